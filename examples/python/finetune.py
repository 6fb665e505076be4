# SPDX-License-Identifier: BSD-3-Clause
"""A program exported from PyTorch learns to read digits, with SGD and with Adam; `finetune.py torch` is the same with PyTorch, and both,
and ../finetune.c, print the same losses to 1e-4.

    pip install . && python examples/python/finetune.py [tenon|torch [digits.csv [tuned.pt2]]]

digits.csv has 64 pixels from 0 to 16 and the digit in each line: sklearn/datasets/data/digits.csv.gz of scikit-learn, unpacked. Without it,
images are made of ten patterns and noise. The trained program is saved to tuned.pt2, for torch.export or `tenon run --model predict`.
"""
import pathlib
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING or sys.argv[1:2] != ["torch"]:
    import tenon as T
    import tenon.nn.functional as F
else:
    import torch as T
    import torch.nn.functional as F

PROGRAMS = pathlib.Path(__file__).resolve().parent.parent / "data" / "digits.pt2"  # ../data/export_digits.py wrote it
STEPS, BATCH = 100, 64

# What changes weights: the weights, their gradients, what is kept of each (two tensors, and the number of steps).
Optimizer = Callable[[list[T.Tensor], list[T.Tensor], list[T.Tensor], list[T.Tensor], list[T.Tensor]], Any]


def load(name: str) -> Any:
    """One of the two programs: "train" normalises by the batch and drops features, "predict" does neither."""
    if T.__name__ == "tenon":
        return T.load_program(PROGRAMS, name, train=name == "train")
    from torch.export.pt2_archive import _package  # type: ignore
    return _package.load_pt2(PROGRAMS).exported_programs[name].module()


def make_digits() -> tuple[T.Tensor, T.Tensor]:
    """Images of ten patterns and noise, and which pattern is in each."""
    T.manual_seed(3)
    patterns, labels = T.rand(10, 8, 8), T.arange(800) % 10
    return (patterns[labels] + T.rand(800, 8, 8)) / 2, labels


def read_digits(path: str) -> tuple[T.Tensor, T.Tensor]:
    """The images of a file, and their digits."""
    with open(path, encoding="ascii") as file:
        rows = T.tensor([[float(number) for number in line.split(",")] for line in file])
    return rows[:, :64].reshape(-1, 8, 8) / 16, rows[:, 64].to(T.int64)


def sgd(weights: list[T.Tensor], grads: list[T.Tensor], first: list[T.Tensor], _: list[T.Tensor], __: list[T.Tensor]) -> None:
    T.ops.aten._fused_sgd_(weights, grads, first, weight_decay=0.0, momentum=0.9, lr=0.05, dampening=0.0, nesterov=False, maximize=False,
                           is_first_step=False)


def adam(weights: list[T.Tensor], grads: list[T.Tensor], first: list[T.Tensor], second: list[T.Tensor], steps: list[T.Tensor]) -> None:
    T.ops.aten._fused_adam_(weights, grads, first, second, [], steps, lr=0.02, beta1=0.9, beta2=0.999, weight_decay=0.0, eps=1e-8,
                            amsgrad=False, maximize=False)


def train(program: Any, images: T.Tensor, labels: T.Tensor, optimizer: Optimizer) -> Iterator[float]:
    """Gives the loss of each step. A program's parameters are tensors like any others."""
    T.manual_seed(7)
    weights = list(program.parameters())
    first, second = [T.zeros_like(weight) for weight in weights], [T.zeros_like(weight) for weight in weights]
    steps = [T.zeros(()) for _ in weights]
    for step in range(STEPS):
        begin = step * BATCH % (len(labels) - BATCH)
        loss = F.cross_entropy(program(images[begin:begin + BATCH]), labels[begin:begin + BATCH])
        loss.backward()
        with T.no_grad():
            for count in steps:
                count += 1
            optimizer(weights, [weight.grad for weight in weights if weight.grad is not None], first, second, steps)
        program.zero_grad()
        yield float(loss.detach())


def main() -> None:
    images, labels = read_digits(sys.argv[2]) if len(sys.argv) > 2 else make_digits()
    kept = len(labels) * 4 // 5  # the rest is not learnt from
    for name, optimizer in (("sgd", sgd), ("adam", adam)):
        program, predict = load("train"), load("predict")
        for step, loss in enumerate(train(program, images[:kept], labels[:kept], optimizer), 1):
            print(f"{name} {step} {loss:.6f}")
        predict.load_state_dict(program.state_dict())
        with T.no_grad():
            right = int((predict(images[kept:]).argmax(1) == labels[kept:]).sum())
        print(f"{name} reads {right} of {len(labels) - kept}")
    if len(sys.argv) > 3 and T.__name__ == "tenon":
        T.save_program(predict, sys.argv[3])


if __name__ == "__main__":
    main()
