/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The path of a call, for people: each choice of a kernel that a thread makes while it is traced.
 *
 * The call path asks one word of the thread's state, beside its keys, and comes here if it is set.
 * What it tells is made up of words before the kernel runs, on the stack and the heap: a traced
 * call costs a thousand others, and nobody traces but to read. A thread is traced and not the
 * process, so other threads' calls neither show nor slow down.
 */
#include "dispatch/dispatch_shared.h"

/* Who is told, and how deep the calls are. */
struct tni_trace {
    tn_call_visitor visitor; /* the listener */
    void *context;           /* its own */
    unsigned depth;          /* kernels that are running */
};

/* The names of a set's runtime keys, lowest first. Backend bits alone are none. */
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

/* A text without memory is shown as an empty one: a trace has nobody to fail for. */
static const char *text_of(const tni_buffer *buffer)
{
    return buffer->data == NULL ? "" : buffer->data;
}

/* The sets of one choice. */
typedef struct step_sets {
    tni_keyset arguments; /* of all tensors */
    tni_keyset included;  /* of the thread */
    tni_keyset excluded;  /* of the thread, as far as an argument or `included` has them */
    tni_keyset before;    /* what the mask was put on */
    tni_keyset after;     /* what chose */
} step_sets;

/*
 * The set after the mask is the caller's; the others are worked out again, as the call path keeps
 * none of them. A backend without functionality has no name of its own, so what was taken out is
 * named with the backends that stayed.
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

#define MOST_TEXTS (TN_MAX_DIM + 4) /* arguments beyond it are not told */

/*
 * All texts of a step live until the visitor is back and no longer. Those of the four sets follow
 * those of the arguments in one array, so that one loop frees them.
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

/* The visitor may call, and its own calls are not part of the path. */
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

/* The same trace as at the entrance: a traced call inside of a traced one puts its own away again.
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
