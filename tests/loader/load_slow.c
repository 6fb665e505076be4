/* SPDX-License-Identifier: BSD-3-Clause */
/* An extension whose initialiser lasts as long as an operator of the program does. */
#include <tenon/extension.h>

__attribute__((constructor)) static void initialise(void)
{
    StableIValue stack[1] = {0};
    (void)torch_call_dispatcher("load_host::wait", "", stack, TORCH_ABI_VERSION);
}
