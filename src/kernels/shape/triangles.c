/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * tril and triu: copies of matrices with the other triangle set to 0. Structured kernels; the copy
 * is left out where the result is self.
 */
#include "args/args_triangles.h"
#include "kernels/shape/triangles.h"

#include "kernels/core/structured.h"

/* Which triangle is kept. */
typedef struct triangle {
    int64_t diagonal; /* the last diagonal of the lower triangle, or the first of the upper */
    bool is_lower;    /* the lower triangle is kept */
} triangle;

/* The result has the shape of self, which must be a matrix or a batch of them. */
static tn_status triangle_shapes(tni_work *work, const tn_tensor *self)
{
    if (self->rank < 2)
        return tni_fail(TN_ERR_RUNTIME, "%s: input tensor must have at least 2 dimensions",
                        tni_call_name(work->call));
    tni_tensor_spec spec = {
        .dtype = (tn_dtype)self->dtype, .rank = self->rank, .sizes = self->sizes};
    return tni_set_output(work, 0, &spec, self->device);
}

/*
 * Set the other triangle to 0, one row of all matrices at a time, by a view in the result's
 * strides.
 */
static tn_status triangle_work(const tn_tensor *self, tn_tensor *out, triangle kept)
{
    static const tni_scalar zero = {TN_KIND_INT, {.integer = 0}};
    int64_t rank = out->rank;
    int64_t rows = out->sizes[rank - 2];
    int64_t columns = out->sizes[rank - 1];
    int64_t sizes[TN_MAX_DIM];
    int64_t strides[TN_MAX_DIM];
    size_t bytes = tni_dtypes[out->dtype].bytes;
    if (out->numel == 0)
        return TN_OK;
    if (out->data != self->data ||
        memcmp(out->strides, self->strides, (size_t)rank * sizeof *strides) != 0)
        TN_TRY(tni_copy(out, self));
    /* The view: the dimensions of the batch, then a part of a row. */
    memcpy(sizes, out->sizes, (size_t)(rank - 2) * sizeof *sizes);
    memcpy(strides, out->strides, (size_t)(rank - 2) * sizeof *strides);
    strides[rank - 2] = out->strides[rank - 1];
    for (int64_t row = 0; row < rows; row++) {
        int64_t edge = tni_triangle_edge(row, kept.diagonal, kept.is_lower);
        int64_t middle = edge < 0 ? 0 : tni_min(edge, columns);
        int64_t first = kept.is_lower ? middle : 0;
        int64_t count = kept.is_lower ? columns - middle : middle;
        if (count == 0)
            continue;
        int64_t begin = row * out->strides[rank - 2] + first * out->strides[rank - 1];
        sizes[rank - 2] = count; /* a part of the row, in all matrices */
        const tni_strided part =
            tni_strided_at((tn_dtype)out->dtype, (char *)out->data + begin * (int64_t)bytes,
                           rank - 1, sizes, strides);
        TN_TRY(tni_fill_strided(&part, &zero));
    }
    return TN_OK;
}

TNI_SHAPES(tril_out)
{
    return triangle_shapes(work, in->self);
}

TNI_WORK(tril_out)
{
    return triangle_work(in->self, work->outs[0], (triangle){in->diagonal, true});
}

TNI_STRUCTURED_IN_PLACE(tril_out)

TNI_SHAPES(triu_out)
{
    return triangle_shapes(work, in->self);
}

TNI_WORK(triu_out)
{
    return triangle_work(in->self, work->outs[0], (triangle){in->diagonal, false});
}

TNI_STRUCTURED_IN_PLACE(triu_out)
