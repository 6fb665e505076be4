#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Programs that Tenon trained and saved are loaded by torch.export.load, and give there what they gave in Tenon.

  run_saved_programs.py [FOLDER]

Each program of FOLDER (tests/program/data, and what PyTorch 2.8.0 wrote, with pickled weights) is run, changed by its gradients and run again, as are its buffers, and saved: run_saved_programs.py
--save FOLDER TARGET, which imports tenon alone. Then PyTorch loads it, compares parameters and buffers, and makes the same runs, to 1e-4.
"""
import os
import pathlib
import subprocess
import sys
import tarfile
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("TENON_BUILD", ROOT / "build")).resolve()
DATA = ROOT / "tests" / "program" / "data"

sys.path.insert(0, str(DATA.parent))
import custom_operators  # noqa: E402


# A program that calls operators of an extension in C, one whose argument does not lie as it is recorded, an
# archive of several.
LEFT_OUT = {"extending", "strided", "several"}


def copied(leaves):
    return [leaf.clone() if hasattr(leaf, "clone") else leaf for leaf in leaves]


def save_all(source, folder):
    """Trains each program by a step and saves it: NAME.pt2, and NAME.pt with its state, the inputs of its runs and what they give."""
    import tenon
    operators = custom_operators.define(tenon)  # noqa: F841
    for path in sorted(path for path in source.glob("*.pt2") if path.stem not in LEFT_OUT):
        program, runs = tenon.load_program(path, train=True), tenon.load(path.with_suffix(".pt"))["runs"]
        results = program.run_flat(runs[0][0])
        floating = [result.sum() for result in results if isinstance(result, tenon.Tensor) and result.requires_grad]
        if floating:
            tenon.stack([one.double() for one in floating]).sum().backward()
        with tenon.no_grad():
            for tensor in program.parameters():
                if tensor.grad is not None:
                    tensor.sub_(tensor.grad, alpha=0.01)
        tenon.save_program(program, folder / path.name)
        state = {name: tensor.clone() for name, tensor in program.state_dict().items()}
        given = [copied(leaves) for leaves, _ in runs]
        with tenon.no_grad():
            gotten = [copied(program.run_flat(leaves)) for leaves, _ in runs]  # a result may be a buffer, which the next run writes
        tenon.save({"state": state, "runs": list(zip(given, gotten))}, folder / f"{path.stem}.pt")


def differences(path):
    """What is not the same in PyTorch, in words."""
    import torch
    from torch.utils import _pytree as pytree

    def is_same(one, other):
        if not isinstance(other, torch.Tensor):
            return type(one) is type(other) and one == other
        return one.dtype == other.dtype and one.shape == other.shape and torch.allclose(one, other, rtol=1e-4, atol=1e-5)

    exported, wanted = torch.export.load(path), torch.load(path.with_suffix(".pt"))
    for name, tensor in exported.state_dict.items():
        if not torch.equal(tensor, wanted["state"][name]):
            yield f"{name} has another value"
    if set(exported.state_dict) != set(wanted["state"]):
        yield "other names"
    module = exported.module()
    for number, (given, results) in enumerate(wanted["runs"]):
        args, keywords = pytree.tree_unflatten(given, exported.call_spec.in_spec)
        with torch.no_grad():
            gotten = pytree.tree_leaves(module(*args, **keywords), is_leaf=lambda value: value is None)
        if len(gotten) != len(results) or not all(map(is_same, gotten, results)):
            yield f"run {number} gives {gotten}, not {results}"


def main():
    if sys.argv[1:2] == ["--save"]:
        save_all(pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]))
        return 0
    import torch
    operators = custom_operators.define(torch)  # noqa: F841
    count, found = 0, []
    with tempfile.TemporaryDirectory() as older:
        with tarfile.open(DATA / "releases" / "2.8.0.tar.xz") as archive:
            archive.extractall(older, filter="data")
        for source in [pathlib.Path(sys.argv[1])] if len(sys.argv) > 1 else [DATA, pathlib.Path(older)]:
            with tempfile.TemporaryDirectory() as folder:
                subprocess.run([sys.executable, __file__, "--save", source, folder], check=True, env={**os.environ, "PYTHONPATH": str(BUILD / "lib/python")})
                paths = sorted(pathlib.Path(folder).glob("*.pt2"))
                found += [(f"{source.name}/{path.stem}", what) for path in paths for what in differences(path)]
                count += len(paths)
    for name, what in found:
        print(f"{name}: {what}")
    print(f"{count} programs that Tenon trained and saved were loaded by PyTorch, {len(found)} differences")
    return 1 if found or count < 12 else 0


if __name__ == "__main__":
    sys.exit(main())
