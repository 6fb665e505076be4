/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/tenon_api.yaml; `./dev regen` makes it anew. */
/* gcc and clang take strings of any length. */
#pragma GCC diagnostic ignored "-Woverlength-strings"

/* Sizes, alignments and constants of ABI 1; compiling is the check. */
#define TENON_ABI_VERSION_REQUESTED 1
#include <assert.h>
#include <stdalign.h>
#include <tenon/autograd.h>
#include <tenon/library.h>
#include <tenon/loader.h>
#include <tenon/model.h>
#include <tenon/op.h>
#include <tenon/plugin.h>
#include <tenon/schema.h>
#include <tenon/status.h>
#include <tenon/tensor.h>
#include <tenon/experimental/archive.h>
#include <tenon/experimental/backend.h>
#include <tenon/experimental/binary.h>
#include <tenon/experimental/explain.h>
#include <tenon/experimental/package.h>
#include <tenon/experimental/wrapping.h>

static_assert(sizeof(tn_inference_guard) == 24, "spec/tenon_api.yaml: tn_inference_guard has another size");
static_assert(alignof(tn_inference_guard) == 8, "spec/tenon_api.yaml: tn_inference_guard has another alignment");
static_assert(sizeof(tn_missing_derivative) == sizeof(int), "an enum is an int: tn_missing_derivative");
static_assert(TN_MISSING_WARN == 0, "spec/tenon_api.yaml: TN_MISSING_WARN = 0");
static_assert(TN_MISSING_NOTHING == 1, "spec/tenon_api.yaml: TN_MISSING_NOTHING = 1");
static_assert(TN_MISSING_ERROR == 2, "spec/tenon_api.yaml: TN_MISSING_ERROR = 2");
static_assert(sizeof(tn_hook_call) == 48, "spec/tenon_api.yaml: tn_hook_call has another size");
static_assert(alignof(tn_hook_call) == 8, "spec/tenon_api.yaml: tn_hook_call has another alignment");
static_assert(sizeof(tn_hook) == 24, "spec/tenon_api.yaml: tn_hook has another size");
static_assert(alignof(tn_hook) == 8, "spec/tenon_api.yaml: tn_hook has another alignment");
static_assert(sizeof(tn_saved_hooks) == 48, "spec/tenon_api.yaml: tn_saved_hooks has another size");
static_assert(alignof(tn_saved_hooks) == 8, "spec/tenon_api.yaml: tn_saved_hooks has another alignment");
static_assert(sizeof(tn_backward_flags) == sizeof(int), "an enum is an int: tn_backward_flags");
static_assert(TN_BACKWARD_RETAIN == 1, "spec/tenon_api.yaml: TN_BACKWARD_RETAIN = 1");
static_assert(TN_BACKWARD_CREATE == 2, "spec/tenon_api.yaml: TN_BACKWARD_CREATE = 2");
static_assert(TN_BACKWARD_UNUSED == 4, "spec/tenon_api.yaml: TN_BACKWARD_UNUSED = 4");
static_assert(sizeof(tn_backward_call) == 56, "spec/tenon_api.yaml: tn_backward_call has another size");
static_assert(alignof(tn_backward_call) == 8, "spec/tenon_api.yaml: tn_backward_call has another alignment");
static_assert(sizeof(tn_function_call) == 56, "spec/tenon_api.yaml: tn_function_call has another size");
static_assert(alignof(tn_function_call) == 8, "spec/tenon_api.yaml: tn_function_call has another alignment");
static_assert(sizeof(tn_function) == 96, "spec/tenon_api.yaml: tn_function has another size");
static_assert(alignof(tn_function) == 8, "spec/tenon_api.yaml: tn_function has another alignment");
static_assert(sizeof(tn_library_kind) == sizeof(int), "an enum is an int: tn_library_kind");
static_assert(TN_LIBRARY_DEF == 0, "spec/tenon_api.yaml: TN_LIBRARY_DEF = 0");
static_assert(TN_LIBRARY_FRAGMENT == 1, "spec/tenon_api.yaml: TN_LIBRARY_FRAGMENT = 1");
static_assert(TN_LIBRARY_IMPL == 2, "spec/tenon_api.yaml: TN_LIBRARY_IMPL = 2");
static_assert(sizeof(tn_load_mode) == sizeof(int), "an enum is an int: tn_load_mode");
static_assert(TN_LOAD_AUTO == 0, "spec/tenon_api.yaml: TN_LOAD_AUTO = 0");
static_assert(TN_LOAD_PLAIN == 1, "spec/tenon_api.yaml: TN_LOAD_PLAIN = 1");
static_assert(TN_LOAD_PRIVATE == 2, "spec/tenon_api.yaml: TN_LOAD_PRIVATE = 2");
static_assert(sizeof(tn_load_options) == 16, "spec/tenon_api.yaml: tn_load_options has another size");
static_assert(alignof(tn_load_options) == 8, "spec/tenon_api.yaml: tn_load_options has another alignment");
static_assert(sizeof(tn_model_options) == 24, "spec/tenon_api.yaml: tn_model_options has another size");
static_assert(alignof(tn_model_options) == 8, "spec/tenon_api.yaml: tn_model_options has another alignment");
static_assert(sizeof(tn_model_input) == 56, "spec/tenon_api.yaml: tn_model_input has another size");
static_assert(alignof(tn_model_input) == 8, "spec/tenon_api.yaml: tn_model_input has another alignment");
static_assert(sizeof(tn_model_constant) == 56, "spec/tenon_api.yaml: tn_model_constant has another size");
static_assert(alignof(tn_model_constant) == 8, "spec/tenon_api.yaml: tn_model_constant has another alignment");
static_assert(sizeof(tn_kind) == sizeof(int), "an enum is an int: tn_kind");
static_assert(TN_KIND_NONE == 0, "spec/tenon_api.yaml: TN_KIND_NONE = 0");
static_assert(TN_KIND_TENSOR == 1, "spec/tenon_api.yaml: TN_KIND_TENSOR = 1");
static_assert(TN_KIND_INT == 2, "spec/tenon_api.yaml: TN_KIND_INT = 2");
static_assert(TN_KIND_DOUBLE == 3, "spec/tenon_api.yaml: TN_KIND_DOUBLE = 3");
static_assert(TN_KIND_BOOL == 4, "spec/tenon_api.yaml: TN_KIND_BOOL = 4");
static_assert(TN_KIND_COMPLEX == 5, "spec/tenon_api.yaml: TN_KIND_COMPLEX = 5");
static_assert(TN_KIND_STRING == 6, "spec/tenon_api.yaml: TN_KIND_STRING = 6");
static_assert(TN_KIND_DTYPE == 7, "spec/tenon_api.yaml: TN_KIND_DTYPE = 7");
static_assert(TN_KIND_LAYOUT == 8, "spec/tenon_api.yaml: TN_KIND_LAYOUT = 8");
static_assert(TN_KIND_MEMORY_FORMAT == 9, "spec/tenon_api.yaml: TN_KIND_MEMORY_FORMAT = 9");
static_assert(TN_KIND_DEVICE == 10, "spec/tenon_api.yaml: TN_KIND_DEVICE = 10");
static_assert(TN_KIND_LIST == 11, "spec/tenon_api.yaml: TN_KIND_LIST = 11");
static_assert(TN_KIND_INTS == 12, "spec/tenon_api.yaml: TN_KIND_INTS = 12");
static_assert(TN_KIND_DEFAULT == 13, "spec/tenon_api.yaml: TN_KIND_DEFAULT = 13");
static_assert(TN_KIND_OPAQUE == 14, "spec/tenon_api.yaml: TN_KIND_OPAQUE = 14");
static_assert(TN_KIND_STREAM == 15, "spec/tenon_api.yaml: TN_KIND_STREAM = 15");
static_assert(sizeof(tn_value) == 24, "spec/tenon_api.yaml: tn_value has another size");
static_assert(alignof(tn_value) == 8, "spec/tenon_api.yaml: tn_value has another alignment");
static_assert(sizeof(tn_op_site) == 32, "spec/tenon_api.yaml: tn_op_site has another size");
static_assert(alignof(tn_op_site) == 8, "spec/tenon_api.yaml: tn_op_site has another alignment");
static_assert(sizeof(tn_argument) == 32, "spec/tenon_api.yaml: tn_argument has another size");
static_assert(alignof(tn_argument) == 8, "spec/tenon_api.yaml: tn_argument has another alignment");
static_assert(sizeof(tn_dispatch_row) == 48, "spec/tenon_api.yaml: tn_dispatch_row has another size");
static_assert(alignof(tn_dispatch_row) == 8, "spec/tenon_api.yaml: tn_dispatch_row has another alignment");
static_assert(sizeof(tn_plugin_answer) == sizeof(int), "an enum is an int: tn_plugin_answer");
static_assert(TN_PLUGIN_DONE == 0, "spec/tenon_api.yaml: TN_PLUGIN_DONE = 0");
static_assert(TN_PLUGIN_DECLINED == 1, "spec/tenon_api.yaml: TN_PLUGIN_DECLINED = 1");
static_assert(TN_PLUGIN_FAILED == 2, "spec/tenon_api.yaml: TN_PLUGIN_FAILED = 2");
static_assert(sizeof(tn_plugin_host) == 32, "spec/tenon_api.yaml: tn_plugin_host has another size");
static_assert(alignof(tn_plugin_host) == 8, "spec/tenon_api.yaml: tn_plugin_host has another alignment");
static_assert(sizeof(tn_plugin_product) == 152, "spec/tenon_api.yaml: tn_plugin_product has another size");
static_assert(alignof(tn_plugin_product) == 8, "spec/tenon_api.yaml: tn_plugin_product has another alignment");
static_assert(sizeof(tn_plugin_convolution) == 304, "spec/tenon_api.yaml: tn_plugin_convolution has another size");
static_assert(alignof(tn_plugin_convolution) == 8, "spec/tenon_api.yaml: tn_plugin_convolution has another alignment");
static_assert(sizeof(tn_plugin) == 48, "spec/tenon_api.yaml: tn_plugin has another size");
static_assert(alignof(tn_plugin) == 8, "spec/tenon_api.yaml: tn_plugin has another alignment");
static_assert(sizeof(tn_schema_mode) == sizeof(int), "an enum is an int: tn_schema_mode");
static_assert(TN_SCHEMA_DEFINE == 0, "spec/tenon_api.yaml: TN_SCHEMA_DEFINE = 0");
static_assert(TN_SCHEMA_ALONE == 1, "spec/tenon_api.yaml: TN_SCHEMA_ALONE = 1");
static_assert(sizeof(tn_status) == sizeof(int), "an enum is an int: tn_status");
static_assert(TN_OK == 0, "spec/tenon_api.yaml: TN_OK = 0");
static_assert(TN_ERR_RUNTIME == 1, "spec/tenon_api.yaml: TN_ERR_RUNTIME = 1");
static_assert(TN_ERR_VALUE == 2, "spec/tenon_api.yaml: TN_ERR_VALUE = 2");
static_assert(TN_ERR_TYPE == 3, "spec/tenon_api.yaml: TN_ERR_TYPE = 3");
static_assert(TN_ERR_INDEX == 4, "spec/tenon_api.yaml: TN_ERR_INDEX = 4");
static_assert(TN_ERR_OVERFLOW == 5, "spec/tenon_api.yaml: TN_ERR_OVERFLOW = 5");
static_assert(TN_ERR_NOT_IMPLEMENTED == 6, "spec/tenon_api.yaml: TN_ERR_NOT_IMPLEMENTED = 6");
static_assert(TN_ERR_MEMORY == 7, "spec/tenon_api.yaml: TN_ERR_MEMORY = 7");
static_assert(TN_ERR_IO == 8, "spec/tenon_api.yaml: TN_ERR_IO = 8");
static_assert(TN_ERR_NOT_FOUND == 9, "spec/tenon_api.yaml: TN_ERR_NOT_FOUND = 9");
static_assert(TN_ERR_LINALG == 10, "spec/tenon_api.yaml: TN_ERR_LINALG = 10");
static_assert(sizeof(tn_dtype) == sizeof(int), "an enum is an int: tn_dtype");
static_assert(TN_DTYPE_U8 == 0, "spec/tenon_api.yaml: TN_DTYPE_U8 = 0");
static_assert(TN_DTYPE_I8 == 1, "spec/tenon_api.yaml: TN_DTYPE_I8 = 1");
static_assert(TN_DTYPE_I16 == 2, "spec/tenon_api.yaml: TN_DTYPE_I16 = 2");
static_assert(TN_DTYPE_I32 == 3, "spec/tenon_api.yaml: TN_DTYPE_I32 = 3");
static_assert(TN_DTYPE_I64 == 4, "spec/tenon_api.yaml: TN_DTYPE_I64 = 4");
static_assert(TN_DTYPE_F16 == 5, "spec/tenon_api.yaml: TN_DTYPE_F16 = 5");
static_assert(TN_DTYPE_F32 == 6, "spec/tenon_api.yaml: TN_DTYPE_F32 = 6");
static_assert(TN_DTYPE_F64 == 7, "spec/tenon_api.yaml: TN_DTYPE_F64 = 7");
static_assert(TN_DTYPE_C32 == 8, "spec/tenon_api.yaml: TN_DTYPE_C32 = 8");
static_assert(TN_DTYPE_C64 == 9, "spec/tenon_api.yaml: TN_DTYPE_C64 = 9");
static_assert(TN_DTYPE_C128 == 10, "spec/tenon_api.yaml: TN_DTYPE_C128 = 10");
static_assert(TN_DTYPE_BOOL == 11, "spec/tenon_api.yaml: TN_DTYPE_BOOL = 11");
static_assert(TN_DTYPE_QI8 == 12, "spec/tenon_api.yaml: TN_DTYPE_QI8 = 12");
static_assert(TN_DTYPE_QU8 == 13, "spec/tenon_api.yaml: TN_DTYPE_QU8 = 13");
static_assert(TN_DTYPE_QI32 == 14, "spec/tenon_api.yaml: TN_DTYPE_QI32 = 14");
static_assert(TN_DTYPE_BF16 == 15, "spec/tenon_api.yaml: TN_DTYPE_BF16 = 15");
static_assert(TN_DTYPE_QU4X2 == 16, "spec/tenon_api.yaml: TN_DTYPE_QU4X2 = 16");
static_assert(TN_DTYPE_QU2X4 == 17, "spec/tenon_api.yaml: TN_DTYPE_QU2X4 = 17");
static_assert(TN_DTYPE_BITS1X8 == 18, "spec/tenon_api.yaml: TN_DTYPE_BITS1X8 = 18");
static_assert(TN_DTYPE_BITS2X4 == 19, "spec/tenon_api.yaml: TN_DTYPE_BITS2X4 = 19");
static_assert(TN_DTYPE_BITS4X2 == 20, "spec/tenon_api.yaml: TN_DTYPE_BITS4X2 = 20");
static_assert(TN_DTYPE_BITS8 == 21, "spec/tenon_api.yaml: TN_DTYPE_BITS8 = 21");
static_assert(TN_DTYPE_BITS16 == 22, "spec/tenon_api.yaml: TN_DTYPE_BITS16 = 22");
static_assert(TN_DTYPE_F8E5M2 == 23, "spec/tenon_api.yaml: TN_DTYPE_F8E5M2 = 23");
static_assert(TN_DTYPE_F8E4M3FN == 24, "spec/tenon_api.yaml: TN_DTYPE_F8E4M3FN = 24");
static_assert(TN_DTYPE_F8E5M2FNUZ == 25, "spec/tenon_api.yaml: TN_DTYPE_F8E5M2FNUZ = 25");
static_assert(TN_DTYPE_F8E4M3FNUZ == 26, "spec/tenon_api.yaml: TN_DTYPE_F8E4M3FNUZ = 26");
static_assert(TN_DTYPE_U16 == 27, "spec/tenon_api.yaml: TN_DTYPE_U16 = 27");
static_assert(TN_DTYPE_U32 == 28, "spec/tenon_api.yaml: TN_DTYPE_U32 = 28");
static_assert(TN_DTYPE_U64 == 29, "spec/tenon_api.yaml: TN_DTYPE_U64 = 29");
static_assert(TN_DTYPE_U1 == 30, "spec/tenon_api.yaml: TN_DTYPE_U1 = 30");
static_assert(TN_DTYPE_U2 == 31, "spec/tenon_api.yaml: TN_DTYPE_U2 = 31");
static_assert(TN_DTYPE_U3 == 32, "spec/tenon_api.yaml: TN_DTYPE_U3 = 32");
static_assert(TN_DTYPE_U4 == 33, "spec/tenon_api.yaml: TN_DTYPE_U4 = 33");
static_assert(TN_DTYPE_U5 == 34, "spec/tenon_api.yaml: TN_DTYPE_U5 = 34");
static_assert(TN_DTYPE_U6 == 35, "spec/tenon_api.yaml: TN_DTYPE_U6 = 35");
static_assert(TN_DTYPE_U7 == 36, "spec/tenon_api.yaml: TN_DTYPE_U7 = 36");
static_assert(TN_DTYPE_I1 == 37, "spec/tenon_api.yaml: TN_DTYPE_I1 = 37");
static_assert(TN_DTYPE_I2 == 38, "spec/tenon_api.yaml: TN_DTYPE_I2 = 38");
static_assert(TN_DTYPE_I3 == 39, "spec/tenon_api.yaml: TN_DTYPE_I3 = 39");
static_assert(TN_DTYPE_I4 == 40, "spec/tenon_api.yaml: TN_DTYPE_I4 = 40");
static_assert(TN_DTYPE_I5 == 41, "spec/tenon_api.yaml: TN_DTYPE_I5 = 41");
static_assert(TN_DTYPE_I6 == 42, "spec/tenon_api.yaml: TN_DTYPE_I6 = 42");
static_assert(TN_DTYPE_I7 == 43, "spec/tenon_api.yaml: TN_DTYPE_I7 = 43");
static_assert(TN_DTYPE_F8E8M0FNU == 44, "spec/tenon_api.yaml: TN_DTYPE_F8E8M0FNU = 44");
static_assert(TN_DTYPE_F4E2M1FNX2 == 45, "spec/tenon_api.yaml: TN_DTYPE_F4E2M1FNX2 = 45");
static_assert(TN_DTYPE_COUNT == 46, "spec/tenon_api.yaml: TN_DTYPE_COUNT = 46");
static_assert(TN_DTYPE_UNDEFINED == 46, "spec/tenon_api.yaml: TN_DTYPE_UNDEFINED = 46");
static_assert(sizeof(tn_device_type) == sizeof(int), "an enum is an int: tn_device_type");
static_assert(TN_DEVICE_CPU == 0, "spec/tenon_api.yaml: TN_DEVICE_CPU = 0");
static_assert(TN_DEVICE_CUDA == 1, "spec/tenon_api.yaml: TN_DEVICE_CUDA = 1");
static_assert(TN_DEVICE_MKLDNN == 2, "spec/tenon_api.yaml: TN_DEVICE_MKLDNN = 2");
static_assert(TN_DEVICE_OPENGL == 3, "spec/tenon_api.yaml: TN_DEVICE_OPENGL = 3");
static_assert(TN_DEVICE_OPENCL == 4, "spec/tenon_api.yaml: TN_DEVICE_OPENCL = 4");
static_assert(TN_DEVICE_IDEEP == 5, "spec/tenon_api.yaml: TN_DEVICE_IDEEP = 5");
static_assert(TN_DEVICE_HIP == 6, "spec/tenon_api.yaml: TN_DEVICE_HIP = 6");
static_assert(TN_DEVICE_FPGA == 7, "spec/tenon_api.yaml: TN_DEVICE_FPGA = 7");
static_assert(TN_DEVICE_MAIA == 8, "spec/tenon_api.yaml: TN_DEVICE_MAIA = 8");
static_assert(TN_DEVICE_XLA == 9, "spec/tenon_api.yaml: TN_DEVICE_XLA = 9");
static_assert(TN_DEVICE_VULKAN == 10, "spec/tenon_api.yaml: TN_DEVICE_VULKAN = 10");
static_assert(TN_DEVICE_METAL == 11, "spec/tenon_api.yaml: TN_DEVICE_METAL = 11");
static_assert(TN_DEVICE_XPU == 12, "spec/tenon_api.yaml: TN_DEVICE_XPU = 12");
static_assert(TN_DEVICE_MPS == 13, "spec/tenon_api.yaml: TN_DEVICE_MPS = 13");
static_assert(TN_DEVICE_META == 14, "spec/tenon_api.yaml: TN_DEVICE_META = 14");
static_assert(TN_DEVICE_HPU == 15, "spec/tenon_api.yaml: TN_DEVICE_HPU = 15");
static_assert(TN_DEVICE_VE == 16, "spec/tenon_api.yaml: TN_DEVICE_VE = 16");
static_assert(TN_DEVICE_LAZY == 17, "spec/tenon_api.yaml: TN_DEVICE_LAZY = 17");
static_assert(TN_DEVICE_IPU == 18, "spec/tenon_api.yaml: TN_DEVICE_IPU = 18");
static_assert(TN_DEVICE_MTIA == 19, "spec/tenon_api.yaml: TN_DEVICE_MTIA = 19");
static_assert(TN_DEVICE_PRIVATEUSE1 == 20, "spec/tenon_api.yaml: TN_DEVICE_PRIVATEUSE1 = 20");
static_assert(TN_DEVICE_COUNT == 21, "spec/tenon_api.yaml: TN_DEVICE_COUNT = 21");
static_assert(sizeof(tn_device) == 2, "spec/tenon_api.yaml: tn_device has another size");
static_assert(alignof(tn_device) == 1, "spec/tenon_api.yaml: tn_device has another alignment");
static_assert(sizeof(tn_layout) == sizeof(int), "an enum is an int: tn_layout");
static_assert(TN_LAYOUT_STRIDED == 0, "spec/tenon_api.yaml: TN_LAYOUT_STRIDED = 0");
static_assert(TN_LAYOUT_SPARSE == 1, "spec/tenon_api.yaml: TN_LAYOUT_SPARSE = 1");
static_assert(TN_LAYOUT_SPARSE_CSR == 2, "spec/tenon_api.yaml: TN_LAYOUT_SPARSE_CSR = 2");
static_assert(TN_LAYOUT_MKLDNN == 3, "spec/tenon_api.yaml: TN_LAYOUT_MKLDNN = 3");
static_assert(TN_LAYOUT_SPARSE_CSC == 4, "spec/tenon_api.yaml: TN_LAYOUT_SPARSE_CSC = 4");
static_assert(TN_LAYOUT_SPARSE_BSR == 5, "spec/tenon_api.yaml: TN_LAYOUT_SPARSE_BSR = 5");
static_assert(TN_LAYOUT_SPARSE_BSC == 6, "spec/tenon_api.yaml: TN_LAYOUT_SPARSE_BSC = 6");
static_assert(TN_LAYOUT_JAGGED == 7, "spec/tenon_api.yaml: TN_LAYOUT_JAGGED = 7");
static_assert(TN_LAYOUT_COUNT == 8, "spec/tenon_api.yaml: TN_LAYOUT_COUNT = 8");
static_assert(sizeof(tn_memory_format) == sizeof(int), "an enum is an int: tn_memory_format");
static_assert(TN_MEMORY_FORMAT_CONTIGUOUS == 0, "spec/tenon_api.yaml: TN_MEMORY_FORMAT_CONTIGUOUS = 0");
static_assert(TN_MEMORY_FORMAT_PRESERVE == 1, "spec/tenon_api.yaml: TN_MEMORY_FORMAT_PRESERVE = 1");
static_assert(TN_MEMORY_FORMAT_CHANNELS_LAST == 2, "spec/tenon_api.yaml: TN_MEMORY_FORMAT_CHANNELS_LAST = 2");
static_assert(TN_MEMORY_FORMAT_CHANNELS_LAST_3D == 3, "spec/tenon_api.yaml: TN_MEMORY_FORMAT_CHANNELS_LAST_3D = 3");
static_assert(TN_MEMORY_FORMAT_COUNT == 4, "spec/tenon_api.yaml: TN_MEMORY_FORMAT_COUNT = 4");
static_assert(sizeof(tn_archive_member) == 32, "spec/tenon_api.yaml: tn_archive_member has another size");
static_assert(alignof(tn_archive_member) == 8, "spec/tenon_api.yaml: tn_archive_member has another alignment");
static_assert(sizeof(tn_backend_streams) == 32, "spec/tenon_api.yaml: tn_backend_streams has another size");
static_assert(alignof(tn_backend_streams) == 8, "spec/tenon_api.yaml: tn_backend_streams has another alignment");
static_assert(sizeof(tn_backend) == 56, "spec/tenon_api.yaml: tn_backend has another size");
static_assert(alignof(tn_backend) == 8, "spec/tenon_api.yaml: tn_backend has another alignment");
static_assert(sizeof(tn_binary_stack) == sizeof(int), "an enum is an int: tn_binary_stack");
static_assert(TN_BINARY_STACK_UNSAID == 0, "spec/tenon_api.yaml: TN_BINARY_STACK_UNSAID = 0");
static_assert(TN_BINARY_STACK_PLAIN == 1, "spec/tenon_api.yaml: TN_BINARY_STACK_PLAIN = 1");
static_assert(TN_BINARY_STACK_EXECUTABLE == 2, "spec/tenon_api.yaml: TN_BINARY_STACK_EXECUTABLE = 2");
static_assert(sizeof(tn_binary_facts) == 104, "spec/tenon_api.yaml: tn_binary_facts has another size");
static_assert(alignof(tn_binary_facts) == 8, "spec/tenon_api.yaml: tn_binary_facts has another alignment");
static_assert(sizeof(tn_binary_symbol) == 40, "spec/tenon_api.yaml: tn_binary_symbol has another size");
static_assert(alignof(tn_binary_symbol) == 8, "spec/tenon_api.yaml: tn_binary_symbol has another alignment");
static_assert(sizeof(tn_binary_version) == 24, "spec/tenon_api.yaml: tn_binary_version has another size");
static_assert(alignof(tn_binary_version) == 8, "spec/tenon_api.yaml: tn_binary_version has another alignment");
static_assert(sizeof(tn_binary_relocation) == 32, "spec/tenon_api.yaml: tn_binary_relocation has another size");
static_assert(alignof(tn_binary_relocation) == 8, "spec/tenon_api.yaml: tn_binary_relocation has another alignment");
static_assert(sizeof(tn_binary_part) == 40, "spec/tenon_api.yaml: tn_binary_part has another size");
static_assert(alignof(tn_binary_part) == 8, "spec/tenon_api.yaml: tn_binary_part has another alignment");
static_assert(sizeof(tn_step_kind) == sizeof(int), "an enum is an int: tn_step_kind");
static_assert(TN_STEP_CALL == 0, "spec/tenon_api.yaml: TN_STEP_CALL = 0");
static_assert(TN_STEP_REDISPATCH == 1, "spec/tenon_api.yaml: TN_STEP_REDISPATCH = 1");
static_assert(TN_STEP_DIRECT == 2, "spec/tenon_api.yaml: TN_STEP_DIRECT = 2");
static_assert(sizeof(tn_call_step) == 136, "spec/tenon_api.yaml: tn_call_step has another size");
static_assert(alignof(tn_call_step) == 8, "spec/tenon_api.yaml: tn_call_step has another alignment");
static_assert(sizeof(tn_profile_event) == 64, "spec/tenon_api.yaml: tn_profile_event has another size");
static_assert(alignof(tn_profile_event) == 8, "spec/tenon_api.yaml: tn_profile_event has another alignment");
static_assert(sizeof(tn_cpu_level) == 24, "spec/tenon_api.yaml: tn_cpu_level has another size");
static_assert(alignof(tn_cpu_level) == 8, "spec/tenon_api.yaml: tn_cpu_level has another alignment");
static_assert(sizeof(tn_loop_info) == 40, "spec/tenon_api.yaml: tn_loop_info has another size");
static_assert(alignof(tn_loop_info) == 8, "spec/tenon_api.yaml: tn_loop_info has another alignment");
static_assert(sizeof(tn_plugin_info) == 48, "spec/tenon_api.yaml: tn_plugin_info has another size");
static_assert(alignof(tn_plugin_info) == 8, "spec/tenon_api.yaml: tn_plugin_info has another alignment");
static_assert(sizeof(tn_package_constant) == 56, "spec/tenon_api.yaml: tn_package_constant has another size");
static_assert(alignof(tn_package_constant) == 8, "spec/tenon_api.yaml: tn_package_constant has another alignment");
static_assert(sizeof(tn_key_guard) == 16, "spec/tenon_api.yaml: tn_key_guard has another size");
static_assert(alignof(tn_key_guard) == 8, "spec/tenon_api.yaml: tn_key_guard has another alignment");
