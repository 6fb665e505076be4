/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * What operators that give views share: the geometry of a view while it is worked out.
 *
 *     tni_geometry_begin(&view, self) ─► sizes, strides, offset are changed ─► tni_return_view
 */
#ifndef TENON_VIEWS_H
#define TENON_VIEWS_H

#include "kernels/core/kernel_core.h"

/* A view's geometry while it is worked out. */
typedef struct tni_geometry {
    int64_t rank;                /* dimensions */
    int64_t offset;              /* elements from the storage's start */
    int64_t sizes[TN_MAX_DIM];   /* sizes */
    int64_t strides[TN_MAX_DIM]; /* strides */
} tni_geometry;

/* Begins with that of `self`. Not by value: it is 1 KiB, of which most use a few bytes. */
static inline void tni_geometry_begin(tni_geometry *view, const tn_tensor *self)
{
    view->rank = self->rank;
    view->offset = self->offset;
    for (int64_t i = 0; i < self->rank; i++) {
        view->sizes[i] = self->sizes[i];
        view->strides[i] = self->strides[i];
    }
}

/* Takes dimension `dim` away. */
void tni_geometry_drop(tni_geometry *view, int64_t dim);

/* A handle to a new view of self, which must lie within what `self` shows. */
tn_status tni_return_view(const tn_tensor *self, const tni_geometry *view,
                          StableIValue *out) TN_NODISCARD;

/*
 * Replaces the one -1 of `shape`; TN_ERR_RUNTIME if the elements do not fit, or if any size would
 * do.
 */
tn_status tni_infer_sizes(tni_ints shape, int64_t numel, int64_t *sizes) TN_NODISCARD;

/* Strides under which `sizes` shows self's elements in order; false if only a copy would. */
bool tni_view_strides(const tn_tensor *self, int64_t rank, const int64_t *sizes, int64_t *strides);

#endif
