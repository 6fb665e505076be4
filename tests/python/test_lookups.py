# SPDX-License-Identifier: BSD-3-Clause
"""Names that nobody has, and libraries that come and go, leave nothing behind. What a look-up costs is a row of
bench/instructions.tsv (lookup_unknown)."""
import ctypes
import gc
import sys

import pytest

import tenon


class Memory(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks",
                                                     "uordblks", "fordblks", "keepcost")]


def used():
    """Bytes that malloc has handed out, and Python's own blocks."""
    tell = ctypes.CDLL(None).mallinfo2
    tell.restype = Memory
    gc.collect()
    found = tell()
    return found.uordblks + found.hblkhd, sys.getallocatedblocks()


def ask(target, *words):
    try:
        for word in words:
            target = getattr(target, word)
    except AttributeError:
        return
    pytest.fail(f"there is {words}")


def make(namespace, kind, key=""):
    tenon.library.Library(namespace, kind, key)


CASES = {
    "operator": lambda i: ask(tenon.ops.aten, f"no_such_operator_{i}"),
    "namespace": lambda i: ask(tenon.ops, f"no_such_namespace_{i}", "f"),
    "overload": lambda i: ask(tenon.ops.aten.add, f"no_such_overload_{i}"),
    "function": lambda i: ask(tenon, f"no_such_function_{i}"),
    "fragment": lambda i: make("lookups", "FRAGMENT"),
    "fragments": lambda i: make(f"lookups_{i}", "FRAGMENT"),
    "definition": lambda i: make(f"lookups_{i}", "DEF"),
    "kernels": lambda i: make("aten", "IMPL", "CPU"),
}


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "mallinfo2"), reason="this C library does not tell what malloc has handed out")
@pytest.mark.parametrize("name", CASES)
def test_nothing_is_kept(name):
    case = CASES[name]
    for i in range(400):        # blocks of libraries rest, 256 of them
        case(i)
    bytes_before, blocks_before = used()
    for i in range(1000, 2000):
        case(i)
    bytes_after, blocks_after = used()
    assert bytes_after - bytes_before < 8 * 1000 and blocks_after - blocks_before < 500


def test_library_that_registered_something_still_works_beside_others():
    keeper = tenon.library.Library("lookups_kept", "FRAGMENT")
    keeper.define("twice(Tensor x) -> Tensor")
    keeper.impl("twice", lambda x: x + x, "CPU")
    for i in range(600):
        make("lookups_kept", "FRAGMENT")
        if i % 100 == 0:
            assert tenon.ops.lookups_kept.twice(tenon.ones(1)).item() == 2
    assert tenon.ops.lookups_kept is tenon.ops.lookups_kept
