#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Records what PyTorch answers to the calls of cases.py, into expected/.

  record.py WHEELS     WHEELS is a folder with the wheels; run with a Python that has PyTorch 2.13.0
  record.py --loads WHEELS     only the schemas of every binary, into expected/loads.json, for run_loads.py
  record.py --gradients WHEELS     only what gradient_cases.py asks for, into expected/gradients.json, for run_gradients.py

For each binary the schemas it defines are kept. A result is {"d": dtype, "s": sizes, "v": base64 of the row-major bytes} or a plain value; "after"
are the tensor arguments that the call changed, by position, and a result equal to one of those is
{"arg": position}; "error" is what the kernel says after its source file and line,
or the kernel's name if it says nothing.
"""
import argparse
import base64
import json
import pathlib
import re
import runpy
import subprocess
import sys
import tempfile
import types

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "oracle"))

import cases
import gradient_cases
import stand_ins
import wheels


def to_torch(torch, tensor):
    """A torch tensor over a copy of the bytes."""
    dtype = getattr(torch, tensor.dtype)
    if not tensor.data:
        return torch.empty(tensor.sizes, dtype=dtype)
    flat = torch.frombuffer(bytearray(tensor.data), dtype=dtype)
    return flat.as_strided(tensor.sizes, tensor.strides)


def from_torch(torch, value):
    if not isinstance(value, torch.Tensor):
        return value
    flat = value.detach().contiguous().reshape(-1)
    data = bytes(flat.view(torch.uint8).tolist()) if flat.numel() else b""
    return {"d": str(value.dtype)[6:], "s": list(value.shape),
            "v": base64.b64encode(data).decode()}


def record(torch, name, args):
    """One call: results, changed arguments, or the error."""
    space, _, operator = name.partition("::")
    values = [to_torch(torch, a) if isinstance(a, cases.Tensor) else a for a in args]
    before = [from_torch(torch, value) for value in values]
    try:
        result = getattr(getattr(torch.ops, space), operator)(*values)
    except (RuntimeError, ValueError, TypeError, IndexError, NotImplementedError) as error:
        first = (str(error).splitlines() or [""])[0]
        first = first.partition(" (originally from ")[0]
        return {"error": re.sub(r"^.*:\d+, ", "", first) or first.split(",")[0]}
    results = list(result) if isinstance(result, tuple) else [result]
    after = {str(i): from_torch(torch, value) for i, value in enumerate(values)
             if from_torch(torch, value) != before[i]}
    out = [from_torch(torch, value) for value in results]
    answer = {"out": [next(({"arg": int(i)} for i in after if after[i] == value), value)
                      for value in out]}
    if after:
        answer["after"] = after
    return answer


def schemas(torch):
    return {str(schema) for schema in torch._C._jit_get_all_schemas()}


def write(path, torch, defined, answers):
    lines = ",\n".join(f"{json.dumps(k)}: {json.dumps(v)}" for k, v in answers.items())
    path.write_text('{"torch": %s,\n"schemas": %s,\n"answers": {\n%s\n}}\n' % (
        json.dumps(torch.__version__), json.dumps(defined, indent=0), lines))


def row_of(file, needed):
    """What loading a binary takes on a machine: libraries of the system, files before it, Python."""
    row = {}
    system = [name for name in needed if re.match(r"lib(av|sw|heif)", name)]
    if system:
        row["needs"] = system
    if "custom_ops" in file:
        row.update(first=[file.replace("custom_ops", "core")], python=True)
    return row


def needed_by(path):
    """DT_NEEDED, as `readelf` prints it."""
    text = subprocess.run(["readelf", "-d", path], capture_output=True, text=True, check=True).stdout
    return re.findall(r"\(NEEDED\).*\[(.*)\]", text)


def record_loads(torch, folder, options):
    """The schemas that each binary defines. Those for an FFmpeg that is not here define what the one that is does."""
    rows = {}
    for wheel in wheels.WANTED:
        root = wheels.unpack(options.wheels, wheel, folder)
        for path in sorted(root.rglob("*.so"), key=lambda path: ("custom_ops" in path.name, path)):
            file = str(path.relative_to(root))
            if path.parent.name.endswith(".libs") or "pybind" in file:
                continue
            rows[file] = row_of(file, needed_by(path))
            before = schemas(torch)
            try:
                torch.ops.load_library(str(path))
            except OSError as error:
                print(f"{file}: {error}")
                continue
            rows[file]["schemas"] = sorted(schemas(torch) - before)
    for file, row in rows.items():
        if "schemas" not in row:  # torchdtw's for CUDA has kernels only
            row["schemas"] = rows.get(re.sub(r"\d\.so$", "5.so", file), {}).get("schemas", [])
    path = HERE / "expected" / "loads.json"
    path.write_text(json.dumps(dict(sorted(rows.items())), indent=0) + "\n")


def record_gradients(torch, folder, options):
    """Gradients by the backward operators of torchvision's binary, as the wheel's own Python registers them."""
    root = wheels.unpack(options.wheels, gradient_cases.WHEEL, folder)
    torch.ops.load_library(str(root / gradient_cases.FILE))
    package, extension = types.ModuleType("torchvision"), types.ModuleType("torchvision.extension")
    package.extension, extension._has_ops = extension, lambda: True
    sys.modules.update({"torchvision": package, "torchvision.extension": extension})
    runpy.run_path(str(root / "torchvision/_autograd_registrations.py"))
    answers = {}
    example = ("example", "torchvision::roi_align", gradient_cases.EXAMPLE, [0])
    for name, operator, args, wanted in [*gradient_cases.calls(), example]:
        values = [to_torch(torch, a) if isinstance(a, cases.Tensor) else a for a in args]
        leaves = [values[i].requires_grad_() for i in wanted]
        result = getattr(torch.ops.torchvision, operator.partition("::")[2])(*values)
        result = result[0] if isinstance(result, tuple) else result
        like = cases.Tensor(str(result.dtype)[6:], list(result.shape), data=b"")
        covector = torch.ones_like(result) if name == "example" else to_torch(torch, gradient_cases.covector(like))
        answers[name] = [from_torch(torch, grad) for grad in torch.autograd.grad(result, leaves, covector)]
    lines = ",\n".join(f"{json.dumps(k)}: {json.dumps(v)}" for k, v in answers.items())
    path = HERE / "expected" / "gradients.json"
    path.write_text(f'{{"torch": {json.dumps(torch.__version__)},\n"answers": {{\n{lines}\n}}}}\n')
    print(f"gradients: {len(answers)} calls")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--loads", action="store_true")
    parser.add_argument("--gradients", action="store_true")
    parser.add_argument("wheels")
    parser.add_argument("suites", nargs="*", default=list(cases.SUITES))
    options = parser.parse_args()
    import torch
    with tempfile.TemporaryDirectory() as folder:
        stand_ins.build(folder)
        keep = stand_ins.open_all(folder)
        if options.loads:
            record_loads(torch, folder, options)
            return
        if options.gradients:
            record_gradients(torch, folder, options)
            return
        for suite in options.suites:
            wheel, files, _ = cases.SUITES[suite]
            root = wheels.unpack(options.wheels, wheel, folder)
            defined = {}
            for file in files:
                before = schemas(torch)
                torch.ops.load_library(str(root / file))
                defined[file] = sorted(schemas(torch) - before)
            answers = {name: {"op": op, **record(torch, op, args)}
                       for name, op, args in cases.cases(suite)}
            write(HERE / "expected" / f"{suite}.json", torch, defined, answers)
            failed = sum("error" in answer for answer in answers.values())
            print(f"{suite}: {len(answers)} calls, {failed} of them errors")
        del keep


if __name__ == "__main__":
    main()
