/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The C boundary of PyTorch, older part: what extensions and compiled models call by name.
 *
 * True C17 and C++17. Every function is implemented by the runtime, PyTorch or Tenon. Ownership:
 * handles that are passed in are borrowed, handles that come out are new and deleted by the caller,
 * unless a line says otherwise. NULL is no valid handle except for the delete functions. All
 * functions may be called from any thread; one handle is not to be deleted while another thread
 * uses it. A function that needs a newer target than the author chose is refused by name.
 */
#ifndef TORCH_CSRC_INDUCTOR_AOTI_TORCH_C_SHIM_H
#define TORCH_CSRC_INDUCTOR_AOTI_TORCH_C_SHIM_H

#include <torch/csrc/inductor/aoti_torch/c/macros.h>
#include <torch/csrc/stable/version.h>

#ifdef __cplusplus
#    include <torch/headeronly/util/BFloat16.h>
#    include <torch/headeronly/util/Exception.h>
#    include <torch/headeronly/util/Float8_e4m3fn.h>
#    include <torch/headeronly/util/Float8_e4m3fnuz.h>
#    include <torch/headeronly/util/Float8_e5m2.h>
#    include <torch/headeronly/util/Float8_e5m2fnuz.h>
#    include <torch/headeronly/util/Half.h>
#    include <torch/headeronly/util/complex.h>

typedef c10::Half AOTITorchHalf;
typedef c10::BFloat16 AOTITorchBFloat16;
typedef c10::complex<float> AOTITorchComplexFloat;
typedef c10::complex<double> AOTITorchComplexDouble;
#else
/* C's view of the two half types is their two bytes; complex numbers travel as C's own. */
typedef struct AOTITorchHalf {
    uint16_t x; /* IEEE binary16 */
} AOTITorchHalf;
typedef struct AOTITorchBFloat16 {
    uint16_t x; /* the upper half of a binary32 */
} AOTITorchBFloat16;
typedef float _Complex AOTITorchComplexFloat;
typedef double _Complex AOTITorchComplexDouble;
#endif

#include <torch/csrc/inductor/aoti_torch/c/shim_deprecated.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Codes of dtypes, devices, layouts, memory formats ----------------------------------- */

/* A device type is passed as the code that these return. Ask once and keep it: the codes do not
 * change while a process runs. None of these can fail. */
AOTI_TORCH_EXPORT int32_t aoti_torch_device_type_cpu(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_device_type_cuda(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_device_type_meta(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_device_type_xpu(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_device_type_mps(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_device_type_privateuse1(void);

/* A dtype is passed as the code that these return. The two youngest also exist as
 * torch_dtype_*, one release earlier. */
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_float8_e5m2(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_float8_e4m3fn(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_float8_e5m2fnuz(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_float8_e4m3fnuz(void);
AOTI_TORCH_EXPORT TENON_SINCE_2_12 int32_t aoti_torch_dtype_float8_e8m0fnu(void);
AOTI_TORCH_EXPORT TENON_SINCE_2_12 int32_t aoti_torch_dtype_float4_e2m1fn_x2(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_bfloat16(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_float16(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_float32(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_float64(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_uint8(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_uint16(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_uint32(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_uint64(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_int8(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_int16(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_int32(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_int64(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_bool(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_complex32(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_complex64(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_dtype_complex128(void);

/* Bytes of one element. There is no status: an unknown code throws a C++ exception through this
 * C frame, so C callers pass only codes they were given. */
AOTI_TORCH_EXPORT size_t aoti_torch_dtype_element_size(int32_t dtype);

/* A layout is passed as one of these codes. */
AOTI_TORCH_EXPORT int32_t aoti_torch_layout_strided(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_layout_sparse_coo(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_layout_sparse_csr(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_layout_sparse_csc(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_layout_sparse_bsr(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_layout_sparse_bsc(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_layout__mkldnn(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_layout_jagged(void);

/* A memory format is passed as one of these codes. */
AOTI_TORCH_EXPORT int32_t aoti_torch_memory_format_contiguous_format(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_memory_format_channels_last(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_memory_format_channels_last_3d(void);
AOTI_TORCH_EXPORT int32_t aoti_torch_memory_format_preserve_format(void);

/* The TORCH_ABI_VERSION of the runtime that is loaded, which may be older or newer than these
 * headers. */
AOTI_TORCH_EXPORT uint64_t aoti_torch_abi_version(void);

/* ---- Elements and scalars ---------------------------------------------------------------- */

/* Reads the only element of a tensor, converted to the named dtype. Fails when there is not
 * exactly one element, and when an integer type cannot hold the value; fractions are cut off. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_float16(AtenTensorHandle tensor,
                                                         AOTITorchHalf *ret_value);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_float32(AtenTensorHandle tensor, float *ret_value);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_float64(AtenTensorHandle tensor,
                                                         double *ret_value);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_uint8(AtenTensorHandle tensor, uint8_t *ret_value);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_uint16(AtenTensorHandle tensor,
                                                        uint16_t *ret_value);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_uint32(AtenTensorHandle tensor,
                                                        uint32_t *ret_value);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_uint64(AtenTensorHandle tensor,
                                                        uint64_t *ret_value);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_int8(AtenTensorHandle tensor, int8_t *ret_value);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_int16(AtenTensorHandle tensor, int16_t *ret_value);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_int32(AtenTensorHandle tensor, int32_t *ret_value);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_int64(AtenTensorHandle tensor, int64_t *ret_value);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_bool(AtenTensorHandle tensor, bool *ret_value);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_bfloat16(AtenTensorHandle tensor,
                                                          AOTITorchBFloat16 *ret_value);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_item_complex64(AtenTensorHandle tensor,
                                                           AOTITorchComplexFloat *ret_value);

/* Makes a new CPU tensor without dimensions that holds the value. The caller deletes it. */
AOTI_TORCH_EXPORT AOTITorchError
aoti_torch_scalar_to_tensor_float32(float value, AtenTensorHandle *ret_new_tensor);
AOTI_TORCH_EXPORT AOTITorchError
aoti_torch_scalar_to_tensor_float64(double value, AtenTensorHandle *ret_new_tensor);
AOTI_TORCH_EXPORT AOTITorchError
aoti_torch_scalar_to_tensor_uint8(uint8_t value, AtenTensorHandle *ret_new_tensor);
AOTI_TORCH_EXPORT AOTITorchError
aoti_torch_scalar_to_tensor_uint16(uint16_t value, AtenTensorHandle *ret_new_tensor);
AOTI_TORCH_EXPORT AOTITorchError
aoti_torch_scalar_to_tensor_uint32(uint32_t value, AtenTensorHandle *ret_new_tensor);
AOTI_TORCH_EXPORT AOTITorchError
aoti_torch_scalar_to_tensor_uint64(uint64_t value, AtenTensorHandle *ret_new_tensor);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_int8(int8_t value,
                                                                  AtenTensorHandle *ret_new_tensor);
AOTI_TORCH_EXPORT AOTITorchError
aoti_torch_scalar_to_tensor_int16(int16_t value, AtenTensorHandle *ret_new_tensor);
AOTI_TORCH_EXPORT AOTITorchError
aoti_torch_scalar_to_tensor_int32(int32_t value, AtenTensorHandle *ret_new_tensor);
AOTI_TORCH_EXPORT AOTITorchError
aoti_torch_scalar_to_tensor_int64(int64_t value, AtenTensorHandle *ret_new_tensor);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_bool(bool value,
                                                                  AtenTensorHandle *ret_new_tensor);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_complex64(
    AOTITorchComplexFloat value, AtenTensorHandle *ret_new_tensor);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scalar_to_tensor_complex128(
    AOTITorchComplexDouble value, AtenTensorHandle *ret_new_tensor);

/* ---- Gradient mode, per thread ----------------------------------------------------------- */

/* Whether calls on this thread record for backward. */
AOTI_TORCH_EXPORT bool aoti_torch_grad_mode_is_enabled(void);
AOTI_TORCH_EXPORT void aoti_torch_grad_mode_set_enabled(bool enabled);

/* ---- IValues for profiling records ------------------------------------------------------- */

/* Each copies its argument into a new IValue, to be deleted by the function after them. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_int64_to_ivalue(int64_t val, C10IValueHandle *ivalue);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_strlist_to_ivalue(const char **val, int64_t len,
                                                              C10IValueHandle *ivalue);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_str_to_ivalue(const char *val, C10IValueHandle *ivalue);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_tensor_to_ivalue(AtenTensorHandle val,
                                                             C10IValueHandle *ivalue);

AOTI_TORCH_EXPORT AOTITorchError aoti_torch_delete_c10_value_object(C10IValueHandle handle);

/* Opens and closes a profiler range. `kwargs` and `inputs` are borrowed; the end consumes the
 * guard. */
AOTI_TORCH_EXPORT AOTITorchError aoti_record_function_start(const char *name,
                                                            IValueMapHandle kwargs,
                                                            const C10IValueHandle *inputs,
                                                            const uint64_t n_inputs,
                                                            AtenRecordFunctionHandle *guard);
AOTI_TORCH_EXPORT AOTITorchError aoti_record_function_end(AtenRecordFunctionHandle guard);

/* ---- Tensors: lifetime ------------------------------------------------------------------- */

/* Gives a handle back. The tensor itself lives as long as any handle or operator refers to it. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_delete_tensor_object(AtenTensorHandle tensor);

/* A second owning handle to the same tensor: what is done to the tensor through one is seen
 * through the other. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_new_tensor_handle(AtenTensorHandle orig_handle,
                                                              AtenTensorHandle *new_handle);

/* A new handle to the undefined tensor, to be assigned later. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_new_uninitialized_tensor(AtenTensorHandle *ret);

/* Makes `dst` (or a new handle) name the tensor that `src` names. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_assign_tensors(AtenTensorHandle src,
                                                           AtenTensorHandle dst);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_assign_tensors_out(AtenTensorHandle src,
                                                               AtenTensorHandle *ret_dst);

/* False for the handle of an undefined tensor, which also has no device, storage or data. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_is_defined(AtenTensorHandle tensor,
                                                       bool *ret_is_defined);

/* ---- Tensors: what they are -------------------------------------------------------------- */

/* The first element, storage offset included; NULL for a tensor without elements. Borrowed. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_data_ptr(AtenTensorHandle tensor,
                                                         void **ret_data_ptr);

/* The storage behind the tensor: bytes, and whole elements of its dtype. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_storage_size(AtenTensorHandle tensor,
                                                             int64_t *ret_size);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_storage_numel(AtenTensorHandle tensor,
                                                              int64_t *ret_numel);

/* The number of dimensions, and of elements. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_dim(AtenTensorHandle tensor, int64_t *ret_dim);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_numel(AtenTensorHandle tensor, int64_t *ret_numel);

/* Arrays of `dim` values, in elements. Borrowed: they live as long as the tensor keeps its
 * shape, and are not to be written. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_sizes(AtenTensorHandle tensor, int64_t **ret_sizes);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_strides(AtenTensorHandle tensor,
                                                        int64_t **ret_strides);

/* One dimension of the above; a negative `d` counts from the end. Fails when out of range. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_size(AtenTensorHandle tensor, int64_t d,
                                                     int64_t *ret_size);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_stride(AtenTensorHandle tensor, int64_t d,
                                                       int64_t *ret_stride);

/* The code, to be compared with what the getters above return. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_dtype(AtenTensorHandle tensor, int32_t *ret_dtype);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_layout(AtenTensorHandle tensor,
                                                       int32_t *ret_layout);

/* The device; a CPU tensor has index -1. Fails for an undefined tensor. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_device_type(AtenTensorHandle tensor,
                                                            int32_t *ret_device_type);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_device_index(AtenTensorHandle tensor,
                                                             int32_t *ret_device_index);

/* Where the first element lies in the storage, in elements. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_storage_offset(AtenTensorHandle tensor,
                                                               int64_t *ret_storage_offset);

/* Whether the elements lie in row-major order without gaps. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_is_contiguous(AtenTensorHandle tensor,
                                                          bool *ret_is_contiguous);

/* ---- Tensors: making and copying --------------------------------------------------------- */

/* New uninitialised memory of that shape. A stride may be 0, none may be negative. The caller
 * deletes it. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_empty_strided(int64_t ndim, const int64_t *sizes_ptr,
                                                          const int64_t *strides_ptr, int32_t dtype,
                                                          int32_t device_type, int32_t device_index,
                                                          AtenTensorHandle *ret_new_tensor);

/* The same in memory that an accelerator can read directly; fails without one. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_empty_strided_pinned(
    int64_t ndim, const int64_t *sizes_ptr, const int64_t *strides_ptr, int32_t dtype,
    int32_t device_type, int32_t device_index, AtenTensorHandle *ret_new_tensor);

/* A tensor over memory that the caller keeps alive and frees. The offset counts elements from
 * `data`. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_create_tensor_from_blob(
    void *data, int64_t ndim, const int64_t *sizes_ptr, const int64_t *strides_ptr,
    int64_t storage_offset, int32_t dtype, int32_t device_type, int32_t device_index,
    AtenTensorHandle *ret);

/* The same with a layout. `opaque_metadata` describes packed layouts and is NULL, 0 otherwise. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_create_tensor_from_blob_v2(
    void *data, int64_t ndim, const int64_t *sizes_ptr, const int64_t *strides_ptr,
    int64_t storage_offset, int32_t dtype, int32_t device_type, int32_t device_index,
    AtenTensorHandle *ret, int32_t layout, const uint8_t *opaque_metadata,
    int64_t opaque_metadata_size);

/* A view with as many dimensions as `self` has, and the offset of `self`. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_as_strided(AtenTensorHandle self,
                                                       const int64_t *sizes_ptr,
                                                       const int64_t *strides_ptr,
                                                       AtenTensorHandle *ret);

/* A view of any shape; `storage_offset` is added to the offset of `self`. Bounds are the
 * caller's business. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch__reinterpret_tensor(AtenTensorHandle self, int64_t ndim,
                                                                const int64_t *sizes_ptr,
                                                                const int64_t *strides_ptr,
                                                                int64_t storage_offset,
                                                                AtenTensorHandle *ret_new_tensor);

/* A view of any dtype into the storage of `self`, `offset_bytes` from its start. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch__alloc_from_pool(AtenTensorHandle self,
                                                             int64_t offset_bytes, int32_t dtype,
                                                             int64_t ndim, const int64_t *sizes_ptr,
                                                             const int64_t *strides_ptr,
                                                             AtenTensorHandle *ret_new_tensor);

/* A copy with memory of its own. The first keeps a dense layout; the second keeps every stride,
 * gaps included. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_clone(AtenTensorHandle self, AtenTensorHandle *ret);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_clone_preserve_strides(AtenTensorHandle self,
                                                                   AtenTensorHandle *ret);

/* Copies elements. Mind the order: the source is first here and second in aoti_torch_copy_. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_tensor_copy_(AtenTensorHandle src,
                                                         AtenTensorHandle dst);

AOTI_TORCH_EXPORT AOTITorchError aoti_torch_copy_(AtenTensorHandle self, AtenTensorHandle src,
                                                  int32_t non_blocking);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_zero_(AtenTensorHandle self);

/* ---- Operators that compiled models call ------------------------------------------------- */

/* Results go to `out`, which the caller has made. Handles are borrowed; an entry of `indices`
 * may be NULL. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch__mm_plus_mm_out(AtenTensorHandle out,
                                                            AtenTensorHandle a, AtenTensorHandle b,
                                                            AtenTensorHandle c, AtenTensorHandle d);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scatter_out(AtenTensorHandle out, AtenTensorHandle self,
                                                        int64_t dim, AtenTensorHandle index,
                                                        AtenTensorHandle src);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_scatter_reduce_out(
    AtenTensorHandle out, AtenTensorHandle self, int64_t dim, AtenTensorHandle index,
    AtenTensorHandle src, const char *reduce, int32_t include_self);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_index_put_out(
    AtenTensorHandle out, AtenTensorHandle self, const AtenTensorHandle *indices,
    const uint32_t num_indices, const AtenTensorHandle values, bool accumulate);

/* Linear layers over packed weights; they exist only where the runtime has the packing library. */
AOTI_TORCH_EXPORT AOTITorchError
aoti_torch_cpu_wrapped_fbgemm_pack_gemm_matrix_fp16(AtenTensorHandle weight, AtenTensorHandle *out);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__wrapped_linear_prepack(
    AtenTensorHandle weight, AtenTensorHandle weight_scale, AtenTensorHandle weight_zero_point,
    AtenTensorHandle bias, AtenTensorHandle *out);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu_wrapped_fbgemm_linear_fp16_weight(
    AtenTensorHandle input, AtenTensorHandle weight, AtenTensorHandle bias, int64_t out_channel,
    AtenTensorHandle *out);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cpu__wrapped_quantized_linear_prepacked(
    AtenTensorHandle input, AtenTensorHandle input_scale, AtenTensorHandle input_zero_point,
    AtenTensorHandle weight, AtenTensorHandle out_scale, AtenTensorHandle out_zeropoint,
    int64_t out_channel, AtenTensorHandle *out);

/* Runs operator number `extern_node_index` of a compiled model by way of its host. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_proxy_executor_call_function(
    AOTIProxyExecutorHandle proxy_executor, int extern_node_index, int num_ints,
    int64_t *flatten_int_args, int num_tensors, AtenTensorHandle *flatten_tensor_args);

/* ---- Diagnosis --------------------------------------------------------------------------- */

/* Fails, naming `tensor_name`, when an element is not finite. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_check_inf_and_nan(const char *tensor_name,
                                                              AtenTensorHandle tensor);

/* Debug output of a compiled model, to standard output and to a file. */
AOTI_TORCH_EXPORT void aoti_torch_print_tensor_handle(AtenTensorHandle self, const char *msg);
AOTI_TORCH_EXPORT void aoti_torch_save_tensor_handle(AtenTensorHandle self, const char *tensor_name,
                                                     const char *launch_prefix,
                                                     const char *kernel_name);

/* Throws a C++ exception with `msg` unless `cond` holds. C callers use a status of their own
 * instead. */
AOTI_TORCH_EXPORT void aoti_torch_check(bool cond, const char *func, const char *file,
                                        uint32_t line, const char *msg);

AOTI_TORCH_EXPORT void aoti_torch_warn(const char *func, const char *file, uint32_t line,
                                       const char *msg);
#define AOTI_TORCH_WARN(...) aoti_torch_warn(__func__, __FILE__, (uint32_t)(__LINE__), #__VA_ARGS__)

/* ---- Libraries of operators -------------------------------------------------------------- */

/* Opens a namespace: to define its operators, to implement them for dispatch key `k`, or to add
 * to it from a second place. `file` and `line` appear in messages. The new library owns what
 * is registered through it until aoti_torch_delete_library_object. On failure PyTorch leaves
 * the output untouched: start it as NULL. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_library_init_def(const char *ns, const char *file,
                                                             uint32_t line,
                                                             TorchLibraryHandle *ret_new_torch_lib);
AOTI_TORCH_EXPORT AOTITorchError
aoti_torch_library_init_impl(const char *ns, const char *k, const char *file, uint32_t line,
                             TorchLibraryHandle *ret_new_torch_lib);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_library_init_fragment(
    const char *ns, const char *file, uint32_t line, TorchLibraryHandle *ret_new_torch_lib);

/* Defines an operator by its schema. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_library_def(TorchLibraryHandle self,
                                                        const char *schema);

/* Registers a boxed kernel. `fn` receives the stack, the number of schema arguments and the
 * number of returns; it owns every argument, and writes its results, owned by the caller,
 * from index 0 on. The newer torch_library_impl also says with which version the extension was
 * built. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_library_impl(TorchLibraryHandle self, const char *name,
                                                         void (*fn)(StableIValue *, uint64_t,
                                                                    uint64_t));

/* Withdraws everything that was registered through the library. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_delete_library_object(TorchLibraryHandle tlh);

/* Calls an operator; see torch_call_dispatcher. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_call_dispatcher(const char *opName,
                                                            const char *overloadName,
                                                            StableIValue *stack);

/* ---- Accelerators, whichever there is ---------------------------------------------------- */

/* Makes a device current until the guard is deleted. Fails without an accelerator. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_create_device_guard(int32_t device_index,
                                                                DeviceGuardHandle *ret_guard);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_delete_device_guard(DeviceGuardHandle guard);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_device_guard_set_index(DeviceGuardHandle guard,
                                                                   int32_t device_index);

/* The stream that is current on a device, its number, and the current device. Fail without an
 * accelerator. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_current_stream(int32_t device_index,
                                                               StreamHandle *ret_stream);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_delete_stream(StreamHandle stream);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_stream_id(StreamHandle stream, int64_t *ret_stream_id);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_current_device_index(int32_t *ret_device_index);

#ifdef USE_CUDA

/* The same for CUDA alone; a stream is a cudaStream_t. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_create_cuda_guard(int32_t device_index,
                                                              CUDAGuardHandle *ret_guard);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_delete_cuda_guard(CUDAGuardHandle guard);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cuda_guard_set_index(CUDAGuardHandle guard,
                                                                 int32_t device_index);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_create_cuda_stream_guard(
    void *stream, int32_t device_index, CUDAStreamGuardHandle *ret_guard);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_delete_cuda_stream_guard(CUDAStreamGuardHandle guard);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_get_current_cuda_stream(int32_t device_index,
                                                                    void **ret_stream);

/* Device memory from the runtime's own allocator. */
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cuda_caching_allocator_raw_alloc(uint64_t nbytes,
                                                                             void **ret_ptr);
AOTI_TORCH_EXPORT AOTITorchError aoti_torch_cuda_caching_allocator_raw_delete(void *ptr);

#endif /* USE_CUDA */

#ifdef __cplusplus
} /* extern "C" */
#endif

#ifdef __cplusplus
/* The dtype code of a C++ element type, for compiled models; other types have none. */
template <typename T>
int32_t aoti_torch_dtype() = delete;

#    define TENON_DTYPE_OF(type, name)                                                             \
        template <>                                                                                \
        inline int32_t aoti_torch_dtype<type>()                                                    \
        {                                                                                          \
            return aoti_torch_dtype_##name();                                                      \
        }
TENON_DTYPE_OF(c10::BFloat16, bfloat16)
TENON_DTYPE_OF(c10::Half, float16)
TENON_DTYPE_OF(c10::complex<float>, complex64)
TENON_DTYPE_OF(bool, bool)
TENON_DTYPE_OF(float, float32)
TENON_DTYPE_OF(double, float64)
TENON_DTYPE_OF(uint8_t, uint8)
TENON_DTYPE_OF(int8_t, int8)
TENON_DTYPE_OF(int16_t, int16)
TENON_DTYPE_OF(int32_t, int32)
TENON_DTYPE_OF(int64_t, int64)
TENON_DTYPE_OF(uint16_t, uint16)
TENON_DTYPE_OF(uint32_t, uint32)
TENON_DTYPE_OF(uint64_t, uint64)
#    undef TENON_DTYPE_OF

#    define AOTI_TORCH_CHECK(cond, ...) STD_TORCH_CHECK(cond, __VA_ARGS__)
#endif

#endif
