# SPDX-License-Identifier: BSD-3-Clause
"""Reads a pickle of tensors and plain containers without giving it a way to anything else.

A pickle is a program for a machine with a stack and a memory of numbered objects (PEP 307, PEP 3154). This is that machine
with the instructions that tensors and plain containers are written with, and these rules:

- A name stands for something to call or a dtype; nothing is imported or looked up in a module for it.
- What is called makes something new of its arguments. State is given to an OrderedDict, which the file itself made, and
  hides none of its methods. So nothing that was there before can be changed.
- Each instruction spends what its object takes of memory; the file's size says how much there is (tn_archive_limit).
- Keys are plain, so that hashing them ends soon; containers lie in each other NESTING deep at most.

Texts of errors never print an object of the file: one that holds itself a hundred times over has no end.
"""
import struct
from collections import OrderedDict
from pickle import UnpicklingError

import tenon

# How deep containers may lie in each other. A pickler that recurses in Python gets no deeper than a few hundred.
NESTING = 512

# How many objects a key may consist of.
KEY_PARTS = 1000

# Estimates of what objects take, in bytes, with what is noted of them here: a number, an object with a header, a container,
# an empty set, an entry of a dict or set, one of the memory, a tensor with its Python object.
SMALL, OBJECT, CONTAINER, SET, ENTRY, NOTED, TENSOR = 40, 72, 160, 290, 100, 80, 1000

# The depth of a container that is being looked at.
OPEN = -1

PLAIN_KEYS = {str, int, float, bool, bytes, complex, type(None), tenon.dtype, tenon.device, tenon.Tensor}
CONTAINERS = {list, tuple, dict, set, frozenset, OrderedDict, tenon.Size}


class Callee:
    """Something that a pickle may call, by the name it has there."""

    __slots__ = ("name", "make")

    def __init__(self, name, make):
        self.name, self.make = name, make


class Refused(Exception):
    """Why an instruction is refused, without where it stands."""


# ---- what a pickle may call besides tensors ----

def sized(reader, items=()):
    if not isinstance(items, (tuple, list)) or not all(type(item) is int for item in items):
        raise Refused("expected a tuple of whole numbers")
    return tenon.Size(items)


def placed(reader, kind, index=None):
    if type(kind) is not str or not (index is None or type(index) is int):
        raise Refused("expected a device's name and index")
    return tenon.device(kind) if index is None else tenon.device(kind, index)


def collected(kind):
    def make(reader, items=()):
        if type(items) not in (list, tuple):
            raise Refused("expected a list")
        reader.check_keys(items)
        return kind(items)
    return make


def ordered(reader, items=()):
    if type(items) not in (list, tuple) or not all(type(pair) in (list, tuple) and len(pair) == 2 for pair in items):
        raise Refused("expected a list of pairs")
    reader.check_keys(key for key, _ in items)
    return OrderedDict(items)


def complex_of(reader, real=0.0, imag=0.0):
    if type(real) not in (float, int) or type(imag) not in (float, int):
        raise Refused("expected two numbers")
    return complex(real, imag)


def encoded(reader, text, name):
    if type(text) is not str or name != "latin1":
        raise Refused("expected a text and 'latin1'")
    return text.encode("latin1")


CALLEES = {("torch", "Size"): sized, ("torch", "device"): placed, ("collections", "OrderedDict"): ordered,
           ("_codecs", "encode"): encoded,
           **{(module, name): make for module in ("builtins", "__builtin__") for name, make in
              {"set": collected(set), "frozenset": collected(frozenset), "complex": complex_of}.items()}}


def parts_of(container):
    """What a container holds."""
    if not isinstance(container, dict):
        return container
    own = vars(container).values() if type(container) is OrderedDict else ()
    return [*container, *container.values(), *own]


class Reader:
    """One pickle. `find` gives what a name stands for that is no callee, or raises; `storage_of` a storage by its id."""

    def __init__(self, data, limit, find, callees, storage_of):
        self.data, self.at, self.began = data, 0, 0
        self.limit = self.left = limit
        self.find, self.callees, self.storage_of = find, callees, storage_of
        self.stack, self.marks, self.memory = [], [], {}

    def spend(self, count):
        self.left -= count
        if self.left < 0:
            raise Refused(f"what the file makes takes more than {self.limit:,} bytes, the limit for its size")

    # ---- taking bytes ----

    def take(self, count):
        data = self.data[self.at:self.at + count]
        if len(data) != count:
            raise Refused(f"{count} bytes should follow, and there are {len(data)}")
        self.at += count
        return data

    def number(self, width):
        return int.from_bytes(self.take(width), "little")

    def line(self):
        end = self.data.find(b"\n", self.at)
        if end < 0:
            raise Refused("its line does not end")
        data, self.at = self.data[self.at:end], end + 1
        return data

    # ---- the stack ----

    def pop(self):
        if not self.stack:
            raise Refused("there is nothing on the stack")
        return self.stack.pop()

    def top(self, *kinds):
        if not self.stack or type(self.stack[-1]) not in kinds:
            raise Refused(f"the top of the stack is no {kinds[0].__name__}")
        return self.stack[-1]

    def from_mark(self):
        if not self.marks:
            raise Refused("there is no mark on the stack")
        items, self.stack = self.stack, self.marks.pop()
        self.spend(8 * len(items))
        return items

    def check_keys(self, keys):
        """Refuses what has no hash, or one that takes long: tuples that hold each other many times over."""
        for key in keys:
            if type(key) in PLAIN_KEYS:
                continue
            left, queue = KEY_PARTS, [key]
            while queue:
                part = queue.pop()
                if type(part) in PLAIN_KEYS:
                    continue
                if type(part) not in (tuple, tenon.Size, frozenset):
                    raise Refused(f"a {type(part).__name__} is no key")
                left -= 1 + len(part)
                if left < 0:
                    raise Refused(f"a key has more than {KEY_PARTS} parts")
                queue.extend(part if type(part) is not frozenset else ())

    # ---- instructions ----

    def proto(self):
        version = self.number(1)
        if version > 5:
            raise Refused(f"protocol {version} is not known")

    def frame(self):
        length = self.number(8)
        if length > len(self.data) - self.at:
            raise Refused(f"a frame of {length} bytes leaves the pickle")

    def mark(self):
        self.marks.append(self.stack)
        self.stack = []

    def drop(self):
        if self.stack:
            self.stack.pop()
        else:
            self.from_mark()

    def text_int(self):
        word = self.line()
        self.stack.append({b"00": False, b"01": True}.get(word) if word in (b"00", b"01") else int(word))

    def text_long(self):
        self.stack.append(int(self.line().removesuffix(b"L")))

    def long(self, width):
        self.stack.append(int.from_bytes(self.take(self.number(width)), "little", signed=True))

    def text(self, width):
        data = self.take(self.number(width))
        self.spend(4 * len(data))
        self.stack.append(str(data, "utf-8", "surrogatepass"))

    def bytes_of(self, width, kind=bytes):
        data = self.take(self.number(width))
        self.spend(len(data))
        self.stack.append(kind(data))

    def tuple_of(self, count):
        if len(self.stack) < count:
            raise Refused("there are too few objects on the stack")
        self.stack[len(self.stack) - count:] = [tuple(self.stack[len(self.stack) - count:])]

    def gathered(self, kind):
        made = kind(self.from_mark())
        self.stack.append(made)

    def append_items(self, items):
        self.spend(16 * len(items))
        self.top(list).extend(items)

    def append_one(self):
        item = self.pop()
        self.append_items([item])

    def set_items(self, items):
        if len(items) % 2:
            raise Refused("a key has no value")
        self.check_keys(items[::2])
        self.spend(ENTRY * len(items) // 2)
        self.top(dict, OrderedDict).update(zip(items[::2], items[1::2]))

    def set_one(self):
        value, key = self.pop(), self.pop()
        self.set_items([key, value])

    def add_items(self):
        items = self.from_mark()
        self.check_keys(items)
        self.spend(ENTRY * len(items))
        self.top(set).update(items)

    def frozen_set(self):
        items = self.from_mark()
        self.check_keys(items)
        self.spend(SET + ENTRY * len(items))
        self.stack.append(frozenset(items))

    def put(self, index):
        if index >= len(self.data):
            raise Refused(f"index {index} is more than the {len(self.data)} bytes of the pickle could fill")
        if not self.stack:
            raise Refused("there is nothing on the stack")
        self.memory[index] = self.stack[-1]

    def get(self, index):
        if index not in self.memory:
            raise Refused(f"nothing was remembered at index {index}")
        self.stack.append(self.memory[index])

    def name(self, module, name):
        make = self.callees.get((module, name)) or CALLEES.get((module, name))
        self.stack.append(Callee(f"{module}.{name}", make) if make else self.find(module, name))

    def text_name(self):
        module, name = str(self.line(), "utf-8"), str(self.line(), "utf-8")
        self.name(module, name)

    def stack_name(self):
        name, module = self.pop(), self.pop()
        if type(module) is not str or type(name) is not str:
            raise Refused("a name is no text")
        self.name(module, name)

    def call(self):
        arguments, callee = self.pop(), self.pop()
        if type(callee) is not Callee or type(arguments) is not tuple:
            raise Refused(f"a {type(callee).__name__} is called")
        # Whatever is made of containers is about as large as they are, and keys of them are looked at.
        self.spend(TENSOR + sum(len(each) * (ENTRY if type(each) in CONTAINERS else 4) for each in arguments
                                if type(each) in CONTAINERS or type(each) in (str, bytes)))
        try:
            self.stack.append(callee.make(self, *arguments))
        except (MemoryError, UnpicklingError):
            raise
        except Exception as error:  # the arguments are anything
            raise Refused(f"{callee.name}: {str(error)[:300]}") from None

    def build(self):
        state = self.pop()
        target = self.top(OrderedDict)
        if type(state) is not dict or not all(type(key) is str for key in state):
            raise Refused("the state is no dict of names")
        hidden = [key for key in state if hasattr(OrderedDict, key)]
        if hidden:
            raise Refused(f"the state would hide the method {shown(hidden[0])}")
        self.spend(ENTRY * len(state))
        vars(target).update(state)

    def persistent(self):
        self.spend(TENSOR)
        self.stack.append(self.storage_of(self, self.pop()))

    # ---- the whole ----

    def check_result(self, found):
        """Containers lie NESTING deep at most, and nothing is left that was there to be called. Depths are those of the
        longest way down; a way that leads round ends where it began."""
        root = [found]
        depths, queue = {}, [root]      # by id; OPEN while what lies in it is looked at
        while queue:
            one = queue[-1]
            depth = depths.get(id(one))
            parts = parts_of(one) if depth is None or depth == OPEN else ()
            inner = {id(part): part for part in parts if type(part) in CONTAINERS}
            if depth is None:
                if any(type(part) is Callee for part in parts):
                    raise Refused("what was read holds something that is there to be called")
                depths[id(one)] = OPEN
                queue.extend(part for key, part in inner.items() if key not in depths)
                continue
            queue.pop()
            if depth == OPEN:
                depths[id(one)] = 1 + max((depths[key] for key in inner), default=0)
        if depths[id(root)] > NESTING + 1:
            raise Refused(f"containers lie {depths[id(root)] - 1} deep in each other, more than {NESTING}")
        return found

    def run(self):
        while True:
            code = self.data[self.at:self.at + 1]
            self.began = self.at
            self.at += 1
            if code == b".":
                return self.check_result(self.pop())
            if not code:
                raise Refused("it was cut off")
            if code not in INSTRUCTIONS:
                raise Refused("is no instruction that tensors and plain containers need")
            _, cost, do = INSTRUCTIONS[code]
            self.spend(cost)
            do(self)

    def read(self, where):
        """The object; UnpicklingError names `where`, the instruction and its place."""
        try:
            self.spend(len(self.data))
            return self.run()
        except (Refused, ValueError, struct.error) as error:
            code = self.data[self.began:self.began + 1]
            raise UnpicklingError(f"load(): {where}: {name_of(code)} at byte {self.began}: {str(error)[:400]}") from None


def push(value):
    return lambda reader: reader.stack.append(value)


def shown(text):
    """A name out of a file, short and in letters that show."""
    return ascii(text)[1:-1][:120]


def name_of(code):
    if code in INSTRUCTIONS:
        return INSTRUCTIONS[code][0]
    import pickletools
    known = {row.code.encode("latin1"): row.name for row in pickletools.opcodes}
    return known.get(code, f"byte 0x{code.hex()}" if code else "the end")


# By code: the name, what its object takes, and what it does.
INSTRUCTIONS = {
    b"\x80": ("PROTO", 0, Reader.proto), b"\x95": ("FRAME", 0, Reader.frame), b"(": ("MARK", OBJECT, Reader.mark),
    b"0": ("POP", 0, Reader.drop), b"1": ("POP_MARK", 0, Reader.from_mark),
    b"N": ("NONE", 8, push(None)), b"\x88": ("NEWTRUE", 8, push(True)), b"\x89": ("NEWFALSE", 8, push(False)),
    b"K": ("BININT1", SMALL, lambda reader: reader.stack.append(reader.number(1))),
    b"M": ("BININT2", SMALL, lambda reader: reader.stack.append(reader.number(2))),
    b"J": ("BININT", SMALL, lambda reader: reader.stack.append(struct.unpack("<i", reader.take(4))[0])),
    b"I": ("INT", SMALL, Reader.text_int), b"L": ("LONG", SMALL, Reader.text_long),
    b"\x8a": ("LONG1", SMALL, lambda reader: reader.long(1)), b"\x8b": ("LONG4", SMALL, lambda reader: reader.long(4)),
    b"G": ("BINFLOAT", SMALL, lambda reader: reader.stack.append(struct.unpack(">d", reader.take(8))[0])),
    b"X": ("BINUNICODE", OBJECT, lambda reader: reader.text(4)),
    b"\x8c": ("SHORT_BINUNICODE", OBJECT, lambda reader: reader.text(1)),
    b"\x8d": ("BINUNICODE8", OBJECT, lambda reader: reader.text(8)),
    b"B": ("BINBYTES", OBJECT, lambda reader: reader.bytes_of(4)),
    b"C": ("SHORT_BINBYTES", OBJECT, lambda reader: reader.bytes_of(1)),
    b"\x8e": ("BINBYTES8", OBJECT, lambda reader: reader.bytes_of(8)),
    b"\x96": ("BYTEARRAY8", OBJECT, lambda reader: reader.bytes_of(8, bytearray)),
    b")": ("EMPTY_TUPLE", 8, push(())), b"\x85": ("TUPLE1", CONTAINER, lambda reader: reader.tuple_of(1)),
    b"\x86": ("TUPLE2", CONTAINER, lambda reader: reader.tuple_of(2)),
    b"\x87": ("TUPLE3", CONTAINER, lambda reader: reader.tuple_of(3)),
    b"t": ("TUPLE", CONTAINER, lambda reader: reader.gathered(tuple)),
    b"]": ("EMPTY_LIST", CONTAINER, lambda reader: reader.stack.append([])),
    b"a": ("APPEND", 0, Reader.append_one), b"e": ("APPENDS", 0, lambda reader: reader.append_items(reader.from_mark())),
    b"l": ("LIST", CONTAINER, lambda reader: reader.gathered(list)),
    b"}": ("EMPTY_DICT", CONTAINER, lambda reader: reader.stack.append({})), b"s": ("SETITEM", 0, Reader.set_one),
    b"u": ("SETITEMS", 0, lambda reader: reader.set_items(reader.from_mark())),
    b"\x8f": ("EMPTY_SET", SET, lambda reader: reader.stack.append(set())), b"\x90": ("ADDITEMS", 0, Reader.add_items),
    b"\x91": ("FROZENSET", 0, Reader.frozen_set),
    b"q": ("BINPUT", NOTED, lambda reader: reader.put(reader.number(1))),
    b"r": ("LONG_BINPUT", NOTED, lambda reader: reader.put(reader.number(4))),
    b"\x94": ("MEMOIZE", NOTED, lambda reader: reader.put(len(reader.memory))),
    b"h": ("BINGET", 8, lambda reader: reader.get(reader.number(1))),
    b"j": ("LONG_BINGET", 8, lambda reader: reader.get(reader.number(4))),
    b"c": ("GLOBAL", OBJECT, Reader.text_name), b"\x93": ("STACK_GLOBAL", OBJECT, Reader.stack_name),
    b"R": ("REDUCE", 0, Reader.call), b"b": ("BUILD", 0, Reader.build), b"Q": ("BINPERSID", 0, Reader.persistent),
}
