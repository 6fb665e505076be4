/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * STABLE_TORCH_ERROR_CODE_CHECK(call): a failed C call becomes std::runtime_error.
 *
 * With a target that has the error text (2.13) the message is "<reason> (originally from <call> API
 * call failed at <file>, line <line>)"; before, it is that of TORCH_ERROR_CODE_CHECK. Nothing is
 * printed. With USE_CUDA, STD_CUDA_CHECK(expr) does the same for a cudaError_t.
 */
#ifndef TORCH_CSRC_STABLE_MACROS_H
#define TORCH_CSRC_STABLE_MACROS_H

#include <torch/csrc/stable/c/shim.h>
#include <torch/headeronly/util/Exception.h>
#include <torch/headeronly/util/shim_utils.h>

#include <ctime>

HIDDEN_NAMESPACE_BEGIN(torch, stable, detail)

/* Copies the runtime's text before anything else can change it. */
[[noreturn]] __attribute__((noinline, cold)) inline void
throw_last_error(const char *call, const char *file, int line)
{
    std::string text;
#if TORCH_FEATURE_VERSION >= TORCH_VERSION_2_13_0
    text.append(torch_exception_get_what_without_backtrace()).append(" (originally from ");
    torch::headeronly::detail::append_failed_call(text, call, file, line);
    text.append(")");
#else
    torch::headeronly::detail::append_failed_call(text, call, file, line);
#endif
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
