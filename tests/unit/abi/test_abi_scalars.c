/* SPDX-License-Identifier: BSD-3-Clause */
/* What PyTorch 2.13 answers for the same elements is in the tables below. */
#include "abi_fixture.h"

#include <math.h>

#include "tensor/tensor_core.h"

static void drop(AtenTensorHandle tensor)
{
    assert_success(aoti_torch_delete_tensor_object(tensor));
}

static AtenTensorHandle of_int(int64_t value)
{
    AtenTensorHandle t = NULL;
    assert_success(aoti_torch_scalar_to_tensor_int64(value, &t));
    return t;
}

static AtenTensorHandle of_real(double value)
{
    AtenTensorHandle t = NULL;
    assert_success(aoti_torch_scalar_to_tensor_float64(value, &t));
    return t;
}

/* What the three readers make of one element; INT64_MIN is a refusal. */
typedef struct expectation {
    double value;   /* the element */
    bool is_real;   /* float64, else int64 */
    int64_t uint8;  /* as uint8 */
    int64_t int8;   /* as int8 */
    int64_t int64;  /* as int64 */
    bool is_uint64; /* whether uint64 takes it */
} expectation;

#define NO INT64_MIN

static const expectation expectations[] = {
    {-1, false, 255, -1, -1, true},    {-255, false, 1, NO, -255, true},
    {-256, false, NO, NO, -256, true}, {300, false, NO, NO, 300, true},
    {255, false, 255, NO, 255, true},  {2.75, true, 2, 2, 2, true},
    {-1.5, true, NO, -1, -1, false},   {1e40, true, NO, NO, NO, false},
    {NAN, true, NO, NO, NO, false},    {INFINITY, true, NO, NO, NO, false},
    {9.3e18, true, NO, NO, NO, true},  {-0.5, true, NO, 0, 0, false},
    {127.9, true, 127, NO, 127, true}, {-128, false, 128, -128, -128, true},
};

static void whole_items_convert_or_refuse_as_in_pytorch(void **state)
{
    (void)state;
    for (size_t i = 0; i < TN_LEN(expectations); i++) {
        const expectation *e = &expectations[i];
        AtenTensorHandle t = e->is_real ? of_real(e->value) : of_int((int64_t)e->value);
        uint8_t byte = 0;
        int8_t small = 0;
        int64_t large = 0;
        uint64_t natural = 0;
        assert_int_equal(aoti_torch_item_uint8(t, &byte), e->uint8 == NO);
        if (e->uint8 != NO)
            assert_int_equal(byte, e->uint8);
        assert_int_equal(aoti_torch_item_int8(t, &small), e->int8 == NO);
        if (e->int8 != NO)
            assert_int_equal(small, e->int8);
        assert_int_equal(aoti_torch_item_int64(t, &large), e->int64 == NO);
        if (e->int64 != NO)
            assert_int_equal(large, e->int64);
        assert_int_equal(aoti_torch_item_uint64(t, &natural), !e->is_uint64);
        drop(t);
    }
}

static void overflow_names_the_type_and_leaves_the_output(void **state)
{
    (void)state;
    AtenTensorHandle t = of_real(1e40);
    float single = 3;
    int16_t small = 7;
    assert_failure(aoti_torch_item_float32(t, &single));
    assert_string_equal(fixture_error(),
                        "value cannot be converted to type float without overflow");
    assert_true(single == 3.0f);
    assert_failure(aoti_torch_item_int16(t, &small));
    assert_int_equal(small, 7);
    drop(t);
}

static void item_needs_exactly_one_element_of_any_shape(void **state)
{
    (void)state;
    const int64_t ones[2] = {1, 1};
    const int64_t two[1] = {2};
    AtenTensorHandle t = NULL;
    AtenTensorHandle pair = NULL;
    float value = 0;
    assert_success(aoti_torch_create_tensor_from_blob(fixture_data, 2, ones, ones, 2, 6, 0, 0, &t));
    assert_success(aoti_torch_item_float32(t, &value));
    assert_true(value == 3.0f);
    drop(t);
    assert_success(
        aoti_torch_create_tensor_from_blob(fixture_data, 1, two, ones, 0, 6, 0, 0, &pair));
    assert_failure(aoti_torch_item_float32(pair, &value));
    assert_error_has("a Tensor with 2 elements cannot be converted to Scalar");
    drop(pair);
}

/* Bits of small floats and their values, as PyTorch prints them. */
static const struct {
    int32_t dtype;
    uint16_t bits;
    double value;
} small_floats[] = {
    {5, 0x3c00, 1.0},       {5, 0xc000, -2.0},   {5, 0x0001, 0x1p-24}, {5, 0x7bff, 65504.0},
    {5, 0x7c00, INFINITY},  {5, 0x7e00, NAN},    {15, 0x3f80, 1.0},    {15, 0xff80, -INFINITY},
    {15, 0x0001, 0x1p-133}, {23, 0x3c, 1.0},     {23, 0x7b, 57344.0},  {23, 0x7c, INFINITY},
    {24, 0x38, 1.0},        {24, 0x7e, 448.0},   {24, 0x7f, NAN},      {25, 0x40, 1.0},
    {25, 0x80, NAN},        {25, 0x7f, 57344.0}, {26, 0x40, 1.0},      {26, 0x80, NAN},
    {26, 0x7f, 240.0},      {44, 0x7f, 1.0},     {44, 0xff, NAN},      {44, 0x00, 0x1p-127},
};

static void small_floats_are_read_bit_by_bit(void **state)
{
    (void)state;
    for (size_t i = 0; i < TN_LEN(small_floats); i++) {
        uint16_t bits = small_floats[i].bits;
        double expected = small_floats[i].value;
        double value = 0;
        AtenTensorHandle t = NULL;
        assert_success(aoti_torch_create_tensor_from_blob(&bits, 0, NULL, NULL, 0,
                                                          small_floats[i].dtype, 0, 0, &t));
        assert_success(aoti_torch_item_float64(t, &value));
        assert_true(isnan(expected) ? isnan(value) : value == expected);
        drop(t);
    }
}

/* Values and the bits of the half and bfloat16 nearest to their floats, ties to even. */
static const struct {
    double value;
    uint16_t half;
    uint16_t bfloat16;
} roundings[] = {
    {0.0, 0, 0},
    {-0.0, 0x8000, 0x8000},
    {1.0, 0x3c00, 0x3f80},
    {1.0 + 0x1p-11, 0x3c00, 0x3f80},
    {1.0 + 3 * 0x1p-11, 0x3c02, 0x3f80},
    {1.0 + 0x1.8p-7, 0x3c0c, 0x3f82},
    {0x1p-24, 0x0001, 0x3380},
    {0x1p-25, 0x0000, 0x3300},
    {2047.5, 0x6800, 0x4500},
    {-0.1, 0xae66, 0xbdcd},
    {INFINITY, 0x7c00, 0x7f80},
    /* Ties as floats, and more than ties before. */
    {1.0 + 0x1p-11 + 0x1p-30, 0x3c00, 0x3f80},
    {1.0 + 0x1p-8 + 0x1p-40, 0x3c04, 0x3f80},
    {0x1p-25 + 0x1p-60, 0x0000, 0x3300},
    {NAN, 0x7e00, 0x7fc0},
    {-NAN, 0xfe00, 0x7fc0},
};

static void halves_are_rounded_to_even(void **state)
{
    (void)state;
    for (size_t i = 0; i < TN_LEN(roundings); i++) {
        AtenTensorHandle t = of_real(roundings[i].value);
        AOTITorchHalf half = {0x1234};
        AOTITorchBFloat16 brain = {0x1234};
        assert_success(aoti_torch_item_float16(t, &half));
        assert_int_equal(half.x, roundings[i].half);
        assert_success(aoti_torch_item_bfloat16(t, &brain));
        assert_int_equal(brain.x, roundings[i].bfloat16);
        drop(t);
    }
}

static void complex_numbers_cross_by_value(void **state)
{
    (void)state;
    AtenTensorHandle t = NULL;
    AOTITorchComplexFloat back = 0;
    float parts[2] = {1.5f, -2};
    double real = 0;
    AOTITorchComplexFloat z;
    memcpy(&z, parts, sizeof z);
    assert_success(aoti_torch_scalar_to_tensor_complex64(z, &t));
    assert_success(aoti_torch_item_complex64(t, &back));
    assert_memory_equal(&back, parts, sizeof parts);
    assert_failure(aoti_torch_item_float64(t, &real));
    drop(t);
    double wide[2] = {0.25, 0};
    AOTITorchComplexDouble w;
    memcpy(&w, wide, sizeof w);
    assert_success(aoti_torch_scalar_to_tensor_complex128(w, &t));
    assert_success(aoti_torch_item_float64(t, &real));
    assert_true(real == 0.25);
    drop(t);
}

/* The result of an operator of one tensor, which is taken. */
static AtenTensorHandle apply(const char *name, AtenTensorHandle tensor)
{
    StableIValue stack[1] = {fixture_box(tensor)};
    assert_success(torch_call_dispatcher(name, "", stack, TORCH_ABI_VERSION));
    return (AtenTensorHandle)(uintptr_t)stack[0];
}

static AtenTensorHandle again(AtenTensorHandle tensor)
{
    AtenTensorHandle handle = NULL;
    assert_success(aoti_torch_new_tensor_handle(tensor, &handle));
    return handle;
}

static void expect_parts(AtenTensorHandle tensor, float real, float imaginary)
{
    AOTITorchComplexFloat z = 0;
    const float parts[2] = {real, imaginary};
    assert_success(aoti_torch_item_complex64(tensor, &z));
    assert_memory_equal(&z, parts, sizeof parts);
}

static void lazy_conjugates_and_negatives_are_read_as_they_are_meant(void **state)
{
    (void)state;
    AtenTensorHandle t = NULL;
    AtenTensorHandle copy = NULL;
    AOTITorchComplexFloat z;
    const float parts[2] = {1, 2};
    float imaginary = 0;
    int64_t whole = 0;
    memcpy(&z, parts, sizeof z);
    assert_success(aoti_torch_scalar_to_tensor_complex64(z, &t));
    AtenTensorHandle conjugate = apply("aten::_conj", t);
    expect_parts(conjugate, 1, -2);
    assert_success(aoti_torch_clone_preserve_strides(conjugate, &copy));
    expect_parts(copy, 1, -2);
    AtenTensorHandle plain = apply("aten::resolve_conj", copy);
    expect_parts(plain, 1, -2);
    AtenTensorHandle negative = apply("aten::imag", again(conjugate));
    assert_success(aoti_torch_item_float32(negative, &imaginary));
    assert_true(imaginary == -2);
    AtenTensorHandle seven = apply("aten::_neg_view", of_int(7));
    assert_success(aoti_torch_item_int64(seven, &whole));
    assert_int_equal(whole, -7);
    drop(conjugate);
    drop(plain);
    drop(negative);
    drop(seven);
}

static void scalar_tensors_have_their_dtype_and_no_dimension(void **state)
{
    (void)state;
    AtenTensorHandle t = NULL;
    int64_t dim = 7;
    int32_t dtype = 0;
    bool flag = false;
    uint64_t large = 0;
    assert_success(aoti_torch_scalar_to_tensor_bool(true, &t));
    assert_success(aoti_torch_get_dim(t, &dim));
    assert_int_equal(dim, 0);
    assert_success(aoti_torch_get_dtype(t, &dtype));
    assert_int_equal(dtype, aoti_torch_dtype_bool());
    assert_success(aoti_torch_item_bool(t, &flag));
    assert_true(flag);
    drop(t);
    assert_success(aoti_torch_scalar_to_tensor_uint64(UINT64_MAX, &t));
    assert_success(aoti_torch_item_uint64(t, &large));
    assert_true(large == UINT64_MAX);
    int64_t small = 0;
    assert_failure(aoti_torch_item_int64(t, &small));
    drop(t);
    assert_failure(aoti_torch_scalar_to_tensor_float32(1, NULL));
    assert_failure(aoti_torch_item_bool(NULL, &flag));
}

/* A number becomes a tensor of its type and the same number again. */
#define THERE_AND_BACK(name, type, code, number)                                                   \
    do {                                                                                           \
        AtenTensorHandle made = NULL;                                                              \
        type back = 0;                                                                             \
        int32_t dtype = -1;                                                                        \
        assert_success(aoti_torch_scalar_to_tensor_##name((type)(number), &made));                 \
        assert_success(aoti_torch_get_dtype(made, &dtype));                                        \
        assert_int_equal(dtype, code);                                                             \
        assert_success(aoti_torch_item_##name(made, &back));                                       \
        assert_true(back == (type)(number));                                                       \
        drop(made);                                                                                \
    } while (0)

static void numbers_of_every_type_come_back(void **state)
{
    (void)state;
    THERE_AND_BACK(uint8, uint8_t, 0, UINT8_MAX);
    THERE_AND_BACK(int8, int8_t, 1, INT8_MIN);
    THERE_AND_BACK(int16, int16_t, 2, INT16_MIN);
    THERE_AND_BACK(int32, int32_t, 3, INT32_MIN);
    THERE_AND_BACK(int64, int64_t, 4, INT64_MIN);
    THERE_AND_BACK(float32, float, 6, 0.1f);
    THERE_AND_BACK(float64, double, 7, 0.1);
    THERE_AND_BACK(uint16, uint16_t, 27, UINT16_MAX);
    THERE_AND_BACK(uint32, uint32_t, 28, UINT32_MAX);
    THERE_AND_BACK(uint64, uint64_t, 29, UINT64_MAX);
}

static void infinities_and_nans_are_found_between_the_gaps(void **state)
{
    (void)state;
    float data[4] = {1, NAN, 2, INFINITY};
    const int64_t two[1] = {2};
    const int64_t one[1] = {1};
    AtenTensorHandle t = NULL;
    assert_success(aoti_torch_create_tensor_from_blob(data, 1, two, two, 0, 6, 0, 0, &t));
    assert_success(aoti_torch_check_inf_and_nan("x", t));
    drop(t);
    assert_success(aoti_torch_create_tensor_from_blob(data, 1, two, one, 2, 6, 0, 0, &t));
    assert_failure(aoti_torch_check_inf_and_nan("x", t));
    assert_string_equal(fixture_error(), "At least one INF in x");
    drop(t);
    assert_success(aoti_torch_create_tensor_from_blob(data, 1, two, two, 1, 6, 0, 0, &t));
    assert_failure(aoti_torch_check_inf_and_nan("x", t));
    assert_string_equal(fixture_error(), "At least one NaN in x");
    drop(t);
    /* Two rows of two with a gap behind each: the infinity is the last element. */
    float rows[5] = {1, 2, NAN, 4, INFINITY};
    const int64_t square[2] = {2, 2};
    const int64_t strides[2] = {3, 1};
    assert_success(aoti_torch_create_tensor_from_blob(rows, 2, square, strides, 0, 6, 0, 0, &t));
    assert_failure(aoti_torch_check_inf_and_nan("x", t));
    assert_string_equal(fixture_error(), "At least one INF in x");
    drop(t);
    /* A dimension of size 1 is not walked, so its stride may be anything. */
    const int64_t column[2] = {2, 1};
    const int64_t far[2] = {1, INT64_MAX};
    assert_success(aoti_torch_create_tensor_from_blob(rows, 2, column, far, 0, 6, 0, 0, &t));
    assert_success(aoti_torch_check_inf_and_nan("x", t));
    drop(t);
}

static AtenTensorHandle undefined_tensor(void)
{
    AtenTensorHandle t = NULL;
    assert_success(aoti_torch_new_uninitialized_tensor(&t));
    return t;
}

static AtenTensorHandle of_complex(double real, double imaginary)
{
    AtenTensorHandle t = NULL;
    AOTITorchComplexDouble z;
    const double parts[2] = {real, imaginary};
    memcpy(&z, parts, sizeof z);
    assert_success(aoti_torch_scalar_to_tensor_complex128(z, &t));
    return t;
}

/* float32 [2] on a device of this type. */
static AtenTensorHandle pair_on(int32_t device)
{
    const int64_t size = 2, stride = 1;
    AtenTensorHandle t = NULL;
    assert_success(aoti_torch_empty_strided(1, &size, &stride, 6, device, -1, &t));
    return t;
}

/* What cannot be converted is refused by each reader, which leaves the output as it was. */
#define REFUSES(name, type, tensor)                                                                \
    do {                                                                                           \
        type kept;                                                                                 \
        type before;                                                                               \
        memset(&kept, 0x5a, sizeof kept);                                                          \
        memcpy(&before, &kept, sizeof kept);                                                       \
        assert_failure(aoti_torch_item_##name(tensor, &kept));                                     \
        assert_memory_equal(&kept, &before, sizeof kept);                                          \
        assert_failure(aoti_torch_item_##name(tensor, NULL));                                      \
        assert_failure(aoti_torch_item_##name(NULL, &kept));                                       \
    } while (0)
#define ALL_REFUSE(tensor)                                                                         \
    do {                                                                                           \
        REFUSES(uint8, uint8_t, tensor);                                                           \
        REFUSES(uint16, uint16_t, tensor);                                                         \
        REFUSES(uint32, uint32_t, tensor);                                                         \
        REFUSES(uint64, uint64_t, tensor);                                                         \
        REFUSES(int8, int8_t, tensor);                                                             \
        REFUSES(int16, int16_t, tensor);                                                           \
        REFUSES(int32, int32_t, tensor);                                                           \
        REFUSES(int64, int64_t, tensor);                                                           \
        REFUSES(float16, AOTITorchHalf, tensor);                                                   \
        REFUSES(bfloat16, AOTITorchBFloat16, tensor);                                              \
        REFUSES(float32, float, tensor);                                                           \
        REFUSES(float64, double, tensor);                                                          \
    } while (0)

static void what_has_no_number_is_refused_by_every_reader(void **state)
{
    (void)state;
    AtenTensorHandle bad[] = {undefined_tensor(), pair_on(0), pair_on(14), of_complex(1, 2)};
    for (size_t i = 0; i < 4; i++)
        ALL_REFUSE(bad[i]);
    for (size_t i = 0; i < 3; i++) {
        REFUSES(bool, bool, bad[i]);
        REFUSES(complex64, AOTITorchComplexFloat, bad[i]);
    }
    for (size_t i = 0; i < 4; i++)
        drop(bad[i]);
}

static void an_element_on_the_meta_device_has_no_value(void **state)
{
    (void)state;
    AtenTensorHandle t = NULL;
    double value = 3;
    assert_success(aoti_torch_empty_strided(0, NULL, NULL, 7, 14, -1, &t));
    assert_failure(aoti_torch_item_float64(t, &value));
    assert_string_equal(fixture_error(),
                        "aoti_torch_item_float64: a tensor on the meta device has no elements");
    assert_true(value == 3);
    drop(t);
}

static bool bool_of(AtenTensorHandle t)
{
    bool is_true;
    assert_success(aoti_torch_item_bool(t, &is_true));
    drop(t);
    return is_true;
}

static void everything_but_zero_is_true(void **state)
{
    (void)state;
    assert_false(bool_of(of_int(0)));
    assert_true(bool_of(of_int(-3)));
    assert_false(bool_of(of_real(-0.0)));
    assert_true(bool_of(of_real(0.25)));
    assert_true(bool_of(of_real(NAN)));
    assert_false(bool_of(of_complex(0, 0)));
    assert_true(bool_of(of_complex(0, 1)));
    assert_true(bool_of(of_complex(1, 0)));
}

static void numbers_of_every_kind_are_complex_and_real(void **state)
{
    (void)state;
    AtenTensorHandle t = of_int(7);
    double real = 0;
    expect_parts(t, 7, 0);
    assert_success(aoti_torch_item_float64(t, &real));
    assert_true(real == 7);
    drop(t);
    t = of_real(-2.5);
    expect_parts(t, -2.5f, 0);
    drop(t);
    assert_success(aoti_torch_scalar_to_tensor_uint64(UINT64_MAX, &t));
    assert_success(aoti_torch_item_float64(t, &real));
    assert_true(real == 18446744073709551616.0);
    drop(t);
    t = of_complex(INFINITY, 1);
    expect_parts(t, INFINITY, 1);
    drop(t);
    t = of_complex(1, 1e300);
    REFUSES(complex64, AOTITorchComplexFloat, t);
    assert_string_equal(fixture_warning, "");
    drop(t);
}

static void what_is_not_looked_at_is_finite(void **state)
{
    (void)state;
    AtenTensorHandle finite[] = {of_int(3), undefined_tensor(), pair_on(14), of_complex(1, 2)};
    AtenTensorHandle bad[] = {of_complex(1, NAN), of_complex(NAN, 1), of_complex(1, INFINITY),
                              of_complex(-INFINITY, 1)};
    for (size_t i = 0; i < 4; i++) {
        assert_success(aoti_torch_check_inf_and_nan("x", finite[i]));
        assert_failure(aoti_torch_check_inf_and_nan(NULL, bad[i]));
        assert_non_null(strstr(fixture_error(), i < 2 ? "At least one NaN in ?" : "one INF in ?"));
        drop(finite[i]);
        drop(bad[i]);
    }
    assert_failure(aoti_torch_check_inf_and_nan("x", NULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(whole_items_convert_or_refuse_as_in_pytorch, fixture_setup),
        cmocka_unit_test_setup(overflow_names_the_type_and_leaves_the_output, fixture_setup),
        cmocka_unit_test_setup(item_needs_exactly_one_element_of_any_shape, fixture_setup),
        cmocka_unit_test_setup(small_floats_are_read_bit_by_bit, fixture_setup),
        cmocka_unit_test_setup(halves_are_rounded_to_even, fixture_setup),
        cmocka_unit_test_setup(complex_numbers_cross_by_value, fixture_setup),
        cmocka_unit_test_setup(lazy_conjugates_and_negatives_are_read_as_they_are_meant,
                               fixture_setup),
        cmocka_unit_test_setup(scalar_tensors_have_their_dtype_and_no_dimension, fixture_setup),
        cmocka_unit_test_setup(numbers_of_every_type_come_back, fixture_setup),
        cmocka_unit_test_setup(infinities_and_nans_are_found_between_the_gaps, fixture_setup),
        cmocka_unit_test_setup(what_has_no_number_is_refused_by_every_reader, fixture_setup),
        cmocka_unit_test_setup(an_element_on_the_meta_device_has_no_value, fixture_setup),
        cmocka_unit_test_setup(everything_but_zero_is_true, fixture_setup),
        cmocka_unit_test_setup(numbers_of_every_kind_are_complex_and_real, fixture_setup),
        cmocka_unit_test_setup(what_is_not_looked_at_is_finite, fixture_setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
