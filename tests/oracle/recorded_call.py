# SPDX-License-Identifier: BSD-3-Clause
"""A call of an operator of PyTorch as bytes: taken from live tensors, made again, and recorded with what it gave.

    taken = Taken.of(torch.ops.aten.add.Tensor, (x, y), {})   # or Refused, where a corpus cannot hold it
    case = record(taken)                                       # the line of a corpus, its blobs still bytes

A call is always made from its bytes, outside of any mode, so that what is recorded depends on nothing but the
line itself and the seed. The words of a line are those of tests/conformance/data/corpus/README.md.
"""
import ctypes
import math
import re
import warnings

import torch

DTYPES = {getattr(torch, name): name for name in (
    "float32", "float64", "float16", "bfloat16", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32",
    "uint64", "bool", "complex64", "complex128")}
# rtol and atol of a comparison, by dtype; integers and bool are compared exactly.
TOLERANCES = {torch.complex32: (1e-3, 1e-5), torch.float16: (1e-3, 1e-5), torch.bfloat16: (1.6e-2, 1e-5), torch.float32: (1.3e-6, 1e-5),
              torch.complex64: (1.3e-6, 1e-5), torch.float64: (1e-7, 1e-7), torch.complex128: (1e-7, 1e-7)}
WIDE = {torch.complex32: torch.complex128, torch.float16: torch.float64, torch.bfloat16: torch.float64, torch.float32: torch.float64,
        torch.complex64: torch.complex128}
BITS = {1: torch.uint8, 2: torch.int16, 4: torch.int32, 8: torch.int64, 16: torch.complex128}
# Results that are right up to a freedom: signs of vectors, the order of ties.
GAUGE = {"svd", "linalg_svd", "_linalg_svd", "linalg_eig", "linalg_eigh", "_linalg_eigh", "linalg_qr", "qr", "geqrf",
         "linalg_eigvals", "sort", "topk", "kthvalue", "median", "nanmedian", "mode", "argsort"}
# Operators whose results, or what they make larger, hold whatever memory held.
UNINIT = re.compile(r"(new_)?empty(_like|_strided|_permuted)?|resize(_as)?(_)?|_resize_output(_)?|_empty_affine_quantized")
# Calls without values, or whose result is a fact about this process.
LEFT_OUT = re.compile(r"aten::(result_type|_has_compatible_shallow_copy_type|is_same_size|data|_version|is_leaf|"
                      r"output_nr|requires_grad_|retain_grad|retains_grad|_backward|set_data|_assert_async|"
                      r"_nested.*|.*_dimname|.*quantize.*|_fw_primal|_make_dual|_unpack_dual|_print|is_pinned|"
                      r"pin_memory|_pin_memory|from_file|.*sparse.*|.*mkldnn.*)(\..*)?")
NOISY = 5.0     # A result this far from that in double precision says nothing.
LARGEST = 1 << 15  # Bytes of a storage, above which a call is left out.


class Refused(Exception):
    """A call that a corpus cannot hold: the message is one word."""


def op_name(op):
    """aten::add.Tensor; the default overload has no word."""
    return op.name()


def base_name(op):
    return op.name().split("::")[1].split(".")[0]


def bytes_of(storage):
    size = storage.nbytes() if storage.device.type != "meta" else 0
    return ctypes.string_at(storage.data_ptr(), size) if size else b""


def encode_float(value):
    return {"f": repr(value)} if math.isnan(value) or math.isinf(value) else value


def encode_constant(value):
    """What is neither a tensor nor a list."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, float):
        return encode_float(value)
    if isinstance(value, complex):
        return {"c": [encode_float(value.real), encode_float(value.imag)]}
    for kind in ("dtype", "layout", "memory_format"):
        if isinstance(value, getattr(torch, kind)):
            return {kind: str(value).removeprefix("torch.")}
    if isinstance(value, torch.device):
        return {"device": str(value)}
    raise Refused("kind")


def decode(value, tensors):
    """The argument that an encoded value is."""
    if isinstance(value, list):
        return [decode(each, tensors) for each in value]
    if not isinstance(value, dict):
        return value
    (kind, inner), = value.items()
    if kind == "t":
        return tensors[inner]
    if kind == "f":
        return float(inner)
    if kind == "c":
        return complex(*(decode(part, tensors) for part in inner))
    return torch.device(inner) if kind == "device" else getattr(torch, inner)


class Table:
    """Tensors and storages in the order in which they are met; tensors of one storage share its number."""

    dtypes, largest, devices = DTYPES, LARGEST, ("cpu",)

    def __init__(self):
        self.tensors, self.storages, self.rows = [], [], []
        self.by_tensor, self.by_storage = {}, {}

    def storage(self, tensor):
        storage = tensor.untyped_storage()
        if storage.device.type != "meta" and storage.nbytes() > self.largest:
            raise Refused("big")
        if storage._cdata not in self.by_storage:
            self.by_storage[storage._cdata] = len(self.storages)
            self.storages.append(storage)
        return self.by_storage[storage._cdata]

    def row(self, tensor):
        if type(tensor) not in (torch.Tensor, torch.nn.Parameter) or tensor.layout != torch.strided:
            raise Refused("kind")
        if tensor.device.type not in self.devices or tensor._is_zerotensor():
            raise Refused("kind")
        if tensor.dtype not in self.dtypes:
            raise Refused("dtype")
        bits = "c" * tensor.is_conj() + "n" * tensor.is_neg() + "m" * tensor.is_meta
        return [self.dtypes[tensor.dtype], list(tensor.shape), list(tensor.stride()), tensor.storage_offset(),
                self.storage(tensor), *([bits] if bits else [])]

    def number(self, tensor):
        if id(tensor) not in self.by_tensor:
            self.rows.append(self.row(tensor))
            self.by_tensor[id(tensor)] = len(self.tensors)
            self.tensors.append(tensor)
        return self.by_tensor[id(tensor)]

    def encode(self, value):
        if isinstance(value, torch.Tensor):
            return {"t": self.number(value)}
        if isinstance(value, (list, tuple)):
            return [self.encode(each) for each in value]
        return encode_constant(value)


class Taken:
    """A call, before it is made: `rows` are its tensors, `blobs` the bytes of their storages."""

    table = Table

    def __init__(self, op, args, kwargs, rows, blobs):
        self.op, self.args, self.kwargs, self.rows, self.blobs = op, args, kwargs, rows, blobs
        self.via = ""

    @classmethod
    def of(cls, op, args, kwargs):
        table = cls.table()
        args = table.encode(list(args))
        kwargs = {name: table.encode(value) for name, value in kwargs.items()}
        return cls(op, args, kwargs, table.rows, [bytes_of(storage) for storage in table.storages])

    def tensors(self, wide=False):
        """The tensors made anew; with `wide`, those of inexact dtypes in double precision."""
        dtypes, storages, made = {}, {}, []
        for row in self.rows:
            if dtypes.setdefault(row[4], row[0]) != row[0] and wide:
                raise Refused("two dtypes on one storage")
        for row in self.rows:
            if row[4] not in storages:
                storages[row[4]] = self.storage(row, wide)
            dtype = getattr(torch, row[0])
            dtype = WIDE.get(dtype, dtype) if wide else dtype
            bits = row[5] if len(row) > 5 else ""
            tensor = torch.empty(0, dtype=dtype, device=storages[row[4]].device)
            tensor.set_(storages[row[4]], row[3], row[1], row[2])
            tensor = torch._conj(tensor) if "c" in bits else tensor
            made.append(torch._neg_view(tensor) if "n" in bits else tensor)
        return made

    def storage(self, row, wide):
        blob, dtype = self.blobs[row[4]], getattr(torch, row[0])
        if "m" in "".join(row[5:]):
            return torch.empty(0, dtype=dtype, device="meta").untyped_storage()
        flat = torch.empty(len(blob), dtype=torch.uint8)
        if blob:
            flat.copy_(torch.frombuffer(bytearray(blob), dtype=torch.uint8))
        if wide and dtype in WIDE:
            whole = len(blob) // dtype.itemsize * dtype.itemsize
            flat = flat[:whole].view(dtype).to(WIDE[dtype])
        return flat.untyped_storage()

    def made(self, wide=False):
        """The tensors, and the arguments over them."""
        tensors = self.tensors(wide)
        args = decode(self.args, tensors)
        kwargs = {name: decode(value, tensors) for name, value in self.kwargs.items()}
        if wide:
            args = [widened(value) for value in args]
            kwargs = {name: widened(value) for name, value in kwargs.items()}
        return tensors, args, kwargs


def widened(value):
    """A dtype that is asked for, in double precision."""
    return WIDE.get(value, value) if isinstance(value, torch.dtype) else value


def call(op, args, kwargs, seed):
    """The result, and whether it was drawn from the generator."""
    torch.default_generator.manual_seed(seed)
    before = torch.default_generator.get_state()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        result = op(*args, **kwargs)
    return result, not torch.equal(before, torch.default_generator.get_state())


def flat(value):
    if isinstance(value, (list, tuple)):
        return [each for item in value for each in flat(item)]
    return [value]


def plain(tensor):
    """Its values without lazy bits, dense."""
    return tensor.resolve_conj().resolve_neg().contiguous()


# ---- what else is known of a result ----

def distance(got, want):
    """How far `got` is from `want` of double precision, in units of the tolerance."""
    if got.dtype not in TOLERANCES or got.shape != want.shape or not got.numel():
        return 0.0
    rtol, atol = TOLERANCES[got.dtype]
    wide = torch.complex128 if got.is_complex() else torch.float64
    rounded = plain(want).to(got.dtype).to(wide)
    got = plain(got).to(wide)
    pairs = [(got.real, rounded.real), (got.imag, rounded.imag)] if got.is_complex() else [(got, rounded)]
    size = rounded.abs()
    limit = atol + rtol * torch.where(size.isfinite(), size, 0)
    worst = 0.0
    for x, y in pairs:
        apart = torch.where((x == y) | (x.isnan() & y.isnan()), 0.0, (x - y).abs() / limit).nan_to_num(math.inf, math.inf)
        worst = max(worst, apart.max().item())
    return worst


def error_of(taken, tensors, result, seed):
    """The distance of all results and written inputs from the same call in double precision."""
    if not any(getattr(torch, row[0]) in WIDE for row in taken.rows):
        return 0.0
    try:
        wide_tensors, args, kwargs = taken.made(wide=True)
        wide, _ = call(taken.op, args, kwargs, seed)
    except Exception:
        return 0.0
    worst = 0.0
    for got, want in zip(flat(result) + tensors, flat(wide) + wide_tensors):
        if isinstance(got, torch.Tensor) and isinstance(want, torch.Tensor):
            worst = max(worst, distance(got, want))
    return worst


def unwritten(taken, result, seed):
    """Numbers of results with values that nobody wrote: where memory is filled beforehand, they show the filling."""
    torch.use_deterministic_algorithms(True, warn_only=True)
    try:
        _, args, kwargs = taken.made()
        filled, _ = call(taken.op, args, kwargs, seed)
    except Exception:
        return []
    finally:
        torch.use_deterministic_algorithms(False)
    return [i for i, (got, other) in enumerate(zip(flat(result), flat(filled)))
            if isinstance(got, torch.Tensor) and got.numel() and not (got.is_meta or other.is_meta)
            and shows_filling(plain(got), plain(other))]


def shows_filling(got, other):
    if got.dtype == torch.bool:
        return False
    if got.dtype in (torch.uint16, torch.uint32, torch.uint64):
        got, other = got.view(BITS[got.dtype.itemsize]), other.view(BITS[got.dtype.itemsize])
        return bool(((other == -1) & (got != -1)).any())
    if not got.dtype.is_floating_point and not got.is_complex():
        return bool(((other == torch.iinfo(got.dtype).max) & (got != other)).any())
    return bool((other.isnan() & ~got.isnan()).any())


def is_undefined(taken, result):
    """Numbers that no integer has, made integers: C leaves open what comes of them."""
    kinds = {getattr(torch, row[0]) for row in taken.rows}
    kinds |= {each.dtype for each in flat(result) if isinstance(each, torch.Tensor)}
    if not any(not kind.is_floating_point and not kind.is_complex and kind != torch.bool for kind in kinds):
        return False
    values = (plain(tensor) for tensor in taken.tensors() if tensor.is_floating_point() or tensor.is_complex())
    return any(not bool(((each.float() if each.dtype.itemsize == 1 else each).abs() < 1e9).all()) for each in values)


# ---- recording ----

def written(taken, tensors, table):
    """The `after` of a line: new bytes of inputs' storages, new metadata of inputs."""
    storages, rows = {}, {}
    for number, blob in enumerate(taken.blobs):
        now = bytes_of(table.storages[number])
        if now != blob:
            storages[str(number)] = now
    for number, (tensor, row) in enumerate(zip(tensors, taken.rows)):
        now = table.row(tensor)
        if now != row:
            rows[str(number)] = now
    return {key: value for key, value in (("storages", storages), ("tensors", rows)) if value}


def line_of(taken, prefix):
    return {"id": prefix, "op": op_name(taken.op), "via": taken.via, "args": taken.args, "kwargs": taken.kwargs}


def failed(taken, error):
    message = str(error)
    return {**line_of(taken, "e"), "tensors": taken.rows, "nin": len(taken.rows), "storages": taken.blobs,
            "error": type(error).__name__, "message": message,
            "regex": re.escape(message.split("\n")[0]), "declared": type(error).__name__}


def record(taken, level, seed, is_judged=True):
    """The line of the call as it ends; Refused where it shows nothing. Judged, it tells how far numbers may be apart."""
    tensors, args, kwargs = taken.made()
    table = taken.table()
    for tensor in tensors:
        table.number(tensor)
    try:
        result, is_random = call(taken.op, args, kwargs, seed)
    except Exception as error:
        return failed(taken, error)
    line = line_of(taken, level[0])
    out = table.encode(result)
    after = written(taken, tensors, table)
    blobs = taken.blobs + [bytes_of(storage) for storage in table.storages[len(taken.blobs):]]
    rows = taken.rows + table.rows[len(taken.rows):]
    flags = ["random"] * is_random + ["gauge"] * (base_name(taken.op) in GAUGE)
    flags += ["uninit"] * bool(UNINIT.fullmatch(base_name(taken.op)))
    flags += ["lazy"] * any(len(row) > 5 for row in rows)
    line.update(tensors=rows, nin=len(taken.rows), storages=blobs, out=out)
    if after:
        line["after"] = after
    if is_random:
        line["seed"] = seed
    elif is_judged and "uninit" not in flags:
        judge(taken, tensors, result, seed, line)
    if flags:
        line["flags"] = flags
    return line


def judge(taken, tensors, result, seed, line):
    """Adds `k` and `skip`; Refused where values are noise, or nobody wrote them."""
    if is_undefined(taken, result):
        raise Refused("undefined")
    k = 0.0 if base_name(taken.op) in GAUGE else error_of(taken, tensors, result, seed)
    if k > NOISY:
        raise Refused("noisy")
    if k >= 0.2:
        line["k"] = round(k, 3)
    skip = unwritten(taken, result, seed)
    if skip and not isinstance(result, (list, tuple)):
        raise Refused("unwritten")
    if skip:
        line["skip"] = skip
