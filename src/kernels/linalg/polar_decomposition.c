/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The polar decomposition A = U H (linalg_polar) and the square root of a Hermitian positive
 * semidefinite matrix (linalg_matrix_sqrth). Higham, Functions of Matrices, 2008, ch. 8 and 6.
 *
 * Both are made of the decompositions, A = W S V^H or A = V diag(w) V^H:
 *
 *     U = W V^H    H = V S V^H    sqrth = V diag(sqrt(max(w, 0))) V^H
 *
 * which costs two products more. H and the root are Hermitian to the last bit.
 */
#include "args/args_polar_decomposition.h"
#include "calls/calls_linalg.h"
#include "kernels/linalg/linalg.h"

static const tni_scalar one = {.kind = TN_KIND_INT, .as.integer = 1};

/* Return (A + A^H) / 2, so that rounding leaves no difference between the triangles. */
static tn_tensor *hermitian_part(tni_builder *s, tn_tensor *a)
{
    tn_tensor *sum = TNI_BUILD(s, add_Tensor, a, TNI_BUILD(s, mH, a), &one);
    return TNI_BUILD(s, mul_Scalar, sum, TNI_REAL_SCALAR(0.5));
}

/* Return V diag(values) V^H for the adjoint of V, which has the vectors in its rows. */
static tn_tensor *compose(tni_builder *s, tn_tensor *values, tn_tensor *adjoint)
{
    tn_tensor *scaled = TNI_BUILD(s, mul_Tensor, TNI_BUILD(s, unsqueeze, values, -1), adjoint);
    return hermitian_part(s, TNI_BUILD(s, matmul, TNI_BUILD(s, mH, adjoint), scaled));
}

TNI_TYPED(linalg_polar)
{
    tni_builder s = {0};
    tn_tensor *parts[3];
    const tn_tensor *self = in->A;
    TN_TRY(tni_linalg_check("linalg.polar", self));
    if (self->sizes[self->rank - 2] < self->sizes[self->rank - 1])
        return tni_fail(TN_ERR_RUNTIME,
                        "linalg.polar: input must have at least as many rows as columns, but got "
                        "%lld by %lld matrices",
                        (long long)self->sizes[self->rank - 2],
                        (long long)self->sizes[self->rank - 1]);
    TN_TRY(tni_call__linalg_svd(in->A, false, true, NULL, parts));
    tni_builder_keep_all(&s, parts, 3);
    tn_tensor *results[] = {TNI_BUILD(&s, matmul, parts[0], parts[2]),
                            compose(&s, parts[1], parts[2])};
    return tni_builder_return_all(&s, results, 2, outs);
}

TNI_TYPED(linalg_matrix_sqrth)
{
    static const tni_string lower = {"L", 1};
    static const tni_scalar zero = {.kind = TN_KIND_INT, .as.integer = 0};
    tni_builder s = {0};
    tn_tensor *parts[2];
    TN_TRY(tni_linalg_check_square("linalg.matrix_sqrth", in->self));
    TN_TRY(tni_call__linalg_eigh(in->self, &lower, true, parts));
    tni_builder_keep_all(&s, parts, 2);
    tn_tensor *roots = TNI_BUILD(&s, sqrt, TNI_BUILD(&s, clamp_min, parts[0], &zero));
    return tni_builder_return(&s, compose(&s, roots, TNI_BUILD(&s, mH, parts[1])), outs);
}
