# SPDX-License-Identifier: BSD-3-Clause
from tenon._typed.linalg import *
from typing import TypeAlias

LinAlgError: TypeAlias = RuntimeError
