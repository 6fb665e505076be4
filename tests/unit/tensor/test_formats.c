/* SPDX-License-Identifier: BSD-3-Clause */
/* Strides and what they mean, against a record of PyTorch. */
#include "tensor/tensor_core.h"

#include <setjmp.h>
#include <stdlib.h>
#include <cmocka.h>

/* One recorded tensor; see layout_rows.inc. */
typedef struct layout_row {
    const char *sizes;     /* "2,3", "-" for a scalar */
    const char *strides;   /* likewise */
    uint32_t flags;        /* TNI_TENSOR_LAYOUT_FLAGS */
    const char *preserved; /* strides that a copy gets */
} layout_row;

static const layout_row rows[] = {
#include "layout_rows.inc"
};

static int read_numbers(const char *text, int64_t *out)
{
    int count = 0;
    if (*text == '-')
        return 0;
    for (char *end; *text; text = *end ? end + 1 : end)
        out[count++] = strtoll(text, &end, 10);
    return count;
}

static void flags_of_a_row(const layout_row *row)
{
    int64_t sizes[8], strides[8], expected[8], preserved[8];
    int rank = read_numbers(row->sizes, sizes);
    read_numbers(row->strides, strides);
    read_numbers(row->preserved, expected);
    tn_tensor *tensor;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_I8, rank, sizes, strides, TN_CPU, &tensor), TN_OK);
    uint32_t flags = tensor->flags & TNI_TENSOR_LAYOUT_FLAGS;
    if (flags != row->flags)
        print_error("sizes %s strides %s: flags %u, recorded %u\n", row->sizes, row->strides, flags,
                    row->flags);
    assert_int_equal(flags, row->flags);
    assert_int_equal(tn_tensor_is_contiguous(tensor, TN_MEMORY_FORMAT_CONTIGUOUS), row->flags & 1);
    assert_int_equal(tn_tensor_is_contiguous(tensor, TN_MEMORY_FORMAT_CHANNELS_LAST),
                     row->flags >> 1 & 1);
    assert_int_equal(tn_tensor_is_contiguous(tensor, TN_MEMORY_FORMAT_CHANNELS_LAST_3D),
                     row->flags >> 2 & 1);
    tni_preserved_strides(tensor, preserved);
    for (int i = 0; i < rank; i++)
        assert_int_equal(preserved[i], expected[i]);
    tn_tensor_release(tensor);
}

static void flags_and_preserved_strides_are_pytorchs(void **state)
{
    (void)state;
    assert_true(TN_LEN(rows) > 500);
    for (size_t i = 0; i < TN_LEN(rows); i++)
        flags_of_a_row(&rows[i]);
}

static void formats_give_their_strides(void **state)
{
    (void)state;
    static const int64_t four[] = {2, 3, 4, 5}, five[] = {2, 3, 4, 5, 6}, empty[] = {2, 0, 3, 4};
    int64_t s[5];
    assert_int_equal(tni_format_strides(TN_MEMORY_FORMAT_CHANNELS_LAST, 4, four, s), TN_OK);
    static const int64_t nhwc[] = {60, 1, 15, 3};
    assert_memory_equal(s, nhwc, sizeof nhwc);
    assert_int_equal(tni_format_strides(TN_MEMORY_FORMAT_CHANNELS_LAST_3D, 5, five, s), TN_OK);
    static const int64_t ndhwc[] = {360, 1, 90, 18, 3};
    assert_memory_equal(s, ndhwc, sizeof ndhwc);
    assert_int_equal(tni_format_strides(TN_MEMORY_FORMAT_CHANNELS_LAST, 4, empty, s), TN_OK);
    static const int64_t empty_nhwc[] = {0, 1, 0, 0};
    assert_memory_equal(s, empty_nhwc, sizeof empty_nhwc);
    assert_int_equal(tni_format_strides(TN_MEMORY_FORMAT_CONTIGUOUS, 4, empty, s), TN_OK);
    static const int64_t empty_rows[] = {12, 12, 4, 1};
    assert_memory_equal(s, empty_rows, sizeof empty_rows);
}

static void format_of_another_rank_is_refused(void **state)
{
    (void)state;
    static const int64_t sizes[] = {2, 3, 4, 5};
    int64_t s[5] = {7, 7, 7, 7, 7};
    assert_int_equal(tni_format_strides(TN_MEMORY_FORMAT_CHANNELS_LAST, 2, sizes, s),
                     TN_ERR_RUNTIME);
    assert_string_equal(tn_last_error(), "required rank 4 tensor to use channels_last format");
    assert_int_equal(tni_format_strides(TN_MEMORY_FORMAT_CHANNELS_LAST_3D, 4, sizes, s),
                     TN_ERR_RUNTIME);
    assert_string_equal(tn_last_error(), "required rank 5 tensor to use channels_last_3d format");
    assert_int_equal(tni_format_strides((tn_memory_format)9, 4, sizes, s), TN_ERR_VALUE);
    assert_int_equal(s[0], 7);
}

static void empty_in_a_format_has_its_flag(void **state)
{
    (void)state;
    static const int64_t sizes[] = {2, 3, 4, 5};
    tni_tensor_spec spec = {TN_DTYPE_F32, TN_LAYOUT_STRIDED, 4, sizes, NULL, 0};
    tn_tensor *tensor;
    assert_int_equal(
        tni_tensor_empty_format(&spec, TN_MEMORY_FORMAT_CHANNELS_LAST, TN_CPU, &tensor), TN_OK);
    assert_true(tn_tensor_is_contiguous(tensor, TN_MEMORY_FORMAT_CHANNELS_LAST));
    assert_false(tn_tensor_is_contiguous(tensor, TN_MEMORY_FORMAT_CONTIGUOUS));
    assert_int_equal(tn_tensor_storage_bytes(tensor), 480);
    tn_tensor_release(tensor);
    assert_int_equal(tni_tensor_empty_format(&spec, TN_MEMORY_FORMAT_PRESERVE, TN_CPU, &tensor),
                     TN_OK);
    assert_true(tn_tensor_is_contiguous(tensor, TN_MEMORY_FORMAT_PRESERVE));
    tn_tensor_release(tensor);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(flags_and_preserved_strides_are_pytorchs),
        cmocka_unit_test(formats_give_their_strides),
        cmocka_unit_test(format_of_another_rank_is_refused),
        cmocka_unit_test(empty_in_a_format_has_its_flag),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
