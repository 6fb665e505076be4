/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * unique and unique_consecutive of elements, compared with a plain sort and walk: lengths around
 * the blocks in which keys are read, few and many groups, keys that sorting holds whole or not.
 */
#include "op_fixture.h"

#include <math.h>
#include <stdlib.h>

#define MOST 1500

static const tn_dtype dtypes[] = {TN_DTYPE_BOOL, TN_DTYPE_U8,  TN_DTYPE_I16, TN_DTYPE_I64,
                                  TN_DTYPE_BF16, TN_DTYPE_F32, TN_DTYPE_F64};
static const int64_t lengths[] = {0, 1, 2, 255, 256, 257, 512, 1025, MOST};
static const int64_t spans[] = {1, 2, 97, 1000000};

/* What is expected, of values in the order of the results. */
typedef struct model {
    double values[MOST];    /* of the groups */
    double inverse[MOST];   /* of each element */
    double counts[MOST];    /* of the groups */
    int64_t groups;         /* how many */
    int64_t order[MOST];    /* positions of the elements */
    const double *elements; /* as given */
} model;

static const double *compared;

/* Nan is greater than all numbers; equal elements keep their order. */
static int compare(const void *a, const void *b)
{
    int64_t i = *(const int64_t *)a;
    int64_t k = *(const int64_t *)b;
    double x = compared[i];
    double y = compared[k];
    if (isnan(x) || isnan(y))
        return isnan(x) != isnan(y) ? isnan(x) - isnan(y) : (i > k) - (i < k);
    return x != y ? (x > y) - (x < y) : (i > k) - (i < k);
}

static void expect(model *m, const double *elements, int64_t count, bool is_sorted)
{
    m->elements = elements;
    m->groups = 0;
    for (int64_t i = 0; i < count; i++)
        m->order[i] = i;
    compared = elements;
    if (is_sorted)
        qsort(m->order, (size_t)count, sizeof *m->order, compare);
    for (int64_t i = 0; i < count; i++) {
        double x = elements[m->order[i]];
        if (i == 0 || x != elements[m->order[i - 1]]) { /* so is each nan */
            m->values[m->groups] = x;
            m->counts[m->groups++] = 0;
        }
        m->counts[m->groups - 1]++;
        m->inverse[m->order[i]] = (double)(m->groups - 1);
    }
}

static void assert_groups(tn_tensor *self, const model *m, bool is_sorted, bool is_numbered)
{
    tn_value outs[3] = {{0}};
    if (is_sorted)
        call_all("aten::_unique2", ARGS(T(self), B(true), B(is_numbered), B(is_numbered)), outs, 3);
    else
        call_all("aten::unique_consecutive", ARGS(T(self), B(is_numbered), B(is_numbered)), outs,
                 3);
    const int64_t none = 0;
    check(outs[0].as.tensor, (tn_dtype)self->dtype, 1, &m->groups, m->values);
    check(outs[1].as.tensor, TN_DTYPE_I64, 1, is_numbered ? self->sizes : &none, m->inverse);
    check(outs[2].as.tensor, TN_DTYPE_I64, 1, is_numbered ? &m->groups : &none, m->counts);
}

/* Runs of equal elements, up to `run` long, of numbers from `span`; every 83rd may be nan. */
static tn_tensor *elements_of(tn_dtype dtype, int64_t count, int64_t span, int run, double *given)
{
    double values[MOST];
    tn_tensor *wide;
    uint64_t seed = (uint64_t)(count * 31 + span);
    for (int64_t i = 0; i < count; i++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        values[i] = i % run != 0 ? values[i - 1] : (double)((int64_t)(seed >> 33) % span);
        if (span > 1000 && dtype == TN_DTYPE_F64 && i % run == 0)
            values[i] *= -0x1p-600 + 0x1p600; /* a key has more bits than there is room for */
        if (i % 83 == 41 && tni_category(dtype) == 2)
            values[i] = nan("");
    }
    tn_tensor *made = make(dtype, 1, &count, values);
    /* What the dtype holds of them. */
    assert_int_equal(tni_clone(made, TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, &wide), TN_OK);
    if (count > 0)
        memcpy(given, wide->data, (size_t)count * sizeof *given);
    tn_tensor_release(wide);
    return made;
}

static void equal_elements_are_one(void **state)
{
    static model m;
    static double given[MOST];
    (void)state;
    for (size_t i = 0; i < TN_LEN(dtypes); i++)
        for (size_t k = 0; k < TN_LEN(lengths); k++)
            for (size_t s = 0; s < TN_LEN(spans); s++)
                for (int run = 1; run < 600; run += 299) {
                    tn_tensor *self = elements_of(dtypes[i], lengths[k], spans[s], run, given);
                    for (int way = 0; way < 4; way++) {
                        expect(&m, given, lengths[k], way % 2 == 0);
                        assert_groups(self, &m, way % 2 == 0, way < 2);
                    }
                    tn_tensor_release(self);
                }
}

/* Of zeros with both signs the first is kept. */
static void the_first_zero_is_kept(void **state)
{
    (void)state;
    tn_tensor *self = make(TN_DTYPE_F32, SIZES(4), VALUES(-0.0, 0.0, 1, 0.0));
    tn_value outs[3] = {{0}};
    call_all("aten::_unique2", ARGS(T(self)), outs, 3);
    assert_true(signbit(((const float *)outs[0].as.tensor->data)[0]));
    for (int i = 0; i < 3; i++)
        tn_tensor_release(outs[i].as.tensor);
    tn_tensor_release(self);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(equal_elements_are_one),
        cmocka_unit_test(the_first_zero_is_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
