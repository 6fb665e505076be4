/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Writes gen/check_wrappers.c for the ownership checker: for each exported function a description
 * of its parameters, and a wrapper of the same name that calls the checker (check/check.h) before
 * and after the real function.
 */
#include <string.h>

#include "abi_spec.h"
#include "codegen.h"

/* In the order of abi_word. */
static const char *const words[ABI_NUM_WORDS] = {"TNC_VALUE", "TNC_BORROW", "TNC_BORROW_FROM",
                                                 "TNC_NEW",   "TNC_STEAL",  "TNC_FILL"};

/* The kind of object for each handle type. */
static const struct {
    const char *type;
    const char *kind;
} handles[] = {{"AtenTensorHandle", "TNC_TENSOR"},
               {"StableListHandle", "TNC_LIST"},
               {"StringHandle", "TNC_STRING"},
               {"AtenGeneratorHandle", "TNC_GENERATOR"},
               {"TorchLibraryHandle", "TNC_LIBRARY"},
               {"StreamHandle", "TNC_STREAM"},
               {"DeviceGuardHandle", "TNC_GUARD"},
               {"C10IValueHandle", "TNC_IVALUE"},
               {"AtenRecordFunctionHandle", "TNC_RECORD"}};

/* The kind of tensors behind a borrowed pointer. */
static const struct {
    const char *type;
    const char *kind;
} behind[] = {{"AtenTensorHandle *", "TNC_OPTIONAL"},
              {"const AtenTensorHandle *", "TNC_TENSORS"},
              {"const AtenTensorHandle **", "TNC_OPTIONALS"}};

static bool is_kernel(const abi_value *param)
{
    return strstr(param->type, "(*") != NULL && strstr(param->type, "StableIValue") != NULL;
}

static bool is_pointer(const char *type)
{
    return strchr(type, '*') != NULL;
}

/* Return the kind of a parameter. What a function makes is returned through one more pointer. */
static const char *kind_of(const abi_function *function, const abi_value *param)
{
    size_t length = strlen(param->type);
    if (param->word == ABI_NEW && strcmp(param->type, "StableIValue **") == 0)
        return "TNC_OPTIONAL_VALUE";
    if (param->word == ABI_STEAL && strcmp(param->type, "StableIValue *") == 0)
        return strstr(function->name, "call_dispatcher") != NULL ? "TNC_STACK"
                                                                 : "TNC_OPTIONAL_VALUE";
    /* Drop the " *". */
    if (param->word == ABI_NEW && length > 2 && param->type[length - 1] == '*')
        length -= 2;
    for (size_t i = 0; i < sizeof handles / sizeof handles[0]; i++)
        if (strlen(handles[i].type) == length && memcmp(handles[i].type, param->type, length) == 0)
            return handles[i].kind;
    if (strcmp(param->type, "const char *") == 0)
        return "TNC_TEXT";
    for (size_t i = 0; i < sizeof behind / sizeof behind[0] && param->word == ABI_BORROW; i++)
        if (strcmp(param->type, behind[i].type) == 0)
            return behind[i].kind;
    if (is_pointer(param->type))
        return "TNC_MEMORY";
    if (strcmp(param->type, "double") == 0 || strcmp(param->type, "float") == 0)
        return "TNC_REAL";
    return "TNC_NUMBER";
}

/* Return the index of a parameter, or -1. */
static int index_of(const abi_function *function, const char *name)
{
    for (size_t i = 0; i < function->nparams; i++)
        if (strcmp(function->params[i].name, name) == 0)
            return (int)i;
    return -1;
}

/* Functions for CUDA are in another library, both with PyTorch and with Tenon. */
static bool is_wrapped(const abi_function *function)
{
    return function->is_known && function->impl != ABI_DECLARED &&
           (function->feature == NULL || strstr(function->feature, "CUDA") == NULL);
}

/* Write the parameters of a function. */
static void print_params(const abi_function *function, FILE *out)
{
    gen_array array = {.out = out};
    fputs("static const tnc_param ", out);
    fputs(function->name, out);
    gen_begin_array(&array, "_params[]");
    for (size_t k = 0; k < function->nparams; k++) {
        const abi_value *param = &function->params[k];
        gen_element(&array, "", "{\"%s\", %s, %s, %d}", param->name, words[param->word],
                    kind_of(function, param),
                    param->from != NULL ? index_of(function, param->from) : -1);
    }
    gen_end_array(&array, "{0}");
}

/* Write the parameters of all wrapped functions, and the table of these functions. */
static void print_rows(const abi_spec *spec, FILE *out)
{
    /* Each function's parameters are an array of its own. */
    for (size_t i = 0; i < spec->nfunctions; i++) {
        const abi_function *function = &spec->functions[i];
        if (!is_wrapped(function) || function->nparams == 0)
            continue;
        print_params(function, out);
    }
    fputs("\nconst tnc_function tnc_functions[] = {\n", out);
    size_t count = 0;
    for (size_t i = 0; i < spec->nfunctions; i++) {
        const abi_function *function = &spec->functions[i];
        if (!is_wrapped(function))
            continue;
        count++;
        if (function->nparams == 0)
            fprintf(out, "    {\"%s\", NULL, 0},\n", function->name);
        else
            fprintf(out, "    {\"%s\", %s_params, %zu},\n", function->name, function->name,
                    function->nparams);
    }
    fprintf(out, "};\nconst size_t tnc_num_functions = %zu;\n", count);
    fprintf(out, "_Static_assert(%zu <= TNC_MOST_FUNCTIONS, \"tables by function have room\");\n",
            count);
}

/*
 * Print a parameter as a 64-bit word for the checker. A complex number does not fit and is not
 * checked.
 */
static void print_word(FILE *out, const abi_function *function, const abi_value *param)
{
    const char *kind = kind_of(function, param);
    if (strcmp(kind, "TNC_REAL") == 0)
        fprintf(out, "REAL(%s)", param->name);
    else if (strstr(param->type, "Complex") != NULL && !is_pointer(param->type))
        fputs("0", out);
    else if (is_pointer(param->type) || strstr(param->type, "Handle") != NULL)
        fprintf(out, "POINTER(%s)", param->name);
    else
        fprintf(out, "(uint64_t)%s", param->name);
}

/*
 * Print a wrapper: it describes the call, asks the checker, calls the real function unless refused,
 * and reports the result.
 */
static void print_wrapper(FILE *out, const abi_function *function, size_t index)
{
    const char *result = function->result.type;
    bool is_void = strcmp(result, "void") == 0;
    bool is_status = strcmp(result, "AOTITorchError") == 0;
    /* Tenon's loader redirects imports to the name without its first letter. */
    fprintf(out, "\nALIASES(%s, %s)\nAOTI_TORCH_EXPORT %s%s%s(", function->name, function->name + 1,
            result, result[strlen(result) - 1] == '*' ? "" : " ", function->name);
    abi_print_params(out, function, true);
    fputs(")\n{\n    const uint64_t words[] = {", out);
    for (size_t k = 0; k < function->nparams; k++) {
        fputs(k > 0 ? ", " : "", out);
        print_word(out, function, &function->params[k]);
    }
    fprintf(out,
            "%s};\n    tnc_call call = {.function = &tnc_functions[%zu], .words = words, "
            ".caller = __builtin_return_address(0)};\n",
            function->nparams == 0 ? "0" : "", index);
    fprintf(out, "    %s (*real)(", result);
    abi_print_params(out, function, false);
    fprintf(out, ") =\n        (%s (*)(", result);
    abi_print_params(out, function, false);
    fprintf(out, "))tnc_real(%zu);\n    if (!tnc_before(&call))\n        return%s;\n", index,
            is_void     ? ""
            : is_status ? " call.answer"
                        : " 0");
    for (size_t k = 0; k < function->nparams; k++)
        if (is_kernel(&function->params[k]))
            fprintf(out, "    %s = tnc_watch_kernel(&call, %s);\n", function->params[k].name,
                    function->params[k].name);
    fprintf(out, "    %s%s%sreal(", is_void ? "" : result,
            is_void || result[strlen(result) - 1] == '*' ? "" : " ", is_void ? "" : "result = ");
    for (size_t k = 0; k < function->nparams; k++)
        fprintf(out, "%s%s", k > 0 ? ", " : "", function->params[k].name);
    fprintf(out, ");\n    tnc_after(&call, %s);\n%s}\n", is_status ? "result" : "0",
            is_void ? "" : "    return result;\n");
}

/* Return whether a test can delete what the parameter names before the call. */
static bool may_be_deleted(const abi_function *function, const abi_value *param)
{
    static const char *const kinds[] = {"TNC_TENSOR",    "TNC_LIST",     "TNC_STRING",
                                        "TNC_GENERATOR", "TNC_OPTIONAL", "TNC_TENSORS",
                                        "TNC_OPTIONALS"};
    bool is_one = false;
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        is_one |= strcmp(kind_of(function, param), kinds[i]) == 0;
    return is_one && (param->word == ABI_BORROW || param->word == ABI_STEAL);
}

/*
 * Print argument `k` of a call in which argument `dead` names a deleted object and all others are
 * valid.
 */
static void print_deleted_argument(FILE *out, const abi_function *function, size_t k, size_t dead)
{
    const abi_value *param = &function->params[k];
    const char *kind = kind_of(function, param) + strlen("TNC_");
    bool is_length = k == dead + 1 && (strcmp(kind_of(function, &param[-1]), "TNC_TENSORS") == 0 ||
                                       strcmp(kind_of(function, &param[-1]), "TNC_OPTIONALS") == 0);
    if (may_be_deleted(function, param) && k == dead)
        fprintf(out, "DEAD_%s", kind);
    else if (may_be_deleted(function, param) && strstr(param->type, "*") == NULL)
        fprintf(out, "LIVE_%s", kind);
    else if (strcmp(kind, "TEXT") == 0)
        fputs("\"x\"", out);
    else if (strstr(param->type, "(*") == NULL && is_pointer(param->type) &&
             !may_be_deleted(function, param))
        fputs("PLACE", out);
    else
        fputs(is_length ? "1" : "0", out);
}

void abi_write_deleted(const abi_spec *spec, FILE *out)
{
    gen_licence(out);
    fputs("/* Made by tenon-gen from spec/stable_abi.yaml: each function with each handle that it "
          "borrows or\n * steals deleted before (tests/check/deleted.c). */\n",
          out);
    for (size_t i = 0; i < spec->nfunctions; i++) {
        const abi_function *function = &spec->functions[i];
        /* The loader refuses an extension that imports functions of an open release. */
        if (!abi_is_frozen(spec, function->since))
            continue;
        if (!is_wrapped(function))
            continue;
        bool is_status = strcmp(function->result.type, "AOTITorchError") == 0;
        for (size_t dead = 0; dead < function->nparams; dead++) {
            const abi_value *param = &function->params[dead];
            if (!may_be_deleted(function, param))
                continue;
            fprintf(out, "%s(%s, %s, (",
                    !is_status                 ? "SILENT"
                    : param->word == ABI_STEAL ? "STOLEN"
                                               : "BORROWED",
                    function->name, param->name);
            for (size_t k = 0; k < function->nparams; k++) {
                fputs(k > 0 ? ", " : "", out);
                print_deleted_argument(out, function, k, dead);
            }
            fputs("))\n", out);
        }
    }
}

void abi_write_wrapped(const abi_spec *spec, FILE *out)
{
    gen_licence(out);
    fputs("/* Made by tenon-gen from spec/stable_abi.yaml: a test that is compiled with this calls "
          "the\n"
          " * checker's wrappers, which count (tests/check/check_called.py). */\n"
          "/* clang-format off */\n",
          out);
    for (size_t i = 0; i < spec->nfunctions; i++)
        if (is_wrapped(&spec->functions[i]))
            fprintf(out, "#define %s %s\n", spec->functions[i].name, spec->functions[i].name + 1);
}

void abi_write_check(const abi_spec *spec, FILE *out)
{
    size_t index = 0;
    gen_banner(out, "spec/stable_abi.yaml");
    fputs(
        "#include \"check.h\"\n"
        "#include <torch/csrc/inductor/aoti_torch/c/shim_cpu.h>\n"
        "#include <torch/csrc/inductor/aoti_torch/generated/c_shim_aten.h>\n"
        "#include <torch/csrc/inductor/aoti_torch/generated/c_shim_cpu.h>\n\n"
        "#pragma GCC diagnostic ignored \"-Wdeprecated-declarations\"\n\n"
        "#define POINTER(value) ((uint64_t)(uintptr_t)(value))\n"
        "#define REAL(value)    (((union {double number; uint64_t word;}){(double)(value)}).word)\n"
        "/* The name without its first letter, to which Tenon's loader leads an import. */\n"
        "#define ALIASES(name, rest) \\\n"
        "    extern __attribute__((visibility(\"default\"), alias(#name))) __typeof__(name) "
        "rest;\n\n",
        out);
    print_rows(spec, out);
    for (size_t i = 0; i < spec->nfunctions; i++)
        if (is_wrapped(&spec->functions[i]))
            print_wrapper(out, &spec->functions[i], index++);
}
