/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Plugins for test_plugins.c: FAKE_PLUGIN is 1 for one of another version, 2 for one that cannot
 * serve, 3 for one that takes memory.
 */
#include <tenon/plugin.h>

#include <string.h>

static const tn_plugin_host *host;

/* Memory for as many bytes as rows are asked for, written, and given back. */
static tn_plugin_answer multiply(const tn_plugin_product *product)
{
    char *memory = host->allocate((size_t)product->m);
    if (memory == NULL)
        return TN_PLUGIN_FAILED;
    memset(memory, 1, (size_t)product->m);
    host->release(memory);
    host->release(NULL);
    return (uintptr_t)memory % 64 == 0 ? TN_PLUGIN_DONE : TN_PLUGIN_FAILED;
}

static const tn_plugin offer = {
    sizeof offer, FAKE_PLUGIN == 1 ? 2 : TN_PLUGIN_VERSION, "fake", "aligned", multiply, NULL};

__attribute__((visibility("default"))) const tn_plugin *tn_plugin_entry(const tn_plugin_host *given,
                                                                        const char **reason);

const tn_plugin *tn_plugin_entry(const tn_plugin_host *given, const char **reason)
{
    host = given;
    *reason = FAKE_PLUGIN == 2 ? "not on a Tuesday" : NULL;
    return FAKE_PLUGIN == 2 ? NULL : &offer;
}
