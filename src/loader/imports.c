/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Compares what an extension imports with what is served, before the dynamic linker does.
 *
 * The linker stops at the first missing name and cannot say what would have it. Here every missing
 * ABI function is named with the PyTorch release that introduced it, and C++ names of PyTorch,
 * which only one release of it has, are counted. Other names are left to the linker, because other
 * libraries may have them.
 */
#include <dlfcn.h>
#include <stdio.h>

#include <tenon/version.h>
#include <torch/csrc/inductor/aoti_torch/c/shim.h>

#include "base/base.h"
#include "loader/loading.h"

/* How many missing functions a message names. */
#define MAX_NAMED 12

/* A binary search in the sorted table that tenon-gen makes from the manifest. */
const char *tni_known_symbol_since(const char *name)
{
    size_t low = 0;
    size_t high = tni_num_known_symbols;
    while (low < high) {
        size_t middle = (low + high) / 2;
        int order = strcmp(tni_known_symbol_text + tni_known_symbols[middle].name, name);
        if (order == 0)
            return tni_known_symbol_text + tni_known_symbols[middle].since;
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return NULL;
}

static bool starts_with(tni_text name, const char *prefix)
{
    size_t length = strlen(prefix);
    return name.length >= length && memcmp(name.data, prefix, length) == 0;
}

/*
 * Whether a name is in the ABI, or has the form of one and may be in a later release: a function
 * that this table does not know must be reported, too.
 */
static bool is_abi_name(tni_text name)
{
    return tni_known_symbol_since(name.data) != NULL || starts_with(name, "aoti_torch_") ||
           starts_with(name, "torch_");
}

/*
 * Whether a mangled name is in one of PyTorch's namespaces, be it a function, a variable or a table
 * of a class: _Z, letters, N, qualifiers, and the namespace after its length. Of torch:: only what
 * extensions use counts, because others have namespaces of that name, too.
 */
static bool is_cxx_name(tni_text name)
{
    static const char *const spaces[] = {"2at",
                                         "3c10",
                                         "6caffe2",
                                         "5torch3jit",
                                         "5torch7Library",
                                         "5torch6detail",
                                         "5torch8autograd",
                                         "5torch11CppFunction"};
    if (!starts_with(name, "_Z"))
        return starts_with(name, "THPVariable");
    const char *at = name.data + 2 + strspn(name.data + 2, "GTVIS");
    if (*at != 'N')
        return false;
    at += 1 + strspn(at + 1, "rVKRO");
    for (size_t i = 0; i < TN_LEN(spaces); i++)
        if (strncmp(at, spaces[i], strlen(spaces[i])) == 0)
            return true;
    return false;
}

const char *tn_torch_abi_since(const char *name)
{
    return name != NULL ? tni_known_symbol_since(name) : NULL;
}

/* "2.9" means the first release with the ABI and all before it, so it is never too new. */
bool tni_is_too_young(const char *name)
{
    unsigned major = 0;
    unsigned minor = 0;
    uint64_t served = tn_torch_abi_version();
    const char *since = tni_known_symbol_since(name);
    return since != NULL && sscanf(since, "%u.%u", &major, &minor) == 2 &&
           ((uint64_t)major << 56 | (uint64_t)minor << 48) > served && strcmp(since, "2.9") != 0;
}

bool tni_import_is_diverted(const tni_elf_symbol *symbol)
{
    return symbol->is_undefined && tni_torch_abi_is_older() &&
           (tni_text_is(symbol->name, "dlsym") || tni_is_too_young(symbol->name.data));
}

/*
 * Return what the linker will bind a name to: first in the global scope, then in what the extension
 * needs. The global scope is searched through dlopen(NULL), which is the program and what it was
 * linked with, in the linker's order; RTLD_DEFAULT would find this library itself.
 */
static void *find_binding(const tni_needs *needs, const char *name)
{
    void *address = dlsym(dlopen(NULL, RTLD_LAZY), name);
    for (size_t i = 0; address == NULL && i < needs->nstubs; i++)
        address = dlsym(needs->stubs[i], name);
    return address;
}

/*
 * Whether an address is the ownership checker's, which may be preloaded: it forwards to what this
 * process serves.
 */
static bool is_checker(const void *address)
{
    Dl_info at;
    Dl_info checker;
    const void *serve = dlsym(dlopen(NULL, RTLD_LAZY), "tenon_check_serve");
    return serve != NULL && dladdr(serve, &checker) != 0 && dladdr(address, &at) != 0 &&
           at.dli_fbase == checker.dli_fbase;
}

/*
 * Fail if the extension would call another runtime than this one: PyTorch in the global scope, or a
 * second libtenon because a program contains the core without exporting it. One function is enough:
 * the others bind to the same library.
 */
static tn_status check_runtime(const tni_elf *elf, const tni_needs *needs)
{
    uint64_t (*ours)(void) = aoti_torch_abi_version;
    Dl_info info;
    void *address = find_binding(needs, "aoti_torch_abi_version");
    if (address == NULL || memcmp(&address, &ours, sizeof address) == 0 || is_checker(address))
        return TN_OK;
    const char *where =
        dladdr(address, &info) != 0 && info.dli_fname != NULL ? info.dli_fname : "another library";
    return tni_fail(TN_ERR_RUNTIME,
                    "%s: would call the functions of %s instead of Tenon's, because that library "
                    "is in the global scope of this process or stands under Tenon's name",
                    elf->path, where);
}

/* What an extension lacks, for one message. */
typedef struct lack {
    const tni_elf *elf;     /* the extension */
    const tni_needs *needs; /* libraries that are missing */
    tni_buffer names;       /* the first missing functions */
    size_t functions;       /* how many functions are missing */
    size_t young;           /* of these, those newer than the reported release */
    size_t elsewhere;       /* of these, those that the release has in a build for other hardware */
    size_t unmet;           /* of these, those that are not newer than the reported release */
    size_t cxx;             /* how many C++ names of PyTorch are missing */
    const char *first_cxx;  /* one of them */
} lack;

/* Count a missing function; the first dozen are named. */
static void name_missing(lack *lacks, const char *name)
{
    const char *since = tni_known_symbol_since(name);
    const char *comma = lacks->functions > 0 ? ", " : "";
    bool is_young = tni_is_too_young(name);
    if (lacks->functions == MAX_NAMED)
        tni_buffer_print(&lacks->names, ", and more");
    else if (lacks->functions < MAX_NAMED && since != NULL && !is_young)
        tni_buffer_print(&lacks->names, "%s%s (of a PyTorch for other hardware)", comma, name);
    else if (lacks->functions < MAX_NAMED && since != NULL)
        tni_buffer_print(&lacks->names, "%s%s (since PyTorch %s)", comma, name, since);
    else if (lacks->functions < MAX_NAMED)
        tni_buffer_print(&lacks->names, "%s%s (in no PyTorch known here)", comma, name);
    lacks->functions++;
    lacks->young += is_young;
    lacks->elsewhere += since != NULL && !is_young;
    lacks->unmet += !is_young;
}

/*
 * Whether an import must be found: a weak one may remain unresolved, and one without a relocation
 * is never looked up.
 */
static bool is_wanted(const tni_elf_symbol *symbol)
{
    return symbol->is_undefined && !symbol->is_weak && symbol->has_relocation;
}

/*
 * Print everything that is missing in one sentence: libraries, functions, and what is served
 * instead.
 */
static void describe(const lack *lacks, tni_buffer *text)
{
    uint64_t served = tn_torch_abi_version();
    size_t libraries = lacks->needs->nmissing;
    if (libraries > 0)
        tni_buffer_print(text, "needs %s that cannot be found: %s%s",
                         libraries == 1 ? "a library" : "libraries", lacks->needs->missing.data,
                         lacks->functions + lacks->cxx > 0 ? "; " : "");
    if (lacks->cxx > 0)
        tni_buffer_print(text,
                         "imports %zu C++ name%s of PyTorch, such as %s, which only the release "
                         "has that it was built with, and Tenon never%s",
                         lacks->cxx, lacks->cxx == 1 ? "" : "s", lacks->first_cxx,
                         lacks->functions > 0 ? "; " : "");
    if (lacks->functions > 0)
        tni_buffer_print(text,
                         "imports %zu function%s of PyTorch's ABI that Tenon does not serve: %s; "
                         "Tenon %s serves PyTorch %u.%u",
                         lacks->functions, lacks->functions == 1 ? "" : "s", lacks->names.data,
                         tn_version_text(), (unsigned)(served >> 56),
                         (unsigned)(served >> 48 & 0xff));
}

/* Append one more thing to do. */
static void add_cure(tni_buffer *text, int *count, const char *cure)
{
    tni_buffer_print(text, "%s%s", (*count)++ == 0 ? ". Cure: " : "; ", cure);
}

/*
 * Print what the author or user can do. A newer function can be avoided at compile time; a name
 * that no PyTorch has is a mistake in the link line, or of a release that this table does not know.
 */
static void advise(const lack *lacks, tni_buffer *text)
{
    int count = 0;
    if (lacks->needs->nmissing > 0)
        add_cure(text, &count, "install what is missing, or name its folder in LD_LIBRARY_PATH");
    if (lacks->cxx > 0)
        add_cure(text, &count,
                 "port the extension to the stable ABI: `tenon audit` lists what to use instead");
    if (lacks->young > 0) {
        add_cure(text, &count, "build the extension with -DTORCH_TARGET_VERSION=");
        tni_buffer_print(text, "0x%016llx",
                         (unsigned long long)(tn_torch_abi_version() >> 48 << 48));
    }
    if (lacks->young > 0 && tni_torch_abi_is_older())
        add_cure(text, &count, "answer as a later release (TENON_TORCH_ABI)");
    if (lacks->elsewhere > 0)
        add_cure(text, &count,
                 "call the operator through the dispatcher instead, or keep what is for that "
                 "hardware in a library of its own");
    if (lacks->functions > lacks->young + lacks->elsewhere)
        add_cure(text, &count,
                 "link the extension with what has the names that no PyTorch has, or load that "
                 "extension first");
    if (lacks->functions > 0 && lacks->needs->nmissing == 0)
        add_cure(text, &count,
                 "or open it all the same (TN_LOAD_LAZY, tenon --lazy), if nothing calls them");
}

/*
 * Report what is missing. If the file needs no library that has a stand-in, the missing functions
 * are not Tenon's to serve: the cure is its link line. Libraries are needed to open a file at all,
 * so only missing functions can be a warning.
 */
static tn_status tell_missing(const lack *lacks, bool is_lazy)
{
    const char *path = lacks->elf->path;
    tni_buffer text = {0};
    tn_status status = TN_OK;
    if (lacks->unmet > 0 && lacks->needs->nstubs == 0)
        return tni_fail(TN_ERR_NOT_FOUND,
                        "%s: imports functions of PyTorch's ABI but names none of PyTorch's "
                        "libraries, so nothing leads it to Tenon in this process; link it with "
                        "-Wl,--no-as-needed -ltorch_cpu, or open libtenon with RTLD_GLOBAL",
                        path);
    is_lazy = is_lazy && lacks->needs->nmissing == 0;
    describe(lacks, &text);
    if (!is_lazy)
        advise(lacks, &text);
    if (text.failed || lacks->names.failed || lacks->needs->missing.failed)
        status = tni_fail_memory(text.length);
    else if (is_lazy)
        tni_warn("%s: %s; opened all the same, because TN_LOAD_LAZY asks for it", path, text.data);
    else
        status = tni_fail(TN_ERR_NOT_FOUND, "%s: %s", path, text.data);
    tni_buffer_free(&text);
    return status;
}

/*
 * All missing functions are counted, because an author wants to know how far from loading the file
 * is.
 */
tn_status tni_imports_check(const tni_elf *elf, const tni_needs *needs, bool is_lazy)
{
    lack lacks = {.elf = elf, .needs = needs};
    size_t wanted = 0;
    tn_status status = TN_OK;
    /* A missing library may be the one that would lead to Tenon. */
    bool is_led_here = needs->nstubs > 0 || needs->nmissing == 0;
    for (size_t i = 0; i < elf->nsymbols; i++) {
        const char *name = elf->symbols[i].name.data;
        if (!is_wanted(&elf->symbols[i]))
            continue;
        if (is_cxx_name(elf->symbols[i].name) && find_binding(needs, name) == NULL &&
            lacks.cxx++ == 0)
            lacks.first_cxx = name;
        if (!is_led_here || !is_abi_name(elf->symbols[i].name))
            continue;
        wanted++;
        if (tni_is_too_young(name) ||
            (find_binding(needs, name) == NULL && !tni_extension_offers(name)))
            name_missing(&lacks, name);
    }
    if (lacks.functions > 0 || lacks.cxx > 0 || needs->nmissing > 0)
        status = tell_missing(&lacks, is_lazy);
    else if (wanted > 0)
        status = check_runtime(elf, needs);
    tni_buffer_free(&lacks.names);
    return status;
}
