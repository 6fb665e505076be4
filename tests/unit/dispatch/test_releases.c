/* SPDX-License-Identifier: BSD-3-Clause */
#include "dispatch/dispatcher.h"
#include "abi_fixture.h"

#include <string.h>
#include <tenon/version.h>

static bool has(const char *name)
{
    const tn_op *op;
    return tn_op_find(name, &op) == TN_OK;
}

/* Whether the operator's schema begins so. */
static bool begins(const char *name, const char *start)
{
    const tn_op *op;
    char text[512];
    assert_int_equal(tn_op_find(name, &op), TN_OK);
    tn_schema_print(tn_op_schema(op), text, sizeof text);
    return strncmp(text, start, strlen(start)) == 0;
}

static int choose_none(void **state)
{
    (void)state;
    return tn_torch_abi_select(NULL) == TN_OK ? 0 : -1;
}

static void a_process_that_chose_nothing_has_every_operator(void **state)
{
    (void)state;
    assert_true(has("aten::cholesky") && has("aten::qr.Q"));
    assert_true(has("aten::linalg_polar.out") && has("aten::linalg_matrix_sqrth.out"));
}

/* Operators that were found before the choice are hidden, too, and come back. */
static void a_release_has_its_operators(void **state)
{
    (void)state;
    static const char *const later[] = {"2.14", "2.15"};
    for (int round = 0; round < 2; round++) {
        assert_int_equal(tn_torch_abi_select("2.13"), TN_OK);
        assert_true(has("aten::cholesky") && has("aten::qr"));
        assert_false(has("aten::linalg_polar") || has("aten::linalg_matrix_sqrth.out"));
        assert_non_null(strstr(tn_last_error(), "PyTorch has it since 2.14"));
        for (size_t i = 0; i < TN_LEN(later); i++) {
            assert_int_equal(tn_torch_abi_select(later[i]), TN_OK);
            assert_true(has("aten::linalg_polar") && has("aten::linalg_matrix_sqrth.out"));
            assert_false(has("aten::qr.Q") || has("aten::cholesky.out"));
            assert_non_null(strstr(tn_last_error(), "PyTorch has it before 2.14"));
        }
    }
}

static bool count(void *context, const tn_op *op)
{
    (void)op;
    ++*(int *)context;
    return true;
}

static void lists_have_what_the_release_has(void **state)
{
    (void)state;
    int found = 0;
    assert_int_equal(tn_torch_abi_select("2.15"), TN_OK);
    assert_int_equal(tn_op_list("aten::qr*", count, &found), TN_OK);
    assert_int_equal(found, 0);
    assert_int_equal(tn_op_list("aten::linalg_polar*", count, &found), TN_OK);
    assert_int_equal(found, 2);
}

static void arguments_have_the_names_of_the_release(void **state)
{
    (void)state;
    static const char *const names[] = {"aten::_cdist_backward", "aten::_cdist_backward.out",
                                        "aten::_pdist_backward", "aten::_pdist_backward.out"};
    static const struct {
        const char *release;
        const char *argument; /* what the release calls the first one */
    } releases[] = {{"2.13", "grad"}, {"2.14", "grad_output"}, {"2.15", "grad_output"}};
    char start[64];
    for (size_t i = 0; i < TN_LEN(names); i++) {
        for (size_t j = 0; j < TN_LEN(releases); j++) {
            assert_int_equal(tn_torch_abi_select(releases[j].release), TN_OK);
            snprintf(start, sizeof start, "%s(Tensor %s,", names[i], releases[j].argument);
            assert_true(begins(names[i], start));
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(a_process_that_chose_nothing_has_every_operator, choose_none),
        cmocka_unit_test_teardown(a_release_has_its_operators, choose_none),
        cmocka_unit_test_teardown(lists_have_what_the_release_has, choose_none),
        cmocka_unit_test_teardown(arguments_have_the_names_of_the_release, choose_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
