/* SPDX-License-Identifier: BSD-3-Clause */
/* Finding the host, whose functions the wrappers call, and the owner of code at an address. */
#include <dlfcn.h>
#include <errno.h>
#include <elf.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "check.h"

/* A range of addresses. */
typedef struct address_range {
    uintptr_t begin; /* the first byte */
    uintptr_t end;   /* the byte after the last */
} address_range;

static _Atomic(void *) the_host;     /* the handle from dlopen */
static const char *named_host;       /* set by tenon_check_serve before any call; a literal */
static address_range host_code;      /* the host's code */
static atomic_bool host_code_is_set; /* whether host_code was set */

/*
 * Return the handle of the host. It is the program, if that was linked with one; else the host that
 * was named, PyTorch's library (or the stand-in of that name, which leads to Tenon's), or Tenon.
 * None is loaded here, since the code that calls a wrapper has loaded its host.
 */
static void *find_host(void)
{
    const char *names[] = {named_host, "libtorch_cpu.so", "libtenon.so"};
    void *program = dlopen(NULL, RTLD_LAZY);
    const void *symbol = dlsym(program, "aoti_torch_abi_version");
    if (named_host == NULL && symbol != NULL && !tnc_is_own(symbol))
        return program;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        void *handle = names[i] != NULL ? dlopen(names[i], RTLD_LAZY | RTLD_NOLOAD) : NULL;
        if (handle != NULL && dlsym(handle, "aoti_torch_abi_version") != NULL)
            return handle;
    }
    fputs("tenon-check: this process has no library that serves PyTorch's stable ABI\n", stderr);
    abort();
}

#define EXPORT __attribute__((visibility("default")))

/* Called by Tenon's loader, because PyTorch may be in the process too. */
EXPORT void tenon_check_serve(const char *soname);
EXPORT void tenon_check_serve(const char *soname)
{
    named_host = soname;
}

/*
 * Return the host's handle. It is searched once; threads that do so at the same time find the same.
 */
static void *host(void)
{
    void *handle = atomic_load_explicit(&the_host, memory_order_acquire);
    if (handle != NULL)
        return handle;
    handle = find_host();
    atomic_store_explicit(&the_host, handle, memory_order_release);
    return handle;
}

void (*tnc_as_function(void *symbol))(void)
{
    void (*function)(void);
    _Static_assert(sizeof function == sizeof symbol, "POSIX: functions fit object pointers");
    memcpy(&function, &symbol, sizeof function);
    return function;
}

void *tnc_host_symbol(const char *name)
{
    return dlsym(host(), name);
}

void (*tnc_real_named(const char *name))(void)
{
    void *symbol = tnc_host_symbol(name);
    if (symbol == NULL) {
        fprintf(stderr, "tenon-check: this host has no %s\n", name);
        abort();
    }
    return tnc_as_function(symbol);
}

/* Each function is looked up once; threads that do so at the same time find the same. */
void (*tnc_real(size_t index))(void)
{
    static _Atomic(void *) reals[TNC_MOST_FUNCTIONS];
    void *symbol = atomic_load_explicit(&reals[index], memory_order_acquire);
    if (symbol == NULL) {
        void (*found)(void) = tnc_real_named(tnc_functions[index].name);
        memcpy(&symbol, &found, sizeof symbol);
        atomic_store_explicit(&reals[index], symbol, memory_order_release);
    }
    return tnc_as_function(symbol);
}

/* ---- owners of code ---- */

/* A search for the object file at an address. */
typedef struct object_search {
    uintptr_t address;   /* the address */
    address_range found; /* the range of its loaded segments */
} object_search;

/* Compare a loaded object with the address. Visitor of dl_iterate_phdr. */
static int look_at_object(struct dl_phdr_info *info, size_t size, void *context)
{
    object_search *search = context;
    address_range whole = {UINTPTR_MAX, 0};
    (void)size;
    for (size_t i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *header = &info->dlpi_phdr[i];
        uintptr_t begin = info->dlpi_addr + header->p_vaddr;
        if (header->p_type != PT_LOAD)
            continue;
        whole.begin = begin < whole.begin ? begin : whole.begin;
        whole.end = begin + header->p_memsz > whole.end ? begin + header->p_memsz : whole.end;
    }
    if (search->address < whole.begin || search->address >= whole.end)
        return 0;
    search->found = whole;
    return 1;
}

/* Return the range of the object file at an address; it is empty if there is none. */
static address_range object_of(const void *address)
{
    object_search search = {(uintptr_t)address, {0, 0}};
    dl_iterate_phdr(look_at_object, &search);
    return search.found;
}

uintptr_t tnc_end_of_file(const void *address)
{
    return object_of(address).end;
}

static bool is_in(const address_range *range, const void *address)
{
    return (uintptr_t)address >= range->begin && (uintptr_t)address < range->end;
}

/*
 * msync fails if the page is not mapped. Most numbers are not aligned or are in the
 * first page, and need no system call.
 */
bool tnc_is_mapped(const void *address)
{
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    int kept = errno;
    bool is_mapped = (uintptr_t)address >= page && (uintptr_t)address % 8 == 0 &&
                     msync((void *)((uintptr_t)address & ~(page - 1)), page, MS_ASYNC) == 0;
    errno = kept;
    return is_mapped;
}

bool tnc_is_host(const void *address)
{
    if (!atomic_load_explicit(&host_code_is_set, memory_order_acquire)) {
        tnc_lock();
        host_code = object_of(dlsym(host(), "aoti_torch_abi_version"));
        tnc_unlock();
        atomic_store_explicit(&host_code_is_set, true, memory_order_release);
    }
    return is_in(&host_code, address);
}

bool tnc_is_own(const void *address)
{
    static address_range own;
    static atomic_bool is_set;
    if (!atomic_load_explicit(&is_set, memory_order_acquire)) {
        own = object_of(&is_set);
        atomic_store_explicit(&is_set, true, memory_order_release);
    }
    return is_in(&own, address);
}

/* ---- extensions ---- */

/* The object files that have registered something. */
typedef struct extension {
    address_range code;   /* its address range */
    bool imports_ivalues; /* whether it imports functions that make or delete optional values */
    bool is_seen;         /* whether it uses no functions without a wrapper */
} extension;

/* Further extensions are not recorded, so less is checked of them. */
enum { MOST_EXTENSIONS = 256 };
static extension extensions[MOST_EXTENSIONS];
static atomic_size_t nextensions;

/* Return the extension that has the address, or NULL. */
static const extension *extension_of(const void *address)
{
    size_t count = atomic_load_explicit(&nextensions, memory_order_acquire);
    for (size_t i = 0; i < count; i++)
        if (is_in(&extensions[i].code, address))
            return &extensions[i];
    return NULL;
}

bool tnc_is_extension(const void *address)
{
    return extension_of(address) != NULL;
}

/* The relocations of a loaded object and the tables for their names. */
typedef struct relocations {
    const ElfW(Sym) * symbols;    /* DT_SYMTAB */
    const char *strings;          /* DT_STRTAB */
    const ElfW(Rela) * tables[2]; /* DT_RELA, DT_JMPREL */
    size_t sizes[2];              /* the sizes of `tables` in bytes */
} relocations;

/* Read the dynamic section of a loaded object. glibc has made its pointers absolute. */
static relocations find_relocations(const struct link_map *map)
{
    relocations found = {0};
    for (const ElfW(Dyn) *entry = map->l_ld; entry->d_tag != DT_NULL; entry++) {
        const void *pointer = (const void *)entry->d_un.d_ptr;
        switch (entry->d_tag) {
        case DT_SYMTAB:
            found.symbols = pointer;
            break;
        case DT_STRTAB:
            found.strings = pointer;
            break;
        case DT_RELA:
            found.tables[0] = pointer;
            break;
        case DT_RELASZ:
            found.sizes[0] = entry->d_un.d_val;
            break;
        case DT_JMPREL:
            found.tables[1] = pointer;
            break;
        case DT_PLTRELSZ:
            found.sizes[1] = entry->d_un.d_val;
            break;
        }
    }
    return found;
}

/* Return whether `text` is `name`, or begins with it if `is_prefix`. */
static bool is_of(const char *text, const char *name, bool is_prefix)
{
    return is_prefix ? strncmp(text, name, strlen(name)) == 0 : strcmp(text, name) == 0;
}

/*
 * Return whether the object file at `address` imports `name`. This walks the relocations, because
 * the number of symbols is not recorded. An import by the wrapper's other name, which lacks the
 * first letter, counts too.
 */
static bool object_imports(const void *address, const char *name, bool is_prefix)
{
    Dl_info info;
    struct link_map *map = NULL;
    if (dladdr1(address, &info, (void **)&map, RTLD_DL_LINKMAP) == 0 || map == NULL)
        return false;
    relocations found = find_relocations(map);
    for (int t = 0; t < 2 && found.symbols != NULL && found.strings != NULL; t++) {
        size_t count = found.tables[t] != NULL ? found.sizes[t] / sizeof(ElfW(Rela)) : 0;
        for (size_t i = 0; i < count; i++) {
            const ElfW(Sym) *symbol = &found.symbols[ELF64_R_SYM(found.tables[t][i].r_info)];
            const char *text = found.strings + symbol->st_name;
            if (is_of(text, name, is_prefix) || is_of(text, name + 1, is_prefix))
                return true;
        }
    }
    return false;
}

bool tnc_sees_all(const void *address)
{
    const extension *known = extension_of(address);
    return known != NULL && known->is_seen && tnc_unchecked == 0 && !tnc_is_blind;
}

bool tnc_imports_ivalues(const void *address)
{
    static const char *const devices[] = {"aoti_torch_cuda_", "aoti_torch_xpu_", "aoti_torch_mps_"};
    const extension *known = extension_of(address);
    if (known != NULL)
        return known->imports_ivalues;
    extension made = {object_of(address),
                      object_imports(address, "torch_delete_stable_ivalue", false) ||
                          object_imports(address, "torch_new_stable_ivalue", false),
                      true};
    for (size_t i = 0; i < sizeof devices / sizeof devices[0]; i++)
        made.is_seen = made.is_seen && !object_imports(address, devices[i], true);
    tnc_lock();
    size_t count = atomic_load_explicit(&nextensions, memory_order_relaxed);
    if (count < MOST_EXTENSIONS) {
        extensions[count] = made;
        atomic_store_explicit(&nextensions, count + 1, memory_order_release);
    }
    tnc_unlock();
    return made.imports_ivalues;
}
