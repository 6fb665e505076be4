/* SPDX-License-Identifier: BSD-3-Clause */
/* Calls that take a shorter way, as most do, give what the longer ones give. */
#include "op_fixture.h"

/* A view of `self` from its storage's start on. */
static tn_tensor *view_of(const tn_tensor *self, size_t rank, const int64_t *sizes,
                          const int64_t *strides, int64_t offset)
{
    tn_tensor *view;
    assert_int_equal(tn_tensor_view(self, (int64_t)rank, sizes, strides, offset, &view), TN_OK);
    return view;
}

static void a_clone_lies_as_its_source_does(void **state)
{
    (void)state;
    tn_tensor *base = count_up(TN_DTYPE_F32, SIZES(2, 3));
    tn_tensor *row = view_of(base, SIZES(1, 3), (const int64_t[]){77, 1}, 3);
    tn_tensor *turned = call("aten::t", ARGS(T(base)));
    tn_tensor *copy = call("aten::clone", ARGS(T(row)));
    assert_strides(copy, SIZES(77, 1));
    check(copy, TN_DTYPE_F32, SIZES(1, 3), VALUES(3, 4, 5));
    copy = call("aten::clone", ARGS(T(turned)));
    assert_strides(copy, SIZES(1, 3));
    assert_int_equal(copy->flags, turned->flags);
    check(copy, TN_DTYPE_F32, SIZES(3, 2), VALUES(0, 3, 1, 4, 2, 5));
    tn_tensor_release(row);
    tn_tensor_release(turned);
    tn_tensor_release(base);
}

static void a_result_is_row_major_where_its_inputs_are(void **state)
{
    (void)state;
    tn_tensor *base = count_up(TN_DTYPE_F32, SIZES(3));
    tn_tensor *row = view_of(base, SIZES(1, 3), (const int64_t[]){77, 1}, 0);
    tn_tensor *product = call("aten::mul.Tensor", ARGS(T(row), T(row)));
    assert_strides(product, SIZES(3, 1));
    check(product, TN_DTYPE_F32, SIZES(1, 3), VALUES(0, 1, 4));
    tn_tensor_release(row);
    tn_tensor_release(base);
}

static void an_output_may_be_an_input_but_not_a_part_of_one(void **state)
{
    (void)state;
    tn_tensor *base = count_up(TN_DTYPE_F32, SIZES(5));
    tn_tensor *first = view_of(base, SIZES(4), (const int64_t[]){1}, 0);
    tn_tensor *again = view_of(base, SIZES(4), (const int64_t[]){1}, 0);
    tn_tensor *later = view_of(base, SIZES(4), (const int64_t[]){1}, 1);
    call_fails("aten::mul.out", ARGS(T(first), T(first), T(later)), "unsupported operation");
    call_fails("aten::mul_.Tensor", ARGS(T(first), T(later)), "unsupported operation");
    uint32_t version = tn_tensor_version(first);
    check(call("aten::mul.out", ARGS(T(first), T(again), T(again))), TN_DTYPE_F32, SIZES(4),
          VALUES(0, 1, 4, 9));
    check(call("aten::mul_.Tensor", ARGS(T(first), T(first))), TN_DTYPE_F32, SIZES(4),
          VALUES(0, 1, 16, 81));
    assert_int_equal(tn_tensor_version(again), version + 2);
    tn_tensor_release(first);
    tn_tensor_release(again);
    tn_tensor_release(later);
    tn_tensor_release(base);
}

static void an_output_of_another_dtype_gets_converted_elements(void **state)
{
    (void)state;
    tn_tensor *self = count_up(TN_DTYPE_F32, SIZES(3));
    tn_tensor *wide = count_up(TN_DTYPE_F64, SIZES(3));
    check(call("aten::mul.out", ARGS(T(self), T(self), T(wide))), TN_DTYPE_F64, SIZES(3),
          VALUES(0, 1, 4));
    check(call("aten::eq.Tensor_out", ARGS(T(self), T(self), T(self))), TN_DTYPE_F32, SIZES(3),
          VALUES(1, 1, 1));
    tn_tensor_release(self);
    tn_tensor_release(wide);
}

static void dtypes_that_loops_do_not_compute_in_are_converted(void **state)
{
    (void)state;
    tn_tensor *half = count_up(TN_DTYPE_BF16, SIZES(3));
    tn_tensor *whole = count_up(TN_DTYPE_I32, SIZES(2));
    check(call("aten::mul.Tensor", ARGS(T(half), T(half))), TN_DTYPE_BF16, SIZES(3),
          VALUES(0, 1, 4));
    check(call("aten::exp", ARGS(T(whole))), TN_DTYPE_F32, SIZES(2), VALUES(1, 2.71828182F));
    tn_tensor_release(half);
    tn_tensor_release(whole);
}

/* Views that others made stay, and what they show is gone. */
static void elements_that_are_gone_are_not_read(void **state)
{
    (void)state;
    tn_tensor *base = count_up(TN_DTYPE_F32, SIZES(40));
    tn_tensor *view = view_of(base, SIZES(40), (const int64_t[]){1}, 0);
    assert_int_equal(tni_storage_resize(base->storage, 0), TN_OK);
    assert_null(view->data);
    tn_tensor_release(call("aten::mul.Tensor", ARGS(T(view), T(view))));
    tn_tensor_release(call("aten::neg", ARGS(T(view))));
    tn_tensor_release(call("aten::clone", ARGS(T(view))));
    tn_tensor_release(view);
    tn_tensor_release(base);
}

static void division_of_whole_numbers_by_zero_fails(void **state)
{
    (void)state;
    tn_tensor *zeros = make(TN_DTYPE_I32, SIZES(2), VALUES(1, 0));
    call_fails("aten::remainder.Tensor", ARGS(T(zeros), T(zeros)), "ZeroDivisionError");
    tn_tensor_release(zeros);
}

/* Every order of the dimensions of `self`, `order` being filled up to `depth`. */
static void check_orders(const tn_tensor *self, int64_t *order, size_t depth)
{
    if (depth < self->rank) {
        for (int64_t dim = 0; dim < self->rank; dim++) {
            bool is_used = false;
            for (size_t i = 0; i < depth; i++)
                is_used |= order[i] == dim;
            order[depth] = dim;
            if (!is_used)
                check_orders(self, order, depth + 1);
        }
        return;
    }
    tn_value arguments[] = {T((tn_tensor *)(uintptr_t)self), tn_value_ints(order, depth)};
    tn_tensor *view = call("aten::permute", arguments, 2);
    uint32_t flags = view->flags;
    int64_t numel = view->numel;
    const void *data = view->data;
    tni_tensor_refresh(view);
    assert_int_equal(flags, view->flags);
    assert_int_equal(numel, view->numel);
    assert_ptr_equal(data, view->data);
    tn_tensor_release(view);
}

static void a_permuted_view_knows_its_layout(void **state)
{
    static const int64_t sizes[][5] = {
        {2, 3, 4, 5, 6}, {1, 3, 1, 2, 1}, {2, 0, 3, 1, 1}, {1, 1, 1, 1, 1}, {2, 2, 1, 1, 3}};
    static const int64_t gaps[] = {1440, 240, 48, 8, 1};
    int64_t order[5];
    (void)state;
    for (size_t i = 0; i < TN_LEN(sizes); i++) {
        for (int64_t rank = 0; rank <= 5; rank++) {
            tn_tensor *dense;
            assert_int_equal(tn_tensor_empty(TN_DTYPE_U8, rank, sizes[i], NULL, TN_CPU, &dense),
                             TN_OK);
            check_orders(dense, order, 0);
            tn_tensor_release(dense);
        }
        tn_tensor *room;
        assert_int_equal(
            tn_tensor_empty(TN_DTYPE_U8, 1, (const int64_t[]){4000}, NULL, TN_CPU, &room), TN_OK);
        tn_tensor *loose = view_of(room, 5, sizes[i], gaps, 3);
        check_orders(loose, order, 0);
        tn_tensor_release(loose);
        tn_tensor_release(room);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_clone_lies_as_its_source_does),
        cmocka_unit_test(a_result_is_row_major_where_its_inputs_are),
        cmocka_unit_test(an_output_may_be_an_input_but_not_a_part_of_one),
        cmocka_unit_test(an_output_of_another_dtype_gets_converted_elements),
        cmocka_unit_test(dtypes_that_loops_do_not_compute_in_are_converted),
        cmocka_unit_test(elements_that_are_gone_are_not_read),
        cmocka_unit_test(division_of_whole_numbers_by_zero_fails),
        cmocka_unit_test(a_permuted_view_knows_its_layout),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
