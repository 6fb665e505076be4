/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Functions that stand for an operator and whose parameters do not follow its schema. The others
 * are generated (gen/abi_operators.c).
 */
#include "abi/operator_cells.h"

/* The other way round than aoti_torch_copy_. */
AOTITorchError aoti_torch_tensor_copy_(AtenTensorHandle src, AtenTensorHandle dst)
{
    static tni_callee op = {"aten::copy_", NULL};
    if (!tni_is_given(src, __func__, "src") || !tni_is_given(dst, __func__, "dst"))
        return AOTI_TORCH_FAILURE;
    const StableIValue args[] = {tni_cell_of(dst), tni_cell_of(src), false};
    StableIValue outs[1];
    if (tni_call_out(&op, args, outs) != TN_OK)
        return AOTI_TORCH_FAILURE;
    tni_drop_result(outs[0]);
    return AOTI_TORCH_SUCCESS;
}
