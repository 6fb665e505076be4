/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Tenon's whole C API: load operator extensions built for PyTorch's stable ABI, look an operator up
 * once and call it many times, without PyTorch.
 *
 *     tn_extension *ext; const tn_op *op; tn_value out;
 *     tn_extension_load("myops.so", NULL, &ext);
 *     tn_op_find("myops::add_scalar", &op);
 *     tn_op_call(op, (tn_value[]){tn_value_tensor(x), tn_value_double(2.5)}, 2, &out, 1);
 */
#ifndef TENON_TENON_H
#define TENON_TENON_H

#include <tenon/library.h>
#include <tenon/loader.h>
#include <tenon/op.h>
#include <tenon/schema.h>
#include <tenon/status.h>
#include <tenon/tensor.h>
#include <tenon/version.h>

#endif
