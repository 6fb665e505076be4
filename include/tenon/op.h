/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators: look one up once, call it many times.
 *
 * Two ways to call. tn_op_call takes tagged values, fills in defaults and checks everything against
 * the schema. tn_op_call_boxed takes the ABI's 8-byte cells, one per schema argument, and checks
 * nothing but what the kernel checks: it is the fast path for callers that know the schema.
 *
 * Ownership: arguments are borrowed by both, results are new. A tn_op lives as long as the process:
 * unloading a library withdraws its kernels, after which calls fail with a message.
 *
 * Threads: everything here may be called from any thread. Looking up and calling take no lock.
 */
#ifndef TENON_OP_H
#define TENON_OP_H

#include <tenon/schema.h>
#include <tenon/tensor.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct tn_op tn_op;

/* The ABI's boxed value: see docs/values.md for what each schema type puts into the 8 bytes. */
typedef uint64_t StableIValue;

/* What a tn_value holds. */
typedef enum tn_kind {
    TN_KIND_NONE = 0,      /* None; for an output: nothing yet */
    TN_KIND_TENSOR,        /* tensor; NULL is the undefined tensor */
    TN_KIND_INT,           /* integer: schema int, SymInt, Scalar */
    TN_KIND_DOUBLE,        /* real: schema float, Scalar */
    TN_KIND_BOOL,          /* boolean: schema bool, Scalar */
    TN_KIND_COMPLEX,       /* complex: schema complex, Scalar */
    TN_KIND_STRING,        /* string with a length; may hold NULs */
    TN_KIND_DTYPE,         /* integer holds a tn_dtype */
    TN_KIND_LAYOUT,        /* integer holds a tn_layout */
    TN_KIND_MEMORY_FORMAT, /* integer holds a tn_memory_format */
    TN_KIND_DEVICE,        /* device */
    TN_KIND_LIST,          /* list of values, possibly of lists */
    TN_KIND_INTS,          /* integers of a borrowed array: an argument only, for int[] */
    TN_KIND_DEFAULT,       /* an argument only: take the schema's default */
    TN_KIND_OPAQUE /* a cell Tenon does not interpret (Generator handle): owned by the holder */
} tn_kind;

/* A tagged value. Arguments borrow what they point to; results own it (tn_value_release). */
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
    } as;
} tn_value;

static inline tn_value tn_value_none(void)
{
    tn_value value = {TN_KIND_NONE, {0}};
    return value;
}

static inline tn_value tn_value_tensor(tn_tensor *tensor)
{
    tn_value value = {TN_KIND_TENSOR, {0}};
    value.as.tensor = tensor;
    return value;
}

static inline tn_value tn_value_int(int64_t integer)
{
    tn_value value = {TN_KIND_INT, {0}};
    value.as.integer = integer;
    return value;
}

static inline tn_value tn_value_double(double real)
{
    tn_value value = {TN_KIND_DOUBLE, {0}};
    value.as.real = real;
    return value;
}

static inline tn_value tn_value_bool(bool boolean)
{
    tn_value value = {TN_KIND_BOOL, {0}};
    value.as.boolean = boolean;
    return value;
}

static inline tn_value tn_value_string(const char *data, size_t length)
{
    tn_value value = {TN_KIND_STRING, {0}};
    value.as.string.data = data;
    value.as.string.length = length;
    return value;
}

static inline tn_value tn_value_dtype(tn_dtype dtype)
{
    tn_value value = {TN_KIND_DTYPE, {0}};
    value.as.integer = dtype;
    return value;
}

static inline tn_value tn_value_device(tn_device device)
{
    tn_value value = {TN_KIND_DEVICE, {0}};
    value.as.device = device;
    return value;
}

static inline tn_value tn_value_ints(const int64_t *items, size_t count)
{
    tn_value value = {TN_KIND_INTS, {0}};
    value.as.ints.items = items;
    value.as.ints.count = count;
    return value;
}

/* Stands for the schema's default where a later argument is given. */
static inline tn_value tn_value_default(void)
{
    tn_value value = {TN_KIND_DEFAULT, {0}};
    return value;
}

static inline tn_value tn_value_list(tn_value *items, size_t count)
{
    tn_value value = {TN_KIND_LIST, {0}};
    value.as.list.items = items;
    value.as.list.count = count;
    return value;
}

/* Drops what a result owns and makes it TN_KIND_NONE; legal on a zeroed value and on NULL. */
TN_API void tn_value_release(tn_value *value);

/*
 * Finds `ns::name` or `ns::name.overload`. The operator must have a schema; TN_ERR_NOT_FOUND names
 * near misses. *out is borrowed for the life of the process.
 */
TN_API tn_status tn_op_find(const char *name, const tn_op **out) TN_NODISCARD;

/* "ns::name" or "ns::name.overload"; never NULL. */
TN_API const char *tn_op_name(const tn_op *op);

/* The operator's schema; NULL when its definition has been withdrawn. Borrowed, never freed. */
TN_API const tn_schema *tn_op_schema(const tn_op *op);

/*
 * Calls `op` with the first `nargs` arguments in schema order; the rest, and those of
 * TN_KIND_DEFAULT, get their defaults. `outs` has room for at least as many values as the schema
 * returns (`nouts`, else TN_ERR_VALUE); the results are new. Keyword-only arguments are given in
 * schema order too; tn_op_arg_index turns a name into a position.
 */
TN_API tn_status tn_op_call(const tn_op *op, const tn_value *args, size_t nargs, tn_value *outs,
                            size_t nouts) TN_NODISCARD;

/*
 * The fast path: `args` has one cell per schema argument (defaults filled in by the caller),
 * borrowed; `outs` gets one new cell per return. A tensor's cell is an AtenTensorHandle.
 */
TN_API tn_status tn_op_call_boxed(const tn_op *op, const StableIValue *args,
                                  StableIValue *outs) TN_NODISCARD;

/* Arguments and returns of the schema; 0 when its definition has been withdrawn. */
TN_API size_t tn_op_num_args(const tn_op *op);
TN_API size_t tn_op_num_returns(const tn_op *op);

/* Position of the argument called `name`, -1 if there is none. */
TN_API int64_t tn_op_arg_index(const tn_op *op, const char *name);

/* What tn_op_list calls for each operator; return false to stop. */
typedef bool (*tn_op_visitor)(void *context, const tn_op *op);

/*
 * Visits every operator that has a schema, sorted by name, whose name matches the shell pattern
 * (`*`, `?`, `[…]`; NULL is all).
 */
TN_API tn_status tn_op_list(const char *pattern, tn_op_visitor visitor, void *context) TN_NODISCARD;

/* One row of an operator's computed dispatch table. All text is borrowed for the visit. */
typedef struct tn_dispatch_row {
    size_t size;        /* sizeof(tn_dispatch_row) of the library */
    const char *key;    /* the runtime key, "CPU", "AutogradCPU", "Undefined" … */
    const char *rule;   /* which rule chose the kernel: "kernel", "default backend kernel" … */
    const char *source; /* the key or fallback the kernel was registered under */
    const char *origin; /* library and place of the registration, "built in" for Tenon's own */
    bool fallthrough;   /* the kernel says: skip this key */
} tn_dispatch_row;

typedef bool (*tn_dispatch_visitor)(void *context, const tn_dispatch_row *row);

/* Visits the valid slots of the computed table, Undefined first, then in key order. */
TN_API tn_status tn_op_explain(const tn_op *op, tn_dispatch_visitor visitor,
                               void *context) TN_NODISCARD;

/*
 * The borrowed tensor in a cell whose schema type is Tensor; NULL for the undefined tensor. (A
 * Tensor? cell is 0 or the address of a Tensor cell.)
 */
TN_API tn_tensor *tn_boxed_tensor(StableIValue cell);

/* A new cell naming `tensor`, whose reference it takes (also on failure). */
TN_API tn_status tn_boxed_from_tensor_take(tn_tensor *tensor, StableIValue *out) TN_NODISCARD;

/* Drops a new tensor cell, as returned by tn_op_call_boxed; 0 is legal. */
TN_API void tn_boxed_tensor_release(StableIValue cell);

#ifdef __cplusplus
}
#endif
#endif
