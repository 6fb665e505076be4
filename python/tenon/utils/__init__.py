# SPDX-License-Identifier: BSD-3-Clause
"""tenon.utils: tools around operators. `cpp_extension` builds extensions, `data` makes batches, `checkpoint` computes again instead
of keeping, `dlpack` exchanges tensors."""

_MODULES = ("checkpoint", "cpp_extension", "data", "dlpack")


def __getattr__(name):
    if name in _MODULES:
        import importlib
        return importlib.import_module(f"tenon.utils.{name}")
    raise AttributeError(f"module 'tenon.utils' has no attribute {name!r}")


def __dir__():
    return list(_MODULES)
