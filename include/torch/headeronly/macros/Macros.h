/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Compiler vocabulary: attributes, branch hints, host and device marks, token pasting.
 *
 * HIDDEN_NAMESPACE_BEGIN(a, b, c) opens namespace a::b::c whose innermost part has hidden
 * visibility, so that two extensions in one process never share a C++ symbol;
 * HIDDEN_NAMESPACE_END(a, b, c) closes it. One to four names.
 */
#ifndef TORCH_HEADERONLY_MACROS_H
#define TORCH_HEADERONLY_MACROS_H

#include <torch/headeronly/macros/Export.h>
#include <torch/headeronly/macros/cmake_macros.h>

#define C10_STRINGIZE_IMPL(x)          #x
#define C10_STRINGIZE(x)               C10_STRINGIZE_IMPL(x)
#define C10_CONCATENATE_IMPL(a, b)     a##b
#define C10_CONCATENATE(a, b)          C10_CONCATENATE_IMPL(a, b)
#define C10_UID                        __COUNTER__
#define C10_ANONYMOUS_VARIABLE(prefix) C10_CONCATENATE(prefix, __COUNTER__)
#define C10_MACRO_EXPAND(...)          __VA_ARGS__

#define C10_NOINLINE                __attribute__((noinline))
#define C10_ALWAYS_INLINE           __attribute__((always_inline)) inline
#define C10_ALWAYS_INLINE_ATTRIBUTE __attribute__((always_inline))
#define C10_ATTR_VISIBILITY_HIDDEN  __attribute__((__visibility__("hidden")))
#define C10_LIKELY(expr)            __builtin_expect(static_cast<bool>(expr), 1)
#define C10_UNLIKELY(expr)          __builtin_expect(static_cast<bool>(expr), 0)
#define C10_ERASE                   C10_ALWAYS_INLINE C10_ATTR_VISIBILITY_HIDDEN
#define C10_NODISCARD               [[nodiscard]]
#define C10_UNUSED                  __attribute__((__unused__))
#define C10_USED                    __attribute__((__used__))
#define C10_RESTRICT                __restrict
#define C10_FALLTHROUGH             [[fallthrough]]
#define C10_UNREACHABLE             __builtin_unreachable()

#define C10_DISABLE_COPY_AND_ASSIGN(classname)                                                     \
    classname(const classname &) = delete;                                                         \
    classname &operator=(const classname &) = delete

#ifdef __clang__
#    define C10_CLANG_DIAGNOSTIC_PUSH()       _Pragma("clang diagnostic push")
#    define C10_CLANG_DIAGNOSTIC_POP()        _Pragma("clang diagnostic pop")
#    define C10_CLANG_DIAGNOSTIC_IGNORE(flag) _Pragma(C10_STRINGIZE(clang diagnostic ignored flag))
#else
#    define C10_CLANG_DIAGNOSTIC_PUSH()
#    define C10_CLANG_DIAGNOSTIC_POP()
#    define C10_CLANG_DIAGNOSTIC_IGNORE(flag)
#endif

#if defined(__CUDACC__) || defined(__HIPCC__)
#    define C10_HOST_DEVICE                      __host__ __device__
#    define C10_DEVICE                           __device__
#    define C10_HOST                             __host__
#    define C10_WARP_SIZE                        32
#    define C10_MAX_THREADS_PER_BLOCK(value)     (value)
#    define C10_LAUNCH_BOUNDS_0                  __launch_bounds__(256, 4)
#    define C10_LAUNCH_BOUNDS_1(threads)         __launch_bounds__(threads)
#    define C10_LAUNCH_BOUNDS_2(threads, blocks) __launch_bounds__(threads, blocks)
#else
#    define C10_HOST_DEVICE
#    define C10_DEVICE
#    define C10_HOST
#endif

#define TENON_HIDE __attribute__((__visibility__("hidden")))
#define TENON_NS_OPEN_1(a)                                                                         \
    namespace a TENON_HIDE                                                                         \
    {
#define TENON_NS_OPEN_2(a, b)                                                                      \
    namespace a                                                                                    \
    {                                                                                              \
    namespace b TENON_HIDE                                                                         \
    {
#define TENON_NS_OPEN_3(a, b, c)                                                                   \
    namespace a                                                                                    \
    {                                                                                              \
    namespace b                                                                                    \
    {                                                                                              \
    namespace c TENON_HIDE                                                                         \
    {
#define TENON_NS_OPEN_4(a, b, c, d)                                                                \
    namespace a                                                                                    \
    {                                                                                              \
    namespace b                                                                                    \
    {                                                                                              \
    namespace c                                                                                    \
    {                                                                                              \
    namespace d TENON_HIDE                                                                         \
    {
#define TENON_NS_CLOSE_1(a) }
#define TENON_NS_CLOSE_2(a, b)                                                                     \
    }                                                                                              \
    }
#define TENON_NS_CLOSE_3(a, b, c)                                                                  \
    }                                                                                              \
    }                                                                                              \
    }
#define TENON_NS_CLOSE_4(a, b, c, d)                                                               \
    }                                                                                              \
    }                                                                                              \
    }                                                                                              \
    }
#define TENON_NS_PICK(a, b, c, d, name, ...) name
#define HIDDEN_NAMESPACE_BEGIN(...)                                                                \
    TENON_NS_PICK(__VA_ARGS__, TENON_NS_OPEN_4, TENON_NS_OPEN_3, TENON_NS_OPEN_2,                  \
                  TENON_NS_OPEN_1, )                                                               \
    (__VA_ARGS__)
#define HIDDEN_NAMESPACE_END(...)                                                                  \
    TENON_NS_PICK(__VA_ARGS__, TENON_NS_CLOSE_4, TENON_NS_CLOSE_3, TENON_NS_CLOSE_2,               \
                  TENON_NS_CLOSE_1, )                                                              \
    (__VA_ARGS__)

#endif
