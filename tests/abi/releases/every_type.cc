/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What every_type.c does, with the C++ wrappers of the stable ABI and under the same names: every
 * type, every function of ops.h, every way to fail. It is compiled once for each release, in a
 * namespace of its own, EXT_NS, with Tenon's headers and with PyTorch's.
 */
#include <torch/csrc/stable/accelerator.h>
#include <torch/csrc/stable/device.h>
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
#    include <torch/csrc/stable/generator.h>
#endif

#include <cstdint>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

#include "every_type.h"

namespace
{

namespace stable = torch::stable;
using stable::Tensor;
using torch::headeronly::ScalarType;
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
using stable::Device;
using torch::headeronly::kCPU;
using torch::headeronly::Layout;
using torch::headeronly::MemoryFormat;
#endif
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
using stable::Generator;
#endif

/* ---- every type ---- */

template <class T>
T copy(T value)
{
    return value;
}

/* ---- calling operators ---- */

Tensor blob(const Tensor &)
{
    static float values[] = {5, 6, 7, 8};
    const int64_t size = 2;
    const int64_t stride = 2;
    AtenTensorHandle handle = nullptr;
    TORCH_ERROR_CODE_CHECK(
        aoti_torch_create_tensor_from_blob(values, 1, &size, &stride, 1, aoti_torch_dtype_float32(),
                                           aoti_torch_device_type_cpu(), -1, &handle));
    return Tensor(handle);
}

Tensor zero(Tensor x)
{
    return stable::zero_(x);
}

Tensor fill(Tensor x, double value)
{
    return stable::fill_(x, value);
}

using Step = Tensor (*)(const Tensor &x);

const Step steps[] = {
    [](const Tensor &x) { return stable::clone(x); },
    [](const Tensor &x) { return stable::transpose(x, 0, 1); },
    [](const Tensor &x) { return zero(stable::clone(x)); },
    [](const Tensor &x) {
        Tensor to = zero(stable::empty_like(x));
        return stable::copy_(to, x);
    },
    [](const Tensor &x) { return stable::flatten(x); },
    [](const Tensor &x) { return stable::unsqueeze(x, 0); },
    [](const Tensor &x) { return stable::squeeze(x, 0); },
    [](const Tensor &x) { return stable::select(x, 0, 1); },
    [](const Tensor &x) { return stable::matmul(x, x); },
    [](const Tensor &x) { return fill(stable::clone(x), 2.5); },
    [](const Tensor &x) {
        Tensor whole = x;
        return stable::narrow(whole, 0, 1, 1);
    },
    [](const Tensor &x) { return stable::new_zeros(x, {2}); },
    [](const Tensor &x) {
        return stable::pad(x, {1, 1}, "constant", 9);
    },
    [](const Tensor &x) {
        return stable::amax(x, {0, 1}, false);
    },
    [](const Tensor &x) { return stable::amax(x, 0, false); },
    blob,
    [](const Tensor &x) { return fill(stable::new_empty(x, {2}), 1); },
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
    [](const Tensor &x) { return stable::reshape(x, {-1}); },
    [](const Tensor &x) { return stable::view(x, {-1}); },
    [](const Tensor &x) { return stable::contiguous(x); },
    [](const Tensor &x) { return stable::to(x, ScalarType::Char); },
    [](const Tensor &x) {
        const int64_t dim = 0;
        return stable::sum(x, torch::headeronly::IntHeaderOnlyArrayRef(&dim, 1));
    },
    [](const Tensor &x) {
        const int64_t dim = 0;
        Tensor out = stable::new_empty(x, {2});
        return stable::sum_out(out, x, torch::headeronly::IntHeaderOnlyArrayRef(&dim, 1));
    },
    [](const Tensor &x) { return stable::subtract(x, x, 2); },
    [](const Tensor &) { return stable::full({2}, 7, ScalarType::Long); },
    [](const Tensor &) {
        return zero(stable::empty({2}, ScalarType::Short, std::nullopt, Device(kCPU)));
    },
    [](const Tensor &) {
        static double values[] = {1, 2, 3, 4};
        return stable::from_blob(values, {2, 2}, {1, 2}, Device(kCPU), ScalarType::Double);
    },
#endif
};

Tensor step(const Tensor &x, int64_t which)
{
    STD_TORCH_CHECK(which >= 0 && which < static_cast<int64_t>(sizeof steps / sizeof *steps),
                    "there is no step ", which);
    return steps[which](x);
}

/* ---- what a tensor says of itself ---- */

std::tuple<int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t,
           int64_t, int64_t>
facts(const Tensor &x)
{
    const int64_t dim = x.dim();
    return {dim,
            x.numel(),
            dim > 0 ? x.size(-1) : -1,
            dim > 0 ? x.stride(-1) : -1,
            x.storage_offset(),
            static_cast<int64_t>(x.scalar_type()),
            x.is_cpu() && !x.is_cuda() ? 0 : -1,
            x.get_device_index(),
            static_cast<int64_t>(x.layout()),
            x.is_contiguous(),
            x.defined() && Tensor(x).numel() == x.numel() && !Tensor().defined(),
            x.element_size()};
}

/* ---- arities, results, failures ---- */

std::tuple<Tensor, int64_t, double, bool> several(Tensor x, int64_t i, std::optional<double> d)
{
    return {x, -i, d.value_or(0.5), d.has_value()};
}

void nothing(int64_t i)
{
    STD_TORCH_CHECK(i != 13, "no ", "thirteen", " today");
}

Tensor undefined()
{
    return Tensor();
}

/* The first failures are those of every_type.c, the others are exceptions of C++. */
int64_t fail(int64_t how)
{
    switch (how) {
    case 1:
        STD_TORCH_CHECK(false, "the text of failure ", how);
        break;
    case 2:
        (void)stable::select(blob(Tensor()), 0, 0).size(7);
        break;
    case 3:
        (void)stable::unsqueeze(stable::select(blob(Tensor()), 0, 0), 7);
        break;
    case 4:
        throw std::runtime_error("two\nlines");
    case 5:
        throw std::invalid_argument("a wrong value");
    case 6:
        throw std::out_of_range("a wrong index");
    case 7:
        throw std::overflow_error("too much");
    case 8:
        throw std::bad_alloc();
    case 9:
        throw 9;
    case 10:
        (void)stable::accelerator::getCurrentDeviceIndex();
        break;
    case 11:
        stable::accelerator::DeviceGuard(0).set_index(1);
        break;
    case 12:
        (void)stable::accelerator::getCurrentStream(0).id();
        break;
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
    case 13:
        (void)stable::accelerator::getCurrentStream(0).nativeHandle();
        break;
#endif
    default:
        break;
    }
    return how;
}

int64_t one_of_each(int64_t i)
{
    return i;
}

/* Narrower than the schema's type: the ivalue is the low bytes, zero-extended. */
int32_t narrow_int(int32_t i)
{
    return i;
}

/* ---- keys ---- */

int64_t key_1(const Tensor &)
{
    return 1;
}

int64_t key_2(const Tensor &)
{
    return 2;
}

#define TEXT2(name) #name
#define TEXT(name)  TEXT2(name)

int64_t on_meta()
{
    const int64_t size = 3;
    const int64_t stride = 1;
    AtenTensorHandle handle = nullptr;
    TORCH_ERROR_CODE_CHECK(aoti_torch_empty_strided(1, &size, &stride, aoti_torch_dtype_float32(),
                                                    aoti_torch_device_type_meta(), 0, &handle));
    StableIValue stack[] = {torch::stable::detail::from(Tensor(handle))};
    TORCH_ERROR_CODE_CHECK(aoti_torch_call_dispatcher(TEXT(EXT_NS) "::by_key", "", stack));
    return torch::stable::detail::to<int64_t>(stack[0]);
}

int64_t catch_all(int64_t i)
{
    return i + 100;
}

/* ---- what 2.9 does not have ---- */

#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
/* Lists of bool can be read and not written. */
int64_t count_true(const std::vector<bool> &list)
{
    int64_t count = 0;
    for (const bool value : list) {
        count += value;
    }
    return count;
}

Device parse(const std::string &text)
{
    return Device(text);
}

/* Where the elements are, by every member that says so: the sum of a dense float32 tensor. */
double memory(Tensor x)
{
    x.set_requires_grad(false);
    const float *typed = x.const_data_ptr<float>();
    STD_TORCH_CHECK(x.data_ptr() == typed && x.const_data_ptr() == typed &&
                        x.mutable_data_ptr() == typed && x.mutable_data_ptr<float>() == typed,
                    "two addresses");
    STD_TORCH_CHECK(x.device() == Device(kCPU), "another device");
    double sum = 0;
    int64_t count = 1;
    for (size_t i = 0; i < x.sizes().size(); i++) {
        count *= x.sizes()[i];
        STD_TORCH_CHECK(x.strides()[i] >= 0, "a negative stride");
    }
    for (int64_t i = 0; i < count; i++) {
        sum += typed[i];
    }
    return sum;
}

/* The sum of 0 … n-1, in slices; fails in the slice that holds `bad`. */
int64_t parallel(int64_t n, int64_t grain, int64_t bad)
{
    int64_t sum = 0;
    stable::parallel_for(0, n, grain, [&](int64_t begin, int64_t end) {
        int64_t part = 0;
        for (int64_t i = begin; i < end; i++) {
            STD_TORCH_CHECK(i != bad, "slice with ", bad);
            part += i;
        }
        __atomic_fetch_add(&sum, part, __ATOMIC_RELAXED);
    });
    STD_TORCH_CHECK(stable::get_num_threads() >= 1, "no threads");
    return sum;
}

/* The device, unread. */
StableIValue forward(StableIValue device)
{
    StableIValue stack[] = {device};
    STABLE_TORCH_ERROR_CODE_CHECK(
        torch_call_dispatcher(TEXT(EXT_NS) "::copy_D", "", stack, TORCH_ABI_VERSION));
    return stack[0];
}
#endif

#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_11_0
/* How often the deleter of a blob ran: while a view is left, and when none is. */
std::tuple<int64_t, int64_t> blob_lambda()
{
    static float values[4];
    int64_t freed = 0;
    int64_t before = 0;
    {
        std::optional<Tensor> whole =
            stable::from_blob(values, {4}, {1}, Device(kCPU), ScalarType::Float,
                              [&freed](void *data) { freed += data == values ? 1 : 100; });
        const Tensor part = stable::select(*whole, 0, 1);
        whole.reset();
        before = freed;
    }
    return {before, freed};
}
#endif

#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
/* Whether there is a generator, and it draws on the CPU. */
bool draws_on_cpu(const std::optional<Generator> &generator)
{
    return generator.has_value() && generator->device().is_cpu();
}
#endif

} // namespace

#define DEFINE_COPY(name, code, schema, cpp) m.def("copy_" #name "(" schema " x) -> " schema);
#define DEFINE_OTHER(schema)                 m.def(schema);
STABLE_TORCH_LIBRARY(EXT_NS, m)
{
    TYPES(DEFINE_COPY)
    m.impl("catch_all", TORCH_BOX(&catch_all));
}

STABLE_TORCH_LIBRARY_FRAGMENT(EXT_NS, m)
{
    OTHER_SCHEMAS(DEFINE_OTHER)
    m.def("narrow_int(int i) -> int");
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
    m.def("count_true(bool[] list) -> int");
    m.def("parallel(int n, int grain, int bad=-1) -> int");
    m.def("forward(Device device) -> Device");
    m.def("parse(str text) -> Device");
    m.def("memory(Tensor x) -> float");
#endif
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_11_0
    m.def("blob_lambda() -> (int, int)");
#endif
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_12_0
    m.def("tagged(int i) -> int", {at::Tag::pointwise});
#endif
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
    m.def("draws_on_cpu(Generator? generator) -> bool");
    m.set_python_module("every_type_fakes", "tests");
#endif
}

STABLE_TORCH_LIBRARY_IMPL(EXT_NS, CPU, m)
{
    m.impl("by_key", TORCH_BOX(&key_1));
    m.impl("with_autograd", TORCH_BOX(&key_1));
}

STABLE_TORCH_LIBRARY_IMPL(EXT_NS, Meta, m)
{
    m.impl("by_key", TORCH_BOX(&key_2));
}

STABLE_TORCH_LIBRARY_IMPL(EXT_NS, Autograd, m)
{
    m.impl("with_autograd", TORCH_BOX(&key_2));
}

#define IMPLEMENT_COPY(name, code, schema, cpp) m.impl("copy_" #name, TORCH_BOX((&copy<cpp>)));
STABLE_TORCH_LIBRARY_IMPL(EXT_NS, CompositeExplicitAutograd, m)
{
    TYPES(IMPLEMENT_COPY)
    m.impl("step", TORCH_BOX(&step));
    m.impl("facts", TORCH_BOX(&facts));
    m.impl("several", TORCH_BOX(&several));
    m.impl("nothing", TORCH_BOX(&nothing));
    m.impl("undefined", TORCH_BOX(&undefined));
    m.impl("fail", TORCH_BOX(&fail));
    m.impl("two_arguments", TORCH_BOX(&one_of_each));
    m.impl("two_results", TORCH_BOX(&one_of_each));
    m.impl("on_meta", TORCH_BOX(&on_meta));
    m.impl("narrow_int", TORCH_BOX(&narrow_int));
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
    m.impl("count_true", TORCH_BOX(&count_true));
    m.impl("parallel", TORCH_BOX(&parallel));
    m.impl("forward", TORCH_BOX(&forward));
    m.impl("parse", TORCH_BOX(&parse));
    m.impl("memory", TORCH_BOX(&memory));
#endif
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_11_0
    m.impl("blob_lambda", TORCH_BOX(&blob_lambda));
#endif
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_12_0
    m.impl("tagged", TORCH_BOX(&one_of_each));
#endif
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
    m.impl("draws_on_cpu", TORCH_BOX(&draws_on_cpu));
#endif
}
