#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Runs a recorded program when it is told to, on one thread: program_times.py torch|tenon FOLDER.

Each line that it reads is a turn, which it answers with the seconds of its fastest run; at the end of its input it says by how many bytes its
memory has grown at most since before the program was loaded. The loaded program alone is timed, without gradients."""
import json
import pathlib
import re
import sys
import time

TURN = 0.2  # Seconds of a turn, if a run is shorter.


def memory(what):
    """VmRSS or VmHWM, in bytes."""
    return 1024 * int(re.search(rf"{what}:\s*(\d+)", pathlib.Path("/proc/self/status").read_text())[1])


def memory_before():
    """VmRSS, in bytes; the peak is counted from here on."""
    pathlib.Path("/proc/self/clear_refs").write_text("5")
    return memory("VmRSS")


def in_torch(folder, package):
    import torch
    from torch.ao.quantization.fx import _decomposed  # noqa: F401  registers the operators
    import wheel_models
    import zoo_programs
    torch.set_num_threads(1)
    if wheel_models.PREFIX in folder.name:
        wheel_models.prepare(folder.name)
    else:
        zoo_programs.found_case(folder.name)  # defines the operators and classes that the program has
    inputs = torch.load(folder / "facts.pt", mmap=True, weights_only=True)["runs"][0]["inputs"]
    inputs = [one.clone() if isinstance(one, torch.Tensor) else one for one in inputs]
    before = memory_before()
    program = torch.export.load(package)
    spec = program.call_spec.in_spec
    args, keywords = torch.utils._pytree.tree_unflatten(inputs, spec)
    module = program.module()

    def run():
        with torch.no_grad():
            module(*args, **keywords)
    return run, before


def in_tenon(folder, package):
    import tenon
    from model_host import prepare
    tenon.set_num_threads(1)
    prepare(json.loads((folder / "about.json").read_text()))
    inputs = tenon.load(folder / "facts.pt")["runs"][0]["inputs"]
    before = memory_before()
    program = tenon.load_program(package)

    def run():
        with tenon.no_grad():
            program.run_flat(inputs)
    return run, before


def main():
    which, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    run, before = (in_torch if which == "torch" else in_tenon)(folder, folder / f"{folder.name}.pt2")
    run()
    run()
    for _ in sys.stdin:
        least, begun = float("inf"), time.perf_counter()
        while time.perf_counter() - begun < TURN:
            start = time.perf_counter()
            run()
            least = min(least, time.perf_counter() - start)
        print(least, flush=True)
    print(memory("VmHWM") - before, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
