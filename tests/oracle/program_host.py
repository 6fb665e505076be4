#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Runs one recorded program in Tenon, without PyTorch, and compares: program_host.py FOLDER. One line per difference, then the counts.

zoo_programs.py says what was recorded. A number may differ by some units in the last place of the largest element of its tensor, as
model_host.py has them for models that call operators, or by four times what PyTorch's own number changes if inputs change by a unit, but
not by more than a hundredth of the largest element. A gradient that is missing counts as zeros."""
import json
import os
import pathlib
import sys

import numpy
import tenon

from model_host import UNITS, WORDS, difference, prepare

# Gradients are sums that cancel: what results may differ by, times this; and a part of the program's largest gradient (in float64, `closeness`).
GRADIENT_UNITS, GRADIENT_PART = 8, 1e-6
NUDGES, MOST = 4, 0.01
# Programs that compute in a half type, whatever the dtype of their parameters.
COMPUTED_IN = {"autocast_bf16": "bfloat16", "autocast_f16": "float16"}


def array_of(tensor, name):
    return tensor.detach().resolve_conj().resolve_neg().contiguous().view(getattr(tenon, WORDS.get(name, name))).numpy()


def name_of(dtype):
    return str(dtype).partition(".")[2]


def largest(tensor):
    """The largest size of a finite element."""
    if not tensor.numel() or not (tensor.is_floating_point() or tensor.is_complex()):
        return 0.0
    return tensor.detach().to(tenon.complex128 if tensor.is_complex() else tenon.float64).abs().nan_to_num(0.0, 0.0, 0.0).max().item()


def weighted(result):
    """As in zoo_programs.py."""
    flat = (tenon.view_as_real(result) if result.is_complex() else result).flatten()
    return (flat * (tenon.arange(flat.numel()) * 5 % 7 - 3).to(flat.dtype)).sum().double()


def copied(leaves):
    return [leaf.clone() if isinstance(leaf, tenon.Tensor) else leaf for leaf in leaves]


class Program:
    """One program and what was recorded of it."""

    def __init__(self, folder):
        self.folder = folder
        self.about = json.loads((folder / "about.json").read_text())
        self.facts = tenon.load(folder / "facts.pt")
        self.faults, self.counts = 0, {"guards": 0, "results": 0, "gradients": 0, "buffers": 0, "steps": 0}

    def fault(self, text):
        self.faults += 1
        print(f"{self.folder.name}: {text}", flush=True)

    def load(self, **options):
        return tenon.load_program(self.folder / f"{self.folder.name}.pt2", **options)

    def compare(self, what, got, wanted, apart=0.0, factor=1, floor=0.0):
        """`apart` is what PyTorch's number changes by; `factor` times the units may be missed, and `floor` in any case."""
        if not isinstance(wanted, tenon.Tensor):
            same = got == wanted or (isinstance(wanted, float) and abs(got - wanted) <= 1e-6 * abs(wanted))
            if not same or type(got) is not type(wanted):
                self.fault(f"{what} is {got!r}, not {wanted!r}")
            return
        name = name_of(wanted.dtype)
        if not isinstance(got, tenon.Tensor) or got.dtype is not wanted.dtype:
            self.fault(f"{what} is {getattr(got, 'dtype', got)}, not {name}")
            return
        units = 0.0
        if name in UNITS:
            peak = largest(wanted)
            allowed = max(min(NUDGES * apart, MOST * peak), floor, tenon.finfo(wanted.dtype).smallest_normal * tenon.finfo(wanted.dtype).eps)
            least = max(UNITS[name], UNITS[COMPUTED_IN.get(self.folder.name, name)], self.about["closeness"])
            units = max(factor * least, allowed / peak if peak else 0.0)
            if peak == 0.0 and largest(got) <= allowed:
                return
        wrong = difference(array_of(got, name), array_of(wanted, name), name, units)
        if wrong:
            self.fault(f"{what} ({name} {list(wanted.shape)}): {wrong}")

    def compare_all(self, what, got, wanted, apart=None, **how):
        if len(got) != len(wanted):
            self.fault(f"{what}: {len(got)} leaves, not {len(wanted)}")
        for number, (one, other) in enumerate(zip(got, wanted)):
            self.compare(f"{what} {number}", one, other, apart[number] if apart else 0.0, **how)

    def run_all(self):
        program = self.load()
        for guard, is_checked in program.guards:
            self.counts["guards"] += 1
            if not is_checked:
                self.fault(f"the guard {guard} is not understood")
        for number, run in enumerate(self.facts["runs"]):
            inputs = copied(run["inputs"])
            tenon.manual_seed(number)
            try:
                outputs = program.run_flat(inputs)
            except Exception as error:  # pylint: disable=broad-exception-caught
                if "error" not in run:
                    self.fault(f"run {number}: {type(error).__name__}: {error}")
                continue
            if "error" in run:
                self.fault(f"run {number} is not refused; in PyTorch: {run['error']}")
                continue
            self.compare_all(f"run {number}, result", outputs, run["outputs"], run.get("apart"))
            self.compare_all(f"run {number}, input afterwards", inputs, run["after"])
            self.counts["results"] += len(run["outputs"])
        buffers = dict(program.named_buffers())
        for name, wanted in self.facts["buffers"].items():
            if name in buffers:
                self.compare(f"buffer {name}", buffers[name], wanted, self.facts.get("buffers_apart", {}).get(name, 0.0))
                self.counts["buffers"] += 1

    def differentiate(self):
        wanted = self.facts.get("gradients", {})
        if "results" not in wanted:
            return
        program = self.load(train=True)
        inputs = copied(self.facts["runs"][0]["inputs"])
        for number in wanted["asked"]:
            inputs[number].requires_grad_()
        tenon.manual_seed(0)
        outputs = program.run_flat(inputs)
        # What has no history adds nothing to the gradients, which are compared.
        parts = [weighted(outputs[number]) for number in wanted["results"] if outputs[number].requires_grad]
        if parts:
            loss = parts[0]
            for part in parts[1:]:
                loss = loss + part
            loss.backward()
        parameters = dict(program.named_parameters())
        self.compare_gradients(wanted, {"parameters": parameters, "inputs": dict(enumerate(inputs))})
        if "stepped" in wanted:
            self.step(program, parameters, wanted)

    def compare_gradients(self, wanted, leaves):
        peak = max([largest(one) for kind in leaves for one in wanted[kind].values()], default=0.0)
        for kind, found in leaves.items():
            for name, gradient in wanted[kind].items():
                got = found[name].grad
                self.compare(f"gradient of {name}", tenon.zeros_like(gradient) if got is None else got, gradient, wanted["apart"][kind][name],
                             factor=GRADIENT_UNITS, floor=peak * (GRADIENT_PART if gradient.dtype in (tenon.float32, tenon.complex64) else self.about["closeness"]))
                self.counts["gradients"] += 1
        for name, parameter in leaves["parameters"].items():
            if parameter.grad is not None and name not in wanted["parameters"]:
                self.fault(f"gradient of {name} is there, and not in PyTorch")

    def step(self, program, parameters, wanted):
        with tenon.no_grad():
            for parameter in parameters.values():
                if parameter.grad is not None:
                    parameter.sub_(parameter.grad, alpha=0.01)
            tenon.manual_seed(0)
            outputs = program.run_flat(copied(self.facts["runs"][0]["inputs"]))
            self.compare_all("after a step, result", outputs, wanted["stepped"], wanted["apart"]["stepped"], factor=GRADIENT_UNITS)
        self.counts["steps"] += 1

    def run(self):
        prepare(self.about)
        for part in (self.run_all, self.differentiate):
            try:
                part()
            except Exception as error:  # pylint: disable=broad-exception-caught
                self.fault(f"{part.__name__}: {type(error).__name__}: {error}")
        print(json.dumps(self.counts))
        return 1 if self.faults else 0


if __name__ == "__main__":
    numpy.seterr(all="ignore")
    STATUS = Program(pathlib.Path(sys.argv[1])).run()
    sys.stdout.flush()
    os._exit(STATUS)
