/* SPDX-License-Identifier: BSD-3-Clause */
/* Which schema may replace which: subtypes, marks and out arguments beyond the recorded pairs. */
#include "schema/schema_tree.h"

#include <setjmp.h>
#include <stdio.h>
#include <cmocka.h>

static tn_schema *parse(const char *text)
{
    tn_schema *schema;
    if (tn_schema_parse(text, TN_SCHEMA_ALONE, &schema) != TN_OK)
        fail_msg("%s: %s", text, tn_last_error());
    return schema;
}

/* A pair of versions with both verdicts, as PyTorch 2.13.0 gives them. */
typedef struct pair {
    const char *old_text;
    const char *new_text;
    bool backward;
    bool forward;
} pair;

static void check_pairs(const pair *pairs, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        tn_schema *old_schema = parse(pairs[i].old_text);
        tn_schema *new_schema = parse(pairs[i].new_text);
        char reason[256];
        bool backward = !pairs[i].backward;
        bool forward = !pairs[i].forward;
        assert_int_equal(
            tn_schema_check_backward(old_schema, new_schema, &backward, reason, sizeof reason),
            TN_OK);
        assert_int_equal(backward, reason[0] == '\0');
        assert_int_equal(tn_schema_check_forward(old_schema, new_schema, &forward, NULL, 0), TN_OK);
        if (backward != pairs[i].backward || forward != pairs[i].forward)
            fail_msg("%s -> %s: backward %d, forward %d", pairs[i].old_text, pairs[i].new_text,
                     backward, forward);
        tn_schema_free(old_schema);
        tn_schema_free(new_schema);
    }
}

static void subtypes_decide(void **state)
{
    (void)state;
    static const pair pairs[] = {
        {"f(Union(int, str) x) -> ()", "f(Union(str, int) x) -> ()", true, true},
        {"f(Union(int, str)[] x) -> ()", "f(Union(str, int)[] x) -> ()", true, true},
        {"f(Union(int, str) x) -> ()", "f(Union(str, int, float) x) -> ()", true, false},
        {"f(int[] x) -> ()", "f(Any[] x) -> ()", false, false},
        {"f(int[] x) -> ()", "f(Any x) -> ()", true, false},
        {"f(Dict(str, int) x) -> ()", "f(Dict(str, int?) x) -> ()", false, false},
        {"f((int, int) x) -> ()", "f((int?, int) x) -> ()", true, false},
        {"f(Future(int) x) -> ()", "f(Future(int?) x) -> ()", true, false},
        {"f(bool x) -> ()", "f(int x) -> ()", false, false},
        {"f(bool x) -> ()", "f(Scalar x) -> ()", false, false},
        {"f(int? x) -> ()", "f(Scalar? x) -> ()", true, false},
        {"f(int? x) -> ()", "f(Scalar x) -> ()", false, false},
        {"f(int? x) -> ()", "f(Union(int, None, str) x) -> ()", true, false},
        {"f(None x) -> ()", "f(int? x) -> ()", true, false},
        {"f(SymBool x) -> ()", "f(bool x) -> ()", false, false},
        {"f(t x) -> ()", "f(u x) -> ()", true, true},
        {"f(Scalar x) -> ()", "f(Union(int, float, complex) x) -> ()", true, true},
        {"f(__torch__.torch.classes.c10d.Work x) -> ()", "f(AnyClassType x) -> ()", true, false},
        {"f() -> int", "f() -> Layout", true, true},
        {"f(ScalarType x) -> ()", "f(Scalar x) -> ()", true, false},
        {"f(Scalar x=2) -> ()", "f(ScalarType x=2) -> ()", false, true},
    };
    check_pairs(pairs, TN_LEN(pairs));
}

static void marks_are_compared_as_sets_level_by_level(void **state)
{
    (void)state;
    static const pair pairs[] = {
        {"f(Tensor(a|b) x) -> ()", "f(Tensor(b|a) x) -> ()", true, true},
        {"f(Tensor(a -> a) x) -> ()", "f(Tensor(a) x) -> ()", true, true},
        {"f(Tensor(a -> b) x) -> ()", "f(Tensor(a -> c) x) -> ()", false, false},
        {"f(Tensor(a!)[] x) -> ()", "f(Tensor[](a!) x) -> ()", false, false},
        {"f(Tensor(a!)[] x) -> ()", "f(Tensor(b!)[] x) -> ()", false, false},
        {"f(Tensor(a!)[](b) x) -> ()", "f(Tensor(c!)[](b) x) -> ()", false, false},
        {"f(Tensor(a)[] x) -> ()", "f(Tensor(a)[] x) -> ()", true, true},
        {"f(Tensor(a) x) -> ()", "f(Tensor(a)[] x) -> ()", false, false},
        {"f(Tensor(a!)? x) -> ()", "f(Tensor(a!) x) -> ()", false, true},
        {"f(int! x) -> ()", "f(int! x) -> ()", true, true},
    };
    check_pairs(pairs, TN_LEN(pairs));
}

/* PyTorch raises an exception here, because it looks behind the last argument. */
static void fewer_out_arguments_are_not_backward_compatible(void **state)
{
    (void)state;
    static const pair pairs[] = {
        {"f(*, Tensor(a!) o) -> ()", "f(*, int u=1) -> ()", false, false},
        {"f(*, Tensor(a!) o, Tensor(b!) p) -> int", "f(str w=None, *, Tensor(a!) o) -> int", false,
         false},
    };
    check_pairs(pairs, TN_LEN(pairs));
}

static void reasons_name_types_without_marks(void **state)
{
    (void)state;
    tn_schema *old_schema = parse("f() -> ()");
    tn_schema *new_schema = parse("f(Tensor(a)?[3] u, SymInt v) -> ()");
    char reason[256];
    char cut[10];
    bool compatible = true;
    assert_int_equal(
        tn_schema_check_forward(old_schema, new_schema, &compatible, reason, sizeof reason), TN_OK);
    assert_false(compatible);
    assert_string_equal(reason, "Function schema is not forward compatible since the new argument "
                                "'u' of type Tensor?[] did not provide a default value.");
    assert_int_equal(tn_schema_check_forward(old_schema, new_schema, &compatible, cut, sizeof cut),
                     TN_OK);
    assert_string_equal(cut, "Function ");
    tn_schema_free(old_schema);
    tn_schema_free(new_schema);
}

static void equality_ignores_marks_and_relaxes_on_request(void **state)
{
    (void)state;
    tn_schema *schema = parse("f(SymInt[2] a, int[](x!) b, Union(int, str) c, int? d) -> ()");
    const tni_arg *args = schema->args;
    assert_true(tni_type_equal(args[0].type, args[1].type, true));
    assert_false(tni_type_equal(args[0].type, args[1].type, false));
    assert_false(tni_type_equal(args[1].type, args[2].type, true));
    assert_false(tni_type_equal(args[2].type, args[3].type, true));
    tn_schema_free(schema);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(subtypes_decide),
        cmocka_unit_test(marks_are_compared_as_sets_level_by_level),
        cmocka_unit_test(fewer_out_arguments_are_not_backward_compatible),
        cmocka_unit_test(reasons_name_types_without_marks),
        cmocka_unit_test(equality_ignores_marks_and_relaxes_on_request),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
