# SPDX-License-Identifier: BSD-3-Clause
"""tenon.signal: windows."""


def __getattr__(name):
    if name == "windows":
        import importlib
        return importlib.import_module("tenon.signal.windows")
    raise AttributeError(f"module 'tenon.signal' has no attribute {name!r}")


def __dir__():
    return ["windows"]
