# SPDX-License-Identifier: BSD-3-Clause
"""The functions of PyTorch's ABI that take and make objects: by ctypes, as an extension calls them, and through
the extensions of tests/abi/extensions/objects.cpp, of which in_pytorch.py there asks the same in PyTorch."""
import ctypes
import pathlib
import sys

import pytest

import tenon


@pytest.fixture(scope="module")
def abi():
    with open("/proc/self/maps") as maps:
        path = next(line.split(None, 5)[5].strip() for line in maps if "/libtenon.so" in line)
    library = ctypes.PyDLL(path)
    library.torch_exception_get_what_without_backtrace.restype = ctypes.c_char_p
    library.path = path
    return library


def answer(abi, name, *args):
    """None, or the message of the failure."""
    if getattr(abi, name)(*args) == 0:
        return None
    return abi.torch_exception_get_what_without_backtrace().decode()


def borrowed(thing):
    return ctypes.py_object(thing)


def made(abi, name, *args):
    """The object that a function makes, whose reference is taken over; or the message."""
    out = ctypes.c_void_p()
    text = answer(abi, name, *args, ctypes.byref(out))
    if text is not None:
        assert out.value is None
        return text
    thing = ctypes.cast(out, ctypes.py_object).value
    ctypes.pythonapi.Py_DecRef(borrowed(thing))
    return thing


def handle_of(abi, tensor):
    handle = ctypes.c_void_p()
    assert answer(abi, "torch_tensor_from_pyobject", borrowed(tensor), ctypes.byref(handle)) is None
    return handle


class Sub(tenon.Tensor):
    pass


def test_a_tensor_goes_through_a_handle_and_comes_back_as_the_same_object(abi):
    x = tenon.tensor([1.0, 2.0])
    before = sys.getrefcount(x)
    handle = handle_of(abi, x)
    for kind in None, borrowed(tenon.Tensor), borrowed(object):
        assert made(abi, "torch_tensor_to_pyobject", handle, kind) is x
    assert "Sub" in made(abi, "torch_tensor_to_pyobject", handle, borrowed(Sub))
    assert sys.getrefcount(x) == before
    address = x.data_ptr()
    del x
    y = made(abi, "torch_tensor_to_pyobject", handle, None)
    assert type(y) is tenon.Tensor and y.data_ptr() == address
    assert "Sub" in made(abi, "torch_tensor_to_pyobject", handle, borrowed(Sub))
    assert abi.aoti_torch_delete_tensor_object(handle) == 0
    assert y.tolist() == [1.0, 2.0]


def test_an_undefined_tensor_is_none(abi):
    handle = ctypes.c_void_p()
    assert abi.aoti_torch_new_uninitialized_tensor(ctypes.byref(handle)) == 0
    assert made(abi, "torch_tensor_to_pyobject", handle, None) is None
    assert abi.aoti_torch_delete_tensor_object(handle) == 0


@pytest.mark.parametrize("thing", [3, None, "x", tenon.float32])
def test_what_is_no_tensor_is_refused(abi, thing):
    is_tensor, handle = ctypes.c_bool(True), ctypes.c_void_p()
    assert answer(abi, "torch_is_tensor_pyobject", borrowed(thing), ctypes.byref(is_tensor)) is None
    assert not is_tensor.value
    text = answer(abi, "torch_tensor_from_pyobject", borrowed(thing), ctypes.byref(handle))
    assert "torch_tensor_from_pyobject" in text and type(thing).__name__ in text and handle.value is None
    assert answer(abi, "torch_is_tensor_pyobject", borrowed(tenon.tensor(1)), ctypes.byref(is_tensor)) is None
    assert is_tensor.value


def test_dtypes_are_the_same_objects(abi):
    code = ctypes.c_int32(99)
    for dtype in tenon.float32, tenon.int8, tenon.bool, tenon.complex64, tenon.float8_e4m3fn:
        assert answer(abi, "torch_dtype_from_pyobject", borrowed(dtype), ctypes.byref(code)) is None
        assert made(abi, "torch_dtype_to_pyobject", code) is dtype
    for thing in float, "float32", tenon.device("cpu"):
        assert "tenon.dtype" in answer(abi, "torch_dtype_from_pyobject", borrowed(thing), ctypes.byref(code))
    for number in -1, 99:
        assert "torch_dtype_to_pyobject" in made(abi, "torch_dtype_to_pyobject", number)


def test_devices_have_a_type_and_an_index(abi):
    kind, index = ctypes.c_int32(99), ctypes.c_int32(99)
    for text, want in [("cpu", (0, -1)), ("cpu:0", (0, 0)), ("cuda:3", (1, 3)), ("meta", (14, -1))]:
        device = tenon.device(text)
        assert answer(abi, "torch_device_from_pyobject", borrowed(device), ctypes.byref(kind), ctypes.byref(index)) is None
        assert (kind.value, index.value) == want
        assert made(abi, "torch_device_to_pyobject", kind, index) == device
    for thing in "cpu", 3, tenon.float32:
        assert "tenon.device" in answer(abi, "torch_device_from_pyobject", borrowed(thing), ctypes.byref(kind),
                                        ctypes.byref(index))
    assert "invalid device type 99" in made(abi, "torch_device_to_pyobject", 99, -1)
    assert "-5 is out of range" in made(abi, "torch_device_to_pyobject", 1, -5)


def test_without_the_gil_everything_fails(abi):
    free = ctypes.CDLL(abi.path)  # gives the GIL up for the call
    out = ctypes.c_void_p()
    assert free.torch_dtype_to_pyobject(6, ctypes.byref(out)) == 1
    assert free.torch_device_to_pyobject(0, -1, ctypes.byref(out)) == 1
    x = borrowed(tenon.tensor(1))
    for name in "torch_is_tensor_pyobject", "torch_tensor_from_pyobject", "torch_dtype_from_pyobject":
        assert getattr(free, name)(x, ctypes.byref(out)) == 1
    assert free.torch_device_from_pyobject(x, ctypes.byref(out), ctypes.byref(out)) == 1
    assert b"torch_device_from_pyobject: the GIL must be held" in abi.torch_exception_get_what_without_backtrace()
    assert out.value is None


class Objects:
    """An extension whose functions take and return objects."""

    def __init__(self, path):
        tenon.ops.load_library(str(path))
        self.library = ctypes.PyDLL(str(path))
        self.library.objects_reason.restype = ctypes.c_char_p

    def made(self, name, *args):
        """The object that a function returns, whose reference is taken over; or the reason why there is none."""
        function = getattr(self.library, name)
        function.restype = ctypes.c_void_p
        address = function(*map(borrowed, args))
        if address is None:
            return self.library.objects_reason().decode()
        thing = ctypes.cast(address, ctypes.py_object).value
        ctypes.pythonapi.Py_DecRef(borrowed(thing))
        return thing


@pytest.fixture(scope="module", params=[14, 15])
def objects(abi, request):
    for folder in pathlib.Path(abi.path).resolve().parents:
        path = folder / f"tests/extensions/ext_objects_2{request.param}.so"
        if path.exists():
            found = Objects(path)
            found.release = request.param
            return found
    return pytest.skip("the build has no extensions")


def test_an_extension_takes_and_makes_tensors(objects):
    t = tenon.arange(6.0).reshape(2, 3)
    count = sys.getrefcount(t)
    turned = objects.made("objects_transposed", t)
    assert turned.tolist() == t.t().tolist() and turned.data_ptr() == t.data_ptr()
    assert objects.made("objects_of_class", t, tenon.Tensor) is t
    assert sys.getrefcount(t) == count
    assert "torch_tensor_from_pyobject" in objects.made("objects_transposed", "no tensor")
    assert "Sub" in objects.made("objects_of_class", t, Sub) and "Tensor" in objects.made("objects_of_class", t, Sub)


def test_an_extension_takes_and_makes_dtypes_and_devices(objects):
    if objects.release < 15:
        assert not hasattr(objects.library, "objects_dtype")
        return
    objects.library.objects_is_tensor.restype = ctypes.c_bool
    things = tenon.arange(2), 3, tenon.float32
    assert [objects.library.objects_is_tensor(borrowed(thing)) for thing in things] == [True, False, False]
    for dtype in tenon.float32, tenon.int8, tenon.bool, tenon.complex64, tenon.float8_e4m3fn:
        assert objects.made("objects_dtype", dtype) is dtype
    for text in "cpu", "cpu:0", "cuda:3", "meta", "mps":
        assert objects.made("objects_device", tenon.device(text)) == tenon.device(text)
    zeros = objects.made("objects_zeros", tenon.int8, tenon.device("cpu"))
    assert zeros.dtype is tenon.int8 and zeros.tolist() == [0, 0]
    for name, thing, text in [("objects_dtype", 3, "torch_dtype_from_pyobject"), ("objects_dtype", tenon.qint8, "Not yet supported"),
                              ("objects_device", "cpu", "torch_device_from_pyobject"),
                              ("objects_device", tenon.device("hpu"), "Not yet supported")]:
        assert text in objects.made(name, thing)
