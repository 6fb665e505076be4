/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Names that are less than an operator's: which overloads a name has, in the order in which a call
 * tries them, which values fit an argument, and which names are near a misspelt one. Experimental:
 * it may change with any release (docs/versions.md).
 *
 * A call of `aten::add` takes the first overload whose arguments are all known, complete and
 * fitting: tried twice, at first with tensors for tensors alone, then with numbers in their place.
 * The Python package and the command choose by what is here, each for values of its own.
 *
 * Threads: everything here may be called from any thread.
 */
#ifndef TENON_NAMES_H
#define TENON_NAMES_H

#include <string.h>

#include <tenon/op.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Visits the operators `name` and `name.*` in the order in which a call tries them: the one without
 * an overload first, built-in ones before those of libraries, which follow in the order of their
 * definitions, and built-in ones for numbers at the end, because a tensor without dimensions fits
 * these, too. None is no failure; neither is stopping. The list is made before the first visit.
 */
TN_API tn_status tn_op_overloads(const char *name, tn_op_visitor visitor,
                                 void *context) TN_NODISCARD;

/* ---- which values fit ---- */

/* A schema's type, as far as choosing an overload looks at it. */
typedef struct tn_leaf {
    char type;              /* a code of tn_op_call_typed without marks; 'G': Generator */
    bool is_optional;       /* None is one of its values */
    bool is_list;           /* a list of `type` */
    bool items_may_be_none; /* a list of optional items */
} tn_leaf;

/*
 * Reads the code of an argument (tn_argument). `type` is its text (tn_op_type_print), by which a
 * Generator is known, which has no code of its own.
 */
static inline tn_leaf tn_leaf_of(const char *code, const char *type)
{
    tn_leaf leaf = {0, false, false, false};
    if (*code == '?') {
        leaf.is_optional = true;
        code++;
    }
    if (*code == 'L') {
        leaf.is_list = true;
        code++;
        leaf.items_may_be_none = *code == '?';
        code += leaf.items_may_be_none;
    }
    leaf.type = *code;
    if (leaf.type == '*' && strncmp(type, "Generator", 9) == 0) {
        leaf.type = 'G';
        leaf.is_optional = type[9] == '?';
    }
    return leaf;
}

/* A set of kinds of values has the bit of each, and one for a tensor without dimensions. */
#define TN_KIND_BIT(kind)  (1u << (unsigned)(kind))
#define TN_KIND_BIT_SINGLE (1u << 31)

/*
 * The kinds that fit one value of a type: a bool is no int here, as in PyTorch, and a tensor
 * without dimensions is a number. With `takes_numbers` a number stands for a tensor, and a bool for
 * an int. All bits for a type that only the operator itself can judge.
 */
static inline uint32_t tn_kinds_fitting(char type, bool takes_numbers)
{
    const uint32_t boolean = TN_KIND_BIT(TN_KIND_BOOL), integer = TN_KIND_BIT(TN_KIND_INT);
    const uint32_t reals = boolean | integer | TN_KIND_BIT(TN_KIND_DOUBLE);
    const uint32_t numbers = reals | TN_KIND_BIT(TN_KIND_COMPLEX);
    switch (type) {
    case 'T':
        return TN_KIND_BIT(TN_KIND_TENSOR) | TN_KIND_BIT_SINGLE | (takes_numbers ? numbers : 0);
    case 'S':
        return numbers | TN_KIND_BIT_SINGLE;
    case 'i':
        return integer | TN_KIND_BIT_SINGLE | (takes_numbers ? boolean : 0);
    case 'd':
        return reals | TN_KIND_BIT_SINGLE;
    case 'b':
        return boolean | TN_KIND_BIT_SINGLE;
    case 's':
        return TN_KIND_BIT(TN_KIND_STRING);
    case 'y':
        return TN_KIND_BIT(TN_KIND_DTYPE);
    case 'l':
        return TN_KIND_BIT(TN_KIND_LAYOUT);
    case 'm':
        return TN_KIND_BIT(TN_KIND_MEMORY_FORMAT);
    case 'D':
        return TN_KIND_BIT(TN_KIND_DEVICE) | TN_KIND_BIT(TN_KIND_STRING);
    case 'G':
        return TN_KIND_BIT(TN_KIND_OPAQUE);
    default:
        return UINT32_MAX;
    }
}

/*
 * Whether a call may give the schema's argument `name` as `word`: some have other spellings, mostly
 * NumPy's, and functions call `self` input.
 */
static inline bool tn_argument_is_spelt(const char *name, const char *word)
{
    static const char *const spellings[][2] = {
        {"dim", "axis"},   {"keepdim", "keepdims"}, {"self", "input"}, {"self", "x"},
        {"input", "self"}, {"input", "x"},          {"other", "x2"}};
    for (size_t i = 0; i < sizeof spellings / sizeof *spellings; i++)
        if (strcmp(spellings[i][0], name) == 0 && strcmp(spellings[i][1], word) == 0)
            return true;
    return false;
}

/* ---- near names ---- */

/* The distance of names that are not near each other. */
#define TN_NAME_FAR 3u

/*
 * How many letters must be changed, left out, added or swapped with their neighbour to make `name`
 * of `asked`: one at most where `asked` has less than four letters behind its namespace, else two;
 * TN_NAME_FAR for more. A name asked for without a namespace is compared with what stands behind
 * one, and without an overload with what stands before it: 0 is an overload of it.
 */
TN_API unsigned tn_name_distance(const char *asked, const char *name);

/* The nearest names seen, four at most, all at one distance. Start with only `asked` set. */
typedef struct tn_near {
    const char *asked;    /* the misspelt name; borrowed */
    const char *names[4]; /* near ones; borrowed */
    unsigned count;       /* how many */
    unsigned distance;    /* how far all of them are */
} tn_near;

/* Keep a name if none is nearer. Of overloads of another name than the one asked for, one stays. */
static inline void tn_near_add(tn_near *near, const char *name)
{
    unsigned distance = tn_name_distance(near->asked, name);
    size_t length = strcspn(name, ".");
    if (distance >= TN_NAME_FAR || (near->count > 0 && distance > near->distance))
        return;
    if (near->count > 0 && distance < near->distance)
        near->count = 0;
    for (unsigned i = 0; i < near->count; i++)
        if (strcmp(near->names[i], name) == 0 ||
            (distance > 0 && strncmp(near->names[i], name, length) == 0 &&
             strcspn(near->names[i], ".") == length))
            return;
    if (near->count == sizeof near->names / sizeof *near->names)
        return;
    near->distance = distance;
    near->names[near->count++] = name;
}

#ifdef __cplusplus
}
#endif

#endif
