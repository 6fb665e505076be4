# SPDX-License-Identifier: BSD-3-Clause
from tenon.nn import functional as functional
