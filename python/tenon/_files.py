# SPDX-License-Identifier: BSD-3-Clause
"""tenon.save and tenon.load: files that PyTorch reads and writes too.

Such a file is a zip archive, not compressed: NAME/data.pkl is a pickle of the object, in which a storage stands as a
persistent id ("storage", its type, a key, a device, a number of elements), NAME/data/KEY are a storage's bytes. The
pickle names functions and types of PyTorch's; they are known here by these names and nothing is imported for them.
"""
import functools
import os
import pickle
import zipfile
from collections import OrderedDict

import tenon
from tenon import _C
from tenon._unpickling import Reader, Refused, shown

# Storages' types by the dtype of their elements; what is not here is saved as bytes.
TYPES = {"float32": "Float", "float64": "Double", "float16": "Half", "bfloat16": "BFloat16", "int64": "Long",
         "int32": "Int", "int16": "Short", "int8": "Char", "uint8": "Byte", "bool": "Bool", "complex64": "ComplexFloat",
         "complex128": "ComplexDouble"}
DTYPES = {f"{word}Storage": getattr(tenon, name) for name, word in TYPES.items()}


class Name:
    """Something of PyTorch's that a pickle names."""

    def __init__(self, module, name):
        self.module, self.name = module, name

    def __call__(self, *args):
        raise TypeError(f"{self.module}.{self.name} is written, not called")


class Storage:
    """A storage while it is saved."""

    def __init__(self, name, key, count):
        self.name, self.key, self.count = name, key, count


# ---- saving ----

class Pickler(pickle._Pickler):
    """Pickles tensors as PyTorch does, each storage once."""

    dispatch = dict(pickle._Pickler.dispatch)

    def __init__(self, file, protocol):
        super().__init__(file, protocol)
        self.storages = {}      # by address and size: key and bytes

    def save_name(self, name):
        self.write(f"c{name.module}\n{name.name}\n".encode())
        self.memoize(name)

    dispatch[Name] = save_name

    def save_dtype(self, dtype):
        self.write(f"ctorch\n{str(dtype).removeprefix('tenon.')}\n".encode())
        self.memoize(dtype)

    dispatch[tenon.dtype] = save_dtype

    def persistent_id(self, obj):
        if not isinstance(obj, Storage):
            return None
        return "storage", obj.name, obj.key, "cpu", obj.count

    def reducer_override(self, obj):
        if type(obj) is tenon.Size:
            return Name("torch", "Size"), (tuple(obj),)
        if isinstance(obj, tenon.device):
            return Name("torch", "device"), (obj.type,) if obj.index is None else (obj.type, obj.index)
        if isinstance(obj, tenon.Tensor):
            return self.reduce_tensor(obj)
        return NotImplemented

    def reduce_tensor(self, tensor):
        if not tensor.is_cpu:
            raise NotImplementedError(f"save(): expected tensors on cpu, not on {tensor.device}")
        tensor = tensor.resolve_conj().resolve_neg()
        memory = tensor.untyped_storage()
        key, _ = self.storages.setdefault((memory.data_ptr(), memory.nbytes()), (str(len(self.storages)), memory))
        word = TYPES.get(str(tensor.dtype).removeprefix("tenon."))
        place = tensor.storage_offset(), tuple(tensor.shape), tensor.stride(), tensor.requires_grad, OrderedDict()
        if word is None:
            stored = Storage(Name("torch.storage", "UntypedStorage"), key, memory.nbytes())
            return Name("torch._utils", "_rebuild_tensor_v3"), (stored, *place, tensor.dtype)
        stored = Storage(Name("torch", f"{word}Storage"), key, memory.nbytes() // tensor.itemsize)
        return Name("torch._utils", "_rebuild_tensor_v2"), (stored, *place)


def save(obj, f, pickle_protocol=2):
    """Writes an object with the tensors in it to a file, by name or open, that tenon.load and torch.load read."""
    import io
    pickled = io.BytesIO()
    pickler = Pickler(pickled, pickle_protocol)
    pickler.dump(obj)
    with zipfile.ZipFile(f, "w") as archive:
        archive.writestr("archive/data.pkl", pickled.getvalue())
        archive.writestr("archive/byteorder", "little")
        for key, memory in pickler.storages.values():
            archive.writestr(f"archive/data/{key}", bytes(memoryview(memory._whole)) if memory.nbytes() else b"")
        archive.writestr("archive/version", "3\n")


# ---- loading ----

BYTES = {("torch.storage", "UntypedStorage"): tenon.uint8, ("torch", "UntypedStorage"): tenon.uint8}
NAMES = {**{("torch", str(dtype).removeprefix("tenon.")): dtype for dtype in vars(_C).values() if isinstance(dtype, tenon.dtype)},
         **{("torch", name): dtype for name, dtype in DTYPES.items()}, **BYTES}

# What a file that the caller trusts gets by these names.
TRUSTED = {("torch", "Size"): tenon.Size, ("torch", "device"): tenon.device, **NAMES}


def are_sizes(*lists):
    return all(type(each) in (tuple, list, tenon.Size) and all(type(size) is int for size in each) for each in lists)


class Rebuilder:
    """Makes the tensors of one file. Each is the file's own; those of one storage share it, unless it is moved."""

    def __init__(self, archive, name, device):
        self.archive, self.name, self.device = archive, name, device
        self.members = {member: (index, size) for index, (member, size) in enumerate(archive.members())}
        self.storages = {}
        self.callees = {("torch._utils", "_rebuild_tensor_v2"): self.rebuild, ("torch._utils", "_rebuild_tensor"): self.rebuild,
                        ("torch._utils", "_rebuild_tensor_v3"): self.rebuild_as,
                        ("torch._utils", "_rebuild_parameter"): self.rebuild_parameter}

    def read(self, member):
        """A member's bytes; its size is within the archive's limit."""
        index, size = self.members[member]
        data = bytearray(size)
        try:
            self.archive.read_into(index, data)
        except OSError as error:
            raise pickle.UnpicklingError(f"load(): {error}") from None
        return data

    def storage(self, reader, pid):
        kind, dtype, key, _, count = pid if type(pid) is tuple and len(pid) == 5 else (None,) * 5
        if kind != "storage" or type(dtype) is not tenon.dtype or type(key) is not str or type(count) is not int or count < 0:
            raise Refused("expected a storage: its type, its key, a device, and how many elements")
        if key not in self.storages:
            member = f"{self.prefix}/data/{key}"
            if member not in self.members:
                raise Refused(f"there is no member {shown(member)}")
            reader.spend(self.members[member][1])
            data = self.read(member)
            self.storages[key] = tenon.frombuffer(data, dtype=tenon.uint8) if data else tenon.empty(0, dtype=tenon.uint8)
        found, size = self.storages[key], count * dtype.itemsize
        if found.shape[0] < size:
            raise Refused(f"storage {shown(key)} has {found.shape[0]} bytes, expected {size}")
        return found[:size].view(dtype)

    def rebuild(self, reader, storage, offset, size, stride, requires_grad=False, hooks=None, metadata=None):
        if type(storage) is not tenon.Tensor or type(offset) is not int or not are_sizes(size, stride):
            raise Refused("expected a storage, an offset, sizes and strides")
        if type(requires_grad) is not bool or not (metadata is None or type(metadata) is dict):
            raise Refused("expected requires_grad to be True or False, and what else is said of it to be a dict")
        found = storage.as_strided(list(size), list(stride), offset)
        if metadata and metadata.get("conj") is True:
            found = found.conj()
        found = tenon._neg_view(found) if metadata and metadata.get("neg") is True else found
        if self.device is not None and found.device != self.device:
            if self.device.type != "meta":
                reader.spend(found.numel() * found.itemsize)
            found = found.to(self.device)
        return found.requires_grad_() if requires_grad else found

    def rebuild_as(self, reader, storage, offset, size, stride, requires_grad, hooks, dtype, metadata=None):
        if type(storage) is not tenon.Tensor or type(dtype) is not tenon.dtype:
            raise Refused("expected a storage and a dtype")
        return self.rebuild(reader, storage.view(dtype), offset, size, stride, requires_grad, hooks, metadata)

    def rebuild_parameter(self, reader, data, requires_grad=False, hooks=None):
        if type(data) is not tenon.Tensor or type(requires_grad) is not bool:
            raise Refused("expected a tensor, and requires_grad to be True or False")
        return data.requires_grad_(requires_grad)

    def load(self):
        pickled = [member for member in self.members if member.endswith("/data.pkl")]
        if len(pickled) != 1:
            raise RuntimeError(f"load(): {self.name}: the archive has {'no' if not pickled else 'more than one'} data.pkl")
        self.prefix = pickled[0].removesuffix("/data.pkl")
        if f"{self.prefix}/byteorder" in self.members and self.read(f"{self.prefix}/byteorder") != b"little":
            raise NotImplementedError(f"load(): {self.name}: the file's numbers are big-endian")
        return bytes(self.read(pickled[0])), f"{self.name}: {pickled[0]}"


def find_name(module, name):
    """What a name of a file stands for, of a file that nobody trusts."""
    found = NAMES.get((module, name))
    if found is None:
        raise Refused(f"the file names {shown(module)}.{shown(name)}, which is neither a tensor nor a plain container; "
                      "weights_only=False imports it and so runs the file's code")
    return found


class Unpickler(pickle.Unpickler):
    """Reads what it is told to, other classes among it: only where the caller trusts the file."""

    def __init__(self, data, rebuilder, reader):
        import io
        super().__init__(io.BytesIO(data))
        self.rebuilder, self.reader = rebuilder, reader

    def find_class(self, module, name):
        make = self.rebuilder.callees.get((module, name))
        if make is not None:
            return functools.partial(make, self.reader)
        return TRUSTED.get((module, name)) or super().find_class(module, name)

    def persistent_load(self, pid):
        return self.rebuilder.storage(self.reader, pid)


def opened(f):
    """The bytes of a file, by name or open, and its name."""
    import io
    import mmap
    if isinstance(f, io.BufferedReader) and isinstance(f.raw, io.FileIO):
        size = os.fstat(f.fileno()).st_size
        return mmap.mmap(f.fileno(), size, access=mmap.ACCESS_READ) if size else b"", str(f.name)
    if hasattr(f, "read"):
        f.seek(0)
        return f.read(), "the file"
    with open(os.fspath(f), "rb") as file:  # to open() a number is a descriptor, which it would close
        return opened(file)


def load(f, map_location=None, *, weights_only=True, mmap=None):
    """Reads what tenon.save, or torch.save, wrote. Tensors are on cpu unless `map_location` names a device.

    With `weights_only`, nothing of the file is run, nothing that was there before is changed, and what is made takes no
    more memory than 200 times the file's size, or 16 MiB; UnpicklingError says why a file is refused.
    """
    if mmap:
        raise NotImplementedError("load(): mmap=True: tensors of a file are copied")
    if not isinstance(map_location, (tenon.device, str, type(None))):
        raise NotImplementedError(f"load(): map_location: expected a device or its name, not {map_location!r}")
    device = tenon.device(map_location) if isinstance(map_location, str) else map_location
    data, name = opened(f)
    try:
        archive = _C.Archive(data, name)
    except OSError as error:
        raise RuntimeError(f"load(): {error}; expected an archive as torch.save has written since release 1.6") from None
    rebuilder = Rebuilder(archive, name, device)
    pickled, where = rebuilder.load()
    reader = Reader(pickled, archive.limit, find_name, rebuilder.callees, rebuilder.storage)
    if weights_only is None or weights_only:
        return reader.read(where)
    try:
        return Unpickler(pickled, rebuilder, reader).load()
    except Refused as error:
        raise pickle.UnpicklingError(f"load(): {where}: {error}") from None
