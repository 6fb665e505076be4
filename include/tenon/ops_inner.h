/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators whose names begin with `_`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` makes it anew.
 */
#ifndef TENON_OPS_INNER_H
#define TENON_OPS_INNER_H

#include <tenon/ops_inner/inner_a.h>
#include <tenon/ops_inner/inner_foreach.h>
#include <tenon/ops_inner/inner_foreach_l.h>
#include <tenon/ops_inner/inner_fu.h>
#include <tenon/ops_inner/inner_i.h>

#endif

#include <tenon/one_abi.h>
