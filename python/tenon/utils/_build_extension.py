# SPDX-License-Identifier: BSD-3-Clause
"""BuildExtension of tenon.utils.cpp_extension, which is a class of setuptools'."""
import os
import pathlib

from setuptools.command.build_ext import build_ext

from tenon import _compile


def flags_for(given, source):
    """The options of one source: those of its language, after the standard."""
    language = "c" if pathlib.Path(source).suffix in _compile.C_SUFFIXES else "cxx"
    own = given.get(language, ()) if isinstance(given, dict) else given
    return ["-std=c17" if language == "c" else "-std=c++17", *own]


class BuildExtension(build_ext):
    """The command `build_ext` for CppExtension: each language gets its own options, and the file's name is that of any Python.

    `BuildExtension.with_options(no_python_abi_suffix=True)` names it NAME.so instead of NAME.abi3.so.
    """

    no_python_abi_suffix = False

    @classmethod
    def with_options(cls, *, no_python_abi_suffix=False, use_ninja=None):
        """The class with these options; `use_ninja` is PyTorch's, and nothing asks for it here."""
        del use_ninja
        return type(cls.__name__, (cls,), {"no_python_abi_suffix": no_python_abi_suffix})

    def build_extensions(self):
        """All of them, linked without the folders of the machine where this Python was built: an extension needs none."""
        for name in ("linker_so", "linker_so_cxx"):
            words = getattr(self.compiler, name, None)
            if words is not None:
                setattr(self.compiler, name, [word for word in words if not word.startswith("-Wl,-rpath")])
        super().build_extensions()

    def build_extension(self, ext):
        """One extension; its compiler is asked once for each source, with what that source's language wants."""
        given, compile_one = ext.extra_compile_args, self.compiler._compile
        ext.extra_compile_args = []

        def compile_with_flags(obj, source, suffix, options, post, pp):
            compile_one(obj, source, suffix, options, [*flags_for(given, source), *post], pp)

        self.compiler._compile = compile_with_flags
        try:
            super().build_extension(ext)
        finally:
            del self.compiler._compile
            ext.extra_compile_args = given

    def get_ext_filename(self, fullname):
        """The file of an extension: without the version of the Python that builds it."""
        name = super().get_ext_filename(fullname)
        if not self.no_python_abi_suffix:
            return name
        folder, _, file = name.rpartition("/")
        return os.path.join(folder, f"{file.split('.')[0]}.so")
