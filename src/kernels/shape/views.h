/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What view operators share: the geometry of a view while it is worked out.
 *
 *     tni_geometry_begin(&view, self) ─► change sizes, strides, offset ─► tni_return_view
 */
#ifndef TENON_VIEWS_H
#define TENON_VIEWS_H

#include "kernels/core/kernel_core.h"

/* The geometry of a view while it is worked out. */
typedef struct tni_geometry {
    int64_t rank;                /* number of dimensions */
    int64_t offset;              /* elements from the start of the storage */
    int64_t sizes[TN_MAX_DIM];   /* elements per dimension */
    int64_t strides[TN_MAX_DIM]; /* elements from one index to the next */
} tni_geometry;

/* Begin with the geometry of self. Only the used part is copied: the struct has 1 KiB. */
static inline void tni_geometry_begin(tni_geometry *view, const tn_tensor *self)
{
    view->rank = self->rank;
    view->offset = self->offset;
    for (int64_t i = 0; i < self->rank; i++) {
        view->sizes[i] = self->sizes[i];
        view->strides[i] = self->strides[i];
    }
}

/* Remove dimension `dim`. */
void tni_geometry_drop(tni_geometry *view, int64_t dim);

/* Return a handle to a new view of self, which must lie within what self shows. */
tn_status tni_return_view(const tn_tensor *self, const tni_geometry *view,
                          StableIValue *out) TN_NODISCARD;

/*
 * Write `shape` with its one -1 replaced to `sizes`, which has room for TN_MAX_DIM. TN_ERR_RUNTIME
 * if the elements do not fit, or if any size would do.
 */
tn_status tni_infer_sizes(tni_ints shape, int64_t numel, int64_t *sizes) TN_NODISCARD;

/*
 * Set strides under which `sizes` shows the elements of self in order; false if that takes a copy.
 */
bool tni_view_strides(const tn_tensor *self, int64_t rank, const int64_t *sizes, int64_t *strides);

#endif
