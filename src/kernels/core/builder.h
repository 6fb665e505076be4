/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Steps: how a composite operator is written, one call of an operator after the other.
 *
 *     tni_builder s = {0};
 *     tn_tensor *difference = TNI_BUILD(&s, sub_Tensor, in->self, in->target, &tni_one);
 *     tn_tensor *square = TNI_BUILD(&s, mul_Tensor, difference, difference);
 *     return tni_builder_return(&s, square, outs);
 *
 * A step after one that failed is not made, its arguments are not looked at and its tensor is NULL:
 * fields of a step's tensor may be read only while tni_builder_go_on. A step is no argument of
 * another one, which would be made without it. What the builder made is dropped at the end, but for
 * the result.
 */
#ifndef TENON_BUILDER_H
#define TENON_BUILDER_H

#include "kernels/core/structured.h"

/* Most builder that leave a tensor. */
#define TNI_MOST_STEPS 64

typedef struct tni_builder {
    tn_status status;                /* TN_OK, or what the first failure said */
    int count;                       /* tensors kept */
    tn_tensor *made;                 /* where a step leaves its tensor */
    tn_tensor *kept[TNI_MOST_STEPS]; /* one reference each */
} tni_builder;

/* Whether no step has failed. */
static inline bool tni_builder_go_on(const tni_builder *builder)
{
    return builder->status == TN_OK;
}

/* Keeps a new tensor until the end; NULL is legal. */
static inline tn_tensor *tni_builder_keep(tni_builder *builder, tn_tensor *tensor)
{
    if (tensor != NULL && builder->count == TNI_MOST_STEPS) {
        tn_tensor_release(tensor);
        builder->status = tni_fail(TN_ERR_RUNTIME, "an operator is made of too many builder");
        return NULL;
    }
    if (tensor != NULL)
        builder->kept[builder->count++] = tensor;
    return tensor;
}

/* The same for a function that returns a status and leaves a new tensor in builder->made. */
static inline tn_tensor *tni_builder_took(tni_builder *builder, tn_status status)
{
    if (tni_builder_go_on(builder))
        builder->status = status;
    return status == TN_OK ? tni_builder_keep(builder, builder->made) : NULL;
}

/* The tensor that `expression`, which writes to (builder)->made, makes. */
#define TNI_BUILD_OF(builder, expression)                                                          \
    (tni_builder_go_on(builder) ? tni_builder_took((builder), (expression)) : (tn_tensor *)NULL)

/* The tensor that the operator makes of these arguments. */
#define TNI_BUILD(builder, name, ...)                                                              \
    TNI_BUILD_OF(builder, tni_call_##name(__VA_ARGS__, &(builder)->made))

/* An expression of status that leaves nothing, or nothing that is one tensor. */
#define TNI_BUILD_DO(builder, expression)                                                          \
    ((void)(tni_builder_go_on(builder) ? (builder)->status = (expression) : TN_OK))

/* Drops what was made. */
static inline tn_status tni_builder_end(tni_builder *builder)
{
    for (int i = 0; i < builder->count; i++)
        tn_tensor_release(builder->kept[i]);
    builder->count = 0;
    return builder->status;
}

/* Drops what was made and leaves a new reference to `result`, a step's tensor or an argument. */
static inline tn_status tni_builder_end_with(tni_builder *builder, tn_tensor *result,
                                             tn_tensor **out)
{
    if (tni_builder_go_on(builder))
        tn_tensor_retain(result);
    TN_TRY(tni_builder_end(builder));
    *out = result;
    return TN_OK;
}

/* The same as the result of a kernel. */
static inline tn_status tni_builder_return(tni_builder *builder, tn_tensor *result,
                                           StableIValue *outs)
{
    TN_TRY(tni_builder_end_with(builder, result, &result));
    tn_status status = tni_return_same(result, outs); /* it may have been given, and is written */
    tn_tensor_release(result);
    return status;
}

/* The same for several results. */
static inline tn_status tni_builder_return_all(tni_builder *builder, tn_tensor *const *results,
                                               int count, StableIValue *outs)
{
    TNI_BUILD_DO(builder, tni_return_given(results, count, outs));
    return tni_builder_end(builder);
}

/* The same for a composite operator with an `out`: that is resized, written and returned. */
tn_status tni_builder_deliver(tni_builder *builder, tn_tensor *result, tn_tensor *out,
                              StableIValue *outs) TN_NODISCARD;

/* The same, once the dtype of `out` was found to be one that the result's can be cast to. */
tn_status tni_builder_deliver_cast(tni_builder *builder, const tn_call *call, tn_tensor *result,
                                   tn_tensor *out, StableIValue *outs) TN_NODISCARD;

/* The same for several, in a kernel of the CPU: all are written, or none. */
tn_status tni_builder_deliver_all(tni_builder *builder, tn_tensor *const *results,
                                  tn_tensor *const *given, int count,
                                  StableIValue *outs) TN_NODISCARD;

/* ---- loops and lists of tensors ---- */

/* Steps of one turn of a loop, dropped at its end; none are made if the outer ones have failed. */
static inline tni_builder tni_builder_inner(const tni_builder *outer)
{
    return (tni_builder){.status = outer->status};
}

/* Ends the turn, whose failure becomes the outer one. */
static inline void tni_builder_join(tni_builder *outer, tni_builder *inner)
{
    tn_status status = tni_builder_end(inner);
    if (tni_builder_go_on(outer))
        outer->status = status;
}

/*
 * An empty list with room for `count` tensors, NULL if a step has failed: an argument of a step,
 * and then tni_list_drop's, or the result.
 */
static inline tni_list *tni_builder_list(tni_builder *builder, size_t count)
{
    tni_list *list = NULL;
    TNI_BUILD_DO(builder, tni_list_new(count, &list));
    return list;
}

/* Adds a tensor to a list, which has a reference of its own. */
static inline void tni_builder_add(tni_builder *builder, tni_list *list, tn_tensor *tensor)
{
    TNI_BUILD_DO(builder, tni_list_add_take(list, tn_tensor_retain(tensor)));
}

/* Drops what was made and returns the list, or drops it. */
static inline tn_status tni_builder_return_list(tni_builder *builder, tni_list *list,
                                                StableIValue *outs)
{
    return tni_return_list(tni_builder_end(builder), list, outs);
}

/* A list of integers as an argument, alive as long as the expression's block. */
#define TNI_INT_LIST(...)                                                                          \
    ((tni_ints){(const int64_t[]){__VA_ARGS__},                                                    \
                (int64_t)(sizeof((const int64_t[]){__VA_ARGS__}) / sizeof(int64_t))})

/* The step that joins two tensors along `dim`. */
tn_tensor *tni_builder_cat(tni_builder *builder, tn_tensor *a, tn_tensor *b, int64_t dim);

#endif
