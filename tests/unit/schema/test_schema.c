/* SPDX-License-Identifier: BSD-3-Clause */
/* What the recorded schemas do not show: places of refusals, limits, marks, signatures, names. */
#include "schema/schema_tree.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

/* Asserts that `text` prints as `want`; NULL: that it is refused. */
static void prints(const char *text, const char *want)
{
    char printed[1024];
    tn_schema *schema = NULL;
    tn_status status = tn_schema_parse(text, TN_SCHEMA_DEFINE, &schema);
    if (want == NULL) {
        if (status == TN_OK)
            fail_msg("accepted: %s", text);
        assert_int_equal(status, TN_ERR_VALUE);
        return;
    }
    if (status != TN_OK)
        fail_msg("%s: %s", text, tn_last_error());
    tn_schema_print(schema, printed, sizeof printed);
    tn_schema_free(schema);
    assert_string_equal(printed, want);
}

static void stays(const char *text)
{
    prints(text, text);
}

static void marks_are_kept_and_optional_goes_behind_them(void **state)
{
    (void)state;
    stays("f(Tensor(a!) self) -> Tensor(a!)");
    stays("f(Tensor(a -> *) self) -> Tensor(a)[]");
    stays("f(Tensor(a! -> a|b) self) -> ()");
    stays("f(Tensor(a!)[](b!) self) -> ()");
    stays("f(Tensor(a!)? self) -> ()");
    stays("f(Tensor! self) -> ()");
    prints("f(int?? x) -> ()", "f(int? x) -> ()");
    prints("f(Tensor?(a!) self) -> ()", NULL);
    prints("f(Tensor() x) -> ()", NULL);
    prints("f(Tensor(!) x) -> ()", NULL);
    prints("f(Tensor(a->) x) -> ()", NULL);
}

static void defaults_are_typed_and_print_canonically(void **state)
{
    (void)state;
    prints("f(int[2] x=[3, 3]) -> ()", "f(int[2] x=3) -> ()");
    prints("f(SymInt[2] x=1) -> SymInt", "f(SymInt[2] x=[1, 1]) -> SymInt");
    prints("f(bool[2] m=True) -> ()", "f(bool[2] m=[True, True]) -> ()");
    prints("f(float p=1e-05) -> float", "f(float p=1.0000000000000001e-05) -> float");
    prints("f(float a=1.5e10) -> ()", "f(float a=15000000000.) -> ()");
    prints("f(str s='a\"b\\101\\n') -> str", "f(str s=\"a\\\"bA\\n\") -> str");
    prints("f(ScalarType t=float) -> ()", "f(ScalarType t=6) -> ()");
    prints("f(Device d='cuda:0') -> Device", "f(Device d=\"cuda:0\") -> Device");
    stays("f(int x=-9223372036854775808) -> ()");
    prints("f(int x=9223372036854775808) -> ()", NULL);
    prints("f(str s=\"\\x41\") -> ()", NULL);
    prints("f(int x=1, int y) -> ()", NULL);
    stays("f(int x=1, int[] y) -> ()");
    prints("f(int[2000000] x=1) -> ()", NULL);
}

static void newlines_and_comments_end_or_continue_a_schema(void **state)
{
    (void)state;
    prints("f(Tensor\n self) -> Tensor\n\n", "f(Tensor self) -> Tensor");
    prints("f(int x) \\\n -> () # and more", "f(int x) -> ()");
    prints("f(int x)\n-> ()", NULL);
}

static void a_refusal_has_line_column_and_a_caret(void **state)
{
    (void)state;
    tn_schema *schema;
    assert_int_equal(tn_schema_parse("f(int x,\n  Tenser y) -> ()", TN_SCHEMA_DEFINE, &schema),
                     TN_ERR_VALUE);
    assert_non_null(strstr(tn_last_error(), "line 2, column 3: unknown type 'Tenser'"));
    assert_non_null(strstr(tn_last_error(), "\n      Tenser y) -> ()\n      ^"));
    assert_int_equal(tn_schema_parse("f(int x", TN_SCHEMA_DEFINE, &schema), TN_ERR_VALUE);
    assert_non_null(strstr(tn_last_error(), "but found the end of the text"));
}

/* A text of `count` times `piece` after `start` is refused without using up the stack. */
static void refuses_deep(const char *start, const char *piece, size_t count)
{
    size_t length = strlen(piece);
    size_t first = strlen(start);
    char *text = malloc(first + count * length + 1);
    tn_schema *schema = NULL;
    assert_non_null(text);
    strcpy(text, start);
    for (size_t i = 0; i < count; i++)
        memcpy(text + first + i * length, piece, length + 1);
    assert_int_equal(tn_schema_parse(text, TN_SCHEMA_DEFINE, &schema), TN_ERR_VALUE);
    free(text);
}

static void nesting_has_a_limit(void **state)
{
    (void)state;
    refuses_deep("f(", "(", 200000);
    refuses_deep("f(", "Dict(", 100000);
    refuses_deep("f(int[] x=", "[", 200000);
    refuses_deep("f(", "Future(", 100000);
}

static void a_print_that_is_cut_off_says_how_long_it_would_be(void **state)
{
    (void)state;
    char buffer[6];
    tn_schema *schema;
    assert_int_equal(tn_schema_parse("f(int x) -> ()", TN_SCHEMA_DEFINE, &schema), TN_OK);
    assert_int_equal(tn_schema_print(schema, buffer, sizeof buffer), 14);
    assert_string_equal(buffer, "f(int");
    assert_int_equal(tn_schema_print(schema, NULL, 0), 14);
    tn_schema_free(schema);
}

static tn_status match(const char *schema_text, const char *signature_text)
{
    tn_schema *schema;
    tn_schema *signature;
    assert_int_equal(tn_schema_parse(schema_text, TN_SCHEMA_DEFINE, &schema), TN_OK);
    assert_int_equal(tni_schema_parse_signature(signature_text, &signature), TN_OK);
    tn_status status = tni_schema_match(schema, signature);
    tn_schema_free(schema);
    tn_schema_free(signature);
    return status;
}

static void signatures_match_by_types_alone(void **state)
{
    (void)state;
    assert_int_equal(match("n::f(Tensor(a!) x, SymInt d=0) -> Tensor", "(Tensor, int) -> Tensor"),
                     TN_OK);
    assert_int_equal(match("n::f(Tensor x, int d) -> Tensor", "\n(Tensor,\n int) -> Tensor"),
                     TN_OK);
    assert_int_equal(match("n::f(Tensor x) -> Tensor", "(Tensor, int) -> Tensor"), TN_ERR_TYPE);
    assert_int_equal(match("n::f(Tensor x) -> Tensor", "(Tensor?) -> Tensor"), TN_ERR_TYPE);
    assert_int_equal(match("n::f(Tensor x) -> Tensor", "(Tensor) -> (Tensor, int)"), TN_ERR_TYPE);
}

static void operator_names_have_three_parts(void **state)
{
    (void)state;
    tni_text ns;
    tni_text name;
    tni_text overload;
    assert_int_equal(tni_schema_parse_name("aten::add.Tensor", &ns, &name, &overload), TN_OK);
    assert_true(tni_text_is(ns, "aten") && tni_text_is(name, "add"));
    assert_true(tni_text_is(overload, "Tensor"));
    assert_int_equal(tni_schema_parse_name("add", &ns, &name, &overload), TN_OK);
    assert_true(ns.length == 0 && tni_text_is(name, "add") && overload.length == 0);
    const char *const bad[] = {"", "a::", "::a", "a::b::c", "a.", "a b", "raise", "a:b"};
    for (size_t i = 0; i < TN_LEN(bad); i++)
        assert_int_equal(tni_schema_parse_name(bad[i], &ns, &name, &overload), TN_ERR_VALUE);
}

/* Every allocation of a parse and a print fails in turn: a status, nothing lost. */
static void every_failed_allocation_is_a_status(void **state)
{
    (void)state;
    static const char text[] =
        "aten::f.o(Tensor(a!) self, int[3] x=[1, 2, 3], *, Dict(str, Tensor)? d=None, "
        "str s=\"text\", (int, Tensor[])[] t) -> (Tensor(a!) out, int, (str, str))";
    for (uint64_t n = 1;; n++) {
        tn_schema *schema = NULL;
        tni_fault_arm(n);
        tn_status status = tn_schema_parse(text, TN_SCHEMA_DEFINE, &schema);
        size_t length = status == TN_OK ? tn_schema_print(schema, NULL, 0) : 0;
        uint64_t requests = tni_fault_arm(0);
        tn_schema_free(schema);
        assert_true(status == TN_OK || status == TN_ERR_MEMORY);
        if (requests < n) {
            assert_int_equal(length, sizeof text - 1);
            break;
        }
        assert_int_equal(length, 0);
    }
}

/* A number of more than 127 bytes is copied to be read. */
static void a_long_number_without_memory_is_no_syntax_error(void **state)
{
    (void)state;
    char text[300];
    snprintf(text, sizeof text, "f(float x=1%0200d.5) -> ()", 0);
    for (uint64_t n = 1;; n++) {
        tn_schema *schema = NULL;
        tni_fault_arm(n);
        tn_status status = tn_schema_parse(text, TN_SCHEMA_DEFINE, &schema);
        uint64_t requests = tni_fault_arm(0);
        assert_int_equal(status, requests < n ? TN_OK : TN_ERR_MEMORY);
        if (status == TN_OK)
            assert_true(schema->args[0].initial->as.real == 1e200);
        tn_schema_free(schema);
        if (requests < n)
            break;
    }
}

/* Defaults, and whether they fit the type that stands before them. */
static void a_default_fits_the_types_that_hold_its_value(void **state)
{
    static const char *const fits[] = {
        "int x=1",
        "SymInt x=1",
        "float x=1.5",
        "float x=1",
        "float? x=1",
        "float? x=None",
        "bool x=True",
        "Scalar x=1",
        "Scalar x=1.5",
        "Scalar x=True",
        "Scalar? x=None",
        "str x=\"a\"",
        "str? x=None",
        "int[2] x=[1, 2]",
        "int[2] x=1",
        "float[] x=[1.5]",
        "bool[3] x=[True, False, True]",
        "int[]? x=None",
        "Tensor? x=None",
        "ScalarType? x=None",
        "MemoryFormat x=contiguous_format",
        "ScalarType x=long",
        "Layout x=strided",
        "Generator? x=None",
    };
    static const char *const misfits[] = {
        "bool x=1",       "int x=True", "int x=1.5",      "int x=None",       "bool x=None",
        "int[]? x=\"a\"", "str x=1",    "Scalar x=\"a\"", "ScalarType x=1.5", "Tensor x=1",
    };
    (void)state;
    for (size_t i = 0; i < TN_LEN(fits) + TN_LEN(misfits); i++) {
        char text[128];
        tn_schema *schema = NULL;
        bool is_fit = i < TN_LEN(fits);
        const char *argument = is_fit ? fits[i] : misfits[i - TN_LEN(fits)];
        snprintf(text, sizeof text, "f(%s) -> ()", argument);
        if (tn_schema_parse(text, TN_SCHEMA_DEFINE, &schema) == TN_OK) {
            const tni_arg *arg = &schema->args[0];
            if (tni_const_fits(arg->initial, arg->type) != is_fit)
                fail_msg("%s: %s", argument, is_fit ? "does not fit" : "fits");
        } else if (is_fit) {
            fail_msg("%s: %s", argument, tn_last_error());
        }
        tn_schema_free(schema);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_default_fits_the_types_that_hold_its_value),
        cmocka_unit_test(marks_are_kept_and_optional_goes_behind_them),
        cmocka_unit_test(defaults_are_typed_and_print_canonically),
        cmocka_unit_test(newlines_and_comments_end_or_continue_a_schema),
        cmocka_unit_test(a_refusal_has_line_column_and_a_caret),
        cmocka_unit_test(nesting_has_a_limit),
        cmocka_unit_test(a_print_that_is_cut_off_says_how_long_it_would_be),
        cmocka_unit_test(signatures_match_by_types_alone),
        cmocka_unit_test(operator_names_have_three_parts),
        cmocka_unit_test(every_failed_allocation_is_a_status),
        cmocka_unit_test(a_long_number_without_memory_is_no_syntax_error),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
