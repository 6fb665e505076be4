# SPDX-License-Identifier: BSD-3-Clause
from collections.abc import Iterable
from contextlib import AbstractContextManager

from tenon import (get_rng_state as get_rng_state, initial_seed as initial_seed, manual_seed as manual_seed, seed as seed,
                   set_rng_state as set_rng_state)

def fork_rng(devices: Iterable[int] | None = ..., enabled: bool = ..., device_type: str | None = ...) -> AbstractContextManager[None]: ...
