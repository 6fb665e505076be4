# SPDX-License-Identifier: BSD-3-Clause
"""A small network learns to tell four patterns in noise, with SGD and with Adam. `train.py torch` is the same with PyTorch
as T; both, and train.c beside this folder, print the same losses to 1e-4.

    pip install . && python examples/python/train.py
"""
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING or sys.argv[1:] != ["torch"]:
    import tenon as T
    import tenon.nn.functional as F
else:
    import torch as T
    import torch.nn.functional as F

# How a weight changes: the weight, its gradient, two tensors that are kept of it, and the number of the step.
Optimizer = Callable[[T.Tensor, T.Tensor, T.Tensor, T.Tensor, int], None]


def make_data() -> tuple[T.Tensor, T.Tensor]:
    """Sixty-four noisy images of 8 x 8, and which of four patterns is in each."""
    patterns, labels = T.randn(4, 1, 8, 8), T.arange(64) % 4
    return T.add(patterns[labels], T.randn(64, 1, 8, 8), alpha=1.5), labels


def make_weights() -> list[T.Tensor]:
    """Of the convolution, the normalisation, the attention's queries, keys and values, and the classifier."""
    made = [T.randn(8, 1, 3, 3) / 3, T.ones(8), T.zeros(8), *(T.randn(8, 8) / 3 for _ in range(3)), T.randn(4, 8) / 3, T.zeros(4)]
    return [weight.requires_grad_() for weight in made]


def scores(weights: list[T.Tensor], running: tuple[T.Tensor, T.Tensor], images: T.Tensor, training: bool) -> T.Tensor:
    """How much the network takes each image for each pattern."""
    filters, gain, shift, queries, keys, values, classes, bias = weights
    x = F.conv2d(images, filters, stride=2, padding=1)
    x = F.batch_norm(x, *running, gain, shift, training).relu()
    x = x.flatten(2).transpose(1, 2)  # sixteen places of eight features
    x = x + F.scaled_dot_product_attention(F.linear(x, queries), F.linear(x, keys), F.linear(x, values))
    return F.linear(F.dropout(x.mean(dim=1), 0.25, training), classes, bias)


def sgd(weight: T.Tensor, grad: T.Tensor, velocity: T.Tensor, _: T.Tensor, __: int) -> None:
    velocity.mul_(0.9).add_(grad)
    weight.sub_(velocity, alpha=0.05)


def adam(weight: T.Tensor, grad: T.Tensor, mean: T.Tensor, square: T.Tensor, step: int) -> None:
    mean.lerp_(grad, 0.1)
    square.mul_(0.999).addcmul_(grad, grad, value=0.001)
    root = (square / (1 - 0.999**step)).sqrt().add_(1e-8)
    weight.addcdiv_(mean, root, value=-0.02 / (1 - 0.9**step))


def train(optimizer: Optimizer, steps: int) -> Iterator[float]:
    """Gives the loss of each step, and at last how many images the trained network tells."""
    T.manual_seed(7)
    images, labels = make_data()
    weights, running = make_weights(), (T.zeros(8), T.ones(8))
    states = [(weight, T.zeros_like(weight), T.zeros_like(weight)) for weight in weights]
    for step in range(1, steps + 1):
        loss = F.cross_entropy(scores(weights, running, images, True), labels)
        loss.backward()
        with T.no_grad():
            for weight, first, second in states:
                if weight.grad is not None:
                    optimizer(weight, weight.grad, first, second, step)
                weight.grad = None
        yield float(loss)
    with T.no_grad():
        yield float((scores(weights, running, images, False).argmax(1) == labels).sum())


def main() -> None:
    for name, optimizer in (("sgd", sgd), ("adam", adam)):
        *losses, right = train(optimizer, 40)
        for step, loss in enumerate(losses, 1):
            print(f"{name} {step} {loss:.6f}")
        print(f"{name} tells {right:.0f} of 64")


if __name__ == "__main__":
    main()
