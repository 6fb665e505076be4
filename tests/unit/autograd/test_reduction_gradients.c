/* SPDX-License-Identifier: BSD-3-Clause */
/* The functions in C that formulas of derivatives of reductions call, by themselves. */
#include "op_fixture.h"

#include "kernels/core/kernel_core.h"

tn_status tni_formula_restored(const tn_call *call, const StableIValue *args, StableIValue *outs);

/* The result of a reduction of 4 dimensions over `dims`, NULL for none, as it comes back. */
static tn_tensor *restored(tn_tensor *tensor, StableIValue dims, bool keepdim)
{
    static const tn_call nobody = {0};
    StableIValue args[] = {TNI_HANDLE(tensor), 4, dims, keepdim}, out;
    assert_int_equal(tni_formula_restored(&nobody, args, &out), TN_OK);
    return tni_handle_take_tensor((tni_handle *)(uintptr_t)out);
}

static void dimensions_that_went_come_back_with_size_1(void **state)
{
    (void)state;
    StableIValue list = TNI_INTS(((int64_t[]){-1, 1}), 2);
    StableIValue dims = (StableIValue)(uintptr_t)&list;
    tn_tensor *grad = count_up(TN_DTYPE_F64, SIZES(2, 3));
    check(restored(grad, dims, false), TN_DTYPE_F64, SIZES(2, 1, 3, 1), VALUES(0, 1, 2, 3, 4, 5));
    check(restored(grad, 0, false), TN_DTYPE_F64, SIZES(2, 3), VALUES(0, 1, 2, 3, 4, 5));
    check(restored(grad, dims, true), TN_DTYPE_F64, SIZES(2, 3), VALUES(0, 1, 2, 3, 4, 5));
    tn_tensor_release(grad);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(dimensions_that_went_come_back_with_size_1),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
