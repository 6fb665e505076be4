/* SPDX-License-Identifier: BSD-3-Clause */
/* What an operator says of its arguments and results. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include <tenon/library.h>
#include <tenon/tenon.h>

static tn_argument argument(const char *name, size_t index)
{
    const tn_op *op;
    tn_argument out = {.size = sizeof out};
    assert_int_equal(tn_op_find(name, &op), TN_OK);
    assert_int_equal(tn_op_argument(op, index, &out), TN_OK);
    return out;
}

static void arguments_are_told_as_the_schema_has_them(void **state)
{
    (void)state;
    tn_argument alpha = argument("aten::add.Tensor", 2);
    assert_string_equal(alpha.name, "alpha");
    assert_string_equal(alpha.code, "S");
    assert_true(alpha.is_keyword_only && alpha.has_default && !alpha.may_alias);
    tn_argument stride = argument("aten::max_pool2d", 2);
    assert_string_equal(stride.code, "Li");
    assert_int_equal(stride.list_size, 2);
    tn_argument self = argument("aten::add_.Tensor", 0);
    assert_true(self.is_written && self.may_alias && !self.has_default);
    tn_argument viewed = argument("aten::view", 0);
    assert_true(!viewed.is_written && viewed.may_alias);
    assert_int_equal(viewed.list_size, -1);
}

static void results_have_codes_too(void **state)
{
    (void)state;
    const tn_op *op;
    tn_argument out = {.size = sizeof out};
    assert_int_equal(tn_op_find("aten::max.dim", &op), TN_OK);
    assert_int_equal(tn_op_return(op, 1, &out), TN_OK);
    assert_string_equal(out.name, "indices");
    assert_string_equal(out.code, "T");
    assert_int_equal(tn_op_find("aten::add_.Tensor", &op), TN_OK);
    assert_int_equal(tn_op_return(op, 0, &out), TN_OK);
    assert_string_equal(out.code, "=");
}

static void types_are_printed_with_their_marks(void **state)
{
    (void)state;
    const tn_op *op;
    char text[16];
    assert_int_equal(tn_op_find("aten::add_.Tensor", &op), TN_OK);
    assert_int_equal(tn_op_type_print(op, false, 0, text, sizeof text), strlen("Tensor(a!)"));
    assert_string_equal(text, "Tensor(a!)");
    assert_int_equal(tn_op_type_print(op, true, 0, text, 4), strlen("Tensor(a!)"));
    assert_string_equal(text, "Ten");
    assert_int_equal(tn_op_type_print(op, true, 0, NULL, 0), strlen("Tensor(a!)"));
    assert_int_equal(tn_op_type_print(op, true, 1, text, sizeof text), 0);
    assert_int_equal(tn_last_status(), TN_ERR_INDEX);
}

static void defaults_are_values(void **state)
{
    (void)state;
    const tn_op *op;
    tn_value value;
    assert_int_equal(tn_op_find("aten::add.Tensor", &op), TN_OK);
    assert_int_equal(tn_op_default(op, 2, &value), TN_OK);
    assert_int_equal(value.kind, TN_KIND_INT);
    assert_int_equal(value.as.integer, 1);
    tn_value_release(&value);
    assert_int_equal(tn_op_default(op, 0, &value), TN_ERR_TYPE);
    assert_int_equal(tn_op_find("aten::max_pool2d", &op), TN_OK);
    assert_int_equal(tn_op_default(op, 3, &value), TN_OK);
    assert_int_equal(value.kind, TN_KIND_LIST);
    assert_int_equal(value.as.list.count, 2);
    tn_value_release(&value);
}

static void a_default_of_another_type_is_told_as_it_is_written(void **state)
{
    (void)state;
    static const char schema[] = "f(int a=1.5, bool b=3, int c=None, str d=2, float f=\"x\") -> ()";
    static const tn_kind kinds[] = {TN_KIND_DOUBLE, TN_KIND_INT, TN_KIND_NONE, TN_KIND_INT,
                                    TN_KIND_STRING};
    const tn_op *op;
    tn_library *library;
    tn_value value;
    assert_int_equal(tn_library_new(TN_LIBRARY_FRAGMENT, "mistyped", NULL, "t", 1, &library),
                     TN_OK);
    assert_int_equal(tn_library_define(library, schema, NULL, 0), TN_OK);
    assert_int_equal(tn_op_find("mistyped::f", &op), TN_OK);
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        assert_int_equal(tn_op_default(op, i, &value), TN_OK);
        assert_int_equal(value.kind, kinds[i]);
        if (i == 0)
            assert_true(value.as.real == 1.5);
        if (i == 4)
            assert_string_equal(value.as.string.data, "x");
        tn_value_release(&value);
    }
    tn_library_free(library);
}

static void wrong_questions_get_an_answer(void **state)
{
    (void)state;
    const tn_op *op;
    tn_argument out = {.size = sizeof out};
    tn_value value;
    assert_int_equal(tn_op_find("aten::add.Tensor", &op), TN_OK);
    assert_int_equal(tn_op_argument(op, 3, &out), TN_ERR_INDEX);
    assert_non_null(strstr(tn_last_error(), "aten::add.Tensor has 3 arguments"));
    assert_int_equal(tn_op_argument(NULL, 0, &out), TN_ERR_VALUE);
    assert_int_equal(tn_op_argument(op, 0, NULL), TN_ERR_VALUE);
    assert_int_equal(tn_op_default(op, 2, NULL), TN_ERR_VALUE);
    assert_int_equal(tn_op_default(NULL, 2, &value), TN_ERR_VALUE);
    out.size = 0;
    assert_int_equal(tn_op_argument(op, 0, &out), TN_ERR_VALUE);
    assert_non_null(strstr(tn_last_error(), "sizeof(tn_argument)"));
}

static void an_older_caller_gets_the_members_it_knows(void **state)
{
    (void)state;
    const tn_op *op;
    tn_argument out = {.size = offsetof(tn_argument, is_keyword_only), .is_keyword_only = false};
    assert_int_equal(tn_op_find("aten::add.Tensor", &op), TN_OK);
    assert_int_equal(tn_op_argument(op, 2, &out), TN_OK);
    assert_string_equal(out.name, "alpha");
    assert_false(out.is_keyword_only);
    assert_int_equal(out.size, offsetof(tn_argument, is_keyword_only));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arguments_are_told_as_the_schema_has_them),
        cmocka_unit_test(results_have_codes_too),
        cmocka_unit_test(types_are_printed_with_their_marks),
        cmocka_unit_test(defaults_are_values),
        cmocka_unit_test(a_default_of_another_type_is_told_as_it_is_written),
        cmocka_unit_test(wrong_questions_get_an_answer),
        cmocka_unit_test(an_older_caller_gets_the_members_it_knows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
