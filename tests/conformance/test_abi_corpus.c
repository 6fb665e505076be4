/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Recorded calls through the functions of the ABI that stand for operators.
 *
 * A kernel of a mode that this thread includes takes each call of such an operator, and calls the
 * function with what it got; the function calls the operator again, now without the mode. So the
 * function's arguments and results go through the same comparison as the operator's. Where a Scalar
 * becomes a double on the way, another result or a refusal is no fault, as long as some call
 * succeeds.
 */
#include "replay.h"
#include "shim_calls.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "shim_calls.inc"

/* Exit status that ctest counts as skipped. */
#define EXIT_SKIPPED 77

static const char *folder;    /* the corpus */
static shim_row *current;     /* the function that stands for the operator being called */
static tni_local_keys normal; /* the thread's keys without the mode */
static tni_local_keys mode;   /* and with it */

/* What an operator hands back of its arguments: the one with the same alias mark. */
static tn_status hand_back(const tn_schema *schema, const tni_arg *result, const StableIValue *args,
                           StableIValue *out)
{
    const tni_alias *wanted = tni_type_alias(result->type);
    for (size_t i = 0; i < schema->nargs; i++) {
        const tni_alias *alias = tni_type_alias(schema->args[i].type);
        tni_handle *handle;
        if (alias == NULL || !alias->is_write ||
            strcmp(alias->before[0].data, wanted->before[0].data) != 0)
            continue;
        TN_TRY(tni_handle_dup((const tni_handle *)(uintptr_t)args[i], &handle));
        *out = tni_box_pointer(handle);
        return TN_OK;
    }
    return tni_fail(TN_ERR_RUNTIME, "no argument is '%s'", wanted->before[0].data);
}

static tn_status call_through(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    shim_memory memory[32];
    const tn_schema *schema = call->signature->schema;
    tni_local_keys_set(normal);
    AOTITorchError failed = current->call(args, outs, memory);
    tni_local_keys_set(mode);
    if (failed != AOTI_TORCH_SUCCESS)
        return tn_last_status() != TN_OK ? tn_last_status() : TN_ERR_RUNTIME;
    current->success++;
    for (size_t i = 0; i < schema->nreturns; i++) {
        const tni_alias *alias = tni_type_alias(schema->returns[i].type);
        if (alias != NULL && alias->is_write)
            TN_TRY(hand_back(schema, &schema->returns[i], args, &outs[i]));
    }
    return TN_OK;
}

static tni_kernel kernels[TN_LEN(shim_rows)];

/* One kernel per operator, as if a library had registered it. */
static int register_kernels(void **state)
{
    tni_key key;
    (void)state;
    assert_int_equal(tni_key_parse("TESTING_ONLY_GenericMode", &key), TN_OK);
    for (size_t i = 0; i < TN_LEN(shim_rows); i++) {
        const tn_op *op;
        assert_int_equal(tn_op_find(shim_rows[i].name, &op), TN_OK);
        if (i > 0 && strcmp(shim_rows[i].name, shim_rows[i - 1].name) == 0)
            continue;
        kernels[i] = (tni_kernel){.function = call_through, .key = key, .origin = "test"};
        tni_registry_lock();
        tni_op_add_kernel((tn_op *)(uintptr_t)op, &kernels[i]);
        tni_registry_unlock();
    }
    normal = mode = tni_local_keys_get();
    mode.included |= tni_keyset_of(key);
    return 0;
}

static void replay_line(const char *text, shim_row *row)
{
    const tn_op *op;
    json_t *line = json_loads(text, 0, NULL);
    replay self = {.line = line};
    assert_int_equal(tn_op_find(row->name, &op), TN_OK);
    self.op = op;
    current = row;
    tni_local_keys_set(mode);
    verdict result = run_case(&self);
    tni_local_keys_set(normal);
    if (result == FAILED && row->is_exact)
        fail_msg("%s, %s: %s", row->function, json_string_value(json_object_get(line, "id")),
                 self.why);
    drop_case(&self);
    json_decref(line);
}

static void look_at(void *context, const char *text)
{
    char name[96];
    (void)context;
    corpus_read_name(text, name);
    for (size_t i = 0; i < TN_LEN(shim_rows); i++)
        if (strcmp(shim_rows[i].name, name) == 0)
            replay_line(text, &shim_rows[i]);
}

static void functions_give_what_their_operators_give(void **state)
{
    (void)state;
    assert_true(corpus_each(folder, "kernel", look_at, NULL));
    assert_true(corpus_each(folder, "composite", look_at, NULL));
}

/* A function of which no call was recorded has its test in test_abi_operators. */
static void recorded_functions_succeed(void **state)
{
    size_t missing = 0;
    (void)state;
    for (size_t i = 0; i < TN_LEN(shim_rows); i++) {
        if (shim_rows[i].success > 0)
            continue;
        printf("    no recorded call of %s succeeds through %s\n", shim_rows[i].name,
               shim_rows[i].function);
        missing++;
    }
    printf("%zu of %zu functions replayed\n", TN_LEN(shim_rows) - missing, TN_LEN(shim_rows));
    assert_true(missing < TN_LEN(shim_rows) / 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(functions_give_what_their_operators_give),
        cmocka_unit_test(recorded_functions_succeed),
    };
    folder = open_corpus();
    if (folder == NULL)
        return EXIT_SKIPPED;
    int failures = cmocka_run_group_tests(tests, register_kernels, NULL);
    free(replay_blobs);
    return failures;
}
