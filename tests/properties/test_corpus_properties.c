/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Calls recorded from PyTorch, made on tensors that lie in other ways: what has to hold for any
 * call (call_properties.h) is looked at where the arguments are known to be good.
 *
 * TENON_CASE=k/aten::add.Tensor/3 looks at that one alone.
 */
#include "../conformance/replay.h"
#include "findings.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

/* Exit status that ctest counts as skipped. */
#define EXIT_SKIPPED 77

static const char *folder; /* the corpus */
static size_t ngood;       /* calls that succeeded */
static size_t ncalls;      /* calls that were looked at */

/* Larger tensors have no other ways to lie than small ones, and take time. */
enum { MOST_ELEMENTS = 4096 };

static bool is_small(const replay *self)
{
    for (size_t i = 0; i < self->nin; i++)
        if (self->inputs[i]->numel > MOST_ELEMENTS)
            return false;
    return true;
}

/* Results that are right up to a freedom differ with the order of elements in memory. */
static bool is_comparable(const json_t *line)
{
    replay self = {.line = line};
    return !has_flag(&self, "gauge") && !has_flag(&self, "random") && !has_flag(&self, "uninit") &&
           json_object_get(line, "skip") == NULL;
}

static void look_at(const json_t *line, const tn_op *op)
{
    replay self = {.line = line, .op = op};
    const char *wanted = getenv("TENON_CASE");
    const char *id = json_string_value(json_object_get(line, "id"));
    char how[256];
    if (wanted != NULL && strcmp(wanted, id) != 0)
        return;
    if (make_inputs(&self) == PASSED && make_arguments(&self) == PASSED && is_small(&self)) {
        size_t nargs = tn_op_num_args(op);
        uint32_t seed = 2166136261u;
        for (const char *c = id; *c != '\0'; c++)
            seed = (seed ^ (unsigned char)*c) * 16777619u;
        snprintf(how, sizeof how, "TENON_CASE=%s", id);
        finding_place place = {how, self.args, nargs};
        ngood += properties_check(op, self.args, nargs, seed, findings_report, &place);
        properties_check_variants(op, self.args, nargs, seed, findings_report, &place);
        ncalls++;
    }
    drop_case(&self);
}

static void look_at_line(void *context, const char *text)
{
    json_t *line = json_loads(text, 0, NULL);
    const tn_op *op = NULL;
    (void)context;
    assert_non_null(line);
    const char *name = json_string_value(json_object_get(line, "op"));
    if (strncmp(name, "aten::", 6) == 0 && tn_op_find(name, &op) == TN_OK &&
        tn_op_num_args(op) <= MOST_ARGS && is_comparable(line))
        look_at(line, op);
    json_decref(line);
}

static void properties_hold_for_recorded_calls(void **state)
{
    (void)state;
    assert_true(corpus_each(folder, "kernel", look_at_line, NULL));
    assert_true(corpus_each(folder, "composite", look_at_line, NULL));
    assert_true(corpus_each(folder, "errors", look_at_line, NULL));
    size_t faults = findings_end(
        getenv("TENON_CASE") == NULL && getenv("TENON_CORPUS") == NULL ? FINDINGS_RECORDED : 0);
    printf("%zu calls, of which %zu gave results\n", ncalls, ngood);
    size_t writing;
    size_t aliased = properties_aliased(&writing);
    printf("%zu of %zu operators that write one tensor and read another were given results that "
           "share memory with an input\n",
           aliased, writing);
    assert_int_equal(faults, 0);
    assert_true(ngood > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(properties_hold_for_recorded_calls),
    };
    folder = open_corpus();
    if (folder == NULL)
        return EXIT_SKIPPED;
    if (!properties_begin())
        return 1;
    int failures = cmocka_run_group_tests(tests, NULL, NULL);
    free(replay_blobs);
    return failures;
}
