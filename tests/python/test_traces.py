# SPDX-License-Identifier: BSD-3-Clause
"""Traces are in the format of trace events, with names and a span for each run, and Perfetto's own reader opens them.

The reader is a program that `perfetto` from PyPI starts, and downloads where it may; a test that is given one with TRACE_PROCESSOR=PATH, or finds
trace_processor_shell, asks it, and is skipped otherwise."""
import collections
import json
import os
import pathlib
import shutil
import subprocess
import threading

import pytest

import tenon
import tenon.profiler

PROGRAMS = pathlib.Path(__file__).resolve().parent.parent / "program" / "data"


def check(trace):
    """The events of a trace, after a look at each: what the format asks of complete events and of metadata, and that spans of a thread nest."""
    assert set(trace) >= {"traceEvents", "displayTimeUnit"} and trace["displayTimeUnit"] in ("ms", "ns")
    spans = collections.defaultdict(list)
    for event in trace["traceEvents"]:
        assert isinstance(event["name"], str) and isinstance(event["pid"], int) and isinstance(event["tid"], int) and isinstance(event.get("args", {}), dict), event
        if event["ph"] == "M":
            assert event["name"] in ("process_name", "thread_name") and isinstance(event["args"]["name"], str), event
        else:
            assert event["ph"] == "X" and event["ts"] >= 0 and event["dur"] >= 0, event
            spans[event["pid"], event["tid"]].append((event["ts"], -event["dur"], event["name"]))
    for thread in spans.values():
        around = []
        for begin, duration, name in sorted(thread):
            # Nanoseconds as fractions of microseconds are rounded.
            while around and around[-1] <= begin + 0.001:
                around.pop()
            assert not around or begin - duration <= around[-1] + 0.002, name
            around.append(begin - duration)
    return trace["traceEvents"]


def names_of(events, what):
    return {event["tid"]: event["args"]["name"] for event in events if event["ph"] == "M" and event["name"] == what}


def record(path):
    """A trace of two runs of a program, and of a call on another thread."""
    program = tenon.load_program(PROGRAMS / "choosing.pt2")
    x = tenon.ones(2, 3)
    with tenon.profile(path):
        program(x), program(x)
        thread = threading.Thread(target=lambda: tenon.neg(x))
        thread.start()
        thread.join()
    return path


def test_process_and_threads_have_names(tmp_path):
    events = check(json.loads(record(tmp_path / "trace.json").read_text()))
    used = {event["tid"] for event in events if event["ph"] == "X"}
    threads = names_of(events, "thread_name")
    assert len(used) == 2 and used <= set(threads) and len(set(threads.values())) == len(threads)
    assert threads[next(event["tid"] for event in events if event.get("cat") == "node")] == "main thread"
    assert len(names_of(events, "process_name")) == 1 and all(names_of(events, "process_name").values())
    assert len({event["pid"] for event in events}) == 1


def test_each_run_is_a_span_around_its_nodes(tmp_path):
    events = check(json.loads(record(tmp_path / "trace.json").read_text()))
    runs = [event for event in events if event.get("cat") == "run"]
    assert [(run["name"], run["args"]["path"]) for run in runs] == [("run choosing.pt2", str(PROGRAMS / "choosing.pt2"))] * 2
    for node in (event for event in events if event.get("cat") == "node"):
        assert sum(run["tid"] == node["tid"] and run["ts"] <= node["ts"] and node["ts"] + node["dur"] <= run["ts"] + run["dur"] + 0.002 for run in runs) == 1


def test_runs_are_no_nodes_and_no_calls():
    program = tenon.load_program(PROGRAMS / "mlp.pt2")
    with tenon.profile(out=None) as seen:
        program(tenon.ones(2, 4))
    assert [node.name for node in seen.nodes] == ["linear", "relu", "linear_1"] and not any("run" in event.name for event in seen.events)


def test_spans_of_a_program_lie_on_their_thread(tmp_path):
    x = tenon.ones(2)
    with tenon.profiler.profile() as seen:
        with tenon.profiler.record_function("outer"), tenon.profiler.record_function("inner"):
            tenon.neg(x)
        threads = [threading.Thread(target=lambda: [tenon.profiler.record_function("beside")(tenon.exp)(x)]) for _ in range(1)]
        for thread in threads:
            thread.start()
            thread.join()
    seen.export_chrome_trace(str(tmp_path / "trace.json"))
    events = check(json.loads((tmp_path / "trace.json").read_text()))
    of = {event["name"]: event for event in events}
    assert of["outer"]["tid"] == of["inner"]["tid"] == of["aten::neg"]["tid"] != of["beside"]["tid"] == of["aten::exp"]["tid"]
    assert {event["pid"] for event in events} == {os.getpid()}


@pytest.mark.parametrize("how", ["environment", "command"])
def test_traces_of_commands_have_runs(tmp_path, how):
    command = pathlib.Path(tenon.__file__).parents[3] / "bin/tenon"
    if not command.exists():
        pytest.skip("there is no command beside this package")
    file = tmp_path / "trace.json"
    words = [command, "run", PROGRAMS / "mlp.pt2", "--input", "ones(2,4)", "--repeat", "3", *(["--trace", file] if how == "command" else [])]
    subprocess.run(words, check=True, capture_output=True, env={**os.environ, **({"TENON_TRACE": str(file)} if how == "environment" else {})})
    events = check(json.loads(file.read_text()))
    assert [event["name"] for event in events if event.get("cat") == "run"] == ["run mlp.pt2"] * 3 and list(names_of(events, "process_name").values()) == ["tenon"]


def test_perfetto_opens_a_trace(tmp_path):
    reader = pytest.importorskip("perfetto.trace_processor", reason="perfetto is not installed")
    program = os.environ.get("TRACE_PROCESSOR") or shutil.which("trace_processor_shell")
    if program is None:
        pytest.skip("perfetto's trace_processor_shell is not here (TRACE_PROCESSOR=PATH names one)")
    opened = reader.TraceProcessor(trace=str(record(tmp_path / "trace.json")), config=reader.TraceProcessorConfig(bin_path=program))
    try:
        runs = [(row.name, row.dur) for row in opened.query("select name, dur from slice where category = 'run'")]
        assert [name for name, _ in runs] == ["run choosing.pt2"] * 2 and all(duration > 0 for _, duration in runs)
        around = list(opened.query("select parent.name as name from slice join slice parent on slice.parent_id = parent.id where slice.name = 'sum_1'"))
        assert [row.name for row in around] == ["run choosing.pt2"] * 2
        assert "main thread" in [row.name for row in opened.query("select name from thread")]
        assert not list(opened.query("select name, value from stats where severity = 'error' and value > 0"))
    finally:
        opened.close()
