/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Results that are right without being equal: signs and phases of singular vectors and
 * eigenvectors, their order, and which of several equal elements an index names. What such results
 * mean is compared: the matrix they rebuild, or the elements that indices select.
 */
#include "replay.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* A result, or what it should be, as complex numbers without gaps. */
typedef struct numbers {
    double (*items)[2];        /* count numbers */
    int64_t count;             /* product of the sizes */
    int64_t rank;              /* dimensions */
    int64_t sizes[TN_MAX_DIM]; /* the sizes */
    tn_dtype dtype;            /* what they were stored as */
} numbers;

static void read_number(tn_dtype dtype, const char *at, double value[2])
{
    int64_t index;
    if (read_element(dtype, at, value))
        return;
    value[0] = value[1] = 0;
    if (dtype == TN_DTYPE_I64) {
        memcpy(&index, at, sizeof index);
        value[0] = (double)index;
    } else if (dtype == TN_DTYPE_U8 || dtype == TN_DTYPE_BOOL) {
        value[0] = *(const unsigned char *)at;
    } else if (dtype == TN_DTYPE_I8) {
        value[0] = *(const signed char *)at;
    } else if (dtype == TN_DTYPE_I16) {
        int16_t number;
        memcpy(&number, at, sizeof number);
        value[0] = number;
    } else if (dtype == TN_DTYPE_I32) {
        int32_t number;
        memcpy(&number, at, sizeof number);
        value[0] = number;
    }
}

static numbers read_numbers(const record *form, const char *data)
{
    numbers out = {.count = 1, .rank = form->rank, .dtype = form->dtype};
    int64_t index[TN_MAX_DIM] = {0};
    for (int64_t i = 0; i < form->rank; i++)
        out.count *= out.sizes[i] = form->sizes[i];
    out.items = calloc((size_t)out.count + 1, sizeof *out.items);
    for (int64_t n = 0; out.items != NULL && n < out.count; n++) {
        int64_t at = form->offset;
        for (int64_t i = 0; i < form->rank; i++)
            at += index[i] * form->strides[i];
        read_number(form->dtype, data + at * (int64_t)tn_dtype_size(form->dtype), out.items[n]);
        bool is_conjugated = (form->bits & TNI_FUNCTIONALITY_BIT(CONJUGATE)) != 0;
        bool is_negated = (form->bits & TNI_FUNCTIONALITY_BIT(NEGATIVE)) != 0;
        out.items[n][0] *= is_negated ? -1 : 1;
        out.items[n][1] *= is_negated != is_conjugated ? -1 : 1;
        for (int64_t i = form->rank - 1; i >= 0 && ++index[i] == form->sizes[i]; i--)
            index[i] = 0;
    }
    return out;
}

static numbers numbers_of(const replay *self, const tn_tensor *tensor)
{
    record form = {.dtype = (tn_dtype)tensor->dtype, .rank = tensor->rank};
    form.bits = tensor->keys & TNI_LAZY_BITS;
    memcpy(form.sizes, tensor->sizes, (size_t)tensor->rank * sizeof *form.sizes);
    memcpy(form.strides, tensor->strides, (size_t)tensor->rank * sizeof *form.strides);
    return read_numbers(&form, reach(self, tensor->data));
}

static numbers numbers_wanted(const replay *self, const json_t *value)
{
    size_t length;
    bool is_written;
    size_t number = (size_t)json_integer_value(json_object_get(value, "t"));
    record form = number < self->nin
                      ? form_after(self, number)
                      : record_of(json_array_get(json_object_get(self->line, "tensors"), number));
    return read_numbers(&form, expected_bytes(self, form.storage, &length, &is_written));
}

/* ---- batches of matrices ---- */

static int64_t rows_of(const numbers *all)
{
    return all->rank >= 2 ? all->sizes[all->rank - 2] : 1;
}

static int64_t columns_of(const numbers *all)
{
    return all->rank >= 1 ? all->sizes[all->rank - 1] : 1;
}

static double greatest(const numbers *all)
{
    double most = 1;
    for (int64_t i = 0; i < all->count; i++)
        most = fmax(most, hypot(all->items[i][0], all->items[i][1]));
    return most;
}

/* The bound of what rounding may do to a matrix of that size of numbers. */
static bool is_near(const double a[2], const double b[2], double scale, tn_dtype dtype)
{
    double relative = dtype == TN_DTYPE_F64 || dtype == TN_DTYPE_C128 ? 1e-7 : 2e-4;
    return hypot(a[0] - b[0], a[1] - b[1]) <= 10 * relative * scale;
}

static bool all_near(const numbers *a, const numbers *b, double scale)
{
    if (a->count != b->count)
        return false;
    for (int64_t i = 0; i < a->count; i++)
        if (!is_near(a->items[i], b->items[i], scale, b->dtype))
            return false;
    return true;
}

/* sum over l < inner of a[i, l] * s[l] * b[l, j], where b may be given as its adjoint. */
static void product_at(const numbers *a, const numbers *s, const numbers *b, bool is_adjoint,
                       int64_t batch, int64_t i, int64_t j, int64_t inner, double out[2])
{
    const double(*left)[2] =
        (const double(*)[2])a->items + (batch * rows_of(a) + i) * columns_of(a);
    const double(*right)[2] = (const double(*)[2])b->items + batch * rows_of(b) * columns_of(b);
    out[0] = out[1] = 0;
    for (int64_t l = 0; l < inner; l++) {
        const double *y = is_adjoint ? right[j * columns_of(b) + l] : right[l * columns_of(b) + j];
        double x[2] = {left[l][0], left[l][1]};
        double imaginary = is_adjoint ? -y[1] : y[1];
        if (s != NULL) {
            const double *factor = s->items[batch * inner + l];
            double real = x[0] * factor[0] - x[1] * factor[1];
            x[1] = x[0] * factor[1] + x[1] * factor[0];
            x[0] = real;
        }
        out[0] += x[0] * y[0] - x[1] * imaginary;
        out[1] += x[0] * imaginary + x[1] * y[0];
    }
}

/* Whether a diag(s) b is the same matrix for both. */
static bool rebuilds(const numbers *got, const numbers *want, int64_t inner, bool has_factors,
                     int right, bool is_adjoint, double scale)
{
    int64_t rows = rows_of(&want[0]);
    int64_t columns = is_adjoint ? rows_of(&want[right]) : columns_of(&want[right]);
    int64_t batches =
        rows * columns_of(&want[0]) > 0 ? want[0].count / (rows * columns_of(&want[0])) : 0;
    for (int64_t batch = 0; batch < batches; batch++)
        for (int64_t i = 0; i < rows; i++)
            for (int64_t j = 0; j < columns; j++) {
                double a[2];
                double b[2];
                product_at(&got[0], has_factors ? &got[1] : NULL, &got[right], is_adjoint, batch, i,
                           j, inner, a);
                product_at(&want[0], has_factors ? &want[1] : NULL, &want[right], is_adjoint, batch,
                           i, j, inner, b);
                if (!is_near(a, b, scale, want[0].dtype))
                    return false;
            }
    return true;
}

/* ---- what results mean ---- */

/* Up to three results of a case. */
typedef struct results {
    size_t count;    /* how many */
    numbers got[4];  /* Tenon's */
    numbers want[4]; /* recorded */
} results;

static bool have_sizes(const results *all)
{
    for (size_t i = 0; i < all->count; i++)
        if (all->got[i].rank != all->want[i].rank ||
            memcmp(all->got[i].sizes, all->want[i].sizes,
                   (size_t)all->want[i].rank * sizeof(int64_t)) != 0)
            return false;
    return true;
}

/* U, S, V: S is unique, and U S V the input. aten::svd gives V, the others its adjoint. */
static const char *judge_svd(const replay *self, const results *all)
{
    const numbers *want = all->want;
    double scale = greatest(&want[1]);
    if (all->count < 3 || !all_near(&all->got[1], &want[1], scale))
        return "other singular values";
    if (want[0].count == 0 || want[2].count == 0 || greatest(&want[1]) == 0)
        return NULL;
    int64_t inner = columns_of(&want[1]);
    bool is_adjoint = strncmp(self->op->name.text, "aten::svd", 9) == 0;
    return rebuilds(all->got, want, inner, true, 2, is_adjoint, scale * (double)inner)
               ? NULL
               : "U S V does not rebuild the input";
}

static int compare_numbers(const void *a, const void *b)
{
    const double *x = a;
    const double *y = b;
    double real = round(x[0] * 1e3) - round(y[0] * 1e3);
    double imaginary = round(x[1] * 1e3) - round(y[1] * 1e3);
    return real != 0 ? (real > 0 ? 1 : -1) : imaginary != 0 ? (imaginary > 0 ? 1 : -1) : 0;
}

/* Eigenvalues in any order, matrix by matrix. */
static const char *judge_values(const results *all)
{
    int64_t count = columns_of(&all->want[0]);
    for (int64_t at = 0; at + count <= all->want[0].count && count > 0; at += count) {
        qsort(all->got[0].items + at, (size_t)count, sizeof *all->got[0].items, compare_numbers);
        qsort(all->want[0].items + at, (size_t)count, sizeof *all->want[0].items, compare_numbers);
    }
    return all_near(&all->got[0], &all->want[0], greatest(&all->want[0])) ? NULL
                                                                          : "other eigenvalues";
}

/* A v = v lambda for each vector of a matrix that is not said to be Hermitian. */
static bool are_eigenvectors(const numbers *matrix, const numbers *values, const numbers *vectors)
{
    int64_t n = columns_of(values);
    double scale = greatest(matrix) * (double)n;
    for (int64_t at = 0; at < values->count; at++) {
        int64_t batch = at / n;
        for (int64_t i = 0; i < n; i++) {
            double a[2];
            const double *v = vectors->items[(batch * n + i) * n + at % n];
            const double *l = values->items[at];
            double b[2] = {v[0] * l[0] - v[1] * l[1], v[0] * l[1] + v[1] * l[0]};
            product_at(matrix, NULL, vectors, false, batch, i, at % n, n, a);
            if (!is_near(a, b, scale, values->dtype))
                return false;
        }
    }
    return true;
}

static const char *judge_eig(const replay *self, const results *all)
{
    bool is_hermitian = strstr(self->op->name.text, "eigh") != NULL;
    bool has_vectors = all->count > 1 && all->want[1].count > 0 && all->want[1].rank >= 2;
    if (has_vectors && is_hermitian) {
        double scale = greatest(&all->want[0]) * (double)columns_of(&all->want[0]);
        numbers got[3] = {all->got[1], all->got[0], all->got[1]};
        numbers want[3] = {all->want[1], all->want[0], all->want[1]};
        if (!rebuilds(got, want, columns_of(&all->want[0]), true, 2, true, scale))
            return "the eigenvectors do not rebuild the input";
    } else if (has_vectors) {
        numbers matrix = numbers_of(self, self->inputs[0]);
        bool is_right = are_eigenvectors(&matrix, &all->got[0], &all->got[1]);
        free(matrix.items);
        if (!is_right)
            return "A v is not v lambda";
    }
    return judge_values(all);
}

/* Whether the absolute values on and above the diagonal are the same. */
static const char *judge_triangle(const numbers *got, const numbers *want)
{
    double scale = greatest(want);
    int64_t columns = columns_of(want);
    for (int64_t at = 0; at < want->count; at++) {
        double a[2] = {hypot(got->items[at][0], got->items[at][1]), 0};
        double b[2] = {hypot(want->items[at][0], want->items[at][1]), 0};
        if (at / columns % rows_of(want) <= at % columns && !is_near(a, b, scale, want->dtype))
            return "another triangle";
    }
    return NULL;
}

static const char *judge_qr(const results *all)
{
    if (all->want[0].count == 0 || all->want[1].count == 0)
        return judge_triangle(&all->got[1], &all->want[1]);
    double scale = greatest(&all->want[1]) * (double)rows_of(&all->want[1]);
    return rebuilds(all->got, all->want, columns_of(&all->want[0]), false, 1, false, scale)
               ? NULL
               : "Q R is another matrix";
}

/* Whether two index arrays select equal elements of the input along a dimension. */
static bool select_the_same(const numbers *input, const numbers *a, const numbers *b, int64_t dim)
{
    int64_t after = 1;
    bool keeps = a->rank == input->rank;
    for (int64_t i = dim + 1; i < input->rank; i++)
        after *= input->sizes[i];
    int64_t taken = keeps ? a->sizes[dim] : 1;
    int64_t size = input->sizes[dim];
    if (taken * after == 0 || a->count % (taken * after) != 0 ||
        a->count / (taken * after) * size * after != input->count)
        return false;
    for (int64_t at = 0; at < a->count; at++) {
        int64_t base = at / (taken * after) * size * after + at % after;
        int64_t i = (int64_t)a->items[at][0];
        int64_t j = (int64_t)b->items[at][0];
        if (i < 0 || i >= size || j < 0 || j >= size)
            return false;
        const double *x = input->items[base + i * after];
        const double *y = input->items[base + j * after];
        if (x[0] != y[0] && !(isnan(x[0]) && isnan(y[0])))
            return false;
    }
    return true;
}

static bool is_about(const replay *self, const char *word)
{
    return strstr(self->op->name.text, word) != NULL;
}

/*
 * (values, indices): values as usual, indices must name elements of those values. A median of all
 * elements is a value without an index.
 */
static const char *judge_ties(replay *self, const results *all, const json_t *out)
{
    const numbers *got = &all->got[all->count - 1];
    const numbers *want = &all->want[all->count - 1];
    size_t values = all->count == 1 && is_about(self, "median") ? 1 : all->count - 1;
    for (size_t i = 0; i < values; i++) {
        const json_t *item = json_is_array(out) ? json_array_get(out, i) : out;
        size_t number = (size_t)json_integer_value(json_object_get(item, "t"));
        if (number >= self->nin &&
            compare_tensor(self, &self->outs[i], number, true, "values") != PASSED)
            return self->why;
    }
    numbers input = numbers_of(self, self->inputs[0]);
    bool is_right = values == all->count || want->count == 0 || input.rank == 0;
    for (int64_t dim = 0; dim < input.rank && !is_right; dim++)
        is_right = select_the_same(&input, got, want, dim);
    if (!is_right && want->count == 1 && input.rank > 0) { /* over all elements */
        int64_t i = (int64_t)got->items[0][0];
        int64_t j = (int64_t)want->items[0][0];
        is_right = i >= 0 && i < input.count && input.items[i][0] == input.items[j][0];
    }
    free(input.items);
    return is_right ? NULL : "the indices do not select equal values";
}

/* ---- the cases ---- */

bool has_gauge(const replay *self)
{
    return has_flag(self, "gauge");
}

static const char *judge(replay *self, results *all, const json_t *out)
{
    if (!have_sizes(all))
        return "other sizes";
    if (is_about(self, "svd"))
        return judge_svd(self, all);
    if (is_about(self, "eigvals"))
        return judge_values(all);
    if (is_about(self, "eig"))
        return judge_eig(self, all);
    if (is_about(self, "geqrf"))
        return judge_triangle(&all->got[0], &all->want[0]);
    if (is_about(self, "qr"))
        return judge_qr(all);
    return judge_ties(self, all, out);
}

verdict compare_gauge(replay *self)
{
    results all = {.count = tn_op_num_returns(self->op)};
    const json_t *out = json_object_get(self->line, "out");
    const char *fault = NULL;
    if (all.count == 0 || all.count > 4)
        return because(self, SKIPPED, "as many results as are not judged");
    for (size_t i = 0; i < all.count; i++) {
        const json_t *item = json_is_array(out) ? json_array_get(out, i) : out;
        if (self->outs[i].kind != TN_KIND_TENSOR || json_object_get(item, "t") == NULL)
            return because(self, FAILED, "result %zu: no tensor", i);
        all.got[i] = numbers_of(self, self->outs[i].as.tensor);
        all.want[i] = numbers_wanted(self, item);
    }
    fault = judge(self, &all, out);
    for (size_t i = 0; i < all.count; i++) {
        free(all.got[i].items);
        free(all.want[i].items);
    }
    return fault == NULL        ? PASSED
           : fault == self->why ? FAILED
                                : because(self, FAILED, "%s", fault);
}
