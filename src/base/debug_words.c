/* SPDX-License-Identifier: BSD-3-Clause */
/* The words of TENON_DEBUG, which docs/checker.md lists. */
#include "base/pending.h"

#include <tenon/experimental/explain.h>

static const char *const words[] = {"handles", "memory", "trace", "strict"};

static const char *wish(void)
{
    const char *text = tni_env("TENON_DEBUG");
    return text != NULL ? text : "";
}

bool tni_debug_has(const char *word)
{
    size_t length = strlen(word);
    for (const char *at = wish(); *at != '\0'; at += *at == ',') {
        size_t bytes = strcspn(at, ",");
        if (bytes == length && memcmp(at, word, length) == 0)
            return true;
        at += bytes;
    }
    return false;
}

tn_status tn_debug_check(void)
{
    for (const char *at = wish(); *at != '\0'; at += *at == ',') {
        size_t bytes = strcspn(at, ",");
        bool is_known = bytes == 0;
        for (size_t i = 0; i < TN_LEN(words); i++)
            is_known |= strlen(words[i]) == bytes && memcmp(at, words[i], bytes) == 0;
        if (!is_known)
            return tni_fail(TN_ERR_VALUE,
                            "TENON_DEBUG: '%.*s' is not one of handles, memory, trace and strict",
                            (int)bytes, at);
        at += bytes;
    }
    return TN_OK;
}
