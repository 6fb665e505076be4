# SPDX-License-Identifier: BSD-3-Clause
"""tenon.profile(): a trace of operator calls and of nodes of exported programs, and tables of where the time went."""
import sys

from tenon import _C


class profile:
    """Records every call of an operator, and every node of an exported program, on all threads, while the context lasts.

        with tenon.profile("trace.json") as seen:
            ...
        print(seen.table())
        print(seen.node_table())      # of exported programs, with the author's lines

    The file is one that chrome://tracing and ui.perfetto.dev read. Without a file the table is
    printed at the end to `out`, sys.stdout; out=None prints nothing.
    """

    def __init__(self, path=None, *, out=...):
        self.path = path
        self._out = (sys.stdout if path is None else None) if out is ... else out
        self.events, self.nodes = [], []

    def __enter__(self):
        _C.profile_start()
        return self

    def __exit__(self, *exception):
        _C.profile_stop()
        self.events = [Event(*row) for row in _C.profile_events()]
        self.nodes = [Node(*row) for row in _C.profile_nodes()]
        if self.path is not None:
            _C.profile_write(self.path)
        if self._out is not None:
            print(self.table(), file=self._out)

    def write(self, path):
        """Writes the trace; of the profile that ended last."""
        _C.profile_write(path)

    def rows(self):
        """(operator, calls, total, own) in nanoseconds, the longest first; own: without calls in it."""
        totals = {}
        for event, own in _own_times(self.events):
            row = totals.setdefault(event.name, [0, 0, 0])
            row[0] += 1
            row[1] += event.duration
            row[2] += own
        return sorted(((name, *row) for name, row in totals.items()), key=lambda row: -row[3])

    def table(self, most=20):
        """The operators that took longest as text."""
        rows = self.rows()
        wide = max([len(row[0]) for row in rows[:most]] + [8])
        whole = sum(row[3] for row in rows) or 1
        lines = [f"{'operator':<{wide}} {'calls':>8} {'total us':>12} {'own us':>12} {'own %':>6}"]
        lines += [f"{name:<{wide}} {calls:>8} {total / 1000:>12.1f} {own / 1000:>12.1f} {100 * own / whole:>6.1f}"
                  for name, calls, total, own in rows[:most]]
        if len(rows) > most:
            lines.append(f"and {len(rows) - most} more operators")
        return "\n".join(lines)

    def node_rows(self):
        """(node, target, the author's line, calls, nanoseconds without nodes in it) of exported programs, the longest first.

        Nodes of one name, target and line are one row if they are in equally many other nodes.
        """
        totals = {}
        for node, own in _own_times(self.nodes):
            row = totals.setdefault((node.name, node.target, node.source, node.depth), [0, 0])
            row[0] += 1
            row[1] += own
        return sorted(((*key[:3], *row) for key, row in totals.items()), key=lambda row: -row[4])

    def node_table(self, most=20):
        """The nodes that took longest as text."""
        rows = self.node_rows()
        wide = [max([len(row[column].removeprefix("torch.ops.")) for row in rows[:most]] + [8]) for column in (0, 1)]
        whole = sum(row[4] for row in rows) or 1
        lines = [f"{'node':<{wide[0]}} {'target':<{wide[1]}} {'calls':>8} {'own us':>12} {'own %':>6}  line"]
        lines += [f"{name:<{wide[0]}} {target.removeprefix('torch.ops.'):<{wide[1]}} {calls:>8} {own / 1000:>12.1f} {100 * own / whole:>6.1f}  {source}".rstrip()
                  for name, target, source, calls, own in rows[:most]]
        if len(rows) > most:
            lines.append(f"and {len(rows) - most} more nodes")
        return "\n".join(lines)

    def __repr__(self):
        return f"<profile of {len(self.events)} calls>"


class Event:
    """One call: name, key, inputs, begin and duration in nanoseconds, thread, depth, status."""

    __slots__ = ("name", "key", "inputs", "begin", "duration", "thread", "depth", "status")

    def __init__(self, *values):
        for name, value in zip(self.__slots__, values):
            setattr(self, name, value)

    def __repr__(self):
        return f"<{self.name} at {self.key}: {self.duration / 1000:.1f} us>"


class Node:
    """One node of an exported program that ran: name, target, source, begin and duration in nanoseconds, thread, depth, status."""

    __slots__ = ("name", "target", "source", "begin", "duration", "thread", "depth", "status")

    def __init__(self, *values):
        for name, value in zip(self.__slots__, values):
            setattr(self, name, value)

    def __repr__(self):
        return f"<{self.name}, {self.target}: {self.duration / 1000:.1f} us>"


def _own_times(events):
    """Each event with the time that no call in it took; events come in the order of their ends."""
    inside = {}
    for event in events:
        taken = inside.setdefault(event.thread, {})
        own = event.duration - taken.pop(event.depth + 1, 0)
        taken[event.depth] = taken.get(event.depth, 0) + event.duration
        yield event, max(own, 0)
