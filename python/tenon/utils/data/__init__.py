# SPDX-License-Identifier: BSD-3-Clause
"""tenon.utils.data: items, their order, and batches of them.

    data = tenon.utils.data.TensorDataset(inputs, targets)
    for x, y in tenon.utils.data.DataLoader(data, batch_size=32, shuffle=True):
        ...
"""
from tenon.utils.data._datasets import ChainDataset, ConcatDataset, Dataset, IterableDataset, StackDataset, Subset, TensorDataset, random_split
from tenon.utils.data._loading import DataLoader, default_collate, default_convert, get_worker_info
from tenon.utils.data._samplers import (BatchSampler, DistributedSampler, RandomSampler, Sampler, SequentialSampler, SubsetRandomSampler,
                                        WeightedRandomSampler)

__all__ = ["BatchSampler", "ChainDataset", "ConcatDataset", "DataLoader", "Dataset", "DistributedSampler", "IterableDataset", "RandomSampler", "Sampler",
           "SequentialSampler", "StackDataset", "Subset", "SubsetRandomSampler", "TensorDataset", "WeightedRandomSampler", "default_collate", "default_convert",
           "get_worker_info", "random_split"]
for _name in __all__:
    globals()[_name].__module__ = "tenon.utils.data"


def __getattr__(name):
    if name in ("datapipes", "IterDataPipe", "MapDataPipe"):
        raise AttributeError(f"tenon.utils.data.{name} is not here: there are {', '.join(__all__)} (docs/python.md)")
    raise AttributeError(f"module 'tenon.utils.data' has no attribute {name!r}")
