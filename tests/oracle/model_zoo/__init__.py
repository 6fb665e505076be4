# SPDX-License-Identifier: BSD-3-Clause
"""Models of every class that PyTorch's ahead-of-time compiler handles differently, as a table: a name, the module,
several sets of inputs, what the compiler is told. `model_packages.py` compiles them, `run_models.py` runs them."""
from model_zoo import arithmetic, choices, control, eight_bits, images, interfaces, products, sequences, special, transforms  # noqa: F401
from model_zoo.table import MODELS, Case  # noqa: F401
