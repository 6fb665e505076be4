/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Runs the programs of derivative_rows.h.
 *
 * Registers, and all that cells point to, lie in the scratch memory of the run, which is on the
 * stack as long as it is small. What calls have returned is noted as it comes and dropped at the
 * end, whatever the end is. Jumps only lead forward, so that a run ends, and each step runs once at
 * most: a register is owned once at most.
 */
#include "autograd/derivative_rows.h"

#include <complex.h>
#include <math.h>

#include "dispatch/scratch.h"

#undef complex /* it is a member of tn_scalar; the type is _Complex here */

/* A register whose cell is the run's. */
typedef struct owned_cell {
    uint16_t reg;  /* the register */
    tni_slot slot; /* what it is */
} owned_cell;

const tni_program_tables tni_builtin_programs = {.programs = tni_programs,
                                                 .steps = tni_program_steps,
                                                 .operands = tni_program_operands,
                                                 .constants = tni_program_constants,
                                                 .text = tni_derivative_text,
                                                 .natives = tni_formula_natives,
                                                 .callees = tni_formula_callees};

typedef struct running {
    const tni_program_frame *frame;   /* where loads come from and ends go to */
    const tni_program_tables *tables; /* what the program is made of */
    const tni_step *next;             /* what comes next */
    const tni_program *program;       /* which */
    StableIValue *registers;          /* the program's */
    owned_cell *owned;                /* `nowned` cells to drop */
    size_t nowned;                    /* how many */
    tni_scratch area;                 /* memory of the run */
    bool decision;                    /* what DECIDE has said */
} running;

/* ---- cells ---- */

static StableIValue operand(const running *run, const tni_step *step, size_t index)
{
    TNI_ASSERT(index < step->count);
    TNI_ASSERT(run->tables->operands[step->operands + index] < run->program->nregisters);
    return run->registers[run->tables->operands[step->operands + index]];
}

static void set(running *run, const tni_step *step, StableIValue value)
{
    TNI_ASSERT(step->target < run->program->nregisters);
    run->registers[step->target] = value;
}

static StableIValue box(const void *pointer)
{
    return tni_box_pointer(pointer);
}

static int64_t as_int(StableIValue value)
{
    return (int64_t)value;
}

static bool as_bool(StableIValue value)
{
    return (uint8_t)value != 0;
}

static const tni_scalar *as_scalar(StableIValue value)
{
    return (const tni_scalar *)(uintptr_t)value;
}

static const tni_list *as_list(StableIValue value)
{
    return (const tni_list *)(uintptr_t)value;
}

/* The tensor of a handle; NULL for one that is not there. */
static tn_tensor *as_tensor(StableIValue value)
{
    return value != 0 ? ((const tni_cell *)(uintptr_t)value)->tensor : NULL;
}

static tn_status get_tensor(StableIValue value, tn_tensor **out)
{
    *out = as_tensor(value);
    return *out != NULL ? TN_OK
                        : tni_fail(TN_ERR_RUNTIME, "a formula asks a tensor that is undefined");
}

/* What a call has left in registers from the step's target on is the run's now. */
static void own(running *run, const tni_step *step, const tni_slot *slots, size_t count)
{
    TNI_ASSERT(step->target + count <= run->program->nregisters &&
               run->nowned + count <= run->program->nregisters);
    for (size_t i = 0; i < count; i++)
        run->owned[run->nowned++] = (owned_cell){(uint16_t)(step->target + i), slots[i]};
}

/* ---- makers ---- */

static tn_status make_some(running *run, const tni_step *step)
{
    StableIValue *held = tni_scratch_get(&run->area, sizeof *held);
    if (held == NULL)
        return TN_ERR_MEMORY;
    *held = operand(run, step, 0);
    set(run, step, box(held));
    return TN_OK;
}

static tn_status make_undefined(running *run, const tni_step *step)
{
    tni_cell *cell = tni_scratch_get(&run->area, sizeof *cell);
    if (cell == NULL)
        return TN_ERR_MEMORY;
    *cell = (tni_cell){0};
    set(run, step, box(cell));
    return TN_OK;
}

static tn_status make_text(running *run, const tni_step *step)
{
    tni_string *text = tni_scratch_get(&run->area, sizeof *text);
    if (text == NULL)
        return TN_ERR_MEMORY;
    *text = (tni_string){run->tables->text + step->operands, step->what};
    set(run, step, box(text));
    return TN_OK;
}

static tn_status set_scalar(running *run, const tni_step *step, tni_scalar value)
{
    tni_scalar *scalar = tni_scratch_get(&run->area, sizeof *scalar);
    if (scalar == NULL)
        return TN_ERR_MEMORY;
    *scalar = value;
    set(run, step, box(scalar));
    return TN_OK;
}

static tn_status make_scalar(running *run, const tni_step *step)
{
    StableIValue value = operand(run, step, 0);
    tni_scalar scalar = {.kind = (tn_kind)step->what};
    if (scalar.kind == TN_KIND_DOUBLE)
        scalar.as.real = tni_unbox_real(value);
    else if (scalar.kind == TN_KIND_BOOL)
        scalar.as.boolean = as_bool(value);
    else
        scalar.as.integer = as_int(value);
    return set_scalar(run, step, scalar);
}

/* A list of `count` cells that are not written yet. */
static tn_status new_list(running *run, const tni_step *step, size_t count, tni_list **out)
{
    tni_list *list = tni_scratch_get(&run->area, sizeof *list + count * sizeof *list->items);
    if (list == NULL)
        return TN_ERR_MEMORY;
    *list = (tni_list){(StableIValue *)(void *)(list + 1), count, 0};
    set(run, step, box(list));
    *out = list;
    return TN_OK;
}

static tn_status make_list(running *run, const tni_step *step)
{
    tni_list *list;
    TN_TRY(new_list(run, step, step->count, &list));
    for (size_t i = 0; i < step->count; i++)
        list->items[i] = operand(run, step, i);
    return TN_OK;
}

static tn_status make_mask(running *run, const tni_step *step)
{
    tni_list *list;
    TN_TRY(new_list(run, step, step->operands, &list));
    for (size_t i = 0; i < step->operands; i++)
        list->items[i] = run->frame->wanted(run->frame->context, step->what + i);
    return TN_OK;
}

/* ---- questions ---- */

static tn_status ask_list(running *run, const tni_step *step)
{
    bool of_strides = step->code == TNI_STEP_STRIDES;
    tni_list *list;
    tn_tensor *tensor;
    TN_TRY(get_tensor(operand(run, step, 0), &tensor));
    TN_TRY(new_list(run, step, tensor->rank, &list));
    for (size_t i = 0; i < tensor->rank; i++)
        list->items[i] = (StableIValue)(of_strides ? tensor->strides[i] : tensor->sizes[i]);
    return TN_OK;
}

/* A size or a stride. */
static tn_status ask_item(running *run, const tni_step *step)
{
    bool of_strides = step->code == TNI_STEP_STRIDE;
    tn_tensor *tensor;
    int64_t dim = as_int(operand(run, step, 1));
    TN_TRY(get_tensor(operand(run, step, 0), &tensor));
    int64_t rank = tensor->rank;
    if (dim < -rank || dim >= rank)
        return tni_fail(TN_ERR_INDEX, "a formula asks for dimension %lld of a tensor with %lld",
                        (long long)dim, (long long)rank);
    dim += dim < 0 ? rank : 0;
    set(run, step, (StableIValue)(of_strides ? tensor->strides[dim] : tensor->sizes[dim]));
    return TN_OK;
}

/* What a tensor says of itself in one cell. */
static tn_status ask_tensor(running *run, const tni_step *step)
{
    tn_tensor *tensor;
    StableIValue answer = 0;
    TN_TRY(get_tensor(operand(run, step, 0), &tensor));
    if (step->code == TNI_STEP_OFFSET)
        answer = (StableIValue)tensor->offset;
    else if (step->code == TNI_STEP_DIM)
        answer = tensor->rank;
    else if (step->code == TNI_STEP_NUMEL)
        answer = (StableIValue)tensor->numel;
    else if (step->code == TNI_STEP_DTYPE)
        answer = (StableIValue)(uint8_t)tensor->dtype;
    else if (step->code == TNI_STEP_DEVICE)
        answer = tni_box_device(tensor->device);
    else if (step->code == TNI_STEP_LAYOUT)
        answer = (StableIValue)(uint8_t)tensor->layout;
    else
        answer = (tni_dtypes[tensor->dtype].traits & TNI_DTYPE_COMPLEX) != 0;
    set(run, step, answer);
    return TN_OK;
}

/* Of an optional tensor both: the optional holds one, and that is there. */
static tn_status ask_defined(running *run, const tni_step *step)
{
    StableIValue value = operand(run, step, 0);
    bool is_optional = (step->what & 1) != 0;
    if (is_optional && value != 0 && (step->what & 2) != 0)
        value = *(const StableIValue *)(uintptr_t)value;
    set(run, step, (step->what & 2) != 0 ? as_tensor(value) != NULL : value != 0);
    return TN_OK;
}

/* ---- lists and optionals ---- */

static tn_status get_item(running *run, const tni_step *step)
{
    const tni_list *list = as_list(operand(run, step, 0));
    int64_t index = as_int(operand(run, step, 1));
    int64_t size = (int64_t)list->size;
    if (index < -size || index >= size)
        return tni_fail(TN_ERR_INDEX, "a formula asks for item %lld of a list of %lld",
                        (long long)index, (long long)size);
    set(run, step, list->items[index + (index < 0 ? size : 0)]);
    return TN_OK;
}

static tn_status get_held(running *run, const tni_step *step)
{
    StableIValue value = operand(run, step, 0);
    if (value == 0)
        return tni_fail(TN_ERR_RUNTIME, "a formula needs the value of an optional that is None");
    set(run, step, *(const StableIValue *)(uintptr_t)value);
    return TN_OK;
}

/* ---- numbers ---- */

static tn_status fail_overflow(void)
{
    return tni_fail(TN_ERR_OVERFLOW, "a formula's integer does not fit 64 bits");
}

/* The quotient rounded down, or the remainder with the sign of the divisor. */
static tn_status divide(int64_t a, int64_t b, bool wants_rest, int64_t *out)
{
    if (b == 0)
        return tni_fail(TN_ERR_RUNTIME, "a formula divides an integer by zero");
    if (b == -1) {
        *out = 0;
        return wants_rest || !__builtin_sub_overflow(0, a, out) ? TN_OK : fail_overflow();
    }
    int64_t rest = a % b;
    bool goes_down = rest != 0 && (rest < 0) != (b < 0);
    *out = wants_rest ? rest + (goes_down ? b : 0) : a / b - (goes_down ? 1 : 0);
    return TN_OK;
}

static tn_status compute_ints(tni_step_code code, int64_t a, int64_t b, int64_t *out)
{
    bool overflows = false;
    if (code == TNI_STEP_DIV || code == TNI_STEP_MOD)
        return divide(a, b, code == TNI_STEP_MOD, out);
    if (code == TNI_STEP_ADD)
        overflows = __builtin_add_overflow(a, b, out);
    else if (code == TNI_STEP_SUB)
        overflows = __builtin_sub_overflow(a, b, out);
    else
        overflows = __builtin_mul_overflow(a, b, out);
    return overflows ? fail_overflow() : TN_OK;
}

static double compute_doubles(tni_step_code code, double a, double b)
{
    return code == TNI_STEP_ADD   ? a + b
           : code == TNI_STEP_SUB ? a - b
           : code == TNI_STEP_MUL ? a * b
           : code == TNI_STEP_DIV ? a / b
                                  : pow(a, b);
}

static double _Complex compute_complex(tni_step_code code, double _Complex a, double _Complex b)
{
    return code == TNI_STEP_ADD   ? a + b
           : code == TNI_STEP_SUB ? a - b
           : code == TNI_STEP_MUL ? a * b
           : code == TNI_STEP_DIV ? a / b
                                  : cpow(a, b);
}

static bool is_whole(const tni_scalar *scalar)
{
    return scalar->kind == TN_KIND_INT || scalar->kind == TN_KIND_BOOL;
}

static int64_t whole_of(const tni_scalar *scalar)
{
    return scalar->kind == TN_KIND_BOOL ? scalar->as.boolean : scalar->as.integer;
}

static double real_of(const tni_scalar *scalar)
{
    return scalar->kind == TN_KIND_DOUBLE ? scalar->as.real : (double)whole_of(scalar);
}

/* Through memory: a sum with I would spoil infinities. */
static double _Complex complex_of(const tni_scalar *scalar)
{
    bool is_complex = scalar->kind == TN_KIND_COMPLEX;
    const double parts[2] = {is_complex ? scalar->as.complex[0] : real_of(scalar),
                             is_complex ? scalar->as.complex[1] : 0.0};
    double _Complex value;
    memcpy(&value, parts, sizeof value);
    return value;
}

static tni_scalar scalar_of(double _Complex value)
{
    return (tni_scalar){TN_KIND_COMPLEX, {.complex = {creal(value), cimag(value)}}};
}

/* Whole numbers stay whole where that is exact, but for division; complex ones stay complex. */
static tni_scalar compute_scalars(tni_step_code code, const tni_scalar *a, const tni_scalar *b)
{
    int64_t whole;
    if (a->kind == TN_KIND_COMPLEX || b->kind == TN_KIND_COMPLEX)
        return scalar_of(compute_complex(code, complex_of(a), complex_of(b)));
    bool stays_whole = is_whole(a) && is_whole(b);
    if (stays_whole && code == TNI_STEP_ADD)
        stays_whole = !__builtin_add_overflow(whole_of(a), whole_of(b), &whole);
    else if (stays_whole && code == TNI_STEP_SUB)
        stays_whole = !__builtin_sub_overflow(whole_of(a), whole_of(b), &whole);
    else if (stays_whole && code == TNI_STEP_MUL)
        stays_whole = !__builtin_mul_overflow(whole_of(a), whole_of(b), &whole);
    else
        stays_whole = false;
    double real = compute_doubles(code, real_of(a), real_of(b));
    /* An integer to the power of another is one where a double holds it exactly. */
    if (code == TNI_STEP_POW && is_whole(a) && is_whole(b) && whole_of(b) >= 0 &&
        fabs(real) <= 0x1p53) {
        whole = (int64_t)real;
        stays_whole = true;
    }
    return stays_whole ? (tni_scalar){TN_KIND_INT, {.integer = whole}}
                       : (tni_scalar){TN_KIND_DOUBLE, {.real = real}};
}

static tn_status compute(running *run, const tni_step *step)
{
    StableIValue a = operand(run, step, 0);
    StableIValue b = operand(run, step, 1);
    int64_t whole = 0;
    if (step->what == TN_KIND_NONE)
        return set_scalar(run, step, compute_scalars(step->code, as_scalar(a), as_scalar(b)));
    if (step->what == TN_KIND_DOUBLE) {
        set(run, step,
            tni_box_real(compute_doubles(step->code, tni_unbox_real(a), tni_unbox_real(b))));
        return TN_OK;
    }
    TN_TRY(compute_ints(step->code, as_int(a), as_int(b), &whole));
    set(run, step, (StableIValue)whole);
    return TN_OK;
}

static tn_status negate(running *run, const tni_step *step)
{
    StableIValue a = operand(run, step, 0);
    int64_t whole;
    static const tni_scalar zero = {TN_KIND_INT, {.integer = 0}};
    static const tni_scalar less = {TN_KIND_DOUBLE, {.real = -1.0}};
    if (step->what == TN_KIND_NONE && is_whole(as_scalar(a)))
        return set_scalar(run, step, compute_scalars(TNI_STEP_SUB, &zero, as_scalar(a)));
    if (step->what == TN_KIND_NONE)
        return set_scalar(run, step, compute_scalars(TNI_STEP_MUL, as_scalar(a), &less));
    if (step->what == TN_KIND_DOUBLE) {
        set(run, step, tni_box_real(-tni_unbox_real(a)));
        return TN_OK;
    }
    if (__builtin_sub_overflow(0, as_int(a), &whole))
        return fail_overflow();
    set(run, step, (StableIValue)whole);
    return TN_OK;
}

static tn_status conjugate_scalar(running *run, const tni_step *step)
{
    tni_scalar scalar = *as_scalar(operand(run, step, 0));
    if (scalar.kind == TN_KIND_COMPLEX)
        scalar.as.complex[1] = -scalar.as.complex[1];
    return set_scalar(run, step, scalar);
}

static bool equal_scalars(const tni_scalar *a, const tni_scalar *b)
{
    if (is_whole(a) && is_whole(b))
        return whole_of(a) == whole_of(b);
    return complex_of(a) == complex_of(b);
}

static bool equal_lists(const tni_list *a, const tni_list *b)
{
    return a->size == b->size &&
           (a->size == 0 || memcmp(a->items, b->items, a->size * sizeof *a->items) == 0);
}

static bool equal_texts(const tni_string *a, const tni_string *b)
{
    return a->length == b->length && memcmp(a->data, b->data, a->length) == 0;
}

static tn_status compare(running *run, const tni_step *step)
{
    StableIValue a = operand(run, step, 0);
    StableIValue b = operand(run, step, 1);
    bool is_equal = a == b;
    if (step->what == TN_KIND_NONE)
        is_equal = equal_scalars(as_scalar(a), as_scalar(b));
    else if (step->what == TN_KIND_DOUBLE)
        is_equal = tni_unbox_real(a) == tni_unbox_real(b);
    else if (step->what == TN_KIND_BOOL)
        is_equal = as_bool(a) == as_bool(b);
    else if (step->what == TN_KIND_DTYPE)
        is_equal = (uint32_t)a == (uint32_t)b;
    else if (step->what == TN_KIND_INTS)
        is_equal = equal_lists(as_list(a), as_list(b));
    else if (step->what == TN_KIND_STRING)
        is_equal = equal_texts((const tni_string *)(uintptr_t)a, (const tni_string *)(uintptr_t)b);
    set(run, step, is_equal);
    return TN_OK;
}

static tn_status order(running *run, const tni_step *step)
{
    StableIValue a = operand(run, step, 0);
    StableIValue b = operand(run, step, 1);
    bool is_less = as_int(a) < as_int(b);
    if (step->what == TN_KIND_DOUBLE)
        is_less = tni_unbox_real(a) < tni_unbox_real(b);
    if (step->what == TN_KIND_NONE) {
        const tni_scalar *left = as_scalar(a);
        const tni_scalar *right = as_scalar(b);
        if (left->kind == TN_KIND_COMPLEX || right->kind == TN_KIND_COMPLEX)
            return tni_fail(TN_ERR_RUNTIME, "a formula compares complex numbers");
        is_less = is_whole(left) && is_whole(right) ? whole_of(left) < whole_of(right)
                                                    : real_of(left) < real_of(right);
    }
    set(run, step, is_less);
    return TN_OK;
}

/* ---- work ---- */

static void collect(const running *run, const tni_step *step, StableIValue *args)
{
    TNI_ASSERT(step->count <= TNI_MOST_OPERANDS);
    for (size_t i = 0; i < step->count; i++)
        args[i] = operand(run, step, i);
}

/* The cells were made for another schema than the operator has now. */
static TNI_COLD tn_status fail_other(const tni_callee *callee)
{
    return tni_fail(TN_ERR_RUNTIME,
                    "%s: a derivative calls this operator, which was unloaded and defined anew "
                    "since the derivative was registered",
                    callee->name);
}

static tn_status call_operator(running *run, const tni_step *step)
{
    StableIValue args[TNI_MOST_OPERANDS];
    const tni_program_tables *tables = run->tables;
    tni_callee *callee = &tables->callees[step->what];
    const tni_signature *signature;
    collect(run, step, args);
    TN_TRY(tni_callee_signature(callee, &signature));
    if (TNI_UNLIKELY(tables->signatures != NULL) && signature != tables->signatures[step->what])
        return fail_other(callee);
    TN_TRY(tni_call_out(callee, args, &run->registers[step->target]));
    own(run, step, signature->returns, signature->nreturns);
    return TN_OK;
}

static tn_status call_native(running *run, const tni_step *step)
{
    StableIValue args[TNI_MOST_OPERANDS];
    static const tn_call nobody;
    const tni_formula_native *native = &run->tables->natives[step->what];
    collect(run, step, args);
    TN_TRY(native->function(&nobody, args, &run->registers[step->target]));
    own(run, step, native->returns, native->nreturns);
    return TN_OK;
}

static bool is_complex(const tn_tensor *tensor)
{
    return (tni_dtypes[tensor->dtype].traits & TNI_DTYPE_COMPLEX) != 0;
}

/* Whether the product has the tensor's values and dtype; an undefined tensor stays what it is. */
static bool is_same_scaled(const tn_tensor *tensor, const tni_scalar *by)
{
    if (tensor == NULL)
        return true;
    if (by->kind == TN_KIND_COMPLEX || real_of(by) != 1.0)
        return false;
    return (tni_dtypes[tensor->dtype].traits & (TNI_DTYPE_FLOATING | TNI_DTYPE_COMPLEX)) != 0;
}

static tn_status call_tensor(running *run, const tni_step *step, tni_callee *callee)
{
    static const tni_slot tensor = TNI_SHAPE_PLAIN | TNI_TYPE_TENSOR;
    StableIValue args[TNI_MOST_OPERANDS];
    collect(run, step, args);
    TN_TRY(tni_call_out(callee, args, &run->registers[step->target]));
    own(run, step, &tensor, 1);
    return TN_OK;
}

static tn_status scale(running *run, const tni_step *step)
{
    static tni_callee mul = {"aten::mul.Scalar", NULL};
    StableIValue a = operand(run, step, 0);
    if (!is_same_scaled(as_tensor(a), as_scalar(operand(run, step, 1))))
        return call_tensor(run, step, &mul);
    set(run, step, a);
    return TN_OK;
}

static tn_status conjugate(running *run, const tni_step *step)
{
    static tni_callee conj = {"aten::conj", NULL};
    StableIValue a = operand(run, step, 0);
    const tn_tensor *tensor = as_tensor(a);
    if (tensor != NULL && is_complex(tensor))
        return call_tensor(run, step, &conj);
    set(run, step, a);
    return TN_OK;
}

/* ---- ends ---- */

static tn_status give(running *run, const tni_step *step, size_t item, StableIValue value)
{
    const tni_program_frame *frame = run->frame;
    return frame->give(frame->context, step->what, item, tn_tensor_retain(as_tensor(value)));
}

static tn_status give_list(running *run, const tni_step *step)
{
    const tni_program_frame *frame = run->frame;
    const tni_list *list = as_list(operand(run, step, 0));
    if (frame->check_list != NULL)
        TN_TRY(frame->check_list(frame->context, step->what, list->size));
    for (size_t i = 0; i < list->size; i++)
        TN_TRY(give(run, step, i, list->items[i]));
    return TN_OK;
}

static tn_status refuse(running *run, const tni_step *step)
{
    return tni_fail(TN_ERR_NOT_IMPLEMENTED, "the derivative for '%s' is not implemented",
                    run->tables->text + step->operands);
}

/* ---- all ---- */

static tn_status load(running *run, const tni_step *step)
{
    const tni_program_frame *frame = run->frame;
    StableIValue *to = &run->registers[step->target];
    if (step->code == TNI_STEP_SAVED)
        return frame->saved(frame->context, step->what, to);
    return frame->load(frame->context, (tni_step_code)step->code, step->what, to);
}

static tn_status set_constant(running *run, const tni_step *step)
{
    set(run, step, run->tables->constants[step->what]);
    return TN_OK;
}

static tn_status set_none(running *run, const tni_step *step)
{
    set(run, step, 0);
    return TN_OK;
}

static tn_status ask_wanted(running *run, const tni_step *step)
{
    set(run, step, run->frame->wanted(run->frame->context, step->what));
    return TN_OK;
}

static tn_status ask_length(running *run, const tni_step *step)
{
    set(run, step, as_list(operand(run, step, 0))->size);
    return TN_OK;
}

static tn_status negate_bool(running *run, const tni_step *step)
{
    set(run, step, !as_bool(operand(run, step, 0)));
    return TN_OK;
}

static tn_status make_double(running *run, const tni_step *step)
{
    set(run, step, tni_box_real((double)as_int(operand(run, step, 0))));
    return TN_OK;
}

static tn_status copy(running *run, const tni_step *step)
{
    set(run, step, operand(run, step, 0));
    return TN_OK;
}

/* Where a jump leads: forward, lest a run be endless. */
static const tni_step *destination(const running *run, const tni_step *step)
{
    const tni_step *to = run->tables->steps + run->program->first + step->what;
    TNI_ASSERT(to > step && step->what <= run->program->nsteps);
    return to;
}

static tn_status jump(running *run, const tni_step *step)
{
    run->next = destination(run, step);
    return TN_OK;
}

static tn_status jump_unless(running *run, const tni_step *step)
{
    if (!as_bool(operand(run, step, 0)))
        run->next = destination(run, step);
    return TN_OK;
}

static tn_status give_tensor(running *run, const tni_step *step)
{
    return give(run, step, 0, operand(run, step, 0));
}

static tn_status decide(running *run, const tni_step *step)
{
    run->decision = as_bool(operand(run, step, 0));
    return TN_OK;
}

/* What runs each step. */
typedef tn_status step_runner(running *run, const tni_step *step);
static step_runner *const runners[TNI_STEP_COUNT] = {
    [TNI_STEP_CONSTANT] = set_constant,
    [TNI_STEP_STRING] = make_text,
    [TNI_STEP_NONE] = set_none,
    [TNI_STEP_UNDEFINED] = make_undefined,
    [TNI_STEP_SAVED] = load,
    [TNI_STEP_GRAD] = load,
    [TNI_STEP_GRAD_OR_UNDEFINED] = load,
    [TNI_STEP_ARGUMENT] = load,
    [TNI_STEP_RESULT] = load,
    [TNI_STEP_TANGENT] = load,
    [TNI_STEP_TANGENT_OR_UNDEFINED] = load,
    [TNI_STEP_WANTED] = ask_wanted,
    [TNI_STEP_SOME] = make_some,
    [TNI_STEP_SCALAR] = make_scalar,
    [TNI_STEP_LIST] = make_list,
    [TNI_STEP_MASK] = make_mask,
    [TNI_STEP_SIZES] = ask_list,
    [TNI_STEP_STRIDES] = ask_list,
    [TNI_STEP_SIZE] = ask_item,
    [TNI_STEP_STRIDE] = ask_item,
    [TNI_STEP_OFFSET] = ask_tensor,
    [TNI_STEP_DIM] = ask_tensor,
    [TNI_STEP_NUMEL] = ask_tensor,
    [TNI_STEP_DTYPE] = ask_tensor,
    [TNI_STEP_DEVICE] = ask_tensor,
    [TNI_STEP_LAYOUT] = ask_tensor,
    [TNI_STEP_IS_COMPLEX] = ask_tensor,
    [TNI_STEP_IS_DEFINED] = ask_defined,
    [TNI_STEP_LENGTH] = ask_length,
    [TNI_STEP_ITEM] = get_item,
    [TNI_STEP_VALUE] = get_held,
    [TNI_STEP_ADD] = compute,
    [TNI_STEP_SUB] = compute,
    [TNI_STEP_MUL] = compute,
    [TNI_STEP_DIV] = compute,
    [TNI_STEP_MOD] = compute,
    [TNI_STEP_POW] = compute,
    [TNI_STEP_NEG] = negate,
    [TNI_STEP_CONJ] = conjugate_scalar,
    [TNI_STEP_EQUAL] = compare,
    [TNI_STEP_LESS] = order,
    [TNI_STEP_NOT] = negate_bool,
    [TNI_STEP_TO_DOUBLE] = make_double,
    [TNI_STEP_COPY] = copy,
    [TNI_STEP_JUMP] = jump,
    [TNI_STEP_JUMP_UNLESS] = jump_unless,
    [TNI_STEP_CALL] = call_operator,
    [TNI_STEP_NATIVE] = call_native,
    [TNI_STEP_SCALED] = scale,
    [TNI_STEP_CONJUGATE] = conjugate,
    [TNI_STEP_GIVE] = give_tensor,
    [TNI_STEP_GIVE_LIST] = give_list,
    [TNI_STEP_DECIDE] = decide,
    [TNI_STEP_REFUSE] = refuse,
};

static void drop_owned(running *run)
{
    while (run->nowned > 0) {
        const owned_cell *cell = &run->owned[--run->nowned];
        tni_slot_drop(cell->slot, NULL, run->registers[cell->reg]);
    }
}

static tn_status run_steps(running *run)
{
    const tni_program *program = run->program;
    const tni_step *steps = run->tables->steps + program->first;
    run->registers = tni_scratch_get(&run->area, program->nregisters * sizeof *run->registers);
    run->owned = tni_scratch_get(&run->area, program->nregisters * sizeof *run->owned);
    if (run->registers == NULL || run->owned == NULL)
        return TN_ERR_MEMORY;
    for (run->next = steps; run->next < steps + program->nsteps;) {
        const tni_step *step = run->next++;
        if (TNI_UNLIKELY(step->code >= TNI_STEP_COUNT))
            return tni_fail(TN_ERR_RUNTIME, "a formula has no step %d", step->code);
        TN_TRY(runners[step->code](run, step));
    }
    return TN_OK;
}

/* The area is not cleared, so the rest is set one by one. */
static tn_status run_program(uint16_t program, const tni_program_frame *frame, bool *out)
{
    running run;
    const tni_program *row = &frame->tables->programs[program];
    run.frame = frame;
    run.tables = frame->tables;
    run.program = row;
    run.nowned = 0;
    run.decision = false;
    tni_scratch_begin(&run.area);
    tn_status status = run_steps(&run);
    drop_owned(&run);
    tni_scratch_end(&run.area);
    *out = run.decision;
    return status;
}

tn_status tni_program_run(uint16_t program, const tni_program_frame *frame)
{
    bool decision;
    return run_program(program, frame, &decision);
}

tn_status tni_program_decide(uint16_t program, const tni_program_frame *frame, bool *out)
{
    bool decision;
    TN_TRY(run_program(program, frame, &decision));
    *out = decision;
    return TN_OK;
}
