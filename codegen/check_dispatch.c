/* SPDX-License-Identifier: BSD-3-Clause */
/* Rules for kernels and the dispatch keys that they are registered for. */
#include "gen_rules.h"

#include <ctype.h>
#include <string.h>

void gen_default_kernel(const gen_entry *entry, gen_detail *name)
{
    gen_fault(name, "%s", entry->local_name);
    for (char *c = name->text; *c != '\0'; c++)
        *c = *c == '.' ? '_' : *c;
}

bool gen_is_implicit(const gen_entry *entry)
{
    bool is_composite = entry->ndispatch == 0;
    for (size_t i = 0; i < entry->ndispatch; i++)
        is_composite |= entry->dispatch[i].key == TNI_ALIAS_COMPOSITE_IMPLICIT;
    return is_composite && !entry->is_structured && entry->delegate == NULL &&
           !entry->is_manually_registered;
}

/* Return the entry's kernel for a key, or NULL. */
static const gen_dispatch *find_kernel(const gen_entry *entry, const char *key)
{
    for (size_t i = 0; i < entry->ndispatch; i++)
        if (strcmp(tni_key_name(entry->dispatch[i].key), key) == 0)
            return &entry->dispatch[i];
    return NULL;
}

/*
 * The keys for which the yaml may name kernels. Kernels for other keys are registered by the
 * libraries that bring a backend.
 */
static bool are_keys_supported(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    static const char *const keys[] = {"CPU",
                                       "CUDA",
                                       "MPS",
                                       "XPU",
                                       "MTIA",
                                       "Meta",
                                       "SparseCPU",
                                       "SparseCUDA",
                                       "SparseMPS",
                                       "SparseXPU",
                                       "SparseMeta",
                                       "SparseCsrCPU",
                                       "SparseCsrCUDA",
                                       "SparseCsrMPS",
                                       "SparseCsrXPU",
                                       "SparseCsrMeta",
                                       "QuantizedCPU",
                                       "QuantizedCUDA",
                                       "QuantizedMeta",
                                       "NestedTensorCPU",
                                       "NestedTensorCUDA",
                                       "NestedTensorXPU",
                                       "NestedTensorHPU",
                                       "NestedTensorMeta",
                                       "MkldnnCPU",
                                       "ZeroTensor",
                                       "CompositeImplicitAutograd",
                                       "CompositeImplicitAutogradNestedTensor",
                                       "CompositeExplicitAutograd",
                                       "CompositeExplicitAutogradNonFunctional"};
    (void)spec;
    for (size_t i = 0; i < entry->ndispatch; i++) {
        size_t k = 0;
        while (k < TN_LEN(keys) && strcmp(keys[k], tni_key_name(entry->dispatch[i].key)) != 0)
            k++;
        if (k == TN_LEN(keys))
            return gen_fault(detail, "%s", tni_key_name(entry->dispatch[i].key));
    }
    return true;
}

/* Return whether `dispatch`, if it is there, has a kernel. */
static bool has_kernels(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    (void)detail;
    return !gen_has(entry, GEN_DISPATCH) || entry->ndispatch > 0;
}

/* Return whether the text is a C identifier. */
static bool is_identifier(const char *text)
{
    if (!isalpha((unsigned char)*text) && *text != '_')
        return false;
    for (; *text != '\0'; text++)
        if (!isalnum((unsigned char)*text) && *text != '_')
            return false;
    return true;
}

/* Return whether all names of kernels are C identifiers. */
static bool are_kernels_names(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    for (size_t i = 0; i < entry->ndispatch; i++)
        if (!is_identifier(entry->dispatch[i].kernel))
            return gen_fault(detail, "%s", entry->dispatch[i].kernel);
    return true;
}

/* Return whether the only kernel is an implicit composite one, as it is without `dispatch`. */
static bool is_lone_implicit(const gen_entry *entry)
{
    return entry->ndispatch == 1 && entry->dispatch[0].key == TNI_ALIAS_COMPOSITE_IMPLICIT;
}

/* Naming the default kernel explicitly is redundant. */
static bool is_implicit_needed(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    gen_default_kernel(entry, detail);
    return !is_lone_implicit(entry) || strcmp(entry->dispatch[0].kernel, detail->text) != 0;
}

/* A kernel with _symint in its name, or generated from another variant, is named differently. */
static bool has_implicit_default_name(const gen_spec *spec, const gen_entry *entry,
                                      gen_detail *detail)
{
    (void)spec;
    gen_default_kernel(entry, detail);
    return !is_lone_implicit(entry) || strstr(entry->dispatch[0].kernel, "_symint") != NULL ||
           gen_is_made_of_variant(entry->dispatch[0].kernel) ||
           strcmp(entry->dispatch[0].kernel, detail->text) == 0;
}

/* Of two composite keys, one would always hide the other. */
static bool has_one_composite(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    size_t count = 0;
    (void)spec;
    (void)detail;
    for (size_t i = 0; i < entry->ndispatch; i++)
        count += entry->dispatch[i].key == TNI_ALIAS_COMPOSITE_IMPLICIT ||
                 entry->dispatch[i].key == TNI_ALIAS_COMPOSITE_EXPLICIT ||
                 entry->dispatch[i].key == TNI_ALIAS_COMPOSITE_EXPLICIT_NON_FUNCTIONAL;
    return count <= 1;
}

/* Return whether the entry has not both of two composite keys of which one would hide the other. */
static bool is_nested_without_strict(const gen_spec *spec, const gen_entry *entry,
                                     gen_detail *detail)
{
    (void)spec;
    (void)detail;
    return find_kernel(entry, "CompositeImplicitAutogradNestedTensor") == NULL ||
           find_kernel(entry, "CompositeExplicitAutogradNonFunctional") == NULL;
}

/* A composite that makes tensors could not be differentiated through the operators it calls. */
static bool is_factory_explicit(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    gen_default_kernel(entry, detail);
    bool makes =
        gen_is_factory(entry) || gen_begins(entry->base, "new_") || gen_ends(entry->base, "_like");
    return !makes || gen_has(entry, GEN_DISPATCH) || entry->is_structured ||
           entry->delegate != NULL || entry->kind != GEN_FUNCTIONAL;
}

/*
 * Return whether an entry that delegates names no kernel for a device; it has that of its
 * structured variant.
 */
static bool is_delegate_without_kernel(const gen_spec *spec, const gen_entry *entry,
                                       gen_detail *detail)
{
    static const char *const keys[] = {"CPU", "CUDA", "MPS", "XPU"};
    (void)spec;
    for (size_t i = 0; entry->delegate != NULL && i < TN_LEN(keys); i++)
        if (find_kernel(entry, keys[i]) != NULL)
            return gen_fault(detail, "%s", keys[i]);
    return true;
}

/*
 * Return whether an entry with ufunc loops names no kernel for CPU and CUDA, which the loops make.
 */
static bool is_ufunc_without_kernel(const gen_spec *spec, const gen_entry *entry,
                                    gen_detail *detail)
{
    static const char *const keys[] = {"CPU", "CUDA"};
    (void)spec;
    for (size_t i = 0; entry->nufuncs > 0 && i < TN_LEN(keys); i++)
        if (find_kernel(entry, keys[i]) != NULL)
            return gen_fault(detail, "%s", keys[i]);
    return true;
}

/* Return whether a structured operator has a kernel, or loops from which one is made. */
static bool has_structured_kernel(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    (void)detail;
    return !entry->is_structured || entry->ndispatch > 0 || entry->nufuncs > 0;
}

/* Return whether a structured operator has no implicit composite kernel. */
static bool is_structured_primitive(const gen_spec *spec, const gen_entry *entry,
                                    gen_detail *detail)
{
    (void)spec;
    (void)detail;
    return !entry->is_structured || find_kernel(entry, "CompositeImplicitAutograd") == NULL;
}

static const gen_rule rules[] = {
    {"dispatch-empty", GEN_DISPATCH, has_kernels,
     "'dispatch' names no kernel; write 'CPU, Meta: name', or take it away"},
    {"dispatch-key", GEN_DISPATCH, are_keys_supported,
     "@ is no key that a native function has a kernel for; write CPU, Meta, or one of "
     "docs/yaml-rules.md"},
    {"dispatch-kernel", GEN_DISPATCH, are_kernels_names,
     "a kernel is the part of a C function's name behind tni_kernel_, not '@'"},
    {"dispatch-needless", GEN_DISPATCH, is_implicit_needed,
     "CompositeImplicitAutograd: @ is what an operator without 'dispatch' has; take it away"},
    {"dispatch-name", GEN_DISPATCH, has_implicit_default_name,
     "the one kernel of a composite operator is called @; call it so and take 'dispatch' away"},
    {"dispatch-composite", GEN_DISPATCH, has_one_composite,
     "of several composite kernels only one would ever run; write one of "
     "CompositeImplicitAutograd, CompositeExplicitAutograd, "
     "CompositeExplicitAutogradNonFunctional"},
    {"dispatch-nested", GEN_DISPATCH, is_nested_without_strict,
     "CompositeExplicitAutogradNonFunctional covers nested tensors; take "
     "CompositeImplicitAutogradNestedTensor away"},
    {"dispatch-factory", GEN_DISPATCH, is_factory_explicit,
     "what makes a tensor is no implicit composite; write 'dispatch:' with "
     "'CompositeExplicitAutograd: @'"},
    {"delegate-kernel", GEN_DISPATCH, is_delegate_without_kernel,
     "the kernel for @ is that of the structured operator; take the key away"},
    {"ufunc-kernel", GEN_DISPATCH, is_ufunc_without_kernel,
     "ufunc_inner_loop makes the kernel for @; take the key away"},
    {"structured-kernel", GEN_STRUCTURED, has_structured_kernel,
     "a structured operator has a kernel for some backend; write 'dispatch:' with 'CPU: name'"},
    {"structured-composite", GEN_DISPATCH, is_structured_primitive,
     "a structured operator is no implicit composite; write CompositeExplicitAutograd, or take "
     "'structured' away"},
};

const gen_rules gen_dispatch_rules = {rules, TN_LEN(rules)};
