# SPDX-License-Identifier: BSD-3-Clause
"""tenon.random: the process's generator of random numbers.

    with tenon.random.fork_rng():               # what is drawn here changes nothing after it
        tenon.manual_seed(0)
        tenon.rand(3)
"""
import contextlib

from tenon import get_rng_state, initial_seed, manual_seed, seed, set_rng_state

__all__ = ["fork_rng", "get_rng_state", "initial_seed", "manual_seed", "seed", "set_rng_state"]


@contextlib.contextmanager
def fork_rng(devices=None, enabled=True, device_type="cpu"):
    """The generator is after the block what it was before. Devices have none of their own here, so only none may be named."""
    if devices:
        raise NotImplementedError(f"fork_rng: only the generator of cpu is kept, not of {list(devices)}")
    if not enabled:
        yield
        return
    state = get_rng_state()
    try:
        yield
    finally:
        set_rng_state(state)
