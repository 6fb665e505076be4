/* SPDX-License-Identifier: BSD-3-Clause */
/* What the plugin offers, and the one function that it exports. */
#include "onednn.h"

#include <pthread.h>
#include <stdio.h>

dnnl_engine_t tno_engine;
const tn_plugin_host *tno_host;

/* "oneDNN 3.2.0", of the library that was found and not of the headers. */
static char library_name[48];

static const tn_plugin offer = {
    .size = sizeof(tn_plugin),
    .version = TN_PLUGIN_VERSION,
    .name = "onednn",
    .library = library_name,
    .multiply = tno_multiply,
    .convolve = tno_convolve,
};

/*
 * The first thread that asks decides; what another one made meanwhile is dropped. oneDNN is called
 * outside of the lock, since it may wait for the dynamic linker, and who holds that may ask, too.
 */
static void keep(dnnl_engine_t engine, const tn_plugin_host *host, const dnnl_version_t *version)
{
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&lock);
    bool is_first = tno_host == NULL;
    if (is_first) {
        snprintf(library_name, sizeof library_name, "oneDNN %d.%d.%d", version->major,
                 version->minor, version->patch);
        tno_engine = engine;
        tno_host = host;
    }
    pthread_mutex_unlock(&lock);
    if (!is_first)
        dnnl_engine_destroy(engine);
}

__attribute__((visibility("default"))) const tn_plugin *tn_plugin_entry(const tn_plugin_host *host,
                                                                        const char **reason);

const tn_plugin *tn_plugin_entry(const tn_plugin_host *host, const char **reason)
{
    const dnnl_version_t *version = dnnl_version();
    if (host->version != TN_PLUGIN_VERSION) {
        *reason = "it was built for another version of plugins";
        return NULL;
    }
    if (version->major != DNNL_VERSION_MAJOR) {
        *reason = "it was built for another version of oneDNN";
        return NULL;
    }
    dnnl_engine_t engine;
    if (dnnl_engine_create(&engine, dnnl_cpu, 0) != dnnl_success) {
        *reason = "oneDNN has no engine for this processor";
        return NULL;
    }
    keep(engine, host, version);
    return &offer;
}
