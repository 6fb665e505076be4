# SPDX-License-Identifier: BSD-3-Clause
"""tenon.compile_extension: from a source file to operators in one call."""
import hashlib
import os
import pathlib
import shlex
import subprocess

from tenon import _where

C_SUFFIXES = {".c"}
CXX_SUFFIXES = {".cc", ".cpp", ".cxx"}


class CompileError(RuntimeError):
    """The compiler refused the source; the text is what it said."""


def command_for(source, target, flags):
    """The compiler's command line: CC or CXX and CFLAGS or CXXFLAGS of the environment count."""
    if source.suffix in C_SUFFIXES:
        compiler, standard, own = os.environ.get("CC", "cc"), "-std=c17", os.environ.get("CFLAGS", "")
    elif source.suffix in CXX_SUFFIXES:
        compiler, standard, own = os.environ.get("CXX", "c++"), "-std=c++17", os.environ.get("CXXFLAGS", "")
    else:
        raise ValueError(f"compile_extension: {source}: expected a file ending in .c, .cc, .cpp or .cxx")
    colour = "-fdiagnostics-color=never"
    return [*shlex.split(compiler), standard, "-O2", "-shared", "-fPIC", colour, *shlex.split(own),
            *(f"-I{folder}" for folder in _where.includes()), *flags, str(source), "-o", str(target),
            *_where.extension_libraries()]


def cache_folder():
    """Below XDG_CACHE_HOME; TENON_CACHE names another one."""
    own = os.environ.get("TENON_CACHE")
    return pathlib.Path(own or os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "tenon"))


def compile_extension(source, *, flags=(), output=None, load=True):
    """Compiles one C or C++ file as an operator extension and loads it; returns the library's path.

    What was compiled before from the same text, with the same flags and headers, is taken from the cache unless
    `output` names where the library goes. Headers of the user's that change do not count: give `output` then.
    Raises CompileError with the compiler's own messages, FileNotFoundError where there is no file or no compiler.
    """
    import tenon
    source = pathlib.Path(source).resolve(strict=True)
    words = [str(flag) for flag in flags]
    if output is None:
        key = hashlib.sha256("\0".join([str(source), tenon.__version__, *command_for(source, "", words)]).encode())
        key.update(source.read_bytes())
        target = cache_folder() / f"{source.stem}-{key.hexdigest()[:16]}.so"
    else:
        target = pathlib.Path(output).resolve()
    if output is not None or not target.exists():
        target.parent.mkdir(parents=True, exist_ok=True)
        build(source, target, words)
    if load:
        tenon.ops.load_library(target)
    return str(target)


def build(source, target, words):
    """Written beside the target and renamed, so that another process never loads half of a file."""
    part = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        done = subprocess.run(command_for(source, part, words), text=True, capture_output=True, check=False)
        if done.returncode != 0:
            raise CompileError(f"compile_extension: {source} does not compile\n{done.stderr.strip()}")
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)
