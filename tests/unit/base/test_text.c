/* SPDX-License-Identifier: BSD-3-Clause */
/* Growing texts and numbers. */
#include "base/base.h"

#include <locale.h>
#include <math.h>
#include <wchar.h>
#include <setjmp.h>
#include <stdio.h>
#include <cmocka.h>

static void buffer_grows_and_stays_terminated(void **state)
{
    (void)state;
    tni_buffer buffer = {0};
    for (int i = 0; i < 300; i++)
        tni_buffer_print(&buffer, "%d,", i % 10);
    tni_buffer_add(&buffer, "end!", 3);
    assert_false(buffer.failed);
    assert_int_equal(buffer.length, 603);
    assert_string_equal(buffer.data + 596, "8,9,end");
    tni_buffer_free(&buffer);
    assert_null(buffer.data);
    assert_int_equal(buffer.length, 0);
}

static void buffer_failure_sticks(void **state)
{
    (void)state;
    tni_buffer buffer = {0};
    tni_buffer_add(&buffer, "a", 1);
    tni_fault_arm(1);
    tni_buffer_print(&buffer, "%100d", 1);
    tni_fault_arm(0);
    tni_buffer_add(&buffer, "b", 1);
    assert_true(buffer.failed);
    assert_string_equal(buffer.data, "a");
    tni_buffer_free(&buffer);
}

static void longest_number_prefix_is_read(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        size_t length;
        double value;
    } rows[] = {{"1e-08)", 5, 1e-08},  {"2.", 2, 2},    {".5x", 2, .5},       {"0x10", 4, 16},
                {"0x", 1, 0},          {"1e+", 1, 1},   {"-3.25,", 5, -3.25}, {"1.2.3", 3, 1.2},
                {"0x1.8p1z", 7, 3},    {"1_000", 1, 1}, {"12e", 2, 12},       {"+7", 2, 7},
                {"1e400", 5, INFINITY}};
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        double value = -1;
        assert_int_equal(tni_parse_double(tni_text_of(rows[i].text), &value), rows[i].length);
        assert_true(value == rows[i].value);
    }
    static const char *const none[] = {"", ".", "-", "inf", "nan", " 1", "e5", "-.e1", "x"};
    for (size_t i = 0; i < TN_LEN(none); i++) {
        double value = -1;
        assert_int_equal(tni_parse_double(tni_text_of(none[i]), &value), 0);
        assert_true(value == -1);
    }
}

static void number_ends_with_its_text(void **state)
{
    (void)state;
    double value;
    assert_int_equal(tni_parse_double((tni_text){"123456", 3}, &value), 3);
    assert_true(value == 123);
    assert_int_equal(tni_parse_double((tni_text){"1e5", 2}, &value), 1);
}

static void very_long_number_is_read_whole(void **state)
{
    (void)state;
    char text[1001];
    double value;
    memset(text, '0', 1000);
    text[0] = '1';
    text[1] = '.';
    text[999] = '5';
    text[1000] = '\0';
    assert_int_equal(tni_parse_double(tni_text_of(text), &value), 1000);
    assert_true(value == 1);
}

static void reals_are_written_as_reals(void **state)
{
    (void)state;
    static const struct {
        double value;
        const char *text;
    } rows[] = {{2, "2."},
                {-0.5, "-0.5"},
                {1e20, "1e+20"},
                {1e16, "10000000000000000."},
                {1e-5, "1.0000000000000001e-05"},
                {0.1, "0.10000000000000001"},
                {INFINITY, "inf"},
                {-INFINITY, "-inf"},
                {0, "0."}};
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        char text[32];
        assert_int_equal(tni_format_double(rows[i].value, text, sizeof text), strlen(rows[i].text));
        assert_string_equal(text, rows[i].text);
    }
}

static void locale_with_a_comma_changes_nothing(void **state)
{
    (void)state;
    static const char *const names[] = {"de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8", "ps_AF.UTF-8"};
    const char *found = NULL;
    for (size_t i = 0; i < TN_LEN(names) && !found; i++)
        found = setlocale(LC_ALL, names[i]);
    if (!found)
        skip();
    char text[32];
    double value;
    tni_format_double(1234.5, text, sizeof text);
    size_t length = tni_parse_double(tni_text_of("2.5"), &value);
    setlocale(LC_ALL, "C");
    assert_string_equal(text, "1234.5");
    assert_int_equal(length, 3);
    assert_true(value == 2.5);
}

static void a_text_of_more_bytes_than_there_are_fails(void **state)
{
    (void)state;
    tni_buffer buffer = {0};
    tni_buffer_add(&buffer, "a", 1);
    tni_buffer_add(&buffer, "a", SIZE_MAX - 1);
    assert_true(buffer.failed);
    assert_string_equal(buffer.data, "a");
    buffer.failed = false;
    tni_buffer_add(&buffer, "a", SIZE_MAX);
    assert_true(buffer.failed);
    tni_buffer_free(&buffer);
}

/* Nothing is printed of an argument that has no bytes in this locale. */
static void what_cannot_be_printed_fails(void **state)
{
    (void)state;
    static const wchar_t none[] = {(wchar_t)0x7fffffff, 0};
    tni_buffer buffer = {0};
    tni_buffer_print(&buffer, "%ls", none);
    assert_true(buffer.failed);
    assert_int_equal(buffer.length, 0);
    tni_buffer_free(&buffer);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(buffer_grows_and_stays_terminated),
        cmocka_unit_test(buffer_failure_sticks),
        cmocka_unit_test(longest_number_prefix_is_read),
        cmocka_unit_test(number_ends_with_its_text),
        cmocka_unit_test(very_long_number_is_read_whole),
        cmocka_unit_test(reals_are_written_as_reals),
        cmocka_unit_test(locale_with_a_comma_changes_nothing),
        cmocka_unit_test(a_text_of_more_bytes_than_there_are_fails),
        cmocka_unit_test(what_cannot_be_printed_fails),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
