/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Writes include/tenon/ops.h, ops_out.h and ops_inner.h and their parts: a typed C function for
 * each built-in operator.
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "typed_c.h"

/* The documentation at the head of ops.h; the other headers refer to it. */
static const char guide[] =
    "/*\n"
    " * Tenon's operators as typed C functions, one per overload: `add.Tensor` is tn_add_Tensor.\n"
    " * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.\n"
    " *\n"
    " *     tn_tensor *sum;\n"
    " *     if (tn_add_Tensor(a, b, tn_value_int(1), &sum) != TN_OK)\n"
    " *         return fail(tn_last_error());\n"
    " *     use(sum);\n"
    " *     tn_tensor_release(sum);\n"
    " *\n"
    " * Parameters are the schema's arguments in its order, all of them: C has no defaults, and "
    "the\n"
    " * schema above each function says what they are in Python. Then come the results.\n"
    " *\n"
    " *     schema                parameter                         result\n"
    " *     Tensor                tn_tensor *                       tn_tensor **\n"
    " *     int, SymInt           int64_t                           int64_t *\n"
    " *     float, bool           double, bool                      double *, bool *\n"
    " *     Scalar                tn_value: a number, of its kind   tn_value *\n"
    " *     ScalarType            tn_dtype                          tn_dtype *\n"
    " *     Layout, MemoryFormat  tn_layout, tn_memory_format       the same *\n"
    " *     Device                tn_device                         tn_device *\n"
    " *     str                   const char *, ending with NUL     tn_value *\n"
    " *     Tensor[], Tensor?[]   tn_tensor *const *, size_t        tn_value *, a list\n"
    " *     int[], float[], …     const int64_t *, …, size_t        tn_value *, a list\n"
    " *     x?                    a pointer to what x has\n"
    " *     any other             const tn_value *                  tn_value *\n"
    " *\n"
    " * NULL: for every `x?` it is None; so it is for an element of Tensor?[], and for the array "
    "of\n"
    " * an `x[]?`, where a list of no elements is any other pointer with count 0. Otherwise only "
    "the\n"
    " * array of an empty list and a Tensor may be NULL: that is the undefined tensor, which "
    "nearly\n"
    " * all operators refuse by name. A result that is not wanted is NULL.\n"
    " *\n"
    " * Ownership: arguments are borrowed. Results are new (tn_tensor_release, tn_value_release) "
    "and\n"
    " * written on TN_OK only; an undefined one is NULL. What an operator writes (`Tensor(a!)`) "
    "is\n"
    " * the caller's own and not returned once more.\n"
    " *\n"
    " * Failures are those of tn_op_call_typed (tenon/op.h), with messages that name the "
    "operator.\n"
    " * Calls go through the dispatcher. The operator is looked up at a function's first call.\n"
    " *\n"
    " * A function follows its schema: a release in which an operator gets an argument gives its\n"
    " * function one, and a program that was built before is refused with TN_ERR_TYPE there.\n"
    " *\n"
    " * Reading a function costs a compiler 0.05 (gcc) to 0.15 ms, so there are three headers, "
    "and\n"
    " * tenon.h includes none: ops_out.h has the overloads that write to `out` arguments, "
    "ops_inner.h\n"
    " * the operators whose names begin with `_`, this one all others. Each includes a header per\n"
    " * domain, ops/ops_linalg.h, which may be included alone. An operator stays in its domain.\n"
    " */\n";

static const char pointer[] =
    "/* clang-format off */\n/*\n * %s: one typed C function each, as in\n"
    " * tenon/ops.h, which says how they are called.\n"
    " * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.\n */\n";

/* One of the three headers that users include. */
typedef struct ops_header {
    const char *path;    /* below include/ */
    const char *guard;   /* TENON_..._H */
    const char *subject; /* start of its comment; NULL for ops.h, which has the guide */
} ops_header;

enum { OPS, OUT, INNER, HEADERS };

static const ops_header headers[HEADERS] = {
    [OPS] = {"tenon/ops.h", "TENON_OPS_H", NULL},
    [OUT] = {"tenon/ops_out.h", "TENON_OPS_OUT_H", "Operators that write to `out` arguments"},
    [INNER] = {"tenon/ops_inner.h", "TENON_OPS_INNER_H", "Operators whose names begin with `_`"},
};

/* Prefixes of the parts' names; parts are in a folder next to their header. */
static const char *const prefixes[HEADERS] = {[OPS] = "ops", [OUT] = "out", [INNER] = "inner"};

/*
 * Maximum number of lines of a part. A domain that exceeds it must be divided in spec/domains.txt.
 */
#define PART_LINES 1200

/* The operators of one header that are in one domain. */
typedef struct ops_part {
    int header;         /* one of the three */
    const char *domain; /* a word of spec/domains.txt */
} ops_part;

/* Return the header of an operator. */
static int header_of(const gen_entry *entry)
{
    return entry->kind == GEN_OUT || entry->kind == GEN_SCRATCH ? OUT
           : entry->local_name[0] == '_'                        ? INNER
                                                                : OPS;
}

static bool is_in_part(const gen_entry *entry, ops_part part)
{
    return header_of(entry) == part.header && strcmp(entry->domain, part.domain) == 0;
}

static bool is_any_in_part(const gen_spec *spec, ops_part part)
{
    for (size_t i = 0; i < spec->count; i++)
        if (is_in_part(&spec->entries[i], part))
            return true;
    return false;
}

/* ---- files: the three headers, then the parts of each ---- */

/* Files are numbered: the three headers, then the parts of each. */
static ops_part part_of(const gen_spec *spec, size_t file)
{
    size_t index = file - HEADERS;
    return (ops_part){(int)(index / spec->domains.count),
                      spec->domains.items[index % spec->domains.count]};
}

size_t gen_ops_files(const gen_spec *spec)
{
    return HEADERS + HEADERS * spec->domains.count;
}

const char *gen_ops_path(const gen_spec *spec, size_t file)
{
    char path[256];
    if (file < HEADERS) {
        snprintf(path, sizeof path, "include/%s", headers[file].path);
    } else {
        ops_part part = part_of(spec, file);
        const char *header = headers[part.header].path;
        snprintf(path, sizeof path, "include/%.*s/%s_%s.h", (int)strcspn(header, "."), header,
                 prefixes[part.header], part.domain);
    }
    char *made = gen_alloc(strlen(path) + 1, 1);
    return strcpy(made, path);
}

static void begin_header(const char *guard, FILE *out)
{
    fprintf(out, "#ifndef %s\n#define %s\n\n", guard, guard);
}

/* Write a header that includes the parts of all domains. */
static void write_header(const gen_spec *spec, int header, FILE *out)
{
    if (headers[header].subject == NULL)
        fprintf(out, "%s/* clang-format off */\n", guide);
    else
        fprintf(out, pointer, headers[header].subject);
    begin_header(headers[header].guard, out);
    for (size_t i = HEADERS; i < gen_ops_files(spec); i++)
        if (part_of(spec, i).header == header && is_any_in_part(spec, part_of(spec, i)))
            fprintf(out, "#include <%s>\n", gen_ops_path(spec, i) + strlen("include/"));
    fputs("\n#endif\n", out);
}

/* Write the functions of one domain. */
static void write_part(const gen_spec *spec, ops_part part, FILE *out)
{
    char subject[128];
    char guard[128];
    const char *whole = headers[part.header].subject;
    snprintf(subject, sizeof subject, "%s, of the domain `%s`", whole != NULL ? whole : "Operators",
             part.domain);
    fprintf(out, pointer, subject);
    snprintf(guard, sizeof guard, "TENON_%s_%s_H", prefixes[part.header], part.domain);
    for (char *at = guard; *at != '\0'; at++)
        *at = (char)toupper((unsigned char)*at);
    begin_header(guard, out);
    /* A compiler skips a file that was already included only if all of it is inside the guard. */
    fputs("#ifndef TENON_OP_H\n#include <tenon/op.h>\n#endif\n\n"
          "#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n",
          out);
    for (size_t i = 0; i < spec->count; i++)
        if (is_in_part(&spec->entries[i], part))
            typed_write_function(out, &spec->entries[i], "tn_");
    fputs("#ifdef __cplusplus\n}\n#endif\n#endif\n", out);
}

static size_t count_lines(const char *text)
{
    size_t lines = 0;
    for (; *text != '\0'; text++)
        lines += *text == '\n';
    return lines;
}

bool gen_write_ops(const gen_spec *spec, size_t file, FILE *out)
{
    char *text;
    size_t length;
    if (file >= HEADERS && !is_any_in_part(spec, part_of(spec, file)))
        return false;
    typed_check_identifiers(spec);
    FILE *all = open_memstream(&text, &length);
    gen_licence(all);
    if (file < HEADERS)
        write_header(spec, (int)file, all);
    else
        write_part(spec, part_of(spec, file), all);
    fputs("\n#include <tenon/one_abi.h>\n", all);
    fclose(all);
    if (count_lines(text) > PART_LINES)
        gen_fail(gen_ops_path(spec, file), PART_LINES,
                 "%zu lines: cut the domain in spec/domains.txt", count_lines(text));
    fputs(text, out);
    free(text);
    return true;
}
