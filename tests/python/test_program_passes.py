# SPDX-License-Identifier: BSD-3-Clause
"""What a load prepares (TENON_PROGRAM) changes no bit of a result, and does what it is for."""
import ctypes
import os
import subprocess
import sys
import warnings

import pytest

import tenon
from test_programs import DATA, NAMES, recorded

CHOICES = ("none", "pack", "reuse", "reuse,pack", "")


def load(monkeypatch, choice, stem, **options):
    monkeypatch.setenv("TENON_PROGRAM", choice)
    return tenon.load_program(DATA / f"{stem}.pt2", **options)


def texts(values):
    """Results to the bit; nans, which are not equal to themselves, too."""
    return [(str(value.dtype), tuple(value.shape), repr(value.tolist())) if isinstance(value, tenon.Tensor) else repr(value) for value in values]


@pytest.mark.parametrize("name", NAMES)
def test_passes_change_no_bit(monkeypatch, name):
    found = []
    for choice in CHOICES:
        tenon.manual_seed(7)
        program = load(monkeypatch, choice, name)
        # Each run gets arguments of its own, which a program may write.
        found.append([texts(program.run_flat(given)) for given, _ in recorded(name)["runs"]])
        found[-1].append(texts(program.state_dict().values()))
    assert all(one == found[0] for one in found)


@pytest.mark.parametrize("name", ["filters.weight", "layer.weight"])
def test_weights_that_are_written_are_packed_anew(monkeypatch, name):
    (x,), _ = recorded("wide")["runs"][0]
    for write in ("add_", "data", "memory", "reset"):
        results = []
        for choice in ("none", "pack"):
            program = load(monkeypatch, choice, "wide")
            weight = program.state_dict()[name]
            results.append([program(x).tolist()])
            if write == "data":
                weight.data.mul_(2)
            elif write == "memory":
                ctypes.cast(weight.data_ptr(), ctypes.POINTER(ctypes.c_float))[0] = 5
            else:
                weight.add_(1)
            results[-1].append(program(x).tolist())
            if write == "reset":
                program.reset()
            results[-1].append(program(x).tolist())
        assert results[0] == results[1]
        assert results[0][0] != results[0][1]
        assert (results[0][0] == results[0][2]) == (write == "reset")


def called(choice, *words):
    """The operators of a run, by name."""
    code = ("import sys, tenon\nprogram = tenon.load_program(sys.argv[1], train='train' in sys.argv)\n"
            "with tenon.profile() as profile:\n    program(tenon.ones(2, 4))\nprint(profile)")
    done = subprocess.run([sys.executable, "-c", code, DATA / "mlp.pt2", *words], capture_output=True, text=True, check=True,
                          env={**os.environ, "TENON_PROGRAM": choice, "PYTHONPATH": ":".join(sys.path)})
    return done.stdout


def test_an_argument_that_dies_is_written():
    assert "aten::relu_" in called("reuse") and "aten::relu_" not in called("pack")
    # What backward needs is left alone.
    assert "aten::relu_" not in called("reuse", "train")


def test_unknown_passes_are_warned_of(monkeypatch):
    for text in ("packs", "pack,", ",", "none,pack"):
        with pytest.warns(UserWarning, match=f"TENON_PROGRAM is '{text}', which names passes that do not exist"):
            load(monkeypatch, text, "mlp")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        load(monkeypatch, "pack", "mlp")


REPLACING = """
import sys, tenon
program, x = tenon.load_program(sys.argv[1]), tenon.ones(2, 4)
before = program(x).tolist()
library = tenon.library.Library("aten", "IMPL")
library.impl("relu", lambda tensor: tensor * 0 + 7, "CPU")
print(before != program(x).tolist())
"""


def test_a_kernel_that_a_library_replaces_is_called():
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", REPLACING, DATA / "mlp.pt2"], capture_output=True, text=True, check=True,
                          env={**os.environ, "TENON_PROGRAM": "reuse", "PYTHONPATH": ":".join(sys.path)})
    assert done.stdout == "True\n"
