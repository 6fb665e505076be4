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
#include <utility>

HIDDEN_NAMESPACE_BEGIN(torch, headeronly, detail)

/* One argument of a message, as a pointer to it and the function that appends its text: so the
 * code that a check adds to its caller is an array of pointers, whatever the types are. */
struct MessagePart {
    const void *value;                                   /* The argument; borrowed. */
    void (*append)(std::string &out, const void *value); /* Knows its type. */
};

inline void append_string(std::string &out, const void *text)
{
    out.append(static_cast<const char *>(text));
}

/* For all integers; the standard's own conversion would leave symbols behind that keep a loaded
 * extension from ever being unloaded. */
inline void append_integer(std::string &out, bool is_negative, unsigned long long magnitude)
{
    char digits[24];
    char *first = digits + sizeof(digits) - 1;
    *first = '\0';
    do {
        *--first = static_cast<char>('0' + magnitude % 10);
        magnitude /= 10;
    } while (magnitude != 0);
    if (is_negative) {
        *--first = '-';
    }
    out.append(first);
}

template <typename T>
void append_value(std::string &out, const void *value)
{
    const T &typed = *static_cast<const T *>(value);
    if constexpr (std::is_same<T, std::string>::value) {
        out.append(typed);
    } else if constexpr (std::is_same<T, char>::value) {
        out.append(&typed, 1);
    } else if constexpr (std::is_same<T, const char *>::value || std::is_same<T, char *>::value) {
        out.append(typed);
    } else if constexpr (std::is_same<T, bool>::value) {
        append_integer(out, false, typed ? 1 : 0);
    } else if constexpr (std::is_integral<T>::value && sizeof(T) > 1) {
        const unsigned long long bits = static_cast<unsigned long long>(typed);
        append_integer(out, typed < T(1) && typed != T(0), typed < T(1) ? 0 - bits : bits);
    } else {
        std::ostringstream stream;
        stream << typed;
        out.append(stream.str());
    }
}

template <typename T>
MessagePart part_of(const T &value)
{
    return {&value, &append_value<T>};
}

template <size_t N>
MessagePart part_of(const char (&text)[N])
{
    return {static_cast<const char *>(text), &append_string};
}

inline void append_parts(std::string &text, const MessagePart *parts, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        parts[i].append(text, parts[i].value);
    }
}

/* "<function>, <file>:<line>, " and the parts. */
[[noreturn]] __attribute__((noinline, cold)) inline void throw_message(const char *function,
                                                                       const char *file, int line,
                                                                       const MessagePart *parts,
                                                                       size_t count)
{
    std::string text;
    text.append(function).append(", ").append(file).append(":");
    append_integer(text, false, static_cast<unsigned long long>(line));
    text.append(", ");
    append_parts(text, parts, count);
    throw std::runtime_error(text);
}

template <typename... Args>
[[noreturn]] __attribute__((noinline, cold)) void
check_failed(const char *function, const char *file, int line, const Args &...args)
{
    const MessagePart parts[] = {part_of(args)...};
    throw_message(function, file, line, parts, sizeof...(Args));
}

/* The arguments after the second as text, or `otherwise` when there are none. */
template <typename Kind, typename... Args>
std::string check_text(const char *otherwise, const Kind &, const Args &...args)
{
    std::string text;
    if constexpr (sizeof...(Args) == 0) {
        text.append(otherwise);
    } else {
        const MessagePart parts[] = {part_of(args)...};
        append_parts(text, parts, sizeof...(Args));
    }
    return text;
}

HIDDEN_NAMESPACE_END(torch, headeronly, detail)

/* Tells the compiler which way a check goes; device code tells it nothing. */
#ifdef __CUDACC__
#    define C10_UNLIKELY_OR_CONST(e) e
#else
#    define C10_UNLIKELY_OR_CONST(e) C10_UNLIKELY(e)
#endif

/* STD_TORCH_CHECK_MSG(cond, kind, ...): what a failed check of `cond` would say, the arguments
 * after `kind`, which goes unread, as one text. */
#define STD_TORCH_CHECK_MSG(cond, ...)                                                             \
    (::torch::headeronly::detail::check_text("expected " #cond " to hold", __VA_ARGS__))

/* With a text and without one; up to forty arguments. A check is a whole statement, as the other
 * check macros are: real sources leave the semicolon out. */
#define TENON_CHECK_MANY(cond, ...)                                                                \
    if (C10_UNLIKELY(!(cond))) {                                                                   \
        ::torch::headeronly::detail::check_failed(static_cast<const char *>(__func__), __FILE__,   \
                                                  __LINE__, __VA_ARGS__);                          \
    }
#define TENON_CHECK_ONE(cond)                                                                      \
    if (C10_UNLIKELY(!(cond))) {                                                                   \
        ::torch::headeronly::detail::check_failed(static_cast<const char *>(__func__), __FILE__,   \
                                                  __LINE__, "expected " #cond " to hold");         \
    }
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
