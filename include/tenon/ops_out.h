/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OPS_OUT_H
#define TENON_OPS_OUT_H

#include <tenon/ops_out/out_activation.h>
#include <tenon/ops_out/out_arithmetic.h>
#include <tenon/ops_out/out_bitwise.h>
#include <tenon/ops_out/out_compare.h>
#include <tenon/ops_out/out_conv.h>
#include <tenon/ops_out/out_factory.h>
#include <tenon/ops_out/out_fft.h>
#include <tenon/ops_out/out_foreach.h>
#include <tenon/ops_out/out_foreach_math.h>
#include <tenon/ops_out/out_gemm.h>
#include <tenon/ops_out/out_index.h>
#include <tenon/ops_out/out_join.h>
#include <tenon/ops_out/out_linalg.h>
#include <tenon/ops_out/out_loss.h>
#include <tenon/ops_out/out_math.h>
#include <tenon/ops_out/out_nn.h>
#include <tenon/ops_out/out_norm.h>
#include <tenon/ops_out/out_optim.h>
#include <tenon/ops_out/out_pad.h>
#include <tenon/ops_out/out_pool.h>
#include <tenon/ops_out/out_quantize.h>
#include <tenon/ops_out/out_random.h>
#include <tenon/ops_out/out_reduce.h>
#include <tenon/ops_out/out_resample.h>
#include <tenon/ops_out/out_shape.h>
#include <tenon/ops_out/out_sort.h>
#include <tenon/ops_out/out_special.h>
#include <tenon/ops_out/out_tensor.h>
#include <tenon/ops_out/out_trigonometry.h>

#endif

#include <tenon/one_abi.h>
