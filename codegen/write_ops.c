/* SPDX-License-Identifier: BSD-3-Clause */
/* include/tenon/ops.h, its siblings and their parts: a typed C function per built-in operator. */
#include <stdlib.h>
#include <string.h>

#include "typed_c.h"

static const char guide[] =
    "/*\n"
    " * Tenon's operators as typed C functions, one per overload: `add.Tensor` is tn_add_Tensor.\n"
    " * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.\n"
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
    " * the operators whose names begin with `_`, this one all others. Each is cut into parts, "
    "which\n"
    " * may be included alone; where the cuts are may change with any release.\n"
    " */\n";

static const char pointer[] =
    "/* clang-format off */\n/*\n * %s: one typed C function each, as in\n"
    " * tenon/ops.h, which says how they are called.\n"
    " * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.\n */\n";

/* A header of the three, for those that include it. */
typedef struct ops_header {
    const char *path;    /* below include/ */
    const char *guard;   /* TENON_…_H */
    const char *subject; /* what begins its comment; NULL for the guide */
} ops_header;

enum { OPS, OUT, INNER, HEADERS };

static const ops_header headers[HEADERS] = {
    [OPS] = {"tenon/ops.h", "TENON_OPS_H", NULL},
    [OUT] = {"tenon/ops_out.h", "TENON_OPS_OUT_H", "Operators that write to `out` arguments"},
    [INNER] = {"tenon/ops_inner.h", "TENON_OPS_INNER_H", "Operators whose names begin with `_`"},
};

/* What of a header's operators lies in one file. */
typedef struct ops_part {
    int header;         /* which of the three */
    const char *name;   /* of the file, without .h */
    const char *module; /* it has the python_module's; NULL: what no such part has, by name */
    const char *from;   /* the first name that it may have, up to that of the next part */
} ops_part;

/* Most lines of a part. One that has outgrown them is cut in two here. */
#define PART_LINES 1200

static const ops_part parts[] = {
    {OPS, "ops_a", NULL, ""},
    {OPS, "ops_as", NULL, "as"},
    {OPS, "ops_c", NULL, "c"},
    {OPS, "ops_d", NULL, "d"},
    {OPS, "ops_f", NULL, "f"},
    {OPS, "ops_h", NULL, "h"},
    {OPS, "ops_j", NULL, "j"},
    {OPS, "ops_m", NULL, "m"},
    {OPS, "ops_n", NULL, "n"},
    {OPS, "ops_o", NULL, "o"},
    {OPS, "ops_re", NULL, "re"},
    {OPS, "ops_s", NULL, "s"},
    {OPS, "ops_sq", NULL, "sq"},
    {OPS, "ops_t", NULL, "t"},
    {OPS, "ops_u", NULL, "u"},
    {OPS, "ops_fft", "fft", NULL},
    {OPS, "ops_linalg", "linalg", NULL},
    {OPS, "ops_special", "special", NULL},
    {OUT, "out_inner", NULL, ""},
    {OUT, "out_foreach", NULL, "_fo"},
    {OUT, "out_inner_fu", NULL, "_fu"},
    {OUT, "out_a", NULL, "a"},
    {OUT, "out_c", NULL, "c"},
    {OUT, "out_f", NULL, "f"},
    {OUT, "out_i", NULL, "i"},
    {OUT, "out_m", NULL, "m"},
    {OUT, "out_n", NULL, "n"},
    {OUT, "out_r", NULL, "r"},
    {OUT, "out_s", NULL, "s"},
    {OUT, "out_t", NULL, "t"},
    {OUT, "out_fft", "fft", NULL},
    {OUT, "out_linalg", "linalg", NULL},
    {OUT, "out_special", "special", NULL},
    {INNER, "inner_a", NULL, ""},
    {INNER, "inner_foreach", NULL, "_fo"},
    {INNER, "inner_foreach_l", NULL, "_foreach_l"},
    {INNER, "inner_fu", NULL, "_fu"},
    {INNER, "inner_i", NULL, "_i"},
};

#define PARTS (sizeof parts / sizeof parts[0])

static int header_of(const gen_entry *entry)
{
    return entry->kind == GEN_OUT || entry->kind == GEN_SCRATCH ? OUT
           : entry->local_name[0] == '_'                        ? INNER
                                                                : OPS;
}

/* The part of a module, else the last one that begins before the name. */
static size_t part_of(const gen_entry *entry)
{
    int header = header_of(entry);
    size_t found = 0;
    for (size_t i = 0; i < PARTS; i++) {
        if (parts[i].header != header)
            continue;
        if (parts[i].module == NULL) {
            if (strcmp(parts[i].from, entry->local_name) <= 0)
                found = i;
        } else if (entry->module != NULL && strcmp(parts[i].module, entry->module) == 0) {
            return i;
        }
    }
    return found;
}

/* ---- files ---- */

size_t gen_ops_files(void)
{
    return HEADERS + PARTS;
}

const char *gen_ops_path(size_t file)
{
    char path[128];
    if (file < HEADERS)
        snprintf(path, sizeof path, "include/%s", headers[file].path);
    else
        snprintf(path, sizeof path, "include/%.*s/%s.h",
                 (int)strcspn(headers[parts[file - HEADERS].header].path, "."),
                 headers[parts[file - HEADERS].header].path, parts[file - HEADERS].name);
    char *made = gen_alloc(strlen(path) + 1, 1);
    return strcpy(made, path);
}

static void begin_header(const char *guard, FILE *out)
{
    fprintf(out, "#ifndef %s\n#define %s\n\n", guard, guard);
}

static void write_header(int header, FILE *out)
{
    if (headers[header].subject == NULL)
        fprintf(out, "%s/* clang-format off */\n", guide);
    else
        fprintf(out, pointer, headers[header].subject);
    begin_header(headers[header].guard, out);
    for (size_t i = 0; i < PARTS; i++)
        if (parts[i].header == header)
            fprintf(out, "#include <%s>\n", gen_ops_path(HEADERS + i) + strlen("include/"));
    fputs("\n#endif\n", out);
}

/* "Operators … from `c` on", to say what a part has. */
static void describe_part(const ops_part *part, FILE *out)
{
    char subject[128];
    const char *whole = headers[part->header].subject;
    whole = whole != NULL ? whole : "Operators";
    if (part->module != NULL)
        snprintf(subject, sizeof subject, "%s, of the Python module %s", whole, part->module);
    else
        snprintf(subject, sizeof subject, "%s, by name from `%s` on", whole,
                 part->from[0] != '\0' ? part->from
                 : part->header == OPS ? "a"
                                       : "_");
    fprintf(out, pointer, subject);
}

static size_t count_lines(const char *text)
{
    size_t lines = 0;
    for (; *text != '\0'; text++)
        lines += *text == '\n';
    return lines;
}

static void write_part(const gen_spec *spec, size_t index, FILE *out)
{
    char guard[64];
    snprintf(guard, sizeof guard, "TENON_%s_H", parts[index].name);
    for (char *at = guard; *at != '\0'; at++)
        *at = (char)(*at >= 'a' && *at <= 'z' ? *at - 'a' + 'A' : *at);
    describe_part(&parts[index], out);
    begin_header(guard, out);
    /* A header that is not behind its guard to its end is read again each time. */
    fputs("#ifndef TENON_OP_H\n#include <tenon/op.h>\n#endif\n\n"
          "#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n",
          out);
    for (size_t i = 0; i < spec->count; i++)
        if (part_of(&spec->entries[i]) == index)
            typed_write_function(out, &spec->entries[i], "tn_");
    fputs("#ifdef __cplusplus\n}\n#endif\n#endif\n", out);
}

void gen_write_ops(const gen_spec *spec, size_t file, FILE *out)
{
    char *text;
    size_t length;
    typed_check_identifiers(spec);
    FILE *all = open_memstream(&text, &length);
    gen_licence(all);
    if (file < HEADERS)
        write_header((int)file, all);
    else
        write_part(spec, file - HEADERS, all);
    fputs("\n#include <tenon/one_abi.h>\n", all);
    fclose(all);
    if (count_lines(text) > PART_LINES)
        gen_fail(gen_ops_path(file), PART_LINES, "%zu lines: cut the part in codegen/write_ops.c",
                 count_lines(text));
    fputs(text, out);
    free(text);
}
