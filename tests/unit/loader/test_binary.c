/* SPDX-License-Identifier: BSD-3-Clause */
/* What tools are told of a shared object: cmocka's own library, which this program is linked to. */
#include <elf.h>
#include <link.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <tenon/experimental/binary.h>
#include <tenon/tenon.h>

/* dl_iterate_phdr's visitor: keeps the path of the library whose name contains "libcmocka". */
static int keep_cmocka(struct dl_phdr_info *info, size_t size, void *context)
{
    (void)size;
    if (strstr(info->dlpi_name, "libcmocka") == NULL)
        return 0;
    snprintf(context, 4096, "%s", info->dlpi_name);
    return 1;
}

static int open_cmocka(void **state)
{
    static char path[4096];
    tn_binary *file = NULL;
    if (dl_iterate_phdr(keep_cmocka, path) == 0 || tn_binary_open(path, &file) != TN_OK)
        return -1;
    *state = file;
    return 0;
}

static int close_cmocka(void **state)
{
    tn_binary_free(*state);
    return 0;
}

/* The number of a symbol, SIZE_MAX without one; *out is filled. */
static size_t find_symbol(const tn_binary *file, const char *name, tn_binary_symbol *out)
{
    for (size_t i = 0; tn_binary_symbol_at(file, i, out); i++)
        if (strcmp(out->name, name) == 0)
            return i;
    return SIZE_MAX;
}

static void the_facts_are_those_of_the_file(void **state)
{
    tn_binary_facts facts = {.size = sizeof facts};
    tn_binary_describe(*state, &facts);
    assert_int_equal(facts.size, sizeof facts);
    assert_string_equal(facts.soname, "libcmocka.so.0");
    assert_string_equal(facts.search, "");
    assert_int_equal(facts.stack, TN_BINARY_STACK_PLAIN);
    assert_int_equal(facts.abi, 0);
    assert_true(facts.nparts >= 2 && facts.nsymbols > 50 && facts.nrelocations > 20);
#if defined(__x86_64__)
    assert_string_equal(facts.machine, "x86-64");
    assert_int_equal(facts.machine_code, EM_X86_64);
#endif
}

static void symbols_say_whether_they_are_asked_for_or_given(void **state)
{
    tn_binary_symbol symbol = {.size = sizeof symbol};
    assert_int_not_equal(find_symbol(*state, "malloc", &symbol), SIZE_MAX);
    assert_true(symbol.is_import && symbol.is_bound && !symbol.is_weak);
    assert_int_equal(strncmp(symbol.version, "GLIBC_2.", 8), 0);
    assert_int_equal(symbol.address, 0);
    assert_int_not_equal(find_symbol(*state, "_cmocka_run_group_tests", &symbol), SIZE_MAX);
    assert_true(!symbol.is_import && symbol.is_code && symbol.address != 0);
    assert_string_equal(symbol.version, "");
}

static void versions_name_their_library(void **state)
{
    tn_binary_version version = {.size = sizeof version};
    bool is_there = false;
    for (size_t i = 0; tn_binary_version_at(*state, i, &version); i++)
        is_there = is_there || (strcmp(version.library, "libc.so.6") == 0 &&
                                strncmp(version.name, "GLIBC_2.", 8) == 0);
    assert_true(is_there);
    assert_string_equal(tn_binary_needed_at(*state, 0) != NULL ? "some" : "none", "some");
    assert_null(tn_binary_needed_at(*state, SIZE_MAX));
}

static void a_relocation_leads_to_its_symbol(void **state)
{
    tn_binary_symbol symbol = {.size = sizeof symbol};
    tn_binary_relocation relocation = {.size = sizeof relocation};
    size_t wanted = find_symbol(*state, "malloc", &symbol);
    size_t found = 0;
    for (size_t i = 0; tn_binary_relocation_at(*state, i, &relocation); i++)
        found += relocation.symbol == wanted && relocation.place != 0;
    assert_true(found > 0);
}

static void an_exported_function_lies_in_a_part_that_is_code(void **state)
{
    tn_binary_symbol symbol = {.size = sizeof symbol};
    tn_binary_part part = {.size = sizeof part};
    size_t holders = 0;
    assert_int_not_equal(find_symbol(*state, "_cmocka_run_group_tests", &symbol), SIZE_MAX);
    for (size_t i = 0; tn_binary_part_at(*state, i, &part); i++)
        if (symbol.address - part.address < part.bytes) {
            holders++;
            assert_true(part.is_code && !part.is_writable);
        }
    assert_int_equal(holders, 1);
}

/* A caller of an older release has a shorter structure, one of a younger release a longer one. */
static void a_structure_is_filled_as_far_as_both_sides_know_it(void **state)
{
    struct {
        tn_binary_symbol ours;
        uint64_t theirs;
    } longer;
    memset(&longer, 0x5a, sizeof longer);
    longer.ours.size = sizeof longer;
    assert_true(tn_binary_symbol_at(*state, 0, &longer.ours));
    assert_int_equal(longer.ours.size, sizeof longer);
    assert_int_equal(longer.theirs, 0x5a5a5a5a5a5a5a5aU);
    tn_binary_symbol shorter;
    memset(&shorter, 0x5a, sizeof shorter);
    shorter.size = offsetof(tn_binary_symbol, version);
    assert_true(tn_binary_symbol_at(*state, 0, &shorter));
    assert_string_equal(shorter.name, longer.ours.name);
    assert_int_equal(shorter.address, 0x5a5a5a5a5a5a5a5aU);
}

static void what_is_behind_the_last_leaves_the_structure_alone(void **state)
{
    tn_binary_symbol symbol = {.size = sizeof symbol, .name = "before"};
    tn_binary_version version = {.size = sizeof version, .name = "before"};
    tn_binary_relocation relocation = {.size = sizeof relocation, .place = 7};
    tn_binary_part part = {.size = sizeof part, .bytes = 7};
    assert_false(tn_binary_symbol_at(*state, SIZE_MAX, &symbol));
    assert_false(tn_binary_version_at(*state, SIZE_MAX, &version));
    assert_false(tn_binary_relocation_at(*state, SIZE_MAX, &relocation));
    assert_false(tn_binary_part_at(*state, SIZE_MAX, &part));
    assert_string_equal(symbol.name, "before");
    assert_string_equal(version.name, "before");
    assert_int_equal(relocation.place, 7);
    assert_int_equal(part.bytes, 7);
}

static void what_is_no_library_is_refused_by_name(void **state)
{
    tn_binary *file = (tn_binary *)state;
    assert_int_equal(tn_binary_read("hello there", 11, "greeting", &file), TN_ERR_IO);
    assert_non_null(strstr(tn_last_error(), "greeting: is a text file"));
    assert_int_equal(tn_binary_open("/nowhere.so", &file), TN_ERR_IO);
    assert_non_null(strstr(tn_last_error(), "/nowhere.so"));
    assert_int_equal(tn_binary_open(NULL, &file), TN_ERR_VALUE);
    assert_int_equal(tn_binary_read(NULL, 4, "x", &file), TN_ERR_VALUE);
    assert_ptr_equal(file, state);
    tn_binary_free(NULL);
}

static void a_library_for_another_machine_is_read(void **state)
{
    tn_binary_facts facts = {.size = sizeof facts};
    tn_binary *other = NULL;
    char path[4096];
    (void)state;
    assert_int_equal(dl_iterate_phdr(keep_cmocka, path), 1);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    static unsigned char bytes[1 << 22];
    size_t size = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    assert_true(size < sizeof bytes);
    uint16_t machine = EM_PPC64;
    memcpy(bytes + offsetof(Elf64_Ehdr, e_machine), &machine, sizeof machine);
    assert_int_equal(tn_binary_read(bytes, size, "other", &other), TN_OK);
    tn_binary_describe(other, &facts);
    assert_string_equal(facts.machine, "PowerPC64");
    assert_string_equal(facts.soname, "libcmocka.so.0");
    tn_binary_free(other);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_facts_are_those_of_the_file),
        cmocka_unit_test(symbols_say_whether_they_are_asked_for_or_given),
        cmocka_unit_test(versions_name_their_library),
        cmocka_unit_test(a_relocation_leads_to_its_symbol),
        cmocka_unit_test(an_exported_function_lies_in_a_part_that_is_code),
        cmocka_unit_test(a_structure_is_filled_as_far_as_both_sides_know_it),
        cmocka_unit_test(what_is_behind_the_last_leaves_the_structure_alone),
        cmocka_unit_test(what_is_no_library_is_refused_by_name),
        cmocka_unit_test(a_library_for_another_machine_is_read),
    };
    return cmocka_run_group_tests(tests, open_cmocka, close_cmocka);
}
