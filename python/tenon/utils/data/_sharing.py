# SPDX-License-Identifier: BSD-3-Clause
"""Batches on their way from workers: small ones as pickles, the elements of large tensors in memory that both processes map.

A batch with large tensors has one file below /dev/shm, of the pool's folder there. Who reads the batch maps the file and unlinks it; the
memory goes with the last tensor over it. Where there is no such folder, or no room in it, all goes into the pickle."""
import io
import mmap
import os
import pickle
import shutil
import tempfile
import weakref
from multiprocessing.reduction import ForkingPickler

import tenon

_ROOT = "/dev/shm"  # noqa: S108  memory, in a folder that only this user reads
_LARGE = 4096  # bytes from which a tensor does not go through the queue
_ALIGNED = 64


class Folder:
    """Where workers put files. It goes when the pool is closed or collected, or at the end of the process."""

    def __init__(self):
        try:
            self.path = tempfile.mkdtemp(prefix="tenon-", dir=_ROOT)
        except OSError:
            self.path = None
            return
        self._finalize = weakref.finalize(self, _remove, self.path, os.getpid())

    def close(self):
        if self.path is not None:
            self._finalize()


def _remove(path, process):
    """Not at the end of a forked worker, which has a copy of the object."""
    if os.getpid() == process:
        shutil.rmtree(path, ignore_errors=True)


class _Pickler(ForkingPickler):
    """Leaves out the elements of large tensors, and lists them with their places."""

    def __init__(self, file):
        super().__init__(file, 5)
        self.parts, self.known, self.size = [], {}, 0

    def persistent_id(self, value):
        if type(value) is not tenon.Tensor or value.requires_grad or value.device.type != "cpu" or value.nbytes < _LARGE:
            return None
        if id(value) not in self.known:
            self.known[id(value)] = self.size, value.dtype, tuple(value.shape)
            self.parts.append((self.size, value))
            self.size = -(-(self.size + value.nbytes) // _ALIGNED) * _ALIGNED
        return self.known[id(value)]


class _Unpickler(pickle.Unpickler):
    def __init__(self, file, memory):
        super().__init__(file)
        self.memory = memory

    def persistent_load(self, pid):
        place, dtype, shape = pid
        count = dtype.itemsize
        for size in shape:
            count *= size
        return tenon.frombuffer(self.memory, dtype=tenon.uint8, count=count, offset=place).view(dtype).reshape(shape)


def pack(value, folder):
    """A pickle, and the path of the file that it needs, or None."""
    if folder is None:
        return bytes(ForkingPickler.dumps(value)), None
    file = io.BytesIO()
    pickler = _Pickler(file)
    pickler.dump(value)
    if not pickler.parts:
        return file.getvalue(), None
    path = ""
    try:
        number, path = tempfile.mkstemp(dir=folder)
        with open(number, "wb") as shared:
            os.posix_fallocate(number, 0, pickler.size)
            for place, tensor in pickler.parts:
                shared.seek(place)
                shared.write(memoryview(tensor.contiguous().reshape(-1).view(tenon.uint8)))
    except OSError:
        if os.path.exists(path):
            os.unlink(path)
        return bytes(ForkingPickler.dumps(value)), None
    return file.getvalue(), path


def unpack(text, path):
    """The value of a pickle; the file is unlinked."""
    if path is None:
        return pickle.loads(text)
    with open(path, "r+b") as file:
        os.unlink(path)
        memory = mmap.mmap(file.fileno(), 0)
    return _Unpickler(io.BytesIO(text), memory).load()
