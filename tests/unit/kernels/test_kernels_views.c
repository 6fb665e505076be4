/* SPDX-License-Identifier: BSD-3-Clause */
/* Views share storage, and their geometry is what NumPy users expect. */
#include "op_fixture.h"

static tn_tensor *base; /* float [2, 3, 4]: 0 … 23 */

static int make_base(void **state)
{
    (void)state;
    base = count_up(TN_DTYPE_F32, SIZES(2, 3, 4));
    return 0;
}

static int drop_base(void **state)
{
    (void)state;
    tn_tensor_release(base);
    return 0;
}

/* A view of base with this geometry; drops it. */
static void check_view(tn_tensor *view, int64_t offset, size_t rank, const int64_t *sizes,
                       size_t nstrides, const int64_t *strides)
{
    assert_ptr_equal(view->storage, base->storage);
    assert_int_equal(view->offset, offset);
    assert_shape(view, rank, sizes);
    assert_strides(view, nstrides, strides);
    tn_tensor_release(view);
}

static void select_drops_a_dimension(void **state)
{
    (void)state;
    check_view(call("aten::select.int", ARGS(T(base), I(1), I(-1))), 8, SIZES(2, 4), SIZES(12, 1));
    call_fails("aten::select.int", ARGS(T(base), I(1), I(3)),
               "select(): index 3 out of range for tensor of size [2, 3, 4] at dimension 1");
    call_fails("aten::select.int", ARGS(T(base), I(3), I(0)), "Dimension out of range");
}

static void slice_clamps_and_steps(void **state)
{
    (void)state;
    check_view(call("aten::slice.Tensor", ARGS(T(base), I(2), I(-3), I(100), I(2))), 1,
               SIZES(2, 3, 2), SIZES(12, 4, 2));
    check_view(call("aten::slice.Tensor", ARGS(T(base), I(0), I(2), I(1))), 24, SIZES(0, 3, 4),
               SIZES(12, 4, 1));
    check_view(call("aten::slice.Tensor", ARGS(T(base))), 0, SIZES(2, 3, 4), SIZES(12, 4, 1));
    call_fails("aten::slice.Tensor", ARGS(T(base), I(0), NONE, NONE, I(0)),
               "slice step must be positive");
    check_view(call("aten::slice.Tensor", ARGS(T(base), I(2), NONE, NONE, I(1000))), 0,
               SIZES(2, 3, 1), SIZES(12, 4, 1000));
    check_view(call("aten::slice.Tensor", ARGS(T(base), I(2), NONE, NONE, I(INT64_MAX))), 0,
               SIZES(2, 3, 1), SIZES(12, 4, INT64_MAX));
    call_fails("aten::slice.Tensor", ARGS(T(base), I(1), NONE, NONE, I(INT64_MAX)),
               "step of 9223372036854775807 is too large");
}

static void narrow_checks_its_range(void **state)
{
    (void)state;
    check_view(call("aten::narrow", ARGS(T(base), I(-1), I(-3), I(2))), 1, SIZES(2, 3, 2),
               SIZES(12, 4, 1));
    call_fails("aten::narrow", ARGS(T(base), I(1), I(2), I(2)),
               "start (2) + length (2) exceeds dimension size (3).");
    call_fails("aten::narrow", ARGS(T(base), I(1), I(0), I(-1)), "length must be non-negative");
}

static void transpose_and_permute_move_strides(void **state)
{
    (void)state;
    check_view(call("aten::transpose.int", ARGS(T(base), I(0), I(-1))), 0, SIZES(4, 3, 2),
               SIZES(1, 4, 12));
    check_view(call("aten::permute", ARGS(T(base), INTS(2, 0, -2))), 0, SIZES(4, 2, 3),
               SIZES(1, 12, 4));
    call_fails("aten::permute", ARGS(T(base), INTS(0, 0, 1)), "duplicate dims are not allowed");
    call_fails("aten::t", ARGS(T(base)), "t() expects a tensor with <= 2 dimensions");
}

static void unsqueeze_and_squeeze_are_opposites(void **state)
{
    (void)state;
    tn_tensor *wide = call("aten::unsqueeze", ARGS(T(base), I(-1)));
    assert_shape(wide, SIZES(2, 3, 4, 1));
    check_view(call("aten::squeeze", ARGS(T(wide))), 0, SIZES(2, 3, 4), SIZES(12, 4, 1));
    check_view(call("aten::squeeze.dim", ARGS(T(wide), I(0))), 0, SIZES(2, 3, 4, 1),
               SIZES(12, 4, 1, 1));
    check_view(call("aten::squeeze.dims", ARGS(T(wide), INTS(3, 1))), 0, SIZES(2, 3, 4),
               SIZES(12, 4, 1));
    tn_tensor_release(wide);
}

static void expand_repeats_without_memory(void **state)
{
    (void)state;
    tn_tensor *row = call("aten::select.int", ARGS(T(base), I(0), I(0)));
    tn_tensor *thin = call("aten::narrow", ARGS(T(row), I(0), I(0), I(1)));
    check_view(call("aten::expand", ARGS(T(thin), INTS(2, 5, -1))), 0, SIZES(2, 5, 4),
               SIZES(0, 0, 1));
    call_fails("aten::expand", ARGS(T(row), INTS(2, 4)),
               "The expanded size of the tensor (2) must match the existing size (3) at "
               "non-singleton dimension 0.  Target sizes: [2, 4].  Tensor sizes: [3, 4]");
    call_fails("aten::expand", ARGS(T(row), INTS(-1, 3, 4)), "leading, non-existing dimension 0");
    tn_tensor_release(thin);
    tn_tensor_release(row);
}

static void view_needs_strides_that_fit(void **state)
{
    (void)state;
    check_view(call("aten::view", ARGS(T(base), INTS(6, -1))), 0, SIZES(6, 4), SIZES(4, 1));
    tn_tensor *turned = call("aten::transpose.int", ARGS(T(base), I(0), I(2)));
    call_fails("aten::view", ARGS(T(turned), INTS(24)), "view size is not compatible");
    call_fails("aten::view", ARGS(T(base), INTS(5, -1)), "shape '[5, -1]' is invalid");
    call_fails("aten::view", ARGS(T(base), INTS(-1, -1)), "only one dimension can be inferred");
    tn_tensor_release(turned);
}

static void reshape_copies_only_where_it_must(void **state)
{
    (void)state;
    check_view(call("aten::reshape", ARGS(T(base), INTS(4, 6))), 0, SIZES(4, 6), SIZES(6, 1));
    tn_tensor *turned = call("aten::transpose.int", ARGS(T(base), I(1), I(2)));
    tn_tensor *copy = call("aten::reshape", ARGS(T(turned), INTS(2, 12)));
    assert_ptr_not_equal(copy->storage, base->storage);
    check(copy, TN_DTYPE_F32, SIZES(2, 12),
          VALUES(0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11, 12, 16, 20, 13, 17, 21, 14, 18, 22, 15, 19,
                 23));
    tn_tensor_release(turned);
}

static void flatten_joins_a_range(void **state)
{
    (void)state;
    check_view(call("aten::flatten.using_ints", ARGS(T(base), I(1))), 0, SIZES(2, 12),
               SIZES(12, 1));
    tn_tensor *same = call("aten::flatten.using_ints", ARGS(T(base), I(1), I(1)));
    assert_ptr_equal(same, base);
    tn_tensor_release(same);
    call_fails("aten::flatten.using_ints", ARGS(T(base), I(2), I(0)),
               "start_dim cannot come after end_dim");
}

static void as_strided_stays_inside_the_storage(void **state)
{
    (void)state;
    check_view(call("aten::as_strided", ARGS(T(base), INTS(2, 2), INTS(1, 0), I(3))), 3,
               SIZES(2, 2), SIZES(1, 0));
    call_fails("aten::as_strided", ARGS(T(base), INTS(2), INTS(24)), "");
    call_fails("aten::as_strided", ARGS(T(base), INTS(2), INTS(-1)), "got strides: [-1]");
}

static void a_view_of_a_view_keeps_the_dtype_and_the_storage(void **state)
{
    (void)state;
    tn_tensor *inner = call("aten::alias", ARGS(T(base)));
    tn_tensor *outer = call("aten::detach", ARGS(T(inner)));
    tn_tensor_release(inner);
    assert_int_equal(outer->dtype, TN_DTYPE_F32);
    check_view(outer, 0, SIZES(2, 3, 4), SIZES(12, 4, 1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(select_drops_a_dimension),
        cmocka_unit_test(slice_clamps_and_steps),
        cmocka_unit_test(narrow_checks_its_range),
        cmocka_unit_test(transpose_and_permute_move_strides),
        cmocka_unit_test(unsqueeze_and_squeeze_are_opposites),
        cmocka_unit_test(expand_repeats_without_memory),
        cmocka_unit_test(view_needs_strides_that_fit),
        cmocka_unit_test(reshape_copies_only_where_it_must),
        cmocka_unit_test(flatten_joins_a_range),
        cmocka_unit_test(as_strided_stays_inside_the_storage),
        cmocka_unit_test(a_view_of_a_view_keeps_the_dtype_and_the_storage),
    };
    return cmocka_run_group_tests(tests, make_base, drop_base);
}
