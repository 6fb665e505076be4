/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What to use instead of parts of PyTorch that are not stable. There are four tables: names in
 * binaries, names and methods in sources, and headers. In a pattern, `*` matches any characters.
 * The first entry that matches counts, so special patterns come before general ones. In a
 * replacement, `%` is the text that `*` matched; one that begins with `=` is exact: its first word
 * takes the name's place, and the rest of the line stays.
 *
 * docs/porting.md has the same for people, in the order of the work.
 */
#include "replacements.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* An entry of a table. */
typedef struct replacement {
    const char *pattern; /* the name, with at most one `*`, or two if the second is at the end */
    const char *instead; /* what to use; NULL: there is nothing stable; "": it is stable itself */
} replacement;

/* Parts of the replacements that occur more than once. */
#define DISPATCHER(name) "torch_call_dispatcher(\"aten::" name "\", …)"
#define DISPATCH(types)                                                                            \
    "THO_DISPATCH_V2(dtype, name, AT_WRAP(body), " types "), of "                                  \
    "torch/headeronly/core/Dispatch_v2.h"
#define SHIM_OR(number, tensor)                                                                    \
    "by a number " number " of generated/c_shim_cpu.h, by a tensor " tensor
#define NO_SCALAR " (aten's own takes a Scalar, which does not cross the boundary)"

/* Imported names, demangled. The type of a result is not part of them. */
static const replacement imports[] = {
    {"at::_ops::add_*", "torch::stable::subtract with alpha -1" NO_SCALAR},
    {"at::_ops::sub_*", "torch::stable::subtract"},
    {"at::_ops::mul_Tensor::*", DISPATCHER("mul\", \"Tensor")},
    {"at::_ops::addmm*", "torch::stable::matmul and torch::stable::subtract" NO_SCALAR},
    {"at::_ops::amax*", "torch::stable::amax"},
    {"at::_ops::clone::*", "torch::stable::clone"},
    {"at::_ops::contiguous::*", "torch::stable::contiguous"},
    {"at::_ops::copy_::*", "torch::stable::copy_"},
    {"at::_ops::empty_like::*", "torch::stable::empty_like"},
    {"at::_ops::empty_memory_format::*", "torch::stable::empty"},
    {"at::_ops::fill__*", "torch::stable::fill_"},
    {"at::_ops::flatten_*", "torch::stable::flatten"},
    {"at::_ops::full::*", "torch::stable::full"},
    {"at::_ops::matmul::*", "torch::stable::matmul"},
    {"at::_ops::mm::*", "torch::stable::matmul"},
    {"at::_ops::narrow*", "torch::stable::narrow"},
    {"at::_ops::new_empty::*", "torch::stable::new_empty"},
    {"at::_ops::new_zeros::*", "torch::stable::new_zeros"},
    {"at::_ops::pad::*", "torch::stable::pad"},
    {"at::_ops::reshape::*", "torch::stable::reshape"},
    {"at::_ops::select_int::*", "torch::stable::select"},
    {"at::_ops::squeeze*", "torch::stable::squeeze"},
    {"at::_ops::sum*", "torch::stable::sum"},
    {"at::_ops::t::*", "torch::stable::transpose"},
    {"at::_ops::to_*", "torch::stable::to"},
    {"at::_ops::transpose_int::*", "torch::stable::transpose"},
    {"at::_ops::unsqueeze::*", "torch::stable::unsqueeze"},
    {"at::_ops::view::*", "torch::stable::view"},
    {"at::_ops::view_as::*", "torch::stable::view"},
    {"at::_ops::zero_::*", "torch::stable::zero_"},
    {"at::_ops::zeros::*", "torch::stable::full, or torch::stable::empty and torch::stable::zero_"},
    {"at::_ops::*_like::*", "torch::stable::empty_like, then torch::stable::fill_"},
    {"at::_ops::*::call*", "torch_call_dispatcher for aten's %, if no argument is a Scalar"},
    {"at::_ops::*", "torch_call_dispatcher with the operator's name, if no argument is a Scalar"},
    {"at::TensorMaker::*", "torch::stable::from_blob"},
    {"at::TensorBase::__dispatch_contiguous*", "torch::stable::contiguous"},
    {"at::TensorBase::*data_ptr*", "torch::stable::Tensor::mutable_data_ptr, const_data_ptr"},
    {"at::TensorBase::*", "torch::stable::Tensor"},
    {"at::Tensor::*", "torch::stable::Tensor"},
    {"at::internal::*parallel*", "torch::stable::parallel_for"},
    {"at::get_num_threads*", "torch::stable::get_num_threads"},
    {"at::get_thread_num*", NULL},
    {"at::checkAllSame*", "STD_TORCH_CHECK on scalar_type(), device() or sizes()"},
    {"at::check*", "STD_TORCH_CHECK"},
    {"at::cuda::getCurrentDeviceProperties*", "cudaGetDeviceProperties"},
    {"at::cuda::getDeviceProperties*", "cudaGetDeviceProperties"},
    {"at::cuda::getCurrentCUDABlasHandle*", "torch_get_current_cuda_blas_handle"},
    {"at::Context::alertNotDeterministic*", NULL},
    {"at::RecordFunction::*", "nothing: the dispatcher records the operators of stable libraries"},
    {"at::getStepCallbacks*", "nothing: the dispatcher records the operators of stable libraries"},
    {"c10::Dispatcher::*", "torch_call_dispatcher"},
    {"c10::OperatorHandle::*", "torch_call_dispatcher"},
    {"c10::RegisterOperators::*", "STABLE_TORCH_LIBRARY"},
    {"c10::impl::OperatorEntry::*", "torch_call_dispatcher"},
    {"c10::detail::infer_schema::*", "STABLE_TORCH_LIBRARY with the schema as text"},
    {"c10::detail::torchCheckFail*", "STD_TORCH_CHECK"},
    {"c10::detail::torchInternalAssertFail*", "STD_TORCH_CHECK"},
    {"c10::Error::*", "STD_TORCH_CHECK"},
    {"typeinfo for c10::Error", "STD_TORCH_CHECK, which throws std::runtime_error"},
    {"vtable for c10::Error", "STD_TORCH_CHECK, which throws std::runtime_error"},
    {"c10::*Error::*", "STD_TORCH_CHECK"},
    {"c10::warn*", "aoti_torch_warn"},
    {"c10::Warning*", "aoti_torch_warn"},
    {"c10::cuda::getCurrentCUDAStream*",
     "torch::stable::accelerator::getCurrentStream, or aoti_torch_get_current_cuda_stream"},
    {"c10::cuda::setCurrentCUDAStream*", "torch_set_current_cuda_stream"},
    {"c10::cuda::getStreamFromPool*", "torch_get_cuda_stream_from_pool"},
    {"c10::cuda::CUDAStream::*", "torch::stable::accelerator::Stream and its nativeHandle()"},
    {"c10::cuda::current_device*", "torch::stable::accelerator::getCurrentDeviceIndex"},
    {"c10::cuda::GetDevice*", "torch::stable::accelerator::getCurrentDeviceIndex"},
    {"c10::cuda::*Device*", "torch::stable::accelerator::DeviceGuard"},
    {"c10::cuda::c10_cuda_check_implementation*", "STD_CUDA_CHECK"},
    {"c10::cuda::CUDACachingAllocator::*", "aoti_torch_cuda_caching_allocator_raw_alloc"},
    {"c10::impl::device_guard_impl_registry", "torch::stable::accelerator::DeviceGuard"},
    {"c10::impl::InlineDeviceGuard*", "torch::stable::accelerator::DeviceGuard"},
    {"c10::impl::GPUTrace::*", "torch::stable::accelerator::Stream"},
    {"c10::IValue::*", "StableIValue with torch::stable::detail::to and from"},
    {"c10::*Type::get*", "STABLE_TORCH_LIBRARY with the schema as text"},
    {"c10::TensorImpl::*", "torch::stable::Tensor"},
    {"c10::UndefinedTensorImpl::*", "torch::stable::Tensor"},
    {"c10::StorageImpl::*", "torch::stable::Tensor"},
    {"c10::throwNullDataPtrError*", "torch::stable::Tensor::mutable_data_ptr, const_data_ptr"},
    {"c10::SymInt::*", "int64_t"},
    {"c10::SymBool::*", "bool"},
    {"c10::SymFloat::*", "double"},
    {"c10::Symbol*", NULL},
    {"c10::SmallVectorBase*", "std::vector"},
    {"c10::detail::ListImpl::*", "std::vector"},
    {"c10::detail::maybe_wrap_dim*", "dim < 0 ? dim + tensor.dim() : dim"},
    {"c10::operator<<*", "torch::headeronly::DeviceTypeName, toString"},
    {"c10::Half::*", "torch::headeronly::Half"},
    {"c10::BFloat16::*", "torch::headeronly::BFloat16"},
    {"torch::CppFunction::*", "TORCH_BOX"},
    {"torch::Library::*", "STABLE_TORCH_LIBRARY, STABLE_TORCH_LIBRARY_IMPL"},
    {"torch::jit::parseSchema*", "STABLE_TORCH_LIBRARY with the schema as text"},
    {"torch::autograd::*", "torch.library.register_autograd, in Python"},
    {"torch::class_*", "functions of an operator library, with tensors for state"},
    {"caffe2::TypeMeta::*", "torch::headeronly::ScalarType"},
    {"THPVariable_*", "an operator of STABLE_TORCH_LIBRARY, called as torch.ops.library.name"},
};

/*
 * Names in sources. Names of c10:: and torch:: are looked up as at::, macros without a namespace.
 */
static const replacement names[] = {
    {"TORCH_CHECK", "=STD_TORCH_CHECK"},
    {"TORCH_CHECK_EQ", "STD_TORCH_CHECK(a == b, …)"},
    {"TORCH_CHECK_NE", "STD_TORCH_CHECK(a != b, …)"},
    {"TORCH_CHECK_LT", "STD_TORCH_CHECK(a < b, …)"},
    {"TORCH_CHECK_LE", "STD_TORCH_CHECK(a <= b, …)"},
    {"TORCH_CHECK_GT", "STD_TORCH_CHECK(a > b, …)"},
    {"TORCH_CHECK_GE", "STD_TORCH_CHECK(a >= b, …)"},
    {"TORCH_CHECK_*", "STD_TORCH_CHECK"},
    {"TORCH_INTERNAL_ASSERT*", "STD_TORCH_CHECK"},
    {"AT_ASSERT*", "STD_TORCH_CHECK"},
    {"AT_ERROR", "STD_TORCH_CHECK(false, …)"},
    {"TORCH_WARN*", "aoti_torch_warn"},
    {"TORCH_LIBRARY", "=STABLE_TORCH_LIBRARY"},
    {"TORCH_LIBRARY_IMPL", "=STABLE_TORCH_LIBRARY_IMPL, with TORCH_BOX(&f) around each kernel"},
    {"TORCH_LIBRARY_FRAGMENT", "=STABLE_TORCH_LIBRARY_FRAGMENT"},
    {"TORCH_LIBRARY_EXPAND", "STABLE_TORCH_LIBRARY"},
    {"TORCH_FN", "TORCH_BOX"},
    {"TORCH_SELECTIVE_NAME", "the name itself"},
    {"AT_DISPATCH_FLOATING_TYPES", DISPATCH("AT_EXPAND(AT_FLOATING_TYPES)")},
    {"AT_DISPATCH_INTEGRAL_TYPES", DISPATCH("AT_EXPAND(AT_INTEGRAL_TYPES)")},
    {"AT_DISPATCH_ALL_TYPES", DISPATCH("AT_EXPAND(AT_ALL_TYPES)")},
    {"AT_DISPATCH_COMPLEX_TYPES", DISPATCH("AT_EXPAND(AT_COMPLEX_TYPES)")},
    {"AT_DISPATCH_*", DISPATCH("AT_EXPAND(a list of types), one more type, …")},
    {"AT_CUDA_CHECK", "=STD_CUDA_CHECK"},
    {"C10_CUDA_CHECK", "=STD_CUDA_CHECK"},
    {"C10_CUDA_KERNEL_LAUNCH_CHECK", "=STD_CUDA_KERNEL_LAUNCH_CHECK"},
    {"PYBIND11_MODULE", "STABLE_TORCH_LIBRARY, loaded by torch.ops.load_library"},
    {"PYBIND11_OVERRIDE*", NULL},
    {"TORCH_EXTENSION_NAME", "the library's name in STABLE_TORCH_LIBRARY"},
    {"PyMethodDef", "an operator of STABLE_TORCH_LIBRARY for each function"},
    {"PyArg_Parse*", "an operator of STABLE_TORCH_LIBRARY, whose schema has the arguments"},
    {"THPVariable_*", "an operator of STABLE_TORCH_LIBRARY, whose schema has Tensor"},
    {"at::Tensor", "=torch::stable::Tensor"},
    {"at::TensorOptions",
     "dtype, layout and device as arguments of torch::stable::empty and its kin"},
    {"at::TensorList", "std::vector<torch::stable::Tensor>"},
    {"at::TensorBase", "torch::stable::Tensor"},
    {"at::IntArrayRef", "=torch::headeronly::IntHeaderOnlyArrayRef"},
    {"at::ArrayRef", "=torch::headeronly::HeaderOnlyArrayRef"},
    {"at::OptionalIntArrayRef", "std::optional<torch::headeronly::IntHeaderOnlyArrayRef>"},
    {"at::ScalarTypeToCPPType*", "torch::headeronly::ScalarTypeToCPPTypeT"},
    {"at::ScalarType*", "=torch::headeronly::ScalarType%"},
    {"at::Dtype", "=torch::headeronly::ScalarType"},
    {"at::CppTypeToScalarType*", "torch::headeronly::CppTypeToScalarType"},
    {"at::Layout*", "=torch::headeronly::Layout%"},
    {"at::MemoryFormat*", "=torch::headeronly::MemoryFormat%"},
    {"at::DeviceType*", "=torch::headeronly::DeviceType%"},
    {"at::DeviceIndex", "torch::stable::accelerator::DeviceIndex"},
    {"at::DeviceGuard", "torch::stable::accelerator::DeviceGuard"},
    {"at::Device", "=torch::stable::Device"},
    {"at::device", "torch::stable::Device"},
    {"at::Half", "=torch::headeronly::Half"},
    {"at::BFloat16", "=torch::headeronly::BFloat16"},
    {"at::Float8_*", "=torch::headeronly::Float8_%"},
    {"at::complex", "=torch::headeronly::complex"},
    {"at::Generator", "torch::stable::Generator"},
    {"at::SymInt", "=int64_t"},
    {"at::Scalar", "double, int64_t or bool: a Scalar does not cross the boundary"},
    {"at::optional", "=std::optional"},
    {"at::nullopt", "=std::nullopt"},
    {"at::make_optional", "=std::make_optional"},
    {"at::string_view", "=std::string_view"},
    {"at::SmallVector", "std::vector"},
    {"at::List", "std::vector"},
    {"at::Dict", NULL},
    {"at::IValue", "StableIValue with torch::stable::detail::to and from"},
    {"at::Error", "std::runtime_error, which STD_TORCH_CHECK throws"},
    {"at::irange", "a loop over int64_t"},
    {"at::bit_cast", "=torch::headeronly::bit_cast"},
    {"at::elementSize", "=torch::headeronly::elementSize"},
    {"at::toString", "=torch::headeronly::toString"},
    {"at::is*Type", "=torch::headeronly::is%Type"},
    {"at::RestrictPtrTraits", "torch::headeronly::RestrictPtrTraits"},
    {"at::DefaultPtrTraits", "torch::headeronly::DefaultPtrTraits"},
    {"at::TensorAccessor", "torch::headeronly::HeaderOnlyTensorAccessor"},
    {"at::*PackedTensorAccessor*", "torch::headeronly::HeaderOnlyGenericPackedTensorAccessor"},
    {"at::kFloat16", "=torch::headeronly::kHalf"},
    {"at::kFloat32", "=torch::headeronly::kFloat"},
    {"at::kFloat64", "=torch::headeronly::kDouble"},
    {"at::kInt8", "=torch::headeronly::kChar"},
    {"at::kUInt8", "=torch::headeronly::kByte"},
    {"at::kInt16", "=torch::headeronly::kShort"},
    {"at::kInt32", "=torch::headeronly::kInt"},
    {"at::kInt64", "=torch::headeronly::kLong"},
    {"at::k*", "=torch::headeronly::k%"},
    {"at::get_num_threads", "=torch::stable::get_num_threads"},
    {"at::parallel_for", "=torch::stable::parallel_for"},
    {"at::from_blob", "torch::stable::from_blob"},
    {"at::amax", "=torch::stable::amax"},
    {"at::clone", "=torch::stable::clone"},
    {"at::empty", "torch::stable::empty"},
    {"at::empty_like", "=torch::stable::empty_like"},
    {"at::fill_", "=torch::stable::fill_"},
    {"at::flatten", "=torch::stable::flatten"},
    {"at::full", "torch::stable::full"},
    {"at::matmul", "=torch::stable::matmul"},
    {"at::mm", "=torch::stable::matmul"},
    {"at::narrow", "=torch::stable::narrow"},
    {"at::pad", "=torch::stable::pad"},
    {"at::reshape", "=torch::stable::reshape"},
    {"at::select", "=torch::stable::select"},
    {"at::squeeze", "=torch::stable::squeeze"},
    {"at::sub", "torch::stable::subtract"},
    {"at::subtract", "torch::stable::subtract"},
    {"at::sum", "torch::stable::sum"},
    {"at::sum_out", "torch::stable::sum_out"},
    {"at::transpose", "=torch::stable::transpose"},
    {"at::unsqueeze", "=torch::stable::unsqueeze"},
    {"at::zeros", "torch::stable::new_zeros(x, sizes) for one like x, else torch::stable::full"},
    {"at::zeros_like", "torch::stable::empty_like, then torch::stable::zero_"},
    {"at::ones", "torch::stable::full"},
    {"at::ones_like", "torch::stable::empty_like, then torch::stable::fill_"},
    {"at::add", "torch::stable::subtract with alpha -1" NO_SCALAR},
    {"at::cuda::getCurrentCUDAStream",
     "torch::stable::accelerator::getCurrentStream, or aoti_torch_get_current_cuda_stream"},
    {"at::cuda::setCurrentCUDAStream", "torch_set_current_cuda_stream"},
    {"at::cuda::getStreamFromPool", "torch_get_cuda_stream_from_pool"},
    {"at::cuda::CUDAStream", "torch::stable::accelerator::Stream"},
    {"at::cuda::*Guard*", "torch::stable::accelerator::DeviceGuard"},
    {"at::cuda::current_device", "torch::stable::accelerator::getCurrentDeviceIndex"},
    {"at::cuda::getCurrentCUDABlasHandle", "torch_get_current_cuda_blas_handle"},
    {"at::cuda::get*DeviceProperties", "cudaGetDeviceProperties"},
    {"at::hip::*", "the function of at::cuda:: of the same name, and its replacement"},
    {"at::native::*", NULL},
    {"at::vec::*", NULL},
    {"at::cpu::*", NULL},
    {"at::PhiloxCudaState", "torch::stable::Generator"},
    {"at::CUDAGeneratorImpl", "torch::stable::Generator"},
    {"at::get_generator_or_default", "torch::stable::Generator"},
    {"at::AutoDispatchBelow*", "the right dispatch key in STABLE_TORCH_LIBRARY_IMPL"},
    {"at::AutoNonVariableTypeMode", "the right dispatch key in STABLE_TORCH_LIBRARY_IMPL"},
    {"at::NoGradGuard", "the right dispatch key in STABLE_TORCH_LIBRARY_IMPL"},
    {"at::Dispatcher", "torch_call_dispatcher"},
    {"at::RegisterOperators", "STABLE_TORCH_LIBRARY"},
    {"at::CppFunction", "TORCH_BOX"},
    {"at::Library", "STABLE_TORCH_LIBRARY"},
    {"at::autograd::*", "torch.library.register_autograd, in Python"},
    {"at::class_", "functions of an operator library, with tensors for state"},
    {"at::CustomClassHolder", "functions of an operator library, with tensors for state"},
    {"at::jit::*", NULL},
    {"at::nn::*", NULL},
};

/*
 * Methods of at::Tensor that torch::stable::Tensor has not. Where a function of torch::stable takes
 * the tensor and then the method's arguments, that is the entry's exact replacement.
 */
static const replacement methods[] = {
    {"amax", "=torch::stable::amax"},
    {"clone", "=torch::stable::clone"},
    {"contiguous", "=torch::stable::contiguous"},
    {"copy_", "=torch::stable::copy_"},
    {"fill_", "=torch::stable::fill_"},
    {"flatten", "=torch::stable::flatten"},
    {"matmul", "=torch::stable::matmul"},
    {"narrow", "=torch::stable::narrow"},
    {"new_empty", "torch::stable::new_empty"},
    {"new_zeros", "torch::stable::new_zeros"},
    {"permute", "=torch::stable::permute"},
    {"reshape", "=torch::stable::reshape"},
    {"select", "=torch::stable::select"},
    {"squeeze", "=torch::stable::squeeze"},
    {"sum", "torch::stable::sum"},
    {"to", "torch::stable::to"},
    {"transpose", "=torch::stable::transpose"},
    {"unsqueeze", "=torch::stable::unsqueeze"},
    {"view", "=torch::stable::view"},
    {"zero_", "=torch::stable::zero_"},
    {"mm", "torch::stable::matmul"},
    {"t", "torch::stable::transpose(x, 0, 1)"},
    {"options", "dtype, layout and device as arguments: torch::stable::new_empty(x, …)"},
    {"dtype", "scalar_type()"},
    {"itemsize", "element_size()"},
    {"nbytes", "numel() * element_size()"},
    {"type", "scalar_type() and device()"},
    {"data_ptr", "const_data_ptr<T>() to read, mutable_data_ptr<T>() to write"},
    {"item", "const_data_ptr, of a tensor on the CPU"},
    {"accessor", "torch::headeronly::HeaderOnlyTensorAccessor<T, N>(x.mutable_data_ptr<T>(), "
                 "x.sizes().data(), x.strides().data())"},
    {"packed_accessor*", "torch::headeronly::HeaderOnlyGenericPackedTensorAccessor"},
    {"toType", "torch::stable::to(x, dtype)"},
    {"cpu", "torch::stable::to(x, device)"},
    {"cuda", "torch::stable::to(x, device)"},
    {"sub", "torch::stable::subtract"},
    {"add", "torch::stable::subtract with alpha -1" NO_SCALAR ""},
    {"requires_grad", NULL},
    {"backward", NULL},
    {"grad", NULL},
    {"abs", DISPATCHER("abs")},
    {"add_", DISPATCHER("add_")},
    {"all", DISPATCHER("all")},
    {"any", DISPATCHER("any")},
    {"argmax", DISPATCHER("argmax")},
    {"argmin", DISPATCHER("argmin")},
    {"bmm", DISPATCHER("bmm")},
    {"chunk", DISPATCHER("chunk")},
    {"clamp", DISPATCHER("clamp")},
    {"clamp_", DISPATCHER("clamp_")},
    {"cumsum", DISPATCHER("cumsum")},
    {"detach", DISPATCHER("detach")},
    {"div", DISPATCHER("div")},
    {"div_", DISPATCHER("div_")},
    {"eq", DISPATCHER("eq")},
    {"exp", DISPATCHER("exp")},
    {"expand", DISPATCHER("expand")},
    {"expand_as", DISPATCHER("expand_as")},
    {"floor", DISPATCHER("floor")},
    {"gather", DISPATCHER("gather")},
    {"ge", DISPATCHER("ge")},
    {"gt", DISPATCHER("gt")},
    {"index_put_", DISPATCHER("index_put_")},
    {"isnan", DISPATCHER("isnan")},
    {"le", DISPATCHER("le")},
    {"log", DISPATCHER("log")},
    {"lt", DISPATCHER("lt")},
    {"masked_fill", DISPATCHER("masked_fill")},
    {"masked_fill_", DISPATCHER("masked_fill_")},
    {"masked_select", DISPATCHER("masked_select")},
    {"max", DISPATCHER("max")},
    {"mean", DISPATCHER("mean")},
    {"min", DISPATCHER("min")},
    {"mul", SHIM_OR("aoti_torch_cpu_mul_Scalar", DISPATCHER("mul\", \"Tensor"))},
    {"mul_", SHIM_OR("aoti_torch_cpu_mul_Scalar and copy_", DISPATCHER("mul_\", \"Tensor"))},
    {"ne", DISPATCHER("ne")},
    {"neg", DISPATCHER("neg")},
    {"norm", DISPATCHER("norm")},
    {"prod", DISPATCHER("prod")},
    {"relu", DISPATCHER("relu")},
    {"repeat", DISPATCHER("repeat")},
    {"resize_", DISPATCHER("resize_")},
    {"round", DISPATCHER("round")},
    {"scatter_", DISPATCHER("scatter_")},
    {"scatter_add_", DISPATCHER("scatter_add_")},
    {"sigmoid", DISPATCHER("sigmoid")},
    {"slice", DISPATCHER("slice")},
    {"softmax", DISPATCHER("softmax")},
    {"split", DISPATCHER("split")},
    {"sqrt", DISPATCHER("sqrt")},
    {"squeeze_", DISPATCHER("squeeze_")},
    {"std", DISPATCHER("std")},
    {"sub_", DISPATCHER("sub_")},
    {"tanh", DISPATCHER("tanh")},
    {"topk", DISPATCHER("topk")},
    {"tril", DISPATCHER("tril")},
    {"triu", DISPATCHER("triu")},
    {"unbind", DISPATCHER("unbind")},
    {"unsqueeze_", DISPATCHER("unsqueeze_")},
    {"var", DISPATCHER("var")},
    {"view_as", DISPATCHER("view_as")},
    {"where", DISPATCHER("where")},
    {"zeros_like", DISPATCHER("zeros_like")},
    {"index_select", "=torch::stable::index_select"},
    {"sort", "torch::stable::sort"},
};

/* The replacement for a function of PyTorch that no entry has. */
#define PERHAPS_OPERATOR                                                                           \
    "if it is an operator: torch_call_dispatcher(\"aten::%s\", …), without Scalar"

/* Headers, as written between the brackets. */
static const replacement headers[] = {
    {"torch/headeronly/*", ""},
    {"torch/csrc/stable/*", ""},
    {"torch/csrc/inductor/aoti_torch/c/*", ""},
    {"torch/csrc/inductor/aoti_torch/generated/*", ""},
    {"torch/library.h", "torch/csrc/stable/library.h"},
    {"torch/*", "torch/csrc/stable/library.h, tensor.h and ops.h"},
    {"ATen/Parallel*.h", "torch/csrc/stable/ops.h"},
    {"ATen/Dispatch*.h", "torch/headeronly/core/Dispatch_v2.h"},
    {"ATen/cuda/*", "torch/csrc/stable/accelerator.h"},
    {"ATen/*", "torch/csrc/stable/tensor.h and ops.h"},
    {"c10/util/Exception.h", "torch/headeronly/util/Exception.h"},
    {"c10/util/Half.h", "torch/headeronly/util/Half.h"},
    {"c10/util/BFloat16.h", "torch/headeronly/util/BFloat16.h"},
    {"c10/util/complex.h", "torch/headeronly/util/complex.h"},
    {"c10/util/Float8_*.h", "torch/headeronly/util/Float8_%.h"},
    {"c10/util/ArrayRef.h", "torch/headeronly/util/HeaderOnlyArrayRef.h"},
    {"c10/core/ScalarType.h", "torch/headeronly/core/ScalarType.h"},
    {"c10/core/Layout.h", "torch/headeronly/core/Layout.h"},
    {"c10/core/MemoryFormat.h", "torch/headeronly/core/MemoryFormat.h"},
    {"c10/core/Device.h", "torch/csrc/stable/device.h"},
    {"c10/core/DeviceType.h", "torch/headeronly/core/DeviceType.h"},
    {"c10/macros/*", "torch/headeronly/macros/Macros.h"},
    {"c10/cuda/*", "torch/csrc/stable/accelerator.h and macros.h"},
    {"c10/*", "torch/headeronly"},
    {"pybind11/*", "torch/csrc/stable/library.h"},
};

#define LENGTH(table) (sizeof(table) / sizeof((table)[0]))

/*
 * Return whether `text` matches a pattern. Write the text that the star matched to *start and
 * *length.
 */
static bool fits(const char *pattern, const char *text, const char **start, size_t *length)
{
    const char *star = strchr(pattern, '*');
    size_t size = strlen(text);
    if (star == NULL)
        return strcmp(pattern, text) == 0;
    size_t before = (size_t)(star - pattern);
    /* A second star is at the end and matches the rest. */
    const char *again = strchr(star + 1, '*');
    size_t after = again != NULL ? (size_t)(again - star - 1) : strlen(star + 1);
    if (size < before + after || strncmp(pattern, text, before) != 0)
        return false;
    if (again == NULL) {
        *start = text + before;
        *length = size - before - after;
        return strcmp(text + size - after, star + 1) == 0;
    }
    for (const char *at = text + before; (size_t)(at - text) + after <= size; at++)
        if (strncmp(at, star + 1, after) == 0) {
            *start = text + before;
            *length = (size_t)(at - text) - before;
            return true;
        }
    return false;
}

/*
 * Write the replacement of the first entry that matches to `out`, with its % filled in. Return the
 * entry, NULL if none matches.
 */
static const replacement *find_row(const replacement *table, size_t count, const char *text,
                                   char *out, size_t size)
{
    const char *start = "";
    size_t length = 0;
    out[0] = '\0';
    for (size_t i = 0; i < count; i++) {
        if (!fits(table[i].pattern, text, &start, &length))
            continue;
        const char *instead = table[i].instead != NULL ? table[i].instead : "";
        instead += *instead == '=';
        const char *hole = strchr(instead, '%');
        if (hole != NULL)
            snprintf(out, size, "%.*s%.*s%s", (int)(hole - instead), instead, (int)length, start,
                     hole + 1);
        else
            snprintf(out, size, "%s", instead);
        return &table[i];
    }
    return NULL;
}

static bool is_exact_row(const replacement *row)
{
    return row != NULL && row->instead != NULL && row->instead[0] == '=';
}

/*
 * Return a demangled name without the result type. Templates of functions have one before the name:
 * "float* at::TensorBase::data_ptr<float>() const". Spaces in angle brackets are part of types.
 */
static const char *without_result(const char *plain)
{
    const char *name = plain;
    int depth = 0;
    for (const char *at = plain; *at != '\0' && *at != '('; at++) {
        depth += (*at == '<') - (*at == '>');
        if (*at == ' ' && depth == 0)
            name = at + 1;
    }
    return name;
}

bool audit_replace_import(const char *plain, char *out, size_t size)
{
    return find_row(imports, LENGTH(imports), plain, out, size) != NULL ||
           find_row(imports, LENGTH(imports), without_result(plain), out, size) != NULL;
}

/* Names of c10:: and torch:: are looked up as names of at::. */
bool audit_replace_name(const char *name, char *out, size_t size, bool *is_exact)
{
    char whole[256];
    const char *rest = strstr(name, "::");
    const replacement *row;
    *is_exact = false;
    if (rest == NULL) {
        row = find_row(names, LENGTH(names), name, out, size);
        *is_exact = is_exact_row(row);
        return row != NULL;
    }
    snprintf(whole, sizeof whole, "at%s", rest);
    row = find_row(names, LENGTH(names), whole, out, size);
    *is_exact = is_exact_row(row);
    if (row == NULL && islower((unsigned char)rest[2]) && strstr(rest + 2, "::") == NULL)
        snprintf(out, size, PERHAPS_OPERATOR, rest + 2);
    return true;
}

bool audit_replace_method(const char *name, char *out, size_t size, bool *is_exact)
{
    const replacement *row = find_row(methods, LENGTH(methods), name, out, size);
    *is_exact = is_exact_row(row);
    return row != NULL;
}

bool audit_replace_header(const char *path, char *out, size_t size)
{
    return find_row(headers, LENGTH(headers), path, out, size) != NULL;
}
