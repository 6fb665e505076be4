/* SPDX-License-Identifier: BSD-3-Clause */
/* element: one element of a tensor of any dtype, as a number. */
#ifndef TENON_CLI_ELEMENT_H
#define TENON_CLI_ELEMENT_H

#include <tenon/tensor.h>

/* An element of a tensor; exact for every dtype that can be printed. */
typedef struct cli_element {
    enum {
        CLI_ELEMENT_REAL,
        CLI_ELEMENT_INT,
        CLI_ELEMENT_UINT,
        CLI_ELEMENT_BOOL,
        CLI_ELEMENT_COMPLEX,
        CLI_ELEMENT_RAW
    } kind;           /* which member is valid; RAW: a dtype that is not printed as a number */
    double real;      /* REAL, and the real part of COMPLEX */
    double imaginary; /* COMPLEX */
    int64_t integer;  /* INT, BOOL; the byte of RAW */
    uint64_t natural; /* UINT */
    int digits;       /* significant decimal digits that distinguish neighbouring numbers */
} cli_element;

/* Read the element of `dtype` at `address`. */
cli_element cli_element_read(tn_dtype dtype, const void *address);

/* Write a number as an element of a floating, integral or bool dtype; false for other dtypes. */
bool cli_element_write(tn_dtype dtype, void *address, double value);

#endif
