# SPDX-License-Identifier: BSD-3-Clause
from tenon.backends import (cuda as cuda, cudnn as cudnn, mkl as mkl, mkldnn as mkldnn, mps as mps, openmp as openmp)
