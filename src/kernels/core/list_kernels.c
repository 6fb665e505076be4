/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Which functions run here, for people: the levels, and for each loop that is compiled per level
 * the one that this process calls. A family of such loops has its part here.
 */
#include <tenon/experimental/explain.h>

#include "kernels/pointwise/pointwise.h"
#include "kernels/gemm/gemm_tiles.h"
#include "kernels/reduce/reduce.h"

tn_status tn_cpu_levels_list(tn_cpu_level_visitor visitor, void *context)
{
    if (visitor == NULL)
        return tni_fail_null(__func__, "visitor");
    for (tni_level level = TNI_LEVEL_BASE; level < TNI_LEVEL_COUNT; level++) {
        tn_cpu_level row = {sizeof row, tni_level_name(level), level <= tni_best_level(),
                            level == tni_cpu_level()};
        if (!visitor(context, &row))
            break;
    }
    return TN_OK;
}

/* The dtypes that compute in each column, by their names in PyTorch. */
static const char *const column_dtypes[TNI_COLUMN_COUNT] = {
    [TNI_COLUMN_BOOL] = "bool",       [TNI_COLUMN_U8] = "uint8",
    [TNI_COLUMN_I8] = "int8",         [TNI_COLUMN_I16] = "int16",
    [TNI_COLUMN_I32] = "int32",       [TNI_COLUMN_I64] = "int64",
    [TNI_COLUMN_U16] = "uint16",      [TNI_COLUMN_U32] = "uint32",
    [TNI_COLUMN_U64] = "uint64",      [TNI_COLUMN_F32] = "float16, bfloat16, float32",
    [TNI_COLUMN_F64] = "float64",     [TNI_COLUMN_C64] = "complex32, complex64",
    [TNI_COLUMN_C128] = "complex128",
};

/* Where a list of loops goes. */
typedef struct loop_listing {
    tn_loop_visitor visitor; /* the listener */
    void *context;           /* its own */
    bool is_over;            /* it wants no more */
} loop_listing;

static void tell(loop_listing *listing, const char *family, const char *name, tni_level level,
                 const char *dtypes)
{
    tn_loop_info row = {sizeof row, family, name, tni_level_name(level), dtypes};
    if (!listing->is_over)
        listing->is_over = !listing->visitor(listing->context, &row);
}

/* Columns as bits: those that have a function at the level of the process, and at the base. */
typedef struct loop_columns {
    unsigned own;  /* at the level of the process */
    unsigned base; /* at the base level */
} loop_columns;

/* One row of the columns, if there are any. */
static tn_status tell_columns(loop_listing *listing, const char *family, const char *name,
                              tni_level level, unsigned columns)
{
    tni_buffer text = {0};
    for (int column = 0; column < TNI_COLUMN_COUNT; column++)
        if ((columns >> column & 1) != 0)
            tni_buffer_print(&text, "%s%s", text.length > 0 ? ", " : "", column_dtypes[column]);
    bool failed = text.failed;
    if (!failed && text.length > 0)
        tell(listing, family, name, level, text.data);
    tni_buffer_free(&text);
    return failed ? tni_fail_memory(1) : TN_OK;
}

/* A column without a function at the level of the process is served by the base. */
static tn_status tell_loop(loop_listing *listing, const char *family, const char *name,
                           loop_columns columns)
{
    TN_TRY(tell_columns(listing, family, name, tni_cpu_level(), columns.own));
    return tell_columns(listing, family, name, TNI_LEVEL_BASE, columns.base & ~columns.own);
}

#define TNI_LOOP(name) #name,
static const char *const loop_names[TNI_LOOP_COUNT] = {
#include "kernels/pointwise/level_loops.inc"
#include "kernels/pointwise/base_loops.inc"
};
#undef TNI_LOOP
#define NAME_TEXT(name) #name,
static const char *const fold_names[TNI_FOLD_COUNT] = {TNI_FOLDS(NAME_TEXT)};
#undef NAME_TEXT

static tn_status tell_loops(loop_listing *listing)
{
    for (int loop = 0; loop < TNI_LOOP_COUNT; loop++) {
        loop_columns columns = {0, 0};
        const tni_loop_row *own = tni_loop_at_level(loop, tni_cpu_level());
        const tni_loop_row *base = tni_loop_at_level(loop, TNI_LEVEL_BASE);
        for (int column = 0; column < TNI_COLUMN_COUNT; column++) {
            columns.own |= (unsigned)(own != NULL && own->columns[column] != NULL) << column;
            columns.base |= (unsigned)(base->columns[column] != NULL) << column;
        }
        TN_TRY(tell_loop(listing, "pointwise", loop_names[loop], columns));
    }
    return TN_OK;
}

static tn_status tell_folds(loop_listing *listing)
{
    for (int fold = 0; fold < TNI_FOLD_COUNT; fold++) {
        loop_columns columns = {0, 0};
        for (int column = 0; column < TNI_COLUMN_COUNT; column++) {
            columns.own |= (unsigned)(TNI_OF_LEVEL(tni_fold_rows)[fold].runs[column] != NULL)
                           << column;
            columns.base |= (unsigned)(tni_fold_rows_base[fold].runs[column] != NULL) << column;
        }
        TN_TRY(tell_loop(listing, "reduction", fold_names[fold], columns));
    }
    return TN_OK;
}

tn_status tn_loops_list(tn_loop_visitor visitor, void *context)
{
    loop_listing listing = {visitor, context, false};
    if (visitor == NULL)
        return tni_fail_null(__func__, "visitor");
    TN_TRY(tell_loops(&listing));
    TN_TRY(tell_folds(&listing));
    tell(&listing, "product", "tile", tni_cpu_level(), "float16, bfloat16, float32, float64");
    return TN_OK;
}
