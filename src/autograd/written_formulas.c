/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Derivatives that a library writes as text (docs/autograd.md has the grammar):
 *
 *     x, w: f_backward(grad, x, w, k)        line:  inputs ":" call
 *     rois: non_differentiable
 *
 * A compiler of one pass, by recursive descent: each part of a line becomes insns as soon as it is
 * read. It can, because both operators have their schemas by then, so every type is known. Inputs
 * are numbered by their arguments at first, as a line may name a later argument before an earlier
 * one, and by the order of the schema at the end (number_inputs).
 */
#include "autograd/written_formulas.h"

/* ---- types of terms ---- */

static const tni_type int_type = {.kind = TNI_TYPE_INT, .list_size = -1};
static const tni_type float_type = {.kind = TNI_TYPE_FLOAT, .list_size = -1};
static const tni_type bool_type = {.kind = TNI_TYPE_BOOL, .list_size = -1};
static const tni_type dtype_type = {.kind = TNI_TYPE_SCALAR_TYPE, .list_size = -1};
static const tni_type device_type = {.kind = TNI_TYPE_DEVICE, .list_size = -1};
static const tni_type layout_type = {.kind = TNI_TYPE_LAYOUT, .list_size = -1};
static const tni_type *const int_items[] = {&int_type};
static const tni_type *const bool_items[] = {&bool_type};
static const tni_type ints_type = {
    .kind = TNI_TYPE_LIST, .nitems = 1, .list_size = -1, .items = int_items};
static const tni_type bools_type = {
    .kind = TNI_TYPE_LIST, .nitems = 1, .list_size = -1, .items = bool_items};

#define ARGCODE_OPTIONAL (TNI_SHAPE_OPTIONAL | TNI_TYPE_TENSOR)
#define ARGCODE_MAYBES   (TNI_SHAPE_LIST_OF_OPTIONAL | TNI_TYPE_TENSOR)

/* A value that a formula names. */
typedef struct term {
    const tni_type *type; /* NULL: none */
    uint16_t reg;         /* the register that holds it; of a gradient, the result it belongs to */
    bool is_gradient; /* not loaded yet: the type wanted decides how undefined ones are loaded */
} term;

/* ---- insns ---- */

/*
 * Append an insn with `count` operands, which writes a new register. Room for the results of one
 * call is always left.
 */
static tn_status put(tni_draft *d, tni_opcode code, size_t what, size_t count, const uint16_t *regs)
{
    if (d->ninsns >= TNI_DRAFT_INSNS || d->noperands + count > TNI_DRAFT_REGISTERS ||
        d->nregisters + TNI_MOST_OPERANDS >= TNI_DRAFT_REGISTERS)
        return tni_lexer_fail(&d->lexer, "the text is too long");
    d->insns[d->ninsns++] = (tni_insn){.code = (uint8_t)code,
                                       .count = (uint8_t)count,
                                       .target = d->nregisters++,
                                       .what = (uint16_t)what,
                                       .operands = d->noperands};
    for (size_t i = 0; i < count; i++)
        d->operands[d->noperands++] = regs[i];
    return TN_OK;
}

/* Return the register that the last insn writes. */
static uint16_t last(const tni_draft *d)
{
    return d->insns[d->ninsns - 1].target;
}

/* Append an insn with one operand, *reg, and set *reg to its target. */
static tn_status put_one(tni_draft *d, tni_opcode code, size_t what, uint16_t *reg)
{
    TN_TRY(put(d, code, what, 1, reg));
    *reg = last(d);
    return TN_OK;
}

/* Append an insn that loads a constant. */
static tn_status put_constant(tni_draft *d, StableIValue bits)
{
    if (d->nconstants >= TNI_DRAFT_CONSTANTS)
        return tni_lexer_fail(&d->lexer, "the text is too long");
    d->constants[d->nconstants] = bits;
    return put(d, TNI_INSN_CONSTANT, d->nconstants++, 0, NULL);
}

/*
 * Append a jump past what follows, taken unless `reg` is true; end_choice sets where it leads. The
 * pointer stays valid, because the draft does not move.
 */
static tn_status begin_choice(tni_draft *d, uint16_t reg, tni_insn **jump)
{
    TN_TRY(put(d, TNI_INSN_JUMP_UNLESS, 0, 1, &reg));
    *jump = &d->insns[d->ninsns - 1];
    return TN_OK;
}

/* Let the jump lead to the next insn, counted from the first one of the program. */
static void end_choice(const tni_draft *d, tni_insn *jump)
{
    jump->what = (uint16_t)(d->ninsns - d->programs[d->nformulas].first);
}

/* ---- what formulas read ---- */

/*
 * Whether an argument or result of this code can be saved: of those with tensors, only the shapes
 * that tni_save_ivalue knows.
 */
static bool is_savable(tni_argcode code, bool may_hold_tensors)
{
    return !may_hold_tensors || code == TNI_ARGCODE_TENSOR || code == TNI_ARGCODE_TENSORS ||
           code == ARGCODE_OPTIONAL || code == ARGCODE_MAYBES;
}

/*
 * Return in *out the spec that saves an argument or result, made now if no formula has read it yet.
 * A new one saves geometry alone, until something needs the elements.
 */
static tn_status find_saved(tni_draft *d, bool is_result, size_t index, tni_saved_spec **out)
{
    for (size_t i = 0; i < d->nsaved; i++) {
        bool is_of_result =
            d->saved[i].kind == TNI_SAVE_RESULT || d->saved[i].kind == TNI_SAVE_RESULT_GEOMETRY;
        *out = &d->saved[i];
        if (d->saved[i].index == index && is_of_result == is_result)
            return TN_OK;
    }
    if (d->nsaved >= TNI_DRAFT_SAVED)
        return tni_lexer_fail(&d->lexer, "the text is too long");
    *out = &d->saved[d->nsaved++];
    **out = (tni_saved_spec){.index = (uint8_t)index};
    (*out)->kind = is_result ? TNI_SAVE_RESULT_GEOMETRY : TNI_SAVE_ARGUMENT_GEOMETRY;
    return TN_OK;
}

/*
 * Append a load of an argument or result. With `asks`, the text goes on with a question, which
 * needs the geometry alone.
 */
static tn_status load_saved(tni_draft *d, bool is_result, size_t index, bool asks, term *out)
{
    const tni_signature *signature = d->signature;
    tni_argcode code = is_result ? signature->returns[index] : signature->args[index];
    const tni_arg *arg =
        is_result ? &signature->schema->returns[index] : &signature->schema->args[index];
    bool is_tensors = is_result || (signature->key_args >> index & 1) != 0;
    tni_saved_spec *spec;
    if (!is_savable(code, is_tensors))
        return tni_lexer_fail(&d->here, "'%s' is of a type that cannot be kept for backward",
                              arg->name.data);
    TN_TRY(find_saved(d, is_result, index, &spec));
    if (!is_tensors)
        spec->kind = TNI_SAVE_VALUE;
    else if (!asks)
        spec->kind = is_result ? TNI_SAVE_RESULT : TNI_SAVE_ARGUMENT;
    spec->formulas |= UINT32_C(1) << d->nformulas;
    TN_TRY(put(d, TNI_INSN_SAVED, (size_t)(spec - d->saved), 0, NULL));
    *out = (term){.type = arg->type, .reg = last(d)};
    return TN_OK;
}

/* Load a gradient where an undefined one has no place: zeros then. */
static tn_status load_gradient(tni_draft *d, term *t)
{
    TN_TRY(put(d, TNI_INSN_GRAD, t->reg, 0, NULL));
    *t = (term){.type = t->type, .reg = last(d)};
    return TN_OK;
}

/*
 * Load a gradient as an optional: None for an undefined one. The two ways write one register, so
 * the second insn gets the first one's target:
 *
 *     g = GRAD_OR_UNDEFINED;  d = IS_DEFINED g;  out = NONE;  JUMP_UNLESS d;  out = SOME g
 */
static tn_status load_gradient_or_none(tni_draft *d, const term *t, uint16_t *out)
{
    tni_insn *jump;
    TN_TRY(put(d, TNI_INSN_GRAD_OR_UNDEFINED, t->reg, 0, NULL));
    uint16_t grad = last(d);
    uint16_t is_there = grad;
    TN_TRY(put_one(d, TNI_INSN_IS_DEFINED, 2, &is_there));
    TN_TRY(put(d, TNI_INSN_NONE, 0, 0, NULL));
    *out = last(d);
    TN_TRY(begin_choice(d, is_there, &jump));
    TN_TRY(put_one(d, TNI_INSN_SOME, 0, &grad));
    d->insns[d->ninsns - 1].target = *out;
    end_choice(d, jump);
    return TN_OK;
}

/* Fail because a value has another type than the argument. */
static tn_status fail_type(const tni_draft *d, const tni_type *from, const tni_type *to)
{
    tni_buffer text = {0};
    if (from != NULL)
        tni_type_print(&text, from);
    tni_buffer_print(&text, "%s where ", from == NULL ? "none" : "");
    tni_type_print(&text, to);
    tni_buffer_print(&text, " is wanted");
    tn_status status =
        text.failed ? tni_fail_memory(text.length) : tni_lexer_fail(&d->here, "%s", text.data);
    tni_buffer_free(&text);
    return status;
}

/* Return the kind of Scalar that a number becomes; TN_KIND_NONE for what is no number. */
static tn_kind scalar_kind(const tni_type *type)
{
    return type->kind == TNI_TYPE_INT || type->kind == TNI_TYPE_SYMINT ? TN_KIND_INT
           : type->kind == TNI_TYPE_FLOAT                              ? TN_KIND_DOUBLE
           : type->kind == TNI_TYPE_BOOL                               ? TN_KIND_BOOL
                                                                       : TN_KIND_NONE;
}

/* Convert a number to a Scalar, or an int to a float. Nothing else is converted. */
static tn_status convert_number(tni_draft *d, term t, const tni_type *to, uint16_t *out)
{
    tn_kind kind = scalar_kind(t.type);
    *out = t.reg;
    if (to->kind == TNI_TYPE_SCALAR && kind != TN_KIND_NONE)
        return put_one(d, TNI_INSN_SCALAR, kind, out);
    if (to->kind == TNI_TYPE_FLOAT && kind == TN_KIND_INT)
        return put_one(d, TNI_INSN_TO_DOUBLE, 0, out);
    return fail_type(d, t.type, to);
}

/*
 * Convert a value to the type of an argument, and return its register in *out: None to any
 * optional, a value to an optional of its type, an optional to what it holds. The recursion is as
 * deep as types are nested.
 */
static tn_status convert(tni_draft *d, term t, const tni_type *to, uint16_t *out) /* NOLINT */
{
    bool to_optional = to->kind == TNI_TYPE_OPTIONAL;
    if (t.type == NULL && to_optional) {
        TN_TRY(put(d, TNI_INSN_NONE, 0, 0, NULL));
        *out = last(d);
        return TN_OK;
    }
    if (t.type == NULL)
        return fail_type(d, t.type, to);
    if (t.is_gradient && to_optional && t.type->kind == TNI_TYPE_TENSOR &&
        to->items[0]->kind == TNI_TYPE_TENSOR)
        return load_gradient_or_none(d, &t, out);
    if (t.is_gradient)
        TN_TRY(load_gradient(d, &t));
    *out = t.reg;
    /* int and SymInt count as equal, and so do lists of fixed and of any length. */
    if (tni_type_equal(t.type, to, true))
        return TN_OK;
    if (to_optional) {
        TN_TRY(convert(d, t, to->items[0], out));
        return put_one(d, TNI_INSN_SOME, 0, out);
    }
    if (t.type->kind == TNI_TYPE_OPTIONAL) {
        TN_TRY(put_one(d, TNI_INSN_VALUE, 0, out));
        return convert(d, (term){.type = t.type->items[0], .reg = *out}, to, out);
    }
    return convert_number(d, t, to, out);
}

/* ---- tokens ---- */

/* Whether the current token is the character c. */
static bool is_char(const tni_lexer *lexer, char c)
{
    return lexer->token.kind == TNI_TOKEN_CHAR && lexer->token.text.length == 1 &&
           lexer->token.text.data[0] == c;
}

/* Go past the character c, if it comes next; return whether it did. */
static bool skip(tni_draft *d, char c)
{
    if (!is_char(&d->lexer, c))
        return false;
    tni_lexer_next(&d->lexer);
    return true;
}

static tn_status fail_expected(const tni_draft *d, const char *what)
{
    char room[80];
    return tni_lexer_fail(&d->lexer, "expected %s, got %s", what,
                          tni_token_describe(&d->lexer.token, room, sizeof room));
}

static tn_status expect(tni_draft *d, char c)
{
    const char what[] = {'\'', c, '\'', '\0'};
    return skip(d, c) ? TN_OK : fail_expected(d, what);
}

static tn_status expect_word(tni_draft *d, const char *what, tni_text *out)
{
    if (d->lexer.token.kind != TNI_TOKEN_IDENT)
        return fail_expected(d, what);
    *out = d->lexer.token.text;
    tni_lexer_next(&d->lexer);
    return TN_OK;
}

/*
 * Read an integer of 64 bits. The value is built as a negative number, because INT64_MIN has no
 * positive counterpart.
 */
static tn_status read_int(tni_draft *d, int64_t *out)
{
    bool is_negative = skip(d, '-');
    tni_text text = d->lexer.token.text;
    int64_t value = 0;
    if (d->lexer.token.kind != TNI_TOKEN_NUMBER)
        return fail_expected(d, "an integer");
    for (size_t i = 0; i < text.length; i++) {
        int digit = text.data[i] - '0';
        if (digit < 0 || digit > 9)
            return fail_expected(d, "an integer");
        if (__builtin_mul_overflow(value, 10, &value) ||
            __builtin_sub_overflow(value, digit, &value))
            return tni_lexer_fail(&d->lexer, "the integer does not fit 64 bits");
    }
    if (!is_negative && value == INT64_MIN)
        return tni_lexer_fail(&d->lexer, "the integer does not fit 64 bits");
    *out = is_negative ? value : -value;
    tni_lexer_next(&d->lexer);
    return TN_OK;
}

/* ---- terms ---- */

/* Read an int or a float. What has digits only is an int. */
static tn_status read_number(tni_draft *d, term *out)
{
    /* The sign and the number are two tokens; the lexer is copied to look at both. */
    tni_lexer ahead = d->lexer;
    bool is_negative = is_char(&ahead, '-');
    double real;
    if (is_negative)
        tni_lexer_next(&ahead);
    tni_text text = ahead.token.text;
    bool is_whole = text.length > 0;
    for (size_t i = 0; i < text.length; i++)
        is_whole &= text.data[i] >= '0' && text.data[i] <= '9';
    if (is_whole) {
        int64_t whole;
        TN_TRY(read_int(d, &whole));
        TN_TRY(put_constant(d, (StableIValue)whole));
        *out = (term){.type = &int_type, .reg = last(d)};
        return TN_OK;
    }
    d->lexer = ahead;
    if (ahead.token.kind != TNI_TOKEN_NUMBER || tni_parse_double(text, &real) != text.length)
        return fail_expected(d, "a number");
    real = is_negative ? -real : real;
    TN_TRY(put_constant(d, tni_box_real(real)));
    tni_lexer_next(&d->lexer);
    *out = (term){.type = &float_type, .reg = last(d)};
    return TN_OK;
}

/* Whether result `index` has gradients. */
static bool is_tensor_return(const tni_draft *d, size_t index)
{
    return d->signature->returns[index] == TNI_ARGCODE_TENSOR ||
           d->signature->returns[index] == TNI_ARGCODE_TENSORS;
}

/* Return the gradient of result `index` as a value that is loaded later. */
static tn_status name_gradient(tni_draft *d, size_t index, term *out)
{
    if (!is_tensor_return(d, index))
        return tni_lexer_fail(&d->here, "result %zu is no tensor and has no gradient", index);
    if (d->says_grad && d->says_grads)
        return tni_lexer_fail(&d->here,
                              "`grad` is the gradient of the one differentiable result, and does "
                              "not go together with those of several");
    *out = (term){.type = d->signature->schema->returns[index].type,
                  .reg = (uint16_t)index,
                  .is_gradient = true};
    return TN_OK;
}

/* Read what follows `grads`: an index; nothing, if the only result is a list. */
static tn_status read_grads(tni_draft *d, term *out)
{
    int64_t index = 0;
    bool is_list = d->signature->returns[0] == TNI_ARGCODE_TENSORS;
    d->says_grads = true;
    if (!is_list) {
        TN_TRY(expect(d, '['));
        TN_TRY(read_int(d, &index));
        if (index < 0 || index >= d->signature->nreturns)
            return tni_lexer_fail(&d->here, "there are %u results", d->signature->nreturns);
        TN_TRY(expect(d, ']'));
    }
    return name_gradient(d, (size_t)index, out);
}

/* Append `grad_input_mask`: for each name before the colon, whether it wants a gradient. */
static tn_status read_mask(tni_draft *d, term *out)
{
    uint16_t regs[TNI_DRAFT_LINES];
    for (size_t i = 0; i < d->ntargets; i++) {
        TN_TRY(put(d, TNI_INSN_WANTED, d->targets[i], 0, NULL));
        regs[i] = last(d);
    }
    TN_TRY(put(d, TNI_INSN_LIST, 0, d->ntargets, regs));
    *out = (term){.type = &bools_type, .reg = last(d)};
    return TN_OK;
}

/* Return the index of the argument or return of a name; `count` if there is none. */
static size_t find_arg(const tni_arg *args, size_t count, tni_text name)
{
    size_t i = 0;
    while (i < count && !tni_text_equal(args[i].name, name))
        i++;
    return i;
}

/*
 * Return which result a name means: `result`, `result1` or the name of a return; the number of
 * returns if none.
 */
static size_t find_result(const tni_draft *d, tni_text name)
{
    static const char word[] = "result";
    const tn_schema *schema = d->signature->schema;
    size_t found = find_arg(schema->returns, schema->nreturns, name);
    if (found < schema->nreturns || name.length < sizeof word - 1 ||
        memcmp(name.data, word, sizeof word - 1) != 0)
        return found;
    if (name.length == sizeof word - 1)
        return schema->nreturns == 1 ? 0 : found;
    size_t number = 0;
    /* Anything but digits ends the number out of range. */
    for (size_t i = sizeof word - 1; i < name.length && number < schema->nreturns; i++)
        number = name.data[i] >= '0' && name.data[i] <= '9'
                     ? 10 * number + (size_t)(name.data[i] - '0')
                     : schema->nreturns;
    return number < schema->nreturns ? number : schema->nreturns;
}

/*
 * Return the value of a name: first `grad` and `grads`, then the arguments, `grad_input_mask`, the
 * results, and `grad_` with the name of a result.
 */
static tn_status name_value(tni_draft *d, tni_text name, term *out)
{
    static const char word[] = "grad_";
    const tn_schema *schema = d->signature->schema;
    bool asks = is_char(&d->lexer, '.');
    if (tni_text_is(name, "grad")) {
        d->says_grad = true;
        return name_gradient(d, 0, out);
    }
    if (tni_text_is(name, "grads"))
        return read_grads(d, out);
    size_t argument = find_arg(schema->args, schema->nargs, name);
    if (argument < schema->nargs)
        return load_saved(d, false, argument, asks, out);
    if (tni_text_is(name, "grad_input_mask"))
        return read_mask(d, out);
    size_t result = find_result(d, name);
    if (result < schema->nreturns)
        return load_saved(d, true, result, asks, out);
    if (name.length > sizeof word - 1 && memcmp(name.data, word, sizeof word - 1) == 0) {
        tni_text rest = {name.data + sizeof word - 1, name.length - (sizeof word - 1)};
        result = find_arg(schema->returns, schema->nreturns, rest);
        d->says_grads = true;
        if (result < schema->nreturns)
            return name_gradient(d, result, out);
    }
    return tni_lexer_fail(&d->here, "'%.*s' is no argument, result or gradient of %s",
                          (int)name.length, name.data, d->op->name.text);
}

/* What a formula may ask a tensor. */
static const struct {
    const char *name;     /* in the text */
    tni_opcode code;      /* the insn */
    bool takes_dim;       /* of one dimension */
    const tni_type *type; /* of the answer */
} questions[] = {{"sizes", TNI_INSN_SIZES, false, &ints_type},
                 {"strides", TNI_INSN_STRIDES, false, &ints_type},
                 {"size", TNI_INSN_SIZE, true, &int_type},
                 {"stride", TNI_INSN_STRIDE, true, &int_type},
                 {"storage_offset", TNI_INSN_OFFSET, false, &int_type},
                 {"dim", TNI_INSN_DIM, false, &int_type},
                 {"numel", TNI_INSN_NUMEL, false, &int_type},
                 {"dtype", TNI_INSN_DTYPE, false, &dtype_type},
                 {"device", TNI_INSN_DEVICE, false, &device_type},
                 {"layout", TNI_INSN_LAYOUT, false, &layout_type},
                 {"is_complex", TNI_INSN_IS_COMPLEX, false, &bool_type}};

/* Read a question to a tensor, such as `.sizes` or `.size(1)`, and replace *t by the answer. */
static tn_status read_question(tni_draft *d, term *t)
{
    tni_text name = {0};
    size_t i = 0;
    TN_TRY(expect_word(d, "a question to a tensor", &name));
    while (i < TN_LEN(questions) && !tni_text_is(name, questions[i].name))
        i++;
    if (i == TN_LEN(questions))
        return tni_lexer_fail(&d->lexer, "'%.*s' is no question to a tensor", (int)name.length,
                              name.data);
    if (t->is_gradient)
        TN_TRY(load_gradient(d, t));
    if (t->type->kind != TNI_TYPE_TENSOR)
        return tni_lexer_fail(&d->here, "'.%s' is asked of what is no Tensor", questions[i].name);
    uint16_t regs[] = {t->reg, 0};
    if (questions[i].takes_dim) {
        int64_t dim;
        TN_TRY(expect(d, '('));
        TN_TRY(read_int(d, &dim));
        TN_TRY(expect(d, ')'));
        TN_TRY(put_constant(d, (StableIValue)dim));
        regs[1] = last(d);
    }
    TN_TRY(put(d, questions[i].code, 0, questions[i].takes_dim ? 2 : 1, regs));
    *t = (term){.type = questions[i].type, .reg = last(d)};
    return TN_OK;
}

/* Read one argument of the call. */
static tn_status read_term(tni_draft *d, term *out)
{
    tni_text name = d->lexer.token.text;
    d->here = d->lexer;
    if (d->lexer.token.kind != TNI_TOKEN_IDENT)
        return read_number(d, out);
    tni_lexer_next(&d->lexer);
    if (tni_text_is(name, "true") || tni_text_is(name, "false")) {
        TN_TRY(put_constant(d, name.length == 4));
        *out = (term){.type = &bool_type, .reg = last(d)};
        return TN_OK;
    }
    if (tni_text_is(name, "none")) {
        *out = (term){0};
        return TN_OK;
    }
    TN_TRY(name_value(d, name, out));
    return skip(d, '.') ? read_question(d, out) : TN_OK;
}

/* ---- calls ---- */

/* Return the default of an argument that the formula leaves out. */
static tn_status default_term(tni_draft *d, const tni_arg *arg, term *out)
{
    const tni_const *initial = arg->initial;
    StableIValue bits = 0;
    if (initial == NULL)
        return tni_lexer_fail(&d->lexer, "argument '%s' of %s is missing", arg->name.data,
                              d->callees[d->nformulas].name);
    *out = (term){0};
    if (initial->kind == TNI_CONST_NONE)
        return TN_OK;
    if (initial->kind == TNI_CONST_BOOL)
        bits = initial->as.boolean;
    else if (initial->kind == TNI_CONST_INT)
        bits = (StableIValue)initial->as.integer;
    else if (initial->kind == TNI_CONST_DOUBLE)
        memcpy(&bits, &initial->as.real, sizeof bits);
    else
        return tni_lexer_fail(&d->lexer, "argument '%s' of %s has to be given", arg->name.data,
                              d->callees[d->nformulas].name);
    TN_TRY(put_constant(d, bits));
    out->type = initial->kind == TNI_CONST_BOOL  ? &bool_type
                : initial->kind == TNI_CONST_INT ? &int_type
                                                 : &float_type;
    out->reg = last(d);
    return TN_OK;
}

/*
 * Return which argument of the called operator comes: the one named before `=`, else the next one.
 */
static tn_status choose_argument(tni_draft *d, const tn_schema *schema, size_t next, size_t *out)
{
    tni_lexer ahead = d->lexer;
    tni_text name = ahead.token.text;
    tni_lexer_next(&ahead);
    *out = next;
    if (d->lexer.token.kind == TNI_TOKEN_IDENT && is_char(&ahead, '=')) {
        *out = find_arg(schema->args, schema->nargs, name);
        if (*out == schema->nargs)
            return tni_lexer_fail(&d->lexer, "%s has no argument '%.*s'",
                                  d->callees[d->nformulas].name, (int)name.length, name.data);
        tni_lexer_next(&ahead);
        d->lexer = ahead;
    } else if (next >= schema->nargs || schema->args[next].keyword_only) {
        return tni_lexer_fail(&d->lexer, "too many arguments for %s",
                              d->callees[d->nformulas].name);
    }
    return TN_OK;
}

/*
 * Read the arguments of the call; regs[i] is the register of argument i. Those that are left out
 * get their defaults.
 */
static tn_status read_arguments(tni_draft *d, const tni_signature *called, uint16_t *regs)
{
    uint64_t given = 0;
    const tn_schema *schema = called->schema;
    TN_TRY(expect(d, '('));
    for (size_t next = 0; !is_char(&d->lexer, ')'); next++) {
        size_t index;
        term value;
        if (next > 0)
            TN_TRY(expect(d, ','));
        TN_TRY(choose_argument(d, schema, next, &index));
        if ((given >> index & 1) != 0)
            return tni_lexer_fail(&d->lexer, "argument '%s' is given twice",
                                  schema->args[index].name.data);
        given |= UINT64_C(1) << index;
        TN_TRY(read_term(d, &value));
        TN_TRY(convert(d, value, schema->args[index].type, &regs[index]));
    }
    for (size_t i = 0; i < schema->nargs; i++) {
        term value;
        if ((given >> i & 1) != 0)
            continue;
        d->here = d->lexer;
        TN_TRY(default_term(d, &schema->args[i], &value));
        TN_TRY(convert(d, value, schema->args[i].type, &regs[i]));
    }
    tni_lexer_next(&d->lexer);
    return TN_OK;
}

/* Read "f", "f.overload" or "ns::f". Without a namespace it is that of the operator itself. */
static tn_status read_operator_name(tni_draft *d, tni_buffer *full)
{
    tni_text word = {0};
    TN_TRY(expect_word(d, "an operator", &word));
    if (skip(d, ':')) {
        tni_buffer_add(full, word.data, word.length);
        TN_TRY(expect(d, ':'));
        TN_TRY(expect_word(d, "an operator", &word));
    } else {
        tni_buffer_add(full, d->op->name.text, d->ns);
    }
    tni_buffer_print(full, "::%.*s", (int)word.length, word.data);
    if (skip(d, '.')) {
        TN_TRY(expect_word(d, "an overload", &word));
        tni_buffer_print(full, ".%.*s", (int)word.length, word.data);
    }
    return full->failed ? tni_fail_memory(full->length) : TN_OK;
}

/* A backward operator must return one gradient per name before the colon, and write nothing. */
static tn_status check_callee(const tni_draft *d, const tn_op *op, const tni_signature *called)
{
    const tn_schema *schema = called->schema;
    if (schema->is_mutable || schema->is_vararg || schema->is_varret)
        return tni_lexer_fail(&d->here, "%s writes its arguments, or takes any number of them",
                              op->name.text);
    if (schema->nargs > TNI_MOST_OPERANDS)
        return tni_lexer_fail(&d->here, "%s has %u arguments, at most %d", op->name.text,
                              schema->nargs, TNI_MOST_OPERANDS);
    if (schema->nreturns != d->ntargets)
        return tni_lexer_fail(&d->here, "%s gives %u results for %zu gradients", op->name.text,
                              schema->nreturns, d->ntargets);
    return TN_OK;
}

/*
 * Find the operator that the line calls. Its signature is noted: the insns hold for this one only.
 */
static tn_status find_callee(tni_draft *d, const tni_buffer *name)
{
    const tn_op *op = tni_op_lookup(name->data, name->length);
    const tni_signature *called =
        op != NULL ? atomic_load_explicit(&op->signature, memory_order_acquire) : NULL;
    if (called == NULL)
        return tni_lexer_fail(&d->here, "there is no operator %s", name->data);
    TN_TRY(check_callee(d, op, called));
    d->callees[d->nformulas].name = op->name.text;
    atomic_init(&d->callees[d->nformulas].op, op);
    d->called[d->nformulas] = called;
    return TN_OK;
}

/*
 * Append insns that give result `index` of the call to the input at that index before the colon. A
 * result of type Tensor? that is None gives nothing.
 */
static tn_status give(tni_draft *d, const tni_signature *called, size_t index, uint16_t reg)
{
    uint8_t argument = d->targets[index];
    tni_argcode code = d->signature->args[argument];
    bool is_list = code == TNI_ARGCODE_TENSORS || code == ARGCODE_MAYBES;
    tni_insn *jump = NULL;
    if (called->returns[index] == ARGCODE_OPTIONAL && !is_list) {
        uint16_t is_there = reg;
        TN_TRY(put_one(d, TNI_INSN_IS_DEFINED, 3, &is_there));
        TN_TRY(begin_choice(d, is_there, &jump));
        TN_TRY(put_one(d, TNI_INSN_VALUE, 0, &reg));
    } else if (called->returns[index] != (is_list ? TNI_ARGCODE_TENSORS : TNI_ARGCODE_TENSOR)) {
        return tni_lexer_fail(&d->here, "result %zu of %s is no gradient of '%s': %s is wanted",
                              index, d->callees[d->nformulas].name,
                              d->signature->schema->args[argument].name.data,
                              is_list ? "Tensor[]" : "Tensor or Tensor?");
    }
    TN_TRY(put(d, is_list ? TNI_INSN_GIVE_LIST : TNI_INSN_GIVE, argument, 1, &reg));
    if (jump != NULL)
        end_choice(d, jump);
    return TN_OK;
}

/* Read the call of a line, which is the whole formula, as a program of its own. */
static tn_status read_call(tni_draft *d)
{
    uint16_t regs[TNI_MOST_OPERANDS];
    tni_buffer name = {0};
    tni_program *program = &d->programs[d->nformulas];
    const tni_lexer start = d->lexer;
    d->here = start;
    *program = (tni_program){.first = d->ninsns};
    d->nregisters = 0;
    tn_status status = read_operator_name(d, &name);
    if (status == TN_OK)
        status = find_callee(d, &name);
    tni_buffer_free(&name);
    TN_TRY(status);
    const tni_signature *called = d->called[d->nformulas];
    TN_TRY(read_arguments(d, called, regs));
    TN_TRY(put(d, TNI_INSN_CALL, d->nformulas, called->nargs, regs));
    uint16_t result = last(d);
    /* The call writes one register per result, from its target on. */
    d->nregisters = (uint16_t)(result + called->nreturns);
    d->here = start;
    for (size_t i = 0; i < called->nreturns; i++)
        TN_TRY(give(d, called, i, (uint16_t)(result + i)));
    program->ninsns = (uint16_t)(d->ninsns - program->first);
    program->nregisters = d->nregisters;
    d->formulas[d->nformulas] = (tni_formula_spec){.program = d->nformulas};
    return TN_OK;
}

/* ---- lines ---- */

/* Read a name before the colon: an argument with tensors, named for the first time. */
static tn_status read_target(tni_draft *d)
{
    tni_lexer here = d->lexer;
    const tn_schema *schema = d->signature->schema;
    tni_text name = {0};
    TN_TRY(expect_word(d, "the name of an argument", &name));
    size_t index = find_arg(schema->args, schema->nargs, name);
    if (index == schema->nargs)
        return tni_lexer_fail(&here, "%s has no argument '%.*s'", d->op->name.text,
                              (int)name.length, name.data);
    if ((d->signature->key_args >> index & 1) == 0 || !is_savable(d->signature->args[index], true))
        return tni_lexer_fail(&here, "argument '%s' is no tensor", schema->args[index].name.data);
    if (d->mentions[index] != TNI_NOT_MENTIONED)
        return tni_lexer_fail(&here, "argument '%s' is named twice", schema->args[index].name.data);
    if (d->ntargets >= TNI_DRAFT_LINES)
        return tni_lexer_fail(&here, "more than %d arguments", TNI_DRAFT_LINES);
    d->mentions[index] = TNI_HAS_FORMULA;
    d->formula_of[index] = (uint8_t)d->nformulas;
    d->targets[d->ntargets++] = (uint8_t)index;
    return TN_OK;
}

/* Read one line: names, a colon, and a call or `non_differentiable`. */
static tn_status read_line(tni_draft *d)
{
    d->ntargets = 0;
    do
        TN_TRY(read_target(d));
    while (skip(d, ','));
    TN_TRY(expect(d, ':'));
    if (d->lexer.token.kind == TNI_TOKEN_IDENT &&
        tni_text_is(d->lexer.token.text, "non_differentiable")) {
        tni_lexer_next(&d->lexer);
        for (size_t i = 0; i < d->ntargets; i++)
            d->mentions[d->targets[i]] = TNI_IS_CONSTANT;
    } else {
        TN_TRY(read_call(d));
        d->nformulas++;
    }
    if (d->lexer.token.kind != TNI_TOKEN_NEWLINE && d->lexer.token.kind != TNI_TOKEN_END)
        return fail_expected(d, "the end of the line");
    return TN_OK;
}

/* Read all lines. At least one must compute a gradient. */
static tn_status read_lines(tni_draft *d)
{
    while (d->lexer.token.kind != TNI_TOKEN_END) {
        if (d->nformulas >= TNI_DRAFT_LINES)
            return tni_lexer_fail(&d->lexer, "more than %d formulas", TNI_DRAFT_LINES);
        TN_TRY(read_line(d));
        while (d->lexer.token.kind == TNI_TOKEN_NEWLINE)
            tni_lexer_next(&d->lexer);
    }
    if (d->nformulas == 0)
        return tni_lexer_fail(&d->lexer, "no argument gets a gradient");
    return TN_OK;
}

/*
 * Number the inputs in the order of the schema, and let the insns that name an argument name its
 * input instead.
 */
static tn_status number_inputs(tni_draft *d)
{
    uint8_t numbers[TNI_DRAFT_ARGUMENTS] = {0};
    for (size_t i = 0; i < d->signature->nargs; i++) {
        tni_argcode code = d->signature->args[i];
        if (d->mentions[i] == TNI_NOT_MENTIONED)
            continue;
        if (d->ninputs >= TNI_DRAFT_LINES)
            return tni_lexer_fail(&d->lexer, "more than %d arguments", TNI_DRAFT_LINES);
        bool has_formula = d->mentions[i] == TNI_HAS_FORMULA;
        if (has_formula)
            d->formulas[d->formula_of[i]].gives |= UINT32_C(1) << d->ninputs;
        d->inputs[d->ninputs] =
            (tni_input_spec){.argument = (uint8_t)i,
                             .is_list = code == TNI_ARGCODE_TENSORS || code == ARGCODE_MAYBES,
                             .formula = has_formula ? d->formula_of[i] : TNI_NO_FORMULA};
        numbers[i] = d->ninputs++;
    }
    for (size_t i = 0; i < d->ninsns; i++)
        if (d->insns[i].code == TNI_INSN_GIVE || d->insns[i].code == TNI_INSN_GIVE_LIST ||
            d->insns[i].code == TNI_INSN_WANTED)
            d->insns[i].what = numbers[d->insns[i].what];
    return TN_OK;
}

tn_status tni_draft_read(tni_draft *d, const char *text)
{
    tni_lexer_begin(&d->lexer, text);
    d->lexer.what = "derivative";
    TN_TRY(read_lines(d));
    return number_inputs(d);
}
