/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The verb `tenon version`: print the versions of Tenon, its C ABI, and PyTorch's ABI; on request
 * what computes on this machine, too.
 */
#include "cli.h"

#include <jansson.h>
#include <string.h>

static const char help[] =
    "usage: tenon version [-v] [--json]\n\n"
    "Prints the version of Tenon, of its C ABI, and of the PyTorch ABI it serves.\n\n"
    "  -v, --verbose   print the instruction set, plugins and libraries that compute, and what\n"
    "                  of instruction sets the processor has; `tenon kernels` says for what\n"
    "                  they are taken, and how another is chosen\n"
    "  --json          print one JSON object\n";

/* Print the level of instruction sets that is used. Visitor of tn_cpu_levels_list. */
static bool print_used_level(void *context, const tn_cpu_level *level)
{
    (void)context;
    if (level->is_used)
        printf("instructions %s\n", level->name);
    return !level->is_used;
}

/* Print the name of an instruction set behind those before it. Visitor of tn_cpu_sets_list. */
static bool print_set(void *context, const char *name)
{
    *(bool *)context = true;
    printf(" %s", name);
    return true;
}

/* Print which instruction sets the processor has, of those that Tenon knows. */
static tn_status print_processor(void)
{
    bool has_any = false;
    printf("processor");
    tn_status status = tn_cpu_sets_list(print_set, &has_any);
    puts(has_any ? "" : " without further instruction sets");
    return status;
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

/* Note the level that is used. Visitor of tn_cpu_levels_list. */
static bool note_used_level(void *context, const tn_cpu_level *level)
{
    if (level->is_used)
        json_object_set_new(context, "instructions", json_string(level->name));
    return !level->is_used;
}

/* Note the name of an instruction set. Visitor of tn_cpu_sets_list. */
static bool note_set(void *context, const char *name)
{
    json_array_append_new(context, json_string(name));
    return true;
}

/* Note a plugin or library, null if it is not used. Visitor of tn_plugins_list. */
static bool note_library(void *context, const tn_plugin_info *plugin)
{
    json_object_set_new(context, plugin->name,
                        plugin->library != NULL ? json_string(plugin->library) : json_null());
    return true;
}

/* Print the same as a JSON object. Return the exit status. */
static int print_json(uint64_t torch, bool verbose)
{
    json_t *libraries = json_object(), *sets = json_array();
    json_t *all = json_pack(
        "{ss si so ss}", "tenon", tn_version_text(), "c_abi", TENON_ABI_VERSION, "torch_abi",
        json_sprintf("%u.%u.%u", (unsigned)(torch >> 56 & 0xff), (unsigned)(torch >> 48 & 0xff),
                     (unsigned)(torch >> 40 & 0xff)),
        "serves_since", "2.9");
    if (verbose && (tn_cpu_levels_list(note_used_level, all) != TN_OK ||
                    tn_cpu_sets_list(note_set, sets) != TN_OK ||
                    tn_plugins_list(note_library, libraries) != TN_OK)) {
        json_decref(all);
        json_decref(sets);
        json_decref(libraries);
        return cli_fail_last("version");
    }
    if (verbose) {
        json_object_set(all, "processor", sets);
        json_object_set(all, "libraries", libraries);
    }
    json_decref(sets);
    json_decref(libraries);
    return cli_print_object("version", all);
}

int cli_version(int argc, char **argv)
{
    bool verbose = false, json = false;
    if (cli_wants_help(argc, argv)) {
        fputs(help, stdout);
        return CLI_OK;
    }
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "-v") == 0 || strcmp(argv[i], "--verbose") == 0)
            verbose = true;
        else if (strcmp(argv[i], "--json") == 0)
            json = true;
        else if (argv[i][0] == '-')
            return cli_unknown_option("version", argc, argv, i);
        else
            return cli_usage_error("version", "unexpected argument '%s'", argv[i]);
    }
    uint64_t torch = tn_torch_abi_version();
    if (json)
        return print_json(torch, verbose);
    printf("tenon %s\n", tn_version_text());
    printf("C ABI %d\n", TENON_ABI_VERSION);
    printf("PyTorch stable ABI %u.%u.%u (serves extensions for 2.9 to %u.%u)\n",
           (unsigned)(torch >> 56 & 0xff), (unsigned)(torch >> 48 & 0xff),
           (unsigned)(torch >> 40 & 0xff), (unsigned)(torch >> 56 & 0xff),
           (unsigned)(torch >> 48 & 0xff));
    if (verbose && (tn_cpu_levels_list(print_used_level, NULL) != TN_OK ||
                    print_processor() != TN_OK || tn_plugins_list(print_library, NULL) != TN_OK))
        return cli_fail_last("version");
    return CLI_OK;
}
