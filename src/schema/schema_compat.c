/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Which schema may replace which: a new version an old one (backward), an old reader's a new text
 * (forward); and whether a kernel's signature fits an operator's schema (match).
 *
 * Out arguments (keyword-only and written) are compared among themselves, because a new ordinary
 * argument moves them.
 */
#include "schema/schema_tree.h"

#include <stdio.h>

/* Whether two lists name the same sets; no list names one twice. */
static bool same_sets(const tni_text *a, uint16_t na, const tni_text *b, uint16_t nb)
{
    if (na != nb)
        return false;
    for (uint16_t i = 0; i < na; i++) {
        bool found = false;
        for (uint16_t j = 0; j < nb; j++)
            found |= tni_text_equal(a[i], b[j]);
        if (!found)
            return false;
    }
    return true;
}

/*
 * Whether two annotations agree. `Tensor(a)` and `Tensor` differ although the former writes
 * nothing, because callers may rely on the alias.
 */
static bool same_mark(const tni_alias *x, const tni_alias *y)
{
    if (x == NULL || y == NULL)
        return x == y;
    return x->is_write == y->is_write && same_sets(x->before, x->nbefore, y->before, y->nbefore) &&
           same_sets(x->after, x->nafter, y->after, y->nafter);
}

static const tni_type *strip_optional(const tni_type *type)
{
    while (type->kind == TNI_TYPE_OPTIONAL)
        type = type->items[0];
    return type;
}

/*
 * Whether the annotations agree, for lists also those of the items: `T(a)[]` is not `T[](a)`. The
 * loop descends both types while both are lists; if only one still is, it must have no annotation
 * further in.
 */
static bool same_alias(const tni_type *a, const tni_type *b)
{
    for (;;) {
        a = strip_optional(a);
        b = strip_optional(b);
        if (!same_mark(a->alias, b->alias))
            return false;
        if (a->kind != TNI_TYPE_LIST || b->kind != TNI_TYPE_LIST)
            break;
        a = a->items[0];
        b = b->items[0];
    }
    const tni_type *list = a->kind == TNI_TYPE_LIST ? a : b;
    return list->kind != TNI_TYPE_LIST || tni_type_alias(list->items[0]) == NULL;
}

/*
 * The size counts although callers are not bound by it: PyTorch compares it, because it changes
 * which list a default of one number means.
 */
static int32_t list_size(const tni_type *type)
{
    type = strip_optional(type);
    return type->kind == TNI_TYPE_LIST ? type->list_size : -1;
}

/* Doubles are compared by value. A default of nan would differ from itself, but there is none. */
static bool same_const(const tni_const *a, const tni_const *b)
{
    if (a->kind != b->kind)
        return false;
    switch (a->kind) {
    case TNI_CONST_NONE:
        return true;
    case TNI_CONST_BOOL:
        return a->as.boolean == b->as.boolean;
    case TNI_CONST_INT:
        return a->as.integer == b->as.integer;
    case TNI_CONST_DOUBLE:
        return a->as.real == b->as.real;
    case TNI_CONST_COMPLEX:
        return a->as.complex[0] == b->as.complex[0] && a->as.complex[1] == b->as.complex[1];
    case TNI_CONST_STRING:
    case TNI_CONST_DEVICE:
        return tni_text_equal(a->as.text, b->as.text);
    case TNI_CONST_LIST:
        break;
    }
    if (a->as.list.count != b->as.list.count)
        return false;
    for (size_t i = 0; i < a->as.list.count; i++)
        if (!same_const(&a->as.list.items[i], &b->as.list.items[i]))
            return false;
    return true;
}

/* Whether what must be equal for arguments and returns, in both directions, is. */
static bool same_frame(const tni_arg *a, const tni_arg *b)
{
    return tni_text_equal(a->name, b->name) && list_size(a->type) == list_size(b->type) &&
           same_alias(a->type, b->type);
}

/*
 * Whether `fresh` may replace `old` for a caller of `old`, so that what such a caller passes is
 * still accepted. A default may be added but neither changed nor removed; an argument may become
 * positional but not keyword-only.
 */
static bool arg_is_backward(const tni_arg *fresh, const tni_arg *old)
{
    if (!same_frame(fresh, old) || (fresh->keyword_only && !old->keyword_only) ||
        !tni_type_is_subtype(old->type, fresh->type))
        return false;
    return old->initial == NULL ||
           (fresh->initial != NULL && same_const(fresh->initial, old->initial));
}

/*
 * Whether an old reader understands what is written for `fresh`. Types are compared the other way
 * round, and a default may be neither added nor removed: an old reader that finds a text without
 * the argument would fill in a default that it does not have.
 */
static bool arg_is_forward(const tni_arg *fresh, const tni_arg *old)
{
    if (!same_frame(fresh, old) || (fresh->keyword_only && !old->keyword_only) ||
        !tni_type_is_subtype(fresh->type, old->type))
        return false;
    if ((fresh->initial == NULL) != (old->initial == NULL))
        return false;
    return old->initial == NULL || same_const(fresh->initial, old->initial);
}

/* An out argument is keyword-only and written; in-place operators write their positional `self`. */
static bool is_out(const tni_arg *arg)
{
    const tni_alias *alias = tni_type_alias(arg->type);
    return arg->keyword_only && alias != NULL && alias->is_write;
}

/* Return the index of the first out argument, or the number of arguments. */
static uint16_t first_out(const tn_schema *schema)
{
    uint16_t i = 0;
    while (i < schema->nargs && !is_out(&schema->args[i]))
        i++;
    return i;
}

static bool same_header(const tn_schema *old_schema, const tn_schema *new_schema)
{
    return tni_text_equal(old_schema->name, new_schema->name) &&
           tni_text_equal(old_schema->overload, new_schema->overload) &&
           old_schema->is_vararg == new_schema->is_vararg &&
           old_schema->is_varret == new_schema->is_varret &&
           old_schema->nreturns == new_schema->nreturns;
}

/* Where the answer and its reason are stored. */
typedef struct verdict {
    bool *compatible; /* the answer */
    char *reason;     /* a sentence; NULL if not wanted */
    size_t size;      /* bytes that it has room for */
} verdict;

/*
 * Answer no, with a reason. That is not a failure: TN_OK, and the thread's message is not changed.
 */
static tn_status TN_PRINTF(2, 3) say_no(verdict to, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    *to.compatible = false;
    if (to.reason != NULL && to.size > 0)
        vsnprintf(to.reason, to.size, format, arguments);
    va_end(arguments);
    return TN_OK;
}

/* The reason is emptied first, so that it is defined for "yes", too. */
static tn_status begin(const tn_schema *old_schema, const tn_schema *new_schema, verdict to)
{
    if (old_schema == NULL || new_schema == NULL || to.compatible == NULL)
        return tni_fail(TN_ERR_VALUE, "schema: a schema or the place for the answer is NULL");
    if (to.reason != NULL && to.size > 0)
        to.reason[0] = '\0';
    return TN_OK;
}

/*
 * Compare in the order in which reasons are given: counts, returns, the old arguments, the new
 * ones, out arguments. Returns may become more special, arguments more general. New ordinary
 * arguments come between the old ones and the out arguments, so out arguments are matched by their
 * distance from the first one.
 */
static tn_status backward(const tn_schema *old_schema, const tn_schema *new_schema, verdict to)
{
    uint16_t old_out = first_out(old_schema);
    uint16_t new_out = first_out(new_schema);
    if (!same_header(old_schema, new_schema))
        return say_no(to, "the names, the number of returns or the use of ... differ");
    if (new_out < old_out)
        return say_no(to, "the new schema has fewer arguments");
    if (new_schema->nargs - new_out < old_schema->nargs - old_out)
        return say_no(to, "the new schema has fewer out arguments");
    for (uint16_t i = 0; i < old_schema->nreturns; i++) {
        const tni_arg *fresh = &new_schema->returns[i];
        const tni_arg *old = &old_schema->returns[i];
        if (!same_frame(fresh, old) || !tni_type_is_subtype(fresh->type, old->type))
            return say_no(to, "return %d is not what callers of the old schema expect", i);
    }
    for (uint16_t i = 0; i < old_out; i++)
        if (!arg_is_backward(&new_schema->args[i], &old_schema->args[i]))
            return say_no(to, "'%s' does not take what callers of the old schema pass",
                          old_schema->args[i].name.data);
    for (uint16_t i = old_out; i < new_out; i++)
        if (new_schema->args[i].initial == NULL)
            return say_no(to, "the new argument '%s' has no default",
                          new_schema->args[i].name.data);
    for (uint16_t i = old_out; i < old_schema->nargs; i++)
        if (!arg_is_backward(&new_schema->args[i - old_out + new_out], &old_schema->args[i]))
            return say_no(to, "the out argument '%s' does not take what callers pass",
                          old_schema->args[i].name.data);
    *to.compatible = true;
    return TN_OK;
}

/* The sentences are PyTorch's, because its callers compare them. */
static tn_status forward(const tn_schema *old_schema, const tn_schema *new_schema, verdict to)
{
    uint16_t old_out = first_out(old_schema);
    uint16_t new_out = first_out(new_schema);
    static const char clash[] =
        "'%s' is not forward compatible with the older version of the schema";
    if (!same_header(old_schema, new_schema))
        return say_no(to, "%s", "");
    if (old_schema->nargs - old_out != new_schema->nargs - new_out)
        return say_no(to, "Function schema should have the same number of out arguments");
    uint16_t common = old_out < new_out ? old_out : new_out;
    for (uint16_t i = 0; i < common; i++)
        if (!arg_is_forward(&new_schema->args[i], &old_schema->args[i]))
            return say_no(to, clash, new_schema->args[i].name.data);
    for (uint16_t i = common; i < new_out; i++) {
        const tni_arg *arg = &new_schema->args[i];
        tni_buffer type = {0};
        if (arg->initial != NULL && arg->initial->kind != TNI_CONST_LIST)
            continue;
        tni_type_print_plain(&type, arg->type);
        say_no(to,
               "Function schema is not forward compatible since the new argument '%s' of type %s "
               "%s",
               arg->name.data, type.data != NULL ? type.data : "?",
               arg->initial == NULL ? "did not provide a default value."
                                    : "has a container type as its default value.");
        tni_buffer_free(&type);
        return TN_OK;
    }
    for (uint16_t i = 0; old_out + i < old_schema->nargs; i++)
        if (!arg_is_forward(&new_schema->args[new_out + i], &old_schema->args[old_out + i]))
            return say_no(to, "Out argument '%s' is not FC with the older version of the schema",
                          new_schema->args[new_out + i].name.data);
    *to.compatible = true;
    return TN_OK;
}

tn_status tn_schema_check_backward(const tn_schema *old_schema, const tn_schema *new_schema,
                                   bool *compatible, char *reason, size_t reason_size)
{
    verdict to = {compatible, reason, reason_size};
    TN_TRY(begin(old_schema, new_schema, to));
    return backward(old_schema, new_schema, to);
}

tn_status tn_schema_check_forward(const tn_schema *old_schema, const tn_schema *new_schema,
                                  bool *compatible, char *reason, size_t reason_size)
{
    verdict to = {compatible, reason, reason_size};
    TN_TRY(begin(old_schema, new_schema, to));
    return forward(old_schema, new_schema, to);
}

static tn_status mismatch(const tn_schema *schema, const tni_type *expected, const tni_type *found,
                          const char *what, uint16_t index)
{
    tni_buffer want = {0};
    tni_buffer have = {0};
    tni_type_print(&want, expected);
    tni_type_print(&have, found);
    tn_status status =
        tni_fail(TN_ERR_TYPE, "%s: the schema says %s for %s %d, the kernel's signature %s",
                 schema->name.data, want.data != NULL ? want.data : "?", what, index,
                 have.data != NULL ? have.data : "?");
    tni_buffer_free(&want);
    tni_buffer_free(&have);
    return status;
}

/*
 * Only types are compared, because a C++ signature has no names, defaults or annotations. SymInt is
 * int, because kernels are written for int64_t either way. The two sentences about numbers are
 * PyTorch's.
 */
tn_status tni_schema_match(const tn_schema *schema, const tn_schema *signature)
{
    if (schema->nargs != signature->nargs)
        return tni_fail(TN_ERR_TYPE, "The number of arguments is different. %d vs %d.",
                        schema->nargs, signature->nargs);
    if (schema->nreturns != signature->nreturns)
        return tni_fail(TN_ERR_TYPE, "The number of returns is different. %d vs %d.",
                        schema->nreturns, signature->nreturns);
    for (uint16_t i = 0; i < schema->nargs; i++)
        if (!tni_type_equal(schema->args[i].type, signature->args[i].type, true))
            return mismatch(schema, schema->args[i].type, signature->args[i].type, "argument", i);
    for (uint16_t i = 0; i < schema->nreturns; i++)
        if (!tni_type_equal(schema->returns[i].type, signature->returns[i].type, true))
            return mismatch(schema, schema->returns[i].type, signature->returns[i].type, "return",
                            i);
    return TN_OK;
}
