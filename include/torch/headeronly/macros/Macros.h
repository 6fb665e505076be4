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

#include <cassert>
#include <cstdint>

/* What is in c10 has PyTorch's other names as well: at::ScalarType. */
namespace c10
{
namespace cuda
{
}
namespace hip
{
}
namespace xpu
{
}
} // namespace c10
namespace at
{
using namespace c10;
namespace cuda
{
using namespace c10::cuda;
}
namespace hip
{
using namespace c10::hip;
}
namespace xpu
{
using namespace c10::xpu;
}
} // namespace at
namespace caffe2
{
using namespace c10;
}

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
#define C10_HAS_CPP_ATTRIBUTE(x)    __has_cpp_attribute(x)
/* Stands behind what a result refers to; clang then warns where the result lives longer. */
#ifdef __clang__
#    define C10_LIFETIMEBOUND [[clang::lifetimebound]]
#else
#    define C10_LIFETIMEBOUND
#endif
#define HAS_DEMANGLE 1

/* What differs on platforms that are not served here, and is the plain thing on this one. */
#define C10_ALWAYS_INLINE_UNLESS_MOBILE    C10_ALWAYS_INLINE
#define C10_RETURN_MOVE_IF_OLD_COMPILER    1
#define CONSTEXPR_EXCEPT_WIN_CUDA          constexpr
#define C10_HOST_CONSTEXPR_EXCEPT_WIN_CUDA C10_HOST constexpr
#define STATIC_CONSTEXPR_STR_INL_EXCEPT_WIN_CUDA(field, value)                                     \
    static constexpr const char field[] = value;
#define STATIC_CONST_STR_OUT_OF_LINE_FOR_WIN_CUDA(classname, field, value)

#define C10_DISABLE_COPY_AND_ASSIGN(classname)                                                     \
    classname(const classname &) = delete;                                                         \
    classname &operator=(const classname &) = delete

/* Which sanitizers this translation unit is built with. */
#ifdef __has_feature
#    define TENON_HAS_FEATURE(x) __has_feature(x)
#else
#    define TENON_HAS_FEATURE(x) 0
#endif
#if defined(__SANITIZE_ADDRESS__) || TENON_HAS_FEATURE(address_sanitizer)
#    define C10_ASAN_ENABLED 1
#else
#    define C10_ASAN_ENABLED 0
#endif
#if TENON_HAS_FEATURE(undefined_behavior_sanitizer)
#    define C10_UBSAN_ENABLED 1
#else
#    define C10_UBSAN_ENABLED 0
#endif

/* Stand after a function's parameters, where gcc takes no attribute of a definition. */
#ifdef __clang__
#    define TENON_UNCHECKED(kind) __attribute__((no_sanitize(kind)))
#else
#    define TENON_UNCHECKED(kind)
#endif
#define __ubsan_ignore_float_divide_by_zero__ TENON_UNCHECKED("float-divide-by-zero")
#define __ubsan_ignore_float_cast_overflow__  TENON_UNCHECKED("float-cast-overflow")
#define __ubsan_ignore_signed_int_overflow__  TENON_UNCHECKED("signed-integer-overflow")
#define __ubsan_ignore_pointer_overflow__     TENON_UNCHECKED("pointer-overflow")
#define __ubsan_ignore_function__             TENON_UNCHECKED("function")
#define __ubsan_ignore_undefined__            TENON_UNCHECKED("undefined")

/* Switches a warning off up to the pop, also one that this compiler has never heard of. */
#ifdef __clang__
#    define C10_CLANG_HAS_WARNING(flag) __has_warning(flag)
#    define C10_DIAGNOSTIC_PUSH_AND_IGNORED_IF_DEFINED(flag)                                       \
        _Pragma("clang diagnostic push")                                                           \
            _Pragma("clang diagnostic ignored \"-Wunknown-warning-option\"")                       \
                _Pragma(C10_STRINGIZE(clang diagnostic ignored flag))
#    define C10_DIAGNOSTIC_POP() _Pragma("clang diagnostic pop")
#else
#    define C10_CLANG_HAS_WARNING(flag) 0
#    define C10_DIAGNOSTIC_PUSH_AND_IGNORED_IF_DEFINED(flag)                                       \
        _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wpragmas\"")             \
            _Pragma(C10_STRINGIZE(GCC diagnostic ignored flag))
#    define C10_DIAGNOSTIC_POP() _Pragma("GCC diagnostic pop")
#endif

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
#    define C10_HOST_DEVICE __host__ __device__
#    define C10_DEVICE      __device__
#    define C10_HOST        __host__
#else
#    define C10_HOST_DEVICE
#    define C10_DEVICE
#    define C10_HOST
#endif
#ifdef __HIPCC__
#    define C10_HIP_HOST_DEVICE __host__ __device__
#else
#    define C10_HIP_HOST_DEVICE
#endif

/* Threads of a warp on NVIDIA's hardware. */
#define C10_WARP_SIZE             32
#define C10_WARP_SIZE_LOWER_BOUND 32
#define C10_WARP_SIZE_UPPER_BOUND 32

#if defined(__CUDACC__) || defined(__HIPCC__)
/* How many threads one multiprocessor holds at once, by compute capability (table "Technical
 * Specifications per Compute Capability" of the CUDA programming guide). */
#    if !defined(__CUDA_ARCH__)
constexpr uint32_t CUDA_MAX_THREADS_PER_SM = 2048;
#    elif __CUDA_ARCH__ == 750
constexpr uint32_t CUDA_MAX_THREADS_PER_SM = 1024;
#    elif __CUDA_ARCH__ == 860 || __CUDA_ARCH__ == 870 || __CUDA_ARCH__ == 890 ||                  \
        __CUDA_ARCH__ >= 1200
constexpr uint32_t CUDA_MAX_THREADS_PER_SM = 1536;
#    else
constexpr uint32_t CUDA_MAX_THREADS_PER_SM = 2048;
#    endif
constexpr uint32_t CUDA_MAX_THREADS_PER_BLOCK = 1024;
constexpr uint32_t CUDA_THREADS_PER_BLOCK_FALLBACK = 256;

/* Launch bounds that the hardware can keep: a block that is too large is taken as 256 threads, too
 * many blocks as what fills a multiprocessor. */
#    define C10_MAX_THREADS_PER_BLOCK(threads)                                                     \
        ((threads) <= CUDA_MAX_THREADS_PER_BLOCK ? (threads) : CUDA_THREADS_PER_BLOCK_FALLBACK)
#    define C10_MIN_BLOCKS_PER_SM(threads, blocks)                                                 \
        ((threads) * (blocks) <= CUDA_MAX_THREADS_PER_SM                                           \
             ? (blocks)                                                                            \
             : (CUDA_MAX_THREADS_PER_SM + (threads)-1) / (threads))
#    define C10_LAUNCH_BOUNDS_0          __launch_bounds__(256, 4)
#    define C10_LAUNCH_BOUNDS_1(threads) __launch_bounds__((C10_MAX_THREADS_PER_BLOCK((threads))))
#    define C10_LAUNCH_BOUNDS_2(threads, blocks)                                                   \
        __launch_bounds__((C10_MAX_THREADS_PER_BLOCK((threads))),                                  \
                          (C10_MIN_BLOCKS_PER_SM((threads), (blocks))))
#endif

/* Assertions of device code, which stay in release builds: the text of the failed one goes to
 * stderr, with its place, and the kernel traps (on the host, the process aborts). They are whole
 * statements, with or without a semicolon. */
extern "C" C10_HOST_DEVICE void __assert_fail(const char *assertion, const char *file,
                                              unsigned int line, const char *function) noexcept
    __attribute__((__noreturn__));
#define CUDA_KERNEL_ASSERT_MSG(cond, msg)                                                          \
    if (C10_UNLIKELY(!(cond))) {                                                                   \
        __assert_fail(msg, __FILE__, static_cast<unsigned int>(__LINE__),                          \
                      static_cast<const char *>(__func__));                                        \
    }
#define CUDA_KERNEL_ASSERT(cond)              CUDA_KERNEL_ASSERT_MSG(cond, #cond)
#define CUDA_KERNEL_ASSERT_VERBOSE(cond, ...) CUDA_KERNEL_ASSERT(cond)
#define SYCL_KERNEL_ASSERT(cond)              CUDA_KERNEL_ASSERT(cond)
/* Prints a message first, with the block and the thread; for device code, needs <cstdio>. */
#define CUDA_KERNEL_ASSERT_PRINTF(cond, msg, ...)                                                  \
    if (C10_UNLIKELY(!(cond))) {                                                                   \
        printf("%s:%d: block [%u,%u,%u], thread [%u,%u,%u]: " msg "\n", __FILE__, __LINE__,        \
               blockIdx.x, blockIdx.y, blockIdx.z, threadIdx.x, threadIdx.y, threadIdx.z,          \
               ##__VA_ARGS__);                                                                     \
        CUDA_KERNEL_ASSERT_MSG(false, #cond)                                                       \
    }

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
