# SPDX-License-Identifier: BSD-3-Clause
"""Exported programs are saved with their present state, and get it from dicts and files."""
import json
import os
import resource
import signal
import zipfile

import pytest

import tenon
from test_programs import DATA, NAMES, archive_of, load, pickled, repacked, with_pickle

# Programs whose weights are in a pickle.
OF_A_PICKLE = ["older_files", "older_folders"]


def members(path):
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name) for name in archive.namelist()}


# ---- saving ----

@pytest.mark.parametrize("name", sorted(set(NAMES) - set(OF_A_PICKLE)))
def test_an_unchanged_program_is_saved_as_it_was(tmp_path, name):
    path = tmp_path / "saved.pt2"
    tenon.save_program(load(name), path)
    before, after = members(DATA / f"{name}.pt2"), members(path)
    assert list(before) == list(after) and before == after
    with zipfile.ZipFile(path) as archive:
        for member in archive.infolist():
            archive.fp.seek(member.header_offset + 26)
            lengths = archive.fp.read(4)
            body = member.header_offset + 30 + sum(int.from_bytes(lengths[i:i + 2], "little") for i in (0, 2))
            assert body % 64 == 0 and member.compress_type == zipfile.ZIP_STORED
    assert os.listdir(tmp_path) == ["saved.pt2"]


@pytest.mark.parametrize("name", OF_A_PICKLE)
def test_weights_in_a_pickle_are_saved_in_a_table(tmp_path, name):
    path, program = tmp_path / "saved.pt2", load(name)
    states = program.state_dict()
    with tenon.no_grad():
        for number, tensor in enumerate(states.values()):
            tensor.add_(number + 1)
    tenon.save_program(program, path)
    again = tenon.load_program(path, train=True)
    saved = again.state_dict()
    assert {key: tensor.tolist() for key, tensor in saved.items()} == {key: tensor.tolist() for key, tensor in states.items()}
    assert [(key, tensor.requires_grad) for key, tensor in again.named_parameters()] == [(key, True) for key, _ in program.named_parameters()]
    assert str(again.sample_inputs()) == str(program.sample_inputs())
    found = members(path)
    assert not [member for member in found if member.endswith(("weights/model.pt", "constants/model.pt")) or member.startswith("serialized")]
    assert sum("/weights/weight_" in member for member in found) == len({tensor.data_ptr() for tensor in states.values()} - {0})
    assert {member.partition("/")[2]: found[member] for member in found if member.endswith(("archive_format", ".data/version", "byteorder"))} == {
        "archive_format": b"pt2", ".data/version": b"3\n", "byteorder": b"little"}
    tenon.save_program(again, tmp_path / "again.pt2")
    assert members(tmp_path / "again.pt2") == found


def test_weights_of_older_folders_share_memory_when_they_are_saved(tmp_path):
    program = load("older_folders")
    program.state_dict()["first.weight"].fill_(2)
    program.state_dict()["part"].fill_(7)
    tenon.save_program(program, tmp_path / "saved.pt2")
    again = tenon.load_program(tmp_path / "saved.pt2")
    states = again.state_dict()
    assert states["second.weight"].data_ptr() == states["first.weight"].data_ptr()
    assert states["second.weight"].tolist() == [[2.0] * 3] * 3
    assert states["whole"].tolist() == [0.0, 1.0, 7.0, 7.0, 7.0, 5.0]
    again.reset()
    assert states["part"].tolist() == [7.0] * 3


def test_a_weight_with_a_pickle_of_its_own_is_saved_in_the_table(tmp_path):
    program = tenon.load_program(with_pickle(tmp_path, pickled(tenon.tensor([1.0, 2.0, 3.0]))))
    program.state_dict()["layers.2.bias"].mul_(2)
    tenon.save_program(program, tmp_path / "saved.pt2")
    assert tenon.load_program(tmp_path / "saved.pt2").state_dict()["layers.2.bias"].tolist() == [2.0, 4.0, 6.0]
    found = members(tmp_path / "saved.pt2")
    table = json.loads(next(found[name] for name in found if name.endswith("weights_config.json")))["config"]
    entry = table["layers.2.bias"]
    assert not any(one["use_pickle"] for one in table.values()) and not any(name.endswith("of_its_own") for name in found)
    assert sum(one["path_name"] == entry["path_name"] for one in table.values()) == 1
    assert entry["is_param"] and entry["tensor_meta"] == {**table["layers.0.bias"]["tensor_meta"], "sizes": [{"as_int": 3}], "requires_grad": False}


def aligned(path):
    """The archive with the data of each member at a multiple of 64 bytes, where it is used in place."""
    with zipfile.ZipFile(path) as archive:
        found = {name: archive.read(name) for name in archive.namelist()}
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in found.items():
            padding = -(archive.fp.tell() + 30 + len(name) + 4) % 64
            member = zipfile.ZipInfo(name)
            member.extra = b"FB" + padding.to_bytes(2, "little") + bytes(padding)
            archive.writestr(member, data)
    return path


def test_a_program_of_several_is_saved_with_what_was_written_over_its_pickle(tmp_path):
    data = members(DATA / "mlp.pt2")
    table = json.loads(data["mlp/data/weights/model_weights_config.json"])
    table["config"]["layers.2.bias"].update(use_pickle=True, path_name="weight_of_its_own")
    table["config"]["layers.2.bias"]["tensor_meta"]["sizes"] = [{"as_int": 4096}]
    (tmp_path / "pickle").write_bytes(pickled(tenon.ones(4096)))
    path = aligned(repacked(tmp_path, "mlp", {
        "model_weights_config.json": json.dumps(table), "data/weights/weight_of_its_own": aligned(tmp_path / "pickle").read_bytes(),
        "models/other.json": data["mlp/models/model.json"],
        "data/weights/other_weights_config.json": data["mlp/data/weights/model_weights_config.json"]}))
    program = tenon.load_program(path, name="model")
    bias = program.state_dict()["layers.2.bias"]
    bias.fill_(5)
    tenon.save_program(program, tmp_path / "saved.pt2")
    assert tenon.equal(bias, tenon.full([4096], 5.0))
    assert tenon.equal(tenon.load_program(tmp_path / "saved.pt2").state_dict()["layers.2.bias"], bias)


def test_a_pickle_of_what_is_no_tensor_is_not_saved(tmp_path):
    with zipfile.ZipFile(DATA / "mlp.pt2") as archive:
        name = next(name for name in archive.namelist() if name.endswith("constants_config.json"))
    file = archive_of(b"\x80\x02}X\x01\x00\x00\x00nK\x01s.")
    path = repacked(tmp_path, "mlp", {name: None, "data/constants/model.pt": file})
    (tmp_path / "folder").mkdir()
    with pytest.raises(NotImplementedError, match="cannot be saved: 'n' is pickled, and no tensor"):
        tenon.save_program(tenon.load_program(path), tmp_path / "folder" / "saved.pt2")
    assert os.listdir(tmp_path / "folder") == []


def test_instances_save_their_own_buffers(tmp_path):
    program, x = load("trained", train=True), tenon.arange(24).reshape(8, 3).float()
    clone = program.clone()
    clone(x * 5)
    next(program.parameters()).data.fill_(3)
    tenon.save_program(clone, tmp_path / "clone.pt2")
    tenon.save_program(program, tmp_path / "program.pt2")
    saved = [tenon.load_program(tmp_path / f"{name}.pt2").state_dict() for name in ("clone", "program")]
    assert [state["norm.num_batches_tracked"].item() for state in saved] == [1, 0]
    assert [state["norm.weight"].tolist() for state in saved] == [[3.0] * 3] * 2
    assert saved[0]["norm.running_mean"].tolist() == clone.state_dict()["norm.running_mean"].tolist() != saved[1]["norm.running_mean"].tolist()
    del program
    tenon.save_program(clone.clone(), tmp_path / "again.pt2")
    assert members(tmp_path / "again.pt2") == members(tmp_path / "clone.pt2")


def test_state_is_saved_as_it_is_now(tmp_path):
    program, x = load("trained", train=True), tenon.arange(24).reshape(8, 3).float()
    program(x * 2).square().sum().backward()
    with tenon.no_grad():
        for tensor in program.parameters():
            tensor.sub_(tensor.grad, alpha=0.01)
    tenon.save_program(program, tmp_path / "saved.pt2")
    again = tenon.load_program(tmp_path / "saved.pt2")
    states, wanted = again.state_dict(), program.state_dict()
    assert list(states) == list(wanted)
    assert all(states[name].tolist() == wanted[name].tolist() for name in wanted)
    assert states["norm.num_batches_tracked"].item() == 1 and states["norm.weight"].tolist() != load("trained").state_dict()["norm.weight"].tolist()
    assert again(x).tolist() == program(x).tolist()


def test_what_shares_memory_still_does(tmp_path):
    program = load("shared")
    program.state_dict()["first.weight"].fill_(2)
    program.state_dict()["part"].fill_(7)
    tenon.save_program(program, tmp_path / "saved.pt2")
    states = tenon.load_program(tmp_path / "saved.pt2").state_dict()
    assert states["second.weight"].data_ptr() == states["first.weight"].data_ptr()
    assert states["second.weight"].tolist() == [[2.0] * 3] * 3
    assert states["whole"].tolist() == [0.0, 1.0, 7.0, 7.0, 7.0, 5.0]
    assert len(members(tmp_path / "saved.pt2")) == len(members(DATA / "shared.pt2"))


def test_a_program_is_saved_over_its_own_file(tmp_path):
    path = tmp_path / "own.pt2"
    path.write_bytes((DATA / "counting.pt2").read_bytes())
    path.chmod(0o640)
    program, x = tenon.load_program(path), tenon.ones(4, 2)
    for runs in range(1, 4):
        program(x)
        tenon.save_program(program, path)
        assert tenon.load_program(path).state_dict()["seen"].item() == runs
    assert path.stat().st_mode & 0o777 == 0o640 and os.listdir(tmp_path) == ["own.pt2"]


def test_a_link_stays_and_its_file_is_replaced(tmp_path):
    (tmp_path / "real.pt2").write_bytes(b"old")
    (tmp_path / "link.pt2").symlink_to("real.pt2")
    tenon.save_program(load("mlp"), tmp_path / "link.pt2")
    assert (tmp_path / "link.pt2").is_symlink() and members(tmp_path / "real.pt2") == members(DATA / "mlp.pt2")


def test_a_program_whose_file_is_not_aligned_is_saved(tmp_path):
    with zipfile.ZipFile(DATA / "mlp.pt2") as source, zipfile.ZipFile(tmp_path / "packed.pt2", "w") as target:
        for name in source.namelist():
            kind = zipfile.ZIP_DEFLATED if name.endswith(".json") else zipfile.ZIP_STORED
            target.writestr(zipfile.ZipInfo(name), source.read(name), kind)
    program = tenon.load_program(tmp_path / "packed.pt2")
    program.state_dict()["layers.2.bias"].fill_(3)
    tenon.save_program(program, tmp_path / "saved.pt2")
    assert tenon.load_program(tmp_path / "saved.pt2").state_dict()["layers.2.bias"].tolist() == [3.0] * 3


def test_a_tensor_that_was_replaced_is_saved(tmp_path):
    program = load("mlp")
    weight = dict(program.named_parameters())["layers.0.weight"]
    weight.data = tenon.arange(32).reshape(4, 8).float().t()
    tenon.save_program(program, tmp_path / "saved.pt2")
    saved = tenon.load_program(tmp_path / "saved.pt2").state_dict()["layers.0.weight"]
    assert saved.tolist() == weight.tolist() and saved.is_contiguous()


@pytest.mark.parametrize("name, state, value, text", [
    ("mlp", "layers.0.bias", tenon.zeros(3), "the tensor 'layers.0.bias' has other sizes now"),
    ("mlp", "layers.0.bias", tenon.zeros(8, 1), "the tensor 'layers.0.bias' has other sizes now"),
    ("mlp", "layers.0.bias", tenon.zeros(8, dtype=tenon.float64), "the tensor 'layers.0.bias' is float64 now, and float32 in the program"),
    ("shared", "first.weight", tenon.zeros(3, 3), "'first.weight' and 'second.weight' share memory in the program"),
    ("shared", "second.weight", tenon.zeros(3, 3), "'first.weight' and 'second.weight' share memory in the program"),
])
def test_what_no_longer_fits_is_refused_and_the_old_file_stays(tmp_path, name, state, value, text):
    path = tmp_path / "old.pt2"
    path.write_bytes(b"old")
    program = load(name)
    dict(program.named_parameters())[state].data = value
    with pytest.raises(ValueError, match=text):
        tenon.save_program(program, path)
    assert path.read_bytes() == b"old" and os.listdir(tmp_path) == ["old.pt2"]


def test_a_full_disk_leaves_the_old_file(tmp_path):
    path = tmp_path / "old.pt2"
    path.write_bytes(b"old")
    program, size = load("mlp"), (DATA / "mlp.pt2").stat().st_size
    handler, limits = signal.signal(signal.SIGXFSZ, signal.SIG_IGN), resource.getrlimit(resource.RLIMIT_FSIZE)
    try:
        for limit in range(0, size - 2048, 509):
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limits[1]))
            with pytest.raises(OSError, match="cannot be written: File too large"):
                tenon.save_program(program, path)
            assert path.read_bytes() == b"old" and os.listdir(tmp_path) == ["old.pt2"]
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, handler)


def test_bad_places_are_refused(tmp_path):
    program = load("mlp")
    os.mkfifo(tmp_path / "pipe")
    for path, text in ((tmp_path, "no regular file"), (tmp_path / "pipe", "no regular file"), ("/dev/null", "no regular file"),
                       (tmp_path / "none" / "x.pt2", "No such file"), ("", "No such file")):
        with pytest.raises(OSError, match=text):
            tenon.save_program(program, path)
    assert (tmp_path / "pipe").is_fifo()
    with pytest.raises(ValueError, match="null"):
        tenon.save_program(program, "a\0b")
    with pytest.raises(TypeError):
        tenon.save_program(program, 3)
    with pytest.raises(TypeError, match="expected what load_program returns, not a str"):
        tenon.save_program("mlp.pt2", tmp_path / "x.pt2")


def test_a_damaged_member_is_not_saved_as_if_it_were_whole(tmp_path):
    data = bytearray((DATA / "mlp.pt2").read_bytes())
    at = data.index(b"\x80\x02", data.index(b"sample_inputs/model.pt"))
    data[at] ^= 1
    (tmp_path / "damaged.pt2").write_bytes(data)
    program = tenon.load_program(tmp_path / "damaged.pt2")
    with pytest.raises(OSError, match="sample_inputs/model.pt' are damaged"):
        tenon.save_program(program, tmp_path / "saved.pt2")
    assert os.listdir(tmp_path) == ["damaged.pt2"]


# ---- loading state ----

def numbered(program):
    return {name: tenon.full_like(tensor, number) for number, (name, tensor) in enumerate(program.state_dict().items())}


def safetensors(path, tensors, edit=None):
    """Writes a .safetensors file by hand; `edit` changes its table."""
    words = {tenon.float32: "F32", tenon.int64: "I64", tenon.bfloat16: "BF16", tenon.bool: "BOOL", tenon.float8_e4m3fn: "F8_E4M3"}
    table, data = {"__metadata__": {"format": "pt"}}, b""
    for name, tensor in tensors.items():
        raw = bytes(tensor.contiguous().reshape(-1).view(tenon.uint8).tolist()) if tensor.numel() else b""
        table[name] = {"dtype": words[tensor.dtype], "shape": list(tensor.shape), "data_offsets": [len(data), len(data) + len(raw)]}
        data += raw
    if edit is not None:
        edit(table)
    text = json.dumps(table).encode()
    path.write_bytes(len(text).to_bytes(8, "little") + text + data)
    return path


@pytest.mark.parametrize("kind", ["dict", "pt", "safetensors", "text"])
def test_state_is_loaded_from_dicts_and_files(tmp_path, kind):
    program = load("trained")
    given = numbered(program)
    if kind == "pt":
        tenon.save(given, tmp_path / "state.pt")
    elif kind != "dict":
        safetensors(tmp_path / "state.safetensors", given)
    source = {"dict": given, "pt": tmp_path / "state.pt", "safetensors": tmp_path / "state.safetensors",
              "text": str(tmp_path / "state.safetensors")}[kind]
    keys = program.load_state_dict(source)
    assert repr(keys) == "<All keys matched successfully>" and keys == ([], [])
    assert all(tensor.tolist() == given[name].tolist() for name, tensor in program.state_dict().items())


def test_every_dtype_of_safetensors_is_read(tmp_path):
    from tenon._state_dicts import DTYPES, read_safetensors
    given = {"f": tenon.tensor([1.5, -2.0]), "b": tenon.tensor([[True], [False]]), "h": tenon.tensor([1.5], dtype=tenon.bfloat16),
             "none": tenon.empty(0, 3), "one": tenon.tensor(7)}
    found = read_safetensors(safetensors(tmp_path / "x.safetensors", given))
    assert {name: (t.dtype, tuple(t.shape), t.tolist()) for name, t in found.items()} == {
        name: (t.dtype, tuple(t.shape), t.tolist()) for name, t in given.items()}
    assert all(isinstance(getattr(tenon, name), tenon.dtype) for name in DTYPES.values())


def test_names_of_one_side_alone_are_told_and_nothing_is_copied():
    program = load("mlp")
    before = {name: tensor.tolist() for name, tensor in program.state_dict().items()}
    given = numbered(program)
    given["more"] = given.pop("layers.0.bias")
    with pytest.raises(RuntimeError, match=r"of the program of '.*mlp\.pt2': unexpected are 'more'; missing are 'layers\.0\.bias'"):
        program.load_state_dict(given)
    assert {name: tensor.tolist() for name, tensor in program.state_dict().items()} == before
    keys = program.load_state_dict(given, strict=False)
    assert keys.missing_keys == ["layers.0.bias"] and keys.unexpected_keys == ["more"]
    assert "IncompatibleKeys(missing_keys=['layers.0.bias'], unexpected_keys=['more'])" in repr(keys)
    assert program.state_dict()["layers.2.bias"].tolist() == [3.0] * 3
    assert program.state_dict()["layers.0.bias"].tolist() == before["layers.0.bias"]


def test_what_does_not_fit_is_refused_whether_strict_or_not():
    program = load("mlp")
    given = numbered(program)
    given["layers.0.bias"], given["layers.2.bias"] = tenon.zeros(9), [1, 2, 3]
    for strict in (True, False):
        with pytest.raises(RuntimeError, match=r"'layers\.0\.bias' has the sizes \[9\], and \[8\] in the program; 'layers\.2\.bias' is no tensor, but a list"):
            program.load_state_dict(given, strict)
    assert program.state_dict()["layers.0.weight"].tolist() != given["layers.0.weight"].tolist()
    for wrong in (None, 3, [("a", tenon.ones(1))]):
        with pytest.raises(TypeError, match="expected a dict of tensors by name or the path"):
            program.load_state_dict(wrong)


def test_dtypes_are_converted_and_one_element_serves_a_scalar():
    program = load("counting")
    program.load_state_dict({"seen": tenon.tensor([5.0])})
    assert program.state_dict()["seen"].item() == 5 and program.state_dict()["seen"].dtype == tenon.int64


@pytest.mark.parametrize("edit", [
    lambda table: table["f"].update(dtype="F3"),
    lambda table: table["f"].update(dtype=None),
    lambda table: table["f"].update(shape=[3]),
    lambda table: table["f"].update(shape=[-1, -2]),
    lambda table: table["f"].update(shape=[2**62, 2**62]),
    lambda table: table["f"].update(data_offsets=[0]),
    lambda table: table["f"].update(data_offsets=[8, 16]),
    lambda table: table["f"].update(data_offsets=[-8, 0]),
    lambda table: table.update(f=3),
    lambda table: table.update({str(n): dict(table["f"]) for n in range(9)}),
])
def test_damaged_safetensors_are_refused(tmp_path, edit):
    program = load("mlp")
    with pytest.raises(RuntimeError, match="no .safetensors file, or damaged"):
        program.load_state_dict(safetensors(tmp_path / "x.safetensors", {"f": tenon.tensor([1.0, 2.0])}, edit))


def test_what_is_no_safetensors_file_is_refused(tmp_path):
    path = tmp_path / "x.safetensors"
    for data in (b"", b"\0" * 7, b"\xff" * 8 + b"{}", b"\x02" + b"\0" * 7 + b"[]", b"\x02" + b"\0" * 7 + b"{", b"\x02" + b"\0" * 7 + b"\xff\xff",
                 (200000).to_bytes(8, "little") + b"[" * 200000):
        path.write_bytes(data)
        with pytest.raises(RuntimeError, match="no .safetensors file, or damaged"):
            load("mlp").load_state_dict(path)
    with pytest.raises(FileNotFoundError):
        load("mlp").load_state_dict(tmp_path / "none.safetensors")


# ---- as a module ----

def test_gradients_are_asked_for_and_taken_away():
    program = load("mlp")
    assert not any(tensor.requires_grad for tensor in program.parameters())
    assert program.requires_grad_() is program and all(tensor.requires_grad for tensor in program.parameters())
    program(tenon.ones(2, 4)).sum().backward()
    assert all(tensor.grad is not None for tensor in program.parameters())
    program.zero_grad(set_to_none=False)
    assert all(tensor.grad.tolist() == tenon.zeros_like(tensor).tolist() for tensor in program.parameters())
    program.zero_grad()
    assert all(tensor.grad is None for tensor in program.parameters())
    assert not any(tensor.requires_grad for tensor in program.state_dict().values())
    assert not any(tensor.requires_grad for tensor in program.requires_grad_(False).parameters())
    assert [tuple(tensor.shape) for tensor in load("counting").buffers()] == [(), (4, 2)]


@pytest.mark.parametrize("name, text", [
    ("eval", "the mode that its module was in"), ("train", "the mode that its module was in"), ("to", "it runs on the CPU"),
    ("named_modules", "a list of operator calls"), ("nothing", "has no attribute 'nothing'"),
])
def test_what_a_module_has_and_a_program_has_not_is_explained(name, text):
    with pytest.raises(AttributeError, match=text):
        getattr(load("mlp"), name)
