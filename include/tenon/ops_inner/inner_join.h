/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators whose names begin with `_`, of the domain `join`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_INNER_JOIN_H
#define TENON_INNER_JOIN_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* _chunk_cat(Tensor[] tensors, int dim, int num_chunks) -> Tensor */
TN_NODISCARD static inline tn_status tn__chunk_cat(
    tn_tensor *const *tensors, size_t tensors_count, int64_t dim, int64_t num_chunks,
    tn_tensor **result)
{
    static tn_op_site site = {"aten::_chunk_cat", "LTii->T", NULL, NULL};
    const void *const args[] = {tensors, &tensors_count, &dim, &num_chunks};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
