# SPDX-License-Identifier: BSD-3-Clause
from tenon.utils import cpp_extension as cpp_extension, data as data
