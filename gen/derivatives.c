/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/derivatives.yaml; `./dev regen` makes it anew. */
/* gcc and clang take strings of any length. */
#pragma GCC diagnostic ignored "-Woverlength-strings"

#include "autograd/derivative_rows.h"

tni_callee tni_formula_callees[] = {
    {"aten::add.Tensor", NULL}, /* 0 */
    {"aten::neg", NULL}, /* 1 */
    {"aten::sub.Tensor", NULL}, /* 2 */
    {"aten::mul.Tensor", NULL}, /* 3 */
    {"aten::div.Tensor", NULL}, /* 4 */
    {"aten::zeros_like", NULL}, /* 5 */
    {"aten::pow.Tensor_Scalar", NULL}, /* 6 */
    {"aten::tanh_backward", NULL}, /* 7 */
    {"aten::sigmoid_backward", NULL}, /* 8 */
    {"aten::threshold_backward", NULL}, /* 9 */
    {"aten::digamma", NULL}, /* 10 */
    {"aten::sub.Scalar", NULL}, /* 11 */
    {"aten::log", NULL}, /* 12 */
    {"aten::lgamma", NULL}, /* 13 */
    {"aten::exp", NULL}, /* 14 */
    {"aten::eq.Tensor", NULL}, /* 15 */
    {"aten::div.Scalar", NULL}, /* 16 */
    {"aten::where.self", NULL}, /* 17 */
    {"aten::lt.Tensor", NULL}, /* 18 */
    {"aten::masked_fill.Scalar", NULL}, /* 19 */
    {"aten::expand", NULL}, /* 20 */
    {"aten::new_zeros", NULL}, /* 21 */
    {"aten::unsqueeze", NULL}, /* 22 */
    {"aten::scatter.src", NULL}, /* 23 */
    {"aten::gather", NULL}, /* 24 */
    {"aten::squeeze.dim", NULL}, /* 25 */
    {"aten::flip", NULL}, /* 26 */
    {"aten::cumsum", NULL}, /* 27 */
    {"aten::t", NULL}, /* 28 */
    {"aten::mm", NULL}, /* 29 */
    {"aten::mH", NULL}, /* 30 */
    {"aten::matmul", NULL}, /* 31 */
    {"aten::contiguous", NULL}, /* 32 */
    {"aten::as_strided_scatter", NULL}, /* 33 */
    {"aten::as_strided", NULL}, /* 34 */
    {"aten::conj_physical", NULL}, /* 35 */
    {"aten::diagonal_backward", NULL}, /* 36 */
    {"aten::diagonal", NULL}, /* 37 */
    {"aten::diagonal_scatter", NULL}, /* 38 */
    {"aten::reshape", NULL}, /* 39 */
    {"aten::select_backward", NULL}, /* 40 */
    {"aten::select.int", NULL}, /* 41 */
    {"aten::select_scatter", NULL}, /* 42 */
    {"aten::slice_backward", NULL}, /* 43 */
    {"aten::slice.Tensor", NULL}, /* 44 */
    {"aten::slice_scatter", NULL}, /* 45 */
    {"aten::cat", NULL}, /* 46 */
    {"aten::transpose.int", NULL}, /* 47 */
    {"aten::stack", NULL}, /* 48 */
    {"aten::unfold_backward", NULL}, /* 49 */
    {"aten::unfold", NULL}, /* 50 */
    {"aten::resolve_conj", NULL}, /* 51 */
    {"aten::view_as_real", NULL}, /* 52 */
    {"aten::view_as_complex", NULL}, /* 53 */
    {"aten::copy", NULL}, /* 54 */
    {"aten::sum", NULL}, /* 55 */
    {"aten::fill.Tensor", NULL}, /* 56 */
    {"aten::unbind.int", NULL}, /* 57 */
    {"aten::channel_shuffle", NULL}, /* 58 */
    {"aten::pixel_unshuffle", NULL}, /* 59 */
    {"aten::pixel_shuffle", NULL}, /* 60 */
    {"aten::rot90", NULL}, /* 61 */
    {"aten::tril", NULL}, /* 62 */
    {"aten::triu", NULL}, /* 63 */
    {"aten::constant_pad_nd", NULL}, /* 64 */
    {"aten::scatter_add", NULL}, /* 65 */
    {"aten::index_put", NULL}, /* 66 */
    {"aten::_unsafe_index_put", NULL}, /* 67 */
    {"aten::_unsafe_masked_index_put_accumulate", NULL}, /* 68 */
    {"aten::_unsafe_masked_index", NULL}, /* 69 */
    {"aten::index_select", NULL}, /* 70 */
    {"aten::index_fill.int_Scalar", NULL}, /* 71 */
    {"aten::ne.Scalar", NULL}, /* 72 */
    {"aten::where.ScalarOther", NULL}, /* 73 */
    {"aten::index_fill.int_Tensor", NULL}, /* 74 */
    {"aten::index.Tensor", NULL}, /* 75 */
    {"aten::_unsafe_index.Tensor", NULL}, /* 76 */
    {"aten::ones_like", NULL}, /* 77 */
    {"aten::scatter.value", NULL}, /* 78 */
    {"aten::clamp_min", NULL}, /* 79 */
    {"aten::scatter_reduce.two", NULL}, /* 80 */
    {"aten::to.dtype", NULL}, /* 81 */
    {"aten::eq.Scalar", NULL}, /* 82 */
    {"aten::index_add", NULL}, /* 83 */
    {"aten::logical_not", NULL}, /* 84 */
    {"aten::masked_fill.Tensor", NULL}, /* 85 */
    {"aten::masked_scatter_backward", NULL}, /* 86 */
    {"aten::masked_scatter", NULL}, /* 87 */
    {"aten::put", NULL}, /* 88 */
    {"aten::take", NULL}, /* 89 */
    {"aten::where.ScalarSelf", NULL}, /* 90 */
    {"aten::affine_grid_generator_backward", NULL}, /* 91 */
    {"aten::flatten.using_ints", NULL}, /* 92 */
    {"aten::linalg_vector_norm", NULL}, /* 93 */
    {"aten::add.Scalar", NULL}, /* 94 */
    {"aten::reciprocal", NULL}, /* 95 */
    {"aten::abs", NULL}, /* 96 */
    {"aten::sgn", NULL}, /* 97 */
    {"aten::sum.dim_IntList", NULL}, /* 98 */
    {"aten::real", NULL}, /* 99 */
    {"aten::gt.Scalar", NULL}, /* 100 */
    {"aten::convolution_backward", NULL}, /* 101 */
    {"aten::convolution", NULL}, /* 102 */
    {"aten::col2im", NULL}, /* 103 */
    {"aten::im2col", NULL}, /* 104 */
    {"aten::_adaptive_avg_pool2d_backward", NULL}, /* 105 */
    {"aten::_adaptive_avg_pool2d", NULL}, /* 106 */
    {"aten::_adaptive_avg_pool3d_backward", NULL}, /* 107 */
    {"aten::_adaptive_avg_pool3d", NULL}, /* 108 */
    {"aten::adaptive_max_pool2d_backward", NULL}, /* 109 */
    {"aten::adaptive_max_pool3d_backward", NULL}, /* 110 */
    {"aten::avg_pool2d_backward", NULL}, /* 111 */
    {"aten::avg_pool2d", NULL}, /* 112 */
    {"aten::avg_pool3d_backward", NULL}, /* 113 */
    {"aten::avg_pool3d", NULL}, /* 114 */
    {"aten::fractional_max_pool2d_backward", NULL}, /* 115 */
    {"aten::fractional_max_pool3d_backward", NULL}, /* 116 */
    {"aten::max_pool2d_with_indices_backward", NULL}, /* 117 */
    {"aten::max_pool3d_with_indices_backward", NULL}, /* 118 */
    {"aten::_segment_reduce_backward", NULL}, /* 119 */
    {"aten::native_batch_norm_backward", NULL}, /* 120 */
    {"aten::new_ones", NULL}, /* 121 */
    {"aten::var.correction", NULL}, /* 122 */
    {"aten::rsqrt", NULL}, /* 123 */
    {"aten::mean.dim", NULL}, /* 124 */
    {"aten::native_layer_norm_backward", NULL}, /* 125 */
    {"aten::native_group_norm_backward", NULL}, /* 126 */
    {"aten::_softmax_backward_data", NULL}, /* 127 */
    {"aten::_log_softmax_backward_data", NULL}, /* 128 */
    {"aten::native_dropout_backward", NULL}, /* 129 */
    {"aten::_scaled_dot_product_flash_attention_for_cpu_backward", NULL}, /* 130 */
    {"aten::embedding_dense_backward", NULL}, /* 131 */
    {"aten::embedding", NULL}, /* 132 */
    {"aten::bincount", NULL}, /* 133 */
    {"aten::_embedding_bag_dense_backward", NULL}, /* 134 */
    {"aten::_embedding_bag_per_sample_weights_backward", NULL}, /* 135 */
    {"aten::reflection_pad1d_backward", NULL}, /* 136 */
    {"aten::reflection_pad1d", NULL}, /* 137 */
    {"aten::reflection_pad2d_backward", NULL}, /* 138 */
    {"aten::reflection_pad2d", NULL}, /* 139 */
    {"aten::reflection_pad3d_backward", NULL}, /* 140 */
    {"aten::reflection_pad3d", NULL}, /* 141 */
    {"aten::replication_pad1d_backward", NULL}, /* 142 */
    {"aten::replication_pad1d", NULL}, /* 143 */
    {"aten::replication_pad2d_backward", NULL}, /* 144 */
    {"aten::replication_pad2d", NULL}, /* 145 */
    {"aten::replication_pad3d_backward", NULL}, /* 146 */
    {"aten::replication_pad3d", NULL}, /* 147 */
    {"aten::_upsample_bicubic2d_aa_backward", NULL}, /* 148 */
    {"aten::_upsample_bicubic2d_aa", NULL}, /* 149 */
    {"aten::_upsample_bilinear2d_aa_backward", NULL}, /* 150 */
    {"aten::_upsample_bilinear2d_aa", NULL}, /* 151 */
    {"aten::_upsample_lanczos2d_aa_backward", NULL}, /* 152 */
    {"aten::_upsample_lanczos2d_aa", NULL}, /* 153 */
    {"aten::_upsample_nearest_exact1d_backward", NULL}, /* 154 */
    {"aten::_upsample_nearest_exact1d", NULL}, /* 155 */
    {"aten::_upsample_nearest_exact2d_backward", NULL}, /* 156 */
    {"aten::_upsample_nearest_exact2d", NULL}, /* 157 */
    {"aten::_upsample_nearest_exact3d_backward", NULL}, /* 158 */
    {"aten::_upsample_nearest_exact3d", NULL}, /* 159 */
    {"aten::upsample_bicubic2d_backward", NULL}, /* 160 */
    {"aten::upsample_bicubic2d", NULL}, /* 161 */
    {"aten::upsample_bilinear2d_backward", NULL}, /* 162 */
    {"aten::upsample_bilinear2d", NULL}, /* 163 */
    {"aten::upsample_linear1d_backward", NULL}, /* 164 */
    {"aten::upsample_linear1d", NULL}, /* 165 */
    {"aten::upsample_nearest1d_backward", NULL}, /* 166 */
    {"aten::upsample_nearest1d", NULL}, /* 167 */
    {"aten::upsample_nearest2d_backward", NULL}, /* 168 */
    {"aten::upsample_nearest2d", NULL}, /* 169 */
    {"aten::upsample_nearest3d_backward", NULL}, /* 170 */
    {"aten::upsample_nearest3d", NULL}, /* 171 */
    {"aten::upsample_trilinear3d_backward", NULL}, /* 172 */
    {"aten::upsample_trilinear3d", NULL}, /* 173 */
    {"aten::grid_sampler_2d_backward", NULL}, /* 174 */
    {"aten::grid_sampler_3d_backward", NULL}, /* 175 */
    {"aten::_cdist_backward", NULL}, /* 176 */
    {"aten::_pdist_backward", NULL}, /* 177 */
    {"aten::binary_cross_entropy_backward", NULL}, /* 178 */
    {"aten::rsub.Scalar", NULL}, /* 179 */
    {"aten::mean", NULL}, /* 180 */
    {"aten::sigmoid", NULL}, /* 181 */
    {"aten::softplus", NULL}, /* 182 */
    {"aten::huber_loss_backward", NULL}, /* 183 */
    {"aten::lt.Scalar", NULL}, /* 184 */
    {"aten::mse_loss_backward", NULL}, /* 185 */
    {"aten::multi_margin_loss_backward", NULL}, /* 186 */
    {"aten::multilabel_margin_loss_backward", NULL}, /* 187 */
    {"aten::nll_loss_backward", NULL}, /* 188 */
    {"aten::nll_loss", NULL}, /* 189 */
    {"aten::nll_loss2d_backward", NULL}, /* 190 */
    {"aten::nll_loss2d", NULL}, /* 191 */
    {"aten::smooth_l1_loss_backward", NULL}, /* 192 */
    {"aten::soft_margin_loss_backward", NULL}, /* 193 */
    {"aten::_ctc_loss_backward", NULL}, /* 194 */
    {"aten::_ctc_loss_backward.Tensor", NULL}, /* 195 */
};

tn_status tni_formula_unreduced(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_formula_permuted_back(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_formula_blocks(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_formula_pieces(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_formula_repeats_summed(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_formula_rolled_back(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_formula_unpadded(const tn_call *, const StableIValue *, StableIValue *);

const tni_formula_native tni_formula_natives[] = {
    {tni_formula_unreduced, 1, {0}}, /* 0 */
    {tni_formula_permuted_back, 1, {0}}, /* 1 */
    {tni_formula_blocks, 1, {64}}, /* 2 */
    {tni_formula_pieces, 1, {64}}, /* 3 */
    {tni_formula_repeats_summed, 1, {0}}, /* 4 */
    {tni_formula_rolled_back, 1, {0}}, /* 5 */
    {tni_formula_unpadded, 1, {0}}, /* 6 */
};

const tni_step tni_program_steps[] = {
    /* program 0 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_GIVE, 1, 0, 0, 0}, /* %0 */
    /* program 1 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJ, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SCALED, 2, 3, 0, 1}, /* %2 %1 */
    {TNI_STEP_GIVE, 1, 0, 1, 3}, /* %3 */
    /* program 2 */
    {TNI_STEP_TANGENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 2, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 4}, /* %0 %1 */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 0, 7}, /* %3 %2 %5 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 10}, /* %6 */
    /* program 3 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_GIVE, 1, 0, 0, 0}, /* %0 */
    /* program 4 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 1, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONJ, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_SCALED, 2, 4, 0, 2}, /* %1 %3 */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 5 */
    {TNI_STEP_TANGENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 2, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 4}, /* %0 %1 */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 2, 7}, /* %3 %2 %5 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 10}, /* %6 */
    /* program 6 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 3, 1}, /* %2 %1 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 7 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 3, 1}, /* %2 %1 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 3}, /* %3 */
    /* program 8 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 3, 4}, /* %0 %1 mul.Tensor */
    {TNI_STEP_ARGUMENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 3, 11}, /* %3 %4 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 10}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 0, 13}, /* %2 %5 %7 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 9 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJ, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SCALED, 2, 3, 0, 1}, /* %2 %1 */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 10 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 4, 1}, /* %2 %1 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 11 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 1, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 3, 17}, /* %2 %2 mul.Tensor */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 4, 6}, /* %4 %3 div.Tensor */
    {TNI_STEP_CONJUGATE, 1, 6, 0, 9}, /* %5 */
    {TNI_STEP_CALL, 2, 7, 3, 19}, /* %1 %6 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 15}, /* %7 */
    /* program 12 */
    {TNI_STEP_RESULT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 3, 4}, /* %0 %1 mul.Tensor */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 2, 7}, /* %3 %2 %5 sub.Tensor */
    {TNI_STEP_ARGUMENT, 0, 7, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 4, 21}, /* %6 %7 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 13 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 1, 0}, /* %0 neg */
    {TNI_STEP_GIVE, 1, 0, 0, 2}, /* %1 */
    /* program 14 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 1, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_EQUAL, 2, 3, 0, 0}, /* %0 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 10, 3}, /* %3 */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 6, 5, 23}, /* %4 %5 %5 %5 %5 %5 zeros_like */
    {TNI_STEP_COPY, 1, 7, 0, 10}, /* %6 */
    {TNI_STEP_JUMP, 0, 0, 20, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 8, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_SUB, 2, 10, 0, 29}, /* %0 %9 */
    {TNI_STEP_SAVED, 0, 11, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 6, 31}, /* %11 %10 pow.Tensor_Scalar */
    {TNI_STEP_SCALED, 2, 13, 0, 33}, /* %12 %0 */
    {TNI_STEP_CONJUGATE, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_GRAD, 0, 15, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 16, 3, 36}, /* %15 %14 mul.Tensor */
    {TNI_STEP_COPY, 1, 7, 0, 38}, /* %16 */
    {TNI_STEP_GIVE, 1, 0, 0, 15}, /* %7 */
    /* program 15 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 1, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_EQUAL, 2, 5, 0, 39}, /* %2 %4 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 9}, /* %5 */
    {TNI_STEP_ARGUMENT, 0, 6, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 8, 5, 41}, /* %6 %7 %7 %7 %7 %7 zeros_like */
    {TNI_STEP_COPY, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_JUMP, 0, 0, 21, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 11, 2, 32}, /* %10 */
    {TNI_STEP_SUB, 2, 12, 0, 47}, /* %2 %11 */
    {TNI_STEP_ARGUMENT, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 14, 6, 49}, /* %13 %12 pow.Tensor_Scalar */
    {TNI_STEP_SCALED, 2, 15, 0, 51}, /* %14 %2 */
    {TNI_STEP_CONJUGATE, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_CALL, 2, 17, 3, 53}, /* %1 %16 mul.Tensor */
    {TNI_STEP_COPY, 1, 9, 0, 55}, /* %17 */
    {TNI_STEP_CONJUGATE, 1, 18, 0, 30}, /* %9 */
    {TNI_STEP_GIVE, 1, 0, 0, 56}, /* %18 */
    /* program 16 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CALL, 2, 4, 3, 2}, /* %1 %3 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 17 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 7, 4}, /* %0 %1 tanh_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 18 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 7, 57}, /* %1 %2 tanh_backward */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 19 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 8, 4}, /* %0 %1 sigmoid_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 20 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 8, 57}, /* %1 %2 sigmoid_backward */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 21 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 1, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 9, 59}, /* %0 %1 %3 threshold_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 22 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 1, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 3, 5, 9, 62}, /* %1 %2 %4 threshold_backward */
    {TNI_STEP_CONJUGATE, 1, 6, 0, 9}, /* %5 */
    {TNI_STEP_GIVE, 1, 0, 0, 10}, /* %6 */
    /* program 23 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 9, 65}, /* %0 %1 %2 threshold_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 24 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 2, 5, 68}, /* %0 %1 %1 %1 %1 %1 zeros_like */
    {TNI_STEP_GIVE, 1, 0, 1, 1}, /* %2 */
    /* program 25 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 9, 65}, /* %0 %1 %2 threshold_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 26 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 2, 5, 68}, /* %0 %1 %1 %1 %1 %1 zeros_like */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 27 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_NONE, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 3, 5, 74}, /* %1 %2 %2 %2 %2 %2 zeros_like */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 28 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 10, 0}, /* %0 digamma */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 3, 1}, /* %2 %1 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 29 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 10, 1}, /* %2 digamma */
    {TNI_STEP_CALL, 2, 4, 3, 2}, /* %1 %3 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 30 */
    {TNI_STEP_REFUSE, 0, 0, 13, 0}, /* "igamma: input" */
    /* program 31 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_CALL, 3, 3, 11, 80}, /* %0 %2 %2 sub.Scalar */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 5, 12, 6}, /* %4 log */
    {TNI_STEP_CALL, 2, 6, 3, 83}, /* %3 %5 mul.Tensor */
    {TNI_STEP_CALL, 3, 7, 2, 85}, /* %6 %4 %2 sub.Tensor */
    {TNI_STEP_CALL, 1, 8, 13, 0}, /* %0 lgamma */
    {TNI_STEP_CALL, 3, 9, 2, 15}, /* %7 %8 %2 sub.Tensor */
    {TNI_STEP_CALL, 1, 10, 14, 30}, /* %9 exp */
    {TNI_STEP_GRAD, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 3, 31}, /* %11 %10 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 33}, /* %12 */
    /* program 32 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 15, 4}, /* %0 %1 eq.Tensor */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 6, 16, 83}, /* %3 %5 div.Scalar */
    {TNI_STEP_CALL, 3, 7, 17, 88}, /* %2 %6 %3 where.self */
    {TNI_STEP_CALL, 2, 8, 18, 4}, /* %0 %1 lt.Tensor */
    {TNI_STEP_CONSTANT, 0, 9, 1, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 10, 2, 30}, /* %9 */
    {TNI_STEP_CALL, 3, 11, 19, 91}, /* %7 %8 %10 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 31}, /* %11 */
    /* program 33 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 15, 4}, /* %0 %1 eq.Tensor */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 6, 16, 83}, /* %3 %5 div.Scalar */
    {TNI_STEP_CALL, 3, 7, 17, 88}, /* %2 %6 %3 where.self */
    {TNI_STEP_CALL, 2, 8, 18, 94}, /* %1 %0 lt.Tensor */
    {TNI_STEP_CONSTANT, 0, 9, 1, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 10, 2, 30}, /* %9 */
    {TNI_STEP_CALL, 3, 11, 19, 91}, /* %7 %8 %10 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 1, 31}, /* %11 */
    /* program 34 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 4}, /* %0 %1 */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 3, 6}, /* %4 %3 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 9}, /* %5 */
    /* program 35 */
    {TNI_STEP_SAVED, 0, 0, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 4}, /* %0 %1 */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 3, 6}, /* %4 %3 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 2, 9}, /* %5 */
    /* program 36 */
    {TNI_STEP_TANGENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 3, 4}, /* %0 %1 mul.Tensor */
    {TNI_STEP_ARGUMENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_TANGENT, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 3, 11}, /* %3 %4 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 10}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 0, 13}, /* %2 %5 %7 add.Tensor */
    {TNI_STEP_ARGUMENT, 0, 9, 3, 0}, /* */
    {TNI_STEP_SCALED, 2, 10, 0, 96}, /* %8 %9 */
    {TNI_STEP_TANGENT, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 12, 0, 98}, /* %11 %10 %7 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 33}, /* %12 */
    /* program 37 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 4, 20, 1}, /* %2 %1 %3 expand */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 38 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_NATIVE, 4, 5, 0, 101}, /* %2 %1 %3 %4 unreduced */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 39 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_NOT, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_COPY, 1, 4, 0, 1}, /* %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 10, 3}, /* %3 */
    {TNI_STEP_LENGTH, 1, 5, 0, 2}, /* %1 */
    {TNI_STEP_CONSTANT, 0, 6, 1, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 7, 2, 9}, /* %5 %6 */
    {TNI_STEP_COPY, 1, 4, 0, 15}, /* %7 */
    {TNI_STEP_GRAD, 0, 8, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 9, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 10, 21, 105}, /* %8 %1 %9 %9 %9 %9 new_zeros */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 17, 6}, /* %4 */
    {TNI_STEP_SAVED, 0, 11, 2, 0}, /* */
    {TNI_STEP_COPY, 1, 12, 0, 31}, /* %11 */
    {TNI_STEP_JUMP, 0, 0, 21, 0}, /* */
    {TNI_STEP_SAVED, 0, 13, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 14, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 15, 22, 111}, /* %13 %14 unsqueeze */
    {TNI_STEP_COPY, 1, 12, 0, 36}, /* %15 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 6}, /* %4 */
    {TNI_STEP_COPY, 1, 16, 0, 16}, /* %8 */
    {TNI_STEP_JUMP, 0, 0, 27, 0}, /* */
    {TNI_STEP_SAVED, 0, 17, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 18, 22, 113}, /* %8 %17 unsqueeze */
    {TNI_STEP_COPY, 1, 16, 0, 56}, /* %18 */
    {TNI_STEP_SAVED, 0, 19, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 20, 23, 115}, /* %10 %19 %12 %16 scatter.src */
    {TNI_STEP_GIVE, 1, 0, 0, 119}, /* %20 */
    /* program 40 */
    {TNI_STEP_ARGUMENT, 0, 0, 2, 0}, /* */
    {TNI_STEP_NOT, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_COPY, 1, 2, 0, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 9, 2}, /* %1 */
    {TNI_STEP_ARGUMENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_CONSTANT, 0, 5, 1, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 6, 2, 23}, /* %4 %5 */
    {TNI_STEP_COPY, 1, 2, 0, 10}, /* %6 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 13, 1}, /* %2 */
    {TNI_STEP_RESULT, 0, 7, 1, 0}, /* */
    {TNI_STEP_COPY, 1, 8, 0, 15}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 17, 0}, /* */
    {TNI_STEP_RESULT, 0, 9, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 10, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 11, 22, 120}, /* %9 %10 unsqueeze */
    {TNI_STEP_COPY, 1, 8, 0, 31}, /* %11 */
    {TNI_STEP_TANGENT, 0, 12, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 13, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 14, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 15, 24, 122}, /* %12 %13 %8 %14 gather */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 1}, /* %2 */
    {TNI_STEP_COPY, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_JUMP, 0, 0, 26, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 25, 126}, /* %15 %13 squeeze.dim */
    {TNI_STEP_COPY, 1, 16, 0, 55}, /* %17 */
    {TNI_STEP_GIVE, 1, 0, 0, 38}, /* %16 */
    /* program 41 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_LIST, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_CALL, 2, 3, 26, 0}, /* %0 %2 flip */
    {TNI_STEP_NONE, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 5, 27, 128}, /* %3 %1 %4 cumsum */
    {TNI_STEP_CALL, 2, 6, 26, 131}, /* %5 %2 flip */
    {TNI_STEP_GIVE, 1, 0, 0, 10}, /* %6 */
    /* program 42 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 28, 0}, /* %0 t */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 29, 7}, /* %3 %2 mm */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 43 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 28, 0}, /* %0 t */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 29, 82}, /* %2 %3 mm */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 44 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 29, 4}, /* %0 %1 mm */
    {TNI_STEP_ARGUMENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 29, 11}, /* %3 %4 mm */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 10}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 0, 13}, /* %2 %5 %7 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 45 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 28, 0}, /* %0 t */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 29, 7}, /* %3 %2 mm */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_CONJ, 1, 6, 0, 9}, /* %5 */
    {TNI_STEP_SCALED, 2, 7, 0, 40}, /* %4 %6 */
    {TNI_STEP_GIVE, 1, 0, 1, 15}, /* %7 */
    /* program 46 */
    {TNI_STEP_SAVED, 0, 0, 3, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 28, 0}, /* %0 t */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 29, 82}, /* %2 %3 mm */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_CONJ, 1, 6, 0, 9}, /* %5 */
    {TNI_STEP_SCALED, 2, 7, 0, 40}, /* %4 %6 */
    {TNI_STEP_GIVE, 1, 0, 2, 15}, /* %7 */
    /* program 47 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 3, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 4}, /* %0 %1 */
    {TNI_STEP_TANGENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 29, 11}, /* %3 %4 mm */
    {TNI_STEP_ARGUMENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_TANGENT, 0, 7, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 29, 21}, /* %6 %7 mm */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 10, 2, 30}, /* %9 */
    {TNI_STEP_CALL, 3, 11, 0, 133}, /* %5 %8 %10 add.Tensor */
    {TNI_STEP_ARGUMENT, 0, 12, 4, 0}, /* */
    {TNI_STEP_SCALED, 2, 13, 0, 136}, /* %11 %12 */
    {TNI_STEP_CALL, 3, 14, 0, 138}, /* %2 %13 %10 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 37}, /* %14 */
    /* program 48 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 30, 0}, /* %0 mH */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 31, 57}, /* %1 %2 matmul */
    {TNI_STEP_CALL, 1, 4, 30, 0}, /* %0 mH */
    {TNI_STEP_CALL, 2, 5, 31, 11}, /* %3 %4 matmul */
    {TNI_STEP_CALL, 1, 6, 1, 9}, /* %5 neg */
    {TNI_STEP_GIVE, 1, 0, 0, 10}, /* %6 */
    /* program 49 */
    {TNI_STEP_RESULT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 31, 4}, /* %0 %1 matmul */
    {TNI_STEP_CALL, 2, 3, 31, 58}, /* %2 %0 matmul */
    {TNI_STEP_CALL, 1, 4, 1, 3}, /* %3 neg */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 50 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 2, 32, 4}, /* %0 %1 contiguous */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 6, 21, 141}, /* %0 %4 %5 %5 %5 %5 new_zeros */
    {TNI_STEP_SAVED, 0, 7, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 10, 33, 147}, /* %2 %6 %7 %8 %9 as_strided_scatter */
    {TNI_STEP_GIVE, 1, 0, 0, 32}, /* %10 */
    /* program 51 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 2, 32, 4}, /* %0 %1 contiguous */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 6, 34, 152}, /* %2 %3 %4 %5 as_strided */
    {TNI_STEP_GIVE, 1, 0, 1, 10}, /* %6 */
    /* program 52 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GIVE, 1, 0, 0, 2}, /* %1 */
    /* program 53 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 35, 0}, /* %0 conj_physical */
    {TNI_STEP_GIVE, 1, 0, 0, 2}, /* %1 */
    /* program 54 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 6, 36, 156}, /* %2 %1 %3 %4 %5 diagonal_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 10}, /* %6 */
    /* program 55 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 37, 161}, /* %0 %1 %2 %3 diagonal */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 56 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 21, 165}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 8, 38, 171}, /* %2 %4 %5 %6 %7 diagonal_scatter */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 57 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 37, 161}, /* %0 %1 %2 %3 diagonal */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 58 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_NATIVE, 2, 2, 1, 4}, /* %0 %1 permuted_back */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 59 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 39, 1}, /* %2 %1 reshape */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 60 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 5, 40, 101}, /* %2 %1 %3 %4 select_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 61 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 41, 65}, /* %0 %1 %2 select.int */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 62 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 21, 165}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 7, 42, 171}, /* %2 %4 %5 %6 select_scatter */
    {TNI_STEP_GIVE, 1, 0, 0, 15}, /* %7 */
    /* program 63 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 41, 65}, /* %0 %1 %2 select.int */
    {TNI_STEP_GIVE, 1, 0, 1, 3}, /* %3 */
    /* program 64 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 3, 1, 1}, /* %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 8, 3}, /* %3 */
    {TNI_STEP_VALUE, 1, 4, 0, 1}, /* %2 */
    {TNI_STEP_COPY, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_JUMP, 0, 0, 10, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 1, 0}, /* 0x0 */
    {TNI_STEP_COPY, 1, 5, 0, 10}, /* %6 */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 8, 1, 15}, /* %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 16}, /* %8 */
    {TNI_STEP_VALUE, 1, 9, 0, 15}, /* %7 */
    {TNI_STEP_COPY, 1, 10, 0, 30}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 18, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 11, 3, 0}, /* 0x7fffffffffffffff */
    {TNI_STEP_COPY, 1, 10, 0, 31}, /* %11 */
    {TNI_STEP_GRAD, 0, 12, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 13, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 14, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 15, 43, 176}, /* %12 %1 %13 %5 %10 %14 slice_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 36}, /* %15 */
    /* program 65 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SOME, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SOME, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_SAVED, 0, 6, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 7, 44, 182}, /* %0 %1 %3 %5 %6 slice.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 15}, /* %7 */
    /* program 66 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 21, 165}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 9, 45, 187}, /* %2 %4 %5 %6 %7 %8 slice_scatter */
    {TNI_STEP_GIVE, 1, 0, 0, 30}, /* %9 */
    /* program 67 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 4, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 44, 193}, /* %0 %1 %2 %3 %4 slice.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 9}, /* %5 */
    /* program 68 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 1, 0}, /* 0x0 */
    {TNI_STEP_LESS, 2, 2, 2, 4}, /* %0 %1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 10, 1}, /* %2 */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SIZE, 2, 5, 0, 11}, /* %3 %4 */
    {TNI_STEP_ADD, 2, 6, 2, 198}, /* %0 %5 */
    {TNI_STEP_COPY, 1, 7, 0, 10}, /* %6 */
    {TNI_STEP_JUMP, 0, 0, 11, 0}, /* */
    {TNI_STEP_COPY, 1, 7, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 8, 1, 0}, /* */
    {TNI_STEP_SIZES, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_SAVED, 0, 10, 3, 0}, /* */
    {TNI_STEP_ADD, 2, 11, 2, 200}, /* %7 %10 */
    {TNI_STEP_GRAD, 0, 12, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 13, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 14, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 6, 15, 43, 202}, /* %12 %9 %13 %7 %11 %14 slice_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 36}, /* %15 */
    /* program 69 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 46, 4}, /* %0 %1 cat */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 70 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 28, 0}, /* %0 t */
    {TNI_STEP_GIVE, 1, 0, 0, 2}, /* %1 */
    /* program 71 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 47, 65}, /* %0 %1 %2 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 72 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 48, 4}, /* %0 %1 stack */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 73 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 6, 49, 156}, /* %2 %1 %3 %4 %5 unfold_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 10}, /* %6 */
    /* program 74 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 50, 161}, /* %0 %1 %2 %3 unfold */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 75 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 25, 4}, /* %0 %1 squeeze.dim */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 76 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 2, 32, 4}, /* %0 %1 contiguous */
    {TNI_STEP_CALL, 1, 3, 51, 1}, /* %2 resolve_conj */
    {TNI_STEP_CALL, 1, 4, 52, 3}, /* %3 view_as_real */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 77 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 2, 32, 4}, /* %0 %1 contiguous */
    {TNI_STEP_CALL, 1, 3, 53, 1}, /* %2 view_as_complex */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 78 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_GIVE, 1, 0, 1, 0}, /* %0 */
    /* program 79 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 3, 54, 65}, /* %0 %1 %2 copy */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 80 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 2, 5, 68}, /* %0 %1 %1 %1 %1 %1 zeros_like */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 81 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 55, 4}, /* %0 %1 sum */
    {TNI_STEP_GIVE, 1, 0, 1, 1}, /* %2 */
    /* program 82 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 56, 4}, /* %0 %1 fill.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 83 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_NATIVE, 2, 2, 2, 4}, /* %0 %1 blocks */
    {TNI_STEP_GIVE_LIST, 1, 0, 0, 1}, /* %2 */
    /* program 84 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_NATIVE, 3, 3, 3, 65}, /* %0 %1 %2 pieces */
    {TNI_STEP_GIVE_LIST, 1, 0, 0, 3}, /* %3 */
    /* program 85 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 57, 4}, /* %0 %1 unbind.int */
    {TNI_STEP_GIVE_LIST, 1, 0, 0, 1}, /* %2 */
    /* program 86 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 2, 0, 4}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_DIV, 2, 4, 2, 82}, /* %2 %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 58, 208}, /* %5 %4 channel_shuffle */
    {TNI_STEP_GIVE, 1, 0, 0, 10}, /* %6 */
    /* program 87 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 59, 4}, /* %0 %1 pixel_unshuffle */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 88 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 60, 4}, /* %0 %1 pixel_shuffle */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 89 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 26, 4}, /* %0 %1 flip */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 90 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_NATIVE, 3, 3, 4, 65}, /* %0 %1 %2 repeats_summed */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 91 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_NATIVE, 3, 3, 5, 65}, /* %0 %1 %2 rolled_back */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 92 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_NEG, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 4, 61, 1}, /* %2 %1 %3 rot90 */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 93 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 62, 4}, /* %0 %1 tril */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 94 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 63, 4}, /* %0 %1 triu */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 95 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_NATIVE, 2, 2, 6, 4}, /* %0 %1 unpadded */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 96 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 1, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 64, 59}, /* %0 %1 %3 constant_pad_nd */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 97 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 21, 165}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 7, 65, 210}, /* %4 %5 %6 %2 scatter_add */
    {TNI_STEP_GIVE, 1, 0, 0, 15}, /* %7 */
    /* program 98 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 21, 165}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 4, 7, 66, 214}, /* %4 %5 %2 %6 index_put */
    {TNI_STEP_GIVE, 1, 0, 0, 15}, /* %7 */
    /* program 99 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 21, 165}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 4, 7, 67, 214}, /* %4 %5 %2 %6 _unsafe_index_put */
    {TNI_STEP_GIVE, 1, 0, 0, 15}, /* %7 */
    /* program 100 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 21, 165}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 7, 68, 210}, /* %4 %5 %6 %2 _unsafe_masked_index_put_accumulate */
    {TNI_STEP_GIVE, 1, 0, 0, 15}, /* %7 */
    /* program 101 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 1, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 4, 5, 69, 218}, /* %0 %1 %2 %4 _unsafe_masked_index */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 102 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 1, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 4, 5, 69, 218}, /* %0 %1 %2 %4 _unsafe_masked_index */
    {TNI_STEP_GIVE, 1, 0, 1, 9}, /* %5 */
    /* program 103 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 70, 65}, /* %0 %1 %2 index_select */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SIZES, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 6, 39, 83}, /* %3 %5 reshape */
    {TNI_STEP_SAVED, 0, 7, 3, 0}, /* */
    {TNI_STEP_CONJ, 1, 8, 0, 15}, /* %7 */
    {TNI_STEP_SCALED, 2, 9, 0, 222}, /* %6 %8 */
    {TNI_STEP_GIVE, 1, 0, 1, 30}, /* %9 */
    /* program 104 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 1, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 4, 5, 71, 218}, /* %0 %1 %2 %4 index_fill.int_Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 105 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 70, 65}, /* %0 %1 %2 index_select */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SIZES, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 6, 39, 83}, /* %3 %5 reshape */
    {TNI_STEP_GIVE, 1, 0, 1, 10}, /* %6 */
    /* program 106 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 1, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 4, 5, 71, 218}, /* %0 %1 %2 %4 index_fill.int_Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 107 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 2, 5, 68}, /* %0 %1 %1 %1 %1 %1 zeros_like */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 6, 2, 9}, /* %5 */
    {TNI_STEP_CALL, 4, 7, 71, 224}, /* %2 %3 %4 %6 index_fill.int_Scalar */
    {TNI_STEP_CONSTANT, 0, 8, 1, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 2, 10, 72, 228}, /* %7 %9 ne.Scalar */
    {TNI_STEP_CALL, 3, 11, 73, 230}, /* %10 %0 %9 where.ScalarOther */
    {TNI_STEP_CALL, 2, 12, 55, 233}, /* %11 %1 sum */
    {TNI_STEP_GIVE, 1, 0, 1, 33}, /* %12 */
    /* program 108 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_TANGENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 74, 161}, /* %0 %1 %2 %3 index_fill.int_Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 109 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 5, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 1, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_JUMP, 0, 0, 14, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SIZES, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 21, 235}, /* %5 %4 %6 %6 %6 %6 new_zeros */
    {TNI_STEP_SAVED, 0, 8, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 9, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 10, 66, 241}, /* %5 %8 %7 %9 index_put */
    {TNI_STEP_COPY, 1, 2, 0, 32}, /* %10 */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 110 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 75, 4}, /* %0 %1 index.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 1}, /* %2 */
    /* program 111 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 5, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 1, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_JUMP, 0, 0, 14, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SIZES, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 21, 235}, /* %5 %4 %6 %6 %6 %6 new_zeros */
    {TNI_STEP_SAVED, 0, 8, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 9, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 10, 67, 241}, /* %5 %8 %7 %9 _unsafe_index_put */
    {TNI_STEP_COPY, 1, 2, 0, 32}, /* %10 */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 112 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 76, 4}, /* %0 %1 _unsafe_index.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 1}, /* %2 */
    /* program 113 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 1, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 3, 2, 57}, /* %1 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 10, 3}, /* %3 */
    {TNI_STEP_SIZES, 1, 4, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 39, 208}, /* %5 %4 reshape */
    {TNI_STEP_COPY, 1, 7, 0, 10}, /* %6 */
    {TNI_STEP_JUMP, 0, 0, 18, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 9, 4, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 10, 47, 95}, /* %0 %8 %9 transpose.int */
    {TNI_STEP_SIZES, 1, 11, 0, 32}, /* %10 */
    {TNI_STEP_SAVED, 0, 12, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 13, 20, 245}, /* %12 %11 %2 expand */
    {TNI_STEP_CALL, 3, 14, 47, 248}, /* %13 %8 %9 transpose.int */
    {TNI_STEP_COPY, 1, 7, 0, 37}, /* %14 */
    {TNI_STEP_SAVED, 0, 15, 3, 0}, /* */
    {TNI_STEP_STRING, 0, 16, 3, 14}, /* "sum" */
    {TNI_STEP_EQUAL, 2, 17, 6, 251}, /* %15 %16 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 25, 55}, /* %17 */
    {TNI_STEP_GRAD, 0, 18, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 19, 0, 56}, /* %18 */
    {TNI_STEP_JUMP, 0, 0, 88, 0}, /* */
    {TNI_STEP_STRING, 0, 20, 4, 18}, /* "mean" */
    {TNI_STEP_EQUAL, 2, 21, 6, 253}, /* %15 %20 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 48, 255}, /* %21 */
    {TNI_STEP_GRAD, 0, 22, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 23, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 24, 77, 256}, /* %22 %23 %23 %23 %23 %23 ones_like */
    {TNI_STEP_CALL, 6, 25, 77, 262}, /* %0 %23 %23 %23 %23 %23 ones_like */
    {TNI_STEP_SAVED, 0, 26, 4, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 36, 268}, /* %26 */
    {TNI_STEP_COPY, 1, 27, 0, 269}, /* %24 */
    {TNI_STEP_JUMP, 0, 0, 40, 0}, /* */
    {TNI_STEP_SAVED, 0, 28, 2, 0}, /* */
    {TNI_STEP_SCALAR, 1, 29, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 4, 30, 78, 270}, /* %24 %28 %7 %29 scatter.value */
    {TNI_STEP_COPY, 1, 27, 0, 274}, /* %30 */
    {TNI_STEP_SAVED, 0, 31, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 32, 65, 275}, /* %27 %31 %7 %25 scatter_add */
    {TNI_STEP_CONSTANT, 0, 33, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 34, 2, 279}, /* %33 */
    {TNI_STEP_CALL, 2, 35, 79, 280}, /* %32 %34 clamp_min */
    {TNI_STEP_CALL, 2, 36, 4, 282}, /* %22 %35 div.Tensor */
    {TNI_STEP_COPY, 1, 37, 0, 284}, /* %36 */
    {TNI_STEP_JUMP, 0, 0, 87, 0}, /* */
    {TNI_STEP_STRING, 0, 38, 4, 23}, /* "prod" */
    {TNI_STEP_EQUAL, 2, 39, 6, 285}, /* %15 %38 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 62, 287}, /* %39 */
    {TNI_STEP_SAVED, 0, 40, 5, 0}, /* */
    {TNI_STEP_NONE, 0, 41, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 42, 77, 288}, /* %40 %41 %41 %41 %41 %41 ones_like */
    {TNI_STEP_SAVED, 0, 43, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 44, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 6, 45, 80, 294}, /* %42 %43 %7 %0 %15 %44 scatter_reduce.two */
    {TNI_STEP_CONJUGATE, 1, 46, 0, 300}, /* %45 */
    {TNI_STEP_GRAD, 0, 47, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 48, 3, 301}, /* %47 %46 mul.Tensor */
    {TNI_STEP_COPY, 1, 49, 0, 303}, /* %48 */
    {TNI_STEP_JUMP, 0, 0, 86, 0}, /* */
    {TNI_STEP_SAVED, 0, 50, 6, 0}, /* */
    {TNI_STEP_SAVED, 0, 51, 7, 0}, /* */
    {TNI_STEP_CALL, 2, 52, 15, 304}, /* %50 %51 eq.Tensor */
    {TNI_STEP_GRAD, 0, 53, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 54, 0, 306}, /* %53 */
    {TNI_STEP_NONE, 0, 55, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 56, 81, 307}, /* %52 %54 %2 %2 %55 to.dtype */
    {TNI_STEP_SAVED, 0, 57, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 58, 24, 312}, /* %51 %57 %7 %2 gather */
    {TNI_STEP_CALL, 2, 59, 15, 316}, /* %0 %58 eq.Tensor */
    {TNI_STEP_CALL, 5, 60, 81, 318}, /* %59 %54 %2 %2 %55 to.dtype */
    {TNI_STEP_CONSTANT, 0, 61, 0, 0}, /* 0x1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 77, 323}, /* %61 */
    {TNI_STEP_COPY, 1, 62, 0, 324}, /* %56 */
    {TNI_STEP_JUMP, 0, 0, 80, 0}, /* */
    {TNI_STEP_SCALAR, 1, 63, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 4, 64, 78, 325}, /* %56 %57 %7 %63 scatter.value */
    {TNI_STEP_COPY, 1, 62, 0, 329}, /* %64 */
    {TNI_STEP_CALL, 4, 65, 65, 330}, /* %62 %57 %7 %60 scatter_add */
    {TNI_STEP_SCALAR, 1, 66, 2, 323}, /* %61 */
    {TNI_STEP_CALL, 2, 67, 79, 334}, /* %65 %66 clamp_min */
    {TNI_STEP_CALL, 2, 68, 4, 336}, /* %53 %67 div.Tensor */
    {TNI_STEP_CALL, 2, 69, 3, 338}, /* %56 %68 mul.Tensor */
    {TNI_STEP_COPY, 1, 49, 0, 340}, /* %69 */
    {TNI_STEP_COPY, 1, 37, 0, 341}, /* %49 */
    {TNI_STEP_COPY, 1, 19, 0, 342}, /* %37 */
    {TNI_STEP_SAVED, 0, 70, 4, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 92, 343}, /* %70 */
    {TNI_STEP_COPY, 1, 71, 0, 116}, /* %19 */
    {TNI_STEP_JUMP, 0, 0, 96, 0}, /* */
    {TNI_STEP_SAVED, 0, 72, 2, 0}, /* */
    {TNI_STEP_SCALAR, 1, 73, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 4, 74, 78, 344}, /* %19 %72 %7 %73 scatter.value */
    {TNI_STEP_COPY, 1, 71, 0, 348}, /* %74 */
    {TNI_STEP_GIVE, 1, 0, 0, 349}, /* %71 */
    /* program 114 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 1, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 3, 2, 57}, /* %1 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 10, 3}, /* %3 */
    {TNI_STEP_SIZES, 1, 4, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 39, 208}, /* %5 %4 reshape */
    {TNI_STEP_COPY, 1, 7, 0, 10}, /* %6 */
    {TNI_STEP_JUMP, 0, 0, 18, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 9, 4, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 10, 47, 95}, /* %0 %8 %9 transpose.int */
    {TNI_STEP_SIZES, 1, 11, 0, 32}, /* %10 */
    {TNI_STEP_SAVED, 0, 12, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 13, 20, 245}, /* %12 %11 %2 expand */
    {TNI_STEP_CALL, 3, 14, 47, 248}, /* %13 %8 %9 transpose.int */
    {TNI_STEP_COPY, 1, 7, 0, 37}, /* %14 */
    {TNI_STEP_SAVED, 0, 15, 3, 0}, /* */
    {TNI_STEP_STRING, 0, 16, 3, 14}, /* "sum" */
    {TNI_STEP_EQUAL, 2, 17, 6, 251}, /* %15 %16 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 27, 55}, /* %17 */
    {TNI_STEP_GRAD, 0, 18, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 19, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 20, 24, 350}, /* %18 %19 %7 %2 gather */
    {TNI_STEP_COPY, 1, 21, 0, 119}, /* %20 */
    {TNI_STEP_JUMP, 0, 0, 111, 0}, /* */
    {TNI_STEP_STRING, 0, 22, 4, 18}, /* "mean" */
    {TNI_STEP_EQUAL, 2, 23, 6, 354}, /* %15 %22 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 51, 257}, /* %23 */
    {TNI_STEP_GRAD, 0, 24, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 25, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 26, 77, 356}, /* %24 %25 %25 %25 %25 %25 ones_like */
    {TNI_STEP_CALL, 6, 27, 77, 362}, /* %0 %25 %25 %25 %25 %25 ones_like */
    {TNI_STEP_SAVED, 0, 28, 4, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 38, 271}, /* %28 */
    {TNI_STEP_COPY, 1, 29, 0, 268}, /* %26 */
    {TNI_STEP_JUMP, 0, 0, 42, 0}, /* */
    {TNI_STEP_SAVED, 0, 30, 2, 0}, /* */
    {TNI_STEP_SCALAR, 1, 31, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 4, 32, 78, 368}, /* %26 %30 %7 %31 scatter.value */
    {TNI_STEP_COPY, 1, 29, 0, 280}, /* %32 */
    {TNI_STEP_SAVED, 0, 33, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 34, 65, 372}, /* %29 %33 %7 %27 scatter_add */
    {TNI_STEP_CONSTANT, 0, 35, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 36, 2, 283}, /* %35 */
    {TNI_STEP_CALL, 2, 37, 79, 376}, /* %34 %36 clamp_min */
    {TNI_STEP_CALL, 2, 38, 4, 378}, /* %24 %37 div.Tensor */
    {TNI_STEP_CALL, 4, 39, 24, 380}, /* %38 %33 %7 %2 gather */
    {TNI_STEP_COPY, 1, 40, 0, 287}, /* %39 */
    {TNI_STEP_JUMP, 0, 0, 110, 0}, /* */
    {TNI_STEP_STRING, 0, 41, 4, 23}, /* "prod" */
    {TNI_STEP_EQUAL, 2, 42, 6, 384}, /* %15 %41 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 84, 294}, /* %42 */
    {TNI_STEP_SCALAR, 1, 43, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 2, 44, 82, 386}, /* %0 %43 eq.Scalar */
    {TNI_STEP_CONSTANT, 0, 45, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 46, 2, 300}, /* %45 */
    {TNI_STEP_CALL, 3, 47, 19, 388}, /* %0 %44 %46 masked_fill.Scalar */
    {TNI_STEP_GRAD, 0, 48, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 49, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 50, 5, 391}, /* %48 %49 %49 %49 %49 %49 zeros_like */
    {TNI_STEP_DTYPE, 1, 51, 0, 303}, /* %48 */
    {TNI_STEP_CALL, 5, 52, 81, 397}, /* %44 %51 %2 %2 %49 to.dtype */
    {TNI_STEP_SAVED, 0, 53, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 54, 65, 402}, /* %50 %53 %7 %52 scatter_add */
    {TNI_STEP_CALL, 4, 55, 24, 406}, /* %54 %53 %7 %2 gather */
    {TNI_STEP_CALL, 2, 56, 82, 410}, /* %55 %46 eq.Scalar */
    {TNI_STEP_SAVED, 0, 57, 6, 0}, /* */
    {TNI_STEP_SAVED, 0, 58, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 59, 80, 412}, /* %57 %53 %7 %47 %41 %58 scatter_reduce.two */
    {TNI_STEP_CONJUGATE, 1, 60, 0, 318}, /* %59 */
    {TNI_STEP_CALL, 2, 61, 3, 418}, /* %48 %60 mul.Tensor */
    {TNI_STEP_CALL, 4, 62, 24, 420}, /* %61 %53 %7 %2 gather */
    {TNI_STEP_CALL, 3, 63, 73, 424}, /* %56 %62 %43 where.ScalarOther */
    {TNI_STEP_SAVED, 0, 64, 7, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 65, 0, 329}, /* %64 */
    {TNI_STEP_CALL, 2, 66, 3, 427}, /* %48 %65 mul.Tensor */
    {TNI_STEP_CALL, 4, 67, 24, 429}, /* %66 %53 %7 %2 gather */
    {TNI_STEP_CONJUGATE, 1, 68, 0, 301}, /* %47 */
    {TNI_STEP_CALL, 2, 69, 4, 433}, /* %67 %68 div.Tensor */
    {TNI_STEP_CALL, 3, 70, 17, 435}, /* %44 %63 %69 where.self */
    {TNI_STEP_COPY, 1, 71, 0, 343}, /* %70 */
    {TNI_STEP_JUMP, 0, 0, 109, 0}, /* */
    {TNI_STEP_SAVED, 0, 72, 7, 0}, /* */
    {TNI_STEP_SAVED, 0, 73, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 74, 24, 438}, /* %72 %73 %7 %2 gather */
    {TNI_STEP_CALL, 2, 75, 15, 442}, /* %0 %74 eq.Tensor */
    {TNI_STEP_GRAD, 0, 76, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 77, 0, 444}, /* %76 */
    {TNI_STEP_NONE, 0, 78, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 79, 81, 445}, /* %75 %77 %2 %2 %78 to.dtype */
    {TNI_STEP_SAVED, 0, 80, 6, 0}, /* */
    {TNI_STEP_CALL, 2, 81, 15, 450}, /* %80 %72 eq.Tensor */
    {TNI_STEP_CALL, 5, 82, 81, 452}, /* %81 %77 %2 %2 %78 to.dtype */
    {TNI_STEP_CONSTANT, 0, 83, 0, 0}, /* 0x1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 99, 457}, /* %83 */
    {TNI_STEP_COPY, 1, 84, 0, 458}, /* %82 */
    {TNI_STEP_JUMP, 0, 0, 102, 0}, /* */
    {TNI_STEP_SCALAR, 1, 85, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 4, 86, 78, 459}, /* %82 %73 %7 %85 scatter.value */
    {TNI_STEP_COPY, 1, 84, 0, 463}, /* %86 */
    {TNI_STEP_CALL, 4, 87, 65, 464}, /* %84 %73 %7 %79 scatter_add */
    {TNI_STEP_SCALAR, 1, 88, 2, 457}, /* %83 */
    {TNI_STEP_CALL, 2, 89, 79, 468}, /* %87 %88 clamp_min */
    {TNI_STEP_CALL, 2, 90, 4, 470}, /* %76 %89 div.Tensor */
    {TNI_STEP_CALL, 4, 91, 24, 472}, /* %90 %73 %7 %2 gather */
    {TNI_STEP_CALL, 2, 92, 3, 476}, /* %79 %91 mul.Tensor */
    {TNI_STEP_COPY, 1, 71, 0, 478}, /* %92 */
    {TNI_STEP_COPY, 1, 40, 0, 349}, /* %71 */
    {TNI_STEP_COPY, 1, 21, 0, 288}, /* %40 */
    {TNI_STEP_GIVE, 1, 0, 1, 255}, /* %21 */
    /* program 115 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 21, 165}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 8, 2, 15}, /* %7 */
    {TNI_STEP_CALL, 5, 9, 83, 479}, /* %4 %5 %6 %2 %8 index_add */
    {TNI_STEP_GIVE, 1, 0, 0, 30}, /* %9 */
    /* program 116 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 1, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 19, 59}, /* %0 %1 %3 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 117 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 1, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 19, 59}, /* %0 %1 %3 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 118 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 84, 0}, /* %0 logical_not */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 1, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 3, 5, 19, 484}, /* %2 %1 %4 masked_fill.Scalar */
    {TNI_STEP_NONE, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 55, 9}, /* %5 %6 sum */
    {TNI_STEP_GIVE, 1, 0, 1, 15}, /* %7 */
    /* program 119 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_TANGENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 85, 65}, /* %0 %1 %2 masked_fill.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 120 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 4, 86, 487}, /* %2 %3 %1 masked_scatter_backward */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 121 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 21, 165}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 6, 87, 130}, /* %4 %5 %2 masked_scatter */
    {TNI_STEP_GIVE, 1, 0, 0, 10}, /* %6 */
    /* program 122 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 5, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 1, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_JUMP, 0, 0, 14, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SIZES, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 21, 235}, /* %5 %4 %6 %6 %6 %6 new_zeros */
    {TNI_STEP_SAVED, 0, 8, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 9, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 10, 88, 241}, /* %5 %8 %7 %9 put */
    {TNI_STEP_COPY, 1, 2, 0, 32}, /* %10 */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 123 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 89, 4}, /* %0 %1 take */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SIZES, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 39, 39}, /* %2 %4 reshape */
    {TNI_STEP_GIVE, 1, 0, 1, 9}, /* %5 */
    /* program 124 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 1, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 4, 5, 78, 218}, /* %0 %1 %2 %4 scatter.value */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 125 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 4, 24, 161}, /* %0 %1 %2 %3 gather */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 126 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 1, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 4, 5, 78, 218}, /* %0 %1 %2 %4 scatter.value */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 127 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_STRING, 0, 1, 3, 14}, /* "sum" */
    {TNI_STEP_EQUAL, 2, 2, 6, 4}, /* %0 %1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 7, 1}, /* %2 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_JUMP, 0, 0, 79, 0}, /* */
    {TNI_STEP_STRING, 0, 5, 4, 18}, /* "mean" */
    {TNI_STEP_EQUAL, 2, 6, 6, 198}, /* %0 %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 34, 10}, /* %6 */
    {TNI_STEP_GRAD, 0, 7, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 9, 77, 490}, /* %7 %8 %8 %8 %8 %8 ones_like */
    {TNI_STEP_SAVED, 0, 10, 1, 0}, /* */
    {TNI_STEP_CALL, 6, 11, 77, 496}, /* %10 %8 %8 %8 %8 %8 ones_like */
    {TNI_STEP_SAVED, 0, 12, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 19, 33}, /* %12 */
    {TNI_STEP_COPY, 1, 13, 0, 30}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_SAVED, 0, 14, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 15, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 16, 1, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 17, 2, 38}, /* %16 */
    {TNI_STEP_CALL, 4, 18, 78, 502}, /* %9 %14 %15 %17 scatter.value */
    {TNI_STEP_COPY, 1, 13, 0, 56}, /* %18 */
    {TNI_STEP_SAVED, 0, 19, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 20, 4, 0}, /* */
    {TNI_STEP_CALL, 4, 21, 65, 506}, /* %13 %19 %20 %11 scatter_add */
    {TNI_STEP_CONSTANT, 0, 22, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 23, 2, 256}, /* %22 */
    {TNI_STEP_CALL, 2, 24, 79, 510}, /* %21 %23 clamp_min */
    {TNI_STEP_CALL, 2, 25, 4, 512}, /* %7 %24 div.Tensor */
    {TNI_STEP_COPY, 1, 26, 0, 278}, /* %25 */
    {TNI_STEP_JUMP, 0, 0, 78, 0}, /* */
    {TNI_STEP_STRING, 0, 27, 4, 23}, /* "prod" */
    {TNI_STEP_EQUAL, 2, 28, 6, 514}, /* %0 %27 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 50, 271}, /* %28 */
    {TNI_STEP_SAVED, 0, 29, 5, 0}, /* */
    {TNI_STEP_NONE, 0, 30, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 31, 77, 516}, /* %29 %30 %30 %30 %30 %30 ones_like */
    {TNI_STEP_SAVED, 0, 32, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 33, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 34, 6, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 35, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 6, 36, 80, 522}, /* %31 %32 %33 %34 %0 %35 scatter_reduce.two */
    {TNI_STEP_CONJUGATE, 1, 37, 0, 284}, /* %36 */
    {TNI_STEP_GRAD, 0, 38, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 39, 3, 528}, /* %38 %37 mul.Tensor */
    {TNI_STEP_COPY, 1, 40, 0, 287}, /* %39 */
    {TNI_STEP_JUMP, 0, 0, 77, 0}, /* */
    {TNI_STEP_SAVED, 0, 41, 7, 0}, /* */
    {TNI_STEP_SAVED, 0, 42, 8, 0}, /* */
    {TNI_STEP_CALL, 2, 43, 15, 293}, /* %41 %42 eq.Tensor */
    {TNI_STEP_GRAD, 0, 44, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 45, 0, 299}, /* %44 */
    {TNI_STEP_CONSTANT, 0, 46, 1, 0}, /* 0x0 */
    {TNI_STEP_NONE, 0, 47, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 48, 81, 530}, /* %43 %45 %46 %46 %47 to.dtype */
    {TNI_STEP_SAVED, 0, 49, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 50, 4, 0}, /* */
    {TNI_STEP_CALL, 4, 51, 24, 535}, /* %42 %49 %50 %46 gather */
    {TNI_STEP_SAVED, 0, 52, 6, 0}, /* */
    {TNI_STEP_CALL, 2, 53, 15, 539}, /* %52 %51 eq.Tensor */
    {TNI_STEP_CALL, 5, 54, 81, 541}, /* %53 %45 %46 %46 %47 to.dtype */
    {TNI_STEP_CONSTANT, 0, 55, 0, 0}, /* 0x1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 68, 311}, /* %55 */
    {TNI_STEP_COPY, 1, 56, 0, 303}, /* %48 */
    {TNI_STEP_JUMP, 0, 0, 71, 0}, /* */
    {TNI_STEP_SCALAR, 1, 57, 2, 302}, /* %46 */
    {TNI_STEP_CALL, 4, 58, 78, 546}, /* %48 %49 %50 %57 scatter.value */
    {TNI_STEP_COPY, 1, 56, 0, 317}, /* %58 */
    {TNI_STEP_CALL, 4, 59, 65, 550}, /* %56 %49 %50 %54 scatter_add */
    {TNI_STEP_SCALAR, 1, 60, 2, 311}, /* %55 */
    {TNI_STEP_CALL, 2, 61, 79, 554}, /* %59 %60 clamp_min */
    {TNI_STEP_CALL, 2, 62, 4, 556}, /* %44 %61 div.Tensor */
    {TNI_STEP_CALL, 2, 63, 3, 558}, /* %48 %62 mul.Tensor */
    {TNI_STEP_COPY, 1, 40, 0, 328}, /* %63 */
    {TNI_STEP_COPY, 1, 26, 0, 288}, /* %40 */
    {TNI_STEP_COPY, 1, 4, 0, 268}, /* %26 */
    {TNI_STEP_SAVED, 0, 64, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 83, 329}, /* %64 */
    {TNI_STEP_COPY, 1, 65, 0, 6}, /* %4 */
    {TNI_STEP_JUMP, 0, 0, 89, 0}, /* */
    {TNI_STEP_SAVED, 0, 66, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 67, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 68, 1, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 69, 2, 339}, /* %68 */
    {TNI_STEP_CALL, 4, 70, 78, 560}, /* %4 %66 %67 %69 scatter.value */
    {TNI_STEP_COPY, 1, 65, 0, 343}, /* %70 */
    {TNI_STEP_GIVE, 1, 0, 0, 334}, /* %65 */
    /* program 128 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_STRING, 0, 1, 3, 14}, /* "sum" */
    {TNI_STEP_EQUAL, 2, 2, 6, 4}, /* %0 %1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 11, 1}, /* %2 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 7, 24, 564}, /* %3 %4 %5 %6 gather */
    {TNI_STEP_COPY, 1, 8, 0, 15}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 106, 0}, /* */
    {TNI_STEP_STRING, 0, 9, 4, 18}, /* "mean" */
    {TNI_STEP_EQUAL, 2, 10, 6, 29}, /* %0 %9 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 40, 32}, /* %10 */
    {TNI_STEP_GRAD, 0, 11, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 12, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 13, 77, 568}, /* %11 %12 %12 %12 %12 %12 ones_like */
    {TNI_STEP_SAVED, 0, 14, 1, 0}, /* */
    {TNI_STEP_CALL, 6, 15, 77, 574}, /* %14 %12 %12 %12 %12 %12 ones_like */
    {TNI_STEP_SAVED, 0, 16, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 23, 38}, /* %16 */
    {TNI_STEP_COPY, 1, 17, 0, 35}, /* %13 */
    {TNI_STEP_JUMP, 0, 0, 29, 0}, /* */
    {TNI_STEP_SAVED, 0, 18, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 19, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 20, 1, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 21, 2, 119}, /* %20 */
    {TNI_STEP_CALL, 4, 22, 78, 580}, /* %13 %18 %19 %21 scatter.value */
    {TNI_STEP_COPY, 1, 17, 0, 256}, /* %22 */
    {TNI_STEP_SAVED, 0, 23, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 24, 4, 0}, /* */
    {TNI_STEP_CALL, 4, 25, 65, 584}, /* %17 %23 %24 %15 scatter_add */
    {TNI_STEP_CONSTANT, 0, 26, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 27, 2, 268}, /* %26 */
    {TNI_STEP_CALL, 2, 28, 79, 588}, /* %25 %27 clamp_min */
    {TNI_STEP_CALL, 2, 29, 4, 590}, /* %11 %28 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 30, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 31, 24, 592}, /* %29 %23 %24 %30 gather */
    {TNI_STEP_COPY, 1, 32, 0, 276}, /* %31 */
    {TNI_STEP_JUMP, 0, 0, 105, 0}, /* */
    {TNI_STEP_STRING, 0, 33, 4, 23}, /* "prod" */
    {TNI_STEP_EQUAL, 2, 34, 6, 596}, /* %0 %33 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 76, 281}, /* %34 */
    {TNI_STEP_SAVED, 0, 35, 6, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 36, 1, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 37, 2, 284}, /* %36 */
    {TNI_STEP_CALL, 2, 38, 82, 598}, /* %35 %37 eq.Scalar */
    {TNI_STEP_CONSTANT, 0, 39, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 40, 2, 287}, /* %39 */
    {TNI_STEP_CALL, 3, 41, 19, 600}, /* %35 %38 %40 masked_fill.Scalar */
    {TNI_STEP_GRAD, 0, 42, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 43, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 44, 5, 603}, /* %42 %43 %43 %43 %43 %43 zeros_like */
    {TNI_STEP_DTYPE, 1, 45, 0, 294}, /* %42 */
    {TNI_STEP_CALL, 5, 46, 81, 609}, /* %38 %45 %36 %36 %43 to.dtype */
    {TNI_STEP_SAVED, 0, 47, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 48, 4, 0}, /* */
    {TNI_STEP_CALL, 4, 49, 65, 614}, /* %44 %47 %48 %46 scatter_add */
    {TNI_STEP_CALL, 4, 50, 24, 618}, /* %49 %47 %48 %36 gather */
    {TNI_STEP_CALL, 2, 51, 82, 622}, /* %50 %40 eq.Scalar */
    {TNI_STEP_SAVED, 0, 52, 7, 0}, /* */
    {TNI_STEP_SAVED, 0, 53, 2, 0}, /* */
    {TNI_STEP_CALL, 6, 54, 80, 624}, /* %52 %47 %48 %41 %33 %53 scatter_reduce.two */
    {TNI_STEP_CONJUGATE, 1, 55, 0, 308}, /* %54 */
    {TNI_STEP_CALL, 2, 56, 3, 630}, /* %42 %55 mul.Tensor */
    {TNI_STEP_CALL, 4, 57, 24, 632}, /* %56 %47 %48 %36 gather */
    {TNI_STEP_CALL, 3, 58, 73, 636}, /* %51 %57 %37 where.ScalarOther */
    {TNI_STEP_SAVED, 0, 59, 8, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 60, 0, 318}, /* %59 */
    {TNI_STEP_CALL, 2, 61, 3, 639}, /* %42 %60 mul.Tensor */
    {TNI_STEP_CALL, 4, 62, 24, 641}, /* %61 %47 %48 %36 gather */
    {TNI_STEP_CONJUGATE, 1, 63, 0, 289}, /* %41 */
    {TNI_STEP_CALL, 2, 64, 4, 645}, /* %62 %63 div.Tensor */
    {TNI_STEP_CALL, 3, 65, 17, 647}, /* %38 %58 %64 where.self */
    {TNI_STEP_COPY, 1, 66, 0, 334}, /* %65 */
    {TNI_STEP_JUMP, 0, 0, 104, 0}, /* */
    {TNI_STEP_SAVED, 0, 67, 8, 0}, /* */
    {TNI_STEP_SAVED, 0, 68, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 69, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 70, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 71, 24, 650}, /* %67 %68 %69 %70 gather */
    {TNI_STEP_SAVED, 0, 72, 6, 0}, /* */
    {TNI_STEP_CALL, 2, 73, 15, 654}, /* %72 %71 eq.Tensor */
    {TNI_STEP_GRAD, 0, 74, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 75, 0, 348}, /* %74 */
    {TNI_STEP_NONE, 0, 76, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 77, 81, 656}, /* %73 %75 %70 %70 %76 to.dtype */
    {TNI_STEP_SAVED, 0, 78, 7, 0}, /* */
    {TNI_STEP_CALL, 2, 79, 15, 661}, /* %78 %67 eq.Tensor */
    {TNI_STEP_CALL, 5, 80, 81, 663}, /* %79 %75 %70 %70 %76 to.dtype */
    {TNI_STEP_CONSTANT, 0, 81, 0, 0}, /* 0x1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 94, 452}, /* %81 */
    {TNI_STEP_COPY, 1, 82, 0, 450}, /* %80 */
    {TNI_STEP_JUMP, 0, 0, 97, 0}, /* */
    {TNI_STEP_SCALAR, 1, 83, 2, 343}, /* %70 */
    {TNI_STEP_CALL, 4, 84, 78, 668}, /* %80 %68 %69 %83 scatter.value */
    {TNI_STEP_COPY, 1, 82, 0, 464}, /* %84 */
    {TNI_STEP_CALL, 4, 85, 65, 672}, /* %82 %68 %69 %77 scatter_add */
    {TNI_STEP_SCALAR, 1, 86, 2, 452}, /* %81 */
    {TNI_STEP_CALL, 2, 87, 79, 462}, /* %85 %86 clamp_min */
    {TNI_STEP_CALL, 2, 88, 4, 676}, /* %74 %87 div.Tensor */
    {TNI_STEP_CALL, 4, 89, 24, 678}, /* %88 %68 %69 %70 gather */
    {TNI_STEP_CALL, 2, 90, 3, 682}, /* %77 %89 mul.Tensor */
    {TNI_STEP_COPY, 1, 66, 0, 472}, /* %90 */
    {TNI_STEP_COPY, 1, 32, 0, 335}, /* %66 */
    {TNI_STEP_COPY, 1, 8, 0, 280}, /* %32 */
    {TNI_STEP_GIVE, 1, 0, 1, 16}, /* %8 */
    /* program 129 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 21, 165}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 4, 7, 88, 214}, /* %4 %5 %2 %6 put */
    {TNI_STEP_GIVE, 1, 0, 0, 15}, /* %7 */
    /* program 130 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_GRAD, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 1, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 73, 59}, /* %0 %1 %3 where.ScalarOther */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 131 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 1, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 4, 90, 684}, /* %0 %2 %3 where.ScalarSelf */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 132 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_TANGENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 17, 65}, /* %0 %1 %2 where.self */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 133 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 91, 65}, /* %0 %1 %2 affine_grid_generator_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 134 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 3, 47, 65}, /* %0 %1 %2 transpose.int */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_CONSTANT, 0, 5, 4, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 6, 92, 153}, /* %3 %4 %5 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 7, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 8, 47, 687}, /* %7 %1 %2 transpose.int */
    {TNI_STEP_CALL, 3, 9, 92, 690}, /* %8 %4 %5 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 10, 2, 0}, /* */
    {TNI_STEP_LIST, 1, 11, 0, 6}, /* %4 */
    {TNI_STEP_SOME, 1, 12, 0, 31}, /* %11 */
    {TNI_STEP_NONE, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 14, 93, 693}, /* %9 %10 %12 %4 %13 linalg_vector_norm */
    {TNI_STEP_CONSTANT, 0, 15, 5, 0}, /* 0x3e7ad7f29abcaf48 */
    {TNI_STEP_SCALAR, 1, 16, 3, 36}, /* %15 */
    {TNI_STEP_SCALAR, 1, 17, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 18, 94, 698}, /* %14 %16 %17 add.Scalar */
    {TNI_STEP_CALL, 1, 19, 95, 56}, /* %18 reciprocal */
    {TNI_STEP_SAVED, 0, 20, 3, 0}, /* */
    {TNI_STEP_SCALED, 2, 21, 0, 507}, /* %19 %20 */
    {TNI_STEP_CALL, 1, 22, 96, 30}, /* %9 abs */
    {TNI_STEP_CALL, 2, 23, 15, 701}, /* %22 %14 eq.Tensor */
    {TNI_STEP_CONSTANT, 0, 24, 6, 0}, /* 0x7e37e43c8800759c */
    {TNI_STEP_SCALAR, 1, 25, 3, 269}, /* %24 */
    {TNI_STEP_LESS, 2, 26, 0, 703}, /* %25 %10 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 34, 268}, /* %26 */
    {TNI_STEP_CALL, 1, 27, 97, 30}, /* %9 sgn */
    {TNI_STEP_CALL, 2, 28, 3, 705}, /* %23 %27 mul.Tensor */
    {TNI_STEP_CALL, 4, 29, 98, 707}, /* %23 %12 %4 %13 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 30, 4, 591}, /* %28 %29 div.Tensor */
    {TNI_STEP_COPY, 1, 31, 0, 274}, /* %30 */
    {TNI_STEP_JUMP, 0, 0, 41, 0}, /* */
    {TNI_STEP_CALL, 1, 32, 97, 30}, /* %9 sgn */
    {TNI_STEP_CALL, 1, 33, 96, 30}, /* %9 abs */
    {TNI_STEP_CALL, 2, 34, 4, 711}, /* %33 %14 div.Tensor */
    {TNI_STEP_SUB, 2, 35, 0, 713}, /* %10 %17 */
    {TNI_STEP_CALL, 2, 36, 6, 715}, /* %34 %35 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 37, 3, 717}, /* %32 %36 mul.Tensor */
    {TNI_STEP_COPY, 1, 31, 0, 342}, /* %37 */
    {TNI_STEP_CONJUGATE, 1, 38, 0, 30}, /* %9 */
    {TNI_STEP_CALL, 2, 39, 3, 719}, /* %6 %38 mul.Tensor */
    {TNI_STEP_CALL, 4, 40, 98, 721}, /* %39 %12 %4 %13 sum.dim_IntList */
    {TNI_STEP_CALL, 1, 41, 99, 288}, /* %40 real */
    {TNI_STEP_CALL, 2, 42, 3, 725}, /* %41 %21 mul.Tensor */
    {TNI_STEP_CALL, 3, 43, 94, 698}, /* %14 %16 %17 add.Scalar */
    {TNI_STEP_CALL, 2, 44, 4, 294}, /* %42 %43 div.Tensor */
    {TNI_STEP_CALL, 2, 45, 100, 727}, /* %14 %20 gt.Scalar */
    {TNI_STEP_CALL, 2, 46, 3, 729}, /* %6 %21 mul.Tensor */
    {TNI_STEP_CALL, 2, 47, 3, 731}, /* %44 %31 mul.Tensor */
    {TNI_STEP_CALL, 3, 48, 2, 733}, /* %46 %47 %17 sub.Tensor */
    {TNI_STEP_CALL, 3, 49, 17, 736}, /* %45 %48 %6 where.self */
    {TNI_STEP_SIZES, 1, 50, 0, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 51, 39, 401}, /* %49 %50 reshape */
    {TNI_STEP_CALL, 3, 52, 47, 739}, /* %51 %1 %2 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 0, 307}, /* %52 */
    /* program 135 */
    {TNI_STEP_REFUSE, 0, 0, 17, 28}, /* "embedding_renorm_" */
    /* program 136 */
    {TNI_STEP_REFUSE, 0, 0, 8, 46}, /* "_unique2" */
    /* program 137 */
    {TNI_STEP_REFUSE, 0, 0, 7, 55}, /* "_unique" */
    /* program 138 */
    {TNI_STEP_REFUSE, 0, 0, 18, 63}, /* "unique_consecutive" */
    /* program 139 */
    {TNI_STEP_REFUSE, 0, 0, 10, 82}, /* "unique_dim" */
    /* program 140 */
    {TNI_STEP_REFUSE, 0, 0, 22, 93}, /* "unique_dim_consecutive" */
    /* program 141 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 2, 0, 4}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 5, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 6, 0, 9}, /* %5 */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 11, 6, 0}, /* */
    {TNI_STEP_SAVED, 0, 12, 7, 0}, /* */
    {TNI_STEP_MASK, 0, 13, 0, 3}, /* */
    {TNI_STEP_CALL, 11, 14, 101, 742}, /* %0 %3 %4 %6 %7 %8 %9 %10 %11 %12 %13 convolution_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 37}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 1, 36}, /* %15 */
    {TNI_STEP_GIVE, 1, 0, 2, 38}, /* %16 */
    /* program 142 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_NONE, 0, 2, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 5, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 6, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 7, 7, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 8, 8, 0}, /* */
    {TNI_STEP_CALL, 9, 9, 102, 753}, /* %0 %1 %2 %3 %4 %5 %6 %7 %8 convolution */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 10, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 11, 3, 32}, /* %10 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 31}, /* %11 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 12, 2, 0}, /* */
    {TNI_STEP_COPY, 1, 13, 0, 33}, /* %12 */
    {TNI_STEP_JUMP, 0, 0, 17, 0}, /* */
    {TNI_STEP_COPY, 1, 13, 0, 1}, /* %2 */
    {TNI_STEP_ARGUMENT, 0, 14, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 15, 1, 0}, /* */
    {TNI_STEP_CALL, 9, 16, 102, 762}, /* %14 %15 %13 %3 %4 %5 %6 %7 %8 convolution */
    {TNI_STEP_CONSTANT, 0, 17, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 18, 2, 55}, /* %17 */
    {TNI_STEP_CALL, 3, 19, 0, 771}, /* %9 %16 %18 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 116}, /* %19 */
    /* program 143 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 15, 2}, /* %1 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 4, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 6, 0}, /* */
    {TNI_STEP_CALL, 9, 11, 102, 774}, /* %2 %3 %4 %5 %6 %7 %8 %9 %10 convolution */
    {TNI_STEP_COPY, 1, 12, 0, 31}, /* %11 */
    {TNI_STEP_JUMP, 0, 0, 19, 0}, /* */
    {TNI_STEP_SAVED, 0, 13, 7, 0}, /* */
    {TNI_STEP_NONE, 0, 14, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 15, 5, 783}, /* %13 %14 %14 %14 %14 %14 zeros_like */
    {TNI_STEP_COPY, 1, 12, 0, 36}, /* %15 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 16, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 17, 2, 38}, /* %16 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 37, 55}, /* %17 */
    {TNI_STEP_SAVED, 0, 18, 8, 0}, /* */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 19, 1, 0}, /* */
    {TNI_STEP_NONE, 0, 20, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 21, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 22, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 23, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 24, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 25, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 26, 6, 0}, /* */
    {TNI_STEP_CALL, 9, 27, 102, 789}, /* %18 %19 %20 %21 %22 %23 %24 %25 %26 convolution */
    {TNI_STEP_CONSTANT, 0, 28, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 29, 2, 271}, /* %28 */
    {TNI_STEP_CALL, 3, 30, 0, 798}, /* %12 %27 %29 add.Tensor */
    {TNI_STEP_COPY, 1, 31, 0, 274}, /* %30 */
    {TNI_STEP_JUMP, 0, 0, 38, 0}, /* */
    {TNI_STEP_COPY, 1, 31, 0, 33}, /* %12 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 32, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 33, 2, 280}, /* %32 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 50, 279}, /* %33 */
    {TNI_STEP_CONSTANT, 0, 34, 0, 0}, /* 0x1 */
    {TNI_STEP_CONSTANT, 0, 35, 4, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 36, 47, 801}, /* %31 %34 %35 transpose.int */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 37, 2, 0}, /* */
    {TNI_STEP_SCALAR, 1, 38, 2, 281}, /* %34 */
    {TNI_STEP_CALL, 3, 39, 0, 804}, /* %36 %37 %38 add.Tensor */
    {TNI_STEP_CALL, 3, 40, 47, 807}, /* %39 %34 %35 transpose.int */
    {TNI_STEP_COPY, 1, 41, 0, 288}, /* %40 */
    {TNI_STEP_JUMP, 0, 0, 51, 0}, /* */
    {TNI_STEP_COPY, 1, 41, 0, 276}, /* %31 */
    {TNI_STEP_GIVE, 1, 0, 0, 289}, /* %41 */
    /* program 144 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 19, 2}, /* %1 */
    {TNI_STEP_SAVED, 0, 2, 9, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 8, 0}, /* */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 4, 1, 0}, /* */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 11, 6, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 12, 0, 0}, /* 0x1 */
    {TNI_STEP_CONSTANT, 0, 13, 1, 0}, /* 0x0 */
    {TNI_STEP_LIST, 3, 14, 0, 810}, /* %12 %13 %13 */
    {TNI_STEP_CALL, 11, 15, 101, 813}, /* %2 %3 %4 %5 %6 %7 %8 %9 %10 %11 %14 convolution_backward */
    {TNI_STEP_COPY, 1, 18, 0, 36}, /* %15 */
    {TNI_STEP_JUMP, 0, 0, 23, 0}, /* */
    {TNI_STEP_SAVED, 0, 19, 10, 0}, /* */
    {TNI_STEP_NONE, 0, 20, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 21, 5, 824}, /* %19 %20 %20 %20 %20 %20 zeros_like */
    {TNI_STEP_COPY, 1, 18, 0, 255}, /* %21 */
    {TNI_STEP_GIVE, 1, 0, 1, 56}, /* %18 */
    /* program 145 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 19, 2}, /* %1 */
    {TNI_STEP_SAVED, 0, 2, 9, 0}, /* */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 11, 6, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 12, 1, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 13, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 3, 14, 0, 830}, /* %12 %13 %12 */
    {TNI_STEP_CALL, 11, 15, 101, 813}, /* %2 %3 %4 %5 %6 %7 %8 %9 %10 %11 %14 convolution_backward */
    {TNI_STEP_COPY, 1, 18, 0, 38}, /* %16 */
    {TNI_STEP_JUMP, 0, 0, 23, 0}, /* */
    {TNI_STEP_SAVED, 0, 19, 11, 0}, /* */
    {TNI_STEP_NONE, 0, 20, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 21, 5, 824}, /* %19 %20 %20 %20 %20 %20 zeros_like */
    {TNI_STEP_COPY, 1, 18, 0, 255}, /* %21 */
    {TNI_STEP_GIVE, 1, 0, 2, 56}, /* %18 */
    /* program 146 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 2, 0, 4}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 5, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 6, 0, 9}, /* %5 */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 3, 0}, /* */
    {TNI_STEP_LIST, 2, 9, 0, 69}, /* %1 %1 */
    {TNI_STEP_CONSTANT, 0, 10, 1, 0}, /* 0x0 */
    {TNI_STEP_LIST, 2, 11, 0, 833}, /* %10 %10 */
    {TNI_STEP_MASK, 0, 12, 0, 3}, /* */
    {TNI_STEP_CALL, 11, 13, 101, 835}, /* %0 %3 %4 %6 %7 %8 %9 %10 %11 %1 %12 convolution_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 1, 37}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 2, 36}, /* %15 */
    /* program 147 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 2, 0, 4}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 5, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 6, 0, 9}, /* %5 */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 3, 0}, /* */
    {TNI_STEP_LIST, 3, 9, 0, 69}, /* %1 %1 %1 */
    {TNI_STEP_CONSTANT, 0, 10, 1, 0}, /* 0x0 */
    {TNI_STEP_LIST, 3, 11, 0, 846}, /* %10 %10 %10 */
    {TNI_STEP_MASK, 0, 12, 0, 3}, /* */
    {TNI_STEP_CALL, 11, 13, 101, 835}, /* %0 %3 %4 %6 %7 %8 %9 %10 %11 %1 %12 convolution_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 1, 37}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 2, 36}, /* %15 */
    /* program 148 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 2, 0, 4}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 5, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 6, 0, 9}, /* %5 */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 1, 0}, /* 0x0 */
    {TNI_STEP_LIST, 2, 11, 0, 833}, /* %10 %10 */
    {TNI_STEP_MASK, 0, 12, 0, 3}, /* */
    {TNI_STEP_CALL, 11, 13, 101, 835}, /* %0 %3 %4 %6 %7 %8 %9 %10 %11 %1 %12 convolution_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 1, 37}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 2, 36}, /* %15 */
    /* program 149 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 2, 0, 4}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 5, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 6, 0, 9}, /* %5 */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 1, 0}, /* 0x0 */
    {TNI_STEP_LIST, 3, 11, 0, 846}, /* %10 %10 %10 */
    {TNI_STEP_MASK, 0, 12, 0, 3}, /* */
    {TNI_STEP_CALL, 11, 13, 101, 835}, /* %0 %3 %4 %6 %7 %8 %9 %10 %11 %1 %12 convolution_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 1, 37}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 2, 36}, /* %15 */
    /* program 150 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 2, 0, 4}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 5, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 6, 0, 9}, /* %5 */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 5, 0}, /* */
    {TNI_STEP_MASK, 0, 11, 0, 3}, /* */
    {TNI_STEP_CALL, 11, 12, 101, 849}, /* %0 %3 %4 %6 %7 %8 %9 %1 %10 %1 %11 convolution_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 33}, /* %12 */
    {TNI_STEP_GIVE, 1, 0, 1, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 2, 37}, /* %14 */
    /* program 151 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 7, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SIZE, 2, 2, 0, 4}, /* %0 %1 */
    {TNI_STEP_CONSTANT, 0, 3, 4, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 4, 0, 742}, /* %0 %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_LIST, 2, 6, 0, 39}, /* %2 %4 */
    {TNI_STEP_SAVED, 0, 7, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 11, 103, 777}, /* %5 %6 %7 %8 %9 %10 col2im */
    {TNI_STEP_GIVE, 1, 0, 0, 31}, /* %11 */
    /* program 152 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 104, 193}, /* %0 %1 %2 %3 %4 im2col */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 153 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 105, 4}, /* %0 %1 _adaptive_avg_pool2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 154 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 7, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SIZE, 2, 2, 0, 4}, /* %0 %1 */
    {TNI_STEP_CONSTANT, 0, 3, 4, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 4, 0, 742}, /* %0 %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_LIST, 2, 6, 0, 39}, /* %2 %4 */
    {TNI_STEP_CALL, 2, 7, 106, 9}, /* %5 %6 _adaptive_avg_pool2d */
    {TNI_STEP_GIVE, 1, 0, 0, 15}, /* %7 */
    /* program 155 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 105, 4}, /* %0 %1 _adaptive_avg_pool2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 156 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 107, 4}, /* %0 %1 _adaptive_avg_pool3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 157 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 8, 0}, /* 0xfffffffffffffffd */
    {TNI_STEP_SIZE, 2, 2, 0, 4}, /* %0 %1 */
    {TNI_STEP_CONSTANT, 0, 3, 7, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SIZE, 2, 4, 0, 742}, /* %0 %3 */
    {TNI_STEP_CONSTANT, 0, 5, 4, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 6, 0, 198}, /* %0 %5 */
    {TNI_STEP_GRAD, 0, 7, 0, 0}, /* */
    {TNI_STEP_LIST, 3, 8, 0, 39}, /* %2 %4 %6 */
    {TNI_STEP_CALL, 2, 9, 108, 15}, /* %7 %8 _adaptive_avg_pool3d */
    {TNI_STEP_GIVE, 1, 0, 0, 30}, /* %9 */
    /* program 158 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 107, 4}, /* %0 %1 _adaptive_avg_pool3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 159 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 109, 65}, /* %0 %1 %2 adaptive_max_pool2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 160 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 7, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CONSTANT, 0, 2, 4, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 3, 92, 65}, /* %0 %1 %2 flatten.using_ints */
    {TNI_STEP_RESULT, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 5, 92, 860}, /* %4 %1 %2 flatten.using_ints */
    {TNI_STEP_CONSTANT, 0, 6, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 7, 24, 7}, /* %3 %2 %5 %6 gather */
    {TNI_STEP_SIZES, 1, 8, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 9, 39, 15}, /* %7 %8 reshape */
    {TNI_STEP_GIVE, 1, 0, 0, 30}, /* %9 */
    /* program 161 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 7, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CONSTANT, 0, 2, 4, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 3, 92, 65}, /* %0 %1 %2 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 5, 92, 860}, /* %4 %1 %2 flatten.using_ints */
    {TNI_STEP_CONSTANT, 0, 6, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 7, 24, 7}, /* %3 %2 %5 %6 gather */
    {TNI_STEP_SIZES, 1, 8, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 9, 39, 15}, /* %7 %8 reshape */
    {TNI_STEP_GIVE, 1, 0, 0, 30}, /* %9 */
    /* program 162 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 109, 65}, /* %0 %1 %2 adaptive_max_pool2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 163 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 110, 65}, /* %0 %1 %2 adaptive_max_pool3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 164 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 8, 0}, /* 0xfffffffffffffffd */
    {TNI_STEP_CONSTANT, 0, 2, 4, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 3, 92, 65}, /* %0 %1 %2 flatten.using_ints */
    {TNI_STEP_RESULT, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 5, 92, 860}, /* %4 %1 %2 flatten.using_ints */
    {TNI_STEP_CONSTANT, 0, 6, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 7, 24, 7}, /* %3 %2 %5 %6 gather */
    {TNI_STEP_SIZES, 1, 8, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 9, 39, 15}, /* %7 %8 reshape */
    {TNI_STEP_GIVE, 1, 0, 0, 30}, /* %9 */
    /* program 165 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 8, 0}, /* 0xfffffffffffffffd */
    {TNI_STEP_CONSTANT, 0, 2, 4, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 3, 92, 65}, /* %0 %1 %2 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 5, 92, 860}, /* %4 %1 %2 flatten.using_ints */
    {TNI_STEP_CONSTANT, 0, 6, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 7, 24, 7}, /* %3 %2 %5 %6 gather */
    {TNI_STEP_SIZES, 1, 8, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 9, 39, 15}, /* %7 %8 reshape */
    {TNI_STEP_GIVE, 1, 0, 0, 30}, /* %9 */
    /* program 166 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 110, 65}, /* %0 %1 %2 adaptive_max_pool3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 167 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 6, 0}, /* */
    {TNI_STEP_CALL, 8, 8, 111, 753}, /* %0 %1 %2 %3 %4 %5 %6 %7 avg_pool2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 168 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_CALL, 7, 7, 112, 753}, /* %0 %1 %2 %3 %4 %5 %6 avg_pool2d */
    {TNI_STEP_GIVE, 1, 0, 0, 15}, /* %7 */
    /* program 169 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 5, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 6, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 7, 7, 0}, /* */
    {TNI_STEP_CALL, 8, 8, 111, 753}, /* %0 %1 %2 %3 %4 %5 %6 %7 avg_pool2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 170 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 6, 0}, /* */
    {TNI_STEP_CALL, 8, 8, 113, 753}, /* %0 %1 %2 %3 %4 %5 %6 %7 avg_pool3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 171 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_CALL, 7, 7, 114, 753}, /* %0 %1 %2 %3 %4 %5 %6 avg_pool3d */
    {TNI_STEP_GIVE, 1, 0, 0, 15}, /* %7 */
    /* program 172 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 5, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 6, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 7, 7, 0}, /* */
    {TNI_STEP_CALL, 8, 8, 113, 753}, /* %0 %1 %2 %3 %4 %5 %6 %7 avg_pool3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 173 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 115, 193}, /* %0 %1 %2 %3 %4 fractional_max_pool2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 174 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 115, 193}, /* %0 %1 %2 %3 %4 fractional_max_pool2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 175 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 116, 193}, /* %0 %1 %2 %3 %4 fractional_max_pool3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 176 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 116, 193}, /* %0 %1 %2 %3 %4 fractional_max_pool3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 177 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 6, 0}, /* */
    {TNI_STEP_CALL, 8, 8, 117, 753}, /* %0 %1 %2 %3 %4 %5 %6 %7 max_pool2d_with_indices_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 178 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 5, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 6, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 7, 7, 0}, /* */
    {TNI_STEP_CALL, 8, 8, 117, 753}, /* %0 %1 %2 %3 %4 %5 %6 %7 max_pool2d_with_indices_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 179 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 6, 0}, /* */
    {TNI_STEP_CALL, 8, 8, 118, 753}, /* %0 %1 %2 %3 %4 %5 %6 %7 max_pool3d_with_indices_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 180 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 5, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 6, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 7, 7, 0}, /* */
    {TNI_STEP_CALL, 8, 8, 118, 753}, /* %0 %1 %2 %3 %4 %5 %6 %7 max_pool3d_with_indices_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 181 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 6, 0}, /* */
    {TNI_STEP_CALL, 8, 8, 119, 753}, /* %0 %1 %2 %3 %4 %5 %6 %7 _segment_reduce_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 182 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SOME, 1, 6, 0, 9}, /* %5 */
    {TNI_STEP_SAVED, 0, 7, 5, 0}, /* */
    {TNI_STEP_SOME, 1, 8, 0, 15}, /* %7 */
    {TNI_STEP_SAVED, 0, 9, 6, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 7, 0}, /* */
    {TNI_STEP_MASK, 0, 11, 0, 3}, /* */
    {TNI_STEP_CALL, 10, 12, 120, 863}, /* %0 %1 %2 %3 %4 %6 %8 %9 %10 %11 native_batch_norm_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 33}, /* %12 */
    {TNI_STEP_GIVE, 1, 0, 1, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 2, 37}, /* %14 */
    /* program 183 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SOME, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_SOME, 1, 6, 0, 9}, /* %5 */
    {TNI_STEP_SAVED, 0, 7, 4, 0}, /* */
    {TNI_STEP_SOME, 1, 8, 0, 15}, /* %7 */
    {TNI_STEP_SAVED, 0, 9, 5, 0}, /* */
    {TNI_STEP_SOME, 1, 10, 0, 30}, /* %9 */
    {TNI_STEP_SAVED, 0, 11, 6, 0}, /* */
    {TNI_STEP_SAVED, 0, 12, 7, 0}, /* */
    {TNI_STEP_MASK, 0, 13, 0, 3}, /* */
    {TNI_STEP_CALL, 10, 14, 120, 873}, /* %0 %1 %2 %4 %6 %8 %10 %11 %12 %13 native_batch_norm_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 37}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 1, 36}, /* %15 */
    {TNI_STEP_GIVE, 1, 0, 2, 38}, /* %16 */
    /* program 184 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SOME, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_SAVED, 0, 6, 3, 0}, /* */
    {TNI_STEP_SOME, 1, 7, 0, 10}, /* %6 */
    {TNI_STEP_SAVED, 0, 8, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 5, 0}, /* */
    {TNI_STEP_MASK, 0, 10, 0, 3}, /* */
    {TNI_STEP_CALL, 10, 11, 120, 883}, /* %0 %1 %2 %3 %3 %5 %7 %8 %9 %10 native_batch_norm_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 31}, /* %11 */
    {TNI_STEP_GIVE, 1, 0, 1, 33}, /* %12 */
    {TNI_STEP_GIVE, 1, 0, 2, 35}, /* %13 */
    /* program 185 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SOME, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_SOME, 1, 6, 0, 9}, /* %5 */
    {TNI_STEP_SAVED, 0, 7, 4, 0}, /* */
    {TNI_STEP_SOME, 1, 8, 0, 15}, /* %7 */
    {TNI_STEP_SAVED, 0, 9, 5, 0}, /* */
    {TNI_STEP_SOME, 1, 10, 0, 30}, /* %9 */
    {TNI_STEP_CONSTANT, 0, 11, 1, 0}, /* 0x0 */
    {TNI_STEP_SAVED, 0, 12, 6, 0}, /* */
    {TNI_STEP_MASK, 0, 13, 0, 3}, /* */
    {TNI_STEP_CALL, 10, 14, 120, 873}, /* %0 %1 %2 %4 %6 %8 %10 %11 %12 %13 native_batch_norm_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 37}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 1, 36}, /* %15 */
    {TNI_STEP_GIVE, 1, 0, 2, 38}, /* %16 */
    /* program 186 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SOME, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_SAVED, 0, 6, 3, 0}, /* */
    {TNI_STEP_SOME, 1, 7, 0, 10}, /* %6 */
    {TNI_STEP_CONSTANT, 0, 8, 0, 0}, /* 0x1 */
    {TNI_STEP_SAVED, 0, 9, 4, 0}, /* */
    {TNI_STEP_MASK, 0, 10, 0, 3}, /* */
    {TNI_STEP_CALL, 10, 11, 120, 883}, /* %0 %1 %2 %3 %3 %5 %7 %8 %9 %10 native_batch_norm_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 31}, /* %11 */
    {TNI_STEP_GIVE, 1, 0, 1, 33}, /* %12 */
    {TNI_STEP_GIVE, 1, 0, 2, 35}, /* %13 */
    /* program 187 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SOME, 1, 6, 0, 9}, /* %5 */
    {TNI_STEP_SAVED, 0, 7, 5, 0}, /* */
    {TNI_STEP_SOME, 1, 8, 0, 15}, /* %7 */
    {TNI_STEP_CONSTANT, 0, 9, 1, 0}, /* 0x0 */
    {TNI_STEP_SAVED, 0, 10, 6, 0}, /* */
    {TNI_STEP_MASK, 0, 11, 0, 3}, /* */
    {TNI_STEP_CALL, 10, 12, 120, 863}, /* %0 %1 %2 %3 %4 %6 %8 %9 %10 %11 native_batch_norm_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 33}, /* %12 */
    {TNI_STEP_GIVE, 1, 0, 1, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 2, 37}, /* %14 */
    /* program 188 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 6, 2}, /* %1 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 2, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_JUMP, 0, 0, 10, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 6, 5, 23}, /* %4 %5 %5 %5 %5 %5 zeros_like */
    {TNI_STEP_COPY, 1, 3, 0, 10}, /* %6 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 7, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 8, 2, 15}, /* %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 16}, /* %8 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 9, 1, 0}, /* */
    {TNI_STEP_COPY, 1, 10, 0, 30}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 23, 0}, /* */
    {TNI_STEP_SAVED, 0, 11, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 12, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 13, 0, 136}, /* %11 %12 */
    {TNI_STEP_LIST, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_NONE, 0, 15, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 16, 21, 893}, /* %11 %14 %15 %15 %15 %15 new_zeros */
    {TNI_STEP_COPY, 1, 10, 0, 38}, /* %16 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 17, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 18, 2, 55}, /* %17 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 29, 56}, /* %18 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 19, 2, 0}, /* */
    {TNI_STEP_COPY, 1, 20, 0, 116}, /* %19 */
    {TNI_STEP_JUMP, 0, 0, 36, 0}, /* */
    {TNI_STEP_SAVED, 0, 21, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 22, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 23, 0, 255}, /* %21 %22 */
    {TNI_STEP_LIST, 1, 24, 0, 257}, /* %23 */
    {TNI_STEP_NONE, 0, 25, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 26, 21, 899}, /* %21 %24 %25 %25 %25 %25 new_zeros */
    {TNI_STEP_COPY, 1, 20, 0, 268}, /* %26 */
    {TNI_STEP_SAVED, 0, 27, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 28, 1, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 29, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 30, 47, 905}, /* %27 %28 %29 transpose.int */
    {TNI_STEP_CONSTANT, 0, 31, 4, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 32, 92, 908}, /* %30 %29 %31 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 33, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 87, 279}, /* %33 */
    {TNI_STEP_CALL, 3, 34, 47, 911}, /* %3 %28 %29 transpose.int */
    {TNI_STEP_CALL, 3, 35, 92, 914}, /* %34 %29 %31 flatten.using_ints */
    {TNI_STEP_CALL, 2, 36, 22, 917}, /* %10 %29 unsqueeze */
    {TNI_STEP_CALL, 2, 37, 22, 919}, /* %20 %29 unsqueeze */
    {TNI_STEP_SAVED, 0, 38, 3, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 39, 3, 286}, /* %38 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 55, 287}, /* %39 */
    {TNI_STEP_VALUE, 1, 40, 0, 286}, /* %38 */
    {TNI_STEP_CALL, 2, 41, 22, 921}, /* %40 %29 unsqueeze */
    {TNI_STEP_COPY, 1, 42, 0, 289}, /* %41 */
    {TNI_STEP_JUMP, 0, 0, 60, 0}, /* */
    {TNI_STEP_SIZE, 2, 43, 0, 515}, /* %27 %29 */
    {TNI_STEP_LIST, 2, 44, 0, 923}, /* %43 %29 */
    {TNI_STEP_NONE, 0, 45, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 46, 121, 925}, /* %27 %44 %45 %45 %45 %45 new_ones */
    {TNI_STEP_COPY, 1, 42, 0, 302}, /* %46 */
    {TNI_STEP_LIST, 1, 47, 0, 273}, /* %29 */
    {TNI_STEP_SOME, 1, 48, 0, 301}, /* %47 */
    {TNI_STEP_SCALAR, 1, 49, 2, 271}, /* %28 */
    {TNI_STEP_SOME, 1, 50, 0, 341}, /* %49 */
    {TNI_STEP_CALL, 4, 51, 122, 931}, /* %32 %48 %50 %29 var.correction */
    {TNI_STEP_SAVED, 0, 52, 4, 0}, /* */
    {TNI_STEP_SCALAR, 1, 53, 3, 307}, /* %52 */
    {TNI_STEP_SCALAR, 1, 54, 2, 273}, /* %29 */
    {TNI_STEP_CALL, 3, 55, 94, 935}, /* %51 %53 %54 add.Scalar */
    {TNI_STEP_CALL, 1, 56, 123, 311}, /* %55 rsqrt */
    {TNI_STEP_NONE, 0, 57, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 58, 124, 938}, /* %32 %48 %29 %57 mean.dim */
    {TNI_STEP_CALL, 3, 59, 2, 942}, /* %32 %58 %54 sub.Tensor */
    {TNI_STEP_CALL, 2, 60, 3, 945}, /* %59 %56 mul.Tensor */
    {TNI_STEP_CALL, 2, 61, 3, 947}, /* %42 %56 mul.Tensor */
    {TNI_STEP_CALL, 4, 62, 124, 949}, /* %35 %48 %29 %57 mean.dim */
    {TNI_STEP_CALL, 3, 63, 2, 953}, /* %35 %62 %54 sub.Tensor */
    {TNI_STEP_CALL, 2, 64, 3, 956}, /* %35 %60 mul.Tensor */
    {TNI_STEP_CALL, 4, 65, 124, 958}, /* %64 %48 %29 %57 mean.dim */
    {TNI_STEP_CALL, 2, 66, 3, 333}, /* %60 %65 mul.Tensor */
    {TNI_STEP_CALL, 3, 67, 2, 962}, /* %63 %66 %54 sub.Tensor */
    {TNI_STEP_CALL, 2, 68, 3, 965}, /* %61 %67 mul.Tensor */
    {TNI_STEP_CALL, 2, 69, 3, 967}, /* %36 %60 mul.Tensor */
    {TNI_STEP_CALL, 3, 70, 0, 969}, /* %68 %69 %54 add.Tensor */
    {TNI_STEP_CALL, 3, 71, 0, 972}, /* %70 %37 %54 add.Tensor */
    {TNI_STEP_COPY, 1, 72, 0, 349}, /* %71 */
    {TNI_STEP_JUMP, 0, 0, 122, 0}, /* */
    {TNI_STEP_SAVED, 0, 73, 5, 0}, /* */
    {TNI_STEP_VALUE, 1, 74, 0, 347}, /* %73 */
    {TNI_STEP_CALL, 2, 75, 22, 975}, /* %74 %29 unsqueeze */
    {TNI_STEP_SAVED, 0, 76, 4, 0}, /* */
    {TNI_STEP_SCALAR, 1, 77, 3, 444}, /* %76 */
    {TNI_STEP_SCALAR, 1, 78, 2, 273}, /* %29 */
    {TNI_STEP_CALL, 3, 79, 94, 977}, /* %75 %77 %78 add.Scalar */
    {TNI_STEP_CALL, 1, 80, 123, 467}, /* %79 rsqrt */
    {TNI_STEP_CALL, 3, 81, 47, 911}, /* %3 %28 %29 transpose.int */
    {TNI_STEP_CALL, 3, 82, 92, 980}, /* %81 %29 %31 flatten.using_ints */
    {TNI_STEP_CALL, 2, 83, 3, 983}, /* %82 %80 mul.Tensor */
    {TNI_STEP_SAVED, 0, 84, 3, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 85, 3, 464}, /* %84 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 105, 462}, /* %85 */
    {TNI_STEP_VALUE, 1, 86, 0, 464}, /* %84 */
    {TNI_STEP_CALL, 2, 87, 22, 985}, /* %86 %29 unsqueeze */
    {TNI_STEP_COPY, 1, 88, 0, 468}, /* %87 */
    {TNI_STEP_JUMP, 0, 0, 110, 0}, /* */
    {TNI_STEP_SIZE, 2, 89, 0, 515}, /* %27 %29 */
    {TNI_STEP_LIST, 2, 90, 0, 987}, /* %89 %29 */
    {TNI_STEP_NONE, 0, 91, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 92, 121, 989}, /* %27 %90 %91 %91 %91 %91 new_ones */
    {TNI_STEP_COPY, 1, 88, 0, 478}, /* %92 */
    {TNI_STEP_CALL, 2, 93, 3, 995}, /* %83 %88 mul.Tensor */
    {TNI_STEP_CALL, 2, 94, 22, 917}, /* %10 %29 unsqueeze */
    {TNI_STEP_SAVED, 0, 95, 6, 0}, /* */
    {TNI_STEP_VALUE, 1, 96, 0, 997}, /* %95 */
    {TNI_STEP_CALL, 2, 97, 22, 998}, /* %96 %29 unsqueeze */
    {TNI_STEP_CALL, 3, 98, 2, 1000}, /* %32 %97 %78 sub.Tensor */
    {TNI_STEP_CALL, 2, 99, 3, 1003}, /* %94 %98 mul.Tensor */
    {TNI_STEP_CALL, 2, 100, 3, 1005}, /* %99 %80 mul.Tensor */
    {TNI_STEP_CALL, 3, 101, 0, 1007}, /* %93 %100 %78 add.Tensor */
    {TNI_STEP_CALL, 2, 102, 22, 919}, /* %20 %29 unsqueeze */
    {TNI_STEP_CALL, 3, 103, 0, 1010}, /* %101 %102 %78 add.Tensor */
    {TNI_STEP_COPY, 1, 72, 0, 1013}, /* %103 */
    {TNI_STEP_CALL, 3, 104, 47, 905}, /* %27 %28 %29 transpose.int */
    {TNI_STEP_SIZES, 1, 105, 0, 1014}, /* %104 */
    {TNI_STEP_CALL, 2, 106, 39, 1015}, /* %72 %105 reshape */
    {TNI_STEP_CALL, 3, 107, 47, 1017}, /* %106 %28 %29 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 0, 1020}, /* %107 */
    /* program 189 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 6, 2}, /* %1 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 2, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_JUMP, 0, 0, 10, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 6, 5, 23}, /* %4 %5 %5 %5 %5 %5 zeros_like */
    {TNI_STEP_COPY, 1, 3, 0, 10}, /* %6 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 7, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 8, 2, 15}, /* %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 16}, /* %8 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 9, 1, 0}, /* */
    {TNI_STEP_COPY, 1, 10, 0, 30}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 23, 0}, /* */
    {TNI_STEP_SAVED, 0, 11, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 12, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 13, 0, 136}, /* %11 %12 */
    {TNI_STEP_LIST, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_NONE, 0, 15, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 16, 21, 893}, /* %11 %14 %15 %15 %15 %15 new_zeros */
    {TNI_STEP_COPY, 1, 10, 0, 38}, /* %16 */
    {TNI_STEP_SAVED, 0, 17, 7, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 18, 1, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 19, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 20, 47, 1021}, /* %17 %18 %19 transpose.int */
    {TNI_STEP_CONSTANT, 0, 21, 4, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 22, 92, 1024}, /* %20 %19 %21 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 23, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 101, 257}, /* %23 */
    {TNI_STEP_CALL, 3, 24, 47, 1027}, /* %3 %18 %19 transpose.int */
    {TNI_STEP_CALL, 3, 25, 92, 1030}, /* %24 %19 %21 flatten.using_ints */
    {TNI_STEP_CALL, 2, 26, 22, 115}, /* %10 %19 unsqueeze */
    {TNI_STEP_SAVED, 0, 27, 3, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 28, 3, 275}, /* %27 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 41, 271}, /* %28 */
    {TNI_STEP_VALUE, 1, 29, 0, 275}, /* %27 */
    {TNI_STEP_CALL, 2, 30, 22, 1033}, /* %29 %19 unsqueeze */
    {TNI_STEP_COPY, 1, 31, 0, 274}, /* %30 */
    {TNI_STEP_JUMP, 0, 0, 47, 0}, /* */
    {TNI_STEP_SAVED, 0, 32, 0, 0}, /* */
    {TNI_STEP_SIZE, 2, 33, 0, 1035}, /* %32 %19 */
    {TNI_STEP_LIST, 2, 34, 0, 1037}, /* %33 %19 */
    {TNI_STEP_NONE, 0, 35, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 36, 121, 1039}, /* %32 %34 %35 %35 %35 %35 new_ones */
    {TNI_STEP_COPY, 1, 31, 0, 284}, /* %36 */
    {TNI_STEP_SAVED, 0, 37, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 38, 47, 1045}, /* %37 %18 %19 transpose.int */
    {TNI_STEP_CALL, 3, 39, 92, 1048}, /* %38 %19 %21 flatten.using_ints */
    {TNI_STEP_LIST, 1, 40, 0, 116}, /* %19 */
    {TNI_STEP_SOME, 1, 41, 0, 288}, /* %40 */
    {TNI_STEP_SCALAR, 1, 42, 2, 56}, /* %18 */
    {TNI_STEP_SOME, 1, 43, 0, 294}, /* %42 */
    {TNI_STEP_CALL, 4, 44, 122, 1051}, /* %39 %41 %43 %19 var.correction */
    {TNI_STEP_SAVED, 0, 45, 4, 0}, /* */
    {TNI_STEP_SCALAR, 1, 46, 3, 300}, /* %45 */
    {TNI_STEP_SCALAR, 1, 47, 2, 116}, /* %19 */
    {TNI_STEP_CALL, 3, 48, 94, 1055}, /* %44 %46 %47 add.Scalar */
    {TNI_STEP_CALL, 1, 49, 123, 303}, /* %48 rsqrt */
    {TNI_STEP_NONE, 0, 50, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 51, 124, 1058}, /* %39 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 3, 52, 2, 1062}, /* %39 %51 %47 sub.Tensor */
    {TNI_STEP_CALL, 2, 53, 3, 1065}, /* %52 %49 mul.Tensor */
    {TNI_STEP_CALL, 2, 54, 3, 1067}, /* %22 %31 mul.Tensor */
    {TNI_STEP_CALL, 4, 55, 124, 1069}, /* %54 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 3, 56, 2, 1073}, /* %54 %55 %47 sub.Tensor */
    {TNI_STEP_CALL, 2, 57, 3, 406}, /* %54 %53 mul.Tensor */
    {TNI_STEP_CALL, 4, 58, 124, 1076}, /* %57 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 2, 59, 3, 1080}, /* %53 %58 mul.Tensor */
    {TNI_STEP_CALL, 3, 60, 2, 1082}, /* %56 %59 %47 sub.Tensor */
    {TNI_STEP_CALL, 2, 61, 3, 1085}, /* %25 %60 mul.Tensor */
    {TNI_STEP_CALL, 4, 62, 124, 1087}, /* %61 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 2, 63, 3, 1091}, /* %53 %62 mul.Tensor */
    {TNI_STEP_CALL, 2, 64, 3, 406}, /* %54 %53 mul.Tensor */
    {TNI_STEP_CALL, 4, 65, 124, 1093}, /* %64 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 4, 66, 124, 1097}, /* %25 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 3, 67, 2, 1101}, /* %25 %66 %47 sub.Tensor */
    {TNI_STEP_CALL, 2, 68, 3, 1104}, /* %25 %53 mul.Tensor */
    {TNI_STEP_CALL, 4, 69, 124, 1106}, /* %68 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 2, 70, 3, 1110}, /* %53 %69 mul.Tensor */
    {TNI_STEP_CALL, 3, 71, 2, 1112}, /* %67 %70 %47 sub.Tensor */
    {TNI_STEP_CALL, 2, 72, 3, 1115}, /* %65 %71 mul.Tensor */
    {TNI_STEP_CALL, 3, 73, 0, 1117}, /* %63 %72 %47 add.Tensor */
    {TNI_STEP_CALL, 2, 74, 3, 1104}, /* %25 %53 mul.Tensor */
    {TNI_STEP_CALL, 4, 75, 124, 1120}, /* %74 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 2, 76, 3, 1124}, /* %75 %60 mul.Tensor */
    {TNI_STEP_CALL, 3, 77, 0, 1126}, /* %73 %76 %47 add.Tensor */
    {TNI_STEP_CALL, 2, 78, 3, 1129}, /* %26 %22 mul.Tensor */
    {TNI_STEP_CALL, 4, 79, 124, 1131}, /* %78 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 3, 80, 2, 1135}, /* %78 %79 %47 sub.Tensor */
    {TNI_STEP_CALL, 2, 81, 3, 1138}, /* %78 %53 mul.Tensor */
    {TNI_STEP_CALL, 4, 82, 124, 1140}, /* %81 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 2, 83, 3, 1144}, /* %53 %82 mul.Tensor */
    {TNI_STEP_CALL, 3, 84, 2, 1146}, /* %80 %83 %47 sub.Tensor */
    {TNI_STEP_CALL, 2, 85, 3, 1149}, /* %49 %84 mul.Tensor */
    {TNI_STEP_CALL, 2, 86, 3, 392}, /* %49 %49 mul.Tensor */
    {TNI_STEP_CALL, 2, 87, 3, 1151}, /* %86 %77 mul.Tensor */
    {TNI_STEP_CALL, 3, 88, 2, 1153}, /* %85 %87 %47 sub.Tensor */
    {TNI_STEP_COPY, 1, 89, 0, 469}, /* %88 */
    {TNI_STEP_JUMP, 0, 0, 113, 0}, /* */
    {TNI_STEP_CALL, 2, 90, 22, 115}, /* %10 %19 unsqueeze */
    {TNI_STEP_CALL, 2, 91, 3, 1156}, /* %90 %22 mul.Tensor */
    {TNI_STEP_SAVED, 0, 92, 5, 0}, /* */
    {TNI_STEP_VALUE, 1, 93, 0, 478}, /* %92 */
    {TNI_STEP_CALL, 2, 94, 22, 1158}, /* %93 %19 unsqueeze */
    {TNI_STEP_SAVED, 0, 95, 4, 0}, /* */
    {TNI_STEP_SCALAR, 1, 96, 3, 997}, /* %95 */
    {TNI_STEP_SCALAR, 1, 97, 2, 116}, /* %19 */
    {TNI_STEP_CALL, 3, 98, 94, 1160}, /* %94 %96 %97 add.Scalar */
    {TNI_STEP_CALL, 1, 99, 123, 1004}, /* %98 rsqrt */
    {TNI_STEP_CALL, 2, 100, 3, 1163}, /* %91 %99 mul.Tensor */
    {TNI_STEP_COPY, 1, 89, 0, 1008}, /* %100 */
    {TNI_STEP_SAVED, 0, 101, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 102, 47, 1165}, /* %101 %18 %19 transpose.int */
    {TNI_STEP_SIZES, 1, 103, 0, 1011}, /* %102 */
    {TNI_STEP_CALL, 2, 104, 39, 1168}, /* %89 %103 reshape */
    {TNI_STEP_CALL, 3, 105, 47, 1170}, /* %104 %18 %19 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 1, 1016}, /* %105 */
    /* program 190 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 67, 2}, /* %1 */
    {TNI_STEP_SAVED, 0, 2, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 42, 1}, /* %2 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 1, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 6, 47, 153}, /* %3 %4 %5 transpose.int */
    {TNI_STEP_CONSTANT, 0, 7, 4, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 8, 92, 1173}, /* %6 %5 %7 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 9, 7, 0}, /* */
    {TNI_STEP_CALL, 3, 10, 47, 1176}, /* %9 %4 %5 transpose.int */
    {TNI_STEP_CALL, 3, 11, 92, 1179}, /* %10 %5 %7 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 12, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 13, 47, 1182}, /* %12 %4 %5 transpose.int */
    {TNI_STEP_CALL, 3, 14, 92, 1185}, /* %13 %5 %7 flatten.using_ints */
    {TNI_STEP_LIST, 1, 15, 0, 9}, /* %5 */
    {TNI_STEP_SOME, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_SCALAR, 1, 17, 2, 6}, /* %4 */
    {TNI_STEP_SOME, 1, 18, 0, 55}, /* %17 */
    {TNI_STEP_CALL, 4, 19, 122, 1188}, /* %14 %16 %18 %5 var.correction */
    {TNI_STEP_SAVED, 0, 20, 4, 0}, /* */
    {TNI_STEP_SCALAR, 1, 21, 3, 119}, /* %20 */
    {TNI_STEP_SCALAR, 1, 22, 2, 9}, /* %5 */
    {TNI_STEP_CALL, 3, 23, 94, 1192}, /* %19 %21 %22 add.Scalar */
    {TNI_STEP_CALL, 1, 24, 123, 257}, /* %23 rsqrt */
    {TNI_STEP_CALL, 2, 25, 3, 1195}, /* %11 %24 mul.Tensor */
    {TNI_STEP_NONE, 0, 26, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 27, 124, 1197}, /* %14 %16 %5 %26 mean.dim */
    {TNI_STEP_CALL, 3, 28, 2, 1201}, /* %14 %27 %22 sub.Tensor */
    {TNI_STEP_CALL, 2, 29, 3, 1204}, /* %28 %24 mul.Tensor */
    {TNI_STEP_CALL, 4, 30, 124, 1206}, /* %8 %16 %5 %26 mean.dim */
    {TNI_STEP_CALL, 3, 31, 2, 1210}, /* %8 %30 %22 sub.Tensor */
    {TNI_STEP_CALL, 2, 32, 3, 1213}, /* %8 %29 mul.Tensor */
    {TNI_STEP_CALL, 4, 33, 124, 1215}, /* %32 %16 %5 %26 mean.dim */
    {TNI_STEP_CALL, 2, 34, 3, 372}, /* %29 %33 mul.Tensor */
    {TNI_STEP_CALL, 3, 35, 2, 1219}, /* %31 %34 %22 sub.Tensor */
    {TNI_STEP_CALL, 2, 36, 3, 1222}, /* %25 %35 mul.Tensor */
    {TNI_STEP_CALL, 4, 37, 98, 1224}, /* %36 %16 %4 %26 sum.dim_IntList */
    {TNI_STEP_COPY, 1, 38, 0, 342}, /* %37 */
    {TNI_STEP_JUMP, 0, 0, 65, 0}, /* */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 39, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 40, 1, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 41, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 42, 47, 287}, /* %39 %40 %41 transpose.int */
    {TNI_STEP_CONSTANT, 0, 43, 4, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 44, 92, 1228}, /* %42 %41 %43 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 45, 7, 0}, /* */
    {TNI_STEP_CALL, 3, 46, 47, 1231}, /* %45 %40 %41 transpose.int */
    {TNI_STEP_CALL, 3, 47, 92, 1234}, /* %46 %41 %43 flatten.using_ints */
    {TNI_STEP_CALL, 2, 48, 3, 614}, /* %44 %47 mul.Tensor */
    {TNI_STEP_LIST, 1, 49, 0, 289}, /* %41 */
    {TNI_STEP_SOME, 1, 50, 0, 341}, /* %49 */
    {TNI_STEP_NONE, 0, 51, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 52, 98, 1237}, /* %48 %50 %40 %51 sum.dim_IntList */
    {TNI_STEP_SAVED, 0, 53, 5, 0}, /* */
    {TNI_STEP_VALUE, 1, 54, 0, 306}, /* %53 */
    {TNI_STEP_SAVED, 0, 55, 4, 0}, /* */
    {TNI_STEP_SCALAR, 1, 56, 3, 311}, /* %55 */
    {TNI_STEP_SCALAR, 1, 57, 2, 289}, /* %41 */
    {TNI_STEP_CALL, 3, 58, 94, 1241}, /* %54 %56 %57 add.Scalar */
    {TNI_STEP_CALL, 1, 59, 123, 317}, /* %58 rsqrt */
    {TNI_STEP_CALL, 2, 60, 3, 1244}, /* %52 %59 mul.Tensor */
    {TNI_STEP_COPY, 1, 38, 0, 333}, /* %60 */
    {TNI_STEP_COPY, 1, 61, 0, 286}, /* %38 */
    {TNI_STEP_JUMP, 0, 0, 74, 0}, /* */
    {TNI_STEP_SAVED, 0, 62, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 63, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 64, 0, 645}, /* %62 %63 */
    {TNI_STEP_LIST, 1, 65, 0, 329}, /* %64 */
    {TNI_STEP_NONE, 0, 66, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 67, 21, 1246}, /* %62 %65 %66 %66 %66 %66 new_zeros */
    {TNI_STEP_COPY, 1, 61, 0, 337}, /* %67 */
    {TNI_STEP_GIVE, 1, 0, 2, 323}, /* %61 */
    /* program 191 */
    {TNI_STEP_REFUSE, 0, 0, 36, 116}, /* "native_batch_norm_backward save_mean" */
    /* program 192 */
    {TNI_STEP_REFUSE, 0, 0, 38, 153}, /* "native_batch_norm_backward save_invstd" */
    /* program 193 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 6, 2}, /* %1 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 2, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_JUMP, 0, 0, 10, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 6, 5, 23}, /* %4 %5 %5 %5 %5 %5 zeros_like */
    {TNI_STEP_COPY, 1, 3, 0, 10}, /* %6 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 7, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 8, 2, 15}, /* %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 16}, /* %8 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 9, 1, 0}, /* */
    {TNI_STEP_COPY, 1, 10, 0, 30}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 23, 0}, /* */
    {TNI_STEP_SAVED, 0, 11, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 12, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 13, 0, 136}, /* %11 %12 */
    {TNI_STEP_LIST, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_NONE, 0, 15, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 16, 21, 893}, /* %11 %14 %15 %15 %15 %15 new_zeros */
    {TNI_STEP_COPY, 1, 10, 0, 38}, /* %16 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 17, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 18, 2, 55}, /* %17 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 29, 56}, /* %18 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 19, 2, 0}, /* */
    {TNI_STEP_COPY, 1, 20, 0, 116}, /* %19 */
    {TNI_STEP_JUMP, 0, 0, 36, 0}, /* */
    {TNI_STEP_SAVED, 0, 21, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 22, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 23, 0, 255}, /* %21 %22 */
    {TNI_STEP_LIST, 1, 24, 0, 257}, /* %23 */
    {TNI_STEP_NONE, 0, 25, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 26, 21, 899}, /* %21 %24 %25 %25 %25 %25 new_zeros */
    {TNI_STEP_COPY, 1, 20, 0, 268}, /* %26 */
    {TNI_STEP_SAVED, 0, 27, 1, 0}, /* */
    {TNI_STEP_SOME, 1, 28, 0, 275}, /* %27 */
    {TNI_STEP_SAVED, 0, 29, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 30, 1, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 31, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 32, 47, 1252}, /* %29 %30 %31 transpose.int */
    {TNI_STEP_CONSTANT, 0, 33, 4, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 34, 92, 1255}, /* %32 %31 %33 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 35, 3, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 88, 283}, /* %35 */
    {TNI_STEP_CALL, 3, 36, 47, 1258}, /* %3 %30 %31 transpose.int */
    {TNI_STEP_CALL, 3, 37, 92, 1261}, /* %36 %31 %33 flatten.using_ints */
    {TNI_STEP_CALL, 2, 38, 22, 1264}, /* %10 %31 unsqueeze */
    {TNI_STEP_CALL, 2, 39, 22, 1266}, /* %20 %31 unsqueeze */
    {TNI_STEP_IS_DEFINED, 1, 40, 3, 271}, /* %28 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 56, 288}, /* %40 */
    {TNI_STEP_VALUE, 1, 41, 0, 271}, /* %28 */
    {TNI_STEP_CALL, 2, 42, 22, 1268}, /* %41 %31 unsqueeze */
    {TNI_STEP_COPY, 1, 43, 0, 294}, /* %42 */
    {TNI_STEP_JUMP, 0, 0, 61, 0}, /* */
    {TNI_STEP_SIZE, 2, 44, 0, 800}, /* %29 %31 */
    {TNI_STEP_LIST, 2, 45, 0, 731}, /* %44 %31 */
    {TNI_STEP_NONE, 0, 46, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 47, 121, 1270}, /* %29 %45 %46 %46 %46 %46 new_ones */
    {TNI_STEP_COPY, 1, 43, 0, 301}, /* %47 */
    {TNI_STEP_LIST, 1, 48, 0, 276}, /* %31 */
    {TNI_STEP_SOME, 1, 49, 0, 303}, /* %48 */
    {TNI_STEP_SCALAR, 1, 50, 2, 274}, /* %30 */
    {TNI_STEP_SOME, 1, 51, 0, 304}, /* %50 */
    {TNI_STEP_CALL, 4, 52, 122, 1276}, /* %34 %49 %51 %31 var.correction */
    {TNI_STEP_SAVED, 0, 53, 4, 0}, /* */
    {TNI_STEP_SCALAR, 1, 54, 3, 306}, /* %53 */
    {TNI_STEP_SCALAR, 1, 55, 2, 276}, /* %31 */
    {TNI_STEP_CALL, 3, 56, 94, 1280}, /* %52 %54 %55 add.Scalar */
    {TNI_STEP_CALL, 1, 57, 123, 324}, /* %56 rsqrt */
    {TNI_STEP_NONE, 0, 58, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 59, 124, 1283}, /* %34 %49 %31 %58 mean.dim */
    {TNI_STEP_CALL, 3, 60, 2, 1287}, /* %34 %59 %55 sub.Tensor */
    {TNI_STEP_CALL, 2, 61, 3, 1290}, /* %60 %57 mul.Tensor */
    {TNI_STEP_CALL, 2, 62, 3, 1292}, /* %43 %57 mul.Tensor */
    {TNI_STEP_CALL, 4, 63, 124, 1294}, /* %37 %49 %31 %58 mean.dim */
    {TNI_STEP_CALL, 3, 64, 2, 1298}, /* %37 %63 %55 sub.Tensor */
    {TNI_STEP_CALL, 2, 65, 3, 1301}, /* %37 %61 mul.Tensor */
    {TNI_STEP_CALL, 4, 66, 124, 1303}, /* %65 %49 %31 %58 mean.dim */
    {TNI_STEP_CALL, 2, 67, 3, 1307}, /* %61 %66 mul.Tensor */
    {TNI_STEP_CALL, 3, 68, 2, 1309}, /* %64 %67 %55 sub.Tensor */
    {TNI_STEP_CALL, 2, 69, 3, 1312}, /* %62 %68 mul.Tensor */
    {TNI_STEP_CALL, 2, 70, 3, 1314}, /* %38 %61 mul.Tensor */
    {TNI_STEP_CALL, 3, 71, 0, 1316}, /* %69 %70 %55 add.Tensor */
    {TNI_STEP_CALL, 3, 72, 0, 1319}, /* %71 %39 %55 add.Tensor */
    {TNI_STEP_COPY, 1, 73, 0, 345}, /* %72 */
    {TNI_STEP_JUMP, 0, 0, 122, 0}, /* */
    {TNI_STEP_SAVED, 0, 74, 5, 0}, /* */
    {TNI_STEP_VALUE, 1, 75, 0, 348}, /* %74 */
    {TNI_STEP_CALL, 2, 76, 22, 1322}, /* %75 %31 unsqueeze */
    {TNI_STEP_SAVED, 0, 77, 4, 0}, /* */
    {TNI_STEP_SCALAR, 1, 78, 3, 446}, /* %77 */
    {TNI_STEP_SCALAR, 1, 79, 2, 276}, /* %31 */
    {TNI_STEP_CALL, 3, 80, 94, 1324}, /* %76 %78 %79 add.Scalar */
    {TNI_STEP_CALL, 1, 81, 123, 450}, /* %80 rsqrt */
    {TNI_STEP_CALL, 3, 82, 47, 1258}, /* %3 %30 %31 transpose.int */
    {TNI_STEP_CALL, 3, 83, 92, 1327}, /* %82 %31 %33 flatten.using_ints */
    {TNI_STEP_CALL, 2, 84, 3, 1330}, /* %83 %81 mul.Tensor */
    {TNI_STEP_IS_DEFINED, 1, 85, 3, 271}, /* %28 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 105, 462}, /* %85 */
    {TNI_STEP_VALUE, 1, 86, 0, 271}, /* %28 */
    {TNI_STEP_CALL, 2, 87, 22, 1332}, /* %86 %31 unsqueeze */
    {TNI_STEP_COPY, 1, 88, 0, 468}, /* %87 */
    {TNI_STEP_JUMP, 0, 0, 110, 0}, /* */
    {TNI_STEP_SIZE, 2, 89, 0, 800}, /* %29 %31 */
    {TNI_STEP_LIST, 2, 90, 0, 1334}, /* %89 %31 */
    {TNI_STEP_NONE, 0, 91, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 92, 121, 1336}, /* %29 %90 %91 %91 %91 %91 new_ones */
    {TNI_STEP_COPY, 1, 88, 0, 478}, /* %92 */
    {TNI_STEP_CALL, 2, 93, 3, 1342}, /* %84 %88 mul.Tensor */
    {TNI_STEP_CALL, 2, 94, 22, 1264}, /* %10 %31 unsqueeze */
    {TNI_STEP_SAVED, 0, 95, 6, 0}, /* */
    {TNI_STEP_VALUE, 1, 96, 0, 997}, /* %95 */
    {TNI_STEP_CALL, 2, 97, 22, 1344}, /* %96 %31 unsqueeze */
    {TNI_STEP_CALL, 3, 98, 2, 1346}, /* %34 %97 %79 sub.Tensor */
    {TNI_STEP_CALL, 2, 99, 3, 1003}, /* %94 %98 mul.Tensor */
    {TNI_STEP_CALL, 2, 100, 3, 1349}, /* %99 %81 mul.Tensor */
    {TNI_STEP_CALL, 3, 101, 0, 1351}, /* %93 %100 %79 add.Tensor */
    {TNI_STEP_CALL, 2, 102, 22, 1266}, /* %20 %31 unsqueeze */
    {TNI_STEP_CALL, 3, 103, 0, 1354}, /* %101 %102 %79 add.Tensor */
    {TNI_STEP_COPY, 1, 73, 0, 1013}, /* %103 */
    {TNI_STEP_CALL, 3, 104, 47, 1252}, /* %29 %30 %31 transpose.int */
    {TNI_STEP_SIZES, 1, 105, 0, 1014}, /* %104 */
    {TNI_STEP_CALL, 2, 106, 39, 1357}, /* %73 %105 reshape */
    {TNI_STEP_CALL, 3, 107, 47, 1359}, /* %106 %30 %31 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 0, 1020}, /* %107 */
    /* program 194 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 6, 2}, /* %1 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 2, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_JUMP, 0, 0, 10, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 6, 5, 23}, /* %4 %5 %5 %5 %5 %5 zeros_like */
    {TNI_STEP_COPY, 1, 3, 0, 10}, /* %6 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 7, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 8, 2, 15}, /* %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 16}, /* %8 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 9, 1, 0}, /* */
    {TNI_STEP_COPY, 1, 10, 0, 30}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 23, 0}, /* */
    {TNI_STEP_SAVED, 0, 11, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 12, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 13, 0, 136}, /* %11 %12 */
    {TNI_STEP_LIST, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_NONE, 0, 15, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 16, 21, 893}, /* %11 %14 %15 %15 %15 %15 new_zeros */
    {TNI_STEP_COPY, 1, 10, 0, 38}, /* %16 */
    {TNI_STEP_SAVED, 0, 17, 1, 0}, /* */
    {TNI_STEP_SOME, 1, 18, 0, 55}, /* %17 */
    {TNI_STEP_SAVED, 0, 19, 7, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 20, 1, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 21, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 22, 47, 790}, /* %19 %20 %21 transpose.int */
    {TNI_STEP_CONSTANT, 0, 23, 4, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 24, 92, 1362}, /* %22 %21 %23 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 25, 3, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 102, 278}, /* %25 */
    {TNI_STEP_CALL, 3, 26, 47, 1365}, /* %3 %20 %21 transpose.int */
    {TNI_STEP_CALL, 3, 27, 92, 1368}, /* %26 %21 %23 flatten.using_ints */
    {TNI_STEP_CALL, 2, 28, 22, 1371}, /* %10 %21 unsqueeze */
    {TNI_STEP_IS_DEFINED, 1, 29, 3, 56}, /* %18 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 42, 273}, /* %29 */
    {TNI_STEP_VALUE, 1, 30, 0, 56}, /* %18 */
    {TNI_STEP_CALL, 2, 31, 22, 1373}, /* %30 %21 unsqueeze */
    {TNI_STEP_COPY, 1, 32, 0, 276}, /* %31 */
    {TNI_STEP_JUMP, 0, 0, 48, 0}, /* */
    {TNI_STEP_SAVED, 0, 33, 0, 0}, /* */
    {TNI_STEP_SIZE, 2, 34, 0, 1375}, /* %33 %21 */
    {TNI_STEP_LIST, 2, 35, 0, 1377}, /* %34 %21 */
    {TNI_STEP_NONE, 0, 36, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 37, 121, 1379}, /* %33 %35 %36 %36 %36 %36 new_ones */
    {TNI_STEP_COPY, 1, 32, 0, 342}, /* %37 */
    {TNI_STEP_SAVED, 0, 38, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 39, 47, 1385}, /* %38 %20 %21 transpose.int */
    {TNI_STEP_CALL, 3, 40, 92, 1388}, /* %39 %21 %23 flatten.using_ints */
    {TNI_STEP_LIST, 1, 41, 0, 255}, /* %21 */
    {TNI_STEP_SOME, 1, 42, 0, 289}, /* %41 */
    {TNI_STEP_SCALAR, 1, 43, 2, 119}, /* %20 */
    {TNI_STEP_SOME, 1, 44, 0, 295}, /* %43 */
    {TNI_STEP_CALL, 4, 45, 122, 1391}, /* %40 %42 %44 %21 var.correction */
    {TNI_STEP_SAVED, 0, 46, 4, 0}, /* */
    {TNI_STEP_SCALAR, 1, 47, 3, 302}, /* %46 */
    {TNI_STEP_SCALAR, 1, 48, 2, 255}, /* %21 */
    {TNI_STEP_CALL, 3, 49, 94, 1395}, /* %45 %47 %48 add.Scalar */
    {TNI_STEP_CALL, 1, 50, 123, 341}, /* %49 rsqrt */
    {TNI_STEP_NONE, 0, 51, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 52, 124, 1398}, /* %40 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 3, 53, 2, 1402}, /* %40 %52 %48 sub.Tensor */
    {TNI_STEP_CALL, 2, 54, 3, 1405}, /* %53 %50 mul.Tensor */
    {TNI_STEP_CALL, 2, 55, 3, 1407}, /* %24 %32 mul.Tensor */
    {TNI_STEP_CALL, 4, 56, 124, 1409}, /* %55 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 3, 57, 2, 1413}, /* %55 %56 %48 sub.Tensor */
    {TNI_STEP_CALL, 2, 58, 3, 1416}, /* %55 %54 mul.Tensor */
    {TNI_STEP_CALL, 4, 59, 124, 1418}, /* %58 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 2, 60, 3, 553}, /* %54 %59 mul.Tensor */
    {TNI_STEP_CALL, 3, 61, 2, 1422}, /* %57 %60 %48 sub.Tensor */
    {TNI_STEP_CALL, 2, 62, 3, 1425}, /* %27 %61 mul.Tensor */
    {TNI_STEP_CALL, 4, 63, 124, 1427}, /* %62 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 2, 64, 3, 1431}, /* %54 %63 mul.Tensor */
    {TNI_STEP_CALL, 2, 65, 3, 1416}, /* %55 %54 mul.Tensor */
    {TNI_STEP_CALL, 4, 66, 124, 1433}, /* %65 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 4, 67, 124, 1437}, /* %27 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 3, 68, 2, 1441}, /* %27 %67 %48 sub.Tensor */
    {TNI_STEP_CALL, 2, 69, 3, 1444}, /* %27 %54 mul.Tensor */
    {TNI_STEP_CALL, 4, 70, 124, 1446}, /* %69 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 2, 71, 3, 971}, /* %54 %70 mul.Tensor */
    {TNI_STEP_CALL, 3, 72, 2, 1450}, /* %68 %71 %48 sub.Tensor */
    {TNI_STEP_CALL, 2, 73, 3, 1453}, /* %66 %72 mul.Tensor */
    {TNI_STEP_CALL, 3, 74, 0, 1455}, /* %64 %73 %48 add.Tensor */
    {TNI_STEP_CALL, 2, 75, 3, 1444}, /* %27 %54 mul.Tensor */
    {TNI_STEP_CALL, 4, 76, 124, 1458}, /* %75 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 2, 77, 3, 1462}, /* %76 %61 mul.Tensor */
    {TNI_STEP_CALL, 3, 78, 0, 1464}, /* %74 %77 %48 add.Tensor */
    {TNI_STEP_CALL, 2, 79, 3, 1204}, /* %28 %24 mul.Tensor */
    {TNI_STEP_CALL, 4, 80, 124, 1467}, /* %79 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 3, 81, 2, 1471}, /* %79 %80 %48 sub.Tensor */
    {TNI_STEP_CALL, 2, 82, 3, 1474}, /* %79 %54 mul.Tensor */
    {TNI_STEP_CALL, 4, 83, 124, 1476}, /* %82 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 2, 84, 3, 1480}, /* %54 %83 mul.Tensor */
    {TNI_STEP_CALL, 3, 85, 2, 1482}, /* %81 %84 %48 sub.Tensor */
    {TNI_STEP_CALL, 2, 86, 3, 1485}, /* %50 %85 mul.Tensor */
    {TNI_STEP_CALL, 2, 87, 3, 1487}, /* %50 %50 mul.Tensor */
    {TNI_STEP_CALL, 2, 88, 3, 1489}, /* %87 %78 mul.Tensor */
    {TNI_STEP_CALL, 3, 89, 2, 1491}, /* %86 %88 %48 sub.Tensor */
    {TNI_STEP_COPY, 1, 90, 0, 471}, /* %89 */
    {TNI_STEP_JUMP, 0, 0, 114, 0}, /* */
    {TNI_STEP_CALL, 2, 91, 22, 1371}, /* %10 %21 unsqueeze */
    {TNI_STEP_CALL, 2, 92, 3, 1494}, /* %91 %24 mul.Tensor */
    {TNI_STEP_SAVED, 0, 93, 5, 0}, /* */
    {TNI_STEP_VALUE, 1, 94, 0, 1007}, /* %93 */
    {TNI_STEP_CALL, 2, 95, 22, 1496}, /* %94 %21 unsqueeze */
    {TNI_STEP_SAVED, 0, 96, 4, 0}, /* */
    {TNI_STEP_SCALAR, 1, 97, 3, 998}, /* %96 */
    {TNI_STEP_SCALAR, 1, 98, 2, 255}, /* %21 */
    {TNI_STEP_CALL, 3, 99, 94, 1498}, /* %95 %97 %98 add.Scalar */
    {TNI_STEP_CALL, 1, 100, 123, 1005}, /* %99 rsqrt */
    {TNI_STEP_CALL, 2, 101, 3, 1501}, /* %92 %100 mul.Tensor */
    {TNI_STEP_COPY, 1, 90, 0, 1010}, /* %101 */
    {TNI_STEP_SAVED, 0, 102, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 103, 47, 1503}, /* %102 %20 %21 transpose.int */
    {TNI_STEP_SIZES, 1, 104, 0, 1013}, /* %103 */
    {TNI_STEP_CALL, 2, 105, 39, 1506}, /* %90 %104 reshape */
    {TNI_STEP_CALL, 3, 106, 47, 1508}, /* %105 %20 %21 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 1, 1017}, /* %106 */
    /* program 195 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 67, 2}, /* %1 */
    {TNI_STEP_SAVED, 0, 2, 3, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 42, 1}, /* %2 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 1, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 6, 47, 153}, /* %3 %4 %5 transpose.int */
    {TNI_STEP_CONSTANT, 0, 7, 4, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 8, 92, 1173}, /* %6 %5 %7 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 9, 7, 0}, /* */
    {TNI_STEP_CALL, 3, 10, 47, 1176}, /* %9 %4 %5 transpose.int */
    {TNI_STEP_CALL, 3, 11, 92, 1179}, /* %10 %5 %7 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 12, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 13, 47, 1182}, /* %12 %4 %5 transpose.int */
    {TNI_STEP_CALL, 3, 14, 92, 1185}, /* %13 %5 %7 flatten.using_ints */
    {TNI_STEP_LIST, 1, 15, 0, 9}, /* %5 */
    {TNI_STEP_SOME, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_SCALAR, 1, 17, 2, 6}, /* %4 */
    {TNI_STEP_SOME, 1, 18, 0, 55}, /* %17 */
    {TNI_STEP_CALL, 4, 19, 122, 1188}, /* %14 %16 %18 %5 var.correction */
    {TNI_STEP_SAVED, 0, 20, 4, 0}, /* */
    {TNI_STEP_SCALAR, 1, 21, 3, 119}, /* %20 */
    {TNI_STEP_SCALAR, 1, 22, 2, 9}, /* %5 */
    {TNI_STEP_CALL, 3, 23, 94, 1192}, /* %19 %21 %22 add.Scalar */
    {TNI_STEP_CALL, 1, 24, 123, 257}, /* %23 rsqrt */
    {TNI_STEP_CALL, 2, 25, 3, 1195}, /* %11 %24 mul.Tensor */
    {TNI_STEP_NONE, 0, 26, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 27, 124, 1197}, /* %14 %16 %5 %26 mean.dim */
    {TNI_STEP_CALL, 3, 28, 2, 1201}, /* %14 %27 %22 sub.Tensor */
    {TNI_STEP_CALL, 2, 29, 3, 1204}, /* %28 %24 mul.Tensor */
    {TNI_STEP_CALL, 4, 30, 124, 1206}, /* %8 %16 %5 %26 mean.dim */
    {TNI_STEP_CALL, 3, 31, 2, 1210}, /* %8 %30 %22 sub.Tensor */
    {TNI_STEP_CALL, 2, 32, 3, 1213}, /* %8 %29 mul.Tensor */
    {TNI_STEP_CALL, 4, 33, 124, 1215}, /* %32 %16 %5 %26 mean.dim */
    {TNI_STEP_CALL, 2, 34, 3, 372}, /* %29 %33 mul.Tensor */
    {TNI_STEP_CALL, 3, 35, 2, 1219}, /* %31 %34 %22 sub.Tensor */
    {TNI_STEP_CALL, 2, 36, 3, 1222}, /* %25 %35 mul.Tensor */
    {TNI_STEP_CALL, 4, 37, 98, 1224}, /* %36 %16 %4 %26 sum.dim_IntList */
    {TNI_STEP_COPY, 1, 38, 0, 342}, /* %37 */
    {TNI_STEP_JUMP, 0, 0, 65, 0}, /* */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 39, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 40, 1, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 41, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 42, 47, 287}, /* %39 %40 %41 transpose.int */
    {TNI_STEP_CONSTANT, 0, 43, 4, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 44, 92, 1228}, /* %42 %41 %43 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 45, 7, 0}, /* */
    {TNI_STEP_CALL, 3, 46, 47, 1231}, /* %45 %40 %41 transpose.int */
    {TNI_STEP_CALL, 3, 47, 92, 1234}, /* %46 %41 %43 flatten.using_ints */
    {TNI_STEP_CALL, 2, 48, 3, 614}, /* %44 %47 mul.Tensor */
    {TNI_STEP_LIST, 1, 49, 0, 289}, /* %41 */
    {TNI_STEP_SOME, 1, 50, 0, 341}, /* %49 */
    {TNI_STEP_NONE, 0, 51, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 52, 98, 1237}, /* %48 %50 %40 %51 sum.dim_IntList */
    {TNI_STEP_SAVED, 0, 53, 5, 0}, /* */
    {TNI_STEP_VALUE, 1, 54, 0, 306}, /* %53 */
    {TNI_STEP_SAVED, 0, 55, 4, 0}, /* */
    {TNI_STEP_SCALAR, 1, 56, 3, 311}, /* %55 */
    {TNI_STEP_SCALAR, 1, 57, 2, 289}, /* %41 */
    {TNI_STEP_CALL, 3, 58, 94, 1241}, /* %54 %56 %57 add.Scalar */
    {TNI_STEP_CALL, 1, 59, 123, 317}, /* %58 rsqrt */
    {TNI_STEP_CALL, 2, 60, 3, 1244}, /* %52 %59 mul.Tensor */
    {TNI_STEP_COPY, 1, 38, 0, 333}, /* %60 */
    {TNI_STEP_COPY, 1, 61, 0, 286}, /* %38 */
    {TNI_STEP_JUMP, 0, 0, 74, 0}, /* */
    {TNI_STEP_SAVED, 0, 62, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 63, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 64, 0, 645}, /* %62 %63 */
    {TNI_STEP_LIST, 1, 65, 0, 329}, /* %64 */
    {TNI_STEP_NONE, 0, 66, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 67, 21, 1246}, /* %62 %65 %66 %66 %66 %66 new_zeros */
    {TNI_STEP_COPY, 1, 61, 0, 337}, /* %67 */
    {TNI_STEP_GIVE, 1, 0, 2, 323}, /* %61 */
    /* program 196 */
    {TNI_STEP_REFUSE, 0, 0, 29, 123}, /* "batch_norm_backward save_mean" */
    /* program 197 */
    {TNI_STEP_REFUSE, 0, 0, 28, 192}, /* "batch_norm_backward save_var" */
    /* program 198 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_MASK, 0, 7, 0, 3}, /* */
    {TNI_STEP_CALL, 8, 8, 125, 753}, /* %0 %1 %2 %3 %4 %5 %6 %7 native_layer_norm_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    {TNI_STEP_GIVE, 1, 0, 1, 30}, /* %9 */
    {TNI_STEP_GIVE, 1, 0, 2, 32}, /* %10 */
    /* program 199 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 4, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 3, 0, 57}, /* %1 %2 */
    {TNI_STEP_CALL, 2, 4, 39, 742}, /* %0 %3 reshape */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_NUMEL, 1, 6, 0, 9}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 7, 1, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 8, 2, 21}, /* %6 %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 9, 0, 15}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 16, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 2, 0}, /* */
    {TNI_STEP_NUMEL, 1, 11, 0, 32}, /* %10 */
    {TNI_STEP_DIV, 2, 12, 2, 1511}, /* %11 %6 */
    {TNI_STEP_COPY, 1, 9, 0, 33}, /* %12 */
    {TNI_STEP_SAVED, 0, 13, 3, 0}, /* */
    {TNI_STEP_LIST, 2, 14, 0, 1513}, /* %6 %9 */
    {TNI_STEP_CALL, 2, 15, 39, 111}, /* %13 %14 reshape */
    {TNI_STEP_CALL, 2, 16, 39, 1515}, /* %5 %3 reshape */
    {TNI_STEP_SCALAR, 1, 17, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 18, 2, 1517}, /* %15 %16 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 19, 3, 1520}, /* %18 %4 mul.Tensor */
    {TNI_STEP_LIST, 2, 20, 0, 17}, /* %2 %2 */
    {TNI_STEP_NONE, 0, 21, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 22, 21, 1522}, /* %13 %20 %21 %21 %21 %21 new_zeros */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 23, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 24, 2, 257}, /* %23 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 41, 269}, /* %24 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 32, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 25, 0, 15}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 36, 0}, /* */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 26, 0, 0}, /* */
    {TNI_STEP_NUMEL, 1, 27, 0, 268}, /* %26 */
    {TNI_STEP_DIV, 2, 28, 2, 1528}, /* %27 %6 */
    {TNI_STEP_COPY, 1, 25, 0, 271}, /* %28 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 29, 0, 0}, /* */
    {TNI_STEP_LIST, 2, 30, 0, 1530}, /* %6 %25 */
    {TNI_STEP_CALL, 2, 31, 39, 273}, /* %29 %30 reshape */
    {TNI_STEP_COPY, 1, 32, 0, 276}, /* %31 */
    {TNI_STEP_JUMP, 0, 0, 43, 0}, /* */
    {TNI_STEP_CALL, 6, 33, 5, 1532}, /* %19 %21 %21 %21 %21 %21 zeros_like */
    {TNI_STEP_COPY, 1, 32, 0, 279}, /* %33 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 34, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 35, 2, 281}, /* %34 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 51, 283}, /* %35 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 36, 1, 0}, /* */
    {TNI_STEP_LIST, 2, 37, 0, 1}, /* %2 %1 */
    {TNI_STEP_CALL, 2, 38, 39, 804}, /* %36 %37 reshape */
    {TNI_STEP_COPY, 1, 39, 0, 286}, /* %38 */
    {TNI_STEP_JUMP, 0, 0, 52, 0}, /* */
    {TNI_STEP_COPY, 1, 39, 0, 256}, /* %22 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 40, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 41, 2, 288}, /* %40 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 60, 289}, /* %41 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 42, 2, 0}, /* */
    {TNI_STEP_LIST, 2, 43, 0, 1}, /* %2 %1 */
    {TNI_STEP_CALL, 2, 44, 39, 294}, /* %42 %43 reshape */
    {TNI_STEP_COPY, 1, 45, 0, 299}, /* %44 */
    {TNI_STEP_JUMP, 0, 0, 61, 0}, /* */
    {TNI_STEP_COPY, 1, 45, 0, 256}, /* %22 */
    {TNI_STEP_SAVED, 0, 46, 4, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 47, 3, 302}, /* %46 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 69, 301}, /* %47 */
    {TNI_STEP_VALUE, 1, 48, 0, 302}, /* %46 */
    {TNI_STEP_LIST, 2, 49, 0, 1}, /* %2 %1 */
    {TNI_STEP_CALL, 2, 50, 39, 391}, /* %48 %49 reshape */
    {TNI_STEP_COPY, 1, 51, 0, 304}, /* %50 */
    {TNI_STEP_JUMP, 0, 0, 78, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 72, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 52, 0, 15}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 75, 0}, /* */
    {TNI_STEP_NUMEL, 1, 53, 0, 35}, /* %13 */
    {TNI_STEP_DIV, 2, 54, 2, 1538}, /* %53 %6 */
    {TNI_STEP_COPY, 1, 52, 0, 308}, /* %54 */
    {TNI_STEP_LIST, 2, 55, 0, 1540}, /* %2 %52 */
    {TNI_STEP_CALL, 6, 56, 121, 1542}, /* %13 %55 %21 %21 %21 %21 new_ones */
    {TNI_STEP_COPY, 1, 51, 0, 324}, /* %56 */
    {TNI_STEP_CALL, 2, 57, 3, 1548}, /* %51 %4 mul.Tensor */
    {TNI_STEP_LIST, 1, 58, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 59, 0, 317}, /* %58 */
    {TNI_STEP_CALL, 4, 60, 124, 1550}, /* %32 %59 %2 %21 mean.dim */
    {TNI_STEP_CALL, 3, 61, 2, 1554}, /* %32 %60 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 62, 3, 1035}, /* %32 %19 mul.Tensor */
    {TNI_STEP_CALL, 4, 63, 124, 1557}, /* %62 %59 %2 %21 mean.dim */
    {TNI_STEP_CALL, 2, 64, 3, 1561}, /* %19 %63 mul.Tensor */
    {TNI_STEP_CALL, 3, 65, 2, 1563}, /* %61 %64 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 66, 3, 1566}, /* %57 %65 mul.Tensor */
    {TNI_STEP_CALL, 2, 67, 3, 1568}, /* %39 %19 mul.Tensor */
    {TNI_STEP_CALL, 3, 68, 0, 1570}, /* %66 %67 %17 add.Tensor */
    {TNI_STEP_CALL, 3, 69, 0, 1573}, /* %68 %45 %17 add.Tensor */
    {TNI_STEP_SIZES, 1, 70, 0, 35}, /* %13 */
    {TNI_STEP_CALL, 2, 71, 39, 652}, /* %69 %70 reshape */
    {TNI_STEP_GIVE, 1, 0, 0, 349}, /* %71 */
    /* program 200 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 4, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 3, 0, 57}, /* %1 %2 */
    {TNI_STEP_CALL, 2, 4, 39, 742}, /* %0 %3 reshape */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_NUMEL, 1, 6, 0, 9}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 7, 1, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 8, 2, 21}, /* %6 %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 9, 0, 15}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 16, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 2, 0}, /* */
    {TNI_STEP_NUMEL, 1, 11, 0, 32}, /* %10 */
    {TNI_STEP_DIV, 2, 12, 2, 1511}, /* %11 %6 */
    {TNI_STEP_COPY, 1, 9, 0, 33}, /* %12 */
    {TNI_STEP_SAVED, 0, 13, 3, 0}, /* */
    {TNI_STEP_LIST, 2, 14, 0, 1513}, /* %6 %9 */
    {TNI_STEP_CALL, 2, 15, 39, 111}, /* %13 %14 reshape */
    {TNI_STEP_CALL, 2, 16, 39, 1515}, /* %5 %3 reshape */
    {TNI_STEP_SCALAR, 1, 17, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 18, 2, 1517}, /* %15 %16 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 19, 3, 1520}, /* %18 %4 mul.Tensor */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 20, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 21, 2, 119}, /* %20 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 38, 255}, /* %21 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 29, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 22, 0, 15}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 33, 0}, /* */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 23, 0, 0}, /* */
    {TNI_STEP_NUMEL, 1, 24, 0, 257}, /* %23 */
    {TNI_STEP_DIV, 2, 25, 2, 1576}, /* %24 %6 */
    {TNI_STEP_COPY, 1, 22, 0, 278}, /* %25 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 26, 0, 0}, /* */
    {TNI_STEP_LIST, 2, 27, 0, 1578}, /* %6 %22 */
    {TNI_STEP_CALL, 2, 28, 39, 1580}, /* %26 %27 reshape */
    {TNI_STEP_COPY, 1, 29, 0, 271}, /* %28 */
    {TNI_STEP_JUMP, 0, 0, 41, 0}, /* */
    {TNI_STEP_NONE, 0, 30, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 31, 5, 1582}, /* %19 %30 %30 %30 %30 %30 zeros_like */
    {TNI_STEP_COPY, 1, 29, 0, 276}, /* %31 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 32, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 33, 2, 280}, /* %32 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 49, 279}, /* %33 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 34, 1, 0}, /* */
    {TNI_STEP_LIST, 2, 35, 0, 1}, /* %2 %1 */
    {TNI_STEP_CALL, 2, 36, 39, 715}, /* %34 %35 reshape */
    {TNI_STEP_COPY, 1, 37, 0, 284}, /* %36 */
    {TNI_STEP_JUMP, 0, 0, 53, 0}, /* */
    {TNI_STEP_LIST, 2, 38, 0, 17}, /* %2 %2 */
    {TNI_STEP_NONE, 0, 39, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 40, 21, 1588}, /* %13 %38 %39 %39 %39 %39 new_zeros */
    {TNI_STEP_COPY, 1, 37, 0, 288}, /* %40 */
    {TNI_STEP_SAVED, 0, 41, 4, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 42, 3, 289}, /* %41 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 61, 294}, /* %42 */
    {TNI_STEP_VALUE, 1, 43, 0, 289}, /* %41 */
    {TNI_STEP_LIST, 2, 44, 0, 1}, /* %2 %1 */
    {TNI_STEP_CALL, 2, 45, 39, 613}, /* %43 %44 reshape */
    {TNI_STEP_COPY, 1, 46, 0, 300}, /* %45 */
    {TNI_STEP_JUMP, 0, 0, 71, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 64, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 47, 0, 15}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 67, 0}, /* */
    {TNI_STEP_NUMEL, 1, 48, 0, 35}, /* %13 */
    {TNI_STEP_DIV, 2, 49, 2, 737}, /* %48 %6 */
    {TNI_STEP_COPY, 1, 47, 0, 341}, /* %49 */
    {TNI_STEP_LIST, 2, 50, 0, 1594}, /* %2 %47 */
    {TNI_STEP_NONE, 0, 51, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 52, 121, 1596}, /* %13 %50 %51 %51 %51 %51 new_ones */
    {TNI_STEP_COPY, 1, 46, 0, 307}, /* %52 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 74, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 53, 0, 15}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 78, 0}, /* */
    {TNI_STEP_SAVED, 0, 54, 5, 0}, /* */
    {TNI_STEP_NUMEL, 1, 55, 0, 308}, /* %54 */
    {TNI_STEP_DIV, 2, 56, 2, 1602}, /* %55 %6 */
    {TNI_STEP_COPY, 1, 53, 0, 324}, /* %56 */
    {TNI_STEP_SAVED, 0, 57, 6, 0}, /* */
    {TNI_STEP_LIST, 2, 58, 0, 1604}, /* %6 %53 */
    {TNI_STEP_CALL, 2, 59, 39, 1606}, /* %57 %58 reshape */
    {TNI_STEP_CALL, 2, 60, 3, 1608}, /* %59 %46 mul.Tensor */
    {TNI_STEP_LIST, 1, 61, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 62, 0, 323}, /* %61 */
    {TNI_STEP_NONE, 0, 63, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 64, 124, 1610}, /* %60 %62 %2 %63 mean.dim */
    {TNI_STEP_CALL, 3, 65, 2, 1614}, /* %60 %64 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 66, 3, 1617}, /* %60 %19 mul.Tensor */
    {TNI_STEP_CALL, 4, 67, 124, 1619}, /* %66 %62 %2 %63 mean.dim */
    {TNI_STEP_CALL, 2, 68, 3, 1623}, /* %19 %67 mul.Tensor */
    {TNI_STEP_CALL, 3, 69, 2, 1625}, /* %65 %68 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 70, 3, 1628}, /* %29 %69 mul.Tensor */
    {TNI_STEP_CALL, 4, 71, 124, 1630}, /* %70 %62 %2 %63 mean.dim */
    {TNI_STEP_CALL, 2, 72, 3, 1634}, /* %19 %71 mul.Tensor */
    {TNI_STEP_CALL, 2, 73, 3, 1617}, /* %60 %19 mul.Tensor */
    {TNI_STEP_CALL, 4, 74, 124, 1636}, /* %73 %62 %2 %63 mean.dim */
    {TNI_STEP_CALL, 4, 75, 124, 1640}, /* %29 %62 %2 %63 mean.dim */
    {TNI_STEP_CALL, 3, 76, 2, 1644}, /* %29 %75 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 77, 3, 1033}, /* %29 %19 mul.Tensor */
    {TNI_STEP_CALL, 4, 78, 124, 1647}, /* %77 %62 %2 %63 mean.dim */
    {TNI_STEP_CALL, 2, 79, 3, 1651}, /* %19 %78 mul.Tensor */
    {TNI_STEP_CALL, 3, 80, 2, 1653}, /* %76 %79 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 81, 3, 1656}, /* %74 %80 mul.Tensor */
    {TNI_STEP_CALL, 3, 82, 0, 1658}, /* %72 %81 %17 add.Tensor */
    {TNI_STEP_CALL, 2, 83, 3, 1033}, /* %29 %19 mul.Tensor */
    {TNI_STEP_CALL, 4, 84, 124, 1661}, /* %83 %62 %2 %63 mean.dim */
    {TNI_STEP_CALL, 2, 85, 3, 1665}, /* %84 %69 mul.Tensor */
    {TNI_STEP_CALL, 3, 86, 0, 1667}, /* %82 %85 %17 add.Tensor */
    {TNI_STEP_CALL, 2, 87, 3, 1670}, /* %37 %59 mul.Tensor */
    {TNI_STEP_CALL, 4, 88, 124, 1672}, /* %87 %62 %2 %63 mean.dim */
    {TNI_STEP_CALL, 3, 89, 2, 1676}, /* %87 %88 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 90, 3, 1679}, /* %87 %19 mul.Tensor */
    {TNI_STEP_CALL, 4, 91, 124, 1681}, /* %90 %62 %2 %63 mean.dim */
    {TNI_STEP_CALL, 2, 92, 3, 1685}, /* %19 %91 mul.Tensor */
    {TNI_STEP_CALL, 3, 93, 2, 1687}, /* %89 %92 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 94, 3, 1690}, /* %4 %93 mul.Tensor */
    {TNI_STEP_CALL, 2, 95, 3, 209}, /* %4 %4 mul.Tensor */
    {TNI_STEP_CALL, 2, 96, 3, 1692}, /* %95 %86 mul.Tensor */
    {TNI_STEP_CALL, 3, 97, 2, 1694}, /* %94 %96 %17 sub.Tensor */
    {TNI_STEP_SIZES, 1, 98, 0, 35}, /* %13 */
    {TNI_STEP_CALL, 2, 99, 39, 1499}, /* %97 %98 reshape */
    {TNI_STEP_GIVE, 1, 0, 1, 1005}, /* %99 */
    /* program 201 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 4, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 3, 0, 57}, /* %1 %2 */
    {TNI_STEP_CALL, 2, 4, 39, 742}, /* %0 %3 reshape */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_NUMEL, 1, 6, 0, 9}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 7, 1, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 8, 2, 21}, /* %6 %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 9, 0, 15}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 16, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 2, 0}, /* */
    {TNI_STEP_NUMEL, 1, 11, 0, 32}, /* %10 */
    {TNI_STEP_DIV, 2, 12, 2, 1511}, /* %11 %6 */
    {TNI_STEP_COPY, 1, 9, 0, 33}, /* %12 */
    {TNI_STEP_SAVED, 0, 13, 3, 0}, /* */
    {TNI_STEP_LIST, 2, 14, 0, 1513}, /* %6 %9 */
    {TNI_STEP_CALL, 2, 15, 39, 111}, /* %13 %14 reshape */
    {TNI_STEP_CALL, 2, 16, 39, 1515}, /* %5 %3 reshape */
    {TNI_STEP_SCALAR, 1, 17, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 18, 2, 1517}, /* %15 %16 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 19, 3, 1520}, /* %18 %4 mul.Tensor */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 20, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 21, 2, 119}, /* %20 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 64, 255}, /* %21 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 29, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 22, 0, 15}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 33, 0}, /* */
    {TNI_STEP_SAVED, 0, 23, 5, 0}, /* */
    {TNI_STEP_NUMEL, 1, 24, 0, 257}, /* %23 */
    {TNI_STEP_DIV, 2, 25, 2, 1576}, /* %24 %6 */
    {TNI_STEP_COPY, 1, 22, 0, 278}, /* %25 */
    {TNI_STEP_SAVED, 0, 26, 6, 0}, /* */
    {TNI_STEP_LIST, 2, 27, 0, 1578}, /* %6 %22 */
    {TNI_STEP_CALL, 2, 28, 39, 1580}, /* %26 %27 reshape */
    {TNI_STEP_CALL, 2, 29, 3, 1697}, /* %28 %4 mul.Tensor */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 40, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 30, 0, 15}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 44, 0}, /* */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 31, 0, 0}, /* */
    {TNI_STEP_NUMEL, 1, 32, 0, 276}, /* %31 */
    {TNI_STEP_DIV, 2, 33, 2, 1699}, /* %32 %6 */
    {TNI_STEP_COPY, 1, 30, 0, 279}, /* %33 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 34, 0, 0}, /* */
    {TNI_STEP_LIST, 2, 35, 0, 1701}, /* %6 %30 */
    {TNI_STEP_CALL, 2, 36, 39, 715}, /* %34 %35 reshape */
    {TNI_STEP_LIST, 1, 37, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 38, 0, 342}, /* %37 */
    {TNI_STEP_NONE, 0, 39, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 40, 124, 1703}, /* %36 %38 %2 %39 mean.dim */
    {TNI_STEP_CALL, 3, 41, 2, 1707}, /* %36 %40 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 42, 3, 1710}, /* %36 %19 mul.Tensor */
    {TNI_STEP_CALL, 4, 43, 124, 1712}, /* %42 %38 %2 %39 mean.dim */
    {TNI_STEP_CALL, 2, 44, 3, 1716}, /* %19 %43 mul.Tensor */
    {TNI_STEP_CALL, 3, 45, 2, 1718}, /* %41 %44 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 46, 3, 1270}, /* %29 %45 mul.Tensor */
    {TNI_STEP_LIST, 1, 47, 0, 15}, /* %7 */
    {TNI_STEP_SOME, 1, 48, 0, 301}, /* %47 */
    {TNI_STEP_CALL, 4, 49, 98, 1721}, /* %46 %48 %7 %39 sum.dim_IntList */
    {TNI_STEP_SAVED, 0, 50, 7, 0}, /* */
    {TNI_STEP_CALL, 2, 51, 39, 401}, /* %49 %50 reshape */
    {TNI_STEP_COPY, 1, 52, 0, 305}, /* %51 */
    {TNI_STEP_JUMP, 0, 0, 68, 0}, /* */
    {TNI_STEP_SAVED, 0, 53, 7, 0}, /* */
    {TNI_STEP_NONE, 0, 54, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 55, 21, 1725}, /* %13 %53 %54 %54 %54 %54 new_zeros */
    {TNI_STEP_COPY, 1, 52, 0, 311}, /* %55 */
    {TNI_STEP_GIVE, 1, 0, 4, 307}, /* %52 */
    /* program 202 */
    {TNI_STEP_SAVED, 0, 0, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 7, 0}, /* */
    {TNI_STEP_NONE, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 3, 21, 1731}, /* %0 %1 %2 %2 %2 %2 new_zeros */
    {TNI_STEP_GIVE, 1, 0, 5, 3}, /* %3 */
    /* program 203 */
    {TNI_STEP_REFUSE, 0, 0, 31, 221}, /* "native_layer_norm_backward mean" */
    /* program 204 */
    {TNI_STEP_REFUSE, 0, 0, 31, 253}, /* "native_layer_norm_backward rstd" */
    /* program 205 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 6, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 7, 0}, /* */
    {TNI_STEP_MASK, 0, 9, 0, 3}, /* */
    {TNI_STEP_CALL, 10, 10, 126, 1737}, /* %0 %1 %2 %3 %4 %5 %6 %7 %8 %9 native_group_norm_backward */
    {TNI_STEP_WANTED, 0, 13, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 23, 35}, /* %13 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 15, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 16, 2, 36}, /* %15 */
    {TNI_STEP_NOT, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_COPY, 1, 18, 0, 38}, /* %16 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 22, 55}, /* %17 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 19, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 20, 2, 116}, /* %19 */
    {TNI_STEP_COPY, 1, 18, 0, 119}, /* %20 */
    {TNI_STEP_COPY, 1, 14, 0, 56}, /* %18 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 75, 37}, /* %14 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 21, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 22, 2, 255}, /* %21 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 30, 256}, /* %22 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 23, 1, 0}, /* */
    {TNI_STEP_COPY, 1, 24, 0, 257}, /* %23 */
    {TNI_STEP_JUMP, 0, 0, 33, 0}, /* */
    {TNI_STEP_NONE, 0, 25, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 26, 5, 1747}, /* %2 %25 %25 %25 %25 %25 zeros_like */
    {TNI_STEP_COPY, 1, 24, 0, 268}, /* %26 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 27, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 28, 2, 275}, /* %27 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 39, 271}, /* %28 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 29, 2, 0}, /* */
    {TNI_STEP_COPY, 1, 30, 0, 273}, /* %29 */
    {TNI_STEP_JUMP, 0, 0, 42, 0}, /* */
    {TNI_STEP_NONE, 0, 31, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 32, 5, 1753}, /* %3 %31 %31 %31 %31 %31 zeros_like */
    {TNI_STEP_COPY, 1, 30, 0, 280}, /* %32 */
    {TNI_STEP_MUL, 2, 33, 2, 133}, /* %5 %8 */
    {TNI_STEP_DIV, 2, 34, 2, 222}, /* %6 %8 */
    {TNI_STEP_MUL, 2, 35, 2, 1759}, /* %34 %7 */
    {TNI_STEP_LIST, 2, 36, 0, 597}, /* %33 %35 */
    {TNI_STEP_CALL, 2, 37, 39, 1761}, /* %1 %36 reshape */
    {TNI_STEP_CONSTANT, 0, 38, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 39, 0, 1763}, /* %33 %38 */
    {TNI_STEP_CALL, 2, 40, 39, 1705}, /* %2 %39 reshape */
    {TNI_STEP_SCALAR, 1, 41, 2, 286}, /* %38 */
    {TNI_STEP_CALL, 3, 42, 2, 1765}, /* %37 %40 %41 sub.Tensor */
    {TNI_STEP_CALL, 2, 43, 39, 1768}, /* %3 %39 reshape */
    {TNI_STEP_CALL, 2, 44, 3, 294}, /* %42 %43 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 45, 4, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_LIST, 2, 46, 0, 1770}, /* %45 %38 */
    {TNI_STEP_CALL, 2, 47, 39, 1772}, /* %24 %46 reshape */
    {TNI_STEP_CALL, 2, 48, 39, 1774}, /* %30 %46 reshape */
    {TNI_STEP_CALL, 2, 49, 39, 1776}, /* %3 %46 reshape */
    {TNI_STEP_CONSTANT, 0, 50, 2, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 51, 2, 304}, /* %50 */
    {TNI_STEP_CALL, 2, 52, 6, 1277}, /* %49 %51 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 53, 3, 1778}, /* %48 %52 mul.Tensor */
    {TNI_STEP_CALL, 2, 54, 3, 1780}, /* %53 %44 mul.Tensor */
    {TNI_STEP_CALL, 3, 55, 2, 1782}, /* %47 %54 %41 sub.Tensor */
    {TNI_STEP_SIZE, 2, 56, 0, 1785}, /* %44 %38 */
    {TNI_STEP_SCALAR, 1, 57, 2, 324}, /* %56 */
    {TNI_STEP_CALL, 2, 58, 16, 1787}, /* %55 %57 div.Scalar */
    {TNI_STEP_SIZES, 1, 59, 0, 2}, /* %1 */
    {TNI_STEP_CALL, 2, 60, 39, 317}, /* %58 %59 reshape */
    {TNI_STEP_CALL, 3, 61, 0, 1789}, /* %10 %60 %41 add.Tensor */
    {TNI_STEP_COPY, 1, 62, 0, 323}, /* %61 */
    {TNI_STEP_COPY, 1, 63, 0, 31}, /* %11 */
    {TNI_STEP_COPY, 1, 64, 0, 33}, /* %12 */
    {TNI_STEP_JUMP, 0, 0, 78, 0}, /* */
    {TNI_STEP_COPY, 1, 62, 0, 32}, /* %10 */
    {TNI_STEP_COPY, 1, 63, 0, 31}, /* %11 */
    {TNI_STEP_COPY, 1, 64, 0, 33}, /* %12 */
    {TNI_STEP_GIVE, 1, 0, 0, 330}, /* %62 */
    {TNI_STEP_GIVE, 1, 0, 1, 328}, /* %63 */
    {TNI_STEP_GIVE, 1, 0, 2, 329}, /* %64 */
    /* program 206 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_MUL, 2, 2, 2, 4}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_DIV, 2, 4, 2, 61}, /* %3 %1 */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_MUL, 2, 6, 2, 23}, /* %4 %5 */
    {TNI_STEP_SAVED, 0, 7, 4, 0}, /* */
    {TNI_STEP_LIST, 2, 8, 0, 88}, /* %2 %6 */
    {TNI_STEP_CALL, 2, 9, 39, 15}, /* %7 %8 reshape */
    {TNI_STEP_SAVED, 0, 10, 5, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 11, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 12, 0, 47}, /* %2 %11 */
    {TNI_STEP_CALL, 2, 13, 39, 32}, /* %10 %12 reshape */
    {TNI_STEP_SCALAR, 1, 14, 2, 31}, /* %11 */
    {TNI_STEP_CALL, 3, 15, 2, 110}, /* %9 %13 %14 sub.Tensor */
    {TNI_STEP_SAVED, 0, 16, 6, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 39, 1792}, /* %16 %12 reshape */
    {TNI_STEP_CALL, 2, 18, 3, 504}, /* %15 %17 mul.Tensor */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 19, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 20, 2, 116}, /* %19 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 27, 119}, /* %20 */
    {TNI_STEP_SIZES, 1, 21, 0, 56}, /* %18 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 22, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 23, 39, 1362}, /* %22 %21 reshape */
    {TNI_STEP_COPY, 1, 24, 0, 257}, /* %23 */
    {TNI_STEP_JUMP, 0, 0, 30, 0}, /* */
    {TNI_STEP_NONE, 0, 25, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 26, 5, 1794}, /* %18 %25 %25 %25 %25 %25 zeros_like */
    {TNI_STEP_COPY, 1, 24, 0, 268}, /* %26 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 27, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 28, 2, 275}, /* %27 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 42, 271}, /* %28 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 29, 1, 0}, /* */
    {TNI_STEP_LIST, 3, 30, 0, 1800}, /* %11 %3 %11 */
    {TNI_STEP_CALL, 2, 31, 39, 273}, /* %29 %30 reshape */
    {TNI_STEP_LIST, 3, 32, 0, 1803}, /* %0 %3 %5 */
    {TNI_STEP_CONSTANT, 0, 33, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 34, 20, 522}, /* %31 %32 %33 expand */
    {TNI_STEP_CALL, 2, 35, 39, 1806}, /* %34 %8 reshape */
    {TNI_STEP_COPY, 1, 36, 0, 283}, /* %35 */
    {TNI_STEP_JUMP, 0, 0, 45, 0}, /* */
    {TNI_STEP_NONE, 0, 37, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 38, 5, 1808}, /* %18 %37 %37 %37 %37 %37 zeros_like */
    {TNI_STEP_COPY, 1, 36, 0, 286}, /* %38 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 39, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 40, 2, 287}, /* %39 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 57, 288}, /* %40 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 41, 2, 0}, /* */
    {TNI_STEP_LIST, 3, 42, 0, 1800}, /* %11 %3 %11 */
    {TNI_STEP_CALL, 2, 43, 39, 293}, /* %41 %42 reshape */
    {TNI_STEP_LIST, 3, 44, 0, 1803}, /* %0 %3 %5 */
    {TNI_STEP_CONSTANT, 0, 45, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 46, 20, 1814}, /* %43 %44 %45 expand */
    {TNI_STEP_CALL, 2, 47, 39, 1817}, /* %46 %8 reshape */
    {TNI_STEP_COPY, 1, 48, 0, 301}, /* %47 */
    {TNI_STEP_JUMP, 0, 0, 60, 0}, /* */
    {TNI_STEP_NONE, 0, 49, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 50, 5, 1819}, /* %18 %49 %49 %49 %49 %49 zeros_like */
    {TNI_STEP_COPY, 1, 48, 0, 304}, /* %50 */
    {TNI_STEP_SAVED, 0, 51, 7, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 52, 3, 305}, /* %51 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 72, 307}, /* %52 */
    {TNI_STEP_VALUE, 1, 53, 0, 305}, /* %51 */
    {TNI_STEP_LIST, 3, 54, 0, 1800}, /* %11 %3 %11 */
    {TNI_STEP_CALL, 2, 55, 39, 936}, /* %53 %54 reshape */
    {TNI_STEP_LIST, 3, 56, 0, 1803}, /* %0 %3 %5 */
    {TNI_STEP_CONSTANT, 0, 57, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 58, 20, 1825}, /* %55 %56 %57 expand */
    {TNI_STEP_CALL, 2, 59, 39, 1828}, /* %58 %8 reshape */
    {TNI_STEP_COPY, 1, 60, 0, 318}, /* %59 */
    {TNI_STEP_JUMP, 0, 0, 75, 0}, /* */
    {TNI_STEP_NONE, 0, 61, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 62, 77, 1830}, /* %18 %61 %61 %61 %61 %61 ones_like */
    {TNI_STEP_COPY, 1, 60, 0, 330}, /* %62 */
    {TNI_STEP_CALL, 2, 63, 39, 1792}, /* %16 %12 reshape */
    {TNI_STEP_CALL, 2, 64, 3, 1836}, /* %60 %63 mul.Tensor */
    {TNI_STEP_LIST, 1, 65, 0, 31}, /* %11 */
    {TNI_STEP_SOME, 1, 66, 0, 334}, /* %65 */
    {TNI_STEP_NONE, 0, 67, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 68, 124, 1838}, /* %24 %66 %11 %67 mean.dim */
    {TNI_STEP_CALL, 3, 69, 2, 1842}, /* %24 %68 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 70, 3, 1845}, /* %24 %18 mul.Tensor */
    {TNI_STEP_CALL, 4, 71, 124, 1847}, /* %70 %66 %11 %67 mean.dim */
    {TNI_STEP_CALL, 2, 72, 3, 1851}, /* %18 %71 mul.Tensor */
    {TNI_STEP_CALL, 3, 73, 2, 1853}, /* %69 %72 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 74, 3, 1455}, /* %64 %73 mul.Tensor */
    {TNI_STEP_CALL, 2, 75, 3, 1856}, /* %36 %18 mul.Tensor */
    {TNI_STEP_CALL, 3, 76, 0, 1858}, /* %74 %75 %14 add.Tensor */
    {TNI_STEP_CALL, 3, 77, 0, 1861}, /* %76 %48 %14 add.Tensor */
    {TNI_STEP_SIZES, 1, 78, 0, 15}, /* %7 */
    {TNI_STEP_CALL, 2, 79, 39, 978}, /* %77 %78 reshape */
    {TNI_STEP_GIVE, 1, 0, 0, 467}, /* %79 */
    /* program 207 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_MUL, 2, 2, 2, 4}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_DIV, 2, 4, 2, 61}, /* %3 %1 */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_MUL, 2, 6, 2, 23}, /* %4 %5 */
    {TNI_STEP_SAVED, 0, 7, 4, 0}, /* */
    {TNI_STEP_LIST, 2, 8, 0, 88}, /* %2 %6 */
    {TNI_STEP_CALL, 2, 9, 39, 15}, /* %7 %8 reshape */
    {TNI_STEP_SAVED, 0, 10, 5, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 11, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 12, 0, 47}, /* %2 %11 */
    {TNI_STEP_CALL, 2, 13, 39, 32}, /* %10 %12 reshape */
    {TNI_STEP_SCALAR, 1, 14, 2, 31}, /* %11 */
    {TNI_STEP_CALL, 3, 15, 2, 110}, /* %9 %13 %14 sub.Tensor */
    {TNI_STEP_SAVED, 0, 16, 6, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 39, 1792}, /* %16 %12 reshape */
    {TNI_STEP_CALL, 2, 18, 3, 504}, /* %15 %17 mul.Tensor */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 19, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 20, 2, 116}, /* %19 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 27, 119}, /* %20 */
    {TNI_STEP_SIZES, 1, 21, 0, 56}, /* %18 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 22, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 23, 39, 1362}, /* %22 %21 reshape */
    {TNI_STEP_COPY, 1, 24, 0, 257}, /* %23 */
    {TNI_STEP_JUMP, 0, 0, 30, 0}, /* */
    {TNI_STEP_NONE, 0, 25, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 26, 5, 1794}, /* %18 %25 %25 %25 %25 %25 zeros_like */
    {TNI_STEP_COPY, 1, 24, 0, 268}, /* %26 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 27, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 28, 2, 275}, /* %27 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 42, 271}, /* %28 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 29, 1, 0}, /* */
    {TNI_STEP_LIST, 3, 30, 0, 1800}, /* %11 %3 %11 */
    {TNI_STEP_CALL, 2, 31, 39, 273}, /* %29 %30 reshape */
    {TNI_STEP_LIST, 3, 32, 0, 1803}, /* %0 %3 %5 */
    {TNI_STEP_CONSTANT, 0, 33, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 34, 20, 522}, /* %31 %32 %33 expand */
    {TNI_STEP_CALL, 2, 35, 39, 1806}, /* %34 %8 reshape */
    {TNI_STEP_COPY, 1, 36, 0, 283}, /* %35 */
    {TNI_STEP_JUMP, 0, 0, 45, 0}, /* */
    {TNI_STEP_NONE, 0, 37, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 38, 5, 1808}, /* %18 %37 %37 %37 %37 %37 zeros_like */
    {TNI_STEP_COPY, 1, 36, 0, 286}, /* %38 */
    {TNI_STEP_SAVED, 0, 39, 7, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 40, 3, 287}, /* %39 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 57, 288}, /* %40 */
    {TNI_STEP_VALUE, 1, 41, 0, 287}, /* %39 */
    {TNI_STEP_LIST, 3, 42, 0, 1800}, /* %11 %3 %11 */
    {TNI_STEP_CALL, 2, 43, 39, 293}, /* %41 %42 reshape */
    {TNI_STEP_LIST, 3, 44, 0, 1803}, /* %0 %3 %5 */
    {TNI_STEP_CONSTANT, 0, 45, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 46, 20, 1814}, /* %43 %44 %45 expand */
    {TNI_STEP_CALL, 2, 47, 39, 1817}, /* %46 %8 reshape */
    {TNI_STEP_COPY, 1, 48, 0, 301}, /* %47 */
    {TNI_STEP_JUMP, 0, 0, 60, 0}, /* */
    {TNI_STEP_NONE, 0, 49, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 50, 77, 1819}, /* %18 %49 %49 %49 %49 %49 ones_like */
    {TNI_STEP_COPY, 1, 48, 0, 304}, /* %50 */
    {TNI_STEP_SIZES, 1, 51, 0, 56}, /* %18 */
    {TNI_STEP_SAVED, 0, 52, 8, 0}, /* */
    {TNI_STEP_CALL, 2, 53, 39, 539}, /* %52 %51 reshape */
    {TNI_STEP_CALL, 2, 54, 39, 1792}, /* %16 %12 reshape */
    {TNI_STEP_CALL, 2, 55, 3, 1864}, /* %53 %48 mul.Tensor */
    {TNI_STEP_LIST, 1, 56, 0, 31}, /* %11 */
    {TNI_STEP_SOME, 1, 57, 0, 324}, /* %56 */
    {TNI_STEP_NONE, 0, 58, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 59, 124, 1866}, /* %55 %57 %11 %58 mean.dim */
    {TNI_STEP_CALL, 3, 60, 2, 1870}, /* %55 %59 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 61, 3, 1873}, /* %55 %18 mul.Tensor */
    {TNI_STEP_CALL, 4, 62, 124, 1875}, /* %61 %57 %11 %58 mean.dim */
    {TNI_STEP_CALL, 2, 63, 3, 1879}, /* %18 %62 mul.Tensor */
    {TNI_STEP_CALL, 3, 64, 2, 1881}, /* %60 %63 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 65, 3, 1884}, /* %24 %64 mul.Tensor */
    {TNI_STEP_CALL, 4, 66, 124, 1886}, /* %65 %57 %11 %58 mean.dim */
    {TNI_STEP_CALL, 2, 67, 3, 1890}, /* %18 %66 mul.Tensor */
    {TNI_STEP_CALL, 2, 68, 3, 1873}, /* %55 %18 mul.Tensor */
    {TNI_STEP_CALL, 4, 69, 124, 1892}, /* %68 %57 %11 %58 mean.dim */
    {TNI_STEP_CALL, 4, 70, 124, 1896}, /* %24 %57 %11 %58 mean.dim */
    {TNI_STEP_CALL, 3, 71, 2, 1900}, /* %24 %70 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 72, 3, 1845}, /* %24 %18 mul.Tensor */
    {TNI_STEP_CALL, 4, 73, 124, 1903}, /* %72 %57 %11 %58 mean.dim */
    {TNI_STEP_CALL, 2, 74, 3, 1907}, /* %18 %73 mul.Tensor */
    {TNI_STEP_CALL, 3, 75, 2, 1909}, /* %71 %74 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 76, 3, 1912}, /* %69 %75 mul.Tensor */
    {TNI_STEP_CALL, 3, 77, 0, 1914}, /* %67 %76 %14 add.Tensor */
    {TNI_STEP_CALL, 2, 78, 3, 1845}, /* %24 %18 mul.Tensor */
    {TNI_STEP_CALL, 4, 79, 124, 1917}, /* %78 %57 %11 %58 mean.dim */
    {TNI_STEP_CALL, 2, 80, 3, 1921}, /* %79 %64 mul.Tensor */
    {TNI_STEP_CALL, 3, 81, 0, 1923}, /* %77 %80 %14 add.Tensor */
    {TNI_STEP_CALL, 2, 82, 3, 1926}, /* %36 %53 mul.Tensor */
    {TNI_STEP_CALL, 4, 83, 124, 1928}, /* %82 %57 %11 %58 mean.dim */
    {TNI_STEP_CALL, 3, 84, 2, 1932}, /* %82 %83 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 85, 3, 1935}, /* %82 %18 mul.Tensor */
    {TNI_STEP_CALL, 4, 86, 124, 1937}, /* %85 %57 %11 %58 mean.dim */
    {TNI_STEP_CALL, 2, 87, 3, 1941}, /* %18 %86 mul.Tensor */
    {TNI_STEP_CALL, 3, 88, 2, 1943}, /* %84 %87 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 89, 3, 1946}, /* %54 %88 mul.Tensor */
    {TNI_STEP_CALL, 2, 90, 3, 1727}, /* %54 %54 mul.Tensor */
    {TNI_STEP_CALL, 2, 91, 3, 1948}, /* %90 %81 mul.Tensor */
    {TNI_STEP_CALL, 3, 92, 2, 1950}, /* %89 %91 %14 sub.Tensor */
    {TNI_STEP_SIZES, 1, 93, 0, 15}, /* %7 */
    {TNI_STEP_CALL, 2, 94, 39, 1953}, /* %92 %93 reshape */
    {TNI_STEP_GIVE, 1, 0, 1, 1003}, /* %94 */
    /* program 208 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_MUL, 2, 2, 2, 4}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_DIV, 2, 4, 2, 61}, /* %3 %1 */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_MUL, 2, 6, 2, 23}, /* %4 %5 */
    {TNI_STEP_SAVED, 0, 7, 4, 0}, /* */
    {TNI_STEP_LIST, 2, 8, 0, 88}, /* %2 %6 */
    {TNI_STEP_CALL, 2, 9, 39, 15}, /* %7 %8 reshape */
    {TNI_STEP_SAVED, 0, 10, 5, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 11, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 12, 0, 47}, /* %2 %11 */
    {TNI_STEP_CALL, 2, 13, 39, 32}, /* %10 %12 reshape */
    {TNI_STEP_SCALAR, 1, 14, 2, 31}, /* %11 */
    {TNI_STEP_CALL, 3, 15, 2, 110}, /* %9 %13 %14 sub.Tensor */
    {TNI_STEP_SAVED, 0, 16, 6, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 39, 1792}, /* %16 %12 reshape */
    {TNI_STEP_CALL, 2, 18, 3, 504}, /* %15 %17 mul.Tensor */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 19, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 20, 2, 116}, /* %19 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 48, 119}, /* %20 */
    {TNI_STEP_SIZES, 1, 21, 0, 56}, /* %18 */
    {TNI_STEP_SAVED, 0, 22, 8, 0}, /* */
    {TNI_STEP_CALL, 2, 23, 39, 1362}, /* %22 %21 reshape */
    {TNI_STEP_CALL, 2, 24, 39, 1792}, /* %16 %12 reshape */
    {TNI_STEP_CALL, 2, 25, 3, 585}, /* %23 %24 mul.Tensor */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 26, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 27, 39, 1368}, /* %26 %21 reshape */
    {TNI_STEP_LIST, 1, 28, 0, 31}, /* %11 */
    {TNI_STEP_SOME, 1, 29, 0, 271}, /* %28 */
    {TNI_STEP_NONE, 0, 30, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 31, 124, 1955}, /* %27 %29 %11 %30 mean.dim */
    {TNI_STEP_CALL, 3, 32, 2, 1959}, /* %27 %31 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 33, 3, 1962}, /* %27 %18 mul.Tensor */
    {TNI_STEP_CALL, 4, 34, 124, 1964}, /* %33 %29 %11 %30 mean.dim */
    {TNI_STEP_CALL, 2, 35, 3, 1968}, /* %18 %34 mul.Tensor */
    {TNI_STEP_CALL, 3, 36, 2, 1970}, /* %32 %35 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 37, 3, 1973}, /* %25 %36 mul.Tensor */
    {TNI_STEP_LIST, 3, 38, 0, 1803}, /* %0 %3 %5 */
    {TNI_STEP_CALL, 2, 39, 39, 379}, /* %37 %38 reshape */
    {TNI_STEP_CONSTANT, 0, 40, 1, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 41, 2, 0}, /* 0x2 */
    {TNI_STEP_LIST, 2, 42, 0, 288}, /* %40 %41 */
    {TNI_STEP_SOME, 1, 43, 0, 294}, /* %42 */
    {TNI_STEP_CALL, 4, 44, 98, 1975}, /* %39 %43 %40 %30 sum.dim_IntList */
    {TNI_STEP_COPY, 1, 45, 0, 299}, /* %44 */
    {TNI_STEP_JUMP, 0, 0, 52, 0}, /* */
    {TNI_STEP_LIST, 1, 46, 0, 3}, /* %3 */
    {TNI_STEP_NONE, 0, 47, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 48, 21, 1979}, /* %7 %46 %47 %47 %47 %47 new_zeros */
    {TNI_STEP_COPY, 1, 45, 0, 303}, /* %48 */
    {TNI_STEP_GIVE, 1, 0, 4, 300}, /* %45 */
    /* program 209 */
    {TNI_STEP_REFUSE, 0, 0, 31, 285}, /* "native_group_norm_backward mean" */
    /* program 210 */
    {TNI_STEP_REFUSE, 0, 0, 31, 317}, /* "native_group_norm_backward rstd" */
    /* program 211 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 5, 127, 1985}, /* %2 %3 %4 %1 _softmax_backward_data */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 212 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_TANGENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_RESULT, 0, 3, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 4, 5, 127, 1985}, /* %2 %3 %4 %1 _softmax_backward_data */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 213 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 127, 161}, /* %0 %1 %2 %3 _softmax_backward_data */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 214 */
    {TNI_STEP_SAVED, 0, 0, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 3, 4}, /* %0 %1 mul.Tensor */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_SOME, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 8, 98, 1989}, /* %2 %5 %6 %7 sum.dim_IntList */
    {TNI_STEP_SCALAR, 1, 9, 2, 10}, /* %6 */
    {TNI_STEP_CALL, 3, 10, 2, 95}, /* %0 %8 %9 sub.Tensor */
    {TNI_STEP_GRAD, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 3, 31}, /* %11 %10 mul.Tensor */
    {TNI_STEP_CALL, 2, 13, 3, 233}, /* %11 %1 mul.Tensor */
    {TNI_STEP_CALL, 4, 14, 98, 1993}, /* %13 %5 %6 %7 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 15, 3, 1997}, /* %0 %14 mul.Tensor */
    {TNI_STEP_CALL, 3, 16, 2, 1999}, /* %12 %15 %9 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 38}, /* %16 */
    /* program 215 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 127, 161}, /* %0 %1 %2 %3 _softmax_backward_data */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 3, 2002}, /* %5 %1 mul.Tensor */
    {TNI_STEP_LIST, 1, 7, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 8, 0, 15}, /* %7 */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 10, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 11, 98, 868}, /* %6 %8 %9 %10 sum.dim_IntList */
    {TNI_STEP_SCALAR, 1, 12, 2, 30}, /* %9 */
    {TNI_STEP_CALL, 3, 13, 2, 2004}, /* %5 %11 %12 sub.Tensor */
    {TNI_STEP_TANGENT, 0, 14, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 15, 3, 2007}, /* %14 %13 mul.Tensor */
    {TNI_STEP_CALL, 3, 16, 0, 2009}, /* %4 %15 %12 add.Tensor */
    {TNI_STEP_CALL, 2, 17, 3, 2012}, /* %5 %14 mul.Tensor */
    {TNI_STEP_CALL, 4, 18, 98, 2014}, /* %17 %8 %9 %10 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 19, 3, 2018}, /* %1 %18 mul.Tensor */
    {TNI_STEP_CALL, 3, 20, 2, 2020}, /* %16 %19 %12 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 119}, /* %20 */
    /* program 216 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 5, 128, 1985}, /* %2 %3 %4 %1 _log_softmax_backward_data */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 217 */
    {TNI_STEP_RESULT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 14, 0}, /* %0 exp */
    {TNI_STEP_TANGENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 3, 57}, /* %1 %2 mul.Tensor */
    {TNI_STEP_ARGUMENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_SOME, 1, 6, 0, 9}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 9, 98, 2023}, /* %3 %6 %7 %8 sum.dim_IntList */
    {TNI_STEP_SCALAR, 1, 10, 2, 15}, /* %7 */
    {TNI_STEP_CALL, 3, 11, 2, 2027}, /* %2 %9 %10 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 31}, /* %11 */
    /* program 218 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 14, 0}, /* %0 exp */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 3, 1}, /* %2 %1 mul.Tensor */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_SOME, 1, 6, 0, 9}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 9, 98, 2023}, /* %3 %6 %7 %8 sum.dim_IntList */
    {TNI_STEP_SCALAR, 1, 10, 2, 15}, /* %7 */
    {TNI_STEP_CALL, 3, 11, 2, 2027}, /* %2 %9 %10 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 31}, /* %11 */
    /* program 219 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 1, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 14, 1}, /* %2 exp */
    {TNI_STEP_CALL, 2, 4, 3, 2}, /* %1 %3 mul.Tensor */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 7, 0, 10}, /* %6 */
    {TNI_STEP_SOME, 1, 8, 0, 15}, /* %7 */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 10, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 11, 98, 2030}, /* %5 %8 %9 %10 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 12, 3, 2034}, /* %4 %11 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 33}, /* %12 */
    /* program 220 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 128, 161}, /* %0 %1 %2 %3 _log_softmax_backward_data */
    {TNI_STEP_CALL, 1, 5, 14, 2}, /* %1 exp */
    {TNI_STEP_TANGENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 3, 240}, /* %6 %5 mul.Tensor */
    {TNI_STEP_ARGUMENT, 0, 8, 0, 0}, /* */
    {TNI_STEP_LIST, 1, 9, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 10, 0, 30}, /* %9 */
    {TNI_STEP_CONSTANT, 0, 11, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 12, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 13, 98, 134}, /* %8 %10 %11 %12 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 14, 3, 1992}, /* %7 %13 mul.Tensor */
    {TNI_STEP_SCALAR, 1, 15, 2, 31}, /* %11 */
    {TNI_STEP_CALL, 3, 16, 2, 2036}, /* %4 %14 %15 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 38}, /* %16 */
    /* program 221 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 1, 0}, /* %0 */
    {TNI_STEP_NOT, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_NOT, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_COPY, 1, 4, 0, 1}, /* %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 8, 3}, /* %3 */
    {TNI_STEP_VALUE, 1, 5, 0, 0}, /* %0 */
    {TNI_STEP_COPY, 1, 4, 0, 9}, /* %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 6}, /* %4 */
    {TNI_STEP_SAVED, 0, 6, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 9, 0}, /* 0x3ff0000000000000 */
    {TNI_STEP_EQUAL, 2, 8, 3, 21}, /* %6 %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 16}, /* %8 */
    {TNI_STEP_CONSTANT, 0, 9, 1, 0}, /* 0x0 */
    {TNI_STEP_COPY, 1, 10, 0, 30}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 19, 0}, /* */
    {TNI_STEP_SUB, 2, 11, 3, 2039}, /* %7 %6 */
    {TNI_STEP_DIV, 2, 12, 3, 205}, /* %7 %11 */
    {TNI_STEP_COPY, 1, 10, 0, 33}, /* %12 */
    {TNI_STEP_GRAD, 0, 13, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 14, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 15, 129, 2041}, /* %13 %14 %10 native_dropout_backward */
    {TNI_STEP_COPY, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_JUMP, 0, 0, 26, 0}, /* */
    {TNI_STEP_GRAD, 0, 17, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 16, 0, 55}, /* %17 */
    {TNI_STEP_GIVE, 1, 0, 0, 38}, /* %16 */
    /* program 222 */
    {TNI_STEP_ARGUMENT, 0, 0, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 1, 0}, /* %0 */
    {TNI_STEP_NOT, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_NOT, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_COPY, 1, 4, 0, 1}, /* %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 8, 3}, /* %3 */
    {TNI_STEP_VALUE, 1, 5, 0, 0}, /* %0 */
    {TNI_STEP_COPY, 1, 4, 0, 9}, /* %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 6}, /* %4 */
    {TNI_STEP_ARGUMENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 9, 0}, /* 0x3ff0000000000000 */
    {TNI_STEP_EQUAL, 2, 8, 3, 21}, /* %6 %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 16}, /* %8 */
    {TNI_STEP_CONSTANT, 0, 9, 1, 0}, /* 0x0 */
    {TNI_STEP_COPY, 1, 10, 0, 30}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 19, 0}, /* */
    {TNI_STEP_SUB, 2, 11, 3, 2039}, /* %7 %6 */
    {TNI_STEP_DIV, 2, 12, 3, 205}, /* %7 %11 */
    {TNI_STEP_COPY, 1, 10, 0, 33}, /* %12 */
    {TNI_STEP_TANGENT, 0, 13, 0, 0}, /* */
    {TNI_STEP_RESULT, 0, 14, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 15, 129, 2041}, /* %13 %14 %10 native_dropout_backward */
    {TNI_STEP_COPY, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_JUMP, 0, 0, 26, 0}, /* */
    {TNI_STEP_TANGENT, 0, 17, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 16, 0, 55}, /* %17 */
    {TNI_STEP_GIVE, 1, 0, 0, 38}, /* %16 */
    /* program 223 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 129, 65}, /* %0 %1 %2 native_dropout_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 224 */
    {TNI_STEP_REFUSE, 0, 0, 28, 349}, /* "native_dropout_backward mask" */
    /* program 225 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 129, 65}, /* %0 %1 %2 native_dropout_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 226 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 6, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 7, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 8, 0}, /* */
    {TNI_STEP_CALL, 10, 10, 130, 1737}, /* %0 %1 %2 %3 %4 %5 %6 %7 %8 %9 _scaled_dot_product_flash_attention_for_cpu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 32}, /* %10 */
    {TNI_STEP_GIVE, 1, 0, 1, 31}, /* %11 */
    {TNI_STEP_GIVE, 1, 0, 2, 33}, /* %12 */
    /* program 227 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 4, 0}, /* %0 */
    {TNI_STEP_REFUSE, 0, 0, 32, 378}, /* "embedding with a sparse gradient" */
    {TNI_STEP_JUMP, 0, 0, 13, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 1, 0}, /* 0x0 */
    {TNI_STEP_SIZE, 2, 3, 0, 57}, /* %1 %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 4, 0}, /* */
    {TNI_STEP_CALL, 5, 8, 131, 2044}, /* %4 %5 %3 %6 %7 embedding_dense_backward */
    {TNI_STEP_COPY, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_GIVE, 1, 0, 0, 30}, /* %9 */
    /* program 228 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 4, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CONSTANT, 0, 3, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 5, 4, 132, 883}, /* %0 %1 %2 %3 %3 embedding */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_SCALAR, 1, 6, 2, 9}, /* %5 */
    {TNI_STEP_CALL, 2, 7, 82, 19}, /* %1 %6 eq.Scalar */
    {TNI_STEP_CALL, 2, 8, 22, 46}, /* %7 %2 unsqueeze */
    {TNI_STEP_SCALAR, 1, 9, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 3, 10, 19, 2049}, /* %4 %8 %9 masked_fill.Scalar */
    {TNI_STEP_SAVED, 0, 11, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 31}, /* %11 */
    {TNI_STEP_CALL, 3, 12, 92, 2052}, /* %1 %3 %2 flatten.using_ints */
    {TNI_STEP_NONE, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 14, 133, 2055}, /* %12 %13 %3 bincount */
    {TNI_STEP_CALL, 3, 15, 92, 2052}, /* %1 %3 %2 flatten.using_ints */
    {TNI_STEP_CALL, 3, 16, 70, 2058}, /* %14 %3 %15 index_select */
    {TNI_STEP_SIZES, 1, 17, 0, 2}, /* %1 */
    {TNI_STEP_CALL, 2, 18, 39, 54}, /* %16 %17 reshape */
    {TNI_STEP_CALL, 2, 19, 22, 773}, /* %18 %2 unsqueeze */
    {TNI_STEP_CALL, 2, 20, 4, 115}, /* %10 %19 div.Tensor */
    {TNI_STEP_COPY, 1, 21, 0, 119}, /* %20 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_COPY, 1, 21, 0, 32}, /* %10 */
    {TNI_STEP_GIVE, 1, 0, 0, 255}, /* %21 */
    /* program 229 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 131, 193}, /* %0 %1 %2 %3 %4 embedding_dense_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 230 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 4, 0}, /* %0 */
    {TNI_STEP_REFUSE, 0, 0, 37, 411}, /* "_embedding_bag with a sparse gradient" */
    {TNI_STEP_JUMP, 0, 0, 18, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 1, 0}, /* 0x0 */
    {TNI_STEP_SIZE, 2, 3, 0, 57}, /* %1 %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 6, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 7, 0}, /* */
    {TNI_STEP_SAVED, 0, 11, 8, 0}, /* */
    {TNI_STEP_SAVED, 0, 12, 9, 0}, /* */
    {TNI_STEP_CALL, 10, 13, 134, 2061}, /* %4 %5 %6 %7 %8 %3 %9 %10 %11 %12 _embedding_bag_dense_backward */
    {TNI_STEP_COPY, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 0, 37}, /* %14 */
    /* program 231 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 10, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 11, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 7, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 9, 0}, /* */
    {TNI_STEP_CALL, 7, 7, 135, 753}, /* %0 %1 %2 %3 %4 %5 %6 _embedding_bag_per_sample_weights_backward */
    {TNI_STEP_GIVE, 1, 0, 1, 15}, /* %7 */
    /* program 232 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 136, 65}, /* %0 %1 %2 reflection_pad1d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 233 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 137, 4}, /* %0 %1 reflection_pad1d */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 234 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 136, 65}, /* %0 %1 %2 reflection_pad1d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 235 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 138, 65}, /* %0 %1 %2 reflection_pad2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 236 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 139, 4}, /* %0 %1 reflection_pad2d */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 237 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 138, 65}, /* %0 %1 %2 reflection_pad2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 238 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 140, 65}, /* %0 %1 %2 reflection_pad3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 239 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 141, 4}, /* %0 %1 reflection_pad3d */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 240 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 140, 65}, /* %0 %1 %2 reflection_pad3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 241 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 142, 65}, /* %0 %1 %2 replication_pad1d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 242 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 143, 4}, /* %0 %1 replication_pad1d */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 243 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 142, 65}, /* %0 %1 %2 replication_pad1d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 244 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 144, 65}, /* %0 %1 %2 replication_pad2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 245 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 145, 4}, /* %0 %1 replication_pad2d */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 246 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 144, 65}, /* %0 %1 %2 replication_pad2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 247 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 146, 65}, /* %0 %1 %2 replication_pad3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 248 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 147, 4}, /* %0 %1 replication_pad3d */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 249 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 146, 65}, /* %0 %1 %2 replication_pad3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 250 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 148, 2071}, /* %2 %3 %1 %4 %5 %6 _upsample_bicubic2d_aa_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 15}, /* %7 */
    /* program 251 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 149, 193}, /* %0 %1 %2 %3 %4 _upsample_bicubic2d_aa */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 252 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 150, 2071}, /* %2 %3 %1 %4 %5 %6 _upsample_bilinear2d_aa_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 15}, /* %7 */
    /* program 253 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 151, 193}, /* %0 %1 %2 %3 %4 _upsample_bilinear2d_aa */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 254 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 152, 2071}, /* %2 %3 %1 %4 %5 %6 _upsample_lanczos2d_aa_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 15}, /* %7 */
    /* program 255 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 153, 193}, /* %0 %1 %2 %3 %4 _upsample_lanczos2d_aa */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 256 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 5, 154, 2071}, /* %2 %3 %1 %4 _upsample_nearest_exact1d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 257 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 155, 65}, /* %0 %1 %2 _upsample_nearest_exact1d */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 258 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 6, 156, 2071}, /* %2 %3 %1 %4 %5 _upsample_nearest_exact2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 10}, /* %6 */
    /* program 259 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 157, 161}, /* %0 %1 %2 %3 _upsample_nearest_exact2d */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 260 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 158, 2071}, /* %2 %3 %1 %4 %5 %6 _upsample_nearest_exact3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 15}, /* %7 */
    /* program 261 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 159, 193}, /* %0 %1 %2 %3 %4 _upsample_nearest_exact3d */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 262 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 160, 2071}, /* %2 %3 %1 %4 %5 %6 upsample_bicubic2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 15}, /* %7 */
    /* program 263 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 161, 193}, /* %0 %1 %2 %3 %4 upsample_bicubic2d */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 264 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 162, 2071}, /* %2 %3 %1 %4 %5 %6 upsample_bilinear2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 15}, /* %7 */
    /* program 265 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 163, 193}, /* %0 %1 %2 %3 %4 upsample_bilinear2d */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 266 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 6, 164, 2071}, /* %2 %3 %1 %4 %5 upsample_linear1d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 10}, /* %6 */
    /* program 267 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 165, 161}, /* %0 %1 %2 %3 upsample_linear1d */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 268 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 5, 166, 2071}, /* %2 %3 %1 %4 upsample_nearest1d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 269 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 167, 65}, /* %0 %1 %2 upsample_nearest1d */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 270 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 6, 168, 2071}, /* %2 %3 %1 %4 %5 upsample_nearest2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 10}, /* %6 */
    /* program 271 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 169, 161}, /* %0 %1 %2 %3 upsample_nearest2d */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 272 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 170, 2071}, /* %2 %3 %1 %4 %5 %6 upsample_nearest3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 15}, /* %7 */
    /* program 273 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 171, 193}, /* %0 %1 %2 %3 %4 upsample_nearest3d */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 274 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 5, 0}, /* */
    {TNI_STEP_CALL, 7, 8, 172, 2077}, /* %2 %3 %1 %4 %5 %6 %7 upsample_trilinear3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 275 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 6, 173, 753}, /* %0 %1 %2 %3 %4 %5 upsample_trilinear3d */
    {TNI_STEP_GIVE, 1, 0, 0, 10}, /* %6 */
    /* program 276 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_MASK, 0, 6, 0, 2}, /* */
    {TNI_STEP_CALL, 7, 7, 174, 753}, /* %0 %1 %2 %3 %4 %5 %6 grid_sampler_2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 15}, /* %7 */
    {TNI_STEP_GIVE, 1, 0, 1, 16}, /* %8 */
    /* program 277 */
    {TNI_STEP_REFUSE, 0, 0, 24, 449}, /* "grid_sampler_2d_backward" */
    /* program 278 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_MASK, 0, 6, 0, 2}, /* */
    {TNI_STEP_CALL, 7, 7, 175, 753}, /* %0 %1 %2 %3 %4 %5 %6 grid_sampler_3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 15}, /* %7 */
    {TNI_STEP_GIVE, 1, 0, 1, 16}, /* %8 */
    /* program 279 */
    {TNI_STEP_REFUSE, 0, 0, 24, 474}, /* "grid_sampler_3d_backward" */
    /* program 280 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 2, 32, 4}, /* %0 %1 contiguous */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 7, 176, 755}, /* %2 %3 %4 %5 %6 _cdist_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 15}, /* %7 */
    /* program 281 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 4, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CONSTANT, 0, 2, 7, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 3, 3, 47, 65}, /* %0 %1 %2 transpose.int */
    {TNI_STEP_CONSTANT, 0, 4, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 5, 32, 11}, /* %3 %4 contiguous */
    {TNI_STEP_SAVED, 0, 6, 3, 0}, /* */
    {TNI_STEP_CALL, 3, 7, 47, 2084}, /* %6 %1 %2 transpose.int */
    {TNI_STEP_CALL, 2, 8, 32, 22}, /* %7 %4 contiguous */
    {TNI_STEP_SAVED, 0, 9, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 11, 2, 0}, /* */
    {TNI_STEP_CALL, 5, 12, 176, 2087}, /* %5 %9 %10 %11 %8 _cdist_backward */
    {TNI_STEP_GIVE, 1, 0, 1, 33}, /* %12 */
    /* program 282 */
    {TNI_STEP_REFUSE, 0, 0, 15, 499}, /* "_cdist_backward" */
    /* program 283 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 4, 4}, /* %0 %1 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 3, 1, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 82, 5}, /* %1 %4 eq.Scalar */
    {TNI_STEP_CALL, 3, 6, 19, 2092}, /* %2 %5 %4 masked_fill.Scalar */
    {TNI_STEP_CONSTANT, 0, 7, 4, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_LIST, 1, 8, 0, 15}, /* %7 */
    {TNI_STEP_SOME, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_CONSTANT, 0, 10, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 12, 98, 2095}, /* %6 %9 %10 %11 sum.dim_IntList */
    {TNI_STEP_SAVED, 0, 13, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 14, 3, 49}, /* %13 %12 mul.Tensor */
    {TNI_STEP_SAVED, 0, 15, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 16, 31, 2099}, /* %6 %15 matmul */
    {TNI_STEP_SCALAR, 1, 17, 2, 32}, /* %10 */
    {TNI_STEP_CALL, 3, 18, 2, 698}, /* %14 %16 %17 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 56}, /* %18 */
    /* program 284 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 4, 4}, /* %0 %1 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 3, 1, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 82, 5}, /* %1 %4 eq.Scalar */
    {TNI_STEP_CALL, 3, 6, 19, 2092}, /* %2 %5 %4 masked_fill.Scalar */
    {TNI_STEP_CONSTANT, 0, 7, 4, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CONSTANT, 0, 8, 7, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 3, 9, 47, 148}, /* %6 %7 %8 transpose.int */
    {TNI_STEP_LIST, 1, 10, 0, 15}, /* %7 */
    {TNI_STEP_SOME, 1, 11, 0, 32}, /* %10 */
    {TNI_STEP_CONSTANT, 0, 12, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 14, 98, 2101}, /* %9 %11 %12 %13 sum.dim_IntList */
    {TNI_STEP_SAVED, 0, 15, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 16, 3, 36}, /* %15 %14 mul.Tensor */
    {TNI_STEP_SAVED, 0, 17, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 18, 31, 2105}, /* %9 %17 matmul */
    {TNI_STEP_SCALAR, 1, 19, 2, 33}, /* %12 */
    {TNI_STEP_CALL, 3, 20, 2, 2107}, /* %16 %18 %19 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 119}, /* %20 */
    /* program 285 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 177, 161}, /* %0 %1 %2 %3 _pdist_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 286 */
    {TNI_STEP_REFUSE, 0, 0, 15, 515}, /* "_pdist_backward" */
    /* program 287 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 178, 193}, /* %0 %1 %2 %3 %4 binary_cross_entropy_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 288 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_CALL, 3, 3, 179, 80}, /* %0 %2 %2 rsub.Scalar */
    {TNI_STEP_CALL, 1, 4, 12, 3}, /* %3 log */
    {TNI_STEP_CONSTANT, 0, 5, 10, 0}, /* 0xffffffffffffff9c */
    {TNI_STEP_SCALAR, 1, 6, 2, 9}, /* %5 */
    {TNI_STEP_CALL, 2, 7, 79, 40}, /* %4 %6 clamp_min */
    {TNI_STEP_CALL, 1, 8, 12, 0}, /* %0 log */
    {TNI_STEP_CALL, 2, 9, 79, 2110}, /* %8 %6 clamp_min */
    {TNI_STEP_CALL, 3, 10, 2, 2112}, /* %7 %9 %2 sub.Tensor */
    {TNI_STEP_GRAD, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 3, 31}, /* %11 %10 mul.Tensor */
    {TNI_STEP_SAVED, 0, 13, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 14, 3, 35}, /* %13 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 20, 37}, /* %14 */
    {TNI_STEP_VALUE, 1, 15, 0, 35}, /* %13 */
    {TNI_STEP_CALL, 2, 16, 3, 1999}, /* %12 %15 mul.Tensor */
    {TNI_STEP_COPY, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_JUMP, 0, 0, 21, 0}, /* */
    {TNI_STEP_COPY, 1, 17, 0, 33}, /* %12 */
    {TNI_STEP_SAVED, 0, 18, 3, 0}, /* */
    {TNI_STEP_EQUAL, 2, 19, 2, 56}, /* %18 %1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 29, 116}, /* %19 */
    {TNI_STEP_NUMEL, 1, 20, 0, 55}, /* %17 */
    {TNI_STEP_SCALAR, 1, 21, 2, 119}, /* %20 */
    {TNI_STEP_CALL, 2, 22, 16, 2115}, /* %17 %21 div.Scalar */
    {TNI_STEP_COPY, 1, 23, 0, 256}, /* %22 */
    {TNI_STEP_JUMP, 0, 0, 30, 0}, /* */
    {TNI_STEP_COPY, 1, 23, 0, 55}, /* %17 */
    {TNI_STEP_GIVE, 1, 0, 1, 257}, /* %23 */
    /* program 289 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 5, 5, 178, 193}, /* %0 %1 %2 %3 %4 binary_cross_entropy_backward */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 10}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 179, 2117}, /* %1 %7 %7 rsub.Scalar */
    {TNI_STEP_CALL, 1, 9, 12, 16}, /* %8 log */
    {TNI_STEP_CONSTANT, 0, 10, 10, 0}, /* 0xffffffffffffff9c */
    {TNI_STEP_SCALAR, 1, 11, 2, 32}, /* %10 */
    {TNI_STEP_CALL, 2, 12, 79, 30}, /* %9 %11 clamp_min */
    {TNI_STEP_CALL, 1, 13, 12, 2}, /* %1 log */
    {TNI_STEP_CALL, 2, 14, 79, 2120}, /* %13 %11 clamp_min */
    {TNI_STEP_CALL, 3, 15, 2, 2122}, /* %12 %14 %7 sub.Tensor */
    {TNI_STEP_TANGENT, 0, 16, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 3, 252}, /* %16 %15 mul.Tensor */
    {TNI_STEP_IS_DEFINED, 1, 18, 3, 3}, /* %3 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 56}, /* %18 */
    {TNI_STEP_VALUE, 1, 19, 0, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 20, 3, 2125}, /* %17 %19 mul.Tensor */
    {TNI_STEP_COPY, 1, 21, 0, 119}, /* %20 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_COPY, 1, 21, 0, 55}, /* %17 */
    {TNI_STEP_CALL, 3, 22, 0, 2127}, /* %5 %21 %7 add.Tensor */
    {TNI_STEP_ARGUMENT, 0, 23, 3, 0}, /* */
    {TNI_STEP_EQUAL, 2, 24, 2, 2130}, /* %23 %6 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 33, 269}, /* %24 */
    {TNI_STEP_NONE, 0, 25, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 26, 180, 1221}, /* %22 %25 mean */
    {TNI_STEP_COPY, 1, 27, 0, 268}, /* %26 */
    {TNI_STEP_JUMP, 0, 0, 42, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 28, 2, 0}, /* 0x2 */
    {TNI_STEP_EQUAL, 2, 29, 2, 2132}, /* %23 %28 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 40, 273}, /* %29 */
    {TNI_STEP_NONE, 0, 30, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 31, 55, 2134}, /* %22 %30 sum */
    {TNI_STEP_COPY, 1, 32, 0, 276}, /* %31 */
    {TNI_STEP_JUMP, 0, 0, 41, 0}, /* */
    {TNI_STEP_COPY, 1, 32, 0, 256}, /* %22 */
    {TNI_STEP_COPY, 1, 27, 0, 280}, /* %32 */
    {TNI_STEP_GIVE, 1, 0, 0, 275}, /* %27 */
    /* program 290 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_CALL, 3, 3, 179, 80}, /* %0 %2 %2 rsub.Scalar */
    {TNI_STEP_CALL, 2, 4, 3, 742}, /* %0 %3 mul.Tensor */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 4, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 3, 9}, /* %5 %6 mul.Tensor */
    {TNI_STEP_CALL, 2, 8, 3, 2136}, /* %0 %0 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 9, 2, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 10, 2, 30}, /* %9 */
    {TNI_STEP_SCALED, 2, 11, 0, 2138}, /* %0 %10 */
    {TNI_STEP_SAVED, 0, 12, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 13, 3, 136}, /* %11 %12 mul.Tensor */
    {TNI_STEP_CALL, 3, 14, 2, 2140}, /* %8 %13 %2 sub.Tensor */
    {TNI_STEP_CALL, 3, 15, 0, 2143}, /* %14 %12 %2 add.Tensor */
    {TNI_STEP_CALL, 2, 16, 3, 2146}, /* %7 %15 mul.Tensor */
    {TNI_STEP_CALL, 2, 17, 3, 209}, /* %4 %4 mul.Tensor */
    {TNI_STEP_CALL, 2, 18, 4, 54}, /* %16 %17 div.Tensor */
    {TNI_STEP_SAVED, 0, 19, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 20, 3, 116}, /* %19 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 26, 119}, /* %20 */
    {TNI_STEP_VALUE, 1, 21, 0, 116}, /* %19 */
    {TNI_STEP_CALL, 2, 22, 3, 2148}, /* %18 %21 mul.Tensor */
    {TNI_STEP_COPY, 1, 23, 0, 256}, /* %22 */
    {TNI_STEP_JUMP, 0, 0, 27, 0}, /* */
    {TNI_STEP_COPY, 1, 23, 0, 56}, /* %18 */
    {TNI_STEP_SAVED, 0, 24, 3, 0}, /* */
    {TNI_STEP_EQUAL, 2, 25, 2, 2150}, /* %24 %1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 35, 278}, /* %25 */
    {TNI_STEP_NUMEL, 1, 26, 0, 257}, /* %23 */
    {TNI_STEP_SCALAR, 1, 27, 2, 268}, /* %26 */
    {TNI_STEP_CALL, 2, 28, 16, 705}, /* %23 %27 div.Scalar */
    {TNI_STEP_COPY, 1, 29, 0, 271}, /* %28 */
    {TNI_STEP_JUMP, 0, 0, 36, 0}, /* */
    {TNI_STEP_COPY, 1, 29, 0, 257}, /* %23 */
    {TNI_STEP_GIVE, 1, 0, 1, 273}, /* %29 */
    /* program 291 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 1, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 4, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 3, 57}, /* %1 %2 mul.Tensor */
    {TNI_STEP_SAVED, 0, 4, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 6, 2, 9}, /* %5 */
    {TNI_STEP_CALL, 3, 7, 179, 236}, /* %4 %6 %6 rsub.Scalar */
    {TNI_STEP_CALL, 2, 8, 3, 2152}, /* %4 %7 mul.Tensor */
    {TNI_STEP_CALL, 2, 9, 4, 2154}, /* %3 %8 div.Tensor */
    {TNI_STEP_SAVED, 0, 10, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 11, 3, 32}, /* %10 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 17, 31}, /* %11 */
    {TNI_STEP_VALUE, 1, 12, 0, 32}, /* %10 */
    {TNI_STEP_CALL, 2, 13, 3, 244}, /* %9 %12 mul.Tensor */
    {TNI_STEP_COPY, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_JUMP, 0, 0, 18, 0}, /* */
    {TNI_STEP_COPY, 1, 14, 0, 30}, /* %9 */
    {TNI_STEP_SAVED, 0, 15, 3, 0}, /* */
    {TNI_STEP_EQUAL, 2, 16, 2, 2156}, /* %15 %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 26, 38}, /* %16 */
    {TNI_STEP_NUMEL, 1, 17, 0, 37}, /* %14 */
    {TNI_STEP_SCALAR, 1, 18, 2, 55}, /* %17 */
    {TNI_STEP_CALL, 2, 19, 16, 788}, /* %14 %18 div.Scalar */
    {TNI_STEP_COPY, 1, 20, 0, 116}, /* %19 */
    {TNI_STEP_JUMP, 0, 0, 27, 0}, /* */
    {TNI_STEP_COPY, 1, 20, 0, 37}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 2, 119}, /* %20 */
    /* program 292 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 3, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 18, 2}, /* %1 */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 3, 5, 179, 2158}, /* %2 %4 %4 rsub.Scalar */
    {TNI_STEP_VALUE, 1, 6, 0, 0}, /* %0 */
    {TNI_STEP_CALL, 3, 7, 11, 2161}, /* %6 %4 %4 sub.Scalar */
    {TNI_STEP_CALL, 2, 8, 3, 46}, /* %7 %2 mul.Tensor */
    {TNI_STEP_CALL, 3, 9, 94, 2164}, /* %8 %4 %4 add.Scalar */
    {TNI_STEP_SAVED, 0, 10, 2, 0}, /* */
    {TNI_STEP_CALL, 1, 11, 1, 32}, /* %10 neg */
    {TNI_STEP_CALL, 1, 12, 181, 31}, /* %11 sigmoid */
    {TNI_STEP_CALL, 2, 13, 3, 244}, /* %9 %12 mul.Tensor */
    {TNI_STEP_CALL, 3, 14, 2, 2167}, /* %5 %13 %4 sub.Tensor */
    {TNI_STEP_COPY, 1, 15, 0, 37}, /* %14 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_SAVED, 0, 16, 2, 0}, /* */
    {TNI_STEP_CALL, 1, 17, 181, 38}, /* %16 sigmoid */
    {TNI_STEP_SAVED, 0, 18, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 19, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 20, 2, 116}, /* %19 */
    {TNI_STEP_CALL, 3, 21, 2, 2170}, /* %17 %18 %20 sub.Tensor */
    {TNI_STEP_COPY, 1, 15, 0, 255}, /* %21 */
    {TNI_STEP_GRAD, 0, 22, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 23, 3, 2173}, /* %22 %15 mul.Tensor */
    {TNI_STEP_SAVED, 0, 24, 3, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 25, 3, 269}, /* %24 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 34, 278}, /* %25 */
    {TNI_STEP_VALUE, 1, 26, 0, 269}, /* %24 */
    {TNI_STEP_CALL, 2, 27, 3, 267}, /* %23 %26 mul.Tensor */
    {TNI_STEP_COPY, 1, 28, 0, 275}, /* %27 */
    {TNI_STEP_JUMP, 0, 0, 35, 0}, /* */
    {TNI_STEP_COPY, 1, 28, 0, 257}, /* %23 */
    {TNI_STEP_SAVED, 0, 29, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 30, 0, 0}, /* 0x1 */
    {TNI_STEP_EQUAL, 2, 31, 2, 273}, /* %29 %30 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 44, 276}, /* %31 */
    {TNI_STEP_NUMEL, 1, 32, 0, 271}, /* %28 */
    {TNI_STEP_SCALAR, 1, 33, 2, 280}, /* %32 */
    {TNI_STEP_CALL, 2, 34, 16, 2175}, /* %28 %33 div.Scalar */
    {TNI_STEP_COPY, 1, 35, 0, 281}, /* %34 */
    {TNI_STEP_JUMP, 0, 0, 45, 0}, /* */
    {TNI_STEP_COPY, 1, 35, 0, 271}, /* %28 */
    {TNI_STEP_GIVE, 1, 0, 0, 283}, /* %35 */
    /* program 293 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 3, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 2}, /* %1 */
    {TNI_STEP_VALUE, 1, 2, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 3, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 3, 5, 11, 2158}, /* %2 %4 %4 sub.Scalar */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_CALL, 1, 7, 1, 10}, /* %6 neg */
    {TNI_STEP_CONSTANT, 0, 8, 11, 0}, /* 0x14 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 3, 10, 182, 2177}, /* %7 %4 %9 softplus */
    {TNI_STEP_CALL, 2, 11, 3, 179}, /* %5 %10 mul.Tensor */
    {TNI_STEP_CALL, 3, 12, 2, 2180}, /* %11 %6 %4 sub.Tensor */
    {TNI_STEP_COPY, 1, 13, 0, 33}, /* %12 */
    {TNI_STEP_JUMP, 0, 0, 19, 0}, /* */
    {TNI_STEP_SAVED, 0, 14, 2, 0}, /* */
    {TNI_STEP_CALL, 1, 15, 1, 37}, /* %14 neg */
    {TNI_STEP_COPY, 1, 13, 0, 36}, /* %15 */
    {TNI_STEP_GRAD, 0, 16, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 3, 2183}, /* %16 %13 mul.Tensor */
    {TNI_STEP_SAVED, 0, 18, 3, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 19, 3, 56}, /* %18 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 28, 116}, /* %19 */
    {TNI_STEP_VALUE, 1, 20, 0, 56}, /* %18 */
    {TNI_STEP_CALL, 2, 21, 3, 2185}, /* %17 %20 mul.Tensor */
    {TNI_STEP_COPY, 1, 22, 0, 255}, /* %21 */
    {TNI_STEP_JUMP, 0, 0, 29, 0}, /* */
    {TNI_STEP_COPY, 1, 22, 0, 55}, /* %17 */
    {TNI_STEP_SAVED, 0, 23, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 24, 0, 0}, /* 0x1 */
    {TNI_STEP_EQUAL, 2, 25, 2, 585}, /* %23 %24 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 38, 278}, /* %25 */
    {TNI_STEP_NUMEL, 1, 26, 0, 256}, /* %22 */
    {TNI_STEP_SCALAR, 1, 27, 2, 268}, /* %26 */
    {TNI_STEP_CALL, 2, 28, 16, 2187}, /* %22 %27 div.Scalar */
    {TNI_STEP_COPY, 1, 29, 0, 271}, /* %28 */
    {TNI_STEP_JUMP, 0, 0, 39, 0}, /* */
    {TNI_STEP_COPY, 1, 29, 0, 256}, /* %22 */
    {TNI_STEP_GIVE, 1, 0, 1, 273}, /* %29 */
    /* program 294 */
    {TNI_STEP_ARGUMENT, 0, 0, 3, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 3, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 18, 2}, /* %1 */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 3, 5, 179, 2158}, /* %2 %4 %4 rsub.Scalar */
    {TNI_STEP_VALUE, 1, 6, 0, 0}, /* %0 */
    {TNI_STEP_CALL, 3, 7, 11, 2161}, /* %6 %4 %4 sub.Scalar */
    {TNI_STEP_CALL, 2, 8, 3, 46}, /* %7 %2 mul.Tensor */
    {TNI_STEP_CALL, 3, 9, 94, 2164}, /* %8 %4 %4 add.Scalar */
    {TNI_STEP_ARGUMENT, 0, 10, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 11, 1, 32}, /* %10 neg */
    {TNI_STEP_CALL, 1, 12, 181, 31}, /* %11 sigmoid */
    {TNI_STEP_CALL, 2, 13, 3, 244}, /* %9 %12 mul.Tensor */
    {TNI_STEP_CALL, 3, 14, 2, 2167}, /* %5 %13 %4 sub.Tensor */
    {TNI_STEP_COPY, 1, 15, 0, 37}, /* %14 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 16, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 17, 181, 38}, /* %16 sigmoid */
    {TNI_STEP_ARGUMENT, 0, 18, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 19, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 20, 2, 116}, /* %19 */
    {TNI_STEP_CALL, 3, 21, 2, 2170}, /* %17 %18 %20 sub.Tensor */
    {TNI_STEP_COPY, 1, 15, 0, 255}, /* %21 */
    {TNI_STEP_TANGENT, 0, 22, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 23, 3, 2173}, /* %22 %15 mul.Tensor */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 41, 2}, /* %1 */
    {TNI_STEP_VALUE, 1, 24, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 25, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 26, 2, 278}, /* %25 */
    {TNI_STEP_CALL, 3, 27, 11, 2189}, /* %24 %26 %26 sub.Scalar */
    {TNI_STEP_ARGUMENT, 0, 28, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 29, 1, 271}, /* %28 neg */
    {TNI_STEP_CONSTANT, 0, 30, 11, 0}, /* 0x14 */
    {TNI_STEP_SCALAR, 1, 31, 2, 274}, /* %30 */
    {TNI_STEP_CALL, 3, 32, 182, 2192}, /* %29 %26 %31 softplus */
    {TNI_STEP_CALL, 2, 33, 3, 2195}, /* %27 %32 mul.Tensor */
    {TNI_STEP_CALL, 3, 34, 2, 2197}, /* %33 %28 %26 sub.Tensor */
    {TNI_STEP_COPY, 1, 35, 0, 281}, /* %34 */
    {TNI_STEP_JUMP, 0, 0, 44, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 36, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 37, 1, 284}, /* %36 neg */
    {TNI_STEP_COPY, 1, 35, 0, 342}, /* %37 */
    {TNI_STEP_TANGENT, 0, 38, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 39, 3, 2200}, /* %38 %35 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 40, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 41, 2, 288}, /* %40 */
    {TNI_STEP_CALL, 3, 42, 0, 2202}, /* %23 %39 %41 add.Tensor */
    {TNI_STEP_ARGUMENT, 0, 43, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 44, 3, 295}, /* %43 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 56, 299}, /* %44 */
    {TNI_STEP_VALUE, 1, 45, 0, 295}, /* %43 */
    {TNI_STEP_CALL, 2, 46, 3, 2205}, /* %42 %45 mul.Tensor */
    {TNI_STEP_COPY, 1, 47, 0, 302}, /* %46 */
    {TNI_STEP_JUMP, 0, 0, 57, 0}, /* */
    {TNI_STEP_COPY, 1, 47, 0, 294}, /* %42 */
    {TNI_STEP_ARGUMENT, 0, 48, 4, 0}, /* */
    {TNI_STEP_EQUAL, 2, 49, 2, 1397}, /* %48 %40 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 64, 341}, /* %49 */
    {TNI_STEP_NONE, 0, 50, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 51, 180, 2207}, /* %47 %50 mean */
    {TNI_STEP_COPY, 1, 52, 0, 305}, /* %51 */
    {TNI_STEP_JUMP, 0, 0, 73, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 53, 2, 0}, /* 0x2 */
    {TNI_STEP_EQUAL, 2, 54, 2, 1404}, /* %48 %53 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 71, 308}, /* %54 */
    {TNI_STEP_NONE, 0, 55, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 56, 55, 2209}, /* %47 %55 sum */
    {TNI_STEP_COPY, 1, 57, 0, 324}, /* %56 */
    {TNI_STEP_JUMP, 0, 0, 72, 0}, /* */
    {TNI_STEP_COPY, 1, 57, 0, 301}, /* %47 */
    {TNI_STEP_COPY, 1, 52, 0, 313}, /* %57 */
    {TNI_STEP_GIVE, 1, 0, 0, 307}, /* %52 */
    /* program 295 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 183, 193}, /* %0 %1 %2 %3 %4 huber_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 296 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 183, 193}, /* %0 %1 %2 %3 %4 huber_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 1, 9}, /* %5 */
    /* program 297 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 2, 59}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 1, 0}, /* 0x0 */
    {TNI_STEP_ARGUMENT, 0, 8, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 9, 183, 188}, /* %4 %5 %6 %7 %8 huber_loss_backward */
    {TNI_STEP_ARGUMENT, 0, 10, 2, 0}, /* */
    {TNI_STEP_EQUAL, 2, 11, 2, 2211}, /* %10 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 17, 31}, /* %11 */
    {TNI_STEP_NONE, 0, 12, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 13, 180, 244}, /* %9 %12 mean */
    {TNI_STEP_COPY, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_JUMP, 0, 0, 26, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 15, 2, 0}, /* 0x2 */
    {TNI_STEP_EQUAL, 2, 16, 2, 2213}, /* %10 %15 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 38}, /* %16 */
    {TNI_STEP_NONE, 0, 17, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 18, 55, 2105}, /* %9 %17 sum */
    {TNI_STEP_COPY, 1, 19, 0, 56}, /* %18 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_COPY, 1, 19, 0, 30}, /* %9 */
    {TNI_STEP_COPY, 1, 14, 0, 116}, /* %19 */
    {TNI_STEP_GIVE, 1, 0, 0, 37}, /* %14 */
    /* program 298 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 4, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 3, 4}, /* %0 %1 mul.Tensor */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 6, 2, 9}, /* %5 */
    {TNI_STEP_CALL, 3, 7, 2, 225}, /* %3 %4 %6 sub.Tensor */
    {TNI_STEP_CALL, 1, 8, 96, 15}, /* %7 abs */
    {TNI_STEP_SAVED, 0, 9, 3, 0}, /* */
    {TNI_STEP_SCALAR, 1, 10, 3, 30}, /* %9 */
    {TNI_STEP_CALL, 2, 11, 184, 92}, /* %8 %10 lt.Scalar */
    {TNI_STEP_CONSTANT, 0, 12, 1, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 13, 2, 33}, /* %12 */
    {TNI_STEP_CALL, 3, 14, 73, 246}, /* %11 %2 %13 where.ScalarOther */
    {TNI_STEP_SAVED, 0, 15, 2, 0}, /* */
    {TNI_STEP_EQUAL, 2, 16, 2, 2156}, /* %15 %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 23, 38}, /* %16 */
    {TNI_STEP_NUMEL, 1, 17, 0, 37}, /* %14 */
    {TNI_STEP_SCALAR, 1, 18, 2, 55}, /* %17 */
    {TNI_STEP_CALL, 2, 19, 16, 788}, /* %14 %18 div.Scalar */
    {TNI_STEP_COPY, 1, 20, 0, 116}, /* %19 */
    {TNI_STEP_JUMP, 0, 0, 24, 0}, /* */
    {TNI_STEP_COPY, 1, 20, 0, 37}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 1, 119}, /* %20 */
    /* program 299 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 4, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 3, 4}, /* %0 %1 mul.Tensor */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 6, 2, 9}, /* %5 */
    {TNI_STEP_CALL, 3, 7, 2, 225}, /* %3 %4 %6 sub.Tensor */
    {TNI_STEP_CALL, 1, 8, 96, 15}, /* %7 abs */
    {TNI_STEP_SAVED, 0, 9, 3, 0}, /* */
    {TNI_STEP_SCALAR, 1, 10, 3, 30}, /* %9 */
    {TNI_STEP_CALL, 2, 11, 184, 92}, /* %8 %10 lt.Scalar */
    {TNI_STEP_CONSTANT, 0, 12, 1, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 13, 2, 33}, /* %12 */
    {TNI_STEP_CALL, 3, 14, 73, 246}, /* %11 %2 %13 where.ScalarOther */
    {TNI_STEP_SAVED, 0, 15, 2, 0}, /* */
    {TNI_STEP_EQUAL, 2, 16, 2, 2156}, /* %15 %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 23, 38}, /* %16 */
    {TNI_STEP_NUMEL, 1, 17, 0, 37}, /* %14 */
    {TNI_STEP_SCALAR, 1, 18, 2, 55}, /* %17 */
    {TNI_STEP_CALL, 2, 19, 16, 788}, /* %14 %18 div.Scalar */
    {TNI_STEP_COPY, 1, 20, 0, 116}, /* %19 */
    {TNI_STEP_JUMP, 0, 0, 24, 0}, /* */
    {TNI_STEP_COPY, 1, 20, 0, 37}, /* %14 */
    {TNI_STEP_CALL, 1, 21, 1, 119}, /* %20 neg */
    {TNI_STEP_GIVE, 1, 0, 2, 255}, /* %21 */
    /* program 300 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 185, 161}, /* %0 %1 %2 %3 mse_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 301 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 185, 161}, /* %0 %1 %2 %3 mse_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 302 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 2, 59}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 8, 185, 172}, /* %4 %5 %6 %7 mse_loss_backward */
    {TNI_STEP_ARGUMENT, 0, 9, 2, 0}, /* */
    {TNI_STEP_EQUAL, 2, 10, 2, 151}, /* %9 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 32}, /* %10 */
    {TNI_STEP_NONE, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 180, 2215}, /* %8 %11 mean */
    {TNI_STEP_COPY, 1, 13, 0, 33}, /* %12 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 14, 2, 0}, /* 0x2 */
    {TNI_STEP_EQUAL, 2, 15, 2, 502}, /* %9 %14 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 23, 36}, /* %15 */
    {TNI_STEP_NONE, 0, 16, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 55, 1206}, /* %8 %16 sum */
    {TNI_STEP_COPY, 1, 18, 0, 55}, /* %17 */
    {TNI_STEP_JUMP, 0, 0, 24, 0}, /* */
    {TNI_STEP_COPY, 1, 18, 0, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 13, 0, 56}, /* %18 */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    /* program 303 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 2, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_SCALED, 2, 3, 0, 0}, /* %0 %2 */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 3, 11}, /* %3 %4 mul.Tensor */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_EQUAL, 2, 8, 2, 21}, /* %6 %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 15, 16}, /* %8 */
    {TNI_STEP_NUMEL, 1, 9, 0, 9}, /* %5 */
    {TNI_STEP_SCALAR, 1, 10, 2, 30}, /* %9 */
    {TNI_STEP_CALL, 2, 11, 16, 179}, /* %5 %10 div.Scalar */
    {TNI_STEP_COPY, 1, 12, 0, 31}, /* %11 */
    {TNI_STEP_JUMP, 0, 0, 16, 0}, /* */
    {TNI_STEP_COPY, 1, 12, 0, 9}, /* %5 */
    {TNI_STEP_GIVE, 1, 0, 1, 33}, /* %12 */
    /* program 304 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 2, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_SCALED, 2, 3, 0, 0}, /* %0 %2 */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 3, 11}, /* %3 %4 mul.Tensor */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_EQUAL, 2, 8, 2, 21}, /* %6 %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 15, 16}, /* %8 */
    {TNI_STEP_NUMEL, 1, 9, 0, 9}, /* %5 */
    {TNI_STEP_SCALAR, 1, 10, 2, 30}, /* %9 */
    {TNI_STEP_CALL, 2, 11, 16, 179}, /* %5 %10 div.Scalar */
    {TNI_STEP_COPY, 1, 12, 0, 31}, /* %11 */
    {TNI_STEP_JUMP, 0, 0, 16, 0}, /* */
    {TNI_STEP_COPY, 1, 12, 0, 9}, /* %5 */
    {TNI_STEP_CALL, 1, 13, 1, 33}, /* %12 neg */
    {TNI_STEP_GIVE, 1, 0, 2, 35}, /* %13 */
    /* program 305 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_CALL, 7, 7, 186, 753}, /* %0 %1 %2 %3 %4 %5 %6 multi_margin_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 15}, /* %7 */
    /* program 306 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 187, 193}, /* %0 %1 %2 %3 %4 multilabel_margin_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 307 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_CALL, 7, 7, 188, 753}, /* %0 %1 %2 %3 %4 %5 %6 nll_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 15}, /* %7 */
    /* program 308 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 189, 193}, /* %0 %1 %2 %3 %4 nll_loss */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 309 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_CALL, 7, 7, 190, 753}, /* %0 %1 %2 %3 %4 %5 %6 nll_loss2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 15}, /* %7 */
    /* program 310 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 191, 193}, /* %0 %1 %2 %3 %4 nll_loss2d */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 311 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 192, 193}, /* %0 %1 %2 %3 %4 smooth_l1_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 9}, /* %5 */
    /* program 312 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 192, 193}, /* %0 %1 %2 %3 %4 smooth_l1_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 1, 9}, /* %5 */
    /* program 313 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 2, 59}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 1, 0}, /* 0x0 */
    {TNI_STEP_ARGUMENT, 0, 8, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 9, 192, 188}, /* %4 %5 %6 %7 %8 smooth_l1_loss_backward */
    {TNI_STEP_ARGUMENT, 0, 10, 2, 0}, /* */
    {TNI_STEP_EQUAL, 2, 11, 2, 2211}, /* %10 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 17, 31}, /* %11 */
    {TNI_STEP_NONE, 0, 12, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 13, 180, 244}, /* %9 %12 mean */
    {TNI_STEP_COPY, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_JUMP, 0, 0, 26, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 15, 2, 0}, /* 0x2 */
    {TNI_STEP_EQUAL, 2, 16, 2, 2213}, /* %10 %15 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 38}, /* %16 */
    {TNI_STEP_NONE, 0, 17, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 18, 55, 2105}, /* %9 %17 sum */
    {TNI_STEP_COPY, 1, 19, 0, 56}, /* %18 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_COPY, 1, 19, 0, 30}, /* %9 */
    {TNI_STEP_COPY, 1, 14, 0, 116}, /* %19 */
    {TNI_STEP_GIVE, 1, 0, 0, 37}, /* %14 */
    /* program 314 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 4, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 3, 4}, /* %0 %1 mul.Tensor */
    {TNI_STEP_SAVED, 0, 3, 3, 0}, /* */
    {TNI_STEP_SCALAR, 1, 4, 3, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 16, 39}, /* %2 %4 div.Scalar */
    {TNI_STEP_SAVED, 0, 6, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 8, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 3, 10, 2, 227}, /* %6 %7 %9 sub.Tensor */
    {TNI_STEP_CALL, 1, 11, 96, 32}, /* %10 abs */
    {TNI_STEP_CALL, 2, 12, 184, 859}, /* %11 %4 lt.Scalar */
    {TNI_STEP_CONSTANT, 0, 13, 1, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_CALL, 3, 15, 73, 2011}, /* %12 %5 %14 where.ScalarOther */
    {TNI_STEP_SAVED, 0, 16, 2, 0}, /* */
    {TNI_STEP_EQUAL, 2, 17, 2, 2217}, /* %16 %8 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 55}, /* %17 */
    {TNI_STEP_NUMEL, 1, 18, 0, 36}, /* %15 */
    {TNI_STEP_SCALAR, 1, 19, 2, 56}, /* %18 */
    {TNI_STEP_CALL, 2, 20, 16, 2219}, /* %15 %19 div.Scalar */
    {TNI_STEP_COPY, 1, 21, 0, 119}, /* %20 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_COPY, 1, 21, 0, 36}, /* %15 */
    {TNI_STEP_GIVE, 1, 0, 1, 255}, /* %21 */
    /* program 315 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 4, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 3, 4}, /* %0 %1 mul.Tensor */
    {TNI_STEP_SAVED, 0, 3, 3, 0}, /* */
    {TNI_STEP_SCALAR, 1, 4, 3, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 16, 39}, /* %2 %4 div.Scalar */
    {TNI_STEP_SAVED, 0, 6, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 8, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 3, 10, 2, 227}, /* %6 %7 %9 sub.Tensor */
    {TNI_STEP_CALL, 1, 11, 96, 32}, /* %10 abs */
    {TNI_STEP_CALL, 2, 12, 184, 859}, /* %11 %4 lt.Scalar */
    {TNI_STEP_CONSTANT, 0, 13, 1, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_CALL, 3, 15, 73, 2011}, /* %12 %5 %14 where.ScalarOther */
    {TNI_STEP_SAVED, 0, 16, 2, 0}, /* */
    {TNI_STEP_EQUAL, 2, 17, 2, 2217}, /* %16 %8 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 55}, /* %17 */
    {TNI_STEP_NUMEL, 1, 18, 0, 36}, /* %15 */
    {TNI_STEP_SCALAR, 1, 19, 2, 56}, /* %18 */
    {TNI_STEP_CALL, 2, 20, 16, 2219}, /* %15 %19 div.Scalar */
    {TNI_STEP_COPY, 1, 21, 0, 119}, /* %20 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_COPY, 1, 21, 0, 36}, /* %15 */
    {TNI_STEP_CALL, 1, 22, 1, 255}, /* %21 neg */
    {TNI_STEP_GIVE, 1, 0, 2, 256}, /* %22 */
    /* program 316 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 193, 161}, /* %0 %1 %2 %3 soft_margin_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 317 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 1, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 4, 193, 161}, /* %0 %1 %2 %3 soft_margin_loss_backward */
    {TNI_STEP_ARGUMENT, 0, 5, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_EQUAL, 2, 7, 2, 9}, /* %5 %6 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 13, 15}, /* %7 */
    {TNI_STEP_NONE, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 9, 180, 104}, /* %4 %8 mean */
    {TNI_STEP_COPY, 1, 10, 0, 30}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 22, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 11, 2, 0}, /* 0x2 */
    {TNI_STEP_EQUAL, 2, 12, 2, 2004}, /* %5 %11 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 20, 33}, /* %12 */
    {TNI_STEP_NONE, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 14, 55, 696}, /* %4 %13 sum */
    {TNI_STEP_COPY, 1, 15, 0, 37}, /* %14 */
    {TNI_STEP_JUMP, 0, 0, 21, 0}, /* */
    {TNI_STEP_COPY, 1, 15, 0, 6}, /* %4 */
    {TNI_STEP_COPY, 1, 10, 0, 36}, /* %15 */
    {TNI_STEP_GIVE, 1, 0, 0, 32}, /* %10 */
    /* program 318 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 3, 4}, /* %0 %1 mul.Tensor */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 3, 82}, /* %2 %3 mul.Tensor */
    {TNI_STEP_CALL, 2, 5, 3, 6}, /* %4 %3 mul.Tensor */
    {TNI_STEP_SAVED, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 3, 2023}, /* %3 %6 mul.Tensor */
    {TNI_STEP_CALL, 1, 8, 181, 15}, /* %7 sigmoid */
    {TNI_STEP_CALL, 2, 9, 3, 133}, /* %5 %8 mul.Tensor */
    {TNI_STEP_CALL, 1, 10, 1, 3}, /* %3 neg */
    {TNI_STEP_CALL, 2, 11, 3, 2221}, /* %10 %6 mul.Tensor */
    {TNI_STEP_CALL, 1, 12, 181, 31}, /* %11 sigmoid */
    {TNI_STEP_CALL, 2, 13, 3, 244}, /* %9 %12 mul.Tensor */
    {TNI_STEP_SAVED, 0, 14, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 15, 0, 0}, /* 0x1 */
    {TNI_STEP_EQUAL, 2, 16, 2, 125}, /* %14 %15 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 23, 38}, /* %16 */
    {TNI_STEP_NUMEL, 1, 17, 0, 35}, /* %13 */
    {TNI_STEP_SCALAR, 1, 18, 2, 55}, /* %17 */
    {TNI_STEP_CALL, 2, 19, 16, 580}, /* %13 %18 div.Scalar */
    {TNI_STEP_COPY, 1, 20, 0, 116}, /* %19 */
    {TNI_STEP_JUMP, 0, 0, 24, 0}, /* */
    {TNI_STEP_COPY, 1, 20, 0, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 1, 119}, /* %20 */
    /* program 319 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 6, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 7, 0}, /* */
    {TNI_STEP_CALL, 9, 9, 194, 753}, /* %0 %1 %2 %3 %4 %5 %6 %7 %8 _ctc_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 30}, /* %9 */
    /* program 320 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 6, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 7, 0}, /* */
    {TNI_STEP_CALL, 9, 9, 195, 753}, /* %0 %1 %2 %3 %4 %5 %6 %7 %8 _ctc_loss_backward.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 30}, /* %9 */
};

const tni_program tni_programs[] = {
    {0, 2, 1}, /* 0 */
    {2, 5, 4}, /* 1 */
    {7, 8, 7}, /* 2 */
    {15, 2, 1}, /* 3 */
    {17, 6, 5}, /* 4 */
    {23, 8, 7}, /* 5 */
    {31, 5, 4}, /* 6 */
    {36, 5, 4}, /* 7 */
    {41, 10, 9}, /* 8 */
    {51, 5, 4}, /* 9 */
    {56, 5, 4}, /* 10 */
    {61, 9, 8}, /* 11 */
    {70, 10, 9}, /* 12 */
    {80, 3, 2}, /* 13 */
    {83, 21, 17}, /* 14 */
    {104, 23, 19}, /* 15 */
    {127, 7, 6}, /* 16 */
    {134, 4, 3}, /* 17 */
    {138, 6, 5}, /* 18 */
    {144, 4, 3}, /* 19 */
    {148, 6, 5}, /* 20 */
    {154, 6, 5}, /* 21 */
    {160, 8, 7}, /* 22 */
    {168, 5, 4}, /* 23 */
    {173, 4, 3}, /* 24 */
    {177, 5, 4}, /* 25 */
    {182, 4, 3}, /* 26 */
    {186, 6, 5}, /* 27 */
    {192, 5, 4}, /* 28 */
    {197, 7, 6}, /* 29 */
    {204, 1, 0}, /* 30 */
    {205, 14, 13}, /* 31 */
    {219, 13, 12}, /* 32 */
    {232, 13, 12}, /* 33 */
    {245, 7, 6}, /* 34 */
    {252, 7, 6}, /* 35 */
    {259, 14, 13}, /* 36 */
    {273, 6, 5}, /* 37 */
    {279, 7, 6}, /* 38 */
    {286, 30, 21}, /* 39 */
    {316, 27, 18}, /* 40 */
    {343, 8, 7}, /* 41 */
    {351, 6, 5}, /* 42 */
    {357, 6, 5}, /* 43 */
    {363, 10, 9}, /* 44 */
    {373, 9, 8}, /* 45 */
    {382, 9, 8}, /* 46 */
    {391, 16, 15}, /* 47 */
    {407, 8, 7}, /* 48 */
    {415, 6, 5}, /* 49 */
    {421, 12, 11}, /* 50 */
    {433, 8, 7}, /* 51 */
    {441, 3, 2}, /* 52 */
    {444, 3, 2}, /* 53 */
    {447, 8, 7}, /* 54 */
    {455, 6, 5}, /* 55 */
    {461, 10, 9}, /* 56 */
    {471, 6, 5}, /* 57 */
    {477, 4, 3}, /* 58 */
    {481, 5, 4}, /* 59 */
    {486, 7, 6}, /* 60 */
    {493, 5, 4}, /* 61 */
    {498, 9, 8}, /* 62 */
    {507, 5, 4}, /* 63 */
    {512, 23, 16}, /* 64 */
    {535, 9, 8}, /* 65 */
    {544, 11, 10}, /* 66 */
    {555, 7, 6}, /* 67 */
    {562, 20, 16}, /* 68 */
    {582, 4, 3}, /* 69 */
    {586, 3, 2}, /* 70 */
    {589, 5, 4}, /* 71 */
    {594, 4, 3}, /* 72 */
    {598, 8, 7}, /* 73 */
    {606, 6, 5}, /* 74 */
    {612, 4, 3}, /* 75 */
    {616, 6, 5}, /* 76 */
    {622, 5, 4}, /* 77 */
    {627, 2, 1}, /* 78 */
    {629, 5, 4}, /* 79 */
    {634, 4, 3}, /* 80 */
    {638, 4, 3}, /* 81 */
    {642, 4, 3}, /* 82 */
    {646, 4, 3}, /* 83 */
    {650, 5, 4}, /* 84 */
    {655, 4, 3}, /* 85 */
    {659, 8, 7}, /* 86 */
    {667, 4, 3}, /* 87 */
    {671, 4, 3}, /* 88 */
    {675, 4, 3}, /* 89 */
    {679, 5, 4}, /* 90 */
    {684, 5, 4}, /* 91 */
    {689, 6, 5}, /* 92 */
    {695, 4, 3}, /* 93 */
    {699, 4, 3}, /* 94 */
    {703, 4, 3}, /* 95 */
    {707, 6, 5}, /* 96 */
    {713, 9, 8}, /* 97 */
    {722, 9, 8}, /* 98 */
    {731, 9, 8}, /* 99 */
    {740, 9, 8}, /* 100 */
    {749, 7, 6}, /* 101 */
    {756, 7, 6}, /* 102 */
    {763, 11, 10}, /* 103 */
    {774, 7, 6}, /* 104 */
    {781, 8, 7}, /* 105 */
    {789, 7, 6}, /* 106 */
    {796, 14, 13}, /* 107 */
    {810, 6, 5}, /* 108 */
    {816, 15, 11}, /* 109 */
    {831, 4, 3}, /* 110 */
    {835, 15, 11}, /* 111 */
    {850, 4, 3}, /* 112 */
    {854, 97, 75}, /* 113 */
    {951, 112, 93}, /* 114 */
    {1063, 11, 10}, /* 115 */
    {1074, 6, 5}, /* 116 */
    {1080, 6, 5}, /* 117 */
    {1086, 9, 8}, /* 118 */
    {1095, 5, 4}, /* 119 */
    {1100, 6, 5}, /* 120 */
    {1106, 8, 7}, /* 121 */
    {1114, 15, 11}, /* 122 */
    {1129, 7, 6}, /* 123 */
    {1136, 7, 6}, /* 124 */
    {1143, 6, 5}, /* 125 */
    {1149, 7, 6}, /* 126 */
    {1156, 90, 71}, /* 127 */
    {1246, 107, 91}, /* 128 */
    {1353, 9, 8}, /* 129 */
    {1362, 6, 5}, /* 130 */
    {1368, 6, 5}, /* 131 */
    {1374, 5, 4}, /* 132 */
    {1379, 5, 4}, /* 133 */
    {1384, 57, 53}, /* 134 */
    {1441, 1, 0}, /* 135 */
    {1442, 1, 0}, /* 136 */
    {1443, 1, 0}, /* 137 */
    {1444, 1, 0}, /* 138 */
    {1445, 1, 0}, /* 139 */
    {1446, 1, 0}, /* 140 */
    {1447, 18, 17}, /* 141 */
    {1465, 24, 20}, /* 142 */
    {1489, 52, 42}, /* 143 */
    {1541, 24, 22}, /* 144 */
    {1565, 24, 22}, /* 145 */
    {1589, 17, 16}, /* 146 */
    {1606, 17, 16}, /* 147 */
    {1623, 17, 16}, /* 148 */
    {1640, 17, 16}, /* 149 */
    {1657, 16, 15}, /* 150 */
    {1673, 13, 12}, /* 151 */
    {1686, 7, 6}, /* 152 */
    {1693, 4, 3}, /* 153 */
    {1697, 9, 8}, /* 154 */
    {1706, 4, 3}, /* 155 */
    {1710, 4, 3}, /* 156 */
    {1714, 11, 10}, /* 157 */
    {1725, 4, 3}, /* 158 */
    {1729, 5, 4}, /* 159 */
    {1734, 11, 10}, /* 160 */
    {1745, 11, 10}, /* 161 */
    {1756, 5, 4}, /* 162 */
    {1761, 5, 4}, /* 163 */
    {1766, 11, 10}, /* 164 */
    {1777, 11, 10}, /* 165 */
    {1788, 5, 4}, /* 166 */
    {1793, 10, 9}, /* 167 */
    {1803, 9, 8}, /* 168 */
    {1812, 10, 9}, /* 169 */
    {1822, 10, 9}, /* 170 */
    {1832, 9, 8}, /* 171 */
    {1841, 10, 9}, /* 172 */
    {1851, 7, 6}, /* 173 */
    {1858, 7, 6}, /* 174 */
    {1865, 7, 6}, /* 175 */
    {1872, 7, 6}, /* 176 */
    {1879, 10, 9}, /* 177 */
    {1889, 10, 9}, /* 178 */
    {1899, 10, 9}, /* 179 */
    {1909, 10, 9}, /* 180 */
    {1919, 10, 9}, /* 181 */
    {1929, 16, 15}, /* 182 */
    {1945, 18, 17}, /* 183 */
    {1963, 15, 14}, /* 184 */
    {1978, 18, 17}, /* 185 */
    {1996, 15, 14}, /* 186 */
    {2011, 16, 15}, /* 187 */
    {2027, 127, 108}, /* 188 */
    {2154, 119, 106}, /* 189 */
    {2273, 75, 68}, /* 190 */
    {2348, 1, 0}, /* 191 */
    {2349, 1, 0}, /* 192 */
    {2350, 127, 108}, /* 193 */
    {2477, 120, 107}, /* 194 */
    {2597, 75, 68}, /* 195 */
    {2672, 1, 0}, /* 196 */
    {2673, 1, 0}, /* 197 */
    {2674, 12, 11}, /* 198 */
    {2686, 94, 72}, /* 199 */
    {2780, 122, 100}, /* 200 */
    {2902, 69, 56}, /* 201 */
    {2971, 5, 4}, /* 202 */
    {2976, 1, 0}, /* 203 */
    {2977, 1, 0}, /* 204 */
    {2978, 81, 65}, /* 205 */
    {3059, 93, 80}, /* 206 */
    {3152, 105, 95}, /* 207 */
    {3257, 53, 49}, /* 208 */
    {3310, 1, 0}, /* 209 */
    {3311, 1, 0}, /* 210 */
    {3312, 7, 6}, /* 211 */
    {3319, 7, 6}, /* 212 */
    {3326, 6, 5}, /* 213 */
    {3332, 18, 17}, /* 214 */
    {3350, 22, 21}, /* 215 */
    {3372, 7, 6}, /* 216 */
    {3379, 13, 12}, /* 217 */
    {3392, 13, 12}, /* 218 */
    {3405, 14, 13}, /* 219 */
    {3419, 18, 17}, /* 220 */
    {3437, 27, 18}, /* 221 */
    {3464, 27, 18}, /* 222 */
    {3491, 5, 4}, /* 223 */
    {3496, 1, 0}, /* 224 */
    {3497, 5, 4}, /* 225 */
    {3502, 14, 13}, /* 226 */
    {3516, 14, 10}, /* 227 */
    {3530, 26, 22}, /* 228 */
    {3556, 7, 6}, /* 229 */
    {3563, 19, 15}, /* 230 */
    {3582, 9, 8}, /* 231 */
    {3591, 5, 4}, /* 232 */
    {3596, 4, 3}, /* 233 */
    {3600, 5, 4}, /* 234 */
    {3605, 5, 4}, /* 235 */
    {3610, 4, 3}, /* 236 */
    {3614, 5, 4}, /* 237 */
    {3619, 5, 4}, /* 238 */
    {3624, 4, 3}, /* 239 */
    {3628, 5, 4}, /* 240 */
    {3633, 5, 4}, /* 241 */
    {3638, 4, 3}, /* 242 */
    {3642, 5, 4}, /* 243 */
    {3647, 5, 4}, /* 244 */
    {3652, 4, 3}, /* 245 */
    {3656, 5, 4}, /* 246 */
    {3661, 5, 4}, /* 247 */
    {3666, 4, 3}, /* 248 */
    {3670, 5, 4}, /* 249 */
    {3675, 9, 8}, /* 250 */
    {3684, 7, 6}, /* 251 */
    {3691, 9, 8}, /* 252 */
    {3700, 7, 6}, /* 253 */
    {3707, 9, 8}, /* 254 */
    {3716, 7, 6}, /* 255 */
    {3723, 7, 6}, /* 256 */
    {3730, 5, 4}, /* 257 */
    {3735, 8, 7}, /* 258 */
    {3743, 6, 5}, /* 259 */
    {3749, 9, 8}, /* 260 */
    {3758, 7, 6}, /* 261 */
    {3765, 9, 8}, /* 262 */
    {3774, 7, 6}, /* 263 */
    {3781, 9, 8}, /* 264 */
    {3790, 7, 6}, /* 265 */
    {3797, 8, 7}, /* 266 */
    {3805, 6, 5}, /* 267 */
    {3811, 7, 6}, /* 268 */
    {3818, 5, 4}, /* 269 */
    {3823, 8, 7}, /* 270 */
    {3831, 6, 5}, /* 271 */
    {3837, 9, 8}, /* 272 */
    {3846, 7, 6}, /* 273 */
    {3853, 10, 9}, /* 274 */
    {3863, 8, 7}, /* 275 */
    {3871, 10, 9}, /* 276 */
    {3881, 1, 0}, /* 277 */
    {3882, 10, 9}, /* 278 */
    {3892, 1, 0}, /* 279 */
    {3893, 9, 8}, /* 280 */
    {3902, 14, 13}, /* 281 */
    {3916, 1, 0}, /* 282 */
    {3917, 20, 19}, /* 283 */
    {3937, 22, 21}, /* 284 */
    {3959, 6, 5}, /* 285 */
    {3965, 1, 0}, /* 286 */
    {3966, 7, 6}, /* 287 */
    {3973, 31, 24}, /* 288 */
    {4004, 43, 33}, /* 289 */
    {4047, 37, 30}, /* 290 */
    {4084, 28, 21}, /* 291 */
    {4112, 46, 36}, /* 292 */
    {4158, 40, 30}, /* 293 */
    {4198, 74, 58}, /* 294 */
    {4272, 7, 6}, /* 295 */
    {4279, 7, 6}, /* 296 */
    {4286, 27, 20}, /* 297 */
    {4313, 25, 21}, /* 298 */
    {4338, 26, 22}, /* 299 */
    {4364, 6, 5}, /* 300 */
    {4370, 6, 5}, /* 301 */
    {4376, 26, 19}, /* 302 */
    {4402, 17, 13}, /* 303 */
    {4419, 18, 14}, /* 304 */
    {4437, 9, 8}, /* 305 */
    {4446, 7, 6}, /* 306 */
    {4453, 9, 8}, /* 307 */
    {4462, 7, 6}, /* 308 */
    {4469, 9, 8}, /* 309 */
    {4478, 7, 6}, /* 310 */
    {4485, 7, 6}, /* 311 */
    {4492, 7, 6}, /* 312 */
    {4499, 27, 20}, /* 313 */
    {4526, 26, 22}, /* 314 */
    {4552, 27, 23}, /* 315 */
    {4579, 6, 5}, /* 316 */
    {4585, 23, 16}, /* 317 */
    {4608, 25, 21}, /* 318 */
    {4633, 11, 10}, /* 319 */
    {4644, 11, 10}, /* 320 */
};

const uint16_t tni_program_operands[] = {
    0, 2, 1, 3, 0, 1, 4, 3, 2, 5, 6, 3, 4, 2, 5, 7, 8, 2, 2, 1,
    6, 6, 7, 4, 5, 5, 5, 5, 5, 0, 9, 11, 10, 12, 0, 13, 15, 14, 16, 2,
    4, 6, 7, 7, 7, 7, 7, 2, 11, 13, 12, 14, 2, 1, 16, 17, 18, 1, 2, 0,
    1, 3, 1, 2, 4, 0, 1, 2, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2,
    0, 2, 2, 3, 5, 6, 4, 2, 2, 6, 3, 7, 8, 10, 1, 0, 8, 9, 11, 10,
    7, 2, 1, 3, 4, 8, 1, 9, 9, 9, 9, 13, 14, 8, 17, 10, 19, 12, 16, 20,
    9, 10, 12, 13, 8, 14, 15, 13, 3, 1, 4, 5, 2, 5, 8, 10, 11, 12, 2, 13,
    10, 0, 4, 5, 5, 5, 5, 2, 6, 7, 8, 9, 2, 3, 4, 5, 2, 1, 3, 4,
    5, 0, 1, 2, 3, 2, 1, 3, 3, 3, 3, 2, 4, 5, 6, 7, 12, 1, 13, 5,
    10, 14, 0, 1, 3, 5, 6, 2, 4, 5, 6, 7, 8, 0, 1, 2, 3, 4, 0, 5,
    7, 10, 12, 9, 13, 7, 11, 14, 5, 4, 4, 5, 6, 2, 4, 5, 2, 6, 0, 1,
    2, 4, 6, 8, 2, 3, 4, 6, 7, 9, 10, 0, 9, 11, 1, 5, 4, 6, 6, 6,
    6, 5, 8, 7, 9, 12, 11, 2, 13, 8, 9, 15, 16, 15, 20, 21, 22, 23, 23, 23,
    23, 23, 0, 23, 23, 23, 23, 23, 26, 24, 24, 28, 7, 29, 30, 27, 31, 7, 25, 33,
    32, 34, 22, 35, 36, 15, 38, 39, 40, 41, 41, 41, 41, 41, 42, 43, 7, 0, 15, 44,
    45, 47, 46, 48, 50, 51, 53, 52, 54, 2, 2, 55, 51, 57, 7, 2, 0, 58, 59, 54,
    2, 2, 55, 61, 56, 56, 57, 7, 63, 64, 62, 57, 7, 60, 65, 66, 53, 67, 56, 68,
    69, 49, 37, 70, 19, 72, 7, 73, 74, 71, 18, 19, 7, 2, 15, 22, 24, 25, 25, 25,
    25, 25, 0, 25, 25, 25, 25, 25, 26, 30, 7, 31, 29, 33, 7, 27, 34, 36, 24, 37,
    38, 33, 7, 2, 15, 41, 0, 43, 0, 44, 46, 48, 49, 49, 49, 49, 49, 44, 51, 2,
    2, 49, 50, 53, 7, 52, 54, 53, 7, 2, 55, 46, 57, 53, 7, 47, 41, 58, 48, 60,
    61, 53, 7, 2, 56, 62, 43, 48, 65, 66, 53, 7, 2, 67, 68, 44, 63, 69, 72, 73,
    7, 2, 0, 74, 76, 75, 77, 2, 2, 78, 80, 72, 81, 77, 2, 2, 78, 83, 82, 82,
    73, 7, 85, 86, 84, 73, 7, 79, 87, 88, 76, 89, 90, 73, 7, 2, 79, 91, 92, 4,
    5, 6, 2, 8, 2, 1, 4, 2, 3, 1, 7, 8, 8, 8, 8, 8, 10, 8, 8, 8,
    8, 8, 9, 14, 15, 17, 13, 19, 20, 11, 21, 23, 7, 24, 0, 27, 29, 30, 30, 30,
    30, 30, 31, 32, 33, 34, 0, 35, 38, 37, 43, 45, 46, 46, 47, 42, 49, 50, 46, 52,
    51, 53, 45, 46, 46, 47, 48, 49, 50, 57, 56, 49, 50, 54, 59, 60, 44, 61, 48, 62,
    4, 66, 67, 69, 3, 4, 5, 6, 11, 12, 12, 12, 12, 12, 14, 12, 12, 12, 12, 12,
    13, 18, 19, 21, 17, 23, 24, 15, 25, 27, 11, 28, 29, 23, 24, 30, 0, 33, 35, 37,
    35, 38, 40, 42, 43, 43, 43, 43, 43, 38, 45, 36, 36, 43, 44, 47, 48, 46, 49, 47,
    48, 36, 50, 40, 52, 47, 48, 41, 33, 53, 42, 55, 56, 47, 48, 36, 51, 57, 37, 42,
    60, 61, 47, 48, 36, 62, 63, 38, 58, 64, 67, 68, 69, 70, 72, 71, 73, 75, 70, 70,
    76, 78, 67, 79, 75, 70, 70, 76, 80, 68, 69, 83, 82, 68, 69, 77, 74, 87, 88, 68,
    69, 70, 77, 89, 0, 2, 3, 7, 1, 2, 8, 4, 5, 9, 10, 12, 4, 13, 14, 16,
    17, 22, 14, 25, 10, 23, 27, 23, 12, 4, 13, 33, 14, 10, 17, 34, 35, 32, 36, 6,
    38, 39, 12, 4, 13, 41, 21, 14, 20, 6, 21, 44, 31, 46, 47, 17, 45, 48, 6, 51,
    1, 2, 0, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 0, 1, 2, 3, 4, 5, 6,
    7, 8, 14, 15, 13, 3, 4, 5, 6, 7, 8, 9, 16, 18, 2, 3, 4, 5, 6, 7,
    8, 9, 10, 13, 14, 14, 14, 14, 14, 18, 19, 20, 21, 22, 23, 24, 25, 26, 12, 27,
    29, 31, 34, 35, 36, 37, 38, 39, 34, 35, 12, 13, 13, 2, 3, 4, 5, 6, 7, 8,
    9, 10, 11, 14, 19, 20, 20, 20, 20, 20, 12, 13, 12, 10, 10, 0, 3, 4, 6, 7,
    8, 9, 10, 11, 1, 12, 10, 10, 10, 0, 3, 4, 6, 7, 8, 9, 1, 10, 1, 11,
    4, 1, 2, 0, 1, 2, 3, 4, 6, 8, 9, 10, 11, 0, 1, 2, 4, 6, 8, 10,
    11, 12, 13, 0, 1, 2, 3, 3, 5, 7, 8, 9, 10, 11, 14, 15, 15, 15, 15, 21,
    24, 25, 25, 25, 25, 27, 28, 29, 30, 29, 31, 3, 28, 29, 34, 29, 31, 10, 29, 20,
    29, 40, 29, 43, 29, 27, 44, 45, 45, 45, 45, 32, 48, 50, 29, 51, 53, 54, 32, 48,
    29, 57, 32, 58, 54, 59, 56, 42, 56, 35, 48, 29, 57, 35, 62, 54, 35, 60, 64, 48,
    29, 57, 63, 66, 54, 61, 67, 36, 60, 68, 69, 54, 70, 37, 54, 74, 29, 75, 77, 78,
    81, 29, 31, 82, 80, 86, 29, 89, 29, 27, 90, 91, 91, 91, 91, 83, 88, 95, 96, 29,
    32, 97, 78, 94, 98, 99, 80, 93, 100, 78, 101, 102, 78, 103, 104, 72, 105, 106, 28, 29,
    107, 17, 18, 19, 20, 19, 21, 3, 18, 19, 24, 19, 21, 29, 19, 32, 19, 33, 19, 32,
    34, 35, 35, 35, 35, 37, 18, 19, 38, 19, 21, 39, 41, 43, 19, 44, 46, 47, 39, 41,
    19, 50, 39, 51, 47, 52, 49, 22, 31, 54, 41, 19, 50, 54, 55, 47, 57, 41, 19, 50,
    53, 58, 56, 59, 47, 25, 60, 61, 41, 19, 50, 53, 62, 64, 41, 19, 50, 25, 41, 19,
    50, 25, 66, 47, 25, 53, 68, 41, 19, 50, 53, 69, 67, 70, 47, 65, 71, 63, 72, 47,
    74, 41, 19, 50, 75, 60, 73, 76, 47, 26, 22, 78, 41, 19, 50, 78, 79, 47, 78, 53,
    81, 41, 19, 50, 53, 82, 80, 83, 47, 49, 84, 86, 77, 85, 87, 47, 90, 22, 93, 19,
    94, 96, 97, 91, 99, 101, 18, 19, 89, 103, 104, 18, 19, 6, 5, 7, 9, 4, 5, 10,
    5, 7, 12, 4, 5, 13, 5, 7, 14, 16, 18, 5, 19, 21, 22, 11, 24, 14, 16, 5,
    26, 14, 27, 22, 28, 24, 8, 16, 5, 26, 8, 30, 22, 8, 29, 32, 16, 5, 26, 31,
    34, 22, 25, 35, 36, 16, 4, 26, 42, 41, 43, 45, 40, 41, 46, 41, 43, 48, 50, 40,
    51, 54, 56, 57, 52, 59, 62, 65, 66, 66, 66, 66, 29, 30, 31, 32, 31, 33, 3, 30,
    31, 36, 31, 33, 10, 31, 20, 31, 41, 31, 29, 45, 46, 46, 46, 46, 34, 49, 51, 31,
    52, 54, 55, 34, 49, 31, 58, 34, 59, 55, 60, 57, 43, 57, 37, 49, 31, 58, 37, 63,
    55, 37, 61, 65, 49, 31, 58, 61, 66, 64, 67, 55, 62, 68, 38, 61, 69, 70, 55, 71,
    39, 55, 75, 31, 76, 78, 79, 82, 31, 33, 83, 81, 86, 31, 89, 31, 29, 90, 91, 91,
    91, 91, 84, 88, 96, 31, 34, 97, 79, 99, 81, 93, 100, 79, 101, 102, 79, 73, 105, 106,
    30, 31, 22, 21, 23, 3, 20, 21, 26, 21, 23, 10, 21, 30, 21, 33, 21, 34, 21, 33,
    35, 36, 36, 36, 36, 38, 20, 21, 39, 21, 23, 40, 42, 44, 21, 45, 47, 48, 40, 42,
    21, 51, 40, 52, 48, 53, 50, 24, 32, 55, 42, 21, 51, 55, 56, 48, 55, 54, 58, 42,
    21, 51, 57, 60, 48, 27, 61, 62, 42, 21, 51, 54, 63, 65, 42, 21, 51, 27, 42, 21,
    51, 27, 67, 48, 27, 54, 69, 42, 21, 51, 68, 71, 48, 66, 72, 64, 73, 48, 75, 42,
    21, 51, 76, 61, 74, 77, 48, 79, 42, 21, 51, 79, 80, 48, 79, 54, 82, 42, 21, 51,
    54, 83, 81, 84, 48, 50, 85, 50, 50, 87, 78, 86, 88, 48, 91, 24, 94, 21, 95, 97,
    98, 92, 100, 102, 20, 21, 90, 104, 105, 20, 21, 11, 6, 6, 9, 5, 3, 15, 16, 17,
    18, 4, 13, 20, 21, 21, 21, 21, 27, 6, 6, 25, 19, 21, 21, 21, 21, 21, 53, 6,
    2, 52, 13, 55, 21, 21, 21, 21, 51, 4, 32, 59, 2, 21, 32, 60, 17, 62, 59, 2,
    21, 19, 63, 61, 64, 17, 57, 65, 39, 19, 66, 67, 17, 68, 45, 17, 24, 6, 6, 22,
    26, 27, 19, 30, 30, 30, 30, 30, 13, 38, 39, 39, 39, 39, 2, 47, 13, 50, 51, 51,
    51, 51, 55, 6, 6, 53, 57, 58, 59, 46, 60, 62, 2, 63, 60, 64, 17, 60, 19, 66,
    62, 2, 63, 19, 67, 65, 68, 17, 29, 69, 70, 62, 2, 63, 19, 71, 73, 62, 2, 63,
    29, 62, 2, 63, 29, 75, 17, 77, 62, 2, 63, 19, 78, 76, 79, 17, 74, 80, 72, 81,
    17, 83, 62, 2, 63, 84, 69, 82, 85, 17, 37, 59, 87, 62, 2, 63, 87, 88, 17, 87,
    19, 90, 62, 2, 63, 19, 91, 89, 92, 17, 4, 93, 95, 86, 94, 96, 17, 28, 4, 32,
    6, 6, 30, 36, 38, 2, 39, 36, 40, 17, 36, 19, 42, 38, 2, 39, 19, 43, 41, 44,
    17, 46, 48, 7, 39, 13, 53, 54, 54, 54, 54, 0, 1, 2, 2, 2, 2, 0, 1, 2,
    3, 4, 5, 6, 7, 8, 9, 2, 25, 25, 25, 25, 25, 3, 31, 31, 31, 31, 31, 34,
    7, 1, 36, 33, 38, 37, 40, 41, 3, 39, 45, 38, 24, 46, 30, 46, 3, 46, 48, 52,
    53, 44, 47, 54, 41, 44, 38, 55, 57, 10, 60, 41, 16, 12, 18, 25, 25, 25, 25, 25,
    11, 3, 11, 0, 3, 5, 34, 8, 18, 37, 37, 37, 37, 37, 43, 44, 45, 46, 8, 18,
    49, 49, 49, 49, 49, 55, 56, 57, 58, 8, 18, 61, 61, 61, 61, 61, 60, 63, 24, 66,
    11, 67, 24, 68, 14, 24, 18, 70, 66, 11, 67, 18, 71, 69, 72, 14, 36, 18, 74, 75,
    14, 76, 48, 14, 53, 48, 55, 57, 11, 58, 55, 59, 14, 55, 18, 61, 57, 11, 58, 18,
    62, 60, 63, 14, 24, 64, 65, 57, 11, 58, 18, 66, 68, 57, 11, 58, 24, 57, 11, 58,
    24, 70, 14, 72, 57, 11, 58, 18, 73, 71, 74, 14, 69, 75, 67, 76, 14, 78, 57, 11,
    58, 79, 64, 77, 80, 14, 36, 53, 82, 57, 11, 58, 82, 83, 14, 82, 18, 85, 57, 11,
    58, 18, 86, 84, 87, 14, 54, 88, 90, 81, 89, 91, 14, 92, 93, 27, 29, 11, 30, 27,
    31, 14, 27, 18, 33, 29, 11, 30, 18, 34, 32, 35, 14, 25, 36, 39, 43, 40, 30, 7,
    46, 47, 47, 47, 47, 2, 3, 4, 1, 2, 5, 6, 7, 13, 5, 6, 7, 0, 14, 12,
    15, 9, 5, 1, 5, 11, 12, 14, 13, 4, 15, 12, 5, 14, 17, 8, 9, 10, 1, 18,
    16, 19, 12, 3, 6, 7, 8, 2, 9, 10, 5, 8, 9, 10, 4, 11, 4, 14, 15, 7,
    6, 13, 14, 10, 4, 5, 3, 6, 7, 4, 8, 9, 1, 3, 2, 12, 13, 3, 14, 3,
    15, 4, 5, 6, 7, 8, 3, 9, 10, 11, 12, 2, 3, 1, 4, 5, 6, 2, 3, 1,
    4, 5, 6, 7, 6, 1, 2, 5, 9, 10, 11, 8, 2, 5, 4, 6, 9, 10, 11, 6,
    15, 9, 11, 12, 13, 9, 17, 16, 18, 19, 8, 6, 7, 9, 2, 17, 21, 1, 7, 7,
    13, 11, 12, 14, 7, 17, 19, 5, 21, 7, 23, 6, 23, 28, 22, 30, 0, 0, 0, 10,
    8, 13, 2, 14, 12, 2, 7, 15, 18, 21, 24, 1, 4, 7, 3, 8, 15, 5, 2, 4,
    4, 6, 4, 4, 8, 4, 4, 5, 13, 4, 17, 18, 20, 22, 15, 28, 33, 7, 4, 9,
    11, 6, 4, 16, 13, 17, 20, 22, 27, 24, 26, 26, 29, 26, 31, 27, 32, 33, 28, 26,
    38, 35, 23, 39, 41, 42, 45, 47, 50, 47, 55, 10, 2, 10, 15, 8, 11, 16, 8, 15,
    19, 10, 6,
};

const StableIValue tni_program_constants[] = {
    0x1u, /* 0 */
    0x0u, /* 1 */
    0x2u, /* 2 */
    0x7fffffffffffffffu, /* 3 */
    0xffffffffffffffffu, /* 4 */
    0x3e7ad7f29abcaf48u, /* 5 */
    0x7e37e43c8800759cu, /* 6 */
    0xfffffffffffffffeu, /* 7 */
    0xfffffffffffffffdu, /* 8 */
    0x3ff0000000000000u, /* 9 */
    0xffffffffffffff9cu, /* 10 */
    0x14u, /* 11 */
};

const tni_derivative tni_derivatives[] = {
    {531, 0x1, 65535, 0, 0, 0, 0, 2, 1, 2, 1, 2, 0}, /* add.Tensor */
    {544, 0x1, 65535, 0, 0, 0, 1, 1, 0, 1, 1, 2, 0}, /* add.Scalar */
    {557, 0x1, 65535, 0, 0, 2, 2, 2, 1, 2, 1, 2, 0}, /* sub.Tensor */
    {570, 0x1, 65535, 0, 1, 4, 3, 2, 2, 2, 1, 3, 0}, /* mul.Tensor */
    {583, 0x1, 65535, 0, 3, 6, 4, 1, 1, 1, 1, 2, 0}, /* mul.Scalar */
    {596, 0x1, 65535, 0, 4, 7, 5, 2, 2, 2, 1, 3, 0}, /* div.Tensor */
    {609, 0x1, 65535, 0, 0, 9, 4, 1, 0, 1, 1, 2, 0}, /* neg */
    {622, 0x1, 65535, 0, 6, 10, 6, 1, 3, 1, 1, 3, 0}, /* pow.Tensor_Scalar */
    {635, 0x1, 65535, 0, 9, 4, 7, 1, 1, 1, 1, 2, 0}, /* exp */
    {648, 0x1, 65535, 0, 9, 11, 8, 1, 1, 1, 1, 2, 0}, /* tanh */
    {662, 0x1, 65535, 0, 9, 12, 9, 1, 1, 1, 1, 2, 0}, /* sigmoid */
    {679, 0x1, 65535, 0, 9, 13, 10, 1, 1, 1, 1, 2, 0}, /* relu */
    {693, 0x1, 65535, 0, 10, 14, 11, 2, 2, 2, 1, 2, 0}, /* threshold_backward */
    {720, 0x1, 65535, 0, 0, 16, 12, 1, 0, 1, 1, 2, 0}, /* floor */
    {735, 0x1, 65535, 0, 8, 17, 13, 1, 1, 1, 1, 3, 0}, /* lgamma */
    {751, 0x1, 65535, 0, 12, 18, 0, 2, 2, 2, 0, 3, 0}, /* igamma */
    {767, 0x1, 65535, 0, 14, 20, 0, 2, 2, 2, 0, 2, 0}, /* maximum */
    {784, 0x1, 65535, 2, 16, 22, 14, 3, 3, 3, 1, 2, 0}, /* addcmul */
    {801, 0x1, 65535, 0, 7, 25, 4, 1, 1, 1, 1, 2, 0}, /* sum */
    {814, 0x1, 65535, 0, 19, 26, 4, 1, 3, 1, 1, 2, 0}, /* sum.dim_IntList */
    {827, 0x1, 65535, 0, 22, 27, 15, 1, 4, 1, 1, 2, 0}, /* max.dim */
    {840, 0x1, 65535, 0, 3, 28, 4, 1, 1, 1, 1, 2, 0}, /* cumsum */
    {856, 0x1, 65535, 0, 1, 29, 16, 2, 2, 2, 1, 2, 0}, /* mm */
    {868, 0x1, 65535, 2, 26, 31, 17, 3, 4, 3, 1, 2, 0}, /* addmm */
    {883, 0x1, 65535, 0, 9, 34, 18, 1, 1, 1, 1, 2, 0}, /* linalg_inv_ex */
    {904, 0x1, 65535, 0, 0, 0, 4, 1, 0, 1, 1, 2, 0}, /* alias */
    {919, 0x1, 65535, 0, 30, 35, 19, 2, 4, 2, 1, 2, 0}, /* as_strided_scatter */
    {945, 0x1, 65535, 0, 0, 37, 4, 1, 0, 1, 1, 2, 0}, /* _conj */
    {959, 0x1, 65535, 0, 0, 9, 4, 1, 0, 1, 1, 2, 0}, /* _neg_view */
    {976, 0x1, 65535, 0, 0, 38, 4, 1, 0, 1, 1, 2, 0}, /* _conj_physical */
    {998, 0x1, 65535, 0, 0, 38, 4, 1, 0, 1, 1, 2, 0}, /* conj_physical_ */
    {1020, 0x1, 65535, 0, 34, 39, 4, 1, 4, 1, 1, 2, 0}, /* diagonal */
    {1038, 0x1, 65535, 0, 38, 40, 4, 1, 3, 1, 1, 2, 0}, /* diagonal_backward */
    {1064, 0x1, 65535, 0, 30, 41, 19, 2, 4, 2, 1, 2, 0}, /* diagonal_scatter */
    {1089, 0x1, 65535, 0, 0, 0, 4, 1, 0, 1, 1, 2, 0}, /* expand */
    {1105, 0x1, 65535, 0, 3, 43, 4, 1, 1, 1, 1, 2, 0}, /* permute */
    {1122, 0x1, 65535, 0, 7, 44, 4, 1, 1, 1, 1, 2, 0}, /* _reshape_alias */
    {1144, 0x1, 65535, 0, 19, 45, 4, 1, 3, 1, 1, 2, 0}, /* select.int */
    {1160, 0x1, 65535, 0, 36, 46, 4, 1, 2, 1, 1, 2, 0}, /* select_backward */
    {1184, 0x1, 65535, 0, 30, 47, 19, 2, 3, 2, 1, 2, 0}, /* select_scatter */
    {1207, 0x1, 65535, 0, 41, 49, 4, 1, 5, 1, 1, 2, 0}, /* slice.Tensor */
    {1222, 0x1, 65535, 0, 46, 50, 4, 1, 4, 1, 1, 2, 0}, /* slice_backward */
    {1245, 0x1, 65535, 0, 50, 51, 19, 2, 5, 2, 1, 2, 0}, /* slice_scatter */
    {1267, 0x1, 65535, 0, 55, 53, 4, 1, 4, 1, 1, 2, 0}, /* narrow_copy */
    {1287, 0x1, 65535, 0, 11, 54, 4, 1, 1, 1, 1, 2, 0}, /* split.Tensor */
    {1302, 0x1, 65535, 0, 11, 54, 4, 1, 1, 1, 1, 2, 0}, /* split_with_sizes */
    {1326, 0x1, 65535, 0, 11, 54, 4, 1, 1, 1, 1, 2, 0}, /* unsafe_split.Tensor */
    {1347, 0x1, 65535, 0, 11, 54, 4, 1, 1, 1, 1, 2, 0}, /* unsafe_split_with_sizes */
    {1377, 0x1, 65535, 0, 7, 44, 4, 1, 1, 1, 1, 2, 0}, /* squeeze */
    {1394, 0x1, 65535, 0, 7, 44, 4, 1, 1, 1, 1, 2, 0}, /* squeeze.dim */
    {1411, 0x1, 65535, 0, 7, 44, 4, 1, 1, 1, 1, 2, 0}, /* squeeze.dims */
    {1428, 0x1, 65535, 0, 0, 55, 4, 1, 0, 1, 1, 2, 0}, /* t */
    {1439, 0x1, 65535, 0, 20, 56, 4, 1, 2, 1, 1, 2, 0}, /* transpose.int */
    {1458, 0x1, 65535, 0, 3, 57, 4, 1, 1, 1, 1, 2, 0}, /* unbind.int */
    {1474, 0x1, 65535, 0, 34, 58, 4, 1, 4, 1, 1, 2, 0}, /* unfold */
    {1490, 0x1, 65535, 0, 38, 59, 4, 1, 3, 1, 1, 2, 0}, /* unfold_backward */
    {1514, 0x1, 65535, 0, 3, 60, 4, 1, 1, 1, 1, 2, 0}, /* unsqueeze */
    {962, 0x1, 65535, 0, 7, 44, 4, 1, 1, 1, 1, 2, 0}, /* view */
    {1533, 0x1, 65535, 0, 7, 44, 4, 1, 1, 1, 1, 2, 0}, /* _unsafe_view */
    {1553, 0x1, 65535, 0, 0, 61, 4, 1, 0, 1, 1, 2, 0}, /* view_as_complex */
    {1576, 0x1, 65535, 0, 0, 62, 4, 1, 0, 1, 1, 2, 0}, /* view_as_real */
    {1596, 0x1, 65535, 0, 0, 0, 4, 1, 0, 1, 1, 2, 0}, /* clone */
    {1611, 0x1, 65535, 0, 0, 63, 20, 2, 0, 2, 1, 2, 0}, /* copy_ */
    {1625, 0x1, 65535, 0, 0, 0, 4, 1, 0, 1, 1, 2, 0}, /* _to_copy */
    {1641, 0x1, 65535, 0, 0, 0, 4, 1, 0, 1, 1, 2, 0}, /* lift */
    {1655, 0x1, 65535, 0, 0, 0, 4, 1, 0, 1, 1, 2, 0}, /* lift_fresh */
    {1674, 0x1, 65535, 0, 0, 16, 21, 1, 0, 1, 1, 2, 0}, /* fill.Scalar */
    {1688, 0x1, 65535, 0, 0, 65, 22, 2, 0, 2, 1, 2, 0}, /* fill.Tensor */
    {1702, 0x1, 65535, 0, 0, 16, 0, 1, 0, 1, 0, 2, 0}, /* zero_ */
    {1716, 0x1, 65535, 5, 7, 67, 4, 1, 1, 1, 1, 2, 0}, /* block_diag */
    {1735, 0x1, 65535, 5, 19, 68, 4, 1, 2, 1, 1, 2, 0}, /* cat */
    {1748, 0x1, 65535, 5, 3, 69, 4, 1, 1, 1, 1, 2, 0}, /* stack */
    {1763, 0x1, 65535, 0, 19, 70, 4, 1, 2, 1, 1, 2, 0}, /* channel_shuffle */
    {1787, 0x1, 65535, 0, 3, 71, 4, 1, 1, 1, 1, 2, 0}, /* pixel_shuffle */
    {1809, 0x1, 65535, 0, 3, 72, 4, 1, 1, 1, 1, 2, 0}, /* pixel_unshuffle */
    {1833, 0x1, 65535, 0, 35, 40, 4, 1, 3, 1, 1, 2, 0}, /* diag_embed */
    {1852, 0x1, 65535, 0, 3, 73, 4, 1, 1, 1, 1, 2, 0}, /* flip */
    {1866, 0x1, 65535, 0, 19, 74, 4, 1, 2, 1, 1, 2, 0}, /* repeat */
    {1882, 0x1, 65535, 0, 20, 75, 4, 1, 2, 1, 1, 2, 0}, /* roll */
    {1896, 0x1, 65535, 0, 20, 76, 4, 1, 2, 1, 1, 2, 0}, /* rot90 */
    {1911, 0x1, 65535, 0, 3, 77, 4, 1, 1, 1, 1, 2, 0}, /* tril */
    {1925, 0x1, 65535, 0, 3, 78, 4, 1, 1, 1, 1, 2, 0}, /* triu */
    {1939, 0x1, 65535, 0, 3, 79, 23, 1, 1, 1, 1, 2, 0}, /* constant_pad_nd */
    {1962, 0x1, 65535, 0, 59, 80, 4, 1, 3, 1, 1, 2, 0}, /* gather */
    {1978, 0x1, 65535, 0, 62, 81, 4, 1, 2, 1, 1, 2, 0}, /* index.Tensor */
    {1993, 0x1, 65535, 0, 62, 82, 4, 1, 2, 1, 1, 2, 0}, /* _unsafe_index.Tensor */
    {2014, 0x1, 65535, 0, 64, 83, 24, 1, 3, 1, 1, 2, 0}, /* _unsafe_masked_index */
    {2041, 0x1, 65535, 6, 67, 84, 19, 2, 2, 2, 1, 2, 0}, /* _unsafe_masked_index_put_accumulate */
    {2081, 0x1, 65535, 6, 69, 86, 19, 2, 4, 2, 1, 2, 0}, /* index_add */
    {2099, 0x1, 65535, 6, 73, 88, 19, 2, 3, 2, 1, 2, 0}, /* index_copy */
    {2118, 0x1, 65535, 0, 60, 88, 25, 1, 2, 1, 1, 2, 0}, /* index_fill.int_Scalar */
    {2137, 0x1, 65535, 6, 73, 90, 26, 2, 2, 2, 1, 2, 0}, /* index_fill.int_Tensor */
    {2156, 0x1, 65535, 8, 76, 92, 19, 2, 3, 2, 1, 2, 0}, /* index_put */
    {2174, 0x1, 65535, 8, 76, 94, 19, 2, 3, 2, 1, 2, 0}, /* _unsafe_index_put */
    {2198, 0x1, 65535, 8, 76, 92, 0, 2, 3, 2, 0, 2, 0}, /* _index_put_impl_ */
    {2220, 0x1, 65535, 6, 79, 96, 0, 2, 8, 2, 0, 3, 0}, /* index_reduce */
    {2241, 0x1, 65535, 0, 59, 98, 4, 1, 3, 1, 1, 2, 0}, /* index_select */
    {2262, 0x1, 65535, 0, 1, 99, 27, 1, 1, 1, 1, 2, 0}, /* masked_fill.Scalar */
    {2282, 0x1, 65535, 8, 4, 100, 28, 2, 1, 2, 1, 2, 0}, /* masked_fill.Tensor */
    {2302, 0x1, 65535, 8, 87, 102, 19, 2, 2, 2, 1, 2, 0}, /* masked_scatter */
    {2325, 0x1, 65535, 0, 62, 104, 4, 1, 2, 1, 1, 2, 0}, /* masked_scatter_backward */
    {2356, 0x1, 65535, 0, 62, 104, 4, 1, 2, 1, 1, 2, 0}, /* masked_select */
    {2161, 0x1, 65535, 8, 89, 105, 19, 2, 3, 2, 1, 2, 0}, /* put */
    {928, 0x1, 65535, 6, 73, 107, 19, 2, 2, 2, 1, 2, 0}, /* scatter.src */
    {2378, 0x1, 65535, 0, 60, 107, 29, 1, 2, 1, 1, 2, 0}, /* scatter.value */
    {2395, 0x1, 65535, 6, 69, 109, 19, 2, 2, 2, 1, 2, 0}, /* scatter_add */
    {2415, 0x1, 65535, 6, 92, 111, 0, 2, 9, 2, 0, 3, 0}, /* scatter_reduce.two */
    {2438, 0x1, 65535, 0, 62, 113, 4, 1, 2, 1, 1, 2, 0}, /* take */
    {2452, 0x1, 65535, 10, 14, 114, 30, 2, 1, 2, 1, 2, 0}, /* where.self */
    {2467, 0x1, 65535, 0, 20, 116, 4, 1, 2, 1, 1, 2, 0}, /* affine_grid_generator */
    {2496, 0x1, 65535, 0, 101, 117, 0, 1, 4, 1, 0, 3, 0}, /* renorm */
    {2512, 0x1, 65535, 0, 0, 118, 0, 1, 0, 1, 0, 2, 0}, /* embedding_renorm_ */
    {2537, 0x1, 65535, 0, 0, 119, 0, 1, 0, 1, 0, 2, 0}, /* _unique2 */
    {2554, 0x1, 65535, 0, 0, 120, 0, 1, 0, 1, 0, 2, 0}, /* _unique */
    {2570, 0x1, 65535, 0, 0, 121, 0, 1, 0, 1, 0, 2, 0}, /* unique_consecutive */
    {2597, 0x1, 65535, 0, 0, 122, 0, 1, 0, 1, 0, 2, 0}, /* unique_dim */
    {2616, 0x1, 65535, 0, 0, 123, 0, 1, 0, 1, 0, 2, 0}, /* unique_dim_consecutive */
    {2646, 0x1, 65535, 12, 105, 124, 31, 3, 8, 1, 1, 2, 0}, /* convolution */
    {2667, 0x1, 65535, 12, 105, 124, 0, 3, 8, 1, 0, 2, 0}, /* _convolution */
    {2688, 0x7, 65535, 2, 113, 125, 0, 3, 12, 3, 0, 2, 0}, /* convolution_backward */
    {2717, 0x1, 65535, 15, 125, 128, 0, 3, 4, 1, 0, 2, 0}, /* _slow_conv2d_forward */
    {2737, 0x1, 65535, 15, 125, 129, 0, 3, 4, 1, 0, 2, 0}, /* slow_conv3d_forward */
    {2757, 0x1, 65535, 15, 129, 130, 0, 3, 5, 1, 0, 2, 0}, /* slow_conv_dilated2d */
    {2784, 0x1, 65535, 15, 129, 131, 0, 3, 5, 1, 0, 2, 0}, /* slow_conv_dilated3d */
    {2811, 0x1, 65535, 15, 134, 132, 0, 3, 6, 1, 0, 2, 0}, /* slow_conv_transpose3d */
    {2840, 0x1, 65535, 0, 140, 133, 4, 1, 5, 1, 1, 2, 0}, /* im2col */
    {2856, 0x1, 65535, 0, 46, 134, 4, 1, 4, 1, 1, 2, 0}, /* col2im */
    {2872, 0x1, 65535, 0, 8, 135, 4, 1, 1, 1, 1, 2, 0}, /* _adaptive_avg_pool2d */
    {2899, 0x1, 65535, 0, 7, 136, 32, 2, 1, 2, 1, 2, 0}, /* _adaptive_avg_pool2d_backward */
    {2934, 0x1, 65535, 0, 8, 138, 4, 1, 1, 1, 1, 2, 0}, /* _adaptive_avg_pool3d */
    {2961, 0x1, 65535, 0, 7, 139, 33, 2, 1, 2, 1, 2, 0}, /* _adaptive_avg_pool3d_backward */
    {2996, 0x1, 65535, 0, 145, 141, 34, 1, 2, 1, 1, 2, 0}, /* adaptive_max_pool2d */
    {3023, 0x1, 65535, 0, 61, 142, 35, 2, 1, 2, 1, 2, 0}, /* adaptive_max_pool2d_backward */
    {3058, 0x1, 65535, 0, 145, 144, 36, 1, 2, 1, 1, 2, 0}, /* adaptive_max_pool3d */
    {3085, 0x1, 65535, 0, 61, 145, 37, 2, 1, 2, 1, 2, 0}, /* adaptive_max_pool3d_backward */
    {2880, 0x1, 65535, 0, 147, 147, 4, 1, 7, 1, 1, 2, 0}, /* avg_pool2d */
    {2907, 0x1, 65535, 0, 154, 148, 38, 2, 6, 2, 1, 2, 0}, /* avg_pool2d_backward */
    {2942, 0x1, 65535, 0, 147, 150, 4, 1, 7, 1, 1, 2, 0}, /* avg_pool3d */
    {2969, 0x1, 65535, 0, 154, 151, 39, 2, 6, 2, 1, 2, 0}, /* avg_pool3d_backward */
    {3120, 0x1, 65535, 0, 160, 153, 34, 1, 4, 1, 1, 2, 0}, /* fractional_max_pool2d */
    {3149, 0x1, 65535, 0, 164, 142, 40, 2, 1, 2, 1, 2, 0}, /* fractional_max_pool2d_backward */
    {3186, 0x1, 65535, 0, 160, 154, 36, 1, 4, 1, 1, 2, 0}, /* fractional_max_pool3d */
    {3215, 0x1, 65535, 0, 164, 145, 41, 2, 1, 2, 1, 2, 0}, /* fractional_max_pool3d_backward */
    {3252, 0x1, 65535, 0, 165, 155, 34, 1, 7, 1, 1, 2, 0}, /* max_pool2d_with_indices */
    {3282, 0x1, 65535, 0, 172, 142, 42, 2, 1, 2, 1, 2, 0}, /* max_pool2d_with_indices_backward */
    {3320, 0x1, 65535, 0, 165, 156, 36, 1, 7, 1, 1, 2, 0}, /* max_pool3d_with_indices */
    {3350, 0x1, 65535, 0, 172, 145, 43, 2, 1, 2, 1, 2, 0}, /* max_pool3d_with_indices_backward */
    {3388, 0x1, 65535, 0, 1, 142, 4, 1, 1, 1, 1, 2, 0}, /* max_unpool2d */
    {3409, 0x1, 65535, 0, 1, 145, 4, 1, 1, 1, 1, 2, 0}, /* max_unpool3d */
    {3430, 0x1, 65535, 0, 173, 157, 0, 1, 7, 1, 0, 2, 0}, /* segment_reduce */
    {3453, 0x1, 65535, 12, 180, 158, 0, 3, 8, 1, 0, 2, 0}, /* native_batch_norm */
    {3478, 0x1, 65535, 12, 180, 159, 0, 3, 8, 1, 0, 2, 0}, /* _native_batch_norm_legit */
    {3508, 0x1, 65535, 12, 188, 160, 0, 3, 6, 1, 0, 2, 0}, /* _native_batch_norm_legit.no_stats */
    {3538, 0x1, 65535, 12, 194, 161, 0, 3, 7, 1, 0, 2, 0}, /* _native_batch_norm_legit_no_training */
    {3578, 0x1, 65535, 12, 201, 162, 0, 3, 5, 1, 0, 2, 0}, /* _batch_norm_with_update */
    {3607, 0x1, 65535, 12, 194, 163, 0, 3, 7, 1, 0, 2, 0}, /* _batch_norm_no_update */
    {3634, 0x7, 65535, 18, 206, 164, 0, 5, 8, 5, 0, 2, 0}, /* native_batch_norm_backward */
    {3640, 0x7, 65535, 18, 214, 169, 0, 5, 8, 5, 0, 2, 0}, /* batch_norm_backward */
    {3667, 0x1, 65535, 23, 222, 174, 0, 3, 6, 1, 0, 2, 0}, /* native_layer_norm */
    {3692, 0x7, 65535, 26, 228, 175, 0, 6, 8, 6, 0, 2, 0}, /* native_layer_norm_backward */
    {3725, 0x7, 65535, 12, 236, 181, 0, 3, 8, 1, 0, 2, 0}, /* native_group_norm */
    {3750, 0x7, 65535, 32, 244, 182, 0, 5, 9, 5, 0, 2, 0}, /* native_group_norm_backward */
    {3783, 0x1, 65535, 0, 253, 187, 44, 1, 3, 1, 1, 2, 0}, /* _softmax */
    {3800, 0x1, 65535, 0, 253, 187, 44, 1, 3, 1, 1, 2, 0}, /* _safe_softmax */
    {3821, 0x1, 65535, 0, 256, 188, 45, 2, 4, 2, 1, 2, 0}, /* _softmax_backward_data */
    {3850, 0x1, 65535, 0, 253, 190, 46, 1, 3, 1, 1, 2, 0}, /* _log_softmax */
    {3870, 0x1, 65535, 0, 260, 191, 47, 2, 3, 2, 1, 2, 0}, /* _log_softmax_backward_data */
    {3902, 0x1, 65535, 0, 263, 193, 48, 1, 3, 1, 1, 2, 0}, /* native_dropout */
    {3925, 0x1, 65535, 0, 10, 194, 49, 2, 2, 2, 1, 2, 0}, /* native_dropout_backward */
    {3956, 0x1, 65535, 12, 266, 196, 0, 3, 9, 1, 0, 2, 0}, /* _scaled_dot_product_flash_attention_for_cpu */
    {4002, 0x1, 65535, 0, 275, 197, 4, 1, 5, 1, 1, 2, 0}, /* embedding */
    {4021, 0x1, 65535, 0, 106, 198, 50, 1, 3, 1, 1, 2, 0}, /* embedding_dense_backward */
    {4053, 0x1, 65535, 37, 280, 199, 0, 2, 12, 2, 0, 2, 0}, /* _embedding_bag */
    {4075, 0x1, 65535, 0, 102, 201, 4, 1, 2, 1, 1, 2, 0}, /* reflection_pad1d */
    {4100, 0x1, 65535, 0, 11, 202, 51, 2, 1, 2, 1, 2, 0}, /* reflection_pad1d_backward */
    {4133, 0x1, 65535, 0, 102, 204, 4, 1, 2, 1, 1, 2, 0}, /* reflection_pad2d */
    {4158, 0x1, 65535, 0, 11, 205, 52, 2, 1, 2, 1, 2, 0}, /* reflection_pad2d_backward */
    {4191, 0x1, 65535, 0, 102, 207, 4, 1, 2, 1, 1, 2, 0}, /* reflection_pad3d */
    {4216, 0x1, 65535, 0, 11, 208, 53, 2, 1, 2, 1, 2, 0}, /* reflection_pad3d_backward */
    {4249, 0x1, 65535, 0, 102, 210, 4, 1, 2, 1, 1, 2, 0}, /* replication_pad1d */
    {4275, 0x1, 65535, 0, 11, 211, 54, 2, 1, 2, 1, 2, 0}, /* replication_pad1d_backward */
    {4309, 0x1, 65535, 0, 102, 213, 4, 1, 2, 1, 1, 2, 0}, /* replication_pad2d */
    {4335, 0x1, 65535, 0, 11, 214, 55, 2, 1, 2, 1, 2, 0}, /* replication_pad2d_backward */
    {4369, 0x1, 65535, 0, 102, 216, 4, 1, 2, 1, 1, 2, 0}, /* replication_pad3d */
    {4395, 0x1, 65535, 0, 11, 217, 56, 2, 1, 2, 1, 2, 0}, /* replication_pad3d_backward */
    {4429, 0x1, 65535, 0, 140, 219, 4, 1, 5, 1, 1, 2, 0}, /* _upsample_bicubic2d_aa */
    {4458, 0x1, 65535, 0, 292, 220, 4, 1, 4, 1, 1, 2, 0}, /* _upsample_bicubic2d_aa_backward */
    {4495, 0x1, 65535, 0, 140, 221, 4, 1, 5, 1, 1, 2, 0}, /* _upsample_bilinear2d_aa */
    {4525, 0x1, 65535, 0, 292, 222, 4, 1, 4, 1, 1, 2, 0}, /* _upsample_bilinear2d_aa_backward */
    {4563, 0x1, 65535, 0, 140, 223, 4, 1, 5, 1, 1, 2, 0}, /* _upsample_lanczos2d_aa */
    {4592, 0x1, 65535, 0, 292, 224, 4, 1, 4, 1, 1, 2, 0}, /* _upsample_lanczos2d_aa_backward */
    {4629, 0x1, 65535, 0, 19, 225, 4, 1, 3, 1, 1, 2, 0}, /* _upsample_nearest_exact1d */
    {4661, 0x1, 65535, 0, 25, 226, 4, 1, 2, 1, 1, 2, 0}, /* _upsample_nearest_exact1d_backward */
    {4701, 0x1, 65535, 0, 34, 227, 4, 1, 4, 1, 1, 2, 0}, /* _upsample_nearest_exact2d */
    {4733, 0x1, 65535, 0, 292, 228, 4, 1, 3, 1, 1, 2, 0}, /* _upsample_nearest_exact2d_backward */
    {4773, 0x1, 65535, 0, 140, 229, 4, 1, 5, 1, 1, 2, 0}, /* _upsample_nearest_exact3d */
    {4805, 0x1, 65535, 0, 292, 230, 4, 1, 4, 1, 1, 2, 0}, /* _upsample_nearest_exact3d_backward */
    {4845, 0x1, 65535, 0, 140, 231, 4, 1, 5, 1, 1, 2, 0}, /* upsample_bicubic2d */
    {4872, 0x1, 65535, 0, 292, 232, 4, 1, 4, 1, 1, 2, 0}, /* upsample_bicubic2d_backward */
    {4907, 0x1, 65535, 0, 140, 233, 4, 1, 5, 1, 1, 2, 0}, /* upsample_bilinear2d */
    {4935, 0x1, 65535, 0, 292, 234, 4, 1, 4, 1, 1, 2, 0}, /* upsample_bilinear2d_backward */
    {4971, 0x1, 65535, 0, 34, 235, 4, 1, 4, 1, 1, 2, 0}, /* upsample_linear1d */
    {4997, 0x1, 65535, 0, 292, 236, 4, 1, 3, 1, 1, 2, 0}, /* upsample_linear1d_backward */
    {5031, 0x1, 65535, 0, 19, 237, 4, 1, 3, 1, 1, 2, 0}, /* upsample_nearest1d */
    {5058, 0x1, 65535, 0, 25, 238, 4, 1, 2, 1, 1, 2, 0}, /* upsample_nearest1d_backward */
    {5093, 0x1, 65535, 0, 34, 239, 4, 1, 4, 1, 1, 2, 0}, /* upsample_nearest2d */
    {5120, 0x1, 65535, 0, 292, 240, 4, 1, 3, 1, 1, 2, 0}, /* upsample_nearest2d_backward */
    {5155, 0x1, 65535, 0, 140, 241, 4, 1, 5, 1, 1, 2, 0}, /* upsample_nearest3d */
    {5182, 0x1, 65535, 0, 292, 242, 4, 1, 4, 1, 1, 2, 0}, /* upsample_nearest3d_backward */
    {5217, 0x1, 65535, 0, 296, 243, 4, 1, 6, 1, 1, 2, 0}, /* upsample_trilinear3d */
    {5246, 0x1, 65535, 0, 302, 244, 4, 1, 5, 1, 1, 2, 0}, /* upsample_trilinear3d_backward */
    {5283, 0x1, 65535, 12, 307, 245, 0, 2, 5, 1, 0, 2, 0}, /* grid_sampler_2d */
    {5306, 0x3, 65535, 2, 0, 246, 0, 3, 0, 3, 0, 2, 0}, /* grid_sampler_2d_backward */
    {5337, 0x1, 65535, 12, 307, 249, 0, 2, 5, 1, 0, 2, 0}, /* grid_sampler_3d */
    {5360, 0x3, 65535, 2, 0, 250, 0, 3, 0, 3, 0, 2, 0}, /* grid_sampler_3d_backward */
    {5391, 0x1, 65535, 0, 312, 253, 0, 2, 4, 2, 0, 2, 0}, /* _cdist_forward */
    {5406, 0x1, 65535, 39, 0, 255, 0, 4, 0, 4, 0, 2, 0}, /* _cdist_backward */
    {5429, 0x1, 65535, 0, 316, 259, 0, 2, 3, 2, 0, 2, 0}, /* _euclidean_dist */
    {5452, 0x1, 65535, 0, 319, 261, 0, 1, 3, 1, 0, 2, 0}, /* _pdist_forward */
    {5467, 0x1, 65535, 43, 0, 262, 0, 3, 0, 3, 0, 2, 0}, /* _pdist_backward */
    {5490, 0x1, 65535, 0, 322, 265, 57, 2, 4, 2, 1, 2, 0}, /* binary_cross_entropy */
    {5518, 0x1, 65535, 2, 326, 267, 0, 3, 5, 3, 0, 2, 0}, /* binary_cross_entropy_backward */
    {5554, 0x1, 65535, 0, 331, 270, 58, 2, 5, 2, 1, 2, 0}, /* binary_cross_entropy_with_logits */
    {5592, 0x1, 65535, 0, 336, 272, 59, 2, 4, 2, 1, 2, 0}, /* huber_loss */
    {5611, 0x1, 65535, 2, 340, 274, 0, 3, 5, 3, 0, 2, 0}, /* huber_loss_backward */
    {5638, 0x1, 65535, 0, 312, 277, 60, 2, 3, 2, 1, 2, 0}, /* mse_loss */
    {5655, 0x1, 65535, 2, 345, 279, 0, 3, 4, 3, 0, 2, 0}, /* mse_loss_backward */
    {5680, 0x1, 65535, 0, 349, 282, 0, 1, 6, 1, 0, 2, 0}, /* multi_margin_loss */
    {5705, 0x1, 65535, 0, 355, 283, 0, 1, 4, 1, 0, 2, 0}, /* multilabel_margin_loss_forward */
    {5735, 0x1, 65535, 0, 359, 284, 0, 1, 6, 1, 0, 2, 0}, /* nll_loss_forward */
    {5752, 0x1, 65535, 0, 365, 285, 0, 2, 4, 2, 0, 2, 0}, /* nll_loss_backward */
    {5777, 0x1, 65535, 0, 359, 287, 0, 1, 6, 1, 0, 2, 0}, /* nll_loss2d_forward */
    {5796, 0x1, 65535, 0, 365, 288, 0, 2, 4, 2, 0, 2, 0}, /* nll_loss2d_backward */
    {5823, 0x1, 65535, 0, 336, 290, 61, 2, 4, 2, 1, 2, 0}, /* smooth_l1_loss */
    {5845, 0x1, 65535, 2, 340, 292, 0, 3, 5, 3, 0, 2, 0}, /* smooth_l1_loss_backward */
    {5875, 0x1, 65535, 0, 307, 295, 62, 1, 3, 1, 1, 2, 0}, /* soft_margin_loss */
    {5899, 0x1, 65535, 0, 369, 296, 0, 2, 4, 2, 0, 2, 0}, /* soft_margin_loss_backward */
    {5931, 0x1, 65535, 0, 373, 298, 0, 1, 8, 1, 0, 2, 0}, /* _ctc_loss */
    {5948, 0x1, 65535, 0, 381, 299, 0, 1, 8, 1, 0, 2, 0}, /* _ctc_loss.Tensor */
    {5965, 0x1, 65535, 0, 0, 37, 4, 1, 0, 1, 1, 2, 0}, /* _conj */
    {5984, 0x1, 65535, 0, 0, 9, 4, 1, 0, 1, 1, 2, 0}, /* _neg_view */
    {6006, 0x1, 65535, 0, 7, 44, 4, 1, 1, 1, 1, 2, 0}, /* _reshape_alias */
    {6013, 0x1, 65535, 0, 0, 0, 4, 1, 0, 1, 1, 2, 0}, /* alias */
    {6033, 0x1, 65535, 0, 34, 39, 4, 1, 4, 1, 1, 2, 0}, /* diagonal */
    {6056, 0x1, 65535, 0, 0, 0, 4, 1, 0, 1, 1, 2, 0}, /* expand */
    {6077, 0x1, 65535, 0, 0, 0, 4, 1, 0, 1, 1, 2, 0}, /* lift_fresh */
    {6101, 0x1, 65535, 0, 3, 43, 4, 1, 1, 1, 1, 2, 0}, /* permute */
    {6123, 0x1, 65535, 0, 19, 45, 4, 1, 3, 1, 1, 2, 0}, /* select.int */
    {6144, 0x1, 65535, 0, 41, 49, 4, 1, 5, 1, 1, 2, 0}, /* slice.Tensor */
    {6164, 0x1, 65535, 0, 11, 54, 4, 1, 1, 1, 1, 2, 0}, /* split.Tensor */
    {6184, 0x1, 65535, 0, 11, 54, 4, 1, 1, 1, 1, 2, 0}, /* split_with_sizes */
    {6213, 0x1, 65535, 0, 7, 44, 4, 1, 1, 1, 1, 2, 0}, /* squeeze */
    {6235, 0x1, 65535, 0, 7, 44, 4, 1, 1, 1, 1, 2, 0}, /* squeeze.dim */
    {6257, 0x1, 65535, 0, 7, 44, 4, 1, 1, 1, 1, 2, 0}, /* squeeze.dims */
    {6279, 0x1, 65535, 0, 0, 55, 4, 1, 0, 1, 1, 2, 0}, /* t */
    {6295, 0x1, 65535, 0, 20, 56, 4, 1, 2, 1, 1, 2, 0}, /* transpose.int */
    {6319, 0x1, 65535, 0, 3, 57, 4, 1, 1, 1, 1, 2, 0}, /* unbind.int */
    {6340, 0x1, 65535, 0, 34, 58, 4, 1, 4, 1, 1, 2, 0}, /* unfold */
    {6361, 0x1, 65535, 0, 3, 60, 4, 1, 1, 1, 1, 2, 0}, /* unsqueeze */
    {6385, 0x1, 65535, 0, 0, 61, 4, 1, 0, 1, 1, 2, 0}, /* view_as_complex */
    {6413, 0x1, 65535, 0, 0, 62, 4, 1, 0, 1, 1, 2, 0}, /* view_as_real */
    {5987, 0x1, 65535, 0, 7, 44, 4, 1, 1, 1, 1, 2, 0}, /* view */
};

const tni_input_row tni_derivative_inputs[] = {
    {0, 0, 0}, /* 0 */
    {1, 0, 1}, /* 1 */
    {0, 0, 0}, /* 2 */
    {1, 0, 1}, /* 3 */
    {2, 0, 2}, /* 4 */
    {0, 1, 0}, /* 5 */
    {0, 0, 0}, /* 6 */
    {3, 0, 1}, /* 7 */
    {0, 0, 0}, /* 8 */
    {2, 0, 1}, /* 9 */
    {1, 0, 0}, /* 10 */
    {2, 0, 1}, /* 11 */
    {0, 0, 0}, /* 12 */
    {1, 0, 0}, /* 13 */
    {2, 0, 0}, /* 14 */
    {0, 0, 0}, /* 15 */
    {1, 0, 0}, /* 16 */
    {3, 0, 0}, /* 17 */
    {0, 0, 0}, /* 18 */
    {1, 0, 1}, /* 19 */
    {2, 0, 2}, /* 20 */
    {5, 0, 3}, /* 21 */
    {6, 0, 4}, /* 22 */
    {0, 0, 0}, /* 23 */
    {2, 0, 0}, /* 24 */
    {3, 0, 0}, /* 25 */
    {0, 0, 0}, /* 26 */
    {1, 0, 1}, /* 27 */
    {3, 0, 4}, /* 28 */
    {4, 0, 5}, /* 29 */
    {5, 0, 2}, /* 30 */
    {6, 0, 3}, /* 31 */
    {0, 0, 0}, /* 32 */
    {1, 0, 1}, /* 33 */
    {2, 0, 3}, /* 34 */
    {3, 0, 4}, /* 35 */
    {4, 0, 2}, /* 36 */
    {0, 0, 0}, /* 37 */
    {6, 0, 1}, /* 38 */
    {0, 0, 0}, /* 39 */
    {1, 0, 1}, /* 40 */
    {2, 0, 2}, /* 41 */
    {4, 0, 3}, /* 42 */
    {0, 0, 0}, /* 43 */
    {1, 0, 1}, /* 44 */
    {3, 0, 2}, /* 45 */
};

const tni_saved_row tni_derivative_saved[] = {
    {4, 2, 0, 0x2}, /* 0 */
    {0, 1, 0, 0x1}, /* 1 */
    {0, 0, 0, 0x2}, /* 2 */
    {4, 1, 0, 0x1}, /* 3 */
    {0, 1, 0, 0x3}, /* 4 */
    {0, 0, 0, 0x2}, /* 5 */
    {4, 1, 0, 0x1}, /* 6 */
    {2, 0, 0, 0x1}, /* 7 */
    {0, 0, 0, 0x1}, /* 8 */
    {1, 0, 0, 0x1}, /* 9 */
    {0, 1, 0, 0x1}, /* 10 */
    {4, 2, 0, 0x1}, /* 11 */
    {0, 0, 0, 0x2}, /* 12 */
    {0, 1, 0, 0x2}, /* 13 */
    {0, 0, 0, 0x3}, /* 14 */
    {0, 1, 0, 0x3}, /* 15 */
    {0, 2, 0, 0x2}, /* 16 */
    {4, 3, 0, 0x6}, /* 17 */
    {0, 1, 0, 0x4}, /* 18 */
    {2, 0, 0, 0x1}, /* 19 */
    {4, 1, 0, 0x1}, /* 20 */
    {4, 2, 0, 0x1}, /* 21 */
    {2, 0, 0, 0x1}, /* 22 */
    {4, 2, 0, 0x1}, /* 23 */
    {1, 1, 0, 0x1}, /* 24 */
    {4, 1, 0, 0x1}, /* 25 */
    {4, 3, 0, 0x1}, /* 26 */
    {0, 2, 0, 0x2}, /* 27 */
    {4, 4, 0, 0x6}, /* 28 */
    {0, 1, 0, 0x4}, /* 29 */
    {2, 1, 0, 0x1}, /* 30 */
    {4, 2, 0, 0x3}, /* 31 */
    {4, 3, 0, 0x3}, /* 32 */
    {4, 4, 0, 0x3}, /* 33 */
    {2, 0, 0, 0x1}, /* 34 */
    {4, 1, 0, 0x1}, /* 35 */
    {4, 2, 0, 0x1}, /* 36 */
    {4, 3, 0, 0x1}, /* 37 */
    {4, 2, 0, 0x1}, /* 38 */
    {4, 3, 0, 0x1}, /* 39 */
    {4, 4, 0, 0x1}, /* 40 */
    {2, 0, 0, 0x1}, /* 41 */
    {4, 2, 0, 0x1}, /* 42 */
    {4, 3, 0, 0x1}, /* 43 */
    {4, 1, 0, 0x1}, /* 44 */
    {4, 4, 0, 0x1}, /* 45 */
    {4, 2, 0, 0x1}, /* 46 */
    {4, 3, 0, 0x1}, /* 47 */
    {4, 4, 0, 0x1}, /* 48 */
    {4, 5, 0, 0x1}, /* 49 */
    {2, 1, 0, 0x1}, /* 50 */
    {4, 2, 0, 0x3}, /* 51 */
    {4, 3, 0, 0x3}, /* 52 */
    {4, 4, 0, 0x3}, /* 53 */
    {4, 5, 0, 0x3}, /* 54 */
    {4, 2, 0, 0x1}, /* 55 */
    {2, 0, 0, 0x1}, /* 56 */
    {4, 1, 0, 0x1}, /* 57 */
    {4, 3, 0, 0x1}, /* 58 */
    {2, 0, 0, 0x1}, /* 59 */
    {4, 1, 0, 0x1}, /* 60 */
    {0, 2, 0, 0x1}, /* 61 */
    {2, 0, 0, 0x1}, /* 62 */
    {0, 1, 0, 0x1}, /* 63 */
    {2, 0, 0, 0x1}, /* 64 */
    {0, 1, 0, 0x1}, /* 65 */
    {0, 2, 0, 0x1}, /* 66 */
    {0, 1, 0, 0x2}, /* 67 */
    {0, 2, 0, 0x2}, /* 68 */
    {4, 1, 0, 0x2}, /* 69 */
    {0, 2, 0, 0x2}, /* 70 */
    {2, 3, 0, 0x2}, /* 71 */
    {4, 4, 0, 0x2}, /* 72 */
    {4, 1, 0, 0x3}, /* 73 */
    {0, 2, 0, 0x3}, /* 74 */
    {2, 3, 0, 0x2}, /* 75 */
    {4, 3, 0, 0x1}, /* 76 */
    {2, 2, 0, 0x1}, /* 77 */
    {0, 1, 0, 0x3}, /* 78 */
    {0, 3, 0, 0x3}, /* 79 */
    {0, 2, 0, 0x3}, /* 80 */
    {4, 1, 0, 0x3}, /* 81 */
    {4, 4, 0, 0x3}, /* 82 */
    {4, 5, 0, 0x3}, /* 83 */
    {2, 0, 0, 0x1}, /* 84 */
    {0, 0, 0, 0x3}, /* 85 */
    {1, 0, 0, 0x3}, /* 86 */
    {0, 1, 0, 0x3}, /* 87 */
    {2, 2, 0, 0x2}, /* 88 */
    {4, 3, 0, 0x1}, /* 89 */
    {2, 2, 0, 0x3}, /* 90 */
    {0, 1, 0, 0x3}, /* 91 */
    {4, 4, 0, 0x3}, /* 92 */
    {2, 3, 0, 0x3}, /* 93 */
    {4, 5, 0, 0x3}, /* 94 */
    {4, 1, 0, 0x3}, /* 95 */
    {0, 2, 0, 0x3}, /* 96 */
    {2, 0, 0, 0x1}, /* 97 */
    {0, 3, 0, 0x3}, /* 98 */
    {0, 0, 0, 0x3}, /* 99 */
    {1, 0, 0, 0x3}, /* 100 */
    {4, 2, 0, 0x1}, /* 101 */
    {0, 0, 0, 0x1}, /* 102 */
    {4, 1, 0, 0x1}, /* 103 */
    {4, 3, 0, 0x1}, /* 104 */
    {0, 0, 0, 0x1}, /* 105 */
    {0, 1, 0, 0x1}, /* 106 */
    {4, 3, 0, 0x1}, /* 107 */
    {4, 4, 0, 0x1}, /* 108 */
    {4, 5, 0, 0x1}, /* 109 */
    {4, 6, 0, 0x1}, /* 110 */
    {4, 7, 0, 0x1}, /* 111 */
    {4, 8, 0, 0x1}, /* 112 */
    {0, 2, 0, 0x5}, /* 113 */
    {4, 4, 0, 0x7}, /* 114 */
    {4, 5, 0, 0x7}, /* 115 */
    {4, 6, 0, 0x7}, /* 116 */
    {4, 7, 0, 0x7}, /* 117 */
    {4, 8, 0, 0x7}, /* 118 */
    {4, 9, 0, 0x7}, /* 119 */
    {2, 0, 0, 0x1}, /* 120 */
    {0, 1, 0, 0x3}, /* 121 */
    {0, 0, 0, 0x6}, /* 122 */
    {2, 1, 0, 0x2}, /* 123 */
    {2, 2, 0, 0x4}, /* 124 */
    {0, 0, 0, 0x1}, /* 125 */
    {0, 1, 0, 0x1}, /* 126 */
    {4, 4, 0, 0x1}, /* 127 */
    {4, 5, 0, 0x1}, /* 128 */
    {0, 0, 0, 0x1}, /* 129 */
    {0, 1, 0, 0x1}, /* 130 */
    {4, 4, 0, 0x1}, /* 131 */
    {4, 5, 0, 0x1}, /* 132 */
    {4, 6, 0, 0x1}, /* 133 */
    {0, 0, 0, 0x1}, /* 134 */
    {0, 1, 0, 0x1}, /* 135 */
    {4, 4, 0, 0x1}, /* 136 */
    {4, 5, 0, 0x1}, /* 137 */
    {4, 7, 0, 0x1}, /* 138 */
    {4, 6, 0, 0x1}, /* 139 */
    {2, 0, 0, 0x1}, /* 140 */
    {4, 1, 0, 0x1}, /* 141 */
    {4, 2, 0, 0x1}, /* 142 */
    {4, 3, 0, 0x1}, /* 143 */
    {4, 4, 0, 0x1}, /* 144 */
    {0, 0, 0, 0x1}, /* 145 */
    {1, 1, 0, 0x1}, /* 146 */
    {0, 0, 0, 0x1}, /* 147 */
    {4, 1, 0, 0x1}, /* 148 */
    {4, 2, 0, 0x1}, /* 149 */
    {4, 3, 0, 0x1}, /* 150 */
    {4, 4, 0, 0x1}, /* 151 */
    {4, 5, 0, 0x1}, /* 152 */
    {4, 6, 0, 0x1}, /* 153 */
    {4, 2, 0, 0x1}, /* 154 */
    {4, 3, 0, 0x1}, /* 155 */
    {4, 4, 0, 0x1}, /* 156 */
    {4, 5, 0, 0x1}, /* 157 */
    {4, 6, 0, 0x1}, /* 158 */
    {4, 7, 0, 0x1}, /* 159 */
    {0, 0, 0, 0x1}, /* 160 */
    {4, 1, 0, 0x1}, /* 161 */
    {4, 2, 0, 0x1}, /* 162 */
    {1, 1, 0, 0x1}, /* 163 */
    {0, 4, 0, 0x1}, /* 164 */
    {0, 0, 0, 0x1}, /* 165 */
    {4, 1, 0, 0x1}, /* 166 */
    {4, 2, 0, 0x1}, /* 167 */
    {4, 3, 0, 0x1}, /* 168 */
    {4, 4, 0, 0x1}, /* 169 */
    {4, 5, 0, 0x1}, /* 170 */
    {1, 1, 0, 0x1}, /* 171 */
    {0, 7, 0, 0x1}, /* 172 */
    {1, 0, 0, 0x1}, /* 173 */
    {0, 0, 0, 0x1}, /* 174 */
    {4, 1, 0, 0x1}, /* 175 */
    {0, 2, 0, 0x1}, /* 176 */
    {0, 4, 0, 0x1}, /* 177 */
    {4, 5, 0, 0x1}, /* 178 */
    {4, 7, 0, 0x1}, /* 179 */
    {0, 0, 0, 0x1}, /* 180 */
    {0, 1, 0, 0x1}, /* 181 */
    {0, 3, 0, 0x1}, /* 182 */
    {0, 4, 0, 0x1}, /* 183 */
    {1, 1, 0, 0x1}, /* 184 */
    {1, 2, 0, 0x1}, /* 185 */
    {4, 5, 0, 0x1}, /* 186 */
    {4, 7, 0, 0x1}, /* 187 */
    {0, 0, 0, 0x1}, /* 188 */
    {0, 1, 0, 0x1}, /* 189 */
    {1, 1, 0, 0x1}, /* 190 */
    {1, 2, 0, 0x1}, /* 191 */
    {4, 3, 0, 0x1}, /* 192 */
    {4, 5, 0, 0x1}, /* 193 */
    {0, 0, 0, 0x1}, /* 194 */
    {0, 1, 0, 0x1}, /* 195 */
    {0, 3, 0, 0x1}, /* 196 */
    {0, 4, 0, 0x1}, /* 197 */
    {1, 1, 0, 0x1}, /* 198 */
    {1, 2, 0, 0x1}, /* 199 */
    {4, 6, 0, 0x1}, /* 200 */
    {0, 0, 0, 0x1}, /* 201 */
    {0, 1, 0, 0x1}, /* 202 */
    {1, 1, 0, 0x1}, /* 203 */
    {1, 2, 0, 0x1}, /* 204 */
    {4, 6, 0, 0x1}, /* 205 */
    {2, 1, 0, 0x7}, /* 206 */
    {0, 1, 0, 0x7}, /* 207 */
    {4, 7, 0, 0x7}, /* 208 */
    {0, 2, 0, 0x3}, /* 209 */
    {4, 8, 0, 0x7}, /* 210 */
    {0, 4, 0, 0x7}, /* 211 */
    {0, 3, 0, 0x1}, /* 212 */
    {0, 0, 0, 0x6}, /* 213 */
    {2, 1, 0, 0x7}, /* 214 */
    {0, 2, 0, 0x3}, /* 215 */
    {0, 1, 0, 0x7}, /* 216 */
    {4, 7, 0, 0x7}, /* 217 */
    {4, 8, 0, 0x7}, /* 218 */
    {0, 4, 0, 0x7}, /* 219 */
    {0, 3, 0, 0x1}, /* 220 */
    {0, 0, 0, 0x6}, /* 221 */
    {0, 0, 0, 0x1}, /* 222 */
    {4, 1, 0, 0x1}, /* 223 */
    {1, 1, 0, 0x1}, /* 224 */
    {1, 2, 0, 0x1}, /* 225 */
    {0, 2, 0, 0x1}, /* 226 */
    {0, 3, 0, 0x1}, /* 227 */
    {0, 4, 0, 0x7}, /* 228 */
    {0, 3, 0, 0x7}, /* 229 */
    {2, 1, 0, 0xf}, /* 230 */
    {0, 1, 0, 0x7}, /* 231 */
    {0, 5, 0, 0x3}, /* 232 */
    {2, 0, 0, 0x6}, /* 233 */
    {0, 0, 0, 0x6}, /* 234 */
    {4, 2, 0, 0xc}, /* 235 */
    {0, 0, 0, 0x1}, /* 236 */
    {1, 1, 0, 0x1}, /* 237 */
    {1, 2, 0, 0x1}, /* 238 */
    {0, 1, 0, 0x1}, /* 239 */
    {4, 3, 0, 0x1}, /* 240 */
    {4, 4, 0, 0x1}, /* 241 */
    {4, 5, 0, 0x1}, /* 242 */
    {4, 6, 0, 0x1}, /* 243 */
    {4, 5, 0, 0x7}, /* 244 */
    {4, 8, 0, 0x7}, /* 245 */
    {4, 6, 0, 0x7}, /* 246 */
    {4, 7, 0, 0x7}, /* 247 */
    {0, 1, 0, 0x7}, /* 248 */
    {0, 2, 0, 0x7}, /* 249 */
    {0, 3, 0, 0x7}, /* 250 */
    {0, 4, 0, 0x3}, /* 251 */
    {0, 0, 0, 0x6}, /* 252 */
    {2, 0, 0, 0x1}, /* 253 */
    {1, 0, 0, 0x1}, /* 254 */
    {4, 1, 0, 0x1}, /* 255 */
    {0, 1, 0, 0x3}, /* 256 */
    {4, 2, 0, 0x3}, /* 257 */
    {4, 3, 0, 0x1}, /* 258 */
    {0, 0, 0, 0x2}, /* 259 */
    {0, 1, 0, 0x3}, /* 260 */
    {4, 2, 0, 0x3}, /* 261 */
    {0, 0, 0, 0x2}, /* 262 */
    {4, 2, 0, 0x1}, /* 263 */
    {4, 1, 0, 0x1}, /* 264 */
    {1, 1, 0, 0x1}, /* 265 */
    {0, 0, 0, 0x1}, /* 266 */
    {0, 1, 0, 0x1}, /* 267 */
    {0, 2, 0, 0x1}, /* 268 */
    {1, 0, 0, 0x1}, /* 269 */
    {1, 1, 0, 0x1}, /* 270 */
    {4, 3, 0, 0x1}, /* 271 */
    {4, 4, 0, 0x1}, /* 272 */
    {0, 5, 0, 0x1}, /* 273 */
    {4, 6, 0, 0x1}, /* 274 */
    {4, 4, 0, 0x1}, /* 275 */
    {2, 0, 0, 0x1}, /* 276 */
    {0, 1, 0, 0x1}, /* 277 */
    {4, 2, 0, 0x1}, /* 278 */
    {4, 3, 0, 0x1}, /* 279 */
    {4, 5, 0, 0x1}, /* 280 */
    {2, 0, 0, 0x1}, /* 281 */
    {0, 1, 0, 0x3}, /* 282 */
    {1, 1, 0, 0x3}, /* 283 */
    {1, 2, 0, 0x1}, /* 284 */
    {1, 3, 0, 0x1}, /* 285 */
    {4, 3, 0, 0x1}, /* 286 */
    {4, 4, 0, 0x3}, /* 287 */
    {0, 6, 0, 0x1}, /* 288 */
    {4, 8, 0, 0x3}, /* 289 */
    {0, 0, 0, 0x2}, /* 290 */
    {0, 2, 0, 0x2}, /* 291 */
    {4, 1, 0, 0x1}, /* 292 */
    {4, 3, 0, 0x1}, /* 293 */
    {4, 4, 0, 0x1}, /* 294 */
    {4, 5, 0, 0x1}, /* 295 */
    {2, 0, 0, 0x1}, /* 296 */
    {4, 1, 0, 0x1}, /* 297 */
    {4, 2, 0, 0x1}, /* 298 */
    {4, 3, 0, 0x1}, /* 299 */
    {4, 4, 0, 0x1}, /* 300 */
    {4, 5, 0, 0x1}, /* 301 */
    {4, 1, 0, 0x1}, /* 302 */
    {4, 3, 0, 0x1}, /* 303 */
    {4, 4, 0, 0x1}, /* 304 */
    {4, 5, 0, 0x1}, /* 305 */
    {4, 6, 0, 0x1}, /* 306 */
    {0, 0, 0, 0x1}, /* 307 */
    {0, 1, 0, 0x1}, /* 308 */
    {4, 2, 0, 0x1}, /* 309 */
    {4, 3, 0, 0x1}, /* 310 */
    {4, 4, 0, 0x1}, /* 311 */
    {0, 0, 0, 0x3}, /* 312 */
    {0, 1, 0, 0x3}, /* 313 */
    {4, 2, 0, 0x3}, /* 314 */
    {1, 0, 0, 0x3}, /* 315 */
    {1, 0, 0, 0x3}, /* 316 */
    {0, 0, 0, 0x3}, /* 317 */
    {0, 1, 0, 0x3}, /* 318 */
    {0, 0, 0, 0x1}, /* 319 */
    {4, 1, 0, 0x1}, /* 320 */
    {1, 0, 0, 0x1}, /* 321 */
    {0, 0, 0, 0x3}, /* 322 */
    {0, 1, 0, 0x1}, /* 323 */
    {0, 2, 0, 0x3}, /* 324 */
    {4, 3, 0, 0x3}, /* 325 */
    {0, 1, 0, 0x7}, /* 326 */
    {0, 2, 0, 0x3}, /* 327 */
    {0, 3, 0, 0x7}, /* 328 */
    {4, 4, 0, 0x7}, /* 329 */
    {0, 0, 0, 0x6}, /* 330 */
    {0, 3, 0, 0x3}, /* 331 */
    {0, 1, 0, 0x1}, /* 332 */
    {0, 0, 0, 0x3}, /* 333 */
    {0, 2, 0, 0x3}, /* 334 */
    {4, 4, 0, 0x3}, /* 335 */
    {0, 0, 0, 0x3}, /* 336 */
    {0, 1, 0, 0x3}, /* 337 */
    {4, 2, 0, 0x3}, /* 338 */
    {4, 3, 0, 0x3}, /* 339 */
    {0, 1, 0, 0x7}, /* 340 */
    {0, 2, 0, 0x7}, /* 341 */
    {4, 3, 0, 0x7}, /* 342 */
    {4, 4, 0, 0x7}, /* 343 */
    {0, 0, 0, 0x6}, /* 344 */
    {0, 1, 0, 0x1}, /* 345 */
    {0, 2, 0, 0x1}, /* 346 */
    {4, 3, 0, 0x7}, /* 347 */
    {0, 0, 0, 0x6}, /* 348 */
    {0, 0, 0, 0x1}, /* 349 */
    {0, 1, 0, 0x1}, /* 350 */
    {4, 2, 0, 0x1}, /* 351 */
    {4, 3, 0, 0x1}, /* 352 */
    {0, 4, 0, 0x1}, /* 353 */
    {4, 5, 0, 0x1}, /* 354 */
    {0, 0, 0, 0x1}, /* 355 */
    {0, 1, 0, 0x1}, /* 356 */
    {4, 2, 0, 0x1}, /* 357 */
    {1, 1, 0, 0x1}, /* 358 */
    {0, 0, 0, 0x1}, /* 359 */
    {0, 1, 0, 0x1}, /* 360 */
    {0, 2, 0, 0x1}, /* 361 */
    {4, 3, 0, 0x1}, /* 362 */
    {4, 4, 0, 0x1}, /* 363 */
    {1, 1, 0, 0x1}, /* 364 */
    {0, 2, 0, 0x1}, /* 365 */
    {0, 3, 0, 0x1}, /* 366 */
    {4, 4, 0, 0x1}, /* 367 */
    {4, 5, 0, 0x1}, /* 368 */
    {0, 1, 0, 0x3}, /* 369 */
    {0, 2, 0, 0x3}, /* 370 */
    {4, 3, 0, 0x3}, /* 371 */
    {0, 0, 0, 0x2}, /* 372 */
    {0, 0, 0, 0x1}, /* 373 */
    {0, 1, 0, 0x1}, /* 374 */
    {4, 2, 0, 0x1}, /* 375 */
    {4, 3, 0, 0x1}, /* 376 */
    {1, 0, 0, 0x1}, /* 377 */
    {1, 1, 0, 0x1}, /* 378 */
    {4, 4, 0, 0x1}, /* 379 */
    {4, 5, 0, 0x1}, /* 380 */
    {0, 0, 0, 0x1}, /* 381 */
    {0, 1, 0, 0x1}, /* 382 */
    {0, 2, 0, 0x1}, /* 383 */
    {0, 3, 0, 0x1}, /* 384 */
    {1, 0, 0, 0x1}, /* 385 */
    {1, 1, 0, 0x1}, /* 386 */
    {4, 4, 0, 0x1}, /* 387 */
    {4, 5, 0, 0x1}, /* 388 */
};

const tni_formula_row tni_derivative_formulas[] = {
    {0, 0, 0x1}, /* 0 */
    {1, 0, 0x2}, /* 1 */
    {0, 0, 0x1}, /* 2 */
    {4, 0, 0x2}, /* 3 */
    {6, 0, 0x1}, /* 4 */
    {7, 0, 0x2}, /* 5 */
    {9, 0, 0x1}, /* 6 */
    {10, 0, 0x1}, /* 7 */
    {11, 0, 0x2}, /* 8 */
    {13, 0, 0x1}, /* 9 */
    {14, 0, 0x1}, /* 10 */
    {17, 0, 0x1}, /* 11 */
    {19, 0, 0x1}, /* 12 */
    {21, 0, 0x1}, /* 13 */
    {23, 0, 0x1}, /* 14 */
    {24, 0, 0x2}, /* 15 */
    {26, 0, 0x1}, /* 16 */
    {28, 0, 0x1}, /* 17 */
    {30, 0, 0x1}, /* 18 */
    {31, 0, 0x2}, /* 19 */
    {32, 0, 0x1}, /* 20 */
    {33, 0, 0x2}, /* 21 */
    {0, 0, 0x1}, /* 22 */
    {34, 0, 0x2}, /* 23 */
    {35, 0, 0x4}, /* 24 */
    {37, 0, 0x1}, /* 25 */
    {38, 0, 0x1}, /* 26 */
    {39, 0, 0x1}, /* 27 */
    {41, 0, 0x1}, /* 28 */
    {42, 0, 0x1}, /* 29 */
    {43, 0, 0x2}, /* 30 */
    {9, 0, 0x1}, /* 31 */
    {45, 0, 0x2}, /* 32 */
    {46, 0, 0x4}, /* 33 */
    {48, 0, 0x1}, /* 34 */
    {50, 0, 0x1}, /* 35 */
    {51, 0, 0x2}, /* 36 */
    {52, 0, 0x1}, /* 37 */
    {53, 0, 0x1}, /* 38 */
    {54, 0, 0x1}, /* 39 */
    {55, 0, 0x1}, /* 40 */
    {56, 0, 0x1}, /* 41 */
    {57, 0, 0x2}, /* 42 */
    {58, 0, 0x1}, /* 43 */
    {59, 0, 0x1}, /* 44 */
    {60, 0, 0x1}, /* 45 */
    {61, 0, 0x1}, /* 46 */
    {62, 0, 0x1}, /* 47 */
    {63, 0, 0x2}, /* 48 */
    {64, 0, 0x1}, /* 49 */
    {65, 0, 0x1}, /* 50 */
    {66, 0, 0x1}, /* 51 */
    {67, 0, 0x2}, /* 52 */
    {68, 0, 0x1}, /* 53 */
    {69, 0, 0x1}, /* 54 */
    {70, 0, 0x1}, /* 55 */
    {71, 0, 0x1}, /* 56 */
    {72, 0, 0x1}, /* 57 */
    {73, 0, 0x1}, /* 58 */
    {74, 0, 0x1}, /* 59 */
    {75, 0, 0x1}, /* 60 */
    {76, 0, 0x1}, /* 61 */
    {77, 0, 0x1}, /* 62 */
    {26, 0, 0x1}, /* 63 */
    {78, 0, 0x2}, /* 64 */
    {26, 0, 0x1}, /* 65 */
    {81, 0, 0x2}, /* 66 */
    {83, 0, 0x1}, /* 67 */
    {84, 0, 0x1}, /* 68 */
    {85, 0, 0x1}, /* 69 */
    {86, 0, 0x1}, /* 70 */
    {87, 0, 0x1}, /* 71 */
    {88, 0, 0x1}, /* 72 */
    {89, 0, 0x1}, /* 73 */
    {90, 0, 0x1}, /* 74 */
    {91, 0, 0x1}, /* 75 */
    {92, 0, 0x1}, /* 76 */
    {93, 0, 0x1}, /* 77 */
    {94, 0, 0x1}, /* 78 */
    {95, 0, 0x1}, /* 79 */
    {97, 0, 0x1}, /* 80 */
    {98, 0, 0x1}, /* 81 */
    {99, 0, 0x1}, /* 82 */
    {100, 0, 0x1}, /* 83 */
    {0, 0, 0x1}, /* 84 */
    {102, 0, 0x2}, /* 85 */
    {0, 0, 0x1}, /* 86 */
    {103, 0, 0x2}, /* 87 */
    {104, 0, 0x1}, /* 88 */
    {105, 0, 0x2}, /* 89 */
    {104, 0, 0x1}, /* 90 */
    {107, 0, 0x2}, /* 91 */
    {109, 0, 0x1}, /* 92 */
    {110, 0, 0x2}, /* 93 */
    {111, 0, 0x1}, /* 94 */
    {112, 0, 0x2}, /* 95 */
    {113, 0, 0x1}, /* 96 */
    {114, 0, 0x2}, /* 97 */
    {115, 0, 0x1}, /* 98 */
    {116, 0, 0x1}, /* 99 */
    {116, 0, 0x1}, /* 100 */
    {118, 0, 0x2}, /* 101 */
    {116, 0, 0x1}, /* 102 */
    {120, 0, 0x2}, /* 103 */
    {121, 0, 0x1}, /* 104 */
    {122, 0, 0x1}, /* 105 */
    {123, 0, 0x2}, /* 106 */
    {124, 0, 0x1}, /* 107 */
    {125, 0, 0x2}, /* 108 */
    {0, 0, 0x1}, /* 109 */
    {125, 0, 0x2}, /* 110 */
    {127, 0, 0x1}, /* 111 */
    {128, 0, 0x2}, /* 112 */
    {129, 0, 0x1}, /* 113 */
    {130, 0, 0x1}, /* 114 */
    {131, 0, 0x2}, /* 115 */
    {133, 0, 0x1}, /* 116 */
    {134, 0, 0x1}, /* 117 */
    {135, 0, 0x1}, /* 118 */
    {136, 0, 0x1}, /* 119 */
    {137, 0, 0x1}, /* 120 */
    {138, 0, 0x1}, /* 121 */
    {139, 0, 0x1}, /* 122 */
    {140, 0, 0x1}, /* 123 */
    {141, 0, 0x7}, /* 124 */
    {143, 0, 0x1}, /* 125 */
    {144, 0, 0x2}, /* 126 */
    {145, 0, 0x4}, /* 127 */
    {146, 0, 0x7}, /* 128 */
    {147, 0, 0x7}, /* 129 */
    {148, 0, 0x7}, /* 130 */
    {149, 0, 0x7}, /* 131 */
    {150, 0, 0x7}, /* 132 */
    {151, 0, 0x1}, /* 133 */
    {152, 0, 0x1}, /* 134 */
    {153, 0, 0x1}, /* 135 */
    {154, 0, 0x1}, /* 136 */
    {24, 0, 0x2}, /* 137 */
    {156, 0, 0x1}, /* 138 */
    {157, 0, 0x1}, /* 139 */
    {24, 0, 0x2}, /* 140 */
    {159, 0, 0x1}, /* 141 */
    {161, 0, 0x1}, /* 142 */
    {24, 0, 0x2}, /* 143 */
    {163, 0, 0x1}, /* 144 */
    {165, 0, 0x1}, /* 145 */
    {24, 0, 0x2}, /* 146 */
    {167, 0, 0x1}, /* 147 */
    {168, 0, 0x1}, /* 148 */
    {24, 0, 0x2}, /* 149 */
    {170, 0, 0x1}, /* 150 */
    {171, 0, 0x1}, /* 151 */
    {24, 0, 0x2}, /* 152 */
    {173, 0, 0x1}, /* 153 */
    {175, 0, 0x1}, /* 154 */
    {177, 0, 0x1}, /* 155 */
    {179, 0, 0x1}, /* 156 */
    {181, 0, 0x1}, /* 157 */
    {182, 0, 0x7}, /* 158 */
    {183, 0, 0x7}, /* 159 */
    {184, 0, 0x7}, /* 160 */
    {185, 0, 0x7}, /* 161 */
    {186, 0, 0x7}, /* 162 */
    {187, 0, 0x7}, /* 163 */
    {188, 0, 0x1}, /* 164 */
    {189, 0, 0x2}, /* 165 */
    {190, 0, 0x4}, /* 166 */
    {191, 0, 0x8}, /* 167 */
    {192, 0, 0x10}, /* 168 */
    {193, 0, 0x1}, /* 169 */
    {194, 0, 0x2}, /* 170 */
    {195, 0, 0x4}, /* 171 */
    {196, 0, 0x8}, /* 172 */
    {197, 0, 0x10}, /* 173 */
    {198, 0, 0x7}, /* 174 */
    {199, 0, 0x1}, /* 175 */
    {200, 0, 0x2}, /* 176 */
    {201, 0, 0x10}, /* 177 */
    {202, 0, 0x20}, /* 178 */
    {203, 0, 0x4}, /* 179 */
    {204, 0, 0x8}, /* 180 */
    {205, 0, 0x7}, /* 181 */
    {206, 0, 0x1}, /* 182 */
    {207, 0, 0x2}, /* 183 */
    {208, 0, 0x10}, /* 184 */
    {209, 0, 0x4}, /* 185 */
    {210, 0, 0x8}, /* 186 */
    {211, 0, 0x1}, /* 187 */
    {213, 0, 0x1}, /* 188 */
    {214, 0, 0x2}, /* 189 */
    {216, 0, 0x1}, /* 190 */
    {218, 0, 0x1}, /* 191 */
    {219, 0, 0x2}, /* 192 */
    {221, 0, 0x1}, /* 193 */
    {223, 0, 0x1}, /* 194 */
    {224, 0, 0x2}, /* 195 */
    {226, 0, 0x7}, /* 196 */
    {227, 0, 0x1}, /* 197 */
    {228, 0, 0x1}, /* 198 */
    {230, 0, 0x1}, /* 199 */
    {231, 0, 0x2}, /* 200 */
    {232, 0, 0x1}, /* 201 */
    {233, 0, 0x1}, /* 202 */
    {24, 0, 0x2}, /* 203 */
    {235, 0, 0x1}, /* 204 */
    {236, 0, 0x1}, /* 205 */
    {24, 0, 0x2}, /* 206 */
    {238, 0, 0x1}, /* 207 */
    {239, 0, 0x1}, /* 208 */
    {24, 0, 0x2}, /* 209 */
    {241, 0, 0x1}, /* 210 */
    {242, 0, 0x1}, /* 211 */
    {24, 0, 0x2}, /* 212 */
    {244, 0, 0x1}, /* 213 */
    {245, 0, 0x1}, /* 214 */
    {24, 0, 0x2}, /* 215 */
    {247, 0, 0x1}, /* 216 */
    {248, 0, 0x1}, /* 217 */
    {24, 0, 0x2}, /* 218 */
    {250, 0, 0x1}, /* 219 */
    {251, 0, 0x1}, /* 220 */
    {252, 0, 0x1}, /* 221 */
    {253, 0, 0x1}, /* 222 */
    {254, 0, 0x1}, /* 223 */
    {255, 0, 0x1}, /* 224 */
    {256, 0, 0x1}, /* 225 */
    {257, 0, 0x1}, /* 226 */
    {258, 0, 0x1}, /* 227 */
    {259, 0, 0x1}, /* 228 */
    {260, 0, 0x1}, /* 229 */
    {261, 0, 0x1}, /* 230 */
    {262, 0, 0x1}, /* 231 */
    {263, 0, 0x1}, /* 232 */
    {264, 0, 0x1}, /* 233 */
    {265, 0, 0x1}, /* 234 */
    {266, 0, 0x1}, /* 235 */
    {267, 0, 0x1}, /* 236 */
    {268, 0, 0x1}, /* 237 */
    {269, 0, 0x1}, /* 238 */
    {270, 0, 0x1}, /* 239 */
    {271, 0, 0x1}, /* 240 */
    {272, 0, 0x1}, /* 241 */
    {273, 0, 0x1}, /* 242 */
    {274, 0, 0x1}, /* 243 */
    {275, 0, 0x1}, /* 244 */
    {276, 0, 0x3}, /* 245 */
    {277, 0, 0x1}, /* 246 */
    {277, 0, 0x2}, /* 247 */
    {277, 0, 0x4}, /* 248 */
    {278, 0, 0x3}, /* 249 */
    {279, 0, 0x1}, /* 250 */
    {279, 0, 0x2}, /* 251 */
    {279, 0, 0x4}, /* 252 */
    {280, 0, 0x1}, /* 253 */
    {281, 0, 0x2}, /* 254 */
    {282, 0, 0x1}, /* 255 */
    {282, 0, 0x2}, /* 256 */
    {282, 0, 0x4}, /* 257 */
    {282, 0, 0x8}, /* 258 */
    {283, 0, 0x1}, /* 259 */
    {284, 0, 0x2}, /* 260 */
    {285, 0, 0x1}, /* 261 */
    {286, 0, 0x1}, /* 262 */
    {286, 0, 0x2}, /* 263 */
    {286, 0, 0x4}, /* 264 */
    {287, 0, 0x1}, /* 265 */
    {288, 0, 0x2}, /* 266 */
    {287, 0, 0x1}, /* 267 */
    {290, 0, 0x2}, /* 268 */
    {291, 0, 0x4}, /* 269 */
    {292, 0, 0x1}, /* 270 */
    {293, 0, 0x2}, /* 271 */
    {295, 0, 0x1}, /* 272 */
    {296, 0, 0x2}, /* 273 */
    {295, 0, 0x1}, /* 274 */
    {298, 0, 0x2}, /* 275 */
    {299, 0, 0x4}, /* 276 */
    {300, 0, 0x1}, /* 277 */
    {301, 0, 0x2}, /* 278 */
    {300, 0, 0x1}, /* 279 */
    {303, 0, 0x2}, /* 280 */
    {304, 0, 0x4}, /* 281 */
    {305, 0, 0x1}, /* 282 */
    {306, 0, 0x1}, /* 283 */
    {307, 0, 0x1}, /* 284 */
    {308, 0, 0x1}, /* 285 */
    {24, 0, 0x2}, /* 286 */
    {309, 0, 0x1}, /* 287 */
    {310, 0, 0x1}, /* 288 */
    {24, 0, 0x2}, /* 289 */
    {311, 0, 0x1}, /* 290 */
    {312, 0, 0x2}, /* 291 */
    {311, 0, 0x1}, /* 292 */
    {314, 0, 0x2}, /* 293 */
    {315, 0, 0x4}, /* 294 */
    {316, 0, 0x1}, /* 295 */
    {316, 0, 0x1}, /* 296 */
    {318, 0, 0x2}, /* 297 */
    {319, 0, 0x1}, /* 298 */
    {320, 0, 0x1}, /* 299 */
};

const tni_forward_row tni_derivative_forwards[] = {
    {2, 0, 0, 0x3}, /* 0 */
    {3, 0, 0, 0x1}, /* 1 */
    {5, 0, 0, 0x3}, /* 2 */
    {8, 0, 0, 0x3}, /* 3 */
    {65535, 0, 0, 0x1}, /* 4 */
    {12, 0, 0, 0x3}, /* 5 */
    {15, 0, 0, 0x1}, /* 6 */
    {16, 0, 0, 0x1}, /* 7 */
    {18, 0, 0, 0x1}, /* 8 */
    {20, 0, 0, 0x1}, /* 9 */
    {22, 0, 0, 0x1}, /* 10 */
    {25, 0, 0, 0x1}, /* 11 */
    {27, 0, 0, 0x1}, /* 12 */
    {29, 0, 0, 0x1}, /* 13 */
    {36, 0, 0, 0x7}, /* 14 */
    {40, 0, 0, 0x1}, /* 15 */
    {44, 0, 0, 0x3}, /* 16 */
    {47, 0, 0, 0x7}, /* 17 */
    {49, 0, 0, 0x1}, /* 18 */
    {65535, 0, 0, 0x3}, /* 19 */
    {79, 0, 0, 0x2}, /* 20 */
    {80, 0, 0, 0x1}, /* 21 */
    {82, 0, 0, 0x2}, /* 22 */
    {96, 0, 0, 0x1}, /* 23 */
    {101, 0, 0, 0x1}, /* 24 */
    {106, 0, 0, 0x1}, /* 25 */
    {108, 0, 0, 0x3}, /* 26 */
    {117, 0, 0, 0x1}, /* 27 */
    {119, 0, 0, 0x3}, /* 28 */
    {126, 0, 0, 0x1}, /* 29 */
    {132, 0, 0, 0x3}, /* 30 */
    {142, 0, 0, 0x7}, /* 31 */
    {155, 0, 0, 0x1}, /* 32 */
    {158, 0, 0, 0x1}, /* 33 */
    {160, 0, 0, 0x1}, /* 34 */
    {162, 0, 0, 0x1}, /* 35 */
    {164, 0, 0, 0x1}, /* 36 */
    {166, 0, 0, 0x1}, /* 37 */
    {169, 0, 0, 0x1}, /* 38 */
    {172, 0, 0, 0x1}, /* 39 */
    {174, 0, 0, 0x1}, /* 40 */
    {176, 0, 0, 0x1}, /* 41 */
    {178, 0, 0, 0x1}, /* 42 */
    {180, 0, 0, 0x1}, /* 43 */
    {212, 0, 0, 0x1}, /* 44 */
    {215, 0, 0, 0x3}, /* 45 */
    {217, 0, 0, 0x1}, /* 46 */
    {220, 0, 0, 0x3}, /* 47 */
    {222, 0, 0, 0x1}, /* 48 */
    {225, 0, 0, 0x1}, /* 49 */
    {229, 0, 0, 0x1}, /* 50 */
    {234, 0, 0, 0x1}, /* 51 */
    {237, 0, 0, 0x1}, /* 52 */
    {240, 0, 0, 0x1}, /* 53 */
    {243, 0, 0, 0x1}, /* 54 */
    {246, 0, 0, 0x1}, /* 55 */
    {249, 0, 0, 0x1}, /* 56 */
    {289, 0, 0, 0x3}, /* 57 */
    {294, 0, 0, 0x3}, /* 58 */
    {297, 0, 0, 0x3}, /* 59 */
    {302, 0, 0, 0x3}, /* 60 */
    {313, 0, 0, 0x3}, /* 61 */
    {317, 0, 0, 0x1}, /* 62 */
};

const uint32_t tni_num_derivative_bindings = 1515;

const tni_derivative_binding tni_derivative_bindings[] = {
    {4, 137, TNI_DERIVATIVE_MISSING, 0}, /* __ilshift__.Scalar */
    {5, 137, TNI_DERIVATIVE_MISSING, 0}, /* __ilshift__.Tensor */
    {8, 137, TNI_DERIVATIVE_MISSING, 0}, /* __irshift__.Scalar */
    {9, 137, TNI_DERIVATIVE_MISSING, 0}, /* __irshift__.Tensor */
    {12, 137, TNI_DERIVATIVE_MISSING, 0}, /* __lshift__.Scalar */
    {13, 137, TNI_DERIVATIVE_OUT, 0}, /* __lshift__.Scalar_out */
    {14, 137, TNI_DERIVATIVE_MISSING, 0}, /* __lshift__.Tensor */
    {15, 137, TNI_DERIVATIVE_OUT, 0}, /* __lshift__.Tensor_out */
    {18, 137, TNI_DERIVATIVE_MISSING, 0}, /* __rshift__.Scalar */
    {19, 137, TNI_DERIVATIVE_OUT, 0}, /* __rshift__.Scalar_out */
    {20, 137, TNI_DERIVATIVE_MISSING, 0}, /* __rshift__.Tensor */
    {21, 137, TNI_DERIVATIVE_OUT, 0}, /* __rshift__.Tensor_out */
    {24, 137, 127, 0}, /* _adaptive_avg_pool2d */
    {25, 137, TNI_DERIVATIVE_OUT, 0}, /* _adaptive_avg_pool2d.out */
    {26, 137, 128, 0}, /* _adaptive_avg_pool2d_backward */
    {27, 137, TNI_DERIVATIVE_OUT, 0}, /* _adaptive_avg_pool2d_backward.out */
    {28, 137, 129, 0}, /* _adaptive_avg_pool3d */
    {29, 137, TNI_DERIVATIVE_OUT, 0}, /* _adaptive_avg_pool3d.out */
    {30, 137, 130, 0}, /* _adaptive_avg_pool3d_backward */
    {31, 137, TNI_DERIVATIVE_OUT, 0}, /* _adaptive_avg_pool3d_backward.out */
    {32, 137, TNI_DERIVATIVE_MISSING, 0}, /* _addmm_activation */
    {33, 137, TNI_DERIVATIVE_OUT, 0}, /* _addmm_activation.out */
    {34, 137, TNI_DERIVATIVE_MISSING, 0}, /* _aminmax */
    {35, 137, TNI_DERIVATIVE_MISSING, 0}, /* _aminmax.dim */
    {36, 137, TNI_DERIVATIVE_OUT, 0}, /* _aminmax.dim_out */
    {37, 137, TNI_DERIVATIVE_OUT, 0}, /* _aminmax.out */
    {38, 137, 155, 0}, /* _batch_norm_no_update */
    {39, 137, TNI_DERIVATIVE_OUT, 0}, /* _batch_norm_no_update.out */
    {40, 137, 154, 0}, /* _batch_norm_with_update */
    {41, 137, TNI_DERIVATIVE_OUT, 0}, /* _batch_norm_with_update.out */
    {42, 137, TNI_DERIVATIVE_MISSING, 0}, /* _batch_norm_with_update_functional */
    {43, 137, 216, 0}, /* _cdist_backward */
    {44, 137, TNI_DERIVATIVE_OUT, 0}, /* _cdist_backward.out */
    {45, 137, 215, 0}, /* _cdist_forward */
    {46, 137, TNI_DERIVATIVE_OUT, 0}, /* _cdist_forward.out */
    {47, 137, TNI_DERIVATIVE_MISSING, 0}, /* _chunk_cat */
    {48, 137, TNI_DERIVATIVE_OUT, 0}, /* _chunk_cat.out */
    {49, 137, 27, 0}, /* _conj */
    {50, 137, 239, 0}, /* _conj_copy */
    {51, 137, TNI_DERIVATIVE_OUT, 0}, /* _conj_copy.out */
    {52, 137, 29, 0}, /* _conj_physical */
    {53, 137, TNI_DERIVATIVE_OUT, 0}, /* _conj_physical.out */
    {54, 137, 118, 0}, /* _convolution */
    {56, 137, TNI_DERIVATIVE_OUT, 0}, /* _convolution.out */
    {58, 137, 237, 0}, /* _ctc_loss */
    {59, 137, 238, 0}, /* _ctc_loss.Tensor */
    {60, 137, TNI_DERIVATIVE_OUT, 0}, /* _ctc_loss.Tensor_out */
    {61, 137, TNI_DERIVATIVE_OUT, 0}, /* _ctc_loss.out */
    {62, 137, TNI_DERIVATIVE_MISSING, 0}, /* _ctc_loss_backward */
    {63, 137, TNI_DERIVATIVE_MISSING, 0}, /* _ctc_loss_backward.Tensor */
    {64, 137, TNI_DERIVATIVE_OUT, 0}, /* _ctc_loss_backward.out */
    {65, 137, TNI_DERIVATIVE_MISSING, 0}, /* _cummax_helper */
    {66, 137, TNI_DERIVATIVE_MISSING, 0}, /* _cummin_helper */
    {68, 137, TNI_DERIVATIVE_OUT, 0}, /* _efficientzerotensor.out */
    {69, 137, 172, 0}, /* _embedding_bag */
    {70, 137, TNI_DERIVATIVE_OUT, 0}, /* _embedding_bag.out */
    {71, 137, TNI_DERIVATIVE_MISSING, 0}, /* _embedding_bag_backward */
    {72, 137, TNI_DERIVATIVE_MISSING, 0}, /* _embedding_bag_dense_backward */
    {73, 137, TNI_DERIVATIVE_OUT, 0}, /* _embedding_bag_dense_backward.out */
    {74, 137, TNI_DERIVATIVE_MISSING, 0}, /* _embedding_bag_forward_only */
    {75, 137, TNI_DERIVATIVE_OUT, 0}, /* _embedding_bag_forward_only.out */
    {76, 137, TNI_DERIVATIVE_MISSING, 0}, /* _embedding_bag_per_sample_weights_backward */
    {77, 137, TNI_DERIVATIVE_OUT, 0}, /* _embedding_bag_per_sample_weights_backward.out */
    {78, 137, 217, 0}, /* _euclidean_dist */
    {79, 137, TNI_DERIVATIVE_OUT, 0}, /* _euclidean_dist.out */
    {80, 137, TNI_DERIVATIVE_MISSING, 0}, /* _fft_c2c */
    {81, 137, TNI_DERIVATIVE_OUT, 0}, /* _fft_c2c.out */
    {82, 137, TNI_DERIVATIVE_MISSING, 0}, /* _fft_c2r */
    {83, 137, TNI_DERIVATIVE_OUT, 0}, /* _fft_c2r.out */
    {84, 137, TNI_DERIVATIVE_MISSING, 0}, /* _fft_r2c */
    {85, 137, TNI_DERIVATIVE_OUT, 0}, /* _fft_r2c.out */
    {88, 137, TNI_DERIVATIVE_MISSING, 0}, /* _histogramdd_bin_edges */
    {89, 137, TNI_DERIVATIVE_OUT, 0}, /* _histogramdd_bin_edges.out */
    {90, 137, TNI_DERIVATIVE_MISSING, 0}, /* _histogramdd_from_bin_cts */
    {91, 137, TNI_DERIVATIVE_OUT, 0}, /* _histogramdd_from_bin_cts.out */
    {92, 137, TNI_DERIVATIVE_MISSING, 0}, /* _histogramdd_from_bin_tensors */
    {93, 137, TNI_DERIVATIVE_OUT, 0}, /* _histogramdd_from_bin_tensors.out */
    {94, 137, TNI_DERIVATIVE_MISSING, 0}, /* _index_put_impl */
    {95, 137, TNI_DERIVATIVE_OUT, 0}, /* _index_put_impl.out */
    {96, 137, 94, 4}, /* _index_put_impl_ */
    {97, 137, TNI_DERIVATIVE_MISSING, 0}, /* _is_all_true */
    {98, 137, TNI_DERIVATIVE_MISSING, 0}, /* _is_any_true */
    {100, 137, TNI_DERIVATIVE_MISSING, 0}, /* _linalg_det */
    {101, 137, TNI_DERIVATIVE_OUT, 0}, /* _linalg_det.result */
    {102, 137, TNI_DERIVATIVE_MISSING, 0}, /* _linalg_eigh */
    {103, 137, TNI_DERIVATIVE_OUT, 0}, /* _linalg_eigh.eigenvalues */
    {104, 137, TNI_DERIVATIVE_MISSING, 0}, /* _linalg_eigvals */
    {105, 137, TNI_DERIVATIVE_MISSING, 0}, /* _linalg_slogdet */
    {106, 137, TNI_DERIVATIVE_OUT, 0}, /* _linalg_slogdet.sign */
    {107, 137, TNI_DERIVATIVE_MISSING, 0}, /* _linalg_solve_ex */
    {108, 137, TNI_DERIVATIVE_OUT, 0}, /* _linalg_solve_ex.result */
    {109, 137, TNI_DERIVATIVE_MISSING, 0}, /* _linalg_svd */
    {110, 137, TNI_DERIVATIVE_OUT, 0}, /* _linalg_svd.U */
    {112, 137, 165, 0}, /* _log_softmax */
    {113, 137, TNI_DERIVATIVE_OUT, 0}, /* _log_softmax.out */
    {114, 137, 166, 0}, /* _log_softmax_backward_data */
    {115, 137, TNI_DERIVATIVE_OUT, 0}, /* _log_softmax_backward_data.out */
    {116, 137, TNI_DERIVATIVE_MISSING, 0}, /* _logcumsumexp */
    {117, 137, TNI_DERIVATIVE_OUT, 0}, /* _logcumsumexp.out */
    {119, 137, 151, 0}, /* _native_batch_norm_legit */
    {120, 137, 152, 0}, /* _native_batch_norm_legit.no_stats */
    {121, 137, TNI_DERIVATIVE_OUT, 0}, /* _native_batch_norm_legit.no_stats_out */
    {122, 137, TNI_DERIVATIVE_OUT, 0}, /* _native_batch_norm_legit.out */
    {123, 137, TNI_DERIVATIVE_MISSING, 0}, /* _native_batch_norm_legit_functional */
    {124, 137, 153, 0}, /* _native_batch_norm_legit_no_training */
    {125, 137, TNI_DERIVATIVE_OUT, 0}, /* _native_batch_norm_legit_no_training.out */
    {126, 137, 28, 0}, /* _neg_view */
    {127, 137, 240, 0}, /* _neg_view_copy */
    {128, 137, TNI_DERIVATIVE_OUT, 0}, /* _neg_view_copy.out */
    {129, 137, 219, 0}, /* _pdist_backward */
    {130, 137, TNI_DERIVATIVE_OUT, 0}, /* _pdist_backward.out */
    {131, 137, 218, 0}, /* _pdist_forward */
    {132, 137, TNI_DERIVATIVE_OUT, 0}, /* _pdist_forward.out */
    {133, 137, TNI_DERIVATIVE_MISSING, 0}, /* _prelu_kernel */
    {134, 137, TNI_DERIVATIVE_MISSING, 0}, /* _prelu_kernel_backward */
    {135, 137, 36, 0}, /* _reshape_alias */
    {136, 137, 241, 0}, /* _reshape_alias_copy */
    {137, 137, TNI_DERIVATIVE_OUT, 0}, /* _reshape_alias_copy.out */
    {138, 137, 163, 0}, /* _safe_softmax */
    {140, 137, 169, 0}, /* _scaled_dot_product_flash_attention_for_cpu */
    {141, 137, TNI_DERIVATIVE_MISSING, 0}, /* _scaled_dot_product_flash_attention_for_cpu_backward */
    {142, 137, TNI_DERIVATIVE_MISSING, 0}, /* _segment_reduce_backward */
    {143, 137, TNI_DERIVATIVE_OUT, 0}, /* _segment_reduce_backward.out */
    {144, 137, TNI_DERIVATIVE_MISSING, 0}, /* _slow_conv2d_backward.output_mask */
    {145, 137, TNI_DERIVATIVE_OUT, 0}, /* _slow_conv2d_backward.output_mask_out */
    {146, 137, 120, 0}, /* _slow_conv2d_forward */
    {147, 137, TNI_DERIVATIVE_OUT, 0}, /* _slow_conv2d_forward.output */
    {148, 137, 162, 0}, /* _softmax */
    {149, 137, TNI_DERIVATIVE_OUT, 0}, /* _softmax.out */
    {150, 137, 164, 0}, /* _softmax_backward_data */
    {151, 137, TNI_DERIVATIVE_OUT, 0}, /* _softmax_backward_data.out */
    {154, 137, 63, 0}, /* _to_copy */
    {155, 137, TNI_DERIVATIVE_OUT, 0}, /* _to_copy.out */
    {156, 137, TNI_DERIVATIVE_MISSING, 0}, /* _trilinear */
    {157, 137, TNI_DERIVATIVE_OUT, 0}, /* _trilinear.out */
    {158, 137, 113, 0}, /* _unique */
    {159, 137, TNI_DERIVATIVE_OUT, 0}, /* _unique.out */
    {160, 137, 112, 0}, /* _unique2 */
    {161, 137, TNI_DERIVATIVE_OUT, 0}, /* _unique2.out */
    {162, 137, 85, 0}, /* _unsafe_index.Tensor */
    {163, 137, 93, 0}, /* _unsafe_index_put */
    {164, 137, 86, 0}, /* _unsafe_masked_index */
    {165, 137, 87, 0}, /* _unsafe_masked_index_put_accumulate */
    {166, 137, 58, 0}, /* _unsafe_view */
    {167, 137, TNI_DERIVATIVE_OUT, 0}, /* _unsafe_view.out */
    {168, 137, 185, 0}, /* _upsample_bicubic2d_aa */
    {169, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_bicubic2d_aa.out */
    {171, 137, 186, 0}, /* _upsample_bicubic2d_aa_backward */
    {172, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_bicubic2d_aa_backward.grad_input */
    {173, 137, 187, 0}, /* _upsample_bilinear2d_aa */
    {174, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_bilinear2d_aa.out */
    {176, 137, 188, 0}, /* _upsample_bilinear2d_aa_backward */
    {177, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_bilinear2d_aa_backward.grad_input */
    {178, 137, 189, 0}, /* _upsample_lanczos2d_aa */
    {179, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_lanczos2d_aa.out */
    {181, 137, 190, 0}, /* _upsample_lanczos2d_aa_backward */
    {182, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_lanczos2d_aa_backward.grad_input */
    {183, 137, 191, 0}, /* _upsample_nearest_exact1d */
    {184, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_nearest_exact1d.out */
    {186, 137, 192, 0}, /* _upsample_nearest_exact1d_backward */
    {187, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_nearest_exact1d_backward.grad_input */
    {188, 137, 193, 0}, /* _upsample_nearest_exact2d */
    {189, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_nearest_exact2d.out */
    {191, 137, 194, 0}, /* _upsample_nearest_exact2d_backward */
    {192, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_nearest_exact2d_backward.grad_input */
    {193, 137, 195, 0}, /* _upsample_nearest_exact3d */
    {194, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_nearest_exact3d.out */
    {196, 137, 196, 0}, /* _upsample_nearest_exact3d_backward */
    {197, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_nearest_exact3d_backward.grad_input */
    {198, 137, TNI_DERIVATIVE_MISSING, 0}, /* abs */
    {199, 137, TNI_DERIVATIVE_OUT, 0}, /* abs.out */
    {200, 137, TNI_DERIVATIVE_MISSING, 0}, /* abs_ */
    {204, 137, TNI_DERIVATIVE_MISSING, 0}, /* acos */
    {205, 137, TNI_DERIVATIVE_OUT, 0}, /* acos.out */
    {206, 137, TNI_DERIVATIVE_MISSING, 0}, /* acos_ */
    {207, 137, TNI_DERIVATIVE_MISSING, 0}, /* acosh */
    {208, 137, TNI_DERIVATIVE_OUT, 0}, /* acosh.out */
    {209, 137, TNI_DERIVATIVE_MISSING, 0}, /* acosh_ */
    {212, 137, TNI_DERIVATIVE_OUT, 0}, /* adaptive_avg_pool2d.out */
    {214, 137, TNI_DERIVATIVE_OUT, 0}, /* adaptive_avg_pool3d.out */
    {216, 137, 131, 0}, /* adaptive_max_pool2d */
    {217, 137, TNI_DERIVATIVE_OUT, 0}, /* adaptive_max_pool2d.out */
    {218, 137, 132, 0}, /* adaptive_max_pool2d_backward */
    {219, 137, TNI_DERIVATIVE_OUT, 0}, /* adaptive_max_pool2d_backward.grad_input */
    {220, 137, 133, 0}, /* adaptive_max_pool3d */
    {221, 137, TNI_DERIVATIVE_OUT, 0}, /* adaptive_max_pool3d.out */
    {222, 137, 134, 0}, /* adaptive_max_pool3d_backward */
    {223, 137, TNI_DERIVATIVE_OUT, 0}, /* adaptive_max_pool3d_backward.grad_input */
    {224, 137, 1, 0}, /* add.Scalar */
    {225, 137, TNI_DERIVATIVE_OUT, 0}, /* add.Scalar_out */
    {226, 137, 0, 0}, /* add.Tensor */
    {227, 137, TNI_DERIVATIVE_OUT, 0}, /* add.out */
    {228, 137, 1, 4}, /* add_.Scalar */
    {229, 137, 0, 4}, /* add_.Tensor */
    {230, 137, TNI_DERIVATIVE_MISSING, 0}, /* addbmm */
    {231, 137, TNI_DERIVATIVE_OUT, 0}, /* addbmm.out */
    {232, 137, TNI_DERIVATIVE_MISSING, 0}, /* addbmm_ */
    {233, 137, TNI_DERIVATIVE_MISSING, 0}, /* addcdiv */
    {234, 137, TNI_DERIVATIVE_OUT, 0}, /* addcdiv.out */
    {235, 137, TNI_DERIVATIVE_MISSING, 0}, /* addcdiv_ */
    {236, 137, 17, 0}, /* addcmul */
    {237, 137, TNI_DERIVATIVE_OUT, 0}, /* addcmul.out */
    {238, 137, 17, 4}, /* addcmul_ */
    {239, 137, 23, 0}, /* addmm */
    {240, 137, TNI_DERIVATIVE_OUT, 0}, /* addmm.out */
    {241, 137, 23, 4}, /* addmm_ */
    {242, 137, TNI_DERIVATIVE_MISSING, 0}, /* addmv */
    {243, 137, TNI_DERIVATIVE_OUT, 0}, /* addmv.out */
    {244, 137, TNI_DERIVATIVE_MISSING, 0}, /* addmv_ */
    {245, 137, TNI_DERIVATIVE_MISSING, 0}, /* addr */
    {246, 137, TNI_DERIVATIVE_OUT, 0}, /* addr.out */
    {247, 137, TNI_DERIVATIVE_MISSING, 0}, /* addr_ */
    {249, 137, 109, 0}, /* affine_grid_generator */
    {250, 137, TNI_DERIVATIVE_OUT, 0}, /* affine_grid_generator.out */
    {252, 137, 25, 0}, /* alias */
    {253, 137, 242, 0}, /* alias_copy */
    {254, 137, TNI_DERIVATIVE_OUT, 0}, /* alias_copy.out */
    {255, 137, TNI_DERIVATIVE_MISSING, 0}, /* all */
    {256, 137, TNI_DERIVATIVE_OUT, 0}, /* all.all_out */
    {257, 137, TNI_DERIVATIVE_MISSING, 0}, /* all.dim */
    {258, 137, TNI_DERIVATIVE_MISSING, 0}, /* all.dims */
    {259, 137, TNI_DERIVATIVE_OUT, 0}, /* all.dims_out */
    {260, 137, TNI_DERIVATIVE_OUT, 0}, /* all.out */
    {264, 137, TNI_DERIVATIVE_MISSING, 0}, /* amax */
    {265, 137, TNI_DERIVATIVE_OUT, 0}, /* amax.out */
    {266, 137, TNI_DERIVATIVE_MISSING, 0}, /* amin */
    {267, 137, TNI_DERIVATIVE_OUT, 0}, /* amin.out */
    {268, 137, TNI_DERIVATIVE_MISSING, 0}, /* aminmax */
    {269, 137, TNI_DERIVATIVE_OUT, 0}, /* aminmax.out */
    {270, 137, TNI_DERIVATIVE_MISSING, 0}, /* angle */
    {271, 137, TNI_DERIVATIVE_OUT, 0}, /* angle.out */
    {272, 137, TNI_DERIVATIVE_MISSING, 0}, /* any */
    {273, 137, TNI_DERIVATIVE_OUT, 0}, /* any.all_out */
    {274, 137, TNI_DERIVATIVE_MISSING, 0}, /* any.dim */
    {275, 137, TNI_DERIVATIVE_MISSING, 0}, /* any.dims */
    {276, 137, TNI_DERIVATIVE_OUT, 0}, /* any.dims_out */
    {277, 137, TNI_DERIVATIVE_OUT, 0}, /* any.out */
    {279, 137, TNI_DERIVATIVE_OUT, 0}, /* arange.out */
    {281, 137, TNI_DERIVATIVE_OUT, 0}, /* arange.start_out */
    {304, 137, TNI_DERIVATIVE_MISSING, 0}, /* argmax */
    {305, 137, TNI_DERIVATIVE_OUT, 0}, /* argmax.out */
    {306, 137, TNI_DERIVATIVE_MISSING, 0}, /* argmin */
    {307, 137, TNI_DERIVATIVE_OUT, 0}, /* argmin.out */
    {312, 137, TNI_DERIVATIVE_MISSING, 0}, /* as_strided */
    {313, 137, TNI_DERIVATIVE_MISSING, 0}, /* as_strided_ */
    {314, 137, TNI_DERIVATIVE_MISSING, 0}, /* as_strided_copy */
    {315, 137, TNI_DERIVATIVE_OUT, 0}, /* as_strided_copy.out */
    {316, 137, 26, 0}, /* as_strided_scatter */
    {317, 137, TNI_DERIVATIVE_OUT, 0}, /* as_strided_scatter.out */
    {318, 137, TNI_DERIVATIVE_MISSING, 0}, /* asin */
    {319, 137, TNI_DERIVATIVE_OUT, 0}, /* asin.out */
    {320, 137, TNI_DERIVATIVE_MISSING, 0}, /* asin_ */
    {321, 137, TNI_DERIVATIVE_MISSING, 0}, /* asinh */
    {322, 137, TNI_DERIVATIVE_OUT, 0}, /* asinh.out */
    {323, 137, TNI_DERIVATIVE_MISSING, 0}, /* asinh_ */
    {324, 137, TNI_DERIVATIVE_MISSING, 0}, /* atan */
    {325, 137, TNI_DERIVATIVE_OUT, 0}, /* atan.out */
    {326, 137, TNI_DERIVATIVE_MISSING, 0}, /* atan2 */
    {327, 137, TNI_DERIVATIVE_OUT, 0}, /* atan2.out */
    {328, 137, TNI_DERIVATIVE_MISSING, 0}, /* atan2_ */
    {329, 137, TNI_DERIVATIVE_MISSING, 0}, /* atan_ */
    {330, 137, TNI_DERIVATIVE_MISSING, 0}, /* atanh */
    {331, 137, TNI_DERIVATIVE_OUT, 0}, /* atanh.out */
    {332, 137, TNI_DERIVATIVE_MISSING, 0}, /* atanh_ */
    {340, 137, 135, 0}, /* avg_pool2d */
    {341, 137, TNI_DERIVATIVE_OUT, 0}, /* avg_pool2d.out */
    {342, 137, 136, 0}, /* avg_pool2d_backward */
    {343, 137, TNI_DERIVATIVE_OUT, 0}, /* avg_pool2d_backward.grad_input */
    {344, 137, 137, 0}, /* avg_pool3d */
    {345, 137, TNI_DERIVATIVE_OUT, 0}, /* avg_pool3d.out */
    {346, 137, 138, 0}, /* avg_pool3d_backward */
    {347, 137, TNI_DERIVATIVE_OUT, 0}, /* avg_pool3d_backward.grad_input */
    {348, 137, TNI_DERIVATIVE_MISSING, 0}, /* baddbmm */
    {349, 137, TNI_DERIVATIVE_OUT, 0}, /* baddbmm.out */
    {350, 137, TNI_DERIVATIVE_MISSING, 0}, /* baddbmm_ */
    {352, 137, TNI_DERIVATIVE_OUT, 0}, /* bartlett_window.out */
    {354, 137, TNI_DERIVATIVE_OUT, 0}, /* bartlett_window.periodic_out */
    {356, 137, 157, 0}, /* batch_norm_backward */
    {357, 137, TNI_DERIVATIVE_MISSING, 0}, /* batch_norm_update_stats */
    {358, 137, TNI_DERIVATIVE_OUT, 0}, /* batch_norm_update_stats.out */
    {359, 137, TNI_DERIVATIVE_MISSING, 0}, /* bernoulli */
    {360, 137, TNI_DERIVATIVE_MISSING, 0}, /* bernoulli.Tensor */
    {361, 137, TNI_DERIVATIVE_OUT, 0}, /* bernoulli.Tensor_out */
    {362, 137, TNI_DERIVATIVE_OUT, 0}, /* bernoulli.float_out */
    {363, 137, TNI_DERIVATIVE_OUT, 0}, /* bernoulli.out */
    {364, 137, TNI_DERIVATIVE_MISSING, 0}, /* bernoulli.p */
    {365, 137, TNI_DERIVATIVE_MISSING, 0}, /* bernoulli_.Tensor */
    {366, 137, TNI_DERIVATIVE_MISSING, 0}, /* bernoulli_.float */
    {368, 137, 220, 0}, /* binary_cross_entropy */
    {369, 137, TNI_DERIVATIVE_OUT, 0}, /* binary_cross_entropy.out */
    {370, 137, 221, 0}, /* binary_cross_entropy_backward */
    {371, 137, TNI_DERIVATIVE_OUT, 0}, /* binary_cross_entropy_backward.grad_input */
    {372, 137, 222, 0}, /* binary_cross_entropy_with_logits */
    {373, 137, TNI_DERIVATIVE_OUT, 0}, /* binary_cross_entropy_with_logits.out */
    {374, 137, TNI_DERIVATIVE_MISSING, 0}, /* bincount */
    {375, 137, TNI_DERIVATIVE_OUT, 0}, /* bincount.out */
    {376, 137, TNI_DERIVATIVE_MISSING, 0}, /* binomial */
    {377, 137, TNI_DERIVATIVE_OUT, 0}, /* binomial.out */
    {378, 137, TNI_DERIVATIVE_MISSING, 0}, /* bitwise_and.Scalar */
    {379, 137, TNI_DERIVATIVE_MISSING, 0}, /* bitwise_and.Scalar_Tensor */
    {380, 137, TNI_DERIVATIVE_OUT, 0}, /* bitwise_and.Scalar_Tensor_out */
    {381, 137, TNI_DERIVATIVE_OUT, 0}, /* bitwise_and.Scalar_out */
    {382, 137, TNI_DERIVATIVE_MISSING, 0}, /* bitwise_and.Tensor */
    {383, 137, TNI_DERIVATIVE_OUT, 0}, /* bitwise_and.Tensor_out */
    {384, 137, TNI_DERIVATIVE_MISSING, 0}, /* bitwise_and_.Scalar */
    {385, 137, TNI_DERIVATIVE_MISSING, 0}, /* bitwise_and_.Tensor */
    {386, 137, TNI_DERIVATIVE_MISSING, 0}, /* bitwise_left_shift.Scalar_Tensor */
    {387, 137, TNI_DERIVATIVE_OUT, 0}, /* bitwise_left_shift.Scalar_Tensor_out */
    {388, 137, TNI_DERIVATIVE_MISSING, 0}, /* bitwise_left_shift.Tensor */
    {389, 137, TNI_DERIVATIVE_MISSING, 0}, /* bitwise_left_shift.Tensor_Scalar */
    {390, 137, TNI_DERIVATIVE_OUT, 0}, /* bitwise_left_shift.Tensor_Scalar_out */
    {391, 137, TNI_DERIVATIVE_OUT, 0}, /* bitwise_left_shift.Tensor_out */
    {392, 137, TNI_DERIVATIVE_MISSING, 0}, /* bitwise_left_shift_.Tensor */
    {393, 137, TNI_DERIVATIVE_MISSING, 0}, /* bitwise_left_shift_.Tensor_Scalar */
    {394, 137, TNI_DERIVATIVE_MISSING, 0}, /* bitwise_not */
    {395, 137, TNI_DERIVATIVE_OUT, 0}, /* bitwise_not.out */
    {396, 137, TNI_DERIVATIVE_MISSING, 0}, /* bitwise_not_ */
    {397, 137, TNI_DERIVATIVE_MISSING, 0}, /* bitwise_or.Scalar */
    {398, 137, TNI_DERIVATIVE_MISSING, 0}, /* bitwise_or.Scalar_Tensor */
    {399, 137, TNI_DERIVATIVE_OUT, 0}, /* bitwise_or.Scalar_Tensor_out */
    {400, 137, TNI_DERIVATIVE_OUT, 0}, /* bitwise_or.Scalar_out */
    {401, 137, TNI_DERIVATIVE_MISSING, 0}, /* bitwise_or.Tensor */
    {402, 137, TNI_DERIVATIVE_OUT, 0}, /* bitwise_or.Tensor_out */
    {403, 137, TNI_DERIVATIVE_MISSING, 0}, /* bitwise_or_.Scalar */
    {404, 137, TNI_DERIVATIVE_MISSING, 0}, /* bitwise_or_.Tensor */
    {405, 137, TNI_DERIVATIVE_MISSING, 0}, /* bitwise_right_shift.Scalar_Tensor */
    {406, 137, TNI_DERIVATIVE_OUT, 0}, /* bitwise_right_shift.Scalar_Tensor_out */
    {407, 137, TNI_DERIVATIVE_MISSING, 0}, /* bitwise_right_shift.Tensor */
    {408, 137, TNI_DERIVATIVE_MISSING, 0}, /* bitwise_right_shift.Tensor_Scalar */
    {409, 137, TNI_DERIVATIVE_OUT, 0}, /* bitwise_right_shift.Tensor_Scalar_out */
    {410, 137, TNI_DERIVATIVE_OUT, 0}, /* bitwise_right_shift.Tensor_out */
    {411, 137, TNI_DERIVATIVE_MISSING, 0}, /* bitwise_right_shift_.Tensor */
    {412, 137, TNI_DERIVATIVE_MISSING, 0}, /* bitwise_right_shift_.Tensor_Scalar */
    {413, 137, TNI_DERIVATIVE_MISSING, 0}, /* bitwise_xor.Scalar */
    {414, 137, TNI_DERIVATIVE_MISSING, 0}, /* bitwise_xor.Scalar_Tensor */
    {415, 137, TNI_DERIVATIVE_OUT, 0}, /* bitwise_xor.Scalar_Tensor_out */
    {416, 137, TNI_DERIVATIVE_OUT, 0}, /* bitwise_xor.Scalar_out */
    {417, 137, TNI_DERIVATIVE_MISSING, 0}, /* bitwise_xor.Tensor */
    {418, 137, TNI_DERIVATIVE_OUT, 0}, /* bitwise_xor.Tensor_out */
    {419, 137, TNI_DERIVATIVE_MISSING, 0}, /* bitwise_xor_.Scalar */
    {420, 137, TNI_DERIVATIVE_MISSING, 0}, /* bitwise_xor_.Tensor */
    {422, 137, TNI_DERIVATIVE_OUT, 0}, /* blackman_window.out */
    {424, 137, TNI_DERIVATIVE_OUT, 0}, /* blackman_window.periodic_out */
    {425, 137, 69, 0}, /* block_diag */
    {426, 137, TNI_DERIVATIVE_OUT, 0}, /* block_diag.out */
    {427, 137, TNI_DERIVATIVE_MISSING, 0}, /* bmm */
    {428, 137, TNI_DERIVATIVE_OUT, 0}, /* bmm.out */
    {431, 137, TNI_DERIVATIVE_MISSING, 0}, /* bucketize.Scalar */
    {432, 137, TNI_DERIVATIVE_OUT, 0}, /* bucketize.Scalar_out */
    {433, 137, TNI_DERIVATIVE_MISSING, 0}, /* bucketize.Tensor */
    {434, 137, TNI_DERIVATIVE_OUT, 0}, /* bucketize.Tensor_out */
    {437, 137, 70, 0}, /* cat */
    {438, 137, TNI_DERIVATIVE_OUT, 0}, /* cat.out */
    {439, 137, TNI_DERIVATIVE_MISSING, 0}, /* cauchy */
    {440, 137, TNI_DERIVATIVE_OUT, 0}, /* cauchy.out */
    {441, 137, TNI_DERIVATIVE_MISSING, 0}, /* cauchy_ */
    {443, 137, TNI_DERIVATIVE_MISSING, 0}, /* ceil */
    {444, 137, TNI_DERIVATIVE_OUT, 0}, /* ceil.out */
    {445, 137, TNI_DERIVATIVE_MISSING, 0}, /* ceil_ */
    {446, 137, TNI_DERIVATIVE_MISSING, 0}, /* celu */
    {447, 137, TNI_DERIVATIVE_OUT, 0}, /* celu.out */
    {448, 137, TNI_DERIVATIVE_MISSING, 0}, /* celu_ */
    {449, 137, 72, 0}, /* channel_shuffle */
    {450, 137, TNI_DERIVATIVE_OUT, 0}, /* channel_shuffle.out */
    {451, 137, TNI_DERIVATIVE_MISSING, 0}, /* cholesky */
    {452, 137, TNI_DERIVATIVE_OUT, 0}, /* cholesky.out */
    {453, 137, TNI_DERIVATIVE_MISSING, 0}, /* cholesky_inverse */
    {454, 137, TNI_DERIVATIVE_OUT, 0}, /* cholesky_inverse.out */
    {455, 137, TNI_DERIVATIVE_MISSING, 0}, /* cholesky_solve */
    {456, 137, TNI_DERIVATIVE_OUT, 0}, /* cholesky_solve.out */
    {458, 137, TNI_DERIVATIVE_MISSING, 0}, /* clamp */
    {459, 137, TNI_DERIVATIVE_MISSING, 0}, /* clamp.Tensor */
    {460, 137, TNI_DERIVATIVE_OUT, 0}, /* clamp.Tensor_out */
    {461, 137, TNI_DERIVATIVE_OUT, 0}, /* clamp.out */
    {462, 137, TNI_DERIVATIVE_MISSING, 0}, /* clamp_ */
    {463, 137, TNI_DERIVATIVE_MISSING, 0}, /* clamp_.Tensor */
    {464, 137, TNI_DERIVATIVE_MISSING, 0}, /* clamp_max */
    {465, 137, TNI_DERIVATIVE_MISSING, 0}, /* clamp_max.Tensor */
    {466, 137, TNI_DERIVATIVE_OUT, 0}, /* clamp_max.Tensor_out */
    {467, 137, TNI_DERIVATIVE_OUT, 0}, /* clamp_max.out */
    {468, 137, TNI_DERIVATIVE_MISSING, 0}, /* clamp_max_ */
    {469, 137, TNI_DERIVATIVE_MISSING, 0}, /* clamp_max_.Tensor */
    {470, 137, TNI_DERIVATIVE_MISSING, 0}, /* clamp_min */
    {471, 137, TNI_DERIVATIVE_MISSING, 0}, /* clamp_min.Tensor */
    {472, 137, TNI_DERIVATIVE_OUT, 0}, /* clamp_min.Tensor_out */
    {473, 137, TNI_DERIVATIVE_OUT, 0}, /* clamp_min.out */
    {474, 137, TNI_DERIVATIVE_MISSING, 0}, /* clamp_min_ */
    {475, 137, TNI_DERIVATIVE_MISSING, 0}, /* clamp_min_.Tensor */
    {482, 137, 61, 0}, /* clone */
    {483, 137, TNI_DERIVATIVE_OUT, 0}, /* clone.out */
    {484, 137, 126, 0}, /* col2im */
    {485, 137, TNI_DERIVATIVE_OUT, 0}, /* col2im.out */
    {489, 137, TNI_DERIVATIVE_MISSING, 0}, /* complex */
    {490, 137, TNI_DERIVATIVE_OUT, 0}, /* complex.out */
    {497, 137, TNI_DERIVATIVE_OUT, 0}, /* conj_physical.out */
    {498, 137, 30, 4}, /* conj_physical_ */
    {499, 137, 82, 0}, /* constant_pad_nd */
    {500, 137, TNI_DERIVATIVE_OUT, 0}, /* constant_pad_nd.out */
    {511, 137, 117, 0}, /* convolution */
    {512, 137, TNI_DERIVATIVE_OUT, 0}, /* convolution.out */
    {513, 137, 119, 0}, /* convolution_backward */
    {514, 137, TNI_DERIVATIVE_OUT, 0}, /* convolution_backward.out */
    {515, 137, TNI_DERIVATIVE_MISSING, 0}, /* copy */
    {516, 137, TNI_DERIVATIVE_OUT, 0}, /* copy.out */
    {517, 137, 62, 4}, /* copy_ */
    {518, 137, TNI_DERIVATIVE_MISSING, 0}, /* copysign.Scalar */
    {519, 137, TNI_DERIVATIVE_OUT, 0}, /* copysign.Scalar_out */
    {520, 137, TNI_DERIVATIVE_MISSING, 0}, /* copysign.Tensor */
    {521, 137, TNI_DERIVATIVE_OUT, 0}, /* copysign.out */
    {522, 137, TNI_DERIVATIVE_MISSING, 0}, /* copysign_.Scalar */
    {523, 137, TNI_DERIVATIVE_MISSING, 0}, /* copysign_.Tensor */
    {525, 137, TNI_DERIVATIVE_MISSING, 0}, /* cos */
    {526, 137, TNI_DERIVATIVE_OUT, 0}, /* cos.out */
    {527, 137, TNI_DERIVATIVE_MISSING, 0}, /* cos_ */
    {528, 137, TNI_DERIVATIVE_MISSING, 0}, /* cosh */
    {529, 137, TNI_DERIVATIVE_OUT, 0}, /* cosh.out */
    {530, 137, TNI_DERIVATIVE_MISSING, 0}, /* cosh_ */
    {533, 137, TNI_DERIVATIVE_MISSING, 0}, /* count_nonzero */
    {534, 137, TNI_DERIVATIVE_MISSING, 0}, /* count_nonzero.dim_IntList */
    {535, 137, TNI_DERIVATIVE_OUT, 0}, /* count_nonzero.dim_IntList_out */
    {536, 137, TNI_DERIVATIVE_OUT, 0}, /* count_nonzero.out */
    {543, 137, TNI_DERIVATIVE_MISSING, 0}, /* cummax */
    {544, 137, TNI_DERIVATIVE_OUT, 0}, /* cummax.out */
    {545, 137, TNI_DERIVATIVE_MISSING, 0}, /* cummin */
    {546, 137, TNI_DERIVATIVE_OUT, 0}, /* cummin.out */
    {547, 137, TNI_DERIVATIVE_MISSING, 0}, /* cumprod */
    {548, 137, TNI_DERIVATIVE_OUT, 0}, /* cumprod.out */
    {549, 137, TNI_DERIVATIVE_MISSING, 0}, /* cumprod_ */
    {550, 137, 21, 0}, /* cumsum */
    {551, 137, TNI_DERIVATIVE_OUT, 0}, /* cumsum.out */
    {552, 137, 21, 4}, /* cumsum_ */
    {555, 137, TNI_DERIVATIVE_MISSING, 0}, /* deg2rad */
    {556, 137, TNI_DERIVATIVE_OUT, 0}, /* deg2rad.out */
    {557, 137, TNI_DERIVATIVE_MISSING, 0}, /* deg2rad_ */
    {559, 137, TNI_DERIVATIVE_MISSING, 0}, /* detach */
    {560, 137, TNI_DERIVATIVE_MISSING, 0}, /* detach_ */
    {561, 137, TNI_DERIVATIVE_MISSING, 0}, /* detach_copy */
    {562, 137, TNI_DERIVATIVE_OUT, 0}, /* detach_copy.out */
    {565, 137, 75, 0}, /* diag_embed */
    {566, 137, TNI_DERIVATIVE_OUT, 0}, /* diag_embed.out */
    {568, 137, 31, 0}, /* diagonal */
    {569, 137, 32, 0}, /* diagonal_backward */
    {570, 137, TNI_DERIVATIVE_OUT, 0}, /* diagonal_backward.out */
    {571, 137, 243, 0}, /* diagonal_copy */
    {572, 137, TNI_DERIVATIVE_OUT, 0}, /* diagonal_copy.out */
    {573, 137, 33, 0}, /* diagonal_scatter */
    {574, 137, TNI_DERIVATIVE_OUT, 0}, /* diagonal_scatter.out */
    {577, 137, TNI_DERIVATIVE_MISSING, 0}, /* digamma */
    {578, 137, TNI_DERIVATIVE_OUT, 0}, /* digamma.out */
    {579, 137, TNI_DERIVATIVE_MISSING, 0}, /* digamma_ */
    {580, 137, TNI_DERIVATIVE_MISSING, 0}, /* dist */
    {581, 137, TNI_DERIVATIVE_OUT, 0}, /* dist.out */
    {582, 137, TNI_DERIVATIVE_MISSING, 0}, /* div.Scalar */
    {583, 137, TNI_DERIVATIVE_MISSING, 0}, /* div.Scalar_mode */
    {584, 137, TNI_DERIVATIVE_OUT, 0}, /* div.Scalar_mode_out */
    {585, 137, TNI_DERIVATIVE_OUT, 0}, /* div.Scalar_out */
    {586, 137, 5, 0}, /* div.Tensor */
    {587, 137, TNI_DERIVATIVE_MISSING, 0}, /* div.Tensor_mode */
    {588, 137, TNI_DERIVATIVE_OUT, 0}, /* div.out */
    {589, 137, TNI_DERIVATIVE_OUT, 0}, /* div.out_mode */
    {590, 137, TNI_DERIVATIVE_MISSING, 0}, /* div_.Scalar */
    {591, 137, TNI_DERIVATIVE_MISSING, 0}, /* div_.Scalar_mode */
    {592, 137, 5, 4}, /* div_.Tensor */
    {593, 137, TNI_DERIVATIVE_MISSING, 0}, /* div_.Tensor_mode */
    {604, 137, TNI_DERIVATIVE_MISSING, 0}, /* dot */
    {605, 137, TNI_DERIVATIVE_OUT, 0}, /* dot.out */
    {613, 137, TNI_DERIVATIVE_MISSING, 0}, /* elu */
    {614, 137, TNI_DERIVATIVE_OUT, 0}, /* elu.out */
    {615, 137, TNI_DERIVATIVE_MISSING, 0}, /* elu_ */
    {616, 137, TNI_DERIVATIVE_MISSING, 0}, /* elu_backward */
    {617, 137, TNI_DERIVATIVE_OUT, 0}, /* elu_backward.grad_input */
    {618, 137, 170, 0}, /* embedding */
    {619, 137, TNI_DERIVATIVE_OUT, 0}, /* embedding.out */
    {623, 137, 171, 0}, /* embedding_dense_backward */
    {624, 137, TNI_DERIVATIVE_OUT, 0}, /* embedding_dense_backward.out */
    {625, 137, TNI_DERIVATIVE_MISSING, 0}, /* embedding_renorm */
    {626, 137, TNI_DERIVATIVE_OUT, 0}, /* embedding_renorm.out */
    {627, 137, 111, 4}, /* embedding_renorm_ */
    {630, 137, TNI_DERIVATIVE_MISSING, 0}, /* empty_like */
    {631, 137, TNI_DERIVATIVE_OUT, 0}, /* empty_like.out */
    {633, 137, TNI_DERIVATIVE_OUT, 0}, /* empty_permuted.out */
    {635, 137, TNI_DERIVATIVE_OUT, 0}, /* empty_strided.out */
    {636, 137, TNI_DERIVATIVE_NONE, 0}, /* eq.Scalar */
    {637, 137, TNI_DERIVATIVE_OUT, 0}, /* eq.Scalar_out */
    {638, 137, TNI_DERIVATIVE_NONE, 0}, /* eq.Tensor */
    {639, 137, TNI_DERIVATIVE_OUT, 0}, /* eq.Tensor_out */
    {640, 137, TNI_DERIVATIVE_NONE, 0}, /* eq_.Scalar */
    {641, 137, TNI_DERIVATIVE_NONE, 0}, /* eq_.Tensor */
    {643, 137, TNI_DERIVATIVE_MISSING, 0}, /* erf */
    {644, 137, TNI_DERIVATIVE_OUT, 0}, /* erf.out */
    {645, 137, TNI_DERIVATIVE_MISSING, 0}, /* erf_ */
    {646, 137, TNI_DERIVATIVE_MISSING, 0}, /* erfc */
    {647, 137, TNI_DERIVATIVE_OUT, 0}, /* erfc.out */
    {648, 137, TNI_DERIVATIVE_MISSING, 0}, /* erfc_ */
    {649, 137, TNI_DERIVATIVE_MISSING, 0}, /* erfinv */
    {650, 137, TNI_DERIVATIVE_OUT, 0}, /* erfinv.out */
    {651, 137, TNI_DERIVATIVE_MISSING, 0}, /* erfinv_ */
    {652, 137, 8, 0}, /* exp */
    {653, 137, TNI_DERIVATIVE_OUT, 0}, /* exp.out */
    {654, 137, TNI_DERIVATIVE_MISSING, 0}, /* exp2 */
    {655, 137, TNI_DERIVATIVE_OUT, 0}, /* exp2.out */
    {656, 137, TNI_DERIVATIVE_MISSING, 0}, /* exp2_ */
    {657, 137, 8, 4}, /* exp_ */
    {658, 137, 34, 0}, /* expand */
    {660, 137, 244, 0}, /* expand_copy */
    {661, 137, TNI_DERIVATIVE_OUT, 0}, /* expand_copy.out */
    {662, 137, TNI_DERIVATIVE_MISSING, 0}, /* expm1 */
    {663, 137, TNI_DERIVATIVE_OUT, 0}, /* expm1.out */
    {664, 137, TNI_DERIVATIVE_MISSING, 0}, /* expm1_ */
    {665, 137, TNI_DERIVATIVE_MISSING, 0}, /* exponential */
    {666, 137, TNI_DERIVATIVE_OUT, 0}, /* exponential.out */
    {667, 137, TNI_DERIVATIVE_MISSING, 0}, /* exponential_ */
    {670, 137, TNI_DERIVATIVE_OUT, 0}, /* eye.m_out */
    {671, 137, TNI_DERIVATIVE_OUT, 0}, /* eye.out */
    {714, 137, 66, 0}, /* fill.Scalar */
    {715, 137, TNI_DERIVATIVE_OUT, 0}, /* fill.Scalar_out */
    {716, 137, 67, 0}, /* fill.Tensor */
    {717, 137, TNI_DERIVATIVE_OUT, 0}, /* fill.Tensor_out */
    {718, 137, 66, 4}, /* fill_.Scalar */
    {719, 137, 67, 4}, /* fill_.Tensor */
    {724, 137, 76, 0}, /* flip */
    {725, 137, TNI_DERIVATIVE_OUT, 0}, /* flip.out */
    {736, 137, 13, 0}, /* floor */
    {737, 137, TNI_DERIVATIVE_OUT, 0}, /* floor.out */
    {738, 137, 13, 4}, /* floor_ */
    {739, 137, TNI_DERIVATIVE_MISSING, 0}, /* floor_divide */
    {740, 137, TNI_DERIVATIVE_MISSING, 0}, /* floor_divide.Scalar */
    {741, 137, TNI_DERIVATIVE_OUT, 0}, /* floor_divide.Scalar_out */
    {742, 137, TNI_DERIVATIVE_OUT, 0}, /* floor_divide.out */
    {743, 137, TNI_DERIVATIVE_MISSING, 0}, /* floor_divide_.Scalar */
    {744, 137, TNI_DERIVATIVE_MISSING, 0}, /* floor_divide_.Tensor */
    {745, 137, TNI_DERIVATIVE_MISSING, 0}, /* fmax */
    {746, 137, TNI_DERIVATIVE_OUT, 0}, /* fmax.out */
    {747, 137, TNI_DERIVATIVE_MISSING, 0}, /* fmin */
    {748, 137, TNI_DERIVATIVE_OUT, 0}, /* fmin.out */
    {749, 137, TNI_DERIVATIVE_MISSING, 0}, /* fmod.Scalar */
    {750, 137, TNI_DERIVATIVE_OUT, 0}, /* fmod.Scalar_out */
    {751, 137, TNI_DERIVATIVE_MISSING, 0}, /* fmod.Tensor */
    {752, 137, TNI_DERIVATIVE_OUT, 0}, /* fmod.Tensor_out */
    {753, 137, TNI_DERIVATIVE_MISSING, 0}, /* fmod_.Scalar */
    {754, 137, TNI_DERIVATIVE_MISSING, 0}, /* fmod_.Tensor */
    {755, 137, TNI_DERIVATIVE_MISSING, 0}, /* frac */
    {756, 137, TNI_DERIVATIVE_OUT, 0}, /* frac.out */
    {757, 137, TNI_DERIVATIVE_MISSING, 0}, /* frac_ */
    {758, 137, 139, 0}, /* fractional_max_pool2d */
    {759, 137, TNI_DERIVATIVE_OUT, 0}, /* fractional_max_pool2d.output */
    {760, 137, 140, 0}, /* fractional_max_pool2d_backward */
    {761, 137, TNI_DERIVATIVE_OUT, 0}, /* fractional_max_pool2d_backward.grad_input */
    {762, 137, 141, 0}, /* fractional_max_pool3d */
    {763, 137, TNI_DERIVATIVE_OUT, 0}, /* fractional_max_pool3d.output */
    {764, 137, 142, 0}, /* fractional_max_pool3d_backward */
    {765, 137, TNI_DERIVATIVE_OUT, 0}, /* fractional_max_pool3d_backward.grad_input */
    {766, 137, TNI_DERIVATIVE_MISSING, 0}, /* frexp.Tensor */
    {767, 137, TNI_DERIVATIVE_OUT, 0}, /* frexp.Tensor_out */
    {769, 137, TNI_DERIVATIVE_OUT, 0}, /* from_file.out */
    {771, 137, TNI_DERIVATIVE_OUT, 0}, /* full.out */
    {772, 137, TNI_DERIVATIVE_MISSING, 0}, /* full_like */
    {773, 137, TNI_DERIVATIVE_OUT, 0}, /* full_like.out */
    {774, 137, 83, 0}, /* gather */
    {775, 137, TNI_DERIVATIVE_OUT, 0}, /* gather.out */
    {777, 137, TNI_DERIVATIVE_MISSING, 0}, /* gcd */
    {778, 137, TNI_DERIVATIVE_OUT, 0}, /* gcd.out */
    {779, 137, TNI_DERIVATIVE_MISSING, 0}, /* gcd_ */
    {780, 137, TNI_DERIVATIVE_NONE, 0}, /* ge.Scalar */
    {781, 137, TNI_DERIVATIVE_OUT, 0}, /* ge.Scalar_out */
    {782, 137, TNI_DERIVATIVE_NONE, 0}, /* ge.Tensor */
    {783, 137, TNI_DERIVATIVE_OUT, 0}, /* ge.Tensor_out */
    {784, 137, TNI_DERIVATIVE_NONE, 0}, /* ge_.Scalar */
    {785, 137, TNI_DERIVATIVE_NONE, 0}, /* ge_.Tensor */
    {786, 137, TNI_DERIVATIVE_MISSING, 0}, /* gelu */
    {787, 137, TNI_DERIVATIVE_OUT, 0}, /* gelu.out */
    {788, 137, TNI_DERIVATIVE_MISSING, 0}, /* gelu_ */
    {789, 137, TNI_DERIVATIVE_MISSING, 0}, /* gelu_backward */
    {790, 137, TNI_DERIVATIVE_OUT, 0}, /* gelu_backward.grad_input */
    {791, 137, TNI_DERIVATIVE_MISSING, 0}, /* geometric */
    {792, 137, TNI_DERIVATIVE_OUT, 0}, /* geometric.out */
    {793, 137, TNI_DERIVATIVE_MISSING, 0}, /* geometric_ */
    {794, 137, TNI_DERIVATIVE_MISSING, 0}, /* geqrf */
    {795, 137, TNI_DERIVATIVE_OUT, 0}, /* geqrf.a */
    {798, 137, TNI_DERIVATIVE_MISSING, 0}, /* glu */
    {799, 137, TNI_DERIVATIVE_OUT, 0}, /* glu.out */
    {800, 137, TNI_DERIVATIVE_MISSING, 0}, /* glu_backward */
    {801, 137, TNI_DERIVATIVE_OUT, 0}, /* glu_backward.grad_input */
    {822, 137, 211, 0}, /* grid_sampler_2d */
    {823, 137, TNI_DERIVATIVE_OUT, 0}, /* grid_sampler_2d.out */
    {824, 137, 212, 0}, /* grid_sampler_2d_backward */
    {825, 137, TNI_DERIVATIVE_OUT, 0}, /* grid_sampler_2d_backward.out */
    {826, 137, 213, 0}, /* grid_sampler_3d */
    {827, 137, TNI_DERIVATIVE_OUT, 0}, /* grid_sampler_3d.out */
    {828, 137, 214, 0}, /* grid_sampler_3d_backward */
    {829, 137, TNI_DERIVATIVE_OUT, 0}, /* grid_sampler_3d_backward.out */
    {834, 137, TNI_DERIVATIVE_NONE, 0}, /* gt.Scalar */
    {835, 137, TNI_DERIVATIVE_OUT, 0}, /* gt.Scalar_out */
    {836, 137, TNI_DERIVATIVE_NONE, 0}, /* gt.Tensor */
    {837, 137, TNI_DERIVATIVE_OUT, 0}, /* gt.Tensor_out */
    {838, 137, TNI_DERIVATIVE_NONE, 0}, /* gt_.Scalar */
    {839, 137, TNI_DERIVATIVE_NONE, 0}, /* gt_.Tensor */
    {841, 137, TNI_DERIVATIVE_OUT, 0}, /* hamming_window.out */
    {845, 137, TNI_DERIVATIVE_OUT, 0}, /* hamming_window.periodic_alpha_beta_out */
    {846, 137, TNI_DERIVATIVE_OUT, 0}, /* hamming_window.periodic_alpha_out */
    {847, 137, TNI_DERIVATIVE_OUT, 0}, /* hamming_window.periodic_out */
    {849, 137, TNI_DERIVATIVE_OUT, 0}, /* hann_window.out */
    {851, 137, TNI_DERIVATIVE_OUT, 0}, /* hann_window.periodic_out */
    {852, 137, TNI_DERIVATIVE_MISSING, 0}, /* hardshrink */
    {853, 137, TNI_DERIVATIVE_OUT, 0}, /* hardshrink.out */
    {854, 137, TNI_DERIVATIVE_MISSING, 0}, /* hardshrink_backward */
    {855, 137, TNI_DERIVATIVE_OUT, 0}, /* hardshrink_backward.grad_input */
    {856, 137, TNI_DERIVATIVE_MISSING, 0}, /* hardsigmoid */
    {857, 137, TNI_DERIVATIVE_OUT, 0}, /* hardsigmoid.out */
    {858, 137, TNI_DERIVATIVE_MISSING, 0}, /* hardsigmoid_ */
    {859, 137, TNI_DERIVATIVE_MISSING, 0}, /* hardsigmoid_backward */
    {860, 137, TNI_DERIVATIVE_OUT, 0}, /* hardsigmoid_backward.grad_input */
    {861, 137, TNI_DERIVATIVE_MISSING, 0}, /* hardswish */
    {862, 137, TNI_DERIVATIVE_OUT, 0}, /* hardswish.out */
    {863, 137, TNI_DERIVATIVE_MISSING, 0}, /* hardswish_ */
    {864, 137, TNI_DERIVATIVE_MISSING, 0}, /* hardswish_backward */
    {865, 137, TNI_DERIVATIVE_OUT, 0}, /* hardswish_backward.out */
    {866, 137, TNI_DERIVATIVE_MISSING, 0}, /* hardtanh */
    {867, 137, TNI_DERIVATIVE_OUT, 0}, /* hardtanh.out */
    {868, 137, TNI_DERIVATIVE_MISSING, 0}, /* hardtanh_ */
    {869, 137, TNI_DERIVATIVE_MISSING, 0}, /* hardtanh_backward */
    {870, 137, TNI_DERIVATIVE_OUT, 0}, /* hardtanh_backward.grad_input */
    {871, 137, TNI_DERIVATIVE_MISSING, 0}, /* hash_tensor */
    {872, 137, TNI_DERIVATIVE_OUT, 0}, /* hash_tensor.out */
    {873, 137, TNI_DERIVATIVE_MISSING, 0}, /* heaviside */
    {874, 137, TNI_DERIVATIVE_OUT, 0}, /* heaviside.out */
    {875, 137, TNI_DERIVATIVE_MISSING, 0}, /* heaviside_ */
    {877, 137, TNI_DERIVATIVE_MISSING, 0}, /* histc */
    {878, 137, TNI_DERIVATIVE_OUT, 0}, /* histc.out */
    {879, 137, TNI_DERIVATIVE_MISSING, 0}, /* histogram.bin_ct */
    {880, 137, TNI_DERIVATIVE_OUT, 0}, /* histogram.bin_ct_out */
    {881, 137, TNI_DERIVATIVE_MISSING, 0}, /* histogram.bins_tensor */
    {882, 137, TNI_DERIVATIVE_OUT, 0}, /* histogram.bins_tensor_out */
    {890, 137, 223, 0}, /* huber_loss */
    {891, 137, TNI_DERIVATIVE_OUT, 0}, /* huber_loss.out */
    {892, 137, 224, 0}, /* huber_loss_backward */
    {893, 137, TNI_DERIVATIVE_OUT, 0}, /* huber_loss_backward.out */
    {894, 137, TNI_DERIVATIVE_MISSING, 0}, /* hypot */
    {895, 137, TNI_DERIVATIVE_OUT, 0}, /* hypot.out */
    {896, 137, TNI_DERIVATIVE_MISSING, 0}, /* hypot_ */
    {897, 137, TNI_DERIVATIVE_MISSING, 0}, /* i0 */
    {898, 137, TNI_DERIVATIVE_OUT, 0}, /* i0.out */
    {899, 137, TNI_DERIVATIVE_MISSING, 0}, /* i0_ */
    {900, 137, 15, 0}, /* igamma */
    {901, 137, TNI_DERIVATIVE_OUT, 0}, /* igamma.out */
    {902, 137, 15, 4}, /* igamma_ */
    {903, 137, TNI_DERIVATIVE_MISSING, 0}, /* igammac */
    {904, 137, TNI_DERIVATIVE_OUT, 0}, /* igammac.out */
    {905, 137, TNI_DERIVATIVE_MISSING, 0}, /* igammac_ */
    {906, 137, 125, 0}, /* im2col */
    {907, 137, TNI_DERIVATIVE_OUT, 0}, /* im2col.out */
    {909, 137, 84, 0}, /* index.Tensor */
    {910, 137, TNI_DERIVATIVE_OUT, 0}, /* index.Tensor_out */
    {911, 137, 88, 0}, /* index_add */
    {912, 137, TNI_DERIVATIVE_OUT, 0}, /* index_add.out */
    {913, 137, 88, 4}, /* index_add_ */
    {914, 137, 89, 0}, /* index_copy */
    {915, 137, TNI_DERIVATIVE_OUT, 0}, /* index_copy.out */
    {916, 137, 89, 4}, /* index_copy_ */
    {917, 137, 90, 0}, /* index_fill.int_Scalar */
    {918, 137, TNI_DERIVATIVE_OUT, 0}, /* index_fill.int_Scalar_out */
    {919, 137, 91, 0}, /* index_fill.int_Tensor */
    {920, 137, TNI_DERIVATIVE_OUT, 0}, /* index_fill.int_Tensor_out */
    {921, 137, 90, 4}, /* index_fill_.int_Scalar */
    {922, 137, 91, 4}, /* index_fill_.int_Tensor */
    {923, 137, 92, 0}, /* index_put */
    {924, 137, TNI_DERIVATIVE_OUT, 0}, /* index_put.out */
    {925, 137, 92, 4}, /* index_put_ */
    {926, 137, 95, 0}, /* index_reduce */
    {927, 137, TNI_DERIVATIVE_OUT, 0}, /* index_reduce.out */
    {928, 137, 95, 4}, /* index_reduce_ */
    {929, 137, 96, 0}, /* index_select */
    {930, 137, TNI_DERIVATIVE_OUT, 0}, /* index_select.out */
    {949, 137, TNI_DERIVATIVE_MISSING, 0}, /* isin.Scalar_Tensor */
    {950, 137, TNI_DERIVATIVE_OUT, 0}, /* isin.Scalar_Tensor_out */
    {951, 137, TNI_DERIVATIVE_MISSING, 0}, /* isin.Tensor_Scalar */
    {952, 137, TNI_DERIVATIVE_OUT, 0}, /* isin.Tensor_Scalar_out */
    {953, 137, TNI_DERIVATIVE_MISSING, 0}, /* isin.Tensor_Tensor */
    {954, 137, TNI_DERIVATIVE_OUT, 0}, /* isin.Tensor_Tensor_out */
    {955, 137, TNI_DERIVATIVE_MISSING, 0}, /* isinf */
    {956, 137, TNI_DERIVATIVE_OUT, 0}, /* isinf.out */
    {957, 137, TNI_DERIVATIVE_MISSING, 0}, /* isnan */
    {958, 137, TNI_DERIVATIVE_OUT, 0}, /* isnan.out */
    {959, 137, TNI_DERIVATIVE_MISSING, 0}, /* isneginf */
    {960, 137, TNI_DERIVATIVE_OUT, 0}, /* isneginf.out */
    {961, 137, TNI_DERIVATIVE_MISSING, 0}, /* isposinf */
    {962, 137, TNI_DERIVATIVE_OUT, 0}, /* isposinf.out */
    {968, 137, TNI_DERIVATIVE_OUT, 0}, /* kaiser_window.beta_out */
    {969, 137, TNI_DERIVATIVE_OUT, 0}, /* kaiser_window.out */
    {971, 137, TNI_DERIVATIVE_OUT, 0}, /* kaiser_window.periodic_out */
    {975, 137, TNI_DERIVATIVE_MISSING, 0}, /* kthvalue */
    {976, 137, TNI_DERIVATIVE_OUT, 0}, /* kthvalue.values */
    {979, 137, TNI_DERIVATIVE_MISSING, 0}, /* lcm */
    {980, 137, TNI_DERIVATIVE_OUT, 0}, /* lcm.out */
    {981, 137, TNI_DERIVATIVE_MISSING, 0}, /* lcm_ */
    {982, 137, TNI_DERIVATIVE_MISSING, 0}, /* ldexp.Tensor */
    {983, 137, TNI_DERIVATIVE_OUT, 0}, /* ldexp.out */
    {984, 137, TNI_DERIVATIVE_MISSING, 0}, /* ldexp_ */
    {985, 137, TNI_DERIVATIVE_NONE, 0}, /* le.Scalar */
    {986, 137, TNI_DERIVATIVE_OUT, 0}, /* le.Scalar_out */
    {987, 137, TNI_DERIVATIVE_NONE, 0}, /* le.Tensor */
    {988, 137, TNI_DERIVATIVE_OUT, 0}, /* le.Tensor_out */
    {989, 137, TNI_DERIVATIVE_NONE, 0}, /* le_.Scalar */
    {990, 137, TNI_DERIVATIVE_NONE, 0}, /* le_.Tensor */
    {991, 137, TNI_DERIVATIVE_MISSING, 0}, /* leaky_relu */
    {992, 137, TNI_DERIVATIVE_OUT, 0}, /* leaky_relu.out */
    {993, 137, TNI_DERIVATIVE_MISSING, 0}, /* leaky_relu_ */
    {994, 137, TNI_DERIVATIVE_MISSING, 0}, /* leaky_relu_backward */
    {995, 137, TNI_DERIVATIVE_OUT, 0}, /* leaky_relu_backward.grad_input */
    {996, 137, TNI_DERIVATIVE_MISSING, 0}, /* lerp.Scalar */
    {997, 137, TNI_DERIVATIVE_OUT, 0}, /* lerp.Scalar_out */
    {998, 137, TNI_DERIVATIVE_MISSING, 0}, /* lerp.Tensor */
    {999, 137, TNI_DERIVATIVE_OUT, 0}, /* lerp.Tensor_out */
    {1000, 137, TNI_DERIVATIVE_MISSING, 0}, /* lerp_.Scalar */
    {1001, 137, TNI_DERIVATIVE_MISSING, 0}, /* lerp_.Tensor */
    {1014, 137, 14, 0}, /* lgamma */
    {1015, 137, TNI_DERIVATIVE_OUT, 0}, /* lgamma.out */
    {1016, 137, 14, 4}, /* lgamma_ */
    {1017, 137, 64, 0}, /* lift */
    {1018, 137, TNI_DERIVATIVE_OUT, 0}, /* lift.out */
    {1019, 137, 65, 0}, /* lift_fresh */
    {1020, 137, 245, 0}, /* lift_fresh_copy */
    {1021, 137, TNI_DERIVATIVE_OUT, 0}, /* lift_fresh_copy.out */
    {1024, 137, TNI_DERIVATIVE_MISSING, 0}, /* linalg_cholesky_ex */
    {1025, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_cholesky_ex.L */
    {1030, 137, TNI_DERIVATIVE_MISSING, 0}, /* linalg_cross */
    {1031, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_cross.out */
    {1035, 137, TNI_DERIVATIVE_MISSING, 0}, /* linalg_eig */
    {1036, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_eig.out */
    {1040, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_eigvals.out */
    {1043, 137, TNI_DERIVATIVE_MISSING, 0}, /* linalg_householder_product */
    {1044, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_householder_product.out */
    {1047, 137, 24, 0}, /* linalg_inv_ex */
    {1048, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_inv_ex.inverse */
    {1051, 137, TNI_DERIVATIVE_MISSING, 0}, /* linalg_ldl_factor_ex */
    {1052, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_ldl_factor_ex.out */
    {1053, 137, TNI_DERIVATIVE_MISSING, 0}, /* linalg_ldl_solve */
    {1054, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_ldl_solve.out */
    {1055, 137, TNI_DERIVATIVE_MISSING, 0}, /* linalg_lstsq */
    {1056, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_lstsq.out */
    {1057, 137, TNI_DERIVATIVE_MISSING, 0}, /* linalg_lu */
    {1058, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_lu.out */
    {1061, 137, TNI_DERIVATIVE_MISSING, 0}, /* linalg_lu_factor_ex */
    {1062, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_lu_factor_ex.out */
    {1063, 137, TNI_DERIVATIVE_MISSING, 0}, /* linalg_lu_solve */
    {1064, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_lu_solve.out */
    {1067, 137, TNI_DERIVATIVE_MISSING, 0}, /* linalg_matrix_exp */
    {1068, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_matrix_exp.out */
    {1092, 137, TNI_DERIVATIVE_MISSING, 0}, /* linalg_pinv.atol_rtol_tensor */
    {1093, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_pinv.atol_rtol_tensor_out */
    {1097, 137, TNI_DERIVATIVE_MISSING, 0}, /* linalg_qr */
    {1098, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_qr.out */
    {1105, 137, TNI_DERIVATIVE_MISSING, 0}, /* linalg_solve_triangular */
    {1106, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_solve_triangular.out */
    {1118, 137, TNI_DERIVATIVE_MISSING, 0}, /* linalg_vector_norm */
    {1119, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_vector_norm.out */
    {1121, 137, TNI_DERIVATIVE_OUT, 0}, /* linear.out */
    {1123, 137, TNI_DERIVATIVE_MISSING, 0}, /* linspace.Scalar_Tensor */
    {1124, 137, TNI_DERIVATIVE_OUT, 0}, /* linspace.Scalar_Tensor_out */
    {1125, 137, TNI_DERIVATIVE_MISSING, 0}, /* linspace.Tensor_Scalar */
    {1126, 137, TNI_DERIVATIVE_OUT, 0}, /* linspace.Tensor_Scalar_out */
    {1127, 137, TNI_DERIVATIVE_MISSING, 0}, /* linspace.Tensor_Tensor */
    {1128, 137, TNI_DERIVATIVE_OUT, 0}, /* linspace.Tensor_Tensor_out */
    {1129, 137, TNI_DERIVATIVE_OUT, 0}, /* linspace.out */
    {1130, 137, TNI_DERIVATIVE_MISSING, 0}, /* log */
    {1131, 137, TNI_DERIVATIVE_OUT, 0}, /* log.out */
    {1132, 137, TNI_DERIVATIVE_MISSING, 0}, /* log10 */
    {1133, 137, TNI_DERIVATIVE_OUT, 0}, /* log10.out */
    {1134, 137, TNI_DERIVATIVE_MISSING, 0}, /* log10_ */
    {1135, 137, TNI_DERIVATIVE_MISSING, 0}, /* log1p */
    {1136, 137, TNI_DERIVATIVE_OUT, 0}, /* log1p.out */
    {1137, 137, TNI_DERIVATIVE_MISSING, 0}, /* log1p_ */
    {1138, 137, TNI_DERIVATIVE_MISSING, 0}, /* log2 */
    {1139, 137, TNI_DERIVATIVE_OUT, 0}, /* log2.out */
    {1140, 137, TNI_DERIVATIVE_MISSING, 0}, /* log2_ */
    {1141, 137, TNI_DERIVATIVE_MISSING, 0}, /* log_ */
    {1142, 137, TNI_DERIVATIVE_MISSING, 0}, /* log_normal */
    {1143, 137, TNI_DERIVATIVE_OUT, 0}, /* log_normal.out */
    {1144, 137, TNI_DERIVATIVE_MISSING, 0}, /* log_normal_ */
    {1147, 137, TNI_DERIVATIVE_MISSING, 0}, /* log_sigmoid_backward */
    {1148, 137, TNI_DERIVATIVE_OUT, 0}, /* log_sigmoid_backward.grad_input */
    {1149, 137, TNI_DERIVATIVE_MISSING, 0}, /* log_sigmoid_forward */
    {1150, 137, TNI_DERIVATIVE_OUT, 0}, /* log_sigmoid_forward.output */
    {1152, 137, TNI_DERIVATIVE_OUT, 0}, /* log_softmax.int_out */
    {1153, 137, TNI_DERIVATIVE_MISSING, 0}, /* logaddexp */
    {1154, 137, TNI_DERIVATIVE_OUT, 0}, /* logaddexp.out */
    {1155, 137, TNI_DERIVATIVE_MISSING, 0}, /* logaddexp2 */
    {1156, 137, TNI_DERIVATIVE_OUT, 0}, /* logaddexp2.out */
    {1157, 137, TNI_DERIVATIVE_MISSING, 0}, /* logcumsumexp */
    {1158, 137, TNI_DERIVATIVE_OUT, 0}, /* logcumsumexp.out */
    {1160, 137, TNI_DERIVATIVE_MISSING, 0}, /* logical_and */
    {1161, 137, TNI_DERIVATIVE_OUT, 0}, /* logical_and.out */
    {1162, 137, TNI_DERIVATIVE_MISSING, 0}, /* logical_and_ */
    {1163, 137, TNI_DERIVATIVE_MISSING, 0}, /* logical_not */
    {1164, 137, TNI_DERIVATIVE_OUT, 0}, /* logical_not.out */
    {1165, 137, TNI_DERIVATIVE_MISSING, 0}, /* logical_not_ */
    {1166, 137, TNI_DERIVATIVE_MISSING, 0}, /* logical_or */
    {1167, 137, TNI_DERIVATIVE_OUT, 0}, /* logical_or.out */
    {1168, 137, TNI_DERIVATIVE_MISSING, 0}, /* logical_or_ */
    {1169, 137, TNI_DERIVATIVE_MISSING, 0}, /* logical_xor */
    {1170, 137, TNI_DERIVATIVE_OUT, 0}, /* logical_xor.out */
    {1171, 137, TNI_DERIVATIVE_MISSING, 0}, /* logical_xor_ */
    {1172, 137, TNI_DERIVATIVE_MISSING, 0}, /* logit */
    {1173, 137, TNI_DERIVATIVE_OUT, 0}, /* logit.out */
    {1174, 137, TNI_DERIVATIVE_MISSING, 0}, /* logit_ */
    {1175, 137, TNI_DERIVATIVE_MISSING, 0}, /* logit_backward */
    {1176, 137, TNI_DERIVATIVE_OUT, 0}, /* logit_backward.grad_input */
    {1178, 137, TNI_DERIVATIVE_MISSING, 0}, /* logspace.Scalar_Tensor */
    {1179, 137, TNI_DERIVATIVE_OUT, 0}, /* logspace.Scalar_Tensor_out */
    {1180, 137, TNI_DERIVATIVE_MISSING, 0}, /* logspace.Tensor_Scalar */
    {1181, 137, TNI_DERIVATIVE_OUT, 0}, /* logspace.Tensor_Scalar_out */
    {1182, 137, TNI_DERIVATIVE_MISSING, 0}, /* logspace.Tensor_Tensor */
    {1183, 137, TNI_DERIVATIVE_OUT, 0}, /* logspace.Tensor_Tensor_out */
    {1184, 137, TNI_DERIVATIVE_OUT, 0}, /* logspace.out */
    {1185, 137, TNI_DERIVATIVE_MISSING, 0}, /* logsumexp */
    {1186, 137, TNI_DERIVATIVE_OUT, 0}, /* logsumexp.out */
    {1190, 137, TNI_DERIVATIVE_NONE, 0}, /* lt.Scalar */
    {1191, 137, TNI_DERIVATIVE_OUT, 0}, /* lt.Scalar_out */
    {1192, 137, TNI_DERIVATIVE_NONE, 0}, /* lt.Tensor */
    {1193, 137, TNI_DERIVATIVE_OUT, 0}, /* lt.Tensor_out */
    {1194, 137, TNI_DERIVATIVE_NONE, 0}, /* lt_.Scalar */
    {1195, 137, TNI_DERIVATIVE_NONE, 0}, /* lt_.Tensor */
    {1198, 137, TNI_DERIVATIVE_MISSING, 0}, /* lu_unpack */
    {1199, 137, TNI_DERIVATIVE_OUT, 0}, /* lu_unpack.out */
    {1203, 137, 97, 0}, /* masked_fill.Scalar */
    {1204, 137, TNI_DERIVATIVE_OUT, 0}, /* masked_fill.Scalar_out */
    {1205, 137, 98, 0}, /* masked_fill.Tensor */
    {1206, 137, TNI_DERIVATIVE_OUT, 0}, /* masked_fill.Tensor_out */
    {1207, 137, 97, 4}, /* masked_fill_.Scalar */
    {1208, 137, 98, 4}, /* masked_fill_.Tensor */
    {1209, 137, 99, 0}, /* masked_scatter */
    {1210, 137, TNI_DERIVATIVE_OUT, 0}, /* masked_scatter.out */
    {1211, 137, 99, 4}, /* masked_scatter_ */
    {1212, 137, 100, 0}, /* masked_scatter_backward */
    {1213, 137, 101, 0}, /* masked_select */
    {1214, 137, TNI_DERIVATIVE_OUT, 0}, /* masked_select.out */
    {1222, 137, TNI_DERIVATIVE_MISSING, 0}, /* max */
    {1223, 137, 20, 0}, /* max.dim */
    {1224, 137, TNI_DERIVATIVE_OUT, 0}, /* max.dim_max */
    {1227, 137, TNI_DERIVATIVE_OUT, 0}, /* max.unary_out */
    {1231, 137, 143, 0}, /* max_pool2d_with_indices */
    {1232, 137, TNI_DERIVATIVE_OUT, 0}, /* max_pool2d_with_indices.out */
    {1233, 137, 144, 0}, /* max_pool2d_with_indices_backward */
    {1234, 137, TNI_DERIVATIVE_OUT, 0}, /* max_pool2d_with_indices_backward.grad_input */
    {1236, 137, 145, 0}, /* max_pool3d_with_indices */
    {1237, 137, TNI_DERIVATIVE_OUT, 0}, /* max_pool3d_with_indices.out */
    {1238, 137, 146, 0}, /* max_pool3d_with_indices_backward */
    {1239, 137, TNI_DERIVATIVE_OUT, 0}, /* max_pool3d_with_indices_backward.grad_input */
    {1240, 137, 147, 0}, /* max_unpool2d */
    {1241, 137, TNI_DERIVATIVE_OUT, 0}, /* max_unpool2d.out */
    {1242, 137, 148, 0}, /* max_unpool3d */
    {1243, 137, TNI_DERIVATIVE_OUT, 0}, /* max_unpool3d.out */
    {1244, 137, 16, 0}, /* maximum */
    {1245, 137, TNI_DERIVATIVE_OUT, 0}, /* maximum.out */
    {1246, 137, TNI_DERIVATIVE_MISSING, 0}, /* mean */
    {1247, 137, TNI_DERIVATIVE_MISSING, 0}, /* mean.dim */
    {1248, 137, TNI_DERIVATIVE_OUT, 0}, /* mean.dtype_out */
    {1249, 137, TNI_DERIVATIVE_OUT, 0}, /* mean.out */
    {1250, 137, TNI_DERIVATIVE_MISSING, 0}, /* median */
    {1251, 137, TNI_DERIVATIVE_MISSING, 0}, /* median.dim */
    {1252, 137, TNI_DERIVATIVE_OUT, 0}, /* median.dim_values */
    {1253, 137, TNI_DERIVATIVE_OUT, 0}, /* median.out */
    {1256, 137, TNI_DERIVATIVE_MISSING, 0}, /* min */
    {1257, 137, TNI_DERIVATIVE_MISSING, 0}, /* min.dim */
    {1258, 137, TNI_DERIVATIVE_OUT, 0}, /* min.dim_min */
    {1261, 137, TNI_DERIVATIVE_OUT, 0}, /* min.unary_out */
    {1262, 137, TNI_DERIVATIVE_MISSING, 0}, /* minimum */
    {1263, 137, TNI_DERIVATIVE_OUT, 0}, /* minimum.out */
    {1264, 137, TNI_DERIVATIVE_MISSING, 0}, /* mish */
    {1265, 137, TNI_DERIVATIVE_OUT, 0}, /* mish.out */
    {1266, 137, TNI_DERIVATIVE_MISSING, 0}, /* mish_ */
    {1268, 137, 22, 0}, /* mm */
    {1269, 137, TNI_DERIVATIVE_OUT, 0}, /* mm.out */
    {1270, 137, TNI_DERIVATIVE_MISSING, 0}, /* mode */
    {1271, 137, TNI_DERIVATIVE_OUT, 0}, /* mode.values */
    {1276, 137, 225, 0}, /* mse_loss */
    {1277, 137, TNI_DERIVATIVE_OUT, 0}, /* mse_loss.out */
    {1278, 137, 226, 0}, /* mse_loss_backward */
    {1279, 137, TNI_DERIVATIVE_OUT, 0}, /* mse_loss_backward.grad_input */
    {1282, 137, 4, 0}, /* mul.Scalar */
    {1283, 137, TNI_DERIVATIVE_OUT, 0}, /* mul.Scalar_out */
    {1284, 137, 3, 0}, /* mul.Tensor */
    {1285, 137, TNI_DERIVATIVE_OUT, 0}, /* mul.out */
    {1286, 137, 4, 4}, /* mul_.Scalar */
    {1287, 137, 3, 4}, /* mul_.Tensor */
    {1288, 137, 227, 0}, /* multi_margin_loss */
    {1289, 137, TNI_DERIVATIVE_OUT, 0}, /* multi_margin_loss.out */
    {1290, 137, TNI_DERIVATIVE_MISSING, 0}, /* multi_margin_loss_backward */
    {1291, 137, TNI_DERIVATIVE_OUT, 0}, /* multi_margin_loss_backward.grad_input */
    {1294, 137, TNI_DERIVATIVE_MISSING, 0}, /* multilabel_margin_loss_backward */
    {1295, 137, TNI_DERIVATIVE_OUT, 0}, /* multilabel_margin_loss_backward.grad_input */
    {1296, 137, 228, 0}, /* multilabel_margin_loss_forward */
    {1297, 137, TNI_DERIVATIVE_OUT, 0}, /* multilabel_margin_loss_forward.output */
    {1298, 137, TNI_DERIVATIVE_MISSING, 0}, /* multinomial */
    {1299, 137, TNI_DERIVATIVE_OUT, 0}, /* multinomial.out */
    {1305, 137, TNI_DERIVATIVE_MISSING, 0}, /* mv */
    {1306, 137, TNI_DERIVATIVE_OUT, 0}, /* mv.out */
    {1307, 137, TNI_DERIVATIVE_MISSING, 0}, /* mvlgamma */
    {1308, 137, TNI_DERIVATIVE_OUT, 0}, /* mvlgamma.out */
    {1309, 137, TNI_DERIVATIVE_MISSING, 0}, /* mvlgamma_ */
    {1310, 137, TNI_DERIVATIVE_MISSING, 0}, /* nan_to_num */
    {1311, 137, TNI_DERIVATIVE_OUT, 0}, /* nan_to_num.out */
    {1312, 137, TNI_DERIVATIVE_MISSING, 0}, /* nan_to_num_ */
    {1315, 137, TNI_DERIVATIVE_MISSING, 0}, /* nanmedian */
    {1316, 137, TNI_DERIVATIVE_MISSING, 0}, /* nanmedian.dim */
    {1317, 137, TNI_DERIVATIVE_OUT, 0}, /* nanmedian.dim_values */
    {1318, 137, TNI_DERIVATIVE_OUT, 0}, /* nanmedian.out */
    {1323, 137, TNI_DERIVATIVE_MISSING, 0}, /* nansum */
    {1324, 137, TNI_DERIVATIVE_OUT, 0}, /* nansum.out */
    {1327, 137, 43, 0}, /* narrow_copy */
    {1328, 137, TNI_DERIVATIVE_OUT, 0}, /* narrow_copy.out */
    {1329, 137, 150, 0}, /* native_batch_norm */
    {1330, 137, TNI_DERIVATIVE_OUT, 0}, /* native_batch_norm.out */
    {1331, 137, 156, 0}, /* native_batch_norm_backward */
    {1332, 137, TNI_DERIVATIVE_OUT, 0}, /* native_batch_norm_backward.out */
    {1334, 137, 167, 0}, /* native_dropout */
    {1335, 137, TNI_DERIVATIVE_OUT, 0}, /* native_dropout.out */
    {1336, 137, 168, 0}, /* native_dropout_backward */
    {1337, 137, TNI_DERIVATIVE_OUT, 0}, /* native_dropout_backward.out */
    {1338, 137, 160, 0}, /* native_group_norm */
    {1339, 137, TNI_DERIVATIVE_OUT, 0}, /* native_group_norm.out */
    {1340, 137, 161, 0}, /* native_group_norm_backward */
    {1341, 137, TNI_DERIVATIVE_OUT, 0}, /* native_group_norm_backward.out */
    {1342, 137, 158, 0}, /* native_layer_norm */
    {1343, 137, TNI_DERIVATIVE_OUT, 0}, /* native_layer_norm.out */
    {1344, 137, 159, 0}, /* native_layer_norm_backward */
    {1345, 137, TNI_DERIVATIVE_OUT, 0}, /* native_layer_norm_backward.out */
    {1346, 137, TNI_DERIVATIVE_NONE, 0}, /* ne.Scalar */
    {1347, 137, TNI_DERIVATIVE_OUT, 0}, /* ne.Scalar_out */
    {1348, 137, TNI_DERIVATIVE_NONE, 0}, /* ne.Tensor */
    {1349, 137, TNI_DERIVATIVE_OUT, 0}, /* ne.Tensor_out */
    {1350, 137, TNI_DERIVATIVE_NONE, 0}, /* ne_.Scalar */
    {1351, 137, TNI_DERIVATIVE_NONE, 0}, /* ne_.Tensor */
    {1352, 137, 6, 0}, /* neg */
    {1353, 137, TNI_DERIVATIVE_OUT, 0}, /* neg.out */
    {1354, 137, 6, 4}, /* neg_ */
    {1358, 137, TNI_DERIVATIVE_MISSING, 0}, /* new_empty */
    {1359, 137, TNI_DERIVATIVE_OUT, 0}, /* new_empty.out */
    {1360, 137, TNI_DERIVATIVE_MISSING, 0}, /* new_empty_strided */
    {1361, 137, TNI_DERIVATIVE_OUT, 0}, /* new_empty_strided.out */
    {1362, 137, TNI_DERIVATIVE_MISSING, 0}, /* new_full */
    {1363, 137, TNI_DERIVATIVE_OUT, 0}, /* new_full.out */
    {1364, 137, TNI_DERIVATIVE_MISSING, 0}, /* new_ones */
    {1365, 137, TNI_DERIVATIVE_OUT, 0}, /* new_ones.out */
    {1366, 137, TNI_DERIVATIVE_MISSING, 0}, /* new_zeros */
    {1367, 137, TNI_DERIVATIVE_OUT, 0}, /* new_zeros.out */
    {1368, 137, TNI_DERIVATIVE_MISSING, 0}, /* nextafter */
    {1369, 137, TNI_DERIVATIVE_OUT, 0}, /* nextafter.out */
    {1370, 137, TNI_DERIVATIVE_MISSING, 0}, /* nextafter_ */
    {1375, 137, 232, 0}, /* nll_loss2d_backward */
    {1376, 137, TNI_DERIVATIVE_OUT, 0}, /* nll_loss2d_backward.grad_input */
    {1377, 137, 231, 0}, /* nll_loss2d_forward */
    {1378, 137, TNI_DERIVATIVE_OUT, 0}, /* nll_loss2d_forward.output */
    {1379, 137, 230, 0}, /* nll_loss_backward */
    {1380, 137, TNI_DERIVATIVE_OUT, 0}, /* nll_loss_backward.grad_input */
    {1381, 137, 229, 0}, /* nll_loss_forward */
    {1382, 137, TNI_DERIVATIVE_OUT, 0}, /* nll_loss_forward.output */
    {1384, 137, TNI_DERIVATIVE_MISSING, 0}, /* nonzero */
    {1385, 137, TNI_DERIVATIVE_OUT, 0}, /* nonzero.out */
    {1387, 137, TNI_DERIVATIVE_MISSING, 0}, /* nonzero_static */
    {1388, 137, TNI_DERIVATIVE_OUT, 0}, /* nonzero_static.out */
    {1389, 137, TNI_DERIVATIVE_MISSING, 0}, /* norm.Scalar */
    {1390, 137, TNI_DERIVATIVE_MISSING, 0}, /* norm.ScalarOpt_dim */
    {1391, 137, TNI_DERIVATIVE_MISSING, 0}, /* norm.ScalarOpt_dim_dtype */
    {1392, 137, TNI_DERIVATIVE_MISSING, 0}, /* norm.ScalarOpt_dtype */
    {1393, 137, TNI_DERIVATIVE_OUT, 0}, /* norm.ScalarOpt_dtype_out */
    {1394, 137, TNI_DERIVATIVE_OUT, 0}, /* norm.Scalar_out */
    {1395, 137, TNI_DERIVATIVE_OUT, 0}, /* norm.dtype_out */
    {1396, 137, TNI_DERIVATIVE_OUT, 0}, /* norm.out */
    {1398, 137, TNI_DERIVATIVE_MISSING, 0}, /* normal.Tensor_Tensor */
    {1399, 137, TNI_DERIVATIVE_OUT, 0}, /* normal.Tensor_Tensor_out */
    {1400, 137, TNI_DERIVATIVE_MISSING, 0}, /* normal.Tensor_float */
    {1401, 137, TNI_DERIVATIVE_OUT, 0}, /* normal.Tensor_float_out */
    {1402, 137, TNI_DERIVATIVE_MISSING, 0}, /* normal.float_Tensor */
    {1403, 137, TNI_DERIVATIVE_OUT, 0}, /* normal.float_Tensor_out */
    {1405, 137, TNI_DERIVATIVE_OUT, 0}, /* normal.float_float_out */
    {1406, 137, TNI_DERIVATIVE_OUT, 0}, /* normal.out */
    {1407, 137, TNI_DERIVATIVE_MISSING, 0}, /* normal_ */
    {1408, 137, TNI_DERIVATIVE_MISSING, 0}, /* normal_functional */
    {1423, 137, TNI_DERIVATIVE_OUT, 0}, /* ones.out */
    {1424, 137, TNI_DERIVATIVE_MISSING, 0}, /* ones_like */
    {1425, 137, TNI_DERIVATIVE_OUT, 0}, /* ones_like.out */
    {1428, 137, TNI_DERIVATIVE_MISSING, 0}, /* ormqr */
    {1429, 137, TNI_DERIVATIVE_OUT, 0}, /* ormqr.out */
    {1436, 137, 35, 0}, /* permute */
    {1437, 137, 246, 0}, /* permute_copy */
    {1438, 137, TNI_DERIVATIVE_OUT, 0}, /* permute_copy.out */
    {1440, 137, 73, 0}, /* pixel_shuffle */
    {1441, 137, TNI_DERIVATIVE_OUT, 0}, /* pixel_shuffle.out */
    {1442, 137, 74, 0}, /* pixel_unshuffle */
    {1443, 137, TNI_DERIVATIVE_OUT, 0}, /* pixel_unshuffle.out */
    {1444, 137, TNI_DERIVATIVE_MISSING, 0}, /* poisson */
    {1445, 137, TNI_DERIVATIVE_OUT, 0}, /* poisson.out */
    {1447, 137, TNI_DERIVATIVE_MISSING, 0}, /* polar */
    {1448, 137, TNI_DERIVATIVE_OUT, 0}, /* polar.out */
    {1449, 137, TNI_DERIVATIVE_MISSING, 0}, /* polygamma */
    {1450, 137, TNI_DERIVATIVE_OUT, 0}, /* polygamma.out */
    {1451, 137, TNI_DERIVATIVE_MISSING, 0}, /* polygamma_ */
    {1453, 137, TNI_DERIVATIVE_MISSING, 0}, /* pow.Scalar */
    {1454, 137, TNI_DERIVATIVE_OUT, 0}, /* pow.Scalar_out */
    {1455, 137, 7, 0}, /* pow.Tensor_Scalar */
    {1456, 137, TNI_DERIVATIVE_OUT, 0}, /* pow.Tensor_Scalar_out */
    {1457, 137, TNI_DERIVATIVE_MISSING, 0}, /* pow.Tensor_Tensor */
    {1458, 137, TNI_DERIVATIVE_OUT, 0}, /* pow.Tensor_Tensor_out */
    {1459, 137, 7, 4}, /* pow_.Scalar */
    {1460, 137, TNI_DERIVATIVE_MISSING, 0}, /* pow_.Tensor */
    {1462, 137, TNI_DERIVATIVE_MISSING, 0}, /* prod */
    {1463, 137, TNI_DERIVATIVE_MISSING, 0}, /* prod.dim_int */
    {1464, 137, TNI_DERIVATIVE_OUT, 0}, /* prod.int_out */
    {1465, 137, TNI_DERIVATIVE_OUT, 0}, /* prod.out */
    {1467, 137, 102, 0}, /* put */
    {1468, 137, TNI_DERIVATIVE_OUT, 0}, /* put.out */
    {1469, 137, 102, 4}, /* put_ */
    {1476, 137, TNI_DERIVATIVE_MISSING, 0}, /* rad2deg */
    {1477, 137, TNI_DERIVATIVE_OUT, 0}, /* rad2deg.out */
    {1478, 137, TNI_DERIVATIVE_MISSING, 0}, /* rad2deg_ */
    {1482, 137, TNI_DERIVATIVE_OUT, 0}, /* rand.out */
    {1483, 137, TNI_DERIVATIVE_MISSING, 0}, /* rand_like */
    {1484, 137, TNI_DERIVATIVE_MISSING, 0}, /* rand_like.generator */
    {1485, 137, TNI_DERIVATIVE_OUT, 0}, /* rand_like.generator_out */
    {1486, 137, TNI_DERIVATIVE_OUT, 0}, /* rand_like.out */
    {1489, 137, TNI_DERIVATIVE_OUT, 0}, /* randint.generator_out */
    {1492, 137, TNI_DERIVATIVE_OUT, 0}, /* randint.low_generator_out */
    {1493, 137, TNI_DERIVATIVE_OUT, 0}, /* randint.low_out */
    {1494, 137, TNI_DERIVATIVE_OUT, 0}, /* randint.out */
    {1495, 137, TNI_DERIVATIVE_MISSING, 0}, /* randint_like */
    {1496, 137, TNI_DERIVATIVE_MISSING, 0}, /* randint_like.Tensor */
    {1497, 137, TNI_DERIVATIVE_MISSING, 0}, /* randint_like.Tensor_generator */
    {1498, 137, TNI_DERIVATIVE_OUT, 0}, /* randint_like.Tensor_generator_out */
    {1499, 137, TNI_DERIVATIVE_OUT, 0}, /* randint_like.Tensor_out */
    {1500, 137, TNI_DERIVATIVE_MISSING, 0}, /* randint_like.generator */
    {1501, 137, TNI_DERIVATIVE_OUT, 0}, /* randint_like.generator_out */
    {1502, 137, TNI_DERIVATIVE_MISSING, 0}, /* randint_like.low_dtype */
    {1503, 137, TNI_DERIVATIVE_OUT, 0}, /* randint_like.low_dtype_out */
    {1504, 137, TNI_DERIVATIVE_MISSING, 0}, /* randint_like.low_generator_dtype */
    {1505, 137, TNI_DERIVATIVE_OUT, 0}, /* randint_like.low_generator_dtype_out */
    {1506, 137, TNI_DERIVATIVE_OUT, 0}, /* randint_like.out */
    {1511, 137, TNI_DERIVATIVE_MISSING, 0}, /* randn_like */
    {1512, 137, TNI_DERIVATIVE_MISSING, 0}, /* randn_like.generator */
    {1513, 137, TNI_DERIVATIVE_OUT, 0}, /* randn_like.generator_out */
    {1514, 137, TNI_DERIVATIVE_OUT, 0}, /* randn_like.out */
    {1515, 137, TNI_DERIVATIVE_MISSING, 0}, /* random */
    {1516, 137, TNI_DERIVATIVE_MISSING, 0}, /* random.from */
    {1517, 137, TNI_DERIVATIVE_OUT, 0}, /* random.from_out */
    {1518, 137, TNI_DERIVATIVE_OUT, 0}, /* random.out */
    {1519, 137, TNI_DERIVATIVE_MISSING, 0}, /* random.to */
    {1520, 137, TNI_DERIVATIVE_OUT, 0}, /* random.to_out */
    {1521, 137, TNI_DERIVATIVE_MISSING, 0}, /* random_ */
    {1522, 137, TNI_DERIVATIVE_MISSING, 0}, /* random_.from */
    {1523, 137, TNI_DERIVATIVE_MISSING, 0}, /* random_.to */
    {1526, 137, TNI_DERIVATIVE_OUT, 0}, /* randperm.generator_out */
    {1527, 137, TNI_DERIVATIVE_OUT, 0}, /* randperm.out */
    {1529, 137, TNI_DERIVATIVE_OUT, 0}, /* range.out */
    {1530, 137, TNI_DERIVATIVE_OUT, 0}, /* range.out_ */
    {1534, 137, TNI_DERIVATIVE_MISSING, 0}, /* reciprocal */
    {1535, 137, TNI_DERIVATIVE_OUT, 0}, /* reciprocal.out */
    {1536, 137, TNI_DERIVATIVE_MISSING, 0}, /* reciprocal_ */
    {1537, 137, 173, 0}, /* reflection_pad1d */
    {1538, 137, TNI_DERIVATIVE_OUT, 0}, /* reflection_pad1d.out */
    {1539, 137, 174, 0}, /* reflection_pad1d_backward */
    {1540, 137, TNI_DERIVATIVE_OUT, 0}, /* reflection_pad1d_backward.grad_input */
    {1541, 137, 175, 0}, /* reflection_pad2d */
    {1542, 137, TNI_DERIVATIVE_OUT, 0}, /* reflection_pad2d.out */
    {1543, 137, 176, 0}, /* reflection_pad2d_backward */
    {1544, 137, TNI_DERIVATIVE_OUT, 0}, /* reflection_pad2d_backward.grad_input */
    {1545, 137, 177, 0}, /* reflection_pad3d */
    {1546, 137, TNI_DERIVATIVE_OUT, 0}, /* reflection_pad3d.out */
    {1547, 137, 178, 0}, /* reflection_pad3d_backward */
    {1548, 137, TNI_DERIVATIVE_OUT, 0}, /* reflection_pad3d_backward.grad_input */
    {1549, 137, 11, 0}, /* relu */
    {1550, 137, TNI_DERIVATIVE_OUT, 0}, /* relu.out */
    {1553, 137, 11, 4}, /* relu_ */
    {1554, 137, TNI_DERIVATIVE_MISSING, 0}, /* remainder.Scalar */
    {1555, 137, TNI_DERIVATIVE_MISSING, 0}, /* remainder.Scalar_Tensor */
    {1556, 137, TNI_DERIVATIVE_OUT, 0}, /* remainder.Scalar_Tensor_out */
    {1557, 137, TNI_DERIVATIVE_OUT, 0}, /* remainder.Scalar_out */
    {1558, 137, TNI_DERIVATIVE_MISSING, 0}, /* remainder.Tensor */
    {1559, 137, TNI_DERIVATIVE_OUT, 0}, /* remainder.Tensor_out */
    {1560, 137, TNI_DERIVATIVE_MISSING, 0}, /* remainder_.Scalar */
    {1561, 137, TNI_DERIVATIVE_MISSING, 0}, /* remainder_.Tensor */
    {1562, 137, 110, 0}, /* renorm */
    {1563, 137, TNI_DERIVATIVE_OUT, 0}, /* renorm.out */
    {1564, 137, 110, 4}, /* renorm_ */
    {1565, 137, 77, 0}, /* repeat */
    {1566, 137, TNI_DERIVATIVE_OUT, 0}, /* repeat.out */
    {1567, 137, TNI_DERIVATIVE_MISSING, 0}, /* repeat_interleave.Tensor */
    {1568, 137, TNI_DERIVATIVE_OUT, 0}, /* repeat_interleave.Tensor_out */
    {1571, 137, 179, 0}, /* replication_pad1d */
    {1572, 137, TNI_DERIVATIVE_OUT, 0}, /* replication_pad1d.out */
    {1573, 137, 180, 0}, /* replication_pad1d_backward */
    {1574, 137, TNI_DERIVATIVE_OUT, 0}, /* replication_pad1d_backward.grad_input */
    {1575, 137, 181, 0}, /* replication_pad2d */
    {1576, 137, TNI_DERIVATIVE_OUT, 0}, /* replication_pad2d.out */
    {1577, 137, 182, 0}, /* replication_pad2d_backward */
    {1578, 137, TNI_DERIVATIVE_OUT, 0}, /* replication_pad2d_backward.grad_input */
    {1579, 137, 183, 0}, /* replication_pad3d */
    {1580, 137, TNI_DERIVATIVE_OUT, 0}, /* replication_pad3d.out */
    {1581, 137, 184, 0}, /* replication_pad3d_backward */
    {1582, 137, TNI_DERIVATIVE_OUT, 0}, /* replication_pad3d_backward.grad_input */
    {1585, 137, TNI_DERIVATIVE_MISSING, 0}, /* resize */
    {1586, 137, TNI_DERIVATIVE_OUT, 0}, /* resize.out */
    {1587, 137, TNI_DERIVATIVE_MISSING, 0}, /* resize_ */
    {1588, 137, TNI_DERIVATIVE_MISSING, 0}, /* resize_as */
    {1589, 137, TNI_DERIVATIVE_OUT, 0}, /* resize_as.out */
    {1590, 137, TNI_DERIVATIVE_MISSING, 0}, /* resize_as_ */
    {1604, 137, 78, 0}, /* roll */
    {1605, 137, TNI_DERIVATIVE_OUT, 0}, /* roll.out */
    {1606, 137, 79, 0}, /* rot90 */
    {1607, 137, TNI_DERIVATIVE_OUT, 0}, /* rot90.out */
    {1608, 137, TNI_DERIVATIVE_MISSING, 0}, /* round */
    {1609, 137, TNI_DERIVATIVE_MISSING, 0}, /* round.decimals */
    {1610, 137, TNI_DERIVATIVE_OUT, 0}, /* round.decimals_out */
    {1611, 137, TNI_DERIVATIVE_OUT, 0}, /* round.out */
    {1612, 137, TNI_DERIVATIVE_MISSING, 0}, /* round_ */
    {1613, 137, TNI_DERIVATIVE_MISSING, 0}, /* round_.decimals */
    {1618, 137, TNI_DERIVATIVE_MISSING, 0}, /* rrelu_with_noise */
    {1619, 137, TNI_DERIVATIVE_OUT, 0}, /* rrelu_with_noise.out */
    {1620, 137, TNI_DERIVATIVE_MISSING, 0}, /* rrelu_with_noise_ */
    {1621, 137, TNI_DERIVATIVE_MISSING, 0}, /* rrelu_with_noise_backward */
    {1622, 137, TNI_DERIVATIVE_OUT, 0}, /* rrelu_with_noise_backward.out */
    {1623, 137, TNI_DERIVATIVE_MISSING, 0}, /* rrelu_with_noise_functional */
    {1624, 137, TNI_DERIVATIVE_MISSING, 0}, /* rsqrt */
    {1625, 137, TNI_DERIVATIVE_OUT, 0}, /* rsqrt.out */
    {1626, 137, TNI_DERIVATIVE_MISSING, 0}, /* rsqrt_ */
    {1627, 137, TNI_DERIVATIVE_MISSING, 0}, /* rsub.Scalar */
    {1628, 137, TNI_DERIVATIVE_OUT, 0}, /* rsub.Scalar_out */
    {1629, 137, TNI_DERIVATIVE_MISSING, 0}, /* rsub.Tensor */
    {1630, 137, TNI_DERIVATIVE_OUT, 0}, /* rsub.Tensor_out */
    {1632, 137, TNI_DERIVATIVE_OUT, 0}, /* scalar_tensor.out */
    {1634, 137, TNI_DERIVATIVE_MISSING, 0}, /* scatter.reduce */
    {1635, 137, TNI_DERIVATIVE_OUT, 0}, /* scatter.reduce_out */
    {1636, 137, 103, 0}, /* scatter.src */
    {1637, 137, TNI_DERIVATIVE_OUT, 0}, /* scatter.src_out */
    {1638, 137, 104, 0}, /* scatter.value */
    {1639, 137, TNI_DERIVATIVE_OUT, 0}, /* scatter.value_out */
    {1640, 137, TNI_DERIVATIVE_MISSING, 0}, /* scatter.value_reduce */
    {1641, 137, TNI_DERIVATIVE_OUT, 0}, /* scatter.value_reduce_out */
    {1642, 137, TNI_DERIVATIVE_MISSING, 0}, /* scatter_.reduce */
    {1643, 137, 103, 4}, /* scatter_.src */
    {1644, 137, 104, 4}, /* scatter_.value */
    {1645, 137, TNI_DERIVATIVE_MISSING, 0}, /* scatter_.value_reduce */
    {1646, 137, 105, 0}, /* scatter_add */
    {1647, 137, TNI_DERIVATIVE_OUT, 0}, /* scatter_add.out */
    {1648, 137, 105, 4}, /* scatter_add_ */
    {1649, 137, 106, 0}, /* scatter_reduce.two */
    {1650, 137, TNI_DERIVATIVE_OUT, 0}, /* scatter_reduce.two_out */
    {1651, 137, 106, 4}, /* scatter_reduce_.two */
    {1652, 137, TNI_DERIVATIVE_MISSING, 0}, /* searchsorted.Scalar */
    {1653, 137, TNI_DERIVATIVE_OUT, 0}, /* searchsorted.Scalar_out */
    {1654, 137, TNI_DERIVATIVE_MISSING, 0}, /* searchsorted.Tensor */
    {1655, 137, TNI_DERIVATIVE_OUT, 0}, /* searchsorted.Tensor_out */
    {1656, 137, 149, 0}, /* segment_reduce */
    {1657, 137, TNI_DERIVATIVE_OUT, 0}, /* segment_reduce.out */
    {1658, 137, 37, 0}, /* select.int */
    {1659, 137, 38, 0}, /* select_backward */
    {1660, 137, TNI_DERIVATIVE_OUT, 0}, /* select_backward.out */
    {1661, 137, 247, 0}, /* select_copy.int */
    {1662, 137, TNI_DERIVATIVE_OUT, 0}, /* select_copy.int_out */
    {1663, 137, 39, 0}, /* select_scatter */
    {1664, 137, TNI_DERIVATIVE_OUT, 0}, /* select_scatter.out */
    {1667, 137, TNI_DERIVATIVE_MISSING, 0}, /* set */
    {1668, 137, TNI_DERIVATIVE_OUT, 0}, /* set.out */
    {1669, 137, TNI_DERIVATIVE_MISSING, 0}, /* set.source_Tensor */
    {1670, 137, TNI_DERIVATIVE_OUT, 0}, /* set.source_Tensor_out */
    {1671, 137, TNI_DERIVATIVE_MISSING, 0}, /* set_ */
    {1672, 137, TNI_DERIVATIVE_MISSING, 0}, /* set_.source_Tensor */
    {1674, 137, TNI_DERIVATIVE_MISSING, 0}, /* sgn */
    {1675, 137, TNI_DERIVATIVE_OUT, 0}, /* sgn.out */
    {1676, 137, TNI_DERIVATIVE_MISSING, 0}, /* sgn_ */
    {1677, 137, 10, 0}, /* sigmoid */
    {1678, 137, TNI_DERIVATIVE_OUT, 0}, /* sigmoid.out */
    {1679, 137, 10, 4}, /* sigmoid_ */
    {1680, 137, TNI_DERIVATIVE_MISSING, 0}, /* sigmoid_backward */
    {1681, 137, TNI_DERIVATIVE_OUT, 0}, /* sigmoid_backward.grad_input */
    {1682, 137, TNI_DERIVATIVE_MISSING, 0}, /* sign */
    {1683, 137, TNI_DERIVATIVE_OUT, 0}, /* sign.out */
    {1684, 137, TNI_DERIVATIVE_MISSING, 0}, /* sign_ */
    {1685, 137, TNI_DERIVATIVE_MISSING, 0}, /* signbit */
    {1686, 137, TNI_DERIVATIVE_OUT, 0}, /* signbit.out */
    {1687, 137, TNI_DERIVATIVE_MISSING, 0}, /* silu */
    {1688, 137, TNI_DERIVATIVE_OUT, 0}, /* silu.out */
    {1689, 137, TNI_DERIVATIVE_MISSING, 0}, /* silu_ */
    {1690, 137, TNI_DERIVATIVE_MISSING, 0}, /* silu_backward */
    {1691, 137, TNI_DERIVATIVE_OUT, 0}, /* silu_backward.grad_input */
    {1692, 137, TNI_DERIVATIVE_MISSING, 0}, /* sin */
    {1693, 137, TNI_DERIVATIVE_OUT, 0}, /* sin.out */
    {1694, 137, TNI_DERIVATIVE_MISSING, 0}, /* sin_ */
    {1695, 137, TNI_DERIVATIVE_MISSING, 0}, /* sinc */
    {1696, 137, TNI_DERIVATIVE_OUT, 0}, /* sinc.out */
    {1697, 137, TNI_DERIVATIVE_MISSING, 0}, /* sinc_ */
    {1698, 137, TNI_DERIVATIVE_MISSING, 0}, /* sinh */
    {1699, 137, TNI_DERIVATIVE_OUT, 0}, /* sinh.out */
    {1700, 137, TNI_DERIVATIVE_MISSING, 0}, /* sinh_ */
    {1702, 137, 40, 0}, /* slice.Tensor */
    {1703, 137, 41, 0}, /* slice_backward */
    {1704, 137, TNI_DERIVATIVE_OUT, 0}, /* slice_backward.out */
    {1705, 137, 248, 0}, /* slice_copy.Tensor */
    {1706, 137, TNI_DERIVATIVE_OUT, 0}, /* slice_copy.Tensor_out */
    {1707, 137, 42, 0}, /* slice_scatter */
    {1708, 137, TNI_DERIVATIVE_OUT, 0}, /* slice_scatter.out */
    {1713, 137, 121, 0}, /* slow_conv3d_forward */
    {1714, 137, TNI_DERIVATIVE_OUT, 0}, /* slow_conv3d_forward.output */
    {1715, 137, 122, 0}, /* slow_conv_dilated2d */
    {1716, 137, TNI_DERIVATIVE_OUT, 0}, /* slow_conv_dilated2d.out */
    {1717, 137, 123, 0}, /* slow_conv_dilated3d */
    {1718, 137, TNI_DERIVATIVE_OUT, 0}, /* slow_conv_dilated3d.out */
    {1719, 137, 124, 0}, /* slow_conv_transpose3d */
    {1720, 137, TNI_DERIVATIVE_OUT, 0}, /* slow_conv_transpose3d.out */
    {1721, 137, 233, 0}, /* smooth_l1_loss */
    {1722, 137, TNI_DERIVATIVE_OUT, 0}, /* smooth_l1_loss.out */
    {1723, 137, 234, 0}, /* smooth_l1_loss_backward */
    {1724, 137, TNI_DERIVATIVE_OUT, 0}, /* smooth_l1_loss_backward.grad_input */
    {1725, 137, 235, 0}, /* soft_margin_loss */
    {1726, 137, TNI_DERIVATIVE_OUT, 0}, /* soft_margin_loss.out */
    {1727, 137, 236, 0}, /* soft_margin_loss_backward */
    {1728, 137, TNI_DERIVATIVE_OUT, 0}, /* soft_margin_loss_backward.grad_input */
    {1730, 137, TNI_DERIVATIVE_OUT, 0}, /* softmax.int_out */
    {1731, 137, TNI_DERIVATIVE_MISSING, 0}, /* softplus */
    {1732, 137, TNI_DERIVATIVE_OUT, 0}, /* softplus.out */
    {1733, 137, TNI_DERIVATIVE_MISSING, 0}, /* softplus_backward */
    {1734, 137, TNI_DERIVATIVE_OUT, 0}, /* softplus_backward.grad_input */
    {1735, 137, TNI_DERIVATIVE_MISSING, 0}, /* softshrink */
    {1736, 137, TNI_DERIVATIVE_OUT, 0}, /* softshrink.out */
    {1737, 137, TNI_DERIVATIVE_MISSING, 0}, /* softshrink_backward */
    {1738, 137, TNI_DERIVATIVE_OUT, 0}, /* softshrink_backward.grad_input */
    {1739, 137, TNI_DERIVATIVE_MISSING, 0}, /* sort */
    {1740, 137, TNI_DERIVATIVE_MISSING, 0}, /* sort.stable */
    {1741, 137, TNI_DERIVATIVE_OUT, 0}, /* sort.values */
    {1742, 137, TNI_DERIVATIVE_OUT, 0}, /* sort.values_stable */
    {1743, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_airy_ai */
    {1744, 137, TNI_DERIVATIVE_OUT, 0}, /* special_airy_ai.out */
    {1745, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_bessel_j0 */
    {1746, 137, TNI_DERIVATIVE_OUT, 0}, /* special_bessel_j0.out */
    {1747, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_bessel_j1 */
    {1748, 137, TNI_DERIVATIVE_OUT, 0}, /* special_bessel_j1.out */
    {1749, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_bessel_y0 */
    {1750, 137, TNI_DERIVATIVE_OUT, 0}, /* special_bessel_y0.out */
    {1751, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_bessel_y1 */
    {1752, 137, TNI_DERIVATIVE_OUT, 0}, /* special_bessel_y1.out */
    {1753, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_chebyshev_polynomial_t */
    {1754, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_chebyshev_polynomial_t.n_scalar */
    {1755, 137, TNI_DERIVATIVE_OUT, 0}, /* special_chebyshev_polynomial_t.n_scalar_out */
    {1756, 137, TNI_DERIVATIVE_OUT, 0}, /* special_chebyshev_polynomial_t.out */
    {1757, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_chebyshev_polynomial_t.x_scalar */
    {1758, 137, TNI_DERIVATIVE_OUT, 0}, /* special_chebyshev_polynomial_t.x_scalar_out */
    {1759, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_chebyshev_polynomial_u */
    {1760, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_chebyshev_polynomial_u.n_scalar */
    {1761, 137, TNI_DERIVATIVE_OUT, 0}, /* special_chebyshev_polynomial_u.n_scalar_out */
    {1762, 137, TNI_DERIVATIVE_OUT, 0}, /* special_chebyshev_polynomial_u.out */
    {1763, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_chebyshev_polynomial_u.x_scalar */
    {1764, 137, TNI_DERIVATIVE_OUT, 0}, /* special_chebyshev_polynomial_u.x_scalar_out */
    {1765, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_chebyshev_polynomial_v */
    {1766, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_chebyshev_polynomial_v.n_scalar */
    {1767, 137, TNI_DERIVATIVE_OUT, 0}, /* special_chebyshev_polynomial_v.n_scalar_out */
    {1768, 137, TNI_DERIVATIVE_OUT, 0}, /* special_chebyshev_polynomial_v.out */
    {1769, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_chebyshev_polynomial_v.x_scalar */
    {1770, 137, TNI_DERIVATIVE_OUT, 0}, /* special_chebyshev_polynomial_v.x_scalar_out */
    {1771, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_chebyshev_polynomial_w */
    {1772, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_chebyshev_polynomial_w.n_scalar */
    {1773, 137, TNI_DERIVATIVE_OUT, 0}, /* special_chebyshev_polynomial_w.n_scalar_out */
    {1774, 137, TNI_DERIVATIVE_OUT, 0}, /* special_chebyshev_polynomial_w.out */
    {1775, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_chebyshev_polynomial_w.x_scalar */
    {1776, 137, TNI_DERIVATIVE_OUT, 0}, /* special_chebyshev_polynomial_w.x_scalar_out */
    {1779, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_entr */
    {1780, 137, TNI_DERIVATIVE_OUT, 0}, /* special_entr.out */
    {1785, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_erfcx */
    {1786, 137, TNI_DERIVATIVE_OUT, 0}, /* special_erfcx.out */
    {1801, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_hermite_polynomial_h */
    {1802, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_hermite_polynomial_h.n_scalar */
    {1803, 137, TNI_DERIVATIVE_OUT, 0}, /* special_hermite_polynomial_h.n_scalar_out */
    {1804, 137, TNI_DERIVATIVE_OUT, 0}, /* special_hermite_polynomial_h.out */
    {1805, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_hermite_polynomial_h.x_scalar */
    {1806, 137, TNI_DERIVATIVE_OUT, 0}, /* special_hermite_polynomial_h.x_scalar_out */
    {1807, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_hermite_polynomial_he */
    {1808, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_hermite_polynomial_he.n_scalar */
    {1809, 137, TNI_DERIVATIVE_OUT, 0}, /* special_hermite_polynomial_he.n_scalar_out */
    {1810, 137, TNI_DERIVATIVE_OUT, 0}, /* special_hermite_polynomial_he.out */
    {1811, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_hermite_polynomial_he.x_scalar */
    {1812, 137, TNI_DERIVATIVE_OUT, 0}, /* special_hermite_polynomial_he.x_scalar_out */
    {1815, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_i0e */
    {1816, 137, TNI_DERIVATIVE_OUT, 0}, /* special_i0e.out */
    {1817, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_i1 */
    {1818, 137, TNI_DERIVATIVE_OUT, 0}, /* special_i1.out */
    {1819, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_i1e */
    {1820, 137, TNI_DERIVATIVE_OUT, 0}, /* special_i1e.out */
    {1821, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_laguerre_polynomial_l */
    {1822, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_laguerre_polynomial_l.n_scalar */
    {1823, 137, TNI_DERIVATIVE_OUT, 0}, /* special_laguerre_polynomial_l.n_scalar_out */
    {1824, 137, TNI_DERIVATIVE_OUT, 0}, /* special_laguerre_polynomial_l.out */
    {1825, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_laguerre_polynomial_l.x_scalar */
    {1826, 137, TNI_DERIVATIVE_OUT, 0}, /* special_laguerre_polynomial_l.x_scalar_out */
    {1827, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_legendre_polynomial_p */
    {1828, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_legendre_polynomial_p.n_scalar */
    {1829, 137, TNI_DERIVATIVE_OUT, 0}, /* special_legendre_polynomial_p.n_scalar_out */
    {1830, 137, TNI_DERIVATIVE_OUT, 0}, /* special_legendre_polynomial_p.out */
    {1831, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_legendre_polynomial_p.x_scalar */
    {1832, 137, TNI_DERIVATIVE_OUT, 0}, /* special_legendre_polynomial_p.x_scalar_out */
    {1835, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_log_ndtr */
    {1836, 137, TNI_DERIVATIVE_OUT, 0}, /* special_log_ndtr.out */
    {1842, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_modified_bessel_i0 */
    {1843, 137, TNI_DERIVATIVE_OUT, 0}, /* special_modified_bessel_i0.out */
    {1844, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_modified_bessel_i1 */
    {1845, 137, TNI_DERIVATIVE_OUT, 0}, /* special_modified_bessel_i1.out */
    {1846, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_modified_bessel_k0 */
    {1847, 137, TNI_DERIVATIVE_OUT, 0}, /* special_modified_bessel_k0.out */
    {1848, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_modified_bessel_k1 */
    {1849, 137, TNI_DERIVATIVE_OUT, 0}, /* special_modified_bessel_k1.out */
    {1854, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_ndtri */
    {1855, 137, TNI_DERIVATIVE_OUT, 0}, /* special_ndtri.out */
    {1862, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_scaled_modified_bessel_k0 */
    {1863, 137, TNI_DERIVATIVE_OUT, 0}, /* special_scaled_modified_bessel_k0.out */
    {1864, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_scaled_modified_bessel_k1 */
    {1865, 137, TNI_DERIVATIVE_OUT, 0}, /* special_scaled_modified_bessel_k1.out */
    {1866, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_shifted_chebyshev_polynomial_t */
    {1867, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_shifted_chebyshev_polynomial_t.n_scalar */
    {1868, 137, TNI_DERIVATIVE_OUT, 0}, /* special_shifted_chebyshev_polynomial_t.n_scalar_out */
    {1869, 137, TNI_DERIVATIVE_OUT, 0}, /* special_shifted_chebyshev_polynomial_t.out */
    {1870, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_shifted_chebyshev_polynomial_t.x_scalar */
    {1871, 137, TNI_DERIVATIVE_OUT, 0}, /* special_shifted_chebyshev_polynomial_t.x_scalar_out */
    {1872, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_shifted_chebyshev_polynomial_u */
    {1873, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_shifted_chebyshev_polynomial_u.n_scalar */
    {1874, 137, TNI_DERIVATIVE_OUT, 0}, /* special_shifted_chebyshev_polynomial_u.n_scalar_out */
    {1875, 137, TNI_DERIVATIVE_OUT, 0}, /* special_shifted_chebyshev_polynomial_u.out */
    {1876, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_shifted_chebyshev_polynomial_u.x_scalar */
    {1877, 137, TNI_DERIVATIVE_OUT, 0}, /* special_shifted_chebyshev_polynomial_u.x_scalar_out */
    {1878, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_shifted_chebyshev_polynomial_v */
    {1879, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_shifted_chebyshev_polynomial_v.n_scalar */
    {1880, 137, TNI_DERIVATIVE_OUT, 0}, /* special_shifted_chebyshev_polynomial_v.n_scalar_out */
    {1881, 137, TNI_DERIVATIVE_OUT, 0}, /* special_shifted_chebyshev_polynomial_v.out */
    {1882, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_shifted_chebyshev_polynomial_v.x_scalar */
    {1883, 137, TNI_DERIVATIVE_OUT, 0}, /* special_shifted_chebyshev_polynomial_v.x_scalar_out */
    {1884, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_shifted_chebyshev_polynomial_w */
    {1885, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_shifted_chebyshev_polynomial_w.n_scalar */
    {1886, 137, TNI_DERIVATIVE_OUT, 0}, /* special_shifted_chebyshev_polynomial_w.n_scalar_out */
    {1887, 137, TNI_DERIVATIVE_OUT, 0}, /* special_shifted_chebyshev_polynomial_w.out */
    {1888, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_shifted_chebyshev_polynomial_w.x_scalar */
    {1889, 137, TNI_DERIVATIVE_OUT, 0}, /* special_shifted_chebyshev_polynomial_w.x_scalar_out */
    {1893, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_spherical_bessel_j0 */
    {1894, 137, TNI_DERIVATIVE_OUT, 0}, /* special_spherical_bessel_j0.out */
    {1895, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_xlog1py */
    {1896, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_xlog1py.other_scalar */
    {1897, 137, TNI_DERIVATIVE_OUT, 0}, /* special_xlog1py.other_scalar_out */
    {1898, 137, TNI_DERIVATIVE_OUT, 0}, /* special_xlog1py.out */
    {1899, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_xlog1py.self_scalar */
    {1900, 137, TNI_DERIVATIVE_OUT, 0}, /* special_xlog1py.self_scalar_out */
    {1907, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_zeta */
    {1908, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_zeta.other_scalar */
    {1909, 137, TNI_DERIVATIVE_OUT, 0}, /* special_zeta.other_scalar_out */
    {1910, 137, TNI_DERIVATIVE_OUT, 0}, /* special_zeta.out */
    {1911, 137, TNI_DERIVATIVE_MISSING, 0}, /* special_zeta.self_scalar */
    {1912, 137, TNI_DERIVATIVE_OUT, 0}, /* special_zeta.self_scalar_out */
    {1913, 137, 44, 0}, /* split.Tensor */
    {1915, 137, 249, 0}, /* split_copy.Tensor */
    {1916, 137, TNI_DERIVATIVE_OUT, 0}, /* split_copy.Tensor_out */
    {1917, 137, 45, 0}, /* split_with_sizes */
    {1918, 137, 250, 0}, /* split_with_sizes_copy */
    {1919, 137, TNI_DERIVATIVE_OUT, 0}, /* split_with_sizes_copy.out */
    {1920, 137, TNI_DERIVATIVE_MISSING, 0}, /* sqrt */
    {1921, 137, TNI_DERIVATIVE_OUT, 0}, /* sqrt.out */
    {1922, 137, TNI_DERIVATIVE_MISSING, 0}, /* sqrt_ */
    {1926, 137, 48, 0}, /* squeeze */
    {1927, 137, 49, 0}, /* squeeze.dim */
    {1928, 137, 50, 0}, /* squeeze.dims */
    {1929, 137, 48, 4}, /* squeeze_ */
    {1930, 137, 49, 4}, /* squeeze_.dim */
    {1931, 137, 50, 4}, /* squeeze_.dims */
    {1932, 137, 251, 0}, /* squeeze_copy */
    {1933, 137, 252, 0}, /* squeeze_copy.dim */
    {1934, 137, TNI_DERIVATIVE_OUT, 0}, /* squeeze_copy.dim_out */
    {1935, 137, 253, 0}, /* squeeze_copy.dims */
    {1936, 137, TNI_DERIVATIVE_OUT, 0}, /* squeeze_copy.dims_out */
    {1937, 137, TNI_DERIVATIVE_OUT, 0}, /* squeeze_copy.out */
    {1938, 137, 71, 0}, /* stack */
    {1939, 137, TNI_DERIVATIVE_OUT, 0}, /* stack.out */
    {1941, 137, TNI_DERIVATIVE_MISSING, 0}, /* std.correction */
    {1942, 137, TNI_DERIVATIVE_OUT, 0}, /* std.correction_out */
    {1946, 137, TNI_DERIVATIVE_MISSING, 0}, /* std_mean.correction */
    {1947, 137, TNI_DERIVATIVE_OUT, 0}, /* std_mean.correction_out */
    {1953, 137, TNI_DERIVATIVE_MISSING, 0}, /* sub.Scalar */
    {1954, 137, TNI_DERIVATIVE_OUT, 0}, /* sub.Scalar_out */
    {1955, 137, 2, 0}, /* sub.Tensor */
    {1956, 137, TNI_DERIVATIVE_OUT, 0}, /* sub.out */
    {1957, 137, TNI_DERIVATIVE_MISSING, 0}, /* sub_.Scalar */
    {1958, 137, 2, 4}, /* sub_.Tensor */
    {1964, 137, 18, 0}, /* sum */
    {1965, 137, TNI_DERIVATIVE_OUT, 0}, /* sum.IntList_out */
    {1966, 137, 19, 0}, /* sum.dim_IntList */
    {1967, 137, TNI_DERIVATIVE_OUT, 0}, /* sum.out */
    {1981, 137, 51, 0}, /* t */
    {1982, 137, 51, 4}, /* t_ */
    {1983, 137, 254, 0}, /* t_copy */
    {1984, 137, TNI_DERIVATIVE_OUT, 0}, /* t_copy.out */
    {1985, 137, 107, 0}, /* take */
    {1986, 137, TNI_DERIVATIVE_OUT, 0}, /* take.out */
    {1989, 137, TNI_DERIVATIVE_MISSING, 0}, /* tan */
    {1990, 137, TNI_DERIVATIVE_OUT, 0}, /* tan.out */
    {1991, 137, TNI_DERIVATIVE_MISSING, 0}, /* tan_ */
    {1992, 137, 9, 0}, /* tanh */
    {1993, 137, TNI_DERIVATIVE_OUT, 0}, /* tanh.out */
    {1994, 137, 9, 4}, /* tanh_ */
    {1995, 137, TNI_DERIVATIVE_MISSING, 0}, /* tanh_backward */
    {1996, 137, TNI_DERIVATIVE_OUT, 0}, /* tanh_backward.grad_input */
    {2004, 137, TNI_DERIVATIVE_MISSING, 0}, /* threshold */
    {2005, 137, TNI_DERIVATIVE_OUT, 0}, /* threshold.out */
    {2006, 137, TNI_DERIVATIVE_MISSING, 0}, /* threshold_ */
    {2007, 137, 12, 0}, /* threshold_backward */
    {2008, 137, TNI_DERIVATIVE_OUT, 0}, /* threshold_backward.grad_input */
    {2016, 137, TNI_DERIVATIVE_MISSING, 0}, /* topk */
    {2017, 137, TNI_DERIVATIVE_OUT, 0}, /* topk.values */
    {2018, 137, TNI_DERIVATIVE_MISSING, 0}, /* trace */
    {2019, 137, TNI_DERIVATIVE_OUT, 0}, /* trace.out */
    {2021, 137, 52, 0}, /* transpose.int */
    {2022, 137, 52, 4}, /* transpose_ */
    {2023, 137, 255, 0}, /* transpose_copy.int */
    {2024, 137, TNI_DERIVATIVE_OUT, 0}, /* transpose_copy.int_out */
    {2029, 137, TNI_DERIVATIVE_MISSING, 0}, /* triangular_solve */
    {2030, 137, TNI_DERIVATIVE_OUT, 0}, /* triangular_solve.X */
    {2031, 137, 80, 0}, /* tril */
    {2032, 137, TNI_DERIVATIVE_OUT, 0}, /* tril.out */
    {2033, 137, 80, 4}, /* tril_ */
    {2035, 137, TNI_DERIVATIVE_OUT, 0}, /* tril_indices.out */
    {2037, 137, 81, 0}, /* triu */
    {2038, 137, TNI_DERIVATIVE_OUT, 0}, /* triu.out */
    {2039, 137, 81, 4}, /* triu_ */
    {2041, 137, TNI_DERIVATIVE_OUT, 0}, /* triu_indices.out */
    {2047, 137, TNI_DERIVATIVE_MISSING, 0}, /* trunc */
    {2048, 137, TNI_DERIVATIVE_OUT, 0}, /* trunc.out */
    {2049, 137, TNI_DERIVATIVE_MISSING, 0}, /* trunc_ */
    {2051, 137, 53, 0}, /* unbind.int */
    {2052, 137, 256, 0}, /* unbind_copy.int */
    {2053, 137, TNI_DERIVATIVE_OUT, 0}, /* unbind_copy.int_out */
    {2056, 137, 54, 0}, /* unfold */
    {2057, 137, 55, 0}, /* unfold_backward */
    {2058, 137, TNI_DERIVATIVE_OUT, 0}, /* unfold_backward.out */
    {2059, 137, 257, 0}, /* unfold_copy */
    {2060, 137, TNI_DERIVATIVE_OUT, 0}, /* unfold_copy.out */
    {2061, 137, TNI_DERIVATIVE_MISSING, 0}, /* uniform */
    {2062, 137, TNI_DERIVATIVE_OUT, 0}, /* uniform.out */
    {2063, 137, TNI_DERIVATIVE_MISSING, 0}, /* uniform_ */
    {2064, 137, 114, 0}, /* unique_consecutive */
    {2065, 137, TNI_DERIVATIVE_OUT, 0}, /* unique_consecutive.out */
    {2066, 137, 115, 0}, /* unique_dim */
    {2067, 137, TNI_DERIVATIVE_OUT, 0}, /* unique_dim.out */
    {2068, 137, 116, 0}, /* unique_dim_consecutive */
    {2069, 137, TNI_DERIVATIVE_OUT, 0}, /* unique_dim_consecutive.out */
    {2071, 137, 46, 0}, /* unsafe_split.Tensor */
    {2072, 137, TNI_DERIVATIVE_OUT, 0}, /* unsafe_split.Tensor_out */
    {2073, 137, 47, 0}, /* unsafe_split_with_sizes */
    {2074, 137, TNI_DERIVATIVE_OUT, 0}, /* unsafe_split_with_sizes.out */
    {2075, 137, 56, 0}, /* unsqueeze */
    {2076, 137, 56, 4}, /* unsqueeze_ */
    {2077, 137, 258, 0}, /* unsqueeze_copy */
    {2078, 137, TNI_DERIVATIVE_OUT, 0}, /* unsqueeze_copy.out */
    {2079, 137, 197, 0}, /* upsample_bicubic2d */
    {2080, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_bicubic2d.out */
    {2082, 137, 198, 0}, /* upsample_bicubic2d_backward */
    {2083, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_bicubic2d_backward.grad_input */
    {2084, 137, 199, 0}, /* upsample_bilinear2d */
    {2085, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_bilinear2d.out */
    {2087, 137, 200, 0}, /* upsample_bilinear2d_backward */
    {2088, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_bilinear2d_backward.grad_input */
    {2089, 137, 201, 0}, /* upsample_linear1d */
    {2090, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_linear1d.out */
    {2092, 137, 202, 0}, /* upsample_linear1d_backward */
    {2093, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_linear1d_backward.grad_input */
    {2094, 137, 203, 0}, /* upsample_nearest1d */
    {2095, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_nearest1d.out */
    {2097, 137, 204, 0}, /* upsample_nearest1d_backward */
    {2098, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_nearest1d_backward.grad_input */
    {2099, 137, 205, 0}, /* upsample_nearest2d */
    {2100, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_nearest2d.out */
    {2102, 137, 206, 0}, /* upsample_nearest2d_backward */
    {2103, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_nearest2d_backward.grad_input */
    {2104, 137, 207, 0}, /* upsample_nearest3d */
    {2105, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_nearest3d.out */
    {2107, 137, 208, 0}, /* upsample_nearest3d_backward */
    {2108, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_nearest3d_backward.grad_input */
    {2109, 137, 209, 0}, /* upsample_trilinear3d */
    {2110, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_trilinear3d.out */
    {2112, 137, 210, 0}, /* upsample_trilinear3d_backward */
    {2113, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_trilinear3d_backward.grad_input */
    {2117, 137, TNI_DERIVATIVE_MISSING, 0}, /* var.correction */
    {2118, 137, TNI_DERIVATIVE_OUT, 0}, /* var.correction_out */
    {2122, 137, TNI_DERIVATIVE_MISSING, 0}, /* var_mean.correction */
    {2123, 137, TNI_DERIVATIVE_OUT, 0}, /* var_mean.correction_out */
    {2125, 137, TNI_DERIVATIVE_MISSING, 0}, /* vdot */
    {2126, 137, TNI_DERIVATIVE_OUT, 0}, /* vdot.out */
    {2127, 137, 57, 0}, /* view */
    {2128, 137, TNI_DERIVATIVE_MISSING, 0}, /* view.dtype */
    {2130, 137, 59, 0}, /* view_as_complex */
    {2131, 137, 259, 0}, /* view_as_complex_copy */
    {2132, 137, TNI_DERIVATIVE_OUT, 0}, /* view_as_complex_copy.out */
    {2133, 137, 60, 0}, /* view_as_real */
    {2134, 137, 260, 0}, /* view_as_real_copy */
    {2135, 137, TNI_DERIVATIVE_OUT, 0}, /* view_as_real_copy.out */
    {2136, 137, 261, 0}, /* view_copy */
    {2137, 137, TNI_DERIVATIVE_MISSING, 0}, /* view_copy.dtype */
    {2138, 137, TNI_DERIVATIVE_OUT, 0}, /* view_copy.dtype_out */
    {2139, 137, TNI_DERIVATIVE_OUT, 0}, /* view_copy.out */
    {2148, 137, 108, 0}, /* where.self */
    {2149, 137, TNI_DERIVATIVE_OUT, 0}, /* where.self_out */
    {2150, 137, TNI_DERIVATIVE_OUT, 0}, /* xlogy.OutScalar_Other */
    {2151, 137, TNI_DERIVATIVE_OUT, 0}, /* xlogy.OutScalar_Self */
    {2152, 137, TNI_DERIVATIVE_OUT, 0}, /* xlogy.OutTensor */
    {2153, 137, TNI_DERIVATIVE_MISSING, 0}, /* xlogy.Scalar_Other */
    {2154, 137, TNI_DERIVATIVE_MISSING, 0}, /* xlogy.Scalar_Self */
    {2155, 137, TNI_DERIVATIVE_MISSING, 0}, /* xlogy.Tensor */
    {2156, 137, TNI_DERIVATIVE_MISSING, 0}, /* xlogy_.Scalar_Other */
    {2157, 137, TNI_DERIVATIVE_MISSING, 0}, /* xlogy_.Tensor */
    {2158, 137, TNI_DERIVATIVE_MISSING, 0}, /* zero */
    {2159, 137, TNI_DERIVATIVE_OUT, 0}, /* zero.out */
    {2160, 137, 68, 4}, /* zero_ */
    {2162, 137, TNI_DERIVATIVE_OUT, 0}, /* zeros.out */
    {2163, 137, TNI_DERIVATIVE_MISSING, 0}, /* zeros_like */
    {2164, 137, TNI_DERIVATIVE_OUT, 0}, /* zeros_like.out */
};

const char tni_derivative_text[] =
    "igamma: input\0" /* 0 */
    "sum\0" /* 14 */
    "mean\0" /* 18 */
    "prod\0" /* 23 */
    "embedding_renorm_\0" /* 28 */
    "_unique2\0" /* 46 */
    "_unique\0" /* 55 */
    "unique_consecutive\0" /* 63 */
    "unique_dim\0" /* 82 */
    "unique_dim_consecutive\0" /* 93 */
    "native_batch_norm_backward save_mean\0" /* 116 */
    "native_batch_norm_backward save_invstd\0" /* 153 */
    "batch_norm_backward save_var\0" /* 192 */
    "native_layer_norm_backward mean\0" /* 221 */
    "native_layer_norm_backward rstd\0" /* 253 */
    "native_group_norm_backward mean\0" /* 285 */
    "native_group_norm_backward rstd\0" /* 317 */
    "native_dropout_backward mask\0" /* 349 */
    "embedding with a sparse gradient\0" /* 378 */
    "_embedding_bag with a sparse gradient\0" /* 411 */
    "grid_sampler_2d_backward\0" /* 449 */
    "grid_sampler_3d_backward\0" /* 474 */
    "_cdist_backward\0" /* 499 */
    "_pdist_backward\0" /* 515 */
    "AddBackward0\0" /* 531 */
    "AddBackward1\0" /* 544 */
    "SubBackward0\0" /* 557 */
    "MulBackward0\0" /* 570 */
    "MulBackward1\0" /* 583 */
    "DivBackward0\0" /* 596 */
    "NegBackward0\0" /* 609 */
    "PowBackward0\0" /* 622 */
    "ExpBackward0\0" /* 635 */
    "TanhBackward0\0" /* 648 */
    "SigmoidBackward0\0" /* 662 */
    "ReluBackward0\0" /* 679 */
    "ThresholdBackwardBackward0\0" /* 693 */
    "FloorBackward0\0" /* 720 */
    "LgammaBackward0\0" /* 735 */
    "IgammaBackward0\0" /* 751 */
    "MaximumBackward0\0" /* 767 */
    "AddcmulBackward0\0" /* 784 */
    "SumBackward0\0" /* 801 */
    "SumBackward1\0" /* 814 */
    "MaxBackward0\0" /* 827 */
    "CumsumBackward0\0" /* 840 */
    "MmBackward0\0" /* 856 */
    "AddmmBackward0\0" /* 868 */
    "LinalgInvExBackward0\0" /* 883 */
    "AliasBackward0\0" /* 904 */
    "AsStridedScatterBackward0\0" /* 919 */
    "ConjBackward0\0" /* 945 */
    "NegViewBackward0\0" /* 959 */
    "ConjPhysicalBackward0\0" /* 976 */
    "ConjPhysicalBackward1\0" /* 998 */
    "DiagonalBackward0\0" /* 1020 */
    "DiagonalBackwardBackward0\0" /* 1038 */
    "DiagonalScatterBackward0\0" /* 1064 */
    "ExpandBackward0\0" /* 1089 */
    "PermuteBackward0\0" /* 1105 */
    "ReshapeAliasBackward0\0" /* 1122 */
    "SelectBackward0\0" /* 1144 */
    "SelectBackwardBackward0\0" /* 1160 */
    "SelectScatterBackward0\0" /* 1184 */
    "SliceBackward0\0" /* 1207 */
    "SliceBackwardBackward0\0" /* 1222 */
    "SliceScatterBackward0\0" /* 1245 */
    "NarrowCopyBackward0\0" /* 1267 */
    "SplitBackward0\0" /* 1287 */
    "SplitWithSizesBackward0\0" /* 1302 */
    "UnsafeSplitBackward0\0" /* 1326 */
    "UnsafeSplitWithSizesBackward0\0" /* 1347 */
    "SqueezeBackward0\0" /* 1377 */
    "SqueezeBackward1\0" /* 1394 */
    "SqueezeBackward2\0" /* 1411 */
    "TBackward0\0" /* 1428 */
    "TransposeBackward0\0" /* 1439 */
    "UnbindBackward0\0" /* 1458 */
    "UnfoldBackward0\0" /* 1474 */
    "UnfoldBackwardBackward0\0" /* 1490 */
    "UnsqueezeBackward0\0" /* 1514 */
    "UnsafeViewBackward0\0" /* 1533 */
    "ViewAsComplexBackward0\0" /* 1553 */
    "ViewAsRealBackward0\0" /* 1576 */
    "CloneBackward0\0" /* 1596 */
    "CopyBackwards\0" /* 1611 */
    "ToCopyBackward0\0" /* 1625 */
    "LiftBackward0\0" /* 1641 */
    "LiftFreshBackward0\0" /* 1655 */
    "FillBackward0\0" /* 1674 */
    "FillBackward1\0" /* 1688 */
    "ZeroBackward0\0" /* 1702 */
    "BlockDiagBackward0\0" /* 1716 */
    "CatBackward0\0" /* 1735 */
    "StackBackward0\0" /* 1748 */
    "ChannelShuffleBackward0\0" /* 1763 */
    "PixelShuffleBackward0\0" /* 1787 */
    "PixelUnshuffleBackward0\0" /* 1809 */
    "DiagEmbedBackward0\0" /* 1833 */
    "FlipBackward0\0" /* 1852 */
    "RepeatBackward0\0" /* 1866 */
    "RollBackward0\0" /* 1882 */
    "Rot90Backward0\0" /* 1896 */
    "TrilBackward0\0" /* 1911 */
    "TriuBackward0\0" /* 1925 */
    "ConstantPadNdBackward0\0" /* 1939 */
    "GatherBackward0\0" /* 1962 */
    "IndexBackward0\0" /* 1978 */
    "UnsafeIndexBackward0\0" /* 1993 */
    "UnsafeMaskedIndexBackward0\0" /* 2014 */
    "UnsafeMaskedIndexPutAccumulateBackward0\0" /* 2041 */
    "IndexAddBackward0\0" /* 2081 */
    "IndexCopyBackward0\0" /* 2099 */
    "IndexFillBackward0\0" /* 2118 */
    "IndexFillBackward1\0" /* 2137 */
    "IndexPutBackward0\0" /* 2156 */
    "UnsafeIndexPutBackward0\0" /* 2174 */
    "IndexPutImplBackward0\0" /* 2198 */
    "IndexReduceBackward0\0" /* 2220 */
    "IndexSelectBackward0\0" /* 2241 */
    "MaskedFillBackward0\0" /* 2262 */
    "MaskedFillBackward1\0" /* 2282 */
    "MaskedScatterBackward0\0" /* 2302 */
    "MaskedScatterBackwardBackward0\0" /* 2325 */
    "MaskedSelectBackward0\0" /* 2356 */
    "ScatterBackward1\0" /* 2378 */
    "ScatterAddBackward0\0" /* 2395 */
    "ScatterReduceBackward0\0" /* 2415 */
    "TakeBackward0\0" /* 2438 */
    "WhereBackward0\0" /* 2452 */
    "AffineGridGeneratorBackward0\0" /* 2467 */
    "RenormBackward0\0" /* 2496 */
    "EmbeddingRenormBackward0\0" /* 2512 */
    "Unique2Backward0\0" /* 2537 */
    "UniqueBackward0\0" /* 2554 */
    "UniqueConsecutiveBackward0\0" /* 2570 */
    "UniqueDimBackward0\0" /* 2597 */
    "UniqueDimConsecutiveBackward0\0" /* 2616 */
    "ConvolutionBackward0\0" /* 2646 */
    "ConvolutionBackward1\0" /* 2667 */
    "ConvolutionBackwardBackward0\0" /* 2688 */
    "SlowConv2DBackward0\0" /* 2717 */
    "SlowConv3DBackward0\0" /* 2737 */
    "SlowConvDilated2DBackward0\0" /* 2757 */
    "SlowConvDilated3DBackward0\0" /* 2784 */
    "SlowConvTranspose3DBackward0\0" /* 2811 */
    "Im2ColBackward0\0" /* 2840 */
    "Col2ImBackward0\0" /* 2856 */
    "AdaptiveAvgPool2DBackward0\0" /* 2872 */
    "AdaptiveAvgPool2DBackwardBackward0\0" /* 2899 */
    "AdaptiveAvgPool3DBackward0\0" /* 2934 */
    "AdaptiveAvgPool3DBackwardBackward0\0" /* 2961 */
    "AdaptiveMaxPool2DBackward0\0" /* 2996 */
    "AdaptiveMaxPool2DBackwardBackward0\0" /* 3023 */
    "AdaptiveMaxPool3DBackward0\0" /* 3058 */
    "AdaptiveMaxPool3DBackwardBackward0\0" /* 3085 */
    "FractionalMaxPool2DBackward0\0" /* 3120 */
    "FractionalMaxPool2DBackwardBackward0\0" /* 3149 */
    "FractionalMaxPool3DBackward0\0" /* 3186 */
    "FractionalMaxPool3DBackwardBackward0\0" /* 3215 */
    "MaxPool2DWithIndicesBackward0\0" /* 3252 */
    "MaxPool2DWithIndicesBackwardBackward0\0" /* 3282 */
    "MaxPool3DWithIndicesBackward0\0" /* 3320 */
    "MaxPool3DWithIndicesBackwardBackward0\0" /* 3350 */
    "MaxUnpool2DBackward0\0" /* 3388 */
    "MaxUnpool3DBackward0\0" /* 3409 */
    "SegmentReduceBackward0\0" /* 3430 */
    "NativeBatchNormBackward0\0" /* 3453 */
    "NativeBatchNormLegitBackward0\0" /* 3478 */
    "NativeBatchNormLegitBackward1\0" /* 3508 */
    "NativeBatchNormLegitNoTrainingBackward0\0" /* 3538 */
    "BatchNormWithUpdateBackward0\0" /* 3578 */
    "BatchNormNoUpdateBackward0\0" /* 3607 */
    "NativeBatchNormBackwardBackward0\0" /* 3634 */
    "NativeLayerNormBackward0\0" /* 3667 */
    "NativeLayerNormBackwardBackward0\0" /* 3692 */
    "NativeGroupNormBackward0\0" /* 3725 */
    "NativeGroupNormBackwardBackward0\0" /* 3750 */
    "SoftmaxBackward0\0" /* 3783 */
    "SafeSoftmaxBackward0\0" /* 3800 */
    "SoftmaxBackwardDataBackward0\0" /* 3821 */
    "LogSoftmaxBackward0\0" /* 3850 */
    "LogSoftmaxBackwardDataBackward0\0" /* 3870 */
    "NativeDropoutBackward0\0" /* 3902 */
    "NativeDropoutBackwardBackward0\0" /* 3925 */
    "ScaledDotProductFlashAttentionForCpuBackward0\0" /* 3956 */
    "EmbeddingBackward0\0" /* 4002 */
    "EmbeddingDenseBackwardBackward0\0" /* 4021 */
    "EmbeddingBagBackward0\0" /* 4053 */
    "ReflectionPad1DBackward0\0" /* 4075 */
    "ReflectionPad1DBackwardBackward0\0" /* 4100 */
    "ReflectionPad2DBackward0\0" /* 4133 */
    "ReflectionPad2DBackwardBackward0\0" /* 4158 */
    "ReflectionPad3DBackward0\0" /* 4191 */
    "ReflectionPad3DBackwardBackward0\0" /* 4216 */
    "ReplicationPad1DBackward0\0" /* 4249 */
    "ReplicationPad1DBackwardBackward0\0" /* 4275 */
    "ReplicationPad2DBackward0\0" /* 4309 */
    "ReplicationPad2DBackwardBackward0\0" /* 4335 */
    "ReplicationPad3DBackward0\0" /* 4369 */
    "ReplicationPad3DBackwardBackward0\0" /* 4395 */
    "UpsampleBicubic2DAaBackward0\0" /* 4429 */
    "UpsampleBicubic2DAaBackwardBackward0\0" /* 4458 */
    "UpsampleBilinear2DAaBackward0\0" /* 4495 */
    "UpsampleBilinear2DAaBackwardBackward0\0" /* 4525 */
    "UpsampleLanczos2DAaBackward0\0" /* 4563 */
    "UpsampleLanczos2DAaBackwardBackward0\0" /* 4592 */
    "UpsampleNearestExact1DBackward0\0" /* 4629 */
    "UpsampleNearestExact1DBackwardBackward0\0" /* 4661 */
    "UpsampleNearestExact2DBackward0\0" /* 4701 */
    "UpsampleNearestExact2DBackwardBackward0\0" /* 4733 */
    "UpsampleNearestExact3DBackward0\0" /* 4773 */
    "UpsampleNearestExact3DBackwardBackward0\0" /* 4805 */
    "UpsampleBicubic2DBackward0\0" /* 4845 */
    "UpsampleBicubic2DBackwardBackward0\0" /* 4872 */
    "UpsampleBilinear2DBackward0\0" /* 4907 */
    "UpsampleBilinear2DBackwardBackward0\0" /* 4935 */
    "UpsampleLinear1DBackward0\0" /* 4971 */
    "UpsampleLinear1DBackwardBackward0\0" /* 4997 */
    "UpsampleNearest1DBackward0\0" /* 5031 */
    "UpsampleNearest1DBackwardBackward0\0" /* 5058 */
    "UpsampleNearest2DBackward0\0" /* 5093 */
    "UpsampleNearest2DBackwardBackward0\0" /* 5120 */
    "UpsampleNearest3DBackward0\0" /* 5155 */
    "UpsampleNearest3DBackwardBackward0\0" /* 5182 */
    "UpsampleTrilinear3DBackward0\0" /* 5217 */
    "UpsampleTrilinear3DBackwardBackward0\0" /* 5246 */
    "GridSampler2DBackward0\0" /* 5283 */
    "GridSampler2DBackwardBackward0\0" /* 5306 */
    "GridSampler3DBackward0\0" /* 5337 */
    "GridSampler3DBackwardBackward0\0" /* 5360 */
    "CdistBackward0\0" /* 5391 */
    "CdistBackwardBackward0\0" /* 5406 */
    "EuclideanDistBackward0\0" /* 5429 */
    "PdistBackward0\0" /* 5452 */
    "PdistBackwardBackward0\0" /* 5467 */
    "BinaryCrossEntropyBackward0\0" /* 5490 */
    "BinaryCrossEntropyBackwardBackward0\0" /* 5518 */
    "BinaryCrossEntropyWithLogitsBackward0\0" /* 5554 */
    "HuberLossBackward0\0" /* 5592 */
    "HuberLossBackwardBackward0\0" /* 5611 */
    "MseLossBackward0\0" /* 5638 */
    "MseLossBackwardBackward0\0" /* 5655 */
    "MultiMarginLossBackward0\0" /* 5680 */
    "MultilabelMarginLossBackward0\0" /* 5705 */
    "NllLossBackward0\0" /* 5735 */
    "NllLossBackwardBackward0\0" /* 5752 */
    "NllLoss2DBackward0\0" /* 5777 */
    "NllLoss2DBackwardBackward0\0" /* 5796 */
    "SmoothL1LossBackward0\0" /* 5823 */
    "SmoothL1LossBackwardBackward0\0" /* 5845 */
    "SoftMarginLossBackward0\0" /* 5875 */
    "SoftMarginLossBackwardBackward0\0" /* 5899 */
    "CtcLossBackward0\0" /* 5931 */
    "CtcLossBackward1\0" /* 5948 */
    "ConjBackward0_copy\0" /* 5965 */
    "NegViewBackward0_copy\0" /* 5984 */
    "ReshapeAliasBackward0_copy\0" /* 6006 */
    "DiagonalBackward0_copy\0" /* 6033 */
    "ExpandBackward0_copy\0" /* 6056 */
    "LiftFreshBackward0_copy\0" /* 6077 */
    "PermuteBackward0_copy\0" /* 6101 */
    "SelectBackward0_copy\0" /* 6123 */
    "SliceBackward0_copy\0" /* 6144 */
    "SplitBackward0_copy\0" /* 6164 */
    "SplitWithSizesBackward0_copy\0" /* 6184 */
    "SqueezeBackward0_copy\0" /* 6213 */
    "SqueezeBackward1_copy\0" /* 6235 */
    "SqueezeBackward2_copy\0" /* 6257 */
    "TBackward0_copy\0" /* 6279 */
    "TransposeBackward0_copy\0" /* 6295 */
    "UnbindBackward0_copy\0" /* 6319 */
    "UnfoldBackward0_copy\0" /* 6340 */
    "UnsqueezeBackward0_copy\0" /* 6361 */
    "ViewAsComplexBackward0_copy\0" /* 6385 */
    "ViewAsRealBackward0_copy\0" /* 6413 */
    "";
