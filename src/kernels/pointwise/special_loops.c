/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Loops of special functions of floats, compiled once per ISA (isa.h): erfinv, erfc, ndtri, entr,
 * logit, lgamma, digamma, and the Bessel functions I. Loops of doubles are vectors for erfinv, erfc
 * and logit; for the others the functions of special_math.h, element by element.
 *
 * Floats are computed in vectors of doubles, by polynomials within 1e-9 of the function: the result
 * is the nearest float in all but one of some hundred cases, and within 0.51 ulp. The polynomials
 * interpolate the function at the Chebyshev nodes of the range, computed with 50 digits.
 */
#include "kernels/pointwise/loop_forms.h"
#include "kernels/pointwise/special_math.h"

/* ---- floats as doubles ---- */

/* Bits of doubles. */
typedef uint64_t words __attribute__((vector_size(TNI_VECTOR_BYTES)));

/* A loop of floats by a function of a vector of doubles `x`. */
#define WIDE(name, expression) LANES(name##_f32, wide, double, TNI_DOUBLES, expression)
/* The loop of doubles of a function of special_math.h, element by element. */
#define PLAIN_DOUBLES(name)    RARE(ONE_PLAIN(name##_f64, double, double, tni_##name(a)))
#define WITH_PLAIN_DOUBLES(name)                                                                   \
    LOOP(name, [TNI_COMPUTE_F32] = name##_f32, RARE([TNI_COMPUTE_F64] = name##_f64, ))

/* ---- elementary functions, within 1e-10 ---- */

#define POLYNOMIAL TNI_POLYNOMIAL_OF_DOUBLES

/*
 * log of positive normal numbers, relative to the result: m 2^e with m from sqrt(1/2) to sqrt(2),
 * and log m = 2 atanh(s) with s = (m - 1) / (m + 1), an odd series in s.
 */
static inline tni_doubles log_wide(tni_doubles x)
{
    const uint64_t root = 0x3fe6a09e667f3bcd; /* the bits of sqrt(1/2) */
    words bits = (words)x + (0x3ff0000000000000 - root);
    tni_doubles m = (tni_doubles)((bits & 0x000fffffffffffff) + root);
    /* The exponent, which is biased by 1023, as the low bits of 2^52. */
    tni_doubles e = (tni_doubles)((bits >> 52) | 0x4330000000000000) - (0x1p52 + 1023);
    tni_doubles s = (m - 1) / (m + 1);
    tni_doubles series = POLYNOMIAL(s * s, 2.0000000000084, 0.66666665247488, 0.40000384672375,
                                    0.28535051037816, 0.23616359099146);
    return tni_fma_doubles(e, tni_splat_doubles(0.69314718055994530942), s * series);
}

/* e^x for x in [-700, 700]: 2^k e^r with |r| <= ln(2) / 2; the low bits of k + 1.5 2^52 are k. */
static inline tni_doubles exp_wide(tni_doubles x)
{
    const tni_doubles shift = tni_splat_doubles(0x1.8p52);
    tni_doubles k = tni_fma_doubles(x, tni_splat_doubles(1.44269504088896340736), shift);
    tni_doubles r = tni_fma_doubles(k - shift, tni_splat_doubles(-0.69314718055994530942), x);
    tni_doubles power =
        POLYNOMIAL(r, 0.99999999995956, 0.99999999999551, 0.50000001077292, 0.16666666786309,
                   0.041666218319292, 0.0083332835387085, 0.001394857832646, 0.00019907569310848);
    return (tni_doubles)((words)power + ((words)k << 52));
}

/* log of any number: -infinity at 0, nan below. */
static inline tni_doubles log_of_any(tni_doubles x)
{
    tni_doubles infinite = tni_splat_doubles(__builtin_inf());
    tni_doubles result = tni_select_doubles(x == infinite, infinite, log_wide(x));
    result = tni_select_doubles(x == 0, -infinite, result);
    return tni_select_doubles(x >= 0, result, (x - x) / (x - x));
}

/* ---- error functions ---- */

/*
 * erfinv(x) for w = -log(1 - x^2) (Giles, 2011): x times a polynomial in w - 5 / 2 below 5, and s =
 * sqrt(w) plus a polynomial in 1 / s from there up to 106, for |x| up to 1 - 2^-150.
 */
static inline tni_doubles erfinv_of(tni_doubles x, tni_doubles w)
{
    tni_doubles result =
        x * POLYNOMIAL(w - 2.5, 1.5014093511108, 0.24664027678527, -0.00417731781014,
                       -0.0012527080836223, 0.00021825064939995, -4.9958814487601e-6,
                       -3.417115232745e-6, 4.7864482434003e-7, 1.3691496015199e-8,
                       -1.0854397093112e-8, 8.3270008210308e-10, 1.2302888973121e-10,
                       -2.1203565131819e-11);
    if (!tni_any_doubles(w > 5))
        return result;
    tni_doubles s = tni_sqrt_doubles(w);
    tni_doubles tail =
        s + POLYNOMIAL(1 / s - 0.275, -0.16345653430817, -0.10815681352576, 0.82454338181454,
                       -1.2867317033817, 1.7875233650426, -5.2027429856141, 4.5800034111804,
                       -24.866110401191, 237.38326565032, 36.590261578663, -2167.3261932053,
                       -6696.0989149477, 32938.074586371);
    return tni_select_doubles(w > 5, tni_signed_doubles(tail, x), result);
}
/*
 * Up to 0.94, where most numbers are, a quotient of polynomials in x^2, centred on the middle of
 * its range, takes half as long: within 7e-10 (interpolated at Chebyshev nodes).
 */
static inline tni_doubles erfinv_wide(tni_doubles x)
{
    tni_doubles size = tni_fabs_doubles(x);
    tni_doubles z = x * x - 0.4418;
    tni_doubles near =
        x *
        POLYNOMIAL(z, 1.0249513023468, -5.8860165265278, 12.973786560288, -13.658743189581,
                   6.9029102719508, -1.4385503289007, 0.069863217001636, 0.0010774840515654) /
        POLYNOMIAL(z, 1.0, -6.1675031622201, 14.874417204401, -17.638420969356, 10.556780952307,
                   -2.8922119728169, 0.26108709533641);
    if (!tni_any_doubles(~(size <= 0.94)))
        return near;
    tni_doubles far = erfinv_of(x, -log_wide((1 - x) * (1 + x)));
    /* At 1 infinity, beyond it nan. */
    tni_doubles end = tni_select_doubles(size == 1, x * __builtin_inf(), (x - x) / (x - x));
    return tni_select_doubles(size <= 0.94, near, tni_select_doubles(size >= 1, end, far));
}
WIDE(erfinv, erfinv_wide(x))

/* erfinv of doubles needs products that are rounded once. */
#ifdef TNI_HAS_FMA
#    include "kernels/pointwise/erfinv_lanes.inc"
LANES(erfinv_f64, doubles, double, TNI_DOUBLES, erfinv_lanes(x))
LOOP(erfinv, REALS(erfinv))
#else
PLAIN_DOUBLES(erfinv)
WITH_PLAIN_DOUBLES(erfinv)
#endif

/* ndtri, the normal quantile: sqrt(2) erfinv(2 p - 1), where 1 - (2 p - 1)^2 = 4 p (1 - p). */
static inline tni_doubles ndtri_wide(tni_doubles p)
{
    tni_doubles infinite = tni_splat_doubles(__builtin_inf());
    tni_doubles quantile = erfinv_of(2 * p - 1, -log_wide(4 * p * (1 - p)));
    tni_doubles result = 1.41421356237309504880 * quantile;
    result = tni_select_doubles(p == 0, -infinite, result);
    result = tni_select_doubles(p == 1, infinite, result);
    return tni_select_doubles((p >= 0) & (p <= 1), result, (p - p) / (p - p));
}
WIDE(ndtri, ndtri_wide(x))
PLAIN_DOUBLES(ndtri)
WITH_PLAIN_DOUBLES(ndtri)

#ifdef __AVX512F__
/*
 * Coefficients of erfc at 0, 0.2, ..., 3, by their power, for |x - centre| <= 0.1: within 9e-10 of
 * the function. A register's worth is looked up by one instruction.
 */
static const double erfc_tables[8 * 16] = {
    /* values */
    1.0, 0.77729741079, 0.571607644954, 0.396143909153, 0.257899035292, 0.15729920705,
    0.0896860217699, 0.047714880237, 0.0236516166553, 0.0109094983644, 0.00467773498117,
    0.00186284629807, 0.000688513896686, 0.000236034416535, 7.50131946565e-5, 2.20904969881e-5,
    /* slopes */
    -1.1283791671, -1.0841347871, -0.961541298839, -0.787243431715, -0.594985786258,
    -0.415107497421, -0.267344347004, -0.158941707677, -0.0872290586338, -0.044191723332,
    -0.0206669853541, -0.00892215506494, -0.0035556486809, -0.00130805004974, -0.000444207944209,
    -0.000139253051946,
    /* coefficients of the power 2 */
    0, 0.216826955347, 0.384616516739, 0.472346057162, 0.475988628866, 0.41510749861, 0.3208132179,
    0.222518391722, 0.139566494042, 0.0795451017289, 0.0413339703115, 0.0196287408521,
    0.00853355670378, 0.00340093011112, 0.00124378227237, 0.000417759189478,
    /* coefficients of the power 3 */
    0.376126387729, 0.332468000512, 0.217949361163, 0.0734760544806, -0.0555320057713,
    -0.138369165336, -0.167535790897, -0.15470326255, -0.119794574231, -0.0807235481219,
    -0.0482229658142, -0.0258147685663, -0.012468474627, -0.00545892883126, -0.00217365752875,
    -0.000789100631124,
    /* coefficients of the power 4 */
    0, -0.105521415429, -0.171793979996, -0.179490568963, -0.13645000379, -0.0691851775162,
    -0.00641701207316, 0.034118999688, 0.049313380773, 0.0461362935745, 0.0344451739569,
    0.021853477125, 0.0121177158436, 0.00596297322119, 0.00262851217295, 0.00104438107097,
    /* coefficients of the power 5 */
    -0.112837265372, -0.0912981706049, -0.0378975939373, 0.0210347174843, 0.0603231525355,
    0.0691843473537, 0.053340598259, 0.0273042714078, 0.0043779223035, -0.0090008858698,
    -0.0130890967584, -0.0114865454935, -0.00789244257695, -0.0045638255184, -0.00229185816852,
    -0.00101654556445,
    /* coefficients of the power 6 */
    0, 0.0340598410957, 0.0506411886627, 0.0435079688035, 0.0202892541403, -0.0045170825176,
    -0.0195055169522, -0.0217625201696, -0.0154668948033, -0.00692393279974, -0.000491021019711,
    0.00257262840294, 0.00307213339202, 0.00236373007334, 0.00144041366491, 0.00074073294965,
    /* coefficients of the power 7 */
    0.0267619049772, 0.0197125921445, 0.00321748030512, -0.0124241244364, -0.0189271374474,
    -0.0151170304404, -0.00598017009496, 0.0022023412067, 0.00600670019316, 0.00567940183949,
    0.003379862155, 0.00111024716994, -0.000228153039022, -0.000666934391845, -0.000603895326397,
    -0.000390846879537};

/* erfc for |x| = `size` up to 3.1. */
static inline tni_doubles erfc_near(tni_doubles x, tni_doubles size)
{
    const tni_doubles shift = tni_splat_doubles(0x1.8p52);
    tni_doubles shifted = tni_fma_doubles(size, tni_splat_doubles(5), shift);
    tni_doubles distance = tni_fma_doubles(shifted - shift, tni_splat_doubles(-0.2), size);
    tni_doubles sum = tni_look_up_doubles(erfc_tables + 7 * 16, (tni_double_masks)shifted);
    _Pragma("GCC unroll 8") for (int i = 6; i >= 0; i--) sum = tni_fma_doubles(
        sum, distance, tni_look_up_doubles(erfc_tables + i * 16, (tni_double_masks)shifted));
    __mmask8 is_negative = _mm512_movepi64_mask((__m512i)x);
    return (tni_doubles)_mm512_mask_sub_pd((__m512d)sum, is_negative, _mm512_set1_pd(2),
                                           (__m512d)sum);
}
#endif

/*
 * erfc(x) for x >= 0 is e^(-x^2), where the square of a float is exact, times a polynomial in (x -
 * 4) / (x + 4), within 4e-10. From 10.1 on it is 0 as a float. At AVX-512 that is for the vectors
 * with a number beyond 3.1.
 */
static inline tni_doubles erfc_wide(tni_doubles x)
{
#ifdef __AVX512F__
    tni_doubles near = erfc_near(x, tni_fabs_doubles(x));
    __mmask8 is_far =
        _mm512_cmp_pd_mask((__m512d)tni_fabs_doubles(x), _mm512_set1_pd(3.1), _CMP_GT_OQ);
    if (__builtin_expect(is_far == 0, 1))
        return near;
#endif
    tni_doubles size = tni_clamp_doubles(tni_fabs_doubles(x), 0, 10.1);
#ifdef __AVX512F__
    tni_doubles t = 1 - 8 * tni_near_inverse(size + 4);
#else
    tni_doubles t = (size - 4) / (size + 4);
#endif
    tni_doubles scaled = POLYNOMIAL(t, 0.13699945761777, -0.25906804950135, 0.21871968150104,
                                    -0.16425777670339, 0.10896309567963, -0.063108471678417,
                                    0.031299735456842, -0.012839094241107, 0.0040593620340723,
                                    -0.00081604926250588, -2.9922444960018e-5, 0.00010085136956563);
    tni_doubles result = exp_wide(-(size * size)) * scaled;
    result = tni_select_doubles(x < 0, 2 - result, result);
#ifdef __AVX512F__
    result = (tni_doubles)_mm512_mask_mov_pd((__m512d)near, is_far, (__m512d)result);
#endif
    return result;
}
WIDE(erfc, erfc_wide(x))
LANES(erfc_f64, doubles, double, TNI_DOUBLES, LANE(erfc, x))
LOOP(erfc, REALS(erfc))

/* ---- logarithms ---- */

/* Entropy term: -x log x, 0 at 0, -infinity below. */
static inline tni_doubles entr_wide(tni_doubles x)
{
    tni_doubles result = tni_select_doubles(x == 0, tni_splat_doubles(0), -x * log_of_any(x));
    return tni_select_doubles(x < 0, tni_splat_doubles(-__builtin_inf()), result);
}
WIDE(entr, entr_wide(x))
PLAIN_DOUBLES(entr)
WITH_PLAIN_DOUBLES(entr)

/*
 * logit: log(x / (1 - x)), with x clamped to [n0, 1 - n0] unless n0 is negative, which stands for
 * no bounds. The bounds are rounded to the loop's type, as PyTorch computes them.
 */
static inline tni_doubles bounded(tni_doubles x, double least, double greatest)
{
    tni_doubles within = tni_select_doubles(x > greatest, tni_splat_doubles(greatest), x);
    return least < 0 ? x : tni_select_doubles(x < least, tni_splat_doubles(least), within);
}
#define BOUNDED(type) bounded(x, (double)(type)n0.real, (double)(type)(1 - (type)n0.real))
#define ODDS(x)       ((x) / (1 - (x)))
WIDE(logit, log_of_any(ODDS(BOUNDED(float))))
LANES(logit_f64, doubles, double, TNI_DOUBLES, LANE(log, ODDS(BOUNDED(double))))
LOOP(logit, REALS(logit))

/* ---- gamma ---- */

/* Replace the lanes of `result` where x is not positive by a function of one number. */
static inline tni_doubles mend_negative(tni_doubles x, tni_doubles result,
                                        double (*function)(double))
{
    if (__builtin_expect(!tni_any_doubles(x <= 0), 1))
        return result;
    for (int i = 0; i < TNI_DOUBLES; i++)
        if (x[i] <= 0)
            result[i] = function(x[i]);
    return result;
}

/*
 * log gamma: (y - 1) (y - 2) times a polynomial for y in [1, 3], less log x where y = x + 1; from 3
 * on Stirling's formula, (x - 1/2) log x - x + log(2 pi) / 2 + series in 1 / x^2.
 */
static inline tni_doubles lgamma_wide(tni_doubles x)
{
    tni_double_masks is_below = x < 1;
    tni_doubles infinite = tni_splat_doubles(__builtin_inf());
    tni_doubles y = tni_select_doubles(is_below, x + 1, x);
    tni_doubles logarithm = log_wide(x);
    tni_doubles near =
        (y - 1) * (y - 2) *
        POLYNOMIAL(y - 2, 0.42278433509847, -0.10031730153002, 0.032965000552132,
                   -0.012384199088412, 0.0049986444619815, -0.0021080354202494, 0.00091533129637269,
                   -0.00040629521082443, 0.00018283370421637, -8.1197536861008e-5,
                   3.7261659239787e-5, -2.1069867673658e-5, 9.8513177051079e-6, -4.8921460447012e-7,
                   2.0345105469746e-7, -2.4494311160743e-6, 1.1660443077756e-6);
    /* Adding 0 makes the -0 of 1 a 0. */
    near -= tni_select_doubles(is_below, logarithm, (tni_doubles){0});
    near += 0;
    tni_doubles inverse = 1 / x;
    tni_doubles series =
        POLYNOMIAL(inverse * inverse, 0.0833333333314, -0.002777776518204, 0.00079351488227288,
                   -0.00058971248872431, 0.00073447431170522, -0.00082282006125685);
    tni_doubles far = (x - 0.5) * logarithm - x + (0.91893853320467274178 + inverse * series);
    far = tni_select_doubles(x == infinite, infinite, far);
    return mend_negative(x, tni_select_doubles(x >= 3, far, near), tni_lgamma);
}
WIDE(lgamma, lgamma_wide(x))
PLAIN_DOUBLES(lgamma)
WITH_PLAIN_DOUBLES(lgamma)

/*
 * digamma: y minus its positive zero (in two parts) times a polynomial for y in [1, 3], less 1 / x
 * where y = x + 1; from 3 on log x - 1 / (2 x) - series in 1 / x^2 (DLMF 5.11.2).
 */
static inline tni_doubles digamma_wide(tni_doubles x)
{
    tni_double_masks is_below = x < 1;
    tni_doubles infinite = tni_splat_doubles(__builtin_inf());
    tni_doubles inverse = 1 / x;
    tni_doubles y = tni_select_doubles(is_below, x + 1, x);
    tni_doubles distance = (y - 0x1.762d86356be3fp+0) - 9.5499954299656977e-17;
    tni_doubles near =
        distance * POLYNOMIAL(y - 2, 0.78530753860411, -0.26073895248215, 0.10899991591728,
                              -0.049551138008389, 0.023447362139351, -0.011336979850832,
                              0.0055515278745374, -0.0027485061475389, 0.0013626084403997,
                              -0.00064655840434913, 0.00032205658348511, -0.00021922309622891,
                              0.0001094776612544, 8.4082071540873e-6, -4.2166089122665e-6,
                              -3.3946299277536e-5, 1.6970551385723e-5);
    near = tni_select_doubles(is_below, near - inverse, near);
    tni_doubles square = inverse * inverse;
    tni_doubles far = log_wide(x) - 0.5 * inverse -
                      square * POLYNOMIAL(square, 0.083333333331421, -0.0083333316375482,
                                          0.0039680029168391, -0.0041523320780295,
                                          0.0071679377441661, -0.01458336215754, 0.019788850197393);
    far = tni_select_doubles(x == infinite, infinite, far);
    return mend_negative(x, tni_select_doubles(x >= 3, far, near), tni_digamma);
}
WIDE(digamma, digamma_wide(x))
PLAIN_DOUBLES(digamma)
WITH_PLAIN_DOUBLES(digamma)

/* ---- Bessel functions ---- */

/*
 * I0 and I1 for x >= 0: polynomials in (x / 2)^2 below 8, and from there on e^x / sqrt(x) times one
 * in 1 / x. A function scaled by e^-x has no such factor; the others are infinite as floats beyond
 * 100, but nan at infinity, as in PyTorch.
 */
static inline tni_doubles bessel_near(tni_doubles size, const bool is_first)
{
    tni_doubles z = size * size * 0.25;
    if (is_first)
        return size * 0.5 *
               POLYNOMIAL(z, 1.0, 0.5, 0.083333333333349, 0.0069444444444151, 0.0003472222222505,
                          1.1574074057698e-5, 2.7557319842319e-7, 4.9209482629183e-9,
                          6.8346817279913e-11, 7.5936779510327e-13, 6.907257247138e-15,
                          5.2062858137977e-17, 3.4621572996179e-19, 1.5133826177466e-21,
                          1.4410248078253e-23);
    return POLYNOMIAL(z, 1.0, 0.99999999999994, 0.25000000000026, 0.027777777777295,
                      0.0017361111115758, 6.944444417536e-5, 1.9290124472595e-6, 3.9367572637369e-8,
                      6.1512351755504e-10, 7.5934339994399e-12, 7.5999103015994e-14,
                      6.2371067438621e-16, 4.537694335121e-18, 2.0420745557017e-20,
                      2.2325573622221e-22);
}
static inline tni_doubles bessel_far(tni_doubles size, const bool is_first)
{
    tni_doubles inverse = 1 / size;
    tni_doubles series =
        is_first ? POLYNOMIAL(inverse, 0.3989422804105, -0.14960336676078, -0.046748728817099,
                              -0.041074476195058, -0.052002491157003, -0.19872029645105,
                              0.30977431663157, -0.53940920421624, -18.197337516484)
                 : POLYNOMIAL(inverse, 0.39894228039202, 0.049867797106578, 0.028048209160129,
                              0.029395674285063, 0.038811152590189, 0.18897824878454,
                              -0.50226003783165, 1.6179158202817, 13.801596376462);
    return series * tni_sqrt_doubles(inverse);
}
static inline tni_doubles bessel_wide(tni_doubles x, const bool is_first, const bool is_scaled)
{
    tni_doubles size = tni_fabs_doubles(x);
    tni_doubles capped = tni_select_doubles(size > 100, tni_splat_doubles(100), size);
    tni_doubles result = bessel_near(capped, is_first);
    if (is_scaled)
        result *= exp_wide(-capped);
    if (tni_any_doubles(size >= 8)) {
        tni_doubles far = bessel_far(is_scaled ? size : capped, is_first);
        if (!is_scaled) {
            far *= exp_wide(capped);
            far = tni_select_doubles(size == __builtin_inf(), size - size, far);
        }
        result = tni_select_doubles(size >= 8, far, result);
    }
    /* I1 is odd; -0 becomes 0, as in PyTorch. */
    return is_first ? tni_select_doubles(x < 0, -result, result) : result;
}
#define BESSEL(name, is_first, is_scaled)                                                          \
    WIDE(name, bessel_wide(x, is_first, is_scaled))                                                \
    PLAIN_DOUBLES(name)                                                                            \
    WITH_PLAIN_DOUBLES(name)
BESSEL(bessel_i0, false, false)
BESSEL(bessel_i0e, false, true)
BESSEL(bessel_i1, true, false)
BESSEL(bessel_i1e, true, true)
