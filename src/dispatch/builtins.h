/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * dispatch: the table of built-in operators, which tenon-gen writes to gen/, and the functions of
 * higher layers that dispatch calls.
 */
#ifndef TENON_BUILTINS_H
#define TENON_BUILTINS_H

#include "dispatch/callees.h"

/*
 * How a kernel of the table runs. A plain one is a function of its own. The other forms share one
 * function each, whose context says what it works on: a structured kernel, written once for the
 * functional operator, the in-place one and the out variant; or, from TNI_FORM_MADE_OUT on, the
 * operator that a derived variant calls.
 */
typedef enum tni_form {
    TNI_FORM_PLAIN,    /* tni_builtin_functions */
    TNI_FORM_NEW,      /* tni_builtin_structured: results are new */
    TNI_FORM_IN_PLACE, /* tni_builtin_structured: the result is self */
    TNI_FORM_OUT,      /* tni_builtin_structured: the results are the last arguments */
    TNI_FORM_MADE_OUT, /* tni_builtin_callees: calls the functional operator, copies to `out` */
    TNI_FORM_MADE_IN_PLACE, /* tni_builtin_callees: the same, copies to self */
    TNI_FORM_MADE_NEW,      /* tni_builtin_callees: calls the in-place operator on copies */
    TNI_FORM_MADE_COPY,     /* tni_builtin_callees: calls a view and copies its results */
    TNI_FORM_GENERATED_OUT, /* tni_builtin_callees: as MADE_OUT, where the result has out's dtype */
    TNI_FORM_OUT_NEW,       /* tni_builtin_callees: calls the out= operator on new tensors */
    TNI_FORM_OUT_IN_PLACE,  /* tni_builtin_callees: calls the out= operator on self */
    TNI_FORM_FOREACH,       /* tni_builtin_foreach: calls an operator for each item of its lists */
    TNI_FORM_COUNT
} tni_form;

/* The most arguments of an operator that is applied to each item. */
#define TNI_FOREACH_ARGS 8

/* An argument of the item's operator that the operator on lists does not have. */
typedef enum tni_foreach_source {
    TNI_FOREACH_NOTHING = 254, /* None or False */
    TNI_FOREACH_ONE = 255      /* the number 1 */
} tni_foreach_source;

/* An operator on lists: `_foreach_add.Scalar` calls `add.Scalar` for each tensor. */
typedef struct tni_foreach {
    tni_callee item;                   /* the operator of one item */
    uint8_t nargs;                     /* number of its arguments */
    uint8_t sources[TNI_FOREACH_ARGS]; /* of each: index of an argument, or a tni_foreach_source */
} tni_foreach;

/* One kernel of a built-in operator. */
typedef struct tni_builtin_kernel {
    int16_t key;     /* tni_key, runtime or alias */
    uint16_t form;   /* a tni_form */
    uint16_t kernel; /* index into the table of its form */
} tni_builtin_kernel;

/* One built-in operator. Offsets instead of pointers, so that the table needs no relocation. */
typedef struct tni_builtin {
    uint32_t name;         /* offset of "aten::add.Tensor" in tni_builtin_text */
    uint32_t schema;       /* offset of its whole schema text */
    uint16_t first_kernel; /* index into tni_builtin_kernels */
    uint8_t nkernels;      /* number of kernels */
    uint8_t flags;         /* TNI_TABLE_… */
    uint32_t tags;         /* bit i: tag i */
} tni_builtin;

/* A built-in operator that not every release of PyTorch has. */
typedef struct tni_builtin_release {
    uint16_t index; /* in tni_builtins */
    uint8_t since;  /* minor number of the first release with it; 0: it has always been there */
    uint8_t until;  /* minor number of the first release without it; 0: it is still there */
} tni_builtin_release;

/* What runs before kernels of devices: the yaml's device_guard and device_check. */
enum { TNI_TABLE_GUARDED = 1 << 0, TNI_TABLE_ONE_DEVICE = 1 << 1 };

extern const tni_builtin tni_builtins[];                 /* sorted by name */
extern const uint32_t tni_num_builtins;                  /* entries of tni_builtins */
extern const tni_builtin_release tni_builtin_releases[]; /* sorted by index */
extern const uint32_t tni_num_builtin_releases;          /* entries of it */
extern const tni_builtin_kernel tni_builtin_kernels[]; /* kernels of all entries, in their order */
extern const tn_kernel tni_builtin_functions[];        /* kernel functions by index */
extern const struct tni_structured *const tni_builtin_structured[]; /* structured kernels */
extern tni_callee tni_builtin_callees[];  /* operators that derived variants call */
extern tni_foreach tni_builtin_foreach[]; /* operators on lists */
extern const char tni_builtin_text[];     /* names and schemas, NUL-terminated */

/* ---- what the layers above add ---- */

/*
 * Functions of higher layers that dispatch calls. Only src/dispatch_hooks.c names them, so that no
 * layer needs a higher one to be linked, and nothing must be registered when a process starts.
 */
typedef struct tni_dispatch_hook_table {
    tn_kernel forms[TNI_FORM_COUNT]; /* from kernels: by form; NULL for plain ones */

    /*
     * From autograd, with the lock held: add the kernel that records calls to a built-in operator,
     * which is otherwise complete and not published yet. `index` is the operator's in tni_builtins.
     */
    tn_status (*bind_autograd)(tn_op *op, int64_t index);

    /* From autograd: the kernel at its keys for an operator that has none and no derivative. */
    const tni_kernel *autograd_fallback;
} tni_dispatch_hook_table;

extern const tni_dispatch_hook_table tni_dispatch_hooks;

#endif
