/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Built-in operators: entries of a read-only table that become operators when they are first asked
 * for.
 *
 * tenon-gen makes the table from spec/native_functions.yaml. It has offsets into one text and
 * indices of kernels, no pointers, so it lies in read-only memory as it is, and costs a process
 * nothing until it is used. Only functions need relocation (tni_builtin_functions).
 */
#include "dispatch/dispatch_shared.h"

static const char *name_at(int64_t index)
{
    return tni_builtin_text + tni_builtins[index].name;
}

/*
 * Binary search in a table that is sorted by strcmp. The name has a length and no NUL, so a
 * candidate that begins with it and is longer counts as greater.
 */
int64_t tni_builtin_find(const char *name, size_t length)
{
    int64_t low = 0;
    int64_t high = (int64_t)tni_num_builtins - 1;
    while (low <= high) {
        int64_t middle = low + (high - low) / 2;
        const char *candidate = name_at(middle);
        int order = strncmp(candidate, name, length);
        if (order == 0 && candidate[length] == '\0')
            return middle;
        if (order < 0)
            low = middle + 1;
        else
            high = middle - 1;
    }
    return -1;
}

/*
 * Set the tags of an operator as a definition would. The table has them as 32 bits, because an
 * array would need a pointer, which needs relocation.
 */
static tn_status set_tags(tn_op *op, uint32_t bits)
{
    if (bits == 0)
        return TN_OK;
    size_t count = (size_t)__builtin_popcount(bits);
    int32_t *tags = tni_immortal_alloc(count * sizeof *tags);
    if (tags == NULL)
        return tni_fail_memory(count * sizeof *tags);
    for (size_t i = 0; i < count; i++, bits &= bits - 1)
        tags[i] = __builtin_ctz(bits);
    op->tags = tags;
    op->ntags = count;
    return TN_OK;
}

/*
 * A plain kernel is a function of its own; the other forms share one function each and differ in
 * the context.
 */
static void set_function(tni_kernel *kernel, const tni_builtin_kernel *entry)
{
    TNI_ASSERT(entry->form < TNI_FORM_COUNT);
    kernel->function = entry->form == TNI_FORM_PLAIN ? tni_builtin_functions[entry->kernel]
                                                     : tni_dispatch_hooks.forms[entry->form];
    if (entry->form == TNI_FORM_FOREACH)
        kernel->context = &tni_builtin_foreach[entry->kernel];
    else if (entry->form >= TNI_FORM_MADE_OUT)
        kernel->context = &tni_builtin_callees[entry->kernel];
    else if (entry->form != TNI_FORM_PLAIN)
        kernel->context = (void *)(uintptr_t)tni_builtin_structured[entry->kernel];
}

/*
 * The kernels of an operator are one block, in the order of the table, followed by the fallthroughs
 * that let tensors with lazy bits pass. The first one becomes the head of the operator's list,
 * which the undoing below relies on.
 */
static tn_status add_kernels(tn_op *op, const tni_builtin *spec)
{
    tni_key heeded[2];
    size_t count = spec->nkernels + tni_heeded_bits(op->name.text, heeded);
    if (spec->nkernels == 0)
        return TN_OK;
    tni_kernel *kernels = tni_immortal_alloc(count * sizeof *kernels);
    if (kernels == NULL)
        return tni_fail_memory(count * sizeof *kernels);
    for (size_t i = 0; i < count; i++) {
        if (i < spec->nkernels) {
            const tni_builtin_kernel *entry = &tni_builtin_kernels[spec->first_kernel + i];
            set_function(&kernels[i], entry);
            kernels[i].flags = TNI_KERNEL_BUILT_IN;
            kernels[i].key = entry->key;
        } else {
            kernels[i].function = tni_fallthrough_call;
            kernels[i].flags = TNI_KERNEL_BUILT_IN | TNI_KERNEL_FALLTHROUGH;
            kernels[i].key = heeded[i - spec->nkernels];
        }
        kernels[i].origin = "built in";
        tni_op_add_kernel(op, &kernels[i]);
    }
    return TN_OK;
}

/*
 * The schema is parsed when the operator is first asked for, not at start: a process uses a handful
 * of the operators, and should not pay for the rest.
 */
tn_status tni_builtin_set_schema(tn_op *op, int64_t index)
{
    tn_schema *schema;
    tni_signature *signature;
    TN_TRY(tn_schema_parse(tni_release_schema(index), TN_SCHEMA_DEFINE, &schema));
    tn_status status = tni_signature_compile(schema, &signature);
    if (status == TN_OK)
        tni_op_set_signature(op, signature);
    else
        tn_schema_free(schema);
    return status;
}

/*
 * With the registry lock held. The operator is complete before it enters the table, because readers
 * find it there without a lock. A failure leaves nothing behind, and the next look-up tries again.
 */
tn_status tni_builtin_intern(int64_t index, tn_op **out)
{
    const tni_builtin *spec = &tni_builtins[index];
    const char *name = name_at(index);
    TNI_ASSERT(index == 0 || strcmp(name_at(index - 1), name) < 0);
    TNI_ASSERT(tni_builtin_find(name, strlen(name)) == index);
    tn_op *op = tni_op_new(name, strlen(name));
    if (op == NULL)
        return tni_fail_memory(sizeof *op);
    op->builtin = spec;
    op->origin = "built in";
    tn_status status = set_tags(op, spec->tags);
    if (status == TN_OK)
        status = add_kernels(op, spec);
    if (status == TN_OK)
        status = tni_builtin_set_schema(op, index);
    if (status == TN_OK)
        status = tni_dispatch_hooks.bind_autograd(op, index);
    const tni_signature *signature = atomic_load_explicit(&op->signature, memory_order_relaxed);
    if (status == TN_OK && tni_release_hides(index))
        tni_op_set_signature(op, NULL);
    if (status == TN_OK)
        status = tni_table_insert(&tni_op_table, &op->name);
    if (status == TN_OK) {
        *out = op;
        return TN_OK;
    }
    tni_signature_free((tni_signature *)(uintptr_t)signature);
    tni_immortal_free(op->kernels); /* one block that begins with the first key's kernel */
    tni_immortal_free((void *)(uintptr_t)op->tags);
    tni_immortal_free(op);
    return status;
}
