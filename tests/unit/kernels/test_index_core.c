/* SPDX-License-Identifier: BSD-3-Clause */
/* Elements at places that an index names, by lines and by panels, compared with a walk in C. */
#include "kernels/index/index_core.h"
#include "op_fixture.h"

static const tn_dtype dtypes[] = {TN_DTYPE_U8,  TN_DTYPE_I8,  TN_DTYPE_I16,  TN_DTYPE_I32,
                                  TN_DTYPE_I64, TN_DTYPE_F16, TN_DTYPE_BF16, TN_DTYPE_F32,
                                  TN_DTYPE_F64, TN_DTYPE_C64, TN_DTYPE_C128};

/* Shapes on both sides of where panels begin and of their width, and lines of few elements: one
 * index per row among them. */
static const int64_t shapes[][3] = {{1, 1, 1},   {2, 3, 5},  {70, 2, 33}, {3, 66, 32},
                                    {2, 65, 35}, {4, 3, 70}, {90, 3, 2},  {1, 67, 31},
                                    {70, 1, 1},  {5, 80, 1}, {40, 4, 3},  {1, 300, 140}};

/* Numbers from 0 to `end` - 1 in no order. */
static tn_tensor *mixed(tn_dtype dtype, const int64_t *sizes, int64_t end, uint64_t seed)
{
    tn_tensor *wide;
    tn_tensor *result;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_I64, 3, sizes, NULL, TN_CPU, &wide), TN_OK);
    for (int64_t i = 0; i < wide->numel; i++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        ((int64_t *)wide->data)[i] = (int64_t)((seed >> 33) % (uint64_t)end);
    }
    assert_int_equal(tni_to_dtype(wide, dtype, &result), TN_OK);
    tn_tensor_release(wide);
    return result;
}

/* The elements row-major. */
static tn_tensor *rows_of(tn_tensor *tensor)
{
    tn_tensor *wide;
    assert_int_equal(tni_clone(tensor, TN_DTYPE_I64, TN_MEMORY_FORMAT_CONTIGUOUS, &wide), TN_OK);
    return wide;
}

/* The flat place in `sizes` of position `at` of `shape`, with `place` along `dim`. */
static int64_t flat(const int64_t *shape, int64_t at, const int64_t *sizes, int64_t dim,
                    int64_t place)
{
    int64_t where[3] = {at / shape[2] / shape[1], at / shape[2] % shape[1], at % shape[2]};
    where[dim] = place;
    return (where[0] * sizes[1] + where[1]) * sizes[2] + where[2];
}

static void assert_same(tn_tensor *tensor, const tn_tensor *expected)
{
    tn_tensor *found = rows_of(tensor);
    assert_int_equal(found->numel, expected->numel);
    assert_memory_equal(found->data, expected->data, (size_t)found->numel * sizeof(int64_t));
    tn_tensor_release(found);
}

/* A copy whose two last dimensions lie the other way round. */
static tn_tensor *turned(tn_tensor *tensor)
{
    tn_tensor *view = call("aten::transpose.int", ARGS(T(tensor), I(1), I(2)));
    tn_tensor *rows;
    assert_int_equal(tni_clone(view, (tn_dtype)view->dtype, TN_MEMORY_FORMAT_CONTIGUOUS, &rows),
                     TN_OK);
    tn_tensor *back = call("aten::transpose.int", ARGS(T(rows), I(1), I(2)));
    tn_tensor_release(rows);
    tn_tensor_release(view);
    return back;
}

/* The three operators that have a full index, with operands in this order in memory. */
static void assert_moves(tn_tensor *self, tn_tensor *index, tn_tensor *src, int64_t dim)
{
    tn_tensor *items = rows_of(index);
    tn_tensor *read = rows_of(self);
    tn_tensor *added = rows_of(self);
    tn_tensor *written = rows_of(self);
    tn_tensor *given = rows_of(src);
    tn_tensor *gathered = rows_of(index);
    for (int64_t i = 0; i < items->numel; i++) {
        int64_t place = ((int64_t *)items->data)[i];
        int64_t at = flat(index->sizes, i, self->sizes, dim, place);
        int64_t number = ((int64_t *)given->data)[i];
        ((int64_t *)gathered->data)[i] = ((int64_t *)read->data)[at];
        ((int64_t *)added->data)[at] += number;
        ((int64_t *)written->data)[at] = number;
    }
    const tn_value args[] = {T(self), I(dim), T(index), T(src)};
    tn_tensor *result = call("aten::gather", args, 3);
    assert_same(result, gathered);
    tn_tensor_release(result);
    result = call("aten::scatter_add", args, 4);
    assert_same(result, added);
    tn_tensor_release(result);
    result = call("aten::scatter.src", args, 4);
    assert_same(result, written);
    tn_tensor_release(result);
    assert_same(self, read);
    tn_tensor_release(call("aten::scatter_add_", args, 4));
    assert_same(self, added);
    tn_tensor *all[] = {items, read, added, written, given, gathered};
    for (size_t i = 0; i < TN_LEN(all); i++)
        tn_tensor_release(all[i]);
}

static void assert_moves_everywhere(tn_dtype dtype, const int64_t *sizes, int64_t dim, bool is_less)
{
    int64_t self_sizes[3];
    for (int i = 0; i < 3; i++)
        self_sizes[i] = sizes[i] + (is_less ? 1 + i : 0);
    tn_tensor *index = mixed(TN_DTYPE_I64, sizes, self_sizes[dim], 1);
    tn_tensor *narrow = mixed(TN_DTYPE_I32, sizes, self_sizes[dim], 1);
    tn_tensor *src = mixed(dtype, sizes, 2, 2);
    tn_tensor *self = mixed(dtype, self_sizes, 3, 3);
    tn_tensor *other_self = turned(self);
    tn_tensor *other_index = turned(index);
    tn_tensor *other_src = turned(src);
    assert_moves(self, index, src, dim);
    assert_moves(self, narrow, other_src, dim);
    assert_moves(other_self, other_index, src, dim);
    tn_tensor *all[] = {index, narrow, src, self, other_self, other_index, other_src};
    for (size_t i = 0; i < TN_LEN(all); i++)
        tn_tensor_release(all[i]);
}

static void full_indices_name_places_along_a_dimension(void **state)
{
    (void)state;
    for (size_t s = 0; s < TN_LEN(shapes); s++)
        for (size_t d = 0; d < TN_LEN(dtypes); d++)
            for (int64_t dim = 0; dim < 3; dim++)
                assert_moves_everywhere(dtypes[d], shapes[s], dim, (s + d) % 2 == 1);
}

static void assert_slices(tn_tensor *self, tn_tensor *index, tn_tensor *source, int64_t dim)
{
    tn_tensor *read = rows_of(self);
    tn_tensor *added = rows_of(self);
    tn_tensor *selected = rows_of(source);
    tn_tensor *given = rows_of(source);
    for (int64_t i = 0; i < given->numel; i++) {
        int64_t where[3] = {i / given->sizes[2] / given->sizes[1],
                            i / given->sizes[2] % given->sizes[1], i % given->sizes[2]};
        int64_t place = ((int64_t *)index->data)[where[dim]];
        int64_t at = flat(given->sizes, i, self->sizes, dim, place);
        ((int64_t *)selected->data)[i] = ((int64_t *)read->data)[at];
        ((int64_t *)added->data)[at] += ((int64_t *)given->data)[i];
    }
    tn_tensor *result = call("aten::index_select", ARGS(T(self), I(dim), T(index)));
    assert_same(result, selected);
    tn_tensor_release(result);
    tn_value listed[] = {NONE, NONE, NONE};
    listed[dim] = T(index);
    result = call("aten::index.Tensor", ARGS(T(self), tn_value_list(listed, (size_t)dim + 1)));
    assert_same(result, selected);
    tn_tensor_release(result);
    result = call("aten::index_add", ARGS(T(self), I(dim), T(index), T(source)));
    assert_same(result, added);
    tn_tensor *all[] = {result, read, added, selected, given};
    for (size_t i = 0; i < TN_LEN(all); i++)
        tn_tensor_release(all[i]);
}

static void vectors_name_slices(void **state)
{
    (void)state;
    for (size_t s = 0; s < TN_LEN(shapes); s++)
        for (size_t d = 0; d < TN_LEN(dtypes); d++)
            for (int64_t dim = 0; dim < 3; dim++) {
                int64_t sizes[3];
                memcpy(sizes, shapes[s], sizeof sizes);
                sizes[dim] = 9;
                tn_tensor *self = mixed(dtypes[d], sizes, 3, 4);
                tn_tensor *other = turned(self);
                tn_tensor *source = mixed(dtypes[d], shapes[s], 2, 5);
                const int64_t one[3] = {1, 1, shapes[s][dim]};
                tn_tensor *whole = mixed(TN_DTYPE_I64, one, 9, 6);
                tn_tensor *index = call("aten::reshape", ARGS(T(whole), INTS(-1)));
                assert_slices(self, index, source, dim);
                assert_slices(other, index, source, dim);
                tn_tensor *all[] = {self, other, source, whole, index};
                for (size_t i = 0; i < TN_LEN(all); i++)
                    tn_tensor_release(all[i]);
            }
}

/* Rows that are added to `self` by an index, one after the other. */
static void assert_rows_added(tn_tensor *self, tn_tensor *index, tn_tensor *source)
{
    tn_tensor *expected = call("aten::clone", ARGS(T(self), I(TN_MEMORY_FORMAT_CONTIGUOUS)));
    tn_tensor *given = call("aten::contiguous", ARGS(T(source), I(TN_MEMORY_FORMAT_CONTIGUOUS)));
    const int64_t width = self->sizes[1] * self->sizes[2];
    for (int64_t i = 0; i < index->numel; i++)
        for (int64_t k = 0; k < width; k++)
            ((float *)expected->data)[((int64_t *)index->data)[i] * width + k] +=
                ((float *)given->data)[i * width + k];
    for (uint32_t team = 1; team <= 40; team += team < 3 ? 1 : 37) {
        tn_set_num_threads(team);
        tn_tensor *sum = call("aten::index_add", ARGS(T(self), I(0), T(index), T(source)));
        tn_tensor *place = call("aten::clone", ARGS(T(self), I(TN_MEMORY_FORMAT_CONTIGUOUS)));
        tn_tensor *same = call("aten::index_add_", ARGS(T(place), I(0), T(index), T(source)));
        assert_memory_equal(sum->data, expected->data, (size_t)sum->numel * sizeof(float));
        assert_memory_equal(place->data, expected->data, (size_t)sum->numel * sizeof(float));
        tn_tensor_release(same);
        tn_tensor_release(place);
        tn_tensor_release(sum);
    }
    tn_tensor_release(given);
    tn_tensor_release(expected);
}

/* Threads have rows of the result each, some of them none; sums say in which order they were made.
 */
static void threads_share_the_rows_that_are_written(void **state)
{
    (void)state;
    const uint32_t threads = tn_num_threads();
    const int64_t sizes[] = {37, 20, 60};
    const int64_t sources[] = {90, 20, 60};
    const int64_t one[] = {1, 1, 90};
    tn_tensor *self = mixed(TN_DTYPE_F32, sizes, 1 << 20, 3);
    tn_tensor *wide = mixed(TN_DTYPE_F32, sources, 1 << 20, 8);
    tn_tensor *source = call("aten::reciprocal", ARGS(T(wide)));
    tn_tensor *whole = mixed(TN_DTYPE_I64, one, 37, 6);
    tn_tensor *index = call("aten::reshape", ARGS(T(whole), INTS(-1)));
    tn_tensor *other_self = turned(self);
    tn_tensor *other_source = turned(source);
    assert_rows_added(self, index, source);
    assert_rows_added(other_self, index, source);
    assert_rows_added(self, index, other_source);
    tn_set_num_threads(threads);
    tn_tensor *all[] = {self, wide, source, whole, index, other_self, other_source};
    for (size_t i = 0; i < TN_LEN(all); i++)
        tn_tensor_release(all[i]);
}

/* One number for every row, or for all of them, is added as often as it is named. */
static void expanded_numbers_are_added_to_lines(void **state)
{
    (void)state;
    const int64_t widths[] = {1, 7, 8, 63, 64, 65, 200};
    for (size_t w = 0; w < TN_LEN(widths); w++)
        for (size_t d = 0; d < TN_LEN(dtypes); d++)
            for (int64_t rows = 1; rows <= 30; rows += 29) {
                tn_tensor *self = mixed(dtypes[d], (int64_t[]){1, 9, widths[w]}, 3, 4);
                tn_tensor *few = mixed(dtypes[d], (int64_t[]){1, rows, 1}, 3, 5);
                tn_tensor *whole = mixed(TN_DTYPE_I64, (int64_t[]){1, 1, 30}, 9, 6);
                tn_tensor *index = call("aten::reshape", ARGS(T(whole), INTS(-1)));
                tn_tensor *source =
                    call("aten::expand", ARGS(T(few), INTS(1, 30, widths[w]), B(false)));
                tn_tensor *copy = call("aten::contiguous", ARGS(T(source), DEFAULT));
                tn_value listed[] = {NONE, T(index)};
                tn_value list = tn_value_list(listed, 2);
                tn_tensor *sum = call("aten::index_put", ARGS(T(self), list, T(source), B(true)));
                list = tn_value_list(listed, 2);
                tn_tensor *same = call("aten::index_put", ARGS(T(self), list, T(copy), B(true)));
                tn_tensor *numbers = rows_of(same);
                assert_same(sum, numbers);
                tn_tensor *all[] = {self, few, whole, index, source, copy, sum, same, numbers};
                for (size_t i = 0; i < TN_LEN(all); i++)
                    tn_tensor_release(all[i]);
            }
}

/* Threads take parts of every line: the last value stays, and sums are made in order. */
static void lines_are_put_in_the_order_of_the_indices(void **state)
{
    enum { ROWS = 9, LINES = 200, WIDTH = 1500 };
    const uint32_t threads = tn_num_threads();
    (void)state;
    tn_tensor *self = mixed(TN_DTYPE_F32, (int64_t[]){1, ROWS, WIDTH}, 1 << 20, 4);
    tn_tensor *wide = mixed(TN_DTYPE_F32, (int64_t[]){1, LINES, WIDTH}, 1 << 20, 5);
    tn_tensor *source = call("aten::reciprocal", ARGS(T(wide)));
    tn_tensor *whole = mixed(TN_DTYPE_I64, (int64_t[]){1, 1, LINES}, ROWS, 6);
    tn_tensor *index = call("aten::reshape", ARGS(T(whole), INTS(-1)));
    for (int accumulates = 0; accumulates < 2; accumulates++) {
        tn_tensor *wanted = call("aten::clone", ARGS(T(self), DEFAULT));
        float *to = wanted->data;
        const float *from = source->data;
        for (int64_t i = 0; i < LINES; i++)
            for (int64_t k = 0; k < WIDTH; k++) {
                float *at = to + ((const int64_t *)index->data)[i] * WIDTH + k;
                *at = accumulates ? *at + from[i * WIDTH + k] : from[i * WIDTH + k];
            }
        for (uint32_t count = 1; count <= 3; count++) {
            tn_value listed[] = {NONE, T(index)};
            tn_value list = tn_value_list(listed, 2);
            tni_set_num_threads(count);
            tn_tensor *put =
                call("aten::index_put", ARGS(T(self), list, T(source), B(accumulates)));
            assert_memory_equal(put->data, wanted->data, (size_t)put->numel * sizeof(float));
            tn_tensor_release(put);
        }
        tn_tensor_release(wanted);
    }
    tn_set_num_threads(threads);
    tn_tensor *all[] = {self, wide, source, whole, index};
    for (size_t i = 0; i < TN_LEN(all); i++)
        tn_tensor_release(all[i]);
}

/* Sums of floats say in which order they were made. */
static void elements_meet_in_the_order_of_the_indices(void **state)
{
    (void)state;
    for (int64_t dim = 0; dim < 3; dim++) {
        const int64_t sizes[] = {80, 70, 70};
        tn_tensor *index = mixed(TN_DTYPE_I64, sizes, 3, 7);
        tn_tensor *wide = mixed(TN_DTYPE_F32, sizes, 1 << 20, 8);
        tn_tensor *src = call("aten::reciprocal", ARGS(T(wide)));
        tn_tensor *self = call("aten::zeros_like", ARGS(T(src)));
        tn_tensor *sum = call("aten::scatter_add", ARGS(T(self), I(dim), T(index), T(src)));
        float *expected = self->data;
        for (int64_t i = 0; i < src->numel; i++)
            expected[flat(sizes, i, sizes, dim, ((int64_t *)index->data)[i])] +=
                ((float *)src->data)[i];
        assert_memory_equal(sum->data, expected, (size_t)sum->numel * sizeof(float));
        tn_tensor *all[] = {index, wide, src, self, sum};
        for (size_t i = 0; i < TN_LEN(all); i++)
            tn_tensor_release(all[i]);
    }
}

/* One wrong index at the very end, in a new result and in one that is there. */
static void indices_out_of_range_are_found_by_those_who_move(void **state)
{
    (void)state;
    static const int64_t wrong[] = {-1, 70, INT64_MIN, INT64_MAX};
    const int64_t sizes[] = {70, 70, 70};
    tn_tensor *self = mixed(TN_DTYPE_F32, sizes, 9, 9);
    tn_tensor *index = mixed(TN_DTYPE_I64, sizes, 70, 10);
    tn_tensor *before = rows_of(self);
    for (size_t i = 0; i < TN_LEN(wrong); i++)
        for (int64_t dim = 0; dim < 3; dim++) {
            char text[96];
            ((int64_t *)index->data)[index->numel - 1] = wrong[i];
            snprintf(text, sizeof text,
                     "index %lld is out of bounds for dimension %lld with size 70",
                     (long long)wrong[i], (long long)dim);
            const tn_value args[] = {T(self), I(dim), T(index), T(self)};
            call_fails("aten::gather", args, 3, text);
            call_fails("aten::scatter_add", args, 4, text);
            call_fails("aten::scatter.src", args, 4, text);
            call_fails("aten::scatter_add_", args, 4, text);
            assert_same(self, before);
        }
    tn_tensor_release(before);
    tn_tensor_release(index);
    tn_tensor_release(self);
}

/* The index is what is written: it counts as it was. */
static void nothing_has_no_places(void **state)
{
    (void)state;
    tn_tensor *none = make(TN_DTYPE_F32, SIZES(0), VALUES(0));
    tn_tensor *index = make(TN_DTYPE_I64, SIZES(1), VALUES(0));
    tn_tensor *src = make(TN_DTYPE_F32, SIZES(1), VALUES(3));
    const tn_value args[] = {T(none), I(0), T(index), T(src)};
    const char *text = "index 0 is out of bounds for dimension 0 with size 0";
    call_fails("aten::gather", args, 3, text);
    call_fails("aten::scatter.src", args, 4, text);
    call_fails("aten::scatter_add", args, 4, text);
    tn_tensor_release(none);
    tn_tensor_release(index);
    tn_tensor_release(src);
}

static void indices_may_be_what_is_written(void **state)
{
    (void)state;
    const int64_t sizes[] = {5, 70, 40};
    for (int64_t dim = 0; dim < 3; dim++) {
        tn_tensor *self = mixed(TN_DTYPE_I64, sizes, 5, 11);
        tn_tensor *index = rows_of(self);
        tn_tensor *src = mixed(TN_DTYPE_I64, sizes, 5, 12);
        tn_tensor *sum = call("aten::scatter_add", ARGS(T(self), I(dim), T(index), T(src)));
        tn_tensor_release(call("aten::scatter_add_", ARGS(T(self), I(dim), T(self), T(src))));
        assert_same(self, sum);
        tn_tensor *all[] = {self, index, src, sum};
        for (size_t i = 0; i < TN_LEN(all); i++)
            tn_tensor_release(all[i]);
    }
}

/* Rows by index_select, embedding and x[index], against a walk. `table` is dense, or has gaps. */
static void check_rows(tn_dtype dtype, int64_t width, int64_t count, bool has_gaps)
{
    const int64_t rows = 37;
    tn_tensor *whole = mixed(dtype, (const int64_t[]){1, rows, width + 3}, 100, 21);
    tn_tensor *part = call("aten::slice.Tensor", ARGS(T(whole), I(2), I(1), I(width + 1), I(1)));
    tn_tensor *view = call("aten::squeeze.dim", ARGS(T(part), I(0)));
    tn_tensor *table = NULL;
    assert_int_equal(tni_clone(view, dtype, TN_MEMORY_FORMAT_CONTIGUOUS, &table), TN_OK);
    tn_tensor *wide = rows_of(view);
    tn_tensor *deep = mixed(TN_DTYPE_I64, (const int64_t[]){1, 1, count}, rows, 22);
    tn_tensor *index = call("aten::view", ARGS(T(deep), INTS(count)));
    tn_tensor *found[] = {
        call("aten::index_select", ARGS(T(has_gaps ? view : table), I(0), T(index))),
        call("aten::embedding", ARGS(T(has_gaps ? view : table), T(index))),
        call("aten::embedding", ARGS(T(has_gaps ? view : table), T(deep)))};
    for (size_t k = 0; k < TN_LEN(found); k++) {
        tn_tensor *got = rows_of(found[k]);
        assert_int_equal(got->numel, count * width);
        for (int64_t i = 0; i < got->numel; i++)
            assert_int_equal(
                ((const int64_t *)got->data)[i],
                ((const int64_t *)
                     wide->data)[((const int64_t *)deep->data)[i / width] * width + i % width]);
        tn_tensor_release(got);
        tn_tensor_release(found[k]);
    }
    tn_tensor *all[] = {whole, part, view, table, wide, deep, index};
    for (size_t i = 0; i < TN_LEN(all); i++)
        tn_tensor_release(all[i]);
}

/* Widths on both sides of where rows, runs and what is fetched begin. */
static void rows_of_a_table_are_looked_up(void **state)
{
    (void)state;
    static const int64_t columns[] = {1, 2, 3, 15, 16, 17, 64, 127, 128, 129, 600};
    const uint32_t threads = tn_num_threads();
    for (size_t i = 0; i < TN_LEN(columns); i++)
        for (size_t d = 0; d < TN_LEN(dtypes); d++) {
            tn_set_num_threads(1 + (uint32_t)(i + d) % 2);
            check_rows(dtypes[d], columns[i], 1, d % 3 == 0);
            check_rows(dtypes[d], columns[i], 9, d % 2 == 0);
        }
    tn_set_num_threads(2);
    check_rows(TN_DTYPE_F32, 64, 3000, false);
    check_rows(TN_DTYPE_U8, 17, 5000, true);
    tn_set_num_threads(threads);
}

/* One wrong index among up to nine, at each place. */
static void a_wrong_index_is_found_at_any_place(void **state)
{
    static const int64_t sizes[] = {1, 5, INT64_MAX};
    int64_t items[9];
    (void)state;
    for (size_t s = 0; s < TN_LEN(sizes); s++) {
        const int64_t size = sizes[s];
        const int64_t wrong[] = {-1, INT64_MIN, size, size < INT64_MAX ? INT64_MAX : -2};
        for (int64_t count = 0; count <= 9; count++) {
            for (int64_t i = 0; i < count; i++)
                items[i] = i % 2 == 0 ? size - 1 : 0;
            assert_true(tni_are_in_range(items, count, size));
            assert_int_equal(tni_are_in_range(items, count, 0), count == 0);
            for (int64_t i = 0; i < count; i++)
                for (size_t w = 0; w < TN_LEN(wrong); w++) {
                    const int64_t kept = items[i];
                    items[i] = wrong[w];
                    assert_false(tni_are_in_range(items, count, size));
                    items[i] = kept;
                }
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_wrong_index_is_found_at_any_place),
        cmocka_unit_test(full_indices_name_places_along_a_dimension),
        cmocka_unit_test(vectors_name_slices),
        cmocka_unit_test(threads_share_the_rows_that_are_written),
        cmocka_unit_test(expanded_numbers_are_added_to_lines),
        cmocka_unit_test(lines_are_put_in_the_order_of_the_indices),
        cmocka_unit_test(elements_meet_in_the_order_of_the_indices),
        cmocka_unit_test(indices_out_of_range_are_found_by_those_who_move),
        cmocka_unit_test(nothing_has_no_places),
        cmocka_unit_test(indices_may_be_what_is_written),
        cmocka_unit_test(rows_of_a_table_are_looked_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
