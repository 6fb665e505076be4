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
    {"aten::maximum", NULL}, /* 65 */
    {"aten::ones_like", NULL}, /* 66 */
    {"aten::polar", NULL}, /* 67 */
    {"aten::threshold_backward", NULL}, /* 68 */
    {"aten::elu_backward", NULL}, /* 69 */
    {"aten::gelu_backward", NULL}, /* 70 */
    {"aten::tanh", NULL}, /* 71 */
    {"aten::silu_backward", NULL}, /* 72 */
    {"aten::sigmoid", NULL}, /* 73 */
    {"aten::mish_backward", NULL}, /* 74 */
    {"aten::softplus", NULL}, /* 75 */
    {"aten::glu_backward", NULL}, /* 76 */
    {"aten::narrow", NULL}, /* 77 */
    {"aten::cat", NULL}, /* 78 */
    {"aten::hardshrink_backward", NULL}, /* 79 */
    {"aten::softshrink_backward", NULL}, /* 80 */
    {"aten::hardsigmoid_backward", NULL}, /* 81 */
    {"aten::hardswish_backward", NULL}, /* 82 */
    {"aten::lt.Scalar", NULL}, /* 83 */
    {"aten::hardtanh_backward", NULL}, /* 84 */
    {"aten::leaky_relu_backward", NULL}, /* 85 */
    {"aten::rrelu_with_noise_backward", NULL}, /* 86 */
    {"aten::log_sigmoid_backward", NULL}, /* 87 */
    {"aten::softplus_backward", NULL}, /* 88 */
    {"aten::_prelu_kernel_backward", NULL}, /* 89 */
    {"aten::ldexp.Tensor", NULL}, /* 90 */
    {"aten::expand", NULL}, /* 91 */
    {"aten::nansum", NULL}, /* 92 */
    {"aten::to.dtype", NULL}, /* 93 */
    {"aten::reshape", NULL}, /* 94 */
    {"aten::cumprod", NULL}, /* 95 */
    {"aten::flip", NULL}, /* 96 */
    {"aten::sum", NULL}, /* 97 */
    {"aten::cumsum", NULL}, /* 98 */
    {"aten::logcumsumexp", NULL}, /* 99 */
    {"aten::clamp_min", NULL}, /* 100 */
    {"aten::new_zeros", NULL}, /* 101 */
    {"aten::scatter_add", NULL}, /* 102 */
    {"aten::gather", NULL}, /* 103 */
    {"aten::value_selecting_reduction_backward", NULL}, /* 104 */
    {"aten::squeeze.dim", NULL}, /* 105 */
    {"aten::eye.m", NULL}, /* 106 */
    {"aten::mean.dim", NULL}, /* 107 */
    {"aten::t", NULL}, /* 108 */
    {"aten::mm", NULL}, /* 109 */
    {"aten::transpose.int", NULL}, /* 110 */
    {"aten::bmm", NULL}, /* 111 */
    {"aten::outer", NULL}, /* 112 */
    {"aten::mv", NULL}, /* 113 */
    {"aten::dot", NULL}, /* 114 */
    {"aten::vdot", NULL}, /* 115 */
    {"aten::addmm", NULL}, /* 116 */
    {"aten::linalg_cross", NULL}, /* 117 */
    {"aten::mH", NULL}, /* 118 */
    {"aten::matmul", NULL}, /* 119 */
    {"aten::linalg_solve_triangular", NULL}, /* 120 */
    {"aten::triu", NULL}, /* 121 */
    {"aten::tril", NULL}, /* 122 */
    {"aten::mT", NULL}, /* 123 */
    {"aten::diagonal", NULL}, /* 124 */
    {"aten::expand_as", NULL}, /* 125 */
    {"aten::diag_embed", NULL}, /* 126 */
    {"aten::linalg_solve", NULL}, /* 127 */
    {"aten::cholesky_solve", NULL}, /* 128 */
    {"aten::eye", NULL}, /* 129 */
    {"aten::_linalg_eigh", NULL}, /* 130 */
    {"aten::linalg_eig", NULL}, /* 131 */
    {"aten::_linalg_svd", NULL}, /* 132 */
    {"aten::lu_unpack", NULL}, /* 133 */
    {"aten::linalg_lu_solve", NULL}, /* 134 */
    {"aten::linalg_matrix_exp", NULL}, /* 135 */
    {"aten::linalg_pinv.atol_rtol_float", NULL}, /* 136 */
    {"aten::_trilinear", NULL}, /* 137 */
    {"aten::_fft_c2c", NULL}, /* 138 */
    {"aten::_fft_r2c", NULL}, /* 139 */
    {"aten::ormqr", NULL}, /* 140 */
    {"aten::as_strided", NULL}, /* 141 */
    {"aten::contiguous", NULL}, /* 142 */
    {"aten::as_strided_scatter", NULL}, /* 143 */
    {"aten::conj_physical", NULL}, /* 144 */
    {"aten::diagonal_backward", NULL}, /* 145 */
    {"aten::diagonal_scatter", NULL}, /* 146 */
    {"aten::select_backward", NULL}, /* 147 */
    {"aten::select.int", NULL}, /* 148 */
    {"aten::select_scatter", NULL}, /* 149 */
    {"aten::slice_backward", NULL}, /* 150 */
    {"aten::slice.Tensor", NULL}, /* 151 */
    {"aten::slice_scatter", NULL}, /* 152 */
    {"aten::squeeze", NULL}, /* 153 */
    {"aten::squeeze.dims", NULL}, /* 154 */
    {"aten::stack", NULL}, /* 155 */
    {"aten::unfold_backward", NULL}, /* 156 */
    {"aten::unfold", NULL}, /* 157 */
    {"aten::resolve_conj", NULL}, /* 158 */
    {"aten::view_as_real", NULL}, /* 159 */
    {"aten::view_as_complex", NULL}, /* 160 */
    {"aten::copy", NULL}, /* 161 */
    {"aten::fill.Tensor", NULL}, /* 162 */
    {"aten::unbind.int", NULL}, /* 163 */
    {"aten::channel_shuffle", NULL}, /* 164 */
    {"aten::pixel_unshuffle", NULL}, /* 165 */
    {"aten::pixel_shuffle", NULL}, /* 166 */
    {"aten::rot90", NULL}, /* 167 */
    {"aten::constant_pad_nd", NULL}, /* 168 */
    {"aten::index_put", NULL}, /* 169 */
    {"aten::_unsafe_index_put", NULL}, /* 170 */
    {"aten::_unsafe_masked_index_put_accumulate", NULL}, /* 171 */
    {"aten::_unsafe_masked_index", NULL}, /* 172 */
    {"aten::index_select", NULL}, /* 173 */
    {"aten::index_fill.int_Scalar", NULL}, /* 174 */
    {"aten::ne.Scalar", NULL}, /* 175 */
    {"aten::index_fill.int_Tensor", NULL}, /* 176 */
    {"aten::index.Tensor", NULL}, /* 177 */
    {"aten::_unsafe_index.Tensor", NULL}, /* 178 */
    {"aten::scatter.value", NULL}, /* 179 */
    {"aten::scatter_reduce.two", NULL}, /* 180 */
    {"aten::index_add", NULL}, /* 181 */
    {"aten::masked_fill.Tensor", NULL}, /* 182 */
    {"aten::masked_scatter_backward", NULL}, /* 183 */
    {"aten::masked_scatter", NULL}, /* 184 */
    {"aten::put", NULL}, /* 185 */
    {"aten::take", NULL}, /* 186 */
    {"aten::where.ScalarSelf", NULL}, /* 187 */
    {"aten::affine_grid_generator_backward", NULL}, /* 188 */
    {"aten::flatten.using_ints", NULL}, /* 189 */
    {"aten::linalg_vector_norm", NULL}, /* 190 */
    {"aten::convolution_backward", NULL}, /* 191 */
    {"aten::convolution", NULL}, /* 192 */
    {"aten::col2im", NULL}, /* 193 */
    {"aten::im2col", NULL}, /* 194 */
    {"aten::_adaptive_avg_pool2d_backward", NULL}, /* 195 */
    {"aten::_adaptive_avg_pool2d", NULL}, /* 196 */
    {"aten::_adaptive_avg_pool3d_backward", NULL}, /* 197 */
    {"aten::_adaptive_avg_pool3d", NULL}, /* 198 */
    {"aten::adaptive_max_pool2d_backward", NULL}, /* 199 */
    {"aten::adaptive_max_pool3d_backward", NULL}, /* 200 */
    {"aten::avg_pool2d_backward", NULL}, /* 201 */
    {"aten::avg_pool2d", NULL}, /* 202 */
    {"aten::avg_pool3d_backward", NULL}, /* 203 */
    {"aten::avg_pool3d", NULL}, /* 204 */
    {"aten::fractional_max_pool2d_backward", NULL}, /* 205 */
    {"aten::fractional_max_pool3d_backward", NULL}, /* 206 */
    {"aten::max_pool2d_with_indices_backward", NULL}, /* 207 */
    {"aten::max_pool3d_with_indices_backward", NULL}, /* 208 */
    {"aten::_segment_reduce_backward", NULL}, /* 209 */
    {"aten::native_batch_norm_backward", NULL}, /* 210 */
    {"aten::new_ones", NULL}, /* 211 */
    {"aten::var.correction", NULL}, /* 212 */
    {"aten::native_layer_norm_backward", NULL}, /* 213 */
    {"aten::native_group_norm_backward", NULL}, /* 214 */
    {"aten::_softmax_backward_data", NULL}, /* 215 */
    {"aten::_log_softmax_backward_data", NULL}, /* 216 */
    {"aten::native_dropout_backward", NULL}, /* 217 */
    {"aten::_scaled_dot_product_flash_attention_for_cpu_backward", NULL}, /* 218 */
    {"aten::embedding_dense_backward", NULL}, /* 219 */
    {"aten::embedding", NULL}, /* 220 */
    {"aten::bincount", NULL}, /* 221 */
    {"aten::_embedding_bag_dense_backward", NULL}, /* 222 */
    {"aten::_embedding_bag_per_sample_weights_backward", NULL}, /* 223 */
    {"aten::reflection_pad1d_backward", NULL}, /* 224 */
    {"aten::reflection_pad1d", NULL}, /* 225 */
    {"aten::reflection_pad2d_backward", NULL}, /* 226 */
    {"aten::reflection_pad2d", NULL}, /* 227 */
    {"aten::reflection_pad3d_backward", NULL}, /* 228 */
    {"aten::reflection_pad3d", NULL}, /* 229 */
    {"aten::replication_pad1d_backward", NULL}, /* 230 */
    {"aten::replication_pad1d", NULL}, /* 231 */
    {"aten::replication_pad2d_backward", NULL}, /* 232 */
    {"aten::replication_pad2d", NULL}, /* 233 */
    {"aten::replication_pad3d_backward", NULL}, /* 234 */
    {"aten::replication_pad3d", NULL}, /* 235 */
    {"aten::_upsample_bicubic2d_aa_backward", NULL}, /* 236 */
    {"aten::_upsample_bicubic2d_aa", NULL}, /* 237 */
    {"aten::_upsample_bilinear2d_aa_backward", NULL}, /* 238 */
    {"aten::_upsample_bilinear2d_aa", NULL}, /* 239 */
    {"aten::_upsample_lanczos2d_aa_backward", NULL}, /* 240 */
    {"aten::_upsample_lanczos2d_aa", NULL}, /* 241 */
    {"aten::_upsample_nearest_exact1d_backward", NULL}, /* 242 */
    {"aten::_upsample_nearest_exact1d", NULL}, /* 243 */
    {"aten::_upsample_nearest_exact2d_backward", NULL}, /* 244 */
    {"aten::_upsample_nearest_exact2d", NULL}, /* 245 */
    {"aten::_upsample_nearest_exact3d_backward", NULL}, /* 246 */
    {"aten::_upsample_nearest_exact3d", NULL}, /* 247 */
    {"aten::upsample_bicubic2d_backward", NULL}, /* 248 */
    {"aten::upsample_bicubic2d", NULL}, /* 249 */
    {"aten::upsample_bilinear2d_backward", NULL}, /* 250 */
    {"aten::upsample_bilinear2d", NULL}, /* 251 */
    {"aten::upsample_linear1d_backward", NULL}, /* 252 */
    {"aten::upsample_linear1d", NULL}, /* 253 */
    {"aten::upsample_nearest1d_backward", NULL}, /* 254 */
    {"aten::upsample_nearest1d", NULL}, /* 255 */
    {"aten::upsample_nearest2d_backward", NULL}, /* 256 */
    {"aten::upsample_nearest2d", NULL}, /* 257 */
    {"aten::upsample_nearest3d_backward", NULL}, /* 258 */
    {"aten::upsample_nearest3d", NULL}, /* 259 */
    {"aten::upsample_trilinear3d_backward", NULL}, /* 260 */
    {"aten::upsample_trilinear3d", NULL}, /* 261 */
    {"aten::grid_sampler_2d_backward", NULL}, /* 262 */
    {"aten::grid_sampler_2d", NULL}, /* 263 */
    {"aten::grid_sampler_3d_backward", NULL}, /* 264 */
    {"aten::grid_sampler_3d", NULL}, /* 265 */
    {"aten::_cdist_backward", NULL}, /* 266 */
    {"aten::_pdist_backward", NULL}, /* 267 */
    {"aten::binary_cross_entropy_backward", NULL}, /* 268 */
    {"aten::mean", NULL}, /* 269 */
    {"aten::huber_loss_backward", NULL}, /* 270 */
    {"aten::mse_loss_backward", NULL}, /* 271 */
    {"aten::multi_margin_loss_backward", NULL}, /* 272 */
    {"aten::multilabel_margin_loss_backward", NULL}, /* 273 */
    {"aten::nll_loss_backward", NULL}, /* 274 */
    {"aten::nll_loss_forward", NULL}, /* 275 */
    {"aten::nll_loss", NULL}, /* 276 */
    {"aten::nll_loss2d_backward", NULL}, /* 277 */
    {"aten::nll_loss2d_forward", NULL}, /* 278 */
    {"aten::nll_loss2d", NULL}, /* 279 */
    {"aten::smooth_l1_loss_backward", NULL}, /* 280 */
    {"aten::soft_margin_loss_backward", NULL}, /* 281 */
    {"aten::_ctc_loss_backward", NULL}, /* 282 */
    {"aten::_ctc_loss_backward.Tensor", NULL}, /* 283 */
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
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_COMPLEX, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 18, 2}, /* %1 */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 0}, /* %0 */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 9}, /* %2 %3 mul.Tensor */
    {TNI_STEP_CALL, 1, 5, 8, 6}, /* %4 imag */
    {TNI_STEP_CALL, 1, 6, 10, 0}, /* %0 abs */
    {TNI_STEP_CONSTANT, 0, 7, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 2, 9, 11, 82}, /* %6 %8 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 10, 15, 84}, /* %5 %9 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 11, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 12, 2, 24}, /* %11 */
    {TNI_STEP_CALL, 2, 13, 12, 86}, /* %0 %12 eq.Scalar */
    {TNI_STEP_CALL, 3, 14, 13, 88}, /* %10 %13 %12 masked_fill.Scalar */
    {TNI_STEP_COPY, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_JUMP, 0, 0, 22, 0}, /* */
    {TNI_STEP_TANGENT, 0, 16, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 17, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 18, 14, 91}, /* %16 %17 %17 %17 %17 %17 zeros_like */
    {TNI_STEP_COPY, 1, 15, 0, 39}, /* %18 */
    {TNI_STEP_GIVE, 1, 0, 0, 36}, /* %15 */
    /* program 8 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 1, 1, 32}, /* %0 %0 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 4, 2}, /* %1 %3 %3 rsub.Scalar */
    {TNI_STEP_CALL, 1, 5, 5, 6}, /* %4 rsqrt */
    {TNI_STEP_CONJUGATE, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_GRAD, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 1, 97}, /* %7 %6 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 9 */
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
    /* program 10 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 1, 1, 32}, /* %0 %0 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 7, 2}, /* %1 %3 %3 add.Scalar */
    {TNI_STEP_CALL, 1, 5, 5, 6}, /* %4 rsqrt */
    {TNI_STEP_CONJUGATE, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_GRAD, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 1, 97}, /* %7 %6 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 11 */
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
    /* program 12 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 1, 1, 32}, /* %0 %0 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 7, 2}, /* %1 %3 %3 add.Scalar */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_GRAD, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 15, 99}, /* %6 %5 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 13 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 8}, /* %2 %2 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 7, 10}, /* %3 %5 %5 add.Scalar */
    {TNI_STEP_CONJUGATE, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_CALL, 2, 8, 15, 101}, /* %1 %7 div.Tensor */
    {TNI_STEP_CONJUGATE, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 14 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 1, 1, 32}, /* %0 %0 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 4, 2}, /* %1 %3 %3 rsub.Scalar */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_GRAD, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 15, 99}, /* %6 %5 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 15 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 8}, /* %2 %2 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 4, 10}, /* %3 %5 %5 rsub.Scalar */
    {TNI_STEP_CONJUGATE, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_CALL, 2, 8, 15, 101}, /* %1 %7 div.Tensor */
    {TNI_STEP_CONJUGATE, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 16 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 2, 14, 103}, /* %0 %1 %1 %1 %1 %1 zeros_like */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 17 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_NONE, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 3, 14, 109}, /* %1 %2 %2 %2 %2 %2 zeros_like */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 18 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_GIVE, 1, 0, 0, 0}, /* %0 */
    /* program 19 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_GIVE, 1, 0, 0, 0}, /* %0 */
    /* program 20 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 16, 1}, /* %2 sin */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 1, 115}, /* %1 %4 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 21 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CALL, 1, 2, 3, 2}, /* %1 neg */
    {TNI_STEP_ARGUMENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 4, 16, 3}, /* %3 sin */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 6, 1, 43}, /* %2 %5 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 22 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 17, 0}, /* %0 sinh */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 4}, /* %3 %2 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 23 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 17, 1}, /* %2 sinh */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 1, 115}, /* %1 %4 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 24 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 3, 0}, /* 0x3f91df46a2529d39 */
    {TNI_STEP_SCALAR, 1, 2, 3, 2}, /* %1 */
    {TNI_STEP_SCALED, 2, 3, 0, 0}, /* %0 %2 */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 25 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 3, 0}, /* 0x3f91df46a2529d39 */
    {TNI_STEP_SCALAR, 1, 3, 3, 1}, /* %2 */
    {TNI_STEP_SCALED, 2, 4, 0, 2}, /* %1 %3 */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 26 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 4, 0}, /* 0x404ca5dc1a63c1f8 */
    {TNI_STEP_SCALAR, 1, 2, 3, 2}, /* %1 */
    {TNI_STEP_SCALED, 2, 3, 0, 0}, /* %0 %2 */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 27 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 4, 0}, /* 0x404ca5dc1a63c1f8 */
    {TNI_STEP_SCALAR, 1, 3, 3, 1}, /* %2 */
    {TNI_STEP_SCALED, 2, 4, 0, 2}, /* %1 %3 */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 28 */
    {TNI_STEP_CONSTANT, 0, 0, 0, 0}, /* 0x1 */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 18, 103}, /* %0 %1 polygamma */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 4}, /* %3 %2 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 29 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_ARGUMENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 18, 9}, /* %2 %3 polygamma */
    {TNI_STEP_CALL, 2, 5, 1, 115}, /* %1 %4 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 30 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 1, 1, 32}, /* %0 %0 mul.Tensor */
    {TNI_STEP_CALL, 1, 2, 3, 2}, /* %1 neg */
    {TNI_STEP_CALL, 1, 3, 19, 1}, /* %2 exp */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 1, 117}, /* %4 %3 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 6, 5, 0}, /* 0x3ff20dd750429b6d */
    {TNI_STEP_SCALAR, 1, 7, 3, 13}, /* %6 */
    {TNI_STEP_SCALED, 2, 8, 0, 28}, /* %5 %7 */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 31 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 8}, /* %2 %2 mul.Tensor */
    {TNI_STEP_CALL, 1, 4, 3, 3}, /* %3 neg */
    {TNI_STEP_CALL, 1, 5, 19, 6}, /* %4 exp */
    {TNI_STEP_CALL, 2, 6, 1, 119}, /* %1 %5 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 7, 5, 0}, /* 0x3ff20dd750429b6d */
    {TNI_STEP_SCALAR, 1, 8, 3, 14}, /* %7 */
    {TNI_STEP_SCALED, 2, 9, 0, 82}, /* %6 %8 */
    {TNI_STEP_CONJUGATE, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_GIVE, 1, 0, 0, 23}, /* %10 */
    /* program 32 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 1, 1, 32}, /* %0 %0 mul.Tensor */
    {TNI_STEP_CALL, 1, 2, 3, 2}, /* %1 neg */
    {TNI_STEP_CALL, 1, 3, 19, 1}, /* %2 exp */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 1, 117}, /* %4 %3 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 6, 6, 0}, /* 0xbff20dd750429b6d */
    {TNI_STEP_SCALAR, 1, 7, 3, 13}, /* %6 */
    {TNI_STEP_SCALED, 2, 8, 0, 28}, /* %5 %7 */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 33 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 8}, /* %2 %2 mul.Tensor */
    {TNI_STEP_CALL, 1, 4, 3, 3}, /* %3 neg */
    {TNI_STEP_CALL, 1, 5, 19, 6}, /* %4 exp */
    {TNI_STEP_CALL, 2, 6, 1, 119}, /* %1 %5 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 7, 6, 0}, /* 0xbff20dd750429b6d */
    {TNI_STEP_SCALAR, 1, 8, 3, 14}, /* %7 */
    {TNI_STEP_SCALED, 2, 9, 0, 82}, /* %6 %8 */
    {TNI_STEP_CONJUGATE, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_GIVE, 1, 0, 0, 23}, /* %10 */
    /* program 34 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 1, 1, 32}, /* %0 %0 mul.Tensor */
    {TNI_STEP_CALL, 1, 2, 19, 2}, /* %1 exp */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 4}, /* %3 %2 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 5, 7, 0}, /* 0x3fec5bf891b4ef6b */
    {TNI_STEP_SCALAR, 1, 6, 3, 7}, /* %5 */
    {TNI_STEP_SCALED, 2, 7, 0, 18}, /* %4 %6 */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 35 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 8}, /* %2 %2 mul.Tensor */
    {TNI_STEP_CALL, 1, 4, 19, 3}, /* %3 exp */
    {TNI_STEP_CALL, 2, 5, 1, 115}, /* %1 %4 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 6, 7, 0}, /* 0x3fec5bf891b4ef6b */
    {TNI_STEP_SCALAR, 1, 7, 3, 13}, /* %6 */
    {TNI_STEP_SCALED, 2, 8, 0, 28}, /* %5 %7 */
    {TNI_STEP_CONJUGATE, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 36 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 103}, /* %0 %1 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 3, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_SCALED, 2, 5, 0, 5}, /* %2 %4 */
    {TNI_STEP_CONSTANT, 0, 6, 5, 0}, /* 0x3ff20dd750429b6d */
    {TNI_STEP_SCALAR, 1, 7, 3, 13}, /* %6 */
    {TNI_STEP_CONSTANT, 0, 8, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 3, 10, 6, 45}, /* %5 %7 %9 sub.Scalar */
    {TNI_STEP_GRAD, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 1, 121}, /* %11 %10 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    /* program 37 */
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
    {TNI_STEP_CALL, 3, 12, 6, 123}, /* %7 %9 %11 sub.Scalar */
    {TNI_STEP_CALL, 2, 13, 1, 126}, /* %1 %12 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 38 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 1}, /* %2 %1 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 39 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CALL, 2, 4, 1, 2}, /* %1 %3 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 40 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 1}, /* %2 %1 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 4, 8, 0}, /* 0x3fe62e42fefa39ef */
    {TNI_STEP_SCALAR, 1, 5, 3, 6}, /* %4 */
    {TNI_STEP_SCALED, 2, 6, 0, 10}, /* %3 %5 */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 41 */
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
    /* program 42 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 7, 2}, /* %1 %3 %3 add.Scalar */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 1, 128}, /* %5 %4 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 43 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 7, 10}, /* %3 %5 %5 add.Scalar */
    {TNI_STEP_CALL, 2, 7, 1, 130}, /* %1 %6 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 44 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 20, 0}, /* %0 special_i1 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 1}, /* %2 %1 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 45 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 20, 1}, /* %2 special_i1 */
    {TNI_STEP_CALL, 2, 4, 1, 2}, /* %1 %3 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 46 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 21, 0}, /* %0 special_i1e */
    {TNI_STEP_CALL, 1, 2, 0, 0}, /* %0 sgn */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 9}, /* %2 %3 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 3, 7, 22, 132}, /* %1 %4 %6 sub.Tensor */
    {TNI_STEP_GRAD, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 9, 1, 135}, /* %8 %7 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 47 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 21, 1}, /* %2 special_i1e */
    {TNI_STEP_CALL, 1, 4, 0, 1}, /* %2 sgn */
    {TNI_STEP_RESULT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 1, 6}, /* %4 %5 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 9, 22, 137}, /* %3 %6 %8 sub.Tensor */
    {TNI_STEP_CALL, 2, 10, 1, 140}, /* %1 %9 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    /* program 48 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 10, 0}, /* %0 abs */
    {TNI_STEP_CONSTANT, 0, 2, 9, 0}, /* 0x3cd203af9ee75616 */
    {TNI_STEP_SCALAR, 1, 3, 3, 1}, /* %2 */
    {TNI_STEP_CALL, 2, 4, 23, 2}, /* %1 %3 gt.Scalar */
    {TNI_STEP_CALL, 1, 5, 24, 0}, /* %0 i0 */
    {TNI_STEP_SAVED, 0, 6, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 15, 142}, /* %6 %0 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 8, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 3, 10, 22, 45}, /* %5 %7 %9 sub.Tensor */
    {TNI_STEP_CONSTANT, 0, 11, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 12, 3, 24}, /* %11 */
    {TNI_STEP_CALL, 3, 13, 25, 144}, /* %4 %10 %12 where.ScalarOther */
    {TNI_STEP_GRAD, 0, 14, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 15, 1, 34}, /* %14 %13 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 36}, /* %15 */
    /* program 49 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 10, 1}, /* %2 abs */
    {TNI_STEP_CONSTANT, 0, 4, 9, 0}, /* 0x3cd203af9ee75616 */
    {TNI_STEP_SCALAR, 1, 5, 3, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 6, 23, 10}, /* %3 %5 gt.Scalar */
    {TNI_STEP_CALL, 1, 7, 24, 1}, /* %2 i0 */
    {TNI_STEP_RESULT, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 9, 15, 147}, /* %8 %2 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 10, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_CALL, 3, 12, 22, 123}, /* %7 %9 %11 sub.Tensor */
    {TNI_STEP_CONSTANT, 0, 13, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 14, 3, 35}, /* %13 */
    {TNI_STEP_CALL, 3, 15, 25, 149}, /* %6 %12 %14 where.ScalarOther */
    {TNI_STEP_CALL, 2, 16, 1, 152}, /* %1 %15 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_GIVE, 1, 0, 0, 40}, /* %17 */
    /* program 50 */
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
    {TNI_STEP_CALL, 3, 10, 28, 154}, /* %6 %7 %9 add.Tensor */
    {TNI_STEP_SAVED, 0, 11, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 1, 121}, /* %11 %10 mul.Tensor */
    {TNI_STEP_CALL, 3, 13, 22, 157}, /* %5 %12 %9 sub.Tensor */
    {TNI_STEP_CONSTANT, 0, 14, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 15, 3, 34}, /* %14 */
    {TNI_STEP_CALL, 3, 16, 25, 160}, /* %4 %13 %15 where.ScalarOther */
    {TNI_STEP_GRAD, 0, 17, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 18, 1, 163}, /* %17 %16 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 39}, /* %18 */
    /* program 51 */
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
    {TNI_STEP_CALL, 3, 12, 28, 165}, /* %8 %9 %11 add.Tensor */
    {TNI_STEP_RESULT, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 14, 1, 89}, /* %13 %12 mul.Tensor */
    {TNI_STEP_CALL, 3, 15, 22, 168}, /* %7 %14 %11 sub.Tensor */
    {TNI_STEP_CONSTANT, 0, 16, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 17, 3, 38}, /* %16 */
    {TNI_STEP_CALL, 3, 18, 25, 171}, /* %6 %15 %17 where.ScalarOther */
    {TNI_STEP_CALL, 2, 19, 1, 53}, /* %1 %18 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 20, 0, 41}, /* %19 */
    {TNI_STEP_GIVE, 1, 0, 0, 55}, /* %20 */
    /* program 52 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 29, 0}, /* %0 digamma */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 1}, /* %2 %1 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 53 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 29, 1}, /* %2 digamma */
    {TNI_STEP_CALL, 2, 4, 1, 2}, /* %1 %3 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 54 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 15, 1}, /* %2 %1 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 55 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CALL, 2, 4, 15, 2}, /* %1 %3 div.Tensor */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 56 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 11, 0}, /* 0x40026bb1bbb55516 */
    {TNI_STEP_SCALAR, 1, 3, 3, 1}, /* %2 */
    {TNI_STEP_SCALED, 2, 4, 0, 2}, /* %1 %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 15, 128}, /* %5 %4 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 57 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CONSTANT, 0, 4, 11, 0}, /* 0x40026bb1bbb55516 */
    {TNI_STEP_SCALAR, 1, 5, 3, 6}, /* %4 */
    {TNI_STEP_SCALED, 2, 6, 0, 10}, /* %3 %5 */
    {TNI_STEP_CALL, 2, 7, 15, 130}, /* %1 %6 div.Tensor */
    {TNI_STEP_CONJUGATE, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 58 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_CALL, 3, 3, 7, 174}, /* %0 %2 %2 add.Scalar */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 15, 128}, /* %5 %4 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 59 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 3, 5, 7, 177}, /* %2 %4 %4 add.Scalar */
    {TNI_STEP_CONJUGATE, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_CALL, 2, 7, 15, 130}, /* %1 %6 div.Tensor */
    {TNI_STEP_CONJUGATE, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 60 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 8, 0}, /* 0x3fe62e42fefa39ef */
    {TNI_STEP_SCALAR, 1, 3, 3, 1}, /* %2 */
    {TNI_STEP_SCALED, 2, 4, 0, 2}, /* %1 %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 15, 128}, /* %5 %4 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 61 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CONSTANT, 0, 4, 8, 0}, /* 0x3fe62e42fefa39ef */
    {TNI_STEP_SCALAR, 1, 5, 3, 6}, /* %4 */
    {TNI_STEP_SCALED, 2, 6, 0, 10}, /* %3 %5 */
    {TNI_STEP_CALL, 2, 7, 15, 130}, /* %1 %6 div.Tensor */
    {TNI_STEP_CONJUGATE, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 62 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 30, 180}, /* %0 %1 %2 logit_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 63 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 4, 30, 183}, /* %1 %2 %3 logit_backward */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 64 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 2, 31, 103}, /* %0 %1 unsqueeze */
    {TNI_STEP_DTYPE, 1, 3, 0, 0}, /* %0 */
    {TNI_STEP_DEVICE, 1, 4, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_SOME, 1, 7, 0, 3}, /* %3 */
    {TNI_STEP_NONE, 0, 8, 0, 0}, /* */
    {TNI_STEP_SOME, 1, 9, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 5, 10, 32, 186}, /* %6 %7 %8 %9 %8 arange */
    {TNI_STEP_CONSTANT, 0, 11, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 12, 3, 24}, /* %11 */
    {TNI_STEP_SCALED, 2, 13, 0, 145}, /* %10 %12 */
    {TNI_STEP_CONSTANT, 0, 14, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 15, 2, 34}, /* %14 */
    {TNI_STEP_CALL, 3, 16, 22, 191}, /* %2 %13 %15 sub.Tensor */
    {TNI_STEP_CALL, 1, 17, 29, 38}, /* %16 digamma */
    {TNI_STEP_LIST, 1, 18, 0, 2}, /* %1 */
    {TNI_STEP_SOME, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_CONSTANT, 0, 20, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 21, 33, 194}, /* %17 %19 %20 %8 sum.dim_IntList */
    {TNI_STEP_GRAD, 0, 22, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 23, 1, 198}, /* %22 %21 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 81}, /* %23 */
    /* program 65 */
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
    {TNI_STEP_CALL, 5, 12, 32, 200}, /* %8 %9 %10 %11 %10 arange */
    {TNI_STEP_CONSTANT, 0, 13, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 14, 3, 35}, /* %13 */
    {TNI_STEP_SCALED, 2, 15, 0, 150}, /* %12 %14 */
    {TNI_STEP_CONSTANT, 0, 16, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 17, 2, 38}, /* %16 */
    {TNI_STEP_CALL, 3, 18, 22, 205}, /* %4 %15 %17 sub.Tensor */
    {TNI_STEP_CALL, 1, 19, 29, 39}, /* %18 digamma */
    {TNI_STEP_LIST, 1, 20, 0, 3}, /* %3 */
    {TNI_STEP_SOME, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_CONSTANT, 0, 22, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 23, 33, 208}, /* %19 %21 %22 %10 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 24, 1, 212}, /* %1 %23 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 25, 0, 74}, /* %24 */
    {TNI_STEP_GIVE, 1, 0, 0, 75}, /* %25 */
    /* program 66 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 34, 0}, /* %0 isfinite */
    {TNI_STEP_CALL, 1, 2, 35, 2}, /* %1 logical_not */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 13, 214}, /* %3 %2 %5 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 67 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 34, 1}, /* %2 isfinite */
    {TNI_STEP_CALL, 1, 4, 35, 3}, /* %3 logical_not */
    {TNI_STEP_CONSTANT, 0, 5, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 3, 7, 13, 132}, /* %1 %4 %6 masked_fill.Scalar */
    {TNI_STEP_CONJUGATE, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 68 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_GIVE, 1, 0, 0, 2}, /* %1 */
    /* program 69 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_ADD, 2, 2, 2, 103}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 18, 9}, /* %2 %3 polygamma */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 1, 128}, /* %5 %4 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 70 */
    {TNI_STEP_TANGENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 0, 0}, /* 0x1 */
    {TNI_STEP_ADD, 2, 4, 2, 9}, /* %2 %3 */
    {TNI_STEP_ARGUMENT, 0, 5, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 18, 6}, /* %4 %5 polygamma */
    {TNI_STEP_CALL, 2, 7, 1, 130}, /* %1 %6 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 71 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 8}, /* %2 %2 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 1, 115}, /* %1 %4 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 72 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CALL, 1, 2, 3, 2}, /* %1 neg */
    {TNI_STEP_RESULT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 3}, /* %3 %3 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 6, 1, 43}, /* %2 %5 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 73 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 13, 0}, /* 0x3 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_CALL, 2, 3, 11, 0}, /* %0 %2 pow.Tensor_Scalar */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 1, 128}, /* %5 %4 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 7, 14, 0}, /* 0xbfe0000000000000 */
    {TNI_STEP_SCALAR, 1, 8, 3, 14}, /* %7 */
    {TNI_STEP_SCALED, 2, 9, 0, 82}, /* %6 %8 */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 74 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 13, 0}, /* 0x3 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 11, 5}, /* %2 %4 pow.Tensor_Scalar */
    {TNI_STEP_CONJUGATE, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_CALL, 2, 7, 1, 130}, /* %1 %6 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 8, 14, 0}, /* 0xbfe0000000000000 */
    {TNI_STEP_SCALAR, 1, 9, 3, 16}, /* %8 */
    {TNI_STEP_SCALED, 2, 10, 0, 46}, /* %7 %9 */
    {TNI_STEP_CONJUGATE, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    /* program 75 */
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
    {TNI_STEP_CALL, 3, 10, 22, 217}, /* %4 %7 %9 sub.Tensor */
    {TNI_STEP_CALL, 1, 11, 10, 0}, /* %0 abs */
    {TNI_STEP_CALL, 2, 12, 15, 23}, /* %10 %11 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 13, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_CALL, 2, 15, 12, 33}, /* %0 %14 eq.Scalar */
    {TNI_STEP_CALL, 3, 16, 13, 220}, /* %12 %15 %14 masked_fill.Scalar */
    {TNI_STEP_COPY, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_JUMP, 0, 0, 24, 0}, /* */
    {TNI_STEP_GRAD, 0, 18, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 19, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 20, 14, 223}, /* %18 %19 %19 %19 %19 %19 zeros_like */
    {TNI_STEP_COPY, 1, 17, 0, 55}, /* %20 */
    {TNI_STEP_GIVE, 1, 0, 0, 40}, /* %17 */
    /* program 76 */
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
    {TNI_STEP_CALL, 3, 10, 22, 217}, /* %4 %7 %9 sub.Tensor */
    {TNI_STEP_CALL, 1, 11, 10, 0}, /* %0 abs */
    {TNI_STEP_CALL, 2, 12, 15, 23}, /* %10 %11 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 13, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_CALL, 2, 15, 12, 33}, /* %0 %14 eq.Scalar */
    {TNI_STEP_CALL, 3, 16, 13, 220}, /* %12 %15 %14 masked_fill.Scalar */
    {TNI_STEP_COPY, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_JUMP, 0, 0, 24, 0}, /* */
    {TNI_STEP_TANGENT, 0, 18, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 19, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 20, 14, 223}, /* %18 %19 %19 %19 %19 %19 zeros_like */
    {TNI_STEP_COPY, 1, 17, 0, 55}, /* %20 */
    {TNI_STEP_GIVE, 1, 0, 0, 40}, /* %17 */
    /* program 77 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 36, 103}, /* %0 %1 sigmoid_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 78 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 36, 109}, /* %1 %2 sigmoid_backward */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 79 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 37, 0}, /* %0 cos */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 4}, /* %3 %2 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 80 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 37, 1}, /* %2 cos */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 1, 115}, /* %1 %4 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 81 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 15, 0}, /* 0x400921fb54442d18 */
    {TNI_STEP_SCALAR, 1, 2, 3, 2}, /* %1 */
    {TNI_STEP_SCALED, 2, 3, 0, 0}, /* %0 %2 */
    {TNI_STEP_CALL, 1, 4, 37, 3}, /* %3 cos */
    {TNI_STEP_CALL, 2, 5, 1, 117}, /* %4 %3 mul.Tensor */
    {TNI_STEP_CALL, 1, 6, 16, 3}, /* %3 sin */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 9, 22, 229}, /* %5 %6 %8 sub.Tensor */
    {TNI_STEP_CALL, 2, 10, 1, 3}, /* %3 %3 mul.Tensor */
    {TNI_STEP_CALL, 2, 11, 15, 22}, /* %9 %10 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 12, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 13, 2, 42}, /* %12 */
    {TNI_STEP_CALL, 2, 14, 12, 232}, /* %3 %13 eq.Scalar */
    {TNI_STEP_CALL, 3, 15, 13, 234}, /* %11 %14 %13 masked_fill.Scalar */
    {TNI_STEP_SCALED, 2, 16, 0, 237}, /* %15 %2 */
    {TNI_STEP_CONJUGATE, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_GRAD, 0, 18, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 19, 1, 39}, /* %18 %17 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 41}, /* %19 */
    /* program 82 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 15, 0}, /* 0x400921fb54442d18 */
    {TNI_STEP_SCALAR, 1, 4, 3, 3}, /* %3 */
    {TNI_STEP_SCALED, 2, 5, 0, 5}, /* %2 %4 */
    {TNI_STEP_CALL, 1, 6, 37, 7}, /* %5 cos */
    {TNI_STEP_CALL, 2, 7, 1, 99}, /* %6 %5 mul.Tensor */
    {TNI_STEP_CALL, 1, 8, 16, 7}, /* %5 sin */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 3, 11, 22, 239}, /* %7 %8 %10 sub.Tensor */
    {TNI_STEP_CALL, 2, 12, 1, 11}, /* %5 %5 mul.Tensor */
    {TNI_STEP_CALL, 2, 13, 15, 61}, /* %11 %12 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 14, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 15, 2, 34}, /* %14 */
    {TNI_STEP_CALL, 2, 16, 12, 242}, /* %5 %15 eq.Scalar */
    {TNI_STEP_CALL, 3, 17, 13, 244}, /* %13 %16 %15 masked_fill.Scalar */
    {TNI_STEP_SCALED, 2, 18, 0, 247}, /* %17 %4 */
    {TNI_STEP_CONJUGATE, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_CALL, 2, 20, 1, 249}, /* %1 %19 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_GIVE, 1, 0, 0, 72}, /* %21 */
    /* program 83 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 38, 0}, /* %0 cosh */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 4}, /* %3 %2 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 84 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 38, 1}, /* %2 cosh */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 1, 115}, /* %1 %4 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 85 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 39, 0}, /* %0 log */
    {TNI_STEP_CALL, 1, 2, 3, 2}, /* %1 neg */
    {TNI_STEP_CONSTANT, 0, 3, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 3, 5, 6, 177}, /* %2 %4 %4 sub.Scalar */
    {TNI_STEP_GRAD, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 1, 99}, /* %6 %5 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 86 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 39, 1}, /* %2 log */
    {TNI_STEP_CALL, 1, 4, 3, 3}, /* %3 neg */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 3, 7, 6, 18}, /* %4 %6 %6 sub.Scalar */
    {TNI_STEP_CALL, 2, 8, 1, 101}, /* %1 %7 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 87 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 16, 0}, /* 0xbfe6a09e667f3bcd */
    {TNI_STEP_SCALAR, 1, 2, 3, 2}, /* %1 */
    {TNI_STEP_SCALED, 2, 3, 0, 0}, /* %0 %2 */
    {TNI_STEP_CALL, 1, 4, 40, 3}, /* %3 special_erfcx */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 15, 128}, /* %5 %4 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 7, 17, 0}, /* 0x3fe9884533d43651 */
    {TNI_STEP_SCALAR, 1, 8, 3, 14}, /* %7 */
    {TNI_STEP_SCALED, 2, 9, 0, 82}, /* %6 %8 */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 88 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 16, 0}, /* 0xbfe6a09e667f3bcd */
    {TNI_STEP_SCALAR, 1, 4, 3, 3}, /* %3 */
    {TNI_STEP_SCALED, 2, 5, 0, 5}, /* %2 %4 */
    {TNI_STEP_CALL, 1, 6, 40, 7}, /* %5 special_erfcx */
    {TNI_STEP_CALL, 2, 7, 15, 130}, /* %1 %6 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 8, 17, 0}, /* 0x3fe9884533d43651 */
    {TNI_STEP_SCALAR, 1, 9, 3, 16}, /* %8 */
    {TNI_STEP_SCALED, 2, 10, 0, 46}, /* %7 %9 */
    {TNI_STEP_CONJUGATE, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    /* program 89 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 1, 1, 32}, /* %0 %0 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 2, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 3, 3, 1}, /* %2 */
    {TNI_STEP_SCALED, 2, 4, 0, 2}, /* %1 %3 */
    {TNI_STEP_CALL, 1, 5, 19, 6}, /* %4 exp */
    {TNI_STEP_GRAD, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 1, 99}, /* %6 %5 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 8, 18, 0}, /* 0x40040d931ff62705 */
    {TNI_STEP_SCALAR, 1, 9, 3, 16}, /* %8 */
    {TNI_STEP_SCALED, 2, 10, 0, 46}, /* %7 %9 */
    {TNI_STEP_GIVE, 1, 0, 0, 23}, /* %10 */
    /* program 90 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 8}, /* %2 %2 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 4, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 5, 3, 6}, /* %4 */
    {TNI_STEP_SCALED, 2, 6, 0, 10}, /* %3 %5 */
    {TNI_STEP_CALL, 1, 7, 19, 13}, /* %6 exp */
    {TNI_STEP_CALL, 2, 8, 1, 101}, /* %1 %7 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 9, 18, 0}, /* 0x40040d931ff62705 */
    {TNI_STEP_SCALAR, 1, 10, 3, 17}, /* %9 */
    {TNI_STEP_SCALED, 2, 11, 0, 240}, /* %8 %10 */
    {TNI_STEP_CONJUGATE, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    /* program 91 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_SCALED, 2, 4, 0, 2}, /* %1 %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 15, 128}, /* %5 %4 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 92 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CONSTANT, 0, 4, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_SCALED, 2, 6, 0, 10}, /* %3 %5 */
    {TNI_STEP_CALL, 2, 7, 15, 130}, /* %1 %6 div.Tensor */
    {TNI_STEP_CONJUGATE, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 93 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 1, 1, 32}, /* %0 %0 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 7, 2}, /* %1 %3 %3 add.Scalar */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_GRAD, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 1, 99}, /* %6 %5 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 94 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 8}, /* %2 %2 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 7, 10}, /* %3 %5 %5 add.Scalar */
    {TNI_STEP_CONJUGATE, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_CALL, 2, 8, 1, 101}, /* %1 %7 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 95 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 41, 103}, /* %0 %1 tanh_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 96 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 41, 109}, /* %1 %2 tanh_backward */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 97 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJ, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SCALED, 2, 3, 0, 1}, /* %2 %1 */
    {TNI_STEP_GIVE, 1, 0, 1, 3}, /* %3 */
    /* program 98 */
    {TNI_STEP_TANGENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 2, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 28, 214}, /* %3 %2 %5 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 99 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONJ, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_SCALED, 2, 4, 0, 2}, /* %1 %3 */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 100 */
    {TNI_STEP_TANGENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 2, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 22, 214}, /* %3 %2 %5 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 101 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONJ, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_SCALED, 2, 4, 0, 2}, /* %1 %3 */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 102 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_GIVE, 1, 0, 1, 0}, /* %0 */
    /* program 103 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 2, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_TANGENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 22, 214}, /* %3 %2 %5 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 104 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_SCALED, 2, 3, 0, 109}, /* %1 %2 */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 105 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 1}, /* %2 %1 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 3}, /* %3 */
    /* program 106 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 103}, /* %0 %1 mul.Tensor */
    {TNI_STEP_TANGENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 1, 56}, /* %3 %4 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 28, 251}, /* %2 %5 %7 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 107 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJ, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SCALED, 2, 3, 0, 1}, /* %2 %1 */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 108 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 109 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 15, 9}, /* %2 %3 div.Tensor */
    {TNI_STEP_CALL, 2, 5, 15, 117}, /* %4 %3 div.Tensor */
    {TNI_STEP_CONJUGATE, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_CALL, 2, 7, 1, 130}, /* %1 %6 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 14}, /* %7 */
    /* program 110 */
    {TNI_STEP_TANGENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_RESULT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 103}, /* %0 %1 mul.Tensor */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 22, 214}, /* %3 %2 %5 sub.Tensor */
    {TNI_STEP_ARGUMENT, 0, 7, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 15, 13}, /* %6 %7 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 111 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJ, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 42, 1}, /* %2 %1 div.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 112 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 42, 103}, /* %0 %1 div.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 113 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 1, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 8, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 14, 254}, /* %2 %3 %3 %3 %3 %3 zeros_like */
    {TNI_STEP_COPY, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_JUMP, 0, 0, 13, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_GRAD, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 9, 15, 135}, /* %8 %7 div.Tensor */
    {TNI_STEP_COPY, 1, 5, 0, 17}, /* %9 */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 114 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 1, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 8, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 14, 254}, /* %2 %3 %3 %3 %3 %3 zeros_like */
    {TNI_STEP_COPY, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_JUMP, 0, 0, 17, 0}, /* */
    {TNI_STEP_GRAD, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 7, 3, 13}, /* %6 neg */
    {TNI_STEP_SAVED, 0, 8, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 10, 15, 16}, /* %8 %9 div.Tensor */
    {TNI_STEP_CALL, 2, 11, 15, 30}, /* %10 %9 div.Tensor */
    {TNI_STEP_CONJUGATE, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_CALL, 2, 13, 1, 260}, /* %7 %12 mul.Tensor */
    {TNI_STEP_COPY, 1, 5, 0, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 1, 7}, /* %5 */
    /* program 115 */
    {TNI_STEP_ARGUMENT, 0, 0, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 1, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 8, 2}, /* %1 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 14, 254}, /* %2 %3 %3 %3 %3 %3 zeros_like */
    {TNI_STEP_COPY, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_JUMP, 0, 0, 18, 0}, /* */
    {TNI_STEP_TANGENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_RESULT, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 1, 13}, /* %6 %7 mul.Tensor */
    {TNI_STEP_TANGENT, 0, 9, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_CALL, 3, 12, 22, 262}, /* %9 %8 %11 sub.Tensor */
    {TNI_STEP_ARGUMENT, 0, 13, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 14, 15, 265}, /* %12 %13 div.Tensor */
    {TNI_STEP_COPY, 1, 5, 0, 34}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 116 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 1, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 8, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 14, 254}, /* %2 %3 %3 %3 %3 %3 zeros_like */
    {TNI_STEP_COPY, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_JUMP, 0, 0, 13, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 1, 0}, /* */
    {TNI_STEP_CONJ, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_GRAD, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 9, 42, 135}, /* %8 %7 div.Scalar */
    {TNI_STEP_COPY, 1, 5, 0, 17}, /* %9 */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 117 */
    {TNI_STEP_ARGUMENT, 0, 0, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 1, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 8, 2}, /* %1 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 14, 254}, /* %2 %3 %3 %3 %3 %3 zeros_like */
    {TNI_STEP_COPY, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_JUMP, 0, 0, 12, 0}, /* */
    {TNI_STEP_TANGENT, 0, 6, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 7, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 42, 13}, /* %6 %7 div.Scalar */
    {TNI_STEP_COPY, 1, 5, 0, 16}, /* %8 */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 118 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_EQUAL, 2, 3, 0, 0}, /* %0 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 10, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 6, 14, 267}, /* %4 %5 %5 %5 %5 %5 zeros_like */
    {TNI_STEP_COPY, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_JUMP, 0, 0, 20, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 8, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_SUB, 2, 10, 0, 273}, /* %0 %9 */
    {TNI_STEP_SAVED, 0, 11, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 11, 121}, /* %11 %10 pow.Tensor_Scalar */
    {TNI_STEP_SCALED, 2, 13, 0, 275}, /* %12 %0 */
    {TNI_STEP_CONJUGATE, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_GRAD, 0, 15, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 16, 1, 221}, /* %15 %14 mul.Tensor */
    {TNI_STEP_COPY, 1, 7, 0, 38}, /* %16 */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 119 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_EQUAL, 2, 5, 0, 5}, /* %2 %4 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 11, 7}, /* %5 */
    {TNI_STEP_NONE, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 14, 277}, /* %1 %6 %6 %6 %6 %6 zeros_like */
    {TNI_STEP_COPY, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 20, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_SUB, 2, 11, 0, 283}, /* %2 %10 */
    {TNI_STEP_ARGUMENT, 0, 12, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 13, 11, 285}, /* %12 %11 pow.Tensor_Scalar */
    {TNI_STEP_SCALED, 2, 14, 0, 287}, /* %13 %2 */
    {TNI_STEP_CONJUGATE, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_CALL, 2, 16, 1, 152}, /* %1 %15 mul.Tensor */
    {TNI_STEP_COPY, 1, 8, 0, 38}, /* %16 */
    {TNI_STEP_CONJUGATE, 1, 17, 0, 16}, /* %8 */
    {TNI_STEP_GIVE, 1, 0, 0, 40}, /* %17 */
    /* program 120 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_CALL, 3, 3, 6, 174}, /* %0 %2 %2 sub.Scalar */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 43, 117}, /* %4 %3 pow.Tensor_Tensor */
    {TNI_STEP_CALL, 2, 6, 1, 289}, /* %0 %5 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 2, 9, 12, 291}, /* %0 %8 eq.Scalar */
    {TNI_STEP_CALL, 3, 10, 13, 293}, /* %6 %9 %8 masked_fill.Scalar */
    {TNI_STEP_CONJUGATE, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_GRAD, 0, 12, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 13, 1, 285}, /* %12 %11 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    /* program 121 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 39, 0}, /* %0 log */
    {TNI_STEP_SAVED, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 1}, /* %2 %1 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 6, 12, 289}, /* %0 %5 eq.Scalar */
    {TNI_STEP_SAVED, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 8, 2, 14}, /* %7 real */
    {TNI_STEP_CALL, 2, 9, 44, 83}, /* %8 %5 ge.Scalar */
    {TNI_STEP_CALL, 2, 10, 45, 59}, /* %6 %9 logical_and */
    {TNI_STEP_CALL, 3, 11, 13, 296}, /* %3 %10 %5 masked_fill.Scalar */
    {TNI_STEP_CONJUGATE, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_GRAD, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 14, 1, 89}, /* %13 %12 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 34}, /* %14 */
    /* program 122 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 3, 5, 6, 177}, /* %2 %4 %4 sub.Scalar */
    {TNI_STEP_ARGUMENT, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 43, 99}, /* %6 %5 pow.Tensor_Tensor */
    {TNI_STEP_CALL, 2, 8, 1, 238}, /* %2 %7 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 9, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 2, 11, 12, 283}, /* %2 %10 eq.Scalar */
    {TNI_STEP_CALL, 3, 12, 13, 299}, /* %8 %11 %10 masked_fill.Scalar */
    {TNI_STEP_CONJUGATE, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_CALL, 2, 14, 1, 302}, /* %1 %13 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_TANGENT, 0, 16, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_CALL, 1, 18, 39, 13}, /* %6 log */
    {TNI_STEP_RESULT, 0, 19, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 20, 1, 304}, /* %19 %18 mul.Tensor */
    {TNI_STEP_CALL, 2, 21, 12, 306}, /* %6 %10 eq.Scalar */
    {TNI_STEP_CALL, 1, 22, 2, 1}, /* %2 real */
    {TNI_STEP_CALL, 2, 23, 44, 210}, /* %22 %10 ge.Scalar */
    {TNI_STEP_CALL, 2, 24, 45, 308}, /* %21 %23 logical_and */
    {TNI_STEP_CALL, 3, 25, 13, 310}, /* %20 %24 %10 masked_fill.Scalar */
    {TNI_STEP_CONJUGATE, 1, 26, 0, 75}, /* %25 */
    {TNI_STEP_CALL, 2, 27, 1, 313}, /* %17 %26 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 28, 0, 315}, /* %27 */
    {TNI_STEP_CALL, 3, 29, 28, 316}, /* %15 %28 %4 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 319}, /* %29 */
    /* program 123 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_LIST, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 7, 4, 46, 320}, /* %0 %1 %2 %3 %3 %3 %3 new_full */
    {TNI_STEP_CALL, 1, 5, 39, 6}, /* %4 log */
    {TNI_STEP_CALL, 2, 6, 1, 289}, /* %0 %5 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_CONSTANT, 0, 8, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_EQUAL, 2, 10, 0, 21}, /* %2 %9 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 18, 23}, /* %10 */
    {TNI_STEP_SAVED, 0, 11, 2, 0}, /* */
    {TNI_STEP_CALL, 1, 12, 2, 24}, /* %11 real */
    {TNI_STEP_CALL, 2, 13, 44, 158}, /* %12 %9 ge.Scalar */
    {TNI_STEP_CALL, 3, 14, 13, 327}, /* %7 %13 %9 masked_fill.Scalar */
    {TNI_STEP_COPY, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_JUMP, 0, 0, 19, 0}, /* */
    {TNI_STEP_COPY, 1, 15, 0, 14}, /* %7 */
    {TNI_STEP_GRAD, 0, 16, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 1, 245}, /* %16 %15 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 40}, /* %17 */
    /* program 124 */
    {TNI_STEP_TANGENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_LIST, 0, 3, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 7, 6, 46, 330}, /* %2 %3 %4 %5 %5 %5 %5 new_full */
    {TNI_STEP_CALL, 1, 7, 39, 13}, /* %6 log */
    {TNI_STEP_CALL, 2, 8, 1, 238}, /* %2 %7 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_CONSTANT, 0, 10, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_EQUAL, 2, 12, 0, 337}, /* %4 %11 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 20, 42}, /* %12 */
    {TNI_STEP_ARGUMENT, 0, 13, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 14, 2, 35}, /* %13 real */
    {TNI_STEP_CALL, 2, 15, 44, 169}, /* %14 %11 ge.Scalar */
    {TNI_STEP_CALL, 3, 16, 13, 339}, /* %9 %15 %11 masked_fill.Scalar */
    {TNI_STEP_COPY, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_JUMP, 0, 0, 21, 0}, /* */
    {TNI_STEP_COPY, 1, 17, 0, 17}, /* %9 */
    {TNI_STEP_CALL, 2, 18, 1, 342}, /* %1 %17 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_GIVE, 1, 0, 0, 41}, /* %19 */
    /* program 125 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 103}, /* %0 %1 mul.Tensor */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 3}, /* %3 %3 mul.Tensor */
    {TNI_STEP_CALL, 2, 5, 1, 104}, /* %1 %1 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 28, 344}, /* %4 %5 %7 add.Tensor */
    {TNI_STEP_CALL, 1, 9, 27, 16}, /* %8 reciprocal */
    {TNI_STEP_CONSTANT, 0, 10, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_CALL, 2, 12, 12, 263}, /* %8 %11 eq.Scalar */
    {TNI_STEP_CALL, 3, 13, 13, 347}, /* %9 %12 %11 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 14, 1, 191}, /* %2 %13 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 126 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 109}, /* %1 %2 mul.Tensor */
    {TNI_STEP_CALL, 2, 4, 1, 8}, /* %2 %2 mul.Tensor */
    {TNI_STEP_SAVED, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 1, 11}, /* %5 %5 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 9, 28, 133}, /* %4 %6 %8 add.Tensor */
    {TNI_STEP_CALL, 1, 10, 27, 17}, /* %9 reciprocal */
    {TNI_STEP_CONSTANT, 0, 11, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 12, 2, 24}, /* %11 */
    {TNI_STEP_CALL, 2, 13, 12, 219}, /* %9 %12 eq.Scalar */
    {TNI_STEP_CALL, 3, 14, 13, 88}, /* %10 %13 %12 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 15, 1, 350}, /* %3 %14 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 36}, /* %15 */
    /* program 127 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 103}, /* %0 %1 mul.Tensor */
    {TNI_STEP_TANGENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 1, 56}, /* %3 %4 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 22, 251}, /* %2 %5 %7 sub.Tensor */
    {TNI_STEP_CALL, 2, 9, 1, 116}, /* %4 %4 mul.Tensor */
    {TNI_STEP_CALL, 2, 10, 1, 104}, /* %1 %1 mul.Tensor */
    {TNI_STEP_CALL, 3, 11, 28, 352}, /* %9 %10 %7 add.Tensor */
    {TNI_STEP_CALL, 1, 12, 27, 24}, /* %11 reciprocal */
    {TNI_STEP_CONSTANT, 0, 13, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_CALL, 2, 15, 12, 49}, /* %11 %14 eq.Scalar */
    {TNI_STEP_CALL, 3, 16, 13, 220}, /* %12 %15 %14 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 17, 1, 355}, /* %8 %16 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 40}, /* %17 */
    /* program 128 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 15, 103}, /* %0 %1 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 12, 115}, /* %1 %4 eq.Scalar */
    {TNI_STEP_CALL, 3, 6, 13, 215}, /* %2 %5 %4 masked_fill.Scalar */
    {TNI_STEP_GRAD, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 1, 97}, /* %7 %6 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 129 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 2, 14, 103}, /* %0 %1 %1 %1 %1 %1 zeros_like */
    {TNI_STEP_GIVE, 1, 0, 1, 1}, /* %2 */
    /* program 130 */
    {TNI_STEP_RESULT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 15, 103}, /* %0 %1 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 12, 115}, /* %1 %4 eq.Scalar */
    {TNI_STEP_CALL, 3, 6, 13, 215}, /* %2 %5 %4 masked_fill.Scalar */
    {TNI_STEP_TANGENT, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 1, 97}, /* %7 %6 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 131 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 15, 9}, /* %2 %3 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 5, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 2, 7, 12, 137}, /* %3 %6 eq.Scalar */
    {TNI_STEP_CALL, 3, 8, 13, 357}, /* %4 %7 %6 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 9, 1, 15}, /* %1 %8 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_GIVE, 1, 0, 0, 23}, /* %10 */
    /* program 132 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 47, 103}, /* %0 %1 ge.Tensor */
    {TNI_STEP_CALL, 1, 3, 48, 2}, /* %1 isnan */
    {TNI_STEP_CALL, 2, 4, 49, 9}, /* %2 %3 logical_or */
    {TNI_STEP_CALL, 1, 5, 35, 6}, /* %4 logical_not */
    {TNI_STEP_GRAD, 0, 6, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 9, 13, 360}, /* %6 %5 %8 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 133 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 47, 103}, /* %0 %1 ge.Tensor */
    {TNI_STEP_CALL, 1, 3, 48, 2}, /* %1 isnan */
    {TNI_STEP_CALL, 2, 4, 49, 9}, /* %2 %3 logical_or */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 13, 216}, /* %5 %4 %7 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 1, 16}, /* %8 */
    /* program 134 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 50, 103}, /* %0 %1 gt.Tensor */
    {TNI_STEP_CALL, 1, 3, 48, 2}, /* %1 isnan */
    {TNI_STEP_CALL, 2, 4, 49, 9}, /* %2 %3 logical_or */
    {TNI_STEP_TANGENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 7, 51, 363}, /* %4 %5 %6 where.self */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 135 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 52, 103}, /* %0 %1 le.Tensor */
    {TNI_STEP_CALL, 1, 3, 48, 2}, /* %1 isnan */
    {TNI_STEP_CALL, 2, 4, 49, 9}, /* %2 %3 logical_or */
    {TNI_STEP_CALL, 1, 5, 35, 6}, /* %4 logical_not */
    {TNI_STEP_GRAD, 0, 6, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 9, 13, 360}, /* %6 %5 %8 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 136 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 52, 103}, /* %0 %1 le.Tensor */
    {TNI_STEP_CALL, 1, 3, 48, 2}, /* %1 isnan */
    {TNI_STEP_CALL, 2, 4, 49, 9}, /* %2 %3 logical_or */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 13, 216}, /* %5 %4 %7 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 1, 16}, /* %8 */
    /* program 137 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 52, 103}, /* %0 %1 le.Tensor */
    {TNI_STEP_CALL, 1, 3, 48, 2}, /* %1 isnan */
    {TNI_STEP_CALL, 2, 4, 49, 9}, /* %2 %3 logical_or */
    {TNI_STEP_TANGENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 7, 51, 363}, /* %4 %5 %6 where.self */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 138 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 53, 103}, /* %0 %1 eq.Tensor */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 5, 3, 6}, /* %4 */
    {TNI_STEP_SCALED, 2, 6, 0, 10}, /* %3 %5 */
    {TNI_STEP_CALL, 2, 7, 54, 103}, /* %0 %1 lt.Tensor */
    {TNI_STEP_CONSTANT, 0, 8, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 3, 10, 13, 366}, /* %3 %7 %9 masked_fill.Scalar */
    {TNI_STEP_CALL, 3, 11, 51, 369}, /* %2 %6 %10 where.self */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    /* program 139 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 53, 103}, /* %0 %1 eq.Tensor */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 5, 3, 6}, /* %4 */
    {TNI_STEP_SCALED, 2, 6, 0, 10}, /* %3 %5 */
    {TNI_STEP_CALL, 2, 7, 50, 103}, /* %0 %1 gt.Tensor */
    {TNI_STEP_CONSTANT, 0, 8, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 3, 10, 13, 366}, /* %3 %7 %9 masked_fill.Scalar */
    {TNI_STEP_CALL, 3, 11, 51, 369}, /* %2 %6 %10 where.self */
    {TNI_STEP_GIVE, 1, 0, 1, 24}, /* %11 */
    /* program 140 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 53, 103}, /* %0 %1 eq.Tensor */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 3, 7, 28, 372}, /* %3 %4 %6 add.Tensor */
    {TNI_STEP_CONSTANT, 0, 8, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 9, 3, 16}, /* %8 */
    {TNI_STEP_SCALED, 2, 10, 0, 46}, /* %7 %9 */
    {TNI_STEP_CALL, 2, 11, 50, 103}, /* %0 %1 gt.Tensor */
    {TNI_STEP_CALL, 3, 12, 51, 375}, /* %11 %3 %4 where.self */
    {TNI_STEP_CALL, 3, 13, 51, 283}, /* %2 %10 %12 where.self */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    /* program 141 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 53, 103}, /* %0 %1 eq.Tensor */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 5, 3, 6}, /* %4 */
    {TNI_STEP_SCALED, 2, 6, 0, 10}, /* %3 %5 */
    {TNI_STEP_CALL, 2, 7, 50, 103}, /* %0 %1 gt.Tensor */
    {TNI_STEP_CONSTANT, 0, 8, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 3, 10, 13, 366}, /* %3 %7 %9 masked_fill.Scalar */
    {TNI_STEP_CALL, 3, 11, 51, 369}, /* %2 %6 %10 where.self */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    /* program 142 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 53, 103}, /* %0 %1 eq.Tensor */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 5, 3, 6}, /* %4 */
    {TNI_STEP_SCALED, 2, 6, 0, 10}, /* %3 %5 */
    {TNI_STEP_CALL, 2, 7, 54, 103}, /* %0 %1 lt.Tensor */
    {TNI_STEP_CONSTANT, 0, 8, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 3, 10, 13, 366}, /* %3 %7 %9 masked_fill.Scalar */
    {TNI_STEP_CALL, 3, 11, 51, 369}, /* %2 %6 %10 where.self */
    {TNI_STEP_GIVE, 1, 0, 1, 24}, /* %11 */
    /* program 143 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 53, 103}, /* %0 %1 eq.Tensor */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 3, 7, 28, 372}, /* %3 %4 %6 add.Tensor */
    {TNI_STEP_CONSTANT, 0, 8, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 9, 3, 16}, /* %8 */
    {TNI_STEP_SCALED, 2, 10, 0, 46}, /* %7 %9 */
    {TNI_STEP_CALL, 2, 11, 54, 103}, /* %0 %1 lt.Tensor */
    {TNI_STEP_CALL, 3, 12, 51, 375}, /* %11 %3 %4 where.self */
    {TNI_STEP_CALL, 3, 13, 51, 283}, /* %2 %10 %12 where.self */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    /* program 144 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_STRING, 0, 4, 5, 0}, /* "trunc" */
    {TNI_STEP_SOME, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 55, 9}, /* %2 %3 %5 div.Tensor_mode */
    {TNI_STEP_CALL, 2, 7, 1, 130}, /* %1 %6 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 14}, /* %7 */
    /* program 145 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 0, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 2}, /* %1 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_STRING, 0, 4, 5, 0}, /* "trunc" */
    {TNI_STEP_SOME, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 55, 9}, /* %2 %3 %5 div.Tensor_mode */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 7, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 1, 97}, /* %7 %6 mul.Tensor */
    {TNI_STEP_TANGENT, 0, 9, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_CALL, 3, 12, 22, 262}, /* %9 %8 %11 sub.Tensor */
    {TNI_STEP_COPY, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_JUMP, 0, 0, 18, 0}, /* */
    {TNI_STEP_TANGENT, 0, 14, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 13, 0, 34}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    /* program 146 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_STRING, 0, 4, 5, 6}, /* "floor" */
    {TNI_STEP_SOME, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 55, 9}, /* %2 %3 %5 div.Tensor_mode */
    {TNI_STEP_CALL, 2, 7, 1, 130}, /* %1 %6 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 14}, /* %7 */
    /* program 147 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 0, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 2}, /* %1 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_STRING, 0, 4, 5, 6}, /* "floor" */
    {TNI_STEP_SOME, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 55, 9}, /* %2 %3 %5 div.Tensor_mode */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 7, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 1, 97}, /* %7 %6 mul.Tensor */
    {TNI_STEP_TANGENT, 0, 9, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_CALL, 3, 12, 22, 262}, /* %9 %8 %11 sub.Tensor */
    {TNI_STEP_COPY, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_JUMP, 0, 0, 18, 0}, /* */
    {TNI_STEP_TANGENT, 0, 14, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 13, 0, 34}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    /* program 148 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 15, 103}, /* %0 %1 div.Tensor */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 4}, /* %3 %2 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 149 */
    {TNI_STEP_SAVED, 0, 0, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 15, 103}, /* %0 %1 div.Tensor */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 4}, /* %3 %2 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 150 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_RESULT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 15, 103}, /* %0 %1 div.Tensor */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 4}, /* %3 %2 mul.Tensor */
    {TNI_STEP_ARGUMENT, 0, 5, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 15, 100}, /* %5 %1 div.Tensor */
    {TNI_STEP_TANGENT, 0, 7, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 1, 97}, /* %7 %6 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 3, 11, 28, 378}, /* %4 %8 %10 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    /* program 151 */
    {TNI_STEP_REFUSE, 0, 0, 13, 12}, /* "igamma: input" */
    /* program 152 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_CALL, 3, 3, 6, 174}, /* %0 %2 %2 sub.Scalar */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 5, 39, 6}, /* %4 log */
    {TNI_STEP_CALL, 2, 6, 1, 10}, /* %3 %5 mul.Tensor */
    {TNI_STEP_CALL, 3, 7, 22, 381}, /* %6 %4 %2 sub.Tensor */
    {TNI_STEP_CALL, 1, 8, 56, 0}, /* %0 lgamma */
    {TNI_STEP_CALL, 3, 9, 22, 384}, /* %7 %8 %2 sub.Tensor */
    {TNI_STEP_CALL, 1, 10, 19, 17}, /* %9 exp */
    {TNI_STEP_GRAD, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 1, 121}, /* %11 %10 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 42}, /* %12 */
    /* program 153 */
    {TNI_STEP_REFUSE, 0, 0, 14, 26}, /* "igammac: input" */
    /* program 154 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 3, 5, 6, 177}, /* %2 %4 %4 sub.Scalar */
    {TNI_STEP_SAVED, 0, 6, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 7, 39, 13}, /* %6 log */
    {TNI_STEP_CALL, 2, 8, 1, 28}, /* %5 %7 mul.Tensor */
    {TNI_STEP_CALL, 3, 9, 22, 387}, /* %8 %6 %4 sub.Tensor */
    {TNI_STEP_CALL, 1, 10, 56, 1}, /* %2 lgamma */
    {TNI_STEP_CALL, 3, 11, 22, 390}, /* %9 %10 %4 sub.Tensor */
    {TNI_STEP_CALL, 1, 12, 19, 24}, /* %11 exp */
    {TNI_STEP_CALL, 2, 13, 1, 126}, /* %1 %12 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 35}, /* %13 */
    /* program 155 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 57, 0}, /* %0 exp2 */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 4}, /* %3 %2 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 156 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 1}, /* %2 %1 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 4, 8, 0}, /* 0x3fe62e42fefa39ef */
    {TNI_STEP_SCALAR, 1, 5, 3, 6}, /* %4 */
    {TNI_STEP_SCALED, 2, 6, 0, 10}, /* %3 %5 */
    {TNI_STEP_GIVE, 1, 0, 1, 13}, /* %6 */
    /* program 157 */
    {TNI_STEP_TANGENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 103}, /* %0 %1 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 3, 8, 0}, /* 0x3fe62e42fefa39ef */
    {TNI_STEP_SCALAR, 1, 4, 3, 3}, /* %3 */
    {TNI_STEP_SCALED, 2, 5, 0, 5}, /* %2 %4 */
    {TNI_STEP_TANGENT, 0, 6, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 9, 28, 360}, /* %6 %5 %8 add.Tensor */
    {TNI_STEP_ARGUMENT, 0, 10, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 11, 57, 23}, /* %10 exp2 */
    {TNI_STEP_CALL, 2, 12, 1, 60}, /* %9 %11 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    /* program 158 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJ, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_SUB, 2, 4, 0, 118}, /* %3 %1 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_SCALED, 2, 6, 0, 128}, /* %5 %4 */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 159 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 58, 180}, /* %0 %1 %2 lerp.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 160 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_CALL, 3, 3, 4, 174}, /* %0 %2 %2 rsub.Scalar */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 1, 128}, /* %5 %4 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 161 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 1}, /* %2 %1 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 3}, /* %3 */
    /* program 162 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 22, 393}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_GRAD, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 1, 99}, /* %6 %5 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 2, 14}, /* %7 */
    /* program 163 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 59, 180}, /* %0 %1 %2 lerp.Tensor */
    {TNI_STEP_ARGUMENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 22, 344}, /* %4 %5 %7 sub.Tensor */
    {TNI_STEP_TANGENT, 0, 9, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 10, 1, 189}, /* %9 %8 mul.Tensor */
    {TNI_STEP_CALL, 3, 11, 28, 396}, /* %3 %10 %7 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    /* program 164 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 22, 393}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_CALL, 1, 5, 19, 6}, /* %4 exp */
    {TNI_STEP_CALL, 3, 6, 7, 399}, /* %5 %3 %3 add.Scalar */
    {TNI_STEP_CONJUGATE, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_GRAD, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 9, 15, 135}, /* %8 %7 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 165 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 22, 393}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_CALL, 1, 5, 19, 6}, /* %4 exp */
    {TNI_STEP_CALL, 3, 6, 7, 399}, /* %5 %3 %3 add.Scalar */
    {TNI_STEP_CONJUGATE, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_GRAD, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 9, 15, 135}, /* %8 %7 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 17}, /* %9 */
    /* program 166 */
    {TNI_STEP_ARGUMENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 22, 393}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_CALL, 1, 5, 19, 6}, /* %4 exp */
    {TNI_STEP_CALL, 3, 6, 7, 399}, /* %5 %3 %3 add.Scalar */
    {TNI_STEP_TANGENT, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 15, 97}, /* %7 %6 div.Tensor */
    {TNI_STEP_CALL, 3, 9, 22, 402}, /* %1 %0 %3 sub.Tensor */
    {TNI_STEP_CALL, 1, 10, 19, 17}, /* %9 exp */
    {TNI_STEP_CALL, 3, 11, 7, 405}, /* %10 %3 %3 add.Scalar */
    {TNI_STEP_TANGENT, 0, 12, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 13, 15, 285}, /* %12 %11 div.Tensor */
    {TNI_STEP_CALL, 3, 14, 28, 408}, /* %8 %13 %3 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 167 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 22, 393}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_CALL, 1, 5, 57, 6}, /* %4 exp2 */
    {TNI_STEP_CALL, 3, 6, 7, 399}, /* %5 %3 %3 add.Scalar */
    {TNI_STEP_GRAD, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 15, 97}, /* %7 %6 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 168 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 22, 393}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_CALL, 1, 5, 57, 6}, /* %4 exp2 */
    {TNI_STEP_CALL, 3, 6, 7, 399}, /* %5 %3 %3 add.Scalar */
    {TNI_STEP_GRAD, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 15, 97}, /* %7 %6 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 16}, /* %8 */
    /* program 169 */
    {TNI_STEP_ARGUMENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 22, 393}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_CALL, 1, 5, 57, 6}, /* %4 exp2 */
    {TNI_STEP_CALL, 3, 6, 7, 399}, /* %5 %3 %3 add.Scalar */
    {TNI_STEP_TANGENT, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 15, 97}, /* %7 %6 div.Tensor */
    {TNI_STEP_CALL, 3, 9, 22, 402}, /* %1 %0 %3 sub.Tensor */
    {TNI_STEP_CALL, 1, 10, 57, 17}, /* %9 exp2 */
    {TNI_STEP_CALL, 3, 11, 7, 405}, /* %10 %3 %3 add.Scalar */
    {TNI_STEP_TANGENT, 0, 12, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 13, 15, 285}, /* %12 %11 div.Tensor */
    {TNI_STEP_CALL, 3, 14, 28, 408}, /* %8 %13 %3 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 170 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 39, 0}, /* %0 log */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 12, 5}, /* %2 %4 eq.Scalar */
    {TNI_STEP_CALL, 2, 6, 60, 143}, /* %0 %4 le.Scalar */
    {TNI_STEP_CALL, 2, 7, 45, 12}, /* %5 %6 logical_and */
    {TNI_STEP_CALL, 3, 8, 13, 411}, /* %1 %7 %4 masked_fill.Scalar */
    {TNI_STEP_GRAD, 0, 9, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 10, 1, 189}, /* %9 %8 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 23}, /* %10 */
    /* program 171 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 15, 103}, /* %0 %1 div.Tensor */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 4}, /* %3 %2 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 172 */
    {TNI_STEP_ARGUMENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 39, 0}, /* %0 log */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 12, 5}, /* %2 %4 eq.Scalar */
    {TNI_STEP_CALL, 2, 6, 60, 143}, /* %0 %4 le.Scalar */
    {TNI_STEP_CALL, 2, 7, 45, 12}, /* %5 %6 logical_and */
    {TNI_STEP_CALL, 3, 8, 13, 411}, /* %1 %7 %4 masked_fill.Scalar */
    {TNI_STEP_TANGENT, 0, 9, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 10, 1, 189}, /* %9 %8 mul.Tensor */
    {TNI_STEP_CALL, 2, 11, 15, 288}, /* %2 %0 div.Tensor */
    {TNI_STEP_TANGENT, 0, 12, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 13, 1, 285}, /* %12 %11 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 14, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 15, 2, 34}, /* %14 */
    {TNI_STEP_CALL, 3, 16, 28, 414}, /* %10 %13 %15 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 38}, /* %16 */
    /* program 173 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 27, 0}, /* %0 reciprocal */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SCALED, 2, 3, 0, 109}, /* %1 %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 1, 117}, /* %4 %3 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 174 */
    {TNI_STEP_TANGENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 27, 1}, /* %2 reciprocal */
    {TNI_STEP_ARGUMENT, 0, 4, 0, 0}, /* */
    {TNI_STEP_SCALED, 2, 5, 0, 56}, /* %3 %4 */
    {TNI_STEP_CALL, 2, 6, 1, 119}, /* %1 %5 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 175 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_NONE, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 7, 3, 61, 417}, /* %0 %1 %2 %2 %2 %2 %2 full_like */
    {TNI_STEP_CALL, 1, 4, 39, 3}, /* %3 log */
    {TNI_STEP_CONSTANT, 0, 5, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_LESS, 2, 7, 0, 131}, /* %6 %1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 11, 14}, /* %7 */
    {TNI_STEP_COPY, 1, 8, 0, 6}, /* %4 */
    {TNI_STEP_JUMP, 0, 0, 14, 0}, /* */
    {TNI_STEP_CALL, 2, 9, 12, 424}, /* %0 %6 eq.Scalar */
    {TNI_STEP_CALL, 3, 10, 13, 426}, /* %4 %9 %6 masked_fill.Scalar */
    {TNI_STEP_COPY, 1, 8, 0, 23}, /* %10 */
    {TNI_STEP_GRAD, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 1, 429}, /* %11 %8 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    /* program 176 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_NONE, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 7, 5, 61, 431}, /* %2 %3 %4 %4 %4 %4 %4 full_like */
    {TNI_STEP_CALL, 1, 6, 39, 7}, /* %5 log */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_LESS, 2, 9, 0, 231}, /* %8 %3 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 13, 17}, /* %9 */
    {TNI_STEP_COPY, 1, 10, 0, 13}, /* %6 */
    {TNI_STEP_JUMP, 0, 0, 16, 0}, /* */
    {TNI_STEP_CALL, 2, 11, 12, 386}, /* %2 %8 eq.Scalar */
    {TNI_STEP_CALL, 3, 12, 13, 428}, /* %6 %11 %8 masked_fill.Scalar */
    {TNI_STEP_COPY, 1, 10, 0, 42}, /* %12 */
    {TNI_STEP_CALL, 2, 13, 1, 438}, /* %1 %10 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 177 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 62, 0}, /* %0 log1p */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 12, 5}, /* %2 %4 eq.Scalar */
    {TNI_STEP_CONSTANT, 0, 6, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 2, 8, 60, 440}, /* %0 %7 le.Scalar */
    {TNI_STEP_CALL, 2, 9, 45, 298}, /* %5 %8 logical_and */
    {TNI_STEP_CALL, 3, 10, 13, 442}, /* %1 %9 %4 masked_fill.Scalar */
    {TNI_STEP_GRAD, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 1, 121}, /* %11 %10 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    /* program 178 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_CALL, 3, 3, 7, 174}, /* %0 %2 %2 add.Scalar */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 15, 117}, /* %4 %3 div.Tensor */
    {TNI_STEP_GRAD, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 1, 99}, /* %6 %5 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 14}, /* %7 */
    /* program 179 */
    {TNI_STEP_ARGUMENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 62, 0}, /* %0 log1p */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 12, 5}, /* %2 %4 eq.Scalar */
    {TNI_STEP_CONSTANT, 0, 6, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 2, 8, 60, 440}, /* %0 %7 le.Scalar */
    {TNI_STEP_CALL, 2, 9, 45, 298}, /* %5 %8 logical_and */
    {TNI_STEP_CALL, 3, 10, 13, 442}, /* %1 %9 %4 masked_fill.Scalar */
    {TNI_STEP_TANGENT, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 1, 121}, /* %11 %10 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 13, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_CALL, 3, 15, 7, 445}, /* %0 %14 %14 add.Scalar */
    {TNI_STEP_CALL, 2, 16, 15, 448}, /* %2 %15 div.Tensor */
    {TNI_STEP_TANGENT, 0, 17, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 18, 1, 163}, /* %17 %16 mul.Tensor */
    {TNI_STEP_CALL, 3, 19, 28, 450}, /* %12 %18 %14 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 41}, /* %19 */
    /* program 180 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_CALL, 3, 3, 7, 174}, /* %0 %2 %2 add.Scalar */
    {TNI_STEP_CALL, 1, 4, 27, 3}, /* %3 reciprocal */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_SCALED, 2, 6, 0, 6}, /* %4 %5 */
    {TNI_STEP_GRAD, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 1, 97}, /* %7 %6 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 181 */
    {TNI_STEP_TANGENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 3, 5, 7, 177}, /* %2 %4 %4 add.Scalar */
    {TNI_STEP_CALL, 1, 6, 27, 7}, /* %5 reciprocal */
    {TNI_STEP_ARGUMENT, 0, 7, 0, 0}, /* */
    {TNI_STEP_SCALED, 2, 8, 0, 13}, /* %6 %7 */
    {TNI_STEP_CALL, 2, 9, 1, 15}, /* %1 %8 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_GIVE, 1, 0, 0, 23}, /* %10 */
    /* program 182 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_ADD, 2, 3, 0, 0}, /* %0 %2 */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 7, 6, 61, 453}, /* %4 %3 %5 %5 %5 %5 %5 full_like */
    {TNI_STEP_CALL, 1, 7, 39, 13}, /* %6 log */
    {TNI_STEP_CONSTANT, 0, 8, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_LESS, 2, 10, 0, 460}, /* %9 %3 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 14, 23}, /* %10 */
    {TNI_STEP_COPY, 1, 11, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 17, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 12, 389}, /* %4 %9 eq.Scalar */
    {TNI_STEP_CALL, 3, 13, 13, 260}, /* %7 %12 %9 masked_fill.Scalar */
    {TNI_STEP_COPY, 1, 11, 0, 35}, /* %13 */
    {TNI_STEP_GRAD, 0, 14, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 15, 1, 169}, /* %14 %11 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 36}, /* %15 */
    /* program 183 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_ADD, 2, 5, 0, 5}, /* %2 %4 */
    {TNI_STEP_ARGUMENT, 0, 6, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 7, 8, 61, 462}, /* %6 %5 %7 %7 %7 %7 %7 full_like */
    {TNI_STEP_CALL, 1, 9, 39, 16}, /* %8 log */
    {TNI_STEP_CONSTANT, 0, 10, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_LESS, 2, 12, 0, 469}, /* %11 %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 42}, /* %12 */
    {TNI_STEP_COPY, 1, 13, 0, 17}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 19, 0}, /* */
    {TNI_STEP_CALL, 2, 14, 12, 374}, /* %6 %11 eq.Scalar */
    {TNI_STEP_CALL, 3, 15, 13, 471}, /* %9 %14 %11 masked_fill.Scalar */
    {TNI_STEP_COPY, 1, 13, 0, 36}, /* %15 */
    {TNI_STEP_CALL, 2, 16, 1, 302}, /* %1 %13 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_GIVE, 1, 0, 0, 40}, /* %17 */
    /* program 184 */
    {TNI_STEP_REFUSE, 0, 0, 4, 41}, /* "zeta" */
    /* program 185 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 109}, /* %1 %2 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 7, 43}, /* %2 %5 %5 add.Scalar */
    {TNI_STEP_SAVED, 0, 7, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 63, 13}, /* %6 %7 special_zeta */
    {TNI_STEP_CALL, 2, 9, 1, 407}, /* %3 %8 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 17}, /* %9 */
    /* program 186 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_SCALED, 2, 3, 0, 109}, /* %1 %2 */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_ADD, 2, 6, 0, 43}, /* %2 %5 */
    {TNI_STEP_SAVED, 0, 7, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 64, 13}, /* %6 %7 special_zeta.self_scalar */
    {TNI_STEP_CALL, 2, 9, 1, 407}, /* %3 %8 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 187 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 53, 103}, /* %0 %1 eq.Tensor */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 13, 214}, /* %3 %2 %5 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 188 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 53, 103}, /* %0 %1 eq.Tensor */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 13, 214}, /* %3 %2 %5 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 189 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 1, 117}, /* %4 %3 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 7}, /* %5 */
    /* program 190 */
    {TNI_STEP_SAVED, 0, 0, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 1, 117}, /* %4 %3 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 2, 7}, /* %5 */
    /* program 191 */
    {TNI_STEP_ARGUMENT, 0, 0, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 3, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_TANGENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 4}, /* %3 %2 mul.Tensor */
    {TNI_STEP_TANGENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 28, 216}, /* %5 %4 %7 add.Tensor */
    {TNI_STEP_ARGUMENT, 0, 9, 1, 0}, /* */
    {TNI_STEP_SCALED, 2, 10, 0, 47}, /* %9 %1 */
    {TNI_STEP_TANGENT, 0, 11, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 1, 121}, /* %11 %10 mul.Tensor */
    {TNI_STEP_CALL, 3, 13, 28, 474}, /* %8 %12 %7 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    /* program 192 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 15, 1}, /* %2 %1 div.Tensor */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_CONJ, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_SCALED, 2, 6, 0, 10}, /* %3 %5 */
    {TNI_STEP_GIVE, 1, 0, 1, 13}, /* %6 */
    /* program 193 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 15, 9}, /* %2 %3 div.Tensor */
    {TNI_STEP_CALL, 2, 5, 15, 117}, /* %4 %3 div.Tensor */
    {TNI_STEP_SAVED, 0, 6, 1, 0}, /* */
    {TNI_STEP_SCALED, 2, 7, 0, 12}, /* %5 %6 */
    {TNI_STEP_CONJUGATE, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_CALL, 2, 9, 1, 15}, /* %1 %8 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 2, 17}, /* %9 */
    /* program 194 */
    {TNI_STEP_ARGUMENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 15, 103}, /* %0 %1 div.Tensor */
    {TNI_STEP_TANGENT, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 4}, /* %3 %2 mul.Tensor */
    {TNI_STEP_TANGENT, 0, 5, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 22, 216}, /* %5 %4 %7 sub.Tensor */
    {TNI_STEP_CALL, 2, 9, 15, 139}, /* %8 %1 div.Tensor */
    {TNI_STEP_ARGUMENT, 0, 10, 3, 0}, /* */
    {TNI_STEP_SCALED, 2, 11, 0, 22}, /* %9 %10 */
    {TNI_STEP_TANGENT, 0, 12, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 13, 28, 477}, /* %12 %11 %7 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    /* program 195 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 3, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 2}, /* %1 */
    {TNI_STEP_VALUE, 1, 2, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 47, 4}, /* %3 %2 ge.Tensor */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 25, 344}, /* %4 %5 %7 where.ScalarOther */
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
    {TNI_STEP_CALL, 3, 18, 25, 480}, /* %15 %9 %17 where.ScalarOther */
    {TNI_STEP_COPY, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_JUMP, 0, 0, 26, 0}, /* */
    {TNI_STEP_COPY, 1, 19, 0, 17}, /* %9 */
    {TNI_STEP_GIVE, 1, 0, 0, 41}, /* %19 */
    /* program 196 */
    {TNI_STEP_SAVED, 0, 0, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 3, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 2}, /* %1 */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_VALUE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 54, 117}, /* %4 %3 lt.Tensor */
    {TNI_STEP_VALUE, 1, 6, 0, 0}, /* %0 */
    {TNI_STEP_CALL, 2, 7, 54, 137}, /* %3 %6 lt.Tensor */
    {TNI_STEP_CALL, 2, 8, 45, 28}, /* %5 %7 logical_and */
    {TNI_STEP_GRAD, 0, 9, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_CALL, 3, 12, 25, 165}, /* %8 %9 %11 where.ScalarOther */
    {TNI_STEP_COPY, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_SAVED, 0, 14, 0, 0}, /* */
    {TNI_STEP_VALUE, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_SAVED, 0, 16, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 54, 245}, /* %16 %15 lt.Tensor */
    {TNI_STEP_GRAD, 0, 18, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 19, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 20, 2, 41}, /* %19 */
    {TNI_STEP_CALL, 3, 21, 25, 483}, /* %17 %18 %20 where.ScalarOther */
    {TNI_STEP_COPY, 1, 13, 0, 72}, /* %21 */
    {TNI_STEP_GIVE, 1, 0, 1, 35}, /* %13 */
    /* program 197 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 3, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 2}, /* %1 */
    {TNI_STEP_SAVED, 0, 2, 2, 0}, /* */
    {TNI_STEP_VALUE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 50, 117}, /* %4 %3 gt.Tensor */
    {TNI_STEP_VALUE, 1, 6, 0, 0}, /* %0 */
    {TNI_STEP_CALL, 2, 7, 50, 365}, /* %6 %3 gt.Tensor */
    {TNI_STEP_CALL, 2, 8, 49, 28}, /* %5 %7 logical_or */
    {TNI_STEP_GRAD, 0, 9, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_CALL, 3, 12, 25, 165}, /* %8 %9 %11 where.ScalarOther */
    {TNI_STEP_COPY, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_SAVED, 0, 14, 2, 0}, /* */
    {TNI_STEP_VALUE, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_SAVED, 0, 16, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 50, 245}, /* %16 %15 gt.Tensor */
    {TNI_STEP_GRAD, 0, 18, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 19, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 20, 2, 41}, /* %19 */
    {TNI_STEP_CALL, 3, 21, 25, 483}, /* %17 %18 %20 where.ScalarOther */
    {TNI_STEP_COPY, 1, 13, 0, 72}, /* %21 */
    {TNI_STEP_GIVE, 1, 0, 2, 35}, /* %13 */
    /* program 198 */
    {TNI_STEP_ARGUMENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 3, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 2}, /* %1 */
    {TNI_STEP_VALUE, 1, 2, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 47, 4}, /* %3 %2 ge.Tensor */
    {TNI_STEP_TANGENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_VALUE, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 51, 344}, /* %4 %5 %7 where.self */
    {TNI_STEP_COPY, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_JUMP, 0, 0, 14, 0}, /* */
    {TNI_STEP_TANGENT, 0, 10, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 9, 0, 23}, /* %10 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 20, 2}, /* %1 */
    {TNI_STEP_VALUE, 1, 11, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 12, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 13, 65, 285}, /* %12 %11 maximum */
    {TNI_STEP_COPY, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_JUMP, 0, 0, 22, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 15, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 14, 0, 36}, /* %15 */
    {TNI_STEP_ARGUMENT, 0, 16, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 17, 3, 38}, /* %16 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 32, 40}, /* %17 */
    {TNI_STEP_VALUE, 1, 18, 0, 38}, /* %16 */
    {TNI_STEP_CALL, 2, 19, 54, 222}, /* %14 %18 lt.Tensor */
    {TNI_STEP_TANGENT, 0, 20, 2, 0}, /* */
    {TNI_STEP_VALUE, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_CALL, 3, 22, 51, 486}, /* %19 %9 %21 where.self */
    {TNI_STEP_COPY, 1, 23, 0, 73}, /* %22 */
    {TNI_STEP_JUMP, 0, 0, 33, 0}, /* */
    {TNI_STEP_COPY, 1, 23, 0, 17}, /* %9 */
    {TNI_STEP_GIVE, 1, 0, 0, 81}, /* %23 */
    /* program 199 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 1, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 2}, /* %1 */
    {TNI_STEP_VALUE, 1, 2, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 44, 4}, /* %3 %2 ge.Scalar */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 25, 344}, /* %4 %5 %7 where.ScalarOther */
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
    {TNI_STEP_CALL, 3, 18, 25, 480}, /* %15 %9 %17 where.ScalarOther */
    {TNI_STEP_COPY, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_JUMP, 0, 0, 26, 0}, /* */
    {TNI_STEP_COPY, 1, 19, 0, 17}, /* %9 */
    {TNI_STEP_GIVE, 1, 0, 0, 41}, /* %19 */
    /* program 200 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 3, 1, 1}, /* %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 13, 3}, /* %3 */
    {TNI_STEP_VALUE, 1, 4, 0, 1}, /* %2 */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 44, 128}, /* %5 %4 ge.Scalar */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 9, 25, 489}, /* %6 %1 %8 where.ScalarOther */
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
    {TNI_STEP_CALL, 3, 18, 25, 492}, /* %15 %10 %17 where.ScalarOther */
    {TNI_STEP_COPY, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_JUMP, 0, 0, 26, 0}, /* */
    {TNI_STEP_COPY, 1, 19, 0, 23}, /* %10 */
    {TNI_STEP_CONJUGATE, 1, 20, 0, 41}, /* %19 */
    {TNI_STEP_GIVE, 1, 0, 0, 55}, /* %20 */
    /* program 201 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 44, 103}, /* %0 %1 ge.Scalar */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 25, 9}, /* %2 %3 %5 where.ScalarOther */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 202 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 44, 9}, /* %2 %3 ge.Scalar */
    {TNI_STEP_CONSTANT, 0, 5, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 3, 7, 25, 129}, /* %4 %1 %6 where.ScalarOther */
    {TNI_STEP_CONJUGATE, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 203 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 47, 103}, /* %0 %1 ge.Tensor */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 25, 9}, /* %2 %3 %5 where.ScalarOther */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 204 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 54, 103}, /* %0 %1 lt.Tensor */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 25, 9}, /* %2 %3 %5 where.ScalarOther */
    {TNI_STEP_GIVE, 1, 0, 1, 13}, /* %6 */
    /* program 205 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 47, 103}, /* %0 %1 ge.Tensor */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 5, 51, 330}, /* %2 %3 %4 where.self */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 206 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 60, 103}, /* %0 %1 le.Scalar */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 25, 9}, /* %2 %3 %5 where.ScalarOther */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 207 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 60, 9}, /* %2 %3 le.Scalar */
    {TNI_STEP_CONSTANT, 0, 5, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 3, 7, 25, 129}, /* %4 %1 %6 where.ScalarOther */
    {TNI_STEP_CONJUGATE, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 208 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 52, 103}, /* %0 %1 le.Tensor */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 25, 9}, /* %2 %3 %5 where.ScalarOther */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 209 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 50, 103}, /* %0 %1 gt.Tensor */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 25, 9}, /* %2 %3 %5 where.ScalarOther */
    {TNI_STEP_GIVE, 1, 0, 1, 13}, /* %6 */
    /* program 210 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 52, 103}, /* %0 %1 le.Tensor */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 5, 51, 330}, /* %2 %3 %4 where.self */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 211 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 2, 0}, /* %0 real */
    {TNI_STEP_GIVE, 1, 0, 0, 2}, /* %1 */
    /* program 212 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 8, 0}, /* %0 imag */
    {TNI_STEP_GIVE, 1, 0, 1, 2}, /* %1 */
    /* program 213 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 9, 103}, /* %0 %1 complex */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 214 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 2, 66, 103}, /* %0 %1 %1 %1 %1 %1 ones_like */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 67, 9}, /* %2 %3 polar */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_GRAD, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 1, 99}, /* %6 %5 mul.Tensor */
    {TNI_STEP_CALL, 1, 8, 2, 14}, /* %7 real */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 215 */
    {TNI_STEP_SAVED, 0, 0, 2, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 1}, /* %2 %1 mul.Tensor */
    {TNI_STEP_CALL, 1, 4, 8, 3}, /* %3 imag */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 216 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 2, 66, 103}, /* %0 %1 %1 %1 %1 %1 ones_like */
    {TNI_STEP_ARGUMENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 67, 9}, /* %2 %3 polar */
    {TNI_STEP_TANGENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 1, 6}, /* %4 %5 mul.Tensor */
    {TNI_STEP_TANGENT, 0, 7, 1, 0}, /* */
    {TNI_STEP_CALL, 6, 8, 14, 495}, /* %7 %1 %1 %1 %1 %1 zeros_like */
    {TNI_STEP_CALL, 2, 9, 9, 135}, /* %8 %7 complex */
    {TNI_STEP_RESULT, 0, 10, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 11, 1, 30}, /* %10 %9 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 12, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 13, 2, 42}, /* %12 */
    {TNI_STEP_CALL, 3, 14, 28, 501}, /* %6 %11 %13 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 217 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 68, 393}, /* %0 %1 %3 threshold_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 218 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_RESULT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 68, 393}, /* %0 %1 %3 threshold_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 219 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 68, 180}, /* %0 %1 %2 threshold_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 220 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 68, 180}, /* %0 %1 %2 threshold_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 221 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 68, 180}, /* %0 %1 %2 threshold_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 222 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 36, 1}, /* %2 %1 sigmoid_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 223 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 109}, /* %1 %2 mul.Tensor */
    {TNI_STEP_SAVED, 0, 4, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_CONSTANT, 0, 6, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_SCALED, 2, 8, 0, 28}, /* %5 %7 */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 3, 11, 7, 504}, /* %8 %10 %10 add.Scalar */
    {TNI_STEP_CALL, 2, 12, 1, 507}, /* %3 %11 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 42}, /* %12 */
    /* program 224 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 36, 103}, /* %0 %1 sigmoid_backward */
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
    {TNI_STEP_CALL, 3, 13, 7, 509}, /* %10 %12 %12 add.Scalar */
    {TNI_STEP_CALL, 2, 14, 1, 512}, /* %6 %13 mul.Tensor */
    {TNI_STEP_CALL, 3, 15, 28, 514}, /* %2 %14 %12 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 36}, /* %15 */
    /* program 225 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 41, 1}, /* %2 %1 tanh_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 226 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 109}, /* %1 %2 mul.Tensor */
    {TNI_STEP_SAVED, 0, 4, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 6, 1, 10}, /* %3 %5 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 7, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_SCALED, 2, 9, 0, 82}, /* %6 %8 */
    {TNI_STEP_GIVE, 1, 0, 1, 17}, /* %9 */
    /* program 227 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 41, 103}, /* %0 %1 tanh_backward */
    {TNI_STEP_TANGENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 1, 6}, /* %4 %5 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 7, 0, 2}, /* %1 */
    {TNI_STEP_CALL, 2, 8, 1, 13}, /* %6 %7 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 9, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_SCALED, 2, 11, 0, 240}, /* %8 %10 */
    {TNI_STEP_CONSTANT, 0, 12, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 13, 2, 42}, /* %12 */
    {TNI_STEP_CALL, 3, 14, 28, 517}, /* %2 %11 %13 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 228 */
    {TNI_STEP_SAVED, 0, 0, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 30, 180}, /* %0 %1 %2 logit_backward */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 1, 117}, /* %4 %3 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 6, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_SCALED, 2, 8, 0, 101}, /* %1 %7 */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 3, 11, 6, 504}, /* %8 %10 %10 sub.Scalar */
    {TNI_STEP_CALL, 2, 12, 1, 120}, /* %5 %11 mul.Tensor */
    {TNI_STEP_CALL, 3, 13, 4, 520}, /* %1 %10 %10 rsub.Scalar */
    {TNI_STEP_CALL, 2, 14, 1, 302}, /* %1 %13 mul.Tensor */
    {TNI_STEP_CALL, 2, 15, 15, 150}, /* %12 %14 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 36}, /* %15 */
    /* program 229 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_CALL, 6, 6, 69, 523}, /* %0 %1 %2 %3 %4 %5 elu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 230 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 6, 69, 523}, /* %0 %1 %2 %3 %4 %5 elu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 231 */
    {TNI_STEP_CONSTANT, 0, 0, 20, 0}, /* 0x3ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 1, 3, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_DIV, 2, 3, 0, 109}, /* %1 %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_SAVED, 0, 8, 1, 0}, /* */
    {TNI_STEP_CALL, 6, 9, 69, 529}, /* %4 %2 %6 %3 %7 %8 elu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 232 */
    {TNI_STEP_CONSTANT, 0, 0, 20, 0}, /* 0x3ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 1, 3, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_DIV, 2, 3, 0, 109}, /* %1 %2 */
    {TNI_STEP_TANGENT, 0, 4, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_ARGUMENT, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 9, 69, 529}, /* %4 %2 %6 %3 %7 %8 elu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 233 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 6, 69, 523}, /* %0 %1 %2 %3 %4 %5 elu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 234 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 5, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 103}, /* %0 %1 mul.Tensor */
    {TNI_STEP_SAVED, 0, 3, 3, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 3}, /* %3 */
    {TNI_STEP_SAVED, 0, 4, 4, 0}, /* */
    {TNI_STEP_LIST, 0, 5, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_NONE, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 7, 8, 46, 535}, /* %4 %5 %6 %7 %7 %7 %7 new_full */
    {TNI_STEP_COPY, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_JUMP, 0, 0, 23, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 11, 2, 0}, /* */
    {TNI_STEP_SCALED, 2, 12, 0, 23}, /* %10 %11 */
    {TNI_STEP_CALL, 1, 13, 19, 42}, /* %12 exp */
    {TNI_STEP_SAVED, 0, 14, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 15, 0, 0}, /* */
    {TNI_STEP_MUL, 2, 16, 0, 542}, /* %14 %15 */
    {TNI_STEP_MUL, 2, 17, 0, 544}, /* %16 %11 */
    {TNI_STEP_MUL, 2, 18, 0, 546}, /* %17 %11 */
    {TNI_STEP_SCALED, 2, 19, 0, 548}, /* %13 %18 */
    {TNI_STEP_COPY, 1, 9, 0, 41}, /* %19 */
    {TNI_STEP_SAVED, 0, 20, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 21, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 22, 2, 72}, /* %21 */
    {TNI_STEP_CALL, 2, 23, 23, 550}, /* %20 %22 gt.Scalar */
    {TNI_STEP_CALL, 3, 24, 13, 552}, /* %9 %23 %22 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 25, 1, 555}, /* %2 %24 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 75}, /* %25 */
    /* program 235 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 70, 180}, /* %0 %1 %2 gelu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 236 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 70, 180}, /* %0 %1 %2 gelu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 237 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 103}, /* %0 %1 mul.Tensor */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_STRING, 0, 4, 4, 46}, /* "tanh" */
    {TNI_STEP_EQUAL, 2, 5, 6, 56}, /* %3 %4 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 38, 7}, /* %5 */
    {TNI_STEP_SAVED, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 1, 19}, /* %6 %6 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 8, 21, 0}, /* 0x3fa6e4e26d4801f7 */
    {TNI_STEP_SCALAR, 1, 9, 3, 16}, /* %8 */
    {TNI_STEP_SCALED, 2, 10, 0, 46}, /* %7 %9 */
    {TNI_STEP_CONSTANT, 0, 11, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 12, 2, 24}, /* %11 */
    {TNI_STEP_CALL, 3, 13, 7, 509}, /* %10 %12 %12 add.Scalar */
    {TNI_STEP_CALL, 2, 14, 1, 557}, /* %13 %6 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 15, 17, 0}, /* 0x3fe9884533d43651 */
    {TNI_STEP_SCALAR, 1, 16, 3, 36}, /* %15 */
    {TNI_STEP_SCALED, 2, 17, 0, 50}, /* %14 %16 */
    {TNI_STEP_CALL, 1, 18, 71, 40}, /* %17 tanh */
    {TNI_STEP_CONSTANT, 0, 19, 22, 0}, /* 0x3fc12ba9d1f60179 */
    {TNI_STEP_SCALAR, 1, 20, 3, 41}, /* %19 */
    {TNI_STEP_SCALED, 2, 21, 0, 559}, /* %7 %20 */
    {TNI_STEP_CALL, 3, 22, 7, 561}, /* %21 %12 %12 add.Scalar */
    {TNI_STEP_SCALED, 2, 23, 0, 564}, /* %22 %16 */
    {TNI_STEP_CALL, 2, 24, 1, 566}, /* %18 %18 mul.Tensor */
    {TNI_STEP_CALL, 3, 25, 4, 568}, /* %24 %12 %12 rsub.Scalar */
    {TNI_STEP_CONSTANT, 0, 26, 23, 0}, /* 0x3fbb6676bf7450f0 */
    {TNI_STEP_SCALAR, 1, 27, 3, 80}, /* %26 */
    {TNI_STEP_SCALED, 2, 28, 0, 571}, /* %7 %27 */
    {TNI_STEP_CALL, 3, 29, 28, 573}, /* %23 %28 %12 add.Tensor */
    {TNI_STEP_CALL, 2, 30, 1, 576}, /* %6 %18 mul.Tensor */
    {TNI_STEP_CALL, 2, 31, 1, 578}, /* %30 %23 mul.Tensor */
    {TNI_STEP_CALL, 2, 32, 1, 580}, /* %31 %23 mul.Tensor */
    {TNI_STEP_CALL, 3, 33, 22, 582}, /* %29 %32 %12 sub.Tensor */
    {TNI_STEP_CALL, 2, 34, 1, 585}, /* %25 %33 mul.Tensor */
    {TNI_STEP_COPY, 1, 35, 0, 587}, /* %34 */
    {TNI_STEP_JUMP, 0, 0, 55, 0}, /* */
    {TNI_STEP_SAVED, 0, 36, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 37, 1, 588}, /* %36 %36 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 38, 14, 0}, /* 0xbfe0000000000000 */
    {TNI_STEP_SCALAR, 1, 39, 3, 590}, /* %38 */
    {TNI_STEP_SCALED, 2, 40, 0, 591}, /* %37 %39 */
    {TNI_STEP_CALL, 1, 41, 19, 593}, /* %40 exp */
    {TNI_STEP_CALL, 2, 42, 1, 588}, /* %36 %36 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 43, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 44, 2, 594}, /* %43 */
    {TNI_STEP_CONSTANT, 0, 45, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 46, 2, 595}, /* %45 */
    {TNI_STEP_CALL, 3, 47, 4, 596}, /* %42 %44 %46 rsub.Scalar */
    {TNI_STEP_CALL, 2, 48, 1, 599}, /* %41 %47 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 49, 24, 0}, /* 0x3fd9884533d43651 */
    {TNI_STEP_SCALAR, 1, 50, 3, 601}, /* %49 */
    {TNI_STEP_SCALED, 2, 51, 0, 602}, /* %48 %50 */
    {TNI_STEP_COPY, 1, 35, 0, 604}, /* %51 */
    {TNI_STEP_CALL, 2, 52, 1, 605}, /* %2 %35 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 607}, /* %52 */
    /* program 238 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 70, 180}, /* %0 %1 %2 gelu_backward */
    {TNI_STEP_TANGENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 1, 6}, /* %4 %5 mul.Tensor */
    {TNI_STEP_STRING, 0, 7, 4, 46}, /* "tanh" */
    {TNI_STEP_EQUAL, 2, 8, 6, 238}, /* %2 %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 40, 16}, /* %8 */
    {TNI_STEP_CALL, 2, 9, 1, 104}, /* %1 %1 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 10, 21, 0}, /* 0x3fa6e4e26d4801f7 */
    {TNI_STEP_SCALAR, 1, 11, 3, 23}, /* %10 */
    {TNI_STEP_SCALED, 2, 12, 0, 60}, /* %9 %11 */
    {TNI_STEP_CONSTANT, 0, 13, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_CALL, 3, 15, 7, 608}, /* %12 %14 %14 add.Scalar */
    {TNI_STEP_CALL, 2, 16, 1, 611}, /* %15 %1 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 17, 17, 0}, /* 0x3fe9884533d43651 */
    {TNI_STEP_SCALAR, 1, 18, 3, 40}, /* %17 */
    {TNI_STEP_SCALED, 2, 19, 0, 38}, /* %16 %18 */
    {TNI_STEP_CALL, 1, 20, 71, 41}, /* %19 tanh */
    {TNI_STEP_CONSTANT, 0, 21, 22, 0}, /* 0x3fc12ba9d1f60179 */
    {TNI_STEP_SCALAR, 1, 22, 3, 72}, /* %21 */
    {TNI_STEP_SCALED, 2, 23, 0, 613}, /* %9 %22 */
    {TNI_STEP_CALL, 3, 24, 7, 615}, /* %23 %14 %14 add.Scalar */
    {TNI_STEP_SCALED, 2, 25, 0, 618}, /* %24 %18 */
    {TNI_STEP_CALL, 2, 26, 1, 620}, /* %20 %20 mul.Tensor */
    {TNI_STEP_CALL, 3, 27, 4, 622}, /* %26 %14 %14 rsub.Scalar */
    {TNI_STEP_CONSTANT, 0, 28, 23, 0}, /* 0x3fbb6676bf7450f0 */
    {TNI_STEP_SCALAR, 1, 29, 3, 317}, /* %28 */
    {TNI_STEP_SCALED, 2, 30, 0, 625}, /* %9 %29 */
    {TNI_STEP_CALL, 3, 31, 28, 627}, /* %25 %30 %14 add.Tensor */
    {TNI_STEP_CALL, 2, 32, 1, 630}, /* %1 %20 mul.Tensor */
    {TNI_STEP_CALL, 2, 33, 1, 632}, /* %32 %25 mul.Tensor */
    {TNI_STEP_CALL, 2, 34, 1, 634}, /* %33 %25 mul.Tensor */
    {TNI_STEP_CALL, 3, 35, 22, 636}, /* %31 %34 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 36, 1, 639}, /* %27 %35 mul.Tensor */
    {TNI_STEP_COPY, 1, 37, 0, 588}, /* %36 */
    {TNI_STEP_JUMP, 0, 0, 56, 0}, /* */
    {TNI_STEP_CALL, 2, 38, 1, 104}, /* %1 %1 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 39, 14, 0}, /* 0xbfe0000000000000 */
    {TNI_STEP_SCALAR, 1, 40, 3, 592}, /* %39 */
    {TNI_STEP_SCALED, 2, 41, 0, 641}, /* %38 %40 */
    {TNI_STEP_CALL, 1, 42, 19, 599}, /* %41 exp */
    {TNI_STEP_CALL, 2, 43, 1, 104}, /* %1 %1 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 44, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 45, 2, 597}, /* %44 */
    {TNI_STEP_CONSTANT, 0, 46, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 47, 2, 598}, /* %46 */
    {TNI_STEP_CALL, 3, 48, 4, 643}, /* %43 %45 %47 rsub.Scalar */
    {TNI_STEP_CALL, 2, 49, 1, 646}, /* %42 %48 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 50, 24, 0}, /* 0x3fd9884533d43651 */
    {TNI_STEP_SCALAR, 1, 51, 3, 603}, /* %50 */
    {TNI_STEP_SCALED, 2, 52, 0, 648}, /* %49 %51 */
    {TNI_STEP_COPY, 1, 37, 0, 607}, /* %52 */
    {TNI_STEP_CALL, 2, 53, 1, 650}, /* %6 %37 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 54, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 55, 2, 652}, /* %54 */
    {TNI_STEP_CALL, 3, 56, 28, 653}, /* %3 %53 %55 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 656}, /* %56 */
    /* program 239 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 72, 103}, /* %0 %1 silu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 240 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 72, 103}, /* %0 %1 silu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 241 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 72, 1}, /* %2 %1 silu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 242 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 73, 0}, /* %0 sigmoid */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 1, 117}, /* %4 %3 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 4, 657}, /* %1 %7 %7 rsub.Scalar */
    {TNI_STEP_CALL, 2, 9, 1, 15}, /* %1 %8 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 10, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_SCALED, 2, 12, 0, 48}, /* %1 %11 */
    {TNI_STEP_CALL, 3, 13, 7, 660}, /* %12 %7 %7 add.Scalar */
    {TNI_STEP_CALL, 2, 14, 1, 663}, /* %0 %13 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 15, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 16, 2, 36}, /* %15 */
    {TNI_STEP_CALL, 3, 17, 7, 665}, /* %14 %16 %7 add.Scalar */
    {TNI_STEP_CALL, 2, 18, 1, 481}, /* %9 %17 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_CALL, 2, 20, 1, 668}, /* %5 %19 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 55}, /* %20 */
    /* program 243 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 74, 103}, /* %0 %1 mish_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 244 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 74, 103}, /* %0 %1 mish_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 245 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 73, 0}, /* %0 sigmoid */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CONSTANT, 0, 4, 25, 0}, /* 0x14 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 75, 670}, /* %0 %3 %5 softplus */
    {TNI_STEP_CALL, 1, 7, 71, 13}, /* %6 tanh */
    {TNI_STEP_GRAD, 0, 8, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 10, 1, 16}, /* %8 %9 mul.Tensor */
    {TNI_STEP_CALL, 2, 11, 1, 464}, /* %7 %7 mul.Tensor */
    {TNI_STEP_CALL, 3, 12, 4, 673}, /* %11 %3 %3 rsub.Scalar */
    {TNI_STEP_CALL, 2, 13, 1, 145}, /* %10 %12 mul.Tensor */
    {TNI_STEP_CALL, 2, 14, 1, 519}, /* %13 %1 mul.Tensor */
    {TNI_STEP_CALL, 3, 15, 4, 2}, /* %1 %3 %3 rsub.Scalar */
    {TNI_STEP_CALL, 2, 16, 1, 101}, /* %1 %7 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 17, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 18, 2, 40}, /* %17 */
    {TNI_STEP_SCALED, 2, 19, 0, 38}, /* %16 %18 */
    {TNI_STEP_CALL, 3, 20, 22, 676}, /* %15 %19 %3 sub.Tensor */
    {TNI_STEP_CALL, 2, 21, 1, 679}, /* %0 %20 mul.Tensor */
    {TNI_STEP_CALL, 3, 22, 7, 681}, /* %21 %18 %3 add.Scalar */
    {TNI_STEP_CALL, 2, 23, 1, 684}, /* %14 %22 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 81}, /* %23 */
    /* program 246 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 76, 180}, /* %0 %1 %2 glu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 247 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_SIZE, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_CONSTANT, 0, 3, 1, 0}, /* 0x2 */
    {TNI_STEP_DIV, 2, 4, 2, 9}, /* %2 %3 */
    {TNI_STEP_CALL, 4, 5, 77, 686}, /* %0 %1 %4 %4 narrow */
    {TNI_STEP_CALL, 1, 6, 73, 7}, /* %5 sigmoid */
    {TNI_STEP_TANGENT, 0, 7, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 8, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 9, 77, 690}, /* %7 %1 %8 %4 narrow */
    {TNI_STEP_CALL, 4, 10, 77, 694}, /* %7 %1 %4 %4 narrow */
    {TNI_STEP_CALL, 4, 11, 77, 698}, /* %0 %1 %8 %4 narrow */
    {TNI_STEP_CALL, 2, 12, 1, 23}, /* %10 %11 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 13, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_CALL, 3, 15, 4, 702}, /* %6 %14 %14 rsub.Scalar */
    {TNI_STEP_CALL, 2, 16, 1, 62}, /* %12 %15 mul.Tensor */
    {TNI_STEP_CALL, 3, 17, 28, 705}, /* %9 %16 %14 add.Tensor */
    {TNI_STEP_CALL, 2, 18, 1, 708}, /* %17 %6 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 39}, /* %18 */
    /* program 248 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SIZE, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_CONSTANT, 0, 3, 1, 0}, /* 0x2 */
    {TNI_STEP_DIV, 2, 4, 2, 9}, /* %2 %3 */
    {TNI_STEP_CALL, 4, 5, 77, 686}, /* %0 %1 %4 %4 narrow */
    {TNI_STEP_CALL, 1, 6, 73, 7}, /* %5 sigmoid */
    {TNI_STEP_GRAD, 0, 7, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 8, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 9, 77, 690}, /* %7 %1 %8 %4 narrow */
    {TNI_STEP_CALL, 4, 10, 77, 694}, /* %7 %1 %4 %4 narrow */
    {TNI_STEP_CALL, 4, 11, 77, 698}, /* %0 %1 %8 %4 narrow */
    {TNI_STEP_CALL, 2, 12, 1, 23}, /* %10 %11 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 13, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_CALL, 3, 15, 4, 702}, /* %6 %14 %14 rsub.Scalar */
    {TNI_STEP_CALL, 2, 16, 1, 62}, /* %12 %15 mul.Tensor */
    {TNI_STEP_CALL, 3, 17, 28, 705}, /* %9 %16 %14 add.Tensor */
    {TNI_STEP_CALL, 2, 18, 1, 708}, /* %17 %6 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 39}, /* %18 */
    /* program 249 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SIZE, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_CONSTANT, 0, 3, 1, 0}, /* 0x2 */
    {TNI_STEP_DIV, 2, 4, 2, 9}, /* %2 %3 */
    {TNI_STEP_CALL, 4, 5, 77, 686}, /* %0 %1 %4 %4 narrow */
    {TNI_STEP_CALL, 1, 6, 73, 7}, /* %5 sigmoid */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 1, 97}, /* %7 %6 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 3, 11, 4, 710}, /* %6 %10 %10 rsub.Scalar */
    {TNI_STEP_CALL, 2, 12, 1, 263}, /* %8 %11 mul.Tensor */
    {TNI_STEP_GRAD, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 14, 77, 713}, /* %13 %1 %4 %4 narrow */
    {TNI_STEP_CALL, 2, 15, 1, 515}, /* %14 %12 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 16, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 17, 77, 717}, /* %13 %1 %16 %4 narrow */
    {TNI_STEP_CALL, 4, 18, 77, 721}, /* %0 %1 %16 %4 narrow */
    {TNI_STEP_CALL, 2, 19, 1, 222}, /* %14 %18 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 20, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SCALAR, 1, 21, 2, 55}, /* %20 */
    {TNI_STEP_SCALED, 2, 22, 0, 725}, /* %6 %21 */
    {TNI_STEP_CALL, 3, 23, 7, 727}, /* %22 %10 %10 add.Scalar */
    {TNI_STEP_CALL, 2, 24, 1, 730}, /* %19 %23 mul.Tensor */
    {TNI_STEP_CALL, 3, 25, 28, 732}, /* %17 %24 %10 add.Tensor */
    {TNI_STEP_CALL, 2, 26, 1, 584}, /* %12 %25 mul.Tensor */
    {TNI_STEP_LIST, 2, 27, 0, 735}, /* %15 %26 */
    {TNI_STEP_CALL, 2, 28, 78, 737}, /* %27 %1 cat */
    {TNI_STEP_GIVE, 1, 0, 1, 317}, /* %28 */
    /* program 250 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 79, 180}, /* %0 %1 %2 hardshrink_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 251 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 79, 180}, /* %0 %1 %2 hardshrink_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 252 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 79, 180}, /* %0 %1 %2 hardshrink_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 253 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 80, 180}, /* %0 %1 %2 softshrink_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 254 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 80, 180}, /* %0 %1 %2 softshrink_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 255 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 80, 180}, /* %0 %1 %2 softshrink_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 256 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 81, 103}, /* %0 %1 hardsigmoid_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 257 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 81, 103}, /* %0 %1 hardsigmoid_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 258 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 82, 103}, /* %0 %1 hardswish_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 259 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 82, 103}, /* %0 %1 hardswish_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 260 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 103}, /* %0 %1 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 3, 26, 0}, /* 0x3fd5555555555555 */
    {TNI_STEP_SCALAR, 1, 4, 3, 3}, /* %3 */
    {TNI_STEP_SCALED, 2, 5, 0, 5}, /* %2 %4 */
    {TNI_STEP_SAVED, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 7, 10, 13}, /* %6 abs */
    {TNI_STEP_CONSTANT, 0, 8, 13, 0}, /* 0x3 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 2, 10, 83, 46}, /* %7 %9 lt.Scalar */
    {TNI_STEP_CALL, 1, 11, 35, 23}, /* %10 logical_not */
    {TNI_STEP_CONSTANT, 0, 12, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 13, 2, 42}, /* %12 */
    {TNI_STEP_CALL, 3, 14, 13, 739}, /* %5 %11 %13 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 1, 34}, /* %14 */
    /* program 261 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 82, 103}, /* %0 %1 hardswish_backward */
    {TNI_STEP_TANGENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 1, 56}, /* %3 %4 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 6, 26, 0}, /* 0x3fd5555555555555 */
    {TNI_STEP_SCALAR, 1, 7, 3, 13}, /* %6 */
    {TNI_STEP_SCALED, 2, 8, 0, 28}, /* %5 %7 */
    {TNI_STEP_CALL, 1, 9, 10, 2}, /* %1 abs */
    {TNI_STEP_CONSTANT, 0, 10, 13, 0}, /* 0x3 */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_CALL, 2, 12, 83, 60}, /* %9 %11 lt.Scalar */
    {TNI_STEP_CALL, 1, 13, 35, 42}, /* %12 logical_not */
    {TNI_STEP_CONSTANT, 0, 14, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 15, 2, 34}, /* %14 */
    {TNI_STEP_CALL, 3, 16, 13, 742}, /* %8 %13 %15 masked_fill.Scalar */
    {TNI_STEP_CONSTANT, 0, 17, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 18, 2, 40}, /* %17 */
    {TNI_STEP_CALL, 3, 19, 28, 745}, /* %2 %16 %18 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 41}, /* %19 */
    /* program 262 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 84, 320}, /* %0 %1 %2 %3 hardtanh_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 263 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 84, 320}, /* %0 %1 %2 %3 hardtanh_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 264 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 84, 320}, /* %0 %1 %2 %3 hardtanh_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 265 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 4, 85, 320}, /* %0 %1 %2 %3 leaky_relu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 266 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 4, 85, 320}, /* %0 %1 %2 %3 leaky_relu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 267 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 85, 320}, /* %0 %1 %2 %3 leaky_relu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 268 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 85, 320}, /* %0 %1 %2 %3 leaky_relu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 269 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 7, 7, 86, 748}, /* %0 %1 %2 %3 %4 %5 %6 rrelu_with_noise_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 270 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_CALL, 7, 7, 86, 748}, /* %0 %1 %2 %3 %4 %5 %6 rrelu_with_noise_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 271 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 87, 180}, /* %0 %1 %2 log_sigmoid_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 272 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_RESULT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 87, 180}, /* %0 %1 %2 log_sigmoid_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 273 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 73, 0}, /* %0 sigmoid */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 3, 1}, /* %2 neg */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 1, 56}, /* %3 %4 mul.Tensor */
    {TNI_STEP_CALL, 2, 6, 1, 100}, /* %5 %1 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 9, 4, 755}, /* %1 %8 %8 rsub.Scalar */
    {TNI_STEP_CALL, 2, 10, 1, 59}, /* %6 %9 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 23}, /* %10 */
    /* program 274 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 88, 320}, /* %0 %1 %2 %3 softplus_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 275 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 88, 320}, /* %0 %1 %2 %3 softplus_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 276 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_CALL, 1, 3, 73, 1}, /* %2 sigmoid */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 1, 6}, /* %4 %5 mul.Tensor */
    {TNI_STEP_CALL, 2, 7, 1, 365}, /* %6 %3 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 8, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 3, 10, 4, 758}, /* %3 %9 %9 rsub.Scalar */
    {TNI_STEP_CALL, 2, 11, 1, 29}, /* %7 %10 mul.Tensor */
    {TNI_STEP_SCALED, 2, 12, 0, 125}, /* %11 %1 */
    {TNI_STEP_SAVED, 0, 13, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 14, 23, 191}, /* %2 %13 gt.Scalar */
    {TNI_STEP_CONSTANT, 0, 15, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 16, 2, 36}, /* %15 */
    {TNI_STEP_CALL, 3, 17, 13, 761}, /* %12 %14 %16 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 1, 40}, /* %17 */
    /* program 277 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 89, 180}, /* %0 %1 %2 _prelu_kernel_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 278 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_CALL, 2, 3, 23, 0}, /* %0 %2 gt.Scalar */
    {TNI_STEP_ARGUMENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_TANGENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 1, 6}, /* %4 %5 mul.Tensor */
    {TNI_STEP_TANGENT, 0, 7, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 1, 102}, /* %7 %0 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 3, 11, 28, 764}, /* %6 %8 %10 add.Tensor */
    {TNI_STEP_CALL, 3, 12, 51, 671}, /* %3 %5 %11 where.self */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    /* program 279 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_CALL, 2, 3, 23, 0}, /* %0 %2 gt.Scalar */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 1, 6}, /* %4 %5 mul.Tensor */
    {TNI_STEP_GRAD, 0, 7, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 1, 102}, /* %7 %0 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 3, 11, 28, 764}, /* %6 %8 %10 add.Tensor */
    {TNI_STEP_CALL, 3, 12, 51, 767}, /* %3 %4 %11 where.self */
    {TNI_STEP_SAVED, 0, 13, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 14, 1, 327}, /* %7 %13 mul.Tensor */
    {TNI_STEP_CALL, 3, 15, 13, 770}, /* %14 %3 %2 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 16, 1, 160}, /* %4 %13 mul.Tensor */
    {TNI_STEP_CALL, 3, 17, 13, 773}, /* %16 %3 %2 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    {TNI_STEP_GIVE, 1, 0, 1, 36}, /* %15 */
    {TNI_STEP_GIVE, 1, 0, 2, 40}, /* %17 */
    /* program 280 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 2, 14, 103}, /* %0 %1 %1 %1 %1 %1 zeros_like */
    {TNI_STEP_GIVE, 1, 0, 1, 1}, /* %2 */
    /* program 281 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 2, 14, 103}, /* %0 %1 %1 %1 %1 %1 zeros_like */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 282 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 2, 14, 103}, /* %0 %1 %1 %1 %1 %1 zeros_like */
    {TNI_STEP_GIVE, 1, 0, 1, 1}, /* %2 */
    /* program 283 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 2, 66, 103}, /* %0 %1 %1 %1 %1 %1 ones_like */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 90, 9}, /* %2 %3 ldexp.Tensor */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 15, 128}, /* %5 %4 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 284 */
    {TNI_STEP_RESULT, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 2, 66, 103}, /* %0 %1 %1 %1 %1 %1 ones_like */
    {TNI_STEP_RESULT, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 90, 9}, /* %2 %3 ldexp.Tensor */
    {TNI_STEP_TANGENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 15, 128}, /* %5 %4 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 285 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 4, 91, 1}, /* %2 %1 %3 expand */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 286 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_NATIVE, 4, 5, 0, 776}, /* %2 %1 %3 %4 restored */
    {TNI_STEP_SIZES, 1, 6, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 8, 91, 12}, /* %5 %6 %7 expand */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 287 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_NATIVE, 4, 5, 0, 776}, /* %2 %1 %3 %4 restored */
    {TNI_STEP_SIZES, 1, 6, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 8, 91, 12}, /* %5 %6 %7 expand */
    {TNI_STEP_CALL, 1, 9, 48, 0}, /* %0 isnan */
    {TNI_STEP_SCALAR, 1, 10, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 11, 13, 200}, /* %8 %9 %10 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    /* program 288 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 48, 0}, /* %0 isnan */
    {TNI_STEP_TANGENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 3, 5, 13, 114}, /* %2 %1 %4 masked_fill.Scalar */
    {TNI_STEP_ARGUMENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 7, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 8, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 9, 92, 780}, /* %5 %6 %7 %8 nansum */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 289 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 4, 91, 1}, /* %2 %1 %3 expand */
    {TNI_STEP_NUMEL, 1, 5, 0, 0}, /* %0 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 2, 7, 42, 18}, /* %4 %6 div.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 290 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_NATIVE, 4, 5, 0, 776}, /* %2 %1 %3 %4 restored */
    {TNI_STEP_SIZES, 1, 6, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 8, 91, 12}, /* %5 %6 %7 expand */
    {TNI_STEP_NUMEL, 1, 9, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 10, 3, 0}, /* */
    {TNI_STEP_NUMEL, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_EQUAL, 2, 12, 2, 784}, /* %9 %7 */
    {TNI_STEP_NOT, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_COPY, 1, 14, 0, 42}, /* %12 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 18, 35}, /* %13 */
    {TNI_STEP_EQUAL, 2, 15, 2, 167}, /* %11 %7 */
    {TNI_STEP_COPY, 1, 14, 0, 36}, /* %15 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 22, 34}, /* %14 */
    {TNI_STEP_CONSTANT, 0, 16, 0, 0}, /* 0x1 */
    {TNI_STEP_COPY, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_JUMP, 0, 0, 24, 0}, /* */
    {TNI_STEP_DIV, 2, 18, 2, 60}, /* %9 %11 */
    {TNI_STEP_COPY, 1, 17, 0, 39}, /* %18 */
    {TNI_STEP_SCALAR, 1, 19, 2, 40}, /* %17 */
    {TNI_STEP_CALL, 2, 20, 42, 786}, /* %8 %19 div.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 55}, /* %20 */
    /* program 291 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_NONE, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 93, 788}, /* %2 %1 %3 %3 %4 to.dtype */
    {TNI_STEP_CONSTANT, 0, 6, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_LIST, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_CALL, 2, 8, 94, 28}, /* %5 %7 reshape */
    {TNI_STEP_NUMEL, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_EQUAL, 2, 10, 2, 460}, /* %9 %3 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 15, 23}, /* %10 */
    {TNI_STEP_CALL, 6, 11, 14, 793}, /* %8 %4 %4 %4 %4 %4 zeros_like */
    {TNI_STEP_COPY, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_JUMP, 0, 0, 35, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 13, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 4, 14, 77, 799}, /* %8 %3 %3 %13 narrow */
    {TNI_STEP_CALL, 6, 15, 66, 803}, /* %14 %4 %4 %4 %4 %4 ones_like */
    {TNI_STEP_SIZE, 2, 16, 0, 231}, /* %8 %3 */
    {TNI_STEP_SUB, 2, 17, 2, 809}, /* %16 %13 */
    {TNI_STEP_CALL, 4, 18, 77, 811}, /* %8 %3 %3 %17 narrow */
    {TNI_STEP_CALL, 3, 19, 95, 815}, /* %18 %3 %4 cumprod */
    {TNI_STEP_LIST, 2, 20, 0, 676}, /* %15 %19 */
    {TNI_STEP_CALL, 2, 21, 78, 55}, /* %20 %3 cat */
    {TNI_STEP_CALL, 4, 22, 77, 818}, /* %8 %3 %13 %17 narrow */
    {TNI_STEP_LIST, 1, 23, 0, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 24, 96, 614}, /* %22 %23 flip */
    {TNI_STEP_CALL, 3, 25, 95, 822}, /* %24 %3 %4 cumprod */
    {TNI_STEP_CALL, 2, 26, 96, 825}, /* %25 %23 flip */
    {TNI_STEP_LIST, 2, 27, 0, 827}, /* %26 %15 */
    {TNI_STEP_CALL, 2, 28, 78, 829}, /* %27 %3 cat */
    {TNI_STEP_CALL, 2, 29, 1, 831}, /* %21 %28 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 30, 0, 319}, /* %29 */
    {TNI_STEP_CALL, 2, 31, 1, 833}, /* %0 %30 mul.Tensor */
    {TNI_STEP_COPY, 1, 12, 0, 580}, /* %31 */
    {TNI_STEP_SIZES, 1, 32, 0, 1}, /* %2 */
    {TNI_STEP_CALL, 2, 33, 94, 835}, /* %12 %32 reshape */
    {TNI_STEP_GIVE, 1, 0, 0, 586}, /* %33 */
    /* program 292 */
    {TNI_STEP_RESULT, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 2, 66, 103}, /* %0 %1 %1 %1 %1 %1 ones_like */
    {TNI_STEP_DTYPE, 1, 3, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 4, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 5, 6, 93, 837}, /* %4 %3 %5 %5 %1 to.dtype */
    {TNI_STEP_CONSTANT, 0, 7, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_LIST, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_CALL, 2, 9, 94, 82}, /* %6 %8 reshape */
    {TNI_STEP_NUMEL, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_EQUAL, 2, 11, 2, 241}, /* %10 %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 24}, /* %11 */
    {TNI_STEP_CALL, 6, 12, 14, 842}, /* %9 %1 %1 %1 %1 %1 zeros_like */
    {TNI_STEP_COPY, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_JUMP, 0, 0, 36, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 14, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 4, 15, 77, 848}, /* %9 %5 %5 %14 narrow */
    {TNI_STEP_CALL, 6, 16, 66, 852}, /* %15 %1 %1 %1 %1 %1 ones_like */
    {TNI_STEP_SIZE, 2, 17, 0, 156}, /* %9 %5 */
    {TNI_STEP_SUB, 2, 18, 2, 858}, /* %17 %14 */
    {TNI_STEP_CALL, 4, 19, 77, 860}, /* %9 %5 %5 %18 narrow */
    {TNI_STEP_CALL, 3, 20, 95, 864}, /* %19 %5 %1 cumprod */
    {TNI_STEP_LIST, 2, 21, 0, 867}, /* %16 %20 */
    {TNI_STEP_CALL, 2, 22, 78, 869}, /* %21 %5 cat */
    {TNI_STEP_CALL, 4, 23, 77, 871}, /* %9 %5 %14 %18 narrow */
    {TNI_STEP_LIST, 1, 24, 0, 7}, /* %5 */
    {TNI_STEP_CALL, 2, 25, 96, 875}, /* %23 %24 flip */
    {TNI_STEP_CALL, 3, 26, 95, 877}, /* %25 %5 %1 cumprod */
    {TNI_STEP_CALL, 2, 27, 96, 880}, /* %26 %24 flip */
    {TNI_STEP_LIST, 2, 28, 0, 882}, /* %27 %16 */
    {TNI_STEP_CALL, 2, 29, 78, 884}, /* %28 %5 cat */
    {TNI_STEP_CALL, 2, 30, 1, 886}, /* %22 %29 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 31, 0, 578}, /* %30 */
    {TNI_STEP_CALL, 2, 32, 1, 888}, /* %2 %31 mul.Tensor */
    {TNI_STEP_COPY, 1, 13, 0, 583}, /* %32 */
    {TNI_STEP_CONJUGATE, 1, 33, 0, 35}, /* %13 */
    {TNI_STEP_SIZES, 1, 34, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 35, 94, 586}, /* %33 %34 reshape */
    {TNI_STEP_TANGENT, 0, 36, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 37, 1, 890}, /* %36 %35 mul.Tensor */
    {TNI_STEP_CALL, 2, 38, 97, 892}, /* %37 %1 sum */
    {TNI_STEP_GIVE, 1, 0, 0, 590}, /* %38 */
    /* program 293 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 3, 2, 109}, /* %1 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 8, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_JUMP, 0, 0, 43, 0}, /* */
    {TNI_STEP_GRAD, 0, 6, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_SOME, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_SAVED, 0, 10, 2, 0}, /* */
    {TNI_STEP_NATIVE, 4, 11, 0, 894}, /* %6 %1 %9 %10 restored */
    {TNI_STEP_DTYPE, 1, 12, 0, 13}, /* %6 */
    {TNI_STEP_NONE, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 14, 93, 898}, /* %0 %12 %2 %2 %13 to.dtype */
    {TNI_STEP_NUMEL, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_EQUAL, 2, 16, 2, 237}, /* %15 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 23, 38}, /* %16 */
    {TNI_STEP_CALL, 6, 17, 14, 903}, /* %14 %13 %13 %13 %13 %13 zeros_like */
    {TNI_STEP_COPY, 1, 18, 0, 40}, /* %17 */
    {TNI_STEP_JUMP, 0, 0, 42, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 19, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 4, 20, 77, 909}, /* %14 %7 %2 %19 narrow */
    {TNI_STEP_CALL, 6, 21, 66, 913}, /* %20 %13 %13 %13 %13 %13 ones_like */
    {TNI_STEP_SIZE, 2, 22, 0, 909}, /* %14 %7 */
    {TNI_STEP_SUB, 2, 23, 2, 919}, /* %22 %19 */
    {TNI_STEP_CALL, 4, 24, 77, 921}, /* %14 %7 %2 %23 narrow */
    {TNI_STEP_CALL, 3, 25, 95, 925}, /* %24 %7 %13 cumprod */
    {TNI_STEP_LIST, 2, 26, 0, 928}, /* %21 %25 */
    {TNI_STEP_CALL, 2, 27, 78, 930}, /* %26 %7 cat */
    {TNI_STEP_CALL, 4, 28, 77, 932}, /* %14 %7 %19 %23 narrow */
    {TNI_STEP_CALL, 2, 29, 96, 936}, /* %28 %8 flip */
    {TNI_STEP_CALL, 3, 30, 95, 938}, /* %29 %7 %13 cumprod */
    {TNI_STEP_CALL, 2, 31, 96, 941}, /* %30 %8 flip */
    {TNI_STEP_LIST, 2, 32, 0, 943}, /* %31 %21 */
    {TNI_STEP_CALL, 2, 33, 78, 945}, /* %32 %7 cat */
    {TNI_STEP_CALL, 2, 34, 1, 947}, /* %27 %33 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 35, 0, 587}, /* %34 */
    {TNI_STEP_CALL, 2, 36, 1, 949}, /* %11 %35 mul.Tensor */
    {TNI_STEP_COPY, 1, 18, 0, 588}, /* %36 */
    {TNI_STEP_COPY, 1, 5, 0, 39}, /* %18 */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 294 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 3, 2, 109}, /* %1 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 8, 3}, /* %3 */
    {TNI_STEP_TANGENT, 0, 4, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_JUMP, 0, 0, 48, 0}, /* */
    {TNI_STEP_RESULT, 0, 6, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 8, 66, 951}, /* %6 %7 %7 %7 %7 %7 ones_like */
    {TNI_STEP_ARGUMENT, 0, 9, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_SOME, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_ARGUMENT, 0, 12, 2, 0}, /* */
    {TNI_STEP_NATIVE, 4, 13, 0, 957}, /* %8 %1 %11 %12 restored */
    {TNI_STEP_DTYPE, 1, 14, 0, 13}, /* %6 */
    {TNI_STEP_CALL, 5, 15, 93, 961}, /* %0 %14 %2 %2 %7 to.dtype */
    {TNI_STEP_NUMEL, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_EQUAL, 2, 17, 2, 966}, /* %16 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 40}, /* %17 */
    {TNI_STEP_CALL, 6, 18, 14, 968}, /* %15 %7 %7 %7 %7 %7 zeros_like */
    {TNI_STEP_COPY, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_JUMP, 0, 0, 43, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 20, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 4, 21, 77, 974}, /* %15 %9 %2 %20 narrow */
    {TNI_STEP_CALL, 6, 22, 66, 978}, /* %21 %7 %7 %7 %7 %7 ones_like */
    {TNI_STEP_SIZE, 2, 23, 0, 480}, /* %15 %9 */
    {TNI_STEP_SUB, 2, 24, 2, 309}, /* %23 %20 */
    {TNI_STEP_CALL, 4, 25, 77, 984}, /* %15 %9 %2 %24 narrow */
    {TNI_STEP_CALL, 3, 26, 95, 988}, /* %25 %9 %7 cumprod */
    {TNI_STEP_LIST, 2, 27, 0, 991}, /* %22 %26 */
    {TNI_STEP_CALL, 2, 28, 78, 993}, /* %27 %9 cat */
    {TNI_STEP_CALL, 4, 29, 77, 995}, /* %15 %9 %20 %24 narrow */
    {TNI_STEP_CALL, 2, 30, 96, 999}, /* %29 %10 flip */
    {TNI_STEP_CALL, 3, 31, 95, 1001}, /* %30 %9 %7 cumprod */
    {TNI_STEP_CALL, 2, 32, 96, 1004}, /* %31 %10 flip */
    {TNI_STEP_LIST, 2, 33, 0, 1006}, /* %32 %22 */
    {TNI_STEP_CALL, 2, 34, 78, 1008}, /* %33 %9 cat */
    {TNI_STEP_CALL, 2, 35, 1, 1010}, /* %28 %34 mul.Tensor */
    {TNI_STEP_CONJUGATE, 1, 36, 0, 606}, /* %35 */
    {TNI_STEP_CALL, 2, 37, 1, 1012}, /* %13 %36 mul.Tensor */
    {TNI_STEP_COPY, 1, 19, 0, 591}, /* %37 */
    {TNI_STEP_CONJUGATE, 1, 38, 0, 41}, /* %19 */
    {TNI_STEP_TANGENT, 0, 39, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 40, 1, 1014}, /* %39 %38 mul.Tensor */
    {TNI_STEP_CALL, 4, 41, 33, 1016}, /* %40 %11 %12 %7 sum.dim_IntList */
    {TNI_STEP_COPY, 1, 5, 0, 599}, /* %41 */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 295 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_LIST, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_CALL, 2, 3, 96, 0}, /* %0 %2 flip */
    {TNI_STEP_NONE, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 5, 98, 1020}, /* %3 %1 %4 cumsum */
    {TNI_STEP_CALL, 2, 6, 96, 7}, /* %5 %2 flip */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 296 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 3, 2, 109}, /* %1 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 8, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_JUMP, 0, 0, 57, 0}, /* */
    {TNI_STEP_GRAD, 0, 6, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_NONE, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 9, 93, 1023}, /* %0 %7 %2 %2 %8 to.dtype */
    {TNI_STEP_SCALAR, 1, 10, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 2, 11, 12, 22}, /* %9 %10 eq.Scalar */
    {TNI_STEP_SAVED, 0, 12, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 13, 98, 1028}, /* %11 %12 %8 cumsum */
    {TNI_STEP_CONSTANT, 0, 14, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 15, 2, 34}, /* %14 */
    {TNI_STEP_CALL, 2, 16, 12, 35}, /* %13 %15 eq.Scalar */
    {TNI_STEP_CALL, 2, 17, 45, 1031}, /* %11 %16 logical_and */
    {TNI_STEP_CONSTANT, 0, 18, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 19, 2, 39}, /* %18 */
    {TNI_STEP_CALL, 2, 20, 12, 303}, /* %13 %19 eq.Scalar */
    {TNI_STEP_CALL, 2, 21, 45, 1033}, /* %11 %20 logical_and */
    {TNI_STEP_CALL, 3, 22, 13, 1035}, /* %9 %17 %15 masked_fill.Scalar */
    {TNI_STEP_CALL, 3, 23, 13, 1038}, /* %22 %21 %15 masked_fill.Scalar */
    {TNI_STEP_CALL, 3, 24, 95, 1041}, /* %23 %12 %8 cumprod */
    {TNI_STEP_CONJUGATE, 1, 25, 0, 74}, /* %24 */
    {TNI_STEP_CALL, 2, 26, 1, 1044}, /* %6 %25 mul.Tensor */
    {TNI_STEP_LIST, 1, 27, 0, 42}, /* %12 */
    {TNI_STEP_CALL, 2, 28, 96, 314}, /* %26 %27 flip */
    {TNI_STEP_CALL, 3, 29, 98, 1046}, /* %28 %12 %8 cumsum */
    {TNI_STEP_CALL, 2, 30, 96, 1049}, /* %29 %27 flip */
    {TNI_STEP_CALL, 2, 31, 1, 481}, /* %9 %17 mul.Tensor */
    {TNI_STEP_SOME, 1, 32, 0, 315}, /* %27 */
    {TNI_STEP_CALL, 4, 33, 33, 1051}, /* %31 %32 %14 %8 sum.dim_IntList */
    {TNI_STEP_CONJUGATE, 1, 34, 0, 586}, /* %33 */
    {TNI_STEP_CALL, 2, 35, 1, 1055}, /* %30 %34 mul.Tensor */
    {TNI_STEP_SAVED, 0, 36, 2, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 37, 0, 588}, /* %36 */
    {TNI_STEP_CALL, 2, 38, 1, 650}, /* %6 %37 mul.Tensor */
    {TNI_STEP_CALL, 2, 39, 96, 1057}, /* %38 %27 flip */
    {TNI_STEP_CALL, 3, 40, 98, 1059}, /* %39 %12 %8 cumsum */
    {TNI_STEP_CALL, 2, 41, 96, 1062}, /* %40 %27 flip */
    {TNI_STEP_CALL, 3, 42, 13, 1064}, /* %9 %11 %15 masked_fill.Scalar */
    {TNI_STEP_CONJUGATE, 1, 43, 0, 596}, /* %42 */
    {TNI_STEP_CALL, 2, 44, 15, 1067}, /* %41 %43 div.Tensor */
    {TNI_STEP_CALL, 3, 45, 95, 1069}, /* %22 %12 %8 cumprod */
    {TNI_STEP_CONJUGATE, 1, 46, 0, 595}, /* %45 */
    {TNI_STEP_CALL, 2, 47, 1, 1072}, /* %6 %46 mul.Tensor */
    {TNI_STEP_CALL, 2, 48, 96, 1074}, /* %47 %27 flip */
    {TNI_STEP_CALL, 3, 49, 98, 1076}, /* %48 %12 %8 cumsum */
    {TNI_STEP_CALL, 2, 50, 96, 1079}, /* %49 %27 flip */
    {TNI_STEP_CALL, 3, 51, 13, 1081}, /* %44 %11 %10 masked_fill.Scalar */
    {TNI_STEP_CALL, 3, 52, 51, 1084}, /* %21 %35 %51 where.self */
    {TNI_STEP_CALL, 3, 53, 51, 1087}, /* %17 %50 %52 where.self */
    {TNI_STEP_COPY, 1, 5, 0, 654}, /* %53 */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 297 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 3, 2, 109}, /* %1 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 8, 3}, /* %3 */
    {TNI_STEP_TANGENT, 0, 4, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_JUMP, 0, 0, 30, 0}, /* */
    {TNI_STEP_SCALAR, 1, 6, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 2, 7, 12, 424}, /* %0 %6 eq.Scalar */
    {TNI_STEP_ARGUMENT, 0, 8, 1, 0}, /* */
    {TNI_STEP_NONE, 0, 9, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 10, 98, 187}, /* %7 %8 %9 cumsum */
    {TNI_STEP_CONSTANT, 0, 11, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 12, 2, 24}, /* %11 */
    {TNI_STEP_CALL, 2, 13, 12, 145}, /* %10 %12 eq.Scalar */
    {TNI_STEP_CALL, 2, 14, 45, 327}, /* %7 %13 logical_and */
    {TNI_STEP_CALL, 3, 15, 13, 1090}, /* %0 %7 %12 masked_fill.Scalar */
    {TNI_STEP_TANGENT, 0, 16, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 15, 245}, /* %16 %15 div.Tensor */
    {TNI_STEP_CALL, 3, 18, 98, 1093}, /* %17 %8 %9 cumsum */
    {TNI_STEP_RESULT, 0, 19, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 20, 1, 304}, /* %19 %18 mul.Tensor */
    {TNI_STEP_CALL, 3, 21, 13, 1096}, /* %0 %14 %12 masked_fill.Scalar */
    {TNI_STEP_CALL, 3, 22, 95, 199}, /* %21 %8 %9 cumprod */
    {TNI_STEP_CALL, 2, 23, 1, 706}, /* %16 %14 mul.Tensor */
    {TNI_STEP_CALL, 3, 24, 98, 1099}, /* %23 %8 %9 cumsum */
    {TNI_STEP_CALL, 2, 25, 1, 73}, /* %22 %24 mul.Tensor */
    {TNI_STEP_CALL, 3, 26, 28, 1102}, /* %20 %25 %12 add.Tensor */
    {TNI_STEP_COPY, 1, 5, 0, 80}, /* %26 */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 298 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_COMPLEX, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 20, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CALL, 1, 4, 39, 3}, /* %3 log */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 22, 344}, /* %4 %5 %7 sub.Tensor */
    {TNI_STEP_SAVED, 0, 9, 2, 0}, /* */
    {TNI_STEP_LIST, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_CALL, 2, 11, 96, 240}, /* %8 %10 flip */
    {TNI_STEP_CALL, 2, 12, 99, 338}, /* %11 %9 logcumsumexp */
    {TNI_STEP_CALL, 2, 13, 96, 87}, /* %12 %10 flip */
    {TNI_STEP_CALL, 3, 14, 28, 1105}, /* %13 %0 %7 add.Tensor */
    {TNI_STEP_CALL, 1, 15, 19, 34}, /* %14 exp */
    {TNI_STEP_CONJUGATE, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_COPY, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_JUMP, 0, 0, 51, 0}, /* */
    {TNI_STEP_GRAD, 0, 18, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 19, 27, 0}, /* 0x380b38fb9daa78e4 */
    {TNI_STEP_SCALAR, 1, 20, 3, 41}, /* %19 */
    {TNI_STEP_CALL, 2, 21, 100, 54}, /* %18 %20 clamp_min */
    {TNI_STEP_CONJUGATE, 1, 22, 0, 72}, /* %21 */
    {TNI_STEP_CALL, 1, 23, 39, 73}, /* %22 log */
    {TNI_STEP_SAVED, 0, 24, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 25, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 26, 2, 75}, /* %25 */
    {TNI_STEP_CALL, 3, 27, 22, 1108}, /* %23 %24 %26 sub.Tensor */
    {TNI_STEP_SAVED, 0, 28, 2, 0}, /* */
    {TNI_STEP_LIST, 1, 29, 0, 317}, /* %28 */
    {TNI_STEP_CALL, 2, 30, 96, 1111}, /* %27 %29 flip */
    {TNI_STEP_CALL, 2, 31, 99, 1113}, /* %30 %28 logcumsumexp */
    {TNI_STEP_CALL, 2, 32, 96, 1115}, /* %31 %29 flip */
    {TNI_STEP_CALL, 3, 33, 28, 1117}, /* %32 %0 %26 add.Tensor */
    {TNI_STEP_CALL, 1, 34, 19, 586}, /* %33 exp */
    {TNI_STEP_CONJUGATE, 1, 35, 0, 587}, /* %34 */
    {TNI_STEP_CALL, 1, 36, 3, 39}, /* %18 neg */
    {TNI_STEP_CALL, 2, 37, 100, 1120}, /* %36 %20 clamp_min */
    {TNI_STEP_CONJUGATE, 1, 38, 0, 591}, /* %37 */
    {TNI_STEP_CALL, 1, 39, 39, 590}, /* %38 log */
    {TNI_STEP_CALL, 3, 40, 22, 1122}, /* %39 %24 %26 sub.Tensor */
    {TNI_STEP_CALL, 2, 41, 96, 1125}, /* %40 %29 flip */
    {TNI_STEP_CALL, 2, 42, 99, 1127}, /* %41 %28 logcumsumexp */
    {TNI_STEP_CALL, 2, 43, 96, 1129}, /* %42 %29 flip */
    {TNI_STEP_CALL, 3, 44, 28, 1131}, /* %43 %0 %26 add.Tensor */
    {TNI_STEP_CALL, 1, 45, 19, 597}, /* %44 exp */
    {TNI_STEP_CONJUGATE, 1, 46, 0, 595}, /* %45 */
    {TNI_STEP_CALL, 3, 47, 22, 1134}, /* %35 %46 %26 sub.Tensor */
    {TNI_STEP_COPY, 1, 17, 0, 600}, /* %47 */
    {TNI_STEP_GIVE, 1, 0, 0, 40}, /* %17 */
    /* program 299 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_COMPLEX, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 15, 2}, /* %1 */
    {TNI_STEP_TANGENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 39, 1}, /* %2 log */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 5, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 6, 28, 1137}, /* %3 %0 %5 add.Tensor */
    {TNI_STEP_ARGUMENT, 0, 7, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 99, 13}, /* %6 %7 logcumsumexp */
    {TNI_STEP_RESULT, 0, 9, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 10, 22, 1140}, /* %8 %9 %5 sub.Tensor */
    {TNI_STEP_CALL, 1, 11, 19, 23}, /* %10 exp */
    {TNI_STEP_COPY, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_JUMP, 0, 0, 37, 0}, /* */
    {TNI_STEP_TANGENT, 0, 13, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 14, 27, 0}, /* 0x380b38fb9daa78e4 */
    {TNI_STEP_SCALAR, 1, 15, 3, 34}, /* %14 */
    {TNI_STEP_CALL, 2, 16, 100, 35}, /* %13 %15 clamp_min */
    {TNI_STEP_CALL, 1, 17, 39, 38}, /* %16 log */
    {TNI_STEP_CONSTANT, 0, 18, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 19, 2, 39}, /* %18 */
    {TNI_STEP_CALL, 3, 20, 28, 1143}, /* %17 %0 %19 add.Tensor */
    {TNI_STEP_ARGUMENT, 0, 21, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 22, 99, 560}, /* %20 %21 logcumsumexp */
    {TNI_STEP_RESULT, 0, 23, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 24, 22, 1146}, /* %22 %23 %19 sub.Tensor */
    {TNI_STEP_CALL, 1, 25, 19, 74}, /* %24 exp */
    {TNI_STEP_CALL, 1, 26, 3, 35}, /* %13 neg */
    {TNI_STEP_CALL, 2, 27, 100, 827}, /* %26 %15 clamp_min */
    {TNI_STEP_CALL, 1, 28, 39, 315}, /* %27 log */
    {TNI_STEP_CALL, 3, 29, 28, 1149}, /* %28 %0 %19 add.Tensor */
    {TNI_STEP_CALL, 2, 30, 99, 1152}, /* %29 %21 logcumsumexp */
    {TNI_STEP_CALL, 3, 31, 22, 1154}, /* %30 %23 %19 sub.Tensor */
    {TNI_STEP_CALL, 1, 32, 19, 580}, /* %31 exp */
    {TNI_STEP_CALL, 3, 33, 22, 1157}, /* %25 %32 %19 sub.Tensor */
    {TNI_STEP_COPY, 1, 12, 0, 586}, /* %33 */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    /* program 300 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 101, 1160}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 7, 102, 1166}, /* %4 %5 %6 %2 scatter_add */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 301 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_RESULT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 4, 103, 320}, /* %0 %1 %2 %3 gather */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 302 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SOME, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_NATIVE, 4, 6, 0, 1170}, /* %2 %1 %4 %5 restored */
    {TNI_STEP_SAVED, 0, 7, 3, 0}, /* */
    {TNI_STEP_NATIVE, 4, 8, 0, 1174}, /* %7 %1 %4 %5 restored */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 3, 11, 22, 1178}, /* %0 %8 %10 sub.Tensor */
    {TNI_STEP_CALL, 1, 12, 19, 24}, /* %11 exp */
    {TNI_STEP_CONJUGATE, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_CALL, 2, 14, 1, 512}, /* %6 %13 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 303 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_SOME, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_ARGUMENT, 0, 5, 2, 0}, /* */
    {TNI_STEP_NATIVE, 4, 6, 0, 1170}, /* %2 %1 %4 %5 restored */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 9, 22, 1181}, /* %0 %6 %8 sub.Tensor */
    {TNI_STEP_CALL, 1, 10, 19, 17}, /* %9 exp */
    {TNI_STEP_TANGENT, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 1, 121}, /* %11 %10 mul.Tensor */
    {TNI_STEP_NONE, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 14, 33, 1184}, /* %12 %4 %5 %13 sum.dim_IntList */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 304 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SOME, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_DIM, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_NATIVE, 4, 6, 0, 117}, /* %4 %3 %1 %5 restored */
    {TNI_STEP_CALL, 2, 7, 53, 58}, /* %2 %6 eq.Tensor */
    {TNI_STEP_GRAD, 0, 8, 0, 0}, /* */
    {TNI_STEP_NATIVE, 4, 9, 0, 1188}, /* %8 %3 %1 %5 restored */
    {TNI_STEP_CONSTANT, 0, 10, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 12, 33, 1192}, /* %7 %1 %10 %11 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 13, 15, 219}, /* %9 %12 div.Tensor */
    {TNI_STEP_CALL, 2, 14, 1, 1196}, /* %13 %7 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 305 */
    {TNI_STEP_ARGUMENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_SOME, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_RESULT, 0, 4, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 2, 0}, /* */
    {TNI_STEP_NATIVE, 4, 6, 0, 117}, /* %4 %3 %1 %5 restored */
    {TNI_STEP_CALL, 2, 7, 53, 58}, /* %2 %6 eq.Tensor */
    {TNI_STEP_TANGENT, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 9, 1, 135}, /* %8 %7 mul.Tensor */
    {TNI_STEP_NONE, 0, 10, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 11, 33, 1198}, /* %9 %1 %5 %10 sum.dim_IntList */
    {TNI_STEP_CALL, 4, 12, 33, 1202}, /* %7 %1 %5 %10 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 13, 15, 61}, /* %11 %12 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    /* program 306 */
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
    {TNI_STEP_NATIVE, 4, 9, 0, 1206}, /* %7 %6 %4 %8 restored */
    {TNI_STEP_CALL, 2, 10, 53, 84}, /* %5 %9 eq.Tensor */
    {TNI_STEP_GRAD, 0, 11, 0, 0}, /* */
    {TNI_STEP_NATIVE, 4, 12, 0, 1210}, /* %11 %6 %4 %8 restored */
    {TNI_STEP_CONSTANT, 0, 13, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 14, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 15, 33, 1214}, /* %10 %4 %13 %14 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 16, 15, 62}, /* %12 %15 div.Tensor */
    {TNI_STEP_CALL, 2, 17, 1, 1218}, /* %16 %10 mul.Tensor */
    {TNI_STEP_COPY, 1, 18, 0, 40}, /* %17 */
    {TNI_STEP_JUMP, 0, 0, 34, 0}, /* */
    {TNI_STEP_NONE, 0, 19, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 20, 1, 0}, /* */
    {TNI_STEP_DIM, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_SAVED, 0, 22, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 23, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 24, 0, 1220}, /* %22 %21 %19 %23 restored */
    {TNI_STEP_CALL, 2, 25, 53, 310}, /* %20 %24 eq.Tensor */
    {TNI_STEP_GRAD, 0, 26, 0, 0}, /* */
    {TNI_STEP_NATIVE, 4, 27, 0, 1224}, /* %26 %21 %19 %23 restored */
    {TNI_STEP_CALL, 4, 28, 33, 1228}, /* %25 %19 %23 %19 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 29, 15, 1232}, /* %27 %28 div.Tensor */
    {TNI_STEP_CALL, 2, 30, 1, 626}, /* %29 %25 mul.Tensor */
    {TNI_STEP_COPY, 1, 18, 0, 578}, /* %30 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 53, 2}, /* %1 */
    {TNI_STEP_VALUE, 1, 31, 0, 0}, /* %0 */
    {TNI_STEP_LIST, 1, 32, 0, 580}, /* %31 */
    {TNI_STEP_SOME, 1, 33, 0, 583}, /* %32 */
    {TNI_STEP_SAVED, 0, 34, 1, 0}, /* */
    {TNI_STEP_DIM, 1, 35, 0, 587}, /* %34 */
    {TNI_STEP_SAVED, 0, 36, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 37, 3, 0}, /* */
    {TNI_STEP_NATIVE, 4, 38, 0, 1234}, /* %36 %35 %33 %37 restored */
    {TNI_STEP_CALL, 2, 39, 53, 1056}, /* %34 %38 eq.Tensor */
    {TNI_STEP_GRAD, 0, 40, 1, 0}, /* */
    {TNI_STEP_NATIVE, 4, 41, 0, 1238}, /* %40 %35 %33 %37 restored */
    {TNI_STEP_CONSTANT, 0, 42, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 43, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 44, 33, 1242}, /* %39 %33 %42 %43 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 45, 15, 1246}, /* %41 %44 div.Tensor */
    {TNI_STEP_CALL, 2, 46, 1, 1248}, /* %45 %39 mul.Tensor */
    {TNI_STEP_COPY, 1, 47, 0, 598}, /* %46 */
    {TNI_STEP_JUMP, 0, 0, 66, 0}, /* */
    {TNI_STEP_NONE, 0, 48, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 49, 1, 0}, /* */
    {TNI_STEP_DIM, 1, 50, 0, 601}, /* %49 */
    {TNI_STEP_SAVED, 0, 51, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 52, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 53, 0, 1250}, /* %51 %50 %48 %52 restored */
    {TNI_STEP_CALL, 2, 54, 53, 1254}, /* %49 %53 eq.Tensor */
    {TNI_STEP_GRAD, 0, 55, 1, 0}, /* */
    {TNI_STEP_NATIVE, 4, 56, 0, 1256}, /* %55 %50 %48 %52 restored */
    {TNI_STEP_CALL, 4, 57, 33, 1260}, /* %54 %48 %52 %48 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 58, 15, 1264}, /* %56 %57 div.Tensor */
    {TNI_STEP_CALL, 2, 59, 1, 1266}, /* %58 %54 mul.Tensor */
    {TNI_STEP_COPY, 1, 47, 0, 1268}, /* %59 */
    {TNI_STEP_CONSTANT, 0, 60, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 61, 2, 1269}, /* %60 */
    {TNI_STEP_CALL, 3, 62, 28, 1270}, /* %18 %47 %61 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 1273}, /* %62 */
    /* program 307 */
    {TNI_STEP_ARGUMENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 1, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 20, 2}, /* %1 */
    {TNI_STEP_VALUE, 1, 2, 0, 0}, /* %0 */
    {TNI_STEP_LIST, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_RESULT, 0, 7, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 8, 2, 0}, /* */
    {TNI_STEP_NATIVE, 4, 9, 0, 1206}, /* %7 %6 %4 %8 restored */
    {TNI_STEP_CALL, 2, 10, 53, 84}, /* %5 %9 eq.Tensor */
    {TNI_STEP_TANGENT, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 1, 121}, /* %11 %10 mul.Tensor */
    {TNI_STEP_NONE, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 14, 33, 1274}, /* %12 %4 %8 %13 sum.dim_IntList */
    {TNI_STEP_CALL, 4, 15, 33, 1278}, /* %10 %4 %8 %13 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 16, 15, 542}, /* %14 %15 div.Tensor */
    {TNI_STEP_COPY, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_JUMP, 0, 0, 33, 0}, /* */
    {TNI_STEP_NONE, 0, 18, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 19, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 20, 0, 41}, /* %19 */
    {TNI_STEP_RESULT, 0, 21, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 22, 2, 0}, /* */
    {TNI_STEP_NATIVE, 4, 23, 0, 1282}, /* %21 %20 %18 %22 restored */
    {TNI_STEP_CALL, 2, 24, 53, 730}, /* %19 %23 eq.Tensor */
    {TNI_STEP_TANGENT, 0, 25, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 26, 1, 1286}, /* %25 %24 mul.Tensor */
    {TNI_STEP_CALL, 4, 27, 33, 1288}, /* %26 %18 %22 %18 sum.dim_IntList */
    {TNI_STEP_CALL, 4, 28, 33, 1292}, /* %24 %18 %22 %18 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 29, 15, 1232}, /* %27 %28 div.Tensor */
    {TNI_STEP_COPY, 1, 17, 0, 319}, /* %29 */
    {TNI_STEP_GIVE, 1, 0, 0, 40}, /* %17 */
    /* program 308 */
    {TNI_STEP_ARGUMENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 1, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 20, 2}, /* %1 */
    {TNI_STEP_VALUE, 1, 2, 0, 0}, /* %0 */
    {TNI_STEP_LIST, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_RESULT, 0, 7, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 8, 2, 0}, /* */
    {TNI_STEP_NATIVE, 4, 9, 0, 1206}, /* %7 %6 %4 %8 restored */
    {TNI_STEP_CALL, 2, 10, 53, 84}, /* %5 %9 eq.Tensor */
    {TNI_STEP_TANGENT, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 1, 121}, /* %11 %10 mul.Tensor */
    {TNI_STEP_NONE, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 14, 33, 1274}, /* %12 %4 %8 %13 sum.dim_IntList */
    {TNI_STEP_CALL, 4, 15, 33, 1278}, /* %10 %4 %8 %13 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 16, 15, 542}, /* %14 %15 div.Tensor */
    {TNI_STEP_COPY, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_JUMP, 0, 0, 33, 0}, /* */
    {TNI_STEP_NONE, 0, 18, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 19, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 20, 0, 41}, /* %19 */
    {TNI_STEP_RESULT, 0, 21, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 22, 2, 0}, /* */
    {TNI_STEP_NATIVE, 4, 23, 0, 1282}, /* %21 %20 %18 %22 restored */
    {TNI_STEP_CALL, 2, 24, 53, 730}, /* %19 %23 eq.Tensor */
    {TNI_STEP_TANGENT, 0, 25, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 26, 1, 1286}, /* %25 %24 mul.Tensor */
    {TNI_STEP_CALL, 4, 27, 33, 1288}, /* %26 %18 %22 %18 sum.dim_IntList */
    {TNI_STEP_CALL, 4, 28, 33, 1292}, /* %24 %18 %22 %18 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 29, 15, 1232}, /* %27 %28 div.Tensor */
    {TNI_STEP_COPY, 1, 17, 0, 319}, /* %29 */
    {TNI_STEP_GIVE, 1, 0, 1, 40}, /* %17 */
    /* program 309 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 6, 104, 1296}, /* %2 %3 %4 %1 %5 value_selecting_reduction_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 310 */
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
    {TNI_STEP_CALL, 4, 11, 103, 1301}, /* %7 %8 %9 %10 gather */
    {TNI_STEP_COPY, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_RESULT, 0, 13, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 14, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 15, 31, 664}, /* %13 %14 unsqueeze */
    {TNI_STEP_TANGENT, 0, 16, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 17, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 18, 103, 1305}, /* %16 %14 %15 %17 gather */
    {TNI_STEP_CALL, 2, 19, 105, 451}, /* %18 %14 squeeze.dim */
    {TNI_STEP_COPY, 1, 12, 0, 41}, /* %19 */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    /* program 311 */
    {TNI_STEP_NONE, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 5, 0, 1309}, /* %3 %2 %0 %4 restored */
    {TNI_STEP_CALL, 2, 6, 53, 119}, /* %1 %5 eq.Tensor */
    {TNI_STEP_GRAD, 0, 7, 0, 0}, /* */
    {TNI_STEP_NATIVE, 4, 8, 0, 1313}, /* %7 %2 %0 %4 restored */
    {TNI_STEP_CALL, 4, 9, 33, 1317}, /* %6 %0 %4 %0 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 10, 15, 16}, /* %8 %9 div.Tensor */
    {TNI_STEP_CALL, 2, 11, 1, 380}, /* %10 %6 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    /* program 312 */
    {TNI_STEP_NONE, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_RESULT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_NATIVE, 4, 5, 0, 1309}, /* %3 %2 %0 %4 restored */
    {TNI_STEP_CALL, 2, 6, 53, 119}, /* %1 %5 eq.Tensor */
    {TNI_STEP_TANGENT, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 1, 97}, /* %7 %6 mul.Tensor */
    {TNI_STEP_CALL, 4, 9, 33, 1321}, /* %8 %0 %4 %0 sum.dim_IntList */
    {TNI_STEP_CALL, 4, 10, 33, 1317}, /* %6 %0 %4 %0 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 11, 15, 22}, /* %9 %10 div.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    /* program 313 */
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
    {TNI_STEP_CALL, 4, 11, 103, 1301}, /* %7 %8 %9 %10 gather */
    {TNI_STEP_COPY, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_RESULT, 0, 13, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 14, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 15, 31, 664}, /* %13 %14 unsqueeze */
    {TNI_STEP_TANGENT, 0, 16, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 17, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 18, 103, 1305}, /* %16 %14 %15 %17 gather */
    {TNI_STEP_CALL, 2, 19, 105, 451}, /* %18 %14 squeeze.dim */
    {TNI_STEP_COPY, 1, 12, 0, 41}, /* %19 */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    /* program 314 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 5, 6, 104, 1296}, /* %2 %3 %4 %1 %5 value_selecting_reduction_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 315 */
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
    {TNI_STEP_CALL, 4, 11, 103, 1301}, /* %7 %8 %9 %10 gather */
    {TNI_STEP_COPY, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_RESULT, 0, 13, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 14, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 15, 31, 664}, /* %13 %14 unsqueeze */
    {TNI_STEP_TANGENT, 0, 16, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 17, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 18, 103, 1305}, /* %16 %14 %15 %17 gather */
    {TNI_STEP_CALL, 2, 19, 105, 451}, /* %18 %14 squeeze.dim */
    {TNI_STEP_COPY, 1, 12, 0, 41}, /* %19 */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    /* program 316 */
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
    {TNI_STEP_CALL, 4, 11, 103, 1301}, /* %7 %8 %9 %10 gather */
    {TNI_STEP_COPY, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_RESULT, 0, 13, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 14, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 15, 31, 664}, /* %13 %14 unsqueeze */
    {TNI_STEP_TANGENT, 0, 16, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 17, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 18, 103, 1305}, /* %16 %14 %15 %17 gather */
    {TNI_STEP_CALL, 2, 19, 105, 451}, /* %18 %14 squeeze.dim */
    {TNI_STEP_COPY, 1, 12, 0, 41}, /* %19 */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    /* program 317 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 2, 0}, /* 0x0 */
    {TNI_STEP_SIZE, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_CONSTANT, 0, 3, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 4, 0, 25}, /* %0 %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_DEVICE, 1, 7, 0, 7}, /* %5 */
    {TNI_STEP_SOME, 1, 8, 0, 13}, /* %6 */
    {TNI_STEP_NONE, 0, 9, 0, 0}, /* */
    {TNI_STEP_SOME, 1, 10, 0, 14}, /* %7 */
    {TNI_STEP_CALL, 6, 11, 106, 1325}, /* %2 %4 %8 %9 %10 %9 eye.m */
    {TNI_STEP_CALL, 2, 12, 1, 469}, /* %11 %5 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    /* program 318 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_NUMEL, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_NUMEL, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 5, 2, 115}, /* %1 %4 */
    {TNI_STEP_NOT, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_COPY, 1, 7, 0, 7}, /* %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 11, 13}, /* %6 */
    {TNI_STEP_EQUAL, 2, 8, 2, 56}, /* %3 %4 */
    {TNI_STEP_COPY, 1, 7, 0, 16}, /* %8 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 15, 14}, /* %7 */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_COPY, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 17, 0}, /* */
    {TNI_STEP_DIV, 2, 11, 2, 2}, /* %1 %3 */
    {TNI_STEP_COPY, 1, 10, 0, 24}, /* %11 */
    {TNI_STEP_DIM, 1, 12, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 13, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 14, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 15, 3, 0}, /* */
    {TNI_STEP_NATIVE, 4, 16, 0, 1331}, /* %13 %12 %14 %15 restored */
    {TNI_STEP_CONSTANT, 0, 17, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 18, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 19, 107, 1335}, /* %0 %14 %17 %18 mean.dim */
    {TNI_STEP_SCALAR, 1, 20, 2, 40}, /* %17 */
    {TNI_STEP_CALL, 3, 21, 22, 1339}, /* %0 %19 %20 sub.Tensor */
    {TNI_STEP_CALL, 2, 22, 1, 1342}, /* %16 %21 mul.Tensor */
    {TNI_STEP_SAVED, 0, 23, 4, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 24, 1, 81}, /* %23 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 39, 74}, /* %24 */
    {TNI_STEP_VALUE, 1, 25, 0, 81}, /* %23 */
    {TNI_STEP_SCALAR, 1, 26, 2, 23}, /* %10 */
    {TNI_STEP_SUB, 2, 27, 0, 1344}, /* %26 %25 */
    {TNI_STEP_CONSTANT, 0, 28, 28, 0}, /* 0x4000000000000000 */
    {TNI_STEP_SCALAR, 1, 29, 3, 317}, /* %28 */
    {TNI_STEP_DIV, 2, 30, 0, 1049}, /* %29 %27 */
    {TNI_STEP_COPY, 1, 31, 0, 578}, /* %30 */
    {TNI_STEP_JUMP, 0, 0, 45, 0}, /* */
    {TNI_STEP_SUB, 2, 32, 2, 312}, /* %10 %17 */
    {TNI_STEP_CONSTANT, 0, 33, 28, 0}, /* 0x4000000000000000 */
    {TNI_STEP_TO_DOUBLE, 1, 34, 0, 583}, /* %32 */
    {TNI_STEP_DIV, 2, 35, 3, 586}, /* %33 %34 */
    {TNI_STEP_SCALAR, 1, 36, 3, 606}, /* %35 */
    {TNI_STEP_COPY, 1, 31, 0, 588}, /* %36 */
    {TNI_STEP_SCALED, 2, 37, 0, 1346}, /* %22 %31 */
    {TNI_STEP_GIVE, 1, 0, 0, 591}, /* %37 */
    /* program 319 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_NUMEL, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_NUMEL, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 5, 2, 115}, /* %1 %4 */
    {TNI_STEP_NOT, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_COPY, 1, 7, 0, 7}, /* %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 11, 13}, /* %6 */
    {TNI_STEP_EQUAL, 2, 8, 2, 56}, /* %3 %4 */
    {TNI_STEP_COPY, 1, 7, 0, 16}, /* %8 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 15, 14}, /* %7 */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_COPY, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 17, 0}, /* */
    {TNI_STEP_DIV, 2, 11, 2, 2}, /* %1 %3 */
    {TNI_STEP_COPY, 1, 10, 0, 24}, /* %11 */
    {TNI_STEP_TANGENT, 0, 12, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_ARGUMENT, 0, 14, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 15, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 16, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 17, 107, 1348}, /* %0 %14 %15 %16 mean.dim */
    {TNI_STEP_SCALAR, 1, 18, 2, 36}, /* %15 */
    {TNI_STEP_CALL, 3, 19, 22, 1352}, /* %0 %17 %18 sub.Tensor */
    {TNI_STEP_CALL, 2, 20, 1, 303}, /* %13 %19 mul.Tensor */
    {TNI_STEP_CALL, 1, 21, 2, 55}, /* %20 real */
    {TNI_STEP_ARGUMENT, 0, 22, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 23, 33, 1355}, /* %21 %14 %22 %16 sum.dim_IntList */
    {TNI_STEP_ARGUMENT, 0, 24, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 25, 1, 74}, /* %24 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 40, 75}, /* %25 */
    {TNI_STEP_VALUE, 1, 26, 0, 74}, /* %24 */
    {TNI_STEP_SCALAR, 1, 27, 2, 23}, /* %10 */
    {TNI_STEP_SUB, 2, 28, 0, 1359}, /* %27 %26 */
    {TNI_STEP_CONSTANT, 0, 29, 28, 0}, /* 0x4000000000000000 */
    {TNI_STEP_SCALAR, 1, 30, 3, 319}, /* %29 */
    {TNI_STEP_DIV, 2, 31, 0, 1113}, /* %30 %28 */
    {TNI_STEP_COPY, 1, 32, 0, 580}, /* %31 */
    {TNI_STEP_JUMP, 0, 0, 46, 0}, /* */
    {TNI_STEP_SUB, 2, 33, 2, 734}, /* %10 %15 */
    {TNI_STEP_CONSTANT, 0, 34, 28, 0}, /* 0x4000000000000000 */
    {TNI_STEP_TO_DOUBLE, 1, 35, 0, 586}, /* %33 */
    {TNI_STEP_DIV, 2, 36, 3, 1361}, /* %34 %35 */
    {TNI_STEP_SCALAR, 1, 37, 3, 588}, /* %36 */
    {TNI_STEP_COPY, 1, 32, 0, 591}, /* %37 */
    {TNI_STEP_SCALED, 2, 38, 0, 1363}, /* %23 %32 */
    {TNI_STEP_GIVE, 1, 0, 0, 590}, /* %38 */
    /* program 320 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_SCALED, 2, 3, 0, 0}, /* %0 %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 15, 117}, /* %4 %3 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 2, 8, 12, 440}, /* %0 %7 eq.Scalar */
    {TNI_STEP_CALL, 3, 9, 13, 1365}, /* %5 %8 %7 masked_fill.Scalar */
    {TNI_STEP_SAVED, 0, 10, 1, 0}, /* */
    {TNI_STEP_NUMEL, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_NUMEL, 1, 12, 0, 0}, /* %0 */
    {TNI_STEP_EQUAL, 2, 13, 2, 170}, /* %11 %6 */
    {TNI_STEP_NOT, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_COPY, 1, 15, 0, 35}, /* %13 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 19, 34}, /* %14 */
    {TNI_STEP_EQUAL, 2, 16, 2, 511}, /* %12 %6 */
    {TNI_STEP_COPY, 1, 15, 0, 38}, /* %16 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 23, 36}, /* %15 */
    {TNI_STEP_CONSTANT, 0, 17, 0, 0}, /* 0x1 */
    {TNI_STEP_COPY, 1, 18, 0, 40}, /* %17 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_DIV, 2, 19, 2, 61}, /* %11 %12 */
    {TNI_STEP_COPY, 1, 18, 0, 41}, /* %19 */
    {TNI_STEP_DIM, 1, 20, 0, 23}, /* %10 */
    {TNI_STEP_SAVED, 0, 21, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 22, 3, 0}, /* */
    {TNI_STEP_NATIVE, 4, 23, 0, 1368}, /* %9 %20 %21 %22 restored */
    {TNI_STEP_CONSTANT, 0, 24, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 25, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 26, 107, 1372}, /* %10 %21 %24 %25 mean.dim */
    {TNI_STEP_SCALAR, 1, 27, 2, 74}, /* %24 */
    {TNI_STEP_CALL, 3, 28, 22, 1376}, /* %10 %26 %27 sub.Tensor */
    {TNI_STEP_CALL, 2, 29, 1, 573}, /* %23 %28 mul.Tensor */
    {TNI_STEP_SAVED, 0, 30, 4, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 31, 1, 578}, /* %30 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 46, 580}, /* %31 */
    {TNI_STEP_VALUE, 1, 32, 0, 578}, /* %30 */
    {TNI_STEP_SCALAR, 1, 33, 2, 39}, /* %18 */
    {TNI_STEP_SUB, 2, 34, 0, 1379}, /* %33 %32 */
    {TNI_STEP_CONSTANT, 0, 35, 28, 0}, /* 0x4000000000000000 */
    {TNI_STEP_SCALAR, 1, 36, 3, 606}, /* %35 */
    {TNI_STEP_DIV, 2, 37, 0, 1381}, /* %36 %34 */
    {TNI_STEP_COPY, 1, 38, 0, 591}, /* %37 */
    {TNI_STEP_JUMP, 0, 0, 52, 0}, /* */
    {TNI_STEP_SUB, 2, 39, 2, 567}, /* %18 %24 */
    {TNI_STEP_CONSTANT, 0, 40, 28, 0}, /* 0x4000000000000000 */
    {TNI_STEP_TO_DOUBLE, 1, 41, 0, 592}, /* %39 */
    {TNI_STEP_DIV, 2, 42, 3, 1383}, /* %40 %41 */
    {TNI_STEP_SCALAR, 1, 43, 3, 596}, /* %42 */
    {TNI_STEP_COPY, 1, 38, 0, 594}, /* %43 */
    {TNI_STEP_SCALED, 2, 44, 0, 1385}, /* %29 %38 */
    {TNI_STEP_GIVE, 1, 0, 0, 597}, /* %44 */
    /* program 321 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_NUMEL, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_NUMEL, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 5, 2, 115}, /* %1 %4 */
    {TNI_STEP_NOT, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_COPY, 1, 7, 0, 7}, /* %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 11, 13}, /* %6 */
    {TNI_STEP_EQUAL, 2, 8, 2, 56}, /* %3 %4 */
    {TNI_STEP_COPY, 1, 7, 0, 16}, /* %8 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 15, 14}, /* %7 */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_COPY, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 17, 0}, /* */
    {TNI_STEP_DIV, 2, 11, 2, 2}, /* %1 %3 */
    {TNI_STEP_COPY, 1, 10, 0, 24}, /* %11 */
    {TNI_STEP_TANGENT, 0, 12, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_ARGUMENT, 0, 14, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 15, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 16, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 17, 107, 1348}, /* %0 %14 %15 %16 mean.dim */
    {TNI_STEP_SCALAR, 1, 18, 2, 36}, /* %15 */
    {TNI_STEP_CALL, 3, 19, 22, 1352}, /* %0 %17 %18 sub.Tensor */
    {TNI_STEP_CALL, 2, 20, 1, 303}, /* %13 %19 mul.Tensor */
    {TNI_STEP_CALL, 1, 21, 2, 55}, /* %20 real */
    {TNI_STEP_ARGUMENT, 0, 22, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 23, 33, 1355}, /* %21 %14 %22 %16 sum.dim_IntList */
    {TNI_STEP_ARGUMENT, 0, 24, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 25, 1, 74}, /* %24 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 40, 75}, /* %25 */
    {TNI_STEP_VALUE, 1, 26, 0, 74}, /* %24 */
    {TNI_STEP_SCALAR, 1, 27, 2, 23}, /* %10 */
    {TNI_STEP_SUB, 2, 28, 0, 1359}, /* %27 %26 */
    {TNI_STEP_CONSTANT, 0, 29, 28, 0}, /* 0x4000000000000000 */
    {TNI_STEP_SCALAR, 1, 30, 3, 319}, /* %29 */
    {TNI_STEP_DIV, 2, 31, 0, 1113}, /* %30 %28 */
    {TNI_STEP_COPY, 1, 32, 0, 580}, /* %31 */
    {TNI_STEP_JUMP, 0, 0, 46, 0}, /* */
    {TNI_STEP_SUB, 2, 33, 2, 734}, /* %10 %15 */
    {TNI_STEP_CONSTANT, 0, 34, 28, 0}, /* 0x4000000000000000 */
    {TNI_STEP_TO_DOUBLE, 1, 35, 0, 586}, /* %33 */
    {TNI_STEP_DIV, 2, 36, 3, 1361}, /* %34 %35 */
    {TNI_STEP_SCALAR, 1, 37, 3, 588}, /* %36 */
    {TNI_STEP_COPY, 1, 32, 0, 591}, /* %37 */
    {TNI_STEP_SCALED, 2, 38, 0, 1363}, /* %23 %32 */
    {TNI_STEP_CONSTANT, 0, 39, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 40, 2, 592}, /* %39 */
    {TNI_STEP_SCALED, 2, 41, 0, 1387}, /* %2 %40 */
    {TNI_STEP_CALL, 2, 42, 15, 1389}, /* %38 %41 div.Tensor */
    {TNI_STEP_SCALAR, 1, 43, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 44, 12, 1391}, /* %2 %43 eq.Scalar */
    {TNI_STEP_CALL, 3, 45, 13, 1393}, /* %42 %44 %43 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 595}, /* %45 */
    /* program 322 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_NUMEL, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_NUMEL, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 5, 2, 115}, /* %1 %4 */
    {TNI_STEP_NOT, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_COPY, 1, 7, 0, 7}, /* %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 11, 13}, /* %6 */
    {TNI_STEP_EQUAL, 2, 8, 2, 56}, /* %3 %4 */
    {TNI_STEP_COPY, 1, 7, 0, 16}, /* %8 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 15, 14}, /* %7 */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_COPY, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 17, 0}, /* */
    {TNI_STEP_DIV, 2, 11, 2, 2}, /* %1 %3 */
    {TNI_STEP_COPY, 1, 10, 0, 24}, /* %11 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 12, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 13, 2, 42}, /* %12 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 51, 35}, /* %13 */
    {TNI_STEP_DIM, 1, 14, 0, 0}, /* %0 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 15, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 16, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 17, 3, 0}, /* */
    {TNI_STEP_NATIVE, 4, 18, 0, 1396}, /* %15 %14 %16 %17 restored */
    {TNI_STEP_CONSTANT, 0, 19, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 20, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 21, 107, 1400}, /* %0 %16 %19 %20 mean.dim */
    {TNI_STEP_SCALAR, 1, 22, 2, 41}, /* %19 */
    {TNI_STEP_CALL, 3, 23, 22, 1404}, /* %0 %21 %22 sub.Tensor */
    {TNI_STEP_CALL, 2, 24, 1, 874}, /* %18 %23 mul.Tensor */
    {TNI_STEP_SAVED, 0, 25, 4, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 26, 1, 75}, /* %25 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 42, 80}, /* %26 */
    {TNI_STEP_VALUE, 1, 27, 0, 75}, /* %25 */
    {TNI_STEP_SCALAR, 1, 28, 2, 23}, /* %10 */
    {TNI_STEP_SUB, 2, 29, 0, 1407}, /* %28 %27 */
    {TNI_STEP_CONSTANT, 0, 30, 28, 0}, /* 0x4000000000000000 */
    {TNI_STEP_SCALAR, 1, 31, 3, 578}, /* %30 */
    {TNI_STEP_DIV, 2, 32, 0, 1115}, /* %31 %29 */
    {TNI_STEP_COPY, 1, 33, 0, 583}, /* %32 */
    {TNI_STEP_JUMP, 0, 0, 48, 0}, /* */
    {TNI_STEP_SUB, 2, 34, 2, 729}, /* %10 %19 */
    {TNI_STEP_CONSTANT, 0, 35, 28, 0}, /* 0x4000000000000000 */
    {TNI_STEP_TO_DOUBLE, 1, 36, 0, 587}, /* %34 */
    {TNI_STEP_DIV, 2, 37, 3, 1409}, /* %35 %36 */
    {TNI_STEP_SCALAR, 1, 38, 3, 591}, /* %37 */
    {TNI_STEP_COPY, 1, 33, 0, 590}, /* %38 */
    {TNI_STEP_SCALED, 2, 39, 0, 1411}, /* %24 %33 */
    {TNI_STEP_COPY, 1, 40, 0, 592}, /* %39 */
    {TNI_STEP_JUMP, 0, 0, 54, 0}, /* */
    {TNI_STEP_NONE, 0, 41, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 42, 14, 1413}, /* %0 %41 %41 %41 %41 %41 zeros_like */
    {TNI_STEP_COPY, 1, 40, 0, 596}, /* %42 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 43, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 44, 2, 594}, /* %43 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 69, 597}, /* %44 */
    {TNI_STEP_DIM, 1, 45, 0, 0}, /* %0 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 46, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 47, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 48, 3, 0}, /* */
    {TNI_STEP_NATIVE, 4, 49, 0, 1419}, /* %46 %45 %47 %48 restored */
    {TNI_STEP_SCALAR, 1, 50, 2, 23}, /* %10 */
    {TNI_STEP_CALL, 2, 51, 42, 1423}, /* %49 %50 div.Scalar */
    {TNI_STEP_CONSTANT, 0, 52, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 53, 2, 607}, /* %52 */
    {TNI_STEP_CALL, 3, 54, 28, 1425}, /* %40 %51 %53 add.Tensor */
    {TNI_STEP_COPY, 1, 55, 0, 652}, /* %54 */
    {TNI_STEP_JUMP, 0, 0, 70, 0}, /* */
    {TNI_STEP_COPY, 1, 55, 0, 593}, /* %40 */
    {TNI_STEP_GIVE, 1, 0, 0, 655}, /* %55 */
    /* program 323 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 3, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 107, 320}, /* %0 %1 %2 %3 mean.dim */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 324 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_NUMEL, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_NUMEL, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 5, 2, 115}, /* %1 %4 */
    {TNI_STEP_NOT, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_COPY, 1, 7, 0, 7}, /* %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 11, 13}, /* %6 */
    {TNI_STEP_EQUAL, 2, 8, 2, 56}, /* %3 %4 */
    {TNI_STEP_COPY, 1, 7, 0, 16}, /* %8 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 15, 14}, /* %7 */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_COPY, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 17, 0}, /* */
    {TNI_STEP_DIV, 2, 11, 2, 2}, /* %1 %3 */
    {TNI_STEP_COPY, 1, 10, 0, 24}, /* %11 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 12, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 13, 2, 42}, /* %12 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 58, 35}, /* %13 */
    {TNI_STEP_CONSTANT, 0, 14, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 15, 2, 34}, /* %14 */
    {TNI_STEP_SCALED, 2, 16, 0, 448}, /* %2 %15 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 17, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 18, 15, 163}, /* %17 %16 div.Tensor */
    {TNI_STEP_SCALAR, 1, 19, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 20, 12, 65}, /* %2 %19 eq.Scalar */
    {TNI_STEP_CALL, 3, 21, 13, 484}, /* %18 %20 %19 masked_fill.Scalar */
    {TNI_STEP_DIM, 1, 22, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 23, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 24, 3, 0}, /* */
    {TNI_STEP_NATIVE, 4, 25, 0, 1428}, /* %21 %22 %23 %24 restored */
    {TNI_STEP_CONSTANT, 0, 26, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 27, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 28, 107, 1432}, /* %0 %23 %26 %27 mean.dim */
    {TNI_STEP_SCALAR, 1, 29, 2, 80}, /* %26 */
    {TNI_STEP_CALL, 3, 30, 22, 1436}, /* %0 %28 %29 sub.Tensor */
    {TNI_STEP_CALL, 2, 31, 1, 627}, /* %25 %30 mul.Tensor */
    {TNI_STEP_SAVED, 0, 32, 4, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 33, 1, 583}, /* %32 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 49, 586}, /* %33 */
    {TNI_STEP_VALUE, 1, 34, 0, 583}, /* %32 */
    {TNI_STEP_SCALAR, 1, 35, 2, 23}, /* %10 */
    {TNI_STEP_SUB, 2, 36, 0, 1439}, /* %35 %34 */
    {TNI_STEP_CONSTANT, 0, 37, 28, 0}, /* 0x4000000000000000 */
    {TNI_STEP_SCALAR, 1, 38, 3, 591}, /* %37 */
    {TNI_STEP_DIV, 2, 39, 0, 1441}, /* %38 %36 */
    {TNI_STEP_COPY, 1, 40, 0, 592}, /* %39 */
    {TNI_STEP_JUMP, 0, 0, 55, 0}, /* */
    {TNI_STEP_SUB, 2, 41, 2, 1376}, /* %10 %26 */
    {TNI_STEP_CONSTANT, 0, 42, 28, 0}, /* 0x4000000000000000 */
    {TNI_STEP_TO_DOUBLE, 1, 43, 0, 599}, /* %41 */
    {TNI_STEP_DIV, 2, 44, 3, 1244}, /* %42 %43 */
    {TNI_STEP_SCALAR, 1, 45, 3, 597}, /* %44 */
    {TNI_STEP_COPY, 1, 40, 0, 595}, /* %45 */
    {TNI_STEP_SCALED, 2, 46, 0, 1443}, /* %31 %40 */
    {TNI_STEP_COPY, 1, 47, 0, 598}, /* %46 */
    {TNI_STEP_JUMP, 0, 0, 61, 0}, /* */
    {TNI_STEP_NONE, 0, 48, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 49, 14, 1445}, /* %0 %48 %48 %48 %48 %48 zeros_like */
    {TNI_STEP_COPY, 1, 47, 0, 601}, /* %49 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 50, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 51, 2, 603}, /* %50 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 76, 604}, /* %51 */
    {TNI_STEP_DIM, 1, 52, 0, 0}, /* %0 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 53, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 54, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 55, 3, 0}, /* */
    {TNI_STEP_NATIVE, 4, 56, 0, 1451}, /* %53 %52 %54 %55 restored */
    {TNI_STEP_SCALAR, 1, 57, 2, 23}, /* %10 */
    {TNI_STEP_CALL, 2, 58, 42, 1264}, /* %56 %57 div.Scalar */
    {TNI_STEP_CONSTANT, 0, 59, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 60, 2, 1268}, /* %59 */
    {TNI_STEP_CALL, 3, 61, 28, 1455}, /* %47 %58 %60 add.Tensor */
    {TNI_STEP_COPY, 1, 62, 0, 1272}, /* %61 */
    {TNI_STEP_JUMP, 0, 0, 77, 0}, /* */
    {TNI_STEP_COPY, 1, 62, 0, 600}, /* %47 */
    {TNI_STEP_GIVE, 1, 0, 0, 1273}, /* %62 */
    /* program 325 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_NATIVE, 4, 5, 0, 776}, /* %2 %1 %3 %4 restored */
    {TNI_STEP_SAVED, 0, 6, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 29, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 8, 3, 14}, /* %7 */
    {TNI_STEP_EQUAL, 2, 9, 0, 82}, /* %6 %8 */
    {TNI_STEP_NOT, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_COPY, 1, 11, 0, 17}, /* %9 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 17, 23}, /* %10 */
    {TNI_STEP_CONSTANT, 0, 12, 30, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 13, 3, 42}, /* %12 */
    {TNI_STEP_EQUAL, 2, 14, 0, 512}, /* %6 %13 */
    {TNI_STEP_COPY, 1, 11, 0, 34}, /* %14 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 33, 24}, /* %11 */
    {TNI_STEP_CALL, 1, 15, 10, 0}, /* %0 abs */
    {TNI_STEP_DIM, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_NATIVE, 4, 17, 0, 1458}, /* %5 %16 %3 %4 restored */
    {TNI_STEP_CALL, 2, 18, 53, 63}, /* %15 %17 eq.Tensor */
    {TNI_STEP_GRAD, 0, 19, 0, 0}, /* */
    {TNI_STEP_NATIVE, 4, 20, 0, 1462}, /* %19 %16 %3 %4 restored */
    {TNI_STEP_CONSTANT, 0, 21, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 22, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 23, 33, 1466}, /* %18 %3 %21 %22 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 24, 15, 1470}, /* %20 %23 div.Tensor */
    {TNI_STEP_CALL, 2, 25, 1, 618}, /* %24 %18 mul.Tensor */
    {TNI_STEP_CALL, 1, 26, 0, 0}, /* %0 sgn */
    {TNI_STEP_CALL, 2, 27, 1, 79}, /* %25 %26 mul.Tensor */
    {TNI_STEP_COPY, 1, 28, 0, 315}, /* %27 */
    {TNI_STEP_JUMP, 0, 0, 121, 0}, /* */
    {TNI_STEP_GRAD, 0, 29, 0, 0}, /* */
    {TNI_STEP_NATIVE, 4, 30, 0, 1472}, /* %29 %1 %3 %4 restored */
    {TNI_STEP_CONSTANT, 0, 31, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 32, 2, 580}, /* %31 */
    {TNI_STEP_EQUAL, 2, 33, 0, 1476}, /* %6 %32 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 43, 586}, /* %33 */
    {TNI_STEP_NONE, 0, 34, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 35, 14, 1478}, /* %0 %34 %34 %34 %34 %34 zeros_like */
    {TNI_STEP_COPY, 1, 36, 0, 606}, /* %35 */
    {TNI_STEP_JUMP, 0, 0, 120, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 37, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 38, 2, 591}, /* %37 */
    {TNI_STEP_EQUAL, 2, 39, 0, 1484}, /* %6 %38 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 51, 592}, /* %39 */
    {TNI_STEP_CALL, 1, 40, 0, 0}, /* %0 sgn */
    {TNI_STEP_CALL, 2, 41, 1, 1486}, /* %40 %30 mul.Tensor */
    {TNI_STEP_COPY, 1, 42, 0, 599}, /* %41 */
    {TNI_STEP_JUMP, 0, 0, 119, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 43, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 44, 2, 594}, /* %43 */
    {TNI_STEP_EQUAL, 2, 45, 0, 1488}, /* %6 %44 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 61, 595}, /* %45 */
    {TNI_STEP_CALL, 2, 46, 15, 1490}, /* %30 %5 div.Tensor */
    {TNI_STEP_CALL, 2, 47, 12, 1492}, /* %5 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 48, 13, 1494}, /* %46 %47 %32 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 49, 1, 1445}, /* %0 %48 mul.Tensor */
    {TNI_STEP_COPY, 1, 50, 0, 601}, /* %49 */
    {TNI_STEP_JUMP, 0, 0, 118, 0}, /* */
    {TNI_STEP_COPY, 1, 51, 0, 17}, /* %9 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 67, 23}, /* %10 */
    {TNI_STEP_CONSTANT, 0, 52, 30, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 53, 3, 607}, /* %52 */
    {TNI_STEP_EQUAL, 2, 54, 0, 1497}, /* %6 %53 */
    {TNI_STEP_COPY, 1, 51, 0, 652}, /* %54 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 75, 604}, /* %51 */
    {TNI_STEP_CALL, 1, 55, 10, 0}, /* %0 abs */
    {TNI_STEP_CALL, 2, 56, 53, 1499}, /* %55 %5 eq.Tensor */
    {TNI_STEP_CALL, 1, 57, 0, 0}, /* %0 sgn */
    {TNI_STEP_CALL, 2, 58, 1, 1501}, /* %57 %56 mul.Tensor */
    {TNI_STEP_CALL, 2, 59, 1, 1503}, /* %58 %30 mul.Tensor */
    {TNI_STEP_COPY, 1, 60, 0, 1268}, /* %59 */
    {TNI_STEP_JUMP, 0, 0, 117, 0}, /* */
    {TNI_STEP_LESS, 2, 61, 0, 1484}, /* %6 %38 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 90, 1272}, /* %61 */
    {TNI_STEP_CALL, 1, 62, 0, 0}, /* %0 sgn */
    {TNI_STEP_CALL, 1, 63, 10, 0}, /* %0 abs */
    {TNI_STEP_SUB, 2, 64, 0, 1484}, /* %6 %38 */
    {TNI_STEP_CALL, 2, 65, 11, 1505}, /* %63 %64 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 66, 1, 1507}, /* %62 %65 mul.Tensor */
    {TNI_STEP_CALL, 2, 67, 12, 1509}, /* %0 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 68, 13, 1511}, /* %66 %67 %32 masked_fill.Scalar */
    {TNI_STEP_SUB, 2, 69, 0, 1514}, /* %38 %6 */
    {TNI_STEP_CALL, 2, 70, 11, 1516}, /* %5 %69 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 71, 1, 1518}, /* %30 %70 mul.Tensor */
    {TNI_STEP_CALL, 2, 72, 1, 1520}, /* %68 %71 mul.Tensor */
    {TNI_STEP_COPY, 1, 73, 0, 1522}, /* %72 */
    {TNI_STEP_JUMP, 0, 0, 116, 0}, /* */
    {TNI_STEP_LESS, 2, 74, 0, 1488}, /* %6 %44 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 104, 1523}, /* %74 */
    {TNI_STEP_CALL, 1, 75, 0, 0}, /* %0 sgn */
    {TNI_STEP_CALL, 1, 76, 10, 0}, /* %0 abs */
    {TNI_STEP_SUB, 2, 77, 0, 1484}, /* %6 %38 */
    {TNI_STEP_CALL, 2, 78, 11, 1524}, /* %76 %77 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 79, 1, 1526}, /* %75 %78 mul.Tensor */
    {TNI_STEP_CALL, 2, 80, 11, 1528}, /* %5 %77 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 81, 15, 1530}, /* %30 %80 div.Tensor */
    {TNI_STEP_CALL, 2, 82, 12, 1492}, /* %5 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 83, 13, 1532}, /* %81 %82 %32 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 84, 1, 1535}, /* %79 %83 mul.Tensor */
    {TNI_STEP_COPY, 1, 85, 0, 1537}, /* %84 */
    {TNI_STEP_JUMP, 0, 0, 115, 0}, /* */
    {TNI_STEP_CALL, 1, 86, 10, 0}, /* %0 abs */
    {TNI_STEP_SUB, 2, 87, 0, 1488}, /* %6 %44 */
    {TNI_STEP_CALL, 2, 88, 11, 1538}, /* %86 %87 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 89, 1, 1540}, /* %0 %88 mul.Tensor */
    {TNI_STEP_SUB, 2, 90, 0, 1484}, /* %6 %38 */
    {TNI_STEP_CALL, 2, 91, 11, 1542}, /* %5 %90 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 92, 15, 1544}, /* %30 %91 div.Tensor */
    {TNI_STEP_CALL, 2, 93, 12, 1492}, /* %5 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 94, 13, 1546}, /* %92 %93 %32 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 95, 1, 1549}, /* %89 %94 mul.Tensor */
    {TNI_STEP_COPY, 1, 85, 0, 1551}, /* %95 */
    {TNI_STEP_COPY, 1, 73, 0, 1552}, /* %85 */
    {TNI_STEP_COPY, 1, 60, 0, 1553}, /* %73 */
    {TNI_STEP_COPY, 1, 50, 0, 1269}, /* %60 */
    {TNI_STEP_COPY, 1, 42, 0, 603}, /* %50 */
    {TNI_STEP_COPY, 1, 36, 0, 596}, /* %42 */
    {TNI_STEP_COPY, 1, 28, 0, 588}, /* %36 */
    {TNI_STEP_GIVE, 1, 0, 0, 317}, /* %28 */
    /* program 326 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 2, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 3, 0}, /* */
    {TNI_STEP_NATIVE, 4, 5, 0, 776}, /* %2 %1 %3 %4 restored */
    {TNI_STEP_TANGENT, 0, 6, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_NONE, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 9, 66, 1554}, /* %5 %8 %8 %8 %8 %8 ones_like */
    {TNI_STEP_ARGUMENT, 0, 10, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 11, 29, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 12, 3, 24}, /* %11 */
    {TNI_STEP_EQUAL, 2, 13, 0, 145}, /* %10 %12 */
    {TNI_STEP_NOT, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_COPY, 1, 15, 0, 35}, /* %13 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 21, 34}, /* %14 */
    {TNI_STEP_CONSTANT, 0, 16, 30, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 17, 3, 38}, /* %16 */
    {TNI_STEP_EQUAL, 2, 18, 0, 312}, /* %10 %17 */
    {TNI_STEP_COPY, 1, 15, 0, 39}, /* %18 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 35, 36}, /* %15 */
    {TNI_STEP_CALL, 1, 19, 10, 0}, /* %0 abs */
    {TNI_STEP_DIM, 1, 20, 0, 41}, /* %19 */
    {TNI_STEP_CONSTANT, 0, 21, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 22, 0, 1560}, /* %5 %20 %3 %21 restored */
    {TNI_STEP_CALL, 2, 23, 53, 1145}, /* %19 %22 eq.Tensor */
    {TNI_STEP_NATIVE, 4, 24, 0, 1564}, /* %9 %20 %3 %21 restored */
    {TNI_STEP_CALL, 4, 25, 33, 1568}, /* %23 %3 %21 %8 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 26, 15, 74}, /* %24 %25 div.Tensor */
    {TNI_STEP_CALL, 2, 27, 1, 80}, /* %26 %23 mul.Tensor */
    {TNI_STEP_CALL, 1, 28, 0, 0}, /* %0 sgn */
    {TNI_STEP_CALL, 2, 29, 1, 1232}, /* %27 %28 mul.Tensor */
    {TNI_STEP_COPY, 1, 30, 0, 319}, /* %29 */
    {TNI_STEP_JUMP, 0, 0, 121, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 31, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 32, 0, 1572}, /* %9 %1 %3 %31 restored */
    {TNI_STEP_CONSTANT, 0, 33, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 34, 2, 586}, /* %33 */
    {TNI_STEP_EQUAL, 2, 35, 0, 1576}, /* %10 %34 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 44, 606}, /* %35 */
    {TNI_STEP_CALL, 6, 36, 14, 1578}, /* %0 %8 %8 %8 %8 %8 zeros_like */
    {TNI_STEP_COPY, 1, 37, 0, 588}, /* %36 */
    {TNI_STEP_JUMP, 0, 0, 120, 0}, /* */
    {TNI_STEP_SCALAR, 1, 38, 2, 580}, /* %31 */
    {TNI_STEP_EQUAL, 2, 39, 0, 1584}, /* %10 %38 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 51, 592}, /* %39 */
    {TNI_STEP_CALL, 1, 40, 0, 0}, /* %0 sgn */
    {TNI_STEP_CALL, 2, 41, 1, 1586}, /* %40 %32 mul.Tensor */
    {TNI_STEP_COPY, 1, 42, 0, 599}, /* %41 */
    {TNI_STEP_JUMP, 0, 0, 119, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 43, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 44, 2, 594}, /* %43 */
    {TNI_STEP_EQUAL, 2, 45, 0, 1588}, /* %10 %44 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 61, 595}, /* %45 */
    {TNI_STEP_CALL, 2, 46, 15, 1364}, /* %32 %5 div.Tensor */
    {TNI_STEP_CALL, 2, 47, 12, 1590}, /* %5 %34 eq.Scalar */
    {TNI_STEP_CALL, 3, 48, 13, 1592}, /* %46 %47 %34 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 49, 1, 1445}, /* %0 %48 mul.Tensor */
    {TNI_STEP_COPY, 1, 50, 0, 601}, /* %49 */
    {TNI_STEP_JUMP, 0, 0, 118, 0}, /* */
    {TNI_STEP_COPY, 1, 51, 0, 35}, /* %13 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 67, 34}, /* %14 */
    {TNI_STEP_CONSTANT, 0, 52, 30, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 53, 3, 607}, /* %52 */
    {TNI_STEP_EQUAL, 2, 54, 0, 1595}, /* %10 %53 */
    {TNI_STEP_COPY, 1, 51, 0, 652}, /* %54 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 75, 604}, /* %51 */
    {TNI_STEP_CALL, 1, 55, 10, 0}, /* %0 abs */
    {TNI_STEP_CALL, 2, 56, 53, 1499}, /* %55 %5 eq.Tensor */
    {TNI_STEP_CALL, 1, 57, 0, 0}, /* %0 sgn */
    {TNI_STEP_CALL, 2, 58, 1, 1501}, /* %57 %56 mul.Tensor */
    {TNI_STEP_CALL, 2, 59, 1, 1597}, /* %58 %32 mul.Tensor */
    {TNI_STEP_COPY, 1, 60, 0, 1268}, /* %59 */
    {TNI_STEP_JUMP, 0, 0, 117, 0}, /* */
    {TNI_STEP_LESS, 2, 61, 0, 1584}, /* %10 %38 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 90, 1272}, /* %61 */
    {TNI_STEP_CALL, 1, 62, 0, 0}, /* %0 sgn */
    {TNI_STEP_CALL, 1, 63, 10, 0}, /* %0 abs */
    {TNI_STEP_SUB, 2, 64, 0, 1584}, /* %10 %38 */
    {TNI_STEP_CALL, 2, 65, 11, 1505}, /* %63 %64 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 66, 1, 1507}, /* %62 %65 mul.Tensor */
    {TNI_STEP_CALL, 2, 67, 12, 1478}, /* %0 %34 eq.Scalar */
    {TNI_STEP_CALL, 3, 68, 13, 1599}, /* %66 %67 %34 masked_fill.Scalar */
    {TNI_STEP_SUB, 2, 69, 0, 1602}, /* %38 %10 */
    {TNI_STEP_CALL, 2, 70, 11, 1516}, /* %5 %69 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 71, 1, 1604}, /* %32 %70 mul.Tensor */
    {TNI_STEP_CALL, 2, 72, 1, 1520}, /* %68 %71 mul.Tensor */
    {TNI_STEP_COPY, 1, 73, 0, 1522}, /* %72 */
    {TNI_STEP_JUMP, 0, 0, 116, 0}, /* */
    {TNI_STEP_LESS, 2, 74, 0, 1588}, /* %10 %44 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 104, 1523}, /* %74 */
    {TNI_STEP_CALL, 1, 75, 0, 0}, /* %0 sgn */
    {TNI_STEP_CALL, 1, 76, 10, 0}, /* %0 abs */
    {TNI_STEP_SUB, 2, 77, 0, 1584}, /* %10 %38 */
    {TNI_STEP_CALL, 2, 78, 11, 1524}, /* %76 %77 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 79, 1, 1526}, /* %75 %78 mul.Tensor */
    {TNI_STEP_CALL, 2, 80, 11, 1528}, /* %5 %77 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 81, 15, 1606}, /* %32 %80 div.Tensor */
    {TNI_STEP_CALL, 2, 82, 12, 1590}, /* %5 %34 eq.Scalar */
    {TNI_STEP_CALL, 3, 83, 13, 1608}, /* %81 %82 %34 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 84, 1, 1535}, /* %79 %83 mul.Tensor */
    {TNI_STEP_COPY, 1, 85, 0, 1537}, /* %84 */
    {TNI_STEP_JUMP, 0, 0, 115, 0}, /* */
    {TNI_STEP_CALL, 1, 86, 10, 0}, /* %0 abs */
    {TNI_STEP_SUB, 2, 87, 0, 1588}, /* %10 %44 */
    {TNI_STEP_CALL, 2, 88, 11, 1538}, /* %86 %87 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 89, 1, 1540}, /* %0 %88 mul.Tensor */
    {TNI_STEP_SUB, 2, 90, 0, 1584}, /* %10 %38 */
    {TNI_STEP_CALL, 2, 91, 11, 1542}, /* %5 %90 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 92, 15, 1611}, /* %32 %91 div.Tensor */
    {TNI_STEP_CALL, 2, 93, 12, 1590}, /* %5 %34 eq.Scalar */
    {TNI_STEP_CALL, 3, 94, 13, 1613}, /* %92 %93 %34 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 95, 1, 1549}, /* %89 %94 mul.Tensor */
    {TNI_STEP_COPY, 1, 85, 0, 1551}, /* %95 */
    {TNI_STEP_COPY, 1, 73, 0, 1552}, /* %85 */
    {TNI_STEP_COPY, 1, 60, 0, 1553}, /* %73 */
    {TNI_STEP_COPY, 1, 50, 0, 1269}, /* %60 */
    {TNI_STEP_COPY, 1, 42, 0, 603}, /* %50 */
    {TNI_STEP_COPY, 1, 37, 0, 596}, /* %42 */
    {TNI_STEP_COPY, 1, 30, 0, 591}, /* %37 */
    {TNI_STEP_CALL, 2, 96, 1, 1616}, /* %7 %30 mul.Tensor */
    {TNI_STEP_CALL, 1, 97, 2, 1618}, /* %96 real */
    {TNI_STEP_CALL, 4, 98, 33, 1619}, /* %97 %3 %4 %8 sum.dim_IntList */
    {TNI_STEP_GIVE, 1, 0, 0, 1623}, /* %98 */
    /* program 327 */
    {TNI_STEP_NONE, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 29, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 3, 3, 1}, /* %2 */
    {TNI_STEP_EQUAL, 2, 4, 0, 2}, /* %1 %3 */
    {TNI_STEP_NOT, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_COPY, 1, 6, 0, 6}, /* %4 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 7, 30, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 8, 3, 14}, /* %7 */
    {TNI_STEP_EQUAL, 2, 9, 0, 15}, /* %1 %8 */
    {TNI_STEP_COPY, 1, 6, 0, 17}, /* %9 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 29, 13}, /* %6 */
    {TNI_STEP_SAVED, 0, 10, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 11, 10, 23}, /* %10 abs */
    {TNI_STEP_DIM, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_SAVED, 0, 13, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 14, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 15, 0, 1624}, /* %13 %12 %0 %14 restored */
    {TNI_STEP_CALL, 2, 16, 53, 1065}, /* %11 %15 eq.Tensor */
    {TNI_STEP_GRAD, 0, 17, 0, 0}, /* */
    {TNI_STEP_NATIVE, 4, 18, 0, 1628}, /* %17 %12 %0 %14 restored */
    {TNI_STEP_CALL, 4, 19, 33, 1632}, /* %16 %0 %14 %0 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 20, 15, 223}, /* %18 %19 div.Tensor */
    {TNI_STEP_CALL, 2, 21, 1, 1341}, /* %20 %16 mul.Tensor */
    {TNI_STEP_CALL, 1, 22, 0, 23}, /* %10 sgn */
    {TNI_STEP_CALL, 2, 23, 1, 72}, /* %21 %22 mul.Tensor */
    {TNI_STEP_COPY, 1, 24, 0, 81}, /* %23 */
    {TNI_STEP_JUMP, 0, 0, 123, 0}, /* */
    {TNI_STEP_SAVED, 0, 25, 1, 0}, /* */
    {TNI_STEP_DIM, 1, 26, 0, 75}, /* %25 */
    {TNI_STEP_GRAD, 0, 27, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 28, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 29, 0, 1636}, /* %27 %26 %0 %28 restored */
    {TNI_STEP_CONSTANT, 0, 30, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 31, 2, 578}, /* %30 */
    {TNI_STEP_EQUAL, 2, 32, 0, 1640}, /* %1 %31 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 41, 583}, /* %32 */
    {TNI_STEP_CALL, 6, 33, 14, 1642}, /* %25 %0 %0 %0 %0 %0 zeros_like */
    {TNI_STEP_COPY, 1, 34, 0, 586}, /* %33 */
    {TNI_STEP_JUMP, 0, 0, 122, 0}, /* */
    {TNI_STEP_SCALAR, 1, 35, 2, 317}, /* %28 */
    {TNI_STEP_EQUAL, 2, 36, 0, 1648}, /* %1 %35 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 48, 588}, /* %36 */
    {TNI_STEP_CALL, 1, 37, 0, 75}, /* %25 sgn */
    {TNI_STEP_CALL, 2, 38, 1, 1650}, /* %37 %29 mul.Tensor */
    {TNI_STEP_COPY, 1, 39, 0, 590}, /* %38 */
    {TNI_STEP_JUMP, 0, 0, 121, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 40, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 41, 2, 593}, /* %40 */
    {TNI_STEP_EQUAL, 2, 42, 0, 1652}, /* %1 %41 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 59, 596}, /* %42 */
    {TNI_STEP_SAVED, 0, 43, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 44, 15, 1130}, /* %29 %43 div.Tensor */
    {TNI_STEP_CALL, 2, 45, 12, 1654}, /* %43 %31 eq.Scalar */
    {TNI_STEP_CALL, 3, 46, 13, 1656}, /* %44 %45 %31 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 47, 1, 1659}, /* %25 %46 mul.Tensor */
    {TNI_STEP_COPY, 1, 48, 0, 600}, /* %47 */
    {TNI_STEP_JUMP, 0, 0, 120, 0}, /* */
    {TNI_STEP_COPY, 1, 49, 0, 6}, /* %4 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 65, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 50, 30, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 51, 3, 603}, /* %50 */
    {TNI_STEP_EQUAL, 2, 52, 0, 1661}, /* %1 %51 */
    {TNI_STEP_COPY, 1, 49, 0, 607}, /* %52 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 74, 601}, /* %49 */
    {TNI_STEP_CALL, 1, 53, 10, 75}, /* %25 abs */
    {TNI_STEP_SAVED, 0, 54, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 55, 53, 1663}, /* %53 %54 eq.Tensor */
    {TNI_STEP_CALL, 1, 56, 0, 75}, /* %25 sgn */
    {TNI_STEP_CALL, 2, 57, 1, 1665}, /* %56 %55 mul.Tensor */
    {TNI_STEP_CALL, 2, 58, 1, 1667}, /* %57 %29 mul.Tensor */
    {TNI_STEP_COPY, 1, 59, 0, 1266}, /* %58 */
    {TNI_STEP_JUMP, 0, 0, 119, 0}, /* */
    {TNI_STEP_LESS, 2, 60, 0, 1648}, /* %1 %35 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 90, 1269}, /* %60 */
    {TNI_STEP_CALL, 1, 61, 0, 75}, /* %25 sgn */
    {TNI_STEP_CALL, 1, 62, 10, 75}, /* %25 abs */
    {TNI_STEP_SUB, 2, 63, 0, 1648}, /* %1 %35 */
    {TNI_STEP_CALL, 2, 64, 11, 1669}, /* %62 %63 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 65, 1, 1671}, /* %61 %64 mul.Tensor */
    {TNI_STEP_CALL, 2, 66, 12, 635}, /* %25 %31 eq.Scalar */
    {TNI_STEP_CALL, 3, 67, 13, 1673}, /* %65 %66 %31 masked_fill.Scalar */
    {TNI_STEP_SUB, 2, 68, 0, 1676}, /* %35 %1 */
    {TNI_STEP_SAVED, 0, 69, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 70, 11, 1678}, /* %69 %68 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 71, 1, 1680}, /* %29 %70 mul.Tensor */
    {TNI_STEP_CALL, 2, 72, 1, 1682}, /* %67 %71 mul.Tensor */
    {TNI_STEP_COPY, 1, 73, 0, 1522}, /* %72 */
    {TNI_STEP_JUMP, 0, 0, 118, 0}, /* */
    {TNI_STEP_LESS, 2, 74, 0, 1652}, /* %1 %41 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 105, 1523}, /* %74 */
    {TNI_STEP_CALL, 1, 75, 0, 75}, /* %25 sgn */
    {TNI_STEP_CALL, 1, 76, 10, 75}, /* %25 abs */
    {TNI_STEP_SUB, 2, 77, 0, 1648}, /* %1 %35 */
    {TNI_STEP_CALL, 2, 78, 11, 1524}, /* %76 %77 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 79, 1, 1526}, /* %75 %78 mul.Tensor */
    {TNI_STEP_SAVED, 0, 80, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 81, 11, 1684}, /* %80 %77 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 82, 15, 1686}, /* %29 %81 div.Tensor */
    {TNI_STEP_CALL, 2, 83, 12, 1688}, /* %80 %31 eq.Scalar */
    {TNI_STEP_CALL, 3, 84, 13, 1690}, /* %82 %83 %31 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 85, 1, 1693}, /* %79 %84 mul.Tensor */
    {TNI_STEP_COPY, 1, 86, 0, 1552}, /* %85 */
    {TNI_STEP_JUMP, 0, 0, 117, 0}, /* */
    {TNI_STEP_CALL, 1, 87, 10, 75}, /* %25 abs */
    {TNI_STEP_SUB, 2, 88, 0, 1652}, /* %1 %41 */
    {TNI_STEP_CALL, 2, 89, 11, 1695}, /* %87 %88 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 90, 1, 1697}, /* %25 %89 mul.Tensor */
    {TNI_STEP_SUB, 2, 91, 0, 1648}, /* %1 %35 */
    {TNI_STEP_SAVED, 0, 92, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 93, 11, 1699}, /* %92 %91 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 94, 15, 1701}, /* %29 %93 div.Tensor */
    {TNI_STEP_CALL, 2, 95, 12, 1703}, /* %92 %31 eq.Scalar */
    {TNI_STEP_CALL, 3, 96, 13, 1705}, /* %94 %95 %31 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 97, 1, 1708}, /* %90 %96 mul.Tensor */
    {TNI_STEP_COPY, 1, 86, 0, 1619}, /* %97 */
    {TNI_STEP_COPY, 1, 73, 0, 1538}, /* %86 */
    {TNI_STEP_COPY, 1, 59, 0, 1553}, /* %73 */
    {TNI_STEP_COPY, 1, 48, 0, 1268}, /* %59 */
    {TNI_STEP_COPY, 1, 39, 0, 602}, /* %48 */
    {TNI_STEP_COPY, 1, 34, 0, 592}, /* %39 */
    {TNI_STEP_COPY, 1, 24, 0, 587}, /* %34 */
    {TNI_STEP_GIVE, 1, 0, 0, 74}, /* %24 */
    /* program 328 */
    {TNI_STEP_NONE, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_RESULT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 66, 1710}, /* %3 %0 %0 %0 %0 %0 ones_like */
    {TNI_STEP_ARGUMENT, 0, 5, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 29, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 7, 3, 13}, /* %6 */
    {TNI_STEP_EQUAL, 2, 8, 0, 28}, /* %5 %7 */
    {TNI_STEP_NOT, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 10, 0, 16}, /* %8 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 17}, /* %9 */
    {TNI_STEP_CONSTANT, 0, 11, 30, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 12, 3, 24}, /* %11 */
    {TNI_STEP_EQUAL, 2, 13, 0, 157}, /* %5 %12 */
    {TNI_STEP_COPY, 1, 10, 0, 35}, /* %13 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 31, 23}, /* %10 */
    {TNI_STEP_ARGUMENT, 0, 14, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 15, 10, 34}, /* %14 abs */
    {TNI_STEP_DIM, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_CONSTANT, 0, 17, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 18, 0, 1716}, /* %3 %16 %0 %17 restored */
    {TNI_STEP_CALL, 2, 19, 53, 1720}, /* %15 %18 eq.Tensor */
    {TNI_STEP_NATIVE, 4, 20, 0, 1722}, /* %4 %16 %0 %17 restored */
    {TNI_STEP_CALL, 4, 21, 33, 1726}, /* %19 %0 %17 %0 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 22, 15, 560}, /* %20 %21 div.Tensor */
    {TNI_STEP_CALL, 2, 23, 1, 919}, /* %22 %19 mul.Tensor */
    {TNI_STEP_CALL, 1, 24, 0, 34}, /* %14 sgn */
    {TNI_STEP_CALL, 2, 25, 1, 875}, /* %23 %24 mul.Tensor */
    {TNI_STEP_COPY, 1, 26, 0, 75}, /* %25 */
    {TNI_STEP_JUMP, 0, 0, 119, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 27, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 28, 0, 315}, /* %27 */
    {TNI_STEP_CONSTANT, 0, 29, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 30, 0, 1730}, /* %4 %28 %0 %29 restored */
    {TNI_STEP_CONSTANT, 0, 31, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 32, 2, 580}, /* %31 */
    {TNI_STEP_EQUAL, 2, 33, 0, 1492}, /* %5 %32 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 42, 586}, /* %33 */
    {TNI_STEP_CALL, 6, 34, 14, 1734}, /* %27 %0 %0 %0 %0 %0 zeros_like */
    {TNI_STEP_COPY, 1, 35, 0, 587}, /* %34 */
    {TNI_STEP_JUMP, 0, 0, 118, 0}, /* */
    {TNI_STEP_SCALAR, 1, 36, 2, 319}, /* %29 */
    {TNI_STEP_EQUAL, 2, 37, 0, 1740}, /* %5 %36 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 49, 591}, /* %37 */
    {TNI_STEP_CALL, 1, 38, 0, 315}, /* %27 sgn */
    {TNI_STEP_CALL, 2, 39, 1, 1742}, /* %38 %30 mul.Tensor */
    {TNI_STEP_COPY, 1, 40, 0, 592}, /* %39 */
    {TNI_STEP_JUMP, 0, 0, 117, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 41, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 42, 2, 599}, /* %41 */
    {TNI_STEP_EQUAL, 2, 43, 0, 1744}, /* %5 %42 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 59, 594}, /* %43 */
    {TNI_STEP_CALL, 2, 44, 15, 1746}, /* %30 %3 div.Tensor */
    {TNI_STEP_CALL, 2, 45, 12, 1748}, /* %3 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 46, 13, 1750}, /* %44 %45 %32 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 47, 1, 1753}, /* %27 %46 mul.Tensor */
    {TNI_STEP_COPY, 1, 48, 0, 600}, /* %47 */
    {TNI_STEP_JUMP, 0, 0, 116, 0}, /* */
    {TNI_STEP_COPY, 1, 49, 0, 16}, /* %8 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 65, 17}, /* %9 */
    {TNI_STEP_CONSTANT, 0, 50, 30, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 51, 3, 603}, /* %50 */
    {TNI_STEP_EQUAL, 2, 52, 0, 1755}, /* %5 %51 */
    {TNI_STEP_COPY, 1, 49, 0, 607}, /* %52 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 73, 601}, /* %49 */
    {TNI_STEP_CALL, 1, 53, 10, 315}, /* %27 abs */
    {TNI_STEP_CALL, 2, 54, 53, 1757}, /* %53 %3 eq.Tensor */
    {TNI_STEP_CALL, 1, 55, 0, 315}, /* %27 sgn */
    {TNI_STEP_CALL, 2, 56, 1, 1759}, /* %55 %54 mul.Tensor */
    {TNI_STEP_CALL, 2, 57, 1, 1761}, /* %56 %30 mul.Tensor */
    {TNI_STEP_COPY, 1, 58, 0, 1265}, /* %57 */
    {TNI_STEP_JUMP, 0, 0, 115, 0}, /* */
    {TNI_STEP_LESS, 2, 59, 0, 1740}, /* %5 %36 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 88, 1268}, /* %59 */
    {TNI_STEP_CALL, 1, 60, 0, 315}, /* %27 sgn */
    {TNI_STEP_CALL, 1, 61, 10, 315}, /* %27 abs */
    {TNI_STEP_SUB, 2, 62, 0, 1740}, /* %5 %36 */
    {TNI_STEP_CALL, 2, 63, 11, 1272}, /* %61 %62 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 64, 1, 1763}, /* %60 %63 mul.Tensor */
    {TNI_STEP_CALL, 2, 65, 12, 1765}, /* %27 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 66, 13, 1767}, /* %64 %65 %32 masked_fill.Scalar */
    {TNI_STEP_SUB, 2, 67, 0, 1770}, /* %36 %5 */
    {TNI_STEP_CALL, 2, 68, 11, 1772}, /* %3 %67 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 69, 1, 1774}, /* %30 %68 mul.Tensor */
    {TNI_STEP_CALL, 2, 70, 1, 1776}, /* %66 %69 mul.Tensor */
    {TNI_STEP_COPY, 1, 71, 0, 1519}, /* %70 */
    {TNI_STEP_JUMP, 0, 0, 114, 0}, /* */
    {TNI_STEP_LESS, 2, 72, 0, 1744}, /* %5 %42 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 102, 1522}, /* %72 */
    {TNI_STEP_CALL, 1, 73, 0, 315}, /* %27 sgn */
    {TNI_STEP_CALL, 1, 74, 10, 315}, /* %27 abs */
    {TNI_STEP_SUB, 2, 75, 0, 1740}, /* %5 %36 */
    {TNI_STEP_CALL, 2, 76, 11, 1778}, /* %74 %75 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 77, 1, 1780}, /* %73 %76 mul.Tensor */
    {TNI_STEP_CALL, 2, 78, 11, 1782}, /* %3 %75 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 79, 15, 1784}, /* %30 %78 div.Tensor */
    {TNI_STEP_CALL, 2, 80, 12, 1748}, /* %3 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 81, 13, 1786}, /* %79 %80 %32 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 82, 1, 1789}, /* %77 %81 mul.Tensor */
    {TNI_STEP_COPY, 1, 83, 0, 1533}, /* %82 */
    {TNI_STEP_JUMP, 0, 0, 113, 0}, /* */
    {TNI_STEP_CALL, 1, 84, 10, 315}, /* %27 abs */
    {TNI_STEP_SUB, 2, 85, 0, 1744}, /* %5 %42 */
    {TNI_STEP_CALL, 2, 86, 11, 1791}, /* %84 %85 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 87, 1, 1793}, /* %27 %86 mul.Tensor */
    {TNI_STEP_SUB, 2, 88, 0, 1740}, /* %5 %36 */
    {TNI_STEP_CALL, 2, 89, 11, 1795}, /* %3 %88 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 90, 15, 1797}, /* %30 %89 div.Tensor */
    {TNI_STEP_CALL, 2, 91, 12, 1748}, /* %3 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 92, 13, 1799}, /* %90 %91 %32 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 93, 1, 1802}, /* %87 %92 mul.Tensor */
    {TNI_STEP_COPY, 1, 83, 0, 1547}, /* %93 */
    {TNI_STEP_COPY, 1, 71, 0, 1536}, /* %83 */
    {TNI_STEP_COPY, 1, 58, 0, 1521}, /* %71 */
    {TNI_STEP_COPY, 1, 48, 0, 1266}, /* %58 */
    {TNI_STEP_COPY, 1, 40, 0, 602}, /* %48 */
    {TNI_STEP_COPY, 1, 35, 0, 593}, /* %40 */
    {TNI_STEP_COPY, 1, 26, 0, 606}, /* %35 */
    {TNI_STEP_CALL, 2, 94, 1, 1804}, /* %2 %26 mul.Tensor */
    {TNI_STEP_CALL, 1, 95, 2, 1550}, /* %94 real */
    {TNI_STEP_CONSTANT, 0, 96, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 97, 33, 1806}, /* %95 %0 %96 %0 sum.dim_IntList */
    {TNI_STEP_GIVE, 1, 0, 0, 1619}, /* %97 */
    /* program 329 */
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
    {TNI_STEP_NATIVE, 4, 12, 0, 1810}, /* %8 %7 %10 %11 restored */
    {TNI_STEP_CONSTANT, 0, 13, 29, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 14, 3, 35}, /* %13 */
    {TNI_STEP_EQUAL, 2, 15, 0, 350}, /* %3 %14 */
    {TNI_STEP_NOT, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_COPY, 1, 17, 0, 36}, /* %15 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 26, 38}, /* %16 */
    {TNI_STEP_CONSTANT, 0, 18, 30, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 19, 3, 39}, /* %18 */
    {TNI_STEP_EQUAL, 2, 20, 0, 1814}, /* %3 %19 */
    {TNI_STEP_COPY, 1, 17, 0, 55}, /* %20 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 42, 40}, /* %17 */
    {TNI_STEP_CALL, 1, 21, 10, 13}, /* %6 abs */
    {TNI_STEP_DIM, 1, 22, 0, 72}, /* %21 */
    {TNI_STEP_NATIVE, 4, 23, 0, 1816}, /* %12 %22 %10 %11 restored */
    {TNI_STEP_CALL, 2, 24, 53, 308}, /* %21 %23 eq.Tensor */
    {TNI_STEP_GRAD, 0, 25, 0, 0}, /* */
    {TNI_STEP_NATIVE, 4, 26, 0, 1820}, /* %25 %22 %10 %11 restored */
    {TNI_STEP_CONSTANT, 0, 27, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 28, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 29, 33, 1824}, /* %24 %10 %27 %28 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 30, 15, 1828}, /* %26 %29 div.Tensor */
    {TNI_STEP_CALL, 2, 31, 1, 1830}, /* %30 %24 mul.Tensor */
    {TNI_STEP_CALL, 1, 32, 0, 13}, /* %6 sgn */
    {TNI_STEP_CALL, 2, 33, 1, 1051}, /* %31 %32 mul.Tensor */
    {TNI_STEP_COPY, 1, 34, 0, 586}, /* %33 */
    {TNI_STEP_JUMP, 0, 0, 130, 0}, /* */
    {TNI_STEP_GRAD, 0, 35, 0, 0}, /* */
    {TNI_STEP_NATIVE, 4, 36, 0, 1832}, /* %35 %7 %10 %11 restored */
    {TNI_STEP_CONSTANT, 0, 37, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 38, 2, 591}, /* %37 */
    {TNI_STEP_EQUAL, 2, 39, 0, 1836}, /* %3 %38 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 52, 592}, /* %39 */
    {TNI_STEP_NONE, 0, 40, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 41, 14, 1838}, /* %6 %40 %40 %40 %40 %40 zeros_like */
    {TNI_STEP_COPY, 1, 42, 0, 599}, /* %41 */
    {TNI_STEP_JUMP, 0, 0, 129, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 43, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 44, 2, 594}, /* %43 */
    {TNI_STEP_EQUAL, 2, 45, 0, 1844}, /* %3 %44 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 60, 595}, /* %45 */
    {TNI_STEP_CALL, 1, 46, 0, 13}, /* %6 sgn */
    {TNI_STEP_CALL, 2, 47, 1, 1846}, /* %46 %36 mul.Tensor */
    {TNI_STEP_COPY, 1, 48, 0, 600}, /* %47 */
    {TNI_STEP_JUMP, 0, 0, 128, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 49, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 50, 2, 601}, /* %49 */
    {TNI_STEP_EQUAL, 2, 51, 0, 1848}, /* %3 %50 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 70, 604}, /* %51 */
    {TNI_STEP_CALL, 2, 52, 15, 1850}, /* %36 %12 div.Tensor */
    {TNI_STEP_CALL, 2, 53, 12, 1852}, /* %12 %38 eq.Scalar */
    {TNI_STEP_CALL, 3, 54, 13, 1854}, /* %52 %53 %38 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 55, 1, 1857}, /* %6 %54 mul.Tensor */
    {TNI_STEP_COPY, 1, 56, 0, 655}, /* %55 */
    {TNI_STEP_JUMP, 0, 0, 127, 0}, /* */
    {TNI_STEP_COPY, 1, 57, 0, 36}, /* %15 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 76, 38}, /* %16 */
    {TNI_STEP_CONSTANT, 0, 58, 30, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 59, 3, 1266}, /* %58 */
    {TNI_STEP_EQUAL, 2, 60, 0, 1859}, /* %3 %59 */
    {TNI_STEP_COPY, 1, 57, 0, 1269}, /* %60 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 84, 1265}, /* %57 */
    {TNI_STEP_CALL, 1, 61, 10, 13}, /* %6 abs */
    {TNI_STEP_CALL, 2, 62, 53, 1861}, /* %61 %12 eq.Tensor */
    {TNI_STEP_CALL, 1, 63, 0, 13}, /* %6 sgn */
    {TNI_STEP_CALL, 2, 64, 1, 1863}, /* %63 %62 mul.Tensor */
    {TNI_STEP_CALL, 2, 65, 1, 1865}, /* %64 %36 mul.Tensor */
    {TNI_STEP_COPY, 1, 66, 0, 1508}, /* %65 */
    {TNI_STEP_JUMP, 0, 0, 126, 0}, /* */
    {TNI_STEP_LESS, 2, 67, 0, 1844}, /* %3 %44 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 99, 1512}, /* %67 */
    {TNI_STEP_CALL, 1, 68, 0, 13}, /* %6 sgn */
    {TNI_STEP_CALL, 1, 69, 10, 13}, /* %6 abs */
    {TNI_STEP_SUB, 2, 70, 0, 1844}, /* %3 %44 */
    {TNI_STEP_CALL, 2, 71, 11, 1867}, /* %69 %70 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 72, 1, 1520}, /* %68 %71 mul.Tensor */
    {TNI_STEP_CALL, 2, 73, 12, 1484}, /* %6 %38 eq.Scalar */
    {TNI_STEP_CALL, 3, 74, 13, 1869}, /* %72 %73 %38 masked_fill.Scalar */
    {TNI_STEP_SUB, 2, 75, 0, 1872}, /* %44 %3 */
    {TNI_STEP_CALL, 2, 76, 11, 1874}, /* %12 %75 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 77, 1, 1876}, /* %36 %76 mul.Tensor */
    {TNI_STEP_CALL, 2, 78, 1, 1878}, /* %74 %77 mul.Tensor */
    {TNI_STEP_COPY, 1, 79, 0, 1527}, /* %78 */
    {TNI_STEP_JUMP, 0, 0, 125, 0}, /* */
    {TNI_STEP_LESS, 2, 80, 0, 1848}, /* %3 %50 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 113, 1531}, /* %80 */
    {TNI_STEP_CALL, 1, 81, 0, 13}, /* %6 sgn */
    {TNI_STEP_CALL, 1, 82, 10, 13}, /* %6 abs */
    {TNI_STEP_SUB, 2, 83, 0, 1844}, /* %3 %44 */
    {TNI_STEP_CALL, 2, 84, 11, 1690}, /* %82 %83 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 85, 1, 1790}, /* %81 %84 mul.Tensor */
    {TNI_STEP_CALL, 2, 86, 11, 1880}, /* %12 %83 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 87, 15, 1882}, /* %36 %86 div.Tensor */
    {TNI_STEP_CALL, 2, 88, 12, 1852}, /* %12 %38 eq.Scalar */
    {TNI_STEP_CALL, 3, 89, 13, 1884}, /* %87 %88 %38 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 90, 1, 1887}, /* %85 %89 mul.Tensor */
    {TNI_STEP_COPY, 1, 91, 0, 1543}, /* %90 */
    {TNI_STEP_JUMP, 0, 0, 124, 0}, /* */
    {TNI_STEP_CALL, 1, 92, 10, 13}, /* %6 abs */
    {TNI_STEP_SUB, 2, 93, 0, 1848}, /* %3 %50 */
    {TNI_STEP_CALL, 2, 94, 11, 1546}, /* %92 %93 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 95, 1, 1889}, /* %6 %94 mul.Tensor */
    {TNI_STEP_SUB, 2, 96, 0, 1844}, /* %3 %44 */
    {TNI_STEP_CALL, 2, 97, 11, 1891}, /* %12 %96 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 98, 15, 1893}, /* %36 %97 div.Tensor */
    {TNI_STEP_CALL, 2, 99, 12, 1852}, /* %12 %38 eq.Scalar */
    {TNI_STEP_CALL, 3, 100, 13, 1895}, /* %98 %99 %38 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 101, 1, 1898}, /* %95 %100 mul.Tensor */
    {TNI_STEP_COPY, 1, 91, 0, 1900}, /* %101 */
    {TNI_STEP_COPY, 1, 79, 0, 1545}, /* %91 */
    {TNI_STEP_COPY, 1, 66, 0, 1535}, /* %79 */
    {TNI_STEP_COPY, 1, 56, 0, 1511}, /* %66 */
    {TNI_STEP_COPY, 1, 48, 0, 656}, /* %56 */
    {TNI_STEP_COPY, 1, 42, 0, 602}, /* %48 */
    {TNI_STEP_COPY, 1, 34, 0, 596}, /* %42 */
    {TNI_STEP_GIVE, 1, 0, 0, 587}, /* %34 */
    /* program 330 */
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
    {TNI_STEP_NATIVE, 4, 12, 0, 1810}, /* %8 %7 %10 %11 restored */
    {TNI_STEP_TANGENT, 0, 13, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_NONE, 0, 15, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 16, 66, 1901}, /* %12 %15 %15 %15 %15 %15 ones_like */
    {TNI_STEP_CONSTANT, 0, 17, 29, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 18, 3, 40}, /* %17 */
    {TNI_STEP_EQUAL, 2, 19, 0, 1907}, /* %3 %18 */
    {TNI_STEP_NOT, 1, 20, 0, 41}, /* %19 */
    {TNI_STEP_COPY, 1, 21, 0, 41}, /* %19 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 30, 55}, /* %20 */
    {TNI_STEP_CONSTANT, 0, 22, 30, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 23, 3, 73}, /* %22 */
    {TNI_STEP_EQUAL, 2, 24, 0, 1909}, /* %3 %23 */
    {TNI_STEP_COPY, 1, 21, 0, 74}, /* %24 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 44, 72}, /* %21 */
    {TNI_STEP_CALL, 1, 25, 10, 13}, /* %6 abs */
    {TNI_STEP_DIM, 1, 26, 0, 75}, /* %25 */
    {TNI_STEP_CONSTANT, 0, 27, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 28, 0, 1911}, /* %12 %26 %10 %27 restored */
    {TNI_STEP_CALL, 2, 29, 53, 1045}, /* %25 %28 eq.Tensor */
    {TNI_STEP_NATIVE, 4, 30, 0, 1915}, /* %16 %26 %10 %27 restored */
    {TNI_STEP_CALL, 4, 31, 33, 1919}, /* %29 %10 %27 %15 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 32, 15, 1923}, /* %30 %31 div.Tensor */
    {TNI_STEP_CALL, 2, 33, 1, 1925}, /* %32 %29 mul.Tensor */
    {TNI_STEP_CALL, 1, 34, 0, 13}, /* %6 sgn */
    {TNI_STEP_CALL, 2, 35, 1, 586}, /* %33 %34 mul.Tensor */
    {TNI_STEP_COPY, 1, 36, 0, 606}, /* %35 */
    {TNI_STEP_JUMP, 0, 0, 130, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 37, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 38, 0, 1927}, /* %16 %7 %10 %37 restored */
    {TNI_STEP_CONSTANT, 0, 39, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 40, 2, 592}, /* %39 */
    {TNI_STEP_EQUAL, 2, 41, 0, 1931}, /* %3 %40 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 53, 599}, /* %41 */
    {TNI_STEP_CALL, 6, 42, 14, 1933}, /* %6 %15 %15 %15 %15 %15 zeros_like */
    {TNI_STEP_COPY, 1, 43, 0, 596}, /* %42 */
    {TNI_STEP_JUMP, 0, 0, 129, 0}, /* */
    {TNI_STEP_SCALAR, 1, 44, 2, 591}, /* %37 */
    {TNI_STEP_EQUAL, 2, 45, 0, 1844}, /* %3 %44 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 60, 595}, /* %45 */
    {TNI_STEP_CALL, 1, 46, 0, 13}, /* %6 sgn */
    {TNI_STEP_CALL, 2, 47, 1, 1939}, /* %46 %38 mul.Tensor */
    {TNI_STEP_COPY, 1, 48, 0, 600}, /* %47 */
    {TNI_STEP_JUMP, 0, 0, 128, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 49, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 50, 2, 601}, /* %49 */
    {TNI_STEP_EQUAL, 2, 51, 0, 1848}, /* %3 %50 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 70, 604}, /* %51 */
    {TNI_STEP_CALL, 2, 52, 15, 1941}, /* %38 %12 div.Tensor */
    {TNI_STEP_CALL, 2, 53, 12, 1943}, /* %12 %40 eq.Scalar */
    {TNI_STEP_CALL, 3, 54, 13, 1945}, /* %52 %53 %40 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 55, 1, 1857}, /* %6 %54 mul.Tensor */
    {TNI_STEP_COPY, 1, 56, 0, 655}, /* %55 */
    {TNI_STEP_JUMP, 0, 0, 127, 0}, /* */
    {TNI_STEP_COPY, 1, 57, 0, 41}, /* %19 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 76, 55}, /* %20 */
    {TNI_STEP_CONSTANT, 0, 58, 30, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 59, 3, 1266}, /* %58 */
    {TNI_STEP_EQUAL, 2, 60, 0, 1859}, /* %3 %59 */
    {TNI_STEP_COPY, 1, 57, 0, 1269}, /* %60 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 84, 1265}, /* %57 */
    {TNI_STEP_CALL, 1, 61, 10, 13}, /* %6 abs */
    {TNI_STEP_CALL, 2, 62, 53, 1861}, /* %61 %12 eq.Tensor */
    {TNI_STEP_CALL, 1, 63, 0, 13}, /* %6 sgn */
    {TNI_STEP_CALL, 2, 64, 1, 1863}, /* %63 %62 mul.Tensor */
    {TNI_STEP_CALL, 2, 65, 1, 1948}, /* %64 %38 mul.Tensor */
    {TNI_STEP_COPY, 1, 66, 0, 1508}, /* %65 */
    {TNI_STEP_JUMP, 0, 0, 126, 0}, /* */
    {TNI_STEP_LESS, 2, 67, 0, 1844}, /* %3 %44 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 99, 1512}, /* %67 */
    {TNI_STEP_CALL, 1, 68, 0, 13}, /* %6 sgn */
    {TNI_STEP_CALL, 1, 69, 10, 13}, /* %6 abs */
    {TNI_STEP_SUB, 2, 70, 0, 1844}, /* %3 %44 */
    {TNI_STEP_CALL, 2, 71, 11, 1867}, /* %69 %70 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 72, 1, 1520}, /* %68 %71 mul.Tensor */
    {TNI_STEP_CALL, 2, 73, 12, 1838}, /* %6 %40 eq.Scalar */
    {TNI_STEP_CALL, 3, 74, 13, 1950}, /* %72 %73 %40 masked_fill.Scalar */
    {TNI_STEP_SUB, 2, 75, 0, 1872}, /* %44 %3 */
    {TNI_STEP_CALL, 2, 76, 11, 1874}, /* %12 %75 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 77, 1, 1953}, /* %38 %76 mul.Tensor */
    {TNI_STEP_CALL, 2, 78, 1, 1878}, /* %74 %77 mul.Tensor */
    {TNI_STEP_COPY, 1, 79, 0, 1527}, /* %78 */
    {TNI_STEP_JUMP, 0, 0, 125, 0}, /* */
    {TNI_STEP_LESS, 2, 80, 0, 1848}, /* %3 %50 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 113, 1531}, /* %80 */
    {TNI_STEP_CALL, 1, 81, 0, 13}, /* %6 sgn */
    {TNI_STEP_CALL, 1, 82, 10, 13}, /* %6 abs */
    {TNI_STEP_SUB, 2, 83, 0, 1844}, /* %3 %44 */
    {TNI_STEP_CALL, 2, 84, 11, 1690}, /* %82 %83 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 85, 1, 1790}, /* %81 %84 mul.Tensor */
    {TNI_STEP_CALL, 2, 86, 11, 1880}, /* %12 %83 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 87, 15, 1955}, /* %38 %86 div.Tensor */
    {TNI_STEP_CALL, 2, 88, 12, 1943}, /* %12 %40 eq.Scalar */
    {TNI_STEP_CALL, 3, 89, 13, 1957}, /* %87 %88 %40 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 90, 1, 1887}, /* %85 %89 mul.Tensor */
    {TNI_STEP_COPY, 1, 91, 0, 1543}, /* %90 */
    {TNI_STEP_JUMP, 0, 0, 124, 0}, /* */
    {TNI_STEP_CALL, 1, 92, 10, 13}, /* %6 abs */
    {TNI_STEP_SUB, 2, 93, 0, 1848}, /* %3 %50 */
    {TNI_STEP_CALL, 2, 94, 11, 1546}, /* %92 %93 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 95, 1, 1889}, /* %6 %94 mul.Tensor */
    {TNI_STEP_SUB, 2, 96, 0, 1844}, /* %3 %44 */
    {TNI_STEP_CALL, 2, 97, 11, 1891}, /* %12 %96 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 98, 15, 1960}, /* %38 %97 div.Tensor */
    {TNI_STEP_CALL, 2, 99, 12, 1943}, /* %12 %40 eq.Scalar */
    {TNI_STEP_CALL, 3, 100, 13, 1962}, /* %98 %99 %40 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 101, 1, 1898}, /* %95 %100 mul.Tensor */
    {TNI_STEP_COPY, 1, 91, 0, 1900}, /* %101 */
    {TNI_STEP_COPY, 1, 79, 0, 1545}, /* %91 */
    {TNI_STEP_COPY, 1, 66, 0, 1535}, /* %79 */
    {TNI_STEP_COPY, 1, 56, 0, 1511}, /* %66 */
    {TNI_STEP_COPY, 1, 48, 0, 656}, /* %56 */
    {TNI_STEP_COPY, 1, 43, 0, 602}, /* %48 */
    {TNI_STEP_COPY, 1, 36, 0, 594}, /* %43 */
    {TNI_STEP_CALL, 2, 102, 1, 1965}, /* %14 %36 mul.Tensor */
    {TNI_STEP_CALL, 1, 103, 2, 1967}, /* %102 real */
    {TNI_STEP_CALL, 4, 104, 33, 1968}, /* %103 %10 %11 %15 sum.dim_IntList */
    {TNI_STEP_GIVE, 1, 0, 0, 1972}, /* %104 */
    /* program 331 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_NONE, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 93, 788}, /* %2 %1 %3 %3 %4 to.dtype */
    {TNI_STEP_SAVED, 0, 6, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 7, 1, 13}, /* %6 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 14}, /* %7 */
    {TNI_STEP_VALUE, 1, 8, 0, 13}, /* %6 */
    {TNI_STEP_COPY, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_JUMP, 0, 0, 15, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_COPY, 1, 9, 0, 24}, /* %11 */
    {TNI_STEP_CONSTANT, 0, 12, 29, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 13, 3, 42}, /* %12 */
    {TNI_STEP_EQUAL, 2, 14, 0, 1330}, /* %9 %13 */
    {TNI_STEP_NOT, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_COPY, 1, 16, 0, 34}, /* %14 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 25, 36}, /* %15 */
    {TNI_STEP_CONSTANT, 0, 17, 30, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 18, 3, 40}, /* %17 */
    {TNI_STEP_EQUAL, 2, 19, 0, 1973}, /* %9 %18 */
    {TNI_STEP_COPY, 1, 16, 0, 41}, /* %19 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 40, 38}, /* %16 */
    {TNI_STEP_CALL, 1, 20, 10, 7}, /* %5 abs */
    {TNI_STEP_DIM, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_SAVED, 0, 22, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 23, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 24, 0, 1975}, /* %22 %21 %4 %23 restored */
    {TNI_STEP_CALL, 2, 25, 53, 310}, /* %20 %24 eq.Tensor */
    {TNI_STEP_NATIVE, 4, 26, 0, 1979}, /* %0 %21 %4 %23 restored */
    {TNI_STEP_CALL, 4, 27, 33, 1983}, /* %25 %4 %23 %4 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 28, 15, 314}, /* %26 %27 div.Tensor */
    {TNI_STEP_CALL, 2, 29, 1, 1987}, /* %28 %25 mul.Tensor */
    {TNI_STEP_CALL, 1, 30, 0, 7}, /* %5 sgn */
    {TNI_STEP_CALL, 2, 31, 1, 1112}, /* %29 %30 mul.Tensor */
    {TNI_STEP_COPY, 1, 32, 0, 580}, /* %31 */
    {TNI_STEP_JUMP, 0, 0, 131, 0}, /* */
    {TNI_STEP_DIM, 1, 33, 0, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 34, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 35, 0, 1989}, /* %0 %33 %4 %34 restored */
    {TNI_STEP_SCALAR, 1, 36, 2, 3}, /* %3 */
    {TNI_STEP_EQUAL, 2, 37, 0, 1993}, /* %9 %36 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 49, 591}, /* %37 */
    {TNI_STEP_CALL, 6, 38, 14, 1995}, /* %5 %4 %4 %4 %4 %4 zeros_like */
    {TNI_STEP_COPY, 1, 39, 0, 590}, /* %38 */
    {TNI_STEP_JUMP, 0, 0, 130, 0}, /* */
    {TNI_STEP_SCALAR, 1, 40, 2, 587}, /* %34 */
    {TNI_STEP_EQUAL, 2, 41, 0, 2001}, /* %9 %40 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 56, 599}, /* %41 */
    {TNI_STEP_CALL, 1, 42, 0, 7}, /* %5 sgn */
    {TNI_STEP_CALL, 2, 43, 1, 2003}, /* %42 %35 mul.Tensor */
    {TNI_STEP_COPY, 1, 44, 0, 594}, /* %43 */
    {TNI_STEP_JUMP, 0, 0, 129, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 45, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 46, 2, 595}, /* %45 */
    {TNI_STEP_EQUAL, 2, 47, 0, 2005}, /* %9 %46 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 67, 600}, /* %47 */
    {TNI_STEP_SAVED, 0, 48, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 49, 15, 2007}, /* %35 %48 div.Tensor */
    {TNI_STEP_CALL, 2, 50, 12, 2009}, /* %48 %36 eq.Scalar */
    {TNI_STEP_CALL, 3, 51, 13, 2011}, /* %49 %50 %36 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 52, 1, 1755}, /* %5 %51 mul.Tensor */
    {TNI_STEP_COPY, 1, 53, 0, 607}, /* %52 */
    {TNI_STEP_JUMP, 0, 0, 128, 0}, /* */
    {TNI_STEP_COPY, 1, 54, 0, 34}, /* %14 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 73, 36}, /* %15 */
    {TNI_STEP_CONSTANT, 0, 55, 30, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 56, 3, 655}, /* %55 */
    {TNI_STEP_EQUAL, 2, 57, 0, 2014}, /* %9 %56 */
    {TNI_STEP_COPY, 1, 54, 0, 1265}, /* %57 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 82, 652}, /* %54 */
    {TNI_STEP_CALL, 1, 58, 10, 7}, /* %5 abs */
    {TNI_STEP_SAVED, 0, 59, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 60, 53, 2016}, /* %58 %59 eq.Tensor */
    {TNI_STEP_CALL, 1, 61, 0, 7}, /* %5 sgn */
    {TNI_STEP_CALL, 2, 62, 1, 2018}, /* %61 %60 mul.Tensor */
    {TNI_STEP_CALL, 2, 63, 1, 2020}, /* %62 %35 mul.Tensor */
    {TNI_STEP_COPY, 1, 64, 0, 1505}, /* %63 */
    {TNI_STEP_JUMP, 0, 0, 127, 0}, /* */
    {TNI_STEP_LESS, 2, 65, 0, 2001}, /* %9 %40 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 98, 1508}, /* %65 */
    {TNI_STEP_CALL, 1, 66, 0, 7}, /* %5 sgn */
    {TNI_STEP_CALL, 1, 67, 10, 7}, /* %5 abs */
    {TNI_STEP_SUB, 2, 68, 0, 2001}, /* %9 %40 */
    {TNI_STEP_CALL, 2, 69, 11, 2022}, /* %67 %68 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 70, 1, 1776}, /* %66 %69 mul.Tensor */
    {TNI_STEP_CALL, 2, 71, 12, 1740}, /* %5 %36 eq.Scalar */
    {TNI_STEP_CALL, 3, 72, 13, 2024}, /* %70 %71 %36 masked_fill.Scalar */
    {TNI_STEP_SUB, 2, 73, 0, 2027}, /* %40 %9 */
    {TNI_STEP_SAVED, 0, 74, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 75, 11, 2029}, /* %74 %73 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 76, 1, 2031}, /* %35 %75 mul.Tensor */
    {TNI_STEP_CALL, 2, 77, 1, 2033}, /* %72 %76 mul.Tensor */
    {TNI_STEP_COPY, 1, 78, 0, 1525}, /* %77 */
    {TNI_STEP_JUMP, 0, 0, 126, 0}, /* */
    {TNI_STEP_LESS, 2, 79, 0, 2005}, /* %9 %46 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 113, 1535}, /* %79 */
    {TNI_STEP_CALL, 1, 80, 0, 7}, /* %5 sgn */
    {TNI_STEP_CALL, 1, 81, 10, 7}, /* %5 abs */
    {TNI_STEP_SUB, 2, 82, 0, 2001}, /* %9 %40 */
    {TNI_STEP_CALL, 2, 83, 11, 1532}, /* %81 %82 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 84, 1, 2035}, /* %80 %83 mul.Tensor */
    {TNI_STEP_SAVED, 0, 85, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 86, 11, 2037}, /* %85 %82 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 87, 15, 2039}, /* %35 %86 div.Tensor */
    {TNI_STEP_CALL, 2, 88, 12, 2041}, /* %85 %36 eq.Scalar */
    {TNI_STEP_CALL, 3, 89, 13, 2043}, /* %87 %88 %36 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 90, 1, 2046}, /* %84 %89 mul.Tensor */
    {TNI_STEP_COPY, 1, 91, 0, 1543}, /* %90 */
    {TNI_STEP_JUMP, 0, 0, 125, 0}, /* */
    {TNI_STEP_CALL, 1, 92, 10, 7}, /* %5 abs */
    {TNI_STEP_SUB, 2, 93, 0, 2005}, /* %9 %46 */
    {TNI_STEP_CALL, 2, 94, 11, 1546}, /* %92 %93 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 95, 1, 2048}, /* %5 %94 mul.Tensor */
    {TNI_STEP_SUB, 2, 96, 0, 2001}, /* %9 %40 */
    {TNI_STEP_SAVED, 0, 97, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 98, 11, 2050}, /* %97 %96 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 99, 15, 2052}, /* %35 %98 div.Tensor */
    {TNI_STEP_CALL, 2, 100, 12, 2054}, /* %97 %36 eq.Scalar */
    {TNI_STEP_CALL, 3, 101, 13, 2056}, /* %99 %100 %36 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 102, 1, 2059}, /* %95 %101 mul.Tensor */
    {TNI_STEP_COPY, 1, 91, 0, 1967}, /* %102 */
    {TNI_STEP_COPY, 1, 78, 0, 1545}, /* %91 */
    {TNI_STEP_COPY, 1, 64, 0, 1527}, /* %78 */
    {TNI_STEP_COPY, 1, 53, 0, 1506}, /* %64 */
    {TNI_STEP_COPY, 1, 44, 0, 654}, /* %53 */
    {TNI_STEP_COPY, 1, 39, 0, 597}, /* %44 */
    {TNI_STEP_COPY, 1, 32, 0, 592}, /* %39 */
    {TNI_STEP_GIVE, 1, 0, 0, 583}, /* %32 */
    /* program 332 */
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
    {TNI_STEP_CALL, 6, 10, 66, 2061}, /* %9 %6 %6 %6 %6 %6 ones_like */
    {TNI_STEP_CONSTANT, 0, 11, 29, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 12, 3, 24}, /* %11 */
    {TNI_STEP_EQUAL, 2, 13, 0, 1873}, /* %3 %12 */
    {TNI_STEP_NOT, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_COPY, 1, 15, 0, 35}, /* %13 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 34}, /* %14 */
    {TNI_STEP_CONSTANT, 0, 16, 30, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 17, 3, 38}, /* %16 */
    {TNI_STEP_EQUAL, 2, 18, 0, 813}, /* %3 %17 */
    {TNI_STEP_COPY, 1, 15, 0, 39}, /* %18 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 39, 36}, /* %15 */
    {TNI_STEP_ARGUMENT, 0, 19, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 20, 10, 41}, /* %19 abs */
    {TNI_STEP_DIM, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_CONSTANT, 0, 22, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 23, 0, 2067}, /* %9 %21 %6 %22 restored */
    {TNI_STEP_CALL, 2, 24, 53, 1470}, /* %20 %23 eq.Tensor */
    {TNI_STEP_NATIVE, 4, 25, 0, 2071}, /* %10 %21 %6 %22 restored */
    {TNI_STEP_CALL, 4, 26, 33, 2075}, /* %24 %6 %22 %6 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 27, 15, 79}, /* %25 %26 div.Tensor */
    {TNI_STEP_CALL, 2, 28, 1, 2079}, /* %27 %24 mul.Tensor */
    {TNI_STEP_CALL, 1, 29, 0, 41}, /* %19 sgn */
    {TNI_STEP_CALL, 2, 30, 1, 1437}, /* %28 %29 mul.Tensor */
    {TNI_STEP_COPY, 1, 31, 0, 578}, /* %30 */
    {TNI_STEP_JUMP, 0, 0, 127, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 32, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 33, 0, 583}, /* %32 */
    {TNI_STEP_CONSTANT, 0, 34, 0, 0}, /* 0x1 */
    {TNI_STEP_NATIVE, 4, 35, 0, 2081}, /* %10 %33 %6 %34 restored */
    {TNI_STEP_CONSTANT, 0, 36, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 37, 2, 588}, /* %36 */
    {TNI_STEP_EQUAL, 2, 38, 0, 2085}, /* %3 %37 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 50, 590}, /* %38 */
    {TNI_STEP_CALL, 6, 39, 14, 2087}, /* %32 %6 %6 %6 %6 %6 zeros_like */
    {TNI_STEP_COPY, 1, 40, 0, 592}, /* %39 */
    {TNI_STEP_JUMP, 0, 0, 126, 0}, /* */
    {TNI_STEP_SCALAR, 1, 41, 2, 587}, /* %34 */
    {TNI_STEP_EQUAL, 2, 42, 0, 2093}, /* %3 %41 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 57, 596}, /* %42 */
    {TNI_STEP_CALL, 1, 43, 0, 583}, /* %32 sgn */
    {TNI_STEP_CALL, 2, 44, 1, 2095}, /* %43 %35 mul.Tensor */
    {TNI_STEP_COPY, 1, 45, 0, 597}, /* %44 */
    {TNI_STEP_JUMP, 0, 0, 125, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 46, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 47, 2, 598}, /* %46 */
    {TNI_STEP_EQUAL, 2, 48, 0, 2097}, /* %3 %47 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 67, 602}, /* %48 */
    {TNI_STEP_CALL, 2, 49, 15, 2004}, /* %35 %9 div.Tensor */
    {TNI_STEP_CALL, 2, 50, 12, 2099}, /* %9 %37 eq.Scalar */
    {TNI_STEP_CALL, 3, 51, 13, 2101}, /* %49 %50 %37 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 52, 1, 2104}, /* %32 %51 mul.Tensor */
    {TNI_STEP_COPY, 1, 53, 0, 607}, /* %52 */
    {TNI_STEP_JUMP, 0, 0, 124, 0}, /* */
    {TNI_STEP_COPY, 1, 54, 0, 35}, /* %13 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 73, 34}, /* %14 */
    {TNI_STEP_CONSTANT, 0, 55, 30, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 56, 3, 655}, /* %55 */
    {TNI_STEP_EQUAL, 2, 57, 0, 2106}, /* %3 %56 */
    {TNI_STEP_COPY, 1, 54, 0, 1265}, /* %57 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 81, 652}, /* %54 */
    {TNI_STEP_CALL, 1, 58, 10, 583}, /* %32 abs */
    {TNI_STEP_CALL, 2, 59, 53, 2108}, /* %58 %9 eq.Tensor */
    {TNI_STEP_CALL, 1, 60, 0, 583}, /* %32 sgn */
    {TNI_STEP_CALL, 2, 61, 1, 2110}, /* %60 %59 mul.Tensor */
    {TNI_STEP_CALL, 2, 62, 1, 2112}, /* %61 %35 mul.Tensor */
    {TNI_STEP_COPY, 1, 63, 0, 1273}, /* %62 */
    {TNI_STEP_JUMP, 0, 0, 123, 0}, /* */
    {TNI_STEP_LESS, 2, 64, 0, 2093}, /* %3 %41 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 96, 1506}, /* %64 */
    {TNI_STEP_CALL, 1, 65, 0, 583}, /* %32 sgn */
    {TNI_STEP_CALL, 1, 66, 10, 583}, /* %32 abs */
    {TNI_STEP_SUB, 2, 67, 0, 2093}, /* %3 %41 */
    {TNI_STEP_CALL, 2, 68, 11, 1511}, /* %66 %67 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 69, 1, 2114}, /* %65 %68 mul.Tensor */
    {TNI_STEP_CALL, 2, 70, 12, 2116}, /* %32 %37 eq.Scalar */
    {TNI_STEP_CALL, 3, 71, 13, 2118}, /* %69 %70 %37 masked_fill.Scalar */
    {TNI_STEP_SUB, 2, 72, 0, 2121}, /* %41 %3 */
    {TNI_STEP_CALL, 2, 73, 11, 2123}, /* %9 %72 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 74, 1, 2125}, /* %35 %73 mul.Tensor */
    {TNI_STEP_CALL, 2, 75, 1, 2127}, /* %71 %74 mul.Tensor */
    {TNI_STEP_COPY, 1, 76, 0, 1526}, /* %75 */
    {TNI_STEP_JUMP, 0, 0, 122, 0}, /* */
    {TNI_STEP_LESS, 2, 77, 0, 2097}, /* %3 %47 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 110, 1525}, /* %77 */
    {TNI_STEP_CALL, 1, 78, 0, 583}, /* %32 sgn */
    {TNI_STEP_CALL, 1, 79, 10, 583}, /* %32 abs */
    {TNI_STEP_SUB, 2, 80, 0, 2093}, /* %3 %41 */
    {TNI_STEP_CALL, 2, 81, 11, 1786}, /* %79 %80 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 82, 1, 2129}, /* %78 %81 mul.Tensor */
    {TNI_STEP_CALL, 2, 83, 11, 2131}, /* %9 %80 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 84, 15, 2133}, /* %35 %83 div.Tensor */
    {TNI_STEP_CALL, 2, 85, 12, 2099}, /* %9 %37 eq.Scalar */
    {TNI_STEP_CALL, 3, 86, 13, 2135}, /* %84 %85 %37 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 87, 1, 2138}, /* %82 %86 mul.Tensor */
    {TNI_STEP_COPY, 1, 88, 0, 1539}, /* %87 */
    {TNI_STEP_JUMP, 0, 0, 121, 0}, /* */
    {TNI_STEP_CALL, 1, 89, 10, 583}, /* %32 abs */
    {TNI_STEP_SUB, 2, 90, 0, 2097}, /* %3 %47 */
    {TNI_STEP_CALL, 2, 91, 11, 1798}, /* %89 %90 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 92, 1, 1611}, /* %32 %91 mul.Tensor */
    {TNI_STEP_SUB, 2, 93, 0, 2093}, /* %3 %41 */
    {TNI_STEP_CALL, 2, 94, 11, 2140}, /* %9 %93 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 95, 15, 2142}, /* %35 %94 div.Tensor */
    {TNI_STEP_CALL, 2, 96, 12, 2099}, /* %9 %37 eq.Scalar */
    {TNI_STEP_CALL, 3, 97, 13, 2144}, /* %95 %96 %37 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 98, 1, 2147}, /* %92 %97 mul.Tensor */
    {TNI_STEP_COPY, 1, 88, 0, 1623}, /* %98 */
    {TNI_STEP_COPY, 1, 76, 0, 1541}, /* %88 */
    {TNI_STEP_COPY, 1, 63, 0, 1524}, /* %76 */
    {TNI_STEP_COPY, 1, 53, 0, 1505}, /* %63 */
    {TNI_STEP_COPY, 1, 45, 0, 654}, /* %53 */
    {TNI_STEP_COPY, 1, 40, 0, 595}, /* %45 */
    {TNI_STEP_COPY, 1, 31, 0, 593}, /* %40 */
    {TNI_STEP_CALL, 2, 99, 1, 942}, /* %8 %31 mul.Tensor */
    {TNI_STEP_CALL, 1, 100, 2, 1896}, /* %99 real */
    {TNI_STEP_CONSTANT, 0, 101, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 102, 33, 2149}, /* %100 %6 %101 %6 sum.dim_IntList */
    {TNI_STEP_GIVE, 1, 0, 0, 1967}, /* %102 */
    /* program 333 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_NONE, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 93, 788}, /* %2 %1 %3 %3 %4 to.dtype */
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
    {TNI_STEP_NATIVE, 4, 17, 0, 2153}, /* %13 %12 %15 %16 restored */
    {TNI_STEP_CONSTANT, 0, 18, 29, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 19, 3, 39}, /* %18 */
    {TNI_STEP_EQUAL, 2, 20, 0, 2157}, /* %9 %19 */
    {TNI_STEP_NOT, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_COPY, 1, 22, 0, 55}, /* %20 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 31, 72}, /* %21 */
    {TNI_STEP_CONSTANT, 0, 23, 30, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 24, 3, 81}, /* %23 */
    {TNI_STEP_EQUAL, 2, 25, 0, 2159}, /* %9 %24 */
    {TNI_STEP_COPY, 1, 22, 0, 75}, /* %25 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 45, 73}, /* %22 */
    {TNI_STEP_CALL, 1, 26, 10, 7}, /* %5 abs */
    {TNI_STEP_DIM, 1, 27, 0, 80}, /* %26 */
    {TNI_STEP_NATIVE, 4, 28, 0, 2161}, /* %17 %27 %15 %16 restored */
    {TNI_STEP_CALL, 2, 29, 53, 2165}, /* %26 %28 eq.Tensor */
    {TNI_STEP_NATIVE, 4, 30, 0, 2167}, /* %0 %27 %15 %16 restored */
    {TNI_STEP_CONSTANT, 0, 31, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 4, 32, 33, 2171}, /* %29 %15 %31 %4 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 33, 15, 2175}, /* %30 %32 div.Tensor */
    {TNI_STEP_CALL, 2, 34, 1, 2177}, /* %33 %29 mul.Tensor */
    {TNI_STEP_CALL, 1, 35, 0, 7}, /* %5 sgn */
    {TNI_STEP_CALL, 2, 36, 1, 1361}, /* %34 %35 mul.Tensor */
    {TNI_STEP_COPY, 1, 37, 0, 588}, /* %36 */
    {TNI_STEP_JUMP, 0, 0, 131, 0}, /* */
    {TNI_STEP_DIM, 1, 38, 0, 7}, /* %5 */
    {TNI_STEP_NATIVE, 4, 39, 0, 2179}, /* %0 %38 %15 %16 restored */
    {TNI_STEP_SCALAR, 1, 40, 2, 3}, /* %3 */
    {TNI_STEP_EQUAL, 2, 41, 0, 2001}, /* %9 %40 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 53, 599}, /* %41 */
    {TNI_STEP_CALL, 6, 42, 14, 1995}, /* %5 %4 %4 %4 %4 %4 zeros_like */
    {TNI_STEP_COPY, 1, 43, 0, 596}, /* %42 */
    {TNI_STEP_JUMP, 0, 0, 130, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 44, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 45, 2, 597}, /* %44 */
    {TNI_STEP_EQUAL, 2, 46, 0, 2183}, /* %9 %45 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 61, 598}, /* %46 */
    {TNI_STEP_CALL, 1, 47, 0, 7}, /* %5 sgn */
    {TNI_STEP_CALL, 2, 48, 1, 2185}, /* %47 %39 mul.Tensor */
    {TNI_STEP_COPY, 1, 49, 0, 602}, /* %48 */
    {TNI_STEP_JUMP, 0, 0, 129, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 50, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 51, 2, 603}, /* %50 */
    {TNI_STEP_EQUAL, 2, 52, 0, 2187}, /* %9 %51 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 71, 607}, /* %52 */
    {TNI_STEP_CALL, 2, 53, 15, 2189}, /* %39 %17 div.Tensor */
    {TNI_STEP_CALL, 2, 54, 12, 2191}, /* %17 %40 eq.Scalar */
    {TNI_STEP_CALL, 3, 55, 13, 2193}, /* %53 %54 %40 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 56, 1, 2196}, /* %5 %55 mul.Tensor */
    {TNI_STEP_COPY, 1, 57, 0, 656}, /* %56 */
    {TNI_STEP_JUMP, 0, 0, 128, 0}, /* */
    {TNI_STEP_COPY, 1, 58, 0, 55}, /* %20 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 77, 72}, /* %21 */
    {TNI_STEP_CONSTANT, 0, 59, 30, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 60, 3, 1268}, /* %59 */
    {TNI_STEP_EQUAL, 2, 61, 0, 2109}, /* %9 %60 */
    {TNI_STEP_COPY, 1, 58, 0, 1272}, /* %61 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 85, 1266}, /* %58 */
    {TNI_STEP_CALL, 1, 62, 10, 7}, /* %5 abs */
    {TNI_STEP_CALL, 2, 63, 53, 2198}, /* %62 %17 eq.Tensor */
    {TNI_STEP_CALL, 1, 64, 0, 7}, /* %5 sgn */
    {TNI_STEP_CALL, 2, 65, 1, 2200}, /* %64 %63 mul.Tensor */
    {TNI_STEP_CALL, 2, 66, 1, 2202}, /* %65 %39 mul.Tensor */
    {TNI_STEP_COPY, 1, 67, 0, 1511}, /* %66 */
    {TNI_STEP_JUMP, 0, 0, 127, 0}, /* */
    {TNI_STEP_LESS, 2, 68, 0, 2183}, /* %9 %45 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 100, 1520}, /* %68 */
    {TNI_STEP_CALL, 1, 69, 0, 7}, /* %5 sgn */
    {TNI_STEP_CALL, 1, 70, 10, 7}, /* %5 abs */
    {TNI_STEP_SUB, 2, 71, 0, 2183}, /* %9 %45 */
    {TNI_STEP_CALL, 2, 72, 11, 2024}, /* %70 %71 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 73, 1, 2204}, /* %69 %72 mul.Tensor */
    {TNI_STEP_CALL, 2, 74, 12, 2206}, /* %5 %40 eq.Scalar */
    {TNI_STEP_CALL, 3, 75, 13, 2208}, /* %73 %74 %40 masked_fill.Scalar */
    {TNI_STEP_SUB, 2, 76, 0, 2211}, /* %45 %9 */
    {TNI_STEP_CALL, 2, 77, 11, 2213}, /* %17 %76 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 78, 1, 2215}, /* %39 %77 mul.Tensor */
    {TNI_STEP_CALL, 2, 79, 1, 1526}, /* %75 %78 mul.Tensor */
    {TNI_STEP_COPY, 1, 80, 0, 1535}, /* %79 */
    {TNI_STEP_JUMP, 0, 0, 126, 0}, /* */
    {TNI_STEP_LESS, 2, 81, 0, 2187}, /* %9 %51 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 114, 1532}, /* %81 */
    {TNI_STEP_CALL, 1, 82, 0, 7}, /* %5 sgn */
    {TNI_STEP_CALL, 1, 83, 10, 7}, /* %5 abs */
    {TNI_STEP_SUB, 2, 84, 0, 2183}, /* %9 %45 */
    {TNI_STEP_CALL, 2, 85, 11, 1536}, /* %83 %84 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 86, 1, 2217}, /* %82 %85 mul.Tensor */
    {TNI_STEP_CALL, 2, 87, 11, 2219}, /* %17 %84 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 88, 15, 2221}, /* %39 %87 div.Tensor */
    {TNI_STEP_CALL, 2, 89, 12, 2191}, /* %17 %40 eq.Scalar */
    {TNI_STEP_CALL, 3, 90, 13, 2223}, /* %88 %89 %40 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 91, 1, 2226}, /* %86 %90 mul.Tensor */
    {TNI_STEP_COPY, 1, 92, 0, 1545}, /* %91 */
    {TNI_STEP_JUMP, 0, 0, 125, 0}, /* */
    {TNI_STEP_CALL, 1, 93, 10, 7}, /* %5 abs */
    {TNI_STEP_SUB, 2, 94, 0, 2187}, /* %9 %51 */
    {TNI_STEP_CALL, 2, 95, 11, 2228}, /* %93 %94 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 96, 1, 2230}, /* %5 %95 mul.Tensor */
    {TNI_STEP_SUB, 2, 97, 0, 2183}, /* %9 %45 */
    {TNI_STEP_CALL, 2, 98, 11, 2232}, /* %17 %97 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 99, 15, 2234}, /* %39 %98 div.Tensor */
    {TNI_STEP_CALL, 2, 100, 12, 2191}, /* %17 %40 eq.Scalar */
    {TNI_STEP_CALL, 3, 101, 13, 2236}, /* %99 %100 %40 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 102, 1, 2239}, /* %96 %101 mul.Tensor */
    {TNI_STEP_COPY, 1, 92, 0, 1967}, /* %102 */
    {TNI_STEP_COPY, 1, 80, 0, 1546}, /* %92 */
    {TNI_STEP_COPY, 1, 67, 0, 1531}, /* %80 */
    {TNI_STEP_COPY, 1, 57, 0, 1512}, /* %67 */
    {TNI_STEP_COPY, 1, 49, 0, 1265}, /* %57 */
    {TNI_STEP_COPY, 1, 43, 0, 601}, /* %49 */
    {TNI_STEP_COPY, 1, 37, 0, 594}, /* %43 */
    {TNI_STEP_GIVE, 1, 0, 0, 591}, /* %37 */
    /* program 334 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 22, 393}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 29, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 8, 3, 14}, /* %7 */
    {TNI_STEP_EQUAL, 2, 9, 0, 82}, /* %6 %8 */
    {TNI_STEP_NOT, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_COPY, 1, 11, 0, 17}, /* %9 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 17, 23}, /* %10 */
    {TNI_STEP_CONSTANT, 0, 12, 30, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 13, 3, 42}, /* %12 */
    {TNI_STEP_EQUAL, 2, 14, 0, 512}, /* %6 %13 */
    {TNI_STEP_COPY, 1, 11, 0, 34}, /* %14 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 32, 24}, /* %11 */
    {TNI_STEP_CALL, 1, 15, 10, 6}, /* %4 abs */
    {TNI_STEP_DIM, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_SAVED, 0, 17, 3, 0}, /* */
    {TNI_STEP_NATIVE, 4, 18, 0, 2241}, /* %17 %16 %5 %2 restored */
    {TNI_STEP_CALL, 2, 19, 53, 1720}, /* %15 %18 eq.Tensor */
    {TNI_STEP_GRAD, 0, 20, 0, 0}, /* */
    {TNI_STEP_NATIVE, 4, 21, 0, 2245}, /* %20 %16 %5 %2 restored */
    {TNI_STEP_CALL, 4, 22, 33, 2249}, /* %19 %5 %2 %5 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 23, 15, 72}, /* %21 %22 div.Tensor */
    {TNI_STEP_CALL, 2, 24, 1, 1147}, /* %23 %19 mul.Tensor */
    {TNI_STEP_CALL, 1, 25, 0, 6}, /* %4 sgn */
    {TNI_STEP_CALL, 2, 26, 1, 74}, /* %24 %25 mul.Tensor */
    {TNI_STEP_COPY, 1, 27, 0, 80}, /* %26 */
    {TNI_STEP_JUMP, 0, 0, 123, 0}, /* */
    {TNI_STEP_DIM, 1, 28, 0, 6}, /* %4 */
    {TNI_STEP_GRAD, 0, 29, 0, 0}, /* */
    {TNI_STEP_NATIVE, 4, 30, 0, 2253}, /* %29 %28 %5 %2 restored */
    {TNI_STEP_CONSTANT, 0, 31, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 32, 2, 580}, /* %31 */
    {TNI_STEP_EQUAL, 2, 33, 0, 1476}, /* %6 %32 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 42, 586}, /* %33 */
    {TNI_STEP_CALL, 6, 34, 14, 267}, /* %4 %5 %5 %5 %5 %5 zeros_like */
    {TNI_STEP_COPY, 1, 35, 0, 587}, /* %34 */
    {TNI_STEP_JUMP, 0, 0, 122, 0}, /* */
    {TNI_STEP_EQUAL, 2, 36, 0, 365}, /* %6 %3 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 48, 588}, /* %36 */
    {TNI_STEP_CALL, 1, 37, 0, 6}, /* %4 sgn */
    {TNI_STEP_CALL, 2, 38, 1, 2257}, /* %37 %30 mul.Tensor */
    {TNI_STEP_COPY, 1, 39, 0, 590}, /* %38 */
    {TNI_STEP_JUMP, 0, 0, 121, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 40, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 41, 2, 593}, /* %40 */
    {TNI_STEP_EQUAL, 2, 42, 0, 2259}, /* %6 %41 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 59, 596}, /* %42 */
    {TNI_STEP_SAVED, 0, 43, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 44, 15, 2261}, /* %30 %43 div.Tensor */
    {TNI_STEP_CALL, 2, 45, 12, 2263}, /* %43 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 46, 13, 1750}, /* %44 %45 %32 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 47, 1, 2265}, /* %4 %46 mul.Tensor */
    {TNI_STEP_COPY, 1, 48, 0, 600}, /* %47 */
    {TNI_STEP_JUMP, 0, 0, 120, 0}, /* */
    {TNI_STEP_COPY, 1, 49, 0, 17}, /* %9 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 65, 23}, /* %10 */
    {TNI_STEP_CONSTANT, 0, 50, 30, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 51, 3, 603}, /* %50 */
    {TNI_STEP_EQUAL, 2, 52, 0, 2267}, /* %6 %51 */
    {TNI_STEP_COPY, 1, 49, 0, 607}, /* %52 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 74, 601}, /* %49 */
    {TNI_STEP_CALL, 1, 53, 10, 6}, /* %4 abs */
    {TNI_STEP_SAVED, 0, 54, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 55, 53, 1663}, /* %53 %54 eq.Tensor */
    {TNI_STEP_CALL, 1, 56, 0, 6}, /* %4 sgn */
    {TNI_STEP_CALL, 2, 57, 1, 1665}, /* %56 %55 mul.Tensor */
    {TNI_STEP_CALL, 2, 58, 1, 2269}, /* %57 %30 mul.Tensor */
    {TNI_STEP_COPY, 1, 59, 0, 1266}, /* %58 */
    {TNI_STEP_JUMP, 0, 0, 119, 0}, /* */
    {TNI_STEP_LESS, 2, 60, 0, 365}, /* %6 %3 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 90, 1269}, /* %60 */
    {TNI_STEP_CALL, 1, 61, 0, 6}, /* %4 sgn */
    {TNI_STEP_CALL, 1, 62, 10, 6}, /* %4 abs */
    {TNI_STEP_SUB, 2, 63, 0, 365}, /* %6 %3 */
    {TNI_STEP_CALL, 2, 64, 11, 1669}, /* %62 %63 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 65, 1, 1671}, /* %61 %64 mul.Tensor */
    {TNI_STEP_CALL, 2, 66, 12, 2271}, /* %4 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 67, 13, 2273}, /* %65 %66 %32 masked_fill.Scalar */
    {TNI_STEP_SUB, 2, 68, 0, 137}, /* %3 %6 */
    {TNI_STEP_SAVED, 0, 69, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 70, 11, 1678}, /* %69 %68 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 71, 1, 1518}, /* %30 %70 mul.Tensor */
    {TNI_STEP_CALL, 2, 72, 1, 1682}, /* %67 %71 mul.Tensor */
    {TNI_STEP_COPY, 1, 73, 0, 1522}, /* %72 */
    {TNI_STEP_JUMP, 0, 0, 118, 0}, /* */
    {TNI_STEP_LESS, 2, 74, 0, 2259}, /* %6 %41 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 105, 1523}, /* %74 */
    {TNI_STEP_CALL, 1, 75, 0, 6}, /* %4 sgn */
    {TNI_STEP_CALL, 1, 76, 10, 6}, /* %4 abs */
    {TNI_STEP_SUB, 2, 77, 0, 365}, /* %6 %3 */
    {TNI_STEP_CALL, 2, 78, 11, 1524}, /* %76 %77 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 79, 1, 1526}, /* %75 %78 mul.Tensor */
    {TNI_STEP_SAVED, 0, 80, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 81, 11, 1684}, /* %80 %77 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 82, 15, 2276}, /* %30 %81 div.Tensor */
    {TNI_STEP_CALL, 2, 83, 12, 1787}, /* %80 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 84, 13, 2278}, /* %82 %83 %32 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 85, 1, 1693}, /* %79 %84 mul.Tensor */
    {TNI_STEP_COPY, 1, 86, 0, 1552}, /* %85 */
    {TNI_STEP_JUMP, 0, 0, 117, 0}, /* */
    {TNI_STEP_CALL, 1, 87, 10, 6}, /* %4 abs */
    {TNI_STEP_SUB, 2, 88, 0, 2259}, /* %6 %41 */
    {TNI_STEP_CALL, 2, 89, 11, 1695}, /* %87 %88 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 90, 1, 2281}, /* %4 %89 mul.Tensor */
    {TNI_STEP_SUB, 2, 91, 0, 365}, /* %6 %3 */
    {TNI_STEP_SAVED, 0, 92, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 93, 11, 1699}, /* %92 %91 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 94, 15, 2283}, /* %30 %93 div.Tensor */
    {TNI_STEP_CALL, 2, 95, 12, 2285}, /* %92 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 96, 13, 2287}, /* %94 %95 %32 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 97, 1, 1708}, /* %90 %96 mul.Tensor */
    {TNI_STEP_COPY, 1, 86, 0, 1619}, /* %97 */
    {TNI_STEP_COPY, 1, 73, 0, 1538}, /* %86 */
    {TNI_STEP_COPY, 1, 59, 0, 1553}, /* %73 */
    {TNI_STEP_COPY, 1, 48, 0, 1268}, /* %59 */
    {TNI_STEP_COPY, 1, 39, 0, 602}, /* %48 */
    {TNI_STEP_COPY, 1, 35, 0, 592}, /* %39 */
    {TNI_STEP_COPY, 1, 27, 0, 606}, /* %35 */
    {TNI_STEP_GIVE, 1, 0, 0, 315}, /* %27 */
    /* program 335 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 22, 393}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 29, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 8, 3, 14}, /* %7 */
    {TNI_STEP_EQUAL, 2, 9, 0, 82}, /* %6 %8 */
    {TNI_STEP_NOT, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_COPY, 1, 11, 0, 17}, /* %9 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 17, 23}, /* %10 */
    {TNI_STEP_CONSTANT, 0, 12, 30, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 13, 3, 42}, /* %12 */
    {TNI_STEP_EQUAL, 2, 14, 0, 512}, /* %6 %13 */
    {TNI_STEP_COPY, 1, 11, 0, 34}, /* %14 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 32, 24}, /* %11 */
    {TNI_STEP_CALL, 1, 15, 10, 6}, /* %4 abs */
    {TNI_STEP_DIM, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_SAVED, 0, 17, 3, 0}, /* */
    {TNI_STEP_NATIVE, 4, 18, 0, 2241}, /* %17 %16 %5 %2 restored */
    {TNI_STEP_CALL, 2, 19, 53, 1720}, /* %15 %18 eq.Tensor */
    {TNI_STEP_GRAD, 0, 20, 0, 0}, /* */
    {TNI_STEP_NATIVE, 4, 21, 0, 2245}, /* %20 %16 %5 %2 restored */
    {TNI_STEP_CALL, 4, 22, 33, 2249}, /* %19 %5 %2 %5 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 23, 15, 72}, /* %21 %22 div.Tensor */
    {TNI_STEP_CALL, 2, 24, 1, 1147}, /* %23 %19 mul.Tensor */
    {TNI_STEP_CALL, 1, 25, 0, 6}, /* %4 sgn */
    {TNI_STEP_CALL, 2, 26, 1, 74}, /* %24 %25 mul.Tensor */
    {TNI_STEP_COPY, 1, 27, 0, 80}, /* %26 */
    {TNI_STEP_JUMP, 0, 0, 123, 0}, /* */
    {TNI_STEP_DIM, 1, 28, 0, 6}, /* %4 */
    {TNI_STEP_GRAD, 0, 29, 0, 0}, /* */
    {TNI_STEP_NATIVE, 4, 30, 0, 2253}, /* %29 %28 %5 %2 restored */
    {TNI_STEP_CONSTANT, 0, 31, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 32, 2, 580}, /* %31 */
    {TNI_STEP_EQUAL, 2, 33, 0, 1476}, /* %6 %32 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 42, 586}, /* %33 */
    {TNI_STEP_CALL, 6, 34, 14, 267}, /* %4 %5 %5 %5 %5 %5 zeros_like */
    {TNI_STEP_COPY, 1, 35, 0, 587}, /* %34 */
    {TNI_STEP_JUMP, 0, 0, 122, 0}, /* */
    {TNI_STEP_EQUAL, 2, 36, 0, 365}, /* %6 %3 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 48, 588}, /* %36 */
    {TNI_STEP_CALL, 1, 37, 0, 6}, /* %4 sgn */
    {TNI_STEP_CALL, 2, 38, 1, 2257}, /* %37 %30 mul.Tensor */
    {TNI_STEP_COPY, 1, 39, 0, 590}, /* %38 */
    {TNI_STEP_JUMP, 0, 0, 121, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 40, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 41, 2, 593}, /* %40 */
    {TNI_STEP_EQUAL, 2, 42, 0, 2259}, /* %6 %41 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 59, 596}, /* %42 */
    {TNI_STEP_SAVED, 0, 43, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 44, 15, 2261}, /* %30 %43 div.Tensor */
    {TNI_STEP_CALL, 2, 45, 12, 2263}, /* %43 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 46, 13, 1750}, /* %44 %45 %32 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 47, 1, 2265}, /* %4 %46 mul.Tensor */
    {TNI_STEP_COPY, 1, 48, 0, 600}, /* %47 */
    {TNI_STEP_JUMP, 0, 0, 120, 0}, /* */
    {TNI_STEP_COPY, 1, 49, 0, 17}, /* %9 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 65, 23}, /* %10 */
    {TNI_STEP_CONSTANT, 0, 50, 30, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 51, 3, 603}, /* %50 */
    {TNI_STEP_EQUAL, 2, 52, 0, 2267}, /* %6 %51 */
    {TNI_STEP_COPY, 1, 49, 0, 607}, /* %52 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 74, 601}, /* %49 */
    {TNI_STEP_CALL, 1, 53, 10, 6}, /* %4 abs */
    {TNI_STEP_SAVED, 0, 54, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 55, 53, 1663}, /* %53 %54 eq.Tensor */
    {TNI_STEP_CALL, 1, 56, 0, 6}, /* %4 sgn */
    {TNI_STEP_CALL, 2, 57, 1, 1665}, /* %56 %55 mul.Tensor */
    {TNI_STEP_CALL, 2, 58, 1, 2269}, /* %57 %30 mul.Tensor */
    {TNI_STEP_COPY, 1, 59, 0, 1266}, /* %58 */
    {TNI_STEP_JUMP, 0, 0, 119, 0}, /* */
    {TNI_STEP_LESS, 2, 60, 0, 365}, /* %6 %3 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 90, 1269}, /* %60 */
    {TNI_STEP_CALL, 1, 61, 0, 6}, /* %4 sgn */
    {TNI_STEP_CALL, 1, 62, 10, 6}, /* %4 abs */
    {TNI_STEP_SUB, 2, 63, 0, 365}, /* %6 %3 */
    {TNI_STEP_CALL, 2, 64, 11, 1669}, /* %62 %63 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 65, 1, 1671}, /* %61 %64 mul.Tensor */
    {TNI_STEP_CALL, 2, 66, 12, 2271}, /* %4 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 67, 13, 2273}, /* %65 %66 %32 masked_fill.Scalar */
    {TNI_STEP_SUB, 2, 68, 0, 137}, /* %3 %6 */
    {TNI_STEP_SAVED, 0, 69, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 70, 11, 1678}, /* %69 %68 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 71, 1, 1518}, /* %30 %70 mul.Tensor */
    {TNI_STEP_CALL, 2, 72, 1, 1682}, /* %67 %71 mul.Tensor */
    {TNI_STEP_COPY, 1, 73, 0, 1522}, /* %72 */
    {TNI_STEP_JUMP, 0, 0, 118, 0}, /* */
    {TNI_STEP_LESS, 2, 74, 0, 2259}, /* %6 %41 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 105, 1523}, /* %74 */
    {TNI_STEP_CALL, 1, 75, 0, 6}, /* %4 sgn */
    {TNI_STEP_CALL, 1, 76, 10, 6}, /* %4 abs */
    {TNI_STEP_SUB, 2, 77, 0, 365}, /* %6 %3 */
    {TNI_STEP_CALL, 2, 78, 11, 1524}, /* %76 %77 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 79, 1, 1526}, /* %75 %78 mul.Tensor */
    {TNI_STEP_SAVED, 0, 80, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 81, 11, 1684}, /* %80 %77 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 82, 15, 2276}, /* %30 %81 div.Tensor */
    {TNI_STEP_CALL, 2, 83, 12, 1787}, /* %80 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 84, 13, 2278}, /* %82 %83 %32 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 85, 1, 1693}, /* %79 %84 mul.Tensor */
    {TNI_STEP_COPY, 1, 86, 0, 1552}, /* %85 */
    {TNI_STEP_JUMP, 0, 0, 117, 0}, /* */
    {TNI_STEP_CALL, 1, 87, 10, 6}, /* %4 abs */
    {TNI_STEP_SUB, 2, 88, 0, 2259}, /* %6 %41 */
    {TNI_STEP_CALL, 2, 89, 11, 1695}, /* %87 %88 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 90, 1, 2281}, /* %4 %89 mul.Tensor */
    {TNI_STEP_SUB, 2, 91, 0, 365}, /* %6 %3 */
    {TNI_STEP_SAVED, 0, 92, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 93, 11, 1699}, /* %92 %91 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 94, 15, 2283}, /* %30 %93 div.Tensor */
    {TNI_STEP_CALL, 2, 95, 12, 2285}, /* %92 %32 eq.Scalar */
    {TNI_STEP_CALL, 3, 96, 13, 2287}, /* %94 %95 %32 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 97, 1, 1708}, /* %90 %96 mul.Tensor */
    {TNI_STEP_COPY, 1, 86, 0, 1619}, /* %97 */
    {TNI_STEP_COPY, 1, 73, 0, 1538}, /* %86 */
    {TNI_STEP_COPY, 1, 59, 0, 1553}, /* %73 */
    {TNI_STEP_COPY, 1, 48, 0, 1268}, /* %59 */
    {TNI_STEP_COPY, 1, 39, 0, 602}, /* %48 */
    {TNI_STEP_COPY, 1, 35, 0, 592}, /* %39 */
    {TNI_STEP_COPY, 1, 27, 0, 606}, /* %35 */
    {TNI_STEP_CALL, 1, 98, 3, 315}, /* %27 neg */
    {TNI_STEP_GIVE, 1, 0, 1, 1623}, /* %98 */
    /* program 336 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 22, 393}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 7, 22, 364}, /* %5 %6 %3 sub.Tensor */
    {TNI_STEP_NONE, 0, 8, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 9, 0, 6}, /* %4 */
    {TNI_STEP_RESULT, 0, 10, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 11, 66, 2290}, /* %10 %8 %8 %8 %8 %8 ones_like */
    {TNI_STEP_ARGUMENT, 0, 12, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 13, 29, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 14, 3, 35}, /* %13 */
    {TNI_STEP_EQUAL, 2, 15, 0, 150}, /* %12 %14 */
    {TNI_STEP_NOT, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_COPY, 1, 17, 0, 36}, /* %15 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 23, 38}, /* %16 */
    {TNI_STEP_CONSTANT, 0, 18, 30, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 19, 3, 39}, /* %18 */
    {TNI_STEP_EQUAL, 2, 20, 0, 2296}, /* %12 %19 */
    {TNI_STEP_COPY, 1, 17, 0, 55}, /* %20 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 36, 40}, /* %17 */
    {TNI_STEP_CALL, 1, 21, 10, 14}, /* %7 abs */
    {TNI_STEP_DIM, 1, 22, 0, 72}, /* %21 */
    {TNI_STEP_NATIVE, 4, 23, 0, 2298}, /* %10 %22 %8 %2 restored */
    {TNI_STEP_CALL, 2, 24, 53, 308}, /* %21 %23 eq.Tensor */
    {TNI_STEP_NATIVE, 4, 25, 0, 2302}, /* %11 %22 %8 %2 restored */
    {TNI_STEP_CALL, 4, 26, 33, 2306}, /* %24 %8 %2 %8 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 27, 15, 79}, /* %25 %26 div.Tensor */
    {TNI_STEP_CALL, 2, 28, 1, 2079}, /* %27 %24 mul.Tensor */
    {TNI_STEP_CALL, 1, 29, 0, 14}, /* %7 sgn */
    {TNI_STEP_CALL, 2, 30, 1, 1437}, /* %28 %29 mul.Tensor */
    {TNI_STEP_COPY, 1, 31, 0, 578}, /* %30 */
    {TNI_STEP_JUMP, 0, 0, 121, 0}, /* */
    {TNI_STEP_DIM, 1, 32, 0, 14}, /* %7 */
    {TNI_STEP_NATIVE, 4, 33, 0, 2310}, /* %11 %32 %8 %2 restored */
    {TNI_STEP_CONSTANT, 0, 34, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 35, 2, 587}, /* %34 */
    {TNI_STEP_EQUAL, 2, 36, 0, 2314}, /* %12 %35 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 45, 588}, /* %36 */
    {TNI_STEP_CALL, 6, 37, 14, 2316}, /* %7 %8 %8 %8 %8 %8 zeros_like */
    {TNI_STEP_COPY, 1, 38, 0, 591}, /* %37 */
    {TNI_STEP_JUMP, 0, 0, 120, 0}, /* */
    {TNI_STEP_EQUAL, 2, 39, 0, 2322}, /* %12 %3 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 51, 592}, /* %39 */
    {TNI_STEP_CALL, 1, 40, 0, 14}, /* %7 sgn */
    {TNI_STEP_CALL, 2, 41, 1, 2324}, /* %40 %33 mul.Tensor */
    {TNI_STEP_COPY, 1, 42, 0, 599}, /* %41 */
    {TNI_STEP_JUMP, 0, 0, 119, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 43, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 44, 2, 594}, /* %43 */
    {TNI_STEP_EQUAL, 2, 45, 0, 2326}, /* %12 %44 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 61, 595}, /* %45 */
    {TNI_STEP_CALL, 2, 46, 15, 2328}, /* %33 %10 div.Tensor */
    {TNI_STEP_CALL, 2, 47, 12, 2330}, /* %10 %35 eq.Scalar */
    {TNI_STEP_CALL, 3, 48, 13, 2332}, /* %46 %47 %35 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 49, 1, 2335}, /* %7 %48 mul.Tensor */
    {TNI_STEP_COPY, 1, 50, 0, 601}, /* %49 */
    {TNI_STEP_JUMP, 0, 0, 118, 0}, /* */
    {TNI_STEP_COPY, 1, 51, 0, 36}, /* %15 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 67, 38}, /* %16 */
    {TNI_STEP_CONSTANT, 0, 52, 30, 0}, /* 0xfff0000000000000 */
    {TNI_STEP_SCALAR, 1, 53, 3, 607}, /* %52 */
    {TNI_STEP_EQUAL, 2, 54, 0, 2337}, /* %12 %53 */
    {TNI_STEP_COPY, 1, 51, 0, 652}, /* %54 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 75, 604}, /* %51 */
    {TNI_STEP_CALL, 1, 55, 10, 14}, /* %7 abs */
    {TNI_STEP_CALL, 2, 56, 53, 2339}, /* %55 %10 eq.Tensor */
    {TNI_STEP_CALL, 1, 57, 0, 14}, /* %7 sgn */
    {TNI_STEP_CALL, 2, 58, 1, 1501}, /* %57 %56 mul.Tensor */
    {TNI_STEP_CALL, 2, 59, 1, 2341}, /* %58 %33 mul.Tensor */
    {TNI_STEP_COPY, 1, 60, 0, 1268}, /* %59 */
    {TNI_STEP_JUMP, 0, 0, 117, 0}, /* */
    {TNI_STEP_LESS, 2, 61, 0, 2322}, /* %12 %3 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 90, 1272}, /* %61 */
    {TNI_STEP_CALL, 1, 62, 0, 14}, /* %7 sgn */
    {TNI_STEP_CALL, 1, 63, 10, 14}, /* %7 abs */
    {TNI_STEP_SUB, 2, 64, 0, 2322}, /* %12 %3 */
    {TNI_STEP_CALL, 2, 65, 11, 1505}, /* %63 %64 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 66, 1, 1507}, /* %62 %65 mul.Tensor */
    {TNI_STEP_CALL, 2, 67, 12, 2343}, /* %7 %35 eq.Scalar */
    {TNI_STEP_CALL, 3, 68, 13, 2345}, /* %66 %67 %35 masked_fill.Scalar */
    {TNI_STEP_SUB, 2, 69, 0, 1873}, /* %3 %12 */
    {TNI_STEP_CALL, 2, 70, 11, 2348}, /* %10 %69 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 71, 1, 2350}, /* %33 %70 mul.Tensor */
    {TNI_STEP_CALL, 2, 72, 1, 1520}, /* %68 %71 mul.Tensor */
    {TNI_STEP_COPY, 1, 73, 0, 1522}, /* %72 */
    {TNI_STEP_JUMP, 0, 0, 116, 0}, /* */
    {TNI_STEP_LESS, 2, 74, 0, 2326}, /* %12 %44 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 104, 1523}, /* %74 */
    {TNI_STEP_CALL, 1, 75, 0, 14}, /* %7 sgn */
    {TNI_STEP_CALL, 1, 76, 10, 14}, /* %7 abs */
    {TNI_STEP_SUB, 2, 77, 0, 2322}, /* %12 %3 */
    {TNI_STEP_CALL, 2, 78, 11, 1524}, /* %76 %77 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 79, 1, 1526}, /* %75 %78 mul.Tensor */
    {TNI_STEP_CALL, 2, 80, 11, 2352}, /* %10 %77 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 81, 15, 2354}, /* %33 %80 div.Tensor */
    {TNI_STEP_CALL, 2, 82, 12, 2330}, /* %10 %35 eq.Scalar */
    {TNI_STEP_CALL, 3, 83, 13, 2356}, /* %81 %82 %35 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 84, 1, 1535}, /* %79 %83 mul.Tensor */
    {TNI_STEP_COPY, 1, 85, 0, 1537}, /* %84 */
    {TNI_STEP_JUMP, 0, 0, 115, 0}, /* */
    {TNI_STEP_CALL, 1, 86, 10, 14}, /* %7 abs */
    {TNI_STEP_SUB, 2, 87, 0, 2326}, /* %12 %44 */
    {TNI_STEP_CALL, 2, 88, 11, 1538}, /* %86 %87 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 89, 1, 2359}, /* %7 %88 mul.Tensor */
    {TNI_STEP_SUB, 2, 90, 0, 2322}, /* %12 %3 */
    {TNI_STEP_CALL, 2, 91, 11, 2361}, /* %10 %90 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 92, 15, 2363}, /* %33 %91 div.Tensor */
    {TNI_STEP_CALL, 2, 93, 12, 2330}, /* %10 %35 eq.Scalar */
    {TNI_STEP_CALL, 3, 94, 13, 2365}, /* %92 %93 %35 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 95, 1, 1549}, /* %89 %94 mul.Tensor */
    {TNI_STEP_COPY, 1, 85, 0, 1551}, /* %95 */
    {TNI_STEP_COPY, 1, 73, 0, 1552}, /* %85 */
    {TNI_STEP_COPY, 1, 60, 0, 1553}, /* %73 */
    {TNI_STEP_COPY, 1, 50, 0, 1269}, /* %60 */
    {TNI_STEP_COPY, 1, 42, 0, 603}, /* %50 */
    {TNI_STEP_COPY, 1, 38, 0, 596}, /* %42 */
    {TNI_STEP_COPY, 1, 31, 0, 590}, /* %38 */
    {TNI_STEP_CALL, 2, 96, 1, 2368}, /* %9 %31 mul.Tensor */
    {TNI_STEP_CALL, 1, 97, 2, 1618}, /* %96 real */
    {TNI_STEP_CONSTANT, 0, 98, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 99, 33, 2370}, /* %97 %8 %98 %8 sum.dim_IntList */
    {TNI_STEP_GIVE, 1, 0, 0, 1896}, /* %99 */
    /* program 337 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 108, 0}, /* %0 t */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 109, 4}, /* %3 %2 mm */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 338 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 108, 0}, /* %0 t */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 109, 9}, /* %2 %3 mm */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 339 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 109, 103}, /* %0 %1 mm */
    {TNI_STEP_ARGUMENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 109, 56}, /* %3 %4 mm */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 28, 251}, /* %2 %5 %7 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 340 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_CONSTANT, 0, 2, 1, 0}, /* 0x2 */
    {TNI_STEP_CALL, 3, 3, 110, 180}, /* %0 %1 %2 transpose.int */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 111, 128}, /* %5 %4 bmm */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 341 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_CONSTANT, 0, 2, 1, 0}, /* 0x2 */
    {TNI_STEP_CALL, 3, 3, 110, 180}, /* %0 %1 %2 transpose.int */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 111, 6}, /* %4 %5 bmm */
    {TNI_STEP_GIVE, 1, 0, 1, 13}, /* %6 */
    /* program 342 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 111, 103}, /* %0 %1 bmm */
    {TNI_STEP_ARGUMENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 111, 56}, /* %3 %4 bmm */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 28, 251}, /* %2 %5 %7 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 343 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 112, 1}, /* %2 %1 outer */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 344 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 108, 0}, /* %0 t */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 113, 9}, /* %2 %3 mv */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 345 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 113, 103}, /* %0 %1 mv */
    {TNI_STEP_ARGUMENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 113, 56}, /* %3 %4 mv */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 28, 251}, /* %2 %5 %7 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 346 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 109}, /* %1 %2 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 347 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 109}, /* %1 %2 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 3}, /* %3 */
    /* program 348 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 114, 103}, /* %0 %1 dot */
    {TNI_STEP_ARGUMENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 114, 56}, /* %3 %4 dot */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 28, 251}, /* %2 %5 %7 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 349 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 1}, /* %2 %1 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 350 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_GRAD, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 103}, /* %0 %1 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 1}, /* %2 */
    /* program 351 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 115, 103}, /* %0 %1 vdot */
    {TNI_STEP_ARGUMENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 115, 56}, /* %3 %4 vdot */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 28, 251}, /* %2 %5 %7 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 352 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 108, 0}, /* %0 t */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 109, 4}, /* %3 %2 mm */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_CONJ, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_SCALED, 2, 7, 0, 18}, /* %4 %6 */
    {TNI_STEP_GIVE, 1, 0, 1, 14}, /* %7 */
    /* program 353 */
    {TNI_STEP_SAVED, 0, 0, 3, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 108, 0}, /* %0 t */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 109, 9}, /* %2 %3 mm */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_CONJ, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_SCALED, 2, 7, 0, 18}, /* %4 %6 */
    {TNI_STEP_GIVE, 1, 0, 2, 14}, /* %7 */
    /* program 354 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 3, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_TANGENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 109, 56}, /* %3 %4 mm */
    {TNI_STEP_ARGUMENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_TANGENT, 0, 7, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 109, 13}, /* %6 %7 mm */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 3, 11, 28, 2374}, /* %5 %8 %10 add.Tensor */
    {TNI_STEP_ARGUMENT, 0, 12, 4, 0}, /* */
    {TNI_STEP_SCALED, 2, 13, 0, 61}, /* %11 %12 */
    {TNI_STEP_CALL, 3, 14, 28, 2377}, /* %2 %13 %10 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 355 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 112, 1}, /* %2 %1 outer */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CONJ, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_SCALED, 2, 6, 0, 10}, /* %3 %5 */
    {TNI_STEP_GIVE, 1, 0, 1, 13}, /* %6 */
    /* program 356 */
    {TNI_STEP_SAVED, 0, 0, 3, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 108, 0}, /* %0 t */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 113, 9}, /* %2 %3 mv */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_CONJ, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_SCALED, 2, 7, 0, 18}, /* %4 %6 */
    {TNI_STEP_GIVE, 1, 0, 2, 14}, /* %7 */
    /* program 357 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 3, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_TANGENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 113, 56}, /* %3 %4 mv */
    {TNI_STEP_ARGUMENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_TANGENT, 0, 7, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 113, 13}, /* %6 %7 mv */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 3, 11, 28, 2374}, /* %5 %8 %10 add.Tensor */
    {TNI_STEP_ARGUMENT, 0, 12, 4, 0}, /* */
    {TNI_STEP_SCALED, 2, 13, 0, 61}, /* %11 %12 */
    {TNI_STEP_CALL, 3, 14, 28, 2377}, /* %2 %13 %10 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 358 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 113, 1}, /* %2 %1 mv */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CONJ, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_SCALED, 2, 6, 0, 10}, /* %3 %5 */
    {TNI_STEP_GIVE, 1, 0, 1, 13}, /* %6 */
    /* program 359 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 108, 0}, /* %0 t */
    {TNI_STEP_SAVED, 0, 2, 3, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CALL, 2, 4, 113, 2}, /* %1 %3 mv */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_CONJ, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_SCALED, 2, 7, 0, 18}, /* %4 %6 */
    {TNI_STEP_GIVE, 1, 0, 2, 14}, /* %7 */
    /* program 360 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 3, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_TANGENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 112, 56}, /* %3 %4 outer */
    {TNI_STEP_ARGUMENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_TANGENT, 0, 7, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 112, 13}, /* %6 %7 outer */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 3, 11, 28, 2374}, /* %5 %8 %10 add.Tensor */
    {TNI_STEP_ARGUMENT, 0, 12, 4, 0}, /* */
    {TNI_STEP_SCALED, 2, 13, 0, 61}, /* %11 %12 */
    {TNI_STEP_CALL, 3, 14, 28, 2377}, /* %2 %13 %10 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 361 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_CONSTANT, 0, 2, 1, 0}, /* 0x2 */
    {TNI_STEP_CALL, 3, 3, 110, 180}, /* %0 %1 %2 transpose.int */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 111, 128}, /* %5 %4 bmm */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_CONJ, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_SCALED, 2, 9, 0, 82}, /* %6 %8 */
    {TNI_STEP_GIVE, 1, 0, 1, 17}, /* %9 */
    /* program 362 */
    {TNI_STEP_SAVED, 0, 0, 3, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_CONSTANT, 0, 2, 1, 0}, /* 0x2 */
    {TNI_STEP_CALL, 3, 3, 110, 180}, /* %0 %1 %2 transpose.int */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 111, 6}, /* %4 %5 bmm */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_CONJ, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_SCALED, 2, 9, 0, 82}, /* %6 %8 */
    {TNI_STEP_GIVE, 1, 0, 2, 17}, /* %9 */
    /* program 363 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 3, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_TANGENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 111, 56}, /* %3 %4 bmm */
    {TNI_STEP_ARGUMENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_TANGENT, 0, 7, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 111, 13}, /* %6 %7 bmm */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 3, 11, 28, 2374}, /* %5 %8 %10 add.Tensor */
    {TNI_STEP_ARGUMENT, 0, 12, 4, 0}, /* */
    {TNI_STEP_SCALED, 2, 13, 0, 61}, /* %11 %12 */
    {TNI_STEP_CALL, 3, 14, 28, 2377}, /* %2 %13 %10 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 364 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 2, 31, 103}, /* %0 %1 unsqueeze */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SIZE, 2, 4, 0, 118}, /* %3 %1 */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 6, 0, 10}, /* %3 %5 */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 8, 1, 0}, /* 0x2 */
    {TNI_STEP_SIZE, 2, 9, 0, 187}, /* %7 %8 */
    {TNI_STEP_LIST, 3, 10, 0, 2380}, /* %4 %6 %9 */
    {TNI_STEP_CALL, 3, 11, 91, 2383}, /* %2 %10 %1 expand */
    {TNI_STEP_CALL, 3, 12, 110, 2386}, /* %7 %5 %8 transpose.int */
    {TNI_STEP_CONJUGATE, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_CALL, 2, 14, 111, 286}, /* %11 %13 bmm */
    {TNI_STEP_SAVED, 0, 15, 3, 0}, /* */
    {TNI_STEP_CONJ, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_SCALED, 2, 17, 0, 50}, /* %14 %16 */
    {TNI_STEP_GIVE, 1, 0, 1, 40}, /* %17 */
    /* program 365 */
    {TNI_STEP_SAVED, 0, 0, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_CONSTANT, 0, 2, 1, 0}, /* 0x2 */
    {TNI_STEP_CALL, 3, 3, 110, 180}, /* %0 %1 %2 transpose.int */
    {TNI_STEP_CONJUGATE, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 7, 31, 12}, /* %5 %6 unsqueeze */
    {TNI_STEP_SIZE, 2, 8, 0, 424}, /* %0 %6 */
    {TNI_STEP_SIZE, 2, 9, 0, 103}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 10, 5, 0}, /* */
    {TNI_STEP_SIZE, 2, 11, 0, 2376}, /* %10 %2 */
    {TNI_STEP_LIST, 3, 12, 0, 165}, /* %8 %9 %11 */
    {TNI_STEP_CALL, 3, 13, 91, 2389}, /* %7 %12 %6 expand */
    {TNI_STEP_CALL, 2, 14, 111, 160}, /* %4 %13 bmm */
    {TNI_STEP_SAVED, 0, 15, 3, 0}, /* */
    {TNI_STEP_CONJ, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_SCALED, 2, 17, 0, 50}, /* %14 %16 */
    {TNI_STEP_GIVE, 1, 0, 2, 40}, /* %17 */
    /* program 366 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 3, 0}, /* */
    {TNI_STEP_SCALED, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_TANGENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 111, 56}, /* %3 %4 bmm */
    {TNI_STEP_ARGUMENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_TANGENT, 0, 7, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 111, 13}, /* %6 %7 bmm */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 3, 11, 28, 2374}, /* %5 %8 %10 add.Tensor */
    {TNI_STEP_CONSTANT, 0, 12, 2, 0}, /* 0x0 */
    {TNI_STEP_LIST, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_SOME, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_NONE, 0, 15, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 16, 33, 2392}, /* %11 %14 %12 %15 sum.dim_IntList */
    {TNI_STEP_ARGUMENT, 0, 17, 4, 0}, /* */
    {TNI_STEP_SCALED, 2, 18, 0, 91}, /* %16 %17 */
    {TNI_STEP_CALL, 3, 19, 28, 2396}, /* %2 %18 %10 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 41}, /* %19 */
    /* program 367 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 13, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 5, 0}, /* */
    {TNI_STEP_CALL, 5, 6, 116, 524}, /* %1 %2 %3 %4 %5 addmm */
    {TNI_STEP_GRAD, 0, 7, 0, 0}, /* */
    {TNI_STEP_STRING, 0, 8, 4, 51}, /* "none" */
    {TNI_STEP_CALL, 3, 9, 70, 2399}, /* %7 %6 %8 gelu_backward */
    {TNI_STEP_COPY, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 19, 0}, /* */
    {TNI_STEP_GRAD, 0, 11, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 12, 6, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 13, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_CALL, 3, 15, 68, 2402}, /* %11 %12 %14 threshold_backward */
    {TNI_STEP_COPY, 1, 10, 0, 36}, /* %15 */
    {TNI_STEP_SAVED, 0, 16, 4, 0}, /* */
    {TNI_STEP_CONJ, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_SCALED, 2, 18, 0, 312}, /* %10 %17 */
    {TNI_STEP_GIVE, 1, 0, 0, 39}, /* %18 */
    /* program 368 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 13, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 5, 0}, /* */
    {TNI_STEP_CALL, 5, 6, 116, 524}, /* %1 %2 %3 %4 %5 addmm */
    {TNI_STEP_GRAD, 0, 7, 0, 0}, /* */
    {TNI_STEP_STRING, 0, 8, 4, 51}, /* "none" */
    {TNI_STEP_CALL, 3, 9, 70, 2399}, /* %7 %6 %8 gelu_backward */
    {TNI_STEP_COPY, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 19, 0}, /* */
    {TNI_STEP_GRAD, 0, 11, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 12, 6, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 13, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_CALL, 3, 15, 68, 2402}, /* %11 %12 %14 threshold_backward */
    {TNI_STEP_COPY, 1, 10, 0, 36}, /* %15 */
    {TNI_STEP_SAVED, 0, 16, 3, 0}, /* */
    {TNI_STEP_CALL, 1, 17, 108, 38}, /* %16 t */
    {TNI_STEP_CALL, 2, 18, 109, 312}, /* %10 %17 mm */
    {TNI_STEP_SAVED, 0, 19, 5, 0}, /* */
    {TNI_STEP_CONJ, 1, 20, 0, 41}, /* %19 */
    {TNI_STEP_SCALED, 2, 21, 0, 54}, /* %18 %20 */
    {TNI_STEP_GIVE, 1, 0, 1, 72}, /* %21 */
    /* program 369 */
    {TNI_STEP_SAVED, 0, 0, 2, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 108, 0}, /* %0 t */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 14, 1}, /* %2 */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_CALL, 5, 7, 116, 2405}, /* %3 %0 %4 %5 %6 addmm */
    {TNI_STEP_GRAD, 0, 8, 0, 0}, /* */
    {TNI_STEP_STRING, 0, 9, 4, 51}, /* "none" */
    {TNI_STEP_CALL, 3, 10, 70, 1366}, /* %8 %7 %9 gelu_backward */
    {TNI_STEP_COPY, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_JUMP, 0, 0, 20, 0}, /* */
    {TNI_STEP_GRAD, 0, 12, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 13, 6, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 14, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 15, 2, 34}, /* %14 */
    {TNI_STEP_CALL, 3, 16, 68, 2410}, /* %12 %13 %15 threshold_backward */
    {TNI_STEP_COPY, 1, 11, 0, 38}, /* %16 */
    {TNI_STEP_CALL, 2, 17, 109, 48}, /* %1 %11 mm */
    {TNI_STEP_SAVED, 0, 18, 5, 0}, /* */
    {TNI_STEP_CONJ, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_SCALED, 2, 20, 0, 40}, /* %17 %19 */
    {TNI_STEP_GIVE, 1, 0, 2, 55}, /* %20 */
    /* program 370 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 4, 117, 183}, /* %1 %2 %3 linalg_cross */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 371 */
    {TNI_STEP_SAVED, 0, 0, 2, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 4, 117, 1}, /* %2 %1 %3 linalg_cross */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 372 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 117, 180}, /* %0 %1 %2 linalg_cross */
    {TNI_STEP_ARGUMENT, 0, 4, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 5, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 6, 117, 6}, /* %4 %5 %2 linalg_cross */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 9, 28, 137}, /* %3 %6 %8 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 373 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 118, 0}, /* %0 mH */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 119, 109}, /* %1 %2 matmul */
    {TNI_STEP_CALL, 1, 4, 118, 0}, /* %0 mH */
    {TNI_STEP_CALL, 2, 5, 119, 56}, /* %3 %4 matmul */
    {TNI_STEP_CALL, 1, 6, 3, 7}, /* %5 neg */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 374 */
    {TNI_STEP_RESULT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 119, 103}, /* %0 %1 matmul */
    {TNI_STEP_CALL, 2, 3, 119, 288}, /* %2 %0 matmul */
    {TNI_STEP_CALL, 1, 4, 3, 3}, /* %3 neg */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 375 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 118, 0}, /* %0 mH */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_NOT, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 7, 120, 2413}, /* %1 %4 %3 %5 %6 linalg_solve_triangular */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 15, 7}, /* %5 */
    {TNI_STEP_SAVED, 0, 8, 4, 0}, /* */
    {TNI_STEP_CALL, 1, 9, 118, 16}, /* %8 mH */
    {TNI_STEP_CALL, 2, 10, 119, 46}, /* %7 %9 matmul */
    {TNI_STEP_CALL, 1, 11, 3, 23}, /* %10 neg */
    {TNI_STEP_COPY, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_JUMP, 0, 0, 20, 0}, /* */
    {TNI_STEP_SAVED, 0, 13, 4, 0}, /* */
    {TNI_STEP_CALL, 1, 14, 118, 35}, /* %13 mH */
    {TNI_STEP_CALL, 2, 15, 119, 909}, /* %14 %7 matmul */
    {TNI_STEP_CALL, 1, 16, 3, 36}, /* %15 neg */
    {TNI_STEP_COPY, 1, 12, 0, 38}, /* %16 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 30, 1}, /* %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 25, 13}, /* %6 */
    {TNI_STEP_CONSTANT, 0, 17, 0, 0}, /* 0x1 */
    {TNI_STEP_COPY, 1, 18, 0, 40}, /* %17 */
    {TNI_STEP_JUMP, 0, 0, 27, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 19, 2, 0}, /* 0x0 */
    {TNI_STEP_COPY, 1, 18, 0, 41}, /* %19 */
    {TNI_STEP_CALL, 2, 20, 121, 450}, /* %12 %18 triu */
    {TNI_STEP_COPY, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_JUMP, 0, 0, 38, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 34, 13}, /* %6 */
    {TNI_STEP_CONSTANT, 0, 22, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_COPY, 1, 23, 0, 73}, /* %22 */
    {TNI_STEP_JUMP, 0, 0, 36, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 24, 2, 0}, /* 0x0 */
    {TNI_STEP_COPY, 1, 23, 0, 74}, /* %24 */
    {TNI_STEP_CALL, 2, 25, 122, 1098}, /* %12 %23 tril */
    {TNI_STEP_COPY, 1, 21, 0, 75}, /* %25 */
    {TNI_STEP_GIVE, 1, 0, 0, 72}, /* %21 */
    /* program 376 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 118, 0}, /* %0 mH */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_NOT, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 7, 120, 2413}, /* %1 %4 %3 %5 %6 linalg_solve_triangular */
    {TNI_STEP_GIVE, 1, 0, 1, 14}, /* %7 */
    /* program 377 */
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
    {TNI_STEP_CALL, 2, 6, 121, 399}, /* %5 %3 triu */
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
    {TNI_STEP_CALL, 2, 13, 122, 87}, /* %12 %10 tril */
    {TNI_STEP_COPY, 1, 7, 0, 35}, /* %13 */
    {TNI_STEP_ARGUMENT, 0, 14, 3, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 29, 34}, /* %14 */
    {TNI_STEP_RESULT, 0, 15, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 16, 119, 479}, /* %7 %15 matmul */
    {TNI_STEP_COPY, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_JUMP, 0, 0, 32, 0}, /* */
    {TNI_STEP_RESULT, 0, 18, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 19, 119, 2418}, /* %18 %7 matmul */
    {TNI_STEP_COPY, 1, 17, 0, 41}, /* %19 */
    {TNI_STEP_TANGENT, 0, 20, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 21, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 22, 2, 72}, /* %21 */
    {TNI_STEP_CALL, 3, 23, 22, 2420}, /* %20 %17 %22 sub.Tensor */
    {TNI_STEP_ARGUMENT, 0, 24, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 25, 4, 0}, /* */
    {TNI_STEP_CALL, 5, 26, 120, 2423}, /* %24 %23 %0 %14 %25 linalg_solve_triangular */
    {TNI_STEP_GIVE, 1, 0, 0, 80}, /* %26 */
    /* program 378 */
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
    {TNI_STEP_CALL, 5, 9, 120, 779}, /* %4 %5 %6 %7 %8 linalg_solve_triangular */
    {TNI_STEP_COPY, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 23, 0}, /* */
    {TNI_STEP_SAVED, 0, 11, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 12, 118, 24}, /* %11 mH */
    {TNI_STEP_SAVED, 0, 13, 2, 0}, /* */
    {TNI_STEP_NOT, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 15, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 16, 0, 0}, /* 0x1 */
    {TNI_STEP_SAVED, 0, 17, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 18, 120, 2428}, /* %12 %15 %14 %16 %17 linalg_solve_triangular */
    {TNI_STEP_COPY, 1, 10, 0, 39}, /* %18 */
    {TNI_STEP_COPY, 1, 19, 0, 23}, /* %10 */
    {TNI_STEP_JUMP, 0, 0, 29, 0}, /* */
    {TNI_STEP_SAVED, 0, 20, 4, 0}, /* */
    {TNI_STEP_NONE, 0, 21, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 22, 14, 2433}, /* %20 %21 %21 %21 %21 %21 zeros_like */
    {TNI_STEP_COPY, 1, 19, 0, 73}, /* %22 */
    {TNI_STEP_GIVE, 1, 0, 0, 41}, /* %19 */
    /* program 379 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 11, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SAVED, 0, 6, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 7, 120, 750}, /* %2 %3 %4 %5 %6 linalg_solve_triangular */
    {TNI_STEP_COPY, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 20, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 10, 118, 17}, /* %9 mH */
    {TNI_STEP_SAVED, 0, 11, 2, 0}, /* */
    {TNI_STEP_NOT, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_GRAD, 0, 13, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 14, 0, 0}, /* 0x1 */
    {TNI_STEP_SAVED, 0, 15, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 16, 120, 2439}, /* %10 %13 %12 %14 %15 linalg_solve_triangular */
    {TNI_STEP_COPY, 1, 8, 0, 38}, /* %16 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 28, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 17, 5, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 18, 0, 40}, /* %17 */
    {TNI_STEP_CALL, 1, 19, 123, 16}, /* %8 mT */
    {TNI_STEP_CALL, 2, 20, 119, 223}, /* %18 %19 matmul */
    {TNI_STEP_CALL, 1, 21, 3, 55}, /* %20 neg */
    {TNI_STEP_COPY, 1, 22, 0, 72}, /* %21 */
    {TNI_STEP_JUMP, 0, 0, 33, 0}, /* */
    {TNI_STEP_SAVED, 0, 23, 5, 0}, /* */
    {TNI_STEP_CALL, 1, 24, 118, 81}, /* %23 mH */
    {TNI_STEP_CALL, 2, 25, 119, 2444}, /* %8 %24 matmul */
    {TNI_STEP_CALL, 1, 26, 3, 75}, /* %25 neg */
    {TNI_STEP_COPY, 1, 22, 0, 80}, /* %26 */
    {TNI_STEP_SAVED, 0, 27, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 45, 315}, /* %27 */
    {TNI_STEP_SAVED, 0, 28, 3, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 40, 317}, /* %28 */
    {TNI_STEP_CONSTANT, 0, 29, 0, 0}, /* 0x1 */
    {TNI_STEP_COPY, 1, 30, 0, 319}, /* %29 */
    {TNI_STEP_JUMP, 0, 0, 42, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 31, 2, 0}, /* 0x0 */
    {TNI_STEP_COPY, 1, 30, 0, 580}, /* %31 */
    {TNI_STEP_CALL, 2, 32, 121, 2446}, /* %22 %30 triu */
    {TNI_STEP_COPY, 1, 33, 0, 583}, /* %32 */
    {TNI_STEP_JUMP, 0, 0, 54, 0}, /* */
    {TNI_STEP_SAVED, 0, 34, 3, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 50, 587}, /* %34 */
    {TNI_STEP_CONSTANT, 0, 35, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_COPY, 1, 36, 0, 606}, /* %35 */
    {TNI_STEP_JUMP, 0, 0, 52, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 37, 2, 0}, /* 0x0 */
    {TNI_STEP_COPY, 1, 36, 0, 591}, /* %37 */
    {TNI_STEP_CALL, 2, 38, 122, 2448}, /* %22 %36 tril */
    {TNI_STEP_COPY, 1, 33, 0, 590}, /* %38 */
    {TNI_STEP_GRAD, 0, 39, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 40, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 41, 2, 593}, /* %40 */
    {TNI_STEP_CALL, 3, 42, 28, 2450}, /* %33 %39 %41 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 596}, /* %42 */
    /* program 380 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 118, 0}, /* %0 mH */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 1, 117}, /* %4 %3 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 6, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 7, 31, 12}, /* %5 %6 unsqueeze */
    {TNI_STEP_CONSTANT, 0, 8, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 9, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 4, 10, 124, 2453}, /* %0 %8 %9 %6 diagonal */
    {TNI_STEP_CALL, 2, 11, 125, 29}, /* %7 %10 expand_as */
    {TNI_STEP_CALL, 4, 12, 126, 2457}, /* %11 %8 %9 %6 diag_embed */
    {TNI_STEP_CONSTANT, 0, 13, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 14, 127, 2461}, /* %1 %12 %13 linalg_solve */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 381 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 3, 127, 180}, /* %0 %1 %2 linalg_solve */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 5, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CONSTANT, 0, 6, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 4, 7, 124, 751}, /* %3 %4 %5 %6 diagonal */
    {TNI_STEP_LIST, 1, 8, 0, 13}, /* %6 */
    {TNI_STEP_SOME, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_NONE, 0, 10, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 11, 33, 2464}, /* %7 %9 %4 %10 sum.dim_IntList */
    {TNI_STEP_RESULT, 0, 12, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 13, 1, 285}, /* %12 %11 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    /* program 382 */
    {TNI_STEP_GRAD, 0, 0, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 2, 31, 103}, /* %0 %1 unsqueeze */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 4, 118, 3}, /* %3 mH */
    {TNI_STEP_IS_COMPLEX, 1, 5, 0, 3}, /* %3 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 7}, /* %5 */
    {TNI_STEP_SAVED, 0, 6, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_GRAD, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 9, 1, 135}, /* %8 %7 mul.Tensor */
    {TNI_STEP_CALL, 1, 10, 8, 17}, /* %9 imag */
    {TNI_STEP_CALL, 2, 11, 31, 211}, /* %10 %1 unsqueeze */
    {TNI_STEP_CALL, 2, 12, 9, 517}, /* %2 %11 complex */
    {TNI_STEP_COPY, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_JUMP, 0, 0, 17, 0}, /* */
    {TNI_STEP_COPY, 1, 13, 0, 1}, /* %2 */
    {TNI_STEP_CONSTANT, 0, 14, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 15, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 4, 16, 124, 2468}, /* %3 %14 %15 %1 diagonal */
    {TNI_STEP_CALL, 2, 17, 125, 244}, /* %13 %16 expand_as */
    {TNI_STEP_CALL, 4, 18, 126, 2472}, /* %17 %14 %15 %1 diag_embed */
    {TNI_STEP_CONSTANT, 0, 19, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 20, 127, 2476}, /* %4 %18 %19 linalg_solve */
    {TNI_STEP_GIVE, 1, 0, 0, 55}, /* %20 */
    /* program 383 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 3, 127, 180}, /* %0 %1 %2 linalg_solve */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 5, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CONSTANT, 0, 6, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 4, 7, 124, 751}, /* %3 %4 %5 %6 diagonal */
    {TNI_STEP_LIST, 1, 8, 0, 13}, /* %6 */
    {TNI_STEP_SOME, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_NONE, 0, 10, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 11, 33, 2464}, /* %7 %9 %4 %10 sum.dim_IntList */
    {TNI_STEP_CALL, 1, 12, 2, 24}, /* %11 real */
    {TNI_STEP_GIVE, 1, 0, 1, 42}, /* %12 */
    /* program 384 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 3, 127, 180}, /* %0 %1 %2 linalg_solve */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 5, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CONSTANT, 0, 6, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 4, 7, 124, 751}, /* %3 %4 %5 %6 diagonal */
    {TNI_STEP_LIST, 1, 8, 0, 13}, /* %6 */
    {TNI_STEP_SOME, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_NONE, 0, 10, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 11, 33, 2464}, /* %7 %9 %4 %10 sum.dim_IntList */
    {TNI_STEP_RESULT, 0, 12, 0, 0}, /* */
    {TNI_STEP_IS_COMPLEX, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 22, 35}, /* %13 */
    {TNI_STEP_CALL, 1, 14, 2, 24}, /* %11 real */
    {TNI_STEP_CALL, 6, 15, 14, 2479}, /* %14 %10 %10 %10 %10 %10 zeros_like */
    {TNI_STEP_CALL, 1, 16, 8, 24}, /* %11 imag */
    {TNI_STEP_CALL, 2, 17, 9, 37}, /* %15 %16 complex */
    {TNI_STEP_CALL, 2, 18, 1, 1092}, /* %12 %17 mul.Tensor */
    {TNI_STEP_COPY, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_JUMP, 0, 0, 24, 0}, /* */
    {TNI_STEP_CALL, 6, 20, 14, 2485}, /* %12 %10 %10 %10 %10 %10 zeros_like */
    {TNI_STEP_COPY, 1, 19, 0, 55}, /* %20 */
    {TNI_STEP_GIVE, 1, 0, 0, 41}, /* %19 */
    /* program 385 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 118, 0}, /* %0 mH */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 4, 127, 183}, /* %1 %2 %3 linalg_solve */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_DIM, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_DIM, 1, 7, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 8, 0, 0}, /* 0x1 */
    {TNI_STEP_SUB, 2, 9, 2, 187}, /* %7 %8 */
    {TNI_STEP_EQUAL, 2, 10, 2, 59}, /* %6 %9 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 21, 23}, /* %10 */
    {TNI_STEP_CONSTANT, 0, 11, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 12, 31, 337}, /* %4 %11 unsqueeze */
    {TNI_STEP_CONSTANT, 0, 13, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 2, 14, 31, 1186}, /* %5 %13 unsqueeze */
    {TNI_STEP_CONJUGATE, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_CALL, 2, 16, 119, 62}, /* %12 %15 matmul */
    {TNI_STEP_CALL, 1, 17, 3, 38}, /* %16 neg */
    {TNI_STEP_COPY, 1, 18, 0, 40}, /* %17 */
    {TNI_STEP_JUMP, 0, 0, 32, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 27, 3}, /* %3 */
    {TNI_STEP_CALL, 1, 19, 118, 7}, /* %5 mH */
    {TNI_STEP_CALL, 2, 20, 119, 1461}, /* %4 %19 matmul */
    {TNI_STEP_CALL, 1, 21, 3, 55}, /* %20 neg */
    {TNI_STEP_COPY, 1, 22, 0, 72}, /* %21 */
    {TNI_STEP_JUMP, 0, 0, 31, 0}, /* */
    {TNI_STEP_CALL, 1, 23, 118, 7}, /* %5 mH */
    {TNI_STEP_CALL, 2, 24, 119, 1985}, /* %23 %4 matmul */
    {TNI_STEP_CALL, 1, 25, 3, 74}, /* %24 neg */
    {TNI_STEP_COPY, 1, 22, 0, 75}, /* %25 */
    {TNI_STEP_COPY, 1, 18, 0, 73}, /* %22 */
    {TNI_STEP_GIVE, 1, 0, 0, 39}, /* %18 */
    /* program 386 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 118, 0}, /* %0 mH */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 4, 127, 183}, /* %1 %2 %3 linalg_solve */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 387 */
    {TNI_STEP_RESULT, 0, 0, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_SUB, 2, 5, 2, 56}, /* %3 %4 */
    {TNI_STEP_EQUAL, 2, 6, 2, 119}, /* %1 %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 15, 13}, /* %6 */
    {TNI_STEP_CONSTANT, 0, 7, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 8, 31, 440}, /* %0 %7 unsqueeze */
    {TNI_STEP_TANGENT, 0, 9, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 10, 119, 189}, /* %9 %8 matmul */
    {TNI_STEP_CALL, 2, 11, 105, 122}, /* %10 %7 squeeze.dim */
    {TNI_STEP_COPY, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 13, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 21, 35}, /* %13 */
    {TNI_STEP_TANGENT, 0, 14, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 15, 119, 1634}, /* %14 %0 matmul */
    {TNI_STEP_COPY, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_JUMP, 0, 0, 24, 0}, /* */
    {TNI_STEP_TANGENT, 0, 17, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 18, 119, 1352}, /* %0 %17 matmul */
    {TNI_STEP_COPY, 1, 16, 0, 39}, /* %18 */
    {TNI_STEP_COPY, 1, 12, 0, 38}, /* %16 */
    {TNI_STEP_TANGENT, 0, 19, 1, 0}, /* */
    {TNI_STEP_SCALAR, 1, 20, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 21, 22, 2491}, /* %19 %12 %20 sub.Tensor */
    {TNI_STEP_ARGUMENT, 0, 22, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 23, 127, 2494}, /* %2 %21 %22 linalg_solve */
    {TNI_STEP_GIVE, 1, 0, 0, 81}, /* %23 */
    /* program 388 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 118, 0}, /* %0 mH */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 118, 1}, /* %2 mH */
    {TNI_STEP_CALL, 2, 4, 119, 678}, /* %3 %0 matmul */
    {TNI_STEP_CALL, 2, 5, 119, 129}, /* %4 %1 matmul */
    {TNI_STEP_CALL, 2, 6, 119, 402}, /* %1 %0 matmul */
    {TNI_STEP_CALL, 2, 7, 119, 365}, /* %6 %3 matmul */
    {TNI_STEP_CALL, 2, 8, 119, 289}, /* %0 %5 matmul */
    {TNI_STEP_SAVED, 0, 9, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 10, 119, 189}, /* %9 %8 matmul */
    {TNI_STEP_CONSTANT, 0, 11, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 12, 2, 24}, /* %11 */
    {TNI_STEP_CALL, 3, 13, 22, 2497}, /* %5 %10 %12 sub.Tensor */
    {TNI_STEP_CALL, 3, 14, 28, 2500}, /* %13 %7 %12 add.Tensor */
    {TNI_STEP_CALL, 2, 15, 119, 102}, /* %7 %0 matmul */
    {TNI_STEP_CALL, 2, 16, 119, 480}, /* %15 %9 matmul */
    {TNI_STEP_CALL, 3, 17, 22, 2503}, /* %14 %16 %12 sub.Tensor */
    {TNI_STEP_CALL, 2, 18, 119, 109}, /* %1 %2 matmul */
    {TNI_STEP_CALL, 2, 19, 119, 2506}, /* %18 %1 matmul */
    {TNI_STEP_CALL, 3, 20, 22, 40}, /* %17 %19 %12 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 55}, /* %20 */
    /* program 389 */
    {TNI_STEP_RESULT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 118, 0}, /* %0 mH */
    {TNI_STEP_TANGENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 118, 1}, /* %2 mH */
    {TNI_STEP_CALL, 2, 4, 119, 103}, /* %0 %1 matmul */
    {TNI_STEP_CALL, 2, 5, 119, 117}, /* %4 %3 matmul */
    {TNI_STEP_CALL, 2, 6, 119, 118}, /* %3 %1 matmul */
    {TNI_STEP_CALL, 2, 7, 119, 142}, /* %6 %0 matmul */
    {TNI_STEP_ARGUMENT, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 9, 119, 298}, /* %5 %8 matmul */
    {TNI_STEP_CALL, 2, 10, 119, 31}, /* %9 %0 matmul */
    {TNI_STEP_CONSTANT, 0, 11, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 12, 2, 24}, /* %11 */
    {TNI_STEP_CALL, 3, 13, 22, 2497}, /* %5 %10 %12 sub.Tensor */
    {TNI_STEP_CALL, 3, 14, 28, 2500}, /* %13 %7 %12 add.Tensor */
    {TNI_STEP_CALL, 2, 15, 119, 135}, /* %8 %7 matmul */
    {TNI_STEP_CALL, 2, 16, 119, 2508}, /* %0 %15 matmul */
    {TNI_STEP_CALL, 3, 17, 22, 2503}, /* %14 %16 %12 sub.Tensor */
    {TNI_STEP_CALL, 2, 18, 119, 0}, /* %0 %2 matmul */
    {TNI_STEP_CALL, 2, 19, 119, 747}, /* %18 %0 matmul */
    {TNI_STEP_CALL, 3, 20, 22, 40}, /* %17 %19 %12 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 55}, /* %20 */
    /* program 390 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 2, 118, 2}, /* %1 mH */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 4, 118, 3}, /* %3 mH */
    {TNI_STEP_CALL, 1, 5, 118, 6}, /* %4 mH */
    {TNI_STEP_CALL, 2, 6, 119, 7}, /* %5 %2 matmul */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 8, 122, 13}, /* %6 %7 tril */
    {TNI_STEP_CONSTANT, 0, 9, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 10, 122, 59}, /* %6 %9 tril */
    {TNI_STEP_CALL, 1, 11, 118, 23}, /* %10 mH */
    {TNI_STEP_CONSTANT, 0, 12, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 13, 2, 42}, /* %12 */
    {TNI_STEP_CALL, 3, 14, 28, 2510}, /* %8 %11 %13 add.Tensor */
    {TNI_STEP_CONSTANT, 0, 15, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 16, 3, 36}, /* %15 */
    {TNI_STEP_SCALED, 2, 17, 0, 50}, /* %14 %16 */
    {TNI_STEP_CALL, 1, 18, 118, 6}, /* %4 mH */
    {TNI_STEP_CALL, 5, 19, 120, 2513}, /* %4 %17 %7 %7 %7 linalg_solve_triangular */
    {TNI_STEP_CALL, 5, 20, 120, 2518}, /* %18 %19 %12 %12 %7 linalg_solve_triangular */
    {TNI_STEP_COPY, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_JUMP, 0, 0, 43, 0}, /* */
    {TNI_STEP_SAVED, 0, 22, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 23, 118, 73}, /* %22 mH */
    {TNI_STEP_GRAD, 0, 24, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 25, 119, 875}, /* %23 %24 matmul */
    {TNI_STEP_CONSTANT, 0, 26, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 27, 122, 79}, /* %25 %26 tril */
    {TNI_STEP_CONSTANT, 0, 28, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 29, 122, 1045}, /* %25 %28 tril */
    {TNI_STEP_CALL, 1, 30, 118, 319}, /* %29 mH */
    {TNI_STEP_CONSTANT, 0, 31, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 32, 2, 580}, /* %31 */
    {TNI_STEP_CALL, 3, 33, 28, 2523}, /* %27 %30 %32 add.Tensor */
    {TNI_STEP_CONSTANT, 0, 34, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 35, 3, 587}, /* %34 */
    {TNI_STEP_SCALED, 2, 36, 0, 2526}, /* %33 %35 */
    {TNI_STEP_CALL, 1, 37, 118, 73}, /* %22 mH */
    {TNI_STEP_CALL, 5, 38, 120, 2528}, /* %22 %36 %26 %26 %26 linalg_solve_triangular */
    {TNI_STEP_CALL, 5, 39, 120, 2533}, /* %37 %38 %31 %31 %26 linalg_solve_triangular */
    {TNI_STEP_COPY, 1, 21, 0, 592}, /* %39 */
    {TNI_STEP_GIVE, 1, 0, 0, 72}, /* %21 */
    /* program 391 */
    {TNI_STEP_ARGUMENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 2, 118, 2}, /* %1 mH */
    {TNI_STEP_CALL, 1, 3, 118, 1}, /* %2 mH */
    {TNI_STEP_TANGENT, 0, 4, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 5, 7, 120, 2538}, /* %2 %4 %5 %6 %5 linalg_solve_triangular */
    {TNI_STEP_CALL, 5, 8, 120, 2543}, /* %3 %7 %6 %5 %5 linalg_solve_triangular */
    {TNI_STEP_CALL, 2, 9, 122, 83}, /* %8 %5 tril */
    {TNI_STEP_CONSTANT, 0, 10, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CONSTANT, 0, 11, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 4, 12, 124, 2548}, /* %8 %5 %10 %11 diagonal */
    {TNI_STEP_CALL, 4, 13, 126, 2552}, /* %12 %5 %10 %11 diag_embed */
    {TNI_STEP_CONSTANT, 0, 14, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 15, 3, 34}, /* %14 */
    {TNI_STEP_SCALED, 2, 16, 0, 35}, /* %13 %15 */
    {TNI_STEP_SCALAR, 1, 17, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 18, 22, 2556}, /* %9 %16 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 19, 119, 2396}, /* %2 %18 matmul */
    {TNI_STEP_CALL, 1, 20, 118, 41}, /* %19 mH */
    {TNI_STEP_COPY, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_JUMP, 0, 0, 43, 0}, /* */
    {TNI_STEP_RESULT, 0, 22, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 23, 118, 73}, /* %22 mH */
    {TNI_STEP_TANGENT, 0, 24, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 25, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 26, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 5, 27, 120, 2559}, /* %22 %24 %25 %26 %25 linalg_solve_triangular */
    {TNI_STEP_CALL, 5, 28, 120, 2564}, /* %23 %27 %26 %25 %25 linalg_solve_triangular */
    {TNI_STEP_CALL, 2, 29, 122, 1987}, /* %28 %25 tril */
    {TNI_STEP_CONSTANT, 0, 30, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CONSTANT, 0, 31, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 4, 32, 124, 2569}, /* %28 %25 %30 %31 diagonal */
    {TNI_STEP_CALL, 4, 33, 126, 2573}, /* %32 %25 %30 %31 diag_embed */
    {TNI_STEP_CONSTANT, 0, 34, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 35, 3, 587}, /* %34 */
    {TNI_STEP_SCALED, 2, 36, 0, 2526}, /* %33 %35 */
    {TNI_STEP_SCALAR, 1, 37, 2, 80}, /* %26 */
    {TNI_STEP_CALL, 3, 38, 22, 2577}, /* %29 %36 %37 sub.Tensor */
    {TNI_STEP_CALL, 2, 39, 119, 2580}, /* %22 %38 matmul */
    {TNI_STEP_COPY, 1, 21, 0, 592}, /* %39 */
    {TNI_STEP_GIVE, 1, 0, 0, 72}, /* %21 */
    /* program 392 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 118, 0}, /* %0 mH */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 28, 393}, /* %0 %1 %3 add.Tensor */
    {TNI_STEP_SAVED, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 119, 128}, /* %5 %4 matmul */
    {TNI_STEP_CALL, 2, 7, 119, 99}, /* %6 %5 matmul */
    {TNI_STEP_SAVED, 0, 8, 1, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 15, 16}, /* %8 */
    {TNI_STEP_SAVED, 0, 9, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 10, 119, 784}, /* %9 %7 matmul */
    {TNI_STEP_CALL, 1, 11, 3, 23}, /* %10 neg */
    {TNI_STEP_COPY, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_JUMP, 0, 0, 19, 0}, /* */
    {TNI_STEP_SAVED, 0, 13, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 14, 119, 327}, /* %7 %13 matmul */
    {TNI_STEP_CALL, 1, 15, 3, 34}, /* %14 neg */
    {TNI_STEP_COPY, 1, 12, 0, 36}, /* %15 */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    /* program 393 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 128, 180}, /* %0 %1 %2 cholesky_solve */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 394 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 128, 180}, /* %0 %1 %2 cholesky_solve */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 1, 5, 118, 6}, /* %4 mH */
    {TNI_STEP_CALL, 2, 6, 119, 10}, /* %3 %5 matmul */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 1}, /* %2 */
    {TNI_STEP_CALL, 1, 7, 118, 13}, /* %6 mH */
    {TNI_STEP_CONSTANT, 0, 8, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 3, 10, 28, 154}, /* %6 %7 %9 add.Tensor */
    {TNI_STEP_CALL, 2, 11, 119, 438}, /* %1 %10 matmul */
    {TNI_STEP_CALL, 1, 12, 3, 24}, /* %11 neg */
    {TNI_STEP_COPY, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_JUMP, 0, 0, 23, 0}, /* */
    {TNI_STEP_CALL, 1, 14, 118, 13}, /* %6 mH */
    {TNI_STEP_CONSTANT, 0, 15, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 16, 2, 36}, /* %15 */
    {TNI_STEP_CALL, 3, 17, 28, 2582}, /* %6 %14 %16 add.Tensor */
    {TNI_STEP_CALL, 2, 18, 119, 2585}, /* %17 %1 matmul */
    {TNI_STEP_CALL, 1, 19, 3, 39}, /* %18 neg */
    {TNI_STEP_COPY, 1, 13, 0, 41}, /* %19 */
    {TNI_STEP_GIVE, 1, 0, 1, 35}, /* %13 */
    /* program 395 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_STRING, 0, 1, 1, 10}, /* "r" */
    {TNI_STEP_EQUAL, 2, 2, 6, 103}, /* %0 %1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 6, 1}, /* %2 */
    {TNI_STEP_REFUSE, 0, 0, 37, 56}, /* "linalg_qr, of which Q is not computed" */
    {TNI_STEP_JUMP, 0, 0, 90, 0}, /* */
    {TNI_STEP_STRING, 0, 3, 8, 94}, /* "complete" */
    {TNI_STEP_EQUAL, 2, 4, 6, 25}, /* %0 %3 */
    {TNI_STEP_COPY, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 17, 6}, /* %4 */
    {TNI_STEP_SAVED, 0, 6, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SIZE, 2, 8, 0, 13}, /* %6 %7 */
    {TNI_STEP_CONSTANT, 0, 9, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 10, 0, 59}, /* %6 %9 */
    {TNI_STEP_LESS, 2, 11, 2, 2290}, /* %10 %8 */
    {TNI_STEP_COPY, 1, 5, 0, 24}, /* %11 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 20, 7}, /* %5 */
    {TNI_STEP_REFUSE, 0, 0, 43, 103}, /* "linalg_qr, of a complete Q of a tall matrix" */
    {TNI_STEP_JUMP, 0, 0, 89, 0}, /* */
    {TNI_STEP_SAVED, 0, 12, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 13, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SIZE, 2, 14, 0, 265}, /* %12 %13 */
    {TNI_STEP_CONSTANT, 0, 15, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 16, 0, 62}, /* %12 %15 */
    {TNI_STEP_LESS, 2, 17, 2, 50}, /* %14 %16 */
    {TNI_STEP_NOT, 1, 18, 0, 40}, /* %17 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 53, 39}, /* %18 */
    {TNI_STEP_GRAD, 0, 19, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 20, 118, 41}, /* %19 mH */
    {TNI_STEP_SAVED, 0, 21, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 22, 119, 1282}, /* %21 %20 matmul */
    {TNI_STEP_GRAD, 0, 23, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 24, 118, 81}, /* %23 mH */
    {TNI_STEP_SAVED, 0, 25, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 26, 119, 74}, /* %24 %25 matmul */
    {TNI_STEP_CONSTANT, 0, 27, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 28, 2, 315}, /* %27 */
    {TNI_STEP_CALL, 3, 29, 22, 2587}, /* %22 %26 %28 sub.Tensor */
    {TNI_STEP_CONSTANT, 0, 30, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 31, 122, 1112}, /* %29 %30 tril */
    {TNI_STEP_CALL, 1, 32, 118, 580}, /* %31 mH */
    {TNI_STEP_CALL, 3, 33, 28, 2590}, /* %31 %32 %28 add.Tensor */
    {TNI_STEP_CALL, 4, 34, 124, 2593}, /* %31 %30 %13 %15 diagonal */
    {TNI_STEP_CALL, 1, 35, 2, 587}, /* %34 real */
    {TNI_STEP_CALL, 4, 36, 126, 2597}, /* %35 %30 %13 %15 diag_embed */
    {TNI_STEP_CALL, 3, 37, 22, 2601}, /* %33 %36 %28 sub.Tensor */
    {TNI_STEP_CALL, 1, 38, 118, 72}, /* %21 mH */
    {TNI_STEP_CALL, 2, 39, 119, 2604}, /* %25 %37 matmul */
    {TNI_STEP_CALL, 3, 40, 28, 2606}, /* %23 %39 %28 add.Tensor */
    {TNI_STEP_CALL, 5, 41, 120, 2609}, /* %38 %40 %30 %30 %30 linalg_solve_triangular */
    {TNI_STEP_COPY, 1, 42, 0, 599}, /* %41 */
    {TNI_STEP_JUMP, 0, 0, 88, 0}, /* */
    {TNI_STEP_SUB, 2, 43, 2, 706}, /* %16 %14 */
    {TNI_STEP_GRAD, 0, 44, 1, 0}, /* */
    {TNI_STEP_CALL, 4, 45, 77, 2614}, /* %44 %15 %14 %43 narrow */
    {TNI_STEP_CALL, 4, 46, 77, 2618}, /* %12 %15 %14 %43 narrow */
    {TNI_STEP_CALL, 1, 47, 118, 595}, /* %45 mH */
    {TNI_STEP_CALL, 2, 48, 119, 1073}, /* %46 %47 matmul */
    {TNI_STEP_GRAD, 0, 49, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 50, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 51, 2, 603}, /* %50 */
    {TNI_STEP_CALL, 3, 52, 28, 2622}, /* %49 %48 %51 add.Tensor */
    {TNI_STEP_CONSTANT, 0, 53, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 54, 77, 2625}, /* %44 %15 %53 %14 narrow */
    {TNI_STEP_SAVED, 0, 55, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 56, 77, 2629}, /* %55 %15 %53 %14 narrow */
    {TNI_STEP_CALL, 1, 57, 118, 652}, /* %54 mH */
    {TNI_STEP_CALL, 2, 58, 119, 1264}, /* %56 %57 matmul */
    {TNI_STEP_CALL, 1, 59, 118, 607}, /* %52 mH */
    {TNI_STEP_SAVED, 0, 60, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 61, 119, 1268}, /* %59 %60 matmul */
    {TNI_STEP_CALL, 3, 62, 22, 2633}, /* %58 %61 %51 sub.Tensor */
    {TNI_STEP_CALL, 2, 63, 122, 2636}, /* %62 %53 tril */
    {TNI_STEP_CALL, 1, 64, 118, 1505}, /* %63 mH */
    {TNI_STEP_CALL, 3, 65, 28, 2638}, /* %63 %64 %51 add.Tensor */
    {TNI_STEP_CALL, 4, 66, 124, 2641}, /* %63 %53 %13 %15 diagonal */
    {TNI_STEP_CALL, 1, 67, 2, 1511}, /* %66 real */
    {TNI_STEP_CALL, 4, 68, 126, 2645}, /* %67 %53 %13 %15 diag_embed */
    {TNI_STEP_CALL, 3, 69, 22, 2649}, /* %65 %68 %51 sub.Tensor */
    {TNI_STEP_CALL, 1, 70, 118, 656}, /* %56 mH */
    {TNI_STEP_CALL, 2, 71, 119, 2652}, /* %60 %69 matmul */
    {TNI_STEP_CALL, 3, 72, 28, 2654}, /* %52 %71 %51 add.Tensor */
    {TNI_STEP_CALL, 5, 73, 120, 2657}, /* %70 %72 %53 %53 %53 linalg_solve_triangular */
    {TNI_STEP_CALL, 2, 74, 119, 2662}, /* %60 %45 matmul */
    {TNI_STEP_LIST, 2, 75, 0, 2208}, /* %73 %74 */
    {TNI_STEP_CALL, 2, 76, 78, 2664}, /* %75 %15 cat */
    {TNI_STEP_COPY, 1, 42, 0, 1524}, /* %76 */
    {TNI_STEP_COPY, 1, 77, 0, 596}, /* %42 */
    {TNI_STEP_COPY, 1, 78, 0, 1525}, /* %77 */
    {TNI_STEP_GIVE, 1, 0, 0, 1527}, /* %78 */
    /* program 396 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 42, 2}, /* %1 */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 118, 1}, /* %2 mH */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 119, 56}, /* %3 %4 matmul */
    {TNI_STEP_CALL, 1, 6, 118, 7}, /* %5 mH */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 9, 22, 229}, /* %5 %6 %8 sub.Tensor */
    {TNI_STEP_SAVED, 0, 10, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 11, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 2, 12, 31, 23}, /* %10 %11 unsqueeze */
    {TNI_STEP_CONSTANT, 0, 13, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 14, 31, 88}, /* %10 %13 unsqueeze */
    {TNI_STEP_CALL, 3, 15, 22, 2666}, /* %12 %14 %8 sub.Tensor */
    {TNI_STEP_SIZE, 2, 16, 0, 88}, /* %10 %13 */
    {TNI_STEP_CALL, 1, 17, 2, 23}, /* %10 real */
    {TNI_STEP_DTYPE, 1, 18, 0, 40}, /* %17 */
    {TNI_STEP_DEVICE, 1, 19, 0, 23}, /* %10 */
    {TNI_STEP_SOME, 1, 20, 0, 39}, /* %18 */
    {TNI_STEP_NONE, 0, 21, 0, 0}, /* */
    {TNI_STEP_SOME, 1, 22, 0, 41}, /* %19 */
    {TNI_STEP_CALL, 5, 23, 129, 2669}, /* %16 %20 %21 %22 %21 eye */
    {TNI_STEP_CALL, 2, 24, 12, 1099}, /* %23 %8 eq.Scalar */
    {TNI_STEP_CONSTANT, 0, 25, 29, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 26, 3, 75}, /* %25 */
    {TNI_STEP_CALL, 3, 27, 13, 2674}, /* %15 %24 %26 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 28, 15, 2677}, /* %9 %27 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 29, 10, 0}, /* 0x3fe0000000000000 */
    {TNI_STEP_SCALAR, 1, 30, 3, 319}, /* %29 */
    {TNI_STEP_SCALED, 2, 31, 0, 2679}, /* %28 %30 */
    {TNI_STEP_GRAD, 0, 32, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 33, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 34, 126, 2681}, /* %32 %33 %11 %13 diag_embed */
    {TNI_STEP_CALL, 3, 35, 28, 2685}, /* %31 %34 %8 add.Tensor */
    {TNI_STEP_CALL, 1, 36, 118, 1}, /* %2 mH */
    {TNI_STEP_CALL, 2, 37, 119, 1409}, /* %35 %36 matmul */
    {TNI_STEP_CALL, 2, 38, 119, 2256}, /* %2 %37 matmul */
    {TNI_STEP_COPY, 1, 39, 0, 590}, /* %38 */
    {TNI_STEP_JUMP, 0, 0, 65, 0}, /* */
    {TNI_STEP_SAVED, 0, 40, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 53, 593}, /* %40 */
    {TNI_STEP_GRAD, 0, 41, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 42, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 43, 31, 2688}, /* %41 %42 unsqueeze */
    {TNI_STEP_SAVED, 0, 44, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 45, 118, 597}, /* %44 mH */
    {TNI_STEP_CALL, 2, 46, 1, 594}, /* %43 %45 mul.Tensor */
    {TNI_STEP_CALL, 2, 47, 119, 597}, /* %44 %46 matmul */
    {TNI_STEP_COPY, 1, 48, 0, 600}, /* %47 */
    {TNI_STEP_JUMP, 0, 0, 64, 0}, /* */
    {TNI_STEP_SAVED, 0, 49, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 50, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 51, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 52, 130, 2690}, /* %49 %50 %51 _linalg_eigh */
    {TNI_STEP_GRAD, 0, 54, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 55, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 56, 31, 1453}, /* %54 %55 unsqueeze */
    {TNI_STEP_CALL, 1, 57, 118, 654}, /* %53 mH */
    {TNI_STEP_CALL, 2, 58, 1, 1264}, /* %56 %57 mul.Tensor */
    {TNI_STEP_CALL, 2, 59, 119, 1596}, /* %53 %58 matmul */
    {TNI_STEP_COPY, 1, 48, 0, 1268}, /* %59 */
    {TNI_STEP_COPY, 1, 39, 0, 602}, /* %48 */
    {TNI_STEP_GIVE, 1, 0, 0, 592}, /* %39 */
    /* program 397 */
    {TNI_STEP_RESULT, 0, 0, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 118, 0}, /* %0 mH */
    {TNI_STEP_TANGENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 119, 109}, /* %1 %2 matmul */
    {TNI_STEP_CALL, 2, 4, 119, 678}, /* %3 %0 matmul */
    {TNI_STEP_CONSTANT, 0, 5, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 6, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CONSTANT, 0, 7, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 4, 8, 124, 535}, /* %4 %5 %6 %7 diagonal */
    {TNI_STEP_CALL, 1, 9, 2, 16}, /* %8 real */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 398 */
    {TNI_STEP_RESULT, 0, 0, 1, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 118, 0}, /* %0 mH */
    {TNI_STEP_TANGENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 119, 109}, /* %1 %2 matmul */
    {TNI_STEP_CALL, 2, 4, 119, 678}, /* %3 %0 matmul */
    {TNI_STEP_RESULT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 2, 7, 31, 12}, /* %5 %6 unsqueeze */
    {TNI_STEP_CONSTANT, 0, 8, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 9, 31, 298}, /* %5 %8 unsqueeze */
    {TNI_STEP_CONSTANT, 0, 10, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_CALL, 3, 12, 22, 123}, /* %7 %9 %11 sub.Tensor */
    {TNI_STEP_SIZE, 2, 13, 0, 298}, /* %5 %8 */
    {TNI_STEP_CALL, 1, 14, 2, 7}, /* %5 real */
    {TNI_STEP_DTYPE, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_DEVICE, 1, 16, 0, 7}, /* %5 */
    {TNI_STEP_SOME, 1, 17, 0, 36}, /* %15 */
    {TNI_STEP_NONE, 0, 18, 0, 0}, /* */
    {TNI_STEP_SOME, 1, 19, 0, 38}, /* %16 */
    {TNI_STEP_CALL, 5, 20, 129, 2693}, /* %13 %17 %18 %19 %18 eye */
    {TNI_STEP_CALL, 2, 21, 12, 2698}, /* %20 %11 eq.Scalar */
    {TNI_STEP_CONSTANT, 0, 22, 29, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 23, 3, 73}, /* %22 */
    {TNI_STEP_CALL, 3, 24, 13, 2700}, /* %12 %21 %23 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 25, 15, 2703}, /* %4 %24 div.Tensor */
    {TNI_STEP_CALL, 2, 26, 119, 2705}, /* %0 %25 matmul */
    {TNI_STEP_GIVE, 1, 0, 1, 80}, /* %26 */
    /* program 399 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 118, 0}, /* %0 mH */
    {TNI_STEP_GRAD, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 119, 109}, /* %1 %2 matmul */
    {TNI_STEP_CALL, 1, 4, 118, 0}, /* %0 mH */
    {TNI_STEP_CALL, 2, 5, 119, 179}, /* %4 %0 matmul */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 7, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CONSTANT, 0, 8, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 4, 9, 124, 185}, /* %3 %6 %7 %8 diagonal */
    {TNI_STEP_CALL, 1, 10, 2, 17}, /* %9 real */
    {TNI_STEP_CALL, 2, 11, 31, 122}, /* %10 %7 unsqueeze */
    {TNI_STEP_CALL, 2, 12, 1, 120}, /* %5 %11 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 13, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_CALL, 3, 15, 22, 2707}, /* %3 %12 %14 sub.Tensor */
    {TNI_STEP_CALL, 1, 16, 118, 0}, /* %0 mH */
    {TNI_STEP_SAVED, 0, 17, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 18, 31, 96}, /* %17 %7 unsqueeze */
    {TNI_STEP_CALL, 2, 19, 31, 1093}, /* %17 %8 unsqueeze */
    {TNI_STEP_CALL, 3, 20, 22, 2477}, /* %18 %19 %14 sub.Tensor */
    {TNI_STEP_SIZE, 2, 21, 0, 1093}, /* %17 %8 */
    {TNI_STEP_CALL, 1, 22, 2, 40}, /* %17 real */
    {TNI_STEP_DTYPE, 1, 23, 0, 73}, /* %22 */
    {TNI_STEP_DEVICE, 1, 24, 0, 40}, /* %17 */
    {TNI_STEP_SOME, 1, 25, 0, 81}, /* %23 */
    {TNI_STEP_NONE, 0, 26, 0, 0}, /* */
    {TNI_STEP_SOME, 1, 27, 0, 74}, /* %24 */
    {TNI_STEP_CALL, 5, 28, 129, 2710}, /* %21 %25 %26 %27 %26 eye */
    {TNI_STEP_CALL, 2, 29, 12, 2715}, /* %28 %14 eq.Scalar */
    {TNI_STEP_CONSTANT, 0, 30, 29, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 31, 3, 578}, /* %30 */
    {TNI_STEP_CALL, 3, 32, 13, 2717}, /* %20 %29 %31 masked_fill.Scalar */
    {TNI_STEP_CONJUGATE, 1, 33, 0, 583}, /* %32 */
    {TNI_STEP_CALL, 2, 34, 15, 2600}, /* %15 %33 div.Tensor */
    {TNI_STEP_GRAD, 0, 35, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 36, 126, 2720}, /* %35 %6 %7 %8 diag_embed */
    {TNI_STEP_CALL, 3, 37, 28, 2724}, /* %34 %36 %14 add.Tensor */
    {TNI_STEP_CALL, 1, 38, 118, 0}, /* %0 mH */
    {TNI_STEP_CALL, 2, 39, 119, 2533}, /* %37 %38 matmul */
    {TNI_STEP_CALL, 3, 40, 127, 2727}, /* %16 %39 %13 linalg_solve */
    {TNI_STEP_GIVE, 1, 0, 0, 593}, /* %40 */
    /* program 400 */
    {TNI_STEP_RESULT, 0, 0, 1, 0}, /* */
    {TNI_STEP_DTYPE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_TANGENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_NONE, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 93, 788}, /* %2 %1 %3 %3 %4 to.dtype */
    {TNI_STEP_CALL, 2, 6, 119, 272}, /* %5 %0 matmul */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 8, 127, 2730}, /* %0 %6 %7 linalg_solve */
    {TNI_STEP_CONSTANT, 0, 9, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CONSTANT, 0, 10, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 4, 11, 124, 2733}, /* %8 %3 %9 %10 diagonal */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    /* program 401 */
    {TNI_STEP_RESULT, 0, 0, 1, 0}, /* */
    {TNI_STEP_DTYPE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_TANGENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_NONE, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 93, 788}, /* %2 %1 %3 %3 %4 to.dtype */
    {TNI_STEP_CALL, 2, 6, 119, 272}, /* %5 %0 matmul */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 8, 127, 2730}, /* %0 %6 %7 linalg_solve */
    {TNI_STEP_RESULT, 0, 9, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 2, 11, 31, 22}, /* %9 %10 unsqueeze */
    {TNI_STEP_CONSTANT, 0, 12, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 13, 31, 219}, /* %9 %12 unsqueeze */
    {TNI_STEP_SCALAR, 1, 14, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 15, 22, 2737}, /* %11 %13 %14 sub.Tensor */
    {TNI_STEP_SIZE, 2, 16, 0, 219}, /* %9 %12 */
    {TNI_STEP_CALL, 1, 17, 2, 17}, /* %9 real */
    {TNI_STEP_DTYPE, 1, 18, 0, 40}, /* %17 */
    {TNI_STEP_DEVICE, 1, 19, 0, 17}, /* %9 */
    {TNI_STEP_SOME, 1, 20, 0, 39}, /* %18 */
    {TNI_STEP_SOME, 1, 21, 0, 41}, /* %19 */
    {TNI_STEP_CALL, 5, 22, 129, 2740}, /* %16 %20 %4 %21 %4 eye */
    {TNI_STEP_CALL, 2, 23, 12, 2745}, /* %22 %14 eq.Scalar */
    {TNI_STEP_CONSTANT, 0, 24, 29, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 25, 3, 74}, /* %24 */
    {TNI_STEP_CALL, 3, 26, 13, 2747}, /* %15 %23 %25 masked_fill.Scalar */
    {TNI_STEP_CALL, 2, 27, 15, 2750}, /* %8 %26 div.Tensor */
    {TNI_STEP_CALL, 2, 28, 119, 1635}, /* %0 %27 matmul */
    {TNI_STEP_CONJUGATE, 1, 29, 0, 0}, /* %0 */
    {TNI_STEP_CALL, 2, 30, 1, 2253}, /* %29 %28 mul.Tensor */
    {TNI_STEP_LIST, 1, 31, 0, 23}, /* %10 */
    {TNI_STEP_SOME, 1, 32, 0, 580}, /* %31 */
    {TNI_STEP_CALL, 4, 33, 33, 2752}, /* %30 %32 %7 %4 sum.dim_IntList */
    {TNI_STEP_CALL, 1, 34, 2, 586}, /* %33 real */
    {TNI_STEP_CALL, 2, 35, 1, 1478}, /* %0 %34 mul.Tensor */
    {TNI_STEP_CALL, 3, 36, 22, 2756}, /* %28 %35 %14 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 588}, /* %36 */
    /* program 402 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 131, 0}, /* %0 linalg_eig */
    {TNI_STEP_CALL, 1, 3, 118, 1}, /* %2 mH */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 6, 31, 6}, /* %4 %5 unsqueeze */
    {TNI_STEP_CALL, 1, 7, 118, 1}, /* %2 mH */
    {TNI_STEP_CALL, 2, 8, 1, 13}, /* %6 %7 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 10, 127, 2759}, /* %3 %8 %9 linalg_solve */
    {TNI_STEP_GIVE, 1, 0, 0, 23}, /* %10 */
    /* program 403 */
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
    {TNI_STEP_CALL, 4, 11, 77, 2762}, /* %9 %7 %10 %8 narrow */
    {TNI_STEP_COPY, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_JUMP, 0, 0, 27, 0}, /* */
    {TNI_STEP_SAVED, 0, 13, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 14, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 15, 0, 664}, /* %13 %14 */
    {TNI_STEP_SAVED, 0, 16, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 17, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 18, 77, 2766}, /* %16 %14 %17 %15 narrow */
    {TNI_STEP_NONE, 0, 19, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 20, 14, 223}, /* %18 %19 %19 %19 %19 %19 zeros_like */
    {TNI_STEP_COPY, 1, 12, 0, 55}, /* %20 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 21, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 22, 2, 72}, /* %21 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 33, 73}, /* %22 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 23, 1, 0}, /* */
    {TNI_STEP_COPY, 1, 24, 0, 81}, /* %23 */
    {TNI_STEP_JUMP, 0, 0, 37, 0}, /* */
    {TNI_STEP_SAVED, 0, 25, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 26, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 27, 14, 2770}, /* %25 %26 %26 %26 %26 %26 zeros_like */
    {TNI_STEP_COPY, 1, 24, 0, 315}, /* %27 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 28, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 29, 2, 317}, /* %28 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 49, 319}, /* %29 */
    {TNI_STEP_SAVED, 0, 30, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 31, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 32, 0, 1923}, /* %30 %31 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 33, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 34, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CONSTANT, 0, 35, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 36, 77, 2776}, /* %33 %34 %35 %32 narrow */
    {TNI_STEP_COPY, 1, 37, 0, 588}, /* %36 */
    {TNI_STEP_JUMP, 0, 0, 59, 0}, /* */
    {TNI_STEP_SAVED, 0, 38, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 39, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 40, 0, 2780}, /* %38 %39 */
    {TNI_STEP_SAVED, 0, 41, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 42, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CONSTANT, 0, 43, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 44, 77, 2782}, /* %41 %42 %43 %40 narrow */
    {TNI_STEP_NONE, 0, 45, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 46, 14, 2786}, /* %44 %45 %45 %45 %45 %45 zeros_like */
    {TNI_STEP_COPY, 1, 37, 0, 598}, /* %46 */
    {TNI_STEP_SAVED, 0, 47, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 48, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 49, 0, 1421}, /* %47 %48 */
    {TNI_STEP_SAVED, 0, 50, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 51, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 52, 77, 2792}, /* %50 %48 %51 %49 narrow */
    {TNI_STEP_SAVED, 0, 53, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 54, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 4, 55, 77, 2796}, /* %53 %54 %51 %49 narrow */
    {TNI_STEP_CALL, 1, 56, 118, 607}, /* %52 mH */
    {TNI_STEP_CALL, 2, 57, 119, 2800}, /* %56 %12 matmul */
    {TNI_STEP_CALL, 1, 58, 118, 591}, /* %37 mH */
    {TNI_STEP_CALL, 2, 59, 119, 2802}, /* %55 %58 matmul */
    {TNI_STEP_CALL, 2, 60, 1, 2804}, /* %47 %47 mul.Tensor */
    {TNI_STEP_CALL, 2, 61, 31, 2806}, /* %60 %54 unsqueeze */
    {TNI_STEP_CALL, 2, 62, 31, 2808}, /* %60 %48 unsqueeze */
    {TNI_STEP_CONSTANT, 0, 63, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 64, 2, 1505}, /* %63 */
    {TNI_STEP_CALL, 3, 65, 22, 2810}, /* %61 %62 %64 sub.Tensor */
    {TNI_STEP_SIZE, 2, 66, 0, 2808}, /* %60 %48 */
    {TNI_STEP_CALL, 1, 67, 2, 1269}, /* %60 real */
    {TNI_STEP_DTYPE, 1, 68, 0, 1512}, /* %67 */
    {TNI_STEP_DEVICE, 1, 69, 0, 1269}, /* %60 */
    {TNI_STEP_SOME, 1, 70, 0, 1520}, /* %68 */
    {TNI_STEP_NONE, 0, 71, 0, 0}, /* */
    {TNI_STEP_SOME, 1, 72, 0, 1517}, /* %69 */
    {TNI_STEP_CALL, 5, 73, 129, 2813}, /* %66 %70 %71 %72 %71 eye */
    {TNI_STEP_CALL, 2, 74, 12, 2818}, /* %73 %64 eq.Scalar */
    {TNI_STEP_CONSTANT, 0, 75, 29, 0}, /* 0x7ff0000000000000 */
    {TNI_STEP_SCALAR, 1, 76, 3, 1526}, /* %75 */
    {TNI_STEP_CALL, 3, 77, 13, 2820}, /* %65 %74 %76 masked_fill.Scalar */
    {TNI_STEP_CALL, 1, 78, 118, 1265}, /* %57 mH */
    {TNI_STEP_CALL, 3, 79, 22, 2823}, /* %57 %78 %64 sub.Tensor */
    {TNI_STEP_CALL, 2, 80, 15, 2826}, /* %79 %77 div.Tensor */
    {TNI_STEP_CALL, 2, 81, 31, 2828}, /* %47 %54 unsqueeze */
    {TNI_STEP_CALL, 2, 82, 1, 1531}, /* %80 %81 mul.Tensor */
    {TNI_STEP_CALL, 1, 83, 118, 1268}, /* %59 mH */
    {TNI_STEP_CALL, 3, 84, 22, 2830}, /* %59 %83 %64 sub.Tensor */
    {TNI_STEP_CALL, 2, 85, 15, 2833}, /* %84 %77 div.Tensor */
    {TNI_STEP_CALL, 2, 86, 31, 1421}, /* %47 %48 unsqueeze */
    {TNI_STEP_CALL, 2, 87, 1, 2835}, /* %85 %86 mul.Tensor */
    {TNI_STEP_CALL, 3, 88, 28, 2837}, /* %82 %87 %64 add.Tensor */
    {TNI_STEP_IS_COMPLEX, 1, 89, 0, 1265}, /* %57 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 109, 1549}, /* %89 */
    {TNI_STEP_CALL, 4, 90, 124, 2840}, /* %57 %51 %54 %48 diagonal */
    {TNI_STEP_CALL, 1, 91, 8, 1543}, /* %90 imag */
    {TNI_STEP_CALL, 2, 92, 15, 2844}, /* %91 %47 div.Tensor */
    {TNI_STEP_CALL, 2, 93, 9, 2846}, /* %24 %92 complex */
    {TNI_STEP_COPY, 1, 94, 0, 1547}, /* %93 */
    {TNI_STEP_JUMP, 0, 0, 110, 0}, /* */
    {TNI_STEP_COPY, 1, 94, 0, 74}, /* %24 */
    {TNI_STEP_CALL, 4, 95, 126, 2848}, /* %94 %51 %54 %48 diag_embed */
    {TNI_STEP_CALL, 3, 96, 28, 2852}, /* %88 %95 %64 add.Tensor */
    {TNI_STEP_CALL, 2, 97, 119, 2855}, /* %52 %96 matmul */
    {TNI_STEP_CALL, 2, 98, 119, 2857}, /* %52 %57 matmul */
    {TNI_STEP_CALL, 3, 99, 22, 2859}, /* %12 %98 %64 sub.Tensor */
    {TNI_STEP_CALL, 2, 100, 31, 2828}, /* %47 %54 unsqueeze */
    {TNI_STEP_CALL, 2, 101, 15, 2056}, /* %99 %100 div.Tensor */
    {TNI_STEP_CALL, 3, 102, 28, 2862}, /* %97 %101 %64 add.Tensor */
    {TNI_STEP_CALL, 2, 103, 119, 2865}, /* %102 %55 matmul */
    {TNI_STEP_CALL, 2, 104, 31, 2828}, /* %47 %54 unsqueeze */
    {TNI_STEP_CALL, 2, 105, 15, 2867}, /* %52 %104 div.Tensor */
    {TNI_STEP_CALL, 1, 106, 118, 1268}, /* %59 mH */
    {TNI_STEP_CALL, 2, 107, 119, 2869}, /* %106 %55 matmul */
    {TNI_STEP_CALL, 3, 108, 22, 2871}, /* %37 %107 %64 sub.Tensor */
    {TNI_STEP_CALL, 2, 109, 119, 2874}, /* %105 %108 matmul */
    {TNI_STEP_CALL, 3, 110, 28, 2876}, /* %103 %109 %64 add.Tensor */
    {TNI_STEP_COPY, 1, 111, 0, 2879}, /* %110 */
    {TNI_STEP_JUMP, 0, 0, 157, 0}, /* */
    {TNI_STEP_SAVED, 0, 112, 3, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 145, 2880}, /* %112 */
    {TNI_STEP_SAVED, 0, 113, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 114, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 115, 0, 2881}, /* %113 %114 */
    {TNI_STEP_SAVED, 0, 116, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 117, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 118, 77, 2883}, /* %116 %114 %117 %115 narrow */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 119, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 120, 31, 2887}, /* %119 %114 unsqueeze */
    {TNI_STEP_SAVED, 0, 121, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 122, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 4, 123, 77, 2889}, /* %121 %122 %117 %115 narrow */
    {TNI_STEP_CALL, 2, 124, 1, 2893}, /* %120 %123 mul.Tensor */
    {TNI_STEP_CALL, 2, 125, 119, 2895}, /* %118 %124 matmul */
    {TNI_STEP_COPY, 1, 126, 0, 2897}, /* %125 */
    {TNI_STEP_JUMP, 0, 0, 156, 0}, /* */
    {TNI_STEP_SAVED, 0, 127, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 128, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 129, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 130, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 131, 132, 2898}, /* %127 %128 %129 %130 _linalg_svd */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 134, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 135, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 136, 31, 2902}, /* %134 %135 unsqueeze */
    {TNI_STEP_CALL, 2, 137, 1, 2904}, /* %136 %133 mul.Tensor */
    {TNI_STEP_CALL, 2, 138, 119, 2906}, /* %131 %137 matmul */
    {TNI_STEP_COPY, 1, 126, 0, 2908}, /* %138 */
    {TNI_STEP_COPY, 1, 111, 0, 2909}, /* %126 */
    {TNI_STEP_GIVE, 1, 0, 0, 2910}, /* %111 */
    /* program 404 */
    {TNI_STEP_ARGUMENT, 0, 0, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 20, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 3, 0, 109}, /* %1 %2 */
    {TNI_STEP_RESULT, 0, 4, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 6, 77, 2911}, /* %4 %2 %5 %3 narrow */
    {TNI_STEP_RESULT, 0, 7, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 8, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 4, 9, 77, 2915}, /* %7 %8 %5 %3 narrow */
    {TNI_STEP_CALL, 1, 10, 118, 13}, /* %6 mH */
    {TNI_STEP_TANGENT, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 119, 23}, /* %10 %11 matmul */
    {TNI_STEP_CALL, 1, 13, 118, 17}, /* %9 mH */
    {TNI_STEP_CALL, 2, 14, 119, 265}, /* %12 %13 matmul */
    {TNI_STEP_CALL, 4, 15, 124, 2919}, /* %14 %5 %8 %2 diagonal */
    {TNI_STEP_CALL, 1, 16, 2, 36}, /* %15 real */
    {TNI_STEP_COPY, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_JUMP, 0, 0, 35, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 18, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 19, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 20, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 21, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 22, 132, 2923}, /* %18 %19 %20 %21 _linalg_svd */
    {TNI_STEP_CALL, 1, 25, 118, 73}, /* %22 mH */
    {TNI_STEP_TANGENT, 0, 26, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 27, 119, 79}, /* %25 %26 matmul */
    {TNI_STEP_CALL, 1, 28, 118, 74}, /* %24 mH */
    {TNI_STEP_CALL, 2, 29, 119, 1232}, /* %27 %28 matmul */
    {TNI_STEP_CONSTANT, 0, 30, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CONSTANT, 0, 31, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 4, 32, 124, 2927}, /* %29 %19 %30 %31 diagonal */
    {TNI_STEP_CALL, 1, 33, 2, 583}, /* %32 real */
    {TNI_STEP_COPY, 1, 17, 0, 586}, /* %33 */
    {TNI_STEP_GIVE, 1, 0, 1, 40}, /* %17 */
    /* program 405 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SIZE, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_CONSTANT, 0, 3, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 4, 0, 25}, /* %0 %3 */
    {TNI_STEP_LESS, 2, 5, 2, 57}, /* %4 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 39, 7}, /* %5 */
    {TNI_STEP_SAVED, 0, 6, 1, 0}, /* */
    {TNI_STEP_SIZE, 2, 7, 0, 131}, /* %6 %1 */
    {TNI_STEP_SUB, 2, 8, 2, 238}, /* %2 %7 */
    {TNI_STEP_GRAD, 0, 9, 1, 0}, /* */
    {TNI_STEP_CALL, 4, 10, 77, 2931}, /* %9 %1 %7 %8 narrow */
    {TNI_STEP_CONSTANT, 0, 11, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 12, 77, 2935}, /* %0 %1 %11 %7 narrow */
    {TNI_STEP_CALL, 1, 13, 118, 42}, /* %12 mH */
    {TNI_STEP_CALL, 4, 14, 77, 2939}, /* %9 %1 %11 %7 narrow */
    {TNI_STEP_CALL, 2, 15, 119, 664}, /* %13 %14 matmul */
    {TNI_STEP_CALL, 1, 16, 118, 13}, /* %6 mH */
    {TNI_STEP_GRAD, 0, 17, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 18, 119, 163}, /* %17 %16 matmul */
    {TNI_STEP_CALL, 4, 19, 77, 2943}, /* %0 %1 %7 %8 narrow */
    {TNI_STEP_CALL, 1, 20, 118, 41}, /* %19 mH */
    {TNI_STEP_CALL, 2, 21, 119, 2947}, /* %20 %10 matmul */
    {TNI_STEP_CONSTANT, 0, 22, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 23, 2, 73}, /* %22 */
    {TNI_STEP_CALL, 3, 24, 22, 2949}, /* %18 %21 %23 sub.Tensor */
    {TNI_STEP_CALL, 1, 25, 118, 42}, /* %12 mH */
    {TNI_STEP_CALL, 1, 26, 118, 13}, /* %6 mH */
    {TNI_STEP_CALL, 2, 27, 122, 1906}, /* %15 %3 tril */
    {TNI_STEP_CALL, 2, 28, 121, 2952}, /* %24 %11 triu */
    {TNI_STEP_CALL, 3, 29, 28, 2954}, /* %27 %28 %23 add.Tensor */
    {TNI_STEP_CALL, 5, 30, 120, 2957}, /* %26 %29 %11 %11 %11 linalg_solve_triangular */
    {TNI_STEP_CALL, 5, 31, 120, 2962}, /* %25 %30 %22 %22 %22 linalg_solve_triangular */
    {TNI_STEP_CALL, 1, 32, 118, 13}, /* %6 mH */
    {TNI_STEP_CALL, 5, 33, 120, 2967}, /* %32 %10 %11 %11 %11 linalg_solve_triangular */
    {TNI_STEP_LIST, 2, 34, 0, 2972}, /* %31 %33 */
    {TNI_STEP_CALL, 2, 35, 78, 2974}, /* %34 %1 cat */
    {TNI_STEP_COPY, 1, 36, 0, 606}, /* %35 */
    {TNI_STEP_JUMP, 0, 0, 91, 0}, /* */
    {TNI_STEP_SAVED, 0, 37, 1, 0}, /* */
    {TNI_STEP_SIZE, 2, 38, 0, 1930}, /* %37 %3 */
    {TNI_STEP_LESS, 2, 39, 2, 2976}, /* %2 %38 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 73, 592}, /* %39 */
    {TNI_STEP_SUB, 2, 40, 2, 2978}, /* %38 %4 */
    {TNI_STEP_GRAD, 0, 41, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 42, 77, 2980}, /* %41 %3 %4 %40 narrow */
    {TNI_STEP_CONSTANT, 0, 43, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 44, 77, 2984}, /* %37 %3 %43 %4 narrow */
    {TNI_STEP_CALL, 1, 45, 118, 0}, /* %0 mH */
    {TNI_STEP_GRAD, 0, 46, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 47, 119, 2988}, /* %45 %46 matmul */
    {TNI_STEP_CALL, 4, 48, 77, 2990}, /* %37 %3 %4 %40 narrow */
    {TNI_STEP_CALL, 1, 49, 118, 602}, /* %48 mH */
    {TNI_STEP_CALL, 2, 50, 119, 2689}, /* %42 %49 matmul */
    {TNI_STEP_CONSTANT, 0, 51, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 52, 2, 604}, /* %51 */
    {TNI_STEP_CALL, 3, 53, 22, 2994}, /* %47 %50 %52 sub.Tensor */
    {TNI_STEP_CALL, 4, 54, 77, 2997}, /* %41 %3 %43 %4 narrow */
    {TNI_STEP_CALL, 1, 55, 118, 597}, /* %44 mH */
    {TNI_STEP_CALL, 2, 56, 119, 1453}, /* %54 %55 matmul */
    {TNI_STEP_CALL, 1, 57, 118, 0}, /* %0 mH */
    {TNI_STEP_CALL, 1, 58, 118, 597}, /* %44 mH */
    {TNI_STEP_CALL, 2, 59, 122, 1757}, /* %53 %3 tril */
    {TNI_STEP_CALL, 2, 60, 121, 3001}, /* %56 %43 triu */
    {TNI_STEP_CALL, 3, 61, 28, 3003}, /* %59 %60 %52 add.Tensor */
    {TNI_STEP_CALL, 5, 62, 120, 3006}, /* %58 %61 %43 %43 %43 linalg_solve_triangular */
    {TNI_STEP_CALL, 5, 63, 120, 3011}, /* %57 %62 %51 %51 %51 linalg_solve_triangular */
    {TNI_STEP_CALL, 1, 64, 118, 0}, /* %0 mH */
    {TNI_STEP_CALL, 5, 65, 120, 3016}, /* %64 %42 %51 %51 %51 linalg_solve_triangular */
    {TNI_STEP_LIST, 2, 66, 0, 2201}, /* %63 %65 */
    {TNI_STEP_CALL, 2, 67, 78, 3021}, /* %66 %3 cat */
    {TNI_STEP_COPY, 1, 68, 0, 1512}, /* %67 */
    {TNI_STEP_JUMP, 0, 0, 90, 0}, /* */
    {TNI_STEP_CALL, 1, 69, 118, 0}, /* %0 mH */
    {TNI_STEP_GRAD, 0, 70, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 71, 119, 1867}, /* %69 %70 matmul */
    {TNI_STEP_CALL, 1, 72, 118, 591}, /* %37 mH */
    {TNI_STEP_GRAD, 0, 73, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 74, 119, 3023}, /* %73 %72 matmul */
    {TNI_STEP_CALL, 1, 75, 118, 0}, /* %0 mH */
    {TNI_STEP_CALL, 1, 76, 118, 591}, /* %37 mH */
    {TNI_STEP_CALL, 2, 77, 122, 3025}, /* %71 %3 tril */
    {TNI_STEP_CONSTANT, 0, 78, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 79, 121, 2128}, /* %74 %78 triu */
    {TNI_STEP_CONSTANT, 0, 80, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 81, 2, 1531}, /* %80 */
    {TNI_STEP_CALL, 3, 82, 28, 3027}, /* %77 %79 %81 add.Tensor */
    {TNI_STEP_CALL, 5, 83, 120, 3030}, /* %76 %82 %78 %78 %78 linalg_solve_triangular */
    {TNI_STEP_CALL, 5, 84, 120, 3035}, /* %75 %83 %80 %80 %80 linalg_solve_triangular */
    {TNI_STEP_COPY, 1, 68, 0, 1537}, /* %84 */
    {TNI_STEP_COPY, 1, 36, 0, 1520}, /* %68 */
    {TNI_STEP_SAVED, 0, 85, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 97, 1552}, /* %85 */
    {TNI_STEP_SAVED, 0, 86, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 87, 119, 3040}, /* %86 %36 matmul */
    {TNI_STEP_COPY, 1, 88, 0, 1539}, /* %87 */
    {TNI_STEP_JUMP, 0, 0, 98, 0}, /* */
    {TNI_STEP_COPY, 1, 88, 0, 588}, /* %36 */
    {TNI_STEP_GIVE, 1, 0, 0, 1541}, /* %88 */
    /* program 406 */
    {TNI_STEP_ARGUMENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 8, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 2, 123, 2}, /* %1 mT */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 119, 9}, /* %2 %3 matmul */
    {TNI_STEP_COPY, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_JUMP, 0, 0, 10, 0}, /* */
    {TNI_STEP_TANGENT, 0, 6, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 5, 0, 13}, /* %6 */
    {TNI_STEP_RESULT, 0, 7, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 8, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 9, 0, 187}, /* %7 %8 */
    {TNI_STEP_CONSTANT, 0, 10, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SIZE, 2, 11, 0, 29}, /* %7 %10 */
    {TNI_STEP_SUB, 2, 12, 2, 338}, /* %11 %9 */
    {TNI_STEP_RESULT, 0, 13, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 14, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 15, 77, 3042}, /* %7 %10 %14 %9 narrow */
    {TNI_STEP_CALL, 4, 16, 77, 3046}, /* %13 %8 %14 %9 narrow */
    {TNI_STEP_CALL, 4, 17, 77, 3050}, /* %5 %10 %14 %9 narrow */
    {TNI_STEP_CALL, 4, 18, 77, 3054}, /* %17 %8 %14 %9 narrow */
    {TNI_STEP_CONSTANT, 0, 19, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 5, 20, 120, 3058}, /* %15 %18 %14 %19 %19 linalg_solve_triangular */
    {TNI_STEP_CALL, 5, 21, 120, 3063}, /* %16 %20 %19 %14 %14 linalg_solve_triangular */
    {TNI_STEP_CALL, 2, 22, 122, 199}, /* %21 %8 tril */
    {TNI_STEP_CALL, 2, 23, 119, 1037}, /* %15 %22 matmul */
    {TNI_STEP_CALL, 2, 24, 121, 1355}, /* %21 %14 triu */
    {TNI_STEP_CALL, 2, 25, 119, 3068}, /* %24 %16 matmul */
    {TNI_STEP_CALL, 4, 26, 77, 3070}, /* %5 %10 %9 %12 narrow */
    {TNI_STEP_CALL, 4, 27, 77, 3074}, /* %26 %8 %14 %9 narrow */
    {TNI_STEP_CALL, 4, 28, 77, 3078}, /* %7 %10 %9 %12 narrow */
    {TNI_STEP_CALL, 2, 29, 119, 1987}, /* %28 %25 matmul */
    {TNI_STEP_SCALAR, 1, 30, 2, 41}, /* %19 */
    {TNI_STEP_CALL, 3, 31, 22, 1111}, /* %27 %29 %30 sub.Tensor */
    {TNI_STEP_CALL, 5, 32, 120, 3082}, /* %16 %31 %19 %14 %14 linalg_solve_triangular */
    {TNI_STEP_LIST, 2, 33, 0, 1363}, /* %23 %32 */
    {TNI_STEP_CALL, 2, 34, 78, 2328}, /* %33 %10 cat */
    {TNI_STEP_GIVE, 1, 0, 1, 587}, /* %34 */
    /* program 407 */
    {TNI_STEP_ARGUMENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 8, 0}, /* %0 */
    {TNI_STEP_RESULT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 2, 123, 2}, /* %1 mT */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 119, 9}, /* %2 %3 matmul */
    {TNI_STEP_COPY, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_JUMP, 0, 0, 10, 0}, /* */
    {TNI_STEP_TANGENT, 0, 6, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 5, 0, 13}, /* %6 */
    {TNI_STEP_RESULT, 0, 7, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 8, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 9, 0, 187}, /* %7 %8 */
    {TNI_STEP_CONSTANT, 0, 10, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_RESULT, 0, 11, 2, 0}, /* */
    {TNI_STEP_SIZE, 2, 12, 0, 429}, /* %11 %8 */
    {TNI_STEP_SUB, 2, 13, 2, 158}, /* %12 %9 */
    {TNI_STEP_CONSTANT, 0, 14, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 15, 77, 3042}, /* %7 %10 %14 %9 narrow */
    {TNI_STEP_CALL, 4, 16, 77, 3087}, /* %11 %8 %14 %9 narrow */
    {TNI_STEP_CALL, 4, 17, 77, 3050}, /* %5 %10 %14 %9 narrow */
    {TNI_STEP_CALL, 4, 18, 77, 3054}, /* %17 %8 %14 %9 narrow */
    {TNI_STEP_CONSTANT, 0, 19, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 5, 20, 120, 3058}, /* %15 %18 %14 %19 %19 linalg_solve_triangular */
    {TNI_STEP_CALL, 5, 21, 120, 3063}, /* %16 %20 %19 %14 %14 linalg_solve_triangular */
    {TNI_STEP_CALL, 2, 22, 122, 199}, /* %21 %8 tril */
    {TNI_STEP_CALL, 2, 23, 119, 1037}, /* %15 %22 matmul */
    {TNI_STEP_CALL, 2, 24, 121, 1355}, /* %21 %14 triu */
    {TNI_STEP_CALL, 2, 25, 119, 3068}, /* %24 %16 matmul */
    {TNI_STEP_SCALAR, 1, 26, 2, 41}, /* %19 */
    {TNI_STEP_CALL, 4, 27, 77, 3091}, /* %17 %8 %9 %13 narrow */
    {TNI_STEP_CALL, 4, 28, 77, 3095}, /* %11 %8 %9 %13 narrow */
    {TNI_STEP_CALL, 2, 29, 119, 573}, /* %23 %28 matmul */
    {TNI_STEP_CALL, 3, 30, 22, 3099}, /* %27 %29 %26 sub.Tensor */
    {TNI_STEP_CALL, 5, 31, 120, 3102}, /* %15 %30 %14 %19 %19 linalg_solve_triangular */
    {TNI_STEP_LIST, 2, 32, 0, 635}, /* %25 %31 */
    {TNI_STEP_CALL, 2, 33, 78, 2311}, /* %32 %8 cat */
    {TNI_STEP_GIVE, 1, 0, 2, 586}, /* %33 */
    /* program 408 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 133, 320}, /* %0 %1 %2 %3 lu_unpack */
    {TNI_STEP_GRAD, 0, 7, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 8, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 9, 0, 187}, /* %7 %8 */
    {TNI_STEP_CONSTANT, 0, 10, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SIZE, 2, 11, 0, 29}, /* %7 %10 */
    {TNI_STEP_LESS, 2, 12, 2, 338}, /* %11 %9 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 17, 42}, /* %12 */
    {TNI_STEP_CONSTANT, 0, 13, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 14, 77, 3107}, /* %7 %8 %13 %11 narrow */
    {TNI_STEP_CALL, 2, 15, 122, 1053}, /* %14 %8 tril */
    {TNI_STEP_COPY, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_JUMP, 0, 0, 19, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 122, 187}, /* %7 %8 tril */
    {TNI_STEP_COPY, 1, 16, 0, 40}, /* %17 */
    {TNI_STEP_LESS, 2, 18, 2, 60}, /* %9 %11 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 26, 39}, /* %18 */
    {TNI_STEP_CONSTANT, 0, 19, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 20, 77, 3111}, /* %7 %10 %19 %9 narrow */
    {TNI_STEP_CALL, 2, 21, 121, 485}, /* %20 %19 triu */
    {TNI_STEP_COPY, 1, 22, 0, 72}, /* %21 */
    {TNI_STEP_JUMP, 0, 0, 29, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 23, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 24, 121, 1107}, /* %7 %23 triu */
    {TNI_STEP_COPY, 1, 22, 0, 74}, /* %24 */
    {TNI_STEP_SIZE, 2, 25, 0, 1200}, /* %5 %10 */
    {TNI_STEP_SIZE, 2, 26, 0, 298}, /* %5 %8 */
    {TNI_STEP_LESS, 2, 27, 2, 1344}, /* %26 %25 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 61, 315}, /* %27 */
    {TNI_STEP_SIZE, 2, 28, 0, 306}, /* %6 %10 */
    {TNI_STEP_SUB, 2, 29, 2, 1045}, /* %25 %28 */
    {TNI_STEP_CALL, 4, 30, 77, 3115}, /* %16 %10 %28 %29 narrow */
    {TNI_STEP_CONSTANT, 0, 31, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 32, 77, 3119}, /* %5 %10 %31 %28 narrow */
    {TNI_STEP_CALL, 1, 33, 118, 583}, /* %32 mH */
    {TNI_STEP_CALL, 4, 34, 77, 3123}, /* %16 %10 %31 %28 narrow */
    {TNI_STEP_CALL, 2, 35, 119, 586}, /* %33 %34 matmul */
    {TNI_STEP_CALL, 1, 36, 118, 13}, /* %6 mH */
    {TNI_STEP_CALL, 2, 37, 119, 2448}, /* %22 %36 matmul */
    {TNI_STEP_CALL, 4, 38, 77, 3127}, /* %5 %10 %28 %29 narrow */
    {TNI_STEP_CALL, 1, 39, 118, 590}, /* %38 mH */
    {TNI_STEP_CALL, 2, 40, 119, 3131}, /* %39 %30 matmul */
    {TNI_STEP_SCALAR, 1, 41, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 42, 22, 3133}, /* %37 %40 %41 sub.Tensor */
    {TNI_STEP_CALL, 1, 43, 118, 583}, /* %32 mH */
    {TNI_STEP_CALL, 1, 44, 118, 13}, /* %6 mH */
    {TNI_STEP_CALL, 2, 45, 122, 3136}, /* %35 %8 tril */
    {TNI_STEP_CALL, 2, 46, 121, 3138}, /* %42 %31 triu */
    {TNI_STEP_CALL, 3, 47, 28, 3140}, /* %45 %46 %41 add.Tensor */
    {TNI_STEP_CALL, 5, 48, 120, 3143}, /* %44 %47 %31 %31 %31 linalg_solve_triangular */
    {TNI_STEP_CALL, 5, 49, 120, 3148}, /* %43 %48 %2 %2 %2 linalg_solve_triangular */
    {TNI_STEP_CALL, 1, 50, 118, 13}, /* %6 mH */
    {TNI_STEP_CALL, 5, 51, 120, 3153}, /* %50 %30 %31 %31 %31 linalg_solve_triangular */
    {TNI_STEP_LIST, 2, 52, 0, 648}, /* %49 %51 */
    {TNI_STEP_CALL, 2, 53, 78, 3158}, /* %52 %10 cat */
    {TNI_STEP_COPY, 1, 54, 0, 654}, /* %53 */
    {TNI_STEP_JUMP, 0, 0, 106, 0}, /* */
    {TNI_STEP_SIZE, 2, 55, 0, 82}, /* %6 %8 */
    {TNI_STEP_LESS, 2, 56, 2, 3160}, /* %25 %55 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 91, 656}, /* %56 */
    {TNI_STEP_SUB, 2, 57, 2, 3162}, /* %55 %26 */
    {TNI_STEP_CALL, 4, 58, 77, 3164}, /* %22 %8 %26 %57 narrow */
    {TNI_STEP_CONSTANT, 0, 59, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 60, 77, 3168}, /* %6 %8 %59 %26 narrow */
    {TNI_STEP_CALL, 1, 61, 118, 7}, /* %5 mH */
    {TNI_STEP_CALL, 2, 62, 119, 3172}, /* %61 %16 matmul */
    {TNI_STEP_CALL, 4, 63, 77, 3174}, /* %6 %8 %26 %57 narrow */
    {TNI_STEP_CALL, 1, 64, 118, 1505}, /* %63 mH */
    {TNI_STEP_CALL, 2, 65, 119, 3178}, /* %58 %64 matmul */
    {TNI_STEP_SCALAR, 1, 66, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 67, 22, 3180}, /* %62 %65 %66 sub.Tensor */
    {TNI_STEP_CALL, 4, 68, 77, 3183}, /* %22 %8 %59 %26 narrow */
    {TNI_STEP_CALL, 1, 69, 118, 1269}, /* %60 mH */
    {TNI_STEP_CALL, 2, 70, 119, 3187}, /* %68 %69 matmul */
    {TNI_STEP_CALL, 1, 71, 118, 7}, /* %5 mH */
    {TNI_STEP_CALL, 1, 72, 118, 1269}, /* %60 mH */
    {TNI_STEP_CALL, 2, 73, 122, 3189}, /* %67 %8 tril */
    {TNI_STEP_CALL, 2, 74, 121, 3191}, /* %70 %59 triu */
    {TNI_STEP_CALL, 3, 75, 28, 3193}, /* %73 %74 %66 add.Tensor */
    {TNI_STEP_CALL, 5, 76, 120, 3196}, /* %72 %75 %59 %59 %59 linalg_solve_triangular */
    {TNI_STEP_CALL, 5, 77, 120, 3201}, /* %71 %76 %2 %2 %2 linalg_solve_triangular */
    {TNI_STEP_CALL, 1, 78, 118, 7}, /* %5 mH */
    {TNI_STEP_CALL, 5, 79, 120, 3206}, /* %78 %58 %2 %2 %2 linalg_solve_triangular */
    {TNI_STEP_LIST, 2, 80, 0, 3027}, /* %77 %79 */
    {TNI_STEP_CALL, 2, 81, 78, 3211}, /* %80 %8 cat */
    {TNI_STEP_COPY, 1, 82, 0, 1532}, /* %81 */
    {TNI_STEP_JUMP, 0, 0, 105, 0}, /* */
    {TNI_STEP_CALL, 1, 83, 118, 7}, /* %5 mH */
    {TNI_STEP_CALL, 2, 84, 119, 3213}, /* %83 %16 matmul */
    {TNI_STEP_CALL, 1, 85, 118, 13}, /* %6 mH */
    {TNI_STEP_CALL, 2, 86, 119, 3215}, /* %22 %85 matmul */
    {TNI_STEP_CALL, 1, 87, 118, 7}, /* %5 mH */
    {TNI_STEP_CALL, 1, 88, 118, 13}, /* %6 mH */
    {TNI_STEP_CALL, 2, 89, 122, 3217}, /* %84 %8 tril */
    {TNI_STEP_CONSTANT, 0, 90, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 91, 121, 2226}, /* %86 %90 triu */
    {TNI_STEP_SCALAR, 1, 92, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 93, 28, 3219}, /* %89 %91 %92 add.Tensor */
    {TNI_STEP_CALL, 5, 94, 120, 3222}, /* %88 %93 %90 %90 %90 linalg_solve_triangular */
    {TNI_STEP_CALL, 5, 95, 120, 3227}, /* %87 %94 %2 %2 %2 linalg_solve_triangular */
    {TNI_STEP_COPY, 1, 82, 0, 1551}, /* %95 */
    {TNI_STEP_COPY, 1, 54, 0, 1533}, /* %82 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 110, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 96, 119, 3232}, /* %4 %54 matmul */
    {TNI_STEP_COPY, 1, 97, 0, 1618}, /* %96 */
    {TNI_STEP_JUMP, 0, 0, 111, 0}, /* */
    {TNI_STEP_COPY, 1, 97, 0, 652}, /* %54 */
    {TNI_STEP_GIVE, 1, 0, 0, 1619}, /* %97 */
    /* program 409 */
    {TNI_STEP_RESULT, 0, 0, 0, 0}, /* */
    {TNI_STEP_RESULT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_ARGUMENT, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 133, 320}, /* %0 %1 %2 %3 lu_unpack */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 11, 3}, /* %3 */
    {TNI_STEP_CALL, 1, 7, 123, 6}, /* %4 mT */
    {TNI_STEP_TANGENT, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 9, 119, 187}, /* %7 %8 matmul */
    {TNI_STEP_COPY, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 13, 0}, /* */
    {TNI_STEP_TANGENT, 0, 11, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 10, 0, 24}, /* %11 */
    {TNI_STEP_CONSTANT, 0, 12, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 13, 0, 157}, /* %5 %12 */
    {TNI_STEP_CONSTANT, 0, 14, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SIZE, 2, 15, 0, 850}, /* %5 %14 */
    {TNI_STEP_SUB, 2, 16, 2, 243}, /* %15 %13 */
    {TNI_STEP_SIZE, 2, 17, 0, 149}, /* %6 %12 */
    {TNI_STEP_SUB, 2, 18, 2, 3234}, /* %17 %13 */
    {TNI_STEP_CONSTANT, 0, 19, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 20, 77, 3236}, /* %5 %14 %19 %13 narrow */
    {TNI_STEP_CALL, 4, 21, 77, 3240}, /* %6 %12 %19 %13 narrow */
    {TNI_STEP_CALL, 4, 22, 77, 3244}, /* %10 %14 %19 %13 narrow */
    {TNI_STEP_CALL, 4, 23, 77, 3248}, /* %22 %12 %19 %13 narrow */
    {TNI_STEP_CALL, 5, 24, 120, 3252}, /* %20 %23 %19 %2 %2 linalg_solve_triangular */
    {TNI_STEP_CALL, 5, 25, 120, 3257}, /* %21 %24 %2 %19 %19 linalg_solve_triangular */
    {TNI_STEP_CALL, 2, 26, 122, 1103}, /* %25 %12 tril */
    {TNI_STEP_CALL, 2, 27, 119, 621}, /* %20 %26 matmul */
    {TNI_STEP_CALL, 2, 28, 121, 1228}, /* %25 %19 triu */
    {TNI_STEP_CALL, 2, 29, 119, 3262}, /* %28 %21 matmul */
    {TNI_STEP_CALL, 4, 30, 77, 3264}, /* %10 %14 %13 %16 narrow */
    {TNI_STEP_CALL, 4, 31, 77, 3268}, /* %30 %12 %19 %13 narrow */
    {TNI_STEP_CALL, 4, 32, 77, 3272}, /* %5 %14 %13 %16 narrow */
    {TNI_STEP_CALL, 2, 33, 119, 1925}, /* %32 %29 matmul */
    {TNI_STEP_SCALAR, 1, 34, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 35, 22, 2972}, /* %31 %33 %34 sub.Tensor */
    {TNI_STEP_CALL, 5, 36, 120, 3276}, /* %21 %35 %2 %19 %19 linalg_solve_triangular */
    {TNI_STEP_LIST, 2, 37, 0, 3281}, /* %27 %36 */
    {TNI_STEP_CALL, 2, 38, 78, 3283}, /* %37 %14 cat */
    {TNI_STEP_CALL, 4, 39, 77, 3285}, /* %22 %12 %13 %18 narrow */
    {TNI_STEP_CALL, 4, 40, 77, 3289}, /* %6 %12 %13 %18 narrow */
    {TNI_STEP_CALL, 2, 41, 119, 3293}, /* %27 %40 matmul */
    {TNI_STEP_CALL, 3, 42, 22, 3295}, /* %39 %41 %34 sub.Tensor */
    {TNI_STEP_CALL, 5, 43, 120, 3298}, /* %20 %42 %19 %2 %2 linalg_solve_triangular */
    {TNI_STEP_LIST, 2, 44, 0, 1130}, /* %29 %43 */
    {TNI_STEP_CALL, 2, 45, 78, 3303}, /* %44 %12 cat */
    {TNI_STEP_SIZE, 2, 46, 0, 33}, /* %0 %14 */
    {TNI_STEP_SIZE, 2, 47, 0, 86}, /* %0 %12 */
    {TNI_STEP_LESS, 2, 48, 2, 3305}, /* %47 %46 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 62, 602}, /* %48 */
    {TNI_STEP_CALL, 2, 49, 122, 1941}, /* %38 %12 tril */
    {TNI_STEP_CALL, 2, 50, 121, 3307}, /* %45 %19 triu */
    {TNI_STEP_SUB, 2, 51, 2, 1073}, /* %46 %47 */
    {TNI_STEP_CALL, 4, 52, 77, 3309}, /* %38 %14 %47 %51 narrow */
    {TNI_STEP_NONE, 0, 53, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 54, 14, 3313}, /* %52 %53 %53 %53 %53 %53 zeros_like */
    {TNI_STEP_LIST, 2, 55, 0, 3319}, /* %50 %54 */
    {TNI_STEP_CALL, 2, 56, 78, 3321}, /* %55 %14 cat */
    {TNI_STEP_CALL, 3, 57, 28, 3323}, /* %49 %56 %34 add.Tensor */
    {TNI_STEP_COPY, 1, 58, 0, 1265}, /* %57 */
    {TNI_STEP_JUMP, 0, 0, 80, 0}, /* */
    {TNI_STEP_LESS, 2, 59, 2, 1073}, /* %46 %47 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 75, 1268}, /* %59 */
    {TNI_STEP_CALL, 2, 60, 121, 3307}, /* %45 %19 triu */
    {TNI_STEP_CALL, 2, 61, 122, 1941}, /* %38 %12 tril */
    {TNI_STEP_SUB, 2, 62, 2, 3305}, /* %47 %46 */
    {TNI_STEP_CALL, 4, 63, 77, 3326}, /* %45 %12 %46 %62 narrow */
    {TNI_STEP_NONE, 0, 64, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 65, 14, 3330}, /* %63 %64 %64 %64 %64 %64 zeros_like */
    {TNI_STEP_LIST, 2, 66, 0, 3336}, /* %61 %65 */
    {TNI_STEP_CALL, 2, 67, 78, 3338}, /* %66 %12 cat */
    {TNI_STEP_CALL, 3, 68, 28, 3340}, /* %60 %67 %34 add.Tensor */
    {TNI_STEP_COPY, 1, 69, 0, 1520}, /* %68 */
    {TNI_STEP_JUMP, 0, 0, 79, 0}, /* */
    {TNI_STEP_CALL, 2, 70, 122, 1941}, /* %38 %12 tril */
    {TNI_STEP_CALL, 2, 71, 121, 3307}, /* %45 %19 triu */
    {TNI_STEP_CALL, 3, 72, 28, 3343}, /* %70 %71 %34 add.Tensor */
    {TNI_STEP_COPY, 1, 69, 0, 1522}, /* %72 */
    {TNI_STEP_COPY, 1, 58, 0, 1517}, /* %69 */
    {TNI_STEP_GIVE, 1, 0, 0, 1266}, /* %58 */
    /* program 410 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SIZE, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_CONSTANT, 0, 3, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 4, 0, 25}, /* %0 %3 */
    {TNI_STEP_LESS, 2, 5, 2, 57}, /* %4 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 23, 7}, /* %5 */
    {TNI_STEP_GRAD, 0, 6, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 122, 365}, /* %6 %3 tril */
    {TNI_STEP_GRAD, 0, 8, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 9, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 10, 121, 16}, /* %8 %9 triu */
    {TNI_STEP_SUB, 2, 11, 2, 5}, /* %2 %4 */
    {TNI_STEP_CALL, 4, 12, 77, 3346}, /* %6 %1 %4 %11 narrow */
    {TNI_STEP_NONE, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 14, 14, 3350}, /* %12 %13 %13 %13 %13 %13 zeros_like */
    {TNI_STEP_LIST, 2, 15, 0, 3043}, /* %10 %14 */
    {TNI_STEP_CALL, 2, 16, 78, 611}, /* %15 %1 cat */
    {TNI_STEP_CONSTANT, 0, 17, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 18, 2, 40}, /* %17 */
    {TNI_STEP_CALL, 3, 19, 28, 3356}, /* %7 %16 %18 add.Tensor */
    {TNI_STEP_COPY, 1, 20, 0, 41}, /* %19 */
    {TNI_STEP_JUMP, 0, 0, 51, 0}, /* */
    {TNI_STEP_LESS, 2, 21, 2, 5}, /* %2 %4 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 41, 72}, /* %21 */
    {TNI_STEP_GRAD, 0, 22, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 23, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 24, 121, 614}, /* %22 %23 triu */
    {TNI_STEP_GRAD, 0, 25, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 26, 122, 2706}, /* %25 %3 tril */
    {TNI_STEP_SUB, 2, 27, 2, 57}, /* %4 %2 */
    {TNI_STEP_CALL, 4, 28, 77, 3359}, /* %22 %3 %2 %27 narrow */
    {TNI_STEP_NONE, 0, 29, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 30, 14, 3363}, /* %28 %29 %29 %29 %29 %29 zeros_like */
    {TNI_STEP_LIST, 2, 31, 0, 2751}, /* %26 %30 */
    {TNI_STEP_CALL, 2, 32, 78, 3369}, /* %31 %3 cat */
    {TNI_STEP_CONSTANT, 0, 33, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 34, 2, 586}, /* %33 */
    {TNI_STEP_CALL, 3, 35, 28, 3371}, /* %24 %32 %34 add.Tensor */
    {TNI_STEP_COPY, 1, 36, 0, 606}, /* %35 */
    {TNI_STEP_JUMP, 0, 0, 50, 0}, /* */
    {TNI_STEP_GRAD, 0, 37, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 38, 122, 1930}, /* %37 %3 tril */
    {TNI_STEP_GRAD, 0, 39, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 40, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 41, 121, 592}, /* %39 %40 triu */
    {TNI_STEP_CONSTANT, 0, 42, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 43, 2, 596}, /* %42 */
    {TNI_STEP_CALL, 3, 44, 28, 3374}, /* %38 %41 %43 add.Tensor */
    {TNI_STEP_COPY, 1, 36, 0, 597}, /* %44 */
    {TNI_STEP_COPY, 1, 20, 0, 588}, /* %36 */
    {TNI_STEP_GIVE, 1, 0, 0, 55}, /* %20 */
    /* program 411 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_CONSTANT, 0, 3, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SIZE, 2, 4, 0, 25}, /* %0 %3 */
    {TNI_STEP_LESS, 2, 5, 2, 57}, /* %4 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 7, 77, 3377}, /* %0 %1 %6 %4 narrow */
    {TNI_STEP_CALL, 2, 8, 122, 14}, /* %7 %1 tril */
    {TNI_STEP_COPY, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_JUMP, 0, 0, 14, 0}, /* */
    {TNI_STEP_CALL, 2, 10, 122, 103}, /* %0 %1 tril */
    {TNI_STEP_COPY, 1, 9, 0, 23}, /* %10 */
    {TNI_STEP_GIVE, 1, 0, 1, 17}, /* %9 */
    /* program 412 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SIZE, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_CONSTANT, 0, 3, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 4, 0, 25}, /* %0 %3 */
    {TNI_STEP_LESS, 2, 5, 2, 57}, /* %4 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 7, 77, 3377}, /* %0 %1 %6 %4 narrow */
    {TNI_STEP_CALL, 2, 8, 121, 97}, /* %7 %6 triu */
    {TNI_STEP_COPY, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_JUMP, 0, 0, 15, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 11, 121, 3381}, /* %0 %10 triu */
    {TNI_STEP_COPY, 1, 9, 0, 24}, /* %11 */
    {TNI_STEP_GIVE, 1, 0, 2, 17}, /* %9 */
    /* program 413 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_NOT, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 6, 134, 3383}, /* %2 %3 %4 %5 %1 linalg_lu_solve */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 4, 8, 133, 3388}, /* %2 %3 %7 %7 lu_unpack */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 22, 7}, /* %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 0}, /* %0 */
    {TNI_STEP_CALL, 1, 11, 118, 13}, /* %6 mH */
    {TNI_STEP_SAVED, 0, 12, 4, 0}, /* */
    {TNI_STEP_CALL, 2, 13, 119, 285}, /* %12 %11 matmul */
    {TNI_STEP_COPY, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_JUMP, 0, 0, 20, 0}, /* */
    {TNI_STEP_SAVED, 0, 15, 4, 0}, /* */
    {TNI_STEP_CALL, 1, 16, 118, 36}, /* %15 mH */
    {TNI_STEP_CALL, 2, 17, 119, 3392}, /* %6 %16 matmul */
    {TNI_STEP_COPY, 1, 14, 0, 40}, /* %17 */
    {TNI_STEP_COPY, 1, 18, 0, 34}, /* %14 */
    {TNI_STEP_JUMP, 0, 0, 33, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 28, 0}, /* %0 */
    {TNI_STEP_CALL, 1, 19, 118, 13}, /* %6 mH */
    {TNI_STEP_SAVED, 0, 20, 4, 0}, /* */
    {TNI_STEP_CALL, 2, 21, 119, 195}, /* %19 %20 matmul */
    {TNI_STEP_COPY, 1, 22, 0, 72}, /* %21 */
    {TNI_STEP_JUMP, 0, 0, 32, 0}, /* */
    {TNI_STEP_SAVED, 0, 23, 4, 0}, /* */
    {TNI_STEP_CALL, 1, 24, 118, 81}, /* %23 mH */
    {TNI_STEP_CALL, 2, 25, 119, 2075}, /* %24 %6 matmul */
    {TNI_STEP_COPY, 1, 22, 0, 75}, /* %25 */
    {TNI_STEP_COPY, 1, 18, 0, 73}, /* %22 */
    {TNI_STEP_CALL, 1, 26, 123, 16}, /* %8 mT */
    {TNI_STEP_CALL, 2, 27, 119, 1288}, /* %26 %18 matmul */
    {TNI_STEP_CALL, 1, 28, 3, 315}, /* %27 neg */
    {TNI_STEP_CALL, 1, 29, 118, 23}, /* %10 mH */
    {TNI_STEP_CALL, 2, 30, 119, 1437}, /* %28 %29 matmul */
    {TNI_STEP_CONSTANT, 0, 31, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 32, 122, 1923}, /* %30 %31 tril */
    {TNI_STEP_CALL, 1, 33, 118, 17}, /* %9 mH */
    {TNI_STEP_CALL, 2, 34, 119, 3394}, /* %33 %28 matmul */
    {TNI_STEP_CONSTANT, 0, 35, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 36, 121, 1361}, /* %34 %35 triu */
    {TNI_STEP_SCALAR, 1, 37, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 38, 28, 3396}, /* %32 %36 %37 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 590}, /* %38 */
    /* program 414 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_NOT, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 6, 134, 3383}, /* %2 %3 %4 %5 %1 linalg_lu_solve */
    {TNI_STEP_GIVE, 1, 0, 1, 13}, /* %6 */
    /* program 415 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 4, 3, 133, 417}, /* %0 %1 %2 %2 lu_unpack */
    {TNI_STEP_TANGENT, 0, 6, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 2, 8, 122, 13}, /* %6 %7 tril */
    {TNI_STEP_CALL, 2, 9, 119, 83}, /* %8 %5 matmul */
    {TNI_STEP_CONSTANT, 0, 10, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 11, 121, 306}, /* %6 %10 triu */
    {TNI_STEP_CALL, 2, 12, 119, 337}, /* %4 %11 matmul */
    {TNI_STEP_SCALAR, 1, 13, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 14, 28, 3399}, /* %9 %12 %13 add.Tensor */
    {TNI_STEP_CALL, 2, 15, 119, 350}, /* %3 %14 matmul */
    {TNI_STEP_ARGUMENT, 0, 16, 4, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 19, 38}, /* %16 */
    {TNI_STEP_CALL, 1, 17, 118, 36}, /* %15 mH */
    {TNI_STEP_COPY, 1, 18, 0, 40}, /* %17 */
    {TNI_STEP_JUMP, 0, 0, 20, 0}, /* */
    {TNI_STEP_COPY, 1, 18, 0, 36}, /* %15 */
    {TNI_STEP_ARGUMENT, 0, 19, 3, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 26, 41}, /* %19 */
    {TNI_STEP_RESULT, 0, 20, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 21, 119, 54}, /* %18 %20 matmul */
    {TNI_STEP_COPY, 1, 22, 0, 72}, /* %21 */
    {TNI_STEP_JUMP, 0, 0, 29, 0}, /* */
    {TNI_STEP_RESULT, 0, 23, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 24, 119, 3402}, /* %23 %18 matmul */
    {TNI_STEP_COPY, 1, 22, 0, 74}, /* %24 */
    {TNI_STEP_TANGENT, 0, 25, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 26, 22, 3404}, /* %25 %22 %13 sub.Tensor */
    {TNI_STEP_CALL, 5, 27, 134, 3407}, /* %0 %1 %26 %19 %16 linalg_lu_solve */
    {TNI_STEP_GIVE, 1, 0, 0, 315}, /* %27 */
    /* program 416 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 118, 0}, /* %0 mH */
    {TNI_STEP_CONSTANT, 0, 2, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 3, 0, 109}, /* %1 %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_LIST, 2, 5, 0, 115}, /* %1 %4 */
    {TNI_STEP_CALL, 2, 6, 78, 7}, /* %5 %2 cat */
    {TNI_STEP_NONE, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 8, 14, 3412}, /* %1 %7 %7 %7 %7 %7 zeros_like */
    {TNI_STEP_LIST, 2, 9, 0, 139}, /* %8 %1 */
    {TNI_STEP_CALL, 2, 10, 78, 329}, /* %9 %2 cat */
    {TNI_STEP_LIST, 2, 11, 0, 306}, /* %6 %10 */
    {TNI_STEP_CONSTANT, 0, 12, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 2, 13, 78, 61}, /* %11 %12 cat */
    {TNI_STEP_CALL, 1, 14, 135, 35}, /* %13 linalg_matrix_exp */
    {TNI_STEP_CONSTANT, 0, 15, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 16, 77, 3418}, /* %14 %12 %15 %3 narrow */
    {TNI_STEP_CALL, 4, 17, 77, 3422}, /* %16 %2 %3 %3 narrow */
    {TNI_STEP_GIVE, 1, 0, 0, 40}, /* %17 */
    /* program 417 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_TANGENT, 0, 3, 0, 0}, /* */
    {TNI_STEP_LIST, 2, 4, 0, 25}, /* %0 %3 */
    {TNI_STEP_CALL, 2, 5, 78, 129}, /* %4 %1 cat */
    {TNI_STEP_NONE, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 14, 3426}, /* %0 %6 %6 %6 %6 %6 zeros_like */
    {TNI_STEP_LIST, 2, 8, 0, 102}, /* %7 %0 */
    {TNI_STEP_CALL, 2, 9, 78, 139}, /* %8 %1 cat */
    {TNI_STEP_LIST, 2, 10, 0, 84}, /* %5 %9 */
    {TNI_STEP_CONSTANT, 0, 11, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 2, 12, 78, 23}, /* %10 %11 cat */
    {TNI_STEP_CALL, 1, 13, 135, 42}, /* %12 linalg_matrix_exp */
    {TNI_STEP_CONSTANT, 0, 14, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 15, 77, 3432}, /* %13 %11 %14 %2 narrow */
    {TNI_STEP_CALL, 4, 16, 77, 3436}, /* %15 %1 %2 %2 narrow */
    {TNI_STEP_GIVE, 1, 0, 0, 38}, /* %16 */
    /* program 418 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 3, 136, 3440}, /* %0 %1 %1 %2 linalg_pinv.atol_rtol_float */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 119, 143}, /* %0 %4 matmul */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 9, 22, 229}, /* %5 %6 %8 sub.Tensor */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 10, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 34, 24}, /* %11 */
    {TNI_STEP_CALL, 1, 12, 118, 13}, /* %6 mH */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 14, 119, 89}, /* %13 %12 matmul */
    {TNI_STEP_CALL, 1, 15, 118, 3}, /* %3 mH */
    {TNI_STEP_CALL, 1, 16, 118, 34}, /* %14 mH */
    {TNI_STEP_CALL, 2, 17, 119, 773}, /* %16 %3 matmul */
    {TNI_STEP_CALL, 2, 18, 119, 1036}, /* %17 %15 matmul */
    {TNI_STEP_CALL, 2, 19, 119, 1906}, /* %15 %3 matmul */
    {TNI_STEP_CALL, 2, 20, 119, 1462}, /* %19 %16 matmul */
    {TNI_STEP_CALL, 2, 21, 119, 1907}, /* %3 %18 matmul */
    {TNI_STEP_CALL, 2, 22, 119, 1404}, /* %0 %21 matmul */
    {TNI_STEP_CALL, 3, 23, 22, 3444}, /* %18 %22 %8 sub.Tensor */
    {TNI_STEP_CALL, 3, 24, 28, 3447}, /* %23 %20 %8 add.Tensor */
    {TNI_STEP_CALL, 2, 25, 119, 55}, /* %20 %3 matmul */
    {TNI_STEP_CALL, 2, 26, 119, 1642}, /* %25 %0 matmul */
    {TNI_STEP_CALL, 3, 27, 22, 3450}, /* %24 %26 %8 sub.Tensor */
    {TNI_STEP_CALL, 2, 28, 119, 221}, /* %15 %14 matmul */
    {TNI_STEP_CALL, 2, 29, 119, 3453}, /* %28 %15 matmul */
    {TNI_STEP_CALL, 3, 30, 22, 3455}, /* %27 %29 %8 sub.Tensor */
    {TNI_STEP_COPY, 1, 31, 0, 578}, /* %30 */
    {TNI_STEP_JUMP, 0, 0, 36, 0}, /* */
    {TNI_STEP_CALL, 6, 32, 14, 103}, /* %0 %1 %1 %1 %1 %1 zeros_like */
    {TNI_STEP_COPY, 1, 31, 0, 583}, /* %32 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 33, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 34, 2, 586}, /* %33 */
    {TNI_STEP_COPY, 1, 35, 0, 587}, /* %34 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 44, 587}, /* %34 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 36, 1, 0}, /* */
    {TNI_STEP_NUMEL, 1, 37, 0, 588}, /* %36 */
    {TNI_STEP_LESS, 2, 38, 2, 2256}, /* %2 %37 */
    {TNI_STEP_COPY, 1, 35, 0, 590}, /* %38 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 57, 606}, /* %35 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 39, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 40, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 2, 41, 31, 592}, /* %39 %40 unsqueeze */
    {TNI_STEP_CALL, 2, 42, 1, 3458}, /* %9 %41 mul.Tensor */
    {TNI_STEP_CALL, 1, 43, 118, 6}, /* %4 mH */
    {TNI_STEP_CALL, 2, 44, 119, 1244}, /* %42 %43 matmul */
    {TNI_STEP_CONSTANT, 0, 45, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 46, 2, 595}, /* %45 */
    {TNI_STEP_SCALED, 2, 47, 0, 597}, /* %44 %46 */
    {TNI_STEP_CALL, 3, 48, 28, 3460}, /* %31 %47 %8 add.Tensor */
    {TNI_STEP_COPY, 1, 49, 0, 602}, /* %48 */
    {TNI_STEP_JUMP, 0, 0, 58, 0}, /* */
    {TNI_STEP_COPY, 1, 49, 0, 580}, /* %31 */
    {TNI_STEP_GIVE, 1, 0, 0, 601}, /* %49 */
    /* program 419 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 2}, /* %1 */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 5, 136, 3463}, /* %2 %3 %3 %4 linalg_pinv.atol_rtol_float */
    {TNI_STEP_CALL, 1, 6, 118, 7}, /* %5 mH */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 8, 119, 13}, /* %6 %7 matmul */
    {TNI_STEP_COPY, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_JUMP, 0, 0, 16, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 2, 0}, /* */
    {TNI_STEP_NONE, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 12, 14, 3467}, /* %10 %11 %11 %11 %11 %11 zeros_like */
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
    {TNI_STEP_CALL, 2, 22, 119, 560}, /* %20 %21 matmul */
    {TNI_STEP_SAVED, 0, 23, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 24, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 25, 2, 74}, /* %24 */
    {TNI_STEP_CALL, 3, 26, 22, 3473}, /* %22 %23 %25 sub.Tensor */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 27, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 28, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 2, 29, 31, 1232}, /* %27 %28 unsqueeze */
    {TNI_STEP_CALL, 2, 30, 1, 1828}, /* %26 %29 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 31, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 32, 2, 580}, /* %31 */
    {TNI_STEP_SCALED, 2, 33, 0, 2175}, /* %30 %32 */
    {TNI_STEP_CALL, 3, 34, 22, 3476}, /* %9 %33 %25 sub.Tensor */
    {TNI_STEP_COPY, 1, 35, 0, 587}, /* %34 */
    {TNI_STEP_JUMP, 0, 0, 44, 0}, /* */
    {TNI_STEP_COPY, 1, 35, 0, 17}, /* %9 */
    {TNI_STEP_GIVE, 1, 0, 1, 606}, /* %35 */
    /* program 420 */
    {TNI_STEP_REFUSE, 0, 0, 20, 147}, /* "linalg_ldl_factor_ex" */
    /* program 421 */
    {TNI_STEP_REFUSE, 0, 0, 23, 168}, /* "linalg_ldl_solve, of LD" */
    /* program 422 */
    {TNI_STEP_REFUSE, 0, 0, 22, 192}, /* "linalg_ldl_solve, of B" */
    /* program 423 */
    {TNI_STEP_REFUSE, 0, 0, 5, 215}, /* "geqrf" */
    /* program 424 */
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
    {TNI_STEP_CALL, 8, 10, 137, 3479}, /* %4 %1 %3 %5 %6 %7 %8 %9 _trilinear */
    {TNI_STEP_GIVE, 1, 0, 0, 23}, /* %10 */
    /* program 425 */
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
    {TNI_STEP_CALL, 8, 10, 137, 3487}, /* %1 %4 %3 %5 %6 %7 %8 %9 _trilinear */
    {TNI_STEP_GIVE, 1, 0, 1, 23}, /* %10 */
    /* program 426 */
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
    {TNI_STEP_CALL, 8, 10, 137, 777}, /* %1 %3 %4 %5 %6 %7 %8 %9 _trilinear */
    {TNI_STEP_GIVE, 1, 0, 2, 23}, /* %10 */
    /* program 427 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 5, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 6, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 8, 8, 137, 3495}, /* %0 %1 %2 %3 %4 %5 %6 %7 _trilinear */
    {TNI_STEP_ARGUMENT, 0, 9, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 10, 1, 0}, /* */
    {TNI_STEP_CALL, 8, 11, 137, 3503}, /* %9 %10 %2 %3 %4 %5 %6 %7 _trilinear */
    {TNI_STEP_SCALAR, 1, 12, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 13, 28, 263}, /* %8 %11 %12 add.Tensor */
    {TNI_STEP_TANGENT, 0, 14, 2, 0}, /* */
    {TNI_STEP_CALL, 8, 15, 137, 3511}, /* %9 %1 %14 %3 %4 %5 %6 %7 _trilinear */
    {TNI_STEP_CALL, 3, 16, 28, 3519}, /* %13 %15 %12 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 38}, /* %16 */
    /* program 428 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_NOT, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 5, 138, 1296}, /* %2 %3 %4 %1 _fft_c2c */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 429 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 20, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_ITEM, 2, 3, 0, 109}, /* %1 %2 */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SIZE, 2, 5, 0, 117}, /* %4 %3 */
    {TNI_STEP_GRAD, 0, 6, 0, 0}, /* */
    {TNI_STEP_SIZE, 2, 7, 0, 365}, /* %6 %3 */
    {TNI_STEP_SUB, 2, 8, 2, 28}, /* %5 %7 */
    {TNI_STEP_CONSTANT, 0, 9, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 10, 77, 3522}, /* %6 %3 %9 %8 narrow */
    {TNI_STEP_NONE, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 12, 14, 3467}, /* %10 %11 %11 %11 %11 %11 zeros_like */
    {TNI_STEP_LIST, 2, 13, 0, 149}, /* %6 %12 */
    {TNI_STEP_CALL, 2, 14, 78, 409}, /* %13 %3 cat */
    {TNI_STEP_SAVED, 0, 15, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 16, 138, 3526}, /* %14 %1 %15 %9 _fft_c2c */
    {TNI_STEP_COPY, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_JUMP, 0, 0, 26, 0}, /* */
    {TNI_STEP_GRAD, 0, 18, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 19, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 20, 3, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 21, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 22, 138, 2923}, /* %18 %19 %20 %21 _fft_c2c */
    {TNI_STEP_COPY, 1, 17, 0, 73}, /* %22 */
    {TNI_STEP_GIVE, 1, 0, 0, 40}, /* %17 */
    /* program 430 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 4, 4, 139, 320}, /* %0 %1 %2 %3 _fft_r2c */
    {TNI_STEP_CONSTANT, 0, 5, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_ITEM, 2, 6, 0, 119}, /* %1 %5 */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_SIZE, 2, 8, 0, 97}, /* %7 %6 */
    {TNI_STEP_SAVED, 0, 9, 3, 0}, /* */
    {TNI_STEP_SUB, 2, 10, 2, 189}, /* %9 %8 */
    {TNI_STEP_CONSTANT, 0, 11, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 12, 77, 373}, /* %4 %6 %11 %3 narrow */
    {TNI_STEP_CALL, 4, 13, 77, 3530}, /* %4 %6 %3 %10 narrow */
    {TNI_STEP_CONSTANT, 0, 14, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 15, 2, 34}, /* %14 */
    {TNI_STEP_SCALED, 2, 16, 0, 35}, /* %13 %15 */
    {TNI_STEP_ADD, 2, 17, 2, 371}, /* %10 %3 */
    {TNI_STEP_SIZE, 2, 18, 0, 18}, /* %4 %6 */
    {TNI_STEP_SUB, 2, 19, 2, 2397}, /* %18 %10 */
    {TNI_STEP_SUB, 2, 20, 2, 677}, /* %19 %3 */
    {TNI_STEP_CALL, 4, 21, 77, 3534}, /* %4 %6 %17 %20 narrow */
    {TNI_STEP_LIST, 3, 22, 0, 3538}, /* %12 %16 %21 */
    {TNI_STEP_CALL, 2, 23, 78, 2077}, /* %22 %6 cat */
    {TNI_STEP_GIVE, 1, 0, 0, 81}, /* %23 */
    /* program 431 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_SIZE, 2, 4, 0, 118}, /* %3 %1 */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 7, 77, 3541}, /* %5 %1 %6 %2 narrow */
    {TNI_STEP_CALL, 2, 8, 122, 14}, /* %7 %1 tril */
    {TNI_STEP_CONSTANT, 0, 9, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SIZE, 2, 10, 0, 84}, /* %5 %9 */
    {TNI_STEP_DTYPE, 1, 11, 0, 7}, /* %5 */
    {TNI_STEP_DEVICE, 1, 12, 0, 7}, /* %5 */
    {TNI_STEP_SOME, 1, 13, 0, 24}, /* %11 */
    {TNI_STEP_NONE, 0, 14, 0, 0}, /* */
    {TNI_STEP_SOME, 1, 15, 0, 42}, /* %12 */
    {TNI_STEP_CALL, 6, 16, 106, 3545}, /* %10 %2 %13 %14 %15 %14 eye.m */
    {TNI_STEP_CONSTANT, 0, 17, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 18, 2, 40}, /* %17 */
    {TNI_STEP_CALL, 3, 19, 28, 3551}, /* %8 %16 %18 add.Tensor */
    {TNI_STEP_CALL, 2, 20, 31, 103}, /* %0 %1 unsqueeze */
    {TNI_STEP_CALL, 1, 21, 118, 41}, /* %19 mH */
    {TNI_STEP_CALL, 2, 22, 119, 1221}, /* %21 %19 matmul */
    {TNI_STEP_CALL, 2, 23, 121, 3554}, /* %22 %17 triu */
    {TNI_STEP_CALL, 2, 24, 1, 309}, /* %23 %20 mul.Tensor */
    {TNI_STEP_CALL, 5, 25, 129, 3546}, /* %2 %13 %14 %15 %14 eye */
    {TNI_STEP_CALL, 3, 26, 28, 3556}, /* %24 %25 %18 add.Tensor */
    {TNI_STEP_CALL, 4, 27, 77, 3559}, /* %19 %9 %6 %4 narrow */
    {TNI_STEP_CALL, 1, 28, 118, 315}, /* %27 mH */
    {TNI_STEP_CALL, 2, 29, 1, 3563}, /* %28 %20 mul.Tensor */
    {TNI_STEP_CALL, 5, 30, 120, 3565}, /* %26 %29 %17 %17 %17 linalg_solve_triangular */
    {TNI_STEP_CALL, 1, 31, 118, 80}, /* %26 mH */
    {TNI_STEP_CALL, 1, 32, 118, 41}, /* %19 mH */
    {TNI_STEP_CALL, 2, 33, 119, 3570}, /* %32 %3 matmul */
    {TNI_STEP_CALL, 1, 34, 3, 586}, /* %33 neg */
    {TNI_STEP_CALL, 5, 35, 120, 3572}, /* %31 %34 %6 %17 %17 linalg_solve_triangular */
    {TNI_STEP_CALL, 1, 36, 118, 578}, /* %30 mH */
    {TNI_STEP_CALL, 2, 37, 119, 1409}, /* %35 %36 matmul */
    {TNI_STEP_CALL, 1, 38, 3, 591}, /* %37 neg */
    {TNI_STEP_CONJUGATE, 1, 39, 0, 55}, /* %20 */
    {TNI_STEP_CALL, 2, 40, 1, 2780}, /* %38 %39 mul.Tensor */
    {TNI_STEP_CALL, 2, 41, 121, 3577}, /* %40 %17 triu */
    {TNI_STEP_CALL, 2, 42, 1, 3579}, /* %35 %39 mul.Tensor */
    {TNI_STEP_CALL, 1, 43, 118, 596}, /* %42 mH */
    {TNI_STEP_SUB, 2, 44, 2, 204}, /* %10 %4 */
    {TNI_STEP_CALL, 1, 45, 118, 599}, /* %41 mH */
    {TNI_STEP_CALL, 3, 46, 28, 3581}, /* %41 %45 %18 add.Tensor */
    {TNI_STEP_CALL, 2, 47, 119, 3584}, /* %19 %46 matmul */
    {TNI_STEP_CALL, 1, 48, 118, 578}, /* %30 mH */
    {TNI_STEP_CALL, 2, 49, 119, 3586}, /* %3 %48 matmul */
    {TNI_STEP_CALL, 3, 50, 22, 3588}, /* %47 %49 %18 sub.Tensor */
    {TNI_STEP_CALL, 4, 51, 77, 3591}, /* %19 %9 %4 %44 narrow */
    {TNI_STEP_CALL, 6, 52, 14, 3595}, /* %51 %14 %14 %14 %14 %14 zeros_like */
    {TNI_STEP_LIST, 2, 53, 0, 3601}, /* %43 %52 */
    {TNI_STEP_CALL, 2, 54, 78, 3603}, /* %53 %9 cat */
    {TNI_STEP_CALL, 3, 55, 28, 3605}, /* %50 %54 %18 add.Tensor */
    {TNI_STEP_CALL, 2, 56, 122, 3608}, /* %55 %1 tril */
    {TNI_STEP_SIZE, 2, 57, 0, 100}, /* %5 %1 */
    {TNI_STEP_SUB, 2, 58, 2, 3610}, /* %57 %2 */
    {TNI_STEP_CALL, 4, 59, 77, 3612}, /* %5 %1 %2 %58 narrow */
    {TNI_STEP_CALL, 6, 60, 14, 3616}, /* %59 %14 %14 %14 %14 %14 zeros_like */
    {TNI_STEP_LIST, 2, 61, 0, 3622}, /* %56 %60 */
    {TNI_STEP_CALL, 2, 62, 78, 3624}, /* %61 %1 cat */
    {TNI_STEP_CONJUGATE, 1, 63, 0, 317}, /* %28 */
    {TNI_STEP_CALL, 2, 64, 1, 3626}, /* %35 %63 mul.Tensor */
    {TNI_STEP_LIST, 1, 65, 0, 2}, /* %1 */
    {TNI_STEP_SOME, 1, 66, 0, 1508}, /* %65 */
    {TNI_STEP_CALL, 4, 67, 33, 3628}, /* %64 %66 %6 %14 sum.dim_IntList */
    {TNI_STEP_CONJUGATE, 1, 68, 0, 81}, /* %23 */
    {TNI_STEP_CALL, 2, 69, 1, 3632}, /* %38 %68 mul.Tensor */
    {TNI_STEP_CALL, 4, 70, 33, 3634}, /* %69 %66 %6 %14 sum.dim_IntList */
    {TNI_STEP_CALL, 3, 71, 28, 3638}, /* %67 %70 %18 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 1273}, /* %62 */
    {TNI_STEP_GIVE, 1, 0, 1, 1521}, /* %71 */
    /* program 432 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 17, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 10, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 3, 118, 1}, /* %2 mH */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 5, 119, 117}, /* %4 %3 matmul */
    {TNI_STEP_COPY, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_JUMP, 0, 0, 15, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_CALL, 1, 8, 118, 14}, /* %7 mH */
    {TNI_STEP_GRAD, 0, 9, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 10, 119, 189}, /* %9 %8 matmul */
    {TNI_STEP_COPY, 1, 6, 0, 23}, /* %10 */
    {TNI_STEP_COPY, 1, 11, 0, 13}, /* %6 */
    {TNI_STEP_JUMP, 0, 0, 31, 0}, /* */
    {TNI_STEP_SAVED, 0, 12, 1, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 25, 42}, /* %12 */
    {TNI_STEP_GRAD, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 14, 118, 35}, /* %13 mH */
    {TNI_STEP_SAVED, 0, 15, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 16, 119, 542}, /* %14 %15 matmul */
    {TNI_STEP_COPY, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_JUMP, 0, 0, 30, 0}, /* */
    {TNI_STEP_SAVED, 0, 18, 2, 0}, /* */
    {TNI_STEP_CALL, 1, 19, 118, 39}, /* %18 mH */
    {TNI_STEP_GRAD, 0, 20, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 21, 119, 195}, /* %19 %20 matmul */
    {TNI_STEP_COPY, 1, 17, 0, 72}, /* %21 */
    {TNI_STEP_COPY, 1, 11, 0, 40}, /* %17 */
    {TNI_STEP_SAVED, 0, 22, 3, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 23, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 24, 0, 614}, /* %22 %23 */
    {TNI_STEP_SIZE, 2, 25, 0, 3641}, /* %11 %23 */
    {TNI_STEP_SAVED, 0, 26, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 27, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 28, 77, 3643}, /* %26 %23 %27 %24 narrow */
    {TNI_STEP_CALL, 2, 29, 122, 2955}, /* %28 %23 tril */
    {TNI_STEP_CONSTANT, 0, 30, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SIZE, 2, 31, 0, 2751}, /* %26 %30 */
    {TNI_STEP_DTYPE, 1, 32, 0, 80}, /* %26 */
    {TNI_STEP_DEVICE, 1, 33, 0, 80}, /* %26 */
    {TNI_STEP_SOME, 1, 34, 0, 583}, /* %32 */
    {TNI_STEP_NONE, 0, 35, 0, 0}, /* */
    {TNI_STEP_SOME, 1, 36, 0, 586}, /* %33 */
    {TNI_STEP_CALL, 6, 37, 106, 3647}, /* %31 %24 %34 %35 %36 %35 eye.m */
    {TNI_STEP_CONSTANT, 0, 38, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 39, 2, 590}, /* %38 */
    {TNI_STEP_CALL, 3, 40, 28, 3653}, /* %29 %37 %39 add.Tensor */
    {TNI_STEP_CALL, 2, 41, 31, 614}, /* %22 %23 unsqueeze */
    {TNI_STEP_CALL, 1, 42, 118, 593}, /* %40 mH */
    {TNI_STEP_CALL, 2, 43, 119, 3656}, /* %42 %40 matmul */
    {TNI_STEP_CALL, 2, 44, 121, 3658}, /* %43 %38 triu */
    {TNI_STEP_CALL, 2, 45, 1, 3660}, /* %44 %41 mul.Tensor */
    {TNI_STEP_CALL, 5, 46, 129, 3648}, /* %24 %34 %35 %36 %35 eye */
    {TNI_STEP_CALL, 3, 47, 28, 3662}, /* %45 %46 %39 add.Tensor */
    {TNI_STEP_CALL, 4, 48, 77, 3665}, /* %40 %30 %27 %25 narrow */
    {TNI_STEP_CALL, 1, 49, 118, 602}, /* %48 mH */
    {TNI_STEP_CALL, 2, 50, 1, 3669}, /* %49 %41 mul.Tensor */
    {TNI_STEP_CALL, 5, 51, 120, 3671}, /* %47 %50 %38 %38 %38 linalg_solve_triangular */
    {TNI_STEP_CALL, 1, 52, 118, 600}, /* %47 mH */
    {TNI_STEP_CALL, 1, 53, 118, 593}, /* %40 mH */
    {TNI_STEP_CALL, 2, 54, 119, 3676}, /* %53 %11 matmul */
    {TNI_STEP_CALL, 1, 55, 3, 652}, /* %54 neg */
    {TNI_STEP_CALL, 5, 56, 120, 3678}, /* %52 %55 %27 %38 %38 linalg_solve_triangular */
    {TNI_STEP_CALL, 1, 57, 118, 604}, /* %51 mH */
    {TNI_STEP_CALL, 2, 58, 119, 1264}, /* %56 %57 matmul */
    {TNI_STEP_CALL, 1, 59, 3, 1266}, /* %58 neg */
    {TNI_STEP_CONJUGATE, 1, 60, 0, 599}, /* %41 */
    {TNI_STEP_CALL, 2, 61, 1, 1268}, /* %59 %60 mul.Tensor */
    {TNI_STEP_CALL, 2, 62, 121, 3683}, /* %61 %38 triu */
    {TNI_STEP_CALL, 2, 63, 1, 3622}, /* %56 %60 mul.Tensor */
    {TNI_STEP_CALL, 1, 64, 118, 1505}, /* %63 mH */
    {TNI_STEP_SUB, 2, 65, 2, 1641}, /* %31 %25 */
    {TNI_STEP_CALL, 1, 66, 118, 1273}, /* %62 mH */
    {TNI_STEP_CALL, 3, 67, 28, 3685}, /* %62 %66 %39 add.Tensor */
    {TNI_STEP_CALL, 2, 68, 119, 3688}, /* %40 %67 matmul */
    {TNI_STEP_CALL, 1, 69, 118, 604}, /* %51 mH */
    {TNI_STEP_CALL, 2, 70, 119, 3690}, /* %11 %69 matmul */
    {TNI_STEP_CALL, 3, 71, 22, 3692}, /* %68 %70 %39 sub.Tensor */
    {TNI_STEP_CALL, 4, 72, 77, 3695}, /* %40 %30 %25 %65 narrow */
    {TNI_STEP_CALL, 6, 73, 14, 3699}, /* %72 %35 %35 %35 %35 %35 zeros_like */
    {TNI_STEP_LIST, 2, 74, 0, 3705}, /* %64 %73 */
    {TNI_STEP_CALL, 2, 75, 78, 3707}, /* %74 %30 cat */
    {TNI_STEP_CALL, 3, 76, 28, 3709}, /* %71 %75 %39 add.Tensor */
    {TNI_STEP_CALL, 2, 77, 122, 3712}, /* %76 %23 tril */
    {TNI_STEP_SIZE, 2, 78, 0, 80}, /* %26 %23 */
    {TNI_STEP_SUB, 2, 79, 2, 3714}, /* %78 %24 */
    {TNI_STEP_CALL, 4, 80, 77, 3716}, /* %26 %23 %24 %79 narrow */
    {TNI_STEP_CALL, 6, 81, 14, 3720}, /* %80 %35 %35 %35 %35 %35 zeros_like */
    {TNI_STEP_LIST, 2, 82, 0, 1789}, /* %77 %81 */
    {TNI_STEP_CALL, 2, 83, 78, 3726}, /* %82 %23 cat */
    {TNI_STEP_CONJUGATE, 1, 84, 0, 601}, /* %49 */
    {TNI_STEP_CALL, 2, 85, 1, 3728}, /* %56 %84 mul.Tensor */
    {TNI_STEP_LIST, 1, 86, 0, 81}, /* %23 */
    {TNI_STEP_SOME, 1, 87, 0, 1538}, /* %86 */
    {TNI_STEP_CALL, 4, 88, 33, 3730}, /* %85 %87 %27 %35 sum.dim_IntList */
    {TNI_STEP_CONJUGATE, 1, 89, 0, 597}, /* %44 */
    {TNI_STEP_CALL, 2, 90, 1, 3734}, /* %59 %89 mul.Tensor */
    {TNI_STEP_CALL, 4, 91, 33, 3736}, /* %90 %87 %27 %35 sum.dim_IntList */
    {TNI_STEP_CALL, 3, 92, 28, 3740}, /* %88 %91 %39 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 1536}, /* %83 */
    {TNI_STEP_GIVE, 1, 0, 1, 1546}, /* %92 */
    /* program 433 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_NOT, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 3, 0}, /* */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 6, 140, 3383}, /* %2 %3 %4 %5 %1 ormqr */
    {TNI_STEP_GIVE, 1, 0, 2, 13}, /* %6 */
    /* program 434 */
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
    {TNI_STEP_NATIVE, 5, 10, 1, 3743}, /* %6 %7 %8 %9 %3 strided_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 23}, /* %10 */
    /* program 435 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 141, 320}, /* %0 %1 %2 %3 as_strided */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 436 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 2, 142, 103}, /* %0 %1 contiguous */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 6, 101, 3748}, /* %0 %4 %5 %5 %5 %5 new_zeros */
    {TNI_STEP_SAVED, 0, 7, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 10, 143, 3754}, /* %2 %6 %7 %8 %9 as_strided_scatter */
    {TNI_STEP_GIVE, 1, 0, 0, 23}, /* %10 */
    /* program 437 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 2, 142, 103}, /* %0 %1 contiguous */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 6, 141, 330}, /* %2 %3 %4 %5 as_strided */
    {TNI_STEP_GIVE, 1, 0, 1, 13}, /* %6 */
    /* program 438 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GIVE, 1, 0, 0, 2}, /* %1 */
    /* program 439 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 144, 0}, /* %0 conj_physical */
    {TNI_STEP_GIVE, 1, 0, 0, 2}, /* %1 */
    /* program 440 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 144, 0}, /* %0 conj_physical */
    {TNI_STEP_GIVE, 1, 0, 0, 2}, /* %1 */
    /* program 441 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 6, 145, 776}, /* %2 %1 %3 %4 %5 diagonal_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 442 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 124, 320}, /* %0 %1 %2 %3 diagonal */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 443 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 101, 1160}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 8, 146, 3759}, /* %2 %4 %5 %6 %7 diagonal_scatter */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 444 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 124, 320}, /* %0 %1 %2 %3 diagonal */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 445 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_NATIVE, 2, 2, 2, 103}, /* %0 %1 permuted_back */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 446 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 94, 1}, /* %2 %1 reshape */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 447 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 5, 147, 776}, /* %2 %1 %3 %4 select_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 448 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 148, 180}, /* %0 %1 %2 select.int */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 449 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 101, 1160}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 7, 149, 2538}, /* %2 %4 %5 %6 select_scatter */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 450 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 148, 180}, /* %0 %1 %2 select.int */
    {TNI_STEP_GIVE, 1, 0, 1, 3}, /* %3 */
    /* program 451 */
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
    {TNI_STEP_CONSTANT, 0, 11, 31, 0}, /* 0x7fffffffffffffff */
    {TNI_STEP_COPY, 1, 10, 0, 24}, /* %11 */
    {TNI_STEP_GRAD, 0, 12, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 13, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 14, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 15, 150, 3764}, /* %12 %1 %13 %5 %10 %14 slice_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 36}, /* %15 */
    /* program 452 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SOME, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SOME, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_SAVED, 0, 6, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 7, 151, 3770}, /* %0 %1 %3 %5 %6 slice.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 453 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 101, 1160}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 9, 152, 3775}, /* %2 %4 %5 %6 %7 %8 slice_scatter */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 454 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 4, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 151, 523}, /* %0 %1 %2 %3 %4 slice.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 7}, /* %5 */
    /* program 455 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 2, 0}, /* 0x0 */
    {TNI_STEP_LESS, 2, 2, 2, 103}, /* %0 %1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 10, 1}, /* %2 */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SIZE, 2, 5, 0, 56}, /* %3 %4 */
    {TNI_STEP_ADD, 2, 6, 2, 289}, /* %0 %5 */
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
    {TNI_STEP_CALL, 6, 15, 150, 3781}, /* %12 %9 %13 %7 %11 %14 slice_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 36}, /* %15 */
    /* program 456 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 78, 103}, /* %0 %1 cat */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 457 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 153, 0}, /* %0 squeeze */
    {TNI_STEP_GIVE, 1, 0, 0, 2}, /* %1 */
    /* program 458 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 105, 103}, /* %0 %1 squeeze.dim */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 459 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 154, 103}, /* %0 %1 squeeze.dims */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 460 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 108, 0}, /* %0 t */
    {TNI_STEP_GIVE, 1, 0, 0, 2}, /* %1 */
    /* program 461 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 108, 0}, /* %0 t */
    {TNI_STEP_GIVE, 1, 0, 0, 2}, /* %1 */
    /* program 462 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 110, 180}, /* %0 %1 %2 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 463 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 110, 180}, /* %0 %1 %2 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 464 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 155, 103}, /* %0 %1 stack */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 465 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 6, 156, 776}, /* %2 %1 %3 %4 %5 unfold_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 466 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 157, 320}, /* %0 %1 %2 %3 unfold */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 467 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 105, 103}, /* %0 %1 squeeze.dim */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 468 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 31, 103}, /* %0 %1 unsqueeze */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 469 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 2, 142, 103}, /* %0 %1 contiguous */
    {TNI_STEP_CALL, 1, 3, 158, 1}, /* %2 resolve_conj */
    {TNI_STEP_CALL, 1, 4, 159, 3}, /* %3 view_as_real */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 470 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 2, 142, 103}, /* %0 %1 contiguous */
    {TNI_STEP_CALL, 1, 3, 160, 1}, /* %2 view_as_complex */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 471 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 3, 161, 180}, /* %0 %1 %2 copy */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 472 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 2, 14, 103}, /* %0 %1 %1 %1 %1 %1 zeros_like */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 473 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 97, 103}, /* %0 %1 sum */
    {TNI_STEP_GIVE, 1, 0, 1, 1}, /* %2 */
    /* program 474 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 162, 103}, /* %0 %1 fill.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 475 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_NATIVE, 2, 2, 3, 103}, /* %0 %1 blocks */
    {TNI_STEP_GIVE_LIST, 1, 0, 0, 1}, /* %2 */
    /* program 476 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_NATIVE, 3, 3, 4, 180}, /* %0 %1 %2 pieces */
    {TNI_STEP_GIVE_LIST, 1, 0, 0, 3}, /* %3 */
    /* program 477 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 163, 103}, /* %0 %1 unbind.int */
    {TNI_STEP_GIVE_LIST, 1, 0, 0, 1}, /* %2 */
    /* program 478 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_DIV, 2, 4, 2, 9}, /* %2 %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 164, 128}, /* %5 %4 channel_shuffle */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 479 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 165, 103}, /* %0 %1 pixel_unshuffle */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 480 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 166, 103}, /* %0 %1 pixel_shuffle */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 481 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 96, 103}, /* %0 %1 flip */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 482 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_NATIVE, 3, 3, 5, 180}, /* %0 %1 %2 repeats_summed */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 483 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_NATIVE, 3, 3, 6, 180}, /* %0 %1 %2 rolled_back */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 484 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_NEG, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 4, 167, 1}, /* %2 %1 %3 rot90 */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 485 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 122, 103}, /* %0 %1 tril */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 486 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 121, 103}, /* %0 %1 triu */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 487 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_NATIVE, 2, 2, 7, 103}, /* %0 %1 unpadded */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 488 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 168, 393}, /* %0 %1 %3 constant_pad_nd */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 489 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 101, 1160}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 4, 7, 169, 3787}, /* %4 %5 %2 %6 index_put */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 490 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 101, 1160}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 4, 7, 170, 3787}, /* %4 %5 %2 %6 _unsafe_index_put */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 491 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 101, 1160}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 7, 171, 1166}, /* %4 %5 %6 %2 _unsafe_masked_index_put_accumulate */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 492 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 4, 5, 172, 3791}, /* %0 %1 %2 %4 _unsafe_masked_index */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 493 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 4, 5, 172, 3791}, /* %0 %1 %2 %4 _unsafe_masked_index */
    {TNI_STEP_GIVE, 1, 0, 1, 7}, /* %5 */
    /* program 494 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 173, 180}, /* %0 %1 %2 index_select */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SIZES, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 6, 94, 10}, /* %3 %5 reshape */
    {TNI_STEP_SAVED, 0, 7, 3, 0}, /* */
    {TNI_STEP_CONJ, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_SCALED, 2, 9, 0, 82}, /* %6 %8 */
    {TNI_STEP_GIVE, 1, 0, 1, 17}, /* %9 */
    /* program 495 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 4, 5, 174, 3791}, /* %0 %1 %2 %4 index_fill.int_Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 496 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 173, 180}, /* %0 %1 %2 index_select */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SIZES, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 6, 94, 10}, /* %3 %5 reshape */
    {TNI_STEP_GIVE, 1, 0, 1, 13}, /* %6 */
    /* program 497 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 4, 5, 174, 3791}, /* %0 %1 %2 %4 index_fill.int_Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 498 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 2, 14, 103}, /* %0 %1 %1 %1 %1 %1 zeros_like */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 4, 7, 174, 3795}, /* %2 %3 %4 %6 index_fill.int_Scalar */
    {TNI_STEP_CONSTANT, 0, 8, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 2, 10, 175, 46}, /* %7 %9 ne.Scalar */
    {TNI_STEP_CALL, 3, 11, 25, 3799}, /* %10 %0 %9 where.ScalarOther */
    {TNI_STEP_CALL, 2, 12, 97, 125}, /* %11 %1 sum */
    {TNI_STEP_GIVE, 1, 0, 1, 42}, /* %12 */
    /* program 499 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_TANGENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 176, 320}, /* %0 %1 %2 %3 index_fill.int_Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
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
    {TNI_STEP_CALL, 6, 7, 101, 3802}, /* %5 %4 %6 %6 %6 %6 new_zeros */
    {TNI_STEP_SAVED, 0, 8, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 9, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 10, 169, 1365}, /* %5 %8 %7 %9 index_put */
    {TNI_STEP_COPY, 1, 2, 0, 23}, /* %10 */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 501 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 177, 103}, /* %0 %1 index.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 1}, /* %2 */
    /* program 502 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 5, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 1, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_JUMP, 0, 0, 14, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SIZES, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 101, 3802}, /* %5 %4 %6 %6 %6 %6 new_zeros */
    {TNI_STEP_SAVED, 0, 8, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 9, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 10, 170, 1365}, /* %5 %8 %7 %9 _unsafe_index_put */
    {TNI_STEP_COPY, 1, 2, 0, 23}, /* %10 */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 503 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 178, 103}, /* %0 %1 _unsafe_index.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 1}, /* %2 */
    /* program 504 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 3, 2, 109}, /* %1 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 10, 3}, /* %3 */
    {TNI_STEP_SIZES, 1, 4, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 94, 128}, /* %5 %4 reshape */
    {TNI_STEP_COPY, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_JUMP, 0, 0, 18, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 9, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 10, 110, 2453}, /* %0 %8 %9 transpose.int */
    {TNI_STEP_SIZES, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_SAVED, 0, 12, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 13, 91, 3808}, /* %12 %11 %2 expand */
    {TNI_STEP_CALL, 3, 14, 110, 3811}, /* %13 %8 %9 transpose.int */
    {TNI_STEP_COPY, 1, 7, 0, 34}, /* %14 */
    {TNI_STEP_SAVED, 0, 15, 3, 0}, /* */
    {TNI_STEP_STRING, 0, 16, 3, 221}, /* "sum" */
    {TNI_STEP_EQUAL, 2, 17, 6, 37}, /* %15 %16 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 25, 40}, /* %17 */
    {TNI_STEP_GRAD, 0, 18, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_JUMP, 0, 0, 88, 0}, /* */
    {TNI_STEP_STRING, 0, 20, 4, 225}, /* "mean" */
    {TNI_STEP_EQUAL, 2, 21, 6, 3814}, /* %15 %20 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 48, 72}, /* %21 */
    {TNI_STEP_GRAD, 0, 22, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 23, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 24, 66, 3816}, /* %22 %23 %23 %23 %23 %23 ones_like */
    {TNI_STEP_CALL, 6, 25, 66, 3822}, /* %0 %23 %23 %23 %23 %23 ones_like */
    {TNI_STEP_SAVED, 0, 26, 4, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 36, 80}, /* %26 */
    {TNI_STEP_COPY, 1, 27, 0, 74}, /* %24 */
    {TNI_STEP_JUMP, 0, 0, 40, 0}, /* */
    {TNI_STEP_SAVED, 0, 28, 2, 0}, /* */
    {TNI_STEP_SCALAR, 1, 29, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 4, 30, 179, 3828}, /* %24 %28 %7 %29 scatter.value */
    {TNI_STEP_COPY, 1, 27, 0, 578}, /* %30 */
    {TNI_STEP_SAVED, 0, 31, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 32, 102, 3832}, /* %27 %31 %7 %25 scatter_add */
    {TNI_STEP_CONSTANT, 0, 33, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 34, 2, 586}, /* %33 */
    {TNI_STEP_CALL, 2, 35, 100, 3372}, /* %32 %34 clamp_min */
    {TNI_STEP_CALL, 2, 36, 15, 3836}, /* %22 %35 div.Tensor */
    {TNI_STEP_COPY, 1, 37, 0, 588}, /* %36 */
    {TNI_STEP_JUMP, 0, 0, 87, 0}, /* */
    {TNI_STEP_STRING, 0, 38, 4, 230}, /* "prod" */
    {TNI_STEP_EQUAL, 2, 39, 6, 3838}, /* %15 %38 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 62, 592}, /* %39 */
    {TNI_STEP_SAVED, 0, 40, 5, 0}, /* */
    {TNI_STEP_NONE, 0, 41, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 42, 66, 3840}, /* %40 %41 %41 %41 %41 %41 ones_like */
    {TNI_STEP_SAVED, 0, 43, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 44, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 6, 45, 180, 3846}, /* %42 %43 %7 %0 %15 %44 scatter_reduce.two */
    {TNI_STEP_CONJUGATE, 1, 46, 0, 595}, /* %45 */
    {TNI_STEP_GRAD, 0, 47, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 48, 1, 3305}, /* %47 %46 mul.Tensor */
    {TNI_STEP_COPY, 1, 49, 0, 602}, /* %48 */
    {TNI_STEP_JUMP, 0, 0, 86, 0}, /* */
    {TNI_STEP_SAVED, 0, 50, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 51, 6, 0}, /* */
    {TNI_STEP_CALL, 2, 52, 53, 603}, /* %50 %51 eq.Tensor */
    {TNI_STEP_GRAD, 0, 53, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 54, 0, 654}, /* %53 */
    {TNI_STEP_NONE, 0, 55, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 56, 93, 3852}, /* %52 %54 %2 %2 %55 to.dtype */
    {TNI_STEP_SAVED, 0, 57, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 58, 103, 3857}, /* %51 %57 %7 %2 gather */
    {TNI_STEP_CALL, 2, 59, 53, 3861}, /* %0 %58 eq.Tensor */
    {TNI_STEP_CALL, 5, 60, 93, 3863}, /* %59 %54 %2 %2 %55 to.dtype */
    {TNI_STEP_CONSTANT, 0, 61, 0, 0}, /* 0x1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 77, 1272}, /* %61 */
    {TNI_STEP_COPY, 1, 62, 0, 656}, /* %56 */
    {TNI_STEP_JUMP, 0, 0, 80, 0}, /* */
    {TNI_STEP_SCALAR, 1, 63, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 4, 64, 179, 3868}, /* %56 %57 %7 %63 scatter.value */
    {TNI_STEP_COPY, 1, 62, 0, 1506}, /* %64 */
    {TNI_STEP_CALL, 4, 65, 102, 3872}, /* %62 %57 %7 %60 scatter_add */
    {TNI_STEP_SCALAR, 1, 66, 2, 1272}, /* %61 */
    {TNI_STEP_CALL, 2, 67, 100, 1673}, /* %65 %66 clamp_min */
    {TNI_STEP_CALL, 2, 68, 15, 3876}, /* %53 %67 div.Tensor */
    {TNI_STEP_CALL, 2, 69, 1, 3878}, /* %56 %68 mul.Tensor */
    {TNI_STEP_COPY, 1, 49, 0, 1517}, /* %69 */
    {TNI_STEP_COPY, 1, 37, 0, 601}, /* %49 */
    {TNI_STEP_COPY, 1, 19, 0, 591}, /* %37 */
    {TNI_STEP_SAVED, 0, 70, 4, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 92, 1519}, /* %70 */
    {TNI_STEP_COPY, 1, 71, 0, 41}, /* %19 */
    {TNI_STEP_JUMP, 0, 0, 96, 0}, /* */
    {TNI_STEP_SAVED, 0, 72, 2, 0}, /* */
    {TNI_STEP_SCALAR, 1, 73, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 4, 74, 179, 3880}, /* %19 %72 %7 %73 scatter.value */
    {TNI_STEP_COPY, 1, 71, 0, 1523}, /* %74 */
    {TNI_STEP_GIVE, 1, 0, 0, 1521}, /* %71 */
    /* program 505 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 3, 2, 109}, /* %1 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 10, 3}, /* %3 */
    {TNI_STEP_SIZES, 1, 4, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 94, 128}, /* %5 %4 reshape */
    {TNI_STEP_COPY, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_JUMP, 0, 0, 18, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 9, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 10, 110, 2453}, /* %0 %8 %9 transpose.int */
    {TNI_STEP_SIZES, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_SAVED, 0, 12, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 13, 91, 3808}, /* %12 %11 %2 expand */
    {TNI_STEP_CALL, 3, 14, 110, 3811}, /* %13 %8 %9 transpose.int */
    {TNI_STEP_COPY, 1, 7, 0, 34}, /* %14 */
    {TNI_STEP_SAVED, 0, 15, 3, 0}, /* */
    {TNI_STEP_STRING, 0, 16, 3, 221}, /* "sum" */
    {TNI_STEP_EQUAL, 2, 17, 6, 37}, /* %15 %16 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 27, 40}, /* %17 */
    {TNI_STEP_GRAD, 0, 18, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 19, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 20, 103, 3884}, /* %18 %19 %7 %2 gather */
    {TNI_STEP_COPY, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_JUMP, 0, 0, 111, 0}, /* */
    {TNI_STEP_STRING, 0, 22, 4, 225}, /* "mean" */
    {TNI_STEP_EQUAL, 2, 23, 6, 1037}, /* %15 %22 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 51, 81}, /* %23 */
    {TNI_STEP_GRAD, 0, 24, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 25, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 26, 66, 74}, /* %24 %25 %25 %25 %25 %25 ones_like */
    {TNI_STEP_CALL, 6, 27, 66, 3888}, /* %0 %25 %25 %25 %25 %25 ones_like */
    {TNI_STEP_SAVED, 0, 28, 4, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 38, 317}, /* %28 */
    {TNI_STEP_COPY, 1, 29, 0, 80}, /* %26 */
    {TNI_STEP_JUMP, 0, 0, 42, 0}, /* */
    {TNI_STEP_SAVED, 0, 30, 2, 0}, /* */
    {TNI_STEP_SCALAR, 1, 31, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 4, 32, 179, 3894}, /* %26 %30 %7 %31 scatter.value */
    {TNI_STEP_COPY, 1, 29, 0, 583}, /* %32 */
    {TNI_STEP_SAVED, 0, 33, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 34, 102, 3898}, /* %29 %33 %7 %27 scatter_add */
    {TNI_STEP_CONSTANT, 0, 35, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 36, 2, 606}, /* %35 */
    {TNI_STEP_CALL, 2, 37, 100, 587}, /* %34 %36 clamp_min */
    {TNI_STEP_CALL, 2, 38, 15, 3902}, /* %24 %37 div.Tensor */
    {TNI_STEP_CALL, 4, 39, 103, 3904}, /* %38 %33 %7 %2 gather */
    {TNI_STEP_COPY, 1, 40, 0, 592}, /* %39 */
    {TNI_STEP_JUMP, 0, 0, 110, 0}, /* */
    {TNI_STEP_STRING, 0, 41, 4, 230}, /* "prod" */
    {TNI_STEP_EQUAL, 2, 42, 6, 1066}, /* %15 %41 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 84, 596}, /* %42 */
    {TNI_STEP_SCALAR, 1, 43, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 2, 44, 12, 3908}, /* %0 %43 eq.Scalar */
    {TNI_STEP_CONSTANT, 0, 45, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 46, 2, 595}, /* %45 */
    {TNI_STEP_CALL, 3, 47, 13, 3910}, /* %0 %44 %46 masked_fill.Scalar */
    {TNI_STEP_GRAD, 0, 48, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 49, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 50, 14, 3913}, /* %48 %49 %49 %49 %49 %49 zeros_like */
    {TNI_STEP_DTYPE, 1, 51, 0, 602}, /* %48 */
    {TNI_STEP_CALL, 5, 52, 93, 3919}, /* %44 %51 %2 %2 %49 to.dtype */
    {TNI_STEP_SAVED, 0, 53, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 54, 102, 3924}, /* %50 %53 %7 %52 scatter_add */
    {TNI_STEP_CALL, 4, 55, 103, 3928}, /* %54 %53 %7 %2 gather */
    {TNI_STEP_CALL, 2, 56, 12, 3932}, /* %55 %46 eq.Scalar */
    {TNI_STEP_SAVED, 0, 57, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 58, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 59, 180, 3934}, /* %57 %53 %7 %47 %41 %58 scatter_reduce.two */
    {TNI_STEP_CONJUGATE, 1, 60, 0, 1268}, /* %59 */
    {TNI_STEP_CALL, 2, 61, 1, 3940}, /* %48 %60 mul.Tensor */
    {TNI_STEP_CALL, 4, 62, 103, 3942}, /* %61 %53 %7 %2 gather */
    {TNI_STEP_CALL, 3, 63, 25, 3946}, /* %56 %62 %43 where.ScalarOther */
    {TNI_STEP_SAVED, 0, 64, 6, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 65, 0, 1506}, /* %64 */
    {TNI_STEP_CALL, 2, 66, 1, 3949}, /* %48 %65 mul.Tensor */
    {TNI_STEP_CALL, 4, 67, 103, 3951}, /* %66 %53 %7 %2 gather */
    {TNI_STEP_CONJUGATE, 1, 68, 0, 600}, /* %47 */
    {TNI_STEP_CALL, 2, 69, 15, 2022}, /* %67 %68 div.Tensor */
    {TNI_STEP_CALL, 3, 70, 51, 3955}, /* %44 %63 %69 where.self */
    {TNI_STEP_COPY, 1, 71, 0, 1519}, /* %70 */
    {TNI_STEP_JUMP, 0, 0, 109, 0}, /* */
    {TNI_STEP_SAVED, 0, 72, 6, 0}, /* */
    {TNI_STEP_SAVED, 0, 73, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 74, 103, 3958}, /* %72 %73 %7 %2 gather */
    {TNI_STEP_CALL, 2, 75, 53, 3962}, /* %0 %74 eq.Tensor */
    {TNI_STEP_GRAD, 0, 76, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 77, 0, 1524}, /* %76 */
    {TNI_STEP_NONE, 0, 78, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 79, 93, 3964}, /* %75 %77 %2 %2 %78 to.dtype */
    {TNI_STEP_SAVED, 0, 80, 5, 0}, /* */
    {TNI_STEP_CALL, 2, 81, 53, 3969}, /* %80 %72 eq.Tensor */
    {TNI_STEP_CALL, 5, 82, 93, 3971}, /* %81 %77 %2 %2 %78 to.dtype */
    {TNI_STEP_CONSTANT, 0, 83, 0, 0}, /* 0x1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 99, 1536}, /* %83 */
    {TNI_STEP_COPY, 1, 84, 0, 1533}, /* %82 */
    {TNI_STEP_JUMP, 0, 0, 102, 0}, /* */
    {TNI_STEP_SCALAR, 1, 85, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 4, 86, 179, 3976}, /* %82 %73 %7 %85 scatter.value */
    {TNI_STEP_COPY, 1, 84, 0, 1538}, /* %86 */
    {TNI_STEP_CALL, 4, 87, 102, 3980}, /* %84 %73 %7 %79 scatter_add */
    {TNI_STEP_SCALAR, 1, 88, 2, 1536}, /* %83 */
    {TNI_STEP_CALL, 2, 89, 100, 1695}, /* %87 %88 clamp_min */
    {TNI_STEP_CALL, 2, 90, 15, 3984}, /* %76 %89 div.Tensor */
    {TNI_STEP_CALL, 4, 91, 103, 3986}, /* %90 %73 %7 %2 gather */
    {TNI_STEP_CALL, 2, 92, 1, 3990}, /* %79 %91 mul.Tensor */
    {TNI_STEP_COPY, 1, 71, 0, 1546}, /* %92 */
    {TNI_STEP_COPY, 1, 40, 0, 1521}, /* %71 */
    {TNI_STEP_COPY, 1, 21, 0, 593}, /* %40 */
    {TNI_STEP_GIVE, 1, 0, 1, 72}, /* %21 */
    /* program 506 */
    {TNI_STEP_ARGUMENT, 0, 0, 3, 0}, /* */
    {TNI_STEP_DIM, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 3, 2, 109}, /* %1 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 10, 3}, /* %3 */
    {TNI_STEP_SIZES, 1, 4, 0, 0}, /* %0 */
    {TNI_STEP_ARGUMENT, 0, 5, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 94, 128}, /* %5 %4 reshape */
    {TNI_STEP_COPY, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_JUMP, 0, 0, 18, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 8, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 9, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 10, 110, 2453}, /* %0 %8 %9 transpose.int */
    {TNI_STEP_SIZES, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_ARGUMENT, 0, 12, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 13, 91, 3808}, /* %12 %11 %2 expand */
    {TNI_STEP_CALL, 3, 14, 110, 3811}, /* %13 %8 %9 transpose.int */
    {TNI_STEP_COPY, 1, 7, 0, 34}, /* %14 */
    {TNI_STEP_RESULT, 0, 15, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 16, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 17, 66, 3992}, /* %15 %16 %16 %16 %16 %16 ones_like */
    {TNI_STEP_ARGUMENT, 0, 18, 4, 0}, /* */
    {TNI_STEP_STRING, 0, 19, 3, 221}, /* "sum" */
    {TNI_STEP_EQUAL, 2, 20, 6, 223}, /* %18 %19 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 27, 55}, /* %20 */
    {TNI_STEP_COPY, 1, 21, 0, 40}, /* %17 */
    {TNI_STEP_JUMP, 0, 0, 83, 0}, /* */
    {TNI_STEP_STRING, 0, 22, 4, 225}, /* "mean" */
    {TNI_STEP_EQUAL, 2, 23, 6, 1284}, /* %18 %22 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 48, 81}, /* %23 */
    {TNI_STEP_CALL, 6, 24, 66, 3998}, /* %17 %16 %16 %16 %16 %16 ones_like */
    {TNI_STEP_CALL, 6, 25, 66, 4004}, /* %0 %16 %16 %16 %16 %16 ones_like */
    {TNI_STEP_ARGUMENT, 0, 26, 5, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 36, 80}, /* %26 */
    {TNI_STEP_COPY, 1, 27, 0, 74}, /* %24 */
    {TNI_STEP_JUMP, 0, 0, 40, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 28, 1, 0}, /* */
    {TNI_STEP_SCALAR, 1, 29, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 4, 30, 179, 3828}, /* %24 %28 %7 %29 scatter.value */
    {TNI_STEP_COPY, 1, 27, 0, 578}, /* %30 */
    {TNI_STEP_ARGUMENT, 0, 31, 1, 0}, /* */
    {TNI_STEP_CALL, 4, 32, 102, 3832}, /* %27 %31 %7 %25 scatter_add */
    {TNI_STEP_CONSTANT, 0, 33, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 34, 2, 586}, /* %33 */
    {TNI_STEP_CALL, 2, 35, 100, 3372}, /* %32 %34 clamp_min */
    {TNI_STEP_CALL, 2, 36, 15, 3578}, /* %17 %35 div.Tensor */
    {TNI_STEP_COPY, 1, 37, 0, 588}, /* %36 */
    {TNI_STEP_JUMP, 0, 0, 82, 0}, /* */
    {TNI_STEP_STRING, 0, 38, 4, 230}, /* "prod" */
    {TNI_STEP_EQUAL, 2, 39, 6, 4010}, /* %18 %38 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 60, 592}, /* %39 */
    {TNI_STEP_ARGUMENT, 0, 40, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 41, 66, 4012}, /* %40 %16 %16 %16 %16 %16 ones_like */
    {TNI_STEP_ARGUMENT, 0, 42, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 43, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 6, 44, 180, 4018}, /* %41 %42 %7 %0 %18 %43 scatter_reduce.two */
    {TNI_STEP_CONJUGATE, 1, 45, 0, 597}, /* %44 */
    {TNI_STEP_CALL, 2, 46, 1, 4024}, /* %17 %45 mul.Tensor */
    {TNI_STEP_COPY, 1, 47, 0, 598}, /* %46 */
    {TNI_STEP_JUMP, 0, 0, 81, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 48, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 49, 53, 4026}, /* %48 %15 eq.Tensor */
    {TNI_STEP_DTYPE, 1, 50, 0, 40}, /* %17 */
    {TNI_STEP_CALL, 5, 51, 93, 4028}, /* %49 %50 %2 %2 %16 to.dtype */
    {TNI_STEP_ARGUMENT, 0, 52, 1, 0}, /* */
    {TNI_STEP_CALL, 4, 53, 103, 4033}, /* %15 %52 %7 %2 gather */
    {TNI_STEP_CALL, 2, 54, 53, 4037}, /* %0 %53 eq.Tensor */
    {TNI_STEP_CALL, 5, 55, 93, 4039}, /* %54 %50 %2 %2 %16 to.dtype */
    {TNI_STEP_CONSTANT, 0, 56, 0, 0}, /* 0x1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 72, 656}, /* %56 */
    {TNI_STEP_COPY, 1, 57, 0, 604}, /* %51 */
    {TNI_STEP_JUMP, 0, 0, 75, 0}, /* */
    {TNI_STEP_SCALAR, 1, 58, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 4, 59, 179, 4044}, /* %51 %52 %7 %58 scatter.value */
    {TNI_STEP_COPY, 1, 57, 0, 1268}, /* %59 */
    {TNI_STEP_CALL, 4, 60, 102, 4048}, /* %57 %52 %7 %55 scatter_add */
    {TNI_STEP_SCALAR, 1, 61, 2, 656}, /* %56 */
    {TNI_STEP_CALL, 2, 62, 100, 3623}, /* %60 %61 clamp_min */
    {TNI_STEP_CALL, 2, 63, 15, 4052}, /* %17 %62 div.Tensor */
    {TNI_STEP_CALL, 2, 64, 1, 2640}, /* %51 %63 mul.Tensor */
    {TNI_STEP_COPY, 1, 47, 0, 1506}, /* %64 */
    {TNI_STEP_COPY, 1, 37, 0, 600}, /* %47 */
    {TNI_STEP_COPY, 1, 21, 0, 591}, /* %37 */
    {TNI_STEP_ARGUMENT, 0, 65, 5, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 87, 1508}, /* %65 */
    {TNI_STEP_COPY, 1, 66, 0, 72}, /* %21 */
    {TNI_STEP_JUMP, 0, 0, 91, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 67, 1, 0}, /* */
    {TNI_STEP_SCALAR, 1, 68, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 4, 69, 179, 4054}, /* %21 %67 %7 %68 scatter.value */
    {TNI_STEP_COPY, 1, 66, 0, 1517}, /* %69 */
    {TNI_STEP_CONJUGATE, 1, 70, 0, 1511}, /* %66 */
    {TNI_STEP_TANGENT, 0, 71, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 72, 1, 2024}, /* %70 %71 mul.Tensor */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 99, 55}, /* %20 */
    {TNI_STEP_ARGUMENT, 0, 73, 1, 0}, /* */
    {TNI_STEP_CALL, 4, 74, 103, 4058}, /* %17 %73 %7 %2 gather */
    {TNI_STEP_COPY, 1, 75, 0, 1523}, /* %74 */
    {TNI_STEP_JUMP, 0, 0, 173, 0}, /* */
    {TNI_STEP_STRING, 0, 76, 4, 225}, /* "mean" */
    {TNI_STEP_EQUAL, 2, 77, 6, 4062}, /* %18 %76 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 120, 1525}, /* %77 */
    {TNI_STEP_CALL, 6, 78, 66, 3998}, /* %17 %16 %16 %16 %16 %16 ones_like */
    {TNI_STEP_CALL, 6, 79, 66, 4004}, /* %0 %16 %16 %16 %16 %16 ones_like */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 107, 1508}, /* %65 */
    {TNI_STEP_COPY, 1, 80, 0, 1527}, /* %78 */
    {TNI_STEP_JUMP, 0, 0, 111, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 81, 1, 0}, /* */
    {TNI_STEP_SCALAR, 1, 82, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 4, 83, 179, 4064}, /* %78 %81 %7 %82 scatter.value */
    {TNI_STEP_COPY, 1, 80, 0, 1536}, /* %83 */
    {TNI_STEP_ARGUMENT, 0, 84, 1, 0}, /* */
    {TNI_STEP_CALL, 4, 85, 102, 4068}, /* %80 %84 %7 %79 scatter_add */
    {TNI_STEP_CONSTANT, 0, 86, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 87, 2, 1538}, /* %86 */
    {TNI_STEP_CALL, 2, 88, 100, 3730}, /* %85 %87 clamp_min */
    {TNI_STEP_CALL, 2, 89, 15, 4072}, /* %17 %88 div.Tensor */
    {TNI_STEP_CALL, 4, 90, 103, 4074}, /* %89 %84 %7 %2 gather */
    {TNI_STEP_COPY, 1, 91, 0, 1543}, /* %90 */
    {TNI_STEP_JUMP, 0, 0, 172, 0}, /* */
    {TNI_STEP_STRING, 0, 92, 4, 230}, /* "prod" */
    {TNI_STEP_EQUAL, 2, 93, 6, 4078}, /* %18 %92 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 149, 1547}, /* %93 */
    {TNI_STEP_SCALAR, 1, 94, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 2, 95, 12, 4080}, /* %0 %94 eq.Scalar */
    {TNI_STEP_CONSTANT, 0, 96, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 97, 2, 1618}, /* %96 */
    {TNI_STEP_CALL, 3, 98, 13, 4082}, /* %0 %95 %97 masked_fill.Scalar */
    {TNI_STEP_CALL, 6, 99, 14, 3998}, /* %17 %16 %16 %16 %16 %16 zeros_like */
    {TNI_STEP_DTYPE, 1, 100, 0, 40}, /* %17 */
    {TNI_STEP_CALL, 5, 101, 93, 4085}, /* %95 %100 %2 %2 %16 to.dtype */
    {TNI_STEP_ARGUMENT, 0, 102, 1, 0}, /* */
    {TNI_STEP_CALL, 4, 103, 102, 4090}, /* %99 %102 %7 %101 scatter_add */
    {TNI_STEP_CALL, 4, 104, 103, 4094}, /* %103 %102 %7 %2 gather */
    {TNI_STEP_CALL, 2, 105, 12, 4098}, /* %104 %97 eq.Scalar */
    {TNI_STEP_ARGUMENT, 0, 106, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 107, 180, 4100}, /* %106 %102 %7 %98 %92 %65 scatter_reduce.two */
    {TNI_STEP_CONJUGATE, 1, 108, 0, 2872}, /* %107 */
    {TNI_STEP_CALL, 2, 109, 1, 4106}, /* %17 %108 mul.Tensor */
    {TNI_STEP_CALL, 4, 110, 103, 4108}, /* %109 %102 %7 %2 gather */
    {TNI_STEP_CALL, 3, 111, 25, 4112}, /* %105 %110 %94 where.ScalarOther */
    {TNI_STEP_CONJUGATE, 1, 112, 0, 36}, /* %15 */
    {TNI_STEP_CALL, 2, 113, 1, 4115}, /* %17 %112 mul.Tensor */
    {TNI_STEP_CALL, 4, 114, 103, 4117}, /* %113 %102 %7 %2 gather */
    {TNI_STEP_CONJUGATE, 1, 115, 0, 1623}, /* %98 */
    {TNI_STEP_CALL, 2, 116, 15, 4121}, /* %114 %115 div.Tensor */
    {TNI_STEP_CALL, 3, 117, 51, 4123}, /* %95 %111 %116 where.self */
    {TNI_STEP_COPY, 1, 118, 0, 2885}, /* %117 */
    {TNI_STEP_JUMP, 0, 0, 171, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 119, 1, 0}, /* */
    {TNI_STEP_CALL, 4, 120, 103, 4126}, /* %15 %119 %7 %2 gather */
    {TNI_STEP_CALL, 2, 121, 53, 4130}, /* %0 %120 eq.Tensor */
    {TNI_STEP_DTYPE, 1, 122, 0, 40}, /* %17 */
    {TNI_STEP_CALL, 5, 123, 93, 4132}, /* %121 %122 %2 %2 %16 to.dtype */
    {TNI_STEP_ARGUMENT, 0, 124, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 125, 53, 4137}, /* %124 %15 eq.Tensor */
    {TNI_STEP_CALL, 5, 126, 93, 4139}, /* %125 %122 %2 %2 %16 to.dtype */
    {TNI_STEP_CONSTANT, 0, 127, 0, 0}, /* 0x1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 161, 2898}, /* %127 */
    {TNI_STEP_COPY, 1, 128, 0, 2909}, /* %126 */
    {TNI_STEP_JUMP, 0, 0, 164, 0}, /* */
    {TNI_STEP_SCALAR, 1, 129, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 4, 130, 179, 4144}, /* %126 %119 %7 %129 scatter.value */
    {TNI_STEP_COPY, 1, 128, 0, 2901}, /* %130 */
    {TNI_STEP_CALL, 4, 131, 102, 4148}, /* %128 %119 %7 %123 scatter_add */
    {TNI_STEP_SCALAR, 1, 132, 2, 2898}, /* %127 */
    {TNI_STEP_CALL, 2, 133, 100, 4152}, /* %131 %132 clamp_min */
    {TNI_STEP_CALL, 2, 134, 15, 4154}, /* %17 %133 div.Tensor */
    {TNI_STEP_CALL, 4, 135, 103, 4156}, /* %134 %119 %7 %2 gather */
    {TNI_STEP_CALL, 2, 136, 1, 4160}, /* %123 %135 mul.Tensor */
    {TNI_STEP_COPY, 1, 118, 0, 2904}, /* %136 */
    {TNI_STEP_COPY, 1, 91, 0, 2895}, /* %118 */
    {TNI_STEP_COPY, 1, 75, 0, 1545}, /* %91 */
    {TNI_STEP_CONJUGATE, 1, 137, 0, 1526}, /* %75 */
    {TNI_STEP_TANGENT, 0, 138, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 139, 1, 2907}, /* %137 %138 mul.Tensor */
    {TNI_STEP_ARGUMENT, 0, 140, 1, 0}, /* */
    {TNI_STEP_CALL, 4, 141, 102, 4162}, /* %72 %140 %7 %139 scatter_add */
    {TNI_STEP_GIVE, 1, 0, 0, 4166}, /* %141 */
    /* program 507 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 101, 1160}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 8, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 5, 9, 181, 4167}, /* %4 %5 %6 %2 %8 index_add */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 508 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 13, 393}, /* %0 %1 %3 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 509 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 13, 393}, /* %0 %1 %3 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 510 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 35, 0}, /* %0 logical_not */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 3, 5, 13, 114}, /* %2 %1 %4 masked_fill.Scalar */
    {TNI_STEP_NONE, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 97, 12}, /* %5 %6 sum */
    {TNI_STEP_GIVE, 1, 0, 1, 14}, /* %7 */
    /* program 511 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_TANGENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 182, 180}, /* %0 %1 %2 masked_fill.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 512 */
    {TNI_STEP_SAVED, 0, 0, 1, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 4, 183, 4172}, /* %2 %3 %1 masked_scatter_backward */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 513 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 101, 1160}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 6, 184, 6}, /* %4 %5 %2 masked_scatter */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 514 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 5, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 1, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 2, 0, 2}, /* %1 */
    {TNI_STEP_JUMP, 0, 0, 14, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SIZES, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 101, 3802}, /* %5 %4 %6 %6 %6 %6 new_zeros */
    {TNI_STEP_SAVED, 0, 8, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 9, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 10, 185, 1365}, /* %5 %8 %7 %9 put */
    {TNI_STEP_COPY, 1, 2, 0, 23}, /* %10 */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 515 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 186, 103}, /* %0 %1 take */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SIZES, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 94, 5}, /* %2 %4 reshape */
    {TNI_STEP_GIVE, 1, 0, 1, 7}, /* %5 */
    /* program 516 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 4, 5, 179, 3791}, /* %0 %1 %2 %4 scatter.value */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 517 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 4, 103, 320}, /* %0 %1 %2 %3 gather */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 518 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 4, 5, 179, 3791}, /* %0 %1 %2 %4 scatter.value */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 519 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_STRING, 0, 1, 3, 221}, /* "sum" */
    {TNI_STEP_EQUAL, 2, 2, 6, 103}, /* %0 %1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 7, 1}, /* %2 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_JUMP, 0, 0, 79, 0}, /* */
    {TNI_STEP_STRING, 0, 5, 4, 225}, /* "mean" */
    {TNI_STEP_EQUAL, 2, 6, 6, 289}, /* %0 %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 34, 13}, /* %6 */
    {TNI_STEP_GRAD, 0, 7, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 9, 66, 2316}, /* %7 %8 %8 %8 %8 %8 ones_like */
    {TNI_STEP_SAVED, 0, 10, 1, 0}, /* */
    {TNI_STEP_CALL, 6, 11, 66, 2290}, /* %10 %8 %8 %8 %8 %8 ones_like */
    {TNI_STEP_SAVED, 0, 12, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 19, 42}, /* %12 */
    {TNI_STEP_COPY, 1, 13, 0, 17}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_SAVED, 0, 14, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 15, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 16, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 17, 2, 38}, /* %16 */
    {TNI_STEP_CALL, 4, 18, 179, 4175}, /* %9 %14 %15 %17 scatter.value */
    {TNI_STEP_COPY, 1, 13, 0, 39}, /* %18 */
    {TNI_STEP_SAVED, 0, 19, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 20, 4, 0}, /* */
    {TNI_STEP_CALL, 4, 21, 102, 4179}, /* %13 %19 %20 %11 scatter_add */
    {TNI_STEP_CONSTANT, 0, 22, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 23, 2, 73}, /* %22 */
    {TNI_STEP_CALL, 2, 24, 100, 308}, /* %21 %23 clamp_min */
    {TNI_STEP_CALL, 2, 25, 15, 4183}, /* %7 %24 div.Tensor */
    {TNI_STEP_COPY, 1, 26, 0, 75}, /* %25 */
    {TNI_STEP_JUMP, 0, 0, 78, 0}, /* */
    {TNI_STEP_STRING, 0, 27, 4, 230}, /* "prod" */
    {TNI_STEP_EQUAL, 2, 28, 6, 1635}, /* %0 %27 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 50, 317}, /* %28 */
    {TNI_STEP_SAVED, 0, 29, 5, 0}, /* */
    {TNI_STEP_NONE, 0, 30, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 31, 66, 4185}, /* %29 %30 %30 %30 %30 %30 ones_like */
    {TNI_STEP_SAVED, 0, 32, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 33, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 34, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 35, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 6, 36, 180, 4191}, /* %31 %32 %33 %34 %0 %35 scatter_reduce.two */
    {TNI_STEP_CONJUGATE, 1, 37, 0, 588}, /* %36 */
    {TNI_STEP_GRAD, 0, 38, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 39, 1, 590}, /* %38 %37 mul.Tensor */
    {TNI_STEP_COPY, 1, 40, 0, 592}, /* %39 */
    {TNI_STEP_JUMP, 0, 0, 77, 0}, /* */
    {TNI_STEP_SAVED, 0, 41, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 42, 6, 0}, /* */
    {TNI_STEP_CALL, 2, 43, 53, 2688}, /* %41 %42 eq.Tensor */
    {TNI_STEP_GRAD, 0, 44, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 45, 0, 597}, /* %44 */
    {TNI_STEP_CONSTANT, 0, 46, 2, 0}, /* 0x0 */
    {TNI_STEP_NONE, 0, 47, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 48, 93, 4197}, /* %43 %45 %46 %46 %47 to.dtype */
    {TNI_STEP_SAVED, 0, 49, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 50, 4, 0}, /* */
    {TNI_STEP_CALL, 4, 51, 103, 4202}, /* %42 %49 %50 %46 gather */
    {TNI_STEP_SAVED, 0, 52, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 53, 53, 4206}, /* %52 %51 eq.Tensor */
    {TNI_STEP_CALL, 5, 54, 93, 4208}, /* %53 %45 %46 %46 %47 to.dtype */
    {TNI_STEP_CONSTANT, 0, 55, 0, 0}, /* 0x1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 68, 655}, /* %55 */
    {TNI_STEP_COPY, 1, 56, 0, 602}, /* %48 */
    {TNI_STEP_JUMP, 0, 0, 71, 0}, /* */
    {TNI_STEP_SCALAR, 1, 57, 2, 598}, /* %46 */
    {TNI_STEP_CALL, 4, 58, 179, 4213}, /* %48 %49 %50 %57 scatter.value */
    {TNI_STEP_COPY, 1, 56, 0, 1266}, /* %58 */
    {TNI_STEP_CALL, 4, 59, 102, 4217}, /* %56 %49 %50 %54 scatter_add */
    {TNI_STEP_SCALAR, 1, 60, 2, 655}, /* %55 */
    {TNI_STEP_CALL, 2, 61, 100, 1268}, /* %59 %60 clamp_min */
    {TNI_STEP_CALL, 2, 62, 15, 4221}, /* %44 %61 div.Tensor */
    {TNI_STEP_CALL, 2, 63, 1, 4223}, /* %48 %62 mul.Tensor */
    {TNI_STEP_COPY, 1, 40, 0, 1505}, /* %63 */
    {TNI_STEP_COPY, 1, 26, 0, 593}, /* %40 */
    {TNI_STEP_COPY, 1, 4, 0, 80}, /* %26 */
    {TNI_STEP_SAVED, 0, 64, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 83, 1506}, /* %64 */
    {TNI_STEP_COPY, 1, 65, 0, 6}, /* %4 */
    {TNI_STEP_JUMP, 0, 0, 89, 0}, /* */
    {TNI_STEP_SAVED, 0, 66, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 67, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 68, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 69, 2, 1520}, /* %68 */
    {TNI_STEP_CALL, 4, 70, 179, 4225}, /* %4 %66 %67 %69 scatter.value */
    {TNI_STEP_COPY, 1, 65, 0, 1519}, /* %70 */
    {TNI_STEP_GIVE, 1, 0, 0, 1508}, /* %65 */
    /* program 520 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_STRING, 0, 1, 3, 221}, /* "sum" */
    {TNI_STEP_EQUAL, 2, 2, 6, 103}, /* %0 %1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 11, 1}, /* %2 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 7, 103, 751}, /* %3 %4 %5 %6 gather */
    {TNI_STEP_COPY, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 106, 0}, /* */
    {TNI_STEP_STRING, 0, 9, 4, 225}, /* "mean" */
    {TNI_STEP_EQUAL, 2, 10, 6, 273}, /* %0 %9 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 40, 23}, /* %10 */
    {TNI_STEP_GRAD, 0, 11, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 12, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 13, 66, 4229}, /* %11 %12 %12 %12 %12 %12 ones_like */
    {TNI_STEP_SAVED, 0, 14, 1, 0}, /* */
    {TNI_STEP_CALL, 6, 15, 66, 4235}, /* %14 %12 %12 %12 %12 %12 ones_like */
    {TNI_STEP_SAVED, 0, 16, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 23, 38}, /* %16 */
    {TNI_STEP_COPY, 1, 17, 0, 35}, /* %13 */
    {TNI_STEP_JUMP, 0, 0, 29, 0}, /* */
    {TNI_STEP_SAVED, 0, 18, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 19, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 20, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 21, 2, 55}, /* %20 */
    {TNI_STEP_CALL, 4, 22, 179, 4241}, /* %13 %18 %19 %21 scatter.value */
    {TNI_STEP_COPY, 1, 17, 0, 73}, /* %22 */
    {TNI_STEP_SAVED, 0, 23, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 24, 4, 0}, /* */
    {TNI_STEP_CALL, 4, 25, 102, 4245}, /* %17 %23 %24 %15 scatter_add */
    {TNI_STEP_CONSTANT, 0, 26, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 27, 2, 80}, /* %26 */
    {TNI_STEP_CALL, 2, 28, 100, 4249}, /* %25 %27 clamp_min */
    {TNI_STEP_CALL, 2, 29, 15, 4251}, /* %11 %28 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 30, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 31, 103, 4253}, /* %29 %23 %24 %30 gather */
    {TNI_STEP_COPY, 1, 32, 0, 580}, /* %31 */
    {TNI_STEP_JUMP, 0, 0, 105, 0}, /* */
    {TNI_STEP_STRING, 0, 33, 4, 230}, /* "prod" */
    {TNI_STEP_EQUAL, 2, 34, 6, 1989}, /* %0 %33 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 76, 587}, /* %34 */
    {TNI_STEP_SAVED, 0, 35, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 36, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 37, 2, 588}, /* %36 */
    {TNI_STEP_CALL, 2, 38, 12, 891}, /* %35 %37 eq.Scalar */
    {TNI_STEP_CONSTANT, 0, 39, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 40, 2, 592}, /* %39 */
    {TNI_STEP_CALL, 3, 41, 13, 640}, /* %35 %38 %40 masked_fill.Scalar */
    {TNI_STEP_GRAD, 0, 42, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 43, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 44, 14, 4257}, /* %42 %43 %43 %43 %43 %43 zeros_like */
    {TNI_STEP_DTYPE, 1, 45, 0, 596}, /* %42 */
    {TNI_STEP_CALL, 5, 46, 93, 4263}, /* %38 %45 %36 %36 %43 to.dtype */
    {TNI_STEP_SAVED, 0, 47, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 48, 4, 0}, /* */
    {TNI_STEP_CALL, 4, 49, 102, 4268}, /* %44 %47 %48 %46 scatter_add */
    {TNI_STEP_CALL, 4, 50, 103, 4272}, /* %49 %47 %48 %36 gather */
    {TNI_STEP_CALL, 2, 51, 12, 1424}, /* %50 %40 eq.Scalar */
    {TNI_STEP_SAVED, 0, 52, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 53, 2, 0}, /* */
    {TNI_STEP_CALL, 6, 54, 180, 4276}, /* %52 %47 %48 %41 %33 %53 scatter_reduce.two */
    {TNI_STEP_CONJUGATE, 1, 55, 0, 652}, /* %54 */
    {TNI_STEP_CALL, 2, 56, 1, 4282}, /* %42 %55 mul.Tensor */
    {TNI_STEP_CALL, 4, 57, 103, 4284}, /* %56 %47 %48 %36 gather */
    {TNI_STEP_CALL, 3, 58, 25, 4288}, /* %51 %57 %37 where.ScalarOther */
    {TNI_STEP_SAVED, 0, 59, 6, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 60, 0, 1268}, /* %59 */
    {TNI_STEP_CALL, 2, 61, 1, 4291}, /* %42 %60 mul.Tensor */
    {TNI_STEP_CALL, 4, 62, 103, 4293}, /* %61 %47 %48 %36 gather */
    {TNI_STEP_CONJUGATE, 1, 63, 0, 599}, /* %41 */
    {TNI_STEP_CALL, 2, 64, 15, 1669}, /* %62 %63 div.Tensor */
    {TNI_STEP_CALL, 3, 65, 51, 4297}, /* %38 %58 %64 where.self */
    {TNI_STEP_COPY, 1, 66, 0, 1508}, /* %65 */
    {TNI_STEP_JUMP, 0, 0, 104, 0}, /* */
    {TNI_STEP_SAVED, 0, 67, 6, 0}, /* */
    {TNI_STEP_SAVED, 0, 68, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 69, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 70, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 71, 103, 4300}, /* %67 %68 %69 %70 gather */
    {TNI_STEP_SAVED, 0, 72, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 73, 53, 2816}, /* %72 %71 eq.Tensor */
    {TNI_STEP_GRAD, 0, 74, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 75, 0, 1523}, /* %74 */
    {TNI_STEP_NONE, 0, 76, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 77, 93, 4304}, /* %73 %75 %70 %70 %76 to.dtype */
    {TNI_STEP_SAVED, 0, 78, 5, 0}, /* */
    {TNI_STEP_CALL, 2, 79, 53, 4309}, /* %78 %67 eq.Tensor */
    {TNI_STEP_CALL, 5, 80, 93, 4311}, /* %79 %75 %70 %70 %76 to.dtype */
    {TNI_STEP_CONSTANT, 0, 81, 0, 0}, /* 0x1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 94, 1532}, /* %81 */
    {TNI_STEP_COPY, 1, 82, 0, 1531}, /* %80 */
    {TNI_STEP_JUMP, 0, 0, 97, 0}, /* */
    {TNI_STEP_SCALAR, 1, 83, 2, 1519}, /* %70 */
    {TNI_STEP_CALL, 4, 84, 179, 4316}, /* %80 %68 %69 %83 scatter.value */
    {TNI_STEP_COPY, 1, 82, 0, 1537}, /* %84 */
    {TNI_STEP_CALL, 4, 85, 102, 4320}, /* %82 %68 %69 %77 scatter_add */
    {TNI_STEP_SCALAR, 1, 86, 2, 1532}, /* %81 */
    {TNI_STEP_CALL, 2, 87, 100, 2835}, /* %85 %86 clamp_min */
    {TNI_STEP_CALL, 2, 88, 15, 4324}, /* %74 %87 div.Tensor */
    {TNI_STEP_CALL, 4, 89, 103, 4326}, /* %88 %68 %69 %70 gather */
    {TNI_STEP_CALL, 2, 90, 1, 4330}, /* %77 %89 mul.Tensor */
    {TNI_STEP_COPY, 1, 66, 0, 1543}, /* %90 */
    {TNI_STEP_COPY, 1, 32, 0, 1511}, /* %66 */
    {TNI_STEP_COPY, 1, 8, 0, 583}, /* %32 */
    {TNI_STEP_GIVE, 1, 0, 1, 16}, /* %8 */
    /* program 521 */
    {TNI_STEP_RESULT, 0, 0, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 2, 66, 103}, /* %0 %1 %1 %1 %1 %1 ones_like */
    {TNI_STEP_ARGUMENT, 0, 3, 4, 0}, /* */
    {TNI_STEP_STRING, 0, 4, 3, 221}, /* "sum" */
    {TNI_STEP_EQUAL, 2, 5, 6, 56}, /* %3 %4 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 9, 7}, /* %5 */
    {TNI_STEP_COPY, 1, 6, 0, 1}, /* %2 */
    {TNI_STEP_JUMP, 0, 0, 74, 0}, /* */
    {TNI_STEP_STRING, 0, 7, 4, 225}, /* "mean" */
    {TNI_STEP_EQUAL, 2, 8, 6, 259}, /* %3 %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 34, 16}, /* %8 */
    {TNI_STEP_CALL, 6, 9, 66, 4332}, /* %2 %1 %1 %1 %1 %1 ones_like */
    {TNI_STEP_ARGUMENT, 0, 10, 3, 0}, /* */
    {TNI_STEP_CALL, 6, 11, 66, 4338}, /* %10 %1 %1 %1 %1 %1 ones_like */
    {TNI_STEP_ARGUMENT, 0, 12, 5, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 19, 42}, /* %12 */
    {TNI_STEP_COPY, 1, 13, 0, 17}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 14, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 15, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 16, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 17, 2, 38}, /* %16 */
    {TNI_STEP_CALL, 4, 18, 179, 4175}, /* %9 %14 %15 %17 scatter.value */
    {TNI_STEP_COPY, 1, 13, 0, 39}, /* %18 */
    {TNI_STEP_ARGUMENT, 0, 19, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 20, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 21, 102, 4179}, /* %13 %19 %20 %11 scatter_add */
    {TNI_STEP_CONSTANT, 0, 22, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 23, 2, 73}, /* %22 */
    {TNI_STEP_CALL, 2, 24, 100, 308}, /* %21 %23 clamp_min */
    {TNI_STEP_CALL, 2, 25, 15, 555}, /* %2 %24 div.Tensor */
    {TNI_STEP_COPY, 1, 26, 0, 75}, /* %25 */
    {TNI_STEP_JUMP, 0, 0, 73, 0}, /* */
    {TNI_STEP_STRING, 0, 27, 4, 230}, /* "prod" */
    {TNI_STEP_EQUAL, 2, 28, 6, 4344}, /* %3 %27 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 48, 317}, /* %28 */
    {TNI_STEP_ARGUMENT, 0, 29, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 30, 66, 4346}, /* %29 %1 %1 %1 %1 %1 ones_like */
    {TNI_STEP_ARGUMENT, 0, 31, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 32, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 33, 3, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 34, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 6, 35, 180, 4352}, /* %30 %31 %32 %33 %3 %34 scatter_reduce.two */
    {TNI_STEP_CONJUGATE, 1, 36, 0, 606}, /* %35 */
    {TNI_STEP_CALL, 2, 37, 1, 4358}, /* %2 %36 mul.Tensor */
    {TNI_STEP_COPY, 1, 38, 0, 591}, /* %37 */
    {TNI_STEP_JUMP, 0, 0, 72, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 39, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 40, 53, 4360}, /* %39 %0 eq.Tensor */
    {TNI_STEP_DTYPE, 1, 41, 0, 1}, /* %2 */
    {TNI_STEP_CONSTANT, 0, 42, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 5, 43, 93, 4362}, /* %40 %41 %42 %42 %1 to.dtype */
    {TNI_STEP_ARGUMENT, 0, 44, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 45, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 46, 103, 4367}, /* %0 %44 %45 %42 gather */
    {TNI_STEP_ARGUMENT, 0, 47, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 48, 53, 3305}, /* %47 %46 eq.Tensor */
    {TNI_STEP_CALL, 5, 49, 93, 4371}, /* %48 %41 %42 %42 %1 to.dtype */
    {TNI_STEP_CONSTANT, 0, 50, 0, 0}, /* 0x1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 63, 603}, /* %50 */
    {TNI_STEP_COPY, 1, 51, 0, 594}, /* %43 */
    {TNI_STEP_JUMP, 0, 0, 66, 0}, /* */
    {TNI_STEP_SCALAR, 1, 52, 2, 596}, /* %42 */
    {TNI_STEP_CALL, 4, 53, 179, 4376}, /* %43 %44 %45 %52 scatter.value */
    {TNI_STEP_COPY, 1, 51, 0, 654}, /* %53 */
    {TNI_STEP_CALL, 4, 54, 102, 4380}, /* %51 %44 %45 %49 scatter_add */
    {TNI_STEP_SCALAR, 1, 55, 2, 603}, /* %50 */
    {TNI_STEP_CALL, 2, 56, 100, 1453}, /* %54 %55 clamp_min */
    {TNI_STEP_CALL, 2, 57, 15, 3945}, /* %2 %56 div.Tensor */
    {TNI_STEP_CALL, 2, 58, 1, 3010}, /* %43 %57 mul.Tensor */
    {TNI_STEP_COPY, 1, 38, 0, 1266}, /* %58 */
    {TNI_STEP_COPY, 1, 26, 0, 590}, /* %38 */
    {TNI_STEP_COPY, 1, 6, 0, 80}, /* %26 */
    {TNI_STEP_ARGUMENT, 0, 59, 5, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 78, 1268}, /* %59 */
    {TNI_STEP_COPY, 1, 60, 0, 13}, /* %6 */
    {TNI_STEP_JUMP, 0, 0, 84, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 61, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 62, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 63, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 64, 2, 1505}, /* %63 */
    {TNI_STEP_CALL, 4, 65, 179, 4384}, /* %6 %61 %62 %64 scatter.value */
    {TNI_STEP_COPY, 1, 60, 0, 1508}, /* %65 */
    {TNI_STEP_CONJUGATE, 1, 66, 0, 1269}, /* %60 */
    {TNI_STEP_TANGENT, 0, 67, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 68, 1, 1511}, /* %66 %67 mul.Tensor */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 94, 7}, /* %5 */
    {TNI_STEP_ARGUMENT, 0, 69, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 70, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 71, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 72, 103, 4388}, /* %2 %69 %70 %71 gather */
    {TNI_STEP_COPY, 1, 73, 0, 1522}, /* %72 */
    {TNI_STEP_JUMP, 0, 0, 179, 0}, /* */
    {TNI_STEP_STRING, 0, 74, 4, 225}, /* "mean" */
    {TNI_STEP_EQUAL, 2, 75, 6, 4392}, /* %3 %74 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 120, 1526}, /* %75 */
    {TNI_STEP_CALL, 6, 76, 66, 4332}, /* %2 %1 %1 %1 %1 %1 ones_like */
    {TNI_STEP_ARGUMENT, 0, 77, 3, 0}, /* */
    {TNI_STEP_CALL, 6, 78, 66, 4394}, /* %77 %1 %1 %1 %1 %1 ones_like */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 103, 1268}, /* %59 */
    {TNI_STEP_COPY, 1, 79, 0, 1524}, /* %76 */
    {TNI_STEP_JUMP, 0, 0, 109, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 80, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 81, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 82, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 83, 2, 1533}, /* %82 */
    {TNI_STEP_CALL, 4, 84, 179, 4400}, /* %76 %80 %81 %83 scatter.value */
    {TNI_STEP_COPY, 1, 79, 0, 1537}, /* %84 */
    {TNI_STEP_ARGUMENT, 0, 85, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 86, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 87, 102, 4404}, /* %79 %85 %86 %78 scatter_add */
    {TNI_STEP_CONSTANT, 0, 88, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 89, 2, 1541}, /* %88 */
    {TNI_STEP_CALL, 2, 90, 100, 4408}, /* %87 %89 clamp_min */
    {TNI_STEP_CALL, 2, 91, 15, 4410}, /* %2 %90 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 92, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 93, 103, 4412}, /* %91 %85 %86 %92 gather */
    {TNI_STEP_COPY, 1, 94, 0, 1547}, /* %93 */
    {TNI_STEP_JUMP, 0, 0, 178, 0}, /* */
    {TNI_STEP_STRING, 0, 95, 4, 230}, /* "prod" */
    {TNI_STEP_EQUAL, 2, 96, 6, 4416}, /* %3 %95 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 152, 1618}, /* %96 */
    {TNI_STEP_ARGUMENT, 0, 97, 3, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 98, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 99, 2, 1623}, /* %98 */
    {TNI_STEP_CALL, 2, 100, 12, 4418}, /* %97 %99 eq.Scalar */
    {TNI_STEP_CONSTANT, 0, 101, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 102, 2, 1900}, /* %101 */
    {TNI_STEP_CALL, 3, 103, 13, 4420}, /* %97 %100 %102 masked_fill.Scalar */
    {TNI_STEP_CALL, 6, 104, 14, 4332}, /* %2 %1 %1 %1 %1 %1 zeros_like */
    {TNI_STEP_DTYPE, 1, 105, 0, 1}, /* %2 */
    {TNI_STEP_CALL, 5, 106, 93, 4423}, /* %100 %105 %98 %98 %1 to.dtype */
    {TNI_STEP_ARGUMENT, 0, 107, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 108, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 109, 102, 4428}, /* %104 %107 %108 %106 scatter_add */
    {TNI_STEP_CALL, 4, 110, 103, 4432}, /* %109 %107 %108 %98 gather */
    {TNI_STEP_CALL, 2, 111, 12, 4436}, /* %110 %102 eq.Scalar */
    {TNI_STEP_ARGUMENT, 0, 112, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 113, 180, 4438}, /* %112 %107 %108 %103 %95 %59 scatter_reduce.two */
    {TNI_STEP_CONJUGATE, 1, 114, 0, 2881}, /* %113 */
    {TNI_STEP_CALL, 2, 115, 1, 4120}, /* %2 %114 mul.Tensor */
    {TNI_STEP_CALL, 4, 116, 103, 4444}, /* %115 %107 %108 %98 gather */
    {TNI_STEP_CALL, 3, 117, 25, 4448}, /* %111 %116 %99 where.ScalarOther */
    {TNI_STEP_CONJUGATE, 1, 118, 0, 0}, /* %0 */
    {TNI_STEP_CALL, 2, 119, 1, 4451}, /* %2 %118 mul.Tensor */
    {TNI_STEP_CALL, 4, 120, 103, 4453}, /* %119 %107 %108 %98 gather */
    {TNI_STEP_CONJUGATE, 1, 121, 0, 1968}, /* %103 */
    {TNI_STEP_CALL, 2, 122, 15, 4131}, /* %120 %121 div.Tensor */
    {TNI_STEP_CALL, 3, 123, 51, 4457}, /* %100 %117 %122 where.self */
    {TNI_STEP_COPY, 1, 124, 0, 2894}, /* %123 */
    {TNI_STEP_JUMP, 0, 0, 177, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 125, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 126, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 127, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 128, 103, 4460}, /* %0 %125 %126 %127 gather */
    {TNI_STEP_ARGUMENT, 0, 129, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 130, 53, 4147}, /* %129 %128 eq.Tensor */
    {TNI_STEP_DTYPE, 1, 131, 0, 1}, /* %2 */
    {TNI_STEP_CALL, 5, 132, 93, 4464}, /* %130 %131 %127 %127 %1 to.dtype */
    {TNI_STEP_ARGUMENT, 0, 133, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 134, 53, 4469}, /* %133 %0 eq.Tensor */
    {TNI_STEP_CALL, 5, 135, 93, 4471}, /* %134 %131 %127 %127 %1 to.dtype */
    {TNI_STEP_CONSTANT, 0, 136, 0, 0}, /* 0x1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 167, 2904}, /* %136 */
    {TNI_STEP_COPY, 1, 137, 0, 2903}, /* %135 */
    {TNI_STEP_JUMP, 0, 0, 170, 0}, /* */
    {TNI_STEP_SCALAR, 1, 138, 2, 2898}, /* %127 */
    {TNI_STEP_CALL, 4, 139, 179, 4476}, /* %135 %125 %126 %138 scatter.value */
    {TNI_STEP_COPY, 1, 137, 0, 4165}, /* %139 */
    {TNI_STEP_CALL, 4, 140, 102, 4480}, /* %137 %125 %126 %132 scatter_add */
    {TNI_STEP_SCALAR, 1, 141, 2, 2904}, /* %136 */
    {TNI_STEP_CALL, 2, 142, 100, 4484}, /* %140 %141 clamp_min */
    {TNI_STEP_CALL, 2, 143, 15, 4486}, /* %2 %142 div.Tensor */
    {TNI_STEP_CALL, 4, 144, 103, 4488}, /* %143 %125 %126 %127 gather */
    {TNI_STEP_CALL, 2, 145, 1, 4492}, /* %132 %144 mul.Tensor */
    {TNI_STEP_COPY, 1, 124, 0, 4494}, /* %145 */
    {TNI_STEP_COPY, 1, 94, 0, 2896}, /* %124 */
    {TNI_STEP_COPY, 1, 73, 0, 1550}, /* %94 */
    {TNI_STEP_CONJUGATE, 1, 146, 0, 1553}, /* %73 */
    {TNI_STEP_TANGENT, 0, 147, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 148, 1, 4495}, /* %146 %147 mul.Tensor */
    {TNI_STEP_ARGUMENT, 0, 149, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 150, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 151, 102, 4497}, /* %68 %149 %150 %148 scatter_add */
    {TNI_STEP_GIVE, 1, 0, 0, 4501}, /* %151 */
    /* program 522 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 101, 1160}, /* %2 %1 %3 %3 %3 %3 new_zeros */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 4, 7, 185, 3787}, /* %4 %5 %2 %6 put */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 523 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_GRAD, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 25, 393}, /* %0 %1 %3 where.ScalarOther */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 524 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 4, 187, 4502}, /* %0 %2 %3 where.ScalarSelf */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 525 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_TANGENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 51, 180}, /* %0 %1 %2 where.self */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 526 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 188, 180}, /* %0 %1 %2 affine_grid_generator_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 527 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 3, 110, 180}, /* %0 %1 %2 transpose.int */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_CONSTANT, 0, 5, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 6, 189, 331}, /* %3 %4 %5 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 7, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 8, 110, 4505}, /* %7 %1 %2 transpose.int */
    {TNI_STEP_CALL, 3, 9, 189, 362}, /* %8 %4 %5 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 10, 2, 0}, /* */
    {TNI_STEP_LIST, 1, 11, 0, 6}, /* %4 */
    {TNI_STEP_SOME, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_NONE, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 14, 190, 4508}, /* %9 %10 %12 %4 %13 linalg_vector_norm */
    {TNI_STEP_CONSTANT, 0, 15, 32, 0}, /* 0x3e7ad7f29abcaf48 */
    {TNI_STEP_SCALAR, 1, 16, 3, 36}, /* %15 */
    {TNI_STEP_SCALAR, 1, 17, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 18, 7, 1397}, /* %14 %16 %17 add.Scalar */
    {TNI_STEP_CALL, 1, 19, 27, 39}, /* %18 reciprocal */
    {TNI_STEP_SAVED, 0, 20, 3, 0}, /* */
    {TNI_STEP_SCALED, 2, 21, 0, 195}, /* %19 %20 */
    {TNI_STEP_CONJUGATE, 1, 22, 0, 17}, /* %9 */
    {TNI_STEP_CALL, 2, 23, 1, 2069}, /* %6 %22 mul.Tensor */
    {TNI_STEP_CALL, 4, 24, 33, 4513}, /* %23 %12 %4 %13 sum.dim_IntList */
    {TNI_STEP_CALL, 1, 25, 2, 74}, /* %24 real */
    {TNI_STEP_CALL, 2, 26, 1, 4517}, /* %25 %21 mul.Tensor */
    {TNI_STEP_CALL, 3, 27, 7, 1397}, /* %14 %16 %17 add.Scalar */
    {TNI_STEP_CALL, 2, 28, 15, 314}, /* %26 %27 div.Tensor */
    {TNI_STEP_CALL, 2, 29, 23, 2716}, /* %14 %20 gt.Scalar */
    {TNI_STEP_CALL, 2, 30, 1, 725}, /* %6 %21 mul.Tensor */
    {TNI_STEP_CALL, 1, 31, 10, 17}, /* %9 abs */
    {TNI_STEP_CALL, 2, 32, 53, 4519}, /* %31 %14 eq.Tensor */
    {TNI_STEP_CONSTANT, 0, 33, 33, 0}, /* 0x7e37e43c8800759c */
    {TNI_STEP_SCALAR, 1, 34, 3, 586}, /* %33 */
    {TNI_STEP_LESS, 2, 35, 0, 1594}, /* %34 %10 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 43, 606}, /* %35 */
    {TNI_STEP_CALL, 1, 36, 0, 17}, /* %9 sgn */
    {TNI_STEP_CALL, 2, 37, 1, 1380}, /* %32 %36 mul.Tensor */
    {TNI_STEP_CALL, 4, 38, 33, 4521}, /* %32 %12 %4 %13 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 39, 15, 2533}, /* %37 %38 div.Tensor */
    {TNI_STEP_COPY, 1, 40, 0, 592}, /* %39 */
    {TNI_STEP_JUMP, 0, 0, 50, 0}, /* */
    {TNI_STEP_CALL, 1, 41, 0, 17}, /* %9 sgn */
    {TNI_STEP_CALL, 1, 42, 10, 17}, /* %9 abs */
    {TNI_STEP_CALL, 2, 43, 15, 4525}, /* %42 %14 div.Tensor */
    {TNI_STEP_SUB, 2, 44, 0, 312}, /* %10 %17 */
    {TNI_STEP_CALL, 2, 45, 11, 4267}, /* %43 %44 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 46, 1, 3581}, /* %41 %45 mul.Tensor */
    {TNI_STEP_COPY, 1, 40, 0, 598}, /* %46 */
    {TNI_STEP_CALL, 2, 47, 1, 4527}, /* %28 %40 mul.Tensor */
    {TNI_STEP_CALL, 3, 48, 22, 4529}, /* %30 %47 %17 sub.Tensor */
    {TNI_STEP_CALL, 3, 49, 51, 4532}, /* %29 %48 %6 where.self */
    {TNI_STEP_SIZES, 1, 50, 0, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 51, 94, 1423}, /* %49 %50 reshape */
    {TNI_STEP_CALL, 3, 52, 110, 4535}, /* %51 %1 %2 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 0, 607}, /* %52 */
    /* program 528 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 3, 110, 180}, /* %0 %1 %2 transpose.int */
    {TNI_STEP_CONSTANT, 0, 4, 0, 0}, /* 0x1 */
    {TNI_STEP_CONSTANT, 0, 5, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 6, 189, 331}, /* %3 %4 %5 flatten.using_ints */
    {TNI_STEP_ARGUMENT, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 8, 110, 4505}, /* %7 %1 %2 transpose.int */
    {TNI_STEP_CALL, 3, 9, 189, 362}, /* %8 %4 %5 flatten.using_ints */
    {TNI_STEP_ARGUMENT, 0, 10, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 11, 0, 6}, /* %4 */
    {TNI_STEP_SOME, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_NONE, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 5, 14, 190, 4508}, /* %9 %10 %12 %4 %13 linalg_vector_norm */
    {TNI_STEP_CONSTANT, 0, 15, 32, 0}, /* 0x3e7ad7f29abcaf48 */
    {TNI_STEP_SCALAR, 1, 16, 3, 36}, /* %15 */
    {TNI_STEP_SCALAR, 1, 17, 2, 6}, /* %4 */
    {TNI_STEP_CALL, 3, 18, 7, 1397}, /* %14 %16 %17 add.Scalar */
    {TNI_STEP_CALL, 1, 19, 27, 39}, /* %18 reciprocal */
    {TNI_STEP_ARGUMENT, 0, 20, 3, 0}, /* */
    {TNI_STEP_SCALED, 2, 21, 0, 195}, /* %19 %20 */
    {TNI_STEP_CALL, 1, 22, 10, 17}, /* %9 abs */
    {TNI_STEP_CALL, 2, 23, 53, 2745}, /* %22 %14 eq.Tensor */
    {TNI_STEP_CONSTANT, 0, 24, 33, 0}, /* 0x7e37e43c8800759c */
    {TNI_STEP_SCALAR, 1, 25, 3, 74}, /* %24 */
    {TNI_STEP_LESS, 2, 26, 0, 1375}, /* %25 %10 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 34, 80}, /* %26 */
    {TNI_STEP_CALL, 1, 27, 0, 17}, /* %9 sgn */
    {TNI_STEP_CALL, 2, 28, 1, 2564}, /* %23 %27 mul.Tensor */
    {TNI_STEP_CALL, 4, 29, 33, 4513}, /* %23 %12 %4 %13 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 30, 15, 1437}, /* %28 %29 div.Tensor */
    {TNI_STEP_COPY, 1, 31, 0, 578}, /* %30 */
    {TNI_STEP_JUMP, 0, 0, 41, 0}, /* */
    {TNI_STEP_CALL, 1, 32, 0, 17}, /* %9 sgn */
    {TNI_STEP_CALL, 1, 33, 10, 17}, /* %9 abs */
    {TNI_STEP_CALL, 2, 34, 15, 4538}, /* %33 %14 div.Tensor */
    {TNI_STEP_SUB, 2, 35, 0, 312}, /* %10 %17 */
    {TNI_STEP_CALL, 2, 36, 11, 1361}, /* %34 %35 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 37, 1, 1380}, /* %32 %36 mul.Tensor */
    {TNI_STEP_COPY, 1, 31, 0, 591}, /* %37 */
    {TNI_STEP_CONJUGATE, 1, 38, 0, 580}, /* %31 */
    {TNI_STEP_CALL, 2, 39, 1, 1484}, /* %6 %38 mul.Tensor */
    {TNI_STEP_CALL, 4, 40, 33, 4540}, /* %39 %12 %4 %13 sum.dim_IntList */
    {TNI_STEP_CALL, 1, 41, 2, 593}, /* %40 real */
    {TNI_STEP_CALL, 2, 42, 1, 4544}, /* %41 %21 mul.Tensor */
    {TNI_STEP_CALL, 3, 43, 7, 1397}, /* %14 %16 %17 add.Scalar */
    {TNI_STEP_CALL, 2, 44, 15, 1244}, /* %42 %43 div.Tensor */
    {TNI_STEP_CALL, 2, 45, 23, 2716}, /* %14 %20 gt.Scalar */
    {TNI_STEP_CALL, 2, 46, 1, 725}, /* %6 %21 mul.Tensor */
    {TNI_STEP_CALL, 2, 47, 1, 4546}, /* %44 %9 mul.Tensor */
    {TNI_STEP_CALL, 3, 48, 22, 4548}, /* %46 %47 %17 sub.Tensor */
    {TNI_STEP_CALL, 3, 49, 51, 4551}, /* %45 %48 %6 where.self */
    {TNI_STEP_SIZES, 1, 50, 0, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 51, 94, 1423}, /* %49 %50 reshape */
    {TNI_STEP_CALL, 3, 52, 110, 4535}, /* %51 %1 %2 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 0, 607}, /* %52 */
    /* program 529 */
    {TNI_STEP_REFUSE, 0, 0, 17, 235}, /* "embedding_renorm_" */
    /* program 530 */
    {TNI_STEP_REFUSE, 0, 0, 8, 253}, /* "_unique2" */
    /* program 531 */
    {TNI_STEP_REFUSE, 0, 0, 7, 262}, /* "_unique" */
    /* program 532 */
    {TNI_STEP_REFUSE, 0, 0, 18, 270}, /* "unique_consecutive" */
    /* program 533 */
    {TNI_STEP_REFUSE, 0, 0, 10, 289}, /* "unique_dim" */
    /* program 534 */
    {TNI_STEP_REFUSE, 0, 0, 22, 300}, /* "unique_dim_consecutive" */
    /* program 535 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 6, 0, 6}, /* %4 %5 */
    {TNI_STEP_LIST, 1, 7, 0, 13}, /* %6 */
    {TNI_STEP_SOME, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_SAVED, 0, 9, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 11, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 12, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 13, 6, 0}, /* */
    {TNI_STEP_SAVED, 0, 14, 7, 0}, /* */
    {TNI_STEP_MASK, 0, 15, 0, 3}, /* */
    {TNI_STEP_CALL, 11, 16, 191, 4554}, /* %4 %1 %3 %8 %9 %10 %11 %12 %13 %14 %15 convolution_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 38}, /* %16 */
    {TNI_STEP_GIVE, 1, 0, 1, 40}, /* %17 */
    {TNI_STEP_GIVE, 1, 0, 2, 39}, /* %18 */
    /* program 536 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_NONE, 0, 2, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 5, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 6, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 7, 7, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 8, 8, 0}, /* */
    {TNI_STEP_CALL, 9, 9, 192, 4565}, /* %0 %1 %2 %3 %4 %5 %6 %7 %8 convolution */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 10, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 11, 3, 23}, /* %10 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 24}, /* %11 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 12, 2, 0}, /* */
    {TNI_STEP_COPY, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_JUMP, 0, 0, 17, 0}, /* */
    {TNI_STEP_COPY, 1, 13, 0, 1}, /* %2 */
    {TNI_STEP_ARGUMENT, 0, 14, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 15, 1, 0}, /* */
    {TNI_STEP_CALL, 9, 16, 192, 4574}, /* %14 %15 %13 %3 %4 %5 %6 %7 %8 convolution */
    {TNI_STEP_CONSTANT, 0, 17, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 18, 2, 40}, /* %17 */
    {TNI_STEP_CALL, 3, 19, 28, 4583}, /* %9 %16 %18 add.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 41}, /* %19 */
    /* program 537 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 2}, /* %1 */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 4, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 11, 6, 0}, /* */
    {TNI_STEP_CALL, 9, 12, 192, 4586}, /* %4 %3 %5 %6 %7 %8 %9 %10 %11 convolution */
    {TNI_STEP_COPY, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_JUMP, 0, 0, 20, 0}, /* */
    {TNI_STEP_SAVED, 0, 14, 7, 0}, /* */
    {TNI_STEP_NONE, 0, 15, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 16, 14, 4595}, /* %14 %15 %15 %15 %15 %15 zeros_like */
    {TNI_STEP_COPY, 1, 13, 0, 38}, /* %16 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 17, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 18, 2, 40}, /* %17 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 39, 39}, /* %18 */
    {TNI_STEP_SAVED, 0, 19, 8, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 20, 0, 41}, /* %19 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 21, 1, 0}, /* */
    {TNI_STEP_NONE, 0, 22, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 23, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 24, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 25, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 26, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 27, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 28, 6, 0}, /* */
    {TNI_STEP_CALL, 9, 29, 192, 4601}, /* %20 %21 %22 %23 %24 %25 %26 %27 %28 convolution */
    {TNI_STEP_CONSTANT, 0, 30, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 31, 2, 578}, /* %30 */
    {TNI_STEP_CALL, 3, 32, 28, 4610}, /* %13 %29 %31 add.Tensor */
    {TNI_STEP_COPY, 1, 33, 0, 583}, /* %32 */
    {TNI_STEP_JUMP, 0, 0, 40, 0}, /* */
    {TNI_STEP_COPY, 1, 33, 0, 35}, /* %13 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 34, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 35, 2, 587}, /* %34 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 52, 606}, /* %35 */
    {TNI_STEP_CONSTANT, 0, 36, 0, 0}, /* 0x1 */
    {TNI_STEP_CONSTANT, 0, 37, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 38, 110, 4613}, /* %33 %36 %37 transpose.int */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 39, 2, 0}, /* */
    {TNI_STEP_SCALAR, 1, 40, 2, 588}, /* %36 */
    {TNI_STEP_CALL, 3, 41, 28, 4616}, /* %38 %39 %40 add.Tensor */
    {TNI_STEP_CALL, 3, 42, 110, 4619}, /* %41 %36 %37 transpose.int */
    {TNI_STEP_COPY, 1, 43, 0, 596}, /* %42 */
    {TNI_STEP_JUMP, 0, 0, 53, 0}, /* */
    {TNI_STEP_COPY, 1, 43, 0, 586}, /* %33 */
    {TNI_STEP_GIVE, 1, 0, 0, 594}, /* %43 */
    /* program 538 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 20, 2}, /* %1 */
    {TNI_STEP_SAVED, 0, 2, 9, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_SAVED, 0, 4, 8, 0}, /* */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 5, 1, 0}, /* */
    {TNI_STEP_NONE, 0, 6, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 11, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 12, 6, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 13, 0, 0}, /* 0x1 */
    {TNI_STEP_CONSTANT, 0, 14, 2, 0}, /* 0x0 */
    {TNI_STEP_LIST, 3, 15, 0, 4622}, /* %13 %14 %14 */
    {TNI_STEP_CALL, 11, 16, 191, 4625}, /* %3 %4 %5 %6 %7 %8 %9 %10 %11 %12 %15 convolution_backward */
    {TNI_STEP_COPY, 1, 19, 0, 38}, /* %16 */
    {TNI_STEP_JUMP, 0, 0, 24, 0}, /* */
    {TNI_STEP_SAVED, 0, 20, 8, 0}, /* */
    {TNI_STEP_NONE, 0, 21, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 22, 14, 2433}, /* %20 %21 %21 %21 %21 %21 zeros_like */
    {TNI_STEP_COPY, 1, 19, 0, 73}, /* %22 */
    {TNI_STEP_GIVE, 1, 0, 1, 41}, /* %19 */
    /* program 539 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 20, 2}, /* %1 */
    {TNI_STEP_SAVED, 0, 2, 9, 0}, /* */
    {TNI_STEP_CONJUGATE, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 4, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 6, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 11, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 12, 6, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 13, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 14, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 3, 15, 0, 902}, /* %13 %14 %13 */
    {TNI_STEP_CALL, 11, 16, 191, 4625}, /* %3 %4 %5 %6 %7 %8 %9 %10 %11 %12 %15 convolution_backward */
    {TNI_STEP_COPY, 1, 19, 0, 40}, /* %17 */
    {TNI_STEP_JUMP, 0, 0, 24, 0}, /* */
    {TNI_STEP_SAVED, 0, 20, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 21, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 22, 14, 2433}, /* %20 %21 %21 %21 %21 %21 zeros_like */
    {TNI_STEP_COPY, 1, 19, 0, 73}, /* %22 */
    {TNI_STEP_GIVE, 1, 0, 2, 41}, /* %19 */
    /* program 540 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 5, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 3, 0}, /* */
    {TNI_STEP_LIST, 2, 9, 0, 104}, /* %1 %1 */
    {TNI_STEP_CONSTANT, 0, 10, 2, 0}, /* 0x0 */
    {TNI_STEP_LIST, 2, 11, 0, 505}, /* %10 %10 */
    {TNI_STEP_MASK, 0, 12, 0, 3}, /* */
    {TNI_STEP_CALL, 11, 13, 191, 4636}, /* %0 %3 %4 %6 %7 %8 %9 %10 %11 %1 %12 convolution_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 1, 34}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 2, 36}, /* %15 */
    /* program 541 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 5, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 3, 0}, /* */
    {TNI_STEP_LIST, 3, 9, 0, 104}, /* %1 %1 %1 */
    {TNI_STEP_CONSTANT, 0, 10, 2, 0}, /* 0x0 */
    {TNI_STEP_LIST, 3, 11, 0, 2480}, /* %10 %10 %10 */
    {TNI_STEP_MASK, 0, 12, 0, 3}, /* */
    {TNI_STEP_CALL, 11, 13, 191, 4636}, /* %0 %3 %4 %6 %7 %8 %9 %10 %11 %1 %12 convolution_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 1, 34}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 2, 36}, /* %15 */
    /* program 542 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 5, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 2, 0}, /* 0x0 */
    {TNI_STEP_LIST, 2, 11, 0, 505}, /* %10 %10 */
    {TNI_STEP_MASK, 0, 12, 0, 3}, /* */
    {TNI_STEP_CALL, 11, 13, 191, 4636}, /* %0 %3 %4 %6 %7 %8 %9 %10 %11 %1 %12 convolution_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 1, 34}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 2, 36}, /* %15 */
    /* program 543 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 5, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 10, 2, 0}, /* 0x0 */
    {TNI_STEP_LIST, 3, 11, 0, 2480}, /* %10 %10 %10 */
    {TNI_STEP_MASK, 0, 12, 0, 3}, /* */
    {TNI_STEP_CALL, 11, 13, 191, 4636}, /* %0 %3 %4 %6 %7 %8 %9 %10 %11 %1 %12 convolution_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 1, 34}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 2, 36}, /* %15 */
    /* program 544 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 5, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_SAVED, 0, 7, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 5, 0}, /* */
    {TNI_STEP_MASK, 0, 11, 0, 3}, /* */
    {TNI_STEP_CALL, 11, 12, 191, 4647}, /* %0 %3 %4 %6 %7 %8 %9 %1 %10 %1 %11 convolution_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    {TNI_STEP_GIVE, 1, 0, 1, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 2, 34}, /* %14 */
    /* program 545 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SIZE, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_CONSTANT, 0, 3, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 4, 0, 25}, /* %0 %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_LIST, 2, 6, 0, 5}, /* %2 %4 */
    {TNI_STEP_SAVED, 0, 7, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 11, 193, 4588}, /* %5 %6 %7 %8 %9 %10 col2im */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    /* program 546 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 194, 523}, /* %0 %1 %2 %3 %4 im2col */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 547 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 195, 103}, /* %0 %1 _adaptive_avg_pool2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 548 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SIZE, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_CONSTANT, 0, 3, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 4, 0, 25}, /* %0 %3 */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_LIST, 2, 6, 0, 5}, /* %2 %4 */
    {TNI_STEP_CALL, 2, 7, 196, 12}, /* %5 %6 _adaptive_avg_pool2d */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 549 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 195, 103}, /* %0 %1 _adaptive_avg_pool2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 550 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 197, 103}, /* %0 %1 _adaptive_avg_pool3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 551 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 34, 0}, /* 0xfffffffffffffffd */
    {TNI_STEP_SIZE, 2, 2, 0, 103}, /* %0 %1 */
    {TNI_STEP_CONSTANT, 0, 3, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_SIZE, 2, 4, 0, 25}, /* %0 %3 */
    {TNI_STEP_CONSTANT, 0, 5, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_SIZE, 2, 6, 0, 289}, /* %0 %5 */
    {TNI_STEP_GRAD, 0, 7, 0, 0}, /* */
    {TNI_STEP_LIST, 3, 8, 0, 4658}, /* %2 %4 %6 */
    {TNI_STEP_CALL, 2, 9, 198, 187}, /* %7 %8 _adaptive_avg_pool3d */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 552 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 197, 103}, /* %0 %1 _adaptive_avg_pool3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 553 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 199, 180}, /* %0 %1 %2 adaptive_max_pool2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 554 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CONSTANT, 0, 2, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 3, 189, 180}, /* %0 %1 %2 flatten.using_ints */
    {TNI_STEP_RESULT, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 5, 189, 4661}, /* %4 %1 %2 flatten.using_ints */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 7, 103, 4664}, /* %3 %2 %5 %6 gather */
    {TNI_STEP_SIZES, 1, 8, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 9, 94, 187}, /* %7 %8 reshape */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 555 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CONSTANT, 0, 2, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 3, 189, 180}, /* %0 %1 %2 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 5, 189, 4661}, /* %4 %1 %2 flatten.using_ints */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 7, 103, 4664}, /* %3 %2 %5 %6 gather */
    {TNI_STEP_SIZES, 1, 8, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 9, 94, 187}, /* %7 %8 reshape */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 556 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 199, 180}, /* %0 %1 %2 adaptive_max_pool2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 557 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 200, 180}, /* %0 %1 %2 adaptive_max_pool3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 558 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 34, 0}, /* 0xfffffffffffffffd */
    {TNI_STEP_CONSTANT, 0, 2, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 3, 189, 180}, /* %0 %1 %2 flatten.using_ints */
    {TNI_STEP_RESULT, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 5, 189, 4661}, /* %4 %1 %2 flatten.using_ints */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 7, 103, 4664}, /* %3 %2 %5 %6 gather */
    {TNI_STEP_SIZES, 1, 8, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 9, 94, 187}, /* %7 %8 reshape */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 559 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 34, 0}, /* 0xfffffffffffffffd */
    {TNI_STEP_CONSTANT, 0, 2, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 3, 189, 180}, /* %0 %1 %2 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 4, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 5, 189, 4661}, /* %4 %1 %2 flatten.using_ints */
    {TNI_STEP_CONSTANT, 0, 6, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 7, 103, 4664}, /* %3 %2 %5 %6 gather */
    {TNI_STEP_SIZES, 1, 8, 0, 6}, /* %4 */
    {TNI_STEP_CALL, 2, 9, 94, 187}, /* %7 %8 reshape */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 560 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 200, 180}, /* %0 %1 %2 adaptive_max_pool3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 561 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 6, 0}, /* */
    {TNI_STEP_CALL, 8, 8, 201, 3495}, /* %0 %1 %2 %3 %4 %5 %6 %7 avg_pool2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 562 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_CALL, 7, 7, 202, 748}, /* %0 %1 %2 %3 %4 %5 %6 avg_pool2d */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 563 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 5, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 6, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 7, 7, 0}, /* */
    {TNI_STEP_CALL, 8, 8, 201, 3495}, /* %0 %1 %2 %3 %4 %5 %6 %7 avg_pool2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 564 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 6, 0}, /* */
    {TNI_STEP_CALL, 8, 8, 203, 3495}, /* %0 %1 %2 %3 %4 %5 %6 %7 avg_pool3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 565 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_CALL, 7, 7, 204, 748}, /* %0 %1 %2 %3 %4 %5 %6 avg_pool3d */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 566 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 5, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 6, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 7, 7, 0}, /* */
    {TNI_STEP_CALL, 8, 8, 203, 3495}, /* %0 %1 %2 %3 %4 %5 %6 %7 avg_pool3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 567 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 205, 523}, /* %0 %1 %2 %3 %4 fractional_max_pool2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 568 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 205, 523}, /* %0 %1 %2 %3 %4 fractional_max_pool2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 569 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 206, 523}, /* %0 %1 %2 %3 %4 fractional_max_pool3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 570 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 206, 523}, /* %0 %1 %2 %3 %4 fractional_max_pool3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 571 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 6, 0}, /* */
    {TNI_STEP_CALL, 8, 8, 207, 3495}, /* %0 %1 %2 %3 %4 %5 %6 %7 max_pool2d_with_indices_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 572 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 5, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 6, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 7, 7, 0}, /* */
    {TNI_STEP_CALL, 8, 8, 207, 3495}, /* %0 %1 %2 %3 %4 %5 %6 %7 max_pool2d_with_indices_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 573 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 6, 0}, /* */
    {TNI_STEP_CALL, 8, 8, 208, 3495}, /* %0 %1 %2 %3 %4 %5 %6 %7 max_pool3d_with_indices_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 574 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 5, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 6, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 7, 7, 0}, /* */
    {TNI_STEP_CALL, 8, 8, 208, 3495}, /* %0 %1 %2 %3 %4 %5 %6 %7 max_pool3d_with_indices_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 575 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 6, 0}, /* */
    {TNI_STEP_CALL, 8, 8, 209, 3495}, /* %0 %1 %2 %3 %4 %5 %6 %7 _segment_reduce_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 576 */
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
    {TNI_STEP_CALL, 10, 16, 210, 4668}, /* %7 %8 %9 %2 %5 %11 %13 %0 %14 %15 native_batch_norm_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 38}, /* %16 */
    {TNI_STEP_GIVE, 1, 0, 1, 40}, /* %17 */
    {TNI_STEP_GIVE, 1, 0, 2, 39}, /* %18 */
    /* program 577 */
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
    {TNI_STEP_CALL, 6, 10, 101, 4678}, /* %5 %8 %9 %9 %9 %9 new_zeros */
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
    {TNI_STEP_SIZE, 2, 18, 0, 91}, /* %16 %17 */
    {TNI_STEP_LIST, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_NONE, 0, 20, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 21, 101, 4684}, /* %16 %19 %20 %20 %20 %20 new_zeros */
    {TNI_STEP_COPY, 1, 15, 0, 72}, /* %21 */
    {TNI_STEP_ARGUMENT, 0, 22, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 23, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 24, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 25, 110, 1429}, /* %22 %23 %24 transpose.int */
    {TNI_STEP_CONSTANT, 0, 26, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 27, 189, 1286}, /* %25 %24 %26 flatten.using_ints */
    {TNI_STEP_ARGUMENT, 0, 28, 5, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 80, 317}, /* %28 */
    {TNI_STEP_TANGENT, 0, 29, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 30, 110, 4253}, /* %29 %23 %24 transpose.int */
    {TNI_STEP_CALL, 3, 31, 189, 4690}, /* %30 %24 %26 flatten.using_ints */
    {TNI_STEP_CALL, 2, 32, 31, 2703}, /* %4 %24 unsqueeze */
    {TNI_STEP_CALL, 2, 33, 31, 2674}, /* %15 %24 unsqueeze */
    {TNI_STEP_ARGUMENT, 0, 34, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 35, 3, 587}, /* %34 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 48, 606}, /* %35 */
    {TNI_STEP_VALUE, 1, 36, 0, 587}, /* %34 */
    {TNI_STEP_CALL, 2, 37, 31, 1410}, /* %36 %24 unsqueeze */
    {TNI_STEP_COPY, 1, 38, 0, 591}, /* %37 */
    {TNI_STEP_JUMP, 0, 0, 53, 0}, /* */
    {TNI_STEP_SIZE, 2, 39, 0, 73}, /* %22 %24 */
    {TNI_STEP_LIST, 2, 40, 0, 1122}, /* %39 %24 */
    {TNI_STEP_NONE, 0, 41, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 42, 211, 4693}, /* %22 %40 %41 %41 %41 %41 new_ones */
    {TNI_STEP_COPY, 1, 38, 0, 596}, /* %42 */
    {TNI_STEP_LIST, 1, 43, 0, 74}, /* %24 */
    {TNI_STEP_SOME, 1, 44, 0, 594}, /* %43 */
    {TNI_STEP_SCALAR, 1, 45, 2, 81}, /* %23 */
    {TNI_STEP_SOME, 1, 46, 0, 595}, /* %45 */
    {TNI_STEP_CALL, 4, 47, 212, 4699}, /* %27 %44 %46 %24 var.correction */
    {TNI_STEP_ARGUMENT, 0, 48, 7, 0}, /* */
    {TNI_STEP_SCALAR, 1, 49, 3, 602}, /* %48 */
    {TNI_STEP_SCALAR, 1, 50, 2, 74}, /* %24 */
    {TNI_STEP_CALL, 3, 51, 7, 4703}, /* %47 %49 %50 add.Scalar */
    {TNI_STEP_CALL, 1, 52, 5, 604}, /* %51 rsqrt */
    {TNI_STEP_NONE, 0, 53, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 54, 107, 4706}, /* %27 %44 %24 %53 mean.dim */
    {TNI_STEP_CALL, 3, 55, 22, 4710}, /* %27 %54 %50 sub.Tensor */
    {TNI_STEP_CALL, 2, 56, 1, 2866}, /* %55 %52 mul.Tensor */
    {TNI_STEP_CALL, 2, 57, 1, 1853}, /* %38 %52 mul.Tensor */
    {TNI_STEP_CALL, 4, 58, 107, 4713}, /* %31 %44 %24 %53 mean.dim */
    {TNI_STEP_CALL, 3, 59, 22, 4717}, /* %31 %58 %50 sub.Tensor */
    {TNI_STEP_CALL, 2, 60, 1, 4720}, /* %31 %56 mul.Tensor */
    {TNI_STEP_CALL, 4, 61, 107, 4722}, /* %60 %44 %24 %53 mean.dim */
    {TNI_STEP_CALL, 2, 62, 1, 4726}, /* %56 %61 mul.Tensor */
    {TNI_STEP_CALL, 3, 63, 22, 4728}, /* %59 %62 %50 sub.Tensor */
    {TNI_STEP_CALL, 2, 64, 1, 4731}, /* %57 %63 mul.Tensor */
    {TNI_STEP_CALL, 2, 65, 1, 4733}, /* %32 %56 mul.Tensor */
    {TNI_STEP_CALL, 3, 66, 28, 4735}, /* %64 %65 %50 add.Tensor */
    {TNI_STEP_CALL, 3, 67, 28, 4738}, /* %66 %33 %50 add.Tensor */
    {TNI_STEP_COPY, 1, 68, 0, 1512}, /* %67 */
    {TNI_STEP_JUMP, 0, 0, 116, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 69, 4, 0}, /* */
    {TNI_STEP_VALUE, 1, 70, 0, 1517}, /* %69 */
    {TNI_STEP_CALL, 2, 71, 31, 4741}, /* %70 %24 unsqueeze */
    {TNI_STEP_ARGUMENT, 0, 72, 7, 0}, /* */
    {TNI_STEP_SCALAR, 1, 73, 3, 1522}, /* %72 */
    {TNI_STEP_SCALAR, 1, 74, 2, 74}, /* %24 */
    {TNI_STEP_CALL, 3, 75, 7, 4743}, /* %71 %73 %74 add.Scalar */
    {TNI_STEP_CALL, 1, 76, 5, 1526}, /* %75 rsqrt */
    {TNI_STEP_TANGENT, 0, 77, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 78, 110, 4746}, /* %77 %23 %24 transpose.int */
    {TNI_STEP_CALL, 3, 79, 189, 3714}, /* %78 %24 %26 flatten.using_ints */
    {TNI_STEP_CALL, 2, 80, 1, 3983}, /* %79 %76 mul.Tensor */
    {TNI_STEP_ARGUMENT, 0, 81, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 82, 3, 1532}, /* %81 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 99, 1533}, /* %82 */
    {TNI_STEP_VALUE, 1, 83, 0, 1532}, /* %81 */
    {TNI_STEP_CALL, 2, 84, 31, 4749}, /* %83 %24 unsqueeze */
    {TNI_STEP_COPY, 1, 85, 0, 1537}, /* %84 */
    {TNI_STEP_JUMP, 0, 0, 104, 0}, /* */
    {TNI_STEP_SIZE, 2, 86, 0, 73}, /* %22 %24 */
    {TNI_STEP_LIST, 2, 87, 0, 4751}, /* %86 %24 */
    {TNI_STEP_NONE, 0, 88, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 89, 211, 4753}, /* %22 %87 %88 %88 %88 %88 new_ones */
    {TNI_STEP_COPY, 1, 85, 0, 1549}, /* %89 */
    {TNI_STEP_CALL, 2, 90, 1, 4759}, /* %80 %85 mul.Tensor */
    {TNI_STEP_CALL, 2, 91, 31, 2703}, /* %4 %24 unsqueeze */
    {TNI_STEP_ARGUMENT, 0, 92, 3, 0}, /* */
    {TNI_STEP_VALUE, 1, 93, 0, 1546}, /* %92 */
    {TNI_STEP_CALL, 2, 94, 31, 4761}, /* %93 %24 unsqueeze */
    {TNI_STEP_CALL, 3, 95, 22, 4763}, /* %27 %94 %74 sub.Tensor */
    {TNI_STEP_CALL, 2, 96, 1, 4766}, /* %91 %95 mul.Tensor */
    {TNI_STEP_CALL, 2, 97, 1, 4768}, /* %96 %76 mul.Tensor */
    {TNI_STEP_CALL, 3, 98, 28, 4770}, /* %90 %97 %74 add.Tensor */
    {TNI_STEP_CALL, 2, 99, 31, 2674}, /* %15 %24 unsqueeze */
    {TNI_STEP_CALL, 3, 100, 28, 4773}, /* %98 %99 %74 add.Tensor */
    {TNI_STEP_COPY, 1, 68, 0, 1899}, /* %100 */
    {TNI_STEP_CALL, 3, 101, 110, 1429}, /* %22 %23 %24 transpose.int */
    {TNI_STEP_SIZES, 1, 102, 0, 1900}, /* %101 */
    {TNI_STEP_CALL, 2, 103, 94, 4776}, /* %68 %102 reshape */
    {TNI_STEP_CALL, 3, 104, 110, 4778}, /* %103 %23 %24 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 0, 1972}, /* %104 */
    /* program 578 */
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
    {TNI_STEP_CALL, 10, 18, 210, 4781}, /* %9 %10 %11 %2 %6 %13 %15 %0 %16 %17 native_batch_norm_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 39}, /* %18 */
    {TNI_STEP_GIVE, 1, 0, 1, 41}, /* %19 */
    {TNI_STEP_GIVE, 1, 0, 2, 55}, /* %20 */
    /* program 579 */
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
    {TNI_STEP_CALL, 6, 10, 101, 4678}, /* %5 %8 %9 %9 %9 %9 new_zeros */
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
    {TNI_STEP_SIZE, 2, 18, 0, 91}, /* %16 %17 */
    {TNI_STEP_LIST, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_NONE, 0, 20, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 21, 101, 4684}, /* %16 %19 %20 %20 %20 %20 new_zeros */
    {TNI_STEP_COPY, 1, 15, 0, 72}, /* %21 */
    {TNI_STEP_ARGUMENT, 0, 22, 3, 0}, /* */
    {TNI_STEP_SOME, 1, 23, 0, 73}, /* %22 */
    {TNI_STEP_ARGUMENT, 0, 24, 4, 0}, /* */
    {TNI_STEP_SOME, 1, 25, 0, 74}, /* %24 */
    {TNI_STEP_ARGUMENT, 0, 26, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 27, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 28, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 29, 110, 4607}, /* %26 %27 %28 transpose.int */
    {TNI_STEP_CONSTANT, 0, 30, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 31, 189, 4791}, /* %29 %28 %30 flatten.using_ints */
    {TNI_STEP_ARGUMENT, 0, 32, 5, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 84, 583}, /* %32 */
    {TNI_STEP_TANGENT, 0, 33, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 34, 110, 4794}, /* %33 %27 %28 transpose.int */
    {TNI_STEP_CALL, 3, 35, 189, 4797}, /* %34 %28 %30 flatten.using_ints */
    {TNI_STEP_CALL, 2, 36, 31, 1730}, /* %4 %28 unsqueeze */
    {TNI_STEP_CALL, 2, 37, 31, 316}, /* %15 %28 unsqueeze */
    {TNI_STEP_ARGUMENT, 0, 38, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 39, 3, 590}, /* %38 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 52, 592}, /* %39 */
    {TNI_STEP_VALUE, 1, 40, 0, 590}, /* %38 */
    {TNI_STEP_CALL, 2, 41, 31, 4800}, /* %40 %28 unsqueeze */
    {TNI_STEP_COPY, 1, 42, 0, 599}, /* %41 */
    {TNI_STEP_JUMP, 0, 0, 57, 0}, /* */
    {TNI_STEP_SIZE, 2, 43, 0, 2165}, /* %26 %28 */
    {TNI_STEP_LIST, 2, 44, 0, 4802}, /* %43 %28 */
    {TNI_STEP_NONE, 0, 45, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 46, 211, 4804}, /* %26 %44 %45 %45 %45 %45 new_ones */
    {TNI_STEP_COPY, 1, 42, 0, 598}, /* %46 */
    {TNI_STEP_LIST, 1, 47, 0, 317}, /* %28 */
    {TNI_STEP_SOME, 1, 48, 0, 600}, /* %47 */
    {TNI_STEP_SCALAR, 1, 49, 2, 315}, /* %27 */
    {TNI_STEP_SOME, 1, 50, 0, 601}, /* %49 */
    {TNI_STEP_CALL, 4, 51, 212, 4810}, /* %31 %48 %50 %28 var.correction */
    {TNI_STEP_ARGUMENT, 0, 52, 7, 0}, /* */
    {TNI_STEP_SCALAR, 1, 53, 3, 607}, /* %52 */
    {TNI_STEP_SCALAR, 1, 54, 2, 317}, /* %28 */
    {TNI_STEP_CALL, 3, 55, 7, 1662}, /* %51 %53 %54 add.Scalar */
    {TNI_STEP_CALL, 1, 56, 5, 655}, /* %55 rsqrt */
    {TNI_STEP_NONE, 0, 57, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 58, 107, 4814}, /* %31 %48 %28 %57 mean.dim */
    {TNI_STEP_CALL, 3, 59, 22, 4818}, /* %31 %58 %54 sub.Tensor */
    {TNI_STEP_CALL, 2, 60, 1, 4821}, /* %59 %56 mul.Tensor */
    {TNI_STEP_CALL, 2, 61, 1, 4823}, /* %42 %56 mul.Tensor */
    {TNI_STEP_CALL, 4, 62, 107, 4825}, /* %35 %48 %28 %57 mean.dim */
    {TNI_STEP_CALL, 3, 63, 22, 4829}, /* %35 %62 %54 sub.Tensor */
    {TNI_STEP_CALL, 2, 64, 1, 4832}, /* %35 %60 mul.Tensor */
    {TNI_STEP_CALL, 4, 65, 107, 4834}, /* %64 %48 %28 %57 mean.dim */
    {TNI_STEP_CALL, 2, 66, 1, 4838}, /* %60 %65 mul.Tensor */
    {TNI_STEP_CALL, 3, 67, 22, 4840}, /* %63 %66 %54 sub.Tensor */
    {TNI_STEP_CALL, 2, 68, 1, 4843}, /* %61 %67 mul.Tensor */
    {TNI_STEP_CALL, 2, 69, 1, 4845}, /* %36 %60 mul.Tensor */
    {TNI_STEP_CALL, 3, 70, 28, 4847}, /* %68 %69 %54 add.Tensor */
    {TNI_STEP_CALL, 3, 71, 28, 4850}, /* %70 %37 %54 add.Tensor */
    {TNI_STEP_COPY, 1, 72, 0, 1521}, /* %71 */
    {TNI_STEP_JUMP, 0, 0, 118, 0}, /* */
    {TNI_STEP_VALUE, 1, 73, 0, 75}, /* %25 */
    {TNI_STEP_CALL, 2, 74, 31, 4853}, /* %73 %28 unsqueeze */
    {TNI_STEP_ARGUMENT, 0, 75, 7, 0}, /* */
    {TNI_STEP_SCALAR, 1, 76, 3, 1526}, /* %75 */
    {TNI_STEP_SCALAR, 1, 77, 2, 317}, /* %28 */
    {TNI_STEP_CALL, 3, 78, 7, 1523}, /* %74 %76 %77 add.Scalar */
    {TNI_STEP_CALL, 1, 79, 5, 1527}, /* %78 rsqrt */
    {TNI_STEP_TANGENT, 0, 80, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 81, 110, 4855}, /* %80 %27 %28 transpose.int */
    {TNI_STEP_CALL, 3, 82, 189, 4858}, /* %81 %28 %30 flatten.using_ints */
    {TNI_STEP_CALL, 2, 83, 1, 4861}, /* %82 %79 mul.Tensor */
    {TNI_STEP_ARGUMENT, 0, 84, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 85, 3, 1537}, /* %84 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 102, 1552}, /* %85 */
    {TNI_STEP_VALUE, 1, 86, 0, 1537}, /* %84 */
    {TNI_STEP_CALL, 2, 87, 31, 4863}, /* %86 %28 unsqueeze */
    {TNI_STEP_COPY, 1, 88, 0, 1539}, /* %87 */
    {TNI_STEP_JUMP, 0, 0, 107, 0}, /* */
    {TNI_STEP_SIZE, 2, 89, 0, 2165}, /* %26 %28 */
    {TNI_STEP_LIST, 2, 90, 0, 4865}, /* %89 %28 */
    {TNI_STEP_NONE, 0, 91, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 92, 211, 4867}, /* %26 %90 %91 %91 %91 %91 new_ones */
    {TNI_STEP_COPY, 1, 88, 0, 1546}, /* %92 */
    {TNI_STEP_CALL, 2, 93, 1, 4873}, /* %83 %88 mul.Tensor */
    {TNI_STEP_CALL, 2, 94, 31, 1730}, /* %4 %28 unsqueeze */
    {TNI_STEP_VALUE, 1, 95, 0, 81}, /* %23 */
    {TNI_STEP_CALL, 2, 96, 31, 4875}, /* %95 %28 unsqueeze */
    {TNI_STEP_CALL, 3, 97, 22, 4877}, /* %31 %96 %77 sub.Tensor */
    {TNI_STEP_CALL, 2, 98, 1, 2049}, /* %94 %97 mul.Tensor */
    {TNI_STEP_CALL, 2, 99, 1, 4880}, /* %98 %79 mul.Tensor */
    {TNI_STEP_CALL, 3, 100, 28, 4882}, /* %93 %99 %77 add.Tensor */
    {TNI_STEP_CALL, 2, 101, 31, 316}, /* %15 %28 unsqueeze */
    {TNI_STEP_CALL, 3, 102, 28, 4885}, /* %100 %101 %77 add.Tensor */
    {TNI_STEP_COPY, 1, 72, 0, 1967}, /* %102 */
    {TNI_STEP_CALL, 3, 103, 110, 4607}, /* %26 %27 %28 transpose.int */
    {TNI_STEP_SIZES, 1, 104, 0, 1968}, /* %103 */
    {TNI_STEP_CALL, 2, 105, 94, 4888}, /* %72 %104 reshape */
    {TNI_STEP_CALL, 3, 106, 110, 4890}, /* %105 %27 %28 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 0, 2869}, /* %106 */
    /* program 580 */
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
    {TNI_STEP_CALL, 10, 11, 210, 4893}, /* %0 %1 %2 %3 %3 %5 %7 %8 %9 %10 native_batch_norm_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    {TNI_STEP_GIVE, 1, 0, 1, 42}, /* %12 */
    {TNI_STEP_GIVE, 1, 0, 2, 35}, /* %13 */
    /* program 581 */
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
    {TNI_STEP_CALL, 6, 10, 101, 4678}, /* %5 %8 %9 %9 %9 %9 new_zeros */
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
    {TNI_STEP_SIZE, 2, 18, 0, 91}, /* %16 %17 */
    {TNI_STEP_LIST, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_NONE, 0, 20, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 21, 101, 4684}, /* %16 %19 %20 %20 %20 %20 new_zeros */
    {TNI_STEP_COPY, 1, 15, 0, 72}, /* %21 */
    {TNI_STEP_NONE, 0, 22, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 23, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 24, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 25, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 26, 110, 875}, /* %23 %24 %25 transpose.int */
    {TNI_STEP_CONSTANT, 0, 27, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 28, 189, 4903}, /* %26 %25 %27 flatten.using_ints */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 78, 75}, /* %25 */
    {TNI_STEP_TANGENT, 0, 29, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 30, 110, 4906}, /* %29 %24 %25 transpose.int */
    {TNI_STEP_CALL, 3, 31, 189, 4909}, /* %30 %25 %27 flatten.using_ints */
    {TNI_STEP_CALL, 2, 32, 31, 824}, /* %4 %25 unsqueeze */
    {TNI_STEP_CALL, 2, 33, 31, 2769}, /* %15 %25 unsqueeze */
    {TNI_STEP_ARGUMENT, 0, 34, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 35, 3, 587}, /* %34 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 48, 606}, /* %35 */
    {TNI_STEP_VALUE, 1, 36, 0, 587}, /* %34 */
    {TNI_STEP_CALL, 2, 37, 31, 4912}, /* %36 %25 unsqueeze */
    {TNI_STEP_COPY, 1, 38, 0, 591}, /* %37 */
    {TNI_STEP_JUMP, 0, 0, 52, 0}, /* */
    {TNI_STEP_SIZE, 2, 39, 0, 1227}, /* %23 %25 */
    {TNI_STEP_LIST, 2, 40, 0, 4914}, /* %39 %25 */
    {TNI_STEP_CALL, 6, 41, 211, 4916}, /* %23 %40 %22 %22 %22 %22 new_ones */
    {TNI_STEP_COPY, 1, 38, 0, 599}, /* %41 */
    {TNI_STEP_LIST, 1, 42, 0, 75}, /* %25 */
    {TNI_STEP_SOME, 1, 43, 0, 596}, /* %42 */
    {TNI_STEP_SCALAR, 1, 44, 2, 74}, /* %24 */
    {TNI_STEP_SOME, 1, 45, 0, 597}, /* %44 */
    {TNI_STEP_CALL, 4, 46, 212, 4922}, /* %28 %43 %45 %25 var.correction */
    {TNI_STEP_ARGUMENT, 0, 47, 5, 0}, /* */
    {TNI_STEP_SCALAR, 1, 48, 3, 600}, /* %47 */
    {TNI_STEP_SCALAR, 1, 49, 2, 75}, /* %25 */
    {TNI_STEP_CALL, 3, 50, 7, 3912}, /* %46 %48 %49 add.Scalar */
    {TNI_STEP_CALL, 1, 51, 5, 603}, /* %50 rsqrt */
    {TNI_STEP_CALL, 4, 52, 107, 4926}, /* %28 %43 %25 %22 mean.dim */
    {TNI_STEP_CALL, 3, 53, 22, 4930}, /* %28 %52 %49 sub.Tensor */
    {TNI_STEP_CALL, 2, 54, 1, 4933}, /* %53 %51 mul.Tensor */
    {TNI_STEP_CALL, 2, 55, 1, 4935}, /* %38 %51 mul.Tensor */
    {TNI_STEP_CALL, 4, 56, 107, 4937}, /* %31 %43 %25 %22 mean.dim */
    {TNI_STEP_CALL, 3, 57, 22, 4941}, /* %31 %56 %49 sub.Tensor */
    {TNI_STEP_CALL, 2, 58, 1, 4944}, /* %31 %54 mul.Tensor */
    {TNI_STEP_CALL, 4, 59, 107, 4946}, /* %58 %43 %25 %22 mean.dim */
    {TNI_STEP_CALL, 2, 60, 1, 1267}, /* %54 %59 mul.Tensor */
    {TNI_STEP_CALL, 3, 61, 22, 4950}, /* %57 %60 %49 sub.Tensor */
    {TNI_STEP_CALL, 2, 62, 1, 4953}, /* %55 %61 mul.Tensor */
    {TNI_STEP_CALL, 2, 63, 1, 4955}, /* %32 %54 mul.Tensor */
    {TNI_STEP_CALL, 3, 64, 28, 4957}, /* %62 %63 %49 add.Tensor */
    {TNI_STEP_CALL, 3, 65, 28, 4960}, /* %64 %33 %49 add.Tensor */
    {TNI_STEP_COPY, 1, 66, 0, 1508}, /* %65 */
    {TNI_STEP_JUMP, 0, 0, 110, 0}, /* */
    {TNI_STEP_VALUE, 1, 67, 0, 73}, /* %22 */
    {TNI_STEP_CALL, 2, 68, 31, 4963}, /* %67 %25 unsqueeze */
    {TNI_STEP_ARGUMENT, 0, 69, 5, 0}, /* */
    {TNI_STEP_SCALAR, 1, 70, 3, 1517}, /* %69 */
    {TNI_STEP_SCALAR, 1, 71, 2, 75}, /* %25 */
    {TNI_STEP_CALL, 3, 72, 7, 2023}, /* %68 %70 %71 add.Scalar */
    {TNI_STEP_CALL, 1, 73, 5, 1522}, /* %72 rsqrt */
    {TNI_STEP_TANGENT, 0, 74, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 75, 110, 4965}, /* %74 %24 %25 transpose.int */
    {TNI_STEP_CALL, 3, 76, 189, 4968}, /* %75 %25 %27 flatten.using_ints */
    {TNI_STEP_CALL, 2, 77, 1, 4971}, /* %76 %73 mul.Tensor */
    {TNI_STEP_ARGUMENT, 0, 78, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 79, 3, 1527}, /* %78 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 96, 1535}, /* %79 */
    {TNI_STEP_VALUE, 1, 80, 0, 1527}, /* %78 */
    {TNI_STEP_CALL, 2, 81, 31, 4973}, /* %80 %25 unsqueeze */
    {TNI_STEP_COPY, 1, 82, 0, 1532}, /* %81 */
    {TNI_STEP_JUMP, 0, 0, 100, 0}, /* */
    {TNI_STEP_SIZE, 2, 83, 0, 1227}, /* %23 %25 */
    {TNI_STEP_LIST, 2, 84, 0, 4975}, /* %83 %25 */
    {TNI_STEP_CALL, 6, 85, 211, 4977}, /* %23 %84 %22 %22 %22 %22 new_ones */
    {TNI_STEP_COPY, 1, 82, 0, 1552}, /* %85 */
    {TNI_STEP_CALL, 2, 86, 1, 2216}, /* %77 %82 mul.Tensor */
    {TNI_STEP_CALL, 2, 87, 31, 824}, /* %4 %25 unsqueeze */
    {TNI_STEP_CALL, 2, 88, 31, 4963}, /* %67 %25 unsqueeze */
    {TNI_STEP_CALL, 3, 89, 22, 4983}, /* %28 %88 %71 sub.Tensor */
    {TNI_STEP_CALL, 2, 90, 1, 4408}, /* %87 %89 mul.Tensor */
    {TNI_STEP_CALL, 2, 91, 1, 3986}, /* %90 %73 mul.Tensor */
    {TNI_STEP_CALL, 3, 92, 28, 4986}, /* %86 %91 %71 add.Tensor */
    {TNI_STEP_CALL, 2, 93, 31, 2769}, /* %15 %25 unsqueeze */
    {TNI_STEP_CALL, 3, 94, 28, 4989}, /* %92 %93 %71 add.Tensor */
    {TNI_STEP_COPY, 1, 66, 0, 1550}, /* %94 */
    {TNI_STEP_CALL, 3, 95, 110, 875}, /* %23 %24 %25 transpose.int */
    {TNI_STEP_SIZES, 1, 96, 0, 1551}, /* %95 */
    {TNI_STEP_CALL, 2, 97, 94, 4992}, /* %66 %96 reshape */
    {TNI_STEP_CALL, 3, 98, 110, 4994}, /* %97 %24 %25 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 0, 1623}, /* %98 */
    /* program 582 */
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
    {TNI_STEP_CALL, 10, 14, 210, 4997}, /* %0 %1 %2 %4 %6 %8 %10 %11 %12 %13 native_batch_norm_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 1, 36}, /* %15 */
    {TNI_STEP_GIVE, 1, 0, 2, 38}, /* %16 */
    /* program 583 */
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
    {TNI_STEP_CALL, 6, 10, 101, 4678}, /* %5 %8 %9 %9 %9 %9 new_zeros */
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
    {TNI_STEP_SIZE, 2, 18, 0, 91}, /* %16 %17 */
    {TNI_STEP_LIST, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_NONE, 0, 20, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 21, 101, 4684}, /* %16 %19 %20 %20 %20 %20 new_zeros */
    {TNI_STEP_COPY, 1, 15, 0, 72}, /* %21 */
    {TNI_STEP_ARGUMENT, 0, 22, 3, 0}, /* */
    {TNI_STEP_SOME, 1, 23, 0, 73}, /* %22 */
    {TNI_STEP_ARGUMENT, 0, 24, 4, 0}, /* */
    {TNI_STEP_SOME, 1, 25, 0, 74}, /* %24 */
    {TNI_STEP_ARGUMENT, 0, 26, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 27, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 28, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 29, 110, 4607}, /* %26 %27 %28 transpose.int */
    {TNI_STEP_CONSTANT, 0, 30, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 31, 189, 4791}, /* %29 %28 %30 flatten.using_ints */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 83, 315}, /* %27 */
    {TNI_STEP_TANGENT, 0, 32, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 33, 110, 5007}, /* %32 %27 %28 transpose.int */
    {TNI_STEP_CALL, 3, 34, 189, 5010}, /* %33 %28 %30 flatten.using_ints */
    {TNI_STEP_CALL, 2, 35, 31, 1730}, /* %4 %28 unsqueeze */
    {TNI_STEP_CALL, 2, 36, 31, 316}, /* %15 %28 unsqueeze */
    {TNI_STEP_ARGUMENT, 0, 37, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 38, 3, 591}, /* %37 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 51, 590}, /* %38 */
    {TNI_STEP_VALUE, 1, 39, 0, 591}, /* %37 */
    {TNI_STEP_CALL, 2, 40, 31, 2607}, /* %39 %28 unsqueeze */
    {TNI_STEP_COPY, 1, 41, 0, 593}, /* %40 */
    {TNI_STEP_JUMP, 0, 0, 56, 0}, /* */
    {TNI_STEP_SIZE, 2, 42, 0, 2165}, /* %26 %28 */
    {TNI_STEP_LIST, 2, 43, 0, 5013}, /* %42 %28 */
    {TNI_STEP_NONE, 0, 44, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 45, 211, 5015}, /* %26 %43 %44 %44 %44 %44 new_ones */
    {TNI_STEP_COPY, 1, 41, 0, 595}, /* %45 */
    {TNI_STEP_LIST, 1, 46, 0, 317}, /* %28 */
    {TNI_STEP_SOME, 1, 47, 0, 598}, /* %46 */
    {TNI_STEP_SCALAR, 1, 48, 2, 315}, /* %27 */
    {TNI_STEP_SOME, 1, 49, 0, 602}, /* %48 */
    {TNI_STEP_CALL, 4, 50, 212, 5021}, /* %31 %47 %49 %28 var.correction */
    {TNI_STEP_ARGUMENT, 0, 51, 6, 0}, /* */
    {TNI_STEP_SCALAR, 1, 52, 3, 604}, /* %51 */
    {TNI_STEP_SCALAR, 1, 53, 2, 317}, /* %28 */
    {TNI_STEP_CALL, 3, 54, 7, 5025}, /* %50 %52 %53 add.Scalar */
    {TNI_STEP_CALL, 1, 55, 5, 652}, /* %54 rsqrt */
    {TNI_STEP_NONE, 0, 56, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 57, 107, 5028}, /* %31 %47 %28 %56 mean.dim */
    {TNI_STEP_CALL, 3, 58, 22, 5032}, /* %31 %57 %53 sub.Tensor */
    {TNI_STEP_CALL, 2, 59, 1, 5035}, /* %58 %55 mul.Tensor */
    {TNI_STEP_CALL, 2, 60, 1, 5037}, /* %41 %55 mul.Tensor */
    {TNI_STEP_CALL, 4, 61, 107, 5039}, /* %34 %47 %28 %56 mean.dim */
    {TNI_STEP_CALL, 3, 62, 22, 5043}, /* %34 %61 %53 sub.Tensor */
    {TNI_STEP_CALL, 2, 63, 1, 5046}, /* %34 %59 mul.Tensor */
    {TNI_STEP_CALL, 4, 64, 107, 5048}, /* %63 %47 %28 %56 mean.dim */
    {TNI_STEP_CALL, 2, 65, 1, 5052}, /* %59 %64 mul.Tensor */
    {TNI_STEP_CALL, 3, 66, 22, 5054}, /* %62 %65 %53 sub.Tensor */
    {TNI_STEP_CALL, 2, 67, 1, 5057}, /* %60 %66 mul.Tensor */
    {TNI_STEP_CALL, 2, 68, 1, 3733}, /* %35 %59 mul.Tensor */
    {TNI_STEP_CALL, 3, 69, 28, 5059}, /* %67 %68 %53 add.Tensor */
    {TNI_STEP_CALL, 3, 70, 28, 5062}, /* %69 %36 %53 add.Tensor */
    {TNI_STEP_COPY, 1, 71, 0, 1519}, /* %70 */
    {TNI_STEP_JUMP, 0, 0, 117, 0}, /* */
    {TNI_STEP_VALUE, 1, 72, 0, 75}, /* %25 */
    {TNI_STEP_CALL, 2, 73, 31, 5065}, /* %72 %28 unsqueeze */
    {TNI_STEP_ARGUMENT, 0, 74, 6, 0}, /* */
    {TNI_STEP_SCALAR, 1, 75, 3, 1523}, /* %74 */
    {TNI_STEP_SCALAR, 1, 76, 2, 317}, /* %28 */
    {TNI_STEP_CALL, 3, 77, 7, 5067}, /* %73 %75 %76 add.Scalar */
    {TNI_STEP_CALL, 1, 78, 5, 1525}, /* %77 rsqrt */
    {TNI_STEP_TANGENT, 0, 79, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 80, 110, 5070}, /* %79 %27 %28 transpose.int */
    {TNI_STEP_CALL, 3, 81, 189, 5073}, /* %80 %28 %30 flatten.using_ints */
    {TNI_STEP_CALL, 2, 82, 1, 5076}, /* %81 %78 mul.Tensor */
    {TNI_STEP_ARGUMENT, 0, 83, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 84, 3, 1536}, /* %83 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 101, 1537}, /* %84 */
    {TNI_STEP_VALUE, 1, 85, 0, 1536}, /* %83 */
    {TNI_STEP_CALL, 2, 86, 31, 5078}, /* %85 %28 unsqueeze */
    {TNI_STEP_COPY, 1, 87, 0, 1538}, /* %86 */
    {TNI_STEP_JUMP, 0, 0, 106, 0}, /* */
    {TNI_STEP_SIZE, 2, 88, 0, 2165}, /* %26 %28 */
    {TNI_STEP_LIST, 2, 89, 0, 5080}, /* %88 %28 */
    {TNI_STEP_NONE, 0, 90, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 91, 211, 5082}, /* %26 %89 %90 %90 %90 %90 new_ones */
    {TNI_STEP_COPY, 1, 87, 0, 1545}, /* %91 */
    {TNI_STEP_CALL, 2, 92, 1, 2837}, /* %82 %87 mul.Tensor */
    {TNI_STEP_CALL, 2, 93, 31, 1730}, /* %4 %28 unsqueeze */
    {TNI_STEP_VALUE, 1, 94, 0, 81}, /* %23 */
    {TNI_STEP_CALL, 2, 95, 31, 5088}, /* %94 %28 unsqueeze */
    {TNI_STEP_CALL, 3, 96, 22, 5090}, /* %31 %95 %76 sub.Tensor */
    {TNI_STEP_CALL, 2, 97, 1, 5093}, /* %93 %96 mul.Tensor */
    {TNI_STEP_CALL, 2, 98, 1, 5095}, /* %97 %78 mul.Tensor */
    {TNI_STEP_CALL, 3, 99, 28, 5097}, /* %92 %98 %76 add.Tensor */
    {TNI_STEP_CALL, 2, 100, 31, 316}, /* %15 %28 unsqueeze */
    {TNI_STEP_CALL, 3, 101, 28, 5100}, /* %99 %100 %76 add.Tensor */
    {TNI_STEP_COPY, 1, 71, 0, 1900}, /* %101 */
    {TNI_STEP_CALL, 3, 102, 110, 4607}, /* %26 %27 %28 transpose.int */
    {TNI_STEP_SIZES, 1, 103, 0, 1967}, /* %102 */
    {TNI_STEP_CALL, 2, 104, 94, 5103}, /* %71 %103 reshape */
    {TNI_STEP_CALL, 3, 105, 110, 5105}, /* %104 %27 %28 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 0, 2874}, /* %105 */
    /* program 584 */
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
    {TNI_STEP_CALL, 10, 11, 210, 4893}, /* %0 %1 %2 %3 %3 %5 %7 %8 %9 %10 native_batch_norm_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    {TNI_STEP_GIVE, 1, 0, 1, 42}, /* %12 */
    {TNI_STEP_GIVE, 1, 0, 2, 35}, /* %13 */
    /* program 585 */
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
    {TNI_STEP_CALL, 6, 10, 101, 4678}, /* %5 %8 %9 %9 %9 %9 new_zeros */
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
    {TNI_STEP_SIZE, 2, 18, 0, 91}, /* %16 %17 */
    {TNI_STEP_LIST, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_NONE, 0, 20, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 21, 101, 4684}, /* %16 %19 %20 %20 %20 %20 new_zeros */
    {TNI_STEP_COPY, 1, 15, 0, 72}, /* %21 */
    {TNI_STEP_NONE, 0, 22, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 23, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 24, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 25, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 26, 110, 875}, /* %23 %24 %25 transpose.int */
    {TNI_STEP_CONSTANT, 0, 27, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 28, 189, 4903}, /* %26 %25 %27 flatten.using_ints */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 78, 75}, /* %25 */
    {TNI_STEP_TANGENT, 0, 29, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 30, 110, 4906}, /* %29 %24 %25 transpose.int */
    {TNI_STEP_CALL, 3, 31, 189, 4909}, /* %30 %25 %27 flatten.using_ints */
    {TNI_STEP_CALL, 2, 32, 31, 824}, /* %4 %25 unsqueeze */
    {TNI_STEP_CALL, 2, 33, 31, 2769}, /* %15 %25 unsqueeze */
    {TNI_STEP_ARGUMENT, 0, 34, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 35, 3, 587}, /* %34 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 48, 606}, /* %35 */
    {TNI_STEP_VALUE, 1, 36, 0, 587}, /* %34 */
    {TNI_STEP_CALL, 2, 37, 31, 4912}, /* %36 %25 unsqueeze */
    {TNI_STEP_COPY, 1, 38, 0, 591}, /* %37 */
    {TNI_STEP_JUMP, 0, 0, 52, 0}, /* */
    {TNI_STEP_SIZE, 2, 39, 0, 1227}, /* %23 %25 */
    {TNI_STEP_LIST, 2, 40, 0, 4914}, /* %39 %25 */
    {TNI_STEP_CALL, 6, 41, 211, 4916}, /* %23 %40 %22 %22 %22 %22 new_ones */
    {TNI_STEP_COPY, 1, 38, 0, 599}, /* %41 */
    {TNI_STEP_LIST, 1, 42, 0, 75}, /* %25 */
    {TNI_STEP_SOME, 1, 43, 0, 596}, /* %42 */
    {TNI_STEP_SCALAR, 1, 44, 2, 74}, /* %24 */
    {TNI_STEP_SOME, 1, 45, 0, 597}, /* %44 */
    {TNI_STEP_CALL, 4, 46, 212, 4922}, /* %28 %43 %45 %25 var.correction */
    {TNI_STEP_ARGUMENT, 0, 47, 6, 0}, /* */
    {TNI_STEP_SCALAR, 1, 48, 3, 600}, /* %47 */
    {TNI_STEP_SCALAR, 1, 49, 2, 75}, /* %25 */
    {TNI_STEP_CALL, 3, 50, 7, 3912}, /* %46 %48 %49 add.Scalar */
    {TNI_STEP_CALL, 1, 51, 5, 603}, /* %50 rsqrt */
    {TNI_STEP_CALL, 4, 52, 107, 4926}, /* %28 %43 %25 %22 mean.dim */
    {TNI_STEP_CALL, 3, 53, 22, 4930}, /* %28 %52 %49 sub.Tensor */
    {TNI_STEP_CALL, 2, 54, 1, 4933}, /* %53 %51 mul.Tensor */
    {TNI_STEP_CALL, 2, 55, 1, 4935}, /* %38 %51 mul.Tensor */
    {TNI_STEP_CALL, 4, 56, 107, 4937}, /* %31 %43 %25 %22 mean.dim */
    {TNI_STEP_CALL, 3, 57, 22, 4941}, /* %31 %56 %49 sub.Tensor */
    {TNI_STEP_CALL, 2, 58, 1, 4944}, /* %31 %54 mul.Tensor */
    {TNI_STEP_CALL, 4, 59, 107, 4946}, /* %58 %43 %25 %22 mean.dim */
    {TNI_STEP_CALL, 2, 60, 1, 1267}, /* %54 %59 mul.Tensor */
    {TNI_STEP_CALL, 3, 61, 22, 4950}, /* %57 %60 %49 sub.Tensor */
    {TNI_STEP_CALL, 2, 62, 1, 4953}, /* %55 %61 mul.Tensor */
    {TNI_STEP_CALL, 2, 63, 1, 4955}, /* %32 %54 mul.Tensor */
    {TNI_STEP_CALL, 3, 64, 28, 4957}, /* %62 %63 %49 add.Tensor */
    {TNI_STEP_CALL, 3, 65, 28, 4960}, /* %64 %33 %49 add.Tensor */
    {TNI_STEP_COPY, 1, 66, 0, 1508}, /* %65 */
    {TNI_STEP_JUMP, 0, 0, 110, 0}, /* */
    {TNI_STEP_VALUE, 1, 67, 0, 73}, /* %22 */
    {TNI_STEP_CALL, 2, 68, 31, 4963}, /* %67 %25 unsqueeze */
    {TNI_STEP_ARGUMENT, 0, 69, 6, 0}, /* */
    {TNI_STEP_SCALAR, 1, 70, 3, 1517}, /* %69 */
    {TNI_STEP_SCALAR, 1, 71, 2, 75}, /* %25 */
    {TNI_STEP_CALL, 3, 72, 7, 2023}, /* %68 %70 %71 add.Scalar */
    {TNI_STEP_CALL, 1, 73, 5, 1522}, /* %72 rsqrt */
    {TNI_STEP_TANGENT, 0, 74, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 75, 110, 4965}, /* %74 %24 %25 transpose.int */
    {TNI_STEP_CALL, 3, 76, 189, 4968}, /* %75 %25 %27 flatten.using_ints */
    {TNI_STEP_CALL, 2, 77, 1, 4971}, /* %76 %73 mul.Tensor */
    {TNI_STEP_ARGUMENT, 0, 78, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 79, 3, 1527}, /* %78 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 96, 1535}, /* %79 */
    {TNI_STEP_VALUE, 1, 80, 0, 1527}, /* %78 */
    {TNI_STEP_CALL, 2, 81, 31, 4973}, /* %80 %25 unsqueeze */
    {TNI_STEP_COPY, 1, 82, 0, 1532}, /* %81 */
    {TNI_STEP_JUMP, 0, 0, 100, 0}, /* */
    {TNI_STEP_SIZE, 2, 83, 0, 1227}, /* %23 %25 */
    {TNI_STEP_LIST, 2, 84, 0, 4975}, /* %83 %25 */
    {TNI_STEP_CALL, 6, 85, 211, 4977}, /* %23 %84 %22 %22 %22 %22 new_ones */
    {TNI_STEP_COPY, 1, 82, 0, 1552}, /* %85 */
    {TNI_STEP_CALL, 2, 86, 1, 2216}, /* %77 %82 mul.Tensor */
    {TNI_STEP_CALL, 2, 87, 31, 824}, /* %4 %25 unsqueeze */
    {TNI_STEP_CALL, 2, 88, 31, 4963}, /* %67 %25 unsqueeze */
    {TNI_STEP_CALL, 3, 89, 22, 4983}, /* %28 %88 %71 sub.Tensor */
    {TNI_STEP_CALL, 2, 90, 1, 4408}, /* %87 %89 mul.Tensor */
    {TNI_STEP_CALL, 2, 91, 1, 3986}, /* %90 %73 mul.Tensor */
    {TNI_STEP_CALL, 3, 92, 28, 4986}, /* %86 %91 %71 add.Tensor */
    {TNI_STEP_CALL, 2, 93, 31, 2769}, /* %15 %25 unsqueeze */
    {TNI_STEP_CALL, 3, 94, 28, 4989}, /* %92 %93 %71 add.Tensor */
    {TNI_STEP_COPY, 1, 66, 0, 1550}, /* %94 */
    {TNI_STEP_CALL, 3, 95, 110, 875}, /* %23 %24 %25 transpose.int */
    {TNI_STEP_SIZES, 1, 96, 0, 1551}, /* %95 */
    {TNI_STEP_CALL, 2, 97, 94, 4992}, /* %66 %96 reshape */
    {TNI_STEP_CALL, 3, 98, 110, 4994}, /* %97 %24 %25 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 0, 1623}, /* %98 */
    /* program 586 */
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
    {TNI_STEP_CALL, 10, 12, 210, 5108}, /* %0 %1 %2 %3 %4 %6 %8 %9 %10 %11 native_batch_norm_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 42}, /* %12 */
    {TNI_STEP_GIVE, 1, 0, 1, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 2, 34}, /* %14 */
    /* program 587 */
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
    {TNI_STEP_CALL, 6, 10, 101, 4678}, /* %5 %8 %9 %9 %9 %9 new_zeros */
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
    {TNI_STEP_SIZE, 2, 18, 0, 91}, /* %16 %17 */
    {TNI_STEP_LIST, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_NONE, 0, 20, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 21, 101, 4684}, /* %16 %19 %20 %20 %20 %20 new_zeros */
    {TNI_STEP_COPY, 1, 15, 0, 72}, /* %21 */
    {TNI_STEP_ARGUMENT, 0, 22, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 23, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 24, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 25, 110, 1429}, /* %22 %23 %24 transpose.int */
    {TNI_STEP_CONSTANT, 0, 26, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 27, 189, 1286}, /* %25 %24 %26 flatten.using_ints */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 79, 81}, /* %23 */
    {TNI_STEP_TANGENT, 0, 28, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 29, 110, 5118}, /* %28 %23 %24 transpose.int */
    {TNI_STEP_CALL, 3, 30, 189, 5121}, /* %29 %24 %26 flatten.using_ints */
    {TNI_STEP_CALL, 2, 31, 31, 2703}, /* %4 %24 unsqueeze */
    {TNI_STEP_CALL, 2, 32, 31, 2674}, /* %15 %24 unsqueeze */
    {TNI_STEP_ARGUMENT, 0, 33, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 34, 3, 586}, /* %33 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 47, 587}, /* %34 */
    {TNI_STEP_VALUE, 1, 35, 0, 586}, /* %33 */
    {TNI_STEP_CALL, 2, 36, 31, 5124}, /* %35 %24 unsqueeze */
    {TNI_STEP_COPY, 1, 37, 0, 588}, /* %36 */
    {TNI_STEP_JUMP, 0, 0, 52, 0}, /* */
    {TNI_STEP_SIZE, 2, 38, 0, 73}, /* %22 %24 */
    {TNI_STEP_LIST, 2, 39, 0, 5126}, /* %38 %24 */
    {TNI_STEP_NONE, 0, 40, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 41, 211, 5128}, /* %22 %39 %40 %40 %40 %40 new_ones */
    {TNI_STEP_COPY, 1, 37, 0, 599}, /* %41 */
    {TNI_STEP_LIST, 1, 42, 0, 74}, /* %24 */
    {TNI_STEP_SOME, 1, 43, 0, 596}, /* %42 */
    {TNI_STEP_SCALAR, 1, 44, 2, 81}, /* %23 */
    {TNI_STEP_SOME, 1, 45, 0, 597}, /* %44 */
    {TNI_STEP_CALL, 4, 46, 212, 5134}, /* %27 %43 %45 %24 var.correction */
    {TNI_STEP_ARGUMENT, 0, 47, 6, 0}, /* */
    {TNI_STEP_SCALAR, 1, 48, 3, 600}, /* %47 */
    {TNI_STEP_SCALAR, 1, 49, 2, 74}, /* %24 */
    {TNI_STEP_CALL, 3, 50, 7, 3912}, /* %46 %48 %49 add.Scalar */
    {TNI_STEP_CALL, 1, 51, 5, 603}, /* %50 rsqrt */
    {TNI_STEP_NONE, 0, 52, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 53, 107, 5138}, /* %27 %43 %24 %52 mean.dim */
    {TNI_STEP_CALL, 3, 54, 22, 5142}, /* %27 %53 %49 sub.Tensor */
    {TNI_STEP_CALL, 2, 55, 1, 2797}, /* %54 %51 mul.Tensor */
    {TNI_STEP_CALL, 2, 56, 1, 5145}, /* %37 %51 mul.Tensor */
    {TNI_STEP_CALL, 4, 57, 107, 5147}, /* %30 %43 %24 %52 mean.dim */
    {TNI_STEP_CALL, 3, 58, 22, 5151}, /* %30 %57 %49 sub.Tensor */
    {TNI_STEP_CALL, 2, 59, 1, 5154}, /* %30 %55 mul.Tensor */
    {TNI_STEP_CALL, 4, 60, 107, 5156}, /* %59 %43 %24 %52 mean.dim */
    {TNI_STEP_CALL, 2, 61, 1, 5160}, /* %55 %60 mul.Tensor */
    {TNI_STEP_CALL, 3, 62, 22, 5162}, /* %58 %61 %49 sub.Tensor */
    {TNI_STEP_CALL, 2, 63, 1, 3946}, /* %56 %62 mul.Tensor */
    {TNI_STEP_CALL, 2, 64, 1, 5165}, /* %31 %55 mul.Tensor */
    {TNI_STEP_CALL, 3, 65, 28, 5167}, /* %63 %64 %49 add.Tensor */
    {TNI_STEP_CALL, 3, 66, 28, 5170}, /* %65 %32 %49 add.Tensor */
    {TNI_STEP_COPY, 1, 67, 0, 1511}, /* %66 */
    {TNI_STEP_JUMP, 0, 0, 115, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 68, 4, 0}, /* */
    {TNI_STEP_VALUE, 1, 69, 0, 1520}, /* %68 */
    {TNI_STEP_CALL, 2, 70, 31, 5173}, /* %69 %24 unsqueeze */
    {TNI_STEP_ARGUMENT, 0, 71, 6, 0}, /* */
    {TNI_STEP_SCALAR, 1, 72, 3, 1521}, /* %71 */
    {TNI_STEP_SCALAR, 1, 73, 2, 74}, /* %24 */
    {TNI_STEP_CALL, 3, 74, 7, 1868}, /* %70 %72 %73 add.Scalar */
    {TNI_STEP_CALL, 1, 75, 5, 1523}, /* %74 rsqrt */
    {TNI_STEP_TANGENT, 0, 76, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 77, 110, 5175}, /* %76 %23 %24 transpose.int */
    {TNI_STEP_CALL, 3, 78, 189, 5178}, /* %77 %24 %26 flatten.using_ints */
    {TNI_STEP_CALL, 2, 79, 1, 3034}, /* %78 %75 mul.Tensor */
    {TNI_STEP_ARGUMENT, 0, 80, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 81, 3, 1531}, /* %80 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 98, 1532}, /* %81 */
    {TNI_STEP_VALUE, 1, 82, 0, 1531}, /* %80 */
    {TNI_STEP_CALL, 2, 83, 31, 5181}, /* %82 %24 unsqueeze */
    {TNI_STEP_COPY, 1, 84, 0, 1536}, /* %83 */
    {TNI_STEP_JUMP, 0, 0, 103, 0}, /* */
    {TNI_STEP_SIZE, 2, 85, 0, 73}, /* %22 %24 */
    {TNI_STEP_LIST, 2, 86, 0, 5183}, /* %85 %24 */
    {TNI_STEP_NONE, 0, 87, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 88, 211, 5185}, /* %22 %86 %87 %87 %87 %87 new_ones */
    {TNI_STEP_COPY, 1, 84, 0, 1541}, /* %88 */
    {TNI_STEP_CALL, 2, 89, 1, 1693}, /* %79 %84 mul.Tensor */
    {TNI_STEP_CALL, 2, 90, 31, 2703}, /* %4 %24 unsqueeze */
    {TNI_STEP_ARGUMENT, 0, 91, 3, 0}, /* */
    {TNI_STEP_VALUE, 1, 92, 0, 1545}, /* %91 */
    {TNI_STEP_CALL, 2, 93, 31, 5191}, /* %92 %24 unsqueeze */
    {TNI_STEP_CALL, 3, 94, 22, 5193}, /* %27 %93 %73 sub.Tensor */
    {TNI_STEP_CALL, 2, 95, 1, 5087}, /* %90 %94 mul.Tensor */
    {TNI_STEP_CALL, 2, 96, 1, 5196}, /* %95 %75 mul.Tensor */
    {TNI_STEP_CALL, 3, 97, 28, 5198}, /* %89 %96 %73 add.Tensor */
    {TNI_STEP_CALL, 2, 98, 31, 2674}, /* %15 %24 unsqueeze */
    {TNI_STEP_CALL, 3, 99, 28, 5201}, /* %97 %98 %73 add.Tensor */
    {TNI_STEP_COPY, 1, 67, 0, 1896}, /* %99 */
    {TNI_STEP_CALL, 3, 100, 110, 1429}, /* %22 %23 %24 transpose.int */
    {TNI_STEP_SIZES, 1, 101, 0, 1899}, /* %100 */
    {TNI_STEP_CALL, 2, 102, 94, 5204}, /* %67 %101 reshape */
    {TNI_STEP_CALL, 3, 103, 110, 5206}, /* %102 %23 %24 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 0, 1968}, /* %103 */
    /* program 588 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 6, 2}, /* %1 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 2, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_JUMP, 0, 0, 10, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 6, 14, 267}, /* %4 %5 %5 %5 %5 %5 zeros_like */
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
    {TNI_STEP_CALL, 6, 16, 101, 4594}, /* %11 %14 %15 %15 %15 %15 new_zeros */
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
    {TNI_STEP_CALL, 6, 26, 101, 5209}, /* %21 %24 %25 %25 %25 %25 new_zeros */
    {TNI_STEP_COPY, 1, 20, 0, 80}, /* %26 */
    {TNI_STEP_SAVED, 0, 27, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 28, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 29, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 30, 110, 3362}, /* %27 %28 %29 transpose.int */
    {TNI_STEP_CONSTANT, 0, 31, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 32, 189, 5215}, /* %30 %29 %31 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 33, 1, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 87, 586}, /* %33 */
    {TNI_STEP_CALL, 3, 34, 110, 5218}, /* %3 %28 %29 transpose.int */
    {TNI_STEP_CALL, 3, 35, 189, 5221}, /* %34 %29 %31 flatten.using_ints */
    {TNI_STEP_CALL, 2, 36, 31, 5224}, /* %10 %29 unsqueeze */
    {TNI_STEP_CALL, 2, 37, 31, 2717}, /* %20 %29 unsqueeze */
    {TNI_STEP_SAVED, 0, 38, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 39, 3, 590}, /* %38 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 55, 592}, /* %39 */
    {TNI_STEP_VALUE, 1, 40, 0, 590}, /* %38 */
    {TNI_STEP_CALL, 2, 41, 31, 1125}, /* %40 %29 unsqueeze */
    {TNI_STEP_COPY, 1, 42, 0, 599}, /* %41 */
    {TNI_STEP_JUMP, 0, 0, 60, 0}, /* */
    {TNI_STEP_SIZE, 2, 43, 0, 1111}, /* %27 %29 */
    {TNI_STEP_LIST, 2, 44, 0, 5226}, /* %43 %29 */
    {TNI_STEP_NONE, 0, 45, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 46, 211, 5228}, /* %27 %44 %45 %45 %45 %45 new_ones */
    {TNI_STEP_COPY, 1, 42, 0, 598}, /* %46 */
    {TNI_STEP_LIST, 1, 47, 0, 319}, /* %29 */
    {TNI_STEP_SOME, 1, 48, 0, 600}, /* %47 */
    {TNI_STEP_SCALAR, 1, 49, 2, 317}, /* %28 */
    {TNI_STEP_SOME, 1, 50, 0, 601}, /* %49 */
    {TNI_STEP_CALL, 4, 51, 212, 5234}, /* %32 %48 %50 %29 var.correction */
    {TNI_STEP_SAVED, 0, 52, 3, 0}, /* */
    {TNI_STEP_SCALAR, 1, 53, 3, 607}, /* %52 */
    {TNI_STEP_SCALAR, 1, 54, 2, 319}, /* %29 */
    {TNI_STEP_CALL, 3, 55, 7, 1662}, /* %51 %53 %54 add.Scalar */
    {TNI_STEP_CALL, 1, 56, 5, 655}, /* %55 rsqrt */
    {TNI_STEP_NONE, 0, 57, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 58, 107, 5238}, /* %32 %48 %29 %57 mean.dim */
    {TNI_STEP_CALL, 3, 59, 22, 5242}, /* %32 %58 %54 sub.Tensor */
    {TNI_STEP_CALL, 2, 60, 1, 4821}, /* %59 %56 mul.Tensor */
    {TNI_STEP_CALL, 2, 61, 1, 4823}, /* %42 %56 mul.Tensor */
    {TNI_STEP_CALL, 4, 62, 107, 5245}, /* %35 %48 %29 %57 mean.dim */
    {TNI_STEP_CALL, 3, 63, 22, 4829}, /* %35 %62 %54 sub.Tensor */
    {TNI_STEP_CALL, 2, 64, 1, 4832}, /* %35 %60 mul.Tensor */
    {TNI_STEP_CALL, 4, 65, 107, 5249}, /* %64 %48 %29 %57 mean.dim */
    {TNI_STEP_CALL, 2, 66, 1, 4838}, /* %60 %65 mul.Tensor */
    {TNI_STEP_CALL, 3, 67, 22, 4840}, /* %63 %66 %54 sub.Tensor */
    {TNI_STEP_CALL, 2, 68, 1, 4843}, /* %61 %67 mul.Tensor */
    {TNI_STEP_CALL, 2, 69, 1, 4845}, /* %36 %60 mul.Tensor */
    {TNI_STEP_CALL, 3, 70, 28, 4847}, /* %68 %69 %54 add.Tensor */
    {TNI_STEP_CALL, 3, 71, 28, 4850}, /* %70 %37 %54 add.Tensor */
    {TNI_STEP_COPY, 1, 72, 0, 1521}, /* %71 */
    {TNI_STEP_JUMP, 0, 0, 122, 0}, /* */
    {TNI_STEP_SAVED, 0, 73, 4, 0}, /* */
    {TNI_STEP_VALUE, 1, 74, 0, 1553}, /* %73 */
    {TNI_STEP_CALL, 2, 75, 31, 5253}, /* %74 %29 unsqueeze */
    {TNI_STEP_SAVED, 0, 76, 3, 0}, /* */
    {TNI_STEP_SCALAR, 1, 77, 3, 1524}, /* %76 */
    {TNI_STEP_SCALAR, 1, 78, 2, 319}, /* %29 */
    {TNI_STEP_CALL, 3, 79, 7, 5255}, /* %75 %77 %78 add.Scalar */
    {TNI_STEP_CALL, 1, 80, 5, 1535}, /* %79 rsqrt */
    {TNI_STEP_CALL, 3, 81, 110, 5218}, /* %3 %28 %29 transpose.int */
    {TNI_STEP_CALL, 3, 82, 189, 5258}, /* %81 %29 %31 flatten.using_ints */
    {TNI_STEP_CALL, 2, 83, 1, 4067}, /* %82 %80 mul.Tensor */
    {TNI_STEP_SAVED, 0, 84, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 85, 3, 1537}, /* %84 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 105, 1552}, /* %85 */
    {TNI_STEP_VALUE, 1, 86, 0, 1537}, /* %84 */
    {TNI_STEP_CALL, 2, 87, 31, 5261}, /* %86 %29 unsqueeze */
    {TNI_STEP_COPY, 1, 88, 0, 1539}, /* %87 */
    {TNI_STEP_JUMP, 0, 0, 110, 0}, /* */
    {TNI_STEP_SIZE, 2, 89, 0, 1111}, /* %27 %29 */
    {TNI_STEP_LIST, 2, 90, 0, 5263}, /* %89 %29 */
    {TNI_STEP_NONE, 0, 91, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 92, 211, 5265}, /* %27 %90 %91 %91 %91 %91 new_ones */
    {TNI_STEP_COPY, 1, 88, 0, 1546}, /* %92 */
    {TNI_STEP_CALL, 2, 93, 1, 4873}, /* %83 %88 mul.Tensor */
    {TNI_STEP_CALL, 2, 94, 31, 5224}, /* %10 %29 unsqueeze */
    {TNI_STEP_SAVED, 0, 95, 5, 0}, /* */
    {TNI_STEP_VALUE, 1, 96, 0, 1551}, /* %95 */
    {TNI_STEP_CALL, 2, 97, 31, 5271}, /* %96 %29 unsqueeze */
    {TNI_STEP_CALL, 3, 98, 22, 5273}, /* %32 %97 %78 sub.Tensor */
    {TNI_STEP_CALL, 2, 99, 1, 5276}, /* %94 %98 mul.Tensor */
    {TNI_STEP_CALL, 2, 100, 1, 5278}, /* %99 %80 mul.Tensor */
    {TNI_STEP_CALL, 3, 101, 28, 5280}, /* %93 %100 %78 add.Tensor */
    {TNI_STEP_CALL, 2, 102, 31, 2717}, /* %20 %29 unsqueeze */
    {TNI_STEP_CALL, 3, 103, 28, 5283}, /* %101 %102 %78 add.Tensor */
    {TNI_STEP_COPY, 1, 72, 0, 1968}, /* %103 */
    {TNI_STEP_CALL, 3, 104, 110, 3362}, /* %27 %28 %29 transpose.int */
    {TNI_STEP_SIZES, 1, 105, 0, 1972}, /* %104 */
    {TNI_STEP_CALL, 2, 106, 94, 5286}, /* %72 %105 reshape */
    {TNI_STEP_CALL, 3, 107, 110, 5288}, /* %106 %28 %29 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 0, 2872}, /* %107 */
    /* program 589 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 6, 2}, /* %1 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 2, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_JUMP, 0, 0, 10, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 6, 14, 267}, /* %4 %5 %5 %5 %5 %5 zeros_like */
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
    {TNI_STEP_CALL, 6, 16, 101, 4594}, /* %11 %14 %15 %15 %15 %15 new_zeros */
    {TNI_STEP_COPY, 1, 10, 0, 38}, /* %16 */
    {TNI_STEP_SAVED, 0, 17, 6, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 18, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 19, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 20, 110, 2694}, /* %17 %18 %19 transpose.int */
    {TNI_STEP_CONSTANT, 0, 21, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 22, 189, 5291}, /* %20 %19 %21 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 23, 1, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 101, 81}, /* %23 */
    {TNI_STEP_CALL, 3, 24, 110, 5294}, /* %3 %18 %19 transpose.int */
    {TNI_STEP_CALL, 3, 25, 189, 5297}, /* %24 %19 %21 flatten.using_ints */
    {TNI_STEP_CALL, 2, 26, 31, 729}, /* %10 %19 unsqueeze */
    {TNI_STEP_SAVED, 0, 27, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 28, 3, 315}, /* %27 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 41, 317}, /* %28 */
    {TNI_STEP_VALUE, 1, 29, 0, 315}, /* %27 */
    {TNI_STEP_CALL, 2, 30, 31, 2927}, /* %29 %19 unsqueeze */
    {TNI_STEP_COPY, 1, 31, 0, 578}, /* %30 */
    {TNI_STEP_JUMP, 0, 0, 47, 0}, /* */
    {TNI_STEP_SAVED, 0, 32, 0, 0}, /* */
    {TNI_STEP_SIZE, 2, 33, 0, 1158}, /* %32 %19 */
    {TNI_STEP_LIST, 2, 34, 0, 5300}, /* %33 %19 */
    {TNI_STEP_NONE, 0, 35, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 36, 211, 5302}, /* %32 %34 %35 %35 %35 %35 new_ones */
    {TNI_STEP_COPY, 1, 31, 0, 588}, /* %36 */
    {TNI_STEP_SAVED, 0, 37, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 38, 110, 5308}, /* %37 %18 %19 transpose.int */
    {TNI_STEP_CALL, 3, 39, 189, 5311}, /* %38 %19 %21 flatten.using_ints */
    {TNI_STEP_LIST, 1, 40, 0, 41}, /* %19 */
    {TNI_STEP_SOME, 1, 41, 0, 593}, /* %40 */
    {TNI_STEP_SCALAR, 1, 42, 2, 39}, /* %18 */
    {TNI_STEP_SOME, 1, 43, 0, 596}, /* %42 */
    {TNI_STEP_CALL, 4, 44, 212, 5314}, /* %39 %41 %43 %19 var.correction */
    {TNI_STEP_SAVED, 0, 45, 3, 0}, /* */
    {TNI_STEP_SCALAR, 1, 46, 3, 595}, /* %45 */
    {TNI_STEP_SCALAR, 1, 47, 2, 41}, /* %19 */
    {TNI_STEP_CALL, 3, 48, 7, 5318}, /* %44 %46 %47 add.Scalar */
    {TNI_STEP_CALL, 1, 49, 5, 602}, /* %48 rsqrt */
    {TNI_STEP_NONE, 0, 50, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 51, 107, 5321}, /* %39 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 3, 52, 22, 5325}, /* %39 %51 %47 sub.Tensor */
    {TNI_STEP_CALL, 2, 53, 1, 1253}, /* %52 %49 mul.Tensor */
    {TNI_STEP_CALL, 2, 54, 1, 1346}, /* %22 %31 mul.Tensor */
    {TNI_STEP_CALL, 4, 55, 107, 5328}, /* %54 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 3, 56, 22, 1453}, /* %54 %55 %47 sub.Tensor */
    {TNI_STEP_CALL, 2, 57, 1, 3928}, /* %54 %53 mul.Tensor */
    {TNI_STEP_CALL, 4, 58, 107, 5332}, /* %57 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 2, 59, 1, 1596}, /* %53 %58 mul.Tensor */
    {TNI_STEP_CALL, 3, 60, 22, 5336}, /* %56 %59 %47 sub.Tensor */
    {TNI_STEP_CALL, 2, 61, 1, 5339}, /* %25 %60 mul.Tensor */
    {TNI_STEP_CALL, 4, 62, 107, 5341}, /* %61 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 2, 63, 1, 5345}, /* %53 %62 mul.Tensor */
    {TNI_STEP_CALL, 2, 64, 1, 3928}, /* %54 %53 mul.Tensor */
    {TNI_STEP_CALL, 4, 65, 107, 5347}, /* %64 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 4, 66, 107, 5351}, /* %25 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 3, 67, 22, 5355}, /* %25 %66 %47 sub.Tensor */
    {TNI_STEP_CALL, 2, 68, 1, 5358}, /* %25 %53 mul.Tensor */
    {TNI_STEP_CALL, 4, 69, 107, 5360}, /* %68 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 2, 70, 1, 5061}, /* %53 %69 mul.Tensor */
    {TNI_STEP_CALL, 3, 71, 22, 5364}, /* %67 %70 %47 sub.Tensor */
    {TNI_STEP_CALL, 2, 72, 1, 5367}, /* %65 %71 mul.Tensor */
    {TNI_STEP_CALL, 3, 73, 28, 5369}, /* %63 %72 %47 add.Tensor */
    {TNI_STEP_CALL, 2, 74, 1, 5358}, /* %25 %53 mul.Tensor */
    {TNI_STEP_CALL, 4, 75, 107, 5372}, /* %74 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 2, 76, 1, 5376}, /* %75 %60 mul.Tensor */
    {TNI_STEP_CALL, 3, 77, 28, 5378}, /* %73 %76 %47 add.Tensor */
    {TNI_STEP_CALL, 2, 78, 1, 3163}, /* %26 %22 mul.Tensor */
    {TNI_STEP_CALL, 4, 79, 107, 5381}, /* %78 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 3, 80, 22, 5385}, /* %78 %79 %47 sub.Tensor */
    {TNI_STEP_CALL, 2, 81, 1, 5388}, /* %78 %53 mul.Tensor */
    {TNI_STEP_CALL, 4, 82, 107, 5390}, /* %81 %41 %19 %50 mean.dim */
    {TNI_STEP_CALL, 2, 83, 1, 5394}, /* %53 %82 mul.Tensor */
    {TNI_STEP_CALL, 3, 84, 22, 5396}, /* %80 %83 %47 sub.Tensor */
    {TNI_STEP_CALL, 2, 85, 1, 5399}, /* %49 %84 mul.Tensor */
    {TNI_STEP_CALL, 2, 86, 1, 3914}, /* %49 %49 mul.Tensor */
    {TNI_STEP_CALL, 2, 87, 1, 5401}, /* %86 %77 mul.Tensor */
    {TNI_STEP_CALL, 3, 88, 22, 5403}, /* %85 %87 %47 sub.Tensor */
    {TNI_STEP_COPY, 1, 89, 0, 1541}, /* %88 */
    {TNI_STEP_JUMP, 0, 0, 113, 0}, /* */
    {TNI_STEP_CALL, 2, 90, 31, 729}, /* %10 %19 unsqueeze */
    {TNI_STEP_CALL, 2, 91, 1, 5406}, /* %90 %22 mul.Tensor */
    {TNI_STEP_SAVED, 0, 92, 4, 0}, /* */
    {TNI_STEP_VALUE, 1, 93, 0, 1546}, /* %92 */
    {TNI_STEP_CALL, 2, 94, 31, 5408}, /* %93 %19 unsqueeze */
    {TNI_STEP_SAVED, 0, 95, 3, 0}, /* */
    {TNI_STEP_SCALAR, 1, 96, 3, 1551}, /* %95 */
    {TNI_STEP_SCALAR, 1, 97, 2, 41}, /* %19 */
    {TNI_STEP_CALL, 3, 98, 7, 5410}, /* %94 %96 %97 add.Scalar */
    {TNI_STEP_CALL, 1, 99, 5, 1623}, /* %98 rsqrt */
    {TNI_STEP_CALL, 2, 100, 1, 5413}, /* %91 %99 mul.Tensor */
    {TNI_STEP_COPY, 1, 89, 0, 1899}, /* %100 */
    {TNI_STEP_SAVED, 0, 101, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 102, 110, 5415}, /* %101 %18 %19 transpose.int */
    {TNI_STEP_SIZES, 1, 103, 0, 1967}, /* %102 */
    {TNI_STEP_CALL, 2, 104, 94, 5418}, /* %89 %103 reshape */
    {TNI_STEP_CALL, 3, 105, 110, 5420}, /* %104 %18 %19 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 1, 2874}, /* %105 */
    /* program 590 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 67, 2}, /* %1 */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 42, 1}, /* %2 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 6, 110, 331}, /* %3 %4 %5 transpose.int */
    {TNI_STEP_CONSTANT, 0, 7, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 8, 189, 462}, /* %6 %5 %7 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 9, 6, 0}, /* */
    {TNI_STEP_CALL, 3, 10, 110, 5423}, /* %9 %4 %5 transpose.int */
    {TNI_STEP_CALL, 3, 11, 189, 5426}, /* %10 %5 %7 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 12, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 13, 110, 1184}, /* %12 %4 %5 transpose.int */
    {TNI_STEP_CALL, 3, 14, 189, 5429}, /* %13 %5 %7 flatten.using_ints */
    {TNI_STEP_LIST, 1, 15, 0, 7}, /* %5 */
    {TNI_STEP_SOME, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_SCALAR, 1, 17, 2, 6}, /* %4 */
    {TNI_STEP_SOME, 1, 18, 0, 40}, /* %17 */
    {TNI_STEP_CALL, 4, 19, 212, 5432}, /* %14 %16 %18 %5 var.correction */
    {TNI_STEP_SAVED, 0, 20, 3, 0}, /* */
    {TNI_STEP_SCALAR, 1, 21, 3, 55}, /* %20 */
    {TNI_STEP_SCALAR, 1, 22, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 3, 23, 7, 208}, /* %19 %21 %22 add.Scalar */
    {TNI_STEP_CALL, 1, 24, 5, 81}, /* %23 rsqrt */
    {TNI_STEP_CALL, 2, 25, 1, 1823}, /* %11 %24 mul.Tensor */
    {TNI_STEP_NONE, 0, 26, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 27, 107, 5436}, /* %14 %16 %5 %26 mean.dim */
    {TNI_STEP_CALL, 3, 28, 22, 5440}, /* %14 %27 %22 sub.Tensor */
    {TNI_STEP_CALL, 2, 29, 1, 5443}, /* %28 %24 mul.Tensor */
    {TNI_STEP_CALL, 4, 30, 107, 5445}, /* %8 %16 %5 %26 mean.dim */
    {TNI_STEP_CALL, 3, 31, 22, 5449}, /* %8 %30 %22 sub.Tensor */
    {TNI_STEP_CALL, 2, 32, 1, 937}, /* %8 %29 mul.Tensor */
    {TNI_STEP_CALL, 4, 33, 107, 5452}, /* %32 %16 %5 %26 mean.dim */
    {TNI_STEP_CALL, 2, 34, 1, 3898}, /* %29 %33 mul.Tensor */
    {TNI_STEP_CALL, 3, 35, 22, 5456}, /* %31 %34 %22 sub.Tensor */
    {TNI_STEP_CALL, 2, 36, 1, 5459}, /* %25 %35 mul.Tensor */
    {TNI_STEP_CALL, 4, 37, 33, 5461}, /* %36 %16 %4 %26 sum.dim_IntList */
    {TNI_STEP_COPY, 1, 38, 0, 591}, /* %37 */
    {TNI_STEP_JUMP, 0, 0, 65, 0}, /* */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 39, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 40, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 41, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 42, 110, 4617}, /* %39 %40 %41 transpose.int */
    {TNI_STEP_CONSTANT, 0, 43, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 44, 189, 5465}, /* %42 %41 %43 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 45, 6, 0}, /* */
    {TNI_STEP_CALL, 3, 46, 110, 5468}, /* %45 %40 %41 transpose.int */
    {TNI_STEP_CALL, 3, 47, 189, 5471}, /* %46 %41 %43 flatten.using_ints */
    {TNI_STEP_CALL, 2, 48, 1, 3143}, /* %44 %47 mul.Tensor */
    {TNI_STEP_LIST, 1, 49, 0, 599}, /* %41 */
    {TNI_STEP_SOME, 1, 50, 0, 601}, /* %49 */
    {TNI_STEP_NONE, 0, 51, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 52, 33, 5474}, /* %48 %50 %40 %51 sum.dim_IntList */
    {TNI_STEP_SAVED, 0, 53, 4, 0}, /* */
    {TNI_STEP_VALUE, 1, 54, 0, 654}, /* %53 */
    {TNI_STEP_SAVED, 0, 55, 3, 0}, /* */
    {TNI_STEP_SCALAR, 1, 56, 3, 655}, /* %55 */
    {TNI_STEP_SCALAR, 1, 57, 2, 599}, /* %41 */
    {TNI_STEP_CALL, 3, 58, 7, 5478}, /* %54 %56 %57 add.Scalar */
    {TNI_STEP_CALL, 1, 59, 5, 1266}, /* %58 rsqrt */
    {TNI_STEP_CALL, 2, 60, 1, 5481}, /* %52 %59 mul.Tensor */
    {TNI_STEP_COPY, 1, 38, 0, 1269}, /* %60 */
    {TNI_STEP_COPY, 1, 61, 0, 590}, /* %38 */
    {TNI_STEP_JUMP, 0, 0, 74, 0}, /* */
    {TNI_STEP_SAVED, 0, 62, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 63, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 64, 0, 1669}, /* %62 %63 */
    {TNI_STEP_LIST, 1, 65, 0, 1506}, /* %64 */
    {TNI_STEP_NONE, 0, 66, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 67, 101, 5483}, /* %62 %65 %66 %66 %66 %66 new_zeros */
    {TNI_STEP_COPY, 1, 61, 0, 1512}, /* %67 */
    {TNI_STEP_GIVE, 1, 0, 2, 1272}, /* %61 */
    /* program 591 */
    {TNI_STEP_REFUSE, 0, 0, 36, 323}, /* "native_batch_norm_backward save_mean" */
    /* program 592 */
    {TNI_STEP_REFUSE, 0, 0, 38, 360}, /* "native_batch_norm_backward save_invstd" */
    /* program 593 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 6, 2}, /* %1 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 2, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_JUMP, 0, 0, 10, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 6, 14, 267}, /* %4 %5 %5 %5 %5 %5 zeros_like */
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
    {TNI_STEP_CALL, 6, 16, 101, 4594}, /* %11 %14 %15 %15 %15 %15 new_zeros */
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
    {TNI_STEP_CALL, 6, 26, 101, 5209}, /* %21 %24 %25 %25 %25 %25 new_zeros */
    {TNI_STEP_COPY, 1, 20, 0, 80}, /* %26 */
    {TNI_STEP_SAVED, 0, 27, 1, 0}, /* */
    {TNI_STEP_SOME, 1, 28, 0, 315}, /* %27 */
    {TNI_STEP_SAVED, 0, 29, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 30, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 31, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 32, 110, 5489}, /* %29 %30 %31 transpose.int */
    {TNI_STEP_CONSTANT, 0, 33, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 34, 189, 5492}, /* %32 %31 %33 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 35, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 88, 606}, /* %35 */
    {TNI_STEP_CALL, 3, 36, 110, 5495}, /* %3 %30 %31 transpose.int */
    {TNI_STEP_CALL, 3, 37, 189, 5498}, /* %36 %31 %33 flatten.using_ints */
    {TNI_STEP_CALL, 2, 38, 31, 3120}, /* %10 %31 unsqueeze */
    {TNI_STEP_CALL, 2, 39, 31, 5501}, /* %20 %31 unsqueeze */
    {TNI_STEP_IS_DEFINED, 1, 40, 3, 317}, /* %28 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 56, 593}, /* %40 */
    {TNI_STEP_VALUE, 1, 41, 0, 317}, /* %28 */
    {TNI_STEP_CALL, 2, 42, 31, 3459}, /* %41 %31 unsqueeze */
    {TNI_STEP_COPY, 1, 43, 0, 596}, /* %42 */
    {TNI_STEP_JUMP, 0, 0, 61, 0}, /* */
    {TNI_STEP_SIZE, 2, 44, 0, 2718}, /* %29 %31 */
    {TNI_STEP_LIST, 2, 45, 0, 5020}, /* %44 %31 */
    {TNI_STEP_NONE, 0, 46, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 47, 211, 5503}, /* %29 %45 %46 %46 %46 %46 new_ones */
    {TNI_STEP_COPY, 1, 43, 0, 600}, /* %47 */
    {TNI_STEP_LIST, 1, 48, 0, 580}, /* %31 */
    {TNI_STEP_SOME, 1, 49, 0, 602}, /* %48 */
    {TNI_STEP_SCALAR, 1, 50, 2, 578}, /* %30 */
    {TNI_STEP_SOME, 1, 51, 0, 603}, /* %50 */
    {TNI_STEP_CALL, 4, 52, 212, 5509}, /* %34 %49 %51 %31 var.correction */
    {TNI_STEP_SAVED, 0, 53, 3, 0}, /* */
    {TNI_STEP_SCALAR, 1, 54, 3, 654}, /* %53 */
    {TNI_STEP_SCALAR, 1, 55, 2, 580}, /* %31 */
    {TNI_STEP_CALL, 3, 56, 7, 1452}, /* %52 %54 %55 add.Scalar */
    {TNI_STEP_CALL, 1, 57, 5, 656}, /* %56 rsqrt */
    {TNI_STEP_NONE, 0, 58, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 59, 107, 5513}, /* %34 %49 %31 %58 mean.dim */
    {TNI_STEP_CALL, 3, 60, 22, 5517}, /* %34 %59 %55 sub.Tensor */
    {TNI_STEP_CALL, 2, 61, 1, 5520}, /* %60 %57 mul.Tensor */
    {TNI_STEP_CALL, 2, 62, 1, 3010}, /* %43 %57 mul.Tensor */
    {TNI_STEP_CALL, 4, 63, 107, 5522}, /* %37 %49 %31 %58 mean.dim */
    {TNI_STEP_CALL, 3, 64, 22, 5526}, /* %37 %63 %55 sub.Tensor */
    {TNI_STEP_CALL, 2, 65, 1, 5529}, /* %37 %61 mul.Tensor */
    {TNI_STEP_CALL, 4, 66, 107, 5531}, /* %65 %49 %31 %58 mean.dim */
    {TNI_STEP_CALL, 2, 67, 1, 5535}, /* %61 %66 mul.Tensor */
    {TNI_STEP_CALL, 3, 68, 22, 5537}, /* %64 %67 %55 sub.Tensor */
    {TNI_STEP_CALL, 2, 69, 1, 5540}, /* %62 %68 mul.Tensor */
    {TNI_STEP_CALL, 2, 70, 1, 3682}, /* %38 %61 mul.Tensor */
    {TNI_STEP_CALL, 3, 71, 28, 5542}, /* %69 %70 %55 add.Tensor */
    {TNI_STEP_CALL, 3, 72, 28, 5545}, /* %71 %39 %55 add.Tensor */
    {TNI_STEP_COPY, 1, 73, 0, 1522}, /* %72 */
    {TNI_STEP_JUMP, 0, 0, 122, 0}, /* */
    {TNI_STEP_SAVED, 0, 74, 4, 0}, /* */
    {TNI_STEP_VALUE, 1, 75, 0, 1523}, /* %74 */
    {TNI_STEP_CALL, 2, 76, 31, 5548}, /* %75 %31 unsqueeze */
    {TNI_STEP_SAVED, 0, 77, 3, 0}, /* */
    {TNI_STEP_SCALAR, 1, 78, 3, 1525}, /* %77 */
    {TNI_STEP_SCALAR, 1, 79, 2, 580}, /* %31 */
    {TNI_STEP_CALL, 3, 80, 7, 5550}, /* %76 %78 %79 add.Scalar */
    {TNI_STEP_CALL, 1, 81, 5, 1531}, /* %80 rsqrt */
    {TNI_STEP_CALL, 3, 82, 110, 5495}, /* %3 %30 %31 transpose.int */
    {TNI_STEP_CALL, 3, 83, 189, 5553}, /* %82 %31 %33 flatten.using_ints */
    {TNI_STEP_CALL, 2, 84, 1, 5556}, /* %83 %81 mul.Tensor */
    {TNI_STEP_IS_DEFINED, 1, 85, 3, 317}, /* %28 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 105, 1552}, /* %85 */
    {TNI_STEP_VALUE, 1, 86, 0, 317}, /* %28 */
    {TNI_STEP_CALL, 2, 87, 31, 5558}, /* %86 %31 unsqueeze */
    {TNI_STEP_COPY, 1, 88, 0, 1539}, /* %87 */
    {TNI_STEP_JUMP, 0, 0, 110, 0}, /* */
    {TNI_STEP_SIZE, 2, 89, 0, 2718}, /* %29 %31 */
    {TNI_STEP_LIST, 2, 90, 0, 5560}, /* %89 %31 */
    {TNI_STEP_NONE, 0, 91, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 92, 211, 5562}, /* %29 %90 %91 %91 %91 %91 new_ones */
    {TNI_STEP_COPY, 1, 88, 0, 1546}, /* %92 */
    {TNI_STEP_CALL, 2, 93, 1, 5568}, /* %84 %88 mul.Tensor */
    {TNI_STEP_CALL, 2, 94, 31, 3120}, /* %10 %31 unsqueeze */
    {TNI_STEP_SAVED, 0, 95, 5, 0}, /* */
    {TNI_STEP_VALUE, 1, 96, 0, 1551}, /* %95 */
    {TNI_STEP_CALL, 2, 97, 31, 5570}, /* %96 %31 unsqueeze */
    {TNI_STEP_CALL, 3, 98, 22, 5572}, /* %34 %97 %79 sub.Tensor */
    {TNI_STEP_CALL, 2, 99, 1, 5276}, /* %94 %98 mul.Tensor */
    {TNI_STEP_CALL, 2, 100, 1, 5575}, /* %99 %81 mul.Tensor */
    {TNI_STEP_CALL, 3, 101, 28, 5577}, /* %93 %100 %79 add.Tensor */
    {TNI_STEP_CALL, 2, 102, 31, 5501}, /* %20 %31 unsqueeze */
    {TNI_STEP_CALL, 3, 103, 28, 5580}, /* %101 %102 %79 add.Tensor */
    {TNI_STEP_COPY, 1, 73, 0, 1968}, /* %103 */
    {TNI_STEP_CALL, 3, 104, 110, 5489}, /* %29 %30 %31 transpose.int */
    {TNI_STEP_SIZES, 1, 105, 0, 1972}, /* %104 */
    {TNI_STEP_CALL, 2, 106, 94, 5583}, /* %73 %105 reshape */
    {TNI_STEP_CALL, 3, 107, 110, 5585}, /* %106 %30 %31 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 0, 2872}, /* %107 */
    /* program 594 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 6, 2}, /* %1 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 2, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 3, 0, 1}, /* %2 */
    {TNI_STEP_JUMP, 0, 0, 10, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 0, 0}, /* */
    {TNI_STEP_NONE, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 6, 14, 267}, /* %4 %5 %5 %5 %5 %5 zeros_like */
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
    {TNI_STEP_CALL, 6, 16, 101, 4594}, /* %11 %14 %15 %15 %15 %15 new_zeros */
    {TNI_STEP_COPY, 1, 10, 0, 38}, /* %16 */
    {TNI_STEP_SAVED, 0, 17, 1, 0}, /* */
    {TNI_STEP_SOME, 1, 18, 0, 40}, /* %17 */
    {TNI_STEP_SAVED, 0, 19, 6, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 20, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 21, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 22, 110, 2924}, /* %19 %20 %21 transpose.int */
    {TNI_STEP_CONSTANT, 0, 23, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 24, 189, 5588}, /* %22 %21 %23 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 25, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 102, 75}, /* %25 */
    {TNI_STEP_CALL, 3, 26, 110, 5591}, /* %3 %20 %21 transpose.int */
    {TNI_STEP_CALL, 3, 27, 189, 5594}, /* %26 %21 %23 flatten.using_ints */
    {TNI_STEP_CALL, 2, 28, 31, 307}, /* %10 %21 unsqueeze */
    {TNI_STEP_IS_DEFINED, 1, 29, 3, 39}, /* %18 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 42, 319}, /* %29 */
    {TNI_STEP_VALUE, 1, 30, 0, 39}, /* %18 */
    {TNI_STEP_CALL, 2, 31, 31, 5597}, /* %30 %21 unsqueeze */
    {TNI_STEP_COPY, 1, 32, 0, 580}, /* %31 */
    {TNI_STEP_JUMP, 0, 0, 48, 0}, /* */
    {TNI_STEP_SAVED, 0, 33, 0, 0}, /* */
    {TNI_STEP_SIZE, 2, 34, 0, 5599}, /* %33 %21 */
    {TNI_STEP_LIST, 2, 35, 0, 5601}, /* %34 %21 */
    {TNI_STEP_NONE, 0, 36, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 37, 211, 5603}, /* %33 %35 %36 %36 %36 %36 new_ones */
    {TNI_STEP_COPY, 1, 32, 0, 591}, /* %37 */
    {TNI_STEP_SAVED, 0, 38, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 39, 110, 5609}, /* %38 %20 %21 transpose.int */
    {TNI_STEP_CALL, 3, 40, 189, 5612}, /* %39 %21 %23 flatten.using_ints */
    {TNI_STEP_LIST, 1, 41, 0, 72}, /* %21 */
    {TNI_STEP_SOME, 1, 42, 0, 599}, /* %41 */
    {TNI_STEP_SCALAR, 1, 43, 2, 55}, /* %20 */
    {TNI_STEP_SOME, 1, 44, 0, 594}, /* %43 */
    {TNI_STEP_CALL, 4, 45, 212, 5615}, /* %40 %42 %44 %21 var.correction */
    {TNI_STEP_SAVED, 0, 46, 3, 0}, /* */
    {TNI_STEP_SCALAR, 1, 47, 3, 598}, /* %46 */
    {TNI_STEP_SCALAR, 1, 48, 2, 72}, /* %21 */
    {TNI_STEP_CALL, 3, 49, 7, 1420}, /* %45 %47 %48 add.Scalar */
    {TNI_STEP_CALL, 1, 50, 5, 601}, /* %49 rsqrt */
    {TNI_STEP_NONE, 0, 51, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 52, 107, 5619}, /* %40 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 3, 53, 22, 5623}, /* %40 %52 %48 sub.Tensor */
    {TNI_STEP_CALL, 2, 54, 1, 3318}, /* %53 %50 mul.Tensor */
    {TNI_STEP_CALL, 2, 55, 1, 3371}, /* %24 %32 mul.Tensor */
    {TNI_STEP_CALL, 4, 56, 107, 5626}, /* %55 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 3, 57, 22, 5630}, /* %55 %56 %48 sub.Tensor */
    {TNI_STEP_CALL, 2, 58, 1, 1759}, /* %55 %54 mul.Tensor */
    {TNI_STEP_CALL, 4, 59, 107, 5633}, /* %58 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 2, 60, 1, 1267}, /* %54 %59 mul.Tensor */
    {TNI_STEP_CALL, 3, 61, 22, 5637}, /* %57 %60 %48 sub.Tensor */
    {TNI_STEP_CALL, 2, 62, 1, 5640}, /* %27 %61 mul.Tensor */
    {TNI_STEP_CALL, 4, 63, 107, 5642}, /* %62 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 2, 64, 1, 5646}, /* %54 %63 mul.Tensor */
    {TNI_STEP_CALL, 2, 65, 1, 1759}, /* %55 %54 mul.Tensor */
    {TNI_STEP_CALL, 4, 66, 107, 5648}, /* %65 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 4, 67, 107, 5652}, /* %27 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 3, 68, 22, 5656}, /* %27 %67 %48 sub.Tensor */
    {TNI_STEP_CALL, 2, 69, 1, 4710}, /* %27 %54 mul.Tensor */
    {TNI_STEP_CALL, 4, 70, 107, 5659}, /* %69 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 2, 71, 1, 4849}, /* %54 %70 mul.Tensor */
    {TNI_STEP_CALL, 3, 72, 22, 5663}, /* %68 %71 %48 sub.Tensor */
    {TNI_STEP_CALL, 2, 73, 1, 3195}, /* %66 %72 mul.Tensor */
    {TNI_STEP_CALL, 3, 74, 28, 5666}, /* %64 %73 %48 add.Tensor */
    {TNI_STEP_CALL, 2, 75, 1, 4710}, /* %27 %54 mul.Tensor */
    {TNI_STEP_CALL, 4, 76, 107, 5669}, /* %75 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 2, 77, 1, 5673}, /* %76 %61 mul.Tensor */
    {TNI_STEP_CALL, 3, 78, 28, 5675}, /* %74 %77 %48 add.Tensor */
    {TNI_STEP_CALL, 2, 79, 1, 5443}, /* %28 %24 mul.Tensor */
    {TNI_STEP_CALL, 4, 80, 107, 5678}, /* %79 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 3, 81, 22, 5682}, /* %79 %80 %48 sub.Tensor */
    {TNI_STEP_CALL, 2, 82, 1, 5685}, /* %79 %54 mul.Tensor */
    {TNI_STEP_CALL, 4, 83, 107, 5687}, /* %82 %42 %21 %51 mean.dim */
    {TNI_STEP_CALL, 2, 84, 1, 5691}, /* %54 %83 mul.Tensor */
    {TNI_STEP_CALL, 3, 85, 22, 5693}, /* %81 %84 %48 sub.Tensor */
    {TNI_STEP_CALL, 2, 86, 1, 5696}, /* %50 %85 mul.Tensor */
    {TNI_STEP_CALL, 2, 87, 1, 5698}, /* %50 %50 mul.Tensor */
    {TNI_STEP_CALL, 2, 88, 1, 5700}, /* %87 %78 mul.Tensor */
    {TNI_STEP_CALL, 3, 89, 22, 5702}, /* %86 %88 %48 sub.Tensor */
    {TNI_STEP_COPY, 1, 90, 0, 1549}, /* %89 */
    {TNI_STEP_JUMP, 0, 0, 114, 0}, /* */
    {TNI_STEP_CALL, 2, 91, 31, 307}, /* %10 %21 unsqueeze */
    {TNI_STEP_CALL, 2, 92, 1, 5705}, /* %91 %24 mul.Tensor */
    {TNI_STEP_SAVED, 0, 93, 4, 0}, /* */
    {TNI_STEP_VALUE, 1, 94, 0, 1547}, /* %93 */
    {TNI_STEP_CALL, 2, 95, 31, 5707}, /* %94 %21 unsqueeze */
    {TNI_STEP_SAVED, 0, 96, 3, 0}, /* */
    {TNI_STEP_SCALAR, 1, 97, 3, 1618}, /* %96 */
    {TNI_STEP_SCALAR, 1, 98, 2, 72}, /* %21 */
    {TNI_STEP_CALL, 3, 99, 7, 5709}, /* %95 %97 %98 add.Scalar */
    {TNI_STEP_CALL, 1, 100, 5, 1896}, /* %99 rsqrt */
    {TNI_STEP_CALL, 2, 101, 1, 5712}, /* %92 %100 mul.Tensor */
    {TNI_STEP_COPY, 1, 90, 0, 1900}, /* %101 */
    {TNI_STEP_SAVED, 0, 102, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 103, 110, 5714}, /* %102 %20 %21 transpose.int */
    {TNI_STEP_SIZES, 1, 104, 0, 1968}, /* %103 */
    {TNI_STEP_CALL, 2, 105, 94, 5717}, /* %90 %104 reshape */
    {TNI_STEP_CALL, 3, 106, 110, 5719}, /* %105 %20 %21 transpose.int */
    {TNI_STEP_GIVE, 1, 0, 1, 2869}, /* %106 */
    /* program 595 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 67, 2}, /* %1 */
    {TNI_STEP_SAVED, 0, 2, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 42, 1}, /* %2 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 3, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 6, 110, 331}, /* %3 %4 %5 transpose.int */
    {TNI_STEP_CONSTANT, 0, 7, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 8, 189, 462}, /* %6 %5 %7 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 9, 6, 0}, /* */
    {TNI_STEP_CALL, 3, 10, 110, 5423}, /* %9 %4 %5 transpose.int */
    {TNI_STEP_CALL, 3, 11, 189, 5426}, /* %10 %5 %7 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 12, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 13, 110, 1184}, /* %12 %4 %5 transpose.int */
    {TNI_STEP_CALL, 3, 14, 189, 5429}, /* %13 %5 %7 flatten.using_ints */
    {TNI_STEP_LIST, 1, 15, 0, 7}, /* %5 */
    {TNI_STEP_SOME, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_SCALAR, 1, 17, 2, 6}, /* %4 */
    {TNI_STEP_SOME, 1, 18, 0, 40}, /* %17 */
    {TNI_STEP_CALL, 4, 19, 212, 5432}, /* %14 %16 %18 %5 var.correction */
    {TNI_STEP_SAVED, 0, 20, 3, 0}, /* */
    {TNI_STEP_SCALAR, 1, 21, 3, 55}, /* %20 */
    {TNI_STEP_SCALAR, 1, 22, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 3, 23, 7, 208}, /* %19 %21 %22 add.Scalar */
    {TNI_STEP_CALL, 1, 24, 5, 81}, /* %23 rsqrt */
    {TNI_STEP_CALL, 2, 25, 1, 1823}, /* %11 %24 mul.Tensor */
    {TNI_STEP_NONE, 0, 26, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 27, 107, 5436}, /* %14 %16 %5 %26 mean.dim */
    {TNI_STEP_CALL, 3, 28, 22, 5440}, /* %14 %27 %22 sub.Tensor */
    {TNI_STEP_CALL, 2, 29, 1, 5443}, /* %28 %24 mul.Tensor */
    {TNI_STEP_CALL, 4, 30, 107, 5445}, /* %8 %16 %5 %26 mean.dim */
    {TNI_STEP_CALL, 3, 31, 22, 5449}, /* %8 %30 %22 sub.Tensor */
    {TNI_STEP_CALL, 2, 32, 1, 937}, /* %8 %29 mul.Tensor */
    {TNI_STEP_CALL, 4, 33, 107, 5452}, /* %32 %16 %5 %26 mean.dim */
    {TNI_STEP_CALL, 2, 34, 1, 3898}, /* %29 %33 mul.Tensor */
    {TNI_STEP_CALL, 3, 35, 22, 5456}, /* %31 %34 %22 sub.Tensor */
    {TNI_STEP_CALL, 2, 36, 1, 5459}, /* %25 %35 mul.Tensor */
    {TNI_STEP_CALL, 4, 37, 33, 5461}, /* %36 %16 %4 %26 sum.dim_IntList */
    {TNI_STEP_COPY, 1, 38, 0, 591}, /* %37 */
    {TNI_STEP_JUMP, 0, 0, 65, 0}, /* */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 39, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 40, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 41, 0, 0}, /* 0x1 */
    {TNI_STEP_CALL, 3, 42, 110, 4617}, /* %39 %40 %41 transpose.int */
    {TNI_STEP_CONSTANT, 0, 43, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CALL, 3, 44, 189, 5465}, /* %42 %41 %43 flatten.using_ints */
    {TNI_STEP_SAVED, 0, 45, 6, 0}, /* */
    {TNI_STEP_CALL, 3, 46, 110, 5468}, /* %45 %40 %41 transpose.int */
    {TNI_STEP_CALL, 3, 47, 189, 5471}, /* %46 %41 %43 flatten.using_ints */
    {TNI_STEP_CALL, 2, 48, 1, 3143}, /* %44 %47 mul.Tensor */
    {TNI_STEP_LIST, 1, 49, 0, 599}, /* %41 */
    {TNI_STEP_SOME, 1, 50, 0, 601}, /* %49 */
    {TNI_STEP_NONE, 0, 51, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 52, 33, 5474}, /* %48 %50 %40 %51 sum.dim_IntList */
    {TNI_STEP_SAVED, 0, 53, 4, 0}, /* */
    {TNI_STEP_VALUE, 1, 54, 0, 654}, /* %53 */
    {TNI_STEP_SAVED, 0, 55, 3, 0}, /* */
    {TNI_STEP_SCALAR, 1, 56, 3, 655}, /* %55 */
    {TNI_STEP_SCALAR, 1, 57, 2, 599}, /* %41 */
    {TNI_STEP_CALL, 3, 58, 7, 5478}, /* %54 %56 %57 add.Scalar */
    {TNI_STEP_CALL, 1, 59, 5, 1266}, /* %58 rsqrt */
    {TNI_STEP_CALL, 2, 60, 1, 5481}, /* %52 %59 mul.Tensor */
    {TNI_STEP_COPY, 1, 38, 0, 1269}, /* %60 */
    {TNI_STEP_COPY, 1, 61, 0, 590}, /* %38 */
    {TNI_STEP_JUMP, 0, 0, 74, 0}, /* */
    {TNI_STEP_SAVED, 0, 62, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 63, 0, 0}, /* 0x1 */
    {TNI_STEP_SIZE, 2, 64, 0, 1669}, /* %62 %63 */
    {TNI_STEP_LIST, 1, 65, 0, 1506}, /* %64 */
    {TNI_STEP_NONE, 0, 66, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 67, 101, 5483}, /* %62 %65 %66 %66 %66 %66 new_zeros */
    {TNI_STEP_COPY, 1, 61, 0, 1512}, /* %67 */
    {TNI_STEP_GIVE, 1, 0, 2, 1272}, /* %61 */
    /* program 596 */
    {TNI_STEP_REFUSE, 0, 0, 29, 330}, /* "batch_norm_backward save_mean" */
    /* program 597 */
    {TNI_STEP_REFUSE, 0, 0, 28, 399}, /* "batch_norm_backward save_var" */
    /* program 598 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_MASK, 0, 7, 0, 3}, /* */
    {TNI_STEP_CALL, 8, 8, 213, 3495}, /* %0 %1 %2 %3 %4 %5 %6 %7 native_layer_norm_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    {TNI_STEP_GIVE, 1, 0, 1, 17}, /* %9 */
    {TNI_STEP_GIVE, 1, 0, 2, 23}, /* %10 */
    /* program 599 */
    {TNI_STEP_RESULT, 0, 0, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 3, 0, 109}, /* %1 %2 */
    {TNI_STEP_CALL, 2, 4, 94, 25}, /* %0 %3 reshape */
    {TNI_STEP_RESULT, 0, 5, 1, 0}, /* */
    {TNI_STEP_NUMEL, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 8, 2, 13}, /* %6 %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 9, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 16, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 10, 0, 0}, /* */
    {TNI_STEP_NUMEL, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_DIV, 2, 12, 2, 170}, /* %11 %6 */
    {TNI_STEP_COPY, 1, 9, 0, 42}, /* %12 */
    {TNI_STEP_ARGUMENT, 0, 13, 0, 0}, /* */
    {TNI_STEP_LIST, 2, 14, 0, 59}, /* %6 %9 */
    {TNI_STEP_CALL, 2, 15, 94, 664}, /* %13 %14 reshape */
    {TNI_STEP_CALL, 2, 16, 94, 399}, /* %5 %3 reshape */
    {TNI_STEP_SCALAR, 1, 17, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 18, 22, 5722}, /* %15 %16 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 19, 1, 1721}, /* %18 %4 mul.Tensor */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 26, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 20, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 30, 0}, /* */
    {TNI_STEP_TANGENT, 0, 21, 0, 0}, /* */
    {TNI_STEP_NUMEL, 1, 22, 0, 72}, /* %21 */
    {TNI_STEP_DIV, 2, 23, 2, 2077}, /* %22 %6 */
    {TNI_STEP_COPY, 1, 20, 0, 81}, /* %23 */
    {TNI_STEP_TANGENT, 0, 24, 0, 0}, /* */
    {TNI_STEP_LIST, 2, 25, 0, 5725}, /* %6 %20 */
    {TNI_STEP_CALL, 2, 26, 94, 74}, /* %24 %25 reshape */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 27, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 28, 3, 315}, /* %27 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 42, 317}, /* %28 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 29, 2, 0}, /* */
    {TNI_STEP_VALUE, 1, 30, 0, 319}, /* %29 */
    {TNI_STEP_LIST, 2, 31, 0, 1}, /* %2 %1 */
    {TNI_STEP_CALL, 2, 32, 94, 1923}, /* %30 %31 reshape */
    {TNI_STEP_COPY, 1, 33, 0, 583}, /* %32 */
    {TNI_STEP_JUMP, 0, 0, 46, 0}, /* */
    {TNI_STEP_LIST, 2, 34, 0, 8}, /* %2 %2 */
    {TNI_STEP_NONE, 0, 35, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 36, 101, 5727}, /* %13 %34 %35 %35 %35 %35 new_zeros */
    {TNI_STEP_COPY, 1, 33, 0, 588}, /* %36 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 37, 3, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 38, 3, 591}, /* %37 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 55, 590}, /* %38 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 39, 3, 0}, /* */
    {TNI_STEP_VALUE, 1, 40, 0, 592}, /* %39 */
    {TNI_STEP_LIST, 2, 41, 0, 1}, /* %2 %1 */
    {TNI_STEP_CALL, 2, 42, 94, 1383}, /* %40 %41 reshape */
    {TNI_STEP_COPY, 1, 43, 0, 596}, /* %42 */
    {TNI_STEP_JUMP, 0, 0, 59, 0}, /* */
    {TNI_STEP_LIST, 2, 44, 0, 8}, /* %2 %2 */
    {TNI_STEP_NONE, 0, 45, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 46, 101, 5733}, /* %13 %44 %45 %45 %45 %45 new_zeros */
    {TNI_STEP_COPY, 1, 43, 0, 598}, /* %46 */
    {TNI_STEP_ARGUMENT, 0, 47, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 48, 3, 600}, /* %47 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 67, 602}, /* %48 */
    {TNI_STEP_VALUE, 1, 49, 0, 600}, /* %47 */
    {TNI_STEP_LIST, 2, 50, 0, 1}, /* %2 %1 */
    {TNI_STEP_CALL, 2, 51, 94, 1423}, /* %49 %50 reshape */
    {TNI_STEP_COPY, 1, 52, 0, 604}, /* %51 */
    {TNI_STEP_JUMP, 0, 0, 77, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 70, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 53, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 73, 0}, /* */
    {TNI_STEP_NUMEL, 1, 54, 0, 35}, /* %13 */
    {TNI_STEP_DIV, 2, 55, 2, 5739}, /* %54 %6 */
    {TNI_STEP_COPY, 1, 53, 0, 655}, /* %55 */
    {TNI_STEP_LIST, 2, 56, 0, 5741}, /* %2 %53 */
    {TNI_STEP_NONE, 0, 57, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 58, 211, 5743}, /* %13 %56 %57 %57 %57 %57 new_ones */
    {TNI_STEP_COPY, 1, 52, 0, 1266}, /* %58 */
    {TNI_STEP_CALL, 2, 59, 1, 5749}, /* %52 %4 mul.Tensor */
    {TNI_STEP_LIST, 1, 60, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 61, 0, 1269}, /* %60 */
    {TNI_STEP_NONE, 0, 62, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 63, 107, 5751}, /* %26 %61 %2 %62 mean.dim */
    {TNI_STEP_CALL, 3, 64, 22, 5755}, /* %26 %63 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 65, 1, 3409}, /* %26 %19 mul.Tensor */
    {TNI_STEP_CALL, 4, 66, 107, 5758}, /* %65 %61 %2 %62 mean.dim */
    {TNI_STEP_CALL, 2, 67, 1, 5762}, /* %19 %66 mul.Tensor */
    {TNI_STEP_CALL, 3, 68, 22, 5764}, /* %64 %67 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 69, 1, 5767}, /* %59 %68 mul.Tensor */
    {TNI_STEP_CALL, 2, 70, 1, 5300}, /* %33 %19 mul.Tensor */
    {TNI_STEP_CALL, 3, 71, 28, 5769}, /* %69 %70 %17 add.Tensor */
    {TNI_STEP_CALL, 3, 72, 28, 5772}, /* %71 %43 %17 add.Tensor */
    {TNI_STEP_SIZES, 1, 73, 0, 35}, /* %13 */
    {TNI_STEP_CALL, 2, 74, 94, 1869}, /* %72 %73 reshape */
    {TNI_STEP_GIVE, 1, 0, 0, 1523}, /* %74 */
    /* program 600 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 3, 0, 109}, /* %1 %2 */
    {TNI_STEP_CALL, 2, 4, 94, 25}, /* %0 %3 reshape */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_NUMEL, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 8, 2, 13}, /* %6 %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 9, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 16, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 2, 0}, /* */
    {TNI_STEP_NUMEL, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_DIV, 2, 12, 2, 170}, /* %11 %6 */
    {TNI_STEP_COPY, 1, 9, 0, 42}, /* %12 */
    {TNI_STEP_SAVED, 0, 13, 2, 0}, /* */
    {TNI_STEP_LIST, 2, 14, 0, 59}, /* %6 %9 */
    {TNI_STEP_CALL, 2, 15, 94, 664}, /* %13 %14 reshape */
    {TNI_STEP_CALL, 2, 16, 94, 399}, /* %5 %3 reshape */
    {TNI_STEP_SCALAR, 1, 17, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 18, 22, 5722}, /* %15 %16 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 19, 1, 1721}, /* %18 %4 mul.Tensor */
    {TNI_STEP_LIST, 2, 20, 0, 8}, /* %2 %2 */
    {TNI_STEP_NONE, 0, 21, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 22, 101, 5775}, /* %13 %20 %21 %21 %21 %21 new_zeros */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 23, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 24, 2, 81}, /* %23 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 41, 74}, /* %24 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 32, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 25, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 36, 0}, /* */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 26, 0, 0}, /* */
    {TNI_STEP_NUMEL, 1, 27, 0, 80}, /* %26 */
    {TNI_STEP_DIV, 2, 28, 2, 5781}, /* %27 %6 */
    {TNI_STEP_COPY, 1, 25, 0, 317}, /* %28 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 29, 0, 0}, /* */
    {TNI_STEP_LIST, 2, 30, 0, 1044}, /* %6 %25 */
    {TNI_STEP_CALL, 2, 31, 94, 1112}, /* %29 %30 reshape */
    {TNI_STEP_COPY, 1, 32, 0, 580}, /* %31 */
    {TNI_STEP_JUMP, 0, 0, 43, 0}, /* */
    {TNI_STEP_CALL, 6, 33, 14, 5783}, /* %19 %21 %21 %21 %21 %21 zeros_like */
    {TNI_STEP_COPY, 1, 32, 0, 586}, /* %33 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 34, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 35, 2, 587}, /* %34 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 51, 606}, /* %35 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 36, 1, 0}, /* */
    {TNI_STEP_LIST, 2, 37, 0, 1}, /* %2 %1 */
    {TNI_STEP_CALL, 2, 38, 94, 2578}, /* %36 %37 reshape */
    {TNI_STEP_COPY, 1, 39, 0, 590}, /* %38 */
    {TNI_STEP_JUMP, 0, 0, 52, 0}, /* */
    {TNI_STEP_COPY, 1, 39, 0, 73}, /* %22 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 40, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 41, 2, 593}, /* %40 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 60, 599}, /* %41 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 42, 2, 0}, /* */
    {TNI_STEP_LIST, 2, 43, 0, 1}, /* %2 %1 */
    {TNI_STEP_CALL, 2, 44, 94, 1244}, /* %42 %43 reshape */
    {TNI_STEP_COPY, 1, 45, 0, 597}, /* %44 */
    {TNI_STEP_JUMP, 0, 0, 61, 0}, /* */
    {TNI_STEP_COPY, 1, 45, 0, 73}, /* %22 */
    {TNI_STEP_SAVED, 0, 46, 3, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 47, 3, 598}, /* %46 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 69, 600}, /* %47 */
    {TNI_STEP_VALUE, 1, 48, 0, 598}, /* %46 */
    {TNI_STEP_LIST, 2, 49, 0, 1}, /* %2 %1 */
    {TNI_STEP_CALL, 2, 50, 94, 647}, /* %48 %49 reshape */
    {TNI_STEP_COPY, 1, 51, 0, 603}, /* %50 */
    {TNI_STEP_JUMP, 0, 0, 78, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 72, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 52, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 75, 0}, /* */
    {TNI_STEP_NUMEL, 1, 53, 0, 35}, /* %13 */
    {TNI_STEP_DIV, 2, 54, 2, 5789}, /* %53 %6 */
    {TNI_STEP_COPY, 1, 52, 0, 652}, /* %54 */
    {TNI_STEP_LIST, 2, 55, 0, 5791}, /* %2 %52 */
    {TNI_STEP_CALL, 6, 56, 211, 5793}, /* %13 %55 %21 %21 %21 %21 new_ones */
    {TNI_STEP_COPY, 1, 51, 0, 656}, /* %56 */
    {TNI_STEP_CALL, 2, 57, 1, 5799}, /* %51 %4 mul.Tensor */
    {TNI_STEP_LIST, 1, 58, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 59, 0, 1266}, /* %58 */
    {TNI_STEP_CALL, 4, 60, 107, 5801}, /* %32 %59 %2 %21 mean.dim */
    {TNI_STEP_CALL, 3, 61, 22, 5805}, /* %32 %60 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 62, 1, 1158}, /* %32 %19 mul.Tensor */
    {TNI_STEP_CALL, 4, 63, 107, 5808}, /* %62 %59 %2 %21 mean.dim */
    {TNI_STEP_CALL, 2, 64, 1, 5812}, /* %19 %63 mul.Tensor */
    {TNI_STEP_CALL, 3, 65, 22, 5814}, /* %61 %64 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 66, 1, 5817}, /* %57 %65 mul.Tensor */
    {TNI_STEP_CALL, 2, 67, 1, 5819}, /* %39 %19 mul.Tensor */
    {TNI_STEP_CALL, 3, 68, 28, 5821}, /* %66 %67 %17 add.Tensor */
    {TNI_STEP_CALL, 3, 69, 28, 5824}, /* %68 %45 %17 add.Tensor */
    {TNI_STEP_SIZES, 1, 70, 0, 35}, /* %13 */
    {TNI_STEP_CALL, 2, 71, 94, 1867}, /* %69 %70 reshape */
    {TNI_STEP_GIVE, 1, 0, 0, 1521}, /* %71 */
    /* program 601 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 3, 0, 109}, /* %1 %2 */
    {TNI_STEP_CALL, 2, 4, 94, 25}, /* %0 %3 reshape */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_NUMEL, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 8, 2, 13}, /* %6 %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 9, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 16, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 2, 0}, /* */
    {TNI_STEP_NUMEL, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_DIV, 2, 12, 2, 170}, /* %11 %6 */
    {TNI_STEP_COPY, 1, 9, 0, 42}, /* %12 */
    {TNI_STEP_SAVED, 0, 13, 2, 0}, /* */
    {TNI_STEP_LIST, 2, 14, 0, 59}, /* %6 %9 */
    {TNI_STEP_CALL, 2, 15, 94, 664}, /* %13 %14 reshape */
    {TNI_STEP_CALL, 2, 16, 94, 399}, /* %5 %3 reshape */
    {TNI_STEP_SCALAR, 1, 17, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 18, 22, 5722}, /* %15 %16 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 19, 1, 1721}, /* %18 %4 mul.Tensor */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 20, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 21, 2, 55}, /* %20 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 38, 72}, /* %21 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 29, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 22, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 33, 0}, /* */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 23, 0, 0}, /* */
    {TNI_STEP_NUMEL, 1, 24, 0, 81}, /* %23 */
    {TNI_STEP_DIV, 2, 25, 2, 2075}, /* %24 %6 */
    {TNI_STEP_COPY, 1, 22, 0, 75}, /* %25 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 26, 0, 0}, /* */
    {TNI_STEP_LIST, 2, 27, 0, 2069}, /* %6 %22 */
    {TNI_STEP_CALL, 2, 28, 94, 314}, /* %26 %27 reshape */
    {TNI_STEP_COPY, 1, 29, 0, 317}, /* %28 */
    {TNI_STEP_JUMP, 0, 0, 41, 0}, /* */
    {TNI_STEP_NONE, 0, 30, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 31, 14, 5827}, /* %19 %30 %30 %30 %30 %30 zeros_like */
    {TNI_STEP_COPY, 1, 29, 0, 580}, /* %31 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 32, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 33, 2, 583}, /* %32 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 49, 586}, /* %33 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 34, 1, 0}, /* */
    {TNI_STEP_LIST, 2, 35, 0, 1}, /* %2 %1 */
    {TNI_STEP_CALL, 2, 36, 94, 1361}, /* %34 %35 reshape */
    {TNI_STEP_COPY, 1, 37, 0, 588}, /* %36 */
    {TNI_STEP_JUMP, 0, 0, 53, 0}, /* */
    {TNI_STEP_LIST, 2, 38, 0, 8}, /* %2 %2 */
    {TNI_STEP_NONE, 0, 39, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 40, 101, 5833}, /* %13 %38 %39 %39 %39 %39 new_zeros */
    {TNI_STEP_COPY, 1, 37, 0, 593}, /* %40 */
    {TNI_STEP_SAVED, 0, 41, 3, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 42, 3, 599}, /* %41 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 61, 596}, /* %42 */
    {TNI_STEP_VALUE, 1, 43, 0, 599}, /* %41 */
    {TNI_STEP_LIST, 2, 44, 0, 1}, /* %2 %1 */
    {TNI_STEP_CALL, 2, 45, 94, 4267}, /* %43 %44 reshape */
    {TNI_STEP_COPY, 1, 46, 0, 595}, /* %45 */
    {TNI_STEP_JUMP, 0, 0, 71, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 64, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 47, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 67, 0}, /* */
    {TNI_STEP_NUMEL, 1, 48, 0, 35}, /* %13 */
    {TNI_STEP_DIV, 2, 49, 2, 4533}, /* %48 %6 */
    {TNI_STEP_COPY, 1, 47, 0, 601}, /* %49 */
    {TNI_STEP_LIST, 2, 50, 0, 5839}, /* %2 %47 */
    {TNI_STEP_NONE, 0, 51, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 52, 211, 5841}, /* %13 %50 %51 %51 %51 %51 new_ones */
    {TNI_STEP_COPY, 1, 46, 0, 607}, /* %52 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 74, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 53, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 78, 0}, /* */
    {TNI_STEP_SAVED, 0, 54, 4, 0}, /* */
    {TNI_STEP_NUMEL, 1, 55, 0, 652}, /* %54 */
    {TNI_STEP_DIV, 2, 56, 2, 5847}, /* %55 %6 */
    {TNI_STEP_COPY, 1, 53, 0, 656}, /* %56 */
    {TNI_STEP_SAVED, 0, 57, 4, 0}, /* */
    {TNI_STEP_LIST, 2, 58, 0, 1497}, /* %6 %53 */
    {TNI_STEP_CALL, 2, 59, 94, 1265}, /* %57 %58 reshape */
    {TNI_STEP_CALL, 2, 60, 1, 5849}, /* %59 %46 mul.Tensor */
    {TNI_STEP_LIST, 1, 61, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 62, 0, 1272}, /* %61 */
    {TNI_STEP_NONE, 0, 63, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 64, 107, 5851}, /* %60 %62 %2 %63 mean.dim */
    {TNI_STEP_CALL, 3, 65, 22, 5855}, /* %60 %64 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 66, 1, 5858}, /* %60 %19 mul.Tensor */
    {TNI_STEP_CALL, 4, 67, 107, 5860}, /* %66 %62 %2 %63 mean.dim */
    {TNI_STEP_CALL, 2, 68, 1, 5864}, /* %19 %67 mul.Tensor */
    {TNI_STEP_CALL, 3, 69, 22, 5866}, /* %65 %68 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 70, 1, 5869}, /* %29 %69 mul.Tensor */
    {TNI_STEP_CALL, 4, 71, 107, 5871}, /* %70 %62 %2 %63 mean.dim */
    {TNI_STEP_CALL, 2, 72, 1, 5875}, /* %19 %71 mul.Tensor */
    {TNI_STEP_CALL, 2, 73, 1, 5858}, /* %60 %19 mul.Tensor */
    {TNI_STEP_CALL, 4, 74, 107, 5877}, /* %73 %62 %2 %63 mean.dim */
    {TNI_STEP_CALL, 4, 75, 107, 5881}, /* %29 %62 %2 %63 mean.dim */
    {TNI_STEP_CALL, 3, 76, 22, 5885}, /* %29 %75 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 77, 1, 2927}, /* %29 %19 mul.Tensor */
    {TNI_STEP_CALL, 4, 78, 107, 5888}, /* %77 %62 %2 %63 mean.dim */
    {TNI_STEP_CALL, 2, 79, 1, 5892}, /* %19 %78 mul.Tensor */
    {TNI_STEP_CALL, 3, 80, 22, 5894}, /* %76 %79 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 81, 1, 5897}, /* %74 %80 mul.Tensor */
    {TNI_STEP_CALL, 3, 82, 28, 5899}, /* %72 %81 %17 add.Tensor */
    {TNI_STEP_CALL, 2, 83, 1, 2927}, /* %29 %19 mul.Tensor */
    {TNI_STEP_CALL, 4, 84, 107, 5902}, /* %83 %62 %2 %63 mean.dim */
    {TNI_STEP_CALL, 2, 85, 1, 5906}, /* %84 %69 mul.Tensor */
    {TNI_STEP_CALL, 3, 86, 28, 2217}, /* %82 %85 %17 add.Tensor */
    {TNI_STEP_CALL, 2, 87, 1, 5908}, /* %37 %59 mul.Tensor */
    {TNI_STEP_CALL, 4, 88, 107, 5910}, /* %87 %62 %2 %63 mean.dim */
    {TNI_STEP_CALL, 3, 89, 22, 5914}, /* %87 %88 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 90, 1, 5917}, /* %87 %19 mul.Tensor */
    {TNI_STEP_CALL, 4, 91, 107, 5919}, /* %90 %62 %2 %63 mean.dim */
    {TNI_STEP_CALL, 2, 92, 1, 5923}, /* %19 %91 mul.Tensor */
    {TNI_STEP_CALL, 3, 93, 22, 5925}, /* %89 %92 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 94, 1, 5928}, /* %4 %93 mul.Tensor */
    {TNI_STEP_CALL, 2, 95, 1, 116}, /* %4 %4 mul.Tensor */
    {TNI_STEP_CALL, 2, 96, 1, 5930}, /* %95 %86 mul.Tensor */
    {TNI_STEP_CALL, 3, 97, 22, 5932}, /* %94 %96 %17 sub.Tensor */
    {TNI_STEP_SIZES, 1, 98, 0, 35}, /* %13 */
    {TNI_STEP_CALL, 2, 99, 94, 1894}, /* %97 %98 reshape */
    {TNI_STEP_GIVE, 1, 0, 1, 1896}, /* %99 */
    /* program 602 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 3, 0, 109}, /* %1 %2 */
    {TNI_STEP_CALL, 2, 4, 94, 25}, /* %0 %3 reshape */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_NUMEL, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_EQUAL, 2, 8, 2, 13}, /* %6 %7 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 12, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 9, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 16, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 2, 0}, /* */
    {TNI_STEP_NUMEL, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_DIV, 2, 12, 2, 170}, /* %11 %6 */
    {TNI_STEP_COPY, 1, 9, 0, 42}, /* %12 */
    {TNI_STEP_SAVED, 0, 13, 2, 0}, /* */
    {TNI_STEP_LIST, 2, 14, 0, 59}, /* %6 %9 */
    {TNI_STEP_CALL, 2, 15, 94, 664}, /* %13 %14 reshape */
    {TNI_STEP_CALL, 2, 16, 94, 399}, /* %5 %3 reshape */
    {TNI_STEP_SCALAR, 1, 17, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 18, 22, 5722}, /* %15 %16 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 19, 1, 1721}, /* %18 %4 mul.Tensor */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 20, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 21, 2, 55}, /* %20 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 64, 72}, /* %21 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 29, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 22, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 33, 0}, /* */
    {TNI_STEP_SAVED, 0, 23, 4, 0}, /* */
    {TNI_STEP_NUMEL, 1, 24, 0, 81}, /* %23 */
    {TNI_STEP_DIV, 2, 25, 2, 2075}, /* %24 %6 */
    {TNI_STEP_COPY, 1, 22, 0, 75}, /* %25 */
    {TNI_STEP_SAVED, 0, 26, 4, 0}, /* */
    {TNI_STEP_LIST, 2, 27, 0, 2069}, /* %6 %22 */
    {TNI_STEP_CALL, 2, 28, 94, 314}, /* %26 %27 reshape */
    {TNI_STEP_CALL, 2, 29, 1, 317}, /* %28 %4 mul.Tensor */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 40, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 30, 0, 14}, /* %7 */
    {TNI_STEP_JUMP, 0, 0, 44, 0}, /* */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 31, 0, 0}, /* */
    {TNI_STEP_NUMEL, 1, 32, 0, 580}, /* %31 */
    {TNI_STEP_DIV, 2, 33, 2, 1496}, /* %32 %6 */
    {TNI_STEP_COPY, 1, 30, 0, 586}, /* %33 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 34, 0, 0}, /* */
    {TNI_STEP_LIST, 2, 35, 0, 5935}, /* %6 %30 */
    {TNI_STEP_CALL, 2, 36, 94, 1361}, /* %34 %35 reshape */
    {TNI_STEP_LIST, 1, 37, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 38, 0, 591}, /* %37 */
    {TNI_STEP_NONE, 0, 39, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 40, 107, 5937}, /* %36 %38 %2 %39 mean.dim */
    {TNI_STEP_CALL, 3, 41, 22, 5941}, /* %36 %40 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 42, 1, 5944}, /* %36 %19 mul.Tensor */
    {TNI_STEP_CALL, 4, 43, 107, 5946}, /* %42 %38 %2 %39 mean.dim */
    {TNI_STEP_CALL, 2, 44, 1, 5950}, /* %19 %43 mul.Tensor */
    {TNI_STEP_CALL, 3, 45, 22, 5952}, /* %41 %44 %17 sub.Tensor */
    {TNI_STEP_CALL, 2, 46, 1, 5503}, /* %29 %45 mul.Tensor */
    {TNI_STEP_LIST, 1, 47, 0, 14}, /* %7 */
    {TNI_STEP_SOME, 1, 48, 0, 600}, /* %47 */
    {TNI_STEP_CALL, 4, 49, 33, 5955}, /* %46 %48 %7 %39 sum.dim_IntList */
    {TNI_STEP_SAVED, 0, 50, 5, 0}, /* */
    {TNI_STEP_CALL, 2, 51, 94, 1423}, /* %49 %50 reshape */
    {TNI_STEP_COPY, 1, 52, 0, 604}, /* %51 */
    {TNI_STEP_JUMP, 0, 0, 68, 0}, /* */
    {TNI_STEP_SAVED, 0, 53, 5, 0}, /* */
    {TNI_STEP_NONE, 0, 54, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 55, 101, 5959}, /* %13 %53 %54 %54 %54 %54 new_zeros */
    {TNI_STEP_COPY, 1, 52, 0, 655}, /* %55 */
    {TNI_STEP_GIVE, 1, 0, 4, 607}, /* %52 */
    /* program 603 */
    {TNI_STEP_SAVED, 0, 0, 6, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 5, 0}, /* */
    {TNI_STEP_NONE, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 3, 101, 417}, /* %0 %1 %2 %2 %2 %2 new_zeros */
    {TNI_STEP_GIVE, 1, 0, 5, 3}, /* %3 */
    /* program 604 */
    {TNI_STEP_REFUSE, 0, 0, 31, 428}, /* "native_layer_norm_backward mean" */
    /* program 605 */
    {TNI_STEP_REFUSE, 0, 0, 31, 460}, /* "native_layer_norm_backward rstd" */
    /* program 606 */
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
    {TNI_STEP_CALL, 10, 10, 214, 5965}, /* %0 %1 %2 %3 %4 %5 %6 %7 %8 %9 native_group_norm_backward */
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
    {TNI_STEP_CALL, 6, 26, 14, 5975}, /* %2 %25 %25 %25 %25 %25 zeros_like */
    {TNI_STEP_COPY, 1, 24, 0, 80}, /* %26 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 27, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 28, 2, 315}, /* %27 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 39, 317}, /* %28 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 29, 2, 0}, /* */
    {TNI_STEP_COPY, 1, 30, 0, 319}, /* %29 */
    {TNI_STEP_JUMP, 0, 0, 42, 0}, /* */
    {TNI_STEP_NONE, 0, 31, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 32, 14, 5981}, /* %3 %31 %31 %31 %31 %31 zeros_like */
    {TNI_STEP_COPY, 1, 30, 0, 583}, /* %32 */
    {TNI_STEP_MUL, 2, 33, 2, 298}, /* %5 %8 */
    {TNI_STEP_DIV, 2, 34, 2, 82}, /* %6 %8 */
    {TNI_STEP_MUL, 2, 35, 2, 1615}, /* %34 %7 */
    {TNI_STEP_LIST, 2, 36, 0, 2526}, /* %33 %35 */
    {TNI_STEP_CALL, 2, 37, 94, 5987}, /* %1 %36 reshape */
    {TNI_STEP_CONSTANT, 0, 38, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 39, 0, 5989}, /* %33 %38 */
    {TNI_STEP_CALL, 2, 40, 94, 5939}, /* %2 %39 reshape */
    {TNI_STEP_SCALAR, 1, 41, 2, 590}, /* %38 */
    {TNI_STEP_CALL, 3, 42, 22, 3133}, /* %37 %40 %41 sub.Tensor */
    {TNI_STEP_CALL, 2, 43, 94, 5991}, /* %3 %39 reshape */
    {TNI_STEP_CALL, 2, 44, 1, 1244}, /* %42 %43 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 45, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_LIST, 2, 46, 0, 5993}, /* %45 %38 */
    {TNI_STEP_CALL, 2, 47, 94, 5995}, /* %24 %46 reshape */
    {TNI_STEP_CALL, 2, 48, 94, 5997}, /* %30 %46 reshape */
    {TNI_STEP_CALL, 2, 49, 94, 5999}, /* %3 %46 reshape */
    {TNI_STEP_CONSTANT, 0, 50, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 51, 2, 603}, /* %50 */
    {TNI_STEP_CALL, 2, 52, 11, 648}, /* %49 %51 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 53, 1, 1252}, /* %48 %52 mul.Tensor */
    {TNI_STEP_CALL, 2, 54, 1, 6001}, /* %53 %44 mul.Tensor */
    {TNI_STEP_CALL, 3, 55, 22, 5327}, /* %47 %54 %41 sub.Tensor */
    {TNI_STEP_SIZE, 2, 56, 0, 6003}, /* %44 %38 */
    {TNI_STEP_SCALAR, 1, 57, 2, 656}, /* %56 */
    {TNI_STEP_CALL, 2, 58, 42, 1666}, /* %55 %57 div.Scalar */
    {TNI_STEP_SIZES, 1, 59, 0, 2}, /* %1 */
    {TNI_STEP_CALL, 2, 60, 94, 2016}, /* %58 %59 reshape */
    {TNI_STEP_CALL, 3, 61, 28, 6005}, /* %10 %60 %41 add.Tensor */
    {TNI_STEP_COPY, 1, 62, 0, 1272}, /* %61 */
    {TNI_STEP_COPY, 1, 63, 0, 24}, /* %11 */
    {TNI_STEP_COPY, 1, 64, 0, 42}, /* %12 */
    {TNI_STEP_JUMP, 0, 0, 78, 0}, /* */
    {TNI_STEP_COPY, 1, 62, 0, 23}, /* %10 */
    {TNI_STEP_COPY, 1, 63, 0, 24}, /* %11 */
    {TNI_STEP_COPY, 1, 64, 0, 42}, /* %12 */
    {TNI_STEP_GIVE, 1, 0, 0, 1273}, /* %62 */
    {TNI_STEP_GIVE, 1, 0, 1, 1505}, /* %63 */
    {TNI_STEP_GIVE, 1, 0, 2, 1506}, /* %64 */
    /* program 607 */
    {TNI_STEP_ARGUMENT, 0, 0, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 6, 0}, /* */
    {TNI_STEP_MUL, 2, 2, 2, 103}, /* %0 %1 */
    {TNI_STEP_ARGUMENT, 0, 3, 4, 0}, /* */
    {TNI_STEP_DIV, 2, 4, 2, 118}, /* %3 %1 */
    {TNI_STEP_ARGUMENT, 0, 5, 5, 0}, /* */
    {TNI_STEP_MUL, 2, 6, 2, 6}, /* %4 %5 */
    {TNI_STEP_ARGUMENT, 0, 7, 0, 0}, /* */
    {TNI_STEP_LIST, 2, 8, 0, 58}, /* %2 %6 */
    {TNI_STEP_CALL, 2, 9, 94, 187}, /* %7 %8 reshape */
    {TNI_STEP_RESULT, 0, 10, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 11, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 12, 0, 517}, /* %2 %11 */
    {TNI_STEP_CALL, 2, 13, 94, 145}, /* %10 %12 reshape */
    {TNI_STEP_SCALAR, 1, 14, 2, 24}, /* %11 */
    {TNI_STEP_CALL, 3, 15, 22, 6008}, /* %9 %13 %14 sub.Tensor */
    {TNI_STEP_RESULT, 0, 16, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 94, 2504}, /* %16 %12 reshape */
    {TNI_STEP_CALL, 2, 18, 1, 63}, /* %15 %17 mul.Tensor */
    {TNI_STEP_SIZES, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_TANGENT, 0, 20, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 21, 94, 485}, /* %20 %19 reshape */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 22, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 23, 3, 73}, /* %22 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 35, 81}, /* %23 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 24, 1, 0}, /* */
    {TNI_STEP_VALUE, 1, 25, 0, 74}, /* %24 */
    {TNI_STEP_LIST, 3, 26, 0, 6011}, /* %11 %3 %11 */
    {TNI_STEP_CALL, 2, 27, 94, 79}, /* %25 %26 reshape */
    {TNI_STEP_LIST, 3, 28, 0, 670}, /* %0 %3 %5 */
    {TNI_STEP_CONSTANT, 0, 29, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 30, 91, 3362}, /* %27 %28 %29 expand */
    {TNI_STEP_CALL, 2, 31, 94, 941}, /* %30 %8 reshape */
    {TNI_STEP_COPY, 1, 32, 0, 580}, /* %31 */
    {TNI_STEP_JUMP, 0, 0, 38, 0}, /* */
    {TNI_STEP_NONE, 0, 33, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 34, 14, 6014}, /* %18 %33 %33 %33 %33 %33 zeros_like */
    {TNI_STEP_COPY, 1, 32, 0, 587}, /* %34 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 35, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 36, 3, 606}, /* %35 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 51, 588}, /* %36 */
    {TNI_STEP_TANGENT_OR_UNDEFINED, 0, 37, 2, 0}, /* */
    {TNI_STEP_VALUE, 1, 38, 0, 591}, /* %37 */
    {TNI_STEP_LIST, 3, 39, 0, 6011}, /* %11 %3 %11 */
    {TNI_STEP_CALL, 2, 40, 94, 2780}, /* %38 %39 reshape */
    {TNI_STEP_LIST, 3, 41, 0, 670}, /* %0 %3 %5 */
    {TNI_STEP_CONSTANT, 0, 42, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 43, 91, 4362}, /* %40 %41 %42 expand */
    {TNI_STEP_CALL, 2, 44, 94, 6020}, /* %43 %8 reshape */
    {TNI_STEP_COPY, 1, 45, 0, 597}, /* %44 */
    {TNI_STEP_JUMP, 0, 0, 54, 0}, /* */
    {TNI_STEP_NONE, 0, 46, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 47, 14, 6022}, /* %18 %46 %46 %46 %46 %46 zeros_like */
    {TNI_STEP_COPY, 1, 45, 0, 600}, /* %47 */
    {TNI_STEP_ARGUMENT, 0, 48, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 49, 3, 602}, /* %48 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 66, 601}, /* %49 */
    {TNI_STEP_VALUE, 1, 50, 0, 602}, /* %48 */
    {TNI_STEP_LIST, 3, 51, 0, 6011}, /* %11 %3 %11 */
    {TNI_STEP_CALL, 2, 52, 94, 603}, /* %50 %51 reshape */
    {TNI_STEP_LIST, 3, 53, 0, 670}, /* %0 %3 %5 */
    {TNI_STEP_CONSTANT, 0, 54, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 55, 91, 6028}, /* %52 %53 %54 expand */
    {TNI_STEP_CALL, 2, 56, 94, 6031}, /* %55 %8 reshape */
    {TNI_STEP_COPY, 1, 57, 0, 656}, /* %56 */
    {TNI_STEP_JUMP, 0, 0, 69, 0}, /* */
    {TNI_STEP_NONE, 0, 58, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 59, 66, 6033}, /* %18 %58 %58 %58 %58 %58 ones_like */
    {TNI_STEP_COPY, 1, 57, 0, 1268}, /* %59 */
    {TNI_STEP_CALL, 2, 60, 94, 2504}, /* %16 %12 reshape */
    {TNI_STEP_CALL, 2, 61, 1, 4837}, /* %57 %60 mul.Tensor */
    {TNI_STEP_LIST, 1, 62, 0, 24}, /* %11 */
    {TNI_STEP_SOME, 1, 63, 0, 1273}, /* %62 */
    {TNI_STEP_NONE, 0, 64, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 65, 107, 6039}, /* %21 %63 %11 %64 mean.dim */
    {TNI_STEP_CALL, 3, 66, 22, 6043}, /* %21 %65 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 67, 1, 681}, /* %21 %18 mul.Tensor */
    {TNI_STEP_CALL, 4, 68, 107, 6046}, /* %67 %63 %11 %64 mean.dim */
    {TNI_STEP_CALL, 2, 69, 1, 6050}, /* %18 %68 mul.Tensor */
    {TNI_STEP_CALL, 3, 70, 22, 6052}, /* %66 %69 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 71, 1, 6055}, /* %61 %70 mul.Tensor */
    {TNI_STEP_CALL, 2, 72, 1, 6057}, /* %32 %18 mul.Tensor */
    {TNI_STEP_CALL, 3, 73, 28, 6059}, /* %71 %72 %14 add.Tensor */
    {TNI_STEP_CALL, 3, 74, 28, 6062}, /* %73 %45 %14 add.Tensor */
    {TNI_STEP_SIZES, 1, 75, 0, 14}, /* %7 */
    {TNI_STEP_CALL, 2, 76, 94, 1778}, /* %74 %75 reshape */
    {TNI_STEP_GIVE, 1, 0, 0, 1524}, /* %76 */
    /* program 608 */
    {TNI_STEP_ARGUMENT, 0, 0, 4, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 6, 0}, /* */
    {TNI_STEP_DIV, 2, 2, 2, 103}, /* %0 %1 */
    {TNI_STEP_ARGUMENT, 0, 3, 5, 0}, /* */
    {TNI_STEP_MUL, 2, 4, 2, 9}, /* %2 %3 */
    {TNI_STEP_TANGENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 3, 0}, /* */
    {TNI_STEP_LIST, 3, 7, 0, 131}, /* %6 %1 %4 */
    {TNI_STEP_CALL, 2, 8, 94, 28}, /* %5 %7 reshape */
    {TNI_STEP_CONSTANT, 0, 9, 1, 0}, /* 0x2 */
    {TNI_STEP_LIST, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_SOME, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_CONSTANT, 0, 12, 2, 0}, /* 0x0 */
    {TNI_STEP_NONE, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 14, 107, 263}, /* %8 %11 %12 %13 mean.dim */
    {TNI_STEP_GIVE, 1, 0, 1, 34}, /* %14 */
    /* program 609 */
    {TNI_STEP_ARGUMENT, 0, 0, 4, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 6, 0}, /* */
    {TNI_STEP_DIV, 2, 2, 2, 103}, /* %0 %1 */
    {TNI_STEP_ARGUMENT, 0, 3, 5, 0}, /* */
    {TNI_STEP_MUL, 2, 4, 2, 9}, /* %2 %3 */
    {TNI_STEP_TANGENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 3, 0}, /* */
    {TNI_STEP_LIST, 3, 7, 0, 131}, /* %6 %1 %4 */
    {TNI_STEP_CALL, 2, 8, 94, 28}, /* %5 %7 reshape */
    {TNI_STEP_MUL, 2, 9, 2, 131}, /* %6 %1 */
    {TNI_STEP_ARGUMENT, 0, 10, 0, 0}, /* */
    {TNI_STEP_LIST, 2, 11, 0, 17}, /* %9 %4 */
    {TNI_STEP_CALL, 2, 12, 94, 23}, /* %10 %11 reshape */
    {TNI_STEP_RESULT, 0, 13, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 14, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 15, 0, 471}, /* %9 %14 */
    {TNI_STEP_CALL, 2, 16, 94, 35}, /* %13 %15 reshape */
    {TNI_STEP_SCALAR, 1, 17, 2, 34}, /* %14 */
    {TNI_STEP_CALL, 3, 18, 22, 90}, /* %12 %16 %17 sub.Tensor */
    {TNI_STEP_RESULT, 0, 19, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 20, 94, 6065}, /* %19 %15 reshape */
    {TNI_STEP_CALL, 2, 21, 1, 54}, /* %18 %20 mul.Tensor */
    {TNI_STEP_CALL, 2, 22, 94, 978}, /* %21 %7 reshape */
    {TNI_STEP_CALL, 2, 23, 1, 197}, /* %8 %22 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 24, 1, 0}, /* 0x2 */
    {TNI_STEP_LIST, 1, 25, 0, 74}, /* %24 */
    {TNI_STEP_SOME, 1, 26, 0, 75}, /* %25 */
    {TNI_STEP_CONSTANT, 0, 27, 2, 0}, /* 0x0 */
    {TNI_STEP_NONE, 0, 28, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 29, 107, 6067}, /* %23 %26 %27 %28 mean.dim */
    {TNI_STEP_CALL, 1, 30, 3, 319}, /* %29 neg */
    {TNI_STEP_SCALAR, 1, 31, 2, 74}, /* %24 */
    {TNI_STEP_CALL, 2, 32, 11, 6071}, /* %19 %31 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 33, 1, 2175}, /* %30 %32 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 2, 586}, /* %33 */
    /* program 610 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_MUL, 2, 2, 2, 103}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_DIV, 2, 4, 2, 118}, /* %3 %1 */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_MUL, 2, 6, 2, 6}, /* %4 %5 */
    {TNI_STEP_SAVED, 0, 7, 4, 0}, /* */
    {TNI_STEP_LIST, 2, 8, 0, 58}, /* %2 %6 */
    {TNI_STEP_CALL, 2, 9, 94, 187}, /* %7 %8 reshape */
    {TNI_STEP_SAVED, 0, 10, 5, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 11, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 12, 0, 517}, /* %2 %11 */
    {TNI_STEP_CALL, 2, 13, 94, 145}, /* %10 %12 reshape */
    {TNI_STEP_SCALAR, 1, 14, 2, 24}, /* %11 */
    {TNI_STEP_CALL, 3, 15, 22, 6008}, /* %9 %13 %14 sub.Tensor */
    {TNI_STEP_SAVED, 0, 16, 6, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 94, 2504}, /* %16 %12 reshape */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 18, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 19, 2, 39}, /* %18 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 56, 41}, /* %19 */
    {TNI_STEP_SAVED, 0, 20, 7, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 21, 3, 55}, /* %20 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 33, 72}, /* %21 */
    {TNI_STEP_VALUE, 1, 22, 0, 55}, /* %20 */
    {TNI_STEP_LIST, 3, 23, 0, 6011}, /* %11 %3 %11 */
    {TNI_STEP_CALL, 2, 24, 94, 614}, /* %22 %23 reshape */
    {TNI_STEP_LIST, 3, 25, 0, 670}, /* %0 %3 %5 */
    {TNI_STEP_CONSTANT, 0, 26, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 27, 91, 2560}, /* %24 %25 %26 expand */
    {TNI_STEP_CALL, 2, 28, 94, 6073}, /* %27 %8 reshape */
    {TNI_STEP_COPY, 1, 29, 0, 317}, /* %28 */
    {TNI_STEP_JUMP, 0, 0, 36, 0}, /* */
    {TNI_STEP_NONE, 0, 30, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 31, 66, 6075}, /* %15 %30 %30 %30 %30 %30 ones_like */
    {TNI_STEP_COPY, 1, 29, 0, 580}, /* %31 */
    {TNI_STEP_SIZES, 1, 32, 0, 36}, /* %15 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 33, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 34, 94, 1379}, /* %33 %32 reshape */
    {TNI_STEP_LIST, 1, 35, 0, 24}, /* %11 */
    {TNI_STEP_SOME, 1, 36, 0, 606}, /* %35 */
    {TNI_STEP_NONE, 0, 37, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 38, 107, 6081}, /* %34 %36 %11 %37 mean.dim */
    {TNI_STEP_CALL, 3, 39, 22, 6085}, /* %34 %38 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 40, 1, 6088}, /* %17 %39 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 41, 13, 0}, /* 0x3 */
    {TNI_STEP_SCALAR, 1, 42, 2, 599}, /* %41 */
    {TNI_STEP_CALL, 2, 43, 11, 6090}, /* %17 %42 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 44, 1, 6092}, /* %15 %43 mul.Tensor */
    {TNI_STEP_CALL, 2, 45, 1, 6094}, /* %34 %15 mul.Tensor */
    {TNI_STEP_CALL, 4, 46, 107, 6096}, /* %45 %36 %11 %37 mean.dim */
    {TNI_STEP_CALL, 2, 47, 1, 597}, /* %44 %46 mul.Tensor */
    {TNI_STEP_CALL, 3, 48, 22, 6100}, /* %40 %47 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 49, 1, 4532}, /* %29 %48 mul.Tensor */
    {TNI_STEP_COPY, 1, 50, 0, 601}, /* %49 */
    {TNI_STEP_JUMP, 0, 0, 59, 0}, /* */
    {TNI_STEP_NONE, 0, 51, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 52, 14, 6103}, /* %15 %51 %51 %51 %51 %51 zeros_like */
    {TNI_STEP_COPY, 1, 50, 0, 607}, /* %52 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 53, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 54, 2, 654}, /* %53 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 74, 652}, /* %54 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 55, 1, 0}, /* */
    {TNI_STEP_LIST, 3, 56, 0, 6011}, /* %11 %3 %11 */
    {TNI_STEP_CALL, 2, 57, 94, 655}, /* %55 %56 reshape */
    {TNI_STEP_LIST, 3, 58, 0, 670}, /* %0 %3 %5 */
    {TNI_STEP_CONSTANT, 0, 59, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 60, 91, 6109}, /* %57 %58 %59 expand */
    {TNI_STEP_CALL, 2, 61, 94, 6112}, /* %60 %8 reshape */
    {TNI_STEP_CALL, 2, 62, 1, 6114}, /* %61 %15 mul.Tensor */
    {TNI_STEP_CALL, 2, 63, 1, 2198}, /* %62 %17 mul.Tensor */
    {TNI_STEP_CALL, 3, 64, 28, 6116}, /* %50 %63 %14 add.Tensor */
    {TNI_STEP_COPY, 1, 65, 0, 1506}, /* %64 */
    {TNI_STEP_JUMP, 0, 0, 75, 0}, /* */
    {TNI_STEP_COPY, 1, 65, 0, 603}, /* %50 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 66, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 67, 2, 1511}, /* %66 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 88, 1512}, /* %67 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 68, 2, 0}, /* */
    {TNI_STEP_LIST, 3, 69, 0, 6011}, /* %11 %3 %11 */
    {TNI_STEP_CALL, 2, 70, 94, 3187}, /* %68 %69 reshape */
    {TNI_STEP_LIST, 3, 71, 0, 670}, /* %0 %3 %5 */
    {TNI_STEP_CONSTANT, 0, 72, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 73, 91, 2814}, /* %70 %71 %72 expand */
    {TNI_STEP_CALL, 2, 74, 94, 6119}, /* %73 %8 reshape */
    {TNI_STEP_CALL, 3, 75, 28, 6121}, /* %65 %74 %14 add.Tensor */
    {TNI_STEP_COPY, 1, 76, 0, 1526}, /* %75 */
    {TNI_STEP_JUMP, 0, 0, 89, 0}, /* */
    {TNI_STEP_COPY, 1, 76, 0, 1508}, /* %65 */
    {TNI_STEP_SIZES, 1, 77, 0, 14}, /* %7 */
    {TNI_STEP_CALL, 2, 78, 94, 1524}, /* %76 %77 reshape */
    {TNI_STEP_GIVE, 1, 0, 0, 1527}, /* %78 */
    /* program 611 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_MUL, 2, 2, 2, 103}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_DIV, 2, 4, 2, 118}, /* %3 %1 */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_MUL, 2, 6, 2, 6}, /* %4 %5 */
    {TNI_STEP_SAVED, 0, 7, 4, 0}, /* */
    {TNI_STEP_LIST, 2, 8, 0, 58}, /* %2 %6 */
    {TNI_STEP_CALL, 2, 9, 94, 187}, /* %7 %8 reshape */
    {TNI_STEP_SAVED, 0, 10, 5, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 11, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 12, 0, 517}, /* %2 %11 */
    {TNI_STEP_CALL, 2, 13, 94, 145}, /* %10 %12 reshape */
    {TNI_STEP_SCALAR, 1, 14, 2, 24}, /* %11 */
    {TNI_STEP_CALL, 3, 15, 22, 6008}, /* %9 %13 %14 sub.Tensor */
    {TNI_STEP_SAVED, 0, 16, 6, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 94, 2504}, /* %16 %12 reshape */
    {TNI_STEP_SIZES, 1, 18, 0, 36}, /* %15 */
    {TNI_STEP_SAVED, 0, 19, 8, 0}, /* */
    {TNI_STEP_CALL, 2, 20, 94, 304}, /* %19 %18 reshape */
    {TNI_STEP_SAVED, 0, 21, 7, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 22, 3, 72}, /* %21 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 33, 73}, /* %22 */
    {TNI_STEP_VALUE, 1, 23, 0, 72}, /* %21 */
    {TNI_STEP_LIST, 3, 24, 0, 6011}, /* %11 %3 %11 */
    {TNI_STEP_CALL, 2, 25, 94, 875}, /* %23 %24 reshape */
    {TNI_STEP_LIST, 3, 26, 0, 670}, /* %0 %3 %5 */
    {TNI_STEP_CONSTANT, 0, 27, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 28, 91, 2711}, /* %25 %26 %27 expand */
    {TNI_STEP_CALL, 2, 29, 94, 936}, /* %28 %8 reshape */
    {TNI_STEP_COPY, 1, 30, 0, 319}, /* %29 */
    {TNI_STEP_JUMP, 0, 0, 36, 0}, /* */
    {TNI_STEP_NONE, 0, 31, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 32, 66, 6124}, /* %15 %31 %31 %31 %31 %31 ones_like */
    {TNI_STEP_COPY, 1, 30, 0, 583}, /* %32 */
    {TNI_STEP_CALL, 2, 33, 1, 4689}, /* %20 %30 mul.Tensor */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 34, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 35, 2, 587}, /* %34 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 44, 606}, /* %35 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 36, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 37, 94, 6130}, /* %36 %18 reshape */
    {TNI_STEP_COPY, 1, 38, 0, 591}, /* %37 */
    {TNI_STEP_JUMP, 0, 0, 47, 0}, /* */
    {TNI_STEP_NONE, 0, 39, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 40, 14, 6132}, /* %15 %39 %39 %39 %39 %39 zeros_like */
    {TNI_STEP_COPY, 1, 38, 0, 593}, /* %40 */
    {TNI_STEP_CONSTANT, 0, 41, 13, 0}, /* 0x3 */
    {TNI_STEP_SCALAR, 1, 42, 2, 599}, /* %41 */
    {TNI_STEP_CALL, 2, 43, 11, 6090}, /* %17 %42 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 1, 44, 3, 594}, /* %43 neg */
    {TNI_STEP_CALL, 2, 45, 1, 2180}, /* %38 %15 mul.Tensor */
    {TNI_STEP_LIST, 1, 46, 0, 24}, /* %11 */
    {TNI_STEP_SOME, 1, 47, 0, 598}, /* %46 */
    {TNI_STEP_NONE, 0, 48, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 49, 107, 6138}, /* %45 %47 %11 %48 mean.dim */
    {TNI_STEP_CALL, 2, 50, 1, 4961}, /* %33 %49 mul.Tensor */
    {TNI_STEP_CALL, 2, 51, 1, 6142}, /* %33 %15 mul.Tensor */
    {TNI_STEP_CALL, 4, 52, 107, 6144}, /* %51 %47 %11 %48 mean.dim */
    {TNI_STEP_CALL, 2, 53, 1, 1853}, /* %38 %52 mul.Tensor */
    {TNI_STEP_CALL, 3, 54, 28, 6148}, /* %50 %53 %14 add.Tensor */
    {TNI_STEP_CALL, 2, 55, 1, 6151}, /* %44 %54 mul.Tensor */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 56, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 57, 2, 656}, /* %56 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 77, 1265}, /* %57 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 58, 1, 0}, /* */
    {TNI_STEP_LIST, 3, 59, 0, 6011}, /* %11 %3 %11 */
    {TNI_STEP_CALL, 2, 60, 94, 2016}, /* %58 %59 reshape */
    {TNI_STEP_LIST, 3, 61, 0, 670}, /* %0 %3 %5 */
    {TNI_STEP_CONSTANT, 0, 62, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 63, 91, 6153}, /* %60 %61 %62 expand */
    {TNI_STEP_CALL, 2, 64, 94, 6156}, /* %63 %8 reshape */
    {TNI_STEP_CALL, 2, 65, 1, 6158}, /* %64 %20 mul.Tensor */
    {TNI_STEP_CALL, 2, 66, 1, 4105}, /* %65 %17 mul.Tensor */
    {TNI_STEP_CALL, 3, 67, 28, 6160}, /* %55 %66 %14 add.Tensor */
    {TNI_STEP_COPY, 1, 68, 0, 1512}, /* %67 */
    {TNI_STEP_JUMP, 0, 0, 78, 0}, /* */
    {TNI_STEP_COPY, 1, 68, 0, 655}, /* %55 */
    {TNI_STEP_SIZES, 1, 69, 0, 14}, /* %7 */
    {TNI_STEP_CALL, 2, 70, 94, 3187}, /* %68 %69 reshape */
    {TNI_STEP_GIVE, 1, 0, 1, 1519}, /* %70 */
    /* program 612 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_MUL, 2, 2, 2, 103}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_DIV, 2, 4, 2, 118}, /* %3 %1 */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_MUL, 2, 6, 2, 6}, /* %4 %5 */
    {TNI_STEP_SAVED, 0, 7, 4, 0}, /* */
    {TNI_STEP_LIST, 2, 8, 0, 58}, /* %2 %6 */
    {TNI_STEP_CALL, 2, 9, 94, 187}, /* %7 %8 reshape */
    {TNI_STEP_SAVED, 0, 10, 5, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 11, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 12, 0, 517}, /* %2 %11 */
    {TNI_STEP_CALL, 2, 13, 94, 145}, /* %10 %12 reshape */
    {TNI_STEP_SCALAR, 1, 14, 2, 24}, /* %11 */
    {TNI_STEP_CALL, 3, 15, 22, 6008}, /* %9 %13 %14 sub.Tensor */
    {TNI_STEP_SAVED, 0, 16, 6, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 94, 2504}, /* %16 %12 reshape */
    {TNI_STEP_SIZES, 1, 18, 0, 36}, /* %15 */
    {TNI_STEP_SAVED, 0, 19, 8, 0}, /* */
    {TNI_STEP_CALL, 2, 20, 94, 304}, /* %19 %18 reshape */
    {TNI_STEP_SAVED, 0, 21, 7, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 22, 3, 72}, /* %21 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 33, 73}, /* %22 */
    {TNI_STEP_VALUE, 1, 23, 0, 72}, /* %21 */
    {TNI_STEP_LIST, 3, 24, 0, 6011}, /* %11 %3 %11 */
    {TNI_STEP_CALL, 2, 25, 94, 875}, /* %23 %24 reshape */
    {TNI_STEP_LIST, 3, 26, 0, 670}, /* %0 %3 %5 */
    {TNI_STEP_CONSTANT, 0, 27, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 28, 91, 2711}, /* %25 %26 %27 expand */
    {TNI_STEP_CALL, 2, 29, 94, 936}, /* %28 %8 reshape */
    {TNI_STEP_COPY, 1, 30, 0, 319}, /* %29 */
    {TNI_STEP_JUMP, 0, 0, 36, 0}, /* */
    {TNI_STEP_NONE, 0, 31, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 32, 66, 6124}, /* %15 %31 %31 %31 %31 %31 ones_like */
    {TNI_STEP_COPY, 1, 30, 0, 583}, /* %32 */
    {TNI_STEP_CALL, 2, 33, 1, 4689}, /* %20 %30 mul.Tensor */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 34, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 35, 2, 587}, /* %34 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 44, 606}, /* %35 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 36, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 37, 94, 6130}, /* %36 %18 reshape */
    {TNI_STEP_COPY, 1, 38, 0, 591}, /* %37 */
    {TNI_STEP_JUMP, 0, 0, 47, 0}, /* */
    {TNI_STEP_NONE, 0, 39, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 40, 14, 6132}, /* %15 %39 %39 %39 %39 %39 zeros_like */
    {TNI_STEP_COPY, 1, 38, 0, 593}, /* %40 */
    {TNI_STEP_CONSTANT, 0, 41, 13, 0}, /* 0x3 */
    {TNI_STEP_SCALAR, 1, 42, 2, 599}, /* %41 */
    {TNI_STEP_CALL, 2, 43, 11, 6090}, /* %17 %42 pow.Tensor_Scalar */
    {TNI_STEP_LIST, 1, 44, 0, 24}, /* %11 */
    {TNI_STEP_SOME, 1, 45, 0, 597}, /* %44 */
    {TNI_STEP_NONE, 0, 46, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 47, 33, 6163}, /* %33 %45 %11 %46 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 48, 1, 2180}, /* %38 %15 mul.Tensor */
    {TNI_STEP_CALL, 4, 49, 107, 6167}, /* %48 %45 %11 %46 mean.dim */
    {TNI_STEP_CALL, 2, 50, 1, 600}, /* %47 %49 mul.Tensor */
    {TNI_STEP_CALL, 2, 51, 1, 6142}, /* %33 %15 mul.Tensor */
    {TNI_STEP_CALL, 4, 52, 33, 6171}, /* %51 %45 %11 %46 sum.dim_IntList */
    {TNI_STEP_CALL, 4, 53, 107, 6175}, /* %38 %45 %11 %46 mean.dim */
    {TNI_STEP_CALL, 2, 54, 1, 1854}, /* %52 %53 mul.Tensor */
    {TNI_STEP_CALL, 3, 55, 28, 6179}, /* %50 %54 %14 add.Tensor */
    {TNI_STEP_CALL, 2, 56, 1, 6182}, /* %43 %55 mul.Tensor */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 57, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 58, 2, 1265}, /* %57 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 79, 1266}, /* %58 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 59, 1, 0}, /* */
    {TNI_STEP_LIST, 3, 60, 0, 6011}, /* %11 %3 %11 */
    {TNI_STEP_CALL, 2, 61, 94, 1268}, /* %59 %60 reshape */
    {TNI_STEP_LIST, 3, 62, 0, 670}, /* %0 %3 %5 */
    {TNI_STEP_CONSTANT, 0, 63, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 64, 91, 6154}, /* %61 %62 %63 expand */
    {TNI_STEP_CALL, 2, 65, 94, 6184}, /* %64 %8 reshape */
    {TNI_STEP_CALL, 2, 66, 1, 6186}, /* %65 %20 mul.Tensor */
    {TNI_STEP_CALL, 4, 67, 33, 6188}, /* %66 %45 %11 %46 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 68, 1, 6192}, /* %17 %67 mul.Tensor */
    {TNI_STEP_CALL, 3, 69, 22, 6194}, /* %56 %68 %14 sub.Tensor */
    {TNI_STEP_COPY, 1, 70, 0, 1517}, /* %69 */
    {TNI_STEP_JUMP, 0, 0, 80, 0}, /* */
    {TNI_STEP_COPY, 1, 70, 0, 656}, /* %56 */
    {TNI_STEP_SIZES, 1, 71, 0, 23}, /* %10 */
    {TNI_STEP_CALL, 2, 72, 94, 2024}, /* %70 %71 reshape */
    {TNI_STEP_GIVE, 1, 0, 2, 1522}, /* %72 */
    /* program 613 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_MUL, 2, 2, 2, 103}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_DIV, 2, 4, 2, 118}, /* %3 %1 */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_MUL, 2, 6, 2, 6}, /* %4 %5 */
    {TNI_STEP_SAVED, 0, 7, 4, 0}, /* */
    {TNI_STEP_LIST, 2, 8, 0, 58}, /* %2 %6 */
    {TNI_STEP_CALL, 2, 9, 94, 187}, /* %7 %8 reshape */
    {TNI_STEP_SAVED, 0, 10, 5, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 11, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 12, 0, 517}, /* %2 %11 */
    {TNI_STEP_CALL, 2, 13, 94, 145}, /* %10 %12 reshape */
    {TNI_STEP_SCALAR, 1, 14, 2, 24}, /* %11 */
    {TNI_STEP_CALL, 3, 15, 22, 6008}, /* %9 %13 %14 sub.Tensor */
    {TNI_STEP_SAVED, 0, 16, 6, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 94, 2504}, /* %16 %12 reshape */
    {TNI_STEP_SIZES, 1, 18, 0, 36}, /* %15 */
    {TNI_STEP_SAVED, 0, 19, 8, 0}, /* */
    {TNI_STEP_CALL, 2, 20, 94, 304}, /* %19 %18 reshape */
    {TNI_STEP_SAVED, 0, 21, 7, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 22, 3, 72}, /* %21 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 33, 73}, /* %22 */
    {TNI_STEP_VALUE, 1, 23, 0, 72}, /* %21 */
    {TNI_STEP_LIST, 3, 24, 0, 6011}, /* %11 %3 %11 */
    {TNI_STEP_CALL, 2, 25, 94, 875}, /* %23 %24 reshape */
    {TNI_STEP_LIST, 3, 26, 0, 670}, /* %0 %3 %5 */
    {TNI_STEP_CONSTANT, 0, 27, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 28, 91, 2711}, /* %25 %26 %27 expand */
    {TNI_STEP_CALL, 2, 29, 94, 936}, /* %28 %8 reshape */
    {TNI_STEP_COPY, 1, 30, 0, 319}, /* %29 */
    {TNI_STEP_JUMP, 0, 0, 36, 0}, /* */
    {TNI_STEP_NONE, 0, 31, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 32, 66, 6124}, /* %15 %31 %31 %31 %31 %31 ones_like */
    {TNI_STEP_COPY, 1, 30, 0, 583}, /* %32 */
    {TNI_STEP_CALL, 2, 33, 1, 4689}, /* %20 %30 mul.Tensor */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 34, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 35, 2, 587}, /* %34 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 44, 606}, /* %35 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 36, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 37, 94, 6130}, /* %36 %18 reshape */
    {TNI_STEP_COPY, 1, 38, 0, 591}, /* %37 */
    {TNI_STEP_JUMP, 0, 0, 47, 0}, /* */
    {TNI_STEP_NONE, 0, 39, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 40, 14, 6132}, /* %15 %39 %39 %39 %39 %39 zeros_like */
    {TNI_STEP_COPY, 1, 38, 0, 593}, /* %40 */
    {TNI_STEP_CALL, 2, 41, 1, 3904}, /* %38 %33 mul.Tensor */
    {TNI_STEP_LIST, 1, 42, 0, 24}, /* %11 */
    {TNI_STEP_SOME, 1, 43, 0, 596}, /* %42 */
    {TNI_STEP_NONE, 0, 44, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 45, 33, 6197}, /* %41 %43 %11 %44 sum.dim_IntList */
    {TNI_STEP_CALL, 4, 46, 33, 6201}, /* %33 %43 %11 %44 sum.dim_IntList */
    {TNI_STEP_CALL, 4, 47, 107, 6205}, /* %38 %43 %11 %44 mean.dim */
    {TNI_STEP_CALL, 2, 48, 1, 1073}, /* %46 %47 mul.Tensor */
    {TNI_STEP_CALL, 3, 49, 22, 6209}, /* %45 %48 %14 sub.Tensor */
    {TNI_STEP_CONSTANT, 0, 50, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 51, 2, 603}, /* %50 */
    {TNI_STEP_CALL, 2, 52, 11, 6212}, /* %17 %51 pow.Tensor_Scalar */
    {TNI_STEP_CONSTANT, 0, 53, 13, 0}, /* 0x3 */
    {TNI_STEP_SCALAR, 1, 54, 2, 654}, /* %53 */
    {TNI_STEP_SCALED, 2, 55, 0, 1259}, /* %52 %54 */
    {TNI_STEP_CALL, 2, 56, 1, 6142}, /* %33 %15 mul.Tensor */
    {TNI_STEP_CALL, 4, 57, 33, 6214}, /* %56 %43 %11 %44 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 58, 1, 1666}, /* %55 %57 mul.Tensor */
    {TNI_STEP_CALL, 2, 59, 1, 2180}, /* %38 %15 mul.Tensor */
    {TNI_STEP_CALL, 4, 60, 107, 6218}, /* %59 %43 %11 %44 mean.dim */
    {TNI_STEP_CALL, 2, 61, 1, 1456}, /* %58 %60 mul.Tensor */
    {TNI_STEP_CALL, 3, 62, 22, 6222}, /* %49 %61 %14 sub.Tensor */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 63, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 64, 2, 1505}, /* %63 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 85, 1506}, /* %64 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 65, 1, 0}, /* */
    {TNI_STEP_LIST, 3, 66, 0, 6011}, /* %11 %3 %11 */
    {TNI_STEP_CALL, 2, 67, 94, 1673}, /* %65 %66 reshape */
    {TNI_STEP_LIST, 3, 68, 0, 670}, /* %0 %3 %5 */
    {TNI_STEP_CONSTANT, 0, 69, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 3, 70, 91, 4300}, /* %67 %68 %69 expand */
    {TNI_STEP_CALL, 2, 71, 94, 6225}, /* %70 %8 reshape */
    {TNI_STEP_CALL, 2, 72, 1, 6227}, /* %71 %20 mul.Tensor */
    {TNI_STEP_CALL, 2, 73, 1, 6229}, /* %72 %15 mul.Tensor */
    {TNI_STEP_CALL, 4, 74, 33, 6231}, /* %73 %43 %11 %44 sum.dim_IntList */
    {TNI_STEP_CALL, 3, 75, 28, 6235}, /* %62 %74 %14 add.Tensor */
    {TNI_STEP_COPY, 1, 76, 0, 1526}, /* %75 */
    {TNI_STEP_JUMP, 0, 0, 86, 0}, /* */
    {TNI_STEP_COPY, 1, 76, 0, 1273}, /* %62 */
    {TNI_STEP_SIZES, 1, 77, 0, 38}, /* %16 */
    {TNI_STEP_CALL, 2, 78, 94, 1524}, /* %76 %77 reshape */
    {TNI_STEP_GIVE, 1, 0, 3, 1527}, /* %78 */
    /* program 614 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_MUL, 2, 2, 2, 103}, /* %0 %1 */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_DIV, 2, 4, 2, 118}, /* %3 %1 */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_MUL, 2, 6, 2, 6}, /* %4 %5 */
    {TNI_STEP_SAVED, 0, 7, 4, 0}, /* */
    {TNI_STEP_LIST, 2, 8, 0, 58}, /* %2 %6 */
    {TNI_STEP_CALL, 2, 9, 94, 187}, /* %7 %8 reshape */
    {TNI_STEP_SAVED, 0, 10, 5, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 11, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 12, 0, 517}, /* %2 %11 */
    {TNI_STEP_CALL, 2, 13, 94, 145}, /* %10 %12 reshape */
    {TNI_STEP_SCALAR, 1, 14, 2, 24}, /* %11 */
    {TNI_STEP_CALL, 3, 15, 22, 6008}, /* %9 %13 %14 sub.Tensor */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 16, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 17, 2, 38}, /* %16 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 50, 40}, /* %17 */
    {TNI_STEP_SIZES, 1, 18, 0, 36}, /* %15 */
    {TNI_STEP_SAVED, 0, 19, 8, 0}, /* */
    {TNI_STEP_CALL, 2, 20, 94, 304}, /* %19 %18 reshape */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 21, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 22, 94, 681}, /* %21 %18 reshape */
    {TNI_STEP_SAVED, 0, 23, 6, 0}, /* */
    {TNI_STEP_CALL, 2, 24, 94, 1041}, /* %23 %12 reshape */
    {TNI_STEP_LIST, 1, 25, 0, 24}, /* %11 */
    {TNI_STEP_SOME, 1, 26, 0, 75}, /* %25 */
    {TNI_STEP_NONE, 0, 27, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 28, 107, 6238}, /* %22 %26 %11 %27 mean.dim */
    {TNI_STEP_CALL, 3, 29, 22, 6242}, /* %22 %28 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 30, 1, 998}, /* %24 %29 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 31, 13, 0}, /* 0x3 */
    {TNI_STEP_SCALAR, 1, 32, 2, 580}, /* %31 */
    {TNI_STEP_CALL, 2, 33, 11, 3371}, /* %24 %32 pow.Tensor_Scalar */
    {TNI_STEP_CALL, 2, 34, 1, 2600}, /* %15 %33 mul.Tensor */
    {TNI_STEP_CALL, 2, 35, 1, 6245}, /* %22 %15 mul.Tensor */
    {TNI_STEP_CALL, 4, 36, 107, 6247}, /* %35 %26 %11 %27 mean.dim */
    {TNI_STEP_CALL, 2, 37, 1, 587}, /* %34 %36 mul.Tensor */
    {TNI_STEP_CALL, 3, 38, 22, 6251}, /* %30 %37 %14 sub.Tensor */
    {TNI_STEP_CALL, 2, 39, 1, 6254}, /* %20 %38 mul.Tensor */
    {TNI_STEP_LIST, 3, 40, 0, 670}, /* %0 %3 %5 */
    {TNI_STEP_CALL, 2, 41, 94, 592}, /* %39 %40 reshape */
    {TNI_STEP_CONSTANT, 0, 42, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 43, 1, 0}, /* 0x2 */
    {TNI_STEP_LIST, 2, 44, 0, 1244}, /* %42 %43 */
    {TNI_STEP_SOME, 1, 45, 0, 597}, /* %44 */
    {TNI_STEP_CALL, 4, 46, 33, 6256}, /* %41 %45 %42 %27 sum.dim_IntList */
    {TNI_STEP_COPY, 1, 47, 0, 598}, /* %46 */
    {TNI_STEP_JUMP, 0, 0, 54, 0}, /* */
    {TNI_STEP_LIST, 1, 48, 0, 3}, /* %3 */
    {TNI_STEP_NONE, 0, 49, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 50, 101, 6260}, /* %7 %48 %49 %49 %49 %49 new_zeros */
    {TNI_STEP_COPY, 1, 47, 0, 603}, /* %50 */
    {TNI_STEP_GIVE, 1, 0, 4, 600}, /* %47 */
    /* program 615 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 5, 215, 1296}, /* %2 %3 %4 %1 _softmax_backward_data */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 616 */
    {TNI_STEP_ARGUMENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_TANGENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_RESULT, 0, 3, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_CALL, 4, 5, 215, 1296}, /* %2 %3 %4 %1 _softmax_backward_data */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 617 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 215, 320}, /* %0 %1 %2 %3 _softmax_backward_data */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 618 */
    {TNI_STEP_SAVED, 0, 0, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 103}, /* %0 %1 mul.Tensor */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_SOME, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 8, 33, 4665}, /* %2 %5 %6 %7 sum.dim_IntList */
    {TNI_STEP_SCALAR, 1, 9, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 10, 22, 2453}, /* %0 %8 %9 sub.Tensor */
    {TNI_STEP_GRAD, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 1, 121}, /* %11 %10 mul.Tensor */
    {TNI_STEP_CALL, 2, 13, 1, 125}, /* %11 %1 mul.Tensor */
    {TNI_STEP_CALL, 4, 14, 33, 6266}, /* %13 %5 %6 %7 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 15, 1, 33}, /* %0 %14 mul.Tensor */
    {TNI_STEP_CALL, 3, 16, 22, 6270}, /* %12 %15 %9 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 38}, /* %16 */
    /* program 619 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 215, 320}, /* %0 %1 %2 %3 _softmax_backward_data */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 1, 100}, /* %5 %1 mul.Tensor */
    {TNI_STEP_LIST, 1, 7, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 10, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 11, 33, 5113}, /* %6 %8 %9 %10 sum.dim_IntList */
    {TNI_STEP_SCALAR, 1, 12, 2, 17}, /* %9 */
    {TNI_STEP_CALL, 3, 13, 22, 6273}, /* %5 %11 %12 sub.Tensor */
    {TNI_STEP_TANGENT, 0, 14, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 15, 1, 34}, /* %14 %13 mul.Tensor */
    {TNI_STEP_CALL, 3, 16, 28, 6276}, /* %4 %15 %12 add.Tensor */
    {TNI_STEP_CALL, 2, 17, 1, 850}, /* %5 %14 mul.Tensor */
    {TNI_STEP_CALL, 4, 18, 33, 6279}, /* %17 %8 %9 %10 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 19, 1, 53}, /* %1 %18 mul.Tensor */
    {TNI_STEP_CALL, 3, 20, 22, 6283}, /* %16 %19 %12 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 55}, /* %20 */
    /* program 620 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_DTYPE, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 5, 216, 1296}, /* %2 %3 %4 %1 _log_softmax_backward_data */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 621 */
    {TNI_STEP_RESULT, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 19, 0}, /* %0 exp */
    {TNI_STEP_TANGENT, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 109}, /* %1 %2 mul.Tensor */
    {TNI_STEP_ARGUMENT, 0, 4, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_SOME, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 9, 33, 185}, /* %3 %6 %7 %8 sum.dim_IntList */
    {TNI_STEP_SCALAR, 1, 10, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 11, 22, 21}, /* %2 %9 %10 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    /* program 622 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 19, 0}, /* %0 exp */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 1}, /* %2 %1 mul.Tensor */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_LIST, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_SOME, 1, 6, 0, 7}, /* %5 */
    {TNI_STEP_CONSTANT, 0, 7, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 9, 33, 185}, /* %3 %6 %7 %8 sum.dim_IntList */
    {TNI_STEP_SCALAR, 1, 10, 2, 14}, /* %7 */
    {TNI_STEP_CALL, 3, 11, 22, 21}, /* %2 %9 %10 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 24}, /* %11 */
    /* program 623 */
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
    {TNI_STEP_CALL, 4, 11, 33, 6286}, /* %5 %8 %9 %10 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 12, 1, 337}, /* %4 %11 mul.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 42}, /* %12 */
    /* program 624 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 216, 320}, /* %0 %1 %2 %3 _log_softmax_backward_data */
    {TNI_STEP_CALL, 1, 5, 19, 2}, /* %1 exp */
    {TNI_STEP_TANGENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 1, 99}, /* %6 %5 mul.Tensor */
    {TNI_STEP_ARGUMENT, 0, 8, 0, 0}, /* */
    {TNI_STEP_LIST, 1, 9, 0, 1}, /* %2 */
    {TNI_STEP_SOME, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_CONSTANT, 0, 11, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 12, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 13, 33, 5002}, /* %8 %10 %11 %12 sum.dim_IntList */
    {TNI_STEP_CALL, 2, 14, 1, 327}, /* %7 %13 mul.Tensor */
    {TNI_STEP_SCALAR, 1, 15, 2, 24}, /* %11 */
    {TNI_STEP_CALL, 3, 16, 22, 6290}, /* %4 %14 %15 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 38}, /* %16 */
    /* program 625 */
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
    {TNI_STEP_SUB, 2, 11, 3, 97}, /* %7 %6 */
    {TNI_STEP_DIV, 2, 12, 3, 468}, /* %7 %11 */
    {TNI_STEP_COPY, 1, 10, 0, 42}, /* %12 */
    {TNI_STEP_GRAD, 0, 13, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 14, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 15, 217, 6293}, /* %13 %14 %10 native_dropout_backward */
    {TNI_STEP_COPY, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_JUMP, 0, 0, 26, 0}, /* */
    {TNI_STEP_GRAD, 0, 17, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 16, 0, 40}, /* %17 */
    {TNI_STEP_GIVE, 1, 0, 0, 38}, /* %16 */
    /* program 626 */
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
    {TNI_STEP_SUB, 2, 11, 3, 97}, /* %7 %6 */
    {TNI_STEP_DIV, 2, 12, 3, 468}, /* %7 %11 */
    {TNI_STEP_COPY, 1, 10, 0, 42}, /* %12 */
    {TNI_STEP_TANGENT, 0, 13, 0, 0}, /* */
    {TNI_STEP_RESULT, 0, 14, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 15, 217, 6293}, /* %13 %14 %10 native_dropout_backward */
    {TNI_STEP_COPY, 1, 16, 0, 36}, /* %15 */
    {TNI_STEP_JUMP, 0, 0, 26, 0}, /* */
    {TNI_STEP_TANGENT, 0, 17, 0, 0}, /* */
    {TNI_STEP_COPY, 1, 16, 0, 40}, /* %17 */
    {TNI_STEP_GIVE, 1, 0, 0, 38}, /* %16 */
    /* program 627 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 217, 180}, /* %0 %1 %2 native_dropout_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 628 */
    {TNI_STEP_REFUSE, 0, 0, 28, 492}, /* "native_dropout_backward mask" */
    /* program 629 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 217, 180}, /* %0 %1 %2 native_dropout_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 630 */
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
    {TNI_STEP_CALL, 10, 10, 218, 5965}, /* %0 %1 %2 %3 %4 %5 %6 %7 %8 %9 _scaled_dot_product_flash_attention_for_cpu_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 23}, /* %10 */
    {TNI_STEP_GIVE, 1, 0, 1, 24}, /* %11 */
    {TNI_STEP_GIVE, 1, 0, 2, 42}, /* %12 */
    /* program 631 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 4, 0}, /* %0 */
    {TNI_STEP_REFUSE, 0, 0, 32, 521}, /* "embedding with a sparse gradient" */
    {TNI_STEP_JUMP, 0, 0, 13, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_SIZE, 2, 3, 0, 109}, /* %1 %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 4, 0}, /* */
    {TNI_STEP_CALL, 5, 8, 219, 6296}, /* %4 %5 %3 %6 %7 embedding_dense_backward */
    {TNI_STEP_COPY, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 632 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 5, 4, 220, 320}, /* %0 %1 %2 %3 %3 embedding */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 2, 7, 12, 130}, /* %1 %6 eq.Scalar */
    {TNI_STEP_CALL, 2, 8, 31, 253}, /* %7 %2 unsqueeze */
    {TNI_STEP_SCALAR, 1, 9, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 3, 10, 13, 1326}, /* %4 %8 %9 masked_fill.Scalar */
    {TNI_STEP_SAVED, 0, 11, 2, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 24}, /* %11 */
    {TNI_STEP_CALL, 3, 12, 189, 6301}, /* %1 %3 %2 flatten.using_ints */
    {TNI_STEP_NONE, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 3, 14, 221, 6304}, /* %12 %13 %3 bincount */
    {TNI_STEP_CALL, 3, 15, 189, 6301}, /* %1 %3 %2 flatten.using_ints */
    {TNI_STEP_CALL, 3, 16, 173, 6307}, /* %14 %3 %15 index_select */
    {TNI_STEP_SIZES, 1, 17, 0, 2}, /* %1 */
    {TNI_STEP_CALL, 2, 18, 94, 91}, /* %16 %17 reshape */
    {TNI_STEP_CALL, 2, 19, 31, 1295}, /* %18 %2 unsqueeze */
    {TNI_STEP_CALL, 2, 20, 15, 729}, /* %10 %19 div.Tensor */
    {TNI_STEP_COPY, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_COPY, 1, 21, 0, 23}, /* %10 */
    {TNI_STEP_GIVE, 1, 0, 0, 72}, /* %21 */
    /* program 633 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 219, 523}, /* %0 %1 %2 %3 %4 embedding_dense_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 634 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 4, 0}, /* %0 */
    {TNI_STEP_REFUSE, 0, 0, 37, 554}, /* "_embedding_bag with a sparse gradient" */
    {TNI_STEP_JUMP, 0, 0, 18, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 2, 0}, /* 0x0 */
    {TNI_STEP_SIZE, 2, 3, 0, 109}, /* %1 %2 */
    {TNI_STEP_GRAD, 0, 4, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 9, 6, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 7, 0}, /* */
    {TNI_STEP_SAVED, 0, 11, 8, 0}, /* */
    {TNI_STEP_SAVED, 0, 12, 9, 0}, /* */
    {TNI_STEP_CALL, 10, 13, 222, 6310}, /* %4 %5 %6 %7 %8 %3 %9 %10 %11 %12 _embedding_bag_dense_backward */
    {TNI_STEP_COPY, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 635 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 10, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 11, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 7, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 9, 0}, /* */
    {TNI_STEP_CALL, 7, 7, 223, 748}, /* %0 %1 %2 %3 %4 %5 %6 _embedding_bag_per_sample_weights_backward */
    {TNI_STEP_GIVE, 1, 0, 1, 14}, /* %7 */
    /* program 636 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 224, 180}, /* %0 %1 %2 reflection_pad1d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 637 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 225, 103}, /* %0 %1 reflection_pad1d */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 638 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 224, 180}, /* %0 %1 %2 reflection_pad1d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 639 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 226, 180}, /* %0 %1 %2 reflection_pad2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 640 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 227, 103}, /* %0 %1 reflection_pad2d */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 641 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 226, 180}, /* %0 %1 %2 reflection_pad2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 642 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 228, 180}, /* %0 %1 %2 reflection_pad3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 643 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 229, 103}, /* %0 %1 reflection_pad3d */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 644 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 228, 180}, /* %0 %1 %2 reflection_pad3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 645 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 230, 180}, /* %0 %1 %2 replication_pad1d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 646 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 231, 103}, /* %0 %1 replication_pad1d */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 647 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 230, 180}, /* %0 %1 %2 replication_pad1d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 648 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 232, 180}, /* %0 %1 %2 replication_pad2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 649 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 233, 103}, /* %0 %1 replication_pad2d */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 650 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 232, 180}, /* %0 %1 %2 replication_pad2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 651 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 234, 180}, /* %0 %1 %2 replication_pad3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 652 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 235, 103}, /* %0 %1 replication_pad3d */
    {TNI_STEP_GIVE, 1, 0, 0, 1}, /* %2 */
    /* program 653 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 234, 180}, /* %0 %1 %2 replication_pad3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 654 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 236, 6320}, /* %2 %3 %1 %4 %5 %6 _upsample_bicubic2d_aa_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 655 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 237, 523}, /* %0 %1 %2 %3 %4 _upsample_bicubic2d_aa */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 656 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 238, 6320}, /* %2 %3 %1 %4 %5 %6 _upsample_bilinear2d_aa_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 657 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 239, 523}, /* %0 %1 %2 %3 %4 _upsample_bilinear2d_aa */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 658 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 240, 6320}, /* %2 %3 %1 %4 %5 %6 _upsample_lanczos2d_aa_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 659 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 241, 523}, /* %0 %1 %2 %3 %4 _upsample_lanczos2d_aa */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 660 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 5, 242, 6320}, /* %2 %3 %1 %4 _upsample_nearest_exact1d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 661 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 243, 180}, /* %0 %1 %2 _upsample_nearest_exact1d */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 662 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 6, 244, 6320}, /* %2 %3 %1 %4 %5 _upsample_nearest_exact2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 663 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 245, 320}, /* %0 %1 %2 %3 _upsample_nearest_exact2d */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 664 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 246, 6320}, /* %2 %3 %1 %4 %5 %6 _upsample_nearest_exact3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 665 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 247, 523}, /* %0 %1 %2 %3 %4 _upsample_nearest_exact3d */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 666 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 248, 6320}, /* %2 %3 %1 %4 %5 %6 upsample_bicubic2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 667 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 249, 523}, /* %0 %1 %2 %3 %4 upsample_bicubic2d */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 668 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 250, 6320}, /* %2 %3 %1 %4 %5 %6 upsample_bilinear2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 669 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 251, 523}, /* %0 %1 %2 %3 %4 upsample_bilinear2d */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 670 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 6, 252, 6320}, /* %2 %3 %1 %4 %5 upsample_linear1d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 671 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 253, 320}, /* %0 %1 %2 %3 upsample_linear1d */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 672 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 5, 254, 6320}, /* %2 %3 %1 %4 upsample_nearest1d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 673 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CALL, 3, 3, 255, 180}, /* %0 %1 %2 upsample_nearest1d */
    {TNI_STEP_GIVE, 1, 0, 0, 3}, /* %3 */
    /* program 674 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 6, 256, 6320}, /* %2 %3 %1 %4 %5 upsample_nearest2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 675 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 257, 320}, /* %0 %1 %2 %3 upsample_nearest2d */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 676 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 7, 258, 6320}, /* %2 %3 %1 %4 %5 %6 upsample_nearest3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 677 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 259, 523}, /* %0 %1 %2 %3 %4 upsample_nearest3d */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 678 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_SIZES, 1, 1, 0, 0}, /* %0 */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 5, 0}, /* */
    {TNI_STEP_CALL, 7, 8, 260, 6326}, /* %2 %3 %1 %4 %5 %6 %7 upsample_trilinear3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 679 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_CALL, 6, 6, 261, 523}, /* %0 %1 %2 %3 %4 %5 upsample_trilinear3d */
    {TNI_STEP_GIVE, 1, 0, 0, 13}, /* %6 */
    /* program 680 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_MASK, 0, 6, 0, 2}, /* */
    {TNI_STEP_CALL, 7, 7, 262, 748}, /* %0 %1 %2 %3 %4 %5 %6 grid_sampler_2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    {TNI_STEP_GIVE, 1, 0, 1, 16}, /* %8 */
    /* program 681 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 5, 2}, /* %1 */
    {TNI_STEP_REFUSE, 0, 0, 36, 592}, /* "grid_sampler_2d_backward of the grid" */
    {TNI_STEP_JUMP, 0, 0, 12, 0}, /* */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 7, 263, 750}, /* %2 %3 %4 %5 %6 grid_sampler_2d */
    {TNI_STEP_COPY, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 682 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 5, 2}, /* %1 */
    {TNI_STEP_REFUSE, 0, 0, 36, 592}, /* "grid_sampler_2d_backward of the grid" */
    {TNI_STEP_JUMP, 0, 0, 9, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 4, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 14, 254}, /* %2 %3 %3 %3 %3 %3 zeros_like */
    {TNI_STEP_COPY, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_GIVE, 1, 0, 1, 7}, /* %5 */
    /* program 683 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 5, 2}, /* %1 */
    {TNI_STEP_REFUSE, 0, 0, 36, 592}, /* "grid_sampler_2d_backward of the grid" */
    {TNI_STEP_JUMP, 0, 0, 16, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 5, 0}, /* */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 3, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 8, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 10, 0, 16}, /* %8 %9 */
    {TNI_STEP_CALL, 7, 11, 262, 6333}, /* %2 %3 %4 %5 %6 %7 %10 grid_sampler_2d_backward */
    {TNI_STEP_COPY, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_GIVE, 1, 0, 2, 35}, /* %13 */
    /* program 684 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_MASK, 0, 6, 0, 2}, /* */
    {TNI_STEP_CALL, 7, 7, 264, 748}, /* %0 %1 %2 %3 %4 %5 %6 grid_sampler_3d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    {TNI_STEP_GIVE, 1, 0, 1, 16}, /* %8 */
    /* program 685 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 5, 2}, /* %1 */
    {TNI_STEP_REFUSE, 0, 0, 36, 629}, /* "grid_sampler_3d_backward of the grid" */
    {TNI_STEP_JUMP, 0, 0, 12, 0}, /* */
    {TNI_STEP_GRAD, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 7, 265, 750}, /* %2 %3 %4 %5 %6 grid_sampler_3d */
    {TNI_STEP_COPY, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_GIVE, 1, 0, 0, 16}, /* %8 */
    /* program 686 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 5, 2}, /* %1 */
    {TNI_STEP_REFUSE, 0, 0, 36, 629}, /* "grid_sampler_3d_backward of the grid" */
    {TNI_STEP_JUMP, 0, 0, 9, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 4, 0}, /* */
    {TNI_STEP_NONE, 0, 3, 0, 0}, /* */
    {TNI_STEP_CALL, 6, 4, 14, 254}, /* %2 %3 %3 %3 %3 %3 zeros_like */
    {TNI_STEP_COPY, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_GIVE, 1, 0, 1, 7}, /* %5 */
    /* program 687 */
    {TNI_STEP_GRAD_OR_UNDEFINED, 0, 0, 1, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 2, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 5, 2}, /* %1 */
    {TNI_STEP_REFUSE, 0, 0, 36, 629}, /* "grid_sampler_3d_backward of the grid" */
    {TNI_STEP_JUMP, 0, 0, 16, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 5, 0}, /* */
    {TNI_STEP_GRAD, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 3, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 8, 2, 0}, /* 0x0 */
    {TNI_STEP_CONSTANT, 0, 9, 0, 0}, /* 0x1 */
    {TNI_STEP_LIST, 2, 10, 0, 16}, /* %8 %9 */
    {TNI_STEP_CALL, 7, 11, 264, 6333}, /* %2 %3 %4 %5 %6 %7 %10 grid_sampler_3d_backward */
    {TNI_STEP_COPY, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_GIVE, 1, 0, 2, 35}, /* %13 */
    /* program 688 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 2, 142, 103}, /* %0 %1 contiguous */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 7, 266, 750}, /* %2 %3 %4 %5 %6 _cdist_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 689 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CONSTANT, 0, 2, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 3, 3, 110, 180}, /* %0 %1 %2 transpose.int */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 2, 5, 142, 56}, /* %3 %4 contiguous */
    {TNI_STEP_SAVED, 0, 6, 3, 0}, /* */
    {TNI_STEP_CALL, 3, 7, 110, 6340}, /* %6 %1 %2 transpose.int */
    {TNI_STEP_CALL, 2, 8, 142, 412}, /* %7 %4 contiguous */
    {TNI_STEP_SAVED, 0, 9, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 10, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 11, 2, 0}, /* */
    {TNI_STEP_CALL, 5, 12, 266, 6343}, /* %5 %9 %10 %11 %8 _cdist_backward */
    {TNI_STEP_GIVE, 1, 0, 1, 42}, /* %12 */
    /* program 690 */
    {TNI_STEP_REFUSE, 0, 0, 15, 666}, /* "_cdist_backward" */
    /* program 691 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 15, 103}, /* %0 %1 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 12, 115}, /* %1 %4 eq.Scalar */
    {TNI_STEP_CALL, 3, 6, 13, 215}, /* %2 %5 %4 masked_fill.Scalar */
    {TNI_STEP_CONSTANT, 0, 7, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_LIST, 1, 8, 0, 14}, /* %7 */
    {TNI_STEP_SOME, 1, 9, 0, 16}, /* %8 */
    {TNI_STEP_CONSTANT, 0, 10, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 12, 33, 6348}, /* %6 %9 %10 %11 sum.dim_IntList */
    {TNI_STEP_SAVED, 0, 13, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 14, 1, 89}, /* %13 %12 mul.Tensor */
    {TNI_STEP_SAVED, 0, 15, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 16, 119, 171}, /* %6 %15 matmul */
    {TNI_STEP_SCALAR, 1, 17, 2, 23}, /* %10 */
    {TNI_STEP_CALL, 3, 18, 22, 1397}, /* %14 %16 %17 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 0, 39}, /* %18 */
    /* program 692 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 15, 103}, /* %0 %1 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 12, 115}, /* %1 %4 eq.Scalar */
    {TNI_STEP_CALL, 3, 6, 13, 215}, /* %2 %5 %4 masked_fill.Scalar */
    {TNI_STEP_CONSTANT, 0, 7, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_CONSTANT, 0, 8, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 3, 9, 110, 186}, /* %6 %7 %8 transpose.int */
    {TNI_STEP_LIST, 1, 10, 0, 14}, /* %7 */
    {TNI_STEP_SOME, 1, 11, 0, 23}, /* %10 */
    {TNI_STEP_CONSTANT, 0, 12, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 14, 33, 6352}, /* %9 %11 %12 %13 sum.dim_IntList */
    {TNI_STEP_SAVED, 0, 15, 2, 0}, /* */
    {TNI_STEP_CALL, 2, 16, 1, 221}, /* %15 %14 mul.Tensor */
    {TNI_STEP_SAVED, 0, 17, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 18, 119, 481}, /* %9 %17 matmul */
    {TNI_STEP_SCALAR, 1, 19, 2, 42}, /* %12 */
    {TNI_STEP_CALL, 3, 20, 22, 6356}, /* %16 %18 %19 sub.Tensor */
    {TNI_STEP_GIVE, 1, 0, 1, 55}, /* %20 */
    /* program 693 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 103}, /* %0 %1 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 3, 12, 0}, /* 0xffffffffffffffff */
    {TNI_STEP_LIST, 1, 4, 0, 3}, /* %3 */
    {TNI_STEP_SOME, 1, 5, 0, 6}, /* %4 */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_NONE, 0, 7, 0, 0}, /* */
    {TNI_STEP_CALL, 4, 8, 33, 4665}, /* %2 %5 %6 %7 sum.dim_IntList */
    {TNI_STEP_TANGENT, 0, 9, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 10, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 11, 1, 22}, /* %9 %10 mul.Tensor */
    {TNI_STEP_CALL, 4, 12, 33, 6359}, /* %11 %5 %6 %7 sum.dim_IntList */
    {TNI_STEP_CONSTANT, 0, 13, 19, 0}, /* 0xfffffffffffffffe */
    {TNI_STEP_CALL, 3, 14, 110, 6363}, /* %12 %3 %13 transpose.int */
    {TNI_STEP_SCALAR, 1, 15, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 16, 28, 4573}, /* %8 %14 %15 add.Tensor */
    {TNI_STEP_CALL, 3, 17, 110, 6366}, /* %10 %3 %13 transpose.int */
    {TNI_STEP_CALL, 2, 18, 119, 1352}, /* %0 %17 matmul */
    {TNI_STEP_CALL, 3, 19, 22, 6369}, /* %16 %18 %15 sub.Tensor */
    {TNI_STEP_CALL, 3, 20, 110, 6372}, /* %9 %3 %13 transpose.int */
    {TNI_STEP_CALL, 2, 21, 119, 630}, /* %1 %20 matmul */
    {TNI_STEP_CALL, 3, 22, 22, 6375}, /* %19 %21 %15 sub.Tensor */
    {TNI_STEP_RESULT, 0, 23, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 24, 15, 614}, /* %22 %23 div.Tensor */
    {TNI_STEP_CONSTANT, 0, 25, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 26, 2, 75}, /* %25 */
    {TNI_STEP_CALL, 2, 27, 12, 826}, /* %23 %26 eq.Scalar */
    {TNI_STEP_CALL, 3, 28, 13, 6378}, /* %24 %27 %26 masked_fill.Scalar */
    {TNI_STEP_GIVE, 1, 0, 0, 317}, /* %28 */
    /* program 694 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 267, 320}, /* %0 %1 %2 %3 _pdist_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 695 */
    {TNI_STEP_REFUSE, 0, 0, 15, 682}, /* "_pdist_backward" */
    /* program 696 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 268, 523}, /* %0 %1 %2 %3 %4 binary_cross_entropy_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 697 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_CALL, 3, 3, 4, 174}, /* %0 %2 %2 rsub.Scalar */
    {TNI_STEP_CALL, 1, 4, 39, 3}, /* %3 log */
    {TNI_STEP_CONSTANT, 0, 5, 35, 0}, /* 0xffffffffffffff9c */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 2, 7, 100, 18}, /* %4 %6 clamp_min */
    {TNI_STEP_CALL, 1, 8, 39, 0}, /* %0 log */
    {TNI_STEP_CALL, 2, 9, 100, 292}, /* %8 %6 clamp_min */
    {TNI_STEP_CALL, 3, 10, 22, 367}, /* %7 %9 %2 sub.Tensor */
    {TNI_STEP_GRAD, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 1, 121}, /* %11 %10 mul.Tensor */
    {TNI_STEP_SAVED, 0, 13, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 14, 3, 35}, /* %13 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 20, 34}, /* %14 */
    {TNI_STEP_VALUE, 1, 15, 0, 35}, /* %13 */
    {TNI_STEP_CALL, 2, 16, 1, 62}, /* %12 %15 mul.Tensor */
    {TNI_STEP_COPY, 1, 17, 0, 38}, /* %16 */
    {TNI_STEP_JUMP, 0, 0, 21, 0}, /* */
    {TNI_STEP_COPY, 1, 17, 0, 42}, /* %12 */
    {TNI_STEP_SAVED, 0, 18, 3, 0}, /* */
    {TNI_STEP_EQUAL, 2, 19, 2, 2506}, /* %18 %1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 29, 41}, /* %19 */
    {TNI_STEP_NUMEL, 1, 20, 0, 40}, /* %17 */
    {TNI_STEP_SCALAR, 1, 21, 2, 55}, /* %20 */
    {TNI_STEP_CALL, 2, 22, 42, 6381}, /* %17 %21 div.Scalar */
    {TNI_STEP_COPY, 1, 23, 0, 73}, /* %22 */
    {TNI_STEP_JUMP, 0, 0, 30, 0}, /* */
    {TNI_STEP_COPY, 1, 23, 0, 40}, /* %17 */
    {TNI_STEP_GIVE, 1, 0, 1, 81}, /* %23 */
    /* program 698 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 4, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 5, 5, 268, 523}, /* %0 %1 %2 %3 %4 binary_cross_entropy_backward */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 7, 2, 13}, /* %6 */
    {TNI_STEP_CALL, 3, 8, 4, 657}, /* %1 %7 %7 rsub.Scalar */
    {TNI_STEP_CALL, 1, 9, 39, 16}, /* %8 log */
    {TNI_STEP_CONSTANT, 0, 10, 35, 0}, /* 0xffffffffffffff9c */
    {TNI_STEP_SCALAR, 1, 11, 2, 23}, /* %10 */
    {TNI_STEP_CALL, 2, 12, 100, 60}, /* %9 %11 clamp_min */
    {TNI_STEP_CALL, 1, 13, 39, 2}, /* %1 log */
    {TNI_STEP_CALL, 2, 14, 100, 233}, /* %13 %11 clamp_min */
    {TNI_STEP_CALL, 3, 15, 22, 6383}, /* %12 %14 %7 sub.Tensor */
    {TNI_STEP_TANGENT, 0, 16, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 1, 245}, /* %16 %15 mul.Tensor */
    {TNI_STEP_IS_DEFINED, 1, 18, 3, 3}, /* %3 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 39}, /* %18 */
    {TNI_STEP_VALUE, 1, 19, 0, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 20, 1, 40}, /* %17 %19 mul.Tensor */
    {TNI_STEP_COPY, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_COPY, 1, 21, 0, 40}, /* %17 */
    {TNI_STEP_CALL, 3, 22, 28, 6386}, /* %5 %21 %7 add.Tensor */
    {TNI_STEP_ARGUMENT, 0, 23, 3, 0}, /* */
    {TNI_STEP_EQUAL, 2, 24, 2, 81}, /* %23 %6 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 33, 74}, /* %24 */
    {TNI_STEP_NONE, 0, 25, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 26, 269, 1285}, /* %22 %25 mean */
    {TNI_STEP_COPY, 1, 27, 0, 80}, /* %26 */
    {TNI_STEP_JUMP, 0, 0, 42, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 28, 1, 0}, /* 0x2 */
    {TNI_STEP_EQUAL, 2, 29, 2, 573}, /* %23 %28 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 40, 319}, /* %29 */
    {TNI_STEP_NONE, 0, 30, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 31, 97, 2446}, /* %22 %30 sum */
    {TNI_STEP_COPY, 1, 32, 0, 580}, /* %31 */
    {TNI_STEP_JUMP, 0, 0, 41, 0}, /* */
    {TNI_STEP_COPY, 1, 32, 0, 73}, /* %22 */
    {TNI_STEP_COPY, 1, 27, 0, 583}, /* %32 */
    {TNI_STEP_GIVE, 1, 0, 0, 315}, /* %27 */
    /* program 699 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 1, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 2, 2, 2}, /* %1 */
    {TNI_STEP_CALL, 3, 3, 4, 174}, /* %0 %2 %2 rsub.Scalar */
    {TNI_STEP_CALL, 2, 4, 1, 25}, /* %0 %3 mul.Tensor */
    {TNI_STEP_GRAD, 0, 5, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 4, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 1, 12}, /* %5 %6 mul.Tensor */
    {TNI_STEP_CALL, 2, 8, 1, 32}, /* %0 %0 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 9, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 10, 2, 17}, /* %9 */
    {TNI_STEP_SCALED, 2, 11, 0, 3381}, /* %0 %10 */
    {TNI_STEP_SAVED, 0, 12, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 13, 1, 61}, /* %11 %12 mul.Tensor */
    {TNI_STEP_CALL, 3, 14, 22, 6389}, /* %8 %13 %2 sub.Tensor */
    {TNI_STEP_CALL, 3, 15, 28, 515}, /* %14 %12 %2 add.Tensor */
    {TNI_STEP_CALL, 2, 16, 1, 479}, /* %7 %15 mul.Tensor */
    {TNI_STEP_CALL, 2, 17, 1, 116}, /* %4 %4 mul.Tensor */
    {TNI_STEP_CALL, 2, 18, 15, 91}, /* %16 %17 div.Tensor */
    {TNI_STEP_SAVED, 0, 19, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 20, 3, 41}, /* %19 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 26, 55}, /* %20 */
    {TNI_STEP_VALUE, 1, 21, 0, 41}, /* %19 */
    {TNI_STEP_CALL, 2, 22, 1, 1354}, /* %18 %21 mul.Tensor */
    {TNI_STEP_COPY, 1, 23, 0, 73}, /* %22 */
    {TNI_STEP_JUMP, 0, 0, 27, 0}, /* */
    {TNI_STEP_COPY, 1, 23, 0, 39}, /* %18 */
    {TNI_STEP_SAVED, 0, 24, 3, 0}, /* */
    {TNI_STEP_EQUAL, 2, 25, 2, 6392}, /* %24 %1 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 35, 75}, /* %25 */
    {TNI_STEP_NUMEL, 1, 26, 0, 81}, /* %23 */
    {TNI_STEP_SCALAR, 1, 27, 2, 80}, /* %26 */
    {TNI_STEP_CALL, 2, 28, 42, 2564}, /* %23 %27 div.Scalar */
    {TNI_STEP_COPY, 1, 29, 0, 317}, /* %28 */
    {TNI_STEP_JUMP, 0, 0, 36, 0}, /* */
    {TNI_STEP_COPY, 1, 29, 0, 81}, /* %23 */
    {TNI_STEP_GIVE, 1, 0, 1, 319}, /* %29 */
    /* program 700 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 1, 3, 0}, /* %0 neg */
    {TNI_STEP_SAVED, 0, 2, 4, 0}, /* */
    {TNI_STEP_CALL, 2, 3, 1, 109}, /* %1 %2 mul.Tensor */
    {TNI_STEP_SAVED, 0, 4, 0, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 3, 7, 4, 18}, /* %4 %6 %6 rsub.Scalar */
    {TNI_STEP_CALL, 2, 8, 1, 217}, /* %4 %7 mul.Tensor */
    {TNI_STEP_CALL, 2, 9, 15, 407}, /* %3 %8 div.Tensor */
    {TNI_STEP_SAVED, 0, 10, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 11, 3, 23}, /* %10 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 17, 24}, /* %11 */
    {TNI_STEP_VALUE, 1, 12, 0, 23}, /* %10 */
    {TNI_STEP_CALL, 2, 13, 1, 219}, /* %9 %12 mul.Tensor */
    {TNI_STEP_COPY, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_JUMP, 0, 0, 18, 0}, /* */
    {TNI_STEP_COPY, 1, 14, 0, 17}, /* %9 */
    {TNI_STEP_SAVED, 0, 15, 3, 0}, /* */
    {TNI_STEP_EQUAL, 2, 16, 2, 4677}, /* %15 %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 26, 38}, /* %16 */
    {TNI_STEP_NUMEL, 1, 17, 0, 34}, /* %14 */
    {TNI_STEP_SCALAR, 1, 18, 2, 40}, /* %17 */
    {TNI_STEP_CALL, 2, 19, 42, 222}, /* %14 %18 div.Scalar */
    {TNI_STEP_COPY, 1, 20, 0, 41}, /* %19 */
    {TNI_STEP_JUMP, 0, 0, 27, 0}, /* */
    {TNI_STEP_COPY, 1, 20, 0, 34}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 2, 55}, /* %20 */
    /* program 701 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 3, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 18, 2}, /* %1 */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 3, 5, 4, 177}, /* %2 %4 %4 rsub.Scalar */
    {TNI_STEP_VALUE, 1, 6, 0, 0}, /* %0 */
    {TNI_STEP_CALL, 3, 7, 6, 6394}, /* %6 %4 %4 sub.Scalar */
    {TNI_STEP_CALL, 2, 8, 1, 253}, /* %7 %2 mul.Tensor */
    {TNI_STEP_CALL, 3, 9, 7, 793}, /* %8 %4 %4 add.Scalar */
    {TNI_STEP_SAVED, 0, 10, 2, 0}, /* */
    {TNI_STEP_CALL, 1, 11, 3, 23}, /* %10 neg */
    {TNI_STEP_CALL, 1, 12, 73, 24}, /* %11 sigmoid */
    {TNI_STEP_CALL, 2, 13, 1, 219}, /* %9 %12 mul.Tensor */
    {TNI_STEP_CALL, 3, 14, 22, 6397}, /* %5 %13 %4 sub.Tensor */
    {TNI_STEP_COPY, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_SAVED, 0, 16, 2, 0}, /* */
    {TNI_STEP_CALL, 1, 17, 73, 38}, /* %16 sigmoid */
    {TNI_STEP_SAVED, 0, 18, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 19, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 20, 2, 41}, /* %19 */
    {TNI_STEP_CALL, 3, 21, 22, 483}, /* %17 %18 %20 sub.Tensor */
    {TNI_STEP_COPY, 1, 15, 0, 72}, /* %21 */
    {TNI_STEP_GRAD, 0, 22, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 23, 1, 6245}, /* %22 %15 mul.Tensor */
    {TNI_STEP_SAVED, 0, 24, 3, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 25, 3, 74}, /* %24 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 34, 75}, /* %25 */
    {TNI_STEP_VALUE, 1, 26, 0, 74}, /* %24 */
    {TNI_STEP_CALL, 2, 27, 1, 826}, /* %23 %26 mul.Tensor */
    {TNI_STEP_COPY, 1, 28, 0, 315}, /* %27 */
    {TNI_STEP_JUMP, 0, 0, 35, 0}, /* */
    {TNI_STEP_COPY, 1, 28, 0, 81}, /* %23 */
    {TNI_STEP_SAVED, 0, 29, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 30, 0, 0}, /* 0x1 */
    {TNI_STEP_EQUAL, 2, 31, 2, 1112}, /* %29 %30 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 44, 580}, /* %31 */
    {TNI_STEP_NUMEL, 1, 32, 0, 317}, /* %28 */
    {TNI_STEP_SCALAR, 1, 33, 2, 583}, /* %32 */
    {TNI_STEP_CALL, 2, 34, 42, 5009}, /* %28 %33 div.Scalar */
    {TNI_STEP_COPY, 1, 35, 0, 587}, /* %34 */
    {TNI_STEP_JUMP, 0, 0, 45, 0}, /* */
    {TNI_STEP_COPY, 1, 35, 0, 317}, /* %28 */
    {TNI_STEP_GIVE, 1, 0, 0, 606}, /* %35 */
    /* program 702 */
    {TNI_STEP_SAVED, 0, 0, 0, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 3, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 2}, /* %1 */
    {TNI_STEP_VALUE, 1, 2, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 3, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 3, 5, 6, 177}, /* %2 %4 %4 sub.Scalar */
    {TNI_STEP_SAVED, 0, 6, 2, 0}, /* */
    {TNI_STEP_CALL, 1, 7, 3, 13}, /* %6 neg */
    {TNI_STEP_CONSTANT, 0, 8, 25, 0}, /* 0x14 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 3, 10, 75, 6400}, /* %7 %4 %9 softplus */
    {TNI_STEP_CALL, 2, 11, 1, 1200}, /* %5 %10 mul.Tensor */
    {TNI_STEP_CALL, 3, 12, 22, 1210}, /* %11 %6 %4 sub.Tensor */
    {TNI_STEP_COPY, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_JUMP, 0, 0, 19, 0}, /* */
    {TNI_STEP_SAVED, 0, 14, 2, 0}, /* */
    {TNI_STEP_CALL, 1, 15, 3, 34}, /* %14 neg */
    {TNI_STEP_COPY, 1, 13, 0, 36}, /* %15 */
    {TNI_STEP_GRAD, 0, 16, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 1, 809}, /* %16 %13 mul.Tensor */
    {TNI_STEP_SAVED, 0, 18, 3, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 19, 3, 39}, /* %18 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 28, 41}, /* %19 */
    {TNI_STEP_VALUE, 1, 20, 0, 39}, /* %18 */
    {TNI_STEP_CALL, 2, 21, 1, 2432}, /* %17 %20 mul.Tensor */
    {TNI_STEP_COPY, 1, 22, 0, 72}, /* %21 */
    {TNI_STEP_JUMP, 0, 0, 29, 0}, /* */
    {TNI_STEP_COPY, 1, 22, 0, 40}, /* %17 */
    {TNI_STEP_SAVED, 0, 23, 4, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 24, 0, 0}, /* 0x1 */
    {TNI_STEP_EQUAL, 2, 25, 2, 875}, /* %23 %24 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 38, 75}, /* %25 */
    {TNI_STEP_NUMEL, 1, 26, 0, 73}, /* %22 */
    {TNI_STEP_SCALAR, 1, 27, 2, 80}, /* %26 */
    {TNI_STEP_CALL, 2, 28, 42, 6403}, /* %22 %27 div.Scalar */
    {TNI_STEP_COPY, 1, 29, 0, 317}, /* %28 */
    {TNI_STEP_JUMP, 0, 0, 39, 0}, /* */
    {TNI_STEP_COPY, 1, 29, 0, 73}, /* %22 */
    {TNI_STEP_GIVE, 1, 0, 1, 319}, /* %29 */
    /* program 703 */
    {TNI_STEP_ARGUMENT, 0, 0, 3, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 1, 3, 0}, /* %0 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 18, 2}, /* %1 */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 4, 2, 3}, /* %3 */
    {TNI_STEP_CALL, 3, 5, 4, 177}, /* %2 %4 %4 rsub.Scalar */
    {TNI_STEP_VALUE, 1, 6, 0, 0}, /* %0 */
    {TNI_STEP_CALL, 3, 7, 6, 6394}, /* %6 %4 %4 sub.Scalar */
    {TNI_STEP_CALL, 2, 8, 1, 253}, /* %7 %2 mul.Tensor */
    {TNI_STEP_CALL, 3, 9, 7, 793}, /* %8 %4 %4 add.Scalar */
    {TNI_STEP_ARGUMENT, 0, 10, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 11, 3, 23}, /* %10 neg */
    {TNI_STEP_CALL, 1, 12, 73, 24}, /* %11 sigmoid */
    {TNI_STEP_CALL, 2, 13, 1, 219}, /* %9 %12 mul.Tensor */
    {TNI_STEP_CALL, 3, 14, 22, 6397}, /* %5 %13 %4 sub.Tensor */
    {TNI_STEP_COPY, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 16, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 17, 73, 38}, /* %16 sigmoid */
    {TNI_STEP_ARGUMENT, 0, 18, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 19, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 20, 2, 41}, /* %19 */
    {TNI_STEP_CALL, 3, 21, 22, 483}, /* %17 %18 %20 sub.Tensor */
    {TNI_STEP_COPY, 1, 15, 0, 72}, /* %21 */
    {TNI_STEP_TANGENT, 0, 22, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 23, 1, 6245}, /* %22 %15 mul.Tensor */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 41, 2}, /* %1 */
    {TNI_STEP_VALUE, 1, 24, 0, 0}, /* %0 */
    {TNI_STEP_CONSTANT, 0, 25, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 26, 2, 75}, /* %25 */
    {TNI_STEP_CALL, 3, 27, 6, 6405}, /* %24 %26 %26 sub.Scalar */
    {TNI_STEP_ARGUMENT, 0, 28, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 29, 3, 317}, /* %28 neg */
    {TNI_STEP_CONSTANT, 0, 30, 25, 0}, /* 0x14 */
    {TNI_STEP_SCALAR, 1, 31, 2, 578}, /* %30 */
    {TNI_STEP_CALL, 3, 32, 75, 6408}, /* %29 %26 %31 softplus */
    {TNI_STEP_CALL, 2, 33, 1, 1765}, /* %27 %32 mul.Tensor */
    {TNI_STEP_CALL, 3, 34, 22, 6411}, /* %33 %28 %26 sub.Tensor */
    {TNI_STEP_COPY, 1, 35, 0, 587}, /* %34 */
    {TNI_STEP_JUMP, 0, 0, 44, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 36, 0, 0}, /* */
    {TNI_STEP_CALL, 1, 37, 3, 588}, /* %36 neg */
    {TNI_STEP_COPY, 1, 35, 0, 591}, /* %37 */
    {TNI_STEP_TANGENT, 0, 38, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 39, 1, 6414}, /* %38 %35 mul.Tensor */
    {TNI_STEP_CONSTANT, 0, 40, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 41, 2, 593}, /* %40 */
    {TNI_STEP_CALL, 3, 42, 28, 6416}, /* %23 %39 %41 add.Tensor */
    {TNI_STEP_ARGUMENT, 0, 43, 2, 0}, /* */
    {TNI_STEP_IS_DEFINED, 1, 44, 3, 594}, /* %43 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 56, 597}, /* %44 */
    {TNI_STEP_VALUE, 1, 45, 0, 594}, /* %43 */
    {TNI_STEP_CALL, 2, 46, 1, 6419}, /* %42 %45 mul.Tensor */
    {TNI_STEP_COPY, 1, 47, 0, 598}, /* %46 */
    {TNI_STEP_JUMP, 0, 0, 57, 0}, /* */
    {TNI_STEP_COPY, 1, 47, 0, 596}, /* %42 */
    {TNI_STEP_ARGUMENT, 0, 48, 4, 0}, /* */
    {TNI_STEP_EQUAL, 2, 49, 2, 6421}, /* %48 %40 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 64, 601}, /* %49 */
    {TNI_STEP_NONE, 0, 50, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 51, 269, 2994}, /* %47 %50 mean */
    {TNI_STEP_COPY, 1, 52, 0, 604}, /* %51 */
    {TNI_STEP_JUMP, 0, 0, 73, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 53, 1, 0}, /* 0x2 */
    {TNI_STEP_EQUAL, 2, 54, 2, 1450}, /* %48 %53 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 71, 652}, /* %54 */
    {TNI_STEP_NONE, 0, 55, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 56, 97, 6423}, /* %47 %55 sum */
    {TNI_STEP_COPY, 1, 57, 0, 656}, /* %56 */
    {TNI_STEP_JUMP, 0, 0, 72, 0}, /* */
    {TNI_STEP_COPY, 1, 57, 0, 600}, /* %47 */
    {TNI_STEP_COPY, 1, 52, 0, 1265}, /* %57 */
    {TNI_STEP_GIVE, 1, 0, 0, 607}, /* %52 */
    /* program 704 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 270, 523}, /* %0 %1 %2 %3 %4 huber_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 705 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 270, 523}, /* %0 %1 %2 %3 %4 huber_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 1, 7}, /* %5 */
    /* program 706 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 22, 393}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_ARGUMENT, 0, 8, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 9, 270, 779}, /* %4 %5 %6 %7 %8 huber_loss_backward */
    {TNI_STEP_ARGUMENT, 0, 10, 2, 0}, /* */
    {TNI_STEP_EQUAL, 2, 11, 2, 2376}, /* %10 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 17, 24}, /* %11 */
    {TNI_STEP_NONE, 0, 12, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 13, 269, 219}, /* %9 %12 mean */
    {TNI_STEP_COPY, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_JUMP, 0, 0, 26, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 15, 1, 0}, /* 0x2 */
    {TNI_STEP_EQUAL, 2, 16, 2, 734}, /* %10 %15 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 38}, /* %16 */
    {TNI_STEP_NONE, 0, 17, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 18, 97, 481}, /* %9 %17 sum */
    {TNI_STEP_COPY, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_COPY, 1, 19, 0, 17}, /* %9 */
    {TNI_STEP_COPY, 1, 14, 0, 41}, /* %19 */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 707 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 4, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 103}, /* %0 %1 mul.Tensor */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 3, 7, 22, 372}, /* %3 %4 %6 sub.Tensor */
    {TNI_STEP_CALL, 1, 8, 10, 14}, /* %7 abs */
    {TNI_STEP_SAVED, 0, 9, 3, 0}, /* */
    {TNI_STEP_SCALAR, 1, 10, 3, 17}, /* %9 */
    {TNI_STEP_CALL, 2, 11, 83, 240}, /* %8 %10 lt.Scalar */
    {TNI_STEP_CONSTANT, 0, 12, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 13, 2, 42}, /* %12 */
    {TNI_STEP_CALL, 3, 14, 25, 3809}, /* %11 %2 %13 where.ScalarOther */
    {TNI_STEP_SAVED, 0, 15, 2, 0}, /* */
    {TNI_STEP_EQUAL, 2, 16, 2, 4677}, /* %15 %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 23, 38}, /* %16 */
    {TNI_STEP_NUMEL, 1, 17, 0, 34}, /* %14 */
    {TNI_STEP_SCALAR, 1, 18, 2, 40}, /* %17 */
    {TNI_STEP_CALL, 2, 19, 42, 222}, /* %14 %18 div.Scalar */
    {TNI_STEP_COPY, 1, 20, 0, 41}, /* %19 */
    {TNI_STEP_JUMP, 0, 0, 24, 0}, /* */
    {TNI_STEP_COPY, 1, 20, 0, 34}, /* %14 */
    {TNI_STEP_GIVE, 1, 0, 1, 55}, /* %20 */
    /* program 708 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 4, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 103}, /* %0 %1 mul.Tensor */
    {TNI_STEP_SAVED, 0, 3, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 5, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 6, 2, 7}, /* %5 */
    {TNI_STEP_CALL, 3, 7, 22, 372}, /* %3 %4 %6 sub.Tensor */
    {TNI_STEP_CALL, 1, 8, 10, 14}, /* %7 abs */
    {TNI_STEP_SAVED, 0, 9, 3, 0}, /* */
    {TNI_STEP_SCALAR, 1, 10, 3, 17}, /* %9 */
    {TNI_STEP_CALL, 2, 11, 83, 240}, /* %8 %10 lt.Scalar */
    {TNI_STEP_CONSTANT, 0, 12, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 13, 2, 42}, /* %12 */
    {TNI_STEP_CALL, 3, 14, 25, 3809}, /* %11 %2 %13 where.ScalarOther */
    {TNI_STEP_SAVED, 0, 15, 2, 0}, /* */
    {TNI_STEP_EQUAL, 2, 16, 2, 4677}, /* %15 %5 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 23, 38}, /* %16 */
    {TNI_STEP_NUMEL, 1, 17, 0, 34}, /* %14 */
    {TNI_STEP_SCALAR, 1, 18, 2, 40}, /* %17 */
    {TNI_STEP_CALL, 2, 19, 42, 222}, /* %14 %18 div.Scalar */
    {TNI_STEP_COPY, 1, 20, 0, 41}, /* %19 */
    {TNI_STEP_JUMP, 0, 0, 24, 0}, /* */
    {TNI_STEP_COPY, 1, 20, 0, 34}, /* %14 */
    {TNI_STEP_CALL, 1, 21, 3, 55}, /* %20 neg */
    {TNI_STEP_GIVE, 1, 0, 2, 72}, /* %21 */
    /* program 709 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 271, 320}, /* %0 %1 %2 %3 mse_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 710 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 271, 320}, /* %0 %1 %2 %3 mse_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 1, 6}, /* %4 */
    /* program 711 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 22, 393}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 8, 271, 535}, /* %4 %5 %6 %7 mse_loss_backward */
    {TNI_STEP_ARGUMENT, 0, 9, 2, 0}, /* */
    {TNI_STEP_EQUAL, 2, 10, 2, 329}, /* %9 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 16, 23}, /* %10 */
    {TNI_STEP_NONE, 0, 11, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 12, 269, 263}, /* %8 %11 mean */
    {TNI_STEP_COPY, 1, 13, 0, 42}, /* %12 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 14, 1, 0}, /* 0x2 */
    {TNI_STEP_EQUAL, 2, 15, 2, 471}, /* %9 %14 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 23, 36}, /* %15 */
    {TNI_STEP_NONE, 0, 16, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 17, 97, 355}, /* %8 %16 sum */
    {TNI_STEP_COPY, 1, 18, 0, 40}, /* %17 */
    {TNI_STEP_JUMP, 0, 0, 24, 0}, /* */
    {TNI_STEP_COPY, 1, 18, 0, 16}, /* %8 */
    {TNI_STEP_COPY, 1, 13, 0, 39}, /* %18 */
    {TNI_STEP_GIVE, 1, 0, 0, 35}, /* %13 */
    /* program 712 */
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
    {TNI_STEP_CALL, 2, 11, 42, 1200}, /* %5 %10 div.Scalar */
    {TNI_STEP_COPY, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_JUMP, 0, 0, 16, 0}, /* */
    {TNI_STEP_COPY, 1, 12, 0, 7}, /* %5 */
    {TNI_STEP_GIVE, 1, 0, 1, 42}, /* %12 */
    /* program 713 */
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
    {TNI_STEP_CALL, 2, 11, 42, 1200}, /* %5 %10 div.Scalar */
    {TNI_STEP_COPY, 1, 12, 0, 24}, /* %11 */
    {TNI_STEP_JUMP, 0, 0, 16, 0}, /* */
    {TNI_STEP_COPY, 1, 12, 0, 7}, /* %5 */
    {TNI_STEP_CALL, 1, 13, 3, 42}, /* %12 neg */
    {TNI_STEP_GIVE, 1, 0, 2, 35}, /* %13 */
    /* program 714 */
    {TNI_STEP_ARGUMENT, 0, 0, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 22, 393}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_TANGENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 6, 1, 128}, /* %5 %4 mul.Tensor */
    {TNI_STEP_TANGENT, 0, 7, 1, 0}, /* */
    {TNI_STEP_TANGENT, 0, 8, 2, 0}, /* */
    {TNI_STEP_CALL, 3, 9, 22, 2732}, /* %7 %8 %3 sub.Tensor */
    {TNI_STEP_ARGUMENT, 0, 10, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 11, 1, 30}, /* %10 %9 mul.Tensor */
    {TNI_STEP_CALL, 3, 12, 28, 374}, /* %6 %11 %3 add.Tensor */
    {TNI_STEP_CONSTANT, 0, 13, 1, 0}, /* 0x2 */
    {TNI_STEP_SCALAR, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_SCALED, 2, 15, 0, 150}, /* %12 %14 */
    {TNI_STEP_ARGUMENT, 0, 16, 3, 0}, /* */
    {TNI_STEP_EQUAL, 2, 17, 2, 966}, /* %16 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 40}, /* %17 */
    {TNI_STEP_NUMEL, 1, 18, 0, 36}, /* %15 */
    {TNI_STEP_SCALAR, 1, 19, 2, 39}, /* %18 */
    {TNI_STEP_CALL, 2, 20, 42, 676}, /* %15 %19 div.Scalar */
    {TNI_STEP_COPY, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_COPY, 1, 21, 0, 36}, /* %15 */
    {TNI_STEP_GIVE, 1, 0, 0, 72}, /* %21 */
    /* program 715 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_CALL, 7, 7, 272, 748}, /* %0 %1 %2 %3 %4 %5 %6 multi_margin_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 716 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 273, 523}, /* %0 %1 %2 %3 %4 multilabel_margin_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 717 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_CALL, 7, 7, 274, 748}, /* %0 %1 %2 %3 %4 %5 %6 nll_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 718 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 275, 523}, /* %0 %1 %2 %3 %4 nll_loss_forward */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 719 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 276, 523}, /* %0 %1 %2 %3 %4 nll_loss */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 720 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 5, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 6, 0}, /* */
    {TNI_STEP_CALL, 7, 7, 274, 748}, /* %0 %1 %2 %3 %4 %5 %6 nll_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 721 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_CALL, 7, 7, 277, 748}, /* %0 %1 %2 %3 %4 %5 %6 nll_loss2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 722 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 278, 523}, /* %0 %1 %2 %3 %4 nll_loss2d_forward */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 723 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 279, 523}, /* %0 %1 %2 %3 %4 nll_loss2d */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 724 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 2, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 3, 3, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 4, 4, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 5, 5, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 6, 0}, /* */
    {TNI_STEP_CALL, 7, 7, 277, 748}, /* %0 %1 %2 %3 %4 %5 %6 nll_loss2d_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 14}, /* %7 */
    /* program 725 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 280, 523}, /* %0 %1 %2 %3 %4 smooth_l1_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 7}, /* %5 */
    /* program 726 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 5, 280, 523}, /* %0 %1 %2 %3 %4 smooth_l1_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 1, 7}, /* %5 */
    /* program 727 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_TANGENT, 0, 1, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 2, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 3, 2, 1}, /* %2 */
    {TNI_STEP_CALL, 3, 4, 22, 393}, /* %0 %1 %3 sub.Tensor */
    {TNI_STEP_ARGUMENT, 0, 5, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 6, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 7, 2, 0}, /* 0x0 */
    {TNI_STEP_ARGUMENT, 0, 8, 3, 0}, /* */
    {TNI_STEP_CALL, 5, 9, 280, 779}, /* %4 %5 %6 %7 %8 smooth_l1_loss_backward */
    {TNI_STEP_ARGUMENT, 0, 10, 2, 0}, /* */
    {TNI_STEP_EQUAL, 2, 11, 2, 2376}, /* %10 %2 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 17, 24}, /* %11 */
    {TNI_STEP_NONE, 0, 12, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 13, 269, 219}, /* %9 %12 mean */
    {TNI_STEP_COPY, 1, 14, 0, 35}, /* %13 */
    {TNI_STEP_JUMP, 0, 0, 26, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 15, 1, 0}, /* 0x2 */
    {TNI_STEP_EQUAL, 2, 16, 2, 734}, /* %10 %15 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 38}, /* %16 */
    {TNI_STEP_NONE, 0, 17, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 18, 97, 481}, /* %9 %17 sum */
    {TNI_STEP_COPY, 1, 19, 0, 39}, /* %18 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_COPY, 1, 19, 0, 17}, /* %9 */
    {TNI_STEP_COPY, 1, 14, 0, 41}, /* %19 */
    {TNI_STEP_GIVE, 1, 0, 0, 34}, /* %14 */
    /* program 728 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 4, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 103}, /* %0 %1 mul.Tensor */
    {TNI_STEP_SAVED, 0, 3, 3, 0}, /* */
    {TNI_STEP_SCALAR, 1, 4, 3, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 42, 5}, /* %2 %4 div.Scalar */
    {TNI_STEP_SAVED, 0, 6, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 8, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 3, 10, 22, 154}, /* %6 %7 %9 sub.Tensor */
    {TNI_STEP_CALL, 1, 11, 10, 23}, /* %10 abs */
    {TNI_STEP_CALL, 2, 12, 83, 6425}, /* %11 %4 lt.Scalar */
    {TNI_STEP_CONSTANT, 0, 13, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_CALL, 3, 15, 25, 6427}, /* %12 %5 %14 where.ScalarOther */
    {TNI_STEP_SAVED, 0, 16, 2, 0}, /* */
    {TNI_STEP_EQUAL, 2, 17, 2, 164}, /* %16 %8 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 40}, /* %17 */
    {TNI_STEP_NUMEL, 1, 18, 0, 36}, /* %15 */
    {TNI_STEP_SCALAR, 1, 19, 2, 39}, /* %18 */
    {TNI_STEP_CALL, 2, 20, 42, 676}, /* %15 %19 div.Scalar */
    {TNI_STEP_COPY, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_COPY, 1, 21, 0, 36}, /* %15 */
    {TNI_STEP_GIVE, 1, 0, 1, 72}, /* %21 */
    /* program 729 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 4, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 103}, /* %0 %1 mul.Tensor */
    {TNI_STEP_SAVED, 0, 3, 3, 0}, /* */
    {TNI_STEP_SCALAR, 1, 4, 3, 3}, /* %3 */
    {TNI_STEP_CALL, 2, 5, 42, 5}, /* %2 %4 div.Scalar */
    {TNI_STEP_SAVED, 0, 6, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 8, 0, 0}, /* 0x1 */
    {TNI_STEP_SCALAR, 1, 9, 2, 16}, /* %8 */
    {TNI_STEP_CALL, 3, 10, 22, 154}, /* %6 %7 %9 sub.Tensor */
    {TNI_STEP_CALL, 1, 11, 10, 23}, /* %10 abs */
    {TNI_STEP_CALL, 2, 12, 83, 6425}, /* %11 %4 lt.Scalar */
    {TNI_STEP_CONSTANT, 0, 13, 2, 0}, /* 0x0 */
    {TNI_STEP_SCALAR, 1, 14, 2, 35}, /* %13 */
    {TNI_STEP_CALL, 3, 15, 25, 6427}, /* %12 %5 %14 where.ScalarOther */
    {TNI_STEP_SAVED, 0, 16, 2, 0}, /* */
    {TNI_STEP_EQUAL, 2, 17, 2, 164}, /* %16 %8 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 24, 40}, /* %17 */
    {TNI_STEP_NUMEL, 1, 18, 0, 36}, /* %15 */
    {TNI_STEP_SCALAR, 1, 19, 2, 39}, /* %18 */
    {TNI_STEP_CALL, 2, 20, 42, 676}, /* %15 %19 div.Scalar */
    {TNI_STEP_COPY, 1, 21, 0, 55}, /* %20 */
    {TNI_STEP_JUMP, 0, 0, 25, 0}, /* */
    {TNI_STEP_COPY, 1, 21, 0, 36}, /* %15 */
    {TNI_STEP_CALL, 1, 22, 3, 72}, /* %21 neg */
    {TNI_STEP_GIVE, 1, 0, 2, 73}, /* %22 */
    /* program 730 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_CALL, 4, 4, 281, 320}, /* %0 %1 %2 %3 soft_margin_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 6}, /* %4 */
    /* program 731 */
    {TNI_STEP_TANGENT, 0, 0, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 1, 0, 0}, /* */
    {TNI_STEP_ARGUMENT, 0, 2, 1, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 3, 2, 0}, /* 0x0 */
    {TNI_STEP_CALL, 4, 4, 281, 320}, /* %0 %1 %2 %3 soft_margin_loss_backward */
    {TNI_STEP_ARGUMENT, 0, 5, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 6, 0, 0}, /* 0x1 */
    {TNI_STEP_EQUAL, 2, 7, 2, 12}, /* %5 %6 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 13, 14}, /* %7 */
    {TNI_STEP_NONE, 0, 8, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 9, 269, 378}, /* %4 %8 mean */
    {TNI_STEP_COPY, 1, 10, 0, 17}, /* %9 */
    {TNI_STEP_JUMP, 0, 0, 22, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 11, 1, 0}, /* 0x2 */
    {TNI_STEP_EQUAL, 2, 12, 2, 120}, /* %5 %11 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 20, 42}, /* %12 */
    {TNI_STEP_NONE, 0, 13, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 14, 97, 160}, /* %4 %13 sum */
    {TNI_STEP_COPY, 1, 15, 0, 34}, /* %14 */
    {TNI_STEP_JUMP, 0, 0, 21, 0}, /* */
    {TNI_STEP_COPY, 1, 15, 0, 6}, /* %4 */
    {TNI_STEP_COPY, 1, 10, 0, 36}, /* %15 */
    {TNI_STEP_GIVE, 1, 0, 0, 23}, /* %10 */
    /* program 732 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 3, 0}, /* */
    {TNI_STEP_CALL, 2, 2, 1, 103}, /* %0 %1 mul.Tensor */
    {TNI_STEP_SAVED, 0, 3, 1, 0}, /* */
    {TNI_STEP_CALL, 2, 4, 1, 9}, /* %2 %3 mul.Tensor */
    {TNI_STEP_CALL, 2, 5, 1, 117}, /* %4 %3 mul.Tensor */
    {TNI_STEP_SAVED, 0, 6, 0, 0}, /* */
    {TNI_STEP_CALL, 2, 7, 1, 137}, /* %3 %6 mul.Tensor */
    {TNI_STEP_CALL, 1, 8, 73, 14}, /* %7 sigmoid */
    {TNI_STEP_CALL, 2, 9, 1, 298}, /* %5 %8 mul.Tensor */
    {TNI_STEP_CALL, 1, 10, 3, 3}, /* %3 neg */
    {TNI_STEP_CALL, 2, 11, 1, 380}, /* %10 %6 mul.Tensor */
    {TNI_STEP_CALL, 1, 12, 73, 24}, /* %11 sigmoid */
    {TNI_STEP_CALL, 2, 13, 1, 219}, /* %9 %12 mul.Tensor */
    {TNI_STEP_SAVED, 0, 14, 2, 0}, /* */
    {TNI_STEP_CONSTANT, 0, 15, 0, 0}, /* 0x1 */
    {TNI_STEP_EQUAL, 2, 16, 2, 542}, /* %14 %15 */
    {TNI_STEP_JUMP_UNLESS, 1, 0, 23, 38}, /* %16 */
    {TNI_STEP_NUMEL, 1, 17, 0, 35}, /* %13 */
    {TNI_STEP_SCALAR, 1, 18, 2, 40}, /* %17 */
    {TNI_STEP_CALL, 2, 19, 42, 548}, /* %13 %18 div.Scalar */
    {TNI_STEP_COPY, 1, 20, 0, 41}, /* %19 */
    {TNI_STEP_JUMP, 0, 0, 24, 0}, /* */
    {TNI_STEP_COPY, 1, 20, 0, 35}, /* %13 */
    {TNI_STEP_GIVE, 1, 0, 1, 55}, /* %20 */
    /* program 733 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 6, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 7, 0}, /* */
    {TNI_STEP_CALL, 9, 9, 282, 4565}, /* %0 %1 %2 %3 %4 %5 %6 %7 %8 _ctc_loss_backward */
    {TNI_STEP_GIVE, 1, 0, 0, 17}, /* %9 */
    /* program 734 */
    {TNI_STEP_GRAD, 0, 0, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 1, 0, 0}, /* */
    {TNI_STEP_SAVED, 0, 2, 1, 0}, /* */
    {TNI_STEP_SAVED, 0, 3, 2, 0}, /* */
    {TNI_STEP_SAVED, 0, 4, 3, 0}, /* */
    {TNI_STEP_SAVED, 0, 5, 4, 0}, /* */
    {TNI_STEP_SAVED, 0, 6, 5, 0}, /* */
    {TNI_STEP_SAVED, 0, 7, 6, 0}, /* */
    {TNI_STEP_SAVED, 0, 8, 7, 0}, /* */
    {TNI_STEP_CALL, 9, 9, 283, 4565}, /* %0 %1 %2 %3 %4 %5 %6 %7 %8 _ctc_loss_backward.Tensor */
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
    {116, 23, 19}, /* 7 */
    {139, 10, 9}, /* 8 */
    {149, 12, 11}, /* 9 */
    {161, 10, 9}, /* 10 */
    {171, 12, 11}, /* 11 */
    {183, 9, 8}, /* 12 */
    {192, 11, 10}, /* 13 */
    {203, 9, 8}, /* 14 */
    {212, 11, 10}, /* 15 */
    {223, 4, 3}, /* 16 */
    {227, 6, 5}, /* 17 */
    {233, 2, 1}, /* 18 */
    {235, 2, 1}, /* 19 */
    {237, 7, 6}, /* 20 */
    {244, 9, 8}, /* 21 */
    {253, 6, 5}, /* 22 */
    {259, 8, 7}, /* 23 */
    {267, 5, 4}, /* 24 */
    {272, 7, 6}, /* 25 */
    {279, 5, 4}, /* 26 */
    {284, 7, 6}, /* 27 */
    {291, 6, 5}, /* 28 */
    {297, 8, 7}, /* 29 */
    {305, 10, 9}, /* 30 */
    {315, 12, 11}, /* 31 */
    {327, 10, 9}, /* 32 */
    {337, 12, 11}, /* 33 */
    {349, 9, 8}, /* 34 */
    {358, 11, 10}, /* 35 */
    {369, 14, 13}, /* 36 */
    {383, 16, 15}, /* 37 */
    {399, 5, 4}, /* 38 */
    {404, 7, 6}, /* 39 */
    {411, 8, 7}, /* 40 */
    {419, 10, 9}, /* 41 */
    {429, 8, 7}, /* 42 */
    {437, 10, 9}, /* 43 */
    {447, 5, 4}, /* 44 */
    {452, 7, 6}, /* 45 */
    {459, 11, 10}, /* 46 */
    {470, 13, 12}, /* 47 */
    {483, 17, 16}, /* 48 */
    {500, 19, 18}, /* 49 */
    {519, 20, 19}, /* 50 */
    {539, 22, 21}, /* 51 */
    {561, 5, 4}, /* 52 */
    {566, 7, 6}, /* 53 */
    {573, 5, 4}, /* 54 */
    {578, 7, 6}, /* 55 */
    {585, 8, 7}, /* 56 */
    {593, 10, 9}, /* 57 */
    {603, 8, 7}, /* 58 */
    {611, 10, 9}, /* 59 */
    {621, 8, 7}, /* 60 */
    {629, 10, 9}, /* 61 */
    {639, 5, 4}, /* 62 */
    {644, 7, 6}, /* 63 */
    {651, 25, 24}, /* 64 */
    {676, 27, 26}, /* 65 */
    {703, 8, 7}, /* 66 */
    {711, 10, 9}, /* 67 */
    {721, 3, 2}, /* 68 */
    {724, 8, 7}, /* 69 */
    {732, 10, 9}, /* 70 */
    {742, 7, 6}, /* 71 */
    {749, 9, 8}, /* 72 */
    {758, 11, 10}, /* 73 */
    {769, 13, 12}, /* 74 */
    {782, 25, 21}, /* 75 */
    {807, 25, 21}, /* 76 */
    {832, 4, 3}, /* 77 */
    {836, 6, 5}, /* 78 */
    {842, 6, 5}, /* 79 */
    {848, 8, 7}, /* 80 */
    {856, 21, 20}, /* 81 */
    {877, 23, 22}, /* 82 */
    {900, 6, 5}, /* 83 */
    {906, 8, 7}, /* 84 */
    {914, 9, 8}, /* 85 */
    {923, 11, 10}, /* 86 */
    {934, 11, 10}, /* 87 */
    {945, 13, 12}, /* 88 */
    {958, 12, 11}, /* 89 */
    {970, 14, 13}, /* 90 */
    {984, 8, 7}, /* 91 */
    {992, 10, 9}, /* 92 */
    {1002, 9, 8}, /* 93 */
    {1011, 11, 10}, /* 94 */
    {1022, 4, 3}, /* 95 */
    {1026, 6, 5}, /* 96 */
    {1032, 5, 4}, /* 97 */
    {1037, 8, 7}, /* 98 */
    {1045, 6, 5}, /* 99 */
    {1051, 8, 7}, /* 100 */
    {1059, 6, 5}, /* 101 */
    {1065, 2, 1}, /* 102 */
    {1067, 8, 7}, /* 103 */
    {1075, 5, 4}, /* 104 */
    {1080, 5, 4}, /* 105 */
    {1085, 10, 9}, /* 106 */
    {1095, 5, 4}, /* 107 */
    {1100, 4, 3}, /* 108 */
    {1104, 9, 8}, /* 109 */
    {1113, 10, 9}, /* 110 */
    {1123, 5, 4}, /* 111 */
    {1128, 4, 3}, /* 112 */
    {1132, 14, 10}, /* 113 */
    {1146, 18, 14}, /* 114 */
    {1164, 19, 15}, /* 115 */
    {1183, 14, 10}, /* 116 */
    {1197, 13, 9}, /* 117 */
    {1210, 21, 17}, /* 118 */
    {1231, 22, 18}, /* 119 */
    {1253, 15, 14}, /* 120 */
    {1268, 16, 15}, /* 121 */
    {1284, 31, 30}, /* 122 */
    {1315, 22, 18}, /* 123 */
    {1337, 24, 20}, /* 124 */
    {1361, 16, 15}, /* 125 */
    {1377, 17, 16}, /* 126 */
    {1394, 19, 18}, /* 127 */
    {1413, 10, 9}, /* 128 */
    {1423, 4, 3}, /* 129 */
    {1427, 10, 9}, /* 130 */
    {1437, 12, 11}, /* 131 */
    {1449, 11, 10}, /* 132 */
    {1460, 10, 9}, /* 133 */
    {1470, 9, 8}, /* 134 */
    {1479, 11, 10}, /* 135 */
    {1490, 10, 9}, /* 136 */
    {1500, 9, 8}, /* 137 */
    {1509, 13, 12}, /* 138 */
    {1522, 13, 12}, /* 139 */
    {1535, 15, 14}, /* 140 */
    {1550, 13, 12}, /* 141 */
    {1563, 13, 12}, /* 142 */
    {1576, 15, 14}, /* 143 */
    {1591, 9, 8}, /* 144 */
    {1600, 19, 15}, /* 145 */
    {1619, 9, 8}, /* 146 */
    {1628, 19, 15}, /* 147 */
    {1647, 6, 5}, /* 148 */
    {1653, 6, 5}, /* 149 */
    {1659, 13, 12}, /* 150 */
    {1672, 1, 0}, /* 151 */
    {1673, 14, 13}, /* 152 */
    {1687, 1, 0}, /* 153 */
    {1688, 15, 14}, /* 154 */
    {1703, 6, 5}, /* 155 */
    {1709, 8, 7}, /* 156 */
    {1717, 14, 13}, /* 157 */
    {1731, 8, 7}, /* 158 */
    {1739, 5, 4}, /* 159 */
    {1744, 8, 7}, /* 160 */
    {1752, 5, 4}, /* 161 */
    {1757, 9, 8}, /* 162 */
    {1766, 13, 12}, /* 163 */
    {1779, 11, 10}, /* 164 */
    {1790, 11, 10}, /* 165 */
    {1801, 16, 15}, /* 166 */
    {1817, 10, 9}, /* 167 */
    {1827, 10, 9}, /* 168 */
    {1837, 16, 15}, /* 169 */
    {1853, 12, 11}, /* 170 */
    {1865, 6, 5}, /* 171 */
    {1871, 18, 17}, /* 172 */
    {1889, 7, 6}, /* 173 */
    {1896, 9, 8}, /* 174 */
    {1905, 17, 13}, /* 175 */
    {1922, 19, 15}, /* 176 */
    {1941, 14, 13}, /* 177 */
    {1955, 9, 8}, /* 178 */
    {1964, 21, 20}, /* 179 */
    {1985, 10, 9}, /* 180 */
    {1995, 12, 11}, /* 181 */
    {2007, 20, 16}, /* 182 */
    {2027, 22, 18}, /* 183 */
    {2049, 1, 0}, /* 184 */
    {2050, 11, 10}, /* 185 */
    {2061, 11, 10}, /* 186 */
    {2072, 8, 7}, /* 187 */
    {2080, 8, 7}, /* 188 */
    {2088, 7, 6}, /* 189 */
    {2095, 7, 6}, /* 190 */
    {2102, 15, 14}, /* 191 */
    {2117, 8, 7}, /* 192 */
    {2125, 11, 10}, /* 193 */
    {2136, 15, 14}, /* 194 */
    {2151, 27, 20}, /* 195 */
    {2178, 26, 22}, /* 196 */
    {2204, 26, 22}, /* 197 */
    {2230, 34, 24}, /* 198 */
    {2264, 27, 20}, /* 199 */
    {2291, 28, 21}, /* 200 */
    {2319, 8, 7}, /* 201 */
    {2327, 10, 9}, /* 202 */
    {2337, 8, 7}, /* 203 */
    {2345, 8, 7}, /* 204 */
    {2353, 7, 6}, /* 205 */
    {2360, 8, 7}, /* 206 */
    {2368, 10, 9}, /* 207 */
    {2378, 8, 7}, /* 208 */
    {2386, 8, 7}, /* 209 */
    {2394, 7, 6}, /* 210 */
    {2401, 3, 2}, /* 211 */
    {2404, 3, 2}, /* 212 */
    {2407, 4, 3}, /* 213 */
    {2411, 10, 9}, /* 214 */
    {2421, 6, 5}, /* 215 */
    {2427, 16, 15}, /* 216 */
    {2443, 6, 5}, /* 217 */
    {2449, 6, 5}, /* 218 */
    {2455, 5, 4}, /* 219 */
    {2460, 5, 4}, /* 220 */
    {2465, 5, 4}, /* 221 */
    {2470, 5, 4}, /* 222 */
    {2475, 14, 13}, /* 223 */
    {2489, 17, 16}, /* 224 */
    {2506, 5, 4}, /* 225 */
    {2511, 11, 10}, /* 226 */
    {2522, 16, 15}, /* 227 */
    {2538, 17, 16}, /* 228 */
    {2555, 8, 7}, /* 229 */
    {2563, 8, 7}, /* 230 */
    {2571, 11, 10}, /* 231 */
    {2582, 11, 10}, /* 232 */
    {2593, 8, 7}, /* 233 */
    {2601, 30, 26}, /* 234 */
    {2631, 5, 4}, /* 235 */
    {2636, 5, 4}, /* 236 */
    {2641, 57, 53}, /* 237 */
    {2698, 61, 57}, /* 238 */
    {2759, 4, 3}, /* 239 */
    {2763, 4, 3}, /* 240 */
    {2767, 5, 4}, /* 241 */
    {2772, 22, 21}, /* 242 */
    {2794, 4, 3}, /* 243 */
    {2798, 4, 3}, /* 244 */
    {2802, 25, 24}, /* 245 */
    {2827, 5, 4}, /* 246 */
    {2832, 20, 19}, /* 247 */
    {2852, 20, 19}, /* 248 */
    {2872, 30, 29}, /* 249 */
    {2902, 5, 4}, /* 250 */
    {2907, 5, 4}, /* 251 */
    {2912, 5, 4}, /* 252 */
    {2917, 5, 4}, /* 253 */
    {2922, 5, 4}, /* 254 */
    {2927, 5, 4}, /* 255 */
    {2932, 4, 3}, /* 256 */
    {2936, 4, 3}, /* 257 */
    {2940, 4, 3}, /* 258 */
    {2944, 4, 3}, /* 259 */
    {2948, 16, 15}, /* 260 */
    {2964, 21, 20}, /* 261 */
    {2985, 6, 5}, /* 262 */
    {2991, 6, 5}, /* 263 */
    {2997, 6, 5}, /* 264 */
    {3003, 6, 5}, /* 265 */
    {3009, 6, 5}, /* 266 */
    {3015, 6, 5}, /* 267 */
    {3021, 6, 5}, /* 268 */
    {3027, 9, 8}, /* 269 */
    {3036, 9, 8}, /* 270 */
    {3045, 5, 4}, /* 271 */
    {3050, 5, 4}, /* 272 */
    {3055, 12, 11}, /* 273 */
    {3067, 6, 5}, /* 274 */
    {3073, 6, 5}, /* 275 */
    {3079, 19, 18}, /* 276 */
    {3098, 6, 5}, /* 277 */
    {3104, 14, 13}, /* 278 */
    {3118, 21, 18}, /* 279 */
    {3139, 4, 3}, /* 280 */
    {3143, 4, 3}, /* 281 */
    {3147, 4, 3}, /* 282 */
    {3151, 8, 7}, /* 283 */
    {3159, 8, 7}, /* 284 */
    {3167, 6, 5}, /* 285 */
    {3173, 10, 9}, /* 286 */
    {3183, 13, 12}, /* 287 */
    {3196, 11, 10}, /* 288 */
    {3207, 9, 8}, /* 289 */
    {3216, 27, 21}, /* 290 */
    {3243, 38, 34}, /* 291 */
    {3281, 43, 39}, /* 292 */
    {3324, 44, 37}, /* 293 */
    {3368, 49, 42}, /* 294 */
    {3417, 8, 7}, /* 295 */
    {3425, 58, 54}, /* 296 */
    {3483, 31, 27}, /* 297 */
    {3514, 52, 48}, /* 298 */
    {3566, 38, 34}, /* 299 */
    {3604, 9, 8}, /* 300 */
    {3613, 6, 5}, /* 301 */
    {3619, 16, 15}, /* 302 */
    {3635, 16, 15}, /* 303 */
    {3651, 16, 15}, /* 304 */
    {3667, 15, 14}, /* 305 */
    {3682, 70, 63}, /* 306 */
    {3752, 34, 30}, /* 307 */
    {3786, 34, 30}, /* 308 */
    {3820, 8, 7}, /* 309 */
    {3828, 26, 20}, /* 310 */
    {3854, 13, 12}, /* 311 */
    {3867, 13, 12}, /* 312 */
    {3880, 26, 20}, /* 313 */
    {3906, 8, 7}, /* 314 */
    {3914, 26, 20}, /* 315 */
    {3940, 26, 20}, /* 316 */
    {3966, 14, 13}, /* 317 */
    {3980, 47, 38}, /* 318 */
    {4027, 48, 39}, /* 319 */
    {4075, 54, 45}, /* 320 */
    {4129, 55, 46}, /* 321 */
    {4184, 71, 56}, /* 322 */
    {4255, 6, 5}, /* 323 */
    {4261, 78, 63}, /* 324 */
    {4339, 122, 96}, /* 325 */
    {4461, 125, 99}, /* 326 */
    {4586, 124, 98}, /* 327 */
    {4710, 124, 98}, /* 328 */
    {4834, 131, 102}, /* 329 */
    {4965, 134, 105}, /* 330 */
    {5099, 132, 103}, /* 331 */
    {5231, 132, 103}, /* 332 */
    {5363, 132, 103}, /* 333 */
    {5495, 124, 98}, /* 334 */
    {5619, 125, 99}, /* 335 */
    {5744, 126, 100}, /* 336 */
    {5870, 6, 5}, /* 337 */
    {5876, 6, 5}, /* 338 */
    {5882, 10, 9}, /* 339 */
    {5892, 8, 7}, /* 340 */
    {5900, 8, 7}, /* 341 */
    {5908, 10, 9}, /* 342 */
    {5918, 5, 4}, /* 343 */
    {5923, 6, 5}, /* 344 */
    {5929, 10, 9}, /* 345 */
    {5939, 5, 4}, /* 346 */
    {5944, 5, 4}, /* 347 */
    {5949, 10, 9}, /* 348 */
    {5959, 5, 4}, /* 349 */
    {5964, 4, 3}, /* 350 */
    {5968, 10, 9}, /* 351 */
    {5978, 9, 8}, /* 352 */
    {5987, 9, 8}, /* 353 */
    {5996, 16, 15}, /* 354 */
    {6012, 8, 7}, /* 355 */
    {6020, 9, 8}, /* 356 */
    {6029, 16, 15}, /* 357 */
    {6045, 8, 7}, /* 358 */
    {6053, 9, 8}, /* 359 */
    {6062, 16, 15}, /* 360 */
    {6078, 11, 10}, /* 361 */
    {6089, 11, 10}, /* 362 */
    {6100, 16, 15}, /* 363 */
    {6116, 19, 18}, /* 364 */
    {6135, 19, 18}, /* 365 */
    {6154, 21, 20}, /* 366 */
    {6175, 23, 19}, /* 367 */
    {6198, 26, 22}, /* 368 */
    {6224, 25, 21}, /* 369 */
    {6249, 6, 5}, /* 370 */
    {6255, 6, 5}, /* 371 */
    {6261, 11, 10}, /* 372 */
    {6272, 8, 7}, /* 373 */
    {6280, 6, 5}, /* 374 */
    {6286, 39, 26}, /* 375 */
    {6325, 9, 8}, /* 376 */
    {6334, 40, 27}, /* 377 */
    {6374, 30, 23}, /* 378 */
    {6404, 59, 43}, /* 379 */
    {6463, 16, 15}, /* 380 */
    {6479, 15, 14}, /* 381 */
    {6494, 25, 21}, /* 382 */
    {6519, 14, 13}, /* 383 */
    {6533, 25, 21}, /* 384 */
    {6558, 33, 26}, /* 385 */
    {6591, 6, 5}, /* 386 */
    {6597, 31, 24}, /* 387 */
    {6628, 22, 21}, /* 388 */
    {6650, 22, 21}, /* 389 */
    {6672, 44, 40}, /* 390 */
    {6716, 44, 40}, /* 391 */
    {6760, 20, 16}, /* 392 */
    {6780, 5, 4}, /* 393 */
    {6785, 24, 20}, /* 394 */
    {6809, 91, 79}, /* 395 */
    {6900, 66, 60}, /* 396 */
    {6966, 11, 10}, /* 397 */
    {6977, 28, 27}, /* 398 */
    {7005, 42, 41}, /* 399 */
    {7047, 13, 12}, /* 400 */
    {7060, 38, 37}, /* 401 */
    {7098, 11, 11}, /* 402 */
    {7109, 158, 139}, /* 403 */
    {7267, 36, 34}, /* 404 */
    {7303, 99, 89}, /* 405 */
    {7402, 39, 35}, /* 406 */
    {7441, 38, 34}, /* 407 */
    {7479, 112, 98}, /* 408 */
    {7591, 81, 73}, /* 409 */
    {7672, 52, 45}, /* 410 */
    {7724, 15, 11}, /* 411 */
    {7739, 16, 12}, /* 412 */
    {7755, 47, 39}, /* 413 */
    {7802, 8, 7}, /* 414 */
    {7810, 33, 28}, /* 415 */
    {7843, 19, 18}, /* 416 */
    {7862, 18, 17}, /* 417 */
    {7880, 59, 50}, /* 418 */
    {7939, 45, 36}, /* 419 */
    {7984, 1, 0}, /* 420 */
    {7985, 1, 0}, /* 421 */
    {7986, 1, 0}, /* 422 */
    {7987, 1, 0}, /* 423 */
    {7988, 12, 11}, /* 424 */
    {8000, 12, 11}, /* 425 */
    {8012, 12, 11}, /* 426 */
    {8024, 18, 17}, /* 427 */
    {8042, 7, 6}, /* 428 */
    {8049, 27, 23}, /* 429 */
    {8076, 25, 24}, /* 430 */
    {8101, 74, 72}, /* 431 */
    {8175, 104, 93}, /* 432 */
    {8279, 8, 7}, /* 433 */
    {8287, 15, 11}, /* 434 */
    {8302, 6, 5}, /* 435 */
    {8308, 12, 11}, /* 436 */
    {8320, 8, 7}, /* 437 */
    {8328, 3, 2}, /* 438 */
    {8331, 3, 2}, /* 439 */
    {8334, 3, 2}, /* 440 */
    {8337, 8, 7}, /* 441 */
    {8345, 6, 5}, /* 442 */
    {8351, 10, 9}, /* 443 */
    {8361, 6, 5}, /* 444 */
    {8367, 4, 3}, /* 445 */
    {8371, 5, 4}, /* 446 */
    {8376, 7, 6}, /* 447 */
    {8383, 5, 4}, /* 448 */
    {8388, 9, 8}, /* 449 */
    {8397, 5, 4}, /* 450 */
    {8402, 23, 16}, /* 451 */
    {8425, 9, 8}, /* 452 */
    {8434, 11, 10}, /* 453 */
    {8445, 7, 6}, /* 454 */
    {8452, 20, 16}, /* 455 */
    {8472, 4, 3}, /* 456 */
    {8476, 3, 2}, /* 457 */
    {8479, 4, 3}, /* 458 */
    {8483, 4, 3}, /* 459 */
    {8487, 3, 2}, /* 460 */
    {8490, 3, 2}, /* 461 */
    {8493, 5, 4}, /* 462 */
    {8498, 5, 4}, /* 463 */
    {8503, 4, 3}, /* 464 */
    {8507, 8, 7}, /* 465 */
    {8515, 6, 5}, /* 466 */
    {8521, 4, 3}, /* 467 */
    {8525, 4, 3}, /* 468 */
    {8529, 6, 5}, /* 469 */
    {8535, 5, 4}, /* 470 */
    {8540, 5, 4}, /* 471 */
    {8545, 4, 3}, /* 472 */
    {8549, 4, 3}, /* 473 */
    {8553, 4, 3}, /* 474 */
    {8557, 4, 3}, /* 475 */
    {8561, 5, 4}, /* 476 */
    {8566, 4, 3}, /* 477 */
    {8570, 8, 7}, /* 478 */
    {8578, 4, 3}, /* 479 */
    {8582, 4, 3}, /* 480 */
    {8586, 4, 3}, /* 481 */
    {8590, 5, 4}, /* 482 */
    {8595, 5, 4}, /* 483 */
    {8600, 6, 5}, /* 484 */
    {8606, 4, 3}, /* 485 */
    {8610, 4, 3}, /* 486 */
    {8614, 4, 3}, /* 487 */
    {8618, 6, 5}, /* 488 */
    {8624, 9, 8}, /* 489 */
    {8633, 9, 8}, /* 490 */
    {8642, 9, 8}, /* 491 */
    {8651, 7, 6}, /* 492 */
    {8658, 7, 6}, /* 493 */
    {8665, 11, 10}, /* 494 */
    {8676, 7, 6}, /* 495 */
    {8683, 8, 7}, /* 496 */
    {8691, 7, 6}, /* 497 */
    {8698, 14, 13}, /* 498 */
    {8712, 6, 5}, /* 499 */
    {8718, 15, 11}, /* 500 */
    {8733, 4, 3}, /* 501 */
    {8737, 15, 11}, /* 502 */
    {8752, 4, 3}, /* 503 */
    {8756, 97, 75}, /* 504 */
    {8853, 112, 93}, /* 505 */
    {8965, 179, 142}, /* 506 */
    {9144, 11, 10}, /* 507 */
    {9155, 6, 5}, /* 508 */
    {9161, 6, 5}, /* 509 */
    {9167, 9, 8}, /* 510 */
    {9176, 5, 4}, /* 511 */
    {9181, 6, 5}, /* 512 */
    {9187, 8, 7}, /* 513 */
    {9195, 15, 11}, /* 514 */
    {9210, 7, 6}, /* 515 */
    {9217, 7, 6}, /* 516 */
    {9224, 6, 5}, /* 517 */
    {9230, 7, 6}, /* 518 */
    {9237, 90, 71}, /* 519 */
    {9327, 107, 91}, /* 520 */
    {9434, 186, 152}, /* 521 */
    {9620, 9, 8}, /* 522 */
    {9629, 6, 5}, /* 523 */
    {9635, 6, 5}, /* 524 */
    {9641, 5, 4}, /* 525 */
    {9646, 5, 4}, /* 526 */
    {9651, 57, 53}, /* 527 */
    {9708, 57, 53}, /* 528 */
    {9765, 1, 0}, /* 529 */
    {9766, 1, 0}, /* 530 */
    {9767, 1, 0}, /* 531 */
    {9768, 1, 0}, /* 532 */
    {9769, 1, 0}, /* 533 */
    {9770, 1, 0}, /* 534 */
    {9771, 20, 19}, /* 535 */
    {9791, 24, 20}, /* 536 */
    {9815, 54, 44}, /* 537 */
    {9869, 25, 23}, /* 538 */
    {9894, 25, 23}, /* 539 */
    {9919, 17, 16}, /* 540 */
    {9936, 17, 16}, /* 541 */
    {9953, 17, 16}, /* 542 */
    {9970, 17, 16}, /* 543 */
    {9987, 16, 15}, /* 544 */
    {10003, 13, 12}, /* 545 */
    {10016, 7, 6}, /* 546 */
    {10023, 4, 3}, /* 547 */
    {10027, 9, 8}, /* 548 */
    {10036, 4, 3}, /* 549 */
    {10040, 4, 3}, /* 550 */
    {10044, 11, 10}, /* 551 */
    {10055, 4, 3}, /* 552 */
    {10059, 5, 4}, /* 553 */
    {10064, 11, 10}, /* 554 */
    {10075, 11, 10}, /* 555 */
    {10086, 5, 4}, /* 556 */
    {10091, 5, 4}, /* 557 */
    {10096, 11, 10}, /* 558 */
    {10107, 11, 10}, /* 559 */
    {10118, 5, 4}, /* 560 */
    {10123, 10, 9}, /* 561 */
    {10133, 9, 8}, /* 562 */
    {10142, 10, 9}, /* 563 */
    {10152, 10, 9}, /* 564 */
    {10162, 9, 8}, /* 565 */
    {10171, 10, 9}, /* 566 */
    {10181, 7, 6}, /* 567 */
    {10188, 7, 6}, /* 568 */
    {10195, 7, 6}, /* 569 */
    {10202, 7, 6}, /* 570 */
    {10209, 10, 9}, /* 571 */
    {10219, 10, 9}, /* 572 */
    {10229, 10, 9}, /* 573 */
    {10239, 10, 9}, /* 574 */
    {10249, 10, 9}, /* 575 */
    {10259, 26, 19}, /* 576 */
    {10285, 121, 105}, /* 577 */
    {10406, 28, 21}, /* 578 */
    {10434, 123, 107}, /* 579 */
    {10557, 15, 14}, /* 580 */
    {10572, 115, 99}, /* 581 */
    {10687, 18, 17}, /* 582 */
    {10705, 122, 106}, /* 583 */
    {10827, 15, 14}, /* 584 */
    {10842, 115, 99}, /* 585 */
    {10957, 16, 15}, /* 586 */
    {10973, 120, 104}, /* 587 */
    {11093, 127, 108}, /* 588 */
    {11220, 119, 106}, /* 589 */
    {11339, 75, 68}, /* 590 */
    {11414, 1, 0}, /* 591 */
    {11415, 1, 0}, /* 592 */
    {11416, 127, 108}, /* 593 */
    {11543, 120, 107}, /* 594 */
    {11663, 75, 68}, /* 595 */
    {11738, 1, 0}, /* 596 */
    {11739, 1, 0}, /* 597 */
    {11740, 12, 11}, /* 598 */
    {11752, 94, 75}, /* 599 */
    {11846, 94, 72}, /* 600 */
    {11940, 122, 100}, /* 601 */
    {12062, 69, 56}, /* 602 */
    {12131, 5, 4}, /* 603 */
    {12136, 1, 0}, /* 604 */
    {12137, 1, 0}, /* 605 */
    {12138, 81, 65}, /* 606 */
    {12219, 87, 77}, /* 607 */
    {12306, 16, 15}, /* 608 */
    {12322, 35, 34}, /* 609 */
    {12357, 92, 79}, /* 610 */
    {12449, 81, 71}, /* 611 */
    {12530, 83, 73}, /* 612 */
    {12613, 89, 79}, /* 613 */
    {12702, 55, 51}, /* 614 */
    {12757, 7, 6}, /* 615 */
    {12764, 7, 6}, /* 616 */
    {12771, 6, 5}, /* 617 */
    {12777, 18, 17}, /* 618 */
    {12795, 22, 21}, /* 619 */
    {12817, 7, 6}, /* 620 */
    {12824, 13, 12}, /* 621 */
    {12837, 13, 12}, /* 622 */
    {12850, 14, 13}, /* 623 */
    {12864, 18, 17}, /* 624 */
    {12882, 27, 18}, /* 625 */
    {12909, 27, 18}, /* 626 */
    {12936, 5, 4}, /* 627 */
    {12941, 1, 0}, /* 628 */
    {12942, 5, 4}, /* 629 */
    {12947, 14, 13}, /* 630 */
    {12961, 14, 10}, /* 631 */
    {12975, 26, 22}, /* 632 */
    {13001, 7, 6}, /* 633 */
    {13008, 19, 15}, /* 634 */
    {13027, 9, 8}, /* 635 */
    {13036, 5, 4}, /* 636 */
    {13041, 4, 3}, /* 637 */
    {13045, 5, 4}, /* 638 */
    {13050, 5, 4}, /* 639 */
    {13055, 4, 3}, /* 640 */
    {13059, 5, 4}, /* 641 */
    {13064, 5, 4}, /* 642 */
    {13069, 4, 3}, /* 643 */
    {13073, 5, 4}, /* 644 */
    {13078, 5, 4}, /* 645 */
    {13083, 4, 3}, /* 646 */
    {13087, 5, 4}, /* 647 */
    {13092, 5, 4}, /* 648 */
    {13097, 4, 3}, /* 649 */
    {13101, 5, 4}, /* 650 */
    {13106, 5, 4}, /* 651 */
    {13111, 4, 3}, /* 652 */
    {13115, 5, 4}, /* 653 */
    {13120, 9, 8}, /* 654 */
    {13129, 7, 6}, /* 655 */
    {13136, 9, 8}, /* 656 */
    {13145, 7, 6}, /* 657 */
    {13152, 9, 8}, /* 658 */
    {13161, 7, 6}, /* 659 */
    {13168, 7, 6}, /* 660 */
    {13175, 5, 4}, /* 661 */
    {13180, 8, 7}, /* 662 */
    {13188, 6, 5}, /* 663 */
    {13194, 9, 8}, /* 664 */
    {13203, 7, 6}, /* 665 */
    {13210, 9, 8}, /* 666 */
    {13219, 7, 6}, /* 667 */
    {13226, 9, 8}, /* 668 */
    {13235, 7, 6}, /* 669 */
    {13242, 8, 7}, /* 670 */
    {13250, 6, 5}, /* 671 */
    {13256, 7, 6}, /* 672 */
    {13263, 5, 4}, /* 673 */
    {13268, 8, 7}, /* 674 */
    {13276, 6, 5}, /* 675 */
    {13282, 9, 8}, /* 676 */
    {13291, 7, 6}, /* 677 */
    {13298, 10, 9}, /* 678 */
    {13308, 8, 7}, /* 679 */
    {13316, 10, 9}, /* 680 */
    {13326, 13, 9}, /* 681 */
    {13339, 10, 6}, /* 682 */
    {13349, 17, 14}, /* 683 */
    {13366, 10, 9}, /* 684 */
    {13376, 13, 9}, /* 685 */
    {13389, 10, 6}, /* 686 */
    {13399, 17, 14}, /* 687 */
    {13416, 9, 8}, /* 688 */
    {13425, 14, 13}, /* 689 */
    {13439, 1, 0}, /* 690 */
    {13440, 20, 19}, /* 691 */
    {13460, 22, 21}, /* 692 */
    {13482, 30, 29}, /* 693 */
    {13512, 6, 5}, /* 694 */
    {13518, 1, 0}, /* 695 */
    {13519, 7, 6}, /* 696 */
    {13526, 31, 24}, /* 697 */
    {13557, 43, 33}, /* 698 */
    {13600, 37, 30}, /* 699 */
    {13637, 28, 21}, /* 700 */
    {13665, 46, 36}, /* 701 */
    {13711, 40, 30}, /* 702 */
    {13751, 74, 58}, /* 703 */
    {13825, 7, 6}, /* 704 */
    {13832, 7, 6}, /* 705 */
    {13839, 27, 20}, /* 706 */
    {13866, 25, 21}, /* 707 */
    {13891, 26, 22}, /* 708 */
    {13917, 6, 5}, /* 709 */
    {13923, 6, 5}, /* 710 */
    {13929, 26, 19}, /* 711 */
    {13955, 17, 13}, /* 712 */
    {13972, 18, 14}, /* 713 */
    {13990, 26, 22}, /* 714 */
    {14016, 9, 8}, /* 715 */
    {14025, 7, 6}, /* 716 */
    {14032, 9, 8}, /* 717 */
    {14041, 7, 7}, /* 718 */
    {14048, 7, 6}, /* 719 */
    {14055, 9, 8}, /* 720 */
    {14064, 9, 8}, /* 721 */
    {14073, 7, 7}, /* 722 */
    {14080, 7, 6}, /* 723 */
    {14087, 9, 8}, /* 724 */
    {14096, 7, 6}, /* 725 */
    {14103, 7, 6}, /* 726 */
    {14110, 27, 20}, /* 727 */
    {14137, 26, 22}, /* 728 */
    {14163, 27, 23}, /* 729 */
    {14190, 6, 5}, /* 730 */
    {14196, 23, 16}, /* 731 */
    {14219, 25, 21}, /* 732 */
    {14244, 11, 10}, /* 733 */
    {14255, 11, 10}, /* 734 */
};

const uint16_t tni_program_operands[] = {
    0, 2, 1, 3, 3, 2, 4, 5, 2, 2, 3, 5, 5, 6, 7, 1, 8, 9, 4, 6,
    6, 2, 9, 10, 11, 0, 3, 3, 5, 7, 10, 9, 0, 0, 14, 13, 15, 15, 16, 18,
    17, 19, 12, 2, 5, 5, 7, 9, 1, 11, 14, 16, 16, 1, 18, 20, 3, 4, 2, 6,
    9, 11, 12, 15, 17, 2, 19, 19, 19, 19, 19, 8, 21, 22, 24, 25, 25, 25, 25, 25,
    26, 23, 6, 8, 5, 9, 0, 12, 10, 13, 12, 16, 17, 17, 17, 17, 17, 7, 6, 6,
    5, 1, 7, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 1, 4, 4, 3, 1,
    5, 11, 10, 7, 9, 11, 1, 12, 5, 4, 1, 6, 1, 4, 6, 8, 7, 3, 6, 8,
    1, 9, 6, 0, 4, 10, 12, 8, 2, 6, 12, 14, 1, 15, 6, 7, 9, 5, 12, 9,
    4, 13, 15, 17, 16, 8, 9, 11, 7, 14, 11, 6, 15, 17, 0, 2, 2, 2, 4, 4,
    0, 1, 2, 1, 2, 3, 6, 7, 8, 9, 8, 2, 13, 15, 17, 19, 20, 8, 22, 21,
    8, 9, 10, 11, 10, 4, 15, 17, 19, 21, 22, 10, 1, 23, 3, 2, 5, 4, 7, 9,
    12, 15, 14, 18, 19, 19, 19, 19, 19, 5, 6, 8, 3, 13, 11, 14, 13, 15, 2, 7,
    8, 10, 5, 15, 13, 16, 15, 17, 4, 1, 19, 2, 5, 7, 2, 3, 3, 3, 3, 3,
    7, 12, 9, 8, 11, 12, 13, 4, 5, 5, 5, 5, 5, 0, 9, 12, 0, 1, 6, 6,
    6, 6, 6, 2, 10, 12, 11, 13, 2, 0, 5, 0, 8, 6, 9, 8, 3, 10, 5, 8,
    11, 10, 1, 13, 19, 18, 6, 10, 21, 23, 20, 24, 10, 17, 26, 27, 15, 28, 4, 29,
    0, 1, 2, 3, 3, 3, 3, 7, 13, 9, 2, 3, 4, 5, 5, 5, 5, 4, 11, 9,
    15, 11, 1, 17, 4, 5, 7, 9, 12, 11, 3, 14, 9, 10, 7, 8, 16, 4, 7, 6,
    6, 5, 8, 4, 5, 6, 3, 7, 9, 2, 6, 10, 3, 4, 6, 11, 3, 4, 4, 8,
    10, 6, 4, 2, 7, 8, 2, 8, 6, 4, 9, 10, 4, 0, 1, 3, 3, 10, 7, 5,
    3, 3, 1, 0, 3, 10, 3, 3, 8, 13, 3, 1, 7, 4, 10, 13, 15, 0, 1, 2,
    2, 2, 2, 2, 0, 6, 4, 9, 6, 11, 8, 2, 3, 4, 4, 4, 4, 4, 1, 10,
    0, 7, 1, 9, 4, 0, 14, 14, 2, 15, 12, 18, 14, 4, 3, 5, 5, 5, 5, 5,
    9, 3, 6, 5, 7, 7, 7, 7, 7, 11, 5, 9, 14, 11, 8, 12, 7, 12, 11, 7,
    15, 9, 17, 17, 18, 20, 19, 9, 21, 6, 1, 8, 15, 10, 17, 7, 1, 1, 1, 1,
    1, 6, 11, 13, 8, 10, 10, 3, 11, 10, 12, 12, 6, 13, 2, 14, 12, 2, 11, 13,
    1, 10, 10, 0, 1, 2, 3, 4, 5, 4, 2, 6, 3, 7, 8, 4, 5, 6, 7, 7,
    7, 7, 14, 15, 16, 11, 17, 11, 13, 18, 20, 22, 9, 23, 22, 2, 24, 13, 6, 7,
    20, 21, 12, 12, 22, 16, 18, 18, 24, 12, 12, 7, 27, 23, 28, 12, 6, 18, 30, 23,
    31, 23, 29, 32, 12, 25, 33, 34, 36, 36, 38, 37, 39, 40, 43, 45, 42, 44, 46, 41,
    47, 49, 48, 50, 51, 2, 35, 52, 12, 14, 14, 15, 1, 9, 22, 23, 14, 14, 24, 18,
    20, 20, 26, 14, 14, 9, 29, 25, 30, 14, 1, 20, 32, 25, 33, 25, 31, 34, 14, 27,
    35, 38, 40, 43, 45, 47, 42, 48, 49, 51, 6, 37, 54, 3, 53, 55, 56, 1, 7, 7,
    12, 7, 7, 0, 13, 14, 16, 7, 5, 19, 0, 3, 5, 11, 3, 3, 15, 19, 3, 0,
    20, 21, 18, 3, 14, 22, 0, 1, 4, 4, 7, 1, 8, 4, 7, 1, 4, 4, 0, 1,
    8, 4, 6, 14, 14, 9, 16, 14, 17, 6, 6, 10, 10, 13, 1, 4, 4, 13, 1, 16,
    4, 0, 1, 16, 4, 6, 21, 22, 10, 10, 19, 23, 17, 24, 10, 15, 26, 27, 1, 5,
    11, 13, 8, 13, 15, 2, 16, 18, 0, 1, 2, 3, 4, 5, 6, 1, 8, 8, 3, 9,
    9, 12, 14, 16, 6, 8, 10, 3, 4, 11, 14, 3, 2, 16, 3, 2, 2, 1, 3, 4,
    5, 6, 7, 8, 9, 7, 8, 19, 2, 1, 3, 3, 4, 8, 4, 4, 4, 4, 4, 8,
    3, 3, 13, 14, 4, 4, 4, 4, 4, 16, 13, 8, 3, 3, 17, 18, 3, 4, 8, 3,
    13, 17, 24, 3, 4, 25, 23, 26, 15, 27, 3, 21, 28, 0, 30, 12, 32, 4, 3, 5,
    5, 1, 9, 1, 1, 1, 1, 1, 9, 5, 5, 14, 15, 1, 1, 1, 1, 1, 17, 14,
    9, 5, 5, 18, 19, 5, 1, 16, 20, 21, 5, 9, 5, 14, 18, 23, 24, 25, 5, 1,
    26, 24, 27, 16, 28, 5, 22, 29, 2, 31, 36, 35, 37, 1, 6, 1, 9, 10, 0, 12,
    2, 2, 13, 14, 13, 13, 13, 13, 13, 14, 7, 2, 19, 20, 13, 13, 13, 13, 13, 22,
    19, 14, 7, 2, 23, 24, 7, 13, 21, 25, 26, 7, 14, 7, 19, 23, 28, 8, 29, 7,
    13, 30, 8, 31, 21, 32, 7, 27, 33, 11, 35, 6, 7, 7, 7, 7, 7, 8, 1, 11,
    12, 0, 14, 2, 2, 7, 16, 2, 15, 7, 7, 7, 7, 7, 15, 9, 2, 20, 21, 7,
    7, 7, 7, 7, 15, 9, 2, 24, 25, 9, 7, 22, 26, 27, 9, 15, 9, 20, 24, 29,
    10, 30, 9, 7, 31, 10, 32, 22, 33, 9, 28, 34, 13, 36, 39, 38, 40, 11, 12, 7,
    3, 1, 4, 0, 7, 2, 2, 8, 11, 12, 8, 11, 16, 11, 20, 9, 17, 15, 22, 21,
    15, 23, 12, 8, 6, 25, 28, 12, 8, 29, 27, 31, 32, 14, 8, 30, 34, 38, 27, 39,
    12, 8, 40, 27, 9, 11, 15, 41, 43, 22, 12, 8, 6, 46, 47, 27, 48, 12, 8, 49,
    27, 44, 11, 10, 21, 35, 51, 17, 50, 52, 0, 7, 12, 17, 8, 9, 0, 14, 12, 23,
    8, 9, 20, 25, 12, 13, 0, 7, 23, 24, 26, 27, 29, 30, 28, 31, 29, 32, 0, 26,
    36, 20, 39, 24, 26, 40, 29, 41, 28, 42, 29, 43, 0, 26, 35, 46, 26, 3, 0, 5,
    8, 9, 5, 17, 0, 19, 22, 23, 19, 28, 0, 19, 29, 21, 30, 23, 19, 25, 32, 19,
    2, 1, 3, 3, 3, 3, 4, 5, 6, 2, 2, 1, 4, 5, 7, 1, 4, 5, 0, 8,
    10, 0, 6, 8, 12, 4, 5, 13, 8, 3, 1, 5, 7, 1, 10, 11, 13, 7, 9, 1,
    5, 10, 7, 1, 5, 10, 7, 6, 4, 8, 11, 6, 4, 8, 10, 4, 13, 14, 16, 10,
    22, 21, 19, 23, 26, 21, 19, 23, 25, 19, 23, 19, 27, 28, 36, 35, 33, 37, 40, 35,
    33, 37, 39, 33, 42, 43, 41, 44, 45, 39, 51, 50, 48, 52, 49, 53, 55, 50, 48, 52,
    54, 48, 52, 48, 56, 57, 58, 54, 59, 60, 18, 47, 61, 62, 12, 4, 8, 13, 10, 4,
    8, 13, 21, 20, 18, 22, 25, 24, 26, 18, 22, 18, 24, 18, 22, 18, 2, 3, 4, 1,
    5, 7, 8, 9, 10, 16, 14, 15, 17, 3, 2, 0, 4, 7, 2, 0, 4, 6, 0, 4,
    0, 8, 0, 4, 0, 2, 4, 8, 9, 10, 9, 13, 12, 14, 15, 0, 14, 17, 18, 0,
    19, 20, 16, 21, 26, 25, 22, 31, 0, 14, 15, 16, 0, 17, 18, 21, 14, 22, 16, 27,
    26, 34, 35, 23, 32, 5, 8, 7, 9, 20, 21, 22, 10, 21, 24, 25, 10, 26, 27, 33,
    32, 36, 34, 40, 41, 29, 38, 2, 40, 38, 41, 2, 43, 42, 44, 43, 15, 14, 16, 17,
    0, 16, 19, 20, 0, 21, 22, 28, 27, 35, 36, 24, 33, 0, 41, 41, 41, 41, 41, 46,
    45, 47, 48, 49, 50, 40, 51, 53, 21, 22, 23, 24, 0, 23, 26, 27, 0, 28, 29, 35,
    34, 38, 36, 31, 40, 0, 48, 48, 48, 48, 48, 53, 52, 54, 55, 47, 58, 60, 5, 16,
    3, 4, 19, 16, 3, 4, 18, 3, 21, 22, 20, 23, 29, 1, 3, 4, 6, 32, 0, 34,
    34, 34, 34, 34, 6, 38, 40, 30, 6, 44, 30, 5, 5, 32, 46, 47, 32, 6, 53, 55,
    5, 57, 56, 58, 30, 63, 64, 62, 65, 0, 32, 66, 67, 32, 38, 6, 5, 69, 30, 70,
    68, 71, 72, 74, 76, 77, 75, 78, 5, 77, 30, 80, 81, 82, 32, 79, 83, 84, 86, 87,
    0, 88, 5, 90, 30, 91, 92, 93, 32, 89, 94, 95, 85, 73, 5, 8, 8, 8, 8, 8,
    5, 20, 3, 21, 9, 20, 3, 21, 23, 3, 21, 8, 9, 1, 3, 31, 10, 34, 0, 8,
    8, 8, 8, 8, 10, 38, 40, 32, 10, 44, 5, 34, 46, 47, 34, 10, 53, 58, 32, 66,
    67, 34, 38, 10, 32, 70, 32, 80, 81, 82, 34, 32, 91, 92, 93, 34, 7, 30, 96, 97,
    3, 4, 8, 98, 13, 12, 0, 14, 17, 12, 0, 14, 16, 0, 14, 0, 27, 26, 0, 28,
    1, 31, 25, 0, 0, 0, 0, 0, 1, 35, 37, 29, 1, 41, 43, 31, 44, 45, 31, 25,
    46, 1, 51, 53, 54, 56, 55, 57, 29, 62, 63, 61, 64, 65, 66, 31, 35, 1, 69, 68,
    29, 70, 67, 71, 80, 77, 29, 81, 80, 31, 82, 83, 31, 79, 84, 87, 88, 25, 89, 92,
    91, 29, 93, 92, 31, 94, 95, 31, 90, 96, 3, 0, 0, 0, 0, 0, 3, 16, 0, 17,
    15, 18, 4, 16, 0, 17, 19, 0, 17, 0, 4, 28, 0, 29, 27, 0, 0, 0, 0, 0,
    5, 36, 38, 30, 5, 42, 30, 3, 3, 32, 44, 45, 32, 27, 46, 5, 51, 53, 3, 55,
    54, 56, 30, 60, 63, 27, 32, 64, 65, 32, 36, 5, 3, 67, 30, 68, 66, 69, 74, 75,
    73, 76, 3, 75, 30, 78, 79, 80, 32, 77, 81, 84, 85, 27, 86, 3, 88, 30, 89, 90,
    91, 32, 87, 92, 2, 26, 95, 0, 96, 0, 8, 7, 10, 11, 3, 19, 12, 22, 10, 11,
    25, 22, 10, 11, 24, 10, 27, 28, 26, 29, 30, 24, 35, 7, 10, 11, 3, 38, 6, 40,
    40, 40, 40, 40, 3, 44, 46, 36, 3, 50, 36, 12, 12, 38, 52, 53, 38, 6, 54, 3,
    59, 61, 12, 63, 62, 64, 36, 69, 70, 72, 73, 38, 44, 3, 12, 75, 36, 76, 74, 77,
    12, 83, 36, 86, 87, 88, 38, 85, 89, 6, 94, 12, 96, 36, 97, 98, 99, 38, 95, 100,
    101, 12, 15, 15, 15, 15, 15, 3, 18, 3, 23, 12, 26, 10, 27, 16, 26, 10, 27, 29,
    10, 27, 15, 30, 31, 32, 29, 16, 7, 10, 37, 3, 40, 6, 15, 15, 15, 15, 15, 46,
    38, 38, 12, 12, 40, 52, 53, 40, 64, 38, 72, 73, 40, 38, 76, 38, 86, 87, 88, 40,
    38, 97, 98, 99, 40, 14, 36, 102, 103, 10, 11, 15, 104, 9, 18, 22, 21, 4, 23, 0,
    21, 4, 23, 25, 4, 23, 4, 28, 25, 0, 33, 4, 34, 9, 36, 5, 4, 4, 4, 4,
    4, 9, 40, 42, 35, 9, 46, 35, 48, 48, 36, 49, 50, 36, 9, 56, 58, 59, 61, 60,
    62, 35, 67, 68, 70, 71, 36, 40, 9, 74, 73, 35, 75, 72, 76, 80, 83, 85, 82, 35,
    86, 85, 36, 87, 88, 36, 84, 89, 5, 94, 97, 96, 35, 98, 97, 36, 99, 100, 36, 95,
    101, 9, 6, 6, 6, 6, 6, 9, 21, 6, 22, 10, 21, 6, 22, 24, 6, 22, 6, 27,
    24, 10, 33, 6, 34, 3, 37, 32, 6, 6, 6, 6, 6, 3, 41, 43, 35, 3, 47, 9,
    37, 49, 50, 37, 32, 51, 3, 56, 58, 9, 60, 59, 61, 35, 65, 68, 32, 37, 69, 70,
    37, 41, 3, 9, 72, 35, 73, 71, 74, 78, 81, 9, 80, 35, 83, 84, 85, 37, 82, 86,
    9, 93, 35, 94, 95, 96, 37, 92, 97, 100, 6, 101, 6, 13, 12, 15, 16, 9, 19, 9,
    24, 17, 27, 15, 16, 26, 28, 0, 27, 15, 16, 29, 15, 31, 4, 30, 32, 33, 29, 0,
    38, 15, 16, 9, 45, 47, 39, 9, 51, 39, 17, 17, 40, 53, 54, 40, 5, 55, 62, 17,
    64, 63, 65, 39, 69, 72, 5, 40, 73, 74, 40, 45, 9, 17, 76, 39, 77, 82, 85, 17,
    84, 39, 87, 88, 89, 40, 86, 90, 93, 94, 5, 95, 17, 97, 39, 98, 99, 100, 40, 96,
    101, 17, 16, 5, 2, 20, 16, 5, 2, 19, 5, 2, 5, 29, 28, 5, 2, 37, 30, 6,
    41, 30, 43, 43, 32, 4, 46, 6, 51, 57, 30, 4, 32, 65, 66, 32, 30, 81, 82, 83,
    32, 4, 89, 30, 93, 92, 32, 94, 95, 32, 10, 8, 8, 8, 8, 8, 12, 19, 10, 22,
    8, 2, 11, 22, 8, 2, 24, 8, 2, 8, 11, 32, 8, 2, 12, 35, 7, 8, 8, 8,
    8, 8, 12, 3, 40, 33, 12, 44, 33, 10, 10, 35, 46, 47, 35, 7, 48, 12, 53, 55,
    10, 58, 33, 7, 35, 66, 67, 35, 10, 69, 33, 70, 10, 77, 33, 80, 81, 82, 35, 7,
    88, 10, 90, 33, 91, 92, 93, 35, 9, 31, 97, 8, 98, 8, 5, 8, 10, 2, 13, 10,
    4, 6, 9, 2, 10, 1, 7, 5, 8, 7, 12, 6, 11, 14, 12, 15, 2, 18, 10, 7,
    6, 8, 11, 12, 14, 3, 0, 4, 5, 6, 12, 13, 15, 1, 4, 3, 5, 6, 18, 7,
    20, 17, 22, 24, 23, 0, 14, 25, 12, 15, 14, 16, 17, 20, 21, 21, 21, 21, 21, 10,
    13, 12, 14, 15, 8, 24, 22, 30, 22, 36, 33, 39, 41, 0, 8, 9, 6, 11, 8, 9,
    6, 1, 12, 13, 7, 9, 4, 10, 3, 14, 15, 1, 17, 14, 15, 1, 4, 18, 19, 14,
    10, 10, 10, 10, 10, 12, 10, 10, 10, 10, 10, 19, 12, 20, 2, 21, 22, 5, 10, 12,
    13, 7, 12, 14, 16, 12, 18, 1, 0, 15, 8, 11, 13, 4, 17, 7, 7, 7, 18, 19,
    12, 12, 7, 27, 30, 32, 33, 35, 22, 36, 26, 26, 26, 37, 38, 31, 31, 26, 2, 4,
    5, 6, 5, 3, 7, 6, 5, 5, 8, 5, 10, 11, 12, 5, 10, 11, 9, 16, 17, 22,
    24, 25, 26, 25, 23, 27, 26, 25, 25, 28, 25, 30, 31, 32, 25, 30, 31, 29, 36, 37,
    22, 38, 6, 14, 16, 17, 1, 22, 26, 28, 31, 32, 28, 31, 30, 13, 15, 35, 30, 13,
    15, 33, 36, 28, 25, 37, 23, 39, 28, 38, 40, 30, 30, 30, 44, 15, 14, 43, 12, 15,
    14, 43, 49, 48, 51, 44, 15, 53, 14, 55, 15, 53, 14, 58, 61, 51, 62, 53, 63, 64,
    51, 63, 53, 13, 15, 67, 53, 13, 15, 65, 68, 51, 60, 69, 52, 71, 51, 70, 72, 53,
    53, 53, 60, 45, 75, 15, 12, 14, 8, 16, 20, 21, 22, 21, 15, 24, 26, 9, 27, 28,
    30, 32, 33, 11, 13, 31, 34, 8, 41, 42, 49, 50, 51, 13, 17, 18, 19, 18, 20, 11,
    12, 21, 23, 4, 24, 0, 25, 3, 12, 14, 21, 25, 26, 27, 26, 28, 14, 20, 29, 31,
    35, 6, 7, 8, 34, 36, 14, 16, 39, 13, 0, 6, 7, 8, 3, 9, 10, 11, 13, 14,
    16, 20, 4, 21, 4, 22, 14, 15, 23, 25, 8, 26, 30, 32, 7, 4, 28, 35, 14, 3,
    8, 9, 9, 7, 10, 8, 16, 14, 17, 15, 25, 26, 26, 26, 26, 26, 33, 34, 35, 32,
    38, 39, 41, 42, 43, 40, 44, 45, 45, 45, 45, 45, 50, 48, 51, 49, 53, 54, 51, 49,
    56, 12, 55, 58, 47, 47, 60, 54, 60, 48, 61, 62, 64, 66, 70, 71, 72, 71, 73, 64,
    65, 74, 76, 57, 78, 64, 79, 77, 47, 54, 59, 83, 64, 84, 77, 85, 86, 82, 87, 64,
    57, 51, 54, 48, 91, 47, 24, 92, 94, 51, 54, 48, 88, 95, 64, 52, 96, 52, 57, 12,
    98, 64, 97, 101, 64, 102, 55, 52, 104, 106, 55, 37, 107, 64, 105, 108, 103, 109, 64, 110,
    112, 113, 114, 116, 114, 117, 115, 119, 114, 121, 122, 117, 115, 120, 123, 118, 124, 125, 127, 128,
    129, 130, 134, 135, 136, 133, 131, 137, 138, 126, 111, 4, 2, 5, 3, 7, 8, 5, 3, 14,
    5, 8, 2, 18, 19, 20, 21, 29, 19, 30, 31, 9, 1, 7, 8, 0, 1, 11, 7, 9,
    1, 11, 7, 0, 1, 7, 8, 20, 10, 18, 21, 23, 24, 11, 27, 28, 23, 26, 29, 11,
    11, 11, 25, 30, 22, 22, 22, 32, 10, 11, 11, 11, 31, 33, 34, 1, 2, 38, 38, 4,
    41, 3, 4, 40, 37, 3, 43, 4, 45, 46, 37, 3, 4, 40, 47, 50, 52, 41, 3, 43,
    4, 56, 43, 59, 60, 52, 58, 61, 43, 43, 43, 57, 62, 51, 51, 51, 64, 42, 51, 51,
    51, 66, 3, 73, 72, 71, 3, 77, 79, 81, 76, 82, 78, 78, 78, 75, 83, 80, 80, 80,
    86, 36, 7, 10, 14, 9, 13, 8, 14, 9, 5, 10, 14, 9, 17, 8, 14, 9, 15, 18,
    14, 19, 19, 16, 20, 19, 14, 14, 24, 16, 5, 10, 9, 12, 26, 8, 14, 9, 7, 10,
    9, 12, 16, 31, 19, 14, 14, 11, 8, 14, 9, 17, 8, 9, 13, 11, 8, 9, 13, 27,
    29, 26, 15, 30, 14, 19, 19, 7, 8, 13, 11, 7, 10, 19, 9, 16, 10, 28, 29, 5,
    10, 31, 28, 16, 10, 31, 28, 5, 10, 28, 29, 39, 30, 37, 40, 41, 35, 8, 42, 31,
    45, 46, 41, 44, 47, 31, 31, 31, 43, 48, 2, 2, 2, 50, 30, 31, 31, 31, 52, 10,
    25, 55, 55, 26, 22, 8, 26, 57, 6, 8, 59, 26, 61, 16, 6, 8, 26, 57, 58, 64,
    62, 65, 66, 22, 8, 59, 26, 68, 69, 67, 8, 70, 59, 73, 74, 66, 72, 75, 59, 59,
    59, 71, 76, 2, 2, 2, 78, 58, 2, 2, 2, 80, 8, 83, 16, 22, 85, 84, 8, 89,
    91, 92, 88, 93, 90, 90, 90, 87, 94, 2, 2, 2, 4, 54, 17, 13, 5, 14, 19, 13,
    6, 12, 19, 13, 10, 14, 19, 13, 22, 12, 19, 13, 20, 23, 19, 2, 2, 21, 24, 2,
    19, 19, 28, 21, 10, 14, 13, 16, 30, 12, 19, 13, 5, 14, 13, 16, 21, 35, 2, 19,
    19, 27, 36, 37, 14, 22, 12, 13, 18, 6, 12, 13, 18, 27, 40, 39, 41, 34, 20, 42,
    19, 2, 2, 44, 12, 47, 46, 45, 19, 38, 14, 47, 51, 52, 53, 53, 53, 53, 53, 50,
    54, 55, 14, 49, 56, 34, 45, 12, 46, 62, 63, 64, 64, 64, 64, 64, 61, 65, 66, 12,
    60, 67, 34, 70, 71, 34, 6, 1, 4, 11, 12, 13, 13, 13, 13, 13, 7, 16, 18, 22,
    3, 2, 27, 28, 29, 29, 29, 29, 29, 31, 3, 24, 32, 34, 38, 41, 43, 0, 1, 6,
    4, 0, 10, 2, 3, 4, 5, 1, 2, 3, 7, 7, 6, 16, 33, 28, 32, 36, 37, 9,
    12, 13, 23, 18, 25, 22, 13, 0, 1, 26, 19, 16, 1, 7, 7, 7, 7, 7, 14, 12,
    15, 3, 16, 2, 3, 3, 0, 6, 6, 6, 6, 6, 13, 11, 14, 2, 15, 1, 2, 2,
    0, 1, 1, 2, 18, 22, 8, 23, 20, 8, 24, 26, 8, 28, 15, 27, 29, 8, 9, 41,
    31, 47, 8, 2, 3, 3, 4, 10, 11, 11, 11, 11, 11, 22, 23, 25, 9, 33, 25, 4,
    1, 3, 5, 6, 7, 8, 9, 1, 4, 3, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4,
    5, 6, 7, 9, 10, 2, 3, 4, 5, 6, 7, 9, 1, 14, 3, 4, 5, 6, 7, 13,
    15, 12, 6, 3, 9, 8, 14, 1, 15, 9, 4, 6, 3, 10, 4, 6, 17, 20, 12, 16,
    21, 5, 1, 6, 2, 10, 2, 13, 14, 15, 14, 8, 16, 18, 22, 17, 24, 25, 18, 19,
    9, 6, 4, 28, 20, 26, 29, 17, 17, 17, 32, 3, 31, 34, 6, 17, 17, 40, 17, 35,
    39, 41, 45, 18, 19, 46, 3, 48, 47, 49, 18, 19, 9, 4, 44, 51, 14, 14, 14, 14,
    14, 43, 52, 53, 9, 50, 54, 18, 55, 1, 57, 2, 5, 1, 2, 58, 59, 14, 14, 14,
    14, 14, 56, 60, 61, 1, 35, 63, 64, 66, 6, 14, 38, 68, 69, 66, 6, 14, 67, 70,
    18, 11, 23, 26, 23, 27, 24, 31, 24, 34, 35, 36, 35, 29, 37, 39, 42, 40, 43, 38,
    44, 41, 45, 46, 39, 40, 30, 27, 25, 49, 41, 47, 50, 38, 38, 38, 53, 11, 52, 55,
    27, 38, 38, 61, 38, 62, 66, 39, 40, 67, 11, 69, 68, 70, 39, 40, 30, 25, 65, 72,
    35, 35, 35, 35, 35, 64, 73, 74, 30, 71, 75, 39, 76, 23, 78, 24, 26, 23, 24, 79,
    80, 35, 35, 35, 35, 35, 82, 23, 56, 84, 85, 87, 27, 35, 59, 89, 90, 87, 27, 35,
    88, 91, 39, 6, 7, 8, 9, 3, 0, 4, 5, 5, 5, 5, 2, 6, 7, 8, 9, 2,
    4, 5, 6, 7, 12, 1, 13, 5, 10, 14, 0, 1, 3, 5, 6, 2, 4, 5, 6, 7,
    8, 12, 9, 13, 7, 11, 14, 4, 5, 2, 6, 0, 1, 2, 4, 2, 3, 4, 6, 10,
    0, 9, 5, 4, 6, 6, 6, 6, 12, 11, 2, 13, 8, 9, 15, 20, 22, 23, 23, 23,
    23, 23, 0, 23, 23, 23, 23, 23, 24, 28, 7, 29, 27, 31, 7, 25, 22, 35, 15, 38,
    40, 41, 41, 41, 41, 41, 42, 43, 7, 0, 15, 44, 52, 54, 2, 2, 55, 51, 57, 7,
    2, 0, 58, 59, 54, 2, 2, 55, 56, 57, 7, 63, 62, 57, 7, 60, 53, 67, 56, 68,
    19, 72, 7, 73, 18, 19, 7, 2, 0, 25, 25, 25, 25, 25, 26, 30, 7, 31, 29, 33,
    7, 27, 24, 37, 38, 33, 7, 2, 0, 43, 0, 44, 46, 48, 49, 49, 49, 49, 49, 44,
    51, 2, 2, 49, 50, 53, 7, 52, 54, 53, 7, 2, 55, 46, 57, 53, 7, 47, 41, 58,
    48, 60, 61, 53, 7, 2, 56, 62, 43, 48, 65, 66, 53, 7, 2, 44, 63, 69, 72, 73,
    7, 2, 0, 74, 75, 77, 2, 2, 78, 80, 72, 81, 77, 2, 2, 78, 82, 73, 7, 85,
    84, 73, 7, 79, 76, 89, 90, 73, 7, 2, 79, 91, 15, 16, 16, 16, 16, 16, 17, 16,
    16, 16, 16, 16, 0, 16, 16, 16, 16, 16, 18, 38, 40, 16, 16, 16, 16, 16, 41, 42,
    7, 0, 18, 43, 17, 45, 48, 15, 49, 50, 2, 2, 16, 15, 52, 7, 2, 0, 53, 54,
    50, 2, 2, 16, 51, 52, 7, 58, 57, 52, 7, 55, 17, 62, 21, 67, 7, 68, 17, 73,
    7, 2, 18, 76, 78, 81, 7, 82, 80, 84, 7, 79, 17, 88, 89, 84, 7, 2, 18, 92,
    0, 94, 0, 95, 97, 95, 100, 2, 2, 16, 99, 102, 7, 101, 103, 102, 7, 2, 104, 97,
    106, 102, 7, 98, 92, 65, 17, 108, 109, 102, 7, 2, 105, 110, 94, 17, 112, 113, 102, 7,
    2, 114, 115, 95, 111, 116, 15, 119, 7, 2, 0, 120, 121, 122, 2, 2, 16, 124, 15, 125,
    122, 2, 2, 16, 126, 119, 7, 129, 128, 119, 7, 123, 131, 132, 17, 133, 134, 119, 7, 2,
    123, 135, 72, 140, 7, 139, 141, 4, 5, 6, 2, 8, 2, 3, 1, 9, 14, 15, 17, 13,
    19, 20, 11, 7, 24, 29, 30, 30, 30, 30, 30, 31, 32, 33, 34, 0, 35, 43, 45, 46,
    46, 47, 42, 49, 50, 46, 52, 51, 53, 45, 46, 46, 47, 48, 49, 50, 57, 56, 49, 50,
    54, 44, 61, 48, 62, 4, 66, 67, 69, 11, 12, 12, 12, 12, 12, 14, 12, 12, 12, 12,
    12, 13, 18, 19, 21, 17, 23, 24, 15, 25, 27, 11, 28, 29, 23, 24, 30, 42, 43, 43,
    43, 43, 43, 38, 45, 36, 36, 43, 44, 47, 48, 46, 49, 47, 48, 36, 52, 47, 48, 41,
    33, 53, 42, 55, 56, 47, 48, 36, 51, 57, 37, 42, 60, 61, 47, 48, 36, 38, 58, 64,
    67, 68, 69, 70, 73, 75, 70, 70, 76, 78, 67, 79, 75, 70, 70, 76, 80, 68, 69, 83,
    82, 68, 69, 77, 74, 87, 88, 68, 69, 70, 77, 89, 2, 1, 1, 1, 1, 1, 10, 1,
    1, 1, 1, 1, 3, 27, 29, 1, 1, 1, 1, 1, 30, 31, 32, 33, 3, 34, 2, 36,
    39, 0, 40, 41, 42, 42, 1, 0, 44, 45, 42, 48, 41, 42, 42, 1, 43, 44, 45, 52,
    51, 44, 45, 49, 6, 61, 62, 64, 2, 69, 70, 71, 3, 74, 77, 1, 1, 1, 1, 1,
    76, 80, 81, 83, 79, 85, 86, 78, 87, 89, 2, 90, 91, 85, 86, 92, 3, 95, 97, 99,
    97, 100, 102, 100, 105, 98, 98, 1, 104, 107, 108, 106, 109, 107, 108, 98, 110, 102, 112, 107,
    108, 103, 95, 59, 115, 107, 108, 98, 111, 116, 99, 2, 118, 119, 107, 108, 98, 100, 117, 122,
    0, 125, 126, 127, 130, 131, 127, 127, 1, 133, 0, 134, 131, 127, 127, 1, 135, 125, 126, 138,
    137, 125, 126, 132, 140, 141, 2, 142, 143, 125, 126, 127, 132, 144, 145, 146, 147, 68, 149, 150,
    148, 151, 0, 2, 3, 7, 1, 2, 9, 10, 12, 4, 13, 23, 12, 4, 13, 25, 21, 31,
    14, 32, 12, 4, 13, 42, 14, 28, 40, 30, 47, 17, 29, 48, 6, 51, 1, 2, 33, 14,
    39, 12, 4, 13, 41, 21, 44, 9, 46, 47, 17, 45, 48, 6, 4, 1, 3, 8, 9, 10,
    11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 14, 15, 13, 3, 4, 5,
    6, 7, 8, 9, 16, 18, 4, 3, 5, 6, 7, 8, 9, 10, 11, 14, 15, 15, 15, 15,
    15, 20, 21, 22, 23, 24, 25, 26, 27, 28, 13, 29, 31, 33, 36, 37, 38, 39, 40, 41,
    36, 37, 13, 14, 14, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 0, 3, 4, 6,
    7, 8, 9, 10, 11, 1, 12, 0, 3, 4, 6, 7, 8, 9, 1, 10, 1, 11, 2, 4,
    6, 4, 1, 2, 3, 2, 5, 6, 7, 8, 9, 2, 5, 11, 13, 0, 14, 15, 5, 8,
    9, 9, 9, 9, 16, 19, 20, 20, 20, 20, 30, 24, 26, 22, 40, 41, 41, 41, 41, 27,
    44, 46, 24, 47, 49, 50, 27, 44, 24, 53, 27, 54, 50, 31, 44, 24, 53, 31, 58, 50,
    31, 56, 60, 44, 24, 53, 56, 61, 59, 62, 50, 57, 63, 32, 56, 64, 65, 50, 66, 33,
    50, 70, 24, 71, 73, 74, 77, 23, 24, 83, 24, 86, 24, 22, 87, 88, 88, 88, 88, 80,
    85, 93, 24, 27, 94, 74, 91, 95, 96, 76, 90, 97, 74, 98, 99, 74, 68, 102, 103, 23,
    24, 9, 10, 11, 2, 6, 13, 15, 0, 16, 17, 29, 28, 30, 33, 27, 28, 34, 28, 30,
    40, 28, 43, 28, 26, 44, 45, 45, 45, 45, 31, 48, 50, 28, 31, 48, 28, 57, 31, 58,
    54, 59, 56, 42, 56, 35, 48, 28, 57, 35, 62, 54, 35, 60, 64, 48, 28, 57, 60, 65,
    63, 66, 54, 61, 67, 36, 60, 68, 69, 54, 70, 37, 54, 73, 28, 80, 27, 28, 81, 28,
    30, 82, 79, 86, 28, 89, 28, 26, 90, 91, 91, 91, 91, 83, 88, 95, 28, 31, 96, 77,
    98, 79, 93, 99, 77, 100, 101, 77, 72, 104, 105, 27, 28, 0, 1, 2, 3, 3, 5, 7,
    8, 9, 10, 26, 25, 27, 29, 24, 25, 30, 25, 27, 36, 25, 39, 25, 23, 40, 22, 22,
    22, 22, 28, 43, 45, 25, 28, 43, 25, 22, 28, 52, 49, 53, 51, 38, 51, 31, 43, 25,
    22, 31, 56, 49, 31, 54, 58, 43, 25, 22, 57, 60, 49, 55, 61, 32, 54, 62, 63, 49,
    64, 33, 49, 67, 25, 74, 24, 25, 75, 25, 27, 76, 73, 80, 25, 83, 25, 23, 84, 22,
    22, 22, 22, 28, 88, 71, 86, 91, 71, 92, 93, 71, 66, 96, 97, 24, 25, 0, 1, 2,
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
    73, 97, 98, 73, 67, 101, 102, 23, 24, 21, 24, 25, 25, 25, 25, 30, 29, 31, 3, 28,
    29, 34, 29, 31, 10, 29, 43, 29, 27, 44, 45, 45, 45, 45, 32, 48, 50, 29, 32, 48,
    29, 57, 32, 58, 54, 35, 48, 29, 57, 64, 48, 29, 57, 74, 29, 75, 77, 78, 81, 29,
    31, 86, 29, 89, 29, 27, 90, 91, 91, 91, 91, 96, 29, 32, 97, 78, 94, 98, 99, 80,
    93, 100, 78, 101, 102, 78, 72, 105, 106, 28, 29, 20, 19, 21, 3, 18, 19, 24, 19, 21,
    33, 19, 32, 34, 35, 35, 35, 35, 37, 18, 19, 38, 19, 21, 39, 41, 43, 19, 44, 46,
    47, 39, 41, 19, 50, 39, 51, 47, 54, 41, 19, 50, 57, 41, 19, 50, 56, 59, 47, 25,
    60, 61, 41, 19, 50, 53, 62, 64, 41, 19, 50, 25, 41, 19, 50, 25, 66, 47, 25, 53,
    68, 41, 19, 50, 67, 70, 47, 65, 71, 63, 72, 47, 74, 41, 19, 50, 75, 60, 73, 76,
    47, 78, 41, 19, 50, 78, 79, 47, 78, 53, 81, 41, 19, 50, 53, 82, 80, 83, 47, 49,
    84, 86, 77, 85, 87, 47, 90, 22, 93, 19, 94, 96, 97, 91, 99, 101, 18, 19, 89, 103,
    104, 18, 19, 9, 4, 5, 10, 5, 7, 13, 5, 7, 14, 16, 18, 5, 14, 16, 5, 26,
    14, 27, 22, 28, 24, 8, 16, 5, 26, 8, 30, 22, 32, 16, 5, 26, 31, 34, 22, 25,
    35, 36, 16, 4, 26, 42, 41, 43, 45, 40, 41, 46, 41, 43, 48, 50, 40, 51, 54, 56,
    57, 52, 59, 62, 65, 66, 66, 66, 66, 29, 30, 31, 32, 31, 33, 3, 30, 31, 36, 31,
    33, 20, 31, 29, 45, 46, 46, 46, 46, 34, 49, 51, 31, 34, 49, 31, 58, 34, 59, 55,
    60, 57, 37, 49, 31, 58, 37, 63, 55, 37, 61, 65, 49, 31, 58, 61, 66, 64, 67, 55,
    62, 68, 69, 70, 55, 71, 39, 55, 75, 31, 76, 78, 79, 82, 31, 33, 83, 81, 86, 31,
    89, 31, 29, 90, 91, 91, 91, 91, 84, 88, 96, 31, 34, 97, 79, 99, 81, 93, 100, 79,
    101, 102, 79, 73, 105, 106, 30, 31, 22, 21, 23, 3, 20, 21, 26, 21, 23, 30, 21, 33,
    21, 34, 21, 33, 35, 36, 36, 36, 36, 38, 20, 21, 39, 21, 23, 40, 42, 44, 21, 40,
    42, 21, 51, 40, 52, 48, 55, 42, 21, 51, 55, 56, 48, 58, 42, 21, 51, 57, 60, 48,
    27, 61, 62, 42, 21, 51, 54, 63, 65, 42, 21, 51, 27, 42, 21, 51, 27, 67, 48, 69,
    42, 21, 51, 68, 71, 48, 64, 73, 48, 75, 42, 21, 51, 76, 61, 74, 77, 48, 79, 42,
    21, 51, 79, 80, 48, 79, 54, 82, 42, 21, 51, 54, 83, 81, 84, 48, 50, 85, 50, 50,
    87, 78, 86, 88, 48, 91, 24, 94, 21, 95, 97, 98, 92, 100, 102, 20, 21, 90, 104, 105,
    20, 21, 15, 16, 17, 6, 20, 13, 34, 35, 35, 35, 35, 13, 44, 45, 45, 45, 45, 54,
    6, 2, 53, 13, 56, 57, 57, 57, 57, 52, 4, 26, 61, 2, 62, 26, 63, 17, 65, 61,
    2, 62, 19, 66, 64, 67, 17, 59, 68, 69, 70, 17, 71, 43, 17, 13, 20, 21, 21, 21,
    21, 27, 6, 19, 21, 21, 21, 21, 21, 53, 6, 2, 52, 13, 55, 21, 21, 21, 21, 51,
    4, 32, 59, 2, 21, 32, 60, 17, 62, 59, 2, 21, 19, 63, 61, 64, 17, 57, 65, 39,
    19, 66, 67, 17, 68, 45, 17, 19, 30, 30, 30, 30, 30, 13, 38, 39, 39, 39, 39, 2,
    47, 13, 50, 51, 51, 51, 51, 55, 6, 59, 46, 60, 62, 2, 63, 60, 64, 17, 60, 19,
    66, 62, 2, 63, 19, 67, 65, 68, 17, 29, 69, 70, 62, 2, 63, 19, 71, 73, 62, 2,
    63, 29, 62, 2, 63, 29, 75, 17, 77, 62, 2, 63, 19, 78, 76, 79, 17, 74, 80, 72,
    81, 17, 83, 62, 2, 63, 84, 69, 37, 59, 87, 62, 2, 63, 87, 88, 17, 87, 19, 90,
    62, 2, 63, 19, 91, 89, 92, 17, 4, 93, 95, 86, 94, 96, 17, 6, 30, 36, 38, 2,
    39, 36, 40, 17, 36, 19, 42, 38, 2, 39, 19, 43, 41, 44, 17, 46, 48, 7, 39, 13,
    53, 54, 54, 54, 54, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 2, 25, 25, 25, 25,
    25, 3, 31, 31, 31, 31, 31, 1, 36, 33, 38, 3, 39, 45, 38, 24, 46, 30, 46, 3,
    46, 53, 44, 44, 38, 10, 60, 41, 9, 13, 14, 11, 3, 11, 18, 33, 33, 33, 33, 33,
    43, 8, 18, 46, 46, 46, 46, 46, 52, 53, 54, 55, 8, 18, 58, 58, 58, 58, 58, 21,
    63, 11, 64, 21, 65, 14, 67, 63, 11, 64, 18, 68, 66, 69, 14, 61, 70, 32, 18, 71,
    72, 14, 73, 45, 14, 19, 15, 23, 26, 27, 28, 19, 31, 27, 8, 15, 30, 30, 30, 30,
    30, 34, 36, 11, 37, 34, 38, 14, 17, 39, 17, 42, 15, 43, 34, 15, 45, 36, 11, 37,
    40, 47, 14, 15, 51, 51, 51, 51, 51, 57, 58, 59, 60, 8, 61, 15, 50, 63, 14, 73,
    8, 65, 74, 14, 15, 31, 31, 31, 31, 31, 36, 18, 15, 39, 39, 39, 39, 39, 45, 47,
    11, 48, 33, 15, 51, 47, 11, 48, 50, 53, 14, 44, 54, 60, 61, 62, 63, 8, 64, 20,
    55, 66, 14, 33, 45, 11, 46, 48, 45, 11, 46, 51, 45, 11, 46, 38, 45, 11, 46, 50,
    54, 14, 43, 55, 64, 8, 65, 20, 66, 45, 11, 46, 17, 67, 56, 68, 14, 41, 43, 11,
    44, 33, 43, 11, 44, 38, 43, 11, 44, 45, 48, 14, 17, 51, 56, 43, 11, 44, 59, 43,
    11, 44, 49, 61, 14, 70, 8, 71, 20, 72, 15, 73, 43, 11, 44, 62, 74, 14, 22, 26,
    11, 27, 22, 28, 14, 22, 15, 35, 26, 11, 27, 30, 37, 14, 20, 38, 41, 45, 42, 27,
    7, 48, 49, 49, 49, 49, 13, 5, 6, 7, 12, 15, 9, 5, 11, 12, 4, 15, 12, 17,
    8, 9, 10, 16, 19, 12, 5, 8, 9, 10, 4, 14, 15, 13, 14, 10, 4, 5, 3, 6,
    7, 1, 3, 2, 12, 13, 3, 14, 3, 15, 4, 5, 6, 7, 8, 3, 9, 10, 11, 12,
    2, 3, 1, 4, 5, 6, 2, 3, 1, 4, 5, 6, 7, 2, 3, 4, 5, 6, 7, 10,
    6, 1, 2, 5, 9, 10, 11, 8, 6, 9, 10, 11, 9, 11, 12, 13, 16, 18, 19, 11,
    5, 6, 7, 12, 3, 13, 10, 3, 13, 16, 18, 15, 9, 3, 13, 19, 21, 15, 24, 27,
    26, 17, 21, 12, 14, 7, 5, 21, 7, 8, 13, 2, 24, 1, 6, 4, 4, 5, 13, 4,
    7, 4, 9, 22, 27, 24, 26, 26, 29, 26, 31, 33, 28, 26, 38, 35, 23, 39, 41, 42,
    45, 48, 40, 47, 55, 11, 4, 12, 5, 14,
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
    0x14u, /* 25 */
    0x3fd5555555555555u, /* 26 */
    0x380b38fb9daa78e4u, /* 27 */
    0x4000000000000000u, /* 28 */
    0x7ff0000000000000u, /* 29 */
    0xfff0000000000000u, /* 30 */
    0x7fffffffffffffffu, /* 31 */
    0x3e7ad7f29abcaf48u, /* 32 */
    0x7e37e43c8800759cu, /* 33 */
    0xfffffffffffffffdu, /* 34 */
    0xffffffffffffff9cu, /* 35 */
};

const tni_derivative tni_derivatives[] = {
    {698, 0x1, 65535, 0, 0, 0, 0, 1, 1, 1, 1, 3, 0}, /* abs */
    {711, 0x1, 65535, 0, 0, 1, 1, 1, 1, 1, 1, 3, 0}, /* acos */
    {725, 0x1, 65535, 0, 0, 2, 2, 1, 1, 1, 1, 3, 0}, /* acosh */
    {740, 0x1, 65535, 0, 0, 3, 3, 1, 1, 1, 1, 2, 0}, /* angle */
    {755, 0x1, 65535, 0, 0, 4, 4, 1, 1, 1, 1, 3, 0}, /* asin */
    {769, 0x1, 65535, 0, 0, 5, 5, 1, 1, 1, 1, 3, 0}, /* asinh */
    {784, 0x1, 65535, 0, 0, 6, 6, 1, 1, 1, 1, 3, 0}, /* atan */
    {798, 0x1, 65535, 0, 0, 7, 7, 1, 1, 1, 1, 3, 0}, /* atanh */
    {813, 0x1, 65535, 0, 0, 8, 8, 1, 0, 1, 1, 2, 0}, /* ceil */
    {827, 0x1, 65535, 0, 0, 8, 8, 1, 0, 1, 1, 2, 0}, /* floor */
    {842, 0x1, 65535, 0, 0, 8, 8, 1, 0, 1, 1, 2, 0}, /* trunc */
    {857, 0x1, 65535, 0, 0, 8, 8, 1, 0, 1, 1, 2, 0}, /* round */
    {872, 0x1, 65535, 0, 0, 8, 8, 1, 0, 1, 1, 2, 0}, /* round.decimals */
    {887, 0x1, 65535, 0, 0, 8, 8, 1, 0, 1, 1, 2, 0}, /* sign */
    {901, 0x1, 65535, 0, 0, 9, 9, 1, 0, 1, 1, 2, 0}, /* frac */
    {915, 0x1, 65535, 0, 0, 10, 10, 1, 1, 1, 1, 3, 0}, /* cos */
    {928, 0x1, 65535, 0, 0, 11, 11, 1, 1, 1, 1, 3, 0}, /* cosh */
    {942, 0x1, 65535, 0, 0, 12, 12, 1, 0, 1, 1, 2, 0}, /* deg2rad */
    {959, 0x1, 65535, 0, 0, 13, 13, 1, 0, 1, 1, 2, 0}, /* rad2deg */
    {976, 0x1, 65535, 0, 0, 14, 14, 1, 1, 1, 1, 3, 0}, /* digamma */
    {993, 0x1, 65535, 0, 0, 15, 15, 1, 1, 1, 1, 3, 0}, /* erf */
    {1006, 0x1, 65535, 0, 0, 16, 16, 1, 1, 1, 1, 3, 0}, /* erfc */
    {1020, 0x1, 65535, 0, 1, 17, 17, 1, 1, 1, 1, 2, 0}, /* erfinv */
    {1036, 0x1, 65535, 0, 0, 18, 18, 1, 2, 1, 1, 2, 0}, /* special_erfcx */
    {1058, 0x1, 65535, 0, 1, 19, 19, 1, 1, 1, 1, 2, 0}, /* exp */
    {1071, 0x1, 65535, 0, 1, 20, 20, 1, 1, 1, 1, 2, 0}, /* exp2 */
    {1085, 0x1, 65535, 0, 1, 21, 21, 1, 1, 1, 1, 2, 0}, /* expm1 */
    {1100, 0x1, 65535, 0, 0, 22, 22, 1, 1, 1, 1, 3, 0}, /* i0 */
    {1112, 0x1, 65535, 0, 0, 23, 23, 1, 2, 1, 1, 2, 0}, /* special_i0e */
    {1132, 0x1, 65535, 0, 0, 24, 24, 1, 2, 1, 1, 2, 0}, /* special_i1 */
    {1151, 0x1, 65535, 0, 0, 25, 25, 1, 2, 1, 1, 2, 0}, /* special_i1e */
    {1171, 0x1, 65535, 0, 0, 26, 26, 1, 1, 1, 1, 3, 0}, /* lgamma */
    {1187, 0x1, 65535, 0, 0, 27, 27, 1, 1, 1, 1, 3, 0}, /* log */
    {1200, 0x1, 65535, 0, 0, 28, 28, 1, 1, 1, 1, 3, 0}, /* log10 */
    {1215, 0x1, 65535, 0, 0, 29, 29, 1, 1, 1, 1, 3, 0}, /* log1p */
    {1230, 0x1, 65535, 0, 0, 30, 30, 1, 1, 1, 1, 3, 0}, /* log2 */
    {1244, 0x1, 65535, 0, 2, 31, 31, 1, 2, 1, 1, 3, 0}, /* logit */
    {1259, 0x1, 65535, 0, 2, 32, 32, 1, 2, 1, 1, 3, 0}, /* mvlgamma */
    {1277, 0x1, 65535, 0, 0, 33, 33, 1, 1, 1, 1, 3, 0}, /* nan_to_num */
    {1295, 0x1, 65535, 0, 0, 34, 34, 1, 0, 1, 1, 2, 0}, /* neg */
    {1308, 0x1, 65535, 1, 4, 35, 35, 1, 2, 1, 1, 2, 0}, /* polygamma */
    {1327, 0x1, 65535, 0, 6, 35, 0, 1, 2, 1, 0, 3, 0}, /* polygamma_ */
    {1346, 0x1, 65535, 0, 1, 36, 36, 1, 1, 1, 1, 2, 0}, /* reciprocal */
    {1366, 0x1, 65535, 0, 1, 37, 37, 1, 1, 1, 1, 2, 0}, /* rsqrt */
    {1381, 0x1, 65535, 0, 0, 38, 38, 1, 2, 1, 1, 3, 0}, /* sgn */
    {1394, 0x1, 65535, 0, 1, 39, 39, 1, 1, 1, 1, 2, 0}, /* sigmoid */
    {1411, 0x1, 65535, 0, 0, 40, 40, 1, 1, 1, 1, 3, 0}, /* sin */
    {1424, 0x1, 65535, 0, 0, 41, 41, 1, 1, 1, 1, 3, 0}, /* sinc */
    {1438, 0x1, 65535, 0, 0, 42, 42, 1, 1, 1, 1, 3, 0}, /* sinh */
    {1452, 0x1, 65535, 0, 0, 43, 43, 1, 1, 1, 1, 2, 0}, /* special_entr */
    {1473, 0x1, 65535, 0, 0, 44, 44, 1, 1, 1, 1, 2, 0}, /* special_log_ndtr */
    {1497, 0x1, 65535, 0, 1, 45, 45, 1, 1, 1, 1, 2, 0}, /* special_ndtri */
    {1519, 0x1, 65535, 0, 1, 46, 46, 1, 1, 1, 1, 2, 0}, /* sqrt */
    {1533, 0x1, 65535, 0, 1, 47, 47, 1, 1, 1, 1, 2, 0}, /* tan */
    {1546, 0x1, 65535, 0, 1, 48, 48, 1, 1, 1, 1, 2, 0}, /* tanh */
    {1560, 0x1, 65535, 2, 8, 49, 49, 2, 1, 2, 1, 2, 0}, /* add.Tensor */
    {1573, 0x1, 65535, 0, 0, 9, 9, 1, 0, 1, 1, 2, 0}, /* add.Scalar */
    {1586, 0x1, 65535, 2, 8, 51, 50, 2, 1, 2, 1, 2, 0}, /* sub.Tensor */
    {1599, 0x1, 65535, 0, 0, 9, 9, 1, 0, 1, 1, 2, 0}, /* sub.Scalar */
    {1612, 0x1, 65535, 2, 9, 53, 51, 2, 1, 2, 1, 2, 0}, /* rsub.Tensor */
    {1626, 0x1, 65535, 0, 9, 53, 52, 1, 1, 1, 1, 2, 0}, /* rsub.Scalar */
    {1640, 0x1, 65535, 2, 10, 55, 53, 2, 2, 2, 1, 3, 0}, /* mul.Tensor */
    {1653, 0x1, 65535, 0, 3, 57, 54, 1, 1, 1, 1, 2, 0}, /* mul.Scalar */
    {1666, 0x1, 65535, 2, 12, 58, 55, 2, 2, 2, 1, 3, 0}, /* div.Tensor */
    {1679, 0x1, 65535, 0, 3, 60, 56, 1, 1, 1, 1, 2, 0}, /* div.Scalar */
    {1692, 0x1, 65535, 2, 14, 61, 57, 2, 3, 2, 1, 3, 0}, /* div.Tensor_mode */
    {1705, 0x1, 65535, 0, 17, 63, 58, 1, 2, 1, 1, 2, 0}, /* div.Scalar_mode */
    {1718, 0x1, 65535, 0, 6, 64, 59, 1, 2, 1, 1, 3, 0}, /* pow.Tensor_Scalar */
    {1731, 0x1, 65535, 2, 19, 65, 60, 2, 3, 2, 1, 3, 0}, /* pow.Tensor_Tensor */
    {1744, 0x1, 65535, 1, 22, 67, 61, 1, 3, 1, 1, 2, 0}, /* pow.Scalar */
    {1757, 0x1, 65535, 2, 19, 68, 62, 2, 2, 2, 1, 3, 0}, /* atan2 */
    {1772, 0x1, 65535, 2, 1, 70, 63, 2, 2, 2, 1, 3, 0}, /* copysign.Tensor */
    {1790, 0x1, 65535, 0, 1, 70, 64, 1, 2, 1, 1, 3, 0}, /* copysign.Scalar */
    {1808, 0x1, 65535, 2, 25, 72, 65, 2, 2, 2, 1, 2, 0}, /* fmax */
    {1822, 0x1, 65535, 2, 25, 74, 66, 2, 2, 2, 1, 2, 0}, /* fmin */
    {1836, 0x1, 65535, 2, 25, 76, 67, 2, 2, 2, 1, 2, 0}, /* maximum */
    {1853, 0x1, 65535, 2, 25, 78, 68, 2, 2, 2, 1, 2, 0}, /* minimum */
    {1870, 0x1, 65535, 0, 0, 9, 9, 1, 0, 1, 1, 2, 0}, /* fmod.Scalar */
    {1884, 0x1, 65535, 2, 27, 80, 69, 2, 2, 2, 1, 3, 0}, /* fmod.Tensor */
    {1898, 0x1, 65535, 0, 0, 9, 9, 1, 0, 1, 1, 2, 0}, /* remainder.Scalar */
    {1917, 0x1, 65535, 2, 27, 82, 70, 2, 2, 2, 1, 3, 0}, /* remainder.Tensor */
    {1936, 0x1, 65535, 2, 29, 84, 71, 2, 3, 2, 1, 3, 0}, /* hypot */
    {1951, 0x1, 65535, 2, 27, 86, 0, 2, 2, 2, 0, 3, 0}, /* igamma */
    {1967, 0x1, 65535, 2, 27, 88, 0, 2, 2, 2, 0, 3, 0}, /* igammac */
    {1984, 0x1, 65535, 2, 32, 90, 72, 2, 2, 2, 1, 2, 0}, /* ldexp.Tensor */
    {1999, 0x1, 65535, 2, 14, 92, 73, 2, 1, 2, 1, 2, 0}, /* lerp.Scalar */
    {2013, 0x1, 65535, 4, 34, 94, 74, 3, 3, 3, 1, 3, 0}, /* lerp.Tensor */
    {2027, 0x1, 65535, 2, 19, 97, 75, 2, 2, 2, 1, 2, 0}, /* logaddexp */
    {2046, 0x1, 65535, 2, 19, 99, 76, 2, 2, 2, 1, 2, 0}, /* logaddexp2 */
    {2066, 0x1, 65535, 2, 19, 101, 77, 2, 2, 2, 1, 3, 0}, /* xlogy.Tensor */
    {2081, 0x1, 65535, 1, 37, 103, 78, 1, 2, 1, 1, 2, 0}, /* xlogy.Scalar_Self */
    {2096, 0x1, 65535, 0, 2, 104, 79, 1, 2, 1, 1, 3, 0}, /* xlogy.Scalar_Other */
    {2111, 0x1, 65535, 2, 19, 105, 80, 2, 2, 2, 1, 2, 0}, /* special_xlog1py */
    {2135, 0x1, 65535, 1, 37, 107, 81, 1, 2, 1, 1, 2, 0}, /* special_xlog1py.self_scalar */
    {2159, 0x1, 65535, 0, 6, 108, 82, 1, 2, 1, 1, 2, 0}, /* special_xlog1py.other_scalar */
    {2183, 0x1, 65535, 2, 27, 109, 0, 2, 2, 2, 0, 2, 0}, /* special_zeta */
    {2204, 0x1, 65535, 1, 4, 111, 0, 1, 2, 1, 0, 2, 0}, /* special_zeta.self_scalar */
    {2225, 0x1, 65535, 0, 0, 109, 0, 1, 0, 1, 0, 2, 0}, /* special_zeta.other_scalar */
    {2246, 0x1, 65535, 2, 39, 112, 83, 2, 2, 2, 1, 3, 0}, /* nextafter */
    {2265, 0x1, 65535, 4, 41, 114, 84, 3, 3, 3, 1, 2, 0}, /* addcmul */
    {2282, 0x1, 65535, 4, 44, 117, 85, 3, 3, 3, 1, 2, 0}, /* addcdiv */
    {2299, 0x1, 65535, 4, 47, 120, 86, 3, 3, 3, 1, 3, 0}, /* clamp.Tensor */
    {2314, 0x1, 65535, 0, 50, 123, 87, 1, 3, 1, 1, 3, 0}, /* clamp */
    {2329, 0x1, 65535, 0, 2, 124, 88, 1, 2, 1, 1, 3, 0}, /* clamp_min */
    {2347, 0x1, 65535, 2, 25, 125, 89, 2, 2, 2, 1, 3, 0}, /* clamp_min.Tensor */
    {2365, 0x1, 65535, 0, 2, 127, 90, 1, 2, 1, 1, 3, 0}, /* clamp_max */
    {2383, 0x1, 65535, 2, 25, 128, 91, 2, 2, 2, 1, 3, 0}, /* clamp_max.Tensor */
    {2401, 0x1, 65535, 2, 0, 130, 92, 2, 0, 2, 1, 2, 0}, /* complex */
    {2418, 0x1, 65535, 2, 53, 132, 93, 2, 3, 2, 1, 2, 0}, /* polar */
    {2433, 0x1, 65535, 0, 1, 134, 94, 1, 1, 1, 1, 2, 0}, /* relu */
    {2447, 0x1, 65535, 0, 2, 135, 95, 1, 2, 1, 1, 3, 0}, /* threshold */
    {2466, 0x1, 65535, 2, 56, 136, 96, 2, 2, 2, 1, 2, 0}, /* threshold_backward */
    {2493, 0x1, 65535, 2, 12, 138, 97, 2, 2, 2, 1, 2, 0}, /* sigmoid_backward */
    {2518, 0x1, 65535, 2, 12, 140, 98, 2, 2, 2, 1, 2, 0}, /* tanh_backward */
    {2540, 0x1, 65535, 2, 58, 142, 0, 2, 3, 2, 0, 2, 0}, /* logit_backward */
    {2563, 0x1, 65535, 0, 61, 144, 99, 1, 4, 1, 1, 3, 0}, /* elu */
    {2576, 0x1, 65535, 0, 6, 145, 100, 1, 2, 1, 1, 3, 0}, /* celu */
    {2590, 0x1, 65535, 7, 65, 146, 0, 2, 6, 2, 0, 2, 0}, /* elu_backward */
    {2611, 0x1, 65535, 0, 2, 148, 101, 1, 2, 1, 1, 3, 0}, /* gelu */
    {2625, 0x1, 65535, 2, 58, 149, 102, 2, 3, 2, 1, 2, 0}, /* gelu_backward */
    {2647, 0x1, 65535, 0, 0, 151, 103, 1, 1, 1, 1, 3, 0}, /* silu */
    {2661, 0x1, 65535, 2, 12, 152, 0, 2, 2, 2, 0, 2, 0}, /* silu_backward */
    {2683, 0x1, 65535, 0, 0, 154, 104, 1, 1, 1, 1, 3, 0}, /* mish */
    {2697, 0x1, 65535, 2, 12, 155, 0, 2, 2, 2, 0, 2, 0}, /* mish_backward */
    {2719, 0x1, 65535, 0, 2, 157, 105, 1, 2, 1, 1, 2, 0}, /* glu */
    {2732, 0x1, 65535, 2, 58, 158, 0, 2, 3, 2, 0, 2, 0}, /* glu_backward */
    {2753, 0x1, 65535, 0, 2, 160, 106, 1, 2, 1, 1, 2, 0}, /* hardshrink */
    {2773, 0x1, 65535, 2, 56, 161, 107, 2, 2, 2, 1, 2, 0}, /* hardshrink_backward */
    {2801, 0x1, 65535, 0, 2, 163, 108, 1, 2, 1, 1, 2, 0}, /* softshrink */
    {2821, 0x1, 65535, 2, 56, 164, 109, 2, 2, 2, 1, 2, 0}, /* softshrink_backward */
    {2849, 0x1, 65535, 0, 0, 166, 110, 1, 1, 1, 1, 3, 0}, /* hardsigmoid */
    {2870, 0x1, 65535, 2, 5, 167, 0, 2, 1, 2, 0, 2, 0}, /* hardsigmoid_backward */
    {2899, 0x1, 65535, 0, 0, 169, 111, 1, 1, 1, 1, 3, 0}, /* hardswish */
    {2918, 0x1, 65535, 2, 12, 170, 112, 2, 2, 2, 1, 2, 0}, /* hardswish_backward */
    {2945, 0x1, 65535, 0, 71, 172, 113, 1, 3, 1, 1, 3, 0}, /* hardtanh */
    {2963, 0x1, 65535, 2, 74, 173, 114, 2, 3, 2, 1, 2, 0}, /* hardtanh_backward */
    {2989, 0x1, 65535, 0, 2, 175, 115, 1, 2, 1, 1, 3, 0}, /* leaky_relu */
    {3008, 0x1, 65535, 2, 74, 176, 116, 2, 3, 2, 1, 2, 0}, /* leaky_relu_backward */
    {3035, 0x1, 65535, 0, 77, 178, 0, 1, 5, 1, 0, 2, 0}, /* rrelu_with_noise */
    {3059, 0x1, 65535, 2, 82, 179, 0, 2, 6, 2, 0, 2, 0}, /* rrelu_with_noise_backward */
    {3091, 0x1, 65535, 0, 88, 181, 117, 1, 2, 1, 1, 2, 0}, /* log_sigmoid_forward */
    {3111, 0x1, 65535, 2, 90, 182, 0, 2, 3, 2, 0, 2, 0}, /* log_sigmoid_backward */
    {3139, 0x1, 65535, 0, 71, 184, 118, 1, 3, 1, 1, 2, 0}, /* softplus */
    {3157, 0x1, 65535, 2, 93, 185, 0, 2, 4, 2, 0, 2, 0}, /* softplus_backward */
    {3183, 0x1, 65535, 0, 39, 187, 119, 2, 2, 1, 1, 2, 0}, /* _prelu_kernel */
    {3204, 0x3, 65535, 9, 97, 188, 0, 3, 3, 1, 0, 2, 0}, /* _prelu_kernel_backward */
    {3233, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* bernoulli */
    {3252, 0x1, 65535, 2, 100, 189, 0, 2, 1, 2, 0, 2, 0}, /* bernoulli_.Tensor */
    {3271, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* bernoulli_.float */
    {3290, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* cauchy_ */
    {3306, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* exponential_ */
    {3327, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* geometric_ */
    {3346, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* log_normal_ */
    {3365, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* uniform_ */
    {3349, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* normal_ */
    {3382, 0x1, 65535, 0, 53, 191, 0, 1, 1, 1, 0, 2, 0}, /* normal.Tensor_float */
    {3398, 0x1, 65535, 1, 101, 191, 0, 1, 1, 1, 0, 2, 0}, /* normal.float_Tensor */
    {3414, 0x1, 65535, 2, 102, 192, 0, 2, 2, 2, 0, 2, 0}, /* normal.Tensor_Tensor */
    {3430, 0x1, 65535, 0, 53, 191, 0, 1, 1, 1, 0, 2, 0}, /* poisson */
    {3447, 0x1, 65535, 12, 0, 71, 0, 2, 0, 1, 0, 2, 0}, /* binomial */
    {3465, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* random_.from */
    {3481, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* random_.to */
    {3497, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* random_ */
    {3513, 0x1, 65535, 0, 104, 194, 120, 1, 2, 1, 1, 2, 0}, /* frexp.Tensor */
    {3528, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* eq_.Scalar */
    {3540, 0x1, 65535, 2, 100, 189, 0, 2, 1, 2, 0, 2, 0}, /* eq_.Tensor */
    {3552, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* ge_.Scalar */
    {3564, 0x1, 65535, 2, 100, 189, 0, 2, 1, 2, 0, 2, 0}, /* ge_.Tensor */
    {3576, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* gt_.Scalar */
    {3588, 0x1, 65535, 2, 100, 189, 0, 2, 1, 2, 0, 2, 0}, /* gt_.Tensor */
    {3600, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* le_.Scalar */
    {3612, 0x1, 65535, 2, 100, 189, 0, 2, 1, 2, 0, 2, 0}, /* le_.Tensor */
    {3624, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* lt_.Scalar */
    {3636, 0x1, 65535, 2, 100, 189, 0, 2, 1, 2, 0, 2, 0}, /* lt_.Tensor */
    {3648, 0x1, 65535, 0, 0, 8, 0, 1, 0, 1, 0, 2, 0}, /* ne_.Scalar */
    {3660, 0x1, 65535, 2, 100, 189, 0, 2, 1, 2, 0, 2, 0}, /* ne_.Tensor */
    {3672, 0x1, 65535, 0, 53, 195, 34, 1, 1, 1, 1, 2, 0}, /* sum */
    {3685, 0x1, 65535, 0, 106, 196, 34, 1, 3, 1, 1, 2, 0}, /* sum.dim_IntList */
    {3698, 0x1, 65535, 0, 71, 197, 121, 1, 3, 1, 1, 2, 0}, /* nansum */
    {3714, 0x1, 65535, 0, 53, 198, 34, 1, 1, 1, 1, 2, 0}, /* mean */
    {3728, 0x1, 65535, 0, 109, 199, 34, 1, 4, 1, 1, 2, 0}, /* mean.dim */
    {3742, 0x1, 65535, 0, 0, 200, 122, 1, 1, 1, 1, 2, 0}, /* prod */
    {3756, 0x1, 65535, 0, 71, 201, 123, 1, 3, 1, 1, 2, 0}, /* prod.dim_int */
    {3770, 0x1, 65535, 0, 3, 202, 34, 1, 1, 1, 1, 2, 0}, /* cumsum */
    {3786, 0x1, 65535, 0, 113, 203, 124, 1, 3, 1, 1, 3, 0}, /* cumprod */
    {3803, 0x1, 65535, 0, 116, 204, 125, 1, 3, 1, 1, 2, 0}, /* logcumsumexp */
    {3825, 0x1, 65535, 0, 119, 205, 126, 1, 3, 1, 1, 2, 0}, /* cummax */
    {3841, 0x1, 65535, 0, 119, 205, 126, 1, 3, 1, 1, 2, 0}, /* cummin */
    {3857, 0x1, 65535, 0, 122, 206, 127, 1, 4, 1, 1, 2, 0}, /* logsumexp */
    {3876, 0x1, 65535, 0, 126, 207, 128, 1, 4, 1, 1, 2, 0}, /* amax */
    {3890, 0x1, 65535, 0, 126, 207, 128, 1, 4, 1, 1, 2, 0}, /* amin */
    {3904, 0x3, 65535, 0, 130, 208, 129, 1, 5, 1, 2, 2, 0}, /* aminmax */
    {2370, 0x1, 65535, 0, 135, 209, 131, 1, 4, 1, 1, 2, 0}, /* max.dim */
    {2388, 0x1, 65535, 0, 0, 210, 132, 1, 2, 1, 1, 2, 0}, /* max */
    {2334, 0x1, 65535, 0, 135, 209, 131, 1, 4, 1, 1, 2, 0}, /* min.dim */
    {2352, 0x1, 65535, 0, 0, 210, 132, 1, 2, 1, 1, 2, 0}, /* min */
    {3921, 0x1, 65535, 0, 0, 210, 132, 1, 2, 1, 1, 2, 0}, /* median */
    {3937, 0x1, 65535, 0, 135, 209, 131, 1, 4, 1, 1, 2, 0}, /* median.dim */
    {3953, 0x1, 65535, 0, 0, 210, 132, 1, 2, 1, 1, 2, 0}, /* nanmedian */
    {3972, 0x1, 65535, 0, 135, 209, 131, 1, 4, 1, 1, 2, 0}, /* nanmedian.dim */
    {3991, 0x1, 65535, 0, 135, 209, 131, 1, 4, 1, 1, 2, 0}, /* mode */
    {4005, 0x1, 65535, 0, 139, 209, 133, 1, 4, 1, 1, 2, 0}, /* kthvalue */
    {4023, 0x1, 65535, 0, 119, 211, 134, 1, 3, 1, 1, 2, 0}, /* sort */
    {4037, 0x1, 65535, 0, 139, 211, 135, 1, 3, 1, 1, 2, 0}, /* sort.stable */
    {4051, 0x1, 65535, 0, 139, 211, 135, 1, 3, 1, 1, 2, 0}, /* topk */
    {4065, 0x1, 65535, 0, 53, 212, 34, 1, 1, 1, 1, 2, 0}, /* trace */
    {4080, 0x1, 65535, 0, 143, 213, 136, 1, 5, 1, 1, 2, 0}, /* var.correction */
    {4093, 0x1, 65535, 0, 148, 214, 137, 1, 5, 1, 1, 2, 0}, /* std.correction */
    {4106, 0x3, 65535, 0, 143, 215, 138, 1, 5, 1, 2, 2, 0}, /* var_mean.correction */
    {4123, 0x3, 65535, 0, 153, 216, 140, 1, 5, 1, 2, 2, 0}, /* std_mean.correction */
    {4140, 0x1, 65535, 0, 158, 217, 142, 1, 5, 1, 1, 2, 0}, /* linalg_vector_norm */
    {4152, 0x1, 65535, 0, 126, 218, 143, 1, 3, 1, 1, 2, 0}, /* norm.Scalar */
    {4166, 0x1, 65535, 0, 163, 219, 144, 1, 5, 1, 1, 2, 0}, /* norm.ScalarOpt_dim */
    {4180, 0x1, 65535, 0, 113, 220, 145, 1, 3, 1, 1, 2, 0}, /* norm.ScalarOpt_dtype */
    {4194, 0x1, 65535, 0, 168, 221, 144, 1, 5, 1, 1, 2, 0}, /* norm.ScalarOpt_dim_dtype */
    {4208, 0x1, 65535, 2, 173, 222, 146, 2, 4, 2, 1, 2, 0}, /* dist */
    {4222, 0x1, 65535, 2, 10, 224, 147, 2, 2, 2, 1, 2, 0}, /* mm */
    {4234, 0x1, 65535, 2, 10, 226, 148, 2, 2, 2, 1, 2, 0}, /* bmm */
    {4247, 0x1, 65535, 2, 10, 228, 149, 2, 2, 2, 1, 2, 0}, /* mv */
    {4259, 0x1, 65535, 2, 10, 230, 150, 2, 2, 2, 1, 2, 0}, /* dot */
    {4272, 0x1, 65535, 2, 10, 232, 151, 2, 2, 2, 1, 2, 0}, /* vdot */
    {4286, 0x1, 65535, 4, 177, 234, 152, 3, 4, 3, 1, 2, 0}, /* addmm */
    {4301, 0x1, 65535, 4, 177, 237, 153, 3, 4, 3, 1, 2, 0}, /* addmv */
    {4316, 0x1, 65535, 4, 177, 240, 154, 3, 4, 3, 1, 2, 0}, /* addr */
    {4330, 0x1, 65535, 4, 177, 243, 155, 3, 4, 3, 1, 2, 0}, /* baddbmm */
    {4347, 0x1, 65535, 4, 181, 246, 156, 3, 6, 3, 1, 2, 0}, /* addbmm */
    {4363, 0x1, 65535, 4, 187, 249, 0, 3, 7, 3, 0, 2, 0}, /* _addmm_activation */
    {4388, 0x1, 65535, 2, 194, 252, 157, 2, 3, 2, 1, 2, 0}, /* linalg_cross */
    {4409, 0x1, 65535, 0, 1, 254, 158, 1, 1, 1, 1, 2, 0}, /* linalg_inv_ex */
    {4430, 0x1, 65535, 2, 197, 255, 159, 2, 5, 2, 1, 2, 0}, /* linalg_solve_triangular */
    {4461, 0x3, 65535, 2, 202, 257, 0, 2, 6, 2, 0, 2, 0}, /* triangular_solve */
    {4486, 0x1, 65535, 0, 0, 259, 160, 1, 2, 1, 1, 2, 0}, /* _linalg_det */
    {4505, 0x3, 65535, 0, 0, 260, 161, 1, 2, 1, 2, 2, 0}, /* _linalg_slogdet */
    {4528, 0x1, 65535, 2, 208, 261, 163, 2, 3, 2, 1, 2, 0}, /* _linalg_solve_ex */
    {4551, 0x1, 65535, 14, 1, 263, 164, 3, 2, 1, 1, 2, 0}, /* linalg_pinv.atol_rtol_tensor */
    {4571, 0x1, 65535, 0, 114, 264, 0, 1, 2, 1, 0, 2, 0}, /* cholesky */
    {4589, 0x1, 65535, 0, 114, 264, 165, 1, 2, 1, 1, 2, 0}, /* linalg_cholesky_ex */
    {4615, 0x1, 65535, 0, 125, 265, 0, 1, 3, 1, 0, 2, 0}, /* cholesky_inverse */
    {4640, 0x1, 65535, 2, 211, 266, 0, 2, 3, 2, 0, 2, 0}, /* cholesky_solve */
    {4663, 0x3, 65535, 0, 214, 268, 0, 1, 4, 1, 0, 2, 0}, /* linalg_qr */
    {4681, 0x3, 65535, 0, 218, 269, 166, 1, 5, 1, 2, 2, 0}, /* _linalg_eigh */
    {4701, 0x3, 65535, 0, 216, 270, 168, 1, 2, 1, 2, 2, 0}, /* linalg_eig */
    {4720, 0x1, 65535, 0, 0, 271, 0, 1, 1, 1, 0, 2, 0}, /* _linalg_eigvals */
    {4743, 0x7, 65535, 0, 223, 272, 170, 1, 5, 1, 1, 2, 0}, /* _linalg_svd */
    {4762, 0x6, 65535, 0, 228, 273, 171, 1, 4, 1, 2, 2, 0}, /* linalg_lu */
    {4780, 0x1, 65535, 0, 232, 274, 173, 1, 3, 1, 1, 2, 0}, /* linalg_lu_factor_ex */
    {4806, 0x6, 65535, 0, 53, 275, 174, 1, 1, 1, 2, 2, 0}, /* lu_unpack */
    {4824, 0x1, 65535, 17, 235, 276, 176, 2, 5, 2, 1, 2, 0}, /* linalg_lu_solve */
    {4847, 0x1, 65535, 0, 0, 278, 177, 1, 1, 1, 1, 2, 0}, /* linalg_matrix_exp */
    {4872, 0x3, 65535, 2, 240, 279, 0, 2, 3, 2, 0, 2, 0}, /* linalg_lstsq */
    {4893, 0x1, 65535, 0, 0, 281, 0, 1, 0, 1, 0, 2, 0}, /* linalg_ldl_factor_ex */
    {4920, 0x1, 65535, 17, 0, 282, 0, 2, 0, 2, 0, 2, 0}, /* linalg_ldl_solve */
    {4944, 0x3, 65535, 0, 0, 284, 0, 1, 0, 1, 0, 2, 0}, /* geqrf */
    {4959, 0x1, 65535, 4, 243, 285, 178, 3, 7, 3, 1, 2, 0}, /* _trilinear */
    {4978, 0x1, 65535, 0, 250, 288, 34, 1, 3, 1, 1, 2, 0}, /* _fft_c2c */
    {4994, 0x1, 65535, 0, 253, 289, 34, 1, 4, 1, 1, 2, 0}, /* _fft_r2c */
    {5010, 0x1, 65535, 0, 257, 290, 34, 1, 4, 1, 1, 2, 0}, /* _fft_c2r */
    {5026, 0x1, 65535, 0, 261, 291, 0, 2, 2, 1, 0, 2, 0}, /* linalg_householder_product */
    {5060, 0x1, 65535, 19, 263, 292, 0, 3, 5, 2, 0, 2, 0}, /* ormqr */
    {5075, 0x1, 65535, 0, 0, 9, 34, 1, 0, 1, 1, 2, 0}, /* alias */
    {5090, 0x1, 65535, 0, 268, 294, 34, 1, 4, 1, 1, 2, 0}, /* as_strided */
    {5109, 0x1, 65535, 0, 268, 294, 179, 1, 4, 1, 1, 2, 0}, /* as_strided_ */
    {5128, 0x1, 65535, 2, 272, 295, 180, 2, 4, 2, 1, 2, 0}, /* as_strided_scatter */
    {5154, 0x1, 65535, 0, 0, 297, 34, 1, 0, 1, 1, 2, 0}, /* _conj */
    {5168, 0x1, 65535, 0, 0, 34, 34, 1, 0, 1, 1, 2, 0}, /* _neg_view */
    {5185, 0x1, 65535, 0, 0, 298, 34, 1, 0, 1, 1, 2, 0}, /* _conj_physical */
    {5207, 0x1, 65535, 0, 0, 298, 181, 1, 0, 1, 1, 2, 0}, /* conj_physical_ */
    {5229, 0x1, 65535, 0, 276, 299, 34, 1, 4, 1, 1, 2, 0}, /* diagonal */
    {5247, 0x1, 65535, 0, 79, 300, 34, 1, 3, 1, 1, 2, 0}, /* diagonal_backward */
    {5273, 0x1, 65535, 2, 272, 301, 180, 2, 4, 2, 1, 2, 0}, /* diagonal_scatter */
    {5298, 0x1, 65535, 0, 0, 9, 34, 1, 0, 1, 1, 2, 0}, /* expand */
    {5314, 0x1, 65535, 0, 3, 303, 34, 1, 1, 1, 1, 2, 0}, /* permute */
    {5331, 0x1, 65535, 0, 53, 304, 34, 1, 1, 1, 1, 2, 0}, /* _reshape_alias */
    {5353, 0x1, 65535, 0, 106, 305, 34, 1, 3, 1, 1, 2, 0}, /* select.int */
    {5369, 0x1, 65535, 0, 62, 306, 34, 1, 2, 1, 1, 2, 0}, /* select_backward */
    {5393, 0x1, 65535, 2, 272, 307, 180, 2, 3, 2, 1, 2, 0}, /* select_scatter */
    {5416, 0x1, 65535, 0, 280, 309, 34, 1, 5, 1, 1, 2, 0}, /* slice.Tensor */
    {5431, 0x1, 65535, 0, 285, 310, 34, 1, 4, 1, 1, 2, 0}, /* slice_backward */
    {5454, 0x1, 65535, 2, 289, 311, 180, 2, 5, 2, 1, 2, 0}, /* slice_scatter */
    {5476, 0x1, 65535, 0, 294, 313, 34, 1, 4, 1, 1, 2, 0}, /* narrow_copy */
    {5496, 0x1, 65535, 0, 9, 314, 34, 1, 1, 1, 1, 2, 0}, /* split.Tensor */
    {5511, 0x1, 65535, 0, 9, 314, 34, 1, 1, 1, 1, 2, 0}, /* split_with_sizes */
    {5535, 0x1, 65535, 0, 9, 314, 34, 1, 1, 1, 1, 2, 0}, /* unsafe_split.Tensor */
    {5556, 0x1, 65535, 0, 9, 314, 34, 1, 1, 1, 1, 2, 0}, /* unsafe_split_with_sizes */
    {5586, 0x1, 65535, 0, 53, 304, 34, 1, 1, 1, 1, 2, 0}, /* squeeze */
    {5603, 0x1, 65535, 0, 53, 304, 34, 1, 1, 1, 1, 2, 0}, /* squeeze.dim */
    {5620, 0x1, 65535, 0, 53, 304, 34, 1, 1, 1, 1, 2, 0}, /* squeeze.dims */
    {5637, 0x1, 65535, 0, 53, 304, 182, 1, 1, 1, 1, 2, 0}, /* squeeze_ */
    {5654, 0x1, 65535, 0, 53, 304, 183, 1, 1, 1, 1, 2, 0}, /* squeeze_.dim */
    {5671, 0x1, 65535, 0, 53, 304, 184, 1, 1, 1, 1, 2, 0}, /* squeeze_.dims */
    {5688, 0x1, 65535, 0, 0, 315, 34, 1, 0, 1, 1, 2, 0}, /* t */
    {5699, 0x1, 65535, 0, 0, 315, 185, 1, 0, 1, 1, 2, 0}, /* t_ */
    {5710, 0x1, 65535, 0, 61, 316, 34, 1, 2, 1, 1, 2, 0}, /* transpose.int */
    {5729, 0x1, 65535, 0, 61, 316, 186, 1, 2, 1, 1, 2, 0}, /* transpose_ */
    {5748, 0x1, 65535, 0, 3, 317, 34, 1, 1, 1, 1, 2, 0}, /* unbind.int */
    {5764, 0x1, 65535, 0, 276, 318, 34, 1, 4, 1, 1, 2, 0}, /* unfold */
    {5780, 0x1, 65535, 0, 79, 319, 34, 1, 3, 1, 1, 2, 0}, /* unfold_backward */
    {5804, 0x1, 65535, 0, 3, 320, 34, 1, 1, 1, 1, 2, 0}, /* unsqueeze */
    {5823, 0x1, 65535, 0, 3, 320, 187, 1, 1, 1, 1, 2, 0}, /* unsqueeze_ */
    {5171, 0x1, 65535, 0, 53, 304, 34, 1, 1, 1, 1, 2, 0}, /* view */
    {5842, 0x1, 65535, 0, 53, 304, 34, 1, 1, 1, 1, 2, 0}, /* _unsafe_view */
    {5862, 0x1, 65535, 0, 0, 321, 34, 1, 0, 1, 1, 2, 0}, /* view_as_complex */
    {5885, 0x1, 65535, 0, 0, 322, 34, 1, 0, 1, 1, 2, 0}, /* view_as_real */
    {5905, 0x1, 65535, 0, 0, 9, 34, 1, 0, 1, 1, 2, 0}, /* clone */
    {5482, 0x1, 65535, 2, 0, 323, 188, 2, 0, 2, 1, 2, 0}, /* copy */
    {5920, 0x1, 65535, 2, 0, 323, 188, 2, 0, 2, 1, 2, 0}, /* copy_ */
    {5934, 0x1, 65535, 0, 0, 9, 34, 1, 0, 1, 1, 2, 0}, /* _to_copy */
    {5950, 0x1, 65535, 0, 0, 9, 34, 1, 0, 1, 1, 2, 0}, /* lift */
    {5964, 0x1, 65535, 0, 0, 9, 34, 1, 0, 1, 1, 2, 0}, /* lift_fresh */
    {5983, 0x1, 65535, 0, 0, 8, 189, 1, 0, 1, 1, 2, 0}, /* fill.Scalar */
    {5997, 0x1, 65535, 2, 0, 325, 190, 2, 0, 2, 1, 2, 0}, /* fill.Tensor */
    {6011, 0x1, 65535, 0, 0, 8, 189, 1, 0, 1, 1, 2, 0}, /* fill_.Scalar */
    {6025, 0x1, 65535, 2, 0, 325, 190, 2, 0, 2, 1, 2, 0}, /* fill_.Tensor */
    {6039, 0x1, 65535, 0, 0, 8, 189, 1, 0, 1, 1, 2, 0}, /* zero_ */
    {6053, 0x1, 65535, 22, 53, 327, 34, 1, 1, 1, 1, 2, 0}, /* block_diag */
    {6072, 0x1, 65535, 22, 106, 328, 34, 1, 2, 1, 1, 2, 0}, /* cat */
    {6085, 0x1, 65535, 22, 3, 329, 34, 1, 1, 1, 1, 2, 0}, /* stack */
    {6100, 0x1, 65535, 0, 106, 330, 34, 1, 2, 1, 1, 2, 0}, /* channel_shuffle */
    {6124, 0x1, 65535, 0, 3, 331, 34, 1, 1, 1, 1, 2, 0}, /* pixel_shuffle */
    {6146, 0x1, 65535, 0, 3, 332, 34, 1, 1, 1, 1, 2, 0}, /* pixel_unshuffle */
    {6170, 0x1, 65535, 0, 61, 300, 34, 1, 3, 1, 1, 2, 0}, /* diag_embed */
    {6189, 0x1, 65535, 0, 3, 333, 34, 1, 1, 1, 1, 2, 0}, /* flip */
    {6203, 0x1, 65535, 0, 106, 334, 34, 1, 2, 1, 1, 2, 0}, /* repeat */
    {6219, 0x1, 65535, 0, 61, 335, 34, 1, 2, 1, 1, 2, 0}, /* roll */
    {6233, 0x1, 65535, 0, 61, 336, 34, 1, 2, 1, 1, 2, 0}, /* rot90 */
    {6248, 0x1, 65535, 0, 3, 337, 34, 1, 1, 1, 1, 2, 0}, /* tril */
    {6262, 0x1, 65535, 0, 3, 338, 34, 1, 1, 1, 1, 2, 0}, /* triu */
    {6276, 0x1, 65535, 0, 3, 339, 191, 1, 1, 1, 1, 2, 0}, /* constant_pad_nd */
    {6299, 0x1, 65535, 0, 298, 205, 34, 1, 3, 1, 1, 2, 0}, /* gather */
    {6315, 0x1, 65535, 0, 53, 340, 34, 1, 2, 1, 1, 2, 0}, /* index.Tensor */
    {6330, 0x1, 65535, 0, 53, 341, 34, 1, 2, 1, 1, 2, 0}, /* _unsafe_index.Tensor */
    {6351, 0x1, 65535, 0, 301, 342, 192, 1, 3, 1, 1, 2, 0}, /* _unsafe_masked_index */
    {6378, 0x1, 65535, 23, 304, 343, 180, 2, 2, 2, 1, 2, 0}, /* _unsafe_masked_index_put_accumulate */
    {6418, 0x1, 65535, 23, 306, 345, 180, 2, 4, 2, 1, 2, 0}, /* index_add */
    {6436, 0x1, 65535, 23, 310, 347, 180, 2, 3, 2, 1, 2, 0}, /* index_copy */
    {6455, 0x1, 65535, 0, 299, 347, 193, 1, 2, 1, 1, 2, 0}, /* index_fill.int_Scalar */
    {6474, 0x1, 65535, 23, 310, 349, 194, 2, 2, 2, 1, 2, 0}, /* index_fill.int_Tensor */
    {6493, 0x1, 65535, 17, 313, 351, 180, 2, 3, 2, 1, 2, 0}, /* index_put */
    {6511, 0x1, 65535, 17, 313, 353, 180, 2, 3, 2, 1, 2, 0}, /* _unsafe_index_put */
    {6535, 0x1, 65535, 17, 313, 351, 0, 2, 3, 2, 0, 2, 0}, /* _index_put_impl_ */
    {6557, 0x1, 65535, 23, 316, 355, 195, 2, 7, 2, 1, 3, 0}, /* index_reduce */
    {6578, 0x1, 65535, 0, 298, 357, 34, 1, 3, 1, 1, 2, 0}, /* index_select */
    {6599, 0x1, 65535, 0, 5, 358, 196, 1, 1, 1, 1, 2, 0}, /* masked_fill.Scalar */
    {6619, 0x1, 65535, 17, 12, 359, 197, 2, 1, 2, 1, 2, 0}, /* masked_fill.Tensor */
    {6639, 0x1, 65535, 17, 323, 361, 180, 2, 2, 2, 1, 2, 0}, /* masked_scatter */
    {6662, 0x1, 65535, 0, 53, 363, 34, 1, 2, 1, 1, 2, 0}, /* masked_scatter_backward */
    {6693, 0x1, 65535, 0, 53, 363, 34, 1, 2, 1, 1, 2, 0}, /* masked_select */
    {6498, 0x1, 65535, 17, 325, 364, 180, 2, 3, 2, 1, 2, 0}, /* put */
    {5137, 0x1, 65535, 23, 310, 366, 180, 2, 2, 2, 1, 2, 0}, /* scatter.src */
    {6715, 0x1, 65535, 0, 299, 366, 198, 1, 2, 1, 1, 2, 0}, /* scatter.value */
    {6732, 0x1, 65535, 23, 306, 368, 180, 2, 2, 2, 1, 2, 0}, /* scatter_add */
    {6752, 0x1, 65535, 23, 328, 370, 199, 2, 7, 2, 1, 3, 0}, /* scatter_reduce.two */
    {6775, 0x1, 65535, 0, 53, 372, 34, 1, 2, 1, 1, 2, 0}, /* take */
    {6789, 0x1, 65535, 20, 20, 373, 200, 2, 1, 2, 1, 2, 0}, /* where.self */
    {6804, 0x1, 65535, 0, 61, 375, 34, 1, 2, 1, 1, 2, 0}, /* affine_grid_generator */
    {6833, 0x1, 65535, 0, 335, 376, 201, 1, 4, 1, 1, 3, 0}, /* renorm */
    {6849, 0x1, 65535, 0, 0, 377, 0, 1, 0, 1, 0, 2, 0}, /* embedding_renorm_ */
    {6874, 0x1, 65535, 0, 0, 378, 0, 1, 0, 1, 0, 2, 0}, /* _unique2 */
    {6891, 0x1, 65535, 0, 0, 379, 0, 1, 0, 1, 0, 2, 0}, /* _unique */
    {6907, 0x1, 65535, 0, 0, 380, 0, 1, 0, 1, 0, 2, 0}, /* unique_consecutive */
    {6934, 0x1, 65535, 0, 0, 381, 0, 1, 0, 1, 0, 2, 0}, /* unique_dim */
    {6953, 0x1, 65535, 0, 0, 382, 0, 1, 0, 1, 0, 2, 0}, /* unique_dim_consecutive */
    {6983, 0x1, 65535, 9, 339, 383, 202, 3, 8, 1, 1, 2, 0}, /* convolution */
    {7004, 0x1, 65535, 9, 339, 383, 0, 3, 8, 1, 0, 2, 0}, /* _convolution */
    {7025, 0x7, 65535, 4, 347, 384, 0, 3, 10, 3, 0, 2, 0}, /* convolution_backward */
    {7054, 0x1, 65535, 25, 357, 387, 0, 3, 4, 1, 0, 2, 0}, /* _slow_conv2d_forward */
    {7074, 0x1, 65535, 25, 357, 388, 0, 3, 4, 1, 0, 2, 0}, /* slow_conv3d_forward */
    {7094, 0x1, 65535, 25, 361, 389, 0, 3, 5, 1, 0, 2, 0}, /* slow_conv_dilated2d */
    {7121, 0x1, 65535, 25, 361, 390, 0, 3, 5, 1, 0, 2, 0}, /* slow_conv_dilated3d */
    {7148, 0x1, 65535, 25, 366, 391, 0, 3, 6, 1, 0, 2, 0}, /* slow_conv_transpose3d */
    {7177, 0x1, 65535, 0, 372, 392, 34, 1, 5, 1, 1, 2, 0}, /* im2col */
    {7193, 0x1, 65535, 0, 285, 393, 34, 1, 4, 1, 1, 2, 0}, /* col2im */
    {7209, 0x1, 65535, 0, 0, 394, 34, 1, 1, 1, 1, 2, 0}, /* _adaptive_avg_pool2d */
    {7236, 0x1, 65535, 2, 53, 395, 203, 2, 1, 2, 1, 2, 0}, /* _adaptive_avg_pool2d_backward */
    {7271, 0x1, 65535, 0, 0, 397, 34, 1, 1, 1, 1, 2, 0}, /* _adaptive_avg_pool3d */
    {7298, 0x1, 65535, 2, 53, 398, 204, 2, 1, 2, 1, 2, 0}, /* _adaptive_avg_pool3d_backward */
    {7333, 0x1, 65535, 0, 88, 400, 205, 1, 2, 1, 1, 2, 0}, /* adaptive_max_pool2d */
    {7360, 0x1, 65535, 2, 83, 401, 206, 2, 1, 2, 1, 2, 0}, /* adaptive_max_pool2d_backward */
    {7395, 0x1, 65535, 0, 88, 403, 207, 1, 2, 1, 1, 2, 0}, /* adaptive_max_pool3d */
    {7422, 0x1, 65535, 2, 83, 404, 208, 2, 1, 2, 1, 2, 0}, /* adaptive_max_pool3d_backward */
    {7217, 0x1, 65535, 0, 377, 406, 34, 1, 7, 1, 1, 2, 0}, /* avg_pool2d */
    {7244, 0x1, 65535, 2, 384, 407, 209, 2, 6, 2, 1, 2, 0}, /* avg_pool2d_backward */
    {7279, 0x1, 65535, 0, 377, 409, 34, 1, 7, 1, 1, 2, 0}, /* avg_pool3d */
    {7306, 0x1, 65535, 2, 384, 410, 210, 2, 6, 2, 1, 2, 0}, /* avg_pool3d_backward */
    {7457, 0x1, 65535, 0, 390, 412, 205, 1, 4, 1, 1, 2, 0}, /* fractional_max_pool2d */
    {7486, 0x1, 65535, 2, 394, 401, 211, 2, 1, 2, 1, 2, 0}, /* fractional_max_pool2d_backward */
    {7523, 0x1, 65535, 0, 390, 413, 207, 1, 4, 1, 1, 2, 0}, /* fractional_max_pool3d */
    {7552, 0x1, 65535, 2, 394, 404, 212, 2, 1, 2, 1, 2, 0}, /* fractional_max_pool3d_backward */
    {7589, 0x1, 65535, 0, 395, 414, 205, 1, 7, 1, 1, 2, 0}, /* max_pool2d_with_indices */
    {7619, 0x1, 65535, 2, 402, 401, 213, 2, 1, 2, 1, 2, 0}, /* max_pool2d_with_indices_backward */
    {7657, 0x1, 65535, 0, 395, 415, 207, 1, 7, 1, 1, 2, 0}, /* max_pool3d_with_indices */
    {7687, 0x1, 65535, 2, 402, 404, 214, 2, 1, 2, 1, 2, 0}, /* max_pool3d_with_indices_backward */
    {7725, 0x1, 65535, 0, 5, 401, 34, 1, 1, 1, 1, 2, 0}, /* max_unpool2d */
    {7746, 0x1, 65535, 0, 5, 404, 34, 1, 1, 1, 1, 2, 0}, /* max_unpool3d */
    {7767, 0x1, 65535, 0, 403, 416, 0, 1, 7, 1, 0, 2, 0}, /* segment_reduce */
    {7790, 0x1, 65535, 9, 410, 417, 215, 3, 8, 1, 1, 2, 0}, /* native_batch_norm */
    {7815, 0x1, 65535, 9, 410, 418, 216, 3, 8, 1, 1, 2, 0}, /* _native_batch_norm_legit */
    {7845, 0x1, 65535, 9, 418, 419, 217, 3, 6, 1, 1, 2, 0}, /* _native_batch_norm_legit.no_stats */
    {7875, 0x1, 65535, 9, 424, 420, 218, 3, 7, 1, 1, 2, 0}, /* _native_batch_norm_legit_no_training */
    {7915, 0x1, 65535, 9, 431, 421, 219, 3, 5, 1, 1, 2, 0}, /* _batch_norm_with_update */
    {7944, 0x1, 65535, 9, 424, 422, 220, 3, 7, 1, 1, 2, 0}, /* _batch_norm_no_update */
    {7971, 0x7, 65535, 28, 436, 423, 0, 5, 7, 5, 0, 2, 0}, /* native_batch_norm_backward */
    {7977, 0x7, 65535, 28, 443, 428, 0, 5, 7, 5, 0, 2, 0}, /* batch_norm_backward */
    {8004, 0x1, 65535, 33, 450, 433, 221, 3, 6, 1, 1, 2, 0}, /* native_layer_norm */
    {8029, 0x7, 65535, 36, 456, 434, 0, 6, 7, 6, 0, 2, 0}, /* native_layer_norm_backward */
    {8062, 0x7, 65535, 9, 463, 440, 222, 3, 8, 1, 3, 2, 0}, /* native_group_norm */
    {8087, 0x7, 65535, 42, 471, 441, 0, 5, 9, 5, 0, 2, 0}, /* native_group_norm_backward */
    {8120, 0x1, 65535, 0, 480, 446, 225, 1, 3, 1, 1, 2, 0}, /* _softmax */
    {8137, 0x1, 65535, 0, 480, 446, 225, 1, 3, 1, 1, 2, 0}, /* _safe_softmax */
    {8158, 0x1, 65535, 2, 483, 447, 226, 2, 4, 2, 1, 2, 0}, /* _softmax_backward_data */
    {8187, 0x1, 65535, 0, 480, 449, 227, 1, 3, 1, 1, 2, 0}, /* _log_softmax */
    {8207, 0x1, 65535, 2, 58, 450, 228, 2, 3, 2, 1, 2, 0}, /* _log_softmax_backward_data */
    {8239, 0x1, 65535, 0, 487, 452, 229, 1, 3, 1, 1, 2, 0}, /* native_dropout */
    {8262, 0x1, 65535, 2, 56, 453, 230, 2, 2, 2, 1, 2, 0}, /* native_dropout_backward */
    {8293, 0x1, 65535, 9, 490, 455, 0, 3, 9, 1, 0, 2, 0}, /* _scaled_dot_product_flash_attention_for_cpu */
    {8339, 0x1, 65535, 0, 499, 456, 34, 1, 5, 1, 1, 2, 0}, /* embedding */
    {8358, 0x1, 65535, 0, 340, 457, 231, 1, 3, 1, 1, 2, 0}, /* embedding_dense_backward */
    {8390, 0x1, 65535, 47, 504, 458, 0, 2, 12, 2, 0, 2, 0}, /* _embedding_bag */
    {8412, 0x1, 65535, 0, 2, 460, 34, 1, 2, 1, 1, 2, 0}, /* reflection_pad1d */
    {8437, 0x1, 65535, 2, 9, 461, 232, 2, 1, 2, 1, 2, 0}, /* reflection_pad1d_backward */
    {8470, 0x1, 65535, 0, 2, 463, 34, 1, 2, 1, 1, 2, 0}, /* reflection_pad2d */
    {8495, 0x1, 65535, 2, 9, 464, 233, 2, 1, 2, 1, 2, 0}, /* reflection_pad2d_backward */
    {8528, 0x1, 65535, 0, 2, 466, 34, 1, 2, 1, 1, 2, 0}, /* reflection_pad3d */
    {8553, 0x1, 65535, 2, 9, 467, 234, 2, 1, 2, 1, 2, 0}, /* reflection_pad3d_backward */
    {8586, 0x1, 65535, 0, 2, 469, 34, 1, 2, 1, 1, 2, 0}, /* replication_pad1d */
    {8612, 0x1, 65535, 2, 9, 470, 235, 2, 1, 2, 1, 2, 0}, /* replication_pad1d_backward */
    {8646, 0x1, 65535, 0, 2, 472, 34, 1, 2, 1, 1, 2, 0}, /* replication_pad2d */
    {8672, 0x1, 65535, 2, 9, 473, 236, 2, 1, 2, 1, 2, 0}, /* replication_pad2d_backward */
    {8706, 0x1, 65535, 0, 2, 475, 34, 1, 2, 1, 1, 2, 0}, /* replication_pad3d */
    {8732, 0x1, 65535, 2, 9, 476, 237, 2, 1, 2, 1, 2, 0}, /* replication_pad3d_backward */
    {8766, 0x1, 65535, 0, 372, 478, 34, 1, 5, 1, 1, 2, 0}, /* _upsample_bicubic2d_aa */
    {8795, 0x1, 65535, 0, 516, 479, 34, 1, 4, 1, 1, 2, 0}, /* _upsample_bicubic2d_aa_backward */
    {8832, 0x1, 65535, 0, 372, 480, 34, 1, 5, 1, 1, 2, 0}, /* _upsample_bilinear2d_aa */
    {8862, 0x1, 65535, 0, 516, 481, 34, 1, 4, 1, 1, 2, 0}, /* _upsample_bilinear2d_aa_backward */
    {8900, 0x1, 65535, 0, 372, 482, 34, 1, 5, 1, 1, 2, 0}, /* _upsample_lanczos2d_aa */
    {8929, 0x1, 65535, 0, 516, 483, 34, 1, 4, 1, 1, 2, 0}, /* _upsample_lanczos2d_aa_backward */
    {8966, 0x1, 65535, 0, 106, 484, 34, 1, 3, 1, 1, 2, 0}, /* _upsample_nearest_exact1d */
    {8998, 0x1, 65535, 0, 145, 485, 34, 1, 2, 1, 1, 2, 0}, /* _upsample_nearest_exact1d_backward */
    {9038, 0x1, 65535, 0, 276, 486, 34, 1, 4, 1, 1, 2, 0}, /* _upsample_nearest_exact2d */
    {9070, 0x1, 65535, 0, 516, 487, 34, 1, 3, 1, 1, 2, 0}, /* _upsample_nearest_exact2d_backward */
    {9110, 0x1, 65535, 0, 372, 488, 34, 1, 5, 1, 1, 2, 0}, /* _upsample_nearest_exact3d */
    {9142, 0x1, 65535, 0, 516, 489, 34, 1, 4, 1, 1, 2, 0}, /* _upsample_nearest_exact3d_backward */
    {9182, 0x1, 65535, 0, 372, 490, 34, 1, 5, 1, 1, 2, 0}, /* upsample_bicubic2d */
    {9209, 0x1, 65535, 0, 516, 491, 34, 1, 4, 1, 1, 2, 0}, /* upsample_bicubic2d_backward */
    {9244, 0x1, 65535, 0, 372, 492, 34, 1, 5, 1, 1, 2, 0}, /* upsample_bilinear2d */
    {9272, 0x1, 65535, 0, 516, 493, 34, 1, 4, 1, 1, 2, 0}, /* upsample_bilinear2d_backward */
    {9308, 0x1, 65535, 0, 276, 494, 34, 1, 4, 1, 1, 2, 0}, /* upsample_linear1d */
    {9334, 0x1, 65535, 0, 516, 495, 34, 1, 3, 1, 1, 2, 0}, /* upsample_linear1d_backward */
    {9368, 0x1, 65535, 0, 106, 496, 34, 1, 3, 1, 1, 2, 0}, /* upsample_nearest1d */
    {9395, 0x1, 65535, 0, 145, 497, 34, 1, 2, 1, 1, 2, 0}, /* upsample_nearest1d_backward */
    {9430, 0x1, 65535, 0, 276, 498, 34, 1, 4, 1, 1, 2, 0}, /* upsample_nearest2d */
    {9457, 0x1, 65535, 0, 516, 499, 34, 1, 3, 1, 1, 2, 0}, /* upsample_nearest2d_backward */
    {9492, 0x1, 65535, 0, 372, 500, 34, 1, 5, 1, 1, 2, 0}, /* upsample_nearest3d */
    {9519, 0x1, 65535, 0, 516, 501, 34, 1, 4, 1, 1, 2, 0}, /* upsample_nearest3d_backward */
    {9554, 0x1, 65535, 0, 520, 502, 34, 1, 6, 1, 1, 2, 0}, /* upsample_trilinear3d */
    {9583, 0x1, 65535, 0, 526, 503, 34, 1, 5, 1, 1, 2, 0}, /* upsample_trilinear3d_backward */
    {9620, 0x1, 65535, 0, 77, 504, 0, 2, 5, 1, 0, 2, 0}, /* grid_sampler_2d */
    {9643, 0x3, 65535, 4, 531, 505, 0, 3, 6, 3, 0, 2, 0}, /* grid_sampler_2d_backward */
    {9674, 0x1, 65535, 0, 77, 508, 0, 2, 5, 1, 0, 2, 0}, /* grid_sampler_3d */
    {9697, 0x3, 65535, 4, 531, 509, 0, 3, 6, 3, 0, 2, 0}, /* grid_sampler_3d_backward */
    {9728, 0x1, 65535, 2, 173, 512, 0, 2, 4, 2, 0, 2, 0}, /* _cdist_forward */
    {9743, 0x1, 65535, 49, 0, 514, 0, 4, 0, 4, 0, 2, 0}, /* _cdist_backward */
    {9766, 0x1, 65535, 2, 537, 518, 238, 2, 3, 2, 1, 2, 0}, /* _euclidean_dist */
    {9789, 0x1, 65535, 0, 113, 520, 0, 1, 3, 1, 0, 2, 0}, /* _pdist_forward */
    {9804, 0x1, 65535, 53, 0, 521, 0, 3, 0, 3, 0, 2, 0}, /* _pdist_backward */
    {9827, 0x1, 65535, 2, 540, 524, 239, 2, 4, 2, 1, 2, 0}, /* binary_cross_entropy */
    {9855, 0x1, 65535, 4, 544, 526, 0, 3, 5, 3, 0, 2, 0}, /* binary_cross_entropy_backward */
    {9891, 0x1, 65535, 2, 549, 529, 240, 2, 5, 2, 1, 2, 0}, /* binary_cross_entropy_with_logits */
    {9929, 0x1, 65535, 2, 554, 531, 241, 2, 4, 2, 1, 2, 0}, /* huber_loss */
    {9948, 0x1, 65535, 4, 558, 533, 0, 3, 5, 3, 0, 2, 0}, /* huber_loss_backward */
    {9975, 0x1, 65535, 2, 173, 536, 242, 2, 3, 2, 1, 2, 0}, /* mse_loss */
    {9992, 0x1, 65535, 4, 563, 538, 243, 3, 4, 3, 1, 2, 0}, /* mse_loss_backward */
    {10017, 0x1, 65535, 0, 567, 541, 0, 1, 6, 1, 0, 2, 0}, /* multi_margin_loss */
    {10042, 0x1, 65535, 0, 573, 542, 0, 1, 4, 1, 0, 2, 0}, /* multilabel_margin_loss_forward */
    {10072, 0x1, 65535, 0, 577, 543, 244, 1, 6, 1, 1, 2, 0}, /* nll_loss_forward */
    {10089, 0x1, 65535, 2, 583, 544, 245, 2, 4, 2, 1, 2, 0}, /* nll_loss_backward */
    {10114, 0x1, 65535, 0, 577, 546, 246, 1, 6, 1, 1, 2, 0}, /* nll_loss2d_forward */
    {10133, 0x1, 65535, 2, 583, 547, 247, 2, 4, 2, 1, 2, 0}, /* nll_loss2d_backward */
    {10160, 0x1, 65535, 2, 554, 549, 248, 2, 4, 2, 1, 2, 0}, /* smooth_l1_loss */
    {10182, 0x1, 65535, 4, 558, 551, 0, 3, 5, 3, 0, 2, 0}, /* smooth_l1_loss_backward */
    {10212, 0x1, 65535, 0, 77, 554, 249, 1, 3, 1, 1, 2, 0}, /* soft_margin_loss */
    {10236, 0x1, 65535, 2, 587, 555, 0, 2, 4, 2, 0, 2, 0}, /* soft_margin_loss_backward */
    {10268, 0x1, 65535, 0, 591, 557, 0, 1, 8, 1, 0, 2, 0}, /* _ctc_loss */
    {10285, 0x1, 65535, 0, 599, 558, 0, 1, 8, 1, 0, 2, 0}, /* _ctc_loss.Tensor */
    {10302, 0x1, 65535, 0, 0, 297, 34, 1, 0, 1, 1, 2, 0}, /* _conj */
    {10321, 0x1, 65535, 0, 0, 34, 34, 1, 0, 1, 1, 2, 0}, /* _neg_view */
    {10343, 0x1, 65535, 0, 53, 304, 34, 1, 1, 1, 1, 2, 0}, /* _reshape_alias */
    {10350, 0x1, 65535, 0, 0, 9, 34, 1, 0, 1, 1, 2, 0}, /* alias */
    {10370, 0x1, 65535, 0, 268, 294, 34, 1, 4, 1, 1, 2, 0}, /* as_strided */
    {10394, 0x1, 65535, 0, 276, 299, 34, 1, 4, 1, 1, 2, 0}, /* diagonal */
    {10417, 0x1, 65535, 0, 0, 9, 34, 1, 0, 1, 1, 2, 0}, /* expand */
    {10438, 0x1, 65535, 0, 0, 9, 34, 1, 0, 1, 1, 2, 0}, /* lift_fresh */
    {10462, 0x1, 65535, 0, 3, 303, 34, 1, 1, 1, 1, 2, 0}, /* permute */
    {10484, 0x1, 65535, 0, 106, 305, 34, 1, 3, 1, 1, 2, 0}, /* select.int */
    {10505, 0x1, 65535, 0, 280, 309, 34, 1, 5, 1, 1, 2, 0}, /* slice.Tensor */
    {10525, 0x1, 65535, 0, 9, 314, 34, 1, 1, 1, 1, 2, 0}, /* split.Tensor */
    {10545, 0x1, 65535, 0, 9, 314, 34, 1, 1, 1, 1, 2, 0}, /* split_with_sizes */
    {10574, 0x1, 65535, 0, 53, 304, 34, 1, 1, 1, 1, 2, 0}, /* squeeze */
    {10596, 0x1, 65535, 0, 53, 304, 34, 1, 1, 1, 1, 2, 0}, /* squeeze.dim */
    {10618, 0x1, 65535, 0, 53, 304, 34, 1, 1, 1, 1, 2, 0}, /* squeeze.dims */
    {10640, 0x1, 65535, 0, 0, 315, 34, 1, 0, 1, 1, 2, 0}, /* t */
    {10656, 0x1, 65535, 0, 61, 316, 34, 1, 2, 1, 1, 2, 0}, /* transpose.int */
    {10680, 0x1, 65535, 0, 3, 317, 34, 1, 1, 1, 1, 2, 0}, /* unbind.int */
    {10701, 0x1, 65535, 0, 276, 318, 34, 1, 4, 1, 1, 2, 0}, /* unfold */
    {10722, 0x1, 65535, 0, 3, 320, 34, 1, 1, 1, 1, 2, 0}, /* unsqueeze */
    {10746, 0x1, 65535, 0, 0, 321, 34, 1, 0, 1, 1, 2, 0}, /* view_as_complex */
    {10774, 0x1, 65535, 0, 0, 322, 34, 1, 0, 1, 1, 2, 0}, /* view_as_real */
    {10324, 0x1, 65535, 0, 53, 304, 34, 1, 1, 1, 1, 2, 0}, /* view */
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
    {2, 0, 2}, /* 44 */
    {3, 0, 3}, /* 45 */
    {4, 0, 4}, /* 46 */
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
    {4, 1, 0, 0x1}, /* 6 */
    {0, 0, 0, 0x1}, /* 7 */
    {4, 2, 0, 0x2}, /* 8 */
    {4, 2, 0, 0x1}, /* 9 */
    {0, 1, 0, 0x1}, /* 10 */
    {0, 0, 0, 0x2}, /* 11 */
    {0, 1, 0, 0x3}, /* 12 */
    {0, 0, 0, 0x2}, /* 13 */
    {4, 2, 0, 0x3}, /* 14 */
    {0, 1, 0, 0x3}, /* 15 */
    {0, 0, 0, 0x2}, /* 16 */
    {4, 2, 0, 0x1}, /* 17 */
    {4, 1, 0, 0x1}, /* 18 */
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
    {0, 0, 0, 0x1}, /* 39 */
    {0, 1, 0, 0x1}, /* 40 */
    {0, 2, 0, 0x2}, /* 41 */
    {4, 3, 0, 0x6}, /* 42 */
    {0, 1, 0, 0x4}, /* 43 */
    {0, 2, 0, 0x6}, /* 44 */
    {4, 3, 0, 0x6}, /* 45 */
    {0, 1, 0, 0x4}, /* 46 */
    {0, 1, 0, 0x7}, /* 47 */
    {0, 0, 0, 0x7}, /* 48 */
    {0, 2, 0, 0x7}, /* 49 */
    {4, 1, 0, 0x1}, /* 50 */
    {0, 0, 0, 0x1}, /* 51 */
    {4, 2, 0, 0x1}, /* 52 */
    {2, 0, 0, 0x1}, /* 53 */
    {0, 1, 0, 0x1}, /* 54 */
    {1, 0, 0, 0x2}, /* 55 */
    {0, 1, 0, 0x1}, /* 56 */
    {4, 2, 0, 0x1}, /* 57 */
    {0, 1, 0, 0x3}, /* 58 */
    {4, 2, 0, 0x3}, /* 59 */
    {0, 0, 0, 0x2}, /* 60 */
    {4, 1, 0, 0x1}, /* 61 */
    {4, 2, 0, 0x1}, /* 62 */
    {4, 3, 0, 0x1}, /* 63 */
    {0, 0, 0, 0x1}, /* 64 */
    {4, 1, 0, 0x3}, /* 65 */
    {4, 2, 0, 0x3}, /* 66 */
    {4, 3, 0, 0x3}, /* 67 */
    {4, 4, 0, 0x3}, /* 68 */
    {0, 5, 0, 0x3}, /* 69 */
    {0, 0, 0, 0x2}, /* 70 */
    {0, 0, 0, 0x1}, /* 71 */
    {4, 1, 0, 0x1}, /* 72 */
    {4, 2, 0, 0x1}, /* 73 */
    {0, 1, 0, 0x1}, /* 74 */
    {4, 2, 0, 0x1}, /* 75 */
    {4, 3, 0, 0x1}, /* 76 */
    {0, 0, 0, 0x1}, /* 77 */
    {0, 1, 0, 0x1}, /* 78 */
    {4, 2, 0, 0x1}, /* 79 */
    {4, 3, 0, 0x1}, /* 80 */
    {4, 4, 0, 0x1}, /* 81 */
    {0, 1, 0, 0x1}, /* 82 */
    {0, 2, 0, 0x1}, /* 83 */
    {4, 3, 0, 0x1}, /* 84 */
    {4, 4, 0, 0x1}, /* 85 */
    {4, 5, 0, 0x1}, /* 86 */
    {4, 6, 0, 0x1}, /* 87 */
    {0, 0, 0, 0x1}, /* 88 */
    {1, 1, 0, 0x1}, /* 89 */
    {0, 1, 0, 0x3}, /* 90 */
    {0, 2, 0, 0x1}, /* 91 */
    {0, 0, 0, 0x2}, /* 92 */
    {0, 1, 0, 0x3}, /* 93 */
    {4, 2, 0, 0x3}, /* 94 */
    {4, 3, 0, 0x3}, /* 95 */
    {0, 0, 0, 0x2}, /* 96 */
    {0, 1, 0, 0x1}, /* 97 */
    {0, 2, 0, 0x1}, /* 98 */
    {0, 0, 0, 0x1}, /* 99 */
    {2, 1, 0, 0x2}, /* 100 */
    {2, 1, 0, 0x1}, /* 101 */
    {2, 0, 0, 0x1}, /* 102 */
    {2, 1, 0, 0x2}, /* 103 */
    {3, 0, 0, 0x1}, /* 104 */
    {1, 1, 0, 0x1}, /* 105 */
    {2, 0, 0, 0x1}, /* 106 */
    {4, 1, 0, 0x1}, /* 107 */
    {4, 2, 0, 0x1}, /* 108 */
    {2, 0, 0, 0x1}, /* 109 */
    {4, 1, 0, 0x1}, /* 110 */
    {4, 2, 0, 0x1}, /* 111 */
    {3, 0, 0, 0x1}, /* 112 */
    {0, 0, 0, 0x1}, /* 113 */
    {4, 1, 0, 0x1}, /* 114 */
    {1, 0, 0, 0x1}, /* 115 */
    {0, 0, 0, 0x1}, /* 116 */
    {1, 0, 0, 0x1}, /* 117 */
    {4, 1, 0, 0x1}, /* 118 */
    {2, 0, 0, 0x1}, /* 119 */
    {4, 1, 0, 0x1}, /* 120 */
    {1, 1, 0, 0x1}, /* 121 */
    {0, 0, 0, 0x1}, /* 122 */
    {4, 1, 0, 0x1}, /* 123 */
    {4, 2, 0, 0x1}, /* 124 */
    {1, 0, 0, 0x1}, /* 125 */
    {4, 1, 0, 0x1}, /* 126 */
    {0, 0, 0, 0x1}, /* 127 */
    {1, 0, 0, 0x1}, /* 128 */
    {4, 2, 0, 0x1}, /* 129 */
    {4, 1, 0, 0x1}, /* 130 */
    {0, 0, 0, 0x1}, /* 131 */
    {1, 0, 0, 0x1}, /* 132 */
    {4, 2, 0, 0x1}, /* 133 */
    {1, 1, 0, 0x1}, /* 134 */
    {2, 0, 0, 0x1}, /* 135 */
    {4, 1, 0, 0x1}, /* 136 */
    {1, 1, 0, 0x1}, /* 137 */
    {4, 2, 0, 0x1}, /* 138 */
    {2, 0, 0, 0x1}, /* 139 */
    {4, 2, 0, 0x1}, /* 140 */
    {1, 1, 0, 0x1}, /* 141 */
    {4, 3, 0, 0x1}, /* 142 */
    {0, 0, 0, 0x1}, /* 143 */
    {3, 0, 0, 0x1}, /* 144 */
    {4, 1, 0, 0x1}, /* 145 */
    {4, 3, 0, 0x1}, /* 146 */
    {4, 2, 0, 0x1}, /* 147 */
    {1, 0, 0, 0x1}, /* 148 */
    {0, 0, 0, 0x1}, /* 149 */
    {4, 1, 0, 0x1}, /* 150 */
    {4, 3, 0, 0x1}, /* 151 */
    {4, 2, 0, 0x1}, /* 152 */
    {0, 0, 0, 0x1}, /* 153 */
    {1, 0, 0, 0x1}, /* 154 */
    {4, 1, 0, 0x1}, /* 155 */
    {4, 3, 0, 0x1}, /* 156 */
    {4, 2, 0, 0x1}, /* 157 */
    {0, 0, 0, 0x1}, /* 158 */
    {1, 0, 0, 0x1}, /* 159 */
    {4, 2, 0, 0x1}, /* 160 */
    {4, 3, 0, 0x1}, /* 161 */
    {4, 1, 0, 0x1}, /* 162 */
    {4, 1, 0, 0x1}, /* 163 */
    {0, 0, 0, 0x1}, /* 164 */
    {1, 0, 0, 0x1}, /* 165 */
    {4, 2, 0, 0x1}, /* 166 */
    {4, 3, 0, 0x1}, /* 167 */
    {0, 0, 0, 0x1}, /* 168 */
    {4, 1, 0, 0x1}, /* 169 */
    {1, 0, 0, 0x1}, /* 170 */
    {4, 2, 0, 0x1}, /* 171 */
    {4, 3, 0, 0x1}, /* 172 */
    {0, 0, 0, 0x3}, /* 173 */
    {0, 1, 0, 0x3}, /* 174 */
    {4, 2, 0, 0x3}, /* 175 */
    {1, 0, 0, 0x3}, /* 176 */
    {4, 3, 0, 0x1}, /* 177 */
    {0, 2, 0, 0x2}, /* 178 */
    {4, 4, 0, 0x6}, /* 179 */
    {0, 1, 0, 0x4}, /* 180 */
    {4, 3, 0, 0x1}, /* 181 */
    {2, 1, 0, 0x2}, /* 182 */
    {0, 2, 0, 0x2}, /* 183 */
    {4, 4, 0, 0x6}, /* 184 */
    {0, 1, 0, 0x4}, /* 185 */
    {2, 2, 0, 0x4}, /* 186 */
    {4, 5, 0, 0x7}, /* 187 */
    {0, 0, 0, 0x7}, /* 188 */
    {0, 1, 0, 0x7}, /* 189 */
    {0, 2, 0, 0x7}, /* 190 */
    {4, 3, 0, 0x7}, /* 191 */
    {4, 4, 0, 0x7}, /* 192 */
    {1, 0, 0, 0x7}, /* 193 */
    {0, 1, 0, 0x1}, /* 194 */
    {4, 2, 0, 0x3}, /* 195 */
    {0, 0, 0, 0x2}, /* 196 */
    {0, 0, 0, 0x3}, /* 197 */
    {4, 2, 0, 0x3}, /* 198 */
    {4, 3, 0, 0x3}, /* 199 */
    {4, 4, 0, 0x3}, /* 200 */
    {1, 0, 0, 0x1}, /* 201 */
    {4, 3, 0, 0x3}, /* 202 */
    {0, 1, 0, 0x3}, /* 203 */
    {4, 2, 0, 0x3}, /* 204 */
    {4, 4, 0, 0x3}, /* 205 */
    {2, 0, 0, 0x1}, /* 206 */
    {1, 0, 0, 0x2}, /* 207 */
    {0, 0, 0, 0x3}, /* 208 */
    {4, 2, 0, 0x3}, /* 209 */
    {1, 0, 0, 0x1}, /* 210 */
    {0, 1, 0, 0x3}, /* 211 */
    {4, 2, 0, 0x3}, /* 212 */
    {1, 0, 0, 0x2}, /* 213 */
    {4, 1, 0, 0x1}, /* 214 */
    {0, 0, 0, 0x1}, /* 215 */
    {1, 1, 0, 0x1}, /* 216 */
    {1, 0, 0, 0x1}, /* 217 */
    {1, 1, 0, 0x1}, /* 218 */
    {1, 0, 0, 0x1}, /* 219 */
    {4, 2, 0, 0x1}, /* 220 */
    {0, 0, 0, 0x1}, /* 221 */
    {4, 1, 0, 0x1}, /* 222 */
    {1, 1, 0, 0x1}, /* 223 */
    {1, 0, 0, 0x1}, /* 224 */
    {1, 2, 0, 0x1}, /* 225 */
    {4, 2, 0, 0x1}, /* 226 */
    {0, 0, 0, 0x1}, /* 227 */
    {1, 1, 0, 0x1}, /* 228 */
    {1, 2, 0, 0x1}, /* 229 */
    {4, 1, 0, 0x1}, /* 230 */
    {1, 0, 0, 0x1}, /* 231 */
    {1, 0, 0, 0x1}, /* 232 */
    {1, 1, 0, 0x1}, /* 233 */
    {4, 1, 0, 0x1}, /* 234 */
    {4, 4, 0, 0x3}, /* 235 */
    {0, 0, 0, 0x3}, /* 236 */
    {0, 1, 0, 0x3}, /* 237 */
    {4, 3, 0, 0x3}, /* 238 */
    {1, 0, 0, 0x1}, /* 239 */
    {0, 0, 0, 0x3}, /* 240 */
    {1, 0, 0, 0x3}, /* 241 */
    {0, 1, 0, 0x3}, /* 242 */
    {0, 1, 0, 0x5}, /* 243 */
    {0, 2, 0, 0x3}, /* 244 */
    {4, 6, 0, 0x7}, /* 245 */
    {4, 4, 0, 0x7}, /* 246 */
    {4, 5, 0, 0x7}, /* 247 */
    {4, 3, 0, 0x7}, /* 248 */
    {0, 0, 0, 0x6}, /* 249 */
    {4, 3, 0, 0x1}, /* 250 */
    {4, 1, 0, 0x1}, /* 251 */
    {4, 2, 0, 0x1}, /* 252 */
    {4, 3, 0, 0x1}, /* 253 */
    {4, 1, 0, 0x1}, /* 254 */
    {2, 0, 0, 0x1}, /* 255 */
    {4, 2, 0, 0x1}, /* 256 */
    {4, 1, 0, 0x1}, /* 257 */
    {4, 2, 0, 0x1}, /* 258 */
    {2, 0, 0, 0x1}, /* 259 */
    {4, 3, 0, 0x1}, /* 260 */
    {0, 1, 0, 0x1}, /* 261 */
    {0, 0, 0, 0x1}, /* 262 */
    {4, 3, 0, 0x3}, /* 263 */
    {4, 4, 0, 0x3}, /* 264 */
    {0, 2, 0, 0x1}, /* 265 */
    {0, 1, 0, 0x3}, /* 266 */
    {0, 0, 0, 0x3}, /* 267 */
    {4, 3, 0, 0x1}, /* 268 */
    {2, 0, 0, 0x1}, /* 269 */
    {4, 1, 0, 0x1}, /* 270 */
    {4, 2, 0, 0x1}, /* 271 */
    {2, 1, 0, 0x1}, /* 272 */
    {4, 2, 0, 0x3}, /* 273 */
    {4, 3, 0, 0x3}, /* 274 */
    {4, 4, 0, 0x3}, /* 275 */
    {2, 0, 0, 0x1}, /* 276 */
    {4, 1, 0, 0x1}, /* 277 */
    {4, 2, 0, 0x1}, /* 278 */
    {4, 3, 0, 0x1}, /* 279 */
    {2, 0, 0, 0x1}, /* 280 */
    {4, 2, 0, 0x1}, /* 281 */
    {4, 3, 0, 0x1}, /* 282 */
    {4, 1, 0, 0x1}, /* 283 */
    {4, 4, 0, 0x1}, /* 284 */
    {4, 2, 0, 0x1}, /* 285 */
    {4, 3, 0, 0x1}, /* 286 */
    {4, 4, 0, 0x1}, /* 287 */
    {4, 5, 0, 0x1}, /* 288 */
    {2, 1, 0, 0x1}, /* 289 */
    {4, 2, 0, 0x3}, /* 290 */
    {4, 3, 0, 0x3}, /* 291 */
    {4, 4, 0, 0x3}, /* 292 */
    {4, 5, 0, 0x3}, /* 293 */
    {4, 2, 0, 0x1}, /* 294 */
    {2, 0, 0, 0x1}, /* 295 */
    {4, 1, 0, 0x1}, /* 296 */
    {4, 3, 0, 0x1}, /* 297 */
    {2, 0, 0, 0x1}, /* 298 */
    {4, 1, 0, 0x1}, /* 299 */
    {0, 2, 0, 0x1}, /* 300 */
    {2, 0, 0, 0x1}, /* 301 */
    {0, 1, 0, 0x1}, /* 302 */
    {0, 2, 0, 0x1}, /* 303 */
    {0, 1, 0, 0x2}, /* 304 */
    {0, 2, 0, 0x2}, /* 305 */
    {4, 1, 0, 0x2}, /* 306 */
    {0, 2, 0, 0x2}, /* 307 */
    {2, 3, 0, 0x2}, /* 308 */
    {4, 4, 0, 0x2}, /* 309 */
    {4, 1, 0, 0x3}, /* 310 */
    {0, 2, 0, 0x3}, /* 311 */
    {2, 3, 0, 0x2}, /* 312 */
    {4, 3, 0, 0x1}, /* 313 */
    {2, 2, 0, 0x1}, /* 314 */
    {0, 1, 0, 0x3}, /* 315 */
    {0, 3, 0, 0x3}, /* 316 */
    {0, 2, 0, 0x3}, /* 317 */
    {4, 1, 0, 0x3}, /* 318 */
    {4, 4, 0, 0x3}, /* 319 */
    {4, 5, 0, 0x3}, /* 320 */
    {0, 0, 0, 0x3}, /* 321 */
    {1, 0, 0, 0x3}, /* 322 */
    {0, 1, 0, 0x3}, /* 323 */
    {2, 2, 0, 0x2}, /* 324 */
    {4, 3, 0, 0x1}, /* 325 */
    {2, 2, 0, 0x3}, /* 326 */
    {0, 1, 0, 0x3}, /* 327 */
    {4, 4, 0, 0x3}, /* 328 */
    {0, 3, 0, 0x3}, /* 329 */
    {4, 5, 0, 0x3}, /* 330 */
    {4, 1, 0, 0x3}, /* 331 */
    {0, 2, 0, 0x3}, /* 332 */
    {0, 0, 0, 0x3}, /* 333 */
    {1, 0, 0, 0x3}, /* 334 */
    {4, 2, 0, 0x1}, /* 335 */
    {0, 0, 0, 0x1}, /* 336 */
    {4, 1, 0, 0x1}, /* 337 */
    {4, 3, 0, 0x1}, /* 338 */
    {0, 0, 0, 0x1}, /* 339 */
    {0, 1, 0, 0x1}, /* 340 */
    {4, 3, 0, 0x1}, /* 341 */
    {4, 4, 0, 0x1}, /* 342 */
    {4, 5, 0, 0x1}, /* 343 */
    {4, 6, 0, 0x1}, /* 344 */
    {4, 7, 0, 0x1}, /* 345 */
    {4, 8, 0, 0x1}, /* 346 */
    {0, 2, 0, 0x5}, /* 347 */
    {4, 4, 0, 0x7}, /* 348 */
    {4, 5, 0, 0x7}, /* 349 */
    {4, 6, 0, 0x7}, /* 350 */
    {4, 7, 0, 0x7}, /* 351 */
    {4, 8, 0, 0x7}, /* 352 */
    {4, 9, 0, 0x7}, /* 353 */
    {2, 0, 0, 0x1}, /* 354 */
    {0, 1, 0, 0x3}, /* 355 */
    {0, 0, 0, 0x6}, /* 356 */
    {0, 0, 0, 0x1}, /* 357 */
    {0, 1, 0, 0x1}, /* 358 */
    {4, 4, 0, 0x1}, /* 359 */
    {4, 5, 0, 0x1}, /* 360 */
    {0, 0, 0, 0x1}, /* 361 */
    {0, 1, 0, 0x1}, /* 362 */
    {4, 4, 0, 0x1}, /* 363 */
    {4, 5, 0, 0x1}, /* 364 */
    {4, 6, 0, 0x1}, /* 365 */
    {0, 0, 0, 0x1}, /* 366 */
    {0, 1, 0, 0x1}, /* 367 */
    {4, 4, 0, 0x1}, /* 368 */
    {4, 5, 0, 0x1}, /* 369 */
    {4, 7, 0, 0x1}, /* 370 */
    {4, 6, 0, 0x1}, /* 371 */
    {2, 0, 0, 0x1}, /* 372 */
    {4, 1, 0, 0x1}, /* 373 */
    {4, 2, 0, 0x1}, /* 374 */
    {4, 3, 0, 0x1}, /* 375 */
    {4, 4, 0, 0x1}, /* 376 */
    {0, 0, 0, 0x1}, /* 377 */
    {4, 1, 0, 0x1}, /* 378 */
    {4, 2, 0, 0x1}, /* 379 */
    {4, 3, 0, 0x1}, /* 380 */
    {4, 4, 0, 0x1}, /* 381 */
    {4, 5, 0, 0x1}, /* 382 */
    {4, 6, 0, 0x1}, /* 383 */
    {4, 2, 0, 0x1}, /* 384 */
    {4, 3, 0, 0x1}, /* 385 */
    {4, 4, 0, 0x1}, /* 386 */
    {4, 5, 0, 0x1}, /* 387 */
    {4, 6, 0, 0x1}, /* 388 */
    {4, 7, 0, 0x1}, /* 389 */
    {0, 0, 0, 0x1}, /* 390 */
    {4, 1, 0, 0x1}, /* 391 */
    {4, 2, 0, 0x1}, /* 392 */
    {1, 1, 0, 0x1}, /* 393 */
    {0, 4, 0, 0x1}, /* 394 */
    {0, 0, 0, 0x1}, /* 395 */
    {4, 1, 0, 0x1}, /* 396 */
    {4, 2, 0, 0x1}, /* 397 */
    {4, 3, 0, 0x1}, /* 398 */
    {4, 4, 0, 0x1}, /* 399 */
    {4, 5, 0, 0x1}, /* 400 */
    {1, 1, 0, 0x1}, /* 401 */
    {0, 7, 0, 0x1}, /* 402 */
    {1, 0, 0, 0x1}, /* 403 */
    {0, 0, 0, 0x1}, /* 404 */
    {4, 1, 0, 0x1}, /* 405 */
    {0, 2, 0, 0x1}, /* 406 */
    {0, 4, 0, 0x1}, /* 407 */
    {4, 5, 0, 0x1}, /* 408 */
    {4, 7, 0, 0x1}, /* 409 */
    {4, 5, 0, 0x1}, /* 410 */
    {0, 3, 0, 0x1}, /* 411 */
    {0, 4, 0, 0x1}, /* 412 */
    {0, 0, 0, 0x1}, /* 413 */
    {0, 1, 0, 0x1}, /* 414 */
    {1, 1, 0, 0x1}, /* 415 */
    {1, 2, 0, 0x1}, /* 416 */
    {4, 7, 0, 0x1}, /* 417 */
    {0, 0, 0, 0x1}, /* 418 */
    {0, 1, 0, 0x1}, /* 419 */
    {1, 1, 0, 0x1}, /* 420 */
    {1, 2, 0, 0x1}, /* 421 */
    {4, 3, 0, 0x1}, /* 422 */
    {4, 5, 0, 0x1}, /* 423 */
    {0, 0, 0, 0x1}, /* 424 */
    {0, 1, 0, 0x1}, /* 425 */
    {0, 3, 0, 0x1}, /* 426 */
    {0, 4, 0, 0x1}, /* 427 */
    {1, 1, 0, 0x1}, /* 428 */
    {1, 2, 0, 0x1}, /* 429 */
    {4, 6, 0, 0x1}, /* 430 */
    {0, 0, 0, 0x1}, /* 431 */
    {0, 1, 0, 0x1}, /* 432 */
    {1, 1, 0, 0x1}, /* 433 */
    {1, 2, 0, 0x1}, /* 434 */
    {4, 6, 0, 0x1}, /* 435 */
    {0, 1, 0, 0x7}, /* 436 */
    {4, 7, 0, 0x7}, /* 437 */
    {0, 2, 0, 0x3}, /* 438 */
    {4, 8, 0, 0x7}, /* 439 */
    {0, 4, 0, 0x7}, /* 440 */
    {0, 3, 0, 0x1}, /* 441 */
    {0, 0, 0, 0x6}, /* 442 */
    {0, 1, 0, 0x7}, /* 443 */
    {0, 2, 0, 0x3}, /* 444 */
    {4, 7, 0, 0x7}, /* 445 */
    {4, 8, 0, 0x7}, /* 446 */
    {0, 4, 0, 0x7}, /* 447 */
    {0, 3, 0, 0x1}, /* 448 */
    {0, 0, 0, 0x6}, /* 449 */
    {0, 0, 0, 0x1}, /* 450 */
    {4, 1, 0, 0x1}, /* 451 */
    {1, 1, 0, 0x1}, /* 452 */
    {1, 2, 0, 0x1}, /* 453 */
    {0, 2, 0, 0x1}, /* 454 */
    {0, 3, 0, 0x1}, /* 455 */
    {0, 4, 0, 0x7}, /* 456 */
    {0, 3, 0, 0x7}, /* 457 */
    {0, 1, 0, 0x7}, /* 458 */
    {0, 5, 0, 0x3}, /* 459 */
    {0, 0, 0, 0x6}, /* 460 */
    {4, 2, 0, 0xc}, /* 461 */
    {2, 1, 0, 0x8}, /* 462 */
    {0, 0, 0, 0x1}, /* 463 */
    {1, 1, 0, 0x1}, /* 464 */
    {1, 2, 0, 0x1}, /* 465 */
    {0, 1, 0, 0x1}, /* 466 */
    {4, 3, 0, 0x1}, /* 467 */
    {4, 4, 0, 0x1}, /* 468 */
    {4, 5, 0, 0x1}, /* 469 */
    {4, 6, 0, 0x1}, /* 470 */
    {4, 5, 0, 0x1f}, /* 471 */
    {4, 8, 0, 0x1f}, /* 472 */
    {4, 6, 0, 0x1f}, /* 473 */
    {4, 7, 0, 0x1f}, /* 474 */
    {0, 1, 0, 0x1f}, /* 475 */
    {0, 2, 0, 0x1f}, /* 476 */
    {0, 3, 0, 0x1f}, /* 477 */
    {0, 4, 0, 0xf}, /* 478 */
    {0, 0, 0, 0x1e}, /* 479 */
    {2, 0, 0, 0x1}, /* 480 */
    {1, 0, 0, 0x1}, /* 481 */
    {4, 1, 0, 0x1}, /* 482 */
    {0, 1, 0, 0x3}, /* 483 */
    {4, 2, 0, 0x3}, /* 484 */
    {4, 3, 0, 0x1}, /* 485 */
    {0, 0, 0, 0x2}, /* 486 */
    {4, 2, 0, 0x1}, /* 487 */
    {4, 1, 0, 0x1}, /* 488 */
    {1, 1, 0, 0x1}, /* 489 */
    {0, 0, 0, 0x1}, /* 490 */
    {0, 1, 0, 0x1}, /* 491 */
    {0, 2, 0, 0x1}, /* 492 */
    {1, 0, 0, 0x1}, /* 493 */
    {1, 1, 0, 0x1}, /* 494 */
    {4, 3, 0, 0x1}, /* 495 */
    {4, 4, 0, 0x1}, /* 496 */
    {0, 5, 0, 0x1}, /* 497 */
    {4, 6, 0, 0x1}, /* 498 */
    {4, 4, 0, 0x1}, /* 499 */
    {2, 0, 0, 0x1}, /* 500 */
    {0, 1, 0, 0x1}, /* 501 */
    {4, 2, 0, 0x1}, /* 502 */
    {4, 3, 0, 0x1}, /* 503 */
    {4, 5, 0, 0x1}, /* 504 */
    {2, 0, 0, 0x1}, /* 505 */
    {0, 1, 0, 0x3}, /* 506 */
    {1, 1, 0, 0x3}, /* 507 */
    {1, 2, 0, 0x1}, /* 508 */
    {1, 3, 0, 0x1}, /* 509 */
    {4, 3, 0, 0x1}, /* 510 */
    {4, 4, 0, 0x3}, /* 511 */
    {0, 6, 0, 0x1}, /* 512 */
    {4, 8, 0, 0x3}, /* 513 */
    {0, 0, 0, 0x2}, /* 514 */
    {0, 2, 0, 0x2}, /* 515 */
    {4, 1, 0, 0x1}, /* 516 */
    {4, 3, 0, 0x1}, /* 517 */
    {4, 4, 0, 0x1}, /* 518 */
    {4, 5, 0, 0x1}, /* 519 */
    {2, 0, 0, 0x1}, /* 520 */
    {4, 1, 0, 0x1}, /* 521 */
    {4, 2, 0, 0x1}, /* 522 */
    {4, 3, 0, 0x1}, /* 523 */
    {4, 4, 0, 0x1}, /* 524 */
    {4, 5, 0, 0x1}, /* 525 */
    {4, 1, 0, 0x1}, /* 526 */
    {4, 3, 0, 0x1}, /* 527 */
    {4, 4, 0, 0x1}, /* 528 */
    {4, 5, 0, 0x1}, /* 529 */
    {4, 6, 0, 0x1}, /* 530 */
    {0, 2, 0, 0x5}, /* 531 */
    {4, 3, 0, 0x5}, /* 532 */
    {4, 4, 0, 0x5}, /* 533 */
    {4, 5, 0, 0x5}, /* 534 */
    {2, 1, 0, 0x2}, /* 535 */
    {0, 0, 0, 0x4}, /* 536 */
    {1, 0, 0, 0x3}, /* 537 */
    {0, 0, 0, 0x3}, /* 538 */
    {0, 1, 0, 0x3}, /* 539 */
    {0, 0, 0, 0x3}, /* 540 */
    {0, 1, 0, 0x1}, /* 541 */
    {0, 2, 0, 0x3}, /* 542 */
    {4, 3, 0, 0x3}, /* 543 */
    {0, 1, 0, 0x7}, /* 544 */
    {0, 2, 0, 0x3}, /* 545 */
    {0, 3, 0, 0x7}, /* 546 */
    {4, 4, 0, 0x7}, /* 547 */
    {0, 0, 0, 0x6}, /* 548 */
    {0, 3, 0, 0x3}, /* 549 */
    {0, 1, 0, 0x1}, /* 550 */
    {0, 0, 0, 0x3}, /* 551 */
    {0, 2, 0, 0x3}, /* 552 */
    {4, 4, 0, 0x3}, /* 553 */
    {0, 0, 0, 0x3}, /* 554 */
    {0, 1, 0, 0x3}, /* 555 */
    {4, 2, 0, 0x3}, /* 556 */
    {4, 3, 0, 0x3}, /* 557 */
    {0, 1, 0, 0x7}, /* 558 */
    {0, 2, 0, 0x7}, /* 559 */
    {4, 3, 0, 0x7}, /* 560 */
    {4, 4, 0, 0x7}, /* 561 */
    {0, 0, 0, 0x6}, /* 562 */
    {0, 1, 0, 0x1}, /* 563 */
    {0, 2, 0, 0x1}, /* 564 */
    {4, 3, 0, 0x7}, /* 565 */
    {0, 0, 0, 0x6}, /* 566 */
    {0, 0, 0, 0x1}, /* 567 */
    {0, 1, 0, 0x1}, /* 568 */
    {4, 2, 0, 0x1}, /* 569 */
    {4, 3, 0, 0x1}, /* 570 */
    {0, 4, 0, 0x1}, /* 571 */
    {4, 5, 0, 0x1}, /* 572 */
    {0, 0, 0, 0x1}, /* 573 */
    {0, 1, 0, 0x1}, /* 574 */
    {4, 2, 0, 0x1}, /* 575 */
    {1, 1, 0, 0x1}, /* 576 */
    {0, 0, 0, 0x1}, /* 577 */
    {0, 1, 0, 0x1}, /* 578 */
    {0, 2, 0, 0x1}, /* 579 */
    {4, 3, 0, 0x1}, /* 580 */
    {4, 4, 0, 0x1}, /* 581 */
    {1, 1, 0, 0x1}, /* 582 */
    {0, 2, 0, 0x1}, /* 583 */
    {0, 3, 0, 0x1}, /* 584 */
    {4, 4, 0, 0x1}, /* 585 */
    {4, 5, 0, 0x1}, /* 586 */
    {0, 1, 0, 0x3}, /* 587 */
    {0, 2, 0, 0x3}, /* 588 */
    {4, 3, 0, 0x3}, /* 589 */
    {0, 0, 0, 0x2}, /* 590 */
    {0, 0, 0, 0x1}, /* 591 */
    {0, 1, 0, 0x1}, /* 592 */
    {4, 2, 0, 0x1}, /* 593 */
    {4, 3, 0, 0x1}, /* 594 */
    {1, 0, 0, 0x1}, /* 595 */
    {1, 1, 0, 0x1}, /* 596 */
    {4, 4, 0, 0x1}, /* 597 */
    {4, 5, 0, 0x1}, /* 598 */
    {0, 0, 0, 0x1}, /* 599 */
    {0, 1, 0, 0x1}, /* 600 */
    {0, 2, 0, 0x1}, /* 601 */
    {0, 3, 0, 0x1}, /* 602 */
    {1, 0, 0, 0x1}, /* 603 */
    {1, 1, 0, 0x1}, /* 604 */
    {4, 4, 0, 0x1}, /* 605 */
    {4, 5, 0, 0x1}, /* 606 */
};

const tni_formula_row tni_derivative_formulas[] = {
    {0, 0, 0x1}, /* 0 */
    {2, 0, 0x1}, /* 1 */
    {4, 0, 0x1}, /* 2 */
    {6, 0, 0x1}, /* 3 */
    {8, 0, 0x1}, /* 4 */
    {10, 0, 0x1}, /* 5 */
    {12, 0, 0x1}, /* 6 */
    {14, 0, 0x1}, /* 7 */
    {16, 0, 0x1}, /* 8 */
    {18, 0, 0x1}, /* 9 */
    {20, 0, 0x1}, /* 10 */
    {22, 0, 0x1}, /* 11 */
    {24, 0, 0x1}, /* 12 */
    {26, 0, 0x1}, /* 13 */
    {28, 0, 0x1}, /* 14 */
    {30, 0, 0x1}, /* 15 */
    {32, 0, 0x1}, /* 16 */
    {34, 0, 0x1}, /* 17 */
    {36, 0, 0x1}, /* 18 */
    {38, 0, 0x1}, /* 19 */
    {40, 0, 0x1}, /* 20 */
    {42, 0, 0x1}, /* 21 */
    {44, 0, 0x1}, /* 22 */
    {46, 0, 0x1}, /* 23 */
    {48, 0, 0x1}, /* 24 */
    {50, 0, 0x1}, /* 25 */
    {52, 0, 0x1}, /* 26 */
    {54, 0, 0x1}, /* 27 */
    {56, 0, 0x1}, /* 28 */
    {58, 0, 0x1}, /* 29 */
    {60, 0, 0x1}, /* 30 */
    {62, 0, 0x1}, /* 31 */
    {64, 0, 0x1}, /* 32 */
    {66, 0, 0x1}, /* 33 */
    {68, 0, 0x1}, /* 34 */
    {69, 0, 0x1}, /* 35 */
    {71, 0, 0x1}, /* 36 */
    {73, 0, 0x1}, /* 37 */
    {75, 0, 0x1}, /* 38 */
    {77, 0, 0x1}, /* 39 */
    {79, 0, 0x1}, /* 40 */
    {81, 0, 0x1}, /* 41 */
    {83, 0, 0x1}, /* 42 */
    {85, 0, 0x1}, /* 43 */
    {87, 0, 0x1}, /* 44 */
    {89, 0, 0x1}, /* 45 */
    {91, 0, 0x1}, /* 46 */
    {93, 0, 0x1}, /* 47 */
    {95, 0, 0x1}, /* 48 */
    {18, 0, 0x1}, /* 49 */
    {97, 0, 0x2}, /* 50 */
    {18, 0, 0x1}, /* 51 */
    {99, 0, 0x2}, /* 52 */
    {101, 0, 0x1}, /* 53 */
    {102, 0, 0x2}, /* 54 */
    {38, 0, 0x1}, /* 55 */
    {105, 0, 0x2}, /* 56 */
    {107, 0, 0x1}, /* 57 */
    {54, 0, 0x1}, /* 58 */
    {109, 0, 0x2}, /* 59 */
    {111, 0, 0x1}, /* 60 */
    {113, 0, 0x1}, /* 61 */
    {114, 0, 0x2}, /* 62 */
    {116, 0, 0x1}, /* 63 */
    {118, 0, 0x1}, /* 64 */
    {120, 0, 0x1}, /* 65 */
    {121, 0, 0x2}, /* 66 */
    {123, 0, 0x1}, /* 67 */
    {125, 0, 0x1}, /* 68 */
    {126, 0, 0x2}, /* 69 */
    {128, 0, 0x1}, /* 70 */
    {129, 0, 0x2}, /* 71 */
    {132, 0, 0x1}, /* 72 */
    {133, 0, 0x2}, /* 73 */
    {135, 0, 0x1}, /* 74 */
    {136, 0, 0x2}, /* 75 */
    {138, 0, 0x1}, /* 76 */
    {139, 0, 0x2}, /* 77 */
    {141, 0, 0x1}, /* 78 */
    {142, 0, 0x2}, /* 79 */
    {18, 0, 0x1}, /* 80 */
    {144, 0, 0x2}, /* 81 */
    {18, 0, 0x1}, /* 82 */
    {146, 0, 0x2}, /* 83 */
    {148, 0, 0x1}, /* 84 */
    {149, 0, 0x2}, /* 85 */
    {151, 0, 0x1}, /* 86 */
    {152, 0, 0x2}, /* 87 */
    {153, 0, 0x1}, /* 88 */
    {154, 0, 0x2}, /* 89 */
    {155, 0, 0x1}, /* 90 */
    {156, 0, 0x2}, /* 91 */
    {158, 0, 0x1}, /* 92 */
    {97, 0, 0x2}, /* 93 */
    {160, 0, 0x1}, /* 94 */
    {161, 0, 0x2}, /* 95 */
    {162, 0, 0x4}, /* 96 */
    {164, 0, 0x1}, /* 97 */
    {165, 0, 0x2}, /* 98 */
    {167, 0, 0x1}, /* 99 */
    {168, 0, 0x2}, /* 100 */
    {170, 0, 0x1}, /* 101 */
    {171, 0, 0x2}, /* 102 */
    {173, 0, 0x1}, /* 103 */
    {175, 0, 0x1}, /* 104 */
    {177, 0, 0x1}, /* 105 */
    {178, 0, 0x2}, /* 106 */
    {180, 0, 0x1}, /* 107 */
    {182, 0, 0x1}, /* 108 */
    {184, 0, 0x1}, /* 109 */
    {185, 0, 0x2}, /* 110 */
    {186, 0, 0x1}, /* 111 */
    {187, 0, 0x1}, /* 112 */
    {129, 0, 0x2}, /* 113 */
    {18, 0, 0x1}, /* 114 */
    {189, 0, 0x2}, /* 115 */
    {190, 0, 0x4}, /* 116 */
    {18, 0, 0x1}, /* 117 */
    {192, 0, 0x2}, /* 118 */
    {193, 0, 0x4}, /* 119 */
    {195, 0, 0x1}, /* 120 */
    {196, 0, 0x2}, /* 121 */
    {197, 0, 0x4}, /* 122 */
    {199, 0, 0x1}, /* 123 */
    {201, 0, 0x1}, /* 124 */
    {203, 0, 0x1}, /* 125 */
    {204, 0, 0x2}, /* 126 */
    {206, 0, 0x1}, /* 127 */
    {208, 0, 0x1}, /* 128 */
    {209, 0, 0x2}, /* 129 */
    {211, 0, 0x1}, /* 130 */
    {212, 0, 0x2}, /* 131 */
    {214, 0, 0x1}, /* 132 */
    {215, 0, 0x2}, /* 133 */
    {217, 0, 0x1}, /* 134 */
    {219, 0, 0x1}, /* 135 */
    {219, 0, 0x1}, /* 136 */
    {129, 0, 0x2}, /* 137 */
    {222, 0, 0x1}, /* 138 */
    {223, 0, 0x2}, /* 139 */
    {225, 0, 0x1}, /* 140 */
    {226, 0, 0x2}, /* 141 */
    {62, 0, 0x1}, /* 142 */
    {228, 0, 0x2}, /* 143 */
    {229, 0, 0x1}, /* 144 */
    {231, 0, 0x1}, /* 145 */
    {233, 0, 0x1}, /* 146 */
    {234, 0, 0x2}, /* 147 */
    {235, 0, 0x1}, /* 148 */
    {235, 0, 0x1}, /* 149 */
    {237, 0, 0x2}, /* 150 */
    {239, 0, 0x1}, /* 151 */
    {241, 0, 0x1}, /* 152 */
    {242, 0, 0x2}, /* 153 */
    {243, 0, 0x1}, /* 154 */
    {243, 0, 0x1}, /* 155 */
    {245, 0, 0x2}, /* 156 */
    {246, 0, 0x1}, /* 157 */
    {248, 0, 0x1}, /* 158 */
    {249, 0, 0x2}, /* 159 */
    {250, 0, 0x1}, /* 160 */
    {250, 0, 0x1}, /* 161 */
    {129, 0, 0x2}, /* 162 */
    {253, 0, 0x1}, /* 163 */
    {253, 0, 0x1}, /* 164 */
    {129, 0, 0x2}, /* 165 */
    {256, 0, 0x1}, /* 166 */
    {256, 0, 0x1}, /* 167 */
    {129, 0, 0x2}, /* 168 */
    {258, 0, 0x1}, /* 169 */
    {258, 0, 0x1}, /* 170 */
    {260, 0, 0x2}, /* 171 */
    {262, 0, 0x1}, /* 172 */
    {262, 0, 0x1}, /* 173 */
    {129, 0, 0x2}, /* 174 */
    {265, 0, 0x1}, /* 175 */
    {267, 0, 0x1}, /* 176 */
    {129, 0, 0x2}, /* 177 */
    {269, 0, 0x1}, /* 178 */
    {270, 0, 0x1}, /* 179 */
    {129, 0, 0x2}, /* 180 */
    {271, 0, 0x1}, /* 181 */
    {271, 0, 0x1}, /* 182 */
    {273, 0, 0x2}, /* 183 */
    {274, 0, 0x1}, /* 184 */
    {274, 0, 0x1}, /* 185 */
    {276, 0, 0x2}, /* 186 */
    {277, 0, 0x3}, /* 187 */
    {279, 0, 0x7}, /* 188 */
    {16, 0, 0x1}, /* 189 */
    {280, 0, 0x2}, /* 190 */
    {281, 0, 0x1}, /* 191 */
    {281, 0, 0x1}, /* 192 */
    {282, 0, 0x2}, /* 193 */
    {283, 0, 0x1}, /* 194 */
    {285, 0, 0x1}, /* 195 */
    {286, 0, 0x1}, /* 196 */
    {287, 0, 0x1}, /* 197 */
    {289, 0, 0x1}, /* 198 */
    {290, 0, 0x1}, /* 199 */
    {291, 0, 0x1}, /* 200 */
    {293, 0, 0x1}, /* 201 */
    {295, 0, 0x1}, /* 202 */
    {296, 0, 0x1}, /* 203 */
    {298, 0, 0x1}, /* 204 */
    {300, 0, 0x1}, /* 205 */
    {302, 0, 0x1}, /* 206 */
    {304, 0, 0x1}, /* 207 */
    {306, 0, 0x1}, /* 208 */
    {309, 0, 0x1}, /* 209 */
    {311, 0, 0x1}, /* 210 */
    {314, 0, 0x1}, /* 211 */
    {317, 0, 0x1}, /* 212 */
    {318, 0, 0x1}, /* 213 */
    {320, 0, 0x1}, /* 214 */
    {322, 0, 0x1}, /* 215 */
    {324, 0, 0x1}, /* 216 */
    {325, 0, 0x1}, /* 217 */
    {327, 0, 0x1}, /* 218 */
    {329, 0, 0x1}, /* 219 */
    {331, 0, 0x1}, /* 220 */
    {333, 0, 0x1}, /* 221 */
    {334, 0, 0x1}, /* 222 */
    {335, 0, 0x2}, /* 223 */
    {337, 0, 0x1}, /* 224 */
    {338, 0, 0x2}, /* 225 */
    {340, 0, 0x1}, /* 226 */
    {341, 0, 0x2}, /* 227 */
    {343, 0, 0x1}, /* 228 */
    {344, 0, 0x2}, /* 229 */
    {346, 0, 0x1}, /* 230 */
    {347, 0, 0x2}, /* 231 */
    {349, 0, 0x1}, /* 232 */
    {350, 0, 0x2}, /* 233 */
    {107, 0, 0x1}, /* 234 */
    {352, 0, 0x2}, /* 235 */
    {353, 0, 0x4}, /* 236 */
    {107, 0, 0x1}, /* 237 */
    {355, 0, 0x2}, /* 238 */
    {356, 0, 0x4}, /* 239 */
    {107, 0, 0x1}, /* 240 */
    {358, 0, 0x2}, /* 241 */
    {359, 0, 0x4}, /* 242 */
    {107, 0, 0x1}, /* 243 */
    {361, 0, 0x2}, /* 244 */
    {362, 0, 0x4}, /* 245 */
    {107, 0, 0x1}, /* 246 */
    {364, 0, 0x2}, /* 247 */
    {365, 0, 0x4}, /* 248 */
    {367, 0, 0x1}, /* 249 */
    {368, 0, 0x2}, /* 250 */
    {369, 0, 0x4}, /* 251 */
    {370, 0, 0x1}, /* 252 */
    {371, 0, 0x2}, /* 253 */
    {373, 0, 0x1}, /* 254 */
    {375, 0, 0x1}, /* 255 */
    {376, 0, 0x2}, /* 256 */
    {378, 0, 0x1}, /* 257 */
    {379, 0, 0x2}, /* 258 */
    {380, 0, 0x1}, /* 259 */
    {382, 0, 0x1}, /* 260 */
    {385, 0, 0x1}, /* 261 */
    {386, 0, 0x2}, /* 262 */
    {388, 0, 0x1}, /* 263 */
    {390, 0, 0x1}, /* 264 */
    {392, 0, 0x1}, /* 265 */
    {393, 0, 0x1}, /* 266 */
    {394, 0, 0x2}, /* 267 */
    {395, 0, 0x1}, /* 268 */
    {396, 0, 0x1}, /* 269 */
    {399, 0, 0x1}, /* 270 */
    {402, 0, 0x1}, /* 271 */
    {403, 0, 0x1}, /* 272 */
    {405, 0, 0x1}, /* 273 */
    {408, 0, 0x1}, /* 274 */
    {410, 0, 0x1}, /* 275 */
    {413, 0, 0x1}, /* 276 */
    {414, 0, 0x2}, /* 277 */
    {416, 0, 0x1}, /* 278 */
    {418, 0, 0x1}, /* 279 */
    {419, 0, 0x2}, /* 280 */
    {420, 0, 0x1}, /* 281 */
    {421, 0, 0x1}, /* 282 */
    {422, 0, 0x2}, /* 283 */
    {423, 0, 0x1}, /* 284 */
    {424, 0, 0x1}, /* 285 */
    {425, 0, 0x2}, /* 286 */
    {426, 0, 0x4}, /* 287 */
    {428, 0, 0x1}, /* 288 */
    {429, 0, 0x1}, /* 289 */
    {430, 0, 0x1}, /* 290 */
    {431, 0, 0x3}, /* 291 */
    {432, 0, 0x3}, /* 292 */
    {433, 0, 0x4}, /* 293 */
    {434, 0, 0x1}, /* 294 */
    {436, 0, 0x1}, /* 295 */
    {437, 0, 0x2}, /* 296 */
    {438, 0, 0x1}, /* 297 */
    {439, 0, 0x1}, /* 298 */
    {441, 0, 0x1}, /* 299 */
    {442, 0, 0x1}, /* 300 */
    {443, 0, 0x1}, /* 301 */
    {444, 0, 0x2}, /* 302 */
    {445, 0, 0x1}, /* 303 */
    {446, 0, 0x1}, /* 304 */
    {447, 0, 0x1}, /* 305 */
    {448, 0, 0x1}, /* 306 */
    {449, 0, 0x1}, /* 307 */
    {450, 0, 0x2}, /* 308 */
    {451, 0, 0x1}, /* 309 */
    {452, 0, 0x1}, /* 310 */
    {453, 0, 0x1}, /* 311 */
    {454, 0, 0x2}, /* 312 */
    {455, 0, 0x1}, /* 313 */
    {456, 0, 0x1}, /* 314 */
    {460, 0, 0x1}, /* 315 */
    {462, 0, 0x1}, /* 316 */
    {464, 0, 0x1}, /* 317 */
    {465, 0, 0x1}, /* 318 */
    {466, 0, 0x1}, /* 319 */
    {467, 0, 0x1}, /* 320 */
    {469, 0, 0x1}, /* 321 */
    {470, 0, 0x1}, /* 322 */
    {16, 0, 0x1}, /* 323 */
    {102, 0, 0x2}, /* 324 */
    {16, 0, 0x1}, /* 325 */
    {473, 0, 0x2}, /* 326 */
    {475, 0, 0x1}, /* 327 */
    {476, 0, 0x1}, /* 328 */
    {477, 0, 0x1}, /* 329 */
    {478, 0, 0x1}, /* 330 */
    {479, 0, 0x1}, /* 331 */
    {480, 0, 0x1}, /* 332 */
    {481, 0, 0x1}, /* 333 */
    {482, 0, 0x1}, /* 334 */
    {483, 0, 0x1}, /* 335 */
    {484, 0, 0x1}, /* 336 */
    {485, 0, 0x1}, /* 337 */
    {486, 0, 0x1}, /* 338 */
    {487, 0, 0x1}, /* 339 */
    {489, 0, 0x1}, /* 340 */
    {490, 0, 0x1}, /* 341 */
    {491, 0, 0x1}, /* 342 */
    {18, 0, 0x1}, /* 343 */
    {493, 0, 0x2}, /* 344 */
    {18, 0, 0x1}, /* 345 */
    {494, 0, 0x2}, /* 346 */
    {495, 0, 0x1}, /* 347 */
    {496, 0, 0x2}, /* 348 */
    {495, 0, 0x1}, /* 349 */
    {498, 0, 0x2}, /* 350 */
    {500, 0, 0x1}, /* 351 */
    {501, 0, 0x2}, /* 352 */
    {502, 0, 0x1}, /* 353 */
    {503, 0, 0x2}, /* 354 */
    {504, 0, 0x1}, /* 355 */
    {505, 0, 0x2}, /* 356 */
    {507, 0, 0x1}, /* 357 */
    {508, 0, 0x1}, /* 358 */
    {508, 0, 0x1}, /* 359 */
    {510, 0, 0x2}, /* 360 */
    {508, 0, 0x1}, /* 361 */
    {512, 0, 0x2}, /* 362 */
    {513, 0, 0x1}, /* 363 */
    {514, 0, 0x1}, /* 364 */
    {515, 0, 0x2}, /* 365 */
    {516, 0, 0x1}, /* 366 */
    {517, 0, 0x2}, /* 367 */
    {18, 0, 0x1}, /* 368 */
    {517, 0, 0x2}, /* 369 */
    {519, 0, 0x1}, /* 370 */
    {520, 0, 0x2}, /* 371 */
    {522, 0, 0x1}, /* 372 */
    {523, 0, 0x1}, /* 373 */
    {524, 0, 0x2}, /* 374 */
    {526, 0, 0x1}, /* 375 */
    {527, 0, 0x1}, /* 376 */
    {529, 0, 0x1}, /* 377 */
    {530, 0, 0x1}, /* 378 */
    {531, 0, 0x1}, /* 379 */
    {532, 0, 0x1}, /* 380 */
    {533, 0, 0x1}, /* 381 */
    {534, 0, 0x1}, /* 382 */
    {535, 0, 0x7}, /* 383 */
    {537, 0, 0x1}, /* 384 */
    {538, 0, 0x2}, /* 385 */
    {539, 0, 0x4}, /* 386 */
    {540, 0, 0x7}, /* 387 */
    {541, 0, 0x7}, /* 388 */
    {542, 0, 0x7}, /* 389 */
    {543, 0, 0x7}, /* 390 */
    {544, 0, 0x7}, /* 391 */
    {545, 0, 0x1}, /* 392 */
    {546, 0, 0x1}, /* 393 */
    {547, 0, 0x1}, /* 394 */
    {548, 0, 0x1}, /* 395 */
    {129, 0, 0x2}, /* 396 */
    {550, 0, 0x1}, /* 397 */
    {551, 0, 0x1}, /* 398 */
    {129, 0, 0x2}, /* 399 */
    {553, 0, 0x1}, /* 400 */
    {555, 0, 0x1}, /* 401 */
    {129, 0, 0x2}, /* 402 */
    {557, 0, 0x1}, /* 403 */
    {559, 0, 0x1}, /* 404 */
    {129, 0, 0x2}, /* 405 */
    {561, 0, 0x1}, /* 406 */
    {562, 0, 0x1}, /* 407 */
    {129, 0, 0x2}, /* 408 */
    {564, 0, 0x1}, /* 409 */
    {565, 0, 0x1}, /* 410 */
    {129, 0, 0x2}, /* 411 */
    {567, 0, 0x1}, /* 412 */
    {569, 0, 0x1}, /* 413 */
    {571, 0, 0x1}, /* 414 */
    {573, 0, 0x1}, /* 415 */
    {575, 0, 0x1}, /* 416 */
    {576, 0, 0x7}, /* 417 */
    {578, 0, 0x7}, /* 418 */
    {580, 0, 0x7}, /* 419 */
    {582, 0, 0x7}, /* 420 */
    {584, 0, 0x7}, /* 421 */
    {586, 0, 0x7}, /* 422 */
    {588, 0, 0x1}, /* 423 */
    {589, 0, 0x2}, /* 424 */
    {590, 0, 0x4}, /* 425 */
    {591, 0, 0x8}, /* 426 */
    {592, 0, 0x10}, /* 427 */
    {593, 0, 0x1}, /* 428 */
    {594, 0, 0x2}, /* 429 */
    {595, 0, 0x4}, /* 430 */
    {596, 0, 0x8}, /* 431 */
    {597, 0, 0x10}, /* 432 */
    {598, 0, 0x7}, /* 433 */
    {600, 0, 0x1}, /* 434 */
    {601, 0, 0x2}, /* 435 */
    {602, 0, 0x10}, /* 436 */
    {603, 0, 0x20}, /* 437 */
    {604, 0, 0x4}, /* 438 */
    {605, 0, 0x8}, /* 439 */
    {606, 0, 0x7}, /* 440 */
    {610, 0, 0x1}, /* 441 */
    {611, 0, 0x2}, /* 442 */
    {612, 0, 0x4}, /* 443 */
    {613, 0, 0x8}, /* 444 */
    {614, 0, 0x10}, /* 445 */
    {615, 0, 0x1}, /* 446 */
    {617, 0, 0x1}, /* 447 */
    {618, 0, 0x2}, /* 448 */
    {620, 0, 0x1}, /* 449 */
    {622, 0, 0x1}, /* 450 */
    {623, 0, 0x2}, /* 451 */
    {625, 0, 0x1}, /* 452 */
    {627, 0, 0x1}, /* 453 */
    {628, 0, 0x2}, /* 454 */
    {630, 0, 0x7}, /* 455 */
    {631, 0, 0x1}, /* 456 */
    {632, 0, 0x1}, /* 457 */
    {634, 0, 0x1}, /* 458 */
    {635, 0, 0x2}, /* 459 */
    {636, 0, 0x1}, /* 460 */
    {637, 0, 0x1}, /* 461 */
    {129, 0, 0x2}, /* 462 */
    {639, 0, 0x1}, /* 463 */
    {640, 0, 0x1}, /* 464 */
    {129, 0, 0x2}, /* 465 */
    {642, 0, 0x1}, /* 466 */
    {643, 0, 0x1}, /* 467 */
    {129, 0, 0x2}, /* 468 */
    {645, 0, 0x1}, /* 469 */
    {646, 0, 0x1}, /* 470 */
    {129, 0, 0x2}, /* 471 */
    {648, 0, 0x1}, /* 472 */
    {649, 0, 0x1}, /* 473 */
    {129, 0, 0x2}, /* 474 */
    {651, 0, 0x1}, /* 475 */
    {652, 0, 0x1}, /* 476 */
    {129, 0, 0x2}, /* 477 */
    {654, 0, 0x1}, /* 478 */
    {655, 0, 0x1}, /* 479 */
    {656, 0, 0x1}, /* 480 */
    {657, 0, 0x1}, /* 481 */
    {658, 0, 0x1}, /* 482 */
    {659, 0, 0x1}, /* 483 */
    {660, 0, 0x1}, /* 484 */
    {661, 0, 0x1}, /* 485 */
    {662, 0, 0x1}, /* 486 */
    {663, 0, 0x1}, /* 487 */
    {664, 0, 0x1}, /* 488 */
    {665, 0, 0x1}, /* 489 */
    {666, 0, 0x1}, /* 490 */
    {667, 0, 0x1}, /* 491 */
    {668, 0, 0x1}, /* 492 */
    {669, 0, 0x1}, /* 493 */
    {670, 0, 0x1}, /* 494 */
    {671, 0, 0x1}, /* 495 */
    {672, 0, 0x1}, /* 496 */
    {673, 0, 0x1}, /* 497 */
    {674, 0, 0x1}, /* 498 */
    {675, 0, 0x1}, /* 499 */
    {676, 0, 0x1}, /* 500 */
    {677, 0, 0x1}, /* 501 */
    {678, 0, 0x1}, /* 502 */
    {679, 0, 0x1}, /* 503 */
    {680, 0, 0x3}, /* 504 */
    {681, 0, 0x1}, /* 505 */
    {682, 0, 0x2}, /* 506 */
    {683, 0, 0x4}, /* 507 */
    {684, 0, 0x3}, /* 508 */
    {685, 0, 0x1}, /* 509 */
    {686, 0, 0x2}, /* 510 */
    {687, 0, 0x4}, /* 511 */
    {688, 0, 0x1}, /* 512 */
    {689, 0, 0x2}, /* 513 */
    {690, 0, 0x1}, /* 514 */
    {690, 0, 0x2}, /* 515 */
    {690, 0, 0x4}, /* 516 */
    {690, 0, 0x8}, /* 517 */
    {691, 0, 0x1}, /* 518 */
    {692, 0, 0x2}, /* 519 */
    {694, 0, 0x1}, /* 520 */
    {695, 0, 0x1}, /* 521 */
    {695, 0, 0x2}, /* 522 */
    {695, 0, 0x4}, /* 523 */
    {696, 0, 0x1}, /* 524 */
    {697, 0, 0x2}, /* 525 */
    {696, 0, 0x1}, /* 526 */
    {699, 0, 0x2}, /* 527 */
    {700, 0, 0x4}, /* 528 */
    {701, 0, 0x1}, /* 529 */
    {702, 0, 0x2}, /* 530 */
    {704, 0, 0x1}, /* 531 */
    {705, 0, 0x2}, /* 532 */
    {704, 0, 0x1}, /* 533 */
    {707, 0, 0x2}, /* 534 */
    {708, 0, 0x4}, /* 535 */
    {709, 0, 0x1}, /* 536 */
    {710, 0, 0x2}, /* 537 */
    {709, 0, 0x1}, /* 538 */
    {712, 0, 0x2}, /* 539 */
    {713, 0, 0x4}, /* 540 */
    {715, 0, 0x1}, /* 541 */
    {716, 0, 0x1}, /* 542 */
    {717, 0, 0x1}, /* 543 */
    {719, 0, 0x1}, /* 544 */
    {129, 0, 0x2}, /* 545 */
    {721, 0, 0x1}, /* 546 */
    {723, 0, 0x1}, /* 547 */
    {129, 0, 0x2}, /* 548 */
    {725, 0, 0x1}, /* 549 */
    {726, 0, 0x2}, /* 550 */
    {725, 0, 0x1}, /* 551 */
    {728, 0, 0x2}, /* 552 */
    {729, 0, 0x4}, /* 553 */
    {730, 0, 0x1}, /* 554 */
    {730, 0, 0x1}, /* 555 */
    {732, 0, 0x2}, /* 556 */
    {733, 0, 0x1}, /* 557 */
    {734, 0, 0x1}, /* 558 */
};

const tni_forward_row tni_derivative_forwards[] = {
    {1, 0, 0, 0x1}, /* 0 */
    {3, 0, 0, 0x1}, /* 1 */
    {5, 0, 0, 0x1}, /* 2 */
    {7, 0, 0, 0x1}, /* 3 */
    {9, 0, 0, 0x1}, /* 4 */
    {11, 0, 0, 0x1}, /* 5 */
    {13, 0, 0, 0x1}, /* 6 */
    {15, 0, 0, 0x1}, /* 7 */
    {17, 0, 0, 0x1}, /* 8 */
    {19, 0, 0, 0x1}, /* 9 */
    {21, 0, 0, 0x1}, /* 10 */
    {23, 0, 0, 0x1}, /* 11 */
    {25, 0, 0, 0x1}, /* 12 */
    {27, 0, 0, 0x1}, /* 13 */
    {29, 0, 0, 0x1}, /* 14 */
    {31, 0, 0, 0x1}, /* 15 */
    {33, 0, 0, 0x1}, /* 16 */
    {35, 0, 0, 0x1}, /* 17 */
    {37, 0, 0, 0x1}, /* 18 */
    {39, 0, 0, 0x1}, /* 19 */
    {41, 0, 0, 0x1}, /* 20 */
    {43, 0, 0, 0x1}, /* 21 */
    {45, 0, 0, 0x1}, /* 22 */
    {47, 0, 0, 0x1}, /* 23 */
    {49, 0, 0, 0x1}, /* 24 */
    {51, 0, 0, 0x1}, /* 25 */
    {53, 0, 0, 0x1}, /* 26 */
    {55, 0, 0, 0x1}, /* 27 */
    {57, 0, 0, 0x1}, /* 28 */
    {59, 0, 0, 0x1}, /* 29 */
    {61, 0, 0, 0x1}, /* 30 */
    {63, 0, 0, 0x1}, /* 31 */
    {65, 0, 0, 0x1}, /* 32 */
    {67, 0, 0, 0x1}, /* 33 */
    {65535, 0, 0, 0x1}, /* 34 */
    {70, 0, 0, 0x1}, /* 35 */
    {72, 0, 0, 0x1}, /* 36 */
    {74, 0, 0, 0x1}, /* 37 */
    {76, 0, 0, 0x1}, /* 38 */
    {78, 0, 0, 0x1}, /* 39 */
    {80, 0, 0, 0x1}, /* 40 */
    {82, 0, 0, 0x1}, /* 41 */
    {84, 0, 0, 0x1}, /* 42 */
    {86, 0, 0, 0x1}, /* 43 */
    {88, 0, 0, 0x1}, /* 44 */
    {90, 0, 0, 0x1}, /* 45 */
    {92, 0, 0, 0x1}, /* 46 */
    {94, 0, 0, 0x1}, /* 47 */
    {96, 0, 0, 0x1}, /* 48 */
    {98, 0, 0, 0x3}, /* 49 */
    {100, 0, 0, 0x3}, /* 50 */
    {103, 0, 0, 0x3}, /* 51 */
    {104, 0, 0, 0x1}, /* 52 */
    {106, 0, 0, 0x3}, /* 53 */
    {108, 0, 0, 0x1}, /* 54 */
    {110, 0, 0, 0x3}, /* 55 */
    {112, 0, 0, 0x1}, /* 56 */
    {115, 0, 0, 0x3}, /* 57 */
    {117, 0, 0, 0x1}, /* 58 */
    {119, 0, 0, 0x1}, /* 59 */
    {122, 0, 0, 0x3}, /* 60 */
    {124, 0, 0, 0x1}, /* 61 */
    {127, 0, 0, 0x3}, /* 62 */
    {130, 0, 0, 0x1}, /* 63 */
    {131, 0, 0, 0x1}, /* 64 */
    {134, 0, 0, 0x3}, /* 65 */
    {137, 0, 0, 0x3}, /* 66 */
    {140, 0, 0, 0x3}, /* 67 */
    {143, 0, 0, 0x3}, /* 68 */
    {145, 0, 0, 0x3}, /* 69 */
    {147, 0, 0, 0x3}, /* 70 */
    {150, 0, 0, 0x3}, /* 71 */
    {157, 0, 0, 0x3}, /* 72 */
    {159, 0, 0, 0x3}, /* 73 */
    {163, 0, 0, 0x7}, /* 74 */
    {166, 0, 0, 0x3}, /* 75 */
    {169, 0, 0, 0x3}, /* 76 */
    {172, 0, 0, 0x3}, /* 77 */
    {174, 0, 0, 0x1}, /* 78 */
    {176, 0, 0, 0x1}, /* 79 */
    {179, 0, 0, 0x3}, /* 80 */
    {181, 0, 0, 0x1}, /* 81 */
    {183, 0, 0, 0x1}, /* 82 */
    {188, 0, 0, 0x1}, /* 83 */
    {191, 0, 0, 0x7}, /* 84 */
    {194, 0, 0, 0x7}, /* 85 */
    {198, 0, 0, 0x7}, /* 86 */
    {200, 0, 0, 0x1}, /* 87 */
    {202, 0, 0, 0x1}, /* 88 */
    {205, 0, 0, 0x3}, /* 89 */
    {207, 0, 0, 0x1}, /* 90 */
    {210, 0, 0, 0x3}, /* 91 */
    {213, 0, 0, 0x3}, /* 92 */
    {216, 0, 0, 0x3}, /* 93 */
    {218, 0, 0, 0x1}, /* 94 */
    {220, 0, 0, 0x1}, /* 95 */
    {221, 0, 0, 0x1}, /* 96 */
    {224, 0, 0, 0x3}, /* 97 */
    {227, 0, 0, 0x3}, /* 98 */
    {230, 0, 0, 0x1}, /* 99 */
    {232, 0, 0, 0x1}, /* 100 */
    {236, 0, 0, 0x1}, /* 101 */
    {238, 0, 0, 0x3}, /* 102 */
    {240, 0, 0, 0x1}, /* 103 */
    {244, 0, 0, 0x1}, /* 104 */
    {247, 0, 0, 0x1}, /* 105 */
    {251, 0, 0, 0x1}, /* 106 */
    {252, 0, 0, 0x1}, /* 107 */
    {254, 0, 0, 0x1}, /* 108 */
    {255, 0, 0, 0x1}, /* 109 */
    {257, 0, 0, 0x1}, /* 110 */
    {259, 0, 0, 0x1}, /* 111 */
    {261, 0, 0, 0x3}, /* 112 */
    {263, 0, 0, 0x1}, /* 113 */
    {264, 0, 0, 0x1}, /* 114 */
    {266, 0, 0, 0x1}, /* 115 */
    {268, 0, 0, 0x1}, /* 116 */
    {272, 0, 0, 0x1}, /* 117 */
    {275, 0, 0, 0x1}, /* 118 */
    {278, 0, 0, 0x3}, /* 119 */
    {284, 0, 0, 0x1}, /* 120 */
    {288, 0, 0, 0x1}, /* 121 */
    {292, 0, 0, 0x1}, /* 122 */
    {294, 0, 0, 0x1}, /* 123 */
    {297, 0, 0, 0x1}, /* 124 */
    {299, 0, 0, 0x1}, /* 125 */
    {301, 0, 0, 0x1}, /* 126 */
    {303, 0, 0, 0x1}, /* 127 */
    {305, 0, 0, 0x1}, /* 128 */
    {307, 0, 0, 0x1}, /* 129 */
    {308, 1, 0, 0x1}, /* 130 */
    {310, 0, 0, 0x1}, /* 131 */
    {312, 0, 0, 0x1}, /* 132 */
    {313, 0, 0, 0x1}, /* 133 */
    {315, 0, 0, 0x1}, /* 134 */
    {316, 0, 0, 0x1}, /* 135 */
    {319, 0, 0, 0x1}, /* 136 */
    {321, 0, 0, 0x1}, /* 137 */
    {319, 0, 0, 0x1}, /* 138 */
    {323, 1, 0, 0x1}, /* 139 */
    {321, 0, 0, 0x1}, /* 140 */
    {323, 1, 0, 0x1}, /* 141 */
    {326, 0, 0, 0x1}, /* 142 */
    {328, 0, 0, 0x1}, /* 143 */
    {330, 0, 0, 0x1}, /* 144 */
    {332, 0, 0, 0x1}, /* 145 */
    {336, 0, 0, 0x3}, /* 146 */
    {339, 0, 0, 0x3}, /* 147 */
    {342, 0, 0, 0x3}, /* 148 */
    {345, 0, 0, 0x3}, /* 149 */
    {348, 0, 0, 0x3}, /* 150 */
    {351, 0, 0, 0x3}, /* 151 */
    {354, 0, 0, 0x7}, /* 152 */
    {357, 0, 0, 0x7}, /* 153 */
    {360, 0, 0, 0x7}, /* 154 */
    {363, 0, 0, 0x7}, /* 155 */
    {366, 0, 0, 0x7}, /* 156 */
    {372, 0, 0, 0x3}, /* 157 */
    {374, 0, 0, 0x1}, /* 158 */
    {377, 0, 0, 0x3}, /* 159 */
    {381, 0, 0, 0x1}, /* 160 */
    {383, 1, 0, 0x1}, /* 161 */
    {384, 0, 0, 0x1}, /* 162 */
    {387, 0, 0, 0x3}, /* 163 */
    {389, 0, 0, 0x1}, /* 164 */
    {391, 0, 0, 0x1}, /* 165 */
    {397, 0, 0, 0x1}, /* 166 */
    {398, 1, 0, 0x1}, /* 167 */
    {400, 0, 0, 0x1}, /* 168 */
    {401, 1, 0, 0x1}, /* 169 */
    {404, 1, 0, 0x1}, /* 170 */
    {406, 1, 0, 0x1}, /* 171 */
    {407, 2, 0, 0x1}, /* 172 */
    {409, 0, 0, 0x1}, /* 173 */
    {411, 1, 0, 0x1}, /* 174 */
    {412, 2, 0, 0x1}, /* 175 */
    {415, 0, 0, 0x3}, /* 176 */
    {417, 0, 0, 0x1}, /* 177 */
    {427, 0, 0, 0x7}, /* 178 */
    {435, 0, 0, 0x1}, /* 179 */
    {65535, 0, 0, 0x3}, /* 180 */
    {440, 0, 0, 0x1}, /* 181 */
    {457, 0, 0, 0x1}, /* 182 */
    {458, 0, 0, 0x1}, /* 183 */
    {459, 0, 0, 0x1}, /* 184 */
    {461, 0, 0, 0x1}, /* 185 */
    {463, 0, 0, 0x1}, /* 186 */
    {468, 0, 0, 0x1}, /* 187 */
    {471, 0, 0, 0x2}, /* 188 */
    {472, 0, 0, 0x1}, /* 189 */
    {474, 0, 0, 0x2}, /* 190 */
    {488, 0, 0, 0x1}, /* 191 */
    {492, 0, 0, 0x1}, /* 192 */
    {497, 0, 0, 0x1}, /* 193 */
    {499, 0, 0, 0x3}, /* 194 */
    {506, 0, 0, 0x3}, /* 195 */
    {509, 0, 0, 0x1}, /* 196 */
    {511, 0, 0, 0x3}, /* 197 */
    {518, 0, 0, 0x1}, /* 198 */
    {521, 0, 0, 0x3}, /* 199 */
    {525, 0, 0, 0x3}, /* 200 */
    {528, 0, 0, 0x1}, /* 201 */
    {536, 0, 0, 0x7}, /* 202 */
    {549, 0, 0, 0x1}, /* 203 */
    {552, 0, 0, 0x1}, /* 204 */
    {554, 0, 0, 0x1}, /* 205 */
    {556, 0, 0, 0x1}, /* 206 */
    {558, 0, 0, 0x1}, /* 207 */
    {560, 0, 0, 0x1}, /* 208 */
    {563, 0, 0, 0x1}, /* 209 */
    {566, 0, 0, 0x1}, /* 210 */
    {568, 0, 0, 0x1}, /* 211 */
    {570, 0, 0, 0x1}, /* 212 */
    {572, 0, 0, 0x1}, /* 213 */
    {574, 0, 0, 0x1}, /* 214 */
    {577, 0, 0, 0x7}, /* 215 */
    {579, 0, 0, 0x7}, /* 216 */
    {581, 0, 0, 0x7}, /* 217 */
    {583, 0, 0, 0x7}, /* 218 */
    {585, 0, 0, 0x7}, /* 219 */
    {587, 0, 0, 0x7}, /* 220 */
    {599, 0, 0, 0x7}, /* 221 */
    {607, 0, 0, 0x7}, /* 222 */
    {608, 1, 0, 0x1}, /* 223 */
    {609, 2, 0, 0x1}, /* 224 */
    {616, 0, 0, 0x1}, /* 225 */
    {619, 0, 0, 0x3}, /* 226 */
    {621, 0, 0, 0x1}, /* 227 */
    {624, 0, 0, 0x3}, /* 228 */
    {626, 0, 0, 0x1}, /* 229 */
    {629, 0, 0, 0x1}, /* 230 */
    {633, 0, 0, 0x1}, /* 231 */
    {638, 0, 0, 0x1}, /* 232 */
    {641, 0, 0, 0x1}, /* 233 */
    {644, 0, 0, 0x1}, /* 234 */
    {647, 0, 0, 0x1}, /* 235 */
    {650, 0, 0, 0x1}, /* 236 */
    {653, 0, 0, 0x1}, /* 237 */
    {693, 0, 0, 0x3}, /* 238 */
    {698, 0, 0, 0x3}, /* 239 */
    {703, 0, 0, 0x3}, /* 240 */
    {706, 0, 0, 0x3}, /* 241 */
    {711, 0, 0, 0x3}, /* 242 */
    {714, 0, 0, 0x7}, /* 243 */
    {718, 0, 0, 0x1}, /* 244 */
    {720, 0, 0, 0x1}, /* 245 */
    {722, 0, 0, 0x1}, /* 246 */
    {724, 0, 0, 0x1}, /* 247 */
    {727, 0, 0, 0x3}, /* 248 */
    {731, 0, 0, 0x1}, /* 249 */
};

const uint32_t tni_num_derivative_bindings = 1516;

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
    {24, 137, 372, 0}, /* _adaptive_avg_pool2d */
    {25, 137, TNI_DERIVATIVE_OUT, 0}, /* _adaptive_avg_pool2d.out */
    {26, 137, 373, 0}, /* _adaptive_avg_pool2d_backward */
    {27, 137, TNI_DERIVATIVE_OUT, 0}, /* _adaptive_avg_pool2d_backward.out */
    {28, 137, 374, 0}, /* _adaptive_avg_pool3d */
    {29, 137, TNI_DERIVATIVE_OUT, 0}, /* _adaptive_avg_pool3d.out */
    {30, 137, 375, 0}, /* _adaptive_avg_pool3d_backward */
    {31, 137, TNI_DERIVATIVE_OUT, 0}, /* _adaptive_avg_pool3d_backward.out */
    {32, 137, 226, 0}, /* _addmm_activation */
    {33, 137, TNI_DERIVATIVE_OUT, 0}, /* _addmm_activation.out */
    {34, 137, TNI_DERIVATIVE_MISSING, 0}, /* _aminmax */
    {35, 137, TNI_DERIVATIVE_MISSING, 0}, /* _aminmax.dim */
    {36, 137, TNI_DERIVATIVE_OUT, 0}, /* _aminmax.dim_out */
    {37, 137, TNI_DERIVATIVE_OUT, 0}, /* _aminmax.out */
    {38, 137, 400, 0}, /* _batch_norm_no_update */
    {39, 137, TNI_DERIVATIVE_OUT, 0}, /* _batch_norm_no_update.out */
    {40, 137, 399, 0}, /* _batch_norm_with_update */
    {41, 137, TNI_DERIVATIVE_OUT, 0}, /* _batch_norm_with_update.out */
    {42, 137, TNI_DERIVATIVE_MISSING, 0}, /* _batch_norm_with_update_functional */
    {43, 137, 461, 0}, /* _cdist_backward */
    {44, 137, TNI_DERIVATIVE_OUT, 0}, /* _cdist_backward.out */
    {45, 137, 460, 0}, /* _cdist_forward */
    {46, 137, TNI_DERIVATIVE_OUT, 0}, /* _cdist_forward.out */
    {47, 137, TNI_DERIVATIVE_MISSING, 0}, /* _chunk_cat */
    {48, 137, TNI_DERIVATIVE_OUT, 0}, /* _chunk_cat.out */
    {49, 137, 263, 0}, /* _conj */
    {50, 137, 484, 0}, /* _conj_copy */
    {51, 137, TNI_DERIVATIVE_OUT, 0}, /* _conj_copy.out */
    {52, 137, 265, 0}, /* _conj_physical */
    {53, 137, TNI_DERIVATIVE_OUT, 0}, /* _conj_physical.out */
    {54, 137, 363, 0}, /* _convolution */
    {56, 137, TNI_DERIVATIVE_OUT, 0}, /* _convolution.out */
    {58, 137, 482, 0}, /* _ctc_loss */
    {59, 137, 483, 0}, /* _ctc_loss.Tensor */
    {60, 137, TNI_DERIVATIVE_OUT, 0}, /* _ctc_loss.Tensor_out */
    {61, 137, TNI_DERIVATIVE_OUT, 0}, /* _ctc_loss.out */
    {62, 137, TNI_DERIVATIVE_MISSING, 0}, /* _ctc_loss_backward */
    {63, 137, TNI_DERIVATIVE_MISSING, 0}, /* _ctc_loss_backward.Tensor */
    {64, 137, TNI_DERIVATIVE_OUT, 0}, /* _ctc_loss_backward.out */
    {65, 137, TNI_DERIVATIVE_MISSING, 0}, /* _cummax_helper */
    {66, 137, TNI_DERIVATIVE_MISSING, 0}, /* _cummin_helper */
    {68, 137, TNI_DERIVATIVE_OUT, 0}, /* _efficientzerotensor.out */
    {69, 137, 417, 0}, /* _embedding_bag */
    {70, 137, TNI_DERIVATIVE_OUT, 0}, /* _embedding_bag.out */
    {71, 137, TNI_DERIVATIVE_MISSING, 0}, /* _embedding_bag_backward */
    {72, 137, TNI_DERIVATIVE_MISSING, 0}, /* _embedding_bag_dense_backward */
    {73, 137, TNI_DERIVATIVE_OUT, 0}, /* _embedding_bag_dense_backward.out */
    {74, 137, TNI_DERIVATIVE_MISSING, 0}, /* _embedding_bag_forward_only */
    {75, 137, TNI_DERIVATIVE_OUT, 0}, /* _embedding_bag_forward_only.out */
    {76, 137, TNI_DERIVATIVE_MISSING, 0}, /* _embedding_bag_per_sample_weights_backward */
    {77, 137, TNI_DERIVATIVE_OUT, 0}, /* _embedding_bag_per_sample_weights_backward.out */
    {78, 137, 462, 0}, /* _euclidean_dist */
    {79, 137, TNI_DERIVATIVE_OUT, 0}, /* _euclidean_dist.out */
    {80, 137, 254, 0}, /* _fft_c2c */
    {81, 137, TNI_DERIVATIVE_OUT, 0}, /* _fft_c2c.out */
    {82, 137, 256, 0}, /* _fft_c2r */
    {83, 137, TNI_DERIVATIVE_OUT, 0}, /* _fft_c2r.out */
    {84, 137, 255, 0}, /* _fft_r2c */
    {85, 137, TNI_DERIVATIVE_OUT, 0}, /* _fft_r2c.out */
    {88, 137, TNI_DERIVATIVE_MISSING, 0}, /* _histogramdd_bin_edges */
    {89, 137, TNI_DERIVATIVE_OUT, 0}, /* _histogramdd_bin_edges.out */
    {90, 137, TNI_DERIVATIVE_MISSING, 0}, /* _histogramdd_from_bin_cts */
    {91, 137, TNI_DERIVATIVE_OUT, 0}, /* _histogramdd_from_bin_cts.out */
    {92, 137, TNI_DERIVATIVE_MISSING, 0}, /* _histogramdd_from_bin_tensors */
    {93, 137, TNI_DERIVATIVE_OUT, 0}, /* _histogramdd_from_bin_tensors.out */
    {94, 137, TNI_DERIVATIVE_MISSING, 0}, /* _index_put_impl */
    {95, 137, TNI_DERIVATIVE_OUT, 0}, /* _index_put_impl.out */
    {96, 137, 339, 4}, /* _index_put_impl_ */
    {97, 137, TNI_DERIVATIVE_NONE, 0}, /* _is_all_true */
    {98, 137, TNI_DERIVATIVE_NONE, 0}, /* _is_any_true */
    {100, 137, 231, 0}, /* _linalg_det */
    {101, 137, TNI_DERIVATIVE_OUT, 0}, /* _linalg_det.result */
    {102, 137, 240, 0}, /* _linalg_eigh */
    {103, 137, TNI_DERIVATIVE_OUT, 0}, /* _linalg_eigh.eigenvalues */
    {104, 137, 242, 0}, /* _linalg_eigvals */
    {105, 137, 232, 0}, /* _linalg_slogdet */
    {106, 137, TNI_DERIVATIVE_OUT, 0}, /* _linalg_slogdet.sign */
    {107, 137, 233, 0}, /* _linalg_solve_ex */
    {108, 137, TNI_DERIVATIVE_OUT, 0}, /* _linalg_solve_ex.result */
    {109, 137, 243, 0}, /* _linalg_svd */
    {110, 137, TNI_DERIVATIVE_OUT, 0}, /* _linalg_svd.U */
    {112, 137, 410, 0}, /* _log_softmax */
    {113, 137, TNI_DERIVATIVE_OUT, 0}, /* _log_softmax.out */
    {114, 137, 411, 0}, /* _log_softmax_backward_data */
    {115, 137, TNI_DERIVATIVE_OUT, 0}, /* _log_softmax_backward_data.out */
    {116, 137, TNI_DERIVATIVE_MISSING, 0}, /* _logcumsumexp */
    {117, 137, TNI_DERIVATIVE_OUT, 0}, /* _logcumsumexp.out */
    {119, 137, 396, 0}, /* _native_batch_norm_legit */
    {120, 137, 397, 0}, /* _native_batch_norm_legit.no_stats */
    {121, 137, TNI_DERIVATIVE_OUT, 0}, /* _native_batch_norm_legit.no_stats_out */
    {122, 137, TNI_DERIVATIVE_OUT, 0}, /* _native_batch_norm_legit.out */
    {123, 137, TNI_DERIVATIVE_MISSING, 0}, /* _native_batch_norm_legit_functional */
    {124, 137, 398, 0}, /* _native_batch_norm_legit_no_training */
    {125, 137, TNI_DERIVATIVE_OUT, 0}, /* _native_batch_norm_legit_no_training.out */
    {126, 137, 264, 0}, /* _neg_view */
    {127, 137, 485, 0}, /* _neg_view_copy */
    {128, 137, TNI_DERIVATIVE_OUT, 0}, /* _neg_view_copy.out */
    {129, 137, 464, 0}, /* _pdist_backward */
    {130, 137, TNI_DERIVATIVE_OUT, 0}, /* _pdist_backward.out */
    {131, 137, 463, 0}, /* _pdist_forward */
    {132, 137, TNI_DERIVATIVE_OUT, 0}, /* _pdist_forward.out */
    {133, 137, 144, 0}, /* _prelu_kernel */
    {134, 137, 145, 0}, /* _prelu_kernel_backward */
    {135, 137, 272, 0}, /* _reshape_alias */
    {136, 137, 486, 0}, /* _reshape_alias_copy */
    {137, 137, TNI_DERIVATIVE_OUT, 0}, /* _reshape_alias_copy.out */
    {138, 137, 408, 0}, /* _safe_softmax */
    {140, 137, 414, 0}, /* _scaled_dot_product_flash_attention_for_cpu */
    {141, 137, TNI_DERIVATIVE_MISSING, 0}, /* _scaled_dot_product_flash_attention_for_cpu_backward */
    {142, 137, TNI_DERIVATIVE_MISSING, 0}, /* _segment_reduce_backward */
    {143, 137, TNI_DERIVATIVE_OUT, 0}, /* _segment_reduce_backward.out */
    {144, 137, TNI_DERIVATIVE_MISSING, 0}, /* _slow_conv2d_backward.output_mask */
    {145, 137, TNI_DERIVATIVE_OUT, 0}, /* _slow_conv2d_backward.output_mask_out */
    {146, 137, 365, 0}, /* _slow_conv2d_forward */
    {147, 137, TNI_DERIVATIVE_OUT, 0}, /* _slow_conv2d_forward.output */
    {148, 137, 407, 0}, /* _softmax */
    {149, 137, TNI_DERIVATIVE_OUT, 0}, /* _softmax.out */
    {150, 137, 409, 0}, /* _softmax_backward_data */
    {151, 137, TNI_DERIVATIVE_OUT, 0}, /* _softmax_backward_data.out */
    {154, 137, 306, 0}, /* _to_copy */
    {155, 137, TNI_DERIVATIVE_OUT, 0}, /* _to_copy.out */
    {156, 137, 253, 0}, /* _trilinear */
    {157, 137, TNI_DERIVATIVE_OUT, 0}, /* _trilinear.out */
    {158, 137, 358, 0}, /* _unique */
    {159, 137, TNI_DERIVATIVE_OUT, 0}, /* _unique.out */
    {160, 137, 357, 0}, /* _unique2 */
    {161, 137, TNI_DERIVATIVE_OUT, 0}, /* _unique2.out */
    {162, 137, 330, 0}, /* _unsafe_index.Tensor */
    {163, 137, 338, 0}, /* _unsafe_index_put */
    {164, 137, 331, 0}, /* _unsafe_masked_index */
    {165, 137, 332, 0}, /* _unsafe_masked_index_put_accumulate */
    {166, 137, 300, 0}, /* _unsafe_view */
    {167, 137, TNI_DERIVATIVE_OUT, 0}, /* _unsafe_view.out */
    {168, 137, 430, 0}, /* _upsample_bicubic2d_aa */
    {169, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_bicubic2d_aa.out */
    {171, 137, 431, 0}, /* _upsample_bicubic2d_aa_backward */
    {172, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_bicubic2d_aa_backward.grad_input */
    {173, 137, 432, 0}, /* _upsample_bilinear2d_aa */
    {174, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_bilinear2d_aa.out */
    {176, 137, 433, 0}, /* _upsample_bilinear2d_aa_backward */
    {177, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_bilinear2d_aa_backward.grad_input */
    {178, 137, 434, 0}, /* _upsample_lanczos2d_aa */
    {179, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_lanczos2d_aa.out */
    {181, 137, 435, 0}, /* _upsample_lanczos2d_aa_backward */
    {182, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_lanczos2d_aa_backward.grad_input */
    {183, 137, 436, 0}, /* _upsample_nearest_exact1d */
    {184, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_nearest_exact1d.out */
    {186, 137, 437, 0}, /* _upsample_nearest_exact1d_backward */
    {187, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_nearest_exact1d_backward.grad_input */
    {188, 137, 438, 0}, /* _upsample_nearest_exact2d */
    {189, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_nearest_exact2d.out */
    {191, 137, 439, 0}, /* _upsample_nearest_exact2d_backward */
    {192, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_nearest_exact2d_backward.grad_input */
    {193, 137, 440, 0}, /* _upsample_nearest_exact3d */
    {194, 137, TNI_DERIVATIVE_OUT, 0}, /* _upsample_nearest_exact3d.out */
    {196, 137, 441, 0}, /* _upsample_nearest_exact3d_backward */
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
    {216, 137, 376, 0}, /* adaptive_max_pool2d */
    {217, 137, TNI_DERIVATIVE_OUT, 0}, /* adaptive_max_pool2d.out */
    {218, 137, 377, 0}, /* adaptive_max_pool2d_backward */
    {219, 137, TNI_DERIVATIVE_OUT, 0}, /* adaptive_max_pool2d_backward.grad_input */
    {220, 137, 378, 0}, /* adaptive_max_pool3d */
    {221, 137, TNI_DERIVATIVE_OUT, 0}, /* adaptive_max_pool3d.out */
    {222, 137, 379, 0}, /* adaptive_max_pool3d_backward */
    {223, 137, TNI_DERIVATIVE_OUT, 0}, /* adaptive_max_pool3d_backward.grad_input */
    {224, 137, 56, 0}, /* add.Scalar */
    {225, 137, TNI_DERIVATIVE_OUT, 0}, /* add.Scalar_out */
    {226, 137, 55, 0}, /* add.Tensor */
    {227, 137, TNI_DERIVATIVE_OUT, 0}, /* add.out */
    {228, 137, 56, 4}, /* add_.Scalar */
    {229, 137, 55, 4}, /* add_.Tensor */
    {230, 137, 225, 0}, /* addbmm */
    {231, 137, TNI_DERIVATIVE_OUT, 0}, /* addbmm.out */
    {232, 137, 225, 4}, /* addbmm_ */
    {233, 137, 100, 0}, /* addcdiv */
    {234, 137, TNI_DERIVATIVE_OUT, 0}, /* addcdiv.out */
    {235, 137, 100, 4}, /* addcdiv_ */
    {236, 137, 99, 0}, /* addcmul */
    {237, 137, TNI_DERIVATIVE_OUT, 0}, /* addcmul.out */
    {238, 137, 99, 4}, /* addcmul_ */
    {239, 137, 221, 0}, /* addmm */
    {240, 137, TNI_DERIVATIVE_OUT, 0}, /* addmm.out */
    {241, 137, 221, 4}, /* addmm_ */
    {242, 137, 222, 0}, /* addmv */
    {243, 137, TNI_DERIVATIVE_OUT, 0}, /* addmv.out */
    {244, 137, 222, 4}, /* addmv_ */
    {245, 137, 223, 0}, /* addr */
    {246, 137, TNI_DERIVATIVE_OUT, 0}, /* addr.out */
    {247, 137, 223, 4}, /* addr_ */
    {249, 137, 354, 0}, /* affine_grid_generator */
    {250, 137, TNI_DERIVATIVE_OUT, 0}, /* affine_grid_generator.out */
    {252, 137, 259, 0}, /* alias */
    {253, 137, 487, 0}, /* alias_copy */
    {254, 137, TNI_DERIVATIVE_OUT, 0}, /* alias_copy.out */
    {255, 137, TNI_DERIVATIVE_NONE, 0}, /* all */
    {256, 137, TNI_DERIVATIVE_OUT, 0}, /* all.all_out */
    {257, 137, TNI_DERIVATIVE_NONE, 0}, /* all.dim */
    {258, 137, TNI_DERIVATIVE_NONE, 0}, /* all.dims */
    {259, 137, TNI_DERIVATIVE_OUT, 0}, /* all.dims_out */
    {260, 137, TNI_DERIVATIVE_OUT, 0}, /* all.out */
    {264, 137, 189, 0}, /* amax */
    {265, 137, TNI_DERIVATIVE_OUT, 0}, /* amax.out */
    {266, 137, 190, 0}, /* amin */
    {267, 137, TNI_DERIVATIVE_OUT, 0}, /* amin.out */
    {268, 137, 191, 0}, /* aminmax */
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
    {312, 137, 260, 0}, /* as_strided */
    {313, 137, 261, 4}, /* as_strided_ */
    {314, 137, 488, 0}, /* as_strided_copy */
    {315, 137, TNI_DERIVATIVE_OUT, 0}, /* as_strided_copy.out */
    {316, 137, 262, 0}, /* as_strided_scatter */
    {317, 137, TNI_DERIVATIVE_OUT, 0}, /* as_strided_scatter.out */
    {318, 137, 4, 0}, /* asin */
    {319, 137, TNI_DERIVATIVE_OUT, 0}, /* asin.out */
    {320, 137, 4, 4}, /* asin_ */
    {321, 137, 5, 0}, /* asinh */
    {322, 137, TNI_DERIVATIVE_OUT, 0}, /* asinh.out */
    {323, 137, 5, 4}, /* asinh_ */
    {324, 137, 6, 0}, /* atan */
    {325, 137, TNI_DERIVATIVE_OUT, 0}, /* atan.out */
    {326, 137, 70, 0}, /* atan2 */
    {327, 137, TNI_DERIVATIVE_OUT, 0}, /* atan2.out */
    {328, 137, 70, 4}, /* atan2_ */
    {329, 137, 6, 4}, /* atan_ */
    {330, 137, 7, 0}, /* atanh */
    {331, 137, TNI_DERIVATIVE_OUT, 0}, /* atanh.out */
    {332, 137, 7, 4}, /* atanh_ */
    {340, 137, 380, 0}, /* avg_pool2d */
    {341, 137, TNI_DERIVATIVE_OUT, 0}, /* avg_pool2d.out */
    {342, 137, 381, 0}, /* avg_pool2d_backward */
    {343, 137, TNI_DERIVATIVE_OUT, 0}, /* avg_pool2d_backward.grad_input */
    {344, 137, 382, 0}, /* avg_pool3d */
    {345, 137, TNI_DERIVATIVE_OUT, 0}, /* avg_pool3d.out */
    {346, 137, 383, 0}, /* avg_pool3d_backward */
    {347, 137, TNI_DERIVATIVE_OUT, 0}, /* avg_pool3d_backward.grad_input */
    {348, 137, 224, 0}, /* baddbmm */
    {349, 137, TNI_DERIVATIVE_OUT, 0}, /* baddbmm.out */
    {350, 137, 224, 4}, /* baddbmm_ */
    {352, 137, TNI_DERIVATIVE_OUT, 0}, /* bartlett_window.out */
    {354, 137, TNI_DERIVATIVE_OUT, 0}, /* bartlett_window.periodic_out */
    {356, 137, 402, 0}, /* batch_norm_backward */
    {357, 137, TNI_DERIVATIVE_MISSING, 0}, /* batch_norm_update_stats */
    {358, 137, TNI_DERIVATIVE_OUT, 0}, /* batch_norm_update_stats.out */
    {359, 137, 146, 0}, /* bernoulli */
    {360, 137, TNI_DERIVATIVE_MISSING, 0}, /* bernoulli.Tensor */
    {361, 137, TNI_DERIVATIVE_OUT, 0}, /* bernoulli.Tensor_out */
    {362, 137, TNI_DERIVATIVE_OUT, 0}, /* bernoulli.float_out */
    {363, 137, TNI_DERIVATIVE_OUT, 0}, /* bernoulli.out */
    {364, 137, TNI_DERIVATIVE_MISSING, 0}, /* bernoulli.p */
    {365, 137, 147, 4}, /* bernoulli_.Tensor */
    {366, 137, 148, 4}, /* bernoulli_.float */
    {368, 137, 465, 0}, /* binary_cross_entropy */
    {369, 137, TNI_DERIVATIVE_OUT, 0}, /* binary_cross_entropy.out */
    {370, 137, 466, 0}, /* binary_cross_entropy_backward */
    {371, 137, TNI_DERIVATIVE_OUT, 0}, /* binary_cross_entropy_backward.grad_input */
    {372, 137, 467, 0}, /* binary_cross_entropy_with_logits */
    {373, 137, TNI_DERIVATIVE_OUT, 0}, /* binary_cross_entropy_with_logits.out */
    {374, 137, TNI_DERIVATIVE_MISSING, 0}, /* bincount */
    {375, 137, TNI_DERIVATIVE_OUT, 0}, /* bincount.out */
    {376, 137, 159, 0}, /* binomial */
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
    {425, 137, 314, 0}, /* block_diag */
    {426, 137, TNI_DERIVATIVE_OUT, 0}, /* block_diag.out */
    {427, 137, 217, 0}, /* bmm */
    {428, 137, TNI_DERIVATIVE_OUT, 0}, /* bmm.out */
    {431, 137, TNI_DERIVATIVE_NONE, 0}, /* bucketize.Scalar */
    {432, 137, TNI_DERIVATIVE_OUT, 0}, /* bucketize.Scalar_out */
    {433, 137, TNI_DERIVATIVE_NONE, 0}, /* bucketize.Tensor */
    {434, 137, TNI_DERIVATIVE_OUT, 0}, /* bucketize.Tensor_out */
    {437, 137, 315, 0}, /* cat */
    {438, 137, TNI_DERIVATIVE_OUT, 0}, /* cat.out */
    {439, 137, TNI_DERIVATIVE_MISSING, 0}, /* cauchy */
    {440, 137, TNI_DERIVATIVE_OUT, 0}, /* cauchy.out */
    {441, 137, 149, 4}, /* cauchy_ */
    {443, 137, 8, 0}, /* ceil */
    {444, 137, TNI_DERIVATIVE_OUT, 0}, /* ceil.out */
    {445, 137, 8, 4}, /* ceil_ */
    {446, 137, 116, 0}, /* celu */
    {447, 137, TNI_DERIVATIVE_OUT, 0}, /* celu.out */
    {448, 137, 116, 4}, /* celu_ */
    {449, 137, 317, 0}, /* channel_shuffle */
    {450, 137, TNI_DERIVATIVE_OUT, 0}, /* channel_shuffle.out */
    {451, 137, 235, 0}, /* cholesky */
    {452, 137, TNI_DERIVATIVE_OUT, 0}, /* cholesky.out */
    {453, 137, 237, 0}, /* cholesky_inverse */
    {454, 137, TNI_DERIVATIVE_OUT, 0}, /* cholesky_inverse.out */
    {455, 137, 238, 0}, /* cholesky_solve */
    {456, 137, TNI_DERIVATIVE_OUT, 0}, /* cholesky_solve.out */
    {458, 137, 102, 0}, /* clamp */
    {459, 137, 101, 0}, /* clamp.Tensor */
    {460, 137, TNI_DERIVATIVE_OUT, 0}, /* clamp.Tensor_out */
    {461, 137, TNI_DERIVATIVE_OUT, 0}, /* clamp.out */
    {462, 137, 102, 4}, /* clamp_ */
    {463, 137, 101, 4}, /* clamp_.Tensor */
    {464, 137, 105, 0}, /* clamp_max */
    {465, 137, 106, 0}, /* clamp_max.Tensor */
    {466, 137, TNI_DERIVATIVE_OUT, 0}, /* clamp_max.Tensor_out */
    {467, 137, TNI_DERIVATIVE_OUT, 0}, /* clamp_max.out */
    {468, 137, 105, 4}, /* clamp_max_ */
    {469, 137, 106, 4}, /* clamp_max_.Tensor */
    {470, 137, 103, 0}, /* clamp_min */
    {471, 137, 104, 0}, /* clamp_min.Tensor */
    {472, 137, TNI_DERIVATIVE_OUT, 0}, /* clamp_min.Tensor_out */
    {473, 137, TNI_DERIVATIVE_OUT, 0}, /* clamp_min.out */
    {474, 137, 103, 4}, /* clamp_min_ */
    {475, 137, 104, 4}, /* clamp_min_.Tensor */
    {482, 137, 303, 0}, /* clone */
    {483, 137, TNI_DERIVATIVE_OUT, 0}, /* clone.out */
    {484, 137, 371, 0}, /* col2im */
    {485, 137, TNI_DERIVATIVE_OUT, 0}, /* col2im.out */
    {489, 137, 107, 0}, /* complex */
    {490, 137, TNI_DERIVATIVE_OUT, 0}, /* complex.out */
    {497, 137, TNI_DERIVATIVE_OUT, 0}, /* conj_physical.out */
    {498, 137, 266, 4}, /* conj_physical_ */
    {499, 137, 327, 0}, /* constant_pad_nd */
    {500, 137, TNI_DERIVATIVE_OUT, 0}, /* constant_pad_nd.out */
    {511, 137, 362, 0}, /* convolution */
    {512, 137, TNI_DERIVATIVE_OUT, 0}, /* convolution.out */
    {513, 137, 364, 0}, /* convolution_backward */
    {514, 137, TNI_DERIVATIVE_OUT, 0}, /* convolution_backward.out */
    {515, 137, 304, 0}, /* copy */
    {516, 137, TNI_DERIVATIVE_OUT, 0}, /* copy.out */
    {517, 137, 305, 4}, /* copy_ */
    {518, 137, 72, 0}, /* copysign.Scalar */
    {519, 137, TNI_DERIVATIVE_OUT, 0}, /* copysign.Scalar_out */
    {520, 137, 71, 0}, /* copysign.Tensor */
    {521, 137, TNI_DERIVATIVE_OUT, 0}, /* copysign.out */
    {522, 137, 72, 4}, /* copysign_.Scalar */
    {523, 137, 71, 4}, /* copysign_.Tensor */
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
    {543, 137, 186, 0}, /* cummax */
    {544, 137, TNI_DERIVATIVE_OUT, 0}, /* cummax.out */
    {545, 137, 187, 0}, /* cummin */
    {546, 137, TNI_DERIVATIVE_OUT, 0}, /* cummin.out */
    {547, 137, 184, 0}, /* cumprod */
    {548, 137, TNI_DERIVATIVE_OUT, 0}, /* cumprod.out */
    {549, 137, 184, 4}, /* cumprod_ */
    {550, 137, 183, 0}, /* cumsum */
    {551, 137, TNI_DERIVATIVE_OUT, 0}, /* cumsum.out */
    {552, 137, 183, 4}, /* cumsum_ */
    {555, 137, 17, 0}, /* deg2rad */
    {556, 137, TNI_DERIVATIVE_OUT, 0}, /* deg2rad.out */
    {557, 137, 17, 4}, /* deg2rad_ */
    {559, 137, TNI_DERIVATIVE_NONE, 0}, /* detach */
    {560, 137, TNI_DERIVATIVE_NONE, 0}, /* detach_ */
    {561, 137, TNI_DERIVATIVE_NONE, 0}, /* detach_copy */
    {562, 137, TNI_DERIVATIVE_OUT, 0}, /* detach_copy.out */
    {565, 137, 320, 0}, /* diag_embed */
    {566, 137, TNI_DERIVATIVE_OUT, 0}, /* diag_embed.out */
    {568, 137, 267, 0}, /* diagonal */
    {569, 137, 268, 0}, /* diagonal_backward */
    {570, 137, TNI_DERIVATIVE_OUT, 0}, /* diagonal_backward.out */
    {571, 137, 489, 0}, /* diagonal_copy */
    {572, 137, TNI_DERIVATIVE_OUT, 0}, /* diagonal_copy.out */
    {573, 137, 269, 0}, /* diagonal_scatter */
    {574, 137, TNI_DERIVATIVE_OUT, 0}, /* diagonal_scatter.out */
    {577, 137, 19, 0}, /* digamma */
    {578, 137, TNI_DERIVATIVE_OUT, 0}, /* digamma.out */
    {579, 137, 19, 4}, /* digamma_ */
    {580, 137, 215, 0}, /* dist */
    {581, 137, TNI_DERIVATIVE_OUT, 0}, /* dist.out */
    {582, 137, 64, 0}, /* div.Scalar */
    {583, 137, 66, 0}, /* div.Scalar_mode */
    {584, 137, TNI_DERIVATIVE_OUT, 0}, /* div.Scalar_mode_out */
    {585, 137, TNI_DERIVATIVE_OUT, 0}, /* div.Scalar_out */
    {586, 137, 63, 0}, /* div.Tensor */
    {587, 137, 65, 0}, /* div.Tensor_mode */
    {588, 137, TNI_DERIVATIVE_OUT, 0}, /* div.out */
    {589, 137, TNI_DERIVATIVE_OUT, 0}, /* div.out_mode */
    {590, 137, 64, 4}, /* div_.Scalar */
    {591, 137, 66, 4}, /* div_.Scalar_mode */
    {592, 137, 63, 4}, /* div_.Tensor */
    {593, 137, 65, 4}, /* div_.Tensor_mode */
    {604, 137, 219, 0}, /* dot */
    {605, 137, TNI_DERIVATIVE_OUT, 0}, /* dot.out */
    {613, 137, 115, 0}, /* elu */
    {614, 137, TNI_DERIVATIVE_OUT, 0}, /* elu.out */
    {615, 137, 115, 4}, /* elu_ */
    {616, 137, 117, 0}, /* elu_backward */
    {617, 137, TNI_DERIVATIVE_OUT, 0}, /* elu_backward.grad_input */
    {618, 137, 415, 0}, /* embedding */
    {619, 137, TNI_DERIVATIVE_OUT, 0}, /* embedding.out */
    {623, 137, 416, 0}, /* embedding_dense_backward */
    {624, 137, TNI_DERIVATIVE_OUT, 0}, /* embedding_dense_backward.out */
    {625, 137, TNI_DERIVATIVE_MISSING, 0}, /* embedding_renorm */
    {626, 137, TNI_DERIVATIVE_OUT, 0}, /* embedding_renorm.out */
    {627, 137, 356, 4}, /* embedding_renorm_ */
    {630, 137, TNI_DERIVATIVE_NONE, 0}, /* empty_like */
    {631, 137, TNI_DERIVATIVE_OUT, 0}, /* empty_like.out */
    {633, 137, TNI_DERIVATIVE_OUT, 0}, /* empty_permuted.out */
    {635, 137, TNI_DERIVATIVE_OUT, 0}, /* empty_strided.out */
    {636, 137, TNI_DERIVATIVE_NONE, 0}, /* eq.Scalar */
    {637, 137, TNI_DERIVATIVE_OUT, 0}, /* eq.Scalar_out */
    {638, 137, TNI_DERIVATIVE_NONE, 0}, /* eq.Tensor */
    {639, 137, TNI_DERIVATIVE_OUT, 0}, /* eq.Tensor_out */
    {640, 137, 164, 4}, /* eq_.Scalar */
    {641, 137, 165, 4}, /* eq_.Tensor */
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
    {658, 137, 270, 0}, /* expand */
    {660, 137, 490, 0}, /* expand_copy */
    {661, 137, TNI_DERIVATIVE_OUT, 0}, /* expand_copy.out */
    {662, 137, 26, 0}, /* expm1 */
    {663, 137, TNI_DERIVATIVE_OUT, 0}, /* expm1.out */
    {664, 137, 26, 4}, /* expm1_ */
    {665, 137, TNI_DERIVATIVE_MISSING, 0}, /* exponential */
    {666, 137, TNI_DERIVATIVE_OUT, 0}, /* exponential.out */
    {667, 137, 150, 4}, /* exponential_ */
    {670, 137, TNI_DERIVATIVE_OUT, 0}, /* eye.m_out */
    {671, 137, TNI_DERIVATIVE_OUT, 0}, /* eye.out */
    {714, 137, 309, 0}, /* fill.Scalar */
    {715, 137, TNI_DERIVATIVE_OUT, 0}, /* fill.Scalar_out */
    {716, 137, 310, 0}, /* fill.Tensor */
    {717, 137, TNI_DERIVATIVE_OUT, 0}, /* fill.Tensor_out */
    {718, 137, 311, 4}, /* fill_.Scalar */
    {719, 137, 312, 4}, /* fill_.Tensor */
    {724, 137, 321, 0}, /* flip */
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
    {745, 137, 73, 0}, /* fmax */
    {746, 137, TNI_DERIVATIVE_OUT, 0}, /* fmax.out */
    {747, 137, 74, 0}, /* fmin */
    {748, 137, TNI_DERIVATIVE_OUT, 0}, /* fmin.out */
    {749, 137, 77, 0}, /* fmod.Scalar */
    {750, 137, TNI_DERIVATIVE_OUT, 0}, /* fmod.Scalar_out */
    {751, 137, 78, 0}, /* fmod.Tensor */
    {752, 137, TNI_DERIVATIVE_OUT, 0}, /* fmod.Tensor_out */
    {753, 137, 77, 4}, /* fmod_.Scalar */
    {754, 137, 78, 4}, /* fmod_.Tensor */
    {755, 137, 14, 0}, /* frac */
    {756, 137, TNI_DERIVATIVE_OUT, 0}, /* frac.out */
    {757, 137, 14, 4}, /* frac_ */
    {758, 137, 384, 0}, /* fractional_max_pool2d */
    {759, 137, TNI_DERIVATIVE_OUT, 0}, /* fractional_max_pool2d.output */
    {760, 137, 385, 0}, /* fractional_max_pool2d_backward */
    {761, 137, TNI_DERIVATIVE_OUT, 0}, /* fractional_max_pool2d_backward.grad_input */
    {762, 137, 386, 0}, /* fractional_max_pool3d */
    {763, 137, TNI_DERIVATIVE_OUT, 0}, /* fractional_max_pool3d.output */
    {764, 137, 387, 0}, /* fractional_max_pool3d_backward */
    {765, 137, TNI_DERIVATIVE_OUT, 0}, /* fractional_max_pool3d_backward.grad_input */
    {766, 137, 163, 0}, /* frexp.Tensor */
    {767, 137, TNI_DERIVATIVE_OUT, 0}, /* frexp.Tensor_out */
    {769, 137, TNI_DERIVATIVE_OUT, 0}, /* from_file.out */
    {771, 137, TNI_DERIVATIVE_OUT, 0}, /* full.out */
    {772, 137, TNI_DERIVATIVE_NONE, 0}, /* full_like */
    {773, 137, TNI_DERIVATIVE_OUT, 0}, /* full_like.out */
    {774, 137, 328, 0}, /* gather */
    {775, 137, TNI_DERIVATIVE_OUT, 0}, /* gather.out */
    {777, 137, TNI_DERIVATIVE_MISSING, 0}, /* gcd */
    {778, 137, TNI_DERIVATIVE_OUT, 0}, /* gcd.out */
    {779, 137, TNI_DERIVATIVE_MISSING, 0}, /* gcd_ */
    {780, 137, TNI_DERIVATIVE_NONE, 0}, /* ge.Scalar */
    {781, 137, TNI_DERIVATIVE_OUT, 0}, /* ge.Scalar_out */
    {782, 137, TNI_DERIVATIVE_NONE, 0}, /* ge.Tensor */
    {783, 137, TNI_DERIVATIVE_OUT, 0}, /* ge.Tensor_out */
    {784, 137, 166, 4}, /* ge_.Scalar */
    {785, 137, 167, 4}, /* ge_.Tensor */
    {786, 137, 118, 0}, /* gelu */
    {787, 137, TNI_DERIVATIVE_OUT, 0}, /* gelu.out */
    {788, 137, 118, 4}, /* gelu_ */
    {789, 137, 119, 0}, /* gelu_backward */
    {790, 137, TNI_DERIVATIVE_OUT, 0}, /* gelu_backward.grad_input */
    {791, 137, TNI_DERIVATIVE_MISSING, 0}, /* geometric */
    {792, 137, TNI_DERIVATIVE_OUT, 0}, /* geometric.out */
    {793, 137, 151, 4}, /* geometric_ */
    {794, 137, 252, 0}, /* geqrf */
    {795, 137, TNI_DERIVATIVE_OUT, 0}, /* geqrf.a */
    {798, 137, 124, 0}, /* glu */
    {799, 137, TNI_DERIVATIVE_OUT, 0}, /* glu.out */
    {800, 137, 125, 0}, /* glu_backward */
    {801, 137, TNI_DERIVATIVE_OUT, 0}, /* glu_backward.grad_input */
    {822, 137, 456, 0}, /* grid_sampler_2d */
    {823, 137, TNI_DERIVATIVE_OUT, 0}, /* grid_sampler_2d.out */
    {824, 137, 457, 0}, /* grid_sampler_2d_backward */
    {825, 137, TNI_DERIVATIVE_OUT, 0}, /* grid_sampler_2d_backward.out */
    {826, 137, 458, 0}, /* grid_sampler_3d */
    {827, 137, TNI_DERIVATIVE_OUT, 0}, /* grid_sampler_3d.out */
    {828, 137, 459, 0}, /* grid_sampler_3d_backward */
    {829, 137, TNI_DERIVATIVE_OUT, 0}, /* grid_sampler_3d_backward.out */
    {834, 137, TNI_DERIVATIVE_NONE, 0}, /* gt.Scalar */
    {835, 137, TNI_DERIVATIVE_OUT, 0}, /* gt.Scalar_out */
    {836, 137, TNI_DERIVATIVE_NONE, 0}, /* gt.Tensor */
    {837, 137, TNI_DERIVATIVE_OUT, 0}, /* gt.Tensor_out */
    {838, 137, 168, 4}, /* gt_.Scalar */
    {839, 137, 169, 4}, /* gt_.Tensor */
    {841, 137, TNI_DERIVATIVE_OUT, 0}, /* hamming_window.out */
    {845, 137, TNI_DERIVATIVE_OUT, 0}, /* hamming_window.periodic_alpha_beta_out */
    {846, 137, TNI_DERIVATIVE_OUT, 0}, /* hamming_window.periodic_alpha_out */
    {847, 137, TNI_DERIVATIVE_OUT, 0}, /* hamming_window.periodic_out */
    {849, 137, TNI_DERIVATIVE_OUT, 0}, /* hann_window.out */
    {851, 137, TNI_DERIVATIVE_OUT, 0}, /* hann_window.periodic_out */
    {852, 137, 126, 0}, /* hardshrink */
    {853, 137, TNI_DERIVATIVE_OUT, 0}, /* hardshrink.out */
    {854, 137, 127, 0}, /* hardshrink_backward */
    {855, 137, TNI_DERIVATIVE_OUT, 0}, /* hardshrink_backward.grad_input */
    {856, 137, 130, 0}, /* hardsigmoid */
    {857, 137, TNI_DERIVATIVE_OUT, 0}, /* hardsigmoid.out */
    {858, 137, 130, 4}, /* hardsigmoid_ */
    {859, 137, 131, 0}, /* hardsigmoid_backward */
    {860, 137, TNI_DERIVATIVE_OUT, 0}, /* hardsigmoid_backward.grad_input */
    {861, 137, 132, 0}, /* hardswish */
    {862, 137, TNI_DERIVATIVE_OUT, 0}, /* hardswish.out */
    {863, 137, 132, 4}, /* hardswish_ */
    {864, 137, 133, 0}, /* hardswish_backward */
    {865, 137, TNI_DERIVATIVE_OUT, 0}, /* hardswish_backward.out */
    {866, 137, 134, 0}, /* hardtanh */
    {867, 137, TNI_DERIVATIVE_OUT, 0}, /* hardtanh.out */
    {868, 137, 134, 4}, /* hardtanh_ */
    {869, 137, 135, 0}, /* hardtanh_backward */
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
    {890, 137, 468, 0}, /* huber_loss */
    {891, 137, TNI_DERIVATIVE_OUT, 0}, /* huber_loss.out */
    {892, 137, 469, 0}, /* huber_loss_backward */
    {893, 137, TNI_DERIVATIVE_OUT, 0}, /* huber_loss_backward.out */
    {894, 137, 81, 0}, /* hypot */
    {895, 137, TNI_DERIVATIVE_OUT, 0}, /* hypot.out */
    {896, 137, 81, 4}, /* hypot_ */
    {897, 137, 27, 0}, /* i0 */
    {898, 137, TNI_DERIVATIVE_OUT, 0}, /* i0.out */
    {899, 137, 27, 4}, /* i0_ */
    {900, 137, 82, 0}, /* igamma */
    {901, 137, TNI_DERIVATIVE_OUT, 0}, /* igamma.out */
    {902, 137, 82, 4}, /* igamma_ */
    {903, 137, 83, 0}, /* igammac */
    {904, 137, TNI_DERIVATIVE_OUT, 0}, /* igammac.out */
    {905, 137, 83, 4}, /* igammac_ */
    {906, 137, 370, 0}, /* im2col */
    {907, 137, TNI_DERIVATIVE_OUT, 0}, /* im2col.out */
    {909, 137, 329, 0}, /* index.Tensor */
    {910, 137, TNI_DERIVATIVE_OUT, 0}, /* index.Tensor_out */
    {911, 137, 333, 0}, /* index_add */
    {912, 137, TNI_DERIVATIVE_OUT, 0}, /* index_add.out */
    {913, 137, 333, 4}, /* index_add_ */
    {914, 137, 334, 0}, /* index_copy */
    {915, 137, TNI_DERIVATIVE_OUT, 0}, /* index_copy.out */
    {916, 137, 334, 4}, /* index_copy_ */
    {917, 137, 335, 0}, /* index_fill.int_Scalar */
    {918, 137, TNI_DERIVATIVE_OUT, 0}, /* index_fill.int_Scalar_out */
    {919, 137, 336, 0}, /* index_fill.int_Tensor */
    {920, 137, TNI_DERIVATIVE_OUT, 0}, /* index_fill.int_Tensor_out */
    {921, 137, 335, 4}, /* index_fill_.int_Scalar */
    {922, 137, 336, 4}, /* index_fill_.int_Tensor */
    {923, 137, 337, 0}, /* index_put */
    {924, 137, TNI_DERIVATIVE_OUT, 0}, /* index_put.out */
    {925, 137, 337, 4}, /* index_put_ */
    {926, 137, 340, 0}, /* index_reduce */
    {927, 137, TNI_DERIVATIVE_OUT, 0}, /* index_reduce.out */
    {928, 137, 340, 4}, /* index_reduce_ */
    {929, 137, 341, 0}, /* index_select */
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
    {975, 137, 201, 0}, /* kthvalue */
    {976, 137, TNI_DERIVATIVE_OUT, 0}, /* kthvalue.values */
    {979, 137, TNI_DERIVATIVE_MISSING, 0}, /* lcm */
    {980, 137, TNI_DERIVATIVE_OUT, 0}, /* lcm.out */
    {981, 137, TNI_DERIVATIVE_MISSING, 0}, /* lcm_ */
    {982, 137, 84, 0}, /* ldexp.Tensor */
    {983, 137, TNI_DERIVATIVE_OUT, 0}, /* ldexp.out */
    {984, 137, 84, 4}, /* ldexp_ */
    {985, 137, TNI_DERIVATIVE_NONE, 0}, /* le.Scalar */
    {986, 137, TNI_DERIVATIVE_OUT, 0}, /* le.Scalar_out */
    {987, 137, TNI_DERIVATIVE_NONE, 0}, /* le.Tensor */
    {988, 137, TNI_DERIVATIVE_OUT, 0}, /* le.Tensor_out */
    {989, 137, 170, 4}, /* le_.Scalar */
    {990, 137, 171, 4}, /* le_.Tensor */
    {991, 137, 136, 0}, /* leaky_relu */
    {992, 137, TNI_DERIVATIVE_OUT, 0}, /* leaky_relu.out */
    {993, 137, 136, 4}, /* leaky_relu_ */
    {994, 137, 137, 0}, /* leaky_relu_backward */
    {995, 137, TNI_DERIVATIVE_OUT, 0}, /* leaky_relu_backward.grad_input */
    {996, 137, 85, 0}, /* lerp.Scalar */
    {997, 137, TNI_DERIVATIVE_OUT, 0}, /* lerp.Scalar_out */
    {998, 137, 86, 0}, /* lerp.Tensor */
    {999, 137, TNI_DERIVATIVE_OUT, 0}, /* lerp.Tensor_out */
    {1000, 137, 85, 4}, /* lerp_.Scalar */
    {1001, 137, 86, 4}, /* lerp_.Tensor */
    {1014, 137, 31, 0}, /* lgamma */
    {1015, 137, TNI_DERIVATIVE_OUT, 0}, /* lgamma.out */
    {1016, 137, 31, 4}, /* lgamma_ */
    {1017, 137, 307, 0}, /* lift */
    {1018, 137, TNI_DERIVATIVE_OUT, 0}, /* lift.out */
    {1019, 137, 308, 0}, /* lift_fresh */
    {1020, 137, 491, 0}, /* lift_fresh_copy */
    {1021, 137, TNI_DERIVATIVE_OUT, 0}, /* lift_fresh_copy.out */
    {1024, 137, 236, 0}, /* linalg_cholesky_ex */
    {1025, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_cholesky_ex.L */
    {1030, 137, 227, 0}, /* linalg_cross */
    {1031, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_cross.out */
    {1035, 137, 241, 0}, /* linalg_eig */
    {1036, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_eig.out */
    {1040, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_eigvals.out */
    {1043, 137, 257, 0}, /* linalg_householder_product */
    {1044, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_householder_product.out */
    {1047, 137, 228, 0}, /* linalg_inv_ex */
    {1048, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_inv_ex.inverse */
    {1051, 137, 250, 0}, /* linalg_ldl_factor_ex */
    {1052, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_ldl_factor_ex.out */
    {1053, 137, 251, 0}, /* linalg_ldl_solve */
    {1054, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_ldl_solve.out */
    {1055, 137, 249, 0}, /* linalg_lstsq */
    {1056, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_lstsq.out */
    {1057, 137, 244, 0}, /* linalg_lu */
    {1058, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_lu.out */
    {1061, 137, 245, 0}, /* linalg_lu_factor_ex */
    {1062, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_lu_factor_ex.out */
    {1063, 137, 247, 0}, /* linalg_lu_solve */
    {1064, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_lu_solve.out */
    {1067, 137, 248, 0}, /* linalg_matrix_exp */
    {1068, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_matrix_exp.out */
    {1092, 137, 234, 0}, /* linalg_pinv.atol_rtol_tensor */
    {1093, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_pinv.atol_rtol_tensor_out */
    {1097, 137, 239, 0}, /* linalg_qr */
    {1098, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_qr.out */
    {1105, 137, 229, 0}, /* linalg_solve_triangular */
    {1106, 137, TNI_DERIVATIVE_OUT, 0}, /* linalg_solve_triangular.out */
    {1118, 137, 210, 0}, /* linalg_vector_norm */
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
    {1144, 137, 152, 4}, /* log_normal_ */
    {1147, 137, 141, 0}, /* log_sigmoid_backward */
    {1148, 137, TNI_DERIVATIVE_OUT, 0}, /* log_sigmoid_backward.grad_input */
    {1149, 137, 140, 0}, /* log_sigmoid_forward */
    {1150, 137, TNI_DERIVATIVE_OUT, 0}, /* log_sigmoid_forward.output */
    {1152, 137, TNI_DERIVATIVE_OUT, 0}, /* log_softmax.int_out */
    {1153, 137, 87, 0}, /* logaddexp */
    {1154, 137, TNI_DERIVATIVE_OUT, 0}, /* logaddexp.out */
    {1155, 137, 88, 0}, /* logaddexp2 */
    {1156, 137, TNI_DERIVATIVE_OUT, 0}, /* logaddexp2.out */
    {1157, 137, 185, 0}, /* logcumsumexp */
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
    {1175, 137, 114, 0}, /* logit_backward */
    {1176, 137, TNI_DERIVATIVE_OUT, 0}, /* logit_backward.grad_input */
    {1178, 137, TNI_DERIVATIVE_MISSING, 0}, /* logspace.Scalar_Tensor */
    {1179, 137, TNI_DERIVATIVE_OUT, 0}, /* logspace.Scalar_Tensor_out */
    {1180, 137, TNI_DERIVATIVE_MISSING, 0}, /* logspace.Tensor_Scalar */
    {1181, 137, TNI_DERIVATIVE_OUT, 0}, /* logspace.Tensor_Scalar_out */
    {1182, 137, TNI_DERIVATIVE_MISSING, 0}, /* logspace.Tensor_Tensor */
    {1183, 137, TNI_DERIVATIVE_OUT, 0}, /* logspace.Tensor_Tensor_out */
    {1184, 137, TNI_DERIVATIVE_OUT, 0}, /* logspace.out */
    {1185, 137, 188, 0}, /* logsumexp */
    {1186, 137, TNI_DERIVATIVE_OUT, 0}, /* logsumexp.out */
    {1190, 137, TNI_DERIVATIVE_NONE, 0}, /* lt.Scalar */
    {1191, 137, TNI_DERIVATIVE_OUT, 0}, /* lt.Scalar_out */
    {1192, 137, TNI_DERIVATIVE_NONE, 0}, /* lt.Tensor */
    {1193, 137, TNI_DERIVATIVE_OUT, 0}, /* lt.Tensor_out */
    {1194, 137, 172, 4}, /* lt_.Scalar */
    {1195, 137, 173, 4}, /* lt_.Tensor */
    {1198, 137, 246, 0}, /* lu_unpack */
    {1199, 137, TNI_DERIVATIVE_OUT, 0}, /* lu_unpack.out */
    {1203, 137, 342, 0}, /* masked_fill.Scalar */
    {1204, 137, TNI_DERIVATIVE_OUT, 0}, /* masked_fill.Scalar_out */
    {1205, 137, 343, 0}, /* masked_fill.Tensor */
    {1206, 137, TNI_DERIVATIVE_OUT, 0}, /* masked_fill.Tensor_out */
    {1207, 137, 342, 4}, /* masked_fill_.Scalar */
    {1208, 137, 343, 4}, /* masked_fill_.Tensor */
    {1209, 137, 344, 0}, /* masked_scatter */
    {1210, 137, TNI_DERIVATIVE_OUT, 0}, /* masked_scatter.out */
    {1211, 137, 344, 4}, /* masked_scatter_ */
    {1212, 137, 345, 0}, /* masked_scatter_backward */
    {1213, 137, 346, 0}, /* masked_select */
    {1214, 137, TNI_DERIVATIVE_OUT, 0}, /* masked_select.out */
    {1222, 137, 193, 0}, /* max */
    {1223, 137, 192, 0}, /* max.dim */
    {1224, 137, TNI_DERIVATIVE_OUT, 0}, /* max.dim_max */
    {1227, 137, TNI_DERIVATIVE_OUT, 0}, /* max.unary_out */
    {1231, 137, 388, 0}, /* max_pool2d_with_indices */
    {1232, 137, TNI_DERIVATIVE_OUT, 0}, /* max_pool2d_with_indices.out */
    {1233, 137, 389, 0}, /* max_pool2d_with_indices_backward */
    {1234, 137, TNI_DERIVATIVE_OUT, 0}, /* max_pool2d_with_indices_backward.grad_input */
    {1236, 137, 390, 0}, /* max_pool3d_with_indices */
    {1237, 137, TNI_DERIVATIVE_OUT, 0}, /* max_pool3d_with_indices.out */
    {1238, 137, 391, 0}, /* max_pool3d_with_indices_backward */
    {1239, 137, TNI_DERIVATIVE_OUT, 0}, /* max_pool3d_with_indices_backward.grad_input */
    {1240, 137, 392, 0}, /* max_unpool2d */
    {1241, 137, TNI_DERIVATIVE_OUT, 0}, /* max_unpool2d.out */
    {1242, 137, 393, 0}, /* max_unpool3d */
    {1243, 137, TNI_DERIVATIVE_OUT, 0}, /* max_unpool3d.out */
    {1244, 137, 75, 0}, /* maximum */
    {1245, 137, TNI_DERIVATIVE_OUT, 0}, /* maximum.out */
    {1246, 137, 179, 0}, /* mean */
    {1247, 137, 180, 0}, /* mean.dim */
    {1248, 137, TNI_DERIVATIVE_OUT, 0}, /* mean.dtype_out */
    {1249, 137, TNI_DERIVATIVE_OUT, 0}, /* mean.out */
    {1250, 137, 196, 0}, /* median */
    {1251, 137, 197, 0}, /* median.dim */
    {1252, 137, TNI_DERIVATIVE_OUT, 0}, /* median.dim_values */
    {1253, 137, TNI_DERIVATIVE_OUT, 0}, /* median.out */
    {1256, 137, 195, 0}, /* min */
    {1257, 137, 194, 0}, /* min.dim */
    {1258, 137, TNI_DERIVATIVE_OUT, 0}, /* min.dim_min */
    {1261, 137, TNI_DERIVATIVE_OUT, 0}, /* min.unary_out */
    {1262, 137, 76, 0}, /* minimum */
    {1263, 137, TNI_DERIVATIVE_OUT, 0}, /* minimum.out */
    {1264, 137, 122, 0}, /* mish */
    {1265, 137, TNI_DERIVATIVE_OUT, 0}, /* mish.out */
    {1266, 137, 122, 4}, /* mish_ */
    {1267, 137, 123, 0}, /* mish_backward */
    {1268, 137, 216, 0}, /* mm */
    {1269, 137, TNI_DERIVATIVE_OUT, 0}, /* mm.out */
    {1270, 137, 200, 0}, /* mode */
    {1271, 137, TNI_DERIVATIVE_OUT, 0}, /* mode.values */
    {1276, 137, 470, 0}, /* mse_loss */
    {1277, 137, TNI_DERIVATIVE_OUT, 0}, /* mse_loss.out */
    {1278, 137, 471, 0}, /* mse_loss_backward */
    {1279, 137, TNI_DERIVATIVE_OUT, 0}, /* mse_loss_backward.grad_input */
    {1282, 137, 62, 0}, /* mul.Scalar */
    {1283, 137, TNI_DERIVATIVE_OUT, 0}, /* mul.Scalar_out */
    {1284, 137, 61, 0}, /* mul.Tensor */
    {1285, 137, TNI_DERIVATIVE_OUT, 0}, /* mul.out */
    {1286, 137, 62, 4}, /* mul_.Scalar */
    {1287, 137, 61, 4}, /* mul_.Tensor */
    {1288, 137, 472, 0}, /* multi_margin_loss */
    {1289, 137, TNI_DERIVATIVE_OUT, 0}, /* multi_margin_loss.out */
    {1290, 137, TNI_DERIVATIVE_MISSING, 0}, /* multi_margin_loss_backward */
    {1291, 137, TNI_DERIVATIVE_OUT, 0}, /* multi_margin_loss_backward.grad_input */
    {1294, 137, TNI_DERIVATIVE_MISSING, 0}, /* multilabel_margin_loss_backward */
    {1295, 137, TNI_DERIVATIVE_OUT, 0}, /* multilabel_margin_loss_backward.grad_input */
    {1296, 137, 473, 0}, /* multilabel_margin_loss_forward */
    {1297, 137, TNI_DERIVATIVE_OUT, 0}, /* multilabel_margin_loss_forward.output */
    {1298, 137, TNI_DERIVATIVE_NONE, 0}, /* multinomial */
    {1299, 137, TNI_DERIVATIVE_OUT, 0}, /* multinomial.out */
    {1305, 137, 218, 0}, /* mv */
    {1306, 137, TNI_DERIVATIVE_OUT, 0}, /* mv.out */
    {1307, 137, 37, 0}, /* mvlgamma */
    {1308, 137, TNI_DERIVATIVE_OUT, 0}, /* mvlgamma.out */
    {1309, 137, 37, 4}, /* mvlgamma_ */
    {1310, 137, 38, 0}, /* nan_to_num */
    {1311, 137, TNI_DERIVATIVE_OUT, 0}, /* nan_to_num.out */
    {1312, 137, 38, 4}, /* nan_to_num_ */
    {1315, 137, 198, 0}, /* nanmedian */
    {1316, 137, 199, 0}, /* nanmedian.dim */
    {1317, 137, TNI_DERIVATIVE_OUT, 0}, /* nanmedian.dim_values */
    {1318, 137, TNI_DERIVATIVE_OUT, 0}, /* nanmedian.out */
    {1323, 137, 178, 0}, /* nansum */
    {1324, 137, TNI_DERIVATIVE_OUT, 0}, /* nansum.out */
    {1327, 137, 279, 0}, /* narrow_copy */
    {1328, 137, TNI_DERIVATIVE_OUT, 0}, /* narrow_copy.out */
    {1329, 137, 395, 0}, /* native_batch_norm */
    {1330, 137, TNI_DERIVATIVE_OUT, 0}, /* native_batch_norm.out */
    {1331, 137, 401, 0}, /* native_batch_norm_backward */
    {1332, 137, TNI_DERIVATIVE_OUT, 0}, /* native_batch_norm_backward.out */
    {1334, 137, 412, 0}, /* native_dropout */
    {1335, 137, TNI_DERIVATIVE_OUT, 0}, /* native_dropout.out */
    {1336, 137, 413, 0}, /* native_dropout_backward */
    {1337, 137, TNI_DERIVATIVE_OUT, 0}, /* native_dropout_backward.out */
    {1338, 137, 405, 0}, /* native_group_norm */
    {1339, 137, TNI_DERIVATIVE_OUT, 0}, /* native_group_norm.out */
    {1340, 137, 406, 0}, /* native_group_norm_backward */
    {1341, 137, TNI_DERIVATIVE_OUT, 0}, /* native_group_norm_backward.out */
    {1342, 137, 403, 0}, /* native_layer_norm */
    {1343, 137, TNI_DERIVATIVE_OUT, 0}, /* native_layer_norm.out */
    {1344, 137, 404, 0}, /* native_layer_norm_backward */
    {1345, 137, TNI_DERIVATIVE_OUT, 0}, /* native_layer_norm_backward.out */
    {1346, 137, TNI_DERIVATIVE_NONE, 0}, /* ne.Scalar */
    {1347, 137, TNI_DERIVATIVE_OUT, 0}, /* ne.Scalar_out */
    {1348, 137, TNI_DERIVATIVE_NONE, 0}, /* ne.Tensor */
    {1349, 137, TNI_DERIVATIVE_OUT, 0}, /* ne.Tensor_out */
    {1350, 137, 174, 4}, /* ne_.Scalar */
    {1351, 137, 175, 4}, /* ne_.Tensor */
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
    {1368, 137, 98, 0}, /* nextafter */
    {1369, 137, TNI_DERIVATIVE_OUT, 0}, /* nextafter.out */
    {1370, 137, 98, 4}, /* nextafter_ */
    {1375, 137, 477, 0}, /* nll_loss2d_backward */
    {1376, 137, TNI_DERIVATIVE_OUT, 0}, /* nll_loss2d_backward.grad_input */
    {1377, 137, 476, 0}, /* nll_loss2d_forward */
    {1378, 137, TNI_DERIVATIVE_OUT, 0}, /* nll_loss2d_forward.output */
    {1379, 137, 475, 0}, /* nll_loss_backward */
    {1380, 137, TNI_DERIVATIVE_OUT, 0}, /* nll_loss_backward.grad_input */
    {1381, 137, 474, 0}, /* nll_loss_forward */
    {1382, 137, TNI_DERIVATIVE_OUT, 0}, /* nll_loss_forward.output */
    {1384, 137, TNI_DERIVATIVE_NONE, 0}, /* nonzero */
    {1385, 137, TNI_DERIVATIVE_OUT, 0}, /* nonzero.out */
    {1387, 137, TNI_DERIVATIVE_NONE, 0}, /* nonzero_static */
    {1388, 137, TNI_DERIVATIVE_OUT, 0}, /* nonzero_static.out */
    {1389, 137, 211, 0}, /* norm.Scalar */
    {1390, 137, 212, 0}, /* norm.ScalarOpt_dim */
    {1391, 137, 214, 0}, /* norm.ScalarOpt_dim_dtype */
    {1392, 137, 213, 0}, /* norm.ScalarOpt_dtype */
    {1393, 137, TNI_DERIVATIVE_OUT, 0}, /* norm.ScalarOpt_dtype_out */
    {1394, 137, TNI_DERIVATIVE_OUT, 0}, /* norm.Scalar_out */
    {1395, 137, TNI_DERIVATIVE_OUT, 0}, /* norm.dtype_out */
    {1396, 137, TNI_DERIVATIVE_OUT, 0}, /* norm.out */
    {1398, 137, 157, 0}, /* normal.Tensor_Tensor */
    {1399, 137, TNI_DERIVATIVE_OUT, 0}, /* normal.Tensor_Tensor_out */
    {1400, 137, 155, 0}, /* normal.Tensor_float */
    {1401, 137, TNI_DERIVATIVE_OUT, 0}, /* normal.Tensor_float_out */
    {1402, 137, 156, 0}, /* normal.float_Tensor */
    {1403, 137, TNI_DERIVATIVE_OUT, 0}, /* normal.float_Tensor_out */
    {1405, 137, TNI_DERIVATIVE_OUT, 0}, /* normal.float_float_out */
    {1406, 137, TNI_DERIVATIVE_OUT, 0}, /* normal.out */
    {1407, 137, 154, 4}, /* normal_ */
    {1408, 137, TNI_DERIVATIVE_MISSING, 0}, /* normal_functional */
    {1423, 137, TNI_DERIVATIVE_OUT, 0}, /* ones.out */
    {1424, 137, TNI_DERIVATIVE_NONE, 0}, /* ones_like */
    {1425, 137, TNI_DERIVATIVE_OUT, 0}, /* ones_like.out */
    {1428, 137, 258, 0}, /* ormqr */
    {1429, 137, TNI_DERIVATIVE_OUT, 0}, /* ormqr.out */
    {1436, 137, 271, 0}, /* permute */
    {1437, 137, 492, 0}, /* permute_copy */
    {1438, 137, TNI_DERIVATIVE_OUT, 0}, /* permute_copy.out */
    {1440, 137, 318, 0}, /* pixel_shuffle */
    {1441, 137, TNI_DERIVATIVE_OUT, 0}, /* pixel_shuffle.out */
    {1442, 137, 319, 0}, /* pixel_unshuffle */
    {1443, 137, TNI_DERIVATIVE_OUT, 0}, /* pixel_unshuffle.out */
    {1444, 137, 158, 0}, /* poisson */
    {1445, 137, TNI_DERIVATIVE_OUT, 0}, /* poisson.out */
    {1447, 137, 108, 0}, /* polar */
    {1448, 137, TNI_DERIVATIVE_OUT, 0}, /* polar.out */
    {1449, 137, 40, 0}, /* polygamma */
    {1450, 137, TNI_DERIVATIVE_OUT, 0}, /* polygamma.out */
    {1451, 137, 41, 4}, /* polygamma_ */
    {1453, 137, 69, 0}, /* pow.Scalar */
    {1454, 137, TNI_DERIVATIVE_OUT, 0}, /* pow.Scalar_out */
    {1455, 137, 67, 0}, /* pow.Tensor_Scalar */
    {1456, 137, TNI_DERIVATIVE_OUT, 0}, /* pow.Tensor_Scalar_out */
    {1457, 137, 68, 0}, /* pow.Tensor_Tensor */
    {1458, 137, TNI_DERIVATIVE_OUT, 0}, /* pow.Tensor_Tensor_out */
    {1459, 137, 67, 4}, /* pow_.Scalar */
    {1460, 137, 68, 4}, /* pow_.Tensor */
    {1462, 137, 181, 0}, /* prod */
    {1463, 137, 182, 0}, /* prod.dim_int */
    {1464, 137, TNI_DERIVATIVE_OUT, 0}, /* prod.int_out */
    {1465, 137, TNI_DERIVATIVE_OUT, 0}, /* prod.out */
    {1467, 137, 347, 0}, /* put */
    {1468, 137, TNI_DERIVATIVE_OUT, 0}, /* put.out */
    {1469, 137, 347, 4}, /* put_ */
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
    {1521, 137, 162, 4}, /* random_ */
    {1522, 137, 160, 4}, /* random_.from */
    {1523, 137, 161, 4}, /* random_.to */
    {1526, 137, TNI_DERIVATIVE_OUT, 0}, /* randperm.generator_out */
    {1527, 137, TNI_DERIVATIVE_OUT, 0}, /* randperm.out */
    {1529, 137, TNI_DERIVATIVE_OUT, 0}, /* range.out */
    {1530, 137, TNI_DERIVATIVE_OUT, 0}, /* range.out_ */
    {1534, 137, 42, 0}, /* reciprocal */
    {1535, 137, TNI_DERIVATIVE_OUT, 0}, /* reciprocal.out */
    {1536, 137, 42, 4}, /* reciprocal_ */
    {1537, 137, 418, 0}, /* reflection_pad1d */
    {1538, 137, TNI_DERIVATIVE_OUT, 0}, /* reflection_pad1d.out */
    {1539, 137, 419, 0}, /* reflection_pad1d_backward */
    {1540, 137, TNI_DERIVATIVE_OUT, 0}, /* reflection_pad1d_backward.grad_input */
    {1541, 137, 420, 0}, /* reflection_pad2d */
    {1542, 137, TNI_DERIVATIVE_OUT, 0}, /* reflection_pad2d.out */
    {1543, 137, 421, 0}, /* reflection_pad2d_backward */
    {1544, 137, TNI_DERIVATIVE_OUT, 0}, /* reflection_pad2d_backward.grad_input */
    {1545, 137, 422, 0}, /* reflection_pad3d */
    {1546, 137, TNI_DERIVATIVE_OUT, 0}, /* reflection_pad3d.out */
    {1547, 137, 423, 0}, /* reflection_pad3d_backward */
    {1548, 137, TNI_DERIVATIVE_OUT, 0}, /* reflection_pad3d_backward.grad_input */
    {1549, 137, 109, 0}, /* relu */
    {1550, 137, TNI_DERIVATIVE_OUT, 0}, /* relu.out */
    {1553, 137, 109, 4}, /* relu_ */
    {1554, 137, 79, 0}, /* remainder.Scalar */
    {1555, 137, TNI_DERIVATIVE_MISSING, 0}, /* remainder.Scalar_Tensor */
    {1556, 137, TNI_DERIVATIVE_OUT, 0}, /* remainder.Scalar_Tensor_out */
    {1557, 137, TNI_DERIVATIVE_OUT, 0}, /* remainder.Scalar_out */
    {1558, 137, 80, 0}, /* remainder.Tensor */
    {1559, 137, TNI_DERIVATIVE_OUT, 0}, /* remainder.Tensor_out */
    {1560, 137, 79, 4}, /* remainder_.Scalar */
    {1561, 137, 80, 4}, /* remainder_.Tensor */
    {1562, 137, 355, 0}, /* renorm */
    {1563, 137, TNI_DERIVATIVE_OUT, 0}, /* renorm.out */
    {1564, 137, 355, 4}, /* renorm_ */
    {1565, 137, 322, 0}, /* repeat */
    {1566, 137, TNI_DERIVATIVE_OUT, 0}, /* repeat.out */
    {1567, 137, TNI_DERIVATIVE_MISSING, 0}, /* repeat_interleave.Tensor */
    {1568, 137, TNI_DERIVATIVE_OUT, 0}, /* repeat_interleave.Tensor_out */
    {1571, 137, 424, 0}, /* replication_pad1d */
    {1572, 137, TNI_DERIVATIVE_OUT, 0}, /* replication_pad1d.out */
    {1573, 137, 425, 0}, /* replication_pad1d_backward */
    {1574, 137, TNI_DERIVATIVE_OUT, 0}, /* replication_pad1d_backward.grad_input */
    {1575, 137, 426, 0}, /* replication_pad2d */
    {1576, 137, TNI_DERIVATIVE_OUT, 0}, /* replication_pad2d.out */
    {1577, 137, 427, 0}, /* replication_pad2d_backward */
    {1578, 137, TNI_DERIVATIVE_OUT, 0}, /* replication_pad2d_backward.grad_input */
    {1579, 137, 428, 0}, /* replication_pad3d */
    {1580, 137, TNI_DERIVATIVE_OUT, 0}, /* replication_pad3d.out */
    {1581, 137, 429, 0}, /* replication_pad3d_backward */
    {1582, 137, TNI_DERIVATIVE_OUT, 0}, /* replication_pad3d_backward.grad_input */
    {1585, 137, TNI_DERIVATIVE_MISSING, 0}, /* resize */
    {1586, 137, TNI_DERIVATIVE_OUT, 0}, /* resize.out */
    {1587, 137, TNI_DERIVATIVE_MISSING, 0}, /* resize_ */
    {1588, 137, TNI_DERIVATIVE_MISSING, 0}, /* resize_as */
    {1589, 137, TNI_DERIVATIVE_OUT, 0}, /* resize_as.out */
    {1590, 137, TNI_DERIVATIVE_MISSING, 0}, /* resize_as_ */
    {1604, 137, 323, 0}, /* roll */
    {1605, 137, TNI_DERIVATIVE_OUT, 0}, /* roll.out */
    {1606, 137, 324, 0}, /* rot90 */
    {1607, 137, TNI_DERIVATIVE_OUT, 0}, /* rot90.out */
    {1608, 137, 11, 0}, /* round */
    {1609, 137, 12, 0}, /* round.decimals */
    {1610, 137, TNI_DERIVATIVE_OUT, 0}, /* round.decimals_out */
    {1611, 137, TNI_DERIVATIVE_OUT, 0}, /* round.out */
    {1612, 137, 11, 4}, /* round_ */
    {1613, 137, 12, 4}, /* round_.decimals */
    {1618, 137, 138, 0}, /* rrelu_with_noise */
    {1619, 137, TNI_DERIVATIVE_OUT, 0}, /* rrelu_with_noise.out */
    {1620, 137, TNI_DERIVATIVE_MISSING, 0}, /* rrelu_with_noise_ */
    {1621, 137, 139, 0}, /* rrelu_with_noise_backward */
    {1622, 137, TNI_DERIVATIVE_OUT, 0}, /* rrelu_with_noise_backward.out */
    {1623, 137, TNI_DERIVATIVE_MISSING, 0}, /* rrelu_with_noise_functional */
    {1624, 137, 43, 0}, /* rsqrt */
    {1625, 137, TNI_DERIVATIVE_OUT, 0}, /* rsqrt.out */
    {1626, 137, 43, 4}, /* rsqrt_ */
    {1627, 137, 60, 0}, /* rsub.Scalar */
    {1628, 137, TNI_DERIVATIVE_OUT, 0}, /* rsub.Scalar_out */
    {1629, 137, 59, 0}, /* rsub.Tensor */
    {1630, 137, TNI_DERIVATIVE_OUT, 0}, /* rsub.Tensor_out */
    {1632, 137, TNI_DERIVATIVE_OUT, 0}, /* scalar_tensor.out */
    {1634, 137, TNI_DERIVATIVE_MISSING, 0}, /* scatter.reduce */
    {1635, 137, TNI_DERIVATIVE_OUT, 0}, /* scatter.reduce_out */
    {1636, 137, 348, 0}, /* scatter.src */
    {1637, 137, TNI_DERIVATIVE_OUT, 0}, /* scatter.src_out */
    {1638, 137, 349, 0}, /* scatter.value */
    {1639, 137, TNI_DERIVATIVE_OUT, 0}, /* scatter.value_out */
    {1640, 137, TNI_DERIVATIVE_MISSING, 0}, /* scatter.value_reduce */
    {1641, 137, TNI_DERIVATIVE_OUT, 0}, /* scatter.value_reduce_out */
    {1642, 137, TNI_DERIVATIVE_MISSING, 0}, /* scatter_.reduce */
    {1643, 137, 348, 4}, /* scatter_.src */
    {1644, 137, 349, 4}, /* scatter_.value */
    {1645, 137, TNI_DERIVATIVE_MISSING, 0}, /* scatter_.value_reduce */
    {1646, 137, 350, 0}, /* scatter_add */
    {1647, 137, TNI_DERIVATIVE_OUT, 0}, /* scatter_add.out */
    {1648, 137, 350, 4}, /* scatter_add_ */
    {1649, 137, 351, 0}, /* scatter_reduce.two */
    {1650, 137, TNI_DERIVATIVE_OUT, 0}, /* scatter_reduce.two_out */
    {1651, 137, 351, 4}, /* scatter_reduce_.two */
    {1652, 137, TNI_DERIVATIVE_NONE, 0}, /* searchsorted.Scalar */
    {1653, 137, TNI_DERIVATIVE_OUT, 0}, /* searchsorted.Scalar_out */
    {1654, 137, TNI_DERIVATIVE_NONE, 0}, /* searchsorted.Tensor */
    {1655, 137, TNI_DERIVATIVE_OUT, 0}, /* searchsorted.Tensor_out */
    {1656, 137, 394, 0}, /* segment_reduce */
    {1657, 137, TNI_DERIVATIVE_OUT, 0}, /* segment_reduce.out */
    {1658, 137, 273, 0}, /* select.int */
    {1659, 137, 274, 0}, /* select_backward */
    {1660, 137, TNI_DERIVATIVE_OUT, 0}, /* select_backward.out */
    {1661, 137, 493, 0}, /* select_copy.int */
    {1662, 137, TNI_DERIVATIVE_OUT, 0}, /* select_copy.int_out */
    {1663, 137, 275, 0}, /* select_scatter */
    {1664, 137, TNI_DERIVATIVE_OUT, 0}, /* select_scatter.out */
    {1667, 137, TNI_DERIVATIVE_MISSING, 0}, /* set */
    {1668, 137, TNI_DERIVATIVE_OUT, 0}, /* set.out */
    {1669, 137, TNI_DERIVATIVE_MISSING, 0}, /* set.source_Tensor */
    {1670, 137, TNI_DERIVATIVE_OUT, 0}, /* set.source_Tensor_out */
    {1671, 137, TNI_DERIVATIVE_MISSING, 0}, /* set_ */
    {1672, 137, TNI_DERIVATIVE_MISSING, 0}, /* set_.source_Tensor */
    {1674, 137, 44, 0}, /* sgn */
    {1675, 137, TNI_DERIVATIVE_OUT, 0}, /* sgn.out */
    {1676, 137, 44, 4}, /* sgn_ */
    {1677, 137, 45, 0}, /* sigmoid */
    {1678, 137, TNI_DERIVATIVE_OUT, 0}, /* sigmoid.out */
    {1679, 137, 45, 4}, /* sigmoid_ */
    {1680, 137, 112, 0}, /* sigmoid_backward */
    {1681, 137, TNI_DERIVATIVE_OUT, 0}, /* sigmoid_backward.grad_input */
    {1682, 137, 13, 0}, /* sign */
    {1683, 137, TNI_DERIVATIVE_OUT, 0}, /* sign.out */
    {1684, 137, 13, 4}, /* sign_ */
    {1685, 137, TNI_DERIVATIVE_NONE, 0}, /* signbit */
    {1686, 137, TNI_DERIVATIVE_OUT, 0}, /* signbit.out */
    {1687, 137, 120, 0}, /* silu */
    {1688, 137, TNI_DERIVATIVE_OUT, 0}, /* silu.out */
    {1689, 137, 120, 4}, /* silu_ */
    {1690, 137, 121, 0}, /* silu_backward */
    {1691, 137, TNI_DERIVATIVE_OUT, 0}, /* silu_backward.grad_input */
    {1692, 137, 46, 0}, /* sin */
    {1693, 137, TNI_DERIVATIVE_OUT, 0}, /* sin.out */
    {1694, 137, 46, 4}, /* sin_ */
    {1695, 137, 47, 0}, /* sinc */
    {1696, 137, TNI_DERIVATIVE_OUT, 0}, /* sinc.out */
    {1697, 137, 47, 4}, /* sinc_ */
    {1698, 137, 48, 0}, /* sinh */
    {1699, 137, TNI_DERIVATIVE_OUT, 0}, /* sinh.out */
    {1700, 137, 48, 4}, /* sinh_ */
    {1702, 137, 276, 0}, /* slice.Tensor */
    {1703, 137, 277, 0}, /* slice_backward */
    {1704, 137, TNI_DERIVATIVE_OUT, 0}, /* slice_backward.out */
    {1705, 137, 494, 0}, /* slice_copy.Tensor */
    {1706, 137, TNI_DERIVATIVE_OUT, 0}, /* slice_copy.Tensor_out */
    {1707, 137, 278, 0}, /* slice_scatter */
    {1708, 137, TNI_DERIVATIVE_OUT, 0}, /* slice_scatter.out */
    {1713, 137, 366, 0}, /* slow_conv3d_forward */
    {1714, 137, TNI_DERIVATIVE_OUT, 0}, /* slow_conv3d_forward.output */
    {1715, 137, 367, 0}, /* slow_conv_dilated2d */
    {1716, 137, TNI_DERIVATIVE_OUT, 0}, /* slow_conv_dilated2d.out */
    {1717, 137, 368, 0}, /* slow_conv_dilated3d */
    {1718, 137, TNI_DERIVATIVE_OUT, 0}, /* slow_conv_dilated3d.out */
    {1719, 137, 369, 0}, /* slow_conv_transpose3d */
    {1720, 137, TNI_DERIVATIVE_OUT, 0}, /* slow_conv_transpose3d.out */
    {1721, 137, 478, 0}, /* smooth_l1_loss */
    {1722, 137, TNI_DERIVATIVE_OUT, 0}, /* smooth_l1_loss.out */
    {1723, 137, 479, 0}, /* smooth_l1_loss_backward */
    {1724, 137, TNI_DERIVATIVE_OUT, 0}, /* smooth_l1_loss_backward.grad_input */
    {1725, 137, 480, 0}, /* soft_margin_loss */
    {1726, 137, TNI_DERIVATIVE_OUT, 0}, /* soft_margin_loss.out */
    {1727, 137, 481, 0}, /* soft_margin_loss_backward */
    {1728, 137, TNI_DERIVATIVE_OUT, 0}, /* soft_margin_loss_backward.grad_input */
    {1730, 137, TNI_DERIVATIVE_OUT, 0}, /* softmax.int_out */
    {1731, 137, 142, 0}, /* softplus */
    {1732, 137, TNI_DERIVATIVE_OUT, 0}, /* softplus.out */
    {1733, 137, 143, 0}, /* softplus_backward */
    {1734, 137, TNI_DERIVATIVE_OUT, 0}, /* softplus_backward.grad_input */
    {1735, 137, 128, 0}, /* softshrink */
    {1736, 137, TNI_DERIVATIVE_OUT, 0}, /* softshrink.out */
    {1737, 137, 129, 0}, /* softshrink_backward */
    {1738, 137, TNI_DERIVATIVE_OUT, 0}, /* softshrink_backward.grad_input */
    {1739, 137, 202, 0}, /* sort */
    {1740, 137, 203, 0}, /* sort.stable */
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
    {1779, 137, 49, 0}, /* special_entr */
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
    {1835, 137, 50, 0}, /* special_log_ndtr */
    {1836, 137, TNI_DERIVATIVE_OUT, 0}, /* special_log_ndtr.out */
    {1842, 137, TNI_DERIVATIVE_NONE, 0}, /* special_modified_bessel_i0 */
    {1843, 137, TNI_DERIVATIVE_OUT, 0}, /* special_modified_bessel_i0.out */
    {1844, 137, TNI_DERIVATIVE_NONE, 0}, /* special_modified_bessel_i1 */
    {1845, 137, TNI_DERIVATIVE_OUT, 0}, /* special_modified_bessel_i1.out */
    {1846, 137, TNI_DERIVATIVE_NONE, 0}, /* special_modified_bessel_k0 */
    {1847, 137, TNI_DERIVATIVE_OUT, 0}, /* special_modified_bessel_k0.out */
    {1848, 137, TNI_DERIVATIVE_NONE, 0}, /* special_modified_bessel_k1 */
    {1849, 137, TNI_DERIVATIVE_OUT, 0}, /* special_modified_bessel_k1.out */
    {1854, 137, 51, 0}, /* special_ndtri */
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
    {1895, 137, 92, 0}, /* special_xlog1py */
    {1896, 137, 94, 0}, /* special_xlog1py.other_scalar */
    {1897, 137, TNI_DERIVATIVE_OUT, 0}, /* special_xlog1py.other_scalar_out */
    {1898, 137, TNI_DERIVATIVE_OUT, 0}, /* special_xlog1py.out */
    {1899, 137, 93, 0}, /* special_xlog1py.self_scalar */
    {1900, 137, TNI_DERIVATIVE_OUT, 0}, /* special_xlog1py.self_scalar_out */
    {1907, 137, 95, 0}, /* special_zeta */
    {1908, 137, 97, 0}, /* special_zeta.other_scalar */
    {1909, 137, TNI_DERIVATIVE_OUT, 0}, /* special_zeta.other_scalar_out */
    {1910, 137, TNI_DERIVATIVE_OUT, 0}, /* special_zeta.out */
    {1911, 137, 96, 0}, /* special_zeta.self_scalar */
    {1912, 137, TNI_DERIVATIVE_OUT, 0}, /* special_zeta.self_scalar_out */
    {1913, 137, 280, 0}, /* split.Tensor */
    {1915, 137, 495, 0}, /* split_copy.Tensor */
    {1916, 137, TNI_DERIVATIVE_OUT, 0}, /* split_copy.Tensor_out */
    {1917, 137, 281, 0}, /* split_with_sizes */
    {1918, 137, 496, 0}, /* split_with_sizes_copy */
    {1919, 137, TNI_DERIVATIVE_OUT, 0}, /* split_with_sizes_copy.out */
    {1920, 137, 52, 0}, /* sqrt */
    {1921, 137, TNI_DERIVATIVE_OUT, 0}, /* sqrt.out */
    {1922, 137, 52, 4}, /* sqrt_ */
    {1926, 137, 284, 0}, /* squeeze */
    {1927, 137, 285, 0}, /* squeeze.dim */
    {1928, 137, 286, 0}, /* squeeze.dims */
    {1929, 137, 287, 4}, /* squeeze_ */
    {1930, 137, 288, 4}, /* squeeze_.dim */
    {1931, 137, 289, 4}, /* squeeze_.dims */
    {1932, 137, 497, 0}, /* squeeze_copy */
    {1933, 137, 498, 0}, /* squeeze_copy.dim */
    {1934, 137, TNI_DERIVATIVE_OUT, 0}, /* squeeze_copy.dim_out */
    {1935, 137, 499, 0}, /* squeeze_copy.dims */
    {1936, 137, TNI_DERIVATIVE_OUT, 0}, /* squeeze_copy.dims_out */
    {1937, 137, TNI_DERIVATIVE_OUT, 0}, /* squeeze_copy.out */
    {1938, 137, 316, 0}, /* stack */
    {1939, 137, TNI_DERIVATIVE_OUT, 0}, /* stack.out */
    {1941, 137, 207, 0}, /* std.correction */
    {1942, 137, TNI_DERIVATIVE_OUT, 0}, /* std.correction_out */
    {1946, 137, 209, 0}, /* std_mean.correction */
    {1947, 137, TNI_DERIVATIVE_OUT, 0}, /* std_mean.correction_out */
    {1953, 137, 58, 0}, /* sub.Scalar */
    {1954, 137, TNI_DERIVATIVE_OUT, 0}, /* sub.Scalar_out */
    {1955, 137, 57, 0}, /* sub.Tensor */
    {1956, 137, TNI_DERIVATIVE_OUT, 0}, /* sub.out */
    {1957, 137, 58, 4}, /* sub_.Scalar */
    {1958, 137, 57, 4}, /* sub_.Tensor */
    {1964, 137, 176, 0}, /* sum */
    {1965, 137, TNI_DERIVATIVE_OUT, 0}, /* sum.IntList_out */
    {1966, 137, 177, 0}, /* sum.dim_IntList */
    {1967, 137, TNI_DERIVATIVE_OUT, 0}, /* sum.out */
    {1981, 137, 290, 0}, /* t */
    {1982, 137, 291, 4}, /* t_ */
    {1983, 137, 500, 0}, /* t_copy */
    {1984, 137, TNI_DERIVATIVE_OUT, 0}, /* t_copy.out */
    {1985, 137, 352, 0}, /* take */
    {1986, 137, TNI_DERIVATIVE_OUT, 0}, /* take.out */
    {1989, 137, 53, 0}, /* tan */
    {1990, 137, TNI_DERIVATIVE_OUT, 0}, /* tan.out */
    {1991, 137, 53, 4}, /* tan_ */
    {1992, 137, 54, 0}, /* tanh */
    {1993, 137, TNI_DERIVATIVE_OUT, 0}, /* tanh.out */
    {1994, 137, 54, 4}, /* tanh_ */
    {1995, 137, 113, 0}, /* tanh_backward */
    {1996, 137, TNI_DERIVATIVE_OUT, 0}, /* tanh_backward.grad_input */
    {2004, 137, 110, 0}, /* threshold */
    {2005, 137, TNI_DERIVATIVE_OUT, 0}, /* threshold.out */
    {2006, 137, 110, 4}, /* threshold_ */
    {2007, 137, 111, 0}, /* threshold_backward */
    {2008, 137, TNI_DERIVATIVE_OUT, 0}, /* threshold_backward.grad_input */
    {2016, 137, 204, 0}, /* topk */
    {2017, 137, TNI_DERIVATIVE_OUT, 0}, /* topk.values */
    {2018, 137, 205, 0}, /* trace */
    {2019, 137, TNI_DERIVATIVE_OUT, 0}, /* trace.out */
    {2021, 137, 292, 0}, /* transpose.int */
    {2022, 137, 293, 4}, /* transpose_ */
    {2023, 137, 501, 0}, /* transpose_copy.int */
    {2024, 137, TNI_DERIVATIVE_OUT, 0}, /* transpose_copy.int_out */
    {2029, 137, 230, 0}, /* triangular_solve */
    {2030, 137, TNI_DERIVATIVE_OUT, 0}, /* triangular_solve.X */
    {2031, 137, 325, 0}, /* tril */
    {2032, 137, TNI_DERIVATIVE_OUT, 0}, /* tril.out */
    {2033, 137, 325, 4}, /* tril_ */
    {2035, 137, TNI_DERIVATIVE_OUT, 0}, /* tril_indices.out */
    {2037, 137, 326, 0}, /* triu */
    {2038, 137, TNI_DERIVATIVE_OUT, 0}, /* triu.out */
    {2039, 137, 326, 4}, /* triu_ */
    {2041, 137, TNI_DERIVATIVE_OUT, 0}, /* triu_indices.out */
    {2047, 137, 10, 0}, /* trunc */
    {2048, 137, TNI_DERIVATIVE_OUT, 0}, /* trunc.out */
    {2049, 137, 10, 4}, /* trunc_ */
    {2051, 137, 294, 0}, /* unbind.int */
    {2052, 137, 502, 0}, /* unbind_copy.int */
    {2053, 137, TNI_DERIVATIVE_OUT, 0}, /* unbind_copy.int_out */
    {2056, 137, 295, 0}, /* unfold */
    {2057, 137, 296, 0}, /* unfold_backward */
    {2058, 137, TNI_DERIVATIVE_OUT, 0}, /* unfold_backward.out */
    {2059, 137, 503, 0}, /* unfold_copy */
    {2060, 137, TNI_DERIVATIVE_OUT, 0}, /* unfold_copy.out */
    {2061, 137, TNI_DERIVATIVE_MISSING, 0}, /* uniform */
    {2062, 137, TNI_DERIVATIVE_OUT, 0}, /* uniform.out */
    {2063, 137, 153, 4}, /* uniform_ */
    {2064, 137, 359, 0}, /* unique_consecutive */
    {2065, 137, TNI_DERIVATIVE_OUT, 0}, /* unique_consecutive.out */
    {2066, 137, 360, 0}, /* unique_dim */
    {2067, 137, TNI_DERIVATIVE_OUT, 0}, /* unique_dim.out */
    {2068, 137, 361, 0}, /* unique_dim_consecutive */
    {2069, 137, TNI_DERIVATIVE_OUT, 0}, /* unique_dim_consecutive.out */
    {2071, 137, 282, 0}, /* unsafe_split.Tensor */
    {2072, 137, TNI_DERIVATIVE_OUT, 0}, /* unsafe_split.Tensor_out */
    {2073, 137, 283, 0}, /* unsafe_split_with_sizes */
    {2074, 137, TNI_DERIVATIVE_OUT, 0}, /* unsafe_split_with_sizes.out */
    {2075, 137, 297, 0}, /* unsqueeze */
    {2076, 137, 298, 4}, /* unsqueeze_ */
    {2077, 137, 504, 0}, /* unsqueeze_copy */
    {2078, 137, TNI_DERIVATIVE_OUT, 0}, /* unsqueeze_copy.out */
    {2079, 137, 442, 0}, /* upsample_bicubic2d */
    {2080, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_bicubic2d.out */
    {2082, 137, 443, 0}, /* upsample_bicubic2d_backward */
    {2083, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_bicubic2d_backward.grad_input */
    {2084, 137, 444, 0}, /* upsample_bilinear2d */
    {2085, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_bilinear2d.out */
    {2087, 137, 445, 0}, /* upsample_bilinear2d_backward */
    {2088, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_bilinear2d_backward.grad_input */
    {2089, 137, 446, 0}, /* upsample_linear1d */
    {2090, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_linear1d.out */
    {2092, 137, 447, 0}, /* upsample_linear1d_backward */
    {2093, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_linear1d_backward.grad_input */
    {2094, 137, 448, 0}, /* upsample_nearest1d */
    {2095, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_nearest1d.out */
    {2097, 137, 449, 0}, /* upsample_nearest1d_backward */
    {2098, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_nearest1d_backward.grad_input */
    {2099, 137, 450, 0}, /* upsample_nearest2d */
    {2100, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_nearest2d.out */
    {2102, 137, 451, 0}, /* upsample_nearest2d_backward */
    {2103, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_nearest2d_backward.grad_input */
    {2104, 137, 452, 0}, /* upsample_nearest3d */
    {2105, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_nearest3d.out */
    {2107, 137, 453, 0}, /* upsample_nearest3d_backward */
    {2108, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_nearest3d_backward.grad_input */
    {2109, 137, 454, 0}, /* upsample_trilinear3d */
    {2110, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_trilinear3d.out */
    {2112, 137, 455, 0}, /* upsample_trilinear3d_backward */
    {2113, 137, TNI_DERIVATIVE_OUT, 0}, /* upsample_trilinear3d_backward.grad_input */
    {2117, 137, 206, 0}, /* var.correction */
    {2118, 137, TNI_DERIVATIVE_OUT, 0}, /* var.correction_out */
    {2122, 137, 208, 0}, /* var_mean.correction */
    {2123, 137, TNI_DERIVATIVE_OUT, 0}, /* var_mean.correction_out */
    {2125, 137, 220, 0}, /* vdot */
    {2126, 137, TNI_DERIVATIVE_OUT, 0}, /* vdot.out */
    {2127, 137, 299, 0}, /* view */
    {2128, 137, TNI_DERIVATIVE_NONE, 0}, /* view.dtype */
    {2130, 137, 301, 0}, /* view_as_complex */
    {2131, 137, 505, 0}, /* view_as_complex_copy */
    {2132, 137, TNI_DERIVATIVE_OUT, 0}, /* view_as_complex_copy.out */
    {2133, 137, 302, 0}, /* view_as_real */
    {2134, 137, 506, 0}, /* view_as_real_copy */
    {2135, 137, TNI_DERIVATIVE_OUT, 0}, /* view_as_real_copy.out */
    {2136, 137, 507, 0}, /* view_copy */
    {2137, 137, TNI_DERIVATIVE_NONE, 0}, /* view_copy.dtype */
    {2138, 137, TNI_DERIVATIVE_OUT, 0}, /* view_copy.dtype_out */
    {2139, 137, TNI_DERIVATIVE_OUT, 0}, /* view_copy.out */
    {2148, 137, 353, 0}, /* where.self */
    {2149, 137, TNI_DERIVATIVE_OUT, 0}, /* where.self_out */
    {2150, 137, TNI_DERIVATIVE_OUT, 0}, /* xlogy.OutScalar_Other */
    {2151, 137, TNI_DERIVATIVE_OUT, 0}, /* xlogy.OutScalar_Self */
    {2152, 137, TNI_DERIVATIVE_OUT, 0}, /* xlogy.OutTensor */
    {2153, 137, 91, 0}, /* xlogy.Scalar_Other */
    {2154, 137, 90, 0}, /* xlogy.Scalar_Self */
    {2155, 137, 89, 0}, /* xlogy.Tensor */
    {2156, 137, 91, 4}, /* xlogy_.Scalar_Other */
    {2157, 137, 89, 4}, /* xlogy_.Tensor */
    {2158, 137, TNI_DERIVATIVE_MISSING, 0}, /* zero */
    {2159, 137, TNI_DERIVATIVE_OUT, 0}, /* zero.out */
    {2160, 137, 313, 4}, /* zero_ */
    {2162, 137, TNI_DERIVATIVE_OUT, 0}, /* zeros.out */
    {2163, 137, TNI_DERIVATIVE_NONE, 0}, /* zeros_like */
    {2164, 137, TNI_DERIVATIVE_OUT, 0}, /* zeros_like.out */
};

const char tni_derivative_text[] =
    "trunc\0" /* 0 */
    "floor\0" /* 6 */
    "igamma: input\0" /* 12 */
    "igammac: input\0" /* 26 */
    "zeta\0" /* 41 */
    "tanh\0" /* 46 */
    "none\0" /* 51 */
    "linalg_qr, of which Q is not computed\0" /* 56 */
    "complete\0" /* 94 */
    "linalg_qr, of a complete Q of a tall matrix\0" /* 103 */
    "linalg_ldl_factor_ex\0" /* 147 */
    "linalg_ldl_solve, of LD\0" /* 168 */
    "linalg_ldl_solve, of B\0" /* 192 */
    "geqrf\0" /* 215 */
    "sum\0" /* 221 */
    "mean\0" /* 225 */
    "prod\0" /* 230 */
    "embedding_renorm_\0" /* 235 */
    "_unique2\0" /* 253 */
    "_unique\0" /* 262 */
    "unique_consecutive\0" /* 270 */
    "unique_dim\0" /* 289 */
    "unique_dim_consecutive\0" /* 300 */
    "native_batch_norm_backward save_mean\0" /* 323 */
    "native_batch_norm_backward save_invstd\0" /* 360 */
    "batch_norm_backward save_var\0" /* 399 */
    "native_layer_norm_backward mean\0" /* 428 */
    "native_layer_norm_backward rstd\0" /* 460 */
    "native_dropout_backward mask\0" /* 492 */
    "embedding with a sparse gradient\0" /* 521 */
    "_embedding_bag with a sparse gradient\0" /* 554 */
    "grid_sampler_2d_backward of the grid\0" /* 592 */
    "grid_sampler_3d_backward of the grid\0" /* 629 */
    "_cdist_backward\0" /* 666 */
    "_pdist_backward\0" /* 682 */
    "AbsBackward0\0" /* 698 */
    "AcosBackward0\0" /* 711 */
    "AcoshBackward0\0" /* 725 */
    "AngleBackward0\0" /* 740 */
    "AsinBackward0\0" /* 755 */
    "AsinhBackward0\0" /* 769 */
    "AtanBackward0\0" /* 784 */
    "AtanhBackward0\0" /* 798 */
    "CeilBackward0\0" /* 813 */
    "FloorBackward0\0" /* 827 */
    "TruncBackward0\0" /* 842 */
    "RoundBackward0\0" /* 857 */
    "RoundBackward1\0" /* 872 */
    "SignBackward0\0" /* 887 */
    "FracBackward0\0" /* 901 */
    "CosBackward0\0" /* 915 */
    "CoshBackward0\0" /* 928 */
    "Deg2RadBackward0\0" /* 942 */
    "Rad2DegBackward0\0" /* 959 */
    "DigammaBackward0\0" /* 976 */
    "ErfBackward0\0" /* 993 */
    "ErfcBackward0\0" /* 1006 */
    "ErfinvBackward0\0" /* 1020 */
    "SpecialErfcxBackward0\0" /* 1036 */
    "ExpBackward0\0" /* 1058 */
    "Exp2Backward0\0" /* 1071 */
    "Expm1Backward0\0" /* 1085 */
    "I0Backward0\0" /* 1100 */
    "SpecialI0EBackward0\0" /* 1112 */
    "SpecialI1Backward0\0" /* 1132 */
    "SpecialI1EBackward0\0" /* 1151 */
    "LgammaBackward0\0" /* 1171 */
    "LogBackward0\0" /* 1187 */
    "Log10Backward0\0" /* 1200 */
    "Log1PBackward0\0" /* 1215 */
    "Log2Backward0\0" /* 1230 */
    "LogitBackward0\0" /* 1244 */
    "MvlgammaBackward0\0" /* 1259 */
    "NanToNumBackward0\0" /* 1277 */
    "NegBackward0\0" /* 1295 */
    "PolygammaBackward0\0" /* 1308 */
    "PolygammaBackward1\0" /* 1327 */
    "ReciprocalBackward0\0" /* 1346 */
    "RsqrtBackward0\0" /* 1366 */
    "SgnBackward0\0" /* 1381 */
    "SigmoidBackward0\0" /* 1394 */
    "SinBackward0\0" /* 1411 */
    "SincBackward0\0" /* 1424 */
    "SinhBackward0\0" /* 1438 */
    "SpecialEntrBackward0\0" /* 1452 */
    "SpecialLogNdtrBackward0\0" /* 1473 */
    "SpecialNdtriBackward0\0" /* 1497 */
    "SqrtBackward0\0" /* 1519 */
    "TanBackward0\0" /* 1533 */
    "TanhBackward0\0" /* 1546 */
    "AddBackward0\0" /* 1560 */
    "AddBackward1\0" /* 1573 */
    "SubBackward0\0" /* 1586 */
    "SubBackward1\0" /* 1599 */
    "RsubBackward0\0" /* 1612 */
    "RsubBackward1\0" /* 1626 */
    "MulBackward0\0" /* 1640 */
    "MulBackward1\0" /* 1653 */
    "DivBackward0\0" /* 1666 */
    "DivBackward1\0" /* 1679 */
    "DivBackward2\0" /* 1692 */
    "DivBackward3\0" /* 1705 */
    "PowBackward0\0" /* 1718 */
    "PowBackward1\0" /* 1731 */
    "PowBackward2\0" /* 1744 */
    "Atan2Backward0\0" /* 1757 */
    "CopysignBackward0\0" /* 1772 */
    "CopysignBackward1\0" /* 1790 */
    "FmaxBackward0\0" /* 1808 */
    "FminBackward0\0" /* 1822 */
    "MaximumBackward0\0" /* 1836 */
    "MinimumBackward0\0" /* 1853 */
    "FmodBackward0\0" /* 1870 */
    "FmodBackward1\0" /* 1884 */
    "RemainderBackward0\0" /* 1898 */
    "RemainderBackward1\0" /* 1917 */
    "HypotBackward0\0" /* 1936 */
    "IgammaBackward0\0" /* 1951 */
    "IgammacBackward0\0" /* 1967 */
    "LdexpBackward0\0" /* 1984 */
    "LerpBackward0\0" /* 1999 */
    "LerpBackward1\0" /* 2013 */
    "LogaddexpBackward0\0" /* 2027 */
    "Logaddexp2Backward0\0" /* 2046 */
    "XlogyBackward0\0" /* 2066 */
    "XlogyBackward1\0" /* 2081 */
    "XlogyBackward2\0" /* 2096 */
    "SpecialXlog1PyBackward0\0" /* 2111 */
    "SpecialXlog1PyBackward1\0" /* 2135 */
    "SpecialXlog1PyBackward2\0" /* 2159 */
    "SpecialZetaBackward0\0" /* 2183 */
    "SpecialZetaBackward1\0" /* 2204 */
    "SpecialZetaBackward2\0" /* 2225 */
    "NextafterBackward0\0" /* 2246 */
    "AddcmulBackward0\0" /* 2265 */
    "AddcdivBackward0\0" /* 2282 */
    "ClampBackward0\0" /* 2299 */
    "ClampBackward1\0" /* 2314 */
    "ClampMinBackward0\0" /* 2329 */
    "ClampMinBackward1\0" /* 2347 */
    "ClampMaxBackward0\0" /* 2365 */
    "ClampMaxBackward1\0" /* 2383 */
    "ComplexBackward0\0" /* 2401 */
    "PolarBackward0\0" /* 2418 */
    "ReluBackward0\0" /* 2433 */
    "ThresholdBackward0\0" /* 2447 */
    "ThresholdBackwardBackward0\0" /* 2466 */
    "SigmoidBackwardBackward0\0" /* 2493 */
    "TanhBackwardBackward0\0" /* 2518 */
    "LogitBackwardBackward0\0" /* 2540 */
    "EluBackward0\0" /* 2563 */
    "CeluBackward0\0" /* 2576 */
    "EluBackwardBackward0\0" /* 2590 */
    "GeluBackward0\0" /* 2611 */
    "GeluBackwardBackward0\0" /* 2625 */
    "SiluBackward0\0" /* 2647 */
    "SiluBackwardBackward0\0" /* 2661 */
    "MishBackward0\0" /* 2683 */
    "MishBackwardBackward0\0" /* 2697 */
    "GluBackward0\0" /* 2719 */
    "GluBackwardBackward0\0" /* 2732 */
    "HardshrinkBackward0\0" /* 2753 */
    "HardshrinkBackwardBackward0\0" /* 2773 */
    "SoftshrinkBackward0\0" /* 2801 */
    "SoftshrinkBackwardBackward0\0" /* 2821 */
    "HardsigmoidBackward0\0" /* 2849 */
    "HardsigmoidBackwardBackward0\0" /* 2870 */
    "HardswishBackward0\0" /* 2899 */
    "HardswishBackwardBackward0\0" /* 2918 */
    "HardtanhBackward0\0" /* 2945 */
    "HardtanhBackwardBackward0\0" /* 2963 */
    "LeakyReluBackward0\0" /* 2989 */
    "LeakyReluBackwardBackward0\0" /* 3008 */
    "RreluWithNoiseBackward0\0" /* 3035 */
    "RreluWithNoiseBackwardBackward0\0" /* 3059 */
    "LogSigmoidBackward0\0" /* 3091 */
    "LogSigmoidBackwardBackward0\0" /* 3111 */
    "SoftplusBackward0\0" /* 3139 */
    "SoftplusBackwardBackward0\0" /* 3157 */
    "PreluKernelBackward0\0" /* 3183 */
    "PreluKernelBackwardBackward0\0" /* 3204 */
    "BernoulliBackward0\0" /* 3233 */
    "BernoulliBackward1\0" /* 3252 */
    "BernoulliBackward2\0" /* 3271 */
    "CauchyBackward0\0" /* 3290 */
    "ExponentialBackward0\0" /* 3306 */
    "GeometricBackward0\0" /* 3327 */
    "LogNormalBackward0\0" /* 3346 */
    "UniformBackward0\0" /* 3365 */
    "NormalBackward1\0" /* 3382 */
    "NormalBackward2\0" /* 3398 */
    "NormalBackward3\0" /* 3414 */
    "PoissonBackward0\0" /* 3430 */
    "BinomialBackward0\0" /* 3447 */
    "RandomBackward0\0" /* 3465 */
    "RandomBackward1\0" /* 3481 */
    "RandomBackward2\0" /* 3497 */
    "FrexpBackward0\0" /* 3513 */
    "EqBackward0\0" /* 3528 */
    "EqBackward1\0" /* 3540 */
    "GeBackward0\0" /* 3552 */
    "GeBackward1\0" /* 3564 */
    "GtBackward0\0" /* 3576 */
    "GtBackward1\0" /* 3588 */
    "LeBackward0\0" /* 3600 */
    "LeBackward1\0" /* 3612 */
    "LtBackward0\0" /* 3624 */
    "LtBackward1\0" /* 3636 */
    "NeBackward0\0" /* 3648 */
    "NeBackward1\0" /* 3660 */
    "SumBackward0\0" /* 3672 */
    "SumBackward1\0" /* 3685 */
    "NansumBackward0\0" /* 3698 */
    "MeanBackward0\0" /* 3714 */
    "MeanBackward1\0" /* 3728 */
    "ProdBackward0\0" /* 3742 */
    "ProdBackward1\0" /* 3756 */
    "CumsumBackward0\0" /* 3770 */
    "CumprodBackward0\0" /* 3786 */
    "LogcumsumexpBackward0\0" /* 3803 */
    "CummaxBackward0\0" /* 3825 */
    "CumminBackward0\0" /* 3841 */
    "LogsumexpBackward0\0" /* 3857 */
    "AmaxBackward0\0" /* 3876 */
    "AminBackward0\0" /* 3890 */
    "AminmaxBackward0\0" /* 3904 */
    "MedianBackward0\0" /* 3921 */
    "MedianBackward1\0" /* 3937 */
    "NanmedianBackward0\0" /* 3953 */
    "NanmedianBackward1\0" /* 3972 */
    "ModeBackward0\0" /* 3991 */
    "KthvalueBackward0\0" /* 4005 */
    "SortBackward0\0" /* 4023 */
    "SortBackward1\0" /* 4037 */
    "TopkBackward0\0" /* 4051 */
    "TraceBackward0\0" /* 4065 */
    "VarBackward0\0" /* 4080 */
    "StdBackward0\0" /* 4093 */
    "VarMeanBackward0\0" /* 4106 */
    "StdMeanBackward0\0" /* 4123 */
    "LinalgVectorNormBackward0\0" /* 4140 */
    "NormBackward1\0" /* 4166 */
    "NormBackward2\0" /* 4180 */
    "NormBackward3\0" /* 4194 */
    "DistBackward0\0" /* 4208 */
    "MmBackward0\0" /* 4222 */
    "BmmBackward0\0" /* 4234 */
    "MvBackward0\0" /* 4247 */
    "DotBackward0\0" /* 4259 */
    "VdotBackward0\0" /* 4272 */
    "AddmmBackward0\0" /* 4286 */
    "AddmvBackward0\0" /* 4301 */
    "AddrBackward0\0" /* 4316 */
    "BaddbmmBackward0\0" /* 4330 */
    "AddbmmBackward0\0" /* 4347 */
    "AddmmActivationBackward0\0" /* 4363 */
    "LinalgCrossBackward0\0" /* 4388 */
    "LinalgInvExBackward0\0" /* 4409 */
    "LinalgSolveTriangularBackward0\0" /* 4430 */
    "TriangularSolveBackward0\0" /* 4461 */
    "LinalgDetBackward0\0" /* 4486 */
    "LinalgSlogdetBackward0\0" /* 4505 */
    "LinalgSolveExBackward0\0" /* 4528 */
    "LinalgPinvBackward0\0" /* 4551 */
    "CholeskyBackward0\0" /* 4571 */
    "LinalgCholeskyExBackward0\0" /* 4589 */
    "CholeskyInverseBackward0\0" /* 4615 */
    "CholeskySolveBackward0\0" /* 4640 */
    "LinalgQrBackward0\0" /* 4663 */
    "LinalgEighBackward0\0" /* 4681 */
    "LinalgEigBackward0\0" /* 4701 */
    "LinalgEigvalsBackward0\0" /* 4720 */
    "LinalgSvdBackward0\0" /* 4743 */
    "LinalgLuBackward0\0" /* 4762 */
    "LinalgLuFactorExBackward0\0" /* 4780 */
    "LuUnpackBackward0\0" /* 4806 */
    "LinalgLuSolveBackward0\0" /* 4824 */
    "LinalgMatrixExpBackward0\0" /* 4847 */
    "LinalgLstsqBackward0\0" /* 4872 */
    "LinalgLdlFactorExBackward0\0" /* 4893 */
    "LinalgLdlSolveBackward0\0" /* 4920 */
    "GeqrfBackward0\0" /* 4944 */
    "TrilinearBackward0\0" /* 4959 */
    "FftC2CBackward0\0" /* 4978 */
    "FftR2CBackward0\0" /* 4994 */
    "FftC2RBackward0\0" /* 5010 */
    "LinalgHouseholderProductBackward0\0" /* 5026 */
    "OrmqrBackward0\0" /* 5060 */
    "AliasBackward0\0" /* 5075 */
    "AsStridedBackward0\0" /* 5090 */
    "AsStridedBackward1\0" /* 5109 */
    "AsStridedScatterBackward0\0" /* 5128 */
    "ConjBackward0\0" /* 5154 */
    "NegViewBackward0\0" /* 5168 */
    "ConjPhysicalBackward0\0" /* 5185 */
    "ConjPhysicalBackward1\0" /* 5207 */
    "DiagonalBackward0\0" /* 5229 */
    "DiagonalBackwardBackward0\0" /* 5247 */
    "DiagonalScatterBackward0\0" /* 5273 */
    "ExpandBackward0\0" /* 5298 */
    "PermuteBackward0\0" /* 5314 */
    "ReshapeAliasBackward0\0" /* 5331 */
    "SelectBackward0\0" /* 5353 */
    "SelectBackwardBackward0\0" /* 5369 */
    "SelectScatterBackward0\0" /* 5393 */
    "SliceBackward0\0" /* 5416 */
    "SliceBackwardBackward0\0" /* 5431 */
    "SliceScatterBackward0\0" /* 5454 */
    "NarrowCopyBackward0\0" /* 5476 */
    "SplitBackward0\0" /* 5496 */
    "SplitWithSizesBackward0\0" /* 5511 */
    "UnsafeSplitBackward0\0" /* 5535 */
    "UnsafeSplitWithSizesBackward0\0" /* 5556 */
    "SqueezeBackward0\0" /* 5586 */
    "SqueezeBackward1\0" /* 5603 */
    "SqueezeBackward2\0" /* 5620 */
    "SqueezeBackward3\0" /* 5637 */
    "SqueezeBackward4\0" /* 5654 */
    "SqueezeBackward5\0" /* 5671 */
    "TBackward0\0" /* 5688 */
    "TBackward1\0" /* 5699 */
    "TransposeBackward0\0" /* 5710 */
    "TransposeBackward1\0" /* 5729 */
    "UnbindBackward0\0" /* 5748 */
    "UnfoldBackward0\0" /* 5764 */
    "UnfoldBackwardBackward0\0" /* 5780 */
    "UnsqueezeBackward0\0" /* 5804 */
    "UnsqueezeBackward1\0" /* 5823 */
    "UnsafeViewBackward0\0" /* 5842 */
    "ViewAsComplexBackward0\0" /* 5862 */
    "ViewAsRealBackward0\0" /* 5885 */
    "CloneBackward0\0" /* 5905 */
    "CopyBackwards\0" /* 5920 */
    "ToCopyBackward0\0" /* 5934 */
    "LiftBackward0\0" /* 5950 */
    "LiftFreshBackward0\0" /* 5964 */
    "FillBackward0\0" /* 5983 */
    "FillBackward1\0" /* 5997 */
    "FillBackward2\0" /* 6011 */
    "FillBackward3\0" /* 6025 */
    "ZeroBackward0\0" /* 6039 */
    "BlockDiagBackward0\0" /* 6053 */
    "CatBackward0\0" /* 6072 */
    "StackBackward0\0" /* 6085 */
    "ChannelShuffleBackward0\0" /* 6100 */
    "PixelShuffleBackward0\0" /* 6124 */
    "PixelUnshuffleBackward0\0" /* 6146 */
    "DiagEmbedBackward0\0" /* 6170 */
    "FlipBackward0\0" /* 6189 */
    "RepeatBackward0\0" /* 6203 */
    "RollBackward0\0" /* 6219 */
    "Rot90Backward0\0" /* 6233 */
    "TrilBackward0\0" /* 6248 */
    "TriuBackward0\0" /* 6262 */
    "ConstantPadNdBackward0\0" /* 6276 */
    "GatherBackward0\0" /* 6299 */
    "IndexBackward0\0" /* 6315 */
    "UnsafeIndexBackward0\0" /* 6330 */
    "UnsafeMaskedIndexBackward0\0" /* 6351 */
    "UnsafeMaskedIndexPutAccumulateBackward0\0" /* 6378 */
    "IndexAddBackward0\0" /* 6418 */
    "IndexCopyBackward0\0" /* 6436 */
    "IndexFillBackward0\0" /* 6455 */
    "IndexFillBackward1\0" /* 6474 */
    "IndexPutBackward0\0" /* 6493 */
    "UnsafeIndexPutBackward0\0" /* 6511 */
    "IndexPutImplBackward0\0" /* 6535 */
    "IndexReduceBackward0\0" /* 6557 */
    "IndexSelectBackward0\0" /* 6578 */
    "MaskedFillBackward0\0" /* 6599 */
    "MaskedFillBackward1\0" /* 6619 */
    "MaskedScatterBackward0\0" /* 6639 */
    "MaskedScatterBackwardBackward0\0" /* 6662 */
    "MaskedSelectBackward0\0" /* 6693 */
    "ScatterBackward1\0" /* 6715 */
    "ScatterAddBackward0\0" /* 6732 */
    "ScatterReduceBackward0\0" /* 6752 */
    "TakeBackward0\0" /* 6775 */
    "WhereBackward0\0" /* 6789 */
    "AffineGridGeneratorBackward0\0" /* 6804 */
    "RenormBackward0\0" /* 6833 */
    "EmbeddingRenormBackward0\0" /* 6849 */
    "Unique2Backward0\0" /* 6874 */
    "UniqueBackward0\0" /* 6891 */
    "UniqueConsecutiveBackward0\0" /* 6907 */
    "UniqueDimBackward0\0" /* 6934 */
    "UniqueDimConsecutiveBackward0\0" /* 6953 */
    "ConvolutionBackward0\0" /* 6983 */
    "ConvolutionBackward1\0" /* 7004 */
    "ConvolutionBackwardBackward0\0" /* 7025 */
    "SlowConv2DBackward0\0" /* 7054 */
    "SlowConv3DBackward0\0" /* 7074 */
    "SlowConvDilated2DBackward0\0" /* 7094 */
    "SlowConvDilated3DBackward0\0" /* 7121 */
    "SlowConvTranspose3DBackward0\0" /* 7148 */
    "Im2ColBackward0\0" /* 7177 */
    "Col2ImBackward0\0" /* 7193 */
    "AdaptiveAvgPool2DBackward0\0" /* 7209 */
    "AdaptiveAvgPool2DBackwardBackward0\0" /* 7236 */
    "AdaptiveAvgPool3DBackward0\0" /* 7271 */
    "AdaptiveAvgPool3DBackwardBackward0\0" /* 7298 */
    "AdaptiveMaxPool2DBackward0\0" /* 7333 */
    "AdaptiveMaxPool2DBackwardBackward0\0" /* 7360 */
    "AdaptiveMaxPool3DBackward0\0" /* 7395 */
    "AdaptiveMaxPool3DBackwardBackward0\0" /* 7422 */
    "FractionalMaxPool2DBackward0\0" /* 7457 */
    "FractionalMaxPool2DBackwardBackward0\0" /* 7486 */
    "FractionalMaxPool3DBackward0\0" /* 7523 */
    "FractionalMaxPool3DBackwardBackward0\0" /* 7552 */
    "MaxPool2DWithIndicesBackward0\0" /* 7589 */
    "MaxPool2DWithIndicesBackwardBackward0\0" /* 7619 */
    "MaxPool3DWithIndicesBackward0\0" /* 7657 */
    "MaxPool3DWithIndicesBackwardBackward0\0" /* 7687 */
    "MaxUnpool2DBackward0\0" /* 7725 */
    "MaxUnpool3DBackward0\0" /* 7746 */
    "SegmentReduceBackward0\0" /* 7767 */
    "NativeBatchNormBackward0\0" /* 7790 */
    "NativeBatchNormLegitBackward0\0" /* 7815 */
    "NativeBatchNormLegitBackward1\0" /* 7845 */
    "NativeBatchNormLegitNoTrainingBackward0\0" /* 7875 */
    "BatchNormWithUpdateBackward0\0" /* 7915 */
    "BatchNormNoUpdateBackward0\0" /* 7944 */
    "NativeBatchNormBackwardBackward0\0" /* 7971 */
    "NativeLayerNormBackward0\0" /* 8004 */
    "NativeLayerNormBackwardBackward0\0" /* 8029 */
    "NativeGroupNormBackward0\0" /* 8062 */
    "NativeGroupNormBackwardBackward0\0" /* 8087 */
    "SoftmaxBackward0\0" /* 8120 */
    "SafeSoftmaxBackward0\0" /* 8137 */
    "SoftmaxBackwardDataBackward0\0" /* 8158 */
    "LogSoftmaxBackward0\0" /* 8187 */
    "LogSoftmaxBackwardDataBackward0\0" /* 8207 */
    "NativeDropoutBackward0\0" /* 8239 */
    "NativeDropoutBackwardBackward0\0" /* 8262 */
    "ScaledDotProductFlashAttentionForCpuBackward0\0" /* 8293 */
    "EmbeddingBackward0\0" /* 8339 */
    "EmbeddingDenseBackwardBackward0\0" /* 8358 */
    "EmbeddingBagBackward0\0" /* 8390 */
    "ReflectionPad1DBackward0\0" /* 8412 */
    "ReflectionPad1DBackwardBackward0\0" /* 8437 */
    "ReflectionPad2DBackward0\0" /* 8470 */
    "ReflectionPad2DBackwardBackward0\0" /* 8495 */
    "ReflectionPad3DBackward0\0" /* 8528 */
    "ReflectionPad3DBackwardBackward0\0" /* 8553 */
    "ReplicationPad1DBackward0\0" /* 8586 */
    "ReplicationPad1DBackwardBackward0\0" /* 8612 */
    "ReplicationPad2DBackward0\0" /* 8646 */
    "ReplicationPad2DBackwardBackward0\0" /* 8672 */
    "ReplicationPad3DBackward0\0" /* 8706 */
    "ReplicationPad3DBackwardBackward0\0" /* 8732 */
    "UpsampleBicubic2DAaBackward0\0" /* 8766 */
    "UpsampleBicubic2DAaBackwardBackward0\0" /* 8795 */
    "UpsampleBilinear2DAaBackward0\0" /* 8832 */
    "UpsampleBilinear2DAaBackwardBackward0\0" /* 8862 */
    "UpsampleLanczos2DAaBackward0\0" /* 8900 */
    "UpsampleLanczos2DAaBackwardBackward0\0" /* 8929 */
    "UpsampleNearestExact1DBackward0\0" /* 8966 */
    "UpsampleNearestExact1DBackwardBackward0\0" /* 8998 */
    "UpsampleNearestExact2DBackward0\0" /* 9038 */
    "UpsampleNearestExact2DBackwardBackward0\0" /* 9070 */
    "UpsampleNearestExact3DBackward0\0" /* 9110 */
    "UpsampleNearestExact3DBackwardBackward0\0" /* 9142 */
    "UpsampleBicubic2DBackward0\0" /* 9182 */
    "UpsampleBicubic2DBackwardBackward0\0" /* 9209 */
    "UpsampleBilinear2DBackward0\0" /* 9244 */
    "UpsampleBilinear2DBackwardBackward0\0" /* 9272 */
    "UpsampleLinear1DBackward0\0" /* 9308 */
    "UpsampleLinear1DBackwardBackward0\0" /* 9334 */
    "UpsampleNearest1DBackward0\0" /* 9368 */
    "UpsampleNearest1DBackwardBackward0\0" /* 9395 */
    "UpsampleNearest2DBackward0\0" /* 9430 */
    "UpsampleNearest2DBackwardBackward0\0" /* 9457 */
    "UpsampleNearest3DBackward0\0" /* 9492 */
    "UpsampleNearest3DBackwardBackward0\0" /* 9519 */
    "UpsampleTrilinear3DBackward0\0" /* 9554 */
    "UpsampleTrilinear3DBackwardBackward0\0" /* 9583 */
    "GridSampler2DBackward0\0" /* 9620 */
    "GridSampler2DBackwardBackward0\0" /* 9643 */
    "GridSampler3DBackward0\0" /* 9674 */
    "GridSampler3DBackwardBackward0\0" /* 9697 */
    "CdistBackward0\0" /* 9728 */
    "CdistBackwardBackward0\0" /* 9743 */
    "EuclideanDistBackward0\0" /* 9766 */
    "PdistBackward0\0" /* 9789 */
    "PdistBackwardBackward0\0" /* 9804 */
    "BinaryCrossEntropyBackward0\0" /* 9827 */
    "BinaryCrossEntropyBackwardBackward0\0" /* 9855 */
    "BinaryCrossEntropyWithLogitsBackward0\0" /* 9891 */
    "HuberLossBackward0\0" /* 9929 */
    "HuberLossBackwardBackward0\0" /* 9948 */
    "MseLossBackward0\0" /* 9975 */
    "MseLossBackwardBackward0\0" /* 9992 */
    "MultiMarginLossBackward0\0" /* 10017 */
    "MultilabelMarginLossBackward0\0" /* 10042 */
    "NllLossBackward0\0" /* 10072 */
    "NllLossBackwardBackward0\0" /* 10089 */
    "NllLoss2DBackward0\0" /* 10114 */
    "NllLoss2DBackwardBackward0\0" /* 10133 */
    "SmoothL1LossBackward0\0" /* 10160 */
    "SmoothL1LossBackwardBackward0\0" /* 10182 */
    "SoftMarginLossBackward0\0" /* 10212 */
    "SoftMarginLossBackwardBackward0\0" /* 10236 */
    "CtcLossBackward0\0" /* 10268 */
    "CtcLossBackward1\0" /* 10285 */
    "ConjBackward0_copy\0" /* 10302 */
    "NegViewBackward0_copy\0" /* 10321 */
    "ReshapeAliasBackward0_copy\0" /* 10343 */
    "AsStridedBackward0_copy\0" /* 10370 */
    "DiagonalBackward0_copy\0" /* 10394 */
    "ExpandBackward0_copy\0" /* 10417 */
    "LiftFreshBackward0_copy\0" /* 10438 */
    "PermuteBackward0_copy\0" /* 10462 */
    "SelectBackward0_copy\0" /* 10484 */
    "SliceBackward0_copy\0" /* 10505 */
    "SplitBackward0_copy\0" /* 10525 */
    "SplitWithSizesBackward0_copy\0" /* 10545 */
    "SqueezeBackward0_copy\0" /* 10574 */
    "SqueezeBackward1_copy\0" /* 10596 */
    "SqueezeBackward2_copy\0" /* 10618 */
    "TBackward0_copy\0" /* 10640 */
    "TransposeBackward0_copy\0" /* 10656 */
    "UnbindBackward0_copy\0" /* 10680 */
    "UnfoldBackward0_copy\0" /* 10701 */
    "UnsqueezeBackward0_copy\0" /* 10722 */
    "ViewAsComplexBackward0_copy\0" /* 10746 */
    "ViewAsRealBackward0_copy\0" /* 10774 */
    "";
