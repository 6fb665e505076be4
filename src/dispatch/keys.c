/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Dispatch keys: their names, the table entries that they select, what aliases cover, and the
 * thread's own sets.
 */
#include "dispatch/dispatch_shared.h"

/* ---- tables made from the two lists of keyset_bits.h ---- */

/* First and last key of each functionality: an enumeration that counts a range of all backends. */
enum {
    FIRST_UNDEFINED,
    LAST_UNDEFINED = FIRST_UNDEFINED,
#define KEY_RANGE_ENUM(name, text, per_backend)                                                    \
    FIRST_##name, LAST_##name = FIRST_##name + ((per_backend) ? (int)TNI_NUM_BACKENDS : 1) - 1,
    TNI_FUNCTIONALITY_LIST(KEY_RANGE_ENUM)
#undef KEY_RANGE_ENUM
        KEYS_END
};
_Static_assert((int)KEYS_END == (int)TNI_NUM_RUNTIME_KEYS, "every entry has a functionality");

/*
 * By functionality: its first key, and a mask for the backend's number, all ones if it has a key
 * per backend, else 0. So finding the index has no branch.
 */
const tni_key_range tni_key_ranges[TNI_NUM_FUNCTIONALITIES] = {{0, 0},
#define KEY_RANGE(name, text, per_backend) {FIRST_##name, (per_backend) ? 0xff : 0},
                                                               TNI_FUNCTIONALITY_LIST(KEY_RANGE)
#undef KEY_RANGE
};

/*
 * A functionality's part of a table over runtime keys: one item, or one per backend. The
 * preprocessor makes these tables from the lists, so a key that is added to a list is in all of
 * them; the assertion above counts them.
 */
#define FUNCTIONALITY_0(name)                      TNI_FUNCTIONALITY_##name,
#define REPEAT_4(item)                             item, item, item, item
#define REPEAT_16(item)                            REPEAT_4(item), REPEAT_4(item), REPEAT_4(item), REPEAT_4(item)
#define FUNCTIONALITY_1(name)                      REPEAT_16(TNI_FUNCTIONALITY_##name),
#define KEY_FUNCTIONALITY(name, text, per_backend) FUNCTIONALITY_##per_backend(name)

const uint8_t tni_key_functionality[TNI_NUM_RUNTIME_KEYS] = {
    TNI_FUNCTIONALITY_UNDEFINED, TNI_FUNCTIONALITY_LIST(KEY_FUNCTIONALITY)};

#define NAME_DENSE(backend, text)          text,
#define NAME_QUANTIZED(backend, text)      "Quantized" text,
#define NAME_SPARSE(backend, text)         "Sparse" text,
#define NAME_SPARSE_CSR(backend, text)     "SparseCsr" text,
#define NAME_NESTED_TENSOR(backend, text)  "NestedTensor" text,
#define NAME_AUTOGRAD(backend, text)       "Autograd" text,
#define NAMES_0(name, text)                text,
#define NAMES_1(name, text)                TNI_BACKEND_LIST(NAME_##name)
#define KEY_NAMES(name, text, per_backend) NAMES_##per_backend(name, text)

/*
 * By key: runtime keys, then aliases, then whole functionalities. These are the names in
 * registrations and messages.
 */
static const char *const key_names[TNI_NUM_KEYS] = {
    "Undefined",
    TNI_FUNCTIONALITY_LIST(KEY_NAMES)
    /* aliases, in the order of their enumeration */
    "Autograd",
    "CompositeImplicitAutograd",
    "FuncTorchBatchedDecomposition",
    "CompositeImplicitAutogradNestedTensor",
    "CompositeExplicitAutograd",
    "CompositeExplicitAutogradNonFunctional",
    /* whole functionalities */
    "Dense",
    "Quantized",
    "Sparse",
    "SparseCsr",
    "NestedTensor",
    "AutogradFunctionality",
};

const char *tni_key_name(tni_key key)
{
    return key >= 0 && key < TNI_NUM_KEYS ? key_names[key] : "?";
}

/*
 * A linear search: registrations are few and happen once. Case counts, because PyTorch accepts
 * exactly these spellings; it also refuses "CatchAll" and lower case.
 */
tn_status tni_key_parse(const char *text, tni_key *out)
{
    for (tni_key key = 0; key < TNI_NUM_KEYS; key++) {
        if (strcmp(text, key_names[key]) == 0) {
            *out = key;
            return TN_OK;
        }
    }
    return tni_fail(TN_ERR_RUNTIME, "could not parse dispatch key: %s", text);
}

/* ---- sets ---- */

/*
 * Return the bit of a functionality. Undefined has none: a set without functionalities selects its
 * entry.
 */
static tni_keyset functionality_bit(unsigned functionality)
{
    return functionality == 0 ? 0 : UINT64_C(1) << (TNI_NUM_BACKENDS + functionality - 1);
}

/* Aliases and whole functionalities are in no set: they occur in registrations, never in a call. */
tni_keyset tni_keyset_of(tni_key key)
{
    if (key <= TNI_KEY_UNDEFINED || key >= TNI_NUM_RUNTIME_KEYS)
        return 0;
    unsigned functionality = tni_key_functionality[key];
    tni_key_range range = tni_key_ranges[functionality];
    tni_keyset set = functionality_bit(functionality);
    if (range.backend_mask != 0)
        set |= UINT64_C(1) << (key - range.first);
    TNI_ASSERT(tni_table_index(set) == (unsigned)key);
    return set;
}

tni_key tni_keyset_highest_key(tni_keyset keys)
{
    return (tni_key)tni_table_index(keys);
}

/*
 * Excluding CPU excludes Dense for every backend, as in PyTorch: a thread's excluded set is about
 * functionalities.
 */
tni_keyset tni_keyset_remove(tni_keyset keys, tni_keyset remove)
{
    return keys & ~(remove & ~TNI_BACKEND_BITS);
}

/* Return the lowest functionality that a key, an alias or a whole functionality covers. */
static unsigned lowest_functionality(tni_key key)
{
    if (key < TNI_NUM_RUNTIME_KEYS)
        return tni_key_functionality[key];
    switch (key) {
    case TNI_ALIAS_AUTOGRAD:
        return TNI_FUNCTIONALITY_AUTOGRAD_OTHER;
    case TNI_ALIAS_FUNCTORCH_BATCHED_DECOMPOSITION:
        return TNI_FUNCTIONALITY_FUNCTORCH_BATCHED;
    case TNI_ALIAS_COMPOSITE_IMPLICIT_NESTED:
    case TNI_KEY_NESTED_TENSOR:
        return TNI_FUNCTIONALITY_NESTED_TENSOR;
    case TNI_KEY_QUANTIZED:
        return TNI_FUNCTIONALITY_QUANTIZED;
    case TNI_KEY_SPARSE:
        return TNI_FUNCTIONALITY_SPARSE;
    case TNI_KEY_SPARSE_CSR:
        return TNI_FUNCTIONALITY_SPARSE_CSR;
    case TNI_KEY_AUTOGRAD_FUNCTIONALITY:
        return TNI_FUNCTIONALITY_AUTOGRAD;
    default:
        return TNI_FUNCTIONALITY_DENSE;
    }
}

/*
 * Return the keys that a wrapper at `key` calls next: without its own functionality and all above,
 * which have run already.
 */
tni_keyset tni_keyset_below(tni_keyset keys, tni_key key)
{
    tni_keyset bit = functionality_bit(lowest_functionality(key));
    /* Backend bits are not functionalities: they all remain. */
    return keys & (bit == 0 ? TNI_BACKEND_BITS : bit - 1);
}

/* ---- aliases ---- */

/* Backends that CompositeExplicitAutogradNonFunctional does not cover, besides all of Sparse. */
#define NON_FUNCTIONAL_BACKENDS (TNI_BACKEND_BIT(XLA) | TNI_BACKEND_BIT(LAZY))

#define EXPLICIT_NON_FUNCTIONAL                                                                    \
    (TNI_FUNCTIONALITY_BIT(DENSE) | TNI_FUNCTIONALITY_BIT(QUANTIZED) |                             \
     TNI_FUNCTIONALITY_BIT(SPARSE_CSR) | TNI_FUNCTIONALITY_BIT(FPGA) |                             \
     TNI_FUNCTIONALITY_BIT(VULKAN) | TNI_FUNCTIONALITY_BIT(METAL) |                                \
     TNI_FUNCTIONALITY_BIT(CUSTOM_RNG) | TNI_FUNCTIONALITY_BIT(MKLDNN_CPU))
#define EXPLICIT (EXPLICIT_NON_FUNCTIONAL | TNI_FUNCTIONALITY_BIT(SPARSE))
#define IMPLICIT (EXPLICIT | TNI_FUNCTIONALITY_BIT(NESTED_TENSOR) | TNI_AUTOGRAD_BITS)

/*
 * The sets that aliases cover were read from PyTorch's computed tables, and tests/conformance
 * compares every key with them.
 */
bool tni_alias_covers(tni_key alias, tni_key key)
{
    if (key <= TNI_KEY_UNDEFINED || key >= TNI_NUM_RUNTIME_KEYS)
        return false;
    tni_keyset set = tni_keyset_of(key);
    switch (alias) {
    case TNI_ALIAS_AUTOGRAD:
        return (set & TNI_AUTOGRAD_BITS) != 0;
    case TNI_ALIAS_COMPOSITE_IMPLICIT:
        return (set & IMPLICIT) != 0;
    case TNI_ALIAS_FUNCTORCH_BATCHED_DECOMPOSITION:
        return (set & TNI_FUNCTIONALITY_BIT(FUNCTORCH_BATCHED)) != 0;
    case TNI_ALIAS_COMPOSITE_IMPLICIT_NESTED:
        return (set & (TNI_FUNCTIONALITY_BIT(NESTED_TENSOR) |
                       TNI_FUNCTIONALITY_BIT(AUTOGRAD_NESTED_TENSOR))) != 0;
    case TNI_ALIAS_COMPOSITE_EXPLICIT:
        return (set & EXPLICIT) != 0;
    case TNI_ALIAS_COMPOSITE_EXPLICIT_NON_FUNCTIONAL:
        return (set & EXPLICIT_NON_FUNCTIONAL) != 0 && (set & NON_FUNCTIONAL_BACKENDS) == 0;
    default:
        return false;
    }
}

/* ---- the thread's keys ---- */

/*
 * Differences from the defaults (dispatch_shared.h): the memory of a new thread is zero, and zero
 * must mean what PyTorch's threads begin with.
 */
TNI_THREAD_LOCAL tni_thread_state tni_tls_keys;

tni_local_keys tni_local_keys_get(void)
{
    return (tni_local_keys){tni_tls_keys.included ^ TNI_DEFAULT_INCLUDED,
                            tni_tls_keys.excluded ^ TNI_DEFAULT_EXCLUDED};
}

bool tni_local_keys_are_first(void)
{
    return tni_tls_keys.included == 0 && tni_tls_keys.excluded == 0;
}

void tni_local_keys_set(tni_local_keys keys)
{
    TNI_ASSERT(tni_keyset_is_valid(keys.included) && tni_keyset_is_valid(keys.excluded));
    tni_tls_keys.included = keys.included ^ TNI_DEFAULT_INCLUDED;
    tni_tls_keys.excluded = keys.excluded ^ TNI_DEFAULT_EXCLUDED;
}
