# SPDX-License-Identifier: BSD-3-Clause
"""What a row of the zoo is, and what rows are made of."""
import dataclasses
import typing

import torch
import torch._inductor.config
from torch import nn

MODELS = {}
LARGE = {}  # those that are only timed
FROZEN = {"frozen": True}


@dataclasses.dataclass
class Case:
    """What one function of the table returns."""

    module: nn.Module
    inputs: list                        # one tuple of arguments per set; the first is the example
    dynamic: typing.Any = None          # dynamic_shapes of torch.export
    options: dict = dataclasses.field(default_factory=dict)  # of the inductor
    frozen: bool = False
    weights: str = "so"                 # "so", "blob", "pickle" or "host": who brings the constants
    library: str = ""                   # an extension of the build that must be loaded
    closeness: float = 0                # by how much results may differ, as a part of the largest; 0: as model_host.py says
    python: bool = False                # it calls zoo::twice, which Python defines


def model(function):
    """Adds a row; the function's name is the model's."""
    MODELS[function.__name__] = function
    return function


def variants(table, models=MODELS):
    """Adds a row per item of the table: the suffix and the keywords that the function is called with."""
    def add(function):
        for suffix, keywords in table.items():
            name = function.__name__ + suffix
            models[name] = lambda keywords=keywords: function(**keywords)
        return function
    return add


def known(table):
    """The rows of a table of options that this release of PyTorch can be told."""
    there = torch._inductor.config.get_config_copy()
    return {suffix: options for suffix, options in table.items() if options.keys() <= there.keys()}


class Lambda(nn.Module):
    """A function of tensors as a module, with submodules where it needs weights."""

    def __init__(self, function, **modules):
        super().__init__()
        self.function = function
        for name, value in modules.items():
            if isinstance(value, nn.Module):
                setattr(self, name, value)
            else:
                self.register_buffer(name, value)

    def forward(self, *args):
        return self.function(self, *args)


def sets(*shapes, count=3, dtype=torch.float32):
    """`count` tuples of normal tensors of these shapes."""
    return [tuple(torch.randn(shape).to(dtype) for shape in shapes) for _ in range(count)]


def layers(*widths):
    parts = []
    for before, after in zip(widths, widths[1:]):
        parts += [nn.Linear(before, after), nn.ReLU()]
    return nn.Sequential(*parts[:-1])
