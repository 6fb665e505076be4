/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * How structured kernels run (structured.h): choosing where results are computed, calling shapes
 * and work, and handing results back. tni_run_new, tni_run_in_place and tni_run_out are the kernels
 * in the operator table; the structured kernel is their context.
 */
#include "kernels/core/iterator.h"

/* ---- where results are computed ---- */

bool tni_can_cast(tn_dtype from, tn_dtype to)
{
    return tni_category(from) <= tni_category(to);
}

tn_status tni_check_cast(const tn_call *call, tn_dtype from, tn_dtype to)
{
    if (tni_can_cast(from, to))
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "%s: result type %s can't be cast to the desired output type %s",
                    tni_call_name(call), tni_scalar_name(from), tni_scalar_name(to));
}

tn_status tni_check_dtype(const tn_call *call, tn_dtype result, tn_dtype given)
{
    if (result == given)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "%s: Expected out tensor to have dtype %s, but got %s instead",
                    tni_call_name(call), tni_scalar_name(result), tni_scalar_name(given));
}

bool tni_has_sizes(const tn_tensor *self, int64_t rank, const int64_t *sizes)
{
    return self->rank == rank &&
           (rank == 0 || memcmp(self->sizes, sizes, (size_t)rank * sizeof *sizes) == 0);
}

void tni_warn_resized(const tn_tensor *out, int64_t rank, const int64_t *sizes)
{
    tni_shape_text before;
    tni_shape_text after;
    if (out->numel > 0)
        tni_warn("an output with elements is resized from %s to %s; resize it to no elements "
                 "first, out.resize_(0), to say that this is meant",
                 tni_shape_print(&before, out->rank, out->sizes),
                 tni_shape_print(&after, rank, sizes));
}

tn_status tni_resize_output(tn_tensor *out, int64_t rank, const int64_t *sizes)
{
    if (tni_has_sizes(out, rank, sizes))
        return TN_OK;
    tni_warn_resized(out, rank, sizes);
    return tni_tensor_resize(out, rank, sizes);
}

/* Fail unless self has the sizes of the result: an in-place operator never resizes it. */
static tn_status check_self(const tni_work *work, const tn_tensor *self,
                            const tni_tensor_spec *spec)
{
    tni_shape_text own;
    tni_shape_text wanted;
    if (tni_has_sizes(self, spec->rank, spec->sizes))
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "%s: output with shape %s doesn't match the broadcast shape %s",
                    tni_call_name(work->call), tni_shape_print(&own, self->rank, self->sizes),
                    tni_shape_print(&wanted, spec->rank, spec->sizes));
}

/* Fail unless a given result is on the device of the results. */
static tn_status check_device(const tni_work *work, const tn_tensor *given, tn_device device)
{
    tn_device_type wanted = (tn_device_type)device.type;
    if ((tn_device_type)given->device.type == wanted)
        return TN_OK;
    return tni_fail(
        TN_ERR_RUNTIME, "%s: the output is on %s, and the result on %s", tni_call_name(work->call),
        tn_device_type_name((tn_device_type)given->device.type), tn_device_type_name(wanted));
}

tn_status tni_choose_output(tni_work *work, int index, const tni_tensor_spec *spec, bool is_apart)
{
    tn_tensor *given = work->given[index];
    tni_tensor_spec own = {.rank = given->rank, .sizes = given->sizes, .strides = given->strides};
    bool fits = tni_has_sizes(given, spec->rank, spec->sizes);
    /* Most results are written where they were given. */
    if (TNI_LIKELY(fits && !is_apart && !work->may_fail)) {
        work->outs[index] = given;
        return TN_OK;
    }
    if (!fits)
        tni_warn_resized(given, spec->rank, spec->sizes);
    /* A tensor that keeps its sizes keeps its strides, too. */
    return tni_temporary_new(given, fits ? &own : spec, &work->outs[index]);
}

/*
 * Return whether a given result may overlap an input. It may be self, each of whose elements is
 * read before it is written, unless self shows an element twice.
 */
static bool overlaps_inputs(const tni_work *work, tn_tensor *given)
{
    const tni_signature *signature = work->call->signature;
    size_t end = signature->nargs - (work->form == TNI_FORM_OUT ? (size_t)work->nouts : 0);
    /* Then argument 0 is left out of the search. */
    bool is_self = (work->form == TNI_FORM_IN_PLACE ||
                    (work->kernel->takes_self && tni_arg_handle(work->args[0]) == given)) &&
                   !tni_may_overlap_itself(given);
    return tni_overlaps_inputs(given, work->call, work->args, is_self, end);
}

/* Fail unless a given result is on the device and, if it is self, of the sizes. */
static tn_status check_given(const tni_work *work, int index, const tni_tensor_spec *spec,
                             tn_device device)
{
    const tn_tensor *given = work->given[index];
    TN_TRY(check_device(work, given, device));
    return work->form == TNI_FORM_IN_PLACE ? check_self(work, given, spec) : TN_OK;
}

/* A given result that keeps its sizes must not overlap itself; one that is resized will not. */
tn_status tni_choose_output_apart(tni_work *work, int index, const tni_tensor_spec *spec)
{
    tn_tensor *given = work->given[index];
    if (tni_has_sizes(given, spec->rank, spec->sizes))
        TN_TRY(tni_check_no_overlap(given));
    return tni_choose_output(work, index, spec, overlaps_inputs(work, given));
}

tn_status tni_set_output(tni_work *work, int index, const tni_tensor_spec *spec, tn_device device)
{
    const tn_tensor *given = work->given[index];
    if (given == NULL)
        return tni_tensor_empty(spec, device, &work->outs[index]);
    TN_TRY(tni_check_dtype(work->call, spec->dtype, (tn_dtype)given->dtype));
    TN_TRY(check_given(work, index, spec, device));
    return tni_choose_output_apart(work, index, spec);
}

tn_status tni_check_given_cast(const tni_work *work, int index, const tni_tensor_spec *spec,
                               tn_device device)
{
    const tn_tensor *given = work->given[index];
    TN_TRY(tni_check_cast(work->call, spec->dtype, (tn_dtype)given->dtype));
    return check_given(work, index, spec, device);
}

tn_status tni_set_output_cast(tni_work *work, int index, const tni_tensor_spec *spec,
                              tn_device device)
{
    if (work->given[index] == NULL)
        return tni_tensor_empty(spec, device, &work->outs[index]);
    TN_TRY(tni_check_given_cast(work, index, spec, device));
    return tni_choose_output_apart(work, index, spec);
}

/* ---- running a structured kernel ---- */

/* Read the given results: the last arguments of an out= operator, as many as it returns. */
static tn_status read_outputs(const tn_call *call, const StableIValue *args, tni_work *work)
{
    int first = call->signature->nargs - work->nouts;
    TNI_ASSERT(first >= 0 && work->nouts >= 1 && work->nouts <= TNI_MOST_OUTS);
    for (int i = 0; i < work->nouts; i++)
        TN_TRY(tni_arg_tensor(call, args, (size_t)(first + i), &work->given[i]));
    return TN_OK;
}

/* Return whether a result is computed in a temporary of its given tensor. */
static inline bool is_temporary(const tni_work *work, int index)
{
    return work->given[index] != NULL && work->outs[index] != work->given[index];
}

/* Return whether any result may be: cheap, and exact for a single result. */
static inline bool has_temporaries(const tni_work *work)
{
    return work->outs[0] != work->given[0] || TNI_UNLIKELY(work->nouts > 1);
}

/* Move temporaries into the given tensors, which take their sizes and elements. */
static TNI_NOINLINE tn_status move_temporaries(tni_work *work)
{
    for (int i = 0; i < work->nouts; i++) {
        if (!is_temporary(work, i))
            continue;
        TN_TRY(tni_temporary_move(work->given[i], work->outs[i]));
        tn_tensor_release(work->outs[i]);
        work->outs[i] = work->given[i];
    }
    return TN_OK;
}

/*
 * Return one result as a new handle. A new tensor's reference is passed on; a given tensor is
 * retained, and its version increased.
 */
static inline tn_status hand_back_one(tni_work *work, int index, StableIValue *out)
{
    tn_tensor *tensor = work->outs[index];
    TNI_ASSERT(tni_tensor_is_valid(tensor));
    work->outs[index] = NULL;
    if (work->given[index] == NULL)
        return tni_return_take(tensor, out);
    tni_tensor_bump_version(tensor);
    return tni_return_same(tensor, out);
}

/* Return several results, all or none. */
static tn_status hand_back(tni_work *work, StableIValue *outs)
{
    for (int i = 0; i < work->nouts; i++) {
        tn_status status = hand_back_one(work, i, &outs[i]);
        if (status == TN_OK)
            continue;
        for (int made = 0; made < i; made++)
            tni_handle_free((tni_handle *)(uintptr_t)outs[made]);
        return status;
    }
    return TN_OK;
}

/* Release what the shape function made and was not handed out. */
static void drop_made(tni_work *work)
{
    for (int i = 0; i < work->nouts; i++)
        if (work->outs[i] != work->given[i])
            tn_tensor_release(work->outs[i]);
}

/*
 * Run a call: shapes, work, results. Inlined into the three kernels below, where `form` is a
 * constant. Fields of `work` that are always set later are not cleared.
 */
__attribute__((always_inline)) static inline tn_status run(const tni_structured *kernel,
                                                           tni_form form, const tn_call *call,
                                                           const StableIValue *args,
                                                           StableIValue *outs)
{
    tni_work work;
    work.call = call;
    work.args = args;
    work.form = form;
    work.spec = kernel->spec;
    work.nouts = call->signature->nreturns;
    work.kernel = kernel;
    work.may_fail = false;
    work.outs[0] = work.given[0] = NULL;
    for (int i = 1; TNI_UNLIKELY(i < work.nouts); i++)
        work.outs[i] = work.given[i] = NULL;
    if (form == TNI_FORM_IN_PLACE)
        TN_TRY(tni_arg_tensor(call, args, 0, &work.given[0]));
    else if (form == TNI_FORM_OUT)
        TN_TRY(read_outputs(call, args, &work));
    /* From here on, `outs` may hold references that must be released. */
    tn_status status = kernel->shapes(&work);
    if (status == TN_OK && kernel->work != NULL && work.outs[0]->device.type != TN_DEVICE_META)
        status = kernel->work(&work);
    /* Given tensors change only after the work has succeeded. */
    if (form != TNI_FORM_NEW && status == TN_OK && has_temporaries(&work))
        status = move_temporaries(&work);
    if (TNI_LIKELY(status == TN_OK))
        status = work.nouts == 1 ? hand_back_one(&work, 0, outs) : hand_back(&work, outs);
    if (TNI_UNLIKELY(status != TN_OK))
        drop_made(&work);
    return status;
}

tn_status tni_structured_run(const tni_structured *kernel, tni_form form, const tn_call *call,
                             const StableIValue *args, StableIValue *outs)
{
    return run(kernel, form, call, args, outs);
}

tn_status tni_run_new(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    return run(call->kernel->context, TNI_FORM_NEW, call, args, outs);
}

tn_status tni_run_in_place(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    return run(call->kernel->context, TNI_FORM_IN_PLACE, call, args, outs);
}

tn_status tni_run_out(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    return run(call->kernel->context, TNI_FORM_OUT, call, args, outs);
}
