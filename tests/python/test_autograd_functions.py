# SPDX-License-Identifier: BSD-3-Clause
"""Functions with a backward in Python, and hooks."""
import gc
import threading
import traceback
import weakref

import pytest

import tenon
from tenon import autograd


def leaf(*numbers):
    return tenon.tensor(numbers, requires_grad=True)


class Product(autograd.Function):
    @staticmethod
    def forward(ctx, a, b, n):
        ctx.save_for_backward(a, None, b)
        ctx.mark = n
        return a * b, n

    @staticmethod
    def backward(ctx, grad, nothing):
        a, none, b = ctx.saved_tensors
        assert none is None and nothing is None
        return grad * b, grad * a, None


def with_backward(backward, name="Given"):
    return type(autograd.Function)(name, (autograd.Function,), {
        "forward": staticmethod(lambda ctx, a: a * 1), "backward": staticmethod(lambda ctx, g: backward(g))})


def test_function():
    a, b = leaf(2.0), leaf(3.0)
    c, n = Product.apply(a, b, 7)
    node = c.grad_fn
    assert n == 7 and node.name() == "ProductBackward" and node.mark == 7 and node.needs_input_grad == (True, True, False)
    assert [None if x is None else x.item() for x in node.saved_tensors] == [2.0, None, 3.0]
    with pytest.raises(AttributeError):
        node.other
    c.backward()
    assert a.grad.item() == 3.0 and b.grad.item() == 2.0
    with pytest.raises(RuntimeError, match="second time"):
        node.saved_tensors
    with pytest.raises(RuntimeError, match="second time"):
        c.backward()
    with tenon.no_grad():
        assert not Product.apply(a, b, 1)[0].requires_grad
    assert not Product.apply(a.detach(), b.detach(), 1)[0].requires_grad


def test_second_derivative():
    a, b = leaf(2.0), leaf(3.0)
    first, = autograd.grad(Product.apply(a, b, 0)[0] ** 2, a, create_graph=True)
    assert first.item() == 36.0 and autograd.grad(first, b)[0].item() == 24.0


def test_setup_context_and_materialized_gradients():
    class Two(autograd.Function):
        @staticmethod
        def forward(x):
            return x * 2, x * 3

        @staticmethod
        def setup_context(ctx, inputs, output):
            ctx.set_materialize_grads(KEEP)
            assert len(inputs) == 1 and len(output) == 2

        @staticmethod
        def backward(ctx, a, b):
            SEEN.append(None if b is None else b.tolist())
            return a * 2
    SEEN = []
    for KEEP in (True, False):
        Two.apply(leaf(1.0, 2.0))[0].sum().backward()
    assert SEEN == [[0.0, 0.0], None]


@pytest.mark.parametrize("backward, wanted", [
    (lambda g: g.double(), [1.0, 1.0]), (lambda g: tenon.ones(3, 2), [3.0, 3.0]), (lambda g: (g, None), [1.0, 1.0]),
    (lambda g: None, None)])
def test_gradients_are_fitted(backward, wanted):
    x = leaf(1.0, 2.0)
    with_backward(backward).apply(x).sum().backward()
    assert (None if x.grad is None else x.grad.tolist()) == wanted and (x.grad is None or x.grad.dtype is tenon.float32)


@pytest.mark.parametrize("backward, words", [
    (lambda g: (g, g), "incorrect number of gradients .expected 1, got 2"), (lambda g: (), "expected 1, got 0"),
    (lambda g: 3, "expected Variable or None .got int"), (lambda g: tenon.ones(5), r"invalid gradient at index 0 - got \[5\]"),
    (lambda g: g * 1j, "complex")])
def test_wrong_gradients(backward, words):
    with pytest.raises(RuntimeError, match=words):
        with_backward(backward).apply(leaf(1.0, 2.0)).sum().backward()


def test_exceptions_keep_their_traceback_and_release_the_graph():
    def fail(grad):
        raise KeyError("in backward")
    x = leaf(1.0)
    y = with_backward(fail).apply(x)
    gone = weakref.ref(y.grad_fn)
    with pytest.raises(KeyError, match="in backward") as failure:
        y.backward()
    assert any(frame.name == "fail" for frame in traceback.extract_tb(failure.value.__traceback__))
    del y, failure
    gc.collect()
    assert gone() is None


def test_results_that_are_arguments():
    class Same(autograd.Function):
        @staticmethod
        def forward(ctx, a):
            return a

        @staticmethod
        def backward(ctx, g):
            return g * 5
    x = leaf(1.0)
    y = Same.apply(x)
    assert y is not x and y.grad_fn.name() == "SameBackward"
    with pytest.raises(RuntimeError, match="view and is being modified inplace"):
        y.add_(1)
    y.backward()
    assert x.grad.item() == 5.0


def test_written_and_constant_results():
    class Write(autograd.Function):
        @staticmethod
        def forward(ctx, a):
            a.mul_(2)
            ctx.mark_dirty(a)
            index = a > 0
            floats = a * 1
            ctx.mark_non_differentiable(floats)
            return a, index, floats

        @staticmethod
        def backward(ctx, g, *others):
            return g * 2
    x = leaf(1.0)
    y = x * 1
    z, index, floats = Write.apply(y)
    assert z is y and not floats.requires_grad and not index.requires_grad
    (z * 3).backward()
    assert x.grad.item() == 6.0
    with pytest.raises(RuntimeError, match="leaf Variable"):
        Write.apply(leaf(1.0))


def test_once_differentiable():
    class Once(autograd.Function):
        @staticmethod
        def forward(ctx, a):
            return a * 1

        @staticmethod
        @autograd.function.once_differentiable
        def backward(ctx, g):
            assert not tenon.is_grad_enabled()
            return g * 2
    x = leaf(3.0)
    found, = autograd.grad(Once.apply(x) ** 2, x, create_graph=True)
    assert found.item() == 12.0
    with pytest.raises(RuntimeError, match="differentiate twice"):
        found.backward()


def test_misuse():
    with pytest.raises(NotImplementedError, match="forward"):
        type("Empty", (autograd.Function,), {}).apply(leaf(1.0))
    half = type("Half", (autograd.Function,), {"forward": staticmethod(lambda ctx, a: a * 1)})
    with pytest.raises(NotImplementedError, match="backward"):
        half.apply(leaf(1.0)).backward()
    with pytest.raises(RuntimeError, match="apply"):
        half()(leaf(1.0))
    save = type("Save", (autograd.Function,), {"forward": staticmethod(lambda ctx, a: ctx.save_for_backward(3))})
    with pytest.raises(TypeError, match="save_for_backward"):
        save.apply(leaf(1.0))


def test_contexts_are_released():
    class Hold(autograd.Function):
        @staticmethod
        def forward(ctx, a):
            ctx.thing = Thing()
            SEEN.append(weakref.ref(ctx.thing))
            return a * 1

        @staticmethod
        def backward(ctx, g):
            return g

    class Thing:
        pass
    SEEN = []
    y = Hold.apply(leaf(1.0))
    assert SEEN[0]() is not None
    del y
    assert SEEN[0]() is None
    Hold.apply(tenon.ones(1))
    assert SEEN[1]() is None


# ---- hooks ----

def test_hooks_of_tensors():
    x = leaf(1.0)
    y = x * 3
    handle = y.register_hook(lambda g: g * 2)
    other = x.register_hook(lambda g: None)
    y.backward(retain_graph=True)
    assert x.grad.item() == 6.0 and handle.id != other.id
    handle.remove(), handle.remove()
    x.grad = None
    with x.register_hook(lambda g: g * 10):
        y.backward(retain_graph=True)
    assert x.grad.item() == 30.0
    x.grad = None
    y.backward()
    assert x.grad.item() == 3.0


def test_order_of_hooks():
    x = leaf(1.0)
    y = x * 2
    order = []
    y.register_hook(lambda g: order.append("tensor"))
    y.grad_fn.register_prehook(lambda g: order.append(("before", len(g))))
    y.grad_fn.register_hook(lambda i, o: order.append(("after", len(i), len(o))))
    x.register_post_accumulate_grad_hook(lambda t: order.append(("leaf", t.grad.item())))
    y.backward()
    assert order[0] == "tensor" and order[1] == ("before", 1) and order[2][0] == "after" and order[3] == ("leaf", 2.0)


@pytest.mark.parametrize("hook, kind, words", [
    (lambda g: tenon.ones(3), RuntimeError, "changed the size"), (lambda g: 3, TypeError, "expected Tensor or None"),
    (lambda g: 1 / 0, ZeroDivisionError, "division")])
def test_hooks_that_fail(hook, kind, words):
    x = leaf(1.0)
    y = x * 2
    y.register_hook(hook)
    with pytest.raises(kind, match=words):
        y.backward()


def test_functions_of_hooks_are_released():
    class Hook:
        def __call__(self, grad):
            return None
    hook = Hook()
    gone = weakref.ref(hook)
    x = leaf(1.0)
    y = x * 2
    y.register_hook(hook)
    del hook
    assert gone() is not None
    del y
    assert gone() is None
    hook = Hook()
    gone = weakref.ref(hook)
    handle = x.register_hook(hook)
    del hook
    handle.remove()
    assert gone() is None


def test_hooks_on_several_threads():
    x = leaf(1.0)
    seen = []

    def work():
        for _ in range(50):
            y = x * 2
            y.register_hook(lambda g: seen.append(threading.get_ident()))
            y.backward()
    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(seen) == 200 and x.grad.item() == 400.0


def test_threads_record_and_go_back_over_the_same_leaf():
    leaf_of_all = tenon.ones([32, 32], dtype=tenon.float64, requires_grad=True)

    def work():
        for _ in range(10):
            (leaf_of_all @ tenon.ones([32, 32], dtype=tenon.float64)).sum().backward()
            tenon.autograd.grad((leaf_of_all * leaf_of_all).sum(), leaf_of_all)
    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert leaf_of_all.grad.tolist() == [[1280.0] * 32] * 32


def test_attention_with_a_mask_that_requires_a_gradient_is_composed():
    """PyTorch chooses so in every mode; the numbers are its own."""
    rows = tenon.arange(48.).reshape(1, 2, 4, 6)
    given = [rows.sin(), rows.cos(), rows.mul(0.1).sin(), tenon.arange(16.).reshape(1, 1, 4, 4).mul(0.3).cos()]
    query, key, value, mask = (each.requires_grad_() for each in given)
    tenon.nn.functional.scaled_dot_product_attention(query, key, value, attn_mask=mask).square().sum().backward()
    for each, wanted in ((query, [-0.076313, 0.135385, 0.222611, 0.105169, -0.108965]),
                         (key, [0.4649, -0.714731, -1.237241, -0.622238, 0.564849]),
                         (value, [0.954251, 1.002896, 1.04152, 1.069738, 1.087268]),
                         (mask, [-1.581296, -0.369769, 0.893037, 1.058028, -1.685406])):
        assert tenon.allclose(each.grad.flatten()[:5], tenon.tensor(wanted), atol=2e-5)
    choose = tenon.ops.aten._fused_sdp_choice
    with tenon.no_grad():
        assert (choose(query, key, value, mask), choose(query, key, value, mask.detach()), choose(query, key, value)) == (0, 1, 1)
