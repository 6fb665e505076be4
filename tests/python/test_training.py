# SPDX-License-Identifier: BSD-3-Clause
"""The training of the examples: that it learns what PyTorch's does is tests/training's; here, that it keeps nothing of its steps."""
import gc
import pathlib
import resource
import runpy

import pytest

import tenon
from test_leaks import bytes_of_malloc

TRAIN = pathlib.Path(__file__).resolve().parents[2] / "examples" / "python" / "train.py"
PAGE = resource.getpagesize()


def resident():
    return int(pathlib.Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * PAGE


@pytest.fixture(name="one_thread")
def alone():
    """Small calls on one thread: beside other tests a team would wait for its members' turns."""
    before = tenon.get_num_threads()
    tenon.set_num_threads(1)
    yield
    tenon.set_num_threads(before)


@pytest.mark.usefixtures("one_thread")
def test_a_thousand_steps_end_with_the_bytes_of_the_tenth():
    if not TRAIN.is_file():
        pytest.skip("the examples are not here")
    example = runpy.run_path(str(TRAIN))
    held = {}
    for step, loss in zip(range(1, 1001), example["train"](example["adam"], 1000)):
        if step in (1, 10, 1000):  # at first because measuring takes memory itself
            gc.collect()
            held[step] = bytes_of_malloc(), resident()
    assert loss < 0.3
    assert held[1000][0] - held[10][0] < 1000 and held[1000][1] - held[10][1] < 2**20, held
