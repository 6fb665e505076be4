# SPDX-License-Identifier: BSD-3-Clause
"""tenon.profiler: PyTorch's names for tenon.profile.

    with tenon.profiler.profile() as seen:
        with tenon.profiler.record_function("step"):
            ...
    print(seen.key_averages().table(sort_by="cpu_time_total"))
    seen.export_chrome_trace("trace.json")
"""
import bisect
import collections
import contextlib
import enum
import itertools
import json
import threading
import time

from tenon._profile import _own_times
from tenon._profile import profile as _traced

__all__ = ["ProfilerAction", "ProfilerActivity", "profile", "record_function", "schedule", "tensorboard_trace_handler"]

_running = []


class ProfilerActivity(enum.Enum):
    CPU = 0
    CUDA = 2


class ProfilerAction(enum.Enum):
    NONE, WARMUP, RECORD, RECORD_AND_SAVE = range(4)


_Span = collections.namedtuple("_Span", "name begin duration thread")


class record_function(contextlib.ContextDecorator):
    """A span with a name in the profiles that run."""

    def __init__(self, name, args=None):
        self.name, self._begins = name, []

    def __enter__(self):
        self._begins.append(time.monotonic_ns())
        return self

    def __exit__(self, *exception):
        begin = self._begins.pop()
        span = _Span(self.name, begin, time.monotonic_ns() - begin, threading.get_native_id())
        for each in _running:
            each._spans.append(span)


class Average:
    """All calls of one name, or of one name with inputs of the same sizes; times in microseconds."""

    def __init__(self, key, shapes):
        self.key, self.input_shapes, self.count = key, shapes, 0
        self.cpu_time_total = self.self_cpu_time_total = 0.0

    @property
    def cpu_time(self):
        return self.cpu_time_total / self.count if self.count else 0.0

    def __repr__(self):
        return (f"<FunctionEventAvg key={self.key} self_cpu_time={_time(self.self_cpu_time_total)} cpu_time={_time(self.cpu_time)} "
                f"input_shapes={self.input_shapes}>")


def _time(microseconds):
    for unit, name in ((1e6, "s"), (1e3, "ms")):
        if microseconds >= unit:
            return f"{microseconds / unit:.3f}{name}"
    return f"{microseconds:.3f}us"


class Averages(list):
    """What key_averages gives, a list with a table."""

    def total_average(self):
        found = Average("Total", "")
        for each in self:
            found.count += each.count
            found.cpu_time_total += each.cpu_time_total
            found.self_cpu_time_total += each.self_cpu_time_total
        return found

    def table(self, sort_by=None, row_limit=100, max_name_column_width=55, top_level_events_only=False, **others):
        """Text with a row for each name. `sort_by` is count, cpu_time, cpu_time_total or self_cpu_time_total."""
        rows = list(self)
        if sort_by is not None:
            if sort_by not in ("count", "cpu_time", "cpu_time_total", "self_cpu_time_total"):
                raise AttributeError(f"key_averages() has no column {sort_by!r}: count, cpu_time, cpu_time_total, self_cpu_time_total")
            rows.sort(key=lambda each: -getattr(each, sort_by))
        rows = rows[:row_limit] if row_limit >= 0 else rows
        total = sum(each.self_cpu_time_total for each in self)
        names = [each.key if len(each.key) <= max_name_column_width else each.key[:max_name_column_width - 3] + "..." for each in rows]
        wide = max([len(name) for name in names] + [4])
        shows = any(each.input_shapes for each in rows)
        lines = [f"{'Name':<{wide}}  {'Self CPU %':>10}  {'Self CPU':>10}  {'CPU total':>10}  {'CPU time avg':>12}  {'# of Calls':>10}" + ("  Input Shapes" if shows else "")]
        lines += [f"{name:<{wide}}  {100 * each.self_cpu_time_total / (total or 1):>9.2f}%  {_time(each.self_cpu_time_total):>10}  {_time(each.cpu_time_total):>10}  "
                  f"{_time(each.cpu_time):>12}  {each.count:>10}" + (f"  {each.input_shapes}" if shows else "") for name, each in zip(names, rows)]
        bar = "-" * max(map(len, lines))
        return "\n".join([bar, lines[0], bar, *lines[1:], bar, f"Self CPU time total: {_time(total)}", ""])

    def __str__(self):
        return self.table()


class profile:
    """Records operators, and spans of record_function, between start() and stop(), or while a context lasts.

    With a schedule, step() tells where a step ends; `on_trace_ready` is called after each part that was recorded."""

    def __init__(self, *, activities=None, schedule=None, on_trace_ready=None, record_shapes=False, profile_memory=False, with_stack=False,
                 with_flops=False, with_modules=False, experimental_config=None, **others):
        self.schedule, self.on_trace_ready, self.record_shapes = schedule, on_trace_ready, record_shapes
        self.step_num, self._spans, self._trace, self._action = 0, [], None, ProfilerAction.RECORD

    def _record(self):
        self._spans = []
        self._trace = _traced(out=None)
        self._trace.__enter__()
        _running.append(self)

    def _end(self):
        if self in _running:
            _running.remove(self)
            self._trace.__exit__(None, None, None)

    def _is_recording(self):
        return self._action in (ProfilerAction.RECORD, ProfilerAction.RECORD_AND_SAVE)

    def start(self):
        self._action = self.schedule(0) if self.schedule is not None else ProfilerAction.RECORD
        if self._is_recording():
            self._record()

    def stop(self):
        was_running = self in _running
        self._end()
        if was_running and self.on_trace_ready is not None:
            self.on_trace_ready(self)

    def step(self):
        """A step of the program ends."""
        self.step_num += 1
        if self.schedule is None:
            return
        was_recording, saves = self._is_recording(), self._action is ProfilerAction.RECORD_AND_SAVE
        self._action = self.schedule(self.step_num)
        if saves:
            self.stop()
            was_recording = False
        if self._is_recording() and not was_recording:
            self._record()
        elif was_recording and not self._is_recording():
            self._end()

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *exception):
        self.stop()

    def events(self):
        """Every call, in the order of their ends."""
        return [] if self._trace is None else list(self._trace.events)

    def key_averages(self, group_by_input_shape=False, group_by_stack_n=0, group_by_overload_name=False):
        found = {}

        def add(name, shapes, total, own):
            each = found.setdefault((name, shapes), Average(name, shapes))
            each.count += 1
            each.cpu_time_total += total / 1000
            each.self_cpu_time_total += own / 1000
        rows = [] if self._trace is None else list(_own_times(self._trace.events))
        for event, own in rows:
            name = event.name if group_by_overload_name else event.name.partition(".")[0]
            add(name, event.inputs if group_by_input_shape else "", event.duration, own)
        outer = [event for event, _ in rows if event.depth == min((other.depth for other, _ in rows), default=0)]
        for span in self._spans:
            within = sum(event.duration for event in outer if span.begin <= event.begin < span.begin + span.duration)
            add(span.name, "", span.duration, max(span.duration - within, 0))
        return Averages(sorted(found.values(), key=lambda each: -each.self_cpu_time_total))

    def export_chrome_trace(self, path):
        """Writes what chrome://tracing and ui.perfetto.dev read."""
        self._trace.write(path)
        if self._spans:
            with open(path, encoding="utf-8") as file:
                trace = json.load(file)
            trace["traceEvents"] += _events_of(self._spans, trace["traceEvents"])
            with open(path, "w", encoding="utf-8") as file:
                json.dump(trace, file)


def _events_of(spans, events):
    """Spans as events of the file: of the process of the calls, and of the thread of the first call that one is around."""
    calls = sorted((event["ts"], event["ts"] + event["dur"], event["tid"]) for event in events if event["ph"] == "X")
    first = min((thread for _, _, thread in calls), default=1)
    for span in spans:
        begin, end = span.begin / 1000, (span.begin + span.duration) / 1000
        later = itertools.islice(calls, bisect.bisect_left(calls, (begin,)), None)
        within = itertools.takewhile(lambda call: call[0] <= end, later)
        thread = next((thread for _, ended, thread in within if ended <= end), first)
        yield {"ph": "X", "cat": "user_annotation", "pid": events[0]["pid"], "tid": thread, "name": span.name, "ts": begin, "dur": span.duration / 1000, "args": {}}


def schedule(*, wait, warmup, active, repeat=0, skip_first=0, skip_first_wait=0):
    """What a step is for: `wait` of them are left alone, `warmup` as well, `active` are recorded, and so on, `repeat` times (0: always)."""
    if min(wait, warmup, repeat, skip_first) < 0 or active <= 0:
        raise AssertionError("Invalid profiler schedule arguments")

    def action(step):
        if step < skip_first:
            return ProfilerAction.NONE
        step -= skip_first
        if skip_first_wait:
            step += wait
        whole = wait + warmup + active
        if repeat > 0 and step // whole >= repeat:
            return ProfilerAction.NONE
        place = step % whole
        if place < wait:
            return ProfilerAction.NONE
        if place < wait + warmup:
            return ProfilerAction.WARMUP
        return ProfilerAction.RECORD if place < whole - 1 else ProfilerAction.RECORD_AND_SAVE
    return action


def tensorboard_trace_handler(dir_name, worker_name=None, use_gzip=False):
    """For on_trace_ready: writes each trace into a folder."""
    import os

    def handler(seen):
        os.makedirs(dir_name, exist_ok=True)
        seen.export_chrome_trace(os.path.join(dir_name, f"{worker_name or os.getpid()}.{time.time_ns()}.pt.trace.json"))
    return handler


__all__ += ["Average", "Averages"]
