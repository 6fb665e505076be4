# SPDX-License-Identifier: BSD-3-Clause
from tenon._typed.fft import *
