/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Structured kernels: written once, as shapes and as work, for three operators.
 *
 *     mul.Tensor(a, b) -> Tensor                  results are new
 *     mul_.Tensor(a(a!), b) -> Tensor(a!)         the result is self
 *     mul.out(a, b, *, out(a!)) -> Tensor(a!)     the results are given, and resized if needed
 *
 * The shape function works out dtype, sizes and strides of each result and calls tni_set_output,
 * which makes or checks the tensor, depending on the operator. The work function then finds the
 * results in `outs`, with whatever strides a given tensor has, and fills them. On the meta device
 * only the shape function runs.
 *
 * A given tensor may be an argument as well, or share memory with one. Until the work has
 * succeeded, no argument changes its sizes, and no argument its elements, except a given tensor
 * that the work may write directly: one of the right sizes that shares no memory with an input
 * (self of an in-place operator may be that input). For all others `outs` has a temporary
 * (temporaries.c), from which the given tensor takes sizes and elements at the end. Work that can
 * fail when it sees values asks for temporaries as well, by work->may_fail, before it sets its
 * outputs.
 *
 * The structured kernel of an entry `dispatch: CPU: NAME_out` is written
 *
 *     TNI_SHAPES(NAME_out) { ... return tni_set_output(work, 0, &spec, in->self->device); }
 *     TNI_WORK(NAME_out) { ... work->outs[0] ... }
 *     TNI_STRUCTURED(NAME_out)
 *
 * with `work` and the typed arguments `in` (typed.h) as parameters; outputs in `in` are NULL.
 */
#ifndef TENON_STRUCTURED_H
#define TENON_STRUCTURED_H

#include "dispatch/builtins.h"
#include "kernels/core/kernel_core.h"

/* Most results of a structured operator. */
#define TNI_MOST_OUTS 6

/* One call of a structured kernel. */
typedef struct tni_work {
    const tn_call *call;                 /* the call */
    const StableIValue *args;            /* its arguments; the outputs among them are in `given` */
    const struct tni_structured *kernel; /* the kernel that runs */
    tni_form form;                       /* NEW, IN_PLACE or OUT */
    int nouts;                           /* number of results */
    bool may_fail; /* the work can fail when it sees values, so it writes temporaries */
    /* to be filled: new or temporary (one reference each), or given */
    tn_tensor *outs[TNI_MOST_OUTS];
    tn_tensor *given[TNI_MOST_OUTS]; /* self or the out= arguments; NULL for new results */
    const void *spec;                /* from tni_structured */
    tn_dtype dtype;                  /* the dtype to compute in, if the shape function sets it */
    union {
        int64_t integers[16]; /* dimensions, sizes, flags */
        double reals[16];     /* factors */
        char bytes[128];      /* a struct of the kernel's own */
    } kept;                   /* what the shape function leaves for the work function */
} tni_work;

/* A structured kernel; static and constant. */
typedef struct tni_structured {
    tn_status (*shapes)(tni_work *work); /* sets every result, with tni_set_output */
    tn_status (*work)(tni_work *work);   /* fills the results; NULL: `shapes` does that as well */
    const void *spec;                    /* a spec, for kernels that share these functions */
    bool takes_self;                     /* `out` may be self, as for the in-place operator */
} tni_structured;

/*
 * Run a structured kernel in one of the three forms, for operators that PyTorch does not make
 * structured but that have the same arguments.
 */
tn_status tni_structured_run(const tni_structured *kernel, tni_form form, const tn_call *call,
                             const StableIValue *args, StableIValue *outs) TN_NODISCARD;

/*
 * Declare result `index`: a tensor of this dtype, these sizes and, if it is new, these strides
 * (NULL: row-major). A given tensor must have the dtype, and self the sizes as well, else the call
 * fails. Other given tensors will be resized, with a warning if they have elements.
 */
tn_status tni_set_output(tni_work *work, int index, const tni_tensor_spec *spec,
                         tn_device device) TN_NODISCARD;

/*
 * The same for results that are converted: a given tensor needs a dtype that the result's can be
 * cast to.
 */
tn_status tni_set_output_cast(tni_work *work, int index, const tni_tensor_spec *spec,
                              tn_device device) TN_NODISCARD;

/* The checks of tni_set_output_cast alone, for a given result. */
tn_status tni_check_given_cast(const tni_work *work, int index, const tni_tensor_spec *spec,
                               tn_device device) TN_NODISCARD;

/*
 * Choose where result `index` is computed, whose dtype and device were checked: in the given
 * tensor, or in a temporary if that has other sizes or `is_apart`.
 */
tn_status tni_choose_output(tni_work *work, int index, const tni_tensor_spec *spec,
                            bool is_apart) TN_NODISCARD;

/* The same, in a temporary if the given tensor may overlap an input. */
tn_status tni_choose_output_apart(tni_work *work, int index,
                                  const tni_tensor_spec *spec) TN_NODISCARD;

/* Warn that an out= tensor with elements is resized. */
void tni_warn_resized(const tn_tensor *out, int64_t rank, const int64_t *sizes);

/*
 * Make a temporary of these sizes and strides and of the dtype of `given`, with which that can be
 * replaced. Fails if the storage of `given` is too small and not resizable. Changes nothing that
 * can be observed.
 */
tn_status tni_temporary_new(tn_tensor *given, const tni_tensor_spec *spec,
                            tn_tensor **out) TN_NODISCARD;

/*
 * Give `given` the sizes, strides and elements of its temporary, which the caller still releases,
 * and whose elements may be gone. Fails only if elements of the dtype cannot be copied.
 */
tn_status tni_temporary_move(tn_tensor *given, const tn_tensor *temporary) TN_NODISCARD;

/*
 * Return whether two tensors of one storage may have an element in common: their ranges overlap,
 * and their strides do not keep them apart. `true` may be wrong, `false` never is.
 */
bool tni_may_overlap(const tn_tensor *a, const tn_tensor *b);

/*
 * Return whether two indices may name one element: unless every stride exceeds what all smaller
 * ones reach. `true` may be wrong, `false` never is.
 */
bool tni_may_overlap_itself(const tn_tensor *self);

/*
 * Return whether `given` may overlap a tensor, or a tensor of a list, among the arguments [first,
 * end).
 */
bool tni_overlaps_inputs(tn_tensor *given, const tn_call *call, const StableIValue *args,
                         size_t first, size_t end);

/*
 * Fail with PyTorch's message if the result and the tensor for it are on different kinds of
 * devices.
 */
tn_status tni_check_deliverable(const tn_tensor *result, const tn_tensor *given) TN_NODISCARD;

/* A computed result and the tensor that was given for it. */
typedef struct tni_delivery {
    const tn_tensor *result; /* borrowed; NULL: it was not asked for */
    tn_tensor *given;        /* gets its sizes and elements; may be the result itself */
    bool is_row_major;       /* if it is resized, whatever the order of the result */
} tni_delivery;

/*
 * Write results to the tensors that were given for them: all or, on failure, none. Dtypes are
 * checked by the caller. A given tensor may be a view of a result.
 */
tn_status tni_deliver_all(const tni_delivery *deliveries, size_t count) TN_NODISCARD;

/* Resize an out= tensor, with a warning if it has elements. For kernels that are not structured. */
tn_status tni_resize_output(tn_tensor *out, int64_t rank, const int64_t *sizes) TN_NODISCARD;

/* Return whether a tensor has these sizes. */
bool tni_has_sizes(const tn_tensor *self, int64_t rank, const int64_t *sizes);

/* The kernels of the three operators that a structured kernel, their context, serves. */
tn_status tni_run_new(const tn_call *call, const StableIValue *args, StableIValue *outs);
tn_status tni_run_in_place(const tn_call *call, const StableIValue *args, StableIValue *outs);
tn_status tni_run_out(const tn_call *call, const StableIValue *args, StableIValue *outs);

/*
 * Kernels of derived operators (derived_variants.c), whose context is the callee of a variant.
 *
 *     made_out        the functional variant, whose results are copied to the out arguments
 *     generated_out   the same by PyTorch's rules for operators that its code generator makes
 *     made_in_place   the same, copied to self; of a view, self becomes the result
 *     made_new        the variant that writes, called with copies of what it writes
 *     made_copy       a view, whose results are copied row-major
 */
tn_status tni_run_made_out(const tn_call *call, const StableIValue *args, StableIValue *outs);
tn_status tni_run_generated_out(const tn_call *call, const StableIValue *args, StableIValue *outs);
tn_status tni_run_made_in_place(const tn_call *call, const StableIValue *args, StableIValue *outs);
tn_status tni_run_made_new(const tn_call *call, const StableIValue *args, StableIValue *outs);
tn_status tni_run_made_copy(const tn_call *call, const StableIValue *args, StableIValue *outs);

/*
 * Kernels of structured operators that are derived from their out= operator (out_variants.c), which
 * is their context: for backends that have a kernel for that one only.
 */
tn_status tni_run_out_for_new(const tn_call *call, const StableIValue *args, StableIValue *outs);
tn_status tni_run_out_in_place(const tn_call *call, const StableIValue *args, StableIValue *outs);

/* tni_run_out_for_new for any operator whose Meta kernel gives the shapes of its results. */
tn_status tni_call_out_for_new(tni_callee *op, const tn_call *call, const StableIValue *args,
                               StableIValue *outs) TN_NODISCARD;

/*
 * TNI_TYPED for a composite that computes by itself, where other backends only have a kernel of the
 * out= operator `out_name`: for tensors on a device that one is called.
 */
#define TNI_TYPED_BESIDE(name, out_name)                                                           \
    static tn_status run_##name(const tn_call *call, const tni_args_##name *in,                    \
                                StableIValue *outs);                                               \
    TNI_KERNEL(name)                                                                               \
    {                                                                                              \
        static tni_callee out_op = {out_name, NULL};                                               \
        tni_args_##name in;                                                                        \
        TN_TRY(tni_read_##name(call, args, &in));                                                  \
        if (TNI_UNLIKELY(tni_is_on_device(in.self)))                                               \
            return tni_call_out_for_new(&out_op, call, args, outs);                                \
        return run_##name(call, &in, outs);                                                        \
    }                                                                                              \
    static tn_status run_##name(__attribute__((unused)) const tn_call *call,                       \
                                const tni_args_##name *in, StableIValue *outs)

/*
 * End an out= kernel that computed `result`, whose reference it takes: check dtypes, resize the
 * given tensor and copy to it, by the rules of the operator (derived_variants.c).
 */
tn_status tni_deliver(const tn_call *call, tn_status status, tn_tensor *result, tn_tensor *given,
                      StableIValue *out) TN_NODISCARD;

/* The same without a check of dtypes, for a composite; `given` must not be shared with an input. */
tn_status tni_deliver_as_it_lies(tn_status status, tn_tensor *result, tn_tensor *given,
                                 StableIValue *out) TN_NODISCARD;

/*
 * The values that the yaml's `precomputed` names, stored in work->kept: the shape function writes
 * them, and the work function reads them in place of the arguments that they replace.
 */
#define TNI_PRECOMPUTED(name, work)                                                                \
    ((void)sizeof(char[sizeof(tni_precomputed_##name) <= sizeof((work)->kept) ? 1 : -1]),          \
     (tni_precomputed_##name *)(void *)&(work)->kept)

/* Return whether numbers of `from` may be written to `to`: never to a lower category. */
bool tni_can_cast(tn_dtype from, tn_dtype to);

/* Fail if they may not; and fail unless a given tensor has exactly the result's dtype. */
tn_status tni_check_cast(const tn_call *call, tn_dtype from, tn_dtype to) TN_NODISCARD;
tn_status tni_check_dtype(const tn_call *call, tn_dtype result, tn_dtype given) TN_NODISCARD;

/* The head of the shape function, of the work function, and the structured kernel made of both. */
#define TNI_SHAPES(name)                                                                           \
    static tn_status shapes_##name(__attribute__((unused)) tni_work *work,                         \
                                   __attribute__((unused)) const tni_args_##name *in)
#define TNI_WORK(name)                                                                             \
    static tn_status work_##name(__attribute__((unused)) tni_work *work,                           \
                                 __attribute__((unused)) const tni_args_##name *in)
#define TNI_STRUCTURED_AS(name, takes_self)                                                        \
    static tn_status read_shapes_##name(tni_work *work)                                            \
    {                                                                                              \
        tni_args_##name in;                                                                        \
        TN_TRY(tni_read_##name(work->call, work->args, &in));                                      \
        return shapes_##name(work, &in);                                                           \
    }                                                                                              \
    static tn_status read_work_##name(tni_work *work)                                              \
    {                                                                                              \
        tni_args_##name in;                                                                        \
        TN_TRY(tni_read_##name(work->call, work->args, &in));                                      \
        return work_##name(work, &in);                                                             \
    }                                                                                              \
    extern const tni_structured tni_structured_##name;                                             \
    const tni_structured tni_structured_##name = {read_shapes_##name, read_work_##name, NULL,      \
                                                  takes_self};
#define TNI_STRUCTURED(name)          TNI_STRUCTURED_AS(name, false)
/* For a kernel whose operator also exists in place. */
#define TNI_STRUCTURED_IN_PLACE(name) TNI_STRUCTURED_AS(name, true)

#endif
