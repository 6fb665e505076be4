/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Writes gen/derivatives.c: the tables of src/autograd/derivative_specs.h. Equal programs, operand
 * lists, constants and strings are stored once, which makes the tables about as small as bytecode
 * can be.
 */
#include "derivatives.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "gen_rules.h"

/* Names of opcodes in the order of the enumeration, without TNI_INSN_. */
static const char *const insn_words[] = {"CONSTANT",
                                         "STRING",
                                         "NONE",
                                         "UNDEFINED",
                                         "SAVED",
                                         "GRAD",
                                         "GRAD_OR_UNDEFINED",
                                         "WANTED",
                                         "ARGUMENT",
                                         "RESULT",
                                         "TANGENT",
                                         "TANGENT_OR_UNDEFINED",
                                         "SINCE",
                                         "SOME",
                                         "SCALAR",
                                         "LIST",
                                         "MASK",
                                         "SIZES",
                                         "STRIDES",
                                         "SIZE",
                                         "STRIDE",
                                         "OFFSET",
                                         "DIM",
                                         "NUMEL",
                                         "DTYPE",
                                         "DEVICE",
                                         "LAYOUT",
                                         "IS_COMPLEX",
                                         "IS_DEFINED",
                                         "LENGTH",
                                         "ITEM",
                                         "VALUE",
                                         "ADD",
                                         "SUB",
                                         "MUL",
                                         "DIV",
                                         "MOD",
                                         "POW",
                                         "NEG",
                                         "CONJ",
                                         "EQUAL",
                                         "LESS",
                                         "NOT",
                                         "TO_DOUBLE",
                                         "COPY",
                                         "JUMP",
                                         "JUMP_UNLESS",
                                         "CALL",
                                         "NATIVE",
                                         "SCALED",
                                         "CONJUGATE",
                                         "GIVE",
                                         "GIVE_LIST",
                                         "DECIDE",
                                         "REFUSE"};
static_assert(TN_LEN(insn_words) == TNI_INSN_COUNT, "one word per insn");

/* A growing table. */
typedef struct pool {
    char *items;  /* `count` elements of `bytes` bytes */
    size_t count; /* how many */
    size_t bytes; /* size of one element */
} pool;

/* All tables, while they are filled. */
typedef struct tables {
    gen_derivatives *all; /* the derivatives */
    pool text;            /* characters: strings of insns, then names of nodes */
    pool constants;       /* uint64_t */
    pool operands;        /* uint16_t */
    pool callees;         /* size_t, indices of entries */
    pool natives;         /* size_t, indices of functions */
    pool insns;           /* tni_insn */
    pool programs;        /* tni_program */
    pool inputs;          /* tni_input_spec */
    pool saved;           /* tni_saved_spec */
    pool formulas;        /* tni_formula_spec */
    pool forwards;        /* tni_forward_spec */
} tables;

/* ---- pools ---- */

/*
 * Return the index of `count` consecutive elements, which are added unless the table has them
 * already. The search is linear; tables have some thousand elements.
 */
static size_t intern(pool *to, const void *items, size_t count)
{
    size_t room = count * to->bytes;
    for (size_t i = 0; i + count <= to->count; i++)
        if (memcmp(to->items + i * to->bytes, items, room) == 0)
            return i;
    to->items = realloc(to->items, to->count * to->bytes + room + 1);
    if (to->items == NULL)
        gen_fail("tenon-gen", 0, "out of memory");
    memcpy(to->items + to->count * to->bytes, items, room);
    to->count += count;
    return to->count - count;
}

/* Add elements without searching, because their positions matter. */
static size_t append(pool *to, const void *items, size_t count)
{
    size_t first = to->count;
    to->items = realloc(to->items, (to->count + count) * to->bytes + 1);
    if (to->items == NULL)
        gen_fail("tenon-gen", 0, "out of memory");
    if (count > 0)
        memcpy(to->items + first * to->bytes, items, count * to->bytes);
    to->count += count;
    return first;
}

static size_t intern_text(tables *to, const char *text)
{
    return intern(&to->text, text, strlen(text) + 1);
}

/* Return a number as an index of 16 bits, which all tables have. */
static uint16_t narrow(size_t number)
{
    if (number > UINT16_MAX)
        gen_fail("spec/derivatives.yaml", 0, "a table has more than %d entries", UINT16_MAX);
    return (uint16_t)number;
}

/* ---- programs ---- */

/* Return an insn in its written form: whatever it names is replaced by an index. */
static tni_insn pack_insn(tables *to, const gen_insn *insn)
{
    /* A copy, because the pools of callees and natives hold size_t. */
    size_t entry = insn->what;
    tni_insn packed = {.code = (uint8_t)insn->code,
                       .count = (uint8_t)insn->count,
                       .target = insn->target,
                       .what = (uint16_t)insn->what};
    if (insn->count > TNI_MOST_OPERANDS)
        gen_fail("spec/derivatives.yaml", 0, "an insn with more than %d operands",
                 TNI_MOST_OPERANDS);
    packed.operands =
        insn->count > 0 ? narrow(intern(&to->operands, insn->operands, insn->count)) : 0;
    if (insn->code == TNI_INSN_CONSTANT)
        packed.what = narrow(intern(&to->constants, &insn->bits, 1));
    if (insn->code == TNI_INSN_CALL)
        packed.what = narrow(intern(&to->callees, &entry, 1));
    if (insn->code == TNI_INSN_NATIVE)
        packed.what = narrow(intern(&to->natives, &entry, 1));
    /* A mask has its length in place of operands, a text its offset and its length in `what`. */
    if (insn->code == TNI_INSN_MASK)
        packed.operands = narrow(insn->bits);
    if (insn->text != NULL) {
        packed.operands = narrow(intern_text(to, insn->text));
        packed.what = narrow(strlen(insn->text));
    }
    return packed;
}

/* Return the index of a program, adding it unless there is an equal one. */
static size_t add_program(tables *to, const gen_insns *insns)
{
    tni_insn *packed = gen_alloc(insns->count + 1, sizeof *packed);
    tni_program program = {.ninsns = narrow(insns->count), .nregisters = narrow(insns->nregisters)};
    for (size_t i = 0; i < insns->count; i++)
        packed[i] = pack_insn(to, &insns->items[i]);
    const tni_program *old = (const tni_program *)(const void *)to->programs.items;
    for (size_t i = 0; i < to->programs.count; i++)
        if (old[i].ninsns == program.ninsns && old[i].nregisters == program.nregisters &&
            memcmp(to->insns.items + old[i].first * sizeof *packed, packed,
                   program.ninsns * sizeof *packed) == 0)
            return i;
    program.first = (uint32_t)append(&to->insns, packed, program.ninsns);
    return append(&to->programs, &program, 1);
}

/* Add the programs of all derivatives to the tables, and note their indices. */
static void number_programs(tables *to)
{
    for (size_t i = 0; i < to->all->count; i++) {
        gen_derivative *made = &to->all->items[i];
        for (size_t k = 0; k < made->nformulas; k++)
            made->formulas[k].index = add_program(to, &made->formulas[k].insns);
        for (size_t k = 0; k < made->nforwards; k++)
            made->forwards[k].index = made->forwards[k].is_linear
                                          ? TNI_FORWARD_LINEAR
                                          : add_program(to, &made->forwards[k].insns);
        if (made->condition != NULL)
            made->condition->index = add_program(to, &made->condition->insns);
    }
}

/* ---- bindings ---- */

/* A line of the bindings: an operator and key, and the number of their derivative. */
typedef struct binding {
    size_t entry;      /* the operator */
    tni_key key;       /* the key */
    size_t derivative; /* a number, or TNI_DERIVATIVE_... */
    unsigned flags;    /* TNI_DERIVATIVE_IN_PLACE or 0 */
} binding;

/* Return whether an argument or result is a tensor, or a list or option of tensors. */
static bool has_tensor(const tni_arg *args, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const tni_type *type = args[i].type;
        while (type->kind == TNI_TYPE_OPTIONAL || type->kind == TNI_TYPE_LIST)
            type = type->items[0];
        if (type->kind == TNI_TYPE_TENSOR)
            return true;
    }
    return false;
}

/*
 * Return the view that X_copy copies if both take the same arguments, else NULL. Its derivative
 * applies to the copy as well.
 */
static const gen_entry *copied_view(const gen_spec *spec, const gen_entry *entry)
{
    char name[256];
    size_t length = strlen(entry->base);
    if (!gen_ends(entry->base, "_copy") || entry->kind != GEN_FUNCTIONAL)
        return NULL;
    snprintf(name, sizeof name, "%.*s%s", (int)(length - strlen("_copy")), entry->base,
             entry->local_name + length);
    const gen_entry *view = gen_find_beside(spec, entry, name);
    return view != NULL && view->schema->nargs == entry->schema->nargs ? view : NULL;
}

/* Return whether `entry` returns what `writer` writes, and takes the same arguments. */
static bool returns_what_is_written(const gen_entry *entry, const gen_entry *writer)
{
    bool is = entry->kind == GEN_FUNCTIONAL && writer != entry && writer->group == entry->group &&
              writer->schema->nargs == entry->schema->nargs;
    for (size_t i = 0; i < entry->schema->nargs && is; i++)
        is = tni_text_is(writer->schema->args[i].name, entry->schema->args[i].name.data);
    return is;
}

/* Return the operator whose formulas also apply to an in-place variant; NULL if there is none. */
static const gen_entry *functional_of(const gen_entry *entry)
{
    const gen_entry *functional = entry->group->members[GEN_FUNCTIONAL];
    return functional != NULL && gen_twin(functional) == entry ? functional : NULL;
}

/* An in-place variant is listed together with its functional operator. */
static bool is_listed(const gen_operators *list, const gen_entry *entry)
{
    const gen_entry *functional = functional_of(entry);
    return gen_is_among(list, entry) || (functional != NULL && gen_is_among(list, functional));
}

/* Return the yaml's entry of an operator itself; NULL if there is none. */
static const gen_derivative_spec *own_spec(const gen_derivatives *all, const gen_entry *entry)
{
    for (size_t i = 0; i < all->nspecs; i++)
        if (all->specs[i].op == entry)
            return &all->specs[i];
    return NULL;
}

/*
 * Return the yaml's entry for an operator: its own, that of which it is the in-place variant, or
 * that of the writing variant; NULL if there is none. The order decides.
 */
static const gen_derivative_spec *spec_of(const gen_derivatives *all, const gen_entry *entry)
{
    const gen_entry *functional = functional_of(entry);
    const gen_derivative_spec *spec = own_spec(all, entry);
    if (spec == NULL && functional != NULL)
        spec = own_spec(all, functional);
    if (spec != NULL || is_listed(&all->without, entry))
        return spec;
    for (size_t i = 0; i < all->nspecs; i++)
        if (returns_what_is_written(entry, all->specs[i].op))
            return &all->specs[i];
    return NULL;
}

/* Set what an operator without formulas is bound to; false if it takes or gives no tensors. */
static bool bind_rest(const gen_derivatives *all, const gen_entry *entry, binding *out)
{
    const tn_schema *schema = entry->schema;
    bool is_out = entry->kind == GEN_OUT || entry->kind == GEN_SCRATCH;
    bool writes = schema->is_mutable || has_tensor(schema->returns, schema->nreturns);
    out->derivative = is_out                            ? TNI_DERIVATIVE_OUT
                      : is_listed(&all->without, entry) ? TNI_DERIVATIVE_NONE
                                                        : TNI_DERIVATIVE_MISSING;
    return has_tensor(schema->args, schema->nargs) && writes;
}

bool gen_is_unlisted(const gen_derivatives *all, const gen_entry *entry)
{
    binding rest;
    const gen_entry *view = copied_view(all->spec, entry);
    return !gen_is_through_parts(entry) && spec_of(all, entry) == NULL &&
           (view == NULL || spec_of(all, view) == NULL) && bind_rest(all, entry, &rest) &&
           rest.derivative == TNI_DERIVATIVE_MISSING && !is_listed(&all->refused, entry);
}

gen_gradient gen_gradient_of(const gen_derivatives *all, const gen_entry *entry)
{
    binding rest;
    const gen_entry *view = copied_view(all->spec, entry);
    const gen_derivative_spec *spec = spec_of(all, entry);
    if (spec == NULL && view != NULL)
        spec = spec_of(all, view);
    if (gen_is_through_parts(entry))
        return has_tensor(entry->schema->returns, entry->schema->nreturns) ? GEN_GRADIENT_PARTS
                                                                           : GEN_GRADIENT_NOTHING;
    if (spec != NULL)
        return all->items[spec->blocks[0].index].nforwards > 0 ? GEN_GRADIENT_AND_TANGENT
                                                               : GEN_GRADIENT_FORMULA;
    if (!bind_rest(all, entry, &rest))
        return GEN_GRADIENT_NOTHING;
    return rest.derivative == TNI_DERIVATIVE_OUT    ? GEN_GRADIENT_OUT
           : rest.derivative == TNI_DERIVATIVE_NONE ? GEN_GRADIENT_NONE
                                                    : GEN_GRADIENT_REFUSED;
}

/* Bind an operator to the derivatives of an entry, one per key. */
static void bind_spec(const gen_derivative_spec *spec, size_t entry, unsigned flags, pool *out)
{
    for (size_t i = 0; i < spec->count; i++) {
        binding bound = {entry, spec->blocks[i].key, spec->blocks[i].index, flags};
        append(out, &bound, 1);
    }
}

/* Add a copy of a view's derivative with a node name of its own; return its number. */
static size_t copy_of(gen_derivatives *all, const gen_derivative_spec *view, pool *copies)
{
    gen_derivative copy = all->items[view->blocks[0].index];
    char *name = gen_alloc(strlen(copy.name) + sizeof "_copy", 1);
    sprintf(name, "%s_copy", copy.name);
    copy.name = name;
    return all->count + append(copies, &copy, 1);
}

/* Bind all operators that autograd does not see through, in the order of the operators. */
static void bind_all(gen_derivatives *all, pool *bindings, pool *copies)
{
    for (size_t i = 0; i < all->spec->count; i++) {
        const gen_entry *entry = &all->spec->entries[i];
        const gen_derivative_spec *spec = spec_of(all, entry);
        const gen_entry *view = copied_view(all->spec, entry);
        const gen_derivative_spec *view_spec = view != NULL ? spec_of(all, view) : NULL;
        binding rest = {i, TNI_ALIAS_AUTOGRAD, 0, 0};
        if (gen_is_through_parts(entry))
            continue;
        if (spec != NULL) {
            bind_spec(spec, i, entry->kind == GEN_INPLACE ? TNI_DERIVATIVE_IN_PLACE : 0, bindings);
        } else if (view_spec != NULL) {
            rest.derivative = copy_of(all, view_spec, copies);
            append(bindings, &rest, 1);
        } else if (bind_rest(all, entry, &rest)) {
            append(bindings, &rest, 1);
        }
    }
}

/* ---- writing ---- */

/* Return the text of a number, in static memory that the next call overwrites. */
static const char *number(size_t value)
{
    static char text[32];
    snprintf(text, sizeof text, "%zu", value);
    return text;
}

static void write_callees(const tables *to, gen_array *array)
{
    const size_t *entries = (const size_t *)(const void *)to->callees.items;
    gen_begin_array(array, "tni_callee tni_formula_callees[]");
    for (size_t i = 0; i < to->callees.count; i++)
        gen_element(array, number(i), "{\"%s\", NULL}", to->all->spec->entries[entries[i]].name);
    gen_end_array(array, "{NULL, NULL}");
}

/* Return the argument code of a native function's result; deeper nested types have none. */
static unsigned argcode_of(const gen_function_spec *native, const tni_type *type)
{
    unsigned shape = TNI_SHAPE_PLAIN;
    if (type->kind == TNI_TYPE_OPTIONAL || type->kind == TNI_TYPE_LIST) {
        bool is_list = type->kind == TNI_TYPE_LIST;
        type = type->items[0];
        shape = is_list                       ? TNI_SHAPE_LIST
                : type->kind == TNI_TYPE_LIST ? TNI_SHAPE_OPTIONAL_LIST
                                              : TNI_SHAPE_OPTIONAL;
        if (shape == TNI_SHAPE_OPTIONAL_LIST)
            type = type->items[0];
    }
    if (type->nitems > 0)
        gen_fail(native->location.file, native->location.line, "%s: natives give no such type",
                 native->name);
    return shape | (unsigned)type->kind;
}

/* Declare the native functions and write their table, with the argument codes of their results. */
static void write_natives(const tables *to, FILE *out)
{
    const size_t *indices = (const size_t *)(const void *)to->natives.items;
    for (size_t i = 0; i < to->natives.count; i++)
        fprintf(
            out,
            "tn_status tni_formula_%s(const tn_call *, const StableIValue *, StableIValue *);\n",
            to->all->functions[indices[i]].name);
    fputs("\nconst tni_formula_native tni_formula_natives[] = {\n", out);
    for (size_t i = 0; i < to->natives.count; i++) {
        const gen_function_spec *native = &to->all->functions[indices[i]];
        if (native->schema->nreturns > TNI_MOST_NATIVE_RETURNS)
            gen_fail(native->location.file, native->location.line, "%s: more than %d results",
                     native->name, TNI_MOST_NATIVE_RETURNS);
        fprintf(out, "    {tni_formula_%s, %d, {", native->name, (int)native->schema->nreturns);
        for (size_t k = 0; k < native->schema->nreturns; k++)
            fprintf(out, "%s%u", k > 0 ? ", " : "",
                    argcode_of(native, native->schema->returns[k].type));
        fprintf(out, "}}, /* %zu */\n", i);
    }
    fprintf(out, "%s};\n\n", to->natives.count == 0 ? "    {NULL, 0, {0}},\n" : "");
}

/* Print a description of an insn: its operands as registers, and what it names. */
static void write_insn_note(const tables *to, const tni_insn *insn, FILE *out)
{
    const uint16_t *operands = (const uint16_t *)(const void *)to->operands.items;
    const size_t *callees = (const size_t *)(const void *)to->callees.items;
    const size_t *natives = (const size_t *)(const void *)to->natives.items;
    const uint64_t *constants = (const uint64_t *)(const void *)to->constants.items;
    for (size_t i = 0; i < insn->count; i++)
        fprintf(out, " %%%d", operands[insn->operands + i]);
    if (insn->code == TNI_INSN_CALL)
        fprintf(out, " %s", to->all->spec->entries[callees[insn->what]].local_name);
    if (insn->code == TNI_INSN_NATIVE)
        fprintf(out, " %s", to->all->functions[natives[insn->what]].name);
    if (insn->code == TNI_INSN_CONSTANT)
        fprintf(out, " 0x%llx", (unsigned long long)constants[insn->what]);
    if (insn->code == TNI_INSN_STRING || insn->code == TNI_INSN_REFUSE)
        fprintf(out, " \"%s\"", to->text.items + insn->operands);
}

/* Write an insn as a table element, with a comment that spells it. */
static void write_insn(const tables *to, const tni_insn *insn, gen_array *array)
{
    char *note;
    size_t length;
    FILE *out = open_memstream(&note, &length);
    write_insn_note(to, insn, out);
    fclose(out);
    gen_element(array, note + (length > 0), "{TNI_INSN_%s, %d, %d, %d, %d}", insn_words[insn->code],
                insn->count, insn->target, insn->what, insn->operands);
    free(note);
}

/* Write all programs' insns, then where each program begins. */
static void write_insns(const tables *to, gen_array *array)
{
    const tni_program *programs = (const tni_program *)(const void *)to->programs.items;
    const tni_insn *insns = (const tni_insn *)(const void *)to->insns.items;
    gen_begin_array(array, "const tni_insn tni_program_insns[]");
    for (size_t i = 0; i < to->programs.count; i++) {
        if (array->is_annotated)
            fprintf(array->out, "    /* program %zu */\n", i);
        for (size_t k = 0; k < programs[i].ninsns; k++)
            write_insn(to, &insns[programs[i].first + k], array);
    }
    gen_end_array(array, "{0, 0, 0, 0, 0}");
    gen_begin_array(array, "const tni_program tni_programs[]");
    for (size_t i = 0; i < to->programs.count; i++)
        gen_element(array, number(i), "{%u, %d, %d}", programs[i].first, programs[i].ninsns,
                    programs[i].nregisters);
    gen_end_array(array, "{0, 0, 0}");
}

/* Write the operands and constants, which insns name by index. */
static void write_numbers(const tables *to, gen_array *array)
{
    const uint16_t *operands = (const uint16_t *)(const void *)to->operands.items;
    const uint64_t *constants = (const uint64_t *)(const void *)to->constants.items;
    gen_begin_array(array, "const uint16_t tni_program_operands[]");
    for (size_t i = 0; i < to->operands.count; i++)
        gen_element(array, number(i), "%d", operands[i]);
    gen_end_array(array, "0");
    gen_begin_array(array, "const StableIValue tni_program_constants[]");
    for (size_t i = 0; i < to->constants.count; i++)
        gen_element(array, number(i), "0x%llxu", (unsigned long long)constants[i]);
    gen_end_array(array, "0");
}

/* Write the texts, each on a line with its offset if the table has comments. */
static void write_text(const tables *to, gen_array *array)
{
    fputs("const char tni_derivative_text[] =\n", array->out);
    if (!array->is_annotated) {
        gen_print_text(array->out, to->text.items, to->text.count);
        return;
    }
    for (size_t at = 0; at < to->text.count; at += strlen(to->text.items + at) + 1)
        fprintf(array->out, "    \"%s\\0\" /* %zu */\n", to->text.items + at, at);
    fputs("    \"\";\n", array->out);
}

/* Return what a binding names: a word, or the number of its derivative. */
static const char *derivative_of(const binding *of)
{
    return of->derivative == TNI_DERIVATIVE_MISSING ? "TNI_DERIVATIVE_MISSING"
           : of->derivative == TNI_DERIVATIVE_NONE  ? "TNI_DERIVATIVE_NONE"
           : of->derivative == TNI_DERIVATIVE_OUT   ? "TNI_DERIVATIVE_OUT"
                                                    : number(of->derivative);
}

/* Write which derivative an operator has at which dispatch key. */
static void write_bindings(const tables *to, const pool *bindings, gen_array *array)
{
    const binding *items = (const binding *)(const void *)bindings->items;
    fprintf(array->out, "const uint32_t tni_num_derivative_bindings = %zu;\n\n", bindings->count);
    gen_begin_array(array, "const tni_derivative_binding tni_derivative_bindings[]");
    for (size_t i = 0; i < bindings->count; i++)
        gen_element(array, to->all->spec->entries[items[i].entry].local_name, "{%zu, %d, %s, %u}",
                    items[i].entry, items[i].key, derivative_of(&items[i]), items[i].flags);
    gen_end_array(array, "{0, 0, 0, 0}");
}

/* Write one derivative. The lists of a copy are those of its view, so they are shared. */
static void write_derivative(tables *to, const gen_derivative *made, gen_array *array)
{
    tni_formula_spec *formulas = gen_alloc(made->nformulas + 1, sizeof *formulas);
    tni_forward_spec *forwards = gen_alloc(made->nforwards + 1, sizeof *forwards);
    for (size_t i = 0; i < made->nformulas; i++)
        formulas[i] =
            (tni_formula_spec){narrow(made->formulas[i].index), 0, made->formulas[i].inputs};
    for (size_t i = 0; i < made->nforwards; i++)
        forwards[i] =
            (tni_forward_spec){narrow(made->forwards[i].index), (uint8_t)made->forwards[i].result,
                               0, made->forwards[i].inputs};
    gen_element(array, made->spec->op->local_name,
                "{%zu, 0x%x, %d, %zu, %zu, %zu, %zu, %zu, %zu, %zu, %zu, %u, 0}",
                intern_text(to, made->name), made->outputs,
                made->condition != NULL ? (int)made->condition->index : TNI_NO_FORMULA,
                intern(&to->inputs, made->inputs, made->ninputs),
                intern(&to->saved, made->saved, made->nsaved),
                intern(&to->formulas, formulas, made->nformulas),
                intern(&to->forwards, forwards, made->nforwards), made->ninputs, made->nsaved,
                made->nformulas, made->nforwards, made->flags);
}

/* Write the tables of inputs, saved values, formulas and tangents. */
static void write_small_specs(const tables *to, gen_array *array)
{
    const tni_input_spec *inputs = (const tni_input_spec *)(const void *)to->inputs.items;
    const tni_saved_spec *saved = (const tni_saved_spec *)(const void *)to->saved.items;
    const tni_formula_spec *formulas = (const tni_formula_spec *)(const void *)to->formulas.items;
    const tni_forward_spec *forwards = (const tni_forward_spec *)(const void *)to->forwards.items;
    gen_begin_array(array, "const tni_input_spec tni_derivative_inputs[]");
    for (size_t i = 0; i < to->inputs.count; i++)
        gen_element(array, number(i), "{%d, %d, %d}", inputs[i].argument, inputs[i].is_list,
                    inputs[i].formula);
    gen_end_array(array, "{0, 0, 0}");
    gen_begin_array(array, "const tni_saved_spec tni_derivative_saved[]");
    for (size_t i = 0; i < to->saved.count; i++)
        gen_element(array, number(i), "{%d, %d, 0, 0x%x}", saved[i].kind, saved[i].index,
                    saved[i].formulas);
    gen_end_array(array, "{0, 0, 0, 0}");
    gen_begin_array(array, "const tni_formula_spec tni_derivative_formulas[]");
    for (size_t i = 0; i < to->formulas.count; i++)
        gen_element(array, number(i), "{%d, 0, 0x%x}", formulas[i].program, formulas[i].gives);
    gen_end_array(array, "{0, 0, 0}");
    gen_begin_array(array, "const tni_forward_spec tni_derivative_forwards[]");
    for (size_t i = 0; i < to->forwards.count; i++)
        gen_element(array, number(i), "{%d, %d, 0, 0x%x}", forwards[i].program, forwards[i].result,
                    forwards[i].reads);
    gen_end_array(array, "{0, 0, 0, 0}");
}

void gen_write_derivatives(gen_derivatives *all, bool is_annotated, FILE *out)
{
    gen_array array = {.out = out, .is_annotated = is_annotated};
    tables to = {.all = all,
                 .text = {.bytes = 1},
                 .constants = {.bytes = sizeof(uint64_t)},
                 .operands = {.bytes = sizeof(uint16_t)},
                 .callees = {.bytes = sizeof(size_t)},
                 .natives = {.bytes = sizeof(size_t)},
                 .insns = {.bytes = sizeof(tni_insn)},
                 .programs = {.bytes = sizeof(tni_program)},
                 .inputs = {.bytes = sizeof(tni_input_spec)},
                 .saved = {.bytes = sizeof(tni_saved_spec)},
                 .formulas = {.bytes = sizeof(tni_formula_spec)},
                 .forwards = {.bytes = sizeof(tni_forward_spec)}};
    pool bindings = {.bytes = sizeof(binding)};
    pool copies = {.bytes = sizeof(gen_derivative)};
    bind_all(all, &bindings, &copies);
    number_programs(&to);
    gen_table_banner(out, "spec/derivatives.yaml");
    fputs("#include \"autograd/derivative_specs.h\"\n\n", out);
    write_callees(&to, &array);
    write_natives(&to, out);
    write_insns(&to, &array);
    write_numbers(&to, &array);
    gen_begin_array(&array, "const tni_derivative tni_derivatives[]");
    /* A derivative's number is its index here; copies follow. */
    for (size_t i = 0; i < all->count; i++)
        write_derivative(&to, &all->items[i], &array);
    const gen_derivative *copied = (const gen_derivative *)(const void *)copies.items;
    for (size_t i = 0; i < copies.count; i++) {
        gen_derivative copy = copied[i];
        write_derivative(&to, &copy, &array);
    }
    gen_end_array(&array, "{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}");
    write_small_specs(&to, &array);
    write_bindings(&to, &bindings, &array);
    /* The string pool is last, because writing derivatives adds names to it. */
    write_text(&to, &array);
}
