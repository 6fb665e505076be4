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
    "cumprod": [((torch.tensor([[2.0, 0, 3], [3, 1, 0], [1, 4, 5]], dtype=torch.float64), 1), {})],
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
}
