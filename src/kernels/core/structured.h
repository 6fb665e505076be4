/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Structured kernels: written once, as shapes and as work, for three operators.
 *
 *     mul.Tensor(a, b) -> Tensor                  results are new
 *     mul_.Tensor(a(a!), b) -> Tensor(a!)         the result is self
 *     mul.out(a, b, *, out(a!)) -> Tensor(a!)     the results are given, and resized if need be
 *
 * The shape function works out dtype, sizes and strides of each result and says so with
 * tni_set_output, which makes or checks the tensor, whichever the operator asks for. The work
 * function then finds the results in `outs`, in any strides the caller's tensor may have, and fills
 * them. On the meta device only the shapes are worked out.
 *
 * A given tensor may be an argument as well, or share memory with one. Until the work has succeeded
 * no argument changes its sizes, and none its elements but a given tensor that the work may write
 * to at once: one of the right sizes that shares no memory with an input, but for self of an
 * in-place operator. For all others `outs` has a temporary (temporaries.c), from which the given
 * tensor takes sizes and elements at the end. Work that can fail when it sees the values asks for
 * temporaries, too: work->may_fail, before it sets its outputs.
 *
 * A structured kernel of the row `dispatch: CPU: NAME_out` is written
 *
 *     TNI_SHAPES(NAME_out) { … return tni_set_output(work, 0, &spec, in->self->device); }
 *     TNI_WORK(NAME_out) { … work->outs[0] … }
 *     TNI_STRUCTURED(NAME_out)
 *
 * with `work` and the typed arguments `in` at hand (typed.h); the outputs in `in` are NULL.
 */
#ifndef TENON_STRUCTURED_H
#define TENON_STRUCTURED_H

#include "kernels/core/kernel_core.h"

/* Most results of a structured operator. */
#define TNI_MOST_OUTS 6

/* One call of a structured kernel. */
typedef struct tni_work {
    const tn_call *call;                 /* the call, for names in messages */
    const StableIValue *args;            /* its arguments; outputs are not looked up here */
    const struct tni_structured *kernel; /* which runs */
    tni_form form;                       /* NEW, IN_PLACE or OUT */
    int nouts;                           /* results */
    bool takes_self;                     /* from tni_structured */
    bool may_fail;                       /* when the work sees values: it writes temporaries */
    tn_tensor *outs[TNI_MOST_OUTS]; /* to be filled: new, temporary (one reference each) or given */
    tn_tensor *given[TNI_MOST_OUTS]; /* self or the out= arguments, NULL for new results */
    const void *row;                 /* of the family, for kernels that share their functions */
    tn_dtype dtype;                  /* the dtype to compute in, if the shape function says so */
    union {
        int64_t integers[16]; /* dimensions, sizes, flags */
        double reals[16];     /* factors */
        char bytes[128];      /* a struct of the kernel's own */
    } kept;                   /* what the shape function leaves for the work function */
} tni_work;

/* A structured kernel. */
typedef struct tni_structured {
    tn_status (*shapes)(tni_work *work); /* calls tni_set_output for every result */
    tn_status (*work)(tni_work *work);   /* fills the results; NULL: `shapes` does that, too */
    const void *row;                     /* handed on in tni_work */
    bool takes_self;                     /* `out` may be self, as it is for the in-place operator */
} tni_structured;

/*
 * Runs one in a form: what a kernel of an operator does that is none of the three, but has their
 * arguments.
 */
tn_status tni_structured_run(const tni_structured *kernel, tni_form form, const tn_call *call,
                             const StableIValue *args, StableIValue *outs) TN_NODISCARD;

/*
 * Result `index` is a tensor of this dtype and these sizes. New ones get the strides given, or
 * row-major ones. One that the caller gave must have the dtype, and self the sizes, too, else the
 * call fails. Other given ones will be resized, which is warned of if they have elements.
 */
tn_status tni_set_output(tni_work *work, int index, const tni_tensor_spec *spec,
                         tn_device device) TN_NODISCARD;

/* The same where results are converted: a given one only needs a dtype that `spec` can become. */
tn_status tni_set_output_cast(tni_work *work, int index, const tni_tensor_spec *spec,
                              tn_device device) TN_NODISCARD;

/* The checks of tni_set_output_cast alone, of a given result. */
tn_status tni_check_given_cast(const tni_work *work, int index, const tni_tensor_spec *spec,
                               tn_device device) TN_NODISCARD;

/*
 * Chooses where result `index`, whose dtype and device are known to be right, is computed: in the
 * given tensor, or in a temporary if that has other sizes or `is_apart`.
 */
tn_status tni_choose_output(tni_work *work, int index, const tni_tensor_spec *spec,
                            bool is_apart) TN_NODISCARD;

/* The same, in a temporary where the given tensor may overlap an input. */
tn_status tni_choose_output_apart(tni_work *work, int index,
                                  const tni_tensor_spec *spec) TN_NODISCARD;

/* Warns that an out= tensor with elements is resized. */
void tni_warn_resized(const tn_tensor *out, int64_t rank, const int64_t *sizes);

/*
 * A temporary of these sizes and strides and of the dtype of `given`, which can become it. Fails if
 * the storage of `given` is too small and not resizable. Changes nothing that can be seen.
 */
tn_status tni_temporary_new(tn_tensor *given, const tni_tensor_spec *spec,
                            tn_tensor **out) TN_NODISCARD;

/*
 * Gives `given` the sizes, strides and elements of its temporary, which the caller still has to
 * release and whose elements may be gone. Fails only if elements of the dtype cannot be copied.
 */
tn_status tni_temporary_move(tn_tensor *given, const tn_tensor *temporary) TN_NODISCARD;

/* Whether the elements of two tensors lie between each other in one storage. */
bool tni_may_overlap(const tn_tensor *a, const tn_tensor *b);

/* Whether two elements of it may share memory: not where every step passes what smaller ones reach.
 */
bool tni_may_overlap_itself(const tn_tensor *self);

/* Whether `given` may overlap a tensor among the arguments [first, end), or in a list of them. */
bool tni_overlaps_inputs(tn_tensor *given, const tn_call *call, const StableIValue *args,
                         size_t first, size_t end);

/* Fails if the result lies on another kind of device than the tensor for it: PyTorch's words. */
tn_status tni_check_deliverable(const tn_tensor *result, const tn_tensor *given) TN_NODISCARD;

/* A result that was computed, and the tensor that was given for it. */
typedef struct tni_delivery {
    const tn_tensor *result; /* borrowed; NULL if it was not asked for */
    tn_tensor *given;        /* takes its sizes and elements; may be what the result is */
    bool is_row_major;       /* if it is resized, in whatever order the result lies */
} tni_delivery;

/*
 * Writes results to the tensors that were given for them, all or, on failure, none; dtypes are the
 * caller's to check. A given tensor may be a view of a result.
 */
tn_status tni_deliver_all(const tni_delivery *deliveries, size_t count) TN_NODISCARD;

/* An out= tensor gets the sizes; a warning if it had elements. For kernels that are not structured.
 */
tn_status tni_resize_output(tn_tensor *out, int64_t rank, const int64_t *sizes) TN_NODISCARD;

/* Whether these are the tensor's sizes. */
bool tni_has_sizes(const tn_tensor *self, int64_t rank, const int64_t *sizes);

/* The three operators that a structured kernel serves; it is the context of the kernel. */
tn_status tni_run_new(const tn_call *call, const StableIValue *args, StableIValue *outs);
tn_status tni_run_in_place(const tn_call *call, const StableIValue *args, StableIValue *outs);
tn_status tni_run_out(const tn_call *call, const StableIValue *args, StableIValue *outs);

/*
 * Operators made of a variant (derived_variants.c), whose callee is the context of the kernel: of
 * the functional one, whose results are copied to the out arguments (by PyTorch's rules for
 * operators that it generates, or by those for others) or to self (which becomes the result of a
 * view), of the one that writes, which is given copies of what it writes, and of a view, whose
 * results are copied row-major.
 */
tn_status tni_run_made_out(const tn_call *call, const StableIValue *args, StableIValue *outs);
tn_status tni_run_generated_out(const tn_call *call, const StableIValue *args, StableIValue *outs);
tn_status tni_run_made_in_place(const tn_call *call, const StableIValue *args, StableIValue *outs);
tn_status tni_run_made_new(const tn_call *call, const StableIValue *args, StableIValue *outs);
tn_status tni_run_made_copy(const tn_call *call, const StableIValue *args, StableIValue *outs);

/*
 * Structured operators made of their out= operator (out_variants.c), which is the context of the
 * kernel: for backends that have a kernel for that one only.
 */
tn_status tni_run_out_for_new(const tn_call *call, const StableIValue *args, StableIValue *outs);
tn_status tni_run_out_in_place(const tn_call *call, const StableIValue *args, StableIValue *outs);

/* tni_run_out_for_new for any operator whose results have the form that its Meta kernel says. */
tn_status tni_call_out_for_new(tni_callee *op, const tn_call *call, const StableIValue *args,
                               StableIValue *outs) TN_NODISCARD;

/*
 * TNI_TYPED for an explicit composite that computes, where backends only have the kernel that
 * writes to given results, of the operator `out_name`: on a device that one is called.
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
 * Ends an out= kernel that computed `result`, whose reference it takes: resizes the given tensor to
 * its sizes and copies to it.
 */
tn_status tni_deliver(const tn_call *call, tn_status status, tn_tensor *result, tn_tensor *given,
                      StableIValue *out) TN_NODISCARD;

/* The same without a check of dtypes, for one made in steps; the tensor must be the caller's to
 * give. */
tn_status tni_deliver_as_it_lies(tn_status status, tn_tensor *result, tn_tensor *given,
                                 StableIValue *out) TN_NODISCARD;

/*
 * The values that the yaml's `precomputed` names, in the room of work->kept: the shape function
 * writes them, and the work function reads them in place of the arguments that they replace.
 */
#define TNI_PRECOMPUTED(name, work)                                                                \
    ((void)sizeof(char[sizeof(tni_precomputed_##name) <= sizeof((work)->kept) ? 1 : -1]),          \
     (tni_precomputed_##name *)(void *)&(work)->kept)

/* Whether numbers of `from` may be written to `to`: never to a lower category, nor to bool. */
bool tni_can_cast(tn_dtype from, tn_dtype to);

/* Fails if they may not; and if a result of one dtype is given a tensor of another. */
tn_status tni_check_cast(const tn_call *call, tn_dtype from, tn_dtype to) TN_NODISCARD;
tn_status tni_check_dtype(const tn_call *call, tn_dtype result, tn_dtype given) TN_NODISCARD;

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
/* For a kernel that has an in-place operator. */
#define TNI_STRUCTURED_IN_PLACE(name) TNI_STRUCTURED_AS(name, true)

#endif
