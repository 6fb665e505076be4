/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Looking up routines of LAPACK and BLAS, and tensors whose matrices lie by columns (lapack.h).
 *
 * Each routine is looked up by its symbol when it is first needed and cached per type. Two threads
 * may both look it up at first; they store the same address, so relaxed atomics suffice.
 */
#include "kernels/linalg/lapack.h"
#include "kernels/core/lazy_dlopen.h"

/* The symbols, by routine and type. */
static const char *const names[TNI_LAPACK_COUNT][4] = {
#define NAMES(name, s, d, c, z) {s, d, c, z},
    TNI_LAPACK_ROUTINES(NAMES)
#undef NAMES
};

/* OpenBLAS's function that sets how many threads its routines use. */
typedef void set_threads(int count);

/*
 * Elements from which a matrix is worth threads. OpenBLAS's own wait actively between two calls, so
 * for smaller ones they cost more than they bring, and results would depend on their number.
 */
#define LARGE (INT64_C(1) << 20)

/*
 * Tell OpenBLAS, which has threads of its own, how many it may use for a matrix: as many as a loop
 * of Tenon's has for a large one, else one. Other libraries lack the function. The number is one of
 * the process, or of the calling thread in an OpenBLAS over OpenMP, so both are remembered.
 */
static void hand_over_threads(const tni_columns *a)
{
    static TNI_THREAD_LOCAL uint32_t own;
    static _Atomic(uint32_t) last;
    uint32_t threads = (int64_t)a->rows * a->columns >= LARGE ? tni_num_threads() : 1;
    if (TNI_LIKELY(own == threads && atomic_load_explicit(&last, memory_order_relaxed) == threads))
        return;
    own = threads;
    atomic_store_explicit(&last, threads, memory_order_relaxed);
    tni_fortran set =
        tni_needed_find(&tni_needed_libraries[TNI_NEEDED_LAPACK], "openblas_set_num_threads");
    if (set != NULL)
        ((set_threads *)set)((int)threads);
}

/* Return the index of a dtype in `names`. */
static int type_of(tn_dtype dtype)
{
    return dtype == TN_DTYPE_F32 ? 0 : dtype == TN_DTYPE_F64 ? 1 : dtype == TN_DTYPE_C64 ? 2 : 3;
}

tn_status tni_lapack_find(int routine, tn_dtype dtype, const tni_columns *a, tni_fortran *out)
{
    static _Atomic(tni_fortran) found[TNI_LAPACK_COUNT][4];
    int type = type_of(dtype);
    tni_fortran function = atomic_load_explicit(&found[routine][type], memory_order_relaxed);
    if (function == NULL) {
        TN_TRY(tni_needed_function(&tni_needed_libraries[TNI_NEEDED_LAPACK], names[routine][type],
                                   &function));
        atomic_store_explicit(&found[routine][type], function, memory_order_relaxed);
    }
    hand_over_threads(a);
    *out = function;
    return TN_OK;
}

/* ---- batches ---- */

tn_status tni_columns_new(const tn_tensor *like, tn_dtype dtype, int64_t rank, const int64_t *sizes,
                          tn_tensor **out)
{
    int64_t strides[TN_MAX_DIM];
    int64_t step = 1;
    /* Sizes of 0 count as 1 in strides: LAPACK wants a leading dimension of at least 1. */
    strides[rank - 2] = 1;
    strides[rank - 1] = sizes[rank - 2] > 0 ? sizes[rank - 2] : 1;
    step = tni_mul_saturating(strides[rank - 1], sizes[rank - 1] > 0 ? sizes[rank - 1] : 1);
    for (int64_t d = rank - 3; d >= 0; d--) {
        strides[d] = step;
        step = tni_mul_saturating(step, sizes[d] > 0 ? sizes[d] : 1);
    }
    tni_tensor_spec spec = {.dtype = dtype, .rank = rank, .sizes = sizes, .strides = strides};
    return tni_tensor_empty(&spec, like->device, out);
}

tn_status tni_columns_copy(const tn_tensor *self, int64_t rank, const int64_t *sizes,
                           tn_tensor **out)
{
    TN_TRY(tni_columns_new(self, (tn_dtype)self->dtype, rank, sizes, out));
    tn_status status = tni_copy(*out, self);
    if (status != TN_OK)
        tn_tensor_release(*out);
    return status;
}

tn_status tni_columns_of(const tn_tensor *self, tni_columns *out)
{
    int64_t bytes = tni_dtypes[self->dtype].bytes;
    int64_t rows = self->sizes[self->rank - 2];
    int64_t columns = self->sizes[self->rank - 1];
    if (rows > INT32_MAX || columns > INT32_MAX)
        return tni_fail(TN_ERR_RUNTIME, "a matrix of %lldx%lld is too large for LAPACK",
                        (long long)rows, (long long)columns);
    out->data = self->data;
    out->rows = (int)rows;
    out->columns = (int)columns;
    out->lead = rows > 0 ? (int)rows : 1;
    out->step = rows * columns * bytes;
    out->count = 1;
    for (int d = 0; d < self->rank - 2; d++)
        out->count *= self->sizes[d];
    return TN_OK;
}
