/* SPDX-License-Identifier: BSD-3-Clause */
/* Saved tensors that a program packs, and what of it fails. */
#include "autograd_fixture.h"

/* What the hooks of a test have seen. */
typedef struct packer {
    int packed;   /* tensors that pack was given */
    int unpacked; /* calls of unpack */
    int kept;     /* packed values that are alive */
    int drops;    /* of the context */
    bool writes;  /* pack writes its tensor */
    bool fails;   /* unpack fails */
} packer;

/* What is kept is a copy in single precision. */
static tn_status pack(void *context, tn_tensor *tensor, void **packed)
{
    packer *p = context;
    assert_false(tn_grad_mode());
    tn_tensor *small = call("aten::to.dtype", ARGS(T(tensor), DTYPE(F32)));
    if (p->writes)
        tn_tensor_count_write(tensor);
    *packed = small;
    p->packed++;
    p->kept++;
    return TN_OK;
}

static tn_status unpack(void *context, void *packed, tn_tensor **out)
{
    packer *p = context;
    p->unpacked++;
    if (p->fails)
        return tn_fail(TN_ERR_VALUE, "nothing to unpack");
    *out = call("aten::to.dtype", ARGS(T(packed), DTYPE(F64)));
    return TN_OK;
}

static void forget(void *context, void *packed)
{
    ((packer *)context)->kept--;
    tn_tensor_release(packed);
}

static void drop(void *context)
{
    ((packer *)context)->drops++;
}

static void push(packer *p)
{
    const tn_saved_hooks hooks = {.size = sizeof hooks,
                                  .pack = pack,
                                  .unpack = unpack,
                                  .forget = forget,
                                  .context = p,
                                  .drop = drop};
    assert_int_equal(tn_saved_hooks_push(&hooks), TN_OK);
}

static void tensors_are_packed_and_read_again(void **state)
{
    (void)state;
    packer p = {0};
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    push(&p);
    tn_tensor *y = mul(x, x);
    tn_tensor *z = call("aten::exp", ARGS(T(y)));
    tn_saved_hooks_pop();
    assert_int_equal(p.packed, 3);
    assert_int_equal(p.drops, 0);
    tn_tensor *w = mul(z, z);
    assert_int_equal(p.packed, 3);
    tn_tensor *total = sum(y);
    backward(total);
    assert_grad(x, 2, VALUES(2, 4));
    assert_int_equal(p.unpacked, 2);
    assert_int_equal(p.kept, 1);
    tn_tensor_release(total);
    tn_tensor_release(w);
    tn_tensor_release(z);
    tn_tensor_release(y);
    assert_int_equal(p.kept, 0);
    assert_int_equal(p.drops, 1);
    tn_tensor_release(x);
}

/* d² (x³) through packed arguments, and through a packed result. */
static void what_was_packed_has_its_place_in_the_graph(void **state)
{
    (void)state;
    packer p = {0};
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    push(&p);
    tn_tensor *square = mul(x, x);
    tn_tensor *y = mul(square, x);
    tn_tensor *e = call("aten::exp", ARGS(T(x)));
    tn_saved_hooks_pop();
    tn_tensor *total = sum(y);
    tn_tensor *first = gradient(total, x, TN_BACKWARD_CREATE);
    tn_tensor *of_first = sum(first);
    tn_tensor *second = gradient(of_first, x, 0);
    assert_tensor(second, TN_DTYPE_F64, SIZES(2), VALUES(6, 12));
    tn_tensor *exp_total = sum(e);
    tn_tensor *exp_first = gradient(exp_total, x, TN_BACKWARD_CREATE);
    assert_node(exp_first, "MulBackward0");
    tn_tensor *drops[] = {exp_first, exp_total, second, of_first, first, total, e, y, square, x};
    for (size_t i = 0; i < TN_LEN(drops); i++)
        tn_tensor_release(drops[i]);
    assert_int_equal(p.kept, 0);
}

static void a_pack_that_writes_is_refused(void **state)
{
    (void)state;
    packer p = {.writes = true};
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    push(&p);
    call_fails("aten::mul.Tensor", ARGS(T(x), T(x)), "modifying its input in place");
    tn_saved_hooks_pop();
    assert_true(tn_grad_mode());
    assert_int_equal(p.kept, 0);
    assert_int_equal(p.drops, 1);
    tn_tensor_release(x);
}

static void an_unpack_that_fails_ends_backward(void **state)
{
    (void)state;
    packer p = {.fails = true};
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    push(&p);
    tn_tensor *y = mul(x, x);
    tn_saved_hooks_pop();
    tn_tensor *total = sum(y);
    assert_failed(try_backward(total, NULL, 0), "nothing to unpack");
    assert_null(tn_tensor_grad(x));
    tn_tensor_release(total);
    tn_tensor_release(y);
    tn_tensor_release(x);
    assert_int_equal(p.kept, 0);
}

static void the_last_hooks_count(void **state)
{
    (void)state;
    packer below = {0};
    packer above = {0};
    tn_tensor *x = leaf(SIZES(2), VALUES(1, 2));
    push(&below);
    push(&above);
    tn_tensor *y = mul(x, x);
    tn_saved_hooks_pop();
    tn_tensor *z = call("aten::sin", ARGS(T(x)));
    tn_saved_hooks_pop();
    tn_saved_hooks_pop(); /* none is left: legal */
    assert_int_equal(above.packed, 2);
    assert_int_equal(below.packed, 1);
    assert_int_not_equal(tn_saved_hooks_push(NULL), TN_OK);
    tn_tensor_release(z);
    tn_tensor_release(y);
    tn_tensor_release(x);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tensors_are_packed_and_read_again),
        cmocka_unit_test(what_was_packed_has_its_place_in_the_graph),
        cmocka_unit_test(a_pack_that_writes_is_refused),
        cmocka_unit_test(an_unpack_that_fails_ends_backward),
        cmocka_unit_test(the_last_hooks_count),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
