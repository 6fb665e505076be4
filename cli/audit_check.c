/* SPDX-License-Identifier: BSD-3-Clause */
/* Fills in the report on one binary: what it uses of PyTorch, and the conclusions from that. */
#include "audit.h"
#include "demangle.h"
#include "replacements.h"

#include <stdlib.h>
#include <string.h>

static char *copy_text(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy != NULL ? memcpy(copy, text, size) : NULL;
}

/* Add an import, whose strings are taken, also on failure. */
static void add_import(audit_report *report, const audit_import *import)
{
    audit_import *imports =
        realloc(report->imports, (report->nimports + 1) * sizeof *report->imports);
    if (imports == NULL || import->name == NULL) {
        report->imports = imports != NULL ? imports : report->imports;
        free(import->name);
        free(import->plain);
        free(import->instead);
        report->is_out_of_memory = true;
        return;
    }
    report->imports = imports;
    imports[report->nimports++] = *import;
}

/* ---- kinds of names ---- */

static bool starts_with(const char *text, const char *prefix)
{
    return strncmp(text, prefix, strlen(prefix)) == 0;
}

/*
 * Return whether a name belongs to the stable ABI, or has its form and may be of a release not
 * known here. A name that merely begins with torch_ can be anyone's, unless a library of PyTorch's
 * is needed.
 */
static bool is_stable_name(const char *name, bool needs_pytorch)
{
    return cli_abi_find(name) != NULL || starts_with(name, "aoti_torch_") ||
           (needs_pytorch && starts_with(name, "torch_"));
}

/*
 * Classify a name of PyTorch's C++; false if it is none. torch::stable and torch::headeronly exist
 * in headers only, so an import from them is another library's copy.
 */
static bool cxx_kind(const char *name, audit_kind *kind)
{
    static const char *const inside[] = {"caffe2", "c10d", "onnx_torch", "pytorch", "gloo"};
    char space[256];
    if (starts_with(name, "THP") || starts_with(name, "_Z16THP") || strstr(name, "THPVariable_")) {
        *kind = AUDIT_INTERNAL;
        return true;
    }
    cli_namespace_of(name, 2, space, sizeof space);
    /* The first namespace decides, except for the two stable ones. */
    size_t first = strcspn(space, ":");
    if (strcmp(space, "torch::stable") == 0 || strcmp(space, "torch::headeronly") == 0)
        return false;
    if ((first == 2 && starts_with(space, "at")) || (first == 3 && starts_with(space, "c10")) ||
        (first == 5 && starts_with(space, "torch"))) {
        *kind = AUDIT_CXX;
        return true;
    }
    *kind = AUDIT_INTERNAL;
    for (size_t i = 0; i < sizeof inside / sizeof inside[0]; i++)
        if (first == strlen(inside[i]) && starts_with(space, inside[i]))
            return true;
    return false;
}

/* Return why Tenon does not implement a function; NULL if it does. */
static const char *unserved_reason(const cli_abi_entry *entry)
{
    if (entry == NULL)
        return "no PyTorch known here has it";
    switch ((cli_abi_impl)entry->impl) {
    case CLI_ABI_DECLARED:
        return cli_abi_string(entry->feature)[0] != '\0' ? "of a build with that hardware only"
                                                         : "not exported";
    case CLI_ABI_ABSENT:
        return "fails when it is called";
    case CLI_ABI_PARTIAL:
    case CLI_ABI_FULL:
        return NULL;
    }
    return NULL;
}

/* Add a function of the stable ABI, and raise the oldest release that serves. */
static void add_stable(audit_report *report, audit_kind kind, const char *name)
{
    const cli_abi_entry *entry = cli_abi_find(name);
    audit_import import = {
        .kind = kind,
        .name = copy_text(name),
        .since = entry != NULL ? cli_abi_string(entry->since) : "",
        .unserved = unserved_reason(entry),
    };
    unsigned since = cli_release(import.since);
    if (since > report->floor)
        report->floor = since;
    if (kind == AUDIT_IMPORT && since > report->linked_floor)
        report->linked_floor = since;
    add_import(report, &import);
}

/* Add a C++ name with its stable replacement. */
static void add_cxx(audit_report *report, audit_kind kind, const char *name)
{
    audit_import import = {.kind = kind, .name = copy_text(name), .plain = cli_demangle(name)};
    char instead[256];
    if (import.plain != NULL && audit_replace_import(import.plain, instead, sizeof instead) &&
        instead[0] != '\0')
        import.instead = copy_text(instead);
    import.since = "";
    add_import(report, &import);
}

/* ---- names looked up at run time ---- */

/* Return whether a name is among the dynamic symbols; with `is_import` only imports count. */
static bool has_symbol(const tn_binary *file, const char *name, bool is_import)
{
    tn_binary_symbol symbol = {.size = sizeof symbol};
    for (size_t i = 0; tn_binary_symbol_at(file, i, &symbol); i++)
        if ((symbol.is_import || !is_import) && strcmp(symbol.name, name) == 0)
            return true;
    return false;
}

static bool has_import(const audit_report *report, const char *name)
{
    for (size_t i = 0; i < report->nimports; i++)
        if (strcmp(report->imports[i].name, name) == 0)
            return true;
    return false;
}

/*
 * Add the strings of one section that are exactly a name of the manifest, each once: `seen` has a
 * flag for each entry.
 */
static void scan_part(const tn_binary *file, const tn_binary_part *part, bool *seen,
                      audit_report *report)
{
    const char *at = part->data;
    const char *end = at + part->bytes;
    while (at < end) {
        const char *stop = memchr(at, '\0', (size_t)(end - at));
        if (stop == NULL)
            return;
        /* The cheap test on the prefix comes before the lookup. */
        const cli_abi_entry *entry =
            stop - at > 8 && (starts_with(at, "torch_") || starts_with(at, "aoti_"))
                ? cli_abi_find(at)
                : NULL;
        if (entry != NULL && !seen[entry - cli_abi_entries]) {
            seen[entry - cli_abi_entries] = true;
            if (!has_symbol(file, at, false))
                add_stable(report, AUDIT_LOOKUP, at);
        }
        at = stop + 1;
    }
}

/*
 * A binary that imports dlsym may look up functions by name. Every string in its data that is
 * exactly a name of the manifest counts, unless it is also a symbol, since the symbol names
 * themselves are in loaded data. A library that exports the functions is not a user of them.
 */
static void add_lookups(const tn_binary *file, audit_report *report)
{
    tn_binary_part part = {.size = sizeof part};
    bool is_asking = has_symbol(file, "dlsym", true) || has_symbol(file, "dlvsym", true);
    if (!is_asking || has_symbol(file, "aoti_torch_abi_version", false) !=
                          has_symbol(file, "aoti_torch_abi_version", true))
        return;
    bool *seen = calloc(cli_num_abi_entries, sizeof *seen);
    report->is_out_of_memory = report->is_out_of_memory || seen == NULL;
    for (size_t i = 0; seen != NULL && tn_binary_part_at(file, i, &part); i++)
        if (!part.is_code)
            scan_part(file, &part, seen, report);
    free(seen);
}

/* ---- conclusions ---- */

static size_t count_kind(const audit_report *report, audit_kind kind)
{
    size_t count = 0;
    for (size_t i = 0; i < report->nimports; i++)
        count += report->imports[i].kind == kind;
    return count;
}

/* Return whether a library is one of PyTorch's. */
static bool is_pytorch_library(const char *name)
{
    return starts_with(name, "libtorch") || starts_with(name, "libc10.") ||
           starts_with(name, "libc10_");
}

/*
 * The registration function shows for which releases the binary was compiled: the older function is
 * used for targets before 2.10 only.
 */
static const char *target_of(const audit_report *report)
{
    bool is_old = has_import(report, "aoti_torch_library_impl") ||
                  has_import(report, "aoti_torch_call_dispatcher");
    bool is_young =
        has_import(report, "torch_library_impl") || has_import(report, "torch_call_dispatcher");
    return is_young && is_old ? "2.10 or later, in part with 2.9's functions"
           : is_young         ? "2.10 or later"
           : is_old           ? "2.9"
                              : NULL;
}

/* Return a needed library of PyTorch's; NULL if there is none. */
static const char *pytorch_need(const tn_binary *file)
{
    const char *name = NULL;
    for (size_t i = 0; (name = tn_binary_needed_at(file, i)) != NULL; i++)
        if (is_pytorch_library(name))
            return name;
    return NULL;
}

/* Decide the verdict, and report what makes a binary unstable. */
static void judge_verdict(const tn_binary *file, audit_report *report)
{
    size_t cxx = count_kind(report, AUDIT_CXX);
    size_t inside = count_kind(report, AUDIT_INTERNAL);
    const char *library = pytorch_need(file);
    report->verdict = cxx + inside > 0       ? AUDIT_UNSTABLE
                      : report->nimports > 0 ? AUDIT_STABLE
                                             : AUDIT_NONE;
    /* C++ symbols tie the binary to one release, so it has no floor. */
    if (report->verdict == AUDIT_UNSTABLE) {
        report->floor = 0;
        report->linked_floor = 0;
    }
    if (cxx > 0)
        audit_add_problem(report, false, "unstable",
                          "%zu import%s of at::, c10:: or torch::, so it runs with the release of "
                          "PyTorch that it was built with and no other",
                          cxx, cxx == 1 ? "" : "s");
    if (inside > 0)
        audit_add_problem(report, false, "internal", "%zu import%s of what is inside PyTorch",
                          inside, inside == 1 ? "" : "s");
    if (report->verdict == AUDIT_NONE && library != NULL)
        audit_add_problem(report, true, "unused", "needs %s and takes nothing of PyTorch", library);
}

/*
 * Return a needed library that is neither PyTorch's nor the system's; NULL if there is none.
 * libgomp comes with PyTorch.
 */
static const char *other_need(const tn_binary *file)
{
    const char *name = NULL;
    for (size_t i = 0; (name = tn_binary_needed_at(file, i)) != NULL; i++)
        if (!is_pytorch_library(name) && !audit_is_system_library(name) &&
            strcmp(name, "libgomp.so.1") != 0)
            return name;
    return NULL;
}

/*
 * Return whether a needed library provides PyTorch's functions for CUDA: all but the two for the
 * CPU do.
 */
static bool needs_cuda(const tn_binary *file)
{
    const char *name = NULL;
    for (size_t i = 0; (name = tn_binary_needed_at(file, i)) != NULL; i++)
        if (is_pytorch_library(name) && !starts_with(name, "libtorch_cpu.") &&
            !starts_with(name, "libc10."))
            return true;
    return false;
}

/*
 * The dynamic linker searches a function in the libraries that a file needs, and in those that they
 * need. PyTorch opens an extension with a scope of its own, so a file that needs none of its
 * libraries fails with an undefined symbol, whatever else is loaded.
 */
static void judge_needs(const tn_binary *file, audit_report *report)
{
    const char *of_cuda = NULL;
    const char *other = other_need(file);
    size_t bound = 0;
    for (size_t i = 0; i < report->nimports; i++) {
        const audit_import *import = &report->imports[i];
        const cli_abi_entry *entry = cli_abi_find(import->name);
        bound += import->kind == AUDIT_IMPORT;
        if (import->kind == AUDIT_IMPORT && entry != NULL && of_cuda == NULL &&
            strcmp(cli_abi_string(entry->feature), "CUDA") == 0)
            of_cuda = import->name;
    }
    /* If it needs no other library either, nothing brings PyTorch's into its scope. */
    if (bound > 0 && pytorch_need(file) == NULL && other == NULL)
        audit_add_problem(report, false, "needed",
                          "names no library of PyTorch's, so PyTorch cannot load it: link it with "
                          "-Wl,--no-as-needed -ltorch_cpu");
    else if (bound > 0 && pytorch_need(file) == NULL)
        audit_add_problem(report, true, "needed",
                          "names no library of PyTorch's; PyTorch loads it only if one that it "
                          "names does, such as %s",
                          other);
    else if (of_cuda != NULL && !needs_cuda(file) && other == NULL)
        audit_add_problem(report, false, "needed",
                          "takes %s, which is PyTorch's for CUDA, and names no library that has "
                          "it: link it with -Wl,--no-as-needed -ltorch_cuda",
                          of_cuda);
}

/* Report names that Tenon lacks; those that no known release has get a problem each. */
static void judge_names(audit_report *report)
{
    size_t unserved = 0;
    for (size_t i = 0; i < report->nimports; i++) {
        const audit_import *import = &report->imports[i];
        if (import->kind == AUDIT_IMPORT && import->since[0] == '\0')
            audit_add_problem(report, false, "unknown",
                              "%s looks like the stable ABI's, but no PyTorch known here has it",
                              import->name);
        else
            unserved += import->unserved != NULL;
    }
    if (unserved > 0)
        audit_add_problem(report, true, "unserved", "Tenon does not serve %zu of these functions",
                          unserved);
}

/* Report a binary that needs a newer release than the user requires, and the imports that do. */
static void judge_floor(const audit_wishes *wishes, audit_report *report)
{
    unsigned want = wishes->require;
    if (want == 0 || report->verdict != AUDIT_STABLE || report->floor <= want)
        return;
    audit_add_problem(report, false, "floor", "needs PyTorch %u.%u, and %u.%u is required",
                      report->floor / 1000, report->floor % 1000, want / 1000, want % 1000);
    for (size_t i = 0; i < report->nimports; i++)
        if (cli_release(report->imports[i].since) > want)
            audit_add_problem(report, true, "floor", "%s is there since PyTorch %s",
                              report->imports[i].name, report->imports[i].since);
}

/* A wheel's metadata decide with which PyTorch its binaries are installed. */
static void judge_metadata(const audit_tags *tags, audit_report *report)
{
    if (tags == NULL || tags->torch == 0)
        return;
    if (report->verdict == AUDIT_STABLE && tags->torch < report->linked_floor)
        audit_add_problem(report, false, "metadata",
                          "the wheel's metadata admit PyTorch %u.%u, and it needs %u.%u",
                          tags->torch / 1000, tags->torch % 1000, report->linked_floor / 1000,
                          report->linked_floor % 1000);
    if (report->verdict == AUDIT_UNSTABLE && !tags->is_pinned)
        audit_add_problem(
            report, false, "metadata",
            "the wheel's metadata admit more than one release of PyTorch, and it runs "
            "with one");
}

static int compare_imports(const void *a, const void *b)
{
    const audit_import *left = a;
    const audit_import *right = b;
    if (left->kind != right->kind)
        return left->kind < right->kind ? -1 : 1;
    return strcmp(left->name, right->name);
}

/* Gather the imports that are of PyTorch, and names that are looked up. */
static void read_imports(const tn_binary *file, audit_report *report)
{
    tn_binary_symbol symbol = {.size = sizeof symbol};
    audit_kind kind = AUDIT_IMPORT;
    bool needs_pytorch = pytorch_need(file) != NULL;
    for (size_t i = 0; tn_binary_symbol_at(file, i, &symbol); i++) {
        if (!symbol.is_import || !symbol.is_bound)
            continue;
        if (is_stable_name(symbol.name, needs_pytorch))
            add_stable(report, AUDIT_IMPORT, symbol.name);
        else if (cxx_kind(symbol.name, &kind))
            add_cxx(report, kind, symbol.name);
    }
    add_lookups(file, report);
}

/* Report what the file's notes say about Tenon's ABI; audit_meet compares it with other files. */
static void judge_interface(const tn_binary_facts *facts, audit_report *report)
{
    report->tenon = facts->abi;
    if (facts->abi != facts->oldest_abi)
        audit_add_problem(report, false, "tenon-abi",
                          "mixes objects that are built for ABI %u and %u of Tenon",
                          facts->oldest_abi, facts->abi);
    else if (facts->abi > TENON_ABI_VERSION_LATEST)
        audit_add_problem(report, false, "tenon-abi",
                          "is built for ABI %u of Tenon; this one serves ABI %d and older",
                          facts->abi, TENON_ABI_VERSION_LATEST);
    else if (facts->abi > 0)
        audit_add_problem(report, true, "tenon-abi", "is built for ABI %u of Tenon", facts->abi);
}

/* Inline functions of the headers differ between targets, and the linker keeps one of each name. */
static void judge_targets(const tn_binary_facts *facts, audit_report *report)
{
    uint64_t low = facts->target;
    uint64_t high = facts->latest_target;
    if (low != high)
        audit_add_problem(report, false, "target",
                          "mixes objects that are compiled for PyTorch %u.%u and %u.%u: use one "
                          "TORCH_TARGET_VERSION",
                          (unsigned)(low >> 56), (unsigned)(low >> 48 & 255),
                          (unsigned)(high >> 56), (unsigned)(high >> 48 & 255));
}

void audit_check(const void *data, size_t bytes, const char *path, const audit_tags *tags,
                 const audit_wishes *wishes, audit_report *report)
{
    tn_binary *file = NULL;
    tn_binary_facts facts = {.size = sizeof facts};
    *report = (audit_report){.path = copy_text(path)};
    report->is_out_of_memory = report->path == NULL;
    if (tn_binary_read(data, bytes, path, &file) != TN_OK) {
        report->is_unreadable = true;
        audit_add_problem(report, false, "unreadable", "%s", tn_last_error());
        return;
    }
    /* Later checks use the imports, the verdict and the floor. */
    tn_binary_describe(file, &facts);
    report->machine = facts.machine;
    read_imports(file, report);
    if (report->nimports > 0)
        qsort(report->imports, report->nimports, sizeof *report->imports, compare_imports);
    report->target = target_of(report);
    report->nbuilds = audit_built_with(file, report->builds);
    judge_verdict(file, report);
    judge_needs(file, report);
    judge_names(report);
    judge_floor(wishes, report);
    judge_metadata(tags, report);
    audit_platform(file, path, tags, report);
    judge_interface(&facts, report);
    judge_targets(&facts, report);
    tn_binary_free(file);
}
