/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * STABLE_TORCH_ERROR_CODE_CHECK(call): a failed C call becomes std::runtime_error.
 *
 * The message is "<reason> (originally from <call> API call failed at <file>, line <line>)" where
 * the runtime is 2.13 or newer, whatever the target; on an older runtime the reason is not known
 * and the message is that of TORCH_ERROR_CODE_CHECK. Nothing is printed.
 *
 * TORCH_DYNAMIC_VERSION_CALL(release, function, fallback, arguments…) calls a function that is
 * younger than the target if the runtime has it, and else `fallback`, which has the same type. It
 * looks the function up by name in each call, so it is for what happens rarely.
 *
 * With USE_CUDA, STD_CUDA_CHECK(expr) throws the text of a cudaError_t.
 */
#ifndef TORCH_CSRC_STABLE_MACROS_H
#define TORCH_CSRC_STABLE_MACROS_H

#include <torch/csrc/stable/c/shim.h>
#include <torch/headeronly/util/Exception.h>
#include <torch/headeronly/util/shim_utils.h>

#include <dlfcn.h>

#include <ctime>
#include <utility>

HIDDEN_NAMESPACE_BEGIN(torch, stable, detail)

/*
 * NULL where the runtime is older than the release. A look-up alone does not tell: a runtime can
 * answer as an older release than its own.
 */
inline void *find_younger(uint64_t release, const char *name)
{
    return aoti_torch_abi_version() >= release ? dlsym(RTLD_DEFAULT, name) : nullptr;
}

template <typename R, typename... Params, typename... Args>
R call_younger(void *found, R (*fallback)(Params...), Args &&...args)
{
    return (found != nullptr ? reinterpret_cast<R (*)(Params...)>(found)
                             : fallback)(std::forward<Args>(args)...);
}

/* Where the target has the function the fallback is not looked at. */
template <typename F, typename Fallback, typename... Args>
auto call_known(F *function, Fallback &&, Args &&...args)
{
    return function(std::forward<Args>(args)...);
}

/* The fallback for functions that return a text. */
inline const char *no_text()
{
    return nullptr;
}

HIDDEN_NAMESPACE_END(torch, stable, detail)

/* The fallback is the first of what follows the function. */
#define TORCH_DYNAMIC_VERSION_CALL(release, function, ...)                                         \
    (::torch::stable::detail::call_younger(                                                        \
        ::torch::stable::detail::find_younger(release, #function), __VA_ARGS__))

/* The same for what came with 2.13: with such a target it is a plain call. */
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
#    define TORCH_DYNAMIC_VERSION_CALL_2_13_0(function, ...)                                       \
        (::torch::stable::detail::call_known(function, __VA_ARGS__))
#else
#    define TORCH_DYNAMIC_VERSION_CALL_2_13_0(function, ...)                                       \
        TORCH_DYNAMIC_VERSION_CALL(TORCH_VERSION_2_13_0, function, __VA_ARGS__)
#endif

HIDDEN_NAMESPACE_BEGIN(torch, stable, detail)

/* Copies the runtime's text before anything else can change it. */
[[noreturn]] __attribute__((noinline, cold)) inline void
throw_last_error(const char *call, const char *file, int line)
{
    std::string text;
    const char *const reason =
        TORCH_DYNAMIC_VERSION_CALL_2_13_0(torch_exception_get_what_without_backtrace, no_text);
    if (reason != nullptr) {
        text.append(reason).append(" (originally from ");
    }
    torch::headeronly::detail::append_failed_call(text, call, file, line);
    if (reason != nullptr) {
        text.append(")");
    }
    throw std::runtime_error(text);
}

HIDDEN_NAMESPACE_END(torch, stable, detail)

/*
 * Evaluates `call` once. Which exception a failing operator threw inside the runtime is lost at the
 * boundary: what arrives here is always std::runtime_error.
 */
#define STABLE_TORCH_ERROR_CODE_CHECK(call)                                                        \
    if (C10_UNLIKELY((call) != TORCH_SUCCESS)) {                                                   \
        ::torch::stable::detail::throw_last_error(#call, __FILE__, __LINE__);                      \
    }

#if defined(USE_CUDA) && TORCH_FEATURE_VERSION >= TORCH_VERSION_2_10_0
HIDDEN_NAMESPACE_BEGIN(torch, stable, detail)

/* Asks the runtime what the code means and throws its text; returns when it means success. */
inline void check_cuda(int32_t err, const char *function, const char *file, uint32_t line)
{
    char *message = nullptr;
    TORCH_ERROR_CODE_CHECK(torch_c10_cuda_check_msg(err, file, function, line, true, &message));
    if (message != nullptr) {
        const std::string text(message);
        torch_c10_cuda_free_error_msg(message);
        throw std::runtime_error(text);
    }
}

HIDDEN_NAMESPACE_END(torch, stable, detail)

#    define STD_CUDA_CHECK(expr)                                                                   \
        do {                                                                                       \
            const int32_t tenon_cuda_status = static_cast<int32_t>(expr);                          \
            if (C10_UNLIKELY(tenon_cuda_status != 0)) {                                            \
                ::torch::stable::detail::check_cuda(tenon_cuda_status,                             \
                                                    static_cast<const char *>(__func__), __FILE__, \
                                                    static_cast<uint32_t>(__LINE__));              \
            }                                                                                      \
        } while (false)
#    define STD_CUDA_KERNEL_LAUNCH_CHECK() STD_CUDA_CHECK(cudaGetLastError())
#endif

#endif
