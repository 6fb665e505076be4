#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""programs.py [PATTERN] [--quick] [--threads N] [--build FOLDER] [--oracle PYTHON]: exported programs beside PyTorch and onnxruntime.

The models are those of tests/oracle/model_zoo that ROWS names. The same program (torch.export.save) runs in C and in Python on Tenon
(program_tenon.c, model_peers.py) and in eager PyTorch; the model compiled by PyTorch runs in C on Tenon (model_tenon.c) and in PyTorch's
loader; the module as ONNX in onnxruntime. Then a step of training from Python: the program, backward from the sum of its results, SGD.
Each is a process of its own, by turns; the least of many runs counts. At last: how long a load takes, and the memory of it.

A row is good if the ratio that its goal is about is no larger. The exit status says whether everything ran, not whether it was fast.
"""
import math
import re
import sys

from models import Bench, arguments
from run import ROOT, output, print_table

# Models, the largest good ratio of a run to eager PyTorch's, and of a training step; None: the model is not trained.
ROWS = [
    ("one_kernel", 0.5, None),
    ("mlp_one", 0.5, 0.3),
    ("lstm", 0.5, 0.6),
    ("gru", 0.5, 0.6),
    ("transformer", 0.5, 0.6),
    ("gpt2_tiny", 0.5, 0.6),
    ("cnn", 0.85, 0.6),
    ("resnet18s", 0.85, 0.6),
    ("resnet18", 0.85, 0.6),
    ("mobilenet", 0.85, 0.6),
]
# The most milliseconds of a load.
LOADS = {"mlp_one": 2, "resnet18": 30}
PEERS = ("graph", "loader", "onnx", "package C", "program C", "program Python")
STEPS = ("graph_step", "program_step")


class Programs(Bench):
    def command(self, peer, name):
        if peer == "package C":
            peer = "C"
        return super().command({"program Python": "program"}.get(peer, peer), name)

    def row(self, name, most, most_step):
        found = self.times(name, PEERS)
        if most_step is not None:
            found |= self.times(name, STEPS)

        def ratio(ours, theirs):
            return found[ours] / found[theirs] if {ours, theirs} <= found.keys() else math.nan
        verdicts = [f"{most:g} of graph: {'yes' if ratio('program C', 'graph') <= most else 'no'}"]
        if most_step is not None:
            verdicts.append(f"step {most_step:g}: {'yes' if ratio('program_step', 'graph_step') <= most_step else 'no'}")
        figures = (f"{found[peer]:.3g}" if peer in found else "n/a" for peer in (*PEERS, *STEPS))
        ratios = [ratio("program C", "graph"), ratio("program C", "package C"), ratio("program_step", "graph_step")]
        return ratios, (name, *figures, *(f"{value:.2f}" for value in ratios), "; ".join(verdicts))

    def load(self, name):
        """A line of the table of loads: the least milliseconds, and the memory after a run beside the file's size."""
        command = self.command("program C", name)
        command.insert(1, "--once")
        printed = [output(command, env=self.environment()) for _ in range(self.starts)]
        found = [tuple(map(float, text.split())) for text in printed if text is not None]
        if not found:
            return (name, *["n/a"] * 5)
        took, memory = min(ms for ms, _ in found), min(kilobytes for _, kilobytes in found) / 1e3
        size = (self.folder / name / "program.pt2").stat().st_size / 1e6
        goal = f"{LOADS[name]} ms: {'yes' if took <= LOADS[name] else 'no'}" if name in LOADS else ""
        return (name, f"{took:.3g}", f"{size:.3g}", f"{memory:.3g}", f"{memory - size * 1.05:.3g}", goal)

    def run(self, pattern):
        rows = [row for row in ROWS if re.search(pattern, row[0])]
        self.folder.mkdir(parents=True, exist_ok=True)
        self.compile_models([row[0] for row in rows])
        self.export_programs([row[0] for row in rows])
        lines, ratios = [], []
        for row in rows:
            found, line = self.row(*row)
            ratios.append(found)
            lines.append(line)
            print(" ".join(line), file=sys.stderr, flush=True)
        print(f"microseconds of a run, {self.threads} thread(s); graph, loader and onnx are others, the rest is Tenon")
        print_table([("model", *PEERS, *STEPS, "C/graph", "C/package", "step", "goal: reached"), *lines])
        for what, column in (("C/graph", 0), ("C/package", 1), ("step", 2)):
            known = [math.log(row[column]) for row in ratios if not math.isnan(row[column])]
            if known:
                print(f"geometric mean of {what}: {math.exp(sum(known) / len(known)):.2f}")
        print("\na load in C, the file, the process's memory after a run, and that without 1.05 times the file")
        print_table([("model", "ms", "file MB", "memory MB", "beyond MB", "goal: reached"), *(self.load(row[0]) for row in rows)])
        return 1 if self.broken else 0


def main():
    given = arguments(__doc__)
    if not given.oracle.exists():
        print(f"PyTorch, which exports the models, is not here ({given.oracle}): `./dev oracle` brings it.")
        return 77
    return Programs(given).run(given.pattern)


if __name__ == "__main__":
    sys.exit(main())
