# SPDX-License-Identifier: BSD-3-Clause
"""Optimizers that take a matrix of parameters as one: Adafactor keeps sums of its rows and columns, Muon makes its steps orthogonal."""
import math

import tenon
from tenon.optim._algorithms import _ByRule
from tenon.optim._optimizer import float_or_first


def _rms(x):
    return float(x.norm()) / math.sqrt(x.numel())


class Adafactor(_ByRule):
    """Adam whose squares of gradients are the product of a column and a row (Shazeer and Stern, 2018)."""

    def __init__(self, params, lr=1e-2, beta2_decay=-0.8, eps=(None, 1e-3), d=1.0, weight_decay=0.0, *, foreach=None, maximize=False):
        if lr < 0:
            raise ValueError(f"Learning rate should be >= 0 but is: {lr}")
        for is_good, name, bound, value in (
                (beta2_decay <= 0, "beta2_decay", "<= 0", beta2_decay), (eps[0] is None or eps[0] >= 0, "epsilon1", ">= 0", eps[0]),
                (eps[1] >= 0, "epsilon2", ">= 0", eps[1]), (d >= 1, "Clipping threshold d", ">= 1", d), (weight_decay >= 0, "weight_decay", ">= 0", weight_decay)):
            if not is_good:
                raise ValueError(f"{name} should be {bound} but is: {value}")
        super().__init__(params, {"lr": lr, "beta2_decay": beta2_decay, "eps": eps, "d": d, "weight_decay": weight_decay, "foreach": foreach,
                                  "maximize": maximize})

    def rule(self, group, parameter, gradient, state):
        if not state:
            self.begin(gradient, state)
        state["step"] += 1
        step, rate = float(state["step"]), float_or_first(group["lr"])
        eps1 = tenon.finfo(parameter.dtype).eps if group["eps"][0] is None else group["eps"][0]
        weight = step ** group["beta2_decay"]  # of the new squares
        alpha = max(group["eps"][1], _rms(parameter)) * min(rate, 1 / math.sqrt(step))
        if group["weight_decay"] != 0:
            parameter.mul_(1 - rate * group["weight_decay"])
        if gradient.dim() > 1:
            row, column = state["row_var"], state["col_var"]
            row.lerp_(gradient.square().mean(dim=-1, keepdim=True), weight)
            column.lerp_(gradient.square().mean(dim=-2, keepdim=True), weight)
            squares = (row @ column).div_(row.mean(dim=-2, keepdim=True).clamp_(min=eps1))
        else:
            squares = state["variance"].lerp_(gradient.square(), weight).clone()
        change = squares.clamp_(min=eps1 * eps1).rsqrt_().mul_(gradient)
        parameter.add_(change, alpha=-alpha / max(1.0, _rms(change) / group["d"]))

    @staticmethod
    def begin(gradient, state):
        state["step"] = tenon.tensor(0.0)
        if gradient.dim() > 1:
            sizes = gradient.shape
            state["row_var"] = gradient.new_zeros((*sizes[:-1], 1))
            state["col_var"] = gradient.new_zeros((*sizes[:-2], 1, sizes[-1]))
        else:
            state["variance"] = tenon.zeros_like(gradient, memory_format=tenon.preserve_format)


def _orthogonal(gradient, coefficients, steps, eps):
    """The orthogonal matrix nearest to a matrix, about, by Newton and Schulz's iteration of fifth order in bfloat16."""
    a, b, c = coefficients
    x = gradient.bfloat16()
    is_tall = x.shape[0] > x.shape[1]
    x = x.T if is_tall else x
    x = x.div(x.norm().clamp(min=eps))
    for _ in range(steps):
        gram = x @ x.T
        x = tenon.addmm(x, tenon.addmm(gram, gram, gram, beta=b, alpha=c), x, beta=a)
    return x.T if is_tall else x


class Muon(_ByRule):
    """Momentum whose steps are made orthogonal; for matrices only (Jordan et al., 2024)."""

    def __init__(self, params, lr=1e-3, weight_decay=0.1, momentum=0.95, nesterov=True, ns_coefficients=(3.4445, -4.775, 2.0315), eps=1e-7, ns_steps=5,
                 adjust_lr_fn=None):
        if isinstance(lr, tenon.Tensor) and lr.numel() != 1:
            raise ValueError("Tensor lr must be 1-element")
        if lr < 0:
            raise ValueError(f"Learning rate should be >= 0 but is: {lr}")
        if momentum < 0:
            raise ValueError(f"momentum should be >= 0 but is: {momentum}")
        if weight_decay < 0:
            raise ValueError(f"weight decay should be >= 0 but is: {weight_decay}")
        if adjust_lr_fn not in (None, "original", "match_rms_adamw"):
            raise ValueError(f"Adjust learning rate function {adjust_lr_fn} is not supported")
        super().__init__(params, {"lr": lr, "weight_decay": weight_decay, "momentum": momentum, "nesterov": nesterov, "ns_coefficients": ns_coefficients,
                                  "eps": eps, "ns_steps": ns_steps, "adjust_lr_fn": adjust_lr_fn})
        for group in self.param_groups:
            for parameter in group["params"]:
                if parameter.dim() != 2:
                    raise ValueError(f"Muon only supports 2D parameters whereas we found a parameter with size: {parameter.size()}")

    def rule(self, group, parameter, gradient, state):
        if not state:
            state["momentum_buffer"] = tenon.zeros_like(gradient, memory_format=tenon.preserve_format)
        mean, momentum, rate = state["momentum_buffer"], group["momentum"], float_or_first(group["lr"])
        mean.lerp_(gradient, 1 - momentum)
        change = gradient.lerp(mean, momentum) if group["nesterov"] else mean
        change = _orthogonal(change, group["ns_coefficients"], group["ns_steps"], group["eps"])
        rows, columns = parameter.shape
        fitted = 0.2 * math.sqrt(max(rows, columns)) if group["adjust_lr_fn"] == "match_rms_adamw" else math.sqrt(max(1, rows / columns))
        parameter.mul_(1 - rate * group["weight_decay"])
        parameter.add_(change, alpha=-rate * fitted)
