/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What is never freed is published by one store and read without a lock: whoever sees a pointer
 * must see what lies behind it. Readers here do nothing else that would order their loads, so that
 * a processor with a weak order may show a missing one; the thread sanitizer shows it anywhere.
 */
#include "dispatch/dispatch_shared.h"
#include "library/registry.h"
#include "quiet.h"

#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>

enum { READERS = 2, COUNT = 2000, KERNELS = 300, WORDS = 8 };

/* What is written plainly before it is published: words that are alike. */
typedef struct content {
    uint64_t words[WORDS];
} content;

static void fill(content *c, uint64_t word)
{
    for (int i = 0; i < WORDS; i++)
        c->words[i] = word;
}

/* Read backwards, so that what was written last is read first. */
static bool is_complete(const content *c, uint64_t word)
{
    bool result = true;
    for (int i = WORDS - 1; i >= 0; i--)
        result &= c->words[i] == word;
    return result;
}

/* Start readers, publish, and return how many readers saw something incomplete. */
static int count_wrong(void *(*reader)(void *), void (*publish)(void))
{
    pthread_t readers[READERS];
    int wrong = 0;
    for (int i = 0; i < READERS; i++)
        assert_int_equal(pthread_create(&readers[i], NULL, reader, NULL), 0);
    publish();
    for (int i = 0; i < READERS; i++) {
        void *result;
        pthread_join(readers[i], &result);
        wrong += result != NULL;
    }
    return wrong;
}

/* ---- names ---- */

/* An entry of the table, and what its owner keeps in it. */
typedef struct entry {
    tni_name name;
    content content;
    char text[16];
} entry;

static entry entries[COUNT];
static tni_table table;

static void *find_each(void *context)
{
    (void)context;
    for (int i = 0; i < COUNT; i++) {
        char text[16];
        size_t length = (size_t)snprintf(text, sizeof text, "name %d", i);
        const tni_name *found = NULL;
        while (found == NULL)
            found = tni_table_find(&table, text, length, tni_hash(text, length));
        if (!is_complete(&((const entry *)(const void *)found)->content, (uint64_t)i + 1))
            return &table;
    }
    return NULL;
}

static void insert_all(void)
{
    for (int i = 0; i < COUNT; i++) {
        entry *e = &entries[i];
        e->name.length = (uint32_t)snprintf(e->text, sizeof e->text, "name %d", i);
        e->name.text = e->text;
        e->name.hash = tni_hash(e->text, e->name.length);
        fill(&e->content, (uint64_t)i + 1);
        assert_int_equal(tni_table_insert(&table, &e->name), TN_OK);
    }
}

static void an_entry_that_is_found_is_complete(void **state)
{
    (void)state;
    assert_int_equal(count_wrong(find_each, insert_all), 0);
}

/* ---- kernels ---- */

static content contexts[KERNELS];
static const tn_op *shared_op;

/* Return the word of the context, 0 if not all of it is alike. */
static tn_status tell_word(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    const content *c = tn_call_context(call);
    (void)args;
    outs[0] = is_complete(c, c->words[0]) ? c->words[0] : 0;
    return TN_OK;
}

static void *call_until_the_last(void *context)
{
    int64_t size = 1;
    tn_tensor *tensor;
    bool wrong = tn_tensor_empty(TN_DTYPE_F32, 1, &size, NULL, TN_CPU, &tensor) != TN_OK;
    tni_handle handle = {tensor, NULL};
    StableIValue argument = (StableIValue)(uintptr_t)&handle;
    StableIValue out = 1;
    (void)context;
    while (!wrong && out != KERNELS)
        wrong = tn_op_call_boxed(shared_op, &argument, &out) != TN_OK || out == 0;
    tn_tensor_release(tensor);
    return wrong ? &table : NULL;
}

static tn_library *newest;

/* Each kernel comes before the one that it follows goes, so that there is one at any time. */
static void replace_kernels(void)
{
    for (int i = 1; i < KERNELS; i++) {
        tn_library *older = newest;
        fill(&contexts[i], (uint64_t)i + 1);
        assert_int_equal(
            tn_library_new(TN_LIBRARY_IMPL, "publication", "CPU", "t.c", (uint32_t)i, &newest),
            TN_OK);
        assert_int_equal(tn_library_impl(newest, "f", NULL, NULL, tell_word, &contexts[i]), TN_OK);
        tn_library_free(older);
    }
}

static void a_kernel_that_is_called_has_its_context(void **state)
{
    tn_library *library;
    (void)state;
    assert_int_equal(tn_library_new(TN_LIBRARY_DEF, "publication", NULL, "t.c", 0, &library),
                     TN_OK);
    assert_int_equal(tn_library_define(library, "f(Tensor x) -> int", NULL, 0), TN_OK);
    fill(&contexts[0], 1);
    assert_int_equal(tn_library_new(TN_LIBRARY_IMPL, "publication", "CPU", "t.c", 0, &newest),
                     TN_OK);
    assert_int_equal(tn_library_impl(newest, "f", NULL, NULL, tell_word, &contexts[0]), TN_OK);
    assert_int_equal(tn_op_find("publication::f", &shared_op), TN_OK);
    assert_int_equal(count_wrong(call_until_the_last, replace_kernels), 0);
    tn_library_free(newest);
    tn_library_free(library);
}

/* ---- operators ---- */

static void *find_operators(void *context)
{
    (void)context;
    for (int i = 0; i < KERNELS; i++) {
        char name[40];
        const tn_op *op;
        snprintf(name, sizeof name, "published::op_%d", i);
        while (tn_op_find(name, &op) != TN_OK)
            ;
        if (tn_op_num_args(op) != (size_t)(i % 3) + 1)
            return &table;
    }
    return NULL;
}

static tn_library *definitions;

static void define_operators(void)
{
    static const char *const lists[] = {"Tensor a", "Tensor a, int b", "Tensor a, int b, int c"};
    for (int i = 0; i < KERNELS; i++) {
        char schema[80];
        snprintf(schema, sizeof schema, "op_%d(%s) -> int", i, lists[i % 3]);
        assert_int_equal(tn_library_define(definitions, schema, NULL, 0), TN_OK);
    }
}

static void an_operator_that_is_found_has_its_signature(void **state)
{
    (void)state;
    assert_int_equal(tn_library_new(TN_LIBRARY_DEF, "published", NULL, "t.c", 0, &definitions),
                     TN_OK);
    assert_int_equal(count_wrong(find_operators, define_operators), 0);
    tn_library_free(definitions);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_entry_that_is_found_is_complete),
        cmocka_unit_test(a_kernel_that_is_called_has_its_context),
        cmocka_unit_test(an_operator_that_is_found_has_its_signature),
    };
    quiet_begin();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
