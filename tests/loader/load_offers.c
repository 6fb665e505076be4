/* SPDX-License-Identifier: BSD-3-Clause */
/* An operator, and a function of the ABI's form that stands for it. */
#include <tenon/extension.h>

__attribute__((visibility("default"))) AOTITorchError aoti_torch_cpu_load_offers(int64_t *result);

AOTITorchError aoti_torch_cpu_load_offers(int64_t *result)
{
    *result = 7;
    return AOTI_TORCH_SUCCESS;
}

TN_LIBRARY(load_offers, m)
{
    tn_def(m, "never() -> ()");
}
