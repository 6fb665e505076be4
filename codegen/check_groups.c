/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Rules between entries: unique names, which variants an operator has, which of them are generated,
 * and that each view has a copying counterpart.
 */
#include "gen_rules.h"

#include <stdlib.h>
#include <string.h>

/* Entries are sorted by name, so equal names are adjacent. */
static bool is_name_free(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    if (entry == spec->entries || strcmp(entry[-1].name, entry->name) != 0)
        return true;
    return gen_fault(detail, "%zu", entry[-1].line);
}

/* Return whether the entry is the only one of its kind in its group. */
static bool is_kind_free(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    const gen_entry *first = entry->group->members[entry->kind];
    (void)spec;
    return first == entry || gen_fault(detail, "%s", first->local_name);
}

static bool is_structured_member(const gen_entry *entry)
{
    return entry->is_structured || entry->delegate != NULL;
}

/* Functional, in-place and out= variants are structured together or not at all. */
static bool is_group_alike(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    static const gen_kind kinds[] = {GEN_FUNCTIONAL, GEN_INPLACE, GEN_OUT};
    (void)spec;
    if (!is_structured_member(entry))
        return true;
    for (size_t i = 0; i < TN_LEN(kinds); i++) {
        const gen_entry *other = entry->group->members[kinds[i]];
        if (other != NULL && !is_structured_member(other))
            return gen_fault(detail, "%s", other->local_name);
    }
    return true;
}

/* Return whether `structured_delegate` names a structured operator. */
static bool is_delegate_there(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    const gen_entry *target = gen_delegate(spec, entry);
    return entry->delegate == NULL || (target != NULL && target->is_structured) ||
           gen_fault(detail, "%s", entry->delegate);
}

/* Return whether the operator to which the entry delegates is a variant of it. */
static bool is_delegate_sibling(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    const gen_entry *target = gen_delegate(spec, entry);
    return target == NULL || target->group == entry->group ||
           gen_fault(detail, "%s", entry->delegate);
}

/* Return whether an operator with out arguments has a variant without them. */
static bool has_out_sibling(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    gen_entry *const *members = entry->group->members;
    (void)spec;
    (void)detail;
    return (entry->kind != GEN_OUT && entry->kind != GEN_SCRATCH) ||
           members[GEN_FUNCTIONAL] != NULL || members[GEN_INPLACE] != NULL ||
           members[GEN_MUTABLE] != NULL;
}

/* ---- autogen ---- */

/*
 * Print the name of a generated variant: stem, suffix, overload, and "out" if it is an out=
 * variant.
 */
static void print_made(gen_detail *name, const gen_entry *from, const char *end, bool is_out)
{
    FILE *text = fmemopen(name->text, sizeof name->text, "w");
    const char *overload = from->schema->overload.data;
    bool has_overload = overload[0] != '\0';
    gen_print_stem(text, from);
    fprintf(text, "%s%s%s", end, has_overload || is_out ? "." : "", overload);
    if (is_out)
        fputs(has_overload ? "_out" : "out", text);
    fclose(text);
}

/* Return whether the entry's autogen list makes a variant with "out" in its overload name. */
static bool mentions_out(const gen_entry *entry)
{
    for (size_t i = 0; entry != NULL && i < entry->autogen.count; i++) {
        const char *overload = strchr(entry->autogen.items[i], '.');
        if (overload != NULL && strstr(overload, "out") != NULL)
            return true;
    }
    return false;
}

/*
 * Return whether variants may be generated for a group. Composites need none, because the operators
 * that they call have them; views cannot be written to an out argument.
 */
static bool may_have_variants(const gen_group *group)
{
    bool is_composite = true;
    bool is_core = false;
    bool is_manual = true;
    for (size_t i = 0; i < GEN_NUM_KINDS; i++) {
        const gen_entry *member = group->members[i];
        if (member == NULL)
            continue;
        if (gen_is_view(member))
            return false;
        is_composite &= gen_is_implicit(member);
        is_core |= gen_has_tag(member, "core");
        is_manual &= member->is_manually_registered;
    }
    return !is_manual && (!is_composite || is_core);
}

/*
 * An out= variant is generated from the writing one, if there is one; a functional one from a
 * writing one.
 */
void gen_made_variants(const gen_group *group, gen_detail *functional, gen_detail *out)
{
    const gen_entry *twin = group->members[GEN_FUNCTIONAL];
    const gen_entry *inplace = group->members[GEN_INPLACE];
    const gen_entry *mutable = group->members[GEN_MUTABLE];
    const gen_entry *writer = inplace != NULL ? inplace : mutable;
    const gen_entry *from = writer != NULL ? writer : twin;
    bool has_out = group->members[GEN_OUT] != NULL;
    functional->text[0] = '\0';
    out->text[0] = '\0';
    if (!may_have_variants(group) || from == NULL)
        return;
    if (!has_out && (mentions_out(twin) || mentions_out(inplace) || mentions_out(mutable)))
        print_made(out, from, "", true);
    if (twin == NULL && (has_out || out->text[0] != '\0'))
        print_made(functional, mutable != NULL ? mutable : inplace,
                   mutable != NULL ? "_functional" : "", false);
}

static bool has_word(const gen_words *words, const char *text)
{
    for (size_t i = 0; i < words->count; i++)
        if (strcmp(words->items[i], text) == 0)
            return true;
    return false;
}

/* Return whether a variant of the group has this name in its `autogen`. */
static bool is_announced(const gen_group *group, const char *name)
{
    bool found = name[0] == '\0';
    for (size_t i = 0; i < GEN_NUM_KINDS; i++)
        found |= group->members[i] != NULL && has_word(&group->members[i]->autogen, name);
    return found;
}

/* Check that `autogen` of the group names exactly the variants that are generated. */
static bool is_autogen_exact(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    gen_detail functional;
    gen_detail out;
    (void)spec;
    gen_made_variants(entry->group, &functional, &out);
    bool is_exact =
        is_announced(entry->group, functional.text) && is_announced(entry->group, out.text);
    for (size_t i = 0; i < entry->autogen.count; i++)
        is_exact &= strcmp(entry->autogen.items[i], functional.text) == 0 ||
                    strcmp(entry->autogen.items[i], out.text) == 0;
    bool has_both = functional.text[0] != '\0' && out.text[0] != '\0';
    if (functional.text[0] == '\0' && out.text[0] == '\0')
        gen_fault(detail, "no 'autogen'");
    else
        gen_fault(detail, "'autogen: %.900s%s%.900s'", functional.text, has_both ? ", " : "",
                  out.text);
    return is_exact;
}

/* A composite runs with any variant of what it calls, so nothing is generated for it. */
static bool is_autogen_of_primitive(const gen_spec *spec, const gen_entry *entry,
                                    gen_detail *detail)
{
    (void)spec;
    (void)detail;
    return !gen_has(entry, GEN_AUTOGEN) || may_have_variants(entry->group);
}

static const tni_type *element_type(const tni_type *type)
{
    while (type->kind == TNI_TYPE_OPTIONAL || type->kind == TNI_TYPE_LIST)
        type = type->items[0];
    return type;
}

/* An out argument receives a result, so all results must be tensors. */
static bool can_have_out(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    (void)detail;
    if (!mentions_out(entry))
        return true;
    for (size_t i = 0; i < entry->schema->nreturns; i++)
        if (element_type(entry->schema->returns[i].type)->kind != TNI_TYPE_TENSOR)
            return false;
    return entry->schema->nreturns > 0 || entry->schema->is_mutable;
}

/* ---- views ---- */

/*
 * Return whether a result aliases an argument without being written, or an argument becomes a view
 * of anything.
 */
static bool gives_view(const tn_schema *schema)
{
    for (size_t i = 0; i < schema->nreturns; i++)
        if (tni_type_alias(schema->returns[i].type) != NULL && !gen_is_written(&schema->returns[i]))
            return true;
    for (size_t i = 0; i < schema->nargs; i++) {
        const tni_alias *mark = element_type(schema->args[i].type)->alias;
        if (mark != NULL && mark->nafter > 0 && tni_text_is(mark->after[0], "*"))
            return true;
    }
    return false;
}

/* resize_ and set_ have the tag, but make self no view of another tensor. */
bool gen_is_view(const gen_entry *entry)
{
    return gives_view(entry->schema) ||
           (gen_has_tag(entry, "inplace_view") && !gen_begins(entry->base, "resize_") &&
            strcmp(entry->base, "set_") != 0);
}

/* Print the copying counterpart of a view: "view_copy.dtype" for view.dtype. */
static void print_copy(gen_detail *name, const gen_entry *entry)
{
    const char *overload = entry->schema->overload.data;
    gen_fault(name, "%s_copy%s%s", entry->base, overload[0] == '\0' ? "" : ".", overload);
}

/* Return whether the entry is a view that needs an operator which copies. */
static bool needs_copy(const gen_entry *entry)
{
    return entry->kind == GEN_FUNCTIONAL && gives_view(entry->schema) && !gen_is_implicit(entry);
}

/* Return whether a view has a counterpart NAME_copy with the tag for it. */
static bool has_copy(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    print_copy(detail, entry);
    const gen_entry *copy = gen_find_beside(spec, entry, detail->text);
    return !needs_copy(entry) || (copy != NULL && gen_has_tag(copy, "view_copy"));
}

/* Arguments and results of both must be equal; they follow the name in the signature. */
static bool has_same_copy(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    print_copy(detail, entry);
    const gen_entry *copy = gen_find_beside(spec, entry, detail->text);
    return !needs_copy(entry) || copy == NULL ||
           strcmp(strchr(entry->group->signature, '('), strchr(copy->group->signature, '(')) == 0;
}

/* Return whether only in-place operators have the tag inplace_view. */
static bool is_inplace_view_named(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    (void)detail;
    return !gen_has_tag(entry, "inplace_view") || gen_ends(entry->base, "_");
}

/* Return whether an operator with the tag inplace_view has a functional variant. */
static bool has_inplace_view_sibling(const gen_spec *spec, const gen_entry *entry,
                                     gen_detail *detail)
{
    /* These three have no functional variant. */
    static const char *const exempt[] = {"resize_", "resize_as_", "set_"};
    (void)spec;
    for (size_t i = 0; i < TN_LEN(exempt); i++)
        if (strcmp(entry->base, exempt[i]) == 0)
            return true;
    gen_fault(detail, "%.*s", (int)strlen(entry->base) - 1, entry->base);
    return !gen_has_tag(entry, "inplace_view") || entry->group->members[GEN_FUNCTIONAL] != NULL;
}

static const gen_rule rules[] = {
    {"name-twice", GEN_FUNC, is_name_free,
     "the operator stands in line @ already; write another overload name"},
    {"group-twice", GEN_FUNC, is_kind_free,
     "it differs from @ in nothing that a caller could tell; take one away"},
    {"group-structured", GEN_FUNC, is_group_alike,
     "the variants of an operator are structured together, and @ is not; write "
     "'structured_delegate' there"},
    {"delegate", GEN_STRUCTURED_DELEGATE, is_delegate_there,
     "structured_delegate @ is no structured operator; write 'structured: True' there"},
    {"delegate-sibling", GEN_STRUCTURED_DELEGATE, is_delegate_sibling,
     "structured_delegate @ has other arguments or returns, so it is no variant of this one"},
    {"out-sibling", GEN_FUNC, has_out_sibling,
     "an out= operator has a variant without out; write that, too"},
    {"autogen-primitive", GEN_AUTOGEN, is_autogen_of_primitive,
     "nothing is made from views and composites; take 'autogen' away"},
    {"autogen-out", GEN_AUTOGEN, can_have_out,
     "not all that it returns is tensors, so no out= variant can be made; take it from 'autogen'"},
    {"autogen", GEN_AUTOGEN, is_autogen_exact,
     "'autogen' names what is made from the entry and its variants; write @"},
    {"view-copy", GEN_FUNC, has_copy,
     "a view has a twin that copies; write @ with 'tags: view_copy'"},
    {"view-copy-same", GEN_FUNC, has_same_copy, "@ has other arguments or returns than its view"},
    {"inplace-view-name", GEN_TAGS, is_inplace_view_named,
     "the tag inplace_view is for in-place operators, whose names end in _"},
    {"inplace-view-sibling", GEN_TAGS, has_inplace_view_sibling,
     "an in-place view has a functional variant; write @, too"},
};

const gen_rules gen_group_rules = {rules, TN_LEN(rules)};
