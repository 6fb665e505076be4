# SPDX-License-Identifier: BSD-3-Clause
from tenon.utils import checkpoint as checkpoint, cpp_extension as cpp_extension, data as data, dlpack as dlpack
