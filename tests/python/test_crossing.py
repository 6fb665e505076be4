# SPDX-License-Identifier: BSD-3-Clause
"""Errors, warnings, threads and processes cross between Python and the core as they should."""
import os
import pathlib
import shutil
import subprocess
import sys
import textwrap
import threading
import traceback
import warnings

import pytest

import tenon
from tenon import _where
from tenon.library import Library

aten = tenon.ops.aten
ROOT = pathlib.Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def kernels(tmp_path_factory):
    """Operators of crossing_kernels.c."""
    if shutil.which("cc") is None:
        pytest.skip("needs a compiler")
    file = tmp_path_factory.mktemp("crossing") / "crossing_kernels.so"
    tenon.compile_extension(pathlib.Path(__file__).with_name("crossing_kernels.c"), output=file, flags=["-D_GNU_SOURCE", "-pthread"])
    return tenon.ops.crossing


@pytest.fixture
def lib():
    made = Library("pycross", "DEF")
    for name in ("good", "boom", "bang", "warns"):
        made.define(f"{name}(Tensor x) -> Tensor")

    def boom(x):
        raise KeyError("from the kernel")

    def bang(x):
        raise IndexError("from the other")

    def warns(x):
        warnings.warn("a warning of the kernel", RuntimeWarning)
        return aten.clone(x)
    for function in (boom, bang, warns):
        made.impl(function.__name__, function, "CPU")
    made.impl("good", lambda x: aten.clone(x), "CPU")
    yield made
    made._destroy()


def run_python(text, *options, **environment):
    """A new interpreter with this package; its result."""
    path = str(pathlib.Path(tenon.__file__).parents[1])
    return subprocess.run([sys.executable, *options, "-c", textwrap.dedent(text)], capture_output=True, text=True,
                          env={**os.environ, "PYTHONPATH": path, **environment}, timeout=120)


# ---- exceptions ----

def test_exception_of_a_kernel_comes_back_with_its_traceback(lib):
    with pytest.raises(KeyError, match="from the kernel") as caught:
        tenon.ops.pycross.boom(aten.ones([1]))
    assert [frame.name for frame in traceback.extract_tb(caught.tb)][-1] == "boom"


def test_exception_travels_through_kernels_of_c(lib, kernels):
    with pytest.raises(KeyError, match="from the kernel") as caught:
        kernels.call(aten.ones([1]), "pycross::boom")
    assert [frame.name for frame in traceback.extract_tb(caught.tb)][-1] == "boom"
    assert aten.item(aten.sum(kernels.call(aten.ones([3]), "pycross::good"))) == 3.0


def test_of_several_exceptions_the_first_is_raised(lib, kernels):
    with pytest.raises(KeyError):
        kernels.call_twice(aten.ones([1]), "pycross::boom", "pycross::bang")
    with pytest.raises(IndexError):
        kernels.call_twice(aten.ones([1]), "pycross::good", "pycross::bang")


def test_exception_that_c_code_went_on_without_is_forgotten(lib, kernels):
    assert kernels.call_twice(aten.ones([1]), "pycross::boom", "pycross::good").shape == (1,)
    with pytest.raises(RuntimeError, match="mat1 and mat2|multiplied"):
        aten.mm(aten.ones([2, 3]), aten.ones([2, 3]))


def test_exception_that_was_swallowed_is_not_raised_by_an_inner_call(lib, kernels):
    seen = []

    def second(x):
        with pytest.raises(RuntimeError, match="multiplied") as caught:
            aten.mm(aten.ones([2, 3]), aten.ones([2, 3]))
        seen.append(caught.type)
        return aten.clone(x)
    lib.define("second(Tensor x) -> Tensor")
    lib.impl("second", second, "CPU")
    kernels.call_twice(aten.ones([1]), "pycross::boom", "pycross::second")
    assert seen == [RuntimeError]


def test_exceptions_nest_through_python_and_c(lib, kernels):
    def outer(x):
        try:
            return kernels.call(x, "pycross::boom")
        except KeyError as error:
            raise OSError("wrapped") from error
    lib.define("outer(Tensor x) -> Tensor")
    lib.impl("outer", outer, "CPU")
    with pytest.raises(OSError, match="wrapped") as caught:
        kernels.call(aten.ones([1]), "pycross::outer")
    assert isinstance(caught.value.__cause__, KeyError)


@pytest.mark.parametrize("kind", [KeyboardInterrupt, SystemExit, MemoryError, StopIteration, RecursionError,
                                  type("Own", (Exception,), {})])
def test_exceptions_of_all_classes_keep_their_class(lib, kind):
    def fails(x):
        raise kind("text")
    lib.define("fails(Tensor x) -> Tensor")
    lib.impl("fails", fails, "CPU")
    with pytest.raises(kind):
        tenon.ops.pycross.fails(aten.ones([1]))


def test_exception_whose_text_fails_is_raised_all_the_same(lib):
    class Mute(Exception):
        def __str__(self):
            raise ValueError("no text")

    def fails(x):
        raise Mute()
    lib.define("fails(Tensor x) -> Tensor")
    lib.impl("fails", fails, "CPU")
    with pytest.raises(Mute):
        tenon.ops.pycross.fails(aten.ones([1]))


# ---- warnings ----

def test_warning_of_a_kernel_of_c_is_given_where_the_call_stands(kernels):
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        kernels.warn(aten.ones([1]), 0)
    assert [str(one.message) for one in seen] == ["this kernel warns (warn, here.c:1)"] and seen[0].filename == __file__


def test_warning_before_an_error_is_given_before_it(kernels):
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        with pytest.raises(RuntimeError, match="fails behind its warning"):
            kernels.warn(aten.ones([1]), 1)
    assert len(seen) == 1


def test_warning_that_is_an_error_is_the_context_of_the_failure_behind_it(kernels):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(UserWarning, match="this kernel warns"):
            kernels.warn(aten.ones([1]), 0)
        with pytest.raises(RuntimeError, match="fails behind its warning") as caught:
            kernels.warn(aten.ones([1]), 1)
    assert isinstance(caught.value.__context__, UserWarning)


def test_warning_is_given_once_per_place_by_default(kernels):
    with warnings.catch_warnings(record=True) as seen:
        warnings.resetwarnings()
        warnings.simplefilter("default")
        for _ in range(3):
            kernels.warn(aten.ones([1]), 0)
        kernels.warn(aten.ones([1]), 0)
    assert len(seen) == 2


def test_warning_of_a_kernel_of_python_is_its_own(lib, kernels):
    with pytest.warns(RuntimeWarning, match="a warning of the kernel"):
        kernels.call(aten.ones([1]), "pycross::warns")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(RuntimeWarning):
            kernels.call(aten.ones([1]), "pycross::warns")


# ---- threads ----

def test_kernels_run_in_parallel(kernels):
    """Each waits in its kernel for the other, so one after the other they would never return."""
    met = []
    threads = [threading.Thread(target=lambda: met.append(kernels.meet(aten.ones([1]), 2))) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert met == [2, 2]


def test_kernel_of_python_is_called_on_a_thread_that_python_does_not_know(lib, kernels):
    names = []
    lib.define("where(Tensor x) -> Tensor")
    lib.impl("where", lambda x: names.append(threading.get_ident()) or aten.clone(x), "CPU")
    assert kernels.call_elsewhere(aten.ones([1]), "pycross::where") is True
    assert len(names) == 1 and names[0] != threading.get_ident()
    assert kernels.call_elsewhere(aten.ones([1]), "pycross::boom") is False
    assert aten.ones([1]).shape == (1,)


def test_memory_of_python_is_given_back_on_a_thread_that_python_does_not_know(kernels):
    memory = bytearray(64)
    kernels.keep(tenon.frombuffer(memory, dtype=tenon.uint8))
    with pytest.raises(BufferError):
        memory.append(1)
    kernels.drop_elsewhere(aten.ones([1]))
    memory.append(1)


def test_kernels_of_python_run_on_many_threads_while_libraries_come_and_go():
    wrong = []

    def work(number):
        for step in range(40):
            lib = Library(f"pythread{number}", "DEF")
            lib.define("f(Tensor x) -> int")
            lib.impl("f", lambda x, step=step: step, "CPU")
            if getattr(tenon.ops, f"pythread{number}").f(aten.ones([1])) != step:
                wrong.append(number)
            lib._destroy()
    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_withdrawal_while_other_threads_call():
    lib = Library("pygone", "DEF")
    lib.define("f(Tensor x) -> int")
    lib.impl("f", lambda x: 1, "CPU")
    op, began, ends = tenon.ops.pygone.f.default, threading.Event(), []

    def work():
        try:
            while True:
                op(aten.ones([1]))
                began.set()
        except (LookupError, NotImplementedError) as error:
            ends.append(error)
    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    began.wait()
    lib._destroy()
    for thread in threads:
        thread.join()
    assert len(ends) == 3


# ---- processes ----

PROGRAM = """
    import tenon
    from tenon.library import Library
    aten = tenon.ops.aten
    lib = Library("pyexit", "DEF")
    lib.define("f(Tensor x) -> Tensor")
    lib.impl("f", lambda x: aten.add.Tensor(x, x), "CPU")
    x = aten.ones([5000])
    assert aten.item(aten.sum(tenon.ops.pyexit.f(x))) == 10000.0
"""


def test_forked_child_calls_operators_and_kernels():
    done = run_python(PROGRAM + """
    import os
    child = os.fork()
    if child == 0:
        ok = aten.item(aten.sum(tenon.ops.pyexit.f(aten.ones([200000])))) == 400000.0
        os._exit(0 if ok else 3)
    assert os.waitpid(child, 0)[1] == 0
    print(aten.item(aten.sum(tenon.ops.pyexit.f(x))))
    """)
    assert (done.returncode, done.stdout, done.stderr) == (0, "10000.0\n", "")


def test_interpreter_ends_with_live_tensors_libraries_and_threads():
    done = run_python(PROGRAM + """
    import atexit, sys, threading, time
    kept = [aten.ones([100]) for _ in range(50)]
    kept.append(kept)
    sys.modules["keeps"] = kept
    class Late:
        def __del__(self):
            try:
                tenon.ops.pyexit.f(x)
            except Exception:
                pass
            time.sleep(0.1)     # threads want the GIL of an interpreter that is ending
    late = Late()
    atexit.register(lambda: print(aten.item(aten.sum(tenon.ops.pyexit.f(x)))))
    def forever():
        while True:
            tenon.ops.pyexit.f(x)
    for _ in range(4):
        threading.Thread(target=forever, daemon=True).start()
    """)
    assert (done.returncode, done.stdout) == (0, "10000.0\n"), done.stderr


def test_second_interpreter_is_refused_with_a_text():
    done = run_python("""
    import tenon
    try:
        import _xxsubinterpreters as inter
    except ImportError:
        import _interpreters as inter
    made = inter.create()
    try:
        fault = inter.run_string(made, "import tenon")
    except Exception as error:
        fault = error
    print("refused", fault)
    """)
    if "ModuleNotFoundError" in done.stderr:
        pytest.skip("this interpreter makes no second one")
    assert done.returncode == 0 and "refused" in done.stdout and "tenon" in done.stdout, done.stderr
    assert "main interpreter only" in done.stdout or "subinterpreters" in done.stdout


def test_warning_filter_of_the_command_line_fails_that_call():
    done = run_python("""
    import tenon
    aten = tenon.ops.aten
    try:
        aten.add.out(aten.ones([2]), aten.ones([2]), out=aten.ones([3]))
    except UserWarning as error:
        print("raised", "resized" in str(error))
    """, "-W", "error")
    assert done.stdout == "raised True\n", done.stderr


def test_frames_of_c_are_a_note_where_they_are_asked_for():
    done = run_python("""
    import tenon
    aten = tenon.ops.aten
    def notes():
        try:
            aten.mm(aten.ones([2, 3]), aten.ones([2, 3]))
        except RuntimeError as error:
            return getattr(error, "__notes__", [])
    first = notes()
    tenon._C.backtrace(False)
    print(len(first), "libtenon" in first[0], "innermost first" in first[0], notes())
    tenon._C.backtrace(True)
    print(len(notes()))
    """, TENON_BACKTRACE="1")
    assert done.stdout == "1 True True []\n1\n", done.stderr


# ---- the GIL's proofs ----

def include_flags():
    import sysconfig
    return [f"-I{ROOT / 'python/csrc'}", f"-I{ROOT / 'include'}", "-isystem", sysconfig.get_paths()["include"]]


NEEDS_SOURCE = pytest.mark.skipif(not (ROOT / "python/csrc/own.h").is_file(), reason="needs the sources")


@NEEDS_SOURCE
@pytest.mark.skipif(shutil.which("clang-14") is None and shutil.which("clang") is None, reason="needs clang")
@pytest.mark.parametrize("body, fault", [
    ("tpy_enter(&crossing, true); PyObject *list = PyList_New(0); (void)tpy_leave(&crossing, TN_OK);", True),
    ("tpy_enter(&crossing, true); tpy_drop(&object); (void)tpy_leave(&crossing, TN_OK);", True),
    ("tpy_enter(&crossing, true); demanding(object); (void)tpy_leave(&crossing, TN_OK);", True),
    ("tpy_enter(&crossing, true); (void)tpy_leave(&crossing, TN_OK); tpy_drop(&object); demanding(object);", False),
])
def test_call_of_python_where_the_gil_was_released_does_not_compile(tmp_path, body, fault):
    file = tmp_path / "planted.c"
    file.write_text('#include "crossing.h"\nstatic void demanding(PyObject *object) TPY_GIL { tpy_drop(&object); }\n'
                    f"void planted(PyObject *object) TPY_GIL {{ tpy_crossing crossing; (void)demanding; {body} }}\n")
    compiler = shutil.which("clang-14") or shutil.which("clang")
    done = subprocess.run([compiler, "-std=c17", *include_flags(), "-fsyntax-only", "-Wthread-safety", "-Werror",
                           "-Wno-unused-variable", "-Wno-unused-parameter", file], capture_output=True, text=True)
    assert (done.returncode != 0) == fault, done.stderr
    assert not fault or "requires holding the GIL" in done.stderr or "tpy_the_gil" in done.stderr


@NEEDS_SOURCE
@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a compiler")
def test_python_without_a_gil_is_refused_with_a_text(tmp_path):
    file = tmp_path / "any.c"
    file.write_text('#include "interpreter.h"\n')
    words = ["cc", "-std=c17", *include_flags(), "-fsyntax-only", file]
    assert subprocess.run(words, check=False).returncode == 0
    done = subprocess.run([*words, "-DPy_GIL_DISABLED=1"], capture_output=True, text=True, check=False)
    assert done.returncode != 0 and "free-threaded CPython is not served" in done.stderr


@NEEDS_SOURCE
@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a compiler")
def test_reference_that_is_dropped_without_the_gil_ends_a_debug_build(tmp_path):
    source = tmp_path / "planted.c"
    source.write_text(textwrap.dedent("""\
        #include "own.h"
        static PyObject *drop(PyObject *self, PyObject *object)
        {
            PyObject *kept = tpy_keep(object);
            PyThreadState *state = PyEval_SaveThread();
            tpy_drop(&kept);
            PyEval_RestoreThread(state);
            return tpy_keep(self);
        }
        static PyMethodDef methods[] = {{"drop", drop, METH_O, NULL}, {NULL, NULL, 0, NULL}};
        static PyModuleDef definition = {PyModuleDef_HEAD_INIT, "planted", NULL, -1, methods};
        PyMODINIT_FUNC PyInit_planted(void) { return PyModule_Create(&definition); }
        """))
    subprocess.run(["cc", "-std=c17", "-D_GNU_SOURCE", *include_flags(), "-shared", "-fPIC", source,
                    ROOT / "python/csrc/crossing.c", "-o", tmp_path / "planted.so", *_where.libraries()], check=True)
    done = run_python(f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import planted; planted.drop([])")
    assert done.returncode != 0 and "GIL" in done.stderr
