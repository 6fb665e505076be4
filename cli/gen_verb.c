/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The verb `tenon gen`: run tenon-gen, the program beside this one that reads yaml. Only its part
 * for extensions is meant for users, so tenon-gen has no manual page or completion of its own.
 */
#include "cli.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char help[] =
    "usage: tenon gen FILE.yaml [-o DIR] [--check] [--namespace NS]\n\n"
    "Reads a yaml of operators in the grammar of PyTorch's native_functions.yaml, such as\n\n"
    "  - func: myops::scale(Tensor input, float factor) -> Tensor\n"
    "    dispatch:\n"
    "      CPU: scale_cpu\n\n"
    "and writes what an extension in C needs, for PyTorch 2.9 to 2.13 and Tenon alike:\n\n"
    "  FILE_kernels.h   prototypes of the kernels to write: myops_scale_cpu(input, factor, "
    "&result)\n"
    "  FILE_register.c  unboxes arguments for them and registers them: compile it, too\n"
    "  FILE_calls.h     typed functions that call the operators, for extensions: call_myops_scale\n"
    "  FILE_tenon.h     the same for programs that use Tenon: tn_myops_scale\n\n"
    "Files that would stay equal are not touched. A fault ends it with FILE:LINE, the operator,\n"
    "what is wrong and what to write instead; docs/yaml-rules.md lists the rules.\n\n"
    "  -o DIR          where to write; made if it is not there (default: the current folder)\n"
    "  --check         write nothing, and fail if a file is not as it would be written\n"
    "  --namespace NS  the namespace of operators without one\n";

/*
 * Write the path of tenon-gen, which lies beside this program, to `path`. Return whether it is
 * there.
 */
static bool find_program(char *path, size_t size)
{
    static const char name[] = "tenon-gen";
    ssize_t length = readlink("/proc/self/exe", path, size);
    if (length <= 0 || (size_t)length >= size)
        return false;
    while (length > 0 && path[length - 1] != '/')
        length--;
    if ((size_t)length + sizeof name > size)
        return false;
    memcpy(path + length, name, sizeof name);
    return access(path, X_OK) == 0;
}

int cli_gen(int argc, char **argv)
{
    char path[PATH_MAX];
    if (cli_wants_help(argc, argv)) {
        fputs(help, stdout);
        return CLI_OK;
    }
    if (argc < 2)
        return cli_usage_error("gen", "which yaml?");
    if (!find_program(path, sizeof path))
        return cli_fail("gen", "there is no tenon-gen beside this program; Tenon builds it where "
                               "libyaml is installed");
    char **words = calloc((size_t)argc + 2, sizeof *words);
    if (words == NULL)
        return cli_fail("gen", "no memory");
    /* The subcommand is put before the user's words. */
    words[0] = path;
    words[1] = (char[]){"extension"};
    memcpy(&words[2], &argv[1], (size_t)(argc - 1) * sizeof *words);
    execv(path, words);
    int status = cli_fail("gen", "%s: %s", path, strerror(errno));
    free(words);
    return status;
}
