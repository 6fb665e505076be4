# SPDX-License-Identifier: BSD-3-Clause
"""Exported programs that other releases of PyTorch wrote give what that release gave (tests/oracle/record_releases.py)."""
import json
import os
import pathlib
import tarfile
import zipfile

import pytest

import tenon
from test_programs import DATA, close

FOLDER = DATA / "releases"
RELEASES = sorted(path.name.removesuffix(".tar.xz") for path in FOLDER.glob("*.tar.xz"))


def names_in(release):
    with tarfile.open(FOLDER / f"{release}.tar.xz") as archive:
        return sorted(name.removesuffix(".pt2") for name in archive.getnames() if name.endswith(".pt2") and name != "several.pt2")


CASES = [(release, name) for release in RELEASES for name in names_in(release)]


@pytest.fixture(scope="module")
def folders(tmp_path_factory):
    """By release, the folder with its files."""
    found = {}
    for release in RELEASES:
        found[release] = tmp_path_factory.mktemp("releases") / release
        with tarfile.open(FOLDER / f"{release}.tar.xz") as archive:
            archive.extractall(found[release], filter="data")
    return found


# Programs whose gradients that release gets wrong: its scans forget what is carried. PyTorch 2.13 gives ours for the same files.
WRONG_THERE = {("2.8.0", "scanning"), ("2.9.1", "scanning"), ("2.10.0", "scanning")}


def members(path):
    with zipfile.ZipFile(path) as archive:
        return {name.split("/", 1)[1]: archive.read(name) for name in archive.namelist()}


def test_each_release_has_its_programs(folders):
    assert {"2.8.0", "2.9.1", "2.10.0", "2.14.1", "2.15.0"} <= set(RELEASES)
    for release, folder in folders.items():
        assert len(names_in(release)) >= 15
        for name in names_in(release):
            program = json.loads(members(folder / f"{name}.pt2")["models/model.json"])
            assert program["torch_version"].split("+")[0] == release


@pytest.mark.parametrize("release, name", CASES)
def test_runs_give_what_that_release_gave(folders, release, name):
    record = tenon.load(folders[release] / f"{name}.pt")
    program = tenon.load_program(folders[release] / f"{name}.pt2")
    for given, wanted in record["runs"]:
        got = program.run_flat(given)
        assert len(got) == len(wanted) and all(map(close, got, wanted))


@pytest.mark.parametrize("release, name", [case for case in CASES if case not in WRONG_THERE])
def test_gradients_are_those_of_that_release(folders, release, name):
    record = tenon.load(folders[release] / f"{name}.pt")
    program = tenon.load_program(folders[release] / f"{name}.pt2", train=True)
    floating = [result.sum() for result in program.run_flat(record["runs"][0][0]) if isinstance(result, tenon.Tensor) and result.requires_grad]
    assert bool(floating) == bool(record["gradients"])
    if floating:
        sum(floating).backward()
    # A parameter with two names has its gradient under that of the graph; PyTorch, where weights are pickled, under the first one.
    found = {tensor.data_ptr(): tensor.grad for tensor in program.parameters() if tensor.grad is not None}
    states = program.state_dict()
    assert len(found) == len(record["gradients"])
    assert all(close(found[states[key].data_ptr()], wanted) for key, wanted in record["gradients"].items())


@pytest.mark.parametrize("release, name", CASES)
def test_sample_inputs_are_those_of_the_first_run(folders, release, name):
    given = tenon.load(folders[release] / f"{name}.pt")["runs"][0][0]
    found = tenon.load_program(folders[release] / f"{name}.pt2")._program.sample_inputs()
    assert len(found) == len(given) and all(map(close, found, given))


@pytest.mark.parametrize("release", RELEASES)
def test_several_programs_are_in_one_archive(folders, release):
    for name in ("mlp", "shared"):
        given, wanted = tenon.load(folders[release] / f"{name}.pt")["runs"][0]
        assert close(tenon.load_program(folders[release] / "several.pt2", name=name).run_flat(given)[0], wanted[0])
    with pytest.raises(LookupError, match="has 2 programs, and none is called 'model'; choose of mlp, shared"):
        tenon.load_program(folders[release] / "several.pt2")


@pytest.mark.parametrize("release, name", CASES)
def test_they_are_saved_as_they_were(folders, release, name, tmp_path):
    program = tenon.load_program(folders[release] / f"{name}.pt2")
    tenon.save_program(program, tmp_path / "saved.pt2")
    before, after = members(folders[release] / f"{name}.pt2"), members(tmp_path / "saved.pt2")
    if release == "2.8.0":  # weights were pickled, and are in tables now
        before = {member: data for member, data in before.items() if member not in ("data/weights/model.pt", "data/constants/model.pt")}
        again = tenon.load_program(tmp_path / "saved.pt2")
        assert {key: value.tolist() for key, value in again.state_dict().items()} == {key: value.tolist() for key, value in program.state_dict().items()}
        assert {"data/weights/model_weights_config.json", "data/constants/model_constants_config.json"} <= set(after)
        after = {member: data for member, data in after.items() if member in before or not member.startswith(("data/weights/", "data/constants/"))}
    assert before == after


def test_one_of_several_programs_with_pickled_weights_is_saved(folders, tmp_path):
    path = folders["2.8.0"] / "several.pt2"
    program = tenon.load_program(path, name="mlp")
    program.state_dict()["layers.0.bias"].fill_(3)
    tenon.save_program(program, tmp_path / "saved.pt2")
    states = [tenon.load_program(tmp_path / "saved.pt2", name=name).state_dict() for name in ("mlp", "shared")]
    wanted = [program.state_dict(), tenon.load_program(path, name="shared").state_dict()]
    assert [{key: value.tolist() for key, value in state.items()} for state in states] == [{key: value.tolist() for key, value in state.items()} for state in wanted]


def test_no_recorded_file_names_a_folder_of_the_machine_that_recorded(folders):
    for folder in folders.values():
        for path in folder.glob("*.pt2"):
            for name, data in members(path).items():
                if name.startswith("models/"):
                    assert b'File \\"/' not in data and os.fsencode(os.path.expanduser("~")) + b"/" not in data, (path, name)
