# SPDX-License-Identifier: BSD-3-Clause
"""Making, reading, indexing and changing tensors gives what PyTorch was seen to give."""
import re
import sys

import pytest

import tenon
from counting import in_use
from tensor_facts import facts, lines, outcome

FACTS = facts()

# What LAPACK has no dtype for is refused with NotImplementedError since 2.15 (docs/versions.md); the facts are of 2.13.
REFUSED_SINCE = re.compile(r"M\.linalg\.(?!pinv)\w+\(M\.ones\(2,2,dtype=M\.(int32|float16)\)")
FACTS.update({line: "NotImplementedError" for line, fact in FACTS.items() if fact == "RuntimeError" and REFUSED_SINCE.match(line)})


def test_every_expression_has_a_recorded_outcome():
    assert sorted(FACTS) == sorted(set(lines()))


@pytest.mark.parametrize("line", sorted(FACTS))
def test_expression_gives_what_was_recorded(line):
    numpy = pytest.importorskip("numpy") if "np." in line else None
    assert outcome(tenon, numpy, line) == FACTS[line]


def test_lists_that_change_on_the_way_are_refused():
    class Shrinks:
        def __index__(self):
            rows.clear()
            return 1

    rows = [[1, 2], [Shrinks(), 2], [3, 4]]
    with pytest.raises((ValueError, IndexError)):
        tenon.tensor(rows)


def test_exceptions_of_items_come_through():
    class Raises:
        def __index__(self):
            raise ZeroDivisionError

        def __getitem__(self, index):
            raise ZeroDivisionError

        def __len__(self):
            return 3

    for data in (Raises(), [Raises()], [1, Raises()]):
        with pytest.raises(ZeroDivisionError):
            tenon.tensor(data)


def test_a_tensor_is_a_copy_and_an_array_is_too():
    x = tenon.tensor([1, 2])
    y = tenon.tensor(x)
    assert y.data_ptr() != x.data_ptr() and tenon.as_tensor(x) is x
    assert tenon.asarray(x, copy=True).data_ptr() != x.data_ptr()
    np = pytest.importorskip("numpy")
    a = np.arange(3)
    assert tenon.tensor(a).data_ptr() != a.ctypes.data == tenon.as_tensor(a).data_ptr()
    assert tenon.as_tensor(a, dtype=tenon.float32).tolist() == [0, 1, 2]
    assert tenon.asarray(a, copy=False).data_ptr() == a.ctypes.data


@pytest.mark.parametrize("data, options, text", [
    ([1, 2], {}, "can't alias arbitrary sequence into a tensor"), (3.0, {}, "can't alias arbitrary sequence into a tensor"),
    (tenon.ones(2), {"dtype": tenon.float64}, "can't alias tensor with dtype 'float32' into dtype 'float64'"),
    (tenon.ones(2), {"device": "meta"}, "can't alias tensor from device 'cpu' to 'meta'")])
def test_asarray_that_must_not_copy_fails_where_it_would(data, options, text):
    with pytest.raises(ValueError, match=text):
        tenon.asarray(data, copy=False, **options)


def test_lists_in_lists_without_end_are_refused():
    endless = []
    endless.append(endless)
    with pytest.raises(ValueError):
        tenon.tensor(endless)


def test_reading_leaks_nothing():
    x, y, lists = tenon.tensor([[1.5, 2], [3, 4]]), tenon.tensor(3), [[1, 2.5], [True, 4j]]

    def once():
        x.tolist(), y.item(), int(y), float(y), bool(y), complex(y), len(x), list(x), 3 in x, f"{y:5d}", hash(x)
        tenon.tensor(lists)
        for wrong in (lambda: tenon.tensor([[1], 2]), lambda: tenon.tensor([1, "a"]), lambda: tenon.tensor([2**70]),
                      lambda: "a" in x, lambda: int(x), lambda: bool(x), lambda: x.item()):
            try:
                wrong()
            except (RuntimeError, TypeError, ValueError):
                pass

    for _ in range(500):
        once()
    counts, before = [sys.getrefcount(each) for each in (x, y, lists, tenon.Tensor)], in_use()
    for _ in range(10000):
        once()
    assert [sys.getrefcount(each) for each in (x, y, lists, tenon.Tensor)] == counts
    assert in_use() - before < 1 << 16
