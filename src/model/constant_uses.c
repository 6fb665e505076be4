/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Which constants a model's code may write by their addresses, so that packed forms of the others
 * can be kept (packed_forms.h). The code takes the address of every constant when it is loaded, so
 * only its source tells what it does there:
 *
 *     auto& NAME = constants_->at(0);                  constant 0 is called so from here on
 *     cpp_fused_0((const float*)(NAME.data_ptr()), …   read by a loop
 *     aoti_torch_cpu_addmm_out(buf0, NAME, …           given to an operator, which counts its
 * writes cpp_fused_1((float*)(NAME.data_ptr()), …         written by a loop
 *
 * Whatever is not of one of the first three forms counts as a write: so does a call of an operator
 * by name, which may be anybody's. A source without the first form tells nothing.
 */
#include "model/models.h"

/* A name of a constant, in a hash table with open addressing; `name` is NULL where there is none.
 */
typedef struct constant_name {
    const char *name; /* in the source */
    size_t length;    /* its bytes */
    size_t index;     /* of the constant */
} constant_name;

/* The source and what is known of it. */
typedef struct use_reader {
    const char *at, *end;   /* what is left of the source */
    const char *statement;  /* where the statement at `at` begins */
    bool is_call;           /* the statement calls an operator through its own C function */
    constant_name *names;   /* the table, a power of 2 */
    size_t mask;            /* its size, less 1 */
    tni_constant_uses *out; /* what is found */
} use_reader;

static const char declaration[] = " = constants_->at(";
#define DECLARATION_LENGTH (sizeof declaration - 1)

static bool is_word(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/* Return where a name is in the table, or would be. FNV-1a (Fowler, Noll, Vo). */
static constant_name *find_name(const use_reader *r, const char *name, size_t length)
{
    uint64_t hash = 0xcbf29ce484222325;
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (uint8_t)name[i]) * 0x100000001b3;
    for (size_t at = (size_t)hash & r->mask;; at = (at + 1) & r->mask) {
        constant_name *entry = &r->names[at];
        if (entry->name == NULL ||
            (entry->length == length && memcmp(entry->name, name, length) == 0))
            return entry;
    }
}

/* Return the next declaration at or after `at`; NULL if there is none. */
static const char *next_declaration(const char *at, const char *end)
{
    return memmem(at, (size_t)(end - at), declaration, DECLARATION_LENGTH);
}

/* Return the number of a declaration's constant; a source is longer than it has constants. */
static size_t read_index(const use_reader *r, const char *at)
{
    size_t index = 0;
    for (at += DECLARATION_LENGTH; at < r->end && *at >= '0' && *at <= '9'; at++)
        if (index < (size_t)(r->end - r->at))
            index = index * 10 + (size_t)(*at - '0');
    return index < (size_t)(r->end - r->at) ? index : 0;
}

/* Enter the name before a declaration and the number in it. */
static void read_declaration(use_reader *r, const char *at)
{
    const char *name = at;
    while (name > r->at && is_word(name[-1]))
        name--;
    *find_name(r, name, (size_t)(at - name)) =
        (constant_name){name, (size_t)(at - name), read_index(r, at)};
}

/* Make the table of names, and room for as many constants as are declared. */
static tn_status read_declarations(use_reader *r)
{
    size_t count = 0, size = 16;
    for (const char *at = r->at; (at = next_declaration(at, r->end)) != NULL; count++) {
        size_t index = read_index(r, at);
        r->out->count = index < r->out->count ? r->out->count : index + 1;
        at += DECLARATION_LENGTH;
    }
    while (size < count * 2)
        size *= 2;
    r->out->is_known = count > 0;
    r->mask = size - 1;
    r->names = tni_calloc(size, sizeof *r->names);
    r->out->may_write = tni_calloc(r->out->count + 1, sizeof *r->out->may_write);
    if (r->names == NULL || r->out->may_write == NULL)
        return tni_fail_memory(size * sizeof *r->names);
    for (const char *at = r->at; (at = next_declaration(at, r->end)) != NULL;
         at += DECLARATION_LENGTH)
        read_declaration(r, at);
    return TN_OK;
}

static bool begins(const use_reader *r, const char *at, const char *text)
{
    size_t length = strlen(text);
    return (size_t)(r->end - at) >= length && memcmp(at, text, length) == 0;
}

/* Return whether "(const T*)(" is before `at`. */
static bool is_cast_to_const(const use_reader *r, const char *at)
{
    if (at - r->statement < 2 || at[-1] != '(' || at[-2] != ')')
        return false;
    const char *open = at - 2;
    while (open > r->statement && *open != '(')
        open--;
    return begins(r, open, "(const ");
}

/* Return whether a constant's name from `name` to `stop` is only read where it stands. */
static bool is_read(const use_reader *r, const char *name, const char *stop)
{
    if (begins(r, stop, declaration))
        return true;
    if (begins(r, stop, ".data_ptr())"))
        return is_cast_to_const(r, name);
    /* An argument of a call, perhaps in a list. */
    return r->is_call && stop < r->end && memchr(",)}", *stop, 3) != NULL && name > r->statement &&
           memchr(" ({", name[-1], 3) != NULL;
}

/* Read a word: one that begins at `at`, and the end of which is returned. */
static const char *read_word(use_reader *r)
{
    static const char calls[] = "aoti_torch_cpu_";
    const char *stop = r->at;
    while (stop < r->end && is_word(*stop))
        stop++;
    size_t length = (size_t)(stop - r->at);
    r->is_call |= length >= sizeof calls && memcmp(r->at, calls, sizeof calls - 1) == 0;
    const constant_name *found = find_name(r, r->at, length);
    if (found->name != NULL && !is_read(r, r->at, stop) && !r->out->may_write[found->index]) {
        r->out->may_write[found->index] = true;
        r->out->num_writes++;
    }
    return stop;
}

static void read_statements(use_reader *r)
{
    while (r->at < r->end) {
        if (is_word(*r->at)) {
            r->at = read_word(r);
            continue;
        }
        if (*r->at == ';' || *r->at == '\n') {
            r->statement = r->at + 1;
            r->is_call = false;
        }
        r->at++;
    }
}

tn_status tni_source_read_uses(const tni_part *source, tni_constant_uses *out)
{
    *out = (tni_constant_uses){false, NULL, 0, 0};
    use_reader r = {source->data, source->data + source->bytes, source->data, false, NULL, 0, out};
    if (source->bytes == 0)
        return TN_OK;
    tn_status status = read_declarations(&r);
    /* Constants have their names from the first declaration on. */
    if (status == TN_OK && out->is_known) {
        r.statement = r.at = next_declaration(r.at, r.end);
        read_statements(&r);
    }
    tni_free(r.names);
    if (status != TN_OK)
        tni_constant_uses_free(out);
    return status;
}

void tni_constant_uses_free(tni_constant_uses *uses)
{
    tni_free(uses->may_write);
    *uses = (tni_constant_uses){false, NULL, 0, 0};
}
