#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""How far pointwise operators are from the truth, in ulp, over the whole range of each dtype.

    accuracy.py check            compare Tenon with the recorded truth; the level is TENON_ISA's. What CI runs
    accuracy.py table            the same at every level there is, and write docs/accuracy.md
    accuracy.py record [NAME…]   compute the truth with mpmath (PyPI) and write data/accuracy.xz; of the named, others stay
    accuracy.py torch            compare PyTorch with it and write data/accuracy_torch.tsv

`./dev oracle --accuracy` does the last three. The operators are those with the tag `pointwise` in spec/native_functions.yaml: each has a reference
in accuracy_references.py, or stands in its list of those that are exact or drawn.

The truth of an input is stored as the nearest number of the dtype and where between its neighbours the truth lies, in 4096ths of an
ulp. So an error is a difference of whole numbers: those that count the numbers of the dtype in their order, up to infinity.
"""
import lzma
import math
import os
import pathlib
import random
import re
import struct
import subprocess
import sys
import warnings

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
TRUTH = HERE / "data" / "accuracy.xz"
TORCH = HERE / "data" / "accuracy_torch.tsv"
PAGE = ROOT / "docs" / "accuracy.md"
LEVELS = ("base", "avx2", "avx512")
PARTS = 4096
NAN = (1 << 63) - 1  # the index of every nan, which no number has

# Struct's letter, bits of the mantissa with the hidden one, bits of the exponent.
REALS = {"float16": ("e", 11, 5), "bfloat16": ("H", 8, 8), "float32": ("f", 24, 8), "float64": ("d", 53, 11)}
COMPLEX = {"complex64": "float32", "complex128": "float64"}


# ---- numbers of a dtype and their order ----

def index_of(value, dtype):
    """Which number it is, counted from 0 in both directions; nan is NAN."""
    if value != value:
        return NAN
    if dtype == "bfloat16":
        bits = struct.unpack("<I", struct.pack("<f", value))[0] >> 16
        return bits if bits < 1 << 15 else (1 << 15) - bits
    letter, mantissa, exponent = REALS[dtype]
    width = mantissa + exponent
    whole = struct.unpack({16: "<H", 32: "<I", 64: "<Q"}[width], struct.pack("<" + letter, value))[0]
    return whole if whole < 1 << (width - 1) else (1 << (width - 1)) - whole


def number_at(index, dtype):
    """The number that has the index."""
    sign, index = (-1.0, -index) if index < 0 else (1.0, index)
    if dtype == "bfloat16":
        return sign * struct.unpack("<f", struct.pack("<I", index << 16))[0]
    letter, mantissa, exponent = REALS[dtype]
    code = {16: "<H", 32: "<I", 64: "<Q"}[mantissa + exponent]
    return sign * struct.unpack("<" + letter, struct.pack(code, index))[0]


def last_index(dtype):
    """That of infinity."""
    _, mantissa, exponent = REALS[dtype]
    return ((1 << exponent) - 1) << (mantissa - 1)


# ---- inputs ----

def reals(dtype, dense):
    """Numbers from all over the range, the same ones each time: ends, halves, multiples of pi, borders of overflow."""
    draw = random.Random(f"{dtype} {dense}")
    last = last_index(dtype)
    _, mantissa, exponent = REALS[dtype]
    one = index_of(1.0, dtype)
    found = {0, 1, 2, (1 << (mantissa - 1)) - 1, 1 << (mantissa - 1), last - 1, last - 2, one - 1, one, one + 1}
    greatest = number_at(last - 1, dtype)
    points = [0.25, 0.5, 1.5, 2, 2.5, 3, 3.5, 4, 5, 7.5, 10, 20, 24.5, 25, 33, 50, 100, 1e3, 12345.5]
    points += [k * math.pi / 2 for k in (1, 2, 3, 4, 5, 20, 101)] + [math.log(2), 0.1, 0.9]
    points += [math.log(greatest) + d for d in (-0.01, 0, 0.3, 0.68, 0.7)] + [math.log2(greatest), math.sqrt(greatest), greatest / 3]
    points += [-math.log(number_at(1, dtype)) * f for f in (0.9, 0.99, 1.0)]
    for point in points:
        if abs(point) <= greatest:
            at = index_of(struct.unpack("<f", struct.pack("<f", point))[0] if dtype == "bfloat16" else point, dtype)
            found.update((at, at + 1) if dense else (at,))
    found.update(draw.randrange(last) for _ in range(60 if dense else 16))
    for width, count in ((1, 40), (10, 40), (90, 12)):
        for _ in range(count if dense else count // 3):
            found.add(index_of(draw.uniform(0, width), dtype))
    values = [number_at(at, dtype) for at in sorted(found) if at < last]
    return values + [-x for x in values] + [math.inf, -math.inf, math.nan]


def pairs(dtype, count):
    """Both of all sizes, both of one size, and each end beside the other."""
    draw = random.Random(f"pairs {dtype}")
    values = reals(dtype, False)
    finite = [x for x in values if abs(x) < math.inf]
    moderate = [x for x in finite if 1e-3 < abs(x) < 1e3]
    found = [(draw.choice(finite), draw.choice(finite)) for _ in range(count // 3)]
    found += [(draw.choice(moderate), draw.choice(moderate)) for _ in range(count // 3)]
    for _ in range(count // 3):
        at = draw.randrange(1, last_index(dtype))
        found.append((number_at(at, dtype), number_at(max(1, min(last_index(dtype) - 1, at + draw.randrange(-40, 40))), dtype)))
    return found


def quadrants(dtype):
    """Complex numbers of all four, with parts of all sizes but 0, where functions are cut."""
    draw = random.Random(f"quadrants {dtype}")
    sizes = [1e-30, 1e-8, 0.1, 0.5, 1.0, 1.5, 3.0, 20.0, 88.0, 1e4, 1e18]
    found = [(a, b) for a in sizes for b in sizes] + [(draw.uniform(0, 4), draw.uniform(0, 4)) for _ in range(30)]
    single = [tuple(struct.unpack("<f", struct.pack("<f", x))[0] if dtype == "complex64" else x for x in pair) for pair in found]
    return [complex(s * a, t * b) for a, b in single for s in (1, -1) for t in (1, -1)]


# ---- the table of operators ----

def operators():
    """Names of the yaml with the tag, without their in-place forms."""
    text = (ROOT / "spec" / "native_functions.yaml").read_text()
    found = set()
    for block in re.split(r"\n(?=- func: )", text):
        name = re.match(r"- func: (\w+)", block)
        tags = re.search(r"\n  tags: (.*)", block)
        if name and tags and re.search(r"\bpointwise\b", tags[1]) and (not name[1].endswith("_") or name[1].startswith("__")):
            found.add(name[1])
    return sorted(found)


def uncovered(exempt, covered):
    """Operators that neither have a reference nor stand among the others."""
    return [name for name in operators() if name not in exempt and name not in covered]


# ---- the truth, packed ----

class Block:
    """One operator in one dtype: what it is called with, and what is true of it."""

    def __init__(self, name, dtype, numbers, inputs, truth):
        self.name, self.dtype, self.numbers, self.inputs, self.truth = name, dtype, numbers, inputs, truth

    @property
    def part(self):
        return COMPLEX.get(self.dtype, self.dtype)

    def pack(self):
        width = len(self.inputs)
        flat = [index_of(part, self.part) for column in self.inputs for value in column for part in parts_of(value)]
        head = f"{self.name} {self.dtype} {width} {len(self.inputs[0])} {len(self.truth)} {','.join(map(repr, self.numbers)) or '-'}\n"
        body = struct.pack(f"<{len(flat)}q", *flat) + struct.pack(f"<{len(self.truth)}q", *(t[0] for t in self.truth))
        return head.encode() + body + struct.pack(f"<{len(self.truth)}h", *(t[1] for t in self.truth))


def parts_of(value):
    return (value.real, value.imag) if isinstance(value, complex) else (value,)


def blocks():
    """Those of the file."""
    data = lzma.open(TRUTH).read()
    at = 0
    while at < len(data):
        end = data.index(b"\n", at)
        name, dtype, width, count, results, numbers = data[at:end].decode().split(" ")
        width, count, results, at = int(width), int(count), int(results), end + 1
        part, each = COMPLEX.get(dtype, dtype), 2 if dtype in COMPLEX else 1
        flat = struct.unpack_from(f"<{width * count * each}q", data, at)
        at += 8 * len(flat)
        nearest = struct.unpack_from(f"<{results}q", data, at)
        at += 8 * results
        rest = struct.unpack_from(f"<{results}h", data, at)
        at += 2 * results
        values = [math.nan if i == NAN else number_at(i, part) for i in flat]
        if each == 2:
            values = [complex(a, b) for a, b in zip(values[::2], values[1::2])]
        columns = [values[k * count:(k + 1) * count] for k in range(width)]
        yield Block(name, dtype, [] if numbers == "-" else [float(x) if "." in x else int(x) for x in numbers.split(",")],
                    columns, list(zip(nearest, rest)))


# ---- comparing a library ----

def call(library, block):
    """The library's results, as numbers."""
    dtype = getattr(library, block.dtype)
    args = [library.tensor(column, dtype=dtype) for column in block.inputs]
    found = library.ops.aten
    name, _, overload = block.name.partition(".")
    found = getattr(getattr(found, name), overload or "default")(*args, *block.numbers)
    return found.to(dtype if found.dtype.is_complex == dtype.is_complex else getattr(library, block.part)).tolist()


def error_of(got, nearest, rest):
    """In ulp; infinite where one is nan and the other is not."""
    if got == NAN or nearest == NAN:
        return 0.0 if got == nearest else math.inf
    return abs((got - nearest) - rest / PARTS)


def worst(library, block):
    """The greatest error of a block and the input that has it. Of a complex number each part counts by the ulp of the larger one."""
    error, where = 0.0, None
    each = len(block.truth) // len(block.inputs[0])
    for i, value in enumerate(call(library, block)):
        parts = parts_of(value)
        indices = [index_of(part, block.part) for part in parts]
        truth = block.truth[i * each:(i + 1) * each]
        if each == 1:
            found = error_of(indices[0], *truth[0])
        else:
            found = complex_error(parts, indices, truth, block.part)
        if found > error:
            error, where = found, tuple(column[i] for column in block.inputs)
    return error, where


def complex_error(parts, indices, truth, part):
    """The distance in units of the larger true part's ulp."""
    if NAN in indices or any(t[0] == NAN for t in truth):
        return 0.0 if [i == NAN for i in indices] == [t[0] == NAN for t in truth] else math.inf
    larger = max(abs(t[0]) for t in truth)
    if larger >= last_index(part):
        return 0.0
    unit = number_at(larger + 1, part) - number_at(larger, part)
    if math.isinf(unit):
        unit = number_at(larger, part) - number_at(larger - 1, part)
    away = 0.0
    for value, (nearest, rest) in zip(parts, truth):
        own = number_at(abs(nearest), part)
        step = own - number_at(abs(nearest) - 1, part) if nearest != 0 else number_at(1, part)
        away = max(away, abs((value - number_at(nearest, part)) / unit - rest / PARTS * (step / unit)))
    return away


def torch_errors():
    """{(operator, dtype): PyTorch's worst error}"""
    rows = (line.split("\t") for line in TORCH.read_text().splitlines() if line and not line.startswith("#"))
    return {(name, dtype): float(error) for name, dtype, error, _ in rows}


def measured(library):
    """{(operator, dtype): (worst error, where)}, of dtypes that the library has the operator for."""
    found = {}
    for block in blocks():
        try:
            found[block.name, block.dtype] = max(worst(library, block), found.get((block.name, block.dtype), (-1.0, None)),
                                                 key=lambda pair: pair[0])
        except NotImplementedError:
            continue
    return found


def judge(found, theirs, reasons):
    """Sentences about what is worse than PyTorch by more than an ulp, or has no row, without a reason."""
    told = []
    for key, (error, where) in found.items():
        if key not in theirs:
            told.append(f"{key[0]} of {key[1]}: PyTorch's error is not recorded; ./dev oracle --accuracy records it")
        elif error > theirs[key] + 1 and key not in reasons:
            told.append(f"{key[0]} of {key[1]}: {error:.2f} ulp at {where}, PyTorch {theirs[key]:.2f}")
    told += [f"{name} of {dtype}: refused, and computed by PyTorch" for name, dtype in theirs if (name, dtype) not in found]
    for key in reasons:
        if key not in found or found[key][0] <= theirs.get(key, 0) + 1:
            told.append(f"{key[0]} of {key[1]}: needs no reason any more (accuracy_references.py)")
    return told


def lacks_isa():
    """Whether the machine lacks the ISA that TENON_ISA names: Tenon warns once."""
    import tenon
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        tenon.ones(1).add_(1)
    return any("TENON_ISA" in str(each.message) for each in told)


def check(argv):
    """What the test does."""
    import accuracy_references as references
    import tenon
    if lacks_isa():
        print(f"skipped: this machine lacks {os.environ['TENON_ISA']}")
        return 77
    covered = {block.name.partition(".")[0].removesuffix("_") for block in blocks()}
    told = [f"{name}: tagged pointwise, and neither has a reference nor is said to be exact (accuracy_references.py)"
            for name in uncovered(references.EXEMPT, covered)]
    found = measured(tenon)
    if "--rows" in argv:
        for (name, dtype), (error, where) in sorted(found.items()):
            print(f"{name}\t{dtype}\t{error:.3f}\t{where}")
        return 0
    told += judge(found, torch_errors(), references.REASONS)
    print("\n".join(told) or f"{len(found)} operators and dtypes, none more than an ulp worse than PyTorch without a reason")
    return 1 if told else 0


# ---- making the files ----

def record(argv):
    import accuracy_references as references
    out = bytearray()
    for block in blocks() if argv else ():
        if block.name.removesuffix("_") not in argv:
            out += block.pack()
    for block in references.make_blocks(sys.modules[__name__], argv):
        out += block.pack()
        print(block.name, block.dtype, block.numbers, len(block.inputs[0]), flush=True)
    TRUTH.write_bytes(lzma.compress(bytes(out), preset=9 | lzma.PRESET_EXTREME))
    return 0


def record_torch(argv):
    import torch
    torch.set_num_threads(1)
    found = measured(torch)
    rows = [f"{name}\t{dtype}\t{error:.3f}\t{where}" for (name, dtype), (error, where) in sorted(found.items())]
    TORCH.write_text(f"# PyTorch {torch.__version__.split('+')[0]}: operator, dtype, worst error in ulp, where\n" + "\n".join(rows) + "\n")
    return 0


def at_isa(isa):
    """The rows of a process at this ISA; None where the machine has it not."""
    done = subprocess.run([sys.executable, __file__, "check", "--rows"], env={**os.environ, "TENON_ISA": isa}, capture_output=True,
                          text=True, check=False)
    if done.returncode == 77:
        return None
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    rows = (line.split("\t") for line in done.stdout.splitlines())
    return {(name, dtype): float(error) for name, dtype, error, _ in rows}


def text_of(error):
    return "inf" if math.isinf(error) else f"{error:.2f}" if error < 100 else f"{error:.1e}"


def table(argv):
    import accuracy_references as references
    levels = {level: rows for level in LEVELS if (rows := at_isa(level)) is not None}
    theirs = torch_errors()
    dtypes = [*REALS, *COMPLEX]
    lines = references.PAGE_HEAD.format(levels=", ".join(levels)).splitlines()
    lines += ["| operator | " + " | ".join(dtypes) + " |", "|---" * (len(dtypes) + 1) + "|"]
    for name in sorted({key[0] for key in theirs}):
        cells = []
        for dtype in dtypes:
            own = [rows[name, dtype] for rows in levels.values() if (name, dtype) in rows]
            cells.append(f"{text_of(max(own))} / {text_of(theirs[name, dtype])}" if own and (name, dtype) in theirs else "")
        lines.append(f"| `{name}` | " + " | ".join(cells) + " |")
    lines += ["", "## Where Tenon is more than an ulp worse", "", "| operator | dtype | why |", "|---|---|---|"]
    lines += [f"| `{name}` | {dtype} | {why} |" for (name, dtype), why in sorted(references.REASONS.items())]
    lines += ["", "## Not measured", "", "| operators | why |", "|---|---|"]
    for why in dict.fromkeys(references.EXEMPT.values()):
        lines.append(f"| {', '.join(f'`{name}`' for name, other in references.EXEMPT.items() if other == why)} | {why} |")
    PAGE.write_text("\n".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(HERE))
    verb = {"check": check, "table": table, "record": record, "torch": record_torch}[sys.argv[1] if len(sys.argv) > 1 else "check"]
    sys.exit(verb(sys.argv[2:]))
