/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The letters that stand for types where typed C meets a schema.
 *
 * A generated function of tenon/ops.h carries its parameters' types as such a form, and compares it
 * once with the schema of the operator that it finds (typed_calls.c): a program that was compiled
 * for other arguments is refused and does not read past its own. So a letter means a C type, and
 * types that look alike in C share one; changing a letter breaks every program compiled before.
 */
#include "schema/schema_tree.h"

/*
 * The letter of a type that is not made of others; 0 for one without, which crosses as a tagged
 * value. The symbolic types are those of compilers; a program in C has plain numbers.
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
 * At most an optional, of a list, of optionals, of a leaf: no operator of aten nests deeper. Of
 * optional elements of a list only tensors have a form in C: NULL is None. What does not fit the
 * pattern is a "*" as a whole, because half a form would say nothing about the rest.
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

/* As an extension writes it: nested at will, with a letter for generators, and none for Scalar. */
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
 * A result that is a written argument is the caller's already and is not handed over again. Texts
 * and numbers of any kind need a tag to be owned, so they come as tagged values.
 */
char tni_return_code(const tni_type *type)
{
    const tni_alias *alias = tni_type_alias(type);
    if (alias != NULL && alias->is_write)
        return '=';
    char leaf = leaf_code(type);
    return leaf == 0 || leaf == 's' || leaf == 'S' ? '*' : leaf;
}
