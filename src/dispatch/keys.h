/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * dispatch: keys. A key set is PyTorch's 64-bit word: 16 backend bits, and functionality bits above
 * them (tensor/keyset_bits.h). Its highest functionality and its highest backend select one runtime
 * key, the index into an operator's dispatch table. All functions are pure except those about the
 * thread's own keys, and may be called by any thread.
 */
#ifndef TENON_KEYS_H
#define TENON_KEYS_H

#include "tensor/keyset_bits.h"
#include "tensor/tensor_core.h"

/*
 * Runtime keys are numbered like the entries of a dispatch table: Undefined is 0, CPU is 1 … Alias
 * keys follow. keys.c has the full list; these are the keys that code names.
 */
typedef int16_t tni_key;
#define TNI_KEY_UNDEFINED 0

/* Number of entries of a table: runtime keys including Undefined. */
#define TNI_NUM_RUNTIME_KEYS TNI_KEYSET_RUNTIME_KEYS

/*
 * Alias keys, numbered after the runtime keys: each covers a set of runtime keys, and none is in a
 * key set. The names of whole functionalities (Dense, Sparse …) are keys, too, because
 * registrations use them, but they cover no runtime key.
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
 * Return the key called `text`; TN_ERR_RUNTIME "could not parse dispatch key: …" if there is none.
 * In a registration, Undefined means CompositeImplicitAutograd.
 */
tn_status tni_key_parse(const char *text, tni_key *out) TN_NODISCARD;

/* Return a key's name; "?" for an invalid number. */
const char *tni_key_name(tni_key key);

/* Return the set of one runtime key: its functionality bit, and its backend bit if it has one. */
tni_keyset tni_keyset_of(tni_key key);

/*
 * Return the runtime key that a set selects: its highest functionality and, within that, its
 * highest backend.
 */
tni_key tni_keyset_highest_key(tni_keyset keys);

/* Whether `alias` covers the runtime key (false for Undefined). */
bool tni_alias_covers(tni_key alias, tni_key key);

/* Return `keys` without the functionality bits of `remove`; backend bits remain. */
tni_keyset tni_keyset_remove(tni_keyset keys, tni_keyset remove);

/*
 * Return the keys of lower priority than the functionality of `key`: what a wrapper redispatches
 * to.
 */
tni_keyset tni_keyset_below(tni_keyset keys, tni_key key);

/* The functionalities of autograd. */
#define TNI_AUTOGRAD_BITS                                                                          \
    (TNI_FUNCTIONALITY_BIT(AUTOGRAD_OTHER) | TNI_FUNCTIONALITY_BIT(AUTOGRAD) |                     \
     TNI_FUNCTIONALITY_BIT(AUTOGRAD_NESTED_TENSOR))

/* ---- the thread's keys ---- */

/*
 * A thread begins with BackendSelect and ADInplaceOrView included, and every Autocast key excluded.
 */
typedef struct tni_local_keys {
    tni_keyset included; /* keys added to every call on this thread */
    tni_keyset excluded; /* functionalities removed from every call on this thread; wins */
} tni_local_keys;

tni_local_keys tni_local_keys_get(void);

/* Return whether they are those that a thread begins with: nobody takes part in its calls. */
bool tni_local_keys_are_first(void);
void tni_local_keys_set(tni_local_keys keys);

#endif
