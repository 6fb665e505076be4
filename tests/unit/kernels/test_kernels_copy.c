/* SPDX-License-Identifier: BSD-3-Clause */
/* Conversions, copies, fills and factories. */
#include "op_fixture.h"
#include "kernels/core/narrow_floats.h"

#include <math.h>

static void every_half_survives_the_way_to_float_and_back(void **state)
{
    (void)state;
    for (uint32_t code = 0; code < 0x10000; code++) {
        float value = tni_f16_to_float((uint16_t)code);
        if (value == value)
            assert_int_equal(tni_float_to_f16(value), code);
        value = tni_bf16_to_float((uint16_t)code);
        if (value == value)
            assert_int_equal(tni_float_to_bf16(value), code);
    }
}

static void every_float8_survives_the_way_to_float_and_back(void **state)
{
    (void)state;
    const tni_narrow types[] = {TNI_NARROW_F8E5M2, TNI_NARROW_F8E4M3FN, TNI_NARROW_F8E5M2FNUZ,
                                TNI_NARROW_F8E4M3FNUZ};
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        for (uint32_t code = 0; code < 0x100; code++) {
            float value = tni_narrow_to_float(types[i], code);
            if (value == value)
                assert_int_equal(tni_float_to_narrow(types[i], value), code);
        }
    }
}

/* Patterns from all over the range, nans with payloads too, in runs of odd length. */
static void runs_of_floats_become_halves_like_single_ones(void **state)
{
    (void)state;
    enum { COUNT = 1021 };
    float floats[COUNT];
    uint16_t halves[COUNT + 1];
    for (uint64_t begin = 0; begin < UINT64_C(1) << 32; begin += UINT64_C(1999) * COUNT) {
        for (int i = 0; i < COUNT; i++)
            floats[i] = tni_float_from_bits((uint32_t)(begin + UINT64_C(1999) * (uint64_t)i));
        halves[COUNT] = 0x1234;
        tni_floats_to_f16(floats, COUNT, (char *)halves);
        for (int i = 0; i < COUNT; i++)
            assert_int_equal(halves[i], tni_float_to_f16(floats[i]));
        assert_int_equal(halves[COUNT], 0x1234);
    }
}

/* Runs of every length around a vector; numbers halfway between two, and nans, come at each place.
 */
static void runs_of_floats_become_bfloat16_like_single_ones(void **state)
{
    (void)state;
    enum { COUNT = 100 };
    const uint32_t patterns[] = {0x3f808000, 0x3f818000, 0x7f800001, 0xffc12345,
                                 0x7f7fffff, 0x80000001, 0xff800000, 0x00018000,
                                 0x3f80ffff, 0x42280000, 0x7fffffff};
    float floats[COUNT];
    float back[COUNT + 1];
    uint16_t codes[COUNT + 1];
    for (int64_t count = 0; count <= COUNT; count++) {
        for (int64_t i = 0; i < count; i++)
            floats[i] = tni_float_from_bits(patterns[(i + count) % (int64_t)TN_LEN(patterns)]);
        codes[count] = 0x1234;
        back[count] = 5;
        tni_convert(TN_DTYPE_BF16, (char *)codes, 2, TN_DTYPE_F32, (const char *)floats, 4, count);
        tni_convert(TN_DTYPE_F32, (char *)back, 4, TN_DTYPE_BF16, (const char *)codes, 2, count);
        for (int64_t i = 0; i < count; i++) {
            assert_int_equal(codes[i], tni_float_to_bf16(floats[i]));
            assert_int_equal(tni_float_bits(back[i]), (uint32_t)codes[i] << 16);
        }
        assert_int_equal(codes[count], 0x1234);
        assert_true(back[count] == 5);
    }
}

/* Dense runs have functions of their own; elements with gaps between them go the general way. */
static void dense_runs_are_converted_like_single_elements(void **state)
{
    (void)state;
    enum { COUNT = 77, WIDEST = 8 };
    const tn_dtype dtypes[] = {TN_DTYPE_BOOL, TN_DTYPE_U8,  TN_DTYPE_I8,  TN_DTYPE_I16,
                               TN_DTYPE_I32,  TN_DTYPE_I64, TN_DTYPE_F16, TN_DTYPE_BF16,
                               TN_DTYPE_F32,  TN_DTYPE_F64};
    const double specials[] = {NAN,     -NAN, INFINITY, -INFINITY, -0.0,  0x1p63,
                               -0x1p63, 1e30, 300.7,    -1.5,      65519, 0x1p-25};
    double numbers[COUNT];
    for (int i = 0; i < COUNT; i++)
        numbers[i] = i < (int)TN_LEN(specials) ? specials[i] : (i * 7919 % 641 - 320) * 0.75;
    for (size_t a = 0; a < TN_LEN(dtypes); a++) {
        char from[COUNT * WIDEST];
        int64_t bytes = tni_dtypes[dtypes[a]].bytes;
        tni_convert(dtypes[a], from, bytes, TN_DTYPE_F64, (const char *)numbers, WIDEST, COUNT);
        for (size_t b = 0; b < TN_LEN(dtypes); b++) {
            char dense[COUNT * WIDEST] = {0};
            char single[COUNT * WIDEST] = {0};
            int64_t size = tni_dtypes[dtypes[b]].bytes;
            tni_convert(dtypes[b], dense, size, dtypes[a], from, bytes, COUNT);
            for (int i = 0; i < COUNT; i++)
                tni_convert(dtypes[b], single + i * size, 0, dtypes[a], from + i * bytes, 0, 1);
            assert_memory_equal(dense, single, (size_t)(COUNT * size));
        }
    }
}

static void halves_round_to_even(void **state)
{
    (void)state;
    assert_int_equal(tni_float_to_f16(2049.0f), 0x6800); /* between 2048 and 2050 */
    assert_int_equal(tni_float_to_f16(2051.0f), 0x6802); /* between 2050 and 2052 */
    assert_int_equal(tni_float_to_f16(65519.0f), 0x7bff);
    assert_int_equal(tni_float_to_f16(65520.0f), 0x7c00);
    assert_int_equal(tni_float_to_f16(0x1p-25f), 0);
    assert_int_equal(tni_float_to_f16(0x1.8p-25f), 1);
    assert_int_equal(tni_float_to_bf16(0x1.01p0f), 0x3f80);
    assert_int_equal(tni_float_to_bf16(0x1.03p0f), 0x3f82);
    assert_int_equal(tni_float_to_bf16(NAN), 0x7fc0);
}

static void nan_has_one_code_in_float8(void **state)
{
    (void)state;
    assert_int_equal(tni_float_to_narrow(TNI_NARROW_F8E5M2, NAN), 0x7f);
    assert_int_equal(tni_float_to_narrow(TNI_NARROW_F8E4M3FN, NAN), 0x7f);
    assert_int_equal(tni_float_to_narrow(TNI_NARROW_F8E5M2FNUZ, NAN), 0x80);
    assert_int_equal(tni_float_to_narrow(TNI_NARROW_F8E4M3FNUZ, NAN), 0x80);
    assert_int_equal(tni_float_to_narrow(TNI_NARROW_F8E5M2, INFINITY), 0x7c);
    assert_int_equal(tni_float_to_narrow(TNI_NARROW_F8E4M3FN, 1e6f), 0x7e);
}

static void numbers_change_dtype_as_c_converts_them(void **state)
{
    (void)state;
    tn_tensor *real = make(TN_DTYPE_F32, SIZES(5), VALUES(-1.5, 0, 0.25, 2.75, 100));
    check(call("aten::to.dtype", ARGS(T(real), DTYPE(I8))), TN_DTYPE_I8, SIZES(5),
          VALUES(-1, 0, 0, 2, 100));
    check(call("aten::to.dtype", ARGS(T(real), DTYPE(BOOL))), TN_DTYPE_BOOL, SIZES(5),
          VALUES(1, 0, 1, 1, 1));
    check(call("aten::to.dtype", ARGS(T(real), DTYPE(F8E5M2))), TN_DTYPE_F8E5M2, SIZES(5),
          VALUES(-1.5, 0, 0.25, 3, 96));
    tn_tensor *same = call("aten::to.dtype", ARGS(T(real), DTYPE(F32)));
    assert_ptr_equal(same, real);
    tn_tensor_release(same);
    same = call("aten::to.dtype", ARGS(T(real), DTYPE(F32), B(false), B(true)));
    assert_ptr_not_equal(same->storage, real->storage);
    tn_tensor_release(same);
    tn_tensor_release(real);
}

static void uint64_keeps_its_upper_half(void **state)
{
    (void)state;
    tn_tensor *big = make(TN_DTYPE_U64, SIZES(1), VALUES(0x1p63));
    check(call("aten::to.dtype", ARGS(T(big), DTYPE(F64))), TN_DTYPE_F64, SIZES(1), VALUES(0x1p63));
    tn_tensor_release(big);
}

static void copy_broadcasts_and_counts_a_write(void **state)
{
    (void)state;
    tn_tensor *self = make(TN_DTYPE_I32, SIZES(2, 2), VALUES(0, 0, 0, 0));
    tn_tensor *row = make(TN_DTYPE_F64, SIZES(2), VALUES(1.5, -2.5));
    uint32_t before = tn_tensor_version(self);
    tn_tensor *same = call("aten::copy_", ARGS(T(self), T(row)));
    assert_ptr_equal(same, self);
    assert_int_equal(tn_tensor_version(self), before + 1);
    check(same, TN_DTYPE_I32, SIZES(2, 2), VALUES(1, -2, 1, -2));
    call_fails("aten::copy_", ARGS(T(row), T(self)),
               "output with shape [2] doesn't match the broadcast shape [2, 2]");
    tn_tensor_release(row);
    tn_tensor_release(self);
}

static void copy_between_overlapping_views_reads_first(void **state)
{
    (void)state;
    tn_tensor *all = count_up(TN_DTYPE_F32, SIZES(5));
    tn_tensor *front = call("aten::narrow", ARGS(T(all), I(0), I(0), I(4)));
    tn_tensor *back = call("aten::narrow", ARGS(T(all), I(0), I(1), I(4)));
    tn_tensor_release(call("aten::copy_", ARGS(T(back), T(front))));
    assert_tensor(all, TN_DTYPE_F32, SIZES(5), VALUES(0, 0, 1, 2, 3));
    tn_tensor_release(front);
    tn_tensor_release(back);
    tn_tensor_release(all);
}

static void a_matrix_can_be_transposed_onto_itself(void **state)
{
    (void)state;
    tn_tensor *self = count_up(TN_DTYPE_F32, SIZES(3, 3));
    tn_tensor *turned = call("aten::t", ARGS(T(self)));
    tn_tensor_release(call("aten::copy_", ARGS(T(self), T(turned))));
    assert_tensor(self, TN_DTYPE_F32, SIZES(3, 3), VALUES(0, 3, 6, 1, 4, 7, 2, 5, 8));
    tn_tensor_release(turned);
    tn_tensor_release(self);
}

static void clone_keeps_dense_orders_and_drops_gaps(void **state)
{
    (void)state;
    tn_tensor *base = count_up(TN_DTYPE_F32, SIZES(2, 4));
    tn_tensor *turned = call("aten::t", ARGS(T(base)));
    tn_tensor *gaps = call("aten::slice.Tensor", ARGS(T(base), I(1), NONE, NONE, I(2)));
    tn_tensor *copy = call("aten::clone", ARGS(T(turned)));
    assert_strides(copy, SIZES(1, 4));
    tn_tensor_release(copy);
    copy = call("aten::clone", ARGS(T(gaps)));
    assert_strides(copy, SIZES(2, 1));
    check(copy, TN_DTYPE_F32, SIZES(2, 2), VALUES(0, 2, 4, 6));
    copy = call("aten::contiguous", ARGS(T(turned)));
    assert_strides(copy, SIZES(2, 1));
    check(copy, TN_DTYPE_F32, SIZES(4, 2), VALUES(0, 4, 1, 5, 2, 6, 3, 7));
    tn_tensor_release(gaps);
    tn_tensor_release(turned);
    tn_tensor_release(base);
}

/* Larger than a tile of the loop, and no multiple of one, in a stack of matrices. */
static void large_transposes_are_copied_whole(void **state)
{
    (void)state;
    enum { DEPTH = 3, ROWS = 70, COLUMNS = 101 };
    const int64_t sizes[3] = {DEPTH, ROWS, COLUMNS};
    tn_tensor *base;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_I32, 3, sizes, NULL, TN_CPU, &base), TN_OK);
    for (int32_t i = 0; i < DEPTH * ROWS * COLUMNS; i++)
        ((int32_t *)base->data)[i] = i;
    tn_tensor *turned = call("aten::transpose.int", ARGS(T(base), I(1), I(2)));
    tn_tensor *copy = call("aten::contiguous", ARGS(T(turned)));
    const int32_t *at = copy->data;
    for (int32_t i = 0; i < DEPTH; i++)
        for (int32_t j = 0; j < COLUMNS; j++)
            for (int32_t k = 0; k < ROWS; k++)
                assert_int_equal(*at++, (i * ROWS + k) * COLUMNS + j);
    tn_tensor_release(copy);
    tn_tensor_release(turned);
    tn_tensor_release(base);
}

static void fill_refuses_what_the_dtype_cannot_hold(void **state)
{
    (void)state;
    tn_tensor *bytes = make(TN_DTYPE_U8, SIZES(2), VALUES(7, 7));
    tn_tensor *halves = make(TN_DTYPE_F16, SIZES(2), VALUES(7, 7));
    call_fails("aten::fill_.Scalar", ARGS(T(bytes), I(256)),
               "value cannot be converted to type uint8_t without overflow");
    call_fails("aten::fill_.Scalar", ARGS(T(bytes), D(-1.0)), "uint8_t");
    call_fails("aten::fill_.Scalar", ARGS(T(bytes), D(NAN)), "uint8_t");
    call_fails("aten::fill_.Scalar", ARGS(T(halves), D(65505)), "c10::Half");
    assert_tensor(bytes, TN_DTYPE_U8, SIZES(2), VALUES(7, 7));
    check(call("aten::fill_.Scalar", ARGS(T(bytes), I(-1))), TN_DTYPE_U8, SIZES(2),
          VALUES(255, 255));
    check(call("aten::fill_.Scalar", ARGS(T(halves), D(INFINITY))), TN_DTYPE_F16, SIZES(2),
          VALUES(INFINITY, INFINITY));
    check(call("aten::zero_", ARGS(T(bytes))), TN_DTYPE_U8, SIZES(2), VALUES(0, 0));
    tn_tensor_release(halves);
    tn_tensor_release(bytes);
}

static void full_takes_its_dtype_from_the_number(void **state)
{
    (void)state;
    check(call("aten::full", ARGS(INTS(2), I(3))), TN_DTYPE_I64, SIZES(2), VALUES(3, 3));
    check(call("aten::full", ARGS(INTS(2), D(3))), TN_DTYPE_F32, SIZES(2), VALUES(3, 3));
    check(call("aten::full", ARGS(INTS(1), B(true))), TN_DTYPE_BOOL, SIZES(1), VALUES(1));
    check(call("aten::full", ARGS(INTS(1), I(3), DTYPE(BF16))), TN_DTYPE_BF16, SIZES(1), VALUES(3));
    call_fails("aten::full", ARGS(INTS(-1), I(3)), "");
}

static void new_tensors_take_after_self(void **state)
{
    (void)state;
    tn_tensor *self = make(TN_DTYPE_I16, SIZES(1), VALUES(1));
    check(call("aten::new_zeros", ARGS(T(self), INTS(2))), TN_DTYPE_I16, SIZES(2), VALUES(0, 0));
    check(call("aten::new_full", ARGS(T(self), INTS(2), I(4), DTYPE(F64))), TN_DTYPE_F64, SIZES(2),
          VALUES(4, 4));
    tn_tensor *empty = call("aten::new_empty", ARGS(T(self), INTS(0, 3)));
    assert_int_equal(empty->dtype, TN_DTYPE_I16);
    assert_shape(empty, SIZES(0, 3));
    tn_tensor_release(empty);
    tn_tensor_release(self);
}

static void empty_makes_formats(void **state)
{
    (void)state;
    const tn_value channels_last = {TN_KIND_MEMORY_FORMAT,
                                    {.integer = TN_MEMORY_FORMAT_CHANNELS_LAST}};
    tn_tensor *image = call("aten::empty.memory_format",
                            ARGS(INTS(2, 3, 4, 5), DTYPE(U8), NONE, NONE, NONE, channels_last));
    assert_strides(image, SIZES(60, 1, 15, 3));
    tn_tensor *like = call("aten::empty_like", ARGS(T(image)));
    assert_strides(like, SIZES(60, 1, 15, 3));
    tn_tensor_release(like);
    tn_tensor_release(image);
    call_fails("aten::empty_strided", ARGS(INTS(2), INTS(1, 1)),
               "mismatch in length of strides and shape");
}

static void meta_tensors_have_shapes_and_no_data(void **state)
{
    (void)state;
    const tn_value meta = tn_value_device(TN_META);
    tn_tensor *self = call("aten::empty.memory_format", ARGS(INTS(2, 3), DTYPE(F32), NONE, meta));
    tn_tensor *sum = call("aten::add.Tensor", ARGS(T(self), T(self)));
    tn_tensor *total = call("aten::sum.dim_IntList", ARGS(T(sum), INTS(0)));
    tn_tensor *turned = call("aten::t", ARGS(T(self)));
    tn_tensor *product = call("aten::mm", ARGS(T(self), T(turned)));
    assert_shape(total, SIZES(3));
    assert_shape(product, SIZES(2, 2));
    assert_int_equal(product->device.type, TN_DEVICE_META);
    assert_null(sum->data);
    call_fails("aten::item", ARGS(T(total)), "");
    tn_tensor_release(product);
    tn_tensor_release(turned);
    tn_tensor_release(total);
    tn_tensor_release(sum);
    tn_tensor_release(self);
}

/* Few copies of many elements are made block by block, here of 3 slices with 2500 each. */
static void many_elements_are_repeated_in_blocks(void **state)
{
    enum { SLICES = 3, SIZE = 2500, TIMES = 3 };
    uint32_t before = tni_num_threads();
    (void)state;
    tn_tensor *all = call("aten::arange", ARGS(I(2 * SLICES * SIZE), DTYPE(I32), NONE, NONE, NONE));
    tn_tensor *pairs = call("aten::view", ARGS(T(all), INTS(SLICES, SIZE, 2)));
    tn_tensor *self = call("aten::select.int", ARGS(T(pairs), I(2), I(0)));
    for (uint32_t threads = 1; threads <= 2; threads++) {
        tni_set_num_threads(threads);
        tn_tensor *result =
            call("aten::repeat_interleave.self_int", ARGS(T(self), I(TIMES), I(1), NONE));
        assert_int_equal(result->numel, SLICES * SIZE * TIMES);
        for (int i = 0; i < SLICES * SIZE * TIMES; i++)
            assert_int_equal(((int32_t *)result->data)[i], 2 * (i / TIMES));
        tn_tensor_release(result);
    }
    tni_set_num_threads(before);
    tn_tensor_release(self);
    tn_tensor_release(pairs);
    tn_tensor_release(all);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_half_survives_the_way_to_float_and_back),
        cmocka_unit_test(every_float8_survives_the_way_to_float_and_back),
        cmocka_unit_test(halves_round_to_even),
        cmocka_unit_test(runs_of_floats_become_halves_like_single_ones),
        cmocka_unit_test(runs_of_floats_become_bfloat16_like_single_ones),
        cmocka_unit_test(dense_runs_are_converted_like_single_elements),
        cmocka_unit_test(nan_has_one_code_in_float8),
        cmocka_unit_test(numbers_change_dtype_as_c_converts_them),
        cmocka_unit_test(uint64_keeps_its_upper_half),
        cmocka_unit_test(copy_broadcasts_and_counts_a_write),
        cmocka_unit_test(copy_between_overlapping_views_reads_first),
        cmocka_unit_test(a_matrix_can_be_transposed_onto_itself),
        cmocka_unit_test(clone_keeps_dense_orders_and_drops_gaps),
        cmocka_unit_test(large_transposes_are_copied_whole),
        cmocka_unit_test(fill_refuses_what_the_dtype_cannot_hold),
        cmocka_unit_test(full_takes_its_dtype_from_the_number),
        cmocka_unit_test(new_tensors_take_after_self),
        cmocka_unit_test(empty_makes_formats),
        cmocka_unit_test(meta_tensors_have_shapes_and_no_data),
        cmocka_unit_test(many_elements_are_repeated_in_blocks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
