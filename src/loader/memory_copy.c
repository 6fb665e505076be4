/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Opens an extension from a copy in memory.
 *
 *     file ─► memory file (memfd) ─► patched in place ─► dlopen("/proc/self/fd/N")
 *
 * Patched are: the strings of DT_NEEDED ("libtorch.so" becomes "libtenon.so"; no name becomes
 * longer); the hashes of versions whose name is such a string; the copy's own SONAME, so that the
 * linker does not give the copy to others that need the original; imports that are newer than the
 * release that the process reports, or that the ownership checker replaces; the executable flag of
 * its stack; and, for a model's code that needs none of PyTorch's libraries, one more DT_NEEDED. So
 * PyTorch and Tenon can be in one process, whichever came first. Nothing is written to a disk.
 *
 * A copy also serves to load a file again while its first mapping exists: the linker would only
 * count, and no initialiser would run.
 *
 * Constants that are stored in a model's code are most of it, and the container that is made of the
 * code copies them. A memory file keeps its pages as long as it is mapped, so whole pages of
 * constants are left empty there. If the bytes that were given stay, the symbol by which the code
 * finds its constants is made the absolute address of those; the code asks for it by a relocation,
 * as a library does for all symbols that another may replace. Else other memory is put in the
 * place of the empty pages, which can be given back.
 */
#include <dlfcn.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/base.h"
#include "loader/loading.h"
#include "tensor/stored_constants.h"

/* Between these names the code of a compiled model stores its constants. */
#define CONSTANTS_START "_binary_constants_bin_start"
#define CONSTANTS_END   "_binary_constants_bin_end"

/* What a model's code stores of its constants, where it cannot write. */
typedef struct stored_constants {
    const tni_elf_symbol *start; /* its name; NULL if there are none */
    const char *data;            /* all bytes, in what was given */
    size_t bytes;                /* how many */
    tn_binary_part pages;        /* the whole pages of them that the copy lacks */
    bool is_read_there;          /* the code is to read them in what was given */
} stored_constants;

static tn_status fail_copy(const tni_elf *elf, const char *what)
{
    char buffer[128];
    return tni_fail(TN_ERR_IO, "%s: its copy in memory cannot be %s: %s", elf->path, what,
                    tni_error_text(errno, buffer, sizeof buffer));
}

/* Write all bytes at an offset; a short write is continued. */
static bool write_at(int file, const void *data, size_t bytes, size_t offset)
{
    while (bytes > 0) {
        ssize_t written = pwrite(file, data, bytes, (off_t)offset);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        data = (const char *)data + written;
        offset += (size_t)written;
        bytes -= (size_t)written;
    }
    return true;
}

/*
 * Return the hash of a version's name, as System V's ABI defines it for ELF. The linker compares
 * this hash first, so a replaced name needs its own.
 */
static uint32_t hash_version(const char *name)
{
    uint32_t hash = 0;
    for (; *name != '\0'; name++) {
        hash = (hash << 4) + (unsigned char)*name;
        hash ^= (hash & 0xf0000000U) >> 24;
        hash &= 0x0fffffffU;
    }
    return hash;
}

/*
 * Without its first letter: then the SONAME can be changed by moving its offset by one, whatever
 * else uses the string. Linkers let strings share their ends, so only a whole needed name may be
 * overwritten.
 */
bool tni_private_copy_name(tni_text soname, char name[TNI_MAX_SONAME])
{
    if (soname.length < 2 || soname.length >= TNI_MAX_SONAME)
        return false;
    memcpy(name, soname.data + 1, soname.length - 1);
    name[soname.length - 1] = '\0';
    return true;
}

/* Change the SONAME as tni_private_copy_name does. */
static bool patch_soname(int file, const tni_elf *elf)
{
    uint64_t value = 0;
    if (elf->soname_entry == 0 || elf->soname.length < 2)
        return true;
    memcpy(&value, (const char *)elf->data + elf->soname_entry, sizeof value);
    value++;
    return write_at(file, &value, sizeof value, elf->soname_entry);
}

/*
 * Write `name` over `old`, and its hash where versions use the same string. A needed name may share
 * its string with the library that versions are needed of; both then mean the stand-in.
 */
static bool patch_name(int file, const tni_elf *elf, tni_text old, const char *name)
{
    uint32_t hash = hash_version(name);
    if (!write_at(file, name, strlen(name) + 1, tni_elf_offset(elf, old)))
        return false;
    for (size_t i = 0; i < elf->nversions; i++)
        if (elf->versions[i].name.data == old.data &&
            !write_at(file, &hash, sizeof hash, elf->versions[i].hash_offset))
            return false;
    return true;
}

/*
 * Diverted imports lose the first letter of their name. "lsym" is a function of the stand-ins; no
 * library has the others, so a weak one is NULL and another is missing. The offset of the name is
 * moved and its string left alone, because other names may share its end. The checker's functions
 * are exported under such names.
 */
static bool patch_imports(int file, const tni_elf *elf, const tni_needs *needs)
{
    bool is_watched = tni_checker_watches(needs->checker, elf);
    for (size_t i = 0; i < elf->nsymbols; i++) {
        const tni_elf_symbol *symbol = &elf->symbols[i];
        uint32_t name;
        if (!tni_import_is_diverted(symbol) &&
            !(is_watched && symbol->is_undefined && tni_checker_has(needs->checker, symbol->name)))
            continue;
        memcpy(&name, (const char *)elf->data + symbol->entry, sizeof name);
        name++;
        if (!write_at(file, &name, sizeof name, symbol->entry))
            return false;
    }
    return true;
}

static bool patch_names(int file, const tni_elf *elf, const tni_needs *needs)
{
    for (size_t i = 0; i < elf->nneeded; i++) {
        const char *name = tni_needs_rename(needs, elf->needed[i]);
        if (name != NULL && !patch_name(file, elf, elf->needed[i], name))
            return false;
    }
    return patch_imports(file, elf, needs) && patch_soname(file, elf);
}

/*
 * Make the copy need one more library: write the library's name over that of a function that nobody
 * looks up, and an entry for it into an unused one of the dynamic section.
 */
static bool patch_lead(int file, const tni_elf *elf, const tni_needs *needs)
{
    uint32_t place;
    if (needs->overwritten == NULL)
        return true;
    memcpy(&place, (const char *)elf->data + needs->overwritten->entry, sizeof place);
    const char *name = tni_needs_rename(needs, tni_text_of(TNI_LEADING_LIBRARY));
    if (name == NULL)
        name = TNI_LEADING_LIBRARY;
    Elf64_Dyn entry = {.d_tag = DT_NEEDED, .d_un = {.d_val = place}};
    return write_at(file, name, strlen(name) + 1, tni_elf_offset(elf, needs->overwritten->name)) &&
           write_at(file, &entry, sizeof entry, elf->spare_entry);
}

/*
 * Make the stack not executable: nothing of the ABI needs an executable one, and it would weaken
 * the process. Files from old assemblers request one by saying nothing.
 */
static bool patch_stack(int file, const tni_elf *elf)
{
    uint32_t flags = 0;
    if (elf->stack_flags_offset == 0)
        return true;
    memcpy(&flags, (const char *)elf->data + elf->stack_flags_offset, sizeof flags);
    flags &= ~(uint32_t)PF_X;
    return write_at(file, &flags, sizeof flags, elf->stack_flags_offset);
}

/*
 * Write a path of the open file that was never used before: the linker remembers paths, and the
 * number of a closed descriptor is reused. A counter is encoded in it, as one slash or two after
 * each ".". Calls are serialised by the lock on loads, so the counter is plain.
 */
static void write_path(int file, char *path, size_t size)
{
    static unsigned copies;
    int length = snprintf(path, size, "/proc/self/fd/");
    for (unsigned count = ++copies; count != 0 && (size_t)length + 16 < size; count >>= 1)
        length += snprintf(path + length, size - (size_t)length, count & 1 ? ".//" : "./");
    snprintf(path + length, size - (size_t)length, "%d", file);
}

/* Find the two names; the constants of another file have no start. */
static const tni_elf_symbol *find_names(const tni_elf *elf, const tni_elf_symbol **end)
{
    const tni_elf_symbol *start = NULL;
    *end = NULL;
    for (size_t i = 0; i < elf->nsymbols; i++) {
        const tni_elf_symbol *symbol = &elf->symbols[i];
        if (symbol->is_undefined || symbol->is_local)
            continue;
        if (tni_text_is(symbol->name, CONSTANTS_START))
            start = symbol;
        else if (tni_text_is(symbol->name, CONSTANTS_END))
            *end = symbol;
    }
    return *end != NULL ? start : NULL;
}

/*
 * Find the constants that a model's code stores between two names. They can be read in what was
 * given if that stays and the code asks for the start by a relocation; if it asked for the end too,
 * it might subtract the two. On 64-bit ARM the segment has code, too, but not on pages of
 * constants.
 */
static stored_constants find_constants(const tni_elf *elf)
{
    const uint64_t page = (uint64_t)sysconf(_SC_PAGESIZE);
    const tni_elf_symbol *end = NULL, *start = find_names(elf, &end);
    stored_constants found = {.pages = {.data = elf->data}};
    tn_binary_part part;
    for (size_t i = 0; start != NULL && tni_elf_part(elf, i, &part); i++) {
        if (part.is_writable || start->address < part.address || start->address > end->address ||
            end->address - part.address > part.bytes)
            continue;
        const uint64_t first = (start->address + page - 1) / page * page;
        const uint64_t last = end->address / page * page;
        if (first >= last)
            break;
        found.start = start;
        found.data = (const char *)part.data + (start->address - part.address);
        found.bytes = end->address - start->address;
        found.pages = part;
        found.pages.data = (const char *)part.data + (first - part.address);
        found.pages.bytes = last - first;
        found.pages.address = first;
        found.is_read_there = elf->is_lasting && start->has_relocation && !end->has_relocation &&
                              (uintptr_t)found.data % TNI_CONSTANTS_ALIGNMENT == 0;
        break;
    }
    return found;
}

/* Give a symbol of the copy an absolute address; a hidden one is what the copy itself binds to. */
static bool patch_symbol(int file, const tni_elf *elf, const tni_elf_symbol *symbol,
                         uintptr_t address, unsigned char visibility)
{
    Elf64_Sym entry;
    memcpy(&entry, (const char *)elf->data + symbol->entry, sizeof entry);
    entry.st_shndx = SHN_ABS;
    entry.st_value = (Elf64_Addr)address;
    entry.st_other = visibility;
    return write_at(file, &entry, sizeof entry, symbol->entry);
}

/* Have the copy read its constants in what was given, and copy them by tni_stored_copy. */
static bool patch_constants(int file, const tni_elf *elf, const stored_constants *constants)
{
    bool is_good =
        !constants->is_read_there ||
        patch_symbol(file, elf, constants->start, (uintptr_t)constants->data, STV_DEFAULT);
    for (size_t i = 0; constants->is_read_there && is_good && i < elf->nsymbols; i++)
        if (elf->symbols[i].is_undefined && tni_text_is(elf->symbols[i].name, "memcpy"))
            is_good =
                patch_symbol(file, elf, &elf->symbols[i], (uintptr_t)tni_stored_copy, STV_HIDDEN);
    return is_good;
}

/* Write bytes [begin, end) of the file. */
static bool write_piece(int file, const tni_elf *elf, size_t begin, size_t end)
{
    return write_at(file, (const char *)elf->data + begin, end - begin, begin);
}

/*
 * Write the file without its constants and without what only debuggers read, which is most of a
 * small model; those pages stay empty.
 */
static bool write_file(int file, const tni_elf *elf, const tn_binary_part *pages)
{
    size_t begin, end, from = (size_t)((const char *)pages->data - (const char *)elf->data);
    tni_elf_idle_bytes(elf, &begin, &end);
    if (begin == end)
        begin = end = elf->bytes;
    return ftruncate(file, (off_t)elf->bytes) == 0 && write_piece(file, elf, 0, from) &&
           write_piece(file, elf, from + pages->bytes, begin) &&
           write_piece(file, elf, end, elf->bytes);
}

/* Put memory with the constants over the pages of the opened copy that were left empty. */
static bool place_constants(const tn_binary_part *pages, const char *start, tni_opened_copy *copy)
{
    const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    char *place = (char *)(((uintptr_t)start + page - 1) / page * page);
    if (start == NULL || mmap(place, pages->bytes, PROT_READ | PROT_WRITE,
                              MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == MAP_FAILED)
        return false;
    /* Each page is read once: large ones take a third less of a load's time. */
    (void)madvise(place, pages->bytes, MADV_HUGEPAGE);
    memcpy(place, pages->data, pages->bytes);
    copy->constants = place;
    copy->constants_bytes = pages->bytes;
    return mprotect(place, pages->bytes, PROT_READ) == 0;
}

/* Have the opened copy find its constants. */
static bool give_constants(const stored_constants *constants, tni_opened_copy *copy)
{
    if (constants->start == NULL)
        return true;
    const char *start = dlsym(copy->handle, CONSTANTS_START);
    if (!constants->is_read_there)
        return place_constants(&constants->pages, start, copy);
    copy->constants = constants->data;
    copy->constants_bytes = constants->bytes;
    copy->reads_constants_there = true;
    return start == constants->data;
}

/*
 * The copy is opened by descriptor: it has no name in a file system, needs no cleaning up, and ends
 * with the process. It is sealed before it is mapped, so that what was checked is what runs.
 */
static tn_status open_file(const tni_elf *elf, const tni_needs *needs, bool is_lazy,
                           tni_opened_copy *copy)
{
    char path[160];
    const int file = copy->file;
    const stored_constants constants = find_constants(elf);
    if (!write_file(file, elf, &constants.pages) || !patch_constants(file, elf, &constants) ||
        (needs->is_private && !patch_names(file, elf, needs)) || !patch_lead(file, elf, needs) ||
        !patch_stack(file, elf) ||
        fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL) != 0)
        return fail_copy(elf, "written");
    write_path(file, path, sizeof path);
    copy->handle = dlopen(path, (is_lazy ? RTLD_LAZY : RTLD_NOW) | RTLD_LOCAL);
    if (copy->handle == NULL)
        return tni_linker_refusal(elf->path);
    return give_constants(&constants, copy) ? TN_OK : fail_copy(elf, "given its constants");
}

/*
 * The name is only for /proc/PID/maps, debuggers and the checker, which reads the debug information
 * of the file: its path, or without folders if that is too long. The linker has its mappings, so
 * the descriptor can be closed unless the caller wants it.
 */
tn_status tni_memory_copy_open(const tni_elf *elf, const tni_needs *needs, bool is_lazy,
                               tni_opened_copy *out)
{
    const char *slash = strrchr(elf->path, '/');
    char name[250]; /* the kernel takes up to 249 bytes */
    bool is_short = strlen(elf->path) < sizeof name;
    snprintf(name, sizeof name, "%s", is_short || slash == NULL ? elf->path : slash + 1);
    tni_opened_copy copy = {.file = memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING)};
    if (copy.file < 0)
        return fail_copy(elf, "made");
    tn_status status = open_file(elf, needs, is_lazy, &copy);
    if (status == TN_OK && out != NULL)
        *out = copy;
    else
        close(copy.file);
    return status;
}
