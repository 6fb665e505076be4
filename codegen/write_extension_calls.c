/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Writes typed functions that call an extension's operators: through the stable ABI (STEM_calls.h),
 * and through Tenon's API (STEM_tenon.h).
 */
#include <stdlib.h>
#include <string.h>

#include "extension_spec.h"
#include "typed_c.h"

/* The head of STEM_calls.h. */
static const char calls_guide[] =
    "/*\n"
    " * The operators of %s as typed C functions over PyTorch's stable ABI: for extensions, in "
    "both\n"
    " * hosts. Made by `tenon gen`.\n"
    " *\n"
    " * Arguments are borrowed, but for a StableIValue, which is taken. Results are new, and set "
    "on\n"
    " * success only; what an operator writes is not returned once more. tn_ext_failure says why "
    "one\n"
    " * failed. A device is a type and an index (-1 for none); dtypes, layouts and formats are "
    "the\n"
    " * host's numbers. An operator that nobody defined leaks the handles made for its arguments,\n"
    " * because the ABI does not say that it took none. PyTorch 2.13 fails the call of one whose\n"
    " * results have several types, unless these read the same from the last to the first.\n"
    " */\n";

/* The macro that makes a list; an item that fails drops the whole list. */
static const char make_list[] =
    "#define %s_MAKE_LIST(letter, type, code, expression)              "
    "                         \\\n"
    "    static inline AOTITorchError %s_make_##letter(type const "
    "*items, size_t count,         \\\n"
    "                                                  StableIValue "
    "*ivalue)                      \\\n"
    "    {                                                             "
    "                         \\\n"
    "        StableIValue list = 0;                                    "
    "                         \\\n"
    "        AOTITorchError status = tn_new_list(count, &list);        "
    "                         \\\n"
    "        for (size_t at = 0; status == AOTI_TORCH_SUCCESS && at < "
    "count; at++) {            \\\n"
    "            StableIValue item = 0;                                "
    "                         \\\n"
    "            status = (expression);                                "
    "                         \\\n"
    "            if (status == AOTI_TORCH_SUCCESS)                     "
    "                         \\\n"
    "                status = tn_push(list, code, item);               "
    "                         \\\n"
    "        }                                                         "
    "                         \\\n"
    "        if (status == AOTI_TORCH_SUCCESS)                         "
    "                         \\\n"
    "            *ivalue = list;                                         "
    "                         \\\n"
    "        else                                                      "
    "                         \\\n"
    "            tn_ext_drop(\"L\" code, list);                        "
    "                           \\\n"
    "        return status;                                            "
    "                         \\\n"
    "    }\n";

/* Makes an item of a list of tensors or None. */
static const char make_gap[] =
    "static inline AOTITorchError %s_make_gap(AtenTensorHandle tensor, StableIValue *ivalue)\n"
    "{\n"
    "    StableIValue inner = 0;\n"
    "    if (tensor == NULL)\n"
    "        return AOTI_TORCH_SUCCESS;\n"
    "    AOTITorchError status = tn_new_tensor(tensor, &inner);\n"
    "    return status != AOTI_TORCH_SUCCESS ? status : tn_new_optional(\"T\", inner, ivalue);\n"
    "}\n";

/* Lists that operators may take, by the letters of write_extension.c. */
static const struct {
    char letter;            /* O is a tensor or None */
    const char *type;       /* type of an item */
    const char *code;       /* its type code */
    const char *expression; /* makes `item` from items[at] and gives a status; NULL: make_gap
                               does */
} lists[] = {
    {'T', "AtenTensorHandle", "T", "tn_new_tensor(items[at], &item)"},
    {'O', "AtenTensorHandle", "?T", NULL},
    {'i', "int64_t", "i", "(item = tn_ret_int(items[at]), AOTI_TORCH_SUCCESS)"},
    {'d', "double", "d", "(item = tn_ret_double(items[at]), AOTI_TORCH_SUCCESS)"},
    {'b', "bool", "b", "(item = tn_ret_bool(items[at]), AOTI_TORCH_SUCCESS)"},
    {'y', "int32_t", "y", "(item = tn_ret_enum(items[at]), AOTI_TORCH_SUCCESS)"},
    {'l', "int32_t", "l", "(item = tn_ret_enum(items[at]), AOTI_TORCH_SUCCESS)"},
    {'m', "int32_t", "m", "(item = tn_ret_enum(items[at]), AOTI_TORCH_SUCCESS)"},
    {'s', "const char *", "s", "tn_new_string(items[at], strlen(items[at]), &item)"},
};

static char letter_of(const ext_type_form *form)
{
    return form->has_gaps ? 'O' : form->word->code;
}

/* Return whether an operator takes a list whose items have this code. */
static bool takes_list(const gen_spec *spec, char letter)
{
    for (size_t i = 0; i < spec->count; i++)
        for (size_t k = 0; k < spec->entries[i].schema->nargs; k++) {
            ext_type_form form = ext_type_form_of(spec->entries[i].schema->args[k].type);
            if (form.is_list && letter_of(&form) == letter)
                return true;
        }
    return false;
}

/* Write makers for the lists that occur, so that none is unused. */
static void write_list_makers(FILE *out, const ext_spec *spec)
{
    bool is_first = true;
    for (size_t i = 0; i < TN_LEN(lists); i++) {
        if (!takes_list(spec->operators, lists[i].letter))
            continue;
        if (is_first)
            fprintf(out, make_list, spec->guard, spec->stem);
        is_first = false;
        if (lists[i].expression == NULL)
            fprintf(out, make_gap, spec->stem);
        fprintf(out, "%s_MAKE_LIST(%c, %s, \"%s\", ", spec->guard, lists[i].letter, lists[i].type,
                lists[i].code);
        if (lists[i].expression == NULL)
            fprintf(out, "%s_make_gap(items[at], &item))\n", spec->stem);
        else
            fprintf(out, "%s)\n", lists[i].expression);
    }
    if (!is_first)
        fputc('\n', out);
}

/*
 * Write a statement that makes an ivalue at `ivalue` from the value `name`, and sets status if it
 * can fail.
 */
static void write_maker(FILE *out, const ext_spec *spec, const ext_type_form *form,
                        const char *name, const char *ivalue, const char *indent)
{
    char code = form->word->code;
    bool is_behind = form->is_optional && strchr("Ts", code) == NULL;
    if (form->is_list)
        fprintf(out, "%sstatus = %s_make_%c(%s, %s_count, &%s);\n", indent, spec->stem,
                letter_of(form), name, name, ivalue);
    else if (code == 'T')
        fprintf(out, "%sstatus = tn_new_tensor(%s, &%s);\n", indent, name, ivalue);
    else if (code == 's')
        fprintf(out, "%sstatus = tn_new_string(%s, strlen(%s), &%s);\n", indent, name, name,
                ivalue);
    else if (code == 'D')
        fprintf(out, "%s%s = tn_ret_device(%s[0], %s[1]);\n", indent, ivalue, name, name);
    else if (code == '*')
        fprintf(out, "%s%s = %s;\n", indent, ivalue, name);
    else
        fprintf(out, "%s%s = %s(%s%s);\n", indent, ivalue, form->word->make, is_behind ? "*" : "",
                name);
}

static bool can_fail(const ext_type_form *form)
{
    return form->is_list || strchr("Ts", form->word->code) != NULL;
}

/* Write the statements for one argument. An optional's inner ivalue is made first, then wrapped. */
static void write_argument(FILE *out, const ext_spec *spec, const tni_arg *arg, size_t index)
{
    ext_type_form form = ext_type_form_of(arg->type);
    const char *name = typed_name(arg->name.data);
    char ivalue[32];
    snprintf(ivalue, sizeof ivalue, "stack[%zu]", index);
    if (form.is_optional && form.word->code != '*') {
        fprintf(out,
                "    if (status == AOTI_TORCH_SUCCESS && %s != NULL) {\n"
                "        StableIValue inner = 0;\n",
                name);
        write_maker(out, spec, &form, name, "inner", "        ");
        fprintf(out,
                "        if (status == AOTI_TORCH_SUCCESS)\n"
                "            status = tn_new_optional(\"%s\", inner, &%s);\n    }\n",
                form.code + 1, ivalue);
        return;
    }
    if (can_fail(&form))
        fputs("    if (status == AOTI_TORCH_SUCCESS)\n", out);
    write_maker(out, spec, &form, name, ivalue, can_fail(&form) ? "        " : "    ");
}

/* Write the block that drops the ivalues already made if one could not be made. */
static void write_undo(FILE *out, const tn_schema *schema)
{
    fputs("    if (status != AOTI_TORCH_SUCCESS) {\n", out);
    for (size_t i = 0; i < schema->nargs; i++) {
        fputs("        tn_ext_drop(\"", out);
        ext_write_code(out, schema->args[i].type);
        fprintf(out, "\", stack[%zu]);\n", i);
    }
    fputs("        return status;\n    }\n", out);
}

/* Write the statements that read the results. Handles of written arguments are dropped. */
static void write_results(FILE *out, const tn_schema *schema)
{
    for (size_t i = 0; i < schema->nreturns; i++) {
        char code = tni_return_code(schema->returns[i].type);
        const char *name = typed_result_name(schema, i);
        if (code == '=') {
            fputs("    tn_ext_drop(\"", out);
            ext_write_code(out, schema->returns[i].type);
            fprintf(out, "\", stack[%zu]);\n", i);
        } else if (code == 'D')
            fprintf(out,
                    "    %s[0] = tn_arg_device_type(stack[%zu]);\n"
                    "    %s[1] = tn_arg_device_index(stack[%zu]);\n",
                    name, i, name, i);
        else if (code == '*')
            fprintf(out, "    *%s = stack[%zu];\n", name, i);
        else {
            ext_type_form form = ext_type_form_of(schema->returns[i].type);
            fprintf(out, "    *%s = %s(stack[%zu]);\n", name, form.word->read, i);
        }
    }
}

/* Write the function for one operator. The stack is shared by arguments and results. */
static void write_call(FILE *out, const ext_spec *spec, const gen_entry *entry)
{
    const tn_schema *schema = entry->schema;
    size_t ivalues = schema->nargs > schema->nreturns ? schema->nargs : schema->nreturns;
    size_t stem = strcspn(entry->name, ".");
    ext_write_comment(out, entry, NULL);
    fprintf(out, "static inline AOTITorchError call_%s(", typed_identifier(entry));
    ext_write_parameters(out, schema);
    fprintf(out,
            ")\n{\n    StableIValue stack[%zu] = {0};\n"
            "    AOTITorchError status = AOTI_TORCH_SUCCESS;\n",
            ivalues > 0 ? ivalues : 1);
    /* Without arguments that can fail, nothing has to be undone. */
    bool is_fallible = false;
    for (size_t i = 0; i < schema->nargs; i++) {
        ext_type_form form = ext_type_form_of(schema->args[i].type);
        is_fallible |= can_fail(&form) || form.is_optional;
        write_argument(out, spec, &schema->args[i], i);
    }
    if (is_fallible)
        write_undo(out, schema);
    fprintf(out, "    status = tn_operator_call(\"%.*s\", \"%s\", stack);\n", (int)stem,
            entry->name, entry->name[stem] == '.' ? entry->name + stem + 1 : "");
    fputs("    if (status != AOTI_TORCH_SUCCESS)\n        return status;\n", out);
    write_results(out, schema);
    fputs("    return status;\n}\n\n", out);
}

void ext_write_calls(const ext_spec *spec, FILE *out)
{
    gen_licence(out);
    fprintf(out, calls_guide, spec->source);
    fprintf(out,
            "/* clang-format off */\n#ifndef %s_CALLS_H\n#define %s_CALLS_H\n\n"
            "#include <tenon/extension.h>\n\n",
            spec->guard, spec->guard);
    write_list_makers(out, spec);
    for (size_t i = 0; i < spec->operators->count; i++)
        write_call(out, spec, &spec->operators->entries[i]);
    fputs("#endif\n", out);
}

void ext_write_program(const ext_spec *spec, FILE *out)
{
    gen_licence(out);
    fprintf(out,
            "/*\n * The operators of %s as typed C functions for programs that use Tenon, made by\n"
            " * `tenon gen`. tenon/ops.h says how they are called. The extension has to be loaded\n"
            " * before (tn_extension_load).\n */\n"
            "/* clang-format off */\n#ifndef %s_TENON_H\n#define %s_TENON_H\n\n"
            "#include <tenon/op.h>\n\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n",
            spec->source, spec->guard, spec->guard);
    for (size_t i = 0; i < spec->operators->count; i++)
        typed_write_function(out, &spec->operators->entries[i], "tn_");
    fputs("#ifdef __cplusplus\n}\n#endif\n#endif\n", out);
}
