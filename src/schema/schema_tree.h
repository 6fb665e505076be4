/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * schema: the parsed form of an operator's signature.
 *
 * A schema is one arena: freeing the root frees every node and text. Nodes do not change after the
 * parse. The language and the canonical text follow PyTorch 2.13's run-time parser; docs/decisions
 * lists the differences.
 */
#ifndef TENON_SCHEMA_TREE_H
#define TENON_SCHEMA_TREE_H

#include "base/base.h"
#include <tenon/schema.h>

/* Kinds of types. The first group are leaves whose boxed form is one ivalue. */
typedef enum tni_type_kind {
    TNI_TYPE_TENSOR,
    TNI_TYPE_INT,
    TNI_TYPE_FLOAT,
    TNI_TYPE_BOOL,
    TNI_TYPE_STR,
    TNI_TYPE_SCALAR,
    TNI_TYPE_COMPLEX,
    TNI_TYPE_SYMINT,
    TNI_TYPE_SYMBOOL,
    TNI_TYPE_SYMFLOAT, /* not in PyTorch's language */
    TNI_TYPE_SCALAR_TYPE,
    TNI_TYPE_LAYOUT,
    TNI_TYPE_MEMORY_FORMAT,
    TNI_TYPE_DEVICE,
    TNI_TYPE_GENERATOR,
    TNI_TYPE_STREAM,
    TNI_TYPE_STORAGE,
    TNI_TYPE_QSCHEME,
    TNI_TYPE_QUANTIZER,
    TNI_TYPE_NONE,
    TNI_TYPE_ANY,
    TNI_TYPE_CAPSULE,
    TNI_TYPE_ANY_CLASS,
    TNI_TYPE_ANY_ENUM,
    TNI_TYPE_CLASS, /* __torch__.torch.classes.x.y */
    TNI_TYPE_VAR,   /* a type variable */
    /* composites: `items` are the types within */
    TNI_TYPE_LIST,
    TNI_TYPE_OPTIONAL,
    TNI_TYPE_TUPLE,
    TNI_TYPE_DICT,
    TNI_TYPE_UNION,
    TNI_TYPE_FUTURE,
    TNI_TYPE_AWAIT,
    TNI_TYPE_RREF
} tni_type_kind;

/* An alias annotation: `(a)`, `(a!)`, `(a -> b|c)`, `(a -> *)`, `!`. */
typedef struct tni_alias {
    const tni_text *before; /* sets before the call, in source order */
    const tni_text *after;  /* sets after the call; the same array if there is no arrow */
    uint16_t nbefore;       /* number of sets before */
    uint16_t nafter;        /* number of sets after */
    bool is_write;          /* marked `!` */
} tni_alias;

/* A type. */
typedef struct tni_type {
    tni_type_kind kind;                  /* says which of the other members are used */
    uint16_t nitems;                     /* number of types within a composite */
    int32_t list_size;                   /* N of `T[N]`, -1 when none was written */
    const struct tni_type *const *items; /* the types within; NULL for a leaf */
    const tni_alias *alias; /* the alias annotation of this type; NULL if it has none */
    tni_text name;          /* the name of a class or type variable */
} tni_type;

typedef enum tni_const_kind {
    TNI_CONST_NONE,
    TNI_CONST_BOOL,
    TNI_CONST_INT,
    TNI_CONST_DOUBLE,
    TNI_CONST_COMPLEX,
    TNI_CONST_STRING,
    TNI_CONST_DEVICE, /* text, as written; Tenon prints it quoted so that it reads back */
    TNI_CONST_LIST
} tni_const_kind;

/* A default value. */
typedef struct tni_const {
    tni_const_kind kind; /* says which member of the union is used */
    union {
        bool boolean;      /* BOOL */
        int64_t integer;   /* INT */
        double real;       /* DOUBLE */
        double complex[2]; /* COMPLEX: real and imaginary part */
        tni_text text;     /* STRING and DEVICE; may hold NULs */
        struct {
            const struct tni_const *items; /* in the schema's arena */
            size_t count;                  /* how many */
        } list;                            /* LIST */
    } as;
} tni_const;

/* One argument or return. */
typedef struct tni_arg {
    tni_text name;            /* "" for an unnamed return; NUL-terminated */
    const tni_type *type;     /* the type, as written */
    const tni_const *initial; /* the default; NULL if it has none */
    bool keyword_only;        /* after `*` */
} tni_arg;

struct tn_schema {
    struct tni_arena_block *arena; /* memory of all nodes and texts below */
    tni_text name;                 /* "ns::name" or "name", NUL-terminated */
    tni_text overload;             /* "" if it has none, NUL-terminated */
    tni_arg *args;                 /* arguments in order */
    tni_arg *returns;              /* returns in order */
    uint16_t nargs;                /* number of arguments */
    uint16_t nreturns;             /* number of returns */
    bool is_vararg;                /* `...` ends the arguments */
    bool is_varret;                /* `...` ends the returns */
    bool is_mutable;               /* some argument is written */
};

/*
 * Whether the tree is one that parsing can give: kinds have the items that they need, and only
 * lists have a size; texts end with a NUL; keyword-only arguments come last; the default of a list
 * fits its items; and the schema is mutable if an argument is written (schema_validity.c).
 */
bool tni_schema_is_valid(const tn_schema *schema);

/*
 * Return the alias annotation of an argument or return of this type: its own, or that of its items.
 * A list whose items have one counts as having it.
 */
const tni_alias *tni_type_alias(const tni_type *type);

/*
 * ---- codes of types (type_codes.c) ----
 *
 * How typed C passes a type, in the letters of tenon/extension.h: T i d b y l m D s, S for a
 * Scalar, behind `?` for an optional and L for a list, "L?T" for Tensor?[]; "*" for every type that
 * has no code. tn_op_call_typed in tenon/op.h says what C has for each.
 */
#define TNI_TYPE_CODE_ROOM 5

/* Write the code of an argument's type, with a NUL. */
void tni_type_code(const tni_type *type, char code[TNI_TYPE_CODE_ROOM]);

/*
 * Append the type string that TN_KERNEL (tenon/extension.h) has for a schema: the codes of all
 * arguments, "->", and those of the results; `*` for types without a code there.
 */
void tni_extension_codes(const tn_schema *schema, tni_buffer *out);

/*
 * Return the code of a return: `=` for an argument that was written, a letter except s and S, or
 * `*`.
 */
char tni_return_code(const tni_type *type);

/* Parse an operator's name, "ns::name.overload" ("ns::" and ".overload" are optional). */
tn_status tni_schema_parse_name(const char *text, tni_text *ns, tni_text *name,
                                tni_text *overload) TN_NODISCARD;

/*
 * Whether a default is a value of its argument's type, and a list of ints has no None. `float x=1`
 * is read as a double; `float? x=1` is not, but fits, too.
 */
bool tni_const_fits(const tni_const *value, const tni_type *type);

/* Append the canonical text of a schema, of one type, or of one default. */
void tni_schema_print(tni_buffer *buffer, const tn_schema *schema);
void tni_type_print(tni_buffer *buffer, const tni_type *type);
void tni_const_print(tni_buffer *buffer, const tni_const *value, const tni_type *type);

/*
 * Append a type as compatibility compares it: without annotations and sizes, with codes and
 * symbolic ints as int.
 */
void tni_type_print_plain(tni_buffer *buffer, const tni_type *type);

/* Whether two types are equal, not counting alias annotations; with `relax`, SymInt is int. */
bool tni_type_equal(const tni_type *a, const tni_type *b, bool relax);

/*
 * Whether `a` is a subtype of `b`, as versions of a schema are compared: symbolic ints, ScalarType,
 * Layout and MemoryFormat are int, and all type variables are one. Lists and dicts are invariant,
 * because they can be written.
 */
bool tni_type_is_subtype(const tni_type *a, const tni_type *b);

/*
 * Whether a kernel written for `signature` fits `schema`: the number and types of arguments and
 * returns must agree; names, defaults and alias annotations do not count. TN_ERR_TYPE says how it
 * differs.
 */
tn_status tni_schema_match(const tn_schema *schema, const tn_schema *signature) TN_NODISCARD;

/*
 * Parse a signature without an operator's name, "(Tensor, int) -> Tensor"; arguments need no names.
 * Freed with tn_schema_free.
 */
tn_status tni_schema_parse_signature(const char *text, tn_schema **out) TN_NODISCARD;

#endif
