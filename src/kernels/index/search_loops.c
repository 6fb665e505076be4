/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Binary searches for many values, compiled once per ISA (isa.h).
 */
#include "kernels/index/search_loops.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "kernels/core/isa.h"

/* Values that are searched for at the same time. */
enum { SIDE_BY_SIDE = 16 };

#include "kernels/core/type_i64.inc"
#include "kernels/index/bound_search.inc"
#include "kernels/core/type_f64.inc"
#include "kernels/index/bound_search.inc"
#include "kernels/core/type_none.inc"

const tni_search_loops TNI_AT_ISA(tni_search_loops) = {find_i64, find_f64};
