# SPDX-License-Identifier: BSD-3-Clause
"""Kernels that may be long let other threads of Python run; quick ones keep the GIL."""
import array
import sys
import threading
import time

import pytest

import tenon


def lets_others_run(call, tries):
    """With an interval of switches that never ends, another thread runs only where the GIL is released on purpose."""
    ticks, is_over = [0], threading.Event()

    def tick():
        while not is_over.is_set():
            ticks[0] += 1
            time.sleep(0)
    thread = threading.Thread(target=tick)
    thread.start()
    before_all = sys.getswitchinterval()
    sys.setswitchinterval(1000)
    try:
        for _ in range(tries):
            before = ticks[0]
            call()
            if ticks[0] != before:
                return True
        return False
    finally:
        sys.setswitchinterval(before_all)
        is_over.set()
        thread.join()


LONG = {
    "a decomposition of a small matrix": lambda: tenon.linalg.svd(MATRIX),
    "a factory, which has no tensor to count": lambda: tenon.full([1 << 20], 1.0),
    "a result that is larger than each argument": lambda: COLUMN + ROW,
    "a large array of another library": lambda: tenon.neg(ARRAY),
    "a large tensor": lambda: tenon.exp(LARGE),
    "draws": lambda: tenon.rand([1 << 20]),
}
QUICK = {
    "one element": lambda: ONE + ONE,
    "few elements and a number": lambda: ROW * 2,
    "few elements of the same sizes": lambda: ROW + ROW,
    "a view of many": lambda: LARGE.view(-1, 16),
    "a number out of a tensor": lambda: ONE.item(),
}
MATRIX, COLUMN, ROW, ONE = tenon.rand([40, 40]), tenon.ones([1000, 1]), tenon.ones([1, 1000]), tenon.ones([1])
LARGE, ARRAY = tenon.ones([1 << 20]), memoryview(array.array("f", bytes(1 << 22)))


@pytest.mark.parametrize("what", LONG)
def test_long_kernel_lets_others_run(what):
    assert lets_others_run(LONG[what], 5000)


@pytest.mark.parametrize("what", QUICK)
def test_quick_kernel_keeps_the_gil(what):
    assert not lets_others_run(QUICK[what], 200)
