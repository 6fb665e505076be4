/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * One operator per convertible type, each of which gives back what it took or something simple made
 * of it: every conversion runs in both directions, on its own and inside optionals and lists.
 *
 * EXT_NS is the namespace, so that builds for several targets can be loaded side by side.
 */
#include <torch/csrc/stable/device.h>
#include <torch/csrc/stable/generator.h>
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace
{

using torch::headeronly::HeaderOnlyArrayRef;
using torch::headeronly::Layout;
using torch::headeronly::MemoryFormat;
using torch::headeronly::ScalarType;
using torch::stable::Device;
using torch::stable::Tensor;

template <typename T>
T same(T value)
{
    return value;
}

template <typename T>
T same_ref(const T &value)
{
    return value;
}

/* Whether there is a value; the value itself is dropped. */
template <typename T>
bool has(std::optional<T> value)
{
    return value.has_value();
}

int64_t int_add(int64_t a, int64_t b)
{
    return a + b;
}

double float_half(double value)
{
    return value / 2;
}

bool bool_not(bool value)
{
    return !value;
}

std::string str_twice(std::string_view text)
{
    return std::string(text) + std::string(text);
}

int64_t str_length(const std::string &text)
{
    return static_cast<int64_t>(text.size());
}

int64_t int_list_sum(HeaderOnlyArrayRef<int64_t> values)
{
    int64_t sum = 0;
    for (const int64_t value : values) {
        sum += value;
    }
    return sum;
}

int64_t optional_int_list_sum(std::optional<HeaderOnlyArrayRef<int64_t>> values)
{
    return values ? int_list_sum(*values) : -1;
}

int64_t bool_list_count(std::vector<bool> values)
{
    int64_t count = 0;
    for (const bool value : values) {
        count += value ? 1 : 0;
    }
    return count;
}

std::vector<std::vector<int64_t>> reverse_each(const std::vector<std::vector<int64_t>> &lists)
{
    std::vector<std::vector<int64_t>> result;
    for (const auto &list : lists) {
        result.emplace_back(list.rbegin(), list.rend());
    }
    return result;
}

std::vector<std::string> reverse_strings(std::vector<std::string> strings)
{
    return std::vector<std::string>(strings.rbegin(), strings.rend());
}

std::vector<Tensor> reverse_tensors(const std::vector<Tensor> &tensors)
{
    return std::vector<Tensor>(tensors.rbegin(), tensors.rend());
}

int64_t count_present(const std::vector<std::optional<Tensor>> &tensors)
{
    int64_t count = 0;
    for (const auto &tensor : tensors) {
        count += tensor.has_value() ? 1 : 0;
    }
    return count;
}

Tensor optional_tensor_or(std::optional<Tensor> maybe, const Tensor &otherwise)
{
    return maybe ? *maybe : otherwise;
}

std::tuple<int64_t, bool, bool> device_parts(Device device)
{
    return {device.index(), device.is_cpu(), device.has_index()};
}

Device parse_device(const std::string &text)
{
    return Device(text);
}

std::string dtype_name(ScalarType dtype)
{
    return torch::headeronly::toString(dtype);
}

#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
using torch::stable::Generator;

std::tuple<bool, Device> generator_device(Generator generator)
{
    const Generator copy = generator;
    return {copy.get() == generator.get(), copy.device()};
}
#endif

} // namespace

STABLE_TORCH_LIBRARY(EXT_NS, m)
{
    m.def("int_add(int a, int b=40) -> int");
    m.def("float_half(float value=3.0) -> float");
    m.def("bool_not(bool value) -> bool");
    m.def("str_same(str text) -> str");
    m.def("str_twice(str text) -> str");
    m.def("str_length(str text) -> int");
    m.def("dtype_same(ScalarType dtype) -> ScalarType");
    m.def("dtype_name(ScalarType dtype) -> str");
    m.def("layout_same(Layout layout) -> Layout");
    m.def("format_same(MemoryFormat format) -> MemoryFormat");
    m.def("device_same(Device device) -> Device");
    m.def("device_parts(Device device) -> (int, bool, bool)");
    m.def("parse_device(str text) -> Device");
    m.def("tensor_same(Tensor t) -> Tensor");
    m.def("tensor_same_ref(Tensor t) -> Tensor");
    m.def("tensor_optional(Tensor? t) -> Tensor?");
    m.def("tensor_or(Tensor? maybe, Tensor otherwise) -> Tensor");
    m.def("int_optional(int? value) -> int?");
    m.def("float_optional(float? value=None) -> float?");
    m.def("bool_optional(bool? value) -> bool?");
    m.def("str_optional(str? value) -> str?");
    m.def("dtype_optional(ScalarType? value) -> ScalarType?");
    m.def("device_optional(Device? value) -> Device?");
    m.def("layout_given(Layout? value=None) -> bool");
    m.def("ints_optional(int[]? value) -> int[]?");
    m.def("ints_same(int[] values) -> int[]");
    m.def("ints_sum(int[] values) -> int");
    m.def("ints_optional_sum(int[]? values=None) -> int");
    m.def("floats_same(float[] values) -> float[]");
    m.def("bools_count(bool[] values) -> int");
    m.def("strs_reverse(str[] values) -> str[]");
    m.def("dtypes_same(ScalarType[] values) -> ScalarType[]");
    m.def("devices_same(Device[] values) -> Device[]");
    m.def("lists_reverse(int[][] values) -> int[][]");
    m.def("maybe_ints(int?[] values) -> int?[]");
    m.def("tensors_reverse(Tensor[] values) -> Tensor[]");
    m.def("tensors_present(Tensor?[] values) -> int");
    m.def("tensor_lists(Tensor[][] values) -> Tensor[][]");
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
    m.def("generator_device(Generator generator) -> (bool, Device)");
    m.def("generator_given(Generator? generator=None) -> bool");
#endif
}

STABLE_TORCH_LIBRARY_IMPL(EXT_NS, CompositeExplicitAutograd, m)
{
    m.impl("int_add", TORCH_BOX(&int_add));
    m.impl("float_half", TORCH_BOX(&float_half));
    m.impl("bool_not", TORCH_BOX(bool_not));
    m.impl("str_same", TORCH_BOX(&same<std::string>));
    m.impl("str_twice", TORCH_BOX(&str_twice));
    m.impl("str_length", TORCH_BOX(&str_length));
    m.impl("dtype_same", TORCH_BOX(&same<ScalarType>));
    m.impl("dtype_name", TORCH_BOX(&dtype_name));
    m.impl("layout_same", TORCH_BOX(&same<Layout>));
    m.impl("format_same", TORCH_BOX(&same<MemoryFormat>));
    m.impl("device_same", TORCH_BOX(&same_ref<Device>));
    m.impl("device_parts", TORCH_BOX(&device_parts));
    m.impl("parse_device", TORCH_BOX(&parse_device));
    m.impl("tensor_same", TORCH_BOX(&same<Tensor>));
    m.impl("tensor_same_ref", TORCH_BOX(&same_ref<Tensor>));
    m.impl("tensor_optional", TORCH_BOX(&same_ref<std::optional<Tensor>>));
    m.impl("tensor_or", TORCH_BOX(&optional_tensor_or));
    m.impl("int_optional", TORCH_BOX(&same<std::optional<int64_t>>));
    m.impl("float_optional", TORCH_BOX(&same<std::optional<double>>));
    m.impl("bool_optional", TORCH_BOX(&same<std::optional<bool>>));
    m.impl("str_optional", TORCH_BOX(&same<std::optional<std::string>>));
    m.impl("dtype_optional", TORCH_BOX(&same<std::optional<ScalarType>>));
    m.impl("device_optional", TORCH_BOX(&same<std::optional<Device>>));
    m.impl("layout_given", TORCH_BOX(&has<Layout>));
    m.impl("ints_optional", TORCH_BOX(&same<std::optional<std::vector<int64_t>>>));
    m.impl("ints_same", TORCH_BOX(&same<std::vector<int64_t>>));
    m.impl("ints_sum", TORCH_BOX(&int_list_sum));
    m.impl("ints_optional_sum", TORCH_BOX(&optional_int_list_sum));
    m.impl("floats_same", TORCH_BOX(&same<std::vector<double>>));
    m.impl("bools_count", TORCH_BOX(&bool_list_count));
    m.impl("strs_reverse", TORCH_BOX(&reverse_strings));
    m.impl("dtypes_same", TORCH_BOX(&same_ref<std::vector<ScalarType>>));
    m.impl("devices_same", TORCH_BOX(&same<std::vector<Device>>));
    m.impl("lists_reverse", TORCH_BOX(&reverse_each));
    m.impl("maybe_ints", TORCH_BOX(&same<std::vector<std::optional<int64_t>>>));
    m.impl("tensors_reverse", TORCH_BOX(&reverse_tensors));
    m.impl("tensors_present", TORCH_BOX(&count_present));
    m.impl("tensor_lists", TORCH_BOX(&same<std::vector<std::vector<Tensor>>>));
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
    m.impl("generator_device", TORCH_BOX(&generator_device));
    m.impl("generator_given", TORCH_BOX(&has<Generator>));
#endif
}
