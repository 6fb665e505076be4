/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Guards of the thread's keys, and calls below a key: what a kernel needs that wraps another one
 * (tenon/experimental/wrapping.h), as autocast, a tracer or a transform does.
 *
 * A wrapper hangs at a key above the backends, does its work and calls the same operator again
 * without that key; else it would find itself. It says so for one call, by redispatching, or for
 * all calls of a scope, by a guard.
 */
#include "dispatch/dispatch_shared.h"

#include <tenon/experimental/wrapping.h>

/*
 * What is given on is below the functionality of the key, or of the entry in which the kernel that
 * calls was found: an alias kernel runs at one of the keys behind it.
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
 * The bits of one name, with blanks around it; false for a name that is no runtime key and not
 * Autograd. That alias alone has a meaning for a set, all of its keys; the others are ways to
 * register. No name is near the 64 letters.
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

/* "A, B" to the union of their sets; NULL is none. The first word that is no key is told. */
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
 * The guard keeps what it changed and not what there was before, so that guards may end in another
 * order than they began in: each takes back its own bits. Backend bits are no functionalities:
 * excluding one would say that data lies nowhere.
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

/* On the thread that entered it, as keys are the thread's; nothing here could tell another one. */
void tn_key_guard_leave(const tn_key_guard *guard)
{
    if (guard == NULL)
        return;
    tni_local_keys keys = tni_local_keys_get();
    tni_local_keys_set(
        (tni_local_keys){keys.included & ~guard->included, keys.excluded & ~guard->excluded});
}
