/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Typed kernels: arguments are read into a struct before the kernel runs.
 *
 * tenon-gen writes a struct tni_args_NAME and a reader for each kernel of src/kernels (gen/args, a
 * header per family). A kernel of the operator "ns::name.overload" is written
 *
 *     TNI_TYPED(name_overload)
 *     {
 *         return tni_call_mul_Tensor(in->self, in->other, &result) ...
 *     }
 *
 * with `call`, `in` and `outs` as parameters. NAME is the kernel's name in `dispatch` of
 * spec/native_functions.yaml; operators with the same arguments may share a kernel.
 * dispatch/boxing.h says how None is read.
 */
#ifndef TENON_TYPED_H
#define TENON_TYPED_H

#include "dispatch/boxing.h"

/* Define the kernel of an entry of the operator table. */
#define TNI_KERNEL(name)                                                                           \
    tn_status tni_kernel_##name(const tn_call *call, const StableIValue *args,                     \
                                StableIValue *outs);                                               \
    tn_status tni_kernel_##name(const tn_call *call, const StableIValue *args, StableIValue *outs)

/* The same with its arguments read into `in`, which borrows them. */
#define TNI_TYPED(name)                                                                            \
    static tn_status run_##name(const tn_call *call, const tni_args_##name *in,                    \
                                StableIValue *outs);                                               \
    TNI_KERNEL(name)                                                                               \
    {                                                                                              \
        tni_args_##name in;                                                                        \
        TN_TRY(tni_read_##name(call, args, &in));                                                  \
        return run_##name(call, &in, outs);                                                        \
    }                                                                                              \
    static tn_status run_##name(__attribute__((unused)) const tn_call *call,                       \
                                __attribute__((unused)) const tni_args_##name *in,                 \
                                __attribute__((unused)) StableIValue *outs)

/*
 * Define a function that formulas of derivatives call (`native` in spec/derivatives.yaml). `call`
 * names no operator, and all tensors are defined.
 */
#define TNI_FORMULA(name)                                                                          \
    tn_status tni_formula_##name(const tn_call *call, const StableIValue *args,                    \
                                 StableIValue *outs);                                              \
    tn_status tni_formula_##name(__attribute__((unused)) const tn_call *call,                      \
                                 const StableIValue *args, StableIValue *outs)

#endif
