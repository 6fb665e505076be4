/* SPDX-License-Identifier: BSD-3-Clause */
/* Profiles, frames of failures, calls below a key with tagged values, returns all or none. */
#include "dispatch/dispatch_shared.h"
#include "op_fixture.h"

#include <tenon/experimental/explain.h>
#include <tenon/experimental/wrapping.h>
#include <tenon/library.h>

#include <stdlib.h>
#include <unistd.h>

/* What a visit saw of one operator. */
typedef struct seen_calls {
    const char *name; /* the operator */
    int calls;        /* of it */
    int all;          /* events */
    uint32_t depth;   /* of the last one */
    tn_status status; /* of the last one */
    char inputs[80];  /* of the last one */
} seen_calls;

static bool look(void *context, const tn_profile_event *event)
{
    seen_calls *seen = context;
    seen->all++;
    if (strcmp(tn_op_name(event->op), seen->name) != 0)
        return true;
    seen->calls++;
    seen->depth = event->depth;
    seen->status = event->status;
    snprintf(seen->inputs, sizeof seen->inputs, "%s", event->inputs);
    return true;
}

static tn_status status_of_call(const char *name, const tn_value *args, size_t count)
{
    const tn_op *op;
    tn_value out = NONE;
    assert_int_equal(tn_op_find(name, &op), TN_OK);
    tn_status status = tn_op_call(op, args, count, &out, 1);
    tn_value_release(&out);
    return status;
}

static seen_calls listed(const char *name)
{
    seen_calls seen = {.name = name};
    size_t lost = 1;
    assert_int_equal(tn_profile_list(look, &seen, &lost), TN_OK);
    assert_int_equal(lost, 0);
    return seen;
}

static void calls_are_seen_while_a_profile_runs_and_not_behind_it(void **state)
{
    (void)state;
    tn_tensor *a = count_up(TN_DTYPE_F32, SIZES(2, 3));
    tn_tensor *wrong = count_up(TN_DTYPE_F32, SIZES(5));
    assert_int_equal(status_of_call("aten::mul.Tensor", ARGS(T(a), T(a))), TN_OK);
    assert_int_equal(tn_profile_start(), TN_OK);
    assert_int_equal(tn_profile_start(), TN_ERR_RUNTIME);
    assert_int_equal(tn_profile_list(look, &(seen_calls){.name = ""}, NULL), TN_ERR_RUNTIME);
    assert_int_equal(status_of_call("aten::mul.Tensor", ARGS(T(a), T(a))), TN_OK);
    assert_int_equal(status_of_call("aten::reshape", ARGS(T(a), INTS(6))), TN_OK);
    assert_int_equal(status_of_call("aten::mul.Tensor", ARGS(T(a), T(wrong))), TN_ERR_RUNTIME);
    assert_int_equal(tn_profile_stop(), TN_OK);
    assert_int_equal(tn_profile_stop(), TN_ERR_RUNTIME);
    assert_int_equal(status_of_call("aten::mul.Tensor", ARGS(T(a), T(a))), TN_OK);
    seen_calls mul = listed("aten::mul.Tensor");
    assert_int_equal(mul.calls, 2);
    assert_int_equal(mul.status, TN_ERR_RUNTIME);
    assert_string_equal(mul.inputs, "float32[2, 3] float32[5]");
    assert_int_equal(listed("aten::view").depth, 1);
    assert_int_equal(listed("aten::reshape").depth, 0);
    tn_tensor_release(wrong);
    tn_tensor_release(a);
}

static void a_new_profile_drops_the_old_events(void **state)
{
    (void)state;
    assert_int_equal(tn_profile_start(), TN_OK);
    assert_int_equal(tn_profile_stop(), TN_OK);
    assert_int_equal(listed("aten::mul.Tensor").all, 0);
}

static void a_file_that_cannot_be_written_is_told(void **state)
{
    (void)state;
    char path[] = "/tmp/tenon-profile-XXXXXX";
    int file = mkstemp(path);
    assert_true(file >= 0);
    close(file);
    assert_int_equal(tn_profile_write(path), TN_OK);
    assert_int_equal(tn_profile_write("/nothing/here"), TN_ERR_IO);
    assert_int_equal(tn_profile_write(NULL), TN_ERR_VALUE);
    assert_int_equal(tn_profile_list(NULL, NULL, NULL), TN_ERR_VALUE);
    assert_int_equal(tn_profile_list_nodes(NULL, NULL, NULL), TN_ERR_VALUE);
    unlink(path);
}

static void frames_are_kept_when_they_are_asked_for(void **state)
{
    (void)state;
    tn_backtrace_enable(true);
    assert_int_equal(tn_fail(TN_ERR_VALUE, "on purpose"), TN_ERR_VALUE);
    assert_non_null(strstr(tn_last_backtrace(), "+0x"));
    tn_backtrace_enable(false);
    assert_int_equal(tn_fail(TN_ERR_VALUE, "again"), TN_ERR_VALUE);
    assert_string_equal(tn_last_backtrace(), "");
}

/* ---- kernels ---- */

/* Passes its call on with twice the number. */
static tn_status upper(const tn_call *running, const StableIValue *args, StableIValue *outs)
{
    tn_value out;
    const tn_value given[] = {tn_value_tensor(tn_boxed_tensor(args[0])),
                              tn_value_int(2 * (int64_t)args[1])};
    assert_string_equal(tn_call_key(running), "AutogradCPU");
    assert_int_equal(tn_call_redispatch_values(running, "Nothing", given, 2, &out, 1),
                     TN_ERR_RUNTIME);
    assert_int_equal(tn_call_redispatch_values(running, NULL, given, 2, &out, 0), TN_ERR_VALUE);
    TN_TRY(tn_call_redispatch_values(running, NULL, given, 2, &out, 1));
    tn_status status = tn_call_returns(running, outs, &out, 1);
    tn_value_release(&out);
    return status;
}

static tn_status lower(const tn_call *running, const StableIValue *args, StableIValue *outs)
{
    tn_value number = tn_value_int((int64_t)args[1] + 1);
    return tn_call_returns(running, outs, &number, 1);
}

/* The second return is not one of the schema's, so that the first has to be dropped again. */
static tn_status half_wrong(const tn_call *running, const StableIValue *args, StableIValue *outs)
{
    const tn_value values[] = {tn_value_tensor(tn_boxed_tensor(args[0])), S("no number")};
    assert_int_equal(tn_call_returns(running, outs, values, 1), TN_ERR_VALUE);
    return tn_call_returns(running, outs, values, 2);
}

static void a_call_goes_on_below_its_key_with_other_values(void **state)
{
    (void)state;
    const tn_op *op;
    tn_value out;
    tn_library *library;
    tn_tensor *a = count_up(TN_DTYPE_F32, SIZES(2));
    assert_int_equal(tn_library_new(TN_LIBRARY_DEF, "below", NULL, __FILE__, 1, &library), TN_OK);
    assert_int_equal(tn_library_define(library, "f(Tensor x, int n=1) -> int", NULL, 0), TN_OK);
    assert_int_equal(tn_library_impl(library, "f", "AutogradCPU", NULL, upper, NULL), TN_OK);
    assert_int_equal(tn_library_impl(library, "f", "CPU", NULL, lower, NULL), TN_OK);
    assert_int_equal(tn_op_find("below::f", &op), TN_OK);
    assert_int_equal(tn_op_call(op, ARGS(T(a), I(20)), &out, 1), TN_OK);
    assert_int_equal(out.as.integer, 41);
    assert_int_equal(tn_call_redispatch_values(NULL, NULL, NULL, 0, &out, 1), TN_ERR_VALUE);
    assert_string_equal(tn_call_key(NULL), "");
    tn_library_free(library);
    tn_tensor_release(a);
}

static void returns_are_written_all_or_none(void **state)
{
    (void)state;
    const tn_op *op;
    tn_value outs[2];
    tn_library *library;
    tn_tensor *a = count_up(TN_DTYPE_F32, SIZES(2));
    assert_int_equal(tn_library_new(TN_LIBRARY_DEF, "allornone", NULL, NULL, 0, &library), TN_OK);
    assert_int_equal(tn_library_define(library, "f(Tensor x) -> (Tensor, int)", NULL, 0), TN_OK);
    assert_int_equal(tn_library_impl(library, "f", "CPU", NULL, half_wrong, NULL), TN_OK);
    assert_int_equal(tn_op_find("allornone::f", &op), TN_OK);
    assert_int_equal(tn_op_call(op, ARGS(T(a)), outs, 2), TN_ERR_TYPE);
    assert_non_null(strstr(tn_last_error(), "allornone::f: return 1 is str, schema says int"));
    assert_int_equal(tn_call_returns(NULL, NULL, NULL, 0), TN_ERR_VALUE);
    tn_library_free(library);
    tn_tensor_release(a);
}

static bool stop_at_once(void *context, const tn_profile_event *event)
{
    (void)event;
    return ++*(int *)context < 1;
}

static void a_visitor_may_stop_and_a_full_disk_is_told(void **state)
{
    (void)state;
    int visits = 0;
    tn_tensor *a = count_up(TN_DTYPE_F32, SIZES(2));
    tn_tensor *wrong = count_up(TN_DTYPE_F32, SIZES(5));
    assert_int_equal(tn_profile_start(), TN_OK);
    assert_int_equal(tn_profile_list(stop_at_once, &visits, NULL), TN_ERR_RUNTIME);
    assert_int_equal(status_of_call("aten::mul.Tensor", ARGS(T(a), T(a))), TN_OK);
    assert_int_not_equal(status_of_call("aten::mul.Tensor", ARGS(T(a), T(wrong))), TN_OK);
    assert_int_equal(tn_profile_stop(), TN_OK);
    assert_int_equal(tn_profile_list(stop_at_once, &visits, NULL), TN_OK);
    assert_int_equal(visits, 1);
    assert_int_equal(tn_profile_list(NULL, NULL, NULL), TN_ERR_VALUE);
    assert_int_equal(tn_profile_write("/dev/full"), TN_ERR_IO);
    assert_non_null(strstr(tn_last_error(), "/dev/full: cannot be written"));
    /* What failed to be written is still there. */
    char path[] = "/tmp/tenon-profile-XXXXXX";
    int file = mkstemp(path);
    char text[4096] = "";
    assert_true(file >= 0);
    assert_int_equal(tn_profile_write(path), TN_OK);
    assert_true(read(file, text, sizeof text - 1) > 0);
    assert_non_null(strstr(text, "\"name\":\"aten::mul.Tensor\""));
    assert_non_null(strstr(text, "\"status\":\"TN_ERR_"));
    close(file);
    unlink(path);
    tn_tensor_release(a);
    tn_tensor_release(wrong);
}

static tn_status give_nothing(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    (void)call;
    (void)args;
    (void)outs;
    return TN_OK;
}

/* The sizes of many tensors do not fit into an event, and are cut off whole. */
static void inputs_that_do_not_fit_are_cut_off(void **state)
{
    (void)state;
    tn_library *library = NULL;
    tn_value args[12];
    char schema[200] = "many(Tensor a0";
    tn_tensor *a = count_up(TN_DTYPE_F32, SIZES(1, 2, 1, 3, 1, 4, 1));
    for (int i = 1; i < 12; i++)
        snprintf(schema + strlen(schema), sizeof schema - strlen(schema), ", Tensor a%d", i);
    strcat(schema, ") -> ()");
    for (size_t i = 0; i < 12; i++)
        args[i] = i == 1 ? tn_value_tensor(NULL) : T(a);
    assert_int_equal(tn_library_new(TN_LIBRARY_DEF, "profiled", NULL, NULL, 0, &library), TN_OK);
    assert_int_equal(tn_library_define(library, schema, NULL, 0), TN_OK);
    assert_int_equal(tn_library_impl(library, "many", NULL, NULL, give_nothing, NULL), TN_OK);
    assert_int_equal(tn_profile_start(), TN_OK);
    assert_int_equal(status_of_call("profiled::many", args, 12), TN_OK);
    assert_int_equal(tn_profile_stop(), TN_OK);
    seen_calls seen = listed("profiled::many");
    assert_int_equal(seen.calls, 1);
    assert_non_null(strstr(seen.inputs, "1, 2, 1, 3"));
    tn_library_free(library);
    tn_tensor_release(a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(calls_are_seen_while_a_profile_runs_and_not_behind_it),
        cmocka_unit_test(a_new_profile_drops_the_old_events),
        cmocka_unit_test(a_file_that_cannot_be_written_is_told),
        cmocka_unit_test(frames_are_kept_when_they_are_asked_for),
        cmocka_unit_test(a_call_goes_on_below_its_key_with_other_values),
        cmocka_unit_test(returns_are_written_all_or_none),
        cmocka_unit_test(a_visitor_may_stop_and_a_full_disk_is_told),
        cmocka_unit_test(inputs_that_do_not_fit_are_cut_off),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
