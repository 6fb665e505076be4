/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Ivalues: what a StableIValue in a call points to, and how such objects are made (values.c).
 *
 * An ivalue has no type of its own: the operator's signature says what it is. Numbers, bools,
 * dtypes and devices are in the 8 bytes; for anything else it is a pointer. Arguments are borrowed,
 * so what they point to may be on the caller's stack; results are owned.
 */
#ifndef TENON_BOXED_H
#define TENON_BOXED_H

#include "base/mt19937.h"
#include "tensor/tensor_core.h"
#include <sys/types.h> /* pthread_mutex_t */
#include <tenon/op.h>

/* A value that is a pointer, and the pointer that a value is; 0 is NULL. */
static inline StableIValue tni_box_pointer(const void *pointer)
{
    return (StableIValue)(uintptr_t)pointer;
}

static inline void *tni_unbox_pointer(StableIValue value)
{
    return (void *)(uintptr_t)value;
}

/* A value that is a double: its bits. */
static inline StableIValue tni_box_real(double real)
{
    StableIValue value;
    memcpy(&value, &real, sizeof value);
    return value;
}

static inline double tni_unbox_real(StableIValue value)
{
    double real;
    memcpy(&real, &value, sizeof real);
    return real;
}

/* What a StableListHandle points to. May live on a caller's stack while it is borrowed. */
struct StableListOpaque {
    StableIValue *items; /* `size` ivalues; the container owns their memory, not what they hold */
    size_t size;         /* ivalues in use */
    size_t capacity;     /* room for so many; 0 marks a borrowed list on somebody's stack */
};
typedef struct StableListOpaque tni_list;

/* What a StringHandle points to. May live on a caller's stack while it is borrowed. */
struct StringOpaque {
    const char *data; /* `length` bytes and a NUL; tni_string_new puts them after the object */
    size_t length;    /* bytes without the NUL */
};
typedef struct StringOpaque tni_string;

/* What an AtenGeneratorHandle points to: the state of a random stream, shared by all its handles.
 */
struct AtenGeneratorOpaque {
    tni_ref ref;          /* handles */
    tn_device device;     /* where the numbers are drawn */
    uint64_t seed;        /* what the stream was started with */
    tni_mt19937 engine;   /* the stream */
    double next_normal;   /* normal numbers are drawn in pairs: the second of the last pair */
    bool has_next_normal; /* next_normal has not been returned yet */
    pthread_mutex_t lock; /* of all but ref and device */
};
typedef struct AtenGeneratorOpaque tni_generator;

tn_status tni_list_new(size_t capacity, tni_list **out) TN_NODISCARD;
tn_status tni_list_push(tni_list *list, StableIValue value) TN_NODISCARD;
void tni_list_free(tni_list *list); /* the container, never the elements */
tn_status tni_string_new(const char *data, size_t length, tni_string **out) TN_NODISCARD;
void tni_string_free(tni_string *string);
tn_status tni_generator_new(tn_device device, uint64_t seed, tni_generator **out) TN_NODISCARD;
tni_generator *tni_generator_default(void); /* the process's, borrowed */
void tni_generator_seed(tni_generator *generator, uint64_t seed);
tni_generator *tni_generator_retain(tni_generator *generator); /* NULL is passed through */
void tni_generator_release(tni_generator *generator);          /* NULL is legal */

/* What a Stream's ivalue points to. It is not counted: it names a stream, and does not own it. */
typedef struct tni_stream {
    tn_device device; /* the device of the stream */
    int64_t id;       /* its number there */
} tni_stream;
tn_status tni_stream_new(const tni_stream *value, tni_stream **out) TN_NODISCARD;
void tni_stream_free(tni_stream *stream);

/* How many quantization schemes there are; a QScheme's ivalue is a number below this. */
enum { TNI_QSCHEME_COUNT = 5 };

/*
 * The allocated ivalue of an optional. Plain malloc and free, because extensions pair it with new
 * and delete.
 */
tn_status tni_optional_new(StableIValue value, StableIValue **out) TN_NODISCARD;

/* A Device in an ivalue: the index in the low 32 bits, the type in the high 32. */
static inline StableIValue tni_box_device(tn_device device)
{
    return (uint64_t)(uint32_t)(int32_t)device.index | (uint64_t)(uint8_t)device.type << 32;
}

/* What the ivalue of a Scalar or a complex number points to; tni_scalar_new makes an owned one. */
typedef struct tn_scalar {
    tn_kind kind; /* INT, DOUBLE, BOOL or COMPLEX */
    union {
        int64_t integer;   /* INT */
        double real;       /* DOUBLE */
        bool boolean;      /* BOOL */
        double complex[2]; /* COMPLEX: real and imaginary part */
    } as;
} tni_scalar;
tn_status tni_scalar_new(const tni_scalar *value, tni_scalar **out) TN_NODISCARD;
void tni_scalar_free(tni_scalar *scalar);

/*
 * Return a number as a double, the real part of a complex one. Where complex numbers are not
 * allowed they must be refused first: tni_check_scalar with TN_DTYPE_F64 does that for an imaginary
 * part.
 */
static inline double tni_scalar_real(const tni_scalar *number)
{
    switch (number->kind) {
    case TN_KIND_DOUBLE:
        return number->as.real;
    case TN_KIND_COMPLEX:
        return number->as.complex[0];
    case TN_KIND_BOOL:
        return number->as.boolean ? 1 : 0;
    default:
        return (double)number->as.integer;
    }
}

/*
 * Return a number as a complex one. It is made in memory, because in `re + im * I` an infinite `im`
 * times the real part of I, which is 0, gives a NaN.
 */
static inline double _Complex tni_scalar_complex(const tni_scalar *number)
{
    const double parts[2] = {tni_scalar_real(number),
                             number->kind == TN_KIND_COMPLEX ? number->as.complex[1] : 0.0};
    double _Complex value;
    memcpy(&value, parts, sizeof value);
    return value;
}

#endif
