/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Dense float to float16, in two versions: portable, and with F16C's instruction, which is ten
 * times as fast. Results are bit-identical: the instruction keeps part of a nan's payload, so nans
 * are replaced by the canonical one first.
 */
#include "base/processor.h"
#include "kernels/core/kernel_core.h"
#include "kernels/core/narrow_floats.h"

/* One element at a time. */
static void narrow_one_by_one(const float *in, int64_t count, char *out)
{
    for (int64_t i = 0; i < count; i++) {
        uint16_t code = tni_float_to_f16(in[i]);
        memcpy(out + i * (int64_t)sizeof code, &code, sizeof code);
    }
}

#ifdef __x86_64__
#    include <immintrin.h>

/* Eight at a time, and the rest one by one. */
__attribute__((target("f16c"))) static void narrow_vectors(const float *in, int64_t count,
                                                           char *out)
{
    const __m256 sign = _mm256_set1_ps(-0.0f);
    const __m256 nan = _mm256_castsi256_ps(_mm256_set1_epi32(0x7fc00000));
    int64_t done = 0;
    for (; done + 8 <= count; done += 8) {
        __m256 x = _mm256_loadu_ps(in + done);
        __m256 is_nan = _mm256_cmp_ps(x, x, _CMP_UNORD_Q);
        x = _mm256_andnot_ps(_mm256_andnot_ps(sign, is_nan), x);
        x = _mm256_or_ps(x, _mm256_and_ps(is_nan, nan));
        __m128i codes = _mm256_cvtps_ph(x, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
        memcpy(out + done * 2, &codes, sizeof codes);
    }
    narrow_one_by_one(in + done, count - done, out + done * 2);
}
#endif

void tni_floats_to_f16(const float *in, int64_t count, char *out)
{
#ifdef __x86_64__
    /*
     * F16C is not asked for by itself, as not every compiler can; every processor with AVX2 has it.
     */
    if (tni_cpu_has(TNI_CPU_AVX2)) {
        narrow_vectors(in, count, out);
        return;
    }
#endif
    narrow_one_by_one(in, count, out);
}
