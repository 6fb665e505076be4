/* SPDX-License-Identifier: BSD-3-Clause */
/* The name table that readers walk while it grows. */
#include "base/base.h"

#include <pthread.h>
#include <setjmp.h>
#include <stdio.h>
#include <cmocka.h>

#define COUNT 20000

/* What the table of this test holds. */
typedef struct entry {
    tni_name name; /* first, as the table asks */
    char text[24]; /* what name.text points at */
} entry;

static entry entries[COUNT];

static void fill(entry *e, int number)
{
    snprintf(e->text, sizeof e->text, "aten::op_%d", number);
    e->name.text = e->text;
    e->name.length = (uint32_t)strlen(e->text);
    e->name.hash = tni_hash(e->text, e->name.length);
}

static tni_name *find(const tni_table *table, const char *text)
{
    size_t length = strlen(text);
    return tni_table_find(table, text, length, tni_hash(text, length));
}

static void every_entry_is_found_and_nothing_else(void **state)
{
    (void)state;
    static tni_table table;
    assert_null(find(&table, "aten::op_0"));
    assert_null(tni_table_at(&table, 0));
    for (int i = 0; i < COUNT; i++) {
        fill(&entries[i], i);
        assert_int_equal(tni_table_insert(&table, &entries[i].name), TN_OK);
    }
    assert_int_equal(table.count, COUNT);
    for (int i = 0; i < COUNT; i++) {
        assert_ptr_equal(find(&table, entries[i].text), &entries[i].name);
        assert_ptr_equal(tni_table_at(&table, (size_t)i), &entries[i].name);
    }
    assert_null(find(&table, "aten::op_20000"));
    assert_null(find(&table, ""));
    assert_null(tni_table_at(&table, COUNT));
}

static void equal_hashes_are_told_apart(void **state)
{
    (void)state;
    static tni_name one = {7, "one", 3}, two = {7, "two", 3};
    static tni_table table;
    assert_int_equal(tni_table_insert(&table, &one), TN_OK);
    assert_int_equal(tni_table_insert(&table, &two), TN_OK);
    assert_ptr_equal(tni_table_find(&table, "one", 3, 7), &one);
    assert_ptr_equal(tni_table_find(&table, "two", 3, 7), &two);
    assert_null(tni_table_find(&table, "tw", 2, 7));
}

static void failed_insert_changes_nothing(void **state)
{
    (void)state;
    static tni_table table;
    fill(&entries[0], 0);
    tni_fault_arm(1);
    assert_int_equal(tni_table_insert(&table, &entries[0].name), TN_ERR_MEMORY);
    tni_fault_arm(0);
    assert_int_equal(table.count, 0);
    assert_null(find(&table, "aten::op_0"));
    assert_int_equal(tni_table_insert(&table, &entries[0].name), TN_OK);
}

/* What the readers of a growing table share. */
typedef struct growing {
    tni_table table;         /* grown by the test's thread */
    _Atomic int inserted;    /* entries that readers may rely on */
    _Atomic int disappeared; /* entries that a reader missed */
} growing;

static void *read_while_it_grows(void *argument)
{
    growing *g = argument;
    for (int seen = 0; seen < COUNT;) {
        seen = atomic_load(&g->inserted);
        for (int i = 0; i < seen; i += 97) {
            if (find(&g->table, entries[i].text) != &entries[i].name)
                atomic_fetch_add(&g->disappeared, 1);
        }
    }
    return NULL;
}

static void readers_find_what_was_there_while_it_grows(void **state)
{
    (void)state;
    static growing g;
    pthread_t readers[2];
    for (int i = 0; i < COUNT; i++)
        fill(&entries[i], i);
    for (size_t i = 0; i < TN_LEN(readers); i++)
        assert_int_equal(pthread_create(&readers[i], NULL, read_while_it_grows, &g), 0);
    for (int i = 0; i < COUNT; i++) {
        assert_int_equal(tni_table_insert(&g.table, &entries[i].name), TN_OK);
        atomic_store(&g.inserted, i + 1);
    }
    for (size_t i = 0; i < TN_LEN(readers); i++)
        pthread_join(readers[i], NULL);
    assert_int_equal(g.disappeared, 0);
}

static void hash_sees_length_and_every_byte(void **state)
{
    (void)state;
    char text[20] = {0};
    for (size_t length = 0; length < sizeof text; length++)
        assert_true(tni_hash(text, length) != tni_hash(text, length + 1));
    uint64_t plain = tni_hash(text, sizeof text);
    for (size_t i = 0; i < sizeof text; i++) {
        text[i] = 1;
        assert_true(tni_hash(text, sizeof text) != plain);
        text[i] = 0;
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_entry_is_found_and_nothing_else),
        cmocka_unit_test(equal_hashes_are_told_apart),
        cmocka_unit_test(failed_insert_changes_nothing),
        cmocka_unit_test(readers_find_what_was_there_while_it_grows),
        cmocka_unit_test(hash_sees_length_and_every_byte),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
