# SPDX-License-Identifier: BSD-3-Clause
"""Optimizer: groups of parameters with their settings, what is kept for each parameter, and both as a state dict."""
import collections
import copy
import functools
import itertools

import tenon
from tenon import Tensor
from tenon.nn._hooks import add as add_hook


def float_or_first(value):
    return float(value) if isinstance(value, Tensor) else value


class Optimizer:
    """The base of optimizers. `param_groups` has the settings of each group of parameters, `state` what is kept for each parameter.

    A subclass defines update(group, parameters, gradients), which changes parameters in place."""

    def __init__(self, params, defaults):
        if isinstance(params, Tensor):
            raise TypeError(f"params argument given to the optimizer should be an iterable of Tensors or dicts, but got {params.type()}")
        self.defaults, self.state, self.param_groups = defaults, collections.defaultdict(dict), []
        self._step_pre_hooks, self._step_post_hooks = {}, {}
        groups = list(params)
        if not groups:
            raise ValueError("optimizer got an empty parameter list")
        for group in groups if isinstance(groups[0], dict) else [{"params": groups}]:
            self.add_param_group(group)

    def __init_subclass__(cls):
        """step() of each optimizer runs the hooks."""
        if "step" in cls.__dict__:
            cls.step = _with_hooks(cls.step)

    def add_param_group(self, param_group):
        if not isinstance(param_group, dict):
            raise TypeError(f"param_group must be a dict, but got {type(param_group)}")
        given = param_group["params"]
        if isinstance(given, set):
            raise TypeError("optimizer parameters need to be organized in ordered collections, but the ordering of tensors in sets "
                            "will change between runs. Please use a list instead.")
        given = [given] if isinstance(given, Tensor) else list(given)
        group = {**param_group, "params": given}
        if given and isinstance(given[0], tuple):
            group["params"], group["param_names"] = [value for _, value in given], [name for name, _ in given]
        known = {id(parameter) for other in self.param_groups for parameter in other["params"]}
        for parameter in group["params"]:
            if not isinstance(parameter, Tensor):
                raise TypeError(f"optimizer can only optimize Tensors, but one of the params is {type(parameter).__name__}")
            if not parameter.is_leaf:
                raise ValueError("can't optimize a non-leaf Tensor")
        if any(id(parameter) in known for parameter in group["params"]):
            raise ValueError("some parameters appear in more than one parameter group")
        for name, value in self.defaults.items():
            group.setdefault(name, value)
        self.param_groups.append(group)

    def zero_grad(self, set_to_none=True):
        for group in self.param_groups:
            for parameter in group["params"]:
                if parameter.grad is not None:
                    if set_to_none:
                        parameter.grad = None
                    else:
                        parameter.grad.detach_().zero_()

    def step(self, closure=None):
        """Changes all parameters that have a gradient. `closure` computes the loss anew, which is returned."""
        loss = None
        if closure is not None:
            with tenon.enable_grad():
                loss = closure()
        with tenon.no_grad():
            for group in self.param_groups:
                parameters = [parameter for parameter in group["params"] if parameter.grad is not None]
                if parameters:
                    gradients = [parameter.grad for parameter in parameters]
                    self.update(group, parameters, gradients)
        return loss

    def update(self, group, parameters, gradients):
        raise NotImplementedError

    # ---- hooks ----

    def register_step_pre_hook(self, hook):
        return add_hook(self._step_pre_hooks, hook)

    def register_step_post_hook(self, hook):
        return add_hook(self._step_post_hooks, hook)

    # ---- state ----

    def state_dict(self):
        """{"state": by the parameter's number, "param_groups": settings, with numbers for parameters}, as PyTorch's loads it."""
        numbers = {id(parameter): i for i, parameter in enumerate(itertools.chain(*(group["params"] for group in self.param_groups)))}
        groups = [{**{name: value for name, value in group.items() if name != "params"},
                   "params": [numbers[id(parameter)] for parameter in group["params"]]} for group in self.param_groups]
        state = {numbers[id(key)] if isinstance(key, Tensor) else key: value for key, value in self.state.items()}
        return {"state": state, "param_groups": groups}

    def load_state_dict(self, state_dict):
        given = state_dict["param_groups"]
        if len(given) != len(self.param_groups):
            raise ValueError("loaded state dict has a different number of parameter groups")
        if any(len(new["params"]) != len(old["params"]) for new, old in zip(given, self.param_groups)):
            raise ValueError("loaded state dict contains a parameter group that doesn't match the size of optimizer's group")
        parameters = {number: parameter for new, old in zip(given, self.param_groups)
                      for number, parameter in zip(new["params"], old["params"])}
        self.state.clear()
        for key, kept in state_dict["state"].items():
            parameter = parameters.get(key)
            self.state[key if parameter is None else parameter] = {
                name: _for(parameter, name, value) for name, value in kept.items()} if isinstance(kept, dict) else copy.deepcopy(kept)
        for new, old in zip(given, self.param_groups):
            settings = copy.deepcopy({name: value for name, value in new.items() if name != "params"})
            params = old["params"]
            old.clear()
            old.update({"params": params, **settings})

    def __repr__(self):
        lines = [f"{type(self).__name__} ("]
        for i, group in enumerate(self.param_groups):
            lines += ["", f"Parameter Group {i}"] if i > 0 else [f"Parameter Group {i}"]
            lines += [f"    {name}: {group[name]}" for name in sorted(group) if name != "params"]
        return "\n".join([*lines, ")"])


def _for(parameter, name, value):
    """What is kept, in the dtype of the parameter that it belongs to; counts of steps stay as they are."""
    if not isinstance(value, Tensor):
        return copy.deepcopy(value)
    if parameter is None or name == "step" or not parameter.is_floating_point():
        return value.clone()
    return value.to(parameter.dtype, copy=True)


def _with_hooks(step):
    @functools.wraps(step)
    def run(self, *args, **kwargs):
        for hook in list(self._step_pre_hooks.values()):
            changed = hook(self, args, kwargs)
            if changed is not None:
                if not isinstance(changed, tuple) or len(changed) != 2:
                    raise RuntimeError(f"a step pre-hook must return None or a tuple of (new_args, new_kwargs), but got {changed}.")
                args, kwargs = changed
        result = step(self, *args, **kwargs)
        for hook in list(self._step_post_hooks.values()):
            hook(self, args, kwargs)
        return result
    return run


Optimizer.step = _with_hooks(Optimizer.step)


def require(condition, what, value):
    if not condition:
        raise ValueError(f"Invalid {what}: {value}")
