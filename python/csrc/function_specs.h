/* SPDX-License-Identifier: BSD-3-Clause */
/* The table of public names, which tenon-gen writes to gen/python/function_specs.c. */
#ifndef TENON_PY_FUNCTION_SPECS_H
#define TENON_PY_FUNCTION_SPECS_H

#include "interpreter.h"

/* The module of a name; the table uses these numbers. */
typedef enum tpy_module {
    TPY_MODULE_TOP,
    TPY_MODULE_TENSOR,
    TPY_MODULE_FFT,
    TPY_MODULE_LINALG,
    TPY_MODULE_NN,
    TPY_MODULE_SPARSE,
    TPY_MODULE_SPECIAL
} tpy_module;
#define TPY_NUM_MODULES (TPY_MODULE_SPECIAL + 1)

/* One public name. The table is sorted by module and base. */
typedef struct tpy_function_spec {
    tpy_module module;     /* the module; TENSOR: a method */
    const char *name;      /* in the module: "inv" */
    const char *base;      /* the operator without `aten::` and overload: "linalg_inv" */
    const char *overloads; /* in the order of trial: "Tensor=out,Scalar"; the overload after `=`
                              takes `out` */
} tpy_function_spec;

extern const tpy_function_spec tpy_function_specs[];
extern const size_t tpy_num_function_specs;

#endif
