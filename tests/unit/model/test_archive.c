/* SPDX-License-Identifier: BSD-3-Clause */
/* What is asked of an archive out of turn, and archives whose records disagree: small ones, made
 * byte by byte. */
#include "base/base.h"
#include "model/models.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <cmocka.h>

#include <tenon/experimental/archive.h>

/* An archive on its way. */
typedef struct image {
    unsigned char bytes[600];
    size_t size;
} image;

static void put(image *to, uint64_t number, size_t bytes)
{
    for (size_t i = 0; i < bytes; i++)
        to->bytes[to->size++] = (unsigned char)(i < sizeof number ? number >> (8 * i) : 0);
}

static void put_text(image *to, const char *text)
{
    for (; *text != '\0'; text++)
        put(to, (unsigned char)*text, 1);
}

/* What the records of one archive say; each test changes one thing. */
typedef struct says {
    uint32_t size;         /* of the member, in both its records; all ones: in the record behind */
    uint64_t wide_size;    /* in that record */
    uint16_t extra_tag;    /* of that record; 0: there is none */
    uint16_t extra_length; /* what it says that it has */
    uint32_t start;        /* of the member, in the directory; all ones: wide_size has it */
    bool has_other_extra;  /* a record of another tag stands before it */
    bool has_wide_end;     /* the archive has a 64-bit end */
    uint64_t wide_count;   /* members in it */
    uint64_t wide_mark;    /* how it begins */
    uint64_t wide_bytes;   /* what it says of its own size */
    uint64_t wide_at;      /* added to where the locator says that it lies */
} says;

static void put_extra(image *to, const says *s)
{
    if (s->has_other_extra) {
        put(to, 7, 2);
        put(to, 4, 2);
        put(to, 0, 4);
    }
    if (s->extra_tag != 0) {
        put(to, s->extra_tag, 2);
        put(to, s->extra_length, 2);
        put(to, s->wide_size, 8);
        put(to, s->wide_size, 8);
    }
}

static size_t length_of_extra(const says *s)
{
    return (s->has_other_extra ? 8U : 0U) + (s->extra_tag != 0 ? 20U : 0U);
}

/* One stored member "a" of the bytes "hello". */
static image make(const says *s)
{
    image to = {.size = 0};
    uint32_t sum = tni_checksum("hello", 5);
    put(&to, 0x04034b50, 4);
    put(&to, 20, 2);
    put(&to, 0, 8);
    put(&to, sum, 4);
    put(&to, s->size, 4);
    put(&to, s->size, 4);
    put(&to, 1, 2);
    put(&to, length_of_extra(s), 2);
    put_text(&to, "a");
    put_extra(&to, s);
    put_text(&to, "hello");
    size_t directory = to.size;
    put(&to, 0x02014b50, 4);
    put(&to, 20, 4);
    put(&to, 0, 8);
    put(&to, sum, 4);
    put(&to, s->size, 4);
    put(&to, s->size, 4);
    put(&to, 1, 2);
    put(&to, length_of_extra(s), 2);
    put(&to, 0, 10);
    put(&to, s->start, 4);
    put_text(&to, "a");
    put_extra(&to, s);
    size_t end = to.size;
    if (s->has_wide_end) {
        put(&to, s->wide_mark, 4);
        put(&to, s->wide_bytes, 8);
        put(&to, 0, 12);
        put(&to, s->wide_count, 8);
        put(&to, s->wide_count, 8);
        put(&to, end - directory, 8);
        put(&to, directory, 8);
        put(&to, 0x07064b50, 4);
        put(&to, 0, 4);
        put(&to, end + s->wide_at, 8);
        put(&to, 1, 4);
    }
    put(&to, 0x06054b50, 4);
    put(&to, 0, 4);
    put(&to, s->has_wide_end ? 0xffff : 1, 2);
    put(&to, s->has_wide_end ? 0xffff : 1, 2);
    put(&to, end - directory, 4);
    put(&to, directory, 4);
    put(&to, 0, 2);
    return to;
}

static tn_archive *open_good(const says *s)
{
    static image made;
    tn_archive *archive = NULL;
    made = make(s);
    if (tn_archive_open_memory(made.bytes, made.size, "it", &archive) != TN_OK)
        fail_msg("%s", tn_last_error());
    return archive;
}

static void refused(const says *s, const char *text)
{
    tn_archive *archive = NULL;
    image made = make(s);
    assert_int_equal(tn_archive_open_memory(made.bytes, made.size, "it", &archive), TN_ERR_IO);
    if (strstr(tn_last_error(), text) == NULL)
        fail_msg("'%s', want '%s' in it", tn_last_error(), text);
    assert_null(archive);
}

static const says plain = {.size = 5};
static const says wide = {.size = UINT32_MAX, .wide_size = 5, .extra_tag = 1, .extra_length = 16};
static const says wide_end = {
    .size = 5, .has_wide_end = true, .wide_count = 1, .wide_mark = 0x06064b50, .wide_bytes = 44};

static void members_are_asked_for_by_number_and_size(void **state)
{
    (void)state;
    char text[6] = "";
    tn_archive_member member = {.size = sizeof member};
    tn_archive *archive = open_good(&plain);
    assert_int_equal(tn_archive_count(archive), 1);
    assert_int_equal(tn_archive_member_at(archive, 0, NULL), TN_ERR_VALUE);
    assert_int_equal(tn_archive_member_at(archive, 1, &member), TN_ERR_INDEX);
    assert_non_null(strstr(tn_last_error(), "an archive of 1 members has no member 1"));
    assert_int_equal(tn_archive_check(archive, 1), TN_ERR_INDEX);
    assert_int_equal(tn_archive_read(archive, 1, text, 5), TN_ERR_INDEX);
    assert_int_equal(tn_archive_read(archive, 0, NULL, 5), TN_ERR_VALUE);
    assert_int_equal(tn_archive_read(archive, 0, text, 6), TN_ERR_VALUE);
    assert_non_null(strstr(tn_last_error(), "has 5 bytes, not 6"));
    assert_string_equal(text, "");
    assert_int_equal(tn_archive_read(archive, 0, text, 3), TN_OK);
    assert_string_equal(text, "hel");
    assert_int_equal(tn_archive_read(archive, 0, NULL, 0), TN_OK);
    assert_int_equal(tn_archive_check(archive, 0), TN_OK);
    tn_archive_free(archive);
}

static void an_empty_file_is_no_archive(void **state)
{
    (void)state;
    tn_archive *archive = NULL;
    FILE *file = fopen("empty.zip", "w");
    assert_non_null(file);
    fclose(file);
    assert_int_equal(tn_archive_open("empty.zip", &archive), TN_ERR_IO);
    assert_non_null(strstr(tn_last_error(), "empty.zip: it is no ZIP archive"));
    remove("empty.zip");
    assert_int_equal(tn_archive_open_memory("", 0, "it", &archive), TN_ERR_IO);
    assert_null(archive);
}

static void wide_sizes_are_found_behind_other_records(void **state)
{
    (void)state;
    tn_archive_member member = {.size = sizeof member};
    says other = wide;
    other.has_other_extra = true;
    const says *const good[] = {&wide, &other, &wide_end};
    for (size_t i = 0; i < TN_LEN(good); i++) {
        tn_archive *archive = open_good(good[i]);
        assert_int_equal(tn_archive_member_at(archive, 0, &member), TN_OK);
        assert_int_equal(member.bytes, 5);
        assert_memory_equal(member.data, "hello", 5);
        tn_archive_free(archive);
    }
}

static void records_that_end_too_early_are_refused(void **state)
{
    (void)state;
    says bad = wide;
    bad.extra_length = 8; /* one number of two */
    refused(&bad, "its directory");
    bad.extra_length = 40; /* beyond the member's records */
    refused(&bad, "its directory");
    bad = wide;
    bad.extra_tag = 9; /* no wide sizes at all */
    refused(&bad, "its directory");
}

/* The last ones are so far away that a pointer there would wrap: the undefined sanitizer sees it.
 */
static void members_that_begin_outside_are_refused(void **state)
{
    (void)state;
    const uint64_t starts[] = {600, UINT32_MAX, UINT64_MAX / 2, UINT64_MAX - 8};
    says bad = plain;
    bad.start = 50;
    refused(&bad, "is not where the directory says");
    bad = (says){.size = 5, .start = UINT32_MAX, .extra_tag = 1, .extra_length = 16};
    for (size_t i = 0; i < TN_LEN(starts); i++) {
        bad.wide_size = starts[i];
        refused(&bad, "is not where the directory says");
    }
}

static void a_wide_end_that_disagrees_is_refused(void **state)
{
    (void)state;
    says bad = wide_end;
    bad.wide_mark = 0x06064b51;
    refused(&bad, "its directory is not where it says");
    bad = wide_end;
    bad.wide_bytes = 45;
    refused(&bad, "its directory is not where it says");
    bad = wide_end;
    bad.wide_at = 4000;
    refused(&bad, "its directory is not where it says");
    bad = wide_end;
    bad.wide_count = 2;
    refused(&bad, "its directory is too short");
    bad = wide_end;
    bad.wide_count = 0; /* and one is there */
    refused(&bad, "its directory is damaged behind 0 members");
}

/* The directory's place stands in both ends here, and they differ. */
static void ends_of_two_minds_are_refused(void **state)
{
    (void)state;
    tn_archive *archive = NULL;
    image made = make(&wide_end);
    made.bytes[made.size - 22 - 20 - 8] ^= 1;
    assert_int_equal(tn_archive_open_memory(made.bytes, made.size, "it", &archive), TN_ERR_IO);
    assert_non_null(strstr(tn_last_error(), "its directory is not where it says"));
}

/*
 * So many that comparing each name with each member would take 20 thousand million comparisons.
 */
static void members_of_a_large_archive_are_found_by_name(void **state)
{
    enum { COUNT = 199999 };
    static char path[] = "/tmp/tenon-archive-XXXXXX";
    char name[32];
    tn_archive *archive;
    tni_archive_writer writer;
    size_t index = 7;
    (void)state;
    int file = mkstemp(path);
    assert_true(file >= 0);
    close(file);
    assert_int_equal(tni_archive_writer_open(path, &writer), TN_OK);
    for (size_t i = 0; i < COUNT; i++) {
        snprintf(name, sizeof name, "root/%zu", COUNT - i);
        assert_int_equal(tni_archive_writer_add(&writer, name, "", 0), TN_OK);
    }
    assert_int_equal(tni_archive_writer_commit(&writer), TN_OK);
    assert_int_equal(tn_archive_open(path, &archive), TN_OK);
    assert_false(tni_archive_find(archive, "root/0", &index));
    assert_int_equal(index, 7);
    for (size_t i = 0; i < COUNT; i++) {
        snprintf(name, sizeof name, "root/%zu", COUNT - i);
        assert_true(tni_archive_find(archive, name, &index));
        assert_int_equal(index, i);
    }
    tn_archive_free(archive);
    unlink(path);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(members_are_asked_for_by_number_and_size),
        cmocka_unit_test(an_empty_file_is_no_archive),
        cmocka_unit_test(wide_sizes_are_found_behind_other_records),
        cmocka_unit_test(records_that_end_too_early_are_refused),
        cmocka_unit_test(members_that_begin_outside_are_refused),
        cmocka_unit_test(a_wide_end_that_disagrees_is_refused),
        cmocka_unit_test(ends_of_two_minds_are_refused),
        cmocka_unit_test(members_of_a_large_archive_are_found_by_name),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
