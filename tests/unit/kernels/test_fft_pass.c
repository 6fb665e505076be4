/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Fourier transforms of a tensor's lines: every way a line can lie, against the sum that defines
 * the transform. Then once more without FFTW in single precision, where floats are computed as
 * doubles; the library is looked for once, so that is a process of its own.
 */
#include "kernels/fft/fft_pass.h"
#include "kernels/core/lazy_dlopen.h"

#include <math.h>
#include <setjmp.h>
#include <stdlib.h>
#include <unistd.h>
#include <cmocka.h>

/*
 * How lines lie: dense, across rows, across every second row, dense but one number further, one
 * behind the other.
 */
typedef enum layout { DENSE, ACROSS, APART, SHIFTED, PACKED, LAYOUTS } layout;

/* Most numbers of a line that is compared with sums. */
#define LONGEST 1000

/* A pass to check. */
typedef struct trial {
    tni_fft_pass pass; /* what is done */
    bool is_single;    /* dtype */
    int64_t lines;     /* how many */
    layout from;       /* of the input */
    layout to;         /* of the result */
    bool is_whole;     /* from real numbers: all n numbers are stored */
} trial;

/* Numbers without a pattern that a transform could hide in. */
static double sample(int64_t i)
{
    return (double)((i * 7919 + 13) % 101) / 50 - 1;
}

/* Return a new tensor of `lines` lines of `n` numbers. */
static tn_tensor *new_lines(tn_dtype dtype, int64_t lines, int64_t n, layout how)
{
    bool is_across = how == ACROSS || how == APART;
    int64_t apart = how == APART ? 2 : 1;
    int64_t sizes[] = {lines, n};
    int64_t strides[] = {is_across       ? apart
                         : how == PACKED ? n
                                         : n + 1,
                         is_across ? lines * apart + 1 : 1};
    int64_t room = (lines + 1) * apart * (n + 2) + lines + 1;
    tn_tensor *memory;
    tn_tensor *made;
    tni_tensor_spec spec = {.dtype = dtype, .rank = 1, .sizes = &room};
    assert_int_equal(tni_tensor_empty(&spec, (tn_device){0}, &memory), TN_OK);
    assert_int_equal(tni_tensor_view(memory, 2, sizes, strides, how == SHIFTED ? 1 : 0, &made),
                     TN_OK);
    tn_tensor_release(memory);
    return made;
}

/* Return the address of an element. */
static char *at(const tn_tensor *self, int64_t line, int64_t i)
{
    int64_t index = line * self->strides[0] + i * self->strides[1];
    return (char *)self->data + index * tni_dtypes[self->dtype].bytes;
}

static double part(const tn_tensor *self, int64_t line, int64_t i, int which)
{
    bool is_complex = tni_category((tn_dtype)self->dtype) == 3;
    double pair[2] = {0};
    tni_convert(is_complex ? TN_DTYPE_C128 : TN_DTYPE_F64, (char *)pair, 16, (tn_dtype)self->dtype,
                at(self, line, i), 16, 1);
    return pair[which];
}

static void set(const tn_tensor *self, int64_t line, int64_t i, double re, double im)
{
    double pair[2] = {re, im};
    bool is_complex = tni_category((tn_dtype)self->dtype) == 3;
    tni_convert((tn_dtype)self->dtype, at(self, line, i), 16,
                is_complex ? TN_DTYPE_C128 : TN_DTYPE_F64, (const char *)pair, 16, 1);
}

/* Number i of the whole input line, real or symmetric where the pass says so. */
static void input_of(const trial *t, int64_t line, int64_t i, double out[2])
{
    int64_t n = t->pass.n;
    bool is_mirrored = t->pass.kind == TNI_FFT_TO_REAL && i > n / 2;
    int64_t j = is_mirrored ? n - i : i;
    out[0] = sample(1000 * line + 2 * j);
    out[1] = is_mirrored ? -sample(1000 * line + 2 * j + 1) : sample(1000 * line + 2 * j + 1);
    if (t->pass.kind == TNI_FFT_FROM_REAL ||
        (t->pass.kind == TNI_FFT_TO_REAL && (j == 0 || 2 * j == n)))
        out[1] = 0;
}

/* Return cosines and sines of 2 pi i / n, i < n; until the next call. */
static const double (*circle(int64_t n))[2]
{
    static double units[LONGEST][2];
    static int64_t known;
    assert_true(n <= LONGEST);
    for (int64_t i = 0; i < n && known != n; i++) {
        units[i][0] = cos(2 * acos(-1) * (double)i / (double)n);
        units[i][1] = sin(2 * acos(-1) * (double)i / (double)n);
    }
    known = n;
    return (const double(*)[2])units;
}

/* Return the numbers of an input line; until the next call. */
static const double (*line_of(const trial *t, int64_t line))[2]
{
    static double numbers[LONGEST][2];
    for (int64_t j = 0; j < t->pass.n; j++)
        input_of(t, line, j, numbers[j]);
    return (const double(*)[2])numbers;
}

/* Compare number k of a result's line, which came from `from`, with the sum. */
static void check_number(const trial *t, const tn_tensor *result, const double (*from)[2],
                         int64_t line, int64_t k)
{
    const double(*units)[2] = circle(t->pass.n);
    double want[2] = {0};
    int64_t turn = 0; /* j k modulo n */
    /* Errors grow as the numbers do; up to 64 of them the bound is the same. */
    double bound = (t->is_single ? 1e-5 : 1e-11) * fmax(1, sqrt((double)t->pass.n) / 8);
    for (int64_t j = 0; j < t->pass.n; j++) {
        double re = units[turn][0];
        double im = (t->pass.is_forward ? -1 : 1) * units[turn][1];
        want[0] += t->pass.scale * (from[j][0] * re - from[j][1] * im);
        want[1] += t->pass.scale * (from[j][0] * im + from[j][1] * re);
        turn += k;
        turn -= turn >= t->pass.n ? t->pass.n : 0;
    }
    assert_true(fabs(part(result, line, k, 0) - want[0]) < bound * (1 + fabs(want[0])));
    if (t->pass.kind == TNI_FFT_FROM_REAL && k == 0)
        assert_true(part(result, line, 0, 1) == 0);
    if (t->pass.kind != TNI_FFT_TO_REAL)
        assert_true(fabs(part(result, line, k, 1) - want[1]) < bound * (1 + fabs(want[1])));
}

/* Fill the input; the imaginary parts that are not read are nan. */
static void fill(const trial *t, const tn_tensor *in)
{
    for (int64_t line = 0; line < t->lines; line++)
        for (int64_t i = 0; i < in->sizes[1]; i++) {
            double x[2];
            bool is_ignored = t->pass.kind == TNI_FFT_TO_REAL && (i == 0 || 2 * i == t->pass.n);
            input_of(t, line, i, x);
            set(in, line, i, x[0], is_ignored ? NAN : x[1]);
        }
}

static void check_trial(const trial *t)
{
    int64_t n = t->pass.n;
    tn_dtype real = t->is_single ? TN_DTYPE_F32 : TN_DTYPE_F64;
    tn_dtype complex = tni_complex_of(real);
    bool is_from = t->pass.kind == TNI_FFT_FROM_REAL;
    bool is_to = t->pass.kind == TNI_FFT_TO_REAL;
    tn_tensor *in = new_lines(is_from ? real : complex, t->lines, is_to ? n / 2 + 1 : n, t->from);
    tn_tensor *out =
        new_lines(is_to ? real : complex, t->lines, is_from && !t->is_whole ? n / 2 + 1 : n, t->to);
    fill(t, in);
    assert_int_equal(tni_fft_pass_run(&t->pass, tni_strided_of(in), tni_strided_of(out), 1), TN_OK);
    /* Of long lines a few numbers, other ones of each line. */
    int64_t step = n < 40 ? 1 : n < 200 ? 7 : 31;
    for (int64_t line = 0; line < t->lines; line++) {
        const double(*from)[2] = line_of(t, line);
        for (int64_t k = line % step; k < out->sizes[1]; k += step)
            check_number(t, out, from, line, k);
    }
    /* In place it comes to the same. */
    if (t->pass.kind == TNI_FFT_COMPLEX) {
        assert_int_equal(tni_fft_pass_run(&t->pass, tni_strided_of(in), tni_strided_of(in), 1),
                         TN_OK);
        for (int64_t line = 0; line < t->lines; line++)
            for (int64_t k = 0; k < n; k++)
                for (int which = 0; which < 2; which++)
                    assert_true(part(in, line, k, which) == part(out, line, k, which));
    }
    tn_tensor_release(in);
    tn_tensor_release(out);
}

/* The first layouts for one length and kind. */
static void check_layouts(trial t, layout layouts)
{
    for (layout from = 0; from < layouts; from++)
        for (layout to = 0; to < layouts; to++)
            for (int is_single = 0; is_single < 2; is_single++) {
                t.from = from;
                t.to = to;
                t.is_single = is_single == 1;
                check_trial(&t);
            }
}

static void check_kinds(int64_t n, int64_t lines, layout layouts)
{
    check_layouts((trial){{TNI_FFT_COMPLEX, true, 1, n}, .lines = lines}, layouts);
    check_layouts((trial){{TNI_FFT_COMPLEX, false, 1.0 / (double)n, n}, .lines = lines}, layouts);
    check_layouts((trial){{TNI_FFT_FROM_REAL, true, 1, n}, .lines = lines}, layouts);
    check_layouts((trial){{TNI_FFT_FROM_REAL, true, 0.25, n}, .lines = lines, .is_whole = true},
                  layouts);
    check_layouts((trial){{TNI_FFT_TO_REAL, false, 0.5, n}, .lines = lines}, layouts);
}

static void lines_may_lie_in_any_way(void **state)
{
    static const int64_t lengths[] = {1, 2, 3, 4, 7, 8, 9, 18, 20, 23, 25, 30, 31, 33, 34, 58};
    (void)state;
    for (size_t i = 0; i < TN_LEN(lengths); i++) {
        check_kinds(lengths[i], 1, LAYOUTS);
        check_kinds(lengths[i], 5, LAYOUTS);
    }
    /* As many as short lines are transformed at a time, and more than a group. */
    check_kinds(6, 16, LAYOUTS);
    check_kinds(3, 261, LAYOUTS);
    check_kinds(12, 67, LAYOUTS);
}

/*
 * Lengths with small factors, so many lines that they are transformed in panels: each radix of the
 * first step and of the passes, and a last panel that is not full. Then one of which no panel is
 * full.
 */
static void many_lines_are_transformed_in_panels(void **state)
{
    static const int64_t lengths[] = {8,   9,   10,  12,  15,  16,  25,  27,  35,
                                      48,  63,  64,  100, 128, 144, 240, 243, 250,
                                      256, 400, 500, 512, 625, 720, 1000};
    (void)state;
    for (size_t i = 0; i < TN_LEN(lengths); i++) {
        check_kinds(lengths[i], 19, lengths[i] < 40 ? LAYOUTS : APART);
        check_kinds(lengths[i], 9, APART);
    }
}

/* Transform lines that are 1 at two places and 0 elsewhere, which gives sums of two numbers. */
static void check_two_ones(const trial *t)
{
    int64_t n = t->pass.n;
    tn_dtype dtype = t->is_single ? TN_DTYPE_C64 : TN_DTYPE_C128;
    tn_tensor *in = new_lines(dtype, t->lines, n, t->from);
    tn_tensor *out = new_lines(dtype, t->lines, n, t->to);
    double bound = t->is_single ? 1e-6 : 1e-14;
    for (int64_t line = 0; line < t->lines; line++)
        for (int64_t i = 0; i < n; i++)
            set(in, line, i, i == line + 1 || i == n - 1 ? 1 : 0, 0);
    assert_int_equal(tni_fft_pass_run(&t->pass, tni_strided_of(in), tni_strided_of(out), 1), TN_OK);
    for (int64_t line = 0; line < t->lines; line++)
        for (int64_t k = 0; k < n; k++) {
            double turn = (t->pass.is_forward ? -2 : 2) * acos(-1) / (double)n;
            double one = turn * (double)((line + 1) * k % n);
            double other = turn * (double)((n - 1) * k % n);
            assert_true(fabs(part(out, line, k, 0) - cos(one) - cos(other)) < bound);
            assert_true(fabs(part(out, line, k, 1) - sin(one) - sin(other)) < bound);
        }
    tn_tensor_release(in);
    tn_tensor_release(out);
}

/*
 * Longer than what panels take across rows, and as matrices: of 384 x 384 numbers, of 625 x 625, in
 * which the last column is alone in its block, and of more rows than columns.
 */
static void long_lines_are_split(void **state)
{
    static const int64_t lengths[] = {8400, 147456, 390625, 135000};
    (void)state;
    for (size_t i = 0; i < TN_LEN(lengths); i++)
        for (int which = 0; which < 4; which++) {
            trial t = {{TNI_FFT_COMPLEX, which % 2 == 0, 1, lengths[i]},
                       .is_single = which / 2 == 0,
                       .lines = i == 0 ? 3 : 1,
                       .from = i == 0 ? ACROSS : PACKED,
                       .to = i == 0 ? ACROSS : PACKED};
            check_two_ones(&t);
        }
}

/* Return a tensor of 3 matrices of 20 rows and 17 columns. */
static tn_tensor *new_matrices(tn_dtype dtype)
{
    int64_t sizes[] = {3, 20, 17};
    tn_tensor *made;
    tni_tensor_spec spec = {.dtype = dtype, .rank = 3, .sizes = sizes};
    assert_int_equal(tni_tensor_empty(&spec, (tn_device){0}, &made), TN_OK);
    return made;
}

/* Transform the columns of each matrix alone, into `out`. */
static void transform_each(const tni_fft_pass *pass, const tn_tensor *in, const tn_tensor *out)
{
    for (int64_t i = 0; i < 3; i++) {
        tn_tensor *from;
        tn_tensor *to;
        int64_t at = i * 20 * 17;
        assert_int_equal(tni_tensor_view(in, 2, (int64_t[]){20, 17}, (int64_t[]){17, 1}, at, &from),
                         TN_OK);
        assert_int_equal(tni_tensor_view(out, 2, (int64_t[]){20, 17}, (int64_t[]){17, 1}, at, &to),
                         TN_OK);
        assert_int_equal(tni_fft_pass_run(pass, tni_strided_of(from), tni_strided_of(to), 0),
                         TN_OK);
        tn_tensor_release(from);
        tn_tensor_release(to);
    }
}

/* The last columns of several matrices, which would fill no panel, are transformed together. */
static void last_columns_are_as_the_others(void **state)
{
    tni_fft_pass pass = {TNI_FFT_COMPLEX, true, 0.5, 20};
    (void)state;
    for (int is_single = 0; is_single < 2; is_single++) {
        tn_dtype dtype = is_single == 1 ? TN_DTYPE_C64 : TN_DTYPE_C128;
        tn_tensor *in = new_matrices(dtype);
        tn_tensor *each = new_matrices(dtype);
        for (int64_t i = 0; i < 2 * in->numel; i++)
            if (is_single == 1)
                ((float *)in->data)[i] = (float)sample(i);
            else
                ((double *)in->data)[i] = sample(i);
        transform_each(&pass, in, each);
        assert_int_equal(tni_fft_pass_run(&pass, tni_strided_of(in), tni_strided_of(in), 1), TN_OK);
        assert_memory_equal(in->data, each->data, (size_t)(in->numel * tni_dtypes[dtype].bytes));
        tn_tensor_release(in);
        tn_tensor_release(each);
    }
}

/* Short lines are transformed a few at a time; the last ones are not followed by others. */
static void numbers_behind_the_last_line_stay(void **state)
{
    enum { LINES = 13, N = 6 };
    trial t = {{TNI_FFT_COMPLEX, true, 1, N}, .lines = LINES};
    tn_tensor *in = new_lines(TN_DTYPE_C128, LINES, N, PACKED);
    tn_tensor *out = new_lines(TN_DTYPE_C128, LINES, N, PACKED);
    (void)state;
    fill(&t, in);
    for (int64_t i = 0; i < N; i++)
        set(out, LINES, i, 7, 9);
    assert_int_equal(tni_fft_pass_run(&t.pass, tni_strided_of(in), tni_strided_of(out), 1), TN_OK);
    for (int64_t i = 0; i < N; i++)
        assert_true(part(out, LINES, i, 0) == 7 && part(out, LINES, i, 1) == 9);
    tn_tensor_release(in);
    tn_tensor_release(out);
}

/* The bits of a result do not tell how many threads made it. */
static void threads_change_nothing(void **state)
{
    enum { LINES = 300, N = 250 };
    tn_tensor *out[2];
    trial t = {{TNI_FFT_COMPLEX, true, 0.3, N}, .is_single = true, .lines = LINES};
    uint32_t before = tni_num_threads();
    (void)state;
    tn_tensor *in = new_lines(TN_DTYPE_C64, LINES, N, ACROSS);
    fill(&t, in);
    for (uint32_t i = 0; i < 2; i++) {
        out[i] = new_lines(TN_DTYPE_C64, LINES, N, ACROSS);
        tni_set_num_threads(i + 1);
        assert_int_equal(tni_fft_pass_run(&t.pass, tni_strided_of(in), tni_strided_of(out[i]), 1),
                         TN_OK);
    }
    tni_set_num_threads(before);
    for (int64_t line = 0; line < LINES; line++)
        for (int64_t k = 0; k < N; k++)
            assert_memory_equal(at(out[0], line, k), at(out[1], line, k), 8);
    tn_tensor_release(in);
    tn_tensor_release(out[0]);
    tn_tensor_release(out[1]);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_may_lie_in_any_way),
        cmocka_unit_test(many_lines_are_transformed_in_panels),
        cmocka_unit_test(long_lines_are_split),
        cmocka_unit_test(last_columns_are_as_the_others),
        cmocka_unit_test(numbers_behind_the_last_line_stay),
        cmocka_unit_test(threads_change_nothing),
    };
    if (argc > 1) {
        tni_needed_libraries[TNI_NEEDED_FFTW_SINGLE].names[0] = "libnowhere.so.1";
        tni_needed_libraries[TNI_NEEDED_FFTW_SINGLE].names[1] = NULL;
    }
    int failures = cmocka_run_group_tests(tests, NULL, NULL);
    if (argc > 1 || failures > 0)
        return failures;
    char *words[] = {argv[0], (char[]){"without"}, NULL};
    execv("/proc/self/exe", words);
    return 1;
}
