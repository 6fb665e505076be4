/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The C boundary of PyTorch, newer part: dispatcher, lists, strings, errors, threads.
 *
 * True C17 and C++17. The conventions of aoti_torch/c/shim.h hold: inputs are borrowed and outputs
 * are new unless a line says otherwise. Each declaration carries the release it came with; an
 * extension whose target is older cannot name it.
 */
#ifndef TORCH_CSRC_STABLE_C_SHIM_H
#define TORCH_CSRC_STABLE_C_SHIM_H

#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/csrc/inductor/aoti_torch/c/shim_mps.h>
#include <torch/csrc/stable/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Dispatcher -------------------------------------------------------------------------- */

/* Calls operator `opName` ("ns::name") with overload `overloadName` ("" for the default one).
 * `stack` holds every schema argument in order, has room for the returns if they are more,
 * and receives the returns from index 0 on. The callee owns the arguments from the call on,
 * whether the operator succeeds or fails; an unknown operator alone leaves them with the
 * caller. There are no defaults: every argument has to be given. In-place operators return a
 * new handle to the same tensor. A schema type without an ivalue (Scalar, complex, Dict …) fails;
 * PyTorch then leaks the arguments behind it, Tenon drops them all.
 * `extension_build_version` is TORCH_ABI_VERSION; any value is accepted. */
AOTI_TORCH_EXPORT TENON_SINCE_2_10 AOTITorchError
torch_call_dispatcher(const char *opName, const char *overloadName, StableIValue *stack,
                      uint64_t extension_build_version);

/* aoti_torch_library_impl that also says with which version the extension was built, so that a
 * later runtime can adapt the arguments. */
AOTI_TORCH_EXPORT TENON_SINCE_2_10 AOTITorchError torch_library_impl(
    TorchLibraryHandle self, const char *name, void (*fn)(StableIValue *, uint64_t, uint64_t),
    uint64_t extension_build_version);

/* Defines an operator and gives it tags, codes that the torch_tag functions return. */
AOTI_TORCH_EXPORT TENON_SINCE_2_12 AOTITorchError torch_library_def_with_tags(
    TorchLibraryHandle self, const char *schema, const int32_t *tags, int32_t num_tags);

/* Names the Python module that has the fake implementations of this library's operators;
 * `context` is a hint for error messages and may be "". */
AOTI_TORCH_EXPORT TENON_SINCE_2_13 AOTITorchError
torch_library_set_python_module(TorchLibraryHandle self, const char *pymodule, const char *context);

/* ---- Error text, per thread -------------------------------------------------------------- */

/* The text of the last failure on this thread, with and without where it came from. Never NULL;
 * "" before the first failure; later successes do not clear it. Valid until the next failure
 * on this thread. */
AOTI_TORCH_EXPORT TENON_SINCE_2_13 const char *torch_exception_get_what(void);
AOTI_TORCH_EXPORT TENON_SINCE_2_13 const char *torch_exception_get_what_without_backtrace(void);

/* ---- Cells of optionals ------------------------------------------------------------------ */

/* The memory that a present optional points to. Deleting the ivalue leaves what it holds alone.
 * Older targets use C++ new and delete instead. NULL fails in both, without an error text. */
AOTI_TORCH_EXPORT TENON_SINCE_2_13 AOTITorchError torch_new_stable_ivalue(StableIValue **ret_value);
AOTI_TORCH_EXPORT TENON_SINCE_2_13 AOTITorchError torch_delete_stable_ivalue(StableIValue *value);

/* ---- Lists ------------------------------------------------------------------------------- */

/* A new, empty list with room for `size` elements. */
AOTI_TORCH_EXPORT TENON_SINCE_2_10 AOTITorchError
torch_new_list_reserve_size(size_t size, StableListHandle *ret);

/* Elements are plain ivalues: the list neither owns nor frees what they hold. An index out of
 * range fails. */
AOTI_TORCH_EXPORT TENON_SINCE_2_10 AOTITorchError torch_list_size(StableListHandle list_handle,
                                                                  size_t *size);
AOTI_TORCH_EXPORT TENON_SINCE_2_10 AOTITorchError torch_list_get_item(StableListHandle list_handle,
                                                                      size_t index,
                                                                      StableIValue *element);
AOTI_TORCH_EXPORT TENON_SINCE_2_10 AOTITorchError torch_list_set_item(StableListHandle list_handle,
                                                                      size_t index,
                                                                      StableIValue element);
AOTI_TORCH_EXPORT TENON_SINCE_2_10 AOTITorchError torch_list_push_back(StableListHandle list_handle,
                                                                       StableIValue element);

/* Frees the list, not what its elements hold. */
AOTI_TORCH_EXPORT TENON_SINCE_2_10 AOTITorchError torch_delete_list(StableListHandle list_handle);

/* ---- Strings ----------------------------------------------------------------------------- */

/* A copy of `length` bytes, which may hold zeros. */
AOTI_TORCH_EXPORT TENON_SINCE_2_10 AOTITorchError torch_new_string_handle(const char *data,
                                                                          size_t length,
                                                                          StringHandle *handle);

/* The bytes are borrowed, zero-terminated, and live until the string is deleted. */
AOTI_TORCH_EXPORT TENON_SINCE_2_10 AOTITorchError torch_string_length(StringHandle handle,
                                                                      size_t *length);
AOTI_TORCH_EXPORT TENON_SINCE_2_10 AOTITorchError torch_string_c_str(StringHandle handle,
                                                                     const char **data);
AOTI_TORCH_EXPORT TENON_SINCE_2_10 AOTITorchError torch_delete_string(StringHandle handle);

/* ---- Tensors ----------------------------------------------------------------------------- */

/* aoti_torch_get_data_ptr that says whether the caller will write. */
AOTI_TORCH_EXPORT TENON_SINCE_2_10 AOTITorchError
torch_get_mutable_data_ptr(AtenTensorHandle tensor, void **ret_data_ptr);
AOTI_TORCH_EXPORT TENON_SINCE_2_10 AOTITorchError
torch_get_const_data_ptr(AtenTensorHandle tensor, const void **ret_data_ptr);

/* Fails when gradients are asked of a dtype that has none. */
AOTI_TORCH_EXPORT TENON_SINCE_2_10 AOTITorchError torch_set_requires_grad(AtenTensorHandle tensor,
                                                                          bool requires_grad);

/* false for an undefined tensor, and for one that is not laid out in memory, such as a sparse one.
 */
AOTI_TORCH_EXPORT TENON_SINCE_2_14 AOTITorchError torch_has_storage(AtenTensorHandle tensor,
                                                                    bool *ret_has_storage);

/* A tensor over memory that `deleter(data, deleter_ctx)` frees, once, when the last reference
 * to the storage goes, on whichever thread that is. A NULL deleter leaves the memory with the
 * caller. The device index of CPU memory is -1. When `data` is NULL, PyTorch allocates
 * instead and never calls the deleter. */
AOTI_TORCH_EXPORT TENON_SINCE_2_11 AOTITorchError torch_from_blob(
    void *data, int64_t ndim, const int64_t *sizes_ptr, const int64_t *strides_ptr,
    int64_t storage_offset, int32_t dtype, int32_t device_type, int32_t device_index,
    AtenTensorHandle *ret, int32_t layout, const uint8_t *opaque_metadata,
    int64_t opaque_metadata_size, void (*deleter)(void *data, void *ctx), void *deleter_ctx);

/* ---- Codes ------------------------------------------------------------------------------- */

/* Codes of the two youngest dtypes. */
AOTI_TORCH_EXPORT TENON_SINCE_2_11 int32_t torch_dtype_float8_e8m0fnu(void);
AOTI_TORCH_EXPORT TENON_SINCE_2_11 int32_t torch_dtype_float4_e2m1fn_x2(void);

/* Codes of operator tags. */
AOTI_TORCH_EXPORT TENON_SINCE_2_12 int32_t torch_tag_core(void);
AOTI_TORCH_EXPORT TENON_SINCE_2_12 int32_t torch_tag_cudagraph_unsafe(void);
AOTI_TORCH_EXPORT TENON_SINCE_2_12 int32_t torch_tag_data_dependent_output(void);
AOTI_TORCH_EXPORT TENON_SINCE_2_12 int32_t torch_tag_dynamic_output_shape(void);
AOTI_TORCH_EXPORT TENON_SINCE_2_12 int32_t torch_tag_flexible_layout(void);
AOTI_TORCH_EXPORT TENON_SINCE_2_12 int32_t torch_tag_generated(void);
AOTI_TORCH_EXPORT TENON_SINCE_2_12 int32_t torch_tag_inplace_view(void);
AOTI_TORCH_EXPORT TENON_SINCE_2_12 int32_t torch_tag_maybe_aliasing_or_mutating(void);
AOTI_TORCH_EXPORT TENON_SINCE_2_12 int32_t torch_tag_needs_contiguous_strides(void);
AOTI_TORCH_EXPORT TENON_SINCE_2_12 int32_t torch_tag_needs_exact_strides(void);
AOTI_TORCH_EXPORT TENON_SINCE_2_12 int32_t torch_tag_needs_fixed_stride_order(void);
AOTI_TORCH_EXPORT TENON_SINCE_2_12 int32_t torch_tag_nondeterministic_bitwise(void);
AOTI_TORCH_EXPORT TENON_SINCE_2_12 int32_t torch_tag_nondeterministic_seeded(void);
AOTI_TORCH_EXPORT TENON_SINCE_2_12 int32_t torch_tag_out_variant(void);
AOTI_TORCH_EXPORT TENON_SINCE_2_12 int32_t torch_tag_pointwise(void);
AOTI_TORCH_EXPORT TENON_SINCE_2_12 int32_t torch_tag_pt2_compliant_tag(void);
AOTI_TORCH_EXPORT TENON_SINCE_2_12 int32_t torch_tag_reduction(void);
AOTI_TORCH_EXPORT TENON_SINCE_2_12 int32_t torch_tag_view_copy(void);

/* Reads "cpu", "cuda:1" and the like; without an index that is -1. Outputs untouched on failure. */
AOTI_TORCH_EXPORT TENON_SINCE_2_10 AOTITorchError torch_parse_device_string(
    const char *device_string, uint32_t *out_device_type, int32_t *out_device_index);

/* ---- Threads ----------------------------------------------------------------------------- */

/* One slice of a parallel loop: the half-open range of indices, and the caller's context. */
typedef void (*ParallelFunc)(int64_t begin, int64_t end, void *ctx);

/* Cuts [begin, end) into slices of at least `grain_size` and runs them on the runtime's
 * threads, the caller among them; returns when all are done. Nested calls run on the calling
 * thread. A C++ exception of `func` becomes a failure. */
AOTI_TORCH_EXPORT TENON_SINCE_2_10 AOTITorchError torch_parallel_for(int64_t begin, int64_t end,
                                                                     int64_t grain_size,
                                                                     ParallelFunc func, void *ctx);

/* The number of the worker, 0 outside a parallel loop, and how many a loop may use. */
AOTI_TORCH_EXPORT TENON_SINCE_2_10 AOTITorchError torch_get_thread_idx(uint32_t *out_thread_idx);
AOTI_TORCH_EXPORT TENON_SINCE_2_10 AOTITorchError torch_get_num_threads(uint32_t *out_num_threads);

/* ---- Streams and generators -------------------------------------------------------------- */

/* The platform's own stream behind a handle, such as a cudaStream_t. */
AOTI_TORCH_EXPORT TENON_SINCE_2_13 AOTITorchError
torch_stream_native_handle(StreamHandle stream, void **ret_native_handle);

/* A second handle to the same random state; giving one back; the device it draws on. */
AOTI_TORCH_EXPORT TENON_SINCE_2_13 AOTITorchError
torch_new_generator_handle(AtenGeneratorHandle self, AtenGeneratorHandle *ret_new_generator);
AOTI_TORCH_EXPORT TENON_SINCE_2_13 AOTITorchError
torch_delete_generator(AtenGeneratorHandle generator);
AOTI_TORCH_EXPORT TENON_SINCE_2_13 AOTITorchError torch_generator_get_device(
    AtenGeneratorHandle generator, int32_t *ret_device_type, int32_t *ret_device_index);

/* ---- Objects of Python -------------------------------------------------------------------- */

/* Between handles or codes and objects of Python, whose `PyObject *` and `PyTypeObject *` are
 * `void *` here. An object that is given is borrowed, one that comes back is a new reference. The
 * caller holds the GIL. All fail where the runtime's Python package is not imported. */

/* A handle to the tensor that the object names; fails for any other object. */
AOTI_TORCH_EXPORT TENON_SINCE_2_14 AOTITorchError torch_tensor_from_pyobject(void *py_obj,
                                                                             AtenTensorHandle *ret);

/* The object of a tensor, of the class `py_type` where that is not NULL; fails if the runtime
 * cannot make one of it. */
AOTI_TORCH_EXPORT TENON_SINCE_2_14 AOTITorchError torch_tensor_to_pyobject(AtenTensorHandle ath,
                                                                           void *py_type,
                                                                           void **ret);

/* Whether the object is a tensor, also one of a subclass. */
AOTI_TORCH_EXPORT TENON_SINCE_2_15 AOTITorchError torch_is_tensor_pyobject(void *py_obj, bool *ret);

/* Codes of dtypes and of device types; a device without an index has index -1. */
AOTI_TORCH_EXPORT TENON_SINCE_2_15 AOTITorchError torch_dtype_from_pyobject(void *py_obj,
                                                                            int32_t *ret_dtype);
AOTI_TORCH_EXPORT TENON_SINCE_2_15 AOTITorchError torch_dtype_to_pyobject(int32_t dtype,
                                                                          void **ret);
AOTI_TORCH_EXPORT TENON_SINCE_2_15 AOTITorchError
torch_device_from_pyobject(void *py_obj, int32_t *ret_device_type, int32_t *ret_device_index);
AOTI_TORCH_EXPORT TENON_SINCE_2_15 AOTITorchError torch_device_to_pyobject(int32_t device_type,
                                                                           int32_t device_index,
                                                                           void **ret);

#ifdef USE_MPS

/* ---- MPS --------------------------------------------------------------------------------- */

/* Gives the kernel `size` bytes as argument `idx`; Metal copies them, and takes 4 KB at most. */
AOTI_TORCH_EXPORT TENON_SINCE_2_14 AOTITorchError torch_mps_set_arg_bytes(
    AOTIMetalKernelFunctionHandle func, unsigned idx, const void *ptr, uint64_t size);

#endif /* USE_MPS */

#ifdef USE_CUDA

/* ---- CUDA -------------------------------------------------------------------------------- */

/* cuBLAS's handle and the streams, as CUDA's own opaque pointers; without CUDA each of them fails.
 */
AOTI_TORCH_EXPORT TENON_SINCE_2_10 AOTITorchError
torch_get_current_cuda_blas_handle(void **ret_handle);
AOTI_TORCH_EXPORT TENON_SINCE_2_10 AOTITorchError
torch_set_current_cuda_stream(void *stream, int32_t device_index);
AOTI_TORCH_EXPORT TENON_SINCE_2_10 AOTITorchError
torch_get_cuda_stream_from_pool(bool isHighPriority, int32_t device_index, void **ret_stream);
AOTI_TORCH_EXPORT TENON_SINCE_2_10 AOTITorchError
torch_cuda_stream_synchronize(void *stream, int32_t device_index);

/* `error_msg` receives NULL when `err` is success, else a text for the second function to free. */
AOTI_TORCH_EXPORT TENON_SINCE_2_10 AOTITorchError
torch_c10_cuda_check_msg(int32_t err, const char *filename, const char *function_name,
                         uint32_t line_number, bool include_device_assertions, char **error_msg);
AOTI_TORCH_EXPORT TENON_SINCE_2_10 void torch_c10_cuda_free_error_msg(char *error_msg);

#endif /* USE_CUDA */

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif
