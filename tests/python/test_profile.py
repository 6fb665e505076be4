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


def test_second_profile_is_refused():
    with tenon.profile(out=None), pytest.raises(RuntimeError, match="running already"):
        tenon.profile(out=None).__enter__()


def test_path_that_cannot_be_written_is_told(tmp_path):
    with pytest.raises(OSError, match="cannot be written"):
        with tenon.profile(tmp_path / "nothing" / "trace.json"):
            pass


@pytest.mark.parametrize("program, names", [
    ("import tenon; a = tenon.ops.aten; a.neg(a.ones([2]))", {"aten::ones", "aten::neg"}),
])
def test_environment_traces_any_program(tmp_path, program, names):
    file = tmp_path / "trace.json"
    path = str(pathlib.Path(tenon.__file__).parents[1])
    subprocess.run([sys.executable, "-c", program], check=True,
                   env={**os.environ, "PYTHONPATH": path, "TENON_TRACE": str(file)}, timeout=120)
    assert names <= {event["name"] for event in json.loads(file.read_text())["traceEvents"]}
