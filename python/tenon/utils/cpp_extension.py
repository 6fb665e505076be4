# SPDX-License-Identifier: BSD-3-Clause
"""tenon.utils.cpp_extension: extensions built with setuptools or at run time, by the names that PyTorch's users know.

    # setup.py
    from setuptools import setup
    from tenon.utils.cpp_extension import BuildExtension, CppExtension
    setup(name="mine", ext_modules=[CppExtension("mine._C", ["mine.cpp"])], cmdclass={"build_ext": BuildExtension})

    # or at run time
    tenon.utils.cpp_extension.load("mine", ["mine.cpp"], verbose=True)

What is made uses the stable ABI, so it is one file for every Python and for PyTorch as well. It is not a module of Python unless
its sources make it one: `tenon.ops.load_library(path)` or `torch.ops.load_library(path)` loads it.
"""
import os
import pathlib

from tenon import _compile, _where


def include_paths():
    """Folders of the headers: Tenon's, and those under PyTorch's paths."""
    return _where.includes()


def library_paths():
    """The folder of the library that an extension is linked with."""
    return [f"{_where.LIBRARY_FOLDER}/tenon-torch"]


def CppExtension(name, sources, *, py_limited_api=True, **named):  # noqa: N802 # a name of PyTorch's
    """A setuptools.Extension of C and C++ sources for the stable ABI; the other arguments are those of setuptools.Extension.

    `extra_compile_args` is a list, or a dict of lists for the languages "c" and "cxx".
    """
    import setuptools
    named["include_dirs"] = [*named.get("include_dirs", ()), *include_paths()]
    named["extra_link_args"] = [*named.get("extra_link_args", ()), *_where.extension_libraries()]
    named.setdefault("language", "c++")
    # setuptools wants a list, and BuildExtension gives each language its own.
    given = named.pop("extra_compile_args", [])
    extension = setuptools.Extension(name, [os.fspath(source) for source in sources], py_limited_api=py_limited_api, **named)
    extension.extra_compile_args = given
    return extension


def CUDAExtension(*_, **__):  # noqa: N802 # a name of PyTorch's
    """Tenon runs on the CPU: build such an extension with PyTorch."""
    raise NotImplementedError("CUDAExtension: Tenon builds for the CPU only; use CppExtension, or PyTorch's for CUDA sources")


def __getattr__(name):
    """BuildExtension is a class of setuptools', which is not needed for anything else."""
    if name == "BuildExtension":
        from tenon.utils._build_extension import BuildExtension
        return BuildExtension
    raise AttributeError(f"module 'tenon.utils.cpp_extension' has no attribute {name!r}")


def load(name, sources, *, extra_cflags=(), extra_ldflags=(), extra_include_paths=(), build_directory=None, verbose=False,
         is_python_module=None):
    """Compiles sources and loads what they make; returns the library's path, or a module of Python where it is one.

    What the compiler says is printed to standard error, with `verbose` also its commands. The library is kept in the cache of
    tenon.compile_extension, or as NAME.so in `build_directory`. `is_python_module` says whether it defines PyInit_NAME; None looks.
    """
    import tenon
    flags = [*_compile.words_of(extra_cflags or ()), *(f"-I{os.fspath(folder)}" for folder in extra_include_paths or ())]
    output = None if build_directory is None else pathlib.Path(build_directory) / f"{name}.so"
    path = tenon.compile_extension(sources, flags=flags, link_flags=extra_ldflags or (), name=name, output=output, verbose=verbose)
    return module_of(name, path, is_python_module) or path


def module_of(name, path, is_wanted):
    """The module that a loaded library is, None if it is none."""
    import ctypes
    import importlib.machinery
    import importlib.util
    is_one = hasattr(ctypes.CDLL(path), f"PyInit_{name}")
    if is_wanted and not is_one:
        raise ImportError(f"{path} has no PyInit_{name}: it is an operator library, loaded now; call tenon.ops", name=name, path=path)
    if not is_one or is_wanted is False:
        return None
    loader = importlib.machinery.ExtensionFileLoader(name, path)
    spec = importlib.util.spec_from_file_location(name, path, loader=loader)
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module
