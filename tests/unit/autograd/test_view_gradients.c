/* SPDX-License-Identifier: BSD-3-Clause */
/* The functions in C that formulas of derivatives call, by themselves. */
#include "op_fixture.h"

#include "kernels/core/kernel_core.h"

tn_status tni_formula_permuted_back(const tn_call *call, const StableIValue *args,
                                    StableIValue *outs);
tn_status tni_formula_rolled_back(const tn_call *call, const StableIValue *args,
                                  StableIValue *outs);
tn_status tni_formula_unpadded(const tn_call *call, const StableIValue *args, StableIValue *outs);
tn_status tni_formula_repeats_summed(const tn_call *call, const StableIValue *args,
                                     StableIValue *outs);
tn_status tni_formula_pieces(const tn_call *call, const StableIValue *args, StableIValue *outs);
tn_status tni_formula_blocks(const tn_call *call, const StableIValue *args, StableIValue *outs);
tn_status tni_formula_strided_backward(const tn_call *call, const StableIValue *args,
                                       StableIValue *outs);

/* The ivalue of a list of integers in the expression's block. */
#define NUMBERS(count, ...) TNI_INTS(((int64_t[]){__VA_ARGS__}), count)

/* What the function makes of the ivalues, as one tensor. */
static tn_tensor *gradient(tn_kernel function, const StableIValue *args)
{
    static const tn_call nobody = {0};
    StableIValue out;
    assert_int_equal(function(&nobody, args, &out), TN_OK);
    return tni_handle_take_tensor((tni_handle *)(uintptr_t)out);
}

/* The item of the list that the function makes. */
static tn_tensor *item(tn_kernel function, const StableIValue *args, size_t index)
{
    static const tn_call nobody = {0};
    StableIValue out;
    assert_int_equal(function(&nobody, args, &out), TN_OK);
    tni_list *list = (tni_list *)(uintptr_t)out;
    tn_tensor *found = tn_tensor_retain(tni_boxed_tensor(list->items[index]));
    tni_list_drop(list);
    return found;
}

static void orders_are_undone(void **state)
{
    (void)state;
    tn_tensor *grad = count_up(TN_DTYPE_F64, SIZES(3, 1, 2));
    StableIValue permuted[] = {TNI_HANDLE(grad), NUMBERS(3, 1, -1, 0)};
    check(gradient(tni_formula_permuted_back, permuted), TN_DTYPE_F64, SIZES(2, 3, 1),
          VALUES(0, 2, 4, 1, 3, 5));
    tn_tensor *line = make(TN_DTYPE_F64, SIZES(4), VALUES(1, 2, 3, 4));
    StableIValue rolled[] = {TNI_HANDLE(line), NUMBERS(1, 1), NUMBERS(1, 0)};
    check(gradient(tni_formula_rolled_back, rolled), TN_DTYPE_F64, SIZES(4), VALUES(2, 3, 4, 1));
    StableIValue padded[] = {TNI_HANDLE(line), NUMBERS(2, 1, -1)};
    check(gradient(tni_formula_unpadded, padded), TN_DTYPE_F64, SIZES(4), VALUES(2, 3, 4, 0));
    tn_tensor_release(line);
    tn_tensor_release(grad);
}

static void repetitions_are_summed(void **state)
{
    (void)state;
    tn_tensor *like = make(TN_DTYPE_F64, SIZES(2), VALUES(0, 0));
    tn_tensor *grad = count_up(TN_DTYPE_F64, SIZES(3, 4));
    StableIValue args[] = {TNI_HANDLE(grad), TNI_HANDLE(like), NUMBERS(2, 3, 2)};
    check(gradient(tni_formula_repeats_summed, args), TN_DTYPE_F64, SIZES(2), VALUES(30, 36));
    tn_tensor *nothing = make(TN_DTYPE_F64, SIZES(0), VALUES(0));
    StableIValue none[] = {TNI_HANDLE(nothing), TNI_HANDLE(like), NUMBERS(1, 0)};
    check(gradient(tni_formula_repeats_summed, none), TN_DTYPE_F64, SIZES(2), VALUES(0, 0));
    tn_tensor_release(nothing);
    tn_tensor_release(grad);
    tn_tensor_release(like);
}

static void what_was_joined_comes_apart(void **state)
{
    (void)state;
    tn_tensor *first = count_up(TN_DTYPE_F64, SIZES(2, 1));
    tn_tensor *empty = make(TN_DTYPE_F64, SIZES(0), VALUES(0));
    tn_tensor *last = count_up(TN_DTYPE_F64, SIZES(2, 2));
    tn_tensor *grad = count_up(TN_DTYPE_F64, SIZES(2, 3));
    StableIValue ivalues[] = {TNI_HANDLE(first), TNI_HANDLE(empty), TNI_HANDLE(last)};
    StableIValue args[] = {TNI_HANDLE(grad), TNI_INTS(ivalues, 3), (StableIValue)-1};
    check(item(tni_formula_pieces, args, 0), TN_DTYPE_F64, SIZES(2, 1), VALUES(0, 3));
    check(item(tni_formula_pieces, args, 1), TN_DTYPE_F64, SIZES(0), VALUES(0));
    check(item(tni_formula_pieces, args, 2), TN_DTYPE_F64, SIZES(2, 2), VALUES(1, 2, 4, 5));
    tn_tensor *number = make(TN_DTYPE_F64, 0, NULL, VALUES(0));
    tn_tensor *whole = count_up(TN_DTYPE_F64, SIZES(4, 4));
    StableIValue shapes[] = {TNI_HANDLE(first), TNI_HANDLE(number), TNI_HANDLE(empty),
                             TNI_HANDLE(first)};
    StableIValue blocks[] = {TNI_HANDLE(whole), TNI_INTS(shapes, 3)};
    check(item(tni_formula_blocks, blocks, 0), TN_DTYPE_F64, SIZES(2, 1), VALUES(0, 4));
    check(item(tni_formula_blocks, blocks, 1), TN_DTYPE_F64, 0, NULL, VALUES(9));
    tn_tensor_release(whole);
    tn_tensor_release(number);
    tn_tensor_release(grad);
    tn_tensor_release(last);
    tn_tensor_release(empty);
    tn_tensor_release(first);
}

/* Elements that a view shows twice are summed; elements of the tensor that are one share alike. */
static void strided_views_go_back_through_their_storage(void **state)
{
    (void)state;
    tn_tensor *like = count_up(TN_DTYPE_F64, SIZES(2, 3));
    tn_tensor *grad = make(TN_DTYPE_F64, SIZES(2, 2), VALUES(1, 2, 3, 4));
    StableIValue apart[] = {TNI_HANDLE(grad), TNI_HANDLE(like), NUMBERS(2, 2, 2), NUMBERS(2, 2, 1),
                            1};
    check(gradient(tni_formula_strided_backward, apart), TN_DTYPE_F64, SIZES(2, 3),
          VALUES(0, 1, 2, 3, 4, 0));
    StableIValue shared[] = {TNI_HANDLE(grad), TNI_HANDLE(like), NUMBERS(2, 2, 2), NUMBERS(2, 1, 1),
                             0};
    check(gradient(tni_formula_strided_backward, shared), TN_DTYPE_F64, SIZES(2, 3),
          VALUES(1, 5, 4, 0, 0, 0));
    tn_tensor *narrow = make(TN_DTYPE_F64, SIZES(2), VALUES(0, 0));
    tn_tensor *wide = call("aten::expand", ARGS(T(narrow), INTS(2, 2)));
    StableIValue twice[] = {TNI_HANDLE(grad), TNI_HANDLE(wide), NUMBERS(2, 2, 2), NUMBERS(2, 0, 1),
                            0};
    check(gradient(tni_formula_strided_backward, twice), TN_DTYPE_F64, SIZES(2, 2),
          VALUES(2, 3, 2, 3));
    tn_tensor_release(wide);
    tn_tensor_release(narrow);
    tn_tensor_release(grad);
    tn_tensor_release(like);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(orders_are_undone),
        cmocka_unit_test(repetitions_are_summed),
        cmocka_unit_test(what_was_joined_comes_apart),
        cmocka_unit_test(strided_views_go_back_through_their_storage),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
