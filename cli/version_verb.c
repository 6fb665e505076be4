/* SPDX-License-Identifier: BSD-3-Clause */
/* The verb `tenon version`: print the versions of Tenon, its C ABI, and PyTorch's ABI. */
#include "cli.h"

int cli_version(int argc, char **argv)
{
    if (cli_wants_help(argc, argv)) {
        fputs(
            "usage: tenon version\n\nPrints the version of Tenon, of its C ABI, and of the PyTorch "
            "ABI it serves.\n",
            stdout);
        return CLI_OK;
    }
    if (argc > 1)
        return cli_usage_error("version", "unexpected argument '%s'", argv[1]);
    uint64_t torch = tn_torch_abi_version();
    printf("tenon %s\n", tn_version_text());
    printf("C ABI %d\n", TENON_ABI_VERSION);
    printf("PyTorch stable ABI %u.%u.%u (serves extensions for 2.9 to %u.%u)\n",
           (unsigned)(torch >> 56 & 0xff), (unsigned)(torch >> 48 & 0xff),
           (unsigned)(torch >> 40 & 0xff), (unsigned)(torch >> 56 & 0xff),
           (unsigned)(torch >> 48 & 0xff));
    return CLI_OK;
}
