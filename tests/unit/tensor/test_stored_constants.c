/* SPDX-License-Identifier: BSD-3-Clause */
/* Constants that are found in a package: which, and what becomes of the memory of their copy. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cmocka.h>

#include "tensor/stored_constants.h"

#define BYTES ((size_t)1 << 20)

static char *file, *copy; /* a package and the container's memory, of BYTES bytes */

static size_t page(void)
{
    return (size_t)sysconf(_SC_PAGESIZE);
}

static char *map(void)
{
    char *data = mmap(NULL, BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    assert_ptr_not_equal(data, MAP_FAILED);
    return data;
}

/*
 * Anonymous memory stands for the package: what is given back of it reads as zero, which shows that
 * it was given back.
 */
static int begin(void **state)
{
    static tni_stored_constants stored;
    (void)state;
    file = map();
    copy = map();
    for (size_t i = 0; i < BYTES; i++)
        file[i] = (char)(i % 251 + 1);
    memcpy(copy, file, BYTES);
    stored = (tni_stored_constants){.data = file, .bytes = BYTES};
    tni_stored_begin(&stored);
    return 0;
}

static int end(void **state)
{
    (void)state;
    tni_stored_end(true);
    munmap(file, BYTES);
    munmap(copy, BYTES);
    return 0;
}

static void constants_are_found_where_they_are_stored(void **state)
{
    (void)state;
    for (size_t at = 0; at < BYTES; at += BYTES / 4)
        assert_ptr_equal(tni_stored_find(copy + at, BYTES / 4 - 60), file + at);
    for (size_t i = 0; i < BYTES / 4; i++)
        assert_int_equal(copy[i], 0);
}

static void small_constants_are_given_back_together(void **state)
{
    (void)state;
    for (size_t at = 0; at < BYTES / 2; at += 64)
        assert_ptr_equal(tni_stored_find(copy + at, 60), file + at);
    tni_stored_end(true);
    for (size_t i = 0; i < BYTES / 4; i++)
        assert_int_equal(copy[i], 0);
    assert_memory_equal(copy + BYTES / 2, file + BYTES / 2, BYTES / 2);
}

static void bytes_that_differ_stay_where_they_are(void **state)
{
    (void)state;
    copy[BYTES / 2 - 1]++;
    assert_ptr_equal(tni_stored_find(copy, BYTES / 4), file);
    assert_null(tni_stored_find(copy + BYTES / 4, BYTES / 4));
    assert_ptr_equal(tni_stored_find(copy + BYTES / 2, BYTES / 4), file + BYTES / 2);
    tni_stored_end(true);
    for (size_t i = BYTES / 4; i < BYTES / 2; i++)
        assert_true(copy[i] != 0);
    for (size_t i = BYTES / 2; i < BYTES / 4 * 3; i++)
        assert_int_equal(copy[i], 0);
}

/* Its copy is zero by then, and does not say so. */
static void a_constant_is_found_twice(void **state)
{
    (void)state;
    copy[BYTES / 2]++;
    assert_ptr_equal(tni_stored_find(copy, BYTES / 2), file);
    assert_null(tni_stored_find(copy + BYTES / 2, 4096));
    assert_ptr_equal(tni_stored_find(copy + BYTES / 4 * 3, BYTES / 4), file + BYTES / 4 * 3);
    assert_ptr_equal(tni_stored_find(copy, BYTES / 2), file);
    assert_ptr_equal(tni_stored_find(copy + 4096, 4096), file + 4096);
    assert_ptr_equal(tni_stored_find(copy + BYTES / 4 * 3, 64), file + BYTES / 4 * 3);
    assert_null(tni_stored_find(copy + BYTES / 4, BYTES / 2)); /* over the one that differs */
}

/* Each second constant differs: what is given back is what was noted. */
static void many_pieces_are_not_given_back(void **state)
{
    (void)state;
    const size_t piece = page();
    if (BYTES / (2 * piece) <= TNI_STORED_RANGES) {
        print_message("skipped: %zu bytes have too few pages of %zu\n", BYTES, piece);
        skip();
    }
    for (size_t at = 0; at < BYTES; at += 2 * piece) {
        copy[at + piece]++;
        assert_ptr_equal(tni_stored_find(copy + at, piece), file + at);
        assert_null(tni_stored_find(copy + at + piece, piece));
    }
    for (size_t i = 0; i < BYTES / (2 * piece); i++) {
        const char *from = copy + i * 2 * piece;
        assert_int_equal(from[0] == 0, i < TNI_STORED_RANGES);
        assert_ptr_equal(tni_stored_find(from, piece), file + i * 2 * piece);
    }
}

static void the_copy_of_a_container_that_failed_is_left_alone(void **state)
{
    (void)state;
    assert_ptr_equal(tni_stored_find(copy, BYTES / 8), file);
    tni_stored_end(false);
    assert_memory_equal(copy, file, BYTES);
    assert_null(tni_stored_find(copy, BYTES / 8));
}

static void memory_elsewhere_is_not_looked_for(void **state)
{
    (void)state;
    assert_ptr_equal(tni_stored_find(copy + 4096, 64), NULL);
    assert_null(tni_stored_find(copy, 64));           /* before the first */
    assert_null(tni_stored_find(copy + 4096 + 8, 8)); /* not where a constant begins */
    assert_null(tni_stored_find(copy + 4096 + BYTES, 64));
    assert_null(tni_stored_find(copy + 8192, BYTES - 4095)); /* longer than what is stored */
    assert_null(tni_stored_find(copy, 0));
    tni_stored_end(true);
    assert_null(tni_stored_find(copy + 4096, 64)); /* nobody makes constants */
}

/* What is copied from the file is forgotten there, and nothing else. */
static void a_large_copy_is_forgotten_where_it_came_from(void **state)
{
    (void)state;
    const size_t bytes = BYTES - page() - 60;
    char *from = file + page(), *other = map(), *to = map();
    assert_ptr_equal(tni_stored_copy(to, from, bytes), to);
    assert_memory_equal(to, copy + page(), bytes);
    for (size_t i = 0; i < bytes / page() * page(); i++)
        assert_int_equal(from[i], 0);
    assert_memory_equal(file, copy, page());
    assert_memory_equal(from + bytes, copy + page() + bytes, 60);
    memcpy(file, copy, BYTES);
    tni_stored_copy(to, file, BYTES / 4); /* no more than is compared at once */
    assert_memory_equal(file, copy, BYTES / 4);
    tni_stored_copy(other, copy, BYTES); /* from elsewhere */
    assert_memory_equal(other, copy, BYTES);
    assert_memory_equal(copy, file, BYTES);
    tni_stored_end(true);
    tni_stored_copy(to, file, BYTES); /* nobody makes constants */
    assert_memory_equal(to, file, BYTES);
    assert_memory_equal(file, copy, BYTES);
    munmap(other, BYTES);
    munmap(to, BYTES);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(constants_are_found_where_they_are_stored, begin, end),
        cmocka_unit_test_setup_teardown(small_constants_are_given_back_together, begin, end),
        cmocka_unit_test_setup_teardown(bytes_that_differ_stay_where_they_are, begin, end),
        cmocka_unit_test_setup_teardown(a_large_copy_is_forgotten_where_it_came_from, begin, end),
        cmocka_unit_test_setup_teardown(a_constant_is_found_twice, begin, end),
        cmocka_unit_test_setup_teardown(many_pieces_are_not_given_back, begin, end),
        cmocka_unit_test_setup_teardown(the_copy_of_a_container_that_failed_is_left_alone, begin,
                                        end),
        cmocka_unit_test_setup_teardown(memory_elsewhere_is_not_looked_for, begin, end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
