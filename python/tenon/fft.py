# SPDX-License-Identifier: BSD-3-Clause
"""tenon.fft: the operators of torch.fft, each made when it is first named."""
from tenon import _C

_MODULE = 2


def __getattr__(name):
    found = None if name.startswith("__") else _C.function(_MODULE, name)
    if found is None:
        raise AttributeError(f"module 'tenon.fft' has no attribute {name!r}")
    globals()[name] = found
    return found


def __dir__():
    return sorted(_C.function_names(_MODULE))
