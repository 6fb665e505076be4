# SPDX-License-Identifier: BSD-3-Clause
"""Three minutes of Tenon. `tour.py torch` is the same with PyTorch as T, and prints the same.

    pip install . numpy && pip install --no-deps torchaudio==2.11.0
    python examples/python/tour.py
"""
import sys
from importlib.metadata import distribution
from importlib.util import find_spec
from typing import TYPE_CHECKING

if find_spec("torchaudio") is None or find_spec("numpy") is None:
    print("needs NumPy and torchaudio's binary: pip install numpy && pip install --no-deps torchaudio==2.11.0")
    sys.exit(77)

import numpy

if TYPE_CHECKING or sys.argv[1:] != ["torch"]:
    import tenon as T
else:
    import torch as T

x = T.arange(6, dtype=T.float32).reshape(2, 3)
print(T.add(x, 1, alpha=2))  # an operator is a function,
print(x.max(dim=1).values)  # a method,
print(T.ops.aten.max.dim._schema)  # and an overload with a schema

array = x.numpy()
x[:, 0].fill_(7)  # views and arrays share memory
print(array)

# torchaudio's binary from PyPI was built for PyTorch. Its filter writes an echo into NumPy's array.
T.ops.load_library(str(distribution("torchaudio").locate_file("torchaudio/lib/libtorchaudio.abi3.so")))
click = numpy.eye(1, 6, dtype=numpy.float32).reshape(1, 1, 6)
poles = numpy.array([[0.25, -1, 1]], numpy.float32)
echo = numpy.zeros((1, 1, 8), numpy.float32)
T.ops.torchaudio._lfilter_core_loop(T.from_numpy(click), T.from_numpy(poles), T.from_numpy(echo))
print(echo)  # [[[0. 0. 1. 1. 0.75 0.5 0.3125 0.1875]]]


@T.library.custom_op("tour::loudness", mutates_args=())  # an operator in Python, for callers in C, too
def loudness(x: T.Tensor) -> T.Tensor:
    return x.square().mean(dim=-1).sqrt()


print(T.ops.tour.loudness(T.from_numpy(echo)))

try:
    T.mm(x, x)
except RuntimeError as error:
    print(error)  # PyTorch's exception, and its words
