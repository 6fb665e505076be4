/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Undefined tensors: every built-in operator refuses one where its schema says Tensor, naming the
 * argument; the operators with an `output_mask` return one exactly where the mask is false; nobody
 * else returns any.
 */
#include "any_args.h"

/* ---- arguments ---- */

/* Whether the call fails as it must with argument `index` undefined; says so if not. */
static bool refuses(const tn_op *op, any_args *args, size_t index, bool as_null)
{
    char want[400];
    StableIValue outs[TNI_PLAIN_RETURNS];
    const tn_schema *schema = tn_op_schema(op);
    StableIValue was = args->ivalues[index];
    args->ivalues[index] = as_null ? 0 : (StableIValue)(uintptr_t)&args->undefined;
    tn_status status = tni_dispatch(op, args->ivalues, outs);
    args->ivalues[index] = was;
    snprintf(want, sizeof want, "%s: argument '%s' is an undefined tensor", tn_op_name(op),
             schema->args[index].name.data);
    if (status == TN_ERR_RUNTIME && strcmp(tn_last_error(), want) == 0)
        return true;
    printf("    %s, '%s': status %d, %s\n", tn_op_name(op), schema->args[index].name.data, status,
           status == TN_OK ? "" : tn_last_error());
    return false;
}

/* Also one behind the 64 that the signature's bit sets reach would be looked at; none has so many.
 */
static void every_operator_refuses_an_undefined_tensor_by_name(void **state)
{
    size_t checked = 0;
    size_t failed = 0;
    tn_tensor *tensor = count_up(TN_DTYPE_F32, SIZES(2, 2));
    (void)state;
    for (size_t i = 0; i < any_nops; i++) {
        any_args args;
        const tn_schema *schema = tn_op_schema(any_ops[i]);
        any_fill(&args, schema, tensor);
        for (size_t k = 0; k < schema->nargs; k++) {
            if (schema->args[k].type->kind != TNI_TYPE_TENSOR)
                continue;
            checked++;
            failed += !refuses(any_ops[i], &args, k, k % 2 == 0);
        }
    }
    tn_tensor_release(tensor);
    printf("    %zu operators, %zu arguments\n", any_nops, checked);
    assert_true(checked > any_nops);
    assert_int_equal(failed, 0);
}

/* ---- results ---- */

enum { MOST_MASK = 4 };

/* The mask of an operator that has one: its length, and the argument's index; 0 for none. */
static size_t mask_of(const tn_op *op, int64_t *index)
{
    *index = tn_op_arg_index(op, "output_mask");
    if (*index < 0)
        return 0;
    const tni_type *type = tn_op_schema(op)->args[*index].type;
    assert_int_equal(type->kind, TNI_TYPE_LIST);
    assert_int_equal(any_inner(type)->kind, TNI_TYPE_BOOL);
    return (size_t)type->list_size;
}

static void give_mask(tn_value *bools, size_t length, unsigned mask)
{
    for (size_t i = 0; i < length; i++)
        bools[i] = B((mask >> i & 1) != 0);
}

/* Calls with every mask: result i is a tensor of the sizes of `likes[i]`, or undefined. */
static void check_masks(const char *name, tn_value *args, size_t nargs, tn_tensor *const *likes)
{
    const tn_op *op;
    int64_t index;
    tn_value bools[MOST_MASK];
    assert_int_equal(tn_op_find(name, &op), TN_OK);
    size_t length = mask_of(op, &index);
    assert_true(length > 0 && length <= MOST_MASK);
    assert_int_equal(tn_op_num_returns(op), length);
    for (unsigned mask = 0; mask < 1u << length; mask++) {
        tn_value outs[MOST_MASK] = {{TN_KIND_NONE, {0}}};
        give_mask(bools, length, mask);
        args[index] = tn_value_list(bools, length);
        call_all(name, args, nargs, outs, length);
        for (size_t i = 0; i < length; i++) {
            bool is_wanted = (mask >> i & 1) != 0;
            assert_int_equal(outs[i].kind, TN_KIND_TENSOR);
            if (is_wanted != (outs[i].as.tensor != NULL))
                fail_msg("%s, mask %x: result %zu is %s", name, mask, i,
                         is_wanted ? "undefined" : "a tensor");
            if (is_wanted)
                assert_shape(outs[i].as.tensor, likes[i]->rank, likes[i]->sizes);
            tn_value_release(&outs[i]);
        }
    }
}

/* The operators whose schema has an output_mask, in the order of their names. */
static const char *const masked[] = {
    "aten::batch_norm_backward",        "aten::convolution_backward",
    "aten::grid_sampler_2d_backward",   "aten::grid_sampler_3d_backward",
    "aten::native_batch_norm_backward", "aten::native_group_norm_backward",
    "aten::native_layer_norm_backward",
};

/* Every operator with a mask is one of those that the tests below call, or is made of one. */
static void the_masked_operators_are_known(void **state)
{
    size_t found = 0;
    int64_t index;
    (void)state;
    for (size_t i = 0; i < any_nops; i++) {
        if (mask_of(any_ops[i], &index) == 0 || strstr(tn_op_name(any_ops[i]), "out") != NULL)
            continue;
        assert_true(found < TN_LEN(masked));
        assert_string_equal(tn_op_name(any_ops[i]), masked[found++]);
    }
    assert_int_equal(found, TN_LEN(masked));
}

/* With weights and without. */
static void norms_return_what_the_mask_asks_for(void **state)
{
    tn_tensor *x = count_up(TN_DTYPE_F32, SIZES(2, 4, 3));
    tn_tensor *w = count_up(TN_DTYPE_F32, SIZES(4));
    tn_tensor *groups = count_up(TN_DTYPE_F32, SIZES(2, 2));
    tn_tensor *rows = count_up(TN_DTYPE_F32, SIZES(2, 4, 1));
    tn_tensor *last = count_up(TN_DTYPE_F32, SIZES(3));
    tn_tensor *none = count_up(TN_DTYPE_F32, SIZES(0));
    tn_tensor *const likes[] = {x, w, w};
    tn_tensor *const layer_likes[] = {x, last, last};
    tn_value native[] = {T(x), T(x), T(w), T(w), T(w), T(w), T(w), B(true), D(1e-5), NONE};
    tn_value batch[] = {T(x), T(x), T(w), T(w), T(w), T(w), T(w), B(true), D(1e-5), NONE, T(none)};
    tn_value group[] = {T(x), T(x), T(groups), T(groups), T(w), I(2), I(4), I(3), I(2), NONE};
    tn_value layer[] = {T(x), T(x), INTS(3), T(rows), T(rows), T(last), T(last), NONE};
    (void)state;
    check_masks("aten::native_batch_norm_backward", native, TN_LEN(native), likes);
    check_masks("aten::batch_norm_backward", batch, TN_LEN(batch), likes);
    check_masks("aten::native_group_norm_backward", group, TN_LEN(group), likes);
    check_masks("aten::native_layer_norm_backward", layer, TN_LEN(layer), layer_likes);
    native[2] = group[4] = layer[5] = layer[6] = NONE;
    check_masks("aten::native_batch_norm_backward", native, TN_LEN(native), likes);
    check_masks("aten::native_group_norm_backward", group, TN_LEN(group), likes);
    check_masks("aten::native_layer_norm_backward", layer, TN_LEN(layer), layer_likes);
    tn_tensor_release(x);
    tn_tensor_release(w);
    tn_tensor_release(groups);
    tn_tensor_release(rows);
    tn_tensor_release(last);
    tn_tensor_release(none);
}

/* Also of no images, whose gradients are zeros of the right sizes and not undefined. */
static void a_convolution_returns_what_the_mask_asks_for(void **state)
{
    tn_tensor *w = count_up(TN_DTYPE_F32, SIZES(5, 4, 3, 3));
    tn_tensor *bias = count_up(TN_DTYPE_F32, SIZES(5));
    (void)state;
    for (int64_t images = 0; images < 3; images += 2) {
        tn_tensor *x = count_up(TN_DTYPE_F32, SIZES(images, 4, 3, 3));
        tn_tensor *g = count_up(TN_DTYPE_F32, SIZES(images, 5, 1, 1));
        tn_tensor *const likes[] = {x, w, bias};
        tn_value args[] = {T(g),       T(x),     T(w),       INTS(5), INTS(1, 1), INTS(0, 0),
                           INTS(1, 1), B(false), INTS(0, 0), I(1),    NONE};
        check_masks("aten::convolution_backward", args, TN_LEN(args), likes);
        tn_tensor_release(x);
        tn_tensor_release(g);
    }
    tn_tensor_release(w);
    tn_tensor_release(bias);
}

static void grid_samples_return_what_the_mask_asks_for(void **state)
{
    tn_tensor *x = count_up(TN_DTYPE_F32, SIZES(2, 2, 3, 3));
    tn_tensor *grid = count_up(TN_DTYPE_F32, SIZES(2, 2, 2, 2));
    tn_tensor *const likes[] = {x, grid};
    tn_tensor *x3 = count_up(TN_DTYPE_F32, SIZES(1, 2, 2, 2, 2));
    tn_tensor *grid3 = count_up(TN_DTYPE_F32, SIZES(1, 2, 2, 2, 3));
    tn_tensor *g3 = count_up(TN_DTYPE_F32, SIZES(1, 2, 2, 2, 2));
    tn_tensor *const likes3[] = {x3, grid3};
    tn_value args[] = {T(grid), T(x), T(grid), I(0), I(0), B(false), NONE};
    tn_value args3[] = {T(g3), T(x3), T(grid3), I(0), I(0), B(false), NONE};
    (void)state;
    check_masks("aten::grid_sampler_2d_backward", args, TN_LEN(args), likes);
    check_masks("aten::grid_sampler_3d_backward", args3, TN_LEN(args3), likes3);
    tn_tensor_release(x);
    tn_tensor_release(grid);
    tn_tensor_release(x3);
    tn_tensor_release(grid3);
    tn_tensor_release(g3);
}

/* ---- results of everybody else ---- */

/* An undefined tensor among the results, also in lists; drops them. */
static bool has_undefined(const tn_op *op, StableIValue *outs)
{
    const tni_signature *signature = atomic_load(&op->signature);
    bool found = false;
    for (size_t i = 0; i < signature->nreturns; i++) {
        const tni_list *list = (const tni_list *)(uintptr_t)outs[i];
        if (signature->returns[i] == (TNI_SHAPE_PLAIN | TNI_TYPE_TENSOR))
            found |= tni_boxed_tensor(outs[i]) == NULL;
        if (signature->returns[i] == (TNI_SHAPE_LIST | TNI_TYPE_TENSOR))
            for (size_t k = 0; k < list->size; k++)
                found |= tni_boxed_tensor(list->items[k]) == NULL;
    }
    tni_returns_drop(signature, outs, signature->nreturns);
    return found;
}

/* Whether a call that succeeded returned an undefined tensor; counts those that succeeded. */
static bool returns_undefined(const tn_op *op, size_t kind, int64_t number, size_t *good)
{
    any_args args;
    StableIValue outs[TNI_PLAIN_RETURNS] = {0};
    double zeros[32] = {0};
    int64_t index;
    if (mask_of(op, &index) != 0)
        return false;
    tn_tensor *tensor =
        make(any_kinds[kind].dtype, any_kinds[kind].rank, any_kinds[kind].sizes, zeros);
    any_fill_all(&args, tn_op_schema(op), tensor, number);
    bool is_bad = false;
    if (tni_dispatch(op, args.ivalues, outs) == TN_OK) {
        *good += 1;
        is_bad = has_undefined(op, outs);
    }
    tn_tensor_release(tensor);
    if (is_bad)
        printf("    %s returns an undefined tensor\n", tn_op_name(op));
    return is_bad;
}

static void nobody_else_returns_an_undefined_tensor(void **state)
{
    size_t called = 0;
    size_t failed = 0;
    (void)state;
    for (size_t i = 0; i < any_nops; i++) {
        size_t good = 0;
        if (strncmp(tn_op_name(any_ops[i]), "aten::from_file", 15) == 0)
            continue;
        for (size_t kind = 0; kind < TN_LEN(any_kinds); kind++)
            for (int64_t number = 0; number < 2; number++)
                failed += returns_undefined(any_ops[i], kind, number, &good);
        called += good > 0;
    }
    printf("    %zu of %zu operators were called\n", called, any_nops);
    assert_true(called > any_nops / 2);
    assert_int_equal(failed, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_operator_refuses_an_undefined_tensor_by_name),
        cmocka_unit_test(the_masked_operators_are_known),
        cmocka_unit_test(norms_return_what_the_mask_asks_for),
        cmocka_unit_test(a_convolution_returns_what_the_mask_asks_for),
        cmocka_unit_test(grid_samples_return_what_the_mask_asks_for),
        cmocka_unit_test(nobody_else_returns_an_undefined_tensor),
    };
    if (!any_begin())
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
