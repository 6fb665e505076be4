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

/* out = a b + c d, as two operators that write to `out`. */
AOTITorchError aoti_torch__mm_plus_mm_out(AtenTensorHandle out, AtenTensorHandle a,
                                          AtenTensorHandle b, AtenTensorHandle c,
                                          AtenTensorHandle d)
{
    static tni_callee mm = {"aten::mm.out", NULL};
    static tni_callee addmm = {"aten::addmm.out", NULL};
    const tni_scalar one = {.kind = TN_KIND_INT, .as.integer = 1};
    StableIValue result;
    if (!tni_is_given(out, __func__, "out") || !tni_is_given(a, __func__, "a") ||
        !tni_is_given(b, __func__, "b") || !tni_is_given(c, __func__, "c") ||
        !tni_is_given(d, __func__, "d"))
        return AOTI_TORCH_FAILURE;
    const StableIValue first[] = {tni_cell_of(a), tni_cell_of(b), tni_cell_of(out)};
    if (tni_call_out(&mm, first, &result) != TN_OK)
        return AOTI_TORCH_FAILURE;
    tni_drop_result(result);
    const StableIValue second[] = {tni_cell_of(out),  tni_cell_of(c),    tni_cell_of(d),
                                   tni_cell_of(&one), tni_cell_of(&one), tni_cell_of(out)};
    if (tni_call_out(&addmm, second, &result) != TN_OK)
        return AOTI_TORCH_FAILURE;
    tni_drop_result(result);
    return AOTI_TORCH_SUCCESS;
}
