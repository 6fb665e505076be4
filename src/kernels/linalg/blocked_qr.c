/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * QR by panels of Householder reflectors (householder.h).
 *
 * The reflectors of a panel, made one after the other, are applied to the columns behind it
 * together, as I - V T V^T (Schreiber and Van Loan, 1989): three matrix products, which read these
 * columns twice for a panel where single reflectors read them twice each. All products are written
 * transposed, as matrices lie by columns: W^T = C^T V, then C^T - (W^T T) V^T.
 */
#include "kernels/linalg/blocks.h"
#include "kernels/linalg/householder.h"

/* Reflectors of a panel. */
#define PANEL 32

/* Bytes up to which a matrix stays in the first-level cache, and is one panel. */
#define ONE_PANEL 32768

/* A panel's reflectors as matrices. Owned, in one allocation from `v` on. */
typedef struct panel {
    tn_dtype dtype;    /* float or double */
    int64_t bytes;     /* of a number */
    int64_t rows;      /* of V: those of the panel, from the diagonal down */
    int64_t count;     /* reflectors */
    char *v;           /* V, by columns of `rows`, with its ones and zeros */
    char *products;    /* V^T V */
    char *t;           /* -T, by columns */
    char *w, *other_w; /* W^T and W^T T, by rows of `count` */
} panel;

/* Allocate the largest panel of a matrix; free(v) releases it. */
static tn_status new_panel(panel *p, tn_dtype dtype, const tni_householder *h)
{
    int64_t bytes = tni_dtypes[dtype].bytes;
    int64_t v = tni_round_up(h->rows * PANEL * bytes, 64);
    int64_t w = tni_round_up(h->columns * PANEL * bytes, 64);
    int64_t square = PANEL * PANEL * bytes;
    *p = (panel){.dtype = dtype, .bytes = bytes};
    p->v = tni_malloc_aligned(64, (size_t)(v + 2 * w + 2 * square));
    if (p->v == NULL)
        return tni_fail(TN_ERR_MEMORY, "no memory for the workspace of a decomposition");
    p->products = p->v + v;
    p->t = p->products + square;
    p->w = p->t + square;
    p->other_w = p->w + w;
    return TN_OK;
}

/* Return the reflectors from `first` on, at most a panel, with as many columns. */
static tni_householder panel_of(const panel *p, const tni_householder *h, int64_t first)
{
    tni_householder part = *h;
    part.a = h->a + first * (h->lead + 1) * p->bytes;
    part.tau = h->tau + first * p->bytes;
    part.rows = h->rows - first;
    part.columns = part.count = tni_min(h->count - first, PANEL);
    return part;
}

/* Make V and T of a panel that is factored. */
static tn_status join(panel *p, const tni_householder *part)
{
    p->rows = part->rows;
    p->count = part->count;
    for (int64_t j = 0; j < p->count; j++) {
        char *column = p->v + j * p->rows * p->bytes;
        memset(column, 0, (size_t)(j * p->bytes));
        memcpy(column + j * p->bytes, part->a + (j * part->lead + j) * p->bytes,
               (size_t)((p->rows - j) * p->bytes));
        if (p->dtype == TN_DTYPE_F32)
            ((float *)(void *)column)[j] = 1;
        else
            ((double *)(void *)column)[j] = 1;
    }
    const tni_block v = {p->v, 1, p->rows};
    TN_TRY(tni_block_multiply(p->dtype, (int64_t[]){p->count, p->count, p->rows},
                              (tni_block){p->v, p->rows, 1}, v, 0,
                              (tni_block){p->products, p->count, 1}));
    tni_householder_here(p->dtype)->join(p->products, part->tau, p->count, p->t);
    return TN_OK;
}

/* Apply the product of a panel's reflectors, or its transpose, to `columns` columns of c. */
static tn_status apply(const panel *p, char *c, int64_t columns, int64_t lead, bool transposed)
{
    const tni_block v = {p->v, 1, p->rows};
    const tni_block turned_v = {p->v, p->rows, 1};
    const tni_block t = {p->t, transposed ? 1 : p->count, transposed ? p->count : 1};
    const tni_block w = {p->w, p->count, 1};
    const tni_block other_w = {p->other_w, p->count, 1};
    const tni_block turned_c = {c, lead, 1};
    if (columns == 0)
        return TN_OK;
    TN_TRY(
        tni_block_multiply(p->dtype, (int64_t[]){columns, p->count, p->rows}, turned_c, v, 0, w));
    TN_TRY(
        tni_block_multiply(p->dtype, (int64_t[]){columns, p->count, p->count}, w, t, 0, other_w));
    return tni_block_multiply(p->dtype, (int64_t[]){columns, p->rows, p->count}, other_w, turned_v,
                              1, turned_c);
}

/* Return whether a matrix is factored as one panel. */
static bool is_small(tn_dtype dtype, const tni_householder *h)
{
    return h->count <= PANEL / 2 || h->rows * h->columns * tni_dtypes[dtype].bytes <= ONE_PANEL;
}

tn_status tni_qr_factor(tn_dtype dtype, const tni_householder *h)
{
    panel p;
    tn_status status = TN_OK;
    const tni_householder_loops *loops = tni_householder_here(dtype);
    if (is_small(dtype, h)) {
        loops->factor(h);
        return TN_OK;
    }
    TN_TRY(new_panel(&p, dtype, h));
    for (int64_t first = 0; first < h->count && status == TN_OK; first += PANEL) {
        tni_householder part = panel_of(&p, h, first);
        int64_t behind = h->columns - first - part.count;
        loops->factor(&part);
        if (behind > 0)
            status = join(&p, &part);
        if (status == TN_OK)
            status = apply(&p, part.a + part.count * h->lead * p.bytes, behind, h->lead, true);
    }
    tni_free(p.v);
    return status;
}

tn_status tni_qr_form(tn_dtype dtype, const tni_householder *h)
{
    panel p;
    tn_status status = TN_OK;
    const tni_householder_loops *loops = tni_householder_here(dtype);
    if (is_small(dtype, h)) {
        loops->form(h);
        return TN_OK;
    }
    TN_TRY(new_panel(&p, dtype, h));
    int64_t last = (h->count - 1) / PANEL * PANEL;
    for (int64_t first = last; first >= 0 && status == TN_OK; first -= PANEL) {
        tni_householder part = panel_of(&p, h, first);
        if (first == last) /* columns without reflectors of their own, too */
            part.columns = h->columns - first;
        else if ((status = join(&p, &part)) == TN_OK)
            status = apply(&p, part.a + part.count * h->lead * p.bytes,
                           h->columns - first - part.count, h->lead, false);
        loops->form(&part);
        for (int64_t j = first; j < first + part.columns; j++)
            memset(h->a + j * h->lead * p.bytes, 0, (size_t)(first * p.bytes));
    }
    tni_free(p.v);
    return status;
}

tn_status tni_qr_multiply(tn_dtype dtype, const tni_householder *h, char *c, int64_t columns,
                          int64_t lead)
{
    panel p;
    tn_status status = TN_OK;
    tni_householder room = *h;
    room.columns = columns;
    TN_TRY(new_panel(&p, dtype, &room));
    for (int64_t first = (h->count - 1) / PANEL * PANEL; first >= 0 && status == TN_OK;
         first -= PANEL) {
        tni_householder part = panel_of(&p, h, first);
        status = join(&p, &part);
        if (status == TN_OK)
            status = apply(&p, c + first * p.bytes, columns, lead, false);
    }
    tni_free(p.v);
    return status;
}
