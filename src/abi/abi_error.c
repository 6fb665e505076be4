/* SPDX-License-Identifier: BSD-3-Clause */
/* The error text of a thread, warnings, and what every shim says about NULL. */
#include "abi/shims.h"

AOTITorchError tni_shim_failed(void)
{
    tni_failure_keep();
    return AOTI_TORCH_FAILURE;
}

/*
 * PyTorch crashes where a handle is NULL; a message with the function's name is what its author
 * needs.
 */
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

/* Tenon records no backtrace: both texts are the message. Who asks has looked at the failure. */
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

/* Goes to the process's handler, not to a stream: a library does not print. */
void aoti_torch_warn(const char *func, const char *file, uint32_t line, const char *msg)
{
    tni_warn("%s (%s, %s:%u)", msg == NULL ? "" : msg, func == NULL ? "?" : func,
             file == NULL ? "?" : file, line);
}

/*
 * Called once per conversion of a value by the wrappers. It also promises all functions of that
 * release, as headers of later ones look them up by it.
 */
uint64_t aoti_torch_abi_version(void)
{
    return tn_torch_abi_version();
}
