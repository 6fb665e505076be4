/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Loops of special functions of floats, compiled once per ISA (isa.h): erf, erfc, erfinv, ndtri,
 * entr, logit, lgamma, digamma, and the Bessel functions I. Loops of doubles are vectors for erf,
 * erfc, erfinv and logit; for the others the functions of special_math.h, element by element.
 *
 * Most floats are computed in vectors of doubles, by polynomials within 1e-9 of the function: the
 * result is the nearest float in all but one of some hundred cases, and within 0.51 ulp. The
 * polynomials interpolate the function at the Chebyshev nodes of the range, computed with 50
 * digits.
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

/*
 * erfc(x) for x >= 0 is e^(-x^2), where the square of a float is exact, times a polynomial in (x -
 * 4) / (x + 4), within 4e-10. From 10.1 on it is 0 as a float.
 */
static inline tni_doubles erfc_wide(tni_doubles x)
{
    tni_doubles size = tni_clamp_doubles(tni_fabs_doubles(x), 0, 10.1);
    tni_doubles t = (size - 4) / (size + 4);
    tni_doubles scaled = POLYNOMIAL(t, 0.13699945761777, -0.25906804950135, 0.21871968150104,
                                    -0.16425777670339, 0.10896309567963, -0.063108471678417,
                                    0.031299735456842, -0.012839094241107, 0.0040593620340723,
                                    -0.00081604926250588, -2.9922444960018e-5, 0.00010085136956563);
    tni_doubles result = exp_wide(-(size * size)) * scaled;
    return tni_select_doubles(x < 0, 2 - result, result);
}

/*
 * Where an instruction looks numbers up in registers, erf, and erfc up to ERFC_NEAR, are floats
 * from tables and polynomials in the distance from the nearest entry, which interpolate at the
 * Chebyshev nodes. What the large terms lack is summed apart, so that the last rounding is most of
 * the error: over all floats erf 1.00 ulp, erfc 0.91 ulp at AVX-512 and 0.93 ulp at AVX2.
 */
#ifdef __AVX2__
/* Return the floats of a table of 8 that the lowest three bits of each lane count. */
static inline tni_floats look_up_8(const float *table, tni_float_masks at)
{
    __m256 once = _mm256_loadu_ps(table);
#    ifdef __AVX512F__
    return (tni_floats)_mm512_permutexvar_ps((__m512i)at, _mm512_broadcast_f32x8(once));
#    else
    return (tni_floats)_mm256_permutevar8x32_ps(once, (__m256i)at);
#    endif
}

/*
 * Return what a function at `size` is more than at a multiple of 1/2, by tables of 8 such, where
 * `shifted` is the number of the multiple plus 1.5 2^23.
 */
static inline tni_floats growth_by_table(const float *tables, tni_floats size, tni_floats shifted)
{
    tni_floats distance = tni_fma_floats(shifted - 0x1.8p23f, tni_splat_floats(-0.5), size);
    tni_float_masks at = (tni_float_masks)shifted;
    tni_floats series = look_up_8(tables + 8 * 9, at);
    _Pragma("GCC unroll 8") for (int i = 8; i > 2; i--) series =
        tni_fma_floats(series, distance, look_up_8(tables + 8 * i, at));
    tni_floats rest = tni_fma_floats(series, distance, look_up_8(tables + 8, at));
    return tni_fma_floats(distance, look_up_8(tables + 8 * 2, at), rest);
}

#endif

#if defined(__AVX512F__)
#    define ERFC_NEAR 3.93f

/* erfc at 0, 1/8, ..., and its polynomials up to 1/16 from there. */
static const float erfc_tables[10 * 32] = {
    /* values */
    1, 0.8596838f, 0.7236736f, 0.5958831f, 0.47950011f, 0.3767591f, 0.28884438f, 0.21592493f,
    0.1572992f, 0.11161177f, 0.077099875f, 0.051829927f, 0.03389485f, 0.021556268f, 0.013328329f,
    0.008009942f, 0.004677735f, 0.0026540293f, 0.0014627166f, 0.0007829382f, 0.00040695202f,
    0.00020537573f, 0.000100621925f, 4.785484e-05f, 2.2090497e-05f, 9.896735e-06f, 4.3027794e-06f,
    1.8152814e-06f, 7.430984e-07f, 2.9514018e-07f, 1.1372725e-07f, 4.2513943e-08f,
    /* what they lack */
    0, -1.6465915e-08f, 2.7754737e-08f, 1.91426e-08f, 7.269198e-09f, 5.930326e-09f, -1.045596e-08f,
    5.3873985e-09f, 1.3894651e-09f, -3.0503267e-10f, -2.8721274e-09f, 5.4831206e-10f,
    1.7209096e-09f, -7.5480855e-10f, 5.2141715e-11f, 8.14164e-11f, 1.7763888e-10f, 7.0221835e-11f,
    -2.2558427e-11f, 9.460114e-12f, -4.431391e-12f, 1.7738096e-12f, -2.3831382e-12f, 6.7633296e-13f,
    2.849406e-13f, -1.8419913e-13f, 4.7354275e-14f, 3.3793626e-14f, -1.04857436e-14f, 9.995818e-15f,
    3.1773705e-15f, 1.4939066e-15f,
    /* slopes */
    -1.1283792f, -1.1108853f, -1.0600141f, -0.9803528f, -0.8787826f, -0.76349956f, -0.64293104f,
    -0.52474505f, -0.4151075f, -0.31827396f, -0.23652112f, -0.17035978f, -0.11893029f, -0.08047226f,
    -0.052774996f, -0.03354583f, -0.020666985f, -0.01234082f, -0.007142319f, -0.004006478f,
    -0.0021782843f, -0.0011478751f, -0.0005862772f, -0.0002902283f, -0.00013925305f,
    -6.4758686e-05f, -2.9189025e-05f, -1.27517405e-05f, -5.3994268e-06f, -2.2159202e-06f,
    -8.814322e-07f, -3.3982238e-07f,
    /* what they lack */
    5.8635383e-08f, -7.1073436e-09f, -6.9111666e-10f, 9.420004e-09f, -8.573354e-09f, 2.221135e-08f,
    -2.5093492e-08f, 1.8022895e-09f, -8.788392e-09f, 3.0432676e-09f, 2.392492e-09f, 1.736488e-09f,
    -1.5644611e-09f, 1.6910661e-09f, -3.6473594e-10f, 9.315007e-10f, -5.1286453e-10f,
    -2.1987731e-10f, -1.4369514e-10f, 1.4248733e-10f, 1.0925405e-10f, -2.9233744e-11f,
    -2.3901638e-11f, 3.895567e-12f, 1.9838402e-12f, 2.5320063e-12f, -7.391435e-13f, -2.5804852e-13f,
    -2.2791632e-14f, -1.08392496e-13f, -5.325498e-15f, -3.543984e-15f,
    /* coefficients of the power 2 */
    0, 0.13886066f, 0.26500353f, 0.3676323f, 0.4393913f, 0.47718722f, 0.4821983f, 0.45915192f,
    0.4151075f, 0.3580582f, 0.2956514f, 0.23424469f, 0.17839544f, 0.13076742f, 0.09235624f,
    0.06289843f, 0.04133397f, 0.026224244f, 0.016070217f, 0.009515385f, 0.0054457104f,
    0.0030131722f, 0.0016122625f, 0.0008344063f, 0.00041775915f, 0.00020237088f, 9.4864336e-05f,
    4.3037126e-05f, 1.8897994e-05f, 8.032711e-06f, 3.3053707e-06f, 1.3168118e-06f,
    /* coefficients of the power 3 */
    0.37612638f, 0.35872337f, 0.30917078f, 0.2348762f, 0.14646377f, 0.05567184f, -0.026788795f,
    -0.092923604f, -0.13836917f, -0.16245234f, -0.1675358f, -0.1579377f, -0.138752f, -0.11484062f,
    -0.090157285f, -0.06744109f, -0.048222966f, -0.033037405f, -0.021724554f, -0.013730533f,
    -0.008350089f, -0.0048904265f, -0.0027603887f, -0.001502536f, -0.00078910065f, -0.00040001978f,
    -0.00019580971f, -9.258295e-05f, -4.229551e-05f, -1.8673745e-05f, -7.9696165e-06f,
    -3.2884896e-06f,
    /* coefficients of the power 4 */
    0, -0.06870702f, -0.12698074f, -0.16658324f, -0.18307957f, -0.17645976f, -0.15068693f,
    -0.11239659f, -0.069184646f, -0.027973378f, 0.0061593284f, 0.030500554f, 0.044598825f,
    0.049718857f, 0.04810222f, 0.0422599f, 0.034444995f, 0.026360847f, 0.019083397f, 0.013133221f,
    0.008622378f, 0.005414294f, 0.0032581126f, 0.0018817582f, 0.0010443961f, 0.00055757246f,
    0.00028656825f, 0.00014188729f, 6.771735e-05f, 3.1168325e-05f, 1.38410915e-05f, 5.932433e-06f,
    /* coefficients of the power 5 */
    -0.11283784f, -0.104181595f, -0.08005311f, -0.04547535f, -0.007323217f, 0.027413363f,
    0.053242676f, 0.06721584f, 0.06918456f, 0.06132368f, 0.047181047f, 0.030605998f, 0.014866309f,
    0.0021349436f, -0.0066243494f, -0.011462579f, -0.0130890915f, -0.012495486f, -0.010657684f,
    -0.008357397f, -0.0061173514f, -0.0042178826f, -0.0027558093f, -0.0017132635f, -0.0010165471f,
    -0.00057696115f, -0.0003137969f, -0.00016377366f, -8.211608e-05f, -3.95922e-05f,
    -1.8370893e-05f, -8.208799e-06f,
    /* coefficients of the power 6 */
    0, 0.022624508f, 0.04046644f, 0.050029825f, 0.049973153f, 0.041299153f, 0.026856769f,
    0.010380376f, -0.0045796908f, -0.015495645f, -0.02126235f, -0.022132117f, -0.019310018f,
    -0.014410828f, -0.008968021f, -0.004114953f, -0.00047013376f, 0.0018119602f, 0.002897525f,
    0.003110016f, 0.0027967056f, 0.0022465945f, 0.001657934f, 0.0011410005f, 0.000738962f,
    0.00045307563f, 0.00026408673f, 0.00014678396f, 7.797859e-05f, 3.9666567e-05f, 1.934888e-05f,
    9.0611275e-06f,
    /* coefficients of the power 7 */
    0.026830489f, 0.023964964f, 0.016147291f, 0.005458042f, -0.005390411f, -0.0138851935f,
    -0.018408129f, -0.018573476f, -0.015141834f, -0.009604426f, -0.0036319713f, 0.0014082872f,
    0.0047313734f, 0.0061746226f, 0.006052639f, 0.004925915f, 0.0033792271f, 0.001871235f,
    0.0006729789f, -0.00012096336f, -0.0005406993f, -0.00067982456f, -0.0006455536f, -0.0005284592f,
    -0.00039066636f, -0.00026665482f, -0.00017016847f, -0.00010233154f, -5.8297566e-05f,
    -3.1582884e-05f, -1.6317088e-05f, -8.05692e-06f};

/* Return erfc(size) for 0 <= size <= ERFC_NEAR. */
static inline tni_floats erfc_of_size(tni_floats size)
{
    const tni_floats shift = tni_splat_floats(0x1.8p23);
    tni_floats shifted = tni_fma_floats(size, tni_splat_floats(8), shift);
    tni_floats distance = tni_fma_floats(shifted - shift, tni_splat_floats(-0.125), size);
    tni_float_masks at = (tni_float_masks)shifted;
    tni_floats value = tni_look_up_32(erfc_tables, at);
    tni_floats slope = tni_look_up_32(erfc_tables + 32 * 2, at);
    tni_floats series = tni_look_up_32(erfc_tables + 32 * 9, at);
    _Pragma("GCC unroll 8") for (int i = 8; i > 2; i--) series =
        tni_fma_floats(series, distance, tni_look_up_32(erfc_tables + 32 * i, at));
    tni_floats rest = tni_fma_floats(series, distance, tni_look_up_32(erfc_tables + 32, at));
    /* The difference is exact, as the sum is from 0.6 to 1.7 of the value. */
    tni_floats sum = tni_fma_floats(distance, slope, value);
    return sum + (tni_fma_floats(distance, slope, value - sum) + rest);
}

/* Return 2 - y where x is negative, and y elsewhere. */
static inline tni_floats mirror(tni_floats y, tni_floats x)
{
    return (tni_floats)_mm512_mask_sub_ps((__m512)y, _mm512_movepi32_mask((__m512i)x),
                                          _mm512_set1_ps(2), (__m512)y);
}
#elif defined(__AVX2__)
#    define ERFC_NEAR 3.74f

/* e^(x^2) erfc(x) at 0, 1/2, ..., and its polynomials up to 1/4 from there. */
static const float scaled_erfc_tables[10 * 8] = {
    /* values */
    1, 0.61569035f, 0.42758358f, 0.32158542f, 0.25539568f, 0.21080637f, 0.17900115f, 0.15529366f,
    /* what they lack */
    0, -6.3396057e-09f, 9.0708874e-10f, -3.3950573e-10f, -4.355464e-09f, -5.7203504e-09f,
    -1.3340214e-09f, -2.7668459e-09f,
    /* slopes */
    -1.1283792f, -0.5126888f, -0.27321202f, -0.16362292f, -0.10679646f, -0.07434735f, -0.05437226f,
    -0.041323576f,
    /* what they lack */
    5.8635383e-08f, -7.3088673e-09f, 8.4491614e-10f, -1.9877786e-09f, -3.4899565e-09f,
    2.3130824e-10f, -1.5228093e-09f, -1.7107301e-09f,
    /* coefficients of the power 2 */
    1.0000012f, 0.3593461f, 0.15437159f, 0.07615104f, 0.041802753f, 0.024937997f, 0.015884371f,
    0.010661134f,
    /* coefficients of the power 3 */
    -0.7522533f, -0.22201064f, -0.07922698f, -0.032930907f, -0.015460638f, -0.00800157f,
    -0.004479431f, -0.0026730744f,
    /* coefficients of the power 4 */
    0.49985465f, 0.124149665f, 0.03756866f, 0.013376569f, 0.0054405467f, 0.0024669818f,
    0.0012230213f, 0.00065268f,
    /* coefficients of the power 5 */
    -0.3008346f, -0.06396175f, -0.016660547f, -0.0051457067f, -0.0018316081f, -0.0007335764f,
    -0.0003241213f, -0.00015546754f,
    /* coefficients of the power 6 */
    0.17129599f, 0.03138694f, 0.0070861666f, 0.001910756f, 0.000598605f, 0.00021277496f,
    8.4119514e-05f, 3.6383386e-05f,
    /* coefficients of the power 7 */
    -0.088091336f, -0.014155754f, -0.0028112296f, -0.0006699371f, -0.00018657147f, -5.9332244e-05f,
    -2.1124933e-05f, -8.2820825e-06f};

/* Return e^(size^2) erfc(size) for 0 <= size <= ERFC_NEAR, less `rest`. */
static inline tni_floats scaled_erfc(tni_floats size, tni_floats *rest)
{
    tni_floats shifted = tni_fma_floats(size, tni_splat_floats(2), tni_splat_floats(0x1.8p23));
    tni_floats growth = growth_by_table(scaled_erfc_tables, size, shifted);
    tni_floats value = look_up_8(scaled_erfc_tables, (tni_float_masks)shifted);
    tni_floats sum = value + growth;
    *rest = value - sum + growth;
    return sum;
}

/*
 * Return erfc(size) for 0 <= size <= ERFC_NEAR. The square of the size is -(k ln 2 + r + more),
 * where r is exact (Cody and Waite), and e^r is 1 + r + r^2 series(r).
 */
static inline tni_floats erfc_of_size(tni_floats size)
{
    const tni_floats shift = tni_splat_floats(0x1.8p23);
    tni_floats square = size * size;
    tni_floats shifted = tni_fma_floats(square, tni_splat_floats(-1.44269504), shift);
    tni_floats k = shifted - shift;
    tni_floats r = tni_fma_floats(k, tni_splat_floats(-0.693145751953125), -square);
    tni_floats more =
        tni_fma_floats(k, tni_splat_floats(-1.42860677e-06), tni_fma_floats(-size, size, square));
    tni_floats curve =
        r * r * TNI_POLYNOMIAL(r, 0.5f, 0.16666578f, 0.041666556f, 0.008363173f, 0.0013926176f);
    tni_floats growth = r + curve; /* e^r - 1 */
    more = tni_fma_floats(more, growth, more + curve);
    tni_floats rest;
    tni_floats value = scaled_erfc(size, &rest);
    rest = tni_fma_floats(value, more, tni_fma_floats(rest, growth, rest));
    tni_floats sum = tni_fma_floats(value, r, value);
    sum += tni_fma_floats(value, r, value - sum) + rest;
    return (tni_floats)((tni_float_words)sum + ((tni_float_words)shifted << 23));
}

/* Return 2 - y where x is negative, and y elsewhere. */
static inline tni_floats mirror(tni_floats y, tni_floats x)
{
    return (tni_floats)_mm256_blendv_ps((__m256)y, (__m256)(2 - y), (__m256)x);
}
#endif

#ifdef __AVX2__
/* erf at 0, 1/2, ..., and its polynomials up to 1/4 from there, behind the last one further. */
static const float erf_tables[10 * 8] = {
    /* values */
    0, 0.5204999f, 0.8427008f, 0.96610516f, 0.9953223f, 0.999593f, 0.9999779f, 0.9999993f,
    /* what they lack */
    0, -7.269198e-09f, 1.3511696e-08f, -1.662207e-08f, -2.206372e-08f, 2.8497082e-08f,
    2.2826214e-08f, -2.7842635e-08f,
    /* slopes */
    1.1283792f, 0.8787826f, 0.4151075f, 0.11893029f, 0.020666985f, 0.0021782843f, 0.00013925305f,
    5.3994268e-06f,
    /* what they lack */
    -5.8635383e-08f, 8.573354e-09f, 8.788392e-09f, 1.5644611e-09f, 5.1286453e-10f, -1.0925405e-10f,
    -1.9838402e-12f, 2.2791632e-14f,
    /* coefficients of the power 2 */
    0, -0.43939102f, -0.4151076f, -0.1783955f, -0.04133393f, -0.0054457034f, -0.0004177627f,
    -1.8922696e-05f,
    /* coefficients of the power 3 */
    -0.37612626f, -0.14646383f, 0.13836911f, 0.13875204f, 0.048222966f, 0.008350083f,
    0.00078910094f, 4.2306194e-05f,
    /* coefficients of the power 4 */
    0, 0.1830459f, 0.06920049f, -0.044590753f, -0.034450322f, -0.008623293f, -0.0010439428f,
    -6.665218e-05f,
    /* coefficients of the power 5 */
    0.11282036f, 0.007330426f, -0.06917817f, -0.014872042f, 0.013089227f, 0.0061182017f,
    0.0010165034f, 8.165428e-05f,
    /* coefficients of the power 6 */
    0, -0.048956126f, 0.0041001798f, 0.019067006f, 0.0006310428f, -0.0027693142f, -0.00075264723f,
    -8.916973e-05f,
    /* coefficients of the power 7 */
    -0.026302032f, 0.00517235f, 0.014949268f, -0.004558205f, -0.0033834926f, 0.00051508175f,
    0.00039200057f, 6.318206e-05f};

/* From 3.93 on the result is 1. */
static inline tni_floats erf_of_floats(tni_floats x)
{
    tni_floats size = tni_clamp_floats(tni_fabs_floats(x), 0, 3.93f);
    /* 7.49 is the most that is rounded to the last entry. */
    tni_floats shifted = tni_clamp_floats(size * 2, 0, 7.49f) + 0x1.8p23f;
    tni_floats growth = growth_by_table(erf_tables, size, shifted);
    tni_floats value = look_up_8(erf_tables, (tni_float_masks)shifted);
    return tni_signed_floats(value + growth, x);
}

/* Return erfc where lanes are beyond ERFC_NEAR, and `near` elsewhere. */
static __attribute__((noinline)) tni_floats erfc_far(tni_floats x, tni_floats near)
{
    tni_double_pair at = tni_widen_pair(x);
    tni_floats far = tni_narrow_pair(erfc_wide(at.low), erfc_wide(at.high));
    return tni_select_floats(tni_fabs_floats(x) > ERFC_NEAR, far, near);
}
static inline tni_floats erfc_of_floats(tni_floats x)
{
    tni_floats size = tni_fabs_floats(x);
    tni_floats near = mirror(erfc_of_size(size), x);
    if (__builtin_expect(!tni_any_floats(size > ERFC_NEAR), 1))
        return near;
    return erfc_far(x, near);
}
LANES(erfc_f32, floats, float, TNI_FLOATS, erfc_of_floats(x))
LANES(erf_f32, floats, float, TNI_FLOATS, erf_of_floats(x))
#else
WIDE(erfc, erfc_wide(x))
LANES(erf_f32, floats, float, TNI_FLOATS, LANE(erf, x))
#endif
LANES(erfc_f64, doubles, double, TNI_DOUBLES, LANE(erfc, x))
LOOP(erfc, REALS(erfc))
LANES(erf_f64, doubles, double, TNI_DOUBLES, LANE(erf, x))
LOOP(erf, REALS(erf))

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
