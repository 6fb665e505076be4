/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Strides: those of each memory format, and those that a copy of a tensor gets. Extensions see both
 * and index by them, so PyTorch's answer is matched where it is odd, too.
 */
#include "tensor/tensor_core.h"

/*
 * Dimensions from the fastest to the slowest. The batch is the slowest in both, so an image's
 * elements are together.
 */
static const int8_t channels_last_order[] = {1, 3, 2, 0};
static const int8_t channels_last_3d_order[] = {1, 4, 3, 2, 0};

/*
 * Multiply; INT64_MAX if the product overflows, since no stride is negative. That only happens
 * without elements: other callers refuse sizes whose storage would overflow before they use
 * strides.
 */
static int64_t far_product(int64_t a, int64_t b)
{
    int64_t product;
    return __builtin_mul_overflow(a, b, &product) ? INT64_MAX : product;
}

/*
 * A size 0 counts as 1, as in PyTorch: extensions see the strides of an empty tensor, and these
 * must not be 0.
 */
void tni_row_major_strides(int64_t rank, const int64_t *sizes, int64_t *strides)
{
    int64_t stride = 1;
    for (int64_t i = rank - 1; i >= 0; i--) {
        strides[i] = stride;
        stride = far_product(stride, sizes[i] > 1 ? sizes[i] : 1);
    }
}

/*
 * Like row-major strides, in another order; but a size 0 makes the slower strides 0. PyTorch does
 * that here and not for row-major, and code that compares strides sees the difference.
 */
static void ordered_strides(const int8_t *order, int64_t rank, const int64_t *sizes,
                            int64_t *strides)
{
    int64_t stride = 1;
    for (int64_t i = 0; i < rank; i++) {
        strides[order[i]] = stride;
        stride = far_product(stride, sizes[order[i]]);
    }
}

/*
 * PRESERVE is row-major here, because only sizes are known; with a tensor there is
 * tni_preserved_strides.
 */
tn_status tni_format_strides(tn_memory_format format, int64_t rank, const int64_t *sizes,
                             int64_t *strides)
{
    switch (format) {
    case TN_MEMORY_FORMAT_CONTIGUOUS:
    case TN_MEMORY_FORMAT_PRESERVE:
        tni_row_major_strides(rank, sizes, strides);
        return TN_OK;
    case TN_MEMORY_FORMAT_CHANNELS_LAST:
        if (rank != 4)
            return tni_fail(TN_ERR_RUNTIME, "required rank 4 tensor to use channels_last format");
        ordered_strides(channels_last_order, rank, sizes, strides);
        return TN_OK;
    case TN_MEMORY_FORMAT_CHANNELS_LAST_3D:
        if (rank != 5)
            return tni_fail(TN_ERR_RUNTIME,
                            "required rank 5 tensor to use channels_last_3d format");
        ordered_strides(channels_last_3d_order, rank, sizes, strides);
        return TN_OK;
    case TN_MEMORY_FORMAT_COUNT:
        break;
    }
    return tni_fail(TN_ERR_VALUE, "memory format %d is none: expected 0 to 3", (int)format);
}

/*
 * Compare two dimensions: 1 if `a` is slower than `b`, -1 if it is faster, 0 if undecided. A stride
 * 0 says nothing about the order; of equal strides, the larger size is slower. With strides of 0
 * the relation is not transitive, so the result depends on the algorithm of the sort below, and
 * qsort cannot replace it.
 */
static int compare_dims(const tn_tensor *self, uint8_t a, uint8_t b)
{
    int64_t stride_a = self->strides[a], stride_b = self->strides[b];
    if (stride_a == 0 || stride_b == 0)
        return 0;
    if (stride_a != stride_b)
        return stride_a < stride_b ? -1 : 1;
    return self->sizes[a] > self->sizes[b] ? 1 : 0;
}

/*
 * A dense tensor keeps its strides. Any other (with gaps, expanded, overlapping) gets dense strides
 * in the order of its own, from fast to slow, as far as they determine one: an expanded dimension
 * has stride 0 and could be anywhere. This insertion sort gives the order that torch.empty_like was
 * seen to give, ties included.
 *
 * At most TN_MAX_DIM dimensions, so the quadratic cost is bounded and no memory is needed.
 */
void tni_preserved_strides(const tn_tensor *self, int64_t *strides)
{
    uint8_t order[TN_MAX_DIM];
    if (self->flags & TNI_TENSOR_DENSE) {
        for (int i = 0; i < self->rank; i++)
            strides[i] = self->strides[i];
        return;
    }
    TNI_ASSERT(self->rank <= TN_MAX_DIM);
    /* Insert from the last dimension on; one that is undecided is passed over, not moved. */
    for (int i = 0; i < self->rank; i++) {
        order[i] = (uint8_t)(self->rank - 1 - i);
        for (int at = i, other = i - 1; other >= 0; other--) {
            int relation = compare_dims(self, order[other], order[at]);
            if (relation < 0)
                break;
            if (relation > 0) {
                uint8_t moved = order[other];
                order[other] = order[at];
                order[at] = moved;
                at = other;
            }
        }
    }
    int64_t stride = 1;
    for (int i = 0; i < self->rank; i++) {
        strides[order[i]] = stride;
        stride = far_product(stride, self->sizes[order[i]] > 1 ? self->sizes[order[i]] : 1);
    }
}
