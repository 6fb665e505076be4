/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * renorm: slices along a dimension whose p-norm exceeds maxnorm are scaled down to it. The norms
 * are one reduction (linalg_vector_norm), the scaling one strided loop in double with a factor for
 * each slice.
 */
#include <math.h>

#include "args/args_renorm.h"
#include "calls/calls_reduce.h"
#include "kernels/core/iterator.h"
#include "kernels/core/builder.h"

/* Added to norms that are divided by, as in PyTorch. */
#define LITTLE 1e-7

TNI_SHAPES(renorm_out)
{
    const tn_tensor *self = in->self;
    tni_tensor_spec spec = {
        .dtype = (tn_dtype)self->dtype, .rank = self->rank, .sizes = self->sizes};
    if (in->p->kind == TN_KIND_COMPLEX || in->maxnorm->kind == TN_KIND_COMPLEX)
        return tni_fail(TN_ERR_RUNTIME, "renorm: p and maxnorm must be real-valued");
    if (!(tni_scalar_real(in->p) > 0))
        return tni_fail(TN_ERR_RUNTIME, "renorm: non-positive-norm not supported");
    if (!(tni_scalar_real(in->maxnorm) >= 0))
        return tni_fail(TN_ERR_RUNTIME, "renorm: expected maxnorm to be >= 0 but got %g",
                        tni_scalar_real(in->maxnorm));
    if (self->rank < 2)
        return tni_fail(TN_ERR_RUNTIME,
                        "renorm: input needs at least 2 dimensions, got %d dimensions",
                        (int)self->rank);
    if (tni_category(spec.dtype) < 2)
        return tni_fail(TN_ERR_RUNTIME,
                        "renorm: expected a floating point or complex tensor as input, got %s",
                        tni_scalar_name(self->dtype));
    TN_TRY(tni_wrap_dim(in->dim, self->rank, &work->kept.integers[0]));
    /* A slice without elements has no largest one. */
    for (int d = 0; d < self->rank && isinf(tni_scalar_real(in->p)); d++)
        if (self->sizes[d] == 0 && d != work->kept.integers[0])
            return tni_fail(
                TN_ERR_RUNTIME,
                "renorm: linalg.vector_norm cannot compute the inf norm of no elements, as "
                "the operation does not have an identity");
    return tni_set_output(work, 0, &spec, self->device);
}

/* Inner loops: out = self * factor, in doubles or pairs of them. */
static void scale_reals(char *const *data, const int64_t *strides, int64_t count,
                        const void *context)
{
    (void)context;
    for (int64_t i = 0; i < count; i++) {
        double x;
        double factor;
        memcpy(&x, data[1] + i * strides[1], sizeof x);
        memcpy(&factor, data[2] + i * strides[2], sizeof factor);
        x *= factor;
        memcpy(data[0] + i * strides[0], &x, sizeof x);
    }
}

static void scale_complex(char *const *data, const int64_t *strides, int64_t count,
                          const void *context)
{
    (void)context;
    for (int64_t i = 0; i < count; i++) {
        double x[2];
        double factor;
        memcpy(x, data[1] + i * strides[1], sizeof x);
        memcpy(&factor, data[2] + i * strides[2], sizeof factor);
        x[0] *= factor;
        x[1] *= factor;
        memcpy(data[0] + i * strides[0], x, sizeof x);
    }
}

/*
 * Return the norm of each slice as row-major doubles, the other dimensions kept with size 1. 16-bit
 * dtypes are computed in float.
 */
static tn_tensor *norms_of(tni_builder *s, tn_tensor *self, const tni_scalar *p, int64_t dim)
{
    int64_t others[TN_MAX_DIM];
    int64_t count = 0;
    tn_dtype own = (tn_dtype)self->dtype;
    bool is_half = tni_category(own) == 2 && tni_dtypes[own].bytes < 4;
    for (int64_t i = 0; i < self->rank; i++)
        if (i != dim)
            others[count++] = i;
    tn_tensor *norms = TNI_BUILD(s, linalg_vector_norm, self, p, (tni_ints){others, count}, true,
                                 is_half ? TN_DTYPE_F32 : TN_DTYPE_UNDEFINED);
    return TNI_BUILD_OF(s, tni_clone(norms, TN_DTYPE_F64, TN_MEMORY_FORMAT_CONTIGUOUS, &s->made));
}

TNI_WORK(renorm_out)
{
    tni_builder s = {0};
    tni_loop loop;
    double most = tni_scalar_real(in->maxnorm);
    bool is_complex = tni_category((tn_dtype)in->self->dtype) == 3;
    tn_dtype computing = is_complex ? TN_DTYPE_C128 : TN_DTYPE_F64;
    if (in->self->numel == 0)
        return TN_OK;
    tn_tensor *factors = norms_of(&s, in->self, in->p, work->kept.integers[0]);
    if (!tni_builder_go_on(&s))
        return tni_builder_end(&s);
    double *items = factors->data;
    /* Replace each norm by its factor; a nan norm leaves its slice as it is. */
    for (int64_t i = 0; i < factors->numel; i++)
        items[i] = items[i] > most ? most / (items[i] + LITTLE) : 1;
    /* The factors have size 1 but along the dimension and broadcast. */
    tni_loop_begin(&loop, tni_strided_of(work->outs[0]));
    TNI_BUILD_DO(&s, tni_loop_cast(&loop, 0, computing));
    tni_loop_input(&loop, tni_strided_of(in->self));
    TNI_BUILD_DO(&s, tni_loop_cast(&loop, 1, computing));
    tni_loop_input(&loop, tni_strided_of(factors));
    if (tni_builder_go_on(&s))
        tni_loop_run(&loop, is_complex ? scale_complex : scale_reals, NULL);
    return tni_builder_end(&s);
}
TNI_STRUCTURED_IN_PLACE(renorm_out)
