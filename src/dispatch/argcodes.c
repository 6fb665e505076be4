/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Argument codes: what a schema says about each argument and result, compiled to a byte once, so
 * that retaining, dropping and finding keys read a byte instead of a type.
 *
 * An ivalue does not say what it is, so four questions need the schema during a call: how to copy
 * the value, how to drop it, which tensors it holds, and (in src/abi) whether it is well-formed.
 * The codes of an operator lie next to each other in memory; a type is a tree of nodes elsewhere.
 * Where both could answer, the code does.
 */
#include "dispatch/older_schemas.h"
#include "dispatch/dispatch_shared.h"

#include <stdlib.h>

/* ---- compiling ---- */

/*
 * Whether values of the type are one ivalue: the kinds before LIST, which schema_tree.h lists
 * first.
 */
static bool is_leaf(const tni_type *type)
{
    return type->kind < TNI_TYPE_LIST;
}

/* Whether the type is of that kind and has one item, as a list or optional must. */
static bool is_of(const tni_type *type, tni_type_kind kind)
{
    return type->kind == kind && type->nitems == 1;
}

/*
 * Return the code of a type. Leaf and shape together are the five forms that nearly all operators
 * use:
 *
 *     7 6 5   4 3 2 1 0
 *     shape   leaf          T, T?, T[], T[]?, T?[]; shape 7: follow the type
 *
 * Lists of lists and anything deeper are NESTED: they work by walking the type, which costs more.
 * So are types that cannot cross the ABI, which then fail as LEVEL_OTHER.
 */
static tni_argcode argcode_of_type(const tni_type *type)
{
    if (is_leaf(type))
        return (tni_argcode)(TNI_SHAPE_PLAIN | type->kind);
    if (!is_of(type, TNI_TYPE_OPTIONAL) && !is_of(type, TNI_TYPE_LIST))
        return TNI_SHAPE_NESTED;
    const tni_type *item = type->items[0];
    bool optional = type->kind == TNI_TYPE_OPTIONAL;
    if (is_leaf(item))
        return (tni_argcode)((optional ? TNI_SHAPE_OPTIONAL : TNI_SHAPE_LIST) | (int)item->kind);
    if (optional && is_of(item, TNI_TYPE_LIST) && is_leaf(item->items[0]))
        return (tni_argcode)(TNI_SHAPE_OPTIONAL_LIST | (int)item->items[0]->kind);
    if (!optional && is_of(item, TNI_TYPE_OPTIONAL) && is_leaf(item->items[0]))
        return (tni_argcode)(TNI_SHAPE_LIST_OF_OPTIONAL | (int)item->items[0]->kind);
    return TNI_SHAPE_NESTED;
}

/*
 * A switch over all kinds without a default, so that a new kind must be decided here. What PyTorch
 * refuses at its boundary was probed type by type.
 */
const tni_type *tni_type_find_uncrossable(const tni_type *type)
{
    switch (type->kind) {
    case TNI_TYPE_TENSOR:
    case TNI_TYPE_INT:
    case TNI_TYPE_FLOAT:
    case TNI_TYPE_BOOL:
    case TNI_TYPE_STR:
    case TNI_TYPE_SYMINT:
    case TNI_TYPE_SCALAR_TYPE:
    case TNI_TYPE_LAYOUT:
    case TNI_TYPE_MEMORY_FORMAT:
    case TNI_TYPE_DEVICE:
    case TNI_TYPE_GENERATOR:
        return NULL;
    case TNI_TYPE_LIST:
    case TNI_TYPE_OPTIONAL:
        return type->nitems == 1 ? tni_type_find_uncrossable(type->items[0]) : type;
    case TNI_TYPE_SCALAR:
    case TNI_TYPE_COMPLEX:
    case TNI_TYPE_STREAM:
    case TNI_TYPE_STORAGE:
    case TNI_TYPE_SYMBOOL:
    case TNI_TYPE_SYMFLOAT:
    case TNI_TYPE_QSCHEME:
    case TNI_TYPE_QUANTIZER:
    case TNI_TYPE_NONE:
    case TNI_TYPE_ANY:
    case TNI_TYPE_CAPSULE:
    case TNI_TYPE_ANY_CLASS:
    case TNI_TYPE_ANY_ENUM:
    case TNI_TYPE_CLASS:
    case TNI_TYPE_VAR:
    case TNI_TYPE_TUPLE:
    case TNI_TYPE_DICT:
    case TNI_TYPE_UNION:
    case TNI_TYPE_FUTURE:
    case TNI_TYPE_AWAIT:
    case TNI_TYPE_RREF:
        break;
    }
    return type;
}

static bool crosses(const tni_arg *args, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (tni_type_find_uncrossable(args[i].type) != NULL)
            return false;
    return true;
}

/* By type, not by code: this is asked once per argument when the operator is defined. */
static bool may_hold_tensors(const tni_type *type)
{
    if (type->kind == TNI_TYPE_TENSOR)
        return true;
    return (is_of(type, TNI_TYPE_LIST) || is_of(type, TNI_TYPE_OPTIONAL)) &&
           may_hold_tensors(type->items[0]);
}

/*
 * The signature and the codes of arguments and returns are one block, whatever the schema, so that
 * one call undoes it all. The bit sets have 64 arguments; calls.c looks at any further ones one by
 * one.
 */
tn_status tni_signature_compile(tn_schema *schema, tni_signature **out)
{
    size_t bytes = sizeof(tni_signature) + schema->nargs + schema->nreturns;
    tni_older_form *older;
    TN_TRY(tni_older_forms_find(schema, &older));
    tni_signature *signature = tni_immortal_alloc(bytes);
    if (signature == NULL) {
        tni_older_forms_free(older);
        return tni_fail_memory(bytes);
    }
    tni_argcode *codes = (tni_argcode *)(signature + 1);
    signature->args = codes;
    signature->returns = codes + schema->nargs;
    for (size_t i = 0; i < schema->nargs; i++)
        codes[i] = argcode_of_type(schema->args[i].type);
    for (size_t i = 0; i < schema->nreturns; i++)
        codes[schema->nargs + i] = argcode_of_type(schema->returns[i].type);
    signature->crosses_abi =
        crosses(schema->args, schema->nargs) && crosses(schema->returns, schema->nreturns);
    signature->older = older;
    signature->is_plain =
        signature->crosses_abi && older == NULL && schema->nreturns <= TNI_PLAIN_RETURNS;
    signature->schema = schema;
    signature->nargs = schema->nargs;
    signature->nreturns = schema->nreturns;
    for (size_t i = 0; i < schema->nargs && i < 64; i++) {
        if (may_hold_tensors(schema->args[i].type))
            signature->key_args |= UINT64_C(1) << i;
        if (signature->args[i] == TNI_PLAIN_TENSOR)
            signature->plain_tensors |= UINT64_C(1) << i;
    }
    while (signature->leading < 64 && (signature->plain_tensors >> signature->leading & 1) != 0)
        signature->leading++;
    signature->is_leading =
        schema->nargs <= 64 && __builtin_popcountll(signature->key_args) == signature->leading;
    TNI_ASSERT(tni_signature_is_valid(signature));
    *out = signature;
    return TN_OK;
}

/*
 * Whether the bits of one argument say what its code says. Arguments after the 64th have no bits.
 */
static bool are_bits_valid(const tni_signature *signature, size_t i)
{
    bool is_plain = signature->args[i] == TNI_PLAIN_TENSOR;
    bool may_hold = may_hold_tensors(signature->schema->args[i].type);
    return (signature->plain_tensors >> i & 1) == is_plain &&
           (signature->key_args >> i & 1) == may_hold;
}

bool tni_signature_is_valid(const tni_signature *signature)
{
    const tn_schema *schema = signature->schema;
    if (schema == NULL || signature->nargs != schema->nargs ||
        signature->nreturns != schema->nreturns)
        return false;
    for (size_t i = 0; i < schema->nargs; i++)
        if (signature->args[i] != argcode_of_type(schema->args[i].type) ||
            (i < 64 && !are_bits_valid(signature, i)))
            return false;
    for (size_t i = 0; i < schema->nreturns; i++)
        if (signature->returns[i] != argcode_of_type(schema->returns[i].type))
            return false;
    if (signature->leading > schema->nargs || signature->leading > 64 ||
        (signature->plain_tensors & ~signature->key_args) != 0)
        return false;
    return !signature->is_plain || (signature->crosses_abi && signature->older == NULL &&
                                    schema->nreturns <= TNI_PLAIN_RETURNS);
}

void tni_signature_free(tni_signature *signature)
{
    if (signature == NULL)
        return;
    tn_schema_free((tn_schema *)(uintptr_t)signature->schema);
    tni_older_forms_free((tni_older_form *)(uintptr_t)signature->older);
    tni_immortal_free(signature);
}

/* ---- reading an ivalue ---- */

/* What the outermost level of a value is. */
typedef enum level {
    LEVEL_LEAF,
    LEVEL_OPTIONAL,
    LEVEL_LIST,
    LEVEL_TUPLE,
    LEVEL_OTHER /* a type that has no boxed form */
} level;

/* The code tells the five common forms; the type is read for the others. */
static level level_of(tni_argcode code, const tni_type *type)
{
    switch (code & ~TNI_LEAF_MASK) {
    case TNI_SHAPE_PLAIN:
        return LEVEL_LEAF;
    case TNI_SHAPE_OPTIONAL:
    case TNI_SHAPE_OPTIONAL_LIST:
        return LEVEL_OPTIONAL;
    case TNI_SHAPE_LIST:
    case TNI_SHAPE_LIST_OF_OPTIONAL:
        return LEVEL_LIST;
    default:
        if (is_of(type, TNI_TYPE_OPTIONAL))
            return LEVEL_OPTIONAL;
        if (type->kind == TNI_TYPE_TUPLE)
            return LEVEL_TUPLE;
        return is_of(type, TNI_TYPE_LIST) ? LEVEL_LIST : LEVEL_OTHER;
    }
}

/*
 * Return the code of what an optional or a list holds. In a common form nothing is nested deeper,
 * so that is a code again, and the type is not read.
 */
static tni_argcode inner_argcode(tni_argcode code, const tni_type *type)
{
    tni_argcode leaf = code & TNI_LEAF_MASK;
    switch (code & ~TNI_LEAF_MASK) {
    case TNI_SHAPE_OPTIONAL:
    case TNI_SHAPE_LIST:
        return TNI_SHAPE_PLAIN | leaf;
    case TNI_SHAPE_OPTIONAL_LIST:
        return TNI_SHAPE_LIST | leaf;
    case TNI_SHAPE_LIST_OF_OPTIONAL:
        return TNI_SHAPE_OPTIONAL | leaf;
    default:
        return argcode_of_type(type->items[0]);
    }
}

/* Return the type of what an optional or a list holds; NULL if only the code is known. */
static const tni_type *inner_type(const tni_type *type)
{
    return type != NULL ? type->items[0] : NULL;
}

/* ---- retaining ---- */

/*
 * Callers within Tenon may pass 0 for an undefined tensor. A foreign kernel must not see NULL where
 * its schema says Tensor, so it gets a handle that names no tensor.
 */
static tn_status retain_tensor(StableIValue value, StableIValue *out)
{
    tni_handle *handle = NULL;
    if (value == 0)
        TN_TRY(tni_handle_new_take(NULL, &handle));
    else
        TN_TRY(tni_handle_dup(tni_unbox_pointer(value), &handle));
    *out = tni_box_pointer(handle);
    return TN_OK;
}

/*
 * A string is copied, not counted: the kernel owns its copy, and the caller's may be on the stack.
 */
static tn_status retain_string(StableIValue value, StableIValue *out)
{
    const tni_string *string = tni_unbox_pointer(value);
    tni_string *copy;
    TN_TRY(tni_string_new(string->data, string->length, &copy));
    *out = tni_box_pointer(copy);
    return TN_OK;
}

static tn_status retain_scalar(StableIValue value, StableIValue *out)
{
    tni_scalar *copy;
    TN_TRY(tni_scalar_new(tni_unbox_pointer(value), &copy));
    *out = tni_box_pointer(copy);
    return TN_OK;
}

static tn_status retain_stream(StableIValue value, StableIValue *out)
{
    tni_stream *copy;
    TN_TRY(tni_stream_new(tni_unbox_pointer(value), &copy));
    *out = tni_box_pointer(copy);
    return TN_OK;
}

static tn_status fail_no_boxed_form(const tni_type *type)
{
    tni_buffer text = {0};
    tni_type_print(&text, type);
    tn_status status = tni_fail(TN_ERR_NOT_IMPLEMENTED, "a value of type %s cannot be copied",
                                text.data == NULL ? "?" : text.data);
    tni_buffer_free(&text);
    return status;
}

/*
 * Leaves without a boxed form are refused here, too, so that no pointer is copied that nobody can
 * own.
 */
static tn_status retain_leaf(tni_argcode leaf, const tni_type *type, StableIValue value,
                             StableIValue *out)
{
    switch (leaf) {
    case TNI_TYPE_TENSOR:
    case TNI_TYPE_STORAGE:
        return retain_tensor(value, out);
    case TNI_TYPE_STR:
        return retain_string(value, out);
    case TNI_TYPE_STREAM:
        return retain_stream(value, out);
    case TNI_TYPE_SCALAR:
    case TNI_TYPE_COMPLEX:
        return retain_scalar(value, out);
    case TNI_TYPE_GENERATOR:
        *out = tni_box_pointer(tni_generator_retain(tni_unbox_pointer(value)));
        return TN_OK;
    case TNI_TYPE_INT:
    case TNI_TYPE_FLOAT:
    case TNI_TYPE_BOOL:
    case TNI_TYPE_SYMINT:
    case TNI_TYPE_SYMBOOL:
    case TNI_TYPE_SYMFLOAT:
    case TNI_TYPE_SCALAR_TYPE:
    case TNI_TYPE_LAYOUT:
    case TNI_TYPE_MEMORY_FORMAT:
    case TNI_TYPE_DEVICE:
    case TNI_TYPE_QSCHEME:
    case TNI_TYPE_NONE:
        *out = value;
        return TN_OK;
    default:
        return fail_no_boxed_form(type);
    }
}

/*
 * After a failure, what was retained so far is dropped. `size` counts that, so the list is
 * well-formed at every step.
 */
static tn_status retain_list(tni_argcode item, const tni_type *type, const tni_list *list,
                             StableIValue *out)
{
    tni_list *copy;
    TN_TRY(tni_list_new(list->size, &copy));
    for (; copy->size < list->size; copy->size++) {
        tn_status status = tni_argcode_retain(item, type->items[0], list->items[copy->size],
                                              &copy->items[copy->size]);
        if (status == TN_OK)
            continue;
        for (size_t i = 0; i < copy->size; i++)
            tni_argcode_drop(item, type->items[0], copy->items[i]);
        tni_list_free(copy);
        return status;
    }
    *out = tni_box_pointer(copy);
    return TN_OK;
}

/*
 * Like a list, with a type for each part. The parser limits the number of parts, which is the
 * type's.
 */
static tn_status retain_tuple(const tni_type *type, const tni_list *parts, StableIValue *out)
{
    tni_list *copy;
    TN_TRY(tni_list_new(type->nitems, &copy));
    for (; copy->size < type->nitems; copy->size++) {
        const tni_type *part = type->items[copy->size];
        tn_status status = tni_argcode_retain(argcode_of_type(part), part, parts->items[copy->size],
                                              &copy->items[copy->size]);
        if (status == TN_OK)
            continue;
        tni_type_drop(type, tni_box_pointer(copy));
        return status;
    }
    *out = tni_box_pointer(copy);
    return TN_OK;
}

/*
 * The value is retained before the optional is allocated: then only the allocation can still fail,
 * and the value's type is known for dropping it.
 */
static tn_status retain_optional(tni_argcode inner, const tni_type *type, StableIValue value,
                                 StableIValue *out)
{
    if (value == 0) {
        *out = 0;
        return TN_OK;
    }
    StableIValue held;
    StableIValue *ivalue;
    TN_TRY(tni_argcode_retain(inner, type->items[0],
                              *(const StableIValue *)tni_unbox_pointer(value), &held));
    tn_status status = tni_optional_new(held, &ivalue);
    if (status == TN_OK)
        *out = tni_box_pointer(ivalue);
    else
        tni_argcode_drop(inner, type->items[0], held);
    return status;
}

/*
 * Called for each argument of each foreign kernel that Tenon calls. The type is read only if the
 * code says so, or to enter a list or an optional.
 */
tn_status tni_argcode_retain(tni_argcode code, const tni_type *type, StableIValue value,
                             StableIValue *out)
{
    switch (level_of(code, type)) {
    case LEVEL_LEAF:
        return retain_leaf(code & TNI_LEAF_MASK, type, value, out);
    case LEVEL_OPTIONAL:
        return retain_optional(inner_argcode(code, type), type, value, out);
    case LEVEL_LIST:
        return retain_list(inner_argcode(code, type), type, tni_unbox_pointer(value), out);
    case LEVEL_TUPLE:
        return retain_tuple(type, tni_unbox_pointer(value), out);
    case LEVEL_OTHER:
        break;
    }
    return fail_no_boxed_form(type);
}

/* ---- dropping ---- */

/* Leaves that are counted or own memory are named; all others are in the default. */
static void drop_leaf(tni_argcode leaf, StableIValue value)
{
    switch (leaf) {
    case TNI_TYPE_TENSOR:
    case TNI_TYPE_STORAGE:
        tni_handle_free(tni_unbox_pointer(value));
        break;
    case TNI_TYPE_STR:
        tni_string_free(tni_unbox_pointer(value));
        break;
    case TNI_TYPE_STREAM:
        tni_stream_free(tni_unbox_pointer(value));
        break;
    case TNI_TYPE_SCALAR:
    case TNI_TYPE_COMPLEX:
        tni_scalar_free(tni_unbox_pointer(value));
        break;
    case TNI_TYPE_GENERATOR:
        tni_generator_release(tni_unbox_pointer(value));
        break;
    default: /* numbers own nothing; what has no boxed form was never retained */
        break;
    }
}

/*
 * The counterpart of retain. It is safe for what a failed call left: dropping 0 does nothing
 * wherever 0 can occur. Items are dropped before their container, whose own function frees only
 * itself.
 */
void tni_argcode_drop(tni_argcode code, const tni_type *type, StableIValue value)
{
    TNI_ASSERT(type != NULL || (code & ~TNI_LEAF_MASK) != TNI_SHAPE_NESTED);
    level outer = level_of(code, type);
    if (outer == LEVEL_LEAF) {
        drop_leaf(code & TNI_LEAF_MASK, value);
    } else if (outer == LEVEL_OPTIONAL && value != 0) {
        StableIValue *ivalue = tni_unbox_pointer(value);
        tni_argcode_drop(inner_argcode(code, type), inner_type(type), *ivalue);
        free(ivalue);
    } else if (outer == LEVEL_LIST && value != 0) {
        tni_list *list = tni_unbox_pointer(value);
        tni_argcode item = inner_argcode(code, type);
        for (size_t i = 0; i < list->size; i++)
            tni_argcode_drop(item, inner_type(type), list->items[i]);
        tni_list_free(list);
    } else if (outer == LEVEL_TUPLE && value != 0) {
        tni_list *parts = tni_unbox_pointer(value);
        for (size_t i = 0; i < parts->size && i < type->nitems; i++)
            tni_type_drop(type->items[i], parts->items[i]);
        tni_list_free(parts);
    }
}

/* For a value from within another one, such as an item of a list: only its type is known. */
void tni_type_drop(const tni_type *type, StableIValue value)
{
    tni_argcode_drop(argcode_of_type(type), type, value);
}

/* Drop the first `count` values: the rest was never made, or was given away. */
void tni_args_drop(const tni_signature *signature, StableIValue *values, size_t count)
{
    for (size_t i = 0; i < count; i++)
        tni_argcode_drop(signature->args[i], signature->schema->args[i].type, values[i]);
}

void tni_returns_drop(const tni_signature *signature, StableIValue *values, size_t count)
{
    for (size_t i = 0; i < count; i++)
        tni_argcode_drop(signature->returns[i], signature->schema->returns[i].type, values[i]);
}

/* ---- keys ---- */

/*
 * 0 is None or an undefined tensor, and has no keys. Lists are walked: any tensor in them may have
 * the key that decides.
 */
tni_keyset tni_argcode_keys(tni_argcode code, const tni_type *type, StableIValue value,
                            bool *autograd)
{
    if (value == 0)
        return 0;
    switch (level_of(code, type)) {
    case LEVEL_LEAF:
        return (code & TNI_LEAF_MASK) == TNI_TYPE_TENSOR
                   ? tni_tensor_call_keys(tni_boxed_tensor(value), autograd)
                   : 0;
    case LEVEL_OPTIONAL:
        return tni_argcode_keys(inner_argcode(code, type), type->items[0],
                                *(const StableIValue *)tni_unbox_pointer(value), autograd);
    case LEVEL_LIST: {
        const tni_list *list = tni_unbox_pointer(value);
        tni_argcode item = inner_argcode(code, type);
        tni_keyset keys = 0;
        for (size_t i = 0; i < list->size; i++)
            keys |= tni_argcode_keys(item, type->items[0], list->items[i], autograd);
        return keys;
    }
    case LEVEL_TUPLE: /* PyTorch does not look into tuples */
    case LEVEL_OTHER:
        break;
    }
    return 0;
}

/* ---- tensors ---- */

/* As for keys. Without a type, what is nested deeper than the code tells is left out. */
bool tni_argcode_tensors(tni_argcode code, const tni_type *type, StableIValue value,
                         tni_tensor_visit *visit, void *context)
{
    if (value == 0 || (type == NULL && (code & ~TNI_LEAF_MASK) == TNI_SHAPE_NESTED))
        return true;
    switch (level_of(code, type)) {
    case LEVEL_LEAF: {
        bool is_tensor = (code & TNI_LEAF_MASK) == TNI_TYPE_TENSOR;
        tn_tensor *tensor = is_tensor ? tni_boxed_tensor(value) : NULL;
        return tensor == NULL || visit(context, tensor);
    }
    case LEVEL_OPTIONAL:
        return tni_argcode_tensors(inner_argcode(code, type), inner_type(type),
                                   *(const StableIValue *)tni_unbox_pointer(value), visit, context);
    case LEVEL_LIST: {
        const tni_list *list = tni_unbox_pointer(value);
        tni_argcode item = inner_argcode(code, type);
        for (size_t i = 0; i < list->size; i++)
            if (!tni_argcode_tensors(item, inner_type(type), list->items[i], visit, context))
                return false;
        return true;
    }
    case LEVEL_TUPLE:
    case LEVEL_OTHER:
        break;
    }
    return true;
}

/* ---- validity ---- */

static bool is_valid(void *context, tn_tensor *tensor)
{
    (void)context;
    return tni_tensor_is_valid(tensor);
}

static bool are_valid(const tni_argcode *codes, const StableIValue *values, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if ((codes[i] & TNI_LEAF_MASK) == TNI_TYPE_TENSOR &&
            (codes[i] & ~TNI_LEAF_MASK) != TNI_SHAPE_NESTED &&
            !tni_argcode_tensors(codes[i], NULL, values[i], is_valid, NULL))
            return false;
    return true;
}

bool tni_args_are_valid(const tni_signature *signature, const StableIValue *args)
{
    return are_valid(signature->args, args, signature->nargs);
}

bool tni_returns_are_valid(const tni_signature *signature, const StableIValue *outs)
{
    return are_valid(signature->returns, outs, signature->nreturns);
}
