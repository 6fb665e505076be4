/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * api_spec: Tenon's own API, as listed in spec/tenon_api.yaml and as declared by the headers.
 *
 * The headers are read after preprocessing (read_headers.c), once per ABI version, so that what is
 * compared is what a compiler sees. Both sides are lists of items of the same form. Items are equal
 * if their texts are: the declaration without attributes, in normalized spelling.
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

/* The kinds of items, in the manifest's order. */
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

/* What a header declares, or an entry of the manifest. */
typedef struct api_item {
    api_kind kind;          /* one of the forms above */
    const char *name;       /* what is declared */
    const char *text;       /* the declaration */
    const char *header;     /* "tenon/op.h" */
    const char *symbol;     /* of a function redirected to another symbol, else NULL */
    const char *warning;    /* headers: the text of TN_DEPRECATED, NULL without one */
    size_t line;            /* in the header, or in the manifest */
    uint32_t abis;          /* bit n - 1: declared under ABI n */
    uint32_t since;         /* manifest: MMMmmmppp, as in the next two */
    uint32_t deprecated_in; /* 0 if it is not deprecated */
    uint32_t remove_after;  /* the last release that has it, 0 if not limited */
    const char *instead;    /* what to use instead of a deprecated item */
    size_t size;            /* of a struct, in bytes */
    size_t alignment;       /* of a struct, in bytes */
    bool is_met;            /* found on the other side */
} api_item;

/*
 * Functions of a header that the manifest does not list one by one: all inline functions of the
 * header and of its parts (tenon/ops/NAME.h of tenon/ops.h), which are generated from another list.
 * That list defines them and what is kept compatible.
 */
typedef struct api_family {
    const char *header; /* "tenon/ops.h" */
    const char *text;   /* what they are, in docs/api.md */
    uint32_t since;     /* MMMmmmppp */
} api_family;

/* One side: the manifest or the headers. */
typedef struct api_list {
    const char *path;     /* the manifest, or the folder of the headers */
    api_item *items;      /* in order */
    size_t count;         /* how many */
    const char **headers; /* all headers, including those that declare nothing */
    size_t nheaders;      /* how many */
    api_family *families; /* manifest: what is not listed one by one */
    size_t nfamilies;     /* how many */
    uint32_t version;     /* TENON_VERSION */
    int latest;           /* TENON_ABI_VERSION_LATEST */
} api_list;

/* Return the manifest's word for a kind. */
const char *api_kind_name(api_kind kind);

/* Add a zeroed item of a kind. */
api_item *api_add(api_list *list, api_kind kind);

/* Return the text of a version, in a new buffer: 1000 is "0.1.0". */
const char *api_version_text(uint32_t version);

/* Return the ABIs of an item as "1", "2..", "1..3"; NULL for all up to `latest`. */
const char *api_abis_text(uint32_t abis, int latest);

/* Read what the headers of root/include/tenon declare. */
void api_read_headers(const char *root, api_list *list);

/* Read the manifest; with `may_lack`, a missing file counts as empty. */
void api_read(const char *path, bool may_lack, api_list *list);

/* Return the family that an item of the headers belongs to; NULL for none. */
const api_family *api_family_of(const api_list *manifest, const api_item *item);

/* Match equal items of both sides (is_met). Members of a family count as found. */
void api_meet(api_list *manifest, api_list *headers);

/* Compare both sides and check the manifest's rules; print all faults and return their number. */
size_t api_check(api_list *manifest, api_list *headers);

/*
 * Check that everything declared by an earlier tree is still declared in the same way, under each
 * ABI that had it, unless its removal was announced. Print all faults and return their number.
 */
size_t api_check_kept(api_list *earlier_manifest, api_list *earlier, const api_list *headers);

/*
 * Write the manifest updated to the headers; call api_meet first. New items get today's version as
 * `since`. End the program if an entry of an earlier release is missing or changed.
 */
void api_adopt(const char *root, api_list *manifest, api_list *headers, FILE *out);

/* Write gen/api_assertions_abiN.c for one ABI, and docs/api.md. */
void api_write_assertions(const api_list *manifest, int abi, FILE *out);
void api_write_page(const api_list *manifest, FILE *out);

#endif
