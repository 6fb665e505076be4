/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Gradients against those recorded from PyTorch 2.13.0 (agrad.jsonl of a corpus): the call is made
 * with leaves that want gradients, the results are differentiated with the recorded gradients, and
 * what the leaves get is compared; the in-place twin of the operator must give the same, directly
 * and through a view. What the leaves get is differentiated once more, which is compared with
 * differences; operators that are not smooth where they were called do not agree. A gradient that
 * PyTorch does not give may be zeros, and zeros may be left out; strides are not compared.
 *
 * A wrong value is a fault anywhere. How many cases of an operator must pass stands in
 * data/gradients.tsv; TENON_CORPUS, TENON_CORPUS_VERBOSE and TENON_CORPUS_WRITE are test_corpus's.
 */
#include "differences.h"
#include "kernels/core/kernel_core.h"
#include "schema/schema_tree.h"
#include "tally.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <tenon/autograd.h>
#include <torch/csrc/stable/c/shim.h>

#include <cmocka.h>

/* Exit status that ctest counts as skipped. */
#define EXIT_SKIPPED 77

#define RATCHET       TENON_TEST_DATA "/gradients.tsv"
#define FILE_OF_CASES "agrad"
#define LEVEL         "gradient"
#define IN_PLACE      "inplace"

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
    bool has_failed;                /* a call ended with an error: no gradient was compared */
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

/* The gradients of the leaves; `flags` beside that of inputs without part in the results. */
static verdict differentiate(replay *self, gradients *of, uint32_t flags)
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
                                   .flags = TN_BACKWARD_UNUSED | flags};
    if (of->nroots == 0 || tn_grad(&call, of->got) == TN_OK)
        return PASSED;
    of->has_failed = true;
    return because(self, FAILED, "%s", tn_last_error());
}

/* Whether those results want gradients that PyTorch's did, where that was recorded. */
static verdict compare_wants(replay *self, const gradients *of)
{
    size_t i;
    const json_t *want;
    json_array_foreach(json_object_get(self->line, "requires_grad"), i, want)
    {
        if (i < of->nfound && tn_tensor_requires_grad(of->found[i]) != json_is_true(want))
            return because(self, FAILED, "result %zu %s a gradient", i,
                           json_is_true(want) ? "must want" : "wants");
    }
    return PASSED;
}

static verdict compare_gradients(replay *self, const gradients *of)
{
    verdict result = PASSED;
    const json_t *wanted = json_object_get(self->line, "grads");
    for (size_t i = 0; i < of->nleaves && result == PASSED; i++)
        result = compare_gradient(self, of->got[i], json_array_get(wanted, i), i);
    return result;
}

static verdict mark_leaves(replay *self, gradients *of)
{
    size_t i;
    const json_t *leaf;
    json_array_foreach(json_object_get(self->line, "wrt"), i, leaf)
    {
        of->leaves[of->nleaves] = self->inputs[json_integer_value(leaf)];
        if (tn_tensor_set_requires_grad(of->leaves[of->nleaves++], true) != TN_OK)
            return because(self, FAILED, "%s", tn_last_error());
    }
    return PASSED;
}

/* The call with leaves that want gradients. */
static verdict call_with_leaves(replay *self, gradients *of)
{
    verdict result = mark_leaves(self, of);
    if (result != PASSED ||
        tn_op_call(self->op, self->args, tn_op_schema(self->op)->nargs, self->outs, 8) == TN_OK)
        return result;
    of->has_failed = true;
    return because(self, FAILED, "%s", tn_last_error());
}

static verdict make_call(replay *self)
{
    verdict result = make_inputs(self);
    return result == PASSED ? make_arguments(self) : result;
}

static verdict run_gradients(replay *self, gradients *of)
{
    verdict result = make_call(self);
    if (result == PASSED)
        result = call_with_leaves(self, of);
    if (result == PASSED)
        result = differentiate(self, of, 0);
    if (result == PASSED)
        result = compare_wants(self, of);
    return result == PASSED ? compare_gradients(self, of) : result;
}

static void drop_gradients(gradients *of)
{
    for (size_t i = 0; i < of->nroots; i++)
        tn_tensor_release(of->given[i]);
    for (size_t i = 0; i < of->nleaves; i++)
        tn_tensor_release(of->got[i]);
}

/* ---- in place ---- */

/* X_.Y of X.Y, which writes its result into its first argument; NULL if there is none. */
static const tn_op *in_place_of(const tn_op *op)
{
    char name[96];
    const tn_op *found = NULL;
    size_t base = strcspn(op->name.text, ".");
    int length =
        snprintf(name, sizeof name, "%.*s_%s", (int)base, op->name.text, op->name.text + base);
    if (length >= (int)sizeof name || tn_op_find(name, &found) != TN_OK)
        return NULL;
    const tn_schema *here = tn_op_schema(op);
    const tn_schema *there = tn_op_schema(found);
    bool is_twin = here->nargs == there->nargs && there->nargs > 0 && there->nreturns == 1;
    for (size_t i = 0; i < here->nargs && is_twin; i++)
        is_twin = tni_text_equal(here->args[i].name, there->args[i].name);
    return is_twin ? found : NULL;
}

/* Whether the first argument has the form of the recorded result, and there is one result. */
static bool takes_its_result(const replay *self)
{
    const json_t *tensors = json_object_get(self->line, "tensors");
    const json_t *given = json_object_get(self->line, "grad_out");
    const json_t *number = json_object_get(json_array_get(given, 0), "t");
    if (json_array_size(given) != 1 || number == NULL || self->args[0].kind != TN_KIND_TENSOR ||
        self->args[0].as.tensor == NULL)
        return false;
    const tn_tensor *first = self->args[0].as.tensor;
    for (size_t i = 0; i < self->nnumbers; i++)
        if (first == self->numbers[i])
            return false;
    record result = record_of(json_array_get(tensors, (size_t)json_integer_value(number)));
    return (tn_dtype)first->dtype == result.dtype && first->rank == result.rank &&
           memcmp(first->sizes, result.sizes, (size_t)result.rank * sizeof *result.sizes) == 0;
}

/* Whether more than the geometry of the tensor that is given is changed. */
static bool is_seen_by_its_base(const tn_op *op)
{
    bool is_seen = true;
    for (size_t i = 0; i < op->ntags; i++)
        is_seen = is_seen && op->tags[i] != torch_tag_inplace_view();
    return is_seen;
}

/* A result of an operator of one tensor. */
static tn_tensor *made_by(const char *name, tn_tensor *of)
{
    const tn_op *op;
    const tn_value arg = tn_value_tensor(of);
    tn_value made = {.kind = TN_KIND_NONE};
    assert_int_equal(tn_op_find(name, &op), TN_OK);
    assert_int_equal(tn_op_call(op, &arg, 1, &made, 1), TN_OK);
    return made.as.tensor;
}

/*
 * The in-place twin writes into a copy of the leaf, through a view of it if `is_view`: the copy has
 * the gradients that were recorded for the result.
 */
static verdict run_in_place(replay *self, gradients *of, bool is_view)
{
    verdict result = make_call(self);
    if (result == PASSED && is_view && !is_seen_by_its_base(self->op))
        result = because(self, SKIPPED, "the base is not written");
    if (result == PASSED && !takes_its_result(self))
        result = because(self, SKIPPED, "the result has another form");
    if (result == PASSED)
        result = mark_leaves(self, of);
    if (result != PASSED)
        return result;
    tn_tensor *copy = made_by("aten::clone", self->args[0].as.tensor);
    tn_tensor *view = is_view ? made_by("aten::alias", copy) : tn_tensor_retain(copy);
    const tn_value first = self->args[0];
    self->args[0] = tn_value_tensor(view);
    if (tn_op_call(self->op, self->args, tn_op_schema(self->op)->nargs, self->outs, 8) != TN_OK) {
        of->has_failed = true;
        result = because(self, FAILED, "%s", tn_last_error());
    }
    self->args[0] = first;
    tn_tensor_release(view);
    tn_value_release(&self->outs[0]);
    self->outs[0] = tn_value_tensor(copy);
    if (result == PASSED)
        result = differentiate(self, of, 0);
    return result == PASSED ? compare_gradients(self, of) : result;
}

/* ---- second gradients ---- */

/* Leaves with more elements than these together are not tried. */
#define MOST_ELEMENTS 400

/* Leaves that cannot be moved in every direction. */
static const struct {
    const char *name; /* the operator */
    size_t leaf;      /* which one */
    freedom freedom;  /* how it is moved */
} restricted[] = {
    {"aten::cholesky", 0, MOVED_SYMMETRICALLY},
    {"aten::cholesky_inverse", 0, MOVED_WITHOUT_ZEROS},
    {"aten::cholesky_solve", 1, MOVED_WITHOUT_ZEROS},
    {"aten::linalg_cholesky", 0, MOVED_SYMMETRICALLY},
    {"aten::linalg_cholesky_ex", 0, MOVED_SYMMETRICALLY},
    {"aten::linalg_eigh", 0, MOVED_SYMMETRICALLY},
    {"aten::linalg_eigvalsh", 0, MOVED_SYMMETRICALLY},
    {"aten::linalg_pinv.atol_rtol_tensor", 0, MOVED_SYMMETRICALLY},
    {"aten::cosine_embedding_loss", 2, NOT_MOVED}, /* targets: 1 or -1 */
    {"aten::hinge_embedding_loss", 1, NOT_MOVED},
};

static freedom freedom_of(const tn_op *op, size_t leaf)
{
    for (size_t i = 0; i < TN_LEN(restricted); i++)
        if (restricted[i].leaf == leaf && strcmp(restricted[i].name, op->name.text) == 0)
            return restricted[i].freedom;
    return MOVED_FREELY;
}

/* Why slopes of a case are not compared; NULL if they are. */
static const char *why_not_tried(const json_t *line)
{
    size_t i;
    const json_t *leaf;
    int64_t elements = 0;
    const char *source = json_string_value(json_object_get(line, "via"));
    if (source != NULL && strstr(source, "subgradients") != NULL)
        return "it is not smooth there";
    json_array_foreach(json_object_get(line, "wrt"), i, leaf)
    {
        const json_t *tensors = json_object_get(line, "tensors");
        record seen = record_of(json_array_get(tensors, (size_t)json_integer_value(leaf)));
        int64_t count = 1;
        for (int64_t d = 0; d < seen.rank; d++)
            count *= seen.sizes[d];
        elements += count;
        if ((seen.dtype != TN_DTYPE_F64 && seen.dtype != TN_DTYPE_C128) || seen.bits != 0)
            return "a leaf is not of double precision, or has lazy bits";
    }
    return elements <= MOST_ELEMENTS ? NULL : "the leaves have many elements";
}

/* Puts the inputs of the function in the places of the leaves. */
static void replace_leaves(replay *self, tn_tensor *const *inputs)
{
    size_t i;
    const json_t *leaf;
    json_array_foreach(json_object_get(self->line, "wrt"), i, leaf)
    {
        tn_tensor **place = &self->inputs[json_integer_value(leaf)];
        tn_tensor_release(*place);
        *place = tn_tensor_retain(inputs[i]);
    }
}

/* The results that have a recorded gradient. */
static void keep_results(const replay *self, function_results *out)
{
    size_t i;
    const json_t *given;
    gradients of = {.nfound = 0};
    for (size_t k = 0; k < 8; k++)
        find_tensors(&self->outs[k], &of);
    json_array_foreach(json_object_get(self->line, "grad_out"), i, given)
    {
        bool counts = !json_is_null(given) && i < of.nfound &&
                      (of.found[i]->dtype == TN_DTYPE_F64 || of.found[i]->dtype == TN_DTYPE_C128);
        out->items[out->count++] = counts ? tn_tensor_retain(of.found[i]) : NULL;
    }
}

/* The recorded call, `context`, as a function of its leaves. */
static tn_status call_recorded(const void *context, tn_tensor *const *inputs, function_results *out)
{
    const replay *like = context;
    replay self = {.op = like->op, .line = like->line};
    bool is_made = make_inputs(&self) == PASSED;
    if (is_made)
        replace_leaves(&self, inputs);
    is_made = is_made && make_arguments(&self) == PASSED;
    tn_status status =
        is_made ? tn_op_call(self.op, self.args, tn_op_schema(self.op)->nargs, self.outs, 8)
                : tni_fail(TN_ERR_VALUE, "%s", self.why);
    if (status == TN_OK)
        keep_results(&self, out);
    drop_case(&self);
    return status;
}

/* Recorded matrices that must be Hermitian are not always so: their Hermitian part is used. */
static void find_leaves(replay *self, tensor_function *out)
{
    size_t i;
    const json_t *leaf;
    *out = (tensor_function){.call = call_recorded, .context = self};
    json_array_foreach(json_object_get(self->line, "wrt"), i, leaf)
    {
        tn_tensor **input = &self->inputs[json_integer_value(leaf)];
        out->freedom[out->ninputs] = freedom_of(self->op, i);
        if (out->freedom[out->ninputs] == MOVED_SYMMETRICALLY) {
            tn_tensor *recorded = *input;
            *input = symmetric_part(recorded);
            tn_tensor_release(recorded);
        }
        out->inputs[out->ninputs++] = *input;
    }
}

/*
 * A slope that was computed against that of differences; nothing is told where one of them is no
 * number, and where the way is not there, which `missing` in its message says.
 */
static verdict judge_slope(replay *self, const tensor_function *function,
                           tn_status (*way)(const tensor_function *function, double *out),
                           const char *missing)
{
    double slope, wanted;
    if (way(function, &slope) != TN_OK)
        return because(self, strstr(tn_last_error(), missing) != NULL ? SKIPPED : FAILED, "%s",
                       tn_last_error());
    if (slope_by_differences(function, &wanted) != TN_OK)
        return because(self, FAILED, "%s", tn_last_error());
    if (!isfinite(slope) || !isfinite(wanted))
        return because(self, SKIPPED, "a slope is not finite");
    if (fabs(slope - wanted) <= 1e-4 * (1 + fabs(wanted)))
        return PASSED;
    return because(self, FAILED, "%.9g, differences %.9g", slope, wanted);
}

/* Second gradients along a direction against differences of first ones. */
static verdict run_second(replay *self)
{
    tensor_function function;
    gradient_function first;
    verdict result = make_inputs(self);
    if (result != PASSED)
        return result;
    find_leaves(self, &function);
    if (gradient_function_make(&function, &first) != TN_OK)
        result = because(self, FAILED, "%s", tn_last_error());
    else
        result = judge_slope(self, &first.function, slope_by_gradients, "not implemented");
    gradient_function_drop(&first);
    return result;
}

/* Tangents along a direction against differences of results. */
static verdict run_tangents(replay *self)
{
    tensor_function function;
    verdict result = make_inputs(self);
    if (result != PASSED)
        return result;
    find_leaves(self, &function);
    return judge_slope(self, &function, slope_by_tangents, "does not support it");
}

/* ---- all cases ---- */

/* What became of the cases that did not pass. */
typedef struct outcomes {
    size_t unserved;  /* their operators are not there */
    size_t wrong;     /* a value, or which gradients there are, is not what PyTorch gives */
    size_t known;     /* of OTHERWISE: not counted among the wrong ones */
    size_t refused;   /* the message says what is not implemented */
    size_t broken;    /* a call ended with another error */
    size_t not_tried; /* skipped */
} outcomes;

/* PyTorch's gradients of this one are not what differences give, and Tenon's are. */
#define OTHERWISE     "aten::as_strided_scatter"
#define OTHERWISE_WHY "PyTorch's gradient is not what differences give (docs/autograd.md)"

static void count_failure(outcomes *all, replay *self, const gradients *of)
{
    bool is_known = strcmp(self->op->name.text, OTHERWISE) == 0;
    const char *id = json_string_value(json_object_get(self->line, "id"));
    bool is_refused = of->has_failed && strstr(self->why, "not implemented") != NULL;
    all->refused += is_refused;
    all->broken += of->has_failed && !is_refused;
    all->known += !of->has_failed && is_known;
    all->wrong += !of->has_failed && !is_known;
    if (replay_is_verbose || (!of->has_failed && !is_known))
        printf("    %s %s %s: %s\n",
               is_refused       ? "REFUSED"
               : of->has_failed ? "FAILED"
               : is_known       ? "KNOWN"
                                : "WRONG",
               id, self->op->name.text, self->why);
    if (is_known && !of->has_failed)
        because(self, FAILED, OTHERWISE_WHY);
}

static void print_failures(const char *level, const outcomes *all)
{
    printf("%s: %zu passed, %zu wrong, %zu known to be otherwise, %zu refused by name, %zu failed, "
           "%zu not tried; %zu of operators not served\n",
           level, tally_total(level, PASSED), all->wrong, all->known, all->refused, all->broken,
           all->not_tried, all->unserved);
}

/* How a verdict counts; what it came from is dropped. */
static void end_case(outcomes *all, const char *level, replay *self, gradients *of, verdict result)
{
    if (result == FAILED)
        count_failure(all, self, of);
    all->not_tried += result == SKIPPED;
    tally_count(level, self->op->name.text, result, self->why);
    drop_gradients(of);
    drop_case(self);
}

static void look_at(void *context, const char *text)
{
    outcomes *all = context;
    char name[96];
    gradients of = {.nfound = 0};
    replay self = {.op = NULL};
    corpus_read_name(text, name);
    if (name[0] == '\0')
        return;
    if (tn_op_find(name, &self.op) != TN_OK) {
        all->unserved++;
        return;
    }
    json_t *line = json_loads(text, 0, NULL);
    assert_non_null(line);
    self.line = line;
    end_case(all, LEVEL, &self, &of, run_gradients(&self, &of));
    json_decref(line);
}

static void operators_give_the_recorded_gradients(void **state)
{
    (void)state;
    outcomes all = {0};
    assert_true(corpus_each(folder, FILE_OF_CASES, look_at, &all));
    print_failures(LEVEL, &all);
    assert_true(tally_total(LEVEL, PASSED) > 9 * tally_total(LEVEL, FAILED));
    assert_int_equal(all.wrong, 0);
}

static void look_in_place(void *context, const char *text)
{
    outcomes *all = context;
    char name[96];
    const tn_op *op;
    corpus_read_name(text, name);
    if (name[0] == '\0' || tn_op_find(name, &op) != TN_OK)
        return;
    const tn_op *twin = in_place_of(op);
    json_t *line = twin != NULL ? json_loads(text, 0, NULL) : NULL;
    for (size_t i = 0; i < 2 && line != NULL; i++) {
        gradients of = {.nfound = 0};
        replay self = {.op = twin, .line = line};
        end_case(all, IN_PLACE, &self, &of, run_in_place(&self, &of, i > 0));
    }
    json_decref(line);
}

static void in_place_operators_give_them_too(void **state)
{
    (void)state;
    outcomes all = {0};
    assert_true(corpus_each(folder, FILE_OF_CASES, look_in_place, &all));
    print_failures(IN_PLACE, &all);
    assert_true(tally_total(IN_PLACE, PASSED) > 0);
    assert_int_equal(all.wrong, 0);
}

/* Another way to look at all cases. */
typedef struct look {
    const char *level;            /* in the ratchet */
    verdict (*run)(replay *self); /* judges a case */
} look;

static void look_at_slopes(void *context, const char *text)
{
    const look *way = context;
    char name[96];
    replay self = {.op = NULL};
    corpus_read_name(text, name);
    if (name[0] == '\0' || tn_op_find(name, &self.op) != TN_OK)
        return;
    json_t *line = json_loads(text, 0, NULL);
    assert_non_null(line);
    self.line = line;
    const char *why_not = why_not_tried(line);
    verdict result = why_not == NULL ? way->run(&self) : because(&self, SKIPPED, "%s", why_not);
    drop_case(&self);
    if (result == FAILED && replay_is_verbose)
        printf("    FAILED %s: %s\n", json_string_value(json_object_get(line, "id")), self.why);
    tally_count(way->level, self.op->name.text, result, self.why);
    json_decref(line);
}

static void compare_slopes(look way)
{
    assert_true(corpus_each(folder, FILE_OF_CASES, look_at_slopes, &way));
    size_t passed = tally_total(way.level, PASSED);
    size_t failed = tally_total(way.level, FAILED);
    printf("%s: %zu passed, %zu failed, %zu skipped\n", way.level, passed, failed,
           tally_total(way.level, SKIPPED));
    assert_true(passed > 0);
    assert_int_equal(failed, 0);
}

static void second_gradients_are_what_differences_give(void **state)
{
    (void)state;
    compare_slopes((look){"second", run_second});
}

static void tangents_are_what_differences_give(void **state)
{
    (void)state;
    compare_slopes((look){"tangent", run_tangents});
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
        cmocka_unit_test(in_place_operators_give_them_too),
        cmocka_unit_test(second_gradients_are_what_differences_give),
        cmocka_unit_test(tangents_are_what_differences_give),
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
