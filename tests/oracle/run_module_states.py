#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""State dicts of modules and optimizers that one library saved are loaded by the other, which goes on from there with the same losses."""
import os
import pathlib
import sys
import tempfile

import torch

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(pathlib.Path(os.environ.get("TENON_BUILD", ROOT / "build")).resolve() / "lib/python"))
import tenon  # noqa: E402

STEPS = 3


def made(T):
    """A network, the same numbers in both libraries, and its optimizer."""
    T.manual_seed(1)
    net = T.nn.ModuleList([T.nn.Linear(3, 4), T.nn.BatchNorm1d(4), T.nn.LSTM(4, 2)])
    return net, T.optim.Adam(net.parameters(), 0.1, amsgrad=True)


def step(T, net, optimizer):
    """The loss before the step."""
    linear, norm, lstm = net
    optimizer.zero_grad()
    loss = lstm(norm(linear(T.arange(15.0).reshape(5, 3).sin())))[0].square().sum()
    loss.backward()
    optimizer.step()
    return float(loss.detach())


def main():
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for writer, reader in ((torch, tenon), (tenon, torch)):
            path = pathlib.Path(folder) / f"{writer.__name__}.pt"
            net, optimizer = made(writer)
            for _ in range(STEPS):
                step(writer, net, optimizer)
            writer.save({"net": net.state_dict(), "optimizer": optimizer.state_dict()}, path)
            other, its_optimizer = made(reader)
            saved = reader.load(path)
            other.load_state_dict(saved["net"])
            its_optimizer.load_state_dict(saved["optimizer"])
            losses = [[step(writer, net, optimizer), step(reader, other, its_optimizer)] for _ in range(STEPS)]
            if any(abs(a - b) > 1e-5 for a, b in losses):
                wrong += 1
                print(f"{writer.__name__} to {reader.__name__}: losses {losses}")
    print(f"2 exchanges of {STEPS} steps each, {wrong} problems")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
