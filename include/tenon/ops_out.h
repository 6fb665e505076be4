/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_OPS_OUT_H
#define TENON_OPS_OUT_H

#include <tenon/ops_out/out_inner.h>
#include <tenon/ops_out/out_foreach.h>
#include <tenon/ops_out/out_inner_fu.h>
#include <tenon/ops_out/out_a.h>
#include <tenon/ops_out/out_c.h>
#include <tenon/ops_out/out_f.h>
#include <tenon/ops_out/out_i.h>
#include <tenon/ops_out/out_m.h>
#include <tenon/ops_out/out_n.h>
#include <tenon/ops_out/out_r.h>
#include <tenon/ops_out/out_s.h>
#include <tenon/ops_out/out_t.h>
#include <tenon/ops_out/out_fft.h>
#include <tenon/ops_out/out_linalg.h>
#include <tenon/ops_out/out_special.h>

#endif

#include <tenon/one_abi.h>
