/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Calls of operators in formulas: binding values to arguments, and overload resolution. An overload
 * is chosen by the smallest number of conversions.
 */
#include "derivatives.h"

#include <stdlib.h>
#include <string.h>

#include "gen_rules.h"

/* ---- binding arguments ---- */

static size_t find_argument(const tn_schema *schema, const char *name)
{
    size_t i = 0;
    while (i < schema->nargs && !tni_text_is(schema->args[i].name, name))
        i++;
    return i;
}

/* Bind a value to an argument and return whether it was bound before. */
static bool is_bound(gen_arguments *args, size_t index, const gen_term *value)
{
    bool was = args->bound[index] != NULL;
    args->bound[index] = value;
    return was;
}

/* Bind each value to an argument, by position or by keyword. */
static bool bind_values(const tn_schema *schema, gen_arguments *args, gen_detail *why)
{
    for (size_t i = 0; i < args->count; i++) {
        const char *key = args->keys[i];
        size_t index = key == NULL ? i : find_argument(schema, key);
        if (index >= schema->nargs)
            return key == NULL ? gen_fault(why, "it takes %d arguments", (int)schema->nargs)
                               : gen_fault(why, "it has no argument '%s'", key);
        if (key == NULL && schema->args[index].keyword_only)
            return gen_fault(why, "'%s' is given by name", schema->args[index].name.data);
        if (is_bound(args, index, &args->values[i]))
            return gen_fault(why, "'%s' is given twice", schema->args[index].name.data);
    }
    return true;
}

/* Bind the defaults of arguments that are not given. */
static bool add_defaults(const tn_schema *schema, gen_arguments *args, gen_detail *why)
{
    for (size_t i = 0; i < schema->nargs; i++) {
        if (args->bound[i] != NULL)
            continue;
        if (schema->args[i].initial == NULL)
            return gen_fault(why, "'%s' is missing", schema->args[i].name.data);
        gen_term *value = gen_alloc(1, sizeof *value);
        *value = gen_term_default(schema->args[i].initial, schema->args[i].type);
        args->bound[i] = value;
    }
    return true;
}

/* Defaults fit their types, so they are added after counting the conversions. */
int gen_bind_arguments(const tn_schema *schema, gen_arguments *args, gen_detail *why)
{
    int sum = 0;
    args->bound = gen_alloc(schema->nargs + 1u, sizeof *args->bound);
    if (!bind_values(schema, args, why))
        return -1;
    for (size_t i = 0; i < schema->nargs; i++) {
        const tni_arg *arg = &schema->args[i];
        int fits = args->bound[i] == NULL ? 0 : gen_term_fits(args->bound[i], arg->type);
        if (fits < 0) {
            gen_fault(why, "'%s' is %s, not %s", arg->name.data, gen_type_text(arg->type),
                      gen_term_print(args->bound[i]));
            return -1;
        }
        sum += fits;
    }
    return add_defaults(schema, args, why) ? sum : -1;
}

/* ---- operators ---- */

/*
 * Arguments of which an operator reads only sizes, dtype and the like. If nothing else needs such
 * an argument, its elements are not saved for backward.
 */
static const struct {
    const char *base; /* the operator, with any overload */
    size_t argument;  /* index of the argument */
} metadata_readers[] = {{"zeros_like", 0}, {"ones_like", 0}, {"empty_like", 0},
                        {"full_like", 0},  {"new_zeros", 0}, {"new_ones", 0},
                        {"new_empty", 0},  {"new_full", 0},  {"new_empty_strided", 0},
                        {"expand_as", 1},  {"view_as", 1},   {"reshape_as", 1},
                        {"type_as", 1}};

/* Return a mark per argument: 'g' for those of the table, else '-'. */
static const char *geometry_of(const gen_entry *entry)
{
    char *marks = gen_alloc(entry->schema->nargs + 1u, 1);
    memset(marks, '-', entry->schema->nargs);
    for (size_t i = 0; i < TN_LEN(metadata_readers); i++)
        if (gen_begins(entry->name, "aten::") && strcmp(entry->base, metadata_readers[i].base) == 0)
            marks[metadata_readers[i].argument] = 'g';
    return marks;
}

/* Return the results of a call as values in consecutive registers. */
static gen_term results_of(const tn_schema *schema, uint16_t first)
{
    gen_term tuple = {.kind = GEN_TERM_TUPLE, .count = schema->nreturns};
    if (schema->nreturns == 1)
        return gen_term_register(first, schema->returns[0].type);
    tuple.items = gen_alloc(tuple.count + 1, sizeof *tuple.items);
    for (size_t i = 0; i < tuple.count; i++)
        tuple.items[i] = gen_term_register((uint16_t)(first + i), schema->returns[i].type);
    return tuple;
}

gen_term gen_emit_call(gen_maker *maker, const tn_schema *schema, const gen_arguments *args,
                       gen_insn insn)
{
    uint16_t *operands = gen_alloc(schema->nargs + 1u, sizeof *operands);
    for (size_t i = 0; i < schema->nargs; i++)
        operands[i] = gen_term_convert(maker, args->bound[i], schema->args[i].type, args->at);
    return results_of(schema,
                      gen_insn_call(maker->insns, insn, operands, schema->nargs, schema->nreturns));
}

/* Return whether the entry is an overload of the operator `whole` ("aten::add"). */
static bool is_overload_of(const gen_entry *entry, const char *whole)
{
    size_t length = strlen(whole);
    return strncmp(entry->name, whole, length) == 0 &&
           (entry->name[length] == '\0' || entry->name[length] == '.');
}

/*
 * Find the overloads of `base`, in aten if it has no namespace; return how many, and the first.
 * They are adjacent, because the table is sorted by full name and '.' precedes all characters of
 * names. Binary search for the first one.
 */
static size_t find_overloads(const gen_spec *spec, const char *base, const gen_entry **first)
{
    char *whole = gen_qualify(base);
    size_t low = 0;
    size_t count = 0;
    for (size_t high = spec->count; low < high;) {
        size_t middle = low + (high - low) / 2;
        if (strcmp(spec->entries[middle].name, whole) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    *first = spec->entries + low;
    while (low + count < spec->count && is_overload_of(&spec->entries[low + count], whole))
        count++;
    free(whole);
    return count;
}

/* Refuse a call that no overload accepts, with the reason of each. */
_Noreturn static void refuse_overloads(gen_maker *maker, const char *base, gen_arguments *args)
{
    char *text;
    size_t length;
    FILE *out = open_memstream(&text, &length);
    const gen_entry *entry;
    for (size_t n = find_overloads(maker->all->spec, base, &entry); n > 0; n--, entry++) {
        gen_detail why = {0};
        if (entry->schema->is_mutable)
            continue;
        gen_bind_arguments(entry->schema, args, &why);
        fprintf(out, "\n    %s: %s", entry->func, why.text);
    }
    fclose(out);
    gen_term tuple = {.kind = GEN_TERM_TUPLE, .items = args->values, .count = args->count};
    gen_refuse(maker->location, args->at, "no overload of '%s' takes %s%s", base,
               gen_term_print(&tuple), text);
}

/*
 * Return the overload with the fewest conversions, the first of several. Writing overloads are
 * skipped unless named.
 */
static const gen_entry *choose(gen_maker *maker, const char *base, const char *overload,
                               gen_arguments *args)
{
    const gen_entry *best = NULL;
    const gen_entry *entry;
    int least = -1;
    /* The overloads of a name are adjacent. */
    size_t count = find_overloads(maker->all->spec, base, &entry);
    for (size_t n = count; n > 0; n--, entry++) {
        gen_detail why = {0};
        if (overload != NULL ? !tni_text_is(entry->schema->overload, overload)
                             : entry->schema->is_mutable)
            continue;
        if (entry->schema->is_mutable)
            gen_refuse(maker->location, args->at,
                       "'%s' writes to its arguments; formulas write nothing", entry->local_name);
        /* The number of conversions, negative if the arguments do not fit. */
        int sum = gen_bind_arguments(entry->schema, args, &why);
        if (overload != NULL && sum < 0)
            gen_refuse(maker->location, args->at, "%s: %s", entry->func, why.text);
        if (sum >= 0 && (best == NULL || sum < least)) {
            best = entry;
            least = sum;
        }
    }
    if (count == 0)
        gen_refuse(maker->location, args->at, "there is no operator and no function '%s'", base);
    if (best == NULL && overload != NULL)
        gen_refuse(maker->location, args->at, "'%s' has no overload '%s'", base, overload);
    if (best == NULL)
        refuse_overloads(maker, base, args);
    return best;
}

/* Binding again fills `bound` for the chosen overload; choose has bound the last one it tried. */
gen_term gen_call_overload(gen_maker *maker, const char *base, const char *overload,
                           gen_arguments *args)
{
    gen_detail why = {0};
    const gen_entry *entry = choose(maker, base, overload, args);
    gen_bind_arguments(entry->schema, args, &why);
    if (entry->schema->nreturns == 0)
        gen_refuse(maker->location, args->at, "'%s' returns nothing", entry->local_name);
    gen_insn insn = {.code = TNI_INSN_CALL,
                     .what = (uint32_t)(entry - maker->all->spec->entries),
                     .geometry = geometry_of(entry)};
    return gen_emit_call(maker, entry->schema, args, insn);
}

gen_term gen_call_operator(gen_maker *maker, const char *base, const gen_term *values, size_t count,
                           const char *at)
{
    const char *keys[4] = {NULL};
    gen_arguments args = {(gen_term *)(uintptr_t)values, keys, count, at, NULL};
    return gen_call_overload(maker, base, NULL, &args);
}

/* ---- calls that are insns ---- */

/* `not_implemented("what")`: emit an insn that fails if the program reaches it. */
gen_term gen_call_refusal(gen_maker *maker, const gen_arguments *args)
{
    if (args->count != 1 || args->values[0].kind != GEN_TERM_TEXT || args->keys[0] != NULL)
        gen_refuse(maker->location, args->at,
                   "not_implemented takes the operator's name as a text");
    gen_insn insn = {.code = TNI_INSN_REFUSE, .text = args->values[0].text};
    gen_insn_end(maker->insns, insn, NULL, 0);
    return (gen_term){.kind = GEN_TERM_NEVER};
}

/* Insns with the syntax of calls: conj(x), x.size(i), x.stride(i). */
bool gen_call_step(gen_maker *maker, const char *name, const gen_arguments *args, gen_term *out)
{
    const gen_term *self = &args->values[0];
    bool is_stride = strcmp(name, "stride") == 0;
    if (strcmp(name, "conj") == 0 && args->count == 1 &&
        (gen_is(self, TNI_TYPE_TENSOR) || gen_is(self, TNI_TYPE_SCALAR))) {
        bool is_tensor = gen_is(self, TNI_TYPE_TENSOR);
        gen_insn insn = {.code = is_tensor ? TNI_INSN_CONJUGATE : TNI_INSN_CONJ};
        uint16_t operand = gen_term_load(maker, self, args->at);
        *out = gen_term_register(gen_insn_add(maker->insns, insn, &operand, 1),
                                 gen_type(is_tensor ? TNI_TYPE_TENSOR : TNI_TYPE_SCALAR));
        return true;
    }
    if ((is_stride || strcmp(name, "size") == 0) && args->count == 2) {
        uint16_t operands[2] = {
            gen_term_convert(maker, self, gen_type(TNI_TYPE_TENSOR), args->at),
            gen_term_convert(maker, &args->values[1], gen_type(TNI_TYPE_INT), args->at)};
        gen_insn insn = {.code = is_stride ? TNI_INSN_STRIDE : TNI_INSN_SIZE};
        *out = gen_term_register(gen_insn_add(maker->insns, insn, operands, 2),
                                 gen_type(TNI_TYPE_INT));
        return true;
    }
    return false;
}
