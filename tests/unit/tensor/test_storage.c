/* SPDX-License-Identifier: BSD-3-Clause */
/* Storages over caller's memory, and the cache of blocks. */
#include "base/pool.h"
#include "tensor/block_cache.h"

#include <setjmp.h>
#include <cmocka.h>

/* How a deleter was called. */
typedef struct deletion {
    int calls;  /* how often */
    void *data; /* with what, the last time */
} deletion;

static void note_deletion(void *data, void *context)
{
    deletion *d = context;
    d->calls++;
    d->data = data;
}

static void blob_is_deleted_once_with_its_last_view(void **state)
{
    (void)state;
    float data[10] = {0};
    deletion d = {0};
    tn_tensor *t, *view;
    assert_int_equal(tn_tensor_from_blob(data, TN_DTYPE_F32, 1, (int64_t[]){4}, (int64_t[]){2}, 1,
                                         note_deletion, &d, &t),
                     TN_OK);
    assert_ptr_equal(tn_tensor_data(t), data + 1);
    assert_int_equal(tn_tensor_storage_bytes(t), 32);
    assert_int_equal(tn_tensor_view(t, 1, (int64_t[]){2}, NULL, 0, &view), TN_OK);
    tn_tensor_release(t);
    assert_int_equal(d.calls, 0);
    tn_tensor_release(view);
    assert_int_equal(d.calls, 1);
    assert_ptr_equal(d.data, data);
}

static void empty_blob_is_deleted_too(void **state)
{
    (void)state;
    int data = 0;
    deletion d = {0};
    tn_tensor *t;
    assert_int_equal(
        tn_tensor_from_blob(&data, TN_DTYPE_F32, 1, (int64_t[]){0}, NULL, 0, note_deletion, &d, &t),
        TN_OK);
    assert_null(tn_tensor_data(t));
    tn_tensor_release(t);
    assert_int_equal(d.calls, 1);
}

static void failed_blob_is_the_callers(void **state)
{
    (void)state;
    float data[4] = {0};
    deletion d = {0};
    tn_tensor *t = NULL;
    assert_int_equal(
        tn_tensor_from_blob(data, TN_DTYPE_F32, 1, (int64_t[]){-1}, NULL, 0, note_deletion, &d, &t),
        TN_ERR_RUNTIME);
    assert_int_equal(
        tn_tensor_from_blob(data, (tn_dtype)50, 1, (int64_t[]){1}, NULL, 0, note_deletion, &d, &t),
        TN_ERR_VALUE);
    assert_int_equal(
        tn_tensor_from_blob(NULL, TN_DTYPE_F32, 1, (int64_t[]){1}, NULL, 0, note_deletion, &d, &t),
        TN_ERR_VALUE);
    for (uint64_t n = 1; n <= 2; n++) {
        tni_fault_arm(n);
        assert_int_equal(tn_tensor_from_blob(data, TN_DTYPE_F32, 1, (int64_t[]){1}, NULL, 0,
                                             note_deletion, &d, &t),
                         TN_ERR_MEMORY);
        tni_fault_arm(0);
    }
    assert_int_equal(d.calls, 0);
    assert_null(t);
}

static void storage_is_taken_also_on_failure(void **state)
{
    (void)state;
    float data[4] = {0};
    const tni_tensor_spec bad[] = {
        {(tn_dtype)50, TN_LAYOUT_STRIDED, 1, (int64_t[]){4}, NULL, 0},
        {TN_DTYPE_F32, TN_LAYOUT_STRIDED, 65, NULL, NULL, 0},
        {TN_DTYPE_F32, TN_LAYOUT_STRIDED, 6, (int64_t[]){1, 1, 1, 1, 1, 4}, NULL, 0}};
    for (size_t i = 0; i < TN_LEN(bad); i++) {
        deletion d = {0};
        tni_storage *storage;
        tn_tensor *t = NULL;
        assert_int_equal(
            tni_storage_from_blob(data, sizeof data, TN_CPU, note_deletion, &d, &storage), TN_OK);
        tni_fault_arm(i == 2 ? 2 : 0);
        tn_status status = tni_tensor_new_take(storage, &bad[i], &t);
        tni_fault_arm(0);
        static const tn_status wanted[] = {TN_ERR_VALUE, TN_ERR_RUNTIME, TN_ERR_MEMORY};
        assert_int_equal(status, wanted[i]);
        assert_int_equal(d.calls, 1);
        assert_null(t);
    }
}

static void blob_cannot_be_resized(void **state)
{
    (void)state;
    float data[4] = {0};
    tn_tensor *t;
    assert_int_equal(
        tn_tensor_from_blob(data, TN_DTYPE_F32, 1, (int64_t[]){4}, NULL, 0, NULL, NULL, &t), TN_OK);
    assert_int_equal(tni_tensor_resize(t, 1, (int64_t[]){10}), TN_ERR_RUNTIME);
    assert_string_equal(tn_last_error(), "Trying to resize storage that is not resizable");
    assert_int_equal(tn_tensor_numel(t), 4);
    assert_int_equal(tni_tensor_resize(t, 1, (int64_t[]){3}), TN_OK);
    tn_tensor_release(t);
}

static void failed_resize_keeps_everything(void **state)
{
    (void)state;
    tn_tensor *t;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_I8, 1, (int64_t[]){8}, NULL, TN_CPU, &t), TN_OK);
    memset(t->data, 5, 8);
    tni_fault_arm(1);
    assert_int_equal(tni_tensor_resize(t, 1, (int64_t[]){1000}), TN_ERR_MEMORY);
    tni_fault_arm(0);
    assert_int_equal(tn_tensor_numel(t), 8);
    assert_int_equal(((char *)t->data)[7], 5);
    tn_tensor_release(t);
}

static void every_size_has_a_class_with_room(void **state)
{
    (void)state;
    if (tni_pool_is_bypassed())
        skip();
    size_t last = 0;
    for (size_t bytes = 65; bytes < (size_t)4 << 20; bytes += 1 + bytes / 9) {
        uint8_t kind;
        void *block = tni_block_get(bytes, &kind);
        size_t capacity = tni_block_capacity(kind);
        assert_non_null(block);
        assert_true(capacity >= bytes && capacity - bytes <= bytes / 4 + 16);
        assert_true(capacity >= last);
        last = capacity;
        tni_block_put(block, kind);
    }
    tni_block_trim();
}

static void freed_block_is_used_again(void **state)
{
    (void)state;
    if (tni_pool_is_bypassed())
        skip();
    uint8_t kind, other;
    tni_block_trim();
    void *block = tni_block_get(100000, &kind);
    tni_block_put(block, kind);
    assert_int_equal(tni_block_cached(), tni_block_capacity(kind));
    assert_ptr_equal(tni_block_get(99999, &other), block);
    assert_int_equal(other, kind);
    assert_int_equal(tni_block_cached(), 0);
    tni_block_put(block, kind);
    tni_block_trim();
    assert_int_equal(tni_block_cached(), 0);
}

static void cache_keeps_within_its_bound(void **state)
{
    (void)state;
    if (tni_pool_is_bypassed())
        skip();
    void *blocks[20];
    uint8_t kinds[20];
    for (size_t i = 0; i < TN_LEN(blocks); i++) {
        blocks[i] = tni_block_get((size_t)32 << 20, &kinds[i]);
        assert_int_equal((uintptr_t)blocks[i] % ((size_t)2 << 20), 0);
    }
    for (size_t i = 0; i < TN_LEN(blocks); i++) {
        uint8_t kind;
        tni_block_put(blocks[i], kinds[i]);
        assert_true(tni_block_cached() <= (size_t)256 << 20);
        assert_ptr_equal(tni_block_get((size_t)32 << 20, &kind), blocks[i]);
        tni_block_put(blocks[i], kind);
    }
    tni_storage_trim();
    assert_int_equal(tni_block_cached(), 0);
}

static void block_beyond_the_classes_is_not_cached(void **state)
{
    (void)state;
    uint8_t kind;
    void *block = tni_block_get(((size_t)1 << 30) + 1, &kind);
    if (!block)
        skip();
    assert_int_equal(kind, TNI_BLOCK_UNCACHED);
    tni_block_put(block, kind);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(blob_is_deleted_once_with_its_last_view),
        cmocka_unit_test(empty_blob_is_deleted_too),
        cmocka_unit_test(failed_blob_is_the_callers),
        cmocka_unit_test(storage_is_taken_also_on_failure),
        cmocka_unit_test(blob_cannot_be_resized),
        cmocka_unit_test(failed_resize_keeps_everything),
        cmocka_unit_test(every_size_has_a_class_with_room),
        cmocka_unit_test(freed_block_is_used_again),
        cmocka_unit_test(cache_keeps_within_its_bound),
        cmocka_unit_test(block_beyond_the_classes_is_not_cached),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
