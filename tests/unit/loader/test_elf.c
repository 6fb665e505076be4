/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What the reader of shared objects finds in real libraries (those this program itself is linked
 * to), what it says about files that are none, and that no mutation of a real one makes it read
 * outside.
 */
#include <elf.h>
#include <link.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/base.h"
#include "loader/loading.h"

/* A file in memory, in a block of exactly its size so that a sanitizer sees every step outside. */
typedef struct image {
    char path[4096];      /* where it was read from */
    unsigned char *bytes; /* malloc'ed */
    size_t size;          /* number of bytes */
} image;

/* dl_iterate_phdr's visitor: keeps the path of the library whose name contains "libcmocka". */
static int keep_cmocka(struct dl_phdr_info *info, size_t size, void *context)
{
    (void)size;
    if (strstr(info->dlpi_name, "libcmocka") == NULL)
        return 0;
    snprintf(context, sizeof((image *)NULL)->path, "%s", info->dlpi_name);
    return 1;
}

static int load_image(void **state)
{
    image *library = calloc(1, sizeof *library);
    if (library == NULL || dl_iterate_phdr(keep_cmocka, library->path) == 0)
        return -1;
    FILE *file = fopen(library->path, "rb");
    if (file == NULL || fseek(file, 0, SEEK_END) != 0)
        return -1;
    library->size = (size_t)ftell(file);
    library->bytes = malloc(library->size);
    rewind(file);
    if (library->bytes == NULL || fread(library->bytes, 1, library->size, file) != library->size)
        return -1;
    fclose(file);
    *state = library;
    return 0;
}

static int free_image(void **state)
{
    image *library = *state;
    free(library->bytes);
    free(library);
    return 0;
}

static const tni_elf_symbol *find_symbol(const tni_elf *elf, const char *name)
{
    for (size_t i = 0; i < elf->nsymbols; i++)
        if (tni_text_is(elf->symbols[i].name, name))
            return &elf->symbols[i];
    return NULL;
}

static void needed_names_soname_and_symbols_of_a_real_library_are_found(void **state)
{
    const image *library = *state;
    tni_elf elf = {0};
    assert_int_equal(tni_elf_open(library->path, &elf), TN_OK);
    assert_true(tni_text_is(elf.soname, "libcmocka.so.0"));
    bool needs_libc = false;
    for (size_t i = 0; i < elf.nneeded; i++)
        needs_libc = needs_libc || tni_text_is(elf.needed[i], "libc.so.6");
    assert_true(needs_libc);

    const tni_elf_symbol *import = find_symbol(&elf, "snprintf");
    assert_non_null(import != NULL ? import : find_symbol(&elf, "__snprintf_chk"));
    const tni_elf_symbol *export = find_symbol(&elf, "_cmocka_run_group_tests");
    assert_non_null(export);
    assert_false(export->is_undefined);
    const tni_elf_symbol *weak = find_symbol(&elf, "__gmon_start__");
    assert_non_null(weak);
    assert_true(weak->is_undefined && weak->is_weak);
    assert_memory_equal((const char *)elf.data + tni_elf_offset(&elf, elf.soname), "libcmocka.so.0",
                        15);
    tni_elf_close(&elf);
}

/*
 * The version of most of glibc's names: the first that there was for the machine. And System V's
 * hash of it, as readelf shows it.
 */
#ifdef __x86_64__
#    define FIRST_GLIBC      "GLIBC_2.2.5"
#    define FIRST_GLIBC_HASH 0x09691a75
#else
#    define FIRST_GLIBC      "GLIBC_2.17"
#    define FIRST_GLIBC_HASH 0x06969197
#endif

static void the_versions_asked_of_libraries_are_found_with_their_hashes(void **state)
{
    const image *library = *state;
    tni_elf elf = {0};
    bool asks_for_glibc = false;
    assert_int_equal(tni_elf_read(library->bytes, library->size, "lib", &elf), TN_OK);
    for (size_t i = 0; i < elf.nversions; i++) {
        uint32_t hash = 0;
        if (!tni_text_is(elf.versions[i].name, FIRST_GLIBC))
            continue;
        asks_for_glibc = true;
        memcpy(&hash, library->bytes + elf.versions[i].hash_offset, sizeof hash);
        assert_int_equal(hash, FIRST_GLIBC_HASH);
    }
    assert_true(asks_for_glibc);
    tni_elf_close(&elf);
}

static void the_entry_of_the_soname_points_to_the_name(void **state)
{
    const image *library = *state;
    tni_elf elf = {0};
    uint64_t value = 0;
    assert_int_equal(tni_elf_read(library->bytes, library->size, "lib", &elf), TN_OK);
    memcpy(&value, library->bytes + elf.soname_entry, sizeof value);
    value++;
    memcpy(library->bytes + elf.soname_entry, &value, sizeof value);
    tni_elf_close(&elf);
    assert_int_equal(tni_elf_read(library->bytes, library->size, "lib", &elf), TN_OK);
    assert_true(tni_text_is(elf.soname, "ibcmocka.so.0"));
    value--;
    memcpy(library->bytes + elf.soname_entry, &value, sizeof value);
    tni_elf_close(&elf);
}

static void an_import_that_a_relocation_uses_is_marked(void **state)
{
    const image *library = *state;
    tni_elf elf = {0};
    size_t marked = 0;
    assert_int_equal(tni_elf_open(library->path, &elf), TN_OK);
    for (size_t i = 0; i < elf.nsymbols; i++)
        marked += elf.symbols[i].is_undefined && elf.symbols[i].has_relocation;
    assert_true(marked > 10);
    const tni_elf_symbol *import = find_symbol(&elf, "malloc");
    assert_non_null(import);
    assert_true(import->is_undefined && import->has_relocation && !import->is_weak);
    tni_elf_close(&elf);
}

static void the_flags_of_the_stack_lie_where_they_are_said_to(void **state)
{
    const image *library = *state;
    tni_elf elf = {0};
    assert_int_equal(tni_elf_read(library->bytes, library->size, "lib", &elf), TN_OK);
    uint32_t flags = 0;
    assert_int_not_equal(elf.stack_flags_offset, 0);
    memcpy(&flags, library->bytes + elf.stack_flags_offset, sizeof flags);
    assert_int_equal(flags, PF_R | PF_W);
    tni_elf_close(&elf);
}

/* Expects tni_elf_read to refuse the bytes with a message that names the file and says `what`. */
static void refuse_bytes(const void *bytes, size_t size, const char *what)
{
    tni_elf elf = {.nneeded = 77};
    assert_int_equal(tni_elf_read(bytes, size, "some/file.so", &elf), TN_ERR_IO);
    assert_int_equal(elf.nneeded, 77);
    assert_non_null(strstr(tn_last_error(), "some/file.so"));
    if (strstr(tn_last_error(), what) == NULL)
        fail_msg("\"%s\" does not say \"%s\"", tn_last_error(), what);
}

static void a_file_that_is_no_elf_file_is_named_for_what_it_is(void **state)
{
    (void)state;
    refuse_bytes("", 0, "an empty file");
    refuse_bytes("INPUT(-lother)\n", 15, "a text file");
    refuse_bytes("!<arch>\nfoo.o/", 14, "a static archive");
    refuse_bytes("PK\3\4....", 8, "a zip archive");
    refuse_bytes("MZ\220\0\3\0", 6, "a Windows library");
    refuse_bytes("\xcf\xfa\xed\xfe\7", 5, "a macOS library");
    refuse_bytes("\xca\xfe\xba\xbe\7", 5, "a macOS library");
    refuse_bytes("MZ is a text\r\n\tas well", 22, "a text file");
    refuse_bytes("a text\177", 7, "unknown format");
    refuse_bytes("\1\2\3\4\5", 5, "unknown format");
    refuse_bytes("\177EL", 3, "a truncated ELF file");
}

/* Puts `value` of `size` bytes at `offset` of a copy of the library and expects `what`. */
static void refuse_patched(const image *library, size_t offset, uint16_t value, size_t size,
                           const char *what)
{
    unsigned char *copy = malloc(library->size);
    assert_non_null(copy);
    memcpy(copy, library->bytes, library->size);
    memcpy(copy + offset, &value, size);
    refuse_bytes(copy, library->size, what);
    free(copy);
}

static void an_elf_file_of_another_kind_is_named_for_what_it_is(void **state)
{
    const image *library = *state;
    refuse_patched(library, EI_CLASS, ELFCLASS32, 1, "32-bit ELF file");
    refuse_patched(library, EI_DATA, ELFDATA2MSB, 1, "the other byte order");
    refuse_patched(library, offsetof(Elf64_Ehdr, e_machine), EM_S390, 2, "ELF file for S/390");
    refuse_patched(library, offsetof(Elf64_Ehdr, e_machine), 12345, 2, "another machine");
    refuse_patched(library, offsetof(Elf64_Ehdr, e_type), ET_REL, 2, "was not linked");
    refuse_patched(library, offsetof(Elf64_Ehdr, e_type), ET_EXEC, 2, "is an executable");
    refuse_patched(library, offsetof(Elf64_Ehdr, e_type), ET_CORE, 2, "core dump");
    refuse_patched(library, offsetof(Elf64_Ehdr, e_phnum), 0, 2, "no dynamic section");
    refuse_patched(library, offsetof(Elf64_Ehdr, e_phentsize), 7, 2, "malformed");
}

static void a_truncated_library_is_refused_at_every_length(void **state)
{
    const image *library = *state;
    refuse_bytes(library->bytes, library->size / 2, "truncated");
    for (size_t length = 0; length < library->size / 2; length += length < 1200 ? 1 : 997) {
        unsigned char *copy = malloc(length + 1); /* one more, so that none is never asked for */
        tni_elf elf;
        assert_non_null(copy);
        memcpy(copy + 1, library->bytes, length);
        assert_int_equal(tni_elf_read(copy + 1, length, "x", &elf), TN_ERR_IO);
        free(copy);
    }
}

static void this_program_is_an_executable_and_says_so(void **state)
{
    (void)state;
    tni_elf elf;
    assert_int_equal(tni_elf_open("/proc/self/exe", &elf), TN_ERR_IO);
    assert_non_null(strstr(tn_last_error(), "/proc/self/exe: is an executable"));
}

static void a_missing_file_and_a_directory_are_named(void **state)
{
    (void)state;
    tni_elf elf;
    assert_int_equal(tni_elf_open("/nowhere/at/all.so", &elf), TN_ERR_IO);
    assert_non_null(strstr(tn_last_error(), "/nowhere/at/all.so"));
    assert_int_equal(tni_elf_open("/proc/self", &elf), TN_ERR_IO);
    assert_non_null(strstr(tn_last_error(), "/proc/self"));
}

static void what_only_a_debugger_reads_lies_behind_all_loaded_parts(void **state)
{
    const image *library = *state;
    tni_elf elf = {0};
    tn_binary_part part;
    size_t begin, end;
    Elf64_Ehdr header;
    unsigned char *copy = calloc(1, library->size + 100);
    assert_non_null(copy);
    memcpy(copy, library->bytes, library->size);
    memcpy(&header, copy, sizeof header);
    assert_int_equal(tni_elf_read(copy, library->size + 100, "x", &elf), TN_OK);
    tni_elf_idle_bytes(&elf, &begin, &end);
    assert_true(0 < begin && begin < end);
    assert_int_equal(end, header.e_shoff + (size_t)header.e_shnum * header.e_shentsize);
    for (size_t i = 0; tni_elf_part(&elf, i, &part); i++)
        assert_true((const unsigned char *)part.data + part.bytes <= copy + begin);
    /* Section headers at the front, where a tool may put them, leave nothing behind. */
    header.e_shoff = sizeof header;
    memcpy(copy, &header, sizeof header);
    tni_elf_idle_bytes(&elf, &begin, &end);
    assert_int_equal(begin, end);
    tni_elf_close(&elf);
    free(copy);
}

static uint64_t next_random(uint64_t *seed)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    return *seed;
}

/* Where a mutation does most: file and program headers, or the dynamic section. */
static size_t pick_offset(const image *library, size_t dynamic, uint64_t *seed)
{
    uint64_t random = next_random(seed);
    switch (random % 4) {
    case 0:
        return random / 4 % 1024;
    case 1:
        return (dynamic + random / 4 % 512) % library->size;
    case 2:
        return random / 4 % (library->size / 4);
    default:
        return random / 4 % library->size;
    }
}

static size_t find_dynamic(const image *library)
{
    Elf64_Ehdr header;
    memcpy(&header, library->bytes, sizeof header);
    for (size_t i = 0; i < header.e_phnum; i++) {
        Elf64_Phdr part;
        memcpy(&part, library->bytes + header.e_phoff + i * sizeof part, sizeof part);
        if (part.p_type == PT_DYNAMIC)
            return part.p_offset;
    }
    return 0;
}

/* Every text of an accepted file lies inside it and ends there. */
static size_t read_every_text(const tni_elf *elf)
{
    size_t sum = strlen(elf->soname.data != NULL ? elf->soname.data : "");
    for (size_t i = 0; i < elf->nneeded; i++)
        sum += strlen(elf->needed[i].data);
    for (size_t i = 0; i < elf->nsymbols; i++)
        sum += strlen(elf->symbols[i].name.data);
    for (size_t i = 0; i < elf->nversions; i++)
        sum += strlen(elf->versions[i].name.data);
    return sum;
}

static void no_mutation_of_a_library_is_read_outside_its_bytes(void **state)
{
    const image *library = *state;
    uint64_t seed = 0x9e3779b97f4a7c15U;
    size_t dynamic = find_dynamic(library);
    size_t accepted = 0;
    unsigned char *copy = malloc(library->size);
    assert_non_null(copy);
    for (int round = 0; round < 3000; round++) {
        memcpy(copy, library->bytes, library->size);
        for (uint64_t i = 0, n = 1 + next_random(&seed) % 4; i < n; i++) {
            uint64_t value = next_random(&seed) % 3 == 0 ? UINT64_MAX : next_random(&seed);
            size_t offset = pick_offset(library, dynamic, &seed) & ~(size_t)3;
            size_t width = (size_t)1 << next_random(&seed) % 4;
            if (offset + width <= library->size)
                memcpy(copy + offset, &value, width);
        }
        tni_elf elf = {0};
        if (tni_elf_read(copy, library->size, "x", &elf) == TN_OK) {
            size_t begin, end;
            accepted += read_every_text(&elf) > 0;
            tni_elf_idle_bytes(&elf, &begin, &end);
            assert_true(begin <= end && end <= library->size);
            tni_elf_close(&elf);
        }
    }
    free(copy);
    assert_true(accepted > 100 && accepted < 2900);
}

static void machines_have_names(void **state)
{
    (void)state;
    static const struct {
        unsigned machine;
        const char *name;
    } rows[] = {{EM_386, "32-bit x86"},  {EM_X86_64, "x86-64"},      {EM_ARM, "32-bit ARM"},
                {EM_AARCH64, "AArch64"}, {EM_PPC64, "PowerPC64"},    {EM_RISCV, "RISC-V"},
                {EM_S390, "S/390"},      {EM_68K, "another machine"}};
    for (size_t i = 0; i < TN_LEN(rows); i++)
        assert_string_equal(tni_elf_machine_name(rows[i].machine), rows[i].name);
}

/* Nothing is read of a file that is shorter than its header. */
static void questions_to_a_file_of_few_bytes_have_no_answer(void **state)
{
    (void)state;
    tni_elf elf = {.data = "short", .bytes = 5, .stack_flags_offset = 4, .tables = {{3, 1}}};
    tn_binary_part part;
    tn_binary_relocation relocation;
    uint32_t flags;
    size_t begin = 1, end = 2;
    assert_false(tni_elf_part(&elf, 0, &part));
    assert_false(tni_elf_relocation(&elf, 0, &relocation));
    assert_false(tni_elf_relocation(&elf, 1, &relocation));
    assert_false(tni_elf_stack_flags(&elf, &flags));
    tni_elf_idle_bytes(&elf, &begin, &end);
    assert_int_equal(begin, end);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(needed_names_soname_and_symbols_of_a_real_library_are_found),
        cmocka_unit_test(the_versions_asked_of_libraries_are_found_with_their_hashes),
        cmocka_unit_test(the_entry_of_the_soname_points_to_the_name),
        cmocka_unit_test(an_import_that_a_relocation_uses_is_marked),
        cmocka_unit_test(the_flags_of_the_stack_lie_where_they_are_said_to),
        cmocka_unit_test(a_file_that_is_no_elf_file_is_named_for_what_it_is),
        cmocka_unit_test(an_elf_file_of_another_kind_is_named_for_what_it_is),
        cmocka_unit_test(a_truncated_library_is_refused_at_every_length),
        cmocka_unit_test(this_program_is_an_executable_and_says_so),
        cmocka_unit_test(a_missing_file_and_a_directory_are_named),
        cmocka_unit_test(what_only_a_debugger_reads_lies_behind_all_loaded_parts),
        cmocka_unit_test(no_mutation_of_a_library_is_read_outside_its_bytes),
        cmocka_unit_test(machines_have_names),
        cmocka_unit_test(questions_to_a_file_of_few_bytes_have_no_answer),
    };
    return cmocka_run_group_tests(tests, load_image, free_image);
}
