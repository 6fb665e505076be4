/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Tenon's whole C API: load operator extensions built for PyTorch's stable ABI, look an operator up
 * once and call it many times, without PyTorch.
 *
 *     int64_t sizes[] = {2, 3};
 *     tn_extension *ext; const tn_op *op; tn_tensor *x; tn_value out;
 *     if (tn_extension_load("./myops.so", NULL, &ext) != TN_OK ||
 *         tn_op_find("myops::add_scalar", &op) != TN_OK ||
 *         tn_tensor_empty(TN_DTYPE_F32, 2, sizes, NULL, TN_CPU, &x) != TN_OK)
 *         return fail(tn_last_error());
 *     memset(tn_tensor_data(x), 0, 6 * sizeof(float));
 *     if (tn_op_call(op, (tn_value[]){tn_value_tensor(x), tn_value_double(2.5)}, 2, &out, 1) !=
 *         TN_OK)
 *         return fail(tn_last_error());
 *     use(tn_tensor_data(out.as.tensor));
 *     tn_value_release(&out);
 *     tn_tensor_release(x);
 *
 * n the order one meets them: status.h (failures), tensor.h (data), loader.h (extensions), op.h
 * (finding and calling), model.h (compiled models), autograd.h (gradients), library.h (operators of
 * the program's own), schema.h (signatures as text), version.h. extension.h is not included here:
 * it is for the other side of the boundary, for those who write an extension in C. Nor is ops.h, a
 * typed function per operator, which takes a compiler longer than all the rest; nor the headers of
 * experimental/, which may change with any release.
 *
 * What holds for all of it. Arguments are borrowed, `out` receives what the caller must release,
 * and a name that ends in `_take` takes its argument over, also when it fails. Outputs are written
 * on TN_OK only. Every object has one word to drop it, and dropping NULL is legal. There is nothing
 * to initialise and nothing to shut down; a process may end while objects are alive.
 */
#ifndef TENON_TENON_H
#define TENON_TENON_H

#include <tenon/autograd.h>
#include <tenon/library.h>
#include <tenon/loader.h>
#include <tenon/model.h>
#include <tenon/op.h>
#include <tenon/schema.h>
#include <tenon/status.h>
#include <tenon/tensor.h>
#include <tenon/version.h>

#endif

#include <tenon/one_abi.h>
