#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""model_peers.py PEER FOLDER NAME: a compiled model of FOLDER/NAME in a Python host, as models.py asks it.

PEER is tenon, eager (PyTorch without a compiler), loader (PyTorch's loader of packages), onnx (onnxruntime) or openvino, of the same
module exported to FOLDER/NAME/NAME.onnx, litert or executorch (XNNPACK), of what `convert` made of it, NAME.tflite and NAME.pte. Runs are on
OMP_NUM_THREADS threads; the clock of one is the processor's. Where PyTorch is in another environment, BENCH_TORCH names the folder of its package. Of the exported program, FOLDER/NAME/program.pt2: program (Tenon) and graph (eager
PyTorch), and program_step and graph_step: a step of training, to results whose sum is smaller. The answers are those of model_host.h. Runs of Python pay for Python in each of them."""
import os
import pathlib
import sys
import time
import warnings

# Behind everything that the environment itself has.
sys.path += [os.environ["BENCH_TORCH"]] if "BENCH_TORCH" in os.environ else []

import numpy  # noqa: E402

THREADS = int(os.environ.get("OMP_NUM_THREADS", "1"))
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
    module = model_zoo.case_of(name).module.eval()
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
    module = model_zoo.case_of(name).module.eval()
    torch.export.save(torch.export.export(module, tuple(torch.from_numpy(array) for array in arrays(folder))), target)


def export_onnx(folder, name, target):
    """The module as ONNX has it, with weights that are as good as any."""
    import contextlib
    import io
    import torch
    sys.path.insert(0, str(ROOT / "tests/oracle"))
    import model_zoo
    module = model_zoo.case_of(name).module.eval()
    with contextlib.redirect_stdout(io.StringIO()), torch.no_grad():
        inputs = tuple(torch.from_numpy(array) for array in arrays(folder))
        torch.onnx.export(module, inputs, dynamo=True, verbose=False).save(str(target))


def onnx(folder, name):
    import onnxruntime
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = THREADS
    session = onnxruntime.InferenceSession(str(folder / f"{name}.onnx"), options)
    feeds = dict(zip((entry.name for entry in session.get_inputs()), arrays(folder)))
    return lambda: session.run(None, feeds)


def openvino(folder, name):
    import openvino as runtime
    options = {"INFERENCE_PRECISION_HINT": "f32", "PERFORMANCE_HINT": "LATENCY", "INFERENCE_NUM_THREADS": THREADS, "NUM_STREAMS": 1}
    model = runtime.Core().compile_model(str(folder / f"{name}.onnx"), "CPU", options)
    request = model.create_infer_request()
    for index, array in enumerate(arrays(folder)):
        request.set_input_tensor(index, runtime.Tensor(array))
    return request.infer


def litert(folder, name):
    from ai_edge_litert.interpreter import Interpreter
    interpreter = Interpreter(str(folder / f"{name}.tflite"), num_threads=THREADS)
    interpreter.allocate_tensors()
    given = {tuple(detail["shape"]): detail["index"] for detail in interpreter.get_input_details()}
    for array in arrays(folder):
        interpreter.set_tensor(given[array.shape], array)
    return interpreter.invoke


def executorch(folder, name):
    """Its pool has a thread per processor, so a process of few threads is held to as many processors."""
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:THREADS])
    import torch
    from executorch.extension.pybindings.portable_lib import _load_for_executorch
    module = _load_for_executorch(str(folder / f"{name}.pte"))
    inputs = [torch.from_numpy(array) for array in arrays(folder)]
    return lambda: module.forward(inputs)


def convert(peer, folder, name):
    """The module as another runtime wants it, with weights that are as good as any."""
    import torch
    sys.path.insert(0, str(ROOT / "tests/oracle"))
    import model_zoo
    module = model_zoo.case_of(name).module.eval()
    inputs = tuple(torch.from_numpy(array) for array in arrays(folder))
    if peer == "litert":
        import litert_torch
        litert_torch.convert(module, inputs).export(str(folder / f"{name}.tflite"))
        return
    from executorch.backends.xnnpack.partition.xnnpack_partitioner import XnnpackPartitioner
    from executorch.exir import to_edge_transform_and_lower
    with torch.no_grad():
        program = to_edge_transform_and_lower(torch.export.export(module, inputs), partitioner=[XnnpackPartitioner()]).to_executorch()
    (folder / f"{name}.pte").write_bytes(program.buffer)


def main():
    warnings.filterwarnings("ignore")
    peer, folder, name = sys.argv[1], pathlib.Path(sys.argv[2]) / sys.argv[3], sys.argv[3]
    if peer == "export":
        export_onnx(folder, name, folder / f"{name}.onnx")
        return
    if peer == "export_program":
        export_program(folder, name, folder / "program.pt2")
        return
    if peer.startswith("convert_"):
        convert(peer.removeprefix("convert_"), folder, name)
        return
    peers = {"tenon": tenon, "eager": eager, "loader": loader, "onnx": onnx, "openvino": openvino, "litert": litert, "executorch": executorch,
             "program": program, "graph": graph, "program_step": program_step, "graph_step": graph_step}
    run = peers[peer](folder, name)
    if peer in ("eager", "loader", "graph", "graph_step"):
        import torch
        torch.set_num_threads(THREADS)
    run()
    clock = time.process_time if THREADS == 1 else time.perf_counter
    print("ready", flush=True)
    for line in sys.stdin:
        steps = range(int(line.split()[1]))
        start = clock()
        for _ in steps:
            run()
        print(f"{(clock() - start) / len(steps) * 1e9:.1f}", flush=True)


if __name__ == "__main__":
    main()
