/* SPDX-License-Identifier: BSD-3-Clause */
/* Moves of elements (moves.h), compiled once per ISA. */
#include "kernels/core/moves.h"

#include <string.h>

/* Elements of 16 bytes. */
typedef uint64_t pair __attribute__((vector_size(16)));

#include "kernels/core/type_u8.inc"
#include "kernels/core/move.inc"
#include "kernels/core/type_u16.inc"
#include "kernels/core/move.inc"
#include "kernels/core/type_u32.inc"
#include "kernels/core/move.inc"
#include "kernels/core/type_u64.inc"
#include "kernels/core/move.inc"
#include "kernels/core/type_none.inc"
#define T          pair
#define NAME(base) base##_pair
#include "kernels/core/move.inc"
#include "kernels/core/type_none.inc"

const tni_move_table TNI_AT_ISA(tni_moves) = {{move_u8, move_u16, move_u32, move_u64, move_pair}};
