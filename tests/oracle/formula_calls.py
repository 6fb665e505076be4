# SPDX-License-Identifier: BSD-3-Clause
"""Calls for rows of spec/derivatives.yaml of which the corpora know none that fits: lists of (args, kwargs)."""

import torch

torch.manual_seed(3)


def real(*sizes):
    return torch.randn(sizes, dtype=torch.float64)


def positive(*sizes):
    return torch.rand(sizes, dtype=torch.float64) + 0.5


CALLS = {
    "_addmm_activation": [
        ((real(3, 4), real(3, 2), real(2, 4)), {}),
        ((real(4), real(3, 2), real(2, 4)), {"beta": 2, "alpha": 3}),
        ((real(3, 4), real(3, 2), real(2, 4)), {"use_gelu": True, "alpha": 0.5}),
    ],
    "_linalg_eigvals": [((real(3, 3),), {}), ((torch.complex(real(2, 3, 3), real(2, 3, 3)),), {})],
    "_weight_norm_interface": [
        ((real(3, 4), positive(3, 1)), {}),
        ((real(3, 4), positive(1, 4), 1), {}),
        ((real(2, 3, 4), positive(1, 1, 4), 2), {}),
    ],
    "random_.from": [((real(3), 1, 5), {})],
    "prod": [
        ((torch.tensor([2.0, 0.0, 3.0], dtype=torch.float64),), {}),
        ((torch.tensor([2.0, 0, 3, 0], dtype=torch.float64),), {}),
        ((real(),), {}),
    ],
    "prod.dim_int": [
        ((torch.tensor([[2.0, 0, 3], [0, 0, 3], [1, 4, 5]], dtype=torch.float64), 1), {}),
        ((real(0, 3), 0), {}),
    ],
    "cumprod": [
        ((torch.tensor([[2.0, 0, 3], [3, 1, 0], [1, 4, 5]], dtype=torch.float64), 1), {}),
        ((torch.tensor([[2.0, 0, 3, 0, 5], [0, 0, 4, 0, 2], [0, 4, 5, 1, 0]], dtype=torch.float64), 1), {}),
    ],
    "linalg_lu": [((real(3, 5),), {}), ((real(5, 3),), {}), ((real(2, 4, 4),), {"pivot": False})],
    "linalg_lu_factor_ex": [((real(3, 5),), {}), ((real(5, 3),), {}), ((real(2, 4, 4),), {"pivot": False})],
    "lu_unpack": [
        ((real(3, 5), torch.tensor([1, 3, 3], dtype=torch.int32)), {}),
        ((real(5, 3), torch.tensor([4, 5, 3], dtype=torch.int32)), {}),
    ],
    "linalg_lu_solve": [
        ((real(3, 3), torch.tensor([3, 2, 3], dtype=torch.int32), real(3, 3)), {"left": left, "adjoint": adjoint})
        for left in (True, False)
        for adjoint in (True, False)
    ],
    "linalg_householder_product": [((real(5, 4), positive(3)), {}), ((real(2, 5, 4), positive(2, 4)), {})],
    "ormqr": [((real(4, 3), positive(3), real(4, 2), True, t), {}) for t in (True, False)]
    + [((real(4, 3), positive(3), real(2, 4), False, t), {}) for t in (True, False)],
    "linalg_qr": [((real(3, 5),), {}), ((real(5, 3),), {}), ((real(3, 3), "complete"), {})],
    "_linalg_svd": [((real(3, 5),), {}), ((real(5, 3), True), {}), ((real(3, 3), False, True), {})],
    "linalg_lstsq": [((real(5, 3), real(5, 2)), {"driver": "gels"}), ((real(5, 3), real(5, 2)), {"driver": "gelsd"})],
    "norm.ScalarOpt_dim_dtype": [
        ((real(3, 4), p, [1], True), {"dtype": torch.float64}) for p in (2, 1, 3.5, float("inf"))
    ],
    "norm.ScalarOpt_dtype": [((real(3, 4), p), {"dtype": torch.float64}) for p in (2, 1, 0.5, float("-inf"), None)],
    "linalg_polar": [((real(4, 3),), {}), ((real(2, 3, 3),), {})],
}


# ---- views, places, networks ----

REDUCTIONS = ("sum", "prod", "mean", "amax", "amin")
TIED = torch.tensor([1.0, 2, 0, 3], dtype=torch.float64)
TIES = torch.tensor([0, 0, 1, 2, 2, 3])
TYING = torch.tensor([1.0, 1, 2, 0, 3, 0], dtype=torch.float64)


def index(*places):
    return torch.tensor(places)


def targets():
    return torch.tensor([[1, 2, 2], [3, 1, 0]])


def probabilities(times):
    return real(times, 2, 4).log_softmax(-1)


CALLS.update({
    "as_strided": [
        ((real(4, 4), [2, 3], [1, 2], 1), {}),
        ((real(4).expand(3, 4), [2, 2], [1, 1]), {}),
        ((real(6)[2:], [2, 2], [1, 1]), {}),
        ((real(4, 4).t(), [3, 3], [4, 1]), {}),
        ((real(4, 4), [0, 3], [4, 1]), {}),
    ],
    "_reshape_alias": [((real(4, 3), [12], [1]), {})],
    "select.int": [((real(3, 4), -1, -2), {})],
    "slice.Tensor": [((real(5, 4), 0, -3, -1), {}), ((real(5, 4), 1, 1, 100, 2), {})],
    "unsafe_split_with_sizes": [((real(5, 3), [2, 3]), {}), ((real(5, 3), [1, 2], -1), {})],
    "channel_shuffle": [((real(1, 6, 2, 2), 2), {}), ((real(1, 6, 2), 3), {})],
    "roll": [((real(3, 4), 1), {}), ((real(3, 4), [1, -2], [0, 1]), {}), ((real(3, 4), [1, 2], [0, 0]), {})],
    "constant_pad_nd": [((real(3, 4), [1, -1, 2, 0], 2.5), {})],
    "fill.Tensor": [((real(5, 3), real()), {})],
    "fill_.Tensor": [((real(5, 3), real()), {})],
    "index_add": [((real(3, 4), 1, index(0, 0, 3), real(3, 3)), {"alpha": 2.5}), ((real(), 0, index(0), real()), {})],
    "index_copy": [((real(), 0, index(0), real()), {}), ((real(4), 0, index(1), real(1)), {})],
    "index_fill.int_Tensor": [((real(4, 2), 0, index(1, 3), real()), {}), ((real(4, 2), 0, index(1, 1), real()), {})],
    "index_put": [
        ((real(3, 4), [index(0, 2, 2)], real(4), True), {}),
        ((real(3, 4), [index(0, 2), index(1, 1)], real(), False), {}),
        ((real(3, 4), [None, index(1, 0)], real(3, 1), False), {}),
    ],
    "_index_put_impl_": [
        ((real(3, 4), [index(0, 2, 2)], real(4), True), {}),
        ((real(3, 4), [index(0, 2), index(1, 1)], real(), False), {}),
    ],
    "_unsafe_index.Tensor": [
        ((real(3, 4), [index(0, 2, 2), index(1, 1, 1)]), {}),
        ((real(3, 4), [None, index(1, 1, 3)]), {}),
    ],
    "_unsafe_index_put": [
        ((real(3, 4), [index(0, 2, 2)], real(3, 4), True), {}),
        ((real(3, 4), [index(0, 2), index(1, 1)], real(1), False), {}),
    ],
    "index_reduce": [
        ((real(4, 3), 0, index(0, 0, 3), real(3, 3), m), {"include_self": s})
        for m in REDUCTIONS[1:]
        for s in (True, False)
    ]
    + [((TIED, 0, TIES, TYING, m), {"include_self": s}) for m in REDUCTIONS[1:] for s in (True, False)],
    "scatter_reduce.two": [
        ((real(3, 4), 1, torch.tensor([[0, 0, 1, 1], [2, 2, 2, 0], [3, 3, 3, 3]]), real(3, 4), m), {"include_self": s})
        for m in REDUCTIONS
        for s in (True, False)
    ]
    + [((TIED, 0, TIES, TYING, m), {"include_self": s}) for m in REDUCTIONS for s in (True, False)],
    "masked_select": [
        ((real(4, 2), index(True, False)), {}),
        ((real(1, 2), torch.tensor([[True], [False], [True]])), {}),
    ],
    "masked_scatter": [
        ((real(2, 3), torch.tensor([[True, False, True], [False, True, False]]), real(5)), {}),
        ((real(2, 3), index(True, False, True), real(4)), {}),
    ],
    "masked_fill.Tensor": [
        ((real(2, 3), index(True, False, True), real()), {}),
        ((real(3), torch.tensor([[True], [False]]), real()), {}),
    ],
    "take": [((real(2, 3), torch.tensor([[0, 5], [5, -1]])), {})],
    "put": [((real(2, 3), index(0, 5), real(2)), {}), ((real(2, 3), index(0, 0), real(2), True), {})],
    "renorm": [((real(3, 4, 2), p, d, 1.1), {}) for p in (0.5, 1, 2, 3.5, float("inf")) for d in (0, -1)],
    "affine_grid_generator": [
        ((real(2, 2, 3), [2, 3, 4, 5], False), {}),
        ((real(2, 3, 4), [2, 3, 4, 5, 2], True), {}),
    ],
    "convolution": [
        ((real(2, 4, 5), real(6, 2, 3), real(6), [1], [1], [1], False, [0], 2), {}),
        ((real(2, 4, 5, 5), real(4, 2, 3, 3), None, [2, 1], [1, 1], [1, 2], True, [1, 0], 2), {}),
    ],
    "_convolution": [
        ((real(2, 4, 5, 5), real(6, 2, 3, 3), real(6), [1, 1], [1, 1], [1, 1], False, [0, 0], 2, *[False] * 4), {})
    ],
    "convolution_backward": [
        ((real(2, 6, 5), real(2, 4, 5), real(6, 2, 3), [6], [1], [1], [1], False, [0], 2, [True, m, True]), {})
        for m in (True, False)
    ],
    "_slow_conv2d_forward": [((real(2, 4, 5, 5), real(6, 4, 3, 3), [3, 3], real(6), [1, 2], [1, 1]), {})],
    "slow_conv3d_forward": [
        ((real(2, 4, 5, 5, 5), real(6, 4, 3, 3, 3), [3, 3, 3], real(6), [1, 2, 1], [1, 1, 0]), {})
    ],
    "slow_conv_dilated2d": [((real(2, 4, 5, 5), real(6, 4, 2, 2), [2, 2], real(6), [1, 2], [1, 1], [2, 1]), {})],
    "slow_conv_dilated3d": [
        ((real(2, 2, 5, 5, 4), real(3, 2, 2, 2, 2), [2, 2, 2], real(3), [1, 2, 1], [1, 1, 0], [2, 1, 1]), {})
    ],
    "slow_conv_transpose3d": [
        ((real(2, 2, 3, 3, 3), real(2, 3, 2, 2, 2), [2, 2, 2], real(3), [1, 2, 1], [1, 1, 0], [0, 1, 0], [1, 1, 1]), {})
    ],
    "_batch_norm_no_update": [((real(3, 4, 2), real(4), real(4), real(4), positive(4), 0.1, 1e-5), {})],
    "native_dropout_backward": [((real(3, 3), index(True, False, True), 2.0), {})],
    "embedding_dense_backward": [
        ((real(2, 3, 4), torch.tensor([[0, 1, 1], [4, 1, 2]]), 5, padding, False), {}) for padding in (1, -1)
    ],
    "smooth_l1_loss": [((real(3, 4), real(1, 4), k, b), {}) for k in (0, 1, 2) for b in (0.5, 1.0)],
    "mse_loss": [((real(3, 4), real(1, 4), k), {}) for k in (0, 1, 2)],
    "huber_loss": [((real(3, 4), real(1, 4), k, 0.7), {}) for k in (0, 1, 2)],
    "binary_cross_entropy_with_logits": [
        ((real(3, 4), real(3, 4), real(4), positive(4), k), {}) for k in (0, 1, 2)
    ],
    "_ctc_loss": [
        ((probabilities(6), targets(), [6, 5], [3, 2]), {}),
        ((probabilities(2), targets(), [2, 2], [3, 2], 0, True), {}),
    ],
    "_ctc_loss.Tensor": [((probabilities(6), targets(), index(6, 5), index(3, 2)), {})],
    "_cdist_forward": [((real(2, 3, 4), real(2, 5, 4), p, None), {}) for p in (0.0, 1.0, 1.5, 2.0, float("inf"))],
    "_euclidean_dist": [((real(2, 3, 4), real(2, 5, 4)), {})],
})
for name in ("_upsample_bicubic2d_aa", "_upsample_lanczos2d_aa"):
    CALLS[name] = [((real(1, 2, 5, 6), [3, 4], False), {}), ((real(1, 2, 5, 6), [7, 9], True, 1.5, 1.5), {})]
    CALLS[name + "_backward"] = [((real(1, 2, 3, 4), [3, 4], [1, 2, 5, 6], False), {})]
