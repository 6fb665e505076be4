# SPDX-License-Identifier: BSD-3-Clause
"""tenon.linalg: the operators of torch.linalg that there are, each made when it is first named."""
from tenon import _C

_MODULE = 3

LinAlgError = _C.LinAlgError


def __getattr__(name):
    found = None if name.startswith("__") else _C.function(_MODULE, name)
    if found is None:
        raise AttributeError(f"module 'tenon.linalg' has no attribute {name!r}")
    globals()[name] = found
    return found


def __dir__():
    return sorted(["LinAlgError", *(name for name in _C.function_names(_MODULE) if not name.startswith("_"))])
