/* SPDX-License-Identifier: BSD-3-Clause */
/* The error text of a thread, warnings, and what every shim says about NULL. */
#include "abi/shims.h"

AOTITorchError tni_shim_null(const char *function, const char *what)
{
    return tni_shim(tni_fail(TN_ERR_VALUE, "%s: %s must not be NULL", function, what));
}

/* Tenon records no backtrace: both texts are the message. */
const char *torch_exception_get_what(void)
{
    return tn_last_error();
}

const char *torch_exception_get_what_without_backtrace(void)
{
    return tn_last_error();
}

void aoti_torch_warn(const char *func, const char *file, uint32_t line, const char *msg)
{
    tni_warn("%s (%s, %s:%u)", msg == NULL ? "" : msg, func == NULL ? "?" : func,
             file == NULL ? "?" : file, line);
}

uint64_t aoti_torch_abi_version(void)
{
    return TORCH_ABI_VERSION;
}
