/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators: look one up once, call it many times.
 *
 *     const tn_op *op;
 *     tn_value args[] = {tn_value_tensor(a), tn_value_tensor(b)};   // alpha=1 is filled in
 *     tn_value sum;
 *     if (tn_op_find("aten::add.Tensor", &op) != TN_OK ||
 *         tn_op_call(op, args, 2, &sum, 1) != TN_OK)
 *         return fail(tn_last_error());
 *     use(sum.as.tensor);
 *     tn_value_release(&sum);
 *
 * Three ways to call. tn_op_call takes tagged values, fills in defaults and checks everything
 * against the schema. The functions of tenon/ops.h, one per built-in operator, take C's types, and
 * the compiler checks them. tn_op_call_boxed takes the ABI's 8-byte ivalues, one per schema
 * argument, and checks nothing but what the kernel checks: it is the fast path for callers that
 * know the schema.
 *
 * Which kernel runs is PyTorch's rule: the tensors among the arguments say which dispatch keys
 * count, and the operator's registrations which kernel each key has. tn_op_explain shows the
 * outcome for every key.
 *
 * Ownership: arguments are borrowed by all, results are new. A tn_op lives as long as the process:
 * unloading a library withdraws its kernels, after which calls fail with a message.
 *
 * Threads: everything here may be called from any thread. Looking up and calling take no lock, but
 * for the first look-up of a built-in operator, the first call of any, and a look-up that fails.
 */
#ifndef TENON_OP_H
#define TENON_OP_H

#include <tenon/schema.h>
#include <tenon/tensor.h>
#include <tenon/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* An operator: a name that schema and kernels are registered for. Never freed, so never stale. */
typedef struct tn_op tn_op;

/* An ivalue of the ABI: docs/values.md says what each schema type puts into the 8 bytes. */
typedef uint64_t StableIValue;

/* What a tn_value holds. */
typedef enum tn_kind {
    TN_KIND_NONE = 0,      /* None; for an output: nothing yet */
    TN_KIND_TENSOR,        /* tensor; NULL is the undefined tensor */
    TN_KIND_INT,           /* integer: schema int, SymInt, Scalar */
    TN_KIND_DOUBLE,        /* real: schema float, SymFloat, Scalar */
    TN_KIND_BOOL,          /* boolean: schema bool, SymBool, Scalar */
    TN_KIND_COMPLEX,       /* complex: schema complex, Scalar */
    TN_KIND_STRING,        /* string with a length; may hold NULs */
    TN_KIND_DTYPE,         /* integer holds a tn_dtype */
    TN_KIND_LAYOUT,        /* integer holds a tn_layout */
    TN_KIND_MEMORY_FORMAT, /* integer holds a tn_memory_format */
    TN_KIND_DEVICE,        /* device */
    TN_KIND_LIST,          /* list of values, possibly of lists; a tuple is one too */
    TN_KIND_INTS,          /* integers of a borrowed array: an argument only, for int[] */
    TN_KIND_DEFAULT,       /* an argument only: take the schema's default */
    TN_KIND_OPAQUE,        /* opaque: the handle of a Generator (tn_generator_new) */
    TN_KIND_STREAM         /* stream: a device and its number there */
} tn_kind;

/*
 * A tagged value. Types without a kind of their own: SymFloat is a DOUBLE, SymBool a BOOL, QScheme
 * an INT (0 to 4), a tuple a LIST of its parts, and Storage any TENSOR that lies in it.
 *
 * Arguments borrow what they point to; results own it (tn_value_release). A result
 * must therefore not be released twice through copies of the struct; to keep a tensor beyond the
 * value, tn_tensor_retain it. The union is larger than 8 bytes, so this is not an ivalue.
 */
typedef struct tn_value {
    tn_kind kind; /* which member of the union counts */
    union {
        tn_tensor *tensor;
        int64_t integer;
        double real;
        bool boolean;
        double complex[2]; /* real and imaginary part */
        tn_device device;
        struct {
            const char *data; /* NUL-terminated when it is a result */
            size_t length;    /* bytes, without the terminating NUL */
        } string;
        struct {
            struct tn_value *items;
            size_t count;
        } list;
        struct {
            const int64_t *items;
            size_t count;
        } ints;
        StableIValue opaque;
        struct {
            int64_t id;
            tn_device device;
        } stream;
    } as;
} tn_value;

/*
 * Makers of arguments. None of them takes a reference, copies what it is given or can fail: tensor,
 * bytes and arrays must stay valid until the call returns. Kinds that have no maker here (complex,
 * layout, memory format, opaque, stream) are filled in by hand.
 */

/* None, for an argument of an optional type. */
static inline tn_value tn_value_none(void)
{
    tn_value value = {TN_KIND_NONE, {NULL}};
    return value;
}

/* A tensor; NULL is the undefined tensor, which is something else than None. */
static inline tn_value tn_value_tensor(tn_tensor *tensor)
{
    tn_value value = {TN_KIND_TENSOR, {NULL}};
    value.as.tensor = tensor;
    return value;
}

/* A whole number: for int, SymInt, float and Scalar, and for one number that fills an int[N]. */
static inline tn_value tn_value_int(int64_t integer)
{
    tn_value value = {TN_KIND_INT, {NULL}};
    value.as.integer = integer;
    return value;
}

/* A real number: for float and Scalar. An int argument refuses it even if it is whole. */
static inline tn_value tn_value_double(double real)
{
    tn_value value = {TN_KIND_DOUBLE, {NULL}};
    value.as.real = real;
    return value;
}

/* A truth value: for bool, int and Scalar. */
static inline tn_value tn_value_bool(bool boolean)
{
    tn_value value = {TN_KIND_BOOL, {NULL}};
    value.as.boolean = boolean;
    return value;
}

/* `length` bytes, which need no NUL behind them: for str, and for Device as "cuda:1". */
static inline tn_value tn_value_string(const char *data, size_t length)
{
    tn_value value = {TN_KIND_STRING, {NULL}};
    value.as.string.data = data;
    value.as.string.length = length;
    return value;
}

/* An element type, for ScalarType; a tn_value_int of the same number does as well. */
static inline tn_value tn_value_dtype(tn_dtype dtype)
{
    tn_value value = {TN_KIND_DTYPE, {NULL}};
    value.as.integer = dtype;
    return value;
}

/* A device, for Device. */
static inline tn_value tn_value_device(tn_device device)
{
    tn_value value = {TN_KIND_DEVICE, {NULL}};
    value.as.device = device;
    return value;
}

/* A list of whole numbers straight from an array, such as sizes; NULL is legal for count 0. */
static inline tn_value tn_value_ints(const int64_t *items, size_t count)
{
    tn_value value = {TN_KIND_INTS, {NULL}};
    value.as.ints.items = items;
    value.as.ints.count = count;
    return value;
}

/* Stands for the schema's default where a later argument is given: TN_ERR_TYPE if it has none. */
static inline tn_value tn_value_default(void)
{
    tn_value value = {TN_KIND_DEFAULT, {NULL}};
    return value;
}

/* A list of values, each checked against the element type; NULL is legal for count 0. */
static inline tn_value tn_value_list(tn_value *items, size_t count)
{
    tn_value value = {TN_KIND_LIST, {NULL}};
    value.as.list.items = items;
    value.as.list.count = count;
    return value;
}

/*
 * Drops what a result owns (lists with all they hold) and makes it TN_KIND_NONE; legal on a zeroed
 * value and on NULL, so twice as well. Only for results: an argument owns nothing.
 */
TN_API void tn_value_release(tn_value *value);

/*
 * A new generator of random numbers on `device`, started with `seed`, as a value for an argument of
 * type Generator. Unlike what the makers above give it is owned: tn_value_release ends it. Whoever
 * keeps a handle of it shares its state. TN_ERR_VALUE: no device.
 */
TN_API tn_status tn_generator_new(tn_device device, uint64_t seed, tn_value *out) TN_NODISCARD;

/*
 * Starts a generator's sequence anew with a seed, for whoever shares its state. From any thread.
 * TN_ERR_TYPE: the value holds no generator.
 */
TN_API tn_status tn_generator_seed(const tn_value *generator, uint64_t seed) TN_NODISCARD;

/*
 * The generator that operators draw from where none is given, as a value like that of
 * tn_generator_new: releasing it ends the handle, not the generator.
 */
TN_API tn_status tn_generator_default(tn_value *out) TN_NODISCARD;

/* The seed that its sequence was started with last. TN_ERR_TYPE: the value holds no generator. */
TN_API tn_status tn_generator_initial_seed(const tn_value *generator, uint64_t *out) TN_NODISCARD;

/*
 * A generator's state as TN_GENERATOR_STATE_BYTES bytes, which `size` has to say, and back: it goes
 * on from there. The bytes are those of torch.Generator's get_state on the CPU, so either goes on
 * where the other stopped. From any thread. TN_ERR_VALUE: another size; TN_ERR_TYPE: no generator;
 * TN_ERR_RUNTIME: the bytes are no state, and the generator stays as it was.
 */
#define TN_GENERATOR_STATE_BYTES 5056
TN_API tn_status tn_generator_state(const tn_value *generator, void *out, size_t size) TN_NODISCARD;
TN_API tn_status tn_generator_set_state(const tn_value *generator, const void *bytes,
                                        size_t size) TN_NODISCARD;

/*
 * Starts the generator anew that operators draw from where none is given: the numbers that follow
 * are those of torch.manual_seed with the same seed, on the CPU. From any thread.
 */
TN_API void tn_manual_seed(uint64_t seed);

/*
 * How many threads one kernel may use, and setting it for the process: OpenMP's number until it is
 * set. A number outside of 1 to 1024 becomes the nearest of these.
 */
TN_API uint32_t tn_num_threads(void);
TN_API void tn_set_num_threads(uint32_t count);

/*
 * Finds `ns::name` or `ns::name.overload`; without an overload it is the one that has none, not any
 * of them. The operator must have a schema. TN_ERR_NOT_FOUND: there is none, and the message names
 * near misses, or says that a library with it was unloaded or has kernels for it only. *out is
 * borrowed for the life of the process: look up once and keep it.
 */
TN_API tn_status tn_op_find(const char *name, const tn_op **out) TN_NODISCARD;

/* "ns::name" or "ns::name.overload"; never NULL, "" for NULL. Borrowed, never freed. */
TN_API const char *tn_op_name(const tn_op *op);

/* The operator's schema; NULL when its definition has been withdrawn. Borrowed, never freed. */
TN_API const tn_schema *tn_op_schema(const tn_op *op);

/*
 * Calls `op` with the first `nargs` arguments in schema order; the rest, and those of
 * TN_KIND_DEFAULT, get their defaults. `outs` has room for at least as many values as the schema
 * returns (`nouts`, else TN_ERR_VALUE); the results are new, one tn_value_release each. Further
 * values of `outs` are left alone. Keyword-only arguments are given in schema order too;
 * tn_op_arg_index turns a name into a position. An operator that writes an argument in place
 * returns a new reference to the same tensor.
 *
 * A kind that the schema type does not take is TN_ERR_TYPE, and the message names the argument, as
 * are too many arguments and a missing one without default. Conversions are PyTorch's: a whole
 * number for a float, any number for a Scalar, one number for an int[N], None for an optional. A
 * number for a Tensor (but not in a list of them) becomes a CPU tensor without dimensions that
 * takes part in type promotion as a number of its kind.
 * TN_ERR_VALUE: a number that is no dtype, layout or memory format. TN_ERR_NOT_FOUND: the operator
 * was withdrawn. TN_ERR_NOT_IMPLEMENTED: no kernel for these arguments, or a type that cannot be
 * passed. Anything else is the kernel's own failure; the message names the operator.
 */
TN_API tn_status tn_op_call(const tn_op *op, const tn_value *args, size_t nargs, tn_value *outs,
                            size_t nouts) TN_NODISCARD;

/*
 * The fast path: `args` has one ivalue per schema argument (defaults filled in by the caller),
 * borrowed; `outs` gets one new ivalue per return. A tensor's ivalue is an AtenTensorHandle
 * (tn_boxed_from_tensor_take makes one); docs/values.md says what the others are. Counts and types
 * are the caller's word: a wrong ivalue is undefined behaviour. TN_ERR_NOT_FOUND: withdrawn;
 * TN_ERR_NOT_IMPLEMENTED: no kernel for these arguments; else what the kernel returned.
 */
TN_API tn_status tn_op_call_boxed(const tn_op *op, const StableIValue *args,
                                  StableIValue *outs) TN_NODISCARD;

/*
 * A place in a program that calls one operator with typed arguments: what the functions of
 * tenon/ops.h, and those that `tenon gen` writes, are made of. Static, and zero but for the texts;
 * the library fills in the rest at the first call, on any thread.
 */
typedef struct tn_op_site {
    const char *name;    /* "aten::add.Tensor" */
    const char *form;    /* "TTS->T": a code per argument and per result, see below */
    const tn_op *op;     /* the library's: the operator once it has been found */
    const void *checked; /* the library's: the schema that the form was compared with */
} tn_op_site;

/*
 * Calls the operator of a site. `args` has one pointer per argument, two for a list, and `results`
 * one per result that is new; both may be NULL where there are none. By code:
 *
 *     T     the tn_tensor itself; NULL is the undefined tensor
 *     i d b the address of an int64_t, double or bool
 *     y l m the address of a tn_dtype, tn_layout or tn_memory_format
 *     D     the address of a tn_device
 *     s     the text, ending with NUL
 *     S     the address of a tn_value that is a number
 *     *     the address of a tn_value of any kind that the schema's type takes
 *     ?x    as x; NULL is None
 *     Lx    the first of an array of tn_tensor *, int64_t, double …, and the address of a size_t,
 *           how many there are; NULL is legal for none, and None for `?Lx`
 *     L?T   as LT; NULL is None
 *
 * and as a result: T to D the address to write to, * that of a tn_value (tn_value_release), = an
 * argument that was written, which has no address and needs no release. A result whose address is
 * NULL is dropped. Arguments are borrowed, results new; they are written on TN_OK only.
 *
 * Costs what tn_op_call_boxed does and about 120 instructions for three arguments. TN_ERR_TYPE: the
 * operator has another schema than `form` was made for, and the message says which. TN_ERR_VALUE: a
 * number that is no dtype, layout or format, or NULL where something must be. Else as tn_op_call.
 */
TN_API tn_status tn_op_call_typed(tn_op_site *site, const void *const *args,
                                  void *const *results) TN_NODISCARD;

/*
 * Arguments and returns of the schema; 0 when its definition has been withdrawn, as another thread
 * may do at any time. A program that relies on them reads them once.
 */
TN_API size_t tn_op_num_args(const tn_op *op);
TN_API size_t tn_op_num_returns(const tn_op *op);

/* Position of the argument called `name` in the schema, -1 if there is none or no schema. */
TN_API int64_t tn_op_arg_index(const tn_op *op, const char *name);

/*
 * An argument or a result as the schema declares it, for callers that make up calls at run time. A
 * caller sets `size` before it asks; members that an older library does not know stay as they were.
 */
typedef struct tn_argument {
    size_t size;          /* sizeof(tn_argument) of the caller */
    const char *name;     /* "" for a result without one; never freed */
    char code[8];         /* the code of tn_op_call_typed, with a NUL; "=" for a written result */
    int32_t list_size;    /* N of `T[N]`, which one T stands for, too; else -1 */
    bool is_keyword_only; /* stands behind the `*` */
    bool has_default;     /* may be left out: tn_op_default has the value */
    bool is_written;      /* marked `(a!)`: the call writes it */
    bool may_alias;       /* has a mark, `(a)` or `(a!)`: results with the same one share memory */
} tn_argument;

/*
 * Describes argument, or result, `index` of the operator's schema. TN_ERR_INDEX: there is none.
 * TN_ERR_NOT_FOUND: the definition has been withdrawn.
 */
TN_API tn_status tn_op_argument(const tn_op *op, size_t index, tn_argument *out) TN_NODISCARD;
TN_API tn_status tn_op_return(const tn_op *op, size_t index, tn_argument *out) TN_NODISCARD;

/*
 * The type of argument `index`, or with `of_returns` of that result, in the schema's language with
 * its marks: "int[2]", "Tensor(a!)". Writes and returns as tn_schema_print does; 0 is a failure.
 */
TN_API size_t tn_op_type_print(const tn_op *op, bool of_returns, size_t index, char *buffer,
                               size_t size);

/*
 * The default of argument `index`, as a new value (tn_value_release); as it is written where it is
 * none of the argument's type, and calls without it fail. TN_ERR_TYPE: it has none.
 * TN_ERR_INDEX, TN_ERR_NOT_FOUND: as tn_op_argument.
 */
TN_API tn_status tn_op_default(const tn_op *op, size_t index, tn_value *out) TN_NODISCARD;

/* What tn_op_list calls for each operator; return false to stop. It may call all of Tenon. */
typedef bool (*tn_op_visitor)(void *context, const tn_op *op);

/*
 * Visits every operator that has a schema, sorted by name, whose name matches the shell pattern
 * (`*`, `?`, `[…]`; NULL is all). The list is made before the first visit; stopping is no failure.
 */
TN_API tn_status tn_op_list(const char *pattern, tn_op_visitor visitor, void *context) TN_NODISCARD;

/*
 * One row of an operator's computed dispatch table. All text is borrowed for the visit. A caller
 * that was compiled against newer headers looks at `size` before it reads a member at the end.
 */
typedef struct tn_dispatch_row {
    size_t size;        /* sizeof(tn_dispatch_row) of the library */
    const char *key;    /* the runtime key, "CPU", "AutogradCPU", "Undefined" … */
    const char *rule;   /* which rule chose the kernel: "kernel", "default backend kernel" … */
    const char *source; /* the key or fallback the kernel was registered under */
    const char *origin; /* library and place of the registration, "built in" for Tenon's own */
    bool fallthrough;   /* the kernel says: skip this key */
} tn_dispatch_row;

/* What tn_op_explain calls for each row; return false to stop. */
typedef bool (*tn_dispatch_visitor)(void *context, const tn_dispatch_row *row);

/*
 * Visits the valid entries of the computed table, Undefined first, then in key order. A call uses
 * the row of the highest key in its set that is no fallthrough. Rows that are not visited have no
 * kernel: a call that ends there is TN_ERR_NOT_IMPLEMENTED. The operator need not be defined.
 */
TN_API tn_status tn_op_explain(const tn_op *op, tn_dispatch_visitor visitor,
                               void *context) TN_NODISCARD;

/*
 * The borrowed tensor in an ivalue whose schema type is Tensor; NULL for the undefined tensor. (A
 * Tensor? ivalue is 0 or the address of a Tensor ivalue.)
 */
TN_API tn_tensor *tn_boxed_tensor(StableIValue ivalue);

/*
 * A new ivalue naming `tensor`, whose reference it takes (also on failure): retain the tensor first
 * to keep it. NULL makes an ivalue of the undefined tensor, which is not 0. The ivalue serves any
 * number of calls, as these borrow it, and ends with tn_boxed_tensor_release.
 */
TN_API tn_status tn_boxed_from_tensor_take(tn_tensor *tensor, StableIValue *out) TN_NODISCARD;

/* Drops a new tensor ivalue, as returned by tn_op_call_boxed; 0 is legal. */
TN_API void tn_boxed_tensor_release(StableIValue ivalue);

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
