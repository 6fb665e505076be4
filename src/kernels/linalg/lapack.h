/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * LAPACK and BLAS, opened when an operator first needs them (lazy_dlopen.h).
 *
 * Matrices lie by columns, as in Fortran, with a leading dimension of at least 1: element (i, j) is
 * at i + j * lead. Sizes are 32-bit integers. Routines are named without the letter of the type; a
 * routine has one prototype for all four types, or one for real and one for complex numbers.
 *
 *     potrf potrs potri         Cholesky factor, solution, inverse
 *     getrf getrs               LU factors with row swaps, solution
 *     geqrf orgqr ormqr         QR as Householder reflectors, their product, product with it
 *     gesdd syevd geev          singular values, eigenvalues of Hermitian and of general matrices
 *     sytrd stedc               symmetric to tridiagonal, whose eigenvectors by divide and conquer
 *     gebal gebak trevc         balances a matrix, undoes that, eigenvectors of a Schur form
 *     sytrf hetrf sytrs hetrs   LDL^T and LDL^H factors (Bunch-Kaufman), solutions
 *     gels gelsy gelsd gelss    least squares by QR, complete orthogonal factors, SVD (twice)
 *     trsm                      BLAS: triangular systems
 *
 * A routine that is called with lwork = -1 only writes to work[0] how much workspace it would like
 * (tni_lapack_room). `info` becomes 0, or -i if argument i is illegal, or a positive number if the
 * elements do not permit a result.
 */
#ifndef TENON_LAPACK_H
#define TENON_LAPACK_H

#include "kernels/core/kernel_core.h"

/* Routines for least squares, as in TNI_LAPACK_ROUTINES. */
#define TNI_LAPACK_LEAST_SQUARES(X)                                                                \
    X(gels, "sgels_", "dgels_", "cgels_", "zgels_")                                                \
    X(gelsy, "sgelsy_", "dgelsy_", "cgelsy_", "zgelsy_")                                           \
    X(gelsd, "sgelsd_", "dgelsd_", "cgelsd_", "zgelsd_")                                           \
    X(gelss, "sgelss_", "dgelss_", "cgelss_", "zgelss_")

/* Steps to eigenvalues, as in TNI_LAPACK_ROUTINES. */
#define TNI_LAPACK_EIGENVALUES(X)                                                                  \
    X(sytrd, "ssytrd_", "dsytrd_", "chetrd_", "zhetrd_")                                           \
    X(stedc, "sstedc_", "dstedc_", "cstedc_", "zstedc_")                                           \
    X(gebal, "sgebal_", "dgebal_", "cgebal_", "zgebal_")                                           \
    X(gebak, "sgebak_", "dgebak_", "cgebak_", "zgebak_")                                           \
    X(trevc, "strevc_", "dtrevc_", "ctrevc_", "ztrevc_")

/* The routines: the name here, then the symbols for float, double and complex numbers of them. */
#define TNI_LAPACK_ROUTINES(X)                                                                     \
    X(potrf, "spotrf_", "dpotrf_", "cpotrf_", "zpotrf_")                                           \
    X(potrs, "spotrs_", "dpotrs_", "cpotrs_", "zpotrs_")                                           \
    X(potri, "spotri_", "dpotri_", "cpotri_", "zpotri_")                                           \
    X(getrf, "sgetrf_", "dgetrf_", "cgetrf_", "zgetrf_")                                           \
    X(getrs, "sgetrs_", "dgetrs_", "cgetrs_", "zgetrs_")                                           \
    X(geqrf, "sgeqrf_", "dgeqrf_", "cgeqrf_", "zgeqrf_")                                           \
    X(orgqr, "sorgqr_", "dorgqr_", "cungqr_", "zungqr_")                                           \
    X(ormqr, "sormqr_", "dormqr_", "cunmqr_", "zunmqr_")                                           \
    X(gesdd, "sgesdd_", "dgesdd_", "cgesdd_", "zgesdd_")                                           \
    X(syevd, "ssyevd_", "dsyevd_", "cheevd_", "zheevd_")                                           \
    X(geev, "sgeev_", "dgeev_", "cgeev_", "zgeev_")                                                \
    X(sytrf, "ssytrf_", "dsytrf_", "csytrf_", "zsytrf_")                                           \
    X(hetrf, "ssytrf_", "dsytrf_", "chetrf_", "zhetrf_")                                           \
    X(sytrs, "ssytrs_", "dsytrs_", "csytrs_", "zsytrs_")                                           \
    X(hetrs, "ssytrs_", "dsytrs_", "chetrs_", "zhetrs_")                                           \
    X(trsm, "strsm_", "dtrsm_", "ctrsm_", "ztrsm_")                                                \
    TNI_LAPACK_EIGENVALUES(X)                                                                      \
    TNI_LAPACK_LEAST_SQUARES(X)

#define TNI_LAPACK_NAME(name, s, d, c, z) TNI_LAPACK_##name,
enum { TNI_LAPACK_ROUTINES(TNI_LAPACK_NAME) TNI_LAPACK_COUNT };
#undef TNI_LAPACK_NAME

/* Any routine; cast to its prototype before it is called. */
typedef void (*tni_fortran)(void);

/*
 * Prototypes. For each text argument Fortran appends its length, a size_t, at the end. `int` is
 * Fortran's default integer; `columns` are right sides.
 */
typedef void tni_potrf(const char *uplo, const int *n, void *a, const int *lda, int *info, size_t);
typedef void tni_potrs(const char *uplo, const int *n, const int *columns, const void *a,
                       const int *lda, void *b, const int *ldb, int *info, size_t);
typedef void tni_getrf(const int *m, const int *n, void *a, const int *lda, int *pivots, int *info);
typedef void tni_getrs(const char *trans, const int *n, const int *columns, const void *a,
                       const int *lda, const int *pivots, void *b, const int *ldb, int *info,
                       size_t);
typedef void tni_geqrf(const int *m, const int *n, void *a, const int *lda, void *tau, void *work,
                       const int *lwork, int *info);
typedef void tni_orgqr(const int *m, const int *n, const int *k, void *a, const int *lda,
                       const void *tau, void *work, const int *lwork, int *info);
typedef void tni_ormqr(const char *side, const char *trans, const int *m, const int *n,
                       const int *k, const void *a, const int *lda, const void *tau, void *c,
                       const int *ldc, void *work, const int *lwork, int *info, size_t, size_t);
/* Routines whose complex forms take real workspace in addition. */
typedef void tni_gesdd_real(const char *job, const int *m, const int *n, void *a, const int *lda,
                            void *s, void *u, const int *ldu, void *vt, const int *ldvt, void *work,
                            const int *lwork, int *iwork, int *info, size_t);
typedef void tni_gesdd_complex(const char *job, const int *m, const int *n, void *a, const int *lda,
                               void *s, void *u, const int *ldu, void *vt, const int *ldvt,
                               void *work, const int *lwork, void *rwork, int *iwork, int *info,
                               size_t);
typedef void tni_syevd_real(const char *job, const char *uplo, const int *n, void *a,
                            const int *lda, void *w, void *work, const int *lwork, int *iwork,
                            const int *liwork, int *info, size_t, size_t);
typedef void tni_syevd_complex(const char *job, const char *uplo, const int *n, void *a,
                               const int *lda, void *w, void *work, const int *lwork, void *rwork,
                               const int *lrwork, int *iwork, const int *liwork, int *info, size_t,
                               size_t);
typedef void tni_geev_real(const char *left, const char *right, const int *n, void *a,
                           const int *lda, void *wr, void *wi, void *vl, const int *ldvl, void *vr,
                           const int *ldvr, void *work, const int *lwork, int *info, size_t,
                           size_t);
typedef void tni_geev_complex(const char *left, const char *right, const int *n, void *a,
                              const int *lda, void *w, void *vl, const int *ldvl, void *vr,
                              const int *ldvr, void *work, const int *lwork, void *rwork, int *info,
                              size_t, size_t);
typedef void tni_sytrd(const char *uplo, const int *n, void *a, const int *lda, void *d, void *e,
                       void *tau, void *work, const int *lwork, int *info, size_t);
typedef void tni_stedc_real(const char *job, const int *n, void *d, void *e, void *z,
                            const int *ldz, void *work, const int *lwork, int *iwork,
                            const int *liwork, int *info, size_t);
typedef void tni_gebal(const char *job, const int *n, void *a, const int *lda, int *low, int *high,
                       void *scale, int *info, size_t);
typedef void tni_gebak(const char *job, const char *side, const int *n, const int *low,
                       const int *high, const void *scale, const int *columns, void *v,
                       const int *ldv, int *info, size_t, size_t);
typedef void tni_trevc_real(const char *side, const char *which, int *selected, const int *n,
                            const void *t, const int *ldt, void *vl, const int *ldvl, void *vr,
                            const int *ldvr, const int *columns, int *used, void *work, int *info,
                            size_t, size_t);
typedef void tni_gelsy_real(const int *m, const int *n, const int *columns, void *a, const int *lda,
                            void *b, const int *ldb, int *jpvt, const void *rcond, int *rank,
                            void *work, const int *lwork, int *info);
typedef void tni_gelsy_complex(const int *m, const int *n, const int *columns, void *a,
                               const int *lda, void *b, const int *ldb, int *jpvt,
                               const void *rcond, int *rank, void *work, const int *lwork,
                               void *rwork, int *info);
typedef void tni_gelss_real(const int *m, const int *n, const int *columns, void *a, const int *lda,
                            void *b, const int *ldb, void *s, const void *rcond, int *rank,
                            void *work, const int *lwork, int *info);
typedef void tni_gelss_complex(const int *m, const int *n, const int *columns, void *a,
                               const int *lda, void *b, const int *ldb, void *s, const void *rcond,
                               int *rank, void *work, const int *lwork, void *rwork, int *info);
typedef void tni_gelsd_real(const int *m, const int *n, const int *columns, void *a, const int *lda,
                            void *b, const int *ldb, void *s, const void *rcond, int *rank,
                            void *work, const int *lwork, int *iwork, int *info);
typedef void tni_gelsd_complex(const int *m, const int *n, const int *columns, void *a,
                               const int *lda, void *b, const int *ldb, void *s, const void *rcond,
                               int *rank, void *work, const int *lwork, void *rwork, int *iwork,
                               int *info);
typedef void tni_sytrf(const char *uplo, const int *n, void *a, const int *lda, int *pivots,
                       void *work, const int *lwork, int *info, size_t);
typedef void tni_sytrs(const char *uplo, const int *n, const int *columns, const void *a,
                       const int *lda, const int *pivots, void *b, const int *ldb, int *info,
                       size_t);
typedef void tni_gels(const char *trans, const int *m, const int *n, const int *columns, void *a,
                      const int *lda, void *b, const int *ldb, void *work, const int *lwork,
                      int *info, size_t);
typedef void tni_trsm(const char *side, const char *uplo, const char *trans, const char *diagonal,
                      const int *m, const int *n, const void *alpha, const void *a, const int *lda,
                      void *b, const int *ldb, size_t, size_t, size_t, size_t);

/* ---- batches of matrices by columns ---- */

/* A batch of matrices by columns, one after the other. */
typedef struct tni_columns {
    char *data;    /* the first matrix; NULL if there are no elements, or on meta */
    int64_t count; /* how many */
    int64_t step;  /* bytes from one to the next */
    int rows;      /* of each */
    int columns;   /* of each */
    int lead;      /* leading dimension: rows, at least 1 */
} tni_columns;

/* Return matrix `i`, or NULL where there is no data: adding to NULL is undefined. */
static inline char *tni_columns_at(const tni_columns *self, int64_t i)
{
    return self->data != NULL ? self->data + i * self->step : NULL;
}

/*
 * Find a routine (TNI_LAPACK_…) for float, double or complex numbers of them, to be called by this
 * thread for matrices of the size of `a`: the library is told how many threads they are worth. The
 * first call opens it; TN_ERR_RUNTIME naming the package if it is missing. Any thread may call it.
 */
tn_status tni_lapack_find(int routine, tn_dtype dtype, const tni_columns *a,
                          tni_fortran *out) TN_NODISCARD;

/*
 * Return a new tensor of these sizes (rank >= 2) whose matrices, the last two dimensions, lie by
 * columns; elements are undefined.
 */
tn_status tni_columns_new(const tn_tensor *like, tn_dtype dtype, int64_t rank, const int64_t *sizes,
                          tn_tensor **out) TN_NODISCARD;

/* Return a copy of the tensor, broadcast to the sizes, by columns. */
tn_status tni_columns_copy(const tn_tensor *self, int64_t rank, const int64_t *sizes,
                           tn_tensor **out) TN_NODISCARD;

/* Describe a tensor made by one of the two. TN_ERR_RUNTIME if a size exceeds LAPACK's integers. */
tn_status tni_columns_of(const tn_tensor *self, tni_columns *out) TN_NODISCARD;

/*
 * Return how much workspace a routine asked for in work[0], in numbers of the dtype: at least 1,
 * and small enough for LAPACK's integers.
 */
static inline int tni_lapack_room(const void *work, tn_dtype dtype)
{
    bool is_single = dtype == TN_DTYPE_F32 || dtype == TN_DTYPE_C64;
    double asked = is_single ? (double)*(const float *)work : *(const double *)work;
    return asked < 1 ? 1 : asked > 2e9 ? 2000000000 : (int)asked;
}

#endif
