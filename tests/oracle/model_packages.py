#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Compiles models of model_zoo with PyTorch's ahead-of-time compiler and records what PyTorch's own loader gives.

    model_packages.py FOLDER [NAME...]

writes FOLDER/NAME/NAME.pt2, about.json (dtypes, closeness, who brings the weights) and, for the first set of inputs, in_0.npy, …,
out_0.npy, …; the same in set_1, set_2 for the others. Leaves are in the order of the flattened arguments and results, without those
that are no tensors; the nests they come from are in about.json. A tensor of a dtype that NumPy lacks is written as words; about.json has its dtype. What the run wrote into its
inputs is after_N.npy."""
import ctypes
import dataclasses
import hashlib
import itertools
import json
import os
import pathlib
import sys
import warnings

import numpy
import torch
from torch.utils import _pytree

import model_zoo

ROOT = pathlib.Path(__file__).resolve().parents[2]


def leaves(tree):
    return [leaf for leaf in _pytree.tree_leaves(tree) if isinstance(leaf, torch.Tensor)]


# What stands in a file for dtypes that NumPy lacks, by their size.
WORDS = {1: torch.uint8, 2: torch.int16}


def as_array(tensor):
    tensor = tensor.detach().resolve_conj().resolve_neg()
    is_lacking = tensor.dtype == torch.bfloat16 or "float8" in str(tensor.dtype)
    return (tensor.view(WORDS[tensor.element_size()]) if is_lacking else tensor).numpy()


def nest_of(tree, numbers):
    """The tree as JSON: a leaf is its number among the tensors, anything else its type and what is in it."""
    kind = type(tree).__name__
    if isinstance(tree, torch.Tensor):
        return next(numbers)
    if isinstance(tree, tuple) and hasattr(tree, "_fields"):
        return {kind: [[name, nest_of(getattr(tree, name), numbers)] for name in tree._fields]}
    if dataclasses.is_dataclass(tree):
        return {kind: [[field.name, nest_of(getattr(tree, field.name), numbers)] for field in dataclasses.fields(tree)]}
    if isinstance(tree, (list, tuple)):
        return {kind: [nest_of(part, numbers) for part in tree]}
    if isinstance(tree, dict):
        return {kind: [[key, nest_of(tree[key], numbers)] for key in tree]}
    return {"plain": tree}


def split_call(args):
    """The arguments by place and by keyword: a last dict whose keys are keywords of a module with such."""
    if args and isinstance(args[-1], dict) and "named" in args[-1]:
        return args[:-1], args[-1]
    return args, {}


def options_of(case):
    options = dict(case.options)
    if case.frozen:
        options["freezing"] = True
    if case.weights == "blob":
        options["aot_inductor.package_constants_on_disk_format"] = "binary_blob"
    elif case.weights == "pickle":
        options["aot_inductor.package_constants_on_disk_format"] = "pickle_weights"
        options["aot_inductor.package_constants_in_so"] = False
    elif case.weights == "host":
        options["aot_inductor.package_constants_in_so"] = False
    return options


def load(case, package, constants):
    """PyTorch's loader over the package, with the constants where the package has none."""
    if case.weights == "pickle":
        from torch.export.pt2_archive._package import load_pt2
        return load_pt2(str(package), load_weights_from_disk=True).aoti_runners["model"]
    if case.options.get("aot_inductor.link_libtorch") is False:
        # Python opens PyTorch for itself alone, and such a package leads to it by no other way.
        ctypes.CDLL(str(pathlib.Path(torch.__file__).parent / "lib/libtorch_cpu.so"), mode=ctypes.RTLD_GLOBAL)
    runner = torch._inductor.aoti_load_package(str(package))
    if case.weights == "host":
        runner.load_constants(constants, check_full_update=True)
    return runner


def save(folder, word, tensors):
    for n, tensor in enumerate(tensors):
        numpy.save(folder / f"{word}_{n}.npy", as_array(tensor))


def record(runner, folder, case):
    """Runs each set of inputs and keeps what came; returns the sets' description."""
    described = []
    for n, call in enumerate(case.inputs):
        place = folder if n == 0 else folder / f"set_{n}"
        place.mkdir(parents=True, exist_ok=True)
        args, keywords = split_call(call)
        before = [leaf.clone() for leaf in leaves(call)]
        strides = [list(leaf.stride()) for leaf in leaves(call)]
        save(place, "in", before)
        torch.manual_seed(n)
        results = runner(*args, **keywords)
        after = leaves(call)
        written = [k for k, (old, new) in enumerate(zip(before, after)) if not torch.equal(old, new)]
        for k in written:
            numpy.save(place / f"after_{k}.npy", as_array(after[k]))
        given = _pytree.tree_leaves(results, is_leaf=lambda leaf: leaf is None)
        save(place, "out", leaves(results))
        described.append({
            "nests": [nest_of([args, keywords], itertools.count()), nest_of(results, itertools.count())],
            "inputs": [str(leaf.dtype).removeprefix("torch.") for leaf in before],
            "input_strides": strides,
            "outputs": [str(leaf.dtype).removeprefix("torch.") if isinstance(leaf, torch.Tensor) else repr(leaf) for leaf in given],
            "strides": [list(leaf.stride()) for leaf in leaves(results)], "written": written})
    return described


def seed_of(name):
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:4], "little")


def case_of(name):
    """The model's row, with the same random weights whichever models came before, and its extension loaded."""
    torch.manual_seed(seed_of(name))
    torch._dynamo.reset()
    case = model_zoo.case_of(name)
    if case.library:
        torch.ops.load_library(str(pathlib.Path(os.environ.get("TENON_BUILD", ROOT / "build")) / case.library))
    return case


def compile_one(name, folder):
    case = case_of(name)
    module = case.module.eval()
    folder.mkdir(parents=True, exist_ok=True)
    package = folder / f"{name}.pt2"
    args, keywords = split_call(case.inputs[0])
    with torch.no_grad():
        exported = torch.export.export(module, args, keywords, dynamic_shapes=case.dynamic)
        torch._inductor.aoti_compile_and_package(exported, package_path=str(package), inductor_configs=options_of(case))
        constants = {**exported.state_dict, **exported.constants}
        if case.weights == "host":
            (folder / "weights").mkdir(exist_ok=True)
            for key, value in constants.items():
                numpy.save(folder / "weights" / f"{key}.npy", as_array(value))
        sets = record(load(case, package, constants), folder, case)
    about = {"library": case.library, "python": case.python, "weights": case.weights, "closeness": case.closeness, "sets": sets}
    (folder / "about.json").write_text(json.dumps(about, indent=1) + "\n")


def main():
    warnings.filterwarnings("ignore")
    folder, names = pathlib.Path(sys.argv[1]), sys.argv[2:] or list(model_zoo.MODELS)
    failed = []
    for name in names:
        try:
            compile_one(name, folder / name)
            print(f"{name}: compiled", flush=True)
        except Exception as error:  # pylint: disable=broad-exception-caught
            failed.append(name)
            print(f"{name}: {type(error).__name__}: {str(error)[:600]}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
