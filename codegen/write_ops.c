/* SPDX-License-Identifier: BSD-3-Clause */
/* include/tenon/ops.h and its siblings: a typed C function per built-in operator. */
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
    " * the operators whose names begin with `_`, this one all others.\n"
    " */\n";

static const char pointer[] =
    "/*\n * %s: one typed C function each, as in\n"
    " * tenon/ops.h, which says how they are called.\n"
    " * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.\n */\n";

/* The headers. */
static const struct {
    const char *guard;   /* TENON_…_H */
    const char *subject; /* what begins its comment; NULL for the guide */
} headers[] = {
    [GEN_OPS] = {"TENON_OPS_H", NULL},
    [GEN_OPS_OUT] = {"TENON_OPS_OUT_H", "Operators that write to `out` arguments"},
    [GEN_OPS_INNER] = {"TENON_OPS_INNER_H", "Operators whose names begin with `_`"},
};

static gen_ops_header header_of(const gen_entry *entry)
{
    return entry->kind == GEN_OUT || entry->kind == GEN_SCRATCH ? GEN_OPS_OUT
           : entry->local_name[0] == '_'                        ? GEN_OPS_INNER
                                                                : GEN_OPS;
}

void gen_write_ops(const gen_spec *spec, gen_ops_header header, FILE *out)
{
    const char *guard = headers[header].guard;
    typed_check_identifiers(spec);
    gen_licence(out);
    if (headers[header].subject == NULL)
        fputs(guide, out);
    else
        fprintf(out, pointer, headers[header].subject);
    fprintf(out,
            "/* clang-format off */\n#ifndef %s\n#define %s\n\n"
            "#include <tenon/op.h>\n\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n",
            guard, guard);
    for (size_t i = 0; i < spec->count; i++)
        if (header_of(&spec->entries[i]) == header)
            typed_write_function(out, &spec->entries[i], "tn_");
    fputs("#ifdef __cplusplus\n}\n#endif\n#endif\n\n#include <tenon/one_abi.h>\n", out);
}
