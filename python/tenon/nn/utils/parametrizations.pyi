# SPDX-License-Identifier: BSD-3-Clause
from typing import TypeVar

from tenon.nn import Module

_M = TypeVar("_M", bound=Module)

def weight_norm(module: _M, name: str = ..., dim: int | None = ...) -> _M: ...
def spectral_norm(module: _M, name: str = ..., n_power_iterations: int = ..., eps: float = ..., dim: int | None = ...) -> _M: ...
def orthogonal(module: _M, name: str = ..., orthogonal_map: str | None = ..., *, use_trivialization: bool = ...) -> _M: ...
