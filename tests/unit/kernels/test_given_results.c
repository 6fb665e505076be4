/* SPDX-License-Identifier: BSD-3-Clause */
/* Results that callers give (temporaries.c): tensors that are inputs as well, and failing calls. */
#include "kernels/core/structured.h"
#include "op_fixture.h"

static void ignore_warning(void *context, const char *message)
{
    (void)context;
    (void)message;
}

/* A view of `base` with these sizes, row-major from an element on; not on autograd's account. */
static tn_tensor *view_of(const tn_tensor *base, int64_t rank, const int64_t *sizes, int64_t offset)
{
    int64_t strides[TN_MAX_DIM];
    tn_tensor *view;
    tni_row_major_strides(rank, sizes, strides);
    assert_int_equal(tni_tensor_as_strided(base, rank, sizes, strides, offset, &view), TN_OK);
    return view;
}

/* ---- results that are inputs ---- */

static void product_replaces_its_first_factor(void **state)
{
    (void)state;
    tn_tensor *a = make(TN_DTYPE_F32, SIZES(2, 3), VALUES(1, 2, 3, 4, 5, 6));
    tn_tensor *b = make(TN_DTYPE_F32, SIZES(3, 1), VALUES(1, 1, 1));
    tn_tensor_release(call("aten::mm.out", ARGS(T(a), T(b), T(a))));
    assert_tensor(a, TN_DTYPE_F32, SIZES(2, 1), VALUES(6, 15));
    tn_tensor_release(a);
    tn_tensor_release(b);
}

static void larger_product_replaces_its_first_factor(void **state)
{
    enum { WIDTH = 2000 };
    (void)state;
    tn_tensor *a = make(TN_DTYPE_F32, SIZES(1, 2), VALUES(3, 4));
    tn_tensor *b = call("aten::ones", ARGS(INTS(2, WIDTH), NONE, NONE, NONE, NONE));
    tn_tensor_release(call("aten::mm.out", ARGS(T(a), T(b), T(a))));
    assert_shape(a, SIZES(1, WIDTH));
    for (int i = 0; i < WIDTH; i++)
        assert_true(((const float *)a->data)[i] == 7);
    tn_tensor_release(a);
    tn_tensor_release(b);
}

static void broadcast_self_may_be_the_result(void **state)
{
    (void)state;
    tn_tensor *self = make(TN_DTYPE_F32, SIZES(1), VALUES(10));
    tn_tensor *m = make(TN_DTYPE_F32, SIZES(3, 2), VALUES(1, 2, 3, 4, 5, 6));
    tn_tensor *v = make(TN_DTYPE_F32, SIZES(2), VALUES(1, 1));
    tn_tensor_release(call("aten::addmv.out", ARGS(T(self), T(m), T(v), I(1), I(1), T(self))));
    assert_tensor(self, TN_DTYPE_F32, SIZES(3), VALUES(13, 17, 21));
    tn_tensor_release(self);
    tn_tensor_release(m);
    tn_tensor_release(v);
}

/* An empty view at the beginning of the input is resized over all of it. */
static void empty_view_of_the_input_takes_the_result(void **state)
{
    (void)state;
    tn_tensor *self = make(TN_DTYPE_F32, SIZES(2, 2), VALUES(1, 2, 3, 4));
    tn_tensor *out = view_of(self, 1, (const int64_t[]){0}, 0);
    tn_tensor *turned = call("aten::t", ARGS(T(self)));
    tn_tensor_release(call("aten::tril.out", ARGS(T(turned), I(0), T(out))));
    assert_tensor(out, TN_DTYPE_F32, SIZES(2, 2), VALUES(1, 0, 2, 4));
    assert_tensor(self, TN_DTYPE_F32, SIZES(2, 2), VALUES(1, 0, 2, 4));
    tn_tensor_release(turned);
    tn_tensor_release(out);
    tn_tensor_release(self);
}

static void partial_overlap_is_refused_before_a_resize(void **state)
{
    (void)state;
    tn_tensor *self = make(TN_DTYPE_F32, SIZES(4), VALUES(1, 2, 3, 4));
    tn_tensor *out = view_of(self, 1, (const int64_t[]){2}, 1);
    call_fails("aten::neg.out", ARGS(T(self), T(out)), "refer to a single memory location");
    assert_shape(out, SIZES(2));
    assert_tensor(self, TN_DTYPE_F32, SIZES(4), VALUES(1, 2, 3, 4));
    tn_tensor_release(out);
    tn_tensor_release(self);
}

/* A composite computes elsewhere and copies; another name refuses what the operator refuses. */
static void composite_result_may_lie_across_its_input(void **state)
{
    (void)state;
    tn_tensor *all = make(TN_DTYPE_F32, SIZES(3), VALUES(0, 0, 5));
    tn_tensor *self = view_of(all, 1, (const int64_t[]){2}, 0);
    tn_tensor *out = view_of(all, 1, (const int64_t[]){2}, 1);
    tn_tensor_release(call("aten::softmax.int_out", ARGS(T(self), I(0), NONE, T(out))));
    assert_tensor(all, TN_DTYPE_F32, SIZES(3), VALUES(0, 0.5, 0.5));
    call_fails("aten::erf.out", ARGS(T(self), T(out)), "refer to a single memory location");
    call_fails("aten::special_erf.out", ARGS(T(self), T(out)), "refer to a single memory location");
    call_fails("aten::outer.out", ARGS(T(self), T(self), T(out)),
               "refer to a single memory location");
    assert_tensor(all, TN_DTYPE_F32, SIZES(3), VALUES(0, 0.5, 0.5));
    tn_tensor_release(out);
    tn_tensor_release(self);
    tn_tensor_release(all);
}

/* ---- results that overlap themselves ---- */

/* Two rows and columns in one place. */
static tn_tensor *expanded_place(const tn_tensor *base)
{
    tn_tensor *view;
    assert_int_equal(
        tni_tensor_as_strided(base, 2, (const int64_t[]){2, 2}, (const int64_t[]){0, 0}, 0, &view),
        TN_OK);
    return view;
}

static void output_that_keeps_its_sizes_may_not_overlap_itself(void **state)
{
    (void)state;
    tn_tensor *place = make(TN_DTYPE_F32, SIZES(1), VALUES(7));
    tn_tensor *self = make(TN_DTYPE_F32, SIZES(2, 2), VALUES(1, 2, 3, 4));
    tn_tensor *out = expanded_place(place);
    const char *words = "more than one element of the written-to";
    call_fails("aten::mm.out", ARGS(T(self), T(self), T(out)), words);
    call_fails("aten::tril.out", ARGS(T(self), I(0), T(out)), words);
    call_fails("aten::add.Scalar_out", ARGS(T(self), I(1), I(1), T(out)), words);
    call_fails("aten::threshold.out", ARGS(T(self), I(1), I(1), T(out)), words);
    call_fails("aten::softmax.int_out", ARGS(T(self), I(0), NONE, T(out)), words);
    assert_tensor(place, TN_DTYPE_F32, SIZES(1), VALUES(7));
    tn_tensor_release(out);
    tn_tensor_release(self);
    tn_tensor_release(place);
}

/* What it gets has a place of its own for each element. */
static void output_that_is_resized_may_overlap_itself(void **state)
{
    (void)state;
    tn_tensor *self = make(TN_DTYPE_F32, SIZES(3), VALUES(1, 2, 3));
    const char *names[] = {"aten::add.Scalar_out", "aten::threshold.out"};
    for (size_t i = 0; i < TN_LEN(names); i++) {
        tn_tensor *place = make(TN_DTYPE_F32, SIZES(1), VALUES(7));
        tn_tensor *out = expanded_place(place);
        tn_tensor_release(call(names[i], ARGS(T(self), I(1), I(1), T(out))));
        assert_tensor(out, TN_DTYPE_F32, SIZES(3), i == 0 ? VALUES(2, 3, 4) : VALUES(1, 2, 3));
        tn_tensor_release(out);
        tn_tensor_release(place);
    }
    tn_tensor_release(self);
}

/* Each result finds room there; the last stays. */
static void tensor_that_is_given_twice_takes_the_last_result(void **state)
{
    (void)state;
    tn_value results[3];
    tn_tensor *self = make(TN_DTYPE_F32, SIZES(3, 2), VALUES(4, 0, 0, 2, 0, 0));
    tn_tensor *out = make(TN_DTYPE_F32, SIZES(2, 2), VALUES(0, 0, 0, 0));
    tn_tensor *other = make(TN_DTYPE_F32, SIZES(3, 2), VALUES(0, 0, 0, 0, 0, 0));
    call_all("aten::linalg_lu.out", ARGS(T(self), B(true), T(out), T(other), T(out)), results, 3);
    assert_tensor(out, TN_DTYPE_F32, SIZES(2, 2), VALUES(4, 0, 0, 2));
    for (int i = 0; i < 3; i++)
        tn_value_release(&results[i]);
    tn_tensor_release(other);
    tn_tensor_release(out);
    tn_tensor_release(self);
}

/* A range goes where as many numbers have room, in whatever sizes. */
static void range_fills_a_matrix(void **state)
{
    (void)state;
    tn_tensor *out = make(TN_DTYPE_F32, SIZES(2, 2), VALUES(0, 0, 0, 0));
    tn_tensor_release(call("aten::arange.out", ARGS(I(4), T(out))));
    assert_tensor(out, TN_DTYPE_F32, SIZES(2, 2), VALUES(0, 1, 2, 3));
    tn_tensor_release(call("aten::linspace.out", ARGS(I(1), I(4), I(4), T(out))));
    assert_tensor(out, TN_DTYPE_F32, SIZES(2, 2), VALUES(1, 2, 3, 4));
    tn_tensor_release(call("aten::linspace.out", ARGS(I(1), I(3), I(3), T(out))));
    assert_tensor(out, TN_DTYPE_F32, SIZES(3), VALUES(1, 2, 3));
    tn_tensor_release(out);
}

/* ---- storages that grow ---- */

/* What lies before the output in its storage stays, and other views of that see the new memory. */
static void storage_that_grows_keeps_what_is_not_written(void **state)
{
    (void)state;
    tn_tensor *all = make(TN_DTYPE_F32, SIZES(3), VALUES(7, 8, 9));
    tn_tensor *out = view_of(all, 1, (const int64_t[]){0}, 2);
    tn_tensor *x = make(TN_DTYPE_F32, SIZES(64), (const double[64]){1, 2, 3});
    tn_tensor_release(call("aten::neg.out", ARGS(T(x), T(out))));
    assert_int_equal(out->storage->bytes, 66 * sizeof(float));
    assert_ptr_equal(out->storage, all->storage);
    assert_tensor(all, TN_DTYPE_F32, SIZES(3), VALUES(7, 8, -1));
    assert_true(((const float *)out->data)[1] == -2);
    tn_tensor_release(x);
    tn_tensor_release(out);
    tn_tensor_release(all);
}

static void borrowed_memory_does_not_grow(void **state)
{
    (void)state;
    float room[2] = {5, 6};
    const int64_t sizes[] = {2};
    const int64_t strides[] = {1};
    tn_tensor *out;
    tn_tensor *x = make(TN_DTYPE_F32, SIZES(3), VALUES(1, 2, 3));
    assert_int_equal(
        tn_tensor_from_blob(room, TN_DTYPE_F32, 1, sizes, strides, 0, NULL, NULL, &out), TN_OK);
    call_fails("aten::neg.out", ARGS(T(x), T(out)),
               "Trying to resize storage that is not resizable");
    assert_shape(out, SIZES(2));
    assert_true(room[0] == 5 && room[1] == 6);
    tn_tensor_release(out);
    tn_tensor_release(x);
}

static void output_of_many_dimensions_finds_room(void **state)
{
    (void)state;
    const int64_t none[] = {0};
    const int64_t ones[8] = {1, 1, 1, 1, 1, 1, 1, 2};
    tn_tensor *out;
    tn_tensor *x = make(TN_DTYPE_F32, 8, ones, VALUES(1, 2));
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 1, none, NULL, TN_CPU, &out), TN_OK);
    tn_tensor_release(call("aten::neg.out", ARGS(T(x), T(out))));
    assert_tensor(out, TN_DTYPE_F32, 8, ones, VALUES(-1, -2));
    tn_tensor_release(out);
    tn_tensor_release(x);
}

/* ---- calls that fail ---- */

static void zero_among_divisors_leaves_self(void **state)
{
    (void)state;
    static const char *const names[] = {"aten::fmod_.Tensor", "aten::remainder_.Tensor",
                                        "aten::floor_divide_.Tensor"};
    tn_tensor *self = make(TN_DTYPE_I64, SIZES(3), VALUES(7, 8, 9));
    tn_tensor *zeros = make(TN_DTYPE_I64, SIZES(3), VALUES(2, 3, 0));
    tn_tensor *zero = make(TN_DTYPE_I64, SCALAR, VALUES(0));
    for (size_t i = 0; i < TN_LEN(names); i++) {
        call_fails(names[i], ARGS(T(self), T(zeros)), "ZeroDivisionError");
        call_fails(names[i], ARGS(T(self), T(zero)), "ZeroDivisionError");
    }
    call_fails("aten::fmod_.Scalar", ARGS(T(self), I(0)), "ZeroDivisionError");
    call_fails("aten::div_.Tensor_mode", ARGS(T(self), T(zeros), S("floor")), "ZeroDivisionError");
    assert_tensor(self, TN_DTYPE_I64, SIZES(3), VALUES(7, 8, 9));
    tn_tensor_release(call("aten::fmod_.Scalar", ARGS(T(self), I(4))));
    assert_tensor(self, TN_DTYPE_I64, SIZES(3), VALUES(3, 0, 1));
    tn_tensor_release(self);
    tn_tensor_release(zeros);
    tn_tensor_release(zero);
}

/* The number is not zero, but it is when it has the dtype that is computed in. */
static void divisor_that_becomes_zero_leaves_self(void **state)
{
    (void)state;
    tn_tensor *self = make(TN_DTYPE_U8, SIZES(2), VALUES(7, 8));
    tn_tensor *divisor = make(TN_DTYPE_I64, SCALAR, VALUES(256));
    call_fails("aten::fmod_.Tensor", ARGS(T(self), T(divisor)), "ZeroDivisionError");
    assert_tensor(self, TN_DTYPE_U8, SIZES(2), VALUES(7, 8));
    tn_tensor_release(self);
    tn_tensor_release(divisor);
}

static void refused_dtype_leaves_the_output_as_it_was(void **state)
{
    (void)state;
    const int64_t none[] = {0};
    tn_tensor *out;
    tn_tensor *x = make(TN_DTYPE_F32, SIZES(3), VALUES(1, 2, 3));
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 1, none, NULL, TN_CPU, &out), TN_OK);
    call_fails("aten::bitwise_and.Scalar_out", ARGS(T(x), I(1), T(out)), "not implemented");
    assert_shape(out, SIZES(0));
    tn_tensor_release(out);
    tn_tensor_release(x);
}

static void output_of_another_dtype_than_the_result_is_refused(void **state)
{
    (void)state;
    tn_tensor *x = make(TN_DTYPE_F32, SIZES(2, 2), VALUES(1, 2, 3, 4));
    tn_tensor *out = make(TN_DTYPE_F32, SIZES(1), VALUES(7));
    tn_tensor *wide = make(TN_DTYPE_F64, SIZES(1), VALUES(7));
    call_fails("aten::argsort.stable_out", ARGS(T(x), B(true), I(0), B(false), T(out)), "dtype");
    call_fails("aten::nonzero_static.out", ARGS(T(x), I(2), I(-1), T(out)), "dtype");
    call_fails("aten::msort.out", ARGS(T(x), T(wide)), "dtype");
    call_fails("aten::kthvalue.values", ARGS(T(x), I(1), I(0), B(false), T(out), T(out)), "Long");
    call_fails("aten::fft_ihfft2.out", ARGS(T(x), NONE, INTS(0, 1), NONE, T(out)),
               "complex output");
    assert_tensor(out, TN_DTYPE_F32, SIZES(1), VALUES(7));
    tn_tensor_release(wide);
    tn_tensor_release(out);
    tn_tensor_release(x);
}

/* Numbers that are computed on the CPU have no place on the meta device. */
static void output_on_another_device_is_refused(void **state)
{
    (void)state;
    const int64_t sizes[] = {2};
    tn_tensor *out;
    tn_tensor *x = make(TN_DTYPE_F32, SIZES(2), VALUES(1, 2));
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 1, sizes, NULL, TN_META, &out), TN_OK);
    call_fails("aten::special_expit.out", ARGS(T(x), T(out)), "device");
    call_fails("aten::absolute.out", ARGS(T(x), T(out)), "device");
    tn_tensor_release(out);
    tn_tensor_release(x);
}

static void source_that_is_too_short_leaves_self(void **state)
{
    (void)state;
    tn_tensor *self = make(TN_DTYPE_F32, SIZES(3), VALUES(1, 2, 3));
    tn_tensor *mask = make(TN_DTYPE_BOOL, SIZES(3), VALUES(1, 0, 1));
    tn_tensor *source = make(TN_DTYPE_F32, SIZES(1), VALUES(9));
    call_fails("aten::masked_scatter_", ARGS(T(self), T(mask), T(source)), "Number of elements");
    assert_tensor(self, TN_DTYPE_F32, SIZES(3), VALUES(1, 2, 3));
    tn_tensor_release(self);
    tn_tensor_release(mask);
    tn_tensor_release(source);
}

/* The second of two lists' tensors is refused: the first is as it was. */
static void refused_output_of_a_list_leaves_the_others(void **state)
{
    (void)state;
    tn_value outs[1] = {tn_value_none()};
    const tn_op *op;
    tn_tensor *x = make(TN_DTYPE_F32, SIZES(2, 2), VALUES(1, 2, 3, 4));
    tn_tensor *good = make(TN_DTYPE_F32, SIZES(2), VALUES(0, 0));
    tn_tensor *bad = make(TN_DTYPE_I64, SIZES(2), VALUES(0, 0));
    tn_value list[] = {T(good), T(bad)};
    assert_int_equal(tn_op_find("aten::unbind_copy.int_out", &op), TN_OK);
    assert_int_not_equal(tn_op_call(op, ARGS(T(x), I(0), tn_value_list(list, 2)), outs, 1), TN_OK);
    assert_tensor(good, TN_DTYPE_F32, SIZES(2), VALUES(0, 0));
    tn_tensor_release(x);
    tn_tensor_release(good);
    tn_tensor_release(bad);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(product_replaces_its_first_factor),
        cmocka_unit_test(larger_product_replaces_its_first_factor),
        cmocka_unit_test(broadcast_self_may_be_the_result),
        cmocka_unit_test(empty_view_of_the_input_takes_the_result),
        cmocka_unit_test(partial_overlap_is_refused_before_a_resize),
        cmocka_unit_test(composite_result_may_lie_across_its_input),
        cmocka_unit_test(output_that_keeps_its_sizes_may_not_overlap_itself),
        cmocka_unit_test(output_that_is_resized_may_overlap_itself),
        cmocka_unit_test(tensor_that_is_given_twice_takes_the_last_result),
        cmocka_unit_test(range_fills_a_matrix),
        cmocka_unit_test(storage_that_grows_keeps_what_is_not_written),
        cmocka_unit_test(borrowed_memory_does_not_grow),
        cmocka_unit_test(output_of_many_dimensions_finds_room),
        cmocka_unit_test(zero_among_divisors_leaves_self),
        cmocka_unit_test(divisor_that_becomes_zero_leaves_self),
        cmocka_unit_test(refused_dtype_leaves_the_output_as_it_was),
        cmocka_unit_test(output_of_another_dtype_than_the_result_is_refused),
        cmocka_unit_test(output_on_another_device_is_refused),
        cmocka_unit_test(source_that_is_too_short_leaves_self),
        cmocka_unit_test(refused_output_of_a_list_leaves_the_others),
    };
    tn_set_warning_handler(ignore_warning, NULL);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
