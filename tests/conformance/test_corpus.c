/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators against calls recorded from PyTorch 2.13.0.
 *
 * A corpus is a folder: $TENON_CORPUS, or data/corpus as the build unpacks it. Each line of its
 * .jsonl files is one call; blobs.bin holds the bytes of all tensors. Every case of an operator
 * that has a schema here is replayed: sizes, dtypes, strides, aliasing and untouched inputs must be
 * equal, values equal within the recorded tolerance. Calls that passed are made again on the meta
 * device, where the results' forms must be the same. Operators that are not in the table are
 * counted, not failed; how many cases of an operator must pass, and which are skipped and why, is
 * in data/ratchet.tsv.
 *
 * TENON_CORPUS_VERBOSE prints a line per operator, each failure, and messages that differ from
 * PyTorch's. TENON_CORPUS_OP is an extended regular expression: only operators whose names match it
 * are replayed, verbosely, and all of their cases must pass. TENON_CORPUS_WRITE=1 writes the
 * ratchet.
 */
#include "tally.h"

#include <regex.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

/* Exit status that ctest counts as skipped. */
#define EXIT_SKIPPED 77

#define RATCHET TENON_TEST_DATA "/ratchet.tsv"

static const char *folder;  /* the corpus */
static regex_t name_wanted; /* names of operators to replay */
static bool has_wanted;     /* all of them, unless TENON_CORPUS_OP says which */

/* ---- all cases ---- */

static verdict replay_line(const json_t *line, const tn_op *op, const char *level)
{
    replay self = {.line = line, .op = op, .is_meta = strcmp(level, "meta") == 0};
    verdict result = run_case(&self);
    if (result == FAILED && replay_is_verbose)
        printf("    FAILED %s (%s): %s\n", json_string_value(json_object_get(line, "id")), level,
               self.why);
    drop_case(&self);
    tally_count(level, op->name.text, result, self.why);
    return result;
}

/* The operator of a line, without parsing the line; NULL if it is not served or not asked for. */
static const tn_op *find_op(const char *text, size_t *unserved)
{
    const tn_op *op = NULL;
    char name[96];
    corpus_read_name(text, name);
    if (name[0] == '\0')
        return NULL;
    if (has_wanted && regexec(&name_wanted, name, 0, NULL, 0) != 0)
        return NULL;
    if (strncmp(name, "aten::", 6) != 0 || tn_op_find(name, &op) != TN_OK) {
        ++*unserved;
        return NULL;
    }
    return op;
}

static void print_tally(const char *level, const tn_op *op)
{
    if (op == NULL || !replay_is_verbose)
        return;
    const tally *now = tally_of(level, op->name.text);
    printf("  %-9s %-36s %4zu passed %3zu failed %3zu skipped\n", level, op->name.text,
           now->count[PASSED], now->count[FAILED], now->count[SKIPPED]);
}

static void print_total(const char *level, size_t unserved)
{
    printf("%s: %zu passed, %zu failed, %zu skipped; %zu of operators not served\n", level,
           tally_total(level, PASSED), tally_total(level, FAILED), tally_total(level, SKIPPED),
           unserved);
}

/* A file that is replayed; a case that passes is made again at the level `again`, if any. */
typedef struct replayed_file {
    const char *level; /* of its cases */
    const char *again; /* NULL for none */
    size_t unserved;   /* cases of operators that are not in the table */
    const tn_op *last; /* of the line before */
} replayed_file;

static void look_at(void *context, const char *text)
{
    replayed_file *file = context;
    const tn_op *op = find_op(text, &file->unserved);
    if (op == NULL)
        return;
    json_t *line = json_loads(text, 0, NULL);
    assert_non_null(line);
    if (op != file->last)
        print_tally(file->level, file->last);
    file->last = op;
    if (replay_line(line, op, file->level) == PASSED && file->again != NULL)
        replay_line(line, op, file->again);
    json_decref(line);
}

static void replay_file(const char *level, const char *again)
{
    replayed_file file = {level, again, 0, NULL};
    assert_true(corpus_each(folder, level, look_at, &file));
    print_tally(level, file.last);
    print_total(level, file.unserved);
    if (again != NULL)
        print_total(again, file.unserved);
    if (has_wanted)
        assert_int_equal(tally_total(level, FAILED), 0);
    else
        assert_true(tally_total(level, PASSED) > 0);
}

static void kernels_give_the_recorded_results(void **state)
{
    (void)state;
    replay_file("kernel", "meta");
}

static void composites_give_the_recorded_results(void **state)
{
    (void)state;
    replay_file("composite", NULL);
}

static void calls_that_failed_fail(void **state)
{
    (void)state;
    replay_file("errors", NULL);
}

static void no_operator_passes_less_than_before(void **state)
{
    (void)state;
    if (has_wanted)
        return;
    if (getenv("TENON_CORPUS_WRITE") != NULL)
        assert_true(tally_write(RATCHET));
    assert_int_equal(tally_compare(RATCHET), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(kernels_give_the_recorded_results),
        cmocka_unit_test(composites_give_the_recorded_results),
        cmocka_unit_test(calls_that_failed_fail),
        cmocka_unit_test(no_operator_passes_less_than_before),
    };
    const char *pattern = getenv("TENON_CORPUS_OP");
    has_wanted = pattern != NULL;
    if (has_wanted && regcomp(&name_wanted, pattern, REG_EXTENDED | REG_NOSUB) != 0) {
        printf("TENON_CORPUS_OP: '%s' is no regular expression\n", pattern);
        return 1;
    }
    replay_is_verbose = has_wanted || getenv("TENON_CORPUS_VERBOSE") != NULL;
    folder = open_corpus();
    if (folder == NULL)
        return EXIT_SKIPPED;
    int failures = cmocka_run_group_tests(tests, NULL, NULL);
    free(replay_blobs);
    tally_free();
    if (has_wanted)
        regfree(&name_wanted);
    return failures;
}
