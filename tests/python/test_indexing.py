# SPDX-License-Identifier: BSD-3-Clause
"""Indexing and assignment do what NumPy does, where PyTorch agrees with it; views share memory; nothing leaks."""
import sys
import threading

import pytest

import tenon
from counting import in_use

np = pytest.importorskip("numpy")
hypothesis = pytest.importorskip("hypothesis")
st = hypothesis.strategies

shapes = st.lists(st.integers(0, 4), min_size=0, max_size=4).map(tuple)


def slices(size):
    ends = st.none() | st.integers(-size - 2, size + 2)
    return st.builds(slice, ends, ends, st.none() | st.integers(1, 3))


def numbers(size):
    return st.integers(-size, size - 1)


@st.composite
def indices(draw, shape):
    """A tuple of parts; numbers only where no array is, as the two libraries order their dimensions differently."""
    has_arrays = draw(st.booleans())
    parts, dim = [], 0
    count = draw(st.integers(0, len(shape)))
    length = draw(st.integers(0, 3))
    for _ in range(count):
        size = shape[dim]
        choices = [slices(size)]
        if has_arrays and size > 0:
            choices.append(st.lists(numbers(size), min_size=length, max_size=length).map(lambda x: np.array(x, dtype=np.int64)))
        elif size > 0:
            choices.append(numbers(size))
        parts.append(draw(st.one_of(choices)))
        dim += 1
    if has_arrays and dim < len(shape):
        kinds = st.lists(st.booleans(), min_size=shape[dim], max_size=shape[dim])
        mask = draw(st.none() | kinds)
        if mask is not None and not any(isinstance(part, np.ndarray) for part in parts):
            parts.append(np.array(mask, dtype=bool))
    for _ in range(draw(st.integers(0, 2))):
        parts.insert(draw(st.integers(0, len(parts))), None)
    if draw(st.booleans()) and not any(isinstance(part, np.ndarray) for part in parts):
        parts.insert(len(parts), Ellipsis)
    return tuple(parts)


def ours(index):
    return tuple(tenon.from_numpy(part) if isinstance(part, np.ndarray) else part for part in index)


@st.composite
def cases(draw):
    shape = draw(shapes)
    return shape, draw(indices(shape))


@hypothesis.given(cases())
def test_reading_is_as_numpys(case):
    shape, index = case
    a = np.arange(np.prod(shape, dtype=int), dtype=np.float64).reshape(shape)
    expected, found = a[index], tenon.from_numpy(a)[ours(index)]
    assert found.shape == expected.shape and found.tolist() == expected.tolist()
    if expected.size and np.shares_memory(expected, a):
        assert found.data_ptr() == expected.__array_interface__["data"][0]


@hypothesis.given(cases(), st.booleans())
def test_writing_is_as_numpys(case, whole):
    shape, index = case
    a = np.zeros(shape)
    x = tenon.tensor(a)
    value = np.arange(1, 1 + a[index].size, dtype=np.float64).reshape(a[index].shape) if whole else 7.0
    a[index] = value
    x[ours(index)] = tenon.from_numpy(np.ascontiguousarray(value).reshape(value.shape)) if whole else value
    repeated = any(isinstance(part, np.ndarray) and part.dtype != bool for part in index)
    if not (whole and repeated):
        assert x.tolist() == a.tolist()


@hypothesis.example((), [Ellipsis, True, 2.5])
@hypothesis.example((), (Ellipsis, Ellipsis, [0]))
@hypothesis.given(shapes, st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=2) | st.just(Ellipsis)
                                       | st.builds(slice, st.none() | st.integers(), st.none() | st.integers(), st.none() | st.integers()),
                                       lambda inner: st.lists(inner, max_size=3) | st.tuples(inner, inner), max_leaves=6))
def test_any_index_gives_a_tensor_or_an_exception(shape, index):
    x = tenon.from_numpy(np.zeros(shape))
    try:
        assert isinstance(x[index], tenon.Tensor)
        x[index] = 1
    except (IndexError, TypeError, ValueError, RuntimeError):
        pass


def test_views_share_memory_and_the_whole_is_a_new_object():
    x = tenon.tensor([[1, 2], [3, 4]])
    row = x[1]
    row[0] = 9
    assert x.tolist() == [[1, 2], [9, 4]] and x[...] is not x and x[()].data_ptr() == x.data_ptr()
    assert x[[0]].data_ptr() != x.data_ptr()


class Evil:
    """An index that changes what is indexed, or fails."""

    def __init__(self, act):
        self.act = act

    def __index__(self):
        return self.act()


def test_indices_that_act_or_fail():
    x = tenon.tensor([[1, 2], [3, 4]])

    def shrink():
        tenon.ops.aten.resize_(x, [0])
        return 1

    def fail():
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        x[Evil(fail)]
    with pytest.raises(ZeroDivisionError):
        x[0:Evil(fail)]
    with pytest.raises(ZeroDivisionError):
        x[[0, Evil(fail)]]
    with pytest.raises(ZeroDivisionError):
        x[Evil(fail)] = 3
    with pytest.raises(TypeError):
        x[Evil(lambda: "a")]
    with pytest.raises(IndexError):
        x[Evil(shrink)]
    with pytest.raises(TypeError):
        del x[0]


def test_threads_index_at_the_same_time():
    x, wrong = tenon.tensor([list(range(3000))] * 2), []

    def work():
        for i in range(300):
            if x[1, [i, 5]].tolist() != [i, 5] or x[0, i:i + 2].tolist() != [i, i + 1]:
                wrong.append(i)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_indexing_leaks_nothing():
    x, one, mask = tenon.tensor([[1.0, 2], [3, 4]]), tenon.tensor([1]), tenon.tensor([True, False])
    array = np.array([0, 1])

    def once():
        x[0], x[0, 1], x[:, 1:], x[..., None], x[True], x[mask], x[[0, 1]], x[one, 0], x[array], x[[[0], [1]]]
        x[0] = 1
        x[one] = x[0]
        x[mask, 0] = 2
        for wrong in (9, "a", 1.5, (0, 0, 0), [5], slice(None, None, -1), tenon.tensor([0.5]), 1 << 70, {}):
            for act in (lambda: x[wrong], lambda: x.__setitem__(wrong, 1), lambda: x.__setitem__(0, "a")):
                try:
                    act()
                except (IndexError, TypeError, ValueError):
                    pass

    for _ in range(300):
        once()
    held = (x, one, mask, array, tenon.Tensor, None, Ellipsis)
    counts, before = [sys.getrefcount(each) for each in held], in_use()
    for _ in range(10000):
        once()
    after = [sys.getrefcount(each) for each in held]
    assert max(abs(a - b) for a, b in zip(after, counts)) < 50
    assert in_use() - before < 1 << 16
