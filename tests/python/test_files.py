# SPDX-License-Identifier: BSD-3-Clause
"""Files of tensors: what is saved is loaded, PyTorch's files are read, and files that are none do no harm."""
import collections
import io
import pickle
import zipfile

import pytest

import tenon

# data.pkl as torch.save writes it for {"w": x, "v": x[1], "c": a lazy conjugate}, with x of float32 and sizes (2, 3).
PYTORCH = (
    b'\x80\x02}q\x00(X\x01\x00\x00\x00wq\x01ctorch._utils\n_rebuild_tensor_v2\nq'
    b'\x02((X\x07\x00\x00\x00storageq\x03ctorch\nFloatStorage\nq\x04X\x01\x00\x00\x000q\x05X'
    b'\x03\x00\x00\x00cpuq\x06K\x06tq\x07QK\x00K\x02K\x03\x86q\x08K\x03K\x01\x86q\t\x89ccollections\nOrd'
    b'eredDict\nq\n)Rq\x0btq\x0cRq\rX\x01\x00\x00\x00vq\x0eh\x02((h\x03h\x04h\x05h\x06K\x06tq\x0fQK'
    b'\x03K\x03\x85q\x10K\x01\x85q\x11\x89h\n)Rq\x12tq\x13Rq\x14X\x01\x00\x00\x00cq\x15h\x02((h\x03ctorch\nCom'
    b'plexFloatStorage\nq\x16X\x01\x00\x00\x001q\x17h\x06K\x01tq\x18QK\x00K\x01\x85q\x19K\x01\x85q\x1a\x89'
    b'h\n)Rq\x1b}q\x1cX\x04\x00\x00\x00conjq\x1d\x88stq\x1eRq\x1fu.')
WORDS = memoryview(tenon.arange(6.0)).tobytes()


def archive_of(pickled, records):
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("archive/data.pkl", pickled)
        for name, data in records.items():
            archive.writestr(f"archive/{name}", data)
    file.seek(0)
    return file


def pytorch_file(**records):
    pair = memoryview(tenon.tensor([1 + 2j])).tobytes()
    return archive_of(PYTORCH, {"data/0": WORDS, "data/1": pair, "version": "3\n", "byteorder": "little", **records})


def test_files_of_pytorch_are_read():
    found = tenon.load(pytorch_file())
    assert found["w"].tolist() == [[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]] and found["c"].tolist() == [1 - 2j]
    found["w"].fill_(7)
    assert found["v"].tolist() == [7.0] * 3
    assert tenon.load(pytorch_file(), map_location="meta")["w"].is_meta
    assert tenon.load(pytorch_file(), map_location=tenon.device("cpu"), weights_only=True)["v"].shape == (3,)


def test_what_is_saved_is_loaded(tmp_path):
    x = tenon.arange(6.0).view(2, 3)
    dtypes = ["float16", "bfloat16", "float64", "int8", "uint8", "int16", "int32", "int64", "uint16", "uint64", "bool",
              "complex64", "complex128", "float8_e4m3fn"]
    saved = {"x": x, "row": x[1], "turned": x.T, "none": None, "number": 3, "size": x.shape, "dtype": tenon.float16,
             "device": x.device, "empty": tenon.empty(0, 3), "list": [tenon.tensor(1), (2, "a", 1.5)], "set": {1, 2},
             "order": collections.OrderedDict(a=x), **{name: x.to(getattr(tenon, name)) for name in dtypes}}
    for file in (tmp_path / "a.pt", str(tmp_path / "b.pt"), io.BytesIO()):
        tenon.save(saved, file)
        if isinstance(file, io.BytesIO):
            file.seek(0)
        found = tenon.load(file)
        assert list(found) == list(saved) and repr(found) == repr(saved)
        assert found["turned"].stride() == (1, 3) and found["dtype"] is tenon.float16 and type(found["size"]) is tenon.Size
        found["x"].fill_(9)
        assert found["row"].tolist() == [9.0] * 3 == found["order"]["a"][0].tolist()
    with zipfile.ZipFile(tmp_path / "a.pt") as archive:
        assert {"archive/data.pkl", "archive/data/0", "archive/version", "archive/byteorder"} <= set(archive.namelist())
        assert b"ctorch._utils\n_rebuild_tensor_v2\n" in archive.read("archive/data.pkl")


def test_other_classes_are_loaded_where_the_file_is_trusted():
    file = io.BytesIO()
    tenon.save({"x": pytest.approx, "t": tenon.ones(1)}, file)
    file.seek(0)
    with pytest.raises(pickle.UnpicklingError, match="approx"):
        tenon.load(file)
    file.seek(0)
    assert tenon.load(file, weights_only=False)["x"] is pytest.approx


class Harmful:
    def __reduce__(self):
        return print, ("harm",)


def persistent(pid):
    """A pickle of nothing but a storage's id."""
    class Odd(pickle.Pickler):
        def persistent_id(self, obj):
            return pid if obj is None else None
    file = io.BytesIO()
    Odd(file, 2).dump(None)
    return file.getvalue()


@pytest.mark.parametrize("make, kind", [
    (lambda: io.BytesIO(b"no archive"), RuntimeError), (lambda: io.BytesIO(pickle.dumps(3)), RuntimeError),
    (lambda: "/nowhere/at/all.pt", FileNotFoundError), (lambda: archive_of(pickle.dumps(Harmful()), {}), pickle.UnpicklingError),
    (lambda: pytorch_file(byteorder="big"), NotImplementedError), (lambda: archive_of(PYTORCH, {}), pickle.UnpicklingError),
    (lambda: pytorch_file(**{"data/0": WORDS[:8]}), pickle.UnpicklingError),
    (lambda: archive_of(PYTORCH[:90], {}), (pickle.UnpicklingError, EOFError)),
    (lambda: archive_of(persistent("a"), {}), pickle.UnpicklingError),
    (lambda: archive_of(persistent(("storage", 1, 2, 3, 4)), {}), pickle.UnpicklingError),
    (lambda: archive_of(PYTORCH.replace(b"K\x00K\x02K\x03", b"K\x00K\x02K\xff"), {"data/0": WORDS, "data/1": WORDS}),
     pickle.UnpicklingError),
])
def test_what_is_no_file_of_tensors_is_refused(make, kind, capsys):
    with pytest.raises(kind):
        tenon.load(make())
    assert capsys.readouterr().out == ""


def test_what_is_not_implemented_is_said():
    with pytest.raises(NotImplementedError):
        tenon.load(pytorch_file(), mmap=True)
    with pytest.raises(NotImplementedError):
        tenon.load(pytorch_file(), map_location=lambda storage, where: storage)
    with pytest.raises(NotImplementedError):
        tenon.save(tenon.ones(2, device="meta"), io.BytesIO())
