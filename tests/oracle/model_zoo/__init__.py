# SPDX-License-Identifier: BSD-3-Clause
"""Models of every class that PyTorch's ahead-of-time compiler handles differently, as a table: a name, the module,
several sets of inputs, what the compiler is told. `model_packages.py` compiles them, `run_models.py` runs them."""
from model_zoo import arithmetic, choices, control, eight_bits, full_size, images, interfaces, products, sequences, special, transforms  # noqa: F401
from model_zoo.table import LARGE, MODELS, Case  # noqa: F401

assert not MODELS.keys() & LARGE.keys(), "one name, one model"


def case_of(name):
    """A new case of this name."""
    return (MODELS.get(name) or LARGE[name])()
