#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""The small networks of tests/python/network_facts.py begin and learn the same in both libraries, and what one saved the other goes on from."""
import os
import pathlib
import sys
import tempfile
import warnings

import torch

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(pathlib.Path(os.environ.get("TENON_BUILD", ROOT / "build")).resolve() / "lib/python"), str(ROOT / "tests/python")]
import network_facts  # noqa: E402
import tenon  # noqa: E402

STEPS = network_facts.STEPS


def are_close(found, wanted):
    return all(abs(a - b) <= 1e-5 + 1e-4 * abs(b) for a, b in zip(found, wanted, strict=True))


def beginnings(name):
    """What differs before the first step: names of the state whose numbers are others. PyTorch's uniform numbers are products and sums rounded once
    where the processor has such an instruction, Tenon's are rounded twice, so the last bits may differ."""
    ours, theirs = ({key: value.double().numpy() for key, value in network_facts.begin(T, name)[0].state_dict().items()} for T in (tenon, torch))
    return sorted(key for key in ours.keys() | theirs.keys()
                  if key not in ours or key not in theirs or ours[key].shape != theirs[key].shape or abs(ours[key] - theirs[key]).max() > 1e-6)


def goes_on(name, writer, reader, path):
    """Losses of the steps after a save, in the library that saved and in the one that loaded."""
    made, other = network_facts.begin(writer, name), network_facts.begin(reader, name)
    for _ in range(STEPS // 2):
        network_facts.step(writer, made)
        network_facts.step(reader, other)
    for key, value in other[0].state_dict().items():
        value.copy_(reader.zeros_like(value))  # nothing of its own is left
    writer.save({"net": made[0].state_dict(), "optimizer": made[3].state_dict()}, path)
    saved = reader.load(path)
    other[0].load_state_dict(saved["net"])
    other[3].load_state_dict(saved["optimizer"])
    losses = []
    for T, each in ((writer, made), (reader, other)):
        T.manual_seed(7)
        losses.append([network_facts.step(T, each) for _ in range(STEPS // 2)])
    return losses


def main():
    wrong = 0
    warnings.simplefilter("ignore")
    with tempfile.TemporaryDirectory() as folder:
        for name in network_facts.NETWORKS:
            faults = [f"{key} begins with other numbers" for key in beginnings(name)]
            found, wanted = (network_facts.facts(T, name)["losses"] for T in (tenon, torch))
            if not are_close(found, wanted):
                faults.append(f"losses {found} and not {wanted}")
            for writer, reader in ((torch, tenon), (tenon, torch)):
                losses = goes_on(name, writer, reader, pathlib.Path(folder) / "state.pt")
                if not are_close(*losses):
                    faults.append(f"saved by {writer.__name__}: losses {losses}")
            for fault in faults:
                print(f"{name}: {fault}")
            wrong += len(faults)
    print(f"{len(network_facts.NETWORKS)} networks, {STEPS} steps and two exchanges each: {wrong} problems")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
