/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The functions of the builder that call operators themselves.
 */
#include "calls/calls_core.h"
#include "kernels/core/builder.h"

/* ---- tensors kept ---- */

/* A room's worth of tensors, and those that were moved before. */
typedef struct tni_builder_chunk {
    struct tni_builder_chunk *older;   /* NULL if these are the first */
    tn_tensor *kept[TNI_BUILDER_ROOM]; /* one reference each */
} tni_builder_chunk;

tn_status tni_builder_spill(tni_builder *builder)
{
    tni_builder_chunk *chunk = tni_malloc(sizeof *chunk);
    TNI_ASSERT(builder->count == TNI_BUILDER_ROOM);
    if (chunk == NULL)
        return tni_fail_memory(sizeof *chunk);
    chunk->older = builder->spilled;
    memcpy(chunk->kept, builder->kept, sizeof chunk->kept);
    builder->spilled = chunk;
    builder->count = 0;
    return TN_OK;
}

void tni_builder_release_spilled(tni_builder *builder)
{
    for (tni_builder_chunk *chunk = builder->spilled, *older; chunk != NULL; chunk = older) {
        older = chunk->older;
        for (int i = 0; i < TNI_BUILDER_ROOM; i++)
            tn_tensor_release(chunk->kept[i]);
        tni_free(chunk);
    }
    builder->spilled = NULL;
}

/* What is dropped was made last, as a rule, so the search goes backwards and ends at once. */
void tni_builder_drop(tni_builder *builder, const tn_tensor *tensor)
{
    for (int i = builder->count - 1; i >= 0; i--) {
        if (builder->kept[i] != tensor)
            continue;
        tn_tensor_release(builder->kept[i]);
        builder->kept[i] = builder->kept[--builder->count];
        return;
    }
}

/* ---- results ---- */

/*
 * Resize `out` and copy the result to it. copy_ is an operator of its own, which autograd or a
 * backend may refuse: then `out` gets its old geometry back.
 */
static tn_status resize_and_copy(tn_tensor *out, tn_tensor *result)
{
    int64_t rank = out->rank;
    int64_t dims[2][TN_MAX_DIM];
    memcpy(dims[0], out->sizes, (size_t)rank * sizeof **dims);
    memcpy(dims[1], out->strides, (size_t)rank * sizeof **dims);
    TN_TRY(tni_check_deliverable(result, out));
    TN_TRY(tni_resize_output(out, result->rank, result->sizes));
    tn_status status = tni_call_copy_(out, result, false);
    if (status != TN_OK &&
        tni_tensor_set_geometry(out, rank, dims[0], dims[1], out->offset) != TN_OK)
        return tn_last_status();
    return status;
}

tn_status tni_builder_deliver(tni_builder *builder, tn_tensor *result, tn_tensor *out,
                              StableIValue *outs)
{
    TNI_BUILD_DO(builder, resize_and_copy(out, result));
    return tni_builder_return(builder, out, outs);
}

tn_status tni_builder_deliver_cast(tni_builder *builder, const tn_call *call, tn_tensor *result,
                                   tn_tensor *out, StableIValue *outs)
{
    if (tni_builder_go_on(builder))
        builder->status = tni_check_cast(call, (tn_dtype)result->dtype, (tn_dtype)out->dtype);
    return tni_builder_deliver(builder, result, out, outs);
}

tn_status tni_builder_deliver_all(tni_builder *builder, tn_tensor *const *results,
                                  tn_tensor *const *given, int count, StableIValue *outs)
{
    tni_delivery deliveries[TNI_MOST_OUTS] = {{NULL, NULL, false}};
    for (int i = 0; i < count; i++)
        deliveries[i] = (tni_delivery){results[i], given[i], true};
    TNI_BUILD_DO(builder, tni_deliver_all(deliveries, (size_t)count));
    return tni_builder_return_all(builder, given, count, outs);
}

void tni_builder_keep_all(tni_builder *builder, tn_tensor **results, int count)
{
    for (int i = 0; i < count; i++)
        results[i] = tni_builder_go_on(builder) ? tni_builder_keep(builder, results[i]) : NULL;
}

tn_tensor *tni_builder_contiguous(tni_builder *builder, tn_tensor *from, tn_dtype dtype)
{
    tn_tensor *converted = TNI_BUILD_OF(builder, tni_to_dtype(from, dtype, &builder->made));
    return TNI_BUILD_OF(builder, tni_contiguous(converted, &builder->made));
}

tn_tensor *tni_builder_cat(tni_builder *builder, tn_tensor *a, tn_tensor *b, int64_t dim)
{
    tni_list *list = tni_builder_list(builder, 2);
    tni_builder_add(builder, list, a);
    tni_builder_add(builder, list, b);
    tn_tensor *joined = TNI_BUILD(builder, cat, list, dim);
    tni_list_drop(list);
    return joined;
}
