/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * TORCH_ERROR_CODE_CHECK(call): turns the failure status of a C shim into std::runtime_error with
 * the text "<call> API call failed at <file>, line <line>".
 */
#ifndef TORCH_HEADERONLY_SHIM_UTILS_H
#define TORCH_HEADERONLY_SHIM_UTILS_H

#include <torch/headeronly/util/Exception.h>

HIDDEN_NAMESPACE_BEGIN(torch, headeronly, detail)

/* What both forms of the check say; the newer one wraps it in the runtime's own text. */
inline void append_failed_call(std::string &out, const char *call, const char *file, int line)
{
    out.append(call).append(" API call failed at ").append(file).append(", line ");
    append_integer(out, false, static_cast<unsigned long long>(line));
}

[[noreturn]] __attribute__((noinline, cold)) inline void
throw_failed_call(const char *call, const char *file, int line)
{
    std::string text;
    append_failed_call(text, call, file, line);
    throw std::runtime_error(text);
}

HIDDEN_NAMESPACE_END(torch, headeronly, detail)

#define TORCH_SUCCESS 0
#define TORCH_FAILURE 1

#define TORCH_ERROR_CODE_CHECK(call)                                                               \
    if (C10_UNLIKELY((call) != TORCH_SUCCESS)) {                                                   \
        ::torch::headeronly::detail::throw_failed_call(#call, __FILE__, __LINE__);                 \
    }

#endif
