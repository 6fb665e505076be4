# SPDX-License-Identifier: BSD-3-Clause
from setuptools import setup
from tenon.utils.cpp_extension import BuildExtension, CppExtension

setup(ext_modules=[CppExtension("myops_ops", ["myops.cpp"], extra_compile_args=["-O2", "-Wall"])], cmdclass={"build_ext": BuildExtension})
