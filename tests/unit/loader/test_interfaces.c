/* SPDX-License-Identifier: BSD-3-Clause */
/* Which notes of Tenon's ABI a file may have, alone and beside a library that it needs. */
#include "base/base.h"
#include "loader/loading.h"

#include <dlfcn.h>
#include <stdio.h>
#include <setjmp.h>

#include <cmocka.h>

#include <tenon/version.h>

static char warning[400];
static int warnings;

static void keep_warning(void *context, const char *message)
{
    (void)context;
    warnings++;
    snprintf(warning, sizeof warning, "%s", message);
}

static int begin(void **state)
{
    (void)state;
    warnings = 0;
    tn_set_warning_handler(keep_warning, NULL);
    return 0;
}

/* A file with a note for each of `abis`, which ends with 0. */
static tni_elf with_notes(const char *path, const uint32_t *abis)
{
    tni_elf elf = {.path = path};
    while (abis[elf.nnotes] != 0) {
        elf.notes[elf.nnotes] = (tni_elf_note){.abi = abis[elf.nnotes], .api = 1002003};
        elf.nnotes++;
    }
    return elf;
}

static void a_file_of_one_served_abi_or_without_notes_is_accepted(void **state)
{
    (void)state;
    for (uint32_t abi = 0; abi <= TENON_ABI_VERSION_LATEST; abi++) {
        tni_elf elf = with_notes("one.so", (const uint32_t[]){abi, abi, 0});
        assert_int_equal(tni_interface_check(&elf), TN_OK);
    }
}

static void an_abi_that_is_not_served_is_named_with_its_api(void **state)
{
    (void)state;
    tni_elf young = with_notes("young.so", (const uint32_t[]){TENON_ABI_VERSION_LATEST + 1, 0});
    assert_int_equal(tni_interface_check(&young), TN_ERR_NOT_FOUND);
    assert_non_null(strstr(tn_last_error(), "young.so: was compiled for Tenon's ABI "));
    assert_non_null(strstr(tn_last_error(), "(API 1.2.3)"));
    tni_elf none = {.path = "none.so", .nnotes = 1};
    assert_int_equal(tni_interface_check(&none), TN_ERR_NOT_FOUND);
    assert_non_null(strstr(tn_last_error(), "none.so: was compiled for Tenon's ABI 0"));
}

static void a_file_of_two_abis_is_refused(void **state)
{
    (void)state;
    tni_elf mixed = with_notes("mixed.so", (const uint32_t[]){1, 2, 0});
    assert_int_equal(tni_interface_check(&mixed), TN_ERR_NOT_FOUND);
    assert_non_null(strstr(tn_last_error(), "mixed.so: mixes objects"));
    assert_non_null(strstr(tn_last_error(), "ABI 1 and 2"));
}

static void what_a_file_needs_is_of_its_abi_or_of_none(void **state)
{
    (void)state;
    tni_elf first = with_notes("first.so", (const uint32_t[]){1, 0});
    tni_elf again = with_notes("again.so", (const uint32_t[]){1, 0});
    tni_elf other = with_notes("other.so", (const uint32_t[]){2, 0});
    tni_elf mixed = with_notes("mixed.so", (const uint32_t[]){2, 1, 0});
    tni_elf plain = {.path = "plain.so"};
    assert_int_equal(tni_interface_meet(&first, &again, false), TN_OK);
    assert_int_equal(tni_interface_meet(&first, &plain, false), TN_OK);
    assert_int_equal(tni_interface_meet(&plain, &first, false), TN_OK);
    assert_int_equal(tni_interface_meet(&first, &mixed, false), TN_ERR_NOT_FOUND);
    assert_int_equal(tni_interface_meet(&first, &other, false), TN_ERR_NOT_FOUND);
    assert_non_null(strstr(tn_last_error(), "first.so: was compiled for Tenon's ABI 1, and "
                                            "other.so, which it needs, for ABI 2"));
    assert_int_equal(warnings, 0);
}

/* Who binds late only calls what it has looked at. */
static void a_lazy_load_is_warned_of_another_abi(void **state)
{
    (void)state;
    tni_elf first = with_notes("first.so", (const uint32_t[]){1, 0});
    tni_elf other = with_notes("other.so", (const uint32_t[]){2, 0});
    assert_int_equal(tni_interface_meet(&first, &other, true), TN_OK);
    assert_int_equal(warnings, 1);
    assert_non_null(strstr(warning, "other.so, which it needs, for ABI 2"));
}

/* libc has no note; this program cannot be read as a library. */
static void an_open_library_without_notes_meets_everybody(void **state)
{
    (void)state;
    tni_elf first = with_notes("first.so", (const uint32_t[]){1, 0});
    tni_elf plain = {.path = "plain.so"};
    void *libc = dlopen("libc.so.6", RTLD_LAZY | RTLD_NOLOAD);
    void *program = dlopen(NULL, RTLD_LAZY);
    assert_non_null(libc);
    assert_int_equal(tni_interface_meet_open(&first, libc, false), TN_OK);
    assert_int_equal(tni_interface_meet_open(&plain, libc, false), TN_OK);
    assert_int_equal(tni_interface_meet_open(&first, program, false), TN_OK);
    tni_fault_arm(1);
    tn_status status = tni_interface_meet_open(&first, libc, false);
    tni_fault_arm(0);
    assert_int_equal(status, TN_ERR_MEMORY);
    assert_int_equal(warnings, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(a_file_of_one_served_abi_or_without_notes_is_accepted, begin),
        cmocka_unit_test_setup(an_abi_that_is_not_served_is_named_with_its_api, begin),
        cmocka_unit_test_setup(a_file_of_two_abis_is_refused, begin),
        cmocka_unit_test_setup(what_a_file_needs_is_of_its_abi_or_of_none, begin),
        cmocka_unit_test_setup(a_lazy_load_is_warned_of_another_abi, begin),
        cmocka_unit_test_setup(an_open_library_without_notes_meets_everybody, begin),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
