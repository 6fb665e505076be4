/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Reads the dynamic part of an ELF shared object.
 *
 *     file header ─► program headers ─► PT_LOAD       which addresses are where in the file
 *                                       PT_DYNAMIC    tags and values: names, tables, addresses
 *                                       PT_GNU_STACK  whether the stack must be executable
 *
 * The file is not trusted: each structure is copied after its whole extent was found to be inside
 * the file, addresses become offsets only through a PT_LOAD that contains them, and every loop is
 * bounded by the size of the file. Section headers are not used; the dynamic linker does not use
 * them either. Native byte order and 64 bits only, because nothing else can be opened.
 */
#include <elf.h>

#include "base/base.h"
#include "base/processor.h"
#include "loader/loading.h"

#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#    define OUR_ORDER ELFDATA2LSB
#else
#    define OUR_ORDER ELFDATA2MSB
#endif

/* The most program headers of a file; linkers write a dozen, and each is read often. */
#define MAX_PARTS 512

/* The values of the dynamic section: addresses and sizes, 0 if absent. */
typedef struct dynamic_section {
    uint64_t strings;       /* DT_STRTAB */
    uint64_t strings_size;  /* DT_STRSZ */
    uint64_t symbols;       /* DT_SYMTAB */
    uint64_t hash;          /* DT_HASH */
    uint64_t gnu_hash;      /* DT_GNU_HASH */
    uint64_t relocs;        /* DT_RELA */
    uint64_t relocs_size;   /* DT_RELASZ */
    uint64_t plt;           /* DT_JMPREL */
    uint64_t plt_size;      /* DT_PLTRELSZ */
    uint64_t flags;         /* DT_FLAGS_1 */
    uint64_t versions;      /* DT_VERNEED */
    uint64_t nversions;     /* DT_VERNEEDNUM */
    uint64_t numbers;       /* DT_VERSYM */
    uint64_t soname;        /* DT_SONAME, an offset into the strings; 0: none */
    uint64_t rpath;         /* DT_RPATH, an offset into the strings */
    uint64_t runpath;       /* DT_RUNPATH, an offset into the strings */
    uint64_t strings_start; /* file offset of the strings, found from `strings` */
} dynamic_section;

/* Fail for what no linker writes: the file is damaged, or an attack. */
static tn_status malformed(const tni_elf *elf, const char *what)
{
    return tni_fail(TN_ERR_IO, "%s: malformed ELF file: %s", elf->path, what);
}

/*
 * Copy `size` bytes at `offset` out of the file; false if they are not all inside. Structures are
 * copied, because nothing in a file need be aligned; only strings are pointed to.
 */
static bool read_at(const tni_elf *elf, uint64_t offset, void *out, size_t size)
{
    if (offset > elf->bytes || size > elf->bytes - offset)
        return false;
    memcpy(out, (const char *)elf->data + offset, size);
    return true;
}

static bool starts_with(const tni_elf *elf, const char *magic, size_t length)
{
    return elf->bytes >= length && memcmp(elf->data, magic, length) == 0;
}

/* Whether the file begins like a text: no control characters but white space. */
static bool looks_like_text(const tni_elf *elf)
{
    const unsigned char *bytes = elf->data;
    size_t length = elf->bytes < 512 ? elf->bytes : 512;
    for (size_t i = 0; i < length; i++)
        if ((bytes[i] < ' ' && bytes[i] != '\n' && bytes[i] != '\r' && bytes[i] != '\t') ||
            bytes[i] == 127)
            return false;
    return true;
}

/*
 * Return what a file that is not ELF is, for the message. The usual mistakes are a wheel instead of
 * a library in it, a library of another system, and a file truncated in transfer.
 */
static const char *foreign_format(const tni_elf *elf)
{
    if (elf->bytes == 0)
        return "an empty file";
    if (starts_with(elf, "!<arch>\n", 8))
        return "a static archive";
    if (starts_with(elf, "PK\3\4", 4))
        return "a zip archive (a wheel or a model package)";
    if (starts_with(elf, "MZ", 2) && !looks_like_text(elf))
        return "a Windows library";
    if (starts_with(elf, "\xcf\xfa\xed\xfe", 4) || starts_with(elf, "\xca\xfe\xba\xbe", 4))
        return "a macOS library";
    if (starts_with(elf, ELFMAG, elf->bytes < SELFMAG ? elf->bytes : SELFMAG))
        return "a truncated ELF file";
    return looks_like_text(elf) ? "a text file" : "a file of unknown format";
}

const char *tni_elf_machine_name(unsigned machine)
{
    switch (machine) {
    case EM_386:
        return "32-bit x86";
    case EM_X86_64:
        return "x86-64";
    case EM_ARM:
        return "32-bit ARM";
    case EM_AARCH64:
        return "AArch64";
    case EM_PPC64:
        return "PowerPC64";
    case EM_RISCV:
        return "RISC-V";
    case EM_S390:
        return "S/390";
    default:
        return "another machine";
    }
}

/*
 * Return the kind of an ELF file that is refused; NULL for a shared library, and for a program if
 * only examined.
 */
static const char *foreign_type(unsigned type, bool is_examined)
{
    if (type == ET_DYN || (type == ET_EXEC && is_examined))
        return NULL;
    switch (type) {
    case ET_REL:
        return "an object file that was not linked";
    case ET_EXEC:
        return "an executable";
    case ET_CORE:
        return "a core dump";
    default:
        return "an ELF file of unknown type";
    }
}

/*
 * Read and check the file header. The checks are in the order in which their messages help most:
 * what the file is, for which machine, of which kind. Type and machine are read before the class is
 * known, because they are at the same offset in both classes.
 */
static tn_status read_header(const tni_elf *elf, Elf64_Ehdr *header)
{
    if (!starts_with(elf, ELFMAG, SELFMAG))
        return tni_fail(TN_ERR_IO, "%s: is %s, not a shared library", elf->path,
                        foreign_format(elf));
    unsigned char ident[EI_NIDENT] = {0};
    uint16_t kind[2] = {0}; /* type and machine: at the same offset in both classes */
    if (!read_at(elf, 0, ident, sizeof ident) || !read_at(elf, EI_NIDENT, kind, sizeof kind))
        return tni_fail(TN_ERR_IO, "%s: is a truncated ELF file (%zu bytes)", elf->path,
                        elf->bytes);
    if (ident[EI_DATA] != OUR_ORDER)
        return tni_fail(TN_ERR_IO, "%s: is an ELF file of the other byte order", elf->path);
    if (ident[EI_CLASS] != ELFCLASS64)
        return tni_fail(TN_ERR_IO, "%s: is a 32-bit ELF file for %s; this process is 64-bit",
                        elf->path, tni_elf_machine_name(kind[1]));
    if (kind[1] != TNI_ELF_MACHINE && !elf->is_examined)
        return tni_fail(TN_ERR_IO, "%s: is an ELF file for %s (machine %u); this process is %s",
                        elf->path, tni_elf_machine_name(kind[1]), kind[1],
                        tni_elf_machine_name(TNI_ELF_MACHINE));
    const char *type = foreign_type(kind[0], elf->is_examined);
    if (type != NULL)
        return tni_fail(TN_ERR_IO, "%s: is %s, not a shared library", elf->path, type);
    if (!read_at(elf, 0, header, sizeof *header))
        return tni_fail(TN_ERR_IO, "%s: is a truncated ELF file (%zu bytes)", elf->path,
                        elf->bytes);
    if (header->e_phentsize != sizeof(Elf64_Phdr) || header->e_phnum > MAX_PARTS)
        return malformed(elf, "program headers of an unknown form");
    return TN_OK;
}

/*
 * Read program header `index`; false if the file ends before it. The table's offset may be
 * anything.
 */
static bool read_program_header(const tni_elf *elf, const Elf64_Ehdr *header, size_t index,
                                Elf64_Phdr *out)
{
    uint64_t offset = 0;
    return !__builtin_add_overflow(header->e_phoff, index * sizeof *out, &offset) &&
           read_at(elf, offset, out, sizeof *out);
}

/*
 * Read the program headers: none may refer to anything beyond the end of the file. *dynamic_part
 * receives PT_DYNAMIC. A truncated file is noticed here; the dynamic linker would map it, and the
 * process would end with SIGBUS.
 */
static tn_status read_segments(tni_elf *elf, const Elf64_Ehdr *header, Elf64_Phdr *dynamic_part)
{
    bool has_dynamic = false;
    for (size_t i = 0; i < header->e_phnum; i++) {
        Elf64_Phdr part;
        uint64_t end = 0;
        if (!read_program_header(elf, header, i, &part))
            return tni_fail(TN_ERR_IO,
                            "%s: is a truncated ELF file: %zu bytes end before its "
                            "program headers",
                            elf->path, elf->bytes);
        if (part.p_type == PT_GNU_STACK)
            elf->stack_flags_offset =
                header->e_phoff + i * sizeof part + offsetof(Elf64_Phdr, p_flags);
        if (part.p_type != PT_LOAD && part.p_type != PT_DYNAMIC)
            continue;
        if (__builtin_add_overflow(part.p_offset, part.p_filesz, &end) || end > elf->bytes)
            return tni_fail(TN_ERR_IO,
                            "%s: is a truncated ELF file: it has %zu bytes, its segments need %llu",
                            elf->path, elf->bytes, (unsigned long long)end);
        if (part.p_type == PT_DYNAMIC) {
            *dynamic_part = part;
            has_dynamic = true;
        }
    }
    if (!has_dynamic)
        return tni_fail(TN_ERR_IO, "%s: has no dynamic section, so it %s", elf->path,
                        elf->is_examined ? "is linked with no library" : "is no shared library");
    return TN_OK;
}

/*
 * Return the file offset of `size` bytes at an address; false if no PT_LOAD contains them all.
 * Addresses in the dynamic section are those of the loaded image.
 */
static bool find_address(const tni_elf *elf, const Elf64_Ehdr *header, uint64_t address,
                         uint64_t size, uint64_t *offset)
{
    for (size_t i = 0; i < header->e_phnum; i++) {
        Elf64_Phdr part;
        if (!read_program_header(elf, header, i, &part) || part.p_type != PT_LOAD)
            continue;
        uint64_t inside = address - part.p_vaddr;
        if (address < part.p_vaddr || inside > part.p_filesz || size > part.p_filesz - inside)
            continue;
        *offset = part.p_offset + inside;
        TNI_ASSERT(*offset <= elf->bytes && size <= elf->bytes - *offset);
        return true;
    }
    return false;
}

/*
 * Store one entry of the dynamic section. One table instead of fifteen cases; of a repeated tag the
 * last one counts, as for the linker.
 */
static void take_entry(dynamic_section *dynamic, const Elf64_Dyn *entry)
{
    const struct {
        int64_t tag;
        uint64_t *value;
    } wanted[] = {
        {DT_STRTAB, &dynamic->strings},     {DT_STRSZ, &dynamic->strings_size},
        {DT_SYMTAB, &dynamic->symbols},     {DT_HASH, &dynamic->hash},
        {DT_GNU_HASH, &dynamic->gnu_hash},  {DT_RELA, &dynamic->relocs},
        {DT_RELASZ, &dynamic->relocs_size}, {DT_JMPREL, &dynamic->plt},
        {DT_PLTRELSZ, &dynamic->plt_size},  {DT_FLAGS_1, &dynamic->flags},
        {DT_VERNEED, &dynamic->versions},   {DT_VERNEEDNUM, &dynamic->nversions},
        {DT_VERSYM, &dynamic->numbers},     {DT_SONAME, &dynamic->soname},
        {DT_RPATH, &dynamic->rpath},        {DT_RUNPATH, &dynamic->runpath},
    };
    for (size_t i = 0; i < TN_LEN(wanted); i++)
        if (entry->d_tag == wanted[i].tag)
            *wanted[i].value = entry->d_un.d_val;
}

/*
 * Read the dynamic section and count DT_NEEDED into elf->nneeded. A position-independent executable
 * is ET_DYN like a library; only a flag tells it apart, and opening it would fail later with a
 * worse message.
 */
static tn_status read_dynamic(tni_elf *elf, const Elf64_Ehdr *header, const Elf64_Phdr *part,
                              dynamic_section *out)
{
    size_t count = part->p_filesz / sizeof(Elf64_Dyn);
    for (size_t i = 0; i < count; i++) {
        Elf64_Dyn entry;
        if (!read_at(elf, part->p_offset + i * sizeof entry, &entry, sizeof entry))
            return malformed(elf, "the dynamic section leaves the file");
        if (entry.d_tag == DT_NULL) {
            /* The last entry ends the section; linkers leave some unused ones before it. */
            elf->spare_entry = i + 1 < count ? part->p_offset + i * sizeof entry : 0;
            break;
        }
        if (entry.d_tag == DT_NEEDED)
            elf->nneeded++;
        if (entry.d_tag == DT_SONAME)
            elf->soname_entry = part->p_offset + i * sizeof entry + offsetof(Elf64_Dyn, d_un);
        take_entry(out, &entry);
    }
    if ((out->flags & DF_1_PIE) && !elf->is_examined)
        return tni_fail(TN_ERR_IO, "%s: is an executable, not a shared library", elf->path);
    if (out->strings == 0 || out->symbols == 0)
        return malformed(elf, "no table of strings or of symbols");
    if (!find_address(elf, header, out->strings, out->strings_size, &out->strings_start))
        return malformed(elf, "the table of strings leaves the file");
    return TN_OK;
}

/*
 * Return the string at `offset` of the string table; false if it does not end inside. A NUL was
 * found, so the result can be used as a C string.
 */
static bool read_string(const tni_elf *elf, const dynamic_section *dynamic, uint64_t offset,
                        tni_text *out)
{
    if (offset >= dynamic->strings_size)
        return false;
    const char *start = (const char *)elf->data + dynamic->strings_start + offset;
    const char *end = memchr(start, '\0', dynamic->strings_size - offset);
    if (end == NULL)
        return false;
    *out = (tni_text){start, (size_t)(end - start)};
    TNI_ASSERT(end < (const char *)elf->data + elf->bytes);
    return true;
}

/*
 * Read the NEEDED names, SONAME and search path. DT_RUNPATH makes the linker ignore DT_RPATH, and
 * so does this.
 */
static tn_status read_names(tni_elf *elf, const Elf64_Phdr *part, const dynamic_section *dynamic)
{
    uint64_t search = dynamic->runpath != 0 ? dynamic->runpath : dynamic->rpath;
    elf->is_runpath = dynamic->runpath != 0;
    if ((dynamic->soname != 0 && !read_string(elf, dynamic, dynamic->soname, &elf->soname)) ||
        (search != 0 && !read_string(elf, dynamic, search, &elf->search)))
        return malformed(elf, "a name leaves the table of strings");
    if (elf->nneeded == 0)
        return TN_OK;
    elf->needed = tni_calloc(elf->nneeded, sizeof *elf->needed);
    if (elf->needed == NULL)
        return tni_fail_memory(elf->nneeded * sizeof *elf->needed);
    size_t filled = 0;
    for (size_t i = 0; filled < elf->nneeded; i++) {
        Elf64_Dyn entry;
        if (!read_at(elf, part->p_offset + i * sizeof entry, &entry, sizeof entry))
            return malformed(elf, "the dynamic section leaves the file");
        if (entry.d_tag == DT_NEEDED &&
            !read_string(elf, dynamic, entry.d_un.d_val, &elf->needed[filled++]))
            return malformed(elf, "a needed name leaves the table of strings");
    }
    return TN_OK;
}

/*
 * Count the symbols by the GNU hash table: one more than the last index of the longest chain.
 *
 *     {buckets, first symbol, bloom words, shift} │ bloom │ buckets │ chains, whose last bit ends
 * them
 */
static uint64_t count_by_gnu_hash(const tni_elf *elf, uint64_t start)
{
    uint32_t header[4];
    if (!read_at(elf, start, header, sizeof header))
        return 0;
    uint64_t buckets = start + sizeof header + (uint64_t)header[2] * sizeof(uint64_t);
    uint64_t chain = buckets + (uint64_t)header[0] * sizeof(uint32_t);
    uint32_t last = 0;
    for (uint32_t i = 0; i < header[0]; i++) {
        uint32_t first = 0;
        if (!read_at(elf, buckets + (uint64_t)i * sizeof first, &first, sizeof first))
            return 0;
        last = first > last ? first : last;
    }
    if (last < header[1])
        return header[1];
    for (uint64_t index = last;; index++) {
        uint32_t mark = 0;
        if (!read_at(elf, chain + (index - header[1]) * sizeof mark, &mark, sizeof mark))
            return 0;
        if (mark & 1)
            return index + 1;
    }
}

/* Called for each relocation, with the index of its symbol. */
typedef void (*relocation_visitor)(void *context, uint64_t symbol);

/*
 * Visit one relocation table; one that leaves the file is malformed. Only tables with addends are
 * read: the 64-bit machines that Tenon runs on have no others.
 */
static tn_status visit_table(const tni_elf *elf, const Elf64_Ehdr *header, uint64_t address,
                             uint64_t size, relocation_visitor visitor, void *context)
{
    uint64_t start = 0;
    if (size == 0)
        return TN_OK;
    if (!find_address(elf, header, address, size, &start))
        return malformed(elf, "a table of relocations leaves the file");
    for (uint64_t i = 0; i < size / sizeof(Elf64_Rela); i++) {
        Elf64_Rela relocation;
        if (!read_at(elf, start + i * sizeof relocation, &relocation, sizeof relocation))
            return malformed(elf, "a relocation leaves the file");
        visitor(context, ELF64_R_SYM(relocation.r_info));
    }
    return TN_OK;
}

/* Visit both tables: functions called through the jump table have one of their own. */
static tn_status visit_relocations(const tni_elf *elf, const Elf64_Ehdr *header,
                                   const dynamic_section *dynamic, relocation_visitor visitor,
                                   void *context)
{
    TN_TRY(visit_table(elf, header, dynamic->relocs, dynamic->relocs_size, visitor, context));
    return visit_table(elf, header, dynamic->plt, dynamic->plt_size, visitor, context);
}

/* Note where a table is that visit_table has accepted. */
static void keep_table(tni_elf *elf, const Elf64_Ehdr *header, uint64_t address, uint64_t size,
                       tni_elf_table *out)
{
    uint64_t start = 0;
    if (size > 0 && find_address(elf, header, address, size, &start))
        *out = (tni_elf_table){start, size / sizeof(Elf64_Rela)};
}

static void visit_largest(void *context, uint64_t symbol)
{
    uint64_t *count = context;
    *count = symbol + 1 > *count ? symbol + 1 : *count;
}

static void visit_mark(void *context, uint64_t symbol)
{
    tni_elf *elf = context;
    if (symbol >= 1 && symbol <= elf->nsymbols)
        elf->symbols[symbol - 1].has_relocation = true;
}

/*
 * Count the entries of the symbol table, including the null one. Nothing in the file says it
 * directly: the old hash table has the number, the GNU one knows its defined symbols, and
 * relocations know those that they use.
 */
static tn_status count_symbols(const tni_elf *elf, const Elf64_Ehdr *header,
                               const dynamic_section *dynamic, uint64_t *out)
{
    uint64_t start = 0;
    uint64_t count = 0;
    uint32_t hash[2] = {0, 0};
    TN_TRY(visit_relocations(elf, header, dynamic, visit_largest, &count));
    if (dynamic->hash != 0 && find_address(elf, header, dynamic->hash, sizeof hash, &start) &&
        read_at(elf, start, hash, sizeof hash) && hash[1] > count)
        count = hash[1];
    if (dynamic->gnu_hash != 0 && find_address(elf, header, dynamic->gnu_hash, 16, &start)) {
        uint64_t defined = count_by_gnu_hash(elf, start);
        count = defined > count ? defined : count;
    }
    *out = count;
    return TN_OK;
}

/*
 * Read the version number of each symbol, which is a separate table. Only messages use it, so an
 * incomplete table is ignored.
 */
static void read_numbers(tni_elf *elf, const Elf64_Ehdr *header, const dynamic_section *dynamic)
{
    uint64_t start = 0;
    uint64_t size = (elf->nsymbols + 1) * sizeof(uint16_t);
    if (dynamic->numbers == 0 || !find_address(elf, header, dynamic->numbers, size, &start))
        return;
    for (size_t i = 0; i < elf->nsymbols; i++) {
        uint16_t number = 0;
        if (read_at(elf, start + (i + 1) * sizeof number, &number, sizeof number))
            elf->symbols[i].version = number & 0x7fff;
    }
}

/*
 * Read the symbols and mark those that relocations use. A symbol without a relocation is never
 * looked up (it is left over from linking), so it may be missing.
 */
static tn_status read_symbols(tni_elf *elf, const Elf64_Ehdr *header,
                              const dynamic_section *dynamic)
{
    uint64_t count = 0;
    uint64_t start = 0;
    TN_TRY(count_symbols(elf, header, dynamic, &count));
    if (count > elf->bytes / sizeof(Elf64_Sym) ||
        !find_address(elf, header, dynamic->symbols, count * sizeof(Elf64_Sym), &start))
        return malformed(elf, "the table of symbols leaves the file");
    if (count <= 1)
        return TN_OK;
    elf->symbols = tni_calloc(count - 1, sizeof *elf->symbols);
    if (elf->symbols == NULL)
        return tni_fail_memory((count - 1) * sizeof *elf->symbols);
    for (uint64_t i = 1; i < count; i++) {
        Elf64_Sym raw;
        tni_elf_symbol *symbol = &elf->symbols[i - 1];
        if (!read_at(elf, start + i * sizeof raw, &raw, sizeof raw) ||
            !read_string(elf, dynamic, raw.st_name, &symbol->name))
            return malformed(elf, "the name of a symbol leaves the table of strings");
        symbol->entry = start + i * sizeof raw;
        symbol->is_undefined = raw.st_shndx == SHN_UNDEF;
        symbol->is_weak = ELF64_ST_BIND(raw.st_info) == STB_WEAK;
        symbol->is_local = ELF64_ST_BIND(raw.st_info) == STB_LOCAL;
        symbol->is_code =
            ELF64_ST_TYPE(raw.st_info) == STT_FUNC || ELF64_ST_TYPE(raw.st_info) == STT_GNU_IFUNC;
        symbol->address = symbol->is_undefined ? 0 : raw.st_value;
    }
    elf->nsymbols = count - 1;
    TNI_ASSERT(elf->symbols[elf->nsymbols - 1].entry + sizeof(Elf64_Sym) <= elf->bytes);
    read_numbers(elf, header, dynamic);
    keep_table(elf, header, dynamic->relocs, dynamic->relocs_size, &elf->tables[0]);
    keep_table(elf, header, dynamic->plt, dynamic->plt_size, &elf->tables[1]);
    return visit_relocations(elf, header, dynamic, visit_mark, elf);
}

/* Append one version; `offset` is that of its Elf64_Vernaux. */
static tn_status take_version(tni_elf *elf, const dynamic_section *dynamic, size_t *capacity,
                              tni_text library, uint64_t offset, Elf64_Vernaux *version)
{
    tni_text name = {0};
    if (!read_at(elf, offset, version, sizeof *version) ||
        !read_string(elf, dynamic, version->vna_name, &name))
        return malformed(elf, "a version leaves the file");
    TN_TRY(
        tni_reserve((void **)&elf->versions, capacity, elf->nversions + 1, sizeof *elf->versions));
    elf->versions[elf->nversions++] = (tni_elf_version){name, library, version->vna_other & 0x7fff,
                                                        offset + offsetof(Elf64_Vernaux, vna_hash)};
    return TN_OK;
}

/*
 * Read the versions needed of other libraries: a chain of libraries, each with a chain of versions,
 * linked by distances that end with 0. The number of steps is bounded by the file's size, because
 * the chain of a bad file may be circular.
 */
static tn_status read_versions(tni_elf *elf, const Elf64_Ehdr *header,
                               const dynamic_section *dynamic)
{
    uint64_t library_offset = 0;
    size_t capacity = 0;
    if (dynamic->versions == 0)
        return TN_OK;
    if (!find_address(elf, header, dynamic->versions, sizeof(Elf64_Verneed), &library_offset))
        return malformed(elf, "the table of versions leaves the file");
    for (uint64_t i = 0; i < dynamic->nversions; i++) {
        Elf64_Verneed library;
        Elf64_Vernaux version = {.vna_next = 0};
        tni_text name = {0};
        if (!read_at(elf, library_offset, &library, sizeof library) ||
            !read_string(elf, dynamic, library.vn_file, &name))
            return malformed(elf, "the table of versions leaves the file");
        uint64_t offset = library_offset + library.vn_aux;
        for (uint16_t j = 0; j < library.vn_cnt; j++, offset += version.vna_next) {
            if (elf->nversions > elf->bytes / sizeof version)
                return malformed(elf, "more versions than fit into the file");
            TN_TRY(take_version(elf, dynamic, &capacity, name, offset, &version));
        }
        if (library.vn_next == 0)
            break;
        library_offset += library.vn_next;
    }
    return TN_OK;
}

/* Add the versions of an ABI that was not seen yet. */
static void take_versions(tni_elf *elf, const tni_elf_note *versions)
{
    for (size_t i = 0; i < elf->nnotes; i++)
        if (elf->notes[i].abi == versions->abi)
            return;
    if (elf->nnotes < TN_LEN(elf->notes))
        elf->notes[elf->nnotes++] = *versions;
}

static void take_target(tni_elf *elf, uint64_t target)
{
    for (size_t i = 0; i < elf->ntargets; i++)
        if (elf->targets[i] == target)
            return;
    if (elf->ntargets < TN_LEN(elf->targets))
        elf->targets[elf->ntargets++] = target;
}

/* Read the note at `offset` if it is Tenon's: type 1 has its versions, type 2 the target. */
static void take_note(tni_elf *elf, uint64_t offset, const Elf64_Nhdr *note)
{
    static const char owner[8] = "Tenon";
    char name[sizeof owner];
    union {
        tni_elf_note versions;
        uint64_t target;
    } said;
    if (note->n_namesz != 6 || note->n_descsz != sizeof said ||
        !read_at(elf, offset, name, sizeof name) || memcmp(name, owner, 6) != 0 ||
        !read_at(elf, offset + sizeof name, &said, sizeof said))
        return;
    if (note->n_type == 1)
        take_versions(elf, &said.versions);
    else if (note->n_type == 2)
        take_target(elf, said.target);
}

/*
 * Read the notes. They follow one another, each with its name and description padded to four bytes.
 * One that leaves its part ends the reading without a failure: the linker ignores notes, so a bad
 * one does no harm.
 */
static void read_notes(tni_elf *elf, const Elf64_Ehdr *header)
{
    for (size_t i = 0; i < header->e_phnum; i++) {
        Elf64_Phdr part;
        Elf64_Nhdr note;
        if (!read_program_header(elf, header, i, &part) || part.p_type != PT_NOTE ||
            part.p_filesz > elf->bytes)
            continue;
        for (uint64_t at = 0; at + sizeof note <= part.p_filesz;) {
            if (part.p_offset > elf->bytes || !read_at(elf, part.p_offset + at, &note, sizeof note))
                break;
            uint64_t padded =
                ((uint64_t)note.n_namesz + 3) / 4 * 4 + ((uint64_t)note.n_descsz + 3) / 4 * 4;
            at += sizeof note + padded;
            if (at <= part.p_filesz)
                take_note(elf, part.p_offset + at - padded, &note);
        }
    }
}

/* Return the C library that a file was built for, told by what it needs; NULL if nothing tells. */
static const char *c_library_of(const tni_elf *elf)
{
    static const char musl[] = "libc.musl-";
    for (size_t i = 0; i < elf->nneeded; i++) {
        tni_text name = elf->needed[i];
        if (tni_text_is(name, "libc.so.6"))
            return "glibc";
        if (tni_text_is(name, "libc.so") ||
            (name.length >= sizeof musl - 1 && memcmp(name.data, musl, sizeof musl - 1) == 0))
            return "musl";
    }
    return NULL;
}

/*
 * A process has one C library. glibc's linker would say of musl's that it is not there, or no ELF
 * file; musl's takes itself for glibc's, and fails at the first function that it has not.
 */
static tn_status check_c_library(const tni_elf *elf)
{
#ifdef __GLIBC__
    static const char ours[] = "glibc";
#else
    static const char ours[] = "musl";
#endif
    const char *theirs = elf->is_examined ? NULL : c_library_of(elf);
    if (theirs == NULL || strcmp(theirs, ours) == 0)
        return TN_OK;
    return tni_fail(TN_ERR_IO, "%s: was built for %s; the C library of this process is %s",
                    elf->path, theirs, ours);
}

/* From the header inwards: each step only uses what earlier ones have checked. */
static tn_status read_all(tni_elf *elf)
{
    Elf64_Ehdr header;
    Elf64_Phdr part = {0};
    dynamic_section dynamic = {0};
    TN_TRY(read_header(elf, &header));
    elf->machine = header.e_machine;
    TN_TRY(read_segments(elf, &header, &part));
    TN_TRY(read_dynamic(elf, &header, &part, &dynamic));
    TN_TRY(read_names(elf, &part, &dynamic));
    TN_TRY(check_c_library(elf));
    TN_TRY(read_symbols(elf, &header, &dynamic));
    read_notes(elf, &header);
    return read_versions(elf, &header, &dynamic);
}

/*
 * Everything is built in a local record, so a failure does not touch *out and has one thing to
 * free.
 */
static tn_status read_file(const void *data, size_t bytes, const char *path, bool is_examined,
                           tni_elf *out)
{
    tni_elf elf = {.data = data, .bytes = bytes, .path = path, .is_examined = is_examined};
    tn_status status = read_all(&elf);
    if (status != TN_OK) {
        tni_elf_close(&elf);
        return status;
    }
    *out = elf;
    return TN_OK;
}

tn_status tni_elf_read(const void *data, size_t bytes, const char *path, tni_elf *out)
{
    return read_file(data, bytes, path, false, out);
}

tn_status tni_elf_examine(const void *data, size_t bytes, const char *path, tni_elf *out)
{
    return read_file(data, bytes, path, true, out);
}

/* The headers are walked again for each part: files have a handful, so nothing is stored. */
bool tni_elf_part(const tni_elf *elf, size_t index, tn_binary_part *out)
{
    Elf64_Ehdr header;
    if (!read_at(elf, 0, &header, sizeof header))
        return false;
    for (size_t i = 0; i < header.e_phnum; i++) {
        Elf64_Phdr part;
        if (!read_program_header(elf, &header, i, &part) || part.p_type != PT_LOAD || index-- > 0)
            continue;
        out->data = (const char *)elf->data + part.p_offset;
        out->bytes = part.p_filesz;
        out->address = part.p_vaddr;
        out->is_code = (part.p_flags & PF_X) != 0;
        out->is_writable = (part.p_flags & PF_W) != 0;
        return true;
    }
    return false;
}

/* The file may claim any offset of its section headers; if it is wrong, no bytes are idle. */
void tni_elf_idle_bytes(const tni_elf *elf, size_t *begin, size_t *end)
{
    Elf64_Ehdr header;
    Elf64_Phdr part;
    uint64_t last = 0, sections = 0;
    *begin = *end = 0;
    if (!read_at(elf, 0, &header, sizeof header))
        return;
    last = header.e_phoff + header.e_phnum * sizeof part;
    for (size_t i = 0; i < header.e_phnum; i++)
        if (read_program_header(elf, &header, i, &part) && part.p_offset + part.p_filesz > last)
            last = part.p_offset + part.p_filesz;
    if (__builtin_add_overflow(header.e_shoff, (uint64_t)header.e_shnum * header.e_shentsize,
                               &sections) ||
        header.e_shoff < last || sections > elf->bytes)
        return;
    *begin = last;
    *end = sections;
}

bool tni_elf_relocation(const tni_elf *elf, size_t index, tn_binary_relocation *out)
{
    for (size_t i = 0; i < TN_LEN(elf->tables); i++) {
        const tni_elf_table *table = &elf->tables[i];
        Elf64_Rela raw;
        if (index >= table->count) {
            index -= table->count;
            continue;
        }
        if (!read_at(elf, table->offset + index * sizeof raw, &raw, sizeof raw))
            return false;
        size_t symbol = ELF64_R_SYM(raw.r_info);
        out->place = raw.r_offset;
        out->symbol = symbol >= 1 && symbol <= elf->nsymbols ? symbol - 1 : SIZE_MAX;
        out->addend = (uint64_t)raw.r_addend;
        return true;
    }
    return false;
}

bool tni_elf_stack_flags(const tni_elf *elf, uint32_t *out)
{
    return elf->stack_flags_offset != 0 && read_at(elf, elf->stack_flags_offset, out, sizeof *out);
}

tn_status tni_elf_open(const char *path, tni_elf *out)
{
    const void *data = NULL;
    size_t bytes = 0;
    TN_TRY(tni_map_file(path, &data, &bytes));
    tn_status status = tni_elf_read(data, bytes, path, out);
    if (status != TN_OK) {
        tni_unmap(data, bytes);
        return status;
    }
    out->is_mapped = true;
    return TN_OK;
}

/* Texts point into the mapping, so none may be used afterwards. */
void tni_elf_close(tni_elf *elf)
{
    tni_free(elf->needed);
    tni_free(elf->symbols);
    tni_free(elf->versions);
    if (elf->is_mapped)
        tni_unmap(elf->data, elf->bytes);
    *elf = (tni_elf){0};
}
