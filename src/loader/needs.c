/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Meets what an extension needs before the dynamic linker opens the extension.
 *
 * Each needed name is one of three: one of PyTorch's or CUDA's (stubs.c), a library beside the
 * extension (found through its DT_RUNPATH, or in its folder), or a system library. Libraries beside
 * the extension are read, too, because they may need PyTorch's. For an extension opened beside
 * PyTorch, they are then also opened from copies, under names of their own. A copy has no folder,
 * so $ORIGIN in its DT_RUNPATH leads nowhere: what it would have found is opened here by path, and
 * the linker finds it because its SONAME is the needed name, or is made so.
 */
#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/base.h"
#include "loader/loading.h"

/* The maximum depth of libraries that need each other; a circle ends here. */
#define MAX_DEPTH 8

/*
 * Return a handle of the library that the dynamic linker has, or finds, under this name; NULL if
 * none. It is never closed: a library that an extension needs stays in the process like the
 * extension.
 */
static void *find_by_linker(const char *name)
{
    return dlopen(name, RTLD_LAZY | RTLD_LOCAL);
}

/*
 * Write the path of `name` in one folder of a search path; false if it does not fit. $ORIGIN is
 * replaced, in both spellings; $LIB and $PLATFORM are rare, and such folders are not found here.
 */
static bool join_folder(const tni_elf *elf, tni_text folder, const char *name, char *path,
                        size_t size)
{
    static const char *const origins[] = {"$ORIGIN", "${ORIGIN}"};
    const char *slash = strrchr(elf->path, '/');
    int origin_length = slash != NULL ? (int)(slash - elf->path) : 1;
    for (size_t i = 0; i < TN_LEN(origins); i++) {
        size_t length = strlen(origins[i]);
        if (folder.length < length || memcmp(folder.data, origins[i], length) != 0)
            continue;
        int written =
            snprintf(path, size, "%.*s%.*s/%s", origin_length, slash != NULL ? elf->path : ".",
                     (int)(folder.length - length), folder.data + length, name);
        return written > 0 && (size_t)written < size;
    }
    int written = snprintf(path, size, "%.*s/%s", (int)folder.length, folder.data, name);
    return written > 0 && (size_t)written < size;
}

/*
 * Look for `name` along the extension's own search path. Empty entries mean the current folder to
 * the linker and are skipped, because a library must not depend on it.
 */
static bool find_beside(const tni_elf *elf, const char *name, char *path, size_t size)
{
    const char *start = elf->search.data;
    const char *end = start + elf->search.length;
    while (start != NULL && start < end) {
        const char *colon = memchr(start, ':', (size_t)(end - start));
        const char *stop = colon != NULL ? colon : end;
        tni_text folder = {start, (size_t)(stop - start)};
        if (folder.length > 0 && join_folder(elf, folder, name, path, size) &&
            access(path, R_OK) == 0)
            return true;
        start = stop + 1;
    }
    return false;
}

/*
 * Note a missing library and what needs it, which may be another library. tni_imports_check fails
 * later (imports.c), so that one message has everything.
 */
static void note_missing(tni_needs *needs, const char *name, const char *needed_by)
{
    const char *slash = strrchr(needed_by, '/');
    const char *package = tni_package_of(name);
    const char *number = strstr(name, ".so.");
    tni_buffer_print(&needs->missing, "%s%s (needed by %s", needs->nmissing > 0 ? ", " : "", name,
                     slash != NULL ? slash + 1 : needed_by);
    if (package != NULL)
        tni_buffer_print(&needs->missing, ", in PyPI's %s%s", package,
                         number != NULL && strncmp(number, ".so.13", 6) == 0 ? "" : "-cu12");
    tni_buffer_print(&needs->missing, ")");
    needs->nmissing++;
}

const char *tni_needs_rename(const tni_needs *needs, tni_text needed)
{
    for (size_t i = 0; i < needs->nrenames; i++)
        if (tni_text_is(needed, needs->renames[i].needed))
            return needs->renames[i].name;
    return NULL;
}

/*
 * Note that copies need `name` in place of `needed`. One that does not fit is left as it is: it
 * must not be longer than the original, because the strings are next to each other in the file.
 */
static tn_status add_rename(tni_needs *needs, const char *needed, const char *name)
{
    if (strlen(name) > strlen(needed) || strlen(needed) >= TNI_MAX_SONAME ||
        tni_needs_rename(needs, tni_text_of(needed)) != NULL)
        return TN_OK;
    void *renames = needs->renames;
    TN_TRY(tni_reserve(&renames, &needs->renames_capacity, needs->nrenames + 1,
                       sizeof *needs->renames));
    needs->renames = renames;
    tni_rename *rename = &needs->renames[needs->nrenames++];
    memcpy(rename->needed, needed, strlen(needed) + 1);
    memcpy(rename->name, name, strlen(name) + 1);
    return TN_OK;
}

/*
 * Open a stand-in and keep its handle for checking the imports. Stand-ins for CUDA are not used if
 * the real library is there; the one for PyTorch's CUDA library needs the runtime, and uses the one
 * that is open. Several SONAMEs may have the same stand-in, whose handle is kept once.
 */
static tn_status open_stub(const tni_stub *stub, tni_needs *needs)
{
    void *handle = NULL;
    if (!stub->is_pytorch && find_by_linker(stub->theirs) != NULL)
        return TN_OK;
    if (strcmp(stub->theirs, "libtorch_cuda.so") == 0)
        (void)find_by_linker("libcudart.so.13");
    if (needs->is_private)
        TN_TRY(add_rename(needs, stub->theirs, stub->ours));
    TN_TRY(tni_stub_open(stub, needs->is_private, &handle));
    for (size_t i = 0; i < needs->nstubs; i++)
        if (needs->stubs[i] == handle)
            return TN_OK;
    if (needs->nstubs < TNI_MAX_STUBS)
        needs->stubs[needs->nstubs++] = handle;
    return TN_OK;
}

/*
 * Whether a library must be opened from a copy: it needs a name that is replaced, or has another
 * SONAME than the name it is needed by.
 */
static bool wants_copy(const tni_elf *elf, const char *needed, const tni_needs *needs)
{
    if (!tni_text_is(elf->soname, needed))
        return true;
    for (size_t i = 0; i < elf->nneeded; i++)
        if (tni_needs_rename(needs, elf->needed[i]) != NULL)
            return true;
    return false;
}

/*
 * Open a library beside a private extension, so that the extension's copy finds it. One that needs
 * none of PyTorch's libraries, and has the SONAME it is needed by, can be opened as it is and
 * shared.
 */
static tn_status open_for_copy(const tni_elf *elf, const char *needed, tni_needs *needs)
{
    char name[TNI_MAX_SONAME];
    if (wants_copy(elf, needed, needs) && tni_private_copy_name(elf->soname, name)) {
        TN_TRY(add_rename(needs, needed, name));
        return tni_library_is_open(name) ? TN_OK : tni_memory_copy_open(elf, needs, false, NULL);
    }
    if (dlopen(elf->path, RTLD_NOW | RTLD_LOCAL) == NULL)
        return tni_linker_refusal(elf->path);
    return TN_OK;
}

static tn_status open_needs_of(const tni_elf *elf, tni_needs *needs, int depth);

/*
 * Meet the needs of the library at `path`, which `user` needs by the name `needed`. Depth first, so
 * that a library's needs are open before it is.
 */
static tn_status open_beside(const tni_elf *user, const char *path, const char *needed,
                             tni_needs *needs, int depth)
{
    tni_elf elf = {0};
    TN_TRY(tni_elf_open(path, &elf));
    tn_status status = tni_interface_meet(user, &elf, needs->is_lazy);
    if (status == TN_OK)
        status = open_needs_of(&elf, needs, depth + 1);
    if (status == TN_OK && needs->is_private)
        status = open_for_copy(&elf, needed, needs);
    tni_elf_close(&elf);
    return status;
}

/*
 * Whether a library of this name is in the folder of the file itself, where the linker does not
 * look without a run path. Only for an absolute path: the current folder must not matter.
 */
static bool is_sibling(const tni_elf *elf, const char *needed, char *path, size_t size)
{
    struct stat info;
    const char *slash = strrchr(elf->path, '/');
    if (elf->path[0] != '/' || strchr(needed, '/') != NULL)
        return false;
    int length = snprintf(path, size, "%.*s/%s", (int)(slash - elf->path), elf->path, needed);
    return length > 0 && (size_t)length < size && stat(path, &info) == 0 && S_ISREG(info.st_mode) &&
           access(path, R_OK) == 0;
}

static bool needs_pytorch(const tni_elf *elf)
{
    for (size_t i = 0; i < elf->nneeded; i++)
        if (tni_stub_find(elf->needed[i]) != NULL)
            return true;
    return false;
}

/*
 * Open such a library. If it needs PyTorch's, it is an extension itself, and may be loaded by its
 * own name later; otherwise it is opened as it is. The linker then finds it by its SONAME.
 */
static tn_status open_sibling(const char *path, const char *needed, tni_needs *needs, int depth)
{
    char copy[TNI_MAX_SONAME];
    tni_elf elf = {0};
    TN_TRY(tni_elf_open(path, &elf));
    bool is_extension = needs_pytorch(&elf);
    tn_status status =
        is_extension || depth >= MAX_DEPTH ? TN_OK : open_needs_of(&elf, needs, depth + 1);
    tni_elf_close(&elf);
    if (status == TN_OK && is_extension)
        status = tni_extension_load_sibling(path, needs->is_private, needs->is_lazy);
    else if (status == TN_OK && dlopen(path, RTLD_NOW | RTLD_LOCAL) == NULL)
        status = tni_linker_refusal(path);
    if (status != TN_OK || tni_library_is_open(needed) ||
        !tni_private_copy_name(tni_text_of(needed), copy) || !tni_library_is_open(copy))
        return status;
    /* It is open under a copy's name, which only a copy of the user can need. */
    needs->is_private = true;
    return add_rename(needs, needed, copy);
}

/*
 * Meet one needed name: by a stand-in, by a copy that is open already, by a file beside the
 * extension; anything else is left to the system.
 */
static tn_status open_need(const tni_elf *elf, const char *needed, tni_needs *needs, int depth)
{
    char path[PATH_MAX];
    char copy[TNI_MAX_SONAME];
    const tni_stub *stub = tni_stub_find(tni_text_of(needed));
    if (stub != NULL)
        return open_stub(stub, needs);
    /* A private copy of that library, opened before for another extension, will do. */
    if (needs->is_private && tni_private_copy_name(tni_text_of(needed), copy) &&
        tni_library_is_open(copy))
        return add_rename(needs, needed, copy);
    if (depth < MAX_DEPTH && find_beside(elf, needed, path, sizeof path))
        return open_beside(elf, path, needed, needs, depth);
    /*
     * At greater depth the linker may know more paths (DT_RPATH is inherited), and will report it.
     */
    void *handle = depth == 0 ? find_by_linker(needed) : NULL;
    if (handle != NULL)
        return tni_interface_meet_open(elf, handle, needs->is_lazy);
    if (is_sibling(elf, needed, path, sizeof path))
        return open_sibling(path, needed, needs, depth);
    if (depth == 0)
        note_missing(needs, needed, elf->path);
    return TN_OK;
}

static tn_status open_needs_of(const tni_elf *elf, tni_needs *needs, int depth)
{
    for (size_t i = 0; i < elf->nneeded; i++)
        TN_TRY(open_need(elf, elf->needed[i].data, needs, depth));
    return TN_OK;
}

/* Whether a text of the file uses any of the `length` bytes from `start` on. */
static bool is_within(tni_text text, const char *start, size_t length)
{
    return text.data != NULL && text.data < start + length && start <= text.data + text.length;
}

/* Whether only `symbol` uses the first bytes of its name: linkers let strings share their ends. */
static bool is_alone(const tni_elf *elf, const tni_elf_symbol *symbol, size_t length)
{
    const char *start = symbol->name.data;
    bool is_shared = is_within(elf->soname, start, length) || is_within(elf->search, start, length);
    for (size_t i = 0; i < elf->nsymbols; i++)
        is_shared |= &elf->symbols[i] != symbol && is_within(elf->symbols[i].name, start, length);
    for (size_t i = 0; i < elf->nneeded; i++)
        is_shared |= is_within(elf->needed[i], start, length);
    for (size_t i = 0; i < elf->nversions; i++)
        is_shared |= is_within(elf->versions[i].name, start, length) ||
                     is_within(elf->versions[i].library, start, length);
    return !is_shared;
}

/*
 * Make the copy need PyTorch's library. Code that needs none of PyTorch's libraries finds Tenon
 * only if it is visible to the whole process, which it is not if Python or a plugin opened it.
 */
static tn_status open_lead(const tni_elf *elf, tni_needs *needs)
{
    size_t length = sizeof TNI_LEADING_LIBRARY;
    for (size_t i = 0; i < elf->nsymbols && elf->spare_entry != 0; i++) {
        const tni_elf_symbol *symbol = &elf->symbols[i];
        /* One that the code itself calls has a relocation, and is looked up. */
        if (symbol->is_undefined || symbol->has_relocation || symbol->name.length < length ||
            !tni_text_is(symbol->name, needs->idle_export) || !is_alone(elf, symbol, length))
            continue;
        needs->overwritten = symbol;
        return open_stub(tni_stub_find(tni_text_of(TNI_LEADING_LIBRARY)), needs);
    }
    return TN_OK;
}

/* Whether a copy needs the stand-ins' dlsym, and no opened stand-in has it. */
static bool lacks_lookup(const tni_elf *elf, const tni_needs *needs)
{
    bool looks_up = false;
    for (size_t i = 0; needs->is_private && i < elf->nsymbols; i++)
        looks_up |=
            tni_text_is(elf->symbols[i].name, "dlsym") && tni_import_is_diverted(&elf->symbols[i]);
    for (size_t i = 0; looks_up && i < needs->nstubs; i++)
        looks_up = dlsym(needs->stubs[i], "lsym") == NULL;
    return looks_up;
}

/* Libraries that were opened before a failure stay open, for the next attempt. */
tn_status tni_needs_open(const tni_elf *elf, tni_needs *needs)
{
    TN_TRY(open_needs_of(elf, needs, 0));
    if (needs->nstubs == 0 && needs->idle_export != NULL)
        TN_TRY(open_lead(elf, needs));
    return lacks_lookup(elf, needs) ? tni_stub_open_lookup() : TN_OK;
}

void tni_needs_close(tni_needs *needs)
{
    tni_buffer_free(&needs->missing);
    tni_free(needs->renames);
    *needs = (tni_needs){0};
}
