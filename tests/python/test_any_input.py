# SPDX-License-Identifier: BSD-3-Clause
"""Whatever data, indices and memory hold: a right result or an exception, of the kinds that PyTorch raises."""
import pytest

import tenon

hypothesis = pytest.importorskip("hypothesis")
st = hypothesis.strategies

KINDS = (TypeError, ValueError, RuntimeError, IndexError, OverflowError, MemoryError)
DTYPES = ("float32", "float64", "float16", "bfloat16", "complex64", "complex128", "int8", "int16", "int32", "int64", "uint8", "uint16",
          "uint32", "uint64", "bool")

# Small, or beyond any memory: what is between takes its time and tells nothing.
sizes_of_any_kind = st.integers(-2, 5) | st.integers(1 << 42, 1 << 70) | st.integers(-(1 << 70), -1)
dtypes = st.sampled_from(DTYPES).map(lambda name: getattr(tenon, name))
scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.complex_numbers() | st.text(max_size=2)
nested = st.recursive(scalars | st.just(...) | st.binary(max_size=3),
                      lambda inner: st.lists(inner, max_size=3) | st.tuples(inner, inner) | st.dictionaries(st.integers(0, 3), inner, max_size=2),
                      max_leaves=8)
shapes = st.lists(st.integers(0, 4), max_size=4)
ends = st.none() | st.integers(-5, 5) | st.integers()
indices = st.recursive(st.none() | st.booleans() | st.integers(-5, 5) | st.integers() | st.just(...) | st.floats()
                       | st.builds(slice, ends, ends, ends)
                       | st.lists(st.integers(-4, 4), max_size=3).map(lambda data: tenon.tensor(data, dtype=tenon.int64))
                       | st.lists(st.booleans(), max_size=4).map(lambda data: tenon.tensor(data, dtype=tenon.bool)),
                       lambda inner: st.lists(inner, max_size=3) | st.tuples(inner, inner) | st.tuples(inner, inner, inner), max_leaves=6)


def filled(shape, dtype):
    count = 1
    for size in shape:
        count *= size
    return tenon.tensor(list(range(count)), dtype=tenon.int64).to(dtype).reshape(shape)


def attempt(act):
    try:
        return act()
    except KINDS:
        return None


@st.composite
def views(draw):
    """Tensors over part of their memory, in any order."""
    x = filled(draw(shapes), draw(dtypes))
    for _ in range(draw(st.integers(0, 3))):
        if x.dim() == 0:
            break
        dim = draw(st.integers(0, x.dim() - 1))
        step = draw(st.integers(1, 3))
        how = draw(st.integers(0, 3))
        if how == 0:
            x = x.transpose(dim, draw(st.integers(0, x.dim() - 1)))
        elif how == 1:
            x = x[(slice(None),) * dim + (slice(draw(st.integers(0, 2)), None, step),)]
        elif how == 2:
            x = x.unsqueeze(dim)
        elif x.shape[dim] == 1:
            x = x.expand([step if at == dim else size for at, size in enumerate(x.shape)])
    return x


@hypothesis.given(nested, st.none() | dtypes)
def test_data_make_a_tensor_or_an_exception(data, dtype):
    x = attempt(lambda: tenon.tensor(data, dtype=dtype))
    if x is not None:
        assert dtype is None or x.dtype is dtype
        assert isinstance(repr(x), str)
        again = tenon.tensor(x.tolist(), dtype=x.dtype)
        assert repr(again) == repr(x) and again.shape == x.shape or x.numel() == 0


@hypothesis.given(shapes, dtypes, indices, nested)
def test_any_item_is_set_or_refused(shape, dtype, index, value):
    x = filled(shape, dtype)
    part = attempt(lambda: x[index])
    attempt(lambda: x.__setitem__(index, value))
    attempt(lambda: x.__setitem__(index, part))
    attempt(lambda: x.__setitem__(index, filled([2, 1], dtype)))
    assert x.shape == tuple(shape) and len(x.tolist() if shape else [0]) == (shape[0] if shape else 1)


@hypothesis.given(views())
def test_views_pass_through_dlpack_without_a_copy(x):
    y = tenon.from_dlpack(x)
    assert y.dtype is x.dtype and y.shape == x.shape and y.tolist() == x.tolist()
    assert x.numel() == 0 or y.data_ptr() == x.data_ptr()


@hypothesis.given(views())
def test_views_are_buffers_or_refused(x):
    try:
        view = memoryview(x)
    except BufferError:
        assert x.dtype in (tenon.bfloat16, tenon.complex64, tenon.complex128, tenon.float16) or x.dim() > 64
        return
    assert view.shape == tuple(x.shape) and view.nbytes == x.numel() * x.itemsize
    if view.format in "?bBhHiIqQlLfd" and x.dim() > 0:
        assert view.tolist() == x.tolist()


@hypothesis.given(views(), st.integers(0, 12), st.booleans(), st.integers(1, 40))
def test_anything_can_be_printed(x, precision, scientific, threshold):
    try:
        tenon.set_printoptions(precision=precision, sci_mode=scientific, threshold=threshold)
        assert repr(x).startswith("tensor(") and str(x) == repr(x)
        assert isinstance(x._repr_html_(), str) and isinstance(f"{x}", str)
    finally:
        tenon.set_printoptions(profile="default")


@hypothesis.given(st.binary(max_size=40), st.none() | dtypes | st.just(3), st.integers(-3, 6) | st.integers(), st.integers(-3, 12) | st.integers())
def test_buffers_are_read_within_their_bounds(data, dtype, count, offset):
    memory = bytearray(data)
    x = attempt(lambda: tenon.frombuffer(memory, dtype=dtype, count=count, offset=offset))
    if x is not None:
        assert 0 < x.nbytes + offset <= len(data)
        assert bytes(memory[offset:offset + x.nbytes]) == bytes(tenon.Tensor.view(x, tenon.uint8).tolist() if x.dtype is not tenon.bool
                                                                else memory[offset:offset + x.nbytes])


@hypothesis.given(st.lists(sizes_of_any_kind, max_size=4), st.lists(sizes_of_any_kind, max_size=4), sizes_of_any_kind)
def test_sizes_and_strides_stay_within_memory(sizes, strides, offset):
    x = tenon.ones(20)
    y = attempt(lambda: x.as_strided(sizes, strides, offset))
    # One element can be any number of elements.
    if y is not None and y.numel() < 1000:
        assert all(number == 1 for number in y.reshape(-1).tolist())
    for make in (tenon.zeros, tenon.empty, x.view, x.reshape, x.expand, x.repeat if max(sizes, default=0) < 9 else x.view):
        attempt(lambda: make(sizes))
