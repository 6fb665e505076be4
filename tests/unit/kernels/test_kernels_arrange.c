/* SPDX-License-Identifier: BSD-3-Clause */
/* Padding, flipping, joining, sorting; numbers out of tensors; resizing; files. */
#include "op_fixture.h"

#include <math.h>
#include <stdlib.h>
#include <unistd.h>

static void pad_modes_take_their_own_neighbours(void **state)
{
    (void)state;
    tn_tensor *self = make(TN_DTYPE_F32, SIZES(1, 4), VALUES(1, 2, 3, 4));
    check(call("aten::pad", ARGS(T(self), INTS(2, 1))), TN_DTYPE_F32, SIZES(1, 7),
          VALUES(0, 0, 1, 2, 3, 4, 0));
    check(call("aten::pad", ARGS(T(self), INTS(1, -2), S("constant"), D(9))), TN_DTYPE_F32,
          SIZES(1, 3), VALUES(9, 1, 2));
    check(call("aten::pad", ARGS(T(self), INTS(3, 1), S("reflect"))), TN_DTYPE_F32, SIZES(1, 8),
          VALUES(4, 3, 2, 1, 2, 3, 4, 3));
    check(call("aten::pad", ARGS(T(self), INTS(1, 2), S("replicate"))), TN_DTYPE_F32, SIZES(1, 7),
          VALUES(1, 1, 2, 3, 4, 4, 4));
    check(call("aten::pad", ARGS(T(self), INTS(1, 2), S("circular"))), TN_DTYPE_F32, SIZES(1, 7),
          VALUES(4, 1, 2, 3, 4, 1, 2));
    check(call("aten::pad", ARGS(T(self), INTS(-1, 1), S("circular"))), TN_DTYPE_F32, SIZES(1, 4),
          VALUES(2, 3, 4, 2));
    tn_tensor_release(self);
}

static void pad_says_what_does_not_fit(void **state)
{
    (void)state;
    tn_tensor *self = make(TN_DTYPE_F32, SIZES(1, 4), VALUES(1, 2, 3, 4));
    call_fails("aten::pad", ARGS(T(self), INTS(4, 0), S("reflect")),
               "Padding size should be less than the corresponding input dimension, but got: "
               "padding (4, 0) at dimension 1 of input [1, 4]");
    call_fails("aten::pad", ARGS(T(self), INTS(5, 0), S("circular")),
               "Padding value causes wrapping around more than once.");
    call_fails("aten::pad", ARGS(T(self), INTS(-4, 1), S("circular")), "empty dimension");
    call_fails("aten::pad", ARGS(T(self), INTS(2, INT64_MIN), S("circular")), "empty dimension");
    call_fails("aten::pad", ARGS(T(self), INTS(INT64_MIN, INT64_MAX), S("replicate")),
               "the padded size of dimension 1 overflows");
    call_fails("aten::pad", ARGS(T(self), INTS(-5, INT64_MAX), S("replicate")),
               "the padded size of dimension 1 overflows");
    call_fails("aten::pad", ARGS(T(self), INTS(-4, 0), S("replicate")),
               "input (W: 4) is too small. Calculated output W: 0");
    call_fails("aten::pad", ARGS(T(self), INTS(1), S("constant")), "divisible by 2");
    call_fails("aten::pad", ARGS(T(self), INTS(1, 1), S("mirror")), "mirror");
    call_fails("aten::pad", ARGS(T(self), INTS(1, 1), S("reflect"), D(2)),
               "doesn't take in value argument");
    call_fails("aten::constant_pad_nd", ARGS(T(self), INTS(-5, 6)), "length must be non-negative");
    tn_tensor_release(self);
}

static void padding_keeps_images_in_their_order(void **state)
{
    (void)state;
    const tn_value format = {TN_KIND_MEMORY_FORMAT, {.integer = TN_MEMORY_FORMAT_CHANNELS_LAST}};
    tn_tensor *rows = count_up(TN_DTYPE_F32, SIZES(1, 2, 2, 2));
    tn_tensor *image = call("aten::clone", ARGS(T(rows), format));
    tn_tensor *padded = call("aten::pad", ARGS(T(image), INTS(1, 0)));
    assert_strides(padded, SIZES(12, 1, 6, 2));
    check(padded, TN_DTYPE_F32, SIZES(1, 2, 2, 3), VALUES(0, 0, 1, 0, 2, 3, 0, 4, 5, 0, 6, 7));
    padded = call("aten::pad", ARGS(T(rows), INTS(1, 0)));
    assert_strides(padded, SIZES(12, 6, 3, 1));
    tn_tensor_release(padded);
    padded = call("aten::pad", ARGS(T(image), INTS(0, -1)));
    assert_strides(padded, SIZES(4, 1, 2, 2));
    check(padded, TN_DTYPE_F32, SIZES(1, 2, 2, 1), VALUES(0, 2, 4, 6));
    tn_tensor_release(image);
    tn_tensor_release(rows);
}

/* Rows of dense inputs are joined as they are; one that is not dense has the copy do it all. */
static void cat_joins_rows_of_different_widths(void **state)
{
    (void)state;
    tn_tensor *wide = count_up(TN_DTYPE_I16, SIZES(2, 3, 2));
    tn_tensor *narrow = count_up(TN_DTYPE_I16, SIZES(2, 1, 2));
    tn_tensor *none = count_up(TN_DTYPE_I16, SIZES(2, 0, 2));
    tn_tensor *other = count_up(TN_DTYPE_I32, SIZES(2, 1, 2));
    tn_tensor *turned = call("aten::transpose.int", ARGS(T(narrow), I(0), I(2)));
    tn_value dense[] = {T(wide), T(none), T(narrow), T(wide)};
    tn_value mixed[] = {T(narrow), T(turned)};
    tn_value promoted[] = {T(narrow), T(other)};
    check(call("aten::cat", ARGS(tn_value_list(dense, 4), I(1))), TN_DTYPE_I16, SIZES(2, 7, 2),
          VALUES(0, 1, 2, 3, 4, 5, 0, 1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 2, 3, 6, 7, 8, 9, 10,
                 11));
    check(call("aten::cat", ARGS(tn_value_list(mixed, 2), I(1))), TN_DTYPE_I16, SIZES(2, 2, 2),
          VALUES(0, 1, 0, 2, 2, 3, 1, 3));
    check(call("aten::cat", ARGS(tn_value_list(promoted, 2), I(-1))), TN_DTYPE_I32, SIZES(2, 1, 4),
          VALUES(0, 1, 0, 1, 2, 3, 2, 3));
    tn_tensor *all[] = {wide, narrow, none, other, turned};
    for (size_t i = 0; i < TN_LEN(all); i++)
        tn_tensor_release(all[i]);
}

static void flip_turns_every_named_dimension(void **state)
{
    (void)state;
    tn_tensor *self = count_up(TN_DTYPE_I16, SIZES(2, 3));
    check(call("aten::flip", ARGS(T(self), INTS(-1))), TN_DTYPE_I16, SIZES(2, 3),
          VALUES(2, 1, 0, 5, 4, 3));
    check(call("aten::flip", ARGS(T(self), INTS(0, 1))), TN_DTYPE_I16, SIZES(2, 3),
          VALUES(5, 4, 3, 2, 1, 0));
    call_fails("aten::flip", ARGS(T(self), INTS(0, -2)), "dim 0 appears multiple times");
    tn_tensor_release(self);
}

static tn_tensor *join(tn_tensor *a, tn_tensor *b, int64_t dim)
{
    tn_value both[2] = {T(a), T(b)};
    return call("aten::cat", ARGS(tn_value_list(both, 2), I(dim)));
}

static void cat_promotes_and_skips_empty_vectors(void **state)
{
    (void)state;
    tn_tensor *whole = count_up(TN_DTYPE_I32, SIZES(2, 1));
    tn_tensor *real = make(TN_DTYPE_F32, SIZES(2, 2), VALUES(0.5, 1.5, 2.5, 3.5));
    tn_tensor *nothing = make(TN_DTYPE_I32, SIZES(0), VALUES(0));
    tn_value parts[2] = {T(whole), T(real)};
    check(join(whole, real, -1), TN_DTYPE_F32, SIZES(2, 3), VALUES(0, 0.5, 1.5, 1, 2.5, 3.5));
    check(join(nothing, whole, 0), TN_DTYPE_I32, SIZES(2, 1), VALUES(0, 1));
    call_fails("aten::cat", ARGS(tn_value_list(parts, 2), I(0)),
               "Sizes of tensors must match except in dimension 0. Expected size 1 but got size 2 "
               "for tensor number 1 in the list.");
    tn_tensor_release(nothing);
    tn_tensor_release(real);
    tn_tensor_release(whole);
}

static void sort_is_stable_and_puts_nan_last(void **state)
{
    (void)state;
    tn_value outs[2];
    tn_tensor *self = make(TN_DTYPE_F32, SIZES(6), VALUES(2, NAN, -INFINITY, 2, -0.0, 0));
    call_all("aten::sort", ARGS(T(self)), outs, 2);
    check(outs[0].as.tensor, TN_DTYPE_F32, SIZES(6), VALUES(-INFINITY, 0, 0, 2, 2, NAN));
    check(outs[1].as.tensor, TN_DTYPE_I64, SIZES(6), VALUES(2, 4, 5, 0, 3, 1));
    call_all("aten::sort.stable", ARGS(T(self), B(true), I(0), B(true)), outs, 2);
    check(outs[0].as.tensor, TN_DTYPE_F32, SIZES(6), VALUES(NAN, 2, 2, 0, 0, -INFINITY));
    check(outs[1].as.tensor, TN_DTYPE_I64, SIZES(6), VALUES(1, 0, 3, 4, 5, 2));
    tn_tensor_release(self);
}

static void sort_goes_along_any_dimension(void **state)
{
    (void)state;
    tn_value outs[2];
    tn_tensor *self = make(TN_DTYPE_I8, SIZES(2, 2), VALUES(3, -4, -1, 7));
    call_all("aten::sort", ARGS(T(self), I(0)), outs, 2);
    check(outs[0].as.tensor, TN_DTYPE_I8, SIZES(2, 2), VALUES(-1, -4, 3, 7));
    check(outs[1].as.tensor, TN_DTYPE_I64, SIZES(2, 2), VALUES(1, 0, 0, 1));
    tn_tensor_release(self);
}

/* Long lines are sorted by counting the bytes of their keys; these keys differ in three bytes. */
static void a_long_line_is_sorted_by_every_byte(void **state)
{
    enum { COUNT = 400 };
    double values[COUNT], sorted[COUNT], positions[COUNT];
    tn_value outs[2];
    (void)state;
    for (int i = 0; i < COUNT; i++) {
        int order = i * 7919 % COUNT; /* without a common factor: a permutation */
        values[i] = sorted[order] = order * 1000.0 - 100000;
        positions[order] = i;
    }
    tn_tensor *self = make(TN_DTYPE_I32, SIZES(COUNT), values);
    call_all("aten::sort", ARGS(T(self)), outs, 2);
    check(outs[0].as.tensor, TN_DTYPE_I32, SIZES(COUNT), sorted);
    check(outs[1].as.tensor, TN_DTYPE_I64, SIZES(COUNT), positions);
    tn_tensor_release(self);
}

static void item_gives_the_kind_of_the_dtype(void **state)
{
    (void)state;
    static const struct {
        tn_dtype dtype;
        tn_kind kind;
    } rows[] = {{TN_DTYPE_BOOL, TN_KIND_BOOL},
                {TN_DTYPE_U16, TN_KIND_INT},
                {TN_DTYPE_BF16, TN_KIND_DOUBLE},
                {TN_DTYPE_C64, TN_KIND_COMPLEX}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        tn_value out;
        tn_tensor *one = make(rows[i].dtype, SIZES(1, 1), VALUES(1));
        call_all("aten::item", ARGS(T(one)), &out, 1);
        assert_int_equal(out.kind, rows[i].kind);
        tn_value_release(&out);
        tn_tensor_release(one);
    }
    tn_tensor *two = make(TN_DTYPE_F32, SIZES(2), VALUES(1, 2));
    call_fails("aten::item", ARGS(T(two)),
               "a Tensor with 2 elements cannot be converted to Scalar");
    tn_tensor_release(two);
}

static void resize_keeps_what_was_there(void **state)
{
    (void)state;
    tn_tensor *self = make(TN_DTYPE_F32, SIZES(2), VALUES(1, 2));
    tn_tensor *same = call("aten::resize_", ARGS(T(self), INTS(3, 2)));
    assert_ptr_equal(same, self);
    assert_shape(self, SIZES(3, 2));
    assert_true(((const float *)self->data)[1] == 2);
    tn_tensor_release(same);
    tn_tensor_release(self);
}

static void from_file_reads_elements(void **state)
{
    (void)state;
    char path[] = "/tmp/tenon-from-file-XXXXXX";
    const float numbers[3] = {1, 2.5, -3};
    int file = mkstemp(path);
    assert_true(file >= 0);
    assert_int_equal(write(file, numbers, sizeof numbers), sizeof numbers);
    close(file);
    const tn_value name = tn_value_string(path, sizeof path - 1);
    check(call("aten::from_file", ARGS(name, B(false), I(2))), TN_DTYPE_F32, SIZES(2),
          VALUES(1, 2.5));
    call_fails("aten::from_file", ARGS(name, B(false), I(4)), "has 12 bytes, 16 are needed");
    call_fails("aten::from_file", ARGS(name, B(true), I(1)), "'shared' is true");
    call_fails("aten::from_file", ARGS(name, B(false), I(-1)), "");
    unlink(path);
    call_fails("aten::from_file", ARGS(name, B(false), I(1)), path);
}

static void the_local_scalar_of_several_elements_is_the_first(void **state)
{
    tn_tensor *self = make(TN_DTYPE_F32, SIZES(2, 2), VALUES(1, 2, 3, 4));
    tn_tensor *row = call("aten::select.int", ARGS(T(self), I(0), I(1)));
    tn_value first;
    (void)state;
    call_all("aten::_local_scalar_dense", ARGS(T(row)), &first, 1);
    assert_true(first.kind == TN_KIND_DOUBLE && first.as.real == 3);
    tn_tensor_release(row);
    tn_tensor_release(self);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_local_scalar_of_several_elements_is_the_first),
        cmocka_unit_test(pad_modes_take_their_own_neighbours),
        cmocka_unit_test(pad_says_what_does_not_fit),
        cmocka_unit_test(padding_keeps_images_in_their_order),
        cmocka_unit_test(cat_joins_rows_of_different_widths),
        cmocka_unit_test(flip_turns_every_named_dimension),
        cmocka_unit_test(cat_promotes_and_skips_empty_vectors),
        cmocka_unit_test(sort_is_stable_and_puts_nan_last),
        cmocka_unit_test(sort_goes_along_any_dimension),
        cmocka_unit_test(a_long_line_is_sorted_by_every_byte),
        cmocka_unit_test(item_gives_the_kind_of_the_dtype),
        cmocka_unit_test(resize_keeps_what_was_there),
        cmocka_unit_test(from_file_reads_elements),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
