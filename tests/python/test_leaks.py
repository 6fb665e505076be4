# SPDX-License-Identifier: BSD-3-Clause
"""No call leaves anything behind: every function, method and operator, with good arguments and with bad ones.

Counted are Python's blocks of memory, the bytes of malloc (the core's are among them) and references to the
arguments and to the objects that all calls share; a debug build of Python counts all references. What grew is
measured again, and is a leak where it grows again and again by one for every other call or more. TENON_LEAK_CALLS
says how many calls are measured of each (50).
"""
import array
import ctypes
import functools
import gc
import os
import sys
import warnings

import pytest

import tenon
from counting import bytes_of_malloc, references
from every_function import entries
from hostile_values import hostile

# Once of the two times that the tests run: with NumPy, of which there are hostile arrays.
numpy = pytest.importorskip("numpy")

CALLS = int(os.environ.get("TENON_LEAK_CALLS", "50"))

# Objects that conversions of all calls hand out or take.
SHARED = (None, True, False, ..., NotImplemented, (), 0, 1, "", tenon.Tensor, tenon.float32, tenon.int64, tenon.strided, tenon.device, tenon.Size,
          tenon.dtype, tenon.Generator, tenon.contiguous_format, tenon.preserve_format, TypeError, RuntimeError, IndexError, tuple, list, dict, object)


def counts(held, total=references):
    # Numbers in an array are no objects that would be counted themselves.
    return array.array("q", (sys.getallocatedblocks(), total(), bytes_of_malloc() // 16, *map(sys.getrefcount, held)))


def quietly(call, args, kwargs):
    """Whether a call is good, and what it gives."""
    try:
        return True, call(*args, **kwargs)
    except Exception:
        return False, None


def growth(once, held, calls, total=references):
    """By how much the counts grew over so many calls: the greatest."""
    before = counts(held, total)
    for _ in range(calls):
        once()
    return max(after - earlier for after, earlier in zip(counts(held, total), before))


@functools.cache
def is_uncounted_by_numpy():
    """Whether an array of NumPy's own, made and dropped, leaves the sum of all references higher: NumPy's wheels are compiled for a release
    build of Python, and drop references without counting them for a debug build."""
    memory = bytearray(8)
    before = references()
    for _ in range(1000):
        numpy.frombuffer(memory, "f4")
    return references() - before >= 500


def total_for(*values):
    """All references; none where a result or argument is NumPy's, of which it drops some uncounted. What is lost of tensors and memory is
    then seen by the blocks, the bytes and the references to the arguments."""
    is_of_numpy = any(issubclass(type(value), (numpy.ndarray, numpy.generic)) for value in values)
    return (lambda: 0) if is_of_numpy and is_uncounted_by_numpy() else references


def leaks(once, held, calls=CALLS, total=references):
    """What is lost in forty times `calls` calls, if it is lost each time: what is made once and kept does not count,
    nor do Python's caches and lists of objects to be used again, and what the collector of cycles finds is not lost."""
    growth(once, held, max(3, calls // 10), total)
    if any(growth(once, held, calls, total) < calls * 3 // 4 for _ in range(4)):
        return 0
    lost = 0
    for more in (10 * calls, 40 * calls):
        growth(once, held, more, total)
        before = counts(held, total)
        lost = min(growth(once, held, more, total) for _ in range(3))
        gc.collect()
        kept = max(after - earlier for after, earlier in zip(counts(held, total), before))
        if lost < more // 2 or kept < more // 2:
            return 0
    return lost


def parts(value):
    """The objects within arguments."""
    if isinstance(value, (list, tuple)):
        return [each for part in value for each in parts(part)]
    return [value]


@pytest.fixture(autouse=True)
def quiet(tmp_path, monkeypatch):
    # Some functions make files of the names they are given.
    monkeypatch.chdir(tmp_path)
    entries()
    gc.collect()
    # What is there stays: collections look at what the calls leave alone.
    gc.freeze()
    gc.disable()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield
    gc.enable()
    gc.unfreeze()


def makes_new(entry):
    """Whether a call changes its arguments, so that each call needs its own."""
    return entry.name.endswith("_") or "_." in entry.name or entry.name.startswith("torch.Tensor.__") or "out" in entry.name


def test_good_calls_leave_nothing():
    lost, good = {}, 0
    for entry in entries():
        args, kwargs = entry.arguments()
        is_good, result = quietly(entry.call, args, kwargs)
        good += is_good
        total = total_for(result)
        del result
        held = [*SHARED, *parts([*args, *kwargs.values()])]

        def once():
            mine = entry.arguments() if makes_new(entry) else (args, kwargs)
            quietly(entry.call, *mine)

        found = leaks(once, held, total=total)
        if found:
            lost[entry.name] = found
    assert not lost, lost
    # The others refuse what was made up for them.
    assert good > len(entries()) * 4 // 5


def test_refused_calls_leave_nothing():
    lost, bad = {}, hostile()
    for at, entry in enumerate(entries()):
        args, kwargs = entry.arguments()
        # Another half dozen for each function, so that all meet many.
        chosen = [bad[(at * 6 + i) % len(bad)] for i in range(6)]
        held = [*SHARED, *parts([*args, *kwargs.values()]), *chosen]
        total = total_for(quietly(entry.call, *entry.arguments())[1], *chosen)

        def once():
            for i, each in enumerate(chosen):
                mine, named = entry.arguments() if makes_new(entry) else (list(args), dict(kwargs))
                if mine:
                    mine[i % len(mine)] = each
                quietly(entry.call, mine, named)
            quietly(entry.call, [], {})
            quietly(entry.call, [*args, 1, 2, 3, 4, 5, 6, 7, 8, 9], kwargs)
            quietly(entry.call, args, {"no_such_argument": 1, **kwargs})

        found = leaks(once, held, max(8, CALLS // 6), total)
        if found:
            lost[entry.name] = found
    assert not lost, lost


def test_what_is_lost_is_seen():
    kept = []
    assert leaks(lambda: kept.append(object()), SHARED) >= CALLS
    assert leaks(lambda: kept.append(None), SHARED) >= CALLS
    library = ctypes.CDLL(None)
    library.malloc.restype = ctypes.c_void_p
    if bytes_of_malloc():
        assert leaks(lambda: library.malloc(100), SHARED) >= CALLS
    assert leaks(lambda: tenon.ones(3), SHARED) == 0
    # Of an array, too, although not all references are looked at.
    array_made = tenon.ones(3).numpy
    assert leaks(lambda: kept.append(array_made()), SHARED, total=total_for(array_made())) >= CALLS
