# SPDX-License-Identifier: BSD-3-Clause
import os
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, NoReturn, TypeAlias

_Path: TypeAlias = str | os.PathLike[str]

# A class of setuptools', which has no types of its own.
BuildExtension: Any

def include_paths() -> list[str]: ...
def library_paths() -> list[str]: ...
def CppExtension(name: str, sources: Sequence[_Path], *, py_limited_api: bool = ...,
                 extra_compile_args: Sequence[str] | Mapping[str, Sequence[str]] = ..., **named: Any) -> Any: ...
def CUDAExtension(*_: Any, **__: Any) -> NoReturn: ...
def load(name: str, sources: _Path | Sequence[_Path], *, extra_cflags: str | Sequence[str] = ..., extra_ldflags: str | Sequence[str] = ...,
         extra_include_paths: Sequence[_Path] = ..., build_directory: _Path | None = ..., verbose: bool = ...,
         is_python_module: bool | None = ...) -> str | ModuleType: ...
