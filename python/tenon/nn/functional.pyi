# SPDX-License-Identifier: BSD-3-Clause
"""Operators have types; what is composed of several (functional.py) takes what PyTorch's functions take."""
from typing import Any

from tenon._typed.nn import *

def __getattr__(name: str) -> Any: ...
