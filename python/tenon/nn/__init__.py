# SPDX-License-Identifier: BSD-3-Clause
"""tenon.nn: modules, that is layers and models with their parameters, and functional, the operators of neural networks as functions.

    net = tenon.nn.Sequential(tenon.nn.Linear(4, 8), tenon.nn.ReLU(), tenon.nn.Linear(8, 1))
    net(tenon.rand(3, 4)).sum().backward()
    net.state_dict()                            # by the names that PyTorch's module has
"""
import importlib

# Modules of the package, and what else is imported when it is first named.
_MODULES = ("functional", "init", "parameter", "utils")
_LATER = {"Module": "_module", "Parameter": "parameter", "Buffer": "parameter", "UninitializedParameter": "_lazy", "UninitializedBuffer": "_lazy",
          **dict.fromkeys(("Sequential", "ModuleList", "ModuleDict", "ParameterList", "ParameterDict"), "_containers")}
_TABLES = ("_layers", "_weighted", "_recurrent", "_transformers", "_lazy", "_adaptive")


def __getattr__(name):
    if name in _MODULES:
        return importlib.import_module(f"tenon.nn.{name}")
    if name in _LATER:
        found = globals()[name] = getattr(importlib.import_module(f"tenon.nn.{_LATER[name]}"), name)
        return found
    if not name.startswith("_"):
        for table in _TABLES:
            module = importlib.import_module(f"tenon.nn.{table}")
            if name in module.__all__:
                found = globals()[name] = getattr(module, name)
                return found
    raise AttributeError(importlib.import_module("tenon._absent").told("tenon.nn", name))


def __dir__():
    layers = [name for table in _TABLES for name in importlib.import_module(f"tenon.nn.{table}").__all__]
    return sorted({*_MODULES, *_LATER, *layers})
