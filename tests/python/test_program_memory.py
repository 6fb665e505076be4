# SPDX-License-Identifier: BSD-3-Clause
"""What memory an exported program needs is told by the sizes that its file has."""
import os
import subprocess
import sys

import pytest

import tenon
from test_programs import DATA, NAMES, changed, edited, load


@pytest.mark.parametrize("name, wanted", [
    # 6 rows of 8, into which relu writes, and 6 of 3.
    ("mlp", {"weights": 268, "buffers": 0, "mapped": 268, "values": 6 * 8 * 4 + 6 * 3 * 4, "at": "linear_1", "exact": False, "unknown": 0, "reused": 1, "planned": 0}),
    # A convolution's result is copied behind views, and dies; the product of the copy.
    ("wide", {"weights": 7552, "buffers": 0, "mapped": 7552, "values": 2 * 24 * 256 * 4 + 2 * 256 * 40 * 4, "at": "linear", "exact": True, "unknown": 0, "reused": 2, "planned": 98304}),
    # Weights under two names count once; so do a buffer and a part of it.
    ("shared", {"weights": 36 + 12, "buffers": 24, "mapped": 72, "values": 48, "at": "linear_1", "exact": True, "unknown": 0, "reused": 3, "planned": 0}),
    # Pickled ones that do not lie as they are needed are copied.
    ("older_folders", {"weights": 48, "buffers": 24, "mapped": 0, "values": 48, "at": "linear_1", "exact": True, "unknown": 0, "reused": 3, "planned": 0}),
    # What the chosen graph gives comes to what there is around it.
    ("choosing", {"weights": 48, "buffers": 0, "mapped": 48, "values": 1 + 1 + 24, "at": "cond", "exact": True, "unknown": 0, "reused": 2, "planned": 0}),
    ("asserting", {"weights": 0, "buffers": 0, "mapped": 0, "values": 5, "at": "gt", "exact": False, "unknown": 3, "reused": 0, "planned": 0}),
])
def test_weights_and_values_are_added_up(name, wanted):
    assert load(name).memory() == {"packed": 0, **wanted}


def test_packed_weights_are_told_once_runs_have_packed_them():
    program = load("wide")
    assert program.memory()["packed"] == 0
    # The first run packs the product's weight and keeps that of the convolution, turned; the second one packs that, too.
    program.run_flat(program._program.sample_inputs())
    first = program.memory()["packed"]
    assert 3000 < first < 4000
    program.run_flat(program._program.sample_inputs())
    packed = program.memory()["packed"]
    assert first + 3000 < packed < first + 5000
    program.run_flat(program._program.sample_inputs())
    assert program.memory()["packed"] == packed
    # A clone shares the parameters, with what is packed of them, and turns its own weight.
    clone = program.clone()
    assert clone.memory()["packed"] == first
    for _ in range(2):
        clone.run_flat(clone._program.sample_inputs())
    assert clone.memory()["packed"] == packed


@pytest.mark.parametrize("choice, is_packed", [("pack,fold", True), ("pack", False)])
def test_folded_weights_are_packed_once(tmp_path, choice, is_packed):
    def turn_weight(program):
        graph = program["graph_module"]["graph"]
        at = next(i for i, node in enumerate(graph["nodes"]) if node["target"] == "torch.ops.aten.linear.default")
        weight = graph["nodes"][at]["inputs"][1]["arg"]
        turned = {"as_tensor": {"name": "turned"}}
        graph["tensor_values"]["turned"] = graph["tensor_values"][weight["as_tensor"]["name"]]
        node = next(node for node in graph["nodes"] if node["target"] == "torch.ops.aten.relu.default")
        graph["nodes"].insert(at, {**node, "target": "torch.ops.aten.neg.default", "outputs": [turned], "name": "neg",
                                   "inputs": [{**node["inputs"][0], "name": "self", "arg": weight}]})
        graph["nodes"][at + 1]["inputs"][1]["arg"] = turned
    # The first run keeps the product's weight, the second one packs it. In a process of its own: kernels that others registered end folding.
    code = ("import sys, tenon\n"
            "for path in sys.argv[1:]:\n"
            "    program = tenon.load_program(path)\n"
            "    for _ in range(3):\n"
            "        program.run_flat(program._program.sample_inputs())\n"
            "        print(program.memory()['packed'])\n")
    done = subprocess.run([sys.executable, "-c", code, changed(tmp_path, "wide", edited(turn_weight)), DATA / "wide.pt2"], capture_output=True, text=True,
                          env={**os.environ, "TENON_PROGRAM": choice, "PYTHONPATH": os.pathsep.join(sys.path)}, check=True)
    found = [int(line) for line in done.stdout.split()]
    assert len(found) == 6 and found[1] == found[2] and (found[1] > found[0]) == is_packed
    assert (found[1] == found[5]) == is_packed


def test_nothing_is_reused_without_the_pass():
    code = f"import tenon; print(tenon.load_program({str(DATA / 'mlp.pt2')!r}).memory())"
    done = subprocess.run([sys.executable, "-c", code], env={**os.environ, "TENON_PROGRAM": "none", "PYTHONPATH": os.pathsep.join(sys.path)},
                          capture_output=True, text=True, check=True)
    assert "'values': 384, 'at': 'relu', " in done.stdout and "'reused': 0" in done.stdout


@pytest.mark.parametrize("name", NAMES)
def test_all_programs_are_measured(name):
    memory = load(name).memory()
    assert memory["values"] > 0 and memory["at"] and memory["mapped"] <= memory["weights"] + memory["buffers"]


@pytest.mark.parametrize("size, exact, unknown", [
    ({"as_int": -1}, False, 1), ({"as_int": 2**62}, False, 1), ({"as_expr": {"expr_str": "s77", "hint": None}}, False, 1), ({}, False, 1), (None, False, 1), ({"as_int": "8"}, False, 1),
    ({"as_expr": {"expr_str": "s77", "hint": {"as_int": 8}}}, False, 0), ({"as_expr": []}, False, 1),
])
def test_sizes_that_are_none_count_as_unknown(tmp_path, size, exact, unknown):
    def edit(program):
        program["graph_module"]["graph"]["tensor_values"]["linear"]["sizes"][1] = size
    memory = tenon.load_program(changed(tmp_path, "mlp", edited(edit))).memory()
    assert (memory["exact"], memory["unknown"]) == (exact, unknown)


def test_many_large_values_do_not_overflow(tmp_path):
    def edit(program):
        for meta in program["graph_module"]["graph"]["tensor_values"].values():
            meta["sizes"] = [{"as_int": 2**60}]
    memory = tenon.load_program(changed(tmp_path, "shapes", edited(lambda program: None))).memory()
    assert memory["values"] == 140
    program = tenon._C.Program(str(changed(tmp_path, "shapes", edited(edit))), None, False, True)
    assert program.memory()["values"] == 2**63 - 1
