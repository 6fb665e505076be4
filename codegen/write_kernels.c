/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Writes the headers that kernels use: gen/args reads an operator's arguments into a struct with a
 * typed field for each, gen/calls calls an operator with typed arguments. Both spell a type in the
 * same way, so a composite kernel can forward its arguments. Only what spec/used_operators.txt
 * names is written.
 */
#include "codegen.h"
#include "gen_rules.h"
#include "typed_c.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* How an argument type is written in C. */
typedef struct c_form {
    tni_type_kind leaf; /* the kind inside optionals and lists */
    char shape;         /* ' ' plain, '?' optional, 'l' list, 'o' optional list */
    const char *type;   /* the C type, with the blank or star before the name */
    const char *reader; /* function that reads it from an ivalue */
    const char *boxer;  /* function that makes an ivalue of it; NULL: it is one */
} c_form;

/* SymInt is written as int, and a list of optional tensors as a list. */
static const c_form forms[] = {
    {TNI_TYPE_TENSOR, ' ', "tn_tensor *", "tni_arg_handle", "tni_box_handle"},
    {TNI_TYPE_TENSOR, '?', "tn_tensor *", "tni_arg_maybe_handle", "tni_box_handle"},
    {TNI_TYPE_TENSOR, 'l', "const tni_list *", "tni_arg_list", "tni_box_list"},
    {TNI_TYPE_TENSOR, 'o', "const tni_list *", "tni_arg_maybe_list", "tni_box_list"},
    {TNI_TYPE_SCALAR, ' ', "const tni_scalar *", "tni_arg_scalar", "tni_box_scalar"},
    {TNI_TYPE_SCALAR, '?', "const tni_scalar *", "tni_arg_maybe_scalar", "tni_box_scalar"},
    {TNI_TYPE_SCALAR, 'l', "const tni_list *", "tni_arg_list", "tni_box_list"},
    {TNI_TYPE_INT, ' ', "int64_t ", "tni_arg_int", "tni_box_int"},
    {TNI_TYPE_INT, '?', "tni_maybe_int ", "tni_arg_maybe_int", "tni_box_maybe_int"},
    {TNI_TYPE_INT, 'l', "tni_ints ", "tni_arg_ints", "tni_box_ints"},
    {TNI_TYPE_INT, 'o', "tni_ints ", "tni_arg_maybe_ints", "tni_box_ints"},
    {TNI_TYPE_FLOAT, ' ', "double ", "tni_arg_double", "tni_box_double"},
    {TNI_TYPE_FLOAT, '?', "tni_maybe_double ", "tni_arg_maybe_double", "tni_box_maybe_double"},
    {TNI_TYPE_FLOAT, 'l', "const tni_list *", "tni_arg_list", "tni_box_list"},
    {TNI_TYPE_FLOAT, 'o', "const tni_list *", "tni_arg_maybe_list", "tni_box_list"},
    {TNI_TYPE_BOOL, ' ', "bool ", "tni_arg_bool", "tni_box_bool"},
    {TNI_TYPE_BOOL, '?', "tni_maybe_bool ", "tni_arg_maybe_bool", "tni_box_maybe_bool"},
    {TNI_TYPE_BOOL, 'l', "const tni_list *", "tni_arg_list", "tni_box_list"},
    {TNI_TYPE_STR, ' ', "const tni_string *", "tni_arg_string", "tni_box_string"},
    {TNI_TYPE_STR, '?', "const tni_string *", "tni_arg_maybe_string", "tni_box_string"},
    {TNI_TYPE_SCALAR_TYPE, ' ', "tn_dtype ", "tni_arg_dtype", "tni_box_dtype"},
    {TNI_TYPE_SCALAR_TYPE, '?', "tn_dtype ", "tni_arg_maybe_dtype", "tni_box_dtype"},
    {TNI_TYPE_LAYOUT, ' ', "int ", "tni_arg_word", "tni_box_word"},
    {TNI_TYPE_LAYOUT, '?', "int ", "tni_arg_maybe_word", "tni_box_word"},
    {TNI_TYPE_MEMORY_FORMAT, ' ', "int ", "tni_arg_word", "tni_box_word"},
    {TNI_TYPE_MEMORY_FORMAT, '?', "int ", "tni_arg_maybe_word", "tni_box_word"},
    {TNI_TYPE_DEVICE, ' ', "tni_maybe_device ", "tni_arg_given_device", "tni_box_maybe_device"},
    {TNI_TYPE_DEVICE, '?', "tni_maybe_device ", "tni_arg_maybe_device", "tni_box_maybe_device"},
    {TNI_TYPE_GENERATOR, ' ', "tni_generator *", "tni_arg_generator", "tni_box_generator"},
    {TNI_TYPE_GENERATOR, '?', "tni_generator *", "tni_arg_maybe_generator", "tni_box_generator"},
};

/* Any other type is passed as an ivalue. */
static const c_form as_it_is = {TNI_TYPE_ANY, ' ', "StableIValue ", "", NULL};

/* If the type has this kind (optional or list), return what is inside. */
static const tni_type *inside(const tni_type *type, tni_type_kind kind, bool *found)
{
    *found = type->kind == kind;
    return *found ? type->items[0] : type;
}

/*
 * Return the C form of a type: by its innermost type, and by whether it is optional, a list or an
 * optional list.
 */
static const c_form *form_of(const tni_type *type)
{
    bool is_optional;
    bool is_list;
    bool has_gaps;
    type = inside(type, TNI_TYPE_OPTIONAL, &is_optional);
    type = inside(type, TNI_TYPE_LIST, &is_list);
    type = inside(type, TNI_TYPE_OPTIONAL, &has_gaps);
    char shape = is_list ? is_optional ? 'o' : 'l' : is_optional ? '?' : ' ';
    tni_type_kind leaf = type->kind == TNI_TYPE_SYMINT ? TNI_TYPE_INT : type->kind;
    for (size_t i = 0; i < TN_LEN(forms); i++)
        if (forms[i].leaf == leaf && forms[i].shape == shape)
            return &forms[i];
    return &as_it_is;
}

/* Return the argument's name in C; keywords get a trailing underscore. */
static const char *c_name(const char *name)
{
    static const char *const taken[] = {"I",      "auto",  "bool",     "char",   "const",
                                        "double", "float", "register", "signed", "int",
                                        "long",   "short", "static",   "union"};
    static const char *const others[] = {"I_",      "auto_",  "bool_",     "char_",   "const_",
                                         "double_", "float_", "register_", "signed_", "int_",
                                         "long_",   "short_", "static_",   "union_"};
    for (size_t i = 0; i < TN_LEN(taken); i++)
        if (strcmp(taken[i], name) == 0)
            return others[i];
    return name;
}

/* ---- reading ---- */

/* Write the struct of an operator's arguments, one field each. */
static void write_struct(FILE *out, const gen_entry *entry, const char *name)
{
    const tn_schema *schema = entry->schema;
    fprintf(out, "/* %s */\ntypedef struct tni_args_%s {\n", entry->func, name);
    for (size_t i = 0; i < schema->nargs; i++)
        fprintf(out, "    %s%s;\n", form_of(schema->args[i].type)->type,
                c_name(schema->args[i].name.data));
    if (schema->nargs == 0)
        fputs("    char nothing;\n", out);
    fprintf(out, "} tni_args_%s;\n", name);
}

/* Write the statements that read argument `index`. */
static void write_field(FILE *out, const gen_entry *entry, size_t index)
{
    const tni_arg *arg = &entry->schema->args[index];
    const c_form *form = form_of(arg->type);
    const char *field = c_name(arg->name.data);
    /* The outputs of a structured operator are set by its shape function. */
    if (entry->is_structured && gen_is_out_arg(arg))
        fprintf(out, "    in->%s = NULL;\n", field);
    else if (form->leaf == TNI_TYPE_TENSOR && form->shape == ' ')
        fprintf(out, "    TN_TRY(tni_arg_tensor(call, args, %zu, &in->%s));\n", index, field);
    else
        fprintf(out, "    in->%s = %s(args[%zu]);\n", field, form->reader, index);
    if (form->leaf == TNI_TYPE_TENSOR && form->shape == 'l' &&
        arg->type->items[0]->kind == TNI_TYPE_TENSOR)
        fprintf(out, "    TN_TRY(tni_check_tensors(call, %zu, in->%s));\n", index, field);
    if (form->leaf == TNI_TYPE_BOOL && form->shape == 'l' && arg->type->list_size > 0)
        fprintf(out, "    TN_TRY(tni_check_length(call, %zu, in->%s, %d));\n", index, field,
                (int)arg->type->list_size);
}

/*
 * Write the reader of an operator. The struct of a structured operator is also read from the
 * ivalues of its functional and in-place variants, which lack the outputs; those stay NULL.
 */
static void write_reader(FILE *out, const gen_entry *entry, const char *name)
{
    char *body;
    size_t length;
    FILE *fields = open_memstream(&body, &length);
    if (entry->schema->nargs == 0)
        fputs("    in->nothing = 0;\n", fields);
    for (size_t i = 0; i < entry->schema->nargs; i++)
        write_field(fields, entry, i);
    fclose(fields);
    fprintf(out,
            "TN_NODISCARD static inline tn_status tni_read_%s(const tn_call *call,\n"
            "    const StableIValue *args, tni_args_%s *in)\n{\n",
            name, name);
    /* Unused parameters would be reported by compilers. */
    if (strstr(body, "(call, ") == NULL)
        fputs("    (void)call;\n", out);
    if (strstr(body, "args") == NULL)
        fputs("    (void)args;\n", out);
    fprintf(out, "%s    return TN_OK;\n}\n\n", body);
    free(body);
}

/*
 * Write the struct that a structured operator's shape function fills for its kernel; it must fit
 * into tni_work.kept.
 */
static void write_precomputed(FILE *out, const gen_entry *entry, const char *name)
{
    if (entry->nprecomputed == 0)
        return;
    fprintf(out, "typedef struct tni_precomputed_%s {\n", name);
    for (size_t i = 0; i < entry->nprecomputed; i++) {
        const tn_schema *values = entry->precomputed[i].values;
        for (size_t k = 0; k < values->nargs; k++)
            fprintf(out, "    %s%s;\n", form_of(values->args[k].type)->type,
                    c_name(values->args[k].name.data));
    }
    fprintf(out, "} tni_precomputed_%s;\n\n", name);
}

/* Return whether both operators' arguments have the same names and C types. */
static bool reads_alike(const gen_entry *a, const gen_entry *b)
{
    bool is = a->schema->nargs == b->schema->nargs;
    for (size_t i = 0; is && i < a->schema->nargs; i++) {
        const tni_arg *one = &a->schema->args[i];
        const tni_arg *other = &b->schema->args[i];
        is = strcmp(one->name.data, other->name.data) == 0 &&
             form_of(one->type) == form_of(other->type) &&
             one->type->list_size == other->type->list_size;
    }
    return is;
}

/* Return whether the entry has a kernel with this name, in `dispatch` or by default. */
static bool has_kernel(const gen_entry *entry, const char *name)
{
    gen_detail kernel;
    for (size_t i = 0; i < entry->ndispatch; i++)
        if (strcmp(entry->dispatch[i].kernel, name) == 0)
            return true;
    if (entry->ndispatch > 0)
        return false;
    gen_default_kernel(entry, &kernel);
    return strcmp(kernel.text, name) == 0;
}

static const gen_entry *find_identifier(const gen_spec *spec, const char *name)
{
    for (size_t i = 0; i < spec->count; i++)
        if (strcmp(typed_identifier(&spec->entries[i]), name) == 0)
            return &spec->entries[i];
    return NULL;
}

/*
 * Return the operator that a reader is for: the one with its name in C, else one that has a kernel
 * of that name. A kernel that serves operators with different arguments can have no reader; it
 * reads its arguments by the operator of its call.
 */
static const gen_entry *entry_of_reader(const gen_spec *spec, const gen_uses *uses,
                                        const gen_use *use)
{
    const gen_entry *found = find_identifier(spec, use->name);
    if (found != NULL)
        return found;
    for (size_t i = 0; i < spec->count; i++) {
        if (!has_kernel(&spec->entries[i], use->name))
            continue;
        if (found != NULL && !reads_alike(found, &spec->entries[i]))
            gen_fail(uses->path, use->line,
                     "'%s' is a kernel of %s and of %s, which differ in their arguments", use->name,
                     found->name, spec->entries[i].name);
        found = found != NULL ? found : &spec->entries[i];
    }
    if (found == NULL)
        gen_fail(uses->path, use->line, "no operator and no kernel is called '%s'", use->name);
    return found;
}

/* ---- calling ---- */

/* What a generated call returns. */
typedef enum result_form {
    RESULT_NOTHING, /* nothing: no returns, or returns that were written */
    RESULT_TENSOR,  /* one new tensor */
    RESULT_TENSORS, /* several of them */
    RESULT_IVALUES  /* anything else, as ivalues for the caller */
} result_form;

/*
 * Return how a call returns its results: through pointers to tensors, as ivalues, or not at all if
 * they are arguments that the operator writes.
 */
static result_form result_of(const tn_schema *schema)
{
    bool all_tensors = true;
    for (size_t i = 0; i < schema->nreturns; i++) {
        const tni_alias *alias = tni_type_alias(schema->returns[i].type);
        if (alias != NULL && alias->is_write)
            return schema->nreturns <= TNI_PLAIN_RETURNS ? RESULT_NOTHING : RESULT_IVALUES;
        all_tensors &= schema->returns[i].type->kind == TNI_TYPE_TENSOR;
    }
    return schema->nreturns == 0   ? RESULT_NOTHING
           : !all_tensors          ? RESULT_IVALUES
           : schema->nreturns == 1 ? RESULT_TENSOR
                                   : RESULT_TENSORS;
}

/* Write the parameters: arguments, then results. */
static void write_parameters(FILE *out, const tn_schema *schema, result_form result)
{
    const char *separator = "";
    for (size_t i = 0; i < schema->nargs; i++, separator = ", ")
        fprintf(out, "%s%s%s", separator, form_of(schema->args[i].type)->type,
                c_name(schema->args[i].name.data));
    if (result == RESULT_TENSOR)
        fprintf(out, "%stn_tensor **result", separator);
    else if (result == RESULT_TENSORS)
        fprintf(out, "%stn_tensor **results", separator);
    else if (result == RESULT_IVALUES)
        fprintf(out, "%sStableIValue *ivalues", separator);
    else if (schema->nargs == 0)
        fputs("void", out);
}

/*
 * Write the array of boxed arguments. A tni_box is memory that an ivalue may point to, such as a
 * handle, the header of a list, or an optional's value; it is on the stack for the duration of the
 * call.
 */
static void write_ivalues(FILE *out, const tn_schema *schema)
{
    if (schema->nargs == 0) {
        fputs("    const StableIValue *args = NULL;\n", out);
        return;
    }
    typed_list list = {out, sizeof "    const StableIValue args[] = {" - 1, 8, 0};
    fprintf(out, "    tni_box boxes[%d];\n    const StableIValue args[] = {", schema->nargs);
    for (size_t i = 0; i < schema->nargs; i++) {
        const c_form *form = form_of(schema->args[i].type);
        const char *name = c_name(schema->args[i].name.data);
        bool is_optional = schema->args[i].type->kind == TNI_TYPE_OPTIONAL;
        if (form->boxer == NULL)
            typed_add(&list, "%s", name);
        else
            typed_add(&list, "%s%s(%s, &boxes[%zu])", form->boxer, is_optional ? "_optional" : "",
                      name, i);
    }
    fputs("};\n", out);
}

/* Write the function by which kernels call an operator. */
static void write_call(FILE *out, const gen_entry *entry)
{
    const tn_schema *schema = entry->schema;
    result_form result = result_of(schema);
    fprintf(out, "/* %s */\nTN_NODISCARD static inline tn_status tni_call_%s(", entry->func,
            typed_identifier(entry));
    write_parameters(out, schema, result);
    fprintf(out, ")\n{\n    static tni_callee callee = {\"%s\", NULL};\n", entry->name);
    write_ivalues(out, schema);
    switch (result) {
    case RESULT_NOTHING:
        fprintf(out, "    return tni_callee_call_drop(&callee, args, %d);\n}\n\n",
                schema->nreturns);
        break;
    case RESULT_TENSOR:
        fputs("    return tni_callee_call_tensor(&callee, args, result);\n}\n\n", out);
        break;
    case RESULT_TENSORS:
        fprintf(out, "    return tni_callee_call_tensors(&callee, args, %d, results);\n}\n\n",
                schema->nreturns);
        break;
    case RESULT_IVALUES:
        fputs("    return tni_callee_call(&callee, args, ivalues);\n}\n\n", out);
        break;
    }
}

/* ---- headers ---- */

static void write_reading(const gen_spec *spec, const gen_uses *uses, const gen_use *use, FILE *out)
{
    const gen_entry *entry = entry_of_reader(spec, uses, use);
    write_struct(out, entry, use->name);
    write_reader(out, entry, use->name);
    write_precomputed(out, entry, use->name);
}

static void write_calling(const gen_spec *spec, const gen_uses *uses, const gen_use *use, FILE *out)
{
    const gen_entry *entry = find_identifier(spec, use->name);
    if (entry == NULL)
        gen_fail(uses->path, use->line, "no operator is called '%s' in C", use->name);
    write_call(out, entry);
}

/* Write the include guard: TENON_ARGS_CONV_H for "args/conv". */
static void write_guard(FILE *out, const char *part)
{
    fputs("TENON_", out);
    for (; *part != '\0'; part++)
        fputc(*part == '/' ? '_' : toupper((unsigned char)*part), out);
    fputs("_H\n", out);
}

void gen_write_part(const gen_spec *spec, const gen_uses *uses, const char *part, FILE *out)
{
    bool is_args = gen_begins(part, "args/");
    gen_banner(out, "spec/native_functions.yaml and spec/used_operators.txt");
    fputs("#ifndef ", out);
    write_guard(out, part);
    fputs("#define ", out);
    write_guard(out, part);
    fprintf(out, "\n#include \"%s.h\"\n\n",
            is_args ? "kernels/core/kernel_core" : "dispatch/boxing");
    for (size_t i = 0; i < uses->count; i++)
        if (strcmp(uses->items[i].part, part) == 0)
            (is_args ? write_reading : write_calling)(spec, uses, &uses->items[i], out);
    fputs("#endif\n", out);
}
