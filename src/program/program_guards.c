/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Guards: what an exporter took for granted of sizes and numbers, as expressions in Python such as
 *
 *     (L['x'].size()[0] % 2) == 0
 *
 * A load compiles each to instructions of a stack machine, whose functions are those of symbols.c;
 * a run evaluates them (program_guard_checks.c). An expression that uses anything else than the
 * grammar below is kept as text and not checked:
 *
 *     or, and, not                        left to right, the rest is not evaluated
 *     == != < <= > >=                     one at a time
 *     | & << >> + - * / // % ** - +       with Python's precedence
 *     (…), numbers, True, False           in as many parentheses as MAX_DEPTH
 *     max(…), math.trunc(…) …             the table `functions`
 *     L['x'][0]['b'].size()[0]            a size; also .stride()[0], .storage_offset()
 *     L['n']                              an argument that is a number
 *     L['flat_args'][2]                   arguments by their place
 */
#include <ctype.h>
#include <errno.h>
#include <jansson.h>
#include <stdlib.h>

#include "program/programs.h"

/* Parentheses and signs in each other. */
#define MAX_DEPTH 100

/* A guard while it is read. */
typedef struct guard_reading {
    tn_program *program;   /* whose */
    const char *at;        /* what follows */
    const char *copied;    /* what of the expression is in `text` ends here */
    tni_buffer text;       /* the expression with the author's names of arguments */
    tni_guard_insn *insns; /* so far */
    size_t ninsns;         /* how many */
    size_t room;           /* allocated */
    unsigned depth;        /* of nesting */
    unsigned stack;        /* values on the stack after the last instruction */
    bool failed;           /* there was no memory */
} guard_reading;

/* ---- instructions ---- */

/* Add an instruction after which the stack has `change` values more; false if it does not fit. */
static bool add_insn(guard_reading *r, tni_guard_insn insn, int change)
{
    if (tni_reserve((void **)&r->insns, &r->room, r->ninsns + 1, sizeof *r->insns) != TN_OK) {
        r->failed = true;
        return false;
    }
    r->insns[r->ninsns++] = insn;
    r->stack = (unsigned)((int)r->stack + change);
    return r->stack <= TNI_GUARD_STACK && r->ninsns < UINT32_MAX;
}

static bool add_constant(guard_reading *r, tn_value value)
{
    return add_insn(r, (tni_guard_insn){.kind = TNI_GUARD_CONSTANT, .constant = value}, 1);
}

/* Add the call of a function, which is one of symbols.c. */
static bool add_call(guard_reading *r, const char *target)
{
    tni_guard_insn insn = {.kind = TNI_GUARD_CALL};
    insn.function = tni_symbol_find(target, &insn.number);
    return insn.function != NULL && add_insn(r, insn, 1 - (int)insn.number);
}

/* ---- tokens ---- */

static void skip_spaces(guard_reading *r)
{
    r->at += strspn(r->at, " \n");
}

/* Take a text if it comes next. */
static bool take(guard_reading *r, const char *text)
{
    size_t length = strlen(text);
    skip_spaces(r);
    if (strncmp(r->at, text, length) != 0)
        return false;
    r->at += length;
    return true;
}

/* Return the length of the name that comes next, such as math.trunc; 0 if there is none. */
static size_t name_length(const char *at)
{
    size_t length = 0;
    while (isalnum((unsigned char)at[length]) || at[length] == '_' ||
           (length > 0 && at[length] == '.'))
        length++;
    return isdigit((unsigned char)at[0]) ? 0 : length;
}

/* Take a word of Python, such as `not`, if it comes next. */
static bool take_word(guard_reading *r, const char *word)
{
    skip_spaces(r);
    return name_length(r->at) == strlen(word) && take(r, word);
}

/* ---- arguments ---- */

/* Take [NUMBER]; -1 if it is not there. */
static int64_t take_index(guard_reading *r)
{
    size_t digits = *r->at == '[' ? strspn(r->at + 1, "0123456789") : 0;
    if (digits == 0 || digits > 9 || r->at[digits + 1] != ']')
        return -1;
    int64_t index = strtol(r->at + 1, NULL, 10);
    r->at += digits + 2;
    return index;
}

/* Take ['KEY'], and append it to a path; the first key is a name. */
static bool take_key(guard_reading *r, tni_buffer *path)
{
    const char *end = strncmp(r->at, "['", 2) == 0 ? strstr(r->at, "']") : NULL;
    if (end == NULL)
        return false;
    bool is_first = path->length == 0;
    tni_buffer_print(path, "%s%.*s%s", is_first ? "" : "['", (int)(end - r->at - 2), r->at + 2,
                     is_first ? "" : "']");
    r->at = end + 2;
    return true;
}

/* Take .FIELD that is not called, and append it to a path. */
static bool take_field(guard_reading *r, tni_buffer *path)
{
    size_t length = *r->at == '.' ? 1 + strspn(r->at + 1, "abcdefghijklmnopqrstuvwxyz"
                                                          "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                                          "0123456789_")
                                  : 0;
    if (length < 2 || r->at[length] == '(')
        return false;
    tni_buffer_add(path, r->at, length);
    r->at += length;
    return true;
}

/* Whether a label is that of a path: xs_0[1] is the label of xs[0][1], if the author wrote *xs. */
static bool is_label(const char *label, const char *path)
{
    size_t stem = strcspn(path, "["),
           digits = strspn(path + stem + (path[stem] != '\0'), "0123456789");
    if (strcmp(label, path) == 0)
        return true;
    return digits > 0 && path[stem + 1 + digits] == ']' && strncmp(label, path, stem) == 0 &&
           label[stem] == '_' && strncmp(label + stem + 1, path + stem + 1, digits) == 0 &&
           strcmp(label + stem + 1 + digits, path + stem + digits + 2) == 0;
}

/* Return the number in flat_args[NUMBER]; UINT32_MAX for any other path. */
static unsigned long flat_place(const char *path)
{
    static const char head[] = "flat_args[";
    char *end;
    if (strncmp(path, head, sizeof head - 1) != 0)
        return UINT32_MAX;
    unsigned long place = strtoul(path + sizeof head - 1, &end, 10);
    return strcmp(end, "]") == 0 ? place : UINT32_MAX;
}

/* Find an argument by what its author calls it, else by its place; *place is among all arguments.
 */
static const tni_graph_input *find_argument(const tn_program *program, const char *path,
                                            uint32_t *place)
{
    uint32_t next = 0;
    unsigned long wanted = flat_place(path);
    const tni_graph_input *found = NULL;
    for (size_t i = 0; i < program->graph.ninputs; i++) {
        const tni_graph_input *input = &program->inputs[i];
        if (input->role == TNI_INPUT_STATE)
            continue;
        bool is_here = found == NULL && (next == wanted || is_label(input->label, path));
        if (is_here || strcmp(input->label, path) == 0) {
            found = input;
            *place = next;
        }
        next++;
    }
    return found;
}

/* Add what is read of an argument: a size, a stride, the offset of its storage, or a number. */
static bool add_access(guard_reading *r, const tni_graph_input *input, uint32_t place)
{
    bool is_tensor = input->role == TNI_INPUT_USER && input->kind == TN_KIND_TENSOR;
    tni_guard_insn insn = {.kind = TNI_GUARD_NUMBER, .input = input, .place = place};
    if (!is_tensor)
        return (input->kind == TN_KIND_INT || input->kind == TN_KIND_DOUBLE ||
                input->kind == TN_KIND_BOOL) &&
               add_insn(r, insn, 1);
    if (take(r, ".storage_offset()")) {
        insn.kind = TNI_GUARD_OFFSET;
        return add_insn(r, insn, 1);
    }
    insn.kind = take(r, ".size()") ? TNI_GUARD_SIZE : TNI_GUARD_STRIDE;
    if (insn.kind == TNI_GUARD_STRIDE && !take(r, ".stride()"))
        return false;
    int64_t dim = take_index(r);
    insn.number = (uint32_t)dim;
    return dim >= 0 && dim < input->ndim && add_insn(r, insn, 1);
}

/* Read L['x'] and what is read of it. */
static bool read_argument(guard_reading *r)
{
    uint32_t place = 0;
    tni_buffer path = {0};
    const char *start = r->at++;
    if (!take_key(r, &path))
        return false;
    for (bool goes_on = true; goes_on;) {
        int64_t index = take_index(r);
        if (index >= 0)
            tni_buffer_print(&path, "[%lld]", (long long)index);
        goes_on = index >= 0 || take_key(r, &path) || take_field(r, &path);
    }
    r->failed = r->failed || path.failed;
    const tni_graph_input *input =
        path.data == NULL || path.failed ? NULL : find_argument(r->program, path.data, &place);
    tni_buffer_free(&path);
    if (input == NULL)
        return false;
    tni_buffer_add(&r->text, r->copied, (size_t)(start - r->copied));
    tni_buffer_print(&r->text, "%s", input->label);
    r->copied = r->at;
    return add_access(r, input, place) && strchr("[.(", *r->at == '\0' ? ' ' : *r->at) == NULL;
}

/* ---- the grammar ---- */

static bool read_choice(guard_reading *r);

/* Functions by the name that expressions give them. Those of many arguments take two at a time. */
static const struct {
    const char *name;   /* in an expression */
    const char *target; /* in symbols.c */
    bool is_many;       /* two arguments or more */
} functions[] = {
    {"float", "torch.sym_float", false},
    {"int", "torch.sym_int", false},
    {"math.ceil", "math.ceil", false},
    {"math.floor", "math.floor", false},
    {"math.sqrt", "torch._sym_sqrt", false},
    {"math.trunc", "math.trunc", false},
    {"max", "torch.sym_max", true},
    {"min", "torch.sym_min", true},
    {"torch._sym_sqrt", "torch._sym_sqrt", false},
    {"torch.sym_float", "torch.sym_float", false},
    {"torch.sym_int", "torch.sym_int", false},
    {"torch.sym_ite", "torch.sym_ite", false},
    {"torch.sym_max", "torch.sym_max", false},
    {"torch.sym_min", "torch.sym_min", false},
    {"torch.sym_not", "torch.sym_not", false},
};

/* Read the arguments of a function and call it. */
static bool read_call(guard_reading *r, const char *target, bool is_many)
{
    uint32_t count = 0, given = 1;
    if (tni_symbol_find(target, &count) == NULL || !take(r, "(") || !read_choice(r))
        return false;
    while (take(r, ",")) {
        if (!read_choice(r) || (is_many && !add_call(r, target)))
            return false;
        given++;
    }
    return take(r, ")") && (is_many ? given >= 2 : given == count && add_call(r, target));
}

/* Read a name: a constant, an argument or a function. */
static bool read_name(guard_reading *r, size_t length)
{
    if (length == 1 && strncmp(r->at, "L[", 2) == 0)
        return read_argument(r);
    if (take_word(r, "True") || take_word(r, "False"))
        return add_constant(r, tn_value_bool(r->at[-2] == 'u'));
    for (size_t i = 0; i < TN_LEN(functions); i++)
        if (take_word(r, functions[i].name))
            return read_call(r, functions[i].target, functions[i].is_many);
    return false;
}

/* Read an integer that fits into 64 bits, or a float. */
static bool read_number(guard_reading *r)
{
    double real;
    size_t length = tni_parse_double(tni_text_of(r->at), &real);
    size_t digits = strspn(r->at, "0123456789");
    if (length == 0 || strspn(r->at, "0123456789.eE+-") < length) /* hexadecimal ones */
        return false;
    const char *start = r->at;
    r->at += length;
    if (length > digits)
        return add_constant(r, tn_value_double(real));
    errno = 0;
    int64_t whole = strtoll(start, NULL, 10);
    return errno == 0 && add_constant(r, tn_value_int(whole));
}

/* Read a name, a number or what is in parentheses. */
static bool read_primary(guard_reading *r)
{
    skip_spaces(r);
    size_t length = name_length(r->at);
    if (length > 0)
        return read_name(r, length);
    return take(r, "(") ? read_choice(r) && take(r, ")") : read_number(r);
}

/* Read signs and powers. */
static bool read_factor(guard_reading *r)
{
    bool is_read;
    skip_spaces(r);
    if (++r->depth > MAX_DEPTH)
        return false;
    if (*r->at == '-' || *r->at == '+') {
        bool is_minus = *r->at++ == '-';
        is_read = read_factor(r) && add_call(r, is_minus ? "_operator.neg" : "_operator.pos");
    } else {
        is_read =
            read_primary(r) && (!take(r, "**") || (read_factor(r) && add_call(r, "_operator.pow")));
    }
    r->depth--;
    return is_read;
}

/* Binary operators from the loosest level to the tightest; a token comes before its beginnings. */
enum { COMPARISON, BIT_OR, BIT_AND, SHIFT, SUM, PRODUCT, NLEVELS, POWER };
static const struct {
    const char *token;  /* as written */
    const char *target; /* in symbols.c */
    unsigned level;     /* as above */
} operators[] = {
    {"==", "_operator.eq", COMPARISON},    {"!=", "_operator.ne", COMPARISON},
    {"<=", "_operator.le", COMPARISON},    {">=", "_operator.ge", COMPARISON},
    {"<<", "_operator.lshift", SHIFT},     {">>", "_operator.rshift", SHIFT},
    {"<", "_operator.lt", COMPARISON},     {">", "_operator.gt", COMPARISON},
    {"|", "_operator.or_", BIT_OR},        {"&", "_operator.and_", BIT_AND},
    {"+", "_operator.add", SUM},           {"-", "_operator.sub", SUM},
    {"//", "_operator.floordiv", PRODUCT}, {"**", "_operator.pow", POWER},
    {"*", "_operator.mul", PRODUCT},       {"/", "_operator.truediv", PRODUCT},
    {"%", "_operator.mod", PRODUCT},
};

/* Take an operator of a level; NULL if another token comes next. */
static const char *take_operator(guard_reading *r, unsigned level)
{
    skip_spaces(r);
    for (size_t i = 0; i < TN_LEN(operators); i++)
        if (strncmp(r->at, operators[i].token, strlen(operators[i].token)) == 0) {
            if (operators[i].level != level)
                return NULL;
            r->at += strlen(operators[i].token);
            return operators[i].target;
        }
    return NULL;
}

/* Read operands of a level and what is between them; a second comparison would be a chain. */
static bool read_level(guard_reading *r, unsigned level)
{
    if (level == NLEVELS)
        return read_factor(r);
    if (!read_level(r, level + 1))
        return false;
    unsigned count = 0;
    for (const char *target; (target = take_operator(r, level)) != NULL;)
        if ((level == COMPARISON && count++ > 0) || !read_level(r, level + 1) ||
            !add_call(r, target))
            return false;
    return true;
}

static bool read_negation(guard_reading *r)
{
    bool is_read;
    if (!take_word(r, "not"))
        return read_level(r, COMPARISON);
    if (++r->depth > MAX_DEPTH)
        return false;
    is_read = read_negation(r) && add_call(r, "torch.sym_not");
    r->depth--;
    return is_read;
}

static bool read_logic(guard_reading *r, bool is_or);

/* Read what stands between two `or`, or two `and`. */
static bool read_operand(guard_reading *r, bool is_or)
{
    return is_or ? read_logic(r, false) : read_negation(r);
}

/* Read operands of `and` or `or`: each but the last jumps to the end if it decides. */
static bool read_logic(guard_reading *r, bool is_or)
{
    size_t first = SIZE_MAX;
    if (!read_operand(r, is_or))
        return false;
    while (take_word(r, is_or ? "or" : "and")) {
        size_t jump = r->ninsns;
        tni_guard_kind kind = is_or ? TNI_GUARD_OR : TNI_GUARD_AND;
        /* Until its target is known, a jump has the one before it of the same end. */
        if (!add_insn(r, (tni_guard_insn){.kind = kind, .number = (uint32_t)first}, -1))
            return false;
        first = jump;
        if (!read_operand(r, is_or))
            return false;
    }
    for (size_t next; first != SIZE_MAX; first = next) {
        next = r->insns[first].number == UINT32_MAX ? SIZE_MAX : r->insns[first].number;
        r->insns[first].number = (uint32_t)r->ninsns;
    }
    return true;
}

static bool read_choice(guard_reading *r)
{
    if (++r->depth > MAX_DEPTH)
        return false;
    bool is_read = read_logic(r, true);
    r->depth--;
    return is_read;
}

/* ---- all guards ---- */

/* Read one guard; one that is not understood keeps its text and no instructions. */
static tn_status read_guard(tn_program *program, const char *text, tni_guard *out)
{
    guard_reading r = {.program = program, .at = text, .copied = text};
    bool is_read = read_choice(&r);
    skip_spaces(&r);
    is_read = is_read && *r.at == '\0';
    tni_buffer_add(&r.text, r.copied, strlen(r.copied));
    const char *label = is_read ? r.text.data : text;
    bool failed = r.failed || r.text.failed;
    if (!failed) {
        out->text = tni_arena_text(&program->arena, label, strlen(label));
        out->ninsns = is_read ? (uint32_t)r.ninsns : 0;
        out->insns = tni_arena_get(&program->arena, out->ninsns, sizeof *out->insns);
        failed = out->text == NULL || out->insns == NULL;
    }
    if (!failed && is_read)
        memcpy(out->insns, r.insns, r.ninsns * sizeof *r.insns);
    tni_free(r.insns);
    tni_buffer_free(&r.text);
    return failed ? tni_fail_memory(strlen(text)) : TN_OK;
}

tn_status tni_program_read_guards(tn_program *program)
{
    json_t *guards = json_object_get(program->archive.json, "guards_code");
    size_t count = json_array_size(guards);
    if (guards != NULL && !json_is_null(guards) && !json_is_array(guards))
        return tni_fail(TN_ERR_IO, "%s: its guards are no list", program->path);
    program->guards = tni_arena_get(&program->arena, count, sizeof *program->guards);
    if (program->guards == NULL)
        return TN_ERR_MEMORY;
    for (size_t i = 0; i < count; i++) {
        json_t *guard = json_array_get(guards, i);
        if (!json_is_string(guard))
            return tni_fail(TN_ERR_IO, "%s: guard %zu is no text", program->path, i);
        TN_TRY(read_guard(program, json_string_value(guard), &program->guards[i]));
        program->nguards++;
    }
    return TN_OK;
}
