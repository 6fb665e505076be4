/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Tenon's operators as typed C functions, one per overload: `add.Tensor` is tn_add_Tensor.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 *
 *     tn_tensor *sum;
 *     if (tn_add_Tensor(a, b, tn_value_int(1), &sum) != TN_OK)
 *         return fail(tn_last_error());
 *     use(sum);
 *     tn_tensor_release(sum);
 *
 * Parameters are the schema's arguments in its order, all of them: C has no defaults, and the
 * schema above each function says what they are in Python. Then come the results.
 *
 *     schema                parameter                         result
 *     Tensor                tn_tensor *                       tn_tensor **
 *     int, SymInt           int64_t                           int64_t *
 *     float, bool           double, bool                      double *, bool *
 *     Scalar                tn_value: a number, of its kind   tn_value *
 *     ScalarType            tn_dtype                          tn_dtype *
 *     Layout, MemoryFormat  tn_layout, tn_memory_format       the same *
 *     Device                tn_device                         tn_device *
 *     str                   const char *, ending with NUL     tn_value *
 *     Tensor[], Tensor?[]   tn_tensor *const *, size_t        tn_value *, a list
 *     int[], float[], …     const int64_t *, …, size_t        tn_value *, a list
 *     x?                    a pointer to what x has
 *     any other             const tn_value *                  tn_value *
 *
 * NULL: for every `x?` it is None; so it is for an element of Tensor?[], and for the array of
 * an `x[]?`, where a list of no elements is any other pointer with count 0. Otherwise only the
 * array of an empty list and a Tensor may be NULL: that is the undefined tensor, which nearly
 * all operators refuse by name. A result that is not wanted is NULL.
 *
 * Ownership: arguments are borrowed. Results are new (tn_tensor_release, tn_value_release) and
 * written on TN_OK only; an undefined one is NULL. What an operator writes (`Tensor(a!)`) is
 * the caller's own and not returned once more.
 *
 * Failures are those of tn_op_call_typed (tenon/op.h), with messages that name the operator.
 * Calls go through the dispatcher. The operator is looked up at a function's first call.
 *
 * A function follows its schema: a release in which an operator gets an argument gives its
 * function one, and a program that was built before is refused with TN_ERR_TYPE there.
 *
 * Reading a function costs a compiler 0.05 (gcc) to 0.15 ms, so there are three headers, and
 * tenon.h includes none: ops_out.h has the overloads that write to `out` arguments, ops_inner.h
 * the operators whose names begin with `_`, this one all others. Each includes a header per
 * domain, ops/ops_linalg.h, which may be included alone. An operator stays in its domain.
 */
/* clang-format off */
#ifndef TENON_OPS_H
#define TENON_OPS_H

#include <tenon/ops/ops_activation.h>
#include <tenon/ops/ops_arithmetic.h>
#include <tenon/ops/ops_bitwise.h>
#include <tenon/ops/ops_compare.h>
#include <tenon/ops/ops_conv.h>
#include <tenon/ops/ops_factory.h>
#include <tenon/ops/ops_fft.h>
#include <tenon/ops/ops_gemm.h>
#include <tenon/ops/ops_index.h>
#include <tenon/ops/ops_join.h>
#include <tenon/ops/ops_linalg.h>
#include <tenon/ops/ops_loss.h>
#include <tenon/ops/ops_math.h>
#include <tenon/ops/ops_nn.h>
#include <tenon/ops/ops_norm.h>
#include <tenon/ops/ops_pad.h>
#include <tenon/ops/ops_pool.h>
#include <tenon/ops/ops_quantize.h>
#include <tenon/ops/ops_random.h>
#include <tenon/ops/ops_reduce.h>
#include <tenon/ops/ops_resample.h>
#include <tenon/ops/ops_shape.h>
#include <tenon/ops/ops_sort.h>
#include <tenon/ops/ops_special.h>
#include <tenon/ops/ops_tensor.h>
#include <tenon/ops/ops_trigonometry.h>

#endif

#include <tenon/one_abi.h>
