# SPDX-License-Identifier: BSD-3-Clause
from tenon import Tensor

class Parameter(Tensor):
    def __new__(cls, data: Tensor | None = ..., requires_grad: bool = ...) -> Parameter: ...

class Buffer(Tensor):
    persistent: bool
    def __new__(cls, data: Tensor | None = ..., *, persistent: bool = ...) -> Buffer: ...
