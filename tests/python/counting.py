# SPDX-License-Identifier: BSD-3-Clause
"""What a process has in use: bytes of malloc, references, Python's blocks of memory."""
import ctypes
import sys


class Mallinfo(ctypes.Structure):
    """What the C library's allocator tells of itself."""
    _fields_ = [(name, ctypes.c_size_t) for name in
                ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost")]


def reader_of_bytes():
    """A function that gives the bytes that malloc has handed out: of a sanitizer's, or of the C library's; 0 where
    neither tells."""
    process = ctypes.CDLL(None)
    try:
        read = process.__sanitizer_get_current_allocated_bytes
        read.restype = ctypes.c_size_t
        return read
    except AttributeError:
        pass
    try:
        mallinfo = process.mallinfo2
    except AttributeError:
        return lambda: 0
    mallinfo.restype = Mallinfo

    def read():
        found = mallinfo()
        return found.uordblks + found.hblkhd
    return read


bytes_of_malloc = reader_of_bytes()

# Of all objects, where Python is a debug build.
references = getattr(sys, "gettotalrefcount", lambda: 0)


def in_use():
    """Bytes of malloc, and sixteen for each of Python's blocks, which are counted only."""
    return bytes_of_malloc() + 16 * sys.getallocatedblocks()
