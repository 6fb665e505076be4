/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Specs of special functions as pointwise operators (pointwise.h); the loops are in
 * special_functions.c. Integers are computed in the default dtype. Names in quotes are PyTorch's,
 * for the message that a dtype is not implemented.
 */
#include "kernels/pointwise/pointwise.h"

/* Refuse half types: PyTorch has these for float and double only. */
static tn_status check_full(tni_pointwise_call *call)
{
    tn_dtype dtype = call->work->dtype;
    if (dtype == TN_DTYPE_F16 || dtype == TN_DTYPE_BF16)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", call->spec->name,
                        tni_scalar_name(dtype));
    return TN_OK;
}

/* polygamma(n, x): n is number 0. */
static tn_status check_polygamma(tni_pointwise_call *call)
{
    if (call->numbers.items[0].integer < 0)
        return tni_fail(TN_ERR_RUNTIME, "polygamma(n, x) does not support negative n.");
    return TN_OK;
}

/* Beyond this a single element would take seconds. */
#define MOST_DIMENSIONS 10000000

/* mvlgamma(x, p): p is number 0. The result may be the input, and is row-major. */
static tn_status prepare_mvlgamma(tni_pointwise_call *call)
{
    int64_t dimensions = call->numbers.items[0].integer;
    if (dimensions < 1)
        return tni_fail(TN_ERR_RUNTIME, "p has to be greater than or equal to 1");
    if (dimensions > MOST_DIMENSIONS)
        return tni_fail(TN_ERR_RUNTIME, "p must not be greater than %d", MOST_DIMENSIONS);
    call->iter.given_rule = TNI_GIVEN_APART;
    call->iter.is_row_major = true;
    return TN_OK;
}

/*
 * ---- specs ----
 *
 * The ..._ANY macros accept half types.
 */

#define ONE_ANY(kernel, name, loop) TNI_POINTWISE(kernel, name, loop, 1, FLOATING, COMMON, 0, NULL)
#define ONE(kernel, name, loop)                                                                    \
    TNI_POINTWISE(kernel, name, loop, 1, FLOATING, COMMON, 0, check_full)
#define TWO_ANY(kernel, name, loop) TNI_POINTWISE(kernel, name, loop, 2, FLOATING, COMMON, 0, NULL)
#define TWO(kernel, name, loop)                                                                    \
    TNI_POINTWISE(kernel, name, loop, 2, FLOATING, COMMON, 0, check_full)

ONE_ANY(digamma_out, "digamma", digamma)
ONE_ANY(erfinv_out, "erfinv_vml_cpu", erfinv)
ONE_ANY(i0_out, "i0_vml_cpu", bessel_i0)
TNI_POINTWISE(igamma_out, "igamma_cpu", igamma, 2, COMMON, COMMON, 0, NULL)
TNI_POINTWISE(igammac_out, "igammac_cpu", igammac, 2, COMMON, COMMON, 0, NULL)
ONE_ANY(lgamma_out, "lgamma_vml_cpu", lgamma)
TNI_POINTWISE(mvlgamma_out, "mvlgamma", mvlgamma, 1, FLOATING, COMMON, 0, prepare_mvlgamma)
TNI_POINTWISE(polygamma_out, "polygamma", polygamma, 1, FLOATING, COMMON, 0, check_polygamma)
ONE(special_airy_ai_out, "airy_ai_cpu", airy_ai)
ONE(special_bessel_j0_out, "bessel_j0_cpu", bessel_j0)
ONE(special_bessel_j1_out, "bessel_j1_cpu", bessel_j1)
ONE(special_bessel_y0_out, "bessel_y0_cpu", bessel_y0)
ONE(special_bessel_y1_out, "bessel_y1_cpu", bessel_y1)
TWO(special_chebyshev_polynomial_t_out, "chebyshev_polynomial_t_cpu", chebyshev_t)
TWO(special_chebyshev_polynomial_u_out, "chebyshev_polynomial_u_cpu", chebyshev_u)
TWO(special_chebyshev_polynomial_v_out, "chebyshev_polynomial_v_cpu", chebyshev_v)
TWO(special_chebyshev_polynomial_w_out, "chebyshev_polynomial_w_cpu", chebyshev_w)
ONE_ANY(special_entr_out, "entr_cpu", entr)
ONE(special_erfcx_out, "erfcx_cpu", erfcx)
TWO(special_hermite_polynomial_h_out, "hermite_polynomial_h_cpu", hermite_h)
TWO(special_hermite_polynomial_he_out, "hermite_polynomial_he_cpu", hermite_he)
ONE_ANY(special_i0e_out, "i0e_cpu", bessel_i0e)
ONE_ANY(special_i1_out, "i1_cpu", bessel_i1)
ONE_ANY(special_i1e_out, "i1e_cpu", bessel_i1e)
TWO(special_laguerre_polynomial_l_out, "laguerre_polynomial_l_cpu", laguerre_l)
TWO(special_legendre_polynomial_p_out, "legendre_polynomial_p_cpu", legendre_p)
ONE(special_log_ndtr_out, "log_ndtr_cpu", log_ndtr)
ONE(special_modified_bessel_i0_out, "modified_bessel_i0_cpu", bessel_i0)
ONE(special_modified_bessel_i1_out, "modified_bessel_i1_cpu", bessel_i1)
ONE(special_modified_bessel_k0_out, "modified_bessel_k0_cpu", bessel_k0)
ONE(special_modified_bessel_k1_out, "modified_bessel_k1_cpu", bessel_k1)
ONE(special_ndtri_out, "ndtri_cpu", ndtri)
ONE(special_scaled_modified_bessel_k0_out, "scaled_modified_bessel_k0_cpu", bessel_k0e)
ONE(special_scaled_modified_bessel_k1_out, "scaled_modified_bessel_k1_cpu", bessel_k1e)
TWO(special_shifted_chebyshev_polynomial_t_out, "shifted_chebyshev_polynomial_t_cpu",
    shifted_chebyshev_t)
TWO(special_shifted_chebyshev_polynomial_u_out, "shifted_chebyshev_polynomial_u_cpu",
    shifted_chebyshev_u)
TWO(special_shifted_chebyshev_polynomial_v_out, "shifted_chebyshev_polynomial_v_cpu",
    shifted_chebyshev_v)
TWO(special_shifted_chebyshev_polynomial_w_out, "shifted_chebyshev_polynomial_w_cpu",
    shifted_chebyshev_w)
ONE(special_spherical_bessel_j0_out, "spherical_bessel_j0_cpu", spherical_j0)
TWO_ANY(special_xlog1py_out, "xlog1py_cpu", xlog1py)
TWO(special_zeta_out, "zeta_cpu", zeta)

/* ---- operators that are not structured in PyTorch ---- */

TNI_POINTWISE_AS(mvlgamma, NEW, mvlgamma_out)
TNI_POINTWISE_AS(mvlgamma_, IN_PLACE, mvlgamma_out)
TNI_POINTWISE_AS(mvlgamma_out, OUT, mvlgamma_out)
TNI_POINTWISE_AS(polygamma_, IN_PLACE, polygamma_out)

/* ---- overloads with a number in place of a tensor ---- */

TNI_WITH_NUMBERS(special_chebyshev_polynomial_t_n_scalar, NEW, special_chebyshev_polynomial_t_out,
                 "special_chebyshev_polynomial_t")
TNI_WITH_NUMBERS(special_chebyshev_polynomial_t_n_scalar_out, OUT,
                 special_chebyshev_polynomial_t_out, "special_chebyshev_polynomial_t.out")
TNI_WITH_NUMBERS(special_chebyshev_polynomial_t_x_scalar, NEW, special_chebyshev_polynomial_t_out,
                 "special_chebyshev_polynomial_t")
TNI_WITH_NUMBERS(special_chebyshev_polynomial_t_x_scalar_out, OUT,
                 special_chebyshev_polynomial_t_out, "special_chebyshev_polynomial_t.out")
TNI_WITH_NUMBERS(special_chebyshev_polynomial_u_n_scalar, NEW, special_chebyshev_polynomial_u_out,
                 "special_chebyshev_polynomial_u")
TNI_WITH_NUMBERS(special_chebyshev_polynomial_u_n_scalar_out, OUT,
                 special_chebyshev_polynomial_u_out, "special_chebyshev_polynomial_u.out")
TNI_WITH_NUMBERS(special_chebyshev_polynomial_u_x_scalar, NEW, special_chebyshev_polynomial_u_out,
                 "special_chebyshev_polynomial_u")
TNI_WITH_NUMBERS(special_chebyshev_polynomial_u_x_scalar_out, OUT,
                 special_chebyshev_polynomial_u_out, "special_chebyshev_polynomial_u.out")
TNI_WITH_NUMBERS(special_chebyshev_polynomial_v_n_scalar, NEW, special_chebyshev_polynomial_v_out,
                 "special_chebyshev_polynomial_v")
TNI_WITH_NUMBERS(special_chebyshev_polynomial_v_n_scalar_out, OUT,
                 special_chebyshev_polynomial_v_out, "special_chebyshev_polynomial_v.out")
TNI_WITH_NUMBERS(special_chebyshev_polynomial_v_x_scalar, NEW, special_chebyshev_polynomial_v_out,
                 "special_chebyshev_polynomial_v")
TNI_WITH_NUMBERS(special_chebyshev_polynomial_v_x_scalar_out, OUT,
                 special_chebyshev_polynomial_v_out, "special_chebyshev_polynomial_v.out")
TNI_WITH_NUMBERS(special_chebyshev_polynomial_w_n_scalar, NEW, special_chebyshev_polynomial_w_out,
                 "special_chebyshev_polynomial_w")
TNI_WITH_NUMBERS(special_chebyshev_polynomial_w_n_scalar_out, OUT,
                 special_chebyshev_polynomial_w_out, "special_chebyshev_polynomial_w.out")
TNI_WITH_NUMBERS(special_chebyshev_polynomial_w_x_scalar, NEW, special_chebyshev_polynomial_w_out,
                 "special_chebyshev_polynomial_w")
TNI_WITH_NUMBERS(special_chebyshev_polynomial_w_x_scalar_out, OUT,
                 special_chebyshev_polynomial_w_out, "special_chebyshev_polynomial_w.out")
TNI_WITH_NUMBERS(special_hermite_polynomial_h_n_scalar, NEW, special_hermite_polynomial_h_out,
                 "special_hermite_polynomial_h")
TNI_WITH_NUMBERS(special_hermite_polynomial_h_n_scalar_out, OUT, special_hermite_polynomial_h_out,
                 "special_hermite_polynomial_h.out")
TNI_WITH_NUMBERS(special_hermite_polynomial_h_x_scalar, NEW, special_hermite_polynomial_h_out,
                 "special_hermite_polynomial_h")
TNI_WITH_NUMBERS(special_hermite_polynomial_h_x_scalar_out, OUT, special_hermite_polynomial_h_out,
                 "special_hermite_polynomial_h.out")
TNI_WITH_NUMBERS(special_hermite_polynomial_he_n_scalar, NEW, special_hermite_polynomial_he_out,
                 "special_hermite_polynomial_he")
TNI_WITH_NUMBERS(special_hermite_polynomial_he_n_scalar_out, OUT, special_hermite_polynomial_he_out,
                 "special_hermite_polynomial_he.out")
TNI_WITH_NUMBERS(special_hermite_polynomial_he_x_scalar, NEW, special_hermite_polynomial_he_out,
                 "special_hermite_polynomial_he")
TNI_WITH_NUMBERS(special_hermite_polynomial_he_x_scalar_out, OUT, special_hermite_polynomial_he_out,
                 "special_hermite_polynomial_he.out")
TNI_WITH_NUMBERS(special_laguerre_polynomial_l_n_scalar, NEW, special_laguerre_polynomial_l_out,
                 "special_laguerre_polynomial_l")
TNI_WITH_NUMBERS(special_laguerre_polynomial_l_n_scalar_out, OUT, special_laguerre_polynomial_l_out,
                 "special_laguerre_polynomial_l.out")
TNI_WITH_NUMBERS(special_laguerre_polynomial_l_x_scalar, NEW, special_laguerre_polynomial_l_out,
                 "special_laguerre_polynomial_l")
TNI_WITH_NUMBERS(special_laguerre_polynomial_l_x_scalar_out, OUT, special_laguerre_polynomial_l_out,
                 "special_laguerre_polynomial_l.out")
TNI_WITH_NUMBERS(special_legendre_polynomial_p_n_scalar, NEW, special_legendre_polynomial_p_out,
                 "special_legendre_polynomial_p")
TNI_WITH_NUMBERS(special_legendre_polynomial_p_n_scalar_out, OUT, special_legendre_polynomial_p_out,
                 "special_legendre_polynomial_p.out")
TNI_WITH_NUMBERS(special_legendre_polynomial_p_x_scalar, NEW, special_legendre_polynomial_p_out,
                 "special_legendre_polynomial_p")
TNI_WITH_NUMBERS(special_legendre_polynomial_p_x_scalar_out, OUT, special_legendre_polynomial_p_out,
                 "special_legendre_polynomial_p.out")
TNI_WITH_NUMBERS(special_shifted_chebyshev_polynomial_t_n_scalar, NEW,
                 special_shifted_chebyshev_polynomial_t_out,
                 "special_shifted_chebyshev_polynomial_t")
TNI_WITH_NUMBERS(special_shifted_chebyshev_polynomial_t_n_scalar_out, OUT,
                 special_shifted_chebyshev_polynomial_t_out,
                 "special_shifted_chebyshev_polynomial_t.out")
TNI_WITH_NUMBERS(special_shifted_chebyshev_polynomial_t_x_scalar, NEW,
                 special_shifted_chebyshev_polynomial_t_out,
                 "special_shifted_chebyshev_polynomial_t")
TNI_WITH_NUMBERS(special_shifted_chebyshev_polynomial_t_x_scalar_out, OUT,
                 special_shifted_chebyshev_polynomial_t_out,
                 "special_shifted_chebyshev_polynomial_t.out")
TNI_WITH_NUMBERS(special_shifted_chebyshev_polynomial_u_n_scalar, NEW,
                 special_shifted_chebyshev_polynomial_u_out,
                 "special_shifted_chebyshev_polynomial_u")
TNI_WITH_NUMBERS(special_shifted_chebyshev_polynomial_u_n_scalar_out, OUT,
                 special_shifted_chebyshev_polynomial_u_out,
                 "special_shifted_chebyshev_polynomial_u.out")
TNI_WITH_NUMBERS(special_shifted_chebyshev_polynomial_u_x_scalar, NEW,
                 special_shifted_chebyshev_polynomial_u_out,
                 "special_shifted_chebyshev_polynomial_u")
TNI_WITH_NUMBERS(special_shifted_chebyshev_polynomial_u_x_scalar_out, OUT,
                 special_shifted_chebyshev_polynomial_u_out,
                 "special_shifted_chebyshev_polynomial_u.out")
TNI_WITH_NUMBERS(special_shifted_chebyshev_polynomial_v_n_scalar, NEW,
                 special_shifted_chebyshev_polynomial_v_out,
                 "special_shifted_chebyshev_polynomial_v")
TNI_WITH_NUMBERS(special_shifted_chebyshev_polynomial_v_n_scalar_out, OUT,
                 special_shifted_chebyshev_polynomial_v_out,
                 "special_shifted_chebyshev_polynomial_v.out")
TNI_WITH_NUMBERS(special_shifted_chebyshev_polynomial_v_x_scalar, NEW,
                 special_shifted_chebyshev_polynomial_v_out,
                 "special_shifted_chebyshev_polynomial_v")
TNI_WITH_NUMBERS(special_shifted_chebyshev_polynomial_v_x_scalar_out, OUT,
                 special_shifted_chebyshev_polynomial_v_out,
                 "special_shifted_chebyshev_polynomial_v.out")
TNI_WITH_NUMBERS(special_shifted_chebyshev_polynomial_w_n_scalar, NEW,
                 special_shifted_chebyshev_polynomial_w_out,
                 "special_shifted_chebyshev_polynomial_w")
TNI_WITH_NUMBERS(special_shifted_chebyshev_polynomial_w_n_scalar_out, OUT,
                 special_shifted_chebyshev_polynomial_w_out,
                 "special_shifted_chebyshev_polynomial_w.out")
TNI_WITH_NUMBERS(special_shifted_chebyshev_polynomial_w_x_scalar, NEW,
                 special_shifted_chebyshev_polynomial_w_out,
                 "special_shifted_chebyshev_polynomial_w")
TNI_WITH_NUMBERS(special_shifted_chebyshev_polynomial_w_x_scalar_out, OUT,
                 special_shifted_chebyshev_polynomial_w_out,
                 "special_shifted_chebyshev_polynomial_w.out")
TNI_WITH_NUMBERS(special_xlog1py_other_scalar, NEW, special_xlog1py_out, "special_xlog1py")
TNI_WITH_NUMBERS(special_xlog1py_other_scalar_out, OUT, special_xlog1py_out, "special_xlog1py.out")
TNI_WITH_NUMBERS(special_xlog1py_self_scalar, NEW, special_xlog1py_out, "special_xlog1py")
TNI_WITH_NUMBERS(special_xlog1py_self_scalar_out, OUT, special_xlog1py_out, "special_xlog1py.out")
TNI_WITH_NUMBERS(special_zeta_other_scalar, NEW, special_zeta_out, "special_zeta")
TNI_WITH_NUMBERS(special_zeta_other_scalar_out, OUT, special_zeta_out, "special_zeta.out")
TNI_WITH_NUMBERS(special_zeta_self_scalar, NEW, special_zeta_out, "special_zeta")
TNI_WITH_NUMBERS(special_zeta_self_scalar_out, OUT, special_zeta_out, "special_zeta.out")
