/* SPDX-License-Identifier: BSD-3-Clause */
#include "dispatch/dispatch_shared.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

static tni_signature *signature_of(const char *text)
{
    tn_schema *schema;
    tni_signature *signature = NULL;
    assert_int_equal(tn_schema_parse(text, TN_SCHEMA_DEFINE, &schema), TN_OK);
    tni_registry_lock();
    assert_int_equal(tni_signature_compile(schema, &signature), TN_OK);
    tni_registry_unlock();
    return signature;
}

static void forget(tni_signature *signature)
{
    tni_registry_lock();
    tni_signature_free(signature);
    tni_registry_unlock();
}

static StableIValue box(const void *pointer)
{
    return (StableIValue)(uintptr_t)pointer;
}

static tn_tensor *new_tensor(void)
{
    int64_t size = 3;
    tn_tensor *tensor;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F32, 1, &size, NULL, TN_CPU, &tensor), TN_OK);
    return tensor;
}

static void codes_hold_leaf_and_shape(void **state)
{
    (void)state;
    tni_signature *signature =
        signature_of("f(Tensor a, Tensor? b, int[] c, float[]? d, Tensor?[] e, int[][] f) -> str");
    const tni_argcode expected[] = {
        TNI_SHAPE_PLAIN | TNI_TYPE_TENSOR,
        TNI_SHAPE_OPTIONAL | TNI_TYPE_TENSOR,
        TNI_SHAPE_LIST | TNI_TYPE_INT,
        TNI_SHAPE_OPTIONAL_LIST | TNI_TYPE_FLOAT,
        TNI_SHAPE_LIST_OF_OPTIONAL | TNI_TYPE_TENSOR,
        TNI_SHAPE_NESTED,
    };
    assert_int_equal(signature->nargs, TN_LEN(expected));
    assert_memory_equal(signature->args, expected, sizeof expected);
    assert_int_equal(signature->returns[0], TNI_SHAPE_PLAIN | TNI_TYPE_STR);
    assert_int_equal(signature->key_args, 1 | 2 | 16);
    assert_int_equal(signature->plain_tensors, 1);
    assert_true(signature->crosses_abi);
    forget(signature);
}

static void the_part_of_a_type_that_cannot_cross_is_found(void **state)
{
    (void)state;
    tni_signature *signature = signature_of("f(Tensor a, Scalar? b, complex c) -> Tensor");
    assert_false(signature->crosses_abi);
    assert_null(tni_type_find_uncrossable(signature->schema->args[0].type));
    assert_ptr_equal(tni_type_find_uncrossable(signature->schema->args[1].type),
                     signature->schema->args[1].type->items[0]);
    forget(signature);
}

/* Arguments of every shape, borrowed, on the stack. */
typedef struct samples {
    tni_handle handle;
    tni_handle undefined;
    StableIValue tensor_ivalue;
    tni_string text;
    tni_scalar scalar;
    StableIValue ints[3];
    tni_list int_list;
    StableIValue optional_list;
    StableIValue maybe[3];
    tni_list maybe_list;
    StableIValue rows[2];
    tni_list row_list;
    StableIValue values[8];
} samples;

static const char *const sample_schema =
    "f(Tensor a, Tensor? b, str c, Scalar d, int[] e, int[]? f, Tensor?[] g, int[][] h) -> ()";

static void fill(samples *s, tn_tensor *tensor)
{
    *s = (samples){.handle = {tensor, NULL}, .text = {"hi", 2}, .ints = {1, 2, 3}};
    s->scalar = (tni_scalar){TN_KIND_DOUBLE, {.real = 2.5}};
    s->tensor_ivalue = box(&s->handle);
    s->int_list = (tni_list){s->ints, 3, 0};
    s->optional_list = box(&s->int_list);
    s->maybe[0] = s->maybe[2] = box(&s->tensor_ivalue);
    s->maybe_list = (tni_list){s->maybe, 3, 0};
    s->rows[0] = s->rows[1] = box(&s->int_list);
    s->row_list = (tni_list){s->rows, 2, 0};
    const StableIValue values[8] = {
        box(&s->handle),   box(&s->tensor_ivalue), box(&s->text),       box(&s->scalar),
        box(&s->int_list), box(&s->optional_list), box(&s->maybe_list), box(&s->row_list),
    };
    memcpy(s->values, values, sizeof values);
}

static tn_status retain_all(const tni_signature *signature, const samples *s, StableIValue *out)
{
    for (size_t i = 0; i < signature->nargs; i++) {
        tn_status status = tni_argcode_retain(signature->args[i], signature->schema->args[i].type,
                                              s->values[i], &out[i]);
        if (status != TN_OK) {
            tni_args_drop(signature, out, i);
            return status;
        }
    }
    return TN_OK;
}

static void retaining_copies_every_level_and_dropping_returns_it(void **state)
{
    (void)state;
    samples s;
    StableIValue copies[8];
    tn_tensor *tensor = new_tensor();
    tni_signature *signature = signature_of(sample_schema);
    fill(&s, tensor);
    assert_int_equal(retain_all(signature, &s, copies), TN_OK);
    for (size_t i = 0; i < 8; i++)
        assert_int_not_equal(copies[i], s.values[i]);
    assert_ptr_equal(tni_boxed_tensor(copies[0]), tensor);
    assert_ptr_equal(tni_boxed_tensor(*(StableIValue *)(uintptr_t)copies[1]), tensor);
    assert_string_equal(((tni_string *)(uintptr_t)copies[2])->data, "hi");
    assert_true(((tni_scalar *)(uintptr_t)copies[3])->as.real == 2.5);
    const tni_list *maybe = (const tni_list *)(uintptr_t)copies[6];
    assert_int_equal(maybe->size, 3);
    assert_int_equal(maybe->items[1], 0);
    const tni_list *rows = (const tni_list *)(uintptr_t)copies[7];
    assert_int_equal(((const tni_list *)(uintptr_t)rows->items[1])->items[2], 3);
    assert_int_equal(tensor->ref.count, 5); /* mine, a, b, g[0], g[2] */
    tni_args_drop(signature, copies, 8);
    assert_int_equal(tensor->ref.count, 1);
    tn_tensor_release(tensor);
    forget(signature);
}

static void a_retain_that_fails_half_way_leaves_nothing(void **state)
{
    (void)state;
    samples s;
    StableIValue copies[8];
    tn_tensor *tensor = new_tensor();
    tni_signature *signature = signature_of(sample_schema);
    fill(&s, tensor);
    tn_status status = TN_ERR_MEMORY;
    uint64_t nth = 0;
    while (status != TN_OK) {
        tni_fault_arm(++nth);
        status = retain_all(signature, &s, copies);
        tni_fault_arm(0);
        if (status != TN_OK) {
            assert_int_equal(status, TN_ERR_MEMORY);
            assert_int_equal(tensor->ref.count, 1);
        }
    }
    assert_true(nth > 10);
    tni_args_drop(signature, copies, 8);
    tn_tensor_release(tensor);
    forget(signature);
}

static void keys_come_from_every_tensor_in_a_value(void **state)
{
    (void)state;
    samples s;
    tn_tensor *tensor = new_tensor();
    tni_signature *signature = signature_of(sample_schema);
    fill(&s, tensor);
    static const bool holds[8] = {true, true, false, false, false, false, true, false};
    for (size_t i = 0; i < 8; i++) {
        bool autograd = false;
        tni_keyset keys = tni_argcode_keys(signature->args[i], signature->schema->args[i].type,
                                           s.values[i], &autograd);
        assert_int_equal(keys, holds[i] ? tensor->keys : 0);
        assert_false(autograd);
        tensor->flags |= TNI_TENSOR_REQUIRES_GRAD | TNI_TENSOR_AUTOGRAD;
        tni_argcode_keys(signature->args[i], signature->schema->args[i].type, s.values[i],
                         &autograd);
        assert_int_equal(autograd, holds[i]);
        tensor->flags &= ~(uint32_t)(TNI_TENSOR_REQUIRES_GRAD | TNI_TENSOR_AUTOGRAD);
    }
    tn_tensor_release(tensor);
    forget(signature);
}

static void undefined_tensors_and_none_have_no_keys(void **state)
{
    (void)state;
    tni_handle undefined = {NULL, NULL};
    bool autograd = false;
    tni_argcode code = TNI_SHAPE_PLAIN | TNI_TYPE_TENSOR;
    assert_int_equal(tni_argcode_keys(code, NULL, box(&undefined), &autograd), 0);
    assert_int_equal(tni_argcode_keys(code, NULL, 0, &autograd), 0);
    StableIValue copy;
    assert_int_equal(tni_argcode_retain(code, NULL, 0, &copy), TN_OK);
    assert_null(tni_boxed_tensor(copy));
    tni_argcode_drop(code, NULL, copy);
}

static void a_type_without_boxed_form_is_not_copied(void **state)
{
    (void)state;
    tni_signature *signature = signature_of("f(Any x) -> ()");
    StableIValue copy;
    assert_int_equal(
        tni_argcode_retain(signature->args[0], signature->schema->args[0].type, 5, &copy),
        TN_ERR_NOT_IMPLEMENTED);
    assert_non_null(strstr(tn_last_error(), "Any"));
    forget(signature);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(codes_hold_leaf_and_shape),
        cmocka_unit_test(the_part_of_a_type_that_cannot_cross_is_found),
        cmocka_unit_test(retaining_copies_every_level_and_dropping_returns_it),
        cmocka_unit_test(a_retain_that_fails_half_way_leaves_nothing),
        cmocka_unit_test(keys_come_from_every_tensor_in_a_value),
        cmocka_unit_test(undefined_tensors_and_none_have_no_keys),
        cmocka_unit_test(a_type_without_boxed_form_is_not_copied),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
