/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * dispatch: what calling an operator needs of its schema.
 *
 * Values are ivalues (`StableIValue`), which have no type. Each operator has an argument code per
 * argument and return, compiled from its schema when it is defined; retaining, dropping and finding
 * keys read the codes; they read the types of NESTED ones alone. A call that comes with tagged
 * values reads types to box them.
 */
#ifndef TENON_SIGNATURE_H
#define TENON_SIGNATURE_H

#include "dispatch/boxed.h"
#include "dispatch/keys.h"
#include "schema/schema_tree.h"
#include <tenon/library.h>
#include <tenon/op.h>

/*
 * One byte per argument or return: a leaf in the low five bits, a shape in the high three. Types
 * without a shape of their own are NESTED, and walked along their tni_type.
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

/* The code of the schema type Tensor, which is the most frequent. */
#define TNI_PLAIN_TENSOR (TNI_SHAPE_PLAIN | TNI_TYPE_TENSOR)

/* A call from outside keeps up to so many results on its stack. */
#define TNI_PLAIN_RETURNS 16

/* What calling an operator needs of its schema; made when it is defined, never freed. */
typedef struct tni_signature {
    const tn_schema *schema;    /* owned by this record */
    uint16_t nargs;             /* arguments of the schema */
    uint16_t nreturns;          /* returns of the schema */
    uint64_t key_args;          /* bit i: argument i may hold tensors that dispatch looks at */
    uint64_t plain_tensors;     /* bit i: argument i is a plain Tensor, the common case */
    uint16_t leading;           /* how many of the first arguments are plain Tensors, at most 64 */
    bool is_leading;            /* no argument after these may hold tensors */
    bool crosses_abi;           /* every type can cross the ABI */
    bool is_plain;              /* crosses the ABI, few returns, no older forms: a call by name
                                   (torch_call_dispatcher) has nothing else to check */
    const tni_argcode *args;    /* nargs codes */
    const tni_argcode *returns; /* nreturns codes */
    const struct tni_older_form *older; /* the schema's earlier forms, oldest first; or NULL */
} tni_signature;

/*
 * Compile `schema`: on success it belongs to the signature, on failure still to the caller. With
 * the registry lock held.
 */
tn_status tni_signature_compile(tn_schema *schema, tni_signature **out) TN_NODISCARD;

/* Whether codes and bits agree with the schema. */
bool tni_signature_is_valid(const tni_signature *signature);

/*
 * Whether the tensors in borrowed arguments, or in results, are valid; undefined ones are. Types
 * that no code describes are skipped.
 */
bool tni_args_are_valid(const tni_signature *signature, const StableIValue *args);
bool tni_returns_are_valid(const tni_signature *signature, const StableIValue *outs);

/* Undo tni_signature_compile, schema included, for a signature that was never published. */
void tni_signature_free(tni_signature *signature);

/*
 * Return the first part of `type` that cannot cross the ABI, because PyTorch refuses it there; NULL
 * if all of it can. Most of these have an ivalue within Tenon (docs/values.md).
 */
const tni_type *tni_type_find_uncrossable(const tni_type *type);

/*
 * Make an owned copy of a borrowed value of the given type: handles are duplicated, lists copied.
 */
tn_status tni_argcode_retain(tni_argcode code, const tni_type *type, StableIValue value,
                             StableIValue *out) TN_NODISCARD;

/*
 * Drop an owned value: handles, items and containers of lists, strings, optionals. The type may be
 * NULL unless the shape is NESTED.
 */
void tni_argcode_drop(tni_argcode code, const tni_type *type, StableIValue value);

/*
 * Return the OR of the keys of the tensors in a borrowed value; *autograd becomes true if one has
 * autograd state (TNI_TENSOR_AUTOGRAD).
 */
tni_keyset tni_argcode_keys(tni_argcode code, const tni_type *type, StableIValue value,
                            bool *autograd);

/* Called with a tensor of an argument; false ends the walk. */
typedef bool tni_tensor_visit(void *context, tn_tensor *tensor);

/*
 * Call `visit` with each defined tensor in a borrowed value: alone, optional or in a list. False if
 * the walk was ended. The type may be NULL unless the shape is NESTED.
 */
bool tni_argcode_tensors(tni_argcode code, const tni_type *type, StableIValue value,
                         tni_tensor_visit *visit, void *context);

/* Make a value of an ivalue of the given type, which is taken, also on failure. New. */
tn_status tni_type_unbox(const tni_type *type, StableIValue ivalue, tn_value *out) TN_NODISCARD;

/* Drop the first `count` owned arguments or results. */
void tni_args_drop(const tni_signature *signature, StableIValue *values, size_t count);
void tni_returns_drop(const tni_signature *signature, StableIValue *values, size_t count);

#endif
