# SPDX-License-Identifier: BSD-3-Clause
"""PyTorch's operator system as a small library.

    import tenon
    tenon.ops.load_library("my_ops.so")         # an extension built for PyTorch's stable ABI
    tenon.ops.my.op(tenon.from_numpy(array))
"""
from tenon import _C
_C._main_interpreter_only()
from tenon._C import *  # noqa: F403  dtypes, layouts, memory formats, Tensor, Size, device
from tenon._C import manual_seed
from tenon._ops import ops

__version__ = _C.version


# Modules of the package that are imported when they are first named.
_MODULES = {"fft": "fft", "functional": "_functions", "library": "library", "linalg": "linalg", "nn": "nn",
            "return_types": "return_types", "signal": "signal", "sparse": "sparse", "special": "special"}

# Functions that are written in Python (tenon/_functions.py).
_COMPOSED = frozenset((
    "atleast_1d", "atleast_2d", "atleast_3d", "block_diag", "broadcast_tensors", "cartesian_prod", "cdist", "einsum",
    "istft", "lu", "meshgrid", "nonzero", "norm", "numel", "split", "spmm", "stft", "sym_float", "tensordot",
    "unique", "unique_consecutive", "unravel_index"))


def __getattr__(name):
    """What is seldom used is imported, and functions are made, when they are first named."""
    if name in ("compile_extension", "CompileError"):
        from tenon import _compile
        return getattr(_compile, name)
    if name == "PythonDispatcher":
        from tenon._python_dispatcher import PythonDispatcher
        return PythonDispatcher
    if name == "profile":
        from tenon._profile import profile
        return profile
    if name in ("set_printoptions", "get_printoptions"):
        from tenon import _printing
        return getattr(_printing, name)
    if name in _MODULES:
        import importlib
        return importlib.import_module(f"tenon.{_MODULES[name]}")
    if not name.startswith("__") or name in ("__and__", "__or__", "__xor__", "__lshift__", "__rshift__"):
        found = _found(name)
        if found is not None:
            globals()[name] = found
            return found
    raise AttributeError(f"module 'tenon' has no attribute {name!r}")


def _found(name):
    """A function: written in Python, or an operator's; None if there is none."""
    if name in _COMPOSED:
        from tenon import _functions
        return getattr(_functions, name)
    return _C.function(0, name)


def __dir__():
    return sorted({*globals(), *_MODULES, *_COMPOSED, *_C.function_names(0)})
