#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Exports models of model_zoo and of wheels, and the examples of torch.export, as programs and records what PyTorch makes of them.

    zoo_programs.py FOLDER NAME...
    zoo_programs.py --list
    zoo_programs.py --list-wheels

`--list` prints all names but those of models of wheels (wheel_models.py), which `--list-wheels` prints, and which begin with wheel_; those of
examples begin with example_, those of models that are exported for training with trained_,
those that are taken apart into PyTorch's core operators with decomposed_. The first writes FOLDER/NAME/NAME.pt2, the program, and facts.pt, what the loaded program gave: `runs`, for each set of inputs the leaves of
the arguments before and after, those of the result, or the class of the exception; `buffers`, by name, after all runs; `gradients` of
parameters by name and of inputs by number for a sum over `results`, and what the first run gives after a step of gradient descent
(`stepped`). `apart` is by how much PyTorch's own numbers change if all inputs and parameters change by a unit in the last place. For models of
wheels they change in several ways, and the program is computed in float64, too: where a sum in the depth of a network is nearly zero, a rectifier
can turn, and its gradients change by much.
about.json says what the program needs, or why it was not exported."""
import copy
import dataclasses
import functools
import json
import pathlib
import sys
import typing
import warnings

import torch
from torch.utils import _pytree

import model_zoo
import wheel_models
from model_packages import case_of, seed_of, split_call

EXAMPLE, TRAINED, DECOMPOSED = "example_", "trained_", "decomposed_"
# Models with batch norms or dropout, which are exported for training, too.
TRAINS = ("resnet18s", "mobilenet", "unet", "cnn_dynamic", "efficientnet", "mobilenet3", "densenet", "inception", "resnext", "shufflenet", "generator", "segmentation", "vit",
          "transformer_encoder", "transformer_whole", "whisper", "norms_more")
# Models of which the program is also taken apart into the operators that PyTorch's compilers start from.
TAKEN_APART = ("cnn", "resnet18s", "vit", "norms", "losses", "pointwise", "complex_numbers", "indexing", "interpolations", "paddings", "pools", "quantiles", "segments", "sorts",
               "spectrogram", "int8_convolutions", "pytrees", "mutation", "while_loop", "diffusion")

PLAIN = (bool, int, float, complex, str, type(None))
DOUBLE = "float64"
# Of which dtypes a unit in the last place is little.
NUDGED = (torch.float32, torch.float64, torch.complex64, torch.complex128)

# Results by which is not differentiated, since Tenon's gradients are others, and why (docs/autograd.md).
OMITTED = {
    "index_functions": ({18}, "as_strided_scatter: PyTorch's gradient of self is not zero where src was written"),
    "orders_large": ({0, 1, 2, 3, 8, 10}, "a sort that is not stable gives equal elements any order"),
    "while_loops": ({1}, "PyTorch's exported while_loop has gradients of the last round alone (docs/programs.md)"),
}


class Call(typing.NamedTuple):
    """Arguments of an example, where names cannot be told from a last dict."""

    args: tuple
    keywords: dict


def model_of(name):
    """The model's name in the zoo."""
    return name.removeprefix(TRAINED).removeprefix(DECOMPOSED)


def split(call):
    return (call.args, call.keywords) if isinstance(call, Call) else split_call(call)


def examples():
    """The programs by which PyTorch shows what torch.export takes, by name."""
    from torch._export.db.examples import all_examples
    return {EXAMPLE + name: example for name, example in all_examples().items()}


def found_case(name):
    if model_of(name).startswith(wheel_models.PREFIX):
        torch.manual_seed(seed_of(model_of(name)))
        case = wheel_models.case(model_of(name), name.startswith(TRAINED))
        return dataclasses.replace(case, inputs=[Call(*one) for one in case.inputs])
    if not name.startswith(EXAMPLE):
        return case_of(model_of(name))
    torch.manual_seed(0)
    torch._dynamo.reset()
    example = examples()[name]
    return model_zoo.Case(example.model, [Call(tuple(example.example_args), dict(example.example_kwargs))], dynamic=example.dynamic_shapes)


def kept(leaf):
    """A leaf that can be written: a copy of a tensor with its strides, a plain value, else its text."""
    if isinstance(leaf, torch.Tensor):
        return leaf.detach().clone()
    return leaf if type(leaf) in PLAIN else repr(leaf)


def leaves(tree):
    return [kept(leaf) for leaf in _pytree.tree_leaves(tree)]


def copied(call):
    return _pytree.tree_map(lambda leaf: leaf.detach().clone() if isinstance(leaf, torch.Tensor) else leaf, call)


def weighted(result):
    """The sum of the elements, each times one of -3 to 3, so that what sums to a constant counts, too."""
    flat = (torch.view_as_real(result) if result.is_complex() else result).flatten()
    return (flat * (torch.arange(flat.numel()) * 5 % 7 - 3).to(flat.dtype)).sum().double()


def nudged(tensor, pattern):
    """Changes each element by a unit in the last place, up or down: by turns, or as a seed says."""
    if tensor.is_floating_point() or tensor.is_complex():
        if pattern == 1:
            ups = torch.arange(tensor.numel()).reshape(tensor.shape) * 7 % 11 % 2 * 2 - 1
        else:
            ups = torch.randint(0, 2, tensor.shape, generator=torch.Generator().manual_seed(pattern)) * 2 - 1
        tensor.mul_(1 + ups.to(tensor.real.dtype) * torch.finfo(tensor.dtype).eps)


def nudge(program, inputs, pattern):
    """Changes what the program computes with; returns the inputs."""
    if pattern == DOUBLE:
        in_double(program)
        return [leaf.double() if isinstance(leaf, torch.Tensor) and leaf.dtype is torch.float32 else leaf for leaf in inputs]
    with torch.no_grad():
        for tensor in [*program.parameters(), *inputs]:
            if isinstance(tensor, torch.Tensor) and tensor.dtype in NUDGED:
                nudged(tensor, pattern)
    return inputs


def in_double(program):
    """Makes a loaded program compute in float64 what it computed in float32."""
    program.double()
    for part in program.modules():
        if isinstance(part, torch.fx.GraphModule):
            for node in list(part.graph.nodes):
                if "_assert_tensor_metadata" in str(node.target) or "_guards_fn" in str(node.target):
                    part.graph.erase_node(node)
                else:
                    node.args, node.kwargs = (torch.fx.node.map_aggregate(given, lambda one: torch.float64 if one is torch.float32 else one)
                                              for given in (node.args, node.kwargs))
            part.recompile()


def apart(one, other):
    """The largest distance of two tensors, 0 for all else."""
    if not isinstance(one, torch.Tensor) or one.dtype not in NUDGED or one.shape != other.shape or not one.numel():
        return 0.0
    distance = (one - other).abs().nan_to_num(0.0, 0.0, 0.0)
    return distance.max().item()


@functools.lru_cache(maxsize=1)
def loaded(package):
    return torch.export.load(package).module()


def fresh(package):
    """The program as it was loaded. A copy takes a fifth of the time of another load."""
    return copy.deepcopy(loaded(package))


def run_all(case, package, pattern=0):
    """The runs of one loaded program, one after the other, and its buffers then."""
    program = fresh(package)
    runs = []
    for number, call in enumerate(case.inputs):
        args, keywords = split(copied(call))
        run = {"inputs": leaves((args, keywords))}
        if pattern:
            leaves_of_call, nest = _pytree.tree_flatten((args, keywords))
            args, keywords = _pytree.tree_unflatten(nudge(program if number == 0 else torch.nn.Module(), leaves_of_call, pattern), nest)
        torch.manual_seed(number)
        try:
            with torch.no_grad():
                run["outputs"] = leaves(program(*args, **keywords))
            run["after"] = leaves((args, keywords))
        except Exception as error:  # pylint: disable=broad-exception-caught
            run["error"] = f"{type(error).__name__}: {str(error)[:300]}"
        runs.append(run)
    return runs, {name: kept(buffer) for name, buffer in program.named_buffers()}


def differentiable(leaf):
    return isinstance(leaf, torch.Tensor) and (leaf.is_floating_point() or leaf.is_complex()) and leaf.element_size() > 1


def differentiate(case, package, is_written, results, pattern=0):
    """Gradients for those of these results of the first run that have a history; inputs count unless the run writes them. Nothing where none has."""
    program = fresh(package)
    args, keywords = split(copied(case.inputs[0]))
    inputs, nest = _pytree.tree_flatten((args, keywords))
    if pattern:
        inputs = nudge(program, inputs, pattern)
        args, keywords = _pytree.tree_unflatten(inputs, nest)
    for leaf in [] if is_written else inputs:
        if differentiable(leaf):
            leaf.requires_grad_()
    torch.manual_seed(0)
    outputs = _pytree.tree_leaves(program(*args, **keywords))
    found = [number for number, one in enumerate(outputs) if isinstance(one, torch.Tensor) and one.requires_grad and number in results]
    if not found:
        return {}
    sum(weighted(outputs[number]) for number in found).backward()
    parameters = dict(program.named_parameters())
    return {"results": found, "parameters": {name: kept(one.grad) for name, one in parameters.items() if one.grad is not None},
            "inputs": {number: kept(leaf.grad) for number, leaf in enumerate(inputs) if isinstance(leaf, torch.Tensor) and leaf.grad is not None},
            "asked": [number for number, leaf in enumerate(inputs) if isinstance(leaf, torch.Tensor) and leaf.requires_grad],
            "program": program}


def stepped(case, program):
    """What the first run gives after a step of gradient descent."""
    with torch.no_grad():
        for one in program.parameters():
            if one.grad is not None:
                one.sub_(one.grad, alpha=0.01)
        args, keywords = split(copied(case.inputs[0]))
        if any(parameter.dtype is torch.float64 for parameter in program.parameters()):
            args, keywords = _pytree.tree_map(lambda leaf: leaf.double() if isinstance(leaf, torch.Tensor) and leaf.dtype is torch.float32 else leaf, (args, keywords))
        torch.manual_seed(0)
        return leaves(program(*args, **keywords))


def differentiable_results(case, package, is_written, results):
    """Those of these results that PyTorch differentiates by themselves, and why not the others."""
    numbers, why = [], ""
    for number in results:
        try:
            differentiate(case, package, is_written, [number])
            numbers.append(number)
        except Exception as error:  # pylint: disable=broad-exception-caught
            why = f"{type(error).__name__}: {str(error)[:200]}"
    return numbers, why


def gradients_of(case, package, is_written, results, patterns):
    """What is recorded for a sum over these results, or over those of them that PyTorch differentiates."""
    facts = {}
    try:
        found = differentiate(case, package, is_written, results)
    except Exception:  # pylint: disable=broad-exception-caught
        results, facts["refused"] = differentiable_results(case, package, is_written, results)
        try:
            found = differentiate(case, package, is_written, results)
        except Exception as error:  # pylint: disable=broad-exception-caught
            return {"refused": f"{type(error).__name__}: {str(error)[:200]}"}
    if not found:
        return facts
    program = found.pop("program")
    facts.update(found, apart={kind: dict.fromkeys(found[kind], 0.0) for kind in ("parameters", "inputs")})
    if found["parameters"]:
        facts["stepped"] = stepped(case, program)
        facts["apart"]["stepped"] = [0.0] * len(facts["stepped"])
    for pattern in patterns:
        other = differentiate(case, package, is_written, results, pattern)
        for kind in ("parameters", "inputs"):
            for name, one in found[kind].items():
                facts["apart"][kind][name] = max(facts["apart"][kind][name], apart(one, other[kind].get(name, one)))
        if found["parameters"]:
            facts["apart"]["stepped"] = list(map(max, facts["apart"]["stepped"], map(apart, facts["stepped"], stepped(case, other["program"]))))
    return facts


def facts_of(case, package, omitted, patterns):
    runs, buffers = run_all(case, package)
    buffers_apart = dict.fromkeys(buffers, 0.0)
    for pattern in patterns:
        nudged_runs, nudged_buffers = run_all(case, package, pattern)
        buffers_apart = {name: max(most, apart(buffers[name], nudged_buffers[name])) for name, most in buffers_apart.items()}
        for run, other in zip(runs, nudged_runs):
            if "error" not in run and "error" not in other:
                run["apart"] = list(map(max, run.get("apart", [0.0] * len(run["outputs"])), map(apart, run["outputs"], other["outputs"])))
    facts = {"runs": runs, "buffers": buffers, "buffers_apart": buffers_apart if len(patterns) > 1 else {}}
    first = runs[0]
    if "error" not in first:
        is_written = any(isinstance(old, torch.Tensor) and not torch.equal(old, new) for old, new in zip(first["inputs"], first["after"]))
        facts["gradients"] = gradients_of(case, package, is_written, [number for number in range(len(first["outputs"])) if number not in omitted], patterns)
    return facts


def patterns_of(name):
    """How the program is changed for `apart`. Random numbers of float64 are others, so dropout is not computed in it."""
    if wheel_models.PREFIX not in name:
        return [1]
    return [1, 2, 3] if name.startswith(TRAINED) else [1, 2, 3, DOUBLE]


def export_one(name, folder):
    folder.mkdir(parents=True, exist_ok=True)
    about = {}
    package = folder / f"{name}.pt2"
    try:
        case = found_case(name)
        about = {"library": case.library, "python": case.python, "closeness": case.closeness}
        args, keywords = split(copied(case.inputs[0]))
        exported = torch.export.export(case.module.train(name.startswith(TRAINED)), args, keywords, dynamic_shapes=case.dynamic)
        torch.export.save(exported.run_decompositions() if name.startswith(DECOMPOSED) else exported, package)
        facts = facts_of(case, package, OMITTED.get(model_of(name), [()])[0], patterns_of(name))
    except Exception as error:  # pylint: disable=broad-exception-caught
        about["refused"] = f"{type(error).__name__}: {' '.join(str(error).split())[:300]}"
    else:
        torch.save(facts, folder / "facts.pt")
    (folder / "about.json").write_text(json.dumps(about, indent=1) + "\n")
    return about


def main():
    warnings.filterwarnings("ignore")
    if sys.argv[1:] == ["--list"]:
        print(*model_zoo.MODELS, *(TRAINED + name for name in TRAINS), *(DECOMPOSED + name for name in TAKEN_APART), *examples())
        return 0
    if sys.argv[1:] == ["--list-wheels"]:
        print(*wheel_models.names())
        return 0
    folder, names = pathlib.Path(sys.argv[1]), sys.argv[2:]
    for name in names:
        about = export_one(name, folder / name)
        print(f"{name}: {about.get('refused', 'exported')}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
