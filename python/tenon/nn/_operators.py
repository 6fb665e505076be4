# SPDX-License-Identifier: BSD-3-Clause
"""The operators of torch._C._nn, each made when it is first named: what tenon.nn.functional is composed of."""
from tenon import _C

_MODULE = 4


def __getattr__(name):
    found = None if name.startswith("__") else _C.function(_MODULE, name)
    if found is None:
        raise AttributeError(f"module 'tenon.nn' has no attribute {name!r}")
    globals()[name] = found
    return found


def __dir__():
    return sorted(_C.function_names(_MODULE))
