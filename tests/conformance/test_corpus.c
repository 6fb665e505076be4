/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators against calls recorded from PyTorch 2.13.0.
 *
 * A corpus is a folder: $TENON_CORPUS, or shared/corpus/open beside the project. Each line of its
 * .jsonl files is one call; blobs.bin holds the bytes of all tensors. Every case of an operator
 * that has a schema here is replayed: sizes, dtypes, strides, aliasing and untouched inputs must be
 * equal, values equal within the recorded tolerance. Calls that passed are made again on the meta
 * device, where the results' forms must be the same. Operators that are not in the table are
 * counted, not failed; how many cases of an operator must pass stands in data/ratchet.tsv.
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
#include <torch/csrc/stable/c/shim.h>

/* Exit status that ctest counts as skipped. */
#define EXIT_SKIPPED 77

#define RATCHET TENON_TEST_DATA "/ratchet.tsv"

static const char *folder;  /* the corpus */
static regex_t name_wanted; /* names of operators to replay */
static bool has_wanted;     /* all of them, unless TENON_CORPUS_OP says which */

static bool is_verbose(void)
{
    return has_wanted || getenv("TENON_CORPUS_VERBOSE") != NULL;
}

/* ---- one case ---- */

static void drop(replay *self)
{
    for (size_t i = 0; i < 8; i++)
        tn_value_release(&self->outs[i]);
    for (size_t i = 0; i < self->nin; i++)
        tn_tensor_release(self->inputs[i]);
    for (size_t i = 0; i < self->nnumbers; i++)
        tn_tensor_release(self->numbers[i]);
    for (size_t i = 0; i < self->nlists; i++)
        free(self->lists[i]);
    for (size_t i = 0; i < MAX_TENSORS; i++)
        tni_storage_release(self->storages[i]);
}

/* Whether the message begins as PyTorch's does: its first line, found anywhere in Tenon's. */
static bool message_is_equal(const char *got, const char *want)
{
    size_t length = strcspn(want, "\n");
    for (; *got != '\0'; got++)
        if (strncmp(got, want, length) == 0)
            return true;
    return false;
}

/* The status that stands for an exception's class. */
static tn_status status_of(const char *error)
{
    return strcmp(error, "IndexError") == 0            ? TN_ERR_INDEX
           : strcmp(error, "ValueError") == 0          ? TN_ERR_VALUE
           : strcmp(error, "TypeError") == 0           ? TN_ERR_TYPE
           : strcmp(error, "NotImplementedError") == 0 ? TN_ERR_NOT_IMPLEMENTED
                                                       : TN_ERR_RUNTIME;
}

/* A recorded failure: a failure of another class or text is only told. */
static verdict judge_failure(replay *self, tn_status status)
{
    const char *want = json_string_value(json_object_get(self->line, "message"));
    const char *error = json_string_value(json_object_get(self->line, "error"));
    const char *id = json_string_value(json_object_get(self->line, "id"));
    if (status == TN_OK)
        return because(self, FAILED, "succeeded, must fail: %s", want);
    if (is_verbose() && status != status_of(error))
        printf("    another status: %s: %d, want that of %s: %s\n", id, (int)status, error,
               tn_last_error());
    if (is_verbose() && !message_is_equal(tn_last_error(), want))
        printf("    another message: %s\n      got  %s\n      want %.*s\n", id, tn_last_error(),
               (int)strcspn(want, "\n"), want);
    return PASSED;
}

/* What depends on data has no shape to be worked out. */
static bool has_meta(const replay *self)
{
    for (size_t i = 0; i < self->op->ntags; i++)
        if (self->op->tags[i] == torch_tag_data_dependent_output() ||
            self->op->tags[i] == torch_tag_dynamic_output_shape())
            return false;
    return json_integer_value(json_object_get(self->line, "nin")) > 0;
}

static verdict run_case(replay *self)
{
    const tn_schema *schema = tn_op_schema(self->op);
    bool must_fail = json_object_get(self->line, "error") != NULL;
    if (has_flag(self, "lazy"))
        return because(self, SKIPPED, "lazy conjugation or negation");
    if (self->is_meta && !has_meta(self))
        return because(self, SKIPPED, "the result depends on data");
    verdict result = make_inputs(self);
    if (result == PASSED)
        result = make_arguments(self);
    if (result != PASSED)
        return result;
    tn_status status = tn_op_call(self->op, self->args, schema->nargs, self->outs, 8);
    if (must_fail)
        return judge_failure(self, status);
    if (status != TN_OK)
        return because(self, FAILED, "%s", tn_last_error());
    if (has_gauge(self) && !self->is_meta)
        return compare_gauge(self);
    result = compare_results(self);
    return result == PASSED ? compare_inputs(self) : result;
}

static verdict replay_line(const json_t *line, const tn_op *op, const char *level)
{
    replay self = {.line = line, .op = op, .is_meta = strcmp(level, "meta") == 0};
    verdict result = run_case(&self);
    if (result == FAILED && is_verbose())
        printf("    FAILED %s (%s): %s\n", json_string_value(json_object_get(line, "id")), level,
               self.why);
    drop(&self);
    tally_of(level, op->name.text)->count[result]++;
    return result;
}

/* ---- all cases ---- */

/* The operator of a line, without parsing the line; NULL if it is not served or not asked for. */
static const tn_op *find_op(const char *text, size_t *unserved)
{
    const tn_op *op = NULL;
    char name[96];
    const char *begin = strstr(text, "\"op\":\"");
    if (begin == NULL)
        return NULL;
    begin += 6;
    snprintf(name, sizeof name, "%.*s", (int)strcspn(begin, "\""), begin);
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
    if (op == NULL || !is_verbose())
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

/* Replays one file; a case that passes is made again at the level `again`, if there is one. */
static void replay_file(const char *level, const char *again)
{
    char path[4096];
    char *text = NULL;
    size_t size = 0;
    size_t unserved = 0;
    const tn_op *last = NULL;
    snprintf(path, sizeof path, "%s/%s.jsonl", folder, level);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    while (getline(&text, &size, file) > 0) {
        const tn_op *op = find_op(text, &unserved);
        if (op == NULL)
            continue;
        json_t *line = json_loads(text, 0, NULL);
        assert_non_null(line);
        if (op != last)
            print_tally(level, last);
        last = op;
        if (replay_line(line, op, level) == PASSED && again != NULL)
            replay_line(line, op, again);
        json_decref(line);
    }
    print_tally(level, last);
    free(text);
    fclose(file);
    print_total(level, unserved);
    if (again != NULL)
        print_total(again, unserved);
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

/* Reads blobs.bin whole; false if there is no corpus. */
static bool read_blobs(void)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/blobs.bin", folder);
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return false;
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    rewind(file);
    replay_blobs_size = size > 0 ? (size_t)size : 0;
    replay_blobs = malloc(replay_blobs_size + 1);
    bool is_read = replay_blobs != NULL &&
                   fread(replay_blobs, 1, replay_blobs_size, file) == replay_blobs_size;
    fclose(file);
    return is_read;
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
    folder = getenv("TENON_CORPUS");
    if (folder == NULL)
        folder = TENON_TEST_DATA "/../../../../shared/corpus/open";
    if (!read_blobs()) {
        printf("SKIP test_corpus: no recorded calls at %s\n", folder);
        free(replay_blobs);
        return EXIT_SKIPPED;
    }
    int failures = cmocka_run_group_tests(tests, NULL, NULL);
    free(replay_blobs);
    tally_free();
    if (has_wanted)
        regfree(&name_wanted);
    return failures;
}
