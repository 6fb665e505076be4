/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Loading, running, saving and freeing a program with its nth allocation or write failing, for
 * every n: it fails with a message, the file that it would have replaced is as it was, and the next
 * round works. Allocations of jansson are left out: where it lacks memory for a letter of a text
 * with escapes, an assertion of its own ends the process.
 */
#include "op_fixture.h"

#include "program/programs.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include <tenon/experimental/explain.h>
#include <tenon/library.h>
#include <tenon/program.h>

/* More allocations than a round makes, and fewer. */
#define MAX_ALLOCATIONS 5000
#define MIN_ALLOCATIONS 50

/* More outputs than any of the programs has. */
#define MOST_OUTPUTS 9

/* A program and what it takes. */
typedef struct sample {
    const char *path;   /* of the archive */
    tn_value inputs[3]; /* borrowed */
    size_t ninputs;     /* how many */
    size_t noutputs;    /* results */
    bool is_saved;      /* a round saves it, too: the disk takes its time */
} sample;

/* Where programs are saved, and what is there before. */
static char saved[64];
static const char before[] = "what was there before";

static void put_old_file(void)
{
    FILE *file = fopen(saved, "w");
    assert_non_null(file);
    assert_true(fputs(before, file) >= 0);
    assert_int_equal(fclose(file), 0);
}

static bool is_old_file(void)
{
    char text[64] = {0};
    FILE *file = fopen(saved, "r");
    assert_non_null(file);
    assert_non_null(fgets(text, sizeof text, file));
    assert_int_equal(fclose(file), 0);
    return strcmp(text, before) == 0;
}

static tn_status ignore_print(void *context, const tn_program_printed *printed)
{
    (void)context;
    return printed->names != NULL ? TN_OK : TN_ERR_RUNTIME;
}

static tn_status round_trip(const sample *of)
{
    tn_program *program;
    tn_value outputs[MOST_OUTPUTS] = {{TN_KIND_NONE, {NULL}}};
    TN_TRY(tn_program_load(of->path, NULL, &program));
    tn_program *clone = NULL;
    tn_program_set_print_handler(program, ignore_print, NULL);
    tn_status status = tn_program_clone(program, &clone);
    if (status == TN_OK)
        status = tn_program_run(clone, of->inputs, of->ninputs, outputs, of->noutputs);
    if (status == TN_OK)
        status = tn_program_reset(program);
    for (size_t i = 0; i < MOST_OUTPUTS; i++)
        tn_value_release(&outputs[i]);
    if (status == TN_OK)
        status = tn_program_sample_inputs(program, outputs, of->ninputs);
    tn_program_about about = {.size = sizeof about};
    if (status == TN_OK)
        status = tn_program_describe(program, &about);
    tn_program_memory memory = {.size = sizeof memory};
    if (status == TN_OK && of->is_saved)
        status = tn_program_measure(program, &memory);
    if (status == TN_OK && of->is_saved)
        status = tn_program_save(program, saved);
    tn_program_free(program);
    tn_program_free(clone);
    for (size_t i = 0; i < MOST_OUTPUTS; i++)
        tn_value_release(&outputs[i]);
    return status;
}

/* ---- operators that the programs call (custom_operators.py) ---- */

/* Return the first argument as the first result, if there is one, and 1 as the second. */
static tn_status give_first(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    tn_value first;
    if (tn_op_num_returns(tn_call_op(call)) == 0)
        return TN_OK;
    TN_TRY(tn_call_arg(call, args, 0, &first));
    tn_status status = tn_call_return(call, outs, 0, &first);
    tn_value_release(&first);
    if (status == TN_OK && tn_op_num_returns(tn_call_op(call)) == 2)
        status = tn_call_return(call, outs, 1, &(tn_value){TN_KIND_INT, {.integer = 1}});
    return status;
}

static tn_library *define_operators(void)
{
    static const char *const schemas[] = {
        "scaled(Tensor x, float k=2.0) -> Tensor",
        "add_in(Tensor(a!) x, Tensor y) -> Tensor",
        "grow(Tensor(a!)[] xs, Tensor(b!)? z, float k=2.0) -> ()",
        "counted(Tensor x, int k=2, str label=\"region\") -> (Tensor, int)",
        "many(Tensor[] xs) -> Tensor[]",
        "noted(Tensor x) -> ()"};
    static const char *const names[] = {"scaled", "add_in", "grow", "counted", "many", "noted"};
    tn_library *library;
    assert_int_equal(tn_library_new(TN_LIBRARY_DEF, "programs", NULL, __FILE__, __LINE__, &library),
                     TN_OK);
    for (size_t i = 0; i < TN_LEN(schemas); i++) {
        assert_int_equal(tn_library_define(library, schemas[i], NULL, 0), TN_OK);
        assert_int_equal(tn_library_impl(library, names[i], "CPU", NULL, give_first, NULL), TN_OK);
    }
    return library;
}

/* ---- rounds ---- */

/* Let each allocation of a round fail. */
static void fail_each(const sample *of)
{
    uint64_t nth = 1;
    assert_int_equal(round_trip(of), TN_OK);
    for (bool is_hit = true; is_hit; nth++) {
        assert_true(nth < MAX_ALLOCATIONS);
        if (of->is_saved)
            put_old_file();
        tni_fault_arm(nth);
        tn_status status = round_trip(of);
        is_hit = tni_fault_arm(0) >= nth;
        assert_true(is_hit || status == TN_OK);
        if (of->is_saved)
            assert_int_equal(is_old_file(), status != TN_OK);
        bool is_write = status == TN_ERR_IO && strstr(tn_last_error(), "cannot be written");
        if (status != TN_OK && status != TN_ERR_MEMORY && !is_write)
            fail_msg("%s: allocation %llu fails with status %d: %s", of->path,
                     (unsigned long long)nth, status, tn_last_error());
    }
    assert_int_equal(round_trip(of), TN_OK);
    assert_true(nth > MIN_ALLOCATIONS);
}

/* No draft stays beside the file. */
static void check_folder(const char *folder)
{
    assert_int_equal(unlink(saved), 0);
    assert_int_equal(rmdir(folder), 0);
}

static void a_round_trip_survives_each_failing_allocation(void **state)
{
    (void)state;
    char folder[] = "fault_program-XXXXXX";
    assert_non_null(mkdtemp(folder));
    snprintf(saved, sizeof saved, "%s/saved.pt2", folder);
    tn_tensor *x = count_up(TN_DTYPE_F32, SIZES(4, 2));
    tn_tensor *y = count_up(TN_DTYPE_F32, SIZES(2, 3));
    tn_tensor *z = count_up(TN_DTYPE_F32, SIZES(4, 3));
    tn_tensor *empty = count_up(TN_DTYPE_F32, SIZES(0, 3));
    tn_tensor *rows = count_up(TN_DTYPE_F32, SIZES(6, 3));
    tn_tensor *columns = count_up(TN_DTYPE_F32, SIZES(13));
    tn_library *library = define_operators();
    tn_tensor *n = make(TN_DTYPE_I64, SCALAR, VALUES(2));
    const sample samples[] = {
        {PROGRAMS "/counting.pt2", {T(x)}, 1, 2, true},
        {PROGRAMS "/choosing.pt2", {T(y)}, 1, 1, true},
        {PROGRAMS "/looping.pt2", {T(y), T(n)}, 2, 2, false},
        {PROGRAMS "/asserting.pt2", {T(x), T(n)}, 2, 1, false},
        {PROGRAMS "/mapping.pt2", {T(y)}, 1, 2, false},
        {PROGRAMS "/scanning.pt2", {T(z)}, 1, 6, false},
        {PROGRAMS "/regions.pt2", {T(y)}, 1, 2, false},
        {PROGRAMS "/repeating.pt2", {T(y)}, 1, 1, false},
        {PROGRAMS "/guarded.pt2", {T(rows), T(columns), I(5)}, 3, 1, false},
        {PROGRAMS "/older_files.pt2", {T(x)}, 1, 2, true},
        {PROGRAMS "/older_folders.pt2", {T(y)}, 1, 1, true},
        {PROGRAMS "/casting.pt2", {T(y)}, 1, 9, false},
        {PROGRAMS "/functional.pt2", {T(z)}, 1, 3, false},
        {PROGRAMS "/functional_first.pt2", {T(z)}, 1, 4, false},
        {PROGRAMS "/printing.pt2", {T(y), I(3)}, 2, 1, false},
        {PROGRAMS "/effects.pt2", {T(y)}, 1, 1, false},
        {PROGRAMS "/vectorised.pt2", {T(z)}, 1, 4, false},
        {PROGRAMS "/vectorised.pt2", {T(empty)}, 1, 4, false},
    };
    for (size_t i = 0; i < TN_LEN(samples); i++)
        fail_each(&samples[i]);
    tn_tensor_release(x);
    tn_tensor_release(y);
    tn_tensor_release(z);
    tn_tensor_release(empty);
    tn_tensor_release(rows);
    tn_tensor_release(columns);
    tn_library_free(library);
    tn_tensor_release(n);
    check_folder(folder);
}

static bool count_node(void *context, const tn_profile_node *node)
{
    size_t *count = context;
    *count += node->name[0] != '\0' && node->target[0] != '\0';
    return true;
}

/* Nodes that there is no memory for are counted as lost. */
static void a_followed_run_survives_each_failing_allocation(void **state)
{
    tn_program *program;
    size_t nodes = 0, lost = 1;
    uint64_t nth = 1;
    (void)state;
    tn_tensor *y = count_up(TN_DTYPE_F32, SIZES(2, 3));
    assert_int_equal(tn_program_load(PROGRAMS "/choosing.pt2", NULL, &program), TN_OK);
    for (tn_status status = TN_ERR_MEMORY; status != TN_OK || lost > 0; nth++) {
        tn_value output = tn_value_none();
        assert_true(nth < MAX_ALLOCATIONS);
        nodes = 0;
        assert_int_equal(tn_profile_start(), TN_OK);
        tni_fault_arm(nth);
        status = tn_program_run(program, (tn_value[]){T(y)}, 1, &output, 1);
        tni_fault_arm(0);
        assert_true(status == TN_OK || status == TN_ERR_MEMORY);
        assert_int_equal(tn_profile_stop(), TN_OK);
        assert_int_equal(tn_profile_list_nodes(count_node, &nodes, &lost), TN_OK);
        tn_value_release(&output);
    }
    assert_int_equal(nodes, 8);
    tn_program_free(program);
    tn_tensor_release(y);
}

/* The first load that works registers the kernels of autocast, which later ones find. */
static void registering_survives_each_failing_allocation(void **state)
{
    tn_status status = TN_ERR_MEMORY;
    uint64_t nth = 1;
    (void)state;
    for (; status != TN_OK; nth++) {
        assert_true(nth < MAX_ALLOCATIONS);
        tni_fault_arm(nth);
        status = tni_autocast_prepare();
        tni_fault_arm(0);
        assert_true(status == TN_OK || status == TN_ERR_MEMORY);
    }
    assert_true(nth > MIN_ALLOCATIONS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(registering_survives_each_failing_allocation),
        cmocka_unit_test(a_followed_run_survives_each_failing_allocation),
        cmocka_unit_test(a_round_trip_survives_each_failing_allocation)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
