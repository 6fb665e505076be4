/* SPDX-License-Identifier: BSD-3-Clause */
/* Which kernels of Tenon's own are not worth releasing the GIL for. */
#ifndef TENON_PY_QUICK_KERNELS_H
#define TENON_PY_QUICK_KERNELS_H

#include "interpreter.h"

/*
 * For the name of an operator (aten::add_.Tensor): up to how many elements of its largest argument
 * and of its result a kernel surely takes no longer than a microsecond or two, on one thread and in
 * any layout. 0: not known, so any call may be long.
 */
int64_t tpy_quick_elements(const char *name);

#endif
