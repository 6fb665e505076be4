/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Functions that stand for an operator but whose parameters differ from its schema. The others are
 * generated (gen/abi_operators.c).
 */
#include "abi/operator_ivalues.h"

#include <torch/csrc/inductor/aoti_torch/c/shim_deprecated.h>

/* With the arguments of aoti_torch_copy_ exchanged. */
AOTITorchError aoti_torch_tensor_copy_(AtenTensorHandle src, AtenTensorHandle dst)
{
    static tni_callee op = {"aten::copy_", NULL};
    if (!tni_is_given(src, __func__, "src") || !tni_is_given(dst, __func__, "dst"))
        return tni_shim_failed();
    const StableIValue args[] = {tni_ivalue_of(dst), tni_ivalue_of(src), false};
    StableIValue outs[1];
    if (tni_callee_call(&op, args, outs) != TN_OK)
        return tni_shim_failed();
    tni_drop_result(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

/* NULL is no bias. The operator checks the numbers in the lists. */
AOTITorchError
aoti_torch_convolution(AtenTensorHandle input, AtenTensorHandle weight, AtenTensorHandle bias,
                       const int64_t *stride_ptr, int64_t stride_size, const int64_t *padding_ptr,
                       int64_t padding_size, const int64_t *dilation_ptr, int64_t dilation_size,
                       int transposed, const int64_t *output_padding_ptr,
                       int64_t output_padding_size, int64_t groups, AtenTensorHandle *ret)
{
    static tni_callee op = {"aten::convolution", NULL};
    if (!tni_is_given(input, __func__, "input") || !tni_is_given(weight, __func__, "weight") ||
        !tni_is_given(ret, __func__, "ret") ||
        !tni_is_array(stride_ptr, stride_size, __func__, "stride_ptr") ||
        !tni_is_array(padding_ptr, padding_size, __func__, "padding_ptr") ||
        !tni_is_array(dilation_ptr, dilation_size, __func__, "dilation_ptr") ||
        !tni_is_array(output_padding_ptr, output_padding_size, __func__, "output_padding_ptr"))
        return tni_shim_failed();
    const StableIValue bias_ivalue = tni_ivalue_of(bias);
    const tni_list stride = tni_list_of(stride_ptr, stride_size);
    const tni_list padding = tni_list_of(padding_ptr, padding_size);
    const tni_list dilation = tni_list_of(dilation_ptr, dilation_size);
    const tni_list output_padding = tni_list_of(output_padding_ptr, output_padding_size);
    const StableIValue args[] = {tni_ivalue_of(input),
                                 tni_ivalue_of(weight),
                                 tni_optional_ivalue(bias, &bias_ivalue),
                                 tni_ivalue_of(&stride),
                                 tni_ivalue_of(&padding),
                                 tni_ivalue_of(&dilation),
                                 transposed != 0,
                                 tni_ivalue_of(&output_padding),
                                 (StableIValue)groups};
    StableIValue outs[1];
    if (tni_callee_call(&op, args, outs) != TN_OK)
        return tni_shim_failed();
    *ret = tni_handle_of(outs[0]);
    return AOTI_TORCH_SUCCESS;
}

/* out = a b + c d, by two operators that write to `out`. */
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
        return tni_shim_failed();
    const StableIValue first[] = {tni_ivalue_of(a), tni_ivalue_of(b), tni_ivalue_of(out)};
    if (tni_callee_call(&mm, first, &result) != TN_OK)
        return tni_shim_failed();
    tni_drop_result(result);
    const StableIValue second[] = {tni_ivalue_of(out),  tni_ivalue_of(c),    tni_ivalue_of(d),
                                   tni_ivalue_of(&one), tni_ivalue_of(&one), tni_ivalue_of(out)};
    if (tni_callee_call(&addmm, second, &result) != TN_OK)
        return tni_shim_failed();
    tni_drop_result(result);
    return AOTI_TORCH_SUCCESS;
}

/*
 * The indices are handles, none of them NULL; the operator's list has pointers to handles. Models
 * may write to the tensor that they read, and then nothing is copied.
 */
AOTITorchError aoti_torch_index_put_out(AtenTensorHandle out, AtenTensorHandle self,
                                        const AtenTensorHandle *indices, const uint32_t num_indices,
                                        const AtenTensorHandle values, bool accumulate)
{
    static tni_callee put = {"aten::index_put_", NULL};
    static tni_callee put_out = {"aten::index_put.out", NULL};
    StableIValue items[TN_MAX_DIM];
    if (!tni_is_given(out, __func__, "out") || !tni_is_given(self, __func__, "self") ||
        !tni_is_array(indices, num_indices, __func__, "indices") ||
        !tni_is_given(values, __func__, "values"))
        return tni_shim_failed();
    if (num_indices > TN_MAX_DIM)
        return tni_shim(tni_fail(TN_ERR_VALUE, "%s: %u indices are more than %d", __func__,
                                 num_indices, TN_MAX_DIM));
    for (uint32_t i = 0; i < num_indices; i++)
        items[i] = tni_optional_ivalue(indices[i], (const StableIValue *)(const void *)&indices[i]);
    const tni_list list = tni_list_of(items, num_indices);
    const StableIValue args[] = {tni_ivalue_of(self), tni_ivalue_of(&list), tni_ivalue_of(values),
                                 accumulate, tni_ivalue_of(out)};
    StableIValue outs[1];
    if (tni_callee_call(out->tensor == self->tensor ? &put : &put_out, args, outs) != TN_OK)
        return tni_shim_failed();
    tni_drop_result(outs[0]);
    return AOTI_TORCH_SUCCESS;
}
