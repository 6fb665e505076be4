/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Built-in operators do not read or write the memory of a device: what has no kernel of the backend
 * is made of operators or refused. Every operator is called with tensors of a fake device, whose
 * memory ends the call of whoever touches it. The few that do are listed; the list may only shrink.
 */
#include "fake_device.h"

#include "any_args.h"

#include <signal.h>
#include <sys/wait.h>

static const char *const known[] = {
#include "backend_memory_known.inc"
};

static bool is_known(const char *name)
{
    for (size_t i = 0; i < TN_LEN(known); i++)
        if (strcmp(known[i], name) == 0)
            return true;
    return false;
}

/* What a child that calls one operator ends with. */
enum { SOME_RAN = 0, NONE_RAN = 3, TOUCHED = 4 };

static void stop_touch(int number, siginfo_t *info, void *context)
{
    char *at = info->si_addr;
    (void)context;
    if (at >= fake.outside && at < fake.outside + FAKE_BYTES)
        _exit(TOUCHED);
    signal(number, SIG_DFL);
    raise(number);
}

/* Whether the call succeeds. */
static bool runs(const tn_op *op, size_t kind, int64_t number)
{
    any_args args;
    tn_tensor *tensor;
    StableIValue outs[TNI_PLAIN_RETURNS] = {0};
    if (tn_tensor_empty(any_kinds[kind].dtype, (int64_t)any_kinds[kind].rank, any_kinds[kind].sizes,
                        NULL, fake_on(1), &tensor) != TN_OK)
        abort();
    any_fill_all(&args, tn_op_schema(op), tensor, number);
    tn_status status = tni_dispatch(op, args.cells, outs);
    if (status == TN_OK)
        tni_returns_drop(atomic_load(&op->signature), outs, tn_op_schema(op)->nreturns);
    tn_tensor_release(tensor);
    return status == TN_OK;
}

/* A process of its own, which a touch ends, whatever the kernel held. */
static int call_apart(const tn_op *op)
{
    int status;
    pid_t child = fork();
    if (child == 0) {
        struct sigaction stop = {.sa_flags = SA_SIGINFO};
        size_t good = 0;
        stop.sa_sigaction = stop_touch;
        sigaction(SIGSEGV, &stop, NULL);
        for (size_t kind = 0; kind < TN_LEN(any_kinds); kind++)
            for (int64_t number = 0; number < 2; number++)
                good += runs(op, kind, number);
        _exit(good > 0 ? SOME_RAN : NONE_RAN);
    }
    assert_true(child > 0);
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static void no_operator_touches_the_memory_of_a_device(void **state)
{
    size_t ran = 0;
    size_t failed = 0;
    (void)state;
    for (size_t i = 0; i < any_nops; i++) {
        int end = call_apart(any_ops[i]);
        ran += end == SOME_RAN;
        bool is_good = end == SOME_RAN || end == NONE_RAN;
        if (end != TOUCHED && is_known(tn_op_name(any_ops[i]))) {
            printf("    %s is listed for nothing\n", tn_op_name(any_ops[i]));
            failed++;
        }
        if (is_good || (end == TOUCHED && is_known(tn_op_name(any_ops[i]))))
            continue;
        printf("    %s %s\n", tn_op_name(any_ops[i]),
               end == TOUCHED ? "touches the memory of a device" : "crashes");
        failed++;
    }
    printf("    %zu of %zu operators ran\n", ran, any_nops);
    assert_int_equal(failed, 0);
}

static void ignore_warning(void *context, const char *message)
{
    (void)context;
    (void)message;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_operator_touches_the_memory_of_a_device),
    };
    tn_set_warning_handler(ignore_warning, NULL);
    if (tn_op_list("aten::*", any_collect, NULL) != TN_OK)
        return 1;
    return cmocka_run_group_tests(tests, fake_begin, fake_end);
}
