# SPDX-License-Identifier: BSD-3-Clause
"""tenon.utils.cpp_extension: what setuptools builds with it, and what `load` compiles, says and loads."""
import pathlib
import subprocess
import sys

import pytest

import tenon
from tenon.utils import cpp_extension

SOURCES = {
    "one.cpp": """#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>
extern "C" double factor(void);
torch::stable::Tensor twice(const torch::stable::Tensor &x)
{
    auto out = torch::stable::empty_like(x);
    for (int64_t i = 0; i < x.numel(); i++)
        out.mutable_data_ptr<float>()[i] = static_cast<float>(factor()) * x.const_data_ptr<float>()[i];
    return out;
}
STABLE_TORCH_LIBRARY(NAMESPACE, m) { m.def("twice(Tensor x) -> Tensor"); }
STABLE_TORCH_LIBRARY_IMPL(NAMESPACE, CPU, m) { m.impl("twice", TORCH_BOX(&twice)); }
""",
    "two.c": """#if __STDC_VERSION__ < 201710L || !defined FACTOR
#error not the options of C
#endif
#include <math.h>
double factor(void);
double factor(void) { return sqrt((double)FACTOR); }
"""}
SETUP = """from setuptools import setup
from tenon.utils.cpp_extension import BuildExtension, CppExtension
setup(name="mine", version="1", py_modules=[], ext_modules=[CppExtension("mine._C", ["one.cpp", "two.c"],
      extra_compile_args={"c": ["-DFACTOR=4"], "cxx": ["-DNAMESPACE=of_setup"]})], cmdclass={"build_ext": COMMAND})
"""
MODULE = """#define PY_SSIZE_T_CLEAN
#include <Python.h>
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "a_module", 0, -1, 0, 0, 0, 0, 0};
PyMODINIT_FUNC PyInit_a_module(void) { return PyModule_Create(&definition); }
"""


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """The sources in a folder, and a cache of the test's own."""
    for name in ("CC", "CXX", "CFLAGS", "CXXFLAGS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TENON_CACHE", str(tmp_path / "cache"))
    for name, text in SOURCES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("command, file", [("BuildExtension", "_C.abi3.so"),
                                           ("BuildExtension.with_options(no_python_abi_suffix=True)", "_C.so")])
def test_setuptools_builds_what_either_host_loads(folder, command, file):
    pytest.importorskip("setuptools")
    (folder / "setup.py").write_text(SETUP.replace("COMMAND", command), encoding="utf-8")
    done = subprocess.run([sys.executable, "setup.py", "-q", "build_ext", "--build-lib", "out"], cwd=folder, text=True,
                          capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    (made,) = (folder / "out").rglob("*.so")
    assert made == folder / "out" / "mine" / file
    program = "import sys, tenon; tenon.ops.load_library(sys.argv[1]); print(tenon.ops.of_setup.twice(tenon.ones(2)))"
    assert subprocess.check_output([sys.executable, "-c", program, made], text=True) == "tensor([2., 2.])\n"
    audit = subprocess.run([sys.executable, "-m", "tenon", "audit", made], text=True, capture_output=True, check=False)
    assert audit.returncode == 0 and "stable" in audit.stdout, audit.stdout


def test_load_compiles_sources_of_both_languages(folder):
    flags = ["-DFACTOR=9", "-DNAMESPACE=of_load"]
    path = cpp_extension.load("both", [folder / "one.cpp", folder / "two.c"], extra_cflags=flags, extra_ldflags=["-lm"])
    assert tenon.ops.of_load.twice(tenon.ones(2)).tolist() == [3.0, 3.0]
    assert path.startswith(str(folder / "cache" / "both-")) and cpp_extension.load(
        "both", [folder / "one.cpp", folder / "two.c"], extra_cflags=flags, extra_ldflags=["-lm"]) == path
    other = cpp_extension.load("both", [folder / "two.c"], extra_cflags="-DFACTOR=9", build_directory=folder / "made")
    assert other == str(folder / "made" / "both.so")
    assert sorted(file.suffix for file in (folder / "cache").iterdir()) == [".headers", ".so"]


def test_load_shows_what_the_compiler_says(folder, capfd):
    source = folder / "careless.c"
    source.write_text("int f(void);\nint f(void)\n{\n    int unused = 1;\n    return 2;\n}\n", encoding="utf-8")
    cpp_extension.load("careless", source, extra_cflags=["-Wall"])
    said = capfd.readouterr()
    assert "unused" in said.err and "careless.c:4" in said.err and said.out == ""
    cpp_extension.load("careless", source, extra_cflags=["-Wall", "-DOTHER"], verbose=True)
    assert "-DOTHER -c -MMD" in capfd.readouterr().err
    with pytest.raises(tenon.CompileError, match="no_such_name"):
        source.write_text("int f(void) { return no_such_name; }\n", encoding="utf-8")
        cpp_extension.load("careless", source)


def test_load_returns_a_module_where_there_is_one(folder):
    import sysconfig
    source = folder / "a_module.c"
    source.write_text(MODULE, encoding="utf-8")
    if not pathlib.Path(sysconfig.get_paths()["include"], "Python.h").exists():
        pytest.skip("needs Python's headers")
    module = cpp_extension.load("a_module", source, extra_include_paths=[sysconfig.get_paths()["include"]])
    assert module.__name__ == "a_module"
    with pytest.raises(ImportError, match="has no PyInit_two"):
        cpp_extension.load("two", folder / "two.c", extra_cflags="-DFACTOR=1", is_python_module=True)


def test_what_is_not_here_says_so():
    with pytest.raises(NotImplementedError, match="for the CPU only"):
        cpp_extension.CUDAExtension("x", ["x.cu"])
    with pytest.raises(AttributeError, match="no attribute 'load_inline'"):
        cpp_extension.load_inline
