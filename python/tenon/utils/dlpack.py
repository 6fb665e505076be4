# SPDX-License-Identifier: BSD-3-Clause
"""tenon.utils.dlpack: tensors from and for other libraries, without a copy."""
from tenon import from_dlpack, to_dlpack

__all__ = ["from_dlpack", "to_dlpack"]
