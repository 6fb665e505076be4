/* SPDX-License-Identifier: BSD-3-Clause */
/* The schema language: what is read, how it prints, where refusals point, what limits hold. */
#include "schema/schema_tree.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <cmocka.h>

/* The canonical text of a schema, "!" if it is refused. */
static const char *print_of(const char *text, tn_schema_mode mode)
{
    static char printed[4096];
    tn_schema *schema;
    if (tn_schema_parse(text, mode, &schema) != TN_OK)
        return "!";
    tn_schema_print(schema, printed, sizeof printed);
    tn_schema_free(schema);
    return printed;
}

/* A text and its print; "=" is the text itself, "!" a refusal. */
typedef struct vector {
    const char *text;
    const char *printed;
} vector;

/* Each print must read back as itself. */
static void check_vectors(const vector *vectors, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const char *want = vectors[i].printed[0] == '=' ? vectors[i].text : vectors[i].printed;
        const char *got = print_of(vectors[i].text, TN_SCHEMA_ALONE);
        if (strcmp(got, want) != 0)
            fail_msg("%s: printed %s, expected %s", vectors[i].text, got, want);
        if (want[0] != '!')
            assert_string_equal(print_of(want, TN_SCHEMA_ALONE), want);
    }
}

static void types_and_marks_print_canonically(void **state)
{
    (void)state;
    static const vector vectors[] = {
        {"f(Tensor(a!) self) -> Tensor(a!)", "="},
        {"f(Tensor(a -> *) self) -> Tensor(a)[]", "="},
        {"f(Tensor(a!)[](b!) self) -> ()", "="},
        {"f(Tensor(a!)? self) -> ()", "="},
        {"f(Tensor?[] x) -> ()", "="},
        {"f(Tensor! x) -> Tensor!", "="},
        {"f(Tensor(a!)?[] x) -> ()", "="},
        {"f(Tensor(a|b -> b|a) x) -> ()", "f(Tensor(a|b) x) -> ()"},
        {"f(Tensor(a|a) x) -> ()", "f(Tensor(a) x) -> ()"},
        {"f(Tensor(a|*) x) -> ()", "="},
        {"f((Tensor(a!), int) x) -> ()", "f((Tensor, int) x) -> ()"},
        {"f(Dict(str,int) d) -> Dict(str, Tensor)", "f(Dict(str, int) d) -> Dict(str, Tensor)"},
        {"f((int, Tensor)[] t) -> ((int, Tensor)[])", "="},
        {"f(int?? x) -> ()", "f(int? x) -> ()"},
        {"f(int[][] x) -> ()", "="},
        {"f(int?[] x, int?[3] y, int[]? z) -> ()", "="},
        {"f(NoneType x) -> None", "f(NoneType x) -> NoneType"},
        {"f(DeviceIndex x) -> ConstQuantizerPtr", "f(int x) -> int"},
        {"f(int[2.9] x) -> ()", "f(int[2] x) -> ()"},
        {"f(Union(int, str) x, Future(Tensor) y, RRef(int[]) z) -> Await(int)", "="},
        {"f(__torch__.torch.classes.c10d.Work x) -> Any", "="},
        {"f(t[] x) -> t", "="},
    };
    check_vectors(vectors, TN_LEN(vectors));
}

static void defaults_print_canonically(void **state)
{
    (void)state;
    static const vector vectors[] = {
        {"f(int[2] x=[3, 3]) -> ()", "f(int[2] x=3) -> ()"},
        {"f(int[2] x=[1, 2]) -> ()", "="},
        {"f(int[2] a=[1]) -> ()", "="},
        {"f(int[2]? x=1) -> ()", "="},
        {"f(int[1] x=3) -> ()", "f(int[1] x=[3]) -> ()"},
        {"f(SymInt[2] x=1) -> SymInt", "f(SymInt[2] x=[1, 1]) -> SymInt"},
        {"f(ScalarType[2] x=long) -> ()", "!"},
        {"f(ScalarType[] x=[long]) -> ()", "f(ScalarType[] x=[4]) -> ()"},
        {"f(bool[2] m=True) -> ()", "f(bool[2] m=[True, True]) -> ()"},
        {"f(float p=2) -> float", "f(float p=2.) -> float"},
        {"f(float p=1e-05) -> float", "f(float p=1.0000000000000001e-05) -> float"},
        {"f(float a=1.5e10) -> ()", "f(float a=15000000000.) -> ()"},
        {"f(float a=-.5, int b=- 1) -> ()", "f(float a=-0.5, int b=-1) -> ()"},
        {"f(Scalar p=2j) -> Scalar", "f(Scalar p=2.j) -> Scalar"},
        {"f(str s='a\"b') -> str", "f(str s=\"a\\\"b\") -> str"},
        {"f(str s=\"\\101\") -> ()", "f(str s=\"A\") -> ()"},
        {"f(str s='''a\nb''') -> ()", "f(str s=\"a\\nb\") -> ()"},
        {"f(str s=\"\\000\\t\") -> ()", "f(str s=\"\\000\\t\") -> ()"},
        {"f(ScalarType dtype=float) -> ScalarType", "f(ScalarType dtype=6) -> ScalarType"},
        {"f(ScalarType? d=bfloat16) -> ()", "f(ScalarType? d=15) -> ()"},
        {"f(int d=bfloat16) -> ()", "!"},
        {"f(Layout l=strided, int m=Mean) -> ()", "f(Layout l=0, int m=1) -> ()"},
        {"f(Device d=\"cuda:0\") -> Device", "="},
        {"f(int x=\"s\") -> ()", "="},
        {"f(int x=0x10) -> ()", "f(int x=0) -> ()"},
        {"f(int x=-9223372036854775808) -> ()", "="},
        {"f(int x=9223372036854775807) -> ()", "="},
    };
    check_vectors(vectors, TN_LEN(vectors));
}

static void arguments_and_returns_print_canonically(void **state)
{
    (void)state;
    static const vector vectors[] = {
        {"f(...) -> (...)", "f(...) -> ..."},
        {"f(int x, ...) -> (int, ...)", "="},
        {"f(int x=1, int[] y) -> ()", "="},
        {"f(int x=1, *, int y) -> ()", "="},
        {"f(*, int x, *, int y) -> ()", "f(*, int x, int y) -> ()"},
        {"f(Tensor x, *) -> ()", "f(Tensor x) -> ()"},
        {"f(int x) -> (int)", "f(int x) -> int"},
        {"f(int from, int lambda) -> ()", "="},
        {"f( Tensor  self ,*, int  y )->Tensor", "f(Tensor self, *, int y) -> Tensor"},
        {"f(Tensor\n self) -> Tensor", "f(Tensor self) -> Tensor"},
        {"\n\tf(int x) -> () # text\n\n", "f(int x) -> ()"},
        {"f(int x) \\\n -> ()", "f(int x) -> ()"},
        {"ns::f.out(int x) -> int y", "="},
        {"f() -> ((int, str))", "="},
    };
    check_vectors(vectors, TN_LEN(vectors));
}

static void malformed_texts_are_refused(void **state)
{
    (void)state;
    static const char *const texts[] = {"f(Tensor?(a!) self) -> ()",
                                        "f(complex p=2) -> complex",
                                        "f(str s=\"\\x41\") -> ()",
                                        "f(str s=\"\\12\") -> ()",
                                        "f(str s=\"\\777\") -> ()",
                                        "f(MemoryFormat m=channels_last) -> ()",
                                        "f(Device d=None) -> ()",
                                        "f(Device d=\"cuda:00\") -> ()",
                                        "f(Device d=\"cuda:-1\") -> ()",
                                        "f(Device d=\"\") -> ()",
                                        "f(Dict(str, int) d={}) -> ()",
                                        "f(..., int x) -> ()",
                                        "f(int x=1, ...) -> ()",
                                        "f(int x=1, int y) -> ()",
                                        "f(int x,) -> ()",
                                        "f(int[] x=[1,]) -> ()",
                                        "f.default(int x) -> ()",
                                        "f.__x(int x) -> ()",
                                        "f.a.b(int x) -> ()",
                                        "a::b::f(int x) -> ()",
                                        "f(int) -> ()",
                                        "f(int x)",
                                        "f(int x) ->",
                                        "f(int if) -> ()",
                                        "1f(int x) -> ()",
                                        "f-b(int x) -> ()",
                                        "f(int x=abc) -> ()",
                                        "f(int a=+1) -> ()",
                                        "f(float x=inf) -> ()",
                                        "f(bool b=true) -> ()",
                                        "f(str[] x=[\"a\"]) -> ()",
                                        "f(Tensor[] x=[]) -> ()",
                                        "f(Tensor[] x=None) -> ()",
                                        "f(Tensor? x=[]) -> ()",
                                        "f(int[2][] x) -> ()",
                                        "f(int[2]?? x) -> ()",
                                        "f(Tensor() x) -> ()",
                                        "f(Tensor(!) x) -> ()",
                                        "f(Tensor(a->) x) -> ()",
                                        "f(int x)\n-> ()",
                                        "f(int x=99999999999999999999) -> ()",
                                        "f(float x=1e400) -> ()",
                                        "f",
                                        "",
                                        "f((int[2], int) x) -> ()",
                                        "f(Future(int[2]) x) -> ()",
                                        "f(None? x) -> ()",
                                        "f(Union(int, int) x) -> ()",
                                        "f(Dict(Generator, int) x) -> ()",
                                        "f(Tensor(*|a) x) -> ()",
                                        "f(Dimname x) -> ()",
                                        "f(int[2] x=None) -> ()",
                                        "f(int[-1] x) -> ()",
                                        "f(int x) -> int, int"};
    for (size_t i = 0; i < TN_LEN(texts); i++)
        if (print_of(texts[i], TN_SCHEMA_ALONE)[0] != '!')
            fail_msg("accepted: %s", texts[i]);
}

static void words_of_cxx_get_a_hint(void **state)
{
    (void)state;
    assert_string_equal(print_of("f(double x) -> ()", TN_SCHEMA_DEFINE), "!");
    assert_non_null(strstr(tn_last_error(), "use 'float'"));
    assert_string_equal(print_of("f(int64_t x) -> ()", TN_SCHEMA_DEFINE), "!");
    assert_non_null(strstr(tn_last_error(), "use 'SymInt' or 'int'"));
}

static void refusals_say_where_and_what(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        const char *message;
    } rows[] = {
        {"f(int x,) -> ()", "schema: line 1, column 9: expected a type but found ')'\n"
                            "    f(int x,) -> ()\n"
                            "            ^"},
        {"f(int x", "schema: line 1, column 8: expected ',' or ')' but found the end of the text\n"
                    "    f(int x\n"
                    "           ^"},
        {"f(Tensor self,\n\tbogus? other) -> ()",
         "schema: line 2, column 2: unknown type 'bogus'; common ones are Tensor, SymInt, int, "
         "float, bool, str, Scalar, ScalarType, Device\n"
         "     bogus? other) -> ()\n"
         "     ^"},
        {"f(int x=1, int y) -> ()", "schema: line 1, column 12: argument 'y' without default "
                                    "stands behind one with a default\n"
                                    "    f(int x=1, int y) -> ()\n"
                                    "               ^"},
        {"f(int if) -> ()",
         "schema: line 1, column 7: expected the name of the argument but found keyword 'if'\n"
         "    f(int if) -> ()\n"
         "          ^"},
    };
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        tn_schema *schema = NULL;
        assert_int_equal(tn_schema_parse(rows[i].text, TN_SCHEMA_DEFINE, &schema), TN_ERR_VALUE);
        assert_null(schema);
        assert_string_equal(tn_last_error(), rows[i].message);
    }
}

static void caret_of_a_long_schema_stays_in_sight(void **state)
{
    (void)state;
    char text[1200] = "f(";
    for (int i = 0; i < 100; i++)
        strcat(text, "int abcd, ");
    strcat(text, "?) -> ()");
    assert_string_equal(print_of(text, TN_SCHEMA_DEFINE), "!");
    const char *caret = strrchr(tn_last_error(), '\n');
    const char *line = caret - 1;
    while (*line != '\n')
        line--;
    assert_int_equal(line[caret - line - 1] != '\0', 1);
    assert_int_equal(strlen(caret), 4 + 60 + 2);
    assert_int_equal(line[strlen(caret) - 1], '?');
}

static void type_variables_need_the_stand_alone_mode_or_a_builtin_name(void **state)
{
    (void)state;
    assert_string_equal(print_of("f(t x) -> t", TN_SCHEMA_ALONE), "f(t x) -> t");
    assert_string_equal(print_of("f(t x) -> t", TN_SCHEMA_DEFINE), "!");
    assert_string_equal(print_of("aten::f(t x) -> t", TN_SCHEMA_DEFINE), "aten::f(t x) -> t");
    assert_string_equal(print_of("prim::f(t x) -> t", TN_SCHEMA_DEFINE), "prim::f(t x) -> t");
}

/* `count` times `piece` between two texts; freed by the caller. */
static char *repeated(const char *before, const char *piece, size_t count, const char *after)
{
    size_t width = strlen(piece);
    char *text = malloc(strlen(before) + width * count + strlen(after) + 1);
    assert_non_null(text);
    char *end = stpcpy(text, before);
    for (size_t i = 0; i < count; i++)
        end = stpcpy(end, piece);
    strcpy(end, after);
    return text;
}

static void nesting_has_a_limit_however_it_is_written(void **state)
{
    (void)state;
    static const struct {
        const char *before;
        const char *piece;
        size_t fits;
        const char *after;
    } rows[] = {
        {"f(int", "[]", 63, " x) -> ()"},
        {"f(int", "[]?", 31, " x) -> ()"},
    };
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        static const size_t more[] = {0, 1, 200000};
        for (size_t j = 0; j < TN_LEN(more); j++) {
            char *text =
                repeated(rows[i].before, rows[i].piece, rows[i].fits + more[j], rows[i].after);
            bool is_refused = print_of(text, TN_SCHEMA_DEFINE)[0] == '!';
            free(text);
            assert_int_equal(is_refused, more[j] > 0);
        }
        assert_non_null(strstr(tn_last_error(), "deeper than 64 levels"));
    }
    static const char *const openers[] = {"(", "Future(", "Union(int, ", "(int[], "};
    for (size_t i = 0; i < TN_LEN(openers); i++) {
        char *text = repeated("f(", openers[i], 200000, "");
        assert_string_equal(print_of(text, TN_SCHEMA_DEFINE), "!");
        free(text);
        assert_non_null(strstr(tn_last_error(), "deeper than 64 levels"));
    }
}

static void numbers_of_things_are_not_cut_to_16_bits(void **state)
{
    (void)state;
    char *members = repeated("f((int", ", int", 65536, ") x) -> ()");
    char *sets = repeated("f(Tensor(a", "|b|c", 65536, ") x) -> ()");
    char *args = repeated("f(int x", ", int x", 65536, ") -> ()");
    char *returns = repeated("f() -> (int", ", int", 65536, ")");
    assert_string_equal(print_of(members, TN_SCHEMA_DEFINE), "!");
    assert_string_equal(print_of(sets, TN_SCHEMA_DEFINE), "f(Tensor(a|b|c) x) -> ()");
    assert_string_equal(print_of(args, TN_SCHEMA_DEFINE), "!");
    assert_string_equal(print_of(returns, TN_SCHEMA_DEFINE), "!");
    free(members);
    free(sets);
    free(args);
    free(returns);
}

static void fields_are_filled(void **state)
{
    (void)state;
    tn_schema *schema;
    assert_int_equal(tn_schema_parse("ns::f.o(Tensor(a!) self, int[2] k=1, *, str? s=None, "
                                     "Device d='cpu') -> (Tensor(a!) y, ...)",
                                     TN_SCHEMA_DEFINE, &schema),
                     TN_OK);
    assert_string_equal(tn_schema_name(schema), "ns::f");
    assert_string_equal(tn_schema_overload(schema), "o");
    assert_int_equal(schema->nargs, 4);
    assert_int_equal(schema->nreturns, 1);
    assert_true(schema->is_mutable);
    assert_true(schema->is_varret);
    assert_false(schema->is_vararg);
    assert_true(tni_text_is(schema->args[0].name, "self"));
    assert_true(schema->args[0].type->alias->is_write);
    assert_null(schema->args[0].initial);
    assert_int_equal(schema->args[1].type->list_size, 2);
    assert_int_equal(schema->args[1].initial->kind, TNI_CONST_LIST);
    assert_int_equal(schema->args[1].initial->as.list.count, 2);
    assert_int_equal(schema->args[1].initial->as.list.items[1].as.integer, 1);
    assert_false(schema->args[1].keyword_only);
    assert_int_equal(schema->args[2].type->kind, TNI_TYPE_OPTIONAL);
    assert_int_equal(schema->args[2].initial->kind, TNI_CONST_NONE);
    assert_true(schema->args[2].keyword_only);
    assert_int_equal(schema->args[3].initial->kind, TNI_CONST_DEVICE);
    assert_true(tni_text_is(schema->args[3].initial->as.text, "cpu"));
    assert_true(tni_text_is(schema->returns[0].name, "y"));
    tn_schema_free(schema);
}

static void print_says_its_length_and_cuts_to_the_room(void **state)
{
    (void)state;
    tn_schema *schema;
    char room[8] = "???????";
    assert_int_equal(tn_schema_parse("f(int x) -> ()", TN_SCHEMA_DEFINE, &schema), TN_OK);
    assert_int_equal(tn_schema_print(schema, NULL, 0), 14);
    assert_int_equal(tn_schema_print(schema, room, 5), 14);
    assert_string_equal(room, "f(in");
    assert_int_equal(room[5], '?');
    tn_schema_free(schema);
    tn_schema_free(NULL);
}

static void operator_names_are_split(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        const char *parts[3];
    } rows[] = {{"ns::f.o", {"ns", "f", "o"}},
                {"ns::f", {"ns", "f", ""}},
                {"f.o", {"", "f", "o"}},
                {"f", {"", "f", ""}},
                {" ns::f ", {"ns", "f", ""}}};
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        tni_text parts[3];
        assert_int_equal(tni_schema_parse_name(rows[i].text, &parts[0], &parts[1], &parts[2]),
                         TN_OK);
        for (size_t j = 0; j < 3; j++)
            assert_true(tni_text_is(parts[j], rows[i].parts[j]));
    }
    static const char *const none[] = {"",      "ns::",   "::f",    "ns:f",      "a::b::c", "f.",
                                       "f.a.b", "f(int)", "ns::if", "f() -> ()", "1"};
    for (size_t i = 0; i < TN_LEN(none); i++) {
        tni_text untouched = {"kept", 4};
        assert_int_equal(tni_schema_parse_name(none[i], &untouched, &untouched, &untouched),
                         TN_ERR_VALUE);
        assert_true(tni_text_is(untouched, "kept"));
    }
}

/* The message of a kernel that does not fit, "" if it does. */
static const char *mismatch(const char *text, const char *written)
{
    tn_schema *schema;
    tn_schema *signature;
    assert_int_equal(tn_schema_parse(text, TN_SCHEMA_DEFINE, &schema), TN_OK);
    assert_int_equal(tni_schema_parse_signature(written, &signature), TN_OK);
    tn_status status = tni_schema_match(schema, signature);
    tn_schema_free(schema);
    tn_schema_free(signature);
    if (status == TN_OK)
        return "";
    assert_int_equal(status, TN_ERR_TYPE);
    return tn_last_error();
}

static void kernel_fits_by_types_alone(void **state)
{
    (void)state;
    static const char schema[] =
        "ns::f(Tensor(a!) self, SymInt[2] k=1, *, Scalar? s=None) -> Tensor(a!)";
    assert_string_equal(mismatch(schema, "(Tensor, int[], Scalar?) -> Tensor"), "");
    assert_string_equal(mismatch(schema, "(Tensor x, SymInt[3] y, Scalar? z) -> Tensor r"), "");
    assert_string_equal(mismatch(schema, "(Tensor, int[]) -> Tensor"),
                        "The number of arguments is different. 3 vs 2.");
    assert_string_equal(mismatch(schema, "(Tensor, int[], Scalar?) -> ()"),
                        "The number of returns is different. 1 vs 0.");
    assert_non_null(strstr(mismatch(schema, "(Tensor, float[], Scalar?) -> Tensor"), "argument 1"));
    assert_non_null(strstr(mismatch(schema, "(Tensor, int[], Scalar) -> Tensor"), "Scalar?"));
    assert_non_null(strstr(mismatch(schema, "(Tensor, int[], Scalar?) -> Tensor?"), "return 0"));
    assert_string_not_equal(mismatch("f(ScalarType d) -> ()", "(int) -> ()"), "");
}

static void signature_needs_no_names_but_is_a_schema_else(void **state)
{
    (void)state;
    static const char *const malformed[] = {"", "f(int) -> ()", "(int)", "(int,) -> ()",
                                            "(int) -> () x"};
    for (size_t i = 0; i < TN_LEN(malformed); i++) {
        tn_schema *schema = NULL;
        assert_int_equal(tni_schema_parse_signature(malformed[i], &schema), TN_ERR_VALUE);
        assert_null(schema);
    }
}

static void missing_places_are_refused(void **state)
{
    (void)state;
    tn_schema *schema = NULL;
    bool yes;
    assert_int_equal(tn_schema_parse(NULL, TN_SCHEMA_DEFINE, &schema), TN_ERR_VALUE);
    assert_int_equal(tn_schema_parse("f() -> ()", TN_SCHEMA_DEFINE, NULL), TN_ERR_VALUE);
    assert_int_equal(tn_schema_check_backward(NULL, NULL, &yes, NULL, 0), TN_ERR_VALUE);
    assert_int_equal(tn_schema_print(NULL, NULL, 0), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(types_and_marks_print_canonically),
        cmocka_unit_test(defaults_print_canonically),
        cmocka_unit_test(arguments_and_returns_print_canonically),
        cmocka_unit_test(malformed_texts_are_refused),
        cmocka_unit_test(words_of_cxx_get_a_hint),
        cmocka_unit_test(refusals_say_where_and_what),
        cmocka_unit_test(caret_of_a_long_schema_stays_in_sight),
        cmocka_unit_test(type_variables_need_the_stand_alone_mode_or_a_builtin_name),
        cmocka_unit_test(nesting_has_a_limit_however_it_is_written),
        cmocka_unit_test(numbers_of_things_are_not_cut_to_16_bits),
        cmocka_unit_test(fields_are_filled),
        cmocka_unit_test(print_says_its_length_and_cuts_to_the_room),
        cmocka_unit_test(operator_names_are_split),
        cmocka_unit_test(kernel_fits_by_types_alone),
        cmocka_unit_test(signature_needs_no_names_but_is_a_schema_else),
        cmocka_unit_test(missing_places_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
