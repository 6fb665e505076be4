/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Guards of the thread's keys, and calls below a key: what a kernel needs that wraps another one,
 * such as autocast, a tracer or a transform (tenon/experimental/wrapping.h).
 *
 * A wrapper is registered at a key above the backends, does its work and calls the same operator
 * again without that key, because otherwise it would call itself. It removes the key for one call,
 * by redispatching, or for all calls in a scope, by a guard.
 */
#include "dispatch/dispatch_shared.h"

#include <tenon/experimental/wrapping.h>

/*
 * Return the keys below the functionality of `key`, or of the entry at which the calling kernel was
 * found: the kernel of an alias runs at one of the keys that the alias covers.
 */
static tn_status keys_below(const tn_call *call, const char *key, tni_keyset *out)
{
    tni_key found;
    if (key == NULL)
        found = tni_keyset_highest_key(call->keys);
    else
        TN_TRY(tni_key_parse(key, &found));
    *out = tni_keyset_below(call->keys, found);
    return TN_OK;
}

tn_status tn_call_redispatch(const tn_call *call, const char *key, const StableIValue *args,
                             StableIValue *outs)
{
    tni_keyset keys;
    if (call == NULL)
        return tni_fail_null(__func__, "call");
    TN_TRY(keys_below(call, key, &keys));
    return tni_redispatch(call->op, keys, args, outs);
}

tn_status tn_call_redispatch_values(const tn_call *call, const char *key, const tn_value *args,
                                    size_t nargs, tn_value *outs, size_t nouts)
{
    tni_keyset keys;
    if (call == NULL || (args == NULL && nargs > 0) || (outs == NULL && nouts > 0))
        return tni_fail_null(__func__, "call, args and outs");
    TN_TRY(keys_below(call, key, &keys));
    return tni_redispatch_values(call->op, keys, args, nargs, outs, nouts);
}

const char *tn_call_key(const tn_call *call)
{
    return call != NULL ? tni_key_name(tni_keyset_highest_key(call->keys)) : "";
}

/*
 * Return the bits of one name, which may have blanks around it. False for a name that is not a
 * runtime key, except Autograd, which is all of its keys: other aliases only have a meaning in
 * registrations. No name has 64 letters.
 */
static bool bits_of(const char *name, size_t length, tni_keyset *out)
{
    char text[64];
    tni_key key;
    while (length > 0 && name[0] == ' ')
        name++, length--;
    while (length > 0 && name[length - 1] == ' ')
        length--;
    if (length == 0 || length >= sizeof text)
        return false;
    memcpy(text, name, length);
    text[length] = '\0';
    if (tni_key_parse(text, &key) != TN_OK)
        return false;
    *out = key == TNI_ALIAS_AUTOGRAD ? TNI_AUTOGRAD_BITS : tni_keyset_of(key);
    return *out != 0;
}

/*
 * Return the union of the keys in a list such as "A, B"; NULL is empty. Fail with the first word
 * that is not a key.
 */
static tn_status read_keys(const char *names, tni_keyset *out)
{
    *out = 0;
    while (names != NULL) {
        tni_keyset bits;
        size_t length = strcspn(names, ",");
        if (!bits_of(names, length, &bits))
            return tni_fail(TN_ERR_RUNTIME, "could not parse dispatch key: %.*s",
                            length < 200 ? (int)length : 200, names);
        *out |= bits;
        names = names[length] == ',' ? names + length + 1 : NULL;
    }
    return TN_OK;
}

/*
 * The guard keeps the bits that it changed, not the sets before, so guards may end in another order
 * than they began: each takes back its own bits. Backend bits cannot be excluded, because they say
 * where the data is.
 */
tn_status tn_key_guard_enter(const char *include, const char *exclude, tn_key_guard *out)
{
    tni_keyset included;
    tni_keyset excluded;
    tni_local_keys keys = tni_local_keys_get();
    if (out == NULL)
        return tni_fail_null(__func__, "out");
    TN_TRY(read_keys(include, &included));
    TN_TRY(read_keys(exclude, &excluded));
    out->included = included & ~keys.included;
    out->excluded = excluded & ~TNI_BACKEND_BITS & ~keys.excluded;
    tni_local_keys_set(
        (tni_local_keys){keys.included | out->included, keys.excluded | out->excluded});
    return TN_OK;
}

/* To be called on the thread that entered the guard; this cannot be checked here. */
void tn_key_guard_leave(const tn_key_guard *guard)
{
    if (guard == NULL)
        return;
    tni_local_keys keys = tni_local_keys_get();
    tni_local_keys_set(
        (tni_local_keys){keys.included & ~guard->included, keys.excluded & ~guard->excluded});
}
