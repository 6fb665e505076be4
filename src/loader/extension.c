/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Loads and unloads extensions.
 *
 *     read the file ─► meet its needs ─► check its imports ─► open it ─► its initialisers
 *        (elf.c)          (needs.c)         (imports.c)       (dlopen)   register (load scope)
 *
 * There is one record per loaded file, with a count of loads. Unloading withdraws the registrations
 * and frees the record; the code stays mapped, because a call may be running in it, and objects of
 * the extension may outlive it. A file that is still mapped from an earlier load, undone or failed,
 * is opened from a new copy, because the linker runs initialisers once per mapping.
 */
#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "abi/shims.h"
#include "base/base.h"
#include "loader/loading.h"

/* How deep libraries in one folder may need each other. */
#define MAX_SIBLINGS 8

/* The identity of a file; a rebuilt one has another time. */
typedef struct file_id {
    dev_t device;           /* st_dev */
    ino_t inode;            /* st_ino */
    off_t bytes;            /* st_size */
    struct timespec change; /* st_mtim */
} file_id;

struct tn_extension {
    char *path;             /* absolute, owned */
    file_id id;             /* which file it was */
    size_t count;           /* loads minus unloads */
    tn_library **libraries; /* blocks that its initialisers made; freed by tni_libraries_withdraw */
    size_t nlibraries;      /* number of blocks */
    tn_extension *next;     /* the next loaded extension */
};

/* Serialises loads and unloads; recursive, as an initialiser may load another extension. */
static pthread_mutex_t loads;
/*
 * Every loaded extension; under `loads`. Linked and unlinked by a single store, so that a fork
 * finds a valid list (after_fork_in_child).
 */
static tn_extension *loaded;
static pthread_once_t loads_once = PTHREAD_ONCE_INIT;

static void make_lock(void)
{
    pthread_mutexattr_t recursive;
    (void)pthread_mutexattr_init(&recursive);
    (void)pthread_mutexattr_settype(&recursive, PTHREAD_MUTEX_RECURSIVE);
    (void)pthread_mutex_init(&loads, &recursive);
    (void)pthread_mutexattr_destroy(&recursive);
}

/*
 * A forked child gets a new lock: a thread that was loading does not exist there, and this one, if
 * it forks within an initialiser, has another number. The lock is not held across the fork, because
 * that would wait for initialisers, which are foreign and may wait for the forking thread.
 */
static void after_fork_in_child(void)
{
    make_lock();
}

static void begin_loads(void)
{
    make_lock();
    (void)pthread_atfork(NULL, NULL, after_fork_in_child);
}

static void lock_loads(void)
{
    pthread_once(&loads_once, begin_loads);
    pthread_mutex_lock(&loads);
}

/*
 * Make the path absolute, for messages and for looking beside the file. The identity is that of the
 * file, because one file has many paths.
 */
static tn_status identify(const char *path, char *real, file_id *id)
{
    char buffer[128];
    struct stat info;
    if (realpath(path, real) == NULL || stat(real, &info) != 0)
        return tni_fail(TN_ERR_IO, "%s: %s", path, tni_error_text(errno, buffer, sizeof buffer));
    *id = (file_id){info.st_dev, info.st_ino, info.st_size, info.st_mtim};
    return TN_OK;
}

static bool is_same_file(const file_id *a, const file_id *b)
{
    return a->device == b->device && a->inode == b->inode && a->bytes == b->bytes &&
           a->change.tv_sec == b->change.tv_sec && a->change.tv_nsec == b->change.tv_nsec;
}

/*
 * Return the record of a loaded file. A rebuilt file under the same path differs in inode or time
 * and is another extension, so a developer can load the new one beside the old.
 */
static tn_extension *find_loaded(const file_id *id)
{
    for (tn_extension *extension = loaded; extension != NULL; extension = extension->next)
        if (is_same_file(&extension->id, id))
            return extension;
    return NULL;
}

/*
 * Extensions are opened with RTLD_LOCAL; one that has the name is now made global. A private copy
 * has no path to be found by and offers nothing.
 */
bool tni_extension_offers(const char *name)
{
    Dl_info at;
    for (tn_extension *extension = loaded; extension != NULL; extension = extension->next) {
        void *handle = dlopen(extension->path, RTLD_LAZY | RTLD_LOCAL | RTLD_NOLOAD);
        void *address = handle != NULL ? dlsym(handle, name) : NULL;
        if (handle != NULL)
            dlclose(handle);
        /* dlsym also searches the libraries that it needs, which are not its own. */
        if (address != NULL && dladdr(address, &at) != 0 &&
            strcmp(at.dli_fname, extension->path) == 0)
            return dlopen(extension->path, RTLD_LAZY | RTLD_GLOBAL | RTLD_NOLOAD) != NULL;
    }
    return false;
}

/*
 * Decide whether to open a private copy, by the mode and what is in the process. Plain mode beside
 * PyTorch is refused, not changed to private: the caller asked for the file itself, and would not
 * get it.
 */
static tn_status choose_mode(const char *path, tn_load_mode mode, bool *is_private)
{
    char pytorch[PATH_MAX] = "";
    bool is_beside = tni_stub_pytorch_is_open(pytorch, sizeof pytorch);
    switch (mode) {
    case TN_LOAD_AUTO:
        *is_private = is_beside;
        return TN_OK;
    case TN_LOAD_PRIVATE:
        *is_private = true;
        return TN_OK;
    case TN_LOAD_PLAIN:
        *is_private = false;
        if (!is_beside)
            return TN_OK;
        return tni_fail(
            TN_ERR_RUNTIME,
            "%s: this process holds PyTorch (%s), and the dynamic linker would bind the "
            "extension to it instead of Tenon; load with TN_LOAD_PRIVATE or "
            "TN_LOAD_AUTO, which open a copy that finds Tenon",
            path, pytorch);
    }
    return tni_fail(TN_ERR_VALUE, "%s: unknown load mode %d", path, (int)mode);
}

/*
 * Let the dynamic linker open the file; its initialisers run. RTLD_NOW, because a missing symbol
 * should be reported now and not at a call, unless the caller wants that; RTLD_LOCAL, because
 * nothing of an extension is for others. The handle is dropped on purpose: code is never unmapped
 * (see the head of this file).
 */
static tn_status open_extension(const tni_elf *elf, const tni_needs *needs, bool is_lazy)
{
    void *mapped = dlopen(elf->path, RTLD_LAZY | RTLD_LOCAL | RTLD_NOLOAD);
    if (mapped != NULL)
        dlclose(mapped);
    if (needs->is_private || mapped != NULL)
        return tni_memory_copy_open(elf, needs, is_lazy, NULL);
    if (dlopen(elf->path, (is_lazy ? RTLD_LAZY : RTLD_NOW) | RTLD_LOCAL) == NULL)
        return tni_linker_refusal(elf->path);
    return TN_OK;
}

/* Whether an import of the file must be diverted, which takes a copy. */
static bool is_diverted(const tni_elf *elf)
{
    for (size_t i = 0; i < elf->nsymbols; i++)
        if (tni_import_is_diverted(&elf->symbols[i]))
            return true;
    return false;
}

/*
 * Whether the file can throw C++ exceptions: it needs one of these names, or has them linked into
 * it with a C++ library of its own, of which the process knows nothing (-static-libstdc++).
 */
static bool can_throw(const tni_elf *elf)
{
    static const char *const signs[] = {"__cxa_throw", "__gxx_personality_v0",
                                        "_Unwind_RaiseException"};
    for (size_t i = 0; i < elf->nsymbols; i++)
        for (size_t k = 0; k < TN_LEN(signs); k++)
            if (tni_text_is(elf->symbols[i].name, signs[k]))
                return true;
    return false;
}

/*
 * Check and open what was read, from a copy if `copy` asks for one. The order limits the damage:
 * nothing is mapped before it was read, and no initialiser runs before all needs are met and all
 * imports are known.
 */
static tn_status open_code(const tni_elf *elf, const tn_load_options *options,
                           const char *idle_export, tni_opened_copy *copy)
{
    bool is_lazy = (options->flags & TN_LOAD_LAZY) != 0;
    tni_needs needs = {.is_lazy = is_lazy, .idle_export = idle_export};
    TN_TRY(choose_mode(elf->path, options->mode, &needs.is_private));
    TN_TRY(tni_checker_open(&needs.checker));
    TN_TRY(tni_interface_check(elf));
    needs.is_private |=
        needs.checker != NULL || (options->mode == TN_LOAD_AUTO && is_diverted(elf));
    tn_status status = tni_needs_open(elf, &needs);
    if (status == TN_OK)
        status = tni_imports_check(elf, &needs, is_lazy);
    if (status == TN_OK) {
        /* Before the first initialiser, which may already throw or write to a stream. */
        if (can_throw(elf))
            tni_catcher_open();
        else
            tni_catcher_ensure();
        status = copy != NULL ? tni_memory_copy_open(elf, &needs, is_lazy, copy)
                              : open_extension(elf, &needs, is_lazy);
        /* Again after it: it may have brought libstdc++ without registering anything. */
        tni_catcher_ensure();
    }
    tni_needs_close(&needs);
    return status;
}

static tn_status open_file(const char *path, const tn_load_options *options)
{
    tni_elf elf = {0};
    TN_TRY(tni_elf_open(path, &elf));
    tn_status status = open_code(&elf, options, NULL, NULL);
    tni_elf_close(&elf);
    return status;
}

/* Under the lock on loads, like an extension, with which it shares needs and copies. */
tn_status tni_code_open(const tni_code *code, tni_opened_copy *out)
{
    static const tn_load_options options = {sizeof options, TN_LOAD_AUTO, 0};
    tni_elf elf = {0};
    TN_TRY(tni_elf_read(code->data, code->bytes, code->name, &elf));
    elf.is_lasting = code->is_lasting;
    lock_loads();
    tn_status status = open_code(&elf, &options, code->idle_export, out);
    pthread_mutex_unlock(&loads);
    tni_elf_close(&elf);
    return status;
}

/*
 * Open the file, and collect in *scope what its initialisers register. If anything fails, the scope
 * is made to fail, so that ending it withdraws what was registered. The message of a failure that
 * the file caused begins with its path; lack of memory needs none.
 */
static tn_status load_file(const char *path, const tn_load_options *options, tni_load_scope *scope)
{
    tni_load_scope_begin(scope);
    tn_status opened = open_file(path, options);
    if (opened != TN_OK) {
        const char *message = tn_last_error();
        tni_free(scope->message);
        scope->message = tni_copy_text(message, strlen(message));
        scope->status = opened;
    }
    tn_status status = tni_load_scope_end(scope);
    if (opened != TN_OK || status == TN_OK || status == TN_ERR_MEMORY)
        return status;
    return tni_fail(TN_ERR_RUNTIME, "%s: %s", path, tn_last_error());
}

static void free_extension(tn_extension *extension)
{
    if (extension != NULL)
        tni_free(extension->path);
    tni_free(extension);
}

/* Make the record of a file before it is loaded, so that nothing can fail after that. */
static tn_extension *new_extension(const char *path, const file_id *id)
{
    tn_extension *extension = tni_calloc(1, sizeof *extension);
    if (extension == NULL)
        return NULL;
    extension->path = tni_copy_text(path, strlen(path));
    extension->id = *id;
    extension->count = 1;
    if (extension->path != NULL)
        return extension;
    free_extension(extension);
    return NULL;
}

/*
 * The record is made before the load, so that nothing can fail after it: initialisers cannot be
 * undone.
 */
static tn_status load_locked(const char *path, const tn_load_options *options, tn_extension **out)
{
    char real[PATH_MAX];
    file_id id;
    tni_load_scope scope = {0};
    TN_TRY(identify(path, real, &id));
    tn_extension *extension = find_loaded(&id);
    if (extension != NULL) {
        extension->count++;
        *out = extension;
        return TN_OK;
    }
    extension = new_extension(real, &id);
    if (extension == NULL)
        return tni_fail_memory(sizeof *extension + strlen(real));
    tn_status status = load_file(extension->path, options, &scope);
    if (status != TN_OK) {
        free_extension(extension);
        return status;
    }
    extension->libraries = scope.libraries;
    extension->nlibraries = scope.count;
    extension->next = loaded;
    loaded = extension;
    *out = extension;
    return TN_OK;
}

static tn_status load(const char *path, const tn_load_options *options, tn_extension **out)
{
    if (path == NULL || out == NULL)
        return tni_fail(TN_ERR_VALUE, "tn_extension_load: path and out must not be NULL");
    lock_loads();
    tn_status status = load_locked(path, options, out);
    pthread_mutex_unlock(&loads);
    return status;
}

static tn_status refuse_size(size_t size)
{
    return tni_fail(TN_ERR_VALUE, "tn_extension_load: options.size is %zu, not its sizeof", size);
}

/*
 * Libraries that need each other end at the maximum depth, because those in progress are in no list
 * yet.
 */
tn_status tni_extension_load_sibling(const char *path, bool is_private, bool is_lazy)
{
    static int depth; /* under the loads' lock */
    tn_extension *extension;
    const tn_load_options options = {sizeof options, is_private ? TN_LOAD_PRIVATE : TN_LOAD_AUTO,
                                     is_lazy ? TN_LOAD_LAZY : 0};
    if (depth >= MAX_SIBLINGS)
        return tni_fail(TN_ERR_IO,
                        "%s: is needed by a library that it needs. Cure: link one "
                        "without the other",
                        path);
    depth++;
    tn_status status = load_locked(path, &options, &extension);
    depth--;
    return status;
}

/* ABI 1: what follows the mode is padding, which nobody has to zero. */
tn_status tn_extension_load_v1(const char *path, const tn_load_options_v1 *options,
                               tn_extension **out)
{
    tn_load_options known = {sizeof known, TN_LOAD_AUTO, 0};
    if (options != NULL &&
        options->size < offsetof(tn_load_options_v1, mode) + sizeof options->mode)
        return refuse_size(options->size);
    if (options != NULL)
        known.mode = options->mode;
    return load(path, &known, out);
}

/* `size` says which members the caller knows, so that later ones can be appended. */
tn_status tn_extension_load_v2(const char *path, const tn_load_options_v2 *options,
                               tn_extension **out)
{
    static const tn_load_options_v2 defaults = {sizeof defaults, TN_LOAD_AUTO, 0};
    if (options != NULL &&
        options->size < offsetof(tn_load_options_v2, flags) + sizeof options->flags)
        return refuse_size(options->size);
    if (options != NULL && (options->flags & ~TN_LOAD_LAZY) != 0)
        return tni_fail(TN_ERR_VALUE, "tn_extension_load: unknown flags %#x", options->flags);
    return load(path, options != NULL ? options : &defaults, out);
}

/*
 * A handle that is not in the list was unloaded as often as it was loaded. That is the caller's
 * fault and not detected, because the record is gone.
 */
void tn_extension_unload(tn_extension *extension)
{
    if (extension == NULL)
        return;
    lock_loads();
    if (--extension->count == 0) {
        tn_extension **link = &loaded;
        while (*link != extension)
            link = &(*link)->next;
        *link = extension->next;
        tni_libraries_withdraw(extension->libraries, extension->nlibraries);
        free_extension(extension);
    }
    pthread_mutex_unlock(&loads);
}

const char *tn_extension_path(const tn_extension *extension)
{
    return extension != NULL ? extension->path : "";
}

/* Blocks that the extension itself freed are skipped; their operators are withdrawn. */
tn_status tn_extension_list(const tn_extension *extension, tn_op_visitor visitor, void *context)
{
    if (extension == NULL || visitor == NULL)
        return tni_fail(TN_ERR_VALUE, "tn_extension_list: no extension or no visitor");
    for (size_t i = 0; i < extension->nlibraries; i++)
        if (tni_library_is_live(extension->libraries[i]) &&
            !tni_library_visit(extension->libraries[i], visitor, context))
            break;
    return TN_OK;
}
