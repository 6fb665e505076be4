# SPDX-License-Identifier: BSD-3-Clause
"""tenon.backends: which libraries are there, and what they may do.

    tenon.backends.cudnn.benchmark = True       # taken, and changes nothing
"""
from tenon.backends import cuda, cudnn, mkl, mkldnn, mps, openmp

__all__ = ["cuda", "cudnn", "mkl", "mkldnn", "mps", "openmp"]
