# SPDX-License-Identifier: BSD-3-Clause
"""tenon.profile() and TENON_TRACE record calls of operators."""
import io
import json
import os
import pathlib
import subprocess
import sys
import threading

import pytest

import tenon

aten = tenon.ops.aten


def test_calls_are_events_with_key_inputs_and_depth():
    x = aten.ones([2, 3])
    with tenon.profile(out=None) as seen:
        aten.add.Tensor(x, x)
        aten.matmul(x, aten.ones([3, 2]))
    names = [event.name for event in seen.events]
    assert "aten::add.Tensor" in names and names.index("aten::mm") < names.index("aten::matmul")
    add = seen.events[names.index("aten::add.Tensor")]
    assert (add.key, add.inputs, add.depth, add.status) == ("CPU", "float32[2, 3] float32[2, 3]", 0, "TN_OK")
    assert next(event for event in seen.events if event.name == "aten::mm").depth == 1
    aten.add.Tensor(x, x)
    assert len(seen.events) == len(names)


def test_failed_call_says_so():
    with tenon.profile(out=None) as seen, pytest.raises(RuntimeError):
        aten.mm(aten.ones([2, 3]), aten.ones([2, 3]))
    assert [event.status for event in seen.events if event.name == "aten::mm"] == ["TN_ERR_RUNTIME"]


def test_threads_have_numbers():
    x = aten.ones([2])
    with tenon.profile(out=None) as seen:
        threads = [threading.Thread(target=lambda: aten.neg(x)) for _ in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert len({event.thread for event in seen.events if event.name == "aten::neg"}) == 3


def test_file_is_a_trace_and_the_table_is_printed(tmp_path):
    file = tmp_path / "trace.json"
    with tenon.profile(file):
        aten.neg(aten.ones([4]))
    events = json.loads(file.read_text())["traceEvents"]
    neg = [event for event in events if event["name"] == "aten::neg"]
    assert len(neg) == 1 and neg[0]["ph"] == "X" and neg[0]["dur"] >= 0
    assert neg[0]["args"] == {"key": "CPU", "inputs": "float32[4]"}
    out = io.StringIO()
    with tenon.profile(out=out) as seen:
        aten.neg(aten.ones([4]))
    assert "aten::neg" in out.getvalue() and "own us" in out.getvalue()
    assert all(own <= total for _, _, total, own in seen.rows())


PROGRAMS = pathlib.Path(__file__).resolve().parent.parent / "program" / "data"


def test_nodes_of_programs_have_the_author_s_lines(tmp_path):
    program = tenon.load_program(PROGRAMS / "choosing.pt2")
    x = tenon.ones(2, 3)
    program(x)
    with tenon.profile(tmp_path / "trace.json") as seen:
        program(x), program(x)
    program(x)
    assert [(node.name, node.depth) for node in seen.nodes[:7]] == [("sum_1", 0), ("gt", 0), ("select", 1), ("select_1", 1), ("gt", 1), ("sub", 2), ("cond", 1)]
    assert len(seen.nodes) == 16 and all(node.status == "TN_OK" for node in seen.nodes)
    rows = seen.node_rows()
    assert [row[3] for row in rows] == [2] * 8 and [row[0] for row in rows].count("cond") == 2
    assert all(row[4] >= 0 and row[2].startswith("record_programs.py:") for row in rows)
    # What a node takes is its own time and that of the nodes that it runs.
    assert sum(row[4] for row in rows) == sum(node.duration for node in seen.nodes if node.depth == 0)
    assert "sum_1    aten.sum.default" in seen.node_table() and "and 6 more nodes" in seen.node_table(most=2)
    events = json.loads((tmp_path / "trace.json").read_text())["traceEvents"]
    inner, call = next(event for event in events if event["cat"] == "node" and event["name"] == "sub"), next(event for event in events if event["name"] == "aten::sub.Tensor")
    assert inner["args"]["target"] == "torch.ops.aten.sub.Tensor" and inner["args"]["source"].startswith("record_programs.py:")
    assert inner["ts"] <= call["ts"] and call["ts"] + call["dur"] <= inner["ts"] + inner["dur"] + 0.001
    # Calls are listed as they were, without nodes.
    assert {event.name for event in seen.events} >= {"aten::sub.Tensor", "aten::sum"} and all("::" in event.name for event in seen.events)


def test_nodes_outlive_their_program_and_say_how_they_ended():
    with tenon.profile(out=None) as seen:
        program = tenon.load_program(PROGRAMS / "asserting.pt2")
        with pytest.raises(RuntimeError):
            program(tenon.ones(4, 2), tenon.tensor(5))
        del program
    assert seen.nodes[-1].status == "TN_ERR_RUNTIME" and "_assert" in seen.nodes[-1].target
    assert "Node" not in repr(seen.nodes[-1]) and seen.nodes[-1].name in repr(seen.nodes[-1])


def test_second_profile_is_refused():
    with tenon.profile(out=None), pytest.raises(RuntimeError, match="running already"):
        tenon.profile(out=None).__enter__()


def test_path_that_cannot_be_written_is_told(tmp_path):
    with pytest.raises(OSError, match="cannot be written"):
        with tenon.profile(tmp_path / "nothing" / "trace.json"):
            pass


@pytest.mark.parametrize("program, names", [
    ("import tenon; a = tenon.ops.aten; a.neg(a.ones([2]))", {"aten::ones", "aten::neg"}),
    ("import os, tenon; tenon.load_program(os.environ['PROGRAMS'] + '/mlp.pt2')(tenon.ones(2, 4))", {"linear", "relu", "linear_1", "aten::linear"}),
])
def test_environment_traces_any_program(tmp_path, program, names):
    file = tmp_path / "trace.json"
    path = str(pathlib.Path(tenon.__file__).parents[1])
    subprocess.run([sys.executable, "-c", program], check=True,
                   env={**os.environ, "PYTHONPATH": path, "PROGRAMS": str(PROGRAMS), "TENON_TRACE": str(file)}, timeout=120)
    assert names <= {event["name"] for event in json.loads(file.read_text())["traceEvents"]}
