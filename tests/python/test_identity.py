# SPDX-License-Identifier: BSD-3-Clause
"""One tensor is one object, as long as somebody holds the object."""
import copy
import gc
import weakref

import pytest
import tenon


def leaf():
    return tenon.tensor([1.0, 2.0, 3.0], requires_grad=True)


def test_what_comes_back_is_the_object_that_was_given():
    x = tenon.arange(6.0).reshape(2, 3)
    assert x.contiguous() is x
    assert x.to(tenon.float32) is x
    assert x.float() is x
    assert x.requires_grad_() is x
    assert tenon.atleast_2d(x) is x
    assert tenon.ops.aten.contiguous(x) is x
    y = tenon.zeros(3)
    assert tenon.add(tenon.ones(3), 1, out=y) is y
    assert y.add_(1) is y


def test_autograd_gives_the_objects_that_it_was_given():
    x = leaf()
    y = x * x
    y.sum().backward()
    assert x.grad is x.grad
    assert y[0:1]._base is y
    grad = x.grad
    (x * 2).sum().backward()
    assert x.grad is grad

    class Square(tenon.autograd.Function):
        @staticmethod
        def forward(ctx, a):
            ctx.save_for_backward(a)
            return a * a

        @staticmethod
        def backward(ctx, g):
            seen.append(ctx.saved_tensors[0] is x)
            return 2 * x * g

    seen = []
    Square.apply(x).sum().backward()
    assert seen == [True]


def test_other_tensors_of_the_same_elements_are_other_objects():
    x = leaf()
    assert x.detach() is not x
    assert x.data is not x.data
    assert x.view(3) is not x
    assert x.clone() is not x
    assert copy.copy(x) is not x
    assert x.double() is not x
    assert x[:] is not x


def test_an_object_that_is_gone_is_not_found():
    x = leaf()
    (x * x).sum().backward()
    found = []
    grad = x.grad
    watch = weakref.ref(grad, lambda _: found.append(x.grad))
    del grad  # runs the callback while the object goes, which must get another one
    assert watch() is None
    assert found[0].tolist() == [2.0, 4.0, 6.0]
    assert x.grad is found[0]


def test_numbers_of_objects_are_used_again():
    keep = [leaf() for _ in range(1000)]
    for x in keep:
        (x * x).sum().backward()
    for _ in range(3):
        grads = [x.grad for x in keep]
        assert all(x.grad is grad for x, grad in zip(keep, grads))
        assert len({id(grad) for grad in grads}) == len(keep)
        del grads[::2]
        others = [tenon.zeros(1) for _ in range(2000)]
        assert all(x.grad.tolist() == [2.0, 4.0, 6.0] for x in keep)
        assert all(other.numel() == 1 for other in others)
    gc.collect()


@pytest.mark.parametrize("make", [lambda: tenon.zeros(()), lambda: tenon.zeros(0), lambda: tenon.zeros(2, device="meta")])
def test_any_tensor_has_an_object(make):
    x = make()
    assert x.contiguous() is x
