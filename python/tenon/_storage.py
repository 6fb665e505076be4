# SPDX-License-Identifier: BSD-3-Clause
"""Storages: the memory that tensors lie in, seen as bytes or as elements."""
import tenon


class Storage:
    """A one-dimensional tensor over the whole memory of another, and a sequence of its numbers."""

    def __init__(self, whole):
        self._whole = whole

    @property
    def device(self):
        return self._whole.device

    @property
    def is_cpu(self):
        return self._whole.is_cpu

    @property
    def is_cuda(self):
        return self._whole.is_cuda

    def data_ptr(self):
        """The address of the first byte; 0 where there is none."""
        return self._whole.data_ptr()

    def nbytes(self):
        """Bytes of the memory."""
        return self._whole.nbytes

    def size(self):
        """Elements of the memory."""
        return self._whole.shape[0]

    def element_size(self):
        """Bytes of an element."""
        return self._whole.itemsize

    def __len__(self):
        return self.size()

    def tolist(self):
        return self._whole.tolist()

    def __iter__(self):
        return iter(self.tolist())

    def __getitem__(self, index):
        found = self._whole[index]
        return found.item() if found.dim() == 0 else type(self)._over(found)

    def __setitem__(self, index, value):
        self._whole[index] = value

    @classmethod
    def _over(cls, whole):
        made = cls.__new__(cls)
        Storage.__init__(made, whole)
        return made

    def clone(self):
        return self._over(self._whole.clone())

    def cpu(self):
        return self._over(self._whole.cpu())

    def copy_(self, source, non_blocking=False):
        self._whole.copy_(source._whole)
        return self

    def fill_(self, value):
        self._whole.fill_(value)
        return self

    def is_pinned(self, device="cuda"):
        return False

    def is_shared(self):
        return False


def elements_of(tensor):
    """All whole elements of the tensor's memory, those before its first one too."""
    return tensor.as_strided([tensor._storage_bytes() // tensor.itemsize], [1], 0)


class UntypedStorage(Storage):
    """The memory as bytes."""

    def __init__(self, tensor):
        super().__init__(elements_of(tensor).view(tenon.uint8))

    def untyped(self):
        return self

    def __eq__(self, other):
        return isinstance(other, UntypedStorage) and self.data_ptr() == other.data_ptr()

    __hash__ = None

    def __repr__(self):
        return f"[tenon.UntypedStorage(device={self.device}) of size {self.size()}]"


class TypedStorage(Storage):
    """The memory as elements of one dtype."""

    def __init__(self, tensor):
        super().__init__(elements_of(tensor))

    @property
    def dtype(self):
        return self._whole.dtype

    def untyped(self):
        return UntypedStorage(self._whole)

    def __repr__(self):
        return f"[tenon.TypedStorage(dtype={self.dtype}, device={self.device}) of size {self.size()}]"


def is_storage(obj):
    """Whether it is the memory of a tensor, as untyped_storage() gives it."""
    return isinstance(obj, Storage)
