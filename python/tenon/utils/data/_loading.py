# SPDX-License-Identifier: BSD-3-Clause
"""DataLoader: batches of a dataset, made in this process or by workers, which send them through a queue, large tensors in shared memory."""
import collections.abc
import itertools
import multiprocessing
import queue
import random
import traceback
from typing import NamedTuple

import tenon
from tenon import Tensor
from tenon.utils.data import _sharing
from tenon.utils.data._datasets import IterableDataset
from tenon.utils.data._samplers import BatchSampler, RandomSampler, SequentialSampler

# How often a loader that waits looks whether its workers live, in seconds.
_LOOK = 5


def _is_numpys(value):
    return type(value).__module__ == "numpy"


def default_collate(batch):
    """A list of items as one: tensors and arrays are stacked, numbers become a tensor, dicts, tuples and lists are collated by part."""
    first = batch[0]
    if isinstance(first, Tensor):
        return tenon.stack(list(batch))
    if _is_numpys(first):
        return tenon.stack([tenon.as_tensor(value) for value in batch])
    if isinstance(first, float):
        return tenon.tensor(batch, dtype=tenon.float64)
    if isinstance(first, int):
        return tenon.tensor(batch)
    if isinstance(first, (str, bytes)):
        return batch
    if isinstance(first, collections.abc.Mapping):
        parts = {key: default_collate([item[key] for item in batch]) for key in first}
        return parts if type(first) is dict else type(first)(parts)
    if isinstance(first, collections.abc.Sequence):
        if any(len(item) != len(first) for item in batch):
            raise RuntimeError("each element in list of batch should be of equal size")
        parts = [default_collate(part) for part in zip(*batch)]
        return type(first)(*parts) if hasattr(first, "_fields") else parts
    raise TypeError("default_collate: batch must contain tensors, numpy arrays, numbers, dicts or lists; found " + str(type(first)))


def default_convert(data):
    """An item that is no batch, with tensors in place of NumPy's arrays and a list in that of each tuple."""
    if isinstance(data, (Tensor, str, bytes)):
        return data
    if _is_numpys(data) and hasattr(data, "shape"):
        return tenon.as_tensor(data)
    if isinstance(data, collections.abc.Mapping):
        parts = {key: default_convert(value) for key, value in data.items()}
        return parts if type(data) is dict else type(data)(parts)
    if isinstance(data, collections.abc.Sequence):
        parts = [default_convert(value) for value in data]
        return type(data)(*parts) if hasattr(data, "_fields") else parts
    return data


# ---- workers ----

class WorkerInfo(NamedTuple):
    """Which worker a dataset is in."""
    id: int
    num_workers: int
    seed: int
    dataset: object


_worker = None


def get_worker_info():
    """Which worker this process is; None where it is none."""
    return _worker


class _Raised(NamedTuple):
    """An exception of a worker: its class, and where it was raised, as text."""
    kind: type
    trace: str


class _Ended:
    """A worker's items are at their end."""


class _Fetcher:
    """Makes batches of a dataset."""

    def __init__(self, dataset, collate, drop_last, is_batched):
        self.dataset, self.collate, self.drop_last, self.is_batched = dataset, collate, drop_last, is_batched
        self.items = iter(dataset) if isinstance(dataset, IterableDataset) else None

    def fetch(self, chosen):
        """The batch of these numbers; of an iterable dataset the next that many items, or StopIteration."""
        if not self.is_batched:
            return self.collate(self.dataset[chosen] if self.items is None else next(self.items))
        if self.items is None:
            several = getattr(self.dataset, "__getitems__", None)
            return self.collate(several(chosen) if callable(several) else [self.dataset[i] for i in chosen])
        batch = list(itertools.islice(self.items, len(chosen)))
        if not batch or (self.drop_last and len(batch) < len(chosen)):
            raise StopIteration
        return self.collate(batch)


def _work(info, make_fetcher, init, asked, results, folder):
    """A worker: answers what is asked, an epoch, a number and what to fetch, until None is."""
    global _worker
    _worker = info
    tenon.set_num_threads(1)
    tenon.manual_seed(info.seed)
    random.seed(info.seed)
    fetcher, fetched_epoch, failure = None, None, None
    try:
        if init is not None:
            init(info.id)
    except Exception as error:  # noqa: BLE001  told where the first batch is taken
        failure = _raised(error)
    while (question := asked.get()) is not None:
        epoch, number, chosen = question
        try:
            if epoch != fetched_epoch:
                fetcher, fetched_epoch = _Fetcher(info.dataset, *make_fetcher), epoch
            answer = _sharing.pack(failure or fetcher.fetch(chosen), folder)
        except StopIteration:
            answer = _sharing.pack(_Ended(), None)
        except Exception as error:  # noqa: BLE001  raised where the batch is taken
            answer = _sharing.pack(_raised(error), None)
        results.put((epoch, number, info.id, answer))


def _raised(error):
    return _Raised(type(error), traceback.format_exc())


class _Lines(str):
    """A text that KeyError, too, shows as lines."""

    def __repr__(self):
        return str(self)


def _raise(answer, worker):
    text = _Lines(f"Caught {answer.kind.__name__} in DataLoader worker process {worker}.\nOriginal {answer.trace}")
    try:
        error = answer.kind(text)
    except Exception:  # noqa: BLE001  a class that takes other arguments
        error = RuntimeError(text)
    raise error


class _Pool:
    """The workers of a loader."""

    def __init__(self, loader, seed):
        context = loader.multiprocessing_context
        context = multiprocessing.get_context(context) if context is None or isinstance(context, str) else context
        self.results, self.epoch, self.folder = context.Queue(), 0, _sharing.Folder()
        self.asked = [context.Queue() for _ in range(loader.num_workers)]
        self.processes = []
        for i, asked in enumerate(self.asked):
            info = WorkerInfo(i, loader.num_workers, seed + i, loader.dataset)
            process = context.Process(target=_work, args=(info, loader._fetching(), loader.worker_init_fn, asked, self.results, self.folder.path),
                                      daemon=True)
            process.start()
            self.processes.append(process)

    def answer(self, timeout):
        """The next answer, of whichever worker."""
        waited = 0
        while True:
            wait = min(_LOOK, timeout - waited) if timeout > 0 else _LOOK
            try:
                epoch, number, worker, answer = self.results.get(timeout=wait)
                return epoch, number, worker, _sharing.unpack(*answer)
            except queue.Empty:
                waited += wait
            dead = [process for process in self.processes if not process.is_alive()]
            if dead:
                raise RuntimeError(f"DataLoader worker (pid(s) {', '.join(str(process.pid) for process in dead)}) exited unexpectedly")
            if timeout > 0 and waited >= timeout:
                raise RuntimeError(f"DataLoader timed out after {timeout} seconds")

    def close(self):
        for asked in self.asked:
            asked.put(None)
        for process in self.processes:
            process.join(timeout=_LOOK)
            if process.is_alive():
                process.terminate()
        for each in [self.results, *self.asked]:
            each.close()
        self.folder.close()


def _by_workers(loader, batches, pool):
    """Batches in their order, while workers make the next ones."""
    pool.epoch += 1
    epoch, ready, sent, given = pool.epoch, {}, 0, 0
    live = list(range(loader.num_workers))

    def ask():
        nonlocal sent
        chosen = next(batches, None) if live else None
        if chosen is not None:
            worker = live[sent % len(live)]
            pool.asked[worker].put((epoch, sent, chosen))
            sent += 1
    for _ in range(loader.num_workers * loader.prefetch_factor):
        ask()
    while given < sent:
        while given not in ready:
            answered, number, worker, answer = pool.answer(loader.timeout)
            # What an epoch that was left early still asked for.
            if answered == epoch:
                ready[number] = (worker, answer)
        worker, answer = ready.pop(given)
        given += 1
        if isinstance(answer, _Ended):
            if worker in live:
                live.remove(worker)
            # The others go on in its place.
            ask()
            continue
        ask()
        if isinstance(answer, _Raised):
            _raise(answer, worker)
        yield answer


# ---- the loader ----

class DataLoader:
    """Batches of a dataset, in the order of a sampler.

    `num_workers` processes make them where it is not 0; `pin_memory` is taken and changes nothing."""

    def __init__(self, dataset, batch_size=1, shuffle=None, sampler=None, batch_sampler=None, num_workers=0, collate_fn=None, pin_memory=False,
                 drop_last=False, timeout=0, worker_init_fn=None, multiprocessing_context=None, generator=None, *, prefetch_factor=None,
                 persistent_workers=False, pin_memory_device="", in_order=True):
        self.dataset, self.num_workers, self.timeout = dataset, num_workers, timeout
        self.prefetch_factor = 2 if prefetch_factor is None and num_workers > 0 else prefetch_factor
        self.pin_memory, self.pin_memory_device, self.worker_init_fn, self.in_order = pin_memory, pin_memory_device, worker_init_fn, in_order
        self.multiprocessing_context, self.persistent_workers, self.generator = multiprocessing_context, persistent_workers, generator
        self._check_workers(prefetch_factor)
        if isinstance(dataset, IterableDataset):
            for name, value, allowed in (("shuffle", shuffle, (None, False)), ("sampler", sampler, (None,)), ("batch_sampler", batch_sampler, (None,))):
                if not any(value is one for one in allowed):
                    raise ValueError(f"DataLoader with IterableDataset: expected unspecified {name} option, but got {name}={value}")
        self._choose_order(batch_size, bool(shuffle), sampler, batch_sampler, drop_last)
        self.collate_fn = collate_fn or (default_collate if self._is_batched else default_convert)
        self._pool = None

    def _check_workers(self, prefetch_factor):
        if self.num_workers < 0:
            raise ValueError("num_workers option should be non-negative; use num_workers=0 to disable multiprocessing.")
        if self.timeout < 0:
            raise ValueError("timeout option should be non-negative")
        if self.num_workers == 0 and prefetch_factor is not None:
            raise ValueError("prefetch_factor option could only be specified in multiprocessing.let num_workers > 0 to enable multiprocessing, "
                             "otherwise set prefetch_factor to None.")
        if prefetch_factor is not None and prefetch_factor < 0:
            raise ValueError("prefetch_factor option should be non-negative")
        if self.persistent_workers and self.num_workers == 0:
            raise ValueError("persistent_workers option needs num_workers > 0")

    def _choose_order(self, batch_size, shuffle, sampler, batch_sampler, drop_last):
        if sampler is not None and shuffle:
            raise ValueError("sampler option is mutually exclusive with shuffle")
        if batch_sampler is not None:
            if batch_size != 1 or shuffle or sampler is not None or drop_last:
                raise ValueError("batch_sampler option is mutually exclusive with batch_size, shuffle, sampler, and drop_last")
            batch_size = None
        elif batch_size is None and drop_last:
            raise ValueError("batch_size=None option disables auto-batching and is mutually exclusive with drop_last")
        if sampler is None:
            if isinstance(self.dataset, IterableDataset):
                sampler = itertools.repeat(None)
            else:
                sampler = RandomSampler(self.dataset, generator=self.generator) if shuffle else SequentialSampler(self.dataset)
        if batch_size is not None:
            batch_sampler = BatchSampler(sampler, batch_size, drop_last)
        self.batch_size, self.drop_last, self.sampler, self.batch_sampler = batch_size, drop_last, sampler, batch_sampler
        self._is_batched = batch_sampler is not None

    def __setattr__(self, name, value):
        if "_pool" in self.__dict__ and name in ("batch_size", "batch_sampler", "sampler", "drop_last", "dataset", "persistent_workers"):
            raise ValueError(f"{name} attribute should not be set after {type(self).__name__} is initialized")
        super().__setattr__(name, value)

    def _fetching(self):
        return self.collate_fn, self.drop_last, self._is_batched

    def __iter__(self):
        order = self.batch_sampler if self._is_batched else self.sampler
        seed = int(tenon.empty((), dtype=tenon.int64).random_(generator=self.generator).item())
        return self._here(iter(order)) if self.num_workers == 0 else self._elsewhere(iter(order), seed)

    def _here(self, order):
        fetcher = _Fetcher(self.dataset, *self._fetching())
        for chosen in order:
            try:
                batch = fetcher.fetch(chosen)
            except StopIteration:
                return
            yield batch

    def _elsewhere(self, order, seed):
        pool = self._pool or _Pool(self, seed)
        if self.persistent_workers:
            self._pool = pool
        try:
            yield from _by_workers(self, order, pool)
        finally:
            if not self.persistent_workers:
                pool.close()

    def __len__(self):
        """The number of batches; of an iterable dataset with a length, what its length makes of them."""
        if not isinstance(self.dataset, IterableDataset):
            return len(self.batch_sampler if self._is_batched else self.sampler)
        count = len(self.dataset)
        if self.batch_size is None:
            return count
        return count // self.batch_size if self.drop_last else -(-count // self.batch_size)
