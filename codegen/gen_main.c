/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * tenon-gen: the command line; which files are generated from spec/, in gen/, docs/ and elsewhere.
 * Files whose text would not change are not written, so that nothing is rebuilt.
 */
#include "codegen.h"

#include <stdlib.h>
#include <string.h>

#include "abi_spec.h"
#include "api_spec.h"
#include "derivatives.h"
#include "extension_spec.h"

/* gen_put for a file generated from spec/; with `check`, it is compared only. */
static void put(const char *root, const char *name, const char *text, size_t length, bool check)
{
    gen_put(root, name, text, length,
            check ? "differs from what spec/ says; `./dev regen` rewrites it" : NULL);
    gen_note_made(name);
}

/* All specifications, read and checked. */
typedef struct gen_inputs {
    const char *root;            /* root of the tree */
    gen_spec operators;          /* spec/native_functions.yaml */
    abi_spec abi;                /* spec/stable_abi.yaml */
    gen_derivatives derivatives; /* spec/derivatives.yaml */
} gen_inputs;

/* The functions below adapt writers to one signature, for the table `made`. */
static void write_operators(const gen_inputs *inputs, FILE *out)
{
    gen_write_operators(&inputs->operators, out);
}

/* Writing numbers the parts of the derivatives, so it works on a copy. */
static void write_derivatives(const gen_inputs *inputs, FILE *out)
{
    gen_derivatives all = inputs->derivatives;
    gen_write_derivatives(&all, false, out);
}

static void write_coverage(const gen_inputs *inputs, FILE *out)
{
    char folder[4096];
    snprintf(folder, sizeof folder, "%s/tests/conformance/data", inputs->root);
    gen_write_coverage(&inputs->operators, &inputs->derivatives, folder, out);
}

static void write_bindings(const gen_inputs *inputs, FILE *out)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/spec/python_unbound.txt", inputs->root);
    gen_write_bindings(&inputs->operators, path, out);
}

static void write_functions(const gen_inputs *inputs, FILE *out)
{
    char unbound[4096], signatures[4096];
    snprintf(unbound, sizeof unbound, "%s/spec/python_unbound.txt", inputs->root);
    snprintf(signatures, sizeof signatures, "%s/spec/python_signatures.tsv", inputs->root);
    gen_write_functions(&inputs->operators, unbound, signatures, out);
}

static void write_symbols(const gen_inputs *inputs, FILE *out)
{
    abi_write_symbols(&inputs->abi, out);
}

static void write_absent(const gen_inputs *inputs, FILE *out)
{
    abi_write_absent(&inputs->abi, out);
}

static void write_shims(const gen_inputs *inputs, FILE *out)
{
    abi_write_operators(&inputs->abi, out);
}

static void write_shim_list(const gen_inputs *inputs, FILE *out)
{
    abi_write_operator_list(&inputs->abi, out);
}

static void write_shim_calls(const gen_inputs *inputs, FILE *out)
{
    abi_write_shim_calls(&inputs->abi, out);
}

static void write_assertions(const gen_inputs *inputs, FILE *out)
{
    abi_write_assertions(&inputs->abi, out);
}

static void write_pages(const gen_inputs *inputs, FILE *out)
{
    abi_write_pages(&inputs->abi, out);
}

static void write_changes(const gen_inputs *inputs, FILE *out)
{
    abi_write_changes(&inputs->abi, out);
}

static void write_zero_calls(const gen_inputs *inputs, FILE *out)
{
    abi_write_zero_calls(&inputs->abi, out);
}

static void write_check(const gen_inputs *inputs, FILE *out)
{
    abi_write_check(&inputs->abi, out);
}

static void write_wrapped(const gen_inputs *inputs, FILE *out)
{
    abi_write_wrapped(&inputs->abi, out);
}

static void write_deleted(const gen_inputs *inputs, FILE *out)
{
    abi_write_deleted(&inputs->abi, out);
}

static void write_younger(const gen_inputs *inputs, FILE *out)
{
    abi_write_younger(&inputs->abi, out);
}

static void write_gates(const gen_inputs *inputs, FILE *out)
{
    abi_write_gates(&inputs->abi, out);
}

static void write_name_page(const gen_inputs *inputs, FILE *out)
{
    abi_write_name_page(&inputs->abi, out);
}

static void write_header_only(const gen_inputs *inputs, FILE *out)
{
    abi_write_header_only(&inputs->abi, out);
}

static void write_name_table(const gen_inputs *inputs, FILE *out)
{
    abi_write_name_table(&inputs->abi, out);
}

static void write_stubs(const gen_inputs *inputs, FILE *out)
{
    abi_write_stubs(&inputs->abi, out);
}

static void write_abi_entries(const gen_inputs *inputs, FILE *out)
{
    abi_write_entries(&inputs->abi, out);
}

static void write_python(const gen_inputs *inputs, FILE *out)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/spec/python_stable_abi.txt", inputs->root);
    abi_write_python(path, out);
}

static void write_exports(const gen_inputs *inputs, FILE *out)
{
    abi_write_exports(&inputs->abi, inputs->root, out);
}

/* Modules with type stubs, and the file of each. */
static const struct {
    const char *module; /* as gen_function_module names it; NULL: return_types */
    const char *path;   /* below the root */
} typed[] = {
    {"", "python/tenon/_typed/functions.pyi"},      {"Tensor", "python/tenon/_typed/methods.pyi"},
    {"fft", "python/tenon/_typed/fft.pyi"},         {"linalg", "python/tenon/_typed/linalg.pyi"},
    {"nn", "python/tenon/_typed/nn.pyi"},           {"sparse", "python/tenon/_typed/sparse.pyi"},
    {"special", "python/tenon/_typed/special.pyi"}, {NULL, "python/tenon/return_types.pyi"},
};

/*
 * Write or compare the Python stubs: return types, and one module of signatures for each entry of
 * `typed`.
 */
static void put_typed(const gen_inputs *inputs, bool check)
{
    char unbound[4096], signatures[4096];
    snprintf(unbound, sizeof unbound, "%s/spec/python_unbound.txt", inputs->root);
    snprintf(signatures, sizeof signatures, "%s/spec/python_signatures.tsv", inputs->root);
    for (size_t i = 0; i < sizeof typed / sizeof typed[0]; i++) {
        char *text;
        size_t length;
        FILE *out = open_memstream(&text, &length);
        if (typed[i].module == NULL)
            gen_write_return_types(&inputs->operators, unbound, signatures, out);
        else
            gen_write_stubs(&inputs->operators, unbound, signatures, typed[i].module, out);
        fclose(out);
        put(inputs->root, typed[i].path, text, length, check);
        free(text);
    }
}

/* The generated files. */
static const struct {
    const char *path; /* below the root */
    void (*write)(const gen_inputs *inputs, FILE *out);
    bool is_abi; /* generated from the manifest only, so written by `abi` as well */
} made[] = {
    {"gen/operators.c", write_operators, false},
    {"gen/derivatives.c", write_derivatives, false},
    {"gen/python/operators.tsv", write_bindings, false},
    {"gen/python/function_specs.c", write_functions, false},
    {"docs/operators.md", write_coverage, false},
    {"gen/known_symbols.c", write_symbols, true},
    {"gen/cli/abi_entries.c", write_abi_entries, true},
    {"gen/cli/python_entries.c", write_python, false},
    {"gen/abi_absent.c", write_absent, true},
    {"gen/abi_operators.c", write_shims, true},
    {"gen/abi_assertions.c", write_assertions, true},
    {"gen/check_wrappers.c", write_check, true},
    {"tests/check/wrapped_names.h", write_wrapped, true},
    {"tests/check/deleted_calls.inc", write_deleted, true},
    {"docs/abi/symbols.md", write_pages, true},
    {"docs/abi/names.md", write_name_page, true},
    {"docs/abi/header_only_apis.txt", write_header_only, true},
    {"docs/abi/changes.md", write_changes, true},
    {"tests/unit/abi/abi_zero_calls.inc", write_zero_calls, true},
    {"tests/unit/abi/abi_operators.inc", write_shim_list, true},
    {"tests/conformance/shim_calls.inc", write_shim_calls, true},
    {"include/torch/csrc/inductor/aoti_torch/generated/younger.h", write_younger, true},
    {"tests/abi/headers/gates.tsv", write_gates, true},
    {"tests/abi/headers/names.tsv", write_name_table, true},
    {"stubs/stubs.tsv", write_stubs, true},
    {"src/exports.map", write_exports, true},
};

/* Write the headers of typed functions. */
static void put_ops(const gen_inputs *inputs, bool check)
{
    for (size_t i = 0; i < gen_ops_files(&inputs->operators); i++) {
        char *text;
        size_t length;
        FILE *out = open_memstream(&text, &length);
        bool is_any = gen_write_ops(&inputs->operators, i, out);
        fclose(out);
        if (is_any)
            put(inputs->root, gen_ops_path(&inputs->operators, i), text, length, check);
        free(text);
    }
}

/* Write gen/args/args_splits.h for "args/splits", or the corresponding header of calls. */
static void put_part(const gen_inputs *inputs, const gen_uses *uses, const char *part, bool check)
{
    char name[256], *text;
    size_t length;
    int folder = (int)strcspn(part, "/");
    FILE *out = open_memstream(&text, &length);
    gen_write_part(&inputs->operators, uses, part, out);
    fclose(out);
    snprintf(name, sizeof name, "gen/%.*s/%.*s_%s.h", folder, part, folder, part,
             part + folder + 1);
    put(inputs->root, name, text, length, check);
    free(text);
}

/* Write the headers of readers and calls that src/ uses. */
static void put_parts(const gen_inputs *inputs, bool check)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/spec/used_operators.txt", inputs->root);
    gen_uses uses = gen_read_uses(path);
    for (size_t i = 0; i < uses.count; i++)
        if (i == 0 || strcmp(uses.items[i - 1].part, uses.items[i].part) != 0)
            put_part(inputs, &uses, uses.items[i].part, check);
}

/* Remove headers that an earlier run generated and this one did not. */
static void sweep(const gen_inputs *inputs, bool check)
{
    static const char *const folders[] = {"gen/args", "gen/calls", "include/tenon/ops",
                                          "include/tenon/ops_out", "include/tenon/ops_inner"};
    for (size_t i = 0; i < TN_LEN(folders); i++)
        gen_sweep(inputs->root, folders[i],
                  check ? "is not made of spec/; `./dev regen` removes it" : NULL);
}

/*
 * Write or compare everything that is generated: only the files of the stable ABI with `abi_only`.
 */
static void put_all(const gen_inputs *inputs, bool abi_only, bool check)
{
    if (!abi_only) {
        put_ops(inputs, check);
        put_typed(inputs, check);
        put_parts(inputs, check);
        sweep(inputs, check);
    }
    for (size_t i = 0; i < sizeof made / sizeof made[0]; i++) {
        char *text;
        size_t length;
        if (abi_only && !made[i].is_abi)
            continue;
        FILE *out = open_memstream(&text, &length);
        made[i].write(inputs, out);
        fclose(out);
        put(inputs->root, made[i].path, text, length, check);
        free(text);
    }
}

static const char *join(const char *root, const char *name)
{
    char *path = gen_alloc(strlen(root) + strlen(name) + 2, 1);
    sprintf(path, "%s/%s", root, name);
    return path;
}

/* Read and check the operators and the ABI; the caller checks the digests of frozen releases. */
static void read_inputs(const char *root, gen_inputs *inputs)
{
    *inputs = (gen_inputs){.root = root};
    gen_read(join(root, "spec/native_functions.yaml"), &inputs->operators);
    gen_read_facts(join(root, "spec/aten_schemas.tsv"), &inputs->operators);
    gen_check(&inputs->operators, join(root, "spec/rule_exceptions.txt"));
    gen_make_variants(&inputs->operators);
    gen_make_loops(&inputs->operators);
    gen_select_backends(&inputs->operators);
    abi_read(join(root, "spec/stable_abi.yaml"), &inputs->abi);
    abi_check(&inputs->abi);
    abi_bind(&inputs->abi, &inputs->operators);
}

/* Return the text of a file; "" if there is none. */
static char *text_of(const char *path)
{
    char *text = NULL;
    size_t room = 0;
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return gen_alloc(1, 1);
    if (getdelim(&text, &room, '\0', file) < 0)
        text = gen_alloc(1, 1);
    fclose(file);
    return text;
}

/* Return the release of the manifest with this name. */
static const abi_release *release_of(const abi_spec *spec, const char *text)
{
    for (size_t i = 0; i < spec->nreleases; i++) {
        char name[32];
        snprintf(name, sizeof name, "%d.%d", spec->releases[i].version.major,
                 spec->releases[i].version.minor);
        if (strcmp(text, name) == 0)
            return &spec->releases[i];
    }
    gen_fail(spec->path, 1, "'%s' is not one of the releases there; add it as open first", text);
}

/* Change the manifest's word for a release from `open` to `frozen`. */
static void mark_frozen(const char *root, const abi_spec *spec, const char *release)
{
    char row[64];
    char *text = text_of(spec->path);
    size_t length = (size_t)snprintf(row, sizeof row, "\n  %s: open", release);
    char *at = strstr(text, row);
    if (at == NULL)
        gen_fail(spec->path, 1, "no line says `  %s: open`; say `  %s: frozen` by hand", release,
                 release);
    char *marked = gen_alloc(strlen(text) + sizeof "frozen", 1);
    sprintf(marked, "%.*sfrozen%s", (int)(at - text) + (int)(length - strlen("open")), text,
            at + length);
    put(root, "spec/stable_abi.yaml", marked, strlen(marked), false);
    free(marked);
    free(text);
}

/* Record a new digest for one release, keep those of the others, and mark the release as frozen. */
static void freeze(const char *root, const char *path, const abi_spec *spec, const char *release)
{
    char *text;
    size_t length;
    const abi_release *chosen = release_of(spec, release);
    char *old = text_of(path);
    FILE *out = open_memstream(&text, &length);
    /* Lines are written in the order of the releases. */
    for (size_t i = 0; i < spec->nreleases; i++) {
        abi_version version = spec->releases[i].version;
        char start[32];
        snprintf(start, sizeof start, "%d.%d ", version.major, version.minor);
        char *line = old;
        while (line != NULL && strncmp(line, start, strlen(start)) != 0)
            line = (line = strchr(line, '\n')) != NULL ? line + 1 : NULL;
        if (&spec->releases[i] == chosen)
            abi_print_digest(spec, version, out);
        else if (line != NULL)
            fprintf(out, "%.*s\n", (int)strcspn(line, "\n"), line);
    }
    fclose(out);
    put(root, "spec/frozen.txt", text, length, false);
    if (!chosen->is_frozen)
        mark_frozen(root, spec, release);
    free(text);
    free(old);
}

/* Compare Tenon's own API with the headers, and write what is generated from its manifest. */
static void put_api(const char *root, bool check)
{
    api_list manifest = {0};
    api_list headers = {0};
    char name[64];
    api_read(join(root, "spec/tenon_api.yaml"), false, &manifest);
    api_read_headers(root, &headers);
    if (api_check(&manifest, &headers) != 0)
        exit(1);
    manifest.latest = headers.latest;
    /* ABI 0 stands for the page of the docs. */
    for (int abi = 0; abi <= headers.latest; abi++) {
        char *text;
        size_t length;
        FILE *out = open_memstream(&text, &length);
        if (abi == 0)
            api_write_page(&manifest, out);
        else
            api_write_assertions(&manifest, abi, out);
        fclose(out);
        snprintf(name, sizeof name, abi == 0 ? "docs/api.md" : "gen/api_assertions_abi%d.c", abi);
        put(root, name, text, length, check);
        free(text);
    }
}

/* Print the usage. Return the exit status: 0 if it was asked for, 2 after an error. */
static int usage(FILE *out)
{
    fputs(
        "usage: tenon-gen [--check] ROOT\n"
        "       tenon-gen abi --check|--write|--freeze RELEASE [ROOT]\n"
        "       tenon-gen api --check|--write|--adopt|--keeps EARLIER [ROOT]\n"
        "       tenon-gen yaml FILE [EXCEPTIONS [FACTS]]\n"
        "       tenon-gen yaml --keeps EARLIER FILE\n"
        "       tenon-gen yaml --schemas FILE\n"
        "       tenon-gen derivatives [--print] ROOT [FILE...]\n"
        "       tenon-gen extension FILE [-o DIR] [--check] [--namespace NS]\n\n"
        "Reads ROOT/spec, writes ROOT/gen and what is generated of ROOT/docs; --check only\n"
        "compares. `abi` does this for the manifest of the stable ABI alone; --freeze records in\n"
        "spec/frozen.txt what the entries up to a release are, which may not change after that,\n"
        "and marks an open release as frozen. `api` does it for Tenon's own surface,\n"
        "spec/tenon_api.yaml, and compares that with include/tenon; --adopt first brings it up\n"
        "to the headers; --keeps compares with an earlier tree. `yaml` holds a yaml of operators\n"
        "against the rules of docs/yaml-rules.md, or against an earlier one; --schemas prints one\n"
        "that has all of its operators and nothing but their schemas. `derivatives` holds\n"
        "ROOT/spec/derivatives.yaml, and files that are to become part of it, against the\n"
        "operators; --print shows the tables that are made of them. `extension` is `tenon gen`.\n",
        out);
    return out == stdout ? 0 : 2;
}

/* tenon-gen abi: freeze a release, or write or check the files made from the ABI manifest. */
static int run_abi(int argc, char **argv)
{
    gen_inputs inputs = {0};
    bool is_freezing = argc > 2 && strcmp(argv[2], "--freeze") == 0;
    bool is_check = argc > 2 && strcmp(argv[2], "--check") == 0;
    int operands = is_freezing ? 4 : 3;
    if (argc < operands || argc > operands + 1 ||
        (!is_freezing && !is_check && strcmp(argv[2], "--write") != 0))
        return usage(stderr);
    const char *root = argc > operands ? argv[operands] : ".";
    const char *frozen = join(root, "spec/frozen.txt");
    read_inputs(root, &inputs);
    if (is_freezing) {
        freeze(root, frozen, &inputs.abi, argv[3]);
        return 0;
    }
    abi_check_frozen(&inputs.abi, frozen);
    put_all(&inputs, true, is_check);
    return 0;
}

/* tenon-gen api --adopt: update the manifest to the headers. */
static void adopt(const char *root)
{
    api_list manifest = {0};
    api_list headers = {0};
    char *text;
    size_t length;
    api_read(join(root, "spec/tenon_api.yaml"), true, &manifest);
    api_read_headers(root, &headers);
    api_meet(&manifest, &headers);
    FILE *out = open_memstream(&text, &length);
    api_adopt(root, &manifest, &headers, out);
    fclose(out);
    put(root, "spec/tenon_api.yaml", text, length, false);
    free(text);
}

/* Return whether the tree at `root` breaks a promise of the tree `earlier`. */
static int check_kept(const char *earlier, const char *root)
{
    api_list manifest = {0};
    api_list before = {0};
    api_list now = {0};
    api_read(join(earlier, "spec/tenon_api.yaml"), false, &manifest);
    api_read_headers(earlier, &before);
    api_read_headers(root, &now);
    return api_check_kept(&manifest, &before, &now) != 0;
}

/*
 * tenon-gen api: write, check or adopt the files made from Tenon's own surface, or compare it with
 * an earlier tree.
 */
static int run_api(int argc, char **argv)
{
    if (argc > 3 && argc < 6 && strcmp(argv[2], "--keeps") == 0)
        return check_kept(argv[3], argc == 5 ? argv[4] : ".");
    if (argc < 3 || argc > 4)
        return usage(stderr);
    const char *root = argc == 4 ? argv[3] : ".";
    bool is_check = strcmp(argv[2], "--check") == 0;
    bool is_adopting = strcmp(argv[2], "--adopt") == 0;
    if (!is_check && !is_adopting && strcmp(argv[2], "--write") != 0)
        return usage(stderr);
    if (is_adopting)
        adopt(root);
    put_api(root, is_check);
    return 0;
}

/* Read all operators of a yaml, including generated variants. */
static void read_all(const char *path, gen_spec *spec)
{
    gen_read(path, spec);
    gen_make_variants(spec);
}

/* Print a yaml with nothing but schemas, for `--keeps`. */
static int print_schemas(const char *path)
{
    gen_spec spec = {0};
    read_all(path, &spec);
    gen_hash_licence(stdout);
    printf("# Written by `tenon-gen yaml --schemas`: what callers of these operators rely on.\n");
    for (size_t i = 0; i < spec.count; i++) {
        fputs("- func: \"", stdout);
        for (const char *c = spec.entries[i].func; *c != '\0'; c++)
            printf("%s%c", *c == '"' || *c == '\\' ? "\\" : "", *c);
        puts("\"");
    }
    return fflush(stdout) == 0 ? 0 : 1;
}

/* tenon-gen yaml: check a yaml of operators on its own, such as that of another library. */
static int run_yaml(int argc, char **argv)
{
    gen_spec spec = {0};
    gen_spec before = {0};
    if (argc == 5 && strcmp(argv[2], "--keeps") == 0) {
        read_all(argv[3], &before);
        read_all(argv[4], &spec);
        gen_check_kept(&before, &spec);
        return 0;
    }
    if (argc == 4 && strcmp(argv[2], "--schemas") == 0)
        return print_schemas(argv[3]);
    if (argc < 3 || argc > 5 || argv[2][0] == '-')
        return usage(stderr);
    gen_read(argv[2], &spec);
    if (argc == 5)
        gen_read_facts(argv[4], &spec);
    gen_check(&spec, argc > 3 ? argv[3] : NULL);
    return 0;
}

/* Read the derivatives of the tree; end the program if there is any fault. */
static void read_derivatives(gen_inputs *inputs)
{
    inputs->derivatives.spec = &inputs->operators;
    gen_read_derivatives(join(inputs->root, "spec/derivatives.yaml"), &inputs->derivatives);
    gen_build_derivatives(&inputs->derivatives);
    gen_check_whole(&inputs->derivatives);
    if (inputs->derivatives.nfaults > 0)
        exit(1);
}

/*
 * tenon-gen derivatives: check files of derivatives together with those of the tree; all faults are
 * shown.
 */
static int run_derivatives(int argc, char **argv)
{
    gen_spec spec = {0};
    gen_derivatives all = {.spec = &spec};
    bool prints = argc > 3 && strcmp(argv[2], "--print") == 0;
    int first = prints ? 3 : 2;
    if (argc <= first || argv[first][0] == '-')
        return usage(stderr);
    read_all(join(argv[first], "spec/native_functions.yaml"), &spec);
    gen_read_derivatives(join(argv[first], "spec/derivatives.yaml"), &all);
    for (int i = first + 1; i < argc; i++)
        gen_read_derivatives(argv[i], &all);
    gen_build_derivatives(&all);
    if (prints && all.nfaults == 0)
        gen_write_derivatives(&all, true, stdout);
    else
        printf("%zu entries, %zu functions, %zu faults\n", all.nspecs, all.nfunctions, all.nfaults);
    return all.nfaults > 0;
}

int main(int argc, char **argv)
{
    gen_inputs inputs = {0};
    bool check = argc == 3 && strcmp(argv[1], "--check") == 0;
    for (int i = 1; i < argc; i++)
        if (strcmp(argv[i], "--help") == 0)
            return usage(stdout);
    if (argc > 1 && strcmp(argv[1], "extension") == 0)
        return run_extension(argc - 1, argv + 1);
    if (argc > 1 && strcmp(argv[1], "derivatives") == 0)
        return run_derivatives(argc, argv);
    if (argc > 1 && strcmp(argv[1], "abi") == 0)
        return run_abi(argc, argv);
    if (argc > 1 && strcmp(argv[1], "api") == 0)
        return run_api(argc, argv);
    if (argc > 1 && strcmp(argv[1], "yaml") == 0)
        return run_yaml(argc, argv);
    /* Without a verb, everything is generated. */
    if ((argc != 2 && !check) || argv[argc - 1][0] == '-')
        return usage(stderr);
    const char *root = argv[argc - 1];
    read_inputs(root, &inputs);
    read_derivatives(&inputs);
    gen_read_domains(join(root, "spec/domains.txt"), &inputs.operators);
    abi_check_frozen(&inputs.abi, join(root, "spec/frozen.txt"));
    put_all(&inputs, false, check);
    put_api(root, check);
    return 0;
}
