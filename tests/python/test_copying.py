# SPDX-License-Identifier: BSD-3-Clause
"""Tensors are pickled, copied and converted; attributes of PyTorch's that are constants here."""
import copy
import pickle
import sys

import pytest

import tenon
from counting import in_use

aten = tenon.ops.aten


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
@pytest.mark.parametrize("name", ["float32", "float64", "float16", "bfloat16", "int8", "int64", "uint8", "uint64", "bool",
                                  "complex64", "complex128", "float8_e5m2"])
def test_pickling_keeps_dtype_geometry_and_elements(protocol, name):
    x = aten.t(tenon.tensor([[1, 0, 1], [0, 1, 1]]).to(getattr(tenon, name)))
    y = pickle.loads(pickle.dumps(x, protocol))
    assert (y.dtype, y.shape, y.stride()) == (x.dtype, x.shape, x.stride()) and y.tolist() == x.tolist()


def test_pickled_bytes_may_lie_beside():
    x, beside = tenon.tensor([1.0, 2]), []
    data = pickle.dumps(x, 5, buffer_callback=beside.append)
    assert len(beside) == 1 and pickle.loads(data, buffers=beside).tolist() == [1, 2]


def test_odd_tensors_are_pickled():
    for x in (tenon.tensor(3), aten.ones([0, 2]), aten.expand(tenon.tensor([1]), [4]), tenon.tensor([1, 2, 3])[1:]):
        y = pickle.loads(pickle.dumps(x))
        assert y.shape == x.shape and y.tolist() == x.tolist()
    meta = pickle.loads(pickle.dumps(aten.ones([2], device="meta")))
    assert meta.device.type == "meta" and meta.shape == (2,)
    lazy = pickle.loads(pickle.dumps(aten.conj(tenon.tensor([1j]))))
    assert lazy.tolist() == [-1j]


def test_what_does_not_fit_is_not_rebuilt():
    from tenon._copying import rebuild
    for wrong in ((tenon.float32, (2,), (1,), b"1234", "cpu"), (tenon.float32, (2,), (1, 1), b"12345678", "cpu"),
                  (tenon.float32, (1 << 40,), (1,), b"", "cpu")):
        with pytest.raises(ValueError):
            rebuild(*wrong)


def test_copies():
    x = tenon.tensor([1, 2])
    shallow, deep = copy.copy(x), copy.deepcopy({"a": x, "b": [x]})
    assert shallow is not x and shallow.data_ptr() == x.data_ptr()
    assert deep["a"] is deep["b"][0] and deep["a"].data_ptr() != x.data_ptr()


def test_conversions_give_the_same_object_where_nothing_changes():
    x = tenon.tensor([1.5])
    assert x.to() is x.to("cpu") is x.float() is x.cpu() is x.to(tenon.float32) is x.to(x) is x
    assert x.to(copy=True) is not x and x.double().dtype is tenon.float64 and x.type() == "tenon.FloatTensor"
    assert x.type("tenon.IntTensor").dtype is tenon.int32 and x.to("meta").is_meta and not x.is_cuda and x.is_cpu


@pytest.mark.parametrize("args, names, kind", [
    ((3.5,), {}, TypeError), (("nonsense",), {}, RuntimeError), ((), {"foo": 1}, TypeError), ((tenon.int8, "cpu"), {}, TypeError),
    (("cpu", tenon.int8), {"dtype": tenon.int8}, TypeError), ((tenon.int8, 1), {}, TypeError), ((None,) * 5, {}, TypeError),
    ((), {"memory_format": 3}, TypeError), ((), {"memory_format": tenon.channels_last}, RuntimeError),
    ((tenon.int8,), {"dtype": tenon.int8}, TypeError), ((), {"dtype": "int8"}, TypeError),
])
def test_to_refuses_what_it_does_not_know(args, names, kind):
    with pytest.raises(kind):
        tenon.tensor([[1.0]]).to(*args, **names)


def test_copying_leaks_nothing():
    x, other = tenon.tensor([[1.0, 2], [3, 4]]), tenon.tensor([1])

    def once():
        pickle.loads(pickle.dumps(x)), copy.copy(x), copy.deepcopy(x), x.to(other), x.to("cpu", tenon.int8), x.float(), x.data
        repr(x), x.type(), x.is_cpu, x.is_complex()
        for wrong in (lambda: x.to(3.5), lambda: x.to(foo=1), lambda: x.type("nothing"), lambda: x.to("nowhere")):
            try:
                wrong()
            except (RuntimeError, TypeError, ValueError):
                pass

    for _ in range(300):
        once()
    counts, before = [sys.getrefcount(each) for each in (x, other, tenon.Tensor, tenon.int8)], in_use()
    for _ in range(10000):
        once()
    assert [sys.getrefcount(each) for each in (x, other, tenon.Tensor, tenon.int8)] == counts
    assert in_use() - before < 1 << 16
