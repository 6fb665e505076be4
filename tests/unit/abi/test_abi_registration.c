/* SPDX-License-Identifier: BSD-3-Clause */
#include "abi_fixture.h"

#include "abi/shims.h"
#include "library/registry.h"

static void nothing(StableIValue *stack, uint64_t num_args, uint64_t num_returns)
{
    (void)stack;
    (void)num_args;
    (void)num_returns;
}

static void answer_one(StableIValue *stack, uint64_t num_args, uint64_t num_returns)
{
    (void)num_args;
    (void)num_returns;
    stack[0] = 1;
}

static void answer_two(StableIValue *stack, uint64_t num_args, uint64_t num_returns)
{
    (void)num_args;
    (void)num_returns;
    stack[0] = 2;
}

static bool is_known(const char *name)
{
    const tn_op *op = NULL;
    return tn_op_find(name, &op) == TN_OK;
}

static int64_t call_answer(void)
{
    StableIValue stack[1] = {0};
    assert_success(torch_call_dispatcher("abireg::answer", "", stack, 0));
    return (int64_t)stack[0];
}

static void failed_init_stores_null_and_tells_why(void **state)
{
    (void)state;
    TorchLibraryHandle library = (TorchLibraryHandle)(uintptr_t)0x10;
    assert_failure(aoti_torch_library_init_impl("abireg", "Nope", "f.cc", 3, &library));
    assert_null(library);
    assert_error_has("could not parse dispatch key: Nope");
    assert_int_equal(fixture_warnings, 1);
    assert_non_null(strstr(fixture_warning, "could not parse dispatch key: Nope"));
    library = (TorchLibraryHandle)(uintptr_t)0x10;
    assert_failure(aoti_torch_library_init_impl("abireg", NULL, "f.cc", 3, &library));
    assert_null(library);
    library = (TorchLibraryHandle)(uintptr_t)0x10;
    assert_failure(aoti_torch_library_init_fragment(NULL, "f.cc", 3, &library));
    assert_null(library);
    assert_failure(aoti_torch_library_init_def("abireg", "f.cc", 3, NULL));
}

static void second_definer_of_a_namespace_fails_until_the_first_is_deleted(void **state)
{
    (void)state;
    TorchLibraryHandle first = NULL;
    TorchLibraryHandle second = NULL;
    assert_success(aoti_torch_library_init_def("abione", "f.cc", 1, &first));
    assert_failure(aoti_torch_library_init_def("abione", "f.cc", 2, &second));
    assert_null(second);
    assert_success(aoti_torch_delete_library_object(first));
    assert_success(aoti_torch_library_init_def("abione", "f.cc", 2, &second));
    assert_success(aoti_torch_delete_library_object(second));
}

static void null_library_fails_everywhere_but_in_delete(void **state)
{
    (void)state;
    assert_failure(aoti_torch_library_def(NULL, "f() -> ()"));
    assert_failure(torch_library_def_with_tags(NULL, "f() -> ()", NULL, 0));
    assert_failure(aoti_torch_library_impl(NULL, "f", nothing));
    assert_failure(torch_library_impl(NULL, "f", nothing, 0));
    assert_failure(torch_library_set_python_module(NULL, "m", ""));
    assert_error_has("init failed");
    assert_success(aoti_torch_delete_library_object(NULL));
}

static void deleted_library_is_recognised(void **state)
{
    (void)state;
    TorchLibraryHandle library = NULL;
    assert_success(aoti_torch_library_init_fragment("abireg", "f.cc", 1, &library));
    assert_success(aoti_torch_delete_library_object(library));
    assert_failure(aoti_torch_library_def(library, "f() -> ()"));
    assert_error_has("was deleted");
    assert_failure(aoti_torch_delete_library_object(library));
}

static void kernel_may_come_before_the_definition_or_without_one(void **state)
{
    (void)state;
    TorchLibraryHandle kernels = NULL;
    TorchLibraryHandle definitions = NULL;
    assert_success(
        aoti_torch_library_init_impl("abireg", "CompositeExplicitAutograd", "f", 1, &kernels));
    assert_success(torch_library_impl(kernels, "answer", answer_one, 0));
    assert_success(torch_library_impl(kernels, "never_defined", answer_one, 0));
    assert_false(is_known("abireg::answer"));
    StableIValue stack[1] = {0};
    assert_failure(torch_call_dispatcher("abireg::answer", "", stack, 0));
    assert_error_has("Could not find schema for abireg::answer");
    assert_success(aoti_torch_library_init_fragment("abireg", "f", 2, &definitions));
    assert_success(aoti_torch_library_def(definitions, "answer() -> int"));
    assert_success(torch_library_impl(definitions, "answer", NULL, 0));
    assert_true(is_known("abireg::answer"));
    assert_false(is_known("abireg::never_defined"));
    assert_success(aoti_torch_delete_library_object(kernels));
    assert_success(aoti_torch_delete_library_object(definitions));
    assert_false(is_known("abireg::answer"));
}

static void newest_kernel_wins_and_the_older_returns(void **state)
{
    (void)state;
    TorchLibraryHandle older = fixture_library("abireg", "answer() -> int", "answer", answer_one);
    TorchLibraryHandle newer = NULL;
    assert_success(aoti_torch_library_init_fragment("abireg", "f", 2, &newer));
    assert_int_equal(call_answer(), 1);
    assert_success(aoti_torch_library_impl(newer, "answer", answer_two));
    assert_int_equal(call_answer(), 2);
    assert_success(aoti_torch_delete_library_object(newer));
    assert_int_equal(call_answer(), 1);
    assert_success(aoti_torch_delete_library_object(older));
    StableIValue stack[1] = {0};
    assert_failure(torch_call_dispatcher("abireg::answer", "", stack, 0));
    assert_error_has("has been unloaded");
}

static void tags_are_kept_unchecked_but_must_be_there(void **state)
{
    (void)state;
    TorchLibraryHandle library = NULL;
    const int32_t tags[2] = {torch_tag_pointwise(), 99};
    assert_success(aoti_torch_library_init_fragment("abireg", "f", 1, &library));
    assert_success(torch_library_def_with_tags(library, "tagged() -> ()", tags, 2));
    tn_op *op = tni_op_lookup_parts("abireg::tagged", "");
    assert_non_null(op);
    assert_int_equal(op->ntags, 2);
    assert_int_equal(op->tags[1], 99);
    assert_success(torch_library_def_with_tags(library, "untagged() -> ()", NULL, 0));
    assert_failure(torch_library_def_with_tags(library, "bad() -> ()", tags, -1));
    assert_failure(torch_library_def_with_tags(library, "bad() -> ()", NULL, 2));
    assert_failure(aoti_torch_library_def(library, NULL));
    assert_failure(aoti_torch_library_def(library, "raise() -> ()"));
    assert_failure(aoti_torch_library_impl(library, NULL, nothing));
    assert_success(torch_library_set_python_module(library, "my.module", NULL));
    assert_failure(torch_library_set_python_module(library, NULL, ""));
    assert_success(aoti_torch_delete_library_object(library));
}

static void failed_registration_fails_the_load_and_not_the_initialiser(void **state)
{
    (void)state;
    tni_load_scope scope;
    TorchLibraryHandle good = NULL;
    TorchLibraryHandle bad = (TorchLibraryHandle)(uintptr_t)0x10;
    tni_load_scope_begin(&scope);
    assert_success(aoti_torch_library_init_fragment("abiload", "f", 1, &good));
    assert_success(aoti_torch_library_def(good, "fine() -> ()"));
    assert_success(aoti_torch_library_init_impl("abiload", "Nope", "f", 2, &bad));
    assert_null(bad);
    assert_success(torch_library_impl(bad, "fine", nothing, 0));
    assert_int_equal(tni_load_scope_end(&scope), TN_ERR_RUNTIME);
    assert_last_error_has("could not parse dispatch key: Nope");
    assert_int_equal(fixture_warnings, 0);
    assert_false(is_known("abiload::fine"));
    assert_success(aoti_torch_delete_library_object(good));
}

/* Defines `schema` and gives it a kernel of `types`, in this order or in the other one. */
static AOTITorchError define_typed(const char *schema, const char *types, bool kernel_first)
{
    TorchLibraryHandle library = NULL;
    char name[8];
    assert_success(aoti_torch_library_init_fragment("abitypes", "f", 1, &library));
    snprintf(name, sizeof name, "%.*s", (int)strcspn(schema, "("), schema);
    AOTITorchError error = AOTI_TORCH_SUCCESS;
    if (!kernel_first)
        assert_success(aoti_torch_library_def(library, schema));
    assert_success(tn_extension_types(library, nothing, types));
    error = torch_library_impl(library, name, nothing, 0);
    if (kernel_first) {
        assert_success(error);
        error = aoti_torch_library_def(library, schema);
    }
    assert_success(aoti_torch_delete_library_object(library));
    return error;
}

static void type_strings_and_schemas_are_compared(void **state)
{
    (void)state;
    static const char *const good[][2] = {
        {"f(Tensor x, int k, SymInt s, float d, bool b) -> Tensor", "Tiidb->T"},
        {"f(ScalarType y, Layout l, MemoryFormat m, Device d, str s, Generator g) -> ()",
         "ylmDsg->"},
        {"f(Tensor(a!) x, int[2] k, float[]? f, Tensor?[] t) -> (Tensor(a!), int, str[])",
         "TLi?LdL?T->TiLs"},
        {"f(int[][] k, int?[] n, Generator? g) -> Tensor[]", "LLiL?i?g->LT"},
        {"f(Tensor x) -> Tensor", "T"},
        {"f() -> ()", "->"},
    };
    static const char *const bad[][3] = {
        {"f(Tensor x, int[] r) -> Tensor", "Ti->T",
         "\"TLi->T\": abitypes::f(Tensor x, int[] r) ->"},
        {"f(Tensor x, int r) -> Tensor", "Tii->T", "\"Tii->T\", and its schema asks for \"Ti->T\""},
        {"f(Tensor x, int r) -> Tensor", "T->T", "\"T->T\", and its schema asks for \"Ti->T\""},
        {"f(Tensor x) -> Tensor", "T->TT", "asks for \"T->T\""},
        {"f(Tensor x) -> Tensor", "T->", "asks for \"T->T\""},
        {"f(Tensor x) -> Tensor", "i", "asks for \"T\""},
        {"f(Tensor? x) -> Tensor", "T->T", "asks for \"?T->T\""},
        {"f(Scalar x) -> Tensor", "d->T",
         "\"*->T\" (* is a type that extensions in C have no code for)"},
    };
    for (size_t i = 0; i < 2 * TN_LEN(good); i++)
        assert_success(define_typed(good[i / 2][0], good[i / 2][1], i % 2 == 0));
    for (size_t i = 0; i < 2 * TN_LEN(bad); i++) {
        assert_failure(define_typed(bad[i / 2][0], bad[i / 2][1], i % 2 == 0));
        assert_error_has("abitypes::f: the kernel for CompositeImplicitAutograd registered at f:1");
        assert_error_has(bad[i / 2][2]);
    }
}

/* What was announced is for the kernel that it names, and for the next registration alone. */
static void types_are_those_of_the_kernel_they_were_said_of(void **state)
{
    (void)state;
    TorchLibraryHandle library = NULL;
    assert_success(aoti_torch_library_init_fragment("abitypes", "f", 1, &library));
    assert_success(aoti_torch_library_def(library, "f(int a) -> int"));
    assert_success(tn_extension_types(library, answer_two, "T->T"));
    assert_success(torch_library_impl(library, "f", answer_one, 0));
    assert_success(torch_library_impl(library, "f", answer_two, 0));
    assert_failure(tn_extension_types(NULL, answer_one, "T->T"));
    assert_failure(tn_extension_types(library, NULL, "T->T"));
    assert_failure(tn_extension_types(library, answer_one, NULL));
    assert_error_has("tn_extension_types: library, kernel and types must not be NULL");
    /* A handle of PyTorch's is not one of ours. */
    assert_success(tn_extension_types((TorchLibraryHandle)&library, answer_one, "T->T"));
    assert_success(aoti_torch_delete_library_object(library));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(failed_init_stores_null_and_tells_why, fixture_setup),
        cmocka_unit_test_setup(second_definer_of_a_namespace_fails_until_the_first_is_deleted,
                               fixture_setup),
        cmocka_unit_test_setup(null_library_fails_everywhere_but_in_delete, fixture_setup),
        cmocka_unit_test_setup(deleted_library_is_recognised, fixture_setup),
        cmocka_unit_test_setup(kernel_may_come_before_the_definition_or_without_one, fixture_setup),
        cmocka_unit_test_setup(newest_kernel_wins_and_the_older_returns, fixture_setup),
        cmocka_unit_test_setup(tags_are_kept_unchecked_but_must_be_there, fixture_setup),
        cmocka_unit_test_setup(failed_registration_fails_the_load_and_not_the_initialiser,
                               fixture_setup),
        cmocka_unit_test_setup(type_strings_and_schemas_are_compared, fixture_setup),
        cmocka_unit_test_setup(types_are_those_of_the_kernel_they_were_said_of, fixture_setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
