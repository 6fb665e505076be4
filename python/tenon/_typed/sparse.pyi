# SPDX-License-Identifier: BSD-3-Clause
# Made by tenon-gen from spec/native_functions.yaml and spec/python_signatures.tsv.
from typing import Any, Sequence, overload

from tenon import DType, Generator, Number, Tensor, device, dtype, layout, memory_format, return_types

