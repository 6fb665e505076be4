/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Plugins for test_plugins.c: FAKE_PLUGIN is 1 for one of another version, 2 for one that cannot
 * serve, 3 for one that takes memory, 4 for one whose entry calls the test, and 5 for a library
 * whose initialiser does, while the linker's lock is held. The address to call is in the
 * environment: a plugin cannot be linked with who opens it.
 */
#include <tenon/plugin.h>

#include <stdlib.h>
#include <string.h>

static const tn_plugin_host *host;

static void call_test(const char *name)
{
    const char *text = getenv(name);
    uintptr_t address = text == NULL ? 0 : (uintptr_t)strtoull(text, NULL, 16);
    void (*function)(void);
    memcpy(&function, &address, sizeof function);
    if (function != NULL)
        function();
}

__attribute__((constructor)) static void initialise(void)
{
    if (FAKE_PLUGIN == 5)
        call_test("TEST_PLUGINS_INITIALISER");
}

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
    if (FAKE_PLUGIN == 4)
        call_test("TEST_PLUGINS_ENTRY");
    *reason = FAKE_PLUGIN == 2 ? "not on a Tuesday" : NULL;
    return FAKE_PLUGIN == 2 ? NULL : &offer;
}
