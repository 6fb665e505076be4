# SPDX-License-Identifier: BSD-3-Clause
"""tenon.save and tenon.load: files that PyTorch reads and writes too.

Such a file is a zip archive, not compressed: NAME/data.pkl is a pickle of the object, in which a storage stands as a
persistent id ("storage", its type, a key, a device, a number of elements), NAME/data/KEY are a storage's bytes. The
pickle names functions and types of PyTorch's; they are known here by these names and nothing is imported for them.
"""
import pickle
import zipfile
from collections import OrderedDict

import tenon

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

def rebuilt(storage, offset, size, stride, requires_grad=False, hooks=None, metadata=None):
    found = storage.as_strided(list(size), list(stride), offset)
    if metadata and metadata.get("conj"):
        found = found.conj()
    found = tenon._neg_view(found) if metadata and metadata.get("neg") else found
    return found.requires_grad_() if requires_grad else found


def rebuilt_as(storage, offset, size, stride, requires_grad, hooks, dtype, metadata=None):
    return rebuilt(storage.view(dtype), offset, size, stride, requires_grad, hooks, metadata)


def rebuilt_parameter(data, requires_grad=False, hooks=None):
    return data.requires_grad_(requires_grad)


# What a pickle may name without further ado.
KNOWN = {("torch._utils", "_rebuild_tensor_v2"): rebuilt, ("torch._utils", "_rebuild_tensor_v3"): rebuilt_as,
         ("torch._utils", "_rebuild_tensor"): rebuilt, ("torch._utils", "_rebuild_parameter"): rebuilt_parameter,
         ("torch", "Size"): tenon.Size, ("torch", "device"): tenon.device, ("collections", "OrderedDict"): OrderedDict,
         ("torch.storage", "UntypedStorage"): tenon.uint8, ("torch", "UntypedStorage"): tenon.uint8,
         **{("torch", name): dtype for name, dtype in DTYPES.items()},
         **{(module, name): kind for module in ("builtins", "__builtin__") for name, kind in
            {"set": set, "frozenset": frozenset, "complex": complex}.items()}}


class Unpickler(pickle.Unpickler):
    """Reads tensors, numbers, texts and containers; other classes only where the caller trusts the file."""

    def __init__(self, file, archive, prefix, trusts):
        super().__init__(file)
        self.archive, self.prefix, self.trusts = archive, prefix, trusts
        self.storages = {}

    def find_class(self, module, name):
        found = KNOWN.get((module, name))
        if found is None and module == "torch":
            found = getattr(tenon, name, None)
            found = found if isinstance(found, tenon.dtype) else None
        if found is not None:
            return found
        if self.trusts:
            return super().find_class(module, name)
        raise pickle.UnpicklingError(f"load(): the file names {module}.{name}, which is neither a tensor nor a plain "
                                     "container; weights_only=False imports it and so runs the file's code")

    def persistent_load(self, pid):
        kind, dtype, key, _, count = pid if isinstance(pid, tuple) and len(pid) == 5 else (None,) * 5
        if kind != "storage" or not isinstance(dtype, tenon.dtype) or not isinstance(count, int) or count < 0:
            raise pickle.UnpicklingError(f"load(): expected a storage, not {pid!r}")
        if key not in self.storages:
            data = bytearray(self.archive.read(f"{self.prefix}/data/{key}"))
            self.storages[key] = tenon.frombuffer(data, dtype=tenon.uint8) if data else tenon.empty(0, dtype=tenon.uint8)
        found = self.storages[key]
        if found.shape[0] < count * dtype.itemsize:
            raise pickle.UnpicklingError(f"load(): storage {key} has {found.shape[0]} bytes, expected "
                                         f"{count * dtype.itemsize}")
        return found[:count * dtype.itemsize].view(dtype)


def moved(obj, device):
    """The same containers with their tensors on another device."""
    if isinstance(obj, tenon.Tensor):
        return obj.to(device)
    if isinstance(obj, dict):
        return type(obj)((key, moved(value, device)) for key, value in obj.items())
    if type(obj) in (list, tuple):
        return type(obj)(moved(value, device) for value in obj)
    return obj


def load(f, map_location=None, *, weights_only=True, mmap=None):
    """Reads what tenon.save, or torch.save, wrote. Tensors are on cpu unless `map_location` names a device."""
    if mmap:
        raise NotImplementedError("load(): mmap=True: files are read, not mapped")
    if not isinstance(map_location, (tenon.device, str, type(None))):
        raise NotImplementedError(f"load(): map_location: expected a device or its name, not {map_location!r}")
    try:
        archive = zipfile.ZipFile(f)
    except zipfile.BadZipFile:
        raise RuntimeError("load(): expected a zip archive, as torch.save has written since release 1.6") from None
    with archive:
        names = [name for name in archive.namelist() if name.endswith("/data.pkl")]
        if len(names) != 1:
            raise RuntimeError("load(): the archive has no data.pkl")
        prefix = names[0].removesuffix("/data.pkl")
        if f"{prefix}/byteorder" in archive.namelist() and archive.read(f"{prefix}/byteorder") != b"little":
            raise NotImplementedError("load(): the file's numbers are big-endian")
        with archive.open(names[0]) as pickled:
            found = Unpickler(pickled, archive, prefix, not (weights_only is None or weights_only)).load()
    return found if map_location is None else moved(found, map_location)
