/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Composite operators do what composites may do, and no more (checked_call.h).
 *
 * Every operator with a CompositeImplicitAutograd kernel is called as recorded, where its inputs
 * are float32, with each choice of its tensors wrapped; the results must be those that were
 * recorded. Choices in which a plain tensor would be written by what wrappers hold are not made.
 * Whoever reads numbers because its result depends on them stands in `readers`.
 *
 * With TENON_COMPLIANCE=every the corpus is one that has a call of each such operator, whatever the
 * dtypes (data/composites); one without a call that was made is a failure by its name.
 */
#include "checked_call.h"
#include "replay.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>
#include <tenon/library.h>

/* Exit status that ctest counts as skipped. */
#define EXIT_SKIPPED 77

/* With more tensors than this, all are wrapped, and each alone. */
#define MOST_CHOSEN 10

static const char *folder; /* the corpus */
static bool is_every;      /* each composite has to have a call there */

/*
 * Operators that are left out: those whose results have sizes, or views places, that a tensor's
 * numbers say, and those that refuse numbers, as PyTorch's do, which take items as well. What is
 * left out for another reason says it.
 */
static const char *const readers[] = {
    "aten::cov",
    "aten::gru.data", /* the number of sequences at each step */
    "aten::is_nonzero",
    "aten::istft", /* whether the window's sum is zero somewhere */
    "aten::item",
    "aten::lstm.data",
    "aten::nanquantile",
    "aten::nanquantile.scalar",
    "aten::narrow.Tensor",
    "aten::one_hot", /* the largest class */
    "aten::quantile",
    "aten::quantile.scalar",
    "aten::rnn_relu.data",
    "aten::rnn_tanh.data",
    "aten::set_.source_Tensor_storage_offset", /* not so: it is there to change the form */
    "aten::tensor_split.tensor_indices_or_sections",
    "aten::_version", /* not so: a wrapper has a history of its own */
    "aten::retain_grad",
};

/* ---- recorded calls ---- */

static bool is_reader(const tn_op *op)
{
    for (size_t i = 0; i < TN_LEN(readers); i++)
        if (strcmp(op->name.text, readers[i]) == 0)
            return true;
    return false;
}

/* Whether some input is float32 and none of another floating or complex dtype. */
static bool has_single_inputs(const json_t *line)
{
    bool is_single = false;
    json_t *tensors = json_object_get(line, "tensors");
    size_t nin = (size_t)json_integer_value(json_object_get(line, "nin"));
    for (size_t i = 0; i < nin; i++) {
        record seen = record_of(json_array_get(tensors, i));
        if (seen.dtype == TN_DTYPE_UNDEFINED)
            return false;
        is_single |= seen.dtype == TN_DTYPE_F32;
        if (seen.dtype != TN_DTYPE_F32 &&
            (tni_dtypes[seen.dtype].traits & (TNI_DTYPE_FLOATING | TNI_DTYPE_COMPLEX)) != 0)
            return false;
    }
    return is_single;
}

static verdict wrap_inputs(replay *self, uint64_t choice)
{
    for (size_t i = 0; i < self->nin; i++) {
        tn_tensor *wrapper;
        if ((choice >> i & 1) == 0)
            continue;
        if (checker_wrap(self->inputs[i], &wrapper) != TN_OK)
            return because(self, FAILED, "%s", tn_last_error());
        tn_tensor_release(self->inputs[i]);
        self->inputs[i] = wrapper;
    }
    return PASSED;
}

static void unwrap_all(replay *self)
{
    for (size_t i = 0; i < TN_LEN(self->outs); i++) {
        checker_unwrap(&self->outs[i]);
        if (self->outs[i].kind == TN_KIND_DTYPE) /* a number in a corpus */
            self->outs[i] = tn_value_int(self->outs[i].as.integer);
    }
    for (size_t i = 0; i < self->nin; i++) {
        tn_value value = tn_value_tensor(self->inputs[i]);
        checker_unwrap(&value);
        self->inputs[i] = value.as.tensor;
    }
}

static verdict run_choice(replay *self, uint64_t choice)
{
    verdict result = make_inputs(self);
    if (result == PASSED)
        result = wrap_inputs(self, choice);
    if (result == PASSED)
        result = make_arguments(self);
    if (result != PASSED)
        return result;
    tn_status status =
        checker_call(self->op, self->args, tn_op_schema(self->op)->nargs, self->outs, 8);
    unwrap_all(self);
    if (status != TN_OK && strncmp(checker_found(), "in place", 8) == 0 &&
        tn_op_schema(self->op)->is_mutable)
        return because(self, SKIPPED, "a plain tensor would be written");
    if (status != TN_OK)
        return because(self, FAILED, "%s", tn_last_error());
    if (has_gauge(self))
        return compare_gauge(self);
    result = compare_results(self);
    return result == PASSED ? compare_inputs(self) : result;
}

/* Counts of choices by how they ended, and operators that were called. */
typedef struct totals {
    size_t count[3];    /* by verdict */
    size_t operators;   /* with at least one call */
    const tn_op **made; /* of every operator: those with a choice that passed */
    size_t nmade;       /* how many */
} totals;

static void remember(totals *all, const tn_op *op)
{
    const tn_op **grown = realloc(all->made, (all->nmade + 1) * sizeof *grown);
    assert_non_null(grown);
    all->made = grown;
    all->made[all->nmade++] = op;
}

/* `context` are totals: counts an operator that nobody called as a failure. */
static bool miss(void *context, const tn_op *op)
{
    totals *all = context;
    if (tn_op_schema(op) == NULL || !checker_is_composite(op) || checker_has_out(op) ||
        is_reader(op))
        return true;
    for (size_t i = 0; i < all->nmade; i++)
        if (all->made[i] == op)
            return true;
    printf("    FAILED %s: no call of it was made\n", tn_op_name(op));
    all->count[FAILED]++;
    return true;
}

static void run_choices(const json_t *line, const tn_op *op, totals *all)
{
    size_t nin = (size_t)json_integer_value(json_object_get(line, "nin"));
    if (nin > MAX_TENSORS)
        return;
    bool is_long = nin > MOST_CHOSEN;
    uint64_t last = (UINT64_C(1) << nin) - 1;
    size_t choices = is_long ? nin + 1 : nin == 0 ? 1 : (size_t)last;
    bool has_passed = false;
    for (size_t i = 0; i < choices; i++) {
        uint64_t choice = !is_long ? i + 1 : i < nin ? UINT64_C(1) << i : last;
        replay self = {.line = line, .op = op};
        verdict result = run_choice(&self, choice);
        if (result == FAILED)
            printf("    FAILED %s, wrapped %llx: %s\n",
                   json_string_value(json_object_get(line, "id")), (unsigned long long)choice,
                   self.why);
        drop_case(&self);
        all->count[result]++;
        has_passed |= result == PASSED;
    }
    if (has_passed && is_every)
        remember(all, op);
}

/* The operator of a line if it is to be checked; else NULL. */
static const tn_op *find_composite(const json_t *line)
{
    const tn_op *op;
    const char *name = json_string_value(json_object_get(line, "op"));
    if (name == NULL || strncmp(name, "aten::", 6) != 0 || tn_op_find(name, &op) != TN_OK ||
        tn_op_schema(op) == NULL)
        return NULL;
    bool is_checked = checker_is_composite(op) && !checker_has_out(op) && !is_reader(op) &&
                      (is_every || has_single_inputs(line));
    return is_checked ? op : NULL;
}

/* `context` are totals. */
static void look_at(void *context, const char *text)
{
    static const tn_op *previous;
    totals *all = context;
    json_t *line = json_loads(text, 0, NULL);
    assert_non_null(line);
    const tn_op *op = find_composite(line);
    if (op != NULL) {
        all->operators += op != previous;
        previous = op;
        run_choices(line, op, all);
    }
    json_decref(line);
}

static void composites_keep_the_rules_whichever_tensors_are_wrapped(void **state)
{
    totals all = {0};
    (void)state;
    assert_true(corpus_each(folder, "composite", look_at, &all));
    if (is_every)
        assert_int_equal(tn_op_list("aten::*", miss, &all), TN_OK);
    free(all.made);
    printf("compliance: %zu operators, %zu choices passed, %zu failed, %zu not made\n",
           all.operators, all.count[PASSED], all.count[FAILED], all.count[SKIPPED]);
    assert_true(all.operators > 0);
    assert_int_equal(all.count[FAILED], 0);
}

/* ---- planted violations ---- */

/* Calls an operator of one tensor result with these ivalues, and returns what it returns. */
static tn_status call(const char *name, const StableIValue *args, StableIValue *outs)
{
    const tn_op *op;
    TN_TRY(tn_op_find(name, &op));
    return tni_dispatch(op, args, outs);
}

/* alias(self): what all of these return when they are done. */
static tn_status keep_rules(const tn_call *self, const StableIValue *args, StableIValue *outs)
{
    (void)self;
    return call("aten::alias", args, outs);
}

static tn_status resize_it(const tn_call *self, const StableIValue *args, StableIValue *outs)
{
    int64_t sizes[1] = {1};
    tni_list list = {(StableIValue *)(uintptr_t)sizes, 1, 0};
    const StableIValue given[3] = {args[0], (StableIValue)(uintptr_t)&list, 0};
    (void)self;
    return call("aten::resize_", given, outs);
}

static tn_status call_out(const tn_call *self, const StableIValue *args, StableIValue *outs)
{
    (void)self;
    const StableIValue given[2] = {args[0], args[0]};
    return call("aten::neg.out", given, outs);
}

static tn_status change_form(const tn_call *self, const StableIValue *args, StableIValue *outs)
{
    int64_t sizes[1] = {1};
    (void)self;
    TN_TRY(call("aten::alias", args, outs));
    return tni_tensor_set_geometry(tni_boxed_tensor(*outs), 1, sizes, NULL, 0);
}

static tn_status read_data(const tn_call *self, const StableIValue *args, StableIValue *outs)
{
    const volatile float *data = tn_tensor_data(tni_boxed_tensor(args[0]));
    (void)self;
    if (data[0] > 0)
        return call("aten::alias", args, outs);
    return call("aten::neg", args, outs);
}

static tn_status take_item(const tn_call *self, const StableIValue *args, StableIValue *outs)
{
    StableIValue number;
    (void)self;
    TN_TRY(call("aten::item", args, &number));
    tni_scalar_free((tni_scalar *)(uintptr_t)number);
    return call("aten::alias", args, outs);
}

/* What the operator below made: the checker leaves it by a jump, so that the test drops it. */
static StableIValue made;

/* What a factory makes is watched like what is given. */
static tn_status read_own_data(const tn_call *self, const StableIValue *args, StableIValue *outs)
{
    tni_list none = {NULL, 0, 0};
    const StableIValue given[6] = {(StableIValue)(uintptr_t)&none, 0, 0, 0, 0, 0};
    (void)self;
    TN_TRY(call("aten::empty.memory_format", given, &made));
    const volatile float *data = tn_tensor_data(tni_boxed_tensor(made));
    bool is_positive = data[0] > 0;
    return call(is_positive ? "aten::alias" : "aten::neg", args, outs);
}

/* A composite operator of a tensor, and how what it does is told; "" for nothing. */
static const struct planted {
    const char *name;  /* of namespace planted */
    tn_kernel kernel;  /* its one kernel, composite */
    const char *finds; /* what the checker's text begins with */
} plants[] = {
    {"keep_rules", keep_rules, ""},
    {"resize_it", resize_it, "resize: "},
    {"call_out", call_out, "out: "},
    {"change_form", change_form, "metadata: "},
    {"read_data", read_data, "data: "},
    {"take_item", take_item, "item: "},
    {"read_own_data", read_own_data, "data: "},
};

static void check_plant(tn_library *library, const struct planted *plant)
{
    char text[64];
    const tn_op *op;
    tn_tensor *inner;
    tn_tensor *wrapper;
    tn_value out = {0};
    snprintf(text, sizeof text, "%s(Tensor self) -> Tensor", plant->name);
    assert_int_equal(tn_library_define(library, text, NULL, 0), TN_OK);
    assert_int_equal(tn_library_impl(library, plant->name, NULL, NULL, plant->kernel, NULL), TN_OK);
    snprintf(text, sizeof text, "planted::%s", plant->name);
    assert_int_equal(tn_op_find(text, &op), TN_OK);
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 0, NULL, NULL, TN_CPU, &inner), TN_OK);
    assert_int_equal(checker_wrap(inner, &wrapper), TN_OK);
    tn_value arg = tn_value_tensor(wrapper);
    tn_status status = checker_call(op, &arg, 1, &out, 1);
    assert_int_equal(status == TN_OK, plant->finds[0] == '\0');
    assert_int_equal(strncmp(checker_found(), plant->finds, strlen(plant->finds)), 0);
    tn_value_release(&out);
    if (made != 0)
        tn_boxed_tensor_release(made);
    made = 0;
    tn_tensor_release(wrapper);
    tn_tensor_release(inner);
}

static void planted_violations_are_found(void **state)
{
    tn_library *library;
    (void)state;
    assert_int_equal(tn_library_new(TN_LIBRARY_DEF, "planted", NULL, __FILE__, __LINE__, &library),
                     TN_OK);
    for (size_t i = 0; i < TN_LEN(plants); i++)
        check_plant(library, &plants[i]);
    tn_library_free(library);
}

static int begin(void **state)
{
    (void)state;
    return checker_begin() == TN_OK ? 0 : -1;
}

static int end(void **state)
{
    (void)state;
    checker_end();
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(planted_violations_are_found),
        cmocka_unit_test(composites_keep_the_rules_whichever_tensors_are_wrapped),
    };
    const char *which = getenv("TENON_COMPLIANCE");
    is_every = which != NULL && strcmp(which, "every") == 0;
    folder = open_corpus();
    if (folder == NULL)
        return EXIT_SKIPPED;
    int failures = cmocka_run_group_tests(tests, begin, end);
    free(replay_blobs);
    return failures;
}
