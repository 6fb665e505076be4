#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Any file is one of tensors for tenon.load, or refused in a sentence that names it, and changes nothing.

    fuzz_pickle.py [--seconds N] [--runs N] [--seed S] [--broken FOLDER] [FILE…]

The reader is Python, so no coverage leads the way: pickles of all protocols, and archives with them, are changed by a
generator of numbers with a fixed seed, by bytes, by pieces and by instructions; files given as arguments are replayed. What
breaks a promise is kept in FOLDER, and the exit status is 1. PYTHONPATH names the package.
"""
import argparse
import collections
import io
import pathlib
import pickle
import random
import sys
import time
import tracemalloc
import zipfile

import tenon
from tenon import _files, _unpickling

# What a load may raise: why a pickle or an archive is refused, and what is not implemented.
REFUSALS = (pickle.UnpicklingError, RuntimeError, NotImplementedError)
STORAGES = {"0": bytes(range(24)), "1": bytes(8), "2": bytes(8)}
CODES = list(_unpickling.INSTRUCTIONS) + [bytes([code]) for code in b"\x81\x92\x82bioPp2g"]
NAMES = [b"ctorch._utils\n_rebuild_tensor_v2\n", b"ctorch._utils\n_rebuild_tensor_v3\n", b"ctorch\nFloatStorage\n", b"ctorch\nSize\n",
         b"ctorch\ndevice\n", b"ctorch\nfloat16\n", b"cbuiltins\nset\n", b"ccollections\nOrderedDict\n", b"cbuiltins\neval\n"]
NUMBERS = [b"K\xff", b"J\xff\xff\xff\xff", b"J\xff\xff\xff\x7f", b"\x8a\x08" + b"\xff" * 7 + b"\x7f", b"\x8a\x00", b"r\x00\x00\x00\x10", b"N", b"\x88"]


def archive_of(pickled, compression=zipfile.ZIP_STORED):
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", compression) as archive:
        archive.writestr("archive/data.pkl", pickled)
        for name, data in STORAGES.items():
            archive.writestr(f"archive/data/{name}", data)
    return file.getvalue()


def pickles():
    """Of what tenon.save writes, in each protocol."""
    x = tenon.arange(6.0).view(2, 3)
    saved = {"x": x, "r": x[1], "t": (1, 2.5, "a", None, True, {3}, frozenset({4}), b"b", 1 << 70, 1j), "d": tenon.float16,
             "s": x.shape, "p": x.device, "h": tenon.ones(2, dtype=tenon.float8_e4m3fn), "l": [x.T, [[]]],
             "o": collections.OrderedDict(a=1), "g": tenon.ones(2).requires_grad_()}
    for protocol in (1, 2, 4, 5):
        file = io.BytesIO()
        tenon.save(saved, file, protocol)
        with zipfile.ZipFile(file) as archive:
            yield archive.read("archive/data.pkl")


def changed(data, seeds, draw):
    data = bytearray(data)
    for _ in range(1 + draw.randrange(5)):
        at = draw.randrange(len(data) + 1)
        end = at + draw.randrange(1 + draw.choice((1, 4, 40)))
        other = draw.choice(seeds)
        data[at:end] = draw.choice((
            lambda: bytes([draw.randrange(256)]), lambda: draw.choice(CODES), lambda: draw.choice(NAMES), lambda: draw.choice(NUMBERS),
            lambda: b"", lambda: other[at:at + draw.randrange(60)], lambda: bytes(data[at:end]) * 2,
            lambda: draw.choice(CODES) * draw.choice((2, 50, 3000))))()
    return bytes(data)


def snapshot():
    """What a file could want to change."""
    kinds = (tenon.Size, tenon.device, tenon.dtype, collections.OrderedDict, _files.Rebuilder, _unpickling.Reader)
    functions = (_files.Rebuilder.rebuild, _files.Rebuilder.rebuild_as, _unpickling.sized, _unpickling.placed)
    return ([dict(vars(kind)) for kind in kinds], [(each.__defaults__, dict(each.__dict__)) for each in functions],
            [dict(vars(module)) for module in (_files, _unpickling)], dict(_files.NAMES), dict(_unpickling.CALLEES),
            set(sys.modules), tenon.is_grad_enabled(), tenon.get_default_dtype())


def broken_promise(data, before, device):
    """What a load of these bytes does that it must not; None if all is well. Loads of memory are measured where `before` is."""
    if before:
        tracemalloc.start()
    try:
        tenon.load(io.BytesIO(data), map_location=device)
    except REFUSALS as error:
        if "load()" not in str(error):
            return f"the message does not begin with load(): {error}"
    except BaseException as error:  # anything else is a finding
        return f"{type(error).__name__}: {str(error)[:300]}"
    finally:
        if before:
            _, peak = tracemalloc.get_traced_memory()
            tracemalloc.stop()
    if before and peak > 2 * max(200 * len(data), 16 << 20):
        return f"{peak} bytes for a file of {len(data)}"
    return "something that was there before has changed" if before and snapshot() != before else None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--runs", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--broken", type=pathlib.Path, default=pathlib.Path("."))
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    arguments = parser.parse_args()
    draw, seeds = random.Random(arguments.seed), list(pickles())
    for data in [archive_of(pickled) for pickled in seeds] + [archive_of(pickled, zipfile.ZIP_DEFLATED) for pickled in seeds]:
        tenon.load(io.BytesIO(data))
    # What is imported when it is first asked for: names of instructions that are refused, and what looking imports.
    broken_promise(archive_of(b"\x82."), None, "meta")
    snapshot()
    before, end, runs, bad = snapshot(), time.monotonic() + arguments.seconds, 0, 0
    given = [path.read_bytes() for path in arguments.files]
    while not bad and (given or time.monotonic() < end and (runs < arguments.runs or not arguments.runs)):
        if given:
            data = given.pop()
        else:
            data = archive_of(changed(draw.choice(seeds), seeds, draw), draw.choice((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)))
            if draw.randrange(8) == 0:
                data = changed(data, [data], draw)
        # Looking takes longer than loading.
        why = broken_promise(data, before if runs % 16 == 0 or arguments.files else None, draw.choice((None, "meta", "cpu")))
        if why:
            path = arguments.broken / f"pickle-{runs}.pt"
            path.write_bytes(data)
            print(f"{path}: {why}")
            bad += 1
        runs += 1
    if snapshot() != before:
        print("something that was there before has changed")
        bad += 1
    print(f"Done {runs} runs")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
