# SPDX-License-Identifier: BSD-3-Clause
"""An operator in C, compiled and called; tensors, NumPy's arrays and an operator in Python beside it.

    python examples/python/tour.py
"""
import pathlib

import tenon
from tenon import Tensor

HERE = pathlib.Path(__file__).resolve().parent


@tenon.library.custom_op("tour::mean_of_rows", mutates_args=())
def mean_of_rows(x: Tensor) -> Tensor:
    """Kernels may be Python: they are dispatched, and C callers find them, too."""
    return x.mean(dim=1)


def main() -> None:
    # The same source that PyTorch would load, as C.
    tenon.compile_extension(HERE.parent / "add_scalar.c")
    x = tenon.arange(6, dtype=tenon.float32).reshape(2, 3)
    print(tenon.ops.myops.add_scalar(x, 0.5))

    # Every operator of ATen's is a function, a method and an overload.
    print(tenon.add(x, 1, alpha=2).sum(), x.add(1).max(dim=1).values, tenon.ops.aten.add.Tensor(x, x).shape)
    print((x @ x.T)[0, 1:], (x > 2).any().item())
    print(mean_of_rows(x))

    # A failure says what was given and what was expected.
    try:
        tenon.mm(x, x)
    except RuntimeError as error:
        print(error)


if __name__ == "__main__":
    main()
