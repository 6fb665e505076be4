# SPDX-License-Identifier: BSD-3-Clause
from tenon import from_dlpack as from_dlpack, to_dlpack as to_dlpack
