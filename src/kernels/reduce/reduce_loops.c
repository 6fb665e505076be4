/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The folds of reductions, one compilation per level (levels.h). Reals are summed in double
 * whatever the dtype, in eight lanes and pairwise above, so that the error grows with the logarithm
 * of the length and narrower sums are rounded once, at their end. Only plain sums first add
 * groups of eight in their own type: it is the conversion to double that costs.
 */
#include "kernels/core/lanes.h"
#include "kernels/reduce/reduce.h"

#include <math.h>

/* Elements a leaf of the pairwise tree adds up in lanes. */
#define LEAF 256

#define COLUMNS TNI_REDUCE_COLUMNS

/* Elements of a run that an extreme is looked for in side by side. */
#define SIDE 32

#define FOLD(name, type)                                                                           \
    static void name(const void *data, int64_t count, __attribute__((unused)) int64_t position,    \
                     __attribute__((unused)) double number, tni_total *into)
#define ELEMENTS(type) const type *x = data

/* ---- sums ---- */

/* A sum of `expression` in x[i], pairwise over leaves of eight lanes. */
#define TREE(name, type, expression)                                                               \
    static double name(const type *x, int64_t count, double number)                                \
    {                                                                                              \
        if (count > LEAF) {                                                                        \
            int64_t half = count / 2 / 8 * 8;                                                      \
            return name(x, half, number) + name(x + half, count - half, number);                   \
        }                                                                                          \
        double lanes[8] = {0};                                                                     \
        int64_t done = 0;                                                                          \
        for (; done + 8 <= count; done += 8)                                                       \
            for (int64_t i = 0; i < 8; i++) {                                                      \
                double a = (double)x[done + i];                                                    \
                lanes[i] += (expression);                                                          \
            }                                                                                      \
        for (int64_t i = done; i < count; i++) {                                                   \
            double a = (double)x[i];                                                               \
            lanes[i & 7] += (expression);                                                          \
        }                                                                                          \
        (void)number;                                                                              \
        return ((lanes[0] + lanes[1]) + (lanes[2] + lanes[3])) +                                   \
               ((lanes[4] + lanes[5]) + (lanes[6] + lanes[7]));                                    \
    }
#define SUM_OF(name, type, expression)                                                             \
    TREE(tree_##name, type, expression)                                                            \
    FOLD(name, type)                                                                               \
    {                                                                                              \
        into->real[0] += tree_##name(data, count, number);                                         \
    }
#define SUMS_OF(name, expression)                                                                  \
    SUM_OF(name##_f32, float, expression)                                                          \
    SUM_OF(name##_f64, double, expression)
TREE(tree_sum_f32, float, a)
TREE(tree_sum_f64, double, a)
SUMS_OF(nansum, a == a ? a : 0)
SUMS_OF(abs, fabs(a))
SUMS_OF(squares, a *a)
SUMS_OF(powers, pow(fabs(a), number))

/*
 * Plain sums go by blocks of SUM_BLOCK elements in LANES lanes of doubles. To each a block adds
 * eight elements, LANES apart, that were added pairwise in their own type; what is left at the end
 * is added element by element. Columns are added in the same order, so that a sum does not depend
 * on how its elements lie.
 */
#define LANES     16
#define SUM_BLOCK (8 * LANES)
#define OF_EIGHT(x, step)                                                                          \
    ((((x)[0] + (x)[step]) + ((x)[2 * (step)] + (x)[3 * (step)])) +                                \
     (((x)[4 * (step)] + (x)[5 * (step)]) + ((x)[6 * (step)] + (x)[7 * (step)])))

typedef double eight_doubles __attribute__((vector_size(8 * sizeof(double))));

/* Written in vectors of eight, whatever the level's are: the compiler would not keep the lanes in
 * registers. */
#define PLAIN_SUM(name, type)                                                                      \
    typedef type eight_##name __attribute__((vector_size(8 * sizeof(type))));                      \
    FOLD(name, type)                                                                               \
    {                                                                                              \
        ELEMENTS(type);                                                                            \
        eight_doubles sums[LANES / 8] = {{0}};                                                     \
        eight_##name parts[8];                                                                     \
        double lanes[LANES];                                                                       \
        int64_t done = 0;                                                                          \
        for (; done + SUM_BLOCK <= count; done += SUM_BLOCK)                                       \
            for (int64_t i = 0; i < LANES / 8; i++) {                                              \
                for (int64_t k = 0; k < 8; k++)                                                    \
                    memcpy(&parts[k], x + done + 8 * i + LANES * k, sizeof parts[k]);              \
                sums[i] += __builtin_convertvector(OF_EIGHT(parts, 1), eight_doubles);             \
            }                                                                                      \
        for (; done + LANES <= count; done += LANES)                                               \
            for (int64_t i = 0; i < LANES / 8; i++) {                                              \
                memcpy(&parts[0], x + done + 8 * i, sizeof parts[0]);                              \
                sums[i] += __builtin_convertvector(parts[0], eight_doubles);                       \
            }                                                                                      \
        if (done == count) { /* in the order below, without a way through memory */                \
            eight_doubles sum = sums[0] + sums[1];                                                 \
            sum += __builtin_shufflevector(sum, sum, 4, 5, 6, 7, 0, 1, 2, 3);                      \
            sum += __builtin_shufflevector(sum, sum, 2, 3, 0, 1, 6, 7, 4, 5);                      \
            into->real[0] += sum[0] + sum[1];                                                      \
            return;                                                                                \
        }                                                                                          \
        memcpy(lanes, sums, sizeof lanes);                                                         \
        for (int64_t i = 0; done + i < count; i++)                                                 \
            lanes[i] += (double)x[done + i];                                                       \
        for (int64_t half = LANES / 2; half > 0; half /= 2)                                        \
            for (int64_t i = 0; i < half; i++)                                                     \
                lanes[i] += lanes[half + i];                                                       \
        into->real[0] += lanes[0];                                                                 \
    }
PLAIN_SUM(sum_f32, float)
PLAIN_SUM(sum_f64, double)

/* Rows are read as they lie, eight at a time. */
#define SUM_COLUMNS(name, type)                                                                    \
    static void eight_rows_##name(const type *x, int64_t step, int64_t columns,                    \
                                  double *restrict lane)                                           \
    {                                                                                              \
        for (int64_t i = 0; i < columns; i++)                                                      \
            lane[i] += (double)OF_EIGHT(x + i, step);                                              \
    }                                                                                              \
    static void add_##name(const type *x, int64_t columns, double *restrict lane)                  \
    {                                                                                              \
        for (int64_t i = 0; i < columns; i++)                                                      \
            lane[i] += (double)x[i];                                                               \
    }                                                                                              \
    static void columns_##name(const char *data, int64_t row_stride, int64_t rows,                 \
                               int64_t columns, tni_total *into)                                   \
    {                                                                                              \
        double lanes[LANES][COLUMNS];                                                              \
        const type *x = (const type *)(const void *)data;                                          \
        int64_t step = row_stride / (int64_t)sizeof(type);                                         \
        int64_t used = rows < LANES ? rows : LANES;                                                \
        int64_t done = 0;                                                                          \
        for (int64_t lane = 0; lane < used; lane++)                                                \
            memset(lanes[lane], 0, (size_t)columns * sizeof lanes[lane][0]);                       \
        for (; done + SUM_BLOCK <= rows; done += SUM_BLOCK)                                        \
            for (int64_t lane = 0; lane < LANES; lane++)                                           \
                eight_rows_##name(x + (done + lane) * step, step * LANES, columns, lanes[lane]);   \
        for (int64_t row = done; row < rows; row++)                                                \
            add_##name(x + row * step, columns, lanes[(row - done) % LANES]);                      \
        for (int64_t half = LANES / 2; half > 0; half /= 2)                                        \
            for (int64_t lane = 0; lane < half && half + lane < used; lane++)                      \
                for (int64_t i = 0; i < columns; i++)                                              \
                    lanes[lane][i] += lanes[half + lane][i];                                       \
        for (int64_t i = 0; i < columns && used > 0; i++)                                          \
            into[i].real[0] += lanes[0][i];                                                        \
    }
SUM_COLUMNS(sum_f32, float)
SUM_COLUMNS(sum_f64, double)

/* Unsigned, because signed overflow is undefined in C and sums of int64 wrap in PyTorch. */
FOLD(sum_i64, int64_t)
{
    ELEMENTS(int64_t);
    uint64_t sum = (uint64_t)into->whole;
    for (int64_t i = 0; i < count; i++)
        sum += (uint64_t)x[i];
    into->whole = (int64_t)sum;
}

static void columns_sum_i64(const char *data, int64_t row_stride, int64_t rows, int64_t columns,
                            tni_total *into)
{
    uint64_t sums[COLUMNS] = {0};
    for (int64_t row = 0; row < rows; row++) {
        const uint64_t *x = (const uint64_t *)(const void *)(data + row * row_stride);
        for (int64_t i = 0; i < columns; i++)
            sums[i] += x[i];
    }
    for (int64_t i = 0; i < columns; i++)
        into[i].whole = (int64_t)((uint64_t)into[i].whole + sums[i]);
}

FOLD(sum_u8, uint8_t)
{
    ELEMENTS(uint8_t);
    uint64_t sum = 0;
    for (int64_t i = 0; i < count; i++)
        sum += x[i];
    into->whole += (int64_t)sum;
}

#define COUNT_NONZERO(name, type)                                                                  \
    FOLD(name, type)                                                                               \
    {                                                                                              \
        ELEMENTS(type);                                                                            \
        int64_t sum = 0;                                                                           \
        for (int64_t i = 0; i < count; i++)                                                        \
            sum += x[i] != 0;                                                                      \
        into->whole += sum;                                                                        \
    }
/* Bytes of bool may be others than 0 and 1: views of uint8. */
COUNT_NONZERO(nonzero_u8, uint8_t)
COUNT_NONZERO(nonzero_f32, float)
COUNT_NONZERO(nonzero_f64, double)

/* ---- products ---- */

FOLD(product_i64, int64_t)
{
    ELEMENTS(int64_t);
    uint64_t product = (uint64_t)into->whole;
    for (int64_t i = 0; i < count; i++)
        product *= (uint64_t)x[i];
    into->whole = (int64_t)product;
}

#define PRODUCT(name, type)                                                                        \
    FOLD(name, type)                                                                               \
    {                                                                                              \
        ELEMENTS(type);                                                                            \
        double product = into->real[0];                                                            \
        for (int64_t i = 0; i < count; i++)                                                        \
            product *= (double)x[i];                                                               \
        into->real[0] = product;                                                                   \
    }
PRODUCT(product_f32, float)
PRODUCT(product_f64, double)

/* ---- extremes; a nan wins ---- */

/* For whole numbers the compiler drops the question. */
#define BEST(best, better, x) ((int)((x)better(best)) | (int)((x) != (x)) ? (x) : (best))

/* With the number of lanes as a constant, which makes vector code. */
#define BEST_OF_HALVES(half, better)                                                               \
    for (int64_t i = 0; i < (half); i++)                                                           \
        lanes[i] = BEST(lanes[i], better, lanes[(half) + i]);

/* A run is rows of SIDE elements, whose columns are then folded pairwise. */
#define EXTREME(name, type, member, better, value)                                                 \
    static TNI_NOINLINE void rows_##name(const char *data, int64_t row_stride, int64_t rows,       \
                                         int64_t columns, type *restrict best)                     \
    {                                                                                              \
        for (int64_t row = 0; row < rows; row++)                                                   \
            for (int64_t i = 0; i < columns; i++) {                                                \
                type a;                                                                            \
                memcpy(&a, data + row * row_stride + i * (int64_t)sizeof a, sizeof a);             \
                a = (type)(value);                                                                 \
                best[i] = BEST(best[i], better, a);                                                \
            }                                                                                      \
    }                                                                                              \
    static void columns_##name(const char *data, int64_t row_stride, int64_t rows,                 \
                               int64_t columns, tni_total *into)                                   \
    {                                                                                              \
        type best[COLUMNS];                                                                        \
        for (int64_t i = 0; i < columns; i++)                                                      \
            best[i] = (type)into[i].member;                                                        \
        rows_##name(data, row_stride, rows, columns, best);                                        \
        for (int64_t i = 0; i < columns; i++)                                                      \
            into[i].member = (__typeof__(into->member))best[i];                                    \
    }                                                                                              \
    FOLD(name, type)                                                                               \
    {                                                                                              \
        const char *x = data;                                                                      \
        type lanes[SIDE];                                                                          \
        type best = (type)into->member;                                                            \
        int64_t rows = count / SIDE;                                                               \
        if (rows > 0) {                                                                            \
            for (int64_t i = 0; i < SIDE; i++)                                                     \
                lanes[i] = best;                                                                   \
            rows_##name(x, SIDE *(int64_t)sizeof(type), rows, SIDE, lanes);                        \
            BEST_OF_HALVES(16, better)                                                             \
            BEST_OF_HALVES(8, better)                                                              \
            BEST_OF_HALVES(4, better)                                                              \
            BEST_OF_HALVES(2, better)                                                              \
            BEST_OF_HALVES(1, better)                                                              \
            best = lanes[0];                                                                       \
        }                                                                                          \
        for (int64_t i = rows * SIDE; i < count; i++) {                                            \
            type a;                                                                                \
            memcpy(&a, x + i * (int64_t)sizeof a, sizeof a);                                       \
            a = (type)(value);                                                                     \
            best = BEST(best, better, a);                                                          \
        }                                                                                          \
        into->member = (__typeof__(into->member))best;                                             \
    }
#define EXTREMES(suffix, type, member)                                                             \
    EXTREME(max_##suffix, type, member, >, a)                                                      \
    EXTREME(min_##suffix, type, member, <, a)
EXTREMES(u8, uint8_t, whole)
EXTREMES(i64, int64_t, whole)
EXTREMES(u64, uint64_t, whole)
EXTREMES(f32, float, real[0])
EXTREMES(f64, double, real[0])
EXTREME(absmax_f32, float, real[0], >, fabsf(a))
EXTREME(absmax_f64, double, real[0], >, fabs(a))
EXTREME(absmin_f32, float, real[0], <, fabsf(a))
EXTREME(absmin_f64, double, real[0], <, fabs(a))

/*
 * Where the extreme is: that of each leaf is found as above, and only a leaf that has a better one
 * is searched for its place. The first of equals is taken; the first nan ends the search.
 */
#define PLACE(name, extreme, type, member, better)                                                 \
    FOLD(name, type)                                                                               \
    {                                                                                              \
        ELEMENTS(type);                                                                            \
        for (int64_t done = 0; done < count; done += 4 * LEAF) {                                   \
            int64_t some = count - done < 4 * LEAF ? count - done : 4 * LEAF;                      \
            tni_total leaf = *into;                                                                \
            type before = (type)into->member;                                                      \
            if (before != before)                                                                  \
                return;                                                                            \
            extreme(x + done, some, 0, 0, &leaf);                                                  \
            type best = (type)leaf.member;                                                         \
            if (!(best better before) && best == best)                                             \
                continue;                                                                          \
            int64_t i = 0;                                                                         \
            while (x[done + i] != best && x[done + i] == x[done + i])                              \
                i++;                                                                               \
            into->member = (__typeof__(into->member))best;                                         \
            into->index = position + done + i;                                                     \
        }                                                                                          \
    }
#define PLACES(suffix, type, member)                                                               \
    PLACE(argmax_##suffix, max_##suffix, type, member, >)                                          \
    PLACE(argmin_##suffix, min_##suffix, type, member, <)
PLACES(u8, uint8_t, whole)
PLACES(i64, int64_t, whole)
PLACES(f32, float, real[0])
PLACES(f64, double, real[0])

/* ---- moments ---- */

/* Mean and squared distances of each leaf, joined with those before. */
#define MOMENTS(name, type)                                                                        \
    TREE(tree_##name, type, (a - number) * (a - number))                                           \
    FOLD(name, type)                                                                               \
    {                                                                                              \
        ELEMENTS(type);                                                                            \
        for (int64_t done = 0; done < count; done += 4 * LEAF) {                                   \
            int64_t some = count - done < 4 * LEAF ? count - done : 4 * LEAF;                      \
            double mean = tree_sum_##type(x + done, some, 0) / (double)some;                       \
            double m2 = tree_##name(x + done, some, mean);                                         \
            double step = mean - into->real[0];                                                    \
            double total = (double)(into->whole + some);                                           \
            if (into->whole > 0)                                                                   \
                m2 += step * step * (double)into->whole * ((double)some / total);                  \
            into->m2 += m2;                                                                        \
            into->real[0] =                                                                        \
                into->whole > 0 ? into->real[0] + step * ((double)some / total) : mean;            \
            into->whole += some;                                                                   \
        }                                                                                          \
    }
#define tree_sum_float  tree_sum_f32
#define tree_sum_double tree_sum_f64
MOMENTS(moments_f32, float)
MOMENTS(moments_f64, double)

/* ---- sums of powers of e ---- */

/* Relative to the largest exponent so far; real[1] is the sum. */
#define POWERS_OF_E(name, type, extreme, plural, lanes)                                            \
    FOLD(name, type)                                                                               \
    {                                                                                              \
        ELEMENTS(type);                                                                            \
        for (int64_t done = 0; done < count; done += LEAF) {                                       \
            int64_t some = count - done < LEAF ? count - done : LEAF;                              \
            tni_total most = *into;                                                                \
            extreme(x + done, some, 0, 0, &most);                                                  \
            double base = isfinite(most.real[0]) ? most.real[0] : 0;                               \
            double before = isfinite(into->real[0]) ? into->real[0] : 0;                           \
            double sum = into->real[1] == 0 ? 0 : into->real[1] * exp(before - base);              \
            tni_##plural sums = {0};                                                               \
            int64_t i = 0;                                                                         \
            for (; i + lanes <= some; i += lanes) {                                                \
                tni_##plural a;                                                                    \
                memcpy(&a, x + done + i, sizeof a);                                                \
                sums += tni_quick_exp_##plural(a - (type)base);                                    \
            }                                                                                      \
            for (int64_t k = 0; k < lanes; k++)                                                    \
                sum += (double)sums[k];                                                            \
            if (i < some) {                                                                        \
                tni_##plural a =                                                                   \
                    tni_load_##plural((const char *)(x + done + i), sizeof(type), some - i);       \
                a = tni_quick_exp_##plural(a - (type)base);                                        \
                for (int64_t k = 0; k < some - i; k++)                                             \
                    sum += (double)a[k];                                                           \
            }                                                                                      \
            into->real[0] = most.real[0];                                                          \
            into->real[1] = sum;                                                                   \
        }                                                                                          \
    }
POWERS_OF_E(logsumexp_f32, float, max_f32, floats, TNI_FLOATS)
POWERS_OF_E(logsumexp_f64, double, max_f64, doubles, TNI_DOUBLES)

/* ---- complex numbers, at the base level ---- */

#ifdef TNI_LEVEL_IS_BASE
TREE(tree_even, double, a)
FOLD(sum_c128, double)
{
    ELEMENTS(double);
    double parts[2][LEAF];
    for (int64_t done = 0; done < count; done += LEAF) {
        int64_t some = count - done < LEAF ? count - done : LEAF;
        for (int64_t i = 0; i < some; i++) {
            parts[0][i] = x[2 * (done + i)];
            parts[1][i] = x[2 * (done + i) + 1];
        }
        into->real[0] += tree_even(parts[0], some, 0);
        into->real[1] += tree_even(parts[1], some, 0);
    }
}

FOLD(product_c128, double)
{
    ELEMENTS(double);
    for (int64_t i = 0; i < count; i++) {
        double re = into->real[0] * x[2 * i] - into->real[1] * x[2 * i + 1];
        into->real[1] = into->real[0] * x[2 * i + 1] + into->real[1] * x[2 * i];
        into->real[0] = re;
    }
}

/* One by one; the m2 is that of both parts together. */
FOLD(moments_c128, double)
{
    ELEMENTS(double);
    for (int64_t i = 0; i < count; i++) {
        into->whole++;
        for (int part = 0; part < 2; part++) {
            double step = x[2 * i + part] - into->real[part];
            into->real[part] += step / (double)into->whole;
            into->m2 += step * (x[2 * i + part] - into->real[part]);
        }
    }
}

/* Relative to the largest real part so far, real[0]; the sum is real[1] and m2. */
FOLD(logsumexp_c128, double)
{
    ELEMENTS(double);
    for (int64_t i = 0; i < count; i++) {
        double re = x[2 * i];
        double most = re > into->real[0] || re != re ? re : into->real[0];
        double base = isfinite(most) ? most : 0;
        double before = isfinite(into->real[0]) ? into->real[0] : 0;
        double scale = most == into->real[0] ? 1 : exp(before - base);
        double size = exp(re - base);
        into->real[1] = into->real[1] * scale + size * cos(x[2 * i + 1]);
        into->m2 = into->m2 * scale + size * sin(x[2 * i + 1]);
        into->real[0] = most;
    }
}
#    define COMPLEX(name) [TNI_COLUMN_C128] = name##_c128,
#else
#    define COMPLEX(name)
#endif

/* ---- the table ---- */

/* clang-format off: entries end with their commas. */
#define REALS(name)   [TNI_COLUMN_F32] = name##_f32, [TNI_COLUMN_F64] = name##_f64,
#define WHOLE(name)   [TNI_COLUMN_I64] = name##_i64,
#define BYTES(name)   [TNI_COLUMN_U8] = name##_u8,
#define ORDERED(name) BYTES(name) WHOLE(name)[TNI_COLUMN_U64] = name##_u64, REALS(name)
const tni_fold_row TNI_AT_LEVEL(tni_fold_rows)[TNI_FOLD_COUNT] = {
    [TNI_FOLD_abs] = {{REALS(abs)}, {NULL}},
    [TNI_FOLD_absmax] = {{REALS(absmax)}, {REALS(columns_absmax)}},
    [TNI_FOLD_absmin] = {{REALS(absmin)}, {REALS(columns_absmin)}},
    [TNI_FOLD_argmax] = {{BYTES(argmax) WHOLE(argmax) REALS(argmax)}, {NULL}},
    [TNI_FOLD_argmin] = {{BYTES(argmin) WHOLE(argmin) REALS(argmin)}, {NULL}},
    [TNI_FOLD_logsumexp] = {{REALS(logsumexp) COMPLEX(logsumexp)}, {NULL}},
    [TNI_FOLD_max] = {{ORDERED(max)}, {ORDERED(columns_max)}},
    [TNI_FOLD_min] = {{ORDERED(min)}, {ORDERED(columns_min)}},
    [TNI_FOLD_moments] = {{REALS(moments) COMPLEX(moments)}, {NULL}},
    [TNI_FOLD_nansum] = {{REALS(nansum)}, {NULL}},
    [TNI_FOLD_nonzero] = {{BYTES(nonzero) REALS(nonzero)}, {NULL}},
    [TNI_FOLD_powers] = {{REALS(powers)}, {NULL}},
    [TNI_FOLD_product] = {{WHOLE(product) REALS(product) COMPLEX(product)}, {NULL}},
    [TNI_FOLD_squares] = {{REALS(squares)}, {NULL}},
    [TNI_FOLD_sum] = {{BYTES(sum) WHOLE(sum) REALS(sum) COMPLEX(sum)},
                      {WHOLE(columns_sum) REALS(columns_sum)}},
};
