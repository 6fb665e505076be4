#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""model_peers.py PEER FOLDER NAME: a compiled model of FOLDER/NAME in a Python host, as models.py asks it.

PEER is tenon, eager (PyTorch without a compiler), loader (PyTorch's loader of packages) or onnx (onnxruntime, of the same
module exported to FOLDER/NAME/NAME.onnx). The answers are those of model_host.h. Runs of Python pay for Python in each of them."""
import pathlib
import sys
import time
import warnings

import numpy

ROOT = pathlib.Path(__file__).resolve().parent.parent


def arrays(folder):
    return [numpy.load(folder / f"in_{k}.npy") for k in range(len(list(folder.glob("in_*.npy"))))]


def tenon(folder, name):
    import tenon as package
    model = package.load_model(str(folder / f"{name}.pt2"))
    inputs = [package.from_numpy(array) for array in arrays(folder)]
    return lambda: model.run_flat(inputs)


def eager(folder, name):
    import torch
    sys.path.insert(0, str(ROOT / "tests/oracle"))
    import model_zoo
    module = model_zoo.MODELS[name]().module.eval()
    inputs = [torch.from_numpy(array) for array in arrays(folder)]

    def run():
        with torch.no_grad():
            module(*inputs)
    return run


def loader(folder, name):
    import torch
    model = torch._inductor.aoti_load_package(str(folder / f"{name}.pt2"))
    inputs = [torch.from_numpy(array) for array in arrays(folder)]
    return lambda: model(*inputs)


def export_onnx(folder, name, target):
    """The module as ONNX has it, with weights that are as good as any."""
    import contextlib
    import io
    import torch
    sys.path.insert(0, str(ROOT / "tests/oracle"))
    import model_zoo
    module = model_zoo.MODELS[name]().module.eval()
    with contextlib.redirect_stdout(io.StringIO()), torch.no_grad():
        inputs = tuple(torch.from_numpy(array) for array in arrays(folder))
        torch.onnx.export(module, inputs, dynamo=True, verbose=False).save(str(target))


def onnx(folder, name):
    import onnxruntime
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(folder / f"{name}.onnx"), options)
    feeds = dict(zip((entry.name for entry in session.get_inputs()), arrays(folder)))
    return lambda: session.run(None, feeds)


def main():
    warnings.filterwarnings("ignore")
    peer, folder, name = sys.argv[1], pathlib.Path(sys.argv[2]) / sys.argv[3], sys.argv[3]
    if peer == "export":
        export_onnx(folder, name, folder / f"{name}.onnx")
        return
    run = {"tenon": tenon, "eager": eager, "loader": loader, "onnx": onnx}[peer](folder, name)
    if peer in ("eager", "loader"):
        import torch
        torch.set_num_threads(1)
    run()
    print("ready", flush=True)
    for line in sys.stdin:
        steps = range(int(line.split()[1]))
        start = time.process_time()
        for _ in steps:
            run()
        print(f"{(time.process_time() - start) / len(steps) * 1e9:.1f}", flush=True)


if __name__ == "__main__":
    main()
