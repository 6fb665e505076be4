/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Plugins: shared libraries that compute for Tenon what another library does faster.
 *
 * A plugin is a file that exports one function, tn_plugin_entry. Tenon opens it when a call is
 * large enough to be worth it, tells it what it gives to plugins, and is told what the plugin
 * offers:
 *
 *     static const tn_plugin offer = {.size = sizeof(tn_plugin),
 *                                     .version = TN_PLUGIN_VERSION,
 *                                     .name = "mine",
 *                                     .library = "libmine 1.2",
 *                                     .multiply = my_multiply};
 *     const tn_plugin *tn_plugin_entry(const tn_plugin_host *host, const char **reason)
 *     {
 *         if (host->version != TN_PLUGIN_VERSION) {
 *             *reason = "it was built for another version of plugins";
 *             return NULL;
 *         }
 *         return &offer;
 *     }
 *
 * A plugin is never needed: what it declines or fails to compute is computed by Tenon's own
 * kernels, and so is everything where there is no plugin. It decides only how fast a result comes;
 * which calls it is asked for is Tenon's decision.
 *
 * Versions: every struct here begins with its size. Within one TN_PLUGIN_VERSION structs only grow
 * at their end, and whoever reads one looks at its size before it reads a field that came later.
 * Tenon opens a plugin of its own version only, and says so about another.
 *
 * Ownership: requests and what they point to are borrowed for the call. What tn_plugin_entry
 * returns belongs to the plugin, which is never closed. Memory is the plugin's own; it takes it
 * from the host, so that a host's limits hold for it, and has given it back when a call returns,
 * but for what it keeps on purpose.
 *
 * Threads: every function here may be called from any thread, several at once. A plugin may open
 * OpenMP regions on the thread that calls it: the host has said to OpenMP how many threads they may
 * have, which is 1 inside a parallel loop. It starts no threads of another kind.
 *
 * Errors: functions answer, and never throw, print, exit or change the process's locale or signal
 * handlers.
 */
#ifndef TENON_PLUGIN_H
#define TENON_PLUGIN_H

#include <stddef.h>
#include <stdint.h>
#include <tenon/tensor.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this header's structs and rules. */
#define TN_PLUGIN_VERSION 1

/* What a plugin says to a request. */
typedef enum tn_plugin_answer {
    TN_PLUGIN_DONE = 0,     /* the whole result is written */
    TN_PLUGIN_DECLINED = 1, /* no case for this plugin; nothing was written */
    TN_PLUGIN_FAILED = 2    /* it could not, for want of memory or by an error of its library; the
                               result may hold anything */
} tn_plugin_answer;

/* What Tenon gives to a plugin; valid for the life of the process. */
typedef struct tn_plugin_host {
    size_t size;      /* sizeof(tn_plugin_host) of the library */
    uint32_t version; /* TN_PLUGIN_VERSION of the library */
    /* Memory at a multiple of 64; NULL if there is none. */
    void *(*allocate)(size_t bytes);
    /* Gives it back; NULL is allowed. */
    void (*release)(void *memory);
} tn_plugin_host;

/*
 * A product of matrices, or a batch of them:  C[m,n] = A[m,k] B[k,n] + bias[n].
 *
 * All have one dtype; sums are kept in float at least, and an element of C is rounded once. No size
 * is 0. C shares no memory with what is read.
 */
typedef struct tn_plugin_product {
    size_t size;          /* sizeof(tn_plugin_product) of the library */
    tn_dtype dtype;       /* of all of them */
    int64_t batch;        /* how many products; 1 for one */
    int64_t m, n, k;      /* sizes of each */
    const void *a;        /* its first element */
    int64_t a_strides[3]; /* elements to the next product, row and column; 0 where all are one */
    const void *b;        /* its first element */
    int64_t b_strides[3]; /* likewise */
    const void *bias;     /* n elements side by side, added to every row; NULL without */
    void *c;              /* its first element */
    int64_t c_strides[3]; /* likewise; no two elements share a place */
} tn_plugin_product;

/* Spatial dimensions of a convolution at most. */
#define TN_PLUGIN_SPACE 3

/*
 * A convolution:  result[N, O, space'] = weight[O, C/groups, window] over image[N, C, space] +
 * bias[O].
 *
 * All have one dtype; sums are kept in float at least, and an element of the result is rounded
 * once. No size is 0. The result shares no memory with what is read. Of the arrays by dimension the
 * first `space` are used, the innermost dimension last.
 */
typedef struct tn_plugin_convolution {
    size_t size;                                 /* sizeof(tn_plugin_convolution) of the library */
    tn_dtype dtype;                              /* of all of them */
    int space;                                   /* spatial dimensions: 1 to TN_PLUGIN_SPACE */
    int64_t batch;                               /* images: N */
    int64_t groups;                              /* of channels */
    int64_t image_channels;                      /* C, a multiple of groups */
    int64_t result_channels;                     /* O, likewise */
    int64_t image_sizes[TN_PLUGIN_SPACE];        /* of the image */
    int64_t window[TN_PLUGIN_SPACE];             /* of the weight */
    int64_t result_sizes[TN_PLUGIN_SPACE];       /* of the result */
    int64_t steps[TN_PLUGIN_SPACE];              /* of the window over the image; 1 and more */
    int64_t padding[TN_PLUGIN_SPACE];            /* zeros in front of the image; 0 and more */
    int64_t dilation[TN_PLUGIN_SPACE];           /* steps within the window; 1: neighbours */
    const void *image;                           /* its first element */
    int64_t image_strides[TN_PLUGIN_SPACE + 2];  /* elements to the next image, channel, place */
    const void *weight;                          /* its first element; row-major */
    const void *bias;                            /* O elements side by side; NULL without */
    void *result;                                /* its first element */
    int64_t result_strides[TN_PLUGIN_SPACE + 2]; /* elements to the next image, channel, place */
} tn_plugin_convolution;

/* What a plugin offers. A function that it does not have is NULL. */
typedef struct tn_plugin {
    size_t size;         /* sizeof(tn_plugin) as the plugin was compiled */
    uint32_t version;    /* TN_PLUGIN_VERSION as the plugin was compiled */
    const char *name;    /* "onednn" */
    const char *library; /* what computes, with its version: "oneDNN 3.2.0" */
    tn_plugin_answer (*multiply)(const tn_plugin_product *product);
    tn_plugin_answer (*convolve)(const tn_plugin_convolution *convolution);
} tn_plugin;

/*
 * What the file exports. Called before anything else of it, and more than once: threads that need
 * the plugin at the same time each ask for it, so it answers the same every time, may be called by
 * several at once, and waits for nobody. NULL means that the plugin cannot serve here, and *reason
 * then says why, in a text that stays.
 */
typedef const tn_plugin *(*tn_plugin_entry_function)(const tn_plugin_host *host,
                                                     const char **reason);

#ifdef __cplusplus
}
#endif
#endif
