# SPDX-License-Identifier: BSD-3-Clause
"""tenon.utils.data gives the items, batches and orders that PyTorch's does (data_facts.py has what was recorded from it)."""
import os
import signal

import pytest
import tenon

import data_facts as facts

RECORDED = facts.recorded()
data = tenon.utils.data


@pytest.mark.parametrize("text", facts.CALLS)
def test_a_call_gives_what_pytorch_gave(text):
    assert facts.told(tenon, text) == RECORDED[text]


def test_arrays_are_collated():
    np = pytest.importorskip("numpy")
    assert data.default_collate([np.ones(2), np.zeros(2)]).tolist() == [[1, 1], [0, 0]]
    assert data.default_collate([np.float32(1), np.float32(2)]).dtype is tenon.float32
    assert [x.tolist() for x in data.DataLoader([np.ones(2), np.zeros(2)], batch_size=None)] == [[1, 1], [0, 0]]


class Numbers(data.Dataset):
    def __init__(self, what=None):
        self.what = what

    def __len__(self):
        return 8

    def __getitem__(self, i):
        if i == 5 and self.what == "ends":
            os.kill(os.getpid(), signal.SIGKILL)
        return tenon.tensor(i), os.getpid(), data.get_worker_info().id


def test_workers_are_processes_that_take_turns():
    batches = list(data.DataLoader(Numbers(), batch_size=2, num_workers=2))
    assert [x.tolist() for x, _, _ in batches] == [[0, 1], [2, 3], [4, 5], [6, 7]] and [w.tolist() for *_, w in batches] == [[0, 0], [1, 1]] * 2
    assert os.getpid() not in {int(pid) for _, pids, _ in batches for pid in pids} and data.get_worker_info() is None


def test_workers_that_stay_are_the_same_in_the_next_epoch_also_when_one_was_left_early():
    order = list(range(8))
    loader = data.DataLoader(Numbers(), sampler=order, num_workers=2, persistent_workers=True)
    first = {int(pid) for _, pid, _ in loader}
    next(iter(loader))
    order.reverse()
    again = list(loader)
    assert {int(pid) for _, pid, _ in again} == first and [int(x) for x, *_ in again] == order


def test_a_worker_that_ends_is_named(monkeypatch):
    monkeypatch.setattr(data._loading, "_LOOK", 0.2)
    with pytest.raises(RuntimeError, match=r"DataLoader worker \(pid\(s\) \d+\) exited unexpectedly"):
        list(data.DataLoader(Numbers("ends"), num_workers=1))


def _fail(i):
    raise OSError(f"worker {i} has no file")


def test_an_initialiser_that_fails_is_told():
    with pytest.raises(OSError, match="Caught OSError in DataLoader worker process 0.\nOriginal Traceback(.|\n)*worker 0 has no file"):
        list(data.DataLoader(Numbers(), num_workers=1, worker_init_fn=_fail))


def test_waiting_ends_after_the_timeout():
    class Slow(Numbers):
        def __getitem__(self, i):
            import time
            time.sleep(3)
    with pytest.raises(RuntimeError, match="DataLoader timed out after 0.2 seconds"):
        list(data.DataLoader(Slow(), num_workers=1, timeout=0.2))
