# SPDX-License-Identifier: BSD-3-Clause
"""What is said of tensors of PyTorch, unknown keywords and missing files. PyTorch itself is not needed: a class in its place is."""
import errno
import sys
import types

import pytest

import tenon


@pytest.fixture(name="theirs")
def stand_in(monkeypatch):
    """A torch.Tensor as far as Tenon looks at it: a number by __index__, and memory by DLPack."""
    class Tensor:
        def __init__(self, ours):
            self.ours = ours

        def __index__(self):
            raise TypeError("only integer tensors of a single element can be converted to an index")

        def __dlpack__(self, **words):
            return self.ours.__dlpack__(**words)

        def __dlpack_device__(self):
            return self.ours.__dlpack_device__()
    torch = types.ModuleType("torch")
    torch.Tensor = Tensor
    monkeypatch.setitem(sys.modules, "torch", torch)
    return Tensor(tenon.ones(2))


X = tenon.ones(2)
ADVICE = r"is a torch\.Tensor: use tenon\.from_dlpack\(x\)"
CALLS = {
    "function": (lambda y: tenon.add(X, y), r"add\(\): argument 'other' \(position 2\) "), "right": (lambda y: X + y, r"add\(\): argument 'other' "),
    "left": (lambda y: y + X, r"add\(\): argument 'other' "), "written": (lambda y: X.clone().__iadd__(y), r"add_\(\): "),
    "one": (lambda y: tenon.relu(y), r"relu\(\): argument 'input' \(position 1\) "), "list": (lambda y: tenon.cat([X, y]), "item 1 of argument 'tensors' .position 1. "),
    "method": (lambda y: X.mul(y), r"mul\(\): argument 'other' \(position 1\) "), "keyword": (lambda y: tenon.add(X, other=y), "argument 'other' "),
    "out": (lambda y: tenon.add(X, X, out=y), "argument 'out' "), "compared": (lambda y: X == y, r"eq\(\): "), "matmul": (lambda y: X @ y, r"matmul\(\): "),
    "from the right": (lambda y: y @ X, r"matmul\(\): "), "copied": (lambda y: X.clone().copy_(y), "argument 'src' "), "layer": (lambda y: tenon.nn.Linear(2, 2)(y), r"linear\(\): "),
    "power": (lambda y: X ** y, r"pow\(\): "), "where": (lambda y: tenon.where(X > 0, X, y), r"where\(\): argument 'other' \(position 3\) "), "a size": (lambda y: tenon.zeros(y), r"zeros\(\): ")}


@pytest.mark.parametrize("name", CALLS)
def test_a_tensor_of_pytorch_is_refused_with_what_to_do(theirs, name):
    call, words = CALLS[name]
    with pytest.raises(TypeError, match=words + ".*" + ADVICE):
        call(theirs)


def test_parts_of_modules_say_it_too(theirs):
    for call in (lambda: tenon.nn.Parameter(theirs), lambda: tenon.nn.Module().register_buffer("x", theirs), lambda: X.clone().__setitem__(0, theirs)):
        with pytest.raises(TypeError, match=r"use tenon\.from_dlpack\(x\)"):
            call()
    with pytest.raises(RuntimeError, match=r"use tenon\.from_dlpack\(x\)"):
        tenon.nn.Linear(2, 1, bias=False).load_state_dict({"weight": theirs})


def test_operators_and_conversions_take_it(theirs):
    aten = tenon.ops.aten
    assert aten.add.Tensor(X, theirs).tolist() == aten.add(X, theirs).tolist() == [2, 2]
    assert aten.cat([X, theirs]).tolist() == [1] * 4 and tenon.from_dlpack(theirs).tolist() == tenon.as_tensor(theirs).tolist() == [1, 1]


def test_without_pytorch_other_numbers_are_numbers():
    class Whole:
        def __index__(self):
            return 3
    assert (X * Whole()).tolist() == [3, 3] and tenon.zeros(Whole()).shape == (3,)


@pytest.mark.parametrize("call, words", [
    (lambda: tenon.sum(X, foo=1), r"^sum\(\) got an unexpected keyword argument 'foo'\nIts signatures:\n \* \(Tensor input, \*, "),
    (lambda: tenon.sum(X, axes=0), r"unexpected keyword argument 'axes'; did you mean 'axis'\?"),
    (lambda: X.sum(keep_dim=True), r"unexpected keyword argument 'keep_dim'; did you mean 'keepdim'\?"),
    (lambda: tenon.ops.aten.add(X, X, beta=2), r"unexpected keyword argument 'beta'"),
    (lambda: tenon.randn(2, requires_gradient=True), r"unexpected keyword argument 'requires_gradient'; did you mean 'requires_grad'\?"),
    (lambda: tenon.sum(X, dim=0, keepdim="no"), r"invalid combination of arguments - got \(Tensor, dim=int, keepdim=str\)")])
def test_a_keyword_that_no_overload_has_is_named(call, words):
    with pytest.raises(TypeError, match=words):
        call()


@pytest.mark.parametrize("load", [tenon.load, tenon.load_model, tenon.load_program, tenon.ops.load_library, tenon.compile_extension])
def test_a_file_that_is_missing_is_told_by_its_class(load, tmp_path):
    with pytest.raises(FileNotFoundError) as caught:
        load(str(tmp_path / "nothing.so"))
    assert caught.value.errno == errno.ENOENT and caught.value.filename == str(tmp_path / "nothing.so")


def test_a_library_that_is_there_and_none_says_what_it_is(tmp_path):
    path = tmp_path / "text.so"
    path.write_text("no library")
    with pytest.raises(OSError) as caught:
        tenon.ops.load_library(str(path))
    assert not isinstance(caught.value, FileNotFoundError)
