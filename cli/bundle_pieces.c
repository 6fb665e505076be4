/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Determines the files of a bundle. The first are the program, libtenon.so, the package and its
 * extensions; then each piece adds the libraries it needs. Libraries of libc are on every machine
 * and are skipped. For libraries of PyTorch's, Tenon's stand-ins are added. Any other name is
 * resolved by this machine's dynamic linker, so the file added is the one that runs here. Libraries
 * that are opened by name at run time are needed by no file; a list of operators tells when they
 * are.
 */
#include "bundle.h"

#include <dlfcn.h>
#include <fnmatch.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <tenon/experimental/binary.h>
#include <tenon/experimental/package.h>
#include <tenon/program.h>

#include "manifest.h"
#include "runnable.h"

/* ---- pieces ---- */

static bundle_piece *find_piece(const bundle_plan *plan, const char *name)
{
    for (size_t i = 0; i < plan->npieces; i++)
        if (strcmp(plan->pieces[i].name, name) == 0)
            return &plan->pieces[i];
    return NULL;
}

/* Make room for one more piece. */
static int make_room(bundle_plan *plan)
{
    if (plan->npieces < plan->capacity)
        return CLI_OK;
    size_t capacity = 2 * plan->capacity + 16;
    bundle_piece *pieces = realloc(plan->pieces, capacity * sizeof *pieces);
    if (pieces == NULL)
        return cli_fail("bundle", "out of memory");
    plan->pieces = pieces;
    plan->capacity = capacity;
    return CLI_OK;
}

int cli_bundle_add(bundle_plan *plan, const char *from, const char *name, const char *why,
                   bundle_search search)
{
    struct stat about;
    if (find_piece(plan, name) != NULL)
        return CLI_OK;
    if (stat(from, &about) != 0 || !S_ISREG(about.st_mode))
        return cli_fail("bundle", "%s (%s) is not there, or no file", from, why);
    int status = make_room(plan);
    if (status != CLI_OK)
        return status;
    bundle_piece *piece = &plan->pieces[plan->npieces];
    *piece = (bundle_piece){.search = search, .bytes = (size_t)about.st_size};
    int from_length = snprintf(piece->from, sizeof piece->from, "%s", from);
    int name_length = snprintf(piece->name, sizeof piece->name, "%s", name);
    snprintf(piece->why, sizeof piece->why, "%s", why);
    if (from_length >= (int)sizeof piece->from || name_length >= (int)sizeof piece->name)
        return cli_fail("bundle", "the path of %s is too long", from);
    plan->npieces++;
    return CLI_OK;
}

/* Add a file to `folder` of the bundle, with `last` as the last part of its name. */
static int add_to(bundle_plan *plan, const char *folder, const char *path, const char *last,
                  const char *why, bundle_search search)
{
    char name[PATH_MAX];
    if (snprintf(name, sizeof name, "%s/%s", folder, last) >= (int)sizeof name)
        return cli_fail("bundle", "the name %s is too long", last);
    return cli_bundle_add(plan, path, name, why, search);
}

/* Add one of Tenon's own libraries, from `part` of libtenon.so's folder. */
static int add_own(bundle_plan *plan, const char *part, const char *last, const char *why)
{
    char path[2 * PATH_MAX], folder[64];
    snprintf(path, sizeof path, "%s%s/%s", plan->tenon, part, last);
    snprintf(folder, sizeof folder, "lib%s", part);
    return add_to(plan, folder, path, last, why, BUNDLE_SEARCH_KEPT);
}

/* ---- libraries ---- */

/* Libraries of glibc, which belong to the machine's kernel and loader. */
static bool is_of_libc(const char *name)
{
    static const char *const names[] = {
        "ld-linux*",       "ld64.so.*",  "libc.so.*",    "libm.so.*",    "libdl.so.*",
        "libpthread.so.*", "librt.so.*", "libmvec.so.*", "libutil.so.*", "libresolv.so.*"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (fnmatch(names[i], name, 0) == 0)
            return true;
    return false;
}

/*
 * Find the library that this process has, or gets, for a name. It is opened for this together with
 * what it needs, and stays open, because the command ends soon.
 */
static bool find_library(const char *name, char path[PATH_MAX])
{
    struct link_map *map = NULL;
    void *handle = dlopen(name, RTLD_LAZY | RTLD_LOCAL);
    return handle != NULL && dlinfo(handle, RTLD_DI_LINKMAP, &map) == 0 &&
           realpath(map->l_name, path) != NULL;
}

static bool stands_in(const bundle_plan *plan, const char *name)
{
    char path[2 * PATH_MAX];
    snprintf(path, sizeof path, "%s/tenon-torch/%s", plan->tenon, name);
    return access(path, R_OK) == 0;
}

/* Fail with the linker's message, put into a sentence with cause and cure. */
static int fail_library(const char *name, const char *why)
{
    char text[PATH_MAX + 1024];
    (void)tn_linker_refusal_print(name, dlerror(), text, sizeof text);
    return cli_fail("bundle", "a library is not on this machine (%s): %s", why, text);
}

/* Add a needed library, unless it is of libc. */
static int add_library(bundle_plan *plan, const char *name, const char *why)
{
    char path[PATH_MAX];
    /* A path would lead out of the folders that are searched, and out of the bundle. */
    if (strchr(name, '/') != NULL || name[0] == '\0')
        return cli_fail("bundle", "a library is called '%.200s', which is no name (%s)", name, why);
    if (is_of_libc(name))
        return CLI_OK;
    if (stands_in(plan, name))
        return add_own(plan, "/tenon-torch", name, why);
    if (!find_library(name, path))
        return fail_library(name, why);
    int status =
        add_to(plan, "lib", path, name, why,
               strcmp(name, "libtenon.so") == 0 ? BUNDLE_SEARCH_OWN : BUNDLE_SEARCH_DROPPED);
    /* Its exceptions are caught by a library of Tenon's, which is opened next to it. */
    if (status == CLI_OK && strcmp(name, "libstdc++.so.6") == 0)
        status = add_own(plan, "", "libtenon_cxx.so", "stops C++ exceptions");
    return status;
}

/* ---- what is needed without being imported ---- */

/* A library that operators open when first called. */
typedef struct late_library {
    const char *names[4];      /* in the order in which src/kernels tries them */
    const char *operators[24]; /* patterns of operators that open it */
    const char *others[10];    /* patterns of exceptions among these */
} late_library;

static const late_library late_libraries[] = {
    {{"libopenblas.so.0", "libopenblas.so", "liblapack.so.3", "liblapack.so"},
     {"linalg_*", "_linalg_*", "_lu_with_info", "cholesky*", "det", "geqrf", "inverse", "logdet",
      "lu_solve", "matrix_power", "nuclear_norm", "orgqr", "ormqr", "pinverse", "qr", "slogdet",
      "svd", "triangular_solve"},
     {"linalg_vector_norm", "linalg_cross", "linalg_vecdot", "linalg_diagonal", "linalg_matmul",
      "linalg_multi_dot", "linalg_vander", "linalg_matrix_exp"}},
    {{"libfftw3.so.3", "libfftw3.so", "libmkl_rt.so.2"},
     {"fft_*", "_fft_*", "stft", "istft"},
     {"fft_fftfreq", "fft_rfftfreq", "fft_fftshift", "fft_ifftshift"}},
};

static bool matches(const char *const *patterns, size_t count, const char *name)
{
    for (size_t i = 0; i < count && patterns[i] != NULL; i++)
        if (fnmatch(patterns[i], name, 0) == 0)
            return true;
    return false;
}

/*
 * Add the library with the first name that this machine has; the core tries them in the same order.
 */
static int add_late(bundle_plan *plan, const late_library *library, const char *operator_name)
{
    char why[NAME_MAX], path[PATH_MAX];
    const char *name = library->names[0];
    snprintf(why, sizeof why, "%.100s opens it", operator_name);
    for (size_t i = sizeof library->names / sizeof library->names[0]; i-- > 0;)
        if (library->names[i] != NULL && find_library(library->names[i], path))
            name = library->names[i];
    return add_library(plan, name, why);
}

/* Add what an operator opens. `operator_name` has no namespace and no overload. */
static int add_for_operator(bundle_plan *plan, const char *operator_name)
{
    int status = CLI_OK;
    for (size_t i = 0; i < sizeof late_libraries / sizeof late_libraries[0] && status == CLI_OK;
         i++) {
        const late_library *library = &late_libraries[i];
        if (matches(library->operators, 24, operator_name) &&
            !matches(library->others, 10, operator_name))
            status = add_late(plan, library, operator_name);
    }
    return status;
}

/* The library is added as for a model that calls an operator which opens it. */
int cli_bundle_add_named(bundle_plan *plan, const char *word)
{
    static const struct {
        const char *word;          /* the word after --with */
        const char *operator_name; /* an operator that opens the library */
    } words[] = {{"lapack", "linalg_inv"}, {"fftw", "stft"}};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (strcmp(word, words[i].word) == 0)
            return add_for_operator(plan, words[i].operator_name);
    if (strcmp(word, "onednn") != 0)
        return cli_usage_error("bundle", "--with '%s' is not one of lapack, fftw, onednn", word);
    return add_own(plan, "/tenon-plugins", "libtenon_onednn.so", "asked for");
}

/* ---- what files import ---- */

/* Function names such as aoti_torch_cpu__fft_c2c contain the operator. */
static int add_for_symbol(bundle_plan *plan, const tn_binary_symbol *symbol)
{
    static const char prefix[] = "aoti_torch_cpu_";
    if (!symbol->is_import)
        return CLI_OK;
    if (strcmp(symbol->name, "__gxx_personality_v0") == 0)
        return add_own(plan, "", "libtenon_cxx.so", "stops C++ exceptions");
    if (strncmp(symbol->name, prefix, sizeof prefix - 1) == 0)
        return add_for_operator(plan, symbol->name + sizeof prefix - 1);
    return CLI_OK;
}

/* Note the newest glibc that a binary needs. */
static void note_versions(bundle_plan *plan, const tn_binary *binary)
{
    tn_binary_version version = {.size = sizeof version};
    for (size_t i = 0; tn_binary_version_at(binary, i, &version); i++) {
        unsigned minor = 0;
        if (sscanf(version.name, "GLIBC_2.%u", &minor) == 1 && minor > plan->libc)
            plan->libc = minor;
    }
}

/* Add what a binary needs; `is_foreign` if its code may call operators. */
static int add_needs(bundle_plan *plan, const tn_binary *binary, const char *by, bool is_foreign)
{
    int status = CLI_OK;
    char why[NAME_MAX];
    const char *needed;
    tn_binary_symbol symbol = {.size = sizeof symbol};
    tn_binary_facts facts = {.size = sizeof facts};
    tn_binary_describe(binary, &facts);
    if (plan->machine == NULL)
        plan->machine = facts.machine;
    if (strcmp(facts.machine, plan->machine) != 0)
        return cli_fail("bundle", "%s is for %s, and this command for %s", by, facts.machine,
                        plan->machine);
    note_versions(plan, binary);
    snprintf(why, sizeof why, "%.200s needs it", by);
    for (size_t i = 0; status == CLI_OK && (needed = tn_binary_needed_at(binary, i)) != NULL; i++)
        status = add_library(plan, needed, why);
    for (size_t i = 0; is_foreign && status == CLI_OK && tn_binary_symbol_at(binary, i, &symbol);
         i++)
        status = add_for_symbol(plan, &symbol);
    return status;
}

/* The plugin is opened first, because its own search path may lead to what it needs. */
static int add_needs_of_piece(bundle_plan *plan, size_t index)
{
    bundle_piece piece = plan->pieces[index];
    const char *slash = strrchr(piece.name, '/');
    tn_binary *binary;
    if (strncmp(piece.name, "lib/tenon-plugins/", 18) == 0)
        (void)dlopen(piece.from, RTLD_LAZY | RTLD_LOCAL);
    if (tn_binary_open(piece.from, &binary) != TN_OK)
        return cli_fail_last("bundle");
    int status = add_needs(plan, binary, slash != NULL ? slash + 1 : piece.name,
                           piece.search == BUNDLE_SEARCH_EXTENSION);
    tn_binary_free(binary);
    return status;
}

/* ---- the package ---- */

/* Refuse models for other devices, and note the instruction set. */
static int read_metadata(bundle_plan *plan, const tn_package *package)
{
    const char *key, *value;
    for (size_t i = 0; tn_package_metadata_at(package, i, &key, &value); i++) {
        if (strcmp(key, "AOTI_DEVICE_KEY") == 0 && strcmp(value, "cpu") != 0)
            return cli_fail("bundle", "%s was compiled for %s; Tenon runs models for the CPU",
                            plan->path, value);
        if (strcmp(key, "AOTI_CPU_ISA") == 0)
            snprintf(plan->isa, sizeof plan->isa, "%s", value);
    }
    return CLI_OK;
}

/* Add what an operator opens, "ns::name.overload"; with a line of source where it is called, or "".
 * Operators of extensions are registered by now; the target would lack those that are missing here.
 */
static int add_operator(bundle_plan *plan, const char *name, bool is_registered, const char *source)
{
    char last[128];
    const char *start = strstr(name, "::");
    start = start != NULL ? start + 2 : name;
    snprintf(last, sizeof last, "%.*s", (int)strcspn(start, "."), start);
    return is_registered
               ? add_for_operator(plan, last)
               : cli_fail("bundle",
                          "%s calls %s%s%s%s, which nobody has registered; name the extension that "
                          "has it with --lib",
                          plan->path, name, source[0] != '\0' ? " (" : "", source,
                          source[0] != '\0' ? ")" : "");
}

static int add_operators(bundle_plan *plan, const tn_package *package)
{
    int status = CLI_OK;
    const char *name;
    bool is_registered;
    for (size_t i = 0;
         status == CLI_OK && tn_package_operator_at(package, i, &name, &is_registered); i++)
        status = add_operator(plan, name, is_registered, "");
    return status;
}

/* Add what the operators of a program open. */
static int add_nodes(bundle_plan *plan, const tn_program *program)
{
    int status = CLI_OK;
    tn_program_about about = {.size = sizeof about};
    if (tn_program_describe(program, &about) != TN_OK)
        return cli_fail_last("bundle");
    for (size_t i = 0; i < about.num_nodes && status == CLI_OK; i++) {
        tn_program_node node = {.size = sizeof node};
        if (tn_program_node_at(program, i, &node) != TN_OK)
            return cli_fail_last("bundle");
        if (node.op != NULL || !node.is_served)
            status = add_operator(plan, node.op != NULL ? tn_op_name(node.op) : node.target,
                                  node.is_served, node.source);
    }
    return status;
}

static int add_program(bundle_plan *plan)
{
    tn_program *program;
    tn_program_options how = {sizeof how, plan->model, TN_PROGRAM_DESCRIBE};
    if (tn_program_load(plan->path, &how, &program) != TN_OK)
        return cli_fail_last("bundle");
    int status = add_nodes(plan, program);
    tn_program_free(program);
    return status;
}

/* Add what the model's code needs, and what its operators open. */
static int read_package(bundle_plan *plan, const tn_package *package)
{
    const void *data;
    size_t bytes;
    tn_binary *binary;
    tn_package_code(package, &data, &bytes);
    if (tn_binary_read(data, bytes, plan->path, &binary) != TN_OK)
        return cli_fail_last("bundle");
    int status = read_metadata(plan, package);
    if (status == CLI_OK)
        status = add_needs(plan, binary, "the model", true);
    /* The loader makes code that needs none of PyTorch's libraries need this one. */
    if (status == CLI_OK)
        status = add_own(plan, "/tenon-torch", "libtorch_cpu.so", "leads the model to libtenon.so");
    if (status == CLI_OK)
        status = add_operators(plan, package);
    tn_binary_free(binary);
    return status;
}

int cli_bundle_add_package(bundle_plan *plan)
{
    tn_package *package;
    int status = cli_bundle_add(plan, plan->path, "model.pt2", "the model", BUNDLE_SEARCH_KEPT);
    if (status != CLI_OK)
        return status;
    if (cli_runnable_is_program(plan->path))
        return add_program(plan);
    if (tn_package_open(plan->path, plan->model, &package) != TN_OK)
        return cli_fail_last("bundle");
    status = read_package(plan, package);
    tn_package_free(package);
    return status;
}

/* ---- everything ---- */

bool cli_bundle_program(char path[PATH_MAX])
{
    ssize_t length = readlink("/proc/self/exe", path, PATH_MAX - 1);
    path[length > 0 ? length : 0] = '\0';
    return length > 0;
}

/* The program is read first, because it determines the machine that all others must be for. */
int cli_bundle_gather(bundle_plan *plan)
{
    size_t first = plan->npieces;
    char path[PATH_MAX];
    if (!cli_bundle_program(path))
        return cli_fail("bundle", "cannot tell where this program lies; is /proc mounted?");
    int status = cli_bundle_add(plan, path, "run", "the program", BUNDLE_SEARCH_LIB);
    if (status == CLI_OK)
        status = add_needs_of_piece(plan, first);
    if (status == CLI_OK)
        status = cli_bundle_add_package(plan);
    /* Pieces that are added by this loop are visited as well. */
    for (size_t i = 0; status == CLI_OK && i < plan->npieces; i++)
        if (i != first && strcmp(plan->pieces[i].name, "model.pt2") != 0)
            status = add_needs_of_piece(plan, i);
    return status;
}

int cli_bundle_begin(bundle_plan *plan)
{
    if (!find_library("libtenon.so", plan->tenon))
        return cli_fail("bundle", "cannot tell where libtenon.so lies");
    *strrchr(plan->tenon, '/') = '\0';
    return CLI_OK;
}

int cli_bundle_add_extension(bundle_plan *plan, const char *path)
{
    const char *slash = strrchr(path, '/');
    return add_to(plan, "lib", path, slash != NULL ? slash + 1 : path, "--lib",
                  BUNDLE_SEARCH_EXTENSION);
}
