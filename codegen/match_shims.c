/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Finds the functions of the manifest that stand for an operator, and pairs their C parameters with
 * the arguments of its schema.
 *
 * Functions in the generated headers are named after their operators: aoti_torch_cpu_add_Tensor is
 * add.Tensor. For other functions the manifest says which (`operator: mm.out`). The parameters are,
 * in this order: the tensors that an out variant writes, the other arguments, and an output for
 * each result that is not an argument.
 */
#include <stdlib.h>
#include <string.h>

#include "gen_rules.h"
#include "shim_rules.h"

#define OPTIONAL_IVALUE "tni_optional_ivalue($, &$_ivalue)"

/* The C type of each type of the schema, and how its ivalue is made (shim_rules.h). */
static const shim_rule rules[] = {
    {"Tensor", "AtenTensorHandle", NULL, "tni_is_given($", NULL, "tni_ivalue_of($)",
     "shim_handle(%)"},
    {"Tensor?", "AtenTensorHandle *", NULL, "tni_is_optional_pointer($", NULL, "tni_ivalue_of($)",
     "shim_pointer(%)"},
    {"Tensor?", "AtenTensorHandle", NULL, NULL, "const StableIValue $_ivalue = tni_ivalue_of($);",
     OPTIONAL_IVALUE, "shim_optional_handle(%)"},
    {"Tensor[]", "const AtenTensorHandle *", "_len_", "tni_are_handles($, #",
     "const tni_list $_list = tni_list_of($, #);", "tni_ivalue_of(&$_list)",
     "shim_items(%), shim_length(%)"},
    {"Tensor?[]", "const AtenTensorHandle **", "_len_", "tni_are_optional_handles($, #",
     "const tni_list $_list = tni_list_of($, #);", "tni_ivalue_of(&$_list)",
     "shim_items(%), shim_length(%)"},
    {"Generator?", "AtenGeneratorHandle *", NULL, "tni_is_optional_pointer($", NULL,
     "tni_ivalue_of($)", "shim_pointer(%)"},
    {"int", "int64_t", NULL, NULL, NULL, "(StableIValue)$", "(int64_t)%"},
    {"int?", "int64_t *", NULL, NULL, NULL, "tni_ivalue_of($)", "shim_pointer(%)"},
    {"int[]", "const int64_t *", "_len_", "tni_is_array($, #",
     "const tni_list $_list = tni_list_of($, #);", "tni_ivalue_of(&$_list)",
     "shim_items(%), shim_length(%)"},
    {"int[]?", "const int64_t **", "_len_", "tni_is_optional_array($, #",
     "const tni_list $_list = tni_list_of($ == NULL ? NULL : *$, #);\n"
     "    const StableIValue $_ivalue = tni_ivalue_of(&$_list);",
     OPTIONAL_IVALUE, "shim_optional_items(%, &memory[#]), shim_optional_length(%)"},
    {"float", "double", NULL, NULL, NULL, "tni_double_ivalue($)", "shim_double(%)"},
    {"float?", "double *", NULL, NULL, NULL, "tni_ivalue_of($)", "shim_pointer(%)"},
    {"float[]?", "const double **", "_len_", "tni_is_optional_array($, #",
     "const tni_list $_list = tni_list_of($ == NULL ? NULL : *$, #);\n"
     "    const StableIValue $_ivalue = tni_ivalue_of(&$_list);",
     OPTIONAL_IVALUE, "shim_optional_items(%, &memory[#]), shim_optional_length(%)"},
    {"bool", "int32_t", NULL, NULL, NULL, "$ != 0", "(int32_t)(% & 1)"},
    {"bool?", "int32_t *", NULL, NULL, "const StableIValue $_ivalue = $ != NULL && *$ != 0;",
     OPTIONAL_IVALUE, "shim_optional_bool(%, &memory[#])"},
    {"bool[]", "const int32_t *", "_len_", "tni_is_array_of(@, $, #",
     "StableIValue $_ivalues[@];\n    tni_bool_ivalues($_ivalues, $, @);\n"
     "    const tni_list $_list = tni_list_of($_ivalues, @);",
     "tni_ivalue_of(&$_list)", "shim_bools(%, &memory[#]), shim_length(%)"},
    {"str", "const char *", NULL, "tni_is_given($", "const tni_string $_text = tni_string_of($);",
     "tni_ivalue_of(&$_text)", "shim_text(%)"},
    {"str?", "const char **", NULL, NULL,
     "const char *$_chars = $ == NULL ? NULL : *$;\n"
     "    const tni_string $_text = tni_string_of($_chars == NULL ? \"\" : $_chars);\n"
     "    const StableIValue $_ivalue = tni_ivalue_of(&$_text);",
     "tni_optional_ivalue($_chars, &$_ivalue)", "shim_optional_text(%, &memory[#])"},
    {"Scalar", "double", NULL, NULL, "const tni_scalar $_scalar = tni_scalar_of($);",
     "tni_ivalue_of(&$_scalar)", "shim_number(%)"},
    {"Scalar", "float", NULL, NULL, "const tni_scalar $_scalar = tni_scalar_of($);",
     "tni_ivalue_of(&$_scalar)", "(float)shim_number(%)"},
    {"Scalar?", "double *", NULL, NULL,
     "const tni_scalar $_scalar = tni_scalar_of($ == NULL ? 0 : *$);\n"
     "    const StableIValue $_ivalue = tni_ivalue_of(&$_scalar);",
     OPTIONAL_IVALUE, "shim_optional_number(%, &memory[#])"},
    {"Scalar?[]", "const double **", "_len_", "tni_are_numbers($, #",
     "tni_number_list $_numbers;\n"
     "    const tni_list $_list = tni_optional_numbers($, #, &$_numbers);",
     "tni_ivalue_of(&$_list)", "shim_numbers(%, &memory[#]), shim_length(%)"},
    {"ScalarType", "int32_t", NULL, "tni_is_code(&$, TN_DTYPE_COUNT", NULL, "(uint32_t)$",
     "(int32_t)%"},
    {"ScalarType?", "int32_t *", NULL, "tni_is_code($, TN_DTYPE_COUNT",
     "const StableIValue $_ivalue = tni_optional_code($);", OPTIONAL_IVALUE, "shim_pointer(%)"},
    {"ScalarType?", "const int32_t *", NULL, "tni_is_code($, TN_DTYPE_COUNT",
     "const StableIValue $_ivalue = tni_optional_code($);", OPTIONAL_IVALUE, "shim_pointer(%)"},
    {"Layout?", "int32_t *", NULL, "tni_is_code($, TN_LAYOUT_COUNT",
     "const StableIValue $_ivalue = tni_optional_code($);", OPTIONAL_IVALUE, "shim_pointer(%)"},
    {"MemoryFormat?", "int32_t *", NULL, "tni_is_code($, TN_MEMORY_FORMAT_COUNT",
     "const StableIValue $_ivalue = tni_optional_code($);", OPTIONAL_IVALUE, "shim_pointer(%)"},
    {"Device?", "int32_t *", "_index_", "tni_is_optional_device($, #",
     "const StableIValue $_ivalue = tni_optional_device($, #);", OPTIONAL_IVALUE,
     "shim_optional_device(%, &memory[#]), shim_optional_index(%)"},
};

/* ---- operators ---- */

static bool ends_with(const char *text, const char *end)
{
    size_t length = strlen(text);
    return length >= strlen(end) && strcmp(text + length - strlen(end), end) == 0;
}

/* Return whether "add_Tensor" is the name that the generated headers give to "aten::add.Tensor". */
static bool is_mangled(const char *mangled, const gen_entry *entry)
{
    const char *name = entry->local_name;
    for (; *name != '\0'; name++, mangled++)
        if (*mangled != (*name == '.' ? '_' : *name))
            return false;
    return *mangled == '\0' && gen_begins(entry->name, "aten::");
}

/* Return whether the manifest's name means the entry; operators of aten are written without
 * namespace. */
static bool is_called(const gen_entry *entry, const char *operator)
{
    bool is_qualified = strstr(operator, "::") != NULL;
    return strcmp(operator, is_qualified ? entry->name : entry->local_name) == 0 &&
           (is_qualified || gen_begins(entry->name, "aten::"));
}

/*
 * Return the part of the name after aoti_torch_cpu_ or aoti_torch_aten_ in a generated header; else
 * NULL.
 */
static const char *mangled_name(const abi_function *function)
{
    static const char *const prefixes[] = {"aoti_torch_aten_", "aoti_torch_cpu_"};
    if (function->header == NULL || (!ends_with(function->header, "/generated/c_shim_aten.h") &&
                                     !ends_with(function->header, "/generated/c_shim_cpu.h")))
        return NULL;
    for (size_t i = 0; i < sizeof prefixes / sizeof prefixes[0]; i++)
        if (strncmp(function->name, prefixes[i], strlen(prefixes[i])) == 0)
            return function->name + strlen(prefixes[i]);
    return NULL;
}

/* Return the operator that a function stands for; NULL if Tenon does not have it. */
static const gen_entry *find_operator(const abi_spec *spec, const abi_function *function,
                                      const gen_spec *operators, const char *mangled)
{
    const gen_entry *found = NULL;
    for (size_t i = 0; i < operators->count; i++) {
        const gen_entry *entry = &operators->entries[i];
        bool is_meant = function->stands_for != NULL ? is_called(entry, function->stands_for)
                                                     : is_mangled(mangled, entry);
        if (!is_meant)
            continue;
        /* Two operators may have the same name with `_` for `.`. */
        if (found != NULL)
            gen_fail(spec->path, function->line,
                     "%s: may be %s and %s; an 'operator' in the entry says which", function->name,
                     found->name, entry->name);
        found = entry;
    }
    return found;
}

void abi_bind(abi_spec *spec, const gen_spec *operators)
{
    for (size_t i = 0; i < spec->nfunctions; i++) {
        abi_function *function = &spec->functions[i];
        const char *mangled = mangled_name(function);
        if (mangled == NULL && function->stands_for == NULL)
            continue;
        function->entry = find_operator(spec, function, operators, mangled);
        if (function->entry != NULL && function->impl == ABI_ABSENT)
            gen_fail(spec->path, function->line,
                     "%s: 'impl' is absent, but Tenon has the operator %s: it is full",
                     function->name, function->entry->name);
        if (function->entry == NULL && function->impl != ABI_ABSENT)
            gen_fail(spec->path, function->line,
                     "%s: 'impl' is not absent, but Tenon has no operator %s%s", function->name,
                     mangled == NULL && strstr(function->stands_for, "::") != NULL ? "" : "aten::",
                     function->stands_for != NULL ? function->stands_for : mangled);
    }
}

/* ---- parameters ---- */

/* Print a type without alias marks and list sizes. */
static void print_type(tni_buffer *to, const tni_type *type)
{
    bool is_list = type->kind == TNI_TYPE_LIST;
    if (is_list || type->kind == TNI_TYPE_OPTIONAL) {
        print_type(to, type->items[0]);
        tni_buffer_print(to, "%s", is_list ? "[]" : "?");
        return;
    }
    tni_type leaf = *type;
    leaf.alias = NULL;
    if (leaf.kind == TNI_TYPE_SYMINT)
        leaf.kind = TNI_TYPE_INT;
    tni_type_print(to, &leaf);
}

/* Return the rule for a type of the schema and a parameter's C type, or NULL. */
static const shim_rule *find_rule(const char *type, const char *param)
{
    for (size_t i = 0; i < sizeof rules / sizeof rules[0]; i++)
        if (strcmp(rules[i].type, type) == 0 && strcmp(rules[i].param, param) == 0)
            return &rules[i];
    return NULL;
}

/* Return whether an out variant writes the argument; these come first. */
static bool is_out(const tni_arg *arg)
{
    const tni_alias *alias = tni_type_alias(arg->type);
    return arg->keyword_only && alias != NULL && alias->is_write;
}

/* Return whether a result is a new value and not an argument that is returned. */
static bool is_new(const tni_arg *result)
{
    const tni_alias *alias = tni_type_alias(result->type);
    return alias == NULL || !alias->is_write;
}

bool shim_hands_out(const abi_function *function, size_t first_result, const tni_arg *result)
{
    return is_new(result) || function->nparams - first_result == function->entry->schema->nreturns;
}

/* Return whether the function writes the parameter. */
static bool is_result(const abi_value *param)
{
    return param->word == ABI_NEW || param->word == ABI_FILL;
}

/* Pair one argument with the parameter at index `at`; return the index of the next parameter. */
static size_t match_arg(const abi_spec *spec, const abi_function *function, const tni_arg *arg,
                        size_t at, shim_link *link)
{
    const abi_value *param = at < function->nparams ? &function->params[at] : NULL;
    const char *name = function->name;
    const char *owner = function->entry->name;
    tni_buffer type = {0};
    print_type(&type, arg->type);
    link->arg = arg;
    /* The parameters have ended, so the argument must have the default None. */
    if (param == NULL || is_result(param)) {
        if (arg->initial == NULL || arg->initial->kind != TNI_CONST_NONE)
            gen_fail(spec->path, function->line, "%s: has no parameter for argument '%s' of %s",
                     name, arg->name.data, owner);
        return at;
    }
    /* Functions for operators of oneDNN have other parameter names than the schemas. */
    if (strcmp(param->name, arg->name.data) != 0 && gen_begins(owner, "aten::"))
        gen_fail(spec->path, function->line, "%s: parameter '%s' is argument '%s' of %s", name,
                 param->name, arg->name.data, owner);
    link->param = param;
    link->rule = find_rule(type.data, param->type);
    if (link->rule == NULL)
        gen_fail(spec->path, function->line,
                 "%s: parameter '%s' is '%s', argument '%s' of %s is %s: no rule joins them", name,
                 param->name, param->type, arg->name.data, owner, type.data);
    tni_buffer_free(&type);
    if (link->rule->companion == NULL)
        return at + 1;
    /* The companion of parameter x is x_len_ or x_index_. */
    size_t length = gen_begins(owner, "aten::") ? strlen(param->name) : 0;
    link->companion = at + 1 < function->nparams ? function->params[at + 1].name : "";
    if (strncmp(link->companion, param->name, length) != 0 ||
        !ends_with(link->companion + length, link->rule->companion))
        gen_fail(spec->path, function->line, "%s: '%s%s' does not follow '%s'", name, param->name,
                 link->rule->companion, param->name);
    return at + 2;
}

/* Check an output's type: tensors are returned as new handles, integers are written. */
static void match_result(const abi_spec *spec, const abi_function *function, const tni_arg *result,
                         const abi_value *param)
{
    tni_type_kind kind = result->type->kind;
    bool is_number = kind == TNI_TYPE_INT || kind == TNI_TYPE_SYMINT;
    const char *type = is_number ? "int64_t *" : "AtenTensorHandle *";
    if ((!is_number && kind != TNI_TYPE_TENSOR) || strcmp(param->type, type) != 0)
        gen_fail(spec->path, function->line, "%s: no rule makes '%s %s' of a result of %s",
                 function->name, param->type, param->name, function->entry->name);
}

/* Check that the parameters from `at` on are the results. */
static void match_results(const abi_spec *spec, const abi_function *function, size_t at)
{
    const tn_schema *schema = function->entry->schema;
    size_t results = 0;
    for (size_t i = 0; i < schema->nreturns; i++)
        results += is_new(&schema->returns[i]);
    if (function->nparams - at != results && function->nparams - at != schema->nreturns)
        gen_fail(spec->path, function->line,
                 "%s: has %zu parameters behind the arguments of %s, which has %zu new results",
                 function->name, function->nparams - at, function->entry->name, results);
    for (size_t i = 0; i < schema->nreturns; i++)
        if (shim_hands_out(function, at, &schema->returns[i]))
            match_result(spec, function, &schema->returns[i], &function->params[at++]);
}

size_t shim_match(const abi_spec *spec, const abi_function *function, shim_link *links)
{
    const tn_schema *schema = function->entry->schema;
    size_t at = 0;
    /* First pass: the arguments that are written. Second pass: all others. */
    for (int pass = 0; pass < 2; pass++)
        for (size_t i = 0; i < schema->nargs; i++)
            if (is_out(&schema->args[i]) == (pass == 0))
                at = match_arg(spec, function, &schema->args[i], at, &links[i]);
    match_results(spec, function, at);
    return at;
}
