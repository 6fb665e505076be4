/* SPDX-License-Identifier: BSD-3-Clause */
/* Rules for operators of an extension; docs/yaml-rules.md has a row for each. */
#include <string.h>

#include "extension_spec.h"

/* End the program; the line is that of the key, or of the entry. */
_Noreturn static void refuse(const gen_entry *entry, gen_entry_key key, const char *text)
{
    gen_fail(entry->file, gen_has(entry, key) ? entry->lines[key] : entry->line, "%s: %s",
             entry->local_name, text);
}

/* Refuse a type and print it. */
_Noreturn static void refuse_type(const gen_entry *entry, const char *what, const tni_type *type)
{
    tni_buffer text = {0};
    tni_type_print(&text, type);
    gen_fail(entry->file, entry->line,
             "%s: %s is %s, which PyTorch's stable ABI does not carry; write Tensor, int, float, "
             "bool, str, ScalarType, Layout, MemoryFormat, Device, Generator, or such with [] or ? "
             "[gen-type]",
             entry->local_name, what, text.data);
}

/* Refuse arguments and returns that C kernels of an extension cannot box. */
static void check_types(const gen_entry *entry)
{
    char what[160];
    for (size_t i = 0; i < entry->schema->nargs; i++)
        if (!ext_is_boxable(entry->schema->args[i].type)) {
            snprintf(what, sizeof what, "'%.128s'", entry->schema->args[i].name.data);
            refuse_type(entry, what, entry->schema->args[i].type);
        }
    for (size_t i = 0; i < entry->schema->nreturns; i++)
        if (!ext_is_boxable(entry->schema->returns[i].type)) {
            snprintf(what, sizeof what, "return %zu", i);
            refuse_type(entry, what, entry->schema->returns[i].type);
        }
}

/*
 * Refuse keys that instruct PyTorch's own generator. The stable ABI registers only schemas and
 * kernels, so such keys would have no effect; the kernel has to do what they ask for.
 */
static void check_inert(const gen_entry *entry)
{
    static const struct {
        gen_entry_key key;
        const char *name;
        const char *instead;
    } keys[] = {
        {GEN_DEVICE_GUARD, "device_guard", "make a device current in the kernel"},
        {GEN_DEVICE_CHECK, "device_check", "compare devices in the kernel"},
        {GEN_CONST_REF, "use_const_ref_for_mutable_tensors", "take it away"},
        {GEN_MANUAL_CPP_BINDING, "manual_cpp_binding", "take it away"},
        {GEN_CATEGORY_OVERRIDE, "category_override",
         "give it one CompositeExplicitAutograd kernel"},
    };
    for (size_t i = 0; i < TN_LEN(keys); i++)
        if (gen_has(entry, keys[i].key))
            gen_fail(entry->file, entry->lines[keys[i].key],
                     "%s: '%s' would not act, as the ABI registers a schema and kernels alone; %s "
                     "[gen-inert]",
                     entry->local_name, keys[i].name, keys[i].instead);
}

static bool has_tensor(const tni_type *type)
{
    while (type->kind == TNI_TYPE_OPTIONAL || type->kind == TNI_TYPE_LIST)
        type = type->items[0];
    return type->kind == TNI_TYPE_TENSOR;
}

/*
 * Without a tensor argument dispatch selects no backend, so a backend's kernel would never be
 * called.
 */
static void check_backend(const gen_entry *entry)
{
    for (size_t i = 0; i < entry->schema->nargs; i++)
        if (has_tensor(entry->schema->args[i].type))
            return;
    for (size_t i = 0; i < entry->ndispatch; i++)
        if (entry->dispatch[i].key != TNI_ALIAS_COMPOSITE_IMPLICIT &&
            entry->dispatch[i].key != TNI_ALIAS_COMPOSITE_EXPLICIT &&
            entry->dispatch[i].key != TNI_ALIAS_COMPOSITE_EXPLICIT_NON_FUNCTIONAL)
            gen_fail(entry->file, entry->dispatch[i].line,
                     "%s: without a tensor no kernel of a backend is found, since no kernel for "
                     "BackendSelect is made; write one CompositeExplicitAutograd kernel, which "
                     "looks at its device [gen-factory]",
                     entry->local_name);
}

/* Check one operator of an extension; end the program at the first fault. */
static void check_entry(const gen_entry *entry)
{
    if (strncmp(entry->name, "aten::", 6) == 0)
        refuse(entry, GEN_FUNC,
               "operators of aten are PyTorch's; write a namespace before the name, or give "
               "--namespace NS [gen-namespace]");
    if (entry->is_structured || entry->delegate != NULL)
        refuse(entry, entry->is_structured ? GEN_STRUCTURED : GEN_STRUCTURED_DELEGATE,
               "structured kernels are for Tenon's own operators; give each variant a 'dispatch' "
               "of its own [gen-structured]");
    if (entry->autogen.count > 0)
        refuse(entry, GEN_AUTOGEN,
               "variants are made for Tenon's own operators only; write them as entries "
               "[gen-autogen]");
    for (size_t i = 0; i < entry->ndispatch; i++)
        if (strcmp(entry->dispatch[i].kernel, gen_from_functional) == 0 ||
            strcmp(entry->dispatch[i].kernel, gen_from_mutable) == 0 || entry->foreach != NULL)
            refuse(entry, entry->foreach != NULL ? GEN_FOREACH : GEN_DISPATCH,
                   "kernels are made of other variants for Tenon's own operators only; name one "
                   "that you write [gen-made]");
    check_inert(entry);
    check_backend(entry);
    check_types(entry);
}

/* Check that no two kernels are the same C function, which has only one list of parameters. */
static void check_kernel_names(const gen_spec *spec, size_t index)
{
    gen_dispatch ours[GEN_MOST_KERNELS];
    gen_dispatch theirs[GEN_MOST_KERNELS];
    const gen_entry *entry = &spec->entries[index];
    size_t nours = ext_kernels(entry, ours);
    for (size_t i = 0; i < index; i++) {
        size_t ntheirs = ext_kernels(&spec->entries[i], theirs);
        /* k enumerates all pairs. */
        for (size_t k = 0; k < nours * ntheirs; k++)
            if (strcmp(ext_kernel_name(entry, ours[k % nours].kernel),
                       ext_kernel_name(&spec->entries[i], theirs[k / nours].kernel)) == 0)
                gen_fail(entry->file, ours[k % nours].line,
                         "%s: the kernel '%s' is that of %s already; write another name "
                         "[gen-kernel]",
                         entry->local_name, ours[k % nours].kernel, spec->entries[i].local_name);
    }
}

void ext_check(const gen_spec *spec)
{
    for (size_t i = 0; i < spec->count; i++)
        check_entry(&spec->entries[i]);
    for (size_t i = 0; i < spec->count; i++)
        check_kernel_names(spec, i);
}
