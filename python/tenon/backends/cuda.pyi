# SPDX-License-Identifier: BSD-3-Clause
from types import SimpleNamespace

matmul: SimpleNamespace
def is_built() -> bool: ...
