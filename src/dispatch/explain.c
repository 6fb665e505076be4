/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Explains to people why an entry of a dispatch table has its kernel.
 *
 * Nothing here is on the path of a call. Nothing that is shown is stored: the rule that fills the
 * dispatch table is applied again, so an explanation cannot differ from what a call does.
 */
#include "dispatch/dispatch_shared.h"

#include <stdio.h>

/* ---- the computed table ---- */

/*
 * Describe one entry. Names and texts are static or immortal, so the result may be used after the
 * lock is released.
 */
static tn_dispatch_row describe(tni_key key, tni_resolution resolution)
{
    const tni_kernel *kernel = resolution.kernel;
    bool is_fallback = (kernel->flags & TNI_KERNEL_FALLBACK) != 0;
    bool is_error = kernel == &tni_ambiguous_kernel;
    return (tn_dispatch_row){
        .size = sizeof(tn_dispatch_row),
        .key = tni_key_name(key),
        .rule = resolution.rule,
        .source = is_fallback ? "fallback"
                  : is_error  ? "error"
                              : tni_key_name(kernel->key),
        .origin = kernel->origin,
        .fallthrough = (kernel->flags & TNI_KERNEL_FALLTHROUGH) != 0,
    };
}

/*
 * The entries are described under the lock and told without it, because the visitor is foreign code
 * and may register or call.
 */
tn_status tn_op_explain(const tn_op *op, tn_dispatch_visitor visitor, void *context)
{
    tn_dispatch_row rows[TNI_NUM_RUNTIME_KEYS];
    size_t count = 0;
    if (op == NULL || visitor == NULL)
        return tni_fail_null(__func__, "op and visitor");
    tni_registry_lock();
    for (tni_key key = 0; key < TNI_NUM_RUNTIME_KEYS; key++) {
        tni_resolution resolution = tni_resolve_key(op, key);
        if (resolution.kernel != NULL)
            rows[count++] = describe(key, resolution);
    }
    tni_registry_unlock();
    for (size_t i = 0; i < count; i++)
        if (!visitor(context, &rows[i]))
            break;
    return TN_OK;
}

tn_dispatch_row tni_describe_key(const tn_op *op, tni_key key)
{
    tn_dispatch_row row = {sizeof row, tni_key_name(key), "missing", "", "", false};
    tni_registry_lock();
    tni_resolution resolution = tni_resolve_key(op, key);
    if (resolution.kernel != NULL)
        row = describe(key, resolution);
    tni_registry_unlock();
    return row;
}

/* ---- what if ---- */

/*
 * Add the kernel that one word names to an operator that nobody sees. The record is the caller's,
 * on its stack, and linked like a registered one. A key may occur once, because nothing here is
 * older or newer. Words are cut to 63 letters; no key is as long.
 */
static tn_status imagine(tn_op *op, tni_kernel *kernel, const char *word, size_t length)
{
    static const char suffix[] = "=fallthrough";
    size_t tail = sizeof suffix - 1;
    char name[64];
    while (length > 0 && *word == ' ') {
        word++;
        length--;
    }
    while (length > 0 && word[length - 1] == ' ')
        length--;
    kernel->flags = 0;
    if (length > tail && memcmp(word + length - tail, suffix, tail) == 0) {
        kernel->flags = TNI_KERNEL_FALLTHROUGH;
        length -= tail;
    }
    snprintf(name, sizeof name, "%.*s", length < sizeof name ? (int)length : 63, word);
    TN_TRY(tni_key_parse(name, &kernel->key));
    if (kernel->key ==
        TNI_KEY_UNDEFINED) /* in a registration, Undefined means CompositeImplicitAutograd */
        kernel->key = TNI_ALIAS_COMPOSITE_IMPLICIT;
    for (const tni_kernel *other = op->kernels; other != NULL; other = other->next_key)
        if (other->key == kernel->key)
            return tni_fail(TN_ERR_VALUE, "the key %s stands in the list twice", name);
    kernel->origin = "";
    kernel->next_key = op->kernels;
    op->kernels = kernel;
    return TN_OK;
}

/* The operator is on this stack and in no table; the rule only reads its registrations. */
tn_status tn_keys_explain(const char *keys, tn_dispatch_visitor visitor, void *context)
{
    tni_kernel kernels[TNI_NUM_KEYS];
    tn_op op;
    if (keys == NULL || visitor == NULL)
        return tni_fail_null(__func__, "keys and visitor");
    memset(&op, 0, sizeof op);
    for (size_t count = 0;;
         count++) { /* at most as many as there are keys, since none may repeat */
        size_t length = strcspn(keys, ",");
        TN_TRY(imagine(&op, &kernels[count], keys, length));
        if (keys[length] == '\0')
            break;
        keys += length + 1;
        if (count + 1 == TNI_NUM_KEYS)
            return tni_fail(TN_ERR_VALUE, "there are %d keys", TNI_NUM_KEYS);
    }
    return tn_op_explain(&op, visitor, context);
}
