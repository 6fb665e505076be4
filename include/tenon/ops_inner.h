/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators whose names begin with `_`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OPS_INNER_H
#define TENON_OPS_INNER_H

#include <tenon/ops_inner/inner_activation.h>
#include <tenon/ops_inner/inner_bitwise.h>
#include <tenon/ops_inner/inner_conv.h>
#include <tenon/ops_inner/inner_factory.h>
#include <tenon/ops_inner/inner_fft.h>
#include <tenon/ops_inner/inner_foreach.h>
#include <tenon/ops_inner/inner_foreach_math.h>
#include <tenon/ops_inner/inner_gemm.h>
#include <tenon/ops_inner/inner_index.h>
#include <tenon/ops_inner/inner_join.h>
#include <tenon/ops_inner/inner_linalg.h>
#include <tenon/ops_inner/inner_loss.h>
#include <tenon/ops_inner/inner_math.h>
#include <tenon/ops_inner/inner_nn.h>
#include <tenon/ops_inner/inner_norm.h>
#include <tenon/ops_inner/inner_optim.h>
#include <tenon/ops_inner/inner_pool.h>
#include <tenon/ops_inner/inner_quantize.h>
#include <tenon/ops_inner/inner_random.h>
#include <tenon/ops_inner/inner_reduce.h>
#include <tenon/ops_inner/inner_resample.h>
#include <tenon/ops_inner/inner_shape.h>
#include <tenon/ops_inner/inner_sort.h>
#include <tenon/ops_inner/inner_tensor.h>

#endif

#include <tenon/one_abi.h>
