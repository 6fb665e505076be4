/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The interpreter of derivative programs (derivative_specs.h): a register machine with one table of
 * functions, indexed by opcode.
 *
 * Registers, and all that their ivalues point to, are in scratch memory of the run, which is on the
 * stack while it is small. What calls return is noted as it comes and dropped at the end, also
 * after a failure. Jumps only lead forward, so a run ends, and each insn runs at most once, so a
 * register has at most one value to drop. Cost: one indirect call per insn, small next to the
 * operators that it calls.
 */
#include "autograd/derivative_specs.h"

#include <complex.h>
#include <math.h>

#include "dispatch/scratch.h"

#undef complex /* it is a member of tn_scalar; the type is _Complex here */

/* A register whose ivalue the run must drop. */
typedef struct owned_ivalue {
    uint16_t reg;     /* the register */
    tni_argcode code; /* what it is */
} owned_ivalue;

const tni_program_tables tni_builtin_programs = {.programs = tni_programs,
                                                 .insns = tni_program_insns,
                                                 .operands = tni_program_operands,
                                                 .constants = tni_program_constants,
                                                 .text = tni_derivative_text,
                                                 .natives = tni_formula_natives,
                                                 .callees = tni_formula_callees};

typedef struct running {
    const tni_program_frame *frame;   /* where loads come from and ends go to */
    const tni_program_tables *tables; /* tables that the program refers to */
    const tni_insn *next;             /* the insn that runs next */
    const tni_program *program;       /* the program that runs */
    StableIValue *registers;          /* the program's */
    owned_ivalue *owned;              /* `nowned` ivalues to drop */
    size_t nowned;                    /* how many */
    tni_scratch area;                 /* memory of the run */
    bool decision;                    /* the operand of DECIDE; false before */
} running;

/* ---- ivalues ---- */

/* Return the ivalue in the register of operand `index`. */
static StableIValue operand(const running *run, const tni_insn *insn, size_t index)
{
    TNI_ASSERT(index < insn->count);
    TNI_ASSERT(run->tables->operands[insn->operands + index] < run->program->nregisters);
    return run->registers[run->tables->operands[insn->operands + index]];
}

/* Write the insn's target register. */
static void set(running *run, const tni_insn *insn, StableIValue value)
{
    TNI_ASSERT(insn->target < run->program->nregisters);
    run->registers[insn->target] = value;
}

static StableIValue box(const void *pointer)
{
    return tni_box_pointer(pointer);
}

static int64_t as_int(StableIValue value)
{
    return (int64_t)value;
}

/* Only the low byte of a boxed bool is defined. */
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
    return value != 0 ? ((const tni_handle *)(uintptr_t)value)->tensor : NULL;
}

/* Put the tensor of a handle into *out, borrowed; fail for an undefined one. */
static tn_status get_tensor(StableIValue value, tn_tensor **out)
{
    *out = as_tensor(value);
    return *out != NULL ? TN_OK
                        : tni_fail(TN_ERR_RUNTIME, "a formula asks a tensor that is undefined");
}

/*
 * Note that a call has left `count` results in the registers from the target on, for drop_owned.
 * `owned` has room for one per register.
 */
static void own(running *run, const tni_insn *insn, const tni_argcode *codes, size_t count)
{
    TNI_ASSERT(insn->target + count <= run->program->nregisters &&
               run->nowned + count <= run->program->nregisters);
    for (size_t i = 0; i < count; i++)
        run->owned[run->nowned++] = (owned_ivalue){(uint16_t)(insn->target + i), codes[i]};
}

/* ---- makers ---- */

/* SOME: an optional is a pointer to the ivalue that it holds. */
static tn_status make_some(running *run, const tni_insn *insn)
{
    StableIValue *held = tni_scratch_get(&run->area, sizeof *held);
    if (held == NULL)
        return TN_ERR_MEMORY;
    *held = operand(run, insn, 0);
    set(run, insn, box(held));
    return TN_OK;
}

/* UNDEFINED: a handle without a tensor. */
static tn_status make_undefined(running *run, const tni_insn *insn)
{
    tni_handle *handle = tni_scratch_get(&run->area, sizeof *handle);
    if (handle == NULL)
        return TN_ERR_MEMORY;
    *handle = (tni_handle){0};
    set(run, insn, box(handle));
    return TN_OK;
}

/* STRING: `what` has the length, `operands` the offset of the text. */
static tn_status make_text(running *run, const tni_insn *insn)
{
    tni_string *text = tni_scratch_get(&run->area, sizeof *text);
    if (text == NULL)
        return TN_ERR_MEMORY;
    *text = (tni_string){run->tables->text + insn->operands, insn->what};
    set(run, insn, box(text));
    return TN_OK;
}

/* Write a new Scalar to the target. */
static tn_status set_scalar(running *run, const tni_insn *insn, tni_scalar value)
{
    tni_scalar *scalar = tni_scratch_get(&run->area, sizeof *scalar);
    if (scalar == NULL)
        return TN_ERR_MEMORY;
    *scalar = value;
    set(run, insn, box(scalar));
    return TN_OK;
}

/* SCALAR: the operand's type was decided when the program was compiled. */
static tn_status make_scalar(running *run, const tni_insn *insn)
{
    StableIValue value = operand(run, insn, 0);
    tni_scalar scalar = {.kind = (tn_kind)insn->what};
    if (scalar.kind == TN_KIND_DOUBLE)
        scalar.as.real = tni_unbox_real(value);
    else if (scalar.kind == TN_KIND_BOOL)
        scalar.as.boolean = as_bool(value);
    else
        scalar.as.integer = as_int(value);
    return set_scalar(run, insn, scalar);
}

/* Write to the target a list of `count` items, which the caller fills. */
static tn_status new_list(running *run, const tni_insn *insn, size_t count, tni_list **out)
{
    tni_list *list = tni_scratch_get(&run->area, sizeof *list + count * sizeof *list->items);
    if (list == NULL)
        return TN_ERR_MEMORY;
    *list = (tni_list){(StableIValue *)(void *)(list + 1), count, 0};
    set(run, insn, box(list));
    *out = list;
    return TN_OK;
}

static tn_status make_list(running *run, const tni_insn *insn)
{
    tni_list *list;
    TN_TRY(new_list(run, insn, insn->count, &list));
    for (size_t i = 0; i < insn->count; i++)
        list->items[i] = operand(run, insn, i);
    return TN_OK;
}

/*
 * MASK: bool[] of which inputs want a gradient, from input `what` on; `operands` is their number.
 */
static tn_status make_mask(running *run, const tni_insn *insn)
{
    tni_list *list;
    TN_TRY(new_list(run, insn, insn->operands, &list));
    for (size_t i = 0; i < insn->operands; i++)
        list->items[i] = run->frame->wanted(run->frame->context, insn->what + i);
    return TN_OK;
}

/* ---- questions ---- */

/* SIZES, STRIDES. */
static tn_status ask_list(running *run, const tni_insn *insn)
{
    bool of_strides = insn->code == TNI_INSN_STRIDES;
    tni_list *list;
    tn_tensor *tensor;
    TN_TRY(get_tensor(operand(run, insn, 0), &tensor));
    TN_TRY(new_list(run, insn, tensor->rank, &list));
    for (size_t i = 0; i < tensor->rank; i++)
        list->items[i] = (StableIValue)(of_strides ? tensor->strides[i] : tensor->sizes[i]);
    return TN_OK;
}

/* SIZE, STRIDE: of one dimension, which counts from the end where it is negative. */
static tn_status ask_item(running *run, const tni_insn *insn)
{
    bool of_strides = insn->code == TNI_INSN_STRIDE;
    tn_tensor *tensor;
    int64_t dim = as_int(operand(run, insn, 1));
    TN_TRY(get_tensor(operand(run, insn, 0), &tensor));
    int64_t rank = tensor->rank;
    if (dim < -rank || dim >= rank)
        return tni_fail(TN_ERR_INDEX, "a formula asks for dimension %lld of a tensor with %lld",
                        (long long)dim, (long long)rank);
    dim += dim < 0 ? rank : 0;
    set(run, insn, (StableIValue)(of_strides ? tensor->strides[dim] : tensor->sizes[dim]));
    return TN_OK;
}

/* Questions that one ivalue answers. */
static tn_status ask_tensor(running *run, const tni_insn *insn)
{
    tn_tensor *tensor;
    StableIValue answer = 0;
    TN_TRY(get_tensor(operand(run, insn, 0), &tensor));
    if (insn->code == TNI_INSN_OFFSET)
        answer = (StableIValue)tensor->offset;
    else if (insn->code == TNI_INSN_DIM)
        answer = tensor->rank;
    else if (insn->code == TNI_INSN_NUMEL)
        answer = (StableIValue)tensor->numel;
    else if (insn->code == TNI_INSN_DTYPE)
        answer = (StableIValue)(uint8_t)tensor->dtype;
    else if (insn->code == TNI_INSN_DEVICE)
        answer = tni_box_device(tensor->device);
    else if (insn->code == TNI_INSN_LAYOUT)
        answer = (StableIValue)(uint8_t)tensor->layout;
    else
        answer = (tni_dtypes[tensor->dtype].traits & TNI_DTYPE_COMPLEX) != 0;
    set(run, insn, answer);
    return TN_OK;
}

/*
 * IS_DEFINED: whether an optional holds a value, or a tensor is defined; of an optional tensor,
 * both.
 */
static tn_status ask_defined(running *run, const tni_insn *insn)
{
    StableIValue value = operand(run, insn, 0);
    bool is_optional = (insn->what & 1) != 0;
    if (is_optional && value != 0 && (insn->what & 2) != 0)
        value = *(const StableIValue *)(uintptr_t)value;
    set(run, insn, (insn->what & 2) != 0 ? as_tensor(value) != NULL : value != 0);
    return TN_OK;
}

/* ---- lists and optionals ---- */

/* ITEM: the index counts from the end where it is negative. */
static tn_status get_item(running *run, const tni_insn *insn)
{
    const tni_list *list = as_list(operand(run, insn, 0));
    int64_t index = as_int(operand(run, insn, 1));
    int64_t size = (int64_t)list->size;
    if (index < -size || index >= size)
        return tni_fail(TN_ERR_INDEX, "a formula asks for item %lld of a list of %lld",
                        (long long)index, (long long)size);
    set(run, insn, list->items[index + (index < 0 ? size : 0)]);
    return TN_OK;
}

/* VALUE: the ivalue in an optional. */
static tn_status get_held(running *run, const tni_insn *insn)
{
    StableIValue value = operand(run, insn, 0);
    if (value == 0)
        return tni_fail(TN_ERR_RUNTIME, "a formula needs the value of an optional that is None");
    set(run, insn, *(const StableIValue *)(uintptr_t)value);
    return TN_OK;
}

/* ---- numbers ---- */

static tn_status fail_overflow(void)
{
    return tni_fail(TN_ERR_OVERFLOW, "a formula's integer does not fit 64 bits");
}

/*
 * Divide integers as Python does: round the quotient down, or return the remainder, which has the
 * sign of the divisor. C rounds to zero instead, so both are corrected where the remainder and the
 * divisor differ in sign.
 */
static tn_status divide(int64_t a, int64_t b, bool wants_rest, int64_t *out)
{
    if (b == 0)
        return tni_fail(TN_ERR_RUNTIME, "a formula divides an integer by zero");
    /* INT64_MIN / -1 overflows, and C leaves INT64_MIN % -1 undefined. */
    if (b == -1) {
        *out = 0;
        return wants_rest || !__builtin_sub_overflow(0, a, out) ? TN_OK : fail_overflow();
    }
    int64_t rest = a % b;
    bool goes_down = rest != 0 && (rest < 0) != (b < 0);
    *out = wants_rest ? rest + (goes_down ? b : 0) : a / b - (goes_down ? 1 : 0);
    return TN_OK;
}

/* Compute a op b; fail on overflow, which would give wrong sizes. */
static tn_status compute_ints(tni_opcode code, int64_t a, int64_t b, int64_t *out)
{
    bool overflows = false;
    if (code == TNI_INSN_DIV || code == TNI_INSN_MOD)
        return divide(a, b, code == TNI_INSN_MOD, out);
    if (code == TNI_INSN_ADD)
        overflows = __builtin_add_overflow(a, b, out);
    else if (code == TNI_INSN_SUB)
        overflows = __builtin_sub_overflow(a, b, out);
    else
        overflows = __builtin_mul_overflow(a, b, out);
    return overflows ? fail_overflow() : TN_OK;
}

/* Compute a op b, where op is ADD, SUB, MUL, DIV or POW. */
static double compute_doubles(tni_opcode code, double a, double b)
{
    return code == TNI_INSN_ADD   ? a + b
           : code == TNI_INSN_SUB ? a - b
           : code == TNI_INSN_MUL ? a * b
           : code == TNI_INSN_DIV ? a / b
                                  : pow(a, b);
}

/* Whether a Scalar is an int or a bool, which counts as one. */
static bool is_whole(const tni_scalar *scalar)
{
    return scalar->kind == TN_KIND_INT || scalar->kind == TN_KIND_BOOL;
}

/* The value of an int or bool Scalar. */
static int64_t whole_of(const tni_scalar *scalar)
{
    return scalar->kind == TN_KIND_BOOL ? scalar->as.boolean : scalar->as.integer;
}

/* Return a complex number as a Scalar. */
static tni_scalar scalar_of(double _Complex value)
{
    return (tni_scalar){TN_KIND_COMPLEX, {.complex = {creal(value), cimag(value)}}};
}

/* Return the imaginary part of a Scalar; `none` for one that is real. */
static double imaginary_part(const tni_scalar *scalar, double none)
{
    return scalar->kind == TN_KIND_COMPLEX ? scalar->as.complex[1] : none;
}

/* Multiply or divide both parts of a complex Scalar by a real number. */
static tni_scalar scale_parts(tni_opcode code, const tni_scalar *scalar, double by)
{
    return (tni_scalar){TN_KIND_COMPLEX,
                        {.complex = {compute_doubles(code, scalar->as.complex[0], by),
                                     compute_doubles(code, scalar->as.complex[1], by)}}};
}

/*
 * Multiply two complex Scalars. C's operator repairs a product that comes out as NaN + NaN i;
 * PyTorch's does not.
 */
static tni_scalar multiply_complex(const double *a, const double *b)
{
    return (tni_scalar){TN_KIND_COMPLEX,
                        {.complex = {a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0]}}};
}

/*
 * Compute a op b, of which at least one is complex. A real operand gets an imaginary part of 0 only
 * in POW and as the dividend of a complex number. In products and as a divisor it has none: times
 * an infinity the 0 would give a NaN, and it would make 0 of -0. In sums its part is the zero that
 * changes nothing, which is -0 but for what is subtracted.
 */
static tni_scalar compute_complex(tni_opcode code, const tni_scalar *a, const tni_scalar *b)
{
    if (code == TNI_INSN_ADD || code == TNI_INSN_SUB)
        return (tni_scalar){
            TN_KIND_COMPLEX,
            {.complex = {compute_doubles(code, tni_scalar_real(a), tni_scalar_real(b)),
                         compute_doubles(code, imaginary_part(a, -0.0),
                                         imaginary_part(b, code == TNI_INSN_ADD ? -0.0 : 0.0))}}};
    if (b->kind != TN_KIND_COMPLEX && code != TNI_INSN_POW)
        return scale_parts(code, a, tni_scalar_real(b));
    if (code == TNI_INSN_MUL)
        return a->kind != TN_KIND_COMPLEX ? scale_parts(code, b, tni_scalar_real(a))
                                          : multiply_complex(a->as.complex, b->as.complex);
    return scalar_of(code == TNI_INSN_DIV ? tni_scalar_complex(a) / tni_scalar_complex(b)
                                          : cpow(tni_scalar_complex(a), tni_scalar_complex(b)));
}

/*
 * Compute a op b. Complex operands give a complex result, ints an int where that is exact, and all
 * else a double. Division of ints gives a double.
 */
static tni_scalar compute_scalars(tni_opcode code, const tni_scalar *a, const tni_scalar *b)
{
    int64_t whole = 0;
    if (a->kind == TN_KIND_COMPLEX || b->kind == TN_KIND_COMPLEX)
        return compute_complex(code, a, b);
    /* An int result that overflows becomes a double, like one that is divided. */
    bool stays_whole = is_whole(a) && is_whole(b);
    if (stays_whole && code == TNI_INSN_ADD)
        stays_whole = !__builtin_add_overflow(whole_of(a), whole_of(b), &whole);
    else if (stays_whole && code == TNI_INSN_SUB)
        stays_whole = !__builtin_sub_overflow(whole_of(a), whole_of(b), &whole);
    else if (stays_whole && code == TNI_INSN_MUL)
        stays_whole = !__builtin_mul_overflow(whole_of(a), whole_of(b), &whole);
    else
        stays_whole = false;
    double real = compute_doubles(code, tni_scalar_real(a), tni_scalar_real(b));
    /* An int to a power of an int is an int while a double holds it exactly: up to 2^53. */
    if (code == TNI_INSN_POW && is_whole(a) && is_whole(b) && whole_of(b) >= 0 &&
        fabs(real) <= 0x1p53) {
        whole = (int64_t)real;
        stays_whole = true;
    }
    return stays_whole ? (tni_scalar){TN_KIND_INT, {.integer = whole}}
                       : (tni_scalar){TN_KIND_DOUBLE, {.real = real}};
}

/* ADD to POW: on Scalars, floats or ints, as `what` says. */
static tn_status compute(running *run, const tni_insn *insn)
{
    StableIValue a = operand(run, insn, 0);
    StableIValue b = operand(run, insn, 1);
    int64_t whole = 0;
    if (insn->what == TN_KIND_NONE)
        return set_scalar(run, insn, compute_scalars(insn->code, as_scalar(a), as_scalar(b)));
    if (insn->what == TN_KIND_DOUBLE) {
        set(run, insn,
            tni_box_real(compute_doubles(insn->code, tni_unbox_real(a), tni_unbox_real(b))));
        return TN_OK;
    }
    TN_TRY(compute_ints(insn->code, as_int(a), as_int(b), &whole));
    set(run, insn, (StableIValue)whole);
    return TN_OK;
}

/*
 * NEG. An int Scalar is subtracted from 0, which gives a double on overflow; other Scalars are
 * multiplied by -1, which changes the signs of a complex one's parts.
 */
static tn_status negate(running *run, const tni_insn *insn)
{
    StableIValue a = operand(run, insn, 0);
    int64_t whole;
    static const tni_scalar zero = {TN_KIND_INT, {.integer = 0}};
    static const tni_scalar less = {TN_KIND_DOUBLE, {.real = -1.0}};
    if (insn->what == TN_KIND_NONE && is_whole(as_scalar(a)))
        return set_scalar(run, insn, compute_scalars(TNI_INSN_SUB, &zero, as_scalar(a)));
    if (insn->what == TN_KIND_NONE)
        return set_scalar(run, insn, compute_scalars(TNI_INSN_MUL, as_scalar(a), &less));
    if (insn->what == TN_KIND_DOUBLE) {
        set(run, insn, tni_box_real(-tni_unbox_real(a)));
        return TN_OK;
    }
    if (__builtin_sub_overflow(0, as_int(a), &whole))
        return fail_overflow();
    set(run, insn, (StableIValue)whole);
    return TN_OK;
}

/* CONJ: a real Scalar is its own conjugate. */
static tn_status conjugate_scalar(running *run, const tni_insn *insn)
{
    tni_scalar scalar = *as_scalar(operand(run, insn, 0));
    if (scalar.kind == TN_KIND_COMPLEX)
        scalar.as.complex[1] = -scalar.as.complex[1];
    return set_scalar(run, insn, scalar);
}

/* Ints are compared exactly: as doubles, two large ones could seem equal. */
static bool equal_scalars(const tni_scalar *a, const tni_scalar *b)
{
    if (is_whole(a) && is_whole(b))
        return whole_of(a) == whole_of(b);
    return tni_scalar_complex(a) == tni_scalar_complex(b);
}

/* Lists of ints: items are compared by their bits. */
static bool equal_lists(const tni_list *a, const tni_list *b)
{
    return a->size == b->size &&
           (a->size == 0 || memcmp(a->items, b->items, a->size * sizeof *a->items) == 0);
}

/* Texts may contain NULs, so lengths are compared. */
static bool equal_texts(const tni_string *a, const tni_string *b)
{
    return a->length == b->length && memcmp(a->data, b->data, a->length) == 0;
}

/*
 * EQUAL: by the type in `what`. Enums are compared in their low 32 bits; a Device uses all 64, as
 * does an int.
 */
static tn_status compare(running *run, const tni_insn *insn)
{
    StableIValue a = operand(run, insn, 0);
    StableIValue b = operand(run, insn, 1);
    bool is_equal = a == b;
    if (insn->what == TN_KIND_NONE)
        is_equal = equal_scalars(as_scalar(a), as_scalar(b));
    else if (insn->what == TN_KIND_DOUBLE)
        is_equal = tni_unbox_real(a) == tni_unbox_real(b);
    else if (insn->what == TN_KIND_BOOL)
        is_equal = as_bool(a) == as_bool(b);
    else if (insn->what == TN_KIND_DTYPE)
        is_equal = (uint32_t)a == (uint32_t)b;
    else if (insn->what == TN_KIND_INTS)
        is_equal = equal_lists(as_list(a), as_list(b));
    else if (insn->what == TN_KIND_STRING)
        is_equal = equal_texts((const tni_string *)(uintptr_t)a, (const tni_string *)(uintptr_t)b);
    set(run, insn, is_equal);
    return TN_OK;
}

/* LESS: complex numbers have no order. */
static tn_status order(running *run, const tni_insn *insn)
{
    StableIValue a = operand(run, insn, 0);
    StableIValue b = operand(run, insn, 1);
    /* Ints; the other kinds replace this answer. */
    bool is_less = as_int(a) < as_int(b);
    if (insn->what == TN_KIND_DOUBLE)
        is_less = tni_unbox_real(a) < tni_unbox_real(b);
    if (insn->what == TN_KIND_NONE) {
        const tni_scalar *left = as_scalar(a);
        const tni_scalar *right = as_scalar(b);
        if (left->kind == TN_KIND_COMPLEX || right->kind == TN_KIND_COMPLEX)
            return tni_fail(TN_ERR_RUNTIME, "a formula compares complex numbers");
        is_less = is_whole(left) && is_whole(right)
                      ? whole_of(left) < whole_of(right)
                      : tni_scalar_real(left) < tni_scalar_real(right);
    }
    set(run, insn, is_less);
    return TN_OK;
}

/* ---- work ---- */

/* Copy the operands into an array of arguments. */
static void collect(const running *run, const tni_insn *insn, StableIValue *args)
{
    TNI_ASSERT(insn->count <= TNI_MOST_OPERANDS);
    for (size_t i = 0; i < insn->count; i++)
        args[i] = operand(run, insn, i);
}

/*
 * Fail because the operator has another schema than when the program was compiled: its ivalues
 * would be misread.
 */
static TNI_COLD tn_status fail_other(const tni_callee *callee)
{
    return tni_fail(TN_ERR_RUNTIME,
                    "%s: a derivative calls this operator, which was unloaded and defined anew "
                    "since the derivative was registered",
                    callee->name);
}

/*
 * CALL: through the dispatcher, so that it is recorded if grad mode is on. The arguments are
 * borrowed; the results are the run's.
 */
static tn_status call_operator(running *run, const tni_insn *insn)
{
    StableIValue args[TNI_MOST_OPERANDS];
    const tni_program_tables *tables = run->tables;
    tni_callee *callee = &tables->callees[insn->what];
    const tni_signature *signature;
    collect(run, insn, args);
    TN_TRY(tni_callee_signature(callee, &signature));
    /* Built-in operators never change, so their tables have no signatures to compare. */
    if (TNI_UNLIKELY(tables->signatures != NULL) && signature != tables->signatures[insn->what])
        return fail_other(callee);
    TN_TRY(tni_callee_call(callee, args, &run->registers[insn->target]));
    own(run, insn, signature->returns, signature->nreturns);
    return TN_OK;
}

/* NATIVE: a function of the table that is no operator. Its call names no operator. */
static tn_status call_native(running *run, const tni_insn *insn)
{
    StableIValue args[TNI_MOST_OPERANDS];
    /* A native reads nothing of its call: there is no operator, and so no signature. */
    static const tn_call nobody;
    const tni_formula_native *native = &run->tables->natives[insn->what];
    collect(run, insn, args);
    TN_TRY(native->function(&nobody, args, &run->registers[insn->target]));
    own(run, insn, native->returns, native->nreturns);
    return TN_OK;
}

static bool is_complex(const tn_tensor *tensor)
{
    return (tni_dtypes[tensor->dtype].traits & TNI_DTYPE_COMPLEX) != 0;
}

/*
 * Whether tensor * by is the tensor itself: the factor is 1 and the product would have the same
 * dtype, which an integer tensor and a float 1 would not. An undefined tensor stays undefined.
 */
static bool is_same_scaled(const tn_tensor *tensor, const tni_scalar *by)
{
    if (tensor == NULL)
        return true;
    if (by->kind == TN_KIND_COMPLEX || tni_scalar_real(by) != 1.0)
        return false;
    return (tni_dtypes[tensor->dtype].traits & (TNI_DTYPE_FLOATING | TNI_DTYPE_COMPLEX)) != 0;
}

/* Call an operator that returns one tensor. */
static tn_status call_tensor(running *run, const tni_insn *insn, tni_callee *callee)
{
    static const tni_argcode tensor = TNI_PLAIN_TENSOR;
    StableIValue args[TNI_MOST_OPERANDS];
    collect(run, insn, args);
    TN_TRY(tni_callee_call(callee, args, &run->registers[insn->target]));
    own(run, insn, &tensor, 1);
    return TN_OK;
}

/* SCALED: skip the multiplication by 1, such as the default alpha of `add`. */
static tn_status scale(running *run, const tni_insn *insn)
{
    static tni_callee mul = {"aten::mul.Scalar", NULL};
    StableIValue a = operand(run, insn, 0);
    if (!is_same_scaled(as_tensor(a), as_scalar(operand(run, insn, 1))))
        return call_tensor(run, insn, &mul);
    set(run, insn, a);
    return TN_OK;
}

/* CONJUGATE: a real tensor is its own conjugate. */
static tn_status conjugate(running *run, const tni_insn *insn)
{
    static tni_callee conj = {"aten::conj", NULL};
    StableIValue a = operand(run, insn, 0);
    const tn_tensor *tensor = as_tensor(a);
    if (tensor != NULL && is_complex(tensor))
        return call_tensor(run, insn, &conj);
    set(run, insn, a);
    return TN_OK;
}

/* ---- ends ---- */

/* Give a tensor, retained, as the gradient or tangent `what`. */
static tn_status give(running *run, const tni_insn *insn, size_t item, StableIValue value)
{
    const tni_program_frame *frame = run->frame;
    return frame->give(frame->context, insn->what, item, tn_tensor_retain(as_tensor(value)));
}

/* GIVE_LIST. */
static tn_status give_list(running *run, const tni_insn *insn)
{
    const tni_program_frame *frame = run->frame;
    const tni_list *list = as_list(operand(run, insn, 0));
    if (frame->check_list != NULL)
        TN_TRY(frame->check_list(frame->context, insn->what, list->size));
    for (size_t i = 0; i < list->size; i++)
        TN_TRY(give(run, insn, i, list->items[i]));
    return TN_OK;
}

/* REFUSE: this part of the formula is not implemented. */
static tn_status refuse(running *run, const tni_insn *insn)
{
    return tni_fail(TN_ERR_NOT_IMPLEMENTED, "the derivative for '%s' is not implemented",
                    run->tables->text + insn->operands);
}

/* ---- all ---- */

/* Loads that the caller of the program serves. The registers hold borrowed ivalues. */
static tn_status load(running *run, const tni_insn *insn)
{
    const tni_program_frame *frame = run->frame;
    StableIValue *to = &run->registers[insn->target];
    if (insn->code == TNI_INSN_SAVED)
        return frame->saved(frame->context, insn->what, to);
    return frame->load(frame->context, (tni_opcode)insn->code, insn->what, to);
}

static tn_status set_constant(running *run, const tni_insn *insn)
{
    set(run, insn, run->tables->constants[insn->what]);
    return TN_OK;
}

static tn_status set_none(running *run, const tni_insn *insn)
{
    set(run, insn, 0);
    return TN_OK;
}

static tn_status ask_wanted(running *run, const tni_insn *insn)
{
    set(run, insn, run->frame->wanted(run->frame->context, insn->what));
    return TN_OK;
}

/* SINCE: asked in every run, as a process may choose its release between two of them. */
static tn_status ask_release(running *run, const tni_insn *insn)
{
    set(run, insn, tni_torch_abi_is_from(insn->what));
    return TN_OK;
}

static tn_status ask_length(running *run, const tni_insn *insn)
{
    set(run, insn, as_list(operand(run, insn, 0))->size);
    return TN_OK;
}

static tn_status negate_bool(running *run, const tni_insn *insn)
{
    set(run, insn, !as_bool(operand(run, insn, 0)));
    return TN_OK;
}

/* TO_DOUBLE. */
static tn_status make_double(running *run, const tni_insn *insn)
{
    set(run, insn, tni_box_real((double)as_int(operand(run, insn, 0))));
    return TN_OK;
}

static tn_status copy(running *run, const tni_insn *insn)
{
    set(run, insn, operand(run, insn, 0));
    return TN_OK;
}

/* Return where a jump leads: forward, else a run might not end. */
static const tni_insn *destination(const running *run, const tni_insn *insn)
{
    const tni_insn *to = run->tables->insns + run->program->first + insn->what;
    TNI_ASSERT(to > insn && insn->what <= run->program->ninsns);
    return to;
}

static tn_status jump(running *run, const tni_insn *insn)
{
    run->next = destination(run, insn);
    return TN_OK;
}

static tn_status jump_unless(running *run, const tni_insn *insn)
{
    if (!as_bool(operand(run, insn, 0)))
        run->next = destination(run, insn);
    return TN_OK;
}

static tn_status give_tensor(running *run, const tni_insn *insn)
{
    return give(run, insn, 0, operand(run, insn, 0));
}

/* DECIDE: the result of a condition. */
static tn_status decide(running *run, const tni_insn *insn)
{
    run->decision = as_bool(operand(run, insn, 0));
    return TN_OK;
}

/* The function of each opcode. */
typedef tn_status insn_runner(running *run, const tni_insn *insn);
static insn_runner *const runners[TNI_INSN_COUNT] = {
    [TNI_INSN_CONSTANT] = set_constant,
    [TNI_INSN_STRING] = make_text,
    [TNI_INSN_NONE] = set_none,
    [TNI_INSN_UNDEFINED] = make_undefined,
    [TNI_INSN_SAVED] = load,
    [TNI_INSN_GRAD] = load,
    [TNI_INSN_GRAD_OR_UNDEFINED] = load,
    [TNI_INSN_ARGUMENT] = load,
    [TNI_INSN_RESULT] = load,
    [TNI_INSN_TANGENT] = load,
    [TNI_INSN_TANGENT_OR_UNDEFINED] = load,
    [TNI_INSN_WANTED] = ask_wanted,
    [TNI_INSN_SINCE] = ask_release,
    [TNI_INSN_SOME] = make_some,
    [TNI_INSN_SCALAR] = make_scalar,
    [TNI_INSN_LIST] = make_list,
    [TNI_INSN_MASK] = make_mask,
    [TNI_INSN_SIZES] = ask_list,
    [TNI_INSN_STRIDES] = ask_list,
    [TNI_INSN_SIZE] = ask_item,
    [TNI_INSN_STRIDE] = ask_item,
    [TNI_INSN_OFFSET] = ask_tensor,
    [TNI_INSN_DIM] = ask_tensor,
    [TNI_INSN_NUMEL] = ask_tensor,
    [TNI_INSN_DTYPE] = ask_tensor,
    [TNI_INSN_DEVICE] = ask_tensor,
    [TNI_INSN_LAYOUT] = ask_tensor,
    [TNI_INSN_IS_COMPLEX] = ask_tensor,
    [TNI_INSN_IS_DEFINED] = ask_defined,
    [TNI_INSN_LENGTH] = ask_length,
    [TNI_INSN_ITEM] = get_item,
    [TNI_INSN_VALUE] = get_held,
    [TNI_INSN_ADD] = compute,
    [TNI_INSN_SUB] = compute,
    [TNI_INSN_MUL] = compute,
    [TNI_INSN_DIV] = compute,
    [TNI_INSN_MOD] = compute,
    [TNI_INSN_POW] = compute,
    [TNI_INSN_NEG] = negate,
    [TNI_INSN_CONJ] = conjugate_scalar,
    [TNI_INSN_EQUAL] = compare,
    [TNI_INSN_LESS] = order,
    [TNI_INSN_NOT] = negate_bool,
    [TNI_INSN_TO_DOUBLE] = make_double,
    [TNI_INSN_COPY] = copy,
    [TNI_INSN_JUMP] = jump,
    [TNI_INSN_JUMP_UNLESS] = jump_unless,
    [TNI_INSN_CALL] = call_operator,
    [TNI_INSN_NATIVE] = call_native,
    [TNI_INSN_SCALED] = scale,
    [TNI_INSN_CONJUGATE] = conjugate,
    [TNI_INSN_GIVE] = give_tensor,
    [TNI_INSN_GIVE_LIST] = give_list,
    [TNI_INSN_DECIDE] = decide,
    [TNI_INSN_REFUSE] = refuse,
};

/* Drop what calls have returned, the last one first. */
static void drop_owned(running *run)
{
    while (run->nowned > 0) {
        const owned_ivalue *ivalue = &run->owned[--run->nowned];
        tni_argcode_drop(ivalue->code, NULL, run->registers[ivalue->reg]);
    }
}

/* Run the insns from the first to the last, or until one fails. */
static tn_status run_insns(running *run)
{
    const tni_program *program = run->program;
    const tni_insn *insns = run->tables->insns + program->first;
    run->registers = tni_scratch_get(&run->area, program->nregisters * sizeof *run->registers);
    run->owned = tni_scratch_get(&run->area, program->nregisters * sizeof *run->owned);
    if (run->registers == NULL || run->owned == NULL)
        return TN_ERR_MEMORY;
    /* Each insn runs at most once: a jump only replaces run->next, by a later insn. */
    for (run->next = insns; run->next < insns + program->ninsns;) {
        const tni_insn *insn = run->next++;
        if (TNI_UNLIKELY(insn->code >= TNI_INSN_COUNT))
            return tni_fail(TN_ERR_RUNTIME, "a formula has no insn %d", insn->code);
        TN_TRY(runners[insn->code](run, insn));
    }
    return TN_OK;
}

/*
 * Run a program in new scratch memory; *out is what DECIDE said. The fields are set one by one,
 * because an initialiser would clear the scratch memory, too.
 */
static tn_status run_program(uint16_t index, const tni_program_frame *frame, bool *out)
{
    running run;
    run.frame = frame;
    run.tables = frame->tables;
    run.program = &frame->tables->programs[index];
    run.nowned = 0;
    run.decision = false;
    tni_scratch_begin(&run.area);
    tn_status status = run_insns(&run);
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
