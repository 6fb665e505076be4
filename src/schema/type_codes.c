/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The letters of types where typed C meets a schema.
 *
 * A generated function of tenon/ops.h carries the types of its parameters as such a form, and
 * compares it once with the schema of the operator that it finds (typed_calls.c): a program that
 * was compiled for other arguments is refused instead of reading beyond its own. So a letter means
 * a C type, and types with the same C type share one. A changed letter breaks every program
 * compiled before.
 */
#include "schema/schema_tree.h"

/*
 * Return the letter of a type without types within; 0 if it has none, and is passed as a tagged
 * value. A program in C has plain numbers in place of the compiler's symbolic ones.
 */
static char leaf_code(const tni_type *type)
{
    switch ((int)type->kind) {
    case TNI_TYPE_TENSOR:
        return 'T';
    case TNI_TYPE_INT:
    case TNI_TYPE_SYMINT:
        return 'i';
    case TNI_TYPE_FLOAT:
    case TNI_TYPE_SYMFLOAT:
        return 'd';
    case TNI_TYPE_BOOL:
    case TNI_TYPE_SYMBOOL:
        return 'b';
    case TNI_TYPE_STR:
        return 's';
    case TNI_TYPE_SCALAR:
        return 'S';
    case TNI_TYPE_SCALAR_TYPE:
        return 'y';
    case TNI_TYPE_LAYOUT:
        return 'l';
    case TNI_TYPE_MEMORY_FORMAT:
        return 'm';
    case TNI_TYPE_DEVICE:
        return 'D';
    default:
        return 0;
    }
}

/*
 * At most an optional of a list of optionals of a leaf: no operator of aten nests deeper. Only
 * tensors can be optional items of a list in C, where NULL is None. Anything else is "*" as a
 * whole, because a partial form would say nothing of the rest.
 */
void tni_type_code(const tni_type *type, char code[TNI_TYPE_CODE_ROOM])
{
    size_t length = 0;
    if (type->kind == TNI_TYPE_OPTIONAL) {
        code[length++] = '?';
        type = type->items[0];
    }
    if (type->kind == TNI_TYPE_LIST) {
        code[length++] = 'L';
        type = type->items[0];
        if (type->kind == TNI_TYPE_OPTIONAL && type->items[0]->kind == TNI_TYPE_TENSOR) {
            code[length++] = '?';
            type = type->items[0];
        }
    }
    char leaf = leaf_code(type);
    if (leaf == 0)
        length = 0;
    code[length++] = leaf == 0 ? '*' : leaf;
    code[length] = '\0';
}

/*
 * As an extension writes it: nested to any depth, with a letter for generators, and none for
 * Scalar.
 */
static void print_extension_code(tni_buffer *out, const tni_type *type)
{
    while (type->kind == TNI_TYPE_OPTIONAL || type->kind == TNI_TYPE_LIST) {
        tni_buffer_print(out, "%c", type->kind == TNI_TYPE_OPTIONAL ? '?' : 'L');
        type = type->items[0];
    }
    char leaf = type->kind == TNI_TYPE_GENERATOR ? 'g' : leaf_code(type);
    tni_buffer_print(out, "%c", leaf == 0 || leaf == 'S' ? '*' : leaf);
}

void tni_extension_codes(const tn_schema *schema, tni_buffer *out)
{
    for (size_t i = 0; i < schema->nargs; i++)
        print_extension_code(out, schema->args[i].type);
    tni_buffer_print(out, "->");
    for (size_t i = 0; i < schema->nreturns; i++)
        print_extension_code(out, schema->returns[i].type);
}

/*
 * A result that is a written argument belongs to the caller already and is not returned again.
 * Texts and Scalars need a tag to be owned, so they are returned as tagged values.
 */
char tni_return_code(const tni_type *type)
{
    const tni_alias *alias = tni_type_alias(type);
    if (alias != NULL && alias->is_write)
        return '=';
    char leaf = leaf_code(type);
    return leaf == 0 || leaf == 's' || leaf == 'S' ? '*' : leaf;
}
