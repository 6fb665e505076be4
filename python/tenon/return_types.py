# SPDX-License-Identifier: BSD-3-Clause
"""Named tuples that operators with named results return: tenon.return_types.max has `values` and `indices`."""
from tenon import _C


def _text(result):
    """As PyTorch prints one: a line for each result."""
    names = [name for name in type(result).__match_args__]
    lines = ",\n".join(f"{name}={value!r}" for name, value in zip(names, result))
    return f"tenon.return_types.{type(result).__name__}(\n{lines})"


def __getattr__(name):
    known = _C.return_types
    if name not in known and not name.startswith("__"):
        for module in range(7):
            # A name's types are made with its signatures.
            found = _C.function(module, name.removesuffix("_out")) or \
                _C.function(module, name.removesuffix("_out").partition("_")[2])
            if found is not None and found.overloads and name in known:
                break
    if name in known:
        return known[name]
    raise AttributeError(f"no operator has results called {name!r}")


def __dir__():
    """All of them, for which every function's results are looked at once."""
    for module in range(7):
        for name in _C.function_names(module):
            _C.function(module, name).overloads
    return sorted(_C.return_types)
