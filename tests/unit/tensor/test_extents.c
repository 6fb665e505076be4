/* SPDX-License-Identifier: BSD-3-Clause */
/* Extents: which storages lie in them, and how long the block lives. */
#include "base/pool.h"
#include "tensor/block_cache.h"
#include "tensor/extents.h"

#include <setjmp.h>
#include <cmocka.h>

static tni_extent_block *new_block(void)
{
    tni_extent_block *block = tni_extent_block_new(1024, 3);
    assert_non_null(block);
    block->extents[0].bytes = 512;
    block->extents[1].offset = 512;
    block->extents[1].bytes = 256;
    block->extents[2].bytes = 1024; /* over both */
    assert_true(tni_extent_block_fill(block));
    return block;
}

static tni_storage *new_storage(size_t bytes)
{
    tni_storage *storage;
    assert_int_equal(tni_storage_new(bytes, TN_CPU, &storage), TN_OK);
    return storage;
}

static bool lies_in(const tni_storage *storage, const tni_extent *extent)
{
    return storage->data == tni_extent_data(extent);
}

static void offer(tni_extent_block *block, size_t first, size_t count)
{
    tni_offered_extents = (tni_extent_offer){&block->extents[first], count};
}

static void a_storage_of_the_offered_bytes_lies_there(void **state)
{
    (void)state;
    tni_extent_block *block = new_block();
    offer(block, 0, 2);
    tni_storage *second = new_storage(256), *other = new_storage(260), *first = new_storage(512);
    tni_storage *again = new_storage(512);
    offer(block, 0, 0);
    assert_true(lies_in(first, &block->extents[0]));
    assert_true(lies_in(second, &block->extents[1]));
    assert_false(lies_in(again, &block->extents[0]));
    assert_false(lies_in(other, &block->extents[1]));
    assert_true(block->extents[0].is_held && block->extents[1].is_held);
    tni_storage_release(first);
    assert_false(block->extents[0].is_held);
    tni_storage_release(second);
    tni_storage_release(other);
    tni_storage_release(again);
    assert_true(tni_extent_block_empty(block));
    tni_extent_block_release(block);
}

static void without_an_offer_none_is_taken(void **state)
{
    (void)state;
    tni_extent_block *block = new_block();
    tni_storage *storage = new_storage(512);
    assert_false(lies_in(storage, &block->extents[0]));
    tni_storage_release(storage);
    tni_extent_block_release(block);
}

static void a_storage_keeps_the_block(void **state)
{
    (void)state;
    tni_extent_block *block = new_block();
    offer(block, 0, 1);
    tni_storage *storage = new_storage(512);
    offer(block, 0, 0);
    memset(storage->data, 7, 512);
    assert_false(tni_extent_block_empty(block));
    tni_extent_block_release(block);
    for (size_t i = 0; i < 512; i++)
        assert_int_equal(((char *)storage->data)[i], 7);
    size_t cached = tni_block_cached();
    tni_storage_release(storage);
    if (!tni_pool_is_bypassed())
        assert_true(tni_block_cached() >= cached + 1024);
}

static void a_storage_that_is_resized_leaves_its_extent(void **state)
{
    (void)state;
    tni_extent_block *block = new_block();
    offer(block, 0, 1);
    tni_storage *storage = new_storage(512);
    offer(block, 0, 0);
    memset(storage->data, 7, 512);
    assert_int_equal(tni_storage_resize(storage, 300), TN_OK); /* it stays */
    assert_true(lies_in(storage, &block->extents[0]));
    assert_int_equal(tni_storage_resize(storage, 600), TN_OK);
    assert_false(block->extents[0].is_held);
    assert_int_equal(((char *)storage->data)[299], 7);
    tni_storage_release(storage);
    assert_true(tni_extent_block_empty(block));
    assert_true(tni_extent_block_fill(block));
    tni_extent_block_release(block);
}

static void data_moves_to_another_storage_with_its_extent(void **state)
{
    (void)state;
    tni_extent_block *block = new_block();
    offer(block, 0, 1);
    tni_storage *from = new_storage(512);
    offer(block, 0, 0);
    tni_storage *to = new_storage(64);
    tni_storage_take_data(to, from);
    tni_storage_release(from);
    assert_true(lies_in(to, &block->extents[0]) && block->extents[0].is_held);
    tni_storage_release(to);
    assert_true(tni_extent_block_empty(block));
    tni_extent_block_release(block);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_storage_of_the_offered_bytes_lies_there),
        cmocka_unit_test(without_an_offer_none_is_taken),
        cmocka_unit_test(a_storage_keeps_the_block),
        cmocka_unit_test(a_storage_that_is_resized_leaves_its_extent),
        cmocka_unit_test(data_moves_to_another_storage_with_its_extent),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
