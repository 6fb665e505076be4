# SPDX-License-Identifier: BSD-3-Clause
"""cuDNN, which is not there: settings are kept and change nothing."""
import contextlib

enabled, benchmark, benchmark_limit, deterministic, allow_tf32 = True, False, 10, False, True


def is_available():
    return False


def version():
    """None, as there is none."""
    return None


@contextlib.contextmanager
def flags(enabled=False, benchmark=False, benchmark_limit=10, deterministic=False, allow_tf32=True):
    """Settings for a block."""
    given = dict(locals())
    before = {name: globals()[name] for name in given}
    globals().update(given)
    try:
        yield
    finally:
        globals().update(before)
