/* SPDX-License-Identifier: BSD-3-Clause */
#include "dispatch/older_schemas.h"
#include "abi_fixture.h"

#include "dispatch/dispatcher.h"

#define RELEASE(minor) (UINT64_C(2) << 56 | (uint64_t)(minor) << 48)

/* ---- schemas of the tests ---- */

static tn_schema *parse(const char *text)
{
    tn_schema *schema;
    assert_int_equal(tn_schema_parse(text, TN_SCHEMA_DEFINE, &schema), TN_OK);
    return schema;
}

/* The forms of one operator by its older schemas; freed by drop. */
typedef struct operator_forms {
    tni_signature *signature; /* of the schema of today, with the forms */
    tn_op op;                 /* for messages */
} operator_forms;

static operator_forms make(const char *now, const tni_older_schema *rows, size_t nrows)
{
    operator_forms made;
    tni_older_form *forms;
    tn_schema *schema = parse(now);
    memset(&made, 0, sizeof made);
    tni_registry_lock();
    assert_int_equal(tni_signature_compile(schema, &made.signature), TN_OK);
    assert_int_equal(tni_older_forms_make(made.signature->schema, rows, nrows, &forms), TN_OK);
    tni_registry_unlock();
    made.signature->older = forms;
    made.op.name.text = "t::f";
    return made;
}

static void drop(operator_forms *made)
{
    tni_registry_lock();
    tni_signature_free(made->signature);
    tni_registry_unlock();
}

/* Whether one older schema has a form under the one of today. */
static bool has_form(const char *was, const char *now)
{
    const tni_older_schema row = {RELEASE(11), was};
    operator_forms made = make(now, &row, 1);
    bool found = made.signature->older != NULL;
    drop(&made);
    return found;
}

static void only_what_can_be_adapted_has_a_form(void **state)
{
    (void)state;
    assert_true(has_form("t::f(int a) -> int", "t::f(int a, int b=2) -> int"));
    assert_true(has_form("t::f(int a) -> int", "t::f(int b=2, int a=1) -> int"));
    assert_true(has_form("t::f(int a, int b) -> int", "t::f(int b, SymInt a) -> int"));
    assert_true(has_form("t::f(int a) -> int", "t::f(int? a) -> int"));
    assert_true(has_form("t::f.o(int a) -> int", "t::f.o(int a, Scalar? b=None) -> int"));
    /* The same, to who fills a stack. */
    assert_false(has_form("t::f(int a) -> int", "t::f(int a) -> int"));
    assert_false(has_form("t::f(int a) -> int", "t::f(SymInt a=2) -> int"));
    /* Other operators. */
    assert_false(has_form("t::f(int a) -> int", "t::g(int a, int b=2) -> int"));
    assert_false(has_form("t::f(int a) -> int", "t::f.o(int a, int b=2) -> int"));
    assert_false(has_form("t::f.o(int a) -> int", "t::f(int a, int b=2) -> int"));
    assert_false(has_form("t::ff(int a) -> int", "t::f(int a, int b=2) -> int"));
    /* What cannot be made up, or would be lost. */
    assert_false(has_form("t::f(int a) -> int", "t::f(int a, int b) -> int"));
    assert_false(has_form("t::f(int a) -> int", "t::f(int a, Scalar b=2) -> int"));
    assert_false(has_form("t::f(int a) -> int", "t::f(float a, int b=2) -> int"));
    assert_false(has_form("t::f(int? a) -> int", "t::f(int a, int b=2) -> int"));
    assert_false(has_form("t::f(int a, int b) -> int", "t::f(int a, int c=2) -> int"));
    assert_false(has_form("t::f(int a) -> int", "t::f(int a, int b=2) -> float"));
    assert_false(has_form("t::f(int a) -> int", "t::f(int a, int b=2) -> (int, int)"));
}

static void a_caller_s_release_chooses_among_several_changes(void **state)
{
    (void)state;
    const tni_older_schema rows[] = {
        {RELEASE(10), "t::f(int a) -> ()"},
        {RELEASE(12), "t::f(int a, int b=2) -> ()"},
        {RELEASE(13), "t::f(int a, int b=2, int c=3) -> ()"},
    };
    operator_forms made = make("t::f(int a, int b=2, int c=3, int d=4) -> ()", rows, 3);
    const uint16_t lengths[] = {1, 2, 2, 3};
    for (unsigned minor = 9; minor < 13; minor++) {
        const tni_older_form *form = tni_older_form_of(made.signature, RELEASE(minor));
        assert_non_null(form);
        assert_int_equal(form->was->nargs, lengths[minor - 9]);
        assert_ptr_equal(form, tni_older_form_of(made.signature, RELEASE(minor) | 0xffffffffffff));
    }
    assert_null(tni_older_form_of(made.signature, RELEASE(13)));
    drop(&made);
}

static void no_caller_is_newer_than_the_served_release(void **state)
{
    (void)state;
    const tni_older_schema row = {RELEASE(12), "t::f(int a) -> ()"};
    operator_forms made = make("t::f(int a, int b=2) -> ()", &row, 1);
    /* A word that is no release's is the served one's. */
    const uint64_t words[] = {0, 1, RELEASE(8), RELEASE(13), UINT64_MAX};
    for (size_t i = 0; i < TN_LEN(words); i++)
        assert_null(tni_older_form_of(made.signature, words[i]));
    assert_int_equal(tn_torch_abi_select("2.11"), TN_OK);
    for (size_t i = 0; i < TN_LEN(words); i++)
        assert_non_null(tni_older_form_of(made.signature, words[i]));
    assert_int_equal(tn_torch_abi_select(NULL), TN_OK);
    drop(&made);
}

/* The ivalues of one call, as an extension of an older release fills them: tensor, text, numbers.
 */
static void fill(StableIValue *stack)
{
    StringHandle text;
    assert_success(torch_new_string_handle("abc", 3, &text));
    stack[0] = fixture_box(fixture_counted());
    stack[1] = fixture_box(text);
    stack[2] = 7;
}

static const tni_older_schema arguments_row = {RELEASE(12), "t::f(Tensor a, str b, int c) -> ()"};
static const char *const arguments_now =
    "t::f(Tensor a, int[2] n=[5, 6], str? b=None, Tensor? o=None, int? c=1, float x=0.5, "
    "str s=\"hi\") -> ()";

static void older_arguments_keep_their_values_and_new_ones_get_their_defaults(void **state)
{
    (void)state;
    StableIValue stack[3];
    StableIValue *ivalues = NULL;
    operator_forms made = make(arguments_now, &arguments_row, 1);
    const tni_older_form *form = tni_older_form_of(made.signature, RELEASE(9));
    fill(stack);
    assert_int_equal(tni_older_form_adapt(&made.op, made.signature, form, stack, &ivalues), TN_OK);
    const tni_list *list = (const tni_list *)(uintptr_t)ivalues[1];
    assert_int_equal(list->size, 2);
    assert_int_equal(list->items[1], 6);
    assert_int_equal(ivalues[0], stack[0]);
    assert_int_equal(*(const StableIValue *)(uintptr_t)ivalues[2], stack[1]);
    assert_int_equal(ivalues[3], 0);
    assert_int_equal(*(const StableIValue *)(uintptr_t)ivalues[4], 7);
    double half = 0.5;
    assert_memory_equal(&ivalues[5], &half, sizeof half);
    assert_string_equal(((const tni_string *)(uintptr_t)ivalues[6])->data, "hi");
    assert_int_equal(fixture_frees, 0);
    tni_args_drop(made.signature, ivalues, made.signature->nargs);
    assert_int_equal(fixture_frees, 1);
    tni_free(ivalues);
    drop(&made);
}

static void without_memory_the_arguments_are_dropped(void **state)
{
    (void)state;
    StableIValue *ivalues = NULL;
    operator_forms made = make(arguments_now, &arguments_row, 1);
    const tni_older_form *form = tni_older_form_of(made.signature, RELEASE(9));
    tn_status status = TN_ERR_MEMORY;
    uint64_t nth = 0;
    while (status != TN_OK) {
        StableIValue stack[3];
        fill(stack);
        fixture_frees = 0;
        tni_fault_arm(++nth);
        status = tni_older_form_adapt(&made.op, made.signature, form, stack, &ivalues);
        tni_fault_arm(0);
        assert_int_equal(fixture_frees, status != TN_OK);
    }
    assert_true(nth > 4);
    tni_args_drop(made.signature, ivalues, made.signature->nargs);
    tni_free(ivalues);
    drop(&made);
}

static void a_definition_without_memory_for_its_forms_leaves_nothing(void **state)
{
    (void)state;
    const tni_older_schema rows[] = {arguments_row, {RELEASE(13), "t::f(Tensor a, int? c) -> ()"}};
    tn_status status = TN_ERR_MEMORY;
    for (uint64_t nth = 1; status != TN_OK; nth++) {
        tn_schema *schema = parse(arguments_now);
        tni_older_form *forms;
        tni_registry_lock();
        tni_fault_arm(nth);
        status = tni_older_forms_make(schema, rows, 2, &forms);
        tni_fault_arm(0);
        if (status != TN_OK)
            assert_null(forms);
        else
            assert_ptr_equal(forms->next->next, NULL);
        tni_older_forms_free(forms);
        tni_registry_unlock();
        tn_schema_free(schema);
    }
}

/* ---- PyTorch's older schemas ---- */

static StableIValue seen[20]; /* ivalues of the last call */

static tn_status note(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    const tn_op *op = tn_call_op(call);
    memcpy(seen, args, tn_op_num_args(op) * sizeof *args);
    for (size_t i = 0; i < tn_op_num_returns(op); i++)
        TN_TRY(tn_boxed_from_tensor_take(tn_tensor_retain(tn_boxed_tensor(args[0])), &outs[i]));
    return TN_OK;
}

/* The same for an operator that returns two numbers among tensors. */
static tn_status note_cudnn(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    TN_TRY(note(call, args, outs));
    for (size_t i = 4; i < 6; i++) {
        assert_success(aoti_torch_delete_tensor_object((AtenTensorHandle)(uintptr_t)outs[i]));
        outs[i] = 8;
    }
    return TN_OK;
}

static tn_library *define_with(const char *schema, tn_kernel kernel)
{
    tn_library *library;
    char name[80] = "";
    strncat(name, schema, strcspn(schema, "("));
    assert_int_equal(
        tn_library_new(TN_LIBRARY_FRAGMENT, "aten", NULL, __FILE__, __LINE__, &library), TN_OK);
    assert_int_equal(tn_library_define(library, schema, NULL, 0), TN_OK);
    assert_int_equal(tn_library_impl(library, name, NULL, NULL, kernel, NULL), TN_OK);
    return library;
}

static tn_library *define(const char *schema)
{
    return define_with(schema, note);
}

/* The schema of 2.12 and 2.13. */
static const char *const flash =
    "aten::_flash_attention_forward(Tensor query, Tensor key, Tensor value, Tensor? cum_seq_q, "
    "Tensor? cum_seq_k, SymInt max_q, SymInt max_k, float dropout_p, bool is_causal, bool "
    "return_debug_mask, *, float? scale=None, SymInt? window_size_left=None, SymInt? "
    "window_size_right=None, Tensor? seqused_k=None, Tensor? alibi_slopes=None, Tensor? "
    "block_table=None, int? num_splits=None) -> (Tensor output, Tensor softmax_logsumexp, Tensor "
    "rng_state, Tensor unused, Tensor debug_attn_mask)";

static void call_flash(size_t nargs, uint64_t version, bool says_version)
{
    StableIValue stack[20] = {0};
    StableIValue *splits = NULL;
    memset(seen, 0xff, sizeof seen);
    for (size_t i = 0; i < 3; i++)
        stack[i] = fixture_box(fixture_counted());
    stack[5] = 4;
    if (nargs == 17) {
        assert_success(torch_new_stable_ivalue(&splits));
        *splits = 3;
        stack[16] = fixture_box(splits);
    } else {
        stack[15] = stack[16] = 0xdead; /* what lies behind an older stack */
    }
    const char *name = "aten::_flash_attention_forward";
    assert_success(says_version ? torch_call_dispatcher(name, "", stack, version)
                                : aoti_torch_call_dispatcher(name, "", stack));
    assert_int_equal(seen[5], 4);
    assert_int_equal(seen[15], 0);
    assert_int_equal(seen[16], nargs == 17 ? fixture_box(splits) : 0);
    for (size_t i = 0; i < 5; i++)
        assert_success(aoti_torch_delete_tensor_object((AtenTensorHandle)(uintptr_t)stack[i]));
    if (nargs != 17)
        assert_int_equal(stack[15], 0xdead);
    assert_int_equal(fixture_frees, 3);
    fixture_frees = 0;
}

static void a_stack_of_an_older_release_is_adapted_before_the_call(void **state)
{
    (void)state;
    tn_library *library = define(flash);
    for (unsigned minor = 9; minor < 12; minor++)
        call_flash(15, RELEASE(minor), true);
    call_flash(17, RELEASE(12), true);
    call_flash(17, RELEASE(13), true);
    call_flash(17, 0, false);
    assert_int_equal(tn_torch_abi_select("2.10"), TN_OK);
    call_flash(15, RELEASE(13), true);
    call_flash(15, 0, false);
    assert_int_equal(tn_torch_abi_select(NULL), TN_OK);
    tn_library_free(library);
}

/* The schema of 2.14 and 2.15, which has two arguments more than that of 2.13. */
static const char *const cudnn =
    "aten::_cudnn_attention_forward(Tensor query, Tensor key, Tensor value, Tensor? attn_bias, "
    "Tensor? cum_seq_q, Tensor? cum_seq_k, SymInt max_q, SymInt max_k, bool compute_log_sumexp, "
    "float dropout_p=0.0, bool is_causal=False, bool return_debug_mask=False, *, "
    "float? scale=None, Tensor? seqused_k=None, Tensor? block_table=None) -> (Tensor output, "
    "Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, "
    "Tensor philox_seed, Tensor philox_offset, Tensor debug_attn_mask)";

/* A call by 13 arguments has something behind them that is none; one by 15 a block table. */
static void call_cudnn(size_t nargs, uint64_t version)
{
    StableIValue stack[15] = {0};
    StableIValue *table = NULL;
    memset(seen, 0xff, sizeof seen);
    for (size_t i = 0; i < 3; i++)
        stack[i] = fixture_box(fixture_counted());
    stack[7] = 4;
    if (nargs == 15) {
        assert_success(torch_new_stable_ivalue(&table));
        *table = fixture_box(fixture_counted());
        stack[14] = fixture_box(table);
    } else {
        stack[13] = stack[14] = 0xdead;
    }
    assert_success(torch_call_dispatcher("aten::_cudnn_attention_forward", "", stack, version));
    assert_int_equal(seen[7], 4);
    assert_int_equal(seen[13], 0);
    assert_int_equal(seen[14], fixture_box(table));
    assert_int_equal(stack[4], 8);
    for (size_t i = 0; i < 9; i++)
        if (i != 4 && i != 5)
            assert_success(aoti_torch_delete_tensor_object((AtenTensorHandle)(uintptr_t)stack[i]));
    assert_int_equal(fixture_frees, nargs == 15 ? 4 : 3);
    fixture_frees = 0;
}

static void a_stack_from_before_2_14_is_adapted_where_that_is_served(void **state)
{
    (void)state;
    tn_library *library = define_with(cudnn, note_cudnn);
    assert_int_equal(tn_torch_abi_select("2.15"), TN_OK);
    call_cudnn(13, RELEASE(9));
    call_cudnn(13, RELEASE(13));
    call_cudnn(15, RELEASE(14));
    call_cudnn(15, RELEASE(15));
    assert_int_equal(tn_torch_abi_select("2.13"), TN_OK);
    call_cudnn(13, RELEASE(15));
    assert_int_equal(tn_torch_abi_select(NULL), TN_OK);
    tn_library_free(library);
}

static void a_bad_argument_of_an_older_stack_is_named_by_today_s_position(void **state)
{
    (void)state;
    StableIValue stack[15] = {0};
    tn_library *library = define(flash);
    for (size_t i = 0; i < 2; i++)
        stack[i] = fixture_box(fixture_counted());
    assert_failure(torch_call_dispatcher("aten::_flash_attention_forward", "", stack, RELEASE(11)));
    assert_non_null(strstr(tn_last_error(), "argument 2 'value' is a NULL tensor handle"));
    assert_int_equal(fixture_frees, 2);
    tn_library_free(library);
}

static void an_operator_defined_as_it_was_takes_stacks_as_they_were(void **state)
{
    (void)state;
    tn_library *library = define("aten::_scaled_dot_product_attention_math_for_mps(Tensor query, "
                                 "Tensor key, Tensor value, Tensor? attn_mask=None, float "
                                 "dropout_p=0.0, bool is_causal=False, Tensor? dropout_mask=None, "
                                 "*, float? scale=None) -> (Tensor, Tensor)");
    const char *name = "aten::_scaled_dot_product_attention_math_for_mps";
    StableIValue stack[8] = {0};
    for (size_t i = 0; i < 3; i++)
        stack[i] = fixture_box(fixture_counted());
    assert_success(torch_call_dispatcher(name, "", stack, RELEASE(9)));
    assert_int_equal(fixture_frees, 2);
    for (size_t i = 0; i < 2; i++)
        assert_success(aoti_torch_delete_tensor_object((AtenTensorHandle)(uintptr_t)stack[i]));
    tn_library_free(library);
    library = define("aten::_scaled_dot_product_attention_math_for_mps(Tensor query, Tensor key, "
                     "Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool "
                     "is_causal=False, Tensor? dropout_mask=None, *, float? scale=None, bool "
                     "enable_gqa=False) -> (Tensor, Tensor)");
    memset(stack, 0, sizeof stack);
    for (size_t i = 0; i < 3; i++)
        stack[i] = fixture_box(fixture_counted());
    seen[8] = 1;
    assert_success(torch_call_dispatcher(name, "", stack, RELEASE(9)));
    assert_int_equal(seen[8], 0);
    for (size_t i = 0; i < 2; i++)
        assert_success(aoti_torch_delete_tensor_object((AtenTensorHandle)(uintptr_t)stack[i]));
    tn_library_free(library);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup(name, fixture_setup)
    const struct CMUnitTest tests[] = {
        TEST(only_what_can_be_adapted_has_a_form),
        TEST(a_caller_s_release_chooses_among_several_changes),
        TEST(no_caller_is_newer_than_the_served_release),
        TEST(older_arguments_keep_their_values_and_new_ones_get_their_defaults),
        TEST(without_memory_the_arguments_are_dropped),
        TEST(a_definition_without_memory_for_its_forms_leaves_nothing),
        TEST(a_stack_of_an_older_release_is_adapted_before_the_call),
        TEST(a_stack_from_before_2_14_is_adapted_where_that_is_served),
        TEST(a_bad_argument_of_an_older_stack_is_named_by_today_s_position),
        TEST(an_operator_defined_as_it_was_takes_stacks_as_they_were),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
