/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Which functions run here, for people: the ISAs, what else the processor has, and for each loop
 * that is compiled per ISA the one that this process calls. A family of such loops has its part
 * here.
 */
#include <tenon/experimental/explain.h>

#include "base/processor.h"
#include "kernels/pointwise/pointwise.h"
#include "kernels/gemm/gemm_tiles.h"
#include "kernels/reduce/reduce.h"

tn_status tn_cpu_levels_list(tn_cpu_level_visitor visitor, void *context)
{
    if (visitor == NULL)
        return tni_fail_null(__func__, "visitor");
    for (tni_isa isa = TNI_ISA_BASE; isa < TNI_ISA_COUNT; isa++) {
        tn_cpu_level info = {sizeof info, tni_isa_name(isa), isa <= tni_best_isa(),
                             isa == tni_cpu_isa()};
        if (!visitor(context, &info))
            break;
    }
    return TN_OK;
}

tn_status tn_cpu_sets_list(tn_cpu_set_visitor visitor, void *context)
{
    if (visitor == NULL)
        return tni_fail_null(__func__, "visitor");
    for (int set = 0; tni_cpu_set_name(set) != NULL; set++)
        if (tni_cpu_has((tni_cpu_set)set) && !visitor(context, tni_cpu_set_name(set)))
            break;
    return TN_OK;
}

/* The dtypes that compute in each type, by their names in PyTorch. */
static const char *const compute_dtypes[TNI_COMPUTE_TYPE_COUNT] = {
    [TNI_COMPUTE_BOOL] = "bool",       [TNI_COMPUTE_U8] = "uint8",
    [TNI_COMPUTE_I8] = "int8",         [TNI_COMPUTE_I16] = "int16",
    [TNI_COMPUTE_I32] = "int32",       [TNI_COMPUTE_I64] = "int64",
    [TNI_COMPUTE_U16] = "uint16",      [TNI_COMPUTE_U32] = "uint32",
    [TNI_COMPUTE_U64] = "uint64",      [TNI_COMPUTE_F32] = "float16, bfloat16, float32",
    [TNI_COMPUTE_F64] = "float64",     [TNI_COMPUTE_C64] = "complex32, complex64",
    [TNI_COMPUTE_C128] = "complex128",
};

/* Where a list of loops goes. */
typedef struct loop_listing {
    tn_loop_visitor visitor; /* the listener */
    void *context;           /* its own */
    bool is_over;            /* it wants no more */
} loop_listing;

static void tell(loop_listing *listing, const char *family, const char *name, tni_isa isa,
                 const char *dtypes)
{
    tn_loop_info info = {sizeof info, family, name, tni_isa_name(isa), dtypes};
    if (!listing->is_over)
        listing->is_over = !listing->visitor(listing->context, &info);
}

/* Compute types as bits: those that have a function at the ISA of the process, and at the base. */
typedef struct loop_types {
    unsigned own;  /* at the ISA of the process */
    unsigned base; /* at the base ISA */
} loop_types;

/* Tell of one ISA's compute types, if there are any. */
static tn_status tell_types(loop_listing *listing, const char *family, const char *name,
                            tni_isa isa, unsigned types)
{
    tni_buffer text = {0};
    for (int type = 0; type < TNI_COMPUTE_TYPE_COUNT; type++)
        if ((types >> type & 1) != 0)
            tni_buffer_print(&text, "%s%s", text.length > 0 ? ", " : "", compute_dtypes[type]);
    bool failed = text.failed;
    if (!failed && text.length > 0)
        tell(listing, family, name, isa, text.data);
    tni_buffer_free(&text);
    return failed ? tni_fail_memory(1) : TN_OK;
}

/* A type without a function at the ISA of the process is served by the base. */
static tn_status tell_loop(loop_listing *listing, const char *family, const char *name,
                           loop_types types)
{
    TN_TRY(tell_types(listing, family, name, tni_cpu_isa(), types.own));
    return tell_types(listing, family, name, TNI_ISA_BASE, types.base & ~types.own);
}

#define TNI_LOOP(name) #name,
static const char *const loop_names[TNI_LOOP_COUNT] = {
#include "kernels/pointwise/isa_loops.inc"
#include "kernels/pointwise/base_loops.inc"
};
#undef TNI_LOOP
#define NAME_TEXT(name) #name,
static const char *const fold_names[TNI_FOLD_COUNT] = {TNI_FOLDS(NAME_TEXT)};
#undef NAME_TEXT

static tn_status tell_loops(loop_listing *listing)
{
    for (int loop = 0; loop < TNI_LOOP_COUNT; loop++) {
        loop_types types = {0, 0};
        const tni_loop_variant *own = tni_loop_at_isa(loop, tni_cpu_isa());
        const tni_loop_variant *base = tni_loop_at_isa(loop, TNI_ISA_BASE);
        for (int type = 0; type < TNI_COMPUTE_TYPE_COUNT; type++) {
            types.own |= (unsigned)(own != NULL && own->compute_types[type] != NULL) << type;
            types.base |= (unsigned)(base->compute_types[type] != NULL) << type;
        }
        TN_TRY(tell_loop(listing, "pointwise", loop_names[loop], types));
    }
    return TN_OK;
}

static tn_status tell_folds(loop_listing *listing)
{
    for (int fold = 0; fold < TNI_FOLD_COUNT; fold++) {
        loop_types types = {0, 0};
        for (int type = 0; type < TNI_COMPUTE_TYPE_COUNT; type++) {
            types.own |= (unsigned)(TNI_OF_ISA(tni_folds)[fold].runs[type] != NULL) << type;
            types.base |= (unsigned)(tni_folds_base[fold].runs[type] != NULL) << type;
        }
        TN_TRY(tell_loop(listing, "reduction", fold_names[fold], types));
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
    tell(&listing, "product", "tile", tni_cpu_isa(), "float16, bfloat16, float32, float64");
    return TN_OK;
}
