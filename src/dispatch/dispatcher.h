/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * dispatch: from an operator and its arguments to the kernel that runs.
 *
 *     keys of the tensor arguments ─┐
 *     thread's included, excluded ──┴─► key set & operator's mask ─► entry ─► kernel
 *
 * A key set is PyTorch's 64-bit word: 16 backend bits, functionality bits above; the highest
 * functionality and the highest backend give the entry (see tensor/keyset_bits.h). An operator's
 * table has one entry per entry. It is computed whole at its first call, by the rules of `computed
 * tables` (dispatch_table.c), and again whenever a registration changes; operators that are never
 * called have none.
 *
 * Values travel as ivalues (`StableIValue`), which carry no type. Each operator has an argument
 * code per argument and return, compiled from its schema; retaining, dropping and key extraction
 * read the codes, so nobody looks at schema types at call time.
 *
 * Threads: registration is serialised by one lock (tni_registry_lock); lookups and calls take none.
 * Operators, tables, compiled signatures and kernel records are published atomically and never
 * freed.
 */
#ifndef TENON_DISPATCHER_H
#define TENON_DISPATCHER_H

#include "dispatch/boxed.h"
#include "schema/schema_tree.h"
#include "tensor/keyset_bits.h"
#include <tenon/library.h>
#include <tenon/op.h>

/* ---- keys (keys.c) ---- */

/*
 * Runtime keys are numbered by their entry: Undefined is 0, CPU is 1 … Alias keys follow. The full
 * list is in keys.c; these are the ones code names.
 */
typedef int16_t tni_key;
#define TNI_KEY_UNDEFINED 0

/* Number of entries of a table: runtime keys including Undefined. */
#define TNI_NUM_RUNTIME_KEYS TNI_KEYSET_RUNTIME_KEYS

/*
 * Alias keys, numbered after the entries: they stand for sets of runtime keys and are in no key
 * set. The names of whole functionalities (Dense, Sparse …) are keys too, as registrations use
 * them, but cover no entry.
 */
enum {
    TNI_ALIAS_AUTOGRAD = TNI_NUM_RUNTIME_KEYS,
    TNI_ALIAS_COMPOSITE_IMPLICIT,
    TNI_ALIAS_FUNCTORCH_BATCHED_DECOMPOSITION,
    TNI_ALIAS_COMPOSITE_IMPLICIT_NESTED,
    TNI_ALIAS_COMPOSITE_EXPLICIT,
    TNI_ALIAS_COMPOSITE_EXPLICIT_NON_FUNCTIONAL,
    TNI_KEY_DENSE,
    TNI_KEY_QUANTIZED,
    TNI_KEY_SPARSE,
    TNI_KEY_SPARSE_CSR,
    TNI_KEY_NESTED_TENSOR,
    TNI_KEY_AUTOGRAD_FUNCTIONALITY,
    TNI_NUM_KEYS
};

/*
 * The key called `text`; TN_ERR_RUNTIME "could not parse dispatch key: …" for none. In a
 * registration, Undefined means CompositeImplicitAutograd.
 */
tn_status tni_key_parse(const char *text, tni_key *out) TN_NODISCARD;

/* A key's name; "?" for a number that is none. */
const char *tni_key_name(tni_key key);

/* The set of one runtime key (its functionality bit, and its backend bit if it has one). */
tni_keyset tni_keyset_of(tni_key key);

/* The entry a set selects: its highest functionality, and within it its highest backend. */
tni_key tni_keyset_highest_key(tni_keyset keys);

/* Whether `alias` covers the runtime key (false for Undefined). */
bool tni_alias_covers(tni_key alias, tni_key key);

/* `keys` without the functionality bits of `remove`; backend bits stay. */
tni_keyset tni_keyset_remove(tni_keyset keys, tni_keyset remove);

/* All keys of lower priority than the functionality of `key`: what a wrapper kernel redispatches
 * to. */
tni_keyset tni_keyset_below(tni_keyset keys, tni_key key);

/* The functionalities of autograd. */
#define TNI_AUTOGRAD_BITS                                                                          \
    (TNI_FUNCTIONALITY_BIT(AUTOGRAD_OTHER) | TNI_FUNCTIONALITY_BIT(AUTOGRAD) |                     \
     TNI_FUNCTIONALITY_BIT(AUTOGRAD_NESTED_TENSOR))

/* ---- thread-local keys (keys.c) ---- */

/* A thread begins with included BackendSelect and ADInplaceOrView, excluded every Autocast key. */
typedef struct tni_local_keys {
    tni_keyset included; /* keys added to every call on this thread */
    tni_keyset excluded; /* functionalities removed from every call on this thread; wins */
} tni_local_keys;

tni_local_keys tni_local_keys_get(void);
void tni_local_keys_set(tni_local_keys keys);

/* ---- argument codes (argcodes.c) ---- */

/*
 * One byte per argument or return: a leaf in the low five bits, a shape in the high three. Types
 * that fit no shape have SHAPE_NESTED and are walked along their tni_type.
 */
typedef uint8_t tni_argcode;
enum {
    TNI_LEAF_MASK = 0x1f, /* a tni_type_kind below TNI_TYPE_LIST */
    TNI_SHAPE_PLAIN = 0 << 5,
    TNI_SHAPE_OPTIONAL = 1 << 5,         /* T? */
    TNI_SHAPE_LIST = 2 << 5,             /* T[] */
    TNI_SHAPE_OPTIONAL_LIST = 3 << 5,    /* T[]? */
    TNI_SHAPE_LIST_OF_OPTIONAL = 4 << 5, /* T?[] */
    TNI_SHAPE_NESTED = 7 << 5            /* anything deeper: follow the type */
};

/* Up to so many results a call from outside keeps on its stack. */
#define TNI_PLAIN_RETURNS 16

/* What calling an operator needs of its schema; made when it is defined, never freed. */
typedef struct tni_signature {
    const tn_schema *schema;    /* owned by this record */
    uint16_t nargs;             /* arguments of the schema */
    uint16_t nreturns;          /* returns of the schema */
    uint64_t key_args;          /* bit i: argument i may hold tensors that dispatch looks at */
    uint64_t plain_tensors;     /* bit i: argument i is a plain Tensor, the common case */
    uint16_t leading;           /* how many plain Tensors the arguments begin with, 64 at most */
    bool is_leading;            /* no argument behind those may hold tensors */
    bool is_boxable;            /* every type crosses the ABI */
    bool is_plain;              /* boxable, few returns, no older forms: calls look no further */
    const tni_argcode *args;    /* nargs codes */
    const tni_argcode *returns; /* nreturns codes */
    const struct tni_older_form *older; /* the schema's earlier forms, the newest first; or NULL */
} tni_signature;

/* Compiles `schema`, whose ownership it takes on success. With the registry lock held. */
tn_status tni_signature_new_take(tn_schema *schema, tni_signature **out) TN_NODISCARD;

/* Whether codes and bits are those of the schema. */
bool tni_signature_is_valid(const tni_signature *signature);

/*
 * Whether the tensors in borrowed arguments, or in results, are valid; they may be undefined. Types
 * that no code describes are passed over.
 */
bool tni_args_are_valid(const tni_signature *signature, const StableIValue *args);
bool tni_returns_are_valid(const tni_signature *signature, const StableIValue *outs);

/* Undoes tni_signature_new_take, schema included, for a signature that was never published. */
void tni_signature_free(tni_signature *signature);

/*
 * The first part of `type` that cannot cross the ABI, because PyTorch refuses it there; NULL if all
 * of it can. Inside Tenon most of these have an ivalue all the same (docs/values.md).
 */
const tni_type *tni_type_find_inner(const tni_type *type);

/* A new owning copy of a borrowed value of the given type: handles are duplicated, lists copied. */
tn_status tni_argcode_retain(tni_argcode code, const tni_type *type, StableIValue value,
                             StableIValue *out) TN_NODISCARD;

/*
 * Drops an owned value: handles, list elements and containers, strings, optional ivalues. The type
 * may be NULL where the shape is not NESTED.
 */
void tni_argcode_drop(tni_argcode code, const tni_type *type, StableIValue value);

/* ORs the keys of the tensors in a borrowed value; *grad becomes true if one requires grad. */
tni_keyset tni_argcode_keys(tni_argcode code, const tni_type *type, StableIValue value, bool *grad);

/* Looks at a tensor of an argument; false ends the walk. */
typedef bool tni_tensor_visit(void *context, tn_tensor *tensor);

/*
 * Hands each tensor in a borrowed value to `visit`, alone, optional or in a list, but for undefined
 * ones; false if the walk was ended. The type may be NULL where the shape is not NESTED.
 */
bool tni_argcode_tensors(tni_argcode code, const tni_type *type, StableIValue value,
                         tni_tensor_visit *visit, void *context);

/* Drops `count` owned arguments or results from the front. */
void tni_args_drop(const tni_signature *signature, StableIValue *values, size_t count);
void tni_returns_drop(const tni_signature *signature, StableIValue *values, size_t count);

/* ---- schemas as they were (older_schemas.c) ---- */

/* An operator's schema before a release changed it. */
typedef struct tni_older_schema {
    uint64_t until;   /* the first release with the next form, as aoti_torch_abi_version says it */
    const char *text; /* the schema before */
} tni_older_schema;

typedef enum tni_source_kind {
    TNI_SOURCE_SAME,    /* the older argument, as it is */
    TNI_SOURCE_WRAPPED, /* the older argument, in the ivalue of an optional */
    TNI_SOURCE_DEFAULT  /* the default of today's schema */
} tni_source_kind;

/* Where an argument of today comes from. */
typedef struct tni_source {
    uint16_t index;      /* the older argument's position, but for defaults */
    tni_source_kind how; /* what becomes of it */
} tni_source;

/* How stacks of an older schema become stacks of today's. Never freed once published. */
typedef struct tni_older_form {
    struct tni_older_form *next; /* the form that newer callers have not seen either, or NULL */
    uint64_t until;              /* callers of releases before this one use the form */
    const tn_schema *was;        /* the older schema, owned */
    tni_source sources[];        /* one for each argument of today */
} tni_older_form;

/*
 * The forms of the operator of `now` by the tables of PyTorch's releases, or by other tables, in
 * which an operator's changes stand in order of releases; NULL for nearly all. With the registry
 * lock held.
 */
tn_status tni_older_forms_find(const tn_schema *now, tni_older_form **out) TN_NODISCARD;
tn_status tni_older_forms_make(const tn_schema *now, const tni_older_schema *tables, size_t ntables,
                               tni_older_form **out) TN_NODISCARD;
void tni_older_forms_free(tni_older_form *forms); /* NULL is legal */

/* The form by which a caller of a release fills stacks; NULL: today's. */
const tni_older_form *tni_older_form_of(const tni_signature *signature, uint64_t version);

/*
 * Moves the arguments of `stack` into a new array of as many ivalues as there are arguments today,
 * and adds what they lack. *out is tni_free's. On failure the arguments are dropped.
 */
tn_status tni_older_form_adapt(const tn_op *op, const tni_signature *signature,
                               const tni_older_form *form, const StableIValue *stack,
                               StableIValue **out) TN_NODISCARD;

/* A new owning ivalue of the default of an argument that has one. */
tn_status tni_default_new(const tn_op *op, const tni_signature *signature, size_t index,
                          StableIValue *out) TN_NODISCARD;

/* ---- kernels and operators (op_table.c, dispatch_table.c, calls.c) ---- */

enum {
    TNI_KERNEL_FALLTHROUGH = 1 << 0, /* skip this key */
    TNI_KERNEL_BUILT_IN =
        1
        << 1, /* Tenon's own: an entry of the table of built-in operators or a built-in fallback */
    TNI_KERNEL_FALLBACK = 1 << 2 /* stands for every operator at its key */
};

/* A registered kernel. Never freed; withdrawn kernels are only unlinked. */
typedef struct tni_kernel {
    tn_kernel function;          /* borrowed arguments in, new results out */
    tn_kernel body;              /* what a guarded kernel does (guards.c), NULL for others */
    void *context;               /* for function, through tn_call_context */
    uint32_t flags;              /* TNI_KERNEL_… */
    tni_key key;                 /* the runtime or alias key it was registered for */
    const char *origin;          /* "library file:line", never freed */
    const tn_schema *claim;      /* the signature it was written for, NULL if it claims none */
    const char *types;           /* the type string of TN_KERNEL, lasting; NULL without one */
    struct tni_kernel *older;    /* the kernel for the same key that this one hides */
    struct tni_kernel *next_key; /* the newest kernel of the operator's next key */
} tni_kernel;

/* An operator: a name that can be called once it has a schema and a kernel. */
struct tn_op {
    tni_name name;                              /* "ns::name" or "ns::name.overload" */
    uint32_t stem;                              /* bytes of "ns::name": where ".overload" begins */
    _Atomic(const tni_signature *) signature;   /* NULL until defined, and after withdrawal */
    _Atomic(struct tni_dispatch_table *) table; /* NULL until the first call */
    tni_kernel *kernels;                        /* newest kernel per key; the registry lock's */
    const struct tni_builtin
        *builtin;        /* the entry of the table of built-in operators, NULL for foreign ones */
    const char *origin;  /* where it was defined, "" before */
    const int32_t *tags; /* tags of the definition, never freed */
    size_t ntags;        /* number of tags */
    _Atomic(const char *) python_module; /* module that has its meta kernel, NULL if unknown */
    _Atomic(bool) was_defined;           /* had a schema once: calls say "unloaded" */
};

/* What a kernel may ask about its call. */
struct tn_call {
    const tn_op *op;                /* the operator called */
    const tni_signature *signature; /* its signature */
    const tni_kernel *kernel;       /* the kernel that was chosen */
    tni_keyset keys;                /* the set that chose it: wrappers redispatch with less */
};

/* The lock of all registrations. Never held while foreign code or a warning handler runs. */
void tni_registry_lock(void);
void tni_registry_unlock(void);

/*
 * The operator called "ns::name[.overload]": defined, built in or known only by a kernel. NULL if
 * unknown. Takes no lock unless a built-in operator is seen for the first time.
 */
tn_op *tni_op_lookup(const char *name, size_t length);

/* As above from the two parts the ABI passes ("" is no overload). Hot: no lock, no allocation. */
tn_op *tni_op_lookup_parts(const char *name, const char *overload);

/* As lookup, making an operator without schema if there is none. With the lock held. */
tn_status tni_op_intern(const char *name, size_t length, tn_op **out) TN_NODISCARD;

/*
 * With the lock held: whether no key has two lists of kernels, all kernels of a list are for its
 * key, and those that are hidden have no next key.
 */
bool tni_op_is_valid(const tn_op *op);

/* With the lock held: publishes or (NULL) withdraws the schema. */
void tni_op_set_signature(tn_op *op, const tni_signature *signature);

/* With the lock held: `kernel` becomes the newest for its key, or is unlinked. */
void tni_op_add_kernel(tn_op *op, tni_kernel *kernel);
void tni_op_remove_kernel(tn_op *op, tni_kernel *kernel);

/*
 * With the lock held, before it is added: a kernel for a device gets the device check and the
 * device guard of a built-in operator before it.
 */
void tni_kernel_guard(const tn_op *op, tni_kernel *kernel);

/*
 * Memory that readers without a lock may look at for ever: operators, kernels, signatures and their
 * texts. Zeroed. With the lock held; tni_immortal_free only before anything was published.
 */
void *tni_immortal_alloc(size_t bytes);
char *tni_immortal_text(const char *text, size_t length);
void tni_immortal_free(void *memory);

/* With the lock held: the fallback of a runtime key, NULL for none; setting resets every table. */
const tni_kernel *tni_fallback_get(tni_key key);
void tni_fallback_set(tni_key key, const tni_kernel *kernel);

/* Which kernel an entry gets, and by which rule. `kernel` NULL is a missing entry. */
typedef struct tni_resolution {
    const tni_kernel *kernel; /* the kernel, or the error kernel of an ambiguous entry */
    const char *rule;         /* "kernel", "default backend kernel", "math kernel" … */
} tni_resolution;

/* Which kernel an entry gets, as a pure function: reads the operator's registrations and the
 * fallbacks. With the lock held.
 */
tni_resolution tni_resolve_key(const tn_op *op, tni_key key);

/* The main entry: chooses by the arguments' keys and calls. `args` borrowed, `outs` new. */
tn_status tni_dispatch(const tn_op *op, const StableIValue *args, StableIValue *outs) TN_NODISCARD;

/* As tni_dispatch, for a caller that made `args` by `signature`: another one may be in force by
 * now. */
tn_status tni_dispatch_signed(const tn_op *op, const tni_signature *signature,
                              const StableIValue *args, StableIValue *outs) TN_NODISCARD;

/* The same with a given key set, used as it is: arguments and thread are not asked. */
tn_status tni_redispatch(const tn_op *op, tni_keyset keys, const StableIValue *args,
                         StableIValue *outs) TN_NODISCARD;

/*
 * Calls the kernel of the backend on which the arguments lie, CPU without any, past autograd,
 * autocast and the thread's keys; lazily conjugated and negated arguments are made plain.
 */
tn_status tni_dispatch_direct(const tn_op *op, const StableIValue *args,
                              StableIValue *outs) TN_NODISCARD;

/* What stands in the entry of a fallthrough: calls the next lower functionality. */
tn_status tni_fallthrough_call(const tn_call *call, const StableIValue *args, StableIValue *outs);

/* ---- calling an operator from code (callees.c) ---- */

/* An operator that code calls: looked up at its first call. */
typedef struct tni_callee {
    const char *name;          /* "aten::view" */
    _Atomic(const tn_op *) op; /* NULL before the first use */
} tni_callee;

/* Its signature. */
tn_status tni_callee_signature(tni_callee *callee, const tni_signature **out) TN_NODISCARD;

/* Calls it with borrowed ivalues. */
tn_status tni_call_out(tni_callee *callee, const StableIValue *args,
                       StableIValue *outs) TN_NODISCARD;

/* The same past autograd and whatever else is above the backend (tni_dispatch_direct). */
tn_status tni_call_direct(tni_callee *callee, const StableIValue *args,
                          StableIValue *outs) TN_NODISCARD;

/* tni_call_out for an operator with one tensor result, which is new. */
tn_status tni_call_tensor(tni_callee *callee, const StableIValue *args,
                          tn_tensor **out) TN_NODISCARD;

/* For one with `count` tensor results, which are new; an undefined one is NULL. */
tn_status tni_call_tensors(tni_callee *callee, const StableIValue *args, size_t count,
                           tn_tensor **outs) TN_NODISCARD;

/* For one whose `count` results (TNI_PLAIN_RETURNS at most) are what it has written. */
tn_status tni_call_drop(tni_callee *callee, const StableIValue *args, size_t count) TN_NODISCARD;

/* Finds the operator of a typed call and compares its schema with the form (typed_calls.c). */
tn_status tni_op_site_resolve(tn_op_site *site) TN_NODISCARD;

/* ---- the table of built-in operators (made by codegen, defined in gen/) ---- */

/*
 * How a kernel of the table runs. A plain one is a function. The others are one function per form,
 * which gets what it works on as its context: a structured kernel, written once for the operator
 * that returns new tensors, the one that writes to self and the one that writes to `out`; or, from
 * TNI_FORM_MADE_OUT on, the operator that a variant is made of.
 */
typedef enum tni_form {
    TNI_FORM_PLAIN,    /* tni_builtin_functions */
    TNI_FORM_NEW,      /* tni_builtin_structured: results are new */
    TNI_FORM_IN_PLACE, /* tni_builtin_structured: the result is self */
    TNI_FORM_OUT,      /* tni_builtin_structured: the results are the last arguments */
    TNI_FORM_MADE_OUT, /* tni_builtin_callees: calls the functional operator, copies to `out` */
    TNI_FORM_MADE_IN_PLACE, /* tni_builtin_callees: the same, copies to self */
    TNI_FORM_MADE_NEW,      /* tni_builtin_callees: calls the operator that writes, on copies */
    TNI_FORM_MADE_COPY,     /* tni_builtin_callees: calls a view, its results are copied */
    TNI_FORM_GENERATED_OUT, /* tni_builtin_callees: as MADE_OUT, where the result has out's dtype */
    TNI_FORM_OUT_NEW,       /* tni_builtin_callees: calls the out= operator on new tensors */
    TNI_FORM_OUT_IN_PLACE,  /* tni_builtin_callees: calls the out= operator on self */
    TNI_FORM_FOREACH,       /* tni_builtin_foreach: calls an operator for each item of its lists */
    TNI_FORM_COUNT
} tni_form;

/* Most arguments of an operator that is applied item by item. */
#define TNI_FOREACH_ARGS 8

/* What an argument is of which the operator on lists has none. */
typedef enum tni_foreach_source {
    TNI_FOREACH_NOTHING = 254, /* None or False */
    TNI_FOREACH_ONE = 255      /* the number 1 */
} tni_foreach_source;

/* An operator on lists: `_foreach_add.Scalar` calls `add.Scalar` for each tensor. */
typedef struct tni_foreach {
    tni_callee item;                   /* the operator of one item */
    uint8_t nargs;                     /* its arguments */
    uint8_t sources[TNI_FOREACH_ARGS]; /* of each: an argument's index, or a tni_foreach_source */
} tni_foreach;

/* One kernel of a built-in operator. */
typedef struct tni_builtin_kernel {
    int16_t key;     /* tni_key, runtime or alias */
    uint16_t form;   /* a tni_form */
    uint16_t kernel; /* index into the table of its form */
} tni_builtin_kernel;

/* One built-in operator. Offsets, no pointers, so that the table needs no relocation. */
typedef struct tni_builtin {
    uint32_t name;         /* offset of "aten::add.Tensor" in tni_builtin_text */
    uint32_t schema;       /* offset of its whole schema text */
    uint16_t first_kernel; /* index into tni_builtin_kernels */
    uint8_t nkernels;      /* number of kernels */
    uint8_t flags;         /* TNI_ROW_… */
    uint32_t tags;         /* bit i: tag i */
} tni_builtin;

/* What stands before kernels of devices: the yaml's device_guard and device_check. */
enum { TNI_TABLE_GUARDED = 1 << 0, TNI_TABLE_ONE_DEVICE = 1 << 1 };

extern const tni_builtin tni_builtins[];               /* sorted by name */
extern const uint32_t tni_num_builtins;                /* entries of tni_builtins */
extern const tni_builtin_kernel tni_builtin_kernels[]; /* kernels of all entries, in their order */
extern const tn_kernel tni_builtin_functions[];        /* kernel functions by index */
extern const struct tni_structured *const tni_builtin_structured[]; /* structured kernels */
extern tni_callee tni_builtin_callees[];  /* operators that others are made of */
extern tni_foreach tni_builtin_foreach[]; /* operators on lists */
extern const char tni_builtin_text[];     /* names and schemas, NUL-terminated */

/* ---- what the layers above add ---- */

/*
 * What dispatch calls of higher layers. src/dispatch_hooks.c alone names it, so that no layer needs
 * a higher one to be linked, and nothing has to be registered when a process starts.
 */
typedef struct tni_dispatch_hook_table {
    tn_kernel forms[TNI_FORM_COUNT]; /* of kernels: by form; NULL for plain ones */

    /*
     * Of autograd, with the lock held: adds the kernel that records calls of a built-in operator,
     * which is complete but for it and not yet published. `index` is its table in tni_builtins.
     */
    tn_status (*bind_autograd)(tn_op *op, int64_t index);

    /* Of autograd: the kernel of its keys where an operator has none and knows no derivative. */
    const tni_kernel *autograd_fallback;
} tni_dispatch_hook_table;

extern const tni_dispatch_hook_table tni_dispatch_hooks;

#endif
