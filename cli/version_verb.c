/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The verb `tenon version`: print the versions of Tenon, its C ABI, and PyTorch's ABI; on request
 * what computes on this machine, too.
 */
#include "cli.h"

#include <string.h>

static const char help[] =
    "usage: tenon version [-v]\n\n"
    "Prints the version of Tenon, of its C ABI, and of the PyTorch ABI it serves.\n\n"
    "  -v, --verbose   print the instruction set, plugins and libraries that compute, too;\n"
    "                  `tenon kernels` says for what, and how another is chosen\n";

/* Print the level of instruction sets that is used. Visitor of tn_cpu_levels_list. */
static bool print_used_level(void *context, const tn_cpu_level *level)
{
    (void)context;
    if (level->is_used)
        printf("instructions %s\n", level->name);
    return !level->is_used;
}

/* Print a plugin or library and its file, or why it is not used. Visitor of tn_plugins_list. */
static bool print_library(void *context, const tn_plugin_info *plugin)
{
    (void)context;
    if (plugin->library == NULL)
        printf("%s not used: %s\n", plugin->name, plugin->reason);
    else
        printf("%s %s\n", plugin->name, plugin->library);
    return true;
}

int cli_version(int argc, char **argv)
{
    bool verbose = false;
    if (cli_wants_help(argc, argv)) {
        fputs(help, stdout);
        return CLI_OK;
    }
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "-v") != 0 && strcmp(argv[i], "--verbose") != 0)
            return cli_usage_error("version", "unexpected argument '%s'", argv[i]);
        verbose = true;
    }
    uint64_t torch = tn_torch_abi_version();
    printf("tenon %s\n", tn_version_text());
    printf("C ABI %d\n", TENON_ABI_VERSION);
    printf("PyTorch stable ABI %u.%u.%u (serves extensions for 2.9 to %u.%u)\n",
           (unsigned)(torch >> 56 & 0xff), (unsigned)(torch >> 48 & 0xff),
           (unsigned)(torch >> 40 & 0xff), (unsigned)(torch >> 56 & 0xff),
           (unsigned)(torch >> 48 & 0xff));
    if (verbose && (tn_cpu_levels_list(print_used_level, NULL) != TN_OK ||
                    tn_plugins_list(print_library, NULL) != TN_OK))
        return cli_fail_last("version");
    return CLI_OK;
}
