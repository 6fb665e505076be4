# SPDX-License-Identifier: BSD-3-Clause
"""Files that nobody trusts: tenon.load changes nothing that was there before, takes memory by the file's size, and says
what is wrong with file, member, instruction and place."""
import collections
import gc
import io
import pickle
import random
import struct
import tracemalloc
import zipfile

import pytest

import tenon
from tenon import _C, _files, _unpickling

V2 = b"ctorch._utils\n_rebuild_tensor_v2\n"
ORDERED = b"ccollections\nOrderedDict\n)R"


def file_of(pickled, compression=zipfile.ZIP_STORED, **records):
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", compression, compresslevel=9) as archive:
        archive.writestr("archive/data.pkl", pickled)
        for name, data in records.items():
            archive.writestr(f"archive/data/{name}", data)
    file.seek(0)
    return file


def text(word):
    return b"X" + struct.pack("<I", len(word)) + word.encode()


def refusal(pickled, **words):
    with pytest.raises(pickle.UnpicklingError) as caught:
        tenon.load(file_of(pickled, **words))
    assert str(caught.value).startswith("load(): the file: archive/data.pkl: ")
    return str(caught.value)


def memory_of(file):
    """The most memory of Python's that a load takes, whether it is refused or not, and the limit of its file."""
    size = len(file.getvalue())
    gc.collect()
    tracemalloc.start()
    try:
        tenon.load(file)
    except (pickle.UnpicklingError, RuntimeError):
        pass
    finally:
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    return peak, max(200 * size, 16 << 20)


# ---- nothing that was there before is changed ----

def honest():
    file = io.BytesIO()
    tenon.save({"w": tenon.arange(3.0), "order": collections.OrderedDict(a=tenon.ones(2))}, file)
    file.seek(0)
    return file


NAMES = [V2, b"ctorch._utils\n_rebuild_tensor_v3\n", b"ctorch._utils\n_rebuild_parameter\n", b"ctorch\nSize\n", b"ctorch\ndevice\n",
         b"ctorch\nfloat32\n", b"ctorch\nFloatStorage\n", b"ccollections\nOrderedDict\n", b"cbuiltins\nset\n", b"cbuiltins\nfrozenset\n",
         b"cbuiltins\ncomplex\n", b"c_codecs\nencode\n"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("state", [b"}" + text("__defaults__") + b"(K\x01ts", b"}" + text("x") + b"K\x01s",
                                   b"N}" + text("__defaults__") + b"Ns\x86"])
def test_state_is_given_to_nothing_that_was_there(name, state):
    before = tenon.load(honest())["w"].tolist()
    assert "BUILD at byte" in refusal(b"\x80\x02" + name + state + b"b.")
    assert tenon.load(honest())["w"].tolist() == before == [0.0, 1.0, 2.0]
    for kind in (tenon.Size, tenon.device, tenon.dtype, collections.OrderedDict, set):
        assert not hasattr(kind, "x")


@pytest.mark.parametrize("kind", [tenon.Size, tenon.device, tenon.dtype, tenon.layout, tenon.memory_format, tenon.Generator,
                                  type(tenon.add), type(tenon.ops.aten.add), type(tenon.ops.aten.add.Tensor), _C.Model, _C.Archive])
def test_types_are_immutable(kind):
    with pytest.raises(TypeError, match="immutable type"):
        kind.made_up = 1
    with pytest.raises(TypeError, match="immutable type"):
        kind.__repr__ = None


def test_ordered_dict_carries_state():
    found = tenon.load(file_of(b"\x80\x02" + ORDERED + b"}" + text("_metadata") + b"K\x07sb."))
    assert found == {} and found._metadata == 7
    for name in ("items", "__class__", "move_to_end"):
        assert name in refusal(b"\x80\x02" + ORDERED + b"}" + text(name) + b"K\x07sb.")
    assert "BUILD" in refusal(b"\x80\x02" + ORDERED + b"}K\x01K\x02sb.")


def test_only_names_that_tensors_need_are_known():
    for name in (b"cbuiltins\neval\n", b"cos\nsystem\n", b"ctenon\nsave\n", b"ctorch\ncuda\n", b"ctorch\nsave\n", b"ctorch\n__name__\n"):
        assert "which is neither a tensor nor a plain container" in refusal(b"\x80\x02" + name + b")R.")
    assert "is called" in refusal(b"\x80\x02K\x01)R.")
    assert "there to be called" in refusal(b"\x80\x02" + V2 + b".")
    assert "there to be called" in refusal(b"\x80\x02](" + V2 + b"\x85e.")


@pytest.mark.parametrize("code, name", [(b")\x81", "NEWOBJ"), (b"K\x012", "DUP"), (b"(i__main__\nx\n", "INST"), (b"\x82\x01", "EXT1"),
                                        (b"(o", "OBJ"), (b"Pabc\n", "PERSID"), (b"\x97", "NEXT_BUFFER"), (b"\xff", "0xff")])
def test_other_instructions_are_refused_by_name(code, name):
    found = refusal(b"\x80\x02" + V2 + code + b".")
    assert name in found and "at byte" in found


# ---- memory ----

def deflated_storage():
    pid = b"(" + text("storage") + b"ctorch\nFloatStorage\n" + text("0") + text("cpu") + b"J" + struct.pack("<i", 1 << 20) + b"tQ"
    return file_of(b"\x80\x02" + pid + b".", zipfile.ZIP_DEFLATED, **{"0": bytes(256 << 20)})


def sets_of_one_list(count):
    """A list, and as many sets of it."""
    items = b"".join(b"J" + struct.pack("<i", i) for i in range(20000))
    return b"\x80\x02](" + items + b"eq\x000(" + b"cbuiltins\nset\nq\x01h\x00\x85R" + b"h\x01h\x00\x85R" * count + b"t."


@pytest.mark.parametrize("make", [
    lambda: file_of(b"\x80\x02]r" + struct.pack("<I", 0x10000000) + b".", **{"0": b"1" * 100}),
    lambda: file_of(b"\x80\x02B" + struct.pack("<I", 0x7fffffff) + b"."),
    lambda: file_of(b"\x80\x04\x8e" + struct.pack("<Q", 1 << 40) + b"."),
    lambda: file_of(b"\x80\x04\x95" + struct.pack("<Q", 1 << 40) + b"N."),
    lambda: file_of(b"\x80\x02\x8b" + struct.pack("<I", 0x7fffffff) + b"."),
    lambda: file_of(sets_of_one_list(2000)),
    lambda: file_of(b"\x80\x04(" + b"\x8f" * 3000000 + b"t.", zipfile.ZIP_DEFLATED),
    lambda: file_of(b"\x80\x02" + b"(" * 3000000 + b".", zipfile.ZIP_DEFLATED),
    lambda: file_of(b"\x80\x02(" + (b"}" * 3000000) + b"t.", zipfile.ZIP_DEFLATED),
    lambda: file_of(b"\x80\x02" + text("a" * 100000) + b"q\x00(" + b"c_codecs\nencode\nh\x00X\x06\x00\x00\x00latin1\x86R" * 2000 + b"t."),
    deflated_storage,
], ids=["memo", "bytes", "bytes8", "frame", "long", "copies", "sets", "marks", "dicts", "texts", "storage"])
def test_memory_is_bounded_by_the_file(make):
    peak, limit = memory_of(make())
    assert peak < 1.5 * limit


def test_limits_name_file_member_instruction_and_place():
    said = refusal(b"\x80\x02]r" + struct.pack("<I", 0x10000000) + b".")
    assert "LONG_BINPUT at byte 3: index 268435456" in said
    assert "REDUCE at byte" in refusal(sets_of_one_list(200)) and "takes more than 20,272,200 bytes" in refusal(sets_of_one_list(200))
    with pytest.raises(RuntimeError, match="archive/data/0' says that it is more than 200 times its compressed size"):
        tenon.load(deflated_storage())


def test_one_limit_serves_all():
    file = honest()
    assert _C.Archive(file.getvalue(), "x").limit == 16 << 20
    assert _C.Archive(file.getvalue(), "x").limit == _unpickling.Reader(b"", 16 << 20, None, {}, None).left
    with zipfile.ZipFile(file, "a") as archive:
        archive.writestr("archive/more", bytes(1 << 20))
    assert _C.Archive(file.getvalue(), "x").limit == 200 * len(file.getvalue())


def test_names_in_messages_may_be_any_bytes():
    data = file_of(b"N.", zipfile.ZIP_STORED, **{"0": b""}).getvalue().replace(b"archive/data/0", b"archive/d\x8ata/\x01")
    with pytest.raises(RuntimeError, match=r"archive/d\\x8ata"):
        tenon.load(io.BytesIO(data))


# ---- depth, and what never ends ----

def nested(levels):
    return b"\x80\x02" + b"]" * levels + b"a" * (levels - 1) + b"."


def test_nesting_is_bounded():
    found = tenon.load(file_of(nested(_unpickling.NESTING)))
    assert str(found).count("[") == _unpickling.NESTING
    assert f"more than {_unpickling.NESTING}" in refusal(nested(_unpickling.NESTING + 1))
    assert "513 deep" in refusal(b"\x80\x02)" + b"\x85" * 512 + b".")
    # The longest way counts, whichever is met first.
    links = b"".join(b"]q" + bytes([i]) + b"0" for i in range(200))
    chain = b"".join(b"h" + bytes([i]) + b"h" + bytes([i + 1]) + b"a0" for i in range(199))
    flat = b"(" + b"".join(b"h" + bytes([i]) for i in reversed(range(200)))
    assert "more than 512" in refusal(b"\x80\x02" + links + chain + b"h\xc7" + nested(400)[2:-1] + b"a0" + flat + b"t.")


def doubled(times):
    """A tuple of a tuple twice, and so on: 2 ** times ways down."""
    return b")q\x00" + b"0h\x00h\x00\x86q\x00" * times


def test_what_holds_itself_many_times_over_ends():
    assert len(tenon.load(file_of(b"\x80\x02" + doubled(200) + b"."))) == 2
    assert len(tenon.load(file_of(b"\x80\x02" + doubled(200) + b"."), map_location="meta")) == 2
    assert "a key has more than" in refusal(b"\x80\x02}" + doubled(200) + b"K\x01s.")
    assert "a key has more than" in refusal(b"\x80\x02cbuiltins\nset\n](" + doubled(200) + b"e\x85R.")
    for name in (b"ctorch\nSize\n", b"ctorch\ndevice\n", V2, b"cbuiltins\ncomplex\n"):
        assert "REDUCE" in refusal(b"\x80\x02" + name + b"(" + doubled(200) + b"h\x00h\x00tR.")
    assert "expected a storage" in refusal(b"\x80\x02" + doubled(200) + b"Q.")
    loop = tenon.load(file_of(b"\x80\x02]q\x00h\x00a."))
    assert loop[0] is loop
    assert "no key" in refusal(b"\x80\x02}]K\x01s.")


# ---- anything ----

def seeds():
    x = tenon.arange(6.0).view(2, 3)
    made = []
    for protocol in (1, 2, 4, 5):
        file = io.BytesIO()
        tenon.save({"x": x, "r": x[1], "t": (1, 2.5, "a", None, True, {3}, frozenset({4}), b"b", 1 << 70, 1j), "d": tenon.float16,
                    "s": x.shape, "p": x.device, "h": tenon.ones(2, dtype=tenon.float8_e4m3fn), "l": [x.conj(), [[]]],
                    "o": collections.OrderedDict(a=1)}, file, protocol)
        with zipfile.ZipFile(file) as archive:
            made.append(archive.read("archive/data.pkl"))
    return made


def test_every_protocol_is_read():
    for pickled in seeds():
        found = tenon.load(file_of(pickled, **{"0": bytes(24), "1": bytes(8)}))
        assert found["t"] == (1, 2.5, "a", None, True, {3}, frozenset({4}), b"b", 1 << 70, 1j) and found["o"] == {"a": 1}


def snapshot():
    """What a file could want to change."""
    kinds = (tenon.Size, tenon.device, tenon.dtype, tenon.Tensor, collections.OrderedDict, _files.Rebuilder, _unpickling.Reader)
    functions = (_files.Rebuilder.rebuild, _files.Rebuilder.rebuild_as, _unpickling.sized)
    return ([dict(vars(kind)) for kind in kinds], [(each.__defaults__, dict(each.__dict__)) for each in functions],
            dict(_files.NAMES), dict(_unpickling.CALLEES), dict(_unpickling.INSTRUCTIONS), dict(vars(_files)), dict(vars(_unpickling)))


def test_mutated_pickles_are_read_or_refused():
    draw = random.Random(20)
    pickles = seeds()
    before = snapshot()
    for count in range(4000):
        data = bytearray(pickles[count % len(pickles)])
        for _ in range(1 + draw.randrange(4)):
            at = draw.randrange(len(data))
            how = draw.randrange(4)
            if how == 0:
                data[at] = draw.randrange(256)
            elif how == 1:
                del data[at:at + draw.randrange(8)]
            elif how == 2:
                data[at:at] = draw.choice(pickles)[at:at + draw.randrange(16)]
            else:
                data[at:at + 1] = draw.choice(list(_unpickling.INSTRUCTIONS))
            if not data:
                break
        try:
            tenon.load(file_of(bytes(data), **{"0": bytes(24), "1": bytes(8)}))
        except pickle.UnpicklingError as error:
            assert str(error).startswith("load(): the file: archive/data.pkl: ")
    assert snapshot() == before
