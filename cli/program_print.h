/* SPDX-License-Identifier: BSD-3-Clause */
/* program_print: what a program prints (torch._higher_order_ops.print in its author's code). */
#ifndef TENON_CLI_PROGRAM_PRINT_H
#define TENON_CLI_PROGRAM_PRINT_H

#include <tenon/program.h>

/*
 * Print to standard error, as standard output has the results. Of Python's formats {}, {0} and
 * {name} are understood, with !r or !s, and of specifications width, precision and kind of a number
 * ({:8.3f}); any other field is printed as it stands.
 */
tn_status cli_print_program(void *context, const tn_program_printed *printed);

#endif
