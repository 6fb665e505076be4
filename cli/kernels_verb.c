/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The verb `tenon kernels`: print the levels of instruction sets, the level at which each loop
 * runs, the plugins, and the libraries that operators open.
 */
#include "cli.h"

#include <fnmatch.h>
#include <jansson.h>
#include <string.h>

static const char help[] =
    "usage: tenon kernels [--json] [PATTERN]\n\n"
    "Prints the levels of instruction sets that loops are compiled for, and for each loop (whose\n"
    "name matches the shell PATTERN) the level whose functions this process calls, by dtype. A\n"
    "dtype that is compiled once stands at the base level; float16 and bfloat16 compute in\n"
    "float32. What is not listed is compiled once for all processors. Plugins compute what is "
    "said\n"
    "with them, and never more than that depends on them. Other libraries are opened by operators\n"
    "that cannot do without them.\n\n"
    "  --json                print one JSON object\n"
    "  TENON_ISA=NAME        in the environment: use this level at most\n"
    "  TENON_LAPACK=PATH     the library that serves as LAPACK\n"
    "  TENON_ONEDNN=PATH     the file of oneDNN's plugin, or off\n"
    "  TENON_ONEDNN_FLOPS=N  it is asked for everything of so many operations\n";

/* What the visitors print and count. */
typedef struct kernel_listing {
    const char *pattern; /* the loop names wanted, or NULL for all */
    json_t *levels;      /* with --json */
    json_t *loops;       /* with --json */
    json_t *plugins;     /* with --json */
    size_t count;        /* the number of loops that match */
} kernel_listing;

/* Print a level, or add it to the JSON. Visitor of tn_cpu_levels_list. */
static bool print_level(void *context, const tn_cpu_level *level)
{
    kernel_listing *listing = context;
    if (listing->levels != NULL)
        return json_array_append_new(listing->levels,
                                     json_pack("{ss sb sb}", "name", level->name, "supported",
                                               (int)level->is_supported, "used",
                                               (int)level->is_used)) == 0;
    printf("  %-10s %s\n", level->name,
           level->is_used        ? "used"
           : level->is_supported ? "supported"
                                 : "not supported by this processor");
    return true;
}

/* Return whether the loop's name matches the pattern. */
static bool is_wanted(const kernel_listing *listing, const tn_loop_info *loop)
{
    return listing->pattern == NULL || fnmatch(listing->pattern, loop->name, 0) == 0;
}

/* Count the loops that match. Visitor of tn_loops_list. */
static bool count_loop(void *context, const tn_loop_info *loop)
{
    kernel_listing *listing = context;
    listing->count += is_wanted(listing, loop);
    return true;
}

/* Print a loop, or add it to the JSON. Visitor of tn_loops_list. */
static bool print_loop(void *context, const tn_loop_info *loop)
{
    kernel_listing *listing = context;
    if (!is_wanted(listing, loop))
        return true;
    if (listing->loops != NULL)
        return json_array_append_new(listing->loops,
                                     json_pack("{ss ss ss ss}", "family", loop->family, "name",
                                               loop->name, "level", loop->level, "dtypes",
                                               loop->dtypes)) == 0;
    printf("  %-10s %-14s %-8s %s\n", loop->family, loop->name, loop->level, loop->dtypes);
    return true;
}

/*
 * Print a plugin, or add it to the JSON, where strings that are NULL become null. Visitor of
 * tn_plugins_list.
 */
static bool print_plugin(void *context, const tn_plugin_info *plugin)
{
    kernel_listing *listing = context;
    if (listing->plugins != NULL)
        return json_array_append_new(listing->plugins,
                                     json_pack("{ss ss ss? ss? ss}", "name", plugin->name, "path",
                                               plugin->path, "library", plugin->library, "reason",
                                               plugin->reason, "tasks", plugin->tasks)) == 0;
    if (plugin->library == NULL)
        printf("  %-10s not used: %s\n", plugin->name, plugin->reason);
    else
        printf("  %-10s %s: %s\n", plugin->name, plugin->library,
               *plugin->tasks != '\0' ? plugin->tasks : "nothing is faster on this processor");
    return true;
}

/* Print the levels, loops and plugins, or one JSON object. Return the exit status. */
static int list(const char *pattern, bool json)
{
    kernel_listing listing = {.pattern = pattern};
    /* Count the loops first, so that nothing is printed if none matches. */
    if (tn_loops_list(count_loop, &listing) != TN_OK)
        return cli_fail_last("kernels");
    if (pattern != NULL && listing.count == 0)
        return cli_fail("kernels", "no loop matches '%s'", pattern);
    if (json) {
        listing.levels = json_array();
        listing.loops = json_array();
        listing.plugins = json_array();
    }
    if (tn_cpu_levels_list(print_level, &listing) != TN_OK)
        return cli_fail_last("kernels");
    if (!json)
        printf("\n  %-10s %-14s %-8s %s\n", "family", "loop", "level", "dtypes");
    if (tn_loops_list(print_loop, &listing) != TN_OK)
        return cli_fail_last("kernels");
    if (!json && pattern == NULL)
        puts("\n  library");
    if ((json || pattern == NULL) && tn_plugins_list(print_plugin, &listing) != TN_OK)
        return cli_fail_last("kernels");
    if (!json)
        return CLI_OK;
    json_t *all = json_pack("{so so so}", "levels", listing.levels, "loops", listing.loops,
                            "plugins", listing.plugins);
    int failed = json_dumpf(all, stdout, JSON_INDENT(1));
    putchar('\n');
    json_decref(all);
    return failed == 0 ? CLI_OK : cli_fail("kernels", "the list cannot be written as JSON");
}

int cli_kernels(int argc, char **argv)
{
    const char *pattern = NULL;
    bool json = false;
    if (cli_wants_help(argc, argv)) {
        fputs(help, stdout);
        return CLI_OK;
    }
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--json") == 0)
            json = true;
        else if (argv[i][0] == '-')
            return cli_unknown_option("kernels", argc, argv, i);
        else if (pattern != NULL)
            return cli_usage_error("kernels", "a second pattern '%s'", argv[i]);
        else
            pattern = argv[i];
    }
    return list(pattern, json);
}
