# SPDX-License-Identifier: BSD-3-Clause
"""The order in which items are taken: iterables of numbers, or of lists of them."""
import itertools

import tenon


def _check_count(name, value):
    if not isinstance(value, int) or isinstance(value, bool) or value <= 0:
        raise ValueError(f"{name} should be a positive integer value, but got {name}={value}")


def _check_choice(name, value, error=TypeError):
    if not isinstance(value, bool):
        raise error(f"{name} should be a boolean value, but got {name}={value}")


class Sampler:
    """An order of items. A subclass defines __iter__, and __len__ if their number is known."""

    def __iter__(self):
        raise NotImplementedError

    def __class_getitem__(cls, _):
        return cls


class SequentialSampler(Sampler):
    """From the first to the last."""

    def __init__(self, data_source):
        self.data_source = data_source

    def __iter__(self):
        return iter(range(len(self.data_source)))

    def __len__(self):
        return len(self.data_source)


def _seeded(generator):
    """The generator, or one of its own that the process's seeds."""
    if generator is not None:
        return generator
    return tenon.Generator().manual_seed(int(tenon.empty((), dtype=tenon.int64).random_().item()))


class RandomSampler(Sampler):
    """In random order; with replacement each number is drawn anew."""

    def __init__(self, data_source, replacement=False, num_samples=None, generator=None):
        self.data_source, self.replacement, self._num_samples, self.generator = data_source, replacement, num_samples, generator
        _check_choice("replacement", replacement)
        if not isinstance(self.num_samples, int) or self.num_samples <= 0:
            raise ValueError(f"num_samples should be a positive integer value, but got num_samples={self.num_samples}")

    @property
    def num_samples(self):
        return len(self.data_source) if self._num_samples is None else self._num_samples

    def __iter__(self):
        count, generator = len(self.data_source), _seeded(self.generator)
        if self.replacement:
            for begin in range(0, self.num_samples, 32):
                size = min(32, self.num_samples - begin)
                yield from tenon.randint(count, (size,), dtype=tenon.int64, generator=generator).tolist()
            return
        for begin in range(0, self.num_samples, count):
            yield from tenon.randperm(count, generator=generator).tolist()[:self.num_samples - begin]

    def __len__(self):
        return self.num_samples


class SubsetRandomSampler(Sampler):
    """These numbers in random order."""

    def __init__(self, indices, generator=None):
        self.indices, self.generator = indices, generator

    def __iter__(self):
        for i in tenon.randperm(len(self.indices), generator=self.generator).tolist():
            yield self.indices[i]

    def __len__(self):
        return len(self.indices)


class WeightedRandomSampler(Sampler):
    """Numbers with these probabilities, which need not sum to 1."""

    def __init__(self, weights, num_samples, replacement=True, generator=None):
        _check_count("num_samples", num_samples)
        _check_choice("replacement", replacement, ValueError)
        weights = tenon.as_tensor(weights, dtype=tenon.float64)
        if weights.dim() != 1:
            raise ValueError(f"weights should be a 1d sequence but given weights have shape {tuple(weights.shape)}")
        self.weights, self.num_samples, self.replacement, self.generator = weights, num_samples, replacement, generator

    def __iter__(self):
        yield from tenon.multinomial(self.weights, self.num_samples, self.replacement, generator=self.generator).tolist()

    def __len__(self):
        return self.num_samples


class BatchSampler(Sampler):
    """Lists of batch_size numbers; the last one may be shorter, or is left out."""

    def __init__(self, sampler, batch_size, drop_last):
        _check_count("batch_size", batch_size)
        _check_choice("drop_last", drop_last, ValueError)
        self.sampler, self.batch_size, self.drop_last = sampler, batch_size, drop_last

    def __iter__(self):
        numbers = iter(self.sampler)
        while batch := list(itertools.islice(numbers, self.batch_size)):
            if len(batch) == self.batch_size or not self.drop_last:
                yield batch

    def __len__(self):
        count = len(self.sampler)
        return count // self.batch_size if self.drop_last else -(-count // self.batch_size)


class DistributedSampler(Sampler):
    """The share of one of several processes, whose numbers are given: each has as many items, some twice or left out for that."""

    def __init__(self, dataset, num_replicas=None, rank=None, shuffle=True, seed=0, drop_last=False):
        if num_replicas is None or rank is None:
            raise ValueError("there is no default process group: give num_replicas and rank (docs/python.md)")
        if rank >= num_replicas or rank < 0:
            raise ValueError(f"Invalid rank {rank}, rank should be in the interval [0, {num_replicas - 1}]")
        self.dataset, self.num_replicas, self.rank = dataset, num_replicas, rank
        self.shuffle, self.seed, self.drop_last, self.epoch = shuffle, seed, drop_last, 0
        count = len(dataset)
        self.num_samples = count // num_replicas if drop_last and count % num_replicas else -(-count // num_replicas)
        self.total_size = self.num_samples * num_replicas

    def __iter__(self):
        count = len(self.dataset)
        if self.shuffle:
            numbers = tenon.randperm(count, generator=tenon.Generator().manual_seed(self.seed + self.epoch)).tolist()
        else:
            numbers = list(range(count))
        whole = list(itertools.islice(itertools.cycle(numbers), self.total_size))
        return iter(whole[self.rank::self.num_replicas])

    def __len__(self):
        return self.num_samples

    def set_epoch(self, epoch):
        """Each epoch has an order of its own, the same in all processes."""
        self.epoch = epoch
