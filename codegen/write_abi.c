/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Writes what is generated from the manifest: tables and functions for the library, pages for
 * people.
 */
#include <string.h>

#include "abi_spec.h"
#include "codegen.h"

/* The header of functions of which only name and release are known. */
#define YOUNGER "torch/csrc/inductor/aoti_torch/generated/younger.h"

static const char *const impl_names[] = {"declared", "absent", "partial", "full"};

/* Return the offset of a release's text in the string pool, which begins with all releases. */
static size_t release_offset(const abi_spec *spec, abi_version version)
{
    size_t offset = 0;
    for (size_t i = 0; i < spec->nreleases; i++) {
        if (abi_compare(spec->releases[i].version, version) == 0)
            return offset;
        offset += (size_t)snprintf(NULL, 0, "%d.%d", spec->releases[i].version.major,
                                   spec->releases[i].version.minor) +
                  1;
    }
    gen_fail(spec->path, 1, "no release %d.%d", version.major, version.minor);
}

/* gen/known_symbols.c: pairs of offsets (name, release), sorted by name. */
void abi_write_symbols(const abi_spec *spec, FILE *out)
{
    char *text;
    size_t length;
    gen_array array = {.out = out};
    FILE *names = open_memstream(&text, &length);
    for (size_t i = 0; i < spec->nreleases; i++)
        fprintf(names, "%d.%d%c", spec->releases[i].version.major, spec->releases[i].version.minor,
                '\0');
    gen_table_banner(out, "spec/stable_abi.yaml");
    fprintf(out, "#include \"loader/loading.h\"\n\nconst size_t tni_num_known_symbols = %zu;\n\n",
            spec->nfunctions);
    gen_begin_array(&array, "const tni_known_symbol tni_known_symbols[]");
    for (size_t i = 0; i < spec->nfunctions; i++) {
        const abi_function *function = &spec->functions[i];
        /* open_memstream updates `length` only when flushed. */
        fflush(names);
        gen_element(&array, function->name, "{%zu, %zu}", length,
                    release_offset(spec, function->since));
        fwrite(function->name, strlen(function->name) + 1, 1, names);
    }
    fclose(names);
    gen_end_array(&array, "{0}");
    fputs("const char tni_known_symbol_text[] =\n", out);
    gen_print_text(out, text, length);
    free(text);
}

/*
 * gen/abi_absent.c: functions that PyTorch's CPU library exports and Tenon does not implement.
 * Without them, a binary that only names one could not be loaded.
 */
void abi_write_absent(const abi_spec *spec, FILE *out)
{
    gen_banner(out, "spec/stable_abi.yaml");
    fputs("#include \"abi/shims.h\"\n"
          "#include <torch/csrc/inductor/aoti_torch/c/shim_cpu.h>\n"
          "#include <torch/csrc/inductor/aoti_torch/generated/c_shim_aten.h>\n"
          "#include <torch/csrc/inductor/aoti_torch/generated/c_shim_cpu.h>\n\n"
          "/* Functions of the manifest whose `impl` is absent: each fails and names itself. */\n"
          "#pragma GCC diagnostic ignored \"-Wunused-parameter\"\n",
          out);
    for (size_t i = 0; i < spec->nfunctions; i++) {
        const abi_function *function = &spec->functions[i];
        bool is_void = function->is_known && strcmp(function->result.type, "void") == 0;
        if (function->impl != ABI_ABSENT)
            continue;
        fprintf(out, "\nAOTI_TORCH_EXPORT %s %s(", function->result.type, function->name);
        abi_print_params(out, function, true);
        fprintf(out, ")\n{\n    %s tni_shim_absent(\"%s\");\n}\n", is_void ? "(void)" : "return",
                function->name);
    }
}

/* The headers declare functions of frozen releases with their types. */
static bool is_declared(const abi_spec *spec, const abi_function *function)
{
    return function->is_known && abi_is_frozen(spec, function->since);
}

void abi_write_assertions(const abi_spec *spec, FILE *out)
{
    static const char *const headers[] = {
        "inductor/aoti_torch/c/shim_cpu.h",
        "inductor/aoti_torch/c/shim_mps.h",
        "inductor/aoti_torch/c/shim_xpu.h",
        "inductor/aoti_torch/generated/c_shim_aten.h",
        "inductor/aoti_torch/generated/c_shim_cpu.h",
        "inductor/aoti_torch/generated/c_shim_cuda.h",
        "inductor/aoti_torch/generated/c_shim_mps.h",
        "inductor/aoti_torch/generated/c_shim_xpu.h",
        "stable/c/shim.h",
    };
    gen_banner(out, "spec/stable_abi.yaml");
    fputs(
        "/* Every function is declared with the type that the manifest says, in C and in C++. */\n"
        "#pragma GCC diagnostic ignored \"-Wdeprecated-declarations\"\n"
        "#define USE_CUDA 1\n#define USE_MPS 1\n#define USE_XPU 1\n",
        out);
    for (size_t i = 0; i < sizeof headers / sizeof headers[0]; i++)
        fprintf(out, "#include <torch/csrc/%s>\n", headers[i]);
    fputs("\n#define CURE \"; undo the change of the header, or correct the entry and run `./dev "
          "regen`\"\n"
          "#define WRONG(name) #name \" has another type than spec/stable_abi.yaml says\" CURE\n"
          "#ifdef __cplusplus\n#include <type_traits>\n"
          "#define SAME(result, name, parameters) \\\n"
          "    static_assert(std::is_same<decltype(&name), result(*) parameters>::value, "
          "WRONG(name));\n"
          "#else\n"
          "#define SAME(result, name, parameters) \\\n"
          "    _Static_assert(_Generic(&name, result(*) parameters: 1, default: 0), WRONG(name));\n"
          "#endif\n\n",
          out);
    for (size_t i = 0; i < spec->nfunctions; i++) {
        const abi_function *function = &spec->functions[i];
        if (!is_declared(spec, function))
            continue;
        fprintf(out, "SAME(%s, %s, (", function->result.type, function->name);
        abi_print_params(out, function, false);
        fputs("))\n", out);
    }
    abi_assert_names(spec, out);
}

/* Print a function's declaration with its ownership words. */
static void print_signature(FILE *out, const abi_function *function)
{
    if (!function->is_known) {
        fputs("type not known", out);
        return;
    }
    fprintf(out, "`%s%s ", function->result.word == ABI_BORROW ? "borrow " : "",
            function->result.type);
    abi_print_owned(out, function);
    fputc('`', out);
}

void abi_write_pages(const abi_spec *spec, FILE *out)
{
    size_t counts[ABI_FULL + 1] = {0};
    for (size_t i = 0; i < spec->nfunctions; i++)
        counts[spec->functions[i].impl]++;
    fprintf(out,
            "# Functions of the stable ABI\n\nThe %zu C functions that are known, made by `./dev "
            "regen` "
            "from `spec/stable_abi.yaml`, whose head explains\nthe words: %zu work, %zu within a "
            "limit, %zu are exported and fail with a message, %zu are declared only, as in\n"
            "PyTorch's CPU build.\n\n| function | since | gate | feature | Tenon | type, with "
            "ownership |\n|---|---|---|---|---|---|\n",
            spec->nfunctions, counts[ABI_FULL], counts[ABI_PARTIAL], counts[ABI_ABSENT],
            counts[ABI_DECLARED]);
    for (size_t i = 0; i < spec->nfunctions; i++) {
        const abi_function *function = &spec->functions[i];
        fprintf(out, "| `%s` | ", function->name);
        abi_print_version(out, function->since);
        fputs(" | ", out);
        abi_print_version(out, function->guard);
        fprintf(out, " | %s | %s%s%s | ", function->feature != NULL ? function->feature : "",
                impl_names[function->impl], function->limit != NULL ? ": " : "",
                function->limit != NULL ? function->limit : "");
        print_signature(out, function);
        fputs(" |\n", out);
    }
}

void abi_write_changes(const abi_spec *spec, FILE *out)
{
    fputs("# What each release added\n\nMade by `./dev regen` from `spec/stable_abi.yaml`. No "
          "release "
          "has taken a function away or changed one's type.\n",
          out);
    for (size_t r = 1; r < spec->nreleases; r++) {
        const abi_release *release = &spec->releases[r];
        fprintf(out, "\n## %d.%d (%s)\n", release->version.major, release->version.minor,
                release->is_frozen ? "frozen" : "open");
        for (size_t i = 0; i < spec->nfunctions; i++) {
            const abi_function *function = &spec->functions[i];
            if (abi_compare(function->since, release->version) == 0)
                fprintf(out, "- `%s`%s%s\n", function->name, function->feature != NULL ? ", " : "",
                        function->feature != NULL ? function->feature : "");
        }
        abi_write_new_names(spec, release->version, out);
    }
}

/*
 * Return whether a call with only zeros must fail: the function needs memory for a result, or a
 * handle. Deleting NULL is legal.
 */
static bool needs_more(const abi_function *function)
{
    for (size_t i = 0; i < function->nparams; i++) {
        const abi_value *param = &function->params[i];
        size_t length = strlen(param->type);
        bool is_handle = length > 6 && strcmp(param->type + length - 6, "Handle") == 0;
        if (param->word == ABI_NEW || param->word == ABI_FILL || param->word == ABI_BORROW_FROM ||
            (is_handle && param->word == ABI_BORROW))
            return true;
    }
    return false;
}

void abi_write_zero_calls(const abi_spec *spec, FILE *out)
{
    gen_licence(out);
    fputs(
        "/* Made by tenon-gen from spec/stable_abi.yaml: REFUSED(name, (zeros)) must fail and name "
        "itself,\n * SURVIVED must return. */\n",
        out);
    for (size_t i = 0; i < spec->nfunctions; i++) {
        const abi_function *function = &spec->functions[i];
        if (function->impl == ABI_DECLARED)
            continue;
        bool is_status = strcmp(function->result.type, "AOTITorchError") == 0;
        fprintf(out, "%s(%s, (", is_status && needs_more(function) ? "REFUSED" : "SURVIVED",
                function->name);
        for (size_t k = 0; k < function->nparams; k++)
            fputs(k > 0 ? ", 0" : "0", out);
        fputs("))\n", out);
    }
}

/* tests/abi/headers/gates.tsv, which check_headers.sh and check_exports.py read. */
void abi_write_gates(const abi_spec *spec, FILE *out)
{
    gen_hash_licence(out);
    fputs("# Made by tenon-gen from spec/stable_abi.yaml: each function, the oldest target "
          "that can name it, its header.\n",
          out);
    for (size_t i = 0; i < spec->nfunctions; i++) {
        const abi_function *function = &spec->functions[i];
        abi_version gate = function->guard.major != 0 ? function->guard : spec->releases[0].version;
        fprintf(out, "%s\t%d.%d\t%s\n", function->name, gate.major, gate.minor,
                function->header != NULL ? function->header : YOUNGER);
    }
}

void abi_write_younger(const abi_spec *spec, FILE *out)
{
    gen_licence(out);
    fputs("/*\n * Functions of which only the name and the release are known, made by tenon-gen "
          "from\n"
          " * spec/stable_abi.yaml. Naming one is refused with the release it needs, and for that\n"
          " * purpose only they have a type here.\n */\n"
          "/* clang-format off */\n"
          "#ifndef TORCH_CSRC_INDUCTOR_AOTI_TORCH_GENERATED_YOUNGER_H\n"
          "#define TORCH_CSRC_INDUCTOR_AOTI_TORCH_GENERATED_YOUNGER_H\n\n"
          "#include <torch/csrc/inductor/aoti_torch/c/macros.h>\n\n"
          "#ifdef __cplusplus\nextern \"C\" {\n#endif\n",
          out);
    for (size_t r = 0; r < spec->nreleases; r++) {
        abi_version version = spec->releases[r].version;
        if (spec->releases[r].is_frozen)
            continue;
        fprintf(out, "\n#if TORCH_FEATURE_VERSION < (((0ULL + %d) << 56) | ((0ULL + %d) << 48))\n",
                version.major, version.minor);
        for (size_t i = 0; i < spec->nfunctions; i++)
            if (!spec->functions[i].is_known && abi_compare(spec->functions[i].since, version) == 0)
                fprintf(out, "AOTI_TORCH_EXPORT TENON_SINCE_%d_%d AOTITorchError %s(void);\n",
                        version.major, version.minor, spec->functions[i].name);
        fputs("#endif\n", out);
    }
    fputs("\n#ifdef __cplusplus\n} /* extern \"C\" */\n#endif\n\n#endif\n", out);
}
