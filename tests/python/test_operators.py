# SPDX-License-Identifier: BSD-3-Clause
"""Python's own operators on tensors."""
import operator

import pytest

import tenon

aten = tenon.ops.aten


def numbers(x):
    return [aten.item(part) for part in tenon.unbind(x.reshape(-1))]


def of(*items, dtype=None):
    return tenon.cat([tenon.full([1], x, dtype=dtype) for x in items])


@pytest.mark.parametrize("name", ["add", "sub", "mul", "truediv", "floordiv", "mod", "pow"])
@pytest.mark.parametrize("left, right", [(of(7.0, 3.0), of(2.0, 2.0)), (of(7.0, 3.0), 2), (7, of(2.0, 4.0))])
def test_arithmetic_is_pythons(name, left, right):
    does = getattr(operator, name)
    lefts, rights = (numbers(x) if isinstance(x, tenon.Tensor) else [x] * 2 for x in (left, right))
    assert numbers(does(left, right)) == pytest.approx([does(a, b) for a, b in zip(lefts, rights)])


@pytest.mark.parametrize("name", ["and_", "or_", "xor", "lshift", "rshift"])
@pytest.mark.parametrize("left, right", [(of(6, 3), of(2, 1)), (of(6, 3), 2), (12, of(2, 1))])
def test_bits_are_pythons(name, left, right):
    does = getattr(operator, name)
    lefts, rights = (numbers(x) if isinstance(x, tenon.Tensor) else [x] * 2 for x in (left, right))
    assert numbers(does(left, right)) == [does(a, b) for a, b in zip(lefts, rights)]


@pytest.mark.parametrize("name", ["iadd", "isub", "imul", "itruediv", "ifloordiv", "imod", "ipow"])
@pytest.mark.parametrize("right", [2, of(2.0, 2.0)])
def test_in_place_writes_the_left_one(name, right):
    x = of(7.0, 3.0)
    kept = x
    x = getattr(operator, name)(x, right)
    assert x is kept and numbers(x) == [getattr(operator, name)(a, 2) for a in (7.0, 3.0)]


@pytest.mark.parametrize("name", ["iand", "ior", "ixor", "ilshift", "irshift"])
def test_bits_in_place(name):
    x = of(6, 3)
    assert getattr(operator, name)(x, 1) is x and numbers(x) == [getattr(operator, name)(a, 1) for a in (6, 3)]


@pytest.mark.parametrize("name", ["lt", "le", "eq", "ne", "gt", "ge"])
def test_comparisons_are_by_element(name):
    does = getattr(operator, name)
    x = of(1.0, 2.0, 3.0)
    assert does(x, 2).dtype is tenon.bool and numbers(does(x, 2)) == [does(a, 2) for a in (1, 2, 3)]
    assert numbers(does(2, x)) == [does(2, a) for a in (1, 2, 3)] and numbers(does(x, x)) == [does(1, 1)] * 3


def test_unary():
    x = of(-1.5, 2.0)
    assert numbers(-x) == [1.5, -2.0] and numbers(abs(x)) == [1.5, 2.0] and numbers(+x) == [-1.5, 2.0]
    assert numbers(~of(True, False)) == [False, True] and numbers(~of(5)) == [-6]
    with pytest.raises(TypeError, match="integer and Boolean"):
        ~x


def test_matrices():
    x = tenon.ones(2, 3)
    assert (x @ x.T).shape == (2, 2) and (x @ tenon.ones(3)).shape == (2,)
    assert x.mT.shape == (3, 2) and x.T.data_ptr() == x.data_ptr() and x.H.shape == (3, 2) and x.real is not None


def test_arrays_stand_on_either_side():
    np = pytest.importorskip("numpy")
    x, array = of(1.0, 2.0), np.array([3.0, 4.0], np.float32)
    for made in (x + array, array + x):
        assert isinstance(made, tenon.Tensor) and numbers(made) == [4.0, 6.0]
    assert numbers(array - x) == [2.0, 2.0] and numbers(x * np.float32(2)) == [2.0, 4.0]
    assert (x + np.float64(1)).dtype is tenon.float32 and numbers(x * np.int16(2)) == [2.0, 4.0]


class Stranger:
    """Knows what to do with tensors."""

    def __radd__(self, other):
        return "added"

    def __eq__(self, other):
        return "equal"


def test_strangers_are_asked_themselves():
    x = tenon.ones(2)
    assert x + Stranger() == "added" and (x == Stranger()) == "equal"
    assert (x == "a") is False and (x != None) is True  # noqa: E711


@pytest.mark.parametrize("call", [lambda x: x + "a", lambda x: x + None, lambda x: "a" + x, lambda x: x + [1.0, 2.0],
                                  lambda x: x < "a", lambda x: x @ 2, lambda x: 2 @ x, lambda x: x ** "a",
                                  lambda x: divmod(x, x), lambda x: pow(x, 2, 3), lambda x: operator.iadd(x, "a")])
def test_what_is_neither_tensor_nor_number_is_refused(call):
    with pytest.raises(TypeError):
        call(tenon.ones(2))


def test_tensors_are_hashed_by_identity():
    x, y = tenon.ones(2), tenon.ones(2)
    assert len({x: 1, y: 2}) == 2 and hash(x) == hash(x)
