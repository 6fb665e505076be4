# SPDX-License-Identifier: BSD-3-Clause
"""Modules bound by hand and with pybind11 (examples/python_bindings) share Tenon's errors and warnings."""
import importlib.util
import pathlib
import shutil
import subprocess
import sys
import sysconfig
import traceback
import warnings

import pytest

import tenon
from tenon import _where
from tenon.library import Library

aten = tenon.ops.aten
EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "examples" / "python_bindings"


def build(folder, source, compiler, *flags):
    if shutil.which(compiler) is None or not source.is_file():
        pytest.skip("needs a compiler and the examples")
    target = folder / (source.stem + ".so")
    subprocess.run([compiler, *flags, "-shared", "-fPIC", "-Wall", "-Wextra",
                    *(f"-I{place}" for place in [sysconfig.get_paths()["include"], *_where.includes()]), source, "-o",
                    target, *_where.libraries()], check=True)
    spec = importlib.util.spec_from_file_location(source.stem, target)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module", params=["by_hand", "by_pybind11", "entries"])
def bound(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp(request.param)
    if request.param == "by_hand":
        return build(folder, EXAMPLES / "by_hand.c", "cc", "-std=c17")
    if request.param == "entries":
        return build(folder, EXAMPLES / "entries.cpp", "c++", "-std=c++17", "-Wpedantic", "-fvisibility=hidden")
    pybind11 = pytest.importorskip("pybind11")
    return build(folder, EXAMPLES / "by_pybind11.cpp", "c++", "-std=c++17", f"-I{pybind11.get_include()}",
                 "-fvisibility=hidden")


@pytest.fixture
def lib():
    made = Library("pybound", "DEF")
    made.define("boom(Tensor x) -> Tensor")

    def boom(x):
        raise KeyError("from the kernel")
    made.impl("boom", boom, "CPU")
    yield made
    made._destroy()


def test_operator_is_called(bound):
    made = bound.apply("aten::neg", aten.ones([3]))
    assert type(made) is tenon.Tensor and aten.item(aten.sum(made)) == -3.0


def test_failures_are_exceptions_of_their_class(bound):
    with pytest.raises(LookupError, match="aten::nothing"):
        bound.apply("aten::nothing", aten.ones([3]))
    with pytest.raises(TypeError, match="tenon.Tensor"):
        bound.apply("aten::neg", 3)
    with pytest.raises(RuntimeError):
        bound.apply("aten::t", aten.ones([1, 2, 3]))


def test_exception_of_a_python_kernel_has_its_traceback(bound, lib):
    with pytest.raises(KeyError, match="from the kernel") as caught:
        bound.apply("pybound::boom", aten.ones([3]))
    assert [frame.name for frame in traceback.extract_tb(caught.tb)][-1] == "boom"


def test_warning_is_given_and_fails_the_call_if_it_is_an_error(bound, lib):
    lib.define("warns(Tensor x) -> Tensor")
    lib.impl("warns", lambda x: aten.add.out(x, x, out=aten.ones([7])), "CPU")
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        bound.apply("pybound::warns", aten.ones([3]))
    assert len(seen) == 1 and "resized" in str(seen[0].message)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(UserWarning, match="resized"):
            bound.apply("pybound::warns", aten.ones([3]))


def test_exceptions_of_the_module_pass_through(bound):
    if bound.__name__ != "by_hand":
        with pytest.raises(ValueError, match="no name"):
            bound.apply("", aten.ones([1]))
    else:
        with pytest.raises(TypeError):
            bound.apply()
        assert aten.item(aten.sum(bound.twice(aten.ones([2])))) == 4.0


@pytest.fixture(scope="module")
def entries(tmp_path_factory):
    return build(tmp_path_factory.mktemp("entries_alone"), EXAMPLES / "entries.cpp", "c++", "-std=c++17", "-fvisibility=hidden")


@pytest.mark.parametrize("word, kind, text", [
    ("index", IndexError, "99"), ("memory", MemoryError, None), ("overflow", OverflowError, "too large"),
    ("run time", RuntimeError, "^it failed$"), ("number", RuntimeError, "no std::exception")])
def test_every_exception_of_c_plus_plus_becomes_pythons_behind_the_warnings(entries, word, kind, text):
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        with pytest.raises(kind, match=text):
            entries.fail(word)
    assert [(item.category, str(item.message)) for item in seen] == [(UserWarning, f"about to fail: {word}")]


def test_an_exception_of_pythons_passes_an_entry_point(entries):
    class Odd:
        def __str__(self):
            raise KeyError("no text")
    with pytest.raises(KeyError, match="no text"):
        entries.fail(Odd())
    with pytest.raises(UnicodeEncodeError):
        entries.fail("\ud800")


def test_a_warning_that_is_an_error_fails_an_entry_point_and_drops_what_it_made(entries):
    word = "nothing of the sort"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert entries.fail(word) == word
        before = sys.getrefcount(word)
        warnings.simplefilter("error")
        with pytest.raises(UserWarning, match="about to fail"):
            entries.fail(word)
        assert sys.getrefcount(word) == before


def test_of_a_warning_that_is_an_error_and_an_exception_the_exception_counts(entries, monkeypatch):
    told = []
    monkeypatch.setattr(sys, "unraisablehook", lambda report: told.append(report.exc_value))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(OverflowError, match="too large"):
            entries.fail("overflow")
    assert [str(error) for error in told] == ["about to fail: overflow"]


def test_an_entry_point_that_returns_a_number_fails_with_minus_one(entries):
    with pytest.raises(ValueError, match="nobody counted"):
        len(entries.Counter())
