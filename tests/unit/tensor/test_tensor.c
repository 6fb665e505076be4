/* SPDX-License-Identifier: BSD-3-Clause */
/* Tensors: making, viewing, resizing, reading, and what is refused. */
#include "tensor/keyset_bits.h"
#include "tensor/tensor_core.h"

#include <setjmp.h>
#include <cmocka.h>

static tn_tensor *make(tn_dtype dtype, int64_t rank, const int64_t *sizes)
{
    tn_tensor *tensor = NULL;
    assert_int_equal(tn_tensor_empty(dtype, rank, sizes, NULL, TN_CPU, &tensor), TN_OK);
    return tensor;
}

static void new_tensor_is_row_major_and_aligned(void **state)
{
    (void)state;
    static const int64_t sizes[] = {2, 3, 4};
    tn_tensor *t = make(TN_DTYPE_F64, 3, sizes);
    static const int64_t strides[] = {12, 4, 1};
    assert_int_equal(tn_tensor_dim(t), 3);
    assert_memory_equal(tn_tensor_sizes(t), sizes, sizeof sizes);
    assert_memory_equal(tn_tensor_strides(t), strides, sizeof strides);
    assert_int_equal(tn_tensor_numel(t), 24);
    assert_int_equal(tn_tensor_offset(t), 0);
    assert_int_equal(tn_tensor_dtype(t), TN_DTYPE_F64);
    assert_int_equal(tn_tensor_layout(t), TN_LAYOUT_STRIDED);
    assert_int_equal(tn_tensor_device(t).type, TN_DEVICE_CPU);
    assert_int_equal(tn_tensor_storage_bytes(t), 192);
    assert_int_equal((uintptr_t)tn_tensor_data(t) % 64, 0);
    memset(tn_tensor_data(t), 0, 192);
    tn_tensor_release(t);
}

static void data_of_every_size_is_aligned_and_writable(void **state)
{
    (void)state;
    for (int64_t n = 1; n < 5000000; n = n * 2 + 1) {
        tn_tensor *t = make(TN_DTYPE_U8, 1, &n);
        assert_int_equal((uintptr_t)tn_tensor_data(t) % 64, 0);
        memset(tn_tensor_data(t), 1, (size_t)n);
        tn_tensor_release(t);
    }
}

static void scalar_has_one_element_and_pointers(void **state)
{
    (void)state;
    tn_tensor *t = make(TN_DTYPE_F32, 0, NULL);
    assert_int_equal(tn_tensor_numel(t), 1);
    assert_non_null(tn_tensor_sizes(t));
    assert_non_null(tn_tensor_strides(t));
    assert_non_null(tn_tensor_data(t));
    assert_int_equal(tn_tensor_storage_bytes(t), 4);
    tn_tensor_release(t);
}

static void tensor_without_elements_has_a_storage_without_data(void **state)
{
    (void)state;
    static const int64_t sizes[] = {2, 0, 3};
    tn_tensor *t = make(TN_DTYPE_F32, 3, sizes);
    assert_int_equal(tn_tensor_numel(t), 0);
    assert_null(tn_tensor_data(t));
    assert_non_null(t->storage);
    assert_int_equal(t->storage->device.type, TN_DEVICE_CPU);
    assert_int_equal(tn_tensor_storage_bytes(t), 0);
    tn_tensor_release(t);
    static const int64_t huge[] = {INT64_C(1) << 40, INT64_C(1) << 40, 0};
    t = make(TN_DTYPE_F32, 3, huge);
    assert_int_equal(tn_tensor_numel(t), 0);
    tn_tensor_release(t);
}

static void meta_tensor_has_bytes_but_no_data(void **state)
{
    (void)state;
    static const int64_t sizes[] = {INT64_C(1) << 30, INT64_C(1) << 20};
    tn_tensor *t;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 2, sizes, NULL, TN_META, &t), TN_OK);
    assert_null(tn_tensor_data(t));
    assert_int_equal(tn_tensor_storage_bytes(t), INT64_C(1) << 52);
    assert_int_equal(tn_tensor_device(t).type, TN_DEVICE_META);
    assert_int_equal(tni_tensor_resize(t, 1, sizes), TN_OK);
    assert_null(tn_tensor_data(t));
    tn_tensor_release(t);
}

static void cpu_index_is_always_minus_one(void **state)
{
    (void)state;
    tn_tensor *t;
    assert_int_equal(
        tn_tensor_empty(TN_DTYPE_F32, 0, NULL, NULL, (tn_device){TN_DEVICE_CPU, 7}, &t), TN_OK);
    assert_int_equal(tn_tensor_device(t).index, -1);
    tn_tensor_release(t);
}

static void rank_up_to_64_works(void **state)
{
    (void)state;
    int64_t sizes[65];
    for (int i = 0; i < 65; i++)
        sizes[i] = i % 8 == 0 ? 2 : 1;
    tn_tensor *t = make(TN_DTYPE_I8, 64, sizes);
    assert_int_equal(tn_tensor_dim(t), 64);
    assert_int_equal(tn_tensor_numel(t), 256);
    assert_memory_equal(tn_tensor_sizes(t), sizes, 64 * sizeof sizes[0]);
    tn_tensor_release(t);
    assert_int_equal(tn_tensor_empty(TN_DTYPE_I8, 65, sizes, NULL, TN_CPU, &t), TN_ERR_RUNTIME);
    assert_int_equal(tn_tensor_empty(TN_DTYPE_I8, -1, sizes, NULL, TN_CPU, &t), TN_ERR_RUNTIME);
}

static void impossible_geometry_is_refused(void **state)
{
    (void)state;
    static const struct {
        int64_t sizes[2];
        int64_t strides[2];
        bool row_major;
        const char *message;
    } rows[] = {
        {{-1, 2}, {0}, true, "Trying to create tensor with negative dimension -1: [-1, 2]"},
        {{INT64_MIN, 1},
         {1, 1},
         false,
         "Trying to create tensor with negative dimension -9223372036854775808: "
         "[-9223372036854775808, 1]"},
        {{2, 1}, {1, -3}, false, "Negative strides are not supported, got stride -3 of [1, -3]"},
        {{INT64_C(1) << 40, INT64_C(1) << 40},
         {0},
         true,
         "Storage size calculation overflowed with sizes=[1099511627776, 1099511627776]"},
        {{2, INT64_MAX},
         {1, 1},
         false,
         "Storage size calculation overflowed with sizes=[2, 9223372036854775807] and strides=[1, "
         "1]"},
        {{3, 2},
         {INT64_MAX, 1},
         false,
         "Storage size calculation overflowed with sizes=[3, 2] and strides=[9223372036854775807, "
         "1]"}};
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        tn_tensor *t = (tn_tensor *)(uintptr_t)7;
        const int64_t *strides = rows[i].row_major ? NULL : rows[i].strides;
        assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 2, rows[i].sizes, strides, TN_CPU, &t),
                         TN_ERR_RUNTIME);
        assert_string_equal(tn_last_error(), rows[i].message);
        assert_int_equal((uintptr_t)t, 7);
    }
}

static void impossible_arguments_are_refused(void **state)
{
    (void)state;
    static const int64_t sizes[] = {2}, huge[] = {INT64_C(1) << 45};
    tn_tensor *t = NULL;
    assert_int_equal(tn_tensor_empty((tn_dtype)99, 1, sizes, NULL, TN_CPU, &t), TN_ERR_VALUE);
    assert_int_equal(tn_tensor_empty(TN_DTYPE_UNDEFINED, 1, sizes, NULL, TN_CPU, &t), TN_ERR_VALUE);
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 1, NULL, NULL, TN_CPU, &t), TN_ERR_VALUE);
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 1, sizes, NULL, TN_CPU, NULL), TN_ERR_VALUE);
    tn_device cuda = {TN_DEVICE_CUDA, 0};
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 1, sizes, NULL, cuda, &t),
                     TN_ERR_NOT_IMPLEMENTED);
    assert_non_null(strstr(tn_last_error(), "cuda"));
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F64, 1, huge, NULL, TN_CPU, &t), TN_ERR_MEMORY);
#endif
    (void)huge;
    assert_null(t);
}

static void null_is_the_undefined_tensor(void **state)
{
    (void)state;
    tn_tensor *t = NULL;
    tn_tensor_release(NULL);
    assert_null(tn_tensor_retain(NULL));
    assert_int_equal(tn_tensor_dim(NULL), 1);
    assert_int_equal(tn_tensor_sizes(NULL)[0], 0);
    assert_int_equal(tn_tensor_strides(NULL)[0], 1);
    assert_int_equal(tn_tensor_numel(NULL), 0);
    assert_int_equal(tn_tensor_offset(NULL), 0);
    assert_int_equal(tn_tensor_dtype(NULL), TN_DTYPE_UNDEFINED);
    assert_int_equal(tn_tensor_layout(NULL), TN_LAYOUT_STRIDED);
    assert_int_equal(tn_tensor_device(NULL).type, TN_DEVICE_CPU);
    assert_null(tn_tensor_data(NULL));
    assert_int_equal(tn_tensor_storage_bytes(NULL), 0);
    assert_int_equal(tn_tensor_version(NULL), 0);
    assert_true(tn_tensor_is_contiguous(NULL, TN_MEMORY_FORMAT_CONTIGUOUS));
    assert_false(tn_tensor_shares_storage(NULL, NULL));
    assert_int_equal(tn_tensor_view(NULL, 0, NULL, NULL, 0, &t), TN_ERR_VALUE);
    assert_string_equal(tn_last_error(), "tn_tensor_view: self must not be NULL");
}

static void view_shares_storage_and_outlives_its_source(void **state)
{
    (void)state;
    static const int64_t sizes[] = {4, 6}, part[] = {2, 3}, steps[] = {12, 2};
    tn_tensor *t = make(TN_DTYPE_I32, 2, sizes), *view;
    for (int i = 0; i < 24; i++)
        ((int32_t *)tn_tensor_data(t))[i] = i;
    assert_int_equal(tn_tensor_view(t, 2, part, steps, 1, &view), TN_OK);
    assert_true(tn_tensor_shares_storage(t, view));
    assert_int_equal(tn_tensor_offset(view), 1);
    tni_tensor_bump_version(t);
    assert_int_equal(tn_tensor_version(view), 1);
    assert_true(view->keys == t->keys);
    tn_tensor_release(t);
    assert_int_equal(((int32_t *)tn_tensor_data(view))[12 + 2], 15);
    tn_tensor_release(view);
}

static void view_out_of_bounds_is_refused(void **state)
{
    (void)state;
    static const int64_t sizes[] = {2, 3}, wide[] = {5, 1}, negative[] = {3, -1};
    tn_tensor *t = make(TN_DTYPE_F32, 2, sizes), *view = NULL;
    assert_int_equal(tn_tensor_view(t, 2, sizes, wide, 0, &view), TN_ERR_RUNTIME);
    assert_string_equal(
        tn_last_error(),
        "setStorage: sizes [2, 3], strides [5, 1], storage offset 0, and itemsize "
        "4 requiring a storage size of 32 are out of bounds for storage of size 24");
    assert_int_equal(tn_tensor_view(t, 2, sizes, NULL, 1, &view), TN_ERR_RUNTIME);
    assert_int_equal(tn_tensor_view(t, 2, sizes, NULL, -1, &view), TN_ERR_RUNTIME);
    assert_string_equal(tn_last_error(), "Tensor: invalid storage offset -1");
    assert_int_equal(tn_tensor_view(t, 2, sizes, negative, 0, &view), TN_ERR_RUNTIME);
    assert_int_equal(tn_tensor_view(t, 2, sizes, NULL, 0, NULL), TN_ERR_VALUE);
    assert_null(view);
    tn_tensor_release(t);
}

static void geometry_may_come_from_the_tensor_itself(void **state)
{
    (void)state;
    static const int64_t sizes[] = {2, 3, 4, 5, 1, 1};
    tn_tensor *t = make(TN_DTYPE_I8, 6, sizes);
    assert_int_equal(tni_tensor_set_geometry(t, 3, t->sizes + 1, t->strides + 1, 2), TN_OK);
    static const int64_t left[] = {3, 4, 5}, steps[] = {20, 5, 1};
    assert_memory_equal(t->sizes, left, sizeof left);
    assert_memory_equal(t->strides, steps, sizeof steps);
    assert_int_equal(t->numel, 60);
    assert_ptr_equal(t->data, (char *)t->storage->data + 2);
    assert_int_equal(tni_tensor_set_geometry(t, 3, t->strides, t->sizes, 0), TN_OK);
    assert_memory_equal(t->sizes, steps, sizeof steps);
    assert_memory_equal(t->strides, left, sizeof left);
    static const int64_t eight[] = {1, 2, 1, 2, 1, 2, 1, 3};
    assert_int_equal(tni_tensor_set_geometry(t, 8, eight, NULL, 0), TN_OK);
    assert_memory_equal(t->sizes, eight, sizeof eight);
    assert_int_equal(tni_tensor_set_geometry(t, 6, sizes, NULL, 0), TN_OK);
    assert_memory_equal(t->sizes, sizes, sizeof sizes);
    assert_int_equal(t->strides[0], 60);
    tn_tensor_release(t);
}

static void resize_keeps_elements_and_moves_views_along(void **state)
{
    (void)state;
    static const int64_t small[] = {4}, large[] = {100, 1000}, seven[] = {1, 1, 2, 1, 2, 1, 1};
    tn_tensor *t = make(TN_DTYPE_I32, 1, small), *view;
    for (int i = 0; i < 4; i++)
        ((int32_t *)t->data)[i] = 10 + i;
    assert_int_equal(tn_tensor_view(t, 1, (int64_t[]){2}, NULL, 2, &view), TN_OK);
    assert_int_equal(tni_tensor_resize(t, 2, large), TN_OK);
    assert_int_equal(tn_tensor_storage_bytes(t), 400000);
    assert_int_equal(((int32_t *)t->data)[3], 13);
    ((int32_t *)t->data)[3] = 99;
    assert_int_equal(((int32_t *)tn_tensor_data(view))[1], 99);
    assert_int_equal(tni_tensor_resize(t, 7, seven), TN_OK);
    assert_int_equal(tn_tensor_storage_bytes(t), 400000);
    assert_int_equal(tn_tensor_dim(t), 7);
    assert_int_equal(tni_storage_resize(t->storage, 8), TN_OK);
    assert_int_equal(((int32_t *)t->data)[1], 11);
    assert_int_equal(tni_storage_resize(t->storage, 0), TN_OK);
    assert_null(tn_tensor_data(t));
    assert_null(tn_tensor_data(view));
    assert_int_equal(tni_storage_resize(t->storage, 16), TN_OK);
    assert_non_null(tn_tensor_data(view));
    tn_tensor_release(view);
    tn_tensor_release(t);
}

static void views_come_and_go_in_any_order(void **state)
{
    (void)state;
    tn_tensor *views[6];
    views[0] = make(TN_DTYPE_F32, 1, (int64_t[]){8});
    for (int i = 1; i < 6; i++)
        assert_int_equal(tn_tensor_view(views[0], 1, (int64_t[]){1}, NULL, i, &views[i]), TN_OK);
    static const int order[] = {3, 0, 5};
    for (size_t i = 0; i < TN_LEN(order); i++)
        tn_tensor_release(views[order[i]]);
    assert_int_equal(tni_storage_resize(views[1]->storage, 1 << 20), TN_OK);
    static const int left[] = {1, 2, 4};
    for (size_t i = 0; i < TN_LEN(left); i++) {
        tn_tensor *view = views[left[i]];
        assert_ptr_equal(view->data, (float *)view->storage->data + left[i]);
        *(float *)view->data = 1;
        tn_tensor_release(view);
    }
}

static void dimensions_wrap_with_pytorchs_words(void **state)
{
    (void)state;
    int64_t dim = 77;
    assert_int_equal(tni_wrap_dim(-2, 2, &dim), TN_OK);
    assert_int_equal(dim, 0);
    assert_int_equal(tni_wrap_dim(-1, 0, &dim), TN_OK);
    assert_int_equal(dim, 0);
    assert_int_equal(tni_wrap_dim(2, 2, &dim), TN_ERR_INDEX);
    assert_string_equal(tn_last_error(), "Dimension out of range (expected to be in range of [-2, "
                                         "1], but got 2)");
    assert_int_equal(tni_wrap_dim(1, 0, &dim), TN_ERR_INDEX);
    assert_string_equal(tn_last_error(), "Dimension out of range (expected to be in range of [-1, "
                                         "0], but got 1)");
    assert_int_equal(tni_wrap_dim(INT64_MIN, 3, &dim), TN_ERR_INDEX);
    assert_int_equal(tni_wrap_size_dim(0, 0, &dim), TN_ERR_INDEX);
    assert_string_equal(tn_last_error(), "Dimension specified as 0 but tensor has no dimensions");
    assert_int_equal(dim, 0);
}

static void keys_follow_device_layout_dtype_and_mode(void **state)
{
    (void)state;
    uint64_t views = TNI_FUNCTIONALITY_BIT(AD_INPLACE_OR_VIEW);
    uint64_t autograd = views | TNI_FUNCTIONALITY_BIT(AUTOGRAD);
    uint64_t cpu = TNI_BACKEND_BIT(CPU) | TNI_FUNCTIONALITY_BIT(AUTOCAST_CPU);
    tn_tensor *t = make(TN_DTYPE_F32, 0, NULL);
    assert_true(t->keys == (cpu | autograd | TNI_FUNCTIONALITY_BIT(DENSE)));
    t->flags |= TNI_TENSOR_INFERENCE;
    tni_tensor_refresh_keys(t);
    assert_true(t->keys == (cpu | TNI_FUNCTIONALITY_BIT(DENSE)));
    t->flags &= ~(uint32_t)TNI_TENSOR_INFERENCE;
    t->layout = TN_LAYOUT_MKLDNN;
    tni_tensor_refresh_keys(t);
    assert_true(t->keys == (views | TNI_FUNCTIONALITY_BIT(MKLDNN_CPU) |
                            TNI_FUNCTIONALITY_BIT(AUTOGRAD_OTHER)));
    t->layout = TN_LAYOUT_SPARSE;
    tni_tensor_refresh_keys(t);
    assert_true(t->keys == (cpu | autograd | TNI_FUNCTIONALITY_BIT(SPARSE)));
    t->layout = TN_LAYOUT_STRIDED;
    t->keys |= TNI_FUNCTIONALITY_BIT(CONJUGATE);
    tni_tensor_refresh_keys(t);
    assert_true(t->keys ==
                (cpu | autograd | TNI_FUNCTIONALITY_BIT(DENSE) | TNI_FUNCTIONALITY_BIT(CONJUGATE)));
    tn_tensor_release(t);
    t = make(TN_DTYPE_QI8, 0, NULL);
    assert_true(t->keys == (cpu | autograd | TNI_FUNCTIONALITY_BIT(QUANTIZED)));
    tn_tensor_release(t);
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 0, NULL, NULL, TN_META, &t), TN_OK);
    assert_true(t->keys == (TNI_BACKEND_BIT(META) | autograd | TNI_FUNCTIONALITY_BIT(DENSE)));
    tn_tensor_release(t);
}

static void *freed_record;

static void note_record(void *record)
{
    freed_record = record;
}

static void autograds_record_dies_with_the_tensor(void **state)
{
    (void)state;
    int record = 0;
    tn_tensor *t = make(TN_DTYPE_F32, 0, NULL);
    t->record = &record;
    atomic_store(&tni_tensor_free_record, note_record);
    tn_tensor_release(t);
    atomic_store(&tni_tensor_free_record, NULL);
    assert_ptr_equal(freed_record, &record);
}

static void fixed_storage_is_not_resized(void **state)
{
    int64_t sizes[] = {2}, more[] = {3};
    tn_tensor *t, *view;
    (void)state;
    tn_tensor_fix_storage(NULL);
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 1, sizes, NULL, TN_CPU, &t), TN_OK);
    assert_int_equal(tn_tensor_view(t, 1, sizes, NULL, 0, &view), TN_OK);
    tn_tensor_fix_storage(view);
    assert_int_equal(tni_tensor_resize(t, 1, more), TN_ERR_RUNTIME);
    assert_int_equal(tni_tensor_resize(t, 1, sizes), TN_OK);
    tn_tensor_release(view);
    tn_tensor_release(t);
}

/* What a tensor of a device or layout that nothing here makes would be called by. */
static void keys_follow_device_and_layout(void **state)
{
    (void)state;
    static const struct {
        int8_t device; /* tn_device_type */
        int8_t layout; /* tn_layout */
        uint64_t key;  /* one of the keys */
    } rows[] = {
        {TN_DEVICE_FPGA, TN_LAYOUT_STRIDED, TNI_FUNCTIONALITY_BIT(FPGA)},
        {TN_DEVICE_VULKAN, TN_LAYOUT_STRIDED, TNI_FUNCTIONALITY_BIT(VULKAN)},
        {TN_DEVICE_METAL, TN_LAYOUT_STRIDED, TNI_FUNCTIONALITY_BIT(METAL)},
        {TN_DEVICE_CPU, TN_LAYOUT_MKLDNN, TNI_FUNCTIONALITY_BIT(MKLDNN_CPU)},
        {TN_DEVICE_CPU, TN_LAYOUT_SPARSE, TNI_FUNCTIONALITY_BIT(SPARSE)},
        {TN_DEVICE_CPU, TN_LAYOUT_SPARSE_CSR, TNI_FUNCTIONALITY_BIT(SPARSE_CSR)},
        {TN_DEVICE_CPU, TN_LAYOUT_SPARSE_BSC, TNI_FUNCTIONALITY_BIT(SPARSE_CSR)},
        {TN_DEVICE_CPU, TN_LAYOUT_JAGGED, TNI_FUNCTIONALITY_BIT(NESTED_TENSOR)},
    };
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        tn_tensor tensor = {.dtype = TN_DTYPE_F32, .layout = rows[i].layout};
        tensor.device.type = rows[i].device;
        tni_tensor_refresh_keys(&tensor);
        assert_true((tensor.keys & rows[i].key) != 0);
        assert_true((tensor.keys & TNI_FUNCTIONALITY_BIT(DENSE)) == 0);
        assert_int_equal((tensor.keys & TNI_FUNCTIONALITY_BIT(AUTOGRAD_NESTED_TENSOR)) != 0,
                         rows[i].layout == TN_LAYOUT_JAGGED);
        tensor.flags |= TNI_TENSOR_INFERENCE;
        tni_tensor_refresh_keys(&tensor);
        assert_true((tensor.keys & TNI_FUNCTIONALITY_BIT(AD_INPLACE_OR_VIEW)) == 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(new_tensor_is_row_major_and_aligned),
        cmocka_unit_test(data_of_every_size_is_aligned_and_writable),
        cmocka_unit_test(scalar_has_one_element_and_pointers),
        cmocka_unit_test(tensor_without_elements_has_a_storage_without_data),
        cmocka_unit_test(meta_tensor_has_bytes_but_no_data),
        cmocka_unit_test(cpu_index_is_always_minus_one),
        cmocka_unit_test(rank_up_to_64_works),
        cmocka_unit_test(impossible_geometry_is_refused),
        cmocka_unit_test(impossible_arguments_are_refused),
        cmocka_unit_test(null_is_the_undefined_tensor),
        cmocka_unit_test(view_shares_storage_and_outlives_its_source),
        cmocka_unit_test(view_out_of_bounds_is_refused),
        cmocka_unit_test(geometry_may_come_from_the_tensor_itself),
        cmocka_unit_test(resize_keeps_elements_and_moves_views_along),
        cmocka_unit_test(fixed_storage_is_not_resized),
        cmocka_unit_test(views_come_and_go_in_any_order),
        cmocka_unit_test(dimensions_wrap_with_pytorchs_words),
        cmocka_unit_test(keys_follow_device_layout_dtype_and_mode),
        cmocka_unit_test(autograds_record_dies_with_the_tensor),
        cmocka_unit_test(keys_follow_device_and_layout),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
