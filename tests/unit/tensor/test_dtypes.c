/* SPDX-License-Identifier: BSD-3-Clause */
/* The table of dtypes. */
#include "tensor/tensor_core.h"

#include <setjmp.h>
#include <cmocka.h>

static void every_dtype_is_found_by_its_name(void **state)
{
    (void)state;
    for (int i = 0; i < TN_DTYPE_COUNT; i++) {
        tn_dtype found = TN_DTYPE_UNDEFINED;
        assert_int_equal(tn_dtype_parse(tn_dtype_name((tn_dtype)i), &found), TN_OK);
        assert_int_equal(found, i);
        assert_true(tn_dtype_size((tn_dtype)i) >= 1);
    }
    tn_dtype found;
    assert_int_equal(tn_dtype_parse("torch.float32", &found), TN_OK);
    assert_int_equal(found, TN_DTYPE_F32);
    assert_int_equal(tn_dtype_parse("long", &found), TN_OK);
    assert_int_equal(found, TN_DTYPE_I64);
}

static void numbers_names_and_sizes_are_pytorchs(void **state)
{
    (void)state;
    static const struct {
        int number;
        const char *scalar;
        const char *name;
        size_t bytes;
    } rows[] = {{0, "Byte", "uint8", 1},
                {6, "Float", "float32", 4},
                {8, "ComplexHalf", "complex32", 4},
                {11, "Bool", "bool", 1},
                {14, "QInt32", "qint32", 4},
                {15, "BFloat16", "bfloat16", 2},
                {22, "Bits16", "bits16", 2},
                {24, "Float8_e4m3fn", "float8_e4m3fn", 1},
                {29, "UInt64", "uint64", 8},
                {43, "Int7", "int7", 1},
                {44, "Float8_e8m0fnu", "float8_e8m0fnu", 1},
                {45, "Float4_e2m1fn_x2", "float4_e2m1fn_x2", 1}};
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        assert_string_equal(tni_scalar_name(rows[i].number), rows[i].scalar);
        assert_string_equal(tn_dtype_name((tn_dtype)rows[i].number), rows[i].name);
        assert_int_equal(tn_dtype_size((tn_dtype)rows[i].number), rows[i].bytes);
    }
    assert_string_equal(tni_scalar_name(46), "Undefined");
}

static void default_is_one_of_four(void **state)
{
    (void)state;
    static const tn_dtype taken[] = {TN_DTYPE_F64, TN_DTYPE_F16, TN_DTYPE_BF16, TN_DTYPE_F32};
    assert_int_equal(tn_default_dtype(), TN_DTYPE_F32);
    for (size_t i = 0; i < TN_LEN(taken); i++) {
        assert_int_equal(tn_set_default_dtype(taken[i]), TN_OK);
        assert_int_equal(tn_default_dtype(), taken[i]);
    }
    static const int refused[] = {TN_DTYPE_I64,       TN_DTYPE_C64, TN_DTYPE_BOOL,
                                  TN_DTYPE_UNDEFINED, -1,           1000};
    for (size_t i = 0; i < TN_LEN(refused); i++)
        assert_int_equal(tn_set_default_dtype((tn_dtype)refused[i]), TN_ERR_TYPE);
    assert_int_equal(tn_default_dtype(), TN_DTYPE_F32);
}

static void what_is_no_dtype_is_refused(void **state)
{
    (void)state;
    tn_dtype found = TN_DTYPE_I8;
    assert_int_equal(tn_dtype_parse("float33", &found), TN_ERR_VALUE);
    assert_non_null(strstr(tn_last_error(), "'float33'"));
    assert_int_equal(tn_dtype_parse("", &found), TN_ERR_VALUE);
    assert_int_equal(tn_dtype_parse("undefined", &found), TN_ERR_VALUE);
    assert_int_equal(tn_dtype_parse(NULL, &found), TN_ERR_VALUE);
    assert_int_equal(tn_dtype_parse("int8", NULL), TN_ERR_VALUE);
    assert_int_equal(found, TN_DTYPE_I8);
    assert_string_equal(tn_dtype_name((tn_dtype)-1), "?");
    assert_string_equal(tn_dtype_name(TN_DTYPE_UNDEFINED), "?");
    assert_int_equal(tn_dtype_size((tn_dtype)47), 0);
    assert_string_equal(tni_scalar_name(47), "?");
}

static void traits_part_the_dtypes(void **state)
{
    (void)state;
    int kinds = TNI_DTYPE_FLOATING | TNI_DTYPE_COMPLEX | TNI_DTYPE_INTEGRAL | TNI_DTYPE_QUANTIZED |
                TNI_DTYPE_BITS;
    for (int i = 0; i < TN_DTYPE_COUNT; i++) {
        int kind = tni_dtypes[i].traits & kinds;
        assert_int_equal(__builtin_popcount((unsigned)kind), i == TN_DTYPE_BOOL ? 0 : 1);
    }
    assert_int_equal(tni_dtypes[TN_DTYPE_U8].traits, TNI_DTYPE_INTEGRAL);
    assert_true(tni_dtypes[TN_DTYPE_I8].traits & TNI_DTYPE_SIGNED);
    assert_true(tni_dtypes[TN_DTYPE_F4E2M1FNX2].traits & TNI_DTYPE_FLOATING);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_dtype_is_found_by_its_name),
        cmocka_unit_test(numbers_names_and_sizes_are_pytorchs),
        cmocka_unit_test(default_is_one_of_four),
        cmocka_unit_test(what_is_no_dtype_is_refused),
        cmocka_unit_test(traits_part_the_dtypes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
