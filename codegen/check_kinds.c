/* SPDX-License-Identifier: BSD-3-Clause */
/* Rules for what a schema writes, and which of that it returns. */
#include "gen_rules.h"

#include <string.h>

static const char scratch[] = "_scratch_";

/* Return whether an argument is a scratch tensor: an out argument that is not returned. */
static bool is_scratch(const tni_arg *arg)
{
    return gen_is_out_arg(arg) && gen_begins(arg->name.data, scratch);
}

/* Return the first alias set of an argument before the call; "" if it has no mark. */
static tni_text set_of(const tni_arg *arg)
{
    const tni_alias *mark = tni_type_alias(arg->type);
    return mark != NULL && mark->nbefore > 0 ? mark->before[0] : tni_text_of("");
}

/* Return whether both have the same alias set. */
static bool has_same_set(const tni_arg *a, const tni_arg *b)
{
    return set_of(a).length > 0 && tni_text_equal(set_of(a), set_of(b));
}

static const tni_arg *find_self(const tn_schema *schema)
{
    for (size_t i = 0; i < schema->nargs; i++)
        if (tni_text_is(schema->args[i].name, "self"))
            return &schema->args[i];
    return NULL;
}

/* Out arguments must come last. */
static bool are_outs_last(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    bool has_out = false;
    (void)spec;
    for (size_t i = 0; i < entry->schema->nargs; i++) {
        const tni_arg *arg = &entry->schema->args[i];
        if (has_out && !gen_is_out_arg(arg))
            return gen_fault(detail, "%s", arg->name.data);
        has_out |= gen_is_out_arg(arg);
    }
    return true;
}

/* "out", "out0", "out1" and so on. */
static bool is_called_out(tni_text name)
{
    return name.length >= 3 && strncmp(name.data, "out", 3) == 0 &&
           strspn(name.data + 3, "0123456789") == name.length - 3;
}

/* PyTorch accepts such a schema in a registration, but its own generator does not. */
static bool is_out_written(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    for (size_t i = 0; i < entry->schema->nargs; i++) {
        const tni_arg *arg = &entry->schema->args[i];
        const tni_type *type = arg->type->kind == TNI_TYPE_LIST ? arg->type->items[0] : arg->type;
        if (arg->keyword_only && type->kind == TNI_TYPE_TENSOR && is_called_out(arg->name) &&
            !gen_is_written(arg))
            return gen_fault(detail, "%s", arg->name.data);
    }
    return true;
}

/* Return whether an out= variant is an overload named `out` and not an operator named NAME_out. */
static bool is_out_an_overload(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    size_t length = strlen(entry->base) - strlen("_out");
    return !gen_ends(entry->base, "_out") ||
           gen_fault(detail, "%.*s.out", (int)length, entry->base);
}

/* Names such as __ifoo__ mean in-place operations in Python, which has a fixed set of them. */
static bool is_dunder_known(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    (void)detail;
    return !gen_begins(entry->base, "__i") || !gen_ends(entry->base, "__") ||
           entry->kind == GEN_INPLACE;
}

/* Return whether an in-place operator writes self. */
static bool is_self_written(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    (void)detail;
    const tni_arg *self = find_self(entry->schema);
    return entry->kind != GEN_INPLACE || (self != NULL && gen_is_written(self));
}

/*
 * Return whether an in-place operator returns self, with the same alias set and mark. If self is
 * not a tensor, such as a list, it must return nothing.
 */
static bool is_self_returned(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    const tn_schema *schema = entry->schema;
    const tni_arg *self = find_self(schema);
    (void)spec;
    if (entry->kind != GEN_INPLACE || self == NULL)
        return true;
    if (self->type->kind != TNI_TYPE_TENSOR)
        return schema->nreturns == 0 || gen_fault(detail, "()");
    return (schema->nreturns == 1 && gen_is_written(&schema->returns[0]) &&
            has_same_set(&schema->returns[0], self)) ||
           gen_fault(detail, "Tensor(%s!)", set_of(self).data);
}

/* Return whether no argument before self is written. */
static bool are_writes_behind_self(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    const tni_arg *self = find_self(entry->schema);
    (void)spec;
    for (const tni_arg *arg = entry->schema->args; self != NULL && arg < self; arg++)
        if (gen_is_written(arg))
            return gen_fault(detail, "%s", arg->name.data);
    return true;
}

/* Return whether all returns are written, or none. */
static bool are_returns_alike(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    const tn_schema *schema = entry->schema;
    (void)spec;
    (void)detail;
    for (size_t i = 1; i < schema->nreturns; i++)
        if (gen_is_written(&schema->returns[i]) != gen_is_written(&schema->returns[0]))
            return false;
    return true;
}

/* A result that is written must be an out argument, or self of an in-place operator. */
static bool are_written_returns_outs(const gen_spec *spec, const gen_entry *entry,
                                     gen_detail *detail)
{
    const tn_schema *schema = entry->schema;
    (void)spec;
    for (size_t i = 0; i < schema->nreturns; i++) {
        bool is_out = !gen_is_written(&schema->returns[i]);
        for (size_t k = 0; k < schema->nargs && !is_out; k++)
            is_out = has_same_set(&schema->returns[i], &schema->args[k]) &&
                     (gen_is_out_arg(&schema->args[k]) ||
                      (entry->kind == GEN_INPLACE && tni_text_is(schema->args[k].name, "self")));
        if (!is_out)
            return gen_fault(detail, "%s", set_of(&schema->returns[i]).data);
    }
    return true;
}

/* Return whether an out argument is a list of tensors. */
static bool has_list_of_outs(const tn_schema *schema)
{
    for (size_t i = 0; i < schema->nargs; i++)
        if (gen_is_out_arg(&schema->args[i]) && schema->args[i].type->kind == TNI_TYPE_LIST)
            return true;
    return false;
}

/* Return whether an operator with a list of out tensors returns nothing. */
static bool are_listed_outs_not_returned(const gen_spec *spec, const gen_entry *entry,
                                         gen_detail *detail)
{
    (void)spec;
    (void)detail;
    return !has_list_of_outs(entry->schema) || entry->schema->nreturns == 0;
}

/* Print the returns that an out= operator should have. */
static void print_outs(const tn_schema *schema, size_t count, gen_detail *detail)
{
    FILE *out = fmemopen(detail->text, sizeof detail->text, "w");
    const char *separator = "";
    fputs(count == 1 ? "" : "(", out);
    for (size_t i = 0; i < schema->nargs; i++) {
        const tni_arg *arg = &schema->args[i];
        if (!gen_is_out_arg(arg) || is_scratch(arg))
            continue;
        fprintf(out, "%sTensor(%.*s!)", separator, (int)set_of(arg).length, set_of(arg).data);
        separator = ", ";
    }
    fputs(count == 1 ? "" : ")", out);
    fclose(out);
}

/* Return whether an out= operator returns its out arguments, in their order. */
static bool are_outs_returned(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    const tn_schema *schema = entry->schema;
    size_t count = 0;
    bool is_same = true;
    (void)spec;
    if ((entry->kind != GEN_OUT && entry->kind != GEN_SCRATCH) || has_list_of_outs(schema))
        return true;
    /* Compare the out arguments with the returns in order; scratch tensors are not returned. */
    for (size_t i = 0; i < schema->nargs; i++) {
        const tni_arg *arg = &schema->args[i];
        if (!gen_is_out_arg(arg) || is_scratch(arg))
            continue;
        is_same &= count < schema->nreturns && has_same_set(arg, &schema->returns[count]) &&
                   gen_is_written(&schema->returns[count]);
        count++;
    }
    if (is_same && count == schema->nreturns)
        return true;
    print_outs(schema, count, detail);
    return false;
}

/* Tensor options make sense only for operators that make their results. */
static bool are_options_of_functional(const gen_spec *spec, const gen_entry *entry,
                                      gen_detail *detail)
{
    (void)spec;
    (void)detail;
    return entry->kind == GEN_FUNCTIONAL ||
           gen_tensor_options(entry->schema) == entry->schema->nargs;
}

/* Return whether only functional operators have "functional" in their overload name. */
static bool is_functional_overload(const gen_spec *spec, const gen_entry *entry, gen_detail *detail)
{
    (void)spec;
    (void)detail;
    return strstr(entry->schema->overload.data, "functional") == NULL ||
           entry->kind == GEN_FUNCTIONAL;
}

static const gen_rule rules[] = {
    {"out-written", GEN_FUNC, is_out_written,
     "the out argument '@' is written; mark it Tensor(a!), and what returns it"},
    {"out-last", GEN_FUNC, are_outs_last, "out arguments come last; move '@' before them"},
    {"out-name", GEN_FUNC, is_out_an_overload,
     "an operator's name does not end in _out; out is an overload, so write @"},
    {"dunder", GEN_FUNC, is_dunder_known,
     "Python has no such in-place operation; the name is __i…__ of add, sub, mul, div, mod, pow, "
     "lshift, rshift, and, xor, or"},
    {"inplace-self", GEN_FUNC, is_self_written,
     "an operator whose name ends in _ writes its argument 'self'; write Tensor(a!) self"},
    {"self-first", GEN_FUNC, are_writes_behind_self,
     "'@' stands before self, so it is not written; move it behind"},
    {"returns-alike", GEN_FUNC, are_returns_alike,
     "either all returns are written arguments, or none is; leave the others out"},
    {"inplace-returns", GEN_FUNC, is_self_returned,
     "an in-place operator returns self and nothing else; write '-> @'"},
    {"returns-written", GEN_FUNC, are_written_returns_outs,
     "'@' is written and returned, so it is an out argument or self of an in-place operator; write "
     "'*, ' before it, or do not return it"},
    {"out-list-returns", GEN_FUNC, are_listed_outs_not_returned,
     "an operator with a list of out tensors returns nothing; write '-> ()'"},
    {"out-returns", GEN_FUNC, are_outs_returned,
     "an out= operator returns its out arguments in their order; write '-> @'"},
    {"options-functional", GEN_FUNC, are_options_of_functional,
     "dtype, layout, device and pin_memory are for what makes tensors; take them away, 'out' or "
     "'self' has them"},
    {"overload-functional", GEN_FUNC, is_functional_overload,
     "an overload called functional writes nothing; write another name"},
};

const gen_rules gen_kind_rules = {rules, TN_LEN(rules)};
