/* SPDX-License-Identifier: BSD-3-Clause */
/* The error text of a thread, warnings, and the failures that all shims share. */
#include "abi/shims.h"

AOTITorchError tni_shim_failed(void)
{
    tni_failure_keep();
    return AOTI_TORCH_FAILURE;
}

/* Where a handle is NULL, PyTorch crashes; here the message names the function. */
AOTITorchError tni_shim_null(const char *function, const char *what)
{
    return tni_shim(tni_fail(TN_ERR_VALUE, "%s: %s must not be NULL", function, what));
}

AOTITorchError tni_shim_absent(const char *function)
{
    return tni_shim(tni_fail(TN_ERR_NOT_IMPLEMENTED,
                             "%s: Tenon exports this function so that binaries that name it load, "
                             "and does not serve it yet",
                             function));
}

/*
 * Tenon has no backtrace here: both texts are the message. Reading it counts as looking at the
 * failure.
 */
const char *torch_exception_get_what(void)
{
    tni_pending_look();
    return tni_failure_kept();
}

const char *torch_exception_get_what_without_backtrace(void)
{
    tni_pending_look();
    return tni_failure_kept();
}

/* The warning goes to the process's handler, not to a stream: a library does not print. */
void aoti_torch_warn(const char *func, const char *file, uint32_t line, const char *msg)
{
    tni_warn("%s (%s, %s:%u)", msg == NULL ? "" : msg, func == NULL ? "?" : func,
             file == NULL ? "?" : file, line);
}

/*
 * The wrappers call this once per conversion of a value. It also promises all functions of that
 * release, because headers of later releases decide by it which ones to look up.
 */
uint64_t aoti_torch_abi_version(void)
{
    return tn_torch_abi_version();
}
