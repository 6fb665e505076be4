/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The parser: recursive descent over the grammar of PyTorch's run-time schema language.
 *
 *     declaration = name "(" arguments ")" "->" returns
 *     argument    = type name [ "=" default ] | "*" | "..."
 *     type        = base { "[" [ N ] "]" [ alias ] | "?" }
 *
 * Nodes and texts are in an arena of the schema, whose blocks are freed with it.
 *
 * The grammar was found by probing PyTorch 2.13's parser: tests/conformance replays all schemas
 * that it registers, and texts that it refuses. A rule below that looks arbitrary is what was
 * observed.
 *
 * Failures tell the position. A function that reports something it has already passed keeps a copy
 * of the lexer, which is four words and the current token.
 */
#include "schema/schema_lexer.h"
#include "tensor/tensor_core.h"

#include <math.h>
#include <stdio.h>

/*
 * The most levels of a type; more is a mistake, or an attack on the stack. Everything that walks a
 * type (print, compare, retain, drop) recurses along it, so this bounds all of them.
 */
#define MAX_DEPTH 64

/* The most sets of one alias annotation, and the most members of one tuple or union. */
#define MAX_SETS    64
#define MAX_MEMBERS 4096

/* The longest list that a single default is repeated to. */
#define MAX_REPEATED 65536

#define ARENA_BLOCK 2048

/*
 * A block of an arena; the memory that it hands out follows. A schema is some thirty small nodes
 * that are made and freed together: freeing walks three blocks instead of a tree.
 */
struct tni_arena_block {
    struct tni_arena_block *next; /* the block before */
    size_t used;                  /* bytes handed out */
    size_t size;                  /* bytes after the header */
};

/*
 * A parse in progress.
 *
 * `depth` counts the recursion of the parser itself; `height` counts the levels of the type that
 * was read, because suffixes (`T[][][]`) add levels without recursion.
 */
typedef struct parser {
    tni_lexer lexer;      /* the text */
    tn_schema *schema;    /* what is being made */
    bool allows_typevars; /* whether lower-case words are type variables */
    bool allows_unnamed;  /* whether arguments need no names, as in a signature */
    int depth;            /* types that are open */
    int height;           /* levels of the type that was read last */
} parser;

/* ---- arena ---- */

/*
 * Return zeroed memory, aligned for pointers and doubles; NULL after a recorded failure. A large
 * request gets a block of its own; what is left in the previous block is then not used any more.
 */
static void *arena_new(parser *p, size_t bytes)
{
    struct tni_arena_block *block = p->schema->arena;
    bytes = (bytes + 15) & ~(size_t)15;
    if (block == NULL || block->size - block->used < bytes) {
        size_t size = bytes > ARENA_BLOCK ? bytes : ARENA_BLOCK;
        struct tni_arena_block *fresh = tni_malloc(sizeof *fresh + size);
        if (fresh == NULL) {
            tni_fail_memory(size);
            return NULL;
        }
        *fresh = (struct tni_arena_block){block, 0, size};
        p->schema->arena = block = fresh;
    }
    void *memory = (char *)(block + 1) + block->used;
    block->used += bytes;
    TNI_ASSERT(block->used <= block->size && (uintptr_t)memory % _Alignof(double) == 0);
    return memset(memory, 0, bytes);
}

/* Return a NUL-terminated copy in the arena; .data is NULL without memory. */
static tni_text arena_text(parser *p, const char *data, size_t length)
{
    char *copy = arena_new(p, length + 1);
    if (copy != NULL && length > 0)
        memcpy(copy, data, length);
    return (tni_text){copy, length};
}

/*
 * Append a node pointer or struct to an array in the arena, doubling it. The capacity is not
 * stored: an array whose count is a power of two is full. Old arrays remain in the arena, at most
 * as much again.
 */
static void *arena_push(parser *p, void *items, size_t count, size_t item_size)
{
    if (count > 0 && (count & (count - 1)) != 0)
        return items;
    void *grown = arena_new(p, (count == 0 ? 1 : 2 * count) * item_size);
    if (grown != NULL && count > 0)
        memcpy(grown, items, count * item_size);
    return grown;
}

void tn_schema_free(tn_schema *schema)
{
    if (schema == NULL)
        return;
    struct tni_arena_block *block = schema->arena;
    while (block != NULL) {
        struct tni_arena_block *next = block->next;
        tni_free(block);
        block = next;
    }
    tni_free(schema);
}

/* ---- tokens ---- */

static bool is_char(const parser *p, char c)
{
    const tni_token *token = &p->lexer.token;
    return token->kind == TNI_TOKEN_CHAR && token->text.length == 1 && token->text.data[0] == c;
}

static bool accept(parser *p, char c)
{
    if (!is_char(p, c))
        return false;
    tni_lexer_next(&p->lexer);
    return true;
}

/*
 * Every message says what was found, because the author sees the schema's text and not the parser's
 * state.
 */
static tn_status expected(parser *p, const char *what)
{
    char found[96];
    return tni_lexer_fail(&p->lexer, "expected %s but found %s", what,
                          tni_token_describe(&p->lexer.token, found, sizeof found));
}

static tn_status expect(parser *p, char c)
{
    char what[4] = {'\'', c, '\'', '\0'};
    return accept(p, c) ? TN_OK : expected(p, what);
}

/* Read the comma before another item of a list that `close` would end. */
static tn_status expect_comma(parser *p, char close)
{
    char what[] = {'\'', ',', '\'', ' ', 'o', 'r', ' ', '\'', close, '\'', '\0'};
    return accept(p, ',') ? TN_OK : expected(p, what);
}

/*
 * Copy an identifier into the arena. Keywords of the script language are refused, as in PyTorch: an
 * operator or argument called `raise` could not be used from there.
 */
static tn_status take_name(parser *p, const char *what, tni_text *out)
{
    if (p->lexer.token.kind != TNI_TOKEN_IDENT)
        return expected(p, what);
    *out = arena_text(p, p->lexer.token.text.data, p->lexer.token.text.length);
    if (out->data == NULL)
        return TN_ERR_MEMORY;
    tni_lexer_next(&p->lexer);
    return TN_OK;
}

/*
 * Words of types and constants are compared by spelling, not by token: `None` is a keyword and
 * `float` is not, and both are read here.
 */
static bool word_is(const parser *p, const char *word)
{
    tni_token_kind kind = p->lexer.token.kind;
    return (kind == TNI_TOKEN_IDENT || kind == TNI_TOKEN_KEYWORD) &&
           tni_text_is(p->lexer.token.text, word);
}

/* ---- alias marks ---- */

static bool has_set(const tni_text *sets, size_t count, tni_text name)
{
    for (size_t i = 0; i < count; i++)
        if (tni_text_equal(sets[i], name))
            return true;
    return false;
}

/*
 * Read the names on one side of an annotation. `*` is all sets, so it must be the last; a name
 * after it is refused, as in PyTorch. A repeated name counts once.
 */
static tn_status parse_sets(parser *p, const tni_text **sets, uint16_t *count)
{
    tni_text *items = NULL;
    size_t n = 0;
    bool has_wildcard = false;
    do {
        tni_text name = {"*", 1};
        if (!accept(p, '*')) {
            if (has_wildcard) /* the annotation must end here */
                continue;
            TN_TRY(take_name(p, "the name of an alias set", &name));
        }
        has_wildcard |= name.data[0] == '*';
        if (has_set(items, n, name))
            continue;
        if (n == MAX_SETS)
            return tni_lexer_fail(&p->lexer, "an alias mark names at most %d sets", MAX_SETS);
        items = arena_push(p, items, n, sizeof *items);
        if (items == NULL)
            return TN_ERR_MEMORY;
        items[n++] = name;
    } while (accept(p, '|'));
    *sets = items;
    *count = (uint16_t)n;
    return TN_OK;
}

/*
 * Whether both sides of an arrow name the same sets. Such an annotation prints without the arrow,
 * so both spellings have the same canonical text.
 */
static bool is_unchanged(const tni_alias *alias)
{
    if (alias->nbefore != alias->nafter)
        return false;
    for (uint16_t i = 0; i < alias->nafter; i++)
        if (!has_set(alias->before, alias->nbefore, alias->after[i]))
            return false;
    return true;
}

/*
 * Read `(a)`, `(a!)`, `(a -> b|c)` or `!`; *out stays NULL if there is none. Members of tuples,
 * dicts, unions and futures have no annotation: theirs are read and ignored.
 */
static tn_status parse_alias(parser *p, const tni_alias **out)
{
    if (!is_char(p, '(') && !is_char(p, '!'))
        return TN_OK;
    tni_alias *alias = arena_new(p, sizeof *alias);
    if (alias == NULL)
        return TN_ERR_MEMORY;
    *out = p->depth > 1 ? NULL : alias;
    if (accept(p, '!')) {
        alias->is_write = true;
        return TN_OK;
    }
    tni_lexer_next(&p->lexer);
    TN_TRY(parse_sets(p, &alias->before, &alias->nbefore));
    alias->is_write = accept(p, '!');
    alias->after = alias->before;
    alias->nafter = alias->nbefore;
    if (p->lexer.token.kind == TNI_TOKEN_ARROW) {
        tni_lexer_next(&p->lexer);
        TN_TRY(parse_sets(p, &alias->after, &alias->nafter));
        if (is_unchanged(alias))
            alias->after = alias->before;
    }
    return expect(p, ')');
}

/* ---- types ---- */

/* Words that are types; DeviceIndex and ConstQuantizerPtr are other names for int. */
static const struct {
    const char *word;   /* case counts */
    tni_type_kind kind; /* what it means */
} simple_types[] = {{"Tensor", TNI_TYPE_TENSOR},
                    {"int", TNI_TYPE_INT},
                    {"float", TNI_TYPE_FLOAT},
                    {"bool", TNI_TYPE_BOOL},
                    {"str", TNI_TYPE_STR},
                    {"Scalar", TNI_TYPE_SCALAR},
                    {"SymInt", TNI_TYPE_SYMINT},
                    {"SymBool", TNI_TYPE_SYMBOOL},
                    {"SymFloat", TNI_TYPE_SYMFLOAT},
                    {"complex", TNI_TYPE_COMPLEX},
                    {"ScalarType", TNI_TYPE_SCALAR_TYPE},
                    {"Layout", TNI_TYPE_LAYOUT},
                    {"MemoryFormat", TNI_TYPE_MEMORY_FORMAT},
                    {"Device", TNI_TYPE_DEVICE},
                    {"Generator", TNI_TYPE_GENERATOR},
                    {"Stream", TNI_TYPE_STREAM},
                    {"Storage", TNI_TYPE_STORAGE},
                    {"QScheme", TNI_TYPE_QSCHEME},
                    {"Quantizer", TNI_TYPE_QUANTIZER},
                    {"ConstQuantizerPtr", TNI_TYPE_INT},
                    {"DeviceIndex", TNI_TYPE_INT},
                    {"None", TNI_TYPE_NONE},
                    {"NoneType", TNI_TYPE_NONE},
                    {"Any", TNI_TYPE_ANY},
                    {"Capsule", TNI_TYPE_CAPSULE},
                    {"AnyClassType", TNI_TYPE_ANY_CLASS},
                    {"AnyEnumType", TNI_TYPE_ANY_ENUM}};

/* Words that are followed by types in parentheses; 0 is any number of them. */
static const struct {
    const char *word;   /* case counts */
    tni_type_kind kind; /* what it means */
    uint16_t nitems;    /* how many types it takes */
} generic_types[] = {{"Dict", TNI_TYPE_DICT, 2},
                     {"Future", TNI_TYPE_FUTURE, 1},
                     {"Await", TNI_TYPE_AWAIT, 1},
                     {"RRef", TNI_TYPE_RREF, 1},
                     {"Union", TNI_TYPE_UNION, 0}};

/* The script classes that PyTorch 2.13 registers itself. */
static const char *const known_classes[] = {"c10d.ProcessGroup",
                                            "c10d.ReduceOp",
                                            "c10d.SymmetricMemory",
                                            "c10d.Work",
                                            "dist_rpc.WorkerInfo",
                                            "mkldnn.ConvOpContext",
                                            "profiler._RecordFunction",
                                            "quantized.Conv2dPackedParamsBase",
                                            "quantized.Conv3dPackedParamsBase",
                                            "quantized.EmbeddingPackedParamsBase",
                                            "quantized.LinearPackedParamsBase",
                                            "rnn.CellParamsBase",
                                            "sparse.LinearPackedParamsBase"};

static tn_status parse_type(parser *p, const tni_type **out);

static tni_type *type_new(parser *p, tni_type_kind kind)
{
    tni_type *type = arena_new(p, sizeof *type);
    if (type != NULL) {
        type->kind = kind;
        type->list_size = -1;
    }
    return type;
}

/* Make a list or an optional of `item`. */
static tni_type *type_around(parser *p, tni_type_kind kind, const tni_type *item)
{
    const tni_type **items = arena_new(p, sizeof *items);
    tni_type *type = type_new(p, kind);
    if (items == NULL || type == NULL)
        return NULL;
    items[0] = item;
    type->items = items;
    type->nitems = 1;
    return type;
}

/* Read `wanted` types and ")", after the opening parenthesis; 0 is any number of types. */
static tn_status parse_items(parser *p, tni_type *type, uint16_t wanted)
{
    const tni_type **items = NULL;
    int height = 0;
    while (wanted == 0 ? !is_char(p, ')') : type->nitems < wanted) {
        if (type->nitems > 0)
            TN_TRY(wanted == 0 ? expect_comma(p, ')') : expect(p, ','));
        if (type->nitems == MAX_MEMBERS)
            return tni_lexer_fail(&p->lexer, "a type has at most %d members", MAX_MEMBERS);
        items = arena_push(p, items, type->nitems, sizeof *items);
        if (items == NULL)
            return TN_ERR_MEMORY;
        TN_TRY(parse_type(p, &items[type->nitems]));
        type->nitems++;
        height = p->height > height ? p->height : height;
    }
    type->items = items;
    p->height = height + 1;
    return expect(p, ')');
}

/*
 * Read `__torch__.torch.classes.NAMESPACE.NAME`. PyTorch knows a class because it is registered;
 * Tenon has no such registry but a list of names. The lexer's start is kept for the message,
 * because the whole dotted name is at fault and not its last part.
 */
static tn_status parse_class(parser *p, const tni_type **out)
{
    static const char prefix[] = "__torch__.torch.classes.";
    tni_lexer start = p->lexer;
    const char *begin = p->lexer.token.text.data;
    const char *end = begin;
    tni_lexer_next(&p->lexer);
    while (accept(p, '.')) {
        if (p->lexer.token.kind != TNI_TOKEN_IDENT)
            return expected(p, "the name of a class");
        end = p->lexer.token.text.data + p->lexer.token.text.length;
        tni_lexer_next(&p->lexer);
    }
    size_t length = end > begin ? (size_t)(end - begin) : 0;
    bool known = false;
    if (length > sizeof prefix && strncmp(begin, prefix, sizeof prefix - 1) == 0) {
        tni_text name = {begin + sizeof prefix - 1, length - (sizeof prefix - 1)};
        for (size_t i = 0; i < TN_LEN(known_classes); i++)
            known = known || tni_text_is(name, known_classes[i]);
    }
    if (!known)
        return tni_lexer_fail(&start, "unknown custom class");
    tni_type *type = type_new(p, TNI_TYPE_CLASS);
    if (type == NULL)
        return TN_ERR_MEMORY;
    type->name = arena_text(p, begin, length);
    *out = type;
    return type->name.data != NULL ? TN_OK : TN_ERR_MEMORY;
}

/* Whether a type can be the key of a Dict. */
static bool is_key(const tni_type *type)
{
    static const tni_type_kind kinds[] = {
        TNI_TYPE_STR,         TNI_TYPE_INT,    TNI_TYPE_FLOAT,         TNI_TYPE_BOOL,
        TNI_TYPE_COMPLEX,     TNI_TYPE_TENSOR, TNI_TYPE_DEVICE,        TNI_TYPE_SYMINT,
        TNI_TYPE_SCALAR_TYPE, TNI_TYPE_LAYOUT, TNI_TYPE_MEMORY_FORMAT, TNI_TYPE_ANY};
    for (size_t i = 0; i < TN_LEN(kinds); i++)
        if (type->kind == kinds[i])
            return true;
    return false;
}

/*
 * Whether members make a Union. One of a single type, or of the same type repeated, is refused:
 * PyTorch simplifies it to something that the author did not write.
 */
static bool is_union(const tni_type *type)
{
    for (uint16_t i = 1; i < type->nitems; i++)
        if (!tni_type_equal(type->items[0], type->items[i], true))
            return true;
    return false;
}

static tn_status parse_generic(parser *p, tni_type_kind kind, uint16_t nitems, tni_type **out)
{
    tni_lexer start = p->lexer;
    tni_type *type = type_new(p, kind);
    if (type == NULL)
        return TN_ERR_MEMORY;
    tni_lexer_next(&p->lexer);
    TN_TRY(expect(p, '('));
    if (is_char(p, ')'))
        return expected(p, "a type");
    TN_TRY(parse_items(p, type, nitems));
    if (kind == TNI_TYPE_UNION && !is_union(type))
        return tni_lexer_fail(&start, "a Union has at least two different types");
    if (kind == TNI_TYPE_DICT && !is_key(type->items[0]))
        return tni_lexer_fail(&start, "the keys of a Dict are str, int, float, complex, bool, "
                                      "Tensor or Device");
    *out = type;
    return TN_OK;
}

/*
 * C++ types are the most common mistake in schemas written by hand, so the message names the
 * schema's type to use instead.
 */
static tn_status unknown_type(parser *p)
{
    if (word_is(p, "double"))
        return tni_lexer_fail(&p->lexer, "use 'float' instead of 'double': it is the C++ double");
    if (word_is(p, "int64_t"))
        return tni_lexer_fail(&p->lexer, "use 'SymInt' or 'int' instead of 'int64_t'");
    return tni_lexer_fail(&p->lexer,
                          "unknown type '%.*s'; common ones are Tensor, SymInt, int, float, bool, "
                          "str, Scalar, ScalarType, Device",
                          (int)p->lexer.token.text.length, p->lexer.token.text.data);
}

/*
 * A linear search of thirty words: they differ in their first bytes, and a schema is parsed once
 * per process. An unknown lower-case word is a type variable if these are allowed; anything else is
 * a mistake, not a class of the author's.
 */
static tn_status parse_named_type(parser *p, tni_type **out)
{
    tni_text word = p->lexer.token.text;
    p->height = 1;
    for (size_t i = 0; i < TN_LEN(generic_types); i++)
        if (word_is(p, generic_types[i].word))
            return parse_generic(p, generic_types[i].kind, generic_types[i].nitems, out);
    for (size_t i = 0; i < TN_LEN(simple_types); i++) {
        if (!word_is(p, simple_types[i].word))
            continue;
        tni_lexer_next(&p->lexer);
        *out = type_new(p, simple_types[i].kind);
        return *out != NULL ? TN_OK : TN_ERR_MEMORY;
    }
    if (p->lexer.token.kind != TNI_TOKEN_IDENT)
        return expected(p, "a type");
    if (!p->allows_typevars || word.data[0] < 'a' || word.data[0] > 'z')
        return unknown_type(p);
    *out = type_new(p, TNI_TYPE_VAR);
    return *out != NULL ? take_name(p, "a type", &(*out)->name) : TN_ERR_MEMORY;
}

/*
 * Futures and the like have no annotation of their own; one after them is a syntax error, as in
 * PyTorch.
 */
static tn_status parse_base(parser *p, tni_type **out)
{
    if (accept(p, '(')) {
        *out = type_new(p, TNI_TYPE_TUPLE);
        return *out != NULL ? parse_items(p, *out, 0) : TN_ERR_MEMORY;
    }
    if (word_is(p, "__torch__")) {
        const tni_type *type = NULL;
        TN_TRY(parse_class(p, &type));
        p->height = 1;
        *out = (tni_type *)(uintptr_t)type;
        return TN_OK;
    }
    TN_TRY(parse_named_type(p, out));
    bool is_wrapped = (*out)->kind == TNI_TYPE_FUTURE || (*out)->kind == TNI_TYPE_AWAIT ||
                      (*out)->kind == TNI_TYPE_RREF;
    return is_wrapped ? TN_OK : parse_alias(p, &(*out)->alias);
}

/*
 * Read `[]` with an annotation, or `[N]`, which only the outermost type of an argument may have.
 * The size is a hint for defaults (`int[2] stride=1`) and does not bind a caller. PyTorch accepts
 * any number and wraps it; here it is clamped.
 */
static tn_status parse_brackets(parser *p, const tni_type **type, bool *is_sized)
{
    tni_lexer_next(&p->lexer);
    tni_type *list = type_around(p, TNI_TYPE_LIST, *type);
    if (list == NULL)
        return TN_ERR_MEMORY;
    if (!is_char(p, ']')) {
        if (p->depth > 1)
            return expected(p, "']', since only an argument's own list has a size,");
        if (p->lexer.token.kind != TNI_TOKEN_NUMBER)
            return expected(p, "a number or ']'");
        int64_t size = 0;
        tni_text number = p->lexer.token.text;
        for (size_t i = 0; i < number.length && number.data[i] >= '0' && number.data[i] <= '9'; i++)
            size = size * 10 + (number.data[i] - '0') > INT32_MAX
                       ? INT32_MAX
                       : size * 10 + (number.data[i] - '0');
        list->list_size = (int32_t)size;
        *is_sized = true;
        tni_lexer_next(&p->lexer);
    }
    TN_TRY(expect(p, ']'));
    *type = list;
    return parse_alias(p, &list->alias);
}

/*
 * Read `?` and `[…]` in any order, from the inside out: `int[]?` is an optional list, `int?[]` a
 * list of optionals. After a sized list there may be one `?` and nothing else, hence `is_sized`.
 * Optional of optional is optional; optional of None is refused, because None is optional already.
 */
static tn_status parse_suffixes(parser *p, const tni_type **type)
{
    bool is_sized = false;
    for (;; p->height++) {
        if (p->depth + p->height - 1 > MAX_DEPTH)
            return tni_lexer_fail(&p->lexer, "types are nested deeper than %d levels", MAX_DEPTH);
        if (is_char(p, '[') && !is_sized) {
            TN_TRY(parse_brackets(p, type, &is_sized));
        } else if (is_char(p, '?') && !(is_sized && (*type)->kind == TNI_TYPE_OPTIONAL)) {
            if ((*type)->kind == TNI_TYPE_NONE)
                return tni_lexer_fail(&p->lexer, "None is optional without a mark");
            tni_lexer_next(&p->lexer);
            if ((*type)->kind == TNI_TYPE_OPTIONAL) { /* T?? is T? */
                p->height--;
                continue;
            }
            *type = type_around(p, TNI_TYPE_OPTIONAL, *type);
            if (*type == NULL)
                return TN_ERR_MEMORY;
        } else {
            return TN_OK;
        }
    }
}

/* `depth` is not restored on failure: the parse ends there. */
static tn_status parse_type(parser *p, const tni_type **out)
{
    tni_type *base = NULL;
    if (++p->depth > MAX_DEPTH)
        return tni_lexer_fail(&p->lexer, "types are nested deeper than %d levels", MAX_DEPTH);
    TN_TRY(parse_base(p, &base));
    const tni_type *type = base;
    TN_TRY(parse_suffixes(p, &type));
    TNI_ASSERT(p->depth > 0 && p->height >= 1);
    p->depth--;
    *out = type;
    return TN_OK;
}

/* ---- defaults ---- */

/* Words that are numbers wherever a number may be. */
static const struct {
    const char *word; /* as in schemas */
    int64_t number;   /* PyTorch's code for it */
} constant_words[] = {{"float", 6},   {"complex", 9}, {"long", 4},
                      {"strided", 0}, {"Mean", 1},    {"contiguous_format", 0}};

static const tni_type *strip_optional(const tni_type *type)
{
    return type->kind == TNI_TYPE_OPTIONAL ? type->items[0] : type;
}

/*
 * The type decides what a number is: `1` is a double for a float argument, and an int for a Scalar
 * or an optional, because PyTorch prints and compares it so. Integers are built as negative
 * numbers, because int64 has one more of these. A complex number can only be an imaginary literal.
 */
static tn_status parse_number(parser *p, const tni_type *type, bool negative, tni_const *out)
{
    tni_text text = p->lexer.token.text;
    bool is_imaginary = text.data[text.length - 1] == 'j';
    bool is_real = false;
    double real;
    if (tni_parse_double(text, &real) == 0)
        return tni_fail_memory(text.length);
    for (size_t i = 0; i < text.length; i++)
        is_real |= text.data[i] == '.' || text.data[i] == 'e' || text.data[i] == 'E';
    if (type->kind == TNI_TYPE_COMPLEX && !is_imaginary)
        return tni_lexer_fail(&p->lexer, "a complex default ends in 'j'");
    if ((is_real || is_imaginary) && isinf(real))
        return tni_lexer_fail(&p->lexer, "the number does not fit a double");
    real = negative ? -real : real;
    if (is_imaginary) {
        *out = (tni_const){TNI_CONST_COMPLEX, {.complex = {0, real}}};
    } else if (is_real || type->kind == TNI_TYPE_FLOAT) {
        *out = (tni_const){TNI_CONST_DOUBLE, {.real = real}};
    } else {
        int64_t integer = 0;
        for (size_t i = 0; i < text.length && text.data[i] >= '0' && text.data[i] <= '9'; i++) {
            int digit = text.data[i] - '0';
            if (__builtin_mul_overflow(integer, 10, &integer) ||
                __builtin_sub_overflow(integer, digit, &integer))
                return tni_lexer_fail(&p->lexer, "the number does not fit 64 bits");
        }
        if (!negative && integer == INT64_MIN)
            return tni_lexer_fail(&p->lexer, "the number does not fit 64 bits");
        *out = (tni_const){TNI_CONST_INT, {.integer = negative ? integer : -integer}};
    }
    tni_lexer_next(&p->lexer);
    return TN_OK;
}

/*
 * Read an escape after a backslash; return the bytes read, 0 if it is not valid. Octal escapes have
 * exactly three digits, and there is no `\x`.
 */
static size_t unescape(const char *at, char *out)
{
    static const char letters[] = "\\'\"ntabfvr";
    static const char meanings[] = "\\'\"\n\t\a\b\f\v\r";
    const char *letter = *at != '\0' ? strchr(letters, *at) : NULL;
    if (letter != NULL) {
        *out = meanings[letter - letters];
        return 1;
    }
    unsigned code = 0;
    for (size_t i = 0; i < 3; i++) {
        if (at[i] < '0' || at[i] > '7')
            return 0;
        code = code * 8 + (unsigned)(at[i] - '0');
    }
    *out = (char)code;
    return code < 256 ? 3 : 0;
}

/*
 * The text between the quotes is at least as long as what it means, so one allocation of its length
 * is enough. It may contain NULs, so lengths are used throughout.
 */
static tn_status parse_string(parser *p, tni_const *out)
{
    tni_text quoted = p->lexer.token.text;
    size_t width =
        quoted.length >= 6 && quoted.data[1] == quoted.data[0] && quoted.data[2] == quoted.data[0]
            ? 3
            : 1;
    char *text = arena_new(p, quoted.length);
    size_t length = 0;
    if (text == NULL)
        return TN_ERR_MEMORY;
    for (size_t i = width; i < quoted.length - width; i++) {
        char c = quoted.data[i];
        if (c == '\\') {
            size_t used = unescape(quoted.data + i + 1, &c);
            if (used == 0)
                return tni_lexer_fail(&p->lexer,
                                      "'\\%c' is no escape; there are \\\\ \\' \\\" \\n "
                                      "\\t \\a \\b \\f \\v \\r and three octal digits",
                                      quoted.data[i + 1]);
            i += used;
        }
        text[length++] = c;
    }
    TNI_ASSERT(length < quoted.length);
    *out = (tni_const){TNI_CONST_STRING, {.text = {text, length}}};
    tni_lexer_next(&p->lexer);
    return TN_OK;
}

/*
 * Read a word that is a number: of an enumeration, or a dtype where a ScalarType is wanted. It
 * becomes an int at once, because PyTorch stores, prints and compares the number. The message that
 * tn_dtype_parse records is replaced by the failure below.
 */
static tn_status parse_word_constant(parser *p, const tni_type *type, tni_const *out)
{
    type = strip_optional(type);
    *out = (tni_const){TNI_CONST_INT, {0}};
    for (size_t i = 0; i < TN_LEN(constant_words); i++) {
        if (!word_is(p, constant_words[i].word))
            continue;
        out->as.integer = constant_words[i].number;
        tni_lexer_next(&p->lexer);
        return TN_OK;
    }
    char word[32];
    tn_dtype dtype;
    tni_text text = p->lexer.token.text;
    snprintf(word, sizeof word, "%.*s", text.length < 31 ? (int)text.length : 31, text.data);
    if (type->kind == TNI_TYPE_SCALAR_TYPE && tn_dtype_parse(word, &dtype) == TN_OK) {
        out->as.integer = dtype;
        tni_lexer_next(&p->lexer);
        return TN_OK;
    }
    return tni_lexer_fail(&p->lexer, "'%.*s' is no default value", (int)p->lexer.token.text.length,
                          p->lexer.token.text.data);
}

/* Read True, False, None, a string, a number with an optional minus, or a word. */
static tn_status parse_constant(parser *p, const tni_type *type, tni_const *out)
{
    if (word_is(p, "None")) {
        *out = (tni_const){TNI_CONST_NONE, {0}};
        tni_lexer_next(&p->lexer);
        return TN_OK;
    }
    if (word_is(p, "True") || word_is(p, "False")) {
        *out = (tni_const){TNI_CONST_BOOL, {.boolean = word_is(p, "True")}};
        tni_lexer_next(&p->lexer);
        return TN_OK;
    }
    if (p->lexer.token.kind == TNI_TOKEN_STRING)
        return parse_string(p, out);
    if (p->lexer.token.kind == TNI_TOKEN_IDENT)
        return parse_word_constant(p, type, out);
    bool negative = accept(p, '-');
    if (p->lexer.token.kind != TNI_TOKEN_NUMBER)
        return expected(p, "a number");
    return parse_number(p, type, negative, out);
}

/*
 * Whether lists of this item type can have a default. Asked before the bracket is read, so that the
 * message is about the type and not the first item.
 */
static bool is_listed(tni_type_kind element)
{
    switch (element) {
    case TNI_TYPE_INT:
    case TNI_TYPE_SYMINT:
    case TNI_TYPE_SCALAR_TYPE:
    case TNI_TYPE_LAYOUT:
    case TNI_TYPE_MEMORY_FORMAT:
    case TNI_TYPE_FLOAT:
    case TNI_TYPE_BOOL:
    case TNI_TYPE_COMPLEX:
        return true;
    default:
        return false;
    }
}

/*
 * Repeat a single constant as often as the list's size. The limit keeps `int[2000000000] x=0` from
 * taking all memory.
 */
static tn_status repeat(parser *p, const tni_type *list, tni_const *out)
{
    tni_const item;
    tni_lexer start = p->lexer;
    TN_TRY(parse_constant(p, list->items[0], &item));
    if (!tni_const_fits(&item, list->items[0]))
        return tni_lexer_fail(&start, "the default is not of the list's element type");
    if (list->list_size > MAX_REPEATED)
        return tni_lexer_fail(&start, "a default is repeated at most %d times", MAX_REPEATED);
    size_t count = (size_t)list->list_size;
    tni_const *items = arena_new(p, (count + 1) * sizeof *items);
    if (items == NULL)
        return TN_ERR_MEMORY;
    for (size_t i = 0; i < count; i++)
        items[i] = item;
    *out = (tni_const){TNI_CONST_LIST, {.list = {items, count}}};
    return TN_OK;
}

/*
 * A sized list may have a single number for all of its items; a word is not repeated, as in
 * PyTorch.
 */
static tn_status parse_list_default(parser *p, const tni_type *list, tni_const *out)
{
    tni_const *items = NULL;
    size_t count = 0;
    if (!is_listed(list->items[0]->kind))
        return tni_lexer_fail(&p->lexer,
                              "only lists of int, float, bool and complex can have a default");
    bool is_word = p->lexer.token.kind == TNI_TOKEN_IDENT;
    if (!is_char(p, '[') && !is_word && list->list_size >= 0)
        return repeat(p, list, out);
    TN_TRY(expect(p, '['));
    while (!is_char(p, ']')) {
        if (count > 0)
            TN_TRY(expect_comma(p, ']'));
        items = arena_push(p, items, count, sizeof *items);
        if (items == NULL)
            return TN_ERR_MEMORY;
        tni_lexer start = p->lexer;
        TN_TRY(parse_constant(p, list->items[0], &items[count]));
        if (!tni_const_fits(&items[count++], list->items[0]))
            return tni_lexer_fail(&start, "the value is not of the list's element type");
    }
    *out = (tni_const){TNI_CONST_LIST, {.list = {items, count}}};
    return expect(p, ']');
}

/* Read the default of a Device: a string with a device type, with or without an index. */
static tn_status parse_device_default(parser *p, tni_const *out)
{
    tni_lexer start = p->lexer;
    if (p->lexer.token.kind != TNI_TOKEN_STRING)
        return expected(p, "a device as a string");
    TN_TRY(parse_string(p, out));
    out->kind = TNI_CONST_DEVICE;
    tn_device_type type;
    int32_t index;
    if (tni_device_parse(out->as.text.data, out->as.text.length, &type, &index) != TN_OK)
        return tni_lexer_fail(&start, "%s", tn_last_error());
    return TN_OK;
}

/*
 * Read the default of an argument, in the form that its type has. Any constant is a default of
 * `T?`, whatever T. Types that no branch names have no literal in the language.
 */
static tn_status parse_default(parser *p, const tni_type *type, tni_const *out)
{
    switch (type->kind) {
    case TNI_TYPE_TENSOR:
    case TNI_TYPE_GENERATOR:
    case TNI_TYPE_QUANTIZER:
        if (!word_is(p, "None"))
            return expected(p, "None");
        return parse_constant(p, type, out);
    case TNI_TYPE_OPTIONAL:
    case TNI_TYPE_INT:
    case TNI_TYPE_FLOAT:
    case TNI_TYPE_BOOL:
    case TNI_TYPE_STR:
    case TNI_TYPE_SCALAR:
    case TNI_TYPE_COMPLEX:
    case TNI_TYPE_SYMINT:
    case TNI_TYPE_SCALAR_TYPE:
    case TNI_TYPE_LAYOUT:
    case TNI_TYPE_MEMORY_FORMAT:
        return parse_constant(p, type, out);
    case TNI_TYPE_DEVICE:
        return parse_device_default(p, out);
    case TNI_TYPE_LIST:
        return parse_list_default(p, type, out);
    default:
        return tni_lexer_fail(&p->lexer, "an argument of this type can have no default");
    }
}

/* ---- arguments and returns ---- */

/*
 * A positional argument after one with a default needs a default, too, with two exceptions as in
 * PyTorch: keyword-only arguments are passed by name, so nothing shifts, and lists are exempt. The
 * annotation decides whether the schema is mutable.
 */
static tn_status parse_argument(parser *p, bool keyword_only, bool *defaults_began)
{
    tn_schema *schema = p->schema;
    tni_lexer start = p->lexer;
    tni_arg arg = {.name = {"", 0}, .keyword_only = keyword_only};
    TN_TRY(parse_type(p, &arg.type));
    if (!p->allows_unnamed || p->lexer.token.kind == TNI_TOKEN_IDENT)
        TN_TRY(take_name(p, "the name of the argument", &arg.name));
    if (accept(p, '=')) {
        tni_const *initial = arena_new(p, sizeof *initial);
        if (initial == NULL)
            return TN_ERR_MEMORY;
        TN_TRY(parse_default(p, arg.type, initial));
        arg.initial = initial;
        *defaults_began = true;
    } else if (*defaults_began && !keyword_only && arg.type->kind != TNI_TYPE_LIST) {
        return tni_lexer_fail(&start,
                              "argument '%s' without default stands behind one with a default",
                              arg.name.data);
    }
    if (schema->nargs == UINT16_MAX)
        return tni_lexer_fail(&start, "too many arguments");
    schema->args = arena_push(p, schema->args, schema->nargs, sizeof *schema->args);
    if (schema->args == NULL)
        return TN_ERR_MEMORY;
    schema->args[schema->nargs++] = arg;
    const tni_alias *alias = tni_type_alias(arg.type);
    schema->is_mutable |= alias != NULL && alias->is_write;
    return TN_OK;
}

/*
 * A `*` may be anywhere, even last or twice; it only sets the flag. `...` ends the arguments and
 * cannot follow a default, because it would be unclear which argument a caller's value is for.
 */
static tn_status parse_arguments(parser *p)
{
    bool keyword_only = false;
    bool defaults_began = false;
    TN_TRY(expect(p, '('));
    for (bool first = true; !is_char(p, ')'); first = false) {
        if (!first)
            TN_TRY(expect_comma(p, ')'));
        if (p->schema->is_vararg)
            return tni_lexer_fail(&p->lexer, "... must be the last argument");
        if (p->lexer.token.kind == TNI_TOKEN_DOTS) {
            if (defaults_began)
                return tni_lexer_fail(&p->lexer, "a schema with ... cannot have defaults");
            p->schema->is_vararg = true;
            tni_lexer_next(&p->lexer);
        } else if (accept(p, '*')) {
            keyword_only = true;
        } else {
            TN_TRY(parse_argument(p, keyword_only, &defaults_began));
        }
    }
    return expect(p, ')');
}

/* Names of returns are optional and need not differ. */
static tn_status parse_return(parser *p)
{
    tn_schema *schema = p->schema;
    tni_arg result = {.name = {"", 0}};
    if (schema->is_varret)
        return tni_lexer_fail(&p->lexer, "... must be the last return");
    if (p->lexer.token.kind == TNI_TOKEN_DOTS) {
        schema->is_varret = true;
        tni_lexer_next(&p->lexer);
        return TN_OK;
    }
    TN_TRY(parse_type(p, &result.type));
    if (p->lexer.token.kind == TNI_TOKEN_IDENT)
        TN_TRY(take_name(p, "the name of the return", &result.name));
    if (schema->nreturns == UINT16_MAX)
        return tni_lexer_fail(&p->lexer, "too many returns");
    schema->returns = arena_push(p, schema->returns, schema->nreturns, sizeof *schema->returns);
    if (schema->returns == NULL)
        return TN_ERR_MEMORY;
    schema->returns[schema->nreturns++] = result;
    return TN_OK;
}

/* One return needs no parentheses; `...` alone is written so, too. */
static tn_status parse_returns(parser *p)
{
    if (!accept(p, '('))
        return parse_return(p);
    for (bool first = true; !is_char(p, ')'); first = false) {
        if (!first)
            TN_TRY(expect_comma(p, ')'));
        TN_TRY(parse_return(p));
    }
    return expect(p, ')');
}

/*
 * Read the operator's name. The namespace is part of the name, because tables and messages want
 * "ns::name"; the overload is separate. "default" cannot be an overload: it is how Python code in
 * PyTorch spells the empty one.
 */
static tn_status parse_op_name(parser *p, tni_text *name, tni_text *overload)
{
    tni_text first;
    TN_TRY(take_name(p, "the name of an operator", &first));
    *name = first;
    if (accept(p, ':')) {
        tni_text second;
        TN_TRY(expect(p, ':'));
        TN_TRY(take_name(p, "the name of an operator", &second));
        char *joined = arena_new(p, first.length + second.length + 3);
        if (joined == NULL)
            return TN_ERR_MEMORY;
        memcpy(joined, first.data, first.length);
        memcpy(joined + first.length, "::", 2);
        memcpy(joined + first.length + 2, second.data, second.length);
        *name = (tni_text){joined, first.length + second.length + 2};
    }
    *overload = (tni_text){"", 0};
    if (!accept(p, '.'))
        return TN_OK;
    tni_lexer at_overload = p->lexer;
    TN_TRY(take_name(p, "the name of an overload", overload));
    if (tni_text_is(*overload, "default") || strncmp(overload->data, "__", 2) == 0)
        return tni_lexer_fail(&at_overload, "%s is not a legal overload name for aten operators",
                              overload->data);
    return TN_OK;
}

/* Newlines after the declaration are blanks, because a schema is often a triple-quoted text. */
static tn_status expect_end(parser *p)
{
    while (p->lexer.token.kind == TNI_TOKEN_NEWLINE)
        tni_lexer_next(&p->lexer);
    return p->lexer.token.kind == TNI_TOKEN_END ? TN_OK : expected(p, "the end of the schema");
}

static tn_status parse_signature(parser *p)
{
    TN_TRY(parse_arguments(p));
    if (p->lexer.token.kind != TNI_TOKEN_ARROW)
        return expected(p, "'->'");
    tni_lexer_next(&p->lexer);
    TN_TRY(parse_returns(p));
    return expect_end(p);
}

/*
 * A name without arguments is what `impl` takes, and a common slip in `def`, so it has a message of
 * its own.
 */
static tn_status parse_declaration(parser *p)
{
    TN_TRY(parse_op_name(p, &p->schema->name, &p->schema->overload));
    if (p->lexer.token.kind == TNI_TOKEN_END)
        return tni_lexer_fail(&p->lexer,
                              "a schema was expected, but this is an operator's name only");
    return parse_signature(p);
}

/*
 * Parse `text` by `rule` into a new schema. The root is not in the arena, so a failure at any point
 * has one thing to free.
 */
static tn_status parse_text(const char *text, parser *p, tn_status (*rule)(parser *),
                            tn_schema **out)
{
    if (text == NULL || out == NULL)
        return tni_fail(TN_ERR_VALUE, "schema: the text or the place for the result is NULL");
    p->schema = tni_calloc(1, sizeof *p->schema);
    if (p->schema == NULL)
        return tni_fail_memory(sizeof *p->schema);
    p->schema->name = p->schema->overload = (tni_text){"", 0};
    tni_lexer_begin(&p->lexer, text);
    tn_status status = rule(p);
    if (status != TN_OK)
        tn_schema_free(p->schema);
    else
        *out = p->schema;
    TNI_ASSERT(status != TN_OK || tni_schema_is_valid(p->schema));
    return status;
}

/*
 * The two namespaces of PyTorch's own operators may use type variables in any mode, because their
 * schemas would not parse otherwise.
 */
tn_status tn_schema_parse(const char *text, tn_schema_mode mode, tn_schema **out)
{
    parser p = {0};
    p.allows_typevars =
        mode == TN_SCHEMA_ALONE ||
        (text != NULL && (strncmp(text, "aten::", 6) == 0 || strncmp(text, "prim::", 6) == 0));
    return parse_text(text, &p, parse_declaration, out);
}

tn_status tni_schema_parse_signature(const char *text, tn_schema **out)
{
    parser p = {.allows_unnamed = true};
    return parse_text(text, &p, parse_signature, out);
}

/* Read a word, which points into the source. */
static tn_status name_word(tni_lexer *lexer, tni_text *out)
{
    if (lexer->token.kind != TNI_TOKEN_IDENT)
        return tni_lexer_fail(lexer, "'%s' is no operator name: NS::NAME.OVERLOAD", lexer->source);
    *out = lexer->token.text;
    tni_lexer_next(lexer);
    return TN_OK;
}

/* Go past this character, if it comes next; return whether it did. */
static bool name_mark(tni_lexer *lexer, char mark)
{
    if (lexer->token.kind != TNI_TOKEN_CHAR || lexer->token.text.data[0] != mark)
        return false;
    tni_lexer_next(lexer);
    return true;
}

/*
 * Without an arena, because this runs for each kernel that is registered: the parts point into the
 * caller's text. "ns:" is not accepted, and blanks between the parts are skipped, as in a schema.
 */
tn_status tni_schema_parse_name(const char *text, tni_text *ns, tni_text *name, tni_text *overload)
{
    tni_lexer lexer;
    tni_text space = {text, 0};
    tni_text own;
    tni_text variant = {text, 0};
    tni_lexer_begin(&lexer, text);
    TN_TRY(name_word(&lexer, &own));
    if (name_mark(&lexer, ':')) {
        space = own;
        own.length = 0;
        if (name_mark(&lexer, ':'))
            TN_TRY(name_word(&lexer, &own));
    }
    if (name_mark(&lexer, '.'))
        TN_TRY(name_word(&lexer, &variant));
    if (lexer.token.kind != TNI_TOKEN_END || own.length == 0)
        return tni_lexer_fail(&lexer, "'%s' is no operator name: NS::NAME.OVERLOAD", text);
    *ns = space;
    *name = own;
    *overload = variant;
    return TN_OK;
}

const char *tn_schema_name(const tn_schema *schema)
{
    return schema != NULL ? schema->name.data : "";
}

const char *tn_schema_overload(const tn_schema *schema)
{
    return schema != NULL ? schema->overload.data : "";
}
