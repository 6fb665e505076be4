/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Gradients against those recorded from PyTorch 2.13.0 (agrad.jsonl of a corpus): the call is made
 * with leaves that want gradients, the results are differentiated with the recorded gradients, and
 * what the leaves get is compared. A gradient that PyTorch does not give may be zeros, and zeros
 * may be left out; strides are not compared. How many cases of an operator must pass stands in
 * data/gradients.tsv; TENON_CORPUS, TENON_CORPUS_VERBOSE and TENON_CORPUS_WRITE are test_corpus's.
 */
#include "kernels/kernel_core.h"
#include "tally.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <tenon/autograd.h>

#include <cmocka.h>

/* Exit status that ctest counts as skipped. */
#define EXIT_SKIPPED 77

#define RATCHET       TENON_TEST_DATA "/gradients.tsv"
#define FILE_OF_CASES "agrad"
#define LEVEL         "gradient"

static const char *folder; /* the corpus */

/* What is differentiated, and what comes of it. */
typedef struct gradients {
    tn_tensor *found[MAX_TENSORS];  /* results of the call in order, borrowed */
    size_t nfound;                  /* how many */
    tn_tensor *roots[MAX_TENSORS];  /* those that are differentiated, borrowed */
    tn_tensor *given[MAX_TENSORS];  /* their gradients */
    size_t nroots;                  /* how many */
    tn_tensor *leaves[MAX_TENSORS]; /* for what, borrowed */
    tn_tensor *got[MAX_TENSORS];    /* the gradients of the leaves; NULL for none */
    size_t nleaves;                 /* how many */
} gradients;

/* ---- one case ---- */

/* A recorded tensor by itself. */
static tn_tensor *tensor_of(const replay *self, size_t number)
{
    size_t length;
    bool is_written;
    tni_storage *storage;
    tn_tensor *tensor;
    record seen = record_of(json_array_get(json_object_get(self->line, "tensors"), number));
    const char *bytes = expected_bytes(self, seen.storage, &length, &is_written);
    assert_non_null(bytes);
    assert_int_equal(tni_storage_new(length, TN_CPU, &storage), TN_OK);
    if (length > 0)
        memcpy(storage->data, bytes, length);
    tni_tensor_spec spec = {.dtype = seen.dtype,
                            .rank = seen.rank,
                            .sizes = seen.sizes,
                            .strides = seen.strides,
                            .offset = seen.offset};
    assert_int_equal(tni_tensor_new_take(storage, &spec, &tensor), TN_OK);
    tensor->keys |= seen.bits;
    return tensor;
}

static void find_tensors(const tn_value *value, gradients *of)
{
    if (value->kind == TN_KIND_TENSOR && value->as.tensor != NULL && of->nfound < MAX_TENSORS)
        of->found[of->nfound++] = value->as.tensor;
    for (size_t i = 0; value->kind == TN_KIND_LIST && i < value->as.list.count; i++)
        find_tensors(&value->as.list.items[i], of);
}

static void give_gradients(const replay *self, gradients *of)
{
    size_t i;
    const json_t *given;
    json_array_foreach(json_object_get(self->line, "grad_out"), i, given)
    {
        const json_t *number = json_object_get(given, "t");
        if (number == NULL || i >= of->nfound || !tn_tensor_requires_grad(of->found[i]))
            continue;
        of->roots[of->nroots] = of->found[i];
        of->given[of->nroots++] = tensor_of(self, (size_t)json_integer_value(number));
    }
}

static bool is_zero(tn_tensor *tensor)
{
    double value[2];
    tn_tensor *dense;
    bool is = true;
    assert_int_equal(
        tni_clone(tensor, (tn_dtype)tensor->dtype, TN_MEMORY_FORMAT_CONTIGUOUS, &dense), TN_OK);
    size_t bytes = tn_dtype_size((tn_dtype)dense->dtype);
    for (int64_t i = 0; i < dense->numel && is; i++)
        is = read_element((tn_dtype)dense->dtype, (const char *)dense->data + (size_t)i * bytes,
                          value) &&
             value[0] == 0 && value[1] == 0;
    tn_tensor_release(dense);
    return is;
}

/* One gradient and what was recorded; either may be missing where the other is zero. */
static verdict compare_gradient(replay *self, tn_tensor *got, const json_t *want, size_t leaf)
{
    char where[32];
    tn_tensor *dense;
    const json_t *number = json_object_get(want, "t");
    snprintf(where, sizeof where, "gradient %zu", leaf);
    if (number == NULL)
        return got == NULL || is_zero(got)
                   ? PASSED
                   : because(self, FAILED, "%s is there, PyTorch has none", where);
    if (got == NULL) {
        tn_tensor *wanted = tensor_of(self, (size_t)json_integer_value(number));
        bool is = is_zero(wanted);
        tn_tensor_release(wanted);
        return is ? PASSED : because(self, FAILED, "%s is missing", where);
    }
    assert_int_equal(tni_clone(got, (tn_dtype)got->dtype, TN_MEMORY_FORMAT_CONTIGUOUS, &dense),
                     TN_OK);
    tn_value value = tn_value_tensor(dense);
    verdict result = compare_tensor(self, &value, (size_t)json_integer_value(number), true, where);
    tn_tensor_release(dense);
    return result;
}

static verdict differentiate(replay *self, gradients *of)
{
    for (size_t i = 0; i < 8; i++)
        find_tensors(&self->outs[i], of);
    give_gradients(self, of);
    const tn_backward_call call = {.size = sizeof call,
                                   .roots = of->roots,
                                   .nroots = of->nroots,
                                   .grads = of->given,
                                   .inputs = of->leaves,
                                   .ninputs = of->nleaves,
                                   .flags = TN_BACKWARD_UNUSED};
    if (of->nroots > 0 && tn_grad(&call, of->got) != TN_OK)
        return because(self, FAILED, "%s", tn_last_error());
    verdict result = PASSED;
    const json_t *wanted = json_object_get(self->line, "grads");
    for (size_t i = 0; i < of->nleaves && result == PASSED; i++)
        result = compare_gradient(self, of->got[i], json_array_get(wanted, i), i);
    return result;
}

static verdict run_gradients(replay *self, gradients *of)
{
    size_t i;
    const json_t *leaf;
    verdict result = make_inputs(self);
    if (result == PASSED)
        result = make_arguments(self);
    if (result != PASSED)
        return result;
    json_array_foreach(json_object_get(self->line, "wrt"), i, leaf)
    {
        of->leaves[of->nleaves] = self->inputs[json_integer_value(leaf)];
        if (tn_tensor_set_requires_grad(of->leaves[of->nleaves++], true) != TN_OK)
            return because(self, FAILED, "%s", tn_last_error());
    }
    if (tn_op_call(self->op, self->args, tn_op_schema(self->op)->nargs, self->outs, 8) != TN_OK)
        return because(self, FAILED, "%s", tn_last_error());
    return differentiate(self, of);
}

/* ---- all cases ---- */

static void look_at(void *context, const char *text)
{
    size_t *unserved = context;
    char name[96];
    gradients of = {.nfound = 0};
    replay self = {.op = NULL};
    corpus_read_name(text, name);
    if (name[0] == '\0')
        return;
    if (tn_op_find(name, &self.op) != TN_OK) {
        ++*unserved;
        return;
    }
    json_t *line = json_loads(text, 0, NULL);
    assert_non_null(line);
    self.line = line;
    verdict result = run_gradients(&self, &of);
    if (result == FAILED && replay_is_verbose)
        printf("    FAILED %s: %s\n", json_string_value(json_object_get(line, "id")), self.why);
    tally_of(LEVEL, self.op->name.text)->count[result]++;
    for (size_t i = 0; i < of.nroots; i++)
        tn_tensor_release(of.given[i]);
    for (size_t i = 0; i < of.nleaves; i++)
        tn_tensor_release(of.got[i]);
    drop_case(&self);
    json_decref(line);
}

static void operators_give_the_recorded_gradients(void **state)
{
    (void)state;
    size_t unserved = 0;
    assert_true(corpus_each(folder, FILE_OF_CASES, look_at, &unserved));
    size_t passed = tally_total(LEVEL, PASSED);
    size_t failed = tally_total(LEVEL, FAILED);
    printf(LEVEL "s: %zu passed, %zu failed, %zu skipped; %zu of operators not served\n", passed,
           failed, tally_total(LEVEL, SKIPPED), unserved);
    assert_true(passed > 9 * failed);
}

static void no_operator_passes_less_than_before(void **state)
{
    (void)state;
    if (getenv("TENON_CORPUS_WRITE") != NULL)
        assert_true(tally_write(RATCHET));
    assert_int_equal(tally_compare(RATCHET), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(operators_give_the_recorded_gradients),
        cmocka_unit_test(no_operator_passes_less_than_before),
    };
    replay_is_verbose = getenv("TENON_CORPUS_VERBOSE") != NULL;
    folder = open_corpus();
    if (folder == NULL)
        return EXIT_SKIPPED;
    int failures = cmocka_run_group_tests(tests, NULL, NULL);
    free(replay_blobs);
    tally_free();
    return failures;
}
