/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * C++ values to and from StableIValue, the eight-byte ivalue of the boxed convention.
 *
 * torch::stable::detail::from(value) makes an ivalue that owns what it names: whoever receives the
 * ivalue must take or free it. torch::stable::detail::to<T>(ivalue) takes what the ivalue owns; the
 * ivalue is dead afterwards.
 *
 *   integers, floats, bool, enums, pointers   the low bytes, the rest zero
 *   ScalarType, Layout, MemoryFormat, Tag     the code of the enumerator
 *   Device                                    index in the low half, code of the type in the high
 *   std::optional<T>                          0, or a pointer to a heap ivalue that holds T's
 * ivalue Tensor, Generator                         a handle std::vector<T>, HeaderOnlyArrayRef<T>
 * a list of T's ivalues; the reference is write-only std::string, std::string_view             a
 * string; the view is write-only
 *
 * A type that needs functions younger than the target is refused at compile time.
 */
#ifndef TORCH_CSRC_STABLE_STABLEIVALUE_CONVERSIONS_H
#define TORCH_CSRC_STABLE_STABLEIVALUE_CONVERSIONS_H

#include <torch/csrc/inductor/aoti_torch/c/shim.h>
#include <torch/csrc/stable/c/shim.h>
#include <torch/csrc/stable/codes.h>
#include <torch/csrc/stable/device_struct.h>
#include <torch/csrc/stable/generator_struct.h>
#include <torch/csrc/stable/macros.h>
#include <torch/csrc/stable/tensor_struct.h>
#include <torch/headeronly/core/DeviceType.h>
#include <torch/headeronly/core/Layout.h>
#include <torch/headeronly/core/MemoryFormat.h>
#include <torch/headeronly/core/ScalarType.h>
#include <torch/headeronly/core/enum_tag.h>
#include <torch/headeronly/util/Deprecated.h>
#include <torch/headeronly/util/Exception.h>
#include <torch/headeronly/util/HeaderOnlyArrayRef.h>
#include <torch/headeronly/util/shim_utils.h>

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

HIDDEN_NAMESPACE_BEGIN(torch, stable, detail)

/* Since which target a converted type exists, for the error message. */
#define TENON_REQUIRE_TARGET(T, version, number)                                                   \
    static_assert(sizeof(T) != 0 && TORCH_FEATURE_VERSION >= version,                              \
                  "this type crosses the boundary with TORCH_TARGET_VERSION " number " or newer")

/* ---- Plain bytes ------------------------------------------------------------------------- */

template <typename T, typename = void>
/*
 * Numbers, enumerations of the author's and pointers: n bytes in the low end of the ivalue, the
 * rest zero. Nothing is sign-extended, so an int32_t of -1 reads as 4294967295 where the schema
 * says int: parameters for int should be int64_t, those for float double.
 */
struct Convert {
    static_assert(std::is_trivially_copyable<T>::value && sizeof(T) <= sizeof(StableIValue),
                  "this type has no representation as StableIValue");

    static StableIValue from(T value)
    {
        StableIValue ivalue = 0;
        __builtin_memcpy(&ivalue, &value, sizeof(T));
        return ivalue;
    }
    static T to(StableIValue ivalue)
    {
        T value;
        __builtin_memcpy(&value, &ivalue, sizeof(T));
        return value;
    }
};

template <>
struct Convert<bool> {
    static StableIValue from(bool value)
    {
        return value ? 1 : 0;
    }
    /* The low byte alone decides, as everywhere. */
    static bool to(StableIValue ivalue)
    {
        return (ivalue & 0xff) != 0;
    }
};

template <>
struct Convert<std::nullopt_t> {
    static StableIValue from(std::nullopt_t)
    {
        return 0;
    }
};

/* ---- Codes ------------------------------------------------------------------------------- */

inline StableIValue code_ivalue(int32_t code)
{
    return static_cast<uint32_t>(code);
}

inline int32_t ivalue_code(StableIValue ivalue)
{
    return static_cast<int32_t>(static_cast<uint32_t>(ivalue));
}

template <>
struct Convert<ScalarType> {
    static StableIValue from(ScalarType value)
    {
        return code_ivalue(code_of(value));
    }
    static ScalarType to(StableIValue ivalue)
    {
        return scalar_type_of(ivalue_code(ivalue));
    }
};

template <>
struct Convert<DeviceType> {
    static StableIValue from(DeviceType value)
    {
        return code_ivalue(code_of(value));
    }
    static DeviceType to(StableIValue ivalue)
    {
        return device_type_of(ivalue_code(ivalue));
    }
};

template <typename T>
struct Convert<T, std::enable_if_t<std::is_same<T, Layout>::value>> {
    TENON_REQUIRE_TARGET(T, TORCH_VERSION_2_10_0, "2.10");
    static StableIValue from(T value)
    {
        return code_ivalue(code_of(value));
    }
    static T to(StableIValue ivalue)
    {
        return layout_of(ivalue_code(ivalue));
    }
};

template <typename T>
struct Convert<T, std::enable_if_t<std::is_same<T, MemoryFormat>::value>> {
    TENON_REQUIRE_TARGET(T, TORCH_VERSION_2_10_0, "2.10");
    static StableIValue from(T value)
    {
        return code_ivalue(code_of(value));
    }
    static T to(StableIValue ivalue)
    {
        return memory_format_of(ivalue_code(ivalue));
    }
};

template <typename T>
struct Convert<T, std::enable_if_t<std::is_same<T, Tag>::value>> {
    TENON_REQUIRE_TARGET(T, TORCH_VERSION_2_12_0, "2.12");
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_12_0
    static StableIValue from(T value)
    {
        return code_ivalue(code_of(value));
    }
    static T to(StableIValue ivalue)
    {
        return tag_of(ivalue_code(ivalue));
    }
#endif
};

template <typename T>
struct Convert<T, std::enable_if_t<std::is_same<T, Device>::value>> {
    TENON_REQUIRE_TARGET(T, TORCH_VERSION_2_10_0, "2.10");
    static StableIValue from(const T &value)
    {
        return (code_ivalue(code_of(value.type())) << 32) | code_ivalue(value.index());
    }
    static T to(StableIValue ivalue)
    {
        return Device(device_type_of(ivalue_code(ivalue >> 32)), ivalue_code(ivalue));
    }
};

/* ---- Handles ----------------------------------------------------------------------------- */

/* A moved-in tensor that nobody shares gives its own handle away; else a second one is made. */
template <>
struct Convert<Tensor> {
    static StableIValue from(const Tensor &value)
    {
        AtenTensorHandle handle = nullptr;
        STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_new_tensor_handle(value.get(), &handle));
        return Convert<AtenTensorHandle>::from(handle);
    }
    static StableIValue from(Tensor &&value)
    {
        const AtenTensorHandle handle = value.take();
        return handle != nullptr ? Convert<AtenTensorHandle>::from(handle)
                                 : from(static_cast<const Tensor &>(value));
    }
    static Tensor to(StableIValue ivalue)
    {
        return Tensor(Convert<AtenTensorHandle>::to(ivalue));
    }
};

#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
template <>
struct Convert<Generator> {
    static StableIValue from(const Generator &value)
    {
        AtenGeneratorHandle handle = nullptr;
        STABLE_TORCH_ERROR_CODE_CHECK(torch_new_generator_handle(value.get(), &handle));
        return Convert<AtenGeneratorHandle>::from(handle);
    }
    static StableIValue from(Generator &&value)
    {
        const AtenGeneratorHandle handle = value.take();
        return handle != nullptr ? Convert<AtenGeneratorHandle>::from(handle)
                                 : from(static_cast<const Generator &>(value));
    }
    static Generator to(StableIValue ivalue)
    {
        return Generator(Convert<AtenGeneratorHandle>::to(ivalue));
    }
};
#endif

/* ---- Recursion --------------------------------------------------------------------------- */

/*
 * The ivalue of a present optional: from the runtime's allocator where the target has it.
 * Before 2.13 there is no function for it, and each side counts on the other's `new` and `delete`
 * being one heap.
 */
inline StableIValue *new_optional_memory(StableIValue content)
{
    StableIValue *ivalue = nullptr;
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
    TORCH_ERROR_CODE_CHECK(torch_new_stable_ivalue(&ivalue));
    *ivalue = content;
#else
    ivalue = new StableIValue(content);
#endif
    return ivalue;
}

inline void delete_optional_memory(StableIValue *ivalue)
{
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
    TORCH_ERROR_CODE_CHECK(torch_delete_stable_ivalue(ivalue));
#else
    delete ivalue;
#endif
}

template <typename T>
struct Convert<std::optional<T>> {
    static StableIValue from(const std::optional<T> &value)
    {
        return value ? Convert<StableIValue *>::from(new_optional_memory(Convert<T>::from(*value)))
                     : 0;
    }
    static StableIValue from(std::optional<T> &&value)
    {
        return value ? Convert<StableIValue *>::from(
                           new_optional_memory(Convert<T>::from(std::move(*value))))
                     : 0;
    }
    /* The ivalue goes before its content is converted, which may throw. */
    static std::optional<T> to(StableIValue value)
    {
        StableIValue *const ivalue = Convert<StableIValue *>::to(value);
        if (ivalue == nullptr) {
            return std::nullopt;
        }
        const StableIValue content = *ivalue;
        delete_optional_memory(ivalue);
        return std::optional<T>(Convert<T>::to(content));
    }
};

#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
/* Frees what it holds when a conversion throws half-way, and at the end of reading. */
struct ListOwner {
    StableListHandle list = nullptr;

    ListOwner() = default;
    explicit ListOwner(StableListHandle handle) : list(handle)
    {
    }
    ListOwner(const ListOwner &) = delete;
    ListOwner &operator=(const ListOwner &) = delete;
    ~ListOwner()
    {
        static_cast<void>(torch_delete_list(list));
    }
};

template <typename T, typename Elements>
/*
 * A throw half-way frees the container; the ivalues that are in it already are lost, since a list
 * does not know what they hold.
 */
StableIValue list_from(const Elements &elements)
{
    ListOwner owner;
    STABLE_TORCH_ERROR_CODE_CHECK(torch_new_list_reserve_size(elements.size(), &owner.list));
    for (const T &element : elements) {
        STABLE_TORCH_ERROR_CODE_CHECK(torch_list_push_back(owner.list, Convert<T>::from(element)));
    }
    const StableListHandle list = owner.list;
    owner.list = nullptr;
    return Convert<StableListHandle>::from(list);
}

/*
 * Frees the string at the end of reading, whatever happens; PyTorch's headers up to 2.13 leave it
 * behind.
 */
struct StringOwner {
    StringHandle string;

    explicit StringOwner(StringHandle handle) : string(handle)
    {
    }
    StringOwner(const StringOwner &) = delete;
    StringOwner &operator=(const StringOwner &) = delete;
    ~StringOwner()
    {
        static_cast<void>(torch_delete_string(string));
    }
};

inline StableIValue string_from(const char *data, size_t length)
{
    StringHandle handle = nullptr;
    STABLE_TORCH_ERROR_CODE_CHECK(torch_new_string_handle(data, length, &handle));
    return Convert<StringHandle>::from(handle);
}

template <>
struct Convert<std::string> {
    static StableIValue from(const std::string &value)
    {
        return string_from(value.data(), value.size());
    }
    static std::string to(StableIValue ivalue)
    {
        const StringOwner owner(Convert<StringHandle>::to(ivalue));
        size_t length = 0;
        const char *data = nullptr;
        STABLE_TORCH_ERROR_CODE_CHECK(torch_string_length(owner.string, &length));
        STABLE_TORCH_ERROR_CODE_CHECK(torch_string_c_str(owner.string, &data));
        return std::string(data, length);
    }
};

template <>
struct Convert<std::string_view> {
    static StableIValue from(std::string_view value)
    {
        return string_from(value.data(), value.size());
    }
};

template <>
struct Convert<const char *> {
    static StableIValue from(const char *value)
    {
        return string_from(value, __builtin_strlen(value));
    }
};
#else
template <typename T>
struct Convert<T, std::enable_if_t<std::is_same<T, std::string>::value ||
                                   std::is_same<T, std::string_view>::value>> {
    TENON_REQUIRE_TARGET(T, TORCH_VERSION_2_10_0, "2.10");
};
#endif

template <typename T>
struct Convert<torch::headeronly::HeaderOnlyArrayRef<T>> {
    TENON_REQUIRE_TARGET(T, TORCH_VERSION_2_10_0, "2.10");
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
    static StableIValue from(const torch::headeronly::HeaderOnlyArrayRef<T> &value)
    {
        return list_from<T>(value);
    }
#endif
};

template <typename T>
struct Convert<std::vector<T>> {
    TENON_REQUIRE_TARGET(T, TORCH_VERSION_2_10_0, "2.10");
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
    static StableIValue from(const std::vector<T> &value)
    {
        static_assert(!std::is_same<T, bool>::value, "std::vector<bool> cannot be written");
        return list_from<T>(value);
    }
    static std::vector<T> to(StableIValue ivalue)
    {
        const ListOwner owner(Convert<StableListHandle>::to(ivalue));
        size_t size = 0;
        STABLE_TORCH_ERROR_CODE_CHECK(torch_list_size(owner.list, &size));
        std::vector<T> result;
        result.reserve(size);
        for (size_t i = 0; i < size; i++) {
            StableIValue element = 0;
            STABLE_TORCH_ERROR_CODE_CHECK(torch_list_get_item(owner.list, i, &element));
            result.push_back(Convert<T>::to(element));
        }
        return result;
    }
#endif
};

/* ---- The two names that authors use ------------------------------------------------------- */

template <typename T>
StableIValue from(T &&value)
{
    return Convert<std::decay_t<T>>::from(std::forward<T>(value));
}

/* So that from<T>(variable) names the type and still copies. */
template <typename T>
StableIValue from(const T &value)
{
    return Convert<std::decay_t<const T &>>::from(value);
}

template <typename T>
T to(StableIValue ivalue)
{
    return Convert<T>::to(ivalue);
}

#undef TENON_REQUIRE_TARGET

HIDDEN_NAMESPACE_END(torch, stable, detail)

/* The names of 2.9, outside any namespace. */
template <typename T>
C10_DEPRECATED_MESSAGE("use torch::stable::detail::from")
TENON_HIDE StableIValue from(T &&value)
{
    return torch::stable::detail::from(std::forward<T>(value));
}

template <typename T>
C10_DEPRECATED_MESSAGE("use torch::stable::detail::to")
TENON_HIDE T to(StableIValue ivalue)
{
    return torch::stable::detail::to<T>(ivalue);
}

#endif
