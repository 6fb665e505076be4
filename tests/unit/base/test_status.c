/* SPDX-License-Identifier: BSD-3-Clause */
/* Failure messages, their threads, and warnings. */
#include "base/base.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <tenon/experimental/explain.h>
#include <tenon/version.h>
#include <setjmp.h>
#include <stdio.h>
#include <wchar.h>
#include <cmocka.h>

static void names_and_texts_of_every_status(void **state)
{
    (void)state;
    assert_string_equal(tn_status_name(TN_OK), "TN_OK");
    assert_string_equal(tn_status_name(TN_ERR_NOT_FOUND), "TN_ERR_NOT_FOUND");
    assert_string_equal(tn_status_text(TN_ERR_INDEX), "index out of range");
    assert_string_equal(tn_status_name((tn_status)99), "TN_UNKNOWN");
    assert_string_equal(tn_status_text((tn_status)-1), "unknown status");
}

static void failure_keeps_message_status_and_errno(void **state)
{
    (void)state;
    errno = EBADF;
    assert_int_equal(tni_fail(TN_ERR_TYPE, "argument %d is %s", 2, "Tensor"), TN_ERR_TYPE);
    assert_int_equal(errno, EBADF);
    assert_string_equal(tn_last_error(), "argument 2 is Tensor");
    assert_int_equal(tn_last_status(), TN_ERR_TYPE);
}

static void unprintable_argument_leaves_the_format_and_errno(void **state)
{
    (void)state;
    static const wchar_t none[] = {(wchar_t)0x7fffffff, 0};
    errno = EBADF;
    tni_fail(TN_ERR_VALUE, "name %ls is none", none);
    assert_int_equal(errno, EBADF);
    assert_string_equal(tn_last_error(), "name %ls is none");
}

static void message_may_quote_the_one_before(void **state)
{
    (void)state;
    tni_fail(TN_ERR_VALUE, "inner");
    tni_fail(TN_ERR_RUNTIME, "outer: %s", tn_last_error());
    assert_string_equal(tn_last_error(), "outer: inner");
    tni_fail(TN_ERR_RUNTIME, "%s, %s", tn_last_error(), tn_last_error());
    assert_string_equal(tn_last_error(), "outer: inner, outer: inner");
}

static void context_goes_in_front(void **state)
{
    (void)state;
    tni_fail(TN_ERR_VALUE, "no such key");
    assert_int_equal(tni_fail_context(TN_ERR_VALUE, "load %s", "x.so"), TN_ERR_VALUE);
    assert_string_equal(tn_last_error(), "load x.so: no such key");
}

static void long_message_is_kept_whole(void **state)
{
    (void)state;
    char text[5000];
    memset(text, 'x', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    for (int i = 0; i < 3; i++) {
        tni_fail(TN_ERR_VALUE, "%s%d", text, i);
        assert_int_equal(strlen(tn_last_error()), sizeof text);
        assert_int_equal(tn_last_error()[sizeof text - 1], '0' + i);
    }
}

static void long_message_is_cut_without_memory(void **state)
{
    (void)state;
    char text[9000];
    memset(text, 'y', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    tni_fault_arm(1);
    tni_fail(TN_ERR_VALUE, "%s", text);
    tni_fault_arm(0);
    assert_int_equal(tn_last_status(), TN_ERR_VALUE);
    assert_true(strlen(tn_last_error()) >= 500);
    assert_memory_equal(tn_last_error(), text, strlen(tn_last_error()));
}

static void *fail_without_memory(void *argument)
{
    const char **text = argument;
    if (tn_last_error()[0] != '\0' || tn_last_status() != TN_OK)
        return argument;
    tni_fault_arm(1);
    tni_fail(TN_ERR_INDEX, "needs a block");
    tni_fault_arm(0);
    *text = tn_last_error();
    if (tn_last_status() != TN_ERR_INDEX)
        return argument;
    tni_fail(TN_ERR_INDEX, "now there is memory");
    return strcmp(tn_last_error(), "now there is memory") == 0 ? NULL : argument;
}

static void thread_begins_clean_and_survives_without_memory(void **state)
{
    (void)state;
    const char *text = NULL;
    void *failed;
    pthread_t thread;
    tni_fail(TN_ERR_VALUE, "of the first thread");
    assert_int_equal(pthread_create(&thread, NULL, fail_without_memory, &text), 0);
    assert_int_equal(pthread_join(thread, &failed), 0);
    assert_null(failed);
    assert_string_equal(text, "index out of range");
    assert_string_equal(tn_last_error(), "of the first thread");
}

static void out_of_memory_names_the_bytes(void **state)
{
    (void)state;
    tni_fail(TN_ERR_VALUE, "makes the block");
    tni_fault_arm(1);
    assert_int_equal(tni_fail_memory(4096), TN_ERR_MEMORY);
    assert_int_equal(tni_fault_arm(0), 0);
    assert_non_null(strstr(tn_last_error(), "4096"));
    assert_int_equal(tn_last_status(), TN_ERR_MEMORY);
}

static void keep_warning(void *context, const char *message)
{
    snprintf(context, 64, "%s", message);
}

static void warnings_go_to_the_handler(void **state)
{
    (void)state;
    char text[64] = "";
    tn_set_warning_handler(keep_warning, text);
    errno = ENOENT;
    tni_warn("kernel %d replaces kernel %d", 2, 1);
    tn_set_warning_handler(NULL, NULL);
    assert_int_equal(errno, ENOENT);
    assert_string_equal(text, "kernel 2 replaces kernel 1");
}

/* The list in status.h is what both functions and this test are made of; no two names are the same.
 */
static void every_status_of_the_list_has_its_name_and_text(void **state)
{
    (void)state;
#define CHECK_STATUS(name, number, text)                                                           \
    assert_string_equal(tn_status_name((tn_status)(number)), "TN_" #name);                         \
    assert_string_equal(tn_status_text((tn_status)(number)), text);
    TN_STATUS_LIST(CHECK_STATUS)
#undef CHECK_STATUS
}

/* Fails with a message that does not fit into the block, and ends: the thread's memory goes with
 * it. */
static void *fail_at_length(void *text)
{
    tni_fail(TN_ERR_VALUE, "%s", (const char *)text);
    tni_fail(TN_ERR_VALUE, "again: %s", (const char *)text);
    tni_fail(TN_ERR_VALUE, "once more: %s", (const char *)text);
    return strlen(tn_last_error()) == strlen(text) + 11 ? NULL : text;
}

static void a_threads_long_messages_end_with_it(void **state)
{
    (void)state;
    static char text[5000];
    pthread_t thread;
    void *failed;
    memset(text, 'x', sizeof text - 1);
    assert_int_equal(pthread_create(&thread, NULL, fail_at_length, text), 0);
    assert_int_equal(pthread_join(thread, &failed), 0);
    assert_null(failed);
}

static void an_address_of_no_library_is_printed_as_a_number(void **state)
{
    (void)state;
    tni_buffer text = {0};
    void *at[] = {(void *)16, (void *)(uintptr_t)&tn_version};
    tni_backtrace_print(&text, at, 2);
    assert_true(strncmp(text.data, "  0x10\n  ", 9) == 0);
    assert_non_null(strstr(text.data, "+0x"));
    tni_buffer_free(&text);
}

/* Asked for before the first failure of the process: TENON_BACKTRACE. */
static void the_frames_of_a_failure_are_kept_where_the_environment_asks(void **state)
{
    (void)state;
    assert_true(tni_backtrace_is_wanted());
    tni_fail(TN_ERR_VALUE, "with frames");
    assert_non_null(strstr(tn_last_backtrace(), "+0x"));
    tn_backtrace_enable(false);
    assert_false(tni_backtrace_is_wanted());
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_frames_of_a_failure_are_kept_where_the_environment_asks),
        cmocka_unit_test(names_and_texts_of_every_status),
        cmocka_unit_test(failure_keeps_message_status_and_errno),
        cmocka_unit_test(unprintable_argument_leaves_the_format_and_errno),
        cmocka_unit_test(message_may_quote_the_one_before),
        cmocka_unit_test(context_goes_in_front),
        cmocka_unit_test(long_message_is_kept_whole),
        cmocka_unit_test(long_message_is_cut_without_memory),
        cmocka_unit_test(thread_begins_clean_and_survives_without_memory),
        cmocka_unit_test(out_of_memory_names_the_bytes),
        cmocka_unit_test(warnings_go_to_the_handler),
        cmocka_unit_test(every_status_of_the_list_has_its_name_and_text),
        cmocka_unit_test(a_threads_long_messages_end_with_it),
        cmocka_unit_test(an_address_of_no_library_is_printed_as_a_number),
    };
    setenv("TENON_BACKTRACE", "1", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
