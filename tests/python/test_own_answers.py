# SPDX-License-Identifier: BSD-3-Clause
"""What docs/differences.md says of Tenon without a call: operators on lists, steps of optimisers, memory, devices."""
import pytest

import tenon

aten = tenon.ops.aten


def wants(*numbers):
    return tenon.tensor(list(numbers), requires_grad=True)


def test_each_item_has_a_node_of_its_own_or_none():
    first, second = aten._foreach_mul.List([wants(1.0, 2.0), tenon.ones(2)], [tenon.ones(2), tenon.ones(2)])
    assert type(first.grad_fn).__name__ == "MulBackward0" and second.grad_fn is None




@pytest.mark.parametrize("call, gradient", [
    (lambda x: aten._foreach_addcmul.Tensor([tenon.ones(2)], [x], [tenon.full([2], 3.0)], tenon.tensor([2.0])), [6.0, 6.0]),
    (lambda x: aten._foreach_addcdiv.Tensor([tenon.ones(2)], [x], [tenon.full([2], 4.0)], tenon.tensor([2.0])), [0.5, 0.5]),
    (lambda x: aten._foreach_copy([tenon.ones(2)], [x]), [1.0, 1.0]),
    (lambda x: (lambda y: (aten._foreach_copy_([y], [x]), [y])[1])(tenon.ones(2)), [1.0, 1.0]),
    (lambda x: (lambda y: (aten._foreach_maximum_.Scalar([y], 0.5), [y])[1])(x * 1), [0.0, 1.0]),
    (lambda x: (lambda y: (aten._foreach_minimum_.ScalarList([y], [0.5]), [y])[1])(x * 1), [1.0, 0.0]),
])
def test_gradients_are_those_of_the_items(call, gradient):
    x = wants(0.0, 1.0)
    call(x)[0].sum().backward()
    assert x.grad.tolist() == gradient


def step(parameter, grad, buffers=(), momentum=0.0):
    aten._fused_sgd_([parameter], [grad], list(buffers), weight_decay=0.0, momentum=momentum, lr=0.5, dampening=0.0,
                     nesterov=False, maximize=False, is_first_step=bool(buffers))


@pytest.mark.parametrize("dtype", [tenon.float16, tenon.bfloat16])
def test_a_step_of_half_numbers_is_the_step(dtype):
    for length in (3, 16, 40):
        parameter, buffer = tenon.ones(length, dtype=dtype), tenon.zeros(length, dtype=dtype)
        step(parameter, tenon.full([length], 2.0, dtype=dtype), [buffer], momentum=0.5)
        assert parameter.tolist() == [0.0] * length and buffer.tolist() == [2.0] * length


def test_a_step_goes_by_indices_and_sizes():
    parameter, grad = tenon.zeros(2, 3), tenon.arange(6.0).reshape(3, 2).t()
    step(parameter, grad)
    assert parameter.tolist() == [[0.0, -1.0, -2.0], [-0.5, -1.5, -2.5]]
    with pytest.raises(RuntimeError, match="size"):
        step(parameter, tenon.ones(3, 2))
    assert parameter.tolist() == [[0.0, -1.0, -2.0], [-0.5, -1.5, -2.5]]


def test_a_step_counts_as_a_write():
    parameter = tenon.ones(2)
    step(parameter, tenon.ones(2))
    assert parameter._version == 1


def test_memory_that_there_is_not_is_a_memory_error():
    with pytest.raises(MemoryError, match="aten::ones: out of memory"):
        tenon.ones(2**58)


@pytest.mark.parametrize("device", ["cuda", "xpu", "mps"])
def test_a_device_without_a_backend_is_refused_by_name(device):
    words = rf"device type {device} \(\d+\): there is memory on cpu and meta only, as it has no backend"
    with pytest.raises(NotImplementedError, match=words):
        tenon.ones(2).to(device)
