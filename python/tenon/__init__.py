# SPDX-License-Identifier: BSD-3-Clause
"""PyTorch's operator system as a small library.

    import tenon
    tenon.ops.load_library("my_ops.so")         # an extension built for PyTorch's stable ABI
    tenon.ops.my.op(tenon.from_numpy(array))
"""
from tenon import _C
_C._main_interpreter_only()
from tenon._C import (Generator, Size, Tensor, as_tensor, asarray, default_generator, device, dtype, from_dlpack,
                      from_numpy, frombuffer, layout, manual_seed, memory_format, tensor)
from tenon._ops import ops

__version__ = _C.version
globals().update((name, value) for name, value in vars(_C).items() if type(value) in (dtype, layout, memory_format))

e, pi, inf, nan, newaxis = 2.718281828459045, 3.141592653589793, 1e999, -(1e999 - 1e999), None

# Modules of the package that are imported when they are first named.
_MODULES = {"amp": "amp", "autograd": "autograd", "backends": "backends", "cuda": "cuda", "fft": "fft", "func": "func", "functional": "_functions", "library": "library", "linalg": "linalg",
            "nn": "nn", "optim": "optim", "profiler": "profiler", "random": "random", "return_types": "return_types", "signal": "signal", "sparse": "sparse", "special": "special",
            "testing": "testing", "utils": "utils"}

# What few programs need, and the module that has it.
_LATER = {"compile_extension": "_compile", "CompileError": "_compile", "PythonDispatcher": "_python_dispatcher",
          "profile": "_profile", "set_printoptions": "_printing", "get_printoptions": "_printing", "finfo": "_limits",
          "iinfo": "_limits", "UntypedStorage": "_storage", "TypedStorage": "_storage", "is_storage": "_storage",
          "Tag": "_tags", "save": "_files", "load": "_files", "load_model": "_models", "load_program": "_programs",
          "save_program": "_programs", "Model": "_models", "Program": "_programs", "vmap": "func",
          **dict.fromkeys(("autocast", "clear_autocast_cache", "get_autocast_dtype", "is_autocast_cache_enabled", "is_autocast_enabled",
                           "set_autocast_cache_enabled", "set_autocast_dtype", "set_autocast_enabled"), "amp"),
          **dict.fromkeys(("BFloat16Tensor", "BoolTensor", "ByteTensor", "CharTensor", "DoubleTensor", "FloatTensor", "HalfTensor", "IntTensor",
                           "LongTensor", "ShortTensor", "set_default_tensor_type"), "_typed_tensors"),
          **dict.fromkeys(("enable_grad", "inference_mode", "is_anomaly_check_nan_enabled", "is_anomaly_enabled",
                           "is_grad_enabled", "is_inference", "is_inference_mode_enabled", "no_grad", "set_grad_enabled"),
                          "_grad_modes"),
          **dict.fromkeys((
              "are_deterministic_algorithms_enabled", "broadcast_shapes", "chain_matmul", "get_default_device", "get_default_dtype",
              "get_device", "get_float32_matmul_precision", "get_num_threads", "get_rng_state", "initial_seed",
              "is_deterministic_algorithms_warn_only_enabled", "is_tensor", "seed", "set_default_device", "set_default_dtype",
              "set_float32_matmul_precision", "set_num_threads", "set_rng_state", "sym_int", "sym_ite", "sym_max", "sym_min",
              "sym_not", "sym_sqrt", "sym_sum", "to_dlpack", "typename", "use_deterministic_algorithms"), "_settings")}

# Functions that are written in Python (tenon/_functions.py).
_COMPOSED = frozenset((
    "atleast_1d", "atleast_2d", "atleast_3d", "block_diag", "broadcast_tensors", "cartesian_prod", "cdist", "einsum",
    "istft", "lu", "meshgrid", "nonzero", "norm", "numel", "split", "spmm", "stft", "sym_float", "tensordot",
    "unique", "unique_consecutive", "unravel_index"))


def __getattr__(name):
    """What is seldom used is imported, and functions are made, when they are first named."""
    if name in _LATER:
        import importlib
        found = globals()[name] = getattr(importlib.import_module(f"tenon.{_LATER[name]}"), name)
        return found
    if name in _MODULES:
        import importlib
        return importlib.import_module(f"tenon.{_MODULES[name]}")
    if not name.startswith("__") or name in ("__and__", "__or__", "__xor__", "__lshift__", "__rshift__"):
        found = _found(name)
        if found is not None:
            globals()[name] = found
            return found
    # Not `from tenon import`, which asks for names here.
    import importlib
    raise AttributeError(importlib.import_module("tenon._absent").told("tenon", name))


def _found(name):
    """A function: written in Python, or an operator's; None if there is none."""
    if name in _COMPOSED:
        from tenon import _functions
        return getattr(_functions, name)
    return _C.function(0, name)


def __dir__():
    """Public names: what stands here, and what is made or imported when it is first named."""
    names = {*globals(), *_MODULES, *_LATER, *_COMPOSED, *_C.function_names(0)} - {"functional"}
    return sorted(name for name in names if not name.startswith("_") or name in ("__version__", "__doc__", "__name__"))
