# SPDX-License-Identifier: BSD-3-Clause
"""tenon.utils.data gives the items, batches and orders that PyTorch's does (data_facts.py has what was recorded from it)."""
import multiprocessing
import os
import pickle
import signal

import pytest
import tenon

import data_facts as facts

RECORDED = facts.recorded()
data = tenon.utils.data


@pytest.fixture(autouse=True, scope="module")
def workers_are_forked():
    """Whatever Python's default is: datasets that are defined within functions cannot be pickled, and were recorded so."""
    before = multiprocessing.get_start_method()
    multiprocessing.set_start_method("fork", force=True)
    yield
    multiprocessing.set_start_method(before, force=True)


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


@pytest.mark.parametrize("method", ["forkserver", "spawn"])
def test_workers_that_are_not_forked_get_a_dataset_that_can_be_pickled(method):
    """The first is the default of Python 3.14."""
    found = list(data.DataLoader(Numbers(), num_workers=2, batch_size=None, multiprocessing_context=method))
    assert [int(number) for number, _, _ in found] == list(range(8))
    assert [worker for _, _, worker in found] == [0, 1] * 4

    class Local(Numbers):
        pass

    with pytest.raises((AttributeError, pickle.PicklingError), match="pickle local object"):
        list(data.DataLoader(Local(), num_workers=1, multiprocessing_context=method))


def test_waiting_ends_after_the_timeout():
    class Slow(Numbers):
        def __getitem__(self, i):
            import time
            time.sleep(3)
    with pytest.raises(RuntimeError, match="DataLoader timed out after 0.2 seconds"):
        list(data.DataLoader(Slow(), num_workers=1, timeout=0.2))
