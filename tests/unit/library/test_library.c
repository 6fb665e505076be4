/* SPDX-License-Identifier: BSD-3-Clause */
#include "dispatch/dispatch_shared.h"
#include "library/registry.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

static tn_status succeed(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    (void)call;
    (void)args;
    (void)outs;
    return TN_OK;
}

static tn_library *block(tn_library_kind kind, const char *ns, const char *key)
{
    tn_library *library = NULL;
    assert_int_equal(tn_library_new(kind, ns, key, "file.c", 12, &library), TN_OK);
    return library;
}

static void define(tn_library *library, const char *schema)
{
    assert_int_equal(tn_library_define(library, schema, NULL, 0), TN_OK);
}

/* Calls `op`, whose one argument is an int. */
static tn_status call(const tn_op *op)
{
    StableIValue argument = 0;
    return tn_op_call_boxed(op, &argument, NULL);
}

/* ---- blocks ---- */

static void the_name_of_a_namespace_is_free_again_after_its_definer(void **state)
{
    (void)state;
    tn_library *first = block(TN_LIBRARY_DEF, "l", NULL);
    tn_library *second = NULL;
    assert_int_equal(tn_library_new(TN_LIBRARY_DEF, "l", NULL, "b.c", 1, &second), TN_ERR_RUNTIME);
    assert_non_null(strstr(tn_last_error(), "file.c:12"));
    assert_non_null(strstr(tn_last_error(), "b.c:1"));
    assert_null(second);
    tn_library_free(first);
    tn_library_free(block(TN_LIBRARY_DEF, "l", NULL));
}

static void aten_and_the_namespace_of_all_have_no_definer(void **state)
{
    (void)state;
    tn_library *library = NULL;
    assert_int_equal(tn_library_new(TN_LIBRARY_DEF, "aten", NULL, NULL, 0, &library),
                     TN_ERR_RUNTIME);
    assert_int_equal(tn_library_new(TN_LIBRARY_DEF, "_", NULL, NULL, 0, &library), TN_ERR_RUNTIME);
    assert_int_equal(tn_library_new(TN_LIBRARY_FRAGMENT, "_", NULL, NULL, 0, &library),
                     TN_ERR_RUNTIME);
    assert_null(library);
}

static void only_an_impl_block_has_a_key(void **state)
{
    (void)state;
    tn_library *library = NULL;
    assert_int_equal(tn_library_new(TN_LIBRARY_DEF, "l", "CPU", NULL, 0, &library), TN_ERR_VALUE);
    assert_int_equal(tn_library_new(TN_LIBRARY_IMPL, "l", "cpu", NULL, 0, &library),
                     TN_ERR_RUNTIME);
    assert_int_equal(tn_library_new(TN_LIBRARY_IMPL, "", "CPU", NULL, 0, &library), TN_ERR_VALUE);
    assert_int_equal(tn_library_new((tn_library_kind)7, "l", NULL, NULL, 0, &library),
                     TN_ERR_VALUE);
    assert_null(library);
}

static void a_freed_block_is_no_longer_live_and_its_address_never_returns(void **state)
{
    (void)state;
    tn_library *library = block(TN_LIBRARY_DEF, "l", NULL);
    int garbage = 0;
    assert_true(tni_library_is_live(library));
    tn_library_free(library);
    assert_false(tni_library_is_live(library));
    for (int i = 0; i < 50; i++) {
        tn_library *other = block(TN_LIBRARY_DEF, "l", NULL);
        assert_ptr_not_equal(other, library);
        tn_library_free(other);
    }
    tn_library_free(library); /* a handle that outlived its block does no harm */
    tn_library_free(NULL);
    assert_false(tni_library_is_live((const tn_library *)(const void *)&garbage));
    assert_false(tni_library_is_live(NULL));
}

/* ---- definitions ---- */

static void fragments_define_before_and_beside_the_definer(void **state)
{
    (void)state;
    const tn_op *op;
    tn_library *early = block(TN_LIBRARY_FRAGMENT, "l", NULL);
    define(early, "a(int x) -> ()");
    tn_library *def = block(TN_LIBRARY_DEF, "l", NULL);
    define(def, "l::b(int x) -> ()");
    assert_int_equal(tn_library_define(def, "a(int x) -> ()", NULL, 0), TN_ERR_RUNTIME);
    define(def, "a.other(int x) -> ()");
    assert_int_equal(tn_op_find("l::a", &op), TN_OK);
    assert_int_equal(tn_op_find("l::b", &op), TN_OK);
    assert_int_equal(tn_op_find("l::a.other", &op), TN_OK);
    tn_library_free(def);
    tn_library_free(early);
    assert_int_equal(tn_op_find("l::a", &op), TN_ERR_NOT_FOUND);
}

static void a_malformed_schema_registers_nothing(void **state)
{
    (void)state;
    tn_library *def = block(TN_LIBRARY_DEF, "l", NULL);
    assert_int_not_equal(tn_library_define(def, "broken(int x", NULL, 0), TN_OK);
    assert_int_not_equal(tn_library_define(def, "broken", NULL, 0), TN_OK);
    assert_null(tni_op_lookup_parts("l::broken", ""));
    tn_library_free(def);
}

static void tags_are_kept_unchecked(void **state)
{
    (void)state;
    const int32_t tags[] = {17, 99};
    tn_library *def = block(TN_LIBRARY_DEF, "l", NULL);
    assert_int_equal(tn_library_define(def, "a(int x) -> ()", tags, 2), TN_OK);
    const tn_op *op = tni_op_lookup_parts("l::a", "");
    assert_int_equal(op->ntags, 2);
    assert_int_equal(op->tags[1], 99);
    assert_int_equal(tn_library_define(def, "b(int x) -> ()", NULL, 2), TN_ERR_VALUE);
    tn_library_free(def);
    assert_int_equal(op->ntags, 0);
}

static const tn_op *find(const char *name)
{
    const tn_op *op = NULL;
    assert_int_equal(tn_op_find(name, &op), TN_OK);
    return op;
}

/* PyTorch's numbers: core 0, inplace 6, out 14, pointwise 16, pt2_compliant_tag 17. */
static void an_operator_tells_its_tags(void **state)
{
    (void)state;
    const int32_t given[] = {99, 17};
    int32_t tags[8] = {-1, -1, -1, -1, -1, -1, -1, -1};
    tn_library *def = block(TN_LIBRARY_DEF, "l", NULL);
    assert_int_equal(tn_library_define(def, "tagged(int x) -> ()", given, 2), TN_OK);
    define(def, "bare(int x) -> ()");
    assert_int_equal(tn_op_tags(find("l::tagged"), tags, 1), 2);
    assert_int_equal(tags[0], 99);
    assert_int_equal(tags[1], -1);
    assert_int_equal(tn_op_tags(find("l::tagged"), tags, 8), 2);
    assert_int_equal(tags[1], 17);
    assert_int_equal(tn_op_tags(find("l::bare"), tags, 8), 0);
    assert_int_equal(tn_op_tags(NULL, tags, 8), 0);
    tn_library_free(def);
    static const struct {
        const char *name;
        int32_t tags[4];
    } rows[] = {{"aten::add.Tensor", {0, 16, 17}},
                {"aten::add_.Tensor", {6, 16, 17}},
                {"aten::add.out", {14, 16, 17}}};
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        assert_int_equal(tn_op_tags(find(rows[i].name), NULL, 0), 3);
        assert_int_equal(tn_op_tags(find(rows[i].name), tags, 8), 3);
        assert_memory_equal(tags, rows[i].tags, 3 * sizeof *tags);
    }
}

static void a_kernel_says_its_key_where_the_block_has_none(void **state)
{
    (void)state;
    tn_library *def = block(TN_LIBRARY_DEF, "l", NULL);
    define(def, "a(int x) -> ()");
    assert_int_not_equal(tn_library_impl(def, "a", "Nope", NULL, succeed, NULL), TN_OK);
    assert_non_null(strstr(tn_last_error(), "could not parse dispatch key: Nope"));
    assert_int_not_equal(call(find("l::a")), TN_OK);
    assert_int_equal(tn_library_impl(def, "a", "Undefined", NULL, succeed, NULL), TN_OK);
    assert_int_equal(call(find("l::a")), TN_OK);
    tn_library_free(def);
}

static void definitions_are_numbered_in_their_order(void **state)
{
    (void)state;
    tn_library *def = block(TN_LIBRARY_DEF, "l", NULL);
    define(def, "first(int x) -> ()");
    define(def, "second(int x) -> ()");
    uint64_t first = tn_op_definition(find("l::first"));
    uint64_t second = tn_op_definition(find("l::second"));
    assert_true(first > 0);
    assert_int_equal(second, first + 1);
    assert_int_equal(tn_op_definition(find("aten::add.Tensor")), 0);
    assert_int_equal(tn_op_definition(NULL), 0);
    tn_library_free(def);
    def = block(TN_LIBRARY_DEF, "l", NULL);
    define(def, "first(int x) -> ()");
    assert_int_equal(tn_op_definition(find("l::first")), second + 1);
    tn_library_free(def);
}

/* The newest of them are known by their addresses, those long gone are forgotten. */
static void blocks_come_and_go_without_end(void **state)
{
    (void)state;
    tn_library *last = NULL;
    for (int i = 0; i < 2000; i++) {
        last = block(TN_LIBRARY_FRAGMENT, "l", NULL);
        assert_true(tni_library_is_live(last));
        tn_library_free(last);
    }
    assert_false(tni_library_is_live(last));
    tn_library_free(last);
    assert_int_equal(tn_library_define(last, "late(int x) -> ()", NULL, 0), TN_ERR_RUNTIME);
}

static void a_withdrawn_operator_says_so(void **state)
{
    (void)state;
    const tn_op *op;
    tn_library *def = block(TN_LIBRARY_DEF, "l", NULL);
    define(def, "a(int x) -> ()");
    assert_int_equal(tn_library_impl(def, "a", NULL, NULL, succeed, NULL), TN_OK);
    assert_int_equal(tn_op_find("l::a", &op), TN_OK);
    assert_int_equal(call(op), TN_OK);
    tn_library_free(def);
    assert_int_equal(call(op), TN_ERR_NOT_FOUND);
    assert_string_equal(tn_last_error(),
                        "l::a: the library that defined this operator has been unloaded");
    assert_int_equal(tn_op_call(op, NULL, 0, NULL, 0), TN_ERR_NOT_FOUND);
    assert_null(tn_op_schema(op));
    assert_int_equal(tn_op_num_args(op), 0);
    /* Defined anew, it is the same operator. */
    const tn_op *again;
    def = block(TN_LIBRARY_DEF, "l", NULL);
    define(def, "a(int x) -> ()");
    assert_int_equal(tn_op_find("l::a", &again), TN_OK);
    assert_ptr_equal(again, op);
    tn_library_free(def);
}

/* ---- kernels ---- */

static void kernels_come_before_or_after_the_definition(void **state)
{
    (void)state;
    const tn_op *op;
    tn_library *impl = block(TN_LIBRARY_IMPL, "l", "CompositeExplicitAutograd");
    assert_int_equal(tn_library_impl(impl, "early", NULL, NULL, succeed, NULL), TN_OK);
    assert_int_equal(tn_op_find("l::early", &op), TN_ERR_NOT_FOUND);
    assert_non_null(strstr(tn_last_error(), "none has defined it"));
    tn_library *def = block(TN_LIBRARY_DEF, "l", NULL);
    define(def, "early(int x) -> ()");
    assert_int_equal(tn_op_find("l::early", &op), TN_OK);
    assert_int_equal(call(op), TN_OK);
    tn_library_free(impl);
    assert_int_equal(call(op), TN_ERR_NOT_IMPLEMENTED);
    tn_library_free(def);
}

static void kernels_of_misspelt_operators_are_told_with_a_near_name(void **state)
{
    (void)state;
    const tn_op *op;
    tn_library *def = block(TN_LIBRARY_DEF, "l", NULL);
    tn_library *impl = block(TN_LIBRARY_IMPL, "l", "CPU");
    define(def, "box_blur(int x) -> ()");
    assert_int_equal(tn_op_find("l::box_blur", &op), TN_OK);
    assert_int_equal(tn_library_impl(impl, "box_blurr", NULL, NULL, succeed, NULL), TN_OK);
    assert_int_equal(call(op), TN_ERR_NOT_IMPLEMENTED);
    assert_non_null(strstr(tn_last_error(), " Its kernels: none; a kernel is registered for "
                                            "l::box_blurr (at file.c:12), which no library "
                                            "defines."));
    assert_int_equal(tn_op_find("l::box_blurrr", &op), TN_ERR_NOT_FOUND);
    assert_string_equal(tn_last_error(), "no operator l::box_blurrr; did you mean l::box_blur; a "
                                         "kernel is registered for l::box_blurr (at file.c:12), "
                                         "which no library defines");
    assert_int_equal(tn_op_find("l::box_blurr", &op), TN_ERR_NOT_FOUND);
    assert_string_equal(tn_last_error(),
                        "no operator l::box_blurr: a library has registered a kernel for it, but "
                        "none has defined it; did you mean l::box_blur");
    assert_int_equal(tn_library_impl(impl, "bux_blur", NULL, NULL, succeed, NULL), TN_OK);
    assert_int_equal(call(op), TN_ERR_NOT_IMPLEMENTED);
    assert_non_null(strstr(tn_last_error(), "none; kernels are registered for l::box_blurr (at "
                                            "file.c:12), l::bux_blur (at file.c:12), which no"));
    tn_library_free(impl);
    assert_int_equal(call(op), TN_ERR_NOT_IMPLEMENTED);
    assert_non_null(strstr(tn_last_error(), "Its kernels: none."));
    tn_library_free(def);
}

static void names_may_be_qualified_with_the_block_s_namespace_only(void **state)
{
    (void)state;
    tn_library *impl = block(TN_LIBRARY_IMPL, "l", "CPU");
    assert_int_equal(tn_library_impl(impl, "l::a.over", NULL, NULL, succeed, NULL), TN_OK);
    assert_int_equal(tn_library_impl(impl, "m::a", NULL, NULL, succeed, NULL), TN_ERR_RUNTIME);
    assert_non_null(strstr(tn_last_error(), "namespace (m)"));
    assert_non_null(tni_op_lookup_parts("l::a", "over"));
    assert_null(tni_op_lookup_parts("m::a", ""));
    tn_library_free(impl);
    tn_library *all = block(TN_LIBRARY_IMPL, "_", "CPU");
    assert_int_equal(tn_library_impl(all, "a", NULL, NULL, succeed, NULL), TN_ERR_RUNTIME);
    tn_library_free(all);
}

static void a_null_kernel_registers_nothing(void **state)
{
    (void)state;
    tn_library *impl = block(TN_LIBRARY_IMPL, "l", "CPU");
    assert_int_equal(tn_library_impl(impl, "never", NULL, NULL, NULL, NULL), TN_OK);
    assert_int_equal(tni_library_impl_foreign(impl, "never", succeed, NULL), TN_OK);
    assert_null(tni_op_lookup_parts("l::never", ""));
    tn_library_free(impl);
}

static void undefined_as_a_key_means_catch_all(void **state)
{
    (void)state;
    tn_library *def = block(TN_LIBRARY_DEF, "l", NULL);
    tn_library *impl = block(TN_LIBRARY_IMPL, "l", "Undefined");
    define(def, "a(int x) -> ()");
    assert_int_equal(tn_library_impl(impl, "a", NULL, NULL, succeed, NULL), TN_OK);
    const tn_op *op = tni_op_lookup_parts("l::a", "");
    tni_resolution cpu = tni_resolve_key(op, 1);
    assert_int_equal(cpu.kernel->key, TNI_ALIAS_COMPOSITE_IMPLICIT);
    tn_library_free(impl);
    tn_library_free(def);
}

static void a_key_of_a_whole_functionality_reaches_no_entry(void **state)
{
    (void)state;
    tn_library *def = block(TN_LIBRARY_DEF, "l", NULL);
    define(def, "a(int x) -> ()");
    assert_int_equal(tn_library_impl(def, "a", "Dense", NULL, succeed, NULL), TN_OK);
    assert_null(tni_resolve_key(tni_op_lookup_parts("l::a", ""), 1).kernel);
    tn_library_free(def);
}

static int warnings;

static void count_warning(void *context, const char *message)
{
    (void)context;
    (void)message;
    warnings++;
    /* No lock is held: a handler may use the library. */
    tn_library_free(block(TN_LIBRARY_IMPL, "handler", "CPU"));
}

static const tni_kernel *kernel_at_cpu(void)
{
    return tni_resolve_key(tni_op_lookup_parts("l::a", ""), 1).kernel;
}

static void kernels_for_one_key_stack_and_warn_once(void **state)
{
    (void)state;
    tn_set_warning_handler(count_warning, NULL);
    tn_library *libraries[3];
    const tni_kernel *kernels[3];
    for (size_t i = 0; i < 3; i++) {
        libraries[i] = block(TN_LIBRARY_IMPL, "l", "CPU");
        assert_int_equal(tn_library_impl(libraries[i], "a", NULL, NULL, succeed, NULL), TN_OK);
        kernels[i] = kernel_at_cpu();
    }
    assert_int_equal(warnings, 1);
    assert_ptr_not_equal(kernels[1], kernels[2]);
    tn_library_free(libraries[1]); /* the one in the middle */
    assert_ptr_equal(kernel_at_cpu(), kernels[2]);
    tn_library_free(libraries[2]);
    assert_ptr_equal(kernel_at_cpu(), kernels[0]);
    tn_library_free(libraries[0]);
    assert_null(kernel_at_cpu());
    tn_set_warning_handler(NULL, NULL);
}

static void a_typed_kernel_that_conflicts_is_refused_in_both_orders(void **state)
{
    (void)state;
    tn_library *def = block(TN_LIBRARY_DEF, "l", NULL);
    define(def, "a(int x, float y) -> ()");
    assert_int_equal(tn_library_impl(def, "a", "CPU", "(int x, float y) -> ()", succeed, NULL),
                     TN_OK);
    assert_int_equal(tn_library_impl(def, "a", "Meta", "(int x) -> ()", succeed, NULL),
                     TN_ERR_RUNTIME);
    assert_non_null(strstr(tn_last_error(), "l::a: the kernel for Meta"));
    assert_int_equal(tn_library_impl(def, "b", "CPU", "(int x) -> ()", succeed, NULL), TN_OK);
    assert_int_equal(tn_library_define(def, "b(float x) -> ()", NULL, 0), TN_ERR_RUNTIME);
    define(def, "b(int y) -> ()");
    tn_library_free(def);
}

/* ---- fallbacks ---- */

static void a_fallback_serves_every_operator_until_it_is_withdrawn(void **state)
{
    (void)state;
    tn_library *def = block(TN_LIBRARY_DEF, "l", NULL);
    define(def, "a(int x) -> ()");
    const tn_op *op = tni_op_lookup_parts("l::a", "");
    tni_keyset xla = TNI_FUNCTIONALITY_BIT(DENSE) | TNI_BACKEND_BIT(XLA);
    StableIValue argument = 0;
    assert_int_equal(tni_redispatch(op, xla, &argument, NULL), TN_ERR_NOT_IMPLEMENTED);
    tn_library *all = block(TN_LIBRARY_IMPL, "_", "XLA");
    assert_int_equal(tn_library_fallback(all, NULL, succeed, NULL), TN_OK);
    assert_int_equal(tni_redispatch(op, xla, &argument, NULL), TN_OK);
    tn_library_free(all);
    assert_int_equal(tni_redispatch(op, xla, &argument, NULL), TN_ERR_NOT_IMPLEMENTED);
    tn_library_free(def);
}

static void a_fallback_for_an_alias_is_all_or_nothing(void **state)
{
    (void)state;
    tni_key nested;
    assert_int_equal(tni_key_parse("NestedTensorCPU", &nested), TN_OK);
    tn_library *one = block(TN_LIBRARY_IMPL, "_", "AutogradNestedTensor");
    tn_library *all = block(TN_LIBRARY_IMPL, "_", "CompositeImplicitAutogradNestedTensor");
    assert_int_equal(tn_library_fallback(one, NULL, succeed, NULL), TN_OK);
    assert_int_equal(tn_library_fallback(all, NULL, succeed, NULL), TN_ERR_RUNTIME);
    assert_null(tni_fallback_get(nested));
    tn_library_free(one);
    assert_int_equal(tn_library_fallback(all, NULL, succeed, NULL), TN_OK);
    assert_non_null(tni_fallback_get(nested));
    tn_library_free(all);
    assert_null(tni_fallback_get(nested));
}

static void a_fallback_needs_a_runtime_key(void **state)
{
    (void)state;
    tn_library *keyless = block(TN_LIBRARY_IMPL, "_", NULL);
    assert_int_equal(tn_library_fallback(keyless, NULL, succeed, NULL), TN_ERR_RUNTIME);
    assert_int_equal(tn_library_fallback(keyless, "Dense", succeed, NULL), TN_ERR_RUNTIME);
    tn_library_free(keyless);
}

/* ---- loads ---- */

static void a_load_that_fails_is_rolled_back_with_its_first_reason(void **state)
{
    (void)state;
    tni_load_scope scope;
    const tn_op *op;
    tni_load_scope_begin(&scope);
    assert_ptr_equal(tni_load_scope_current(), &scope);
    tn_library *def = block(TN_LIBRARY_DEF, "l", NULL);
    define(def, "a(int x) -> ()");
    assert_int_equal(tni_load_scope_absorb(tn_library_define(def, "a(int x) -> ()", NULL, 0)),
                     TN_OK);
    assert_int_equal(tni_load_scope_absorb(tn_library_define(def, "nonsense", NULL, 0)), TN_OK);
    assert_int_equal(tn_op_find("l::a", &op), TN_OK);
    assert_int_equal(tni_load_scope_end(&scope), TN_ERR_RUNTIME);
    assert_non_null(strstr(tn_last_error(), "Tried to register an operator (l::a)"));
    assert_null(tni_load_scope_current());
    assert_int_equal(tn_op_find("l::a", &op), TN_ERR_NOT_FOUND);
    /* The extension's destructor still hands the block back, and takes no registration meanwhile.
     */
    assert_true(tni_library_is_live(def));
    assert_int_equal(tn_library_define(def, "c(int x) -> ()", NULL, 0), TN_ERR_RUNTIME);
    tn_library_free(block(TN_LIBRARY_DEF, "l", NULL));
    tn_library_free(def);
}

static bool count_op(void *context, const tn_op *op)
{
    assert_non_null(strstr(tn_op_name(op), "l::"));
    return ++*(int *)context < 2;
}

static void a_load_that_succeeds_hands_over_its_blocks(void **state)
{
    (void)state;
    tni_load_scope outer;
    tni_load_scope scope;
    int count = 0;
    const tn_op *op;
    tni_load_scope_begin(&outer);
    tni_load_scope_begin(&scope);
    tn_library *def = block(TN_LIBRARY_DEF, "l", NULL);
    tn_library *gone = block(TN_LIBRARY_IMPL, "l", "CPU");
    define(def, "a(int x) -> ()");
    define(def, "b(int x) -> ()");
    define(def, "c(int x) -> ()");
    assert_int_equal(tn_library_impl(gone, "a", NULL, NULL, succeed, NULL), TN_OK);
    assert_int_equal(tni_load_scope_end(&scope), TN_OK);
    assert_ptr_equal(tni_load_scope_current(), &outer);
    assert_int_equal(tni_load_scope_end(&outer), TN_OK);
    assert_int_equal(scope.count, 2);
    assert_int_equal(outer.count, 0);
    assert_false(tni_library_visit(def, count_op, &count));
    assert_int_equal(count, 2);
    tn_library_free(gone); /* by the extension itself, before it is unloaded */
    tni_libraries_withdraw(scope.libraries, scope.count);
    assert_int_equal(tn_op_find("l::a", &op), TN_ERR_NOT_FOUND);
    tn_library_free(def);
}

static void outside_a_load_failures_pass_through(void **state)
{
    (void)state;
    assert_int_equal(tni_load_scope_absorb(TN_ERR_VALUE), TN_ERR_VALUE);
    assert_int_equal(tni_load_scope_absorb(TN_OK), TN_OK);
}

/* ---- failures ---- */

static void a_kernel_s_failure_is_the_call_s(void **state)
{
    (void)state;
    assert_int_equal(tn_fail(TN_ERR_INDEX, "at %d", 3), TN_ERR_INDEX);
    assert_string_equal(tn_last_error(), "at 3");
    assert_int_equal(tn_fail(TN_OK, "not a failure"), TN_ERR_RUNTIME);
}

static tn_status round_trip(void)
{
    tn_library *library;
    const int32_t tag = 3;
    TN_TRY(tn_library_new(TN_LIBRARY_DEF, "faults", NULL, "f.c", 1, &library));
    tn_status status = tn_library_define(library, "f.over(int x, str y=\"z\") -> ()", &tag, 1);
    if (status == TN_OK)
        status = tn_library_impl(library, "f.over", "CompositeExplicitAutograd",
                                 "(int x, str y) -> ()", succeed, NULL);
    const tn_op *op = NULL;
    if (status == TN_OK)
        status = tn_op_find("faults::f.over", &op);
    const tn_value one = tn_value_int(1);
    if (status == TN_OK)
        status = tn_op_call(op, &one, 1, NULL, 0);
    tn_library_free(library);
    return status;
}

static void a_round_trip_survives_every_failing_allocation(void **state)
{
    (void)state;
    tn_status status = TN_ERR_MEMORY;
    uint64_t nth = 0;
    while (status != TN_OK) {
        tni_fault_arm(++nth);
        status = round_trip();
        tni_fault_arm(0);
        if (status != TN_OK)
            assert_int_equal(status, TN_ERR_MEMORY);
        /* With memory it works, whatever happened before. */
        if (nth % 3 == 0)
            assert_int_equal(round_trip(), TN_OK);
        assert_true(nth < 1000);
    }
    assert_true(nth > 10);
}

static tn_status load_round_trip(void)
{
    tni_load_scope scope;
    tn_library *library = NULL;
    tni_load_scope_begin(&scope);
    if (tni_load_scope_absorb(tn_library_new(TN_LIBRARY_DEF, "faults", NULL, "f.c", 1, &library)) ==
            TN_OK &&
        library != NULL)
        (void)!tni_load_scope_absorb(tn_library_define(library, "g(int x) -> ()", NULL, 0));
    tn_status status = tni_load_scope_end(&scope);
    if (status == TN_OK)
        tni_libraries_withdraw(scope.libraries, scope.count);
    tn_library_free(library);
    return status;
}

static void a_load_survives_every_failing_allocation(void **state)
{
    (void)state;
    tn_status status = TN_ERR_MEMORY;
    for (uint64_t nth = 1; status != TN_OK; nth++) {
        tni_fault_arm(nth);
        status = load_round_trip();
        tni_fault_arm(0);
        assert_true(status == TN_OK || status == TN_ERR_MEMORY);
        assert_true(nth < 1000);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_name_of_a_namespace_is_free_again_after_its_definer),
        cmocka_unit_test(aten_and_the_namespace_of_all_have_no_definer),
        cmocka_unit_test(only_an_impl_block_has_a_key),
        cmocka_unit_test(a_freed_block_is_no_longer_live_and_its_address_never_returns),
        cmocka_unit_test(fragments_define_before_and_beside_the_definer),
        cmocka_unit_test(a_malformed_schema_registers_nothing),
        cmocka_unit_test(tags_are_kept_unchecked),
        cmocka_unit_test(an_operator_tells_its_tags),
        cmocka_unit_test(a_kernel_says_its_key_where_the_block_has_none),
        cmocka_unit_test(definitions_are_numbered_in_their_order),
        cmocka_unit_test(blocks_come_and_go_without_end),
        cmocka_unit_test(a_withdrawn_operator_says_so),
        cmocka_unit_test(kernels_come_before_or_after_the_definition),
        cmocka_unit_test(kernels_of_misspelt_operators_are_told_with_a_near_name),
        cmocka_unit_test(names_may_be_qualified_with_the_block_s_namespace_only),
        cmocka_unit_test(a_null_kernel_registers_nothing),
        cmocka_unit_test(undefined_as_a_key_means_catch_all),
        cmocka_unit_test(a_key_of_a_whole_functionality_reaches_no_entry),
        cmocka_unit_test(kernels_for_one_key_stack_and_warn_once),
        cmocka_unit_test(a_typed_kernel_that_conflicts_is_refused_in_both_orders),
        cmocka_unit_test(a_fallback_serves_every_operator_until_it_is_withdrawn),
        cmocka_unit_test(a_fallback_for_an_alias_is_all_or_nothing),
        cmocka_unit_test(a_fallback_needs_a_runtime_key),
        cmocka_unit_test(a_load_that_fails_is_rolled_back_with_its_first_reason),
        cmocka_unit_test(a_load_that_succeeds_hands_over_its_blocks),
        cmocka_unit_test(outside_a_load_failures_pass_through),
        cmocka_unit_test(a_kernel_s_failure_is_the_call_s),
        cmocka_unit_test(a_round_trip_survives_every_failing_allocation),
        cmocka_unit_test(a_load_survives_every_failing_allocation),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
