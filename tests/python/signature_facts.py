# SPDX-License-Identifier: BSD-3-Clause
"""Parameters, with their defaults, of what PyTorch's modules for training have.

    python tests/python/signature_facts.py         (with PyTorch: records signature_facts.json anew)
"""
import importlib
import inspect
import json
import pathlib
import re

FILE = pathlib.Path(__file__).resolve().parent / "signature_facts.json"
MODULES = ("nn", "nn.functional", "nn.init", "nn.utils", "nn.utils.rnn", "nn.utils.parametrize", "nn.utils.parametrizations", "nn.utils.prune", "optim",
           "optim.lr_scheduler", "optim.swa_utils", "utils.data", "func", "amp")


def signature(value):
    """[name, default] of each parameter; None where Python cannot tell them or they are only *args and **kwargs."""
    try:
        parameters = inspect.signature(value).parameters.values()
    except (TypeError, ValueError):
        return None
    if [parameter.kind.name for parameter in parameters] == ["VAR_POSITIONAL", "VAR_KEYWORD"]:
        return None
    return [[x.name, None if x.default is x.empty else re.sub(" at 0x[0-9a-f]+", "", repr(x.default)).replace("torch", "tenon")] for x in parameters]


def facts(library):
    found = {}
    for name in MODULES:
        module = importlib.import_module(f"{library.__name__}.{name}")
        for word in sorted(getattr(module, "__all__", None) or dir(module)):
            value = getattr(module, word, None)
            if word.startswith("_") or not callable(value) or not getattr(value, "__module__", "").startswith(library.__name__):
                continue
            parameters = signature(value)
            if parameters is not None:
                found[f"{name}.{word}"] = parameters
    return found


def recorded():
    return json.loads(FILE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    import torch
    found = facts(torch)
    FILE.write_text("{" + ",\n".join(f"{json.dumps(name)}: {json.dumps(value)}" for name, value in found.items()) + "}\n", encoding="utf-8")
    print(len(found), "signatures of PyTorch", torch.__version__)
