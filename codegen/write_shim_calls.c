/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Writes calls of the functions that stand for operators, made from the ivalues of a call: the
 * reverse of write_shims.c. A test replays recorded calls through these functions.
 */
#include <stdlib.h>
#include <string.h>

#include "shim_rules.h"

/* Write a C argument from a rule's pattern. */
static void print_argument(FILE *out, const shim_link *link, size_t index)
{
    for (const char *c = link->rule->back; *c != '\0'; c++) {
        if (*c == '%')
            fprintf(out, "args[%zu]", index);
        else if (*c == '#')
            fprintf(out, "%zu", index);
        else
            fputc(*c, out);
    }
}

/* Return the index of the schema's argument that a parameter is paired with. */
static size_t index_of(const shim_link *links, size_t count, const abi_value *param)
{
    for (size_t i = 0; i < count; i++)
        if (links[i].param == param)
            return i;
    return count;
}

/*
 * Write the function that calls a C function of the ABI with the ivalues of its operator. The order
 * of parameters is: those matched to arguments, then results.
 */
static void write_call(const abi_spec *spec, const abi_function *function, FILE *out)
{
    const tn_schema *schema = function->entry->schema;
    shim_link *links = gen_alloc(schema->nargs + 1u, sizeof *links);
    size_t first_result = shim_match(spec, function, links);
    const char *separator = "";
    fprintf(out,
            "static AOTITorchError call_%s(const StableIValue *args, StableIValue *outs, "
            "shim_memory *memory)\n{\n    (void)args;\n    (void)outs;\n    (void)memory;\n"
            "    return %s(",
            function->name, function->name);
    for (size_t at = 0; at < first_result; at++) {
        size_t index = index_of(links, schema->nargs, &function->params[at]);
        if (index == schema->nargs) /* a companion, which is written with its parameter */
            continue;
        fputs(separator, out);
        print_argument(out, &links[index], index);
        separator = ", ";
    }
    for (size_t i = 0; i < schema->nreturns; i++) {
        if (!shim_hands_out(function, first_result, &schema->returns[i]))
            continue;
        bool is_tensor = schema->returns[i].type->kind == TNI_TYPE_TENSOR;
        fprintf(out, "%s(%s)(void *)&outs[%zu]", separator,
                is_tensor ? "AtenTensorHandle *" : "int64_t *", i);
        separator = ", ";
    }
    fputs(");\n}\n\n", out);
    free(links);
}

/*
 * Return whether the function can express every call of its operator: it has all arguments, and
 * none is a Scalar, which it would convert to double.
 */
static bool is_exact(const abi_spec *spec, const abi_function *function)
{
    const tn_schema *schema = function->entry->schema;
    shim_link *links = gen_alloc(schema->nargs + 1u, sizeof *links);
    shim_match(spec, function, links);
    for (size_t i = 0; i < schema->nargs; i++) {
        const tni_type *type = schema->args[i].type;
        while (type->kind == TNI_TYPE_OPTIONAL || type->kind == TNI_TYPE_LIST)
            type = type->items[0];
        if (type->kind == TNI_TYPE_SCALAR || links[i].param == NULL)
            return false;
    }
    free(links);
    return true;
}

void abi_write_shim_calls(const abi_spec *spec, FILE *out)
{
    gen_licence(out);
    fputs(
        "/* Made by tenon-gen: the functions of gen/abi_operators.c, called with the ivalues of a "
        "call. */\n#pragma GCC diagnostic ignored \"-Wdeprecated-declarations\"\n\n",
        out);
    for (size_t i = 0; i < spec->nfunctions; i++)
        if (spec->functions[i].entry != NULL)
            write_call(spec, &spec->functions[i], out);
    fputs("static shim_row shim_rows[] = {\n", out);
    for (size_t i = 0; i < spec->nfunctions; i++)
        if (spec->functions[i].entry != NULL)
            fprintf(out, "    {\"%s\", \"%s\", call_%s, %s, 0},\n", spec->functions[i].name,
                    spec->functions[i].entry->name, spec->functions[i].name,
                    is_exact(spec, &spec->functions[i]) ? "true" : "false");
    fputs("};\n", out);
}
