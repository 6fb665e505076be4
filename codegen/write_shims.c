/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Writes the functions of the ABI that stand for operators. Each checks its parameters, boxes them
 * on its stack, calls the operator or its CPU kernel, and passes on the results.
 */
#include <stdlib.h>
#include <string.h>

#include "shim_rules.h"
#include "typed_c.h"

/* Write a rule's pattern with the names of one argument. */
static void print_pattern(FILE *out, const char *pattern, const shim_link *link)
{
    for (; *pattern != '\0'; pattern++) {
        if (*pattern == '$')
            fputs(link->param->name, out);
        else if (*pattern == '#')
            fputs(link->companion, out);
        else if (*pattern == '@')
            fprintf(out, "%d", (int)link->arg->type->list_size);
        else
            fputc(*pattern, out);
    }
}

/* Write the name of an operator's callee: "op_add_Tensor" for aten::add.Tensor. */
static void print_callee(FILE *out, const gen_entry *entry)
{
    fprintf(out, "op_%s", typed_identifier(entry));
}

/* Write one condition of the check at the start of the function. */
static void print_check(FILE *out, bool *is_first, const char *check, const shim_link *link)
{
    fputs(*is_first ? "    if (!" : " ||\n        !", out);
    print_pattern(out, check, link);
    fprintf(out, ", __func__, \"%s\")", link->param->name);
    *is_first = false;
}

/* Write the test of arguments that must not be NULL or out of range. */
static void write_guard(FILE *out, const abi_function *function, const shim_link *links,
                        size_t first_result)
{
    bool is_first = true;
    for (size_t i = 0; i < function->entry->schema->nargs; i++)
        if (links[i].param != NULL && links[i].rule->check != NULL)
            print_check(out, &is_first, links[i].rule->check, &links[i]);
    /* Outputs must not be NULL. */
    for (size_t i = first_result; i < function->nparams; i++)
        print_check(out, &is_first, "tni_is_given($", &(shim_link){.param = &function->params[i]});
    if (!is_first)
        fputs(")\n        return tni_shim_failed();\n", out);
}

/* Write the declarations of all arguments, then the array of their ivalues. */
static void write_ivalues(FILE *out, const tn_schema *schema, const shim_link *links)
{
    for (size_t i = 0; i < schema->nargs; i++) {
        if (links[i].param == NULL || links[i].rule->local == NULL)
            continue;
        fputs("    ", out);
        print_pattern(out, links[i].rule->local, &links[i]);
        fputc('\n', out);
    }
    typed_list list = {out, sizeof "    const StableIValue args[] = {" - 1, 8, 0};
    fputs("    const StableIValue args[] = {", out);
    /* The text of each ivalue is made first, so that typed_add can break lines. */
    for (size_t i = 0; i < schema->nargs; i++) {
        char *text;
        size_t length;
        FILE *value = open_memstream(&text, &length);
        /* An argument without a parameter is passed as 0. */
        if (links[i].param == NULL)
            fputs("0", value);
        else
            print_pattern(value, links[i].rule->ivalue, &links[i]);
        fclose(value);
        typed_add(&list, "%s", text);
        free(text);
    }
    fputs("};\n", out);
}

/*
 * Write the results. A result without an output is a handle to an argument, which the caller has,
 * and is dropped.
 */
static void write_results(FILE *out, const abi_function *function, size_t first_result)
{
    const tn_schema *schema = function->entry->schema;
    size_t at = first_result;
    for (size_t i = 0; i < schema->nreturns; i++) {
        if (shim_hands_out(function, first_result, &schema->returns[i])) {
            bool is_tensor = schema->returns[i].type->kind == TNI_TYPE_TENSOR;
            fprintf(out,
                    is_tensor ? "    *%s = tni_handle_of(outs[%zu]);\n"
                              : "    *%s = (int64_t)outs[%zu];\n",
                    function->params[at++].name, i);
        } else
            fprintf(out, "    tni_drop_result(outs[%zu]);\n", i);
    }
}

/*
 * Functions named after a backend call its kernel directly; the others go through the dispatcher.
 */
static bool is_direct(const abi_function *function)
{
    return strncmp(function->name, "aoti_torch_cpu_", strlen("aoti_torch_cpu_")) == 0;
}

/* Write a C function that boxes its arguments, calls the operator, and unboxes the results. */
static void write_function(FILE *out, const abi_spec *spec, const abi_function *function)
{
    const tn_schema *schema = function->entry->schema;
    shim_link *links = gen_alloc(schema->nargs + 1u, sizeof *links);
    size_t first_result = shim_match(spec, function, links);
    fprintf(out, "\nAOTITorchError %s(", function->name);
    abi_print_params(out, function, true);
    fputs(")\n{\n", out);
    write_guard(out, function, links, first_result);
    write_ivalues(out, schema, links);
    fprintf(out, "    StableIValue outs[%d];\n    if (%s(&", (int)schema->nreturns,
            is_direct(function) ? "tni_callee_call_direct" : "tni_callee_call");
    print_callee(out, function->entry);
    fputs(", args, outs) != TN_OK)\n        return tni_shim_failed();\n", out);
    write_results(out, function, first_result);
    fputs("    return AOTI_TORCH_SUCCESS;\n}\n", out);
    free(links);
}

/* Functions of the same operator share a callee, and so its lookup. */
static bool is_first_of_operator(const abi_spec *spec, size_t at)
{
    for (size_t i = 0; i < at; i++)
        if (spec->functions[i].entry == spec->functions[at].entry)
            return false;
    return true;
}

void abi_write_operators(const abi_spec *spec, FILE *out)
{
    gen_banner(out, "spec/stable_abi.yaml and spec/native_functions.yaml");
    fputs("#include \"abi/operator_ivalues.h\"\n"
          "#include <torch/csrc/inductor/aoti_torch/c/shim_cpu.h>\n"
          "#include <torch/csrc/inductor/aoti_torch/generated/c_shim_aten.h>\n"
          "#include <torch/csrc/inductor/aoti_torch/generated/c_shim_cpu.h>\n\n"
          "/* Functions of the manifest that stand for an operator: each boxes its parameters and "
          "calls it. */\n",
          out);
    for (size_t i = 0; i < spec->nfunctions; i++) {
        const gen_entry *entry = spec->functions[i].entry;
        if (entry == NULL)
            continue;
        if (is_first_of_operator(spec, i)) {
            fputs("\nstatic tni_callee ", out);
            print_callee(out, entry);
            fprintf(out, " = {\"%s\", NULL};\n", entry->name);
        }
        write_function(out, spec, &spec->functions[i]);
    }
}

void abi_write_operator_list(const abi_spec *spec, FILE *out)
{
    gen_licence(out);
    fputs("/* Made by tenon-gen: OPERATOR_SHIM(function, operator) of each function of "
          "gen/abi_operators.c. */\n",
          out);
    for (size_t i = 0; i < spec->nfunctions; i++)
        if (spec->functions[i].entry != NULL)
            fprintf(out, "OPERATOR_SHIM(%s, \"%s\")\n", spec->functions[i].name,
                    spec->functions[i].entry->name);
}
