/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The path of a call, for people: each choice of a kernel on a thread while it is traced.
 *
 * The call path tests one word of the thread's state, next to its keys, and comes here if it is
 * set. What is told is formatted before the kernel runs, on the stack and the heap: a traced call
 * costs as much as a thousand others, and is only meant to be read. One thread is traced, not the
 * process, so calls of other threads do not show and are not slower.
 */
#include "dispatch/dispatch_shared.h"

/* The trace of a thread. */
struct tni_trace {
    tn_call_visitor visitor; /* the function that is told */
    void *context;           /* passed to the visitor */
    unsigned depth;          /* kernels that are running */
};

/* Print the names of a set's runtime keys, lowest first. Backend bits alone have no names. */
static void print_keys(tni_buffer *text, tni_keyset keys)
{
    const char *separator = "";
    for (tni_key key = 1; key < TNI_NUM_RUNTIME_KEYS; key++) {
        tni_keyset set = tni_keyset_of(key);
        if ((keys & set) != set)
            continue;
        tni_buffer_print(text, "%s%s", separator, tni_key_name(key));
        separator = ", ";
    }
}

/* A text for which there was no memory shows as empty: a trace cannot fail. */
static const char *text_of(const tni_buffer *buffer)
{
    return buffer->data == NULL ? "" : buffer->data;
}

/* The key sets of one choice. */
typedef struct step_sets {
    tni_keyset arguments; /* of all tensors */
    tni_keyset included;  /* of the thread */
    tni_keyset excluded;  /* of the thread, limited to what an argument or `included` has */
    tni_keyset before;    /* before the mask */
    tni_keyset after;     /* after the mask, which selects the kernel */
} step_sets;

/*
 * The set after the mask is given; the others are computed again, because the call path does not
 * keep them. A backend without a functionality has no name, so what the mask removed is named with
 * the backends that remain.
 */
static step_sets sets_of(tn_step_kind kind, tni_keyset arguments, tni_keyset keys)
{
    step_sets sets = {arguments, 0, 0, keys, keys};
    if (kind != TN_STEP_CALL)
        return sets;
    tni_local_keys local = tni_local_keys_get();
    sets.included = local.included;
    sets.before = tni_keyset_remove(arguments | local.included, local.excluded);
    sets.excluded = (arguments | local.included) & (local.excluded | TNI_BACKEND_BITS);
    return sets;
}

#define MOST_TEXTS                                                                                 \
    (TN_MAX_DIM + 4) /* for the arguments and four sets; further arguments are not told */

/*
 * Tell one step. All texts live until the visitor returns. Those of the four sets follow those of
 * the arguments in one array, so that one loop frees them.
 */
static void tell(struct tni_trace *trace, const tn_call_step *given, const tn_schema *schema,
                 const step_sets *sets, const tni_keyset *args)
{
    tni_buffer texts[MOST_TEXTS] = {{0}};
    const char *words[MOST_TEXTS];
    const char *names[TN_MAX_DIM];
    tn_call_step step = *given;
    const tni_keyset parts[4] = {sets->included, sets->excluded,
                                 (sets->before & ~sets->after) | (sets->before & TNI_BACKEND_BITS),
                                 sets->after};
    for (size_t i = 0; i < step.nargs; i++) {
        names[i] = schema->args[i].name.data;
        print_keys(&texts[i], args[i]);
    }
    for (size_t i = 0; i < 4; i++)
        print_keys(&texts[step.nargs + i], parts[i]);
    for (size_t i = 0; i < step.nargs + 4; i++)
        words[i] = text_of(&texts[i]);
    step.names = names;
    step.args = words;
    step.included = words[step.nargs];
    step.excluded = words[step.nargs + 1];
    step.masked = words[step.nargs + 2];
    step.keys = words[step.nargs + 3];
    trace->visitor(trace->context, &step);
    for (size_t i = 0; i < step.nargs + 4; i++)
        tni_buffer_free(&texts[i]);
}

/* The trace is off during the visit: calls of the visitor are not part of the path. */
void tni_trace_enter(const tn_op *op, const tni_signature *signature, tn_step_kind kind,
                     tni_keyset keys, const StableIValue *args)
{
    struct tni_trace *trace = tni_tls_keys.trace;
    tni_keyset of_args[TN_MAX_DIM] = {0};
    tni_keyset arguments = 0;
    tn_call_step step = {.size = sizeof step, .op = op, .kind = kind, .depth = trace->depth++};
    step.nargs = signature->nargs < TN_MAX_DIM ? signature->nargs : TN_MAX_DIM;
    for (size_t i = 0; i < step.nargs; i++) {
        of_args[i] = tni_argcode_keys(signature->args[i], signature->schema->args[i].type, args[i],
                                      &step.wants_grad) &
                     ~TNI_INFERENCE_SEEN;
        arguments |= of_args[i];
    }
    step.row = tni_describe_key(op, tni_keyset_highest_key(keys));
    step_sets sets = sets_of(kind, arguments, keys);
    tni_tls_keys.trace = NULL;
    tell(trace, &step, signature->schema, &sets, of_args);
    tni_tls_keys.trace = trace;
}

/*
 * The thread's trace is the same as in tni_trace_enter: a traced call within a traced one restores
 * the outer trace when it ends.
 */
void tni_trace_leave(void)
{
    tni_tls_keys.trace->depth--;
}

tn_status tn_op_call_traced(const tn_op *op, const tn_value *args, size_t nargs, tn_value *outs,
                            size_t nouts, tn_call_visitor visitor, void *context)
{
    if (visitor == NULL)
        return tni_fail_null(__func__, "visitor");
    struct tni_trace *outer = tni_tls_keys.trace;
    struct tni_trace trace = {visitor, context, 0};
    tni_tls_keys.trace = &trace;
    tn_status status = tn_op_call(op, args, nargs, outs, nouts);
    tni_tls_keys.trace = outer;
    return status;
}
