/* SPDX-License-Identifier: BSD-3-Clause */
/* Elements that a mask takes one after the other, compared with a walk over flat positions. */
#include "op_fixture.h"

/* One dtype for each element size. */
static const tn_dtype dtypes[] = {TN_DTYPE_U8, TN_DTYPE_I16, TN_DTYPE_F32, TN_DTYPE_F64,
                                  TN_DTYPE_C128};
static const int64_t columns[] = {1, 2, 7, 33};

#define ROWS 5
#define MOST (ROWS * 33)

/* Whether the mask is set at a flat position: here and there, nowhere, or everywhere. */
static bool is_set(int64_t at, int kind)
{
    return kind == 0 ? at * 2654435761 % 7 < 3 : kind == 2;
}

/* A matrix whose elements lie row by row, or column by column. */
static tn_tensor *matrix(tn_dtype dtype, int64_t rows, int64_t width, const double *values,
                         bool is_turned)
{
    tn_tensor *made = make(dtype, 2, (const int64_t[]){rows, width}, values);
    if (!is_turned)
        return made;
    tn_tensor *view = call("aten::t", ARGS(T(made)));
    tn_tensor *copy = call("aten::clone", ARGS(T(view), I(TN_MEMORY_FORMAT_CONTIGUOUS)));
    tn_tensor *turned = call("aten::t", ARGS(T(copy)));
    tn_tensor_release(copy);
    tn_tensor_release(view);
    tn_tensor_release(made);
    return turned;
}

/* A mask of one row is broadcast. The source has `spare` elements more than are taken. */
static void check_scatter(tn_dtype dtype, int64_t width, int kind, int layout, int64_t spare)
{
    const int64_t mask_rows = layout == 2 ? 1 : ROWS;
    double flags[MOST];
    double given[MOST];
    double expected[MOST];
    double from[MOST + 1];
    int64_t taken = 0;
    for (int64_t i = 0; i <= MOST; i++)
        from[i] = (double)(250 - i);
    for (int64_t i = 0; i < ROWS * width; i++) {
        const int64_t at = i % (mask_rows * width);
        flags[at] = is_set(at, kind);
        given[i] = (double)i;
        expected[i] = flags[at] != 0 ? from[taken++] : given[i];
    }
    taken += spare;
    tn_tensor *self = matrix(dtype, ROWS, width, given, layout == 1);
    tn_tensor *mask = matrix(TN_DTYPE_BOOL, mask_rows, width, flags, layout == 1);
    tn_tensor *source = make(dtype, 1, &taken, from);
    check(call("aten::masked_scatter", ARGS(T(self), T(mask), T(source))), dtype,
          SIZES(ROWS, width), expected);
    check(call("aten::masked_scatter_", ARGS(T(self), T(mask), T(source))), dtype,
          SIZES(ROWS, width), expected);
    tn_tensor_release(source);
    tn_tensor_release(mask);
    tn_tensor_release(self);
}

static void a_mask_takes_one_element_after_the_other(void **state)
{
    (void)state;
    for (size_t i = 0; i < TN_LEN(dtypes); i++)
        for (size_t k = 0; k < TN_LEN(columns); k++)
            for (int kind = 0; kind < 3; kind++)
                for (int layout = 0; layout < 3; layout++)
                    for (int64_t spare = 0; spare < 2; spare++)
                        check_scatter(dtypes[i], columns[k], kind, layout, spare);
}

/* The source may be what is written: it is read as it was. */
static void a_tensor_is_scattered_into_itself(void **state)
{
    (void)state;
    tn_tensor *self = count_up(TN_DTYPE_F32, SIZES(4));
    tn_tensor *mask = make(TN_DTYPE_BOOL, SIZES(4), VALUES(0, 1, 1, 1));
    check(call("aten::masked_scatter_", ARGS(T(self), T(mask), T(self))), TN_DTYPE_F32, SIZES(4),
          VALUES(0, 0, 1, 2));
    tn_tensor_release(mask);
    tn_tensor_release(self);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_mask_takes_one_element_after_the_other),
        cmocka_unit_test(a_tensor_is_scattered_into_itself),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
