/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The builder: how a composite operator is written, one call of an operator after the other.
 *
 *     tni_builder s = {0};
 *     tn_tensor *difference = TNI_BUILD(&s, sub_Tensor, in->self, in->target, &tni_one);
 *     tn_tensor *square = TNI_BUILD(&s, mul_Tensor, difference, difference);
 *     return tni_builder_return(&s, square, outs);
 *
 * The builder keeps the status and a reference to every tensor that it made. After a failure no
 * further call is made, arguments are not evaluated, and results are NULL: so fields of a result
 * may be read only while tni_builder_go_on. A TNI_BUILD must not be an argument of another one: the
 * outer call would be made even if the inner one failed. Everything made is released at the end,
 * except the result. A loop whose length depends on its arguments drops early what it no longer
 * needs: tni_builder_drop, or a builder for each iteration.
 */
#ifndef TENON_BUILDER_H
#define TENON_BUILDER_H

#include "kernels/core/structured.h"

/* Tensors that a builder keeps without memory of its own; hardly any operator makes more. */
#define TNI_BUILDER_ROOM 64

/* Zero-initialised; used by one thread, and ended exactly once. */
typedef struct tni_builder {
    tn_status status;                  /* TN_OK, or that of the first failure */
    int count;                         /* tensors in `kept` */
    tn_tensor *made;                   /* where a call leaves its tensor */
    struct tni_builder_chunk *spilled; /* those that made room in `kept`, or NULL */
    tn_tensor *kept[TNI_BUILDER_ROOM]; /* one reference each */
} tni_builder;

/* Return whether nothing has failed. */
static inline bool tni_builder_go_on(const tni_builder *builder)
{
    return builder->status == TN_OK;
}

/* Move the tensors in `kept` to memory of their own, which makes room. For tni_builder_keep. */
tn_status tni_builder_spill(tni_builder *builder) TN_NODISCARD;

/* Release the tensors that were moved. For tni_builder_end. */
void tni_builder_release_spilled(tni_builder *builder);

/* Keep a new tensor, whose reference is taken, until the end, and return it. NULL is legal. */
static inline tn_tensor *tni_builder_keep(tni_builder *builder, tn_tensor *tensor)
{
    if (tensor != NULL && builder->count == TNI_BUILDER_ROOM) {
        tn_status status = tni_builder_spill(builder);
        if (status != TN_OK) {
            if (tni_builder_go_on(builder)) /* the first failure stays */
                builder->status = status;
            tn_tensor_release(tensor);
            return NULL;
        }
    }
    if (tensor != NULL)
        builder->kept[builder->count++] = tensor;
    return tensor;
}

/*
 * Keep the tensors that a call left in `results`, if nothing has failed; else they become NULL.
 */
void tni_builder_keep_all(tni_builder *builder, tn_tensor **results, int count);

/*
 * Keep the tensor that a function left in builder->made, if its status is TN_OK, and return it, or
 * NULL.
 */
static inline tn_tensor *tni_builder_took(tni_builder *builder, tn_status status)
{
    if (tni_builder_go_on(builder))
        builder->status = status;
    return status == TN_OK ? tni_builder_keep(builder, builder->made) : NULL;
}

/* The tensor that `expression`, which writes to (builder)->made and has a status, makes. */
#define TNI_BUILD_OF(builder, expression)                                                          \
    (tni_builder_go_on(builder) ? tni_builder_took((builder), (expression)) : (tn_tensor *)NULL)

/* The tensor that the operator returns for these arguments. */
#define TNI_BUILD(builder, name, ...)                                                              \
    TNI_BUILD_OF(builder, tni_call_##name(__VA_ARGS__, &(builder)->made))

/* Evaluate an expression of a status that leaves no tensor, or none that the builder is to keep. */
#define TNI_BUILD_DO(builder, expression)                                                          \
    ((void)(tni_builder_go_on(builder) ? (builder)->status = (expression) : TN_OK))

/*
 * Release a tensor that is no longer needed before the end. A tensor that is not kept, such as an
 * argument, is left alone, and so is one that was moved to make room. NULL is legal.
 */
void tni_builder_drop(tni_builder *builder, const tn_tensor *tensor);

/* Release everything kept and return the status. */
static inline tn_status tni_builder_end(tni_builder *builder)
{
    if (builder->spilled != NULL)
        tni_builder_release_spilled(builder);
    for (int i = 0; i < builder->count; i++)
        tn_tensor_release(builder->kept[i]);
    builder->count = 0;
    return builder->status;
}

/* End the builder; on success *out is a new reference to `result`, a tensor made or an argument. */
static inline tn_status tni_builder_end_with(tni_builder *builder, tn_tensor *result,
                                             tn_tensor **out)
{
    if (tni_builder_go_on(builder))
        tn_tensor_retain(result);
    TN_TRY(tni_builder_end(builder));
    *out = result;
    return TN_OK;
}

/* End the builder and return `result` as the result of a kernel. */
static inline tn_status tni_builder_return(tni_builder *builder, tn_tensor *result,
                                           StableIValue *outs)
{
    TN_TRY(tni_builder_end_with(builder, result, &result));
    /* an argument that is returned is written already */
    tn_status status = tni_return_same(result, outs);
    tn_tensor_release(result);
    return status;
}

/* End the builder and return several results. */
static inline tn_status tni_builder_return_all(tni_builder *builder, tn_tensor *const *results,
                                               int count, StableIValue *outs)
{
    TNI_BUILD_DO(builder, tni_return_given(results, count, outs));
    return tni_builder_end(builder);
}

/* End a composite with an `out`: resize it, copy the result to it and return it. */
tn_status tni_builder_deliver(tni_builder *builder, tn_tensor *result, tn_tensor *out,
                              StableIValue *outs) TN_NODISCARD;

/* The same, after a check that the result's dtype can be cast to that of `out`. */
tn_status tni_builder_deliver_cast(tni_builder *builder, const tn_call *call, tn_tensor *result,
                                   tn_tensor *out, StableIValue *outs) TN_NODISCARD;

/* The same for several results of a CPU kernel: all given tensors are written, or none is. */
tn_status tni_builder_deliver_all(tni_builder *builder, tn_tensor *const *results,
                                  tn_tensor *const *given, int count,
                                  StableIValue *outs) TN_NODISCARD;

/* ---- loops and lists of tensors ---- */

/*
 * Return a builder for one iteration of a loop, which is ended with the iteration. It does nothing
 * if `outer` has failed.
 */
static inline tni_builder tni_builder_inner(const tni_builder *outer)
{
    return (tni_builder){.status = outer->status};
}

/* End an iteration's builder; its failure becomes that of `outer`. */
static inline void tni_builder_join(tni_builder *outer, tni_builder *inner)
{
    tn_status status = tni_builder_end(inner);
    if (tni_builder_go_on(outer))
        outer->status = status;
}

/*
 * Return an empty list with room for `count` tensors, NULL after a failure. It can be an argument
 * of a call; the caller drops it with tni_list_drop or returns it.
 */
static inline tni_list *tni_builder_list(tni_builder *builder, size_t count)
{
    tni_list *list = NULL;
    TNI_BUILD_DO(builder, tni_list_new(count, &list));
    return list;
}

/* Append a tensor to a list, which takes a reference of its own. */
static inline void tni_builder_add(tni_builder *builder, tni_list *list, tn_tensor *tensor)
{
    TNI_BUILD_DO(builder, tni_list_add_take(list, tn_tensor_retain(tensor)));
}

/* End the builder and return the list; drop it after a failure. */
static inline tn_status tni_builder_return_list(tni_builder *builder, tni_list *list,
                                                StableIValue *outs)
{
    return tni_return_list(tni_builder_end(builder), list, outs);
}

/* A list of integers as an argument, alive as long as the expression's block. */
#define TNI_INT_LIST(...)                                                                          \
    ((tni_ints){(const int64_t[]){__VA_ARGS__},                                                    \
                (int64_t)(sizeof((const int64_t[]){__VA_ARGS__}) / sizeof(int64_t))})

/* Return `from` in a dtype and row-major, itself or a copy. */
tn_tensor *tni_builder_contiguous(tni_builder *builder, tn_tensor *from, tn_dtype dtype);

/* Return both tensors joined along `dim`, by cat. */
tn_tensor *tni_builder_cat(tni_builder *builder, tn_tensor *a, tn_tensor *b, int64_t dim);

#endif
