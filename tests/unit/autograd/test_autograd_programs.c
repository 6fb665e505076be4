/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Programs of derivatives, run through a frame that a test fills, over tables that each test
 * writes; the last test runs one of the built tables.
 */
#include "autograd/derivative_specs.h"

#include <math.h>

/* The tables of the tests. */
static tni_insn test_steps[64];
static tni_program test_programs[1];
static uint16_t test_operands[1024];
static StableIValue test_constants[16];
static tni_callee test_callees[] = {{"aten::mul.Tensor", NULL},
                                    {"aten::max.dim", NULL},
                                    {"aten::unbind.int", NULL},
                                    {"aten::sum.dim_IntList", NULL},
                                    {"aten::no_such_operator", NULL}};
static tni_formula_native test_natives[2];
static const char test_text[] = "floor\0igamma: input";
static const tni_program_tables test_tables = {.programs = test_programs,
                                               .insns = test_steps,
                                               .operands = test_operands,
                                               .constants = test_constants,
                                               .text = test_text,
                                               .natives = test_natives,
                                               .callees = test_callees};

#include "dispatch/dispatch_shared.h"
#include "op_fixture.h"

enum { MUL, MAX_DIM, UNBIND, SUM, NOBODY };

static StableIValue box(const void *pointer)
{
    return (StableIValue)(uintptr_t)pointer;
}

static StableIValue box_double(double real)
{
    StableIValue value;
    memcpy(&value, &real, sizeof value);
    return value;
}

/* ---- programs ---- */

static size_t noperands;
static size_t nconstants;

static void begin(void)
{
    noperands = nconstants = 0;
    test_programs[0] = (tni_program){0, 0, 0};
}

/* Adds an insn; its results begin in the register that is returned. */
static uint16_t put(tni_opcode code, size_t what, size_t nresults, size_t count,
                    const uint16_t *operands)
{
    tni_program *program = &test_programs[0];
    uint16_t target = program->nregisters;
    assert_true(program->ninsns < TN_LEN(test_steps) && noperands + count <= TN_LEN(test_operands));
    test_steps[program->ninsns++] =
        (tni_insn){(uint8_t)code, (uint8_t)count, target, (uint16_t)what, (uint16_t)noperands};
    for (size_t i = 0; i < count; i++)
        test_operands[noperands++] = operands[i];
    program->nregisters = (uint16_t)(target + nresults);
    return target;
}

static uint16_t put0(tni_opcode code, size_t what)
{
    return put(code, what, 1, 0, NULL);
}

static uint16_t put1(tni_opcode code, size_t what, uint16_t a)
{
    return put(code, what, 1, 1, &a);
}

static uint16_t put2(tni_opcode code, size_t what, uint16_t a, uint16_t b)
{
    const uint16_t operands[] = {a, b};
    return put(code, what, 1, 2, operands);
}

static void end(tni_opcode code, size_t what, uint16_t a)
{
    put(code, what, 0, 1, &a);
}

static uint16_t constant(StableIValue bits)
{
    test_constants[nconstants] = bits;
    return put0(TNI_INSN_CONSTANT, nconstants++);
}

static uint16_t real(double value)
{
    return constant(box_double(value));
}

static uint16_t text(size_t offset)
{
    uint16_t reg = put0(TNI_INSN_STRING, strlen(test_text + offset));
    test_steps[test_programs[0].ninsns - 1].operands = (uint16_t)offset;
    return reg;
}

/* ---- the frame ---- */

typedef struct fake {
    StableIValue saved[4]; /* by index */
    StableIValue loads[2]; /* by index: gradients, arguments, tangents */
    tni_opcode code;       /* of the last load */
    bool wanted[4];        /* by input */
    tn_tensor *given[4];   /* by input, owned; items of lists behind each other */
    size_t ngiven;         /* how often something was given */
    bool gives_badly;      /* the engine refuses what it is given */
} fake;

static tn_status fake_saved(void *context, size_t index, StableIValue *out)
{
    *out = ((fake *)context)->saved[index];
    return index < 3 ? TN_OK : tni_fail(TN_ERR_RUNTIME, "was modified");
}

static tn_status fake_load(void *context, tni_opcode code, size_t index, StableIValue *out)
{
    ((fake *)context)->code = code;
    *out = ((fake *)context)->loads[index];
    return TN_OK;
}

static bool fake_wanted(void *context, size_t index)
{
    return ((fake *)context)->wanted[index];
}

static tn_status fake_give(void *context, size_t index, size_t item, tn_tensor *tensor)
{
    fake *frame = context;
    frame->ngiven++;
    if (frame->gives_badly) {
        tn_tensor_release(tensor);
        return tni_fail(TN_ERR_RUNTIME, "not wanted so");
    }
    assert_null(frame->given[index + item]);
    frame->given[index + item] = tensor;
    return TN_OK;
}

static tni_program_frame frame_of(fake *context)
{
    return (tni_program_frame){.tables = &test_tables,
                               .context = context,
                               .saved = fake_saved,
                               .load = fake_load,
                               .wanted = fake_wanted,
                               .give = fake_give};
}

static void runs(fake *context)
{
    tni_program_frame frame = frame_of(context);
    if (tni_program_run(0, &frame) != TN_OK)
        fail_msg("%s", tn_last_error());
}

static void fails(fake *context, const char *message)
{
    tni_program_frame frame = frame_of(context);
    assert_int_not_equal(tni_program_run(0, &frame), TN_OK);
    if (strstr(tn_last_error(), message) == NULL)
        fail_msg("the message is '%s', want '%s'", tn_last_error(), message);
}

static void forget(fake *context)
{
    for (size_t i = 0; i < TN_LEN(context->given); i++)
        tn_tensor_release(context->given[i]);
    *context = (fake){0};
}

/* What the program so far decides about a bool in `reg`. */
static bool decides(fake *context, uint16_t reg)
{
    bool out = false;
    tni_program_frame frame = frame_of(context);
    end(TNI_INSN_DECIDE, 0, reg);
    if (tni_program_decide(0, &frame, &out) != TN_OK)
        fail_msg("%s", tn_last_error());
    return out;
}

/* The program begins anew, and says whether an insn on two constants gives a third. */
static bool gives_int(tni_opcode code, int64_t a, int64_t b, int64_t want)
{
    fake none = {0};
    begin();
    uint16_t left = constant((StableIValue)a);
    uint16_t right = constant((StableIValue)b);
    uint16_t got = put2(code, TN_KIND_INT, left, right);
    return decides(&none, put2(TNI_INSN_EQUAL, TN_KIND_INT, got, constant((StableIValue)want)));
}

static bool gives_double(tni_opcode code, double a, double b, double want)
{
    fake none = {0};
    begin();
    uint16_t got = put2(code, TN_KIND_DOUBLE, real(a), real(b));
    return decides(&none, put2(TNI_INSN_EQUAL, TN_KIND_DOUBLE, got, real(want)));
}

/* The result of an insn on Scalars, from the frame's saved values. */
static tni_scalar gives_scalar(tni_opcode code, tni_scalar a, tni_scalar b)
{
    static tn_tensor *ones;
    fake context = {.saved = {box(&a), box(&b)}};
    tni_handle handle;
    tni_scalar scalar;
    double parts[2];
    ones = make(TN_DTYPE_C128, SIZES(1), VALUES(2));
    handle = (tni_handle){ones, NULL};
    context.loads[0] = box(&handle);
    begin();
    uint16_t got = put2(code, TN_KIND_NONE, put0(TNI_INSN_SAVED, 0), put0(TNI_INSN_SAVED, 1));
    /* Seen through a product with 2, and its kind through a comparison with itself as an int. */
    end(TNI_INSN_GIVE, 0, put2(TNI_INSN_SCALED, 0, put0(TNI_INSN_GRAD, 0), got));
    runs(&context);
    memcpy(parts, context.given[0]->data, sizeof parts);
    scalar = (tni_scalar){TN_KIND_COMPLEX, {.complex = {parts[0] / 2, parts[1] / 2}}};
    forget(&context);
    tn_tensor_release(ones);
    return scalar;
}

static tni_scalar whole(int64_t value)
{
    return (tni_scalar){TN_KIND_INT, {.integer = value}};
}

static tni_scalar floating(double value)
{
    return (tni_scalar){TN_KIND_DOUBLE, {.real = value}};
}

static tni_scalar imaginary(double re, double im)
{
    return (tni_scalar){TN_KIND_COMPLEX, {.complex = {re, im}}};
}

#define assert_scalar(got, re, im)                                                                 \
    do {                                                                                           \
        tni_scalar scalar_ = (got);                                                                \
        assert_true(fabs(scalar_.as.complex[0] - (re)) < 1e-12);                                   \
        assert_true(fabs(scalar_.as.complex[1] - (im)) < 1e-12);                                   \
    } while (0)

/* ---- numbers ---- */

static void integers_are_computed(void **state)
{
    (void)state;
    assert_true(gives_int(TNI_INSN_ADD, 3, 4, 7));
    assert_true(gives_int(TNI_INSN_SUB, 3, 4, -1));
    assert_true(gives_int(TNI_INSN_MUL, -3, 4, -12));
    assert_true(gives_int(TNI_INSN_DIV, -7, 2, -4));
    assert_true(gives_int(TNI_INSN_DIV, 7, -2, -4));
    assert_true(gives_int(TNI_INSN_DIV, 7, 2, 3));
    assert_true(gives_int(TNI_INSN_DIV, 7, -1, -7));
    assert_true(gives_int(TNI_INSN_MOD, -7, 3, 2));
    assert_true(gives_int(TNI_INSN_MOD, 7, -3, -2));
    assert_true(gives_int(TNI_INSN_MOD, INT64_MIN, -1, 0));
    assert_false(gives_int(TNI_INSN_MOD, 6, 4, 3));
}

static void integers_that_do_not_fit_fail(void **state)
{
    (void)state;
    static const struct {
        tni_opcode code;
        int64_t a, b;
        const char *message;
    } rows[] = {{TNI_INSN_ADD, INT64_MAX, 1, "fit 64 bits"},
                {TNI_INSN_SUB, INT64_MIN, 1, "fit 64 bits"},
                {TNI_INSN_MUL, INT64_MAX, 2, "fit 64 bits"},
                {TNI_INSN_DIV, INT64_MIN, -1, "fit 64 bits"},
                {TNI_INSN_DIV, 1, 0, "by zero"},
                {TNI_INSN_MOD, 1, 0, "by zero"}};
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        fake none = {0};
        begin();
        uint16_t a = constant((StableIValue)rows[i].a);
        uint16_t b = constant((StableIValue)rows[i].b);
        put2(rows[i].code, TN_KIND_INT, a, b);
        fails(&none, rows[i].message);
    }
    fake none = {0};
    begin();
    put1(TNI_INSN_NEG, TN_KIND_INT, constant((StableIValue)INT64_MIN));
    fails(&none, "fit 64 bits");
}

static void floats_are_computed(void **state)
{
    (void)state;
    fake none = {0};
    assert_true(gives_double(TNI_INSN_ADD, 1.5, 2, 3.5));
    assert_true(gives_double(TNI_INSN_SUB, 1.5, 2, -0.5));
    assert_true(gives_double(TNI_INSN_MUL, 1.5, 2, 3));
    assert_true(gives_double(TNI_INSN_DIV, 1, 4, 0.25));
    assert_true(gives_double(TNI_INSN_POW, 2, 0.5, sqrt(2)));
    assert_false(gives_double(TNI_INSN_ADD, 1, 1, 3));
    begin();
    uint16_t three = put1(TNI_INSN_TO_DOUBLE, 0, constant(3));
    uint16_t less = put1(TNI_INSN_NEG, TN_KIND_DOUBLE, three);
    assert_true(decides(&none, put2(TNI_INSN_EQUAL, TN_KIND_DOUBLE, less, real(-3))));
    begin();
    uint16_t minus = put1(TNI_INSN_NEG, TN_KIND_INT, constant(3));
    assert_true(decides(
        &none, put2(TNI_INSN_EQUAL, TN_KIND_INT, minus, constant((StableIValue)INT64_C(-3)))));
}

static void scalars_are_computed_in_their_kinds(void **state)
{
    (void)state;
    assert_scalar(gives_scalar(TNI_INSN_ADD, whole(3), whole(4)), 7, 0);
    assert_scalar(gives_scalar(TNI_INSN_SUB, whole(3), floating(0.5)), 2.5, 0);
    assert_scalar(gives_scalar(TNI_INSN_MUL, whole(3), imaginary(0, 1)), 0, 3);
    assert_scalar(gives_scalar(TNI_INSN_DIV, whole(3), whole(2)), 1.5, 0);
    assert_scalar(gives_scalar(TNI_INSN_POW, whole(3), whole(2)), 9, 0);
    assert_scalar(gives_scalar(TNI_INSN_POW, whole(2), whole(-1)), 0.5, 0);
    assert_scalar(gives_scalar(TNI_INSN_POW, imaginary(0, 1), whole(2)), -1, 0);
    assert_scalar(gives_scalar(TNI_INSN_ADD, whole(INT64_MAX), whole(1)), 0x1p63, 0);
    assert_scalar(gives_scalar(TNI_INSN_SUB, imaginary(1, 1), whole(1)), 0, 1);
    assert_scalar(gives_scalar(TNI_INSN_DIV, imaginary(2, 2), whole(2)), 1, 1);
    tni_scalar yes = {TN_KIND_BOOL, {.boolean = true}};
    assert_scalar(gives_scalar(TNI_INSN_ADD, yes, yes), 2, 0);
}

static tni_scalar after(tni_opcode code, tni_scalar value)
{
    tn_tensor *two = make(TN_DTYPE_C128, SIZES(1), VALUES(2));
    tni_handle handle = {two, NULL};
    fake context = {.saved = {box(&value)}, .loads = {box(&handle)}};
    double parts[2];
    begin();
    uint16_t got = put1(code, TN_KIND_NONE, put0(TNI_INSN_SAVED, 0));
    end(TNI_INSN_GIVE, 0, put2(TNI_INSN_SCALED, 0, put0(TNI_INSN_GRAD, 0), got));
    runs(&context);
    memcpy(parts, context.given[0]->data, sizeof parts);
    forget(&context);
    tn_tensor_release(two);
    return imaginary(parts[0] / 2, parts[1] / 2);
}

static void scalars_are_negated_and_conjugated(void **state)
{
    (void)state;
    assert_scalar(after(TNI_INSN_NEG, whole(3)), -3, 0);
    assert_scalar(after(TNI_INSN_NEG, floating(2.5)), -2.5, 0);
    assert_scalar(after(TNI_INSN_NEG, imaginary(1, 2)), -1, -2);
    assert_scalar(after(TNI_INSN_CONJ, imaginary(1, 2)), 1, -2);
    assert_scalar(after(TNI_INSN_CONJ, whole(4)), 4, 0);
}

static tni_scalar noted; /* by the native below */

static tn_status note_scalar(const tn_call *asked, const StableIValue *args, StableIValue *outs)
{
    (void)asked;
    (void)outs;
    noted = *(const tni_scalar *)(uintptr_t)args[0];
    return TN_OK;
}

/* The result of an insn on two Scalars, of which NEG reads one, as its register holds it. */
static tni_scalar held(tni_opcode code, tni_scalar a, tni_scalar b)
{
    fake context = {.saved = {box(&a), box(&b)}};
    test_natives[0] = (tni_formula_native){note_scalar, 0, {0}};
    begin();
    uint16_t left = put0(TNI_INSN_SAVED, 0);
    uint16_t right = put0(TNI_INSN_SAVED, 1);
    uint16_t got = code == TNI_INSN_NEG ? put1(code, TN_KIND_NONE, left)
                                        : put2(code, TN_KIND_NONE, left, right);
    end(TNI_INSN_NATIVE, 0, got);
    runs(&context);
    assert_int_equal(noted.kind, TN_KIND_COMPLEX);
    return noted;
}

/* Compare with == and the sign bit, so that zeros differ by their signs; NaN equals NaN. */
static bool is_same_number(double a, double b)
{
    return (isnan(a) && isnan(b)) || (a == b && signbit(a) == signbit(b));
}

#define assert_parts(got, re, im)                                                                  \
    do {                                                                                           \
        tni_scalar scalar_ = (got);                                                                \
        if (!is_same_number(scalar_.as.complex[0], (re)) ||                                        \
            !is_same_number(scalar_.as.complex[1], (im)))                                          \
            fail_msg("%g and %g, not %g and %g", scalar_.as.complex[0], scalar_.as.complex[1],     \
                     (double)(re), (double)(im));                                                  \
    } while (0)

/* What PyTorch 2.13 gives for the same expressions. */
static void infinite_and_zero_parts_of_scalars_stay_apart(void **state)
{
    (void)state;
    tni_scalar wide = imaginary(INFINITY, 1), tall = imaginary(1, INFINITY);
    assert_parts(held(TNI_INSN_NEG, wide, whole(0)), -INFINITY, -1);
    assert_parts(held(TNI_INSN_NEG, tall, whole(0)), -1, -INFINITY);
    assert_parts(held(TNI_INSN_NEG, imaginary(0, -0.0), whole(0)), -0.0, 0);
    assert_parts(held(TNI_INSN_MUL, wide, floating(2)), INFINITY, 2);
    assert_parts(held(TNI_INSN_MUL, whole(-1), tall), -1, -INFINITY);
    assert_parts(held(TNI_INSN_MUL, wide, floating(0)), NAN, 0);
    assert_parts(held(TNI_INSN_MUL, wide, wide), INFINITY, INFINITY);
    assert_parts(held(TNI_INSN_MUL, wide, tall), NAN, INFINITY);
    assert_parts(held(TNI_INSN_MUL, wide, imaginary(0, 0)), NAN, NAN);
    assert_parts(held(TNI_INSN_MUL, wide, imaginary(NAN, 1)), NAN, NAN);
    assert_parts(held(TNI_INSN_DIV, tall, whole(2)), 0.5, INFINITY);
    assert_parts(held(TNI_INSN_ADD, imaginary(-0.0, -0.0), floating(2)), 2, -0.0);
    assert_parts(held(TNI_INSN_ADD, floating(2), imaginary(-0.0, 0)), 2, 0);
    assert_parts(held(TNI_INSN_SUB, imaginary(-0.0, -0.0), floating(2)), -2, -0.0);
    assert_parts(held(TNI_INSN_SUB, floating(2), imaginary(0, 0)), 2, -0.0);
    assert_parts(held(TNI_INSN_SUB, floating(2), imaginary(0, -0.0)), 2, 0);
}

/* Whether the insn on the two saved values is true. */
static bool holds(tni_opcode code, size_t what, StableIValue a, StableIValue b)
{
    fake context = {.saved = {a, b}};
    begin();
    uint16_t left = put0(TNI_INSN_SAVED, 0);
    return decides(&context, put2(code, what, left, put0(TNI_INSN_SAVED, 1)));
}

static void values_are_compared_in_their_kinds(void **state)
{
    (void)state;
    tni_scalar one = whole(1), real_one = floating(1), half = floating(0.5), i = imaginary(0, 1);
    StableIValue sizes[] = {2, 3}, others[] = {2, 4};
    tni_list list = {sizes, 2, 0}, same = {sizes, 2, 0}, other = {others, 2, 0},
             none = {NULL, 0, 0};
    tni_string floor_text = {"floor", 5}, trunc_text = {"trunc", 5}, short_text = {"flo", 3};
    const StableIValue dirty = (UINT64_C(7) << 32) | 6;
    assert_true(holds(TNI_INSN_EQUAL, TN_KIND_NONE, box(&one), box(&real_one)));
    assert_false(holds(TNI_INSN_EQUAL, TN_KIND_NONE, box(&one), box(&half)));
    assert_false(holds(TNI_INSN_EQUAL, TN_KIND_NONE, box(&one), box(&i)));
    assert_true(holds(TNI_INSN_EQUAL, TN_KIND_BOOL, 1, 255));
    assert_false(holds(TNI_INSN_EQUAL, TN_KIND_BOOL, 1, 256));
    assert_true(holds(TNI_INSN_EQUAL, TN_KIND_DTYPE, 6, dirty));
    assert_false(holds(TNI_INSN_EQUAL, TN_KIND_DTYPE, 6, 7));
    assert_false(holds(TNI_INSN_EQUAL, TN_KIND_DEVICE, 6, dirty));
    assert_true(holds(TNI_INSN_EQUAL, TN_KIND_INTS, box(&list), box(&same)));
    assert_false(holds(TNI_INSN_EQUAL, TN_KIND_INTS, box(&list), box(&other)));
    assert_false(holds(TNI_INSN_EQUAL, TN_KIND_INTS, box(&list), box(&none)));
    assert_true(holds(TNI_INSN_EQUAL, TN_KIND_STRING, box(&floor_text), box(&floor_text)));
    assert_false(holds(TNI_INSN_EQUAL, TN_KIND_STRING, box(&floor_text), box(&trunc_text)));
    assert_false(holds(TNI_INSN_EQUAL, TN_KIND_STRING, box(&floor_text), box(&short_text)));
    assert_true(holds(TNI_INSN_LESS, TN_KIND_INT, (StableIValue)INT64_C(-1), 0));
    assert_false(holds(TNI_INSN_LESS, TN_KIND_INT, 0, 0));
    assert_true(holds(TNI_INSN_LESS, TN_KIND_DOUBLE, box_double(-2), box_double(-1)));
    assert_true(holds(TNI_INSN_LESS, TN_KIND_NONE, box(&half), box(&one)));
    assert_false(holds(TNI_INSN_LESS, TN_KIND_NONE, box(&one), box(&half)));
    fake context = {.saved = {box(&one), box(&i)}};
    begin();
    uint16_t left = put0(TNI_INSN_SAVED, 0);
    put2(TNI_INSN_LESS, TN_KIND_NONE, left, put0(TNI_INSN_SAVED, 1));
    fails(&context, "compares complex numbers");
}

/* ---- ivalues that are made ---- */

static void texts_lists_and_optionals_are_made(void **state)
{
    (void)state;
    tni_string floor_text = {"floor", 5};
    fake context = {.saved = {box(&floor_text)}, .wanted = {false, true, true, false}};
    begin();
    uint16_t saved = put0(TNI_INSN_SAVED, 0);
    assert_true(decides(&context, put2(TNI_INSN_EQUAL, TN_KIND_STRING, text(0), saved)));
    begin();
    uint16_t seven = constant(7);
    const uint16_t items[] = {constant(5), seven, constant(9)};
    uint16_t list = put(TNI_INSN_LIST, 0, 1, 3, items);
    uint16_t held = put1(TNI_INSN_VALUE, 0, put1(TNI_INSN_SOME, 0, list));
    uint16_t middle = put2(TNI_INSN_ITEM, 0, held, constant((StableIValue)INT64_C(-2)));
    uint16_t length = put1(TNI_INSN_LENGTH, 0, held);
    uint16_t same = put2(TNI_INSN_EQUAL, TN_KIND_INT, middle, seven);
    uint16_t three = put2(TNI_INSN_EQUAL, TN_KIND_INT, length, constant(3));
    uint16_t both = put2(TNI_INSN_EQUAL, TN_KIND_BOOL, same, three);
    assert_true(decides(&context, both));
    begin();
    uint16_t mask = put0(TNI_INSN_MASK, 1);
    test_steps[0].operands = 3;
    uint16_t second = put2(TNI_INSN_ITEM, 0, mask, constant(1));
    assert_true(decides(&context, second));
    begin();
    mask = put0(TNI_INSN_MASK, 1);
    test_steps[0].operands = 3;
    assert_false(decides(&context, put2(TNI_INSN_ITEM, 0, mask, constant(2))));
    begin();
    assert_true(decides(&context, put0(TNI_INSN_WANTED, 2)));
}

static void a_release_is_the_one_that_the_process_answers_as(void **state)
{
    (void)state;
    fake context = {0};
    assert_int_equal(tn_torch_abi_select("2.13"), TN_OK);
    begin();
    assert_false(decides(&context, put0(TNI_INSN_SINCE, 14)));
    begin();
    assert_true(decides(&context, put0(TNI_INSN_SINCE, 13)));
    assert_int_equal(tn_torch_abi_select(NULL), TN_OK);
    begin();
    assert_true(decides(&context, put0(TNI_INSN_SINCE, 14)));
}

static void an_item_and_a_value_that_are_not_there_fail(void **state)
{
    (void)state;
    fake context = {0};
    begin();
    uint16_t one = constant(1);
    uint16_t list = put(TNI_INSN_LIST, 0, 1, 1, &one);
    put2(TNI_INSN_ITEM, 0, list, one);
    fails(&context, "item 1 of a list of 1");
    begin();
    put1(TNI_INSN_VALUE, 0, put0(TNI_INSN_NONE, 0));
    fails(&context, "an optional that is None");
}

static void numbers_become_scalars_of_their_kind(void **state)
{
    (void)state;
    static const struct {
        tn_kind kind;
        StableIValue bits;
        tn_dtype dtype;
    } rows[] = {{TN_KIND_INT, 2, TN_DTYPE_I64}, {TN_KIND_BOOL, 1, TN_DTYPE_I64}};
    for (size_t i = 0; i < TN_LEN(rows); i++) {
        tn_tensor *ints = make(TN_DTYPE_I64, SIZES(1), VALUES(3));
        tni_handle handle = {ints, NULL};
        fake context = {.loads = {box(&handle)}};
        begin();
        uint16_t by = put1(TNI_INSN_SCALAR, rows[i].kind, constant(rows[i].bits));
        end(TNI_INSN_GIVE, 0, put2(TNI_INSN_SCALED, 0, put0(TNI_INSN_GRAD, 0), by));
        runs(&context);
        assert_int_equal(context.given[0]->dtype, rows[i].dtype);
        forget(&context);
        tn_tensor_release(ints);
    }
    tn_tensor *ints = make(TN_DTYPE_I64, SIZES(1), VALUES(3));
    tni_handle handle = {ints, NULL};
    fake context = {.loads = {box(&handle)}};
    begin();
    uint16_t by = put1(TNI_INSN_SCALAR, TN_KIND_DOUBLE, real(1));
    end(TNI_INSN_GIVE, 0, put2(TNI_INSN_SCALED, 0, put0(TNI_INSN_GRAD, 0), by));
    runs(&context);
    assert_int_equal(context.given[0]->dtype, TN_DTYPE_F32); /* a product with a float is one */
    forget(&context);
    tn_tensor_release(ints);
}

/* ---- questions ---- */

/* Whether a question to a tensor is answered so. */
static bool answers(tn_tensor *tensor, tni_opcode code, size_t kind, StableIValue want)
{
    tni_handle handle = {tensor, NULL};
    fake context = {.saved = {box(&handle)}};
    begin();
    uint16_t answer = put1(code, 0, put0(TNI_INSN_SAVED, 0));
    return decides(&context, put2(TNI_INSN_EQUAL, kind, answer, constant(want)));
}

static bool answers_at(tn_tensor *tensor, tni_opcode code, int64_t dim, int64_t want)
{
    tni_handle handle = {tensor, NULL};
    fake context = {.saved = {box(&handle)}};
    begin();
    uint16_t self = put0(TNI_INSN_SAVED, 0);
    uint16_t answer = put2(code, 0, self, constant((StableIValue)dim));
    return decides(&context,
                   put2(TNI_INSN_EQUAL, TN_KIND_INT, answer, constant((StableIValue)want)));
}

static bool answers_list(tn_tensor *tensor, tni_opcode code, int64_t first, int64_t second)
{
    tni_handle handle = {tensor, NULL};
    StableIValue items[] = {(StableIValue)first, (StableIValue)second};
    tni_list list = {items, 2, 0};
    fake context = {.saved = {box(&handle), box(&list)}};
    begin();
    uint16_t answer = put1(code, 0, put0(TNI_INSN_SAVED, 0));
    return decides(&context, put2(TNI_INSN_EQUAL, TN_KIND_INTS, answer, put0(TNI_INSN_SAVED, 1)));
}

static void questions_to_a_tensor_are_answered(void **state)
{
    (void)state;
    tn_tensor *whole_one = count_up(TN_DTYPE_F32, SIZES(3, 4));
    tn_tensor *part = call("aten::select.int", ARGS(T(whole_one), {TN_KIND_INT, {.integer = 0}},
                                                    {TN_KIND_INT, {.integer = 1}}));
    tn_tensor *pairs = make(TN_DTYPE_C64, SIZES(1), VALUES(1));
    assert_true(answers_list(whole_one, TNI_INSN_SIZES, 3, 4));
    assert_true(answers_list(whole_one, TNI_INSN_STRIDES, 4, 1));
    assert_false(answers_list(whole_one, TNI_INSN_SIZES, 4, 3));
    assert_true(answers_at(whole_one, TNI_INSN_SIZE, -1, 4));
    assert_true(answers_at(whole_one, TNI_INSN_STRIDE, 0, 4));
    assert_true(answers(part, TNI_INSN_OFFSET, TN_KIND_INT, 4));
    assert_true(answers(whole_one, TNI_INSN_DIM, TN_KIND_INT, 2));
    assert_true(answers(whole_one, TNI_INSN_NUMEL, TN_KIND_INT, 12));
    assert_true(answers(whole_one, TNI_INSN_DTYPE, TN_KIND_DTYPE, TN_DTYPE_F32));
    assert_true(answers(whole_one, TNI_INSN_DEVICE, TN_KIND_DEVICE, tni_box_device(TN_CPU)));
    assert_true(answers(whole_one, TNI_INSN_LAYOUT, TN_KIND_DTYPE, TN_LAYOUT_STRIDED));
    assert_true(answers(whole_one, TNI_INSN_IS_COMPLEX, TN_KIND_BOOL, 0));
    assert_true(answers(pairs, TNI_INSN_IS_COMPLEX, TN_KIND_BOOL, 1));
    tni_handle handle = {whole_one, NULL};
    fake context = {.saved = {box(&handle)}};
    begin();
    put2(TNI_INSN_SIZE, 0, put0(TNI_INSN_SAVED, 0), constant(2));
    fails(&context, "dimension 2 of a tensor with 2");
    tn_tensor_release(pairs);
    tn_tensor_release(part);
    tn_tensor_release(whole_one);
}

static void an_undefined_tensor_answers_only_whether_it_is_defined(void **state)
{
    (void)state;
    static const tni_opcode codes[] = {TNI_INSN_SIZES,  TNI_INSN_STRIDES, TNI_INSN_OFFSET,
                                       TNI_INSN_DIM,    TNI_INSN_NUMEL,   TNI_INSN_DTYPE,
                                       TNI_INSN_DEVICE, TNI_INSN_LAYOUT,  TNI_INSN_IS_COMPLEX};
    fake context = {0};
    for (size_t i = 0; i < TN_LEN(codes); i++) {
        begin();
        put1(codes[i], 0, put0(TNI_INSN_UNDEFINED, 0));
        fails(&context, "a tensor that is undefined");
    }
    begin();
    put2(TNI_INSN_SIZE, 0, put0(TNI_INSN_UNDEFINED, 0), constant(0));
    fails(&context, "a tensor that is undefined");
    begin();
    assert_false(decides(&context, put1(TNI_INSN_IS_DEFINED, 2, put0(TNI_INSN_UNDEFINED, 0))));
    begin();
    uint16_t some = put1(TNI_INSN_SOME, 0, put0(TNI_INSN_UNDEFINED, 0));
    assert_false(decides(&context, put1(TNI_INSN_IS_DEFINED, 3, some)));
    begin();
    assert_true(
        decides(&context, put1(TNI_INSN_IS_DEFINED, 1, put1(TNI_INSN_SOME, 0, constant(0)))));
    begin();
    assert_false(decides(&context, put1(TNI_INSN_IS_DEFINED, 1, put0(TNI_INSN_NONE, 0))));
    tn_tensor *tensor = count_up(TN_DTYPE_F32, SIZES(1));
    tni_handle handle = {tensor, NULL};
    context.saved[0] = box(&handle);
    begin();
    assert_true(decides(&context, put1(TNI_INSN_IS_DEFINED, 2, put0(TNI_INSN_SAVED, 0))));
    tn_tensor_release(tensor);
}

/* ---- the way ---- */

static void jumps_leave_steps_out(void **state)
{
    (void)state;
    for (StableIValue way = 0; way < 2; way++) {
        fake context = {0};
        begin();
        uint16_t yes = constant(way);
        uint16_t out = test_programs[0].nregisters++;
        end(TNI_INSN_JUMP_UNLESS, 5, yes); /* insn 1 */
        uint16_t ten = constant(10);       /* insn 2 */
        put1(TNI_INSN_COPY, 0, ten);       /* insn 3 */
        test_steps[3].target = out;
        put(TNI_INSN_JUMP, 7, 0, 0, NULL); /* insn 4 */
        uint16_t twenty = constant(20);    /* insn 5 */
        put1(TNI_INSN_COPY, 0, twenty);
        test_steps[6].target = out;
        uint16_t is_ten = put2(TNI_INSN_EQUAL, TN_KIND_INT, out, constant(10));
        assert_int_equal(decides(&context, is_ten), way == 1);
    }
    fake context = {0};
    begin();
    assert_true(decides(&context, put1(TNI_INSN_NOT, 0, constant(0))));
    begin();
    assert_false(decides(&context, put1(TNI_INSN_NOT, 0, constant(1))));
}

/* ---- work ---- */

/* Gradients, arguments, results and tangents come by their codes. */
static void loads_say_what_they_load(void **state)
{
    (void)state;
    static const tni_opcode codes[] = {TNI_INSN_GRAD,     TNI_INSN_GRAD_OR_UNDEFINED,
                                       TNI_INSN_ARGUMENT, TNI_INSN_RESULT,
                                       TNI_INSN_TANGENT,  TNI_INSN_TANGENT_OR_UNDEFINED};
    tn_tensor *tensor = count_up(TN_DTYPE_F32, SIZES(2));
    tni_handle handle = {tensor, NULL};
    for (size_t i = 0; i < TN_LEN(codes); i++) {
        fake context = {.loads = {0, box(&handle)}};
        begin();
        end(TNI_INSN_GIVE, 2, put0(codes[i], 1));
        runs(&context);
        assert_int_equal(context.code, codes[i]);
        assert_ptr_equal(context.given[2], tensor);
        forget(&context);
    }
    assert_int_equal(tensor->ref.count, 1);
    fake context = {0};
    begin();
    put0(TNI_INSN_SAVED, 3);
    fails(&context, "was modified");
    tn_tensor_release(tensor);
}

static void operators_are_called_and_their_results_dropped(void **state)
{
    (void)state;
    tn_tensor *a = make(TN_DTYPE_F64, SIZES(2, 2), VALUES(1, 5, 3, 2));
    tni_handle handle = {a, NULL};
    fake context = {.loads = {box(&handle)}};
    begin();
    uint16_t self = put0(TNI_INSN_GRAD, 0);
    uint16_t square = put(TNI_INSN_CALL, MUL, 1, 2, (const uint16_t[]){self, self});
    const uint16_t arguments[] = {square, constant(1), constant(0)};
    uint16_t most = put(TNI_INSN_CALL, MAX_DIM, 2, 3, arguments);
    end(TNI_INSN_GIVE, 0, most);
    end(TNI_INSN_GIVE, 1, (uint16_t)(most + 1));
    runs(&context);
    assert_tensor(context.given[0], TN_DTYPE_F64, SIZES(2), VALUES(25, 9));
    assert_tensor(context.given[1], TN_DTYPE_I64, SIZES(2), VALUES(1, 0));
    assert_int_equal(context.given[0]->ref.count, 1);
    forget(&context);
    assert_int_equal(a->ref.count, 1);
    tn_tensor_release(a);
}

static void a_list_of_results_is_given_item_by_item(void **state)
{
    (void)state;
    tn_tensor *a = make(TN_DTYPE_F64, SIZES(2, 1), VALUES(4, 6));
    tni_handle handle = {a, NULL};
    fake context = {.loads = {box(&handle)}};
    begin();
    uint16_t self = put0(TNI_INSN_GRAD, 0);
    uint16_t list = put(TNI_INSN_CALL, UNBIND, 1, 2, (const uint16_t[]){self, constant(0)});
    end(TNI_INSN_GIVE_LIST, 1, list);
    runs(&context);
    assert_tensor(context.given[1], TN_DTYPE_F64, SIZES(1), VALUES(4));
    assert_tensor(context.given[2], TN_DTYPE_F64, SIZES(1), VALUES(6));
    assert_int_equal(context.given[2]->ref.count, 1);
    forget(&context);
    tn_tensor_release(a);
}

/* ---- functions of Tenon's own ---- */

/* Gives its argument, an optional of it and a list of it. */
static tn_status three_forms(const tn_call *call_of, const StableIValue *args, StableIValue *outs)
{
    tni_handle *handle;
    StableIValue *some;
    tni_list *list;
    assert_null(call_of->op);
    TN_TRY(tni_handle_dup((const tni_handle *)(uintptr_t)args[0], &handle));
    outs[0] = box(handle);
    assert_int_equal(tni_handle_dup((const tni_handle *)(uintptr_t)args[0], &handle), TN_OK);
    assert_int_equal(tni_optional_new(box(handle), &some), TN_OK);
    outs[1] = box(some);
    assert_int_equal(tni_list_new(1, &list), TN_OK);
    assert_int_equal(tni_handle_dup((const tni_handle *)(uintptr_t)args[0], &handle), TN_OK);
    assert_int_equal(tni_list_push(list, box(handle)), TN_OK);
    outs[2] = box(list);
    return TN_OK;
}

static tn_status failing(const tn_call *call_of, const StableIValue *args, StableIValue *outs)
{
    (void)call_of;
    (void)args;
    (void)outs;
    return tni_fail(TN_ERR_VALUE, "a native said no");
}

static void natives_are_called_and_all_their_results_dropped(void **state)
{
    (void)state;
    tn_tensor *a = count_up(TN_DTYPE_F64, SIZES(2));
    tni_handle handle = {a, NULL};
    fake context = {.loads = {box(&handle)}};
    test_natives[0] = (tni_formula_native){three_forms,
                                           3,
                                           {TNI_SHAPE_PLAIN | TNI_TYPE_TENSOR,
                                            TNI_SHAPE_OPTIONAL | TNI_TYPE_TENSOR,
                                            TNI_SHAPE_LIST | TNI_TYPE_TENSOR}};
    test_natives[1] = (tni_formula_native){failing, 1, {TNI_TYPE_TENSOR}};
    begin();
    uint16_t self = put0(TNI_INSN_GRAD, 0);
    uint16_t forms = put(TNI_INSN_NATIVE, 0, 3, 1, &self);
    end(TNI_INSN_GIVE, 0, put1(TNI_INSN_VALUE, 0, (uint16_t)(forms + 1)));
    runs(&context);
    assert_ptr_equal(context.given[0], a);
    forget(&context);
    assert_int_equal(a->ref.count, 1);
    context.loads[0] = box(&handle);
    begin();
    self = put0(TNI_INSN_GRAD, 0);
    put(TNI_INSN_NATIVE, 0, 3, 1, &self);
    put(TNI_INSN_NATIVE, 1, 1, 1, &self);
    fails(&context, "a native said no");
    assert_int_equal(a->ref.count, 1);
    tn_tensor_release(a);
}

static void a_product_with_one_and_a_real_conjugate_are_the_tensor_itself(void **state)
{
    (void)state;
    tn_tensor *a = make(TN_DTYPE_F64, SIZES(1), VALUES(3));
    tni_handle handle = {a, NULL};
    tni_scalar one = whole(1), two = whole(2), complex_one = imaginary(1, 0);
    fake context = {.loads = {box(&handle)}, .saved = {box(&one), box(&two), box(&complex_one)}};
    begin();
    uint16_t self = put0(TNI_INSN_GRAD, 0);
    end(TNI_INSN_GIVE, 0, put2(TNI_INSN_SCALED, 0, self, put0(TNI_INSN_SAVED, 0)));
    end(TNI_INSN_GIVE, 1, put2(TNI_INSN_SCALED, 0, self, put0(TNI_INSN_SAVED, 1)));
    end(TNI_INSN_GIVE, 2, put1(TNI_INSN_CONJUGATE, 0, self));
    end(TNI_INSN_GIVE, 3, put2(TNI_INSN_SCALED, 0, self, put0(TNI_INSN_SAVED, 2)));
    runs(&context);
    assert_ptr_equal(context.given[0], a);
    assert_tensor(context.given[1], TN_DTYPE_F64, SIZES(1), VALUES(6));
    assert_ptr_equal(context.given[2], a);
    assert_int_equal(context.given[3]->dtype, TN_DTYPE_C128);
    forget(&context);
    begin();
    uint16_t nothing = put0(TNI_INSN_UNDEFINED, 0);
    uint16_t by = put1(TNI_INSN_SCALAR, TN_KIND_INT, constant(5));
    end(TNI_INSN_GIVE, 0, put2(TNI_INSN_SCALED, 0, nothing, by));
    end(TNI_INSN_GIVE, 1, put1(TNI_INSN_CONJUGATE, 0, nothing));
    runs(&context);
    assert_int_equal(context.ngiven, 2);
    assert_null(context.given[0]);
    assert_null(context.given[1]);
    forget(&context);
    tn_tensor_release(a);
}

static void a_complex_tensor_is_conjugated(void **state)
{
    (void)state;
    tn_tensor *a = make(TN_DTYPE_C128, SIZES(1), VALUES(3));
    ((double *)a->data)[1] = 4;
    tni_handle handle = {a, NULL};
    fake context = {.loads = {box(&handle)}};
    begin();
    end(TNI_INSN_GIVE, 0, put1(TNI_INSN_CONJUGATE, 0, put0(TNI_INSN_GRAD, 0)));
    runs(&context);
    tn_tensor *plain = call("aten::resolve_conj", ARGS(T(context.given[0])));
    assert_true(((double *)plain->data)[1] == -4);
    tn_tensor_release(plain);
    forget(&context);
    tn_tensor_release(a);
}

/* ---- ends and failures ---- */

static void a_derivative_that_is_not_there_is_refused_by_name(void **state)
{
    (void)state;
    fake context = {0};
    begin();
    put(TNI_INSN_REFUSE, 13, 0, 0, NULL);
    test_steps[0].operands = sizeof "floor";
    fails(&context, "the derivative for 'igamma: input' is not implemented");
    assert_int_equal(tn_last_status(), TN_ERR_NOT_IMPLEMENTED);
    begin();
    put(TNI_INSN_COUNT, 0, 0, 0, NULL);
    fails(&context, "no insn");
}

static void a_failure_ends_the_program_and_loses_nothing(void **state)
{
    (void)state;
    tn_tensor *a = make(TN_DTYPE_F64, SIZES(2), VALUES(1, 2));
    tni_handle handle = {a, NULL};
    fake context = {.loads = {box(&handle)}};
    begin();
    uint16_t self = put0(TNI_INSN_GRAD, 0);
    uint16_t square = put(TNI_INSN_CALL, MUL, 1, 2, (const uint16_t[]){self, self});
    put(TNI_INSN_CALL, NOBODY, 1, 1, &square);
    end(TNI_INSN_GIVE, 0, square);
    fails(&context, "no_such_operator");
    assert_int_equal(context.ngiven, 0);
    begin();
    self = put0(TNI_INSN_GRAD, 0);
    square = put(TNI_INSN_CALL, MUL, 1, 2, (const uint16_t[]){self, self});
    end(TNI_INSN_GIVE, 0, square);
    context.gives_badly = true;
    fails(&context, "not wanted so");
    bool decision = true;
    tni_program_frame frame = frame_of(&context);
    begin();
    put(TNI_INSN_REFUSE, 5, 0, 0, NULL);
    assert_int_not_equal(tni_program_decide(0, &frame, &decision), TN_OK);
    assert_true(decision); /* outputs are written on success only */
    assert_int_equal(a->ref.count, 1);
    tn_tensor_release(a);
}

/* Lists that do not fit the stack, an operator with a list, a native, and a result that is given.
 */
static void put_everything(void)
{
    begin();
    uint16_t self = put0(TNI_INSN_GRAD, 0);
    uint16_t wide = self;
    for (size_t i = 0; i < 12; i++) {
        const uint16_t items[TNI_MOST_OPERANDS] = {0};
        wide = put(TNI_INSN_LIST, 0, 1, TNI_MOST_OPERANDS, items);
    }
    put1(TNI_INSN_SOME, 0, wide);
    uint16_t zero = constant(0);
    uint16_t dims = put1(TNI_INSN_SOME, 0, put(TNI_INSN_LIST, 0, 1, 1, &zero));
    const uint16_t arguments[] = {self, dims, zero, put0(TNI_INSN_NONE, 0)};
    uint16_t sum = put(TNI_INSN_CALL, SUM, 1, 4, arguments);
    uint16_t by = put1(TNI_INSN_SCALAR, TN_KIND_INT, constant(3));
    uint16_t scaled_sum = put2(TNI_INSN_SCALED, 0, sum, by);
    uint16_t parts = put(TNI_INSN_CALL, UNBIND, 1, 2, (const uint16_t[]){self, zero});
    end(TNI_INSN_GIVE, 0, scaled_sum);
    end(TNI_INSN_GIVE_LIST, 1, parts);
}

static void without_memory_a_program_fails_and_loses_nothing(void **state)
{
    (void)state;
    tn_tensor *a = make(TN_DTYPE_F64, SIZES(2), VALUES(1, 2));
    tni_handle handle = {a, NULL};
    tn_status status = TN_ERR_MEMORY;
    size_t failures = 0;
    put_everything();
    for (uint64_t nth = 1; status != TN_OK && nth < 1000; nth++) {
        fake context = {.loads = {box(&handle)}};
        tni_program_frame frame = frame_of(&context);
        tni_fault_arm(nth);
        status = tni_program_run(0, &frame);
        tni_fault_arm(0);
        assert_true(status == TN_OK || status == TN_ERR_MEMORY);
        failures += status != TN_OK;
        forget(&context);
        assert_int_equal(a->ref.count, 1);
    }
    assert_int_equal(status, TN_OK);
    assert_true(failures > 5);
    tn_tensor_release(a);
}

static void a_small_program_asks_for_no_memory(void **state)
{
    (void)state;
    tn_tensor *a = make(TN_DTYPE_F64, SIZES(2), VALUES(1, 2));
    tni_handle handle = {a, NULL};
    fake context = {.loads = {box(&handle)}};
    tni_program_frame frame = frame_of(&context);
    begin();
    uint16_t self = put0(TNI_INSN_GRAD, 0);
    uint16_t sizes = put1(TNI_INSN_SOME, 0, put1(TNI_INSN_SIZES, 0, self));
    uint16_t one = put1(TNI_INSN_SCALAR, TN_KIND_INT, constant(1));
    put(TNI_INSN_LIST, 0, 1, 2, (const uint16_t[]){sizes, one});
    end(TNI_INSN_GIVE, 0, put2(TNI_INSN_SCALED, 0, self, one));
    tni_fault_arm(UINT64_MAX);
    tn_status status = tni_program_run(0, &frame);
    assert_int_equal(tni_fault_arm(0), 0);
    assert_int_equal(status, TN_OK);
    forget(&context);
    tn_tensor_release(a);
}

/* ---- the built tables ---- */

static const tni_derivative *derivative_of(const char *name)
{
    int64_t builtin = tni_builtin_find(name, strlen(name));
    for (uint32_t i = 0; i < tni_num_derivative_bindings; i++)
        if (tni_derivative_bindings[i].builtin == builtin)
            return &tni_derivatives[tni_derivative_bindings[i].derivative];
    return NULL;
}

static void the_table_of_mul_gives_the_gradients_of_mul(void **state)
{
    (void)state;
    const tni_derivative *mul = derivative_of("aten::mul.Tensor");
    tn_tensor *grad = make(TN_DTYPE_F64, SIZES(2), VALUES(1, 10));
    tn_tensor *sides[2] = {make(TN_DTYPE_F64, SIZES(2), VALUES(2, 3)),
                           make(TN_DTYPE_F64, SIZES(2), VALUES(5, 7))};
    assert_non_null(mul);
    assert_string_equal(tni_derivative_text + mul->name, "MulBackward0");
    assert_int_equal(mul->ninputs, 2);
    tni_handle handles[3] = {{grad, NULL}, {sides[0], NULL}, {sides[1], NULL}};
    fake context = {.loads = {box(&handles[0])}};
    for (size_t i = 0; i < mul->nsaved; i++)
        context.saved[i] = box(&handles[1 + tni_derivative_saved[mul->first_saved + i].index]);
    tni_program_frame frame = frame_of(&context);
    frame.tables = &tni_builtin_programs;
    for (size_t i = 0; i < mul->nformulas; i++)
        assert_int_equal(
            tni_program_run(tni_derivative_formulas[mul->first_formula + i].program, &frame),
            TN_OK);
    assert_tensor(context.given[0], TN_DTYPE_F64, SIZES(2), VALUES(5, 70));
    assert_tensor(context.given[1], TN_DTYPE_F64, SIZES(2), VALUES(2, 30));
    forget(&context);
    for (size_t i = 0; i < 2; i++)
        tn_tensor_release(sides[i]);
    tn_tensor_release(grad);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(integers_are_computed),
        cmocka_unit_test(integers_that_do_not_fit_fail),
        cmocka_unit_test(floats_are_computed),
        cmocka_unit_test(scalars_are_computed_in_their_kinds),
        cmocka_unit_test(scalars_are_negated_and_conjugated),
        cmocka_unit_test(infinite_and_zero_parts_of_scalars_stay_apart),
        cmocka_unit_test(values_are_compared_in_their_kinds),
        cmocka_unit_test(texts_lists_and_optionals_are_made),
        cmocka_unit_test(a_release_is_the_one_that_the_process_answers_as),
        cmocka_unit_test(an_item_and_a_value_that_are_not_there_fail),
        cmocka_unit_test(numbers_become_scalars_of_their_kind),
        cmocka_unit_test(questions_to_a_tensor_are_answered),
        cmocka_unit_test(an_undefined_tensor_answers_only_whether_it_is_defined),
        cmocka_unit_test(jumps_leave_steps_out),
        cmocka_unit_test(loads_say_what_they_load),
        cmocka_unit_test(operators_are_called_and_their_results_dropped),
        cmocka_unit_test(a_list_of_results_is_given_item_by_item),
        cmocka_unit_test(natives_are_called_and_all_their_results_dropped),
        cmocka_unit_test(a_product_with_one_and_a_real_conjugate_are_the_tensor_itself),
        cmocka_unit_test(a_complex_tensor_is_conjugated),
        cmocka_unit_test(a_derivative_that_is_not_there_is_refused_by_name),
        cmocka_unit_test(a_failure_ends_the_program_and_loses_nothing),
        cmocka_unit_test(without_memory_a_program_fails_and_loses_nothing),
        cmocka_unit_test(a_small_program_asks_for_no_memory),
        cmocka_unit_test(the_table_of_mul_gives_the_gradients_of_mul),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
