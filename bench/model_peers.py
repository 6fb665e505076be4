#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""model_peers.py PEER FOLDER NAME: a compiled model of FOLDER/NAME in a Python host, as models.py asks it.

PEER is tenon, eager (PyTorch without a compiler), loader (PyTorch's loader of packages) or onnx (onnxruntime, of the same
module exported to FOLDER/NAME/NAME.onnx). Of the exported program, FOLDER/NAME/program.pt2: program (Tenon) and graph (eager
PyTorch), and program_step and graph_step: a step of training, to results whose sum is smaller. The answers are those of model_host.h. Runs of Python pay for Python in each of them."""
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


def trained(module, run, backward, fused_sgd):
    """A step of training of a program: run, backward from the sum of all floating results, SGD."""
    parameters = [value for _, value in module.named_parameters() if value.requires_grad]

    def step():
        for parameter in parameters:
            parameter.grad = None
        backward(run())
        used = [parameter for parameter in parameters if parameter.grad is not None]
        fused_sgd(used, [parameter.grad for parameter in used])
    return step


SGD = {"weight_decay": 0.0, "momentum": 0.0, "lr": 1e-6, "dampening": 0.0, "nesterov": False, "maximize": False, "is_first_step": False}


def sum_of(results):
    """The sum of all floating results, for a backward."""
    total = None
    for result in results:
        if getattr(result, "requires_grad", False):
            part = result.sum()
            total = part if total is None else total + part
    return total


def program(folder, name, is_trained=False):
    import tenon as package
    loaded = package.load_program(str(folder / "program.pt2"), train=is_trained)
    inputs = [package.from_numpy(array) for array in arrays(folder)]
    if not is_trained:
        def run():
            with package.no_grad():
                loaded.run_flat(inputs)
        return run

    def update(parameters, gradients):
        with package.no_grad():
            package.ops.aten._fused_sgd_(parameters, gradients, [], **SGD)
    return trained(loaded, lambda: loaded.run_flat(inputs), lambda results: sum_of(results).backward(), update)


def graph(folder, name, is_trained=False):
    import torch
    module = torch.export.load(str(folder / "program.pt2")).module(check_guards=False)
    inputs = [torch.from_numpy(array) for array in arrays(folder)]
    if not is_trained:
        def run():
            with torch.no_grad():
                module(*inputs)
        return run

    def update(parameters, gradients):
        with torch.no_grad():
            torch._fused_sgd_(parameters, gradients, [], **SGD)
    return trained(module, lambda: torch.utils._pytree.tree_leaves(module(*inputs)), lambda results: sum_of(results).backward(), update)


def program_step(folder, name):
    return program(folder, name, True)


def graph_step(folder, name):
    return graph(folder, name, True)


def export_program(folder, name, target):
    """The module as torch.export has it, with weights that are as good as any."""
    import torch
    sys.path.insert(0, str(ROOT / "tests/oracle"))
    import model_zoo
    module = model_zoo.MODELS[name]().module.eval()
    torch.export.save(torch.export.export(module, tuple(torch.from_numpy(array) for array in arrays(folder))), target)


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
    if peer == "export_program":
        export_program(folder, name, folder / "program.pt2")
        return
    peers = {"tenon": tenon, "eager": eager, "loader": loader, "onnx": onnx, "program": program, "graph": graph,
             "program_step": program_step, "graph_step": graph_step}
    run = peers[peer](folder, name)
    if peer in ("eager", "loader", "graph", "graph_step"):
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
