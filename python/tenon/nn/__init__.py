# SPDX-License-Identifier: BSD-3-Clause
"""tenon.nn: functional, the operators of neural networks as functions."""


def __getattr__(name):
    if name == "functional":
        import importlib
        return importlib.import_module("tenon.nn.functional")
    raise AttributeError(f"module 'tenon.nn' has no attribute {name!r}")


def __dir__():
    return ["functional"]
