/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/derivatives.yaml; `./dev regen` makes it anew. */
/* gcc and clang take strings of any length. */
#pragma GCC diagnostic ignored "-Woverlength-strings"

#include "autograd/derivative_rows.h"

tni_callee tni_formula_callees[] = {
    {"aten::sgn", NULL}, /* 0 */
    {"aten::mul.Tensor", NULL}, /* 1 */
    {"aten::real", NULL}, /* 2 */
    {"aten::neg", NULL}, /* 3 */
    {"aten::rsub.Scalar", NULL}, /* 4 */
    {"aten::rsqrt", NULL}, /* 5 */
    {"aten::sub.Scalar", NULL}, /* 6 */
    {"aten::add.Scalar", NULL}, /* 7 */
    {"aten::imag", NULL}, /* 8 */
    {"aten::complex", NULL}, /* 9 */
    {"aten::abs", NULL}, /* 10 */
    {"aten::pow.Tensor_Scalar", NULL}, /* 11 */
    {"aten::eq.Scalar", NULL}, /* 12 */
    {"aten::masked_fill.Scalar", NULL}, /* 13 */
    {"aten::zeros_like", NULL}, /* 14 */
    {"aten::div.Tensor", NULL}, /* 15 */
    {"aten::sin", NULL}, /* 16 */
    {"aten::sinh", NULL}, /* 17 */
    {"aten::polygamma", NULL}, /* 18 */
    {"aten::exp", NULL}, /* 19 */
    {"aten::special_i1", NULL}, /* 20 */
    {"aten::special_i1e", NULL}, /* 21 */
    {"aten::sub.Tensor", NULL}, /* 22 */
    {"aten::gt.Scalar", NULL}, /* 23 */
    {"aten::i0", NULL}, /* 24 */
    {"aten::where.ScalarOther", NULL}, /* 25 */
    {"aten::special_i0e", NULL}, /* 26 */
    {"aten::reciprocal", NULL}, /* 27 */
    {"aten::add.Tensor", NULL}, /* 28 */
    {"aten::digamma", NULL}, /* 29 */
    {"aten::logit_backward", NULL}, /* 30 */
    {"aten::unsqueeze", NULL}, /* 31 */
    {"aten::arange", NULL}, /* 32 */
    {"aten::sum.dim_IntList", NULL}, /* 33 */
    {"aten::isfinite", NULL}, /* 34 */
    {"aten::logical_not", NULL}, /* 35 */
    {"aten::sigmoid_backward", NULL}, /* 36 */
    {"aten::cos", NULL}, /* 37 */
    {"aten::cosh", NULL}, /* 38 */
    {"aten::log", NULL}, /* 39 */
    {"aten::special_erfcx", NULL}, /* 40 */
    {"aten::tanh_backward", NULL}, /* 41 */
    {"aten::div.Scalar", NULL}, /* 42 */
    {"aten::pow.Tensor_Tensor", NULL}, /* 43 */
    {"aten::ge.Scalar", NULL}, /* 44 */
    {"aten::logical_and", NULL}, /* 45 */
    {"aten::new_full", NULL}, /* 46 */
    {"aten::ge.Tensor", NULL}, /* 47 */
    {"aten::isnan", NULL}, /* 48 */
    {"aten::logical_or", NULL}, /* 49 */
    {"aten::gt.Tensor", NULL}, /* 50 */
    {"aten::where.self", NULL}, /* 51 */
    {"aten::le.Tensor", NULL}, /* 52 */
    {"aten::eq.Tensor", NULL}, /* 53 */
    {"aten::lt.Tensor", NULL}, /* 54 */
    {"aten::div.Tensor_mode", NULL}, /* 55 */
    {"aten::lgamma", NULL}, /* 56 */
    {"aten::exp2", NULL}, /* 57 */
    {"aten::lerp.Scalar", NULL}, /* 58 */
    {"aten::lerp.Tensor", NULL}, /* 59 */
    {"aten::le.Scalar", NULL}, /* 60 */
    {"aten::full_like", NULL}, /* 61 */
    {"aten::log1p", NULL}, /* 62 */
    {"aten::special_zeta", NULL}, /* 63 */
    {"aten::special_zeta.self_scalar", NULL}, /* 64 */
    {"aten::ones_like", NULL}, /* 65 */
    {"aten::polar", NULL}, /* 66 */
    {"aten::threshold_backward", NULL}, /* 67 */
    {"aten::elu_backward", NULL}, /* 68 */
    {"aten::gelu_backward", NULL}, /* 69 */
    {"aten::tanh", NULL}, /* 70 */
    {"aten::silu_backward", NULL}, /* 71 */
    {"aten::sigmoid", NULL}, /* 72 */
    {"aten::mish_backward", NULL}, /* 73 */
    {"aten::glu_backward", NULL}, /* 74 */
    {"aten::narrow", NULL}, /* 75 */
    {"aten::cat", NULL}, /* 76 */
    {"aten::hardshrink_backward", NULL}, /* 77 */
    {"aten::softshrink_backward", NULL}, /* 78 */
    {"aten::hardsigmoid_backward", NULL}, /* 79 */
    {"aten::hardswish_backward", NULL}, /* 80 */
    {"aten::lt.Scalar", NULL}, /* 81 */
    {"aten::hardtanh_backward", NULL}, /* 82 */
    {"aten::leaky_relu_backward", NULL}, /* 83 */
    {"aten::rrelu_with_noise_backward", NULL}, /* 84 */
    {"aten::log_sigmoid_backward", NULL}, /* 85 */
    {"aten::softplus_backward", NULL}, /* 86 */
    {"aten::_prelu_kernel_backward", NULL}, /* 87 */
    {"aten::ldexp.Tensor", NULL}, /* 88 */
    {"aten::expand", NULL}, /* 89 */
    {"aten::nansum", NULL}, /* 90 */
    {"aten::to.dtype", NULL}, /* 91 */
    {"aten::reshape", NULL}, /* 92 */
    {"aten::cumprod", NULL}, /* 93 */
    {"aten::flip", NULL}, /* 94 */
    {"aten::sum", NULL}, /* 95 */
    {"aten::cumsum", NULL}, /* 96 */
    {"aten::logcumsumexp", NULL}, /* 97 */
    {"aten::clamp_min", NULL}, /* 98 */
    {"aten::new_zeros", NULL}, /* 99 */
    {"aten::scatter_add", NULL}, /* 100 */
    {"aten::gather", NULL}, /* 101 */
    {"aten::value_selecting_reduction_backward", NULL}, /* 102 */
    {"aten::squeeze.dim", NULL}, /* 103 */
    {"aten::eye.m", NULL}, /* 104 */
    {"aten::mean.dim", NULL}, /* 105 */
    {"aten::t", NULL}, /* 106 */
    {"aten::mm", NULL}, /* 107 */
    {"aten::transpose.int", NULL}, /* 108 */
    {"aten::bmm", NULL}, /* 109 */
    {"aten::outer", NULL}, /* 110 */
    {"aten::mv", NULL}, /* 111 */
    {"aten::dot", NULL}, /* 112 */
    {"aten::vdot", NULL}, /* 113 */
    {"aten::addmm", NULL}, /* 114 */
    {"aten::linalg_cross", NULL}, /* 115 */
    {"aten::mH", NULL}, /* 116 */
    {"aten::matmul", NULL}, /* 117 */
    {"aten::linalg_solve_triangular", NULL}, /* 118 */
    {"aten::triu", NULL}, /* 119 */
    {"aten::tril", NULL}, /* 120 */
    {"aten::mT", NULL}, /* 121 */
    {"aten::diagonal", NULL}, /* 122 */
    {"aten::expand_as", NULL}, /* 123 */
    {"aten::diag_embed", NULL}, /* 124 */
    {"aten::linalg_solve", NULL}, /* 125 */
    {"aten::cholesky_solve", NULL}, /* 126 */
    {"aten::eye", NULL}, /* 127 */
    {"aten::_linalg_eigh", NULL}, /* 128 */
    {"aten::linalg_eig", NULL}, /* 129 */
    {"aten::_linalg_svd", NULL}, /* 130 */
    {"aten::lu_unpack", NULL}, /* 131 */
    {"aten::linalg_lu_solve", NULL}, /* 132 */
    {"aten::linalg_matrix_exp", NULL}, /* 133 */
    {"aten::linalg_pinv.atol_rtol_float", NULL}, /* 134 */
    {"aten::_trilinear", NULL}, /* 135 */
    {"aten::_fft_c2c", NULL}, /* 136 */
    {"aten::_fft_r2c", NULL}, /* 137 */
    {"aten::ormqr", NULL}, /* 138 */
    {"aten::as_strided", NULL}, /* 139 */
    {"aten::contiguous", NULL}, /* 140 */
    {"aten::as_strided_scatter", NULL}, /* 141 */
    {"aten::conj_physical", NULL}, /* 142 */
    {"aten::diagonal_backward", NULL}, /* 143 */
    {"aten::diagonal_scatter", NULL}, /* 144 */
    {"aten::select_backward", NULL}, /* 145 */
    {"aten::select.int", NULL}, /* 146 */
    {"aten::select_scatter", NULL}, /* 147 */
    {"aten::slice_backward", NULL}, /* 148 */
    {"aten::slice.Tensor", NULL}, /* 149 */
    {"aten::slice_scatter", NULL}, /* 150 */
    {"aten::squeeze", NULL}, /* 151 */
    {"aten::squeeze.dims", NULL}, /* 152 */
    {"aten::stack", NULL}, /* 153 */
    {"aten::unfold_backward", NULL}, /* 154 */
    {"aten::unfold", NULL}, /* 155 */
    {"aten::resolve_conj", NULL}, /* 156 */
    {"aten::view_as_real", NULL}, /* 157 */
    {"aten::view_as_complex", NULL}, /* 158 */
    {"aten::copy", NULL}, /* 159 */
    {"aten::fill.Tensor", NULL}, /* 160 */
    {"aten::unbind.int", NULL}, /* 161 */
    {"aten::channel_shuffle", NULL}, /* 162 */
    {"aten::pixel_unshuffle", NULL}, /* 163 */
    {"aten::pixel_shuffle", NULL}, /* 164 */
    {"aten::rot90", NULL}, /* 165 */
    {"aten::constant_pad_nd", NULL}, /* 166 */
    {"aten::index_put", NULL}, /* 167 */
    {"aten::_unsafe_index_put", NULL}, /* 168 */
    {"aten::_unsafe_masked_index_put_accumulate", NULL}, /* 169 */
    {"aten::_unsafe_masked_index", NULL}, /* 170 */
    {"aten::index_select", NULL}, /* 171 */
    {"aten::index_fill.int_Scalar", NULL}, /* 172 */
    {"aten::ne.Scalar", NULL}, /* 173 */
    {"aten::index_fill.int_Tensor", NULL}, /* 174 */
    {"aten::index.Tensor", NULL}, /* 175 */
    {"aten::_unsafe_index.Tensor", NULL}, /* 176 */
    {"aten::scatter.value", NULL}, /* 177 */
    {"aten::scatter_reduce.two", NULL}, /* 178 */
    {"aten::index_add", NULL}, /* 179 */
    {"aten::masked_fill.Tensor", NULL}, /* 180 */
    {"aten::masked_scatter_backward", NULL}, /* 181 */
    {"aten::masked_scatter", NULL}, /* 182 */
    {"aten::put", NULL}, /* 183 */
    {"aten::take", NULL}, /* 184 */
    {"aten::where.ScalarSelf", NULL}, /* 185 */
    {"aten::affine_grid_generator_backward", NULL}, /* 186 */
    {"aten::flatten.using_ints", NULL}, /* 187 */
    {"aten::linalg_vector_norm", NULL}, /* 188 */
    {"aten::convolution_backward", NULL}, /* 189 */
    {"aten::convolution", NULL}, /* 190 */
    {"aten::col2im", NULL}, /* 191 */
    {"aten::im2col", NULL}, /* 192 */
    {"aten::_adaptive_avg_pool2d_backward", NULL}, /* 193 */
    {"aten::_adaptive_avg_pool2d", NULL}, /* 194 */
    {"aten::_adaptive_avg_pool3d_backward", NULL}, /* 195 */
    {"aten::_adaptive_avg_pool3d", NULL}, /* 196 */
    {"aten::adaptive_max_pool2d_backward", NULL}, /* 197 */
    {"aten::adaptive_max_pool3d_backward", NULL}, /* 198 */
    {"aten::avg_pool2d_backward", NULL}, /* 199 */
    {"aten::avg_pool2d", NULL}, /* 200 */
    {"aten::avg_pool3d_backward", NULL}, /* 201 */
    {"aten::avg_pool3d", NULL}, /* 202 */
    {"aten::fractional_max_pool2d_backward", NULL}, /* 203 */
    {"aten::fractional_max_pool3d_backward", NULL}, /* 204 */
    {"aten::max_pool2d_with_indices_backward", NULL}, /* 205 */
    {"aten::max_pool3d_with_indices_backward", NULL}, /* 206 */
    {"aten::_segment_reduce_backward", NULL}, /* 207 */
    {"aten::native_batch_norm_backward", NULL}, /* 208 */
    {"aten::new_ones", NULL}, /* 209 */
    {"aten::var.correction", NULL}, /* 210 */
    {"aten::native_layer_norm_backward", NULL}, /* 211 */
    {"aten::native_group_norm_backward", NULL}, /* 212 */
    {"aten::_softmax_backward_data", NULL}, /* 213 */
    {"aten::_log_softmax_backward_data", NULL}, /* 214 */
    {"aten::native_dropout_backward", NULL}, /* 215 */
    {"aten::_scaled_dot_product_flash_attention_for_cpu_backward", NULL}, /* 216 */
    {"aten::embedding_dense_backward", NULL}, /* 217 */
    {"aten::embedding", NULL}, /* 218 */
    {"aten::bincount", NULL}, /* 219 */
    {"aten::_embedding_bag_dense_backward", NULL}, /* 220 */
    {"aten::_embedding_bag_per_sample_weights_backward", NULL}, /* 221 */
    {"aten::reflection_pad1d_backward", NULL}, /* 222 */
    {"aten::reflection_pad1d", NULL}, /* 223 */
    {"aten::reflection_pad2d_backward", NULL}, /* 224 */
    {"aten::reflection_pad2d", NULL}, /* 225 */
    {"aten::reflection_pad3d_backward", NULL}, /* 226 */
    {"aten::reflection_pad3d", NULL}, /* 227 */
    {"aten::replication_pad1d_backward", NULL}, /* 228 */
    {"aten::replication_pad1d", NULL}, /* 229 */
    {"aten::replication_pad2d_backward", NULL}, /* 230 */
    {"aten::replication_pad2d", NULL}, /* 231 */
    {"aten::replication_pad3d_backward", NULL}, /* 232 */
    {"aten::replication_pad3d", NULL}, /* 233 */
    {"aten::_upsample_bicubic2d_aa_backward", NULL}, /* 234 */
    {"aten::_upsample_bicubic2d_aa", NULL}, /* 235 */
    {"aten::_upsample_bilinear2d_aa_backward", NULL}, /* 236 */
    {"aten::_upsample_bilinear2d_aa", NULL}, /* 237 */
    {"aten::_upsample_lanczos2d_aa_backward", NULL}, /* 238 */
    {"aten::_upsample_lanczos2d_aa", NULL}, /* 239 */
    {"aten::_upsample_nearest_exact1d_backward", NULL}, /* 240 */
    {"aten::_upsample_nearest_exact1d", NULL}, /* 241 */
    {"aten::_upsample_nearest_exact2d_backward", NULL}, /* 242 */
    {"aten::_upsample_nearest_exact2d", NULL}, /* 243 */
    {"aten::_upsample_nearest_exact3d_backward", NULL}, /* 244 */
    {"aten::_upsample_nearest_exact3d", NULL}, /* 245 */
    {"aten::upsample_bicubic2d_backward", NULL}, /* 246 */
    {"aten::upsample_bicubic2d", NULL}, /* 247 */
    {"aten::upsample_bilinear2d_backward", NULL}, /* 248 */
    {"aten::upsample_bilinear2d", NULL}, /* 249 */
    {"aten::upsample_linear1d_backward", NULL}, /* 250 */
    {"aten::upsample_linear1d", NULL}, /* 251 */
    {"aten::upsample_nearest1d_backward", NULL}, /* 252 */
    {"aten::upsample_nearest1d", NULL}, /* 253 */
    {"aten::upsample_nearest2d_backward", NULL}, /* 254 */
    {"aten::upsample_nearest2d", NULL}, /* 255 */
    {"aten::upsample_nearest3d_backward", NULL}, /* 256 */
    {"aten::upsample_nearest3d", NULL}, /* 257 */
    {"aten::upsample_trilinear3d_backward", NULL}, /* 258 */
    {"aten::upsample_trilinear3d", NULL}, /* 259 */
    {"aten::grid_sampler_2d_backward", NULL}, /* 260 */
    {"aten::grid_sampler_3d_backward", NULL}, /* 261 */
    {"aten::_cdist_backward", NULL}, /* 262 */
    {"aten::_pdist_backward", NULL}, /* 263 */
    {"aten::binary_cross_entropy_backward", NULL}, /* 264 */
    {"aten::mean", NULL}, /* 265 */
    {"aten::softplus", NULL}, /* 266 */
    {"aten::huber_loss_backward", NULL}, /* 267 */
    {"aten::mse_loss_backward", NULL}, /* 268 */
    {"aten::multi_margin_loss_backward", NULL}, /* 269 */
    {"aten::multilabel_margin_loss_backward", NULL}, /* 270 */
    {"aten::nll_loss_backward", NULL}, /* 271 */
    {"aten::nll_loss_forward", NULL}, /* 272 */
    {"aten::nll_loss", NULL}, /* 273 */
    {"aten::nll_loss2d_backward", NULL}, /* 274 */
    {"aten::nll_loss2d_forward", NULL}, /* 275 */
    {"aten::nll_loss2d", NULL}, /* 276 */
    {"aten::smooth_l1_loss_backward", NULL}, /* 277 */
    {"aten::soft_margin_loss_backward", NULL}, /* 278 */
    {"aten::_ctc_loss_backward", NULL}, /* 279 */
    {"aten::_ctc_loss_backward.Tensor", NULL}, /* 280 */
};

tn_status tni_formula_restored(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_formula_strided_backward(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_formula_permuted_back(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_formula_blocks(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_formula_pieces(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_formula_repeats_summed(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_formula_rolled_back(const tn_call *, const StableIValue *, StableIValue *);
tn_status tni_formula_unpadded(const tn_call *, const StableIValue *, StableIValue *);

const tni_formula_native tni_formula_natives[] = {
    {tni_formula_restored, 1, {0}}, /* 0 */
    {tni_formula_strided_backward, 1, {0}}, /* 1 */
    {tni_formula_permuted_back, 1, {0}}, /* 2 */
    {tni_formula_blocks, 1, {64}}, /* 3 */
    {tni_formula_pieces, 1, {64}}, /* 4 */
    {tni_formula_repeats_summed, 1, {0}}, /* 5 */
    {tni_formula_rolled_back, 1, {0}}, /* 6 */
    {tni_formula_unpadded, 1, {0}}, /* 7 */
};

const tni_step tni_program_steps[] = {
    /* program 0 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 0, 0}, /* %0 sgn */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 1}, /* %2 %1 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 1 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 0, 0}, /* %0 sgn */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 4}, /* %3 %2 mul.Tensor */
    {TNI_STEP_CALL, 1, 5, 2, 6}, /* %4 real */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 2 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 8}, /* %2 %2 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 4, 10}, /* %3 %5 %5 rsub.Scalar */
    {TNI_STEP_CALL, 1, 7, 5, 13}, /* %6 rsqrt */
    {TNI_STEP_CONJUGATE, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_CALL, 2, 9, 1, 15}, /* %1 %8 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 3 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CALL, 1, 2, 3, 2}, /* %1 neg */
    {TNI_STEP_ARGUMENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 3}, /* %3 %3 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 3, 7, 4, 18}, /* %4 %6 %6 rsub.Scalar */
    {TNI_STEP_CALL, 1, 8, 5, 14}, /* %7 rsqrt */
    {TNI_STEP_CONJUGATE, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_CALL, 2, 10, 1, 21}, /* %2 %9 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    /* program 4 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_COMPLEX, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 15, 2}, /* %1 */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 6, 25}, /* %0 %3 %3 sub.Scalar */
    {TNI_STEP_CALL, 1, 5, 5, 6}, /* %4 rsqrt */
    {TNI_STEP_CALL, 3, 6, 7, 25}, /* %0 %3 %3 add.Scalar */
    {TNI_STEP_CALL, 1, 7, 5, 13}, /* %6 rsqrt */
    {TNI_STEP_CALL, 2, 8, 1, 28}, /* %5 %7 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_GRAD, 0, 10, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 11, 1, 30}, /* %10 %9 mul.Tensor */
    {TNI_STEP_COPY, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_JUMP, 0, 0, 23, 0}, /* */
    {TNI_STEP_CALL, 2, 13, 1, 32}, /* %0 %0 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 14, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 15, 2, 34}, /* %14 */
    {TNI_STEP_CALL, 3, 16, 6, 35}, /* %13 %15 %15 sub.Scalar */
    {TNI_STEP_CALL, 1, 17, 5, 38}, /* %16 rsqrt */
    {TNI_STEP_GRAD, 0, 18, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 19, 1, 39}, /* %18 %17 mul.Tensor */
    {TNI_STEP_COPY, 1, 12, 0, 41}, /* %19 */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    /* program 5 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_IS_COMPLEX, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 3}, /* %3 */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 6, 43}, /* %2 %5 %5 sub.Scalar */
    {TNI_STEP_CALL, 1, 7, 5, 13}, /* %6 rsqrt */
    {TNI_STEP_CALL, 3, 8, 7, 43}, /* %2 %5 %5 add.Scalar */
    {TNI_STEP_CALL, 1, 9, 5, 16}, /* %8 rsqrt */
    {TNI_STEP_CALL, 2, 10, 1, 46}, /* %7 %9 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_CALL, 2, 12, 1, 48}, /* %1 %11 mul.Tensor */
    {TNI_STEP_COPY, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_JUMP, 0, 0, 23, 0}, /* */
    {TNI_STEP_CALL, 2, 14, 1, 8}, /* %2 %2 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 15, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 16, 2, 36}, /* %15 */
    {TNI_STEP_CALL, 3, 17, 6, 50}, /* %14 %16 %16 sub.Scalar */
    {TNI_STEP_CALL, 1, 18, 5, 40}, /* %17 rsqrt */
    {TNI_STEP_CALL, 2, 19, 1, 53}, /* %1 %18 mul.Tensor */
    {TNI_STEP_COPY, 1, 13, 0, 41}, /* %19 */
    {TNI_STEP_CONJUGATE, 1, 20, 0, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 0, 55}, /* %20 */
    /* program 6 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_COMPLEX, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 26, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 3, 1}, /* %2 neg */
    {TNI_STEP_CALL, 1, 4, 8, 0}, /* %0 imag */
    {TNI_STEP_CALL, 2, 5, 1, 56}, /* %3 %4 mul.Tensor */
    {TNI_STEP_CALL, 1, 6, 2, 0}, /* %0 real */
    {TNI_STEP_CALL, 2, 7, 1, 58}, /* %2 %6 mul.Tensor */
    {TNI_STEP_CALL, 2, 8, 9, 28}, /* %5 %7 complex */
    {TNI_STEP_CALL, 1, 9, 10, 0}, /* %0 abs */
    {TNI_STEP_CONSTANT, 0, 10, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_CALL, 2, 12, 11, 60}, /* %9 %11 pow.Tensor_Scalar */
    {TNI_STEP_CONSTANT, 0, 13, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_CALL, 2, 15, 12, 33}, /* %0 %14 eq.Scalar */
    {TNI_STEP_CONSTANT, 0, 16, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 17, 2, 38}, /* %16 */
    {TNI_STEP_CALL, 3, 18, 13, 62}, /* %12 %15 %17 masked_fill.Scalar */
    {TNI_STEP_NONE, 0, 19, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 20, 14, 65}, /* %2 %19 %19 %19 %19 %19 zeros_like */
    {TNI_STEP_CALL, 2, 21, 9, 54}, /* %18 %20 complex */
    {TNI_STEP_CALL, 2, 22, 15, 71}, /* %8 %21 div.Tensor */
    {TNI_STEP_COPY, 1, 23, 0, 73}, /* %22 */
    {TNI_STEP_JUMP, 0, 0, 30, 0}, /* */
    {TNI_STEP_GRAD, 0, 24, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 25, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 26, 14, 74}, /* %24 %25 %25 %25 %25 %25 zeros_like */
    {TNI_STEP_COPY, 1, 23, 0, 80}, /* %26 */
    {TNI_STEP_GIVE, 1, 0, 0, 81}, /* %23 */
    /* program 7 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 1, 1, 32}, /* %0 %0 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 4, 2}, /* %1 %3 %3 rsub.Scalar */
    {TNI_STEP_CALL, 1, 5, 5, 6}, /* %4 rsqrt */
    {TNI_STEP_CONJUGATE, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_GRAD, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 1, 82}, /* %7 %6 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 8 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 8}, /* %2 %2 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 4, 10}, /* %3 %5 %5 rsub.Scalar */
    {TNI_STEP_CALL, 1, 7, 5, 13}, /* %6 rsqrt */
    {TNI_STEP_CONJUGATE, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_CALL, 2, 9, 1, 15}, /* %1 %8 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_GIVE, 1, 0, 0, 23}, /* %10 */
    /* program 9 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 1, 1, 32}, /* %0 %0 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 7, 2}, /* %1 %3 %3 add.Scalar */
    {TNI_STEP_CALL, 1, 5, 5, 6}, /* %4 rsqrt */
    {TNI_STEP_CONJUGATE, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_GRAD, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 1, 82}, /* %7 %6 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 10 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 8}, /* %2 %2 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 7, 10}, /* %3 %5 %5 add.Scalar */
    {TNI_STEP_CALL, 1, 7, 5, 13}, /* %6 rsqrt */
    {TNI_STEP_CONJUGATE, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_CALL, 2, 9, 1, 15}, /* %1 %8 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_GIVE, 1, 0, 0, 23}, /* %10 */
    /* program 11 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 1, 1, 32}, /* %0 %0 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 7, 2}, /* %1 %3 %3 add.Scalar */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_GRAD, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 15, 84}, /* %6 %5 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 12 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 8}, /* %2 %2 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 7, 10}, /* %3 %5 %5 add.Scalar */
    {TNI_STEP_CONJUGATE, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_CALL, 2, 8, 15, 86}, /* %1 %7 div.Tensor */
    {TNI_STEP_CONJUGATE, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 13 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 1, 1, 32}, /* %0 %0 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 4, 2}, /* %1 %3 %3 rsub.Scalar */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_GRAD, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 15, 84}, /* %6 %5 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 14 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 8}, /* %2 %2 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 4, 10}, /* %3 %5 %5 rsub.Scalar */
    {TNI_STEP_CONJUGATE, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_CALL, 2, 8, 15, 86}, /* %1 %7 div.Tensor */
    {TNI_STEP_CONJUGATE, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 15 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 2, 14, 88}, /* %0 %1 %1 %1 %1 %1 zeros_like */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 16 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_NONE, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 3, 14, 94}, /* %1 %2 %2 %2 %2 %2 zeros_like */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 17 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_GIVE, 1, 0, 0, 0}, /* %0 */
    /* program 18 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_GIVE, 1, 0, 0, 0}, /* %0 */
    /* program 19 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 16, 1}, /* %2 sin */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 1, 100}, /* %1 %4 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 20 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CALL, 1, 2, 3, 2}, /* %1 neg */
    {TNI_STEP_ARGUMENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 4, 16, 3}, /* %3 sin */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 6, 1, 43}, /* %2 %5 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 21 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 17, 0}, /* %0 sinh */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 4}, /* %3 %2 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 22 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 17, 1}, /* %2 sinh */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 1, 100}, /* %1 %4 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 23 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 3, 0}, /* 0x3f91df46a2529d39 */
    {TNI_STEP_SCALAR, 1, 2, 3, 2}, /* %1 */
    {TNI_STEP_SCALED, 2, 3, 0, 0}, /* %0 %2 */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 24 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 3, 0}, /* 0x3f91df46a2529d39 */
    {TNI_STEP_SCALAR, 1, 3, 3, 1}, /* %2 */
    {TNI_STEP_SCALED, 2, 4, 0, 2}, /* %1 %3 */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 25 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 4, 0}, /* 0x404ca5dc1a63c1f8 */
    {TNI_STEP_SCALAR, 1, 2, 3, 2}, /* %1 */
    {TNI_STEP_SCALED, 2, 3, 0, 0}, /* %0 %2 */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 26 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 4, 0}, /* 0x404ca5dc1a63c1f8 */
    {TNI_STEP_SCALAR, 1, 3, 3, 1}, /* %2 */
    {TNI_STEP_SCALED, 2, 4, 0, 2}, /* %1 %3 */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 27 */
    {TNI_STEP_CONSTANT, 0, 0, 0, 0}, /* 0x1 */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 18, 88}, /* %0 %1 polygamma */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 4}, /* %3 %2 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 28 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_ARGUMENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 18, 9}, /* %2 %3 polygamma */
    {TNI_STEP_CALL, 2, 5, 1, 100}, /* %1 %4 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 29 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 1, 1, 32}, /* %0 %0 mul.Tensor */
    {TNI_STEP_CALL, 1, 2, 3, 2}, /* %1 neg */
    {TNI_STEP_CALL, 1, 3, 19, 1}, /* %2 exp */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 1, 102}, /* %4 %3 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 6, 5, 0}, /* 0x3ff20dd750429b6d */
    {TNI_STEP_SCALAR, 1, 7, 3, 13}, /* %6 */
    {TNI_STEP_SCALED, 2, 8, 0, 28}, /* %5 %7 */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 30 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 8}, /* %2 %2 mul.Tensor */
    {TNI_STEP_CALL, 1, 4, 3, 3}, /* %3 neg */
    {TNI_STEP_CALL, 1, 5, 19, 6}, /* %4 exp */
    {TNI_STEP_CALL, 2, 6, 1, 104}, /* %1 %5 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 7, 5, 0}, /* 0x3ff20dd750429b6d */
    {TNI_STEP_SCALAR, 1, 8, 3, 14}, /* %7 */
    {TNI_STEP_SCALED, 2, 9, 0, 106}, /* %6 %8 */
    {TNI_STEP_CONJUGATE, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_GIVE, 1, 0, 0, 23}, /* %10 */
    /* program 31 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 1, 1, 32}, /* %0 %0 mul.Tensor */
    {TNI_STEP_CALL, 1, 2, 3, 2}, /* %1 neg */
    {TNI_STEP_CALL, 1, 3, 19, 1}, /* %2 exp */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 1, 102}, /* %4 %3 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 6, 6, 0}, /* 0xbff20dd750429b6d */
    {TNI_STEP_SCALAR, 1, 7, 3, 13}, /* %6 */
    {TNI_STEP_SCALED, 2, 8, 0, 28}, /* %5 %7 */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 32 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 8}, /* %2 %2 mul.Tensor */
    {TNI_STEP_CALL, 1, 4, 3, 3}, /* %3 neg */
    {TNI_STEP_CALL, 1, 5, 19, 6}, /* %4 exp */
    {TNI_STEP_CALL, 2, 6, 1, 104}, /* %1 %5 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 7, 6, 0}, /* 0xbff20dd750429b6d */
    {TNI_STEP_SCALAR, 1, 8, 3, 14}, /* %7 */
    {TNI_STEP_SCALED, 2, 9, 0, 106}, /* %6 %8 */
    {TNI_STEP_CONJUGATE, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_GIVE, 1, 0, 0, 23}, /* %10 */
    /* program 33 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 1, 1, 32}, /* %0 %0 mul.Tensor */
    {TNI_STEP_CALL, 1, 2, 19, 2}, /* %1 exp */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 4}, /* %3 %2 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 5, 7, 0}, /* 0x3fec5bf891b4ef6b */
    {TNI_STEP_SCALAR, 1, 6, 3, 7}, /* %5 */
    {TNI_STEP_SCALED, 2, 7, 0, 18}, /* %4 %6 */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 34 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 8}, /* %2 %2 mul.Tensor */
    {TNI_STEP_CALL, 1, 4, 19, 3}, /* %3 exp */
    {TNI_STEP_CALL, 2, 5, 1, 100}, /* %1 %4 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 6, 7, 0}, /* 0x3fec5bf891b4ef6b */
    {TNI_STEP_SCALAR, 1, 7, 3, 13}, /* %6 */
    {TNI_STEP_SCALED, 2, 8, 0, 28}, /* %5 %7 */
    {TNI_STEP_CONJUGATE, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 35 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 88}, /* %0 %1 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 3, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_SCALED, 2, 5, 0, 5}, /* %2 %4 */
    {TNI_STEP_CONSTANT, 0, 6, 5, 0}, /* 0x3ff20dd750429b6d */
    {TNI_STEP_SCALAR, 1, 7, 3, 13}, /* %6 */
    {TNI_STEP_CONSTANT, 0, 8, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 3, 10, 6, 45}, /* %5 %7 %9 sub.Scalar */
    {TNI_STEP_GRAD, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 1, 108}, /* %11 %10 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    /* program 36 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_RESULT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 9}, /* %2 %3 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 5, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_SCALED, 2, 7, 0, 18}, /* %4 %6 */
    {TNI_STEP_CONSTANT, 0, 8, 5, 0}, /* 0x3ff20dd750429b6d */
    {TNI_STEP_SCALAR, 1, 9, 3, 16}, /* %8 */
    {TNI_STEP_CONSTANT, 0, 10, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_CALL, 3, 12, 6, 110}, /* %7 %9 %11 sub.Scalar */
    {TNI_STEP_CALL, 2, 13, 1, 113}, /* %1 %12 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 37 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 1}, /* %2 %1 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 38 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CALL, 2, 4, 1, 2}, /* %1 %3 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 39 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 1}, /* %2 %1 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 4, 8, 0}, /* 0x3fe62e42fefa39ef */
    {TNI_STEP_SCALAR, 1, 5, 3, 6}, /* %4 */
    {TNI_STEP_SCALED, 2, 6, 0, 10}, /* %3 %5 */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 40 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CALL, 2, 4, 1, 2}, /* %1 %3 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 5, 8, 0}, /* 0x3fe62e42fefa39ef */
    {TNI_STEP_SCALAR, 1, 6, 3, 7}, /* %5 */
    {TNI_STEP_SCALED, 2, 7, 0, 18}, /* %4 %6 */
    {TNI_STEP_CONJUGATE, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 41 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 7, 2}, /* %1 %3 %3 add.Scalar */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 1, 115}, /* %5 %4 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 42 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 7, 10}, /* %3 %5 %5 add.Scalar */
    {TNI_STEP_CALL, 2, 7, 1, 117}, /* %1 %6 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 43 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 20, 0}, /* %0 special_i1 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 1}, /* %2 %1 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 44 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 20, 1}, /* %2 special_i1 */
    {TNI_STEP_CALL, 2, 4, 1, 2}, /* %1 %3 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 45 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 21, 0}, /* %0 special_i1e */
    {TNI_STEP_CALL, 1, 2, 0, 0}, /* %0 sgn */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 9}, /* %2 %3 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 3, 7, 22, 119}, /* %1 %4 %6 sub.Tensor */
    {TNI_STEP_GRAD, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 9, 1, 122}, /* %8 %7 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 46 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 21, 1}, /* %2 special_i1e */
    {TNI_STEP_CALL, 1, 4, 0, 1}, /* %2 sgn */
    {TNI_STEP_RESULT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 1, 6}, /* %4 %5 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 9, 22, 124}, /* %3 %6 %8 sub.Tensor */
    {TNI_STEP_CALL, 2, 10, 1, 127}, /* %1 %9 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    /* program 47 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 10, 0}, /* %0 abs */
    {TNI_STEP_CONSTANT, 0, 2, 9, 0}, /* 0x3cd203af9ee75616 */
    {TNI_STEP_SCALAR, 1, 3, 3, 1}, /* %2 */
    {TNI_STEP_CALL, 2, 4, 23, 2}, /* %1 %3 gt.Scalar */
    {TNI_STEP_CALL, 1, 5, 24, 0}, /* %0 i0 */
    {TNI_STEP_SAVED, 0, 6, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 15, 129}, /* %6 %0 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 8, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 3, 10, 22, 45}, /* %5 %7 %9 sub.Tensor */
    {TNI_STEP_CONSTANT, 0, 11, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 12, 3, 24}, /* %11 */
    {TNI_STEP_CALL, 3, 13, 25, 131}, /* %4 %10 %12 where.ScalarOther */
    {TNI_STEP_GRAD, 0, 14, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 15, 1, 34}, /* %14 %13 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 36}, /* %15 */
    /* program 48 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 10, 1}, /* %2 abs */
    {TNI_STEP_CONSTANT, 0, 4, 9, 0}, /* 0x3cd203af9ee75616 */
    {TNI_STEP_SCALAR, 1, 5, 3, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 6, 23, 10}, /* %3 %5 gt.Scalar */
    {TNI_STEP_CALL, 1, 7, 24, 1}, /* %2 i0 */
    {TNI_STEP_RESULT, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 9, 15, 134}, /* %8 %2 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 10, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_CALL, 3, 12, 22, 110}, /* %7 %9 %11 sub.Tensor */
    {TNI_STEP_CONSTANT, 0, 13, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 14, 3, 35}, /* %13 */
    {TNI_STEP_CALL, 3, 15, 25, 136}, /* %6 %12 %14 where.ScalarOther */
    {TNI_STEP_CALL, 2, 16, 1, 139}, /* %1 %15 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_GIVE, 1, 0, 0, 40}, /* %17 */
    /* program 49 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 10, 0}, /* %0 abs */
    {TNI_STEP_CONSTANT, 0, 2, 9, 0}, /* 0x3cd203af9ee75616 */
    {TNI_STEP_SCALAR, 1, 3, 3, 1}, /* %2 */
    {TNI_STEP_CALL, 2, 4, 23, 2}, /* %1 %3 gt.Scalar */
    {TNI_STEP_CALL, 1, 5, 26, 0}, /* %0 special_i0e */
    {TNI_STEP_CALL, 1, 6, 0, 0}, /* %0 sgn */
    {TNI_STEP_CALL, 1, 7, 27, 0}, /* %0 reciprocal */
    {TNI_STEP_CONSTANT, 0, 8, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 3, 10, 28, 141}, /* %6 %7 %9 add.Tensor */
    {TNI_STEP_SAVED, 0, 11, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 1, 108}, /* %11 %10 mul.Tensor */
    {TNI_STEP_CALL, 3, 13, 22, 144}, /* %5 %12 %9 sub.Tensor */
    {TNI_STEP_CONSTANT, 0, 14, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 15, 3, 34}, /* %14 */
    {TNI_STEP_CALL, 3, 16, 25, 147}, /* %4 %13 %15 where.ScalarOther */
    {TNI_STEP_GRAD, 0, 17, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 18, 1, 150}, /* %17 %16 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 39}, /* %18 */
    /* program 50 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 10, 1}, /* %2 abs */
    {TNI_STEP_CONSTANT, 0, 4, 9, 0}, /* 0x3cd203af9ee75616 */
    {TNI_STEP_SCALAR, 1, 5, 3, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 6, 23, 10}, /* %3 %5 gt.Scalar */
    {TNI_STEP_CALL, 1, 7, 26, 1}, /* %2 special_i0e */
    {TNI_STEP_CALL, 1, 8, 0, 1}, /* %2 sgn */
    {TNI_STEP_CALL, 1, 9, 27, 1}, /* %2 reciprocal */
    {TNI_STEP_CONSTANT, 0, 10, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_CALL, 3, 12, 28, 152}, /* %8 %9 %11 add.Tensor */
    {TNI_STEP_RESULT, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 14, 1, 155}, /* %13 %12 mul.Tensor */
    {TNI_STEP_CALL, 3, 15, 22, 157}, /* %7 %14 %11 sub.Tensor */
    {TNI_STEP_CONSTANT, 0, 16, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 17, 3, 38}, /* %16 */
    {TNI_STEP_CALL, 3, 18, 25, 160}, /* %6 %15 %17 where.ScalarOther */
    {TNI_STEP_CALL, 2, 19, 1, 53}, /* %1 %18 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 20, 0, 41}, /* %19 */
    {TNI_STEP_GIVE, 1, 0, 0, 55}, /* %20 */
    /* program 51 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 29, 0}, /* %0 digamma */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 1}, /* %2 %1 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 52 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 29, 1}, /* %2 digamma */
    {TNI_STEP_CALL, 2, 4, 1, 2}, /* %1 %3 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 53 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 15, 1}, /* %2 %1 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 54 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CALL, 2, 4, 15, 2}, /* %1 %3 div.Tensor */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 55 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 11, 0}, /* 0x40026bb1bbb55516 */
    {TNI_STEP_SCALAR, 1, 3, 3, 1}, /* %2 */
    {TNI_STEP_SCALED, 2, 4, 0, 2}, /* %1 %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 15, 115}, /* %5 %4 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 56 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CONSTANT, 0, 4, 11, 0}, /* 0x40026bb1bbb55516 */
    {TNI_STEP_SCALAR, 1, 5, 3, 6}, /* %4 */
    {TNI_STEP_SCALED, 2, 6, 0, 10}, /* %3 %5 */
    {TNI_STEP_CALL, 2, 7, 15, 117}, /* %1 %6 div.Tensor */
    {TNI_STEP_CONJUGATE, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 57 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_CALL, 3, 3, 7, 163}, /* %0 %2 %2 add.Scalar */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 15, 115}, /* %5 %4 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 58 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 3, 5, 7, 166}, /* %2 %4 %4 add.Scalar */
    {TNI_STEP_CONJUGATE, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_CALL, 2, 7, 15, 117}, /* %1 %6 div.Tensor */
    {TNI_STEP_CONJUGATE, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 59 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 8, 0}, /* 0x3fe62e42fefa39ef */
    {TNI_STEP_SCALAR, 1, 3, 3, 1}, /* %2 */
    {TNI_STEP_SCALED, 2, 4, 0, 2}, /* %1 %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 15, 115}, /* %5 %4 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 60 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CONSTANT, 0, 4, 8, 0}, /* 0x3fe62e42fefa39ef */
    {TNI_STEP_SCALAR, 1, 5, 3, 6}, /* %4 */
    {TNI_STEP_SCALED, 2, 6, 0, 10}, /* %3 %5 */
    {TNI_STEP_CALL, 2, 7, 15, 117}, /* %1 %6 div.Tensor */
    {TNI_STEP_CONJUGATE, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 61 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 30, 169}, /* %0 %1 %2 logit_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 62 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 4, 30, 172}, /* %1 %2 %3 logit_backward */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 63 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 2, 31, 88}, /* %0 %1 unsqueeze */
    {TNI_STEP_DTYPE, 1, 3, 0, 0}, /* %0 */
    {TNI_STEP_DEVICE, 1, 4, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_SOME, 1, 7, 0, 3}, /* %3 */
    {TNI_STEP_NONE, 0, 8, 0, 0}, /* */
    {TNI_STEP_SOME, 1, 9, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 5, 10, 32, 175}, /* %6 %7 %8 %9 %8 arange */
    {TNI_STEP_CONSTANT, 0, 11, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 12, 3, 24}, /* %11 */
    {TNI_STEP_SCALED, 2, 13, 0, 132}, /* %10 %12 */
    {TNI_STEP_CONSTANT, 0, 14, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 15, 2, 34}, /* %14 */
    {TNI_STEP_CALL, 3, 16, 22, 180}, /* %2 %13 %15 sub.Tensor */
    {TNI_STEP_CALL, 1, 17, 29, 38}, /* %16 digamma */
    {TNI_STEP_LIST, 1, 18, 0, 2}, /* %1 */
    {TNI_STEP_SOME, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_CONSTANT, 0, 20, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 21, 33, 183}, /* %17 %19 %20 %8 sum.dim_IntList */
    {TNI_STEP_GRAD, 0, 22, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 23, 1, 187}, /* %22 %21 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 81}, /* %23 */
    /* program 64 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 4, 31, 9}, /* %2 %3 unsqueeze */
    {TNI_STEP_DTYPE, 1, 5, 0, 1}, /* %2 */
    {TNI_STEP_DEVICE, 1, 6, 0, 1}, /* %2 */
    {TNI_STEP_ARGUMENT, 0, 7, 1, 0}, /* */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_SOME, 1, 9, 0, 7}, /* %5 */
    {TNI_STEP_NONE, 0, 10, 0, 0}, /* */
    {TNI_STEP_SOME, 1, 11, 0, 13}, /* %6 */
    {TNI_STEP_CALL, 5, 12, 32, 189}, /* %8 %9 %10 %11 %10 arange */
    {TNI_STEP_CONSTANT, 0, 13, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 14, 3, 35}, /* %13 */
    {TNI_STEP_SCALED, 2, 15, 0, 137}, /* %12 %14 */
    {TNI_STEP_CONSTANT, 0, 16, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 17, 2, 38}, /* %16 */
    {TNI_STEP_CALL, 3, 18, 22, 194}, /* %4 %15 %17 sub.Tensor */
    {TNI_STEP_CALL, 1, 19, 29, 39}, /* %18 digamma */
    {TNI_STEP_LIST, 1, 20, 0, 3}, /* %3 */
    {TNI_STEP_SOME, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_CONSTANT, 0, 22, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 23, 33, 197}, /* %19 %21 %22 %10 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 24, 1, 201}, /* %1 %23 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 25, 0, 74}, /* %24 */
    {TNI_STEP_GIVE, 1, 0, 0, 75}, /* %25 */
    /* program 65 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 34, 0}, /* %0 isfinite */
    {TNI_STEP_CALL, 1, 2, 35, 2}, /* %1 logical_not */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 13, 203}, /* %3 %2 %5 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 66 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 34, 1}, /* %2 isfinite */
    {TNI_STEP_CALL, 1, 4, 35, 3}, /* %3 logical_not */
    {TNI_STEP_CONSTANT, 0, 5, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 3, 7, 13, 119}, /* %1 %4 %6 masked_fill.Scalar */
    {TNI_STEP_CONJUGATE, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 67 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_GIVE, 1, 0, 0, 2}, /* %1 */
    /* program 68 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_ADD, 2, 2, 2, 88}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 18, 9}, /* %2 %3 polygamma */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 1, 115}, /* %5 %4 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 69 */
    {TNI_STEP_TANGENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 0, 0}, /* 0x1 */
    {TNI_STEP_ADD, 2, 4, 2, 9}, /* %2 %3 */
    {TNI_STEP_ARGUMENT, 0, 5, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 18, 6}, /* %4 %5 polygamma */
    {TNI_STEP_CALL, 2, 7, 1, 117}, /* %1 %6 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 70 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 8}, /* %2 %2 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 1, 100}, /* %1 %4 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 71 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CALL, 1, 2, 3, 2}, /* %1 neg */
    {TNI_STEP_RESULT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 3}, /* %3 %3 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 6, 1, 43}, /* %2 %5 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 72 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 13, 0}, /* 0x3 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_CALL, 2, 3, 11, 0}, /* %0 %2 pow.Tensor_Scalar */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 1, 115}, /* %5 %4 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 7, 14, 0}, /* 0xbfe0000000000000 */
    {TNI_STEP_SCALAR, 1, 8, 3, 14}, /* %7 */
    {TNI_STEP_SCALED, 2, 9, 0, 106}, /* %6 %8 */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 73 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 13, 0}, /* 0x3 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 11, 5}, /* %2 %4 pow.Tensor_Scalar */
    {TNI_STEP_CONJUGATE, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_CALL, 2, 7, 1, 117}, /* %1 %6 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 8, 14, 0}, /* 0xbfe0000000000000 */
    {TNI_STEP_SCALAR, 1, 9, 3, 16}, /* %8 */
    {TNI_STEP_SCALED, 2, 10, 0, 46}, /* %7 %9 */
    {TNI_STEP_CONJUGATE, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    /* program 74 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_COMPLEX, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 20, 2}, /* %1 */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 1, 56}, /* %3 %4 mul.Tensor */
    {TNI_STEP_CALL, 1, 6, 2, 7}, /* %5 real */
    {TNI_STEP_CALL, 2, 7, 1, 58}, /* %2 %6 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 8, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 3, 10, 22, 206}, /* %4 %7 %9 sub.Tensor */
    {TNI_STEP_CALL, 1, 11, 10, 0}, /* %0 abs */
    {TNI_STEP_CALL, 2, 12, 15, 23}, /* %10 %11 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 13, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_CALL, 2, 15, 12, 33}, /* %0 %14 eq.Scalar */
    {TNI_STEP_CALL, 3, 16, 13, 209}, /* %12 %15 %14 masked_fill.Scalar */
    {TNI_STEP_COPY, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_JUMP, 0, 0, 24, 0}, /* */
    {TNI_STEP_GRAD, 0, 18, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 19, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 20, 14, 212}, /* %18 %19 %19 %19 %19 %19 zeros_like */
    {TNI_STEP_COPY, 1, 17, 0, 55}, /* %20 */
    {TNI_STEP_GIVE, 1, 0, 0, 40}, /* %17 */
    /* program 75 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_COMPLEX, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 20, 2}, /* %1 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_TANGENT, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 1, 56}, /* %3 %4 mul.Tensor */
    {TNI_STEP_CALL, 1, 6, 2, 7}, /* %5 real */
    {TNI_STEP_CALL, 2, 7, 1, 58}, /* %2 %6 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 8, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 3, 10, 22, 206}, /* %4 %7 %9 sub.Tensor */
    {TNI_STEP_CALL, 1, 11, 10, 0}, /* %0 abs */
    {TNI_STEP_CALL, 2, 12, 15, 23}, /* %10 %11 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 13, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_CALL, 2, 15, 12, 33}, /* %0 %14 eq.Scalar */
    {TNI_STEP_CALL, 3, 16, 13, 209}, /* %12 %15 %14 masked_fill.Scalar */
    {TNI_STEP_COPY, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_JUMP, 0, 0, 24, 0}, /* */
    {TNI_STEP_TANGENT, 0, 18, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 19, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 20, 14, 212}, /* %18 %19 %19 %19 %19 %19 zeros_like */
    {TNI_STEP_COPY, 1, 17, 0, 55}, /* %20 */
    {TNI_STEP_GIVE, 1, 0, 0, 40}, /* %17 */
    /* program 76 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 36, 88}, /* %0 %1 sigmoid_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 77 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 36, 94}, /* %1 %2 sigmoid_backward */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 78 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 37, 0}, /* %0 cos */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 4}, /* %3 %2 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 79 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 37, 1}, /* %2 cos */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 1, 100}, /* %1 %4 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 80 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 15, 0}, /* 0x400921fb54442d18 */
    {TNI_STEP_SCALAR, 1, 2, 3, 2}, /* %1 */
    {TNI_STEP_SCALED, 2, 3, 0, 0}, /* %0 %2 */
    {TNI_STEP_CALL, 1, 4, 37, 3}, /* %3 cos */
    {TNI_STEP_CALL, 2, 5, 1, 102}, /* %4 %3 mul.Tensor */
    {TNI_STEP_CALL, 1, 6, 16, 3}, /* %3 sin */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 9, 22, 105}, /* %5 %6 %8 sub.Tensor */
    {TNI_STEP_CALL, 2, 10, 1, 3}, /* %3 %3 mul.Tensor */
    {TNI_STEP_CALL, 2, 11, 15, 22}, /* %9 %10 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 12, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 13, 2, 42}, /* %12 */
    {TNI_STEP_CALL, 2, 14, 12, 218}, /* %3 %13 eq.Scalar */
    {TNI_STEP_CALL, 3, 15, 13, 220}, /* %11 %14 %13 masked_fill.Scalar */
    {TNI_STEP_SCALED, 2, 16, 0, 223}, /* %15 %2 */
    {TNI_STEP_CONJUGATE, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_GRAD, 0, 18, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 19, 1, 39}, /* %18 %17 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 41}, /* %19 */
    /* program 81 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 15, 0}, /* 0x400921fb54442d18 */
    {TNI_STEP_SCALAR, 1, 4, 3, 3}, /* %3 */
    {TNI_STEP_SCALED, 2, 5, 0, 5}, /* %2 %4 */
    {TNI_STEP_CALL, 1, 6, 37, 7}, /* %5 cos */
    {TNI_STEP_CALL, 2, 7, 1, 84}, /* %6 %5 mul.Tensor */
    {TNI_STEP_CALL, 1, 8, 16, 7}, /* %5 sin */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 3, 11, 22, 225}, /* %7 %8 %10 sub.Tensor */
    {TNI_STEP_CALL, 2, 12, 1, 11}, /* %5 %5 mul.Tensor */
    {TNI_STEP_CALL, 2, 13, 15, 61}, /* %11 %12 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 14, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 15, 2, 34}, /* %14 */
    {TNI_STEP_CALL, 2, 16, 12, 228}, /* %5 %15 eq.Scalar */
    {TNI_STEP_CALL, 3, 17, 13, 230}, /* %13 %16 %15 masked_fill.Scalar */
    {TNI_STEP_SCALED, 2, 18, 0, 233}, /* %17 %4 */
    {TNI_STEP_CONJUGATE, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_CALL, 2, 20, 1, 235}, /* %1 %19 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_GIVE, 1, 0, 0, 72}, /* %21 */
    /* program 82 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 38, 0}, /* %0 cosh */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 4}, /* %3 %2 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 83 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 38, 1}, /* %2 cosh */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 1, 100}, /* %1 %4 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 84 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 39, 0}, /* %0 log */
    {TNI_STEP_CALL, 1, 2, 3, 2}, /* %1 neg */
    {TNI_STEP_CONSTANT, 0, 3, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 3, 5, 6, 166}, /* %2 %4 %4 sub.Scalar */
    {TNI_STEP_GRAD, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 1, 84}, /* %6 %5 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 85 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 39, 1}, /* %2 log */
    {TNI_STEP_CALL, 1, 4, 3, 3}, /* %3 neg */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 3, 7, 6, 18}, /* %4 %6 %6 sub.Scalar */
    {TNI_STEP_CALL, 2, 8, 1, 86}, /* %1 %7 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 86 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 16, 0}, /* 0xbfe6a09e667f3bcd */
    {TNI_STEP_SCALAR, 1, 2, 3, 2}, /* %1 */
    {TNI_STEP_SCALED, 2, 3, 0, 0}, /* %0 %2 */
    {TNI_STEP_CALL, 1, 4, 40, 3}, /* %3 special_erfcx */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 15, 115}, /* %5 %4 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 7, 17, 0}, /* 0x3fe9884533d43651 */
    {TNI_STEP_SCALAR, 1, 8, 3, 14}, /* %7 */
    {TNI_STEP_SCALED, 2, 9, 0, 106}, /* %6 %8 */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 87 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 16, 0}, /* 0xbfe6a09e667f3bcd */
    {TNI_STEP_SCALAR, 1, 4, 3, 3}, /* %3 */
    {TNI_STEP_SCALED, 2, 5, 0, 5}, /* %2 %4 */
    {TNI_STEP_CALL, 1, 6, 40, 7}, /* %5 special_erfcx */
    {TNI_STEP_CALL, 2, 7, 15, 117}, /* %1 %6 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 8, 17, 0}, /* 0x3fe9884533d43651 */
    {TNI_STEP_SCALAR, 1, 9, 3, 16}, /* %8 */
    {TNI_STEP_SCALED, 2, 10, 0, 46}, /* %7 %9 */
    {TNI_STEP_CONJUGATE, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    /* program 88 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 1, 1, 32}, /* %0 %0 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 2, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 3, 3, 1}, /* %2 */
    {TNI_STEP_SCALED, 2, 4, 0, 2}, /* %1 %3 */
    {TNI_STEP_CALL, 1, 5, 19, 6}, /* %4 exp */
    {TNI_STEP_GRAD, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 1, 84}, /* %6 %5 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 8, 18, 0}, /* 0x40040d931ff62705 */
    {TNI_STEP_SCALAR, 1, 9, 3, 16}, /* %8 */
    {TNI_STEP_SCALED, 2, 10, 0, 46}, /* %7 %9 */
    {TNI_STEP_GIVE, 1, 0, 0, 23}, /* %10 */
    /* program 89 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 8}, /* %2 %2 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 4, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 5, 3, 6}, /* %4 */
    {TNI_STEP_SCALED, 2, 6, 0, 10}, /* %3 %5 */
    {TNI_STEP_CALL, 1, 7, 19, 13}, /* %6 exp */
    {TNI_STEP_CALL, 2, 8, 1, 86}, /* %1 %7 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 9, 18, 0}, /* 0x40040d931ff62705 */
    {TNI_STEP_SCALAR, 1, 10, 3, 17}, /* %9 */
    {TNI_STEP_SCALED, 2, 11, 0, 226}, /* %8 %10 */
    {TNI_STEP_CONJUGATE, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    /* program 90 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_SCALED, 2, 4, 0, 2}, /* %1 %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 15, 115}, /* %5 %4 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 91 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CONSTANT, 0, 4, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_SCALED, 2, 6, 0, 10}, /* %3 %5 */
    {TNI_STEP_CALL, 2, 7, 15, 117}, /* %1 %6 div.Tensor */
    {TNI_STEP_CONJUGATE, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 92 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 1, 1, 32}, /* %0 %0 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 7, 2}, /* %1 %3 %3 add.Scalar */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_GRAD, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 1, 84}, /* %6 %5 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 93 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 8}, /* %2 %2 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 7, 10}, /* %3 %5 %5 add.Scalar */
    {TNI_STEP_CONJUGATE, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_CALL, 2, 8, 1, 86}, /* %1 %7 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 94 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 41, 88}, /* %0 %1 tanh_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 95 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 41, 94}, /* %1 %2 tanh_backward */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 96 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJ, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SCALED, 2, 3, 0, 1}, /* %2 %1 */
    {TNI_STEP_GIVE, 1, 0, 1, 3}, /* %3 */
    /* program 97 */
    {TNI_STEP_TANGENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 2, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 28, 203}, /* %3 %2 %5 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 98 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONJ, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_SCALED, 2, 4, 0, 2}, /* %1 %3 */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 99 */
    {TNI_STEP_TANGENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 2, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 22, 203}, /* %3 %2 %5 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 100 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONJ, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_SCALED, 2, 4, 0, 2}, /* %1 %3 */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 101 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_GIVE, 1, 0, 1, 0}, /* %0 */
    /* program 102 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 2, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_TANGENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 22, 203}, /* %3 %2 %5 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 103 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_SCALED, 2, 3, 0, 94}, /* %1 %2 */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 104 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 1}, /* %2 %1 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 3}, /* %3 */
    /* program 105 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 88}, /* %0 %1 mul.Tensor */
    {TNI_STEP_TANGENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 1, 56}, /* %3 %4 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 28, 237}, /* %2 %5 %7 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 106 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJ, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SCALED, 2, 3, 0, 1}, /* %2 %1 */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 107 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 108 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 15, 9}, /* %2 %3 div.Tensor */
    {TNI_STEP_CALL, 2, 5, 15, 102}, /* %4 %3 div.Tensor */
    {TNI_STEP_CONJUGATE, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_CALL, 2, 7, 1, 117}, /* %1 %6 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 14}, /* %7 */
    /* program 109 */
    {TNI_STEP_TANGENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_RESULT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 88}, /* %0 %1 mul.Tensor */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 22, 203}, /* %3 %2 %5 sub.Tensor */
    {TNI_STEP_ARGUMENT, 0, 7, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 15, 13}, /* %6 %7 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 110 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJ, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 42, 1}, /* %2 %1 div.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 111 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 42, 88}, /* %0 %1 div.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 112 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 1, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 8, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 14, 240}, /* %2 %3 %3 %3 %3 %3 zeros_like */
    {TNI_STEP_COPY, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_JUMP, 0, 0, 13, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_GRAD, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 9, 15, 122}, /* %8 %7 div.Tensor */
    {TNI_STEP_COPY, 1, 5, 0, 17}, /* %9 */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 113 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 1, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 8, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 14, 240}, /* %2 %3 %3 %3 %3 %3 zeros_like */
    {TNI_STEP_COPY, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_JUMP, 0, 0, 17, 0}, /* */
    {TNI_STEP_GRAD, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 7, 3, 13}, /* %6 neg */
    {TNI_STEP_SAVED, 0, 8, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 10, 15, 16}, /* %8 %9 div.Tensor */
    {TNI_STEP_CALL, 2, 11, 15, 30}, /* %10 %9 div.Tensor */
    {TNI_STEP_CONJUGATE, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_CALL, 2, 13, 1, 246}, /* %7 %12 mul.Tensor */
    {TNI_STEP_COPY, 1, 5, 0, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 1, 7}, /* %5 */
    /* program 114 */
    {TNI_STEP_ARGUMENT, 0, 0, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 1, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 8, 2}, /* %1 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 14, 240}, /* %2 %3 %3 %3 %3 %3 zeros_like */
    {TNI_STEP_COPY, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_JUMP, 0, 0, 18, 0}, /* */
    {TNI_STEP_TANGENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_RESULT, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 1, 13}, /* %6 %7 mul.Tensor */
    {TNI_STEP_TANGENT, 0, 9, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_CALL, 3, 12, 22, 248}, /* %9 %8 %11 sub.Tensor */
    {TNI_STEP_ARGUMENT, 0, 13, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 14, 15, 251}, /* %12 %13 div.Tensor */
    {TNI_STEP_COPY, 1, 5, 0, 34}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 115 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 1, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 8, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 14, 240}, /* %2 %3 %3 %3 %3 %3 zeros_like */
    {TNI_STEP_COPY, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_JUMP, 0, 0, 13, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 1, 0}, /* */
    {TNI_STEP_CONJ, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_GRAD, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 9, 42, 122}, /* %8 %7 div.Scalar */
    {TNI_STEP_COPY, 1, 5, 0, 17}, /* %9 */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 116 */
    {TNI_STEP_ARGUMENT, 0, 0, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 1, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 8, 2}, /* %1 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 14, 240}, /* %2 %3 %3 %3 %3 %3 zeros_like */
    {TNI_STEP_COPY, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_JUMP, 0, 0, 12, 0}, /* */
    {TNI_STEP_TANGENT, 0, 6, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 7, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 42, 13}, /* %6 %7 div.Scalar */
    {TNI_STEP_COPY, 1, 5, 0, 16}, /* %8 */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 117 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_EQUAL, 2, 3, 0, 0}, /* %0 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 10, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 6, 14, 253}, /* %4 %5 %5 %5 %5 %5 zeros_like */
    {TNI_STEP_COPY, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_JUMP, 0, 0, 20, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 8, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_SUB, 2, 10, 0, 259}, /* %0 %9 */
    {TNI_STEP_SAVED, 0, 11, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 11, 108}, /* %11 %10 pow.Tensor_Scalar */
    {TNI_STEP_SCALED, 2, 13, 0, 261}, /* %12 %0 */
    {TNI_STEP_CONJUGATE, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_GRAD, 0, 15, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 16, 1, 210}, /* %15 %14 mul.Tensor */
    {TNI_STEP_COPY, 1, 7, 0, 38}, /* %16 */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 118 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_EQUAL, 2, 5, 0, 5}, /* %2 %4 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 11, 7}, /* %5 */
    {TNI_STEP_NONE, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 14, 263}, /* %1 %6 %6 %6 %6 %6 zeros_like */
    {TNI_STEP_COPY, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 20, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_SUB, 2, 11, 0, 269}, /* %2 %10 */
    {TNI_STEP_ARGUMENT, 0, 12, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 13, 11, 271}, /* %12 %11 pow.Tensor_Scalar */
    {TNI_STEP_SCALED, 2, 14, 0, 273}, /* %13 %2 */
    {TNI_STEP_CONJUGATE, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_CALL, 2, 16, 1, 139}, /* %1 %15 mul.Tensor */
    {TNI_STEP_COPY, 1, 8, 0, 38}, /* %16 */
    {TNI_STEP_CONJUGATE, 1, 17, 0, 16}, /* %8 */
    {TNI_STEP_GIVE, 1, 0, 0, 40}, /* %17 */
    /* program 119 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_CALL, 3, 3, 6, 163}, /* %0 %2 %2 sub.Scalar */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 43, 102}, /* %4 %3 pow.Tensor_Tensor */
    {TNI_STEP_CALL, 2, 6, 1, 275}, /* %0 %5 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 2, 9, 12, 277}, /* %0 %8 eq.Scalar */
    {TNI_STEP_CALL, 3, 10, 13, 279}, /* %6 %9 %8 masked_fill.Scalar */
    {TNI_STEP_CONJUGATE, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_GRAD, 0, 12, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 13, 1, 271}, /* %12 %11 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    /* program 120 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 39, 0}, /* %0 log */
    {TNI_STEP_SAVED, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 1}, /* %2 %1 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 6, 12, 275}, /* %0 %5 eq.Scalar */
    {TNI_STEP_SAVED, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 8, 2, 14}, /* %7 real */
    {TNI_STEP_CALL, 2, 9, 44, 282}, /* %8 %5 ge.Scalar */
    {TNI_STEP_CALL, 2, 10, 45, 59}, /* %6 %9 logical_and */
    {TNI_STEP_CALL, 3, 11, 13, 284}, /* %3 %10 %5 masked_fill.Scalar */
    {TNI_STEP_CONJUGATE, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_GRAD, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 14, 1, 155}, /* %13 %12 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 34}, /* %14 */
    /* program 121 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 3, 5, 6, 166}, /* %2 %4 %4 sub.Scalar */
    {TNI_STEP_ARGUMENT, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 43, 84}, /* %6 %5 pow.Tensor_Tensor */
    {TNI_STEP_CALL, 2, 8, 1, 224}, /* %2 %7 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 9, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 2, 11, 12, 269}, /* %2 %10 eq.Scalar */
    {TNI_STEP_CALL, 3, 12, 13, 107}, /* %8 %11 %10 masked_fill.Scalar */
    {TNI_STEP_CONJUGATE, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_CALL, 2, 14, 1, 287}, /* %1 %13 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_TANGENT, 0, 16, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_CALL, 1, 18, 39, 13}, /* %6 log */
    {TNI_STEP_RESULT, 0, 19, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 20, 1, 289}, /* %19 %18 mul.Tensor */
    {TNI_STEP_CALL, 2, 21, 12, 291}, /* %6 %10 eq.Scalar */
    {TNI_STEP_CALL, 1, 22, 2, 1}, /* %2 real */
    {TNI_STEP_CALL, 2, 23, 44, 199}, /* %22 %10 ge.Scalar */
    {TNI_STEP_CALL, 2, 24, 45, 293}, /* %21 %23 logical_and */
    {TNI_STEP_CALL, 3, 25, 13, 295}, /* %20 %24 %10 masked_fill.Scalar */
    {TNI_STEP_CONJUGATE, 1, 26, 0, 75}, /* %25 */
    {TNI_STEP_CALL, 2, 27, 1, 298}, /* %17 %26 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 28, 0, 300}, /* %27 */
    {TNI_STEP_CALL, 3, 29, 28, 301}, /* %15 %28 %4 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 304}, /* %29 */
    /* program 122 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_LIST, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 7, 4, 46, 305}, /* %0 %1 %2 %3 %3 %3 %3 new_full */
    {TNI_STEP_CALL, 1, 5, 39, 6}, /* %4 log */
    {TNI_STEP_CALL, 2, 6, 1, 275}, /* %0 %5 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_CONSTANT, 0, 8, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_EQUAL, 2, 10, 0, 21}, /* %2 %9 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 18, 23}, /* %10 */
    {TNI_STEP_SAVED, 0, 11, 2, 0}, /* */
    {TNI_STEP_CALL, 1, 12, 2, 24}, /* %11 real */
    {TNI_STEP_CALL, 2, 13, 44, 145}, /* %12 %9 ge.Scalar */
    {TNI_STEP_CALL, 3, 14, 13, 312}, /* %7 %13 %9 masked_fill.Scalar */
    {TNI_STEP_COPY, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_JUMP, 0, 0, 19, 0}, /* */
    {TNI_STEP_COPY, 1, 15, 0, 14}, /* %7 */
    {TNI_STEP_GRAD, 0, 16, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 1, 231}, /* %16 %15 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 40}, /* %17 */
    /* program 123 */
    {TNI_STEP_TANGENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_LIST, 0, 3, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 7, 6, 46, 315}, /* %2 %3 %4 %5 %5 %5 %5 new_full */
    {TNI_STEP_CALL, 1, 7, 39, 13}, /* %6 log */
    {TNI_STEP_CALL, 2, 8, 1, 224}, /* %2 %7 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_CONSTANT, 0, 10, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_EQUAL, 2, 12, 0, 322}, /* %4 %11 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 20, 42}, /* %12 */
    {TNI_STEP_ARGUMENT, 0, 13, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 14, 2, 35}, /* %13 real */
    {TNI_STEP_CALL, 2, 15, 44, 158}, /* %14 %11 ge.Scalar */
    {TNI_STEP_CALL, 3, 16, 13, 324}, /* %9 %15 %11 masked_fill.Scalar */
    {TNI_STEP_COPY, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_JUMP, 0, 0, 21, 0}, /* */
    {TNI_STEP_COPY, 1, 17, 0, 17}, /* %9 */
    {TNI_STEP_CALL, 2, 18, 1, 327}, /* %1 %17 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_GIVE, 1, 0, 0, 41}, /* %19 */
    /* program 124 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 88}, /* %0 %1 mul.Tensor */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 3}, /* %3 %3 mul.Tensor */
    {TNI_STEP_CALL, 2, 5, 1, 89}, /* %1 %1 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 28, 329}, /* %4 %5 %7 add.Tensor */
    {TNI_STEP_CALL, 1, 9, 27, 16}, /* %8 reciprocal */
    {TNI_STEP_CONSTANT, 0, 10, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_CALL, 2, 12, 12, 107}, /* %8 %11 eq.Scalar */
    {TNI_STEP_CALL, 3, 13, 13, 332}, /* %9 %12 %11 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 14, 1, 180}, /* %2 %13 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 125 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 94}, /* %1 %2 mul.Tensor */
    {TNI_STEP_CALL, 2, 4, 1, 8}, /* %2 %2 mul.Tensor */
    {TNI_STEP_SAVED, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 1, 11}, /* %5 %5 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 9, 28, 120}, /* %4 %6 %8 add.Tensor */
    {TNI_STEP_CALL, 1, 10, 27, 17}, /* %9 reciprocal */
    {TNI_STEP_CONSTANT, 0, 11, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 12, 2, 24}, /* %11 */
    {TNI_STEP_CALL, 2, 13, 12, 208}, /* %9 %12 eq.Scalar */
    {TNI_STEP_CALL, 3, 14, 13, 335}, /* %10 %13 %12 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 15, 1, 338}, /* %3 %14 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 36}, /* %15 */
    /* program 126 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 88}, /* %0 %1 mul.Tensor */
    {TNI_STEP_TANGENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 1, 56}, /* %3 %4 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 22, 237}, /* %2 %5 %7 sub.Tensor */
    {TNI_STEP_CALL, 2, 9, 1, 101}, /* %4 %4 mul.Tensor */
    {TNI_STEP_CALL, 2, 10, 1, 89}, /* %1 %1 mul.Tensor */
    {TNI_STEP_CALL, 3, 11, 28, 340}, /* %9 %10 %7 add.Tensor */
    {TNI_STEP_CALL, 1, 12, 27, 24}, /* %11 reciprocal */
    {TNI_STEP_CONSTANT, 0, 13, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_CALL, 2, 15, 12, 49}, /* %11 %14 eq.Scalar */
    {TNI_STEP_CALL, 3, 16, 13, 209}, /* %12 %15 %14 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 17, 1, 343}, /* %8 %16 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 40}, /* %17 */
    /* program 127 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 15, 88}, /* %0 %1 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 12, 100}, /* %1 %4 eq.Scalar */
    {TNI_STEP_CALL, 3, 6, 13, 204}, /* %2 %5 %4 masked_fill.Scalar */
    {TNI_STEP_GRAD, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 1, 82}, /* %7 %6 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 128 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 2, 14, 88}, /* %0 %1 %1 %1 %1 %1 zeros_like */
    {TNI_STEP_GIVE, 1, 0, 1, 1}, /* %2 */
    /* program 129 */
    {TNI_STEP_RESULT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 15, 88}, /* %0 %1 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 12, 100}, /* %1 %4 eq.Scalar */
    {TNI_STEP_CALL, 3, 6, 13, 204}, /* %2 %5 %4 masked_fill.Scalar */
    {TNI_STEP_TANGENT, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 1, 82}, /* %7 %6 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 130 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 15, 9}, /* %2 %3 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 5, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 2, 7, 12, 124}, /* %3 %6 eq.Scalar */
    {TNI_STEP_CALL, 3, 8, 13, 345}, /* %4 %7 %6 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 9, 1, 15}, /* %1 %8 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_GIVE, 1, 0, 0, 23}, /* %10 */
    /* program 131 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 47, 88}, /* %0 %1 ge.Tensor */
    {TNI_STEP_CALL, 1, 3, 48, 2}, /* %1 isnan */
    {TNI_STEP_CALL, 2, 4, 49, 9}, /* %2 %3 logical_or */
    {TNI_STEP_CALL, 1, 5, 35, 6}, /* %4 logical_not */
    {TNI_STEP_GRAD, 0, 6, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 9, 13, 348}, /* %6 %5 %8 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 132 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 47, 88}, /* %0 %1 ge.Tensor */
    {TNI_STEP_CALL, 1, 3, 48, 2}, /* %1 isnan */
    {TNI_STEP_CALL, 2, 4, 49, 9}, /* %2 %3 logical_or */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 13, 205}, /* %5 %4 %7 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 1, 16}, /* %8 */
    /* program 133 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 50, 88}, /* %0 %1 gt.Tensor */
    {TNI_STEP_CALL, 1, 3, 48, 2}, /* %1 isnan */
    {TNI_STEP_CALL, 2, 4, 49, 9}, /* %2 %3 logical_or */
    {TNI_STEP_TANGENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 7, 51, 351}, /* %4 %5 %6 where.self */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 134 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 52, 88}, /* %0 %1 le.Tensor */
    {TNI_STEP_CALL, 1, 3, 48, 2}, /* %1 isnan */
    {TNI_STEP_CALL, 2, 4, 49, 9}, /* %2 %3 logical_or */
    {TNI_STEP_CALL, 1, 5, 35, 6}, /* %4 logical_not */
    {TNI_STEP_GRAD, 0, 6, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 9, 13, 348}, /* %6 %5 %8 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 135 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 52, 88}, /* %0 %1 le.Tensor */
    {TNI_STEP_CALL, 1, 3, 48, 2}, /* %1 isnan */
    {TNI_STEP_CALL, 2, 4, 49, 9}, /* %2 %3 logical_or */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 13, 205}, /* %5 %4 %7 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 1, 16}, /* %8 */
    /* program 136 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 52, 88}, /* %0 %1 le.Tensor */
    {TNI_STEP_CALL, 1, 3, 48, 2}, /* %1 isnan */
    {TNI_STEP_CALL, 2, 4, 49, 9}, /* %2 %3 logical_or */
    {TNI_STEP_TANGENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 7, 51, 351}, /* %4 %5 %6 where.self */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 137 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 53, 88}, /* %0 %1 eq.Tensor */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 5, 3, 6}, /* %4 */
    {TNI_STEP_SCALED, 2, 6, 0, 10}, /* %3 %5 */
    {TNI_STEP_CALL, 2, 7, 54, 88}, /* %0 %1 lt.Tensor */
    {TNI_STEP_CONSTANT, 0, 8, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 3, 10, 13, 354}, /* %3 %7 %9 masked_fill.Scalar */
    {TNI_STEP_CALL, 3, 11, 51, 357}, /* %2 %6 %10 where.self */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    /* program 138 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 53, 88}, /* %0 %1 eq.Tensor */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 5, 3, 6}, /* %4 */
    {TNI_STEP_SCALED, 2, 6, 0, 10}, /* %3 %5 */
    {TNI_STEP_CALL, 2, 7, 50, 88}, /* %0 %1 gt.Tensor */
    {TNI_STEP_CONSTANT, 0, 8, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 3, 10, 13, 354}, /* %3 %7 %9 masked_fill.Scalar */
    {TNI_STEP_CALL, 3, 11, 51, 357}, /* %2 %6 %10 where.self */
    {TNI_STEP_GIVE, 1, 0, 1, 24}, /* %11 */
    /* program 139 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 53, 88}, /* %0 %1 eq.Tensor */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 3, 7, 28, 360}, /* %3 %4 %6 add.Tensor */
    {TNI_STEP_CONSTANT, 0, 8, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 9, 3, 16}, /* %8 */
    {TNI_STEP_SCALED, 2, 10, 0, 46}, /* %7 %9 */
    {TNI_STEP_CALL, 2, 11, 50, 88}, /* %0 %1 gt.Tensor */
    {TNI_STEP_CALL, 3, 12, 51, 363}, /* %11 %3 %4 where.self */
    {TNI_STEP_CALL, 3, 13, 51, 269}, /* %2 %10 %12 where.self */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    /* program 140 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 53, 88}, /* %0 %1 eq.Tensor */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 5, 3, 6}, /* %4 */
    {TNI_STEP_SCALED, 2, 6, 0, 10}, /* %3 %5 */
    {TNI_STEP_CALL, 2, 7, 50, 88}, /* %0 %1 gt.Tensor */
    {TNI_STEP_CONSTANT, 0, 8, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 3, 10, 13, 354}, /* %3 %7 %9 masked_fill.Scalar */
    {TNI_STEP_CALL, 3, 11, 51, 357}, /* %2 %6 %10 where.self */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    /* program 141 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 53, 88}, /* %0 %1 eq.Tensor */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 5, 3, 6}, /* %4 */
    {TNI_STEP_SCALED, 2, 6, 0, 10}, /* %3 %5 */
    {TNI_STEP_CALL, 2, 7, 54, 88}, /* %0 %1 lt.Tensor */
    {TNI_STEP_CONSTANT, 0, 8, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 3, 10, 13, 354}, /* %3 %7 %9 masked_fill.Scalar */
    {TNI_STEP_CALL, 3, 11, 51, 357}, /* %2 %6 %10 where.self */
    {TNI_STEP_GIVE, 1, 0, 1, 24}, /* %11 */
    /* program 142 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 53, 88}, /* %0 %1 eq.Tensor */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 3, 7, 28, 360}, /* %3 %4 %6 add.Tensor */
    {TNI_STEP_CONSTANT, 0, 8, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 9, 3, 16}, /* %8 */
    {TNI_STEP_SCALED, 2, 10, 0, 46}, /* %7 %9 */
    {TNI_STEP_CALL, 2, 11, 54, 88}, /* %0 %1 lt.Tensor */
    {TNI_STEP_CALL, 3, 12, 51, 363}, /* %11 %3 %4 where.self */
    {TNI_STEP_CALL, 3, 13, 51, 269}, /* %2 %10 %12 where.self */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    /* program 143 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_STRING, 0, 4, 5, 0}, /* "trunc" */
    {TNI_STEP_SOME, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 55, 9}, /* %2 %3 %5 div.Tensor_mode */
    {TNI_STEP_CALL, 2, 7, 1, 117}, /* %1 %6 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 14}, /* %7 */
    /* program 144 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 0, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 2}, /* %1 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_STRING, 0, 4, 5, 0}, /* "trunc" */
    {TNI_STEP_SOME, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 55, 9}, /* %2 %3 %5 div.Tensor_mode */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 7, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 1, 82}, /* %7 %6 mul.Tensor */
    {TNI_STEP_TANGENT, 0, 9, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_CALL, 3, 12, 22, 248}, /* %9 %8 %11 sub.Tensor */
    {TNI_STEP_COPY, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_JUMP, 0, 0, 18, 0}, /* */
    {TNI_STEP_TANGENT, 0, 14, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 13, 0, 34}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    /* program 145 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_STRING, 0, 4, 5, 6}, /* "floor" */
    {TNI_STEP_SOME, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 55, 9}, /* %2 %3 %5 div.Tensor_mode */
    {TNI_STEP_CALL, 2, 7, 1, 117}, /* %1 %6 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 14}, /* %7 */
    /* program 146 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 0, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 2}, /* %1 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_STRING, 0, 4, 5, 6}, /* "floor" */
    {TNI_STEP_SOME, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 55, 9}, /* %2 %3 %5 div.Tensor_mode */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 7, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 1, 82}, /* %7 %6 mul.Tensor */
    {TNI_STEP_TANGENT, 0, 9, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_CALL, 3, 12, 22, 248}, /* %9 %8 %11 sub.Tensor */
    {TNI_STEP_COPY, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_JUMP, 0, 0, 18, 0}, /* */
    {TNI_STEP_TANGENT, 0, 14, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 13, 0, 34}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    /* program 147 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 15, 88}, /* %0 %1 div.Tensor */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 4}, /* %3 %2 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 148 */
    {TNI_STEP_SAVED, 0, 0, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 15, 88}, /* %0 %1 div.Tensor */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 4}, /* %3 %2 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 149 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_RESULT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 15, 88}, /* %0 %1 div.Tensor */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 4}, /* %3 %2 mul.Tensor */
    {TNI_STEP_ARGUMENT, 0, 5, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 15, 85}, /* %5 %1 div.Tensor */
    {TNI_STEP_TANGENT, 0, 7, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 1, 82}, /* %7 %6 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 3, 11, 28, 366}, /* %4 %8 %10 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    /* program 150 */
    {TNI_STEP_REFUSE, 0, 0, 15, 12}, /* "igamma, of self" */
    /* program 151 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_CALL, 3, 3, 6, 163}, /* %0 %2 %2 sub.Scalar */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 5, 39, 6}, /* %4 log */
    {TNI_STEP_CALL, 2, 6, 1, 10}, /* %3 %5 mul.Tensor */
    {TNI_STEP_CALL, 3, 7, 22, 369}, /* %6 %4 %2 sub.Tensor */
    {TNI_STEP_CALL, 1, 8, 56, 0}, /* %0 lgamma */
    {TNI_STEP_CALL, 3, 9, 22, 372}, /* %7 %8 %2 sub.Tensor */
    {TNI_STEP_CALL, 1, 10, 19, 17}, /* %9 exp */
    {TNI_STEP_GRAD, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 1, 108}, /* %11 %10 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 42}, /* %12 */
    /* program 152 */
    {TNI_STEP_REFUSE, 0, 0, 16, 28}, /* "igammac, of self" */
    /* program 153 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 3, 5, 6, 166}, /* %2 %4 %4 sub.Scalar */
    {TNI_STEP_SAVED, 0, 6, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 7, 39, 13}, /* %6 log */
    {TNI_STEP_CALL, 2, 8, 1, 28}, /* %5 %7 mul.Tensor */
    {TNI_STEP_CALL, 3, 9, 22, 375}, /* %8 %6 %4 sub.Tensor */
    {TNI_STEP_CALL, 1, 10, 56, 1}, /* %2 lgamma */
    {TNI_STEP_CALL, 3, 11, 22, 378}, /* %9 %10 %4 sub.Tensor */
    {TNI_STEP_CALL, 1, 12, 19, 24}, /* %11 exp */
    {TNI_STEP_CALL, 2, 13, 1, 113}, /* %1 %12 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 35}, /* %13 */
    /* program 154 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 57, 0}, /* %0 exp2 */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 4}, /* %3 %2 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 155 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 1}, /* %2 %1 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 4, 8, 0}, /* 0x3fe62e42fefa39ef */
    {TNI_STEP_SCALAR, 1, 5, 3, 6}, /* %4 */
    {TNI_STEP_SCALED, 2, 6, 0, 10}, /* %3 %5 */
    {TNI_STEP_GIVE, 1, 0, 1, 13}, /* %6 */
    /* program 156 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJ, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_SUB, 2, 4, 0, 103}, /* %3 %1 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_SCALED, 2, 6, 0, 115}, /* %5 %4 */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 157 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 58, 169}, /* %0 %1 %2 lerp.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 158 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_CALL, 3, 3, 4, 163}, /* %0 %2 %2 rsub.Scalar */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 1, 115}, /* %5 %4 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 159 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 1}, /* %2 %1 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 3}, /* %3 */
    /* program 160 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 22, 381}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_GRAD, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 1, 84}, /* %6 %5 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 2, 14}, /* %7 */
    /* program 161 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 59, 169}, /* %0 %1 %2 lerp.Tensor */
    {TNI_STEP_ARGUMENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 22, 329}, /* %4 %5 %7 sub.Tensor */
    {TNI_STEP_TANGENT, 0, 9, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 10, 1, 178}, /* %9 %8 mul.Tensor */
    {TNI_STEP_CALL, 3, 11, 28, 384}, /* %3 %10 %7 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    /* program 162 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 22, 381}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_CALL, 1, 5, 19, 6}, /* %4 exp */
    {TNI_STEP_CALL, 3, 6, 7, 387}, /* %5 %3 %3 add.Scalar */
    {TNI_STEP_CONJUGATE, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_GRAD, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 9, 15, 122}, /* %8 %7 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 163 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 22, 381}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_CALL, 1, 5, 19, 6}, /* %4 exp */
    {TNI_STEP_CALL, 3, 6, 7, 387}, /* %5 %3 %3 add.Scalar */
    {TNI_STEP_CONJUGATE, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_GRAD, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 9, 15, 122}, /* %8 %7 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 17}, /* %9 */
    /* program 164 */
    {TNI_STEP_ARGUMENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 22, 381}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_CALL, 1, 5, 19, 6}, /* %4 exp */
    {TNI_STEP_CALL, 3, 6, 7, 387}, /* %5 %3 %3 add.Scalar */
    {TNI_STEP_TANGENT, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 15, 82}, /* %7 %6 div.Tensor */
    {TNI_STEP_CALL, 3, 9, 22, 390}, /* %1 %0 %3 sub.Tensor */
    {TNI_STEP_CALL, 1, 10, 19, 17}, /* %9 exp */
    {TNI_STEP_CALL, 3, 11, 7, 393}, /* %10 %3 %3 add.Scalar */
    {TNI_STEP_TANGENT, 0, 12, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 13, 15, 271}, /* %12 %11 div.Tensor */
    {TNI_STEP_CALL, 3, 14, 28, 396}, /* %8 %13 %3 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 165 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 22, 381}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_CALL, 1, 5, 57, 6}, /* %4 exp2 */
    {TNI_STEP_CALL, 3, 6, 7, 387}, /* %5 %3 %3 add.Scalar */
    {TNI_STEP_GRAD, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 15, 82}, /* %7 %6 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 166 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 22, 381}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_CALL, 1, 5, 57, 6}, /* %4 exp2 */
    {TNI_STEP_CALL, 3, 6, 7, 387}, /* %5 %3 %3 add.Scalar */
    {TNI_STEP_GRAD, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 15, 82}, /* %7 %6 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 16}, /* %8 */
    /* program 167 */
    {TNI_STEP_ARGUMENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 22, 381}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_CALL, 1, 5, 57, 6}, /* %4 exp2 */
    {TNI_STEP_CALL, 3, 6, 7, 387}, /* %5 %3 %3 add.Scalar */
    {TNI_STEP_TANGENT, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 15, 82}, /* %7 %6 div.Tensor */
    {TNI_STEP_CALL, 3, 9, 22, 390}, /* %1 %0 %3 sub.Tensor */
    {TNI_STEP_CALL, 1, 10, 57, 17}, /* %9 exp2 */
    {TNI_STEP_CALL, 3, 11, 7, 393}, /* %10 %3 %3 add.Scalar */
    {TNI_STEP_TANGENT, 0, 12, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 13, 15, 271}, /* %12 %11 div.Tensor */
    {TNI_STEP_CALL, 3, 14, 28, 396}, /* %8 %13 %3 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 168 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 39, 0}, /* %0 log */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 12, 5}, /* %2 %4 eq.Scalar */
    {TNI_STEP_CALL, 2, 6, 60, 130}, /* %0 %4 le.Scalar */
    {TNI_STEP_CALL, 2, 7, 45, 12}, /* %5 %6 logical_and */
    {TNI_STEP_CALL, 3, 8, 13, 399}, /* %1 %7 %4 masked_fill.Scalar */
    {TNI_STEP_GRAD, 0, 9, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 10, 1, 178}, /* %9 %8 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 23}, /* %10 */
    /* program 169 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 15, 88}, /* %0 %1 div.Tensor */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 4}, /* %3 %2 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 170 */
    {TNI_STEP_ARGUMENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 39, 0}, /* %0 log */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 12, 5}, /* %2 %4 eq.Scalar */
    {TNI_STEP_CALL, 2, 6, 60, 130}, /* %0 %4 le.Scalar */
    {TNI_STEP_CALL, 2, 7, 45, 12}, /* %5 %6 logical_and */
    {TNI_STEP_CALL, 3, 8, 13, 399}, /* %1 %7 %4 masked_fill.Scalar */
    {TNI_STEP_TANGENT, 0, 9, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 10, 1, 178}, /* %9 %8 mul.Tensor */
    {TNI_STEP_CALL, 2, 11, 15, 274}, /* %2 %0 div.Tensor */
    {TNI_STEP_TANGENT, 0, 12, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 13, 1, 271}, /* %12 %11 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 14, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 15, 2, 34}, /* %14 */
    {TNI_STEP_CALL, 3, 16, 28, 402}, /* %10 %13 %15 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 38}, /* %16 */
    /* program 171 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 27, 0}, /* %0 reciprocal */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SCALED, 2, 3, 0, 94}, /* %1 %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 1, 102}, /* %4 %3 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 172 */
    {TNI_STEP_TANGENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 27, 1}, /* %2 reciprocal */
    {TNI_STEP_ARGUMENT, 0, 4, 0, 0}, /* */
    {TNI_STEP_SCALED, 2, 5, 0, 56}, /* %3 %4 */
    {TNI_STEP_CALL, 2, 6, 1, 104}, /* %1 %5 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 173 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_NONE, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 7, 3, 61, 405}, /* %0 %1 %2 %2 %2 %2 %2 full_like */
    {TNI_STEP_CALL, 1, 4, 39, 3}, /* %3 log */
    {TNI_STEP_CONSTANT, 0, 5, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_LESS, 2, 7, 0, 118}, /* %6 %1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 11, 14}, /* %7 */
    {TNI_STEP_COPY, 1, 8, 0, 6}, /* %4 */
    {TNI_STEP_JUMP, 0, 0, 14, 0}, /* */
    {TNI_STEP_CALL, 2, 9, 12, 412}, /* %0 %6 eq.Scalar */
    {TNI_STEP_CALL, 3, 10, 13, 414}, /* %4 %9 %6 masked_fill.Scalar */
    {TNI_STEP_COPY, 1, 8, 0, 23}, /* %10 */
    {TNI_STEP_GRAD, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 1, 417}, /* %11 %8 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    /* program 174 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_NONE, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 7, 5, 61, 419}, /* %2 %3 %4 %4 %4 %4 %4 full_like */
    {TNI_STEP_CALL, 1, 6, 39, 7}, /* %5 log */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_LESS, 2, 9, 0, 426}, /* %8 %3 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 13, 17}, /* %9 */
    {TNI_STEP_COPY, 1, 10, 0, 13}, /* %6 */
    {TNI_STEP_JUMP, 0, 0, 16, 0}, /* */
    {TNI_STEP_CALL, 2, 11, 12, 374}, /* %2 %8 eq.Scalar */
    {TNI_STEP_CALL, 3, 12, 13, 416}, /* %6 %11 %8 masked_fill.Scalar */
    {TNI_STEP_COPY, 1, 10, 0, 42}, /* %12 */
    {TNI_STEP_CALL, 2, 13, 1, 428}, /* %1 %10 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 175 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 62, 0}, /* %0 log1p */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 12, 5}, /* %2 %4 eq.Scalar */
    {TNI_STEP_CONSTANT, 0, 6, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 2, 8, 60, 430}, /* %0 %7 le.Scalar */
    {TNI_STEP_CALL, 2, 9, 45, 349}, /* %5 %8 logical_and */
    {TNI_STEP_CALL, 3, 10, 13, 432}, /* %1 %9 %4 masked_fill.Scalar */
    {TNI_STEP_GRAD, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 1, 108}, /* %11 %10 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    /* program 176 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_CALL, 3, 3, 7, 163}, /* %0 %2 %2 add.Scalar */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 15, 102}, /* %4 %3 div.Tensor */
    {TNI_STEP_GRAD, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 1, 84}, /* %6 %5 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 14}, /* %7 */
    /* program 177 */
    {TNI_STEP_ARGUMENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 62, 0}, /* %0 log1p */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 12, 5}, /* %2 %4 eq.Scalar */
    {TNI_STEP_CONSTANT, 0, 6, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 2, 8, 60, 430}, /* %0 %7 le.Scalar */
    {TNI_STEP_CALL, 2, 9, 45, 349}, /* %5 %8 logical_and */
    {TNI_STEP_CALL, 3, 10, 13, 432}, /* %1 %9 %4 masked_fill.Scalar */
    {TNI_STEP_TANGENT, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 1, 108}, /* %11 %10 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 13, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_CALL, 3, 15, 7, 435}, /* %0 %14 %14 add.Scalar */
    {TNI_STEP_CALL, 2, 16, 15, 438}, /* %2 %15 div.Tensor */
    {TNI_STEP_TANGENT, 0, 17, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 18, 1, 150}, /* %17 %16 mul.Tensor */
    {TNI_STEP_CALL, 3, 19, 28, 440}, /* %12 %18 %14 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 41}, /* %19 */
    /* program 178 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_CALL, 3, 3, 7, 163}, /* %0 %2 %2 add.Scalar */
    {TNI_STEP_CALL, 1, 4, 27, 3}, /* %3 reciprocal */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_SCALED, 2, 6, 0, 6}, /* %4 %5 */
    {TNI_STEP_GRAD, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 1, 82}, /* %7 %6 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 179 */
    {TNI_STEP_TANGENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 3, 5, 7, 166}, /* %2 %4 %4 add.Scalar */
    {TNI_STEP_CALL, 1, 6, 27, 7}, /* %5 reciprocal */
    {TNI_STEP_ARGUMENT, 0, 7, 0, 0}, /* */
    {TNI_STEP_SCALED, 2, 8, 0, 13}, /* %6 %7 */
    {TNI_STEP_CALL, 2, 9, 1, 15}, /* %1 %8 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_GIVE, 1, 0, 0, 23}, /* %10 */
    /* program 180 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_ADD, 2, 3, 0, 0}, /* %0 %2 */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 7, 6, 61, 443}, /* %4 %3 %5 %5 %5 %5 %5 full_like */
    {TNI_STEP_CALL, 1, 7, 39, 13}, /* %6 log */
    {TNI_STEP_CONSTANT, 0, 8, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_LESS, 2, 10, 0, 450}, /* %9 %3 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 14, 23}, /* %10 */
    {TNI_STEP_COPY, 1, 11, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 17, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 12, 377}, /* %4 %9 eq.Scalar */
    {TNI_STEP_CALL, 3, 13, 13, 246}, /* %7 %12 %9 masked_fill.Scalar */
    {TNI_STEP_COPY, 1, 11, 0, 35}, /* %13 */
    {TNI_STEP_GRAD, 0, 14, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 15, 1, 158}, /* %14 %11 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 36}, /* %15 */
    /* program 181 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_ADD, 2, 5, 0, 5}, /* %2 %4 */
    {TNI_STEP_ARGUMENT, 0, 6, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 7, 8, 61, 452}, /* %6 %5 %7 %7 %7 %7 %7 full_like */
    {TNI_STEP_CALL, 1, 9, 39, 16}, /* %8 log */
    {TNI_STEP_CONSTANT, 0, 10, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_LESS, 2, 12, 0, 459}, /* %11 %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 42}, /* %12 */
    {TNI_STEP_COPY, 1, 13, 0, 17}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 19, 0}, /* */
    {TNI_STEP_CALL, 2, 14, 12, 362}, /* %6 %11 eq.Scalar */
    {TNI_STEP_CALL, 3, 15, 13, 461}, /* %9 %14 %11 masked_fill.Scalar */
    {TNI_STEP_COPY, 1, 13, 0, 36}, /* %15 */
    {TNI_STEP_CALL, 2, 16, 1, 287}, /* %1 %13 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_GIVE, 1, 0, 0, 40}, /* %17 */
    /* program 182 */
    {TNI_STEP_REFUSE, 0, 0, 21, 45}, /* "special_zeta, of self" */
    /* program 183 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 94}, /* %1 %2 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 7, 43}, /* %2 %5 %5 add.Scalar */
    {TNI_STEP_SAVED, 0, 7, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 63, 13}, /* %6 %7 special_zeta */
    {TNI_STEP_CALL, 2, 9, 1, 395}, /* %3 %8 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 17}, /* %9 */
    /* program 184 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_SCALED, 2, 3, 0, 94}, /* %1 %2 */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_ADD, 2, 6, 0, 43}, /* %2 %5 */
    {TNI_STEP_SAVED, 0, 7, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 64, 13}, /* %6 %7 special_zeta.self_scalar */
    {TNI_STEP_CALL, 2, 9, 1, 395}, /* %3 %8 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 185 */
    {TNI_STEP_REFUSE, 0, 0, 18, 67}, /* "nextafter, of self" */
    /* program 186 */
    {TNI_STEP_REFUSE, 0, 0, 19, 86}, /* "nextafter, of other" */
    /* program 187 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 1, 102}, /* %4 %3 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 7}, /* %5 */
    /* program 188 */
    {TNI_STEP_SAVED, 0, 0, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 1, 102}, /* %4 %3 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 2, 7}, /* %5 */
    /* program 189 */
    {TNI_STEP_ARGUMENT, 0, 0, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 3, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_TANGENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 4}, /* %3 %2 mul.Tensor */
    {TNI_STEP_TANGENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 28, 205}, /* %5 %4 %7 add.Tensor */
    {TNI_STEP_ARGUMENT, 0, 9, 1, 0}, /* */
    {TNI_STEP_SCALED, 2, 10, 0, 47}, /* %9 %1 */
    {TNI_STEP_TANGENT, 0, 11, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 1, 108}, /* %11 %10 mul.Tensor */
    {TNI_STEP_CALL, 3, 13, 28, 464}, /* %8 %12 %7 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    /* program 190 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 15, 1}, /* %2 %1 div.Tensor */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_CONJ, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_SCALED, 2, 6, 0, 10}, /* %3 %5 */
    {TNI_STEP_GIVE, 1, 0, 1, 13}, /* %6 */
    /* program 191 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 15, 9}, /* %2 %3 div.Tensor */
    {TNI_STEP_CALL, 2, 5, 15, 102}, /* %4 %3 div.Tensor */
    {TNI_STEP_SAVED, 0, 6, 1, 0}, /* */
    {TNI_STEP_SCALED, 2, 7, 0, 12}, /* %5 %6 */
    {TNI_STEP_CONJUGATE, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_CALL, 2, 9, 1, 15}, /* %1 %8 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 2, 17}, /* %9 */
    /* program 192 */
    {TNI_STEP_ARGUMENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 15, 88}, /* %0 %1 div.Tensor */
    {TNI_STEP_TANGENT, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 4}, /* %3 %2 mul.Tensor */
    {TNI_STEP_TANGENT, 0, 5, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 22, 205}, /* %5 %4 %7 sub.Tensor */
    {TNI_STEP_CALL, 2, 9, 15, 126}, /* %8 %1 div.Tensor */
    {TNI_STEP_ARGUMENT, 0, 10, 3, 0}, /* */
    {TNI_STEP_SCALED, 2, 11, 0, 22}, /* %9 %10 */
    {TNI_STEP_TANGENT, 0, 12, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 13, 28, 467}, /* %12 %11 %7 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    /* program 193 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 3, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 2}, /* %1 */
    {TNI_STEP_VALUE, 1, 2, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 47, 4}, /* %3 %2 ge.Tensor */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 25, 329}, /* %4 %5 %7 where.ScalarOther */
    {TNI_STEP_COPY, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_JUMP, 0, 0, 14, 0}, /* */
    {TNI_STEP_GRAD, 0, 10, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 9, 0, 23}, /* %10 */
    {TNI_STEP_SAVED, 0, 11, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 12, 3, 24}, /* %11 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 25, 42}, /* %12 */
    {TNI_STEP_VALUE, 1, 13, 0, 24}, /* %11 */
    {TNI_STEP_SAVED, 0, 14, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 15, 52, 34}, /* %14 %13 le.Tensor */
    {TNI_STEP_CONSTANT, 0, 16, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 17, 2, 38}, /* %16 */
    {TNI_STEP_CALL, 3, 18, 25, 470}, /* %15 %9 %17 where.ScalarOther */
    {TNI_STEP_COPY, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_JUMP, 0, 0, 26, 0}, /* */
    {TNI_STEP_COPY, 1, 19, 0, 17}, /* %9 */
    {TNI_STEP_GIVE, 1, 0, 0, 41}, /* %19 */
    /* program 194 */
    {TNI_STEP_SAVED, 0, 0, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 3, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 2}, /* %1 */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_VALUE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 54, 102}, /* %4 %3 lt.Tensor */
    {TNI_STEP_VALUE, 1, 6, 0, 0}, /* %0 */
    {TNI_STEP_CALL, 2, 7, 54, 124}, /* %3 %6 lt.Tensor */
    {TNI_STEP_CALL, 2, 8, 45, 28}, /* %5 %7 logical_and */
    {TNI_STEP_GRAD, 0, 9, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_CALL, 3, 12, 25, 152}, /* %8 %9 %11 where.ScalarOther */
    {TNI_STEP_COPY, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_SAVED, 0, 14, 0, 0}, /* */
    {TNI_STEP_VALUE, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_SAVED, 0, 16, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 54, 231}, /* %16 %15 lt.Tensor */
    {TNI_STEP_GRAD, 0, 18, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 19, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 20, 2, 41}, /* %19 */
    {TNI_STEP_CALL, 3, 21, 25, 473}, /* %17 %18 %20 where.ScalarOther */
    {TNI_STEP_COPY, 1, 13, 0, 72}, /* %21 */
    {TNI_STEP_GIVE, 1, 0, 1, 35}, /* %13 */
    /* program 195 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 3, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 2}, /* %1 */
    {TNI_STEP_SAVED, 0, 2, 2, 0}, /* */
    {TNI_STEP_VALUE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 50, 102}, /* %4 %3 gt.Tensor */
    {TNI_STEP_VALUE, 1, 6, 0, 0}, /* %0 */
    {TNI_STEP_CALL, 2, 7, 50, 353}, /* %6 %3 gt.Tensor */
    {TNI_STEP_CALL, 2, 8, 49, 28}, /* %5 %7 logical_or */
    {TNI_STEP_GRAD, 0, 9, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_CALL, 3, 12, 25, 152}, /* %8 %9 %11 where.ScalarOther */
    {TNI_STEP_COPY, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_SAVED, 0, 14, 2, 0}, /* */
    {TNI_STEP_VALUE, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_SAVED, 0, 16, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 50, 231}, /* %16 %15 gt.Tensor */
    {TNI_STEP_GRAD, 0, 18, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 19, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 20, 2, 41}, /* %19 */
    {TNI_STEP_CALL, 3, 21, 25, 473}, /* %17 %18 %20 where.ScalarOther */
    {TNI_STEP_COPY, 1, 13, 0, 72}, /* %21 */
    {TNI_STEP_GIVE, 1, 0, 2, 35}, /* %13 */
    /* program 196 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 1, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 2}, /* %1 */
    {TNI_STEP_VALUE, 1, 2, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 44, 4}, /* %3 %2 ge.Scalar */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 25, 329}, /* %4 %5 %7 where.ScalarOther */
    {TNI_STEP_COPY, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_JUMP, 0, 0, 14, 0}, /* */
    {TNI_STEP_GRAD, 0, 10, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 9, 0, 23}, /* %10 */
    {TNI_STEP_SAVED, 0, 11, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 12, 1, 24}, /* %11 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 25, 42}, /* %12 */
    {TNI_STEP_VALUE, 1, 13, 0, 24}, /* %11 */
    {TNI_STEP_SAVED, 0, 14, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 15, 60, 34}, /* %14 %13 le.Scalar */
    {TNI_STEP_CONSTANT, 0, 16, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 17, 2, 38}, /* %16 */
    {TNI_STEP_CALL, 3, 18, 25, 470}, /* %15 %9 %17 where.ScalarOther */
    {TNI_STEP_COPY, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_JUMP, 0, 0, 26, 0}, /* */
    {TNI_STEP_COPY, 1, 19, 0, 17}, /* %9 */
    {TNI_STEP_GIVE, 1, 0, 0, 41}, /* %19 */
    /* program 197 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 3, 1, 1}, /* %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 13, 3}, /* %3 */
    {TNI_STEP_VALUE, 1, 4, 0, 1}, /* %2 */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 44, 115}, /* %5 %4 ge.Scalar */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 9, 25, 476}, /* %6 %1 %8 where.ScalarOther */
    {TNI_STEP_COPY, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 14, 0}, /* */
    {TNI_STEP_COPY, 1, 10, 0, 2}, /* %1 */
    {TNI_STEP_ARGUMENT, 0, 11, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 12, 1, 24}, /* %11 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 25, 42}, /* %12 */
    {TNI_STEP_VALUE, 1, 13, 0, 24}, /* %11 */
    {TNI_STEP_ARGUMENT, 0, 14, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 15, 60, 34}, /* %14 %13 le.Scalar */
    {TNI_STEP_CONSTANT, 0, 16, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 17, 2, 38}, /* %16 */
    {TNI_STEP_CALL, 3, 18, 25, 479}, /* %15 %10 %17 where.ScalarOther */
    {TNI_STEP_COPY, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_JUMP, 0, 0, 26, 0}, /* */
    {TNI_STEP_COPY, 1, 19, 0, 23}, /* %10 */
    {TNI_STEP_CONJUGATE, 1, 20, 0, 41}, /* %19 */
    {TNI_STEP_GIVE, 1, 0, 0, 55}, /* %20 */
    /* program 198 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 44, 88}, /* %0 %1 ge.Scalar */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 25, 9}, /* %2 %3 %5 where.ScalarOther */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 199 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 44, 9}, /* %2 %3 ge.Scalar */
    {TNI_STEP_CONSTANT, 0, 5, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 3, 7, 25, 116}, /* %4 %1 %6 where.ScalarOther */
    {TNI_STEP_CONJUGATE, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 200 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 47, 88}, /* %0 %1 ge.Tensor */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 25, 9}, /* %2 %3 %5 where.ScalarOther */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 201 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 54, 88}, /* %0 %1 lt.Tensor */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 25, 9}, /* %2 %3 %5 where.ScalarOther */
    {TNI_STEP_GIVE, 1, 0, 1, 13}, /* %6 */
    /* program 202 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 47, 88}, /* %0 %1 ge.Tensor */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 5, 51, 315}, /* %2 %3 %4 where.self */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 203 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 60, 88}, /* %0 %1 le.Scalar */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 25, 9}, /* %2 %3 %5 where.ScalarOther */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 204 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 60, 9}, /* %2 %3 le.Scalar */
    {TNI_STEP_CONSTANT, 0, 5, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 3, 7, 25, 116}, /* %4 %1 %6 where.ScalarOther */
    {TNI_STEP_CONJUGATE, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 205 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 52, 88}, /* %0 %1 le.Tensor */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 25, 9}, /* %2 %3 %5 where.ScalarOther */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 206 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 50, 88}, /* %0 %1 gt.Tensor */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 25, 9}, /* %2 %3 %5 where.ScalarOther */
    {TNI_STEP_GIVE, 1, 0, 1, 13}, /* %6 */
    /* program 207 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 52, 88}, /* %0 %1 le.Tensor */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 5, 51, 315}, /* %2 %3 %4 where.self */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 208 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 2, 0}, /* %0 real */
    {TNI_STEP_GIVE, 1, 0, 0, 2}, /* %1 */
    /* program 209 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 8, 0}, /* %0 imag */
    {TNI_STEP_GIVE, 1, 0, 1, 2}, /* %1 */
    /* program 210 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 9, 88}, /* %0 %1 complex */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 211 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 2, 65, 88}, /* %0 %1 %1 %1 %1 %1 ones_like */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 66, 9}, /* %2 %3 polar */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_GRAD, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 1, 84}, /* %6 %5 mul.Tensor */
    {TNI_STEP_CALL, 1, 8, 2, 14}, /* %7 real */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 212 */
    {TNI_STEP_SAVED, 0, 0, 2, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 1}, /* %2 %1 mul.Tensor */
    {TNI_STEP_CALL, 1, 4, 8, 3}, /* %3 imag */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 213 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 67, 381}, /* %0 %1 %3 threshold_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 214 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_RESULT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 67, 381}, /* %0 %1 %3 threshold_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 215 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 67, 169}, /* %0 %1 %2 threshold_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 216 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 67, 169}, /* %0 %1 %2 threshold_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 217 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 67, 169}, /* %0 %1 %2 threshold_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 218 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 36, 1}, /* %2 %1 sigmoid_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 219 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 94}, /* %1 %2 mul.Tensor */
    {TNI_STEP_SAVED, 0, 4, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_CONSTANT, 0, 6, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_SCALED, 2, 8, 0, 28}, /* %5 %7 */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 3, 11, 7, 482}, /* %8 %10 %10 add.Scalar */
    {TNI_STEP_CALL, 2, 12, 1, 485}, /* %3 %11 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 42}, /* %12 */
    /* program 220 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 36, 88}, /* %0 %1 sigmoid_backward */
    {TNI_STEP_TANGENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 1, 6}, /* %4 %5 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 7, 0, 2}, /* %1 */
    {TNI_STEP_CONSTANT, 0, 8, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_SCALED, 2, 10, 0, 46}, /* %7 %9 */
    {TNI_STEP_CONSTANT, 0, 11, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 12, 2, 24}, /* %11 */
    {TNI_STEP_CALL, 3, 13, 7, 487}, /* %10 %12 %12 add.Scalar */
    {TNI_STEP_CALL, 2, 14, 1, 490}, /* %6 %13 mul.Tensor */
    {TNI_STEP_CALL, 3, 15, 28, 492}, /* %2 %14 %12 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 36}, /* %15 */
    /* program 221 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 41, 1}, /* %2 %1 tanh_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 222 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 94}, /* %1 %2 mul.Tensor */
    {TNI_STEP_SAVED, 0, 4, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 6, 1, 10}, /* %3 %5 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 7, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_SCALED, 2, 9, 0, 106}, /* %6 %8 */
    {TNI_STEP_GIVE, 1, 0, 1, 17}, /* %9 */
    /* program 223 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 41, 88}, /* %0 %1 tanh_backward */
    {TNI_STEP_TANGENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 1, 6}, /* %4 %5 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 7, 0, 2}, /* %1 */
    {TNI_STEP_CALL, 2, 8, 1, 13}, /* %6 %7 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 9, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_SCALED, 2, 11, 0, 226}, /* %8 %10 */
    {TNI_STEP_CONSTANT, 0, 12, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 13, 2, 42}, /* %12 */
    {TNI_STEP_CALL, 3, 14, 28, 495}, /* %2 %11 %13 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 224 */
    {TNI_STEP_SAVED, 0, 0, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 30, 169}, /* %0 %1 %2 logit_backward */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 1, 102}, /* %4 %3 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 6, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_SCALED, 2, 8, 0, 86}, /* %1 %7 */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 3, 11, 6, 482}, /* %8 %10 %10 sub.Scalar */
    {TNI_STEP_CALL, 2, 12, 1, 498}, /* %5 %11 mul.Tensor */
    {TNI_STEP_CALL, 3, 13, 4, 500}, /* %1 %10 %10 rsub.Scalar */
    {TNI_STEP_CALL, 2, 14, 1, 287}, /* %1 %13 mul.Tensor */
    {TNI_STEP_CALL, 2, 15, 15, 137}, /* %12 %14 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 36}, /* %15 */
    /* program 225 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_CALL, 6, 6, 68, 503}, /* %0 %1 %2 %3 %4 %5 elu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 226 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 6, 68, 503}, /* %0 %1 %2 %3 %4 %5 elu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 227 */
    {TNI_STEP_CONSTANT, 0, 0, 20, 0}, /* 0x3ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 1, 3, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_DIV, 2, 3, 0, 94}, /* %1 %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_SAVED, 0, 8, 1, 0}, /* */
    {TNI_STEP_CALL, 6, 9, 68, 509}, /* %4 %2 %6 %3 %7 %8 elu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 228 */
    {TNI_STEP_CONSTANT, 0, 0, 20, 0}, /* 0x3ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 1, 3, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_DIV, 2, 3, 0, 94}, /* %1 %2 */
    {TNI_STEP_TANGENT, 0, 4, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_ARGUMENT, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 9, 68, 509}, /* %4 %2 %6 %3 %7 %8 elu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 229 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 6, 68, 503}, /* %0 %1 %2 %3 %4 %5 elu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 230 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 5, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 88}, /* %0 %1 mul.Tensor */
    {TNI_STEP_SAVED, 0, 3, 3, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 3}, /* %3 */
    {TNI_STEP_SAVED, 0, 4, 6, 0}, /* */
    {TNI_STEP_LIST, 0, 5, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_NONE, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 7, 8, 46, 515}, /* %4 %5 %6 %7 %7 %7 %7 new_full */
    {TNI_STEP_COPY, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_JUMP, 0, 0, 23, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 11, 2, 0}, /* */
    {TNI_STEP_SCALED, 2, 12, 0, 23}, /* %10 %11 */
    {TNI_STEP_CALL, 1, 13, 19, 42}, /* %12 exp */
    {TNI_STEP_SAVED, 0, 14, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 15, 0, 0}, /* */
    {TNI_STEP_MUL, 2, 16, 0, 522}, /* %14 %15 */
    {TNI_STEP_MUL, 2, 17, 0, 524}, /* %16 %11 */
    {TNI_STEP_MUL, 2, 18, 0, 526}, /* %17 %11 */
    {TNI_STEP_SCALED, 2, 19, 0, 528}, /* %13 %18 */
    {TNI_STEP_COPY, 1, 9, 0, 41}, /* %19 */
    {TNI_STEP_SAVED, 0, 20, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 21, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 22, 2, 72}, /* %21 */
    {TNI_STEP_CALL, 2, 23, 23, 530}, /* %20 %22 gt.Scalar */
    {TNI_STEP_CALL, 3, 24, 13, 532}, /* %9 %23 %22 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 25, 1, 535}, /* %2 %24 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 75}, /* %25 */
    /* program 231 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 69, 169}, /* %0 %1 %2 gelu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 232 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 69, 169}, /* %0 %1 %2 gelu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 233 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 88}, /* %0 %1 mul.Tensor */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_STRING, 0, 4, 4, 106}, /* "tanh" */
    {TNI_STEP_EQUAL, 2, 5, 6, 56}, /* %3 %4 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 38, 7}, /* %5 */
    {TNI_STEP_SAVED, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 1, 19}, /* %6 %6 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 8, 21, 0}, /* 0x3fa6e4e26d4801f7 */
    {TNI_STEP_SCALAR, 1, 9, 3, 16}, /* %8 */
    {TNI_STEP_SCALED, 2, 10, 0, 46}, /* %7 %9 */
    {TNI_STEP_CONSTANT, 0, 11, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 12, 2, 24}, /* %11 */
    {TNI_STEP_CALL, 3, 13, 7, 487}, /* %10 %12 %12 add.Scalar */
    {TNI_STEP_CALL, 2, 14, 1, 537}, /* %13 %6 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 15, 17, 0}, /* 0x3fe9884533d43651 */
    {TNI_STEP_SCALAR, 1, 16, 3, 36}, /* %15 */
    {TNI_STEP_SCALED, 2, 17, 0, 50}, /* %14 %16 */
    {TNI_STEP_CALL, 1, 18, 70, 40}, /* %17 tanh */
    {TNI_STEP_CONSTANT, 0, 19, 22, 0}, /* 0x3fc12ba9d1f60179 */
    {TNI_STEP_SCALAR, 1, 20, 3, 41}, /* %19 */
    {TNI_STEP_SCALED, 2, 21, 0, 539}, /* %7 %20 */
    {TNI_STEP_CALL, 3, 22, 7, 541}, /* %21 %12 %12 add.Scalar */
    {TNI_STEP_SCALED, 2, 23, 0, 544}, /* %22 %16 */
    {TNI_STEP_CALL, 2, 24, 1, 546}, /* %18 %18 mul.Tensor */
    {TNI_STEP_CALL, 3, 25, 4, 548}, /* %24 %12 %12 rsub.Scalar */
    {TNI_STEP_CONSTANT, 0, 26, 23, 0}, /* 0x3fbb6676bf7450f0 */
    {TNI_STEP_SCALAR, 1, 27, 3, 80}, /* %26 */
    {TNI_STEP_SCALED, 2, 28, 0, 551}, /* %7 %27 */
    {TNI_STEP_CALL, 3, 29, 28, 553}, /* %23 %28 %12 add.Tensor */
    {TNI_STEP_CALL, 2, 30, 1, 556}, /* %6 %18 mul.Tensor */
    {TNI_STEP_CALL, 2, 31, 1, 558}, /* %30 %23 mul.Tensor */
    {TNI_STEP_CALL, 2, 32, 1, 560}, /* %31 %23 mul.Tensor */
    {TNI_STEP_CALL, 3, 33, 22, 562}, /* %29 %32 %12 sub.Tensor */
    {TNI_STEP_CALL, 2, 34, 1, 565}, /* %25 %33 mul.Tensor */
    {TNI_STEP_COPY, 1, 35, 0, 567}, /* %34 */
    {TNI_STEP_JUMP, 0, 0, 55, 0}, /* */
    {TNI_STEP_SAVED, 0, 36, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 37, 1, 568}, /* %36 %36 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 38, 14, 0}, /* 0xbfe0000000000000 */
    {TNI_STEP_SCALAR, 1, 39, 3, 570}, /* %38 */
    {TNI_STEP_SCALED, 2, 40, 0, 571}, /* %37 %39 */
    {TNI_STEP_CALL, 1, 41, 19, 573}, /* %40 exp */
    {TNI_STEP_CALL, 2, 42, 1, 568}, /* %36 %36 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 43, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 44, 2, 574}, /* %43 */
    {TNI_STEP_CONSTANT, 0, 45, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 46, 2, 575}, /* %45 */
    {TNI_STEP_CALL, 3, 47, 4, 576}, /* %42 %44 %46 rsub.Scalar */
    {TNI_STEP_CALL, 2, 48, 1, 579}, /* %41 %47 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 49, 24, 0}, /* 0x3fd9884533d43651 */
    {TNI_STEP_SCALAR, 1, 50, 3, 581}, /* %49 */
    {TNI_STEP_SCALED, 2, 51, 0, 582}, /* %48 %50 */
    {TNI_STEP_COPY, 1, 35, 0, 584}, /* %51 */
    {TNI_STEP_CALL, 2, 52, 1, 585}, /* %2 %35 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 587}, /* %52 */
    /* program 234 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 69, 169}, /* %0 %1 %2 gelu_backward */
    {TNI_STEP_TANGENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 1, 6}, /* %4 %5 mul.Tensor */
    {TNI_STEP_STRING, 0, 7, 4, 106}, /* "tanh" */
    {TNI_STEP_EQUAL, 2, 8, 6, 224}, /* %2 %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 40, 16}, /* %8 */
    {TNI_STEP_CALL, 2, 9, 1, 89}, /* %1 %1 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 10, 21, 0}, /* 0x3fa6e4e26d4801f7 */
    {TNI_STEP_SCALAR, 1, 11, 3, 23}, /* %10 */
    {TNI_STEP_SCALED, 2, 12, 0, 60}, /* %9 %11 */
    {TNI_STEP_CONSTANT, 0, 13, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_CALL, 3, 15, 7, 588}, /* %12 %14 %14 add.Scalar */
    {TNI_STEP_CALL, 2, 16, 1, 591}, /* %15 %1 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 17, 17, 0}, /* 0x3fe9884533d43651 */
    {TNI_STEP_SCALAR, 1, 18, 3, 40}, /* %17 */
    {TNI_STEP_SCALED, 2, 19, 0, 38}, /* %16 %18 */
    {TNI_STEP_CALL, 1, 20, 70, 41}, /* %19 tanh */
    {TNI_STEP_CONSTANT, 0, 21, 22, 0}, /* 0x3fc12ba9d1f60179 */
    {TNI_STEP_SCALAR, 1, 22, 3, 72}, /* %21 */
    {TNI_STEP_SCALED, 2, 23, 0, 593}, /* %9 %22 */
    {TNI_STEP_CALL, 3, 24, 7, 595}, /* %23 %14 %14 add.Scalar */
    {TNI_STEP_SCALED, 2, 25, 0, 598}, /* %24 %18 */
    {TNI_STEP_CALL, 2, 26, 1, 600}, /* %20 %20 mul.Tensor */
    {TNI_STEP_CALL, 3, 27, 4, 602}, /* %26 %14 %14 rsub.Scalar */
    {TNI_STEP_CONSTANT, 0, 28, 23, 0}, /* 0x3fbb6676bf7450f0 */
    {TNI_STEP_SCALAR, 1, 29, 3, 302}, /* %28 */
    {TNI_STEP_SCALED, 2, 30, 0, 605}, /* %9 %29 */
    {TNI_STEP_CALL, 3, 31, 28, 607}, /* %25 %30 %14 add.Tensor */
    {TNI_STEP_CALL, 2, 32, 1, 610}, /* %1 %20 mul.Tensor */
    {TNI_STEP_CALL, 2, 33, 1, 612}, /* %32 %25 mul.Tensor */
    {TNI_STEP_CALL, 2, 34, 1, 614}, /* %33 %25 mul.Tensor */
    {TNI_STEP_CALL, 3, 35, 22, 616}, /* %31 %34 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 36, 1, 619}, /* %27 %35 mul.Tensor */
    {TNI_STEP_COPY, 1, 37, 0, 568}, /* %36 */
    {TNI_STEP_JUMP, 0, 0, 56, 0}, /* */
    {TNI_STEP_CALL, 2, 38, 1, 89}, /* %1 %1 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 39, 14, 0}, /* 0xbfe0000000000000 */
    {TNI_STEP_SCALAR, 1, 40, 3, 572}, /* %39 */
    {TNI_STEP_SCALED, 2, 41, 0, 621}, /* %38 %40 */
    {TNI_STEP_CALL, 1, 42, 19, 579}, /* %41 exp */
    {TNI_STEP_CALL, 2, 43, 1, 89}, /* %1 %1 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 44, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 45, 2, 577}, /* %44 */
    {TNI_STEP_CONSTANT, 0, 46, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 47, 2, 578}, /* %46 */
    {TNI_STEP_CALL, 3, 48, 4, 623}, /* %43 %45 %47 rsub.Scalar */
    {TNI_STEP_CALL, 2, 49, 1, 626}, /* %42 %48 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 50, 24, 0}, /* 0x3fd9884533d43651 */
    {TNI_STEP_SCALAR, 1, 51, 3, 583}, /* %50 */
    {TNI_STEP_SCALED, 2, 52, 0, 628}, /* %49 %51 */
    {TNI_STEP_COPY, 1, 37, 0, 587}, /* %52 */
    {TNI_STEP_CALL, 2, 53, 1, 630}, /* %6 %37 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 54, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 55, 2, 632}, /* %54 */
    {TNI_STEP_CALL, 3, 56, 28, 633}, /* %3 %53 %55 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 636}, /* %56 */
    /* program 235 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 71, 88}, /* %0 %1 silu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 236 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 71, 88}, /* %0 %1 silu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 237 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 71, 1}, /* %2 %1 silu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 238 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 72, 0}, /* %0 sigmoid */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 1, 102}, /* %4 %3 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 4, 637}, /* %1 %7 %7 rsub.Scalar */
    {TNI_STEP_CALL, 2, 9, 1, 15}, /* %1 %8 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 10, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_SCALED, 2, 12, 0, 48}, /* %1 %11 */
    {TNI_STEP_CALL, 3, 13, 7, 640}, /* %12 %7 %7 add.Scalar */
    {TNI_STEP_CALL, 2, 14, 1, 643}, /* %0 %13 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 15, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 16, 2, 36}, /* %15 */
    {TNI_STEP_CALL, 3, 17, 7, 645}, /* %14 %16 %7 add.Scalar */
    {TNI_STEP_CALL, 2, 18, 1, 471}, /* %9 %17 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_CALL, 2, 20, 1, 648}, /* %5 %19 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 55}, /* %20 */
    /* program 239 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 73, 88}, /* %0 %1 mish_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 240 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 73, 88}, /* %0 %1 mish_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 241 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 74, 169}, /* %0 %1 %2 glu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 242 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_SIZE, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_CONSTANT, 0, 3, 1, 0}, /* 0x2 */
    {TNI_STEP_DIV, 2, 4, 2, 9}, /* %2 %3 */
    {TNI_STEP_CALL, 4, 5, 75, 650}, /* %0 %1 %4 %4 narrow */
    {TNI_STEP_CALL, 1, 6, 72, 7}, /* %5 sigmoid */
    {TNI_STEP_TANGENT, 0, 7, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 8, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 9, 75, 654}, /* %7 %1 %8 %4 narrow */
    {TNI_STEP_CALL, 4, 10, 75, 658}, /* %7 %1 %4 %4 narrow */
    {TNI_STEP_CALL, 4, 11, 75, 662}, /* %0 %1 %8 %4 narrow */
    {TNI_STEP_CALL, 2, 12, 1, 23}, /* %10 %11 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 13, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_CALL, 3, 15, 4, 666}, /* %6 %14 %14 rsub.Scalar */
    {TNI_STEP_CALL, 2, 16, 1, 62}, /* %12 %15 mul.Tensor */
    {TNI_STEP_CALL, 3, 17, 28, 669}, /* %9 %16 %14 add.Tensor */
    {TNI_STEP_CALL, 2, 18, 1, 672}, /* %17 %6 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 39}, /* %18 */
    /* program 243 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SIZE, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_CONSTANT, 0, 3, 1, 0}, /* 0x2 */
    {TNI_STEP_DIV, 2, 4, 2, 9}, /* %2 %3 */
    {TNI_STEP_CALL, 4, 5, 75, 650}, /* %0 %1 %4 %4 narrow */
    {TNI_STEP_CALL, 1, 6, 72, 7}, /* %5 sigmoid */
    {TNI_STEP_GRAD, 0, 7, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 8, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 9, 75, 654}, /* %7 %1 %8 %4 narrow */
    {TNI_STEP_CALL, 4, 10, 75, 658}, /* %7 %1 %4 %4 narrow */
    {TNI_STEP_CALL, 4, 11, 75, 662}, /* %0 %1 %8 %4 narrow */
    {TNI_STEP_CALL, 2, 12, 1, 23}, /* %10 %11 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 13, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_CALL, 3, 15, 4, 666}, /* %6 %14 %14 rsub.Scalar */
    {TNI_STEP_CALL, 2, 16, 1, 62}, /* %12 %15 mul.Tensor */
    {TNI_STEP_CALL, 3, 17, 28, 669}, /* %9 %16 %14 add.Tensor */
    {TNI_STEP_CALL, 2, 18, 1, 672}, /* %17 %6 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 39}, /* %18 */
    /* program 244 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SIZE, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_CONSTANT, 0, 3, 1, 0}, /* 0x2 */
    {TNI_STEP_DIV, 2, 4, 2, 9}, /* %2 %3 */
    {TNI_STEP_CALL, 4, 5, 75, 650}, /* %0 %1 %4 %4 narrow */
    {TNI_STEP_CALL, 1, 6, 72, 7}, /* %5 sigmoid */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 1, 82}, /* %7 %6 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 3, 11, 4, 674}, /* %6 %10 %10 rsub.Scalar */
    {TNI_STEP_CALL, 2, 12, 1, 107}, /* %8 %11 mul.Tensor */
    {TNI_STEP_GRAD, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 14, 75, 677}, /* %13 %1 %4 %4 narrow */
    {TNI_STEP_CALL, 2, 15, 1, 493}, /* %14 %12 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 16, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 17, 75, 681}, /* %13 %1 %16 %4 narrow */
    {TNI_STEP_CALL, 4, 18, 75, 685}, /* %0 %1 %16 %4 narrow */
    {TNI_STEP_CALL, 2, 19, 1, 211}, /* %14 %18 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 20, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SCALAR, 1, 21, 2, 55}, /* %20 */
    {TNI_STEP_SCALED, 2, 22, 0, 689}, /* %6 %21 */
    {TNI_STEP_CALL, 3, 23, 7, 691}, /* %22 %10 %10 add.Scalar */
    {TNI_STEP_CALL, 2, 24, 1, 694}, /* %19 %23 mul.Tensor */
    {TNI_STEP_CALL, 3, 25, 28, 696}, /* %17 %24 %10 add.Tensor */
    {TNI_STEP_CALL, 2, 26, 1, 564}, /* %12 %25 mul.Tensor */
    {TNI_STEP_LIST, 2, 27, 0, 699}, /* %15 %26 */
    {TNI_STEP_CALL, 2, 28, 76, 701}, /* %27 %1 cat */
    {TNI_STEP_GIVE, 1, 0, 1, 302}, /* %28 */
    /* program 245 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 77, 169}, /* %0 %1 %2 hardshrink_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 246 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 77, 169}, /* %0 %1 %2 hardshrink_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 247 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 77, 169}, /* %0 %1 %2 hardshrink_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 248 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 78, 169}, /* %0 %1 %2 softshrink_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 249 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 78, 169}, /* %0 %1 %2 softshrink_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 250 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 78, 169}, /* %0 %1 %2 softshrink_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 251 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 79, 88}, /* %0 %1 hardsigmoid_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 252 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 79, 88}, /* %0 %1 hardsigmoid_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 253 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 80, 88}, /* %0 %1 hardswish_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 254 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 80, 88}, /* %0 %1 hardswish_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 255 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 88}, /* %0 %1 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 3, 25, 0}, /* 0x3fd5555555555555 */
    {TNI_STEP_SCALAR, 1, 4, 3, 3}, /* %3 */
    {TNI_STEP_SCALED, 2, 5, 0, 5}, /* %2 %4 */
    {TNI_STEP_SAVED, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 7, 10, 13}, /* %6 abs */
    {TNI_STEP_CONSTANT, 0, 8, 13, 0}, /* 0x3 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 2, 10, 81, 46}, /* %7 %9 lt.Scalar */
    {TNI_STEP_CALL, 1, 11, 35, 23}, /* %10 logical_not */
    {TNI_STEP_CONSTANT, 0, 12, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 13, 2, 42}, /* %12 */
    {TNI_STEP_CALL, 3, 14, 13, 703}, /* %5 %11 %13 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 1, 34}, /* %14 */
    /* program 256 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 80, 88}, /* %0 %1 hardswish_backward */
    {TNI_STEP_TANGENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 1, 56}, /* %3 %4 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 6, 25, 0}, /* 0x3fd5555555555555 */
    {TNI_STEP_SCALAR, 1, 7, 3, 13}, /* %6 */
    {TNI_STEP_SCALED, 2, 8, 0, 28}, /* %5 %7 */
    {TNI_STEP_CALL, 1, 9, 10, 2}, /* %1 abs */
    {TNI_STEP_CONSTANT, 0, 10, 13, 0}, /* 0x3 */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_CALL, 2, 12, 81, 60}, /* %9 %11 lt.Scalar */
    {TNI_STEP_CALL, 1, 13, 35, 42}, /* %12 logical_not */
    {TNI_STEP_CONSTANT, 0, 14, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 15, 2, 34}, /* %14 */
    {TNI_STEP_CALL, 3, 16, 13, 706}, /* %8 %13 %15 masked_fill.Scalar */
    {TNI_STEP_CONSTANT, 0, 17, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 18, 2, 40}, /* %17 */
    {TNI_STEP_CALL, 3, 19, 28, 709}, /* %2 %16 %18 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 41}, /* %19 */
    /* program 257 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 82, 305}, /* %0 %1 %2 %3 hardtanh_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 258 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 82, 305}, /* %0 %1 %2 %3 hardtanh_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 259 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 82, 305}, /* %0 %1 %2 %3 hardtanh_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 260 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 4, 83, 305}, /* %0 %1 %2 %3 leaky_relu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 261 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 4, 83, 305}, /* %0 %1 %2 %3 leaky_relu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 262 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 83, 305}, /* %0 %1 %2 %3 leaky_relu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 263 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 83, 305}, /* %0 %1 %2 %3 leaky_relu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 264 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 7, 7, 84, 712}, /* %0 %1 %2 %3 %4 %5 %6 rrelu_with_noise_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 265 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_CALL, 7, 7, 84, 712}, /* %0 %1 %2 %3 %4 %5 %6 rrelu_with_noise_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 266 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 85, 169}, /* %0 %1 %2 log_sigmoid_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 267 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_RESULT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 85, 169}, /* %0 %1 %2 log_sigmoid_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 268 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 72, 0}, /* %0 sigmoid */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 3, 1}, /* %2 neg */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 1, 56}, /* %3 %4 mul.Tensor */
    {TNI_STEP_CALL, 2, 6, 1, 85}, /* %5 %1 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 9, 4, 719}, /* %1 %8 %8 rsub.Scalar */
    {TNI_STEP_CALL, 2, 10, 1, 59}, /* %6 %9 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 23}, /* %10 */
    /* program 269 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 86, 305}, /* %0 %1 %2 %3 softplus_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 270 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 86, 305}, /* %0 %1 %2 %3 softplus_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 271 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_CALL, 1, 3, 72, 1}, /* %2 sigmoid */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 1, 6}, /* %4 %5 mul.Tensor */
    {TNI_STEP_CALL, 2, 7, 1, 353}, /* %6 %3 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 8, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 3, 10, 4, 722}, /* %3 %9 %9 rsub.Scalar */
    {TNI_STEP_CALL, 2, 11, 1, 29}, /* %7 %10 mul.Tensor */
    {TNI_STEP_SCALED, 2, 12, 0, 112}, /* %11 %1 */
    {TNI_STEP_SAVED, 0, 13, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 14, 23, 180}, /* %2 %13 gt.Scalar */
    {TNI_STEP_CONSTANT, 0, 15, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 16, 2, 36}, /* %15 */
    {TNI_STEP_CALL, 3, 17, 13, 725}, /* %12 %14 %16 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 1, 40}, /* %17 */
    /* program 272 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 87, 169}, /* %0 %1 %2 _prelu_kernel_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 273 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_CALL, 2, 3, 23, 0}, /* %0 %2 gt.Scalar */
    {TNI_STEP_ARGUMENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_TANGENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 1, 6}, /* %4 %5 mul.Tensor */
    {TNI_STEP_TANGENT, 0, 7, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 1, 87}, /* %7 %0 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 3, 11, 28, 728}, /* %6 %8 %10 add.Tensor */
    {TNI_STEP_CALL, 3, 12, 51, 731}, /* %3 %5 %11 where.self */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    /* program 274 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_CALL, 2, 3, 23, 0}, /* %0 %2 gt.Scalar */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 1, 6}, /* %4 %5 mul.Tensor */
    {TNI_STEP_GRAD, 0, 7, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 1, 87}, /* %7 %0 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 3, 11, 28, 728}, /* %6 %8 %10 add.Tensor */
    {TNI_STEP_CALL, 3, 12, 51, 734}, /* %3 %4 %11 where.self */
    {TNI_STEP_SAVED, 0, 13, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 14, 1, 312}, /* %7 %13 mul.Tensor */
    {TNI_STEP_CALL, 3, 15, 13, 737}, /* %14 %3 %2 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 16, 1, 147}, /* %4 %13 mul.Tensor */
    {TNI_STEP_CALL, 3, 17, 13, 740}, /* %16 %3 %2 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    {TNI_STEP_GIVE, 1, 0, 1, 36}, /* %15 */
    {TNI_STEP_GIVE, 1, 0, 2, 40}, /* %17 */
    /* program 275 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 2, 14, 88}, /* %0 %1 %1 %1 %1 %1 zeros_like */
    {TNI_STEP_GIVE, 1, 0, 1, 1}, /* %2 */
    /* program 276 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 2, 14, 88}, /* %0 %1 %1 %1 %1 %1 zeros_like */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 277 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 2, 14, 88}, /* %0 %1 %1 %1 %1 %1 zeros_like */
    {TNI_STEP_GIVE, 1, 0, 1, 1}, /* %2 */
    /* program 278 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 2, 65, 88}, /* %0 %1 %1 %1 %1 %1 ones_like */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 88, 9}, /* %2 %3 ldexp.Tensor */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 15, 115}, /* %5 %4 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 279 */
    {TNI_STEP_RESULT, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 2, 65, 88}, /* %0 %1 %1 %1 %1 %1 ones_like */
    {TNI_STEP_RESULT, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 88, 9}, /* %2 %3 ldexp.Tensor */
    {TNI_STEP_TANGENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 15, 115}, /* %5 %4 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 280 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 4, 89, 1}, /* %2 %1 %3 expand */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 281 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_NATIVE, 4, 5, 0, 743}, /* %2 %1 %3 %4 restored */
    {TNI_STEP_SIZES, 1, 6, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 8, 89, 12}, /* %5 %6 %7 expand */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 282 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_NATIVE, 4, 5, 0, 743}, /* %2 %1 %3 %4 restored */
    {TNI_STEP_SIZES, 1, 6, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 8, 89, 12}, /* %5 %6 %7 expand */
    {TNI_STEP_CALL, 1, 9, 48, 0}, /* %0 isnan */
    {TNI_STEP_SCALAR, 1, 10, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 11, 13, 189}, /* %8 %9 %10 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    /* program 283 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 48, 0}, /* %0 isnan */
    {TNI_STEP_TANGENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 3, 5, 13, 99}, /* %2 %1 %4 masked_fill.Scalar */
    {TNI_STEP_ARGUMENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 7, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 8, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 9, 90, 747}, /* %5 %6 %7 %8 nansum */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 284 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 4, 89, 1}, /* %2 %1 %3 expand */
    {TNI_STEP_NUMEL, 1, 5, 0, 0}, /* %0 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 2, 7, 42, 18}, /* %4 %6 div.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 285 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_NATIVE, 4, 5, 0, 743}, /* %2 %1 %3 %4 restored */
    {TNI_STEP_SIZES, 1, 6, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 8, 89, 12}, /* %5 %6 %7 expand */
    {TNI_STEP_NUMEL, 1, 9, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 10, 3, 0}, /* */
    {TNI_STEP_NUMEL, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_EQUAL, 2, 12, 2, 468}, /* %11 %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 17, 42}, /* %12 */
    {TNI_STEP_CONSTANT, 0, 13, 0, 0}, /* 0x1 */
    {TNI_STEP_COPY, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_JUMP, 0, 0, 19, 0}, /* */
    {TNI_STEP_DIV, 2, 15, 2, 60}, /* %9 %11 */
    {TNI_STEP_COPY, 1, 14, 0, 36}, /* %15 */
    {TNI_STEP_SCALAR, 1, 16, 2, 34}, /* %14 */
    {TNI_STEP_CALL, 2, 17, 42, 343}, /* %8 %16 div.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 40}, /* %17 */
    /* program 286 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_NONE, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 91, 751}, /* %2 %1 %3 %3 %4 to.dtype */
    {TNI_STEP_CONSTANT, 0, 6, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_LIST, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_CALL, 2, 8, 92, 28}, /* %5 %7 reshape */
    {TNI_STEP_NUMEL, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_EQUAL, 2, 10, 2, 450}, /* %9 %3 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 15, 23}, /* %10 */
    {TNI_STEP_CALL, 6, 11, 14, 756}, /* %8 %4 %4 %4 %4 %4 zeros_like */
    {TNI_STEP_COPY, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_JUMP, 0, 0, 35, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 13, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 4, 14, 75, 762}, /* %8 %3 %3 %13 narrow */
    {TNI_STEP_CALL, 6, 15, 65, 766}, /* %14 %4 %4 %4 %4 %4 ones_like */
    {TNI_STEP_SIZE, 2, 16, 0, 426}, /* %8 %3 */
    {TNI_STEP_SUB, 2, 17, 2, 772}, /* %16 %13 */
    {TNI_STEP_CALL, 4, 18, 75, 774}, /* %8 %3 %3 %17 narrow */
    {TNI_STEP_CALL, 3, 19, 93, 778}, /* %18 %3 %4 cumprod */
    {TNI_STEP_LIST, 2, 20, 0, 781}, /* %15 %19 */
    {TNI_STEP_CALL, 2, 21, 76, 55}, /* %20 %3 cat */
    {TNI_STEP_CALL, 4, 22, 75, 783}, /* %8 %3 %13 %17 narrow */
    {TNI_STEP_LIST, 1, 23, 0, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 24, 94, 594}, /* %22 %23 flip */
    {TNI_STEP_CALL, 3, 25, 93, 787}, /* %24 %3 %4 cumprod */
    {TNI_STEP_CALL, 2, 26, 94, 790}, /* %25 %23 flip */
    {TNI_STEP_LIST, 2, 27, 0, 792}, /* %26 %15 */
    {TNI_STEP_CALL, 2, 28, 76, 794}, /* %27 %3 cat */
    {TNI_STEP_CALL, 2, 29, 1, 796}, /* %21 %28 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 30, 0, 304}, /* %29 */
    {TNI_STEP_CALL, 2, 31, 1, 798}, /* %0 %30 mul.Tensor */
    {TNI_STEP_COPY, 1, 12, 0, 560}, /* %31 */
    {TNI_STEP_SIZES, 1, 32, 0, 1}, /* %2 */
    {TNI_STEP_CALL, 2, 33, 92, 800}, /* %12 %32 reshape */
    {TNI_STEP_GIVE, 1, 0, 0, 566}, /* %33 */
    /* program 287 */
    {TNI_STEP_RESULT, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 2, 65, 88}, /* %0 %1 %1 %1 %1 %1 ones_like */
    {TNI_STEP_DTYPE, 1, 3, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 4, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 5, 6, 91, 802}, /* %4 %3 %5 %5 %1 to.dtype */
    {TNI_STEP_CONSTANT, 0, 7, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_LIST, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_CALL, 2, 9, 92, 106}, /* %6 %8 reshape */
    {TNI_STEP_NUMEL, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_EQUAL, 2, 11, 2, 227}, /* %10 %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 24}, /* %11 */
    {TNI_STEP_CALL, 6, 12, 14, 807}, /* %9 %1 %1 %1 %1 %1 zeros_like */
    {TNI_STEP_COPY, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_JUMP, 0, 0, 36, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 14, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 4, 15, 75, 813}, /* %9 %5 %5 %14 narrow */
    {TNI_STEP_CALL, 6, 16, 65, 817}, /* %15 %1 %1 %1 %1 %1 ones_like */
    {TNI_STEP_SIZE, 2, 17, 0, 143}, /* %9 %5 */
    {TNI_STEP_SUB, 2, 18, 2, 823}, /* %17 %14 */
    {TNI_STEP_CALL, 4, 19, 75, 825}, /* %9 %5 %5 %18 narrow */
    {TNI_STEP_CALL, 3, 20, 93, 829}, /* %19 %5 %1 cumprod */
    {TNI_STEP_LIST, 2, 21, 0, 832}, /* %16 %20 */
    {TNI_STEP_CALL, 2, 22, 76, 834}, /* %21 %5 cat */
    {TNI_STEP_CALL, 4, 23, 75, 836}, /* %9 %5 %14 %18 narrow */
    {TNI_STEP_LIST, 1, 24, 0, 7}, /* %5 */
    {TNI_STEP_CALL, 2, 25, 94, 840}, /* %23 %24 flip */
    {TNI_STEP_CALL, 3, 26, 93, 842}, /* %25 %5 %1 cumprod */
    {TNI_STEP_CALL, 2, 27, 94, 845}, /* %26 %24 flip */
    {TNI_STEP_LIST, 2, 28, 0, 847}, /* %27 %16 */
    {TNI_STEP_CALL, 2, 29, 76, 849}, /* %28 %5 cat */
    {TNI_STEP_CALL, 2, 30, 1, 851}, /* %22 %29 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 31, 0, 558}, /* %30 */
    {TNI_STEP_CALL, 2, 32, 1, 853}, /* %2 %31 mul.Tensor */
    {TNI_STEP_COPY, 1, 13, 0, 563}, /* %32 */
    {TNI_STEP_CONJUGATE, 1, 33, 0, 35}, /* %13 */
    {TNI_STEP_SIZES, 1, 34, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 35, 92, 566}, /* %33 %34 reshape */
    {TNI_STEP_TANGENT, 0, 36, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 37, 1, 855}, /* %36 %35 mul.Tensor */
    {TNI_STEP_CALL, 2, 38, 95, 857}, /* %37 %1 sum */
    {TNI_STEP_GIVE, 1, 0, 0, 570}, /* %38 */
    /* program 288 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 3, 2, 94}, /* %1 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 8, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_JUMP, 0, 0, 43, 0}, /* */
    {TNI_STEP_GRAD, 0, 6, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_SOME, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_SAVED, 0, 10, 2, 0}, /* */
    {TNI_STEP_NATIVE, 4, 11, 0, 859}, /* %6 %1 %9 %10 restored */
    {TNI_STEP_DTYPE, 1, 12, 0, 13}, /* %6 */
    {TNI_STEP_NONE, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 14, 91, 863}, /* %0 %12 %2 %2 %13 to.dtype */
    {TNI_STEP_NUMEL, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_EQUAL, 2, 16, 2, 223}, /* %15 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 23, 38}, /* %16 */
    {TNI_STEP_CALL, 6, 17, 14, 868}, /* %14 %13 %13 %13 %13 %13 zeros_like */
    {TNI_STEP_COPY, 1, 18, 0, 40}, /* %17 */
    {TNI_STEP_JUMP, 0, 0, 42, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 19, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 4, 20, 75, 874}, /* %14 %7 %2 %19 narrow */
    {TNI_STEP_CALL, 6, 21, 65, 878}, /* %20 %13 %13 %13 %13 %13 ones_like */
    {TNI_STEP_SIZE, 2, 22, 0, 874}, /* %14 %7 */
    {TNI_STEP_SUB, 2, 23, 2, 884}, /* %22 %19 */
    {TNI_STEP_CALL, 4, 24, 75, 886}, /* %14 %7 %2 %23 narrow */
    {TNI_STEP_CALL, 3, 25, 93, 890}, /* %24 %7 %13 cumprod */
    {TNI_STEP_LIST, 2, 26, 0, 893}, /* %21 %25 */
    {TNI_STEP_CALL, 2, 27, 76, 895}, /* %26 %7 cat */
    {TNI_STEP_CALL, 4, 28, 75, 897}, /* %14 %7 %19 %23 narrow */
    {TNI_STEP_CALL, 2, 29, 94, 901}, /* %28 %8 flip */
    {TNI_STEP_CALL, 3, 30, 93, 903}, /* %29 %7 %13 cumprod */
    {TNI_STEP_CALL, 2, 31, 94, 906}, /* %30 %8 flip */
    {TNI_STEP_LIST, 2, 32, 0, 908}, /* %31 %21 */
    {TNI_STEP_CALL, 2, 33, 76, 910}, /* %32 %7 cat */
    {TNI_STEP_CALL, 2, 34, 1, 912}, /* %27 %33 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 35, 0, 567}, /* %34 */
    {TNI_STEP_CALL, 2, 36, 1, 914}, /* %11 %35 mul.Tensor */
    {TNI_STEP_COPY, 1, 18, 0, 568}, /* %36 */
    {TNI_STEP_COPY, 1, 5, 0, 39}, /* %18 */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 289 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 3, 2, 94}, /* %1 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 8, 3}, /* %3 */
    {TNI_STEP_TANGENT, 0, 4, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_JUMP, 0, 0, 48, 0}, /* */
    {TNI_STEP_RESULT, 0, 6, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 8, 65, 916}, /* %6 %7 %7 %7 %7 %7 ones_like */
    {TNI_STEP_ARGUMENT, 0, 9, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_SOME, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_ARGUMENT, 0, 12, 2, 0}, /* */
    {TNI_STEP_NATIVE, 4, 13, 0, 922}, /* %8 %1 %11 %12 restored */
    {TNI_STEP_DTYPE, 1, 14, 0, 13}, /* %6 */
    {TNI_STEP_CALL, 5, 15, 91, 926}, /* %0 %14 %2 %2 %7 to.dtype */
    {TNI_STEP_NUMEL, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_EQUAL, 2, 17, 2, 931}, /* %16 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 40}, /* %17 */
    {TNI_STEP_CALL, 6, 18, 14, 933}, /* %15 %7 %7 %7 %7 %7 zeros_like */
    {TNI_STEP_COPY, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_JUMP, 0, 0, 43, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 20, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 4, 21, 75, 939}, /* %15 %9 %2 %20 narrow */
    {TNI_STEP_CALL, 6, 22, 65, 943}, /* %21 %7 %7 %7 %7 %7 ones_like */
    {TNI_STEP_SIZE, 2, 23, 0, 470}, /* %15 %9 */
    {TNI_STEP_SUB, 2, 24, 2, 294}, /* %23 %20 */
    {TNI_STEP_CALL, 4, 25, 75, 949}, /* %15 %9 %2 %24 narrow */
    {TNI_STEP_CALL, 3, 26, 93, 953}, /* %25 %9 %7 cumprod */
    {TNI_STEP_LIST, 2, 27, 0, 956}, /* %22 %26 */
    {TNI_STEP_CALL, 2, 28, 76, 958}, /* %27 %9 cat */
    {TNI_STEP_CALL, 4, 29, 75, 960}, /* %15 %9 %20 %24 narrow */
    {TNI_STEP_CALL, 2, 30, 94, 964}, /* %29 %10 flip */
    {TNI_STEP_CALL, 3, 31, 93, 966}, /* %30 %9 %7 cumprod */
    {TNI_STEP_CALL, 2, 32, 94, 969}, /* %31 %10 flip */
    {TNI_STEP_LIST, 2, 33, 0, 971}, /* %32 %22 */
    {TNI_STEP_CALL, 2, 34, 76, 973}, /* %33 %9 cat */
    {TNI_STEP_CALL, 2, 35, 1, 975}, /* %28 %34 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 36, 0, 586}, /* %35 */
    {TNI_STEP_CALL, 2, 37, 1, 977}, /* %13 %36 mul.Tensor */
    {TNI_STEP_COPY, 1, 19, 0, 571}, /* %37 */
    {TNI_STEP_CONJUGATE, 1, 38, 0, 41}, /* %19 */
    {TNI_STEP_TANGENT, 0, 39, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 40, 1, 979}, /* %39 %38 mul.Tensor */
    {TNI_STEP_CALL, 4, 41, 33, 981}, /* %40 %11 %12 %7 sum.dim_IntList */
    {TNI_STEP_COPY, 1, 5, 0, 579}, /* %41 */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 290 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_LIST, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_CALL, 2, 3, 94, 0}, /* %0 %2 flip */
    {TNI_STEP_NONE, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 5, 96, 985}, /* %3 %1 %4 cumsum */
    {TNI_STEP_CALL, 2, 6, 94, 7}, /* %5 %2 flip */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 291 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 3, 2, 94}, /* %1 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 8, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_JUMP, 0, 0, 42, 0}, /* */
    {TNI_STEP_GRAD, 0, 6, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_NONE, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 9, 91, 988}, /* %0 %7 %2 %2 %8 to.dtype */
    {TNI_STEP_SCALAR, 1, 10, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 2, 11, 12, 22}, /* %9 %10 eq.Scalar */
    {TNI_STEP_SAVED, 0, 12, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 13, 96, 993}, /* %11 %12 %8 cumsum */
    {TNI_STEP_CONSTANT, 0, 14, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 15, 2, 34}, /* %14 */
    {TNI_STEP_CALL, 2, 16, 12, 35}, /* %13 %15 eq.Scalar */
    {TNI_STEP_CALL, 2, 17, 45, 996}, /* %11 %16 logical_and */
    {TNI_STEP_CALL, 3, 18, 13, 998}, /* %9 %17 %15 masked_fill.Scalar */
    {TNI_STEP_CALL, 3, 19, 93, 1001}, /* %18 %12 %8 cumprod */
    {TNI_STEP_CONJUGATE, 1, 20, 0, 41}, /* %19 */
    {TNI_STEP_CALL, 2, 21, 1, 1004}, /* %6 %20 mul.Tensor */
    {TNI_STEP_LIST, 1, 22, 0, 42}, /* %12 */
    {TNI_STEP_CALL, 2, 23, 94, 72}, /* %21 %22 flip */
    {TNI_STEP_CALL, 3, 24, 96, 1006}, /* %23 %12 %8 cumsum */
    {TNI_STEP_CALL, 2, 25, 94, 1009}, /* %24 %22 flip */
    {TNI_STEP_SAVED, 0, 26, 2, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 27, 0, 80}, /* %26 */
    {TNI_STEP_CALL, 2, 28, 1, 1011}, /* %6 %27 mul.Tensor */
    {TNI_STEP_CALL, 2, 29, 94, 1013}, /* %28 %22 flip */
    {TNI_STEP_CALL, 3, 30, 96, 1015}, /* %29 %12 %8 cumsum */
    {TNI_STEP_CALL, 2, 31, 94, 1018}, /* %30 %22 flip */
    {TNI_STEP_CALL, 3, 32, 13, 1020}, /* %9 %11 %15 masked_fill.Scalar */
    {TNI_STEP_CONJUGATE, 1, 33, 0, 563}, /* %32 */
    {TNI_STEP_CALL, 2, 34, 15, 1023}, /* %31 %33 div.Tensor */
    {TNI_STEP_CALL, 3, 35, 51, 1025}, /* %17 %25 %34 where.self */
    {TNI_STEP_CALL, 1, 36, 35, 40}, /* %17 logical_not */
    {TNI_STEP_CALL, 2, 37, 45, 1028}, /* %11 %36 logical_and */
    {TNI_STEP_CALL, 3, 38, 13, 1030}, /* %35 %37 %10 masked_fill.Scalar */
    {TNI_STEP_COPY, 1, 5, 0, 570}, /* %38 */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 292 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_COMPLEX, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 20, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CALL, 1, 4, 39, 3}, /* %3 log */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 22, 329}, /* %4 %5 %7 sub.Tensor */
    {TNI_STEP_SAVED, 0, 9, 2, 0}, /* */
    {TNI_STEP_LIST, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_CALL, 2, 11, 94, 226}, /* %8 %10 flip */
    {TNI_STEP_CALL, 2, 12, 97, 323}, /* %11 %9 logcumsumexp */
    {TNI_STEP_CALL, 2, 13, 94, 1033}, /* %12 %10 flip */
    {TNI_STEP_CALL, 3, 14, 28, 1035}, /* %13 %0 %7 add.Tensor */
    {TNI_STEP_CALL, 1, 15, 19, 34}, /* %14 exp */
    {TNI_STEP_CONJUGATE, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_COPY, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_JUMP, 0, 0, 51, 0}, /* */
    {TNI_STEP_GRAD, 0, 18, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 19, 26, 0}, /* 0x380b38fb9daa78e4 */
    {TNI_STEP_SCALAR, 1, 20, 3, 41}, /* %19 */
    {TNI_STEP_CALL, 2, 21, 98, 54}, /* %18 %20 clamp_min */
    {TNI_STEP_CONJUGATE, 1, 22, 0, 72}, /* %21 */
    {TNI_STEP_CALL, 1, 23, 39, 73}, /* %22 log */
    {TNI_STEP_SAVED, 0, 24, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 25, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 26, 2, 75}, /* %25 */
    {TNI_STEP_CALL, 3, 27, 22, 1038}, /* %23 %24 %26 sub.Tensor */
    {TNI_STEP_SAVED, 0, 28, 2, 0}, /* */
    {TNI_STEP_LIST, 1, 29, 0, 302}, /* %28 */
    {TNI_STEP_CALL, 2, 30, 94, 1041}, /* %27 %29 flip */
    {TNI_STEP_CALL, 2, 31, 97, 1043}, /* %30 %28 logcumsumexp */
    {TNI_STEP_CALL, 2, 32, 94, 1045}, /* %31 %29 flip */
    {TNI_STEP_CALL, 3, 33, 28, 1047}, /* %32 %0 %26 add.Tensor */
    {TNI_STEP_CALL, 1, 34, 19, 566}, /* %33 exp */
    {TNI_STEP_CONJUGATE, 1, 35, 0, 567}, /* %34 */
    {TNI_STEP_CALL, 1, 36, 3, 39}, /* %18 neg */
    {TNI_STEP_CALL, 2, 37, 98, 1050}, /* %36 %20 clamp_min */
    {TNI_STEP_CONJUGATE, 1, 38, 0, 571}, /* %37 */
    {TNI_STEP_CALL, 1, 39, 39, 570}, /* %38 log */
    {TNI_STEP_CALL, 3, 40, 22, 1052}, /* %39 %24 %26 sub.Tensor */
    {TNI_STEP_CALL, 2, 41, 94, 1055}, /* %40 %29 flip */
    {TNI_STEP_CALL, 2, 42, 97, 1057}, /* %41 %28 logcumsumexp */
    {TNI_STEP_CALL, 2, 43, 94, 1059}, /* %42 %29 flip */
    {TNI_STEP_CALL, 3, 44, 28, 1061}, /* %43 %0 %26 add.Tensor */
    {TNI_STEP_CALL, 1, 45, 19, 577}, /* %44 exp */
    {TNI_STEP_CONJUGATE, 1, 46, 0, 575}, /* %45 */
    {TNI_STEP_CALL, 3, 47, 22, 1064}, /* %35 %46 %26 sub.Tensor */
    {TNI_STEP_COPY, 1, 17, 0, 580}, /* %47 */
    {TNI_STEP_GIVE, 1, 0, 0, 40}, /* %17 */
    /* program 293 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 99, 1067}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 7, 100, 1073}, /* %4 %5 %6 %2 scatter_add */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 294 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_RESULT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 4, 101, 305}, /* %0 %1 %2 %3 gather */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 295 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SOME, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_NATIVE, 4, 6, 0, 1077}, /* %2 %1 %4 %5 restored */
    {TNI_STEP_SAVED, 0, 7, 3, 0}, /* */
    {TNI_STEP_NATIVE, 4, 8, 0, 1081}, /* %7 %1 %4 %5 restored */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 3, 11, 22, 1085}, /* %0 %8 %10 sub.Tensor */
    {TNI_STEP_CALL, 1, 12, 19, 24}, /* %11 exp */
    {TNI_STEP_CONJUGATE, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_CALL, 2, 14, 1, 490}, /* %6 %13 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 296 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_SOME, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_ARGUMENT, 0, 5, 2, 0}, /* */
    {TNI_STEP_NATIVE, 4, 6, 0, 1077}, /* %2 %1 %4 %5 restored */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 9, 22, 1088}, /* %0 %6 %8 sub.Tensor */
    {TNI_STEP_CALL, 1, 10, 19, 17}, /* %9 exp */
    {TNI_STEP_TANGENT, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 1, 108}, /* %11 %10 mul.Tensor */
    {TNI_STEP_NONE, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 14, 33, 1091}, /* %12 %4 %5 %13 sum.dim_IntList */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 297 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SOME, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_DIM, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_NATIVE, 4, 6, 0, 102}, /* %4 %3 %1 %5 restored */
    {TNI_STEP_CALL, 2, 7, 53, 58}, /* %2 %6 eq.Tensor */
    {TNI_STEP_GRAD, 0, 8, 0, 0}, /* */
    {TNI_STEP_NATIVE, 4, 9, 0, 1095}, /* %8 %3 %1 %5 restored */
    {TNI_STEP_CONSTANT, 0, 10, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 12, 33, 1099}, /* %7 %1 %10 %11 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 13, 15, 208}, /* %9 %12 div.Tensor */
    {TNI_STEP_CALL, 2, 14, 1, 1103}, /* %13 %7 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 298 */
    {TNI_STEP_ARGUMENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_SOME, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_RESULT, 0, 4, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 2, 0}, /* */
    {TNI_STEP_NATIVE, 4, 6, 0, 102}, /* %4 %3 %1 %5 restored */
    {TNI_STEP_CALL, 2, 7, 53, 58}, /* %2 %6 eq.Tensor */
    {TNI_STEP_TANGENT, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 9, 1, 122}, /* %8 %7 mul.Tensor */
    {TNI_STEP_NONE, 0, 10, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 11, 33, 1105}, /* %9 %1 %5 %10 sum.dim_IntList */
    {TNI_STEP_CALL, 4, 12, 33, 1109}, /* %7 %1 %5 %10 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 13, 15, 61}, /* %11 %12 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    /* program 299 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 1, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 21, 2}, /* %1 */
    {TNI_STEP_VALUE, 1, 2, 0, 0}, /* %0 */
    {TNI_STEP_LIST, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_DIM, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 3, 0}, /* */
    {TNI_STEP_NATIVE, 4, 9, 0, 1113}, /* %7 %6 %4 %8 restored */
    {TNI_STEP_CALL, 2, 10, 53, 449}, /* %5 %9 eq.Tensor */
    {TNI_STEP_GRAD, 0, 11, 0, 0}, /* */
    {TNI_STEP_NATIVE, 4, 12, 0, 1117}, /* %11 %6 %4 %8 restored */
    {TNI_STEP_CONSTANT, 0, 13, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 14, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 15, 33, 1121}, /* %10 %4 %13 %14 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 16, 15, 62}, /* %12 %15 div.Tensor */
    {TNI_STEP_CALL, 2, 17, 1, 1125}, /* %16 %10 mul.Tensor */
    {TNI_STEP_COPY, 1, 18, 0, 40}, /* %17 */
    {TNI_STEP_JUMP, 0, 0, 34, 0}, /* */
    {TNI_STEP_NONE, 0, 19, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 20, 1, 0}, /* */
    {TNI_STEP_DIM, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_SAVED, 0, 22, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 23, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 24, 0, 1127}, /* %22 %21 %19 %23 restored */
    {TNI_STEP_CALL, 2, 25, 53, 295}, /* %20 %24 eq.Tensor */
    {TNI_STEP_GRAD, 0, 26, 0, 0}, /* */
    {TNI_STEP_NATIVE, 4, 27, 0, 1131}, /* %26 %21 %19 %23 restored */
    {TNI_STEP_CALL, 4, 28, 33, 1135}, /* %25 %19 %23 %19 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 29, 15, 1012}, /* %27 %28 div.Tensor */
    {TNI_STEP_CALL, 2, 30, 1, 606}, /* %29 %25 mul.Tensor */
    {TNI_STEP_COPY, 1, 18, 0, 558}, /* %30 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 53, 2}, /* %1 */
    {TNI_STEP_VALUE, 1, 31, 0, 0}, /* %0 */
    {TNI_STEP_LIST, 1, 32, 0, 560}, /* %31 */
    {TNI_STEP_SOME, 1, 33, 0, 563}, /* %32 */
    {TNI_STEP_SAVED, 0, 34, 1, 0}, /* */
    {TNI_STEP_DIM, 1, 35, 0, 567}, /* %34 */
    {TNI_STEP_SAVED, 0, 36, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 37, 3, 0}, /* */
    {TNI_STEP_NATIVE, 4, 38, 0, 1139}, /* %36 %35 %33 %37 restored */
    {TNI_STEP_CALL, 2, 39, 53, 1143}, /* %34 %38 eq.Tensor */
    {TNI_STEP_GRAD, 0, 40, 1, 0}, /* */
    {TNI_STEP_NATIVE, 4, 41, 0, 1145}, /* %40 %35 %33 %37 restored */
    {TNI_STEP_CONSTANT, 0, 42, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 43, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 44, 33, 1149}, /* %39 %33 %42 %43 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 45, 15, 1153}, /* %41 %44 div.Tensor */
    {TNI_STEP_CALL, 2, 46, 1, 1155}, /* %45 %39 mul.Tensor */
    {TNI_STEP_COPY, 1, 47, 0, 578}, /* %46 */
    {TNI_STEP_JUMP, 0, 0, 66, 0}, /* */
    {TNI_STEP_NONE, 0, 48, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 49, 1, 0}, /* */
    {TNI_STEP_DIM, 1, 50, 0, 581}, /* %49 */
    {TNI_STEP_SAVED, 0, 51, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 52, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 53, 0, 1157}, /* %51 %50 %48 %52 restored */
    {TNI_STEP_CALL, 2, 54, 53, 1161}, /* %49 %53 eq.Tensor */
    {TNI_STEP_GRAD, 0, 55, 1, 0}, /* */
    {TNI_STEP_NATIVE, 4, 56, 0, 1163}, /* %55 %50 %48 %52 restored */
    {TNI_STEP_CALL, 4, 57, 33, 1167}, /* %54 %48 %52 %48 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 58, 15, 1171}, /* %56 %57 div.Tensor */
    {TNI_STEP_CALL, 2, 59, 1, 1173}, /* %58 %54 mul.Tensor */
    {TNI_STEP_COPY, 1, 47, 0, 1175}, /* %59 */
    {TNI_STEP_CONSTANT, 0, 60, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 61, 2, 1176}, /* %60 */
    {TNI_STEP_CALL, 3, 62, 28, 1177}, /* %18 %47 %61 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 1180}, /* %62 */
    /* program 300 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 6, 102, 1181}, /* %2 %3 %4 %1 %5 value_selecting_reduction_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 301 */
    {TNI_STEP_ARGUMENT, 0, 0, 2, 0}, /* */
    {TNI_STEP_NOT, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_COPY, 1, 2, 0, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 9, 2}, /* %1 */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_CONSTANT, 0, 5, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 6, 2, 6}, /* %4 %5 */
    {TNI_STEP_COPY, 1, 2, 0, 13}, /* %6 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 17, 1}, /* %2 */
    {TNI_STEP_TANGENT, 0, 7, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 8, 1, 0}, /* */
    {TNI_STEP_RESULT, 0, 9, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 11, 101, 1186}, /* %7 %8 %9 %10 gather */
    {TNI_STEP_COPY, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_RESULT, 0, 13, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 14, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 15, 31, 644}, /* %13 %14 unsqueeze */
    {TNI_STEP_TANGENT, 0, 16, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 17, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 18, 101, 1190}, /* %16 %14 %15 %17 gather */
    {TNI_STEP_CALL, 2, 19, 103, 441}, /* %18 %14 squeeze.dim */
    {TNI_STEP_COPY, 1, 12, 0, 41}, /* %19 */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    /* program 302 */
    {TNI_STEP_NONE, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 5, 0, 1194}, /* %3 %2 %0 %4 restored */
    {TNI_STEP_CALL, 2, 6, 53, 104}, /* %1 %5 eq.Tensor */
    {TNI_STEP_GRAD, 0, 7, 0, 0}, /* */
    {TNI_STEP_NATIVE, 4, 8, 0, 1198}, /* %7 %2 %0 %4 restored */
    {TNI_STEP_CALL, 4, 9, 33, 1202}, /* %6 %0 %4 %0 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 10, 15, 16}, /* %8 %9 div.Tensor */
    {TNI_STEP_CALL, 2, 11, 1, 368}, /* %10 %6 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    /* program 303 */
    {TNI_STEP_NONE, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_RESULT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_NATIVE, 4, 5, 0, 1194}, /* %3 %2 %0 %4 restored */
    {TNI_STEP_CALL, 2, 6, 53, 104}, /* %1 %5 eq.Tensor */
    {TNI_STEP_TANGENT, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 1, 82}, /* %7 %6 mul.Tensor */
    {TNI_STEP_CALL, 4, 9, 33, 1206}, /* %8 %0 %4 %0 sum.dim_IntList */
    {TNI_STEP_CALL, 4, 10, 33, 1202}, /* %6 %0 %4 %0 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 11, 15, 22}, /* %9 %10 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    /* program 304 */
    {TNI_STEP_ARGUMENT, 0, 0, 3, 0}, /* */
    {TNI_STEP_NOT, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_COPY, 1, 2, 0, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 9, 2}, /* %1 */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_CONSTANT, 0, 5, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 6, 2, 6}, /* %4 %5 */
    {TNI_STEP_COPY, 1, 2, 0, 13}, /* %6 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 17, 1}, /* %2 */
    {TNI_STEP_TANGENT, 0, 7, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 8, 2, 0}, /* */
    {TNI_STEP_RESULT, 0, 9, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 11, 101, 1186}, /* %7 %8 %9 %10 gather */
    {TNI_STEP_COPY, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_RESULT, 0, 13, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 14, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 15, 31, 644}, /* %13 %14 unsqueeze */
    {TNI_STEP_TANGENT, 0, 16, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 17, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 18, 101, 1190}, /* %16 %14 %15 %17 gather */
    {TNI_STEP_CALL, 2, 19, 103, 441}, /* %18 %14 squeeze.dim */
    {TNI_STEP_COPY, 1, 12, 0, 41}, /* %19 */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    /* program 305 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 5, 6, 102, 1181}, /* %2 %3 %4 %1 %5 value_selecting_reduction_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 306 */
    {TNI_STEP_CONSTANT, 0, 0, 0, 0}, /* 0x1 */
    {TNI_STEP_NOT, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_COPY, 1, 2, 0, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 9, 2}, /* %1 */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_CONSTANT, 0, 5, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 6, 2, 6}, /* %4 %5 */
    {TNI_STEP_COPY, 1, 2, 0, 13}, /* %6 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 17, 1}, /* %2 */
    {TNI_STEP_TANGENT, 0, 7, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 8, 1, 0}, /* */
    {TNI_STEP_RESULT, 0, 9, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 11, 101, 1186}, /* %7 %8 %9 %10 gather */
    {TNI_STEP_COPY, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_RESULT, 0, 13, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 14, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 15, 31, 644}, /* %13 %14 unsqueeze */
    {TNI_STEP_TANGENT, 0, 16, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 17, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 18, 101, 1190}, /* %16 %14 %15 %17 gather */
    {TNI_STEP_CALL, 2, 19, 103, 441}, /* %18 %14 squeeze.dim */
    {TNI_STEP_COPY, 1, 12, 0, 41}, /* %19 */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    /* program 307 */
    {TNI_STEP_CONSTANT, 0, 0, 0, 0}, /* 0x1 */
    {TNI_STEP_NOT, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_COPY, 1, 2, 0, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 9, 2}, /* %1 */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_CONSTANT, 0, 5, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 6, 2, 6}, /* %4 %5 */
    {TNI_STEP_COPY, 1, 2, 0, 13}, /* %6 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 17, 1}, /* %2 */
    {TNI_STEP_TANGENT, 0, 7, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 8, 2, 0}, /* */
    {TNI_STEP_RESULT, 0, 9, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 11, 101, 1186}, /* %7 %8 %9 %10 gather */
    {TNI_STEP_COPY, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_RESULT, 0, 13, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 14, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 15, 31, 644}, /* %13 %14 unsqueeze */
    {TNI_STEP_TANGENT, 0, 16, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 17, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 18, 101, 1190}, /* %16 %14 %15 %17 gather */
    {TNI_STEP_CALL, 2, 19, 103, 441}, /* %18 %14 squeeze.dim */
    {TNI_STEP_COPY, 1, 12, 0, 41}, /* %19 */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    /* program 308 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 2, 0}, /* 0x0 */
    {TNI_STEP_SIZE, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_CONSTANT, 0, 3, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 4, 0, 25}, /* %0 %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_DEVICE, 1, 7, 0, 7}, /* %5 */
    {TNI_STEP_SOME, 1, 8, 0, 13}, /* %6 */
    {TNI_STEP_NONE, 0, 9, 0, 0}, /* */
    {TNI_STEP_SOME, 1, 10, 0, 14}, /* %7 */
    {TNI_STEP_CALL, 6, 11, 104, 1210}, /* %2 %4 %8 %9 %10 %9 eye.m */
    {TNI_STEP_CALL, 2, 12, 1, 459}, /* %11 %5 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    /* program 309 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_NUMEL, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_NUMEL, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 5, 2, 56}, /* %3 %4 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 10, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_COPY, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_JUMP, 0, 0, 12, 0}, /* */
    {TNI_STEP_DIV, 2, 8, 2, 2}, /* %1 %3 */
    {TNI_STEP_COPY, 1, 7, 0, 16}, /* %8 */
    {TNI_STEP_DIM, 1, 9, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 10, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 11, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 12, 3, 0}, /* */
    {TNI_STEP_NATIVE, 4, 13, 0, 1216}, /* %10 %9 %11 %12 restored */
    {TNI_STEP_CONSTANT, 0, 14, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 15, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 16, 105, 1220}, /* %0 %11 %14 %15 mean.dim */
    {TNI_STEP_SCALAR, 1, 17, 2, 34}, /* %14 */
    {TNI_STEP_CALL, 3, 18, 22, 1224}, /* %0 %16 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 19, 1, 528}, /* %13 %18 mul.Tensor */
    {TNI_STEP_SAVED, 0, 20, 4, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 21, 1, 55}, /* %20 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 34, 72}, /* %21 */
    {TNI_STEP_VALUE, 1, 22, 0, 55}, /* %20 */
    {TNI_STEP_SCALAR, 1, 23, 2, 14}, /* %7 */
    {TNI_STEP_SUB, 2, 24, 0, 533}, /* %23 %22 */
    {TNI_STEP_CONSTANT, 0, 25, 27, 0}, /* 0x4000000000000000 */
    {TNI_STEP_SCALAR, 1, 26, 3, 75}, /* %25 */
    {TNI_STEP_DIV, 2, 27, 0, 845}, /* %26 %24 */
    {TNI_STEP_COPY, 1, 28, 0, 300}, /* %27 */
    {TNI_STEP_JUMP, 0, 0, 40, 0}, /* */
    {TNI_STEP_SUB, 2, 29, 2, 157}, /* %7 %14 */
    {TNI_STEP_CONSTANT, 0, 30, 27, 0}, /* 0x4000000000000000 */
    {TNI_STEP_TO_DOUBLE, 1, 31, 0, 304}, /* %29 */
    {TNI_STEP_DIV, 2, 32, 3, 1227}, /* %30 %31 */
    {TNI_STEP_SCALAR, 1, 33, 3, 563}, /* %32 */
    {TNI_STEP_COPY, 1, 28, 0, 566}, /* %33 */
    {TNI_STEP_SCALED, 2, 34, 0, 1229}, /* %19 %28 */
    {TNI_STEP_GIVE, 1, 0, 0, 567}, /* %34 */
    /* program 310 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_NUMEL, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_NUMEL, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 5, 2, 56}, /* %3 %4 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 10, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_COPY, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_JUMP, 0, 0, 12, 0}, /* */
    {TNI_STEP_DIV, 2, 8, 2, 2}, /* %1 %3 */
    {TNI_STEP_COPY, 1, 7, 0, 16}, /* %8 */
    {TNI_STEP_TANGENT, 0, 9, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_ARGUMENT, 0, 11, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 12, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 14, 105, 1231}, /* %0 %11 %12 %13 mean.dim */
    {TNI_STEP_SCALAR, 1, 15, 2, 42}, /* %12 */
    {TNI_STEP_CALL, 3, 16, 22, 1235}, /* %0 %14 %15 sub.Tensor */
    {TNI_STEP_CALL, 2, 17, 1, 1189}, /* %10 %16 mul.Tensor */
    {TNI_STEP_CALL, 1, 18, 2, 40}, /* %17 real */
    {TNI_STEP_ARGUMENT, 0, 19, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 20, 33, 1238}, /* %18 %11 %19 %13 sum.dim_IntList */
    {TNI_STEP_ARGUMENT, 0, 21, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 22, 1, 72}, /* %21 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 35, 73}, /* %22 */
    {TNI_STEP_VALUE, 1, 23, 0, 72}, /* %21 */
    {TNI_STEP_SCALAR, 1, 24, 2, 14}, /* %7 */
    {TNI_STEP_SUB, 2, 25, 0, 1242}, /* %24 %23 */
    {TNI_STEP_CONSTANT, 0, 26, 27, 0}, /* 0x4000000000000000 */
    {TNI_STEP_SCALAR, 1, 27, 3, 80}, /* %26 */
    {TNI_STEP_DIV, 2, 28, 0, 1244}, /* %27 %25 */
    {TNI_STEP_COPY, 1, 29, 0, 302}, /* %28 */
    {TNI_STEP_JUMP, 0, 0, 41, 0}, /* */
    {TNI_STEP_SUB, 2, 30, 2, 246}, /* %7 %12 */
    {TNI_STEP_CONSTANT, 0, 31, 27, 0}, /* 0x4000000000000000 */
    {TNI_STEP_TO_DOUBLE, 1, 32, 0, 558}, /* %30 */
    {TNI_STEP_DIV, 2, 33, 3, 1246}, /* %31 %32 */
    {TNI_STEP_SCALAR, 1, 34, 3, 566}, /* %33 */
    {TNI_STEP_COPY, 1, 29, 0, 567}, /* %34 */
    {TNI_STEP_SCALED, 2, 35, 0, 1248}, /* %20 %29 */
    {TNI_STEP_GIVE, 1, 0, 0, 586}, /* %35 */
    /* program 311 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_SCALED, 2, 3, 0, 0}, /* %0 %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 15, 102}, /* %4 %3 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 2, 8, 12, 430}, /* %0 %7 eq.Scalar */
    {TNI_STEP_CALL, 3, 9, 13, 1250}, /* %5 %8 %7 masked_fill.Scalar */
    {TNI_STEP_SAVED, 0, 10, 1, 0}, /* */
    {TNI_STEP_NUMEL, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_NUMEL, 1, 12, 0, 0}, /* %0 */
    {TNI_STEP_EQUAL, 2, 13, 2, 489}, /* %12 %6 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 18, 35}, /* %13 */
    {TNI_STEP_CONSTANT, 0, 14, 0, 0}, /* 0x1 */
    {TNI_STEP_COPY, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_JUMP, 0, 0, 20, 0}, /* */
    {TNI_STEP_DIV, 2, 16, 2, 61}, /* %11 %12 */
    {TNI_STEP_COPY, 1, 15, 0, 38}, /* %16 */
    {TNI_STEP_DIM, 1, 17, 0, 23}, /* %10 */
    {TNI_STEP_SAVED, 0, 18, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 19, 3, 0}, /* */
    {TNI_STEP_NATIVE, 4, 20, 0, 1253}, /* %9 %17 %18 %19 restored */
    {TNI_STEP_CONSTANT, 0, 21, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 22, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 23, 105, 1257}, /* %10 %18 %21 %22 mean.dim */
    {TNI_STEP_SCALAR, 1, 24, 2, 72}, /* %21 */
    {TNI_STEP_CALL, 3, 25, 22, 1261}, /* %10 %23 %24 sub.Tensor */
    {TNI_STEP_CALL, 2, 26, 1, 1264}, /* %20 %25 mul.Tensor */
    {TNI_STEP_SAVED, 0, 27, 4, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 28, 1, 300}, /* %27 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 41, 302}, /* %28 */
    {TNI_STEP_VALUE, 1, 29, 0, 300}, /* %27 */
    {TNI_STEP_SCALAR, 1, 30, 2, 36}, /* %15 */
    {TNI_STEP_SUB, 2, 31, 0, 1266}, /* %30 %29 */
    {TNI_STEP_CONSTANT, 0, 32, 27, 0}, /* 0x4000000000000000 */
    {TNI_STEP_SCALAR, 1, 33, 3, 563}, /* %32 */
    {TNI_STEP_DIV, 2, 34, 0, 1268}, /* %33 %31 */
    {TNI_STEP_COPY, 1, 35, 0, 567}, /* %34 */
    {TNI_STEP_JUMP, 0, 0, 47, 0}, /* */
    {TNI_STEP_SUB, 2, 36, 2, 1270}, /* %15 %21 */
    {TNI_STEP_CONSTANT, 0, 37, 27, 0}, /* 0x4000000000000000 */
    {TNI_STEP_TO_DOUBLE, 1, 38, 0, 568}, /* %36 */
    {TNI_STEP_DIV, 2, 39, 3, 1272}, /* %37 %38 */
    {TNI_STEP_SCALAR, 1, 40, 3, 572}, /* %39 */
    {TNI_STEP_COPY, 1, 35, 0, 573}, /* %40 */
    {TNI_STEP_SCALED, 2, 41, 0, 1063}, /* %26 %35 */
    {TNI_STEP_GIVE, 1, 0, 0, 579}, /* %41 */
    /* program 312 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_NUMEL, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_NUMEL, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 5, 2, 56}, /* %3 %4 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 10, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_COPY, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_JUMP, 0, 0, 12, 0}, /* */
    {TNI_STEP_DIV, 2, 8, 2, 2}, /* %1 %3 */
    {TNI_STEP_COPY, 1, 7, 0, 16}, /* %8 */
    {TNI_STEP_TANGENT, 0, 9, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_ARGUMENT, 0, 11, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 12, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 14, 105, 1231}, /* %0 %11 %12 %13 mean.dim */
    {TNI_STEP_SCALAR, 1, 15, 2, 42}, /* %12 */
    {TNI_STEP_CALL, 3, 16, 22, 1235}, /* %0 %14 %15 sub.Tensor */
    {TNI_STEP_CALL, 2, 17, 1, 1189}, /* %10 %16 mul.Tensor */
    {TNI_STEP_CALL, 1, 18, 2, 40}, /* %17 real */
    {TNI_STEP_ARGUMENT, 0, 19, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 20, 33, 1238}, /* %18 %11 %19 %13 sum.dim_IntList */
    {TNI_STEP_ARGUMENT, 0, 21, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 22, 1, 72}, /* %21 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 35, 73}, /* %22 */
    {TNI_STEP_VALUE, 1, 23, 0, 72}, /* %21 */
    {TNI_STEP_SCALAR, 1, 24, 2, 14}, /* %7 */
    {TNI_STEP_SUB, 2, 25, 0, 1242}, /* %24 %23 */
    {TNI_STEP_CONSTANT, 0, 26, 27, 0}, /* 0x4000000000000000 */
    {TNI_STEP_SCALAR, 1, 27, 3, 80}, /* %26 */
    {TNI_STEP_DIV, 2, 28, 0, 1244}, /* %27 %25 */
    {TNI_STEP_COPY, 1, 29, 0, 302}, /* %28 */
    {TNI_STEP_JUMP, 0, 0, 41, 0}, /* */
    {TNI_STEP_SUB, 2, 30, 2, 246}, /* %7 %12 */
    {TNI_STEP_CONSTANT, 0, 31, 27, 0}, /* 0x4000000000000000 */
    {TNI_STEP_TO_DOUBLE, 1, 32, 0, 558}, /* %30 */
    {TNI_STEP_DIV, 2, 33, 3, 1246}, /* %31 %32 */
    {TNI_STEP_SCALAR, 1, 34, 3, 566}, /* %33 */
    {TNI_STEP_COPY, 1, 29, 0, 567}, /* %34 */
    {TNI_STEP_SCALED, 2, 35, 0, 1248}, /* %20 %29 */
    {TNI_STEP_CONSTANT, 0, 36, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 37, 2, 568}, /* %36 */
    {TNI_STEP_SCALED, 2, 38, 0, 1274}, /* %2 %37 */
    {TNI_STEP_CALL, 2, 39, 15, 620}, /* %35 %38 div.Tensor */
    {TNI_STEP_SCALAR, 1, 40, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 41, 12, 1276}, /* %2 %40 eq.Scalar */
    {TNI_STEP_CALL, 3, 42, 13, 1278}, /* %39 %41 %40 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 576}, /* %42 */
    /* program 313 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_NUMEL, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_NUMEL, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 5, 2, 56}, /* %3 %4 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 10, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_COPY, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_JUMP, 0, 0, 12, 0}, /* */
    {TNI_STEP_DIV, 2, 8, 2, 2}, /* %1 %3 */
    {TNI_STEP_COPY, 1, 7, 0, 16}, /* %8 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 9, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 46, 23}, /* %10 */
    {TNI_STEP_DIM, 1, 11, 0, 0}, /* %0 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 12, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 13, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 14, 3, 0}, /* */
    {TNI_STEP_NATIVE, 4, 15, 0, 1281}, /* %12 %11 %13 %14 restored */
    {TNI_STEP_CONSTANT, 0, 16, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 17, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 18, 105, 1285}, /* %0 %13 %16 %17 mean.dim */
    {TNI_STEP_SCALAR, 1, 19, 2, 38}, /* %16 */
    {TNI_STEP_CALL, 3, 20, 22, 1289}, /* %0 %18 %19 sub.Tensor */
    {TNI_STEP_CALL, 2, 21, 1, 1292}, /* %15 %20 mul.Tensor */
    {TNI_STEP_SAVED, 0, 22, 4, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 23, 1, 73}, /* %22 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 37, 81}, /* %23 */
    {TNI_STEP_VALUE, 1, 24, 0, 73}, /* %22 */
    {TNI_STEP_SCALAR, 1, 25, 2, 14}, /* %7 */
    {TNI_STEP_SUB, 2, 26, 0, 1294}, /* %25 %24 */
    {TNI_STEP_CONSTANT, 0, 27, 27, 0}, /* 0x4000000000000000 */
    {TNI_STEP_SCALAR, 1, 28, 3, 300}, /* %27 */
    {TNI_STEP_DIV, 2, 29, 0, 1296}, /* %28 %26 */
    {TNI_STEP_COPY, 1, 30, 0, 304}, /* %29 */
    {TNI_STEP_JUMP, 0, 0, 43, 0}, /* */
    {TNI_STEP_SUB, 2, 31, 2, 930}, /* %7 %16 */
    {TNI_STEP_CONSTANT, 0, 32, 27, 0}, /* 0x4000000000000000 */
    {TNI_STEP_TO_DOUBLE, 1, 33, 0, 560}, /* %31 */
    {TNI_STEP_DIV, 2, 34, 3, 1298}, /* %32 %33 */
    {TNI_STEP_SCALAR, 1, 35, 3, 567}, /* %34 */
    {TNI_STEP_COPY, 1, 30, 0, 586}, /* %35 */
    {TNI_STEP_SCALED, 2, 36, 0, 1300}, /* %21 %30 */
    {TNI_STEP_COPY, 1, 37, 0, 568}, /* %36 */
    {TNI_STEP_JUMP, 0, 0, 49, 0}, /* */
    {TNI_STEP_NONE, 0, 38, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 39, 14, 1302}, /* %0 %38 %38 %38 %38 %38 zeros_like */
    {TNI_STEP_COPY, 1, 37, 0, 572}, /* %39 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 40, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 41, 2, 573}, /* %40 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 64, 579}, /* %41 */
    {TNI_STEP_DIM, 1, 42, 0, 0}, /* %0 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 43, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 44, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 45, 3, 0}, /* */
    {TNI_STEP_NATIVE, 4, 46, 0, 1308}, /* %43 %42 %44 %45 restored */
    {TNI_STEP_SCALAR, 1, 47, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 2, 48, 42, 1312}, /* %46 %47 div.Scalar */
    {TNI_STEP_CONSTANT, 0, 49, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 50, 2, 581}, /* %49 */
    {TNI_STEP_CALL, 3, 51, 28, 1314}, /* %37 %48 %50 add.Tensor */
    {TNI_STEP_COPY, 1, 52, 0, 584}, /* %51 */
    {TNI_STEP_JUMP, 0, 0, 65, 0}, /* */
    {TNI_STEP_COPY, 1, 52, 0, 571}, /* %37 */
    {TNI_STEP_GIVE, 1, 0, 0, 587}, /* %52 */
    /* program 314 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 3, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 105, 305}, /* %0 %1 %2 %3 mean.dim */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 315 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_NUMEL, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_NUMEL, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 5, 2, 56}, /* %3 %4 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 10, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_COPY, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_JUMP, 0, 0, 12, 0}, /* */
    {TNI_STEP_DIV, 2, 8, 2, 2}, /* %1 %3 */
    {TNI_STEP_COPY, 1, 7, 0, 16}, /* %8 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 9, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 53, 23}, /* %10 */
    {TNI_STEP_CONSTANT, 0, 11, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 12, 2, 24}, /* %11 */
    {TNI_STEP_SCALED, 2, 13, 0, 1317}, /* %2 %12 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 14, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 15, 15, 34}, /* %14 %13 div.Tensor */
    {TNI_STEP_SCALAR, 1, 16, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 17, 12, 709}, /* %2 %16 eq.Scalar */
    {TNI_STEP_CALL, 3, 18, 13, 149}, /* %15 %17 %16 masked_fill.Scalar */
    {TNI_STEP_DIM, 1, 19, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 20, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 21, 3, 0}, /* */
    {TNI_STEP_NATIVE, 4, 22, 0, 1319}, /* %18 %19 %20 %21 restored */
    {TNI_STEP_CONSTANT, 0, 23, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 24, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 25, 105, 1323}, /* %0 %20 %23 %24 mean.dim */
    {TNI_STEP_SCALAR, 1, 26, 2, 81}, /* %23 */
    {TNI_STEP_CALL, 3, 27, 22, 1327}, /* %0 %25 %26 sub.Tensor */
    {TNI_STEP_CALL, 2, 28, 1, 1330}, /* %22 %27 mul.Tensor */
    {TNI_STEP_SAVED, 0, 29, 4, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 30, 1, 304}, /* %29 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 44, 558}, /* %30 */
    {TNI_STEP_VALUE, 1, 31, 0, 304}, /* %29 */
    {TNI_STEP_SCALAR, 1, 32, 2, 14}, /* %7 */
    {TNI_STEP_SUB, 2, 33, 0, 1332}, /* %32 %31 */
    {TNI_STEP_CONSTANT, 0, 34, 27, 0}, /* 0x4000000000000000 */
    {TNI_STEP_SCALAR, 1, 35, 3, 567}, /* %34 */
    {TNI_STEP_DIV, 2, 36, 0, 1140}, /* %35 %33 */
    {TNI_STEP_COPY, 1, 37, 0, 568}, /* %36 */
    {TNI_STEP_JUMP, 0, 0, 50, 0}, /* */
    {TNI_STEP_SUB, 2, 38, 2, 1037}, /* %7 %23 */
    {TNI_STEP_CONSTANT, 0, 39, 27, 0}, /* 0x4000000000000000 */
    {TNI_STEP_TO_DOUBLE, 1, 40, 0, 570}, /* %38 */
    {TNI_STEP_DIV, 2, 41, 3, 572}, /* %39 %40 */
    {TNI_STEP_SCALAR, 1, 42, 3, 579}, /* %41 */
    {TNI_STEP_COPY, 1, 37, 0, 576}, /* %42 */
    {TNI_STEP_SCALED, 2, 43, 0, 1334}, /* %28 %37 */
    {TNI_STEP_COPY, 1, 44, 0, 574}, /* %43 */
    {TNI_STEP_JUMP, 0, 0, 56, 0}, /* */
    {TNI_STEP_NONE, 0, 45, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 46, 14, 1336}, /* %0 %45 %45 %45 %45 %45 zeros_like */
    {TNI_STEP_COPY, 1, 44, 0, 578}, /* %46 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 47, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 48, 2, 580}, /* %47 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 71, 582}, /* %48 */
    {TNI_STEP_DIM, 1, 49, 0, 0}, /* %0 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 50, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 51, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 52, 3, 0}, /* */
    {TNI_STEP_NATIVE, 4, 53, 0, 1342}, /* %50 %49 %51 %52 restored */
    {TNI_STEP_SCALAR, 1, 54, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 2, 55, 42, 1346}, /* %53 %54 div.Scalar */
    {TNI_STEP_CONSTANT, 0, 56, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 57, 2, 636}, /* %56 */
    {TNI_STEP_CALL, 3, 58, 28, 1348}, /* %44 %55 %57 add.Tensor */
    {TNI_STEP_COPY, 1, 59, 0, 1173}, /* %58 */
    {TNI_STEP_JUMP, 0, 0, 72, 0}, /* */
    {TNI_STEP_COPY, 1, 59, 0, 577}, /* %44 */
    {TNI_STEP_GIVE, 1, 0, 0, 1175}, /* %59 */
    /* program 316 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_NATIVE, 4, 5, 0, 743}, /* %2 %1 %3 %4 restored */
    {TNI_STEP_SAVED, 0, 6, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 28, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 8, 3, 14}, /* %7 */
    {TNI_STEP_EQUAL, 2, 9, 0, 106}, /* %6 %8 */
    {TNI_STEP_NOT, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_COPY, 1, 11, 0, 17}, /* %9 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 17, 23}, /* %10 */
    {TNI_STEP_CONSTANT, 0, 12, 29, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 13, 3, 42}, /* %12 */
    {TNI_STEP_EQUAL, 2, 14, 0, 490}, /* %6 %13 */
    {TNI_STEP_COPY, 1, 11, 0, 34}, /* %14 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 33, 24}, /* %11 */
    {TNI_STEP_CALL, 1, 15, 10, 0}, /* %0 abs */
    {TNI_STEP_DIM, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_NATIVE, 4, 17, 0, 1351}, /* %5 %16 %3 %4 restored */
    {TNI_STEP_CALL, 2, 18, 53, 63}, /* %15 %17 eq.Tensor */
    {TNI_STEP_GRAD, 0, 19, 0, 0}, /* */
    {TNI_STEP_NATIVE, 4, 20, 0, 1355}, /* %19 %16 %3 %4 restored */
    {TNI_STEP_CONSTANT, 0, 21, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 22, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 23, 33, 1359}, /* %18 %3 %21 %22 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 24, 15, 1005}, /* %20 %23 div.Tensor */
    {TNI_STEP_CALL, 2, 25, 1, 598}, /* %24 %18 mul.Tensor */
    {TNI_STEP_CALL, 1, 26, 0, 0}, /* %0 sgn */
    {TNI_STEP_CALL, 2, 27, 1, 79}, /* %25 %26 mul.Tensor */
    {TNI_STEP_COPY, 1, 28, 0, 300}, /* %27 */
    {TNI_STEP_JUMP, 0, 0, 121, 0}, /* */
    {TNI_STEP_GRAD, 0, 29, 0, 0}, /* */
    {TNI_STEP_NATIVE, 4, 30, 0, 1363}, /* %29 %1 %3 %4 restored */
    {TNI_STEP_CONSTANT, 0, 31, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 32, 2, 560}, /* %31 */
    {TNI_STEP_EQUAL, 2, 33, 0, 1367}, /* %6 %32 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 43, 566}, /* %33 */
    {TNI_STEP_NONE, 0, 34, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 35, 14, 1369}, /* %0 %34 %34 %34 %34 %34 zeros_like */
    {TNI_STEP_COPY, 1, 36, 0, 586}, /* %35 */
    {TNI_STEP_JUMP, 0, 0, 120, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 37, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 38, 2, 571}, /* %37 */
    {TNI_STEP_EQUAL, 2, 39, 0, 1375}, /* %6 %38 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 51, 572}, /* %39 */
    {TNI_STEP_CALL, 1, 40, 0, 0}, /* %0 sgn */
    {TNI_STEP_CALL, 2, 41, 1, 1377}, /* %40 %30 mul.Tensor */
    {TNI_STEP_COPY, 1, 42, 0, 579}, /* %41 */
    {TNI_STEP_JUMP, 0, 0, 119, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 43, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 44, 2, 574}, /* %43 */
    {TNI_STEP_EQUAL, 2, 45, 0, 1379}, /* %6 %44 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 61, 575}, /* %45 */
    {TNI_STEP_CALL, 2, 46, 15, 1381}, /* %30 %5 div.Tensor */
    {TNI_STEP_CALL, 2, 47, 12, 1383}, /* %5 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 48, 13, 1385}, /* %46 %47 %32 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 49, 1, 1388}, /* %0 %48 mul.Tensor */
    {TNI_STEP_COPY, 1, 50, 0, 581}, /* %49 */
    {TNI_STEP_JUMP, 0, 0, 118, 0}, /* */
    {TNI_STEP_COPY, 1, 51, 0, 17}, /* %9 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 67, 23}, /* %10 */
    {TNI_STEP_CONSTANT, 0, 52, 29, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 53, 3, 587}, /* %52 */
    {TNI_STEP_EQUAL, 2, 54, 0, 1390}, /* %6 %53 */
    {TNI_STEP_COPY, 1, 51, 0, 632}, /* %54 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 75, 584}, /* %51 */
    {TNI_STEP_CALL, 1, 55, 10, 0}, /* %0 abs */
    {TNI_STEP_CALL, 2, 56, 53, 1392}, /* %55 %5 eq.Tensor */
    {TNI_STEP_CALL, 1, 57, 0, 0}, /* %0 sgn */
    {TNI_STEP_CALL, 2, 58, 1, 1394}, /* %57 %56 mul.Tensor */
    {TNI_STEP_CALL, 2, 59, 1, 1396}, /* %58 %30 mul.Tensor */
    {TNI_STEP_COPY, 1, 60, 0, 1175}, /* %59 */
    {TNI_STEP_JUMP, 0, 0, 117, 0}, /* */
    {TNI_STEP_LESS, 2, 61, 0, 1375}, /* %6 %38 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 90, 1179}, /* %61 */
    {TNI_STEP_CALL, 1, 62, 0, 0}, /* %0 sgn */
    {TNI_STEP_CALL, 1, 63, 10, 0}, /* %0 abs */
    {TNI_STEP_SUB, 2, 64, 0, 1375}, /* %6 %38 */
    {TNI_STEP_CALL, 2, 65, 11, 1398}, /* %63 %64 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 66, 1, 1400}, /* %62 %65 mul.Tensor */
    {TNI_STEP_CALL, 2, 67, 12, 1402}, /* %0 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 68, 13, 1404}, /* %66 %67 %32 masked_fill.Scalar */
    {TNI_STEP_SUB, 2, 69, 0, 1407}, /* %38 %6 */
    {TNI_STEP_CALL, 2, 70, 11, 1409}, /* %5 %69 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 71, 1, 1411}, /* %30 %70 mul.Tensor */
    {TNI_STEP_CALL, 2, 72, 1, 1413}, /* %68 %71 mul.Tensor */
    {TNI_STEP_COPY, 1, 73, 0, 1415}, /* %72 */
    {TNI_STEP_JUMP, 0, 0, 116, 0}, /* */
    {TNI_STEP_LESS, 2, 74, 0, 1379}, /* %6 %44 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 104, 1416}, /* %74 */
    {TNI_STEP_CALL, 1, 75, 0, 0}, /* %0 sgn */
    {TNI_STEP_CALL, 1, 76, 10, 0}, /* %0 abs */
    {TNI_STEP_SUB, 2, 77, 0, 1375}, /* %6 %38 */
    {TNI_STEP_CALL, 2, 78, 11, 1417}, /* %76 %77 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 79, 1, 1419}, /* %75 %78 mul.Tensor */
    {TNI_STEP_CALL, 2, 80, 11, 1421}, /* %5 %77 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 81, 15, 1423}, /* %30 %80 div.Tensor */
    {TNI_STEP_CALL, 2, 82, 12, 1383}, /* %5 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 83, 13, 1425}, /* %81 %82 %32 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 84, 1, 1428}, /* %79 %83 mul.Tensor */
    {TNI_STEP_COPY, 1, 85, 0, 1430}, /* %84 */
    {TNI_STEP_JUMP, 0, 0, 115, 0}, /* */
    {TNI_STEP_CALL, 1, 86, 10, 0}, /* %0 abs */
    {TNI_STEP_SUB, 2, 87, 0, 1379}, /* %6 %44 */
    {TNI_STEP_CALL, 2, 88, 11, 1431}, /* %86 %87 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 89, 1, 1433}, /* %0 %88 mul.Tensor */
    {TNI_STEP_SUB, 2, 90, 0, 1375}, /* %6 %38 */
    {TNI_STEP_CALL, 2, 91, 11, 1435}, /* %5 %90 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 92, 15, 1437}, /* %30 %91 div.Tensor */
    {TNI_STEP_CALL, 2, 93, 12, 1383}, /* %5 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 94, 13, 1439}, /* %92 %93 %32 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 95, 1, 1442}, /* %89 %94 mul.Tensor */
    {TNI_STEP_COPY, 1, 85, 0, 1444}, /* %95 */
    {TNI_STEP_COPY, 1, 73, 0, 1445}, /* %85 */
    {TNI_STEP_COPY, 1, 60, 0, 1446}, /* %73 */
    {TNI_STEP_COPY, 1, 50, 0, 1176}, /* %60 */
    {TNI_STEP_COPY, 1, 42, 0, 583}, /* %50 */
    {TNI_STEP_COPY, 1, 36, 0, 576}, /* %42 */
    {TNI_STEP_COPY, 1, 28, 0, 568}, /* %36 */
    {TNI_STEP_GIVE, 1, 0, 0, 302}, /* %28 */
    /* program 317 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 3, 0}, /* */
    {TNI_STEP_NATIVE, 4, 5, 0, 743}, /* %2 %1 %3 %4 restored */
    {TNI_STEP_TANGENT, 0, 6, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_NONE, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 9, 65, 1447}, /* %5 %8 %8 %8 %8 %8 ones_like */
    {TNI_STEP_ARGUMENT, 0, 10, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 11, 28, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 12, 3, 24}, /* %11 */
    {TNI_STEP_EQUAL, 2, 13, 0, 132}, /* %10 %12 */
    {TNI_STEP_NOT, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_COPY, 1, 15, 0, 35}, /* %13 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 21, 34}, /* %14 */
    {TNI_STEP_CONSTANT, 0, 16, 29, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 17, 3, 38}, /* %16 */
    {TNI_STEP_EQUAL, 2, 18, 0, 297}, /* %10 %17 */
    {TNI_STEP_COPY, 1, 15, 0, 39}, /* %18 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 35, 36}, /* %15 */
    {TNI_STEP_CALL, 1, 19, 10, 0}, /* %0 abs */
    {TNI_STEP_DIM, 1, 20, 0, 41}, /* %19 */
    {TNI_STEP_CONSTANT, 0, 21, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 22, 0, 1453}, /* %5 %20 %3 %21 restored */
    {TNI_STEP_CALL, 2, 23, 53, 1457}, /* %19 %22 eq.Tensor */
    {TNI_STEP_NATIVE, 4, 24, 0, 1459}, /* %9 %20 %3 %21 restored */
    {TNI_STEP_CALL, 4, 25, 33, 1463}, /* %23 %3 %21 %8 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 26, 15, 74}, /* %24 %25 div.Tensor */
    {TNI_STEP_CALL, 2, 27, 1, 80}, /* %26 %23 mul.Tensor */
    {TNI_STEP_CALL, 1, 28, 0, 0}, /* %0 sgn */
    {TNI_STEP_CALL, 2, 29, 1, 1012}, /* %27 %28 mul.Tensor */
    {TNI_STEP_COPY, 1, 30, 0, 304}, /* %29 */
    {TNI_STEP_JUMP, 0, 0, 121, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 31, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 32, 0, 1467}, /* %9 %1 %3 %31 restored */
    {TNI_STEP_CONSTANT, 0, 33, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 34, 2, 566}, /* %33 */
    {TNI_STEP_EQUAL, 2, 35, 0, 1471}, /* %10 %34 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 44, 586}, /* %35 */
    {TNI_STEP_CALL, 6, 36, 14, 1473}, /* %0 %8 %8 %8 %8 %8 zeros_like */
    {TNI_STEP_COPY, 1, 37, 0, 568}, /* %36 */
    {TNI_STEP_JUMP, 0, 0, 120, 0}, /* */
    {TNI_STEP_SCALAR, 1, 38, 2, 560}, /* %31 */
    {TNI_STEP_EQUAL, 2, 39, 0, 1479}, /* %10 %38 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 51, 572}, /* %39 */
    {TNI_STEP_CALL, 1, 40, 0, 0}, /* %0 sgn */
    {TNI_STEP_CALL, 2, 41, 1, 1481}, /* %40 %32 mul.Tensor */
    {TNI_STEP_COPY, 1, 42, 0, 579}, /* %41 */
    {TNI_STEP_JUMP, 0, 0, 119, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 43, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 44, 2, 574}, /* %43 */
    {TNI_STEP_EQUAL, 2, 45, 0, 1483}, /* %10 %44 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 61, 575}, /* %45 */
    {TNI_STEP_CALL, 2, 46, 15, 1485}, /* %32 %5 div.Tensor */
    {TNI_STEP_CALL, 2, 47, 12, 1487}, /* %5 %34 eq.Scalar */
    {TNI_STEP_CALL, 3, 48, 13, 1489}, /* %46 %47 %34 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 49, 1, 1388}, /* %0 %48 mul.Tensor */
    {TNI_STEP_COPY, 1, 50, 0, 581}, /* %49 */
    {TNI_STEP_JUMP, 0, 0, 118, 0}, /* */
    {TNI_STEP_COPY, 1, 51, 0, 35}, /* %13 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 67, 34}, /* %14 */
    {TNI_STEP_CONSTANT, 0, 52, 29, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 53, 3, 587}, /* %52 */
    {TNI_STEP_EQUAL, 2, 54, 0, 1492}, /* %10 %53 */
    {TNI_STEP_COPY, 1, 51, 0, 632}, /* %54 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 75, 584}, /* %51 */
    {TNI_STEP_CALL, 1, 55, 10, 0}, /* %0 abs */
    {TNI_STEP_CALL, 2, 56, 53, 1392}, /* %55 %5 eq.Tensor */
    {TNI_STEP_CALL, 1, 57, 0, 0}, /* %0 sgn */
    {TNI_STEP_CALL, 2, 58, 1, 1394}, /* %57 %56 mul.Tensor */
    {TNI_STEP_CALL, 2, 59, 1, 1494}, /* %58 %32 mul.Tensor */
    {TNI_STEP_COPY, 1, 60, 0, 1175}, /* %59 */
    {TNI_STEP_JUMP, 0, 0, 117, 0}, /* */
    {TNI_STEP_LESS, 2, 61, 0, 1479}, /* %10 %38 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 90, 1179}, /* %61 */
    {TNI_STEP_CALL, 1, 62, 0, 0}, /* %0 sgn */
    {TNI_STEP_CALL, 1, 63, 10, 0}, /* %0 abs */
    {TNI_STEP_SUB, 2, 64, 0, 1479}, /* %10 %38 */
    {TNI_STEP_CALL, 2, 65, 11, 1398}, /* %63 %64 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 66, 1, 1400}, /* %62 %65 mul.Tensor */
    {TNI_STEP_CALL, 2, 67, 12, 1369}, /* %0 %34 eq.Scalar */
    {TNI_STEP_CALL, 3, 68, 13, 1496}, /* %66 %67 %34 masked_fill.Scalar */
    {TNI_STEP_SUB, 2, 69, 0, 1499}, /* %38 %10 */
    {TNI_STEP_CALL, 2, 70, 11, 1409}, /* %5 %69 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 71, 1, 1501}, /* %32 %70 mul.Tensor */
    {TNI_STEP_CALL, 2, 72, 1, 1413}, /* %68 %71 mul.Tensor */
    {TNI_STEP_COPY, 1, 73, 0, 1415}, /* %72 */
    {TNI_STEP_JUMP, 0, 0, 116, 0}, /* */
    {TNI_STEP_LESS, 2, 74, 0, 1483}, /* %10 %44 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 104, 1416}, /* %74 */
    {TNI_STEP_CALL, 1, 75, 0, 0}, /* %0 sgn */
    {TNI_STEP_CALL, 1, 76, 10, 0}, /* %0 abs */
    {TNI_STEP_SUB, 2, 77, 0, 1479}, /* %10 %38 */
    {TNI_STEP_CALL, 2, 78, 11, 1417}, /* %76 %77 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 79, 1, 1419}, /* %75 %78 mul.Tensor */
    {TNI_STEP_CALL, 2, 80, 11, 1421}, /* %5 %77 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 81, 15, 1503}, /* %32 %80 div.Tensor */
    {TNI_STEP_CALL, 2, 82, 12, 1487}, /* %5 %34 eq.Scalar */
    {TNI_STEP_CALL, 3, 83, 13, 1505}, /* %81 %82 %34 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 84, 1, 1428}, /* %79 %83 mul.Tensor */
    {TNI_STEP_COPY, 1, 85, 0, 1430}, /* %84 */
    {TNI_STEP_JUMP, 0, 0, 115, 0}, /* */
    {TNI_STEP_CALL, 1, 86, 10, 0}, /* %0 abs */
    {TNI_STEP_SUB, 2, 87, 0, 1483}, /* %10 %44 */
    {TNI_STEP_CALL, 2, 88, 11, 1431}, /* %86 %87 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 89, 1, 1433}, /* %0 %88 mul.Tensor */
    {TNI_STEP_SUB, 2, 90, 0, 1479}, /* %10 %38 */
    {TNI_STEP_CALL, 2, 91, 11, 1435}, /* %5 %90 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 92, 15, 1508}, /* %32 %91 div.Tensor */
    {TNI_STEP_CALL, 2, 93, 12, 1487}, /* %5 %34 eq.Scalar */
    {TNI_STEP_CALL, 3, 94, 13, 1510}, /* %92 %93 %34 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 95, 1, 1442}, /* %89 %94 mul.Tensor */
    {TNI_STEP_COPY, 1, 85, 0, 1444}, /* %95 */
    {TNI_STEP_COPY, 1, 73, 0, 1445}, /* %85 */
    {TNI_STEP_COPY, 1, 60, 0, 1446}, /* %73 */
    {TNI_STEP_COPY, 1, 50, 0, 1176}, /* %60 */
    {TNI_STEP_COPY, 1, 42, 0, 583}, /* %50 */
    {TNI_STEP_COPY, 1, 37, 0, 576}, /* %42 */
    {TNI_STEP_COPY, 1, 30, 0, 571}, /* %37 */
    {TNI_STEP_CALL, 2, 96, 1, 1513}, /* %7 %30 mul.Tensor */
    {TNI_STEP_CALL, 1, 97, 2, 1515}, /* %96 real */
    {TNI_STEP_CALL, 4, 98, 33, 1516}, /* %97 %3 %4 %8 sum.dim_IntList */
    {TNI_STEP_GIVE, 1, 0, 0, 1520}, /* %98 */
    /* program 318 */
    {TNI_STEP_NONE, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 28, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 3, 3, 1}, /* %2 */
    {TNI_STEP_EQUAL, 2, 4, 0, 2}, /* %1 %3 */
    {TNI_STEP_NOT, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_COPY, 1, 6, 0, 6}, /* %4 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 7, 29, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 8, 3, 14}, /* %7 */
    {TNI_STEP_EQUAL, 2, 9, 0, 15}, /* %1 %8 */
    {TNI_STEP_COPY, 1, 6, 0, 17}, /* %9 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 29, 13}, /* %6 */
    {TNI_STEP_SAVED, 0, 10, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 11, 10, 23}, /* %10 abs */
    {TNI_STEP_DIM, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_SAVED, 0, 13, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 14, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 15, 0, 1521}, /* %13 %12 %0 %14 restored */
    {TNI_STEP_CALL, 2, 16, 53, 1021}, /* %11 %15 eq.Tensor */
    {TNI_STEP_GRAD, 0, 17, 0, 0}, /* */
    {TNI_STEP_NATIVE, 4, 18, 0, 1525}, /* %17 %12 %0 %14 restored */
    {TNI_STEP_CALL, 4, 19, 33, 1529}, /* %16 %0 %14 %0 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 20, 15, 212}, /* %18 %19 div.Tensor */
    {TNI_STEP_CALL, 2, 21, 1, 1533}, /* %20 %16 mul.Tensor */
    {TNI_STEP_CALL, 1, 22, 0, 23}, /* %10 sgn */
    {TNI_STEP_CALL, 2, 23, 1, 72}, /* %21 %22 mul.Tensor */
    {TNI_STEP_COPY, 1, 24, 0, 81}, /* %23 */
    {TNI_STEP_JUMP, 0, 0, 123, 0}, /* */
    {TNI_STEP_SAVED, 0, 25, 1, 0}, /* */
    {TNI_STEP_DIM, 1, 26, 0, 75}, /* %25 */
    {TNI_STEP_GRAD, 0, 27, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 28, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 29, 0, 1535}, /* %27 %26 %0 %28 restored */
    {TNI_STEP_CONSTANT, 0, 30, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 31, 2, 558}, /* %30 */
    {TNI_STEP_EQUAL, 2, 32, 0, 1539}, /* %1 %31 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 41, 563}, /* %32 */
    {TNI_STEP_CALL, 6, 33, 14, 1541}, /* %25 %0 %0 %0 %0 %0 zeros_like */
    {TNI_STEP_COPY, 1, 34, 0, 566}, /* %33 */
    {TNI_STEP_JUMP, 0, 0, 122, 0}, /* */
    {TNI_STEP_SCALAR, 1, 35, 2, 302}, /* %28 */
    {TNI_STEP_EQUAL, 2, 36, 0, 1547}, /* %1 %35 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 48, 568}, /* %36 */
    {TNI_STEP_CALL, 1, 37, 0, 75}, /* %25 sgn */
    {TNI_STEP_CALL, 2, 38, 1, 1549}, /* %37 %29 mul.Tensor */
    {TNI_STEP_COPY, 1, 39, 0, 570}, /* %38 */
    {TNI_STEP_JUMP, 0, 0, 121, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 40, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 41, 2, 573}, /* %40 */
    {TNI_STEP_EQUAL, 2, 42, 0, 1551}, /* %1 %41 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 59, 576}, /* %42 */
    {TNI_STEP_SAVED, 0, 43, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 44, 15, 1060}, /* %29 %43 div.Tensor */
    {TNI_STEP_CALL, 2, 45, 12, 1553}, /* %43 %31 eq.Scalar */
    {TNI_STEP_CALL, 3, 46, 13, 1555}, /* %44 %45 %31 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 47, 1, 1558}, /* %25 %46 mul.Tensor */
    {TNI_STEP_COPY, 1, 48, 0, 580}, /* %47 */
    {TNI_STEP_JUMP, 0, 0, 120, 0}, /* */
    {TNI_STEP_COPY, 1, 49, 0, 6}, /* %4 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 65, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 50, 29, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 51, 3, 583}, /* %50 */
    {TNI_STEP_EQUAL, 2, 52, 0, 1560}, /* %1 %51 */
    {TNI_STEP_COPY, 1, 49, 0, 587}, /* %52 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 74, 581}, /* %49 */
    {TNI_STEP_CALL, 1, 53, 10, 75}, /* %25 abs */
    {TNI_STEP_SAVED, 0, 54, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 55, 53, 1346}, /* %53 %54 eq.Tensor */
    {TNI_STEP_CALL, 1, 56, 0, 75}, /* %25 sgn */
    {TNI_STEP_CALL, 2, 57, 1, 1562}, /* %56 %55 mul.Tensor */
    {TNI_STEP_CALL, 2, 58, 1, 1564}, /* %57 %29 mul.Tensor */
    {TNI_STEP_COPY, 1, 59, 0, 1173}, /* %58 */
    {TNI_STEP_JUMP, 0, 0, 119, 0}, /* */
    {TNI_STEP_LESS, 2, 60, 0, 1547}, /* %1 %35 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 90, 1176}, /* %60 */
    {TNI_STEP_CALL, 1, 61, 0, 75}, /* %25 sgn */
    {TNI_STEP_CALL, 1, 62, 10, 75}, /* %25 abs */
    {TNI_STEP_SUB, 2, 63, 0, 1547}, /* %1 %35 */
    {TNI_STEP_CALL, 2, 64, 11, 1566}, /* %62 %63 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 65, 1, 1568}, /* %61 %64 mul.Tensor */
    {TNI_STEP_CALL, 2, 66, 12, 615}, /* %25 %31 eq.Scalar */
    {TNI_STEP_CALL, 3, 67, 13, 1570}, /* %65 %66 %31 masked_fill.Scalar */
    {TNI_STEP_SUB, 2, 68, 0, 1573}, /* %35 %1 */
    {TNI_STEP_SAVED, 0, 69, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 70, 11, 1575}, /* %69 %68 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 71, 1, 1577}, /* %29 %70 mul.Tensor */
    {TNI_STEP_CALL, 2, 72, 1, 1579}, /* %67 %71 mul.Tensor */
    {TNI_STEP_COPY, 1, 73, 0, 1415}, /* %72 */
    {TNI_STEP_JUMP, 0, 0, 118, 0}, /* */
    {TNI_STEP_LESS, 2, 74, 0, 1551}, /* %1 %41 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 105, 1416}, /* %74 */
    {TNI_STEP_CALL, 1, 75, 0, 75}, /* %25 sgn */
    {TNI_STEP_CALL, 1, 76, 10, 75}, /* %25 abs */
    {TNI_STEP_SUB, 2, 77, 0, 1547}, /* %1 %35 */
    {TNI_STEP_CALL, 2, 78, 11, 1417}, /* %76 %77 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 79, 1, 1419}, /* %75 %78 mul.Tensor */
    {TNI_STEP_SAVED, 0, 80, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 81, 11, 1581}, /* %80 %77 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 82, 15, 1583}, /* %29 %81 div.Tensor */
    {TNI_STEP_CALL, 2, 83, 12, 1585}, /* %80 %31 eq.Scalar */
    {TNI_STEP_CALL, 3, 84, 13, 1587}, /* %82 %83 %31 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 85, 1, 1590}, /* %79 %84 mul.Tensor */
    {TNI_STEP_COPY, 1, 86, 0, 1445}, /* %85 */
    {TNI_STEP_JUMP, 0, 0, 117, 0}, /* */
    {TNI_STEP_CALL, 1, 87, 10, 75}, /* %25 abs */
    {TNI_STEP_SUB, 2, 88, 0, 1551}, /* %1 %41 */
    {TNI_STEP_CALL, 2, 89, 11, 1592}, /* %87 %88 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 90, 1, 1594}, /* %25 %89 mul.Tensor */
    {TNI_STEP_SUB, 2, 91, 0, 1547}, /* %1 %35 */
    {TNI_STEP_SAVED, 0, 92, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 93, 11, 1596}, /* %92 %91 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 94, 15, 1598}, /* %29 %93 div.Tensor */
    {TNI_STEP_CALL, 2, 95, 12, 1600}, /* %92 %31 eq.Scalar */
    {TNI_STEP_CALL, 3, 96, 13, 1602}, /* %94 %95 %31 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 97, 1, 1605}, /* %90 %96 mul.Tensor */
    {TNI_STEP_COPY, 1, 86, 0, 1516}, /* %97 */
    {TNI_STEP_COPY, 1, 73, 0, 1431}, /* %86 */
    {TNI_STEP_COPY, 1, 59, 0, 1446}, /* %73 */
    {TNI_STEP_COPY, 1, 48, 0, 1175}, /* %59 */
    {TNI_STEP_COPY, 1, 39, 0, 582}, /* %48 */
    {TNI_STEP_COPY, 1, 34, 0, 572}, /* %39 */
    {TNI_STEP_COPY, 1, 24, 0, 567}, /* %34 */
    {TNI_STEP_GIVE, 1, 0, 0, 74}, /* %24 */
    /* program 319 */
    {TNI_STEP_NONE, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_RESULT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 65, 1607}, /* %3 %0 %0 %0 %0 %0 ones_like */
    {TNI_STEP_ARGUMENT, 0, 5, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 28, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 7, 3, 13}, /* %6 */
    {TNI_STEP_EQUAL, 2, 8, 0, 28}, /* %5 %7 */
    {TNI_STEP_NOT, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 10, 0, 16}, /* %8 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 17}, /* %9 */
    {TNI_STEP_CONSTANT, 0, 11, 29, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 12, 3, 24}, /* %11 */
    {TNI_STEP_EQUAL, 2, 13, 0, 144}, /* %5 %12 */
    {TNI_STEP_COPY, 1, 10, 0, 35}, /* %13 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 31, 23}, /* %10 */
    {TNI_STEP_ARGUMENT, 0, 14, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 15, 10, 34}, /* %14 abs */
    {TNI_STEP_DIM, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_CONSTANT, 0, 17, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 18, 0, 1613}, /* %3 %16 %0 %17 restored */
    {TNI_STEP_CALL, 2, 19, 53, 1000}, /* %15 %18 eq.Tensor */
    {TNI_STEP_NATIVE, 4, 20, 0, 1617}, /* %4 %16 %0 %17 restored */
    {TNI_STEP_CALL, 4, 21, 33, 1621}, /* %19 %0 %17 %0 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 22, 15, 540}, /* %20 %21 div.Tensor */
    {TNI_STEP_CALL, 2, 23, 1, 884}, /* %22 %19 mul.Tensor */
    {TNI_STEP_CALL, 1, 24, 0, 34}, /* %14 sgn */
    {TNI_STEP_CALL, 2, 25, 1, 840}, /* %23 %24 mul.Tensor */
    {TNI_STEP_COPY, 1, 26, 0, 75}, /* %25 */
    {TNI_STEP_JUMP, 0, 0, 119, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 27, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 28, 0, 300}, /* %27 */
    {TNI_STEP_CONSTANT, 0, 29, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 30, 0, 1625}, /* %4 %28 %0 %29 restored */
    {TNI_STEP_CONSTANT, 0, 31, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 32, 2, 560}, /* %31 */
    {TNI_STEP_EQUAL, 2, 33, 0, 1383}, /* %5 %32 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 42, 566}, /* %33 */
    {TNI_STEP_CALL, 6, 34, 14, 1629}, /* %27 %0 %0 %0 %0 %0 zeros_like */
    {TNI_STEP_COPY, 1, 35, 0, 567}, /* %34 */
    {TNI_STEP_JUMP, 0, 0, 118, 0}, /* */
    {TNI_STEP_SCALAR, 1, 36, 2, 304}, /* %29 */
    {TNI_STEP_EQUAL, 2, 37, 0, 1635}, /* %5 %36 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 49, 571}, /* %37 */
    {TNI_STEP_CALL, 1, 38, 0, 300}, /* %27 sgn */
    {TNI_STEP_CALL, 2, 39, 1, 1637}, /* %38 %30 mul.Tensor */
    {TNI_STEP_COPY, 1, 40, 0, 572}, /* %39 */
    {TNI_STEP_JUMP, 0, 0, 117, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 41, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 42, 2, 579}, /* %41 */
    {TNI_STEP_EQUAL, 2, 43, 0, 1639}, /* %5 %42 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 59, 574}, /* %43 */
    {TNI_STEP_CALL, 2, 44, 15, 1641}, /* %30 %3 div.Tensor */
    {TNI_STEP_CALL, 2, 45, 12, 1643}, /* %3 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 46, 13, 1645}, /* %44 %45 %32 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 47, 1, 1648}, /* %27 %46 mul.Tensor */
    {TNI_STEP_COPY, 1, 48, 0, 580}, /* %47 */
    {TNI_STEP_JUMP, 0, 0, 116, 0}, /* */
    {TNI_STEP_COPY, 1, 49, 0, 16}, /* %8 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 65, 17}, /* %9 */
    {TNI_STEP_CONSTANT, 0, 50, 29, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 51, 3, 583}, /* %50 */
    {TNI_STEP_EQUAL, 2, 52, 0, 1650}, /* %5 %51 */
    {TNI_STEP_COPY, 1, 49, 0, 587}, /* %52 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 73, 581}, /* %49 */
    {TNI_STEP_CALL, 1, 53, 10, 300}, /* %27 abs */
    {TNI_STEP_CALL, 2, 54, 53, 1652}, /* %53 %3 eq.Tensor */
    {TNI_STEP_CALL, 1, 55, 0, 300}, /* %27 sgn */
    {TNI_STEP_CALL, 2, 56, 1, 1654}, /* %55 %54 mul.Tensor */
    {TNI_STEP_CALL, 2, 57, 1, 1656}, /* %56 %30 mul.Tensor */
    {TNI_STEP_COPY, 1, 58, 0, 1172}, /* %57 */
    {TNI_STEP_JUMP, 0, 0, 115, 0}, /* */
    {TNI_STEP_LESS, 2, 59, 0, 1635}, /* %5 %36 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 88, 1175}, /* %59 */
    {TNI_STEP_CALL, 1, 60, 0, 300}, /* %27 sgn */
    {TNI_STEP_CALL, 1, 61, 10, 300}, /* %27 abs */
    {TNI_STEP_SUB, 2, 62, 0, 1635}, /* %5 %36 */
    {TNI_STEP_CALL, 2, 63, 11, 1179}, /* %61 %62 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 64, 1, 1658}, /* %60 %63 mul.Tensor */
    {TNI_STEP_CALL, 2, 65, 12, 1331}, /* %27 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 66, 13, 1660}, /* %64 %65 %32 masked_fill.Scalar */
    {TNI_STEP_SUB, 2, 67, 0, 1663}, /* %36 %5 */
    {TNI_STEP_CALL, 2, 68, 11, 1665}, /* %3 %67 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 69, 1, 1667}, /* %30 %68 mul.Tensor */
    {TNI_STEP_CALL, 2, 70, 1, 1669}, /* %66 %69 mul.Tensor */
    {TNI_STEP_COPY, 1, 71, 0, 1412}, /* %70 */
    {TNI_STEP_JUMP, 0, 0, 114, 0}, /* */
    {TNI_STEP_LESS, 2, 72, 0, 1639}, /* %5 %42 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 102, 1415}, /* %72 */
    {TNI_STEP_CALL, 1, 73, 0, 300}, /* %27 sgn */
    {TNI_STEP_CALL, 1, 74, 10, 300}, /* %27 abs */
    {TNI_STEP_SUB, 2, 75, 0, 1635}, /* %5 %36 */
    {TNI_STEP_CALL, 2, 76, 11, 1671}, /* %74 %75 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 77, 1, 1673}, /* %73 %76 mul.Tensor */
    {TNI_STEP_CALL, 2, 78, 11, 1675}, /* %3 %75 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 79, 15, 1677}, /* %30 %78 div.Tensor */
    {TNI_STEP_CALL, 2, 80, 12, 1643}, /* %3 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 81, 13, 1679}, /* %79 %80 %32 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 82, 1, 1682}, /* %77 %81 mul.Tensor */
    {TNI_STEP_COPY, 1, 83, 0, 1426}, /* %82 */
    {TNI_STEP_JUMP, 0, 0, 113, 0}, /* */
    {TNI_STEP_CALL, 1, 84, 10, 300}, /* %27 abs */
    {TNI_STEP_SUB, 2, 85, 0, 1639}, /* %5 %42 */
    {TNI_STEP_CALL, 2, 86, 11, 1684}, /* %84 %85 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 87, 1, 1686}, /* %27 %86 mul.Tensor */
    {TNI_STEP_SUB, 2, 88, 0, 1635}, /* %5 %36 */
    {TNI_STEP_CALL, 2, 89, 11, 1688}, /* %3 %88 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 90, 15, 1690}, /* %30 %89 div.Tensor */
    {TNI_STEP_CALL, 2, 91, 12, 1643}, /* %3 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 92, 13, 1692}, /* %90 %91 %32 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 93, 1, 1695}, /* %87 %92 mul.Tensor */
    {TNI_STEP_COPY, 1, 83, 0, 1440}, /* %93 */
    {TNI_STEP_COPY, 1, 71, 0, 1429}, /* %83 */
    {TNI_STEP_COPY, 1, 58, 0, 1414}, /* %71 */
    {TNI_STEP_COPY, 1, 48, 0, 1173}, /* %58 */
    {TNI_STEP_COPY, 1, 40, 0, 582}, /* %48 */
    {TNI_STEP_COPY, 1, 35, 0, 573}, /* %40 */
    {TNI_STEP_COPY, 1, 26, 0, 586}, /* %35 */
    {TNI_STEP_CALL, 2, 94, 1, 1697}, /* %2 %26 mul.Tensor */
    {TNI_STEP_CALL, 1, 95, 2, 1443}, /* %94 real */
    {TNI_STEP_CONSTANT, 0, 96, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 97, 33, 1699}, /* %95 %0 %96 %0 sum.dim_IntList */
    {TNI_STEP_GIVE, 1, 0, 0, 1516}, /* %97 */
    /* program 320 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 1, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 6, 2}, /* %1 */
    {TNI_STEP_VALUE, 1, 2, 0, 0}, /* %0 */
    {TNI_STEP_COPY, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_JUMP, 0, 0, 9, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_COPY, 1, 3, 0, 7}, /* %5 */
    {TNI_STEP_SAVED, 0, 6, 1, 0}, /* */
    {TNI_STEP_DIM, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_SAVED, 0, 8, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 3, 0}, /* */
    {TNI_STEP_SOME, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_SAVED, 0, 11, 4, 0}, /* */
    {TNI_STEP_NATIVE, 4, 12, 0, 1703}, /* %8 %7 %10 %11 restored */
    {TNI_STEP_CONSTANT, 0, 13, 28, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 14, 3, 35}, /* %13 */
    {TNI_STEP_EQUAL, 2, 15, 0, 338}, /* %3 %14 */
    {TNI_STEP_NOT, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_COPY, 1, 17, 0, 36}, /* %15 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 26, 38}, /* %16 */
    {TNI_STEP_CONSTANT, 0, 18, 29, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 19, 3, 39}, /* %18 */
    {TNI_STEP_EQUAL, 2, 20, 0, 1707}, /* %3 %19 */
    {TNI_STEP_COPY, 1, 17, 0, 55}, /* %20 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 42, 40}, /* %17 */
    {TNI_STEP_CALL, 1, 21, 10, 13}, /* %6 abs */
    {TNI_STEP_DIM, 1, 22, 0, 72}, /* %21 */
    {TNI_STEP_NATIVE, 4, 23, 0, 1709}, /* %12 %22 %10 %11 restored */
    {TNI_STEP_CALL, 2, 24, 53, 293}, /* %21 %23 eq.Tensor */
    {TNI_STEP_GRAD, 0, 25, 0, 0}, /* */
    {TNI_STEP_NATIVE, 4, 26, 0, 1713}, /* %25 %22 %10 %11 restored */
    {TNI_STEP_CONSTANT, 0, 27, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 28, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 29, 33, 1717}, /* %24 %10 %27 %28 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 30, 15, 1721}, /* %26 %29 div.Tensor */
    {TNI_STEP_CALL, 2, 31, 1, 1723}, /* %30 %24 mul.Tensor */
    {TNI_STEP_CALL, 1, 32, 0, 13}, /* %6 sgn */
    {TNI_STEP_CALL, 2, 33, 1, 1246}, /* %31 %32 mul.Tensor */
    {TNI_STEP_COPY, 1, 34, 0, 566}, /* %33 */
    {TNI_STEP_JUMP, 0, 0, 130, 0}, /* */
    {TNI_STEP_GRAD, 0, 35, 0, 0}, /* */
    {TNI_STEP_NATIVE, 4, 36, 0, 1725}, /* %35 %7 %10 %11 restored */
    {TNI_STEP_CONSTANT, 0, 37, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 38, 2, 571}, /* %37 */
    {TNI_STEP_EQUAL, 2, 39, 0, 1729}, /* %3 %38 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 52, 572}, /* %39 */
    {TNI_STEP_NONE, 0, 40, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 41, 14, 1731}, /* %6 %40 %40 %40 %40 %40 zeros_like */
    {TNI_STEP_COPY, 1, 42, 0, 579}, /* %41 */
    {TNI_STEP_JUMP, 0, 0, 129, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 43, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 44, 2, 574}, /* %43 */
    {TNI_STEP_EQUAL, 2, 45, 0, 1737}, /* %3 %44 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 60, 575}, /* %45 */
    {TNI_STEP_CALL, 1, 46, 0, 13}, /* %6 sgn */
    {TNI_STEP_CALL, 2, 47, 1, 1739}, /* %46 %36 mul.Tensor */
    {TNI_STEP_COPY, 1, 48, 0, 580}, /* %47 */
    {TNI_STEP_JUMP, 0, 0, 128, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 49, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 50, 2, 581}, /* %49 */
    {TNI_STEP_EQUAL, 2, 51, 0, 1741}, /* %3 %50 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 70, 584}, /* %51 */
    {TNI_STEP_CALL, 2, 52, 15, 1743}, /* %36 %12 div.Tensor */
    {TNI_STEP_CALL, 2, 53, 12, 1745}, /* %12 %38 eq.Scalar */
    {TNI_STEP_CALL, 3, 54, 13, 1747}, /* %52 %53 %38 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 55, 1, 1750}, /* %6 %54 mul.Tensor */
    {TNI_STEP_COPY, 1, 56, 0, 635}, /* %55 */
    {TNI_STEP_JUMP, 0, 0, 127, 0}, /* */
    {TNI_STEP_COPY, 1, 57, 0, 36}, /* %15 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 76, 38}, /* %16 */
    {TNI_STEP_CONSTANT, 0, 58, 29, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 59, 3, 1173}, /* %58 */
    {TNI_STEP_EQUAL, 2, 60, 0, 1752}, /* %3 %59 */
    {TNI_STEP_COPY, 1, 57, 0, 1176}, /* %60 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 84, 1172}, /* %57 */
    {TNI_STEP_CALL, 1, 61, 10, 13}, /* %6 abs */
    {TNI_STEP_CALL, 2, 62, 53, 1754}, /* %61 %12 eq.Tensor */
    {TNI_STEP_CALL, 1, 63, 0, 13}, /* %6 sgn */
    {TNI_STEP_CALL, 2, 64, 1, 1756}, /* %63 %62 mul.Tensor */
    {TNI_STEP_CALL, 2, 65, 1, 1758}, /* %64 %36 mul.Tensor */
    {TNI_STEP_COPY, 1, 66, 0, 1401}, /* %65 */
    {TNI_STEP_JUMP, 0, 0, 126, 0}, /* */
    {TNI_STEP_LESS, 2, 67, 0, 1737}, /* %3 %44 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 99, 1405}, /* %67 */
    {TNI_STEP_CALL, 1, 68, 0, 13}, /* %6 sgn */
    {TNI_STEP_CALL, 1, 69, 10, 13}, /* %6 abs */
    {TNI_STEP_SUB, 2, 70, 0, 1737}, /* %3 %44 */
    {TNI_STEP_CALL, 2, 71, 11, 1760}, /* %69 %70 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 72, 1, 1413}, /* %68 %71 mul.Tensor */
    {TNI_STEP_CALL, 2, 73, 12, 1375}, /* %6 %38 eq.Scalar */
    {TNI_STEP_CALL, 3, 74, 13, 1762}, /* %72 %73 %38 masked_fill.Scalar */
    {TNI_STEP_SUB, 2, 75, 0, 1765}, /* %44 %3 */
    {TNI_STEP_CALL, 2, 76, 11, 1767}, /* %12 %75 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 77, 1, 1769}, /* %36 %76 mul.Tensor */
    {TNI_STEP_CALL, 2, 78, 1, 1771}, /* %74 %77 mul.Tensor */
    {TNI_STEP_COPY, 1, 79, 0, 1420}, /* %78 */
    {TNI_STEP_JUMP, 0, 0, 125, 0}, /* */
    {TNI_STEP_LESS, 2, 80, 0, 1741}, /* %3 %50 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 113, 1424}, /* %80 */
    {TNI_STEP_CALL, 1, 81, 0, 13}, /* %6 sgn */
    {TNI_STEP_CALL, 1, 82, 10, 13}, /* %6 abs */
    {TNI_STEP_SUB, 2, 83, 0, 1737}, /* %3 %44 */
    {TNI_STEP_CALL, 2, 84, 11, 1587}, /* %82 %83 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 85, 1, 1683}, /* %81 %84 mul.Tensor */
    {TNI_STEP_CALL, 2, 86, 11, 1773}, /* %12 %83 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 87, 15, 1775}, /* %36 %86 div.Tensor */
    {TNI_STEP_CALL, 2, 88, 12, 1745}, /* %12 %38 eq.Scalar */
    {TNI_STEP_CALL, 3, 89, 13, 1777}, /* %87 %88 %38 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 90, 1, 1780}, /* %85 %89 mul.Tensor */
    {TNI_STEP_COPY, 1, 91, 0, 1436}, /* %90 */
    {TNI_STEP_JUMP, 0, 0, 124, 0}, /* */
    {TNI_STEP_CALL, 1, 92, 10, 13}, /* %6 abs */
    {TNI_STEP_SUB, 2, 93, 0, 1741}, /* %3 %50 */
    {TNI_STEP_CALL, 2, 94, 11, 1439}, /* %92 %93 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 95, 1, 1782}, /* %6 %94 mul.Tensor */
    {TNI_STEP_SUB, 2, 96, 0, 1737}, /* %3 %44 */
    {TNI_STEP_CALL, 2, 97, 11, 1784}, /* %12 %96 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 98, 15, 1786}, /* %36 %97 div.Tensor */
    {TNI_STEP_CALL, 2, 99, 12, 1745}, /* %12 %38 eq.Scalar */
    {TNI_STEP_CALL, 3, 100, 13, 1788}, /* %98 %99 %38 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 101, 1, 1791}, /* %95 %100 mul.Tensor */
    {TNI_STEP_COPY, 1, 91, 0, 1793}, /* %101 */
    {TNI_STEP_COPY, 1, 79, 0, 1438}, /* %91 */
    {TNI_STEP_COPY, 1, 66, 0, 1428}, /* %79 */
    {TNI_STEP_COPY, 1, 56, 0, 1404}, /* %66 */
    {TNI_STEP_COPY, 1, 48, 0, 636}, /* %56 */
    {TNI_STEP_COPY, 1, 42, 0, 582}, /* %48 */
    {TNI_STEP_COPY, 1, 34, 0, 576}, /* %42 */
    {TNI_STEP_GIVE, 1, 0, 0, 567}, /* %34 */
    /* program 321 */
    {TNI_STEP_ARGUMENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 1, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 6, 2}, /* %1 */
    {TNI_STEP_VALUE, 1, 2, 0, 0}, /* %0 */
    {TNI_STEP_COPY, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_JUMP, 0, 0, 9, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_COPY, 1, 3, 0, 7}, /* %5 */
    {TNI_STEP_ARGUMENT, 0, 6, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_RESULT, 0, 8, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 9, 2, 0}, /* */
    {TNI_STEP_SOME, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_ARGUMENT, 0, 11, 3, 0}, /* */
    {TNI_STEP_NATIVE, 4, 12, 0, 1703}, /* %8 %7 %10 %11 restored */
    {TNI_STEP_TANGENT, 0, 13, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_NONE, 0, 15, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 16, 65, 1794}, /* %12 %15 %15 %15 %15 %15 ones_like */
    {TNI_STEP_CONSTANT, 0, 17, 28, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 18, 3, 40}, /* %17 */
    {TNI_STEP_EQUAL, 2, 19, 0, 1800}, /* %3 %18 */
    {TNI_STEP_NOT, 1, 20, 0, 41}, /* %19 */
    {TNI_STEP_COPY, 1, 21, 0, 41}, /* %19 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 30, 55}, /* %20 */
    {TNI_STEP_CONSTANT, 0, 22, 29, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 23, 3, 73}, /* %22 */
    {TNI_STEP_EQUAL, 2, 24, 0, 1802}, /* %3 %23 */
    {TNI_STEP_COPY, 1, 21, 0, 74}, /* %24 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 44, 72}, /* %21 */
    {TNI_STEP_CALL, 1, 25, 10, 13}, /* %6 abs */
    {TNI_STEP_DIM, 1, 26, 0, 75}, /* %25 */
    {TNI_STEP_CONSTANT, 0, 27, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 28, 0, 1804}, /* %12 %26 %10 %27 restored */
    {TNI_STEP_CALL, 2, 29, 53, 1808}, /* %25 %28 eq.Tensor */
    {TNI_STEP_NATIVE, 4, 30, 0, 1810}, /* %16 %26 %10 %27 restored */
    {TNI_STEP_CALL, 4, 31, 33, 1814}, /* %29 %10 %27 %15 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 32, 15, 1227}, /* %30 %31 div.Tensor */
    {TNI_STEP_CALL, 2, 33, 1, 1818}, /* %32 %29 mul.Tensor */
    {TNI_STEP_CALL, 1, 34, 0, 13}, /* %6 sgn */
    {TNI_STEP_CALL, 2, 35, 1, 566}, /* %33 %34 mul.Tensor */
    {TNI_STEP_COPY, 1, 36, 0, 586}, /* %35 */
    {TNI_STEP_JUMP, 0, 0, 130, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 37, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 38, 0, 1820}, /* %16 %7 %10 %37 restored */
    {TNI_STEP_CONSTANT, 0, 39, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 40, 2, 572}, /* %39 */
    {TNI_STEP_EQUAL, 2, 41, 0, 1824}, /* %3 %40 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 53, 579}, /* %41 */
    {TNI_STEP_CALL, 6, 42, 14, 1826}, /* %6 %15 %15 %15 %15 %15 zeros_like */
    {TNI_STEP_COPY, 1, 43, 0, 576}, /* %42 */
    {TNI_STEP_JUMP, 0, 0, 129, 0}, /* */
    {TNI_STEP_SCALAR, 1, 44, 2, 571}, /* %37 */
    {TNI_STEP_EQUAL, 2, 45, 0, 1737}, /* %3 %44 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 60, 575}, /* %45 */
    {TNI_STEP_CALL, 1, 46, 0, 13}, /* %6 sgn */
    {TNI_STEP_CALL, 2, 47, 1, 1832}, /* %46 %38 mul.Tensor */
    {TNI_STEP_COPY, 1, 48, 0, 580}, /* %47 */
    {TNI_STEP_JUMP, 0, 0, 128, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 49, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 50, 2, 581}, /* %49 */
    {TNI_STEP_EQUAL, 2, 51, 0, 1741}, /* %3 %50 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 70, 584}, /* %51 */
    {TNI_STEP_CALL, 2, 52, 15, 1834}, /* %38 %12 div.Tensor */
    {TNI_STEP_CALL, 2, 53, 12, 1836}, /* %12 %40 eq.Scalar */
    {TNI_STEP_CALL, 3, 54, 13, 1838}, /* %52 %53 %40 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 55, 1, 1750}, /* %6 %54 mul.Tensor */
    {TNI_STEP_COPY, 1, 56, 0, 635}, /* %55 */
    {TNI_STEP_JUMP, 0, 0, 127, 0}, /* */
    {TNI_STEP_COPY, 1, 57, 0, 41}, /* %19 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 76, 55}, /* %20 */
    {TNI_STEP_CONSTANT, 0, 58, 29, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 59, 3, 1173}, /* %58 */
    {TNI_STEP_EQUAL, 2, 60, 0, 1752}, /* %3 %59 */
    {TNI_STEP_COPY, 1, 57, 0, 1176}, /* %60 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 84, 1172}, /* %57 */
    {TNI_STEP_CALL, 1, 61, 10, 13}, /* %6 abs */
    {TNI_STEP_CALL, 2, 62, 53, 1754}, /* %61 %12 eq.Tensor */
    {TNI_STEP_CALL, 1, 63, 0, 13}, /* %6 sgn */
    {TNI_STEP_CALL, 2, 64, 1, 1756}, /* %63 %62 mul.Tensor */
    {TNI_STEP_CALL, 2, 65, 1, 1841}, /* %64 %38 mul.Tensor */
    {TNI_STEP_COPY, 1, 66, 0, 1401}, /* %65 */
    {TNI_STEP_JUMP, 0, 0, 126, 0}, /* */
    {TNI_STEP_LESS, 2, 67, 0, 1737}, /* %3 %44 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 99, 1405}, /* %67 */
    {TNI_STEP_CALL, 1, 68, 0, 13}, /* %6 sgn */
    {TNI_STEP_CALL, 1, 69, 10, 13}, /* %6 abs */
    {TNI_STEP_SUB, 2, 70, 0, 1737}, /* %3 %44 */
    {TNI_STEP_CALL, 2, 71, 11, 1760}, /* %69 %70 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 72, 1, 1413}, /* %68 %71 mul.Tensor */
    {TNI_STEP_CALL, 2, 73, 12, 1731}, /* %6 %40 eq.Scalar */
    {TNI_STEP_CALL, 3, 74, 13, 1843}, /* %72 %73 %40 masked_fill.Scalar */
    {TNI_STEP_SUB, 2, 75, 0, 1765}, /* %44 %3 */
    {TNI_STEP_CALL, 2, 76, 11, 1767}, /* %12 %75 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 77, 1, 1846}, /* %38 %76 mul.Tensor */
    {TNI_STEP_CALL, 2, 78, 1, 1771}, /* %74 %77 mul.Tensor */
    {TNI_STEP_COPY, 1, 79, 0, 1420}, /* %78 */
    {TNI_STEP_JUMP, 0, 0, 125, 0}, /* */
    {TNI_STEP_LESS, 2, 80, 0, 1741}, /* %3 %50 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 113, 1424}, /* %80 */
    {TNI_STEP_CALL, 1, 81, 0, 13}, /* %6 sgn */
    {TNI_STEP_CALL, 1, 82, 10, 13}, /* %6 abs */
    {TNI_STEP_SUB, 2, 83, 0, 1737}, /* %3 %44 */
    {TNI_STEP_CALL, 2, 84, 11, 1587}, /* %82 %83 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 85, 1, 1683}, /* %81 %84 mul.Tensor */
    {TNI_STEP_CALL, 2, 86, 11, 1773}, /* %12 %83 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 87, 15, 1848}, /* %38 %86 div.Tensor */
    {TNI_STEP_CALL, 2, 88, 12, 1836}, /* %12 %40 eq.Scalar */
    {TNI_STEP_CALL, 3, 89, 13, 1850}, /* %87 %88 %40 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 90, 1, 1780}, /* %85 %89 mul.Tensor */
    {TNI_STEP_COPY, 1, 91, 0, 1436}, /* %90 */
    {TNI_STEP_JUMP, 0, 0, 124, 0}, /* */
    {TNI_STEP_CALL, 1, 92, 10, 13}, /* %6 abs */
    {TNI_STEP_SUB, 2, 93, 0, 1741}, /* %3 %50 */
    {TNI_STEP_CALL, 2, 94, 11, 1439}, /* %92 %93 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 95, 1, 1782}, /* %6 %94 mul.Tensor */
    {TNI_STEP_SUB, 2, 96, 0, 1737}, /* %3 %44 */
    {TNI_STEP_CALL, 2, 97, 11, 1784}, /* %12 %96 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 98, 15, 1853}, /* %38 %97 div.Tensor */
    {TNI_STEP_CALL, 2, 99, 12, 1836}, /* %12 %40 eq.Scalar */
    {TNI_STEP_CALL, 3, 100, 13, 1855}, /* %98 %99 %40 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 101, 1, 1791}, /* %95 %100 mul.Tensor */
    {TNI_STEP_COPY, 1, 91, 0, 1793}, /* %101 */
    {TNI_STEP_COPY, 1, 79, 0, 1438}, /* %91 */
    {TNI_STEP_COPY, 1, 66, 0, 1428}, /* %79 */
    {TNI_STEP_COPY, 1, 56, 0, 1404}, /* %66 */
    {TNI_STEP_COPY, 1, 48, 0, 636}, /* %56 */
    {TNI_STEP_COPY, 1, 43, 0, 582}, /* %48 */
    {TNI_STEP_COPY, 1, 36, 0, 574}, /* %43 */
    {TNI_STEP_CALL, 2, 102, 1, 1858}, /* %14 %36 mul.Tensor */
    {TNI_STEP_CALL, 1, 103, 2, 1860}, /* %102 real */
    {TNI_STEP_CALL, 4, 104, 33, 1861}, /* %103 %10 %11 %15 sum.dim_IntList */
    {TNI_STEP_GIVE, 1, 0, 0, 1865}, /* %104 */
    /* program 322 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_NONE, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 91, 751}, /* %2 %1 %3 %3 %4 to.dtype */
    {TNI_STEP_SAVED, 0, 6, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 7, 1, 13}, /* %6 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 14}, /* %7 */
    {TNI_STEP_VALUE, 1, 8, 0, 13}, /* %6 */
    {TNI_STEP_COPY, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_JUMP, 0, 0, 15, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_COPY, 1, 9, 0, 24}, /* %11 */
    {TNI_STEP_CONSTANT, 0, 12, 28, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 13, 3, 42}, /* %12 */
    {TNI_STEP_EQUAL, 2, 14, 0, 1866}, /* %9 %13 */
    {TNI_STEP_NOT, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_COPY, 1, 16, 0, 34}, /* %14 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 25, 36}, /* %15 */
    {TNI_STEP_CONSTANT, 0, 17, 29, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 18, 3, 40}, /* %17 */
    {TNI_STEP_EQUAL, 2, 19, 0, 1868}, /* %9 %18 */
    {TNI_STEP_COPY, 1, 16, 0, 41}, /* %19 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 40, 38}, /* %16 */
    {TNI_STEP_CALL, 1, 20, 10, 7}, /* %5 abs */
    {TNI_STEP_DIM, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_SAVED, 0, 22, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 23, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 24, 0, 1870}, /* %22 %21 %4 %23 restored */
    {TNI_STEP_CALL, 2, 25, 53, 295}, /* %20 %24 eq.Tensor */
    {TNI_STEP_NATIVE, 4, 26, 0, 1874}, /* %0 %21 %4 %23 restored */
    {TNI_STEP_CALL, 4, 27, 33, 1878}, /* %25 %4 %23 %4 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 28, 15, 299}, /* %26 %27 div.Tensor */
    {TNI_STEP_CALL, 2, 29, 1, 1882}, /* %28 %25 mul.Tensor */
    {TNI_STEP_CALL, 1, 30, 0, 7}, /* %5 sgn */
    {TNI_STEP_CALL, 2, 31, 1, 1042}, /* %29 %30 mul.Tensor */
    {TNI_STEP_COPY, 1, 32, 0, 560}, /* %31 */
    {TNI_STEP_JUMP, 0, 0, 131, 0}, /* */
    {TNI_STEP_DIM, 1, 33, 0, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 34, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 35, 0, 1884}, /* %0 %33 %4 %34 restored */
    {TNI_STEP_SCALAR, 1, 36, 2, 3}, /* %3 */
    {TNI_STEP_EQUAL, 2, 37, 0, 1888}, /* %9 %36 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 49, 571}, /* %37 */
    {TNI_STEP_CALL, 6, 38, 14, 1890}, /* %5 %4 %4 %4 %4 %4 zeros_like */
    {TNI_STEP_COPY, 1, 39, 0, 570}, /* %38 */
    {TNI_STEP_JUMP, 0, 0, 130, 0}, /* */
    {TNI_STEP_SCALAR, 1, 40, 2, 567}, /* %34 */
    {TNI_STEP_EQUAL, 2, 41, 0, 1896}, /* %9 %40 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 56, 579}, /* %41 */
    {TNI_STEP_CALL, 1, 42, 0, 7}, /* %5 sgn */
    {TNI_STEP_CALL, 2, 43, 1, 1898}, /* %42 %35 mul.Tensor */
    {TNI_STEP_COPY, 1, 44, 0, 574}, /* %43 */
    {TNI_STEP_JUMP, 0, 0, 129, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 45, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 46, 2, 575}, /* %45 */
    {TNI_STEP_EQUAL, 2, 47, 0, 1900}, /* %9 %46 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 67, 580}, /* %47 */
    {TNI_STEP_SAVED, 0, 48, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 49, 15, 1902}, /* %35 %48 div.Tensor */
    {TNI_STEP_CALL, 2, 50, 12, 1904}, /* %48 %36 eq.Scalar */
    {TNI_STEP_CALL, 3, 51, 13, 1906}, /* %49 %50 %36 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 52, 1, 1650}, /* %5 %51 mul.Tensor */
    {TNI_STEP_COPY, 1, 53, 0, 587}, /* %52 */
    {TNI_STEP_JUMP, 0, 0, 128, 0}, /* */
    {TNI_STEP_COPY, 1, 54, 0, 34}, /* %14 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 73, 36}, /* %15 */
    {TNI_STEP_CONSTANT, 0, 55, 29, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 56, 3, 635}, /* %55 */
    {TNI_STEP_EQUAL, 2, 57, 0, 1909}, /* %9 %56 */
    {TNI_STEP_COPY, 1, 54, 0, 1172}, /* %57 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 82, 632}, /* %54 */
    {TNI_STEP_CALL, 1, 58, 10, 7}, /* %5 abs */
    {TNI_STEP_SAVED, 0, 59, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 60, 53, 1911}, /* %58 %59 eq.Tensor */
    {TNI_STEP_CALL, 1, 61, 0, 7}, /* %5 sgn */
    {TNI_STEP_CALL, 2, 62, 1, 1913}, /* %61 %60 mul.Tensor */
    {TNI_STEP_CALL, 2, 63, 1, 1915}, /* %62 %35 mul.Tensor */
    {TNI_STEP_COPY, 1, 64, 0, 1398}, /* %63 */
    {TNI_STEP_JUMP, 0, 0, 127, 0}, /* */
    {TNI_STEP_LESS, 2, 65, 0, 1896}, /* %9 %40 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 98, 1401}, /* %65 */
    {TNI_STEP_CALL, 1, 66, 0, 7}, /* %5 sgn */
    {TNI_STEP_CALL, 1, 67, 10, 7}, /* %5 abs */
    {TNI_STEP_SUB, 2, 68, 0, 1896}, /* %9 %40 */
    {TNI_STEP_CALL, 2, 69, 11, 1917}, /* %67 %68 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 70, 1, 1669}, /* %66 %69 mul.Tensor */
    {TNI_STEP_CALL, 2, 71, 12, 1635}, /* %5 %36 eq.Scalar */
    {TNI_STEP_CALL, 3, 72, 13, 1919}, /* %70 %71 %36 masked_fill.Scalar */
    {TNI_STEP_SUB, 2, 73, 0, 1922}, /* %40 %9 */
    {TNI_STEP_SAVED, 0, 74, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 75, 11, 1924}, /* %74 %73 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 76, 1, 1926}, /* %35 %75 mul.Tensor */
    {TNI_STEP_CALL, 2, 77, 1, 1928}, /* %72 %76 mul.Tensor */
    {TNI_STEP_COPY, 1, 78, 0, 1418}, /* %77 */
    {TNI_STEP_JUMP, 0, 0, 126, 0}, /* */
    {TNI_STEP_LESS, 2, 79, 0, 1900}, /* %9 %46 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 113, 1428}, /* %79 */
    {TNI_STEP_CALL, 1, 80, 0, 7}, /* %5 sgn */
    {TNI_STEP_CALL, 1, 81, 10, 7}, /* %5 abs */
    {TNI_STEP_SUB, 2, 82, 0, 1896}, /* %9 %40 */
    {TNI_STEP_CALL, 2, 83, 11, 1425}, /* %81 %82 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 84, 1, 1930}, /* %80 %83 mul.Tensor */
    {TNI_STEP_SAVED, 0, 85, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 86, 11, 1932}, /* %85 %82 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 87, 15, 1934}, /* %35 %86 div.Tensor */
    {TNI_STEP_CALL, 2, 88, 12, 1936}, /* %85 %36 eq.Scalar */
    {TNI_STEP_CALL, 3, 89, 13, 1938}, /* %87 %88 %36 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 90, 1, 1941}, /* %84 %89 mul.Tensor */
    {TNI_STEP_COPY, 1, 91, 0, 1436}, /* %90 */
    {TNI_STEP_JUMP, 0, 0, 125, 0}, /* */
    {TNI_STEP_CALL, 1, 92, 10, 7}, /* %5 abs */
    {TNI_STEP_SUB, 2, 93, 0, 1900}, /* %9 %46 */
    {TNI_STEP_CALL, 2, 94, 11, 1439}, /* %92 %93 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 95, 1, 1943}, /* %5 %94 mul.Tensor */
    {TNI_STEP_SUB, 2, 96, 0, 1896}, /* %9 %40 */
    {TNI_STEP_SAVED, 0, 97, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 98, 11, 1945}, /* %97 %96 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 99, 15, 1947}, /* %35 %98 div.Tensor */
    {TNI_STEP_CALL, 2, 100, 12, 1949}, /* %97 %36 eq.Scalar */
    {TNI_STEP_CALL, 3, 101, 13, 1951}, /* %99 %100 %36 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 102, 1, 1954}, /* %95 %101 mul.Tensor */
    {TNI_STEP_COPY, 1, 91, 0, 1860}, /* %102 */
    {TNI_STEP_COPY, 1, 78, 0, 1438}, /* %91 */
    {TNI_STEP_COPY, 1, 64, 0, 1420}, /* %78 */
    {TNI_STEP_COPY, 1, 53, 0, 1399}, /* %64 */
    {TNI_STEP_COPY, 1, 44, 0, 634}, /* %53 */
    {TNI_STEP_COPY, 1, 39, 0, 577}, /* %44 */
    {TNI_STEP_COPY, 1, 32, 0, 572}, /* %39 */
    {TNI_STEP_GIVE, 1, 0, 0, 563}, /* %32 */
    /* program 323 */
    {TNI_STEP_ARGUMENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 1, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 6, 2}, /* %1 */
    {TNI_STEP_VALUE, 1, 2, 0, 0}, /* %0 */
    {TNI_STEP_COPY, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_JUMP, 0, 0, 9, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_COPY, 1, 3, 0, 7}, /* %5 */
    {TNI_STEP_NONE, 0, 6, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 7, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_RESULT, 0, 9, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 10, 65, 1956}, /* %9 %6 %6 %6 %6 %6 ones_like */
    {TNI_STEP_CONSTANT, 0, 11, 28, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 12, 3, 24}, /* %11 */
    {TNI_STEP_EQUAL, 2, 13, 0, 1766}, /* %3 %12 */
    {TNI_STEP_NOT, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_COPY, 1, 15, 0, 35}, /* %13 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 34}, /* %14 */
    {TNI_STEP_CONSTANT, 0, 16, 29, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 17, 3, 38}, /* %16 */
    {TNI_STEP_EQUAL, 2, 18, 0, 776}, /* %3 %17 */
    {TNI_STEP_COPY, 1, 15, 0, 39}, /* %18 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 39, 36}, /* %15 */
    {TNI_STEP_ARGUMENT, 0, 19, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 20, 10, 41}, /* %19 abs */
    {TNI_STEP_DIM, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_CONSTANT, 0, 22, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 23, 0, 1962}, /* %9 %21 %6 %22 restored */
    {TNI_STEP_CALL, 2, 24, 53, 1005}, /* %20 %23 eq.Tensor */
    {TNI_STEP_NATIVE, 4, 25, 0, 1966}, /* %10 %21 %6 %22 restored */
    {TNI_STEP_CALL, 4, 26, 33, 1970}, /* %24 %6 %22 %6 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 27, 15, 79}, /* %25 %26 div.Tensor */
    {TNI_STEP_CALL, 2, 28, 1, 1974}, /* %27 %24 mul.Tensor */
    {TNI_STEP_CALL, 1, 29, 0, 41}, /* %19 sgn */
    {TNI_STEP_CALL, 2, 30, 1, 1976}, /* %28 %29 mul.Tensor */
    {TNI_STEP_COPY, 1, 31, 0, 558}, /* %30 */
    {TNI_STEP_JUMP, 0, 0, 127, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 32, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 33, 0, 563}, /* %32 */
    {TNI_STEP_CONSTANT, 0, 34, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 35, 0, 1978}, /* %10 %33 %6 %34 restored */
    {TNI_STEP_CONSTANT, 0, 36, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 37, 2, 568}, /* %36 */
    {TNI_STEP_EQUAL, 2, 38, 0, 1982}, /* %3 %37 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 50, 570}, /* %38 */
    {TNI_STEP_CALL, 6, 39, 14, 1984}, /* %32 %6 %6 %6 %6 %6 zeros_like */
    {TNI_STEP_COPY, 1, 40, 0, 572}, /* %39 */
    {TNI_STEP_JUMP, 0, 0, 126, 0}, /* */
    {TNI_STEP_SCALAR, 1, 41, 2, 567}, /* %34 */
    {TNI_STEP_EQUAL, 2, 42, 0, 1990}, /* %3 %41 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 57, 576}, /* %42 */
    {TNI_STEP_CALL, 1, 43, 0, 563}, /* %32 sgn */
    {TNI_STEP_CALL, 2, 44, 1, 1992}, /* %43 %35 mul.Tensor */
    {TNI_STEP_COPY, 1, 45, 0, 577}, /* %44 */
    {TNI_STEP_JUMP, 0, 0, 125, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 46, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 47, 2, 578}, /* %46 */
    {TNI_STEP_EQUAL, 2, 48, 0, 1994}, /* %3 %47 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 67, 582}, /* %48 */
    {TNI_STEP_CALL, 2, 49, 15, 1899}, /* %35 %9 div.Tensor */
    {TNI_STEP_CALL, 2, 50, 12, 1996}, /* %9 %37 eq.Scalar */
    {TNI_STEP_CALL, 3, 51, 13, 1998}, /* %49 %50 %37 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 52, 1, 2001}, /* %32 %51 mul.Tensor */
    {TNI_STEP_COPY, 1, 53, 0, 587}, /* %52 */
    {TNI_STEP_JUMP, 0, 0, 124, 0}, /* */
    {TNI_STEP_COPY, 1, 54, 0, 35}, /* %13 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 73, 34}, /* %14 */
    {TNI_STEP_CONSTANT, 0, 55, 29, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 56, 3, 635}, /* %55 */
    {TNI_STEP_EQUAL, 2, 57, 0, 2003}, /* %3 %56 */
    {TNI_STEP_COPY, 1, 54, 0, 1172}, /* %57 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 81, 632}, /* %54 */
    {TNI_STEP_CALL, 1, 58, 10, 563}, /* %32 abs */
    {TNI_STEP_CALL, 2, 59, 53, 2005}, /* %58 %9 eq.Tensor */
    {TNI_STEP_CALL, 1, 60, 0, 563}, /* %32 sgn */
    {TNI_STEP_CALL, 2, 61, 1, 2007}, /* %60 %59 mul.Tensor */
    {TNI_STEP_CALL, 2, 62, 1, 2009}, /* %61 %35 mul.Tensor */
    {TNI_STEP_COPY, 1, 63, 0, 1180}, /* %62 */
    {TNI_STEP_JUMP, 0, 0, 123, 0}, /* */
    {TNI_STEP_LESS, 2, 64, 0, 1990}, /* %3 %41 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 96, 1399}, /* %64 */
    {TNI_STEP_CALL, 1, 65, 0, 563}, /* %32 sgn */
    {TNI_STEP_CALL, 1, 66, 10, 563}, /* %32 abs */
    {TNI_STEP_SUB, 2, 67, 0, 1990}, /* %3 %41 */
    {TNI_STEP_CALL, 2, 68, 11, 1404}, /* %66 %67 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 69, 1, 2011}, /* %65 %68 mul.Tensor */
    {TNI_STEP_CALL, 2, 70, 12, 2013}, /* %32 %37 eq.Scalar */
    {TNI_STEP_CALL, 3, 71, 13, 2015}, /* %69 %70 %37 masked_fill.Scalar */
    {TNI_STEP_SUB, 2, 72, 0, 2018}, /* %41 %3 */
    {TNI_STEP_CALL, 2, 73, 11, 2020}, /* %9 %72 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 74, 1, 2022}, /* %35 %73 mul.Tensor */
    {TNI_STEP_CALL, 2, 75, 1, 2024}, /* %71 %74 mul.Tensor */
    {TNI_STEP_COPY, 1, 76, 0, 1419}, /* %75 */
    {TNI_STEP_JUMP, 0, 0, 122, 0}, /* */
    {TNI_STEP_LESS, 2, 77, 0, 1994}, /* %3 %47 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 110, 1418}, /* %77 */
    {TNI_STEP_CALL, 1, 78, 0, 563}, /* %32 sgn */
    {TNI_STEP_CALL, 1, 79, 10, 563}, /* %32 abs */
    {TNI_STEP_SUB, 2, 80, 0, 1990}, /* %3 %41 */
    {TNI_STEP_CALL, 2, 81, 11, 1679}, /* %79 %80 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 82, 1, 2026}, /* %78 %81 mul.Tensor */
    {TNI_STEP_CALL, 2, 83, 11, 2028}, /* %9 %80 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 84, 15, 2030}, /* %35 %83 div.Tensor */
    {TNI_STEP_CALL, 2, 85, 12, 1996}, /* %9 %37 eq.Scalar */
    {TNI_STEP_CALL, 3, 86, 13, 2032}, /* %84 %85 %37 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 87, 1, 2035}, /* %82 %86 mul.Tensor */
    {TNI_STEP_COPY, 1, 88, 0, 1432}, /* %87 */
    {TNI_STEP_JUMP, 0, 0, 121, 0}, /* */
    {TNI_STEP_CALL, 1, 89, 10, 563}, /* %32 abs */
    {TNI_STEP_SUB, 2, 90, 0, 1994}, /* %3 %47 */
    {TNI_STEP_CALL, 2, 91, 11, 1691}, /* %89 %90 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 92, 1, 1508}, /* %32 %91 mul.Tensor */
    {TNI_STEP_SUB, 2, 93, 0, 1990}, /* %3 %41 */
    {TNI_STEP_CALL, 2, 94, 11, 2037}, /* %9 %93 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 95, 15, 2039}, /* %35 %94 div.Tensor */
    {TNI_STEP_CALL, 2, 96, 12, 1996}, /* %9 %37 eq.Scalar */
    {TNI_STEP_CALL, 3, 97, 13, 2041}, /* %95 %96 %37 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 98, 1, 2044}, /* %92 %97 mul.Tensor */
    {TNI_STEP_COPY, 1, 88, 0, 1520}, /* %98 */
    {TNI_STEP_COPY, 1, 76, 0, 1434}, /* %88 */
    {TNI_STEP_COPY, 1, 63, 0, 1417}, /* %76 */
    {TNI_STEP_COPY, 1, 53, 0, 1398}, /* %63 */
    {TNI_STEP_COPY, 1, 45, 0, 634}, /* %53 */
    {TNI_STEP_COPY, 1, 40, 0, 575}, /* %45 */
    {TNI_STEP_COPY, 1, 31, 0, 573}, /* %40 */
    {TNI_STEP_CALL, 2, 99, 1, 907}, /* %8 %31 mul.Tensor */
    {TNI_STEP_CALL, 1, 100, 2, 1789}, /* %99 real */
    {TNI_STEP_CONSTANT, 0, 101, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 102, 33, 2046}, /* %100 %6 %101 %6 sum.dim_IntList */
    {TNI_STEP_GIVE, 1, 0, 0, 1860}, /* %102 */
    /* program 324 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_NONE, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 91, 751}, /* %2 %1 %3 %3 %4 to.dtype */
    {TNI_STEP_SAVED, 0, 6, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 7, 1, 13}, /* %6 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 14}, /* %7 */
    {TNI_STEP_VALUE, 1, 8, 0, 13}, /* %6 */
    {TNI_STEP_COPY, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_JUMP, 0, 0, 15, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_COPY, 1, 9, 0, 24}, /* %11 */
    {TNI_STEP_DIM, 1, 12, 0, 1}, /* %2 */
    {TNI_STEP_SAVED, 0, 13, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 14, 3, 0}, /* */
    {TNI_STEP_SOME, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_SAVED, 0, 16, 4, 0}, /* */
    {TNI_STEP_NATIVE, 4, 17, 0, 2050}, /* %13 %12 %15 %16 restored */
    {TNI_STEP_CONSTANT, 0, 18, 28, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 19, 3, 39}, /* %18 */
    {TNI_STEP_EQUAL, 2, 20, 0, 2054}, /* %9 %19 */
    {TNI_STEP_NOT, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_COPY, 1, 22, 0, 55}, /* %20 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 31, 72}, /* %21 */
    {TNI_STEP_CONSTANT, 0, 23, 29, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 24, 3, 81}, /* %23 */
    {TNI_STEP_EQUAL, 2, 25, 0, 2056}, /* %9 %24 */
    {TNI_STEP_COPY, 1, 22, 0, 75}, /* %25 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 45, 73}, /* %22 */
    {TNI_STEP_CALL, 1, 26, 10, 7}, /* %5 abs */
    {TNI_STEP_DIM, 1, 27, 0, 80}, /* %26 */
    {TNI_STEP_NATIVE, 4, 28, 0, 2058}, /* %17 %27 %15 %16 restored */
    {TNI_STEP_CALL, 2, 29, 53, 2062}, /* %26 %28 eq.Tensor */
    {TNI_STEP_NATIVE, 4, 30, 0, 2064}, /* %0 %27 %15 %16 restored */
    {TNI_STEP_CONSTANT, 0, 31, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 4, 32, 33, 2068}, /* %29 %15 %31 %4 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 33, 15, 2072}, /* %30 %32 div.Tensor */
    {TNI_STEP_CALL, 2, 34, 1, 2074}, /* %33 %29 mul.Tensor */
    {TNI_STEP_CALL, 1, 35, 0, 7}, /* %5 sgn */
    {TNI_STEP_CALL, 2, 36, 1, 2076}, /* %34 %35 mul.Tensor */
    {TNI_STEP_COPY, 1, 37, 0, 568}, /* %36 */
    {TNI_STEP_JUMP, 0, 0, 131, 0}, /* */
    {TNI_STEP_DIM, 1, 38, 0, 7}, /* %5 */
    {TNI_STEP_NATIVE, 4, 39, 0, 2078}, /* %0 %38 %15 %16 restored */
    {TNI_STEP_SCALAR, 1, 40, 2, 3}, /* %3 */
    {TNI_STEP_EQUAL, 2, 41, 0, 1896}, /* %9 %40 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 53, 579}, /* %41 */
    {TNI_STEP_CALL, 6, 42, 14, 1890}, /* %5 %4 %4 %4 %4 %4 zeros_like */
    {TNI_STEP_COPY, 1, 43, 0, 576}, /* %42 */
    {TNI_STEP_JUMP, 0, 0, 130, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 44, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 45, 2, 577}, /* %44 */
    {TNI_STEP_EQUAL, 2, 46, 0, 2082}, /* %9 %45 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 61, 578}, /* %46 */
    {TNI_STEP_CALL, 1, 47, 0, 7}, /* %5 sgn */
    {TNI_STEP_CALL, 2, 48, 1, 2084}, /* %47 %39 mul.Tensor */
    {TNI_STEP_COPY, 1, 49, 0, 582}, /* %48 */
    {TNI_STEP_JUMP, 0, 0, 129, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 50, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 51, 2, 583}, /* %50 */
    {TNI_STEP_EQUAL, 2, 52, 0, 2086}, /* %9 %51 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 71, 587}, /* %52 */
    {TNI_STEP_CALL, 2, 53, 15, 2088}, /* %39 %17 div.Tensor */
    {TNI_STEP_CALL, 2, 54, 12, 2090}, /* %17 %40 eq.Scalar */
    {TNI_STEP_CALL, 3, 55, 13, 2092}, /* %53 %54 %40 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 56, 1, 2095}, /* %5 %55 mul.Tensor */
    {TNI_STEP_COPY, 1, 57, 0, 636}, /* %56 */
    {TNI_STEP_JUMP, 0, 0, 128, 0}, /* */
    {TNI_STEP_COPY, 1, 58, 0, 55}, /* %20 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 77, 72}, /* %21 */
    {TNI_STEP_CONSTANT, 0, 59, 29, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 60, 3, 1175}, /* %59 */
    {TNI_STEP_EQUAL, 2, 61, 0, 2006}, /* %9 %60 */
    {TNI_STEP_COPY, 1, 58, 0, 1179}, /* %61 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 85, 1173}, /* %58 */
    {TNI_STEP_CALL, 1, 62, 10, 7}, /* %5 abs */
    {TNI_STEP_CALL, 2, 63, 53, 2097}, /* %62 %17 eq.Tensor */
    {TNI_STEP_CALL, 1, 64, 0, 7}, /* %5 sgn */
    {TNI_STEP_CALL, 2, 65, 1, 2099}, /* %64 %63 mul.Tensor */
    {TNI_STEP_CALL, 2, 66, 1, 2101}, /* %65 %39 mul.Tensor */
    {TNI_STEP_COPY, 1, 67, 0, 1404}, /* %66 */
    {TNI_STEP_JUMP, 0, 0, 127, 0}, /* */
    {TNI_STEP_LESS, 2, 68, 0, 2082}, /* %9 %45 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 100, 1413}, /* %68 */
    {TNI_STEP_CALL, 1, 69, 0, 7}, /* %5 sgn */
    {TNI_STEP_CALL, 1, 70, 10, 7}, /* %5 abs */
    {TNI_STEP_SUB, 2, 71, 0, 2082}, /* %9 %45 */
    {TNI_STEP_CALL, 2, 72, 11, 1919}, /* %70 %71 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 73, 1, 2103}, /* %69 %72 mul.Tensor */
    {TNI_STEP_CALL, 2, 74, 12, 2105}, /* %5 %40 eq.Scalar */
    {TNI_STEP_CALL, 3, 75, 13, 2107}, /* %73 %74 %40 masked_fill.Scalar */
    {TNI_STEP_SUB, 2, 76, 0, 2110}, /* %45 %9 */
    {TNI_STEP_CALL, 2, 77, 11, 2112}, /* %17 %76 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 78, 1, 2114}, /* %39 %77 mul.Tensor */
    {TNI_STEP_CALL, 2, 79, 1, 1419}, /* %75 %78 mul.Tensor */
    {TNI_STEP_COPY, 1, 80, 0, 1428}, /* %79 */
    {TNI_STEP_JUMP, 0, 0, 126, 0}, /* */
    {TNI_STEP_LESS, 2, 81, 0, 2086}, /* %9 %51 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 114, 1425}, /* %81 */
    {TNI_STEP_CALL, 1, 82, 0, 7}, /* %5 sgn */
    {TNI_STEP_CALL, 1, 83, 10, 7}, /* %5 abs */
    {TNI_STEP_SUB, 2, 84, 0, 2082}, /* %9 %45 */
    {TNI_STEP_CALL, 2, 85, 11, 1429}, /* %83 %84 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 86, 1, 2116}, /* %82 %85 mul.Tensor */
    {TNI_STEP_CALL, 2, 87, 11, 2118}, /* %17 %84 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 88, 15, 2120}, /* %39 %87 div.Tensor */
    {TNI_STEP_CALL, 2, 89, 12, 2090}, /* %17 %40 eq.Scalar */
    {TNI_STEP_CALL, 3, 90, 13, 2122}, /* %88 %89 %40 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 91, 1, 2125}, /* %86 %90 mul.Tensor */
    {TNI_STEP_COPY, 1, 92, 0, 1438}, /* %91 */
    {TNI_STEP_JUMP, 0, 0, 125, 0}, /* */
    {TNI_STEP_CALL, 1, 93, 10, 7}, /* %5 abs */
    {TNI_STEP_SUB, 2, 94, 0, 2086}, /* %9 %51 */
    {TNI_STEP_CALL, 2, 95, 11, 2127}, /* %93 %94 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 96, 1, 2129}, /* %5 %95 mul.Tensor */
    {TNI_STEP_SUB, 2, 97, 0, 2082}, /* %9 %45 */
    {TNI_STEP_CALL, 2, 98, 11, 2131}, /* %17 %97 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 99, 15, 2133}, /* %39 %98 div.Tensor */
    {TNI_STEP_CALL, 2, 100, 12, 2090}, /* %17 %40 eq.Scalar */
    {TNI_STEP_CALL, 3, 101, 13, 2135}, /* %99 %100 %40 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 102, 1, 2138}, /* %96 %101 mul.Tensor */
    {TNI_STEP_COPY, 1, 92, 0, 1860}, /* %102 */
    {TNI_STEP_COPY, 1, 80, 0, 1439}, /* %92 */
    {TNI_STEP_COPY, 1, 67, 0, 1424}, /* %80 */
    {TNI_STEP_COPY, 1, 57, 0, 1405}, /* %67 */
    {TNI_STEP_COPY, 1, 49, 0, 1172}, /* %57 */
    {TNI_STEP_COPY, 1, 43, 0, 581}, /* %49 */
    {TNI_STEP_COPY, 1, 37, 0, 574}, /* %43 */
    {TNI_STEP_GIVE, 1, 0, 0, 571}, /* %37 */
    /* program 325 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 22, 381}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 28, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 8, 3, 14}, /* %7 */
    {TNI_STEP_EQUAL, 2, 9, 0, 106}, /* %6 %8 */
    {TNI_STEP_NOT, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_COPY, 1, 11, 0, 17}, /* %9 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 17, 23}, /* %10 */
    {TNI_STEP_CONSTANT, 0, 12, 29, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 13, 3, 42}, /* %12 */
    {TNI_STEP_EQUAL, 2, 14, 0, 490}, /* %6 %13 */
    {TNI_STEP_COPY, 1, 11, 0, 34}, /* %14 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 32, 24}, /* %11 */
    {TNI_STEP_CALL, 1, 15, 10, 6}, /* %4 abs */
    {TNI_STEP_DIM, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_SAVED, 0, 17, 3, 0}, /* */
    {TNI_STEP_NATIVE, 4, 18, 0, 2140}, /* %17 %16 %5 %2 restored */
    {TNI_STEP_CALL, 2, 19, 53, 1000}, /* %15 %18 eq.Tensor */
    {TNI_STEP_GRAD, 0, 20, 0, 0}, /* */
    {TNI_STEP_NATIVE, 4, 21, 0, 2144}, /* %20 %16 %5 %2 restored */
    {TNI_STEP_CALL, 4, 22, 33, 2148}, /* %19 %5 %2 %5 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 23, 15, 72}, /* %21 %22 div.Tensor */
    {TNI_STEP_CALL, 2, 24, 1, 1137}, /* %23 %19 mul.Tensor */
    {TNI_STEP_CALL, 1, 25, 0, 6}, /* %4 sgn */
    {TNI_STEP_CALL, 2, 26, 1, 74}, /* %24 %25 mul.Tensor */
    {TNI_STEP_COPY, 1, 27, 0, 80}, /* %26 */
    {TNI_STEP_JUMP, 0, 0, 123, 0}, /* */
    {TNI_STEP_DIM, 1, 28, 0, 6}, /* %4 */
    {TNI_STEP_GRAD, 0, 29, 0, 0}, /* */
    {TNI_STEP_NATIVE, 4, 30, 0, 2152}, /* %29 %28 %5 %2 restored */
    {TNI_STEP_CONSTANT, 0, 31, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 32, 2, 560}, /* %31 */
    {TNI_STEP_EQUAL, 2, 33, 0, 1367}, /* %6 %32 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 42, 566}, /* %33 */
    {TNI_STEP_CALL, 6, 34, 14, 253}, /* %4 %5 %5 %5 %5 %5 zeros_like */
    {TNI_STEP_COPY, 1, 35, 0, 567}, /* %34 */
    {TNI_STEP_JUMP, 0, 0, 122, 0}, /* */
    {TNI_STEP_EQUAL, 2, 36, 0, 353}, /* %6 %3 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 48, 568}, /* %36 */
    {TNI_STEP_CALL, 1, 37, 0, 6}, /* %4 sgn */
    {TNI_STEP_CALL, 2, 38, 1, 2156}, /* %37 %30 mul.Tensor */
    {TNI_STEP_COPY, 1, 39, 0, 570}, /* %38 */
    {TNI_STEP_JUMP, 0, 0, 121, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 40, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 41, 2, 573}, /* %40 */
    {TNI_STEP_EQUAL, 2, 42, 0, 2158}, /* %6 %41 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 59, 576}, /* %42 */
    {TNI_STEP_SAVED, 0, 43, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 44, 15, 2160}, /* %30 %43 div.Tensor */
    {TNI_STEP_CALL, 2, 45, 12, 2162}, /* %43 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 46, 13, 1645}, /* %44 %45 %32 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 47, 1, 2164}, /* %4 %46 mul.Tensor */
    {TNI_STEP_COPY, 1, 48, 0, 580}, /* %47 */
    {TNI_STEP_JUMP, 0, 0, 120, 0}, /* */
    {TNI_STEP_COPY, 1, 49, 0, 17}, /* %9 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 65, 23}, /* %10 */
    {TNI_STEP_CONSTANT, 0, 50, 29, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 51, 3, 583}, /* %50 */
    {TNI_STEP_EQUAL, 2, 52, 0, 2166}, /* %6 %51 */
    {TNI_STEP_COPY, 1, 49, 0, 587}, /* %52 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 74, 581}, /* %49 */
    {TNI_STEP_CALL, 1, 53, 10, 6}, /* %4 abs */
    {TNI_STEP_SAVED, 0, 54, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 55, 53, 1346}, /* %53 %54 eq.Tensor */
    {TNI_STEP_CALL, 1, 56, 0, 6}, /* %4 sgn */
    {TNI_STEP_CALL, 2, 57, 1, 1562}, /* %56 %55 mul.Tensor */
    {TNI_STEP_CALL, 2, 58, 1, 2168}, /* %57 %30 mul.Tensor */
    {TNI_STEP_COPY, 1, 59, 0, 1173}, /* %58 */
    {TNI_STEP_JUMP, 0, 0, 119, 0}, /* */
    {TNI_STEP_LESS, 2, 60, 0, 353}, /* %6 %3 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 90, 1176}, /* %60 */
    {TNI_STEP_CALL, 1, 61, 0, 6}, /* %4 sgn */
    {TNI_STEP_CALL, 1, 62, 10, 6}, /* %4 abs */
    {TNI_STEP_SUB, 2, 63, 0, 353}, /* %6 %3 */
    {TNI_STEP_CALL, 2, 64, 11, 1566}, /* %62 %63 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 65, 1, 1568}, /* %61 %64 mul.Tensor */
    {TNI_STEP_CALL, 2, 66, 12, 2170}, /* %4 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 67, 13, 2172}, /* %65 %66 %32 masked_fill.Scalar */
    {TNI_STEP_SUB, 2, 68, 0, 124}, /* %3 %6 */
    {TNI_STEP_SAVED, 0, 69, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 70, 11, 1575}, /* %69 %68 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 71, 1, 1411}, /* %30 %70 mul.Tensor */
    {TNI_STEP_CALL, 2, 72, 1, 1579}, /* %67 %71 mul.Tensor */
    {TNI_STEP_COPY, 1, 73, 0, 1415}, /* %72 */
    {TNI_STEP_JUMP, 0, 0, 118, 0}, /* */
    {TNI_STEP_LESS, 2, 74, 0, 2158}, /* %6 %41 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 105, 1416}, /* %74 */
    {TNI_STEP_CALL, 1, 75, 0, 6}, /* %4 sgn */
    {TNI_STEP_CALL, 1, 76, 10, 6}, /* %4 abs */
    {TNI_STEP_SUB, 2, 77, 0, 353}, /* %6 %3 */
    {TNI_STEP_CALL, 2, 78, 11, 1417}, /* %76 %77 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 79, 1, 1419}, /* %75 %78 mul.Tensor */
    {TNI_STEP_SAVED, 0, 80, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 81, 11, 1581}, /* %80 %77 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 82, 15, 2175}, /* %30 %81 div.Tensor */
    {TNI_STEP_CALL, 2, 83, 12, 1680}, /* %80 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 84, 13, 2177}, /* %82 %83 %32 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 85, 1, 1590}, /* %79 %84 mul.Tensor */
    {TNI_STEP_COPY, 1, 86, 0, 1445}, /* %85 */
    {TNI_STEP_JUMP, 0, 0, 117, 0}, /* */
    {TNI_STEP_CALL, 1, 87, 10, 6}, /* %4 abs */
    {TNI_STEP_SUB, 2, 88, 0, 2158}, /* %6 %41 */
    {TNI_STEP_CALL, 2, 89, 11, 1592}, /* %87 %88 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 90, 1, 2180}, /* %4 %89 mul.Tensor */
    {TNI_STEP_SUB, 2, 91, 0, 353}, /* %6 %3 */
    {TNI_STEP_SAVED, 0, 92, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 93, 11, 1596}, /* %92 %91 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 94, 15, 2182}, /* %30 %93 div.Tensor */
    {TNI_STEP_CALL, 2, 95, 12, 2184}, /* %92 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 96, 13, 2186}, /* %94 %95 %32 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 97, 1, 1605}, /* %90 %96 mul.Tensor */
    {TNI_STEP_COPY, 1, 86, 0, 1516}, /* %97 */
    {TNI_STEP_COPY, 1, 73, 0, 1431}, /* %86 */
    {TNI_STEP_COPY, 1, 59, 0, 1446}, /* %73 */
    {TNI_STEP_COPY, 1, 48, 0, 1175}, /* %59 */
    {TNI_STEP_COPY, 1, 39, 0, 582}, /* %48 */
    {TNI_STEP_COPY, 1, 35, 0, 572}, /* %39 */
    {TNI_STEP_COPY, 1, 27, 0, 586}, /* %35 */
    {TNI_STEP_GIVE, 1, 0, 0, 300}, /* %27 */
    /* program 326 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 22, 381}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 28, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 8, 3, 14}, /* %7 */
    {TNI_STEP_EQUAL, 2, 9, 0, 106}, /* %6 %8 */
    {TNI_STEP_NOT, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_COPY, 1, 11, 0, 17}, /* %9 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 17, 23}, /* %10 */
    {TNI_STEP_CONSTANT, 0, 12, 29, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 13, 3, 42}, /* %12 */
    {TNI_STEP_EQUAL, 2, 14, 0, 490}, /* %6 %13 */
    {TNI_STEP_COPY, 1, 11, 0, 34}, /* %14 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 32, 24}, /* %11 */
    {TNI_STEP_CALL, 1, 15, 10, 6}, /* %4 abs */
    {TNI_STEP_DIM, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_SAVED, 0, 17, 3, 0}, /* */
    {TNI_STEP_NATIVE, 4, 18, 0, 2140}, /* %17 %16 %5 %2 restored */
    {TNI_STEP_CALL, 2, 19, 53, 1000}, /* %15 %18 eq.Tensor */
    {TNI_STEP_GRAD, 0, 20, 0, 0}, /* */
    {TNI_STEP_NATIVE, 4, 21, 0, 2144}, /* %20 %16 %5 %2 restored */
    {TNI_STEP_CALL, 4, 22, 33, 2148}, /* %19 %5 %2 %5 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 23, 15, 72}, /* %21 %22 div.Tensor */
    {TNI_STEP_CALL, 2, 24, 1, 1137}, /* %23 %19 mul.Tensor */
    {TNI_STEP_CALL, 1, 25, 0, 6}, /* %4 sgn */
    {TNI_STEP_CALL, 2, 26, 1, 74}, /* %24 %25 mul.Tensor */
    {TNI_STEP_COPY, 1, 27, 0, 80}, /* %26 */
    {TNI_STEP_JUMP, 0, 0, 123, 0}, /* */
    {TNI_STEP_DIM, 1, 28, 0, 6}, /* %4 */
    {TNI_STEP_GRAD, 0, 29, 0, 0}, /* */
    {TNI_STEP_NATIVE, 4, 30, 0, 2152}, /* %29 %28 %5 %2 restored */
    {TNI_STEP_CONSTANT, 0, 31, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 32, 2, 560}, /* %31 */
    {TNI_STEP_EQUAL, 2, 33, 0, 1367}, /* %6 %32 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 42, 566}, /* %33 */
    {TNI_STEP_CALL, 6, 34, 14, 253}, /* %4 %5 %5 %5 %5 %5 zeros_like */
    {TNI_STEP_COPY, 1, 35, 0, 567}, /* %34 */
    {TNI_STEP_JUMP, 0, 0, 122, 0}, /* */
    {TNI_STEP_EQUAL, 2, 36, 0, 353}, /* %6 %3 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 48, 568}, /* %36 */
    {TNI_STEP_CALL, 1, 37, 0, 6}, /* %4 sgn */
    {TNI_STEP_CALL, 2, 38, 1, 2156}, /* %37 %30 mul.Tensor */
    {TNI_STEP_COPY, 1, 39, 0, 570}, /* %38 */
    {TNI_STEP_JUMP, 0, 0, 121, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 40, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 41, 2, 573}, /* %40 */
    {TNI_STEP_EQUAL, 2, 42, 0, 2158}, /* %6 %41 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 59, 576}, /* %42 */
    {TNI_STEP_SAVED, 0, 43, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 44, 15, 2160}, /* %30 %43 div.Tensor */
    {TNI_STEP_CALL, 2, 45, 12, 2162}, /* %43 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 46, 13, 1645}, /* %44 %45 %32 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 47, 1, 2164}, /* %4 %46 mul.Tensor */
    {TNI_STEP_COPY, 1, 48, 0, 580}, /* %47 */
    {TNI_STEP_JUMP, 0, 0, 120, 0}, /* */
    {TNI_STEP_COPY, 1, 49, 0, 17}, /* %9 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 65, 23}, /* %10 */
    {TNI_STEP_CONSTANT, 0, 50, 29, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 51, 3, 583}, /* %50 */
    {TNI_STEP_EQUAL, 2, 52, 0, 2166}, /* %6 %51 */
    {TNI_STEP_COPY, 1, 49, 0, 587}, /* %52 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 74, 581}, /* %49 */
    {TNI_STEP_CALL, 1, 53, 10, 6}, /* %4 abs */
    {TNI_STEP_SAVED, 0, 54, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 55, 53, 1346}, /* %53 %54 eq.Tensor */
    {TNI_STEP_CALL, 1, 56, 0, 6}, /* %4 sgn */
    {TNI_STEP_CALL, 2, 57, 1, 1562}, /* %56 %55 mul.Tensor */
    {TNI_STEP_CALL, 2, 58, 1, 2168}, /* %57 %30 mul.Tensor */
    {TNI_STEP_COPY, 1, 59, 0, 1173}, /* %58 */
    {TNI_STEP_JUMP, 0, 0, 119, 0}, /* */
    {TNI_STEP_LESS, 2, 60, 0, 353}, /* %6 %3 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 90, 1176}, /* %60 */
    {TNI_STEP_CALL, 1, 61, 0, 6}, /* %4 sgn */
    {TNI_STEP_CALL, 1, 62, 10, 6}, /* %4 abs */
    {TNI_STEP_SUB, 2, 63, 0, 353}, /* %6 %3 */
    {TNI_STEP_CALL, 2, 64, 11, 1566}, /* %62 %63 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 65, 1, 1568}, /* %61 %64 mul.Tensor */
    {TNI_STEP_CALL, 2, 66, 12, 2170}, /* %4 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 67, 13, 2172}, /* %65 %66 %32 masked_fill.Scalar */
    {TNI_STEP_SUB, 2, 68, 0, 124}, /* %3 %6 */
    {TNI_STEP_SAVED, 0, 69, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 70, 11, 1575}, /* %69 %68 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 71, 1, 1411}, /* %30 %70 mul.Tensor */
    {TNI_STEP_CALL, 2, 72, 1, 1579}, /* %67 %71 mul.Tensor */
    {TNI_STEP_COPY, 1, 73, 0, 1415}, /* %72 */
    {TNI_STEP_JUMP, 0, 0, 118, 0}, /* */
    {TNI_STEP_LESS, 2, 74, 0, 2158}, /* %6 %41 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 105, 1416}, /* %74 */
    {TNI_STEP_CALL, 1, 75, 0, 6}, /* %4 sgn */
    {TNI_STEP_CALL, 1, 76, 10, 6}, /* %4 abs */
    {TNI_STEP_SUB, 2, 77, 0, 353}, /* %6 %3 */
    {TNI_STEP_CALL, 2, 78, 11, 1417}, /* %76 %77 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 79, 1, 1419}, /* %75 %78 mul.Tensor */
    {TNI_STEP_SAVED, 0, 80, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 81, 11, 1581}, /* %80 %77 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 82, 15, 2175}, /* %30 %81 div.Tensor */
    {TNI_STEP_CALL, 2, 83, 12, 1680}, /* %80 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 84, 13, 2177}, /* %82 %83 %32 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 85, 1, 1590}, /* %79 %84 mul.Tensor */
    {TNI_STEP_COPY, 1, 86, 0, 1445}, /* %85 */
    {TNI_STEP_JUMP, 0, 0, 117, 0}, /* */
    {TNI_STEP_CALL, 1, 87, 10, 6}, /* %4 abs */
    {TNI_STEP_SUB, 2, 88, 0, 2158}, /* %6 %41 */
    {TNI_STEP_CALL, 2, 89, 11, 1592}, /* %87 %88 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 90, 1, 2180}, /* %4 %89 mul.Tensor */
    {TNI_STEP_SUB, 2, 91, 0, 353}, /* %6 %3 */
    {TNI_STEP_SAVED, 0, 92, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 93, 11, 1596}, /* %92 %91 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 94, 15, 2182}, /* %30 %93 div.Tensor */
    {TNI_STEP_CALL, 2, 95, 12, 2184}, /* %92 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 96, 13, 2186}, /* %94 %95 %32 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 97, 1, 1605}, /* %90 %96 mul.Tensor */
    {TNI_STEP_COPY, 1, 86, 0, 1516}, /* %97 */
    {TNI_STEP_COPY, 1, 73, 0, 1431}, /* %86 */
    {TNI_STEP_COPY, 1, 59, 0, 1446}, /* %73 */
    {TNI_STEP_COPY, 1, 48, 0, 1175}, /* %59 */
    {TNI_STEP_COPY, 1, 39, 0, 582}, /* %48 */
    {TNI_STEP_COPY, 1, 35, 0, 572}, /* %39 */
    {TNI_STEP_COPY, 1, 27, 0, 586}, /* %35 */
    {TNI_STEP_CALL, 1, 98, 3, 300}, /* %27 neg */
    {TNI_STEP_GIVE, 1, 0, 1, 1520}, /* %98 */
    /* program 327 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 22, 381}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 7, 22, 352}, /* %5 %6 %3 sub.Tensor */
    {TNI_STEP_NONE, 0, 8, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 9, 0, 6}, /* %4 */
    {TNI_STEP_RESULT, 0, 10, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 11, 65, 2189}, /* %10 %8 %8 %8 %8 %8 ones_like */
    {TNI_STEP_ARGUMENT, 0, 12, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 13, 28, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 14, 3, 35}, /* %13 */
    {TNI_STEP_EQUAL, 2, 15, 0, 137}, /* %12 %14 */
    {TNI_STEP_NOT, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_COPY, 1, 17, 0, 36}, /* %15 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 23, 38}, /* %16 */
    {TNI_STEP_CONSTANT, 0, 18, 29, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 19, 3, 39}, /* %18 */
    {TNI_STEP_EQUAL, 2, 20, 0, 2195}, /* %12 %19 */
    {TNI_STEP_COPY, 1, 17, 0, 55}, /* %20 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 36, 40}, /* %17 */
    {TNI_STEP_CALL, 1, 21, 10, 14}, /* %7 abs */
    {TNI_STEP_DIM, 1, 22, 0, 72}, /* %21 */
    {TNI_STEP_NATIVE, 4, 23, 0, 2197}, /* %10 %22 %8 %2 restored */
    {TNI_STEP_CALL, 2, 24, 53, 293}, /* %21 %23 eq.Tensor */
    {TNI_STEP_NATIVE, 4, 25, 0, 2201}, /* %11 %22 %8 %2 restored */
    {TNI_STEP_CALL, 4, 26, 33, 2205}, /* %24 %8 %2 %8 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 27, 15, 79}, /* %25 %26 div.Tensor */
    {TNI_STEP_CALL, 2, 28, 1, 1974}, /* %27 %24 mul.Tensor */
    {TNI_STEP_CALL, 1, 29, 0, 14}, /* %7 sgn */
    {TNI_STEP_CALL, 2, 30, 1, 1976}, /* %28 %29 mul.Tensor */
    {TNI_STEP_COPY, 1, 31, 0, 558}, /* %30 */
    {TNI_STEP_JUMP, 0, 0, 121, 0}, /* */
    {TNI_STEP_DIM, 1, 32, 0, 14}, /* %7 */
    {TNI_STEP_NATIVE, 4, 33, 0, 2209}, /* %11 %32 %8 %2 restored */
    {TNI_STEP_CONSTANT, 0, 34, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 35, 2, 567}, /* %34 */
    {TNI_STEP_EQUAL, 2, 36, 0, 2213}, /* %12 %35 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 45, 568}, /* %36 */
    {TNI_STEP_CALL, 6, 37, 14, 2215}, /* %7 %8 %8 %8 %8 %8 zeros_like */
    {TNI_STEP_COPY, 1, 38, 0, 571}, /* %37 */
    {TNI_STEP_JUMP, 0, 0, 120, 0}, /* */
    {TNI_STEP_EQUAL, 2, 39, 0, 337}, /* %12 %3 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 51, 572}, /* %39 */
    {TNI_STEP_CALL, 1, 40, 0, 14}, /* %7 sgn */
    {TNI_STEP_CALL, 2, 41, 1, 2221}, /* %40 %33 mul.Tensor */
    {TNI_STEP_COPY, 1, 42, 0, 579}, /* %41 */
    {TNI_STEP_JUMP, 0, 0, 119, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 43, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 44, 2, 574}, /* %43 */
    {TNI_STEP_EQUAL, 2, 45, 0, 2223}, /* %12 %44 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 61, 575}, /* %45 */
    {TNI_STEP_CALL, 2, 46, 15, 2225}, /* %33 %10 div.Tensor */
    {TNI_STEP_CALL, 2, 47, 12, 2227}, /* %10 %35 eq.Scalar */
    {TNI_STEP_CALL, 3, 48, 13, 2229}, /* %46 %47 %35 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 49, 1, 2232}, /* %7 %48 mul.Tensor */
    {TNI_STEP_COPY, 1, 50, 0, 581}, /* %49 */
    {TNI_STEP_JUMP, 0, 0, 118, 0}, /* */
    {TNI_STEP_COPY, 1, 51, 0, 36}, /* %15 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 67, 38}, /* %16 */
    {TNI_STEP_CONSTANT, 0, 52, 29, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 53, 3, 587}, /* %52 */
    {TNI_STEP_EQUAL, 2, 54, 0, 2234}, /* %12 %53 */
    {TNI_STEP_COPY, 1, 51, 0, 632}, /* %54 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 75, 584}, /* %51 */
    {TNI_STEP_CALL, 1, 55, 10, 14}, /* %7 abs */
    {TNI_STEP_CALL, 2, 56, 53, 2236}, /* %55 %10 eq.Tensor */
    {TNI_STEP_CALL, 1, 57, 0, 14}, /* %7 sgn */
    {TNI_STEP_CALL, 2, 58, 1, 1394}, /* %57 %56 mul.Tensor */
    {TNI_STEP_CALL, 2, 59, 1, 2238}, /* %58 %33 mul.Tensor */
    {TNI_STEP_COPY, 1, 60, 0, 1175}, /* %59 */
    {TNI_STEP_JUMP, 0, 0, 117, 0}, /* */
    {TNI_STEP_LESS, 2, 61, 0, 337}, /* %12 %3 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 90, 1179}, /* %61 */
    {TNI_STEP_CALL, 1, 62, 0, 14}, /* %7 sgn */
    {TNI_STEP_CALL, 1, 63, 10, 14}, /* %7 abs */
    {TNI_STEP_SUB, 2, 64, 0, 337}, /* %12 %3 */
    {TNI_STEP_CALL, 2, 65, 11, 1398}, /* %63 %64 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 66, 1, 1400}, /* %62 %65 mul.Tensor */
    {TNI_STEP_CALL, 2, 67, 12, 2240}, /* %7 %35 eq.Scalar */
    {TNI_STEP_CALL, 3, 68, 13, 2242}, /* %66 %67 %35 masked_fill.Scalar */
    {TNI_STEP_SUB, 2, 69, 0, 1766}, /* %3 %12 */
    {TNI_STEP_CALL, 2, 70, 11, 2245}, /* %10 %69 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 71, 1, 2247}, /* %33 %70 mul.Tensor */
    {TNI_STEP_CALL, 2, 72, 1, 1413}, /* %68 %71 mul.Tensor */
    {TNI_STEP_COPY, 1, 73, 0, 1415}, /* %72 */
    {TNI_STEP_JUMP, 0, 0, 116, 0}, /* */
    {TNI_STEP_LESS, 2, 74, 0, 2223}, /* %12 %44 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 104, 1416}, /* %74 */
    {TNI_STEP_CALL, 1, 75, 0, 14}, /* %7 sgn */
    {TNI_STEP_CALL, 1, 76, 10, 14}, /* %7 abs */
    {TNI_STEP_SUB, 2, 77, 0, 337}, /* %12 %3 */
    {TNI_STEP_CALL, 2, 78, 11, 1417}, /* %76 %77 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 79, 1, 1419}, /* %75 %78 mul.Tensor */
    {TNI_STEP_CALL, 2, 80, 11, 2249}, /* %10 %77 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 81, 15, 2251}, /* %33 %80 div.Tensor */
    {TNI_STEP_CALL, 2, 82, 12, 2227}, /* %10 %35 eq.Scalar */
    {TNI_STEP_CALL, 3, 83, 13, 2253}, /* %81 %82 %35 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 84, 1, 1428}, /* %79 %83 mul.Tensor */
    {TNI_STEP_COPY, 1, 85, 0, 1430}, /* %84 */
    {TNI_STEP_JUMP, 0, 0, 115, 0}, /* */
    {TNI_STEP_CALL, 1, 86, 10, 14}, /* %7 abs */
    {TNI_STEP_SUB, 2, 87, 0, 2223}, /* %12 %44 */
    {TNI_STEP_CALL, 2, 88, 11, 1431}, /* %86 %87 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 89, 1, 2256}, /* %7 %88 mul.Tensor */
    {TNI_STEP_SUB, 2, 90, 0, 337}, /* %12 %3 */
    {TNI_STEP_CALL, 2, 91, 11, 2258}, /* %10 %90 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 92, 15, 2260}, /* %33 %91 div.Tensor */
    {TNI_STEP_CALL, 2, 93, 12, 2227}, /* %10 %35 eq.Scalar */
    {TNI_STEP_CALL, 3, 94, 13, 2262}, /* %92 %93 %35 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 95, 1, 1442}, /* %89 %94 mul.Tensor */
    {TNI_STEP_COPY, 1, 85, 0, 1444}, /* %95 */
    {TNI_STEP_COPY, 1, 73, 0, 1445}, /* %85 */
    {TNI_STEP_COPY, 1, 60, 0, 1446}, /* %73 */
    {TNI_STEP_COPY, 1, 50, 0, 1176}, /* %60 */
    {TNI_STEP_COPY, 1, 42, 0, 583}, /* %50 */
    {TNI_STEP_COPY, 1, 38, 0, 576}, /* %42 */
    {TNI_STEP_COPY, 1, 31, 0, 570}, /* %38 */
    {TNI_STEP_CALL, 2, 96, 1, 2265}, /* %9 %31 mul.Tensor */
    {TNI_STEP_CALL, 1, 97, 2, 1515}, /* %96 real */
    {TNI_STEP_CONSTANT, 0, 98, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 99, 33, 2267}, /* %97 %8 %98 %8 sum.dim_IntList */
    {TNI_STEP_GIVE, 1, 0, 0, 1789}, /* %99 */
    /* program 328 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 106, 0}, /* %0 t */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 107, 4}, /* %3 %2 mm */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 329 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 106, 0}, /* %0 t */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 107, 9}, /* %2 %3 mm */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 330 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 107, 88}, /* %0 %1 mm */
    {TNI_STEP_ARGUMENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 107, 56}, /* %3 %4 mm */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 28, 237}, /* %2 %5 %7 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 331 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_CONSTANT, 0, 2, 1, 0}, /* 0x2 */
    {TNI_STEP_CALL, 3, 3, 108, 169}, /* %0 %1 %2 transpose.int */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 109, 115}, /* %5 %4 bmm */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 332 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_CONSTANT, 0, 2, 1, 0}, /* 0x2 */
    {TNI_STEP_CALL, 3, 3, 108, 169}, /* %0 %1 %2 transpose.int */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 109, 6}, /* %4 %5 bmm */
    {TNI_STEP_GIVE, 1, 0, 1, 13}, /* %6 */
    /* program 333 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 109, 88}, /* %0 %1 bmm */
    {TNI_STEP_ARGUMENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 109, 56}, /* %3 %4 bmm */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 28, 237}, /* %2 %5 %7 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 334 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 110, 1}, /* %2 %1 outer */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 335 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 106, 0}, /* %0 t */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 111, 9}, /* %2 %3 mv */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 336 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 111, 88}, /* %0 %1 mv */
    {TNI_STEP_ARGUMENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 111, 56}, /* %3 %4 mv */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 28, 237}, /* %2 %5 %7 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 337 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 94}, /* %1 %2 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 338 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 94}, /* %1 %2 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 3}, /* %3 */
    /* program 339 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 112, 88}, /* %0 %1 dot */
    {TNI_STEP_ARGUMENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 112, 56}, /* %3 %4 dot */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 28, 237}, /* %2 %5 %7 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 340 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 1}, /* %2 %1 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 341 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_GRAD, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 88}, /* %0 %1 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 1}, /* %2 */
    /* program 342 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 113, 88}, /* %0 %1 vdot */
    {TNI_STEP_ARGUMENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 113, 56}, /* %3 %4 vdot */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 28, 237}, /* %2 %5 %7 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 343 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 106, 0}, /* %0 t */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 107, 4}, /* %3 %2 mm */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_CONJ, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_SCALED, 2, 7, 0, 18}, /* %4 %6 */
    {TNI_STEP_GIVE, 1, 0, 1, 14}, /* %7 */
    /* program 344 */
    {TNI_STEP_SAVED, 0, 0, 3, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 106, 0}, /* %0 t */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 107, 9}, /* %2 %3 mm */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_CONJ, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_SCALED, 2, 7, 0, 18}, /* %4 %6 */
    {TNI_STEP_GIVE, 1, 0, 2, 14}, /* %7 */
    /* program 345 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 3, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_TANGENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 107, 56}, /* %3 %4 mm */
    {TNI_STEP_ARGUMENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_TANGENT, 0, 7, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 107, 13}, /* %6 %7 mm */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 3, 11, 28, 2271}, /* %5 %8 %10 add.Tensor */
    {TNI_STEP_ARGUMENT, 0, 12, 4, 0}, /* */
    {TNI_STEP_SCALED, 2, 13, 0, 61}, /* %11 %12 */
    {TNI_STEP_CALL, 3, 14, 28, 2274}, /* %2 %13 %10 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 346 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 110, 1}, /* %2 %1 outer */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CONJ, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_SCALED, 2, 6, 0, 10}, /* %3 %5 */
    {TNI_STEP_GIVE, 1, 0, 1, 13}, /* %6 */
    /* program 347 */
    {TNI_STEP_SAVED, 0, 0, 3, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 106, 0}, /* %0 t */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 111, 9}, /* %2 %3 mv */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_CONJ, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_SCALED, 2, 7, 0, 18}, /* %4 %6 */
    {TNI_STEP_GIVE, 1, 0, 2, 14}, /* %7 */
    /* program 348 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 3, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_TANGENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 111, 56}, /* %3 %4 mv */
    {TNI_STEP_ARGUMENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_TANGENT, 0, 7, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 111, 13}, /* %6 %7 mv */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 3, 11, 28, 2271}, /* %5 %8 %10 add.Tensor */
    {TNI_STEP_ARGUMENT, 0, 12, 4, 0}, /* */
    {TNI_STEP_SCALED, 2, 13, 0, 61}, /* %11 %12 */
    {TNI_STEP_CALL, 3, 14, 28, 2274}, /* %2 %13 %10 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 349 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 111, 1}, /* %2 %1 mv */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CONJ, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_SCALED, 2, 6, 0, 10}, /* %3 %5 */
    {TNI_STEP_GIVE, 1, 0, 1, 13}, /* %6 */
    /* program 350 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 106, 0}, /* %0 t */
    {TNI_STEP_SAVED, 0, 2, 3, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CALL, 2, 4, 111, 2}, /* %1 %3 mv */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_CONJ, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_SCALED, 2, 7, 0, 18}, /* %4 %6 */
    {TNI_STEP_GIVE, 1, 0, 2, 14}, /* %7 */
    /* program 351 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 3, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_TANGENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 110, 56}, /* %3 %4 outer */
    {TNI_STEP_ARGUMENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_TANGENT, 0, 7, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 110, 13}, /* %6 %7 outer */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 3, 11, 28, 2271}, /* %5 %8 %10 add.Tensor */
    {TNI_STEP_ARGUMENT, 0, 12, 4, 0}, /* */
    {TNI_STEP_SCALED, 2, 13, 0, 61}, /* %11 %12 */
    {TNI_STEP_CALL, 3, 14, 28, 2274}, /* %2 %13 %10 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 352 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_CONSTANT, 0, 2, 1, 0}, /* 0x2 */
    {TNI_STEP_CALL, 3, 3, 108, 169}, /* %0 %1 %2 transpose.int */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 109, 115}, /* %5 %4 bmm */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_CONJ, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_SCALED, 2, 9, 0, 106}, /* %6 %8 */
    {TNI_STEP_GIVE, 1, 0, 1, 17}, /* %9 */
    /* program 353 */
    {TNI_STEP_SAVED, 0, 0, 3, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_CONSTANT, 0, 2, 1, 0}, /* 0x2 */
    {TNI_STEP_CALL, 3, 3, 108, 169}, /* %0 %1 %2 transpose.int */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 109, 6}, /* %4 %5 bmm */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_CONJ, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_SCALED, 2, 9, 0, 106}, /* %6 %8 */
    {TNI_STEP_GIVE, 1, 0, 2, 17}, /* %9 */
    /* program 354 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 3, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_TANGENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 109, 56}, /* %3 %4 bmm */
    {TNI_STEP_ARGUMENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_TANGENT, 0, 7, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 109, 13}, /* %6 %7 bmm */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 3, 11, 28, 2271}, /* %5 %8 %10 add.Tensor */
    {TNI_STEP_ARGUMENT, 0, 12, 4, 0}, /* */
    {TNI_STEP_SCALED, 2, 13, 0, 61}, /* %11 %12 */
    {TNI_STEP_CALL, 3, 14, 28, 2274}, /* %2 %13 %10 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 355 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 2, 31, 88}, /* %0 %1 unsqueeze */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SIZE, 2, 4, 0, 103}, /* %3 %1 */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 6, 0, 10}, /* %3 %5 */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 8, 1, 0}, /* 0x2 */
    {TNI_STEP_SIZE, 2, 9, 0, 176}, /* %7 %8 */
    {TNI_STEP_LIST, 3, 10, 0, 2277}, /* %4 %6 %9 */
    {TNI_STEP_CALL, 3, 11, 89, 2280}, /* %2 %10 %1 expand */
    {TNI_STEP_CALL, 3, 12, 108, 2283}, /* %7 %5 %8 transpose.int */
    {TNI_STEP_CONJUGATE, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_CALL, 2, 14, 109, 154}, /* %11 %13 bmm */
    {TNI_STEP_SAVED, 0, 15, 3, 0}, /* */
    {TNI_STEP_CONJ, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_SCALED, 2, 17, 0, 50}, /* %14 %16 */
    {TNI_STEP_GIVE, 1, 0, 1, 40}, /* %17 */
    /* program 356 */
    {TNI_STEP_SAVED, 0, 0, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_CONSTANT, 0, 2, 1, 0}, /* 0x2 */
    {TNI_STEP_CALL, 3, 3, 108, 169}, /* %0 %1 %2 transpose.int */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 7, 31, 12}, /* %5 %6 unsqueeze */
    {TNI_STEP_SIZE, 2, 8, 0, 412}, /* %0 %6 */
    {TNI_STEP_SIZE, 2, 9, 0, 88}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 10, 5, 0}, /* */
    {TNI_STEP_SIZE, 2, 11, 0, 2273}, /* %10 %2 */
    {TNI_STEP_LIST, 3, 12, 0, 152}, /* %8 %9 %11 */
    {TNI_STEP_CALL, 3, 13, 89, 2286}, /* %7 %12 %6 expand */
    {TNI_STEP_CALL, 2, 14, 109, 147}, /* %4 %13 bmm */
    {TNI_STEP_SAVED, 0, 15, 3, 0}, /* */
    {TNI_STEP_CONJ, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_SCALED, 2, 17, 0, 50}, /* %14 %16 */
    {TNI_STEP_GIVE, 1, 0, 2, 40}, /* %17 */
    /* program 357 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 3, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_TANGENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 109, 56}, /* %3 %4 bmm */
    {TNI_STEP_ARGUMENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_TANGENT, 0, 7, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 109, 13}, /* %6 %7 bmm */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 3, 11, 28, 2271}, /* %5 %8 %10 add.Tensor */
    {TNI_STEP_CONSTANT, 0, 12, 2, 0}, /* 0x0 */
    {TNI_STEP_LIST, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_SOME, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_NONE, 0, 15, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 16, 33, 2289}, /* %11 %14 %12 %15 sum.dim_IntList */
    {TNI_STEP_ARGUMENT, 0, 17, 4, 0}, /* */
    {TNI_STEP_SCALED, 2, 18, 0, 1225}, /* %16 %17 */
    {TNI_STEP_CALL, 3, 19, 28, 2293}, /* %2 %18 %10 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 41}, /* %19 */
    /* program 358 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 13, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 5, 0}, /* */
    {TNI_STEP_CALL, 5, 6, 114, 504}, /* %1 %2 %3 %4 %5 addmm */
    {TNI_STEP_GRAD, 0, 7, 0, 0}, /* */
    {TNI_STEP_STRING, 0, 8, 4, 111}, /* "none" */
    {TNI_STEP_CALL, 3, 9, 69, 2296}, /* %7 %6 %8 gelu_backward */
    {TNI_STEP_COPY, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 19, 0}, /* */
    {TNI_STEP_GRAD, 0, 11, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 12, 6, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 13, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_CALL, 3, 15, 67, 2299}, /* %11 %12 %14 threshold_backward */
    {TNI_STEP_COPY, 1, 10, 0, 36}, /* %15 */
    {TNI_STEP_SAVED, 0, 16, 4, 0}, /* */
    {TNI_STEP_CONJ, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_SCALED, 2, 18, 0, 297}, /* %10 %17 */
    {TNI_STEP_GIVE, 1, 0, 0, 39}, /* %18 */
    /* program 359 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 13, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 5, 0}, /* */
    {TNI_STEP_CALL, 5, 6, 114, 504}, /* %1 %2 %3 %4 %5 addmm */
    {TNI_STEP_GRAD, 0, 7, 0, 0}, /* */
    {TNI_STEP_STRING, 0, 8, 4, 111}, /* "none" */
    {TNI_STEP_CALL, 3, 9, 69, 2296}, /* %7 %6 %8 gelu_backward */
    {TNI_STEP_COPY, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 19, 0}, /* */
    {TNI_STEP_GRAD, 0, 11, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 12, 6, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 13, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_CALL, 3, 15, 67, 2299}, /* %11 %12 %14 threshold_backward */
    {TNI_STEP_COPY, 1, 10, 0, 36}, /* %15 */
    {TNI_STEP_SAVED, 0, 16, 3, 0}, /* */
    {TNI_STEP_CALL, 1, 17, 106, 38}, /* %16 t */
    {TNI_STEP_CALL, 2, 18, 107, 297}, /* %10 %17 mm */
    {TNI_STEP_SAVED, 0, 19, 5, 0}, /* */
    {TNI_STEP_CONJ, 1, 20, 0, 41}, /* %19 */
    {TNI_STEP_SCALED, 2, 21, 0, 54}, /* %18 %20 */
    {TNI_STEP_GIVE, 1, 0, 1, 72}, /* %21 */
    /* program 360 */
    {TNI_STEP_SAVED, 0, 0, 2, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 106, 0}, /* %0 t */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 14, 1}, /* %2 */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_CALL, 5, 7, 114, 2302}, /* %3 %0 %4 %5 %6 addmm */
    {TNI_STEP_GRAD, 0, 8, 0, 0}, /* */
    {TNI_STEP_STRING, 0, 9, 4, 111}, /* "none" */
    {TNI_STEP_CALL, 3, 10, 69, 1251}, /* %8 %7 %9 gelu_backward */
    {TNI_STEP_COPY, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_JUMP, 0, 0, 20, 0}, /* */
    {TNI_STEP_GRAD, 0, 12, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 13, 6, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 14, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 15, 2, 34}, /* %14 */
    {TNI_STEP_CALL, 3, 16, 67, 2307}, /* %12 %13 %15 threshold_backward */
    {TNI_STEP_COPY, 1, 11, 0, 38}, /* %16 */
    {TNI_STEP_CALL, 2, 17, 107, 48}, /* %1 %11 mm */
    {TNI_STEP_SAVED, 0, 18, 5, 0}, /* */
    {TNI_STEP_CONJ, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_SCALED, 2, 20, 0, 40}, /* %17 %19 */
    {TNI_STEP_GIVE, 1, 0, 2, 55}, /* %20 */
    /* program 361 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 4, 115, 172}, /* %1 %2 %3 linalg_cross */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 362 */
    {TNI_STEP_SAVED, 0, 0, 2, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 4, 115, 1}, /* %2 %1 %3 linalg_cross */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 363 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 115, 169}, /* %0 %1 %2 linalg_cross */
    {TNI_STEP_ARGUMENT, 0, 4, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 5, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 6, 115, 6}, /* %4 %5 %2 linalg_cross */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 9, 28, 124}, /* %3 %6 %8 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 364 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 116, 0}, /* %0 mH */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 117, 94}, /* %1 %2 matmul */
    {TNI_STEP_CALL, 1, 4, 116, 0}, /* %0 mH */
    {TNI_STEP_CALL, 2, 5, 117, 56}, /* %3 %4 matmul */
    {TNI_STEP_CALL, 1, 6, 3, 7}, /* %5 neg */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 365 */
    {TNI_STEP_RESULT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 117, 88}, /* %0 %1 matmul */
    {TNI_STEP_CALL, 2, 3, 117, 274}, /* %2 %0 matmul */
    {TNI_STEP_CALL, 1, 4, 3, 3}, /* %3 neg */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 366 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 116, 0}, /* %0 mH */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_NOT, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 7, 118, 2310}, /* %1 %4 %3 %5 %6 linalg_solve_triangular */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 15, 7}, /* %5 */
    {TNI_STEP_SAVED, 0, 8, 4, 0}, /* */
    {TNI_STEP_CALL, 1, 9, 116, 16}, /* %8 mH */
    {TNI_STEP_CALL, 2, 10, 117, 46}, /* %7 %9 matmul */
    {TNI_STEP_CALL, 1, 11, 3, 23}, /* %10 neg */
    {TNI_STEP_COPY, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_JUMP, 0, 0, 20, 0}, /* */
    {TNI_STEP_SAVED, 0, 13, 4, 0}, /* */
    {TNI_STEP_CALL, 1, 14, 116, 35}, /* %13 mH */
    {TNI_STEP_CALL, 2, 15, 117, 874}, /* %14 %7 matmul */
    {TNI_STEP_CALL, 1, 16, 3, 36}, /* %15 neg */
    {TNI_STEP_COPY, 1, 12, 0, 38}, /* %16 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 30, 1}, /* %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 25, 13}, /* %6 */
    {TNI_STEP_CONSTANT, 0, 17, 0, 0}, /* 0x1 */
    {TNI_STEP_COPY, 1, 18, 0, 40}, /* %17 */
    {TNI_STEP_JUMP, 0, 0, 27, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 19, 2, 0}, /* 0x0 */
    {TNI_STEP_COPY, 1, 18, 0, 41}, /* %19 */
    {TNI_STEP_CALL, 2, 20, 119, 440}, /* %12 %18 triu */
    {TNI_STEP_COPY, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_JUMP, 0, 0, 38, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 34, 13}, /* %6 */
    {TNI_STEP_CONSTANT, 0, 22, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_COPY, 1, 23, 0, 73}, /* %22 */
    {TNI_STEP_JUMP, 0, 0, 36, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 24, 2, 0}, /* 0x0 */
    {TNI_STEP_COPY, 1, 23, 0, 74}, /* %24 */
    {TNI_STEP_CALL, 2, 25, 120, 2315}, /* %12 %23 tril */
    {TNI_STEP_COPY, 1, 21, 0, 75}, /* %25 */
    {TNI_STEP_GIVE, 1, 0, 0, 72}, /* %21 */
    /* program 367 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 116, 0}, /* %0 mH */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_NOT, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 7, 118, 2310}, /* %1 %4 %3 %5 %6 linalg_solve_triangular */
    {TNI_STEP_GIVE, 1, 0, 1, 14}, /* %7 */
    /* program 368 */
    {TNI_STEP_ARGUMENT, 0, 0, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 13, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 1, 4, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 7, 2}, /* %1 */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_COPY, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_JUMP, 0, 0, 9, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_COPY, 1, 3, 0, 6}, /* %4 */
    {TNI_STEP_TANGENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 119, 283}, /* %5 %3 triu */
    {TNI_STEP_COPY, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_JUMP, 0, 0, 23, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 8, 4, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 18, 16}, /* %8 */
    {TNI_STEP_CONSTANT, 0, 9, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_COPY, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 20, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 11, 2, 0}, /* 0x0 */
    {TNI_STEP_COPY, 1, 10, 0, 24}, /* %11 */
    {TNI_STEP_TANGENT, 0, 12, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 13, 120, 1033}, /* %12 %10 tril */
    {TNI_STEP_COPY, 1, 7, 0, 35}, /* %13 */
    {TNI_STEP_ARGUMENT, 0, 14, 3, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 29, 34}, /* %14 */
    {TNI_STEP_RESULT, 0, 15, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 16, 117, 469}, /* %7 %15 matmul */
    {TNI_STEP_COPY, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_JUMP, 0, 0, 32, 0}, /* */
    {TNI_STEP_RESULT, 0, 18, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 19, 117, 2317}, /* %18 %7 matmul */
    {TNI_STEP_COPY, 1, 17, 0, 41}, /* %19 */
    {TNI_STEP_TANGENT, 0, 20, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 21, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 22, 2, 72}, /* %21 */
    {TNI_STEP_CALL, 3, 23, 22, 2319}, /* %20 %17 %22 sub.Tensor */
    {TNI_STEP_ARGUMENT, 0, 24, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 25, 4, 0}, /* */
    {TNI_STEP_CALL, 5, 26, 118, 2322}, /* %24 %23 %0 %14 %25 linalg_solve_triangular */
    {TNI_STEP_GIVE, 1, 0, 0, 80}, /* %26 */
    /* program 369 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 25, 2}, /* %1 */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 14, 1}, /* %2 */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 5, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_SAVED, 0, 8, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 9, 118, 746}, /* %4 %5 %6 %7 %8 linalg_solve_triangular */
    {TNI_STEP_COPY, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 23, 0}, /* */
    {TNI_STEP_SAVED, 0, 11, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 12, 116, 24}, /* %11 mH */
    {TNI_STEP_SAVED, 0, 13, 2, 0}, /* */
    {TNI_STEP_NOT, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 15, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 16, 0, 0}, /* 0x1 */
    {TNI_STEP_SAVED, 0, 17, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 18, 118, 2327}, /* %12 %15 %14 %16 %17 linalg_solve_triangular */
    {TNI_STEP_COPY, 1, 10, 0, 39}, /* %18 */
    {TNI_STEP_COPY, 1, 19, 0, 23}, /* %10 */
    {TNI_STEP_JUMP, 0, 0, 29, 0}, /* */
    {TNI_STEP_SAVED, 0, 20, 4, 0}, /* */
    {TNI_STEP_NONE, 0, 21, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 22, 14, 2332}, /* %20 %21 %21 %21 %21 %21 zeros_like */
    {TNI_STEP_COPY, 1, 19, 0, 73}, /* %22 */
    {TNI_STEP_GIVE, 1, 0, 0, 41}, /* %19 */
    /* program 370 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 11, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SAVED, 0, 6, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 7, 118, 714}, /* %2 %3 %4 %5 %6 linalg_solve_triangular */
    {TNI_STEP_COPY, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 20, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 10, 116, 17}, /* %9 mH */
    {TNI_STEP_SAVED, 0, 11, 2, 0}, /* */
    {TNI_STEP_NOT, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_GRAD, 0, 13, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 14, 0, 0}, /* 0x1 */
    {TNI_STEP_SAVED, 0, 15, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 16, 118, 2338}, /* %10 %13 %12 %14 %15 linalg_solve_triangular */
    {TNI_STEP_COPY, 1, 8, 0, 38}, /* %16 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 28, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 17, 5, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 18, 0, 40}, /* %17 */
    {TNI_STEP_CALL, 1, 19, 121, 16}, /* %8 mT */
    {TNI_STEP_CALL, 2, 20, 117, 212}, /* %18 %19 matmul */
    {TNI_STEP_CALL, 1, 21, 3, 55}, /* %20 neg */
    {TNI_STEP_COPY, 1, 22, 0, 72}, /* %21 */
    {TNI_STEP_JUMP, 0, 0, 33, 0}, /* */
    {TNI_STEP_SAVED, 0, 23, 5, 0}, /* */
    {TNI_STEP_CALL, 1, 24, 116, 81}, /* %23 mH */
    {TNI_STEP_CALL, 2, 25, 117, 1008}, /* %8 %24 matmul */
    {TNI_STEP_CALL, 1, 26, 3, 75}, /* %25 neg */
    {TNI_STEP_COPY, 1, 22, 0, 80}, /* %26 */
    {TNI_STEP_SAVED, 0, 27, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 45, 300}, /* %27 */
    {TNI_STEP_SAVED, 0, 28, 3, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 40, 302}, /* %28 */
    {TNI_STEP_CONSTANT, 0, 29, 0, 0}, /* 0x1 */
    {TNI_STEP_COPY, 1, 30, 0, 304}, /* %29 */
    {TNI_STEP_JUMP, 0, 0, 42, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 31, 2, 0}, /* 0x0 */
    {TNI_STEP_COPY, 1, 30, 0, 560}, /* %31 */
    {TNI_STEP_CALL, 2, 32, 119, 2343}, /* %22 %30 triu */
    {TNI_STEP_COPY, 1, 33, 0, 563}, /* %32 */
    {TNI_STEP_JUMP, 0, 0, 54, 0}, /* */
    {TNI_STEP_SAVED, 0, 34, 3, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 50, 567}, /* %34 */
    {TNI_STEP_CONSTANT, 0, 35, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_COPY, 1, 36, 0, 586}, /* %35 */
    {TNI_STEP_JUMP, 0, 0, 52, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 37, 2, 0}, /* 0x0 */
    {TNI_STEP_COPY, 1, 36, 0, 571}, /* %37 */
    {TNI_STEP_CALL, 2, 38, 120, 2345}, /* %22 %36 tril */
    {TNI_STEP_COPY, 1, 33, 0, 570}, /* %38 */
    {TNI_STEP_GRAD, 0, 39, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 40, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 41, 2, 573}, /* %40 */
    {TNI_STEP_CALL, 3, 42, 28, 2347}, /* %33 %39 %41 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 576}, /* %42 */
    /* program 371 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 116, 0}, /* %0 mH */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 1, 102}, /* %4 %3 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 6, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 7, 31, 12}, /* %5 %6 unsqueeze */
    {TNI_STEP_CONSTANT, 0, 8, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 9, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 4, 10, 122, 2350}, /* %0 %8 %9 %6 diagonal */
    {TNI_STEP_CALL, 2, 11, 123, 29}, /* %7 %10 expand_as */
    {TNI_STEP_CALL, 4, 12, 124, 2354}, /* %11 %8 %9 %6 diag_embed */
    {TNI_STEP_CONSTANT, 0, 13, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 14, 125, 2358}, /* %1 %12 %13 linalg_solve */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 372 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 3, 125, 169}, /* %0 %1 %2 linalg_solve */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 5, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CONSTANT, 0, 6, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 4, 7, 122, 715}, /* %3 %4 %5 %6 diagonal */
    {TNI_STEP_LIST, 1, 8, 0, 13}, /* %6 */
    {TNI_STEP_SOME, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_NONE, 0, 10, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 11, 33, 2361}, /* %7 %9 %4 %10 sum.dim_IntList */
    {TNI_STEP_RESULT, 0, 12, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 13, 1, 271}, /* %12 %11 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    /* program 373 */
    {TNI_STEP_GRAD, 0, 0, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 2, 31, 88}, /* %0 %1 unsqueeze */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 4, 116, 3}, /* %3 mH */
    {TNI_STEP_IS_COMPLEX, 1, 5, 0, 3}, /* %3 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 7}, /* %5 */
    {TNI_STEP_SAVED, 0, 6, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_GRAD, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 9, 1, 122}, /* %8 %7 mul.Tensor */
    {TNI_STEP_CALL, 1, 10, 8, 17}, /* %9 imag */
    {TNI_STEP_CALL, 2, 11, 31, 200}, /* %10 %1 unsqueeze */
    {TNI_STEP_CALL, 2, 12, 9, 495}, /* %2 %11 complex */
    {TNI_STEP_COPY, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_JUMP, 0, 0, 17, 0}, /* */
    {TNI_STEP_COPY, 1, 13, 0, 1}, /* %2 */
    {TNI_STEP_CONSTANT, 0, 14, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 15, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 4, 16, 122, 2365}, /* %3 %14 %15 %1 diagonal */
    {TNI_STEP_CALL, 2, 17, 123, 230}, /* %13 %16 expand_as */
    {TNI_STEP_CALL, 4, 18, 124, 2369}, /* %17 %14 %15 %1 diag_embed */
    {TNI_STEP_CONSTANT, 0, 19, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 20, 125, 2373}, /* %4 %18 %19 linalg_solve */
    {TNI_STEP_GIVE, 1, 0, 0, 55}, /* %20 */
    /* program 374 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 3, 125, 169}, /* %0 %1 %2 linalg_solve */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 5, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CONSTANT, 0, 6, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 4, 7, 122, 715}, /* %3 %4 %5 %6 diagonal */
    {TNI_STEP_LIST, 1, 8, 0, 13}, /* %6 */
    {TNI_STEP_SOME, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_NONE, 0, 10, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 11, 33, 2361}, /* %7 %9 %4 %10 sum.dim_IntList */
    {TNI_STEP_CALL, 1, 12, 2, 24}, /* %11 real */
    {TNI_STEP_GIVE, 1, 0, 1, 42}, /* %12 */
    /* program 375 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 3, 125, 169}, /* %0 %1 %2 linalg_solve */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 5, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CONSTANT, 0, 6, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 4, 7, 122, 715}, /* %3 %4 %5 %6 diagonal */
    {TNI_STEP_LIST, 1, 8, 0, 13}, /* %6 */
    {TNI_STEP_SOME, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_NONE, 0, 10, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 11, 33, 2361}, /* %7 %9 %4 %10 sum.dim_IntList */
    {TNI_STEP_RESULT, 0, 12, 0, 0}, /* */
    {TNI_STEP_IS_COMPLEX, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 22, 35}, /* %13 */
    {TNI_STEP_CALL, 1, 14, 2, 24}, /* %11 real */
    {TNI_STEP_CALL, 6, 15, 14, 2376}, /* %14 %10 %10 %10 %10 %10 zeros_like */
    {TNI_STEP_CALL, 1, 16, 8, 24}, /* %11 imag */
    {TNI_STEP_CALL, 2, 17, 9, 37}, /* %15 %16 complex */
    {TNI_STEP_CALL, 2, 18, 1, 2382}, /* %12 %17 mul.Tensor */
    {TNI_STEP_COPY, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_JUMP, 0, 0, 24, 0}, /* */
    {TNI_STEP_CALL, 6, 20, 14, 2384}, /* %12 %10 %10 %10 %10 %10 zeros_like */
    {TNI_STEP_COPY, 1, 19, 0, 55}, /* %20 */
    {TNI_STEP_GIVE, 1, 0, 0, 41}, /* %19 */
    /* program 376 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 116, 0}, /* %0 mH */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 4, 125, 172}, /* %1 %2 %3 linalg_solve */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_DIM, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_DIM, 1, 7, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 8, 0, 0}, /* 0x1 */
    {TNI_STEP_SUB, 2, 9, 2, 176}, /* %7 %8 */
    {TNI_STEP_EQUAL, 2, 10, 2, 59}, /* %6 %9 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 21, 23}, /* %10 */
    {TNI_STEP_CONSTANT, 0, 11, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 12, 31, 322}, /* %4 %11 unsqueeze */
    {TNI_STEP_CONSTANT, 0, 13, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 2, 14, 31, 1093}, /* %5 %13 unsqueeze */
    {TNI_STEP_CONJUGATE, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_CALL, 2, 16, 117, 62}, /* %12 %15 matmul */
    {TNI_STEP_CALL, 1, 17, 3, 38}, /* %16 neg */
    {TNI_STEP_COPY, 1, 18, 0, 40}, /* %17 */
    {TNI_STEP_JUMP, 0, 0, 32, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 27, 3}, /* %3 */
    {TNI_STEP_CALL, 1, 19, 116, 7}, /* %5 mH */
    {TNI_STEP_CALL, 2, 20, 117, 1354}, /* %4 %19 matmul */
    {TNI_STEP_CALL, 1, 21, 3, 55}, /* %20 neg */
    {TNI_STEP_COPY, 1, 22, 0, 72}, /* %21 */
    {TNI_STEP_JUMP, 0, 0, 31, 0}, /* */
    {TNI_STEP_CALL, 1, 23, 116, 7}, /* %5 mH */
    {TNI_STEP_CALL, 2, 24, 117, 1880}, /* %23 %4 matmul */
    {TNI_STEP_CALL, 1, 25, 3, 74}, /* %24 neg */
    {TNI_STEP_COPY, 1, 22, 0, 75}, /* %25 */
    {TNI_STEP_COPY, 1, 18, 0, 73}, /* %22 */
    {TNI_STEP_GIVE, 1, 0, 0, 39}, /* %18 */
    /* program 377 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 116, 0}, /* %0 mH */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 4, 125, 172}, /* %1 %2 %3 linalg_solve */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 378 */
    {TNI_STEP_RESULT, 0, 0, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SUB, 2, 5, 2, 56}, /* %3 %4 */
    {TNI_STEP_EQUAL, 2, 6, 2, 104}, /* %1 %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 15, 13}, /* %6 */
    {TNI_STEP_CONSTANT, 0, 7, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 8, 31, 430}, /* %0 %7 unsqueeze */
    {TNI_STEP_TANGENT, 0, 9, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 10, 117, 178}, /* %9 %8 matmul */
    {TNI_STEP_CALL, 2, 11, 103, 109}, /* %10 %7 squeeze.dim */
    {TNI_STEP_COPY, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 13, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 21, 35}, /* %13 */
    {TNI_STEP_TANGENT, 0, 14, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 15, 117, 1284}, /* %14 %0 matmul */
    {TNI_STEP_COPY, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_JUMP, 0, 0, 24, 0}, /* */
    {TNI_STEP_TANGENT, 0, 17, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 18, 117, 1615}, /* %0 %17 matmul */
    {TNI_STEP_COPY, 1, 16, 0, 39}, /* %18 */
    {TNI_STEP_COPY, 1, 12, 0, 38}, /* %16 */
    {TNI_STEP_TANGENT, 0, 19, 1, 0}, /* */
    {TNI_STEP_SCALAR, 1, 20, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 21, 22, 2390}, /* %19 %12 %20 sub.Tensor */
    {TNI_STEP_ARGUMENT, 0, 22, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 23, 125, 2393}, /* %2 %21 %22 linalg_solve */
    {TNI_STEP_GIVE, 1, 0, 0, 81}, /* %23 */
    /* program 379 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 116, 0}, /* %0 mH */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 116, 1}, /* %2 mH */
    {TNI_STEP_CALL, 2, 4, 117, 1607}, /* %3 %0 matmul */
    {TNI_STEP_CALL, 2, 5, 117, 116}, /* %4 %1 matmul */
    {TNI_STEP_CALL, 2, 6, 117, 390}, /* %1 %0 matmul */
    {TNI_STEP_CALL, 2, 7, 117, 353}, /* %6 %3 matmul */
    {TNI_STEP_CALL, 2, 8, 117, 275}, /* %0 %5 matmul */
    {TNI_STEP_SAVED, 0, 9, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 10, 117, 178}, /* %9 %8 matmul */
    {TNI_STEP_CONSTANT, 0, 11, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 12, 2, 24}, /* %11 */
    {TNI_STEP_CALL, 3, 13, 22, 2396}, /* %5 %10 %12 sub.Tensor */
    {TNI_STEP_CALL, 3, 14, 28, 2399}, /* %13 %7 %12 add.Tensor */
    {TNI_STEP_CALL, 2, 15, 117, 87}, /* %7 %0 matmul */
    {TNI_STEP_CALL, 2, 16, 117, 470}, /* %15 %9 matmul */
    {TNI_STEP_CALL, 3, 17, 22, 2402}, /* %14 %16 %12 sub.Tensor */
    {TNI_STEP_CALL, 2, 18, 117, 94}, /* %1 %2 matmul */
    {TNI_STEP_CALL, 2, 19, 117, 2405}, /* %18 %1 matmul */
    {TNI_STEP_CALL, 3, 20, 22, 40}, /* %17 %19 %12 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 55}, /* %20 */
    /* program 380 */
    {TNI_STEP_RESULT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 116, 0}, /* %0 mH */
    {TNI_STEP_TANGENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 116, 1}, /* %2 mH */
    {TNI_STEP_CALL, 2, 4, 117, 88}, /* %0 %1 matmul */
    {TNI_STEP_CALL, 2, 5, 117, 102}, /* %4 %3 matmul */
    {TNI_STEP_CALL, 2, 6, 117, 103}, /* %3 %1 matmul */
    {TNI_STEP_CALL, 2, 7, 117, 129}, /* %6 %0 matmul */
    {TNI_STEP_ARGUMENT, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 9, 117, 349}, /* %5 %8 matmul */
    {TNI_STEP_CALL, 2, 10, 117, 31}, /* %9 %0 matmul */
    {TNI_STEP_CONSTANT, 0, 11, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 12, 2, 24}, /* %11 */
    {TNI_STEP_CALL, 3, 13, 22, 2396}, /* %5 %10 %12 sub.Tensor */
    {TNI_STEP_CALL, 3, 14, 28, 2399}, /* %13 %7 %12 add.Tensor */
    {TNI_STEP_CALL, 2, 15, 117, 122}, /* %8 %7 matmul */
    {TNI_STEP_CALL, 2, 16, 117, 2407}, /* %0 %15 matmul */
    {TNI_STEP_CALL, 3, 17, 22, 2402}, /* %14 %16 %12 sub.Tensor */
    {TNI_STEP_CALL, 2, 18, 117, 0}, /* %0 %2 matmul */
    {TNI_STEP_CALL, 2, 19, 117, 711}, /* %18 %0 matmul */
    {TNI_STEP_CALL, 3, 20, 22, 40}, /* %17 %19 %12 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 55}, /* %20 */
    /* program 381 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 2, 116, 2}, /* %1 mH */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 4, 116, 3}, /* %3 mH */
    {TNI_STEP_CALL, 1, 5, 116, 6}, /* %4 mH */
    {TNI_STEP_CALL, 2, 6, 117, 7}, /* %5 %2 matmul */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 8, 120, 13}, /* %6 %7 tril */
    {TNI_STEP_CONSTANT, 0, 9, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 10, 120, 59}, /* %6 %9 tril */
    {TNI_STEP_CALL, 1, 11, 116, 23}, /* %10 mH */
    {TNI_STEP_CONSTANT, 0, 12, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 13, 2, 42}, /* %12 */
    {TNI_STEP_CALL, 3, 14, 28, 2409}, /* %8 %11 %13 add.Tensor */
    {TNI_STEP_CONSTANT, 0, 15, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 16, 3, 36}, /* %15 */
    {TNI_STEP_SCALED, 2, 17, 0, 50}, /* %14 %16 */
    {TNI_STEP_CALL, 1, 18, 116, 6}, /* %4 mH */
    {TNI_STEP_CALL, 5, 19, 118, 2412}, /* %4 %17 %7 %7 %7 linalg_solve_triangular */
    {TNI_STEP_CALL, 5, 20, 118, 2417}, /* %18 %19 %12 %12 %7 linalg_solve_triangular */
    {TNI_STEP_COPY, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_JUMP, 0, 0, 43, 0}, /* */
    {TNI_STEP_SAVED, 0, 22, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 23, 116, 73}, /* %22 mH */
    {TNI_STEP_GRAD, 0, 24, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 25, 117, 840}, /* %23 %24 matmul */
    {TNI_STEP_CONSTANT, 0, 26, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 27, 120, 79}, /* %25 %26 tril */
    {TNI_STEP_CONSTANT, 0, 28, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 29, 120, 1808}, /* %25 %28 tril */
    {TNI_STEP_CALL, 1, 30, 116, 304}, /* %29 mH */
    {TNI_STEP_CONSTANT, 0, 31, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 32, 2, 560}, /* %31 */
    {TNI_STEP_CALL, 3, 33, 28, 2422}, /* %27 %30 %32 add.Tensor */
    {TNI_STEP_CONSTANT, 0, 34, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 35, 3, 567}, /* %34 */
    {TNI_STEP_SCALED, 2, 36, 0, 2425}, /* %33 %35 */
    {TNI_STEP_CALL, 1, 37, 116, 73}, /* %22 mH */
    {TNI_STEP_CALL, 5, 38, 118, 2427}, /* %22 %36 %26 %26 %26 linalg_solve_triangular */
    {TNI_STEP_CALL, 5, 39, 118, 2432}, /* %37 %38 %31 %31 %26 linalg_solve_triangular */
    {TNI_STEP_COPY, 1, 21, 0, 572}, /* %39 */
    {TNI_STEP_GIVE, 1, 0, 0, 72}, /* %21 */
    /* program 382 */
    {TNI_STEP_ARGUMENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 2, 116, 2}, /* %1 mH */
    {TNI_STEP_CALL, 1, 3, 116, 1}, /* %2 mH */
    {TNI_STEP_TANGENT, 0, 4, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 5, 7, 118, 2437}, /* %2 %4 %5 %6 %5 linalg_solve_triangular */
    {TNI_STEP_CALL, 5, 8, 118, 2442}, /* %3 %7 %6 %5 %5 linalg_solve_triangular */
    {TNI_STEP_CALL, 2, 9, 120, 282}, /* %8 %5 tril */
    {TNI_STEP_CONSTANT, 0, 10, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CONSTANT, 0, 11, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 4, 12, 122, 2447}, /* %8 %5 %10 %11 diagonal */
    {TNI_STEP_CALL, 4, 13, 124, 2451}, /* %12 %5 %10 %11 diag_embed */
    {TNI_STEP_CONSTANT, 0, 14, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 15, 3, 34}, /* %14 */
    {TNI_STEP_SCALED, 2, 16, 0, 35}, /* %13 %15 */
    {TNI_STEP_SCALAR, 1, 17, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 18, 22, 2455}, /* %9 %16 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 19, 117, 2293}, /* %2 %18 matmul */
    {TNI_STEP_CALL, 1, 20, 116, 41}, /* %19 mH */
    {TNI_STEP_COPY, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_JUMP, 0, 0, 43, 0}, /* */
    {TNI_STEP_RESULT, 0, 22, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 23, 116, 73}, /* %22 mH */
    {TNI_STEP_TANGENT, 0, 24, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 25, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 26, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 5, 27, 118, 2458}, /* %22 %24 %25 %26 %25 linalg_solve_triangular */
    {TNI_STEP_CALL, 5, 28, 118, 2463}, /* %23 %27 %26 %25 %25 linalg_solve_triangular */
    {TNI_STEP_CALL, 2, 29, 120, 1882}, /* %28 %25 tril */
    {TNI_STEP_CONSTANT, 0, 30, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CONSTANT, 0, 31, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 4, 32, 122, 2468}, /* %28 %25 %30 %31 diagonal */
    {TNI_STEP_CALL, 4, 33, 124, 2472}, /* %32 %25 %30 %31 diag_embed */
    {TNI_STEP_CONSTANT, 0, 34, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 35, 3, 567}, /* %34 */
    {TNI_STEP_SCALED, 2, 36, 0, 2425}, /* %33 %35 */
    {TNI_STEP_SCALAR, 1, 37, 2, 80}, /* %26 */
    {TNI_STEP_CALL, 3, 38, 22, 2476}, /* %29 %36 %37 sub.Tensor */
    {TNI_STEP_CALL, 2, 39, 117, 2479}, /* %22 %38 matmul */
    {TNI_STEP_COPY, 1, 21, 0, 572}, /* %39 */
    {TNI_STEP_GIVE, 1, 0, 0, 72}, /* %21 */
    /* program 383 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 116, 0}, /* %0 mH */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 28, 381}, /* %0 %1 %3 add.Tensor */
    {TNI_STEP_SAVED, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 117, 115}, /* %5 %4 matmul */
    {TNI_STEP_CALL, 2, 7, 117, 84}, /* %6 %5 matmul */
    {TNI_STEP_SAVED, 0, 8, 1, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 15, 16}, /* %8 */
    {TNI_STEP_SAVED, 0, 9, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 10, 117, 954}, /* %9 %7 matmul */
    {TNI_STEP_CALL, 1, 11, 3, 23}, /* %10 neg */
    {TNI_STEP_COPY, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_JUMP, 0, 0, 19, 0}, /* */
    {TNI_STEP_SAVED, 0, 13, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 14, 117, 312}, /* %7 %13 matmul */
    {TNI_STEP_CALL, 1, 15, 3, 34}, /* %14 neg */
    {TNI_STEP_COPY, 1, 12, 0, 36}, /* %15 */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    /* program 384 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 126, 169}, /* %0 %1 %2 cholesky_solve */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 385 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 126, 169}, /* %0 %1 %2 cholesky_solve */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 1, 5, 116, 6}, /* %4 mH */
    {TNI_STEP_CALL, 2, 6, 117, 10}, /* %3 %5 matmul */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 1}, /* %2 */
    {TNI_STEP_CALL, 1, 7, 116, 13}, /* %6 mH */
    {TNI_STEP_CONSTANT, 0, 8, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 3, 10, 28, 141}, /* %6 %7 %9 add.Tensor */
    {TNI_STEP_CALL, 2, 11, 117, 428}, /* %1 %10 matmul */
    {TNI_STEP_CALL, 1, 12, 3, 24}, /* %11 neg */
    {TNI_STEP_COPY, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_JUMP, 0, 0, 23, 0}, /* */
    {TNI_STEP_CALL, 1, 14, 116, 13}, /* %6 mH */
    {TNI_STEP_CONSTANT, 0, 15, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 16, 2, 36}, /* %15 */
    {TNI_STEP_CALL, 3, 17, 28, 2481}, /* %6 %14 %16 add.Tensor */
    {TNI_STEP_CALL, 2, 18, 117, 2484}, /* %17 %1 matmul */
    {TNI_STEP_CALL, 1, 19, 3, 39}, /* %18 neg */
    {TNI_STEP_COPY, 1, 13, 0, 41}, /* %19 */
    {TNI_STEP_GIVE, 1, 0, 1, 35}, /* %13 */
    /* program 386 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_STRING, 0, 1, 1, 10}, /* "r" */
    {TNI_STEP_EQUAL, 2, 2, 6, 88}, /* %0 %1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 6, 1}, /* %2 */
    {TNI_STEP_REFUSE, 0, 0, 37, 116}, /* "linalg_qr, of which Q is not computed" */
    {TNI_STEP_JUMP, 0, 0, 90, 0}, /* */
    {TNI_STEP_STRING, 0, 3, 8, 154}, /* "complete" */
    {TNI_STEP_EQUAL, 2, 4, 6, 25}, /* %0 %3 */
    {TNI_STEP_COPY, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 17, 6}, /* %4 */
    {TNI_STEP_SAVED, 0, 6, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SIZE, 2, 8, 0, 13}, /* %6 %7 */
    {TNI_STEP_CONSTANT, 0, 9, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 10, 0, 59}, /* %6 %9 */
    {TNI_STEP_LESS, 2, 11, 2, 2189}, /* %10 %8 */
    {TNI_STEP_COPY, 1, 5, 0, 24}, /* %11 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 20, 7}, /* %5 */
    {TNI_STEP_REFUSE, 0, 0, 43, 163}, /* "linalg_qr, of a complete Q of a tall matrix" */
    {TNI_STEP_JUMP, 0, 0, 89, 0}, /* */
    {TNI_STEP_SAVED, 0, 12, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 13, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SIZE, 2, 14, 0, 251}, /* %12 %13 */
    {TNI_STEP_CONSTANT, 0, 15, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 16, 0, 62}, /* %12 %15 */
    {TNI_STEP_LESS, 2, 17, 2, 50}, /* %14 %16 */
    {TNI_STEP_NOT, 1, 18, 0, 40}, /* %17 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 53, 39}, /* %18 */
    {TNI_STEP_GRAD, 0, 19, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 20, 116, 41}, /* %19 mH */
    {TNI_STEP_SAVED, 0, 21, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 22, 117, 2486}, /* %21 %20 matmul */
    {TNI_STEP_GRAD, 0, 23, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 24, 116, 81}, /* %23 mH */
    {TNI_STEP_SAVED, 0, 25, 4, 0}, /* */
    {TNI_STEP_CALL, 2, 26, 117, 74}, /* %24 %25 matmul */
    {TNI_STEP_CONSTANT, 0, 27, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 28, 2, 300}, /* %27 */
    {TNI_STEP_CALL, 3, 29, 22, 2488}, /* %22 %26 %28 sub.Tensor */
    {TNI_STEP_CONSTANT, 0, 30, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 31, 120, 1042}, /* %29 %30 tril */
    {TNI_STEP_CALL, 1, 32, 116, 560}, /* %31 mH */
    {TNI_STEP_CALL, 3, 33, 28, 2491}, /* %31 %32 %28 add.Tensor */
    {TNI_STEP_CALL, 4, 34, 122, 2494}, /* %31 %30 %13 %15 diagonal */
    {TNI_STEP_CALL, 1, 35, 2, 567}, /* %34 real */
    {TNI_STEP_CALL, 4, 36, 124, 2498}, /* %35 %30 %13 %15 diag_embed */
    {TNI_STEP_CALL, 3, 37, 22, 2502}, /* %33 %36 %28 sub.Tensor */
    {TNI_STEP_CALL, 1, 38, 116, 72}, /* %21 mH */
    {TNI_STEP_CALL, 2, 39, 117, 2505}, /* %25 %37 matmul */
    {TNI_STEP_CALL, 3, 40, 28, 2507}, /* %23 %39 %28 add.Tensor */
    {TNI_STEP_CALL, 5, 41, 118, 2510}, /* %38 %40 %30 %30 %30 linalg_solve_triangular */
    {TNI_STEP_COPY, 1, 42, 0, 579}, /* %41 */
    {TNI_STEP_JUMP, 0, 0, 88, 0}, /* */
    {TNI_STEP_SUB, 2, 43, 2, 670}, /* %16 %14 */
    {TNI_STEP_GRAD, 0, 44, 1, 0}, /* */
    {TNI_STEP_CALL, 4, 45, 75, 2515}, /* %44 %15 %14 %43 narrow */
    {TNI_STEP_CALL, 4, 46, 75, 2519}, /* %12 %15 %14 %43 narrow */
    {TNI_STEP_CALL, 1, 47, 116, 575}, /* %45 mH */
    {TNI_STEP_CALL, 2, 48, 117, 1312}, /* %46 %47 matmul */
    {TNI_STEP_GRAD, 0, 49, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 50, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 51, 2, 583}, /* %50 */
    {TNI_STEP_CALL, 3, 52, 28, 2523}, /* %49 %48 %51 add.Tensor */
    {TNI_STEP_CONSTANT, 0, 53, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 54, 75, 2526}, /* %44 %15 %53 %14 narrow */
    {TNI_STEP_SAVED, 0, 55, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 56, 75, 2530}, /* %55 %15 %53 %14 narrow */
    {TNI_STEP_CALL, 1, 57, 116, 632}, /* %54 mH */
    {TNI_STEP_CALL, 2, 58, 117, 1171}, /* %56 %57 matmul */
    {TNI_STEP_CALL, 1, 59, 116, 587}, /* %52 mH */
    {TNI_STEP_SAVED, 0, 60, 4, 0}, /* */
    {TNI_STEP_CALL, 2, 61, 117, 1175}, /* %59 %60 matmul */
    {TNI_STEP_CALL, 3, 62, 22, 2534}, /* %58 %61 %51 sub.Tensor */
    {TNI_STEP_CALL, 2, 63, 120, 2537}, /* %62 %53 tril */
    {TNI_STEP_CALL, 1, 64, 116, 1398}, /* %63 mH */
    {TNI_STEP_CALL, 3, 65, 28, 2539}, /* %63 %64 %51 add.Tensor */
    {TNI_STEP_CALL, 4, 66, 122, 2542}, /* %63 %53 %13 %15 diagonal */
    {TNI_STEP_CALL, 1, 67, 2, 1404}, /* %66 real */
    {TNI_STEP_CALL, 4, 68, 124, 2546}, /* %67 %53 %13 %15 diag_embed */
    {TNI_STEP_CALL, 3, 69, 22, 2550}, /* %65 %68 %51 sub.Tensor */
    {TNI_STEP_CALL, 1, 70, 116, 636}, /* %56 mH */
    {TNI_STEP_CALL, 2, 71, 117, 2553}, /* %60 %69 matmul */
    {TNI_STEP_CALL, 3, 72, 28, 2555}, /* %52 %71 %51 add.Tensor */
    {TNI_STEP_CALL, 5, 73, 118, 2558}, /* %70 %72 %53 %53 %53 linalg_solve_triangular */
    {TNI_STEP_CALL, 2, 74, 117, 2563}, /* %60 %45 matmul */
    {TNI_STEP_LIST, 2, 75, 0, 2107}, /* %73 %74 */
    {TNI_STEP_CALL, 2, 76, 76, 2565}, /* %75 %15 cat */
    {TNI_STEP_COPY, 1, 42, 0, 1417}, /* %76 */
    {TNI_STEP_COPY, 1, 77, 0, 576}, /* %42 */
    {TNI_STEP_COPY, 1, 78, 0, 1418}, /* %77 */
    {TNI_STEP_GIVE, 1, 0, 0, 1420}, /* %78 */
    /* program 387 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 42, 2}, /* %1 */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 116, 1}, /* %2 mH */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 117, 56}, /* %3 %4 matmul */
    {TNI_STEP_CALL, 1, 6, 116, 7}, /* %5 mH */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 9, 22, 105}, /* %5 %6 %8 sub.Tensor */
    {TNI_STEP_SAVED, 0, 10, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 11, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 2, 12, 31, 23}, /* %10 %11 unsqueeze */
    {TNI_STEP_CONSTANT, 0, 13, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 14, 31, 335}, /* %10 %13 unsqueeze */
    {TNI_STEP_CALL, 3, 15, 22, 2567}, /* %12 %14 %8 sub.Tensor */
    {TNI_STEP_SIZE, 2, 16, 0, 335}, /* %10 %13 */
    {TNI_STEP_CALL, 1, 17, 2, 23}, /* %10 real */
    {TNI_STEP_DTYPE, 1, 18, 0, 40}, /* %17 */
    {TNI_STEP_DEVICE, 1, 19, 0, 23}, /* %10 */
    {TNI_STEP_SOME, 1, 20, 0, 39}, /* %18 */
    {TNI_STEP_NONE, 0, 21, 0, 0}, /* */
    {TNI_STEP_SOME, 1, 22, 0, 41}, /* %19 */
    {TNI_STEP_CALL, 5, 23, 127, 2570}, /* %16 %20 %21 %22 %21 eye */
    {TNI_STEP_CALL, 2, 24, 12, 2575}, /* %23 %8 eq.Scalar */
    {TNI_STEP_CONSTANT, 0, 25, 28, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 26, 3, 75}, /* %25 */
    {TNI_STEP_CALL, 3, 27, 13, 2577}, /* %15 %24 %26 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 28, 15, 2580}, /* %9 %27 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 29, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 30, 3, 304}, /* %29 */
    {TNI_STEP_SCALED, 2, 31, 0, 2582}, /* %28 %30 */
    {TNI_STEP_GRAD, 0, 32, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 33, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 34, 124, 2584}, /* %32 %33 %11 %13 diag_embed */
    {TNI_STEP_CALL, 3, 35, 28, 2588}, /* %31 %34 %8 add.Tensor */
    {TNI_STEP_CALL, 1, 36, 116, 1}, /* %2 mH */
    {TNI_STEP_CALL, 2, 37, 117, 2591}, /* %35 %36 matmul */
    {TNI_STEP_CALL, 2, 38, 117, 1274}, /* %2 %37 matmul */
    {TNI_STEP_COPY, 1, 39, 0, 570}, /* %38 */
    {TNI_STEP_JUMP, 0, 0, 65, 0}, /* */
    {TNI_STEP_SAVED, 0, 40, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 53, 573}, /* %40 */
    {TNI_STEP_GRAD, 0, 41, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 42, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 43, 31, 2593}, /* %41 %42 unsqueeze */
    {TNI_STEP_SAVED, 0, 44, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 45, 116, 577}, /* %44 mH */
    {TNI_STEP_CALL, 2, 46, 1, 574}, /* %43 %45 mul.Tensor */
    {TNI_STEP_CALL, 2, 47, 117, 577}, /* %44 %46 matmul */
    {TNI_STEP_COPY, 1, 48, 0, 580}, /* %47 */
    {TNI_STEP_JUMP, 0, 0, 64, 0}, /* */
    {TNI_STEP_SAVED, 0, 49, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 50, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 51, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 52, 128, 2595}, /* %49 %50 %51 _linalg_eigh */
    {TNI_STEP_GRAD, 0, 54, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 55, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 56, 31, 2598}, /* %54 %55 unsqueeze */
    {TNI_STEP_CALL, 1, 57, 116, 634}, /* %53 mH */
    {TNI_STEP_CALL, 2, 58, 1, 1171}, /* %56 %57 mul.Tensor */
    {TNI_STEP_CALL, 2, 59, 117, 1493}, /* %53 %58 matmul */
    {TNI_STEP_COPY, 1, 48, 0, 1175}, /* %59 */
    {TNI_STEP_COPY, 1, 39, 0, 582}, /* %48 */
    {TNI_STEP_GIVE, 1, 0, 0, 572}, /* %39 */
    /* program 388 */
    {TNI_STEP_RESULT, 0, 0, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 116, 0}, /* %0 mH */
    {TNI_STEP_TANGENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 117, 94}, /* %1 %2 matmul */
    {TNI_STEP_CALL, 2, 4, 117, 1607}, /* %3 %0 matmul */
    {TNI_STEP_CONSTANT, 0, 5, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 6, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CONSTANT, 0, 7, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 4, 8, 122, 515}, /* %4 %5 %6 %7 diagonal */
    {TNI_STEP_CALL, 1, 9, 2, 16}, /* %8 real */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 389 */
    {TNI_STEP_RESULT, 0, 0, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 116, 0}, /* %0 mH */
    {TNI_STEP_TANGENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 117, 94}, /* %1 %2 matmul */
    {TNI_STEP_CALL, 2, 4, 117, 1607}, /* %3 %0 matmul */
    {TNI_STEP_RESULT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 2, 7, 31, 12}, /* %5 %6 unsqueeze */
    {TNI_STEP_CONSTANT, 0, 8, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 9, 31, 349}, /* %5 %8 unsqueeze */
    {TNI_STEP_CONSTANT, 0, 10, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_CALL, 3, 12, 22, 110}, /* %7 %9 %11 sub.Tensor */
    {TNI_STEP_SIZE, 2, 13, 0, 349}, /* %5 %8 */
    {TNI_STEP_CALL, 1, 14, 2, 7}, /* %5 real */
    {TNI_STEP_DTYPE, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_DEVICE, 1, 16, 0, 7}, /* %5 */
    {TNI_STEP_SOME, 1, 17, 0, 36}, /* %15 */
    {TNI_STEP_NONE, 0, 18, 0, 0}, /* */
    {TNI_STEP_SOME, 1, 19, 0, 38}, /* %16 */
    {TNI_STEP_CALL, 5, 20, 127, 2600}, /* %13 %17 %18 %19 %18 eye */
    {TNI_STEP_CALL, 2, 21, 12, 2605}, /* %20 %11 eq.Scalar */
    {TNI_STEP_CONSTANT, 0, 22, 28, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 23, 3, 73}, /* %22 */
    {TNI_STEP_CALL, 3, 24, 13, 2607}, /* %12 %21 %23 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 25, 15, 2610}, /* %4 %24 div.Tensor */
    {TNI_STEP_CALL, 2, 26, 117, 1327}, /* %0 %25 matmul */
    {TNI_STEP_GIVE, 1, 0, 1, 80}, /* %26 */
    /* program 390 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 116, 0}, /* %0 mH */
    {TNI_STEP_GRAD, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 117, 94}, /* %1 %2 matmul */
    {TNI_STEP_CALL, 1, 4, 116, 0}, /* %0 mH */
    {TNI_STEP_CALL, 2, 5, 117, 168}, /* %4 %0 matmul */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 7, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CONSTANT, 0, 8, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 4, 9, 122, 174}, /* %3 %6 %7 %8 diagonal */
    {TNI_STEP_CALL, 1, 10, 2, 17}, /* %9 real */
    {TNI_STEP_CALL, 2, 11, 31, 109}, /* %10 %7 unsqueeze */
    {TNI_STEP_CALL, 2, 12, 1, 498}, /* %5 %11 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 13, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_CALL, 3, 15, 22, 2612}, /* %3 %12 %14 sub.Tensor */
    {TNI_STEP_CALL, 1, 16, 116, 0}, /* %0 mH */
    {TNI_STEP_SAVED, 0, 17, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 18, 31, 2413}, /* %17 %7 unsqueeze */
    {TNI_STEP_CALL, 2, 19, 31, 481}, /* %17 %8 unsqueeze */
    {TNI_STEP_CALL, 3, 20, 22, 2374}, /* %18 %19 %14 sub.Tensor */
    {TNI_STEP_SIZE, 2, 21, 0, 481}, /* %17 %8 */
    {TNI_STEP_CALL, 1, 22, 2, 40}, /* %17 real */
    {TNI_STEP_DTYPE, 1, 23, 0, 73}, /* %22 */
    {TNI_STEP_DEVICE, 1, 24, 0, 40}, /* %17 */
    {TNI_STEP_SOME, 1, 25, 0, 81}, /* %23 */
    {TNI_STEP_NONE, 0, 26, 0, 0}, /* */
    {TNI_STEP_SOME, 1, 27, 0, 74}, /* %24 */
    {TNI_STEP_CALL, 5, 28, 127, 2615}, /* %21 %25 %26 %27 %26 eye */
    {TNI_STEP_CALL, 2, 29, 12, 2620}, /* %28 %14 eq.Scalar */
    {TNI_STEP_CONSTANT, 0, 30, 28, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 31, 3, 558}, /* %30 */
    {TNI_STEP_CALL, 3, 32, 13, 2622}, /* %20 %29 %31 masked_fill.Scalar */
    {TNI_STEP_CONJUGATE, 1, 33, 0, 563}, /* %32 */
    {TNI_STEP_CALL, 2, 34, 15, 2501}, /* %15 %33 div.Tensor */
    {TNI_STEP_GRAD, 0, 35, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 36, 124, 2625}, /* %35 %6 %7 %8 diag_embed */
    {TNI_STEP_CALL, 3, 37, 28, 2629}, /* %34 %36 %14 add.Tensor */
    {TNI_STEP_CALL, 1, 38, 116, 0}, /* %0 mH */
    {TNI_STEP_CALL, 2, 39, 117, 1272}, /* %37 %38 matmul */
    {TNI_STEP_CALL, 3, 40, 125, 2632}, /* %16 %39 %13 linalg_solve */
    {TNI_STEP_GIVE, 1, 0, 0, 573}, /* %40 */
    /* program 391 */
    {TNI_STEP_RESULT, 0, 0, 1, 0}, /* */
    {TNI_STEP_DTYPE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_TANGENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_NONE, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 91, 751}, /* %2 %1 %3 %3 %4 to.dtype */
    {TNI_STEP_CALL, 2, 6, 117, 258}, /* %5 %0 matmul */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 8, 125, 2635}, /* %0 %6 %7 linalg_solve */
    {TNI_STEP_CONSTANT, 0, 9, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CONSTANT, 0, 10, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 4, 11, 122, 2638}, /* %8 %3 %9 %10 diagonal */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    /* program 392 */
    {TNI_STEP_RESULT, 0, 0, 1, 0}, /* */
    {TNI_STEP_DTYPE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_TANGENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_NONE, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 91, 751}, /* %2 %1 %3 %3 %4 to.dtype */
    {TNI_STEP_CALL, 2, 6, 117, 258}, /* %5 %0 matmul */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 8, 125, 2635}, /* %0 %6 %7 linalg_solve */
    {TNI_STEP_RESULT, 0, 9, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 2, 11, 31, 22}, /* %9 %10 unsqueeze */
    {TNI_STEP_CONSTANT, 0, 12, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 13, 31, 208}, /* %9 %12 unsqueeze */
    {TNI_STEP_SCALAR, 1, 14, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 15, 22, 1282}, /* %11 %13 %14 sub.Tensor */
    {TNI_STEP_SIZE, 2, 16, 0, 208}, /* %9 %12 */
    {TNI_STEP_CALL, 1, 17, 2, 17}, /* %9 real */
    {TNI_STEP_DTYPE, 1, 18, 0, 40}, /* %17 */
    {TNI_STEP_DEVICE, 1, 19, 0, 17}, /* %9 */
    {TNI_STEP_SOME, 1, 20, 0, 39}, /* %18 */
    {TNI_STEP_SOME, 1, 21, 0, 41}, /* %19 */
    {TNI_STEP_CALL, 5, 22, 127, 2642}, /* %16 %20 %4 %21 %4 eye */
    {TNI_STEP_CALL, 2, 23, 12, 2647}, /* %22 %14 eq.Scalar */
    {TNI_STEP_CONSTANT, 0, 24, 28, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 25, 3, 74}, /* %24 */
    {TNI_STEP_CALL, 3, 26, 13, 2649}, /* %15 %23 %25 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 27, 15, 2652}, /* %8 %26 div.Tensor */
    {TNI_STEP_CALL, 2, 28, 117, 2064}, /* %0 %27 matmul */
    {TNI_STEP_CONJUGATE, 1, 29, 0, 0}, /* %0 */
    {TNI_STEP_CALL, 2, 30, 1, 2152}, /* %29 %28 mul.Tensor */
    {TNI_STEP_LIST, 1, 31, 0, 23}, /* %10 */
    {TNI_STEP_SOME, 1, 32, 0, 560}, /* %31 */
    {TNI_STEP_CALL, 4, 33, 33, 2654}, /* %30 %32 %7 %4 sum.dim_IntList */
    {TNI_STEP_CALL, 1, 34, 2, 566}, /* %33 real */
    {TNI_STEP_CALL, 2, 35, 1, 1369}, /* %0 %34 mul.Tensor */
    {TNI_STEP_CALL, 3, 36, 22, 2658}, /* %28 %35 %14 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 568}, /* %36 */
    /* program 393 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 129, 0}, /* %0 linalg_eig */
    {TNI_STEP_CALL, 1, 3, 116, 1}, /* %2 mH */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 6, 31, 6}, /* %4 %5 unsqueeze */
    {TNI_STEP_CALL, 1, 7, 116, 1}, /* %2 mH */
    {TNI_STEP_CALL, 2, 8, 1, 13}, /* %6 %7 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 10, 125, 2661}, /* %3 %8 %9 linalg_solve */
    {TNI_STEP_GIVE, 1, 0, 0, 23}, /* %10 */
    /* program 394 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_NOT, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_COPY, 1, 3, 0, 2}, /* %1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 8, 1}, /* %2 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 4, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_COPY, 1, 3, 0, 7}, /* %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 128, 3}, /* %3 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 18, 2}, /* %1 */
    {TNI_STEP_SAVED, 0, 6, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 8, 0, 13}, /* %6 %7 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 9, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 11, 75, 2664}, /* %9 %7 %10 %8 narrow */
    {TNI_STEP_COPY, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_JUMP, 0, 0, 27, 0}, /* */
    {TNI_STEP_SAVED, 0, 13, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 14, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 15, 0, 644}, /* %13 %14 */
    {TNI_STEP_SAVED, 0, 16, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 17, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 18, 75, 2668}, /* %16 %14 %17 %15 narrow */
    {TNI_STEP_NONE, 0, 19, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 20, 14, 212}, /* %18 %19 %19 %19 %19 %19 zeros_like */
    {TNI_STEP_COPY, 1, 12, 0, 55}, /* %20 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 21, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 22, 2, 72}, /* %21 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 33, 73}, /* %22 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 23, 1, 0}, /* */
    {TNI_STEP_COPY, 1, 24, 0, 81}, /* %23 */
    {TNI_STEP_JUMP, 0, 0, 37, 0}, /* */
    {TNI_STEP_SAVED, 0, 25, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 26, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 27, 14, 2672}, /* %25 %26 %26 %26 %26 %26 zeros_like */
    {TNI_STEP_COPY, 1, 24, 0, 300}, /* %27 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 28, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 29, 2, 302}, /* %28 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 49, 304}, /* %29 */
    {TNI_STEP_SAVED, 0, 30, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 31, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 32, 0, 1227}, /* %30 %31 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 33, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 34, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CONSTANT, 0, 35, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 36, 75, 2678}, /* %33 %34 %35 %32 narrow */
    {TNI_STEP_COPY, 1, 37, 0, 568}, /* %36 */
    {TNI_STEP_JUMP, 0, 0, 59, 0}, /* */
    {TNI_STEP_SAVED, 0, 38, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 39, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 40, 0, 2682}, /* %38 %39 */
    {TNI_STEP_SAVED, 0, 41, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 42, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CONSTANT, 0, 43, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 44, 75, 2684}, /* %41 %42 %43 %40 narrow */
    {TNI_STEP_NONE, 0, 45, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 46, 14, 2688}, /* %44 %45 %45 %45 %45 %45 zeros_like */
    {TNI_STEP_COPY, 1, 37, 0, 578}, /* %46 */
    {TNI_STEP_SAVED, 0, 47, 3, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 48, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 49, 0, 2694}, /* %47 %48 */
    {TNI_STEP_SAVED, 0, 50, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 51, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 52, 75, 2696}, /* %50 %48 %51 %49 narrow */
    {TNI_STEP_SAVED, 0, 53, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 54, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 4, 55, 75, 2700}, /* %53 %54 %51 %49 narrow */
    {TNI_STEP_CALL, 1, 56, 116, 587}, /* %52 mH */
    {TNI_STEP_CALL, 2, 57, 117, 2704}, /* %56 %12 matmul */
    {TNI_STEP_CALL, 1, 58, 116, 571}, /* %37 mH */
    {TNI_STEP_CALL, 2, 59, 117, 2706}, /* %55 %58 matmul */
    {TNI_STEP_CALL, 2, 60, 1, 2708}, /* %47 %47 mul.Tensor */
    {TNI_STEP_CALL, 2, 61, 31, 2710}, /* %60 %54 unsqueeze */
    {TNI_STEP_CALL, 2, 62, 31, 2712}, /* %60 %48 unsqueeze */
    {TNI_STEP_CONSTANT, 0, 63, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 64, 2, 1398}, /* %63 */
    {TNI_STEP_CALL, 3, 65, 22, 2714}, /* %61 %62 %64 sub.Tensor */
    {TNI_STEP_SIZE, 2, 66, 0, 2712}, /* %60 %48 */
    {TNI_STEP_CALL, 1, 67, 2, 1176}, /* %60 real */
    {TNI_STEP_DTYPE, 1, 68, 0, 1405}, /* %67 */
    {TNI_STEP_DEVICE, 1, 69, 0, 1176}, /* %60 */
    {TNI_STEP_SOME, 1, 70, 0, 1413}, /* %68 */
    {TNI_STEP_NONE, 0, 71, 0, 0}, /* */
    {TNI_STEP_SOME, 1, 72, 0, 1410}, /* %69 */
    {TNI_STEP_CALL, 5, 73, 127, 2717}, /* %66 %70 %71 %72 %71 eye */
    {TNI_STEP_CALL, 2, 74, 12, 2722}, /* %73 %64 eq.Scalar */
    {TNI_STEP_CONSTANT, 0, 75, 28, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 76, 3, 1419}, /* %75 */
    {TNI_STEP_CALL, 3, 77, 13, 2724}, /* %65 %74 %76 masked_fill.Scalar */
    {TNI_STEP_CALL, 1, 78, 116, 1172}, /* %57 mH */
    {TNI_STEP_CALL, 3, 79, 22, 2727}, /* %57 %78 %64 sub.Tensor */
    {TNI_STEP_CALL, 2, 80, 15, 2730}, /* %79 %77 div.Tensor */
    {TNI_STEP_CALL, 2, 81, 31, 2732}, /* %47 %54 unsqueeze */
    {TNI_STEP_CALL, 2, 82, 1, 1424}, /* %80 %81 mul.Tensor */
    {TNI_STEP_CALL, 1, 83, 116, 1175}, /* %59 mH */
    {TNI_STEP_CALL, 3, 84, 22, 2734}, /* %59 %83 %64 sub.Tensor */
    {TNI_STEP_CALL, 2, 85, 15, 2737}, /* %84 %77 div.Tensor */
    {TNI_STEP_CALL, 2, 86, 31, 2694}, /* %47 %48 unsqueeze */
    {TNI_STEP_CALL, 2, 87, 1, 2739}, /* %85 %86 mul.Tensor */
    {TNI_STEP_CALL, 3, 88, 28, 2741}, /* %82 %87 %64 add.Tensor */
    {TNI_STEP_IS_COMPLEX, 1, 89, 0, 1172}, /* %57 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 109, 1442}, /* %89 */
    {TNI_STEP_CALL, 4, 90, 122, 2744}, /* %57 %51 %54 %48 diagonal */
    {TNI_STEP_CALL, 1, 91, 8, 1436}, /* %90 imag */
    {TNI_STEP_CALL, 2, 92, 15, 2748}, /* %91 %47 div.Tensor */
    {TNI_STEP_CALL, 2, 93, 9, 2750}, /* %24 %92 complex */
    {TNI_STEP_COPY, 1, 94, 0, 1440}, /* %93 */
    {TNI_STEP_JUMP, 0, 0, 110, 0}, /* */
    {TNI_STEP_COPY, 1, 94, 0, 74}, /* %24 */
    {TNI_STEP_CALL, 4, 95, 124, 2752}, /* %94 %51 %54 %48 diag_embed */
    {TNI_STEP_CALL, 3, 96, 28, 2756}, /* %88 %95 %64 add.Tensor */
    {TNI_STEP_CALL, 2, 97, 117, 2759}, /* %52 %96 matmul */
    {TNI_STEP_CALL, 2, 98, 117, 2761}, /* %52 %57 matmul */
    {TNI_STEP_CALL, 3, 99, 22, 2763}, /* %12 %98 %64 sub.Tensor */
    {TNI_STEP_CALL, 2, 100, 31, 2732}, /* %47 %54 unsqueeze */
    {TNI_STEP_CALL, 2, 101, 15, 1951}, /* %99 %100 div.Tensor */
    {TNI_STEP_CALL, 3, 102, 28, 2766}, /* %97 %101 %64 add.Tensor */
    {TNI_STEP_CALL, 2, 103, 117, 2769}, /* %102 %55 matmul */
    {TNI_STEP_CALL, 2, 104, 31, 2732}, /* %47 %54 unsqueeze */
    {TNI_STEP_CALL, 2, 105, 15, 2771}, /* %52 %104 div.Tensor */
    {TNI_STEP_CALL, 1, 106, 116, 1175}, /* %59 mH */
    {TNI_STEP_CALL, 2, 107, 117, 2773}, /* %106 %55 matmul */
    {TNI_STEP_CALL, 3, 108, 22, 2775}, /* %37 %107 %64 sub.Tensor */
    {TNI_STEP_CALL, 2, 109, 117, 2778}, /* %105 %108 matmul */
    {TNI_STEP_CALL, 3, 110, 28, 2780}, /* %103 %109 %64 add.Tensor */
    {TNI_STEP_COPY, 1, 111, 0, 2783}, /* %110 */
    {TNI_STEP_JUMP, 0, 0, 157, 0}, /* */
    {TNI_STEP_SAVED, 0, 112, 4, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 145, 2784}, /* %112 */
    {TNI_STEP_SAVED, 0, 113, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 114, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 115, 0, 2785}, /* %113 %114 */
    {TNI_STEP_SAVED, 0, 116, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 117, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 118, 75, 2787}, /* %116 %114 %117 %115 narrow */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 119, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 120, 31, 2791}, /* %119 %114 unsqueeze */
    {TNI_STEP_SAVED, 0, 121, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 122, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 4, 123, 75, 2793}, /* %121 %122 %117 %115 narrow */
    {TNI_STEP_CALL, 2, 124, 1, 2797}, /* %120 %123 mul.Tensor */
    {TNI_STEP_CALL, 2, 125, 117, 2799}, /* %118 %124 matmul */
    {TNI_STEP_COPY, 1, 126, 0, 2801}, /* %125 */
    {TNI_STEP_JUMP, 0, 0, 156, 0}, /* */
    {TNI_STEP_SAVED, 0, 127, 5, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 128, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 129, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 130, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 131, 130, 2802}, /* %127 %128 %129 %130 _linalg_svd */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 134, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 135, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 136, 31, 2806}, /* %134 %135 unsqueeze */
    {TNI_STEP_CALL, 2, 137, 1, 2808}, /* %136 %133 mul.Tensor */
    {TNI_STEP_CALL, 2, 138, 117, 2810}, /* %131 %137 matmul */
    {TNI_STEP_COPY, 1, 126, 0, 2812}, /* %138 */
    {TNI_STEP_COPY, 1, 111, 0, 2813}, /* %126 */
    {TNI_STEP_GIVE, 1, 0, 0, 2814}, /* %111 */
    /* program 395 */
    {TNI_STEP_RESULT, 0, 0, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_RESULT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 5, 75, 2815}, /* %3 %1 %4 %2 narrow */
    {TNI_STEP_CALL, 1, 6, 116, 7}, /* %5 mH */
    {TNI_STEP_TANGENT, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 117, 13}, /* %6 %7 matmul */
    {TNI_STEP_RESULT, 0, 9, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 4, 11, 75, 2819}, /* %9 %10 %4 %2 narrow */
    {TNI_STEP_CALL, 1, 12, 116, 24}, /* %11 mH */
    {TNI_STEP_CALL, 2, 13, 117, 464}, /* %8 %12 matmul */
    {TNI_STEP_CALL, 4, 14, 122, 2823}, /* %13 %4 %10 %1 diagonal */
    {TNI_STEP_CALL, 1, 15, 2, 34}, /* %14 real */
    {TNI_STEP_GIVE, 1, 0, 1, 36}, /* %15 */
    /* program 396 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SIZE, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_CONSTANT, 0, 3, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 4, 0, 25}, /* %0 %3 */
    {TNI_STEP_LESS, 2, 5, 2, 57}, /* %4 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 39, 7}, /* %5 */
    {TNI_STEP_SAVED, 0, 6, 1, 0}, /* */
    {TNI_STEP_SIZE, 2, 7, 0, 118}, /* %6 %1 */
    {TNI_STEP_SUB, 2, 8, 2, 224}, /* %2 %7 */
    {TNI_STEP_GRAD, 0, 9, 1, 0}, /* */
    {TNI_STEP_CALL, 4, 10, 75, 2827}, /* %9 %1 %7 %8 narrow */
    {TNI_STEP_CONSTANT, 0, 11, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 12, 75, 2831}, /* %0 %1 %11 %7 narrow */
    {TNI_STEP_CALL, 1, 13, 116, 42}, /* %12 mH */
    {TNI_STEP_CALL, 4, 14, 75, 2835}, /* %9 %1 %11 %7 narrow */
    {TNI_STEP_CALL, 2, 15, 117, 644}, /* %13 %14 matmul */
    {TNI_STEP_CALL, 1, 16, 116, 13}, /* %6 mH */
    {TNI_STEP_GRAD, 0, 17, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 18, 117, 150}, /* %17 %16 matmul */
    {TNI_STEP_CALL, 4, 19, 75, 2839}, /* %0 %1 %7 %8 narrow */
    {TNI_STEP_CALL, 1, 20, 116, 41}, /* %19 mH */
    {TNI_STEP_CALL, 2, 21, 117, 2843}, /* %20 %10 matmul */
    {TNI_STEP_CONSTANT, 0, 22, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 23, 2, 73}, /* %22 */
    {TNI_STEP_CALL, 3, 24, 22, 2845}, /* %18 %21 %23 sub.Tensor */
    {TNI_STEP_CALL, 1, 25, 116, 42}, /* %12 mH */
    {TNI_STEP_CALL, 1, 26, 116, 13}, /* %6 mH */
    {TNI_STEP_CALL, 2, 27, 120, 1799}, /* %15 %3 tril */
    {TNI_STEP_CALL, 2, 28, 119, 2848}, /* %24 %11 triu */
    {TNI_STEP_CALL, 3, 29, 28, 2850}, /* %27 %28 %23 add.Tensor */
    {TNI_STEP_CALL, 5, 30, 118, 2853}, /* %26 %29 %11 %11 %11 linalg_solve_triangular */
    {TNI_STEP_CALL, 5, 31, 118, 2858}, /* %25 %30 %22 %22 %22 linalg_solve_triangular */
    {TNI_STEP_CALL, 1, 32, 116, 13}, /* %6 mH */
    {TNI_STEP_CALL, 5, 33, 118, 2863}, /* %32 %10 %11 %11 %11 linalg_solve_triangular */
    {TNI_STEP_LIST, 2, 34, 0, 1023}, /* %31 %33 */
    {TNI_STEP_CALL, 2, 35, 76, 2868}, /* %34 %1 cat */
    {TNI_STEP_COPY, 1, 36, 0, 586}, /* %35 */
    {TNI_STEP_JUMP, 0, 0, 91, 0}, /* */
    {TNI_STEP_SAVED, 0, 37, 1, 0}, /* */
    {TNI_STEP_SIZE, 2, 38, 0, 1823}, /* %37 %3 */
    {TNI_STEP_LESS, 2, 39, 2, 2870}, /* %2 %38 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 73, 572}, /* %39 */
    {TNI_STEP_SUB, 2, 40, 2, 2872}, /* %38 %4 */
    {TNI_STEP_GRAD, 0, 41, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 42, 75, 2874}, /* %41 %3 %4 %40 narrow */
    {TNI_STEP_CONSTANT, 0, 43, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 44, 75, 2878}, /* %37 %3 %43 %4 narrow */
    {TNI_STEP_CALL, 1, 45, 116, 0}, /* %0 mH */
    {TNI_STEP_GRAD, 0, 46, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 47, 117, 1311}, /* %45 %46 matmul */
    {TNI_STEP_CALL, 4, 48, 75, 2882}, /* %37 %3 %4 %40 narrow */
    {TNI_STEP_CALL, 1, 49, 116, 582}, /* %48 mH */
    {TNI_STEP_CALL, 2, 50, 117, 2594}, /* %42 %49 matmul */
    {TNI_STEP_CONSTANT, 0, 51, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 52, 2, 584}, /* %51 */
    {TNI_STEP_CALL, 3, 53, 22, 2886}, /* %47 %50 %52 sub.Tensor */
    {TNI_STEP_CALL, 4, 54, 75, 2889}, /* %41 %3 %43 %4 narrow */
    {TNI_STEP_CALL, 1, 55, 116, 577}, /* %44 mH */
    {TNI_STEP_CALL, 2, 56, 117, 2598}, /* %54 %55 matmul */
    {TNI_STEP_CALL, 1, 57, 116, 0}, /* %0 mH */
    {TNI_STEP_CALL, 1, 58, 116, 577}, /* %44 mH */
    {TNI_STEP_CALL, 2, 59, 120, 1652}, /* %53 %3 tril */
    {TNI_STEP_CALL, 2, 60, 119, 2893}, /* %56 %43 triu */
    {TNI_STEP_CALL, 3, 61, 28, 2895}, /* %59 %60 %52 add.Tensor */
    {TNI_STEP_CALL, 5, 62, 118, 2898}, /* %58 %61 %43 %43 %43 linalg_solve_triangular */
    {TNI_STEP_CALL, 5, 63, 118, 2903}, /* %57 %62 %51 %51 %51 linalg_solve_triangular */
    {TNI_STEP_CALL, 1, 64, 116, 0}, /* %0 mH */
    {TNI_STEP_CALL, 5, 65, 118, 2908}, /* %64 %42 %51 %51 %51 linalg_solve_triangular */
    {TNI_STEP_LIST, 2, 66, 0, 2100}, /* %63 %65 */
    {TNI_STEP_CALL, 2, 67, 76, 2913}, /* %66 %3 cat */
    {TNI_STEP_COPY, 1, 68, 0, 1405}, /* %67 */
    {TNI_STEP_JUMP, 0, 0, 90, 0}, /* */
    {TNI_STEP_CALL, 1, 69, 116, 0}, /* %0 mH */
    {TNI_STEP_GRAD, 0, 70, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 71, 117, 1760}, /* %69 %70 matmul */
    {TNI_STEP_CALL, 1, 72, 116, 571}, /* %37 mH */
    {TNI_STEP_GRAD, 0, 73, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 74, 117, 2915}, /* %73 %72 matmul */
    {TNI_STEP_CALL, 1, 75, 116, 0}, /* %0 mH */
    {TNI_STEP_CALL, 1, 76, 116, 571}, /* %37 mH */
    {TNI_STEP_CALL, 2, 77, 120, 2917}, /* %71 %3 tril */
    {TNI_STEP_CONSTANT, 0, 78, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 79, 119, 2025}, /* %74 %78 triu */
    {TNI_STEP_CONSTANT, 0, 80, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 81, 2, 1424}, /* %80 */
    {TNI_STEP_CALL, 3, 82, 28, 2919}, /* %77 %79 %81 add.Tensor */
    {TNI_STEP_CALL, 5, 83, 118, 2922}, /* %76 %82 %78 %78 %78 linalg_solve_triangular */
    {TNI_STEP_CALL, 5, 84, 118, 2927}, /* %75 %83 %80 %80 %80 linalg_solve_triangular */
    {TNI_STEP_COPY, 1, 68, 0, 1430}, /* %84 */
    {TNI_STEP_COPY, 1, 36, 0, 1413}, /* %68 */
    {TNI_STEP_SAVED, 0, 85, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 97, 1445}, /* %85 */
    {TNI_STEP_SAVED, 0, 86, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 87, 117, 2932}, /* %86 %36 matmul */
    {TNI_STEP_COPY, 1, 88, 0, 1432}, /* %87 */
    {TNI_STEP_JUMP, 0, 0, 98, 0}, /* */
    {TNI_STEP_COPY, 1, 88, 0, 568}, /* %36 */
    {TNI_STEP_GIVE, 1, 0, 0, 1434}, /* %88 */
    /* program 397 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 131, 305}, /* %0 %1 %2 %3 lu_unpack */
    {TNI_STEP_GRAD, 0, 7, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 8, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 9, 0, 176}, /* %7 %8 */
    {TNI_STEP_CONSTANT, 0, 10, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SIZE, 2, 11, 0, 29}, /* %7 %10 */
    {TNI_STEP_LESS, 2, 12, 2, 323}, /* %11 %9 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 17, 42}, /* %12 */
    {TNI_STEP_CONSTANT, 0, 13, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 14, 75, 2934}, /* %7 %8 %13 %11 narrow */
    {TNI_STEP_CALL, 2, 15, 120, 2568}, /* %14 %8 tril */
    {TNI_STEP_COPY, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_JUMP, 0, 0, 19, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 120, 176}, /* %7 %8 tril */
    {TNI_STEP_COPY, 1, 16, 0, 40}, /* %17 */
    {TNI_STEP_LESS, 2, 18, 2, 60}, /* %9 %11 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 26, 39}, /* %18 */
    {TNI_STEP_CONSTANT, 0, 19, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 20, 75, 2938}, /* %7 %10 %19 %9 narrow */
    {TNI_STEP_CALL, 2, 21, 119, 2942}, /* %20 %19 triu */
    {TNI_STEP_COPY, 1, 22, 0, 72}, /* %21 */
    {TNI_STEP_JUMP, 0, 0, 29, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 23, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 24, 119, 1037}, /* %7 %23 triu */
    {TNI_STEP_COPY, 1, 22, 0, 74}, /* %24 */
    {TNI_STEP_SIZE, 2, 25, 0, 1107}, /* %5 %10 */
    {TNI_STEP_SIZE, 2, 26, 0, 349}, /* %5 %8 */
    {TNI_STEP_LESS, 2, 27, 2, 2461}, /* %26 %25 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 61, 300}, /* %27 */
    {TNI_STEP_SIZE, 2, 28, 0, 291}, /* %6 %10 */
    {TNI_STEP_SUB, 2, 29, 2, 1808}, /* %25 %28 */
    {TNI_STEP_CALL, 4, 30, 75, 2944}, /* %16 %10 %28 %29 narrow */
    {TNI_STEP_CONSTANT, 0, 31, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 32, 75, 2948}, /* %5 %10 %31 %28 narrow */
    {TNI_STEP_CALL, 1, 33, 116, 563}, /* %32 mH */
    {TNI_STEP_CALL, 4, 34, 75, 2952}, /* %16 %10 %31 %28 narrow */
    {TNI_STEP_CALL, 2, 35, 117, 566}, /* %33 %34 matmul */
    {TNI_STEP_CALL, 1, 36, 116, 13}, /* %6 mH */
    {TNI_STEP_CALL, 2, 37, 117, 2345}, /* %22 %36 matmul */
    {TNI_STEP_CALL, 4, 38, 75, 2956}, /* %5 %10 %28 %29 narrow */
    {TNI_STEP_CALL, 1, 39, 116, 570}, /* %38 mH */
    {TNI_STEP_CALL, 2, 40, 117, 2960}, /* %39 %30 matmul */
    {TNI_STEP_SCALAR, 1, 41, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 42, 22, 2962}, /* %37 %40 %41 sub.Tensor */
    {TNI_STEP_CALL, 1, 43, 116, 563}, /* %32 mH */
    {TNI_STEP_CALL, 1, 44, 116, 13}, /* %6 mH */
    {TNI_STEP_CALL, 2, 45, 120, 2965}, /* %35 %8 tril */
    {TNI_STEP_CALL, 2, 46, 119, 2967}, /* %42 %31 triu */
    {TNI_STEP_CALL, 3, 47, 28, 2969}, /* %45 %46 %41 add.Tensor */
    {TNI_STEP_CALL, 5, 48, 118, 2972}, /* %44 %47 %31 %31 %31 linalg_solve_triangular */
    {TNI_STEP_CALL, 5, 49, 118, 2977}, /* %43 %48 %2 %2 %2 linalg_solve_triangular */
    {TNI_STEP_CALL, 1, 50, 116, 13}, /* %6 mH */
    {TNI_STEP_CALL, 5, 51, 118, 2982}, /* %50 %30 %31 %31 %31 linalg_solve_triangular */
    {TNI_STEP_LIST, 2, 52, 0, 628}, /* %49 %51 */
    {TNI_STEP_CALL, 2, 53, 76, 2987}, /* %52 %10 cat */
    {TNI_STEP_COPY, 1, 54, 0, 634}, /* %53 */
    {TNI_STEP_JUMP, 0, 0, 106, 0}, /* */
    {TNI_STEP_SIZE, 2, 55, 0, 106}, /* %6 %8 */
    {TNI_STEP_LESS, 2, 56, 2, 2989}, /* %25 %55 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 91, 636}, /* %56 */
    {TNI_STEP_SUB, 2, 57, 2, 2991}, /* %55 %26 */
    {TNI_STEP_CALL, 4, 58, 75, 2993}, /* %22 %8 %26 %57 narrow */
    {TNI_STEP_CONSTANT, 0, 59, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 60, 75, 2997}, /* %6 %8 %59 %26 narrow */
    {TNI_STEP_CALL, 1, 61, 116, 7}, /* %5 mH */
    {TNI_STEP_CALL, 2, 62, 117, 3001}, /* %61 %16 matmul */
    {TNI_STEP_CALL, 4, 63, 75, 3003}, /* %6 %8 %26 %57 narrow */
    {TNI_STEP_CALL, 1, 64, 116, 1398}, /* %63 mH */
    {TNI_STEP_CALL, 2, 65, 117, 3007}, /* %58 %64 matmul */
    {TNI_STEP_SCALAR, 1, 66, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 67, 22, 3009}, /* %62 %65 %66 sub.Tensor */
    {TNI_STEP_CALL, 4, 68, 75, 3012}, /* %22 %8 %59 %26 narrow */
    {TNI_STEP_CALL, 1, 69, 116, 1176}, /* %60 mH */
    {TNI_STEP_CALL, 2, 70, 117, 3016}, /* %68 %69 matmul */
    {TNI_STEP_CALL, 1, 71, 116, 7}, /* %5 mH */
    {TNI_STEP_CALL, 1, 72, 116, 1176}, /* %60 mH */
    {TNI_STEP_CALL, 2, 73, 120, 3018}, /* %67 %8 tril */
    {TNI_STEP_CALL, 2, 74, 119, 3020}, /* %70 %59 triu */
    {TNI_STEP_CALL, 3, 75, 28, 3022}, /* %73 %74 %66 add.Tensor */
    {TNI_STEP_CALL, 5, 76, 118, 3025}, /* %72 %75 %59 %59 %59 linalg_solve_triangular */
    {TNI_STEP_CALL, 5, 77, 118, 3030}, /* %71 %76 %2 %2 %2 linalg_solve_triangular */
    {TNI_STEP_CALL, 1, 78, 116, 7}, /* %5 mH */
    {TNI_STEP_CALL, 5, 79, 118, 3035}, /* %78 %58 %2 %2 %2 linalg_solve_triangular */
    {TNI_STEP_LIST, 2, 80, 0, 2919}, /* %77 %79 */
    {TNI_STEP_CALL, 2, 81, 76, 3040}, /* %80 %8 cat */
    {TNI_STEP_COPY, 1, 82, 0, 1425}, /* %81 */
    {TNI_STEP_JUMP, 0, 0, 105, 0}, /* */
    {TNI_STEP_CALL, 1, 83, 116, 7}, /* %5 mH */
    {TNI_STEP_CALL, 2, 84, 117, 3042}, /* %83 %16 matmul */
    {TNI_STEP_CALL, 1, 85, 116, 13}, /* %6 mH */
    {TNI_STEP_CALL, 2, 86, 117, 3044}, /* %22 %85 matmul */
    {TNI_STEP_CALL, 1, 87, 116, 7}, /* %5 mH */
    {TNI_STEP_CALL, 1, 88, 116, 13}, /* %6 mH */
    {TNI_STEP_CALL, 2, 89, 120, 3046}, /* %84 %8 tril */
    {TNI_STEP_CONSTANT, 0, 90, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 91, 119, 2125}, /* %86 %90 triu */
    {TNI_STEP_SCALAR, 1, 92, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 93, 28, 3048}, /* %89 %91 %92 add.Tensor */
    {TNI_STEP_CALL, 5, 94, 118, 3051}, /* %88 %93 %90 %90 %90 linalg_solve_triangular */
    {TNI_STEP_CALL, 5, 95, 118, 3056}, /* %87 %94 %2 %2 %2 linalg_solve_triangular */
    {TNI_STEP_COPY, 1, 82, 0, 1444}, /* %95 */
    {TNI_STEP_COPY, 1, 54, 0, 1426}, /* %82 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 110, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 96, 117, 3061}, /* %4 %54 matmul */
    {TNI_STEP_COPY, 1, 97, 0, 1515}, /* %96 */
    {TNI_STEP_JUMP, 0, 0, 111, 0}, /* */
    {TNI_STEP_COPY, 1, 97, 0, 632}, /* %54 */
    {TNI_STEP_GIVE, 1, 0, 0, 1516}, /* %97 */
    /* program 398 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SIZE, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_CONSTANT, 0, 3, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 4, 0, 25}, /* %0 %3 */
    {TNI_STEP_LESS, 2, 5, 2, 57}, /* %4 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 23, 7}, /* %5 */
    {TNI_STEP_GRAD, 0, 6, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 120, 353}, /* %6 %3 tril */
    {TNI_STEP_GRAD, 0, 8, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 9, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 10, 119, 16}, /* %8 %9 triu */
    {TNI_STEP_SUB, 2, 11, 2, 5}, /* %2 %4 */
    {TNI_STEP_CALL, 4, 12, 75, 3063}, /* %6 %1 %4 %11 narrow */
    {TNI_STEP_NONE, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 14, 14, 3067}, /* %12 %13 %13 %13 %13 %13 zeros_like */
    {TNI_STEP_LIST, 2, 15, 0, 3073}, /* %10 %14 */
    {TNI_STEP_CALL, 2, 16, 76, 591}, /* %15 %1 cat */
    {TNI_STEP_CONSTANT, 0, 17, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 18, 2, 40}, /* %17 */
    {TNI_STEP_CALL, 3, 19, 28, 3075}, /* %7 %16 %18 add.Tensor */
    {TNI_STEP_COPY, 1, 20, 0, 41}, /* %19 */
    {TNI_STEP_JUMP, 0, 0, 51, 0}, /* */
    {TNI_STEP_LESS, 2, 21, 2, 5}, /* %2 %4 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 41, 72}, /* %21 */
    {TNI_STEP_GRAD, 0, 22, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 23, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 24, 119, 594}, /* %22 %23 triu */
    {TNI_STEP_GRAD, 0, 25, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 26, 120, 3078}, /* %25 %3 tril */
    {TNI_STEP_SUB, 2, 27, 2, 57}, /* %4 %2 */
    {TNI_STEP_CALL, 4, 28, 75, 3080}, /* %22 %3 %2 %27 narrow */
    {TNI_STEP_NONE, 0, 29, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 30, 14, 3084}, /* %28 %29 %29 %29 %29 %29 zeros_like */
    {TNI_STEP_LIST, 2, 31, 0, 2653}, /* %26 %30 */
    {TNI_STEP_CALL, 2, 32, 76, 3090}, /* %31 %3 cat */
    {TNI_STEP_CONSTANT, 0, 33, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 34, 2, 566}, /* %33 */
    {TNI_STEP_CALL, 3, 35, 28, 3092}, /* %24 %32 %34 add.Tensor */
    {TNI_STEP_COPY, 1, 36, 0, 586}, /* %35 */
    {TNI_STEP_JUMP, 0, 0, 50, 0}, /* */
    {TNI_STEP_GRAD, 0, 37, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 38, 120, 1823}, /* %37 %3 tril */
    {TNI_STEP_GRAD, 0, 39, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 40, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 41, 119, 572}, /* %39 %40 triu */
    {TNI_STEP_CONSTANT, 0, 42, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 43, 2, 576}, /* %42 */
    {TNI_STEP_CALL, 3, 44, 28, 3095}, /* %38 %41 %43 add.Tensor */
    {TNI_STEP_COPY, 1, 36, 0, 577}, /* %44 */
    {TNI_STEP_COPY, 1, 20, 0, 568}, /* %36 */
    {TNI_STEP_GIVE, 1, 0, 0, 55}, /* %20 */
    /* program 399 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_CONSTANT, 0, 3, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SIZE, 2, 4, 0, 25}, /* %0 %3 */
    {TNI_STEP_LESS, 2, 5, 2, 57}, /* %4 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 7, 75, 3098}, /* %0 %1 %6 %4 narrow */
    {TNI_STEP_CALL, 2, 8, 120, 14}, /* %7 %1 tril */
    {TNI_STEP_COPY, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_JUMP, 0, 0, 14, 0}, /* */
    {TNI_STEP_CALL, 2, 10, 120, 88}, /* %0 %1 tril */
    {TNI_STEP_COPY, 1, 9, 0, 23}, /* %10 */
    {TNI_STEP_GIVE, 1, 0, 1, 17}, /* %9 */
    /* program 400 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SIZE, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_CONSTANT, 0, 3, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 4, 0, 25}, /* %0 %3 */
    {TNI_STEP_LESS, 2, 5, 2, 57}, /* %4 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 7, 75, 3098}, /* %0 %1 %6 %4 narrow */
    {TNI_STEP_CALL, 2, 8, 119, 82}, /* %7 %6 triu */
    {TNI_STEP_COPY, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_JUMP, 0, 0, 15, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 11, 119, 3102}, /* %0 %10 triu */
    {TNI_STEP_COPY, 1, 9, 0, 24}, /* %11 */
    {TNI_STEP_GIVE, 1, 0, 2, 17}, /* %9 */
    /* program 401 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_NOT, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 6, 132, 3104}, /* %2 %3 %4 %5 %1 linalg_lu_solve */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 4, 8, 131, 3109}, /* %2 %3 %7 %7 lu_unpack */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 22, 7}, /* %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 0}, /* %0 */
    {TNI_STEP_CALL, 1, 11, 116, 13}, /* %6 mH */
    {TNI_STEP_SAVED, 0, 12, 4, 0}, /* */
    {TNI_STEP_CALL, 2, 13, 117, 271}, /* %12 %11 matmul */
    {TNI_STEP_COPY, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_JUMP, 0, 0, 20, 0}, /* */
    {TNI_STEP_SAVED, 0, 15, 4, 0}, /* */
    {TNI_STEP_CALL, 1, 16, 116, 36}, /* %15 mH */
    {TNI_STEP_CALL, 2, 17, 117, 3113}, /* %6 %16 matmul */
    {TNI_STEP_COPY, 1, 14, 0, 40}, /* %17 */
    {TNI_STEP_COPY, 1, 18, 0, 34}, /* %14 */
    {TNI_STEP_JUMP, 0, 0, 33, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 28, 0}, /* %0 */
    {TNI_STEP_CALL, 1, 19, 116, 13}, /* %6 mH */
    {TNI_STEP_SAVED, 0, 20, 4, 0}, /* */
    {TNI_STEP_CALL, 2, 21, 117, 184}, /* %19 %20 matmul */
    {TNI_STEP_COPY, 1, 22, 0, 72}, /* %21 */
    {TNI_STEP_JUMP, 0, 0, 32, 0}, /* */
    {TNI_STEP_SAVED, 0, 23, 4, 0}, /* */
    {TNI_STEP_CALL, 1, 24, 116, 81}, /* %23 mH */
    {TNI_STEP_CALL, 2, 25, 117, 1970}, /* %24 %6 matmul */
    {TNI_STEP_COPY, 1, 22, 0, 75}, /* %25 */
    {TNI_STEP_COPY, 1, 18, 0, 73}, /* %22 */
    {TNI_STEP_CALL, 1, 26, 121, 16}, /* %8 mT */
    {TNI_STEP_CALL, 2, 27, 117, 3115}, /* %26 %18 matmul */
    {TNI_STEP_CALL, 1, 28, 3, 300}, /* %27 neg */
    {TNI_STEP_CALL, 1, 29, 116, 23}, /* %10 mH */
    {TNI_STEP_CALL, 2, 30, 117, 1976}, /* %28 %29 matmul */
    {TNI_STEP_CONSTANT, 0, 31, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 32, 120, 1227}, /* %30 %31 tril */
    {TNI_STEP_CALL, 1, 33, 116, 17}, /* %9 mH */
    {TNI_STEP_CALL, 2, 34, 117, 3117}, /* %33 %28 matmul */
    {TNI_STEP_CONSTANT, 0, 35, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 36, 119, 2076}, /* %34 %35 triu */
    {TNI_STEP_SCALAR, 1, 37, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 38, 28, 3119}, /* %32 %36 %37 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 570}, /* %38 */
    /* program 402 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_NOT, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 6, 132, 3104}, /* %2 %3 %4 %5 %1 linalg_lu_solve */
    {TNI_STEP_GIVE, 1, 0, 1, 13}, /* %6 */
    /* program 403 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 116, 0}, /* %0 mH */
    {TNI_STEP_CONSTANT, 0, 2, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 3, 0, 94}, /* %1 %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_LIST, 2, 5, 0, 100}, /* %1 %4 */
    {TNI_STEP_CALL, 2, 6, 76, 7}, /* %5 %2 cat */
    {TNI_STEP_NONE, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 8, 14, 3122}, /* %1 %7 %7 %7 %7 %7 zeros_like */
    {TNI_STEP_LIST, 2, 9, 0, 126}, /* %8 %1 */
    {TNI_STEP_CALL, 2, 10, 76, 314}, /* %9 %2 cat */
    {TNI_STEP_LIST, 2, 11, 0, 291}, /* %6 %10 */
    {TNI_STEP_CONSTANT, 0, 12, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 2, 13, 76, 61}, /* %11 %12 cat */
    {TNI_STEP_CALL, 1, 14, 133, 35}, /* %13 linalg_matrix_exp */
    {TNI_STEP_CONSTANT, 0, 15, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 16, 75, 3128}, /* %14 %12 %15 %3 narrow */
    {TNI_STEP_CALL, 4, 17, 75, 3132}, /* %16 %2 %3 %3 narrow */
    {TNI_STEP_GIVE, 1, 0, 0, 40}, /* %17 */
    /* program 404 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_LIST, 2, 4, 0, 25}, /* %0 %3 */
    {TNI_STEP_CALL, 2, 5, 76, 116}, /* %4 %1 cat */
    {TNI_STEP_NONE, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 14, 3136}, /* %0 %6 %6 %6 %6 %6 zeros_like */
    {TNI_STEP_LIST, 2, 8, 0, 87}, /* %7 %0 */
    {TNI_STEP_CALL, 2, 9, 76, 126}, /* %8 %1 cat */
    {TNI_STEP_LIST, 2, 10, 0, 449}, /* %5 %9 */
    {TNI_STEP_CONSTANT, 0, 11, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 2, 12, 76, 23}, /* %10 %11 cat */
    {TNI_STEP_CALL, 1, 13, 133, 42}, /* %12 linalg_matrix_exp */
    {TNI_STEP_CONSTANT, 0, 14, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 15, 75, 3142}, /* %13 %11 %14 %2 narrow */
    {TNI_STEP_CALL, 4, 16, 75, 3146}, /* %15 %1 %2 %2 narrow */
    {TNI_STEP_GIVE, 1, 0, 0, 38}, /* %16 */
    /* program 405 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 3, 134, 3150}, /* %0 %1 %1 %2 linalg_pinv.atol_rtol_float */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 117, 130}, /* %0 %4 matmul */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 9, 22, 105}, /* %5 %6 %8 sub.Tensor */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 10, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 34, 24}, /* %11 */
    {TNI_STEP_CALL, 1, 12, 116, 13}, /* %6 mH */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 14, 117, 155}, /* %13 %12 matmul */
    {TNI_STEP_CALL, 1, 15, 116, 3}, /* %3 mH */
    {TNI_STEP_CALL, 1, 16, 116, 34}, /* %14 mH */
    {TNI_STEP_CALL, 2, 17, 117, 740}, /* %16 %3 matmul */
    {TNI_STEP_CALL, 2, 18, 117, 999}, /* %17 %15 matmul */
    {TNI_STEP_CALL, 2, 19, 117, 1799}, /* %15 %3 matmul */
    {TNI_STEP_CALL, 2, 20, 117, 1355}, /* %19 %16 matmul */
    {TNI_STEP_CALL, 2, 21, 117, 1800}, /* %3 %18 matmul */
    {TNI_STEP_CALL, 2, 22, 117, 1874}, /* %0 %21 matmul */
    {TNI_STEP_CALL, 3, 23, 22, 3154}, /* %18 %22 %8 sub.Tensor */
    {TNI_STEP_CALL, 3, 24, 28, 3157}, /* %23 %20 %8 add.Tensor */
    {TNI_STEP_CALL, 2, 25, 117, 55}, /* %20 %3 matmul */
    {TNI_STEP_CALL, 2, 26, 117, 1541}, /* %25 %0 matmul */
    {TNI_STEP_CALL, 3, 27, 22, 3160}, /* %24 %26 %8 sub.Tensor */
    {TNI_STEP_CALL, 2, 28, 117, 210}, /* %15 %14 matmul */
    {TNI_STEP_CALL, 2, 29, 117, 3163}, /* %28 %15 matmul */
    {TNI_STEP_CALL, 3, 30, 22, 3165}, /* %27 %29 %8 sub.Tensor */
    {TNI_STEP_COPY, 1, 31, 0, 558}, /* %30 */
    {TNI_STEP_JUMP, 0, 0, 36, 0}, /* */
    {TNI_STEP_CALL, 6, 32, 14, 88}, /* %0 %1 %1 %1 %1 %1 zeros_like */
    {TNI_STEP_COPY, 1, 31, 0, 563}, /* %32 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 33, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 34, 2, 566}, /* %33 */
    {TNI_STEP_COPY, 1, 35, 0, 567}, /* %34 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 44, 567}, /* %34 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 36, 1, 0}, /* */
    {TNI_STEP_NUMEL, 1, 37, 0, 568}, /* %36 */
    {TNI_STEP_LESS, 2, 38, 2, 1274}, /* %2 %37 */
    {TNI_STEP_COPY, 1, 35, 0, 570}, /* %38 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 57, 586}, /* %35 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 39, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 40, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 2, 41, 31, 572}, /* %39 %40 unsqueeze */
    {TNI_STEP_CALL, 2, 42, 1, 3168}, /* %9 %41 mul.Tensor */
    {TNI_STEP_CALL, 1, 43, 116, 6}, /* %4 mH */
    {TNI_STEP_CALL, 2, 44, 117, 1151}, /* %42 %43 matmul */
    {TNI_STEP_CONSTANT, 0, 45, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 46, 2, 575}, /* %45 */
    {TNI_STEP_SCALED, 2, 47, 0, 577}, /* %44 %46 */
    {TNI_STEP_CALL, 3, 48, 28, 3170}, /* %31 %47 %8 add.Tensor */
    {TNI_STEP_COPY, 1, 49, 0, 582}, /* %48 */
    {TNI_STEP_JUMP, 0, 0, 58, 0}, /* */
    {TNI_STEP_COPY, 1, 49, 0, 560}, /* %31 */
    {TNI_STEP_GIVE, 1, 0, 0, 581}, /* %49 */
    /* program 406 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 2}, /* %1 */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 5, 134, 3173}, /* %2 %3 %3 %4 linalg_pinv.atol_rtol_float */
    {TNI_STEP_CALL, 1, 6, 116, 7}, /* %5 mH */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 117, 13}, /* %6 %7 matmul */
    {TNI_STEP_COPY, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_JUMP, 0, 0, 16, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 3, 0}, /* */
    {TNI_STEP_NONE, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 12, 14, 3177}, /* %10 %11 %11 %11 %11 %11 zeros_like */
    {TNI_STEP_COPY, 1, 9, 0, 42}, /* %12 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 13, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_COPY, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 25, 34}, /* %14 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 16, 1, 0}, /* */
    {TNI_STEP_NUMEL, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_CONSTANT, 0, 18, 2, 0}, /* 0x0 */
    {TNI_STEP_LESS, 2, 19, 2, 39}, /* %18 %17 */
    {TNI_STEP_COPY, 1, 15, 0, 41}, /* %19 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 43, 36}, /* %15 */
    {TNI_STEP_SAVED, 0, 20, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 21, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 22, 117, 540}, /* %20 %21 matmul */
    {TNI_STEP_SAVED, 0, 23, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 24, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 25, 2, 74}, /* %24 */
    {TNI_STEP_CALL, 3, 26, 22, 3183}, /* %22 %23 %25 sub.Tensor */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 27, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 28, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 2, 29, 31, 1012}, /* %27 %28 unsqueeze */
    {TNI_STEP_CALL, 2, 30, 1, 1721}, /* %26 %29 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 31, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 32, 2, 560}, /* %31 */
    {TNI_STEP_SCALED, 2, 33, 0, 2072}, /* %30 %32 */
    {TNI_STEP_CALL, 3, 34, 22, 3186}, /* %9 %33 %25 sub.Tensor */
    {TNI_STEP_COPY, 1, 35, 0, 567}, /* %34 */
    {TNI_STEP_JUMP, 0, 0, 44, 0}, /* */
    {TNI_STEP_COPY, 1, 35, 0, 17}, /* %9 */
    {TNI_STEP_GIVE, 1, 0, 1, 586}, /* %35 */
    /* program 407 */
    {TNI_STEP_REFUSE, 0, 0, 20, 207}, /* "linalg_ldl_factor_ex" */
    /* program 408 */
    {TNI_STEP_REFUSE, 0, 0, 23, 228}, /* "linalg_ldl_solve, of LD" */
    /* program 409 */
    {TNI_STEP_REFUSE, 0, 0, 22, 252}, /* "linalg_ldl_solve, of B" */
    /* program 410 */
    {TNI_STEP_REFUSE, 0, 0, 5, 275}, /* "geqrf" */
    /* program 411 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 5, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 8, 10, 135, 3189}, /* %4 %1 %3 %5 %6 %7 %8 %9 _trilinear */
    {TNI_STEP_GIVE, 1, 0, 0, 23}, /* %10 */
    /* program 412 */
    {TNI_STEP_SAVED, 0, 0, 6, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 3, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 8, 10, 135, 3197}, /* %1 %4 %3 %5 %6 %7 %8 %9 _trilinear */
    {TNI_STEP_GIVE, 1, 0, 1, 23}, /* %10 */
    /* program 413 */
    {TNI_STEP_SAVED, 0, 0, 6, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 8, 10, 135, 3205}, /* %1 %3 %4 %5 %6 %7 %8 %9 _trilinear */
    {TNI_STEP_GIVE, 1, 0, 2, 23}, /* %10 */
    /* program 414 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 5, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 6, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 8, 8, 135, 3213}, /* %0 %1 %2 %3 %4 %5 %6 %7 _trilinear */
    {TNI_STEP_ARGUMENT, 0, 9, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 10, 1, 0}, /* */
    {TNI_STEP_CALL, 8, 11, 135, 3221}, /* %9 %10 %2 %3 %4 %5 %6 %7 _trilinear */
    {TNI_STEP_SCALAR, 1, 12, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 13, 28, 249}, /* %8 %11 %12 add.Tensor */
    {TNI_STEP_TANGENT, 0, 14, 2, 0}, /* */
    {TNI_STEP_CALL, 8, 15, 135, 3229}, /* %9 %1 %14 %3 %4 %5 %6 %7 _trilinear */
    {TNI_STEP_CALL, 3, 16, 28, 3237}, /* %13 %15 %12 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 38}, /* %16 */
    /* program 415 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_NOT, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 5, 136, 1181}, /* %2 %3 %4 %1 _fft_c2c */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 416 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 20, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_ITEM, 2, 3, 0, 94}, /* %1 %2 */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SIZE, 2, 5, 0, 102}, /* %4 %3 */
    {TNI_STEP_GRAD, 0, 6, 0, 0}, /* */
    {TNI_STEP_SIZE, 2, 7, 0, 353}, /* %6 %3 */
    {TNI_STEP_SUB, 2, 8, 2, 28}, /* %5 %7 */
    {TNI_STEP_CONSTANT, 0, 9, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 10, 75, 3240}, /* %6 %3 %9 %8 narrow */
    {TNI_STEP_NONE, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 12, 14, 3177}, /* %10 %11 %11 %11 %11 %11 zeros_like */
    {TNI_STEP_LIST, 2, 13, 0, 136}, /* %6 %12 */
    {TNI_STEP_CALL, 2, 14, 76, 397}, /* %13 %3 cat */
    {TNI_STEP_SAVED, 0, 15, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 16, 136, 3244}, /* %14 %1 %15 %9 _fft_c2c */
    {TNI_STEP_COPY, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_JUMP, 0, 0, 26, 0}, /* */
    {TNI_STEP_GRAD, 0, 18, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 19, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 20, 3, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 21, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 22, 136, 1319}, /* %18 %19 %20 %21 _fft_c2c */
    {TNI_STEP_COPY, 1, 17, 0, 73}, /* %22 */
    {TNI_STEP_GIVE, 1, 0, 0, 40}, /* %17 */
    /* program 417 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 4, 4, 137, 305}, /* %0 %1 %2 %3 _fft_r2c */
    {TNI_STEP_CONSTANT, 0, 5, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_ITEM, 2, 6, 0, 104}, /* %1 %5 */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_SIZE, 2, 8, 0, 82}, /* %7 %6 */
    {TNI_STEP_SAVED, 0, 9, 3, 0}, /* */
    {TNI_STEP_SUB, 2, 10, 2, 178}, /* %9 %8 */
    {TNI_STEP_CONSTANT, 0, 11, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 12, 75, 361}, /* %4 %6 %11 %3 narrow */
    {TNI_STEP_CALL, 4, 13, 75, 3248}, /* %4 %6 %3 %10 narrow */
    {TNI_STEP_CONSTANT, 0, 14, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 15, 2, 34}, /* %14 */
    {TNI_STEP_SCALED, 2, 16, 0, 35}, /* %13 %15 */
    {TNI_STEP_ADD, 2, 17, 2, 359}, /* %10 %3 */
    {TNI_STEP_SIZE, 2, 18, 0, 18}, /* %4 %6 */
    {TNI_STEP_SUB, 2, 19, 2, 2294}, /* %18 %10 */
    {TNI_STEP_SUB, 2, 20, 2, 217}, /* %19 %3 */
    {TNI_STEP_CALL, 4, 21, 75, 3252}, /* %4 %6 %17 %20 narrow */
    {TNI_STEP_LIST, 3, 22, 0, 3256}, /* %12 %16 %21 */
    {TNI_STEP_CALL, 2, 23, 76, 1010}, /* %22 %6 cat */
    {TNI_STEP_GIVE, 1, 0, 0, 81}, /* %23 */
    /* program 418 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_SIZE, 2, 4, 0, 103}, /* %3 %1 */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 7, 75, 3259}, /* %5 %1 %6 %2 narrow */
    {TNI_STEP_CALL, 2, 8, 120, 14}, /* %7 %1 tril */
    {TNI_STEP_CONSTANT, 0, 9, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SIZE, 2, 10, 0, 449}, /* %5 %9 */
    {TNI_STEP_DTYPE, 1, 11, 0, 7}, /* %5 */
    {TNI_STEP_DEVICE, 1, 12, 0, 7}, /* %5 */
    {TNI_STEP_SOME, 1, 13, 0, 24}, /* %11 */
    {TNI_STEP_NONE, 0, 14, 0, 0}, /* */
    {TNI_STEP_SOME, 1, 15, 0, 42}, /* %12 */
    {TNI_STEP_CALL, 6, 16, 104, 3263}, /* %10 %2 %13 %14 %15 %14 eye.m */
    {TNI_STEP_CONSTANT, 0, 17, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 18, 2, 40}, /* %17 */
    {TNI_STEP_CALL, 3, 19, 28, 3269}, /* %8 %16 %18 add.Tensor */
    {TNI_STEP_CALL, 2, 20, 31, 88}, /* %0 %1 unsqueeze */
    {TNI_STEP_CALL, 1, 21, 116, 41}, /* %19 mH */
    {TNI_STEP_CALL, 2, 22, 117, 1128}, /* %21 %19 matmul */
    {TNI_STEP_CALL, 2, 23, 119, 3272}, /* %22 %17 triu */
    {TNI_STEP_CALL, 2, 24, 1, 294}, /* %23 %20 mul.Tensor */
    {TNI_STEP_CALL, 5, 25, 127, 3264}, /* %2 %13 %14 %15 %14 eye */
    {TNI_STEP_CALL, 3, 26, 28, 3274}, /* %24 %25 %18 add.Tensor */
    {TNI_STEP_CALL, 4, 27, 75, 3277}, /* %19 %9 %6 %4 narrow */
    {TNI_STEP_CALL, 1, 28, 116, 300}, /* %27 mH */
    {TNI_STEP_CALL, 2, 29, 1, 3281}, /* %28 %20 mul.Tensor */
    {TNI_STEP_CALL, 5, 30, 118, 3283}, /* %26 %29 %17 %17 %17 linalg_solve_triangular */
    {TNI_STEP_CALL, 1, 31, 116, 80}, /* %26 mH */
    {TNI_STEP_CALL, 1, 32, 116, 41}, /* %19 mH */
    {TNI_STEP_CALL, 2, 33, 117, 3288}, /* %32 %3 matmul */
    {TNI_STEP_CALL, 1, 34, 3, 566}, /* %33 neg */
    {TNI_STEP_CALL, 5, 35, 118, 3290}, /* %31 %34 %6 %17 %17 linalg_solve_triangular */
    {TNI_STEP_CALL, 1, 36, 116, 558}, /* %30 mH */
    {TNI_STEP_CALL, 2, 37, 117, 2591}, /* %35 %36 matmul */
    {TNI_STEP_CALL, 1, 38, 3, 571}, /* %37 neg */
    {TNI_STEP_CONJUGATE, 1, 39, 0, 55}, /* %20 */
    {TNI_STEP_CALL, 2, 40, 1, 2682}, /* %38 %39 mul.Tensor */
    {TNI_STEP_CALL, 2, 41, 119, 3295}, /* %40 %17 triu */
    {TNI_STEP_CALL, 2, 42, 1, 3297}, /* %35 %39 mul.Tensor */
    {TNI_STEP_CALL, 1, 43, 116, 576}, /* %42 mH */
    {TNI_STEP_SUB, 2, 44, 2, 193}, /* %10 %4 */
    {TNI_STEP_CALL, 1, 45, 116, 579}, /* %41 mH */
    {TNI_STEP_CALL, 3, 46, 28, 3299}, /* %41 %45 %18 add.Tensor */
    {TNI_STEP_CALL, 2, 47, 117, 3302}, /* %19 %46 matmul */
    {TNI_STEP_CALL, 1, 48, 116, 558}, /* %30 mH */
    {TNI_STEP_CALL, 2, 49, 117, 3304}, /* %3 %48 matmul */
    {TNI_STEP_CALL, 3, 50, 22, 3306}, /* %47 %49 %18 sub.Tensor */
    {TNI_STEP_CALL, 4, 51, 75, 3309}, /* %19 %9 %4 %44 narrow */
    {TNI_STEP_CALL, 6, 52, 14, 3313}, /* %51 %14 %14 %14 %14 %14 zeros_like */
    {TNI_STEP_LIST, 2, 53, 0, 3319}, /* %43 %52 */
    {TNI_STEP_CALL, 2, 54, 76, 3321}, /* %53 %9 cat */
    {TNI_STEP_CALL, 3, 55, 28, 3323}, /* %50 %54 %18 add.Tensor */
    {TNI_STEP_CALL, 2, 56, 120, 3326}, /* %55 %1 tril */
    {TNI_STEP_SIZE, 2, 57, 0, 85}, /* %5 %1 */
    {TNI_STEP_SUB, 2, 58, 2, 3328}, /* %57 %2 */
    {TNI_STEP_CALL, 4, 59, 75, 3330}, /* %5 %1 %2 %58 narrow */
    {TNI_STEP_CALL, 6, 60, 14, 3334}, /* %59 %14 %14 %14 %14 %14 zeros_like */
    {TNI_STEP_LIST, 2, 61, 0, 3340}, /* %56 %60 */
    {TNI_STEP_CALL, 2, 62, 76, 3342}, /* %61 %1 cat */
    {TNI_STEP_CONJUGATE, 1, 63, 0, 302}, /* %28 */
    {TNI_STEP_CALL, 2, 64, 1, 3344}, /* %35 %63 mul.Tensor */
    {TNI_STEP_LIST, 1, 65, 0, 2}, /* %1 */
    {TNI_STEP_SOME, 1, 66, 0, 1401}, /* %65 */
    {TNI_STEP_CALL, 4, 67, 33, 3346}, /* %64 %66 %6 %14 sum.dim_IntList */
    {TNI_STEP_CONJUGATE, 1, 68, 0, 81}, /* %23 */
    {TNI_STEP_CALL, 2, 69, 1, 3350}, /* %38 %68 mul.Tensor */
    {TNI_STEP_CALL, 4, 70, 33, 3352}, /* %69 %66 %6 %14 sum.dim_IntList */
    {TNI_STEP_CALL, 3, 71, 28, 3356}, /* %67 %70 %18 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 1180}, /* %62 */
    {TNI_STEP_GIVE, 1, 0, 1, 1414}, /* %71 */
    /* program 419 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 17, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 10, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 116, 1}, /* %2 mH */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 117, 102}, /* %4 %3 matmul */
    {TNI_STEP_COPY, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_JUMP, 0, 0, 15, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_CALL, 1, 8, 116, 14}, /* %7 mH */
    {TNI_STEP_GRAD, 0, 9, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 10, 117, 178}, /* %9 %8 matmul */
    {TNI_STEP_COPY, 1, 6, 0, 23}, /* %10 */
    {TNI_STEP_COPY, 1, 11, 0, 13}, /* %6 */
    {TNI_STEP_JUMP, 0, 0, 31, 0}, /* */
    {TNI_STEP_SAVED, 0, 12, 1, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 25, 42}, /* %12 */
    {TNI_STEP_GRAD, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 14, 116, 35}, /* %13 mH */
    {TNI_STEP_SAVED, 0, 15, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 16, 117, 522}, /* %14 %15 matmul */
    {TNI_STEP_COPY, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_JUMP, 0, 0, 30, 0}, /* */
    {TNI_STEP_SAVED, 0, 18, 2, 0}, /* */
    {TNI_STEP_CALL, 1, 19, 116, 39}, /* %18 mH */
    {TNI_STEP_GRAD, 0, 20, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 21, 117, 184}, /* %19 %20 matmul */
    {TNI_STEP_COPY, 1, 17, 0, 72}, /* %21 */
    {TNI_STEP_COPY, 1, 11, 0, 40}, /* %17 */
    {TNI_STEP_SAVED, 0, 22, 3, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 23, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 24, 0, 594}, /* %22 %23 */
    {TNI_STEP_SIZE, 2, 25, 0, 3359}, /* %11 %23 */
    {TNI_STEP_SAVED, 0, 26, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 27, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 28, 75, 3361}, /* %26 %23 %27 %24 narrow */
    {TNI_STEP_CALL, 2, 29, 120, 2851}, /* %28 %23 tril */
    {TNI_STEP_CONSTANT, 0, 30, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SIZE, 2, 31, 0, 2653}, /* %26 %30 */
    {TNI_STEP_DTYPE, 1, 32, 0, 80}, /* %26 */
    {TNI_STEP_DEVICE, 1, 33, 0, 80}, /* %26 */
    {TNI_STEP_SOME, 1, 34, 0, 563}, /* %32 */
    {TNI_STEP_NONE, 0, 35, 0, 0}, /* */
    {TNI_STEP_SOME, 1, 36, 0, 566}, /* %33 */
    {TNI_STEP_CALL, 6, 37, 104, 3365}, /* %31 %24 %34 %35 %36 %35 eye.m */
    {TNI_STEP_CONSTANT, 0, 38, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 39, 2, 570}, /* %38 */
    {TNI_STEP_CALL, 3, 40, 28, 3371}, /* %29 %37 %39 add.Tensor */
    {TNI_STEP_CALL, 2, 41, 31, 594}, /* %22 %23 unsqueeze */
    {TNI_STEP_CALL, 1, 42, 116, 573}, /* %40 mH */
    {TNI_STEP_CALL, 2, 43, 117, 3374}, /* %42 %40 matmul */
    {TNI_STEP_CALL, 2, 44, 119, 3376}, /* %43 %38 triu */
    {TNI_STEP_CALL, 2, 45, 1, 3378}, /* %44 %41 mul.Tensor */
    {TNI_STEP_CALL, 5, 46, 127, 3366}, /* %24 %34 %35 %36 %35 eye */
    {TNI_STEP_CALL, 3, 47, 28, 3380}, /* %45 %46 %39 add.Tensor */
    {TNI_STEP_CALL, 4, 48, 75, 3383}, /* %40 %30 %27 %25 narrow */
    {TNI_STEP_CALL, 1, 49, 116, 582}, /* %48 mH */
    {TNI_STEP_CALL, 2, 50, 1, 3387}, /* %49 %41 mul.Tensor */
    {TNI_STEP_CALL, 5, 51, 118, 3389}, /* %47 %50 %38 %38 %38 linalg_solve_triangular */
    {TNI_STEP_CALL, 1, 52, 116, 580}, /* %47 mH */
    {TNI_STEP_CALL, 1, 53, 116, 573}, /* %40 mH */
    {TNI_STEP_CALL, 2, 54, 117, 3394}, /* %53 %11 matmul */
    {TNI_STEP_CALL, 1, 55, 3, 632}, /* %54 neg */
    {TNI_STEP_CALL, 5, 56, 118, 3396}, /* %52 %55 %27 %38 %38 linalg_solve_triangular */
    {TNI_STEP_CALL, 1, 57, 116, 584}, /* %51 mH */
    {TNI_STEP_CALL, 2, 58, 117, 1171}, /* %56 %57 matmul */
    {TNI_STEP_CALL, 1, 59, 3, 1173}, /* %58 neg */
    {TNI_STEP_CONJUGATE, 1, 60, 0, 579}, /* %41 */
    {TNI_STEP_CALL, 2, 61, 1, 1175}, /* %59 %60 mul.Tensor */
    {TNI_STEP_CALL, 2, 62, 119, 3401}, /* %61 %38 triu */
    {TNI_STEP_CALL, 2, 63, 1, 3340}, /* %56 %60 mul.Tensor */
    {TNI_STEP_CALL, 1, 64, 116, 1398}, /* %63 mH */
    {TNI_STEP_SUB, 2, 65, 2, 1540}, /* %31 %25 */
    {TNI_STEP_CALL, 1, 66, 116, 1180}, /* %62 mH */
    {TNI_STEP_CALL, 3, 67, 28, 3403}, /* %62 %66 %39 add.Tensor */
    {TNI_STEP_CALL, 2, 68, 117, 3406}, /* %40 %67 matmul */
    {TNI_STEP_CALL, 1, 69, 116, 584}, /* %51 mH */
    {TNI_STEP_CALL, 2, 70, 117, 3408}, /* %11 %69 matmul */
    {TNI_STEP_CALL, 3, 71, 22, 3410}, /* %68 %70 %39 sub.Tensor */
    {TNI_STEP_CALL, 4, 72, 75, 3413}, /* %40 %30 %25 %65 narrow */
    {TNI_STEP_CALL, 6, 73, 14, 3417}, /* %72 %35 %35 %35 %35 %35 zeros_like */
    {TNI_STEP_LIST, 2, 74, 0, 3423}, /* %64 %73 */
    {TNI_STEP_CALL, 2, 75, 76, 3425}, /* %74 %30 cat */
    {TNI_STEP_CALL, 3, 76, 28, 3427}, /* %71 %75 %39 add.Tensor */
    {TNI_STEP_CALL, 2, 77, 120, 3430}, /* %76 %23 tril */
    {TNI_STEP_SIZE, 2, 78, 0, 80}, /* %26 %23 */
    {TNI_STEP_SUB, 2, 79, 2, 3432}, /* %78 %24 */
    {TNI_STEP_CALL, 4, 80, 75, 3434}, /* %26 %23 %24 %79 narrow */
    {TNI_STEP_CALL, 6, 81, 14, 3438}, /* %80 %35 %35 %35 %35 %35 zeros_like */
    {TNI_STEP_LIST, 2, 82, 0, 1682}, /* %77 %81 */
    {TNI_STEP_CALL, 2, 83, 76, 3444}, /* %82 %23 cat */
    {TNI_STEP_CONJUGATE, 1, 84, 0, 581}, /* %49 */
    {TNI_STEP_CALL, 2, 85, 1, 3446}, /* %56 %84 mul.Tensor */
    {TNI_STEP_LIST, 1, 86, 0, 81}, /* %23 */
    {TNI_STEP_SOME, 1, 87, 0, 1431}, /* %86 */
    {TNI_STEP_CALL, 4, 88, 33, 3448}, /* %85 %87 %27 %35 sum.dim_IntList */
    {TNI_STEP_CONJUGATE, 1, 89, 0, 577}, /* %44 */
    {TNI_STEP_CALL, 2, 90, 1, 3452}, /* %59 %89 mul.Tensor */
    {TNI_STEP_CALL, 4, 91, 33, 3454}, /* %90 %87 %27 %35 sum.dim_IntList */
    {TNI_STEP_CALL, 3, 92, 28, 3458}, /* %88 %91 %39 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 1429}, /* %83 */
    {TNI_STEP_GIVE, 1, 0, 1, 1439}, /* %92 */
    /* program 420 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_NOT, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 3, 0}, /* */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 6, 138, 3104}, /* %2 %3 %4 %5 %1 ormqr */
    {TNI_STEP_GIVE, 1, 0, 2, 13}, /* %6 */
    /* program 421 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 1, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 6, 2}, /* %1 */
    {TNI_STEP_VALUE, 1, 2, 0, 0}, /* %0 */
    {TNI_STEP_COPY, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_JUMP, 0, 0, 9, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_OFFSET, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_COPY, 1, 3, 0, 7}, /* %5 */
    {TNI_STEP_GRAD, 0, 6, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 3, 0}, /* */
    {TNI_STEP_NATIVE, 5, 10, 1, 3461}, /* %6 %7 %8 %9 %3 strided_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 23}, /* %10 */
    /* program 422 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 139, 305}, /* %0 %1 %2 %3 as_strided */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 423 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 2, 140, 88}, /* %0 %1 contiguous */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 6, 99, 3466}, /* %0 %4 %5 %5 %5 %5 new_zeros */
    {TNI_STEP_SAVED, 0, 7, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 10, 141, 3472}, /* %2 %6 %7 %8 %9 as_strided_scatter */
    {TNI_STEP_GIVE, 1, 0, 0, 23}, /* %10 */
    /* program 424 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 2, 140, 88}, /* %0 %1 contiguous */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 6, 139, 315}, /* %2 %3 %4 %5 as_strided */
    {TNI_STEP_GIVE, 1, 0, 1, 13}, /* %6 */
    /* program 425 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GIVE, 1, 0, 0, 2}, /* %1 */
    /* program 426 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 142, 0}, /* %0 conj_physical */
    {TNI_STEP_GIVE, 1, 0, 0, 2}, /* %1 */
    /* program 427 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 142, 0}, /* %0 conj_physical */
    {TNI_STEP_GIVE, 1, 0, 0, 2}, /* %1 */
    /* program 428 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 6, 143, 743}, /* %2 %1 %3 %4 %5 diagonal_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 429 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 122, 305}, /* %0 %1 %2 %3 diagonal */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 430 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 99, 1067}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 8, 144, 3477}, /* %2 %4 %5 %6 %7 diagonal_scatter */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 431 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 122, 305}, /* %0 %1 %2 %3 diagonal */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 432 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_NATIVE, 2, 2, 2, 88}, /* %0 %1 permuted_back */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 433 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 92, 1}, /* %2 %1 reshape */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 434 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 5, 145, 743}, /* %2 %1 %3 %4 select_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 435 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 146, 169}, /* %0 %1 %2 select.int */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 436 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 99, 1067}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 7, 147, 2437}, /* %2 %4 %5 %6 select_scatter */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 437 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 146, 169}, /* %0 %1 %2 select.int */
    {TNI_STEP_GIVE, 1, 0, 1, 3}, /* %3 */
    /* program 438 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 3, 1, 1}, /* %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 8, 3}, /* %3 */
    {TNI_STEP_VALUE, 1, 4, 0, 1}, /* %2 */
    {TNI_STEP_COPY, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_JUMP, 0, 0, 10, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_COPY, 1, 5, 0, 13}, /* %6 */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 8, 1, 14}, /* %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 16}, /* %8 */
    {TNI_STEP_VALUE, 1, 9, 0, 14}, /* %7 */
    {TNI_STEP_COPY, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 18, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 11, 30, 0}, /* 0x7fffffffffffffff */
    {TNI_STEP_COPY, 1, 10, 0, 24}, /* %11 */
    {TNI_STEP_GRAD, 0, 12, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 13, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 14, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 15, 148, 3482}, /* %12 %1 %13 %5 %10 %14 slice_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 36}, /* %15 */
    /* program 439 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SOME, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SOME, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_SAVED, 0, 6, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 7, 149, 3488}, /* %0 %1 %3 %5 %6 slice.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 440 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 99, 1067}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 9, 150, 3493}, /* %2 %4 %5 %6 %7 %8 slice_scatter */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 441 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 4, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 149, 503}, /* %0 %1 %2 %3 %4 slice.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 7}, /* %5 */
    /* program 442 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 2, 0}, /* 0x0 */
    {TNI_STEP_LESS, 2, 2, 2, 88}, /* %0 %1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 10, 1}, /* %2 */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SIZE, 2, 5, 0, 56}, /* %3 %4 */
    {TNI_STEP_ADD, 2, 6, 2, 275}, /* %0 %5 */
    {TNI_STEP_COPY, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_JUMP, 0, 0, 11, 0}, /* */
    {TNI_STEP_COPY, 1, 7, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 8, 1, 0}, /* */
    {TNI_STEP_SIZES, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_SAVED, 0, 10, 3, 0}, /* */
    {TNI_STEP_ADD, 2, 11, 2, 29}, /* %7 %10 */
    {TNI_STEP_GRAD, 0, 12, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 13, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 14, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 6, 15, 148, 3499}, /* %12 %9 %13 %7 %11 %14 slice_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 36}, /* %15 */
    /* program 443 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 76, 88}, /* %0 %1 cat */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 444 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 151, 0}, /* %0 squeeze */
    {TNI_STEP_GIVE, 1, 0, 0, 2}, /* %1 */
    /* program 445 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 103, 88}, /* %0 %1 squeeze.dim */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 446 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 152, 88}, /* %0 %1 squeeze.dims */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 447 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 106, 0}, /* %0 t */
    {TNI_STEP_GIVE, 1, 0, 0, 2}, /* %1 */
    /* program 448 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 106, 0}, /* %0 t */
    {TNI_STEP_GIVE, 1, 0, 0, 2}, /* %1 */
    /* program 449 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 108, 169}, /* %0 %1 %2 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 450 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 108, 169}, /* %0 %1 %2 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 451 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 153, 88}, /* %0 %1 stack */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 452 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 6, 154, 743}, /* %2 %1 %3 %4 %5 unfold_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 453 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 155, 305}, /* %0 %1 %2 %3 unfold */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 454 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 103, 88}, /* %0 %1 squeeze.dim */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 455 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 31, 88}, /* %0 %1 unsqueeze */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 456 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 2, 140, 88}, /* %0 %1 contiguous */
    {TNI_STEP_CALL, 1, 3, 156, 1}, /* %2 resolve_conj */
    {TNI_STEP_CALL, 1, 4, 157, 3}, /* %3 view_as_real */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 457 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 2, 140, 88}, /* %0 %1 contiguous */
    {TNI_STEP_CALL, 1, 3, 158, 1}, /* %2 view_as_complex */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 458 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 3, 159, 169}, /* %0 %1 %2 copy */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 459 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 2, 14, 88}, /* %0 %1 %1 %1 %1 %1 zeros_like */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 460 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 95, 88}, /* %0 %1 sum */
    {TNI_STEP_GIVE, 1, 0, 1, 1}, /* %2 */
    /* program 461 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 160, 88}, /* %0 %1 fill.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 462 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_NATIVE, 2, 2, 3, 88}, /* %0 %1 blocks */
    {TNI_STEP_GIVE_LIST, 1, 0, 0, 1}, /* %2 */
    /* program 463 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_NATIVE, 3, 3, 4, 169}, /* %0 %1 %2 pieces */
    {TNI_STEP_GIVE_LIST, 1, 0, 0, 3}, /* %3 */
    /* program 464 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 161, 88}, /* %0 %1 unbind.int */
    {TNI_STEP_GIVE_LIST, 1, 0, 0, 1}, /* %2 */
    /* program 465 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_DIV, 2, 4, 2, 9}, /* %2 %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 162, 115}, /* %5 %4 channel_shuffle */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 466 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 163, 88}, /* %0 %1 pixel_unshuffle */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 467 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 164, 88}, /* %0 %1 pixel_shuffle */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 468 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 94, 88}, /* %0 %1 flip */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 469 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_NATIVE, 3, 3, 5, 169}, /* %0 %1 %2 repeats_summed */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 470 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_NATIVE, 3, 3, 6, 169}, /* %0 %1 %2 rolled_back */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 471 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_NEG, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 4, 165, 1}, /* %2 %1 %3 rot90 */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 472 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 120, 88}, /* %0 %1 tril */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 473 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 119, 88}, /* %0 %1 triu */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 474 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_NATIVE, 2, 2, 7, 88}, /* %0 %1 unpadded */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 475 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 166, 381}, /* %0 %1 %3 constant_pad_nd */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 476 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 99, 1067}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 4, 7, 167, 3505}, /* %4 %5 %2 %6 index_put */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 477 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 99, 1067}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 4, 7, 168, 3505}, /* %4 %5 %2 %6 _unsafe_index_put */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 478 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 99, 1067}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 7, 169, 1073}, /* %4 %5 %6 %2 _unsafe_masked_index_put_accumulate */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 479 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 4, 5, 170, 3509}, /* %0 %1 %2 %4 _unsafe_masked_index */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 480 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 4, 5, 170, 3509}, /* %0 %1 %2 %4 _unsafe_masked_index */
    {TNI_STEP_GIVE, 1, 0, 1, 7}, /* %5 */
    /* program 481 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 171, 169}, /* %0 %1 %2 index_select */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SIZES, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 6, 92, 10}, /* %3 %5 reshape */
    {TNI_STEP_SAVED, 0, 7, 3, 0}, /* */
    {TNI_STEP_CONJ, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_SCALED, 2, 9, 0, 106}, /* %6 %8 */
    {TNI_STEP_GIVE, 1, 0, 1, 17}, /* %9 */
    /* program 482 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 4, 5, 172, 3509}, /* %0 %1 %2 %4 index_fill.int_Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 483 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 171, 169}, /* %0 %1 %2 index_select */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SIZES, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 6, 92, 10}, /* %3 %5 reshape */
    {TNI_STEP_GIVE, 1, 0, 1, 13}, /* %6 */
    /* program 484 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 4, 5, 172, 3509}, /* %0 %1 %2 %4 index_fill.int_Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 485 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 2, 14, 88}, /* %0 %1 %1 %1 %1 %1 zeros_like */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 4, 7, 172, 3513}, /* %2 %3 %4 %6 index_fill.int_Scalar */
    {TNI_STEP_CONSTANT, 0, 8, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 2, 10, 173, 46}, /* %7 %9 ne.Scalar */
    {TNI_STEP_CALL, 3, 11, 25, 3517}, /* %10 %0 %9 where.ScalarOther */
    {TNI_STEP_CALL, 2, 12, 95, 112}, /* %11 %1 sum */
    {TNI_STEP_GIVE, 1, 0, 1, 42}, /* %12 */
    /* program 486 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_TANGENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 174, 305}, /* %0 %1 %2 %3 index_fill.int_Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 487 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 5, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 1, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_JUMP, 0, 0, 14, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SIZES, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 99, 3520}, /* %5 %4 %6 %6 %6 %6 new_zeros */
    {TNI_STEP_SAVED, 0, 8, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 9, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 10, 167, 1250}, /* %5 %8 %7 %9 index_put */
    {TNI_STEP_COPY, 1, 2, 0, 23}, /* %10 */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 488 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 175, 88}, /* %0 %1 index.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 1}, /* %2 */
    /* program 489 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 5, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 1, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_JUMP, 0, 0, 14, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SIZES, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 99, 3520}, /* %5 %4 %6 %6 %6 %6 new_zeros */
    {TNI_STEP_SAVED, 0, 8, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 9, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 10, 168, 1250}, /* %5 %8 %7 %9 _unsafe_index_put */
    {TNI_STEP_COPY, 1, 2, 0, 23}, /* %10 */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 490 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 176, 88}, /* %0 %1 _unsafe_index.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 1}, /* %2 */
    /* program 491 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 3, 2, 94}, /* %1 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 10, 3}, /* %3 */
    {TNI_STEP_SIZES, 1, 4, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 92, 115}, /* %5 %4 reshape */
    {TNI_STEP_COPY, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_JUMP, 0, 0, 18, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 9, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 10, 108, 2350}, /* %0 %8 %9 transpose.int */
    {TNI_STEP_SIZES, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_SAVED, 0, 12, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 13, 89, 3526}, /* %12 %11 %2 expand */
    {TNI_STEP_CALL, 3, 14, 108, 3529}, /* %13 %8 %9 transpose.int */
    {TNI_STEP_COPY, 1, 7, 0, 34}, /* %14 */
    {TNI_STEP_SAVED, 0, 15, 3, 0}, /* */
    {TNI_STEP_STRING, 0, 16, 3, 281}, /* "sum" */
    {TNI_STEP_EQUAL, 2, 17, 6, 37}, /* %15 %16 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 25, 40}, /* %17 */
    {TNI_STEP_GRAD, 0, 18, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_JUMP, 0, 0, 88, 0}, /* */
    {TNI_STEP_STRING, 0, 20, 4, 285}, /* "mean" */
    {TNI_STEP_EQUAL, 2, 21, 6, 1292}, /* %15 %20 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 48, 72}, /* %21 */
    {TNI_STEP_GRAD, 0, 22, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 23, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 24, 65, 3532}, /* %22 %23 %23 %23 %23 %23 ones_like */
    {TNI_STEP_CALL, 6, 25, 65, 3538}, /* %0 %23 %23 %23 %23 %23 ones_like */
    {TNI_STEP_SAVED, 0, 26, 4, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 36, 80}, /* %26 */
    {TNI_STEP_COPY, 1, 27, 0, 74}, /* %24 */
    {TNI_STEP_JUMP, 0, 0, 40, 0}, /* */
    {TNI_STEP_SAVED, 0, 28, 2, 0}, /* */
    {TNI_STEP_SCALAR, 1, 29, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 4, 30, 177, 3544}, /* %24 %28 %7 %29 scatter.value */
    {TNI_STEP_COPY, 1, 27, 0, 558}, /* %30 */
    {TNI_STEP_SAVED, 0, 31, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 32, 100, 3548}, /* %27 %31 %7 %25 scatter_add */
    {TNI_STEP_CONSTANT, 0, 33, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 34, 2, 566}, /* %33 */
    {TNI_STEP_CALL, 2, 35, 98, 3093}, /* %32 %34 clamp_min */
    {TNI_STEP_CALL, 2, 36, 15, 3552}, /* %22 %35 div.Tensor */
    {TNI_STEP_COPY, 1, 37, 0, 568}, /* %36 */
    {TNI_STEP_JUMP, 0, 0, 87, 0}, /* */
    {TNI_STEP_STRING, 0, 38, 4, 290}, /* "prod" */
    {TNI_STEP_EQUAL, 2, 39, 6, 3554}, /* %15 %38 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 62, 572}, /* %39 */
    {TNI_STEP_SAVED, 0, 40, 5, 0}, /* */
    {TNI_STEP_NONE, 0, 41, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 42, 65, 3556}, /* %40 %41 %41 %41 %41 %41 ones_like */
    {TNI_STEP_SAVED, 0, 43, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 44, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 6, 45, 178, 3562}, /* %42 %43 %7 %0 %15 %44 scatter_reduce.two */
    {TNI_STEP_CONJUGATE, 1, 46, 0, 575}, /* %45 */
    {TNI_STEP_GRAD, 0, 47, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 48, 1, 3568}, /* %47 %46 mul.Tensor */
    {TNI_STEP_COPY, 1, 49, 0, 582}, /* %48 */
    {TNI_STEP_JUMP, 0, 0, 86, 0}, /* */
    {TNI_STEP_SAVED, 0, 50, 6, 0}, /* */
    {TNI_STEP_SAVED, 0, 51, 7, 0}, /* */
    {TNI_STEP_CALL, 2, 52, 53, 583}, /* %50 %51 eq.Tensor */
    {TNI_STEP_GRAD, 0, 53, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 54, 0, 634}, /* %53 */
    {TNI_STEP_NONE, 0, 55, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 56, 91, 3570}, /* %52 %54 %2 %2 %55 to.dtype */
    {TNI_STEP_SAVED, 0, 57, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 58, 101, 3575}, /* %51 %57 %7 %2 gather */
    {TNI_STEP_CALL, 2, 59, 53, 3579}, /* %0 %58 eq.Tensor */
    {TNI_STEP_CALL, 5, 60, 91, 3581}, /* %59 %54 %2 %2 %55 to.dtype */
    {TNI_STEP_CONSTANT, 0, 61, 0, 0}, /* 0x1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 77, 1179}, /* %61 */
    {TNI_STEP_COPY, 1, 62, 0, 636}, /* %56 */
    {TNI_STEP_JUMP, 0, 0, 80, 0}, /* */
    {TNI_STEP_SCALAR, 1, 63, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 4, 64, 177, 3586}, /* %56 %57 %7 %63 scatter.value */
    {TNI_STEP_COPY, 1, 62, 0, 1399}, /* %64 */
    {TNI_STEP_CALL, 4, 65, 100, 3590}, /* %62 %57 %7 %60 scatter_add */
    {TNI_STEP_SCALAR, 1, 66, 2, 1179}, /* %61 */
    {TNI_STEP_CALL, 2, 67, 98, 1570}, /* %65 %66 clamp_min */
    {TNI_STEP_CALL, 2, 68, 15, 3594}, /* %53 %67 div.Tensor */
    {TNI_STEP_CALL, 2, 69, 1, 3596}, /* %56 %68 mul.Tensor */
    {TNI_STEP_COPY, 1, 49, 0, 1410}, /* %69 */
    {TNI_STEP_COPY, 1, 37, 0, 581}, /* %49 */
    {TNI_STEP_COPY, 1, 19, 0, 571}, /* %37 */
    {TNI_STEP_SAVED, 0, 70, 4, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 92, 1412}, /* %70 */
    {TNI_STEP_COPY, 1, 71, 0, 41}, /* %19 */
    {TNI_STEP_JUMP, 0, 0, 96, 0}, /* */
    {TNI_STEP_SAVED, 0, 72, 2, 0}, /* */
    {TNI_STEP_SCALAR, 1, 73, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 4, 74, 177, 3598}, /* %19 %72 %7 %73 scatter.value */
    {TNI_STEP_COPY, 1, 71, 0, 1416}, /* %74 */
    {TNI_STEP_GIVE, 1, 0, 0, 1414}, /* %71 */
    /* program 492 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 3, 2, 94}, /* %1 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 10, 3}, /* %3 */
    {TNI_STEP_SIZES, 1, 4, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 92, 115}, /* %5 %4 reshape */
    {TNI_STEP_COPY, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_JUMP, 0, 0, 18, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 9, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 10, 108, 2350}, /* %0 %8 %9 transpose.int */
    {TNI_STEP_SIZES, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_SAVED, 0, 12, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 13, 89, 3526}, /* %12 %11 %2 expand */
    {TNI_STEP_CALL, 3, 14, 108, 3529}, /* %13 %8 %9 transpose.int */
    {TNI_STEP_COPY, 1, 7, 0, 34}, /* %14 */
    {TNI_STEP_SAVED, 0, 15, 3, 0}, /* */
    {TNI_STEP_STRING, 0, 16, 3, 281}, /* "sum" */
    {TNI_STEP_EQUAL, 2, 17, 6, 37}, /* %15 %16 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 27, 40}, /* %17 */
    {TNI_STEP_GRAD, 0, 18, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 19, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 20, 101, 3602}, /* %18 %19 %7 %2 gather */
    {TNI_STEP_COPY, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_JUMP, 0, 0, 111, 0}, /* */
    {TNI_STEP_STRING, 0, 22, 4, 285}, /* "mean" */
    {TNI_STEP_EQUAL, 2, 23, 6, 2342}, /* %15 %22 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 51, 81}, /* %23 */
    {TNI_STEP_GRAD, 0, 24, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 25, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 26, 65, 74}, /* %24 %25 %25 %25 %25 %25 ones_like */
    {TNI_STEP_CALL, 6, 27, 65, 3606}, /* %0 %25 %25 %25 %25 %25 ones_like */
    {TNI_STEP_SAVED, 0, 28, 4, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 38, 302}, /* %28 */
    {TNI_STEP_COPY, 1, 29, 0, 80}, /* %26 */
    {TNI_STEP_JUMP, 0, 0, 42, 0}, /* */
    {TNI_STEP_SAVED, 0, 30, 2, 0}, /* */
    {TNI_STEP_SCALAR, 1, 31, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 4, 32, 177, 3612}, /* %26 %30 %7 %31 scatter.value */
    {TNI_STEP_COPY, 1, 29, 0, 563}, /* %32 */
    {TNI_STEP_SAVED, 0, 33, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 34, 100, 3616}, /* %29 %33 %7 %27 scatter_add */
    {TNI_STEP_CONSTANT, 0, 35, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 36, 2, 586}, /* %35 */
    {TNI_STEP_CALL, 2, 37, 98, 567}, /* %34 %36 clamp_min */
    {TNI_STEP_CALL, 2, 38, 15, 3620}, /* %24 %37 div.Tensor */
    {TNI_STEP_CALL, 4, 39, 101, 3622}, /* %38 %33 %7 %2 gather */
    {TNI_STEP_COPY, 1, 40, 0, 572}, /* %39 */
    {TNI_STEP_JUMP, 0, 0, 110, 0}, /* */
    {TNI_STEP_STRING, 0, 41, 4, 290}, /* "prod" */
    {TNI_STEP_EQUAL, 2, 42, 6, 3626}, /* %15 %41 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 84, 576}, /* %42 */
    {TNI_STEP_SCALAR, 1, 43, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 2, 44, 12, 3628}, /* %0 %43 eq.Scalar */
    {TNI_STEP_CONSTANT, 0, 45, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 46, 2, 575}, /* %45 */
    {TNI_STEP_CALL, 3, 47, 13, 3630}, /* %0 %44 %46 masked_fill.Scalar */
    {TNI_STEP_GRAD, 0, 48, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 49, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 50, 14, 3633}, /* %48 %49 %49 %49 %49 %49 zeros_like */
    {TNI_STEP_DTYPE, 1, 51, 0, 582}, /* %48 */
    {TNI_STEP_CALL, 5, 52, 91, 3639}, /* %44 %51 %2 %2 %49 to.dtype */
    {TNI_STEP_SAVED, 0, 53, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 54, 100, 3644}, /* %50 %53 %7 %52 scatter_add */
    {TNI_STEP_CALL, 4, 55, 101, 3648}, /* %54 %53 %7 %2 gather */
    {TNI_STEP_CALL, 2, 56, 12, 3652}, /* %55 %46 eq.Scalar */
    {TNI_STEP_SAVED, 0, 57, 6, 0}, /* */
    {TNI_STEP_SAVED, 0, 58, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 59, 178, 3654}, /* %57 %53 %7 %47 %41 %58 scatter_reduce.two */
    {TNI_STEP_CONJUGATE, 1, 60, 0, 1175}, /* %59 */
    {TNI_STEP_CALL, 2, 61, 1, 3660}, /* %48 %60 mul.Tensor */
    {TNI_STEP_CALL, 4, 62, 101, 3662}, /* %61 %53 %7 %2 gather */
    {TNI_STEP_CALL, 3, 63, 25, 3666}, /* %56 %62 %43 where.ScalarOther */
    {TNI_STEP_SAVED, 0, 64, 7, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 65, 0, 1399}, /* %64 */
    {TNI_STEP_CALL, 2, 66, 1, 3669}, /* %48 %65 mul.Tensor */
    {TNI_STEP_CALL, 4, 67, 101, 3671}, /* %66 %53 %7 %2 gather */
    {TNI_STEP_CONJUGATE, 1, 68, 0, 580}, /* %47 */
    {TNI_STEP_CALL, 2, 69, 15, 1917}, /* %67 %68 div.Tensor */
    {TNI_STEP_CALL, 3, 70, 51, 3675}, /* %44 %63 %69 where.self */
    {TNI_STEP_COPY, 1, 71, 0, 1412}, /* %70 */
    {TNI_STEP_JUMP, 0, 0, 109, 0}, /* */
    {TNI_STEP_SAVED, 0, 72, 7, 0}, /* */
    {TNI_STEP_SAVED, 0, 73, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 74, 101, 3678}, /* %72 %73 %7 %2 gather */
    {TNI_STEP_CALL, 2, 75, 53, 3682}, /* %0 %74 eq.Tensor */
    {TNI_STEP_GRAD, 0, 76, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 77, 0, 1417}, /* %76 */
    {TNI_STEP_NONE, 0, 78, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 79, 91, 3684}, /* %75 %77 %2 %2 %78 to.dtype */
    {TNI_STEP_SAVED, 0, 80, 6, 0}, /* */
    {TNI_STEP_CALL, 2, 81, 53, 3689}, /* %80 %72 eq.Tensor */
    {TNI_STEP_CALL, 5, 82, 91, 3691}, /* %81 %77 %2 %2 %78 to.dtype */
    {TNI_STEP_CONSTANT, 0, 83, 0, 0}, /* 0x1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 99, 1429}, /* %83 */
    {TNI_STEP_COPY, 1, 84, 0, 1426}, /* %82 */
    {TNI_STEP_JUMP, 0, 0, 102, 0}, /* */
    {TNI_STEP_SCALAR, 1, 85, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 4, 86, 177, 3696}, /* %82 %73 %7 %85 scatter.value */
    {TNI_STEP_COPY, 1, 84, 0, 1431}, /* %86 */
    {TNI_STEP_CALL, 4, 87, 100, 3700}, /* %84 %73 %7 %79 scatter_add */
    {TNI_STEP_SCALAR, 1, 88, 2, 1429}, /* %83 */
    {TNI_STEP_CALL, 2, 89, 98, 1592}, /* %87 %88 clamp_min */
    {TNI_STEP_CALL, 2, 90, 15, 3704}, /* %76 %89 div.Tensor */
    {TNI_STEP_CALL, 4, 91, 101, 3706}, /* %90 %73 %7 %2 gather */
    {TNI_STEP_CALL, 2, 92, 1, 3710}, /* %79 %91 mul.Tensor */
    {TNI_STEP_COPY, 1, 71, 0, 1439}, /* %92 */
    {TNI_STEP_COPY, 1, 40, 0, 1414}, /* %71 */
    {TNI_STEP_COPY, 1, 21, 0, 573}, /* %40 */
    {TNI_STEP_GIVE, 1, 0, 1, 72}, /* %21 */
    /* program 493 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 99, 1067}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 5, 9, 179, 3712}, /* %4 %5 %6 %2 %8 index_add */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 494 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 13, 381}, /* %0 %1 %3 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 495 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 13, 381}, /* %0 %1 %3 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 496 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 35, 0}, /* %0 logical_not */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 3, 5, 13, 99}, /* %2 %1 %4 masked_fill.Scalar */
    {TNI_STEP_NONE, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 95, 12}, /* %5 %6 sum */
    {TNI_STEP_GIVE, 1, 0, 1, 14}, /* %7 */
    /* program 497 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_TANGENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 180, 169}, /* %0 %1 %2 masked_fill.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 498 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 4, 181, 3717}, /* %2 %3 %1 masked_scatter_backward */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 499 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 99, 1067}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 6, 182, 6}, /* %4 %5 %2 masked_scatter */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 500 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 5, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 1, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_JUMP, 0, 0, 14, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SIZES, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 99, 3520}, /* %5 %4 %6 %6 %6 %6 new_zeros */
    {TNI_STEP_SAVED, 0, 8, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 9, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 10, 183, 1250}, /* %5 %8 %7 %9 put */
    {TNI_STEP_COPY, 1, 2, 0, 23}, /* %10 */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 501 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 184, 88}, /* %0 %1 take */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SIZES, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 92, 5}, /* %2 %4 reshape */
    {TNI_STEP_GIVE, 1, 0, 1, 7}, /* %5 */
    /* program 502 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 4, 5, 177, 3509}, /* %0 %1 %2 %4 scatter.value */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 503 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 4, 101, 305}, /* %0 %1 %2 %3 gather */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 504 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 4, 5, 177, 3509}, /* %0 %1 %2 %4 scatter.value */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 505 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_STRING, 0, 1, 3, 281}, /* "sum" */
    {TNI_STEP_EQUAL, 2, 2, 6, 88}, /* %0 %1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 7, 1}, /* %2 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_JUMP, 0, 0, 79, 0}, /* */
    {TNI_STEP_STRING, 0, 5, 4, 285}, /* "mean" */
    {TNI_STEP_EQUAL, 2, 6, 6, 275}, /* %0 %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 34, 13}, /* %6 */
    {TNI_STEP_GRAD, 0, 7, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 9, 65, 2215}, /* %7 %8 %8 %8 %8 %8 ones_like */
    {TNI_STEP_SAVED, 0, 10, 1, 0}, /* */
    {TNI_STEP_CALL, 6, 11, 65, 2189}, /* %10 %8 %8 %8 %8 %8 ones_like */
    {TNI_STEP_SAVED, 0, 12, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 19, 42}, /* %12 */
    {TNI_STEP_COPY, 1, 13, 0, 17}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_SAVED, 0, 14, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 15, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 16, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 17, 2, 38}, /* %16 */
    {TNI_STEP_CALL, 4, 18, 177, 3720}, /* %9 %14 %15 %17 scatter.value */
    {TNI_STEP_COPY, 1, 13, 0, 39}, /* %18 */
    {TNI_STEP_SAVED, 0, 19, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 20, 4, 0}, /* */
    {TNI_STEP_CALL, 4, 21, 100, 3724}, /* %13 %19 %20 %11 scatter_add */
    {TNI_STEP_CONSTANT, 0, 22, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 23, 2, 73}, /* %22 */
    {TNI_STEP_CALL, 2, 24, 98, 293}, /* %21 %23 clamp_min */
    {TNI_STEP_CALL, 2, 25, 15, 3728}, /* %7 %24 div.Tensor */
    {TNI_STEP_COPY, 1, 26, 0, 75}, /* %25 */
    {TNI_STEP_JUMP, 0, 0, 78, 0}, /* */
    {TNI_STEP_STRING, 0, 27, 4, 290}, /* "prod" */
    {TNI_STEP_EQUAL, 2, 28, 6, 2064}, /* %0 %27 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 50, 302}, /* %28 */
    {TNI_STEP_SAVED, 0, 29, 5, 0}, /* */
    {TNI_STEP_NONE, 0, 30, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 31, 65, 3730}, /* %29 %30 %30 %30 %30 %30 ones_like */
    {TNI_STEP_SAVED, 0, 32, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 33, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 34, 6, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 35, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 6, 36, 178, 3736}, /* %31 %32 %33 %34 %0 %35 scatter_reduce.two */
    {TNI_STEP_CONJUGATE, 1, 37, 0, 568}, /* %36 */
    {TNI_STEP_GRAD, 0, 38, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 39, 1, 570}, /* %38 %37 mul.Tensor */
    {TNI_STEP_COPY, 1, 40, 0, 572}, /* %39 */
    {TNI_STEP_JUMP, 0, 0, 77, 0}, /* */
    {TNI_STEP_SAVED, 0, 41, 7, 0}, /* */
    {TNI_STEP_SAVED, 0, 42, 8, 0}, /* */
    {TNI_STEP_CALL, 2, 43, 53, 2593}, /* %41 %42 eq.Tensor */
    {TNI_STEP_GRAD, 0, 44, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 45, 0, 577}, /* %44 */
    {TNI_STEP_CONSTANT, 0, 46, 2, 0}, /* 0x0 */
    {TNI_STEP_NONE, 0, 47, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 48, 91, 3742}, /* %43 %45 %46 %46 %47 to.dtype */
    {TNI_STEP_SAVED, 0, 49, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 50, 4, 0}, /* */
    {TNI_STEP_CALL, 4, 51, 101, 3747}, /* %42 %49 %50 %46 gather */
    {TNI_STEP_SAVED, 0, 52, 6, 0}, /* */
    {TNI_STEP_CALL, 2, 53, 53, 3751}, /* %52 %51 eq.Tensor */
    {TNI_STEP_CALL, 5, 54, 91, 3753}, /* %53 %45 %46 %46 %47 to.dtype */
    {TNI_STEP_CONSTANT, 0, 55, 0, 0}, /* 0x1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 68, 635}, /* %55 */
    {TNI_STEP_COPY, 1, 56, 0, 582}, /* %48 */
    {TNI_STEP_JUMP, 0, 0, 71, 0}, /* */
    {TNI_STEP_SCALAR, 1, 57, 2, 578}, /* %46 */
    {TNI_STEP_CALL, 4, 58, 177, 3758}, /* %48 %49 %50 %57 scatter.value */
    {TNI_STEP_COPY, 1, 56, 0, 1173}, /* %58 */
    {TNI_STEP_CALL, 4, 59, 100, 3762}, /* %56 %49 %50 %54 scatter_add */
    {TNI_STEP_SCALAR, 1, 60, 2, 635}, /* %55 */
    {TNI_STEP_CALL, 2, 61, 98, 1175}, /* %59 %60 clamp_min */
    {TNI_STEP_CALL, 2, 62, 15, 3766}, /* %44 %61 div.Tensor */
    {TNI_STEP_CALL, 2, 63, 1, 3768}, /* %48 %62 mul.Tensor */
    {TNI_STEP_COPY, 1, 40, 0, 1398}, /* %63 */
    {TNI_STEP_COPY, 1, 26, 0, 573}, /* %40 */
    {TNI_STEP_COPY, 1, 4, 0, 80}, /* %26 */
    {TNI_STEP_SAVED, 0, 64, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 83, 1399}, /* %64 */
    {TNI_STEP_COPY, 1, 65, 0, 6}, /* %4 */
    {TNI_STEP_JUMP, 0, 0, 89, 0}, /* */
    {TNI_STEP_SAVED, 0, 66, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 67, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 68, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 69, 2, 1413}, /* %68 */
    {TNI_STEP_CALL, 4, 70, 177, 3770}, /* %4 %66 %67 %69 scatter.value */
    {TNI_STEP_COPY, 1, 65, 0, 1412}, /* %70 */
    {TNI_STEP_GIVE, 1, 0, 0, 1401}, /* %65 */
    /* program 506 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_STRING, 0, 1, 3, 281}, /* "sum" */
    {TNI_STEP_EQUAL, 2, 2, 6, 88}, /* %0 %1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 11, 1}, /* %2 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 7, 101, 715}, /* %3 %4 %5 %6 gather */
    {TNI_STEP_COPY, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 106, 0}, /* */
    {TNI_STEP_STRING, 0, 9, 4, 285}, /* "mean" */
    {TNI_STEP_EQUAL, 2, 10, 6, 259}, /* %0 %9 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 40, 23}, /* %10 */
    {TNI_STEP_GRAD, 0, 11, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 12, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 13, 65, 3774}, /* %11 %12 %12 %12 %12 %12 ones_like */
    {TNI_STEP_SAVED, 0, 14, 1, 0}, /* */
    {TNI_STEP_CALL, 6, 15, 65, 3780}, /* %14 %12 %12 %12 %12 %12 ones_like */
    {TNI_STEP_SAVED, 0, 16, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 23, 38}, /* %16 */
    {TNI_STEP_COPY, 1, 17, 0, 35}, /* %13 */
    {TNI_STEP_JUMP, 0, 0, 29, 0}, /* */
    {TNI_STEP_SAVED, 0, 18, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 19, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 20, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 21, 2, 55}, /* %20 */
    {TNI_STEP_CALL, 4, 22, 177, 3786}, /* %13 %18 %19 %21 scatter.value */
    {TNI_STEP_COPY, 1, 17, 0, 73}, /* %22 */
    {TNI_STEP_SAVED, 0, 23, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 24, 4, 0}, /* */
    {TNI_STEP_CALL, 4, 25, 100, 3790}, /* %17 %23 %24 %15 scatter_add */
    {TNI_STEP_CONSTANT, 0, 26, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 27, 2, 80}, /* %26 */
    {TNI_STEP_CALL, 2, 28, 98, 3794}, /* %25 %27 clamp_min */
    {TNI_STEP_CALL, 2, 29, 15, 3796}, /* %11 %28 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 30, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 31, 101, 3798}, /* %29 %23 %24 %30 gather */
    {TNI_STEP_COPY, 1, 32, 0, 560}, /* %31 */
    {TNI_STEP_JUMP, 0, 0, 105, 0}, /* */
    {TNI_STEP_STRING, 0, 33, 4, 290}, /* "prod" */
    {TNI_STEP_EQUAL, 2, 34, 6, 1884}, /* %0 %33 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 76, 567}, /* %34 */
    {TNI_STEP_SAVED, 0, 35, 6, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 36, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 37, 2, 568}, /* %36 */
    {TNI_STEP_CALL, 2, 38, 12, 856}, /* %35 %37 eq.Scalar */
    {TNI_STEP_CONSTANT, 0, 39, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 40, 2, 572}, /* %39 */
    {TNI_STEP_CALL, 3, 41, 13, 620}, /* %35 %38 %40 masked_fill.Scalar */
    {TNI_STEP_GRAD, 0, 42, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 43, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 44, 14, 3802}, /* %42 %43 %43 %43 %43 %43 zeros_like */
    {TNI_STEP_DTYPE, 1, 45, 0, 576}, /* %42 */
    {TNI_STEP_CALL, 5, 46, 91, 3808}, /* %38 %45 %36 %36 %43 to.dtype */
    {TNI_STEP_SAVED, 0, 47, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 48, 4, 0}, /* */
    {TNI_STEP_CALL, 4, 49, 100, 3813}, /* %44 %47 %48 %46 scatter_add */
    {TNI_STEP_CALL, 4, 50, 101, 3817}, /* %49 %47 %48 %36 gather */
    {TNI_STEP_CALL, 2, 51, 12, 3821}, /* %50 %40 eq.Scalar */
    {TNI_STEP_SAVED, 0, 52, 7, 0}, /* */
    {TNI_STEP_SAVED, 0, 53, 2, 0}, /* */
    {TNI_STEP_CALL, 6, 54, 178, 3823}, /* %52 %47 %48 %41 %33 %53 scatter_reduce.two */
    {TNI_STEP_CONJUGATE, 1, 55, 0, 632}, /* %54 */
    {TNI_STEP_CALL, 2, 56, 1, 3829}, /* %42 %55 mul.Tensor */
    {TNI_STEP_CALL, 4, 57, 101, 3831}, /* %56 %47 %48 %36 gather */
    {TNI_STEP_CALL, 3, 58, 25, 3835}, /* %51 %57 %37 where.ScalarOther */
    {TNI_STEP_SAVED, 0, 59, 8, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 60, 0, 1175}, /* %59 */
    {TNI_STEP_CALL, 2, 61, 1, 3838}, /* %42 %60 mul.Tensor */
    {TNI_STEP_CALL, 4, 62, 101, 3840}, /* %61 %47 %48 %36 gather */
    {TNI_STEP_CONJUGATE, 1, 63, 0, 579}, /* %41 */
    {TNI_STEP_CALL, 2, 64, 15, 1566}, /* %62 %63 div.Tensor */
    {TNI_STEP_CALL, 3, 65, 51, 3844}, /* %38 %58 %64 where.self */
    {TNI_STEP_COPY, 1, 66, 0, 1401}, /* %65 */
    {TNI_STEP_JUMP, 0, 0, 104, 0}, /* */
    {TNI_STEP_SAVED, 0, 67, 8, 0}, /* */
    {TNI_STEP_SAVED, 0, 68, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 69, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 70, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 71, 101, 3847}, /* %67 %68 %69 %70 gather */
    {TNI_STEP_SAVED, 0, 72, 6, 0}, /* */
    {TNI_STEP_CALL, 2, 73, 53, 2720}, /* %72 %71 eq.Tensor */
    {TNI_STEP_GRAD, 0, 74, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 75, 0, 1416}, /* %74 */
    {TNI_STEP_NONE, 0, 76, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 77, 91, 3851}, /* %73 %75 %70 %70 %76 to.dtype */
    {TNI_STEP_SAVED, 0, 78, 7, 0}, /* */
    {TNI_STEP_CALL, 2, 79, 53, 3856}, /* %78 %67 eq.Tensor */
    {TNI_STEP_CALL, 5, 80, 91, 3858}, /* %79 %75 %70 %70 %76 to.dtype */
    {TNI_STEP_CONSTANT, 0, 81, 0, 0}, /* 0x1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 94, 1425}, /* %81 */
    {TNI_STEP_COPY, 1, 82, 0, 1424}, /* %80 */
    {TNI_STEP_JUMP, 0, 0, 97, 0}, /* */
    {TNI_STEP_SCALAR, 1, 83, 2, 1412}, /* %70 */
    {TNI_STEP_CALL, 4, 84, 177, 3863}, /* %80 %68 %69 %83 scatter.value */
    {TNI_STEP_COPY, 1, 82, 0, 1430}, /* %84 */
    {TNI_STEP_CALL, 4, 85, 100, 3867}, /* %82 %68 %69 %77 scatter_add */
    {TNI_STEP_SCALAR, 1, 86, 2, 1425}, /* %81 */
    {TNI_STEP_CALL, 2, 87, 98, 2739}, /* %85 %86 clamp_min */
    {TNI_STEP_CALL, 2, 88, 15, 3871}, /* %74 %87 div.Tensor */
    {TNI_STEP_CALL, 4, 89, 101, 3873}, /* %88 %68 %69 %70 gather */
    {TNI_STEP_CALL, 2, 90, 1, 3877}, /* %77 %89 mul.Tensor */
    {TNI_STEP_COPY, 1, 66, 0, 1436}, /* %90 */
    {TNI_STEP_COPY, 1, 32, 0, 1404}, /* %66 */
    {TNI_STEP_COPY, 1, 8, 0, 563}, /* %32 */
    {TNI_STEP_GIVE, 1, 0, 1, 16}, /* %8 */
    /* program 507 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 99, 1067}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 4, 7, 183, 3505}, /* %4 %5 %2 %6 put */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 508 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_GRAD, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 25, 381}, /* %0 %1 %3 where.ScalarOther */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 509 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 4, 185, 3879}, /* %0 %2 %3 where.ScalarSelf */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 510 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_TANGENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 51, 169}, /* %0 %1 %2 where.self */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 511 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 186, 169}, /* %0 %1 %2 affine_grid_generator_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 512 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 3, 108, 169}, /* %0 %1 %2 transpose.int */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_CONSTANT, 0, 5, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 6, 187, 316}, /* %3 %4 %5 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 7, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 8, 108, 3882}, /* %7 %1 %2 transpose.int */
    {TNI_STEP_CALL, 3, 9, 187, 350}, /* %8 %4 %5 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 10, 2, 0}, /* */
    {TNI_STEP_LIST, 1, 11, 0, 6}, /* %4 */
    {TNI_STEP_SOME, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_NONE, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 14, 188, 3885}, /* %9 %10 %12 %4 %13 linalg_vector_norm */
    {TNI_STEP_CONSTANT, 0, 15, 31, 0}, /* 0x3e7ad7f29abcaf48 */
    {TNI_STEP_SCALAR, 1, 16, 3, 36}, /* %15 */
    {TNI_STEP_SCALAR, 1, 17, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 18, 7, 2329}, /* %14 %16 %17 add.Scalar */
    {TNI_STEP_CALL, 1, 19, 27, 39}, /* %18 reciprocal */
    {TNI_STEP_SAVED, 0, 20, 3, 0}, /* */
    {TNI_STEP_SCALED, 2, 21, 0, 184}, /* %19 %20 */
    {TNI_STEP_CALL, 1, 22, 10, 17}, /* %9 abs */
    {TNI_STEP_CALL, 2, 23, 53, 2647}, /* %22 %14 eq.Tensor */
    {TNI_STEP_CONSTANT, 0, 24, 32, 0}, /* 0x7e37e43c8800759c */
    {TNI_STEP_SCALAR, 1, 25, 3, 74}, /* %24 */
    {TNI_STEP_LESS, 2, 26, 0, 3890}, /* %25 %10 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 34, 80}, /* %26 */
    {TNI_STEP_CALL, 1, 27, 0, 17}, /* %9 sgn */
    {TNI_STEP_CALL, 2, 28, 1, 1243}, /* %23 %27 mul.Tensor */
    {TNI_STEP_CALL, 4, 29, 33, 3892}, /* %23 %12 %4 %13 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 30, 15, 1976}, /* %28 %29 div.Tensor */
    {TNI_STEP_COPY, 1, 31, 0, 558}, /* %30 */
    {TNI_STEP_JUMP, 0, 0, 41, 0}, /* */
    {TNI_STEP_CALL, 1, 32, 0, 17}, /* %9 sgn */
    {TNI_STEP_CALL, 1, 33, 10, 17}, /* %9 abs */
    {TNI_STEP_CALL, 2, 34, 15, 3896}, /* %33 %14 div.Tensor */
    {TNI_STEP_SUB, 2, 35, 0, 297}, /* %10 %17 */
    {TNI_STEP_CALL, 2, 36, 11, 2076}, /* %34 %35 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 37, 1, 1662}, /* %32 %36 mul.Tensor */
    {TNI_STEP_COPY, 1, 31, 0, 571}, /* %37 */
    {TNI_STEP_CONJUGATE, 1, 38, 0, 17}, /* %9 */
    {TNI_STEP_CALL, 2, 39, 1, 1375}, /* %6 %38 mul.Tensor */
    {TNI_STEP_CALL, 4, 40, 33, 3898}, /* %39 %12 %4 %13 sum.dim_IntList */
    {TNI_STEP_CALL, 1, 41, 2, 573}, /* %40 real */
    {TNI_STEP_CALL, 2, 42, 1, 3902}, /* %41 %21 mul.Tensor */
    {TNI_STEP_CALL, 3, 43, 7, 2329}, /* %14 %16 %17 add.Scalar */
    {TNI_STEP_CALL, 2, 44, 15, 1151}, /* %42 %43 div.Tensor */
    {TNI_STEP_CALL, 2, 45, 23, 2621}, /* %14 %20 gt.Scalar */
    {TNI_STEP_CALL, 2, 46, 1, 689}, /* %6 %21 mul.Tensor */
    {TNI_STEP_CALL, 2, 47, 1, 3904}, /* %44 %31 mul.Tensor */
    {TNI_STEP_CALL, 3, 48, 22, 3906}, /* %46 %47 %17 sub.Tensor */
    {TNI_STEP_CALL, 3, 49, 51, 3909}, /* %45 %48 %6 where.self */
    {TNI_STEP_SIZES, 1, 50, 0, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 51, 92, 1906}, /* %49 %50 reshape */
    {TNI_STEP_CALL, 3, 52, 108, 3912}, /* %51 %1 %2 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 0, 587}, /* %52 */
    /* program 513 */
    {TNI_STEP_REFUSE, 0, 0, 17, 295}, /* "embedding_renorm_" */
    /* program 514 */
    {TNI_STEP_REFUSE, 0, 0, 8, 313}, /* "_unique2" */
    /* program 515 */
    {TNI_STEP_REFUSE, 0, 0, 7, 322}, /* "_unique" */
    /* program 516 */
    {TNI_STEP_REFUSE, 0, 0, 18, 330}, /* "unique_consecutive" */
    /* program 517 */
    {TNI_STEP_REFUSE, 0, 0, 10, 349}, /* "unique_dim" */
    /* program 518 */
    {TNI_STEP_REFUSE, 0, 0, 22, 360}, /* "unique_dim_consecutive" */
    /* program 519 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 5, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 11, 6, 0}, /* */
    {TNI_STEP_SAVED, 0, 12, 7, 0}, /* */
    {TNI_STEP_MASK, 0, 13, 0, 3}, /* */
    {TNI_STEP_CALL, 11, 14, 189, 3915}, /* %0 %3 %4 %6 %7 %8 %9 %10 %11 %12 %13 convolution_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 1, 36}, /* %15 */
    {TNI_STEP_GIVE, 1, 0, 2, 38}, /* %16 */
    /* program 520 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_NONE, 0, 2, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 5, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 6, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 7, 7, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 8, 8, 0}, /* */
    {TNI_STEP_CALL, 9, 9, 190, 3926}, /* %0 %1 %2 %3 %4 %5 %6 %7 %8 convolution */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 10, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 11, 3, 23}, /* %10 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 24}, /* %11 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 12, 2, 0}, /* */
    {TNI_STEP_COPY, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_JUMP, 0, 0, 17, 0}, /* */
    {TNI_STEP_COPY, 1, 13, 0, 1}, /* %2 */
    {TNI_STEP_ARGUMENT, 0, 14, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 15, 1, 0}, /* */
    {TNI_STEP_CALL, 9, 16, 190, 3935}, /* %14 %15 %13 %3 %4 %5 %6 %7 %8 convolution */
    {TNI_STEP_CONSTANT, 0, 17, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 18, 2, 40}, /* %17 */
    {TNI_STEP_CALL, 3, 19, 28, 3944}, /* %9 %16 %18 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 41}, /* %19 */
    /* program 521 */
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
    {TNI_STEP_CALL, 9, 11, 190, 3947}, /* %2 %3 %4 %5 %6 %7 %8 %9 %10 convolution */
    {TNI_STEP_COPY, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_JUMP, 0, 0, 19, 0}, /* */
    {TNI_STEP_SAVED, 0, 13, 7, 0}, /* */
    {TNI_STEP_NONE, 0, 14, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 15, 14, 3956}, /* %13 %14 %14 %14 %14 %14 zeros_like */
    {TNI_STEP_COPY, 1, 12, 0, 36}, /* %15 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 16, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 17, 2, 38}, /* %16 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 37, 40}, /* %17 */
    {TNI_STEP_SAVED, 0, 18, 8, 0}, /* */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 19, 1, 0}, /* */
    {TNI_STEP_NONE, 0, 20, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 21, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 22, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 23, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 24, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 25, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 26, 6, 0}, /* */
    {TNI_STEP_CALL, 9, 27, 190, 3962}, /* %18 %19 %20 %21 %22 %23 %24 %25 %26 convolution */
    {TNI_STEP_CONSTANT, 0, 28, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 29, 2, 302}, /* %28 */
    {TNI_STEP_CALL, 3, 30, 28, 3971}, /* %12 %27 %29 add.Tensor */
    {TNI_STEP_COPY, 1, 31, 0, 558}, /* %30 */
    {TNI_STEP_JUMP, 0, 0, 38, 0}, /* */
    {TNI_STEP_COPY, 1, 31, 0, 42}, /* %12 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 32, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 33, 2, 563}, /* %32 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 50, 566}, /* %33 */
    {TNI_STEP_CONSTANT, 0, 34, 0, 0}, /* 0x1 */
    {TNI_STEP_CONSTANT, 0, 35, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 36, 108, 3974}, /* %31 %34 %35 transpose.int */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 37, 2, 0}, /* */
    {TNI_STEP_SCALAR, 1, 38, 2, 567}, /* %34 */
    {TNI_STEP_CALL, 3, 39, 28, 3977}, /* %36 %37 %38 add.Tensor */
    {TNI_STEP_CALL, 3, 40, 108, 3980}, /* %39 %34 %35 transpose.int */
    {TNI_STEP_COPY, 1, 41, 0, 573}, /* %40 */
    {TNI_STEP_JUMP, 0, 0, 51, 0}, /* */
    {TNI_STEP_COPY, 1, 41, 0, 560}, /* %31 */
    {TNI_STEP_GIVE, 1, 0, 0, 579}, /* %41 */
    /* program 522 */
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
    {TNI_STEP_CONSTANT, 0, 13, 2, 0}, /* 0x0 */
    {TNI_STEP_LIST, 3, 14, 0, 3067}, /* %12 %13 %13 */
    {TNI_STEP_CALL, 11, 15, 189, 3983}, /* %2 %3 %4 %5 %6 %7 %8 %9 %10 %11 %14 convolution_backward */
    {TNI_STEP_COPY, 1, 18, 0, 36}, /* %15 */
    {TNI_STEP_JUMP, 0, 0, 23, 0}, /* */
    {TNI_STEP_SAVED, 0, 19, 10, 0}, /* */
    {TNI_STEP_NONE, 0, 20, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 21, 14, 3994}, /* %19 %20 %20 %20 %20 %20 zeros_like */
    {TNI_STEP_COPY, 1, 18, 0, 72}, /* %21 */
    {TNI_STEP_GIVE, 1, 0, 1, 39}, /* %18 */
    /* program 523 */
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
    {TNI_STEP_CONSTANT, 0, 12, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 13, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 3, 14, 0, 4000}, /* %12 %13 %12 */
    {TNI_STEP_CALL, 11, 15, 189, 3983}, /* %2 %3 %4 %5 %6 %7 %8 %9 %10 %11 %14 convolution_backward */
    {TNI_STEP_COPY, 1, 18, 0, 38}, /* %16 */
    {TNI_STEP_JUMP, 0, 0, 23, 0}, /* */
    {TNI_STEP_SAVED, 0, 19, 11, 0}, /* */
    {TNI_STEP_NONE, 0, 20, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 21, 14, 3994}, /* %19 %20 %20 %20 %20 %20 zeros_like */
    {TNI_STEP_COPY, 1, 18, 0, 72}, /* %21 */
    {TNI_STEP_GIVE, 1, 0, 2, 39}, /* %18 */
    /* program 524 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 5, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 3, 0}, /* */
    {TNI_STEP_LIST, 2, 9, 0, 89}, /* %1 %1 */
    {TNI_STEP_CONSTANT, 0, 10, 2, 0}, /* 0x0 */
    {TNI_STEP_LIST, 2, 11, 0, 483}, /* %10 %10 */
    {TNI_STEP_MASK, 0, 12, 0, 3}, /* */
    {TNI_STEP_CALL, 11, 13, 189, 4003}, /* %0 %3 %4 %6 %7 %8 %9 %10 %11 %1 %12 convolution_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 1, 34}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 2, 36}, /* %15 */
    /* program 525 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 5, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 3, 0}, /* */
    {TNI_STEP_LIST, 3, 9, 0, 89}, /* %1 %1 %1 */
    {TNI_STEP_CONSTANT, 0, 10, 2, 0}, /* 0x0 */
    {TNI_STEP_LIST, 3, 11, 0, 2377}, /* %10 %10 %10 */
    {TNI_STEP_MASK, 0, 12, 0, 3}, /* */
    {TNI_STEP_CALL, 11, 13, 189, 4003}, /* %0 %3 %4 %6 %7 %8 %9 %10 %11 %1 %12 convolution_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 1, 34}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 2, 36}, /* %15 */
    /* program 526 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 5, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 2, 0}, /* 0x0 */
    {TNI_STEP_LIST, 2, 11, 0, 483}, /* %10 %10 */
    {TNI_STEP_MASK, 0, 12, 0, 3}, /* */
    {TNI_STEP_CALL, 11, 13, 189, 4003}, /* %0 %3 %4 %6 %7 %8 %9 %10 %11 %1 %12 convolution_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 1, 34}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 2, 36}, /* %15 */
    /* program 527 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 5, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 2, 0}, /* 0x0 */
    {TNI_STEP_LIST, 3, 11, 0, 2377}, /* %10 %10 %10 */
    {TNI_STEP_MASK, 0, 12, 0, 3}, /* */
    {TNI_STEP_CALL, 11, 13, 189, 4003}, /* %0 %3 %4 %6 %7 %8 %9 %10 %11 %1 %12 convolution_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 1, 34}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 2, 36}, /* %15 */
    /* program 528 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 5, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 5, 0}, /* */
    {TNI_STEP_MASK, 0, 11, 0, 3}, /* */
    {TNI_STEP_CALL, 11, 12, 189, 4014}, /* %0 %3 %4 %6 %7 %8 %9 %1 %10 %1 %11 convolution_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    {TNI_STEP_GIVE, 1, 0, 1, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 2, 34}, /* %14 */
    /* program 529 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SIZE, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_CONSTANT, 0, 3, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 4, 0, 25}, /* %0 %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_LIST, 2, 6, 0, 5}, /* %2 %4 */
    {TNI_STEP_SAVED, 0, 7, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 11, 191, 3950}, /* %5 %6 %7 %8 %9 %10 col2im */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    /* program 530 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 192, 503}, /* %0 %1 %2 %3 %4 im2col */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 531 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 193, 88}, /* %0 %1 _adaptive_avg_pool2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 532 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SIZE, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_CONSTANT, 0, 3, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 4, 0, 25}, /* %0 %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_LIST, 2, 6, 0, 5}, /* %2 %4 */
    {TNI_STEP_CALL, 2, 7, 194, 12}, /* %5 %6 _adaptive_avg_pool2d */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 533 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 193, 88}, /* %0 %1 _adaptive_avg_pool2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 534 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 195, 88}, /* %0 %1 _adaptive_avg_pool3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 535 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 33, 0}, /* 0xfffffffffffffffd */
    {TNI_STEP_SIZE, 2, 2, 0, 88}, /* %0 %1 */
    {TNI_STEP_CONSTANT, 0, 3, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SIZE, 2, 4, 0, 25}, /* %0 %3 */
    {TNI_STEP_CONSTANT, 0, 5, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 6, 0, 275}, /* %0 %5 */
    {TNI_STEP_GRAD, 0, 7, 0, 0}, /* */
    {TNI_STEP_LIST, 3, 8, 0, 4025}, /* %2 %4 %6 */
    {TNI_STEP_CALL, 2, 9, 196, 176}, /* %7 %8 _adaptive_avg_pool3d */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 536 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 195, 88}, /* %0 %1 _adaptive_avg_pool3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 537 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 197, 169}, /* %0 %1 %2 adaptive_max_pool2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 538 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CONSTANT, 0, 2, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 3, 187, 169}, /* %0 %1 %2 flatten.using_ints */
    {TNI_STEP_RESULT, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 5, 187, 4028}, /* %4 %1 %2 flatten.using_ints */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 7, 101, 4031}, /* %3 %2 %5 %6 gather */
    {TNI_STEP_SIZES, 1, 8, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 9, 92, 176}, /* %7 %8 reshape */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 539 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CONSTANT, 0, 2, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 3, 187, 169}, /* %0 %1 %2 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 5, 187, 4028}, /* %4 %1 %2 flatten.using_ints */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 7, 101, 4031}, /* %3 %2 %5 %6 gather */
    {TNI_STEP_SIZES, 1, 8, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 9, 92, 176}, /* %7 %8 reshape */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 540 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 197, 169}, /* %0 %1 %2 adaptive_max_pool2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 541 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 198, 169}, /* %0 %1 %2 adaptive_max_pool3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 542 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 33, 0}, /* 0xfffffffffffffffd */
    {TNI_STEP_CONSTANT, 0, 2, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 3, 187, 169}, /* %0 %1 %2 flatten.using_ints */
    {TNI_STEP_RESULT, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 5, 187, 4028}, /* %4 %1 %2 flatten.using_ints */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 7, 101, 4031}, /* %3 %2 %5 %6 gather */
    {TNI_STEP_SIZES, 1, 8, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 9, 92, 176}, /* %7 %8 reshape */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 543 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 33, 0}, /* 0xfffffffffffffffd */
    {TNI_STEP_CONSTANT, 0, 2, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 3, 187, 169}, /* %0 %1 %2 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 5, 187, 4028}, /* %4 %1 %2 flatten.using_ints */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 7, 101, 4031}, /* %3 %2 %5 %6 gather */
    {TNI_STEP_SIZES, 1, 8, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 9, 92, 176}, /* %7 %8 reshape */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 544 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 198, 169}, /* %0 %1 %2 adaptive_max_pool3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 545 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 6, 0}, /* */
    {TNI_STEP_CALL, 8, 8, 199, 3213}, /* %0 %1 %2 %3 %4 %5 %6 %7 avg_pool2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 546 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_CALL, 7, 7, 200, 712}, /* %0 %1 %2 %3 %4 %5 %6 avg_pool2d */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 547 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 5, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 6, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 7, 7, 0}, /* */
    {TNI_STEP_CALL, 8, 8, 199, 3213}, /* %0 %1 %2 %3 %4 %5 %6 %7 avg_pool2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 548 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 6, 0}, /* */
    {TNI_STEP_CALL, 8, 8, 201, 3213}, /* %0 %1 %2 %3 %4 %5 %6 %7 avg_pool3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 549 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_CALL, 7, 7, 202, 712}, /* %0 %1 %2 %3 %4 %5 %6 avg_pool3d */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 550 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 5, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 6, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 7, 7, 0}, /* */
    {TNI_STEP_CALL, 8, 8, 201, 3213}, /* %0 %1 %2 %3 %4 %5 %6 %7 avg_pool3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 551 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 203, 503}, /* %0 %1 %2 %3 %4 fractional_max_pool2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 552 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 203, 503}, /* %0 %1 %2 %3 %4 fractional_max_pool2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 553 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 204, 503}, /* %0 %1 %2 %3 %4 fractional_max_pool3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 554 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 204, 503}, /* %0 %1 %2 %3 %4 fractional_max_pool3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 555 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 6, 0}, /* */
    {TNI_STEP_CALL, 8, 8, 205, 3213}, /* %0 %1 %2 %3 %4 %5 %6 %7 max_pool2d_with_indices_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 556 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 5, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 6, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 7, 7, 0}, /* */
    {TNI_STEP_CALL, 8, 8, 205, 3213}, /* %0 %1 %2 %3 %4 %5 %6 %7 max_pool2d_with_indices_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 557 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 6, 0}, /* */
    {TNI_STEP_CALL, 8, 8, 206, 3213}, /* %0 %1 %2 %3 %4 %5 %6 %7 max_pool3d_with_indices_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 558 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 5, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 6, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 7, 7, 0}, /* */
    {TNI_STEP_CALL, 8, 8, 206, 3213}, /* %0 %1 %2 %3 %4 %5 %6 %7 max_pool3d_with_indices_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 559 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 6, 0}, /* */
    {TNI_STEP_CALL, 8, 8, 207, 3213}, /* %0 %1 %2 %3 %4 %5 %6 %7 _segment_reduce_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 560 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 5, 0}, /* %0 */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_JUMP, 0, 0, 7, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_COPY, 1, 2, 0, 3}, /* %3 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 11, 0}, /* %0 */
    {TNI_STEP_NONE, 0, 4, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_JUMP, 0, 0, 13, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_COPY, 1, 5, 0, 13}, /* %6 */
    {TNI_STEP_GRAD, 0, 7, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 5, 0}, /* */
    {TNI_STEP_SOME, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_SAVED, 0, 12, 6, 0}, /* */
    {TNI_STEP_SOME, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_SAVED, 0, 14, 7, 0}, /* */
    {TNI_STEP_MASK, 0, 15, 0, 3}, /* */
    {TNI_STEP_CALL, 10, 16, 208, 4035}, /* %7 %8 %9 %2 %5 %11 %13 %0 %14 %15 native_batch_norm_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 38}, /* %16 */
    {TNI_STEP_GIVE, 1, 0, 1, 40}, /* %17 */
    {TNI_STEP_GIVE, 1, 0, 2, 39}, /* %18 */
    /* program 561 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 0, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 3, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 7, 2}, /* %1 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 2, 1, 0}, /* */
    {TNI_STEP_VALUE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_COPY, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_JUMP, 0, 0, 14, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 7, 0, 12}, /* %5 %6 */
    {TNI_STEP_LIST, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_NONE, 0, 9, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 10, 99, 4045}, /* %5 %8 %9 %9 %9 %9 new_zeros */
    {TNI_STEP_COPY, 1, 4, 0, 23}, /* %10 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 11, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 12, 3, 24}, /* %11 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 21, 42}, /* %12 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 13, 2, 0}, /* */
    {TNI_STEP_VALUE, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_COPY, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_JUMP, 0, 0, 28, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 16, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 17, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 18, 0, 1225}, /* %16 %17 */
    {TNI_STEP_LIST, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_NONE, 0, 20, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 21, 99, 4051}, /* %16 %19 %20 %20 %20 %20 new_zeros */
    {TNI_STEP_COPY, 1, 15, 0, 72}, /* %21 */
    {TNI_STEP_ARGUMENT, 0, 22, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 23, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 24, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 25, 108, 3966}, /* %22 %23 %24 transpose.int */
    {TNI_STEP_CONSTANT, 0, 26, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 27, 187, 4057}, /* %25 %24 %26 flatten.using_ints */
    {TNI_STEP_ARGUMENT, 0, 28, 5, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 80, 302}, /* %28 */
    {TNI_STEP_TANGENT, 0, 29, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 30, 108, 3798}, /* %29 %23 %24 transpose.int */
    {TNI_STEP_CALL, 3, 31, 187, 4060}, /* %30 %24 %26 flatten.using_ints */
    {TNI_STEP_CALL, 2, 32, 31, 2610}, /* %4 %24 unsqueeze */
    {TNI_STEP_CALL, 2, 33, 31, 2577}, /* %15 %24 unsqueeze */
    {TNI_STEP_ARGUMENT, 0, 34, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 35, 3, 567}, /* %34 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 48, 586}, /* %35 */
    {TNI_STEP_VALUE, 1, 36, 0, 567}, /* %34 */
    {TNI_STEP_CALL, 2, 37, 31, 4063}, /* %36 %24 unsqueeze */
    {TNI_STEP_COPY, 1, 38, 0, 571}, /* %37 */
    {TNI_STEP_JUMP, 0, 0, 53, 0}, /* */
    {TNI_STEP_SIZE, 2, 39, 0, 73}, /* %22 %24 */
    {TNI_STEP_LIST, 2, 40, 0, 1052}, /* %39 %24 */
    {TNI_STEP_NONE, 0, 41, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 42, 209, 4065}, /* %22 %40 %41 %41 %41 %41 new_ones */
    {TNI_STEP_COPY, 1, 38, 0, 576}, /* %42 */
    {TNI_STEP_LIST, 1, 43, 0, 74}, /* %24 */
    {TNI_STEP_SOME, 1, 44, 0, 574}, /* %43 */
    {TNI_STEP_SCALAR, 1, 45, 2, 81}, /* %23 */
    {TNI_STEP_SOME, 1, 46, 0, 575}, /* %45 */
    {TNI_STEP_CALL, 4, 47, 210, 4071}, /* %27 %44 %46 %24 var.correction */
    {TNI_STEP_ARGUMENT, 0, 48, 7, 0}, /* */
    {TNI_STEP_SCALAR, 1, 49, 3, 582}, /* %48 */
    {TNI_STEP_SCALAR, 1, 50, 2, 74}, /* %24 */
    {TNI_STEP_CALL, 3, 51, 7, 4075}, /* %47 %49 %50 add.Scalar */
    {TNI_STEP_CALL, 1, 52, 5, 584}, /* %51 rsqrt */
    {TNI_STEP_NONE, 0, 53, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 54, 105, 4078}, /* %27 %44 %24 %53 mean.dim */
    {TNI_STEP_CALL, 3, 55, 22, 4082}, /* %27 %54 %50 sub.Tensor */
    {TNI_STEP_CALL, 2, 56, 1, 2770}, /* %55 %52 mul.Tensor */
    {TNI_STEP_CALL, 2, 57, 1, 1746}, /* %38 %52 mul.Tensor */
    {TNI_STEP_CALL, 4, 58, 105, 4085}, /* %31 %44 %24 %53 mean.dim */
    {TNI_STEP_CALL, 3, 59, 22, 4089}, /* %31 %58 %50 sub.Tensor */
    {TNI_STEP_CALL, 2, 60, 1, 4092}, /* %31 %56 mul.Tensor */
    {TNI_STEP_CALL, 4, 61, 105, 4094}, /* %60 %44 %24 %53 mean.dim */
    {TNI_STEP_CALL, 2, 62, 1, 4098}, /* %56 %61 mul.Tensor */
    {TNI_STEP_CALL, 3, 63, 22, 4100}, /* %59 %62 %50 sub.Tensor */
    {TNI_STEP_CALL, 2, 64, 1, 4103}, /* %57 %63 mul.Tensor */
    {TNI_STEP_CALL, 2, 65, 1, 4105}, /* %32 %56 mul.Tensor */
    {TNI_STEP_CALL, 3, 66, 28, 4107}, /* %64 %65 %50 add.Tensor */
    {TNI_STEP_CALL, 3, 67, 28, 4110}, /* %66 %33 %50 add.Tensor */
    {TNI_STEP_COPY, 1, 68, 0, 1405}, /* %67 */
    {TNI_STEP_JUMP, 0, 0, 116, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 69, 4, 0}, /* */
    {TNI_STEP_VALUE, 1, 70, 0, 1410}, /* %69 */
    {TNI_STEP_CALL, 2, 71, 31, 4113}, /* %70 %24 unsqueeze */
    {TNI_STEP_ARGUMENT, 0, 72, 7, 0}, /* */
    {TNI_STEP_SCALAR, 1, 73, 3, 1415}, /* %72 */
    {TNI_STEP_SCALAR, 1, 74, 2, 74}, /* %24 */
    {TNI_STEP_CALL, 3, 75, 7, 4115}, /* %71 %73 %74 add.Scalar */
    {TNI_STEP_CALL, 1, 76, 5, 1419}, /* %75 rsqrt */
    {TNI_STEP_TANGENT, 0, 77, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 78, 108, 4118}, /* %77 %23 %24 transpose.int */
    {TNI_STEP_CALL, 3, 79, 187, 3432}, /* %78 %24 %26 flatten.using_ints */
    {TNI_STEP_CALL, 2, 80, 1, 3703}, /* %79 %76 mul.Tensor */
    {TNI_STEP_ARGUMENT, 0, 81, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 82, 3, 1425}, /* %81 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 99, 1426}, /* %82 */
    {TNI_STEP_VALUE, 1, 83, 0, 1425}, /* %81 */
    {TNI_STEP_CALL, 2, 84, 31, 4121}, /* %83 %24 unsqueeze */
    {TNI_STEP_COPY, 1, 85, 0, 1430}, /* %84 */
    {TNI_STEP_JUMP, 0, 0, 104, 0}, /* */
    {TNI_STEP_SIZE, 2, 86, 0, 73}, /* %22 %24 */
    {TNI_STEP_LIST, 2, 87, 0, 4123}, /* %86 %24 */
    {TNI_STEP_NONE, 0, 88, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 89, 209, 4125}, /* %22 %87 %88 %88 %88 %88 new_ones */
    {TNI_STEP_COPY, 1, 85, 0, 1442}, /* %89 */
    {TNI_STEP_CALL, 2, 90, 1, 4131}, /* %80 %85 mul.Tensor */
    {TNI_STEP_CALL, 2, 91, 31, 2610}, /* %4 %24 unsqueeze */
    {TNI_STEP_ARGUMENT, 0, 92, 3, 0}, /* */
    {TNI_STEP_VALUE, 1, 93, 0, 1439}, /* %92 */
    {TNI_STEP_CALL, 2, 94, 31, 4133}, /* %93 %24 unsqueeze */
    {TNI_STEP_CALL, 3, 95, 22, 4135}, /* %27 %94 %74 sub.Tensor */
    {TNI_STEP_CALL, 2, 96, 1, 4138}, /* %91 %95 mul.Tensor */
    {TNI_STEP_CALL, 2, 97, 1, 4140}, /* %96 %76 mul.Tensor */
    {TNI_STEP_CALL, 3, 98, 28, 4142}, /* %90 %97 %74 add.Tensor */
    {TNI_STEP_CALL, 2, 99, 31, 2577}, /* %15 %24 unsqueeze */
    {TNI_STEP_CALL, 3, 100, 28, 4145}, /* %98 %99 %74 add.Tensor */
    {TNI_STEP_COPY, 1, 68, 0, 1792}, /* %100 */
    {TNI_STEP_CALL, 3, 101, 108, 3966}, /* %22 %23 %24 transpose.int */
    {TNI_STEP_SIZES, 1, 102, 0, 1793}, /* %101 */
    {TNI_STEP_CALL, 2, 103, 92, 4148}, /* %68 %102 reshape */
    {TNI_STEP_CALL, 3, 104, 108, 4150}, /* %103 %23 %24 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 0, 1865}, /* %104 */
    /* program 562 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 5, 0}, /* %0 */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_JUMP, 0, 0, 8, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SOME, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_COPY, 1, 2, 0, 6}, /* %4 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 0}, /* %0 */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_JUMP, 0, 0, 15, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_SOME, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_COPY, 1, 6, 0, 16}, /* %8 */
    {TNI_STEP_GRAD, 0, 9, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 11, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 12, 5, 0}, /* */
    {TNI_STEP_SOME, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_SAVED, 0, 14, 6, 0}, /* */
    {TNI_STEP_SOME, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_SAVED, 0, 16, 7, 0}, /* */
    {TNI_STEP_MASK, 0, 17, 0, 3}, /* */
    {TNI_STEP_CALL, 10, 18, 208, 4153}, /* %9 %10 %11 %2 %6 %13 %15 %0 %16 %17 native_batch_norm_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 39}, /* %18 */
    {TNI_STEP_GIVE, 1, 0, 1, 41}, /* %19 */
    {TNI_STEP_GIVE, 1, 0, 2, 55}, /* %20 */
    /* program 563 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 0, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 3, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 7, 2}, /* %1 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 2, 1, 0}, /* */
    {TNI_STEP_VALUE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_COPY, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_JUMP, 0, 0, 14, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 7, 0, 12}, /* %5 %6 */
    {TNI_STEP_LIST, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_NONE, 0, 9, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 10, 99, 4045}, /* %5 %8 %9 %9 %9 %9 new_zeros */
    {TNI_STEP_COPY, 1, 4, 0, 23}, /* %10 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 11, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 12, 3, 24}, /* %11 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 21, 42}, /* %12 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 13, 2, 0}, /* */
    {TNI_STEP_VALUE, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_COPY, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_JUMP, 0, 0, 28, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 16, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 17, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 18, 0, 1225}, /* %16 %17 */
    {TNI_STEP_LIST, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_NONE, 0, 20, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 21, 99, 4051}, /* %16 %19 %20 %20 %20 %20 new_zeros */
    {TNI_STEP_COPY, 1, 15, 0, 72}, /* %21 */
    {TNI_STEP_ARGUMENT, 0, 22, 3, 0}, /* */
    {TNI_STEP_SOME, 1, 23, 0, 73}, /* %22 */
    {TNI_STEP_ARGUMENT, 0, 24, 4, 0}, /* */
    {TNI_STEP_SOME, 1, 25, 0, 74}, /* %24 */
    {TNI_STEP_ARGUMENT, 0, 26, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 27, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 28, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 29, 108, 4163}, /* %26 %27 %28 transpose.int */
    {TNI_STEP_CONSTANT, 0, 30, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 31, 187, 4166}, /* %29 %28 %30 flatten.using_ints */
    {TNI_STEP_ARGUMENT, 0, 32, 5, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 84, 563}, /* %32 */
    {TNI_STEP_TANGENT, 0, 33, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 34, 108, 4169}, /* %33 %27 %28 transpose.int */
    {TNI_STEP_CALL, 3, 35, 187, 4172}, /* %34 %28 %30 flatten.using_ints */
    {TNI_STEP_CALL, 2, 36, 31, 1625}, /* %4 %28 unsqueeze */
    {TNI_STEP_CALL, 2, 37, 31, 301}, /* %15 %28 unsqueeze */
    {TNI_STEP_ARGUMENT, 0, 38, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 39, 3, 570}, /* %38 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 52, 572}, /* %39 */
    {TNI_STEP_VALUE, 1, 40, 0, 570}, /* %38 */
    {TNI_STEP_CALL, 2, 41, 31, 4175}, /* %40 %28 unsqueeze */
    {TNI_STEP_COPY, 1, 42, 0, 579}, /* %41 */
    {TNI_STEP_JUMP, 0, 0, 57, 0}, /* */
    {TNI_STEP_SIZE, 2, 43, 0, 2062}, /* %26 %28 */
    {TNI_STEP_LIST, 2, 44, 0, 4177}, /* %43 %28 */
    {TNI_STEP_NONE, 0, 45, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 46, 209, 4179}, /* %26 %44 %45 %45 %45 %45 new_ones */
    {TNI_STEP_COPY, 1, 42, 0, 578}, /* %46 */
    {TNI_STEP_LIST, 1, 47, 0, 302}, /* %28 */
    {TNI_STEP_SOME, 1, 48, 0, 580}, /* %47 */
    {TNI_STEP_SCALAR, 1, 49, 2, 300}, /* %27 */
    {TNI_STEP_SOME, 1, 50, 0, 581}, /* %49 */
    {TNI_STEP_CALL, 4, 51, 210, 4185}, /* %31 %48 %50 %28 var.correction */
    {TNI_STEP_ARGUMENT, 0, 52, 7, 0}, /* */
    {TNI_STEP_SCALAR, 1, 53, 3, 587}, /* %52 */
    {TNI_STEP_SCALAR, 1, 54, 2, 302}, /* %28 */
    {TNI_STEP_CALL, 3, 55, 7, 4189}, /* %51 %53 %54 add.Scalar */
    {TNI_STEP_CALL, 1, 56, 5, 635}, /* %55 rsqrt */
    {TNI_STEP_NONE, 0, 57, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 58, 105, 4192}, /* %31 %48 %28 %57 mean.dim */
    {TNI_STEP_CALL, 3, 59, 22, 4196}, /* %31 %58 %54 sub.Tensor */
    {TNI_STEP_CALL, 2, 60, 1, 4199}, /* %59 %56 mul.Tensor */
    {TNI_STEP_CALL, 2, 61, 1, 4201}, /* %42 %56 mul.Tensor */
    {TNI_STEP_CALL, 4, 62, 105, 4203}, /* %35 %48 %28 %57 mean.dim */
    {TNI_STEP_CALL, 3, 63, 22, 4207}, /* %35 %62 %54 sub.Tensor */
    {TNI_STEP_CALL, 2, 64, 1, 4210}, /* %35 %60 mul.Tensor */
    {TNI_STEP_CALL, 4, 65, 105, 4212}, /* %64 %48 %28 %57 mean.dim */
    {TNI_STEP_CALL, 2, 66, 1, 4216}, /* %60 %65 mul.Tensor */
    {TNI_STEP_CALL, 3, 67, 22, 4218}, /* %63 %66 %54 sub.Tensor */
    {TNI_STEP_CALL, 2, 68, 1, 4221}, /* %61 %67 mul.Tensor */
    {TNI_STEP_CALL, 2, 69, 1, 4223}, /* %36 %60 mul.Tensor */
    {TNI_STEP_CALL, 3, 70, 28, 4225}, /* %68 %69 %54 add.Tensor */
    {TNI_STEP_CALL, 3, 71, 28, 4228}, /* %70 %37 %54 add.Tensor */
    {TNI_STEP_COPY, 1, 72, 0, 1414}, /* %71 */
    {TNI_STEP_JUMP, 0, 0, 118, 0}, /* */
    {TNI_STEP_VALUE, 1, 73, 0, 75}, /* %25 */
    {TNI_STEP_CALL, 2, 74, 31, 4231}, /* %73 %28 unsqueeze */
    {TNI_STEP_ARGUMENT, 0, 75, 7, 0}, /* */
    {TNI_STEP_SCALAR, 1, 76, 3, 1419}, /* %75 */
    {TNI_STEP_SCALAR, 1, 77, 2, 302}, /* %28 */
    {TNI_STEP_CALL, 3, 78, 7, 1416}, /* %74 %76 %77 add.Scalar */
    {TNI_STEP_CALL, 1, 79, 5, 1420}, /* %78 rsqrt */
    {TNI_STEP_TANGENT, 0, 80, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 81, 108, 4233}, /* %80 %27 %28 transpose.int */
    {TNI_STEP_CALL, 3, 82, 187, 4236}, /* %81 %28 %30 flatten.using_ints */
    {TNI_STEP_CALL, 2, 83, 1, 4239}, /* %82 %79 mul.Tensor */
    {TNI_STEP_ARGUMENT, 0, 84, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 85, 3, 1430}, /* %84 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 102, 1445}, /* %85 */
    {TNI_STEP_VALUE, 1, 86, 0, 1430}, /* %84 */
    {TNI_STEP_CALL, 2, 87, 31, 4241}, /* %86 %28 unsqueeze */
    {TNI_STEP_COPY, 1, 88, 0, 1432}, /* %87 */
    {TNI_STEP_JUMP, 0, 0, 107, 0}, /* */
    {TNI_STEP_SIZE, 2, 89, 0, 2062}, /* %26 %28 */
    {TNI_STEP_LIST, 2, 90, 0, 4243}, /* %89 %28 */
    {TNI_STEP_NONE, 0, 91, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 92, 209, 4245}, /* %26 %90 %91 %91 %91 %91 new_ones */
    {TNI_STEP_COPY, 1, 88, 0, 1439}, /* %92 */
    {TNI_STEP_CALL, 2, 93, 1, 4251}, /* %83 %88 mul.Tensor */
    {TNI_STEP_CALL, 2, 94, 31, 1625}, /* %4 %28 unsqueeze */
    {TNI_STEP_VALUE, 1, 95, 0, 81}, /* %23 */
    {TNI_STEP_CALL, 2, 96, 31, 4253}, /* %95 %28 unsqueeze */
    {TNI_STEP_CALL, 3, 97, 22, 4255}, /* %31 %96 %77 sub.Tensor */
    {TNI_STEP_CALL, 2, 98, 1, 1944}, /* %94 %97 mul.Tensor */
    {TNI_STEP_CALL, 2, 99, 1, 4258}, /* %98 %79 mul.Tensor */
    {TNI_STEP_CALL, 3, 100, 28, 4260}, /* %93 %99 %77 add.Tensor */
    {TNI_STEP_CALL, 2, 101, 31, 301}, /* %15 %28 unsqueeze */
    {TNI_STEP_CALL, 3, 102, 28, 4263}, /* %100 %101 %77 add.Tensor */
    {TNI_STEP_COPY, 1, 72, 0, 1860}, /* %102 */
    {TNI_STEP_CALL, 3, 103, 108, 4163}, /* %26 %27 %28 transpose.int */
    {TNI_STEP_SIZES, 1, 104, 0, 1861}, /* %103 */
    {TNI_STEP_CALL, 2, 105, 92, 4266}, /* %72 %104 reshape */
    {TNI_STEP_CALL, 3, 106, 108, 4268}, /* %105 %27 %28 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 0, 2773}, /* %106 */
    /* program 564 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SOME, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_SAVED, 0, 6, 3, 0}, /* */
    {TNI_STEP_SOME, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_SAVED, 0, 8, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 5, 0}, /* */
    {TNI_STEP_MASK, 0, 10, 0, 3}, /* */
    {TNI_STEP_CALL, 10, 11, 208, 4271}, /* %0 %1 %2 %3 %3 %5 %7 %8 %9 %10 native_batch_norm_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    {TNI_STEP_GIVE, 1, 0, 1, 42}, /* %12 */
    {TNI_STEP_GIVE, 1, 0, 2, 35}, /* %13 */
    /* program 565 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 0, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 3, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 7, 2}, /* %1 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 2, 1, 0}, /* */
    {TNI_STEP_VALUE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_COPY, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_JUMP, 0, 0, 14, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 7, 0, 12}, /* %5 %6 */
    {TNI_STEP_LIST, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_NONE, 0, 9, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 10, 99, 4045}, /* %5 %8 %9 %9 %9 %9 new_zeros */
    {TNI_STEP_COPY, 1, 4, 0, 23}, /* %10 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 11, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 12, 3, 24}, /* %11 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 21, 42}, /* %12 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 13, 2, 0}, /* */
    {TNI_STEP_VALUE, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_COPY, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_JUMP, 0, 0, 28, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 16, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 17, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 18, 0, 1225}, /* %16 %17 */
    {TNI_STEP_LIST, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_NONE, 0, 20, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 21, 99, 4051}, /* %16 %19 %20 %20 %20 %20 new_zeros */
    {TNI_STEP_COPY, 1, 15, 0, 72}, /* %21 */
    {TNI_STEP_NONE, 0, 22, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 23, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 24, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 25, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 26, 108, 840}, /* %23 %24 %25 transpose.int */
    {TNI_STEP_CONSTANT, 0, 27, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 28, 187, 4281}, /* %26 %25 %27 flatten.using_ints */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 78, 75}, /* %25 */
    {TNI_STEP_TANGENT, 0, 29, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 30, 108, 4284}, /* %29 %24 %25 transpose.int */
    {TNI_STEP_CALL, 3, 31, 187, 4287}, /* %30 %25 %27 flatten.using_ints */
    {TNI_STEP_CALL, 2, 32, 31, 789}, /* %4 %25 unsqueeze */
    {TNI_STEP_CALL, 2, 33, 31, 2671}, /* %15 %25 unsqueeze */
    {TNI_STEP_ARGUMENT, 0, 34, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 35, 3, 567}, /* %34 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 48, 586}, /* %35 */
    {TNI_STEP_VALUE, 1, 36, 0, 567}, /* %34 */
    {TNI_STEP_CALL, 2, 37, 31, 4290}, /* %36 %25 unsqueeze */
    {TNI_STEP_COPY, 1, 38, 0, 571}, /* %37 */
    {TNI_STEP_JUMP, 0, 0, 52, 0}, /* */
    {TNI_STEP_SIZE, 2, 39, 0, 1134}, /* %23 %25 */
    {TNI_STEP_LIST, 2, 40, 0, 4292}, /* %39 %25 */
    {TNI_STEP_CALL, 6, 41, 209, 4294}, /* %23 %40 %22 %22 %22 %22 new_ones */
    {TNI_STEP_COPY, 1, 38, 0, 579}, /* %41 */
    {TNI_STEP_LIST, 1, 42, 0, 75}, /* %25 */
    {TNI_STEP_SOME, 1, 43, 0, 576}, /* %42 */
    {TNI_STEP_SCALAR, 1, 44, 2, 74}, /* %24 */
    {TNI_STEP_SOME, 1, 45, 0, 577}, /* %44 */
    {TNI_STEP_CALL, 4, 46, 210, 4300}, /* %28 %43 %45 %25 var.correction */
    {TNI_STEP_ARGUMENT, 0, 47, 5, 0}, /* */
    {TNI_STEP_SCALAR, 1, 48, 3, 580}, /* %47 */
    {TNI_STEP_SCALAR, 1, 49, 2, 75}, /* %25 */
    {TNI_STEP_CALL, 3, 50, 7, 3632}, /* %46 %48 %49 add.Scalar */
    {TNI_STEP_CALL, 1, 51, 5, 583}, /* %50 rsqrt */
    {TNI_STEP_CALL, 4, 52, 105, 4304}, /* %28 %43 %25 %22 mean.dim */
    {TNI_STEP_CALL, 3, 53, 22, 4308}, /* %28 %52 %49 sub.Tensor */
    {TNI_STEP_CALL, 2, 54, 1, 4311}, /* %53 %51 mul.Tensor */
    {TNI_STEP_CALL, 2, 55, 1, 4313}, /* %38 %51 mul.Tensor */
    {TNI_STEP_CALL, 4, 56, 105, 4315}, /* %31 %43 %25 %22 mean.dim */
    {TNI_STEP_CALL, 3, 57, 22, 4319}, /* %31 %56 %49 sub.Tensor */
    {TNI_STEP_CALL, 2, 58, 1, 4322}, /* %31 %54 mul.Tensor */
    {TNI_STEP_CALL, 4, 59, 105, 4324}, /* %58 %43 %25 %22 mean.dim */
    {TNI_STEP_CALL, 2, 60, 1, 1174}, /* %54 %59 mul.Tensor */
    {TNI_STEP_CALL, 3, 61, 22, 4328}, /* %57 %60 %49 sub.Tensor */
    {TNI_STEP_CALL, 2, 62, 1, 4331}, /* %55 %61 mul.Tensor */
    {TNI_STEP_CALL, 2, 63, 1, 4333}, /* %32 %54 mul.Tensor */
    {TNI_STEP_CALL, 3, 64, 28, 4335}, /* %62 %63 %49 add.Tensor */
    {TNI_STEP_CALL, 3, 65, 28, 4338}, /* %64 %33 %49 add.Tensor */
    {TNI_STEP_COPY, 1, 66, 0, 1401}, /* %65 */
    {TNI_STEP_JUMP, 0, 0, 110, 0}, /* */
    {TNI_STEP_VALUE, 1, 67, 0, 73}, /* %22 */
    {TNI_STEP_CALL, 2, 68, 31, 4341}, /* %67 %25 unsqueeze */
    {TNI_STEP_ARGUMENT, 0, 69, 5, 0}, /* */
    {TNI_STEP_SCALAR, 1, 70, 3, 1410}, /* %69 */
    {TNI_STEP_SCALAR, 1, 71, 2, 75}, /* %25 */
    {TNI_STEP_CALL, 3, 72, 7, 1918}, /* %68 %70 %71 add.Scalar */
    {TNI_STEP_CALL, 1, 73, 5, 1415}, /* %72 rsqrt */
    {TNI_STEP_TANGENT, 0, 74, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 75, 108, 4343}, /* %74 %24 %25 transpose.int */
    {TNI_STEP_CALL, 3, 76, 187, 4346}, /* %75 %25 %27 flatten.using_ints */
    {TNI_STEP_CALL, 2, 77, 1, 4349}, /* %76 %73 mul.Tensor */
    {TNI_STEP_ARGUMENT, 0, 78, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 79, 3, 1420}, /* %78 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 96, 1428}, /* %79 */
    {TNI_STEP_VALUE, 1, 80, 0, 1420}, /* %78 */
    {TNI_STEP_CALL, 2, 81, 31, 4351}, /* %80 %25 unsqueeze */
    {TNI_STEP_COPY, 1, 82, 0, 1425}, /* %81 */
    {TNI_STEP_JUMP, 0, 0, 100, 0}, /* */
    {TNI_STEP_SIZE, 2, 83, 0, 1134}, /* %23 %25 */
    {TNI_STEP_LIST, 2, 84, 0, 4353}, /* %83 %25 */
    {TNI_STEP_CALL, 6, 85, 209, 4355}, /* %23 %84 %22 %22 %22 %22 new_ones */
    {TNI_STEP_COPY, 1, 82, 0, 1445}, /* %85 */
    {TNI_STEP_CALL, 2, 86, 1, 2115}, /* %77 %82 mul.Tensor */
    {TNI_STEP_CALL, 2, 87, 31, 789}, /* %4 %25 unsqueeze */
    {TNI_STEP_CALL, 2, 88, 31, 4341}, /* %67 %25 unsqueeze */
    {TNI_STEP_CALL, 3, 89, 22, 4361}, /* %28 %88 %71 sub.Tensor */
    {TNI_STEP_CALL, 2, 90, 1, 4364}, /* %87 %89 mul.Tensor */
    {TNI_STEP_CALL, 2, 91, 1, 3706}, /* %90 %73 mul.Tensor */
    {TNI_STEP_CALL, 3, 92, 28, 4366}, /* %86 %91 %71 add.Tensor */
    {TNI_STEP_CALL, 2, 93, 31, 2671}, /* %15 %25 unsqueeze */
    {TNI_STEP_CALL, 3, 94, 28, 4369}, /* %92 %93 %71 add.Tensor */
    {TNI_STEP_COPY, 1, 66, 0, 1443}, /* %94 */
    {TNI_STEP_CALL, 3, 95, 108, 840}, /* %23 %24 %25 transpose.int */
    {TNI_STEP_SIZES, 1, 96, 0, 1444}, /* %95 */
    {TNI_STEP_CALL, 2, 97, 92, 4372}, /* %66 %96 reshape */
    {TNI_STEP_CALL, 3, 98, 108, 4374}, /* %97 %24 %25 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 0, 1520}, /* %98 */
    /* program 566 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SOME, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_SOME, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_SAVED, 0, 7, 4, 0}, /* */
    {TNI_STEP_SOME, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_SAVED, 0, 9, 5, 0}, /* */
    {TNI_STEP_SOME, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_CONSTANT, 0, 11, 2, 0}, /* 0x0 */
    {TNI_STEP_SAVED, 0, 12, 6, 0}, /* */
    {TNI_STEP_MASK, 0, 13, 0, 3}, /* */
    {TNI_STEP_CALL, 10, 14, 208, 4377}, /* %0 %1 %2 %4 %6 %8 %10 %11 %12 %13 native_batch_norm_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 1, 36}, /* %15 */
    {TNI_STEP_GIVE, 1, 0, 2, 38}, /* %16 */
    /* program 567 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 0, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 3, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 7, 2}, /* %1 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 2, 1, 0}, /* */
    {TNI_STEP_VALUE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_COPY, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_JUMP, 0, 0, 14, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 7, 0, 12}, /* %5 %6 */
    {TNI_STEP_LIST, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_NONE, 0, 9, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 10, 99, 4045}, /* %5 %8 %9 %9 %9 %9 new_zeros */
    {TNI_STEP_COPY, 1, 4, 0, 23}, /* %10 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 11, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 12, 3, 24}, /* %11 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 21, 42}, /* %12 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 13, 2, 0}, /* */
    {TNI_STEP_VALUE, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_COPY, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_JUMP, 0, 0, 28, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 16, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 17, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 18, 0, 1225}, /* %16 %17 */
    {TNI_STEP_LIST, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_NONE, 0, 20, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 21, 99, 4051}, /* %16 %19 %20 %20 %20 %20 new_zeros */
    {TNI_STEP_COPY, 1, 15, 0, 72}, /* %21 */
    {TNI_STEP_ARGUMENT, 0, 22, 3, 0}, /* */
    {TNI_STEP_SOME, 1, 23, 0, 73}, /* %22 */
    {TNI_STEP_ARGUMENT, 0, 24, 4, 0}, /* */
    {TNI_STEP_SOME, 1, 25, 0, 74}, /* %24 */
    {TNI_STEP_ARGUMENT, 0, 26, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 27, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 28, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 29, 108, 4163}, /* %26 %27 %28 transpose.int */
    {TNI_STEP_CONSTANT, 0, 30, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 31, 187, 4166}, /* %29 %28 %30 flatten.using_ints */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 83, 300}, /* %27 */
    {TNI_STEP_TANGENT, 0, 32, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 33, 108, 4387}, /* %32 %27 %28 transpose.int */
    {TNI_STEP_CALL, 3, 34, 187, 4390}, /* %33 %28 %30 flatten.using_ints */
    {TNI_STEP_CALL, 2, 35, 31, 1625}, /* %4 %28 unsqueeze */
    {TNI_STEP_CALL, 2, 36, 31, 301}, /* %15 %28 unsqueeze */
    {TNI_STEP_ARGUMENT, 0, 37, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 38, 3, 571}, /* %37 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 51, 570}, /* %38 */
    {TNI_STEP_VALUE, 1, 39, 0, 571}, /* %37 */
    {TNI_STEP_CALL, 2, 40, 31, 2508}, /* %39 %28 unsqueeze */
    {TNI_STEP_COPY, 1, 41, 0, 573}, /* %40 */
    {TNI_STEP_JUMP, 0, 0, 56, 0}, /* */
    {TNI_STEP_SIZE, 2, 42, 0, 2062}, /* %26 %28 */
    {TNI_STEP_LIST, 2, 43, 0, 4393}, /* %42 %28 */
    {TNI_STEP_NONE, 0, 44, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 45, 209, 4395}, /* %26 %43 %44 %44 %44 %44 new_ones */
    {TNI_STEP_COPY, 1, 41, 0, 575}, /* %45 */
    {TNI_STEP_LIST, 1, 46, 0, 302}, /* %28 */
    {TNI_STEP_SOME, 1, 47, 0, 578}, /* %46 */
    {TNI_STEP_SCALAR, 1, 48, 2, 300}, /* %27 */
    {TNI_STEP_SOME, 1, 49, 0, 582}, /* %48 */
    {TNI_STEP_CALL, 4, 50, 210, 4401}, /* %31 %47 %49 %28 var.correction */
    {TNI_STEP_ARGUMENT, 0, 51, 6, 0}, /* */
    {TNI_STEP_SCALAR, 1, 52, 3, 584}, /* %51 */
    {TNI_STEP_SCALAR, 1, 53, 2, 302}, /* %28 */
    {TNI_STEP_CALL, 3, 54, 7, 4405}, /* %50 %52 %53 add.Scalar */
    {TNI_STEP_CALL, 1, 55, 5, 632}, /* %54 rsqrt */
    {TNI_STEP_NONE, 0, 56, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 57, 105, 4408}, /* %31 %47 %28 %56 mean.dim */
    {TNI_STEP_CALL, 3, 58, 22, 4412}, /* %31 %57 %53 sub.Tensor */
    {TNI_STEP_CALL, 2, 59, 1, 4415}, /* %58 %55 mul.Tensor */
    {TNI_STEP_CALL, 2, 60, 1, 4417}, /* %41 %55 mul.Tensor */
    {TNI_STEP_CALL, 4, 61, 105, 4419}, /* %34 %47 %28 %56 mean.dim */
    {TNI_STEP_CALL, 3, 62, 22, 4423}, /* %34 %61 %53 sub.Tensor */
    {TNI_STEP_CALL, 2, 63, 1, 4426}, /* %34 %59 mul.Tensor */
    {TNI_STEP_CALL, 4, 64, 105, 4428}, /* %63 %47 %28 %56 mean.dim */
    {TNI_STEP_CALL, 2, 65, 1, 4432}, /* %59 %64 mul.Tensor */
    {TNI_STEP_CALL, 3, 66, 22, 4434}, /* %62 %65 %53 sub.Tensor */
    {TNI_STEP_CALL, 2, 67, 1, 4437}, /* %60 %66 mul.Tensor */
    {TNI_STEP_CALL, 2, 68, 1, 3451}, /* %35 %59 mul.Tensor */
    {TNI_STEP_CALL, 3, 69, 28, 4439}, /* %67 %68 %53 add.Tensor */
    {TNI_STEP_CALL, 3, 70, 28, 4442}, /* %69 %36 %53 add.Tensor */
    {TNI_STEP_COPY, 1, 71, 0, 1412}, /* %70 */
    {TNI_STEP_JUMP, 0, 0, 117, 0}, /* */
    {TNI_STEP_VALUE, 1, 72, 0, 75}, /* %25 */
    {TNI_STEP_CALL, 2, 73, 31, 4445}, /* %72 %28 unsqueeze */
    {TNI_STEP_ARGUMENT, 0, 74, 6, 0}, /* */
    {TNI_STEP_SCALAR, 1, 75, 3, 1416}, /* %74 */
    {TNI_STEP_SCALAR, 1, 76, 2, 302}, /* %28 */
    {TNI_STEP_CALL, 3, 77, 7, 4447}, /* %73 %75 %76 add.Scalar */
    {TNI_STEP_CALL, 1, 78, 5, 1418}, /* %77 rsqrt */
    {TNI_STEP_TANGENT, 0, 79, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 80, 108, 4450}, /* %79 %27 %28 transpose.int */
    {TNI_STEP_CALL, 3, 81, 187, 4453}, /* %80 %28 %30 flatten.using_ints */
    {TNI_STEP_CALL, 2, 82, 1, 4456}, /* %81 %78 mul.Tensor */
    {TNI_STEP_ARGUMENT, 0, 83, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 84, 3, 1429}, /* %83 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 101, 1430}, /* %84 */
    {TNI_STEP_VALUE, 1, 85, 0, 1429}, /* %83 */
    {TNI_STEP_CALL, 2, 86, 31, 4458}, /* %85 %28 unsqueeze */
    {TNI_STEP_COPY, 1, 87, 0, 1431}, /* %86 */
    {TNI_STEP_JUMP, 0, 0, 106, 0}, /* */
    {TNI_STEP_SIZE, 2, 88, 0, 2062}, /* %26 %28 */
    {TNI_STEP_LIST, 2, 89, 0, 4460}, /* %88 %28 */
    {TNI_STEP_NONE, 0, 90, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 91, 209, 4462}, /* %26 %89 %90 %90 %90 %90 new_ones */
    {TNI_STEP_COPY, 1, 87, 0, 1438}, /* %91 */
    {TNI_STEP_CALL, 2, 92, 1, 2741}, /* %82 %87 mul.Tensor */
    {TNI_STEP_CALL, 2, 93, 31, 1625}, /* %4 %28 unsqueeze */
    {TNI_STEP_VALUE, 1, 94, 0, 81}, /* %23 */
    {TNI_STEP_CALL, 2, 95, 31, 4468}, /* %94 %28 unsqueeze */
    {TNI_STEP_CALL, 3, 96, 22, 4470}, /* %31 %95 %76 sub.Tensor */
    {TNI_STEP_CALL, 2, 97, 1, 4473}, /* %93 %96 mul.Tensor */
    {TNI_STEP_CALL, 2, 98, 1, 4475}, /* %97 %78 mul.Tensor */
    {TNI_STEP_CALL, 3, 99, 28, 4477}, /* %92 %98 %76 add.Tensor */
    {TNI_STEP_CALL, 2, 100, 31, 301}, /* %15 %28 unsqueeze */
    {TNI_STEP_CALL, 3, 101, 28, 4480}, /* %99 %100 %76 add.Tensor */
    {TNI_STEP_COPY, 1, 71, 0, 1793}, /* %101 */
    {TNI_STEP_CALL, 3, 102, 108, 4163}, /* %26 %27 %28 transpose.int */
    {TNI_STEP_SIZES, 1, 103, 0, 1860}, /* %102 */
    {TNI_STEP_CALL, 2, 104, 92, 4483}, /* %71 %103 reshape */
    {TNI_STEP_CALL, 3, 105, 108, 4485}, /* %104 %27 %28 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 0, 2778}, /* %105 */
    /* program 568 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SOME, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_SAVED, 0, 6, 3, 0}, /* */
    {TNI_STEP_SOME, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_CONSTANT, 0, 8, 0, 0}, /* 0x1 */
    {TNI_STEP_SAVED, 0, 9, 4, 0}, /* */
    {TNI_STEP_MASK, 0, 10, 0, 3}, /* */
    {TNI_STEP_CALL, 10, 11, 208, 4271}, /* %0 %1 %2 %3 %3 %5 %7 %8 %9 %10 native_batch_norm_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    {TNI_STEP_GIVE, 1, 0, 1, 42}, /* %12 */
    {TNI_STEP_GIVE, 1, 0, 2, 35}, /* %13 */
    /* program 569 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 0, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 3, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 7, 2}, /* %1 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 2, 1, 0}, /* */
    {TNI_STEP_VALUE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_COPY, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_JUMP, 0, 0, 14, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 7, 0, 12}, /* %5 %6 */
    {TNI_STEP_LIST, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_NONE, 0, 9, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 10, 99, 4045}, /* %5 %8 %9 %9 %9 %9 new_zeros */
    {TNI_STEP_COPY, 1, 4, 0, 23}, /* %10 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 11, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 12, 3, 24}, /* %11 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 21, 42}, /* %12 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 13, 2, 0}, /* */
    {TNI_STEP_VALUE, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_COPY, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_JUMP, 0, 0, 28, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 16, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 17, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 18, 0, 1225}, /* %16 %17 */
    {TNI_STEP_LIST, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_NONE, 0, 20, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 21, 99, 4051}, /* %16 %19 %20 %20 %20 %20 new_zeros */
    {TNI_STEP_COPY, 1, 15, 0, 72}, /* %21 */
    {TNI_STEP_NONE, 0, 22, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 23, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 24, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 25, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 26, 108, 840}, /* %23 %24 %25 transpose.int */
    {TNI_STEP_CONSTANT, 0, 27, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 28, 187, 4281}, /* %26 %25 %27 flatten.using_ints */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 78, 75}, /* %25 */
    {TNI_STEP_TANGENT, 0, 29, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 30, 108, 4284}, /* %29 %24 %25 transpose.int */
    {TNI_STEP_CALL, 3, 31, 187, 4287}, /* %30 %25 %27 flatten.using_ints */
    {TNI_STEP_CALL, 2, 32, 31, 789}, /* %4 %25 unsqueeze */
    {TNI_STEP_CALL, 2, 33, 31, 2671}, /* %15 %25 unsqueeze */
    {TNI_STEP_ARGUMENT, 0, 34, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 35, 3, 567}, /* %34 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 48, 586}, /* %35 */
    {TNI_STEP_VALUE, 1, 36, 0, 567}, /* %34 */
    {TNI_STEP_CALL, 2, 37, 31, 4290}, /* %36 %25 unsqueeze */
    {TNI_STEP_COPY, 1, 38, 0, 571}, /* %37 */
    {TNI_STEP_JUMP, 0, 0, 52, 0}, /* */
    {TNI_STEP_SIZE, 2, 39, 0, 1134}, /* %23 %25 */
    {TNI_STEP_LIST, 2, 40, 0, 4292}, /* %39 %25 */
    {TNI_STEP_CALL, 6, 41, 209, 4294}, /* %23 %40 %22 %22 %22 %22 new_ones */
    {TNI_STEP_COPY, 1, 38, 0, 579}, /* %41 */
    {TNI_STEP_LIST, 1, 42, 0, 75}, /* %25 */
    {TNI_STEP_SOME, 1, 43, 0, 576}, /* %42 */
    {TNI_STEP_SCALAR, 1, 44, 2, 74}, /* %24 */
    {TNI_STEP_SOME, 1, 45, 0, 577}, /* %44 */
    {TNI_STEP_CALL, 4, 46, 210, 4300}, /* %28 %43 %45 %25 var.correction */
    {TNI_STEP_ARGUMENT, 0, 47, 6, 0}, /* */
    {TNI_STEP_SCALAR, 1, 48, 3, 580}, /* %47 */
    {TNI_STEP_SCALAR, 1, 49, 2, 75}, /* %25 */
    {TNI_STEP_CALL, 3, 50, 7, 3632}, /* %46 %48 %49 add.Scalar */
    {TNI_STEP_CALL, 1, 51, 5, 583}, /* %50 rsqrt */
    {TNI_STEP_CALL, 4, 52, 105, 4304}, /* %28 %43 %25 %22 mean.dim */
    {TNI_STEP_CALL, 3, 53, 22, 4308}, /* %28 %52 %49 sub.Tensor */
    {TNI_STEP_CALL, 2, 54, 1, 4311}, /* %53 %51 mul.Tensor */
    {TNI_STEP_CALL, 2, 55, 1, 4313}, /* %38 %51 mul.Tensor */
    {TNI_STEP_CALL, 4, 56, 105, 4315}, /* %31 %43 %25 %22 mean.dim */
    {TNI_STEP_CALL, 3, 57, 22, 4319}, /* %31 %56 %49 sub.Tensor */
    {TNI_STEP_CALL, 2, 58, 1, 4322}, /* %31 %54 mul.Tensor */
    {TNI_STEP_CALL, 4, 59, 105, 4324}, /* %58 %43 %25 %22 mean.dim */
    {TNI_STEP_CALL, 2, 60, 1, 1174}, /* %54 %59 mul.Tensor */
    {TNI_STEP_CALL, 3, 61, 22, 4328}, /* %57 %60 %49 sub.Tensor */
    {TNI_STEP_CALL, 2, 62, 1, 4331}, /* %55 %61 mul.Tensor */
    {TNI_STEP_CALL, 2, 63, 1, 4333}, /* %32 %54 mul.Tensor */
    {TNI_STEP_CALL, 3, 64, 28, 4335}, /* %62 %63 %49 add.Tensor */
    {TNI_STEP_CALL, 3, 65, 28, 4338}, /* %64 %33 %49 add.Tensor */
    {TNI_STEP_COPY, 1, 66, 0, 1401}, /* %65 */
    {TNI_STEP_JUMP, 0, 0, 110, 0}, /* */
    {TNI_STEP_VALUE, 1, 67, 0, 73}, /* %22 */
    {TNI_STEP_CALL, 2, 68, 31, 4341}, /* %67 %25 unsqueeze */
    {TNI_STEP_ARGUMENT, 0, 69, 6, 0}, /* */
    {TNI_STEP_SCALAR, 1, 70, 3, 1410}, /* %69 */
    {TNI_STEP_SCALAR, 1, 71, 2, 75}, /* %25 */
    {TNI_STEP_CALL, 3, 72, 7, 1918}, /* %68 %70 %71 add.Scalar */
    {TNI_STEP_CALL, 1, 73, 5, 1415}, /* %72 rsqrt */
    {TNI_STEP_TANGENT, 0, 74, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 75, 108, 4343}, /* %74 %24 %25 transpose.int */
    {TNI_STEP_CALL, 3, 76, 187, 4346}, /* %75 %25 %27 flatten.using_ints */
    {TNI_STEP_CALL, 2, 77, 1, 4349}, /* %76 %73 mul.Tensor */
    {TNI_STEP_ARGUMENT, 0, 78, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 79, 3, 1420}, /* %78 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 96, 1428}, /* %79 */
    {TNI_STEP_VALUE, 1, 80, 0, 1420}, /* %78 */
    {TNI_STEP_CALL, 2, 81, 31, 4351}, /* %80 %25 unsqueeze */
    {TNI_STEP_COPY, 1, 82, 0, 1425}, /* %81 */
    {TNI_STEP_JUMP, 0, 0, 100, 0}, /* */
    {TNI_STEP_SIZE, 2, 83, 0, 1134}, /* %23 %25 */
    {TNI_STEP_LIST, 2, 84, 0, 4353}, /* %83 %25 */
    {TNI_STEP_CALL, 6, 85, 209, 4355}, /* %23 %84 %22 %22 %22 %22 new_ones */
    {TNI_STEP_COPY, 1, 82, 0, 1445}, /* %85 */
    {TNI_STEP_CALL, 2, 86, 1, 2115}, /* %77 %82 mul.Tensor */
    {TNI_STEP_CALL, 2, 87, 31, 789}, /* %4 %25 unsqueeze */
    {TNI_STEP_CALL, 2, 88, 31, 4341}, /* %67 %25 unsqueeze */
    {TNI_STEP_CALL, 3, 89, 22, 4361}, /* %28 %88 %71 sub.Tensor */
    {TNI_STEP_CALL, 2, 90, 1, 4364}, /* %87 %89 mul.Tensor */
    {TNI_STEP_CALL, 2, 91, 1, 3706}, /* %90 %73 mul.Tensor */
    {TNI_STEP_CALL, 3, 92, 28, 4366}, /* %86 %91 %71 add.Tensor */
    {TNI_STEP_CALL, 2, 93, 31, 2671}, /* %15 %25 unsqueeze */
    {TNI_STEP_CALL, 3, 94, 28, 4369}, /* %92 %93 %71 add.Tensor */
    {TNI_STEP_COPY, 1, 66, 0, 1443}, /* %94 */
    {TNI_STEP_CALL, 3, 95, 108, 840}, /* %23 %24 %25 transpose.int */
    {TNI_STEP_SIZES, 1, 96, 0, 1444}, /* %95 */
    {TNI_STEP_CALL, 2, 97, 92, 4372}, /* %66 %96 reshape */
    {TNI_STEP_CALL, 3, 98, 108, 4374}, /* %97 %24 %25 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 0, 1520}, /* %98 */
    /* program 570 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SOME, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_SAVED, 0, 7, 5, 0}, /* */
    {TNI_STEP_SOME, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_CONSTANT, 0, 9, 2, 0}, /* 0x0 */
    {TNI_STEP_SAVED, 0, 10, 6, 0}, /* */
    {TNI_STEP_MASK, 0, 11, 0, 3}, /* */
    {TNI_STEP_CALL, 10, 12, 208, 4488}, /* %0 %1 %2 %3 %4 %6 %8 %9 %10 %11 native_batch_norm_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    {TNI_STEP_GIVE, 1, 0, 1, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 2, 34}, /* %14 */
    /* program 571 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 0, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 3, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 7, 2}, /* %1 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 2, 1, 0}, /* */
    {TNI_STEP_VALUE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_COPY, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_JUMP, 0, 0, 14, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 7, 0, 12}, /* %5 %6 */
    {TNI_STEP_LIST, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_NONE, 0, 9, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 10, 99, 4045}, /* %5 %8 %9 %9 %9 %9 new_zeros */
    {TNI_STEP_COPY, 1, 4, 0, 23}, /* %10 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 11, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 12, 3, 24}, /* %11 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 21, 42}, /* %12 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 13, 2, 0}, /* */
    {TNI_STEP_VALUE, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_COPY, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_JUMP, 0, 0, 28, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 16, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 17, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 18, 0, 1225}, /* %16 %17 */
    {TNI_STEP_LIST, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_NONE, 0, 20, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 21, 99, 4051}, /* %16 %19 %20 %20 %20 %20 new_zeros */
    {TNI_STEP_COPY, 1, 15, 0, 72}, /* %21 */
    {TNI_STEP_ARGUMENT, 0, 22, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 23, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 24, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 25, 108, 3966}, /* %22 %23 %24 transpose.int */
    {TNI_STEP_CONSTANT, 0, 26, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 27, 187, 4057}, /* %25 %24 %26 flatten.using_ints */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 79, 81}, /* %23 */
    {TNI_STEP_TANGENT, 0, 28, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 29, 108, 4498}, /* %28 %23 %24 transpose.int */
    {TNI_STEP_CALL, 3, 30, 187, 4501}, /* %29 %24 %26 flatten.using_ints */
    {TNI_STEP_CALL, 2, 31, 31, 2610}, /* %4 %24 unsqueeze */
    {TNI_STEP_CALL, 2, 32, 31, 2577}, /* %15 %24 unsqueeze */
    {TNI_STEP_ARGUMENT, 0, 33, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 34, 3, 566}, /* %33 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 47, 567}, /* %34 */
    {TNI_STEP_VALUE, 1, 35, 0, 566}, /* %33 */
    {TNI_STEP_CALL, 2, 36, 31, 4504}, /* %35 %24 unsqueeze */
    {TNI_STEP_COPY, 1, 37, 0, 568}, /* %36 */
    {TNI_STEP_JUMP, 0, 0, 52, 0}, /* */
    {TNI_STEP_SIZE, 2, 38, 0, 73}, /* %22 %24 */
    {TNI_STEP_LIST, 2, 39, 0, 4506}, /* %38 %24 */
    {TNI_STEP_NONE, 0, 40, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 41, 209, 4508}, /* %22 %39 %40 %40 %40 %40 new_ones */
    {TNI_STEP_COPY, 1, 37, 0, 579}, /* %41 */
    {TNI_STEP_LIST, 1, 42, 0, 74}, /* %24 */
    {TNI_STEP_SOME, 1, 43, 0, 576}, /* %42 */
    {TNI_STEP_SCALAR, 1, 44, 2, 81}, /* %23 */
    {TNI_STEP_SOME, 1, 45, 0, 577}, /* %44 */
    {TNI_STEP_CALL, 4, 46, 210, 4514}, /* %27 %43 %45 %24 var.correction */
    {TNI_STEP_ARGUMENT, 0, 47, 6, 0}, /* */
    {TNI_STEP_SCALAR, 1, 48, 3, 580}, /* %47 */
    {TNI_STEP_SCALAR, 1, 49, 2, 74}, /* %24 */
    {TNI_STEP_CALL, 3, 50, 7, 3632}, /* %46 %48 %49 add.Scalar */
    {TNI_STEP_CALL, 1, 51, 5, 583}, /* %50 rsqrt */
    {TNI_STEP_NONE, 0, 52, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 53, 105, 4518}, /* %27 %43 %24 %52 mean.dim */
    {TNI_STEP_CALL, 3, 54, 22, 4522}, /* %27 %53 %49 sub.Tensor */
    {TNI_STEP_CALL, 2, 55, 1, 2701}, /* %54 %51 mul.Tensor */
    {TNI_STEP_CALL, 2, 56, 1, 4525}, /* %37 %51 mul.Tensor */
    {TNI_STEP_CALL, 4, 57, 105, 4527}, /* %30 %43 %24 %52 mean.dim */
    {TNI_STEP_CALL, 3, 58, 22, 4531}, /* %30 %57 %49 sub.Tensor */
    {TNI_STEP_CALL, 2, 59, 1, 4534}, /* %30 %55 mul.Tensor */
    {TNI_STEP_CALL, 4, 60, 105, 4536}, /* %59 %43 %24 %52 mean.dim */
    {TNI_STEP_CALL, 2, 61, 1, 4540}, /* %55 %60 mul.Tensor */
    {TNI_STEP_CALL, 3, 62, 22, 4542}, /* %58 %61 %49 sub.Tensor */
    {TNI_STEP_CALL, 2, 63, 1, 3666}, /* %56 %62 mul.Tensor */
    {TNI_STEP_CALL, 2, 64, 1, 4545}, /* %31 %55 mul.Tensor */
    {TNI_STEP_CALL, 3, 65, 28, 4547}, /* %63 %64 %49 add.Tensor */
    {TNI_STEP_CALL, 3, 66, 28, 4550}, /* %65 %32 %49 add.Tensor */
    {TNI_STEP_COPY, 1, 67, 0, 1404}, /* %66 */
    {TNI_STEP_JUMP, 0, 0, 115, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 68, 4, 0}, /* */
    {TNI_STEP_VALUE, 1, 69, 0, 1413}, /* %68 */
    {TNI_STEP_CALL, 2, 70, 31, 4553}, /* %69 %24 unsqueeze */
    {TNI_STEP_ARGUMENT, 0, 71, 6, 0}, /* */
    {TNI_STEP_SCALAR, 1, 72, 3, 1414}, /* %71 */
    {TNI_STEP_SCALAR, 1, 73, 2, 74}, /* %24 */
    {TNI_STEP_CALL, 3, 74, 7, 1761}, /* %70 %72 %73 add.Scalar */
    {TNI_STEP_CALL, 1, 75, 5, 1416}, /* %74 rsqrt */
    {TNI_STEP_TANGENT, 0, 76, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 77, 108, 4555}, /* %76 %23 %24 transpose.int */
    {TNI_STEP_CALL, 3, 78, 187, 4558}, /* %77 %24 %26 flatten.using_ints */
    {TNI_STEP_CALL, 2, 79, 1, 2926}, /* %78 %75 mul.Tensor */
    {TNI_STEP_ARGUMENT, 0, 80, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 81, 3, 1424}, /* %80 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 98, 1425}, /* %81 */
    {TNI_STEP_VALUE, 1, 82, 0, 1424}, /* %80 */
    {TNI_STEP_CALL, 2, 83, 31, 4561}, /* %82 %24 unsqueeze */
    {TNI_STEP_COPY, 1, 84, 0, 1429}, /* %83 */
    {TNI_STEP_JUMP, 0, 0, 103, 0}, /* */
    {TNI_STEP_SIZE, 2, 85, 0, 73}, /* %22 %24 */
    {TNI_STEP_LIST, 2, 86, 0, 4563}, /* %85 %24 */
    {TNI_STEP_NONE, 0, 87, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 88, 209, 4565}, /* %22 %86 %87 %87 %87 %87 new_ones */
    {TNI_STEP_COPY, 1, 84, 0, 1434}, /* %88 */
    {TNI_STEP_CALL, 2, 89, 1, 1590}, /* %79 %84 mul.Tensor */
    {TNI_STEP_CALL, 2, 90, 31, 2610}, /* %4 %24 unsqueeze */
    {TNI_STEP_ARGUMENT, 0, 91, 3, 0}, /* */
    {TNI_STEP_VALUE, 1, 92, 0, 1438}, /* %91 */
    {TNI_STEP_CALL, 2, 93, 31, 4571}, /* %92 %24 unsqueeze */
    {TNI_STEP_CALL, 3, 94, 22, 4573}, /* %27 %93 %73 sub.Tensor */
    {TNI_STEP_CALL, 2, 95, 1, 4467}, /* %90 %94 mul.Tensor */
    {TNI_STEP_CALL, 2, 96, 1, 4576}, /* %95 %75 mul.Tensor */
    {TNI_STEP_CALL, 3, 97, 28, 4578}, /* %89 %96 %73 add.Tensor */
    {TNI_STEP_CALL, 2, 98, 31, 2577}, /* %15 %24 unsqueeze */
    {TNI_STEP_CALL, 3, 99, 28, 4581}, /* %97 %98 %73 add.Tensor */
    {TNI_STEP_COPY, 1, 67, 0, 1789}, /* %99 */
    {TNI_STEP_CALL, 3, 100, 108, 3966}, /* %22 %23 %24 transpose.int */
    {TNI_STEP_SIZES, 1, 101, 0, 1792}, /* %100 */
    {TNI_STEP_CALL, 2, 102, 92, 4584}, /* %67 %101 reshape */
    {TNI_STEP_CALL, 3, 103, 108, 4586}, /* %102 %23 %24 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 0, 1861}, /* %103 */
    /* program 572 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 6, 2}, /* %1 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 2, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_JUMP, 0, 0, 10, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 6, 14, 253}, /* %4 %5 %5 %5 %5 %5 zeros_like */
    {TNI_STEP_COPY, 1, 3, 0, 13}, /* %6 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 7, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 16}, /* %8 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 9, 1, 0}, /* */
    {TNI_STEP_COPY, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 23, 0}, /* */
    {TNI_STEP_SAVED, 0, 11, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 12, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 13, 0, 61}, /* %11 %12 */
    {TNI_STEP_LIST, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_NONE, 0, 15, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 16, 99, 4589}, /* %11 %14 %15 %15 %15 %15 new_zeros */
    {TNI_STEP_COPY, 1, 10, 0, 38}, /* %16 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 17, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 18, 2, 40}, /* %17 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 29, 39}, /* %18 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 19, 2, 0}, /* */
    {TNI_STEP_COPY, 1, 20, 0, 41}, /* %19 */
    {TNI_STEP_JUMP, 0, 0, 36, 0}, /* */
    {TNI_STEP_SAVED, 0, 21, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 22, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 23, 0, 72}, /* %21 %22 */
    {TNI_STEP_LIST, 1, 24, 0, 81}, /* %23 */
    {TNI_STEP_NONE, 0, 25, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 26, 99, 4595}, /* %21 %24 %25 %25 %25 %25 new_zeros */
    {TNI_STEP_COPY, 1, 20, 0, 80}, /* %26 */
    {TNI_STEP_SAVED, 0, 27, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 28, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 29, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 30, 108, 3083}, /* %27 %28 %29 transpose.int */
    {TNI_STEP_CONSTANT, 0, 31, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 32, 187, 4601}, /* %30 %29 %31 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 33, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 87, 566}, /* %33 */
    {TNI_STEP_CALL, 3, 34, 108, 4604}, /* %3 %28 %29 transpose.int */
    {TNI_STEP_CALL, 3, 35, 187, 4607}, /* %34 %29 %31 flatten.using_ints */
    {TNI_STEP_CALL, 2, 36, 31, 4610}, /* %10 %29 unsqueeze */
    {TNI_STEP_CALL, 2, 37, 31, 1248}, /* %20 %29 unsqueeze */
    {TNI_STEP_SAVED, 0, 38, 3, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 39, 3, 570}, /* %38 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 55, 572}, /* %39 */
    {TNI_STEP_VALUE, 1, 40, 0, 570}, /* %38 */
    {TNI_STEP_CALL, 2, 41, 31, 1055}, /* %40 %29 unsqueeze */
    {TNI_STEP_COPY, 1, 42, 0, 579}, /* %41 */
    {TNI_STEP_JUMP, 0, 0, 60, 0}, /* */
    {TNI_STEP_SIZE, 2, 43, 0, 1041}, /* %27 %29 */
    {TNI_STEP_LIST, 2, 44, 0, 4612}, /* %43 %29 */
    {TNI_STEP_NONE, 0, 45, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 46, 209, 4614}, /* %27 %44 %45 %45 %45 %45 new_ones */
    {TNI_STEP_COPY, 1, 42, 0, 578}, /* %46 */
    {TNI_STEP_LIST, 1, 47, 0, 304}, /* %29 */
    {TNI_STEP_SOME, 1, 48, 0, 580}, /* %47 */
    {TNI_STEP_SCALAR, 1, 49, 2, 302}, /* %28 */
    {TNI_STEP_SOME, 1, 50, 0, 581}, /* %49 */
    {TNI_STEP_CALL, 4, 51, 210, 4620}, /* %32 %48 %50 %29 var.correction */
    {TNI_STEP_SAVED, 0, 52, 4, 0}, /* */
    {TNI_STEP_SCALAR, 1, 53, 3, 587}, /* %52 */
    {TNI_STEP_SCALAR, 1, 54, 2, 304}, /* %29 */
    {TNI_STEP_CALL, 3, 55, 7, 4189}, /* %51 %53 %54 add.Scalar */
    {TNI_STEP_CALL, 1, 56, 5, 635}, /* %55 rsqrt */
    {TNI_STEP_NONE, 0, 57, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 58, 105, 4624}, /* %32 %48 %29 %57 mean.dim */
    {TNI_STEP_CALL, 3, 59, 22, 4628}, /* %32 %58 %54 sub.Tensor */
    {TNI_STEP_CALL, 2, 60, 1, 4199}, /* %59 %56 mul.Tensor */
    {TNI_STEP_CALL, 2, 61, 1, 4201}, /* %42 %56 mul.Tensor */
    {TNI_STEP_CALL, 4, 62, 105, 4631}, /* %35 %48 %29 %57 mean.dim */
    {TNI_STEP_CALL, 3, 63, 22, 4207}, /* %35 %62 %54 sub.Tensor */
    {TNI_STEP_CALL, 2, 64, 1, 4210}, /* %35 %60 mul.Tensor */
    {TNI_STEP_CALL, 4, 65, 105, 4635}, /* %64 %48 %29 %57 mean.dim */
    {TNI_STEP_CALL, 2, 66, 1, 4216}, /* %60 %65 mul.Tensor */
    {TNI_STEP_CALL, 3, 67, 22, 4218}, /* %63 %66 %54 sub.Tensor */
    {TNI_STEP_CALL, 2, 68, 1, 4221}, /* %61 %67 mul.Tensor */
    {TNI_STEP_CALL, 2, 69, 1, 4223}, /* %36 %60 mul.Tensor */
    {TNI_STEP_CALL, 3, 70, 28, 4225}, /* %68 %69 %54 add.Tensor */
    {TNI_STEP_CALL, 3, 71, 28, 4228}, /* %70 %37 %54 add.Tensor */
    {TNI_STEP_COPY, 1, 72, 0, 1414}, /* %71 */
    {TNI_STEP_JUMP, 0, 0, 122, 0}, /* */
    {TNI_STEP_SAVED, 0, 73, 5, 0}, /* */
    {TNI_STEP_VALUE, 1, 74, 0, 1446}, /* %73 */
    {TNI_STEP_CALL, 2, 75, 31, 4639}, /* %74 %29 unsqueeze */
    {TNI_STEP_SAVED, 0, 76, 4, 0}, /* */
    {TNI_STEP_SCALAR, 1, 77, 3, 1417}, /* %76 */
    {TNI_STEP_SCALAR, 1, 78, 2, 304}, /* %29 */
    {TNI_STEP_CALL, 3, 79, 7, 4641}, /* %75 %77 %78 add.Scalar */
    {TNI_STEP_CALL, 1, 80, 5, 1428}, /* %79 rsqrt */
    {TNI_STEP_CALL, 3, 81, 108, 4604}, /* %3 %28 %29 transpose.int */
    {TNI_STEP_CALL, 3, 82, 187, 4644}, /* %81 %29 %31 flatten.using_ints */
    {TNI_STEP_CALL, 2, 83, 1, 4647}, /* %82 %80 mul.Tensor */
    {TNI_STEP_SAVED, 0, 84, 3, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 85, 3, 1430}, /* %84 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 105, 1445}, /* %85 */
    {TNI_STEP_VALUE, 1, 86, 0, 1430}, /* %84 */
    {TNI_STEP_CALL, 2, 87, 31, 4649}, /* %86 %29 unsqueeze */
    {TNI_STEP_COPY, 1, 88, 0, 1432}, /* %87 */
    {TNI_STEP_JUMP, 0, 0, 110, 0}, /* */
    {TNI_STEP_SIZE, 2, 89, 0, 1041}, /* %27 %29 */
    {TNI_STEP_LIST, 2, 90, 0, 4651}, /* %89 %29 */
    {TNI_STEP_NONE, 0, 91, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 92, 209, 4653}, /* %27 %90 %91 %91 %91 %91 new_ones */
    {TNI_STEP_COPY, 1, 88, 0, 1439}, /* %92 */
    {TNI_STEP_CALL, 2, 93, 1, 4251}, /* %83 %88 mul.Tensor */
    {TNI_STEP_CALL, 2, 94, 31, 4610}, /* %10 %29 unsqueeze */
    {TNI_STEP_SAVED, 0, 95, 6, 0}, /* */
    {TNI_STEP_VALUE, 1, 96, 0, 1444}, /* %95 */
    {TNI_STEP_CALL, 2, 97, 31, 4659}, /* %96 %29 unsqueeze */
    {TNI_STEP_CALL, 3, 98, 22, 4661}, /* %32 %97 %78 sub.Tensor */
    {TNI_STEP_CALL, 2, 99, 1, 4664}, /* %94 %98 mul.Tensor */
    {TNI_STEP_CALL, 2, 100, 1, 4666}, /* %99 %80 mul.Tensor */
    {TNI_STEP_CALL, 3, 101, 28, 4668}, /* %93 %100 %78 add.Tensor */
    {TNI_STEP_CALL, 2, 102, 31, 1248}, /* %20 %29 unsqueeze */
    {TNI_STEP_CALL, 3, 103, 28, 4671}, /* %101 %102 %78 add.Tensor */
    {TNI_STEP_COPY, 1, 72, 0, 1861}, /* %103 */
    {TNI_STEP_CALL, 3, 104, 108, 3083}, /* %27 %28 %29 transpose.int */
    {TNI_STEP_SIZES, 1, 105, 0, 1865}, /* %104 */
    {TNI_STEP_CALL, 2, 106, 92, 4674}, /* %72 %105 reshape */
    {TNI_STEP_CALL, 3, 107, 108, 4676}, /* %106 %28 %29 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 0, 2776}, /* %107 */
    /* program 573 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 6, 2}, /* %1 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 2, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_JUMP, 0, 0, 10, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 6, 14, 253}, /* %4 %5 %5 %5 %5 %5 zeros_like */
    {TNI_STEP_COPY, 1, 3, 0, 13}, /* %6 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 7, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 16}, /* %8 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 9, 1, 0}, /* */
    {TNI_STEP_COPY, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 23, 0}, /* */
    {TNI_STEP_SAVED, 0, 11, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 12, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 13, 0, 61}, /* %11 %12 */
    {TNI_STEP_LIST, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_NONE, 0, 15, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 16, 99, 4589}, /* %11 %14 %15 %15 %15 %15 new_zeros */
    {TNI_STEP_COPY, 1, 10, 0, 38}, /* %16 */
    {TNI_STEP_SAVED, 0, 17, 7, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 18, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 19, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 20, 108, 1254}, /* %17 %18 %19 transpose.int */
    {TNI_STEP_CONSTANT, 0, 21, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 22, 187, 4679}, /* %20 %19 %21 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 23, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 101, 81}, /* %23 */
    {TNI_STEP_CALL, 3, 24, 108, 4682}, /* %3 %18 %19 transpose.int */
    {TNI_STEP_CALL, 3, 25, 187, 4685}, /* %24 %19 %21 flatten.using_ints */
    {TNI_STEP_CALL, 2, 26, 31, 693}, /* %10 %19 unsqueeze */
    {TNI_STEP_SAVED, 0, 27, 3, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 28, 3, 300}, /* %27 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 41, 302}, /* %28 */
    {TNI_STEP_VALUE, 1, 29, 0, 300}, /* %27 */
    {TNI_STEP_CALL, 2, 30, 31, 4688}, /* %29 %19 unsqueeze */
    {TNI_STEP_COPY, 1, 31, 0, 558}, /* %30 */
    {TNI_STEP_JUMP, 0, 0, 47, 0}, /* */
    {TNI_STEP_SAVED, 0, 32, 0, 0}, /* */
    {TNI_STEP_SIZE, 2, 33, 0, 4690}, /* %32 %19 */
    {TNI_STEP_LIST, 2, 34, 0, 4692}, /* %33 %19 */
    {TNI_STEP_NONE, 0, 35, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 36, 209, 4694}, /* %32 %34 %35 %35 %35 %35 new_ones */
    {TNI_STEP_COPY, 1, 31, 0, 568}, /* %36 */
    {TNI_STEP_SAVED, 0, 37, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 38, 108, 4700}, /* %37 %18 %19 transpose.int */
    {TNI_STEP_CALL, 3, 39, 187, 4703}, /* %38 %19 %21 flatten.using_ints */
    {TNI_STEP_LIST, 1, 40, 0, 41}, /* %19 */
    {TNI_STEP_SOME, 1, 41, 0, 573}, /* %40 */
    {TNI_STEP_SCALAR, 1, 42, 2, 39}, /* %18 */
    {TNI_STEP_SOME, 1, 43, 0, 576}, /* %42 */
    {TNI_STEP_CALL, 4, 44, 210, 4706}, /* %39 %41 %43 %19 var.correction */
    {TNI_STEP_SAVED, 0, 45, 4, 0}, /* */
    {TNI_STEP_SCALAR, 1, 46, 3, 575}, /* %45 */
    {TNI_STEP_SCALAR, 1, 47, 2, 41}, /* %19 */
    {TNI_STEP_CALL, 3, 48, 7, 4710}, /* %44 %46 %47 add.Scalar */
    {TNI_STEP_CALL, 1, 49, 5, 582}, /* %48 rsqrt */
    {TNI_STEP_NONE, 0, 50, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 51, 105, 4713}, /* %39 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 3, 52, 22, 4717}, /* %39 %51 %47 sub.Tensor */
    {TNI_STEP_CALL, 2, 53, 1, 1160}, /* %52 %49 mul.Tensor */
    {TNI_STEP_CALL, 2, 54, 1, 4318}, /* %22 %31 mul.Tensor */
    {TNI_STEP_CALL, 4, 55, 105, 4720}, /* %54 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 3, 56, 22, 4724}, /* %54 %55 %47 sub.Tensor */
    {TNI_STEP_CALL, 2, 57, 1, 3648}, /* %54 %53 mul.Tensor */
    {TNI_STEP_CALL, 4, 58, 105, 4727}, /* %57 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 2, 59, 1, 1493}, /* %53 %58 mul.Tensor */
    {TNI_STEP_CALL, 3, 60, 22, 4731}, /* %56 %59 %47 sub.Tensor */
    {TNI_STEP_CALL, 2, 61, 1, 4734}, /* %25 %60 mul.Tensor */
    {TNI_STEP_CALL, 4, 62, 105, 4736}, /* %61 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 2, 63, 1, 4740}, /* %53 %62 mul.Tensor */
    {TNI_STEP_CALL, 2, 64, 1, 3648}, /* %54 %53 mul.Tensor */
    {TNI_STEP_CALL, 4, 65, 105, 4742}, /* %64 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 4, 66, 105, 4746}, /* %25 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 3, 67, 22, 4750}, /* %25 %66 %47 sub.Tensor */
    {TNI_STEP_CALL, 2, 68, 1, 4753}, /* %25 %53 mul.Tensor */
    {TNI_STEP_CALL, 4, 69, 105, 4755}, /* %68 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 2, 70, 1, 4441}, /* %53 %69 mul.Tensor */
    {TNI_STEP_CALL, 3, 71, 22, 4759}, /* %67 %70 %47 sub.Tensor */
    {TNI_STEP_CALL, 2, 72, 1, 4762}, /* %65 %71 mul.Tensor */
    {TNI_STEP_CALL, 3, 73, 28, 4764}, /* %63 %72 %47 add.Tensor */
    {TNI_STEP_CALL, 2, 74, 1, 4753}, /* %25 %53 mul.Tensor */
    {TNI_STEP_CALL, 4, 75, 105, 4767}, /* %74 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 2, 76, 1, 4771}, /* %75 %60 mul.Tensor */
    {TNI_STEP_CALL, 3, 77, 28, 4773}, /* %73 %76 %47 add.Tensor */
    {TNI_STEP_CALL, 2, 78, 1, 1329}, /* %26 %22 mul.Tensor */
    {TNI_STEP_CALL, 4, 79, 105, 4776}, /* %78 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 3, 80, 22, 4780}, /* %78 %79 %47 sub.Tensor */
    {TNI_STEP_CALL, 2, 81, 1, 4783}, /* %78 %53 mul.Tensor */
    {TNI_STEP_CALL, 4, 82, 105, 4785}, /* %81 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 2, 83, 1, 4789}, /* %53 %82 mul.Tensor */
    {TNI_STEP_CALL, 3, 84, 22, 4791}, /* %80 %83 %47 sub.Tensor */
    {TNI_STEP_CALL, 2, 85, 1, 4794}, /* %49 %84 mul.Tensor */
    {TNI_STEP_CALL, 2, 86, 1, 3634}, /* %49 %49 mul.Tensor */
    {TNI_STEP_CALL, 2, 87, 1, 4796}, /* %86 %77 mul.Tensor */
    {TNI_STEP_CALL, 3, 88, 22, 4798}, /* %85 %87 %47 sub.Tensor */
    {TNI_STEP_COPY, 1, 89, 0, 1434}, /* %88 */
    {TNI_STEP_JUMP, 0, 0, 113, 0}, /* */
    {TNI_STEP_CALL, 2, 90, 31, 693}, /* %10 %19 unsqueeze */
    {TNI_STEP_CALL, 2, 91, 1, 4801}, /* %90 %22 mul.Tensor */
    {TNI_STEP_SAVED, 0, 92, 5, 0}, /* */
    {TNI_STEP_VALUE, 1, 93, 0, 1439}, /* %92 */
    {TNI_STEP_CALL, 2, 94, 31, 4803}, /* %93 %19 unsqueeze */
    {TNI_STEP_SAVED, 0, 95, 4, 0}, /* */
    {TNI_STEP_SCALAR, 1, 96, 3, 1444}, /* %95 */
    {TNI_STEP_SCALAR, 1, 97, 2, 41}, /* %19 */
    {TNI_STEP_CALL, 3, 98, 7, 4805}, /* %94 %96 %97 add.Scalar */
    {TNI_STEP_CALL, 1, 99, 5, 1520}, /* %98 rsqrt */
    {TNI_STEP_CALL, 2, 100, 1, 4808}, /* %91 %99 mul.Tensor */
    {TNI_STEP_COPY, 1, 89, 0, 1792}, /* %100 */
    {TNI_STEP_SAVED, 0, 101, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 102, 108, 4810}, /* %101 %18 %19 transpose.int */
    {TNI_STEP_SIZES, 1, 103, 0, 1860}, /* %102 */
    {TNI_STEP_CALL, 2, 104, 92, 4813}, /* %89 %103 reshape */
    {TNI_STEP_CALL, 3, 105, 108, 4815}, /* %104 %18 %19 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 1, 2778}, /* %105 */
    /* program 574 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 67, 2}, /* %1 */
    {TNI_STEP_SAVED, 0, 2, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 42, 1}, /* %2 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 6, 108, 316}, /* %3 %4 %5 transpose.int */
    {TNI_STEP_CONSTANT, 0, 7, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 8, 187, 452}, /* %6 %5 %7 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 9, 7, 0}, /* */
    {TNI_STEP_CALL, 3, 10, 108, 4818}, /* %9 %4 %5 transpose.int */
    {TNI_STEP_CALL, 3, 11, 187, 4821}, /* %10 %5 %7 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 12, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 13, 108, 1091}, /* %12 %4 %5 transpose.int */
    {TNI_STEP_CALL, 3, 14, 187, 4824}, /* %13 %5 %7 flatten.using_ints */
    {TNI_STEP_LIST, 1, 15, 0, 7}, /* %5 */
    {TNI_STEP_SOME, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_SCALAR, 1, 17, 2, 6}, /* %4 */
    {TNI_STEP_SOME, 1, 18, 0, 40}, /* %17 */
    {TNI_STEP_CALL, 4, 19, 210, 4827}, /* %14 %16 %18 %5 var.correction */
    {TNI_STEP_SAVED, 0, 20, 4, 0}, /* */
    {TNI_STEP_SCALAR, 1, 21, 3, 55}, /* %20 */
    {TNI_STEP_SCALAR, 1, 22, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 3, 23, 7, 197}, /* %19 %21 %22 add.Scalar */
    {TNI_STEP_CALL, 1, 24, 5, 81}, /* %23 rsqrt */
    {TNI_STEP_CALL, 2, 25, 1, 1716}, /* %11 %24 mul.Tensor */
    {TNI_STEP_NONE, 0, 26, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 27, 105, 4831}, /* %14 %16 %5 %26 mean.dim */
    {TNI_STEP_CALL, 3, 28, 22, 4835}, /* %14 %27 %22 sub.Tensor */
    {TNI_STEP_CALL, 2, 29, 1, 4838}, /* %28 %24 mul.Tensor */
    {TNI_STEP_CALL, 4, 30, 105, 4840}, /* %8 %16 %5 %26 mean.dim */
    {TNI_STEP_CALL, 3, 31, 22, 1017}, /* %8 %30 %22 sub.Tensor */
    {TNI_STEP_CALL, 2, 32, 1, 902}, /* %8 %29 mul.Tensor */
    {TNI_STEP_CALL, 4, 33, 105, 4844}, /* %32 %16 %5 %26 mean.dim */
    {TNI_STEP_CALL, 2, 34, 1, 1267}, /* %29 %33 mul.Tensor */
    {TNI_STEP_CALL, 3, 35, 22, 4848}, /* %31 %34 %22 sub.Tensor */
    {TNI_STEP_CALL, 2, 36, 1, 4851}, /* %25 %35 mul.Tensor */
    {TNI_STEP_CALL, 4, 37, 33, 4853}, /* %36 %16 %4 %26 sum.dim_IntList */
    {TNI_STEP_COPY, 1, 38, 0, 571}, /* %37 */
    {TNI_STEP_JUMP, 0, 0, 65, 0}, /* */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 39, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 40, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 41, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 42, 108, 4857}, /* %39 %40 %41 transpose.int */
    {TNI_STEP_CONSTANT, 0, 43, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 44, 187, 4860}, /* %42 %41 %43 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 45, 7, 0}, /* */
    {TNI_STEP_CALL, 3, 46, 108, 4863}, /* %45 %40 %41 transpose.int */
    {TNI_STEP_CALL, 3, 47, 187, 4866}, /* %46 %41 %43 flatten.using_ints */
    {TNI_STEP_CALL, 2, 48, 1, 2972}, /* %44 %47 mul.Tensor */
    {TNI_STEP_LIST, 1, 49, 0, 579}, /* %41 */
    {TNI_STEP_SOME, 1, 50, 0, 581}, /* %49 */
    {TNI_STEP_NONE, 0, 51, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 52, 33, 4869}, /* %48 %50 %40 %51 sum.dim_IntList */
    {TNI_STEP_SAVED, 0, 53, 5, 0}, /* */
    {TNI_STEP_VALUE, 1, 54, 0, 634}, /* %53 */
    {TNI_STEP_SAVED, 0, 55, 4, 0}, /* */
    {TNI_STEP_SCALAR, 1, 56, 3, 635}, /* %55 */
    {TNI_STEP_SCALAR, 1, 57, 2, 579}, /* %41 */
    {TNI_STEP_CALL, 3, 58, 7, 4873}, /* %54 %56 %57 add.Scalar */
    {TNI_STEP_CALL, 1, 59, 5, 1173}, /* %58 rsqrt */
    {TNI_STEP_CALL, 2, 60, 1, 4876}, /* %52 %59 mul.Tensor */
    {TNI_STEP_COPY, 1, 38, 0, 1176}, /* %60 */
    {TNI_STEP_COPY, 1, 61, 0, 570}, /* %38 */
    {TNI_STEP_JUMP, 0, 0, 74, 0}, /* */
    {TNI_STEP_SAVED, 0, 62, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 63, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 64, 0, 1566}, /* %62 %63 */
    {TNI_STEP_LIST, 1, 65, 0, 1399}, /* %64 */
    {TNI_STEP_NONE, 0, 66, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 67, 99, 4878}, /* %62 %65 %66 %66 %66 %66 new_zeros */
    {TNI_STEP_COPY, 1, 61, 0, 1405}, /* %67 */
    {TNI_STEP_GIVE, 1, 0, 2, 1179}, /* %61 */
    /* program 575 */
    {TNI_STEP_REFUSE, 0, 0, 36, 383}, /* "native_batch_norm_backward save_mean" */
    /* program 576 */
    {TNI_STEP_REFUSE, 0, 0, 38, 420}, /* "native_batch_norm_backward save_invstd" */
    /* program 577 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 6, 2}, /* %1 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 2, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_JUMP, 0, 0, 10, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 6, 14, 253}, /* %4 %5 %5 %5 %5 %5 zeros_like */
    {TNI_STEP_COPY, 1, 3, 0, 13}, /* %6 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 7, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 16}, /* %8 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 9, 1, 0}, /* */
    {TNI_STEP_COPY, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 23, 0}, /* */
    {TNI_STEP_SAVED, 0, 11, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 12, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 13, 0, 61}, /* %11 %12 */
    {TNI_STEP_LIST, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_NONE, 0, 15, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 16, 99, 4589}, /* %11 %14 %15 %15 %15 %15 new_zeros */
    {TNI_STEP_COPY, 1, 10, 0, 38}, /* %16 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 17, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 18, 2, 40}, /* %17 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 29, 39}, /* %18 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 19, 2, 0}, /* */
    {TNI_STEP_COPY, 1, 20, 0, 41}, /* %19 */
    {TNI_STEP_JUMP, 0, 0, 36, 0}, /* */
    {TNI_STEP_SAVED, 0, 21, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 22, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 23, 0, 72}, /* %21 %22 */
    {TNI_STEP_LIST, 1, 24, 0, 81}, /* %23 */
    {TNI_STEP_NONE, 0, 25, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 26, 99, 4595}, /* %21 %24 %25 %25 %25 %25 new_zeros */
    {TNI_STEP_COPY, 1, 20, 0, 80}, /* %26 */
    {TNI_STEP_SAVED, 0, 27, 1, 0}, /* */
    {TNI_STEP_SOME, 1, 28, 0, 300}, /* %27 */
    {TNI_STEP_SAVED, 0, 29, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 30, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 31, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 32, 108, 4884}, /* %29 %30 %31 transpose.int */
    {TNI_STEP_CONSTANT, 0, 33, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 34, 187, 4887}, /* %32 %31 %33 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 35, 3, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 88, 586}, /* %35 */
    {TNI_STEP_CALL, 3, 36, 108, 4890}, /* %3 %30 %31 transpose.int */
    {TNI_STEP_CALL, 3, 37, 187, 4893}, /* %36 %31 %33 flatten.using_ints */
    {TNI_STEP_CALL, 2, 38, 31, 2949}, /* %10 %31 unsqueeze */
    {TNI_STEP_CALL, 2, 39, 31, 4896}, /* %20 %31 unsqueeze */
    {TNI_STEP_IS_DEFINED, 1, 40, 3, 302}, /* %28 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 56, 573}, /* %40 */
    {TNI_STEP_VALUE, 1, 41, 0, 302}, /* %28 */
    {TNI_STEP_CALL, 2, 42, 31, 3169}, /* %41 %31 unsqueeze */
    {TNI_STEP_COPY, 1, 43, 0, 576}, /* %42 */
    {TNI_STEP_JUMP, 0, 0, 61, 0}, /* */
    {TNI_STEP_SIZE, 2, 44, 0, 2623}, /* %29 %31 */
    {TNI_STEP_LIST, 2, 45, 0, 3904}, /* %44 %31 */
    {TNI_STEP_NONE, 0, 46, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 47, 209, 4898}, /* %29 %45 %46 %46 %46 %46 new_ones */
    {TNI_STEP_COPY, 1, 43, 0, 580}, /* %47 */
    {TNI_STEP_LIST, 1, 48, 0, 560}, /* %31 */
    {TNI_STEP_SOME, 1, 49, 0, 582}, /* %48 */
    {TNI_STEP_SCALAR, 1, 50, 2, 558}, /* %30 */
    {TNI_STEP_SOME, 1, 51, 0, 583}, /* %50 */
    {TNI_STEP_CALL, 4, 52, 210, 4904}, /* %34 %49 %51 %31 var.correction */
    {TNI_STEP_SAVED, 0, 53, 4, 0}, /* */
    {TNI_STEP_SCALAR, 1, 54, 3, 634}, /* %53 */
    {TNI_STEP_SCALAR, 1, 55, 2, 560}, /* %31 */
    {TNI_STEP_CALL, 3, 56, 7, 4908}, /* %52 %54 %55 add.Scalar */
    {TNI_STEP_CALL, 1, 57, 5, 636}, /* %56 rsqrt */
    {TNI_STEP_NONE, 0, 58, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 59, 105, 4911}, /* %34 %49 %31 %58 mean.dim */
    {TNI_STEP_CALL, 3, 60, 22, 4915}, /* %34 %59 %55 sub.Tensor */
    {TNI_STEP_CALL, 2, 61, 1, 4918}, /* %60 %57 mul.Tensor */
    {TNI_STEP_CALL, 2, 62, 1, 2902}, /* %43 %57 mul.Tensor */
    {TNI_STEP_CALL, 4, 63, 105, 4920}, /* %37 %49 %31 %58 mean.dim */
    {TNI_STEP_CALL, 3, 64, 22, 4924}, /* %37 %63 %55 sub.Tensor */
    {TNI_STEP_CALL, 2, 65, 1, 4927}, /* %37 %61 mul.Tensor */
    {TNI_STEP_CALL, 4, 66, 105, 4929}, /* %65 %49 %31 %58 mean.dim */
    {TNI_STEP_CALL, 2, 67, 1, 4933}, /* %61 %66 mul.Tensor */
    {TNI_STEP_CALL, 3, 68, 22, 4935}, /* %64 %67 %55 sub.Tensor */
    {TNI_STEP_CALL, 2, 69, 1, 4938}, /* %62 %68 mul.Tensor */
    {TNI_STEP_CALL, 2, 70, 1, 3400}, /* %38 %61 mul.Tensor */
    {TNI_STEP_CALL, 3, 71, 28, 4940}, /* %69 %70 %55 add.Tensor */
    {TNI_STEP_CALL, 3, 72, 28, 4943}, /* %71 %39 %55 add.Tensor */
    {TNI_STEP_COPY, 1, 73, 0, 1415}, /* %72 */
    {TNI_STEP_JUMP, 0, 0, 122, 0}, /* */
    {TNI_STEP_SAVED, 0, 74, 5, 0}, /* */
    {TNI_STEP_VALUE, 1, 75, 0, 1416}, /* %74 */
    {TNI_STEP_CALL, 2, 76, 31, 4946}, /* %75 %31 unsqueeze */
    {TNI_STEP_SAVED, 0, 77, 4, 0}, /* */
    {TNI_STEP_SCALAR, 1, 78, 3, 1418}, /* %77 */
    {TNI_STEP_SCALAR, 1, 79, 2, 560}, /* %31 */
    {TNI_STEP_CALL, 3, 80, 7, 4948}, /* %76 %78 %79 add.Scalar */
    {TNI_STEP_CALL, 1, 81, 5, 1424}, /* %80 rsqrt */
    {TNI_STEP_CALL, 3, 82, 108, 4890}, /* %3 %30 %31 transpose.int */
    {TNI_STEP_CALL, 3, 83, 187, 4951}, /* %82 %31 %33 flatten.using_ints */
    {TNI_STEP_CALL, 2, 84, 1, 4954}, /* %83 %81 mul.Tensor */
    {TNI_STEP_IS_DEFINED, 1, 85, 3, 302}, /* %28 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 105, 1445}, /* %85 */
    {TNI_STEP_VALUE, 1, 86, 0, 302}, /* %28 */
    {TNI_STEP_CALL, 2, 87, 31, 4956}, /* %86 %31 unsqueeze */
    {TNI_STEP_COPY, 1, 88, 0, 1432}, /* %87 */
    {TNI_STEP_JUMP, 0, 0, 110, 0}, /* */
    {TNI_STEP_SIZE, 2, 89, 0, 2623}, /* %29 %31 */
    {TNI_STEP_LIST, 2, 90, 0, 4958}, /* %89 %31 */
    {TNI_STEP_NONE, 0, 91, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 92, 209, 4960}, /* %29 %90 %91 %91 %91 %91 new_ones */
    {TNI_STEP_COPY, 1, 88, 0, 1439}, /* %92 */
    {TNI_STEP_CALL, 2, 93, 1, 4966}, /* %84 %88 mul.Tensor */
    {TNI_STEP_CALL, 2, 94, 31, 2949}, /* %10 %31 unsqueeze */
    {TNI_STEP_SAVED, 0, 95, 6, 0}, /* */
    {TNI_STEP_VALUE, 1, 96, 0, 1444}, /* %95 */
    {TNI_STEP_CALL, 2, 97, 31, 4968}, /* %96 %31 unsqueeze */
    {TNI_STEP_CALL, 3, 98, 22, 4970}, /* %34 %97 %79 sub.Tensor */
    {TNI_STEP_CALL, 2, 99, 1, 4664}, /* %94 %98 mul.Tensor */
    {TNI_STEP_CALL, 2, 100, 1, 4973}, /* %99 %81 mul.Tensor */
    {TNI_STEP_CALL, 3, 101, 28, 4975}, /* %93 %100 %79 add.Tensor */
    {TNI_STEP_CALL, 2, 102, 31, 4896}, /* %20 %31 unsqueeze */
    {TNI_STEP_CALL, 3, 103, 28, 4978}, /* %101 %102 %79 add.Tensor */
    {TNI_STEP_COPY, 1, 73, 0, 1861}, /* %103 */
    {TNI_STEP_CALL, 3, 104, 108, 4884}, /* %29 %30 %31 transpose.int */
    {TNI_STEP_SIZES, 1, 105, 0, 1865}, /* %104 */
    {TNI_STEP_CALL, 2, 106, 92, 4981}, /* %73 %105 reshape */
    {TNI_STEP_CALL, 3, 107, 108, 4983}, /* %106 %30 %31 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 0, 2776}, /* %107 */
    /* program 578 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 6, 2}, /* %1 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 2, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_JUMP, 0, 0, 10, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 6, 14, 253}, /* %4 %5 %5 %5 %5 %5 zeros_like */
    {TNI_STEP_COPY, 1, 3, 0, 13}, /* %6 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 7, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 16}, /* %8 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 9, 1, 0}, /* */
    {TNI_STEP_COPY, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 23, 0}, /* */
    {TNI_STEP_SAVED, 0, 11, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 12, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 13, 0, 61}, /* %11 %12 */
    {TNI_STEP_LIST, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_NONE, 0, 15, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 16, 99, 4589}, /* %11 %14 %15 %15 %15 %15 new_zeros */
    {TNI_STEP_COPY, 1, 10, 0, 38}, /* %16 */
    {TNI_STEP_SAVED, 0, 17, 1, 0}, /* */
    {TNI_STEP_SOME, 1, 18, 0, 40}, /* %17 */
    {TNI_STEP_SAVED, 0, 19, 7, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 20, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 21, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 22, 108, 1320}, /* %19 %20 %21 transpose.int */
    {TNI_STEP_CONSTANT, 0, 23, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 24, 187, 2573}, /* %22 %21 %23 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 25, 3, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 102, 75}, /* %25 */
    {TNI_STEP_CALL, 3, 26, 108, 4986}, /* %3 %20 %21 transpose.int */
    {TNI_STEP_CALL, 3, 27, 187, 4989}, /* %26 %21 %23 flatten.using_ints */
    {TNI_STEP_CALL, 2, 28, 31, 292}, /* %10 %21 unsqueeze */
    {TNI_STEP_IS_DEFINED, 1, 29, 3, 39}, /* %18 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 42, 304}, /* %29 */
    {TNI_STEP_VALUE, 1, 30, 0, 39}, /* %18 */
    {TNI_STEP_CALL, 2, 31, 31, 4992}, /* %30 %21 unsqueeze */
    {TNI_STEP_COPY, 1, 32, 0, 560}, /* %31 */
    {TNI_STEP_JUMP, 0, 0, 48, 0}, /* */
    {TNI_STEP_SAVED, 0, 33, 0, 0}, /* */
    {TNI_STEP_SIZE, 2, 34, 0, 1299}, /* %33 %21 */
    {TNI_STEP_LIST, 2, 35, 0, 4994}, /* %34 %21 */
    {TNI_STEP_NONE, 0, 36, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 37, 209, 4996}, /* %33 %35 %36 %36 %36 %36 new_ones */
    {TNI_STEP_COPY, 1, 32, 0, 571}, /* %37 */
    {TNI_STEP_SAVED, 0, 38, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 39, 108, 5002}, /* %38 %20 %21 transpose.int */
    {TNI_STEP_CALL, 3, 40, 187, 5005}, /* %39 %21 %23 flatten.using_ints */
    {TNI_STEP_LIST, 1, 41, 0, 72}, /* %21 */
    {TNI_STEP_SOME, 1, 42, 0, 579}, /* %41 */
    {TNI_STEP_SCALAR, 1, 43, 2, 55}, /* %20 */
    {TNI_STEP_SOME, 1, 44, 0, 574}, /* %43 */
    {TNI_STEP_CALL, 4, 45, 210, 5008}, /* %40 %42 %44 %21 var.correction */
    {TNI_STEP_SAVED, 0, 46, 4, 0}, /* */
    {TNI_STEP_SCALAR, 1, 47, 3, 578}, /* %46 */
    {TNI_STEP_SCALAR, 1, 48, 2, 72}, /* %21 */
    {TNI_STEP_CALL, 3, 49, 7, 2693}, /* %45 %47 %48 add.Scalar */
    {TNI_STEP_CALL, 1, 50, 5, 581}, /* %49 rsqrt */
    {TNI_STEP_NONE, 0, 51, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 52, 105, 5012}, /* %40 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 3, 53, 22, 5016}, /* %40 %52 %48 sub.Tensor */
    {TNI_STEP_CALL, 2, 54, 1, 5019}, /* %53 %50 mul.Tensor */
    {TNI_STEP_CALL, 2, 55, 1, 3092}, /* %24 %32 mul.Tensor */
    {TNI_STEP_CALL, 4, 56, 105, 5021}, /* %55 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 3, 57, 22, 5025}, /* %55 %56 %48 sub.Tensor */
    {TNI_STEP_CALL, 2, 58, 1, 1654}, /* %55 %54 mul.Tensor */
    {TNI_STEP_CALL, 4, 59, 105, 5028}, /* %58 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 2, 60, 1, 1174}, /* %54 %59 mul.Tensor */
    {TNI_STEP_CALL, 3, 61, 22, 5032}, /* %57 %60 %48 sub.Tensor */
    {TNI_STEP_CALL, 2, 62, 1, 5035}, /* %27 %61 mul.Tensor */
    {TNI_STEP_CALL, 4, 63, 105, 5037}, /* %62 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 2, 64, 1, 5041}, /* %54 %63 mul.Tensor */
    {TNI_STEP_CALL, 2, 65, 1, 1654}, /* %55 %54 mul.Tensor */
    {TNI_STEP_CALL, 4, 66, 105, 5043}, /* %65 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 4, 67, 105, 5047}, /* %27 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 3, 68, 22, 5051}, /* %27 %67 %48 sub.Tensor */
    {TNI_STEP_CALL, 2, 69, 1, 4082}, /* %27 %54 mul.Tensor */
    {TNI_STEP_CALL, 4, 70, 105, 5054}, /* %69 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 2, 71, 1, 4227}, /* %54 %70 mul.Tensor */
    {TNI_STEP_CALL, 3, 72, 22, 5058}, /* %68 %71 %48 sub.Tensor */
    {TNI_STEP_CALL, 2, 73, 1, 3024}, /* %66 %72 mul.Tensor */
    {TNI_STEP_CALL, 3, 74, 28, 5061}, /* %64 %73 %48 add.Tensor */
    {TNI_STEP_CALL, 2, 75, 1, 4082}, /* %27 %54 mul.Tensor */
    {TNI_STEP_CALL, 4, 76, 105, 5064}, /* %75 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 2, 77, 1, 5068}, /* %76 %61 mul.Tensor */
    {TNI_STEP_CALL, 3, 78, 28, 5070}, /* %74 %77 %48 add.Tensor */
    {TNI_STEP_CALL, 2, 79, 1, 4838}, /* %28 %24 mul.Tensor */
    {TNI_STEP_CALL, 4, 80, 105, 5073}, /* %79 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 3, 81, 22, 5077}, /* %79 %80 %48 sub.Tensor */
    {TNI_STEP_CALL, 2, 82, 1, 5080}, /* %79 %54 mul.Tensor */
    {TNI_STEP_CALL, 4, 83, 105, 5082}, /* %82 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 2, 84, 1, 5086}, /* %54 %83 mul.Tensor */
    {TNI_STEP_CALL, 3, 85, 22, 5088}, /* %81 %84 %48 sub.Tensor */
    {TNI_STEP_CALL, 2, 86, 1, 5091}, /* %50 %85 mul.Tensor */
    {TNI_STEP_CALL, 2, 87, 1, 5093}, /* %50 %50 mul.Tensor */
    {TNI_STEP_CALL, 2, 88, 1, 5095}, /* %87 %78 mul.Tensor */
    {TNI_STEP_CALL, 3, 89, 22, 5097}, /* %86 %88 %48 sub.Tensor */
    {TNI_STEP_COPY, 1, 90, 0, 1442}, /* %89 */
    {TNI_STEP_JUMP, 0, 0, 114, 0}, /* */
    {TNI_STEP_CALL, 2, 91, 31, 292}, /* %10 %21 unsqueeze */
    {TNI_STEP_CALL, 2, 92, 1, 5100}, /* %91 %24 mul.Tensor */
    {TNI_STEP_SAVED, 0, 93, 5, 0}, /* */
    {TNI_STEP_VALUE, 1, 94, 0, 1440}, /* %93 */
    {TNI_STEP_CALL, 2, 95, 31, 5102}, /* %94 %21 unsqueeze */
    {TNI_STEP_SAVED, 0, 96, 4, 0}, /* */
    {TNI_STEP_SCALAR, 1, 97, 3, 1515}, /* %96 */
    {TNI_STEP_SCALAR, 1, 98, 2, 72}, /* %21 */
    {TNI_STEP_CALL, 3, 99, 7, 5104}, /* %95 %97 %98 add.Scalar */
    {TNI_STEP_CALL, 1, 100, 5, 1789}, /* %99 rsqrt */
    {TNI_STEP_CALL, 2, 101, 1, 5107}, /* %92 %100 mul.Tensor */
    {TNI_STEP_COPY, 1, 90, 0, 1793}, /* %101 */
    {TNI_STEP_SAVED, 0, 102, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 103, 108, 5109}, /* %102 %20 %21 transpose.int */
    {TNI_STEP_SIZES, 1, 104, 0, 1861}, /* %103 */
    {TNI_STEP_CALL, 2, 105, 92, 5112}, /* %90 %104 reshape */
    {TNI_STEP_CALL, 3, 106, 108, 5114}, /* %105 %20 %21 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 1, 2773}, /* %106 */
    /* program 579 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 67, 2}, /* %1 */
    {TNI_STEP_SAVED, 0, 2, 3, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 42, 1}, /* %2 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 6, 108, 316}, /* %3 %4 %5 transpose.int */
    {TNI_STEP_CONSTANT, 0, 7, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 8, 187, 452}, /* %6 %5 %7 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 9, 7, 0}, /* */
    {TNI_STEP_CALL, 3, 10, 108, 4818}, /* %9 %4 %5 transpose.int */
    {TNI_STEP_CALL, 3, 11, 187, 4821}, /* %10 %5 %7 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 12, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 13, 108, 1091}, /* %12 %4 %5 transpose.int */
    {TNI_STEP_CALL, 3, 14, 187, 4824}, /* %13 %5 %7 flatten.using_ints */
    {TNI_STEP_LIST, 1, 15, 0, 7}, /* %5 */
    {TNI_STEP_SOME, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_SCALAR, 1, 17, 2, 6}, /* %4 */
    {TNI_STEP_SOME, 1, 18, 0, 40}, /* %17 */
    {TNI_STEP_CALL, 4, 19, 210, 4827}, /* %14 %16 %18 %5 var.correction */
    {TNI_STEP_SAVED, 0, 20, 4, 0}, /* */
    {TNI_STEP_SCALAR, 1, 21, 3, 55}, /* %20 */
    {TNI_STEP_SCALAR, 1, 22, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 3, 23, 7, 197}, /* %19 %21 %22 add.Scalar */
    {TNI_STEP_CALL, 1, 24, 5, 81}, /* %23 rsqrt */
    {TNI_STEP_CALL, 2, 25, 1, 1716}, /* %11 %24 mul.Tensor */
    {TNI_STEP_NONE, 0, 26, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 27, 105, 4831}, /* %14 %16 %5 %26 mean.dim */
    {TNI_STEP_CALL, 3, 28, 22, 4835}, /* %14 %27 %22 sub.Tensor */
    {TNI_STEP_CALL, 2, 29, 1, 4838}, /* %28 %24 mul.Tensor */
    {TNI_STEP_CALL, 4, 30, 105, 4840}, /* %8 %16 %5 %26 mean.dim */
    {TNI_STEP_CALL, 3, 31, 22, 1017}, /* %8 %30 %22 sub.Tensor */
    {TNI_STEP_CALL, 2, 32, 1, 902}, /* %8 %29 mul.Tensor */
    {TNI_STEP_CALL, 4, 33, 105, 4844}, /* %32 %16 %5 %26 mean.dim */
    {TNI_STEP_CALL, 2, 34, 1, 1267}, /* %29 %33 mul.Tensor */
    {TNI_STEP_CALL, 3, 35, 22, 4848}, /* %31 %34 %22 sub.Tensor */
    {TNI_STEP_CALL, 2, 36, 1, 4851}, /* %25 %35 mul.Tensor */
    {TNI_STEP_CALL, 4, 37, 33, 4853}, /* %36 %16 %4 %26 sum.dim_IntList */
    {TNI_STEP_COPY, 1, 38, 0, 571}, /* %37 */
    {TNI_STEP_JUMP, 0, 0, 65, 0}, /* */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 39, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 40, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 41, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 42, 108, 4857}, /* %39 %40 %41 transpose.int */
    {TNI_STEP_CONSTANT, 0, 43, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 44, 187, 4860}, /* %42 %41 %43 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 45, 7, 0}, /* */
    {TNI_STEP_CALL, 3, 46, 108, 4863}, /* %45 %40 %41 transpose.int */
    {TNI_STEP_CALL, 3, 47, 187, 4866}, /* %46 %41 %43 flatten.using_ints */
    {TNI_STEP_CALL, 2, 48, 1, 2972}, /* %44 %47 mul.Tensor */
    {TNI_STEP_LIST, 1, 49, 0, 579}, /* %41 */
    {TNI_STEP_SOME, 1, 50, 0, 581}, /* %49 */
    {TNI_STEP_NONE, 0, 51, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 52, 33, 4869}, /* %48 %50 %40 %51 sum.dim_IntList */
    {TNI_STEP_SAVED, 0, 53, 5, 0}, /* */
    {TNI_STEP_VALUE, 1, 54, 0, 634}, /* %53 */
    {TNI_STEP_SAVED, 0, 55, 4, 0}, /* */
    {TNI_STEP_SCALAR, 1, 56, 3, 635}, /* %55 */
    {TNI_STEP_SCALAR, 1, 57, 2, 579}, /* %41 */
    {TNI_STEP_CALL, 3, 58, 7, 4873}, /* %54 %56 %57 add.Scalar */
    {TNI_STEP_CALL, 1, 59, 5, 1173}, /* %58 rsqrt */
    {TNI_STEP_CALL, 2, 60, 1, 4876}, /* %52 %59 mul.Tensor */
    {TNI_STEP_COPY, 1, 38, 0, 1176}, /* %60 */
    {TNI_STEP_COPY, 1, 61, 0, 570}, /* %38 */
    {TNI_STEP_JUMP, 0, 0, 74, 0}, /* */
    {TNI_STEP_SAVED, 0, 62, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 63, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 64, 0, 1566}, /* %62 %63 */
    {TNI_STEP_LIST, 1, 65, 0, 1399}, /* %64 */
    {TNI_STEP_NONE, 0, 66, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 67, 99, 4878}, /* %62 %65 %66 %66 %66 %66 new_zeros */
    {TNI_STEP_COPY, 1, 61, 0, 1405}, /* %67 */
    {TNI_STEP_GIVE, 1, 0, 2, 1179}, /* %61 */
    /* program 580 */
    {TNI_STEP_REFUSE, 0, 0, 29, 390}, /* "batch_norm_backward save_mean" */
    /* program 581 */
    {TNI_STEP_REFUSE, 0, 0, 28, 459}, /* "batch_norm_backward save_var" */
    /* program 582 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_MASK, 0, 7, 0, 3}, /* */
    {TNI_STEP_CALL, 8, 8, 211, 3213}, /* %0 %1 %2 %3 %4 %5 %6 %7 native_layer_norm_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    {TNI_STEP_GIVE, 1, 0, 1, 17}, /* %9 */
    {TNI_STEP_GIVE, 1, 0, 2, 23}, /* %10 */
    /* program 583 */
    {TNI_STEP_RESULT, 0, 0, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 3, 0, 94}, /* %1 %2 */
    {TNI_STEP_CALL, 2, 4, 92, 25}, /* %0 %3 reshape */
    {TNI_STEP_RESULT, 0, 5, 1, 0}, /* */
    {TNI_STEP_NUMEL, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 8, 2, 13}, /* %6 %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 9, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 16, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 10, 0, 0}, /* */
    {TNI_STEP_NUMEL, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_DIV, 2, 12, 2, 159}, /* %11 %6 */
    {TNI_STEP_COPY, 1, 9, 0, 42}, /* %12 */
    {TNI_STEP_ARGUMENT, 0, 13, 0, 0}, /* */
    {TNI_STEP_LIST, 2, 14, 0, 59}, /* %6 %9 */
    {TNI_STEP_CALL, 2, 15, 92, 644}, /* %13 %14 reshape */
    {TNI_STEP_CALL, 2, 16, 92, 283}, /* %5 %3 reshape */
    {TNI_STEP_SCALAR, 1, 17, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 18, 22, 5117}, /* %15 %16 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 19, 1, 5120}, /* %18 %4 mul.Tensor */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 26, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 20, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 30, 0}, /* */
    {TNI_STEP_TANGENT, 0, 21, 0, 0}, /* */
    {TNI_STEP_NUMEL, 1, 22, 0, 72}, /* %21 */
    {TNI_STEP_DIV, 2, 23, 2, 1010}, /* %22 %6 */
    {TNI_STEP_COPY, 1, 20, 0, 81}, /* %23 */
    {TNI_STEP_TANGENT, 0, 24, 0, 0}, /* */
    {TNI_STEP_LIST, 2, 25, 0, 1004}, /* %6 %20 */
    {TNI_STEP_CALL, 2, 26, 92, 74}, /* %24 %25 reshape */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 27, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 28, 3, 300}, /* %27 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 42, 302}, /* %28 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 29, 2, 0}, /* */
    {TNI_STEP_VALUE, 1, 30, 0, 304}, /* %29 */
    {TNI_STEP_LIST, 2, 31, 0, 1}, /* %2 %1 */
    {TNI_STEP_CALL, 2, 32, 92, 1227}, /* %30 %31 reshape */
    {TNI_STEP_COPY, 1, 33, 0, 563}, /* %32 */
    {TNI_STEP_JUMP, 0, 0, 46, 0}, /* */
    {TNI_STEP_LIST, 2, 34, 0, 8}, /* %2 %2 */
    {TNI_STEP_NONE, 0, 35, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 36, 99, 5122}, /* %13 %34 %35 %35 %35 %35 new_zeros */
    {TNI_STEP_COPY, 1, 33, 0, 568}, /* %36 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 37, 3, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 38, 3, 571}, /* %37 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 55, 570}, /* %38 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 39, 3, 0}, /* */
    {TNI_STEP_VALUE, 1, 40, 0, 572}, /* %39 */
    {TNI_STEP_LIST, 2, 41, 0, 1}, /* %2 %1 */
    {TNI_STEP_CALL, 2, 42, 92, 2963}, /* %40 %41 reshape */
    {TNI_STEP_COPY, 1, 43, 0, 576}, /* %42 */
    {TNI_STEP_JUMP, 0, 0, 59, 0}, /* */
    {TNI_STEP_LIST, 2, 44, 0, 8}, /* %2 %2 */
    {TNI_STEP_NONE, 0, 45, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 46, 99, 5128}, /* %13 %44 %45 %45 %45 %45 new_zeros */
    {TNI_STEP_COPY, 1, 43, 0, 578}, /* %46 */
    {TNI_STEP_ARGUMENT, 0, 47, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 48, 3, 580}, /* %47 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 67, 582}, /* %48 */
    {TNI_STEP_VALUE, 1, 49, 0, 580}, /* %47 */
    {TNI_STEP_LIST, 2, 50, 0, 1}, /* %2 %1 */
    {TNI_STEP_CALL, 2, 51, 92, 1906}, /* %49 %50 reshape */
    {TNI_STEP_COPY, 1, 52, 0, 584}, /* %51 */
    {TNI_STEP_JUMP, 0, 0, 77, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 70, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 53, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 73, 0}, /* */
    {TNI_STEP_NUMEL, 1, 54, 0, 35}, /* %13 */
    {TNI_STEP_DIV, 2, 55, 2, 3062}, /* %54 %6 */
    {TNI_STEP_COPY, 1, 53, 0, 635}, /* %55 */
    {TNI_STEP_LIST, 2, 56, 0, 5134}, /* %2 %53 */
    {TNI_STEP_NONE, 0, 57, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 58, 209, 5136}, /* %13 %56 %57 %57 %57 %57 new_ones */
    {TNI_STEP_COPY, 1, 52, 0, 1173}, /* %58 */
    {TNI_STEP_CALL, 2, 59, 1, 5142}, /* %52 %4 mul.Tensor */
    {TNI_STEP_LIST, 1, 60, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 61, 0, 1176}, /* %60 */
    {TNI_STEP_NONE, 0, 62, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 63, 105, 5144}, /* %26 %61 %2 %62 mean.dim */
    {TNI_STEP_CALL, 3, 64, 22, 5148}, /* %26 %63 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 65, 1, 5151}, /* %26 %19 mul.Tensor */
    {TNI_STEP_CALL, 4, 66, 105, 5153}, /* %65 %61 %2 %62 mean.dim */
    {TNI_STEP_CALL, 2, 67, 1, 5157}, /* %19 %66 mul.Tensor */
    {TNI_STEP_CALL, 3, 68, 22, 5159}, /* %64 %67 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 69, 1, 5162}, /* %59 %68 mul.Tensor */
    {TNI_STEP_CALL, 2, 70, 1, 4692}, /* %33 %19 mul.Tensor */
    {TNI_STEP_CALL, 3, 71, 28, 5164}, /* %69 %70 %17 add.Tensor */
    {TNI_STEP_CALL, 3, 72, 28, 5167}, /* %71 %43 %17 add.Tensor */
    {TNI_STEP_SIZES, 1, 73, 0, 35}, /* %13 */
    {TNI_STEP_CALL, 2, 74, 92, 1762}, /* %72 %73 reshape */
    {TNI_STEP_GIVE, 1, 0, 0, 1416}, /* %74 */
    /* program 584 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 3, 0, 94}, /* %1 %2 */
    {TNI_STEP_CALL, 2, 4, 92, 25}, /* %0 %3 reshape */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_NUMEL, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 8, 2, 13}, /* %6 %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 9, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 16, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 2, 0}, /* */
    {TNI_STEP_NUMEL, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_DIV, 2, 12, 2, 159}, /* %11 %6 */
    {TNI_STEP_COPY, 1, 9, 0, 42}, /* %12 */
    {TNI_STEP_SAVED, 0, 13, 3, 0}, /* */
    {TNI_STEP_LIST, 2, 14, 0, 59}, /* %6 %9 */
    {TNI_STEP_CALL, 2, 15, 92, 644}, /* %13 %14 reshape */
    {TNI_STEP_CALL, 2, 16, 92, 283}, /* %5 %3 reshape */
    {TNI_STEP_SCALAR, 1, 17, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 18, 22, 5117}, /* %15 %16 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 19, 1, 5120}, /* %18 %4 mul.Tensor */
    {TNI_STEP_LIST, 2, 20, 0, 8}, /* %2 %2 */
    {TNI_STEP_NONE, 0, 21, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 22, 99, 5170}, /* %13 %20 %21 %21 %21 %21 new_zeros */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 23, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 24, 2, 81}, /* %23 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 41, 74}, /* %24 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 32, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 25, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 36, 0}, /* */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 26, 0, 0}, /* */
    {TNI_STEP_NUMEL, 1, 27, 0, 80}, /* %26 */
    {TNI_STEP_DIV, 2, 28, 2, 5176}, /* %27 %6 */
    {TNI_STEP_COPY, 1, 25, 0, 302}, /* %28 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 29, 0, 0}, /* */
    {TNI_STEP_LIST, 2, 30, 0, 5178}, /* %6 %25 */
    {TNI_STEP_CALL, 2, 31, 92, 1042}, /* %29 %30 reshape */
    {TNI_STEP_COPY, 1, 32, 0, 560}, /* %31 */
    {TNI_STEP_JUMP, 0, 0, 43, 0}, /* */
    {TNI_STEP_CALL, 6, 33, 14, 5180}, /* %19 %21 %21 %21 %21 %21 zeros_like */
    {TNI_STEP_COPY, 1, 32, 0, 566}, /* %33 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 34, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 35, 2, 567}, /* %34 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 51, 586}, /* %35 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 36, 1, 0}, /* */
    {TNI_STEP_LIST, 2, 37, 0, 1}, /* %2 %1 */
    {TNI_STEP_CALL, 2, 38, 92, 2477}, /* %36 %37 reshape */
    {TNI_STEP_COPY, 1, 39, 0, 570}, /* %38 */
    {TNI_STEP_JUMP, 0, 0, 52, 0}, /* */
    {TNI_STEP_COPY, 1, 39, 0, 73}, /* %22 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 40, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 41, 2, 573}, /* %40 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 60, 579}, /* %41 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 42, 2, 0}, /* */
    {TNI_STEP_LIST, 2, 43, 0, 1}, /* %2 %1 */
    {TNI_STEP_CALL, 2, 44, 92, 1151}, /* %42 %43 reshape */
    {TNI_STEP_COPY, 1, 45, 0, 577}, /* %44 */
    {TNI_STEP_JUMP, 0, 0, 61, 0}, /* */
    {TNI_STEP_COPY, 1, 45, 0, 73}, /* %22 */
    {TNI_STEP_SAVED, 0, 46, 4, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 47, 3, 578}, /* %46 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 69, 580}, /* %47 */
    {TNI_STEP_VALUE, 1, 48, 0, 578}, /* %46 */
    {TNI_STEP_LIST, 2, 49, 0, 1}, /* %2 %1 */
    {TNI_STEP_CALL, 2, 50, 92, 627}, /* %48 %49 reshape */
    {TNI_STEP_COPY, 1, 51, 0, 583}, /* %50 */
    {TNI_STEP_JUMP, 0, 0, 78, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 72, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 52, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 75, 0}, /* */
    {TNI_STEP_NUMEL, 1, 53, 0, 35}, /* %13 */
    {TNI_STEP_DIV, 2, 54, 2, 5186}, /* %53 %6 */
    {TNI_STEP_COPY, 1, 52, 0, 632}, /* %54 */
    {TNI_STEP_LIST, 2, 55, 0, 5188}, /* %2 %52 */
    {TNI_STEP_CALL, 6, 56, 209, 5190}, /* %13 %55 %21 %21 %21 %21 new_ones */
    {TNI_STEP_COPY, 1, 51, 0, 636}, /* %56 */
    {TNI_STEP_CALL, 2, 57, 1, 5196}, /* %51 %4 mul.Tensor */
    {TNI_STEP_LIST, 1, 58, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 59, 0, 1173}, /* %58 */
    {TNI_STEP_CALL, 4, 60, 105, 5198}, /* %32 %59 %2 %21 mean.dim */
    {TNI_STEP_CALL, 3, 61, 22, 5202}, /* %32 %60 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 62, 1, 4690}, /* %32 %19 mul.Tensor */
    {TNI_STEP_CALL, 4, 63, 105, 5205}, /* %62 %59 %2 %21 mean.dim */
    {TNI_STEP_CALL, 2, 64, 1, 5209}, /* %19 %63 mul.Tensor */
    {TNI_STEP_CALL, 3, 65, 22, 5211}, /* %61 %64 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 66, 1, 5214}, /* %57 %65 mul.Tensor */
    {TNI_STEP_CALL, 2, 67, 1, 5216}, /* %39 %19 mul.Tensor */
    {TNI_STEP_CALL, 3, 68, 28, 5218}, /* %66 %67 %17 add.Tensor */
    {TNI_STEP_CALL, 3, 69, 28, 5221}, /* %68 %45 %17 add.Tensor */
    {TNI_STEP_SIZES, 1, 70, 0, 35}, /* %13 */
    {TNI_STEP_CALL, 2, 71, 92, 1760}, /* %69 %70 reshape */
    {TNI_STEP_GIVE, 1, 0, 0, 1414}, /* %71 */
    /* program 585 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 3, 0, 94}, /* %1 %2 */
    {TNI_STEP_CALL, 2, 4, 92, 25}, /* %0 %3 reshape */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_NUMEL, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 8, 2, 13}, /* %6 %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 9, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 16, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 2, 0}, /* */
    {TNI_STEP_NUMEL, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_DIV, 2, 12, 2, 159}, /* %11 %6 */
    {TNI_STEP_COPY, 1, 9, 0, 42}, /* %12 */
    {TNI_STEP_SAVED, 0, 13, 3, 0}, /* */
    {TNI_STEP_LIST, 2, 14, 0, 59}, /* %6 %9 */
    {TNI_STEP_CALL, 2, 15, 92, 644}, /* %13 %14 reshape */
    {TNI_STEP_CALL, 2, 16, 92, 283}, /* %5 %3 reshape */
    {TNI_STEP_SCALAR, 1, 17, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 18, 22, 5117}, /* %15 %16 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 19, 1, 5120}, /* %18 %4 mul.Tensor */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 20, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 21, 2, 55}, /* %20 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 38, 72}, /* %21 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 29, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 22, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 33, 0}, /* */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 23, 0, 0}, /* */
    {TNI_STEP_NUMEL, 1, 24, 0, 81}, /* %23 */
    {TNI_STEP_DIV, 2, 25, 2, 1970}, /* %24 %6 */
    {TNI_STEP_COPY, 1, 22, 0, 75}, /* %25 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 26, 0, 0}, /* */
    {TNI_STEP_LIST, 2, 27, 0, 1964}, /* %6 %22 */
    {TNI_STEP_CALL, 2, 28, 92, 299}, /* %26 %27 reshape */
    {TNI_STEP_COPY, 1, 29, 0, 302}, /* %28 */
    {TNI_STEP_JUMP, 0, 0, 41, 0}, /* */
    {TNI_STEP_NONE, 0, 30, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 31, 14, 5224}, /* %19 %30 %30 %30 %30 %30 zeros_like */
    {TNI_STEP_COPY, 1, 29, 0, 560}, /* %31 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 32, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 33, 2, 563}, /* %32 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 49, 566}, /* %33 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 34, 1, 0}, /* */
    {TNI_STEP_LIST, 2, 35, 0, 1}, /* %2 %1 */
    {TNI_STEP_CALL, 2, 36, 92, 2076}, /* %34 %35 reshape */
    {TNI_STEP_COPY, 1, 37, 0, 568}, /* %36 */
    {TNI_STEP_JUMP, 0, 0, 53, 0}, /* */
    {TNI_STEP_LIST, 2, 38, 0, 8}, /* %2 %2 */
    {TNI_STEP_NONE, 0, 39, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 40, 99, 5230}, /* %13 %38 %39 %39 %39 %39 new_zeros */
    {TNI_STEP_COPY, 1, 37, 0, 573}, /* %40 */
    {TNI_STEP_SAVED, 0, 41, 4, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 42, 3, 579}, /* %41 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 61, 576}, /* %42 */
    {TNI_STEP_VALUE, 1, 43, 0, 579}, /* %41 */
    {TNI_STEP_LIST, 2, 44, 0, 1}, /* %2 %1 */
    {TNI_STEP_CALL, 2, 45, 92, 3812}, /* %43 %44 reshape */
    {TNI_STEP_COPY, 1, 46, 0, 575}, /* %45 */
    {TNI_STEP_JUMP, 0, 0, 71, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 64, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 47, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 67, 0}, /* */
    {TNI_STEP_NUMEL, 1, 48, 0, 35}, /* %13 */
    {TNI_STEP_DIV, 2, 49, 2, 1389}, /* %48 %6 */
    {TNI_STEP_COPY, 1, 47, 0, 581}, /* %49 */
    {TNI_STEP_LIST, 2, 50, 0, 5236}, /* %2 %47 */
    {TNI_STEP_NONE, 0, 51, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 52, 209, 5238}, /* %13 %50 %51 %51 %51 %51 new_ones */
    {TNI_STEP_COPY, 1, 46, 0, 587}, /* %52 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 74, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 53, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 78, 0}, /* */
    {TNI_STEP_SAVED, 0, 54, 5, 0}, /* */
    {TNI_STEP_NUMEL, 1, 55, 0, 632}, /* %54 */
    {TNI_STEP_DIV, 2, 56, 2, 5244}, /* %55 %6 */
    {TNI_STEP_COPY, 1, 53, 0, 636}, /* %56 */
    {TNI_STEP_SAVED, 0, 57, 6, 0}, /* */
    {TNI_STEP_LIST, 2, 58, 0, 1390}, /* %6 %53 */
    {TNI_STEP_CALL, 2, 59, 92, 1172}, /* %57 %58 reshape */
    {TNI_STEP_CALL, 2, 60, 1, 5246}, /* %59 %46 mul.Tensor */
    {TNI_STEP_LIST, 1, 61, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 62, 0, 1179}, /* %61 */
    {TNI_STEP_NONE, 0, 63, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 64, 105, 5248}, /* %60 %62 %2 %63 mean.dim */
    {TNI_STEP_CALL, 3, 65, 22, 5252}, /* %60 %64 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 66, 1, 5255}, /* %60 %19 mul.Tensor */
    {TNI_STEP_CALL, 4, 67, 105, 5257}, /* %66 %62 %2 %63 mean.dim */
    {TNI_STEP_CALL, 2, 68, 1, 5261}, /* %19 %67 mul.Tensor */
    {TNI_STEP_CALL, 3, 69, 22, 5263}, /* %65 %68 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 70, 1, 5266}, /* %29 %69 mul.Tensor */
    {TNI_STEP_CALL, 4, 71, 105, 5268}, /* %70 %62 %2 %63 mean.dim */
    {TNI_STEP_CALL, 2, 72, 1, 5272}, /* %19 %71 mul.Tensor */
    {TNI_STEP_CALL, 2, 73, 1, 5255}, /* %60 %19 mul.Tensor */
    {TNI_STEP_CALL, 4, 74, 105, 5274}, /* %73 %62 %2 %63 mean.dim */
    {TNI_STEP_CALL, 4, 75, 105, 5278}, /* %29 %62 %2 %63 mean.dim */
    {TNI_STEP_CALL, 3, 76, 22, 5282}, /* %29 %75 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 77, 1, 4688}, /* %29 %19 mul.Tensor */
    {TNI_STEP_CALL, 4, 78, 105, 5285}, /* %77 %62 %2 %63 mean.dim */
    {TNI_STEP_CALL, 2, 79, 1, 5289}, /* %19 %78 mul.Tensor */
    {TNI_STEP_CALL, 3, 80, 22, 5291}, /* %76 %79 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 81, 1, 5294}, /* %74 %80 mul.Tensor */
    {TNI_STEP_CALL, 3, 82, 28, 5296}, /* %72 %81 %17 add.Tensor */
    {TNI_STEP_CALL, 2, 83, 1, 4688}, /* %29 %19 mul.Tensor */
    {TNI_STEP_CALL, 4, 84, 105, 5299}, /* %83 %62 %2 %63 mean.dim */
    {TNI_STEP_CALL, 2, 85, 1, 5303}, /* %84 %69 mul.Tensor */
    {TNI_STEP_CALL, 3, 86, 28, 2116}, /* %82 %85 %17 add.Tensor */
    {TNI_STEP_CALL, 2, 87, 1, 5305}, /* %37 %59 mul.Tensor */
    {TNI_STEP_CALL, 4, 88, 105, 5307}, /* %87 %62 %2 %63 mean.dim */
    {TNI_STEP_CALL, 3, 89, 22, 5311}, /* %87 %88 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 90, 1, 5314}, /* %87 %19 mul.Tensor */
    {TNI_STEP_CALL, 4, 91, 105, 5316}, /* %90 %62 %2 %63 mean.dim */
    {TNI_STEP_CALL, 2, 92, 1, 5320}, /* %19 %91 mul.Tensor */
    {TNI_STEP_CALL, 3, 93, 22, 5322}, /* %89 %92 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 94, 1, 5325}, /* %4 %93 mul.Tensor */
    {TNI_STEP_CALL, 2, 95, 1, 101}, /* %4 %4 mul.Tensor */
    {TNI_STEP_CALL, 2, 96, 1, 5327}, /* %95 %86 mul.Tensor */
    {TNI_STEP_CALL, 3, 97, 22, 5329}, /* %94 %96 %17 sub.Tensor */
    {TNI_STEP_SIZES, 1, 98, 0, 35}, /* %13 */
    {TNI_STEP_CALL, 2, 99, 92, 1787}, /* %97 %98 reshape */
    {TNI_STEP_GIVE, 1, 0, 1, 1789}, /* %99 */
    /* program 586 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 3, 0, 94}, /* %1 %2 */
    {TNI_STEP_CALL, 2, 4, 92, 25}, /* %0 %3 reshape */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_NUMEL, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 8, 2, 13}, /* %6 %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 9, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 16, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 2, 0}, /* */
    {TNI_STEP_NUMEL, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_DIV, 2, 12, 2, 159}, /* %11 %6 */
    {TNI_STEP_COPY, 1, 9, 0, 42}, /* %12 */
    {TNI_STEP_SAVED, 0, 13, 3, 0}, /* */
    {TNI_STEP_LIST, 2, 14, 0, 59}, /* %6 %9 */
    {TNI_STEP_CALL, 2, 15, 92, 644}, /* %13 %14 reshape */
    {TNI_STEP_CALL, 2, 16, 92, 283}, /* %5 %3 reshape */
    {TNI_STEP_SCALAR, 1, 17, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 18, 22, 5117}, /* %15 %16 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 19, 1, 5120}, /* %18 %4 mul.Tensor */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 20, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 21, 2, 55}, /* %20 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 64, 72}, /* %21 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 29, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 22, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 33, 0}, /* */
    {TNI_STEP_SAVED, 0, 23, 5, 0}, /* */
    {TNI_STEP_NUMEL, 1, 24, 0, 81}, /* %23 */
    {TNI_STEP_DIV, 2, 25, 2, 1970}, /* %24 %6 */
    {TNI_STEP_COPY, 1, 22, 0, 75}, /* %25 */
    {TNI_STEP_SAVED, 0, 26, 6, 0}, /* */
    {TNI_STEP_LIST, 2, 27, 0, 1964}, /* %6 %22 */
    {TNI_STEP_CALL, 2, 28, 92, 299}, /* %26 %27 reshape */
    {TNI_STEP_CALL, 2, 29, 1, 302}, /* %28 %4 mul.Tensor */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 40, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 30, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 44, 0}, /* */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 31, 0, 0}, /* */
    {TNI_STEP_NUMEL, 1, 32, 0, 560}, /* %31 */
    {TNI_STEP_DIV, 2, 33, 2, 1984}, /* %32 %6 */
    {TNI_STEP_COPY, 1, 30, 0, 566}, /* %33 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 34, 0, 0}, /* */
    {TNI_STEP_LIST, 2, 35, 0, 5332}, /* %6 %30 */
    {TNI_STEP_CALL, 2, 36, 92, 2076}, /* %34 %35 reshape */
    {TNI_STEP_LIST, 1, 37, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 38, 0, 571}, /* %37 */
    {TNI_STEP_NONE, 0, 39, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 40, 105, 5334}, /* %36 %38 %2 %39 mean.dim */
    {TNI_STEP_CALL, 3, 41, 22, 5338}, /* %36 %40 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 42, 1, 5341}, /* %36 %19 mul.Tensor */
    {TNI_STEP_CALL, 4, 43, 105, 5343}, /* %42 %38 %2 %39 mean.dim */
    {TNI_STEP_CALL, 2, 44, 1, 5347}, /* %19 %43 mul.Tensor */
    {TNI_STEP_CALL, 3, 45, 22, 5349}, /* %41 %44 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 46, 1, 4898}, /* %29 %45 mul.Tensor */
    {TNI_STEP_LIST, 1, 47, 0, 14}, /* %7 */
    {TNI_STEP_SOME, 1, 48, 0, 580}, /* %47 */
    {TNI_STEP_CALL, 4, 49, 33, 5352}, /* %46 %48 %7 %39 sum.dim_IntList */
    {TNI_STEP_SAVED, 0, 50, 7, 0}, /* */
    {TNI_STEP_CALL, 2, 51, 92, 1906}, /* %49 %50 reshape */
    {TNI_STEP_COPY, 1, 52, 0, 584}, /* %51 */
    {TNI_STEP_JUMP, 0, 0, 68, 0}, /* */
    {TNI_STEP_SAVED, 0, 53, 7, 0}, /* */
    {TNI_STEP_NONE, 0, 54, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 55, 99, 5356}, /* %13 %53 %54 %54 %54 %54 new_zeros */
    {TNI_STEP_COPY, 1, 52, 0, 635}, /* %55 */
    {TNI_STEP_GIVE, 1, 0, 4, 587}, /* %52 */
    /* program 587 */
    {TNI_STEP_SAVED, 0, 0, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 7, 0}, /* */
    {TNI_STEP_NONE, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 3, 99, 405}, /* %0 %1 %2 %2 %2 %2 new_zeros */
    {TNI_STEP_GIVE, 1, 0, 5, 3}, /* %3 */
    /* program 588 */
    {TNI_STEP_REFUSE, 0, 0, 31, 488}, /* "native_layer_norm_backward mean" */
    /* program 589 */
    {TNI_STEP_REFUSE, 0, 0, 31, 520}, /* "native_layer_norm_backward rstd" */
    /* program 590 */
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
    {TNI_STEP_CALL, 10, 10, 212, 5362}, /* %0 %1 %2 %3 %4 %5 %6 %7 %8 %9 native_group_norm_backward */
    {TNI_STEP_WANTED, 0, 13, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 23, 35}, /* %13 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 15, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 16, 2, 36}, /* %15 */
    {TNI_STEP_NOT, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_COPY, 1, 18, 0, 38}, /* %16 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 22, 40}, /* %17 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 19, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 20, 2, 41}, /* %19 */
    {TNI_STEP_COPY, 1, 18, 0, 55}, /* %20 */
    {TNI_STEP_COPY, 1, 14, 0, 39}, /* %18 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 75, 34}, /* %14 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 21, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 22, 2, 72}, /* %21 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 30, 73}, /* %22 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 23, 1, 0}, /* */
    {TNI_STEP_COPY, 1, 24, 0, 81}, /* %23 */
    {TNI_STEP_JUMP, 0, 0, 33, 0}, /* */
    {TNI_STEP_NONE, 0, 25, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 26, 14, 5372}, /* %2 %25 %25 %25 %25 %25 zeros_like */
    {TNI_STEP_COPY, 1, 24, 0, 80}, /* %26 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 27, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 28, 2, 300}, /* %27 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 39, 302}, /* %28 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 29, 2, 0}, /* */
    {TNI_STEP_COPY, 1, 30, 0, 304}, /* %29 */
    {TNI_STEP_JUMP, 0, 0, 42, 0}, /* */
    {TNI_STEP_NONE, 0, 31, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 32, 14, 5378}, /* %3 %31 %31 %31 %31 %31 zeros_like */
    {TNI_STEP_COPY, 1, 30, 0, 563}, /* %32 */
    {TNI_STEP_MUL, 2, 33, 2, 349}, /* %5 %8 */
    {TNI_STEP_DIV, 2, 34, 2, 106}, /* %6 %8 */
    {TNI_STEP_MUL, 2, 35, 2, 1512}, /* %34 %7 */
    {TNI_STEP_LIST, 2, 36, 0, 2425}, /* %33 %35 */
    {TNI_STEP_CALL, 2, 37, 92, 5384}, /* %1 %36 reshape */
    {TNI_STEP_CONSTANT, 0, 38, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 39, 0, 5386}, /* %33 %38 */
    {TNI_STEP_CALL, 2, 40, 92, 5336}, /* %2 %39 reshape */
    {TNI_STEP_SCALAR, 1, 41, 2, 570}, /* %38 */
    {TNI_STEP_CALL, 3, 42, 22, 2962}, /* %37 %40 %41 sub.Tensor */
    {TNI_STEP_CALL, 2, 43, 92, 5388}, /* %3 %39 reshape */
    {TNI_STEP_CALL, 2, 44, 1, 1151}, /* %42 %43 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 45, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_LIST, 2, 46, 0, 5390}, /* %45 %38 */
    {TNI_STEP_CALL, 2, 47, 92, 5392}, /* %24 %46 reshape */
    {TNI_STEP_CALL, 2, 48, 92, 5394}, /* %30 %46 reshape */
    {TNI_STEP_CALL, 2, 49, 92, 5396}, /* %3 %46 reshape */
    {TNI_STEP_CONSTANT, 0, 50, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 51, 2, 583}, /* %50 */
    {TNI_STEP_CALL, 2, 52, 11, 628}, /* %49 %51 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 53, 1, 1159}, /* %48 %52 mul.Tensor */
    {TNI_STEP_CALL, 2, 54, 1, 5398}, /* %53 %44 mul.Tensor */
    {TNI_STEP_CALL, 3, 55, 22, 4719}, /* %47 %54 %41 sub.Tensor */
    {TNI_STEP_SIZE, 2, 56, 0, 5400}, /* %44 %38 */
    {TNI_STEP_SCALAR, 1, 57, 2, 636}, /* %56 */
    {TNI_STEP_CALL, 2, 58, 42, 1349}, /* %55 %57 div.Scalar */
    {TNI_STEP_SIZES, 1, 59, 0, 2}, /* %1 */
    {TNI_STEP_CALL, 2, 60, 92, 1911}, /* %58 %59 reshape */
    {TNI_STEP_CALL, 3, 61, 28, 5402}, /* %10 %60 %41 add.Tensor */
    {TNI_STEP_COPY, 1, 62, 0, 1179}, /* %61 */
    {TNI_STEP_COPY, 1, 63, 0, 24}, /* %11 */
    {TNI_STEP_COPY, 1, 64, 0, 42}, /* %12 */
    {TNI_STEP_JUMP, 0, 0, 78, 0}, /* */
    {TNI_STEP_COPY, 1, 62, 0, 23}, /* %10 */
    {TNI_STEP_COPY, 1, 63, 0, 24}, /* %11 */
    {TNI_STEP_COPY, 1, 64, 0, 42}, /* %12 */
    {TNI_STEP_GIVE, 1, 0, 0, 1180}, /* %62 */
    {TNI_STEP_GIVE, 1, 0, 1, 1398}, /* %63 */
    {TNI_STEP_GIVE, 1, 0, 2, 1399}, /* %64 */
    /* program 591 */
    {TNI_STEP_ARGUMENT, 0, 0, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 6, 0}, /* */
    {TNI_STEP_MUL, 2, 2, 2, 88}, /* %0 %1 */
    {TNI_STEP_ARGUMENT, 0, 3, 4, 0}, /* */
    {TNI_STEP_DIV, 2, 4, 2, 103}, /* %3 %1 */
    {TNI_STEP_ARGUMENT, 0, 5, 5, 0}, /* */
    {TNI_STEP_MUL, 2, 6, 2, 6}, /* %4 %5 */
    {TNI_STEP_ARGUMENT, 0, 7, 0, 0}, /* */
    {TNI_STEP_LIST, 2, 8, 0, 58}, /* %2 %6 */
    {TNI_STEP_CALL, 2, 9, 92, 176}, /* %7 %8 reshape */
    {TNI_STEP_RESULT, 0, 10, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 11, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 12, 0, 495}, /* %2 %11 */
    {TNI_STEP_CALL, 2, 13, 92, 132}, /* %10 %12 reshape */
    {TNI_STEP_SCALAR, 1, 14, 2, 24}, /* %11 */
    {TNI_STEP_CALL, 3, 15, 22, 5405}, /* %9 %13 %14 sub.Tensor */
    {TNI_STEP_RESULT, 0, 16, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 92, 2403}, /* %16 %12 reshape */
    {TNI_STEP_CALL, 2, 18, 1, 63}, /* %15 %17 mul.Tensor */
    {TNI_STEP_SIZES, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_TANGENT, 0, 20, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 21, 92, 2942}, /* %20 %19 reshape */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 22, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 23, 3, 73}, /* %22 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 35, 81}, /* %23 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 24, 1, 0}, /* */
    {TNI_STEP_VALUE, 1, 25, 0, 74}, /* %24 */
    {TNI_STEP_LIST, 3, 26, 0, 5408}, /* %11 %3 %11 */
    {TNI_STEP_CALL, 2, 27, 92, 79}, /* %25 %26 reshape */
    {TNI_STEP_LIST, 3, 28, 0, 5411}, /* %0 %3 %5 */
    {TNI_STEP_CONSTANT, 0, 29, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 30, 89, 3083}, /* %27 %28 %29 expand */
    {TNI_STEP_CALL, 2, 31, 92, 906}, /* %30 %8 reshape */
    {TNI_STEP_COPY, 1, 32, 0, 560}, /* %31 */
    {TNI_STEP_JUMP, 0, 0, 38, 0}, /* */
    {TNI_STEP_NONE, 0, 33, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 34, 14, 5414}, /* %18 %33 %33 %33 %33 %33 zeros_like */
    {TNI_STEP_COPY, 1, 32, 0, 567}, /* %34 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 35, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 36, 3, 586}, /* %35 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 51, 568}, /* %36 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 37, 2, 0}, /* */
    {TNI_STEP_VALUE, 1, 38, 0, 571}, /* %37 */
    {TNI_STEP_LIST, 3, 39, 0, 5408}, /* %11 %3 %11 */
    {TNI_STEP_CALL, 2, 40, 92, 2682}, /* %38 %39 reshape */
    {TNI_STEP_LIST, 3, 41, 0, 5411}, /* %0 %3 %5 */
    {TNI_STEP_CONSTANT, 0, 42, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 43, 89, 4858}, /* %40 %41 %42 expand */
    {TNI_STEP_CALL, 2, 44, 92, 5420}, /* %43 %8 reshape */
    {TNI_STEP_COPY, 1, 45, 0, 577}, /* %44 */
    {TNI_STEP_JUMP, 0, 0, 54, 0}, /* */
    {TNI_STEP_NONE, 0, 46, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 47, 14, 5422}, /* %18 %46 %46 %46 %46 %46 zeros_like */
    {TNI_STEP_COPY, 1, 45, 0, 580}, /* %47 */
    {TNI_STEP_ARGUMENT, 0, 48, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 49, 3, 582}, /* %48 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 66, 581}, /* %49 */
    {TNI_STEP_VALUE, 1, 50, 0, 582}, /* %48 */
    {TNI_STEP_LIST, 3, 51, 0, 5408}, /* %11 %3 %11 */
    {TNI_STEP_CALL, 2, 52, 92, 583}, /* %50 %51 reshape */
    {TNI_STEP_LIST, 3, 53, 0, 5411}, /* %0 %3 %5 */
    {TNI_STEP_CONSTANT, 0, 54, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 55, 89, 1345}, /* %52 %53 %54 expand */
    {TNI_STEP_CALL, 2, 56, 92, 5428}, /* %55 %8 reshape */
    {TNI_STEP_COPY, 1, 57, 0, 636}, /* %56 */
    {TNI_STEP_JUMP, 0, 0, 69, 0}, /* */
    {TNI_STEP_NONE, 0, 58, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 59, 65, 5430}, /* %18 %58 %58 %58 %58 %58 ones_like */
    {TNI_STEP_COPY, 1, 57, 0, 1175}, /* %59 */
    {TNI_STEP_CALL, 2, 60, 92, 2403}, /* %16 %12 reshape */
    {TNI_STEP_CALL, 2, 61, 1, 4215}, /* %57 %60 mul.Tensor */
    {TNI_STEP_LIST, 1, 62, 0, 24}, /* %11 */
    {TNI_STEP_SOME, 1, 63, 0, 1180}, /* %62 */
    {TNI_STEP_NONE, 0, 64, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 65, 105, 5436}, /* %21 %63 %11 %64 mean.dim */
    {TNI_STEP_CALL, 3, 66, 22, 5440}, /* %21 %65 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 67, 1, 5443}, /* %21 %18 mul.Tensor */
    {TNI_STEP_CALL, 4, 68, 105, 5445}, /* %67 %63 %11 %64 mean.dim */
    {TNI_STEP_CALL, 2, 69, 1, 5449}, /* %18 %68 mul.Tensor */
    {TNI_STEP_CALL, 3, 70, 22, 5451}, /* %66 %69 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 71, 1, 5454}, /* %61 %70 mul.Tensor */
    {TNI_STEP_CALL, 2, 72, 1, 5456}, /* %32 %18 mul.Tensor */
    {TNI_STEP_CALL, 3, 73, 28, 5458}, /* %71 %72 %14 add.Tensor */
    {TNI_STEP_CALL, 3, 74, 28, 5461}, /* %73 %45 %14 add.Tensor */
    {TNI_STEP_SIZES, 1, 75, 0, 14}, /* %7 */
    {TNI_STEP_CALL, 2, 76, 92, 1671}, /* %74 %75 reshape */
    {TNI_STEP_GIVE, 1, 0, 0, 1417}, /* %76 */
    /* program 592 */
    {TNI_STEP_ARGUMENT, 0, 0, 4, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 6, 0}, /* */
    {TNI_STEP_DIV, 2, 2, 2, 88}, /* %0 %1 */
    {TNI_STEP_ARGUMENT, 0, 3, 5, 0}, /* */
    {TNI_STEP_MUL, 2, 4, 2, 9}, /* %2 %3 */
    {TNI_STEP_TANGENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 3, 0}, /* */
    {TNI_STEP_LIST, 3, 7, 0, 118}, /* %6 %1 %4 */
    {TNI_STEP_CALL, 2, 8, 92, 28}, /* %5 %7 reshape */
    {TNI_STEP_CONSTANT, 0, 9, 1, 0}, /* 0x2 */
    {TNI_STEP_LIST, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_SOME, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_CONSTANT, 0, 12, 2, 0}, /* 0x0 */
    {TNI_STEP_NONE, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 14, 105, 249}, /* %8 %11 %12 %13 mean.dim */
    {TNI_STEP_GIVE, 1, 0, 1, 34}, /* %14 */
    /* program 593 */
    {TNI_STEP_ARGUMENT, 0, 0, 4, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 6, 0}, /* */
    {TNI_STEP_DIV, 2, 2, 2, 88}, /* %0 %1 */
    {TNI_STEP_ARGUMENT, 0, 3, 5, 0}, /* */
    {TNI_STEP_MUL, 2, 4, 2, 9}, /* %2 %3 */
    {TNI_STEP_TANGENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 3, 0}, /* */
    {TNI_STEP_LIST, 3, 7, 0, 118}, /* %6 %1 %4 */
    {TNI_STEP_CALL, 2, 8, 92, 28}, /* %5 %7 reshape */
    {TNI_STEP_MUL, 2, 9, 2, 118}, /* %6 %1 */
    {TNI_STEP_ARGUMENT, 0, 10, 0, 0}, /* */
    {TNI_STEP_LIST, 2, 11, 0, 17}, /* %9 %4 */
    {TNI_STEP_CALL, 2, 12, 92, 23}, /* %10 %11 reshape */
    {TNI_STEP_RESULT, 0, 13, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 14, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 15, 0, 461}, /* %9 %14 */
    {TNI_STEP_CALL, 2, 16, 92, 35}, /* %13 %15 reshape */
    {TNI_STEP_SCALAR, 1, 17, 2, 34}, /* %14 */
    {TNI_STEP_CALL, 3, 18, 22, 5464}, /* %12 %16 %17 sub.Tensor */
    {TNI_STEP_RESULT, 0, 19, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 20, 92, 1291}, /* %19 %15 reshape */
    {TNI_STEP_CALL, 2, 21, 1, 54}, /* %18 %20 mul.Tensor */
    {TNI_STEP_CALL, 2, 22, 92, 943}, /* %21 %7 reshape */
    {TNI_STEP_CALL, 2, 23, 1, 186}, /* %8 %22 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 24, 1, 0}, /* 0x2 */
    {TNI_STEP_LIST, 1, 25, 0, 74}, /* %24 */
    {TNI_STEP_SOME, 1, 26, 0, 75}, /* %25 */
    {TNI_STEP_CONSTANT, 0, 27, 2, 0}, /* 0x0 */
    {TNI_STEP_NONE, 0, 28, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 29, 105, 5467}, /* %23 %26 %27 %28 mean.dim */
    {TNI_STEP_CALL, 1, 30, 3, 304}, /* %29 neg */
    {TNI_STEP_SCALAR, 1, 31, 2, 74}, /* %24 */
    {TNI_STEP_CALL, 2, 32, 11, 5471}, /* %19 %31 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 33, 1, 2072}, /* %30 %32 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 2, 566}, /* %33 */
    /* program 594 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_MUL, 2, 2, 2, 88}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_DIV, 2, 4, 2, 103}, /* %3 %1 */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_MUL, 2, 6, 2, 6}, /* %4 %5 */
    {TNI_STEP_SAVED, 0, 7, 4, 0}, /* */
    {TNI_STEP_LIST, 2, 8, 0, 58}, /* %2 %6 */
    {TNI_STEP_CALL, 2, 9, 92, 176}, /* %7 %8 reshape */
    {TNI_STEP_SAVED, 0, 10, 5, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 11, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 12, 0, 495}, /* %2 %11 */
    {TNI_STEP_CALL, 2, 13, 92, 132}, /* %10 %12 reshape */
    {TNI_STEP_SCALAR, 1, 14, 2, 24}, /* %11 */
    {TNI_STEP_CALL, 3, 15, 22, 5405}, /* %9 %13 %14 sub.Tensor */
    {TNI_STEP_SAVED, 0, 16, 6, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 92, 2403}, /* %16 %12 reshape */
    {TNI_STEP_CALL, 2, 18, 1, 63}, /* %15 %17 mul.Tensor */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 19, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 20, 2, 41}, /* %19 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 27, 55}, /* %20 */
    {TNI_STEP_SIZES, 1, 21, 0, 39}, /* %18 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 22, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 23, 92, 187}, /* %22 %21 reshape */
    {TNI_STEP_COPY, 1, 24, 0, 81}, /* %23 */
    {TNI_STEP_JUMP, 0, 0, 30, 0}, /* */
    {TNI_STEP_NONE, 0, 25, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 26, 14, 5473}, /* %18 %25 %25 %25 %25 %25 zeros_like */
    {TNI_STEP_COPY, 1, 24, 0, 80}, /* %26 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 27, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 28, 2, 300}, /* %27 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 42, 302}, /* %28 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 29, 1, 0}, /* */
    {TNI_STEP_LIST, 3, 30, 0, 5408}, /* %11 %3 %11 */
    {TNI_STEP_CALL, 2, 31, 92, 1042}, /* %29 %30 reshape */
    {TNI_STEP_LIST, 3, 32, 0, 5411}, /* %0 %3 %5 */
    {TNI_STEP_CONSTANT, 0, 33, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 34, 89, 3736}, /* %31 %32 %33 expand */
    {TNI_STEP_CALL, 2, 35, 92, 2589}, /* %34 %8 reshape */
    {TNI_STEP_COPY, 1, 36, 0, 586}, /* %35 */
    {TNI_STEP_JUMP, 0, 0, 45, 0}, /* */
    {TNI_STEP_NONE, 0, 37, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 38, 14, 5479}, /* %18 %37 %37 %37 %37 %37 zeros_like */
    {TNI_STEP_COPY, 1, 36, 0, 570}, /* %38 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 39, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 40, 2, 572}, /* %39 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 57, 573}, /* %40 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 41, 2, 0}, /* */
    {TNI_STEP_LIST, 3, 42, 0, 5408}, /* %11 %3 %11 */
    {TNI_STEP_CALL, 2, 43, 92, 2593}, /* %41 %42 reshape */
    {TNI_STEP_LIST, 3, 44, 0, 5411}, /* %0 %3 %5 */
    {TNI_STEP_CONSTANT, 0, 45, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 46, 89, 5485}, /* %43 %44 %45 expand */
    {TNI_STEP_CALL, 2, 47, 92, 5488}, /* %46 %8 reshape */
    {TNI_STEP_COPY, 1, 48, 0, 580}, /* %47 */
    {TNI_STEP_JUMP, 0, 0, 60, 0}, /* */
    {TNI_STEP_NONE, 0, 49, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 50, 14, 5490}, /* %18 %49 %49 %49 %49 %49 zeros_like */
    {TNI_STEP_COPY, 1, 48, 0, 583}, /* %50 */
    {TNI_STEP_SAVED, 0, 51, 7, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 52, 3, 584}, /* %51 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 72, 587}, /* %52 */
    {TNI_STEP_VALUE, 1, 53, 0, 584}, /* %51 */
    {TNI_STEP_LIST, 3, 54, 0, 5408}, /* %11 %3 %11 */
    {TNI_STEP_CALL, 2, 55, 92, 1346}, /* %53 %54 reshape */
    {TNI_STEP_LIST, 3, 56, 0, 5411}, /* %0 %3 %5 */
    {TNI_STEP_CONSTANT, 0, 57, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 58, 89, 3585}, /* %55 %56 %57 expand */
    {TNI_STEP_CALL, 2, 59, 92, 5496}, /* %58 %8 reshape */
    {TNI_STEP_COPY, 1, 60, 0, 1175}, /* %59 */
    {TNI_STEP_JUMP, 0, 0, 75, 0}, /* */
    {TNI_STEP_NONE, 0, 61, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 62, 65, 5498}, /* %18 %61 %61 %61 %61 %61 ones_like */
    {TNI_STEP_COPY, 1, 60, 0, 1180}, /* %62 */
    {TNI_STEP_CALL, 2, 63, 92, 2403}, /* %16 %12 reshape */
    {TNI_STEP_CALL, 2, 64, 1, 1658}, /* %60 %63 mul.Tensor */
    {TNI_STEP_LIST, 1, 65, 0, 24}, /* %11 */
    {TNI_STEP_SOME, 1, 66, 0, 1401}, /* %65 */
    {TNI_STEP_NONE, 0, 67, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 68, 105, 5504}, /* %24 %66 %11 %67 mean.dim */
    {TNI_STEP_CALL, 3, 69, 22, 5508}, /* %24 %68 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 70, 1, 598}, /* %24 %18 mul.Tensor */
    {TNI_STEP_CALL, 4, 71, 105, 5511}, /* %70 %66 %11 %67 mean.dim */
    {TNI_STEP_CALL, 2, 72, 1, 5457}, /* %18 %71 mul.Tensor */
    {TNI_STEP_CALL, 3, 73, 22, 5515}, /* %69 %72 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 74, 1, 3423}, /* %64 %73 mul.Tensor */
    {TNI_STEP_CALL, 2, 75, 1, 5518}, /* %36 %18 mul.Tensor */
    {TNI_STEP_CALL, 3, 76, 28, 5520}, /* %74 %75 %14 add.Tensor */
    {TNI_STEP_CALL, 3, 77, 28, 5523}, /* %76 %48 %14 add.Tensor */
    {TNI_STEP_SIZES, 1, 78, 0, 14}, /* %7 */
    {TNI_STEP_CALL, 2, 79, 92, 4642}, /* %77 %78 reshape */
    {TNI_STEP_GIVE, 1, 0, 0, 1428}, /* %79 */
    /* program 595 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_MUL, 2, 2, 2, 88}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_DIV, 2, 4, 2, 103}, /* %3 %1 */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_MUL, 2, 6, 2, 6}, /* %4 %5 */
    {TNI_STEP_SAVED, 0, 7, 4, 0}, /* */
    {TNI_STEP_LIST, 2, 8, 0, 58}, /* %2 %6 */
    {TNI_STEP_CALL, 2, 9, 92, 176}, /* %7 %8 reshape */
    {TNI_STEP_SAVED, 0, 10, 5, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 11, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 12, 0, 495}, /* %2 %11 */
    {TNI_STEP_CALL, 2, 13, 92, 132}, /* %10 %12 reshape */
    {TNI_STEP_SCALAR, 1, 14, 2, 24}, /* %11 */
    {TNI_STEP_CALL, 3, 15, 22, 5405}, /* %9 %13 %14 sub.Tensor */
    {TNI_STEP_SAVED, 0, 16, 6, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 92, 2403}, /* %16 %12 reshape */
    {TNI_STEP_CALL, 2, 18, 1, 63}, /* %15 %17 mul.Tensor */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 19, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 20, 2, 41}, /* %19 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 27, 55}, /* %20 */
    {TNI_STEP_SIZES, 1, 21, 0, 39}, /* %18 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 22, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 23, 92, 187}, /* %22 %21 reshape */
    {TNI_STEP_COPY, 1, 24, 0, 81}, /* %23 */
    {TNI_STEP_JUMP, 0, 0, 30, 0}, /* */
    {TNI_STEP_NONE, 0, 25, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 26, 14, 5473}, /* %18 %25 %25 %25 %25 %25 zeros_like */
    {TNI_STEP_COPY, 1, 24, 0, 80}, /* %26 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 27, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 28, 2, 300}, /* %27 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 42, 302}, /* %28 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 29, 1, 0}, /* */
    {TNI_STEP_LIST, 3, 30, 0, 5408}, /* %11 %3 %11 */
    {TNI_STEP_CALL, 2, 31, 92, 1042}, /* %29 %30 reshape */
    {TNI_STEP_LIST, 3, 32, 0, 5411}, /* %0 %3 %5 */
    {TNI_STEP_CONSTANT, 0, 33, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 34, 89, 3736}, /* %31 %32 %33 expand */
    {TNI_STEP_CALL, 2, 35, 92, 2589}, /* %34 %8 reshape */
    {TNI_STEP_COPY, 1, 36, 0, 586}, /* %35 */
    {TNI_STEP_JUMP, 0, 0, 45, 0}, /* */
    {TNI_STEP_NONE, 0, 37, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 38, 14, 5479}, /* %18 %37 %37 %37 %37 %37 zeros_like */
    {TNI_STEP_COPY, 1, 36, 0, 570}, /* %38 */
    {TNI_STEP_SAVED, 0, 39, 7, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 40, 3, 572}, /* %39 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 57, 573}, /* %40 */
    {TNI_STEP_VALUE, 1, 41, 0, 572}, /* %39 */
    {TNI_STEP_LIST, 3, 42, 0, 5408}, /* %11 %3 %11 */
    {TNI_STEP_CALL, 2, 43, 92, 2593}, /* %41 %42 reshape */
    {TNI_STEP_LIST, 3, 44, 0, 5411}, /* %0 %3 %5 */
    {TNI_STEP_CONSTANT, 0, 45, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 46, 89, 5485}, /* %43 %44 %45 expand */
    {TNI_STEP_CALL, 2, 47, 92, 5488}, /* %46 %8 reshape */
    {TNI_STEP_COPY, 1, 48, 0, 580}, /* %47 */
    {TNI_STEP_JUMP, 0, 0, 60, 0}, /* */
    {TNI_STEP_NONE, 0, 49, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 50, 65, 5490}, /* %18 %49 %49 %49 %49 %49 ones_like */
    {TNI_STEP_COPY, 1, 48, 0, 583}, /* %50 */
    {TNI_STEP_SIZES, 1, 51, 0, 39}, /* %18 */
    {TNI_STEP_SAVED, 0, 52, 8, 0}, /* */
    {TNI_STEP_CALL, 2, 53, 92, 3751}, /* %52 %51 reshape */
    {TNI_STEP_CALL, 2, 54, 92, 2403}, /* %16 %12 reshape */
    {TNI_STEP_CALL, 2, 55, 1, 5526}, /* %53 %48 mul.Tensor */
    {TNI_STEP_LIST, 1, 56, 0, 24}, /* %11 */
    {TNI_STEP_SOME, 1, 57, 0, 636}, /* %56 */
    {TNI_STEP_NONE, 0, 58, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 59, 105, 5528}, /* %55 %57 %11 %58 mean.dim */
    {TNI_STEP_CALL, 3, 60, 22, 5532}, /* %55 %59 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 61, 1, 5535}, /* %55 %18 mul.Tensor */
    {TNI_STEP_CALL, 4, 62, 105, 5537}, /* %61 %57 %11 %58 mean.dim */
    {TNI_STEP_CALL, 2, 63, 1, 5541}, /* %18 %62 mul.Tensor */
    {TNI_STEP_CALL, 3, 64, 22, 5543}, /* %60 %63 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 65, 1, 5546}, /* %24 %64 mul.Tensor */
    {TNI_STEP_CALL, 4, 66, 105, 5548}, /* %65 %57 %11 %58 mean.dim */
    {TNI_STEP_CALL, 2, 67, 1, 5552}, /* %18 %66 mul.Tensor */
    {TNI_STEP_CALL, 2, 68, 1, 5535}, /* %55 %18 mul.Tensor */
    {TNI_STEP_CALL, 4, 69, 105, 5554}, /* %68 %57 %11 %58 mean.dim */
    {TNI_STEP_CALL, 4, 70, 105, 5558}, /* %24 %57 %11 %58 mean.dim */
    {TNI_STEP_CALL, 3, 71, 22, 5562}, /* %24 %70 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 72, 1, 598}, /* %24 %18 mul.Tensor */
    {TNI_STEP_CALL, 4, 73, 105, 5565}, /* %72 %57 %11 %58 mean.dim */
    {TNI_STEP_CALL, 2, 74, 1, 5569}, /* %18 %73 mul.Tensor */
    {TNI_STEP_CALL, 3, 75, 22, 5571}, /* %71 %74 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 76, 1, 5574}, /* %69 %75 mul.Tensor */
    {TNI_STEP_CALL, 3, 77, 28, 5576}, /* %67 %76 %14 add.Tensor */
    {TNI_STEP_CALL, 2, 78, 1, 598}, /* %24 %18 mul.Tensor */
    {TNI_STEP_CALL, 4, 79, 105, 5579}, /* %78 %57 %11 %58 mean.dim */
    {TNI_STEP_CALL, 2, 80, 1, 5583}, /* %79 %64 mul.Tensor */
    {TNI_STEP_CALL, 3, 81, 28, 5585}, /* %77 %80 %14 add.Tensor */
    {TNI_STEP_CALL, 2, 82, 1, 4443}, /* %36 %53 mul.Tensor */
    {TNI_STEP_CALL, 4, 83, 105, 5588}, /* %82 %57 %11 %58 mean.dim */
    {TNI_STEP_CALL, 3, 84, 22, 5592}, /* %82 %83 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 85, 1, 5595}, /* %82 %18 mul.Tensor */
    {TNI_STEP_CALL, 4, 86, 105, 5597}, /* %85 %57 %11 %58 mean.dim */
    {TNI_STEP_CALL, 2, 87, 1, 5601}, /* %18 %86 mul.Tensor */
    {TNI_STEP_CALL, 3, 88, 22, 5603}, /* %84 %87 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 89, 1, 5606}, /* %54 %88 mul.Tensor */
    {TNI_STEP_CALL, 2, 90, 1, 5358}, /* %54 %54 mul.Tensor */
    {TNI_STEP_CALL, 2, 91, 1, 5608}, /* %90 %81 mul.Tensor */
    {TNI_STEP_CALL, 3, 92, 22, 5610}, /* %89 %91 %14 sub.Tensor */
    {TNI_STEP_SIZES, 1, 93, 0, 14}, /* %7 */
    {TNI_STEP_CALL, 2, 94, 92, 1439}, /* %92 %93 reshape */
    {TNI_STEP_GIVE, 1, 0, 1, 1443}, /* %94 */
    /* program 596 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_MUL, 2, 2, 2, 88}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_DIV, 2, 4, 2, 103}, /* %3 %1 */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_MUL, 2, 6, 2, 6}, /* %4 %5 */
    {TNI_STEP_SAVED, 0, 7, 4, 0}, /* */
    {TNI_STEP_LIST, 2, 8, 0, 58}, /* %2 %6 */
    {TNI_STEP_CALL, 2, 9, 92, 176}, /* %7 %8 reshape */
    {TNI_STEP_SAVED, 0, 10, 5, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 11, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 12, 0, 495}, /* %2 %11 */
    {TNI_STEP_CALL, 2, 13, 92, 132}, /* %10 %12 reshape */
    {TNI_STEP_SCALAR, 1, 14, 2, 24}, /* %11 */
    {TNI_STEP_CALL, 3, 15, 22, 5405}, /* %9 %13 %14 sub.Tensor */
    {TNI_STEP_SAVED, 0, 16, 6, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 92, 2403}, /* %16 %12 reshape */
    {TNI_STEP_CALL, 2, 18, 1, 63}, /* %15 %17 mul.Tensor */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 19, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 20, 2, 41}, /* %19 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 48, 55}, /* %20 */
    {TNI_STEP_SIZES, 1, 21, 0, 39}, /* %18 */
    {TNI_STEP_SAVED, 0, 22, 8, 0}, /* */
    {TNI_STEP_CALL, 2, 23, 92, 187}, /* %22 %21 reshape */
    {TNI_STEP_CALL, 2, 24, 92, 2403}, /* %16 %12 reshape */
    {TNI_STEP_CALL, 2, 25, 1, 840}, /* %23 %24 mul.Tensor */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 26, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 27, 92, 1131}, /* %26 %21 reshape */
    {TNI_STEP_LIST, 1, 28, 0, 24}, /* %11 */
    {TNI_STEP_SOME, 1, 29, 0, 302}, /* %28 */
    {TNI_STEP_NONE, 0, 30, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 31, 105, 5613}, /* %27 %29 %11 %30 mean.dim */
    {TNI_STEP_CALL, 3, 32, 22, 5617}, /* %27 %31 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 33, 1, 5620}, /* %27 %18 mul.Tensor */
    {TNI_STEP_CALL, 4, 34, 105, 5622}, /* %33 %29 %11 %30 mean.dim */
    {TNI_STEP_CALL, 2, 35, 1, 5626}, /* %18 %34 mul.Tensor */
    {TNI_STEP_CALL, 3, 36, 22, 5628}, /* %32 %35 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 37, 1, 5631}, /* %25 %36 mul.Tensor */
    {TNI_STEP_LIST, 3, 38, 0, 5411}, /* %0 %3 %5 */
    {TNI_STEP_CALL, 2, 39, 92, 1272}, /* %37 %38 reshape */
    {TNI_STEP_CONSTANT, 0, 40, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 41, 1, 0}, /* 0x2 */
    {TNI_STEP_LIST, 2, 42, 0, 2963}, /* %40 %41 */
    {TNI_STEP_SOME, 1, 43, 0, 576}, /* %42 */
    {TNI_STEP_CALL, 4, 44, 33, 5633}, /* %39 %43 %40 %30 sum.dim_IntList */
    {TNI_STEP_COPY, 1, 45, 0, 577}, /* %44 */
    {TNI_STEP_JUMP, 0, 0, 52, 0}, /* */
    {TNI_STEP_LIST, 1, 46, 0, 3}, /* %3 */
    {TNI_STEP_NONE, 0, 47, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 48, 99, 5637}, /* %7 %46 %47 %47 %47 %47 new_zeros */
    {TNI_STEP_COPY, 1, 45, 0, 582}, /* %48 */
    {TNI_STEP_GIVE, 1, 0, 4, 575}, /* %45 */
    /* program 597 */
    {TNI_STEP_REFUSE, 0, 0, 31, 552}, /* "native_group_norm_backward mean" */
    /* program 598 */
    {TNI_STEP_REFUSE, 0, 0, 31, 584}, /* "native_group_norm_backward rstd" */
    /* program 599 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 5, 213, 1181}, /* %2 %3 %4 %1 _softmax_backward_data */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 600 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_TANGENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_RESULT, 0, 3, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 4, 5, 213, 1181}, /* %2 %3 %4 %1 _softmax_backward_data */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 601 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 213, 305}, /* %0 %1 %2 %3 _softmax_backward_data */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 602 */
    {TNI_STEP_SAVED, 0, 0, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 88}, /* %0 %1 mul.Tensor */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_SOME, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 8, 33, 4032}, /* %2 %5 %6 %7 sum.dim_IntList */
    {TNI_STEP_SCALAR, 1, 9, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 10, 22, 2350}, /* %0 %8 %9 sub.Tensor */
    {TNI_STEP_GRAD, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 1, 108}, /* %11 %10 mul.Tensor */
    {TNI_STEP_CALL, 2, 13, 1, 112}, /* %11 %1 mul.Tensor */
    {TNI_STEP_CALL, 4, 14, 33, 5643}, /* %13 %5 %6 %7 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 15, 1, 33}, /* %0 %14 mul.Tensor */
    {TNI_STEP_CALL, 3, 16, 22, 5647}, /* %12 %15 %9 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 38}, /* %16 */
    /* program 603 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 213, 305}, /* %0 %1 %2 %3 _softmax_backward_data */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 1, 85}, /* %5 %1 mul.Tensor */
    {TNI_STEP_LIST, 1, 7, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 10, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 11, 33, 4493}, /* %6 %8 %9 %10 sum.dim_IntList */
    {TNI_STEP_SCALAR, 1, 12, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 3, 13, 22, 5650}, /* %5 %11 %12 sub.Tensor */
    {TNI_STEP_TANGENT, 0, 14, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 15, 1, 34}, /* %14 %13 mul.Tensor */
    {TNI_STEP_CALL, 3, 16, 28, 5653}, /* %4 %15 %12 add.Tensor */
    {TNI_STEP_CALL, 2, 17, 1, 815}, /* %5 %14 mul.Tensor */
    {TNI_STEP_CALL, 4, 18, 33, 5656}, /* %17 %8 %9 %10 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 19, 1, 53}, /* %1 %18 mul.Tensor */
    {TNI_STEP_CALL, 3, 20, 22, 5660}, /* %16 %19 %12 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 55}, /* %20 */
    /* program 604 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 5, 214, 1181}, /* %2 %3 %4 %1 _log_softmax_backward_data */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 605 */
    {TNI_STEP_RESULT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 19, 0}, /* %0 exp */
    {TNI_STEP_TANGENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 94}, /* %1 %2 mul.Tensor */
    {TNI_STEP_ARGUMENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_SOME, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 9, 33, 174}, /* %3 %6 %7 %8 sum.dim_IntList */
    {TNI_STEP_SCALAR, 1, 10, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 11, 22, 21}, /* %2 %9 %10 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    /* program 606 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 19, 0}, /* %0 exp */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 1}, /* %2 %1 mul.Tensor */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_SOME, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 9, 33, 174}, /* %3 %6 %7 %8 sum.dim_IntList */
    {TNI_STEP_SCALAR, 1, 10, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 11, 22, 21}, /* %2 %9 %10 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    /* program 607 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 19, 1}, /* %2 exp */
    {TNI_STEP_CALL, 2, 4, 1, 2}, /* %1 %3 mul.Tensor */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_SOME, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 10, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 11, 33, 5663}, /* %5 %8 %9 %10 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 12, 1, 322}, /* %4 %11 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 42}, /* %12 */
    /* program 608 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 214, 305}, /* %0 %1 %2 %3 _log_softmax_backward_data */
    {TNI_STEP_CALL, 1, 5, 19, 2}, /* %1 exp */
    {TNI_STEP_TANGENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 1, 84}, /* %6 %5 mul.Tensor */
    {TNI_STEP_ARGUMENT, 0, 8, 0, 0}, /* */
    {TNI_STEP_LIST, 1, 9, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_CONSTANT, 0, 11, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 12, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 13, 33, 4382}, /* %8 %10 %11 %12 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 14, 1, 312}, /* %7 %13 mul.Tensor */
    {TNI_STEP_SCALAR, 1, 15, 2, 24}, /* %11 */
    {TNI_STEP_CALL, 3, 16, 22, 5667}, /* %4 %14 %15 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 38}, /* %16 */
    /* program 609 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 1, 0}, /* %0 */
    {TNI_STEP_NOT, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_NOT, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_COPY, 1, 4, 0, 1}, /* %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 8, 3}, /* %3 */
    {TNI_STEP_VALUE, 1, 5, 0, 0}, /* %0 */
    {TNI_STEP_COPY, 1, 4, 0, 7}, /* %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 6}, /* %4 */
    {TNI_STEP_SAVED, 0, 6, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 20, 0}, /* 0x3ff0000000000000 */
    {TNI_STEP_EQUAL, 2, 8, 3, 13}, /* %6 %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 16}, /* %8 */
    {TNI_STEP_CONSTANT, 0, 9, 2, 0}, /* 0x0 */
    {TNI_STEP_COPY, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 19, 0}, /* */
    {TNI_STEP_SUB, 2, 11, 3, 82}, /* %7 %6 */
    {TNI_STEP_DIV, 2, 12, 3, 458}, /* %7 %11 */
    {TNI_STEP_COPY, 1, 10, 0, 42}, /* %12 */
    {TNI_STEP_GRAD, 0, 13, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 14, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 15, 215, 5670}, /* %13 %14 %10 native_dropout_backward */
    {TNI_STEP_COPY, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_JUMP, 0, 0, 26, 0}, /* */
    {TNI_STEP_GRAD, 0, 17, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 16, 0, 40}, /* %17 */
    {TNI_STEP_GIVE, 1, 0, 0, 38}, /* %16 */
    /* program 610 */
    {TNI_STEP_ARGUMENT, 0, 0, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 1, 0}, /* %0 */
    {TNI_STEP_NOT, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_NOT, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_COPY, 1, 4, 0, 1}, /* %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 8, 3}, /* %3 */
    {TNI_STEP_VALUE, 1, 5, 0, 0}, /* %0 */
    {TNI_STEP_COPY, 1, 4, 0, 7}, /* %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 6}, /* %4 */
    {TNI_STEP_ARGUMENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 20, 0}, /* 0x3ff0000000000000 */
    {TNI_STEP_EQUAL, 2, 8, 3, 13}, /* %6 %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 16}, /* %8 */
    {TNI_STEP_CONSTANT, 0, 9, 2, 0}, /* 0x0 */
    {TNI_STEP_COPY, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 19, 0}, /* */
    {TNI_STEP_SUB, 2, 11, 3, 82}, /* %7 %6 */
    {TNI_STEP_DIV, 2, 12, 3, 458}, /* %7 %11 */
    {TNI_STEP_COPY, 1, 10, 0, 42}, /* %12 */
    {TNI_STEP_TANGENT, 0, 13, 0, 0}, /* */
    {TNI_STEP_RESULT, 0, 14, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 15, 215, 5670}, /* %13 %14 %10 native_dropout_backward */
    {TNI_STEP_COPY, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_JUMP, 0, 0, 26, 0}, /* */
    {TNI_STEP_TANGENT, 0, 17, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 16, 0, 40}, /* %17 */
    {TNI_STEP_GIVE, 1, 0, 0, 38}, /* %16 */
    /* program 611 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 215, 169}, /* %0 %1 %2 native_dropout_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 612 */
    {TNI_STEP_REFUSE, 0, 0, 28, 616}, /* "native_dropout_backward mask" */
    /* program 613 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 215, 169}, /* %0 %1 %2 native_dropout_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 614 */
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
    {TNI_STEP_CALL, 10, 10, 216, 5362}, /* %0 %1 %2 %3 %4 %5 %6 %7 %8 %9 _scaled_dot_product_flash_attention_for_cpu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 23}, /* %10 */
    {TNI_STEP_GIVE, 1, 0, 1, 24}, /* %11 */
    {TNI_STEP_GIVE, 1, 0, 2, 42}, /* %12 */
    /* program 615 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 4, 0}, /* %0 */
    {TNI_STEP_REFUSE, 0, 0, 32, 645}, /* "embedding with a sparse gradient" */
    {TNI_STEP_JUMP, 0, 0, 13, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_SIZE, 2, 3, 0, 94}, /* %1 %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 4, 0}, /* */
    {TNI_STEP_CALL, 5, 8, 217, 5673}, /* %4 %5 %3 %6 %7 embedding_dense_backward */
    {TNI_STEP_COPY, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 616 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 5, 4, 218, 305}, /* %0 %1 %2 %3 %3 embedding */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 2, 7, 12, 117}, /* %1 %6 eq.Scalar */
    {TNI_STEP_CALL, 2, 8, 31, 239}, /* %7 %2 unsqueeze */
    {TNI_STEP_SCALAR, 1, 9, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 3, 10, 13, 1211}, /* %4 %8 %9 masked_fill.Scalar */
    {TNI_STEP_SAVED, 0, 11, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 24}, /* %11 */
    {TNI_STEP_CALL, 3, 12, 187, 5678}, /* %1 %3 %2 flatten.using_ints */
    {TNI_STEP_NONE, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 14, 219, 5681}, /* %12 %13 %3 bincount */
    {TNI_STEP_CALL, 3, 15, 187, 5678}, /* %1 %3 %2 flatten.using_ints */
    {TNI_STEP_CALL, 3, 16, 171, 5684}, /* %14 %3 %15 index_select */
    {TNI_STEP_SIZES, 1, 17, 0, 2}, /* %1 */
    {TNI_STEP_CALL, 2, 18, 92, 1225}, /* %16 %17 reshape */
    {TNI_STEP_CALL, 2, 19, 31, 3946}, /* %18 %2 unsqueeze */
    {TNI_STEP_CALL, 2, 20, 15, 693}, /* %10 %19 div.Tensor */
    {TNI_STEP_COPY, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_COPY, 1, 21, 0, 23}, /* %10 */
    {TNI_STEP_GIVE, 1, 0, 0, 72}, /* %21 */
    /* program 617 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 217, 503}, /* %0 %1 %2 %3 %4 embedding_dense_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 618 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 4, 0}, /* %0 */
    {TNI_STEP_REFUSE, 0, 0, 37, 678}, /* "_embedding_bag with a sparse gradient" */
    {TNI_STEP_JUMP, 0, 0, 18, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_SIZE, 2, 3, 0, 94}, /* %1 %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 6, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 7, 0}, /* */
    {TNI_STEP_SAVED, 0, 11, 8, 0}, /* */
    {TNI_STEP_SAVED, 0, 12, 9, 0}, /* */
    {TNI_STEP_CALL, 10, 13, 220, 5687}, /* %4 %5 %6 %7 %8 %3 %9 %10 %11 %12 _embedding_bag_dense_backward */
    {TNI_STEP_COPY, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 619 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 10, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 11, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 7, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 9, 0}, /* */
    {TNI_STEP_CALL, 7, 7, 221, 712}, /* %0 %1 %2 %3 %4 %5 %6 _embedding_bag_per_sample_weights_backward */
    {TNI_STEP_GIVE, 1, 0, 1, 14}, /* %7 */
    /* program 620 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 222, 169}, /* %0 %1 %2 reflection_pad1d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 621 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 223, 88}, /* %0 %1 reflection_pad1d */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 622 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 222, 169}, /* %0 %1 %2 reflection_pad1d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 623 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 224, 169}, /* %0 %1 %2 reflection_pad2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 624 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 225, 88}, /* %0 %1 reflection_pad2d */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 625 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 224, 169}, /* %0 %1 %2 reflection_pad2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 626 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 226, 169}, /* %0 %1 %2 reflection_pad3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 627 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 227, 88}, /* %0 %1 reflection_pad3d */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 628 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 226, 169}, /* %0 %1 %2 reflection_pad3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 629 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 228, 169}, /* %0 %1 %2 replication_pad1d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 630 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 229, 88}, /* %0 %1 replication_pad1d */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 631 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 228, 169}, /* %0 %1 %2 replication_pad1d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 632 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 230, 169}, /* %0 %1 %2 replication_pad2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 633 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 231, 88}, /* %0 %1 replication_pad2d */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 634 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 230, 169}, /* %0 %1 %2 replication_pad2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 635 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 232, 169}, /* %0 %1 %2 replication_pad3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 636 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 233, 88}, /* %0 %1 replication_pad3d */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 637 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 232, 169}, /* %0 %1 %2 replication_pad3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 638 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 234, 5697}, /* %2 %3 %1 %4 %5 %6 _upsample_bicubic2d_aa_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 639 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 235, 503}, /* %0 %1 %2 %3 %4 _upsample_bicubic2d_aa */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 640 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 236, 5697}, /* %2 %3 %1 %4 %5 %6 _upsample_bilinear2d_aa_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 641 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 237, 503}, /* %0 %1 %2 %3 %4 _upsample_bilinear2d_aa */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 642 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 238, 5697}, /* %2 %3 %1 %4 %5 %6 _upsample_lanczos2d_aa_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 643 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 239, 503}, /* %0 %1 %2 %3 %4 _upsample_lanczos2d_aa */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 644 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 5, 240, 5697}, /* %2 %3 %1 %4 _upsample_nearest_exact1d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 645 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 241, 169}, /* %0 %1 %2 _upsample_nearest_exact1d */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 646 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 6, 242, 5697}, /* %2 %3 %1 %4 %5 _upsample_nearest_exact2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 647 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 243, 305}, /* %0 %1 %2 %3 _upsample_nearest_exact2d */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 648 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 244, 5697}, /* %2 %3 %1 %4 %5 %6 _upsample_nearest_exact3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 649 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 245, 503}, /* %0 %1 %2 %3 %4 _upsample_nearest_exact3d */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 650 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 246, 5697}, /* %2 %3 %1 %4 %5 %6 upsample_bicubic2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 651 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 247, 503}, /* %0 %1 %2 %3 %4 upsample_bicubic2d */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 652 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 248, 5697}, /* %2 %3 %1 %4 %5 %6 upsample_bilinear2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 653 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 249, 503}, /* %0 %1 %2 %3 %4 upsample_bilinear2d */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 654 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 6, 250, 5697}, /* %2 %3 %1 %4 %5 upsample_linear1d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 655 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 251, 305}, /* %0 %1 %2 %3 upsample_linear1d */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 656 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 5, 252, 5697}, /* %2 %3 %1 %4 upsample_nearest1d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 657 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 253, 169}, /* %0 %1 %2 upsample_nearest1d */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 658 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 6, 254, 5697}, /* %2 %3 %1 %4 %5 upsample_nearest2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 659 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 255, 305}, /* %0 %1 %2 %3 upsample_nearest2d */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 660 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 256, 5697}, /* %2 %3 %1 %4 %5 %6 upsample_nearest3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 661 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 257, 503}, /* %0 %1 %2 %3 %4 upsample_nearest3d */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 662 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 5, 0}, /* */
    {TNI_STEP_CALL, 7, 8, 258, 5703}, /* %2 %3 %1 %4 %5 %6 %7 upsample_trilinear3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 663 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 6, 259, 503}, /* %0 %1 %2 %3 %4 %5 upsample_trilinear3d */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 664 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_MASK, 0, 6, 0, 2}, /* */
    {TNI_STEP_CALL, 7, 7, 260, 712}, /* %0 %1 %2 %3 %4 %5 %6 grid_sampler_2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    {TNI_STEP_GIVE, 1, 0, 1, 16}, /* %8 */
    /* program 665 */
    {TNI_STEP_REFUSE, 0, 0, 24, 716}, /* "grid_sampler_2d_backward" */
    /* program 666 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_MASK, 0, 6, 0, 2}, /* */
    {TNI_STEP_CALL, 7, 7, 261, 712}, /* %0 %1 %2 %3 %4 %5 %6 grid_sampler_3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    {TNI_STEP_GIVE, 1, 0, 1, 16}, /* %8 */
    /* program 667 */
    {TNI_STEP_REFUSE, 0, 0, 24, 741}, /* "grid_sampler_3d_backward" */
    /* program 668 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 2, 140, 88}, /* %0 %1 contiguous */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 7, 262, 714}, /* %2 %3 %4 %5 %6 _cdist_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 669 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CONSTANT, 0, 2, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 3, 3, 108, 169}, /* %0 %1 %2 transpose.int */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 5, 140, 56}, /* %3 %4 contiguous */
    {TNI_STEP_SAVED, 0, 6, 3, 0}, /* */
    {TNI_STEP_CALL, 3, 7, 108, 5710}, /* %6 %1 %2 transpose.int */
    {TNI_STEP_CALL, 2, 8, 140, 400}, /* %7 %4 contiguous */
    {TNI_STEP_SAVED, 0, 9, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 11, 2, 0}, /* */
    {TNI_STEP_CALL, 5, 12, 262, 5713}, /* %5 %9 %10 %11 %8 _cdist_backward */
    {TNI_STEP_GIVE, 1, 0, 1, 42}, /* %12 */
    /* program 670 */
    {TNI_STEP_REFUSE, 0, 0, 15, 766}, /* "_cdist_backward" */
    /* program 671 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 15, 88}, /* %0 %1 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 12, 100}, /* %1 %4 eq.Scalar */
    {TNI_STEP_CALL, 3, 6, 13, 204}, /* %2 %5 %4 masked_fill.Scalar */
    {TNI_STEP_CONSTANT, 0, 7, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_LIST, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_SOME, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_CONSTANT, 0, 10, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 12, 33, 5718}, /* %6 %9 %10 %11 sum.dim_IntList */
    {TNI_STEP_SAVED, 0, 13, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 14, 1, 155}, /* %13 %12 mul.Tensor */
    {TNI_STEP_SAVED, 0, 15, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 16, 117, 160}, /* %6 %15 matmul */
    {TNI_STEP_SCALAR, 1, 17, 2, 23}, /* %10 */
    {TNI_STEP_CALL, 3, 18, 22, 2329}, /* %14 %16 %17 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 39}, /* %18 */
    /* program 672 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 15, 88}, /* %0 %1 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 12, 100}, /* %1 %4 eq.Scalar */
    {TNI_STEP_CALL, 3, 6, 13, 204}, /* %2 %5 %4 masked_fill.Scalar */
    {TNI_STEP_CONSTANT, 0, 7, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CONSTANT, 0, 8, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 3, 9, 108, 175}, /* %6 %7 %8 transpose.int */
    {TNI_STEP_LIST, 1, 10, 0, 14}, /* %7 */
    {TNI_STEP_SOME, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_CONSTANT, 0, 12, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 14, 33, 5722}, /* %9 %11 %12 %13 sum.dim_IntList */
    {TNI_STEP_SAVED, 0, 15, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 16, 1, 210}, /* %15 %14 mul.Tensor */
    {TNI_STEP_SAVED, 0, 17, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 18, 117, 471}, /* %9 %17 matmul */
    {TNI_STEP_SCALAR, 1, 19, 2, 42}, /* %12 */
    {TNI_STEP_CALL, 3, 20, 22, 5726}, /* %16 %18 %19 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 55}, /* %20 */
    /* program 673 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 88}, /* %0 %1 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 3, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_LIST, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_SOME, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 8, 33, 4032}, /* %2 %5 %6 %7 sum.dim_IntList */
    {TNI_STEP_TANGENT, 0, 9, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 10, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 11, 1, 22}, /* %9 %10 mul.Tensor */
    {TNI_STEP_CALL, 4, 12, 33, 5729}, /* %11 %5 %6 %7 sum.dim_IntList */
    {TNI_STEP_CONSTANT, 0, 13, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 3, 14, 108, 5733}, /* %12 %3 %13 transpose.int */
    {TNI_STEP_SCALAR, 1, 15, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 16, 28, 3934}, /* %8 %14 %15 add.Tensor */
    {TNI_STEP_CALL, 3, 17, 108, 5736}, /* %10 %3 %13 transpose.int */
    {TNI_STEP_CALL, 2, 18, 117, 1615}, /* %0 %17 matmul */
    {TNI_STEP_CALL, 3, 19, 22, 5739}, /* %16 %18 %15 sub.Tensor */
    {TNI_STEP_CALL, 3, 20, 108, 5742}, /* %9 %3 %13 transpose.int */
    {TNI_STEP_CALL, 2, 21, 117, 610}, /* %1 %20 matmul */
    {TNI_STEP_CALL, 3, 22, 22, 5745}, /* %19 %21 %15 sub.Tensor */
    {TNI_STEP_RESULT, 0, 23, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 24, 15, 594}, /* %22 %23 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 25, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 26, 2, 75}, /* %25 */
    {TNI_STEP_CALL, 2, 27, 12, 791}, /* %23 %26 eq.Scalar */
    {TNI_STEP_CALL, 3, 28, 13, 5748}, /* %24 %27 %26 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 302}, /* %28 */
    /* program 674 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 263, 305}, /* %0 %1 %2 %3 _pdist_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 675 */
    {TNI_STEP_REFUSE, 0, 0, 15, 782}, /* "_pdist_backward" */
    /* program 676 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 264, 503}, /* %0 %1 %2 %3 %4 binary_cross_entropy_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 677 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_CALL, 3, 3, 4, 163}, /* %0 %2 %2 rsub.Scalar */
    {TNI_STEP_CALL, 1, 4, 39, 3}, /* %3 log */
    {TNI_STEP_CONSTANT, 0, 5, 34, 0}, /* 0xffffffffffffff9c */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 2, 7, 98, 18}, /* %4 %6 clamp_min */
    {TNI_STEP_CALL, 1, 8, 39, 0}, /* %0 log */
    {TNI_STEP_CALL, 2, 9, 98, 278}, /* %8 %6 clamp_min */
    {TNI_STEP_CALL, 3, 10, 22, 355}, /* %7 %9 %2 sub.Tensor */
    {TNI_STEP_GRAD, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 1, 108}, /* %11 %10 mul.Tensor */
    {TNI_STEP_SAVED, 0, 13, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 14, 3, 35}, /* %13 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 20, 34}, /* %14 */
    {TNI_STEP_VALUE, 1, 15, 0, 35}, /* %13 */
    {TNI_STEP_CALL, 2, 16, 1, 62}, /* %12 %15 mul.Tensor */
    {TNI_STEP_COPY, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_JUMP, 0, 0, 21, 0}, /* */
    {TNI_STEP_COPY, 1, 17, 0, 42}, /* %12 */
    {TNI_STEP_SAVED, 0, 18, 3, 0}, /* */
    {TNI_STEP_EQUAL, 2, 19, 2, 2405}, /* %18 %1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 29, 41}, /* %19 */
    {TNI_STEP_NUMEL, 1, 20, 0, 40}, /* %17 */
    {TNI_STEP_SCALAR, 1, 21, 2, 55}, /* %20 */
    {TNI_STEP_CALL, 2, 22, 42, 5751}, /* %17 %21 div.Scalar */
    {TNI_STEP_COPY, 1, 23, 0, 73}, /* %22 */
    {TNI_STEP_JUMP, 0, 0, 30, 0}, /* */
    {TNI_STEP_COPY, 1, 23, 0, 40}, /* %17 */
    {TNI_STEP_GIVE, 1, 0, 1, 81}, /* %23 */
    /* program 678 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 5, 5, 264, 503}, /* %0 %1 %2 %3 %4 binary_cross_entropy_backward */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 4, 637}, /* %1 %7 %7 rsub.Scalar */
    {TNI_STEP_CALL, 1, 9, 39, 16}, /* %8 log */
    {TNI_STEP_CONSTANT, 0, 10, 34, 0}, /* 0xffffffffffffff9c */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_CALL, 2, 12, 98, 60}, /* %9 %11 clamp_min */
    {TNI_STEP_CALL, 1, 13, 39, 2}, /* %1 log */
    {TNI_STEP_CALL, 2, 14, 98, 219}, /* %13 %11 clamp_min */
    {TNI_STEP_CALL, 3, 15, 22, 5753}, /* %12 %14 %7 sub.Tensor */
    {TNI_STEP_TANGENT, 0, 16, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 1, 231}, /* %16 %15 mul.Tensor */
    {TNI_STEP_IS_DEFINED, 1, 18, 3, 3}, /* %3 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 39}, /* %18 */
    {TNI_STEP_VALUE, 1, 19, 0, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 20, 1, 40}, /* %17 %19 mul.Tensor */
    {TNI_STEP_COPY, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_COPY, 1, 21, 0, 40}, /* %17 */
    {TNI_STEP_CALL, 3, 22, 28, 5756}, /* %5 %21 %7 add.Tensor */
    {TNI_STEP_ARGUMENT, 0, 23, 3, 0}, /* */
    {TNI_STEP_EQUAL, 2, 24, 2, 5759}, /* %23 %6 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 33, 74}, /* %24 */
    {TNI_STEP_NONE, 0, 25, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 26, 265, 4850}, /* %22 %25 mean */
    {TNI_STEP_COPY, 1, 27, 0, 80}, /* %26 */
    {TNI_STEP_JUMP, 0, 0, 42, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 28, 1, 0}, /* 0x2 */
    {TNI_STEP_EQUAL, 2, 29, 2, 553}, /* %23 %28 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 40, 304}, /* %29 */
    {TNI_STEP_NONE, 0, 30, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 31, 95, 2343}, /* %22 %30 sum */
    {TNI_STEP_COPY, 1, 32, 0, 560}, /* %31 */
    {TNI_STEP_JUMP, 0, 0, 41, 0}, /* */
    {TNI_STEP_COPY, 1, 32, 0, 73}, /* %22 */
    {TNI_STEP_COPY, 1, 27, 0, 563}, /* %32 */
    {TNI_STEP_GIVE, 1, 0, 0, 300}, /* %27 */
    /* program 679 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_CALL, 3, 3, 4, 163}, /* %0 %2 %2 rsub.Scalar */
    {TNI_STEP_CALL, 2, 4, 1, 25}, /* %0 %3 mul.Tensor */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 4, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 1, 12}, /* %5 %6 mul.Tensor */
    {TNI_STEP_CALL, 2, 8, 1, 32}, /* %0 %0 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 9, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_SCALED, 2, 11, 0, 3102}, /* %0 %10 */
    {TNI_STEP_SAVED, 0, 12, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 13, 1, 61}, /* %11 %12 mul.Tensor */
    {TNI_STEP_CALL, 3, 14, 22, 5761}, /* %8 %13 %2 sub.Tensor */
    {TNI_STEP_CALL, 3, 15, 28, 493}, /* %14 %12 %2 add.Tensor */
    {TNI_STEP_CALL, 2, 16, 1, 469}, /* %7 %15 mul.Tensor */
    {TNI_STEP_CALL, 2, 17, 1, 101}, /* %4 %4 mul.Tensor */
    {TNI_STEP_CALL, 2, 18, 15, 1225}, /* %16 %17 div.Tensor */
    {TNI_STEP_SAVED, 0, 19, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 20, 3, 41}, /* %19 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 26, 55}, /* %20 */
    {TNI_STEP_VALUE, 1, 21, 0, 41}, /* %19 */
    {TNI_STEP_CALL, 2, 22, 1, 1258}, /* %18 %21 mul.Tensor */
    {TNI_STEP_COPY, 1, 23, 0, 73}, /* %22 */
    {TNI_STEP_JUMP, 0, 0, 27, 0}, /* */
    {TNI_STEP_COPY, 1, 23, 0, 39}, /* %18 */
    {TNI_STEP_SAVED, 0, 24, 3, 0}, /* */
    {TNI_STEP_EQUAL, 2, 25, 2, 5764}, /* %24 %1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 35, 75}, /* %25 */
    {TNI_STEP_NUMEL, 1, 26, 0, 81}, /* %23 */
    {TNI_STEP_SCALAR, 1, 27, 2, 80}, /* %26 */
    {TNI_STEP_CALL, 2, 28, 42, 1243}, /* %23 %27 div.Scalar */
    {TNI_STEP_COPY, 1, 29, 0, 302}, /* %28 */
    {TNI_STEP_JUMP, 0, 0, 36, 0}, /* */
    {TNI_STEP_COPY, 1, 29, 0, 81}, /* %23 */
    {TNI_STEP_GIVE, 1, 0, 1, 304}, /* %29 */
    /* program 680 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 4, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 94}, /* %1 %2 mul.Tensor */
    {TNI_STEP_SAVED, 0, 4, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 3, 7, 4, 18}, /* %4 %6 %6 rsub.Scalar */
    {TNI_STEP_CALL, 2, 8, 1, 206}, /* %4 %7 mul.Tensor */
    {TNI_STEP_CALL, 2, 9, 15, 395}, /* %3 %8 div.Tensor */
    {TNI_STEP_SAVED, 0, 10, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 11, 3, 23}, /* %10 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 17, 24}, /* %11 */
    {TNI_STEP_VALUE, 1, 12, 0, 23}, /* %10 */
    {TNI_STEP_CALL, 2, 13, 1, 208}, /* %9 %12 mul.Tensor */
    {TNI_STEP_COPY, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_JUMP, 0, 0, 18, 0}, /* */
    {TNI_STEP_COPY, 1, 14, 0, 17}, /* %9 */
    {TNI_STEP_SAVED, 0, 15, 3, 0}, /* */
    {TNI_STEP_EQUAL, 2, 16, 2, 4044}, /* %15 %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 26, 38}, /* %16 */
    {TNI_STEP_NUMEL, 1, 17, 0, 34}, /* %14 */
    {TNI_STEP_SCALAR, 1, 18, 2, 40}, /* %17 */
    {TNI_STEP_CALL, 2, 19, 42, 211}, /* %14 %18 div.Scalar */
    {TNI_STEP_COPY, 1, 20, 0, 41}, /* %19 */
    {TNI_STEP_JUMP, 0, 0, 27, 0}, /* */
    {TNI_STEP_COPY, 1, 20, 0, 34}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 2, 55}, /* %20 */
    /* program 681 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 3, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 18, 2}, /* %1 */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 3, 5, 4, 166}, /* %2 %4 %4 rsub.Scalar */
    {TNI_STEP_VALUE, 1, 6, 0, 0}, /* %0 */
    {TNI_STEP_CALL, 3, 7, 6, 5766}, /* %6 %4 %4 sub.Scalar */
    {TNI_STEP_CALL, 2, 8, 1, 239}, /* %7 %2 mul.Tensor */
    {TNI_STEP_CALL, 3, 9, 7, 756}, /* %8 %4 %4 add.Scalar */
    {TNI_STEP_SAVED, 0, 10, 2, 0}, /* */
    {TNI_STEP_CALL, 1, 11, 3, 23}, /* %10 neg */
    {TNI_STEP_CALL, 1, 12, 72, 24}, /* %11 sigmoid */
    {TNI_STEP_CALL, 2, 13, 1, 208}, /* %9 %12 mul.Tensor */
    {TNI_STEP_CALL, 3, 14, 22, 5769}, /* %5 %13 %4 sub.Tensor */
    {TNI_STEP_COPY, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_SAVED, 0, 16, 2, 0}, /* */
    {TNI_STEP_CALL, 1, 17, 72, 38}, /* %16 sigmoid */
    {TNI_STEP_SAVED, 0, 18, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 19, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 20, 2, 41}, /* %19 */
    {TNI_STEP_CALL, 3, 21, 22, 473}, /* %17 %18 %20 sub.Tensor */
    {TNI_STEP_COPY, 1, 15, 0, 72}, /* %21 */
    {TNI_STEP_GRAD, 0, 22, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 23, 1, 5772}, /* %22 %15 mul.Tensor */
    {TNI_STEP_SAVED, 0, 24, 3, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 25, 3, 74}, /* %24 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 34, 75}, /* %25 */
    {TNI_STEP_VALUE, 1, 26, 0, 74}, /* %24 */
    {TNI_STEP_CALL, 2, 27, 1, 791}, /* %23 %26 mul.Tensor */
    {TNI_STEP_COPY, 1, 28, 0, 300}, /* %27 */
    {TNI_STEP_JUMP, 0, 0, 35, 0}, /* */
    {TNI_STEP_COPY, 1, 28, 0, 81}, /* %23 */
    {TNI_STEP_SAVED, 0, 29, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 30, 0, 0}, /* 0x1 */
    {TNI_STEP_EQUAL, 2, 31, 2, 1042}, /* %29 %30 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 44, 560}, /* %31 */
    {TNI_STEP_NUMEL, 1, 32, 0, 302}, /* %28 */
    {TNI_STEP_SCALAR, 1, 33, 2, 563}, /* %32 */
    {TNI_STEP_CALL, 2, 34, 42, 4389}, /* %28 %33 div.Scalar */
    {TNI_STEP_COPY, 1, 35, 0, 567}, /* %34 */
    {TNI_STEP_JUMP, 0, 0, 45, 0}, /* */
    {TNI_STEP_COPY, 1, 35, 0, 302}, /* %28 */
    {TNI_STEP_GIVE, 1, 0, 0, 586}, /* %35 */
    /* program 682 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 3, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 2}, /* %1 */
    {TNI_STEP_VALUE, 1, 2, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 3, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 3, 5, 6, 166}, /* %2 %4 %4 sub.Scalar */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_CALL, 1, 7, 3, 13}, /* %6 neg */
    {TNI_STEP_CONSTANT, 0, 8, 35, 0}, /* 0x14 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 3, 10, 266, 5774}, /* %7 %4 %9 softplus */
    {TNI_STEP_CALL, 2, 11, 1, 1107}, /* %5 %10 mul.Tensor */
    {TNI_STEP_CALL, 3, 12, 22, 1117}, /* %11 %6 %4 sub.Tensor */
    {TNI_STEP_COPY, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_JUMP, 0, 0, 19, 0}, /* */
    {TNI_STEP_SAVED, 0, 14, 2, 0}, /* */
    {TNI_STEP_CALL, 1, 15, 3, 34}, /* %14 neg */
    {TNI_STEP_COPY, 1, 13, 0, 36}, /* %15 */
    {TNI_STEP_GRAD, 0, 16, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 1, 772}, /* %16 %13 mul.Tensor */
    {TNI_STEP_SAVED, 0, 18, 3, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 19, 3, 39}, /* %18 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 28, 41}, /* %19 */
    {TNI_STEP_VALUE, 1, 20, 0, 39}, /* %18 */
    {TNI_STEP_CALL, 2, 21, 1, 2331}, /* %17 %20 mul.Tensor */
    {TNI_STEP_COPY, 1, 22, 0, 72}, /* %21 */
    {TNI_STEP_JUMP, 0, 0, 29, 0}, /* */
    {TNI_STEP_COPY, 1, 22, 0, 40}, /* %17 */
    {TNI_STEP_SAVED, 0, 23, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 24, 0, 0}, /* 0x1 */
    {TNI_STEP_EQUAL, 2, 25, 2, 840}, /* %23 %24 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 38, 75}, /* %25 */
    {TNI_STEP_NUMEL, 1, 26, 0, 73}, /* %22 */
    {TNI_STEP_SCALAR, 1, 27, 2, 80}, /* %26 */
    {TNI_STEP_CALL, 2, 28, 42, 1330}, /* %22 %27 div.Scalar */
    {TNI_STEP_COPY, 1, 29, 0, 302}, /* %28 */
    {TNI_STEP_JUMP, 0, 0, 39, 0}, /* */
    {TNI_STEP_COPY, 1, 29, 0, 73}, /* %22 */
    {TNI_STEP_GIVE, 1, 0, 1, 304}, /* %29 */
    /* program 683 */
    {TNI_STEP_ARGUMENT, 0, 0, 3, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 3, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 18, 2}, /* %1 */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 3, 5, 4, 166}, /* %2 %4 %4 rsub.Scalar */
    {TNI_STEP_VALUE, 1, 6, 0, 0}, /* %0 */
    {TNI_STEP_CALL, 3, 7, 6, 5766}, /* %6 %4 %4 sub.Scalar */
    {TNI_STEP_CALL, 2, 8, 1, 239}, /* %7 %2 mul.Tensor */
    {TNI_STEP_CALL, 3, 9, 7, 756}, /* %8 %4 %4 add.Scalar */
    {TNI_STEP_ARGUMENT, 0, 10, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 11, 3, 23}, /* %10 neg */
    {TNI_STEP_CALL, 1, 12, 72, 24}, /* %11 sigmoid */
    {TNI_STEP_CALL, 2, 13, 1, 208}, /* %9 %12 mul.Tensor */
    {TNI_STEP_CALL, 3, 14, 22, 5769}, /* %5 %13 %4 sub.Tensor */
    {TNI_STEP_COPY, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 16, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 17, 72, 38}, /* %16 sigmoid */
    {TNI_STEP_ARGUMENT, 0, 18, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 19, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 20, 2, 41}, /* %19 */
    {TNI_STEP_CALL, 3, 21, 22, 473}, /* %17 %18 %20 sub.Tensor */
    {TNI_STEP_COPY, 1, 15, 0, 72}, /* %21 */
    {TNI_STEP_TANGENT, 0, 22, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 23, 1, 5772}, /* %22 %15 mul.Tensor */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 41, 2}, /* %1 */
    {TNI_STEP_VALUE, 1, 24, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 25, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 26, 2, 75}, /* %25 */
    {TNI_STEP_CALL, 3, 27, 6, 5777}, /* %24 %26 %26 sub.Scalar */
    {TNI_STEP_ARGUMENT, 0, 28, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 29, 3, 302}, /* %28 neg */
    {TNI_STEP_CONSTANT, 0, 30, 35, 0}, /* 0x14 */
    {TNI_STEP_SCALAR, 1, 31, 2, 558}, /* %30 */
    {TNI_STEP_CALL, 3, 32, 266, 5780}, /* %29 %26 %31 softplus */
    {TNI_STEP_CALL, 2, 33, 1, 1331}, /* %27 %32 mul.Tensor */
    {TNI_STEP_CALL, 3, 34, 22, 5783}, /* %33 %28 %26 sub.Tensor */
    {TNI_STEP_COPY, 1, 35, 0, 567}, /* %34 */
    {TNI_STEP_JUMP, 0, 0, 44, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 36, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 37, 3, 568}, /* %36 neg */
    {TNI_STEP_COPY, 1, 35, 0, 571}, /* %37 */
    {TNI_STEP_TANGENT, 0, 38, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 39, 1, 5786}, /* %38 %35 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 40, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 41, 2, 573}, /* %40 */
    {TNI_STEP_CALL, 3, 42, 28, 5788}, /* %23 %39 %41 add.Tensor */
    {TNI_STEP_ARGUMENT, 0, 43, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 44, 3, 574}, /* %43 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 56, 577}, /* %44 */
    {TNI_STEP_VALUE, 1, 45, 0, 574}, /* %43 */
    {TNI_STEP_CALL, 2, 46, 1, 5791}, /* %42 %45 mul.Tensor */
    {TNI_STEP_COPY, 1, 47, 0, 578}, /* %46 */
    {TNI_STEP_JUMP, 0, 0, 57, 0}, /* */
    {TNI_STEP_COPY, 1, 47, 0, 576}, /* %42 */
    {TNI_STEP_ARGUMENT, 0, 48, 4, 0}, /* */
    {TNI_STEP_EQUAL, 2, 49, 2, 5793}, /* %48 %40 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 64, 581}, /* %49 */
    {TNI_STEP_NONE, 0, 50, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 51, 265, 2886}, /* %47 %50 mean */
    {TNI_STEP_COPY, 1, 52, 0, 584}, /* %51 */
    {TNI_STEP_JUMP, 0, 0, 73, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 53, 1, 0}, /* 0x2 */
    {TNI_STEP_EQUAL, 2, 54, 2, 5018}, /* %48 %53 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 71, 632}, /* %54 */
    {TNI_STEP_NONE, 0, 55, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 56, 95, 5795}, /* %47 %55 sum */
    {TNI_STEP_COPY, 1, 57, 0, 636}, /* %56 */
    {TNI_STEP_JUMP, 0, 0, 72, 0}, /* */
    {TNI_STEP_COPY, 1, 57, 0, 580}, /* %47 */
    {TNI_STEP_COPY, 1, 52, 0, 1172}, /* %57 */
    {TNI_STEP_GIVE, 1, 0, 0, 587}, /* %52 */
    /* program 684 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 267, 503}, /* %0 %1 %2 %3 %4 huber_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 685 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 267, 503}, /* %0 %1 %2 %3 %4 huber_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 1, 7}, /* %5 */
    /* program 686 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 22, 381}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_ARGUMENT, 0, 8, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 9, 267, 746}, /* %4 %5 %6 %7 %8 huber_loss_backward */
    {TNI_STEP_ARGUMENT, 0, 10, 2, 0}, /* */
    {TNI_STEP_EQUAL, 2, 11, 2, 2273}, /* %10 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 17, 24}, /* %11 */
    {TNI_STEP_NONE, 0, 12, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 13, 265, 208}, /* %9 %12 mean */
    {TNI_STEP_COPY, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_JUMP, 0, 0, 26, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 15, 1, 0}, /* 0x2 */
    {TNI_STEP_EQUAL, 2, 16, 2, 698}, /* %10 %15 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 38}, /* %16 */
    {TNI_STEP_NONE, 0, 17, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 18, 95, 471}, /* %9 %17 sum */
    {TNI_STEP_COPY, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_COPY, 1, 19, 0, 17}, /* %9 */
    {TNI_STEP_COPY, 1, 14, 0, 41}, /* %19 */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 687 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 4, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 88}, /* %0 %1 mul.Tensor */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 3, 7, 22, 360}, /* %3 %4 %6 sub.Tensor */
    {TNI_STEP_CALL, 1, 8, 10, 14}, /* %7 abs */
    {TNI_STEP_SAVED, 0, 9, 3, 0}, /* */
    {TNI_STEP_SCALAR, 1, 10, 3, 17}, /* %9 */
    {TNI_STEP_CALL, 2, 11, 81, 226}, /* %8 %10 lt.Scalar */
    {TNI_STEP_CONSTANT, 0, 12, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 13, 2, 42}, /* %12 */
    {TNI_STEP_CALL, 3, 14, 25, 3527}, /* %11 %2 %13 where.ScalarOther */
    {TNI_STEP_SAVED, 0, 15, 2, 0}, /* */
    {TNI_STEP_EQUAL, 2, 16, 2, 4044}, /* %15 %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 23, 38}, /* %16 */
    {TNI_STEP_NUMEL, 1, 17, 0, 34}, /* %14 */
    {TNI_STEP_SCALAR, 1, 18, 2, 40}, /* %17 */
    {TNI_STEP_CALL, 2, 19, 42, 211}, /* %14 %18 div.Scalar */
    {TNI_STEP_COPY, 1, 20, 0, 41}, /* %19 */
    {TNI_STEP_JUMP, 0, 0, 24, 0}, /* */
    {TNI_STEP_COPY, 1, 20, 0, 34}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 1, 55}, /* %20 */
    /* program 688 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 4, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 88}, /* %0 %1 mul.Tensor */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 3, 7, 22, 360}, /* %3 %4 %6 sub.Tensor */
    {TNI_STEP_CALL, 1, 8, 10, 14}, /* %7 abs */
    {TNI_STEP_SAVED, 0, 9, 3, 0}, /* */
    {TNI_STEP_SCALAR, 1, 10, 3, 17}, /* %9 */
    {TNI_STEP_CALL, 2, 11, 81, 226}, /* %8 %10 lt.Scalar */
    {TNI_STEP_CONSTANT, 0, 12, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 13, 2, 42}, /* %12 */
    {TNI_STEP_CALL, 3, 14, 25, 3527}, /* %11 %2 %13 where.ScalarOther */
    {TNI_STEP_SAVED, 0, 15, 2, 0}, /* */
    {TNI_STEP_EQUAL, 2, 16, 2, 4044}, /* %15 %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 23, 38}, /* %16 */
    {TNI_STEP_NUMEL, 1, 17, 0, 34}, /* %14 */
    {TNI_STEP_SCALAR, 1, 18, 2, 40}, /* %17 */
    {TNI_STEP_CALL, 2, 19, 42, 211}, /* %14 %18 div.Scalar */
    {TNI_STEP_COPY, 1, 20, 0, 41}, /* %19 */
    {TNI_STEP_JUMP, 0, 0, 24, 0}, /* */
    {TNI_STEP_COPY, 1, 20, 0, 34}, /* %14 */
    {TNI_STEP_CALL, 1, 21, 3, 55}, /* %20 neg */
    {TNI_STEP_GIVE, 1, 0, 2, 72}, /* %21 */
    /* program 689 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 268, 305}, /* %0 %1 %2 %3 mse_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 690 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 268, 305}, /* %0 %1 %2 %3 mse_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 691 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 22, 381}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 8, 268, 515}, /* %4 %5 %6 %7 mse_loss_backward */
    {TNI_STEP_ARGUMENT, 0, 9, 2, 0}, /* */
    {TNI_STEP_EQUAL, 2, 10, 2, 314}, /* %9 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 23}, /* %10 */
    {TNI_STEP_NONE, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 265, 107}, /* %8 %11 mean */
    {TNI_STEP_COPY, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 14, 1, 0}, /* 0x2 */
    {TNI_STEP_EQUAL, 2, 15, 2, 461}, /* %9 %14 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 23, 36}, /* %15 */
    {TNI_STEP_NONE, 0, 16, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 95, 343}, /* %8 %16 sum */
    {TNI_STEP_COPY, 1, 18, 0, 40}, /* %17 */
    {TNI_STEP_JUMP, 0, 0, 24, 0}, /* */
    {TNI_STEP_COPY, 1, 18, 0, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 13, 0, 39}, /* %18 */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    /* program 692 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_SCALED, 2, 3, 0, 0}, /* %0 %2 */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 1, 56}, /* %3 %4 mul.Tensor */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_EQUAL, 2, 8, 2, 13}, /* %6 %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 15, 16}, /* %8 */
    {TNI_STEP_NUMEL, 1, 9, 0, 7}, /* %5 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 2, 11, 42, 1107}, /* %5 %10 div.Scalar */
    {TNI_STEP_COPY, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_JUMP, 0, 0, 16, 0}, /* */
    {TNI_STEP_COPY, 1, 12, 0, 7}, /* %5 */
    {TNI_STEP_GIVE, 1, 0, 1, 42}, /* %12 */
    /* program 693 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_SCALED, 2, 3, 0, 0}, /* %0 %2 */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 1, 56}, /* %3 %4 mul.Tensor */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_EQUAL, 2, 8, 2, 13}, /* %6 %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 15, 16}, /* %8 */
    {TNI_STEP_NUMEL, 1, 9, 0, 7}, /* %5 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 2, 11, 42, 1107}, /* %5 %10 div.Scalar */
    {TNI_STEP_COPY, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_JUMP, 0, 0, 16, 0}, /* */
    {TNI_STEP_COPY, 1, 12, 0, 7}, /* %5 */
    {TNI_STEP_CALL, 1, 13, 3, 42}, /* %12 neg */
    {TNI_STEP_GIVE, 1, 0, 2, 35}, /* %13 */
    /* program 694 */
    {TNI_STEP_ARGUMENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 22, 381}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_TANGENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 1, 115}, /* %5 %4 mul.Tensor */
    {TNI_STEP_TANGENT, 0, 7, 1, 0}, /* */
    {TNI_STEP_TANGENT, 0, 8, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 9, 22, 2637}, /* %7 %8 %3 sub.Tensor */
    {TNI_STEP_ARGUMENT, 0, 10, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 11, 1, 30}, /* %10 %9 mul.Tensor */
    {TNI_STEP_CALL, 3, 12, 28, 362}, /* %6 %11 %3 add.Tensor */
    {TNI_STEP_CONSTANT, 0, 13, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_SCALED, 2, 15, 0, 137}, /* %12 %14 */
    {TNI_STEP_ARGUMENT, 0, 16, 3, 0}, /* */
    {TNI_STEP_EQUAL, 2, 17, 2, 931}, /* %16 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 40}, /* %17 */
    {TNI_STEP_NUMEL, 1, 18, 0, 36}, /* %15 */
    {TNI_STEP_SCALAR, 1, 19, 2, 39}, /* %18 */
    {TNI_STEP_CALL, 2, 20, 42, 781}, /* %15 %19 div.Scalar */
    {TNI_STEP_COPY, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_COPY, 1, 21, 0, 36}, /* %15 */
    {TNI_STEP_GIVE, 1, 0, 0, 72}, /* %21 */
    /* program 695 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_CALL, 7, 7, 269, 712}, /* %0 %1 %2 %3 %4 %5 %6 multi_margin_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 696 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 270, 503}, /* %0 %1 %2 %3 %4 multilabel_margin_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 697 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_CALL, 7, 7, 271, 712}, /* %0 %1 %2 %3 %4 %5 %6 nll_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 698 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 272, 503}, /* %0 %1 %2 %3 %4 nll_loss_forward */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 699 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 273, 503}, /* %0 %1 %2 %3 %4 nll_loss */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 700 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 5, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 6, 0}, /* */
    {TNI_STEP_CALL, 7, 7, 271, 712}, /* %0 %1 %2 %3 %4 %5 %6 nll_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 701 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_CALL, 7, 7, 274, 712}, /* %0 %1 %2 %3 %4 %5 %6 nll_loss2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 702 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 275, 503}, /* %0 %1 %2 %3 %4 nll_loss2d_forward */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 703 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 276, 503}, /* %0 %1 %2 %3 %4 nll_loss2d */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 704 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 5, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 6, 0}, /* */
    {TNI_STEP_CALL, 7, 7, 274, 712}, /* %0 %1 %2 %3 %4 %5 %6 nll_loss2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 705 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 277, 503}, /* %0 %1 %2 %3 %4 smooth_l1_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 706 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 277, 503}, /* %0 %1 %2 %3 %4 smooth_l1_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 1, 7}, /* %5 */
    /* program 707 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 22, 381}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_ARGUMENT, 0, 8, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 9, 277, 746}, /* %4 %5 %6 %7 %8 smooth_l1_loss_backward */
    {TNI_STEP_ARGUMENT, 0, 10, 2, 0}, /* */
    {TNI_STEP_EQUAL, 2, 11, 2, 2273}, /* %10 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 17, 24}, /* %11 */
    {TNI_STEP_NONE, 0, 12, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 13, 265, 208}, /* %9 %12 mean */
    {TNI_STEP_COPY, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_JUMP, 0, 0, 26, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 15, 1, 0}, /* 0x2 */
    {TNI_STEP_EQUAL, 2, 16, 2, 698}, /* %10 %15 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 38}, /* %16 */
    {TNI_STEP_NONE, 0, 17, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 18, 95, 471}, /* %9 %17 sum */
    {TNI_STEP_COPY, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_COPY, 1, 19, 0, 17}, /* %9 */
    {TNI_STEP_COPY, 1, 14, 0, 41}, /* %19 */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 708 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 4, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 88}, /* %0 %1 mul.Tensor */
    {TNI_STEP_SAVED, 0, 3, 3, 0}, /* */
    {TNI_STEP_SCALAR, 1, 4, 3, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 42, 5}, /* %2 %4 div.Scalar */
    {TNI_STEP_SAVED, 0, 6, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 8, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 3, 10, 22, 141}, /* %6 %7 %9 sub.Tensor */
    {TNI_STEP_CALL, 1, 11, 10, 23}, /* %10 abs */
    {TNI_STEP_CALL, 2, 12, 81, 5797}, /* %11 %4 lt.Scalar */
    {TNI_STEP_CONSTANT, 0, 13, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_CALL, 3, 15, 25, 5799}, /* %12 %5 %14 where.ScalarOther */
    {TNI_STEP_SAVED, 0, 16, 2, 0}, /* */
    {TNI_STEP_EQUAL, 2, 17, 2, 151}, /* %16 %8 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 40}, /* %17 */
    {TNI_STEP_NUMEL, 1, 18, 0, 36}, /* %15 */
    {TNI_STEP_SCALAR, 1, 19, 2, 39}, /* %18 */
    {TNI_STEP_CALL, 2, 20, 42, 781}, /* %15 %19 div.Scalar */
    {TNI_STEP_COPY, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_COPY, 1, 21, 0, 36}, /* %15 */
    {TNI_STEP_GIVE, 1, 0, 1, 72}, /* %21 */
    /* program 709 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 4, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 88}, /* %0 %1 mul.Tensor */
    {TNI_STEP_SAVED, 0, 3, 3, 0}, /* */
    {TNI_STEP_SCALAR, 1, 4, 3, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 42, 5}, /* %2 %4 div.Scalar */
    {TNI_STEP_SAVED, 0, 6, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 8, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 3, 10, 22, 141}, /* %6 %7 %9 sub.Tensor */
    {TNI_STEP_CALL, 1, 11, 10, 23}, /* %10 abs */
    {TNI_STEP_CALL, 2, 12, 81, 5797}, /* %11 %4 lt.Scalar */
    {TNI_STEP_CONSTANT, 0, 13, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_CALL, 3, 15, 25, 5799}, /* %12 %5 %14 where.ScalarOther */
    {TNI_STEP_SAVED, 0, 16, 2, 0}, /* */
    {TNI_STEP_EQUAL, 2, 17, 2, 151}, /* %16 %8 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 40}, /* %17 */
    {TNI_STEP_NUMEL, 1, 18, 0, 36}, /* %15 */
    {TNI_STEP_SCALAR, 1, 19, 2, 39}, /* %18 */
    {TNI_STEP_CALL, 2, 20, 42, 781}, /* %15 %19 div.Scalar */
    {TNI_STEP_COPY, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_COPY, 1, 21, 0, 36}, /* %15 */
    {TNI_STEP_CALL, 1, 22, 3, 72}, /* %21 neg */
    {TNI_STEP_GIVE, 1, 0, 2, 73}, /* %22 */
    /* program 710 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 278, 305}, /* %0 %1 %2 %3 soft_margin_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 711 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 4, 278, 305}, /* %0 %1 %2 %3 soft_margin_loss_backward */
    {TNI_STEP_ARGUMENT, 0, 5, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_EQUAL, 2, 7, 2, 12}, /* %5 %6 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 13, 14}, /* %7 */
    {TNI_STEP_NONE, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 9, 265, 366}, /* %4 %8 mean */
    {TNI_STEP_COPY, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 22, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 11, 1, 0}, /* 0x2 */
    {TNI_STEP_EQUAL, 2, 12, 2, 498}, /* %5 %11 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 20, 42}, /* %12 */
    {TNI_STEP_NONE, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 14, 95, 147}, /* %4 %13 sum */
    {TNI_STEP_COPY, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_JUMP, 0, 0, 21, 0}, /* */
    {TNI_STEP_COPY, 1, 15, 0, 6}, /* %4 */
    {TNI_STEP_COPY, 1, 10, 0, 36}, /* %15 */
    {TNI_STEP_GIVE, 1, 0, 0, 23}, /* %10 */
    /* program 712 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 88}, /* %0 %1 mul.Tensor */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 9}, /* %2 %3 mul.Tensor */
    {TNI_STEP_CALL, 2, 5, 1, 102}, /* %4 %3 mul.Tensor */
    {TNI_STEP_SAVED, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 1, 124}, /* %3 %6 mul.Tensor */
    {TNI_STEP_CALL, 1, 8, 72, 14}, /* %7 sigmoid */
    {TNI_STEP_CALL, 2, 9, 1, 349}, /* %5 %8 mul.Tensor */
    {TNI_STEP_CALL, 1, 10, 3, 3}, /* %3 neg */
    {TNI_STEP_CALL, 2, 11, 1, 368}, /* %10 %6 mul.Tensor */
    {TNI_STEP_CALL, 1, 12, 72, 24}, /* %11 sigmoid */
    {TNI_STEP_CALL, 2, 13, 1, 208}, /* %9 %12 mul.Tensor */
    {TNI_STEP_SAVED, 0, 14, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 15, 0, 0}, /* 0x1 */
    {TNI_STEP_EQUAL, 2, 16, 2, 522}, /* %14 %15 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 23, 38}, /* %16 */
    {TNI_STEP_NUMEL, 1, 17, 0, 35}, /* %13 */
    {TNI_STEP_SCALAR, 1, 18, 2, 40}, /* %17 */
    {TNI_STEP_CALL, 2, 19, 42, 528}, /* %13 %18 div.Scalar */
    {TNI_STEP_COPY, 1, 20, 0, 41}, /* %19 */
    {TNI_STEP_JUMP, 0, 0, 24, 0}, /* */
    {TNI_STEP_COPY, 1, 20, 0, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 1, 55}, /* %20 */
    /* program 713 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 6, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 7, 0}, /* */
    {TNI_STEP_CALL, 9, 9, 279, 3926}, /* %0 %1 %2 %3 %4 %5 %6 %7 %8 _ctc_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 714 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 6, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 7, 0}, /* */
    {TNI_STEP_CALL, 9, 9, 280, 3926}, /* %0 %1 %2 %3 %4 %5 %6 %7 %8 _ctc_loss_backward.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
};

const tni_program tni_programs[] = {
    {0, 5, 4}, /* 0 */
    {5, 7, 6}, /* 1 */
    {12, 11, 10}, /* 2 */
    {23, 13, 12}, /* 3 */
    {36, 24, 20}, /* 4 */
    {60, 25, 21}, /* 5 */
    {85, 31, 27}, /* 6 */
    {116, 10, 9}, /* 7 */
    {126, 12, 11}, /* 8 */
    {138, 10, 9}, /* 9 */
    {148, 12, 11}, /* 10 */
    {160, 9, 8}, /* 11 */
    {169, 11, 10}, /* 12 */
    {180, 9, 8}, /* 13 */
    {189, 11, 10}, /* 14 */
    {200, 4, 3}, /* 15 */
    {204, 6, 5}, /* 16 */
    {210, 2, 1}, /* 17 */
    {212, 2, 1}, /* 18 */
    {214, 7, 6}, /* 19 */
    {221, 9, 8}, /* 20 */
    {230, 6, 5}, /* 21 */
    {236, 8, 7}, /* 22 */
    {244, 5, 4}, /* 23 */
    {249, 7, 6}, /* 24 */
    {256, 5, 4}, /* 25 */
    {261, 7, 6}, /* 26 */
    {268, 6, 5}, /* 27 */
    {274, 8, 7}, /* 28 */
    {282, 10, 9}, /* 29 */
    {292, 12, 11}, /* 30 */
    {304, 10, 9}, /* 31 */
    {314, 12, 11}, /* 32 */
    {326, 9, 8}, /* 33 */
    {335, 11, 10}, /* 34 */
    {346, 14, 13}, /* 35 */
    {360, 16, 15}, /* 36 */
    {376, 5, 4}, /* 37 */
    {381, 7, 6}, /* 38 */
    {388, 8, 7}, /* 39 */
    {396, 10, 9}, /* 40 */
    {406, 8, 7}, /* 41 */
    {414, 10, 9}, /* 42 */
    {424, 5, 4}, /* 43 */
    {429, 7, 6}, /* 44 */
    {436, 11, 10}, /* 45 */
    {447, 13, 12}, /* 46 */
    {460, 17, 16}, /* 47 */
    {477, 19, 18}, /* 48 */
    {496, 20, 19}, /* 49 */
    {516, 22, 21}, /* 50 */
    {538, 5, 4}, /* 51 */
    {543, 7, 6}, /* 52 */
    {550, 5, 4}, /* 53 */
    {555, 7, 6}, /* 54 */
    {562, 8, 7}, /* 55 */
    {570, 10, 9}, /* 56 */
    {580, 8, 7}, /* 57 */
    {588, 10, 9}, /* 58 */
    {598, 8, 7}, /* 59 */
    {606, 10, 9}, /* 60 */
    {616, 5, 4}, /* 61 */
    {621, 7, 6}, /* 62 */
    {628, 25, 24}, /* 63 */
    {653, 27, 26}, /* 64 */
    {680, 8, 7}, /* 65 */
    {688, 10, 9}, /* 66 */
    {698, 3, 2}, /* 67 */
    {701, 8, 7}, /* 68 */
    {709, 10, 9}, /* 69 */
    {719, 7, 6}, /* 70 */
    {726, 9, 8}, /* 71 */
    {735, 11, 10}, /* 72 */
    {746, 13, 12}, /* 73 */
    {759, 25, 21}, /* 74 */
    {784, 25, 21}, /* 75 */
    {809, 4, 3}, /* 76 */
    {813, 6, 5}, /* 77 */
    {819, 6, 5}, /* 78 */
    {825, 8, 7}, /* 79 */
    {833, 21, 20}, /* 80 */
    {854, 23, 22}, /* 81 */
    {877, 6, 5}, /* 82 */
    {883, 8, 7}, /* 83 */
    {891, 9, 8}, /* 84 */
    {900, 11, 10}, /* 85 */
    {911, 11, 10}, /* 86 */
    {922, 13, 12}, /* 87 */
    {935, 12, 11}, /* 88 */
    {947, 14, 13}, /* 89 */
    {961, 8, 7}, /* 90 */
    {969, 10, 9}, /* 91 */
    {979, 9, 8}, /* 92 */
    {988, 11, 10}, /* 93 */
    {999, 4, 3}, /* 94 */
    {1003, 6, 5}, /* 95 */
    {1009, 5, 4}, /* 96 */
    {1014, 8, 7}, /* 97 */
    {1022, 6, 5}, /* 98 */
    {1028, 8, 7}, /* 99 */
    {1036, 6, 5}, /* 100 */
    {1042, 2, 1}, /* 101 */
    {1044, 8, 7}, /* 102 */
    {1052, 5, 4}, /* 103 */
    {1057, 5, 4}, /* 104 */
    {1062, 10, 9}, /* 105 */
    {1072, 5, 4}, /* 106 */
    {1077, 4, 3}, /* 107 */
    {1081, 9, 8}, /* 108 */
    {1090, 10, 9}, /* 109 */
    {1100, 5, 4}, /* 110 */
    {1105, 4, 3}, /* 111 */
    {1109, 14, 10}, /* 112 */
    {1123, 18, 14}, /* 113 */
    {1141, 19, 15}, /* 114 */
    {1160, 14, 10}, /* 115 */
    {1174, 13, 9}, /* 116 */
    {1187, 21, 17}, /* 117 */
    {1208, 22, 18}, /* 118 */
    {1230, 15, 14}, /* 119 */
    {1245, 16, 15}, /* 120 */
    {1261, 31, 30}, /* 121 */
    {1292, 22, 18}, /* 122 */
    {1314, 24, 20}, /* 123 */
    {1338, 16, 15}, /* 124 */
    {1354, 17, 16}, /* 125 */
    {1371, 19, 18}, /* 126 */
    {1390, 10, 9}, /* 127 */
    {1400, 4, 3}, /* 128 */
    {1404, 10, 9}, /* 129 */
    {1414, 12, 11}, /* 130 */
    {1426, 11, 10}, /* 131 */
    {1437, 10, 9}, /* 132 */
    {1447, 9, 8}, /* 133 */
    {1456, 11, 10}, /* 134 */
    {1467, 10, 9}, /* 135 */
    {1477, 9, 8}, /* 136 */
    {1486, 13, 12}, /* 137 */
    {1499, 13, 12}, /* 138 */
    {1512, 15, 14}, /* 139 */
    {1527, 13, 12}, /* 140 */
    {1540, 13, 12}, /* 141 */
    {1553, 15, 14}, /* 142 */
    {1568, 9, 8}, /* 143 */
    {1577, 19, 15}, /* 144 */
    {1596, 9, 8}, /* 145 */
    {1605, 19, 15}, /* 146 */
    {1624, 6, 5}, /* 147 */
    {1630, 6, 5}, /* 148 */
    {1636, 13, 12}, /* 149 */
    {1649, 1, 0}, /* 150 */
    {1650, 14, 13}, /* 151 */
    {1664, 1, 0}, /* 152 */
    {1665, 15, 14}, /* 153 */
    {1680, 6, 5}, /* 154 */
    {1686, 8, 7}, /* 155 */
    {1694, 8, 7}, /* 156 */
    {1702, 5, 4}, /* 157 */
    {1707, 8, 7}, /* 158 */
    {1715, 5, 4}, /* 159 */
    {1720, 9, 8}, /* 160 */
    {1729, 13, 12}, /* 161 */
    {1742, 11, 10}, /* 162 */
    {1753, 11, 10}, /* 163 */
    {1764, 16, 15}, /* 164 */
    {1780, 10, 9}, /* 165 */
    {1790, 10, 9}, /* 166 */
    {1800, 16, 15}, /* 167 */
    {1816, 12, 11}, /* 168 */
    {1828, 6, 5}, /* 169 */
    {1834, 18, 17}, /* 170 */
    {1852, 7, 6}, /* 171 */
    {1859, 9, 8}, /* 172 */
    {1868, 17, 13}, /* 173 */
    {1885, 19, 15}, /* 174 */
    {1904, 14, 13}, /* 175 */
    {1918, 9, 8}, /* 176 */
    {1927, 21, 20}, /* 177 */
    {1948, 10, 9}, /* 178 */
    {1958, 12, 11}, /* 179 */
    {1970, 20, 16}, /* 180 */
    {1990, 22, 18}, /* 181 */
    {2012, 1, 0}, /* 182 */
    {2013, 11, 10}, /* 183 */
    {2024, 11, 10}, /* 184 */
    {2035, 1, 0}, /* 185 */
    {2036, 1, 0}, /* 186 */
    {2037, 7, 6}, /* 187 */
    {2044, 7, 6}, /* 188 */
    {2051, 15, 14}, /* 189 */
    {2066, 8, 7}, /* 190 */
    {2074, 11, 10}, /* 191 */
    {2085, 15, 14}, /* 192 */
    {2100, 27, 20}, /* 193 */
    {2127, 26, 22}, /* 194 */
    {2153, 26, 22}, /* 195 */
    {2179, 27, 20}, /* 196 */
    {2206, 28, 21}, /* 197 */
    {2234, 8, 7}, /* 198 */
    {2242, 10, 9}, /* 199 */
    {2252, 8, 7}, /* 200 */
    {2260, 8, 7}, /* 201 */
    {2268, 7, 6}, /* 202 */
    {2275, 8, 7}, /* 203 */
    {2283, 10, 9}, /* 204 */
    {2293, 8, 7}, /* 205 */
    {2301, 8, 7}, /* 206 */
    {2309, 7, 6}, /* 207 */
    {2316, 3, 2}, /* 208 */
    {2319, 3, 2}, /* 209 */
    {2322, 4, 3}, /* 210 */
    {2326, 10, 9}, /* 211 */
    {2336, 6, 5}, /* 212 */
    {2342, 6, 5}, /* 213 */
    {2348, 6, 5}, /* 214 */
    {2354, 5, 4}, /* 215 */
    {2359, 5, 4}, /* 216 */
    {2364, 5, 4}, /* 217 */
    {2369, 5, 4}, /* 218 */
    {2374, 14, 13}, /* 219 */
    {2388, 17, 16}, /* 220 */
    {2405, 5, 4}, /* 221 */
    {2410, 11, 10}, /* 222 */
    {2421, 16, 15}, /* 223 */
    {2437, 17, 16}, /* 224 */
    {2454, 8, 7}, /* 225 */
    {2462, 8, 7}, /* 226 */
    {2470, 11, 10}, /* 227 */
    {2481, 11, 10}, /* 228 */
    {2492, 8, 7}, /* 229 */
    {2500, 30, 26}, /* 230 */
    {2530, 5, 4}, /* 231 */
    {2535, 5, 4}, /* 232 */
    {2540, 57, 53}, /* 233 */
    {2597, 61, 57}, /* 234 */
    {2658, 4, 3}, /* 235 */
    {2662, 4, 3}, /* 236 */
    {2666, 5, 4}, /* 237 */
    {2671, 22, 21}, /* 238 */
    {2693, 4, 3}, /* 239 */
    {2697, 4, 3}, /* 240 */
    {2701, 5, 4}, /* 241 */
    {2706, 20, 19}, /* 242 */
    {2726, 20, 19}, /* 243 */
    {2746, 30, 29}, /* 244 */
    {2776, 5, 4}, /* 245 */
    {2781, 5, 4}, /* 246 */
    {2786, 5, 4}, /* 247 */
    {2791, 5, 4}, /* 248 */
    {2796, 5, 4}, /* 249 */
    {2801, 5, 4}, /* 250 */
    {2806, 4, 3}, /* 251 */
    {2810, 4, 3}, /* 252 */
    {2814, 4, 3}, /* 253 */
    {2818, 4, 3}, /* 254 */
    {2822, 16, 15}, /* 255 */
    {2838, 21, 20}, /* 256 */
    {2859, 6, 5}, /* 257 */
    {2865, 6, 5}, /* 258 */
    {2871, 6, 5}, /* 259 */
    {2877, 6, 5}, /* 260 */
    {2883, 6, 5}, /* 261 */
    {2889, 6, 5}, /* 262 */
    {2895, 6, 5}, /* 263 */
    {2901, 9, 8}, /* 264 */
    {2910, 9, 8}, /* 265 */
    {2919, 5, 4}, /* 266 */
    {2924, 5, 4}, /* 267 */
    {2929, 12, 11}, /* 268 */
    {2941, 6, 5}, /* 269 */
    {2947, 6, 5}, /* 270 */
    {2953, 19, 18}, /* 271 */
    {2972, 6, 5}, /* 272 */
    {2978, 14, 13}, /* 273 */
    {2992, 21, 18}, /* 274 */
    {3013, 4, 3}, /* 275 */
    {3017, 4, 3}, /* 276 */
    {3021, 4, 3}, /* 277 */
    {3025, 8, 7}, /* 278 */
    {3033, 8, 7}, /* 279 */
    {3041, 6, 5}, /* 280 */
    {3047, 10, 9}, /* 281 */
    {3057, 13, 12}, /* 282 */
    {3070, 11, 10}, /* 283 */
    {3081, 9, 8}, /* 284 */
    {3090, 22, 18}, /* 285 */
    {3112, 38, 34}, /* 286 */
    {3150, 43, 39}, /* 287 */
    {3193, 44, 37}, /* 288 */
    {3237, 49, 42}, /* 289 */
    {3286, 8, 7}, /* 290 */
    {3294, 43, 39}, /* 291 */
    {3337, 52, 48}, /* 292 */
    {3389, 9, 8}, /* 293 */
    {3398, 6, 5}, /* 294 */
    {3404, 16, 15}, /* 295 */
    {3420, 16, 15}, /* 296 */
    {3436, 16, 15}, /* 297 */
    {3452, 15, 14}, /* 298 */
    {3467, 70, 63}, /* 299 */
    {3537, 8, 7}, /* 300 */
    {3545, 26, 20}, /* 301 */
    {3571, 13, 12}, /* 302 */
    {3584, 13, 12}, /* 303 */
    {3597, 26, 20}, /* 304 */
    {3623, 8, 7}, /* 305 */
    {3631, 26, 20}, /* 306 */
    {3657, 26, 20}, /* 307 */
    {3683, 14, 13}, /* 308 */
    {3697, 42, 35}, /* 309 */
    {3739, 43, 36}, /* 310 */
    {3782, 49, 42}, /* 311 */
    {3831, 50, 43}, /* 312 */
    {3881, 66, 53}, /* 313 */
    {3947, 6, 5}, /* 314 */
    {3953, 73, 60}, /* 315 */
    {4026, 122, 96}, /* 316 */
    {4148, 125, 99}, /* 317 */
    {4273, 124, 98}, /* 318 */
    {4397, 124, 98}, /* 319 */
    {4521, 131, 102}, /* 320 */
    {4652, 134, 105}, /* 321 */
    {4786, 132, 103}, /* 322 */
    {4918, 132, 103}, /* 323 */
    {5050, 132, 103}, /* 324 */
    {5182, 124, 98}, /* 325 */
    {5306, 125, 99}, /* 326 */
    {5431, 126, 100}, /* 327 */
    {5557, 6, 5}, /* 328 */
    {5563, 6, 5}, /* 329 */
    {5569, 10, 9}, /* 330 */
    {5579, 8, 7}, /* 331 */
    {5587, 8, 7}, /* 332 */
    {5595, 10, 9}, /* 333 */
    {5605, 5, 4}, /* 334 */
    {5610, 6, 5}, /* 335 */
    {5616, 10, 9}, /* 336 */
    {5626, 5, 4}, /* 337 */
    {5631, 5, 4}, /* 338 */
    {5636, 10, 9}, /* 339 */
    {5646, 5, 4}, /* 340 */
    {5651, 4, 3}, /* 341 */
    {5655, 10, 9}, /* 342 */
    {5665, 9, 8}, /* 343 */
    {5674, 9, 8}, /* 344 */
    {5683, 16, 15}, /* 345 */
    {5699, 8, 7}, /* 346 */
    {5707, 9, 8}, /* 347 */
    {5716, 16, 15}, /* 348 */
    {5732, 8, 7}, /* 349 */
    {5740, 9, 8}, /* 350 */
    {5749, 16, 15}, /* 351 */
    {5765, 11, 10}, /* 352 */
    {5776, 11, 10}, /* 353 */
    {5787, 16, 15}, /* 354 */
    {5803, 19, 18}, /* 355 */
    {5822, 19, 18}, /* 356 */
    {5841, 21, 20}, /* 357 */
    {5862, 23, 19}, /* 358 */
    {5885, 26, 22}, /* 359 */
    {5911, 25, 21}, /* 360 */
    {5936, 6, 5}, /* 361 */
    {5942, 6, 5}, /* 362 */
    {5948, 11, 10}, /* 363 */
    {5959, 8, 7}, /* 364 */
    {5967, 6, 5}, /* 365 */
    {5973, 39, 26}, /* 366 */
    {6012, 9, 8}, /* 367 */
    {6021, 40, 27}, /* 368 */
    {6061, 30, 23}, /* 369 */
    {6091, 59, 43}, /* 370 */
    {6150, 16, 15}, /* 371 */
    {6166, 15, 14}, /* 372 */
    {6181, 25, 21}, /* 373 */
    {6206, 14, 13}, /* 374 */
    {6220, 25, 21}, /* 375 */
    {6245, 33, 26}, /* 376 */
    {6278, 6, 5}, /* 377 */
    {6284, 31, 24}, /* 378 */
    {6315, 22, 21}, /* 379 */
    {6337, 22, 21}, /* 380 */
    {6359, 44, 40}, /* 381 */
    {6403, 44, 40}, /* 382 */
    {6447, 20, 16}, /* 383 */
    {6467, 5, 4}, /* 384 */
    {6472, 24, 20}, /* 385 */
    {6496, 91, 79}, /* 386 */
    {6587, 66, 60}, /* 387 */
    {6653, 11, 10}, /* 388 */
    {6664, 28, 27}, /* 389 */
    {6692, 42, 41}, /* 390 */
    {6734, 13, 12}, /* 391 */
    {6747, 38, 37}, /* 392 */
    {6785, 11, 11}, /* 393 */
    {6796, 158, 139}, /* 394 */
    {6954, 17, 16}, /* 395 */
    {6971, 99, 89}, /* 396 */
    {7070, 112, 98}, /* 397 */
    {7182, 52, 45}, /* 398 */
    {7234, 15, 11}, /* 399 */
    {7249, 16, 12}, /* 400 */
    {7265, 47, 39}, /* 401 */
    {7312, 8, 7}, /* 402 */
    {7320, 19, 18}, /* 403 */
    {7339, 18, 17}, /* 404 */
    {7357, 59, 50}, /* 405 */
    {7416, 45, 36}, /* 406 */
    {7461, 1, 0}, /* 407 */
    {7462, 1, 0}, /* 408 */
    {7463, 1, 0}, /* 409 */
    {7464, 1, 0}, /* 410 */
    {7465, 12, 11}, /* 411 */
    {7477, 12, 11}, /* 412 */
    {7489, 12, 11}, /* 413 */
    {7501, 18, 17}, /* 414 */
    {7519, 7, 6}, /* 415 */
    {7526, 27, 23}, /* 416 */
    {7553, 25, 24}, /* 417 */
    {7578, 74, 72}, /* 418 */
    {7652, 104, 93}, /* 419 */
    {7756, 8, 7}, /* 420 */
    {7764, 15, 11}, /* 421 */
    {7779, 6, 5}, /* 422 */
    {7785, 12, 11}, /* 423 */
    {7797, 8, 7}, /* 424 */
    {7805, 3, 2}, /* 425 */
    {7808, 3, 2}, /* 426 */
    {7811, 3, 2}, /* 427 */
    {7814, 8, 7}, /* 428 */
    {7822, 6, 5}, /* 429 */
    {7828, 10, 9}, /* 430 */
    {7838, 6, 5}, /* 431 */
    {7844, 4, 3}, /* 432 */
    {7848, 5, 4}, /* 433 */
    {7853, 7, 6}, /* 434 */
    {7860, 5, 4}, /* 435 */
    {7865, 9, 8}, /* 436 */
    {7874, 5, 4}, /* 437 */
    {7879, 23, 16}, /* 438 */
    {7902, 9, 8}, /* 439 */
    {7911, 11, 10}, /* 440 */
    {7922, 7, 6}, /* 441 */
    {7929, 20, 16}, /* 442 */
    {7949, 4, 3}, /* 443 */
    {7953, 3, 2}, /* 444 */
    {7956, 4, 3}, /* 445 */
    {7960, 4, 3}, /* 446 */
    {7964, 3, 2}, /* 447 */
    {7967, 3, 2}, /* 448 */
    {7970, 5, 4}, /* 449 */
    {7975, 5, 4}, /* 450 */
    {7980, 4, 3}, /* 451 */
    {7984, 8, 7}, /* 452 */
    {7992, 6, 5}, /* 453 */
    {7998, 4, 3}, /* 454 */
    {8002, 4, 3}, /* 455 */
    {8006, 6, 5}, /* 456 */
    {8012, 5, 4}, /* 457 */
    {8017, 5, 4}, /* 458 */
    {8022, 4, 3}, /* 459 */
    {8026, 4, 3}, /* 460 */
    {8030, 4, 3}, /* 461 */
    {8034, 4, 3}, /* 462 */
    {8038, 5, 4}, /* 463 */
    {8043, 4, 3}, /* 464 */
    {8047, 8, 7}, /* 465 */
    {8055, 4, 3}, /* 466 */
    {8059, 4, 3}, /* 467 */
    {8063, 4, 3}, /* 468 */
    {8067, 5, 4}, /* 469 */
    {8072, 5, 4}, /* 470 */
    {8077, 6, 5}, /* 471 */
    {8083, 4, 3}, /* 472 */
    {8087, 4, 3}, /* 473 */
    {8091, 4, 3}, /* 474 */
    {8095, 6, 5}, /* 475 */
    {8101, 9, 8}, /* 476 */
    {8110, 9, 8}, /* 477 */
    {8119, 9, 8}, /* 478 */
    {8128, 7, 6}, /* 479 */
    {8135, 7, 6}, /* 480 */
    {8142, 11, 10}, /* 481 */
    {8153, 7, 6}, /* 482 */
    {8160, 8, 7}, /* 483 */
    {8168, 7, 6}, /* 484 */
    {8175, 14, 13}, /* 485 */
    {8189, 6, 5}, /* 486 */
    {8195, 15, 11}, /* 487 */
    {8210, 4, 3}, /* 488 */
    {8214, 15, 11}, /* 489 */
    {8229, 4, 3}, /* 490 */
    {8233, 97, 75}, /* 491 */
    {8330, 112, 93}, /* 492 */
    {8442, 11, 10}, /* 493 */
    {8453, 6, 5}, /* 494 */
    {8459, 6, 5}, /* 495 */
    {8465, 9, 8}, /* 496 */
    {8474, 5, 4}, /* 497 */
    {8479, 6, 5}, /* 498 */
    {8485, 8, 7}, /* 499 */
    {8493, 15, 11}, /* 500 */
    {8508, 7, 6}, /* 501 */
    {8515, 7, 6}, /* 502 */
    {8522, 6, 5}, /* 503 */
    {8528, 7, 6}, /* 504 */
    {8535, 90, 71}, /* 505 */
    {8625, 107, 91}, /* 506 */
    {8732, 9, 8}, /* 507 */
    {8741, 6, 5}, /* 508 */
    {8747, 6, 5}, /* 509 */
    {8753, 5, 4}, /* 510 */
    {8758, 5, 4}, /* 511 */
    {8763, 57, 53}, /* 512 */
    {8820, 1, 0}, /* 513 */
    {8821, 1, 0}, /* 514 */
    {8822, 1, 0}, /* 515 */
    {8823, 1, 0}, /* 516 */
    {8824, 1, 0}, /* 517 */
    {8825, 1, 0}, /* 518 */
    {8826, 18, 17}, /* 519 */
    {8844, 24, 20}, /* 520 */
    {8868, 52, 42}, /* 521 */
    {8920, 24, 22}, /* 522 */
    {8944, 24, 22}, /* 523 */
    {8968, 17, 16}, /* 524 */
    {8985, 17, 16}, /* 525 */
    {9002, 17, 16}, /* 526 */
    {9019, 17, 16}, /* 527 */
    {9036, 16, 15}, /* 528 */
    {9052, 13, 12}, /* 529 */
    {9065, 7, 6}, /* 530 */
    {9072, 4, 3}, /* 531 */
    {9076, 9, 8}, /* 532 */
    {9085, 4, 3}, /* 533 */
    {9089, 4, 3}, /* 534 */
    {9093, 11, 10}, /* 535 */
    {9104, 4, 3}, /* 536 */
    {9108, 5, 4}, /* 537 */
    {9113, 11, 10}, /* 538 */
    {9124, 11, 10}, /* 539 */
    {9135, 5, 4}, /* 540 */
    {9140, 5, 4}, /* 541 */
    {9145, 11, 10}, /* 542 */
    {9156, 11, 10}, /* 543 */
    {9167, 5, 4}, /* 544 */
    {9172, 10, 9}, /* 545 */
    {9182, 9, 8}, /* 546 */
    {9191, 10, 9}, /* 547 */
    {9201, 10, 9}, /* 548 */
    {9211, 9, 8}, /* 549 */
    {9220, 10, 9}, /* 550 */
    {9230, 7, 6}, /* 551 */
    {9237, 7, 6}, /* 552 */
    {9244, 7, 6}, /* 553 */
    {9251, 7, 6}, /* 554 */
    {9258, 10, 9}, /* 555 */
    {9268, 10, 9}, /* 556 */
    {9278, 10, 9}, /* 557 */
    {9288, 10, 9}, /* 558 */
    {9298, 10, 9}, /* 559 */
    {9308, 26, 19}, /* 560 */
    {9334, 121, 105}, /* 561 */
    {9455, 28, 21}, /* 562 */
    {9483, 123, 107}, /* 563 */
    {9606, 15, 14}, /* 564 */
    {9621, 115, 99}, /* 565 */
    {9736, 18, 17}, /* 566 */
    {9754, 122, 106}, /* 567 */
    {9876, 15, 14}, /* 568 */
    {9891, 115, 99}, /* 569 */
    {10006, 16, 15}, /* 570 */
    {10022, 120, 104}, /* 571 */
    {10142, 127, 108}, /* 572 */
    {10269, 119, 106}, /* 573 */
    {10388, 75, 68}, /* 574 */
    {10463, 1, 0}, /* 575 */
    {10464, 1, 0}, /* 576 */
    {10465, 127, 108}, /* 577 */
    {10592, 120, 107}, /* 578 */
    {10712, 75, 68}, /* 579 */
    {10787, 1, 0}, /* 580 */
    {10788, 1, 0}, /* 581 */
    {10789, 12, 11}, /* 582 */
    {10801, 94, 75}, /* 583 */
    {10895, 94, 72}, /* 584 */
    {10989, 122, 100}, /* 585 */
    {11111, 69, 56}, /* 586 */
    {11180, 5, 4}, /* 587 */
    {11185, 1, 0}, /* 588 */
    {11186, 1, 0}, /* 589 */
    {11187, 81, 65}, /* 590 */
    {11268, 87, 77}, /* 591 */
    {11355, 16, 15}, /* 592 */
    {11371, 35, 34}, /* 593 */
    {11406, 93, 80}, /* 594 */
    {11499, 105, 95}, /* 595 */
    {11604, 53, 49}, /* 596 */
    {11657, 1, 0}, /* 597 */
    {11658, 1, 0}, /* 598 */
    {11659, 7, 6}, /* 599 */
    {11666, 7, 6}, /* 600 */
    {11673, 6, 5}, /* 601 */
    {11679, 18, 17}, /* 602 */
    {11697, 22, 21}, /* 603 */
    {11719, 7, 6}, /* 604 */
    {11726, 13, 12}, /* 605 */
    {11739, 13, 12}, /* 606 */
    {11752, 14, 13}, /* 607 */
    {11766, 18, 17}, /* 608 */
    {11784, 27, 18}, /* 609 */
    {11811, 27, 18}, /* 610 */
    {11838, 5, 4}, /* 611 */
    {11843, 1, 0}, /* 612 */
    {11844, 5, 4}, /* 613 */
    {11849, 14, 13}, /* 614 */
    {11863, 14, 10}, /* 615 */
    {11877, 26, 22}, /* 616 */
    {11903, 7, 6}, /* 617 */
    {11910, 19, 15}, /* 618 */
    {11929, 9, 8}, /* 619 */
    {11938, 5, 4}, /* 620 */
    {11943, 4, 3}, /* 621 */
    {11947, 5, 4}, /* 622 */
    {11952, 5, 4}, /* 623 */
    {11957, 4, 3}, /* 624 */
    {11961, 5, 4}, /* 625 */
    {11966, 5, 4}, /* 626 */
    {11971, 4, 3}, /* 627 */
    {11975, 5, 4}, /* 628 */
    {11980, 5, 4}, /* 629 */
    {11985, 4, 3}, /* 630 */
    {11989, 5, 4}, /* 631 */
    {11994, 5, 4}, /* 632 */
    {11999, 4, 3}, /* 633 */
    {12003, 5, 4}, /* 634 */
    {12008, 5, 4}, /* 635 */
    {12013, 4, 3}, /* 636 */
    {12017, 5, 4}, /* 637 */
    {12022, 9, 8}, /* 638 */
    {12031, 7, 6}, /* 639 */
    {12038, 9, 8}, /* 640 */
    {12047, 7, 6}, /* 641 */
    {12054, 9, 8}, /* 642 */
    {12063, 7, 6}, /* 643 */
    {12070, 7, 6}, /* 644 */
    {12077, 5, 4}, /* 645 */
    {12082, 8, 7}, /* 646 */
    {12090, 6, 5}, /* 647 */
    {12096, 9, 8}, /* 648 */
    {12105, 7, 6}, /* 649 */
    {12112, 9, 8}, /* 650 */
    {12121, 7, 6}, /* 651 */
    {12128, 9, 8}, /* 652 */
    {12137, 7, 6}, /* 653 */
    {12144, 8, 7}, /* 654 */
    {12152, 6, 5}, /* 655 */
    {12158, 7, 6}, /* 656 */
    {12165, 5, 4}, /* 657 */
    {12170, 8, 7}, /* 658 */
    {12178, 6, 5}, /* 659 */
    {12184, 9, 8}, /* 660 */
    {12193, 7, 6}, /* 661 */
    {12200, 10, 9}, /* 662 */
    {12210, 8, 7}, /* 663 */
    {12218, 10, 9}, /* 664 */
    {12228, 1, 0}, /* 665 */
    {12229, 10, 9}, /* 666 */
    {12239, 1, 0}, /* 667 */
    {12240, 9, 8}, /* 668 */
    {12249, 14, 13}, /* 669 */
    {12263, 1, 0}, /* 670 */
    {12264, 20, 19}, /* 671 */
    {12284, 22, 21}, /* 672 */
    {12306, 30, 29}, /* 673 */
    {12336, 6, 5}, /* 674 */
    {12342, 1, 0}, /* 675 */
    {12343, 7, 6}, /* 676 */
    {12350, 31, 24}, /* 677 */
    {12381, 43, 33}, /* 678 */
    {12424, 37, 30}, /* 679 */
    {12461, 28, 21}, /* 680 */
    {12489, 46, 36}, /* 681 */
    {12535, 40, 30}, /* 682 */
    {12575, 74, 58}, /* 683 */
    {12649, 7, 6}, /* 684 */
    {12656, 7, 6}, /* 685 */
    {12663, 27, 20}, /* 686 */
    {12690, 25, 21}, /* 687 */
    {12715, 26, 22}, /* 688 */
    {12741, 6, 5}, /* 689 */
    {12747, 6, 5}, /* 690 */
    {12753, 26, 19}, /* 691 */
    {12779, 17, 13}, /* 692 */
    {12796, 18, 14}, /* 693 */
    {12814, 26, 22}, /* 694 */
    {12840, 9, 8}, /* 695 */
    {12849, 7, 6}, /* 696 */
    {12856, 9, 8}, /* 697 */
    {12865, 7, 7}, /* 698 */
    {12872, 7, 6}, /* 699 */
    {12879, 9, 8}, /* 700 */
    {12888, 9, 8}, /* 701 */
    {12897, 7, 7}, /* 702 */
    {12904, 7, 6}, /* 703 */
    {12911, 9, 8}, /* 704 */
    {12920, 7, 6}, /* 705 */
    {12927, 7, 6}, /* 706 */
    {12934, 27, 20}, /* 707 */
    {12961, 26, 22}, /* 708 */
    {12987, 27, 23}, /* 709 */
    {13014, 6, 5}, /* 710 */
    {13020, 23, 16}, /* 711 */
    {13043, 25, 21}, /* 712 */
    {13068, 11, 10}, /* 713 */
    {13079, 11, 10}, /* 714 */
};

const uint16_t tni_program_operands[] = {
    0, 2, 1, 3, 3, 2, 4, 5, 2, 2, 3, 5, 5, 6, 7, 1, 8, 9, 4, 6,
    6, 2, 9, 10, 11, 0, 3, 3, 5, 7, 10, 9, 0, 0, 14, 13, 15, 15, 16, 18,
    17, 19, 12, 2, 5, 5, 7, 9, 1, 11, 14, 16, 16, 1, 18, 20, 3, 4, 2, 6,
    9, 11, 12, 15, 17, 2, 19, 19, 19, 19, 19, 8, 21, 22, 24, 25, 25, 25, 25, 25,
    26, 23, 7, 6, 6, 5, 1, 7, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2,
    1, 4, 4, 3, 1, 5, 6, 8, 11, 10, 7, 9, 11, 1, 12, 5, 4, 1, 6, 1,
    4, 6, 8, 7, 3, 6, 8, 1, 9, 6, 0, 4, 10, 12, 8, 2, 6, 12, 14, 1,
    15, 6, 7, 9, 5, 12, 9, 4, 13, 15, 17, 16, 8, 9, 11, 13, 12, 7, 14, 11,
    6, 15, 17, 0, 2, 2, 2, 4, 4, 0, 1, 2, 1, 2, 3, 6, 7, 8, 9, 8,
    2, 13, 15, 17, 19, 20, 8, 22, 21, 8, 9, 10, 11, 10, 4, 15, 17, 19, 21, 22,
    10, 1, 23, 3, 2, 5, 4, 7, 9, 12, 15, 14, 18, 19, 19, 19, 19, 19, 3, 13,
    11, 14, 13, 15, 2, 7, 8, 10, 5, 15, 13, 16, 15, 17, 4, 1, 19, 2, 5, 7,
    2, 3, 3, 3, 3, 3, 7, 12, 9, 8, 11, 12, 13, 4, 5, 5, 5, 5, 5, 0,
    9, 12, 0, 1, 6, 6, 6, 6, 6, 2, 10, 12, 11, 13, 2, 0, 5, 0, 8, 6,
    9, 8, 8, 5, 3, 10, 5, 1, 13, 19, 18, 6, 10, 21, 23, 20, 24, 10, 17, 26,
    27, 15, 28, 4, 29, 0, 1, 2, 3, 3, 3, 3, 7, 13, 9, 2, 3, 4, 5, 5,
    5, 5, 4, 11, 9, 15, 11, 1, 17, 4, 5, 7, 9, 12, 11, 10, 13, 12, 3, 14,
    9, 10, 7, 8, 16, 4, 7, 6, 6, 5, 8, 4, 5, 6, 3, 7, 9, 2, 6, 10,
    3, 4, 6, 11, 3, 4, 4, 8, 10, 6, 4, 2, 7, 8, 2, 8, 6, 4, 9, 10,
    4, 0, 1, 3, 3, 10, 7, 5, 3, 3, 1, 0, 3, 10, 3, 3, 8, 13, 3, 1,
    7, 4, 10, 13, 15, 0, 1, 2, 2, 2, 2, 2, 0, 6, 4, 9, 6, 11, 8, 2,
    3, 4, 4, 4, 4, 4, 8, 3, 1, 10, 0, 7, 1, 9, 4, 0, 14, 14, 2, 15,
    12, 18, 14, 4, 3, 5, 5, 5, 5, 5, 9, 3, 6, 5, 7, 7, 7, 7, 7, 11,
    5, 9, 14, 11, 8, 12, 7, 12, 11, 7, 15, 9, 17, 17, 18, 20, 6, 1, 8, 15,
    10, 17, 8, 10, 10, 3, 11, 10, 12, 12, 6, 13, 2, 14, 12, 2, 11, 13, 5, 11,
    1, 10, 10, 0, 1, 2, 3, 4, 5, 4, 2, 6, 3, 7, 8, 4, 5, 6, 7, 7,
    7, 7, 14, 15, 16, 11, 17, 11, 13, 18, 20, 22, 9, 23, 22, 2, 24, 13, 6, 7,
    20, 21, 12, 12, 22, 16, 18, 18, 24, 12, 12, 7, 27, 23, 28, 12, 6, 18, 30, 23,
    31, 23, 29, 32, 12, 25, 33, 34, 36, 36, 38, 37, 39, 40, 43, 45, 42, 44, 46, 41,
    47, 49, 48, 50, 51, 2, 35, 52, 12, 14, 14, 15, 1, 9, 22, 23, 14, 14, 24, 18,
    20, 20, 26, 14, 14, 9, 29, 25, 30, 14, 1, 20, 32, 25, 33, 25, 31, 34, 14, 27,
    35, 38, 40, 43, 45, 47, 42, 48, 49, 51, 6, 37, 54, 3, 53, 55, 56, 1, 7, 7,
    12, 7, 7, 0, 13, 14, 16, 7, 5, 19, 0, 1, 4, 4, 7, 1, 8, 4, 7, 1,
    4, 4, 0, 1, 8, 4, 6, 14, 14, 9, 16, 14, 17, 6, 6, 10, 10, 13, 1, 4,
    4, 13, 1, 16, 4, 0, 1, 16, 4, 6, 21, 22, 10, 10, 19, 23, 17, 24, 10, 15,
    26, 27, 1, 5, 11, 13, 8, 13, 15, 2, 16, 18, 0, 1, 2, 3, 4, 5, 6, 1,
    8, 8, 3, 9, 9, 12, 14, 16, 6, 8, 10, 3, 5, 11, 3, 4, 11, 14, 3, 2,
    16, 3, 2, 2, 1, 3, 4, 5, 6, 7, 8, 2, 1, 3, 3, 4, 8, 4, 4, 4,
    4, 4, 8, 3, 3, 13, 14, 4, 4, 4, 4, 4, 16, 13, 8, 3, 3, 17, 18, 3,
    4, 15, 19, 8, 3, 13, 17, 24, 3, 4, 25, 23, 26, 15, 27, 3, 21, 28, 0, 30,
    12, 32, 4, 3, 5, 5, 1, 9, 1, 1, 1, 1, 1, 9, 5, 5, 14, 15, 1, 1,
    1, 1, 1, 17, 14, 9, 5, 5, 18, 19, 5, 1, 16, 20, 21, 5, 9, 5, 14, 18,
    23, 24, 25, 5, 1, 26, 24, 27, 16, 28, 5, 22, 29, 2, 31, 36, 35, 37, 1, 6,
    1, 9, 10, 0, 12, 2, 2, 13, 14, 13, 13, 13, 13, 13, 14, 7, 2, 19, 20, 13,
    13, 13, 13, 13, 22, 19, 14, 7, 2, 23, 24, 7, 13, 21, 25, 26, 7, 14, 7, 19,
    23, 28, 8, 29, 7, 13, 30, 8, 31, 21, 32, 7, 27, 33, 11, 35, 6, 7, 7, 7,
    7, 7, 8, 1, 11, 12, 0, 14, 2, 2, 7, 16, 2, 15, 7, 7, 7, 7, 7, 15,
    9, 2, 20, 21, 7, 7, 7, 7, 7, 15, 9, 2, 24, 25, 9, 7, 22, 26, 27, 9,
    15, 9, 20, 24, 29, 10, 30, 9, 7, 31, 10, 32, 22, 33, 9, 28, 34, 13, 36, 39,
    38, 40, 11, 12, 7, 3, 1, 4, 0, 7, 2, 2, 8, 11, 12, 8, 11, 16, 9, 17,
    15, 18, 12, 8, 6, 20, 23, 12, 8, 24, 22, 6, 27, 28, 22, 29, 12, 8, 30, 22,
    9, 11, 15, 31, 33, 17, 25, 34, 11, 36, 35, 37, 10, 12, 10, 13, 0, 7, 23, 24,
    26, 27, 29, 30, 28, 31, 29, 32, 0, 26, 36, 20, 39, 24, 26, 40, 29, 41, 28, 42,
    29, 43, 0, 26, 35, 46, 26, 2, 1, 3, 3, 3, 3, 4, 5, 6, 2, 2, 1, 4,
    5, 7, 1, 4, 5, 0, 8, 10, 0, 6, 8, 12, 4, 5, 13, 8, 3, 1, 5, 7,
    1, 10, 11, 13, 7, 9, 1, 5, 10, 7, 1, 5, 10, 7, 6, 4, 8, 11, 6, 4,
    8, 10, 4, 13, 14, 16, 10, 22, 21, 19, 23, 26, 21, 19, 23, 25, 19, 23, 19, 36,
    35, 33, 37, 34, 38, 40, 35, 33, 37, 39, 33, 42, 43, 41, 44, 45, 39, 51, 50, 48,
    52, 49, 53, 55, 50, 48, 52, 54, 48, 52, 48, 56, 57, 58, 54, 59, 60, 18, 47, 61,
    62, 2, 3, 4, 1, 5, 7, 8, 9, 10, 16, 14, 15, 17, 3, 2, 0, 4, 7, 2,
    0, 4, 6, 0, 4, 0, 8, 0, 4, 0, 2, 4, 8, 9, 10, 9, 10, 9, 11, 12,
    0, 11, 14, 15, 0, 16, 17, 30, 31, 19, 28, 0, 11, 12, 13, 0, 14, 15, 18, 11,
    19, 13, 24, 23, 27, 25, 31, 32, 20, 29, 5, 8, 7, 9, 17, 18, 19, 10, 18, 21,
    22, 10, 23, 24, 20, 25, 30, 29, 33, 31, 15, 21, 37, 38, 2, 37, 2, 40, 39, 41,
    40, 12, 11, 13, 14, 0, 13, 16, 17, 0, 18, 19, 15, 20, 25, 24, 28, 26, 32, 33,
    21, 30, 0, 38, 38, 38, 38, 38, 43, 42, 44, 45, 46, 47, 37, 48, 50, 2, 12, 18,
    19, 20, 21, 0, 20, 23, 24, 0, 25, 26, 22, 27, 32, 31, 28, 37, 0, 45, 45, 45,
    45, 45, 50, 49, 51, 52, 53, 54, 44, 55, 57, 5, 16, 3, 4, 19, 16, 3, 4, 18,
    3, 21, 22, 29, 1, 3, 4, 6, 32, 0, 34, 34, 34, 34, 34, 6, 38, 40, 30, 6,
    44, 30, 5, 5, 32, 46, 47, 32, 0, 48, 6, 53, 55, 5, 57, 56, 58, 30, 63, 64,
    62, 65, 0, 32, 66, 67, 32, 38, 6, 5, 69, 30, 70, 68, 71, 72, 74, 76, 77, 75,
    78, 5, 77, 30, 80, 81, 82, 32, 79, 83, 84, 86, 87, 0, 88, 5, 90, 30, 91, 92,
    93, 32, 89, 94, 95, 85, 73, 5, 8, 8, 8, 8, 8, 5, 20, 3, 21, 19, 22, 9,
    20, 3, 21, 23, 3, 21, 8, 9, 1, 3, 31, 10, 34, 0, 8, 8, 8, 8, 8, 10,
    38, 40, 32, 10, 44, 32, 5, 5, 34, 46, 47, 34, 10, 53, 58, 32, 66, 67, 34, 38,
    10, 32, 70, 32, 80, 81, 82, 34, 32, 91, 92, 93, 34, 7, 30, 96, 97, 3, 4, 8,
    98, 13, 12, 0, 14, 17, 12, 0, 14, 16, 0, 14, 0, 20, 16, 27, 26, 0, 28, 1,
    31, 25, 0, 0, 0, 0, 0, 1, 35, 37, 29, 1, 41, 43, 31, 44, 45, 31, 25, 46,
    1, 51, 56, 55, 57, 29, 62, 63, 61, 64, 65, 66, 31, 35, 1, 69, 68, 29, 70, 67,
    71, 80, 77, 29, 81, 80, 31, 82, 83, 31, 79, 84, 87, 88, 25, 89, 92, 91, 29, 93,
    92, 31, 94, 95, 31, 90, 96, 3, 0, 0, 0, 0, 0, 3, 16, 0, 17, 4, 16, 0,
    17, 19, 0, 17, 0, 4, 28, 0, 29, 27, 0, 0, 0, 0, 0, 5, 36, 38, 30, 5,
    42, 30, 3, 3, 32, 44, 45, 32, 27, 46, 5, 51, 53, 3, 55, 54, 56, 30, 60, 63,
    64, 65, 32, 36, 5, 3, 67, 30, 68, 66, 69, 74, 75, 73, 76, 3, 75, 30, 78, 79,
    80, 32, 77, 81, 84, 85, 27, 86, 3, 88, 30, 89, 90, 91, 32, 87, 92, 2, 26, 95,
    0, 96, 0, 8, 7, 10, 11, 3, 19, 12, 22, 10, 11, 25, 22, 10, 11, 24, 10, 27,
    28, 26, 29, 30, 24, 35, 7, 10, 11, 3, 38, 6, 40, 40, 40, 40, 40, 3, 44, 46,
    36, 3, 50, 36, 12, 12, 38, 52, 53, 38, 6, 54, 3, 59, 61, 12, 63, 62, 64, 36,
    69, 70, 72, 73, 38, 44, 3, 12, 75, 36, 76, 74, 77, 12, 83, 36, 86, 87, 88, 38,
    85, 89, 6, 94, 12, 96, 36, 97, 98, 99, 38, 95, 100, 101, 12, 15, 15, 15, 15, 15,
    3, 18, 3, 23, 12, 26, 10, 27, 25, 28, 16, 26, 10, 27, 29, 10, 27, 15, 32, 29,
    16, 7, 10, 37, 3, 40, 6, 15, 15, 15, 15, 15, 46, 38, 38, 12, 12, 40, 52, 53,
    40, 64, 38, 72, 73, 40, 38, 76, 38, 86, 87, 88, 40, 38, 97, 98, 99, 40, 14, 36,
    102, 103, 10, 11, 15, 104, 9, 13, 9, 18, 22, 21, 4, 23, 0, 21, 4, 23, 25, 4,
    23, 4, 28, 25, 0, 33, 4, 34, 9, 36, 5, 4, 4, 4, 4, 4, 9, 40, 42, 35,
    9, 46, 35, 48, 48, 36, 49, 50, 36, 9, 56, 58, 59, 61, 60, 62, 35, 67, 68, 70,
    71, 36, 40, 9, 74, 73, 35, 75, 72, 76, 80, 83, 85, 82, 35, 86, 85, 36, 87, 88,
    36, 84, 89, 5, 94, 97, 96, 35, 98, 97, 36, 99, 100, 36, 95, 101, 9, 6, 6, 6,
    6, 6, 9, 21, 6, 22, 10, 21, 6, 22, 24, 6, 22, 6, 27, 24, 28, 29, 10, 33,
    6, 34, 3, 37, 32, 6, 6, 6, 6, 6, 3, 41, 43, 35, 3, 47, 9, 37, 49, 50,
    37, 32, 51, 3, 56, 58, 9, 60, 59, 61, 35, 65, 68, 32, 37, 69, 70, 37, 41, 3,
    9, 72, 35, 73, 71, 74, 78, 81, 9, 80, 35, 83, 84, 85, 37, 82, 86, 9, 93, 35,
    94, 95, 96, 37, 92, 97, 100, 6, 101, 6, 13, 12, 15, 16, 9, 19, 9, 24, 17, 27,
    15, 16, 26, 28, 0, 27, 15, 16, 29, 15, 31, 4, 30, 32, 33, 29, 34, 35, 0, 38,
    15, 16, 9, 45, 47, 39, 9, 51, 39, 17, 17, 40, 53, 54, 40, 5, 55, 62, 17, 64,
    63, 65, 39, 69, 72, 5, 40, 73, 74, 40, 45, 9, 17, 76, 39, 77, 82, 85, 17, 84,
    39, 87, 88, 89, 40, 86, 90, 93, 94, 5, 95, 17, 97, 39, 98, 99, 100, 40, 96, 101,
    17, 16, 5, 2, 20, 16, 5, 2, 19, 5, 2, 5, 29, 28, 5, 2, 37, 30, 6, 41,
    30, 43, 43, 32, 4, 46, 6, 51, 57, 30, 4, 32, 65, 66, 32, 30, 81, 82, 83, 32,
    4, 89, 30, 93, 92, 32, 94, 95, 32, 10, 8, 8, 8, 8, 8, 12, 19, 10, 22, 8,
    2, 11, 22, 8, 2, 24, 8, 2, 8, 11, 32, 8, 2, 12, 35, 7, 8, 8, 8, 8,
    8, 40, 33, 12, 44, 33, 10, 10, 35, 46, 47, 35, 7, 48, 12, 53, 55, 10, 58, 33,
    7, 35, 66, 67, 35, 10, 69, 33, 70, 10, 77, 33, 80, 81, 82, 35, 7, 88, 10, 90,
    33, 91, 92, 93, 35, 9, 31, 97, 8, 98, 8, 5, 8, 10, 2, 13, 10, 4, 6, 9,
    2, 10, 1, 7, 5, 8, 7, 12, 6, 11, 14, 12, 15, 2, 18, 10, 7, 6, 8, 11,
    12, 14, 3, 0, 4, 5, 6, 12, 13, 15, 1, 4, 3, 5, 6, 12, 23, 18, 7, 20,
    17, 22, 24, 23, 0, 14, 25, 12, 15, 14, 16, 17, 20, 21, 21, 21, 21, 21, 10, 13,
    12, 14, 15, 22, 30, 22, 36, 33, 39, 41, 0, 8, 9, 6, 11, 8, 9, 6, 1, 12,
    13, 7, 9, 4, 10, 3, 14, 15, 1, 17, 14, 15, 1, 4, 18, 19, 14, 10, 10, 10,
    10, 10, 12, 17, 12, 10, 10, 10, 10, 10, 19, 12, 20, 2, 21, 22, 5, 10, 12, 13,
    7, 12, 14, 16, 12, 18, 1, 0, 15, 8, 11, 13, 4, 17, 7, 7, 7, 18, 19, 12,
    12, 7, 27, 30, 32, 33, 35, 22, 36, 26, 26, 26, 37, 38, 31, 31, 26, 2, 4, 5,
    6, 5, 3, 7, 6, 5, 5, 8, 5, 10, 11, 12, 5, 10, 11, 9, 16, 17, 22, 24,
    25, 26, 25, 23, 27, 26, 25, 25, 28, 25, 30, 31, 32, 25, 30, 31, 29, 36, 37, 22,
    38, 6, 14, 16, 17, 1, 21, 20, 22, 26, 28, 31, 32, 28, 31, 30, 13, 15, 35, 30,
    13, 15, 33, 36, 28, 25, 37, 23, 39, 28, 38, 40, 30, 30, 30, 44, 15, 14, 43, 12,
    15, 14, 43, 49, 48, 51, 44, 15, 53, 14, 55, 15, 53, 14, 58, 61, 51, 62, 53, 63,
    64, 51, 63, 53, 13, 15, 67, 53, 13, 15, 65, 68, 51, 60, 69, 52, 71, 51, 70, 72,
    53, 53, 53, 60, 45, 75, 15, 12, 14, 8, 16, 20, 21, 22, 21, 23, 8, 15, 24, 26,
    9, 27, 28, 30, 32, 33, 11, 13, 31, 34, 8, 35, 36, 41, 42, 49, 50, 51, 54, 55,
    13, 17, 18, 19, 18, 20, 11, 12, 21, 23, 4, 24, 3, 12, 14, 21, 25, 26, 27, 26,
    28, 14, 20, 29, 31, 35, 6, 7, 8, 34, 36, 14, 16, 39, 13, 0, 6, 7, 8, 3,
    9, 10, 16, 20, 4, 21, 4, 22, 14, 15, 23, 25, 8, 26, 30, 32, 7, 4, 28, 35,
    14, 3, 8, 9, 9, 7, 10, 8, 16, 14, 17, 15, 25, 26, 26, 26, 26, 26, 33, 34,
    35, 32, 38, 39, 41, 42, 43, 40, 44, 45, 45, 45, 45, 45, 47, 48, 50, 48, 51, 49,
    53, 54, 51, 49, 56, 12, 55, 58, 47, 47, 60, 54, 60, 48, 61, 62, 64, 66, 70, 71,
    72, 71, 73, 64, 65, 74, 76, 57, 78, 64, 79, 77, 47, 54, 59, 83, 64, 84, 77, 85,
    86, 82, 87, 64, 57, 51, 54, 48, 91, 47, 24, 92, 94, 51, 54, 48, 88, 95, 64, 52,
    96, 52, 57, 12, 98, 64, 97, 101, 64, 102, 55, 52, 104, 106, 55, 37, 107, 64, 105, 108,
    103, 109, 64, 110, 112, 113, 114, 116, 114, 117, 115, 119, 114, 121, 122, 117, 115, 120, 123, 118,
    124, 125, 127, 128, 129, 130, 134, 135, 136, 133, 131, 137, 138, 126, 111, 3, 1, 4, 2, 9,
    10, 4, 2, 13, 4, 10, 1, 9, 1, 7, 8, 0, 1, 11, 7, 9, 1, 11, 7, 0,
    1, 7, 8, 20, 10, 18, 21, 23, 24, 11, 27, 28, 23, 26, 29, 11, 11, 11, 25, 30,
    22, 22, 22, 32, 10, 11, 11, 11, 34, 1, 2, 38, 38, 4, 41, 3, 4, 40, 37, 3,
    43, 4, 37, 3, 4, 40, 47, 50, 52, 41, 3, 43, 4, 56, 43, 59, 60, 52, 58, 61,
    43, 43, 43, 57, 62, 51, 51, 51, 64, 42, 51, 51, 51, 66, 3, 73, 72, 71, 3, 77,
    79, 81, 76, 82, 78, 78, 78, 75, 83, 80, 80, 80, 86, 36, 7, 8, 13, 11, 7, 10,
    19, 9, 20, 19, 16, 10, 28, 29, 5, 10, 31, 28, 16, 10, 31, 28, 5, 10, 28, 29,
    39, 30, 37, 40, 41, 35, 8, 42, 31, 45, 46, 41, 44, 47, 31, 31, 31, 43, 48, 2,
    2, 2, 50, 30, 31, 31, 31, 52, 10, 25, 55, 55, 26, 22, 8, 26, 57, 6, 8, 59,
    26, 61, 16, 6, 8, 26, 57, 58, 64, 62, 65, 66, 22, 8, 59, 26, 68, 69, 67, 8,
    70, 59, 73, 74, 66, 72, 75, 59, 59, 59, 71, 76, 2, 2, 2, 78, 58, 2, 2, 2,
    80, 8, 83, 16, 22, 85, 84, 8, 89, 91, 92, 88, 93, 90, 90, 90, 87, 94, 2, 2,
    2, 4, 54, 6, 1, 4, 11, 12, 13, 13, 13, 13, 13, 10, 14, 7, 16, 18, 25, 3,
    22, 3, 2, 27, 28, 29, 29, 29, 29, 29, 31, 3, 24, 32, 34, 38, 41, 43, 0, 1,
    6, 4, 0, 10, 2, 3, 4, 5, 1, 2, 3, 7, 7, 6, 16, 26, 18, 33, 28, 32,
    36, 37, 1, 7, 7, 7, 7, 7, 14, 12, 15, 3, 16, 2, 3, 3, 0, 6, 6, 6,
    6, 6, 13, 11, 14, 2, 15, 1, 2, 2, 0, 1, 1, 2, 18, 22, 8, 23, 20, 8,
    24, 26, 8, 28, 15, 27, 29, 8, 9, 41, 31, 47, 8, 2, 3, 3, 4, 10, 11, 11,
    11, 11, 11, 22, 23, 25, 9, 33, 25, 4, 1, 3, 5, 6, 7, 8, 9, 1, 4, 3,
    5, 6, 7, 8, 9, 1, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6,
    7, 9, 10, 2, 3, 4, 5, 6, 7, 9, 1, 14, 3, 4, 5, 6, 7, 13, 15, 12,
    6, 3, 9, 8, 14, 1, 15, 9, 4, 6, 3, 10, 4, 6, 17, 20, 12, 16, 21, 5,
    1, 6, 2, 10, 2, 13, 14, 15, 14, 8, 16, 18, 22, 17, 24, 25, 18, 19, 9, 6,
    4, 28, 20, 26, 29, 17, 17, 17, 32, 3, 31, 34, 6, 17, 17, 40, 17, 35, 39, 41,
    45, 18, 19, 46, 3, 48, 47, 49, 18, 19, 9, 4, 44, 51, 14, 14, 14, 14, 14, 43,
    52, 53, 9, 50, 54, 18, 55, 1, 57, 2, 5, 1, 2, 58, 59, 14, 14, 14, 14, 14,
    56, 60, 61, 1, 35, 63, 64, 66, 6, 14, 38, 68, 69, 66, 6, 14, 67, 70, 18, 11,
    23, 26, 23, 27, 24, 31, 24, 34, 35, 36, 35, 29, 37, 39, 42, 40, 43, 38, 44, 41,
    45, 46, 39, 40, 30, 27, 25, 49, 41, 47, 50, 38, 38, 38, 53, 11, 52, 55, 27, 38,
    38, 61, 38, 62, 66, 39, 40, 67, 11, 69, 68, 70, 39, 40, 30, 25, 65, 72, 35, 35,
    35, 35, 35, 64, 73, 74, 30, 71, 75, 39, 76, 23, 78, 24, 26, 23, 24, 79, 80, 35,
    35, 35, 35, 35, 82, 23, 56, 84, 85, 87, 27, 35, 59, 89, 90, 87, 27, 35, 88, 91,
    39, 6, 7, 8, 9, 3, 0, 4, 5, 5, 5, 5, 2, 6, 7, 8, 9, 2, 4, 5,
    6, 7, 12, 1, 13, 5, 10, 14, 0, 1, 3, 5, 6, 2, 4, 5, 6, 7, 8, 12,
    9, 13, 7, 11, 14, 4, 5, 2, 6, 0, 1, 2, 4, 2, 3, 4, 6, 10, 0, 9,
    5, 4, 6, 6, 6, 6, 12, 11, 2, 13, 8, 9, 22, 23, 23, 23, 23, 23, 0, 23,
    23, 23, 23, 23, 24, 28, 7, 29, 27, 31, 7, 25, 22, 35, 15, 38, 40, 41, 41, 41,
    41, 41, 42, 43, 7, 0, 15, 44, 47, 46, 52, 54, 2, 2, 55, 51, 57, 7, 2, 0,
    58, 59, 54, 2, 2, 55, 56, 57, 7, 63, 62, 57, 7, 60, 53, 67, 56, 68, 19, 72,
    7, 73, 18, 19, 7, 2, 0, 25, 25, 25, 25, 25, 26, 30, 7, 31, 29, 33, 7, 27,
    24, 37, 38, 33, 7, 2, 15, 41, 0, 43, 0, 44, 46, 48, 49, 49, 49, 49, 49, 44,
    51, 2, 2, 49, 50, 53, 7, 52, 54, 53, 7, 2, 55, 46, 57, 53, 7, 47, 41, 58,
    48, 60, 61, 53, 7, 2, 56, 62, 43, 48, 65, 66, 53, 7, 2, 44, 63, 69, 72, 73,
    7, 2, 0, 74, 75, 77, 2, 2, 78, 80, 72, 81, 77, 2, 2, 78, 82, 73, 7, 85,
    84, 73, 7, 79, 76, 89, 90, 73, 7, 2, 79, 91, 4, 5, 6, 2, 8, 2, 3, 1,
    9, 14, 15, 17, 13, 19, 20, 11, 7, 24, 29, 30, 30, 30, 30, 30, 31, 32, 33, 34,
    0, 35, 43, 45, 46, 46, 47, 42, 49, 50, 46, 52, 51, 53, 45, 46, 46, 47, 48, 49,
    50, 57, 56, 49, 50, 54, 44, 61, 48, 62, 4, 66, 67, 69, 11, 12, 12, 12, 12, 12,
    14, 12, 12, 12, 12, 12, 13, 18, 19, 21, 17, 23, 24, 15, 25, 27, 11, 28, 29, 23,
    24, 30, 42, 43, 43, 43, 43, 43, 38, 45, 36, 36, 43, 44, 47, 48, 46, 49, 47, 48,
    36, 50, 40, 52, 47, 48, 41, 33, 53, 42, 55, 56, 47, 48, 36, 51, 57, 37, 42, 60,
    61, 47, 48, 36, 38, 58, 64, 67, 68, 69, 70, 73, 75, 70, 70, 76, 78, 67, 79, 75,
    70, 70, 76, 80, 68, 69, 83, 82, 68, 69, 77, 74, 87, 88, 68, 69, 70, 77, 89, 0,
    2, 3, 7, 1, 2, 9, 10, 12, 4, 13, 25, 10, 23, 12, 4, 13, 33, 14, 39, 12,
    4, 13, 41, 21, 44, 31, 46, 47, 17, 45, 48, 6, 51, 1, 2, 0, 3, 4, 6, 7,
    8, 9, 10, 11, 12, 13, 0, 1, 2, 3, 4, 5, 6, 7, 8, 14, 15, 13, 3, 4,
    5, 6, 7, 8, 9, 16, 18, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 14, 14, 14,
    14, 14, 18, 19, 20, 21, 22, 23, 24, 25, 26, 12, 27, 29, 31, 34, 35, 36, 37, 38,
    39, 34, 35, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14, 19, 20, 20, 20, 20, 20,
    12, 13, 12, 0, 3, 4, 6, 7, 8, 9, 10, 11, 1, 12, 0, 3, 4, 6, 7, 8,
    9, 1, 10, 1, 11, 2, 4, 6, 4, 1, 2, 3, 2, 5, 6, 7, 8, 9, 2, 5,
    11, 13, 0, 14, 15, 5, 8, 9, 9, 9, 9, 16, 19, 20, 20, 20, 20, 25, 24, 26,
    30, 24, 26, 36, 24, 22, 40, 41, 41, 41, 41, 27, 44, 46, 24, 47, 49, 50, 27, 44,
    24, 53, 27, 54, 50, 31, 44, 24, 53, 31, 58, 50, 31, 56, 60, 44, 24, 53, 56, 61,
    59, 62, 50, 57, 63, 32, 56, 64, 65, 50, 66, 33, 50, 70, 24, 71, 73, 74, 77, 23,
    24, 83, 24, 86, 24, 22, 87, 88, 88, 88, 88, 80, 85, 93, 24, 27, 94, 74, 91, 95,
    96, 76, 90, 97, 74, 98, 99, 74, 68, 102, 103, 23, 24, 9, 10, 11, 2, 6, 13, 15,
    0, 16, 17, 26, 27, 28, 29, 28, 30, 33, 27, 28, 34, 28, 30, 40, 28, 43, 28, 26,
    44, 45, 45, 45, 45, 31, 48, 50, 28, 51, 53, 54, 31, 48, 28, 57, 31, 58, 54, 59,
    56, 42, 56, 35, 48, 28, 57, 35, 62, 54, 35, 60, 64, 48, 28, 57, 60, 65, 63, 66,
    54, 61, 67, 36, 60, 68, 69, 54, 70, 37, 54, 73, 28, 80, 27, 28, 81, 28, 30, 82,
    79, 86, 28, 89, 28, 26, 90, 91, 91, 91, 91, 83, 88, 95, 28, 31, 96, 77, 98, 79,
    93, 99, 77, 100, 101, 77, 72, 104, 105, 27, 28, 0, 1, 2, 3, 3, 5, 7, 8, 9,
    10, 26, 25, 27, 29, 24, 25, 30, 25, 27, 36, 25, 39, 25, 23, 40, 22, 22, 22, 22,
    28, 43, 45, 25, 28, 43, 25, 22, 28, 52, 49, 53, 51, 38, 51, 31, 43, 25, 22, 31,
    56, 49, 31, 54, 58, 43, 25, 22, 57, 60, 49, 55, 61, 32, 54, 62, 63, 49, 64, 33,
    49, 67, 25, 74, 24, 25, 75, 25, 27, 76, 73, 80, 25, 83, 25, 23, 84, 22, 22, 22,
    22, 28, 88, 71, 87, 89, 86, 91, 71, 92, 93, 71, 66, 96, 97, 24, 25, 0, 1, 2,
    4, 6, 8, 10, 11, 12, 13, 32, 27, 28, 33, 28, 30, 42, 28, 26, 43, 44, 44, 44,
    44, 31, 47, 49, 28, 50, 52, 53, 31, 47, 28, 56, 31, 57, 53, 58, 55, 41, 55, 34,
    47, 28, 56, 34, 61, 53, 34, 59, 63, 47, 28, 56, 59, 64, 62, 65, 53, 60, 66, 67,
    68, 53, 69, 36, 53, 72, 28, 73, 75, 76, 79, 27, 28, 80, 28, 30, 81, 78, 85, 28,
    88, 28, 26, 89, 90, 90, 90, 90, 94, 28, 31, 95, 76, 93, 96, 97, 78, 92, 98, 76,
    99, 100, 76, 71, 103, 104, 27, 28, 0, 1, 2, 3, 4, 6, 8, 9, 10, 11, 28, 23,
    24, 29, 24, 26, 35, 24, 38, 24, 22, 39, 40, 40, 40, 40, 27, 43, 45, 24, 27, 43,
    24, 52, 27, 53, 49, 37, 51, 30, 43, 24, 52, 30, 57, 49, 30, 55, 59, 43, 24, 52,
    55, 60, 58, 61, 49, 31, 55, 63, 64, 49, 65, 32, 49, 69, 24, 76, 23, 24, 77, 24,
    26, 82, 24, 85, 24, 22, 86, 87, 87, 87, 87, 92, 24, 27, 93, 73, 95, 75, 89, 96,
    73, 97, 98, 73, 67, 101, 102, 23, 24, 11, 14, 15, 15, 15, 15, 21, 24, 25, 25, 25,
    25, 30, 29, 31, 3, 28, 29, 34, 29, 31, 10, 29, 43, 29, 27, 44, 45, 45, 45, 45,
    32, 48, 50, 29, 32, 48, 29, 57, 32, 58, 54, 35, 48, 29, 57, 64, 48, 29, 57, 74,
    29, 75, 77, 78, 81, 29, 31, 82, 80, 86, 29, 89, 29, 27, 90, 91, 91, 91, 91, 96,
    29, 32, 97, 78, 94, 98, 99, 80, 93, 100, 78, 101, 102, 78, 72, 105, 106, 28, 29, 20,
    19, 21, 3, 18, 19, 24, 19, 21, 29, 19, 32, 19, 33, 19, 32, 34, 35, 35, 35, 35,
    37, 18, 19, 38, 19, 21, 39, 41, 43, 19, 44, 46, 47, 39, 41, 19, 50, 39, 51, 47,
    54, 41, 19, 50, 54, 55, 47, 57, 41, 19, 50, 56, 59, 47, 25, 60, 61, 41, 19, 50,
    53, 62, 64, 41, 19, 50, 25, 41, 19, 50, 25, 66, 47, 25, 53, 68, 41, 19, 50, 67,
    70, 47, 65, 71, 63, 72, 47, 74, 41, 19, 50, 75, 60, 73, 76, 47, 78, 41, 19, 50,
    78, 79, 47, 78, 53, 81, 41, 19, 50, 53, 82, 80, 83, 47, 49, 84, 86, 77, 85, 87,
    47, 90, 22, 93, 19, 94, 96, 97, 91, 99, 101, 18, 19, 89, 103, 104, 18, 19, 9, 4,
    5, 10, 5, 7, 13, 5, 7, 14, 16, 18, 5, 14, 16, 5, 26, 14, 27, 22, 28, 24,
    8, 16, 5, 26, 32, 16, 5, 26, 31, 34, 22, 25, 35, 36, 16, 4, 26, 39, 40, 41,
    42, 41, 43, 45, 40, 41, 46, 41, 43, 48, 50, 40, 51, 54, 56, 57, 52, 59, 62, 65,
    66, 66, 66, 66, 29, 30, 31, 32, 31, 33, 3, 30, 31, 36, 31, 33, 20, 31, 29, 45,
    46, 46, 46, 46, 34, 49, 51, 31, 52, 54, 55, 34, 49, 31, 58, 34, 59, 55, 60, 57,
    37, 49, 31, 58, 37, 63, 55, 37, 61, 65, 49, 31, 58, 61, 66, 64, 67, 55, 62, 68,
    69, 70, 55, 71, 39, 55, 75, 31, 76, 78, 79, 82, 31, 33, 83, 81, 86, 31, 89, 31,
    29, 90, 91, 91, 91, 91, 84, 88, 96, 31, 34, 97, 79, 99, 81, 93, 100, 79, 101, 102,
    79, 73, 105, 106, 30, 31, 3, 20, 21, 26, 21, 23, 30, 21, 34, 21, 33, 35, 36, 36,
    36, 36, 38, 20, 21, 39, 21, 23, 40, 42, 44, 21, 40, 42, 21, 51, 40, 52, 48, 53,
    50, 55, 42, 21, 51, 55, 56, 48, 58, 42, 21, 51, 57, 60, 48, 27, 61, 62, 42, 21,
    51, 54, 63, 65, 42, 21, 51, 27, 42, 21, 51, 27, 67, 48, 69, 42, 21, 51, 68, 71,
    48, 64, 73, 48, 75, 42, 21, 51, 76, 61, 74, 77, 48, 79, 42, 21, 51, 79, 80, 48,
    79, 54, 82, 42, 21, 51, 54, 83, 81, 84, 48, 50, 85, 50, 50, 87, 78, 86, 88, 48,
    91, 24, 94, 21, 95, 97, 98, 92, 100, 102, 20, 21, 90, 104, 105, 20, 21, 15, 16, 17,
    18, 4, 13, 34, 35, 35, 35, 35, 13, 44, 45, 45, 45, 45, 2, 53, 13, 56, 57, 57,
    57, 57, 52, 4, 26, 61, 2, 62, 26, 63, 17, 26, 19, 65, 61, 2, 62, 19, 66, 64,
    67, 17, 59, 68, 69, 70, 17, 71, 43, 17, 13, 20, 21, 21, 21, 21, 27, 6, 6, 25,
    19, 21, 21, 21, 21, 21, 53, 6, 2, 52, 13, 55, 21, 21, 21, 21, 51, 4, 32, 59,
    2, 21, 32, 60, 17, 62, 59, 2, 21, 19, 63, 61, 64, 17, 57, 65, 39, 19, 66, 67,
    17, 68, 45, 17, 19, 30, 30, 30, 30, 30, 13, 38, 39, 39, 39, 39, 2, 47, 13, 50,
    51, 51, 51, 51, 55, 6, 59, 46, 60, 62, 2, 63, 60, 64, 17, 60, 19, 66, 62, 2,
    63, 19, 67, 65, 68, 17, 29, 69, 70, 62, 2, 63, 19, 71, 73, 62, 2, 63, 29, 62,
    2, 63, 29, 75, 17, 77, 62, 2, 63, 19, 78, 76, 79, 17, 74, 80, 72, 81, 17, 83,
    62, 2, 63, 84, 69, 37, 59, 87, 62, 2, 63, 87, 88, 17, 87, 19, 90, 62, 2, 63,
    19, 91, 89, 92, 17, 4, 93, 95, 86, 94, 96, 17, 6, 30, 36, 38, 2, 39, 36, 40,
    17, 36, 19, 42, 38, 2, 39, 19, 43, 41, 44, 17, 46, 48, 7, 39, 13, 53, 54, 54,
    54, 54, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 2, 25, 25, 25, 25, 25, 3, 31,
    31, 31, 31, 31, 1, 36, 33, 38, 3, 39, 45, 38, 24, 46, 30, 46, 3, 46, 53, 44,
    44, 38, 10, 60, 41, 9, 13, 14, 11, 3, 11, 0, 3, 5, 18, 33, 33, 33, 33, 33,
    43, 8, 18, 46, 46, 46, 46, 46, 55, 8, 18, 58, 58, 58, 58, 58, 21, 63, 11, 64,
    21, 65, 14, 21, 18, 67, 63, 11, 64, 18, 68, 66, 69, 14, 61, 70, 32, 18, 71, 72,
    14, 73, 45, 14, 12, 16, 17, 23, 26, 27, 28, 19, 31, 18, 25, 25, 25, 25, 25, 18,
    37, 37, 37, 37, 37, 43, 44, 45, 46, 8, 18, 49, 49, 49, 49, 49, 58, 8, 18, 61,
    61, 61, 61, 61, 24, 66, 11, 67, 24, 68, 14, 70, 66, 11, 67, 69, 72, 14, 36, 18,
    74, 75, 14, 76, 48, 14, 53, 48, 55, 57, 11, 58, 55, 59, 14, 55, 18, 61, 57, 11,
    58, 18, 62, 60, 63, 14, 24, 64, 65, 57, 11, 58, 18, 66, 68, 57, 11, 58, 24, 57,
    11, 58, 24, 70, 14, 72, 57, 11, 58, 18, 73, 71, 74, 14, 69, 75, 67, 76, 14, 78,
    57, 11, 58, 79, 64, 77, 80, 14, 82, 57, 11, 58, 82, 83, 14, 82, 18, 85, 57, 11,
    58, 18, 86, 84, 87, 14, 54, 88, 90, 81, 89, 91, 14, 27, 29, 11, 30, 27, 31, 14,
    27, 18, 33, 29, 11, 30, 18, 34, 32, 35, 14, 25, 36, 39, 43, 40, 30, 7, 46, 47,
    47, 47, 47, 13, 5, 6, 7, 12, 15, 9, 5, 11, 12, 4, 15, 12, 17, 8, 9, 10,
    16, 19, 12, 5, 8, 9, 10, 4, 14, 15, 13, 14, 10, 4, 5, 3, 6, 7, 1, 3,
    2, 12, 13, 3, 14, 3, 15, 4, 5, 6, 7, 8, 3, 9, 10, 11, 12, 2, 3, 1,
    4, 5, 6, 2, 3, 1, 4, 5, 6, 7, 6, 1, 2, 5, 9, 10, 11, 8, 6, 9,
    10, 11, 9, 11, 12, 13, 16, 18, 19, 11, 5, 6, 7, 12, 3, 13, 10, 3, 13, 16,
    18, 15, 9, 3, 13, 19, 21, 15, 24, 27, 26, 17, 21, 12, 14, 7, 5, 21, 7, 23,
    6, 8, 13, 2, 24, 1, 6, 4, 4, 5, 13, 4, 22, 15, 7, 4, 9, 24, 26, 26,
    29, 26, 31, 33, 28, 26, 38, 35, 23, 39, 41, 42, 45, 48, 40, 47, 55, 11, 4, 12,
    5, 14,
};

const StableIValue tni_program_constants[] = {
    0x1u, /* 0 */
    0x2u, /* 1 */
    0x0u, /* 2 */
    0x3f91df46a2529d39u, /* 3 */
    0x404ca5dc1a63c1f8u, /* 4 */
    0x3ff20dd750429b6du, /* 5 */
    0xbff20dd750429b6du, /* 6 */
    0x3fec5bf891b4ef6bu, /* 7 */
    0x3fe62e42fefa39efu, /* 8 */
    0x3cd203af9ee75616u, /* 9 */
    0x3fe0000000000000u, /* 10 */
    0x40026bb1bbb55516u, /* 11 */
    0xffffffffffffffffu, /* 12 */
    0x3u, /* 13 */
    0xbfe0000000000000u, /* 14 */
    0x400921fb54442d18u, /* 15 */
    0xbfe6a09e667f3bcdu, /* 16 */
    0x3fe9884533d43651u, /* 17 */
    0x40040d931ff62705u, /* 18 */
    0xfffffffffffffffeu, /* 19 */
    0x3ff0000000000000u, /* 20 */
    0x3fa6e4e26d4801f7u, /* 21 */
    0x3fc12ba9d1f60179u, /* 22 */
    0x3fbb6676bf7450f0u, /* 23 */
    0x3fd9884533d43651u, /* 24 */
    0x3fd5555555555555u, /* 25 */
    0x380b38fb9daa78e4u, /* 26 */
    0x4000000000000000u, /* 27 */
    0x7ff0000000000000u, /* 28 */
    0xfff0000000000000u, /* 29 */
    0x7fffffffffffffffu, /* 30 */
    0x3e7ad7f29abcaf48u, /* 31 */
    0x7e37e43c8800759cu, /* 32 */
    0xfffffffffffffffdu, /* 33 */
    0xffffffffffffff9cu, /* 34 */
    0x14u, /* 35 */
};

const tni_derivative tni_derivatives[] = {
    {798, 0x1, 65535, 0, 0, 0, 0, 1, 1, 1, 1, 3, 0}, /* abs */
    {811, 0x1, 65535, 0, 0, 1, 1, 1, 1, 1, 1, 3, 0}, /* acos */
    {825, 0x1, 65535, 0, 0, 2, 2, 1, 1, 1, 1, 3, 0}, /* acosh */
    {840, 0x1, 65535, 0, 0, 3, 0, 1, 1, 1, 0, 2, 0}, /* angle */
    {855, 0x1, 65535, 0, 0, 4, 3, 1, 1, 1, 1, 3, 0}, /* asin */
    {869, 0x1, 65535, 0, 0, 5, 4, 1, 1, 1, 1, 3, 0}, /* asinh */
    {884, 0x1, 65535, 0, 0, 6, 5, 1, 1, 1, 1, 3, 0}, /* atan */
    {898, 0x1, 65535, 0, 0, 7, 6, 1, 1, 1, 1, 3, 0}, /* atanh */
    {913, 0x1, 65535, 0, 0, 8, 7, 1, 0, 1, 1, 2, 0}, /* ceil */
    {927, 0x1, 65535, 0, 0, 8, 7, 1, 0, 1, 1, 2, 0}, /* floor */
    {942, 0x1, 65535, 0, 0, 8, 7, 1, 0, 1, 1, 2, 0}, /* trunc */
    {957, 0x1, 65535, 0, 0, 8, 7, 1, 0, 1, 1, 2, 0}, /* round */
    {972, 0x1, 65535, 0, 0, 8, 7, 1, 0, 1, 1, 2, 0}, /* round.decimals */
    {987, 0x1, 65535, 0, 0, 8, 7, 1, 0, 1, 1, 2, 0}, /* sign */
    {1001, 0x1, 65535, 0, 0, 9, 8, 1, 0, 1, 1, 2, 0}, /* frac */
    {1015, 0x1, 65535, 0, 0, 10, 9, 1, 1, 1, 1, 3, 0}, /* cos */
    {1028, 0x1, 65535, 0, 0, 11, 10, 1, 1, 1, 1, 3, 0}, /* cosh */
    {1042, 0x1, 65535, 0, 0, 12, 11, 1, 0, 1, 1, 2, 0}, /* deg2rad */
    {1059, 0x1, 65535, 0, 0, 13, 12, 1, 0, 1, 1, 2, 0}, /* rad2deg */
    {1076, 0x1, 65535, 0, 0, 14, 13, 1, 1, 1, 1, 3, 0}, /* digamma */
    {1093, 0x1, 65535, 0, 0, 15, 14, 1, 1, 1, 1, 3, 0}, /* erf */
    {1106, 0x1, 65535, 0, 0, 16, 15, 1, 1, 1, 1, 3, 0}, /* erfc */
    {1120, 0x1, 65535, 0, 1, 17, 16, 1, 1, 1, 1, 2, 0}, /* erfinv */
    {1136, 0x1, 65535, 0, 0, 18, 17, 1, 2, 1, 1, 2, 0}, /* special_erfcx */
    {1158, 0x1, 65535, 0, 1, 19, 18, 1, 1, 1, 1, 2, 0}, /* exp */
    {1171, 0x1, 65535, 0, 1, 20, 19, 1, 1, 1, 1, 2, 0}, /* exp2 */
    {1185, 0x1, 65535, 0, 1, 21, 20, 1, 1, 1, 1, 2, 0}, /* expm1 */
    {1200, 0x1, 65535, 0, 0, 22, 21, 1, 1, 1, 1, 3, 0}, /* i0 */
    {1212, 0x1, 65535, 0, 0, 23, 22, 1, 2, 1, 1, 2, 0}, /* special_i0e */
    {1232, 0x1, 65535, 0, 0, 24, 23, 1, 2, 1, 1, 2, 0}, /* special_i1 */
    {1251, 0x1, 65535, 0, 0, 25, 24, 1, 2, 1, 1, 2, 0}, /* special_i1e */
    {1271, 0x1, 65535, 0, 0, 26, 25, 1, 1, 1, 1, 3, 0}, /* lgamma */
    {1287, 0x1, 65535, 0, 0, 27, 26, 1, 1, 1, 1, 3, 0}, /* log */
    {1300, 0x1, 65535, 0, 0, 28, 27, 1, 1, 1, 1, 3, 0}, /* log10 */
    {1315, 0x1, 65535, 0, 0, 29, 28, 1, 1, 1, 1, 3, 0}, /* log1p */
    {1330, 0x1, 65535, 0, 0, 30, 29, 1, 1, 1, 1, 3, 0}, /* log2 */
    {1344, 0x1, 65535, 0, 2, 31, 30, 1, 2, 1, 1, 3, 0}, /* logit */
    {1359, 0x1, 65535, 0, 2, 32, 31, 1, 2, 1, 1, 3, 0}, /* mvlgamma */
    {1377, 0x1, 65535, 0, 0, 33, 32, 1, 1, 1, 1, 3, 0}, /* nan_to_num */
    {1395, 0x1, 65535, 0, 0, 34, 33, 1, 0, 1, 1, 2, 0}, /* neg */
    {1408, 0x1, 65535, 1, 4, 35, 34, 1, 2, 1, 1, 2, 0}, /* polygamma */
    {1427, 0x1, 65535, 0, 1, 36, 35, 1, 1, 1, 1, 2, 0}, /* reciprocal */
    {1447, 0x1, 65535, 0, 1, 37, 36, 1, 1, 1, 1, 2, 0}, /* rsqrt */
    {1462, 0x1, 65535, 0, 0, 38, 37, 1, 2, 1, 1, 3, 0}, /* sgn */
    {1475, 0x1, 65535, 0, 1, 39, 38, 1, 1, 1, 1, 2, 0}, /* sigmoid */
    {1492, 0x1, 65535, 0, 0, 40, 39, 1, 1, 1, 1, 3, 0}, /* sin */
    {1505, 0x1, 65535, 0, 0, 41, 40, 1, 1, 1, 1, 3, 0}, /* sinc */
    {1519, 0x1, 65535, 0, 0, 42, 41, 1, 1, 1, 1, 3, 0}, /* sinh */
    {1533, 0x1, 65535, 0, 0, 43, 42, 1, 1, 1, 1, 2, 0}, /* special_entr */
    {1554, 0x1, 65535, 0, 0, 44, 43, 1, 1, 1, 1, 2, 0}, /* special_log_ndtr */
    {1578, 0x1, 65535, 0, 1, 45, 44, 1, 1, 1, 1, 2, 0}, /* special_ndtri */
    {1600, 0x1, 65535, 0, 1, 46, 45, 1, 1, 1, 1, 2, 0}, /* sqrt */
    {1614, 0x1, 65535, 0, 1, 47, 46, 1, 1, 1, 1, 2, 0}, /* tan */
    {1627, 0x1, 65535, 0, 1, 48, 47, 1, 1, 1, 1, 2, 0}, /* tanh */
    {1641, 0x1, 65535, 2, 6, 49, 48, 2, 1, 2, 1, 2, 0}, /* add.Tensor */
    {1654, 0x1, 65535, 0, 0, 9, 8, 1, 0, 1, 1, 2, 0}, /* add.Scalar */
    {1667, 0x1, 65535, 2, 6, 51, 49, 2, 1, 2, 1, 2, 0}, /* sub.Tensor */
    {1680, 0x1, 65535, 0, 0, 9, 8, 1, 0, 1, 1, 2, 0}, /* sub.Scalar */
    {1693, 0x1, 65535, 2, 7, 53, 50, 2, 1, 2, 1, 2, 0}, /* rsub.Tensor */
    {1707, 0x1, 65535, 0, 7, 53, 51, 1, 1, 1, 1, 2, 0}, /* rsub.Scalar */
    {1721, 0x1, 65535, 2, 8, 55, 52, 2, 2, 2, 1, 3, 0}, /* mul.Tensor */
    {1734, 0x1, 65535, 0, 3, 57, 53, 1, 1, 1, 1, 2, 0}, /* mul.Scalar */
    {1747, 0x1, 65535, 2, 10, 58, 54, 2, 2, 2, 1, 3, 0}, /* div.Tensor */
    {1760, 0x1, 65535, 0, 3, 60, 55, 1, 1, 1, 1, 2, 0}, /* div.Scalar */
    {1773, 0x1, 65535, 2, 12, 61, 56, 2, 3, 2, 1, 3, 0}, /* div.Tensor_mode */
    {1786, 0x1, 65535, 0, 15, 63, 57, 1, 2, 1, 1, 2, 0}, /* div.Scalar_mode */
    {1799, 0x1, 65535, 0, 17, 64, 58, 1, 2, 1, 1, 3, 0}, /* pow.Tensor_Scalar */
    {1812, 0x1, 65535, 2, 19, 65, 59, 2, 3, 2, 1, 3, 0}, /* pow.Tensor_Tensor */
    {1825, 0x1, 65535, 1, 22, 67, 60, 1, 3, 1, 1, 2, 0}, /* pow.Scalar */
    {1838, 0x1, 65535, 2, 19, 68, 61, 2, 2, 2, 1, 3, 0}, /* atan2 */
    {1853, 0x1, 65535, 2, 1, 70, 62, 2, 2, 2, 1, 3, 0}, /* copysign.Tensor */
    {1871, 0x1, 65535, 0, 1, 70, 63, 1, 2, 1, 1, 3, 0}, /* copysign.Scalar */
    {1889, 0x1, 65535, 2, 25, 72, 64, 2, 2, 2, 1, 2, 0}, /* fmax */
    {1903, 0x1, 65535, 2, 25, 74, 65, 2, 2, 2, 1, 2, 0}, /* fmin */
    {1917, 0x1, 65535, 2, 25, 76, 66, 2, 2, 2, 1, 2, 0}, /* maximum */
    {1934, 0x1, 65535, 2, 25, 78, 67, 2, 2, 2, 1, 2, 0}, /* minimum */
    {1951, 0x1, 65535, 0, 0, 9, 8, 1, 0, 1, 1, 2, 0}, /* fmod.Scalar */
    {1965, 0x1, 65535, 2, 27, 80, 68, 2, 2, 2, 1, 3, 0}, /* fmod.Tensor */
    {1979, 0x1, 65535, 0, 0, 9, 8, 1, 0, 1, 1, 2, 0}, /* remainder.Scalar */
    {1998, 0x1, 65535, 2, 27, 82, 69, 2, 2, 2, 1, 3, 0}, /* remainder.Tensor */
    {2017, 0x1, 65535, 2, 29, 84, 70, 2, 3, 2, 1, 3, 0}, /* hypot */
    {2032, 0x1, 65535, 2, 27, 86, 0, 2, 2, 2, 0, 3, 0}, /* igamma */
    {2048, 0x1, 65535, 2, 27, 88, 0, 2, 2, 2, 0, 3, 0}, /* igammac */
    {2065, 0x1, 65535, 2, 32, 90, 0, 2, 2, 2, 0, 2, 0}, /* ldexp.Tensor */
    {2080, 0x1, 65535, 2, 12, 92, 71, 2, 1, 2, 1, 2, 0}, /* lerp.Scalar */
    {2094, 0x1, 65535, 4, 34, 94, 72, 3, 3, 3, 1, 3, 0}, /* lerp.Tensor */
    {2108, 0x1, 65535, 2, 19, 97, 73, 2, 2, 2, 1, 2, 0}, /* logaddexp */
    {2127, 0x1, 65535, 2, 19, 99, 74, 2, 2, 2, 1, 2, 0}, /* logaddexp2 */
    {2147, 0x1, 65535, 2, 19, 101, 75, 2, 2, 2, 1, 3, 0}, /* xlogy.Tensor */
    {2162, 0x1, 65535, 1, 37, 103, 76, 1, 2, 1, 1, 2, 0}, /* xlogy.Scalar_Self */
    {2177, 0x1, 65535, 0, 2, 104, 77, 1, 2, 1, 1, 3, 0}, /* xlogy.Scalar_Other */
    {2192, 0x1, 65535, 2, 19, 105, 78, 2, 2, 2, 1, 2, 0}, /* special_xlog1py */
    {2216, 0x1, 65535, 1, 37, 107, 79, 1, 2, 1, 1, 2, 0}, /* special_xlog1py.self_scalar */
    {2240, 0x1, 65535, 0, 17, 108, 80, 1, 2, 1, 1, 2, 0}, /* special_xlog1py.other_scalar */
    {2264, 0x1, 65535, 2, 27, 109, 0, 2, 2, 2, 0, 2, 0}, /* special_zeta */
    {2285, 0x1, 65535, 1, 4, 111, 0, 1, 2, 1, 0, 2, 0}, /* special_zeta.self_scalar */
    {2306, 0x1, 65535, 0, 0, 109, 0, 1, 0, 1, 0, 2, 0}, /* special_zeta.other_scalar */
    {2327, 0x1, 65535, 2, 0, 112, 0, 2, 0, 2, 0, 2, 0}, /* nextafter */
    {2346, 0x1, 65535, 4, 39, 114, 81, 3, 3, 3, 1, 2, 0}, /* addcmul */
    {2363, 0x1, 65535, 4, 42, 117, 82, 3, 3, 3, 1, 2, 0}, /* addcdiv */
    {2380, 0x1, 65535, 4, 45, 120, 0, 3, 3, 3, 0, 3, 0}, /* clamp.Tensor */
    {2395, 0x1, 65535, 0, 48, 123, 83, 1, 3, 1, 1, 3, 0}, /* clamp */
    {2410, 0x1, 65535, 0, 2, 124, 84, 1, 2, 1, 1, 3, 0}, /* clamp_min */
    {2428, 0x1, 65535, 2, 25, 125, 85, 2, 2, 2, 1, 3, 0}, /* clamp_min.Tensor */
    {2446, 0x1, 65535, 0, 2, 127, 86, 1, 2, 1, 1, 3, 0}, /* clamp_max */
    {2464, 0x1, 65535, 2, 25, 128, 87, 2, 2, 2, 1, 3, 0}, /* clamp_max.Tensor */
    {2482, 0x1, 65535, 2, 0, 130, 88, 2, 0, 2, 1, 2, 0}, /* complex */
    {2499, 0x1, 65535, 2, 51, 132, 0, 2, 3, 2, 0, 2, 0}, /* polar */
    {2514, 0x1, 65535, 0, 1, 134, 89, 1, 1, 1, 1, 2, 0}, /* relu */
    {2528, 0x1, 65535, 0, 2, 135, 90, 1, 2, 1, 1, 3, 0}, /* threshold */
    {2547, 0x1, 65535, 2, 54, 136, 91, 2, 2, 2, 1, 2, 0}, /* threshold_backward */
    {2574, 0x1, 65535, 2, 10, 138, 92, 2, 2, 2, 1, 2, 0}, /* sigmoid_backward */
    {2599, 0x1, 65535, 2, 10, 140, 93, 2, 2, 2, 1, 2, 0}, /* tanh_backward */
    {2621, 0x1, 65535, 2, 56, 142, 0, 2, 3, 2, 0, 2, 0}, /* logit_backward */
    {2644, 0x1, 65535, 0, 59, 144, 94, 1, 4, 1, 1, 3, 0}, /* elu */
    {2657, 0x1, 65535, 0, 17, 145, 95, 1, 2, 1, 1, 3, 0}, /* celu */
    {2671, 0x1, 65535, 7, 63, 146, 0, 2, 7, 2, 0, 2, 0}, /* elu_backward */
    {2692, 0x1, 65535, 0, 2, 148, 96, 1, 2, 1, 1, 3, 0}, /* gelu */
    {2706, 0x1, 65535, 2, 56, 149, 97, 2, 3, 2, 1, 2, 0}, /* gelu_backward */
    {2728, 0x1, 65535, 0, 0, 151, 98, 1, 1, 1, 1, 3, 0}, /* silu */
    {2742, 0x1, 65535, 2, 10, 152, 0, 2, 2, 2, 0, 2, 0}, /* silu_backward */
    {2764, 0x1, 65535, 0, 0, 154, 99, 1, 1, 1, 1, 3, 0}, /* mish */
    {2778, 0x1, 65535, 0, 2, 155, 100, 1, 2, 1, 1, 2, 0}, /* glu */
    {2791, 0x1, 65535, 2, 56, 156, 0, 2, 3, 2, 0, 2, 0}, /* glu_backward */
    {2812, 0x1, 65535, 0, 2, 158, 101, 1, 2, 1, 1, 2, 0}, /* hardshrink */
    {2832, 0x1, 65535, 2, 54, 159, 102, 2, 2, 2, 1, 2, 0}, /* hardshrink_backward */
    {2860, 0x1, 65535, 0, 2, 161, 103, 1, 2, 1, 1, 2, 0}, /* softshrink */
    {2880, 0x1, 65535, 2, 54, 162, 104, 2, 2, 2, 1, 2, 0}, /* softshrink_backward */
    {2908, 0x1, 65535, 0, 0, 164, 105, 1, 1, 1, 1, 3, 0}, /* hardsigmoid */
    {2929, 0x1, 65535, 2, 5, 165, 0, 2, 1, 2, 0, 2, 0}, /* hardsigmoid_backward */
    {2958, 0x1, 65535, 0, 0, 167, 106, 1, 1, 1, 1, 3, 0}, /* hardswish */
    {2977, 0x1, 65535, 2, 10, 168, 107, 2, 2, 2, 1, 2, 0}, /* hardswish_backward */
    {3004, 0x1, 65535, 0, 70, 170, 108, 1, 3, 1, 1, 3, 0}, /* hardtanh */
    {3022, 0x1, 65535, 2, 73, 171, 109, 2, 3, 2, 1, 2, 0}, /* hardtanh_backward */
    {3048, 0x1, 65535, 0, 2, 173, 110, 1, 2, 1, 1, 3, 0}, /* leaky_relu */
    {3067, 0x1, 65535, 2, 73, 174, 111, 2, 3, 2, 1, 2, 0}, /* leaky_relu_backward */
    {3094, 0x1, 65535, 0, 76, 176, 0, 1, 5, 1, 0, 2, 0}, /* rrelu_with_noise */
    {3118, 0x1, 65535, 2, 81, 177, 0, 2, 6, 2, 0, 2, 0}, /* rrelu_with_noise_backward */
    {3150, 0x1, 65535, 0, 87, 179, 112, 1, 2, 1, 1, 2, 0}, /* log_sigmoid_forward */
    {3177, 0x1, 65535, 2, 89, 180, 0, 2, 3, 2, 0, 2, 0}, /* log_sigmoid_backward */
    {3205, 0x1, 65535, 0, 70, 182, 113, 1, 3, 1, 1, 2, 0}, /* softplus */
    {3223, 0x1, 65535, 2, 92, 183, 0, 2, 4, 2, 0, 2, 0}, /* softplus_backward */
    {3249, 0x1, 65535, 0, 76, 185, 114, 2, 2, 1, 1, 2, 0}, /* _prelu_kernel */
    {3270, 0x3, 65535, 9, 96, 186, 0, 3, 3, 1, 0, 2, 0}, /* _prelu_kernel_backward */
    {3299, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* bernoulli */
    {3318, 0x1, 65535, 2, 99, 187, 0, 2, 1, 2, 0, 2, 0}, /* bernoulli_.Tensor */
    {3337, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* bernoulli_.float */
    {3356, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* cauchy_ */
    {3372, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* exponential_ */
    {3393, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* geometric_ */
    {3412, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* log_normal_ */
    {3431, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* uniform_ */
    {3415, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* normal_ */
    {3448, 0x1, 65535, 0, 51, 189, 0, 1, 1, 1, 0, 2, 0}, /* normal.Tensor_float */
    {3464, 0x1, 65535, 1, 100, 189, 0, 1, 1, 1, 0, 2, 0}, /* normal.float_Tensor */
    {3480, 0x1, 65535, 2, 101, 190, 0, 2, 2, 2, 0, 2, 0}, /* normal.Tensor_Tensor */
    {3496, 0x1, 65535, 0, 51, 189, 0, 1, 1, 1, 0, 2, 0}, /* poisson */
    {3513, 0x1, 65535, 12, 0, 71, 0, 2, 0, 1, 0, 2, 0}, /* binomial */
    {3531, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* random_.from */
    {3547, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* random_.to */
    {3563, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* random_ */
    {3579, 0x1, 65535, 0, 103, 192, 115, 1, 2, 1, 1, 2, 0}, /* frexp.Tensor */
    {3594, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* eq_.Scalar */
    {3606, 0x1, 65535, 2, 99, 187, 0, 2, 1, 2, 0, 2, 0}, /* eq_.Tensor */
    {3618, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* ge_.Scalar */
    {3630, 0x1, 65535, 2, 99, 187, 0, 2, 1, 2, 0, 2, 0}, /* ge_.Tensor */
    {3642, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* gt_.Scalar */
    {3654, 0x1, 65535, 2, 99, 187, 0, 2, 1, 2, 0, 2, 0}, /* gt_.Tensor */
    {3666, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* le_.Scalar */
    {3678, 0x1, 65535, 2, 99, 187, 0, 2, 1, 2, 0, 2, 0}, /* le_.Tensor */
    {3690, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* lt_.Scalar */
    {3702, 0x1, 65535, 2, 99, 187, 0, 2, 1, 2, 0, 2, 0}, /* lt_.Tensor */
    {3714, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* ne_.Scalar */
    {3726, 0x1, 65535, 2, 99, 187, 0, 2, 1, 2, 0, 2, 0}, /* ne_.Tensor */
    {3738, 0x1, 65535, 0, 51, 193, 33, 1, 1, 1, 1, 2, 0}, /* sum */
    {3751, 0x1, 65535, 0, 105, 194, 33, 1, 3, 1, 1, 2, 0}, /* sum.dim_IntList */
    {3764, 0x1, 65535, 0, 70, 195, 116, 1, 3, 1, 1, 2, 0}, /* nansum */
    {3780, 0x1, 65535, 0, 51, 196, 33, 1, 1, 1, 1, 2, 0}, /* mean */
    {3794, 0x1, 65535, 0, 108, 197, 33, 1, 4, 1, 1, 2, 0}, /* mean.dim */
    {3808, 0x1, 65535, 0, 0, 198, 117, 1, 1, 1, 1, 2, 0}, /* prod */
    {3822, 0x1, 65535, 0, 70, 199, 118, 1, 3, 1, 1, 2, 0}, /* prod.dim_int */
    {3836, 0x1, 65535, 0, 3, 200, 33, 1, 1, 1, 1, 2, 0}, /* cumsum */
    {3852, 0x1, 65535, 0, 112, 201, 0, 1, 3, 1, 0, 3, 0}, /* cumprod */
    {3869, 0x1, 65535, 0, 115, 202, 0, 1, 3, 1, 0, 2, 0}, /* logcumsumexp */
    {3891, 0x1, 65535, 0, 118, 203, 119, 1, 3, 1, 1, 2, 0}, /* cummax */
    {3907, 0x1, 65535, 0, 118, 203, 119, 1, 3, 1, 1, 2, 0}, /* cummin */
    {3923, 0x1, 65535, 0, 121, 204, 120, 1, 4, 1, 1, 2, 0}, /* logsumexp */
    {3942, 0x1, 65535, 0, 125, 205, 121, 1, 4, 1, 1, 2, 0}, /* amax */
    {3956, 0x1, 65535, 0, 125, 205, 121, 1, 4, 1, 1, 2, 0}, /* amin */
    {3970, 0x3, 65535, 0, 129, 206, 0, 1, 5, 1, 0, 2, 0}, /* aminmax */
    {2451, 0x1, 65535, 0, 134, 207, 122, 1, 4, 1, 1, 2, 0}, /* max.dim */
    {2469, 0x1, 65535, 0, 0, 208, 123, 1, 2, 1, 1, 2, 0}, /* max */
    {2415, 0x1, 65535, 0, 134, 207, 122, 1, 4, 1, 1, 2, 0}, /* min.dim */
    {2433, 0x1, 65535, 0, 0, 208, 123, 1, 2, 1, 1, 2, 0}, /* min */
    {3987, 0x1, 65535, 0, 0, 208, 123, 1, 2, 1, 1, 2, 0}, /* median */
    {4003, 0x1, 65535, 0, 134, 207, 122, 1, 4, 1, 1, 2, 0}, /* median.dim */
    {4019, 0x1, 65535, 0, 0, 208, 123, 1, 2, 1, 1, 2, 0}, /* nanmedian */
    {4038, 0x1, 65535, 0, 134, 207, 122, 1, 4, 1, 1, 2, 0}, /* nanmedian.dim */
    {4057, 0x1, 65535, 0, 134, 207, 122, 1, 4, 1, 1, 2, 0}, /* mode */
    {4071, 0x1, 65535, 0, 138, 207, 124, 1, 4, 1, 1, 2, 0}, /* kthvalue */
    {4089, 0x1, 65535, 0, 118, 209, 125, 1, 3, 1, 1, 2, 0}, /* sort */
    {4103, 0x1, 65535, 0, 138, 209, 126, 1, 3, 1, 1, 2, 0}, /* sort.stable */
    {4117, 0x1, 65535, 0, 138, 209, 126, 1, 3, 1, 1, 2, 0}, /* topk */
    {4131, 0x1, 65535, 0, 51, 210, 33, 1, 1, 1, 1, 2, 0}, /* trace */
    {4146, 0x1, 65535, 0, 142, 211, 127, 1, 5, 1, 1, 2, 0}, /* var.correction */
    {4159, 0x1, 65535, 0, 147, 212, 128, 1, 5, 1, 1, 2, 0}, /* std.correction */
    {4172, 0x3, 65535, 0, 142, 213, 129, 1, 5, 1, 2, 2, 0}, /* var_mean.correction */
    {4189, 0x3, 65535, 0, 152, 214, 131, 1, 5, 1, 2, 2, 0}, /* std_mean.correction */
    {4206, 0x1, 65535, 0, 157, 215, 133, 1, 5, 1, 1, 2, 0}, /* linalg_vector_norm */
    {4218, 0x1, 65535, 0, 125, 216, 134, 1, 3, 1, 1, 2, 0}, /* norm.Scalar */
    {4232, 0x1, 65535, 0, 162, 217, 135, 1, 5, 1, 1, 2, 0}, /* norm.ScalarOpt_dim */
    {4246, 0x1, 65535, 0, 112, 218, 136, 1, 3, 1, 1, 2, 0}, /* norm.ScalarOpt_dtype */
    {4260, 0x1, 65535, 0, 167, 219, 135, 1, 5, 1, 1, 2, 0}, /* norm.ScalarOpt_dim_dtype */
    {4274, 0x1, 65535, 2, 172, 220, 137, 2, 4, 2, 1, 2, 0}, /* dist */
    {4288, 0x1, 65535, 2, 8, 222, 138, 2, 2, 2, 1, 2, 0}, /* mm */
    {4300, 0x1, 65535, 2, 8, 224, 139, 2, 2, 2, 1, 2, 0}, /* bmm */
    {4313, 0x1, 65535, 2, 8, 226, 140, 2, 2, 2, 1, 2, 0}, /* mv */
    {4325, 0x1, 65535, 2, 8, 228, 141, 2, 2, 2, 1, 2, 0}, /* dot */
    {4338, 0x1, 65535, 2, 8, 230, 142, 2, 2, 2, 1, 2, 0}, /* vdot */
    {4352, 0x1, 65535, 4, 176, 232, 143, 3, 4, 3, 1, 2, 0}, /* addmm */
    {4367, 0x1, 65535, 4, 176, 235, 144, 3, 4, 3, 1, 2, 0}, /* addmv */
    {4382, 0x1, 65535, 4, 176, 238, 145, 3, 4, 3, 1, 2, 0}, /* addr */
    {4396, 0x1, 65535, 4, 176, 241, 146, 3, 4, 3, 1, 2, 0}, /* baddbmm */
    {4413, 0x1, 65535, 4, 180, 244, 147, 3, 6, 3, 1, 2, 0}, /* addbmm */
    {4429, 0x1, 65535, 4, 186, 247, 0, 3, 7, 3, 0, 2, 0}, /* _addmm_activation */
    {4454, 0x1, 65535, 2, 193, 250, 148, 2, 3, 2, 1, 2, 0}, /* linalg_cross */
    {4475, 0x1, 65535, 0, 1, 252, 149, 1, 1, 1, 1, 2, 0}, /* linalg_inv_ex */
    {4496, 0x1, 65535, 2, 196, 253, 150, 2, 5, 2, 1, 2, 0}, /* linalg_solve_triangular */
    {4527, 0x3, 65535, 2, 201, 255, 0, 2, 6, 2, 0, 2, 0}, /* triangular_solve */
    {4552, 0x1, 65535, 0, 0, 257, 151, 1, 2, 1, 1, 2, 0}, /* _linalg_det */
    {4571, 0x3, 65535, 0, 0, 258, 152, 1, 2, 1, 2, 2, 0}, /* _linalg_slogdet */
    {4594, 0x1, 65535, 2, 207, 259, 154, 2, 3, 2, 1, 2, 0}, /* _linalg_solve_ex */
    {4617, 0x1, 65535, 14, 1, 261, 155, 3, 2, 1, 1, 2, 0}, /* linalg_pinv.atol_rtol_tensor */
    {4637, 0x1, 65535, 0, 113, 262, 0, 1, 2, 1, 0, 2, 0}, /* cholesky */
    {4655, 0x1, 65535, 0, 113, 262, 156, 1, 2, 1, 1, 2, 0}, /* linalg_cholesky_ex */
    {4681, 0x1, 65535, 0, 124, 263, 0, 1, 3, 1, 0, 2, 0}, /* cholesky_inverse */
    {4706, 0x1, 65535, 2, 210, 264, 0, 2, 3, 2, 0, 2, 0}, /* cholesky_solve */
    {4729, 0x3, 65535, 0, 213, 266, 0, 1, 5, 1, 0, 2, 0}, /* linalg_qr */
    {4747, 0x3, 65535, 0, 218, 267, 157, 1, 5, 1, 2, 2, 0}, /* _linalg_eigh */
    {4767, 0x3, 65535, 0, 216, 268, 159, 1, 2, 1, 2, 2, 0}, /* linalg_eig */
    {4786, 0x1, 65535, 0, 0, 269, 0, 1, 1, 1, 0, 2, 0}, /* _linalg_eigvals */
    {4809, 0x7, 65535, 0, 223, 270, 161, 1, 6, 1, 1, 2, 0}, /* _linalg_svd */
    {4828, 0x6, 65535, 0, 229, 271, 0, 1, 4, 1, 0, 2, 0}, /* linalg_lu */
    {4846, 0x1, 65535, 0, 233, 272, 0, 1, 3, 1, 0, 2, 0}, /* linalg_lu_factor_ex */
    {4872, 0x6, 65535, 0, 51, 273, 162, 1, 1, 1, 2, 2, 0}, /* lu_unpack */
    {4890, 0x1, 65535, 17, 236, 274, 0, 2, 5, 2, 0, 2, 0}, /* linalg_lu_solve */
    {4913, 0x1, 65535, 0, 0, 276, 164, 1, 1, 1, 1, 2, 0}, /* linalg_matrix_exp */
    {4938, 0x3, 65535, 2, 241, 277, 0, 2, 4, 2, 0, 2, 0}, /* linalg_lstsq */
    {4959, 0x1, 65535, 0, 0, 279, 0, 1, 0, 1, 0, 2, 0}, /* linalg_ldl_factor_ex */
    {4986, 0x1, 65535, 17, 0, 280, 0, 2, 0, 2, 0, 2, 0}, /* linalg_ldl_solve */
    {5010, 0x1, 65535, 0, 0, 282, 0, 1, 0, 1, 0, 2, 0}, /* geqrf */
    {5025, 0x1, 65535, 4, 245, 283, 165, 3, 7, 3, 1, 2, 0}, /* _trilinear */
    {5044, 0x1, 65535, 0, 252, 286, 33, 1, 3, 1, 1, 2, 0}, /* _fft_c2c */
    {5060, 0x1, 65535, 0, 255, 287, 33, 1, 4, 1, 1, 2, 0}, /* _fft_r2c */
    {5076, 0x1, 65535, 0, 259, 288, 33, 1, 4, 1, 1, 2, 0}, /* _fft_c2r */
    {5092, 0x1, 65535, 0, 263, 289, 0, 2, 2, 1, 0, 2, 0}, /* linalg_householder_product */
    {5126, 0x1, 65535, 19, 265, 290, 0, 3, 5, 2, 0, 2, 0}, /* ormqr */
    {5141, 0x1, 65535, 0, 0, 9, 33, 1, 0, 1, 1, 2, 0}, /* alias */
    {5156, 0x1, 65535, 0, 270, 292, 33, 1, 4, 1, 1, 2, 0}, /* as_strided */
    {5175, 0x1, 65535, 0, 270, 292, 166, 1, 4, 1, 1, 2, 0}, /* as_strided_ */
    {5194, 0x1, 65535, 2, 274, 293, 167, 2, 4, 2, 1, 2, 0}, /* as_strided_scatter */
    {5220, 0x1, 65535, 0, 0, 295, 33, 1, 0, 1, 1, 2, 0}, /* _conj */
    {5234, 0x1, 65535, 0, 0, 34, 33, 1, 0, 1, 1, 2, 0}, /* _neg_view */
    {5251, 0x1, 65535, 0, 0, 296, 33, 1, 0, 1, 1, 2, 0}, /* _conj_physical */
    {5273, 0x1, 65535, 0, 0, 296, 168, 1, 0, 1, 1, 2, 0}, /* conj_physical_ */
    {5295, 0x1, 65535, 0, 278, 297, 33, 1, 4, 1, 1, 2, 0}, /* diagonal */
    {5313, 0x1, 65535, 0, 78, 298, 33, 1, 3, 1, 1, 2, 0}, /* diagonal_backward */
    {5339, 0x1, 65535, 2, 274, 299, 167, 2, 4, 2, 1, 2, 0}, /* diagonal_scatter */
    {5364, 0x1, 65535, 0, 0, 9, 33, 1, 0, 1, 1, 2, 0}, /* expand */
    {5380, 0x1, 65535, 0, 3, 301, 33, 1, 1, 1, 1, 2, 0}, /* permute */
    {5397, 0x1, 65535, 0, 51, 302, 33, 1, 1, 1, 1, 2, 0}, /* _reshape_alias */
    {5419, 0x1, 65535, 0, 105, 303, 33, 1, 3, 1, 1, 2, 0}, /* select.int */
    {5435, 0x1, 65535, 0, 60, 304, 33, 1, 2, 1, 1, 2, 0}, /* select_backward */
    {5459, 0x1, 65535, 2, 274, 305, 167, 2, 3, 2, 1, 2, 0}, /* select_scatter */
    {5482, 0x1, 65535, 0, 282, 307, 33, 1, 5, 1, 1, 2, 0}, /* slice.Tensor */
    {5497, 0x1, 65535, 0, 287, 308, 33, 1, 4, 1, 1, 2, 0}, /* slice_backward */
    {5520, 0x1, 65535, 2, 291, 309, 167, 2, 5, 2, 1, 2, 0}, /* slice_scatter */
    {5542, 0x1, 65535, 0, 296, 311, 33, 1, 4, 1, 1, 2, 0}, /* narrow_copy */
    {5562, 0x1, 65535, 0, 7, 312, 33, 1, 1, 1, 1, 2, 0}, /* split.Tensor */
    {5577, 0x1, 65535, 0, 7, 312, 33, 1, 1, 1, 1, 2, 0}, /* split_with_sizes */
    {5601, 0x1, 65535, 0, 7, 312, 33, 1, 1, 1, 1, 2, 0}, /* unsafe_split.Tensor */
    {5622, 0x1, 65535, 0, 7, 312, 33, 1, 1, 1, 1, 2, 0}, /* unsafe_split_with_sizes */
    {5652, 0x1, 65535, 0, 51, 302, 33, 1, 1, 1, 1, 2, 0}, /* squeeze */
    {5669, 0x1, 65535, 0, 51, 302, 33, 1, 1, 1, 1, 2, 0}, /* squeeze.dim */
    {5686, 0x1, 65535, 0, 51, 302, 33, 1, 1, 1, 1, 2, 0}, /* squeeze.dims */
    {5703, 0x1, 65535, 0, 51, 302, 169, 1, 1, 1, 1, 2, 0}, /* squeeze_ */
    {5720, 0x1, 65535, 0, 51, 302, 170, 1, 1, 1, 1, 2, 0}, /* squeeze_.dim */
    {5737, 0x1, 65535, 0, 51, 302, 171, 1, 1, 1, 1, 2, 0}, /* squeeze_.dims */
    {5754, 0x1, 65535, 0, 0, 313, 33, 1, 0, 1, 1, 2, 0}, /* t */
    {5765, 0x1, 65535, 0, 0, 313, 172, 1, 0, 1, 1, 2, 0}, /* t_ */
    {5776, 0x1, 65535, 0, 59, 314, 33, 1, 2, 1, 1, 2, 0}, /* transpose.int */
    {5795, 0x1, 65535, 0, 59, 314, 173, 1, 2, 1, 1, 2, 0}, /* transpose_ */
    {5814, 0x1, 65535, 0, 3, 315, 33, 1, 1, 1, 1, 2, 0}, /* unbind.int */
    {5830, 0x1, 65535, 0, 278, 316, 33, 1, 4, 1, 1, 2, 0}, /* unfold */
    {5846, 0x1, 65535, 0, 78, 317, 33, 1, 3, 1, 1, 2, 0}, /* unfold_backward */
    {5870, 0x1, 65535, 0, 3, 318, 33, 1, 1, 1, 1, 2, 0}, /* unsqueeze */
    {5889, 0x1, 65535, 0, 3, 318, 174, 1, 1, 1, 1, 2, 0}, /* unsqueeze_ */
    {5237, 0x1, 65535, 0, 51, 302, 33, 1, 1, 1, 1, 2, 0}, /* view */
    {5908, 0x1, 65535, 0, 51, 302, 33, 1, 1, 1, 1, 2, 0}, /* _unsafe_view */
    {5928, 0x1, 65535, 0, 0, 319, 33, 1, 0, 1, 1, 2, 0}, /* view_as_complex */
    {5951, 0x1, 65535, 0, 0, 320, 33, 1, 0, 1, 1, 2, 0}, /* view_as_real */
    {5971, 0x1, 65535, 0, 0, 9, 33, 1, 0, 1, 1, 2, 0}, /* clone */
    {5548, 0x1, 65535, 2, 0, 321, 175, 2, 0, 2, 1, 2, 0}, /* copy */
    {5986, 0x1, 65535, 2, 0, 321, 175, 2, 0, 2, 1, 2, 0}, /* copy_ */
    {6000, 0x1, 65535, 0, 0, 9, 33, 1, 0, 1, 1, 2, 0}, /* _to_copy */
    {6016, 0x1, 65535, 0, 0, 9, 33, 1, 0, 1, 1, 2, 0}, /* lift */
    {6030, 0x1, 65535, 0, 0, 9, 33, 1, 0, 1, 1, 2, 0}, /* lift_fresh */
    {6049, 0x1, 65535, 0, 0, 8, 176, 1, 0, 1, 1, 2, 0}, /* fill.Scalar */
    {6063, 0x1, 65535, 2, 0, 323, 177, 2, 0, 2, 1, 2, 0}, /* fill.Tensor */
    {6077, 0x1, 65535, 0, 0, 8, 176, 1, 0, 1, 1, 2, 0}, /* fill_.Scalar */
    {6091, 0x1, 65535, 2, 0, 323, 177, 2, 0, 2, 1, 2, 0}, /* fill_.Tensor */
    {6105, 0x1, 65535, 0, 0, 8, 176, 1, 0, 1, 1, 2, 0}, /* zero_ */
    {6119, 0x1, 65535, 22, 51, 325, 33, 1, 1, 1, 1, 2, 0}, /* block_diag */
    {6138, 0x1, 65535, 22, 105, 326, 33, 1, 2, 1, 1, 2, 0}, /* cat */
    {6151, 0x1, 65535, 22, 3, 327, 33, 1, 1, 1, 1, 2, 0}, /* stack */
    {6166, 0x1, 65535, 0, 105, 328, 33, 1, 2, 1, 1, 2, 0}, /* channel_shuffle */
    {6190, 0x1, 65535, 0, 3, 329, 33, 1, 1, 1, 1, 2, 0}, /* pixel_shuffle */
    {6212, 0x1, 65535, 0, 3, 330, 33, 1, 1, 1, 1, 2, 0}, /* pixel_unshuffle */
    {6236, 0x1, 65535, 0, 59, 298, 33, 1, 3, 1, 1, 2, 0}, /* diag_embed */
    {6255, 0x1, 65535, 0, 3, 331, 33, 1, 1, 1, 1, 2, 0}, /* flip */
    {6269, 0x1, 65535, 0, 105, 332, 33, 1, 2, 1, 1, 2, 0}, /* repeat */
    {6285, 0x1, 65535, 0, 59, 333, 33, 1, 2, 1, 1, 2, 0}, /* roll */
    {6299, 0x1, 65535, 0, 59, 334, 33, 1, 2, 1, 1, 2, 0}, /* rot90 */
    {6314, 0x1, 65535, 0, 3, 335, 33, 1, 1, 1, 1, 2, 0}, /* tril */
    {6328, 0x1, 65535, 0, 3, 336, 33, 1, 1, 1, 1, 2, 0}, /* triu */
    {6342, 0x1, 65535, 0, 3, 337, 178, 1, 1, 1, 1, 2, 0}, /* constant_pad_nd */
    {6365, 0x1, 65535, 0, 300, 203, 33, 1, 3, 1, 1, 2, 0}, /* gather */
    {6381, 0x1, 65535, 0, 51, 338, 33, 1, 2, 1, 1, 2, 0}, /* index.Tensor */
    {6396, 0x1, 65535, 0, 51, 339, 33, 1, 2, 1, 1, 2, 0}, /* _unsafe_index.Tensor */
    {6417, 0x1, 65535, 0, 303, 340, 179, 1, 3, 1, 1, 2, 0}, /* _unsafe_masked_index */
    {6444, 0x1, 65535, 23, 306, 341, 167, 2, 2, 2, 1, 2, 0}, /* _unsafe_masked_index_put_accumulate */
    {6484, 0x1, 65535, 23, 308, 343, 167, 2, 4, 2, 1, 2, 0}, /* index_add */
    {6502, 0x1, 65535, 23, 312, 345, 167, 2, 3, 2, 1, 2, 0}, /* index_copy */
    {6521, 0x1, 65535, 0, 301, 345, 180, 1, 2, 1, 1, 2, 0}, /* index_fill.int_Scalar */
    {6540, 0x1, 65535, 23, 312, 347, 181, 2, 2, 2, 1, 2, 0}, /* index_fill.int_Tensor */
    {6559, 0x1, 65535, 17, 315, 349, 167, 2, 3, 2, 1, 2, 0}, /* index_put */
    {6577, 0x1, 65535, 17, 315, 351, 167, 2, 3, 2, 1, 2, 0}, /* _unsafe_index_put */
    {6601, 0x1, 65535, 17, 315, 349, 0, 2, 3, 2, 0, 2, 0}, /* _index_put_impl_ */
    {6623, 0x1, 65535, 23, 318, 353, 0, 2, 8, 2, 0, 3, 0}, /* index_reduce */
    {6644, 0x1, 65535, 0, 300, 355, 33, 1, 3, 1, 1, 2, 0}, /* index_select */
    {6665, 0x1, 65535, 0, 5, 356, 182, 1, 1, 1, 1, 2, 0}, /* masked_fill.Scalar */
    {6685, 0x1, 65535, 17, 10, 357, 183, 2, 1, 2, 1, 2, 0}, /* masked_fill.Tensor */
    {6705, 0x1, 65535, 17, 326, 359, 167, 2, 2, 2, 1, 2, 0}, /* masked_scatter */
    {6728, 0x1, 65535, 0, 51, 361, 33, 1, 2, 1, 1, 2, 0}, /* masked_scatter_backward */
    {6759, 0x1, 65535, 0, 51, 361, 33, 1, 2, 1, 1, 2, 0}, /* masked_select */
    {6564, 0x1, 65535, 17, 328, 362, 167, 2, 3, 2, 1, 2, 0}, /* put */
    {5203, 0x1, 65535, 23, 312, 364, 167, 2, 2, 2, 1, 2, 0}, /* scatter.src */
    {6781, 0x1, 65535, 0, 301, 364, 184, 1, 2, 1, 1, 2, 0}, /* scatter.value */
    {6798, 0x1, 65535, 23, 308, 366, 167, 2, 2, 2, 1, 2, 0}, /* scatter_add */
    {6818, 0x1, 65535, 23, 331, 368, 0, 2, 9, 2, 0, 3, 0}, /* scatter_reduce.two */
    {6841, 0x1, 65535, 0, 51, 370, 33, 1, 2, 1, 1, 2, 0}, /* take */
    {6855, 0x1, 65535, 20, 20, 371, 185, 2, 1, 2, 1, 2, 0}, /* where.self */
    {6870, 0x1, 65535, 0, 59, 373, 33, 1, 2, 1, 1, 2, 0}, /* affine_grid_generator */
    {6899, 0x1, 65535, 0, 340, 374, 0, 1, 4, 1, 0, 3, 0}, /* renorm */
    {6915, 0x1, 65535, 0, 0, 375, 0, 1, 0, 1, 0, 2, 0}, /* embedding_renorm_ */
    {6940, 0x1, 65535, 0, 0, 376, 0, 1, 0, 1, 0, 2, 0}, /* _unique2 */
    {6957, 0x1, 65535, 0, 0, 377, 0, 1, 0, 1, 0, 2, 0}, /* _unique */
    {6973, 0x1, 65535, 0, 0, 378, 0, 1, 0, 1, 0, 2, 0}, /* unique_consecutive */
    {7000, 0x1, 65535, 0, 0, 379, 0, 1, 0, 1, 0, 2, 0}, /* unique_dim */
    {7019, 0x1, 65535, 0, 0, 380, 0, 1, 0, 1, 0, 2, 0}, /* unique_dim_consecutive */
    {7049, 0x1, 65535, 9, 344, 381, 186, 3, 8, 1, 1, 2, 0}, /* convolution */
    {7070, 0x1, 65535, 9, 344, 381, 0, 3, 8, 1, 0, 2, 0}, /* _convolution */
    {7091, 0x7, 65535, 4, 352, 382, 0, 3, 12, 3, 0, 2, 0}, /* convolution_backward */
    {7120, 0x1, 65535, 25, 364, 385, 0, 3, 4, 1, 0, 2, 0}, /* _slow_conv2d_forward */
    {7140, 0x1, 65535, 25, 364, 386, 0, 3, 4, 1, 0, 2, 0}, /* slow_conv3d_forward */
    {7160, 0x1, 65535, 25, 368, 387, 0, 3, 5, 1, 0, 2, 0}, /* slow_conv_dilated2d */
    {7187, 0x1, 65535, 25, 368, 388, 0, 3, 5, 1, 0, 2, 0}, /* slow_conv_dilated3d */
    {7214, 0x1, 65535, 25, 373, 389, 0, 3, 6, 1, 0, 2, 0}, /* slow_conv_transpose3d */
    {7243, 0x1, 65535, 0, 379, 390, 33, 1, 5, 1, 1, 2, 0}, /* im2col */
    {7259, 0x1, 65535, 0, 287, 391, 33, 1, 4, 1, 1, 2, 0}, /* col2im */
    {7275, 0x1, 65535, 0, 0, 392, 33, 1, 1, 1, 1, 2, 0}, /* _adaptive_avg_pool2d */
    {7302, 0x1, 65535, 2, 51, 393, 187, 2, 1, 2, 1, 2, 0}, /* _adaptive_avg_pool2d_backward */
    {7337, 0x1, 65535, 0, 0, 395, 33, 1, 1, 1, 1, 2, 0}, /* _adaptive_avg_pool3d */
    {7364, 0x1, 65535, 2, 51, 396, 188, 2, 1, 2, 1, 2, 0}, /* _adaptive_avg_pool3d_backward */
    {7399, 0x1, 65535, 0, 87, 398, 189, 1, 2, 1, 1, 2, 0}, /* adaptive_max_pool2d */
    {7426, 0x1, 65535, 2, 82, 399, 190, 2, 1, 2, 1, 2, 0}, /* adaptive_max_pool2d_backward */
    {7461, 0x1, 65535, 0, 87, 401, 191, 1, 2, 1, 1, 2, 0}, /* adaptive_max_pool3d */
    {7488, 0x1, 65535, 2, 82, 402, 192, 2, 1, 2, 1, 2, 0}, /* adaptive_max_pool3d_backward */
    {7283, 0x1, 65535, 0, 384, 404, 33, 1, 7, 1, 1, 2, 0}, /* avg_pool2d */
    {7310, 0x1, 65535, 2, 391, 405, 193, 2, 6, 2, 1, 2, 0}, /* avg_pool2d_backward */
    {7345, 0x1, 65535, 0, 384, 407, 33, 1, 7, 1, 1, 2, 0}, /* avg_pool3d */
    {7372, 0x1, 65535, 2, 391, 408, 194, 2, 6, 2, 1, 2, 0}, /* avg_pool3d_backward */
    {7523, 0x1, 65535, 0, 397, 410, 189, 1, 4, 1, 1, 2, 0}, /* fractional_max_pool2d */
    {7552, 0x1, 65535, 2, 401, 399, 195, 2, 1, 2, 1, 2, 0}, /* fractional_max_pool2d_backward */
    {7589, 0x1, 65535, 0, 397, 411, 191, 1, 4, 1, 1, 2, 0}, /* fractional_max_pool3d */
    {7618, 0x1, 65535, 2, 401, 402, 196, 2, 1, 2, 1, 2, 0}, /* fractional_max_pool3d_backward */
    {7655, 0x1, 65535, 0, 402, 412, 189, 1, 7, 1, 1, 2, 0}, /* max_pool2d_with_indices */
    {7685, 0x1, 65535, 2, 409, 399, 197, 2, 1, 2, 1, 2, 0}, /* max_pool2d_with_indices_backward */
    {7723, 0x1, 65535, 0, 402, 413, 191, 1, 7, 1, 1, 2, 0}, /* max_pool3d_with_indices */
    {7753, 0x1, 65535, 2, 409, 402, 198, 2, 1, 2, 1, 2, 0}, /* max_pool3d_with_indices_backward */
    {7791, 0x1, 65535, 0, 5, 399, 33, 1, 1, 1, 1, 2, 0}, /* max_unpool2d */
    {7812, 0x1, 65535, 0, 5, 402, 33, 1, 1, 1, 1, 2, 0}, /* max_unpool3d */
    {7833, 0x1, 65535, 0, 410, 414, 0, 1, 7, 1, 0, 2, 0}, /* segment_reduce */
    {7856, 0x1, 65535, 9, 417, 415, 199, 3, 8, 1, 1, 2, 0}, /* native_batch_norm */
    {7881, 0x1, 65535, 9, 417, 416, 200, 3, 8, 1, 1, 2, 0}, /* _native_batch_norm_legit */
    {7911, 0x1, 65535, 9, 425, 417, 201, 3, 6, 1, 1, 2, 0}, /* _native_batch_norm_legit.no_stats */
    {7941, 0x1, 65535, 9, 431, 418, 202, 3, 7, 1, 1, 2, 0}, /* _native_batch_norm_legit_no_training */
    {7981, 0x1, 65535, 9, 438, 419, 203, 3, 5, 1, 1, 2, 0}, /* _batch_norm_with_update */
    {8010, 0x1, 65535, 9, 431, 420, 204, 3, 7, 1, 1, 2, 0}, /* _batch_norm_no_update */
    {8037, 0x7, 65535, 28, 443, 421, 0, 5, 8, 5, 0, 2, 0}, /* native_batch_norm_backward */
    {8043, 0x7, 65535, 28, 451, 426, 0, 5, 8, 5, 0, 2, 0}, /* batch_norm_backward */
    {8070, 0x1, 65535, 33, 459, 431, 205, 3, 6, 1, 1, 2, 0}, /* native_layer_norm */
    {8095, 0x7, 65535, 36, 465, 432, 0, 6, 8, 6, 0, 2, 0}, /* native_layer_norm_backward */
    {8128, 0x7, 65535, 9, 473, 438, 206, 3, 8, 1, 3, 2, 0}, /* native_group_norm */
    {8153, 0x7, 65535, 42, 481, 439, 0, 5, 9, 5, 0, 2, 0}, /* native_group_norm_backward */
    {8186, 0x1, 65535, 0, 490, 444, 209, 1, 3, 1, 1, 2, 0}, /* _softmax */
    {8203, 0x1, 65535, 0, 490, 444, 209, 1, 3, 1, 1, 2, 0}, /* _safe_softmax */
    {8224, 0x1, 65535, 2, 493, 445, 210, 2, 4, 2, 1, 2, 0}, /* _softmax_backward_data */
    {8253, 0x1, 65535, 0, 490, 447, 211, 1, 3, 1, 1, 2, 0}, /* _log_softmax */
    {8273, 0x1, 65535, 2, 56, 448, 212, 2, 3, 2, 1, 2, 0}, /* _log_softmax_backward_data */
    {8305, 0x1, 65535, 0, 497, 450, 213, 1, 3, 1, 1, 2, 0}, /* native_dropout */
    {8328, 0x1, 65535, 2, 54, 451, 214, 2, 2, 2, 1, 2, 0}, /* native_dropout_backward */
    {8359, 0x1, 65535, 9, 500, 453, 0, 3, 9, 1, 0, 2, 0}, /* _scaled_dot_product_flash_attention_for_cpu */
    {8405, 0x1, 65535, 0, 509, 454, 33, 1, 5, 1, 1, 2, 0}, /* embedding */
    {8424, 0x1, 65535, 0, 345, 455, 215, 1, 3, 1, 1, 2, 0}, /* embedding_dense_backward */
    {8456, 0x1, 65535, 47, 514, 456, 0, 2, 12, 2, 0, 2, 0}, /* _embedding_bag */
    {8478, 0x1, 65535, 0, 2, 458, 33, 1, 2, 1, 1, 2, 0}, /* reflection_pad1d */
    {8503, 0x1, 65535, 2, 7, 459, 216, 2, 1, 2, 1, 2, 0}, /* reflection_pad1d_backward */
    {8536, 0x1, 65535, 0, 2, 461, 33, 1, 2, 1, 1, 2, 0}, /* reflection_pad2d */
    {8561, 0x1, 65535, 2, 7, 462, 217, 2, 1, 2, 1, 2, 0}, /* reflection_pad2d_backward */
    {8594, 0x1, 65535, 0, 2, 464, 33, 1, 2, 1, 1, 2, 0}, /* reflection_pad3d */
    {8619, 0x1, 65535, 2, 7, 465, 218, 2, 1, 2, 1, 2, 0}, /* reflection_pad3d_backward */
    {8652, 0x1, 65535, 0, 2, 467, 33, 1, 2, 1, 1, 2, 0}, /* replication_pad1d */
    {8678, 0x1, 65535, 2, 7, 468, 219, 2, 1, 2, 1, 2, 0}, /* replication_pad1d_backward */
    {8712, 0x1, 65535, 0, 2, 470, 33, 1, 2, 1, 1, 2, 0}, /* replication_pad2d */
    {8738, 0x1, 65535, 2, 7, 471, 220, 2, 1, 2, 1, 2, 0}, /* replication_pad2d_backward */
    {8772, 0x1, 65535, 0, 2, 473, 33, 1, 2, 1, 1, 2, 0}, /* replication_pad3d */
    {8798, 0x1, 65535, 2, 7, 474, 221, 2, 1, 2, 1, 2, 0}, /* replication_pad3d_backward */
    {8832, 0x1, 65535, 0, 379, 476, 33, 1, 5, 1, 1, 2, 0}, /* _upsample_bicubic2d_aa */
    {8861, 0x1, 65535, 0, 526, 477, 33, 1, 4, 1, 1, 2, 0}, /* _upsample_bicubic2d_aa_backward */
    {8898, 0x1, 65535, 0, 379, 478, 33, 1, 5, 1, 1, 2, 0}, /* _upsample_bilinear2d_aa */
    {8928, 0x1, 65535, 0, 526, 479, 33, 1, 4, 1, 1, 2, 0}, /* _upsample_bilinear2d_aa_backward */
    {8966, 0x1, 65535, 0, 379, 480, 33, 1, 5, 1, 1, 2, 0}, /* _upsample_lanczos2d_aa */
    {8995, 0x1, 65535, 0, 526, 481, 33, 1, 4, 1, 1, 2, 0}, /* _upsample_lanczos2d_aa_backward */
    {9032, 0x1, 65535, 0, 105, 482, 33, 1, 3, 1, 1, 2, 0}, /* _upsample_nearest_exact1d */
    {9064, 0x1, 65535, 0, 144, 483, 33, 1, 2, 1, 1, 2, 0}, /* _upsample_nearest_exact1d_backward */
    {9104, 0x1, 65535, 0, 278, 484, 33, 1, 4, 1, 1, 2, 0}, /* _upsample_nearest_exact2d */
    {9136, 0x1, 65535, 0, 526, 485, 33, 1, 3, 1, 1, 2, 0}, /* _upsample_nearest_exact2d_backward */
    {9176, 0x1, 65535, 0, 379, 486, 33, 1, 5, 1, 1, 2, 0}, /* _upsample_nearest_exact3d */
    {9208, 0x1, 65535, 0, 526, 487, 33, 1, 4, 1, 1, 2, 0}, /* _upsample_nearest_exact3d_backward */
    {9248, 0x1, 65535, 0, 379, 488, 33, 1, 5, 1, 1, 2, 0}, /* upsample_bicubic2d */
    {9275, 0x1, 65535, 0, 526, 489, 33, 1, 4, 1, 1, 2, 0}, /* upsample_bicubic2d_backward */
    {9310, 0x1, 65535, 0, 379, 490, 33, 1, 5, 1, 1, 2, 0}, /* upsample_bilinear2d */
    {9338, 0x1, 65535, 0, 526, 491, 33, 1, 4, 1, 1, 2, 0}, /* upsample_bilinear2d_backward */
    {9374, 0x1, 65535, 0, 278, 492, 33, 1, 4, 1, 1, 2, 0}, /* upsample_linear1d */
    {9400, 0x1, 65535, 0, 526, 493, 33, 1, 3, 1, 1, 2, 0}, /* upsample_linear1d_backward */
    {9434, 0x1, 65535, 0, 105, 494, 33, 1, 3, 1, 1, 2, 0}, /* upsample_nearest1d */
    {9461, 0x1, 65535, 0, 144, 495, 33, 1, 2, 1, 1, 2, 0}, /* upsample_nearest1d_backward */
    {9496, 0x1, 65535, 0, 278, 496, 33, 1, 4, 1, 1, 2, 0}, /* upsample_nearest2d */
    {9523, 0x1, 65535, 0, 526, 497, 33, 1, 3, 1, 1, 2, 0}, /* upsample_nearest2d_backward */
    {9558, 0x1, 65535, 0, 379, 498, 33, 1, 5, 1, 1, 2, 0}, /* upsample_nearest3d */
    {9585, 0x1, 65535, 0, 526, 499, 33, 1, 4, 1, 1, 2, 0}, /* upsample_nearest3d_backward */
    {9620, 0x1, 65535, 0, 530, 500, 33, 1, 6, 1, 1, 2, 0}, /* upsample_trilinear3d */
    {9649, 0x1, 65535, 0, 536, 501, 33, 1, 5, 1, 1, 2, 0}, /* upsample_trilinear3d_backward */
    {9686, 0x1, 65535, 0, 76, 502, 0, 2, 5, 1, 0, 2, 0}, /* grid_sampler_2d */
    {9709, 0x3, 65535, 4, 0, 503, 0, 3, 0, 3, 0, 2, 0}, /* grid_sampler_2d_backward */
    {9740, 0x1, 65535, 0, 76, 506, 0, 2, 5, 1, 0, 2, 0}, /* grid_sampler_3d */
    {9763, 0x3, 65535, 4, 0, 507, 0, 3, 0, 3, 0, 2, 0}, /* grid_sampler_3d_backward */
    {9794, 0x1, 65535, 2, 172, 510, 0, 2, 4, 2, 0, 2, 0}, /* _cdist_forward */
    {9809, 0x1, 65535, 49, 0, 512, 0, 4, 0, 4, 0, 2, 0}, /* _cdist_backward */
    {9832, 0x1, 65535, 2, 541, 516, 222, 2, 3, 2, 1, 2, 0}, /* _euclidean_dist */
    {9855, 0x1, 65535, 0, 112, 518, 0, 1, 3, 1, 0, 2, 0}, /* _pdist_forward */
    {9870, 0x1, 65535, 53, 0, 519, 0, 3, 0, 3, 0, 2, 0}, /* _pdist_backward */
    {9893, 0x1, 65535, 2, 544, 522, 223, 2, 4, 2, 1, 2, 0}, /* binary_cross_entropy */
    {9921, 0x1, 65535, 4, 548, 524, 0, 3, 5, 3, 0, 2, 0}, /* binary_cross_entropy_backward */
    {9957, 0x1, 65535, 2, 553, 527, 224, 2, 5, 2, 1, 2, 0}, /* binary_cross_entropy_with_logits */
    {9995, 0x1, 65535, 2, 558, 529, 225, 2, 4, 2, 1, 2, 0}, /* huber_loss */
    {10014, 0x1, 65535, 4, 562, 531, 0, 3, 5, 3, 0, 2, 0}, /* huber_loss_backward */
    {10041, 0x1, 65535, 2, 172, 534, 226, 2, 3, 2, 1, 2, 0}, /* mse_loss */
    {10058, 0x1, 65535, 4, 567, 536, 227, 3, 4, 3, 1, 2, 0}, /* mse_loss_backward */
    {10083, 0x1, 65535, 0, 571, 539, 0, 1, 6, 1, 0, 2, 0}, /* multi_margin_loss */
    {10108, 0x1, 65535, 0, 577, 540, 0, 1, 4, 1, 0, 2, 0}, /* multilabel_margin_loss_forward */
    {10138, 0x1, 65535, 0, 581, 541, 228, 1, 6, 1, 1, 2, 0}, /* nll_loss_forward */
    {10155, 0x1, 65535, 2, 587, 542, 229, 2, 4, 2, 1, 2, 0}, /* nll_loss_backward */
    {10180, 0x1, 65535, 0, 581, 544, 230, 1, 6, 1, 1, 2, 0}, /* nll_loss2d_forward */
    {10199, 0x1, 65535, 2, 587, 545, 231, 2, 4, 2, 1, 2, 0}, /* nll_loss2d_backward */
    {10226, 0x1, 65535, 2, 558, 547, 232, 2, 4, 2, 1, 2, 0}, /* smooth_l1_loss */
    {10248, 0x1, 65535, 4, 562, 549, 0, 3, 5, 3, 0, 2, 0}, /* smooth_l1_loss_backward */
    {10278, 0x1, 65535, 0, 76, 552, 233, 1, 3, 1, 1, 2, 0}, /* soft_margin_loss */
    {10302, 0x1, 65535, 2, 591, 553, 0, 2, 4, 2, 0, 2, 0}, /* soft_margin_loss_backward */
    {10334, 0x1, 65535, 0, 595, 555, 0, 1, 8, 1, 0, 2, 0}, /* _ctc_loss */
    {10351, 0x1, 65535, 0, 603, 556, 0, 1, 8, 1, 0, 2, 0}, /* _ctc_loss.Tensor */
    {10368, 0x1, 65535, 0, 0, 295, 33, 1, 0, 1, 1, 2, 0}, /* _conj */
    {10387, 0x1, 65535, 0, 0, 34, 33, 1, 0, 1, 1, 2, 0}, /* _neg_view */
    {10409, 0x1, 65535, 0, 51, 302, 33, 1, 1, 1, 1, 2, 0}, /* _reshape_alias */
    {10416, 0x1, 65535, 0, 0, 9, 33, 1, 0, 1, 1, 2, 0}, /* alias */
    {10436, 0x1, 65535, 0, 270, 292, 33, 1, 4, 1, 1, 2, 0}, /* as_strided */
    {10460, 0x1, 65535, 0, 278, 297, 33, 1, 4, 1, 1, 2, 0}, /* diagonal */
    {10483, 0x1, 65535, 0, 0, 9, 33, 1, 0, 1, 1, 2, 0}, /* expand */
    {10504, 0x1, 65535, 0, 0, 9, 33, 1, 0, 1, 1, 2, 0}, /* lift_fresh */
    {10528, 0x1, 65535, 0, 3, 301, 33, 1, 1, 1, 1, 2, 0}, /* permute */
    {10550, 0x1, 65535, 0, 105, 303, 33, 1, 3, 1, 1, 2, 0}, /* select.int */
    {10571, 0x1, 65535, 0, 282, 307, 33, 1, 5, 1, 1, 2, 0}, /* slice.Tensor */
    {10591, 0x1, 65535, 0, 7, 312, 33, 1, 1, 1, 1, 2, 0}, /* split.Tensor */
    {10611, 0x1, 65535, 0, 7, 312, 33, 1, 1, 1, 1, 2, 0}, /* split_with_sizes */
    {10640, 0x1, 65535, 0, 51, 302, 33, 1, 1, 1, 1, 2, 0}, /* squeeze */
    {10662, 0x1, 65535, 0, 51, 302, 33, 1, 1, 1, 1, 2, 0}, /* squeeze.dim */
    {10684, 0x1, 65535, 0, 51, 302, 33, 1, 1, 1, 1, 2, 0}, /* squeeze.dims */
    {10706, 0x1, 65535, 0, 0, 313, 33, 1, 0, 1, 1, 2, 0}, /* t */
    {10722, 0x1, 65535, 0, 59, 314, 33, 1, 2, 1, 1, 2, 0}, /* transpose.int */
    {10746, 0x1, 65535, 0, 3, 315, 33, 1, 1, 1, 1, 2, 0}, /* unbind.int */
    {10767, 0x1, 65535, 0, 278, 316, 33, 1, 4, 1, 1, 2, 0}, /* unfold */
    {10788, 0x1, 65535, 0, 3, 318, 33, 1, 1, 1, 1, 2, 0}, /* unsqueeze */
    {10812, 0x1, 65535, 0, 0, 319, 33, 1, 0, 1, 1, 2, 0}, /* view_as_complex */
    {10840, 0x1, 65535, 0, 0, 320, 33, 1, 0, 1, 1, 2, 0}, /* view_as_real */
    {10390, 0x1, 65535, 0, 51, 302, 33, 1, 1, 1, 1, 2, 0}, /* view */
};

const tni_input_row tni_derivative_inputs[] = {
    {0, 0, 0}, /* 0 */
    {1, 0, 0}, /* 1 */
    {0, 0, 0}, /* 2 */
    {1, 0, 1}, /* 3 */
    {0, 0, 0}, /* 4 */
    {1, 0, 1}, /* 5 */
    {2, 0, 2}, /* 6 */
    {0, 0, 0}, /* 7 */
    {5, 0, 1}, /* 8 */
    {0, 0, 0}, /* 9 */
    {1, 0, 0}, /* 10 */
    {2, 0, 0}, /* 11 */
    {0, 0, 65535}, /* 12 */
    {1, 0, 0}, /* 13 */
    {0, 0, 0}, /* 14 */
    {1, 0, 65535}, /* 15 */
    {2, 0, 65535}, /* 16 */
    {0, 0, 0}, /* 17 */
    {2, 0, 1}, /* 18 */
    {0, 0, 0}, /* 19 */
    {1, 0, 0}, /* 20 */
    {2, 0, 1}, /* 21 */
    {0, 1, 0}, /* 22 */
    {0, 0, 0}, /* 23 */
    {3, 0, 1}, /* 24 */
    {0, 0, 0}, /* 25 */
    {1, 0, 0}, /* 26 */
    {3, 0, 0}, /* 27 */
    {0, 0, 0}, /* 28 */
    {1, 0, 1}, /* 29 */
    {2, 0, 2}, /* 30 */
    {5, 0, 3}, /* 31 */
    {6, 0, 4}, /* 32 */
    {0, 0, 0}, /* 33 */
    {2, 0, 0}, /* 34 */
    {3, 0, 0}, /* 35 */
    {0, 0, 0}, /* 36 */
    {1, 0, 1}, /* 37 */
    {3, 0, 4}, /* 38 */
    {4, 0, 5}, /* 39 */
    {5, 0, 2}, /* 40 */
    {6, 0, 3}, /* 41 */
    {0, 0, 0}, /* 42 */
    {1, 0, 1}, /* 43 */
    {2, 0, 3}, /* 44 */
    {3, 0, 4}, /* 45 */
    {4, 0, 2}, /* 46 */
    {0, 0, 0}, /* 47 */
    {6, 0, 1}, /* 48 */
    {0, 0, 0}, /* 49 */
    {1, 0, 1}, /* 50 */
    {2, 0, 2}, /* 51 */
    {4, 0, 3}, /* 52 */
    {0, 0, 0}, /* 53 */
    {1, 0, 1}, /* 54 */
    {3, 0, 2}, /* 55 */
};

const tni_saved_row tni_derivative_saved[] = {
    {0, 0, 0, 0x1}, /* 0 */
    {1, 0, 0, 0x1}, /* 1 */
    {0, 0, 0, 0x1}, /* 2 */
    {4, 1, 0, 0x1}, /* 3 */
    {4, 0, 0, 0x1}, /* 4 */
    {0, 1, 0, 0x1}, /* 5 */
    {4, 2, 0, 0x2}, /* 6 */
    {4, 2, 0, 0x1}, /* 7 */
    {0, 1, 0, 0x1}, /* 8 */
    {0, 0, 0, 0x2}, /* 9 */
    {0, 1, 0, 0x3}, /* 10 */
    {0, 0, 0, 0x2}, /* 11 */
    {4, 2, 0, 0x3}, /* 12 */
    {0, 1, 0, 0x3}, /* 13 */
    {0, 0, 0, 0x2}, /* 14 */
    {4, 2, 0, 0x1}, /* 15 */
    {4, 1, 0, 0x1}, /* 16 */
    {4, 1, 0, 0x1}, /* 17 */
    {0, 0, 0, 0x1}, /* 18 */
    {0, 1, 0, 0x3}, /* 19 */
    {0, 0, 0, 0x3}, /* 20 */
    {1, 0, 0, 0x2}, /* 21 */
    {1, 0, 0, 0x1}, /* 22 */
    {4, 0, 0, 0x1}, /* 23 */
    {0, 1, 0, 0x1}, /* 24 */
    {0, 0, 0, 0x3}, /* 25 */
    {0, 1, 0, 0x3}, /* 26 */
    {0, 0, 0, 0x2}, /* 27 */
    {0, 1, 0, 0x2}, /* 28 */
    {0, 0, 0, 0x1}, /* 29 */
    {1, 0, 0, 0x3}, /* 30 */
    {0, 1, 0, 0x2}, /* 31 */
    {0, 1, 0, 0x1}, /* 32 */
    {1, 0, 0, 0x2}, /* 33 */
    {0, 2, 0, 0x3}, /* 34 */
    {0, 1, 0, 0x4}, /* 35 */
    {0, 0, 0, 0x4}, /* 36 */
    {0, 1, 0, 0x1}, /* 37 */
    {4, 0, 0, 0x1}, /* 38 */
    {0, 2, 0, 0x2}, /* 39 */
    {4, 3, 0, 0x6}, /* 40 */
    {0, 1, 0, 0x4}, /* 41 */
    {0, 2, 0, 0x6}, /* 42 */
    {4, 3, 0, 0x6}, /* 43 */
    {0, 1, 0, 0x4}, /* 44 */
    {0, 1, 0, 0x7}, /* 45 */
    {0, 0, 0, 0x7}, /* 46 */
    {0, 2, 0, 0x7}, /* 47 */
    {4, 1, 0, 0x1}, /* 48 */
    {0, 0, 0, 0x1}, /* 49 */
    {4, 2, 0, 0x1}, /* 50 */
    {2, 0, 0, 0x1}, /* 51 */
    {0, 1, 0, 0x1}, /* 52 */
    {1, 0, 0, 0x2}, /* 53 */
    {0, 1, 0, 0x1}, /* 54 */
    {4, 2, 0, 0x1}, /* 55 */
    {0, 1, 0, 0x3}, /* 56 */
    {4, 2, 0, 0x3}, /* 57 */
    {0, 0, 0, 0x2}, /* 58 */
    {4, 1, 0, 0x1}, /* 59 */
    {4, 2, 0, 0x1}, /* 60 */
    {4, 3, 0, 0x1}, /* 61 */
    {0, 0, 0, 0x1}, /* 62 */
    {4, 1, 0, 0x3}, /* 63 */
    {4, 2, 0, 0x3}, /* 64 */
    {4, 3, 0, 0x3}, /* 65 */
    {4, 4, 0, 0x3}, /* 66 */
    {0, 5, 0, 0x3}, /* 67 */
    {0, 0, 0, 0x2}, /* 68 */
    {2, 5, 0, 0x2}, /* 69 */
    {0, 0, 0, 0x1}, /* 70 */
    {4, 1, 0, 0x1}, /* 71 */
    {4, 2, 0, 0x1}, /* 72 */
    {0, 1, 0, 0x1}, /* 73 */
    {4, 2, 0, 0x1}, /* 74 */
    {4, 3, 0, 0x1}, /* 75 */
    {0, 0, 0, 0x1}, /* 76 */
    {0, 1, 0, 0x1}, /* 77 */
    {4, 2, 0, 0x1}, /* 78 */
    {4, 3, 0, 0x1}, /* 79 */
    {4, 4, 0, 0x1}, /* 80 */
    {0, 1, 0, 0x1}, /* 81 */
    {0, 2, 0, 0x1}, /* 82 */
    {4, 3, 0, 0x1}, /* 83 */
    {4, 4, 0, 0x1}, /* 84 */
    {4, 5, 0, 0x1}, /* 85 */
    {4, 6, 0, 0x1}, /* 86 */
    {0, 0, 0, 0x1}, /* 87 */
    {1, 1, 0, 0x1}, /* 88 */
    {0, 1, 0, 0x3}, /* 89 */
    {0, 2, 0, 0x1}, /* 90 */
    {0, 0, 0, 0x2}, /* 91 */
    {0, 1, 0, 0x3}, /* 92 */
    {4, 2, 0, 0x3}, /* 93 */
    {4, 3, 0, 0x3}, /* 94 */
    {0, 0, 0, 0x2}, /* 95 */
    {0, 1, 0, 0x1}, /* 96 */
    {0, 2, 0, 0x1}, /* 97 */
    {0, 0, 0, 0x1}, /* 98 */
    {2, 1, 0, 0x2}, /* 99 */
    {2, 1, 0, 0x1}, /* 100 */
    {2, 0, 0, 0x1}, /* 101 */
    {2, 1, 0, 0x2}, /* 102 */
    {3, 0, 0, 0x1}, /* 103 */
    {1, 1, 0, 0x1}, /* 104 */
    {2, 0, 0, 0x1}, /* 105 */
    {4, 1, 0, 0x1}, /* 106 */
    {4, 2, 0, 0x1}, /* 107 */
    {2, 0, 0, 0x1}, /* 108 */
    {4, 1, 0, 0x1}, /* 109 */
    {4, 2, 0, 0x1}, /* 110 */
    {3, 0, 0, 0x1}, /* 111 */
    {0, 0, 0, 0x1}, /* 112 */
    {4, 1, 0, 0x1}, /* 113 */
    {1, 0, 0, 0x1}, /* 114 */
    {0, 0, 0, 0x1}, /* 115 */
    {1, 0, 0, 0x1}, /* 116 */
    {4, 1, 0, 0x1}, /* 117 */
    {2, 0, 0, 0x1}, /* 118 */
    {4, 1, 0, 0x1}, /* 119 */
    {1, 1, 0, 0x1}, /* 120 */
    {0, 0, 0, 0x1}, /* 121 */
    {4, 1, 0, 0x1}, /* 122 */
    {4, 2, 0, 0x1}, /* 123 */
    {1, 0, 0, 0x1}, /* 124 */
    {4, 1, 0, 0x1}, /* 125 */
    {0, 0, 0, 0x1}, /* 126 */
    {1, 0, 0, 0x1}, /* 127 */
    {4, 2, 0, 0x1}, /* 128 */
    {4, 1, 0, 0x1}, /* 129 */
    {0, 0, 0, 0x1}, /* 130 */
    {1, 0, 0, 0x1}, /* 131 */
    {4, 2, 0, 0x1}, /* 132 */
    {1, 1, 0, 0x1}, /* 133 */
    {2, 0, 0, 0x1}, /* 134 */
    {4, 1, 0, 0x1}, /* 135 */
    {1, 1, 0, 0x1}, /* 136 */
    {4, 2, 0, 0x1}, /* 137 */
    {2, 0, 0, 0x1}, /* 138 */
    {4, 2, 0, 0x1}, /* 139 */
    {1, 1, 0, 0x1}, /* 140 */
    {4, 3, 0, 0x1}, /* 141 */
    {0, 0, 0, 0x1}, /* 142 */
    {3, 0, 0, 0x1}, /* 143 */
    {4, 1, 0, 0x1}, /* 144 */
    {4, 3, 0, 0x1}, /* 145 */
    {4, 2, 0, 0x1}, /* 146 */
    {1, 0, 0, 0x1}, /* 147 */
    {0, 0, 0, 0x1}, /* 148 */
    {4, 1, 0, 0x1}, /* 149 */
    {4, 3, 0, 0x1}, /* 150 */
    {4, 2, 0, 0x1}, /* 151 */
    {0, 0, 0, 0x1}, /* 152 */
    {1, 0, 0, 0x1}, /* 153 */
    {4, 1, 0, 0x1}, /* 154 */
    {4, 3, 0, 0x1}, /* 155 */
    {4, 2, 0, 0x1}, /* 156 */
    {0, 0, 0, 0x1}, /* 157 */
    {1, 0, 0, 0x1}, /* 158 */
    {4, 2, 0, 0x1}, /* 159 */
    {4, 3, 0, 0x1}, /* 160 */
    {4, 1, 0, 0x1}, /* 161 */
    {4, 1, 0, 0x1}, /* 162 */
    {0, 0, 0, 0x1}, /* 163 */
    {1, 0, 0, 0x1}, /* 164 */
    {4, 2, 0, 0x1}, /* 165 */
    {4, 3, 0, 0x1}, /* 166 */
    {0, 0, 0, 0x1}, /* 167 */
    {4, 1, 0, 0x1}, /* 168 */
    {1, 0, 0, 0x1}, /* 169 */
    {4, 2, 0, 0x1}, /* 170 */
    {4, 3, 0, 0x1}, /* 171 */
    {0, 0, 0, 0x3}, /* 172 */
    {0, 1, 0, 0x3}, /* 173 */
    {4, 2, 0, 0x3}, /* 174 */
    {1, 0, 0, 0x3}, /* 175 */
    {4, 3, 0, 0x1}, /* 176 */
    {0, 2, 0, 0x2}, /* 177 */
    {4, 4, 0, 0x6}, /* 178 */
    {0, 1, 0, 0x4}, /* 179 */
    {4, 3, 0, 0x1}, /* 180 */
    {2, 1, 0, 0x2}, /* 181 */
    {0, 2, 0, 0x2}, /* 182 */
    {4, 4, 0, 0x6}, /* 183 */
    {0, 1, 0, 0x4}, /* 184 */
    {2, 2, 0, 0x4}, /* 185 */
    {4, 5, 0, 0x7}, /* 186 */
    {0, 0, 0, 0x7}, /* 187 */
    {0, 1, 0, 0x7}, /* 188 */
    {0, 2, 0, 0x7}, /* 189 */
    {4, 3, 0, 0x7}, /* 190 */
    {4, 4, 0, 0x7}, /* 191 */
    {1, 0, 0, 0x7}, /* 192 */
    {0, 1, 0, 0x1}, /* 193 */
    {4, 2, 0, 0x3}, /* 194 */
    {0, 0, 0, 0x2}, /* 195 */
    {0, 0, 0, 0x3}, /* 196 */
    {4, 2, 0, 0x3}, /* 197 */
    {4, 3, 0, 0x3}, /* 198 */
    {4, 4, 0, 0x3}, /* 199 */
    {1, 0, 0, 0x1}, /* 200 */
    {4, 3, 0, 0x3}, /* 201 */
    {0, 1, 0, 0x3}, /* 202 */
    {4, 2, 0, 0x3}, /* 203 */
    {4, 4, 0, 0x3}, /* 204 */
    {2, 0, 0, 0x1}, /* 205 */
    {1, 0, 0, 0x2}, /* 206 */
    {0, 0, 0, 0x3}, /* 207 */
    {4, 2, 0, 0x3}, /* 208 */
    {1, 0, 0, 0x1}, /* 209 */
    {0, 1, 0, 0x3}, /* 210 */
    {4, 2, 0, 0x3}, /* 211 */
    {1, 0, 0, 0x2}, /* 212 */
    {4, 1, 0, 0x1}, /* 213 */
    {2, 0, 0, 0x1}, /* 214 */
    {0, 0, 0, 0x1}, /* 215 */
    {1, 1, 0, 0x1}, /* 216 */
    {1, 0, 0, 0x1}, /* 217 */
    {1, 1, 0, 0x1}, /* 218 */
    {1, 0, 0, 0x1}, /* 219 */
    {4, 2, 0, 0x1}, /* 220 */
    {0, 0, 0, 0x1}, /* 221 */
    {4, 1, 0, 0x1}, /* 222 */
    {3, 1, 0, 0x1}, /* 223 */
    {1, 0, 0, 0x1}, /* 224 */
    {1, 2, 0, 0x1}, /* 225 */
    {1, 1, 0, 0x1}, /* 226 */
    {4, 2, 0, 0x1}, /* 227 */
    {0, 0, 0, 0x1}, /* 228 */
    {1, 1, 0, 0x1}, /* 229 */
    {1, 2, 0, 0x1}, /* 230 */
    {4, 1, 0, 0x1}, /* 231 */
    {1, 0, 0, 0x1}, /* 232 */
    {1, 0, 0, 0x1}, /* 233 */
    {1, 1, 0, 0x1}, /* 234 */
    {4, 1, 0, 0x1}, /* 235 */
    {4, 4, 0, 0x3}, /* 236 */
    {0, 0, 0, 0x3}, /* 237 */
    {0, 1, 0, 0x3}, /* 238 */
    {4, 3, 0, 0x3}, /* 239 */
    {1, 0, 0, 0x1}, /* 240 */
    {0, 0, 0, 0x3}, /* 241 */
    {1, 0, 0, 0x3}, /* 242 */
    {0, 1, 0, 0x3}, /* 243 */
    {2, 1, 0, 0x2}, /* 244 */
    {0, 1, 0, 0x5}, /* 245 */
    {0, 2, 0, 0x3}, /* 246 */
    {4, 6, 0, 0x7}, /* 247 */
    {4, 4, 0, 0x7}, /* 248 */
    {4, 5, 0, 0x7}, /* 249 */
    {4, 3, 0, 0x7}, /* 250 */
    {0, 0, 0, 0x6}, /* 251 */
    {4, 3, 0, 0x1}, /* 252 */
    {4, 1, 0, 0x1}, /* 253 */
    {4, 2, 0, 0x1}, /* 254 */
    {4, 3, 0, 0x1}, /* 255 */
    {4, 1, 0, 0x1}, /* 256 */
    {2, 0, 0, 0x1}, /* 257 */
    {4, 2, 0, 0x1}, /* 258 */
    {4, 1, 0, 0x1}, /* 259 */
    {4, 2, 0, 0x1}, /* 260 */
    {2, 0, 0, 0x1}, /* 261 */
    {4, 3, 0, 0x1}, /* 262 */
    {0, 1, 0, 0x1}, /* 263 */
    {0, 0, 0, 0x1}, /* 264 */
    {4, 3, 0, 0x3}, /* 265 */
    {4, 4, 0, 0x3}, /* 266 */
    {0, 2, 0, 0x1}, /* 267 */
    {0, 1, 0, 0x3}, /* 268 */
    {0, 0, 0, 0x3}, /* 269 */
    {4, 3, 0, 0x1}, /* 270 */
    {2, 0, 0, 0x1}, /* 271 */
    {4, 1, 0, 0x1}, /* 272 */
    {4, 2, 0, 0x1}, /* 273 */
    {2, 1, 0, 0x1}, /* 274 */
    {4, 2, 0, 0x3}, /* 275 */
    {4, 3, 0, 0x3}, /* 276 */
    {4, 4, 0, 0x3}, /* 277 */
    {2, 0, 0, 0x1}, /* 278 */
    {4, 1, 0, 0x1}, /* 279 */
    {4, 2, 0, 0x1}, /* 280 */
    {4, 3, 0, 0x1}, /* 281 */
    {2, 0, 0, 0x1}, /* 282 */
    {4, 2, 0, 0x1}, /* 283 */
    {4, 3, 0, 0x1}, /* 284 */
    {4, 1, 0, 0x1}, /* 285 */
    {4, 4, 0, 0x1}, /* 286 */
    {4, 2, 0, 0x1}, /* 287 */
    {4, 3, 0, 0x1}, /* 288 */
    {4, 4, 0, 0x1}, /* 289 */
    {4, 5, 0, 0x1}, /* 290 */
    {2, 1, 0, 0x1}, /* 291 */
    {4, 2, 0, 0x3}, /* 292 */
    {4, 3, 0, 0x3}, /* 293 */
    {4, 4, 0, 0x3}, /* 294 */
    {4, 5, 0, 0x3}, /* 295 */
    {4, 2, 0, 0x1}, /* 296 */
    {2, 0, 0, 0x1}, /* 297 */
    {4, 1, 0, 0x1}, /* 298 */
    {4, 3, 0, 0x1}, /* 299 */
    {2, 0, 0, 0x1}, /* 300 */
    {4, 1, 0, 0x1}, /* 301 */
    {0, 2, 0, 0x1}, /* 302 */
    {2, 0, 0, 0x1}, /* 303 */
    {0, 1, 0, 0x1}, /* 304 */
    {0, 2, 0, 0x1}, /* 305 */
    {0, 1, 0, 0x2}, /* 306 */
    {0, 2, 0, 0x2}, /* 307 */
    {4, 1, 0, 0x2}, /* 308 */
    {0, 2, 0, 0x2}, /* 309 */
    {2, 3, 0, 0x2}, /* 310 */
    {4, 4, 0, 0x2}, /* 311 */
    {4, 1, 0, 0x3}, /* 312 */
    {0, 2, 0, 0x3}, /* 313 */
    {2, 3, 0, 0x2}, /* 314 */
    {4, 3, 0, 0x1}, /* 315 */
    {2, 2, 0, 0x1}, /* 316 */
    {0, 1, 0, 0x3}, /* 317 */
    {0, 3, 0, 0x3}, /* 318 */
    {0, 2, 0, 0x3}, /* 319 */
    {4, 1, 0, 0x3}, /* 320 */
    {4, 4, 0, 0x3}, /* 321 */
    {4, 5, 0, 0x3}, /* 322 */
    {2, 0, 0, 0x1}, /* 323 */
    {0, 0, 0, 0x3}, /* 324 */
    {1, 0, 0, 0x3}, /* 325 */
    {0, 1, 0, 0x3}, /* 326 */
    {2, 2, 0, 0x2}, /* 327 */
    {4, 3, 0, 0x1}, /* 328 */
    {2, 2, 0, 0x3}, /* 329 */
    {0, 1, 0, 0x3}, /* 330 */
    {4, 4, 0, 0x3}, /* 331 */
    {2, 3, 0, 0x3}, /* 332 */
    {4, 5, 0, 0x3}, /* 333 */
    {4, 1, 0, 0x3}, /* 334 */
    {0, 2, 0, 0x3}, /* 335 */
    {2, 0, 0, 0x1}, /* 336 */
    {0, 3, 0, 0x3}, /* 337 */
    {0, 0, 0, 0x3}, /* 338 */
    {1, 0, 0, 0x3}, /* 339 */
    {4, 2, 0, 0x1}, /* 340 */
    {0, 0, 0, 0x1}, /* 341 */
    {4, 1, 0, 0x1}, /* 342 */
    {4, 3, 0, 0x1}, /* 343 */
    {0, 0, 0, 0x1}, /* 344 */
    {0, 1, 0, 0x1}, /* 345 */
    {4, 3, 0, 0x1}, /* 346 */
    {4, 4, 0, 0x1}, /* 347 */
    {4, 5, 0, 0x1}, /* 348 */
    {4, 6, 0, 0x1}, /* 349 */
    {4, 7, 0, 0x1}, /* 350 */
    {4, 8, 0, 0x1}, /* 351 */
    {0, 2, 0, 0x5}, /* 352 */
    {4, 4, 0, 0x7}, /* 353 */
    {4, 5, 0, 0x7}, /* 354 */
    {4, 6, 0, 0x7}, /* 355 */
    {4, 7, 0, 0x7}, /* 356 */
    {4, 8, 0, 0x7}, /* 357 */
    {4, 9, 0, 0x7}, /* 358 */
    {2, 0, 0, 0x1}, /* 359 */
    {0, 1, 0, 0x3}, /* 360 */
    {0, 0, 0, 0x6}, /* 361 */
    {2, 1, 0, 0x2}, /* 362 */
    {2, 2, 0, 0x4}, /* 363 */
    {0, 0, 0, 0x1}, /* 364 */
    {0, 1, 0, 0x1}, /* 365 */
    {4, 4, 0, 0x1}, /* 366 */
    {4, 5, 0, 0x1}, /* 367 */
    {0, 0, 0, 0x1}, /* 368 */
    {0, 1, 0, 0x1}, /* 369 */
    {4, 4, 0, 0x1}, /* 370 */
    {4, 5, 0, 0x1}, /* 371 */
    {4, 6, 0, 0x1}, /* 372 */
    {0, 0, 0, 0x1}, /* 373 */
    {0, 1, 0, 0x1}, /* 374 */
    {4, 4, 0, 0x1}, /* 375 */
    {4, 5, 0, 0x1}, /* 376 */
    {4, 7, 0, 0x1}, /* 377 */
    {4, 6, 0, 0x1}, /* 378 */
    {2, 0, 0, 0x1}, /* 379 */
    {4, 1, 0, 0x1}, /* 380 */
    {4, 2, 0, 0x1}, /* 381 */
    {4, 3, 0, 0x1}, /* 382 */
    {4, 4, 0, 0x1}, /* 383 */
    {0, 0, 0, 0x1}, /* 384 */
    {4, 1, 0, 0x1}, /* 385 */
    {4, 2, 0, 0x1}, /* 386 */
    {4, 3, 0, 0x1}, /* 387 */
    {4, 4, 0, 0x1}, /* 388 */
    {4, 5, 0, 0x1}, /* 389 */
    {4, 6, 0, 0x1}, /* 390 */
    {4, 2, 0, 0x1}, /* 391 */
    {4, 3, 0, 0x1}, /* 392 */
    {4, 4, 0, 0x1}, /* 393 */
    {4, 5, 0, 0x1}, /* 394 */
    {4, 6, 0, 0x1}, /* 395 */
    {4, 7, 0, 0x1}, /* 396 */
    {0, 0, 0, 0x1}, /* 397 */
    {4, 1, 0, 0x1}, /* 398 */
    {4, 2, 0, 0x1}, /* 399 */
    {1, 1, 0, 0x1}, /* 400 */
    {0, 4, 0, 0x1}, /* 401 */
    {0, 0, 0, 0x1}, /* 402 */
    {4, 1, 0, 0x1}, /* 403 */
    {4, 2, 0, 0x1}, /* 404 */
    {4, 3, 0, 0x1}, /* 405 */
    {4, 4, 0, 0x1}, /* 406 */
    {4, 5, 0, 0x1}, /* 407 */
    {1, 1, 0, 0x1}, /* 408 */
    {0, 7, 0, 0x1}, /* 409 */
    {1, 0, 0, 0x1}, /* 410 */
    {0, 0, 0, 0x1}, /* 411 */
    {4, 1, 0, 0x1}, /* 412 */
    {0, 2, 0, 0x1}, /* 413 */
    {0, 4, 0, 0x1}, /* 414 */
    {4, 5, 0, 0x1}, /* 415 */
    {4, 7, 0, 0x1}, /* 416 */
    {4, 5, 0, 0x1}, /* 417 */
    {0, 3, 0, 0x1}, /* 418 */
    {0, 4, 0, 0x1}, /* 419 */
    {0, 0, 0, 0x1}, /* 420 */
    {0, 1, 0, 0x1}, /* 421 */
    {1, 1, 0, 0x1}, /* 422 */
    {1, 2, 0, 0x1}, /* 423 */
    {4, 7, 0, 0x1}, /* 424 */
    {0, 0, 0, 0x1}, /* 425 */
    {0, 1, 0, 0x1}, /* 426 */
    {1, 1, 0, 0x1}, /* 427 */
    {1, 2, 0, 0x1}, /* 428 */
    {4, 3, 0, 0x1}, /* 429 */
    {4, 5, 0, 0x1}, /* 430 */
    {0, 0, 0, 0x1}, /* 431 */
    {0, 1, 0, 0x1}, /* 432 */
    {0, 3, 0, 0x1}, /* 433 */
    {0, 4, 0, 0x1}, /* 434 */
    {1, 1, 0, 0x1}, /* 435 */
    {1, 2, 0, 0x1}, /* 436 */
    {4, 6, 0, 0x1}, /* 437 */
    {0, 0, 0, 0x1}, /* 438 */
    {0, 1, 0, 0x1}, /* 439 */
    {1, 1, 0, 0x1}, /* 440 */
    {1, 2, 0, 0x1}, /* 441 */
    {4, 6, 0, 0x1}, /* 442 */
    {2, 1, 0, 0x7}, /* 443 */
    {0, 1, 0, 0x7}, /* 444 */
    {4, 7, 0, 0x7}, /* 445 */
    {0, 2, 0, 0x3}, /* 446 */
    {4, 8, 0, 0x7}, /* 447 */
    {0, 4, 0, 0x7}, /* 448 */
    {0, 3, 0, 0x1}, /* 449 */
    {0, 0, 0, 0x6}, /* 450 */
    {2, 1, 0, 0x7}, /* 451 */
    {0, 2, 0, 0x3}, /* 452 */
    {0, 1, 0, 0x7}, /* 453 */
    {4, 7, 0, 0x7}, /* 454 */
    {4, 8, 0, 0x7}, /* 455 */
    {0, 4, 0, 0x7}, /* 456 */
    {0, 3, 0, 0x1}, /* 457 */
    {0, 0, 0, 0x6}, /* 458 */
    {0, 0, 0, 0x1}, /* 459 */
    {4, 1, 0, 0x1}, /* 460 */
    {1, 1, 0, 0x1}, /* 461 */
    {1, 2, 0, 0x1}, /* 462 */
    {0, 2, 0, 0x1}, /* 463 */
    {0, 3, 0, 0x1}, /* 464 */
    {0, 4, 0, 0x7}, /* 465 */
    {0, 3, 0, 0x7}, /* 466 */
    {2, 1, 0, 0xf}, /* 467 */
    {0, 1, 0, 0x7}, /* 468 */
    {0, 5, 0, 0x3}, /* 469 */
    {2, 0, 0, 0x6}, /* 470 */
    {0, 0, 0, 0x6}, /* 471 */
    {4, 2, 0, 0xc}, /* 472 */
    {0, 0, 0, 0x1}, /* 473 */
    {1, 1, 0, 0x1}, /* 474 */
    {1, 2, 0, 0x1}, /* 475 */
    {0, 1, 0, 0x1}, /* 476 */
    {4, 3, 0, 0x1}, /* 477 */
    {4, 4, 0, 0x1}, /* 478 */
    {4, 5, 0, 0x1}, /* 479 */
    {4, 6, 0, 0x1}, /* 480 */
    {4, 5, 0, 0x7}, /* 481 */
    {4, 8, 0, 0x7}, /* 482 */
    {4, 6, 0, 0x7}, /* 483 */
    {4, 7, 0, 0x7}, /* 484 */
    {0, 1, 0, 0x7}, /* 485 */
    {0, 2, 0, 0x7}, /* 486 */
    {0, 3, 0, 0x7}, /* 487 */
    {0, 4, 0, 0x3}, /* 488 */
    {0, 0, 0, 0x6}, /* 489 */
    {2, 0, 0, 0x1}, /* 490 */
    {1, 0, 0, 0x1}, /* 491 */
    {4, 1, 0, 0x1}, /* 492 */
    {0, 1, 0, 0x3}, /* 493 */
    {4, 2, 0, 0x3}, /* 494 */
    {4, 3, 0, 0x1}, /* 495 */
    {0, 0, 0, 0x2}, /* 496 */
    {4, 2, 0, 0x1}, /* 497 */
    {4, 1, 0, 0x1}, /* 498 */
    {1, 1, 0, 0x1}, /* 499 */
    {0, 0, 0, 0x1}, /* 500 */
    {0, 1, 0, 0x1}, /* 501 */
    {0, 2, 0, 0x1}, /* 502 */
    {1, 0, 0, 0x1}, /* 503 */
    {1, 1, 0, 0x1}, /* 504 */
    {4, 3, 0, 0x1}, /* 505 */
    {4, 4, 0, 0x1}, /* 506 */
    {0, 5, 0, 0x1}, /* 507 */
    {4, 6, 0, 0x1}, /* 508 */
    {4, 4, 0, 0x1}, /* 509 */
    {2, 0, 0, 0x1}, /* 510 */
    {0, 1, 0, 0x1}, /* 511 */
    {4, 2, 0, 0x1}, /* 512 */
    {4, 3, 0, 0x1}, /* 513 */
    {4, 5, 0, 0x1}, /* 514 */
    {2, 0, 0, 0x1}, /* 515 */
    {0, 1, 0, 0x3}, /* 516 */
    {1, 1, 0, 0x3}, /* 517 */
    {1, 2, 0, 0x1}, /* 518 */
    {1, 3, 0, 0x1}, /* 519 */
    {4, 3, 0, 0x1}, /* 520 */
    {4, 4, 0, 0x3}, /* 521 */
    {0, 6, 0, 0x1}, /* 522 */
    {4, 8, 0, 0x3}, /* 523 */
    {0, 0, 0, 0x2}, /* 524 */
    {0, 2, 0, 0x2}, /* 525 */
    {4, 1, 0, 0x1}, /* 526 */
    {4, 3, 0, 0x1}, /* 527 */
    {4, 4, 0, 0x1}, /* 528 */
    {4, 5, 0, 0x1}, /* 529 */
    {2, 0, 0, 0x1}, /* 530 */
    {4, 1, 0, 0x1}, /* 531 */
    {4, 2, 0, 0x1}, /* 532 */
    {4, 3, 0, 0x1}, /* 533 */
    {4, 4, 0, 0x1}, /* 534 */
    {4, 5, 0, 0x1}, /* 535 */
    {4, 1, 0, 0x1}, /* 536 */
    {4, 3, 0, 0x1}, /* 537 */
    {4, 4, 0, 0x1}, /* 538 */
    {4, 5, 0, 0x1}, /* 539 */
    {4, 6, 0, 0x1}, /* 540 */
    {1, 0, 0, 0x3}, /* 541 */
    {0, 0, 0, 0x3}, /* 542 */
    {0, 1, 0, 0x3}, /* 543 */
    {0, 0, 0, 0x3}, /* 544 */
    {0, 1, 0, 0x1}, /* 545 */
    {0, 2, 0, 0x3}, /* 546 */
    {4, 3, 0, 0x3}, /* 547 */
    {0, 1, 0, 0x7}, /* 548 */
    {0, 2, 0, 0x3}, /* 549 */
    {0, 3, 0, 0x7}, /* 550 */
    {4, 4, 0, 0x7}, /* 551 */
    {0, 0, 0, 0x6}, /* 552 */
    {0, 3, 0, 0x3}, /* 553 */
    {0, 1, 0, 0x1}, /* 554 */
    {0, 0, 0, 0x3}, /* 555 */
    {0, 2, 0, 0x3}, /* 556 */
    {4, 4, 0, 0x3}, /* 557 */
    {0, 0, 0, 0x3}, /* 558 */
    {0, 1, 0, 0x3}, /* 559 */
    {4, 2, 0, 0x3}, /* 560 */
    {4, 3, 0, 0x3}, /* 561 */
    {0, 1, 0, 0x7}, /* 562 */
    {0, 2, 0, 0x7}, /* 563 */
    {4, 3, 0, 0x7}, /* 564 */
    {4, 4, 0, 0x7}, /* 565 */
    {0, 0, 0, 0x6}, /* 566 */
    {0, 1, 0, 0x1}, /* 567 */
    {0, 2, 0, 0x1}, /* 568 */
    {4, 3, 0, 0x7}, /* 569 */
    {0, 0, 0, 0x6}, /* 570 */
    {0, 0, 0, 0x1}, /* 571 */
    {0, 1, 0, 0x1}, /* 572 */
    {4, 2, 0, 0x1}, /* 573 */
    {4, 3, 0, 0x1}, /* 574 */
    {0, 4, 0, 0x1}, /* 575 */
    {4, 5, 0, 0x1}, /* 576 */
    {0, 0, 0, 0x1}, /* 577 */
    {0, 1, 0, 0x1}, /* 578 */
    {4, 2, 0, 0x1}, /* 579 */
    {1, 1, 0, 0x1}, /* 580 */
    {0, 0, 0, 0x1}, /* 581 */
    {0, 1, 0, 0x1}, /* 582 */
    {0, 2, 0, 0x1}, /* 583 */
    {4, 3, 0, 0x1}, /* 584 */
    {4, 4, 0, 0x1}, /* 585 */
    {1, 1, 0, 0x1}, /* 586 */
    {0, 2, 0, 0x1}, /* 587 */
    {0, 3, 0, 0x1}, /* 588 */
    {4, 4, 0, 0x1}, /* 589 */
    {4, 5, 0, 0x1}, /* 590 */
    {0, 1, 0, 0x3}, /* 591 */
    {0, 2, 0, 0x3}, /* 592 */
    {4, 3, 0, 0x3}, /* 593 */
    {0, 0, 0, 0x2}, /* 594 */
    {0, 0, 0, 0x1}, /* 595 */
    {0, 1, 0, 0x1}, /* 596 */
    {4, 2, 0, 0x1}, /* 597 */
    {4, 3, 0, 0x1}, /* 598 */
    {1, 0, 0, 0x1}, /* 599 */
    {1, 1, 0, 0x1}, /* 600 */
    {4, 4, 0, 0x1}, /* 601 */
    {4, 5, 0, 0x1}, /* 602 */
    {0, 0, 0, 0x1}, /* 603 */
    {0, 1, 0, 0x1}, /* 604 */
    {0, 2, 0, 0x1}, /* 605 */
    {0, 3, 0, 0x1}, /* 606 */
    {1, 0, 0, 0x1}, /* 607 */
    {1, 1, 0, 0x1}, /* 608 */
    {4, 4, 0, 0x1}, /* 609 */
    {4, 5, 0, 0x1}, /* 610 */
};

const tni_formula_row tni_derivative_formulas[] = {
    {0, 0, 0x1}, /* 0 */
    {2, 0, 0x1}, /* 1 */
    {4, 0, 0x1}, /* 2 */
    {6, 0, 0x1}, /* 3 */
    {7, 0, 0x1}, /* 4 */
    {9, 0, 0x1}, /* 5 */
    {11, 0, 0x1}, /* 6 */
    {13, 0, 0x1}, /* 7 */
    {15, 0, 0x1}, /* 8 */
    {17, 0, 0x1}, /* 9 */
    {19, 0, 0x1}, /* 10 */
    {21, 0, 0x1}, /* 11 */
    {23, 0, 0x1}, /* 12 */
    {25, 0, 0x1}, /* 13 */
    {27, 0, 0x1}, /* 14 */
    {29, 0, 0x1}, /* 15 */
    {31, 0, 0x1}, /* 16 */
    {33, 0, 0x1}, /* 17 */
    {35, 0, 0x1}, /* 18 */
    {37, 0, 0x1}, /* 19 */
    {39, 0, 0x1}, /* 20 */
    {41, 0, 0x1}, /* 21 */
    {43, 0, 0x1}, /* 22 */
    {45, 0, 0x1}, /* 23 */
    {47, 0, 0x1}, /* 24 */
    {49, 0, 0x1}, /* 25 */
    {51, 0, 0x1}, /* 26 */
    {53, 0, 0x1}, /* 27 */
    {55, 0, 0x1}, /* 28 */
    {57, 0, 0x1}, /* 29 */
    {59, 0, 0x1}, /* 30 */
    {61, 0, 0x1}, /* 31 */
    {63, 0, 0x1}, /* 32 */
    {65, 0, 0x1}, /* 33 */
    {67, 0, 0x1}, /* 34 */
    {68, 0, 0x1}, /* 35 */
    {70, 0, 0x1}, /* 36 */
    {72, 0, 0x1}, /* 37 */
    {74, 0, 0x1}, /* 38 */
    {76, 0, 0x1}, /* 39 */
    {78, 0, 0x1}, /* 40 */
    {80, 0, 0x1}, /* 41 */
    {82, 0, 0x1}, /* 42 */
    {84, 0, 0x1}, /* 43 */
    {86, 0, 0x1}, /* 44 */
    {88, 0, 0x1}, /* 45 */
    {90, 0, 0x1}, /* 46 */
    {92, 0, 0x1}, /* 47 */
    {94, 0, 0x1}, /* 48 */
    {17, 0, 0x1}, /* 49 */
    {96, 0, 0x2}, /* 50 */
    {17, 0, 0x1}, /* 51 */
    {98, 0, 0x2}, /* 52 */
    {100, 0, 0x1}, /* 53 */
    {101, 0, 0x2}, /* 54 */
    {37, 0, 0x1}, /* 55 */
    {104, 0, 0x2}, /* 56 */
    {106, 0, 0x1}, /* 57 */
    {53, 0, 0x1}, /* 58 */
    {108, 0, 0x2}, /* 59 */
    {110, 0, 0x1}, /* 60 */
    {112, 0, 0x1}, /* 61 */
    {113, 0, 0x2}, /* 62 */
    {115, 0, 0x1}, /* 63 */
    {117, 0, 0x1}, /* 64 */
    {119, 0, 0x1}, /* 65 */
    {120, 0, 0x2}, /* 66 */
    {122, 0, 0x1}, /* 67 */
    {124, 0, 0x1}, /* 68 */
    {125, 0, 0x2}, /* 69 */
    {127, 0, 0x1}, /* 70 */
    {128, 0, 0x2}, /* 71 */
    {131, 0, 0x1}, /* 72 */
    {132, 0, 0x2}, /* 73 */
    {134, 0, 0x1}, /* 74 */
    {135, 0, 0x2}, /* 75 */
    {137, 0, 0x1}, /* 76 */
    {138, 0, 0x2}, /* 77 */
    {140, 0, 0x1}, /* 78 */
    {141, 0, 0x2}, /* 79 */
    {17, 0, 0x1}, /* 80 */
    {143, 0, 0x2}, /* 81 */
    {17, 0, 0x1}, /* 82 */
    {145, 0, 0x2}, /* 83 */
    {147, 0, 0x1}, /* 84 */
    {148, 0, 0x2}, /* 85 */
    {150, 0, 0x1}, /* 86 */
    {151, 0, 0x2}, /* 87 */
    {152, 0, 0x1}, /* 88 */
    {153, 0, 0x2}, /* 89 */
    {154, 0, 0x1}, /* 90 */
    {155, 0, 0x2}, /* 91 */
    {156, 0, 0x1}, /* 92 */
    {96, 0, 0x2}, /* 93 */
    {158, 0, 0x1}, /* 94 */
    {159, 0, 0x2}, /* 95 */
    {160, 0, 0x4}, /* 96 */
    {162, 0, 0x1}, /* 97 */
    {163, 0, 0x2}, /* 98 */
    {165, 0, 0x1}, /* 99 */
    {166, 0, 0x2}, /* 100 */
    {168, 0, 0x1}, /* 101 */
    {169, 0, 0x2}, /* 102 */
    {171, 0, 0x1}, /* 103 */
    {173, 0, 0x1}, /* 104 */
    {175, 0, 0x1}, /* 105 */
    {176, 0, 0x2}, /* 106 */
    {178, 0, 0x1}, /* 107 */
    {180, 0, 0x1}, /* 108 */
    {182, 0, 0x1}, /* 109 */
    {183, 0, 0x2}, /* 110 */
    {184, 0, 0x1}, /* 111 */
    {185, 0, 0x1}, /* 112 */
    {186, 0, 0x2}, /* 113 */
    {17, 0, 0x1}, /* 114 */
    {187, 0, 0x2}, /* 115 */
    {188, 0, 0x4}, /* 116 */
    {17, 0, 0x1}, /* 117 */
    {190, 0, 0x2}, /* 118 */
    {191, 0, 0x4}, /* 119 */
    {193, 0, 0x1}, /* 120 */
    {194, 0, 0x2}, /* 121 */
    {195, 0, 0x4}, /* 122 */
    {196, 0, 0x1}, /* 123 */
    {198, 0, 0x1}, /* 124 */
    {200, 0, 0x1}, /* 125 */
    {201, 0, 0x2}, /* 126 */
    {203, 0, 0x1}, /* 127 */
    {205, 0, 0x1}, /* 128 */
    {206, 0, 0x2}, /* 129 */
    {208, 0, 0x1}, /* 130 */
    {209, 0, 0x2}, /* 131 */
    {211, 0, 0x1}, /* 132 */
    {212, 0, 0x2}, /* 133 */
    {213, 0, 0x1}, /* 134 */
    {215, 0, 0x1}, /* 135 */
    {215, 0, 0x1}, /* 136 */
    {128, 0, 0x2}, /* 137 */
    {218, 0, 0x1}, /* 138 */
    {219, 0, 0x2}, /* 139 */
    {221, 0, 0x1}, /* 140 */
    {222, 0, 0x2}, /* 141 */
    {61, 0, 0x1}, /* 142 */
    {224, 0, 0x2}, /* 143 */
    {225, 0, 0x1}, /* 144 */
    {227, 0, 0x1}, /* 145 */
    {229, 0, 0x1}, /* 146 */
    {230, 0, 0x2}, /* 147 */
    {231, 0, 0x1}, /* 148 */
    {231, 0, 0x1}, /* 149 */
    {233, 0, 0x2}, /* 150 */
    {235, 0, 0x1}, /* 151 */
    {237, 0, 0x1}, /* 152 */
    {238, 0, 0x2}, /* 153 */
    {239, 0, 0x1}, /* 154 */
    {241, 0, 0x1}, /* 155 */
    {243, 0, 0x1}, /* 156 */
    {244, 0, 0x2}, /* 157 */
    {245, 0, 0x1}, /* 158 */
    {245, 0, 0x1}, /* 159 */
    {128, 0, 0x2}, /* 160 */
    {248, 0, 0x1}, /* 161 */
    {248, 0, 0x1}, /* 162 */
    {128, 0, 0x2}, /* 163 */
    {251, 0, 0x1}, /* 164 */
    {251, 0, 0x1}, /* 165 */
    {128, 0, 0x2}, /* 166 */
    {253, 0, 0x1}, /* 167 */
    {253, 0, 0x1}, /* 168 */
    {255, 0, 0x2}, /* 169 */
    {257, 0, 0x1}, /* 170 */
    {257, 0, 0x1}, /* 171 */
    {128, 0, 0x2}, /* 172 */
    {260, 0, 0x1}, /* 173 */
    {262, 0, 0x1}, /* 174 */
    {128, 0, 0x2}, /* 175 */
    {264, 0, 0x1}, /* 176 */
    {265, 0, 0x1}, /* 177 */
    {128, 0, 0x2}, /* 178 */
    {266, 0, 0x1}, /* 179 */
    {266, 0, 0x1}, /* 180 */
    {268, 0, 0x2}, /* 181 */
    {269, 0, 0x1}, /* 182 */
    {269, 0, 0x1}, /* 183 */
    {271, 0, 0x2}, /* 184 */
    {272, 0, 0x3}, /* 185 */
    {274, 0, 0x7}, /* 186 */
    {15, 0, 0x1}, /* 187 */
    {275, 0, 0x2}, /* 188 */
    {276, 0, 0x1}, /* 189 */
    {276, 0, 0x1}, /* 190 */
    {277, 0, 0x2}, /* 191 */
    {278, 0, 0x1}, /* 192 */
    {280, 0, 0x1}, /* 193 */
    {281, 0, 0x1}, /* 194 */
    {282, 0, 0x1}, /* 195 */
    {284, 0, 0x1}, /* 196 */
    {285, 0, 0x1}, /* 197 */
    {286, 0, 0x1}, /* 198 */
    {288, 0, 0x1}, /* 199 */
    {290, 0, 0x1}, /* 200 */
    {291, 0, 0x1}, /* 201 */
    {292, 0, 0x1}, /* 202 */
    {293, 0, 0x1}, /* 203 */
    {295, 0, 0x1}, /* 204 */
    {297, 0, 0x1}, /* 205 */
    {299, 0, 0x1}, /* 206 */
    {300, 0, 0x1}, /* 207 */
    {302, 0, 0x1}, /* 208 */
    {305, 0, 0x1}, /* 209 */
    {308, 0, 0x1}, /* 210 */
    {309, 0, 0x1}, /* 211 */
    {311, 0, 0x1}, /* 212 */
    {313, 0, 0x1}, /* 213 */
    {315, 0, 0x1}, /* 214 */
    {316, 0, 0x1}, /* 215 */
    {318, 0, 0x1}, /* 216 */
    {320, 0, 0x1}, /* 217 */
    {322, 0, 0x1}, /* 218 */
    {324, 0, 0x1}, /* 219 */
    {325, 0, 0x1}, /* 220 */
    {326, 0, 0x2}, /* 221 */
    {328, 0, 0x1}, /* 222 */
    {329, 0, 0x2}, /* 223 */
    {331, 0, 0x1}, /* 224 */
    {332, 0, 0x2}, /* 225 */
    {334, 0, 0x1}, /* 226 */
    {335, 0, 0x2}, /* 227 */
    {337, 0, 0x1}, /* 228 */
    {338, 0, 0x2}, /* 229 */
    {340, 0, 0x1}, /* 230 */
    {341, 0, 0x2}, /* 231 */
    {106, 0, 0x1}, /* 232 */
    {343, 0, 0x2}, /* 233 */
    {344, 0, 0x4}, /* 234 */
    {106, 0, 0x1}, /* 235 */
    {346, 0, 0x2}, /* 236 */
    {347, 0, 0x4}, /* 237 */
    {106, 0, 0x1}, /* 238 */
    {349, 0, 0x2}, /* 239 */
    {350, 0, 0x4}, /* 240 */
    {106, 0, 0x1}, /* 241 */
    {352, 0, 0x2}, /* 242 */
    {353, 0, 0x4}, /* 243 */
    {106, 0, 0x1}, /* 244 */
    {355, 0, 0x2}, /* 245 */
    {356, 0, 0x4}, /* 246 */
    {358, 0, 0x1}, /* 247 */
    {359, 0, 0x2}, /* 248 */
    {360, 0, 0x4}, /* 249 */
    {361, 0, 0x1}, /* 250 */
    {362, 0, 0x2}, /* 251 */
    {364, 0, 0x1}, /* 252 */
    {366, 0, 0x1}, /* 253 */
    {367, 0, 0x2}, /* 254 */
    {369, 0, 0x1}, /* 255 */
    {370, 0, 0x2}, /* 256 */
    {371, 0, 0x1}, /* 257 */
    {373, 0, 0x1}, /* 258 */
    {376, 0, 0x1}, /* 259 */
    {377, 0, 0x2}, /* 260 */
    {379, 0, 0x1}, /* 261 */
    {381, 0, 0x1}, /* 262 */
    {383, 0, 0x1}, /* 263 */
    {384, 0, 0x1}, /* 264 */
    {385, 0, 0x2}, /* 265 */
    {386, 0, 0x1}, /* 266 */
    {387, 0, 0x1}, /* 267 */
    {390, 0, 0x1}, /* 268 */
    {393, 0, 0x1}, /* 269 */
    {394, 0, 0x1}, /* 270 */
    {396, 0, 0x1}, /* 271 */
    {397, 0, 0x1}, /* 272 */
    {398, 0, 0x1}, /* 273 */
    {401, 0, 0x1}, /* 274 */
    {402, 0, 0x2}, /* 275 */
    {403, 0, 0x1}, /* 276 */
    {405, 0, 0x1}, /* 277 */
    {406, 0, 0x2}, /* 278 */
    {407, 0, 0x1}, /* 279 */
    {408, 0, 0x1}, /* 280 */
    {409, 0, 0x2}, /* 281 */
    {410, 0, 0x1}, /* 282 */
    {411, 0, 0x1}, /* 283 */
    {412, 0, 0x2}, /* 284 */
    {413, 0, 0x4}, /* 285 */
    {415, 0, 0x1}, /* 286 */
    {416, 0, 0x1}, /* 287 */
    {417, 0, 0x1}, /* 288 */
    {418, 0, 0x3}, /* 289 */
    {419, 0, 0x3}, /* 290 */
    {420, 0, 0x4}, /* 291 */
    {421, 0, 0x1}, /* 292 */
    {423, 0, 0x1}, /* 293 */
    {424, 0, 0x2}, /* 294 */
    {425, 0, 0x1}, /* 295 */
    {426, 0, 0x1}, /* 296 */
    {428, 0, 0x1}, /* 297 */
    {429, 0, 0x1}, /* 298 */
    {430, 0, 0x1}, /* 299 */
    {431, 0, 0x2}, /* 300 */
    {432, 0, 0x1}, /* 301 */
    {433, 0, 0x1}, /* 302 */
    {434, 0, 0x1}, /* 303 */
    {435, 0, 0x1}, /* 304 */
    {436, 0, 0x1}, /* 305 */
    {437, 0, 0x2}, /* 306 */
    {438, 0, 0x1}, /* 307 */
    {439, 0, 0x1}, /* 308 */
    {440, 0, 0x1}, /* 309 */
    {441, 0, 0x2}, /* 310 */
    {442, 0, 0x1}, /* 311 */
    {443, 0, 0x1}, /* 312 */
    {447, 0, 0x1}, /* 313 */
    {449, 0, 0x1}, /* 314 */
    {451, 0, 0x1}, /* 315 */
    {452, 0, 0x1}, /* 316 */
    {453, 0, 0x1}, /* 317 */
    {454, 0, 0x1}, /* 318 */
    {456, 0, 0x1}, /* 319 */
    {457, 0, 0x1}, /* 320 */
    {15, 0, 0x1}, /* 321 */
    {101, 0, 0x2}, /* 322 */
    {15, 0, 0x1}, /* 323 */
    {460, 0, 0x2}, /* 324 */
    {462, 0, 0x1}, /* 325 */
    {463, 0, 0x1}, /* 326 */
    {464, 0, 0x1}, /* 327 */
    {465, 0, 0x1}, /* 328 */
    {466, 0, 0x1}, /* 329 */
    {467, 0, 0x1}, /* 330 */
    {468, 0, 0x1}, /* 331 */
    {469, 0, 0x1}, /* 332 */
    {470, 0, 0x1}, /* 333 */
    {471, 0, 0x1}, /* 334 */
    {472, 0, 0x1}, /* 335 */
    {473, 0, 0x1}, /* 336 */
    {474, 0, 0x1}, /* 337 */
    {476, 0, 0x1}, /* 338 */
    {477, 0, 0x1}, /* 339 */
    {478, 0, 0x1}, /* 340 */
    {17, 0, 0x1}, /* 341 */
    {480, 0, 0x2}, /* 342 */
    {17, 0, 0x1}, /* 343 */
    {481, 0, 0x2}, /* 344 */
    {482, 0, 0x1}, /* 345 */
    {483, 0, 0x2}, /* 346 */
    {482, 0, 0x1}, /* 347 */
    {485, 0, 0x2}, /* 348 */
    {487, 0, 0x1}, /* 349 */
    {488, 0, 0x2}, /* 350 */
    {489, 0, 0x1}, /* 351 */
    {490, 0, 0x2}, /* 352 */
    {491, 0, 0x1}, /* 353 */
    {492, 0, 0x2}, /* 354 */
    {493, 0, 0x1}, /* 355 */
    {494, 0, 0x1}, /* 356 */
    {494, 0, 0x1}, /* 357 */
    {496, 0, 0x2}, /* 358 */
    {494, 0, 0x1}, /* 359 */
    {498, 0, 0x2}, /* 360 */
    {499, 0, 0x1}, /* 361 */
    {500, 0, 0x1}, /* 362 */
    {501, 0, 0x2}, /* 363 */
    {502, 0, 0x1}, /* 364 */
    {503, 0, 0x2}, /* 365 */
    {17, 0, 0x1}, /* 366 */
    {503, 0, 0x2}, /* 367 */
    {505, 0, 0x1}, /* 368 */
    {506, 0, 0x2}, /* 369 */
    {507, 0, 0x1}, /* 370 */
    {508, 0, 0x1}, /* 371 */
    {509, 0, 0x2}, /* 372 */
    {511, 0, 0x1}, /* 373 */
    {512, 0, 0x1}, /* 374 */
    {513, 0, 0x1}, /* 375 */
    {514, 0, 0x1}, /* 376 */
    {515, 0, 0x1}, /* 377 */
    {516, 0, 0x1}, /* 378 */
    {517, 0, 0x1}, /* 379 */
    {518, 0, 0x1}, /* 380 */
    {519, 0, 0x7}, /* 381 */
    {521, 0, 0x1}, /* 382 */
    {522, 0, 0x2}, /* 383 */
    {523, 0, 0x4}, /* 384 */
    {524, 0, 0x7}, /* 385 */
    {525, 0, 0x7}, /* 386 */
    {526, 0, 0x7}, /* 387 */
    {527, 0, 0x7}, /* 388 */
    {528, 0, 0x7}, /* 389 */
    {529, 0, 0x1}, /* 390 */
    {530, 0, 0x1}, /* 391 */
    {531, 0, 0x1}, /* 392 */
    {532, 0, 0x1}, /* 393 */
    {128, 0, 0x2}, /* 394 */
    {534, 0, 0x1}, /* 395 */
    {535, 0, 0x1}, /* 396 */
    {128, 0, 0x2}, /* 397 */
    {537, 0, 0x1}, /* 398 */
    {539, 0, 0x1}, /* 399 */
    {128, 0, 0x2}, /* 400 */
    {541, 0, 0x1}, /* 401 */
    {543, 0, 0x1}, /* 402 */
    {128, 0, 0x2}, /* 403 */
    {545, 0, 0x1}, /* 404 */
    {546, 0, 0x1}, /* 405 */
    {128, 0, 0x2}, /* 406 */
    {548, 0, 0x1}, /* 407 */
    {549, 0, 0x1}, /* 408 */
    {128, 0, 0x2}, /* 409 */
    {551, 0, 0x1}, /* 410 */
    {553, 0, 0x1}, /* 411 */
    {555, 0, 0x1}, /* 412 */
    {557, 0, 0x1}, /* 413 */
    {559, 0, 0x1}, /* 414 */
    {560, 0, 0x7}, /* 415 */
    {562, 0, 0x7}, /* 416 */
    {564, 0, 0x7}, /* 417 */
    {566, 0, 0x7}, /* 418 */
    {568, 0, 0x7}, /* 419 */
    {570, 0, 0x7}, /* 420 */
    {572, 0, 0x1}, /* 421 */
    {573, 0, 0x2}, /* 422 */
    {574, 0, 0x4}, /* 423 */
    {575, 0, 0x8}, /* 424 */
    {576, 0, 0x10}, /* 425 */
    {577, 0, 0x1}, /* 426 */
    {578, 0, 0x2}, /* 427 */
    {579, 0, 0x4}, /* 428 */
    {580, 0, 0x8}, /* 429 */
    {581, 0, 0x10}, /* 430 */
    {582, 0, 0x7}, /* 431 */
    {584, 0, 0x1}, /* 432 */
    {585, 0, 0x2}, /* 433 */
    {586, 0, 0x10}, /* 434 */
    {587, 0, 0x20}, /* 435 */
    {588, 0, 0x4}, /* 436 */
    {589, 0, 0x8}, /* 437 */
    {590, 0, 0x7}, /* 438 */
    {594, 0, 0x1}, /* 439 */
    {595, 0, 0x2}, /* 440 */
    {596, 0, 0x10}, /* 441 */
    {597, 0, 0x4}, /* 442 */
    {598, 0, 0x8}, /* 443 */
    {599, 0, 0x1}, /* 444 */
    {601, 0, 0x1}, /* 445 */
    {602, 0, 0x2}, /* 446 */
    {604, 0, 0x1}, /* 447 */
    {606, 0, 0x1}, /* 448 */
    {607, 0, 0x2}, /* 449 */
    {609, 0, 0x1}, /* 450 */
    {611, 0, 0x1}, /* 451 */
    {612, 0, 0x2}, /* 452 */
    {614, 0, 0x7}, /* 453 */
    {615, 0, 0x1}, /* 454 */
    {616, 0, 0x1}, /* 455 */
    {618, 0, 0x1}, /* 456 */
    {619, 0, 0x2}, /* 457 */
    {620, 0, 0x1}, /* 458 */
    {621, 0, 0x1}, /* 459 */
    {128, 0, 0x2}, /* 460 */
    {623, 0, 0x1}, /* 461 */
    {624, 0, 0x1}, /* 462 */
    {128, 0, 0x2}, /* 463 */
    {626, 0, 0x1}, /* 464 */
    {627, 0, 0x1}, /* 465 */
    {128, 0, 0x2}, /* 466 */
    {629, 0, 0x1}, /* 467 */
    {630, 0, 0x1}, /* 468 */
    {128, 0, 0x2}, /* 469 */
    {632, 0, 0x1}, /* 470 */
    {633, 0, 0x1}, /* 471 */
    {128, 0, 0x2}, /* 472 */
    {635, 0, 0x1}, /* 473 */
    {636, 0, 0x1}, /* 474 */
    {128, 0, 0x2}, /* 475 */
    {638, 0, 0x1}, /* 476 */
    {639, 0, 0x1}, /* 477 */
    {640, 0, 0x1}, /* 478 */
    {641, 0, 0x1}, /* 479 */
    {642, 0, 0x1}, /* 480 */
    {643, 0, 0x1}, /* 481 */
    {644, 0, 0x1}, /* 482 */
    {645, 0, 0x1}, /* 483 */
    {646, 0, 0x1}, /* 484 */
    {647, 0, 0x1}, /* 485 */
    {648, 0, 0x1}, /* 486 */
    {649, 0, 0x1}, /* 487 */
    {650, 0, 0x1}, /* 488 */
    {651, 0, 0x1}, /* 489 */
    {652, 0, 0x1}, /* 490 */
    {653, 0, 0x1}, /* 491 */
    {654, 0, 0x1}, /* 492 */
    {655, 0, 0x1}, /* 493 */
    {656, 0, 0x1}, /* 494 */
    {657, 0, 0x1}, /* 495 */
    {658, 0, 0x1}, /* 496 */
    {659, 0, 0x1}, /* 497 */
    {660, 0, 0x1}, /* 498 */
    {661, 0, 0x1}, /* 499 */
    {662, 0, 0x1}, /* 500 */
    {663, 0, 0x1}, /* 501 */
    {664, 0, 0x3}, /* 502 */
    {665, 0, 0x1}, /* 503 */
    {665, 0, 0x2}, /* 504 */
    {665, 0, 0x4}, /* 505 */
    {666, 0, 0x3}, /* 506 */
    {667, 0, 0x1}, /* 507 */
    {667, 0, 0x2}, /* 508 */
    {667, 0, 0x4}, /* 509 */
    {668, 0, 0x1}, /* 510 */
    {669, 0, 0x2}, /* 511 */
    {670, 0, 0x1}, /* 512 */
    {670, 0, 0x2}, /* 513 */
    {670, 0, 0x4}, /* 514 */
    {670, 0, 0x8}, /* 515 */
    {671, 0, 0x1}, /* 516 */
    {672, 0, 0x2}, /* 517 */
    {674, 0, 0x1}, /* 518 */
    {675, 0, 0x1}, /* 519 */
    {675, 0, 0x2}, /* 520 */
    {675, 0, 0x4}, /* 521 */
    {676, 0, 0x1}, /* 522 */
    {677, 0, 0x2}, /* 523 */
    {676, 0, 0x1}, /* 524 */
    {679, 0, 0x2}, /* 525 */
    {680, 0, 0x4}, /* 526 */
    {681, 0, 0x1}, /* 527 */
    {682, 0, 0x2}, /* 528 */
    {684, 0, 0x1}, /* 529 */
    {685, 0, 0x2}, /* 530 */
    {684, 0, 0x1}, /* 531 */
    {687, 0, 0x2}, /* 532 */
    {688, 0, 0x4}, /* 533 */
    {689, 0, 0x1}, /* 534 */
    {690, 0, 0x2}, /* 535 */
    {689, 0, 0x1}, /* 536 */
    {692, 0, 0x2}, /* 537 */
    {693, 0, 0x4}, /* 538 */
    {695, 0, 0x1}, /* 539 */
    {696, 0, 0x1}, /* 540 */
    {697, 0, 0x1}, /* 541 */
    {699, 0, 0x1}, /* 542 */
    {128, 0, 0x2}, /* 543 */
    {701, 0, 0x1}, /* 544 */
    {703, 0, 0x1}, /* 545 */
    {128, 0, 0x2}, /* 546 */
    {705, 0, 0x1}, /* 547 */
    {706, 0, 0x2}, /* 548 */
    {705, 0, 0x1}, /* 549 */
    {708, 0, 0x2}, /* 550 */
    {709, 0, 0x4}, /* 551 */
    {710, 0, 0x1}, /* 552 */
    {710, 0, 0x1}, /* 553 */
    {712, 0, 0x2}, /* 554 */
    {713, 0, 0x1}, /* 555 */
    {714, 0, 0x1}, /* 556 */
};

const tni_forward_row tni_derivative_forwards[] = {
    {1, 0, 0, 0x1}, /* 0 */
    {3, 0, 0, 0x1}, /* 1 */
    {5, 0, 0, 0x1}, /* 2 */
    {8, 0, 0, 0x1}, /* 3 */
    {10, 0, 0, 0x1}, /* 4 */
    {12, 0, 0, 0x1}, /* 5 */
    {14, 0, 0, 0x1}, /* 6 */
    {16, 0, 0, 0x1}, /* 7 */
    {18, 0, 0, 0x1}, /* 8 */
    {20, 0, 0, 0x1}, /* 9 */
    {22, 0, 0, 0x1}, /* 10 */
    {24, 0, 0, 0x1}, /* 11 */
    {26, 0, 0, 0x1}, /* 12 */
    {28, 0, 0, 0x1}, /* 13 */
    {30, 0, 0, 0x1}, /* 14 */
    {32, 0, 0, 0x1}, /* 15 */
    {34, 0, 0, 0x1}, /* 16 */
    {36, 0, 0, 0x1}, /* 17 */
    {38, 0, 0, 0x1}, /* 18 */
    {40, 0, 0, 0x1}, /* 19 */
    {42, 0, 0, 0x1}, /* 20 */
    {44, 0, 0, 0x1}, /* 21 */
    {46, 0, 0, 0x1}, /* 22 */
    {48, 0, 0, 0x1}, /* 23 */
    {50, 0, 0, 0x1}, /* 24 */
    {52, 0, 0, 0x1}, /* 25 */
    {54, 0, 0, 0x1}, /* 26 */
    {56, 0, 0, 0x1}, /* 27 */
    {58, 0, 0, 0x1}, /* 28 */
    {60, 0, 0, 0x1}, /* 29 */
    {62, 0, 0, 0x1}, /* 30 */
    {64, 0, 0, 0x1}, /* 31 */
    {66, 0, 0, 0x1}, /* 32 */
    {65535, 0, 0, 0x1}, /* 33 */
    {69, 0, 0, 0x1}, /* 34 */
    {71, 0, 0, 0x1}, /* 35 */
    {73, 0, 0, 0x1}, /* 36 */
    {75, 0, 0, 0x1}, /* 37 */
    {77, 0, 0, 0x1}, /* 38 */
    {79, 0, 0, 0x1}, /* 39 */
    {81, 0, 0, 0x1}, /* 40 */
    {83, 0, 0, 0x1}, /* 41 */
    {85, 0, 0, 0x1}, /* 42 */
    {87, 0, 0, 0x1}, /* 43 */
    {89, 0, 0, 0x1}, /* 44 */
    {91, 0, 0, 0x1}, /* 45 */
    {93, 0, 0, 0x1}, /* 46 */
    {95, 0, 0, 0x1}, /* 47 */
    {97, 0, 0, 0x3}, /* 48 */
    {99, 0, 0, 0x3}, /* 49 */
    {102, 0, 0, 0x3}, /* 50 */
    {103, 0, 0, 0x1}, /* 51 */
    {105, 0, 0, 0x3}, /* 52 */
    {107, 0, 0, 0x1}, /* 53 */
    {109, 0, 0, 0x3}, /* 54 */
    {111, 0, 0, 0x1}, /* 55 */
    {114, 0, 0, 0x3}, /* 56 */
    {116, 0, 0, 0x1}, /* 57 */
    {118, 0, 0, 0x1}, /* 58 */
    {121, 0, 0, 0x3}, /* 59 */
    {123, 0, 0, 0x1}, /* 60 */
    {126, 0, 0, 0x3}, /* 61 */
    {129, 0, 0, 0x1}, /* 62 */
    {130, 0, 0, 0x1}, /* 63 */
    {133, 0, 0, 0x3}, /* 64 */
    {136, 0, 0, 0x3}, /* 65 */
    {139, 0, 0, 0x3}, /* 66 */
    {142, 0, 0, 0x3}, /* 67 */
    {144, 0, 0, 0x3}, /* 68 */
    {146, 0, 0, 0x3}, /* 69 */
    {149, 0, 0, 0x3}, /* 70 */
    {157, 0, 0, 0x3}, /* 71 */
    {161, 0, 0, 0x7}, /* 72 */
    {164, 0, 0, 0x3}, /* 73 */
    {167, 0, 0, 0x3}, /* 74 */
    {170, 0, 0, 0x3}, /* 75 */
    {172, 0, 0, 0x1}, /* 76 */
    {174, 0, 0, 0x1}, /* 77 */
    {177, 0, 0, 0x3}, /* 78 */
    {179, 0, 0, 0x1}, /* 79 */
    {181, 0, 0, 0x1}, /* 80 */
    {189, 0, 0, 0x7}, /* 81 */
    {192, 0, 0, 0x7}, /* 82 */
    {197, 0, 0, 0x1}, /* 83 */
    {199, 0, 0, 0x1}, /* 84 */
    {202, 0, 0, 0x3}, /* 85 */
    {204, 0, 0, 0x1}, /* 86 */
    {207, 0, 0, 0x3}, /* 87 */
    {210, 0, 0, 0x3}, /* 88 */
    {214, 0, 0, 0x1}, /* 89 */
    {216, 0, 0, 0x1}, /* 90 */
    {217, 0, 0, 0x1}, /* 91 */
    {220, 0, 0, 0x3}, /* 92 */
    {223, 0, 0, 0x3}, /* 93 */
    {226, 0, 0, 0x1}, /* 94 */
    {228, 0, 0, 0x1}, /* 95 */
    {232, 0, 0, 0x1}, /* 96 */
    {234, 0, 0, 0x3}, /* 97 */
    {236, 0, 0, 0x1}, /* 98 */
    {240, 0, 0, 0x1}, /* 99 */
    {242, 0, 0, 0x1}, /* 100 */
    {246, 0, 0, 0x1}, /* 101 */
    {247, 0, 0, 0x1}, /* 102 */
    {249, 0, 0, 0x1}, /* 103 */
    {250, 0, 0, 0x1}, /* 104 */
    {252, 0, 0, 0x1}, /* 105 */
    {254, 0, 0, 0x1}, /* 106 */
    {256, 0, 0, 0x3}, /* 107 */
    {258, 0, 0, 0x1}, /* 108 */
    {259, 0, 0, 0x1}, /* 109 */
    {261, 0, 0, 0x1}, /* 110 */
    {263, 0, 0, 0x1}, /* 111 */
    {267, 0, 0, 0x1}, /* 112 */
    {270, 0, 0, 0x1}, /* 113 */
    {273, 0, 0, 0x3}, /* 114 */
    {279, 0, 0, 0x1}, /* 115 */
    {283, 0, 0, 0x1}, /* 116 */
    {287, 0, 0, 0x1}, /* 117 */
    {289, 0, 0, 0x1}, /* 118 */
    {294, 0, 0, 0x1}, /* 119 */
    {296, 0, 0, 0x1}, /* 120 */
    {298, 0, 0, 0x1}, /* 121 */
    {301, 0, 0, 0x1}, /* 122 */
    {303, 0, 0, 0x1}, /* 123 */
    {304, 0, 0, 0x1}, /* 124 */
    {306, 0, 0, 0x1}, /* 125 */
    {307, 0, 0, 0x1}, /* 126 */
    {310, 0, 0, 0x1}, /* 127 */
    {312, 0, 0, 0x1}, /* 128 */
    {310, 0, 0, 0x1}, /* 129 */
    {314, 1, 0, 0x1}, /* 130 */
    {312, 0, 0, 0x1}, /* 131 */
    {314, 1, 0, 0x1}, /* 132 */
    {317, 0, 0, 0x1}, /* 133 */
    {319, 0, 0, 0x1}, /* 134 */
    {321, 0, 0, 0x1}, /* 135 */
    {323, 0, 0, 0x1}, /* 136 */
    {327, 0, 0, 0x3}, /* 137 */
    {330, 0, 0, 0x3}, /* 138 */
    {333, 0, 0, 0x3}, /* 139 */
    {336, 0, 0, 0x3}, /* 140 */
    {339, 0, 0, 0x3}, /* 141 */
    {342, 0, 0, 0x3}, /* 142 */
    {345, 0, 0, 0x7}, /* 143 */
    {348, 0, 0, 0x7}, /* 144 */
    {351, 0, 0, 0x7}, /* 145 */
    {354, 0, 0, 0x7}, /* 146 */
    {357, 0, 0, 0x7}, /* 147 */
    {363, 0, 0, 0x3}, /* 148 */
    {365, 0, 0, 0x1}, /* 149 */
    {368, 0, 0, 0x3}, /* 150 */
    {372, 0, 0, 0x1}, /* 151 */
    {374, 1, 0, 0x1}, /* 152 */
    {375, 0, 0, 0x1}, /* 153 */
    {378, 0, 0, 0x3}, /* 154 */
    {380, 0, 0, 0x1}, /* 155 */
    {382, 0, 0, 0x1}, /* 156 */
    {388, 0, 0, 0x1}, /* 157 */
    {389, 1, 0, 0x1}, /* 158 */
    {391, 0, 0, 0x1}, /* 159 */
    {392, 1, 0, 0x1}, /* 160 */
    {395, 1, 0, 0x1}, /* 161 */
    {399, 1, 0, 0x1}, /* 162 */
    {400, 2, 0, 0x1}, /* 163 */
    {404, 0, 0, 0x1}, /* 164 */
    {414, 0, 0, 0x7}, /* 165 */
    {422, 0, 0, 0x1}, /* 166 */
    {65535, 0, 0, 0x3}, /* 167 */
    {427, 0, 0, 0x1}, /* 168 */
    {444, 0, 0, 0x1}, /* 169 */
    {445, 0, 0, 0x1}, /* 170 */
    {446, 0, 0, 0x1}, /* 171 */
    {448, 0, 0, 0x1}, /* 172 */
    {450, 0, 0, 0x1}, /* 173 */
    {455, 0, 0, 0x1}, /* 174 */
    {458, 0, 0, 0x2}, /* 175 */
    {459, 0, 0, 0x1}, /* 176 */
    {461, 0, 0, 0x2}, /* 177 */
    {475, 0, 0, 0x1}, /* 178 */
    {479, 0, 0, 0x1}, /* 179 */
    {484, 0, 0, 0x1}, /* 180 */
    {486, 0, 0, 0x3}, /* 181 */
    {495, 0, 0, 0x1}, /* 182 */
    {497, 0, 0, 0x3}, /* 183 */
    {504, 0, 0, 0x1}, /* 184 */
    {510, 0, 0, 0x3}, /* 185 */
    {520, 0, 0, 0x7}, /* 186 */
    {533, 0, 0, 0x1}, /* 187 */
    {536, 0, 0, 0x1}, /* 188 */
    {538, 0, 0, 0x1}, /* 189 */
    {540, 0, 0, 0x1}, /* 190 */
    {542, 0, 0, 0x1}, /* 191 */
    {544, 0, 0, 0x1}, /* 192 */
    {547, 0, 0, 0x1}, /* 193 */
    {550, 0, 0, 0x1}, /* 194 */
    {552, 0, 0, 0x1}, /* 195 */
    {554, 0, 0, 0x1}, /* 196 */
    {556, 0, 0, 0x1}, /* 197 */
    {558, 0, 0, 0x1}, /* 198 */
    {561, 0, 0, 0x7}, /* 199 */
    {563, 0, 0, 0x7}, /* 200 */
    {565, 0, 0, 0x7}, /* 201 */
    {567, 0, 0, 0x7}, /* 202 */
    {569, 0, 0, 0x7}, /* 203 */
    {571, 0, 0, 0x7}, /* 204 */
    {583, 0, 0, 0x7}, /* 205 */
    {591, 0, 0, 0x7}, /* 206 */
    {592, 1, 0, 0x1}, /* 207 */
    {593, 2, 0, 0x1}, /* 208 */
    {600, 0, 0, 0x1}, /* 209 */
    {603, 0, 0, 0x3}, /* 210 */
    {605, 0, 0, 0x1}, /* 211 */
    {608, 0, 0, 0x3}, /* 212 */
    {610, 0, 0, 0x1}, /* 213 */
    {613, 0, 0, 0x1}, /* 214 */
    {617, 0, 0, 0x1}, /* 215 */
    {622, 0, 0, 0x1}, /* 216 */
    {625, 0, 0, 0x1}, /* 217 */
    {628, 0, 0, 0x1}, /* 218 */
    {631, 0, 0, 0x1}, /* 219 */
    {634, 0, 0, 0x1}, /* 220 */
    {637, 0, 0, 0x1}, /* 221 */
    {673, 0, 0, 0x3}, /* 222 */
    {678, 0, 0, 0x3}, /* 223 */
    {683, 0, 0, 0x3}, /* 224 */
    {686, 0, 0, 0x3}, /* 225 */
    {691, 0, 0, 0x3}, /* 226 */
    {694, 0, 0, 0x7}, /* 227 */
    {698, 0, 0, 0x1}, /* 228 */
    {700, 0, 0, 0x1}, /* 229 */
    {702, 0, 0, 0x1}, /* 230 */
    {704, 0, 0, 0x1}, /* 231 */
    {707, 0, 0, 0x3}, /* 232 */
    {711, 0, 0, 0x1}, /* 233 */
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
    {24, 137, 370, 0}, /* _adaptive_avg_pool2d */
    {25, 137, TNI_DERIVATIVE_OUT, 0}, /* _adaptive_avg_pool2d.out */
    {26, 137, 371, 0}, /* _adaptive_avg_pool2d_backward */
    {27, 137, TNI_DERIVATIVE_OUT, 0}, /* _adaptive_avg_pool2d_backward.out */
    {28, 137, 372, 0}, /* _adaptive_avg_pool3d */
    {29, 137, TNI_DERIVATIVE_OUT, 0}, /* _adaptive_avg_pool3d.out */
    {30, 137, 373, 0}, /* _adaptive_avg_pool3d_backward */
    {31, 137, TNI_DERIVATIVE_OUT, 0}, /* _adaptive_avg_pool3d_backward.out */
    {32, 137, 224, 0}, /* _addmm_activation */
    {33, 137, TNI_DERIVATIVE_OUT, 0}, /* _addmm_activation.out */
    {34, 137, TNI_DERIVATIVE_MISSING, 0}, /* _aminmax */
    {35, 137, TNI_DERIVATIVE_MISSING, 0}, /* _aminmax.dim */
    {36, 137, TNI_DERIVATIVE_OUT, 0}, /* _aminmax.dim_out */
    {37, 137, TNI_DERIVATIVE_OUT, 0}, /* _aminmax.out */
    {38, 137, 398, 0}, /* _batch_norm_no_update */
    {39, 137, TNI_DERIVATIVE_OUT, 0}, /* _batch_norm_no_update.out */
    {40, 137, 397, 0}, /* _batch_norm_with_update */
    {41, 137, TNI_DERIVATIVE_OUT, 0}, /* _batch_norm_with_update.out */
    {42, 137, TNI_DERIVATIVE_MISSING, 0}, /* _batch_norm_with_update_functional */
    {43, 137, 459, 0}, /* _cdist_backward */
    {44, 137, TNI_DERIVATIVE_OUT, 0}, /* _cdist_backward.out */
    {45, 137, 458, 0}, /* _cdist_forward */
    {46, 137, TNI_DERIVATIVE_OUT, 0}, /* _cdist_forward.out */
    {47, 137, TNI_DERIVATIVE_MISSING, 0}, /* _chunk_cat */
    {48, 137, TNI_DERIVATIVE_OUT, 0}, /* _chunk_cat.out */
    {49, 137, 261, 0}, /* _conj */
    {50, 137, 482, 0}, /* _conj_copy */
    {51, 137, TNI_DERIVATIVE_OUT, 0}, /* _conj_copy.out */
    {52, 137, 263, 0}, /* _conj_physical */
    {53, 137, TNI_DERIVATIVE_OUT, 0}, /* _conj_physical.out */
    {54, 137, 361, 0}, /* _convolution */
    {56, 137, TNI_DERIVATIVE_OUT, 0}, /* _convolution.out */
    {58, 137, 480, 0}, /* _ctc_loss */
    {59, 137, 481, 0}, /* _ctc_loss.Tensor */
    {60, 137, TNI_DERIVATIVE_OUT, 0}, /* _ctc_loss.Tensor_out */
    {61, 137, TNI_DERIVATIVE_OUT, 0}, /* _ctc_loss.out */
    {62, 137, TNI_DERIVATIVE_MISSING, 0}, /* _ctc_loss_backward */
    {63, 137, TNI_DERIVATIVE_MISSING, 0}, /* _ctc_loss_backward.Tensor */
    {64, 137, TNI_DERIVATIVE_OUT, 0}, /* _ctc_loss_backward.out */
    {65, 137, TNI_DERIVATIVE_MISSING, 0}, /* _cummax_helper */
    {66, 137, TNI_DERIVATIVE_MISSING, 0}, /* _cummin_helper */
    {68, 137, TNI_DERIVATIVE_OUT, 0}, /* _efficientzerotensor.out */
    {69, 137, 415, 0}, /* _embedding_bag */
    {70, 137, TNI_DERIVATIVE_OUT, 0}, /* _embedding_bag.out */
    {71, 137, TNI_DERIVATIVE_MISSING, 0}, /* _embedding_bag_backward */
    {72, 137, TNI_DERIVATIVE_MISSING, 0}, /* _embedding_bag_dense_backward */
    {73, 137, TNI_DERIVATIVE_OUT, 0}, /* _embedding_bag_dense_backward.out */
    {74, 137, TNI_DERIVATIVE_MISSING, 0}, /* _embedding_bag_forward_only */
    {75, 137, TNI_DERIVATIVE_OUT, 0}, /* _embedding_bag_forward_only.out */
    {76, 137, TNI_DERIVATIVE_MISSING, 0}, /* _embedding_bag_per_sample_weights_backward */
    {77, 137, TNI_DERIVATIVE_OUT, 0}, /* _embedding_bag_per_sample_weights_backward.out */
    {78, 137, 460, 0}, /* _euclidean_dist */
    {79, 137, TNI_DERIVATIVE_OUT, 0}, /* _euclidean_dist.out */
    {80, 137, 252, 0}, /* _fft_c2c */
    {81, 137, TNI_DERIVATIVE_OUT, 0}, /* _fft_c2c.out */
    {82, 137, 254, 0}, /* _fft_c2r */
    {83, 137, TNI_DERIVATIVE_OUT, 0}, /* _fft_c2r.out */
    {84, 137, 253, 0}, /* _fft_r2c */
    {85, 137, TNI_DERIVATIVE_OUT, 0}, /* _fft_r2c.out */
    {88, 137, TNI_DERIVATIVE_MISSING, 0}, /* _histogramdd_bin_edges */
    {89, 137, TNI_DERIVATIVE_OUT, 0}, /* _histogramdd_bin_edges.out */
    {90, 137, TNI_DERIVATIVE_MISSING, 0}, /* _histogramdd_from_bin_cts */
    {91, 137, TNI_DERIVATIVE_OUT, 0}, /* _histogramdd_from_bin_cts.out */
    {92, 137, TNI_DERIVATIVE_MISSING, 0}, /* _histogramdd_from_bin_tensors */
    {93, 137, TNI_DERIVATIVE_OUT, 0}, /* _histogramdd_from_bin_tensors.out */
    {94, 137, TNI_DERIVATIVE_MISSING, 0}, /* _index_put_impl */
    {95, 137, TNI_DERIVATIVE_OUT, 0}, /* _index_put_impl.out */
    {96, 137, 337, 4}, /* _index_put_impl_ */
    {97, 137, TNI_DERIVATIVE_NONE, 0}, /* _is_all_true */
    {98, 137, TNI_DERIVATIVE_NONE, 0}, /* _is_any_true */
    {100, 137, 229, 0}, /* _linalg_det */
    {101, 137, TNI_DERIVATIVE_OUT, 0}, /* _linalg_det.result */
    {102, 137, 238, 0}, /* _linalg_eigh */
    {103, 137, TNI_DERIVATIVE_OUT, 0}, /* _linalg_eigh.eigenvalues */
    {104, 137, 240, 0}, /* _linalg_eigvals */
    {105, 137, 230, 0}, /* _linalg_slogdet */
    {106, 137, TNI_DERIVATIVE_OUT, 0}, /* _linalg_slogdet.sign */
    {107, 137, 231, 0}, /* _linalg_solve_ex */
    {108, 137, TNI_DERIVATIVE_OUT, 0}, /* _linalg_solve_ex.result */
    {109, 137, 241, 0}, /* _linalg_svd */
    {110, 137, TNI_DERIVATIVE_OUT, 0}, /* _linalg_svd.U */
    {112, 137, 408, 0}, /* _log_softmax */
    {113, 137, TNI_DERIVATIVE_OUT, 0}, /* _log_softmax.out */
    {114, 137, 409, 0}, /* _log_softmax_backward_data */
    {115, 137, TNI_DERIVATIVE_OUT, 0}, /* _log_softmax_backward_data.out */
    {116, 137, TNI_DERIVATIVE_MISSING, 0}, /* _logcumsumexp */
    {117, 137, TNI_DERIVATIVE_OUT, 0}, /* _logcumsumexp.out */
    {119, 137, 394, 0}, /* _native_batch_norm_legit */
    {120, 137, 395, 0}, /* _native_batch_norm_legit.no_stats */
    {121, 137, TNI_DERIVATIVE_OUT, 0}, /* _native_batch_norm_legit.no_stats_out */
    {122, 137, TNI_DERIVATIVE_OUT, 0}, /* _native_batch_norm_legit.out */
    {123, 137, TNI_DERIVATIVE_MISSING, 0}, /* _native_batch_norm_legit_functional */
    {124, 137, 396, 0}, /* _native_batch_norm_legit_no_training */
    {125, 137, TNI_DERIVATIVE_OUT, 0}, /* _native_batch_norm_legit_no_training.out */
    {126, 137, 262, 0}, /* _neg_view */
    {127, 137, 483, 0}, /* _neg_view_copy */
    {128, 137, TNI_DERIVATIVE_OUT, 0}, /* _neg_view_copy.out */
    {129, 137, 462, 0}, /* _pdist_backward */
    {130, 137, TNI_DERIVATIVE_OUT, 0}, /* _pdist_backward.out */
    {131, 137, 461, 0}, /* _pdist_forward */
    {132, 137, TNI_DERIVATIVE_OUT, 0}, /* _pdist_forward.out */
    {133, 137, 142, 0}, /* _prelu_kernel */
    {134, 137, 143, 0}, /* _prelu_kernel_backward */
    {135, 137, 270, 0}, /* _reshape_alias */
    {136, 137, 484, 0}, /* _reshape_alias_copy */
    {137, 137, TNI_DERIVATIVE_OUT, 0}, /* _reshape_alias_copy.out */
    {138, 137, 406, 0}, /* _safe_softmax */
    {140, 137, 412, 0}, /* _scaled_dot_product_flash_attention_for_cpu */
    {141, 137, TNI_DERIVATIVE_MISSING, 0}, /* _scaled_dot_product_flash_attention_for_cpu_backward */
    {142, 137, TNI_DERIVATIVE_MISSING, 0}, /* _segment_reduce_backward */
    {143, 137, TNI_DERIVATIVE_OUT, 0}, /* _segment_reduce_backward.out */
    {144, 137, TNI_DERIVATIVE_MISSING, 0}, /* _slow_conv2d_backward.output_mask */
    {145, 137, TNI_DERIVATIVE_OUT, 0}, /* _slow_conv2d_backward.output_mask_out */
    {146, 137, 363, 0}, /* _slow_conv2d_forward */
    {147, 137, TNI_DERIVATIVE_OUT, 0}, /* _slow_conv2d_forward.output */
    {148, 137, 405, 0}, /* _softmax */
    {149, 137, TNI_DERIVATIVE_OUT, 0}, /* _softmax.out */
    {150, 137, 407, 0}, /* _softmax_backward_data */
    {151, 137, TNI_DERIVATIVE_OUT, 0}, /* _softmax_backward_data.out */
    {154, 137, 304, 0}, /* _to_copy */
    {155, 137, TNI_DERIVATIVE_OUT, 0}, /* _to_copy.out */
    {156, 137, 251, 0}, /* _trilinear */
    {157, 137, TNI_DERIVATIVE_OUT, 0}, /* _trilinear.out */
    {158, 137, 356, 0}, /* _unique */
    {159, 137, TNI_DERIVATIVE_OUT, 0}, /* _unique.out */
    {160, 137, 355, 0}, /* _unique2 */
    {161, 137, TNI_DERIVATIVE_OUT, 0}, /* _unique2.out */
    {162, 137, 328, 0}, /* _unsafe_index.Tensor */
    {163, 137, 336, 0}, /* _unsafe_index_put */
    {164, 137, 329, 0}, /* _unsafe_masked_index */
    {165, 137, 330, 0}, /* _unsafe_masked_index_put_accumulate */
    {166, 137, 298, 0}, /* _unsafe_view */
    {167, 137, TNI_DERIVATIVE_OUT, 0}, /* _unsafe_view.out */
    {168, 137, 428, 0}, /* _upsample_bicubic2d_aa */
    {169, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_bicubic2d_aa.out */
    {171, 137, 429, 0}, /* _upsample_bicubic2d_aa_backward */
    {172, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_bicubic2d_aa_backward.grad_input */
    {173, 137, 430, 0}, /* _upsample_bilinear2d_aa */
    {174, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_bilinear2d_aa.out */
    {176, 137, 431, 0}, /* _upsample_bilinear2d_aa_backward */
    {177, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_bilinear2d_aa_backward.grad_input */
    {178, 137, 432, 0}, /* _upsample_lanczos2d_aa */
    {179, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_lanczos2d_aa.out */
    {181, 137, 433, 0}, /* _upsample_lanczos2d_aa_backward */
    {182, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_lanczos2d_aa_backward.grad_input */
    {183, 137, 434, 0}, /* _upsample_nearest_exact1d */
    {184, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_nearest_exact1d.out */
    {186, 137, 435, 0}, /* _upsample_nearest_exact1d_backward */
    {187, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_nearest_exact1d_backward.grad_input */
    {188, 137, 436, 0}, /* _upsample_nearest_exact2d */
    {189, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_nearest_exact2d.out */
    {191, 137, 437, 0}, /* _upsample_nearest_exact2d_backward */
    {192, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_nearest_exact2d_backward.grad_input */
    {193, 137, 438, 0}, /* _upsample_nearest_exact3d */
    {194, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_nearest_exact3d.out */
    {196, 137, 439, 0}, /* _upsample_nearest_exact3d_backward */
    {197, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_nearest_exact3d_backward.grad_input */
    {198, 137, 0, 0}, /* abs */
    {199, 137, TNI_DERIVATIVE_OUT, 0}, /* abs.out */
    {200, 137, 0, 4}, /* abs_ */
    {204, 137, 1, 0}, /* acos */
    {205, 137, TNI_DERIVATIVE_OUT, 0}, /* acos.out */
    {206, 137, 1, 4}, /* acos_ */
    {207, 137, 2, 0}, /* acosh */
    {208, 137, TNI_DERIVATIVE_OUT, 0}, /* acosh.out */
    {209, 137, 2, 4}, /* acosh_ */
    {212, 137, TNI_DERIVATIVE_OUT, 0}, /* adaptive_avg_pool2d.out */
    {214, 137, TNI_DERIVATIVE_OUT, 0}, /* adaptive_avg_pool3d.out */
    {216, 137, 374, 0}, /* adaptive_max_pool2d */
    {217, 137, TNI_DERIVATIVE_OUT, 0}, /* adaptive_max_pool2d.out */
    {218, 137, 375, 0}, /* adaptive_max_pool2d_backward */
    {219, 137, TNI_DERIVATIVE_OUT, 0}, /* adaptive_max_pool2d_backward.grad_input */
    {220, 137, 376, 0}, /* adaptive_max_pool3d */
    {221, 137, TNI_DERIVATIVE_OUT, 0}, /* adaptive_max_pool3d.out */
    {222, 137, 377, 0}, /* adaptive_max_pool3d_backward */
    {223, 137, TNI_DERIVATIVE_OUT, 0}, /* adaptive_max_pool3d_backward.grad_input */
    {224, 137, 55, 0}, /* add.Scalar */
    {225, 137, TNI_DERIVATIVE_OUT, 0}, /* add.Scalar_out */
    {226, 137, 54, 0}, /* add.Tensor */
    {227, 137, TNI_DERIVATIVE_OUT, 0}, /* add.out */
    {228, 137, 55, 4}, /* add_.Scalar */
    {229, 137, 54, 4}, /* add_.Tensor */
    {230, 137, 223, 0}, /* addbmm */
    {231, 137, TNI_DERIVATIVE_OUT, 0}, /* addbmm.out */
    {232, 137, 223, 4}, /* addbmm_ */
    {233, 137, 99, 0}, /* addcdiv */
    {234, 137, TNI_DERIVATIVE_OUT, 0}, /* addcdiv.out */
    {235, 137, 99, 4}, /* addcdiv_ */
    {236, 137, 98, 0}, /* addcmul */
    {237, 137, TNI_DERIVATIVE_OUT, 0}, /* addcmul.out */
    {238, 137, 98, 4}, /* addcmul_ */
    {239, 137, 219, 0}, /* addmm */
    {240, 137, TNI_DERIVATIVE_OUT, 0}, /* addmm.out */
    {241, 137, 219, 4}, /* addmm_ */
    {242, 137, 220, 0}, /* addmv */
    {243, 137, TNI_DERIVATIVE_OUT, 0}, /* addmv.out */
    {244, 137, 220, 4}, /* addmv_ */
    {245, 137, 221, 0}, /* addr */
    {246, 137, TNI_DERIVATIVE_OUT, 0}, /* addr.out */
    {247, 137, 221, 4}, /* addr_ */
    {249, 137, 352, 0}, /* affine_grid_generator */
    {250, 137, TNI_DERIVATIVE_OUT, 0}, /* affine_grid_generator.out */
    {252, 137, 257, 0}, /* alias */
    {253, 137, 485, 0}, /* alias_copy */
    {254, 137, TNI_DERIVATIVE_OUT, 0}, /* alias_copy.out */
    {255, 137, TNI_DERIVATIVE_NONE, 0}, /* all */
    {256, 137, TNI_DERIVATIVE_OUT, 0}, /* all.all_out */
    {257, 137, TNI_DERIVATIVE_NONE, 0}, /* all.dim */
    {258, 137, TNI_DERIVATIVE_NONE, 0}, /* all.dims */
    {259, 137, TNI_DERIVATIVE_OUT, 0}, /* all.dims_out */
    {260, 137, TNI_DERIVATIVE_OUT, 0}, /* all.out */
    {264, 137, 187, 0}, /* amax */
    {265, 137, TNI_DERIVATIVE_OUT, 0}, /* amax.out */
    {266, 137, 188, 0}, /* amin */
    {267, 137, TNI_DERIVATIVE_OUT, 0}, /* amin.out */
    {268, 137, 189, 0}, /* aminmax */
    {269, 137, TNI_DERIVATIVE_OUT, 0}, /* aminmax.out */
    {270, 137, 3, 0}, /* angle */
    {271, 137, TNI_DERIVATIVE_OUT, 0}, /* angle.out */
    {272, 137, TNI_DERIVATIVE_NONE, 0}, /* any */
    {273, 137, TNI_DERIVATIVE_OUT, 0}, /* any.all_out */
    {274, 137, TNI_DERIVATIVE_NONE, 0}, /* any.dim */
    {275, 137, TNI_DERIVATIVE_NONE, 0}, /* any.dims */
    {276, 137, TNI_DERIVATIVE_OUT, 0}, /* any.dims_out */
    {277, 137, TNI_DERIVATIVE_OUT, 0}, /* any.out */
    {279, 137, TNI_DERIVATIVE_OUT, 0}, /* arange.out */
    {281, 137, TNI_DERIVATIVE_OUT, 0}, /* arange.start_out */
    {304, 137, TNI_DERIVATIVE_NONE, 0}, /* argmax */
    {305, 137, TNI_DERIVATIVE_OUT, 0}, /* argmax.out */
    {306, 137, TNI_DERIVATIVE_NONE, 0}, /* argmin */
    {307, 137, TNI_DERIVATIVE_OUT, 0}, /* argmin.out */
    {312, 137, 258, 0}, /* as_strided */
    {313, 137, 259, 4}, /* as_strided_ */
    {314, 137, 486, 0}, /* as_strided_copy */
    {315, 137, TNI_DERIVATIVE_OUT, 0}, /* as_strided_copy.out */
    {316, 137, 260, 0}, /* as_strided_scatter */
    {317, 137, TNI_DERIVATIVE_OUT, 0}, /* as_strided_scatter.out */
    {318, 137, 4, 0}, /* asin */
    {319, 137, TNI_DERIVATIVE_OUT, 0}, /* asin.out */
    {320, 137, 4, 4}, /* asin_ */
    {321, 137, 5, 0}, /* asinh */
    {322, 137, TNI_DERIVATIVE_OUT, 0}, /* asinh.out */
    {323, 137, 5, 4}, /* asinh_ */
    {324, 137, 6, 0}, /* atan */
    {325, 137, TNI_DERIVATIVE_OUT, 0}, /* atan.out */
    {326, 137, 69, 0}, /* atan2 */
    {327, 137, TNI_DERIVATIVE_OUT, 0}, /* atan2.out */
    {328, 137, 69, 4}, /* atan2_ */
    {329, 137, 6, 4}, /* atan_ */
    {330, 137, 7, 0}, /* atanh */
    {331, 137, TNI_DERIVATIVE_OUT, 0}, /* atanh.out */
    {332, 137, 7, 4}, /* atanh_ */
    {340, 137, 378, 0}, /* avg_pool2d */
    {341, 137, TNI_DERIVATIVE_OUT, 0}, /* avg_pool2d.out */
    {342, 137, 379, 0}, /* avg_pool2d_backward */
    {343, 137, TNI_DERIVATIVE_OUT, 0}, /* avg_pool2d_backward.grad_input */
    {344, 137, 380, 0}, /* avg_pool3d */
    {345, 137, TNI_DERIVATIVE_OUT, 0}, /* avg_pool3d.out */
    {346, 137, 381, 0}, /* avg_pool3d_backward */
    {347, 137, TNI_DERIVATIVE_OUT, 0}, /* avg_pool3d_backward.grad_input */
    {348, 137, 222, 0}, /* baddbmm */
    {349, 137, TNI_DERIVATIVE_OUT, 0}, /* baddbmm.out */
    {350, 137, 222, 4}, /* baddbmm_ */
    {352, 137, TNI_DERIVATIVE_OUT, 0}, /* bartlett_window.out */
    {354, 137, TNI_DERIVATIVE_OUT, 0}, /* bartlett_window.periodic_out */
    {356, 137, 400, 0}, /* batch_norm_backward */
    {357, 137, TNI_DERIVATIVE_MISSING, 0}, /* batch_norm_update_stats */
    {358, 137, TNI_DERIVATIVE_OUT, 0}, /* batch_norm_update_stats.out */
    {359, 137, 144, 0}, /* bernoulli */
    {360, 137, TNI_DERIVATIVE_MISSING, 0}, /* bernoulli.Tensor */
    {361, 137, TNI_DERIVATIVE_OUT, 0}, /* bernoulli.Tensor_out */
    {362, 137, TNI_DERIVATIVE_OUT, 0}, /* bernoulli.float_out */
    {363, 137, TNI_DERIVATIVE_OUT, 0}, /* bernoulli.out */
    {364, 137, TNI_DERIVATIVE_MISSING, 0}, /* bernoulli.p */
    {365, 137, 145, 4}, /* bernoulli_.Tensor */
    {366, 137, 146, 4}, /* bernoulli_.float */
    {368, 137, 463, 0}, /* binary_cross_entropy */
    {369, 137, TNI_DERIVATIVE_OUT, 0}, /* binary_cross_entropy.out */
    {370, 137, 464, 0}, /* binary_cross_entropy_backward */
    {371, 137, TNI_DERIVATIVE_OUT, 0}, /* binary_cross_entropy_backward.grad_input */
    {372, 137, 465, 0}, /* binary_cross_entropy_with_logits */
    {373, 137, TNI_DERIVATIVE_OUT, 0}, /* binary_cross_entropy_with_logits.out */
    {374, 137, TNI_DERIVATIVE_MISSING, 0}, /* bincount */
    {375, 137, TNI_DERIVATIVE_OUT, 0}, /* bincount.out */
    {376, 137, 157, 0}, /* binomial */
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
    {425, 137, 312, 0}, /* block_diag */
    {426, 137, TNI_DERIVATIVE_OUT, 0}, /* block_diag.out */
    {427, 137, 215, 0}, /* bmm */
    {428, 137, TNI_DERIVATIVE_OUT, 0}, /* bmm.out */
    {431, 137, TNI_DERIVATIVE_NONE, 0}, /* bucketize.Scalar */
    {432, 137, TNI_DERIVATIVE_OUT, 0}, /* bucketize.Scalar_out */
    {433, 137, TNI_DERIVATIVE_NONE, 0}, /* bucketize.Tensor */
    {434, 137, TNI_DERIVATIVE_OUT, 0}, /* bucketize.Tensor_out */
    {437, 137, 313, 0}, /* cat */
    {438, 137, TNI_DERIVATIVE_OUT, 0}, /* cat.out */
    {439, 137, TNI_DERIVATIVE_MISSING, 0}, /* cauchy */
    {440, 137, TNI_DERIVATIVE_OUT, 0}, /* cauchy.out */
    {441, 137, 147, 4}, /* cauchy_ */
    {443, 137, 8, 0}, /* ceil */
    {444, 137, TNI_DERIVATIVE_OUT, 0}, /* ceil.out */
    {445, 137, 8, 4}, /* ceil_ */
    {446, 137, 115, 0}, /* celu */
    {447, 137, TNI_DERIVATIVE_OUT, 0}, /* celu.out */
    {448, 137, 115, 4}, /* celu_ */
    {449, 137, 315, 0}, /* channel_shuffle */
    {450, 137, TNI_DERIVATIVE_OUT, 0}, /* channel_shuffle.out */
    {451, 137, 233, 0}, /* cholesky */
    {452, 137, TNI_DERIVATIVE_OUT, 0}, /* cholesky.out */
    {453, 137, 235, 0}, /* cholesky_inverse */
    {454, 137, TNI_DERIVATIVE_OUT, 0}, /* cholesky_inverse.out */
    {455, 137, 236, 0}, /* cholesky_solve */
    {456, 137, TNI_DERIVATIVE_OUT, 0}, /* cholesky_solve.out */
    {458, 137, 101, 0}, /* clamp */
    {459, 137, 100, 0}, /* clamp.Tensor */
    {460, 137, TNI_DERIVATIVE_OUT, 0}, /* clamp.Tensor_out */
    {461, 137, TNI_DERIVATIVE_OUT, 0}, /* clamp.out */
    {462, 137, 101, 4}, /* clamp_ */
    {463, 137, 100, 4}, /* clamp_.Tensor */
    {464, 137, 104, 0}, /* clamp_max */
    {465, 137, 105, 0}, /* clamp_max.Tensor */
    {466, 137, TNI_DERIVATIVE_OUT, 0}, /* clamp_max.Tensor_out */
    {467, 137, TNI_DERIVATIVE_OUT, 0}, /* clamp_max.out */
    {468, 137, 104, 4}, /* clamp_max_ */
    {469, 137, 105, 4}, /* clamp_max_.Tensor */
    {470, 137, 102, 0}, /* clamp_min */
    {471, 137, 103, 0}, /* clamp_min.Tensor */
    {472, 137, TNI_DERIVATIVE_OUT, 0}, /* clamp_min.Tensor_out */
    {473, 137, TNI_DERIVATIVE_OUT, 0}, /* clamp_min.out */
    {474, 137, 102, 4}, /* clamp_min_ */
    {475, 137, 103, 4}, /* clamp_min_.Tensor */
    {482, 137, 301, 0}, /* clone */
    {483, 137, TNI_DERIVATIVE_OUT, 0}, /* clone.out */
    {484, 137, 369, 0}, /* col2im */
    {485, 137, TNI_DERIVATIVE_OUT, 0}, /* col2im.out */
    {489, 137, 106, 0}, /* complex */
    {490, 137, TNI_DERIVATIVE_OUT, 0}, /* complex.out */
    {497, 137, TNI_DERIVATIVE_OUT, 0}, /* conj_physical.out */
    {498, 137, 264, 4}, /* conj_physical_ */
    {499, 137, 325, 0}, /* constant_pad_nd */
    {500, 137, TNI_DERIVATIVE_OUT, 0}, /* constant_pad_nd.out */
    {511, 137, 360, 0}, /* convolution */
    {512, 137, TNI_DERIVATIVE_OUT, 0}, /* convolution.out */
    {513, 137, 362, 0}, /* convolution_backward */
    {514, 137, TNI_DERIVATIVE_OUT, 0}, /* convolution_backward.out */
    {515, 137, 302, 0}, /* copy */
    {516, 137, TNI_DERIVATIVE_OUT, 0}, /* copy.out */
    {517, 137, 303, 4}, /* copy_ */
    {518, 137, 71, 0}, /* copysign.Scalar */
    {519, 137, TNI_DERIVATIVE_OUT, 0}, /* copysign.Scalar_out */
    {520, 137, 70, 0}, /* copysign.Tensor */
    {521, 137, TNI_DERIVATIVE_OUT, 0}, /* copysign.out */
    {522, 137, 71, 4}, /* copysign_.Scalar */
    {523, 137, 70, 4}, /* copysign_.Tensor */
    {525, 137, 15, 0}, /* cos */
    {526, 137, TNI_DERIVATIVE_OUT, 0}, /* cos.out */
    {527, 137, 15, 4}, /* cos_ */
    {528, 137, 16, 0}, /* cosh */
    {529, 137, TNI_DERIVATIVE_OUT, 0}, /* cosh.out */
    {530, 137, 16, 4}, /* cosh_ */
    {533, 137, TNI_DERIVATIVE_NONE, 0}, /* count_nonzero */
    {534, 137, TNI_DERIVATIVE_NONE, 0}, /* count_nonzero.dim_IntList */
    {535, 137, TNI_DERIVATIVE_OUT, 0}, /* count_nonzero.dim_IntList_out */
    {536, 137, TNI_DERIVATIVE_OUT, 0}, /* count_nonzero.out */
    {543, 137, 184, 0}, /* cummax */
    {544, 137, TNI_DERIVATIVE_OUT, 0}, /* cummax.out */
    {545, 137, 185, 0}, /* cummin */
    {546, 137, TNI_DERIVATIVE_OUT, 0}, /* cummin.out */
    {547, 137, 182, 0}, /* cumprod */
    {548, 137, TNI_DERIVATIVE_OUT, 0}, /* cumprod.out */
    {549, 137, 182, 4}, /* cumprod_ */
    {550, 137, 181, 0}, /* cumsum */
    {551, 137, TNI_DERIVATIVE_OUT, 0}, /* cumsum.out */
    {552, 137, 181, 4}, /* cumsum_ */
    {555, 137, 17, 0}, /* deg2rad */
    {556, 137, TNI_DERIVATIVE_OUT, 0}, /* deg2rad.out */
    {557, 137, 17, 4}, /* deg2rad_ */
    {559, 137, TNI_DERIVATIVE_NONE, 0}, /* detach */
    {560, 137, TNI_DERIVATIVE_NONE, 0}, /* detach_ */
    {561, 137, TNI_DERIVATIVE_NONE, 0}, /* detach_copy */
    {562, 137, TNI_DERIVATIVE_OUT, 0}, /* detach_copy.out */
    {565, 137, 318, 0}, /* diag_embed */
    {566, 137, TNI_DERIVATIVE_OUT, 0}, /* diag_embed.out */
    {568, 137, 265, 0}, /* diagonal */
    {569, 137, 266, 0}, /* diagonal_backward */
    {570, 137, TNI_DERIVATIVE_OUT, 0}, /* diagonal_backward.out */
    {571, 137, 487, 0}, /* diagonal_copy */
    {572, 137, TNI_DERIVATIVE_OUT, 0}, /* diagonal_copy.out */
    {573, 137, 267, 0}, /* diagonal_scatter */
    {574, 137, TNI_DERIVATIVE_OUT, 0}, /* diagonal_scatter.out */
    {577, 137, 19, 0}, /* digamma */
    {578, 137, TNI_DERIVATIVE_OUT, 0}, /* digamma.out */
    {579, 137, 19, 4}, /* digamma_ */
    {580, 137, 213, 0}, /* dist */
    {581, 137, TNI_DERIVATIVE_OUT, 0}, /* dist.out */
    {582, 137, 63, 0}, /* div.Scalar */
    {583, 137, 65, 0}, /* div.Scalar_mode */
    {584, 137, TNI_DERIVATIVE_OUT, 0}, /* div.Scalar_mode_out */
    {585, 137, TNI_DERIVATIVE_OUT, 0}, /* div.Scalar_out */
    {586, 137, 62, 0}, /* div.Tensor */
    {587, 137, 64, 0}, /* div.Tensor_mode */
    {588, 137, TNI_DERIVATIVE_OUT, 0}, /* div.out */
    {589, 137, TNI_DERIVATIVE_OUT, 0}, /* div.out_mode */
    {590, 137, 63, 4}, /* div_.Scalar */
    {591, 137, 65, 4}, /* div_.Scalar_mode */
    {592, 137, 62, 4}, /* div_.Tensor */
    {593, 137, 64, 4}, /* div_.Tensor_mode */
    {604, 137, 217, 0}, /* dot */
    {605, 137, TNI_DERIVATIVE_OUT, 0}, /* dot.out */
    {613, 137, 114, 0}, /* elu */
    {614, 137, TNI_DERIVATIVE_OUT, 0}, /* elu.out */
    {615, 137, 114, 4}, /* elu_ */
    {616, 137, 116, 0}, /* elu_backward */
    {617, 137, TNI_DERIVATIVE_OUT, 0}, /* elu_backward.grad_input */
    {618, 137, 413, 0}, /* embedding */
    {619, 137, TNI_DERIVATIVE_OUT, 0}, /* embedding.out */
    {623, 137, 414, 0}, /* embedding_dense_backward */
    {624, 137, TNI_DERIVATIVE_OUT, 0}, /* embedding_dense_backward.out */
    {625, 137, TNI_DERIVATIVE_MISSING, 0}, /* embedding_renorm */
    {626, 137, TNI_DERIVATIVE_OUT, 0}, /* embedding_renorm.out */
    {627, 137, 354, 4}, /* embedding_renorm_ */
    {630, 137, TNI_DERIVATIVE_NONE, 0}, /* empty_like */
    {631, 137, TNI_DERIVATIVE_OUT, 0}, /* empty_like.out */
    {633, 137, TNI_DERIVATIVE_OUT, 0}, /* empty_permuted.out */
    {635, 137, TNI_DERIVATIVE_OUT, 0}, /* empty_strided.out */
    {636, 137, TNI_DERIVATIVE_NONE, 0}, /* eq.Scalar */
    {637, 137, TNI_DERIVATIVE_OUT, 0}, /* eq.Scalar_out */
    {638, 137, TNI_DERIVATIVE_NONE, 0}, /* eq.Tensor */
    {639, 137, TNI_DERIVATIVE_OUT, 0}, /* eq.Tensor_out */
    {640, 137, 162, 4}, /* eq_.Scalar */
    {641, 137, 163, 4}, /* eq_.Tensor */
    {643, 137, 20, 0}, /* erf */
    {644, 137, TNI_DERIVATIVE_OUT, 0}, /* erf.out */
    {645, 137, 20, 4}, /* erf_ */
    {646, 137, 21, 0}, /* erfc */
    {647, 137, TNI_DERIVATIVE_OUT, 0}, /* erfc.out */
    {648, 137, 21, 4}, /* erfc_ */
    {649, 137, 22, 0}, /* erfinv */
    {650, 137, TNI_DERIVATIVE_OUT, 0}, /* erfinv.out */
    {651, 137, 22, 4}, /* erfinv_ */
    {652, 137, 24, 0}, /* exp */
    {653, 137, TNI_DERIVATIVE_OUT, 0}, /* exp.out */
    {654, 137, 25, 0}, /* exp2 */
    {655, 137, TNI_DERIVATIVE_OUT, 0}, /* exp2.out */
    {656, 137, 25, 4}, /* exp2_ */
    {657, 137, 24, 4}, /* exp_ */
    {658, 137, 268, 0}, /* expand */
    {660, 137, 488, 0}, /* expand_copy */
    {661, 137, TNI_DERIVATIVE_OUT, 0}, /* expand_copy.out */
    {662, 137, 26, 0}, /* expm1 */
    {663, 137, TNI_DERIVATIVE_OUT, 0}, /* expm1.out */
    {664, 137, 26, 4}, /* expm1_ */
    {665, 137, TNI_DERIVATIVE_MISSING, 0}, /* exponential */
    {666, 137, TNI_DERIVATIVE_OUT, 0}, /* exponential.out */
    {667, 137, 148, 4}, /* exponential_ */
    {670, 137, TNI_DERIVATIVE_OUT, 0}, /* eye.m_out */
    {671, 137, TNI_DERIVATIVE_OUT, 0}, /* eye.out */
    {714, 137, 307, 0}, /* fill.Scalar */
    {715, 137, TNI_DERIVATIVE_OUT, 0}, /* fill.Scalar_out */
    {716, 137, 308, 0}, /* fill.Tensor */
    {717, 137, TNI_DERIVATIVE_OUT, 0}, /* fill.Tensor_out */
    {718, 137, 309, 4}, /* fill_.Scalar */
    {719, 137, 310, 4}, /* fill_.Tensor */
    {724, 137, 319, 0}, /* flip */
    {725, 137, TNI_DERIVATIVE_OUT, 0}, /* flip.out */
    {736, 137, 9, 0}, /* floor */
    {737, 137, TNI_DERIVATIVE_OUT, 0}, /* floor.out */
    {738, 137, 9, 4}, /* floor_ */
    {739, 137, TNI_DERIVATIVE_MISSING, 0}, /* floor_divide */
    {740, 137, TNI_DERIVATIVE_MISSING, 0}, /* floor_divide.Scalar */
    {741, 137, TNI_DERIVATIVE_OUT, 0}, /* floor_divide.Scalar_out */
    {742, 137, TNI_DERIVATIVE_OUT, 0}, /* floor_divide.out */
    {743, 137, TNI_DERIVATIVE_MISSING, 0}, /* floor_divide_.Scalar */
    {744, 137, TNI_DERIVATIVE_MISSING, 0}, /* floor_divide_.Tensor */
    {745, 137, 72, 0}, /* fmax */
    {746, 137, TNI_DERIVATIVE_OUT, 0}, /* fmax.out */
    {747, 137, 73, 0}, /* fmin */
    {748, 137, TNI_DERIVATIVE_OUT, 0}, /* fmin.out */
    {749, 137, 76, 0}, /* fmod.Scalar */
    {750, 137, TNI_DERIVATIVE_OUT, 0}, /* fmod.Scalar_out */
    {751, 137, 77, 0}, /* fmod.Tensor */
    {752, 137, TNI_DERIVATIVE_OUT, 0}, /* fmod.Tensor_out */
    {753, 137, 76, 4}, /* fmod_.Scalar */
    {754, 137, 77, 4}, /* fmod_.Tensor */
    {755, 137, 14, 0}, /* frac */
    {756, 137, TNI_DERIVATIVE_OUT, 0}, /* frac.out */
    {757, 137, 14, 4}, /* frac_ */
    {758, 137, 382, 0}, /* fractional_max_pool2d */
    {759, 137, TNI_DERIVATIVE_OUT, 0}, /* fractional_max_pool2d.output */
    {760, 137, 383, 0}, /* fractional_max_pool2d_backward */
    {761, 137, TNI_DERIVATIVE_OUT, 0}, /* fractional_max_pool2d_backward.grad_input */
    {762, 137, 384, 0}, /* fractional_max_pool3d */
    {763, 137, TNI_DERIVATIVE_OUT, 0}, /* fractional_max_pool3d.output */
    {764, 137, 385, 0}, /* fractional_max_pool3d_backward */
    {765, 137, TNI_DERIVATIVE_OUT, 0}, /* fractional_max_pool3d_backward.grad_input */
    {766, 137, 161, 0}, /* frexp.Tensor */
    {767, 137, TNI_DERIVATIVE_OUT, 0}, /* frexp.Tensor_out */
    {769, 137, TNI_DERIVATIVE_OUT, 0}, /* from_file.out */
    {771, 137, TNI_DERIVATIVE_OUT, 0}, /* full.out */
    {772, 137, TNI_DERIVATIVE_NONE, 0}, /* full_like */
    {773, 137, TNI_DERIVATIVE_OUT, 0}, /* full_like.out */
    {774, 137, 326, 0}, /* gather */
    {775, 137, TNI_DERIVATIVE_OUT, 0}, /* gather.out */
    {777, 137, TNI_DERIVATIVE_MISSING, 0}, /* gcd */
    {778, 137, TNI_DERIVATIVE_OUT, 0}, /* gcd.out */
    {779, 137, TNI_DERIVATIVE_MISSING, 0}, /* gcd_ */
    {780, 137, TNI_DERIVATIVE_NONE, 0}, /* ge.Scalar */
    {781, 137, TNI_DERIVATIVE_OUT, 0}, /* ge.Scalar_out */
    {782, 137, TNI_DERIVATIVE_NONE, 0}, /* ge.Tensor */
    {783, 137, TNI_DERIVATIVE_OUT, 0}, /* ge.Tensor_out */
    {784, 137, 164, 4}, /* ge_.Scalar */
    {785, 137, 165, 4}, /* ge_.Tensor */
    {786, 137, 117, 0}, /* gelu */
    {787, 137, TNI_DERIVATIVE_OUT, 0}, /* gelu.out */
    {788, 137, 117, 4}, /* gelu_ */
    {789, 137, 118, 0}, /* gelu_backward */
    {790, 137, TNI_DERIVATIVE_OUT, 0}, /* gelu_backward.grad_input */
    {791, 137, TNI_DERIVATIVE_MISSING, 0}, /* geometric */
    {792, 137, TNI_DERIVATIVE_OUT, 0}, /* geometric.out */
    {793, 137, 149, 4}, /* geometric_ */
    {794, 137, 250, 0}, /* geqrf */
    {795, 137, TNI_DERIVATIVE_OUT, 0}, /* geqrf.a */
    {798, 137, 122, 0}, /* glu */
    {799, 137, TNI_DERIVATIVE_OUT, 0}, /* glu.out */
    {800, 137, 123, 0}, /* glu_backward */
    {801, 137, TNI_DERIVATIVE_OUT, 0}, /* glu_backward.grad_input */
    {822, 137, 454, 0}, /* grid_sampler_2d */
    {823, 137, TNI_DERIVATIVE_OUT, 0}, /* grid_sampler_2d.out */
    {824, 137, 455, 0}, /* grid_sampler_2d_backward */
    {825, 137, TNI_DERIVATIVE_OUT, 0}, /* grid_sampler_2d_backward.out */
    {826, 137, 456, 0}, /* grid_sampler_3d */
    {827, 137, TNI_DERIVATIVE_OUT, 0}, /* grid_sampler_3d.out */
    {828, 137, 457, 0}, /* grid_sampler_3d_backward */
    {829, 137, TNI_DERIVATIVE_OUT, 0}, /* grid_sampler_3d_backward.out */
    {834, 137, TNI_DERIVATIVE_NONE, 0}, /* gt.Scalar */
    {835, 137, TNI_DERIVATIVE_OUT, 0}, /* gt.Scalar_out */
    {836, 137, TNI_DERIVATIVE_NONE, 0}, /* gt.Tensor */
    {837, 137, TNI_DERIVATIVE_OUT, 0}, /* gt.Tensor_out */
    {838, 137, 166, 4}, /* gt_.Scalar */
    {839, 137, 167, 4}, /* gt_.Tensor */
    {841, 137, TNI_DERIVATIVE_OUT, 0}, /* hamming_window.out */
    {845, 137, TNI_DERIVATIVE_OUT, 0}, /* hamming_window.periodic_alpha_beta_out */
    {846, 137, TNI_DERIVATIVE_OUT, 0}, /* hamming_window.periodic_alpha_out */
    {847, 137, TNI_DERIVATIVE_OUT, 0}, /* hamming_window.periodic_out */
    {849, 137, TNI_DERIVATIVE_OUT, 0}, /* hann_window.out */
    {851, 137, TNI_DERIVATIVE_OUT, 0}, /* hann_window.periodic_out */
    {852, 137, 124, 0}, /* hardshrink */
    {853, 137, TNI_DERIVATIVE_OUT, 0}, /* hardshrink.out */
    {854, 137, 125, 0}, /* hardshrink_backward */
    {855, 137, TNI_DERIVATIVE_OUT, 0}, /* hardshrink_backward.grad_input */
    {856, 137, 128, 0}, /* hardsigmoid */
    {857, 137, TNI_DERIVATIVE_OUT, 0}, /* hardsigmoid.out */
    {858, 137, 128, 4}, /* hardsigmoid_ */
    {859, 137, 129, 0}, /* hardsigmoid_backward */
    {860, 137, TNI_DERIVATIVE_OUT, 0}, /* hardsigmoid_backward.grad_input */
    {861, 137, 130, 0}, /* hardswish */
    {862, 137, TNI_DERIVATIVE_OUT, 0}, /* hardswish.out */
    {863, 137, 130, 4}, /* hardswish_ */
    {864, 137, 131, 0}, /* hardswish_backward */
    {865, 137, TNI_DERIVATIVE_OUT, 0}, /* hardswish_backward.out */
    {866, 137, 132, 0}, /* hardtanh */
    {867, 137, TNI_DERIVATIVE_OUT, 0}, /* hardtanh.out */
    {868, 137, 132, 4}, /* hardtanh_ */
    {869, 137, 133, 0}, /* hardtanh_backward */
    {870, 137, TNI_DERIVATIVE_OUT, 0}, /* hardtanh_backward.grad_input */
    {871, 137, TNI_DERIVATIVE_NONE, 0}, /* hash_tensor */
    {872, 137, TNI_DERIVATIVE_OUT, 0}, /* hash_tensor.out */
    {873, 137, TNI_DERIVATIVE_MISSING, 0}, /* heaviside */
    {874, 137, TNI_DERIVATIVE_OUT, 0}, /* heaviside.out */
    {875, 137, TNI_DERIVATIVE_MISSING, 0}, /* heaviside_ */
    {877, 137, TNI_DERIVATIVE_NONE, 0}, /* histc */
    {878, 137, TNI_DERIVATIVE_OUT, 0}, /* histc.out */
    {879, 137, TNI_DERIVATIVE_MISSING, 0}, /* histogram.bin_ct */
    {880, 137, TNI_DERIVATIVE_OUT, 0}, /* histogram.bin_ct_out */
    {881, 137, TNI_DERIVATIVE_MISSING, 0}, /* histogram.bins_tensor */
    {882, 137, TNI_DERIVATIVE_OUT, 0}, /* histogram.bins_tensor_out */
    {890, 137, 466, 0}, /* huber_loss */
    {891, 137, TNI_DERIVATIVE_OUT, 0}, /* huber_loss.out */
    {892, 137, 467, 0}, /* huber_loss_backward */
    {893, 137, TNI_DERIVATIVE_OUT, 0}, /* huber_loss_backward.out */
    {894, 137, 80, 0}, /* hypot */
    {895, 137, TNI_DERIVATIVE_OUT, 0}, /* hypot.out */
    {896, 137, 80, 4}, /* hypot_ */
    {897, 137, 27, 0}, /* i0 */
    {898, 137, TNI_DERIVATIVE_OUT, 0}, /* i0.out */
    {899, 137, 27, 4}, /* i0_ */
    {900, 137, 81, 0}, /* igamma */
    {901, 137, TNI_DERIVATIVE_OUT, 0}, /* igamma.out */
    {902, 137, 81, 4}, /* igamma_ */
    {903, 137, 82, 0}, /* igammac */
    {904, 137, TNI_DERIVATIVE_OUT, 0}, /* igammac.out */
    {905, 137, 82, 4}, /* igammac_ */
    {906, 137, 368, 0}, /* im2col */
    {907, 137, TNI_DERIVATIVE_OUT, 0}, /* im2col.out */
    {909, 137, 327, 0}, /* index.Tensor */
    {910, 137, TNI_DERIVATIVE_OUT, 0}, /* index.Tensor_out */
    {911, 137, 331, 0}, /* index_add */
    {912, 137, TNI_DERIVATIVE_OUT, 0}, /* index_add.out */
    {913, 137, 331, 4}, /* index_add_ */
    {914, 137, 332, 0}, /* index_copy */
    {915, 137, TNI_DERIVATIVE_OUT, 0}, /* index_copy.out */
    {916, 137, 332, 4}, /* index_copy_ */
    {917, 137, 333, 0}, /* index_fill.int_Scalar */
    {918, 137, TNI_DERIVATIVE_OUT, 0}, /* index_fill.int_Scalar_out */
    {919, 137, 334, 0}, /* index_fill.int_Tensor */
    {920, 137, TNI_DERIVATIVE_OUT, 0}, /* index_fill.int_Tensor_out */
    {921, 137, 333, 4}, /* index_fill_.int_Scalar */
    {922, 137, 334, 4}, /* index_fill_.int_Tensor */
    {923, 137, 335, 0}, /* index_put */
    {924, 137, TNI_DERIVATIVE_OUT, 0}, /* index_put.out */
    {925, 137, 335, 4}, /* index_put_ */
    {926, 137, 338, 0}, /* index_reduce */
    {927, 137, TNI_DERIVATIVE_OUT, 0}, /* index_reduce.out */
    {928, 137, 338, 4}, /* index_reduce_ */
    {929, 137, 339, 0}, /* index_select */
    {930, 137, TNI_DERIVATIVE_OUT, 0}, /* index_select.out */
    {949, 137, TNI_DERIVATIVE_NONE, 0}, /* isin.Scalar_Tensor */
    {950, 137, TNI_DERIVATIVE_OUT, 0}, /* isin.Scalar_Tensor_out */
    {951, 137, TNI_DERIVATIVE_NONE, 0}, /* isin.Tensor_Scalar */
    {952, 137, TNI_DERIVATIVE_OUT, 0}, /* isin.Tensor_Scalar_out */
    {953, 137, TNI_DERIVATIVE_NONE, 0}, /* isin.Tensor_Tensor */
    {954, 137, TNI_DERIVATIVE_OUT, 0}, /* isin.Tensor_Tensor_out */
    {955, 137, TNI_DERIVATIVE_NONE, 0}, /* isinf */
    {956, 137, TNI_DERIVATIVE_OUT, 0}, /* isinf.out */
    {957, 137, TNI_DERIVATIVE_NONE, 0}, /* isnan */
    {958, 137, TNI_DERIVATIVE_OUT, 0}, /* isnan.out */
    {959, 137, TNI_DERIVATIVE_NONE, 0}, /* isneginf */
    {960, 137, TNI_DERIVATIVE_OUT, 0}, /* isneginf.out */
    {961, 137, TNI_DERIVATIVE_NONE, 0}, /* isposinf */
    {962, 137, TNI_DERIVATIVE_OUT, 0}, /* isposinf.out */
    {968, 137, TNI_DERIVATIVE_OUT, 0}, /* kaiser_window.beta_out */
    {969, 137, TNI_DERIVATIVE_OUT, 0}, /* kaiser_window.out */
    {971, 137, TNI_DERIVATIVE_OUT, 0}, /* kaiser_window.periodic_out */
    {975, 137, 199, 0}, /* kthvalue */
    {976, 137, TNI_DERIVATIVE_OUT, 0}, /* kthvalue.values */
    {979, 137, TNI_DERIVATIVE_MISSING, 0}, /* lcm */
    {980, 137, TNI_DERIVATIVE_OUT, 0}, /* lcm.out */
    {981, 137, TNI_DERIVATIVE_MISSING, 0}, /* lcm_ */
    {982, 137, 83, 0}, /* ldexp.Tensor */
    {983, 137, TNI_DERIVATIVE_OUT, 0}, /* ldexp.out */
    {984, 137, 83, 4}, /* ldexp_ */
    {985, 137, TNI_DERIVATIVE_NONE, 0}, /* le.Scalar */
    {986, 137, TNI_DERIVATIVE_OUT, 0}, /* le.Scalar_out */
    {987, 137, TNI_DERIVATIVE_NONE, 0}, /* le.Tensor */
    {988, 137, TNI_DERIVATIVE_OUT, 0}, /* le.Tensor_out */
    {989, 137, 168, 4}, /* le_.Scalar */
    {990, 137, 169, 4}, /* le_.Tensor */
    {991, 137, 134, 0}, /* leaky_relu */
    {992, 137, TNI_DERIVATIVE_OUT, 0}, /* leaky_relu.out */
    {993, 137, 134, 4}, /* leaky_relu_ */
    {994, 137, 135, 0}, /* leaky_relu_backward */
    {995, 137, TNI_DERIVATIVE_OUT, 0}, /* leaky_relu_backward.grad_input */
    {996, 137, 84, 0}, /* lerp.Scalar */
    {997, 137, TNI_DERIVATIVE_OUT, 0}, /* lerp.Scalar_out */
    {998, 137, 85, 0}, /* lerp.Tensor */
    {999, 137, TNI_DERIVATIVE_OUT, 0}, /* lerp.Tensor_out */
    {1000, 137, 84, 4}, /* lerp_.Scalar */
    {1001, 137, 85, 4}, /* lerp_.Tensor */
    {1014, 137, 31, 0}, /* lgamma */
    {1015, 137, TNI_DERIVATIVE_OUT, 0}, /* lgamma.out */
    {1016, 137, 31, 4}, /* lgamma_ */
    {1017, 137, 305, 0}, /* lift */
    {1018, 137, TNI_DERIVATIVE_OUT, 0}, /* lift.out */
    {1019, 137, 306, 0}, /* lift_fresh */
    {1020, 137, 489, 0}, /* lift_fresh_copy */
    {1021, 137, TNI_DERIVATIVE_OUT, 0}, /* lift_fresh_copy.out */
    {1024, 137, 234, 0}, /* linalg_cholesky_ex */
    {1025, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_cholesky_ex.L */
    {1030, 137, 225, 0}, /* linalg_cross */
    {1031, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_cross.out */
    {1035, 137, 239, 0}, /* linalg_eig */
    {1036, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_eig.out */
    {1040, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_eigvals.out */
    {1043, 137, 255, 0}, /* linalg_householder_product */
    {1044, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_householder_product.out */
    {1047, 137, 226, 0}, /* linalg_inv_ex */
    {1048, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_inv_ex.inverse */
    {1051, 137, 248, 0}, /* linalg_ldl_factor_ex */
    {1052, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_ldl_factor_ex.out */
    {1053, 137, 249, 0}, /* linalg_ldl_solve */
    {1054, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_ldl_solve.out */
    {1055, 137, 247, 0}, /* linalg_lstsq */
    {1056, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_lstsq.out */
    {1057, 137, 242, 0}, /* linalg_lu */
    {1058, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_lu.out */
    {1061, 137, 243, 0}, /* linalg_lu_factor_ex */
    {1062, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_lu_factor_ex.out */
    {1063, 137, 245, 0}, /* linalg_lu_solve */
    {1064, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_lu_solve.out */
    {1067, 137, 246, 0}, /* linalg_matrix_exp */
    {1068, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_matrix_exp.out */
    {1092, 137, 232, 0}, /* linalg_pinv.atol_rtol_tensor */
    {1093, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_pinv.atol_rtol_tensor_out */
    {1097, 137, 237, 0}, /* linalg_qr */
    {1098, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_qr.out */
    {1105, 137, 227, 0}, /* linalg_solve_triangular */
    {1106, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_solve_triangular.out */
    {1118, 137, 208, 0}, /* linalg_vector_norm */
    {1119, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_vector_norm.out */
    {1121, 137, TNI_DERIVATIVE_OUT, 0}, /* linear.out */
    {1123, 137, TNI_DERIVATIVE_MISSING, 0}, /* linspace.Scalar_Tensor */
    {1124, 137, TNI_DERIVATIVE_OUT, 0}, /* linspace.Scalar_Tensor_out */
    {1125, 137, TNI_DERIVATIVE_MISSING, 0}, /* linspace.Tensor_Scalar */
    {1126, 137, TNI_DERIVATIVE_OUT, 0}, /* linspace.Tensor_Scalar_out */
    {1127, 137, TNI_DERIVATIVE_MISSING, 0}, /* linspace.Tensor_Tensor */
    {1128, 137, TNI_DERIVATIVE_OUT, 0}, /* linspace.Tensor_Tensor_out */
    {1129, 137, TNI_DERIVATIVE_OUT, 0}, /* linspace.out */
    {1130, 137, 32, 0}, /* log */
    {1131, 137, TNI_DERIVATIVE_OUT, 0}, /* log.out */
    {1132, 137, 33, 0}, /* log10 */
    {1133, 137, TNI_DERIVATIVE_OUT, 0}, /* log10.out */
    {1134, 137, 33, 4}, /* log10_ */
    {1135, 137, 34, 0}, /* log1p */
    {1136, 137, TNI_DERIVATIVE_OUT, 0}, /* log1p.out */
    {1137, 137, 34, 4}, /* log1p_ */
    {1138, 137, 35, 0}, /* log2 */
    {1139, 137, TNI_DERIVATIVE_OUT, 0}, /* log2.out */
    {1140, 137, 35, 4}, /* log2_ */
    {1141, 137, 32, 4}, /* log_ */
    {1142, 137, TNI_DERIVATIVE_MISSING, 0}, /* log_normal */
    {1143, 137, TNI_DERIVATIVE_OUT, 0}, /* log_normal.out */
    {1144, 137, 150, 4}, /* log_normal_ */
    {1147, 137, 139, 0}, /* log_sigmoid_backward */
    {1148, 137, TNI_DERIVATIVE_OUT, 0}, /* log_sigmoid_backward.grad_input */
    {1149, 137, 138, 0}, /* log_sigmoid_forward */
    {1150, 137, TNI_DERIVATIVE_OUT, 0}, /* log_sigmoid_forward.output */
    {1152, 137, TNI_DERIVATIVE_OUT, 0}, /* log_softmax.int_out */
    {1153, 137, 86, 0}, /* logaddexp */
    {1154, 137, TNI_DERIVATIVE_OUT, 0}, /* logaddexp.out */
    {1155, 137, 87, 0}, /* logaddexp2 */
    {1156, 137, TNI_DERIVATIVE_OUT, 0}, /* logaddexp2.out */
    {1157, 137, 183, 0}, /* logcumsumexp */
    {1158, 137, TNI_DERIVATIVE_OUT, 0}, /* logcumsumexp.out */
    {1160, 137, TNI_DERIVATIVE_NONE, 0}, /* logical_and */
    {1161, 137, TNI_DERIVATIVE_OUT, 0}, /* logical_and.out */
    {1162, 137, TNI_DERIVATIVE_NONE, 0}, /* logical_and_ */
    {1163, 137, TNI_DERIVATIVE_NONE, 0}, /* logical_not */
    {1164, 137, TNI_DERIVATIVE_OUT, 0}, /* logical_not.out */
    {1165, 137, TNI_DERIVATIVE_NONE, 0}, /* logical_not_ */
    {1166, 137, TNI_DERIVATIVE_NONE, 0}, /* logical_or */
    {1167, 137, TNI_DERIVATIVE_OUT, 0}, /* logical_or.out */
    {1168, 137, TNI_DERIVATIVE_NONE, 0}, /* logical_or_ */
    {1169, 137, TNI_DERIVATIVE_NONE, 0}, /* logical_xor */
    {1170, 137, TNI_DERIVATIVE_OUT, 0}, /* logical_xor.out */
    {1171, 137, TNI_DERIVATIVE_NONE, 0}, /* logical_xor_ */
    {1172, 137, 36, 0}, /* logit */
    {1173, 137, TNI_DERIVATIVE_OUT, 0}, /* logit.out */
    {1174, 137, 36, 4}, /* logit_ */
    {1175, 137, 113, 0}, /* logit_backward */
    {1176, 137, TNI_DERIVATIVE_OUT, 0}, /* logit_backward.grad_input */
    {1178, 137, TNI_DERIVATIVE_MISSING, 0}, /* logspace.Scalar_Tensor */
    {1179, 137, TNI_DERIVATIVE_OUT, 0}, /* logspace.Scalar_Tensor_out */
    {1180, 137, TNI_DERIVATIVE_MISSING, 0}, /* logspace.Tensor_Scalar */
    {1181, 137, TNI_DERIVATIVE_OUT, 0}, /* logspace.Tensor_Scalar_out */
    {1182, 137, TNI_DERIVATIVE_MISSING, 0}, /* logspace.Tensor_Tensor */
    {1183, 137, TNI_DERIVATIVE_OUT, 0}, /* logspace.Tensor_Tensor_out */
    {1184, 137, TNI_DERIVATIVE_OUT, 0}, /* logspace.out */
    {1185, 137, 186, 0}, /* logsumexp */
    {1186, 137, TNI_DERIVATIVE_OUT, 0}, /* logsumexp.out */
    {1190, 137, TNI_DERIVATIVE_NONE, 0}, /* lt.Scalar */
    {1191, 137, TNI_DERIVATIVE_OUT, 0}, /* lt.Scalar_out */
    {1192, 137, TNI_DERIVATIVE_NONE, 0}, /* lt.Tensor */
    {1193, 137, TNI_DERIVATIVE_OUT, 0}, /* lt.Tensor_out */
    {1194, 137, 170, 4}, /* lt_.Scalar */
    {1195, 137, 171, 4}, /* lt_.Tensor */
    {1198, 137, 244, 0}, /* lu_unpack */
    {1199, 137, TNI_DERIVATIVE_OUT, 0}, /* lu_unpack.out */
    {1203, 137, 340, 0}, /* masked_fill.Scalar */
    {1204, 137, TNI_DERIVATIVE_OUT, 0}, /* masked_fill.Scalar_out */
    {1205, 137, 341, 0}, /* masked_fill.Tensor */
    {1206, 137, TNI_DERIVATIVE_OUT, 0}, /* masked_fill.Tensor_out */
    {1207, 137, 340, 4}, /* masked_fill_.Scalar */
    {1208, 137, 341, 4}, /* masked_fill_.Tensor */
    {1209, 137, 342, 0}, /* masked_scatter */
    {1210, 137, TNI_DERIVATIVE_OUT, 0}, /* masked_scatter.out */
    {1211, 137, 342, 4}, /* masked_scatter_ */
    {1212, 137, 343, 0}, /* masked_scatter_backward */
    {1213, 137, 344, 0}, /* masked_select */
    {1214, 137, TNI_DERIVATIVE_OUT, 0}, /* masked_select.out */
    {1222, 137, 191, 0}, /* max */
    {1223, 137, 190, 0}, /* max.dim */
    {1224, 137, TNI_DERIVATIVE_OUT, 0}, /* max.dim_max */
    {1227, 137, TNI_DERIVATIVE_OUT, 0}, /* max.unary_out */
    {1231, 137, 386, 0}, /* max_pool2d_with_indices */
    {1232, 137, TNI_DERIVATIVE_OUT, 0}, /* max_pool2d_with_indices.out */
    {1233, 137, 387, 0}, /* max_pool2d_with_indices_backward */
    {1234, 137, TNI_DERIVATIVE_OUT, 0}, /* max_pool2d_with_indices_backward.grad_input */
    {1236, 137, 388, 0}, /* max_pool3d_with_indices */
    {1237, 137, TNI_DERIVATIVE_OUT, 0}, /* max_pool3d_with_indices.out */
    {1238, 137, 389, 0}, /* max_pool3d_with_indices_backward */
    {1239, 137, TNI_DERIVATIVE_OUT, 0}, /* max_pool3d_with_indices_backward.grad_input */
    {1240, 137, 390, 0}, /* max_unpool2d */
    {1241, 137, TNI_DERIVATIVE_OUT, 0}, /* max_unpool2d.out */
    {1242, 137, 391, 0}, /* max_unpool3d */
    {1243, 137, TNI_DERIVATIVE_OUT, 0}, /* max_unpool3d.out */
    {1244, 137, 74, 0}, /* maximum */
    {1245, 137, TNI_DERIVATIVE_OUT, 0}, /* maximum.out */
    {1246, 137, 177, 0}, /* mean */
    {1247, 137, 178, 0}, /* mean.dim */
    {1248, 137, TNI_DERIVATIVE_OUT, 0}, /* mean.dtype_out */
    {1249, 137, TNI_DERIVATIVE_OUT, 0}, /* mean.out */
    {1250, 137, 194, 0}, /* median */
    {1251, 137, 195, 0}, /* median.dim */
    {1252, 137, TNI_DERIVATIVE_OUT, 0}, /* median.dim_values */
    {1253, 137, TNI_DERIVATIVE_OUT, 0}, /* median.out */
    {1256, 137, 193, 0}, /* min */
    {1257, 137, 192, 0}, /* min.dim */
    {1258, 137, TNI_DERIVATIVE_OUT, 0}, /* min.dim_min */
    {1261, 137, TNI_DERIVATIVE_OUT, 0}, /* min.unary_out */
    {1262, 137, 75, 0}, /* minimum */
    {1263, 137, TNI_DERIVATIVE_OUT, 0}, /* minimum.out */
    {1264, 137, 121, 0}, /* mish */
    {1265, 137, TNI_DERIVATIVE_OUT, 0}, /* mish.out */
    {1266, 137, 121, 4}, /* mish_ */
    {1268, 137, 214, 0}, /* mm */
    {1269, 137, TNI_DERIVATIVE_OUT, 0}, /* mm.out */
    {1270, 137, 198, 0}, /* mode */
    {1271, 137, TNI_DERIVATIVE_OUT, 0}, /* mode.values */
    {1276, 137, 468, 0}, /* mse_loss */
    {1277, 137, TNI_DERIVATIVE_OUT, 0}, /* mse_loss.out */
    {1278, 137, 469, 0}, /* mse_loss_backward */
    {1279, 137, TNI_DERIVATIVE_OUT, 0}, /* mse_loss_backward.grad_input */
    {1282, 137, 61, 0}, /* mul.Scalar */
    {1283, 137, TNI_DERIVATIVE_OUT, 0}, /* mul.Scalar_out */
    {1284, 137, 60, 0}, /* mul.Tensor */
    {1285, 137, TNI_DERIVATIVE_OUT, 0}, /* mul.out */
    {1286, 137, 61, 4}, /* mul_.Scalar */
    {1287, 137, 60, 4}, /* mul_.Tensor */
    {1288, 137, 470, 0}, /* multi_margin_loss */
    {1289, 137, TNI_DERIVATIVE_OUT, 0}, /* multi_margin_loss.out */
    {1290, 137, TNI_DERIVATIVE_MISSING, 0}, /* multi_margin_loss_backward */
    {1291, 137, TNI_DERIVATIVE_OUT, 0}, /* multi_margin_loss_backward.grad_input */
    {1294, 137, TNI_DERIVATIVE_MISSING, 0}, /* multilabel_margin_loss_backward */
    {1295, 137, TNI_DERIVATIVE_OUT, 0}, /* multilabel_margin_loss_backward.grad_input */
    {1296, 137, 471, 0}, /* multilabel_margin_loss_forward */
    {1297, 137, TNI_DERIVATIVE_OUT, 0}, /* multilabel_margin_loss_forward.output */
    {1298, 137, TNI_DERIVATIVE_NONE, 0}, /* multinomial */
    {1299, 137, TNI_DERIVATIVE_OUT, 0}, /* multinomial.out */
    {1305, 137, 216, 0}, /* mv */
    {1306, 137, TNI_DERIVATIVE_OUT, 0}, /* mv.out */
    {1307, 137, 37, 0}, /* mvlgamma */
    {1308, 137, TNI_DERIVATIVE_OUT, 0}, /* mvlgamma.out */
    {1309, 137, 37, 4}, /* mvlgamma_ */
    {1310, 137, 38, 0}, /* nan_to_num */
    {1311, 137, TNI_DERIVATIVE_OUT, 0}, /* nan_to_num.out */
    {1312, 137, 38, 4}, /* nan_to_num_ */
    {1315, 137, 196, 0}, /* nanmedian */
    {1316, 137, 197, 0}, /* nanmedian.dim */
    {1317, 137, TNI_DERIVATIVE_OUT, 0}, /* nanmedian.dim_values */
    {1318, 137, TNI_DERIVATIVE_OUT, 0}, /* nanmedian.out */
    {1323, 137, 176, 0}, /* nansum */
    {1324, 137, TNI_DERIVATIVE_OUT, 0}, /* nansum.out */
    {1327, 137, 277, 0}, /* narrow_copy */
    {1328, 137, TNI_DERIVATIVE_OUT, 0}, /* narrow_copy.out */
    {1329, 137, 393, 0}, /* native_batch_norm */
    {1330, 137, TNI_DERIVATIVE_OUT, 0}, /* native_batch_norm.out */
    {1331, 137, 399, 0}, /* native_batch_norm_backward */
    {1332, 137, TNI_DERIVATIVE_OUT, 0}, /* native_batch_norm_backward.out */
    {1334, 137, 410, 0}, /* native_dropout */
    {1335, 137, TNI_DERIVATIVE_OUT, 0}, /* native_dropout.out */
    {1336, 137, 411, 0}, /* native_dropout_backward */
    {1337, 137, TNI_DERIVATIVE_OUT, 0}, /* native_dropout_backward.out */
    {1338, 137, 403, 0}, /* native_group_norm */
    {1339, 137, TNI_DERIVATIVE_OUT, 0}, /* native_group_norm.out */
    {1340, 137, 404, 0}, /* native_group_norm_backward */
    {1341, 137, TNI_DERIVATIVE_OUT, 0}, /* native_group_norm_backward.out */
    {1342, 137, 401, 0}, /* native_layer_norm */
    {1343, 137, TNI_DERIVATIVE_OUT, 0}, /* native_layer_norm.out */
    {1344, 137, 402, 0}, /* native_layer_norm_backward */
    {1345, 137, TNI_DERIVATIVE_OUT, 0}, /* native_layer_norm_backward.out */
    {1346, 137, TNI_DERIVATIVE_NONE, 0}, /* ne.Scalar */
    {1347, 137, TNI_DERIVATIVE_OUT, 0}, /* ne.Scalar_out */
    {1348, 137, TNI_DERIVATIVE_NONE, 0}, /* ne.Tensor */
    {1349, 137, TNI_DERIVATIVE_OUT, 0}, /* ne.Tensor_out */
    {1350, 137, 172, 4}, /* ne_.Scalar */
    {1351, 137, 173, 4}, /* ne_.Tensor */
    {1352, 137, 39, 0}, /* neg */
    {1353, 137, TNI_DERIVATIVE_OUT, 0}, /* neg.out */
    {1354, 137, 39, 4}, /* neg_ */
    {1358, 137, TNI_DERIVATIVE_NONE, 0}, /* new_empty */
    {1359, 137, TNI_DERIVATIVE_OUT, 0}, /* new_empty.out */
    {1360, 137, TNI_DERIVATIVE_NONE, 0}, /* new_empty_strided */
    {1361, 137, TNI_DERIVATIVE_OUT, 0}, /* new_empty_strided.out */
    {1362, 137, TNI_DERIVATIVE_NONE, 0}, /* new_full */
    {1363, 137, TNI_DERIVATIVE_OUT, 0}, /* new_full.out */
    {1364, 137, TNI_DERIVATIVE_NONE, 0}, /* new_ones */
    {1365, 137, TNI_DERIVATIVE_OUT, 0}, /* new_ones.out */
    {1366, 137, TNI_DERIVATIVE_NONE, 0}, /* new_zeros */
    {1367, 137, TNI_DERIVATIVE_OUT, 0}, /* new_zeros.out */
    {1368, 137, 97, 0}, /* nextafter */
    {1369, 137, TNI_DERIVATIVE_OUT, 0}, /* nextafter.out */
    {1370, 137, 97, 4}, /* nextafter_ */
    {1375, 137, 475, 0}, /* nll_loss2d_backward */
    {1376, 137, TNI_DERIVATIVE_OUT, 0}, /* nll_loss2d_backward.grad_input */
    {1377, 137, 474, 0}, /* nll_loss2d_forward */
    {1378, 137, TNI_DERIVATIVE_OUT, 0}, /* nll_loss2d_forward.output */
    {1379, 137, 473, 0}, /* nll_loss_backward */
    {1380, 137, TNI_DERIVATIVE_OUT, 0}, /* nll_loss_backward.grad_input */
    {1381, 137, 472, 0}, /* nll_loss_forward */
    {1382, 137, TNI_DERIVATIVE_OUT, 0}, /* nll_loss_forward.output */
    {1384, 137, TNI_DERIVATIVE_NONE, 0}, /* nonzero */
    {1385, 137, TNI_DERIVATIVE_OUT, 0}, /* nonzero.out */
    {1387, 137, TNI_DERIVATIVE_NONE, 0}, /* nonzero_static */
    {1388, 137, TNI_DERIVATIVE_OUT, 0}, /* nonzero_static.out */
    {1389, 137, 209, 0}, /* norm.Scalar */
    {1390, 137, 210, 0}, /* norm.ScalarOpt_dim */
    {1391, 137, 212, 0}, /* norm.ScalarOpt_dim_dtype */
    {1392, 137, 211, 0}, /* norm.ScalarOpt_dtype */
    {1393, 137, TNI_DERIVATIVE_OUT, 0}, /* norm.ScalarOpt_dtype_out */
    {1394, 137, TNI_DERIVATIVE_OUT, 0}, /* norm.Scalar_out */
    {1395, 137, TNI_DERIVATIVE_OUT, 0}, /* norm.dtype_out */
    {1396, 137, TNI_DERIVATIVE_OUT, 0}, /* norm.out */
    {1398, 137, 155, 0}, /* normal.Tensor_Tensor */
    {1399, 137, TNI_DERIVATIVE_OUT, 0}, /* normal.Tensor_Tensor_out */
    {1400, 137, 153, 0}, /* normal.Tensor_float */
    {1401, 137, TNI_DERIVATIVE_OUT, 0}, /* normal.Tensor_float_out */
    {1402, 137, 154, 0}, /* normal.float_Tensor */
    {1403, 137, TNI_DERIVATIVE_OUT, 0}, /* normal.float_Tensor_out */
    {1405, 137, TNI_DERIVATIVE_OUT, 0}, /* normal.float_float_out */
    {1406, 137, TNI_DERIVATIVE_OUT, 0}, /* normal.out */
    {1407, 137, 152, 4}, /* normal_ */
    {1408, 137, TNI_DERIVATIVE_MISSING, 0}, /* normal_functional */
    {1423, 137, TNI_DERIVATIVE_OUT, 0}, /* ones.out */
    {1424, 137, TNI_DERIVATIVE_NONE, 0}, /* ones_like */
    {1425, 137, TNI_DERIVATIVE_OUT, 0}, /* ones_like.out */
    {1428, 137, 256, 0}, /* ormqr */
    {1429, 137, TNI_DERIVATIVE_OUT, 0}, /* ormqr.out */
    {1436, 137, 269, 0}, /* permute */
    {1437, 137, 490, 0}, /* permute_copy */
    {1438, 137, TNI_DERIVATIVE_OUT, 0}, /* permute_copy.out */
    {1440, 137, 316, 0}, /* pixel_shuffle */
    {1441, 137, TNI_DERIVATIVE_OUT, 0}, /* pixel_shuffle.out */
    {1442, 137, 317, 0}, /* pixel_unshuffle */
    {1443, 137, TNI_DERIVATIVE_OUT, 0}, /* pixel_unshuffle.out */
    {1444, 137, 156, 0}, /* poisson */
    {1445, 137, TNI_DERIVATIVE_OUT, 0}, /* poisson.out */
    {1447, 137, 107, 0}, /* polar */
    {1448, 137, TNI_DERIVATIVE_OUT, 0}, /* polar.out */
    {1449, 137, 40, 0}, /* polygamma */
    {1450, 137, TNI_DERIVATIVE_OUT, 0}, /* polygamma.out */
    {1451, 137, TNI_DERIVATIVE_MISSING, 0}, /* polygamma_ */
    {1453, 137, 68, 0}, /* pow.Scalar */
    {1454, 137, TNI_DERIVATIVE_OUT, 0}, /* pow.Scalar_out */
    {1455, 137, 66, 0}, /* pow.Tensor_Scalar */
    {1456, 137, TNI_DERIVATIVE_OUT, 0}, /* pow.Tensor_Scalar_out */
    {1457, 137, 67, 0}, /* pow.Tensor_Tensor */
    {1458, 137, TNI_DERIVATIVE_OUT, 0}, /* pow.Tensor_Tensor_out */
    {1459, 137, 66, 4}, /* pow_.Scalar */
    {1460, 137, 67, 4}, /* pow_.Tensor */
    {1462, 137, 179, 0}, /* prod */
    {1463, 137, 180, 0}, /* prod.dim_int */
    {1464, 137, TNI_DERIVATIVE_OUT, 0}, /* prod.int_out */
    {1465, 137, TNI_DERIVATIVE_OUT, 0}, /* prod.out */
    {1467, 137, 345, 0}, /* put */
    {1468, 137, TNI_DERIVATIVE_OUT, 0}, /* put.out */
    {1469, 137, 345, 4}, /* put_ */
    {1476, 137, 18, 0}, /* rad2deg */
    {1477, 137, TNI_DERIVATIVE_OUT, 0}, /* rad2deg.out */
    {1478, 137, 18, 4}, /* rad2deg_ */
    {1482, 137, TNI_DERIVATIVE_OUT, 0}, /* rand.out */
    {1483, 137, TNI_DERIVATIVE_NONE, 0}, /* rand_like */
    {1484, 137, TNI_DERIVATIVE_NONE, 0}, /* rand_like.generator */
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
    {1511, 137, TNI_DERIVATIVE_NONE, 0}, /* randn_like */
    {1512, 137, TNI_DERIVATIVE_NONE, 0}, /* randn_like.generator */
    {1513, 137, TNI_DERIVATIVE_OUT, 0}, /* randn_like.generator_out */
    {1514, 137, TNI_DERIVATIVE_OUT, 0}, /* randn_like.out */
    {1515, 137, TNI_DERIVATIVE_MISSING, 0}, /* random */
    {1516, 137, TNI_DERIVATIVE_MISSING, 0}, /* random.from */
    {1517, 137, TNI_DERIVATIVE_OUT, 0}, /* random.from_out */
    {1518, 137, TNI_DERIVATIVE_OUT, 0}, /* random.out */
    {1519, 137, TNI_DERIVATIVE_MISSING, 0}, /* random.to */
    {1520, 137, TNI_DERIVATIVE_OUT, 0}, /* random.to_out */
    {1521, 137, 160, 4}, /* random_ */
    {1522, 137, 158, 4}, /* random_.from */
    {1523, 137, 159, 4}, /* random_.to */
    {1526, 137, TNI_DERIVATIVE_OUT, 0}, /* randperm.generator_out */
    {1527, 137, TNI_DERIVATIVE_OUT, 0}, /* randperm.out */
    {1529, 137, TNI_DERIVATIVE_OUT, 0}, /* range.out */
    {1530, 137, TNI_DERIVATIVE_OUT, 0}, /* range.out_ */
    {1534, 137, 41, 0}, /* reciprocal */
    {1535, 137, TNI_DERIVATIVE_OUT, 0}, /* reciprocal.out */
    {1536, 137, 41, 4}, /* reciprocal_ */
    {1537, 137, 416, 0}, /* reflection_pad1d */
    {1538, 137, TNI_DERIVATIVE_OUT, 0}, /* reflection_pad1d.out */
    {1539, 137, 417, 0}, /* reflection_pad1d_backward */
    {1540, 137, TNI_DERIVATIVE_OUT, 0}, /* reflection_pad1d_backward.grad_input */
    {1541, 137, 418, 0}, /* reflection_pad2d */
    {1542, 137, TNI_DERIVATIVE_OUT, 0}, /* reflection_pad2d.out */
    {1543, 137, 419, 0}, /* reflection_pad2d_backward */
    {1544, 137, TNI_DERIVATIVE_OUT, 0}, /* reflection_pad2d_backward.grad_input */
    {1545, 137, 420, 0}, /* reflection_pad3d */
    {1546, 137, TNI_DERIVATIVE_OUT, 0}, /* reflection_pad3d.out */
    {1547, 137, 421, 0}, /* reflection_pad3d_backward */
    {1548, 137, TNI_DERIVATIVE_OUT, 0}, /* reflection_pad3d_backward.grad_input */
    {1549, 137, 108, 0}, /* relu */
    {1550, 137, TNI_DERIVATIVE_OUT, 0}, /* relu.out */
    {1553, 137, 108, 4}, /* relu_ */
    {1554, 137, 78, 0}, /* remainder.Scalar */
    {1555, 137, TNI_DERIVATIVE_MISSING, 0}, /* remainder.Scalar_Tensor */
    {1556, 137, TNI_DERIVATIVE_OUT, 0}, /* remainder.Scalar_Tensor_out */
    {1557, 137, TNI_DERIVATIVE_OUT, 0}, /* remainder.Scalar_out */
    {1558, 137, 79, 0}, /* remainder.Tensor */
    {1559, 137, TNI_DERIVATIVE_OUT, 0}, /* remainder.Tensor_out */
    {1560, 137, 78, 4}, /* remainder_.Scalar */
    {1561, 137, 79, 4}, /* remainder_.Tensor */
    {1562, 137, 353, 0}, /* renorm */
    {1563, 137, TNI_DERIVATIVE_OUT, 0}, /* renorm.out */
    {1564, 137, 353, 4}, /* renorm_ */
    {1565, 137, 320, 0}, /* repeat */
    {1566, 137, TNI_DERIVATIVE_OUT, 0}, /* repeat.out */
    {1567, 137, TNI_DERIVATIVE_MISSING, 0}, /* repeat_interleave.Tensor */
    {1568, 137, TNI_DERIVATIVE_OUT, 0}, /* repeat_interleave.Tensor_out */
    {1571, 137, 422, 0}, /* replication_pad1d */
    {1572, 137, TNI_DERIVATIVE_OUT, 0}, /* replication_pad1d.out */
    {1573, 137, 423, 0}, /* replication_pad1d_backward */
    {1574, 137, TNI_DERIVATIVE_OUT, 0}, /* replication_pad1d_backward.grad_input */
    {1575, 137, 424, 0}, /* replication_pad2d */
    {1576, 137, TNI_DERIVATIVE_OUT, 0}, /* replication_pad2d.out */
    {1577, 137, 425, 0}, /* replication_pad2d_backward */
    {1578, 137, TNI_DERIVATIVE_OUT, 0}, /* replication_pad2d_backward.grad_input */
    {1579, 137, 426, 0}, /* replication_pad3d */
    {1580, 137, TNI_DERIVATIVE_OUT, 0}, /* replication_pad3d.out */
    {1581, 137, 427, 0}, /* replication_pad3d_backward */
    {1582, 137, TNI_DERIVATIVE_OUT, 0}, /* replication_pad3d_backward.grad_input */
    {1585, 137, TNI_DERIVATIVE_MISSING, 0}, /* resize */
    {1586, 137, TNI_DERIVATIVE_OUT, 0}, /* resize.out */
    {1587, 137, TNI_DERIVATIVE_MISSING, 0}, /* resize_ */
    {1588, 137, TNI_DERIVATIVE_MISSING, 0}, /* resize_as */
    {1589, 137, TNI_DERIVATIVE_OUT, 0}, /* resize_as.out */
    {1590, 137, TNI_DERIVATIVE_MISSING, 0}, /* resize_as_ */
    {1604, 137, 321, 0}, /* roll */
    {1605, 137, TNI_DERIVATIVE_OUT, 0}, /* roll.out */
    {1606, 137, 322, 0}, /* rot90 */
    {1607, 137, TNI_DERIVATIVE_OUT, 0}, /* rot90.out */
    {1608, 137, 11, 0}, /* round */
    {1609, 137, 12, 0}, /* round.decimals */
    {1610, 137, TNI_DERIVATIVE_OUT, 0}, /* round.decimals_out */
    {1611, 137, TNI_DERIVATIVE_OUT, 0}, /* round.out */
    {1612, 137, 11, 4}, /* round_ */
    {1613, 137, 12, 4}, /* round_.decimals */
    {1618, 137, 136, 0}, /* rrelu_with_noise */
    {1619, 137, TNI_DERIVATIVE_OUT, 0}, /* rrelu_with_noise.out */
    {1620, 137, TNI_DERIVATIVE_MISSING, 0}, /* rrelu_with_noise_ */
    {1621, 137, 137, 0}, /* rrelu_with_noise_backward */
    {1622, 137, TNI_DERIVATIVE_OUT, 0}, /* rrelu_with_noise_backward.out */
    {1623, 137, TNI_DERIVATIVE_MISSING, 0}, /* rrelu_with_noise_functional */
    {1624, 137, 42, 0}, /* rsqrt */
    {1625, 137, TNI_DERIVATIVE_OUT, 0}, /* rsqrt.out */
    {1626, 137, 42, 4}, /* rsqrt_ */
    {1627, 137, 59, 0}, /* rsub.Scalar */
    {1628, 137, TNI_DERIVATIVE_OUT, 0}, /* rsub.Scalar_out */
    {1629, 137, 58, 0}, /* rsub.Tensor */
    {1630, 137, TNI_DERIVATIVE_OUT, 0}, /* rsub.Tensor_out */
    {1632, 137, TNI_DERIVATIVE_OUT, 0}, /* scalar_tensor.out */
    {1634, 137, TNI_DERIVATIVE_MISSING, 0}, /* scatter.reduce */
    {1635, 137, TNI_DERIVATIVE_OUT, 0}, /* scatter.reduce_out */
    {1636, 137, 346, 0}, /* scatter.src */
    {1637, 137, TNI_DERIVATIVE_OUT, 0}, /* scatter.src_out */
    {1638, 137, 347, 0}, /* scatter.value */
    {1639, 137, TNI_DERIVATIVE_OUT, 0}, /* scatter.value_out */
    {1640, 137, TNI_DERIVATIVE_MISSING, 0}, /* scatter.value_reduce */
    {1641, 137, TNI_DERIVATIVE_OUT, 0}, /* scatter.value_reduce_out */
    {1642, 137, TNI_DERIVATIVE_MISSING, 0}, /* scatter_.reduce */
    {1643, 137, 346, 4}, /* scatter_.src */
    {1644, 137, 347, 4}, /* scatter_.value */
    {1645, 137, TNI_DERIVATIVE_MISSING, 0}, /* scatter_.value_reduce */
    {1646, 137, 348, 0}, /* scatter_add */
    {1647, 137, TNI_DERIVATIVE_OUT, 0}, /* scatter_add.out */
    {1648, 137, 348, 4}, /* scatter_add_ */
    {1649, 137, 349, 0}, /* scatter_reduce.two */
    {1650, 137, TNI_DERIVATIVE_OUT, 0}, /* scatter_reduce.two_out */
    {1651, 137, 349, 4}, /* scatter_reduce_.two */
    {1652, 137, TNI_DERIVATIVE_NONE, 0}, /* searchsorted.Scalar */
    {1653, 137, TNI_DERIVATIVE_OUT, 0}, /* searchsorted.Scalar_out */
    {1654, 137, TNI_DERIVATIVE_NONE, 0}, /* searchsorted.Tensor */
    {1655, 137, TNI_DERIVATIVE_OUT, 0}, /* searchsorted.Tensor_out */
    {1656, 137, 392, 0}, /* segment_reduce */
    {1657, 137, TNI_DERIVATIVE_OUT, 0}, /* segment_reduce.out */
    {1658, 137, 271, 0}, /* select.int */
    {1659, 137, 272, 0}, /* select_backward */
    {1660, 137, TNI_DERIVATIVE_OUT, 0}, /* select_backward.out */
    {1661, 137, 491, 0}, /* select_copy.int */
    {1662, 137, TNI_DERIVATIVE_OUT, 0}, /* select_copy.int_out */
    {1663, 137, 273, 0}, /* select_scatter */
    {1664, 137, TNI_DERIVATIVE_OUT, 0}, /* select_scatter.out */
    {1667, 137, TNI_DERIVATIVE_MISSING, 0}, /* set */
    {1668, 137, TNI_DERIVATIVE_OUT, 0}, /* set.out */
    {1669, 137, TNI_DERIVATIVE_MISSING, 0}, /* set.source_Tensor */
    {1670, 137, TNI_DERIVATIVE_OUT, 0}, /* set.source_Tensor_out */
    {1671, 137, TNI_DERIVATIVE_MISSING, 0}, /* set_ */
    {1672, 137, TNI_DERIVATIVE_MISSING, 0}, /* set_.source_Tensor */
    {1674, 137, 43, 0}, /* sgn */
    {1675, 137, TNI_DERIVATIVE_OUT, 0}, /* sgn.out */
    {1676, 137, 43, 4}, /* sgn_ */
    {1677, 137, 44, 0}, /* sigmoid */
    {1678, 137, TNI_DERIVATIVE_OUT, 0}, /* sigmoid.out */
    {1679, 137, 44, 4}, /* sigmoid_ */
    {1680, 137, 111, 0}, /* sigmoid_backward */
    {1681, 137, TNI_DERIVATIVE_OUT, 0}, /* sigmoid_backward.grad_input */
    {1682, 137, 13, 0}, /* sign */
    {1683, 137, TNI_DERIVATIVE_OUT, 0}, /* sign.out */
    {1684, 137, 13, 4}, /* sign_ */
    {1685, 137, TNI_DERIVATIVE_NONE, 0}, /* signbit */
    {1686, 137, TNI_DERIVATIVE_OUT, 0}, /* signbit.out */
    {1687, 137, 119, 0}, /* silu */
    {1688, 137, TNI_DERIVATIVE_OUT, 0}, /* silu.out */
    {1689, 137, 119, 4}, /* silu_ */
    {1690, 137, 120, 0}, /* silu_backward */
    {1691, 137, TNI_DERIVATIVE_OUT, 0}, /* silu_backward.grad_input */
    {1692, 137, 45, 0}, /* sin */
    {1693, 137, TNI_DERIVATIVE_OUT, 0}, /* sin.out */
    {1694, 137, 45, 4}, /* sin_ */
    {1695, 137, 46, 0}, /* sinc */
    {1696, 137, TNI_DERIVATIVE_OUT, 0}, /* sinc.out */
    {1697, 137, 46, 4}, /* sinc_ */
    {1698, 137, 47, 0}, /* sinh */
    {1699, 137, TNI_DERIVATIVE_OUT, 0}, /* sinh.out */
    {1700, 137, 47, 4}, /* sinh_ */
    {1702, 137, 274, 0}, /* slice.Tensor */
    {1703, 137, 275, 0}, /* slice_backward */
    {1704, 137, TNI_DERIVATIVE_OUT, 0}, /* slice_backward.out */
    {1705, 137, 492, 0}, /* slice_copy.Tensor */
    {1706, 137, TNI_DERIVATIVE_OUT, 0}, /* slice_copy.Tensor_out */
    {1707, 137, 276, 0}, /* slice_scatter */
    {1708, 137, TNI_DERIVATIVE_OUT, 0}, /* slice_scatter.out */
    {1713, 137, 364, 0}, /* slow_conv3d_forward */
    {1714, 137, TNI_DERIVATIVE_OUT, 0}, /* slow_conv3d_forward.output */
    {1715, 137, 365, 0}, /* slow_conv_dilated2d */
    {1716, 137, TNI_DERIVATIVE_OUT, 0}, /* slow_conv_dilated2d.out */
    {1717, 137, 366, 0}, /* slow_conv_dilated3d */
    {1718, 137, TNI_DERIVATIVE_OUT, 0}, /* slow_conv_dilated3d.out */
    {1719, 137, 367, 0}, /* slow_conv_transpose3d */
    {1720, 137, TNI_DERIVATIVE_OUT, 0}, /* slow_conv_transpose3d.out */
    {1721, 137, 476, 0}, /* smooth_l1_loss */
    {1722, 137, TNI_DERIVATIVE_OUT, 0}, /* smooth_l1_loss.out */
    {1723, 137, 477, 0}, /* smooth_l1_loss_backward */
    {1724, 137, TNI_DERIVATIVE_OUT, 0}, /* smooth_l1_loss_backward.grad_input */
    {1725, 137, 478, 0}, /* soft_margin_loss */
    {1726, 137, TNI_DERIVATIVE_OUT, 0}, /* soft_margin_loss.out */
    {1727, 137, 479, 0}, /* soft_margin_loss_backward */
    {1728, 137, TNI_DERIVATIVE_OUT, 0}, /* soft_margin_loss_backward.grad_input */
    {1730, 137, TNI_DERIVATIVE_OUT, 0}, /* softmax.int_out */
    {1731, 137, 140, 0}, /* softplus */
    {1732, 137, TNI_DERIVATIVE_OUT, 0}, /* softplus.out */
    {1733, 137, 141, 0}, /* softplus_backward */
    {1734, 137, TNI_DERIVATIVE_OUT, 0}, /* softplus_backward.grad_input */
    {1735, 137, 126, 0}, /* softshrink */
    {1736, 137, TNI_DERIVATIVE_OUT, 0}, /* softshrink.out */
    {1737, 137, 127, 0}, /* softshrink_backward */
    {1738, 137, TNI_DERIVATIVE_OUT, 0}, /* softshrink_backward.grad_input */
    {1739, 137, 200, 0}, /* sort */
    {1740, 137, 201, 0}, /* sort.stable */
    {1741, 137, TNI_DERIVATIVE_OUT, 0}, /* sort.values */
    {1742, 137, TNI_DERIVATIVE_OUT, 0}, /* sort.values_stable */
    {1743, 137, TNI_DERIVATIVE_NONE, 0}, /* special_airy_ai */
    {1744, 137, TNI_DERIVATIVE_OUT, 0}, /* special_airy_ai.out */
    {1745, 137, TNI_DERIVATIVE_NONE, 0}, /* special_bessel_j0 */
    {1746, 137, TNI_DERIVATIVE_OUT, 0}, /* special_bessel_j0.out */
    {1747, 137, TNI_DERIVATIVE_NONE, 0}, /* special_bessel_j1 */
    {1748, 137, TNI_DERIVATIVE_OUT, 0}, /* special_bessel_j1.out */
    {1749, 137, TNI_DERIVATIVE_NONE, 0}, /* special_bessel_y0 */
    {1750, 137, TNI_DERIVATIVE_OUT, 0}, /* special_bessel_y0.out */
    {1751, 137, TNI_DERIVATIVE_NONE, 0}, /* special_bessel_y1 */
    {1752, 137, TNI_DERIVATIVE_OUT, 0}, /* special_bessel_y1.out */
    {1753, 137, TNI_DERIVATIVE_NONE, 0}, /* special_chebyshev_polynomial_t */
    {1754, 137, TNI_DERIVATIVE_NONE, 0}, /* special_chebyshev_polynomial_t.n_scalar */
    {1755, 137, TNI_DERIVATIVE_OUT, 0}, /* special_chebyshev_polynomial_t.n_scalar_out */
    {1756, 137, TNI_DERIVATIVE_OUT, 0}, /* special_chebyshev_polynomial_t.out */
    {1757, 137, TNI_DERIVATIVE_NONE, 0}, /* special_chebyshev_polynomial_t.x_scalar */
    {1758, 137, TNI_DERIVATIVE_OUT, 0}, /* special_chebyshev_polynomial_t.x_scalar_out */
    {1759, 137, TNI_DERIVATIVE_NONE, 0}, /* special_chebyshev_polynomial_u */
    {1760, 137, TNI_DERIVATIVE_NONE, 0}, /* special_chebyshev_polynomial_u.n_scalar */
    {1761, 137, TNI_DERIVATIVE_OUT, 0}, /* special_chebyshev_polynomial_u.n_scalar_out */
    {1762, 137, TNI_DERIVATIVE_OUT, 0}, /* special_chebyshev_polynomial_u.out */
    {1763, 137, TNI_DERIVATIVE_NONE, 0}, /* special_chebyshev_polynomial_u.x_scalar */
    {1764, 137, TNI_DERIVATIVE_OUT, 0}, /* special_chebyshev_polynomial_u.x_scalar_out */
    {1765, 137, TNI_DERIVATIVE_NONE, 0}, /* special_chebyshev_polynomial_v */
    {1766, 137, TNI_DERIVATIVE_NONE, 0}, /* special_chebyshev_polynomial_v.n_scalar */
    {1767, 137, TNI_DERIVATIVE_OUT, 0}, /* special_chebyshev_polynomial_v.n_scalar_out */
    {1768, 137, TNI_DERIVATIVE_OUT, 0}, /* special_chebyshev_polynomial_v.out */
    {1769, 137, TNI_DERIVATIVE_NONE, 0}, /* special_chebyshev_polynomial_v.x_scalar */
    {1770, 137, TNI_DERIVATIVE_OUT, 0}, /* special_chebyshev_polynomial_v.x_scalar_out */
    {1771, 137, TNI_DERIVATIVE_NONE, 0}, /* special_chebyshev_polynomial_w */
    {1772, 137, TNI_DERIVATIVE_NONE, 0}, /* special_chebyshev_polynomial_w.n_scalar */
    {1773, 137, TNI_DERIVATIVE_OUT, 0}, /* special_chebyshev_polynomial_w.n_scalar_out */
    {1774, 137, TNI_DERIVATIVE_OUT, 0}, /* special_chebyshev_polynomial_w.out */
    {1775, 137, TNI_DERIVATIVE_NONE, 0}, /* special_chebyshev_polynomial_w.x_scalar */
    {1776, 137, TNI_DERIVATIVE_OUT, 0}, /* special_chebyshev_polynomial_w.x_scalar_out */
    {1779, 137, 48, 0}, /* special_entr */
    {1780, 137, TNI_DERIVATIVE_OUT, 0}, /* special_entr.out */
    {1785, 137, 23, 0}, /* special_erfcx */
    {1786, 137, TNI_DERIVATIVE_OUT, 0}, /* special_erfcx.out */
    {1801, 137, TNI_DERIVATIVE_NONE, 0}, /* special_hermite_polynomial_h */
    {1802, 137, TNI_DERIVATIVE_NONE, 0}, /* special_hermite_polynomial_h.n_scalar */
    {1803, 137, TNI_DERIVATIVE_OUT, 0}, /* special_hermite_polynomial_h.n_scalar_out */
    {1804, 137, TNI_DERIVATIVE_OUT, 0}, /* special_hermite_polynomial_h.out */
    {1805, 137, TNI_DERIVATIVE_NONE, 0}, /* special_hermite_polynomial_h.x_scalar */
    {1806, 137, TNI_DERIVATIVE_OUT, 0}, /* special_hermite_polynomial_h.x_scalar_out */
    {1807, 137, TNI_DERIVATIVE_NONE, 0}, /* special_hermite_polynomial_he */
    {1808, 137, TNI_DERIVATIVE_NONE, 0}, /* special_hermite_polynomial_he.n_scalar */
    {1809, 137, TNI_DERIVATIVE_OUT, 0}, /* special_hermite_polynomial_he.n_scalar_out */
    {1810, 137, TNI_DERIVATIVE_OUT, 0}, /* special_hermite_polynomial_he.out */
    {1811, 137, TNI_DERIVATIVE_NONE, 0}, /* special_hermite_polynomial_he.x_scalar */
    {1812, 137, TNI_DERIVATIVE_OUT, 0}, /* special_hermite_polynomial_he.x_scalar_out */
    {1815, 137, 28, 0}, /* special_i0e */
    {1816, 137, TNI_DERIVATIVE_OUT, 0}, /* special_i0e.out */
    {1817, 137, 29, 0}, /* special_i1 */
    {1818, 137, TNI_DERIVATIVE_OUT, 0}, /* special_i1.out */
    {1819, 137, 30, 0}, /* special_i1e */
    {1820, 137, TNI_DERIVATIVE_OUT, 0}, /* special_i1e.out */
    {1821, 137, TNI_DERIVATIVE_NONE, 0}, /* special_laguerre_polynomial_l */
    {1822, 137, TNI_DERIVATIVE_NONE, 0}, /* special_laguerre_polynomial_l.n_scalar */
    {1823, 137, TNI_DERIVATIVE_OUT, 0}, /* special_laguerre_polynomial_l.n_scalar_out */
    {1824, 137, TNI_DERIVATIVE_OUT, 0}, /* special_laguerre_polynomial_l.out */
    {1825, 137, TNI_DERIVATIVE_NONE, 0}, /* special_laguerre_polynomial_l.x_scalar */
    {1826, 137, TNI_DERIVATIVE_OUT, 0}, /* special_laguerre_polynomial_l.x_scalar_out */
    {1827, 137, TNI_DERIVATIVE_NONE, 0}, /* special_legendre_polynomial_p */
    {1828, 137, TNI_DERIVATIVE_NONE, 0}, /* special_legendre_polynomial_p.n_scalar */
    {1829, 137, TNI_DERIVATIVE_OUT, 0}, /* special_legendre_polynomial_p.n_scalar_out */
    {1830, 137, TNI_DERIVATIVE_OUT, 0}, /* special_legendre_polynomial_p.out */
    {1831, 137, TNI_DERIVATIVE_NONE, 0}, /* special_legendre_polynomial_p.x_scalar */
    {1832, 137, TNI_DERIVATIVE_OUT, 0}, /* special_legendre_polynomial_p.x_scalar_out */
    {1835, 137, 49, 0}, /* special_log_ndtr */
    {1836, 137, TNI_DERIVATIVE_OUT, 0}, /* special_log_ndtr.out */
    {1842, 137, TNI_DERIVATIVE_NONE, 0}, /* special_modified_bessel_i0 */
    {1843, 137, TNI_DERIVATIVE_OUT, 0}, /* special_modified_bessel_i0.out */
    {1844, 137, TNI_DERIVATIVE_NONE, 0}, /* special_modified_bessel_i1 */
    {1845, 137, TNI_DERIVATIVE_OUT, 0}, /* special_modified_bessel_i1.out */
    {1846, 137, TNI_DERIVATIVE_NONE, 0}, /* special_modified_bessel_k0 */
    {1847, 137, TNI_DERIVATIVE_OUT, 0}, /* special_modified_bessel_k0.out */
    {1848, 137, TNI_DERIVATIVE_NONE, 0}, /* special_modified_bessel_k1 */
    {1849, 137, TNI_DERIVATIVE_OUT, 0}, /* special_modified_bessel_k1.out */
    {1854, 137, 50, 0}, /* special_ndtri */
    {1855, 137, TNI_DERIVATIVE_OUT, 0}, /* special_ndtri.out */
    {1862, 137, TNI_DERIVATIVE_NONE, 0}, /* special_scaled_modified_bessel_k0 */
    {1863, 137, TNI_DERIVATIVE_OUT, 0}, /* special_scaled_modified_bessel_k0.out */
    {1864, 137, TNI_DERIVATIVE_NONE, 0}, /* special_scaled_modified_bessel_k1 */
    {1865, 137, TNI_DERIVATIVE_OUT, 0}, /* special_scaled_modified_bessel_k1.out */
    {1866, 137, TNI_DERIVATIVE_NONE, 0}, /* special_shifted_chebyshev_polynomial_t */
    {1867, 137, TNI_DERIVATIVE_NONE, 0}, /* special_shifted_chebyshev_polynomial_t.n_scalar */
    {1868, 137, TNI_DERIVATIVE_OUT, 0}, /* special_shifted_chebyshev_polynomial_t.n_scalar_out */
    {1869, 137, TNI_DERIVATIVE_OUT, 0}, /* special_shifted_chebyshev_polynomial_t.out */
    {1870, 137, TNI_DERIVATIVE_NONE, 0}, /* special_shifted_chebyshev_polynomial_t.x_scalar */
    {1871, 137, TNI_DERIVATIVE_OUT, 0}, /* special_shifted_chebyshev_polynomial_t.x_scalar_out */
    {1872, 137, TNI_DERIVATIVE_NONE, 0}, /* special_shifted_chebyshev_polynomial_u */
    {1873, 137, TNI_DERIVATIVE_NONE, 0}, /* special_shifted_chebyshev_polynomial_u.n_scalar */
    {1874, 137, TNI_DERIVATIVE_OUT, 0}, /* special_shifted_chebyshev_polynomial_u.n_scalar_out */
    {1875, 137, TNI_DERIVATIVE_OUT, 0}, /* special_shifted_chebyshev_polynomial_u.out */
    {1876, 137, TNI_DERIVATIVE_NONE, 0}, /* special_shifted_chebyshev_polynomial_u.x_scalar */
    {1877, 137, TNI_DERIVATIVE_OUT, 0}, /* special_shifted_chebyshev_polynomial_u.x_scalar_out */
    {1878, 137, TNI_DERIVATIVE_NONE, 0}, /* special_shifted_chebyshev_polynomial_v */
    {1879, 137, TNI_DERIVATIVE_NONE, 0}, /* special_shifted_chebyshev_polynomial_v.n_scalar */
    {1880, 137, TNI_DERIVATIVE_OUT, 0}, /* special_shifted_chebyshev_polynomial_v.n_scalar_out */
    {1881, 137, TNI_DERIVATIVE_OUT, 0}, /* special_shifted_chebyshev_polynomial_v.out */
    {1882, 137, TNI_DERIVATIVE_NONE, 0}, /* special_shifted_chebyshev_polynomial_v.x_scalar */
    {1883, 137, TNI_DERIVATIVE_OUT, 0}, /* special_shifted_chebyshev_polynomial_v.x_scalar_out */
    {1884, 137, TNI_DERIVATIVE_NONE, 0}, /* special_shifted_chebyshev_polynomial_w */
    {1885, 137, TNI_DERIVATIVE_NONE, 0}, /* special_shifted_chebyshev_polynomial_w.n_scalar */
    {1886, 137, TNI_DERIVATIVE_OUT, 0}, /* special_shifted_chebyshev_polynomial_w.n_scalar_out */
    {1887, 137, TNI_DERIVATIVE_OUT, 0}, /* special_shifted_chebyshev_polynomial_w.out */
    {1888, 137, TNI_DERIVATIVE_NONE, 0}, /* special_shifted_chebyshev_polynomial_w.x_scalar */
    {1889, 137, TNI_DERIVATIVE_OUT, 0}, /* special_shifted_chebyshev_polynomial_w.x_scalar_out */
    {1893, 137, TNI_DERIVATIVE_NONE, 0}, /* special_spherical_bessel_j0 */
    {1894, 137, TNI_DERIVATIVE_OUT, 0}, /* special_spherical_bessel_j0.out */
    {1895, 137, 91, 0}, /* special_xlog1py */
    {1896, 137, 93, 0}, /* special_xlog1py.other_scalar */
    {1897, 137, TNI_DERIVATIVE_OUT, 0}, /* special_xlog1py.other_scalar_out */
    {1898, 137, TNI_DERIVATIVE_OUT, 0}, /* special_xlog1py.out */
    {1899, 137, 92, 0}, /* special_xlog1py.self_scalar */
    {1900, 137, TNI_DERIVATIVE_OUT, 0}, /* special_xlog1py.self_scalar_out */
    {1907, 137, 94, 0}, /* special_zeta */
    {1908, 137, 96, 0}, /* special_zeta.other_scalar */
    {1909, 137, TNI_DERIVATIVE_OUT, 0}, /* special_zeta.other_scalar_out */
    {1910, 137, TNI_DERIVATIVE_OUT, 0}, /* special_zeta.out */
    {1911, 137, 95, 0}, /* special_zeta.self_scalar */
    {1912, 137, TNI_DERIVATIVE_OUT, 0}, /* special_zeta.self_scalar_out */
    {1913, 137, 278, 0}, /* split.Tensor */
    {1915, 137, 493, 0}, /* split_copy.Tensor */
    {1916, 137, TNI_DERIVATIVE_OUT, 0}, /* split_copy.Tensor_out */
    {1917, 137, 279, 0}, /* split_with_sizes */
    {1918, 137, 494, 0}, /* split_with_sizes_copy */
    {1919, 137, TNI_DERIVATIVE_OUT, 0}, /* split_with_sizes_copy.out */
    {1920, 137, 51, 0}, /* sqrt */
    {1921, 137, TNI_DERIVATIVE_OUT, 0}, /* sqrt.out */
    {1922, 137, 51, 4}, /* sqrt_ */
    {1926, 137, 282, 0}, /* squeeze */
    {1927, 137, 283, 0}, /* squeeze.dim */
    {1928, 137, 284, 0}, /* squeeze.dims */
    {1929, 137, 285, 4}, /* squeeze_ */
    {1930, 137, 286, 4}, /* squeeze_.dim */
    {1931, 137, 287, 4}, /* squeeze_.dims */
    {1932, 137, 495, 0}, /* squeeze_copy */
    {1933, 137, 496, 0}, /* squeeze_copy.dim */
    {1934, 137, TNI_DERIVATIVE_OUT, 0}, /* squeeze_copy.dim_out */
    {1935, 137, 497, 0}, /* squeeze_copy.dims */
    {1936, 137, TNI_DERIVATIVE_OUT, 0}, /* squeeze_copy.dims_out */
    {1937, 137, TNI_DERIVATIVE_OUT, 0}, /* squeeze_copy.out */
    {1938, 137, 314, 0}, /* stack */
    {1939, 137, TNI_DERIVATIVE_OUT, 0}, /* stack.out */
    {1941, 137, 205, 0}, /* std.correction */
    {1942, 137, TNI_DERIVATIVE_OUT, 0}, /* std.correction_out */
    {1946, 137, 207, 0}, /* std_mean.correction */
    {1947, 137, TNI_DERIVATIVE_OUT, 0}, /* std_mean.correction_out */
    {1953, 137, 57, 0}, /* sub.Scalar */
    {1954, 137, TNI_DERIVATIVE_OUT, 0}, /* sub.Scalar_out */
    {1955, 137, 56, 0}, /* sub.Tensor */
    {1956, 137, TNI_DERIVATIVE_OUT, 0}, /* sub.out */
    {1957, 137, 57, 4}, /* sub_.Scalar */
    {1958, 137, 56, 4}, /* sub_.Tensor */
    {1964, 137, 174, 0}, /* sum */
    {1965, 137, TNI_DERIVATIVE_OUT, 0}, /* sum.IntList_out */
    {1966, 137, 175, 0}, /* sum.dim_IntList */
    {1967, 137, TNI_DERIVATIVE_OUT, 0}, /* sum.out */
    {1981, 137, 288, 0}, /* t */
    {1982, 137, 289, 4}, /* t_ */
    {1983, 137, 498, 0}, /* t_copy */
    {1984, 137, TNI_DERIVATIVE_OUT, 0}, /* t_copy.out */
    {1985, 137, 350, 0}, /* take */
    {1986, 137, TNI_DERIVATIVE_OUT, 0}, /* take.out */
    {1989, 137, 52, 0}, /* tan */
    {1990, 137, TNI_DERIVATIVE_OUT, 0}, /* tan.out */
    {1991, 137, 52, 4}, /* tan_ */
    {1992, 137, 53, 0}, /* tanh */
    {1993, 137, TNI_DERIVATIVE_OUT, 0}, /* tanh.out */
    {1994, 137, 53, 4}, /* tanh_ */
    {1995, 137, 112, 0}, /* tanh_backward */
    {1996, 137, TNI_DERIVATIVE_OUT, 0}, /* tanh_backward.grad_input */
    {2004, 137, 109, 0}, /* threshold */
    {2005, 137, TNI_DERIVATIVE_OUT, 0}, /* threshold.out */
    {2006, 137, 109, 4}, /* threshold_ */
    {2007, 137, 110, 0}, /* threshold_backward */
    {2008, 137, TNI_DERIVATIVE_OUT, 0}, /* threshold_backward.grad_input */
    {2016, 137, 202, 0}, /* topk */
    {2017, 137, TNI_DERIVATIVE_OUT, 0}, /* topk.values */
    {2018, 137, 203, 0}, /* trace */
    {2019, 137, TNI_DERIVATIVE_OUT, 0}, /* trace.out */
    {2021, 137, 290, 0}, /* transpose.int */
    {2022, 137, 291, 4}, /* transpose_ */
    {2023, 137, 499, 0}, /* transpose_copy.int */
    {2024, 137, TNI_DERIVATIVE_OUT, 0}, /* transpose_copy.int_out */
    {2029, 137, 228, 0}, /* triangular_solve */
    {2030, 137, TNI_DERIVATIVE_OUT, 0}, /* triangular_solve.X */
    {2031, 137, 323, 0}, /* tril */
    {2032, 137, TNI_DERIVATIVE_OUT, 0}, /* tril.out */
    {2033, 137, 323, 4}, /* tril_ */
    {2035, 137, TNI_DERIVATIVE_OUT, 0}, /* tril_indices.out */
    {2037, 137, 324, 0}, /* triu */
    {2038, 137, TNI_DERIVATIVE_OUT, 0}, /* triu.out */
    {2039, 137, 324, 4}, /* triu_ */
    {2041, 137, TNI_DERIVATIVE_OUT, 0}, /* triu_indices.out */
    {2047, 137, 10, 0}, /* trunc */
    {2048, 137, TNI_DERIVATIVE_OUT, 0}, /* trunc.out */
    {2049, 137, 10, 4}, /* trunc_ */
    {2051, 137, 292, 0}, /* unbind.int */
    {2052, 137, 500, 0}, /* unbind_copy.int */
    {2053, 137, TNI_DERIVATIVE_OUT, 0}, /* unbind_copy.int_out */
    {2056, 137, 293, 0}, /* unfold */
    {2057, 137, 294, 0}, /* unfold_backward */
    {2058, 137, TNI_DERIVATIVE_OUT, 0}, /* unfold_backward.out */
    {2059, 137, 501, 0}, /* unfold_copy */
    {2060, 137, TNI_DERIVATIVE_OUT, 0}, /* unfold_copy.out */
    {2061, 137, TNI_DERIVATIVE_MISSING, 0}, /* uniform */
    {2062, 137, TNI_DERIVATIVE_OUT, 0}, /* uniform.out */
    {2063, 137, 151, 4}, /* uniform_ */
    {2064, 137, 357, 0}, /* unique_consecutive */
    {2065, 137, TNI_DERIVATIVE_OUT, 0}, /* unique_consecutive.out */
    {2066, 137, 358, 0}, /* unique_dim */
    {2067, 137, TNI_DERIVATIVE_OUT, 0}, /* unique_dim.out */
    {2068, 137, 359, 0}, /* unique_dim_consecutive */
    {2069, 137, TNI_DERIVATIVE_OUT, 0}, /* unique_dim_consecutive.out */
    {2071, 137, 280, 0}, /* unsafe_split.Tensor */
    {2072, 137, TNI_DERIVATIVE_OUT, 0}, /* unsafe_split.Tensor_out */
    {2073, 137, 281, 0}, /* unsafe_split_with_sizes */
    {2074, 137, TNI_DERIVATIVE_OUT, 0}, /* unsafe_split_with_sizes.out */
    {2075, 137, 295, 0}, /* unsqueeze */
    {2076, 137, 296, 4}, /* unsqueeze_ */
    {2077, 137, 502, 0}, /* unsqueeze_copy */
    {2078, 137, TNI_DERIVATIVE_OUT, 0}, /* unsqueeze_copy.out */
    {2079, 137, 440, 0}, /* upsample_bicubic2d */
    {2080, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_bicubic2d.out */
    {2082, 137, 441, 0}, /* upsample_bicubic2d_backward */
    {2083, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_bicubic2d_backward.grad_input */
    {2084, 137, 442, 0}, /* upsample_bilinear2d */
    {2085, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_bilinear2d.out */
    {2087, 137, 443, 0}, /* upsample_bilinear2d_backward */
    {2088, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_bilinear2d_backward.grad_input */
    {2089, 137, 444, 0}, /* upsample_linear1d */
    {2090, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_linear1d.out */
    {2092, 137, 445, 0}, /* upsample_linear1d_backward */
    {2093, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_linear1d_backward.grad_input */
    {2094, 137, 446, 0}, /* upsample_nearest1d */
    {2095, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_nearest1d.out */
    {2097, 137, 447, 0}, /* upsample_nearest1d_backward */
    {2098, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_nearest1d_backward.grad_input */
    {2099, 137, 448, 0}, /* upsample_nearest2d */
    {2100, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_nearest2d.out */
    {2102, 137, 449, 0}, /* upsample_nearest2d_backward */
    {2103, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_nearest2d_backward.grad_input */
    {2104, 137, 450, 0}, /* upsample_nearest3d */
    {2105, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_nearest3d.out */
    {2107, 137, 451, 0}, /* upsample_nearest3d_backward */
    {2108, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_nearest3d_backward.grad_input */
    {2109, 137, 452, 0}, /* upsample_trilinear3d */
    {2110, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_trilinear3d.out */
    {2112, 137, 453, 0}, /* upsample_trilinear3d_backward */
    {2113, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_trilinear3d_backward.grad_input */
    {2117, 137, 204, 0}, /* var.correction */
    {2118, 137, TNI_DERIVATIVE_OUT, 0}, /* var.correction_out */
    {2122, 137, 206, 0}, /* var_mean.correction */
    {2123, 137, TNI_DERIVATIVE_OUT, 0}, /* var_mean.correction_out */
    {2125, 137, 218, 0}, /* vdot */
    {2126, 137, TNI_DERIVATIVE_OUT, 0}, /* vdot.out */
    {2127, 137, 297, 0}, /* view */
    {2128, 137, TNI_DERIVATIVE_MISSING, 0}, /* view.dtype */
    {2130, 137, 299, 0}, /* view_as_complex */
    {2131, 137, 503, 0}, /* view_as_complex_copy */
    {2132, 137, TNI_DERIVATIVE_OUT, 0}, /* view_as_complex_copy.out */
    {2133, 137, 300, 0}, /* view_as_real */
    {2134, 137, 504, 0}, /* view_as_real_copy */
    {2135, 137, TNI_DERIVATIVE_OUT, 0}, /* view_as_real_copy.out */
    {2136, 137, 505, 0}, /* view_copy */
    {2137, 137, TNI_DERIVATIVE_MISSING, 0}, /* view_copy.dtype */
    {2138, 137, TNI_DERIVATIVE_OUT, 0}, /* view_copy.dtype_out */
    {2139, 137, TNI_DERIVATIVE_OUT, 0}, /* view_copy.out */
    {2148, 137, 351, 0}, /* where.self */
    {2149, 137, TNI_DERIVATIVE_OUT, 0}, /* where.self_out */
    {2150, 137, TNI_DERIVATIVE_OUT, 0}, /* xlogy.OutScalar_Other */
    {2151, 137, TNI_DERIVATIVE_OUT, 0}, /* xlogy.OutScalar_Self */
    {2152, 137, TNI_DERIVATIVE_OUT, 0}, /* xlogy.OutTensor */
    {2153, 137, 90, 0}, /* xlogy.Scalar_Other */
    {2154, 137, 89, 0}, /* xlogy.Scalar_Self */
    {2155, 137, 88, 0}, /* xlogy.Tensor */
    {2156, 137, 90, 4}, /* xlogy_.Scalar_Other */
    {2157, 137, 88, 4}, /* xlogy_.Tensor */
    {2158, 137, TNI_DERIVATIVE_MISSING, 0}, /* zero */
    {2159, 137, TNI_DERIVATIVE_OUT, 0}, /* zero.out */
    {2160, 137, 311, 4}, /* zero_ */
    {2162, 137, TNI_DERIVATIVE_OUT, 0}, /* zeros.out */
    {2163, 137, TNI_DERIVATIVE_NONE, 0}, /* zeros_like */
    {2164, 137, TNI_DERIVATIVE_OUT, 0}, /* zeros_like.out */
};

const char tni_derivative_text[] =
    "trunc\0" /* 0 */
    "floor\0" /* 6 */
    "igamma, of self\0" /* 12 */
    "igammac, of self\0" /* 28 */
    "special_zeta, of self\0" /* 45 */
    "nextafter, of self\0" /* 67 */
    "nextafter, of other\0" /* 86 */
    "tanh\0" /* 106 */
    "none\0" /* 111 */
    "linalg_qr, of which Q is not computed\0" /* 116 */
    "complete\0" /* 154 */
    "linalg_qr, of a complete Q of a tall matrix\0" /* 163 */
    "linalg_ldl_factor_ex\0" /* 207 */
    "linalg_ldl_solve, of LD\0" /* 228 */
    "linalg_ldl_solve, of B\0" /* 252 */
    "geqrf\0" /* 275 */
    "sum\0" /* 281 */
    "mean\0" /* 285 */
    "prod\0" /* 290 */
    "embedding_renorm_\0" /* 295 */
    "_unique2\0" /* 313 */
    "_unique\0" /* 322 */
    "unique_consecutive\0" /* 330 */
    "unique_dim\0" /* 349 */
    "unique_dim_consecutive\0" /* 360 */
    "native_batch_norm_backward save_mean\0" /* 383 */
    "native_batch_norm_backward save_invstd\0" /* 420 */
    "batch_norm_backward save_var\0" /* 459 */
    "native_layer_norm_backward mean\0" /* 488 */
    "native_layer_norm_backward rstd\0" /* 520 */
    "native_group_norm_backward mean\0" /* 552 */
    "native_group_norm_backward rstd\0" /* 584 */
    "native_dropout_backward mask\0" /* 616 */
    "embedding with a sparse gradient\0" /* 645 */
    "_embedding_bag with a sparse gradient\0" /* 678 */
    "grid_sampler_2d_backward\0" /* 716 */
    "grid_sampler_3d_backward\0" /* 741 */
    "_cdist_backward\0" /* 766 */
    "_pdist_backward\0" /* 782 */
    "AbsBackward0\0" /* 798 */
    "AcosBackward0\0" /* 811 */
    "AcoshBackward0\0" /* 825 */
    "AngleBackward0\0" /* 840 */
    "AsinBackward0\0" /* 855 */
    "AsinhBackward0\0" /* 869 */
    "AtanBackward0\0" /* 884 */
    "AtanhBackward0\0" /* 898 */
    "CeilBackward0\0" /* 913 */
    "FloorBackward0\0" /* 927 */
    "TruncBackward0\0" /* 942 */
    "RoundBackward0\0" /* 957 */
    "RoundBackward1\0" /* 972 */
    "SignBackward0\0" /* 987 */
    "FracBackward0\0" /* 1001 */
    "CosBackward0\0" /* 1015 */
    "CoshBackward0\0" /* 1028 */
    "Deg2RadBackward0\0" /* 1042 */
    "Rad2DegBackward0\0" /* 1059 */
    "DigammaBackward0\0" /* 1076 */
    "ErfBackward0\0" /* 1093 */
    "ErfcBackward0\0" /* 1106 */
    "ErfinvBackward0\0" /* 1120 */
    "SpecialErfcxBackward0\0" /* 1136 */
    "ExpBackward0\0" /* 1158 */
    "Exp2Backward0\0" /* 1171 */
    "Expm1Backward0\0" /* 1185 */
    "I0Backward0\0" /* 1200 */
    "SpecialI0EBackward0\0" /* 1212 */
    "SpecialI1Backward0\0" /* 1232 */
    "SpecialI1EBackward0\0" /* 1251 */
    "LgammaBackward0\0" /* 1271 */
    "LogBackward0\0" /* 1287 */
    "Log10Backward0\0" /* 1300 */
    "Log1PBackward0\0" /* 1315 */
    "Log2Backward0\0" /* 1330 */
    "LogitBackward0\0" /* 1344 */
    "MvlgammaBackward0\0" /* 1359 */
    "NanToNumBackward0\0" /* 1377 */
    "NegBackward0\0" /* 1395 */
    "PolygammaBackward0\0" /* 1408 */
    "ReciprocalBackward0\0" /* 1427 */
    "RsqrtBackward0\0" /* 1447 */
    "SgnBackward0\0" /* 1462 */
    "SigmoidBackward0\0" /* 1475 */
    "SinBackward0\0" /* 1492 */
    "SincBackward0\0" /* 1505 */
    "SinhBackward0\0" /* 1519 */
    "SpecialEntrBackward0\0" /* 1533 */
    "SpecialLogNdtrBackward0\0" /* 1554 */
    "SpecialNdtriBackward0\0" /* 1578 */
    "SqrtBackward0\0" /* 1600 */
    "TanBackward0\0" /* 1614 */
    "TanhBackward0\0" /* 1627 */
    "AddBackward0\0" /* 1641 */
    "AddBackward1\0" /* 1654 */
    "SubBackward0\0" /* 1667 */
    "SubBackward1\0" /* 1680 */
    "RsubBackward0\0" /* 1693 */
    "RsubBackward1\0" /* 1707 */
    "MulBackward0\0" /* 1721 */
    "MulBackward1\0" /* 1734 */
    "DivBackward0\0" /* 1747 */
    "DivBackward1\0" /* 1760 */
    "DivBackward2\0" /* 1773 */
    "DivBackward3\0" /* 1786 */
    "PowBackward0\0" /* 1799 */
    "PowBackward1\0" /* 1812 */
    "PowBackward2\0" /* 1825 */
    "Atan2Backward0\0" /* 1838 */
    "CopysignBackward0\0" /* 1853 */
    "CopysignBackward1\0" /* 1871 */
    "FmaxBackward0\0" /* 1889 */
    "FminBackward0\0" /* 1903 */
    "MaximumBackward0\0" /* 1917 */
    "MinimumBackward0\0" /* 1934 */
    "FmodBackward0\0" /* 1951 */
    "FmodBackward1\0" /* 1965 */
    "RemainderBackward0\0" /* 1979 */
    "RemainderBackward1\0" /* 1998 */
    "HypotBackward0\0" /* 2017 */
    "IgammaBackward0\0" /* 2032 */
    "IgammacBackward0\0" /* 2048 */
    "LdexpBackward0\0" /* 2065 */
    "LerpBackward0\0" /* 2080 */
    "LerpBackward1\0" /* 2094 */
    "LogaddexpBackward0\0" /* 2108 */
    "Logaddexp2Backward0\0" /* 2127 */
    "XlogyBackward0\0" /* 2147 */
    "XlogyBackward1\0" /* 2162 */
    "XlogyBackward2\0" /* 2177 */
    "SpecialXlog1PyBackward0\0" /* 2192 */
    "SpecialXlog1PyBackward1\0" /* 2216 */
    "SpecialXlog1PyBackward2\0" /* 2240 */
    "SpecialZetaBackward0\0" /* 2264 */
    "SpecialZetaBackward1\0" /* 2285 */
    "SpecialZetaBackward2\0" /* 2306 */
    "NextafterBackward0\0" /* 2327 */
    "AddcmulBackward0\0" /* 2346 */
    "AddcdivBackward0\0" /* 2363 */
    "ClampBackward0\0" /* 2380 */
    "ClampBackward1\0" /* 2395 */
    "ClampMinBackward0\0" /* 2410 */
    "ClampMinBackward1\0" /* 2428 */
    "ClampMaxBackward0\0" /* 2446 */
    "ClampMaxBackward1\0" /* 2464 */
    "ComplexBackward0\0" /* 2482 */
    "PolarBackward0\0" /* 2499 */
    "ReluBackward0\0" /* 2514 */
    "ThresholdBackward0\0" /* 2528 */
    "ThresholdBackwardBackward0\0" /* 2547 */
    "SigmoidBackwardBackward0\0" /* 2574 */
    "TanhBackwardBackward0\0" /* 2599 */
    "LogitBackwardBackward0\0" /* 2621 */
    "EluBackward0\0" /* 2644 */
    "CeluBackward0\0" /* 2657 */
    "EluBackwardBackward0\0" /* 2671 */
    "GeluBackward0\0" /* 2692 */
    "GeluBackwardBackward0\0" /* 2706 */
    "SiluBackward0\0" /* 2728 */
    "SiluBackwardBackward0\0" /* 2742 */
    "MishBackward0\0" /* 2764 */
    "GluBackward0\0" /* 2778 */
    "GluBackwardBackward0\0" /* 2791 */
    "HardshrinkBackward0\0" /* 2812 */
    "HardshrinkBackwardBackward0\0" /* 2832 */
    "SoftshrinkBackward0\0" /* 2860 */
    "SoftshrinkBackwardBackward0\0" /* 2880 */
    "HardsigmoidBackward0\0" /* 2908 */
    "HardsigmoidBackwardBackward0\0" /* 2929 */
    "HardswishBackward0\0" /* 2958 */
    "HardswishBackwardBackward0\0" /* 2977 */
    "HardtanhBackward0\0" /* 3004 */
    "HardtanhBackwardBackward0\0" /* 3022 */
    "LeakyReluBackward0\0" /* 3048 */
    "LeakyReluBackwardBackward0\0" /* 3067 */
    "RreluWithNoiseBackward0\0" /* 3094 */
    "RreluWithNoiseBackwardBackward0\0" /* 3118 */
    "LogSigmoidForwardBackward0\0" /* 3150 */
    "LogSigmoidBackwardBackward0\0" /* 3177 */
    "SoftplusBackward0\0" /* 3205 */
    "SoftplusBackwardBackward0\0" /* 3223 */
    "PreluKernelBackward0\0" /* 3249 */
    "PreluKernelBackwardBackward0\0" /* 3270 */
    "BernoulliBackward0\0" /* 3299 */
    "BernoulliBackward1\0" /* 3318 */
    "BernoulliBackward2\0" /* 3337 */
    "CauchyBackward0\0" /* 3356 */
    "ExponentialBackward0\0" /* 3372 */
    "GeometricBackward0\0" /* 3393 */
    "LogNormalBackward0\0" /* 3412 */
    "UniformBackward0\0" /* 3431 */
    "NormalBackward1\0" /* 3448 */
    "NormalBackward2\0" /* 3464 */
    "NormalBackward3\0" /* 3480 */
    "PoissonBackward0\0" /* 3496 */
    "BinomialBackward0\0" /* 3513 */
    "RandomBackward0\0" /* 3531 */
    "RandomBackward1\0" /* 3547 */
    "RandomBackward2\0" /* 3563 */
    "FrexpBackward0\0" /* 3579 */
    "EqBackward0\0" /* 3594 */
    "EqBackward1\0" /* 3606 */
    "GeBackward0\0" /* 3618 */
    "GeBackward1\0" /* 3630 */
    "GtBackward0\0" /* 3642 */
    "GtBackward1\0" /* 3654 */
    "LeBackward0\0" /* 3666 */
    "LeBackward1\0" /* 3678 */
    "LtBackward0\0" /* 3690 */
    "LtBackward1\0" /* 3702 */
    "NeBackward0\0" /* 3714 */
    "NeBackward1\0" /* 3726 */
    "SumBackward0\0" /* 3738 */
    "SumBackward1\0" /* 3751 */
    "NansumBackward0\0" /* 3764 */
    "MeanBackward0\0" /* 3780 */
    "MeanBackward1\0" /* 3794 */
    "ProdBackward0\0" /* 3808 */
    "ProdBackward1\0" /* 3822 */
    "CumsumBackward0\0" /* 3836 */
    "CumprodBackward0\0" /* 3852 */
    "LogcumsumexpBackward0\0" /* 3869 */
    "CummaxBackward0\0" /* 3891 */
    "CumminBackward0\0" /* 3907 */
    "LogsumexpBackward0\0" /* 3923 */
    "AmaxBackward0\0" /* 3942 */
    "AminBackward0\0" /* 3956 */
    "AminmaxBackward0\0" /* 3970 */
    "MedianBackward0\0" /* 3987 */
    "MedianBackward1\0" /* 4003 */
    "NanmedianBackward0\0" /* 4019 */
    "NanmedianBackward1\0" /* 4038 */
    "ModeBackward0\0" /* 4057 */
    "KthvalueBackward0\0" /* 4071 */
    "SortBackward0\0" /* 4089 */
    "SortBackward1\0" /* 4103 */
    "TopkBackward0\0" /* 4117 */
    "TraceBackward0\0" /* 4131 */
    "VarBackward0\0" /* 4146 */
    "StdBackward0\0" /* 4159 */
    "VarMeanBackward0\0" /* 4172 */
    "StdMeanBackward0\0" /* 4189 */
    "LinalgVectorNormBackward0\0" /* 4206 */
    "NormBackward1\0" /* 4232 */
    "NormBackward2\0" /* 4246 */
    "NormBackward3\0" /* 4260 */
    "DistBackward0\0" /* 4274 */
    "MmBackward0\0" /* 4288 */
    "BmmBackward0\0" /* 4300 */
    "MvBackward0\0" /* 4313 */
    "DotBackward0\0" /* 4325 */
    "VdotBackward0\0" /* 4338 */
    "AddmmBackward0\0" /* 4352 */
    "AddmvBackward0\0" /* 4367 */
    "AddrBackward0\0" /* 4382 */
    "BaddbmmBackward0\0" /* 4396 */
    "AddbmmBackward0\0" /* 4413 */
    "AddmmActivationBackward0\0" /* 4429 */
    "LinalgCrossBackward0\0" /* 4454 */
    "LinalgInvExBackward0\0" /* 4475 */
    "LinalgSolveTriangularBackward0\0" /* 4496 */
    "TriangularSolveBackward0\0" /* 4527 */
    "LinalgDetBackward0\0" /* 4552 */
    "LinalgSlogdetBackward0\0" /* 4571 */
    "LinalgSolveExBackward0\0" /* 4594 */
    "LinalgPinvBackward0\0" /* 4617 */
    "CholeskyBackward0\0" /* 4637 */
    "LinalgCholeskyExBackward0\0" /* 4655 */
    "CholeskyInverseBackward0\0" /* 4681 */
    "CholeskySolveBackward0\0" /* 4706 */
    "LinalgQrBackward0\0" /* 4729 */
    "LinalgEighBackward0\0" /* 4747 */
    "LinalgEigBackward0\0" /* 4767 */
    "LinalgEigvalsBackward0\0" /* 4786 */
    "LinalgSvdBackward0\0" /* 4809 */
    "LinalgLuBackward0\0" /* 4828 */
    "LinalgLuFactorExBackward0\0" /* 4846 */
    "LuUnpackBackward0\0" /* 4872 */
    "LinalgLuSolveBackward0\0" /* 4890 */
    "LinalgMatrixExpBackward0\0" /* 4913 */
    "LinalgLstsqBackward0\0" /* 4938 */
    "LinalgLdlFactorExBackward0\0" /* 4959 */
    "LinalgLdlSolveBackward0\0" /* 4986 */
    "GeqrfBackward0\0" /* 5010 */
    "TrilinearBackward0\0" /* 5025 */
    "FftC2CBackward0\0" /* 5044 */
    "FftR2CBackward0\0" /* 5060 */
    "FftC2RBackward0\0" /* 5076 */
    "LinalgHouseholderProductBackward0\0" /* 5092 */
    "OrmqrBackward0\0" /* 5126 */
    "AliasBackward0\0" /* 5141 */
    "AsStridedBackward0\0" /* 5156 */
    "AsStridedBackward1\0" /* 5175 */
    "AsStridedScatterBackward0\0" /* 5194 */
    "ConjBackward0\0" /* 5220 */
    "NegViewBackward0\0" /* 5234 */
    "ConjPhysicalBackward0\0" /* 5251 */
    "ConjPhysicalBackward1\0" /* 5273 */
    "DiagonalBackward0\0" /* 5295 */
    "DiagonalBackwardBackward0\0" /* 5313 */
    "DiagonalScatterBackward0\0" /* 5339 */
    "ExpandBackward0\0" /* 5364 */
    "PermuteBackward0\0" /* 5380 */
    "ReshapeAliasBackward0\0" /* 5397 */
    "SelectBackward0\0" /* 5419 */
    "SelectBackwardBackward0\0" /* 5435 */
    "SelectScatterBackward0\0" /* 5459 */
    "SliceBackward0\0" /* 5482 */
    "SliceBackwardBackward0\0" /* 5497 */
    "SliceScatterBackward0\0" /* 5520 */
    "NarrowCopyBackward0\0" /* 5542 */
    "SplitBackward0\0" /* 5562 */
    "SplitWithSizesBackward0\0" /* 5577 */
    "UnsafeSplitBackward0\0" /* 5601 */
    "UnsafeSplitWithSizesBackward0\0" /* 5622 */
    "SqueezeBackward0\0" /* 5652 */
    "SqueezeBackward1\0" /* 5669 */
    "SqueezeBackward2\0" /* 5686 */
    "SqueezeBackward3\0" /* 5703 */
    "SqueezeBackward4\0" /* 5720 */
    "SqueezeBackward5\0" /* 5737 */
    "TBackward0\0" /* 5754 */
    "TBackward1\0" /* 5765 */
    "TransposeBackward0\0" /* 5776 */
    "TransposeBackward1\0" /* 5795 */
    "UnbindBackward0\0" /* 5814 */
    "UnfoldBackward0\0" /* 5830 */
    "UnfoldBackwardBackward0\0" /* 5846 */
    "UnsqueezeBackward0\0" /* 5870 */
    "UnsqueezeBackward1\0" /* 5889 */
    "UnsafeViewBackward0\0" /* 5908 */
    "ViewAsComplexBackward0\0" /* 5928 */
    "ViewAsRealBackward0\0" /* 5951 */
    "CloneBackward0\0" /* 5971 */
    "CopyBackwards\0" /* 5986 */
    "ToCopyBackward0\0" /* 6000 */
    "LiftBackward0\0" /* 6016 */
    "LiftFreshBackward0\0" /* 6030 */
    "FillBackward0\0" /* 6049 */
    "FillBackward1\0" /* 6063 */
    "FillBackward2\0" /* 6077 */
    "FillBackward3\0" /* 6091 */
    "ZeroBackward0\0" /* 6105 */
    "BlockDiagBackward0\0" /* 6119 */
    "CatBackward0\0" /* 6138 */
    "StackBackward0\0" /* 6151 */
    "ChannelShuffleBackward0\0" /* 6166 */
    "PixelShuffleBackward0\0" /* 6190 */
    "PixelUnshuffleBackward0\0" /* 6212 */
    "DiagEmbedBackward0\0" /* 6236 */
    "FlipBackward0\0" /* 6255 */
    "RepeatBackward0\0" /* 6269 */
    "RollBackward0\0" /* 6285 */
    "Rot90Backward0\0" /* 6299 */
    "TrilBackward0\0" /* 6314 */
    "TriuBackward0\0" /* 6328 */
    "ConstantPadNdBackward0\0" /* 6342 */
    "GatherBackward0\0" /* 6365 */
    "IndexBackward0\0" /* 6381 */
    "UnsafeIndexBackward0\0" /* 6396 */
    "UnsafeMaskedIndexBackward0\0" /* 6417 */
    "UnsafeMaskedIndexPutAccumulateBackward0\0" /* 6444 */
    "IndexAddBackward0\0" /* 6484 */
    "IndexCopyBackward0\0" /* 6502 */
    "IndexFillBackward0\0" /* 6521 */
    "IndexFillBackward1\0" /* 6540 */
    "IndexPutBackward0\0" /* 6559 */
    "UnsafeIndexPutBackward0\0" /* 6577 */
    "IndexPutImplBackward0\0" /* 6601 */
    "IndexReduceBackward0\0" /* 6623 */
    "IndexSelectBackward0\0" /* 6644 */
    "MaskedFillBackward0\0" /* 6665 */
    "MaskedFillBackward1\0" /* 6685 */
    "MaskedScatterBackward0\0" /* 6705 */
    "MaskedScatterBackwardBackward0\0" /* 6728 */
    "MaskedSelectBackward0\0" /* 6759 */
    "ScatterBackward1\0" /* 6781 */
    "ScatterAddBackward0\0" /* 6798 */
    "ScatterReduceBackward0\0" /* 6818 */
    "TakeBackward0\0" /* 6841 */
    "WhereBackward0\0" /* 6855 */
    "AffineGridGeneratorBackward0\0" /* 6870 */
    "RenormBackward0\0" /* 6899 */
    "EmbeddingRenormBackward0\0" /* 6915 */
    "Unique2Backward0\0" /* 6940 */
    "UniqueBackward0\0" /* 6957 */
    "UniqueConsecutiveBackward0\0" /* 6973 */
    "UniqueDimBackward0\0" /* 7000 */
    "UniqueDimConsecutiveBackward0\0" /* 7019 */
    "ConvolutionBackward0\0" /* 7049 */
    "ConvolutionBackward1\0" /* 7070 */
    "ConvolutionBackwardBackward0\0" /* 7091 */
    "SlowConv2DBackward0\0" /* 7120 */
    "SlowConv3DBackward0\0" /* 7140 */
    "SlowConvDilated2DBackward0\0" /* 7160 */
    "SlowConvDilated3DBackward0\0" /* 7187 */
    "SlowConvTranspose3DBackward0\0" /* 7214 */
    "Im2ColBackward0\0" /* 7243 */
    "Col2ImBackward0\0" /* 7259 */
    "AdaptiveAvgPool2DBackward0\0" /* 7275 */
    "AdaptiveAvgPool2DBackwardBackward0\0" /* 7302 */
    "AdaptiveAvgPool3DBackward0\0" /* 7337 */
    "AdaptiveAvgPool3DBackwardBackward0\0" /* 7364 */
    "AdaptiveMaxPool2DBackward0\0" /* 7399 */
    "AdaptiveMaxPool2DBackwardBackward0\0" /* 7426 */
    "AdaptiveMaxPool3DBackward0\0" /* 7461 */
    "AdaptiveMaxPool3DBackwardBackward0\0" /* 7488 */
    "FractionalMaxPool2DBackward0\0" /* 7523 */
    "FractionalMaxPool2DBackwardBackward0\0" /* 7552 */
    "FractionalMaxPool3DBackward0\0" /* 7589 */
    "FractionalMaxPool3DBackwardBackward0\0" /* 7618 */
    "MaxPool2DWithIndicesBackward0\0" /* 7655 */
    "MaxPool2DWithIndicesBackwardBackward0\0" /* 7685 */
    "MaxPool3DWithIndicesBackward0\0" /* 7723 */
    "MaxPool3DWithIndicesBackwardBackward0\0" /* 7753 */
    "MaxUnpool2DBackward0\0" /* 7791 */
    "MaxUnpool3DBackward0\0" /* 7812 */
    "SegmentReduceBackward0\0" /* 7833 */
    "NativeBatchNormBackward0\0" /* 7856 */
    "NativeBatchNormLegitBackward0\0" /* 7881 */
    "NativeBatchNormLegitBackward1\0" /* 7911 */
    "NativeBatchNormLegitNoTrainingBackward0\0" /* 7941 */
    "BatchNormWithUpdateBackward0\0" /* 7981 */
    "BatchNormNoUpdateBackward0\0" /* 8010 */
    "NativeBatchNormBackwardBackward0\0" /* 8037 */
    "NativeLayerNormBackward0\0" /* 8070 */
    "NativeLayerNormBackwardBackward0\0" /* 8095 */
    "NativeGroupNormBackward0\0" /* 8128 */
    "NativeGroupNormBackwardBackward0\0" /* 8153 */
    "SoftmaxBackward0\0" /* 8186 */
    "SafeSoftmaxBackward0\0" /* 8203 */
    "SoftmaxBackwardDataBackward0\0" /* 8224 */
    "LogSoftmaxBackward0\0" /* 8253 */
    "LogSoftmaxBackwardDataBackward0\0" /* 8273 */
    "NativeDropoutBackward0\0" /* 8305 */
    "NativeDropoutBackwardBackward0\0" /* 8328 */
    "ScaledDotProductFlashAttentionForCpuBackward0\0" /* 8359 */
    "EmbeddingBackward0\0" /* 8405 */
    "EmbeddingDenseBackwardBackward0\0" /* 8424 */
    "EmbeddingBagBackward0\0" /* 8456 */
    "ReflectionPad1DBackward0\0" /* 8478 */
    "ReflectionPad1DBackwardBackward0\0" /* 8503 */
    "ReflectionPad2DBackward0\0" /* 8536 */
    "ReflectionPad2DBackwardBackward0\0" /* 8561 */
    "ReflectionPad3DBackward0\0" /* 8594 */
    "ReflectionPad3DBackwardBackward0\0" /* 8619 */
    "ReplicationPad1DBackward0\0" /* 8652 */
    "ReplicationPad1DBackwardBackward0\0" /* 8678 */
    "ReplicationPad2DBackward0\0" /* 8712 */
    "ReplicationPad2DBackwardBackward0\0" /* 8738 */
    "ReplicationPad3DBackward0\0" /* 8772 */
    "ReplicationPad3DBackwardBackward0\0" /* 8798 */
    "UpsampleBicubic2DAaBackward0\0" /* 8832 */
    "UpsampleBicubic2DAaBackwardBackward0\0" /* 8861 */
    "UpsampleBilinear2DAaBackward0\0" /* 8898 */
    "UpsampleBilinear2DAaBackwardBackward0\0" /* 8928 */
    "UpsampleLanczos2DAaBackward0\0" /* 8966 */
    "UpsampleLanczos2DAaBackwardBackward0\0" /* 8995 */
    "UpsampleNearestExact1DBackward0\0" /* 9032 */
    "UpsampleNearestExact1DBackwardBackward0\0" /* 9064 */
    "UpsampleNearestExact2DBackward0\0" /* 9104 */
    "UpsampleNearestExact2DBackwardBackward0\0" /* 9136 */
    "UpsampleNearestExact3DBackward0\0" /* 9176 */
    "UpsampleNearestExact3DBackwardBackward0\0" /* 9208 */
    "UpsampleBicubic2DBackward0\0" /* 9248 */
    "UpsampleBicubic2DBackwardBackward0\0" /* 9275 */
    "UpsampleBilinear2DBackward0\0" /* 9310 */
    "UpsampleBilinear2DBackwardBackward0\0" /* 9338 */
    "UpsampleLinear1DBackward0\0" /* 9374 */
    "UpsampleLinear1DBackwardBackward0\0" /* 9400 */
    "UpsampleNearest1DBackward0\0" /* 9434 */
    "UpsampleNearest1DBackwardBackward0\0" /* 9461 */
    "UpsampleNearest2DBackward0\0" /* 9496 */
    "UpsampleNearest2DBackwardBackward0\0" /* 9523 */
    "UpsampleNearest3DBackward0\0" /* 9558 */
    "UpsampleNearest3DBackwardBackward0\0" /* 9585 */
    "UpsampleTrilinear3DBackward0\0" /* 9620 */
    "UpsampleTrilinear3DBackwardBackward0\0" /* 9649 */
    "GridSampler2DBackward0\0" /* 9686 */
    "GridSampler2DBackwardBackward0\0" /* 9709 */
    "GridSampler3DBackward0\0" /* 9740 */
    "GridSampler3DBackwardBackward0\0" /* 9763 */
    "CdistBackward0\0" /* 9794 */
    "CdistBackwardBackward0\0" /* 9809 */
    "EuclideanDistBackward0\0" /* 9832 */
    "PdistBackward0\0" /* 9855 */
    "PdistBackwardBackward0\0" /* 9870 */
    "BinaryCrossEntropyBackward0\0" /* 9893 */
    "BinaryCrossEntropyBackwardBackward0\0" /* 9921 */
    "BinaryCrossEntropyWithLogitsBackward0\0" /* 9957 */
    "HuberLossBackward0\0" /* 9995 */
    "HuberLossBackwardBackward0\0" /* 10014 */
    "MseLossBackward0\0" /* 10041 */
    "MseLossBackwardBackward0\0" /* 10058 */
    "MultiMarginLossBackward0\0" /* 10083 */
    "MultilabelMarginLossBackward0\0" /* 10108 */
    "NllLossBackward0\0" /* 10138 */
    "NllLossBackwardBackward0\0" /* 10155 */
    "NllLoss2DBackward0\0" /* 10180 */
    "NllLoss2DBackwardBackward0\0" /* 10199 */
    "SmoothL1LossBackward0\0" /* 10226 */
    "SmoothL1LossBackwardBackward0\0" /* 10248 */
    "SoftMarginLossBackward0\0" /* 10278 */
    "SoftMarginLossBackwardBackward0\0" /* 10302 */
    "CtcLossBackward0\0" /* 10334 */
    "CtcLossBackward1\0" /* 10351 */
    "ConjBackward0_copy\0" /* 10368 */
    "NegViewBackward0_copy\0" /* 10387 */
    "ReshapeAliasBackward0_copy\0" /* 10409 */
    "AsStridedBackward0_copy\0" /* 10436 */
    "DiagonalBackward0_copy\0" /* 10460 */
    "ExpandBackward0_copy\0" /* 10483 */
    "LiftFreshBackward0_copy\0" /* 10504 */
    "PermuteBackward0_copy\0" /* 10528 */
    "SelectBackward0_copy\0" /* 10550 */
    "SliceBackward0_copy\0" /* 10571 */
    "SplitBackward0_copy\0" /* 10591 */
    "SplitWithSizesBackward0_copy\0" /* 10611 */
    "SqueezeBackward0_copy\0" /* 10640 */
    "SqueezeBackward1_copy\0" /* 10662 */
    "SqueezeBackward2_copy\0" /* 10684 */
    "TBackward0_copy\0" /* 10706 */
    "TransposeBackward0_copy\0" /* 10722 */
    "UnbindBackward0_copy\0" /* 10746 */
    "UnfoldBackward0_copy\0" /* 10767 */
    "UnsqueezeBackward0_copy\0" /* 10788 */
    "ViewAsComplexBackward0_copy\0" /* 10812 */
    "ViewAsRealBackward0_copy\0" /* 10840 */
    "";
