/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * A program of either ABI: client EXTENSION OPERATOR. It loads the extension and looks the operator
 * up. Everything behind the options' mode is filled with ones: padding in ABI 1, flags in ABI 2.
 */
#include <stdio.h>
#include <string.h>
#include <tenon/tenon.h>

int main(int argc, char **argv)
{
    tn_extension *extension;
    const tn_op *op;
    tn_load_options options;
    if (argc != 3)
        return 2;
    memset(&options, 0xff, sizeof options);
    options.size = sizeof options;
    options.mode = TN_LOAD_AUTO;
    if (tn_extension_load(argv[1], &options, &extension) != TN_OK ||
        tn_op_find(argv[2], &op) != TN_OK) {
        printf("%s\n", tn_last_error());
        return 1;
    }
    puts("found");
    tn_extension_unload(extension);
    return 0;
}
