/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Derivatives that libraries register for their operators. A text becomes the same data as an entry
 * of the table, with tables of its own, and the same code records and runs it. It is registered as
 * a kernel for the key Autograd whose context is the recorder.
 */
#include "autograd/written_formulas.h"

#include "library/registry.h"

/* ---- what lasts ---- */

/* The fixed part of the memory of one derivative; its arrays follow in the same block. */
typedef struct written {
    tni_recorder recorder;     /* the kernel's context */
    tni_derivative derivative; /* the recorder's */
    tni_program_tables tables; /* the same */
} written;

/* Round up to 8 bytes, the alignment of all arrays. */
static size_t padded(size_t bytes)
{
    return (bytes + 7) & ~(size_t)7;
}

/* Copy an array to *at, return its new address, and advance *at. */
static void *copy_array(char **at, const void *items, size_t bytes)
{
    void *to = *at;
    memcpy(to, items, bytes);
    *at += padded(bytes);
    return to;
}

/* Print the name that nodes of such operators have in PyTorch. */
static void print_name(tni_buffer *name, const tn_op *op)
{
    const char *text = op->name.text;
    size_t ns = strcspn(text, ":");
    bool has_overload = op->stem < op->name.length;
    tni_buffer_print(name, "GeneratedBackwardFor_%.*s_%.*s_%sBackward", (int)ns, text,
                     (int)(op->stem - ns - 2), text + ns + 2,
                     has_overload ? text + op->stem + 1 : "default");
}

/*
 * Copy the draft to memory that is never freed; NULL without memory. The lock of the registry must
 * be held, because this memory is shared.
 */
static written *copy_draft(const tni_draft *d, const tni_buffer *name)
{
    const size_t bytes[] = {sizeof(written),
                            d->nconstants * sizeof *d->constants,
                            d->nformulas * sizeof(const tni_signature *),
                            d->nformulas * sizeof *d->callees,
                            d->nsaved * sizeof *d->saved,
                            d->nformulas * sizeof *d->formulas,
                            d->nformulas * sizeof *d->programs,
                            d->ninputs * sizeof *d->inputs,
                            d->ninsns * sizeof *d->insns,
                            d->noperands * sizeof *d->operands,
                            name->length + 1};
    size_t total = 0;
    for (size_t i = 0; i < TN_LEN(bytes); i++)
        total += padded(bytes[i]);
    written *w = tni_immortal_alloc(total);
    if (w == NULL)
        return NULL;
    char *at = (char *)w + padded(sizeof *w);
    w->tables.constants = copy_array(&at, d->constants, bytes[1]);
    w->tables.signatures = copy_array(&at, d->called, bytes[2]);
    w->tables.callees = copy_array(&at, d->callees, bytes[3]);
    w->recorder.saved = copy_array(&at, d->saved, bytes[4]);
    w->recorder.formulas = copy_array(&at, d->formulas, bytes[5]);
    w->tables.programs = copy_array(&at, d->programs, bytes[6]);
    w->recorder.inputs = copy_array(&at, d->inputs, bytes[7]);
    w->tables.insns = copy_array(&at, d->insns, bytes[8]);
    w->tables.operands = copy_array(&at, d->operands, bytes[9]);
    w->recorder.name = copy_array(&at, name->data, bytes[10]);
    w->tables.text = "";
    return w;
}

/*
 * Return the differentiable results as bits: the first one if the text says `grad`, else all
 * tensors.
 */
static uint32_t outputs_of(const tni_draft *d)
{
    uint32_t outputs = 0;
    for (size_t i = 0; d->says_grads && i < d->signature->nreturns; i++)
        outputs |=
            (d->signature->returns[i] & TNI_LEAF_MASK) == TNI_TYPE_TENSOR ? UINT32_C(1) << i : 0;
    return d->says_grads ? outputs : 1;
}

/*
 * Make the recorder of a draft that was read. It needs no lock after the copy: nobody else knows it
 * yet.
 */
static tn_status keep(const tni_draft *d, written **out)
{
    tni_buffer name = {0};
    written *w = NULL;
    print_name(&name, d->op);
    if (!name.failed) {
        tni_registry_lock();
        w = copy_draft(d, &name);
        tni_registry_unlock();
    }
    tni_buffer_free(&name);
    if (w == NULL)
        return tni_fail_memory(sizeof *w);
    w->derivative = (tni_derivative){.outputs = outputs_of(d),
                                     .condition = TNI_NO_FORMULA,
                                     .ninputs = d->ninputs,
                                     .nsaved = d->nsaved,
                                     .nformulas = (uint8_t)d->nformulas,
                                     .flags = TNI_DERIVATIVE_IS_COMPLEX};
    w->recorder.derivative = &w->derivative;
    w->recorder.tables = &w->tables;
    w->recorder.op = d->op;
    w->recorder.signature = d->signature;
    tni_recorder_describe(&w->recorder);
    *out = w;
    return TN_OK;
}

/* ---- registering ---- */

/*
 * Fail for an operator that this cannot differentiate: it must return new tensors, the first of
 * them a Tensor, or one Tensor[].
 */
static tn_status check_operator(const tn_op *op, const tni_signature *signature)
{
    const tn_schema *schema = signature->schema;
    bool has_views = false;
    bool has_others = schema->nreturns == 0;
    for (size_t i = 0; i < schema->nreturns; i++) {
        tni_argcode code = signature->returns[i];
        has_views |= tni_type_alias(schema->returns[i].type) != NULL;
        has_others |= (code & ~TNI_LEAF_MASK) == TNI_SHAPE_NESTED ||
                      ((code & TNI_LEAF_MASK) == TNI_TYPE_TENSOR && code != TNI_ARGCODE_TENSOR &&
                       (code != TNI_ARGCODE_TENSORS || schema->nreturns > 1));
    }
    if (schema->is_mutable || has_views)
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: an operator that writes its arguments or returns views of them takes "
                        "no derivative",
                        op->name.text);
    if (has_others || schema->nreturns > TNI_DRAFT_LINES || schema->nargs > TNI_DRAFT_ARGUMENTS ||
        schema->is_vararg || schema->is_varret ||
        (signature->returns[0] != TNI_ARGCODE_TENSOR &&
         signature->returns[0] != TNI_ARGCODE_TENSORS))
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: a derivative is of an operator of at most %d arguments that returns "
                        "tensors, a Tensor first, or one Tensor[]",
                        op->name.text, TNI_DRAFT_ARGUMENTS);
    return TN_OK;
}

/* Find the operator of a name in the library's namespace, and its schema. */
static tn_status find_operator(const tn_library *library, const char *name, const tn_op **op,
                               const tni_signature **signature)
{
    tni_buffer full = {0};
    tn_status status = tni_library_qualify(library, name, &full);
    if (status == TN_OK) {
        *op = tni_op_lookup(full.data, full.length);
        *signature =
            *op != NULL ? atomic_load_explicit(&(*op)->signature, memory_order_acquire) : NULL;
        if (*signature == NULL)
            status = tni_fail(TN_ERR_NOT_FOUND,
                              "%s: a derivative for an operator that is not "
                              "defined",
                              full.data);
    }
    tni_buffer_free(&full);
    return status;
}

/* Read the text into a draft, which is too large for the stack, and keep what it says. */
static tn_status make_recorder(const tn_op *op, const tni_signature *signature, const char *text,
                               written **out)
{
    tni_draft *d = tni_calloc(1, sizeof *d);
    if (d == NULL)
        return tni_fail_memory(sizeof *d);
    d->op = op;
    d->signature = signature;
    d->ns = strcspn(op->name.text, ":");
    tn_status status = tni_draft_read(d, text);
    if (status != TN_OK)
        status = tni_fail_context(status, "%s", op->name.text);
    else
        status = keep(d, out);
    tni_free(d);
    return status;
}

/* On failure after the copy, nothing points to it, so its memory is given back. */
tn_status tn_library_derivative(tn_library *library, const char *name, const char *formulas)
{
    const tn_op *op = NULL;
    const tni_signature *signature = NULL;
    written *w = NULL;
    if (library == NULL || name == NULL || formulas == NULL)
        return tni_fail_null(__func__, "library, name and formulas");
    TN_TRY(find_operator(library, name, &op, &signature));
    TN_TRY(check_operator(op, signature));
    TN_TRY(make_recorder(op, signature, formulas, &w));
    tn_status status =
        tni_library_impl_recorder(library, name, signature->schema, tni_record_call, &w->recorder);
    if (status != TN_OK) {
        tni_registry_lock();
        tni_immortal_free(w);
        tni_registry_unlock();
    }
    return status;
}
