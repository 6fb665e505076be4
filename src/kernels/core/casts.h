/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Conversions of dense runs between the most common dtypes, a function per pair and ISA. Results
 * are the same as those of the general conversion through a wide type (cast.c), which serves all
 * other pairs.
 */
#ifndef TENON_CASTS_H
#define TENON_CASTS_H

#include <stdint.h>

#include "tenon/tensor.h"

/* The dtypes, in the order of the table. */
#define TNI_CAST_DTYPES(X)                                                                         \
    X(BOOL, b8)                                                                                    \
    X(U8, u8)                                                                                      \
    X(I8, i8) X(I16, i16) X(I32, i32) X(I64, i64) X(F16, f16) X(BF16, bf16) X(F32, f32) X(F64, f64)

#define TNI_CAST_NAME(NAME, name) TNI_CAST_##NAME,
typedef enum tni_cast_type { TNI_CAST_DTYPES(TNI_CAST_NAME) TNI_CAST_TYPE_COUNT } tni_cast_type;
#undef TNI_CAST_NAME

/* Convert `count` dense elements; source and target do not overlap. */
typedef void (*tni_cast)(const char *from, char *to, int64_t count);

/* Bytes that are repeated by tni_cast_table.fill: a multiple of every element's. */
#define TNI_FILL_BYTES 64

/* By source and target. */
typedef struct tni_cast_table {
    /* Indexed by tni_cast_type. */
    tni_cast pairs[TNI_CAST_TYPE_COUNT][TNI_CAST_TYPE_COUNT];
    /* Repeat TNI_FILL_BYTES of `pattern` over `bytes`, the last time in part. */
    void (*fill)(const char *pattern, char *to, int64_t bytes);
} tni_cast_table;

/* Return the function of a pair of dtypes at this process's ISA; NULL for rare pairs. */
tni_cast tni_cast_of(tn_dtype from, tn_dtype to);

extern const tni_cast_table tni_casts_base;
extern const tni_cast_table tni_casts_avx2;
extern const tni_cast_table tni_casts_avx512;

#endif
