# SPDX-License-Identifier: BSD-3-Clause
"""What the `native` functions of spec/derivatives.yaml compute, in PyTorch's operators: the C functions do the same."""
import torch  # noqa: F401  (natives use it)
