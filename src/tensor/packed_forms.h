/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Packed forms: the bytes of a storage as a kernel wants them, such as a matrix packed for
 * products, kept beside the storage so that they are made once and not at every call.
 *
 * A storage keeps forms once it was told to (tni_storage_keep_forms), which is worth it for weights
 * that many calls read. A form holds for one version of the storage: an operator that writes counts
 * its write, and the form is made anew by the next call that wants it. Writes past the operators
 * are not counted, so a tensor whose address was given out (tn_tensor_data and its like) keeps none
 * from then on.
 *
 * A compiled model's code asks for the address of every constant when it is loaded, and only reads
 * most of them there. Where that is known, the thread that makes constants says so
 * (tni_makes_constants): what is made over memory then keeps forms, and its address does not count;
 * that of a view of it does.
 *
 * Forms live as long as their storage, and are made again in the memory that they have: a thread
 * that still reads one while another writes the weights, which only a racing program does, reads
 * wrong numbers, and no freed memory.
 */
#ifndef TENON_PACKED_FORMS_H
#define TENON_PACKED_FORMS_H

#include "tensor/tensor_core.h"

/* What a form is of and how it was packed. Compared as bytes, so there are no gaps. */
typedef struct tni_form_key {
    const void *maker;  /* an address that only one kind of form has */
    const void *data;   /* the first element that is packed */
    int64_t numbers[6]; /* sizes, strides and what else the packing depends on; the rest is 0 */
} tni_form_key;

/* A form. */
typedef struct tni_form {
    struct tni_form *next;   /* of the storage */
    tni_form_key key;        /* what it is */
    size_t bytes;            /* of data */
    void *data;              /* the form, aligned to 64 bytes */
    const tni_storage *file; /* the storage if its bytes are a file's, else NULL */
    _Atomic(uint64_t)
        status;     /* the version that it is of, and whether it is made (packed_forms.c) */
    uint32_t times; /* how often it was made; whoever makes it writes this */
} tni_form;

/*
 * Have the storage of a tensor keep forms. Its other tensors keep none, unless they are views of
 * this one. If `is_file`, the bytes are those of a file (tni_map_file) that nobody has written;
 * then a form of them takes their place in memory: pages that are not read otherwise stay in the
 * file. TN_ERR_MEMORY only.
 */
tn_status tni_storage_keep_forms(tn_tensor *tensor, bool is_file) TN_NODISCARD;

/*
 * Whether this thread makes constants at whose addresses nobody writes. A new tensor over memory,
 * given to tni_storage_keep_constant, keeps forms then; `is_file` as above. TN_ERR_MEMORY only.
 */
extern TNI_THREAD_LOCAL bool tni_makes_constants;
tn_status tni_storage_keep_constant(tn_tensor *tensor, bool is_file) TN_NODISCARD;

/* Return whether forms of a tensor may be kept: of one that may be NULL. */
static inline bool tni_keeps_forms(const tn_tensor *tensor)
{
    return tensor != NULL && (tensor->flags & TNI_TENSOR_KEEPS_FORMS) != 0;
}

/*
 * Return the form of a tensor's storage by its key; NULL if none can be had: another thread is
 * making it, memory lacks, the storage keeps none or is written too often. If *is_made is false the
 * caller alone fills `bytes` bytes at its data, then calls tni_form_made.
 */
tni_form *tni_form_find(const tn_tensor *tensor, const tni_form_key *key, size_t bytes,
                        bool *is_made);
void tni_form_made(tni_form *form);

/* Return whether the bytes of a tensor that keeps forms may have changed unseen. */
bool tni_forms_are_exposed(const tn_tensor *tensor);

/* Give back the memory of a file's bytes that nobody will read soon (tni_forget_pages). */
void tni_forms_forget_file(const tn_tensor *tensor);

/* Return how many forms a tensor's storage keeps, made or not, and their bytes. */
size_t tni_form_count(const tn_tensor *tensor);
size_t tni_form_bytes(const tn_tensor *tensor);

/* Return the address of a tensor's elements for somebody who may write there. */
static inline void *tni_tensor_give_address(const tn_tensor *tensor)
{
    const uint32_t marks = TNI_TENSOR_KEEPS_FORMS | TNI_TENSOR_CONSTANT;
    if (TNI_UNLIKELY((tensor->flags & marks) == TNI_TENSOR_KEEPS_FORMS))
        tni_forms_expose(tensor);
    return tensor->data;
}

/* Free what a storage keeps; `forms` may be NULL. */
void tni_forms_free(struct tni_kept_forms *forms);

#endif
