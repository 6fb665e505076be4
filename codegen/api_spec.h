/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * api_spec: Tenon's own surface, as spec/tenon_api.yaml lists it and as the headers declare it.
 *
 * The headers are read behind the preprocessor (read_headers.c), once per ABI version, so that what
 * is compared is what a compiler sees. Both sides are lists of the same items, and an item is equal
 * if its text is: the declaration without attributes, in one spelling.
 *
 *     function   tn_status tn_op_find(const char *name, const tn_op **out)
 *     inline     tn_value tn_value_none(void)
 *     struct     tn_device {int8_t type; int8_t index;}
 *     enum       tn_kind
 *     constant   TN_KIND_NONE = 0
 *     type       void (*tn_deleter)(void *data, void *context)
 *     macro      TN_REQUIRE(condition, text), TN_MAX_DIM = 64
 */
#ifndef TENON_API_SPEC_H
#define TENON_API_SPEC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

typedef enum api_kind {
    API_MACRO,
    API_CONSTANT,
    API_ENUM,
    API_STRUCT,
    API_TYPE,
    API_FUNCTION,
    API_INLINE,
    API_NUM_KINDS
} api_kind;

/* What a header declares, or a row of the manifest. */
typedef struct api_item {
    api_kind kind;          /* which of the forms above */
    const char *name;       /* what is declared */
    const char *text;       /* the declaration */
    const char *header;     /* "tenon/op.h" */
    const char *symbol;     /* of a function that is redirected, else NULL */
    const char *warning;    /* headers: the text of TN_DEPRECATED, NULL without one */
    size_t line;            /* in the header, or in the manifest */
    uint32_t abis;          /* bit n - 1: declared under ABI n */
    uint32_t since;         /* manifest: MMMmmmppp, as the next two */
    uint32_t deprecated_in; /* 0 if it is not */
    uint32_t remove_after;  /* the last release that has it, 0 for no end */
    const char *instead;    /* the replacement of what is deprecated */
    size_t size;            /* of a struct, in bytes */
    size_t alignment;       /* of a struct, in bytes */
    bool is_met;            /* has its counterpart on the other side */
} api_item;

/*
 * Functions of a header that the manifest does not list one by one: all inline functions of it and
 * of its parts (tenon/ops/….h of tenon/ops.h), which are made of another list. That list says what
 * they are and what is kept of them.
 */
typedef struct api_family {
    const char *header; /* "tenon/ops.h" */
    const char *text;   /* what they are, for docs/api.md */
    uint32_t since;     /* MMMmmmppp */
} api_family;

/* One side. */
typedef struct api_list {
    const char *path;     /* the manifest, or the folder of the headers */
    api_item *items;      /* in order */
    size_t count;         /* how many */
    const char **headers; /* every header, also those that declare nothing */
    size_t nheaders;      /* how many */
    api_family *families; /* manifest: what is not listed one by one */
    size_t nfamilies;     /* how many */
    uint32_t version;     /* TENON_VERSION */
    int latest;           /* TENON_ABI_VERSION_LATEST */
} api_list;

const char *api_kind_name(api_kind kind);

/* Adds a zeroed item of a kind. */
api_item *api_add(api_list *list, api_kind kind);

/* The text of a version, in a buffer of its own: 1000 is "0.1.0". */
const char *api_version_text(uint32_t version);

/* "1", "2..", "1..3": the ABIs of an item; NULL for all up to `latest`. */
const char *api_abis_text(uint32_t abis, int latest);

/* What the headers of root/include/tenon declare. */
void api_read_headers(const char *root, api_list *list);

/* The manifest; a file that is not there is an empty one if it `may_lack`. */
void api_read(const char *path, bool may_lack, api_list *list);

/* The family that an item of the headers is of; NULL for none. */
const api_family *api_family_of(const api_list *manifest, const api_item *item);

/* Ties the equal items of both sides to each other (is_met); those of a family are met by it. */
void api_meet(api_list *manifest, api_list *headers);

/* Compares both sides, and the manifest with itself; prints every fault and returns how many. */
size_t api_check(api_list *manifest, api_list *headers);

/*
 * Compares an earlier tree with the headers: what it declared is still declared so, under each ABI
 * that had it, or was announced to go. Prints every fault and returns how many.
 */
size_t api_check_kept(api_list *earlier_manifest, api_list *earlier, const api_list *headers);

/*
 * Writes the manifest brought up to the headers, after api_meet: what is new is since today's
 * version. Ends the program if a row of an earlier release is gone or changed.
 */
void api_adopt(const char *root, api_list *manifest, api_list *headers, FILE *out);

/* Writes gen/api_assertions_abiN.c for one ABI, and docs/api.md. */
void api_write_assertions(const api_list *manifest, int abi, FILE *out);
void api_write_page(const api_list *manifest, FILE *out);

#endif
