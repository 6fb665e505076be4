# SPDX-License-Identifier: BSD-3-Clause
"""Workers of loaders send large tensors in shared memory, and nothing of it stays."""
import gc
import os
import pathlib

import pytest
import tenon
from tenon.utils.data import DataLoader, Dataset, _sharing

SHARED = pathlib.Path("/dev/shm")
pytestmark = pytest.mark.skipif(not SHARED.is_dir(), reason="no /dev/shm")


def ours():
    return sorted(SHARED.glob("tenon-*"))


class Large(Dataset):
    """Items with a large tensor, a small one, a view of the large one, and a number."""

    def __len__(self):
        return 6

    def __getitem__(self, index):
        large = tenon.full((50, 40), float(index), dtype=tenon.bfloat16)
        return {"large": large, "part": large.t(), "small": tenon.tensor([index]), "number": index, "kind": tenon.full((5000,), index % 2 == 0)}


def same(batches, others):
    for one, other in zip(batches, others, strict=True):
        assert one.keys() == other.keys()
        for key in one:
            assert one[key].dtype is other[key].dtype and tenon.equal(one[key], other[key])


def test_batches_are_those_of_this_process_and_files_are_gone():
    before = ours()
    same(list(DataLoader(Large(), batch_size=2, num_workers=2)), list(DataLoader(Large(), batch_size=2)))
    gc.collect()
    assert ours() == before


def test_an_epoch_that_is_left_early_leaves_nothing():
    before = ours()
    batches = iter(DataLoader(Large(), batch_size=1, num_workers=2, prefetch_factor=3))
    first = next(batches)
    del batches
    gc.collect()
    assert ours() == before and first["large"].sum() == 0
    first["large"].add_(1)
    assert first["large"].sum() == 2000


def test_large_tensors_do_not_go_through_the_pickle(tmp_path):
    value = [tenon.arange(10000), tenon.ones(2), {"again": tenon.arange(10000)}]
    value.append(value[0])
    text, path = _sharing.pack(value, str(tmp_path))
    assert len(text) < 2000 and pathlib.Path(path).stat().st_size >= 160000
    found = _sharing.unpack(text, path)
    assert not os.path.exists(path) and [tenon.equal(found[i], value[i]) for i in (0, 1, 3)] == [True] * 3
    assert tenon.equal(found[2]["again"], value[2]["again"]) and found[3].data_ptr() == found[0].data_ptr()


def test_without_room_all_goes_through_the_pickle(tmp_path, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")
    monkeypatch.setattr(os, "posix_fallocate", full)
    text, path = _sharing.pack(tenon.arange(10000), str(tmp_path))
    assert path is None and list(tmp_path.iterdir()) == [] and tenon.equal(_sharing.unpack(text, path), tenon.arange(10000))


def test_tensors_with_gradients_and_parameters_stay_what_they_are(tmp_path):
    parameter = tenon.nn.Parameter(tenon.ones(5000))
    text, path = _sharing.pack(parameter, str(tmp_path))
    found = _sharing.unpack(text, path)
    assert isinstance(found, tenon.nn.Parameter) and found.requires_grad and tenon.equal(found, parameter)
