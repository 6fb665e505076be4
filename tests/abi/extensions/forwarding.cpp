/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Ivalues that nobody looks into: kernels with StableIValue parameters pass them on to an operator
 * or give them back, and literals of up to eight bytes cross under schema types of another width.
 */
#include <torch/csrc/stable/device.h>
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>

#include <cstdint>

namespace
{

using torch::stable::Tensor;

/* Calls an operator with a stack that is right already; its one result is left in the first ivalue.
 */
StableIValue call(const char *name, const char *overload, StableIValue *stack)
{
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
    STABLE_TORCH_ERROR_CODE_CHECK(torch_call_dispatcher(name, overload, stack, TORCH_ABI_VERSION));
#else
    TORCH_ERROR_CODE_CHECK(aoti_torch_call_dispatcher(name, overload, stack));
#endif
    return stack[0];
}

/* Sizes, dtype, layout and device are never read here; the two ivalues behind them are None. */
StableIValue make(StableIValue sizes, StableIValue dtype, StableIValue layout, StableIValue device)
{
    StableIValue stack[] = {sizes, dtype, layout, device, 0, 0};
    return call("aten::empty", "memory_format", stack);
}

/* A typed parameter beside unread ones. */
Tensor sum_as(const Tensor &self, StableIValue dims, bool keepdim, StableIValue dtype)
{
    StableIValue stack[] = {torch::stable::detail::from(self), dims, keepdim ? 1U : 0U, dtype};
    return torch::stable::detail::to<Tensor>(call("aten::sum", "dim_IntList", stack));
}

StableIValue same(StableIValue ivalue)
{
    return ivalue;
}

int32_t narrow_int(int32_t value)
{
    return value;
}

uint8_t narrowest_int(uint8_t value)
{
    return value;
}

/* The low half of the double that the schema says. */
int64_t float_bits(float value)
{
    uint32_t bits;
    static_assert(sizeof bits == sizeof value, "both are 32 bits");
    __builtin_memcpy(&bits, &value, sizeof bits);
    return bits;
}

enum class Colour : int16_t { red = -1, green = 2 };

Colour other(Colour colour)
{
    return colour == Colour::green ? Colour::red : Colour::green;
}

/* The codes of enumerations, which the first generation of the ivalues has as plain numbers. */
int64_t code(int32_t value)
{
    return value;
}

int32_t same_code(int32_t value)
{
    return value;
}

/* Eight bytes of an author's own. */
struct Pair {
    uint32_t first;
    uint32_t second;
};

Pair swapped(Pair pair)
{
    return {pair.second, pair.first};
}

} // namespace

STABLE_TORCH_LIBRARY(EXT_NS, m)
{
    m.def("make(int[] sizes, ScalarType? dtype, Layout? layout, Device? device) -> Tensor");
    m.def("sum_as(Tensor self, int[]? dims, bool keepdim, ScalarType? dtype) -> Tensor");
    m.def("same_str(str x) -> str");
    m.def("same_ints(int[]? x) -> int[]?");
    m.def("same_float(float x) -> float");
    m.def("same_tensor(Tensor x) -> Tensor");
    m.def("narrow_int(int x) -> int");
    m.def("narrowest_int(int x) -> int");
    m.def("float_bits(float x) -> int");
    m.def("other(int x) -> int");
    m.def("swapped(int x) -> int");
    m.def("dtype_code(ScalarType x) -> int");
    m.def("layout_code(Layout x) -> int");
    m.def("format_code(MemoryFormat x) -> int");
    m.def("same_dtype(ScalarType x) -> ScalarType");
}

STABLE_TORCH_LIBRARY_IMPL(EXT_NS, CompositeExplicitAutograd, m)
{
    m.impl("make", TORCH_BOX(&make));
    m.impl("sum_as", TORCH_BOX(&sum_as));
    m.impl("same_str", TORCH_BOX(&same));
    m.impl("same_ints", TORCH_BOX(&same));
    m.impl("same_float", TORCH_BOX(&same));
    m.impl("same_tensor", TORCH_BOX(&same));
    m.impl("narrow_int", TORCH_BOX(&narrow_int));
    m.impl("narrowest_int", TORCH_BOX(&narrowest_int));
    m.impl("float_bits", TORCH_BOX(&float_bits));
    m.impl("other", TORCH_BOX(&other));
    m.impl("swapped", TORCH_BOX(&swapped));
    m.impl("dtype_code", TORCH_BOX(&code));
    m.impl("layout_code", TORCH_BOX(&code));
    m.impl("format_code", TORCH_BOX(&code));
    m.impl("same_dtype", TORCH_BOX(&same_code));
}
