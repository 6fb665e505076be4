/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators on torch::stable::Tensor.
 *
 * Each is one C call or one call of the dispatcher; the dispatcher's stack takes owning ivalues and
 * gives owning ivalues back. An operator that changes a tensor in place returns that tensor. What
 * the comments do not say is as in PyTorch's Python interface.
 *
 * All throw std::runtime_error with the runtime's reason when the operator fails, and all may be
 * called from any thread. Which there are depends on the target: the sections say from which
 * release on.
 *
 * With TENON_TORCH_EXTRAS there is also add(), which PyTorch's own headers lack: extras.h.
 */
#ifndef TORCH_CSRC_STABLE_OPS_H
#define TORCH_CSRC_STABLE_OPS_H

#include <torch/csrc/inductor/aoti_torch/generated/c_shim_aten.h>
#include <torch/csrc/stable/c/shim.h>
#include <torch/csrc/stable/macros.h>
#include <torch/csrc/stable/stableivalue_conversions.h>
#include <torch/csrc/stable/version.h>
#include <torch/headeronly/core/ScalarType.h>
#include <torch/headeronly/util/HeaderOnlyArrayRef.h>

#include <tuple>

HIDDEN_NAMESPACE_BEGIN(torch, stable, detail)

[[noreturn]] __attribute__((noinline, cold)) inline void throw_failed_operator(const char *op,
                                                                               const char *overload)
{
    std::string call("dispatcher(");
    call.append(op).append(", \"").append(overload).append("\")");
    throw_last_error(call.c_str(), __FILE__, __LINE__);
}

/* Calls an operator on a stack of owning ivalues, which receives the results. */
inline void call_operator(const char *op, const char *overload, StableIValue *stack)
{
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
    const AOTITorchError status = torch_call_dispatcher(op, overload, stack, TORCH_ABI_VERSION);
#else
    const AOTITorchError status = aoti_torch_call_dispatcher(op, overload, stack);
#endif
    if (C10_UNLIKELY(status != TORCH_SUCCESS)) {
        throw_failed_operator(op, overload);
    }
}

/* The common case: any arguments, one tensor back. */
template <typename... Args>
Tensor call_tensor_operator(const char *op, const char *overload, Args &&...args)
{
    StableIValue stack[] = {from(std::forward<Args>(args))...};
    call_operator(op, overload, stack);
    return to<Tensor>(stack[0]);
}

/* The same with two tensors back. */
template <typename... Args>
std::tuple<Tensor, Tensor> call_two_tensors_operator(const char *op, const char *overload,
                                                     Args &&...args)
{
    StableIValue stack[] = {from(std::forward<Args>(args))...};
    static_assert(sizeof...(args) >= 2, "the results need their room on the stack");
    call_operator(op, overload, stack);
    return std::make_tuple(to<Tensor>(stack[0]), to<Tensor>(stack[1]));
}

/* A pointer to the code of a present optional, for the C shims that take one. */
struct OptionalCode {
    int32_t code = 0;   /* Valid while `given`. */
    bool given = false; /* Whether there is a value. */

    OptionalCode() = default;
    template <typename Enum>
    explicit OptionalCode(const std::optional<Enum> &value) : given(value.has_value())
    {
        if (given) {
            code = code_of(*value);
        }
    }
    explicit OptionalCode(const std::optional<bool> &value) : given(value.has_value())
    {
        code = value.value_or(false) ? 1 : 0;
    }
    int32_t *pointer()
    {
        return given ? &code : nullptr;
    }
};

HIDDEN_NAMESPACE_END(torch, stable, detail)

HIDDEN_NAMESPACE_BEGIN(torch, stable)

/* What frees the memory of from_blob, as a plain function. */
using accelerator::DeleterFnPtr;

/* ---- Target 2.9 and newer ---------------------------------------------------------------- */

inline Tensor empty_like(const Tensor &self)
{
    return detail::call_tensor_operator("aten::empty_like", "", self, std::nullopt, std::nullopt,
                                        std::nullopt, std::nullopt, std::nullopt);
}

/*
 * Writes `value` to every element in place and returns `self`. Throws where the dtype cannot hold
 * it.
 */
inline Tensor fill_(const Tensor &self, double value)
{
    STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_aten_fill__Scalar(self.get(), value));
    return self;
}

/* A view of `length` indices from `start` on; throws when they are not all there. */
inline Tensor narrow(const Tensor &self, int64_t dim, int64_t start, int64_t length)
{
    AtenTensorHandle result = nullptr;
    STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_aten_narrow(self.get(), dim, start, length, &result));
    return Tensor(result);
}

/* `value` is given to every mode; modes other than "constant" accept 0 only. */
inline Tensor pad(const Tensor &self, IntHeaderOnlyArrayRef pad,
                  const std::string &mode = "constant", double value = 0.0)
{
    AtenTensorHandle result = nullptr;
    STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_aten_pad(
        self.get(), pad.data(), static_cast<int64_t>(pad.size()), mode.c_str(), &value, &result));
    return Tensor(result);
}

/* No dimension at all reduces everything. */
inline Tensor amax(const Tensor &self, IntHeaderOnlyArrayRef dims, bool keepdim = false)
{
    AtenTensorHandle result = nullptr;
    STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_aten_amax(
        self.get(), dims.data(), static_cast<int64_t>(dims.size()), keepdim ? 1 : 0, &result));
    return Tensor(result);
}

inline Tensor amax(const Tensor &self, int64_t dim, bool keepdim = false)
{
    return amax(self, IntHeaderOnlyArrayRef(&dim, 1), keepdim);
}

/* A view with two dimensions exchanged; shares memory with `self`. */
inline Tensor transpose(const Tensor &self, int64_t dim0, int64_t dim1)
{
    return detail::call_tensor_operator("aten::transpose", "int", self, dim0, dim1);
}

inline Tensor zero_(const Tensor &self)
{
    return detail::call_tensor_operator("aten::zero_", "", self);
}

/*
 * Copies the elements of `src` into `self`, converted and broadcast. `non_blocking` says nothing on
 * the CPU.
 */
inline Tensor copy_(const Tensor &self, const Tensor &src,
                    std::optional<bool> non_blocking = std::nullopt)
{
    return detail::call_tensor_operator("aten::copy_", "", self, src, non_blocking.value_or(false));
}

/* New memory; keeps the order of a dense layout and drops gaps. */
inline Tensor clone(const Tensor &self)
{
    return detail::call_tensor_operator("aten::clone", "", self, std::nullopt);
}

/* A view where the strides allow one, else a copy. So is reshape(). */
inline Tensor flatten(const Tensor &self, int64_t start_dim = 0, int64_t end_dim = -1)
{
    return detail::call_tensor_operator("aten::flatten", "using_ints", self, start_dim, end_dim);
}

inline Tensor unsqueeze(const Tensor &self, int64_t dim)
{
    return detail::call_tensor_operator("aten::unsqueeze", "", self, dim);
}

/* A view without dimension `dim` if its size is 1, else with it. */
inline Tensor squeeze(const Tensor &self, int64_t dim)
{
    return detail::call_tensor_operator("aten::squeeze", "dim", self, dim);
}

inline Tensor select(const Tensor &self, int64_t dim, int64_t index)
{
    return detail::call_tensor_operator("aten::select", "int", self, dim, index);
}

inline Tensor matmul(const Tensor &self, const Tensor &other)
{
    return detail::call_tensor_operator("aten::matmul", "", self, other);
}

/* ---- New tensors like another ------------------------------------------------------------ */

#if TORCH_FEATURE_VERSION < TORCH_VERSION_2_10_0
HIDDEN_NAMESPACE_END(torch, stable)
HIDDEN_NAMESPACE_BEGIN(torch, stable, detail)

using NewLikeShim = AOTITorchError (*)(AtenTensorHandle, const int64_t *, int64_t, int32_t *,
                                       int32_t *, int32_t *, int32_t, int32_t *,
                                       AtenTensorHandle *);

/* Before 2.10 the shims want every option spelled out; what is not given is that of `self`. */
inline Tensor new_like(NewLikeShim shim, const Tensor &self, IntHeaderOnlyArrayRef size,
                       std::optional<ScalarType> dtype)
{
    int32_t dtype_code = 0;
    int32_t layout = 0;
    int32_t device_type = 0;
    int32_t device_index = 0;
    if (dtype) {
        dtype_code = code_of(*dtype);
    } else {
        STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_get_dtype(self.get(), &dtype_code));
    }
    STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_get_layout(self.get(), &layout));
    STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_get_device_type(self.get(), &device_type));
    STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_get_device_index(self.get(), &device_index));
    AtenTensorHandle result = nullptr;
    STABLE_TORCH_ERROR_CODE_CHECK(shim(self.get(), size.data(), static_cast<int64_t>(size.size()),
                                       &dtype_code, &layout, &device_type, device_index, nullptr,
                                       &result));
    return Tensor(result);
}

HIDDEN_NAMESPACE_END(torch, stable, detail)
HIDDEN_NAMESPACE_BEGIN(torch, stable)

inline Tensor new_empty(const Tensor &self, IntHeaderOnlyArrayRef size,
                        std::optional<ScalarType> dtype = std::nullopt)
{
    return detail::new_like(aoti_torch_aten_new_empty, self, size, dtype);
}

inline Tensor new_zeros(const Tensor &self, IntHeaderOnlyArrayRef size,
                        std::optional<ScalarType> dtype = std::nullopt)
{
    return detail::new_like(aoti_torch_aten_new_zeros, self, size, dtype);
}
#else
inline Tensor new_empty(const Tensor &self, IntHeaderOnlyArrayRef size,
                        std::optional<ScalarType> dtype = std::nullopt,
                        std::optional<Layout> layout = std::nullopt,
                        std::optional<Device> device = std::nullopt,
                        std::optional<bool> pin_memory = std::nullopt)
{
    return detail::call_tensor_operator("aten::new_empty", "", self, size, dtype, layout, device,
                                        pin_memory);
}

inline Tensor new_zeros(const Tensor &self, IntHeaderOnlyArrayRef size,
                        std::optional<ScalarType> dtype = std::nullopt,
                        std::optional<Layout> layout = std::nullopt,
                        std::optional<Device> device = std::nullopt,
                        std::optional<bool> pin_memory = std::nullopt)
{
    return detail::call_tensor_operator("aten::new_zeros", "", self, size, dtype, layout, device,
                                        pin_memory);
}

/* ---- Target 2.10 and newer --------------------------------------------------------------- */

/*
 * Elements are undefined. What is not given is the runtime's default: float32, strided, CPU.
 */
inline Tensor empty(IntHeaderOnlyArrayRef size, std::optional<ScalarType> dtype = std::nullopt,
                    std::optional<Layout> layout = std::nullopt,
                    std::optional<Device> device = std::nullopt,
                    std::optional<bool> pin_memory = std::nullopt,
                    std::optional<MemoryFormat> memory_format = std::nullopt)
{
    return detail::call_tensor_operator("aten::empty", "memory_format", size, dtype, layout, device,
                                        pin_memory, memory_format);
}

/* Without a dtype the default floating type, also for whole numbers. */
inline Tensor full(IntHeaderOnlyArrayRef size, double fill_value,
                   std::optional<ScalarType> dtype = std::nullopt,
                   std::optional<Layout> layout = std::nullopt,
                   std::optional<Device> device = std::nullopt,
                   std::optional<bool> pin_memory = std::nullopt)
{
    detail::OptionalCode dtype_code(dtype);
    detail::OptionalCode layout_code(layout);
    detail::OptionalCode pin_code(pin_memory);
    detail::OptionalCode device_code;
    int32_t device_index = 0;
    if (device) {
        device_code = detail::OptionalCode(std::optional<DeviceType>(device->type()));
        device_index = device->index();
    }
    AtenTensorHandle result = nullptr;
    STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_aten_full(
        size.data(), static_cast<int64_t>(size.size()), fill_value, dtype_code.pointer(),
        layout_code.pointer(), device_code.pointer(), device_index, pin_code.pointer(), &result));
    return Tensor(result);
}

inline Tensor reshape(const Tensor &self, IntHeaderOnlyArrayRef shape)
{
    return detail::call_tensor_operator("aten::reshape", "", self, shape);
}

/* Throws where the strides allow no view, instead of copying. */
inline Tensor view(const Tensor &self, IntHeaderOnlyArrayRef size)
{
    return detail::call_tensor_operator("aten::view", "", self, size);
}

/* The same bytes read as another dtype; where its size differs, the last dimension grows or
 * shrinks. */
inline Tensor view(const Tensor &self, ScalarType dtype)
{
    return detail::call_tensor_operator("aten::view", "dtype", self, dtype);
}

/* A view with the dimensions in another order. */
inline Tensor permute(const Tensor &self, IntHeaderOnlyArrayRef dims)
{
    return detail::call_tensor_operator("aten::permute", "", self, dims);
}

/* A copy of the slices of dimension `dim` that `index` (int32 or int64) lists. */
inline Tensor index_select(const Tensor &self, int64_t dim, const Tensor &index)
{
    return detail::call_tensor_operator("aten::index_select", "", self, dim, index);
}

/*
 * `self` itself where its layout is that already, so the result is not to be written to.
 */
inline Tensor contiguous(const Tensor &self, MemoryFormat memory_format = MemoryFormat::Contiguous)
{
    return detail::call_tensor_operator("aten::contiguous", "", self, memory_format);
}

/* `self` itself where nothing would change, unless `copy` is set. */
inline Tensor to(const Tensor &self, std::optional<ScalarType> dtype = std::nullopt,
                 std::optional<Layout> layout = std::nullopt,
                 std::optional<Device> device = std::nullopt,
                 std::optional<bool> pin_memory = std::nullopt, bool non_blocking = false,
                 bool copy = false, std::optional<MemoryFormat> memory_format = std::nullopt)
{
    return detail::call_tensor_operator("aten::to", "dtype_layout", self, dtype, layout, device,
                                        pin_memory, non_blocking, copy, memory_format);
}

inline Tensor to(const Tensor &self, Device device, bool non_blocking = false, bool copy = false,
                 std::optional<MemoryFormat> memory_format = std::nullopt)
{
    return to(self, std::nullopt, std::nullopt, device, std::nullopt, non_blocking, copy,
              memory_format);
}

/* Whole numbers and bool add up to int64 unless a dtype is given. */
inline Tensor sum(const Tensor &self, std::optional<IntHeaderOnlyArrayRef> dim = std::nullopt,
                  bool keepdim = false, std::optional<ScalarType> dtype = std::nullopt)
{
    return detail::call_tensor_operator("aten::sum", "dim_IntList", self, dim, keepdim, dtype);
}

/* As sum(), into `out`, which is resized where its shape differs, and returned. */
inline Tensor &sum_out(Tensor &out, const Tensor &self,
                       std::optional<IntHeaderOnlyArrayRef> dim = std::nullopt,
                       bool keepdim = false, std::optional<ScalarType> dtype = std::nullopt)
{
    static_cast<void>(
        detail::call_tensor_operator("aten::sum", "IntList_out", self, dim, keepdim, dtype, out));
    return out;
}

/* self - alpha * other. The factor travels as a floating number, so tensors of whole numbers are
 * refused by the operator, whatever its value. */
inline Tensor subtract(const Tensor &self, const Tensor &other, double alpha = 1.0)
{
    AtenTensorHandle result = nullptr;
    STABLE_TORCH_ERROR_CODE_CHECK(
        aoti_torch_aten_subtract_Tensor(self.get(), other.get(), alpha, &result));
    return Tensor(result);
}

/* Of whole numbers and bool alone; bool has no shifts. */
inline Tensor bitwise_and(const Tensor &self, const Tensor &other)
{
    return detail::call_tensor_operator("aten::bitwise_and", "Tensor", self, other);
}

inline Tensor bitwise_or(const Tensor &self, const Tensor &other)
{
    return detail::call_tensor_operator("aten::bitwise_or", "Tensor", self, other);
}

inline Tensor bitwise_left_shift(const Tensor &self, const Tensor &other)
{
    return detail::call_tensor_operator("aten::bitwise_left_shift", "Tensor", self, other);
}

inline Tensor bitwise_right_shift(const Tensor &self, const Tensor &other)
{
    return detail::call_tensor_operator("aten::bitwise_right_shift", "Tensor", self, other);
}

/* The quotient rounded down. Throws for a whole number by 0. */
inline Tensor floor_divide(const Tensor &self, const Tensor &other)
{
    return detail::call_tensor_operator("aten::floor_divide", "", self, other);
}

/* Whether the memory is pinned for an accelerator. */
inline bool is_pinned(const Tensor &self)
{
    StableIValue stack[] = {detail::from(self), detail::from(std::nullopt)};
    detail::call_operator("aten::is_pinned", "", stack);
    return detail::to<bool>(stack[0]);
}

/* The elements in order along `dim`, and the index that each had. */
inline std::tuple<Tensor, Tensor> sort(const Tensor &self, int64_t dim = -1,
                                       bool descending = false)
{
    return detail::call_two_tensors_operator("aten::sort", "", self, dim, descending);
}

/* With `stable` true equal elements keep their order. */
inline std::tuple<Tensor, Tensor> sort(const Tensor &self, std::optional<bool> stable,
                                       int64_t dim = -1, bool descending = false)
{
    return detail::call_two_tensors_operator("aten::sort", "stable", self, stable, dim, descending);
}

/*
 * A tensor over memory that the caller keeps until the last tensor on it is gone. Nothing is copied
 * or checked about the memory; strides may be 0 and must not be negative, which ends the process in
 * PyTorch. The offset counts elements. NULL for `data` allocates memory instead.
 */
inline Tensor from_blob(void *data, IntHeaderOnlyArrayRef sizes, IntHeaderOnlyArrayRef strides,
                        Device device, ScalarType dtype, int64_t storage_offset = 0,
                        Layout layout = Layout::Strided)
{
    AtenTensorHandle result = nullptr;
    STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_create_tensor_from_blob_v2(
        data, static_cast<int64_t>(sizes.size()), sizes.data(), strides.data(), storage_offset,
        detail::code_of(dtype), detail::code_of(device.type()), device.index(), &result,
        detail::code_of(layout), nullptr, 0));
    return Tensor(result);
}

/*
 * Calls f(begin, end) on slices of [begin, end), on several threads, the caller's among them, and
 * returns when all are done. In one call on the caller if there are at most grain_size indices or
 * the caller is in a parallel loop already. `f` is shared by the threads and must be fit for that;
 * what one of them throws arrives as std::runtime_error.
 */
template <typename F>
void parallel_for(int64_t begin, int64_t end, int64_t grain_size, const F &f)
{
    const auto call = [](int64_t first, int64_t last, void *context) {
        (*static_cast<const F *>(context))(first, last);
    };
    STABLE_TORCH_ERROR_CODE_CHECK(
        torch_parallel_for(begin, end, grain_size, call, const_cast<F *>(&f)));
}

/* How many threads a parallel_for() may use. */
inline uint32_t get_num_threads()
{
    uint32_t count = 0;
    STABLE_TORCH_ERROR_CODE_CHECK(torch_get_num_threads(&count));
    return count;
}
#endif

/* ---- Target 2.11 and newer --------------------------------------------------------------- */

#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_11_0
HIDDEN_NAMESPACE_END(torch, stable)
HIDDEN_NAMESPACE_BEGIN(torch, stable, detail)

/* How a deleter travels: a function pointer is itself the context, anything else is copied to the
 * heap, and the copy goes with the call. */
template <typename F>
struct DeleterContext {
    static void *make(F &&deleter)
    {
        return new F(std::move(deleter));
    }
    static void call(void *data, void *context)
    {
        F *const deleter = static_cast<F *>(context);
        (*deleter)(data);
        delete deleter;
    }
};
template <typename R>
struct DeleterContext<R (*)(void *)> {
    static void *make(R (*deleter)(void *))
    {
        return reinterpret_cast<void *>(deleter);
    }
    static void call(void *data, void *context)
    {
        reinterpret_cast<R (*)(void *)>(context)(data);
    }
};

HIDDEN_NAMESPACE_END(torch, stable, detail)
HIDDEN_NAMESPACE_BEGIN(torch, stable)

/*
 * A tensor over memory that deleter(data) frees when the last reference to it goes, on whichever
 * thread that is. CPU memory has no index: PyTorch refuses 0 here, so it is left out.
 *
 * The deleter must not throw. A function pointer travels as it is; any other callable is copied to
 * the heap, and the copy goes with its call. When from_blob throws, the memory is still the
 * caller's, and that copy is lost: it cannot be freed here, as PyTorch calls the deleter in some of
 * these cases and not in others. With NULL for `data` PyTorch never calls it.
 */
template <typename F,
          std::enable_if_t<std::is_invocable<std::decay_t<F> &, void *>::value, int> = 0>
Tensor from_blob(void *data, IntHeaderOnlyArrayRef sizes, IntHeaderOnlyArrayRef strides,
                 Device device, ScalarType dtype, F &&deleter, int64_t storage_offset = 0,
                 Layout layout = Layout::Strided)
{
    using Context = detail::DeleterContext<std::decay_t<F>>;
    const int32_t dtype_code = detail::code_of(dtype);
    const int32_t layout_code = detail::code_of(layout);
    const int32_t device_code = detail::code_of(device.type());
    AtenTensorHandle result = nullptr;
    STABLE_TORCH_ERROR_CODE_CHECK(torch_from_blob(
        data, static_cast<int64_t>(sizes.size()), sizes.data(), strides.data(), storage_offset,
        dtype_code, device_code, device.is_cpu() ? -1 : device.index(), &result, layout_code,
        nullptr, 0, &Context::call, Context::make(std::decay_t<F>(std::forward<F>(deleter)))));
    return Tensor(result);
}
#endif

HIDDEN_NAMESPACE_END(torch, stable)

#ifdef TENON_TORCH_EXTRAS
#    include <torch/csrc/stable/extras.h>
#endif

#endif
