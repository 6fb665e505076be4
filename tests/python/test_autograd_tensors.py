# SPDX-License-Identifier: BSD-3-Clause
"""Tensors, backward and modes, as PyTorch 2.13 has them: the texts are the parts of its messages that matter."""
import copy
import gc
import pickle
import threading
import warnings
import weakref

import pytest

import tenon
from tenon import autograd


def leaf(*numbers):
    return tenon.tensor(numbers, requires_grad=True)


def test_backward_accumulates_and_grad_can_be_set():
    x = leaf(1.0, 2.0)
    for times in (1, 2):
        (x * x).sum().backward()
        assert x.grad.tolist() == [2.0 * times, 4.0 * times]
    x.grad = None
    assert x.grad is None
    x.grad = tenon.ones(2)
    del x.grad
    assert x.grad is None


def test_repr_names_the_node_or_the_flag():
    x = leaf(1.0)
    assert repr(x) == "tensor([1.], requires_grad=True)"
    assert repr(x * x) == "tensor([1.], grad_fn=<MulBackward0>)"
    assert repr((x * x).grad_fn).startswith("<MulBackward0 object at 0x")


def test_nodes():
    x = leaf(1.0)
    y = x * x + x
    node = y.grad_fn
    assert isinstance(node, autograd.graph.Node) and type(node).__name__ == node.name() == "AddBackward0"
    (mul, number), (last, _) = node.next_functions
    assert number == 0 and mul.name() == "MulBackward0" and last.name() == "torch::autograd::AccumulateGrad"
    assert tenon._C.same_tensor(last.variable, x) and y.grad_fn is node and mul._sequence_nr() < node._sequence_nr()
    node.metadata["here"] = 1
    del node, mul, last
    assert y.grad_fn.metadata == {"here": 1} and not hasattr(y.grad_fn, "variable")


def test_flags():
    x = leaf(1.0, 2.0)
    y = x * 2
    assert x.is_leaf and not y.is_leaf and y.requires_grad and not y.retains_grad
    assert not y.detach().requires_grad and y.detach().is_leaf and not x.data.requires_grad
    assert x.requires_grad_(False) is x and not x.requires_grad
    y.retain_grad()
    z = (y * y).sum()
    assert y.retains_grad and z.backward() is None and y.grad.tolist() == [4.0, 8.0]


@pytest.mark.parametrize("call, kind, words", [
    (lambda: leaf(1.0, 2.0).backward(), RuntimeError, "grad can be implicitly created only for scalar outputs"),
    (lambda: tenon.ones(1).backward(), RuntimeError, "element 0 of tensors does not require grad"),
    (lambda: tenon.ones(1).register_hook(print), RuntimeError, "doesn't require gradient"),
    (lambda: tenon.tensor([1], requires_grad=True), RuntimeError, "floating point and complex dtype can require"),
    (lambda: tenon.ones(1, dtype=tenon.int64).requires_grad_(), RuntimeError, "floating point and complex dtype"),
    (lambda: (leaf(1.0) * 2).requires_grad_(False), RuntimeError, "requires_grad flags of leaf variables"),
    (lambda: setattr(leaf(1.0), "requires_grad", 1), RuntimeError, "requires_grad must be a bool"),
    (lambda: setattr(leaf(1.0), "grad", tenon.ones(2)), RuntimeError, "gradient of size .*2.* to a tensor of size"),
    (lambda: setattr(leaf(1.0), "grad", 3), TypeError, "assigned grad expected to be a Tensor or None"),
    (lambda: leaf(1.0).numpy(), RuntimeError, "Can't call numpy"),
    (lambda: leaf(1.0).__dlpack__(), BufferError, "Can't export tensors that require gradient"),
    (lambda: copy.deepcopy(leaf(1.0) * 2), RuntimeError, "Only Tensors created explicitly"),
    (lambda: leaf(1.0).add_(1), RuntimeError, "leaf Variable that requires grad"),
    (lambda: leaf(1.0, 2.0)[0].add_(1), RuntimeError, "view of a leaf Variable that requires grad"),
    (lambda: tenon.add(leaf(1.0), 1, out=tenon.ones(1)), RuntimeError, "out="),
    (lambda: tenon.ones(1).retain_grad(), RuntimeError, "retain_grad on Tensor that has requires_grad=False"),
    (lambda: (leaf(1.0) * 2).register_post_accumulate_grad_hook(print), RuntimeError, "non-leaf"),
    (lambda: leaf(1.0).register_hook(3), TypeError, "hook"),
    (lambda: leaf(1.0).backward(3), TypeError, "int"),
    (lambda: leaf(1.0).backward(inputs=[]), RuntimeError, "cannot be empty"),
])
def test_refusals(call, kind, words):
    with pytest.raises(kind, match=words):
        call()


def test_a_saved_tensor_that_was_written_is_an_error():
    x = leaf(1.0)
    y = x * 1
    z = y * y
    y.add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation.*version 1; expected version 0"):
        z.backward()


def test_second_backward_needs_the_graph():
    x = leaf(1.0)
    z = (x * x).sum()
    z.backward(retain_graph=True)
    z.backward()
    with pytest.raises(RuntimeError, match="backward through the graph a second time"):
        z.backward()
    w = x + 1
    w.backward(), w.backward()
    assert x.grad.tolist() == [6.0]


def test_views():
    x = leaf(1.0, 2.0)
    base = x * 1
    view = base[0:1]
    view.mul_(3)
    assert base.grad_fn.name() == "torch::autograd::CopySlices" and view._base is not None and view._version == base._version == 1
    base.sum().backward()
    assert x.grad.tolist() == [3.0, 1.0]
    parts = (x * 1).unbind()
    with pytest.raises(RuntimeError, match="returns multiple views|multi-view|multiple views"):
        parts[0].add_(1)
    with tenon.no_grad():
        quiet = x.clone()[0:1]
    assert not quiet.requires_grad
    kept = tenon.zeros(2)
    kept.copy_(x)
    assert kept.requires_grad and not kept.is_leaf
    kept.detach_()
    assert kept.is_leaf


def test_detach_counts_writes_and_data_does_not():
    x = tenon.ones(2)
    x.detach().add_(1)
    assert x._version == 1
    x.data.add_(1)
    assert x._version == 1 and x.tolist() == [3.0, 3.0]


def test_data_can_be_set():
    x = leaf(1.0, 2.0)
    (x * x).sum().backward()
    x.data -= 0.5 * x.grad
    assert x.tolist() == [0.0, 0.0] and x.requires_grad and x.is_leaf and x._version == 0
    x.data = tenon.zeros(3)
    assert x.shape == (3,) and x.requires_grad and x.is_leaf
    with pytest.raises(TypeError, match="has to be a tensor"):
        x.data = 3


def test_inference_tensors():
    with tenon.inference_mode():
        assert tenon.is_inference_mode_enabled() and not tenon.is_grad_enabled()
        made = tenon.ones(2)
    assert made.is_inference() and not tenon.ones(2).is_inference()
    for call in (lambda: made._version, lambda: made.add_(1), lambda: made.requires_grad_(), lambda: leaf(1.0, 2.0) * made):
        with pytest.raises(RuntimeError, match="[Ii]nference"):
            call()


def test_modes():
    x = leaf(1.0)
    with tenon.no_grad():
        assert not (x * 2).requires_grad
        with tenon.enable_grad():
            assert (x * 2).requires_grad
    was = tenon.set_grad_enabled(False)
    assert not tenon.is_grad_enabled() and repr(was) == "tenon.set_grad_enabled(mode=False)"
    tenon.set_grad_enabled(True)

    @tenon.no_grad()
    def quiet():
        """words"""
        return tenon.is_grad_enabled()

    @tenon.set_grad_enabled(False)
    def set_quiet():
        return tenon.is_grad_enabled()

    @tenon.no_grad
    def steps():
        got = yield tenon.is_grad_enabled()
        yield got, tenon.is_grad_enabled()
    assert (quiet(), set_quiet(), tenon.is_grad_enabled(), quiet.__doc__) == (False, False, True, "words")
    generator = steps()
    assert next(generator) is False and tenon.is_grad_enabled() and generator.send(5) == (5, False)
    with pytest.raises(KeyError), tenon.no_grad():
        raise KeyError
    assert tenon.is_grad_enabled()
    seen = []
    with tenon.no_grad():
        thread = threading.Thread(target=lambda: seen.append(tenon.is_grad_enabled()))
        thread.start(), thread.join()
    assert seen == [True]


def test_grad():
    x, y = leaf(3.0), leaf(2.0)
    z = x * x * y
    assert [g.tolist() for g in autograd.grad(z, (x, y), retain_graph=True)] == [[12.0], [9.0]] and x.grad is None
    first, = autograd.grad(z, x, create_graph=True)
    assert autograd.grad(first, x)[0].tolist() == [4.0]
    other = leaf(1.0)
    with pytest.raises(RuntimeError, match="appears to not have been used"):
        autograd.grad(x * x, other)
    assert autograd.grad(x * x, other, allow_unused=True) == (None,)
    assert autograd.grad(x * x, other, materialize_grads=True)[0].tolist() == [0.0]
    with pytest.raises(RuntimeError, match="does not require grad"):
        autograd.grad(x * x, tenon.ones(1))
    with pytest.raises(RuntimeError, match="Mismatch in shape"):
        autograd.grad(x * x, x, tenon.ones(3))
    batch, = autograd.grad(x * 2, x, tenon.tensor([[1.0], [2.0]]), is_grads_batched=True)
    assert batch.tolist() == [[2.0], [4.0]]


def test_backward_for_some_inputs():
    x, y = leaf(1.0), leaf(2.0)
    (x * y).backward(inputs=[x])
    assert x.grad.tolist() == [2.0] and y.grad is None
    autograd.backward([x * 2, y * 3], [tenon.ones(1), tenon.ones(1) * 2])
    assert x.grad.tolist() == [4.0] and y.grad.tolist() == [6.0]


def test_grad_of_no_leaf_warns():
    with pytest.warns(UserWarning, match="not a leaf"):
        assert (leaf(1.0) * 2).grad is None


def test_copies_and_pickles_keep_the_flag():
    x = leaf(1.0, 2.0)
    (x * x).sum().backward()
    copied = copy.deepcopy(x)
    assert copied.requires_grad and copied.is_leaf and copied.grad.tolist() == [2.0, 4.0]
    for protocol in (2, 5):
        again = pickle.loads(pickle.dumps(x, protocol))
        assert again.requires_grad and again.tolist() == [1.0, 2.0]
    assert copy.copy(x).requires_grad and not tenon.as_tensor([1.0]).requires_grad
    assert tenon.tensor(x).requires_grad is False


def test_a_network_learns():
    tenon.manual_seed(0)
    weight, bias = tenon.randn(3, 1, requires_grad=True), tenon.zeros(1, requires_grad=True)
    inputs = tenon.randn(64, 3)
    wanted = inputs @ tenon.tensor([[1.0], [-2.0], [0.5]]) + 3
    for _ in range(200):
        loss = ((inputs @ weight + bias - wanted) ** 2).mean()
        loss.backward()
        with tenon.no_grad():
            for parameter in (weight, bias):
                parameter -= 0.1 * parameter.grad
                parameter.grad = None
    assert float(loss) < 1e-6 and abs(float(bias) - 3) < 1e-3


def test_anomaly_mode_tells_the_place():
    x = leaf(-1.0)
    with autograd.detect_anomaly():
        assert autograd.is_anomaly_enabled()
        y = tenon.sqrt(x)
        with warnings.catch_warnings(record=True) as told, pytest.raises(RuntimeError, match="nan") as failure:
            warnings.simplefilter("always")
            y.backward()
    assert not autograd.is_anomaly_enabled()
    assert "test_autograd_tensors.py" in str(failure.value) + "".join(str(w.message) for w in told)


def test_graphs_are_released():
    class Sub:
        pass
    mark = Sub()
    seen = weakref.ref(mark)
    x = leaf(1.0)
    y = x * x
    y.grad_fn.metadata["mark"] = mark
    del mark
    assert seen() is not None
    del y
    gc.collect()
    assert seen() is None
