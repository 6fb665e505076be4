/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The operators of o.yaml as typed C functions over PyTorch's stable ABI: for extensions, in both
 * hosts. Made by `tenon gen`.
 *
 * Arguments are borrowed, but for a StableIValue, which is taken. Results are new, and set on
 * success only; what an operator writes is not returned once more. tn_ext_failure says why one
 * failed. A device is a type and an index (-1 for none); dtypes, layouts and formats are the
 * host's numbers. An operator that nobody defined leaks the handles made for its arguments,
 * because the ABI does not say that it took none. PyTorch 2.13 fails the call of one whose
 * results have several types, unless these read the same from the last to the first.
 */
/* clang-format off */
#ifndef O_CALLS_H
#define O_CALLS_H

#include <tenon/extension.h>

#define O_MAKE_LIST(letter, type, code, expression)                                       \
    static inline AOTITorchError o_make_##letter(type const *items, size_t count,         \
                                                  StableIValue *cell)                      \
    {                                                                                      \
        StableIValue list = 0;                                                             \
        AOTITorchError status = tn_new_list(count, &list);                                 \
        for (size_t at = 0; status == AOTI_TORCH_SUCCESS && at < count; at++) {            \
            StableIValue item = 0;                                                         \
            status = (expression);                                                         \
            if (status == AOTI_TORCH_SUCCESS)                                              \
                status = tn_push(list, code, item);                                        \
        }                                                                                  \
        if (status == AOTI_TORCH_SUCCESS)                                                  \
            *cell = list;                                                                  \
        else                                                                               \
            tn_ext_drop("L" code, list);                                                   \
        return status;                                                                     \
    }
O_MAKE_LIST(d, double, "d", (item = tn_ret_double(items[at]), AOTI_TORCH_SUCCESS))

/*
 * my::f(Tensor self, float? x=1, float y=2, float[2] z=3, bool? b=True) -> Tensor
 * NULL is None: x, b.
 */
static inline AOTITorchError call_my_f(
    AtenTensorHandle self, const double *x, double y, const double *z, size_t z_count,
    const bool *b, AtenTensorHandle *result)
{
    StableIValue stack[5] = {0};
    AOTITorchError status = AOTI_TORCH_SUCCESS;
    if (status == AOTI_TORCH_SUCCESS)
        status = tn_new_tensor(self, &stack[0]);
    if (status == AOTI_TORCH_SUCCESS && x != NULL) {
        StableIValue inner = 0;
        inner = tn_ret_double(*x);
        if (status == AOTI_TORCH_SUCCESS)
            status = tn_new_optional("d", inner, &stack[1]);
    }
    stack[2] = tn_ret_double(y);
    if (status == AOTI_TORCH_SUCCESS)
        status = o_make_d(z, z_count, &stack[3]);
    if (status == AOTI_TORCH_SUCCESS && b != NULL) {
        StableIValue inner = 0;
        inner = tn_ret_bool(*b);
        if (status == AOTI_TORCH_SUCCESS)
            status = tn_new_optional("b", inner, &stack[4]);
    }
    if (status != AOTI_TORCH_SUCCESS) {
        tn_ext_drop("T", stack[0]);
        tn_ext_drop("?d", stack[1]);
        tn_ext_drop("d", stack[2]);
        tn_ext_drop("Ld", stack[3]);
        tn_ext_drop("?b", stack[4]);
        return status;
    }
    status = tn_operator_call("my::f", "", stack);
    if (status != AOTI_TORCH_SUCCESS)
        return status;
    *result = tn_arg_tensor(stack[0]);
    return status;
}

#endif
