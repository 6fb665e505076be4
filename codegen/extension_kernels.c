/* SPDX-License-Identifier: BSD-3-Clause */
/* Names of an extension's kernels, and codes of types as TN_KERNEL takes them. */
#include "extension_spec.h"

#include <string.h>

/*
 * Return the letter of a type that can cross the stable ABI, as TN_KERNEL takes it; 0 for other
 * types.
 */
static char boxable_letter(const tni_type *type)
{
    char code[TNI_TYPE_CODE_ROOM];
    if (type->kind == TNI_TYPE_GENERATOR)
        return 'g';
    if (type->kind == TNI_TYPE_OPTIONAL || type->kind == TNI_TYPE_LIST)
        return 0;
    tni_type_code(type, code);
    return code[0] == 'S' || code[0] == '*' ? 0 : code[0];
}

bool ext_is_boxable(const tni_type *type)
{
    while (type->kind == TNI_TYPE_OPTIONAL || type->kind == TNI_TYPE_LIST)
        type = type->items[0];
    return boxable_letter(type) != 0;
}

void ext_write_code(FILE *out, const tni_type *type)
{
    for (; type->kind == TNI_TYPE_OPTIONAL || type->kind == TNI_TYPE_LIST; type = type->items[0])
        fputc(type->kind == TNI_TYPE_LIST ? 'L' : '?', out);
    fputc(boxable_letter(type), out);
}

const char *ext_kernel_name(const gen_entry *entry, const char *kernel)
{
    char *name = gen_alloc(strlen(entry->name) + strlen(kernel) + 2, 1);
    sprintf(name, "%.*s_%s", (int)strcspn(entry->name, ":"), entry->name, kernel);
    return name;
}

static const char *default_kernel(const gen_entry *entry)
{
    char *name = strdup(entry->local_name);
    for (char *c = name; c != NULL && *c != '\0'; c++)
        *c = *c == '.' ? '_' : *c;
    return name;
}

size_t ext_kernels(const gen_entry *entry, gen_dispatch *kernels)
{
    if (entry->is_manually_registered)
        return 0;
    for (size_t i = 0; i < entry->ndispatch; i++)
        kernels[i] = entry->dispatch[i];
    if (entry->ndispatch > 0)
        return entry->ndispatch;
    kernels[0] = (gen_dispatch){TNI_ALIAS_COMPOSITE_IMPLICIT, default_kernel(entry), entry->line};
    return 1;
}
