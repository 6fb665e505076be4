/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Each validity function says yes to what the core makes, and no once any of the fields that it is
 * about has been spoilt. A false assertion prints its claim and aborts, in builds that have them.
 */
#include "autograd/graph.h"
#include "base/pending.h"
#include "base/pool.h"
#include "dispatch/dispatch_shared.h"
#include "kernels/core/iterator.h"
#include "library/library_blocks.h"
#include "tensor/block_cache.h"

#include <setjmp.h>
#include <cmocka.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <tenon/ops.h>

/* Spoils one field, expects the claim to be false, and puts the field back. */
#define SPOIL(field, value, claim)                                                                 \
    do {                                                                                           \
        __typeof__(field) spoilt_was = (field);                                                    \
        assert_true(claim);                                                                        \
        (field) = (value);                                                                         \
        assert_false(claim);                                                                       \
        (field) = spoilt_was;                                                                      \
        assert_true(claim);                                                                        \
    } while (0)

static tn_tensor *new_tensor(int64_t rank, const int64_t *sizes)
{
    tn_tensor *self;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, rank, sizes, NULL, TN_CPU, &self), TN_OK);
    return self;
}

/* ---- base ---- */

static void count_that_nobody_holds_is_not_held(void **state)
{
    (void)state;
    tni_ref ref = {1};
    SPOIL(ref.count, 0, tni_ref_is_held(&ref));
    SPOIL(ref.count, UINT32_MAX, tni_ref_is_held(&ref));
}

static void text_beyond_its_memory_is_invalid(void **state)
{
    (void)state;
    tni_buffer text = {0};
    SPOIL(text.length, 1, tni_buffer_is_valid(&text));
    tni_buffer_add(&text, "abc", 3);
    SPOIL(text.length, text.capacity, tni_buffer_is_valid(&text));
    tni_buffer_free(&text);
}

static void table_whose_entry_is_not_found_is_invalid(void **state)
{
    (void)state;
    tni_table table = {.count = 0};
    tni_name name = {tni_hash("one", 3), "one", 3};
    SPOIL(table.count, 1, tni_table_is_valid(&table));
    assert_int_equal(tni_table_insert(&table, &name), TN_OK);
    SPOIL(name.hash, name.hash + 1, tni_table_is_valid(&table));
    SPOIL(table.count, 1000, tni_table_is_valid(&table));
    tni_free(atomic_load(&table.buckets));
}

static void failure_forgotten_too_far_is_invalid(void **state)
{
    (void)state;
    tni_pending_failures pending = {5, 5};
    SPOIL(pending.count, 4, tni_pending_is_valid(&pending));
    pending = (tni_pending_failures){0, UINT32_MAX}; /* the count has wrapped */
    assert_true(tni_pending_is_valid(&pending));
}

static void engine_beyond_its_words_is_invalid(void **state)
{
    (void)state;
    tni_mt19937 engine;
    tni_mt19937_seed(&engine, 1);
    SPOIL(engine.next, -1, tni_mt19937_is_valid(&engine));
    (void)tni_mt19937_next(&engine);
    SPOIL(engine.next, TNI_MT19937_WORDS + 3, tni_mt19937_is_valid(&engine));
    memset(engine.words, 0, sizeof engine.words);
    assert_false(tni_mt19937_is_valid(&engine));
}

/* Fills this thread's pool of a size by dropping what was made; main has seen that there are pools.
 */
static void fill_pool(void *objects[TNI_POOL_BATCH + 2])
{
    for (int i = 0; i < TNI_POOL_BATCH + 2; i++)
        objects[i] = tni_pool_get(TNI_POOL_72);
    for (int i = 0; i < TNI_POOL_BATCH + 2; i++)
        tni_pool_put(TNI_POOL_72, objects[i]);
}

static void pool_with_a_wrong_list_is_invalid(void **state)
{
    (void)state;
    void *objects[TNI_POOL_BATCH + 2];
    tni_pool *pool = &tni_pools[TNI_POOL_72];
    fill_pool(objects);
    assert_non_null(pool->head);
    assert_non_null(pool->spare);
    assert_false(tni_pool_is_valid(TNI_NUM_POOLS));
    SPOIL(pool->room, pool->room - 1, tni_pool_is_valid(TNI_POOL_72));
    SPOIL(pool->head->next, pool->head, tni_pool_is_valid(TNI_POOL_72));
    SPOIL(pool->spare, pool->spare->next, tni_pool_is_valid(TNI_POOL_72));
    SPOIL(pool->head->next, pool->spare, tni_pool_is_valid(TNI_POOL_72));
}

/* ---- tensors ---- */

static void storage_unlike_its_home_is_invalid(void **state)
{
    (void)state;
    char bytes[8];
    tni_storage *small, *large, *blob, *nothing;
    assert_int_equal(tni_storage_new(8, TN_CPU, &small), TN_OK);
    assert_int_equal(tni_storage_new(1000, TN_CPU, &large), TN_OK);
    assert_int_equal(tni_storage_new(8, TN_META, &nothing), TN_OK);
    assert_int_equal(tni_storage_from_blob(bytes, 8, TN_CPU, NULL, NULL, &blob), TN_OK);
    SPOIL(small->ref.count, 0, tni_storage_is_valid(small));
    SPOIL(small->data, bytes, tni_storage_is_valid(small));
    SPOIL(small->bytes, TNI_STORAGE_ROOM + 1, tni_storage_is_valid(small));
    SPOIL(small->device.type, TN_DEVICE_META, tni_storage_is_valid(small));
    SPOIL(small->device.type, TN_DEVICE_COUNT, tni_storage_is_valid(small));
    SPOIL(small->device.index, 0, tni_storage_is_valid(small));
    SPOIL(small->deleter, (tn_deleter)(void (*)(void))abort, tni_storage_is_valid(small));
    SPOIL(small->home, TNI_HOME_DEVICE, tni_storage_is_valid(small));
    SPOIL(small->home, UINT8_MAX, tni_storage_is_valid(small));
    SPOIL(large->data, NULL, tni_storage_is_valid(large));
    SPOIL(large->data, (char *)large->data + 8, tni_storage_is_valid(large));
    SPOIL(nothing->data, bytes, tni_storage_is_valid(nothing));
    SPOIL(blob->resizable, true, tni_storage_is_valid(blob));
    SPOIL(large->bytes, 5000, tni_storage_is_valid(large));
    tni_storage_release(small);
    tni_storage_release(large);
    tni_storage_release(blob);
    tni_storage_release(nothing);
}

static void tensor_with_a_stale_cache_is_invalid(void **state)
{
    (void)state;
    tn_tensor *self = new_tensor(4, (int64_t[]){2, 3, 4, 5});
    SPOIL(self->numel, 119, tni_tensor_is_valid(self));
    SPOIL(self->data, NULL, tni_tensor_is_valid(self));
    SPOIL(self->sizes[1], 4, tni_tensor_is_valid(self));
    SPOIL(self->strides[0], 61, tni_tensor_is_valid(self));
    SPOIL(self->offset, 1, tni_tensor_is_valid(self));
    SPOIL(self->keys, self->keys | UINT64_C(1) << 62, tni_tensor_is_valid(self));
    for (uint32_t flag = TNI_TENSOR_CONTIGUOUS; flag <= TNI_TENSOR_DENSE; flag <<= 1)
        SPOIL(self->flags, self->flags ^ flag, tni_tensor_is_valid(self));
    tn_tensor_release(self);
}

static void tensor_without_a_whole_record_is_invalid(void **state)
{
    (void)state;
    int64_t apart[10] = {0};
    tn_tensor *self = new_tensor(2, (int64_t[]){2, 3});
    assert_false(tni_tensor_is_valid(NULL));
    SPOIL(self->storage, NULL, tni_tensor_is_valid(self));
    SPOIL(self->device.type, TN_DEVICE_META, tni_tensor_is_valid(self));
    SPOIL(self->device.index, 0, tni_tensor_is_valid(self));
    SPOIL(self->dtype, -1, tni_tensor_is_valid(self));
    SPOIL(self->dtype, TN_DTYPE_COUNT, tni_tensor_is_valid(self));
    SPOIL(self->layout, TN_LAYOUT_COUNT, tni_tensor_is_valid(self));
    SPOIL(self->rank, TN_MAX_DIM + 1, tni_tensor_is_valid(self));
    SPOIL(self->rank, TNI_INLINE_RANK + 1, tni_tensor_is_valid(self));
    SPOIL(self->heap_rank, 6, tni_tensor_is_valid(self));
    SPOIL(self->sizes, apart, tni_tensor_is_valid(self));
    SPOIL(self->strides, apart, tni_tensor_is_valid(self));
    SPOIL(self->sizes[0], -2, tni_tensor_is_valid(self));
    SPOIL(self->strides[0], -3, tni_tensor_is_valid(self));
    SPOIL(self->offset, -1, tni_tensor_is_valid(self));
    SPOIL(self->storage->home, TNI_HOME_NOWHERE, tni_tensor_is_valid(self));
    tn_tensor_release(self);
    self = new_tensor(6, (int64_t[]){1, 2, 1, 2, 1, 2});
    SPOIL(self->heap_rank, 5, tni_tensor_is_valid(self));
    SPOIL(self->strides, self->sizes, tni_tensor_is_valid(self));
    tn_tensor_release(self);
}

static void view_of_a_view_is_invalid(void **state)
{
    (void)state;
    tn_tensor *base = new_tensor(1, (int64_t[]){6});
    tn_tensor *view, *other;
    assert_int_equal(tni_tensor_as_strided(base, 1, base->sizes, base->strides, 0, &view), TN_OK);
    assert_int_equal(tni_tensor_as_strided(view, 1, view->sizes, view->strides, 0, &other), TN_OK);
    assert_ptr_equal(other->base, base);
    SPOIL(other->base, view, tni_tensor_is_valid(other));
    SPOIL(view->base, view, tni_tensor_is_valid(view));
    SPOIL(base->flags, base->flags | TNI_TENSOR_MULTI_VIEW, tni_tensor_is_valid(base));
    SPOIL(base->ref.count, 0, tni_tensor_is_valid(view));
    assert_true(tni_storage_has(base->storage, view));
    SPOIL(view->last_view, view, tni_storage_has(base->storage, view));
    SPOIL(other->next_view->last_view, base, tni_storage_has(base->storage, other));
    tn_tensor_release(other);
    tn_tensor_release(view);
    tn_tensor_release(base);
}

static void handle_that_names_what_is_no_tensor_is_invalid(void **state)
{
    (void)state;
    tn_tensor *self = new_tensor(1, (int64_t[]){6});
    tni_handle *handle;
    assert_int_equal(tni_handle_new_take(self, &handle), TN_OK);
    assert_false(tni_handle_is_valid(NULL));
    assert_false(tni_handle_is_valid((const tni_handle *)(const void *)((const char *)handle + 1)));
    SPOIL(self->storage, NULL, tni_handle_is_valid(handle));
    tni_handle_free(handle);
    const tni_handle undefined = {NULL, NULL};
    assert_true(tni_handle_is_valid(&undefined));
}

/* ---- schemas and operators ---- */

static tn_schema *parse(const char *text)
{
    tn_schema *schema;
    assert_int_equal(tn_schema_parse(text, TN_SCHEMA_DEFINE, &schema), TN_OK);
    return schema;
}

static void schema_that_no_parse_gives_is_invalid(void **state)
{
    (void)state;
    tn_schema *schema =
        parse("my::op(Tensor(a!) self, int[2]? size, int[] at=[1], *, bool b=True) -> Tensor(a!)");
    tni_type *list = (tni_type *)(uintptr_t)schema->args[1].type->items[0];
    tni_type *leaf = (tni_type *)(uintptr_t)schema->args[3].type;
    tni_alias *mark = (tni_alias *)(uintptr_t)schema->args[0].type->alias;
    tni_const *number = (tni_const *)(uintptr_t)schema->args[2].initial->as.list.items;
    SPOIL(schema->is_mutable, false, tni_schema_is_valid(schema));
    SPOIL(schema->args[0].keyword_only, true, tni_schema_is_valid(schema));
    SPOIL(schema->returns[0].keyword_only, true, tni_schema_is_valid(schema));
    SPOIL(schema->name.length, schema->name.length - 1, tni_schema_is_valid(schema));
    SPOIL(schema->args[1].name.data, NULL, tni_schema_is_valid(schema));
    SPOIL(list->nitems, 0, tni_schema_is_valid(schema));
    SPOIL(list->kind, TNI_TYPE_DICT, tni_schema_is_valid(schema));
    SPOIL(list->kind, TNI_TYPE_OPTIONAL, tni_schema_is_valid(schema));
    SPOIL(leaf->list_size, 2, tni_schema_is_valid(schema));
    SPOIL(leaf->nitems, 1, tni_schema_is_valid(schema));
    SPOIL(leaf->kind, TNI_TYPE_VAR, tni_schema_is_valid(schema));
    SPOIL(leaf->kind, (tni_type_kind)99, tni_schema_is_valid(schema));
    SPOIL(mark->nafter, 0, tni_schema_is_valid(schema));
    SPOIL(number->kind, TNI_CONST_STRING, tni_schema_is_valid(schema));
    tn_schema_free(schema);
}

static const tn_op *find(const char *name)
{
    const tn_op *op;
    assert_int_equal(tn_op_find(name, &op), TN_OK);
    return op;
}

static void signature_unlike_its_schema_is_invalid(void **state)
{
    (void)state;
    tni_signature *was =
        (tni_signature *)(uintptr_t)atomic_load(&find("aten::add.Tensor")->signature);
    tni_signature copy = *was;
    tni_argcode codes[3];
    memcpy(codes, was->args, sizeof codes);
    copy.args = codes;
    SPOIL(copy.nargs, 2, tni_signature_is_valid(&copy));
    SPOIL(copy.nreturns, 0, tni_signature_is_valid(&copy));
    SPOIL(copy.key_args, 7, tni_signature_is_valid(&copy));
    SPOIL(copy.plain_tensors, 1, tni_signature_is_valid(&copy));
    SPOIL(copy.leading, 4, tni_signature_is_valid(&copy));
    SPOIL(codes[2], TNI_SHAPE_PLAIN | TNI_TYPE_INT, tni_signature_is_valid(&copy));
    SPOIL(copy.schema, NULL, tni_signature_is_valid(&copy));
    copy.is_plain = true;
    SPOIL(copy.crosses_abi, true, !tni_signature_is_valid(&copy));
}

static void invalid_tensors_among_arguments_are_found(void **state)
{
    (void)state;
    const tni_signature *add = atomic_load(&find("aten::add.Tensor")->signature);
    const tni_signature *cat = atomic_load(&find("aten::cat")->signature);
    tn_tensor *self = new_tensor(1, (int64_t[]){6});
    tni_handle handle = {self, NULL};
    StableIValue item = (StableIValue)(uintptr_t)&handle;
    tni_list list = {&item, 1, 0};
    StableIValue plain[3] = {item, 0, 0};
    StableIValue listed[2] = {(StableIValue)(uintptr_t)&list, 0};
    SPOIL(self->numel, 5, tni_args_are_valid(add, plain));
    SPOIL(self->numel, 5, tni_args_are_valid(cat, listed));
    SPOIL(self->numel, 5, tni_returns_are_valid(add, &item));
    tn_tensor_release(self);
}

static void operator_with_a_key_twice_is_invalid(void **state)
{
    (void)state;
    tn_op *op = (tn_op *)(uintptr_t)find("aten::add.Tensor");
    tni_kernel *first = op->kernels;
    tni_kernel other = {.function = first->function, .key = first->key};
    assert_non_null(first->next_key);
    SPOIL(first->next_key->key, first->key, tni_op_is_valid(op));
    SPOIL(first->key, TNI_NUM_KEYS, tni_op_is_valid(op));
    SPOIL(first->function, NULL, tni_op_is_valid(op));
    SPOIL(op->name.hash, 0, tni_op_is_valid(op));
    SPOIL(op->stem, op->name.length + 1, tni_op_is_valid(op));
    first->older = &other;
    SPOIL(other.key, first->key + 1, tni_op_is_valid(op));
    SPOIL(other.next_key, first, tni_op_is_valid(op));
    first->older = NULL;
}

static void dispatch_table_unlike_its_entries_is_invalid(void **state)
{
    (void)state;
    const tni_dispatch_table *made = tni_op_dispatch_table(find("aten::add.Tensor"));
    tni_dispatch_table *table = malloc(sizeof *table);
    memcpy((void *)table, (const void *)made, sizeof *table);
    static tni_kernel hollow;
    const tni_kernel *cpu = atomic_load(&table->kernels[1]);
    assert_true(tni_dispatch_table_is_valid(table));
    atomic_store(&table->kernels[1], NULL);
    assert_false(tni_dispatch_table_is_valid(table));
    atomic_store(&table->kernels[1], &hollow);
    assert_false(tni_dispatch_table_is_valid(table));
    atomic_store(&table->kernels[1], &tni_missing_kernel); /* not what is kept at hand */
    assert_false(tni_dispatch_table_is_valid(table));
    atomic_store(&table->kernels[1], cpu);
    assert_true(tni_dispatch_table_is_valid(table));
    atomic_fetch_xor(&table->masks[0][0], TNI_FUNCTIONALITY_BIT(DENSE));
    assert_false(tni_dispatch_table_is_valid(table));
    atomic_fetch_xor(&table->masks[0][0], TNI_FUNCTIONALITY_BIT(DENSE));
    atomic_store(&table->fast_keys_autograd, 0);
    assert_false(tni_dispatch_table_is_valid(table));
    free(table);
}

static void block_with_a_wrong_entry_is_invalid(void **state)
{
    (void)state;
    tn_library *block;
    assert_int_equal(tn_library_new(TN_LIBRARY_DEF, "validity", NULL, "here", 1, &block), TN_OK);
    assert_int_equal(tn_library_define(block, "op(Tensor x) -> Tensor", NULL, 0), TN_OK);
    SPOIL(block->count, block->capacity + 1, tni_library_is_valid(block));
    SPOIL(block->withdrawn, true, tni_library_is_valid(block));
    SPOIL(block->key, TNI_NUM_KEYS, tni_library_is_valid(block));
    SPOIL(block->ns, NULL, tni_library_is_valid(block));
    SPOIL(block->kind, TN_LIBRARY_IMPL, tni_library_is_valid(block));
    SPOIL(block->entries[0].op, NULL, tni_library_is_valid(block));
    SPOIL(block->entries[0].kind, ENTRY_KERNEL, tni_library_is_valid(block));
    SPOIL(block->entries[0].kind, ENTRY_FALLBACK, tni_library_is_valid(block));
    tn_library_free(block);
}

static void iterator_whose_inputs_do_not_fit_is_invalid(void **state)
{
    (void)state;
    tn_tensor *inputs[2] = {new_tensor(2, (int64_t[]){2, 3}), new_tensor(2, (int64_t[]){2, 3})};
    tni_iter iter;
    assert_int_equal(tni_iter_begin(&iter, inputs, 2), TN_OK);
    assert_true(iter.is_alike);
    SPOIL(iter.is_plain, false, tni_iter_is_valid(&iter));
    SPOIL(iter.ninputs, TNI_ITER_INPUTS + 1, tni_iter_is_valid(&iter));
    SPOIL(iter.rank, 1, tni_iter_is_valid(&iter));
    SPOIL(iter.common, TN_DTYPE_F64, tni_iter_is_valid(&iter));
    tn_tensor_release(inputs[0]);
    tn_tensor_release(inputs[1]);
}

static void set_beyond_the_highest_key_is_invalid(void **state)
{
    (void)state;
    assert_true(tni_keyset_is_valid(TNI_FUNCTIONALITY_BIT(PYTHON_DISPATCHER)));
    assert_false(tni_keyset_is_valid(TNI_FUNCTIONALITY_BIT(PYTHON_DISPATCHER) << 1));
    assert_false(tni_keyset_is_valid(UINT64_C(1) << 63));
}

/* ---- autograd ---- */

static void node_with_a_wrong_part_is_invalid(void **state)
{
    (void)state;
    tn_tensor *leaf = new_tensor(1, (int64_t[]){6});
    tn_tensor *result;
    assert_int_equal(tn_tensor_set_requires_grad(leaf, true), TN_OK);
    assert_int_equal(tn_exp(leaf, &result), TN_OK);
    tni_record *record = tni_record_of(result);
    tn_node *node = record->node;
    tni_edge *edge = tni_node_edges(node);
    tni_saved *saved = tni_node_saved(node);
    static const tni_node_kind nothing;
    assert_int_equal(saved->kind, TNI_SAVED_TWIN);
    SPOIL(edge->number, 1, tni_node_is_valid(node));
    SPOIL(node->kind, NULL, tni_node_is_valid(node));
    SPOIL(node->kind, &nothing, tni_node_is_valid(node));
    SPOIL(node->pool, TNI_NUM_POOLS + 1, tni_node_is_valid(node));
    SPOIL(node->ref.count, 0, tni_node_is_valid(node));
    SPOIL(tni_node_metas(node)->dtype, TN_DTYPE_COUNT, tni_node_is_valid(node));
    SPOIL(tni_node_metas(node)->rank, TN_MAX_DIM + 1, tni_node_is_valid(node));
    SPOIL(saved->as.tensor, NULL, tni_node_is_valid(node));
    SPOIL(saved->as.tensor, result, tni_saved_is_valid(saved)); /* it would hold itself */
    SPOIL(saved->kind, 99, tni_saved_is_valid(saved));
    SPOIL(saved->kind, TNI_SAVED_HOLLOW, tni_saved_is_valid(saved));
    SPOIL(record->number, 1, tni_record_is_valid(record, result));
    SPOIL(record->tensor, leaf, tni_record_is_valid(record, result));
    SPOIL(result->flags, result->flags | TNI_TENSOR_REQUIRES_GRAD,
          tni_record_is_valid(record, result));
    SPOIL(result->flags, result->flags & ~(uint32_t)TNI_TENSOR_AUTOGRAD,
          tni_record_is_valid(record, result));
    SPOIL(tni_record_of(leaf)->kept_by, 1, tni_record_is_valid(tni_record_of(leaf), leaf));
    SPOIL(edge->node->details, NULL, tni_node_is_valid(edge->node));
    tn_tensor_release(result);
    tn_tensor_release(leaf);
}

static void saved_list_of_another_length_is_invalid(void **state)
{
    (void)state;
    tn_tensor *tensor = new_tensor(1, (int64_t[]){6});
    tni_handle handle = {tensor, NULL};
    StableIValue item = (StableIValue)(uintptr_t)&handle;
    tni_list list = {&item, 1, 0};
    tni_saved saved;
    assert_int_equal(tni_save_ivalue(TNI_SHAPE_LIST | TNI_TYPE_TENSOR, NULL,
                                     (StableIValue)(uintptr_t)&list, false, &saved),
                     TN_OK);
    SPOIL(saved.as.list->count, 0, tni_saved_is_valid(&saved));
    SPOIL(saved.as.list->items[0].kind, TNI_SAVED_VALUE, tni_saved_is_valid(&saved));
    SPOIL(saved.as.list->items[0].kind, TNI_SAVED_HOLLOW, tni_saved_is_valid(&saved));
    SPOIL(saved.as.list, NULL, tni_saved_is_valid(&saved));
    tni_saved_free(&saved, 0, NULL);
    saved = (tni_saved){.kind = TNI_SAVED_PACKED};
    assert_false(tni_saved_is_valid(&saved));
    tn_tensor_release(tensor);
}

/* ---- assertions ---- */

#ifdef TENON_ASSERT
/* What a child that runs `fault` writes to its standard error; it must die of SIGABRT. */
static void read_last_words(void (*fault)(void), char *text, size_t room)
{
    int ends[2], status;
    size_t length = 0;
    assert_int_equal(pipe(ends), 0);
    pid_t child = fork();
    if (child == 0) {
        dup2(ends[1], STDERR_FILENO);
        signal(SIGABRT, SIG_DFL);
        fault();
        _exit(0);
    }
    close(ends[1]);
    for (ssize_t got; (got = read(ends[0], text + length, room - 1 - length)) > 0;)
        length += (size_t)got;
    text[length] = '\0';
    close(ends[0]);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);
}

static void claim_falsely(void)
{
    int one = 1;
    tni_fail(TN_ERR_RUNTIME, "what was there before");
    TNI_ASSERT(one + 1 == 3);
}

static void drop_twice(void)
{
    tn_tensor *self = new_tensor(1, (int64_t[]){6});
    tn_tensor *view;
    assert_int_equal(tni_tensor_as_strided(self, 1, self->sizes, self->strides, 0, &view), TN_OK);
    self->ref.count = 0;
    tn_tensor_release(self);
}

static void free_spoilt(void)
{
    tn_tensor *self = new_tensor(1, (int64_t[]){6});
    self->numel = 7;
    tn_tensor_release(self);
}

static void assertion_says_what_and_where_and_aborts(void **state)
{
    (void)state;
    char text[8192];
    read_last_words(claim_falsely, text, sizeof text);
    assert_non_null(strstr(text, "test_validity.c:"));
    assert_non_null(strstr(text, "not true: one + 1 == 3"));
    assert_non_null(strstr(text, "thread "));
    assert_non_null(strstr(text, "what was there before"));
}

static void faults_end_in_assertions(void **state)
{
    (void)state;
    char text[8192];
    read_last_words(drop_twice, text, sizeof text);
    assert_non_null(strstr(text, "not true: tni_ref_is_held(ref)"));
    read_last_words(free_spoilt, text, sizeof text);
    assert_non_null(strstr(text, "tni_tensor_is_valid(self)"));
}
#else
static int asked;

static bool ask(void)
{
    asked++;
    return false;
}

static void claim_is_not_evaluated_without_assertions(void **state)
{
    (void)state;
    TNI_ASSERT(ask());
    assert_int_equal(asked, 0);
    assert_false(ask());
}
#endif

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(count_that_nobody_holds_is_not_held),
        cmocka_unit_test(text_beyond_its_memory_is_invalid),
        cmocka_unit_test(table_whose_entry_is_not_found_is_invalid),
        cmocka_unit_test(failure_forgotten_too_far_is_invalid),
        cmocka_unit_test(engine_beyond_its_words_is_invalid),
        cmocka_unit_test(storage_unlike_its_home_is_invalid),
        cmocka_unit_test(tensor_with_a_stale_cache_is_invalid),
        cmocka_unit_test(tensor_without_a_whole_record_is_invalid),
        cmocka_unit_test(view_of_a_view_is_invalid),
        cmocka_unit_test(handle_that_names_what_is_no_tensor_is_invalid),
        cmocka_unit_test(schema_that_no_parse_gives_is_invalid),
        cmocka_unit_test(signature_unlike_its_schema_is_invalid),
        cmocka_unit_test(invalid_tensors_among_arguments_are_found),
        cmocka_unit_test(operator_with_a_key_twice_is_invalid),
        cmocka_unit_test(dispatch_table_unlike_its_entries_is_invalid),
        cmocka_unit_test(block_with_a_wrong_entry_is_invalid),
        cmocka_unit_test(iterator_whose_inputs_do_not_fit_is_invalid),
        cmocka_unit_test(set_beyond_the_highest_key_is_invalid),
        cmocka_unit_test(node_with_a_wrong_part_is_invalid),
        cmocka_unit_test(saved_list_of_another_length_is_invalid),
#ifdef TENON_ASSERT
        cmocka_unit_test(assertion_says_what_and_where_and_aborts),
        cmocka_unit_test(faults_end_in_assertions),
#else
        cmocka_unit_test(claim_is_not_evaluated_without_assertions),
#endif
        cmocka_unit_test(pool_with_a_wrong_list_is_invalid),
    };
    /* A sanitizer's build has no pools unless it is asked for them. */
    setenv("TENON_ALLOC", "pool", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
