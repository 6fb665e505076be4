/* SPDX-License-Identifier: BSD-3-Clause */
/* The built-in kernels that are too quick to release the GIL for. */
#ifndef TENON_PY_QUICK_KERNELS_H
#define TENON_PY_QUICK_KERNELS_H

#include "interpreter.h"

/*
 * For the name of an operator (aten::add_.Tensor): the number of elements, of its largest argument
 * and of its result, up to which the kernel takes no longer than a microsecond or two on one
 * thread, in any layout. 0 if not known; then any call may be long.
 */
int64_t tpy_quick_elements(const char *name);

#endif
