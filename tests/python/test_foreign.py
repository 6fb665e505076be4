# SPDX-License-Identifier: BSD-3-Clause
"""Tensors over other libraries' memory and the reverse: nothing is copied, nothing dies too early, nothing stays."""
import array
import ctypes
import gc
import sys
import threading
import warnings
import weakref

import pytest

import tenon
from counting import in_use

aten = tenon.ops.aten


def numbers(tensor):
    return memoryview(tensor).tolist()


class Producer:
    """Another library's tensor, by way of one of ours; `words` it does not know are refused."""

    def __init__(self, tensor, old=False):
        self.tensor, self.old = tensor, old

    def __dlpack__(self, **words):
        if self.old and words:
            raise TypeError("unexpected keyword")
        return self.tensor.__dlpack__(**words)


# ---- buffers ----

def test_a_tensor_over_a_buffer_shares_its_memory_and_holds_it():
    owner = array.array("f", [1, 2, 3])
    x = tenon.frombuffer(owner, dtype=tenon.float32)
    aten.mul_.Scalar(x, 2)
    assert list(owner) == [2, 4, 6]
    with pytest.raises(BufferError):
        owner.append(1.0)
    del x
    owner.append(1.0)


def test_a_memoryview_shares_the_tensor_and_outlives_it():
    x = aten.full([2, 3], 7, dtype=tenon.int32)
    view = memoryview(x)
    assert (view.format, view.shape, view.strides, view.readonly) == ("i", (2, 3), (12, 4), False)
    view[1, 2] = 5
    assert aten.item(aten.sum(x)) == 40
    del x
    gc.collect()
    assert view.tolist() == [[7, 7, 7], [7, 7, 5]]


def test_a_buffer_says_what_it_is_not():
    x = aten.t(aten.ones([2, 3]))
    assert memoryview(x).strides == (4, 12) and memoryview(x).f_contiguous
    for flags in (0, 8, 0x38):                      # one block, sizes without strides, row-major
        with pytest.raises(BufferError, match="row-major"):
            ctypes.pythonapi.PyObject_GetBuffer(ctypes.py_object(x), ctypes.create_string_buffer(200), flags)
    with pytest.raises(BufferError):
        memoryview(aten.ones([2], dtype=tenon.bfloat16))
    with pytest.raises(BufferError):
        memoryview(aten.ones([2], device="meta"))
    assert memoryview(aten.ones([0, 3])).tolist() == []


def test_memory_that_was_handed_out_is_not_resized():
    x = aten.ones([2])
    view = memoryview(x)
    with pytest.raises(RuntimeError, match="not resizable"):
        aten.resize_(x, [1000])
    assert view.tolist() == [1, 1]


def test_read_only_memory_stays_so_when_handed_on():
    with pytest.warns(UserWarning, match="may not be written"):
        x = tenon.frombuffer(b"abcd", dtype=tenon.uint8)
    assert memoryview(x).readonly
    with pytest.raises(BufferError, match="max_version"):
        x.__dlpack__()
    assert memoryview(tenon.from_dlpack(x)).readonly and not memoryview(tenon.from_dlpack(x, copy=True)).readonly
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(UserWarning):
            tenon.frombuffer(b"abcd", dtype=tenon.uint8)


@pytest.mark.parametrize("words, text", [
    ({"offset": 1}, "not whole elements"), ({"count": 3}, "3 elements"), ({"offset": 9}, "offset 9"),
    ({"offset": -1}, "offset -1"), ({"count": 0}, "0 elements"), ({"offset": 1, "count": 1}, "not aligned"),
])
def test_frombuffer_refuses_what_is_not_there(words, text):
    with pytest.raises(ValueError, match=text):
        tenon.frombuffer(bytearray(4), dtype=tenon.int16, **words)


def test_frombuffer_wants_a_buffer_and_a_dtype():
    for wrong in (lambda: tenon.frombuffer(3, dtype=tenon.int8), lambda: tenon.frombuffer(bytearray(2)),
                  lambda: tenon.frombuffer(bytearray(2), dtype=3)):
        with pytest.raises(TypeError):
            wrong()


# ---- DLPack ----

@pytest.mark.parametrize("old", [False, True])
def test_dlpack_goes_round_without_a_copy(old):
    x = aten.ones([2, 3])
    y = tenon.from_dlpack(Producer(x, old))
    assert y.data_ptr() == x.data_ptr() and y.shape == (2, 3) and y.stride() == (3, 1)
    aten.zero_(y)
    assert aten.item(aten.sum(x)) == 0
    del x
    gc.collect()
    assert numbers(y) == [[0] * 3] * 2


@pytest.mark.parametrize("name", ["uint8", "int8", "int16", "int32", "int64", "float16", "float32", "float64",
                                  "complex32", "complex64", "complex128", "bool", "bfloat16", "uint16", "uint32",
                                  "uint64", "float8_e5m2", "float8_e4m3fn", "float8_e5m2fnuz", "float8_e4m3fnuz"])
def test_dlpack_keeps_the_dtype(name):
    dtype = getattr(tenon, name)
    assert tenon.from_dlpack(aten.empty.memory_format([3], dtype=dtype)).dtype is dtype


def test_a_capsule_serves_once():
    capsule = aten.ones([2]).__dlpack__(max_version=(1, 0))
    assert "dltensor_versioned" in repr(capsule)
    x = tenon.from_dlpack(capsule)
    with pytest.raises(RuntimeError, match="once"):
        tenon.from_dlpack(capsule)
    assert numbers(x) == [1, 1]


def test_capsules_that_nobody_takes_are_freed():
    for version in (None, (1, 0)):
        for _ in range(100):
            aten.ones([1000]).__dlpack__(max_version=version)


@pytest.mark.parametrize("words, kind", [
    ({"stream": 1}, AssertionError), ({"stream": "a"}, TypeError), ({"max_version": 1}, TypeError),
    ({"max_version": (1, 2, 3)}, TypeError), ({"max_version": ("a", 0)}, TypeError), ({"dl_device": (2, 0)}, BufferError),
    ({"dl_device": 3}, TypeError), ({"unknown": 3}, TypeError), ({"max_version": (1 << 80, 0)}, OverflowError),
])
def test_dlpack_refuses_words_that_do_not_fit(words, kind):
    with pytest.raises(kind):
        aten.ones([2]).__dlpack__(**words)


def test_dlpack_refuses_what_it_cannot_describe():
    with pytest.raises(BufferError):
        aten.ones([2], device="meta").__dlpack__()
    with pytest.raises(ValueError):
        aten.ones([2], device="meta").__dlpack_device__()
    with pytest.raises(BufferError, match="conj"):
        aten.conj(aten.ones([2], dtype=tenon.complex64)).__dlpack__()
    assert tuple(aten.ones([2]).__dlpack_device__()) == (1, 0)


class Raises:
    def __dlpack__(self, **words):
        raise ZeroDivisionError("of the producer")


class Lies:
    def __dlpack__(self, **words):
        return 42


class NotCallable:
    __dlpack__ = 3


@pytest.mark.parametrize("object, kind", [(Raises(), ZeroDivisionError), (Lies(), RuntimeError),
                                          (NotCallable(), TypeError), (3, TypeError), (None, TypeError)])
def test_producers_that_fail_or_lie_get_an_exception(object, kind):
    with pytest.raises(kind):
        tenon.from_dlpack(object)
    if object != 3:
        with pytest.raises((kind, TypeError)):
            aten.neg(object)


class Description(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("device", ctypes.c_int32), ("index", ctypes.c_int32), ("ndim", ctypes.c_int32),
                ("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16),
                ("sizes", ctypes.POINTER(ctypes.c_int64)), ("strides", ctypes.POINTER(ctypes.c_int64)),
                ("offset", ctypes.c_uint64)]


class Managed(ctypes.Structure):
    _fields_ = [("major", ctypes.c_uint32), ("minor", ctypes.c_uint32), ("context", ctypes.c_void_p),
                ("deleter", ctypes.c_void_p), ("flags", ctypes.c_uint64), ("tensor", Description)]


@pytest.mark.parametrize("field, value, kind", [
    ("device", 2, BufferError), ("bits", 7, BufferError), ("lanes", 4, BufferError), ("ndim", 65, BufferError),
    ("ndim", -1, BufferError), ("sizes", None, BufferError), ("data", None, ValueError), ("offset", 1, BufferError),
    ("major", 2, BufferError),
])
def test_a_lying_capsule_is_refused_and_given_back(field, value, kind):
    """A struct of the producer's that is wrong in one place; its deleter is called."""
    ended = []
    deleter_type = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
    deleter = deleter_type(lambda managed: ended.append(managed))
    memory, sizes = (ctypes.c_float * 4)(), (ctypes.c_int64 * 1)(4)
    managed = Managed(1, 0, None, ctypes.cast(deleter, ctypes.c_void_p).value, 0,
                      Description(ctypes.addressof(memory), 1, 0, 1, 2, 32, 1, sizes, None, 0))
    if field in dict(Managed._fields_):
        setattr(managed, field, value)
    else:
        setattr(managed.tensor, field, value)
    new = ctypes.pythonapi.PyCapsule_New
    new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
    with pytest.raises(kind):
        tenon.from_dlpack(new(ctypes.addressof(managed), b"dltensor_versioned", None))
    assert len(ended) == 1


# ---- NumPy ----

def test_numpy_arrays_are_shared_both_ways():
    np = pytest.importorskip("numpy")
    a = np.arange(6, dtype=np.float32).reshape(2, 3)
    x = tenon.from_numpy(a)
    assert x.shape == (2, 3) and x.data_ptr() == a.ctypes.data
    b = x.numpy()
    assert b.base is not None and b.flags.writeable and b.ctypes.data == a.ctypes.data and type(b) is np.ndarray
    b[0, 0] = 9
    assert a[0, 0] == 9 and np.asarray(x)[0, 0] == 9
    assert tenon.from_numpy(a[:, ::2]).stride() == (3, 2)
    del x, a
    gc.collect()
    assert b[1, 2] == 5


def test_an_array_lives_as_long_as_the_tensors_on_it():
    np = pytest.importorskip("numpy")

    class Sub(np.ndarray):
        pass

    a = np.zeros(3).view(Sub)
    seen = weakref.ref(a)
    x = tenon.from_numpy(a)
    y = aten.alias(x)
    del a, x
    gc.collect()
    assert seen() is not None
    del y
    assert seen() is None


def test_an_array_may_be_dropped_on_a_thread_of_the_core():
    np = pytest.importorskip("numpy")
    held = [tenon.from_numpy(np.zeros(1000)) for _ in range(50)]
    threads = [threading.Thread(target=lambda: held and held.pop()) for _ in range(50)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not held


@pytest.mark.parametrize("code", "?bhilqBHILQefdFD")
def test_every_dtype_of_numpy_goes_round(code):
    np = pytest.importorskip("numpy")
    a = np.ones((2, 2), dtype=code)
    x = tenon.from_numpy(a)
    assert x.dtype.itemsize == a.itemsize
    assert np.array_equal(x.numpy(), a) and x.numpy().dtype == a.dtype.newbyteorder("=")
    assert np.array_equal(np.asarray(memoryview(x)), a)
    assert x.dtype is tenon.from_dlpack(a).dtype


def test_numpy_refuses_what_no_tensor_is():
    np = pytest.importorskip("numpy")
    fields = np.zeros(3, dtype=[("a", "i1"), ("b", "f4")])
    for wrong, kind in [(np.arange(3)[::-1], ValueError), (np.arange(3).astype(">i4"), ValueError),
                        (np.array([object()]), TypeError), (np.array(["a"]), TypeError), (fields, TypeError),
                        (fields["b"], ValueError), (np.zeros(3, np.longdouble), TypeError), ([1], TypeError),
                        (np.float32(3), TypeError), (np.zeros(3, "M8[s]"), TypeError)]:
        with pytest.raises(kind):
            tenon.from_numpy(wrong)
    for wrong, kind in [(aten.ones([2], dtype=tenon.bfloat16), TypeError), (aten.ones([2], device="meta"), TypeError),
                        (aten.conj(aten.ones([2], dtype=tenon.complex64)), RuntimeError)]:
        with pytest.raises(kind):
            wrong.numpy()
    assert aten.conj(aten.full([2], 1j)).numpy(force=True).tolist() == [-1j, -1j]


def test_numpy_array_that_may_not_be_written():
    np = pytest.importorskip("numpy")
    a = np.arange(3)
    a.flags.writeable = False
    with pytest.warns(UserWarning, match="not writable"):
        x = tenon.from_numpy(a)
    assert not x.numpy().flags.writeable
    assert not tenon.from_dlpack(a).numpy().flags.writeable


def test_array_follows_numpys_words():
    np = pytest.importorskip("numpy")
    x = aten.ones([2, 3])
    assert np.asarray(x, dtype=np.int32).dtype == np.int32 and np.array(x).ctypes.data != x.data_ptr()
    assert x.__array__().ctypes.data == x.data_ptr() and x.__array__(copy=True).ctypes.data != x.data_ptr()
    with pytest.raises(ValueError):
        x.__array__(np.dtype("int32"), copy=False)
    assert np.sum(x) == 6 and aten.ones([]).numpy().shape == () and aten.ones([0, 2]).numpy().shape == (0, 2)


def test_arguments_may_be_arrays_and_numbers_of_numpy():
    np = pytest.importorskip("numpy")
    a = np.full((2, 2), 3, dtype=np.float32)
    assert aten.item(aten.sum(aten.add.Tensor(a, a))) == 24
    assert aten.cat([a, a]).shape == (4, 2)
    assert numbers(aten.add.Scalar(aten.ones([1]), np.float32(2))) == [3]
    assert aten.sum.dim_IntList(aten.ones([2, 3]), [np.int64(1)]).shape == (2,)
    assert aten.mul_.Tensor(a, a).data_ptr() == a.ctypes.data and a[0, 0] == 9
    with pytest.raises(ValueError):
        aten.neg(a[::-1])
    with pytest.raises(TypeError):
        aten.neg(np.array([object()]))


def test_arguments_may_be_of_other_libraries():
    assert numbers(aten.neg(Producer(aten.ones([2])))) == [-1, -1]
    assert numbers(aten.neg(array.array("d", [1, 2]))) == [-1, -2]
    assert numbers(aten.neg(memoryview(array.array("i", [1, 2])))) == [-1, -2]
    with pytest.raises(TypeError):
        aten.neg(b"bytes")
    with pytest.raises(TypeError):
        aten.neg(["a"])


# ---- leaks ----

def test_nothing_leaks_in_ten_thousand_rounds():
    np = pytest.importorskip("numpy")
    a, owner, x = np.zeros(1000), array.array("d", bytes(8000)), aten.ones([1000])
    producer, lie = Producer(x), Lies()

    def once():
        tenon.from_numpy(a).numpy()
        np.asarray(tenon.from_dlpack(a))
        tenon.from_dlpack(producer)
        aten.neg(owner)
        memoryview(x)
        x.__dlpack__(max_version=(1, 0))
        for wrong in (lambda: tenon.from_dlpack(lie), lambda: aten.neg(lie), lambda: tenon.from_numpy(a[::-1]),
                      lambda: tenon.frombuffer(owner, dtype=tenon.int64, count=4000)):
            try:
                wrong()
            except (RuntimeError, TypeError, ValueError):
                pass

    for _ in range(500):
        once()
    counts = [sys.getrefcount(each) for each in (a, owner, x, producer, lie, np.ndarray, tenon.Tensor)]
    before = in_use()
    for _ in range(10000):
        once()
    assert [sys.getrefcount(each) for each in (a, owner, x, producer, lie, np.ndarray, tenon.Tensor)] == counts
    assert in_use() - before < 1 << 16


def test_tensors_over_arrays_may_be_alive_at_the_end():
    import subprocess
    program = ("import tenon, array, threading\n"
               "x = tenon.frombuffer(array.array('d', [1, 2]), dtype=tenon.float64)\n"
               "class Late:\n    def __del__(self): globals().pop('x', None)\n"
               "late = Late()\nmemo = memoryview(x)\n"
               "try:\n    import numpy\n    y = tenon.from_numpy(numpy.ones(3)); z = y.numpy()\n"
               "except ImportError:\n    pass\n")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


def test_words_of_dlpack_are_checked():
    x = aten.ones([2])
    for call, text in ((lambda: x.__dlpack__(None), r"__dlpack__\(\) takes 0 positional arguments, but 1 were given"),
                       (lambda: x.__dlpack__(steam=1), "unexpected keyword argument 'steam'"),
                       (lambda: tenon.from_dlpack(), "'ext_tensor' is missing"),
                       (lambda: tenon.from_dlpack(device="cpu"), "'ext_tensor' is missing"),
                       (lambda: tenon.from_dlpack(x, None), "takes 1 positional arguments, but 2 were given"),
                       (lambda: tenon.from_dlpack(x, ext_tensor=x), "'ext_tensor' was given twice"),
                       (lambda: tenon.from_dlpack(x, **{"\ud800": 1}), "unexpected keyword argument")):
        with pytest.raises(TypeError, match=text):
            call()
    assert tenon.from_dlpack(ext_tensor=x, device=None, copy=None).data_ptr() == x.data_ptr()
