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


def __getattr__(name):
    """What is seldom used is imported when it is first named."""
    if name in ("compile_extension", "CompileError"):
        from tenon import _compile
        return getattr(_compile, name)
    if name == "library":
        import importlib
        return importlib.import_module("tenon.library")
    if name == "PythonDispatcher":
        from tenon._python_dispatcher import PythonDispatcher
        return PythonDispatcher
    if name == "profile":
        from tenon._profile import profile
        return profile
    if name in ("set_printoptions", "get_printoptions"):
        from tenon import _printing
        return getattr(_printing, name)
    raise AttributeError(f"module 'tenon' has no attribute {name!r}")
