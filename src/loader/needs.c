/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Meets what an extension needs before the dynamic linker is asked for the extension.
 *
 * Each needed name is one of three: one of PyTorch's or CUDA's (stubs.c), a library beside the
 * extension (found through its DT_RUNPATH), or one of the system. Libraries beside the extension
 * are read too, since they may need PyTorch's; for an extension opened beside PyTorch they are then
 * opened from copies as well, under names of their own. The copy of an extension has no folder, so
 * $ORIGIN in its DT_RUNPATH leads nowhere: what it would have found is opened here by path.
 */
#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <unistd.h>

#include "base/base.h"
#include "loader/loading.h"

/* Libraries that need libraries that need libraries: a circle ends here. */
#define MAX_DEPTH 8

/* Whether the dynamic linker has, or by itself finds, a library of this name. Keeps it open. */
static bool is_found_by_linker(const char *name, bool may_load)
{
    return dlopen(name, RTLD_LAZY | RTLD_LOCAL | (may_load ? 0 : RTLD_NOLOAD)) != NULL;
}

/* One folder of a search path, with $ORIGIN replaced, and `name` in it; false if it does not fit.
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

/* Looks for `name` along the extension's own search path. */
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

static void note_missing(tni_needs *needs, const char *name, const char *needed_by)
{
    const char *slash = strrchr(needed_by, '/');
    tni_buffer_print(&needs->missing, "%s%s (needed by %s)", needs->nmissing > 0 ? ", " : "", name,
                     slash != NULL ? slash + 1 : needed_by);
    needs->nmissing++;
}

/* Keeps a stand-in's handle, for the look at the imports. */
static tn_status open_stub(const tni_stub *stub, tni_needs *needs)
{
    void *handle = NULL;
    if (!stub->is_pytorch && is_found_by_linker(stub->theirs, true))
        return TN_OK;
    TN_TRY(tni_stub_open(stub, needs->is_private, &handle));
    for (size_t i = 0; i < needs->nstubs; i++)
        if (needs->stubs[i] == handle)
            return TN_OK;
    if (needs->nstubs < TNI_MAX_STUBS)
        needs->stubs[needs->nstubs++] = handle;
    return TN_OK;
}

bool tni_needs_rename(tni_text needed, char *name, size_t size)
{
    const tni_stub *stub = tni_stub_find(needed);
    if (needed.length >= size)
        return false;
    if (stub != NULL) {
        memcpy(name, stub->ours, needed.length + 1);
        return stub->is_pytorch || is_found_by_linker(stub->ours, false);
    }
    tni_private_copy_name(needed, name);
    return is_found_by_linker(name, false);
}

/* Whether the copy of `elf` would differ from it: then everybody who needs it needs the copy. */
static bool needs_a_copy(const tni_elf *elf)
{
    char name[NAME_MAX + 1];
    for (size_t i = 0; i < elf->nneeded; i++)
        if (tni_needs_rename(elf->needed[i], name, sizeof name))
            return true;
    return false;
}

static tn_status open_needs_of(const tni_elf *elf, tni_needs *needs, int depth);

/* Meets the needs of a library beside the extension, and opens it if the extension is private. */
static tn_status open_beside(const char *path, tni_needs *needs, int depth)
{
    tni_elf elf = {0};
    void *handle = NULL;
    TN_TRY(tni_elf_open(path, &elf));
    tn_status status = open_needs_of(&elf, needs, depth + 1);
    if (status == TN_OK && needs->is_private && needs->nmissing == 0) {
        if (needs_a_copy(&elf))
            status = tni_private_copy_open(&elf, true, &handle);
        else if (dlopen(path, RTLD_NOW | RTLD_LOCAL) == NULL)
            status = tni_fail(TN_ERR_IO, "%s: %s", path, dlerror());
    }
    tni_elf_close(&elf);
    return status;
}

/* Meets one needed name. */
static tn_status open_need(const tni_elf *elf, const char *name, tni_needs *needs, int depth)
{
    char path[PATH_MAX];
    char renamed[NAME_MAX + 1];
    const tni_stub *stub = tni_stub_find(tni_text_of(name));
    if (stub != NULL)
        return open_stub(stub, needs);
    /* A private copy of that library, opened before for another extension, is as good. */
    if (needs->is_private && tni_needs_rename(tni_text_of(name), renamed, sizeof renamed))
        return TN_OK;
    if (depth < MAX_DEPTH && find_beside(elf, name, path, sizeof path))
        return open_beside(path, needs, depth);
    /* Deeper down the linker may know more paths (DT_RPATH is inherited): it will say. */
    if (depth == 0 && !is_found_by_linker(name, true))
        note_missing(needs, name, elf->path);
    return TN_OK;
}

static tn_status open_needs_of(const tni_elf *elf, tni_needs *needs, int depth)
{
    for (size_t i = 0; i < elf->nneeded; i++)
        TN_TRY(open_need(elf, elf->needed[i].data, needs, depth));
    return TN_OK;
}

tn_status tni_needs_open(const tni_elf *elf, tni_needs *needs)
{
    tn_status status = open_needs_of(elf, needs, 0);
    if (status == TN_OK && needs->missing.failed)
        status = tni_fail_memory(needs->missing.length);
    if (status == TN_OK && needs->nmissing > 0)
        status = tni_fail(TN_ERR_NOT_FOUND, "%s: needs %s that cannot be found: %s", elf->path,
                          needs->nmissing == 1 ? "a library" : "libraries", needs->missing.data);
    tni_buffer_free(&needs->missing);
    needs->missing = (tni_buffer){0};
    return status;
}
