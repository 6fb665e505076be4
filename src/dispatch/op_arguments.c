/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What an operator's schema says of its arguments and results, for callers that construct calls at
 * run time: the Python layer, the command line, generators.
 *
 * Everything is read from the signature, which is never freed: a description remains valid for the
 * schema that it was made from, even after a library has withdrawn the definition.
 */
#include "dispatch/older_schemas.h"
#include "base/pending.h"
#include "dispatch/dispatch_shared.h"

_Static_assert(sizeof((tn_argument){0}.code) >= TNI_TYPE_CODE_ROOM, "a code fits its member");

static tn_status signature_for(const char *function, const tn_op *op, const tni_signature **out)
{
    if (op == NULL)
        return tni_fail_null(function, "op");
    *out = atomic_load_explicit(&op->signature, memory_order_acquire);
    if (*out == NULL)
        return tni_fail(TN_ERR_NOT_FOUND, "%s: %s has no schema any more", function, op->name.text);
    return TN_OK;
}

/* Find argument `index`, or with `of_returns` return `index`, in the operator's present schema. */
static tn_status item_at(const char *function, const tn_op *op, bool of_returns, size_t index,
                         const tni_signature **out_signature, const tni_arg **out)
{
    const tni_signature *signature;
    TN_TRY(signature_for(function, op, &signature));
    size_t count = of_returns ? signature->nreturns : signature->nargs;
    if (index >= count)
        return tni_fail(TN_ERR_INDEX, "%s: %s has %zu %s, asked for number %zu", function,
                        op->name.text, count, of_returns ? "results" : "arguments", index);
    *out_signature = signature;
    *out = of_returns ? &signature->schema->returns[index] : &signature->schema->args[index];
    return TN_OK;
}

/* Return the N of `T[N]` and `T[N]?`. */
static int32_t list_size_of(const tni_type *type)
{
    if (type->kind == TNI_TYPE_OPTIONAL)
        type = type->items[0];
    return type->kind == TNI_TYPE_LIST ? type->list_size : -1;
}

/*
 * A caller that was compiled with older headers has room for fewer members, says so in `size`, and
 * gets the first ones.
 */
static tn_status describe(const char *function, const tn_op *op, bool of_returns, size_t index,
                          tn_argument *out)
{
    const tni_signature *signature;
    const tni_arg *item;
    if (out == NULL)
        return tni_fail_null(function, "out");
    if (out->size < offsetof(tn_argument, name))
        return tni_fail(TN_ERR_VALUE, "%s: out->size is %zu, set it to sizeof(tn_argument)",
                        function, out->size);
    TN_TRY(item_at(function, op, of_returns, index, &signature, &item));
    const tni_alias *alias = tni_type_alias(item->type);
    tn_argument made = {
        .size = out->size < sizeof made ? out->size : sizeof made,
        .name = item->name.data,
        .list_size = list_size_of(item->type),
        .is_keyword_only = item->keyword_only,
        .has_default = item->initial != NULL,
        .may_alias = alias != NULL,
        .is_written = alias != NULL && alias->is_write,
    };
    if (of_returns)
        made.code[0] = tni_return_code(item->type);
    else
        tni_type_code(item->type, made.code);
    memcpy(out, &made, made.size);
    return TN_OK;
}

tn_status tn_op_argument(const tn_op *op, size_t index, tn_argument *out)
{
    return describe(__func__, op, false, index, out);
}

tn_status tn_op_return(const tn_op *op, size_t index, tn_argument *out)
{
    return describe(__func__, op, true, index, out);
}

size_t tn_op_type_print(const tn_op *op, bool of_returns, size_t index, char *buffer, size_t size)
{
    const tni_signature *signature;
    const tni_arg *item;
    tni_buffer text = {0};
    if (item_at(__func__, op, of_returns, index, &signature, &item) != TN_OK)
        return 0;
    tni_type_print(&text, item->type);
    size_t length = text.data == NULL ? 0 : text.length;
    if (buffer != NULL && size > 0) {
        size_t kept = length < size ? length : size - 1;
        if (kept > 0)
            memcpy(buffer, text.data, kept);
        buffer[kept] = '\0';
    }
    tni_buffer_free(&text);
    return length;
}

/*
 * Return a constant as the schema has it, whatever the argument's type; not a list, whose items
 * have types.
 */
static tn_status value_as_written(const tni_const *constant, tn_value *out)
{
    if (constant->kind == TNI_CONST_NONE) {
        *out = tn_value_none();
    } else if (constant->kind == TNI_CONST_BOOL) {
        *out = tn_value_bool(constant->as.boolean);
    } else if (constant->kind == TNI_CONST_INT) {
        *out = tn_value_int(constant->as.integer);
    } else if (constant->kind == TNI_CONST_DOUBLE) {
        *out = tn_value_double(constant->as.real);
    } else if (constant->kind == TNI_CONST_COMPLEX) {
        out->kind = TN_KIND_COMPLEX;
        memcpy(out->as.complex, constant->as.complex, sizeof out->as.complex);
    } else {
        char *text = tni_copy_text(constant->as.text.data, constant->as.text.length);
        if (text == NULL)
            return tni_fail_memory(constant->as.text.length + 1);
        *out = tn_value_string(text, constant->as.text.length);
    }
    return TN_OK;
}

/*
 * The default is boxed like an argument and unboxed like a result. One whose type is not its
 * argument's is returned as written: calls that give the argument are right, and only others fail.
 */
tn_status tn_op_default(const tn_op *op, size_t index, tn_value *out)
{
    const tni_signature *signature;
    const tni_arg *item;
    StableIValue ivalue;
    if (out == NULL)
        return tni_fail_null(__func__, "out");
    TN_TRY(item_at(__func__, op, false, index, &signature, &item));
    uint32_t before = tni_pending.count;
    tn_status status = tni_default_new(op, signature, index, &ivalue);
    if (status == TN_OK)
        return tni_type_unbox(item->type, ivalue, out);
    if (status != TN_ERR_TYPE || item->initial == NULL || item->initial->kind == TNI_CONST_LIST)
        return status;
    tni_pending_forget(before);
    return value_as_written(item->initial, out);
}
