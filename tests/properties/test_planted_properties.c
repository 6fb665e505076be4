/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Each property (call_properties.h) is seen to fail: operators get kernels that break it, which has
 * to be told, and nothing is told of them before.
 */
#include "call_properties.h"
#include "op_fixture.h"

/* ---- kernels that break a property ---- */

/* The result depends on how self lies. */
static tn_status look_at_strides(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    tn_tensor *self = tni_boxed_tensor(args[0]);
    tni_scalar stride = {.kind = TN_KIND_INT, .as.integer = self->strides[0]};
    tn_tensor *made;
    (void)call;
    TN_TRY(tni_new_like(self, (tn_dtype)self->dtype, self->rank, self->sizes, &made));
    return tni_return_or_drop(tni_fill(made, &stride), made, outs);
}

static tn_status write_what_is_read(const tn_call *call, const StableIValue *args,
                                    StableIValue *outs)
{
    tn_tensor *self = tni_boxed_tensor(args[0]);
    (void)call;
    *(float *)self->data += 1;
    return tni_return_same(self, outs);
}

static tn_status write_and_fail(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    (void)call;
    (void)outs;
    *(float *)tni_boxed_tensor(args[0])->data += 1;
    return tn_fail(TN_ERR_RUNTIME, "too late");
}

static tn_status give_another_dtype(const tn_call *call, const StableIValue *args,
                                    StableIValue *outs)
{
    tn_tensor *self = tni_boxed_tensor(args[0]);
    tn_tensor *made;
    (void)call;
    TN_TRY(tni_new_like(self, TN_DTYPE_F64, self->rank, self->sizes, &made));
    return tni_return_take(made, outs);
}

static tn_status give_seven(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    static const int64_t seven = 7;
    static const tni_scalar one = {TN_KIND_INT, {.integer = 1}};
    tn_tensor *made;
    (void)call;
    TN_TRY(tni_new_like(tni_boxed_tensor(args[0]), TN_DTYPE_F32, 1, &seven, &made));
    return tni_return_or_drop(tni_fill(made, &one), made, outs);
}

/* Whatever the last argument is: self in place, or `out`. */
static tn_status fill_last(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    static const tni_scalar five = {TN_KIND_INT, {.integer = 5}};
    tn_tensor *last = tni_boxed_tensor(args[call->signature->nargs - 1]);
    TN_TRY(tni_fill(last, &five));
    return tni_return_same(last, outs);
}

static tn_status resize_and_fail(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    static const int64_t sizes[] = {7};
    (void)call;
    (void)outs;
    TN_TRY(tni_tensor_resize(tni_boxed_tensor(args[1]), 1, sizes));
    return tn_fail(TN_ERR_RUNTIME, "too late");
}

static tn_status write_and_ask(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    tn_tensor *self = tni_boxed_tensor(args[0]);
    tn_tensor *result;
    (void)call;
    *(float *)self->data += 1;
    TN_TRY(tni_new_like(self, TN_DTYPE_F32, self->rank, self->sizes, &result));
    tn_tensor_release(result);
    return tni_return_same(self, outs);
}

/* Elements in the opposite order, each written before all are read. */
static tn_status turn_round(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    tn_tensor *self = tni_boxed_tensor(args[0]);
    tn_tensor *out = tni_boxed_tensor(args[1]);
    (void)call;
    if (!tni_has_sizes(out, self->rank, self->sizes))
        TN_TRY(tni_tensor_resize(out, self->rank, self->sizes));
    if ((self->flags & out->flags & TNI_TENSOR_CONTIGUOUS) == 0)
        return tn_fail(TN_ERR_RUNTIME, "elements with gaps");
    for (int64_t i = 0; i < self->numel; i++)
        ((float *)out->data)[i] = ((const float *)self->data)[self->numel - 1 - i];
    return tni_return_same(out, outs);
}

/* ---- what is told ---- */

static const struct planted {
    const char *property; /* that has to be told */
    const char *name;     /* of the operator */
    const char *key;      /* for which it gets the kernel */
    tn_kernel kernel;     /* that breaks the property */
} rows[] = {
    {"layout", "neg", "CPU", look_at_strides}, {"unchanged", "abs", "CPU", write_what_is_read},
    {"error", "relu_", "CPU", write_and_fail}, {"meta", "sgn", "Meta", give_another_dtype},
    {"out", "exp.out", "CPU", fill_last},      {"out apart", "erf.out", "CPU", fill_last},
    {"in place", "exp_", "CPU", fill_last},    {"expanded", "tanh_", "CPU", fill_last},
    {"sizes", "sin", "CPU", give_seven},       {"error", "log.out", "CPU", resize_and_fail},
    {"aliased", "cos.out", "CPU", turn_round}, {"memory", "ceil_", "CPU", write_and_ask},
};

/* What was told of one call. */
typedef struct told {
    const char *wanted; /* the property that is broken */
    bool has_wanted;    /* whether it was told */
    size_t count;       /* of all that was told */
} told;

static void note(void *context, const char *property, const tn_op *op, const char *how)
{
    told *all = context;
    (void)op;
    (void)how;
    all->has_wanted |= strcmp(property, all->wanted) == 0;
    all->count++;
}

static told look_at(const struct planted *row)
{
    char name[64];
    const tn_op *op;
    told all = {row->property, false, 0};
    snprintf(name, sizeof name, "aten::%s", row->name);
    assert_int_equal(tn_op_find(name, &op), TN_OK);
    tn_tensor *self = make(TN_DTYPE_F32, SIZES(2, 3), VALUES(1, 0.5, 0.25, 2, 0.75, 3));
    tn_tensor *out = make(TN_DTYPE_F32, SIZES(2, 3), VALUES(0, 0, 0, 0, 0, 0));
    const tn_value args[] = {T(self), T(out)};
    for (uint32_t seed = 1; seed <= 8; seed++)
        properties_check(op, args, tn_op_num_args(op), seed, note, &all);
    tn_tensor_release(out);
    tn_tensor_release(self);
    return all;
}

static void every_property_is_seen_to_fail(void **state)
{
    (void)state;
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        tn_library *library;
        assert_int_equal(look_at(&rows[i]).count, 0);
        assert_int_equal(
            tn_library_new(TN_LIBRARY_IMPL, "aten", rows[i].key, __FILE__, __LINE__, &library),
            TN_OK);
        assert_int_equal(tn_library_impl(library, rows[i].name, NULL, NULL, rows[i].kernel, NULL),
                         TN_OK);
        assert_true(properties_begin());
        if (!look_at(&rows[i]).has_wanted)
            fail_msg("%s: '%s' is not told", rows[i].name, rows[i].property);
        tn_library_free(library);
        assert_int_equal(look_at(&rows[i]).count, 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_property_is_seen_to_fail),
    };
    if (!properties_begin())
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
