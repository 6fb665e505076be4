/* SPDX-License-Identifier: BSD-3-Clause */
/* Archives that are written are read again, with numbers of 32 and of 64 bits. */
#include "op_fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "model/models.h"

/* Members: one without bytes, one whose end is not aligned, a long name. */
static const struct {
    const char *name; /* of the member */
    const char *text; /* its bytes */
} members[] = {
    {"root/data/weights/weight_0", ""},
    {"root/models/model.json", "{\"a\": 1}"},
    {"root/a/rather/long/name/that/moves/the/data/behind/the/next/multiple/of/64", "x"},
};

/* A name in a folder of its own, which is the current one until leave_folder. */
static void enter_folder(char *folder)
{
    assert_non_null(mkdtemp(folder));
    assert_int_equal(chdir(folder), 0);
}

static void leave_folder(const char *folder)
{
    assert_int_equal(chdir(".."), 0);
    assert_int_equal(rmdir(folder), 0);
}

static void write_archive(const char *path, uint64_t wide_from)
{
    tni_archive_writer writer;
    assert_int_equal(tni_archive_writer_open(path, &writer), TN_OK);
    writer.wide_from = wide_from;
    for (size_t i = 0; i < TN_LEN(members); i++)
        assert_int_equal(tni_archive_writer_add(&writer, members[i].name, members[i].text,
                                                strlen(members[i].text)),
                         TN_OK);
    assert_int_equal(tni_archive_writer_commit(&writer), TN_OK);
}

static void read_archive(const char *path)
{
    tn_archive *archive;
    if (tn_archive_open(path, &archive) != TN_OK)
        fail_msg("%s", tn_last_error());
    assert_int_equal(tn_archive_count(archive), TN_LEN(members));
    for (size_t i = 0; i < TN_LEN(members); i++) {
        tn_archive_member member = {.size = sizeof member};
        assert_int_equal(tn_archive_member_at(archive, i, &member), TN_OK);
        assert_string_equal(member.name, members[i].name);
        assert_int_equal(member.bytes, strlen(members[i].text));
        assert_memory_equal(member.data, members[i].text, strlen(members[i].text));
        assert_int_equal((uintptr_t)member.data % 64, 0);
        assert_int_equal(tn_archive_check(archive, i), TN_OK);
    }
    tn_archive_free(archive);
}

static void what_is_written_is_read(void **state)
{
    (void)state;
    char folder[] = "archive_writer-XXXXXX";
    enter_folder(folder);
    const uint64_t limits[] = {UINT32_MAX, 0, 1, 8, 100, 300};
    for (size_t i = 0; i < TN_LEN(limits); i++) {
        write_archive("archive.zip", limits[i]);
        read_archive("archive.zip");
    }
    assert_int_equal(unlink("archive.zip"), 0);
    leave_folder(folder);
}

static void what_is_discarded_leaves_nothing(void **state)
{
    (void)state;
    char folder[] = "archive_writer-XXXXXX";
    char name[4200];
    enter_folder(folder);
    tni_archive_writer writer;
    assert_int_equal(tni_archive_writer_open("archive.zip", &writer), TN_OK);
    assert_int_equal(tni_archive_writer_add(&writer, "a", "b", 1), TN_OK);
    memset(name, 'n', sizeof name - 1);
    name[sizeof name - 1] = '\0';
    assert_int_equal(tni_archive_writer_add(&writer, name, "b", 1), TN_ERR_VALUE);
    tni_archive_writer_discard(&writer);
    tni_archive_writer_discard(&writer);
    leave_folder(folder); /* fails if a file is there */
}

/* Members are checked in parts of some megabytes, each of which counts. */
static void large_members_are_checked_to_their_ends(void **state)
{
    (void)state;
    char folder[] = "archive_writer-XXXXXX";
    const size_t bytes = (9 << 20) + 5;
    char *data = calloc(bytes, 1);
    assert_non_null(data);
    enter_folder(folder);
    for (size_t i = 0; i < 4; i++) {
        const size_t spots[] = {0, 1 << 20, 5 << 20, bytes - 1};
        tni_archive_writer writer;
        tn_archive *archive;
        tn_archive_member member = {.size = sizeof member};
        data[spots[i]] = 'x';
        assert_int_equal(tni_archive_writer_open("large", &writer), TN_OK);
        assert_int_equal(tni_archive_writer_add(&writer, "a", data, bytes), TN_OK);
        assert_int_equal(tni_archive_writer_commit(&writer), TN_OK);
        assert_int_equal(tn_archive_open("large", &archive), TN_OK);
        assert_int_equal(tni_archive_check_file(archive, 0), TN_OK);
        assert_int_equal(tn_archive_member_at(archive, 0, &member), TN_OK);
        assert_int_equal(tni_map_copy_on_write(member.data, bytes), TN_OK);
        ((char *)(uintptr_t)member.data)[spots[i]] = 'y';
        assert_int_equal(tni_archive_check_file(archive, 0), TN_ERR_IO);
        tn_archive_free(archive);
    }
    free(data);
    assert_int_equal(unlink("large"), 0);
    leave_folder(folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_written_is_read),
        cmocka_unit_test(what_is_discarded_leaves_nothing),
        cmocka_unit_test(large_members_are_checked_to_their_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
