/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * STD_TORCH_CHECK(cond, ...): throws std::runtime_error unless cond holds.
 *
 * The text is "<function>, <file>:<line>, " and then the remaining arguments, put together as a
 * stream would. Strings and integers, which is what most checks are made of, never touch a stream.
 */
#ifndef TORCH_HEADERONLY_EXCEPTION_H
#define TORCH_HEADERONLY_EXCEPTION_H

#include <torch/headeronly/macros/Macros.h>

#include <sstream>
#include <stdexcept>
#include <string>
#include <type_traits>

HIDDEN_NAMESPACE_BEGIN(torch, headeronly, detail)

inline void append_text(std::string &out, const char *text)
{
    out += text;
}

inline void append_text(std::string &out, const std::string &text)
{
    out += text;
}

inline void append_text(std::string &out, char c)
{
    out += c;
}

template <typename T>
void append_text(std::string &out, const T &value)
{
    if constexpr (std::is_same<T, bool>::value) {
        out += value ? '1' : '0';
    } else if constexpr (std::is_integral<T>::value && sizeof(T) > 1) {
        out += std::to_string(value);
    } else if constexpr (std::is_array<T>::value) {
        append_text(out, &value[0]);
    } else {
        std::ostringstream stream;
        stream << value;
        out += stream.str();
    }
}

[[noreturn]] C10_NOINLINE inline void throw_text(const std::string &text)
{
    throw std::runtime_error(text);
}

/* Out of line and cold: what a passing check costs is one branch. */
template <typename... Args>
[[noreturn]] __attribute__((noinline, cold)) void
check_failed(const char *function, const char *file, int line, const char *otherwise,
             const Args &...args)
{
    std::string text(function);
    text += ", ";
    text += file;
    text += ':';
    text += std::to_string(line);
    text += ", ";
    if constexpr (sizeof...(Args) == 0) {
        text += otherwise;
    }
    (append_text(text, args), ...);
    throw_text(text);
}

HIDDEN_NAMESPACE_END(torch, headeronly, detail)

/* With a text and without one; up to forty arguments. */
#define TENON_CHECK_MANY(cond, ...)                                                                \
    do {                                                                                           \
        if (C10_UNLIKELY(!(cond))) {                                                               \
            ::torch::headeronly::detail::check_failed(static_cast<const char *>(__func__),         \
                                                      __FILE__, __LINE__, "", __VA_ARGS__);        \
        }                                                                                          \
    } while (false)
#define TENON_CHECK_ONE(cond)                                                                      \
    do {                                                                                           \
        if (C10_UNLIKELY(!(cond))) {                                                               \
            ::torch::headeronly::detail::check_failed(static_cast<const char *>(__func__),         \
                                                      __FILE__, __LINE__,                          \
                                                      "expected " #cond " to hold");               \
        }                                                                                          \
    } while (false)
#define TENON_CHECK_PICK(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16,    \
                         a17, a18, a19, a20, a21, a22, a23, a24, a25, a26, a27, a28, a29, a30,     \
                         a31, a32, a33, a34, a35, a36, a37, a38, a39, a40, pick, ...)              \
    pick
#define TENON_CHECK_5(x)      x, x, x, x, x
#define TENON_CHECK_FORM(...) TENON_CHECK_PICK(__VA_ARGS__)
#define STD_TORCH_CHECK(...)                                                                       \
    TENON_CHECK_FORM(__VA_ARGS__, TENON_CHECK_5(TENON_CHECK_MANY),                                 \
                     TENON_CHECK_5(TENON_CHECK_MANY), TENON_CHECK_5(TENON_CHECK_MANY),             \
                     TENON_CHECK_5(TENON_CHECK_MANY), TENON_CHECK_5(TENON_CHECK_MANY),             \
                     TENON_CHECK_5(TENON_CHECK_MANY), TENON_CHECK_5(TENON_CHECK_MANY),             \
                     TENON_CHECK_MANY, TENON_CHECK_MANY, TENON_CHECK_MANY, TENON_CHECK_MANY,       \
                     TENON_CHECK_ONE, )                                                            \
    (__VA_ARGS__)

#endif
