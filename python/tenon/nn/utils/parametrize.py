# SPDX-License-Identifier: BSD-3-Clause
"""Parametrizations: a parameter or buffer that is computed, each time it is read, by modules from what is trained instead of it.

    parametrize.register_parametrization(layer, "weight", Symmetric())
    layer.weight                                # Symmetric()(layer.parametrizations.weight.original)
"""
import contextlib
import copy

import tenon
from tenon import Tensor
from tenon.nn._containers import ModuleDict, ModuleList
from tenon.nn._module import Module
from tenon.nn.parameter import Parameter

__all__ = ["ParametrizationList", "cached", "is_parametrized", "register_parametrization", "remove_parametrizations",
           "transfer_parametrizations_and_params", "type_before_parametrizations"]

_cache = {"depth": 0, "values": {}}


@contextlib.contextmanager
def cached():
    """Within, each parametrized tensor is computed once; the last of nested blocks forgets them."""
    _cache["depth"] += 1
    try:
        yield
    finally:
        _cache["depth"] -= 1
        if not _cache["depth"]:
            _cache["values"] = {}


def _inverse(parametrization, value):
    """What the parametrization makes `value` of; the value itself where it has no inverse."""
    try:
        return parametrization.right_inverse(value) if hasattr(parametrization, "right_inverse") else value
    except NotImplementedError:
        return value


class ParametrizationList(ModuleList):
    """The parametrizations of one tensor, in their order, with `original`, or `original0`, `original1`, …, that is trained."""

    def __init__(self, modules, original, unsafe=False):
        if not len(modules):
            raise ValueError("ParametrizationList requires one or more modules.")
        super().__init__(modules)
        self.unsafe = unsafe
        value = original
        with tenon.no_grad():
            for module in reversed(list(self)):
                value = _inverse(module, value)
        self.is_tensor = isinstance(value, Tensor)
        self.ntensors = 1 if self.is_tensor else len(value)
        if not self.is_tensor and not all(isinstance(part, Tensor) for part in value):
            raise ValueError("'right_inverse' must return a Tensor or a Sequence of tensors (list, tuple...). "
                             f"Got {type(next(part for part in value if not isinstance(part, Tensor))).__name__} in the sequence.")
        if self.is_tensor and not unsafe and value.dtype != original.dtype:
            raise ValueError("When `right_inverse` outputs one tensor, it may not change the dtype.\n"
                             f"original.dtype: {original.dtype}\nright_inverse(original).dtype: {value.dtype}")
        for name, part in zip(self._names(), [value] if self.is_tensor else value):
            if isinstance(original, Parameter):
                self.register_parameter(name, self._trained(original, part))
            else:
                self.register_buffer(name, part)
        if not unsafe:
            self._check(original)

    def _names(self):
        return ["original"] if self.is_tensor else [f"original{i}" for i in range(self.ntensors)]

    def _trained(self, original, value):
        """The same Parameter that optimizers know, where one tensor stays one."""
        if not self.is_tensor:
            return Parameter(value.detach(), original.requires_grad)
        if value is not original:
            original.data = value.detach()
        return original

    def _check(self, original):
        value = self()
        if not isinstance(value, Tensor):
            raise ValueError(f"A parametrization must return a tensor. Got {type(value).__name__}.")
        for what, found, wanted in (("dtype", value.dtype, original.dtype), ("shape", value.shape, self._shape(original))):
            if found != wanted:
                raise ValueError(f"Registering a parametrization may not change the {what} of the tensor, unless `unsafe` flag is enabled.\n"
                                 f"unparametrized {what}: {wanted}\nparametrized {what}: {found}")

    def _shape(self, original):
        return original.shape if not self.is_tensor or len(self) == 1 else self().shape

    def right_inverse(self, value):
        """Sets what is trained so that the tensor becomes `value`."""
        with tenon.no_grad():
            for module in reversed(list(self)):
                if not hasattr(module, "right_inverse"):
                    raise RuntimeError(f"parametrization {type(module).__name__} does not implement right_inverse.")
                value = module.right_inverse(value)
            for name, part in zip(self._names(), [value] if self.is_tensor else value):
                own = getattr(self, name)
                if own.dtype != part.dtype:
                    raise ValueError(f"The tensor `{name}` has dtype {own.dtype} and right_inverse gives {part.dtype}")
                own.data = part.detach().clone() if own.shape != part.shape else own.data.copy_(part)

    def __len__(self):
        return len(self._modules)

    def forward(self):
        parts = [getattr(self, name) for name in self._names()]
        first, *rest = self
        value = first(*parts)
        for module in rest:
            value = module(value)
        return value


def is_parametrized(module, tensor_name=None):
    parametrizations = getattr(module, "parametrizations", None)
    if not isinstance(parametrizations, ModuleDict):
        return False
    return bool(parametrizations) if tensor_name is None else tensor_name in parametrizations


def _value_of(module, name):
    if not _cache["depth"]:
        return module.parametrizations[name]()
    key = id(module), name
    if key not in _cache["values"]:
        _cache["values"][key] = module.parametrizations[name]()
    return _cache["values"][key]


def _property(name):
    def get(self):
        return _value_of(self, name)

    def put(self, value):
        self.parametrizations[name].right_inverse(value)
    return property(get, put)


def _deep_copy(self, memo):
    made = memo[id(self)] = self.__new__(type(self))
    made.__dict__.update(copy.deepcopy(self.__dict__, memo))
    made.__class__ = _class_for(type_before_parametrizations(self), list(self.parametrizations))
    return made


def _no_pickle(self):
    raise RuntimeError("Serialization of parametrized modules is only supported through state_dict(). See:\nhttps://pytorch.org/tutorials/"
                       "beginner/saving_loading_models.html#saving-loading-a-general-checkpoint-for-inference-and-or-resuming-training")


def _class_for(base, names):
    """A class of one module: its properties are that module's parametrized tensors."""
    members = {"__getstate__": _no_pickle, **{name: _property(name) for name in names}}
    if not hasattr(base, "__deepcopy__"):
        members["__deepcopy__"] = _deep_copy
    return type(f"Parametrized{base.__name__}", (base,), members)


def type_before_parametrizations(module):
    """The class that the module had before its first parametrization."""
    return type(module).__bases__[0] if is_parametrized(module) else type(module)


def register_parametrization(module, tensor_name, parametrization, *, unsafe=False):
    """Adds a parametrization of a parameter or buffer, behind those that it has; returns the module."""
    parametrization.train(module.training)
    if is_parametrized(module, tensor_name):
        parts = module.parametrizations[tensor_name]
        if not unsafe:
            value = getattr(module, tensor_name)
            found = parametrization(value)
            if not isinstance(found, Tensor):
                raise ValueError(f"A parametrization must return a tensor. Got {type(found).__name__}.")
            for what in ("dtype", "shape"):
                if getattr(found, what) != getattr(value, what):
                    raise ValueError(f"Registering a parametrization may not change the {what} of the tensor, unless the `unsafe` flag is enabled.\n"
                                     f"module.{tensor_name}.{what}: {getattr(value, what)}\nparametrization(module.{tensor_name}).{what}: {getattr(found, what)}")
        parts.append(parametrization)
        parts.unsafe |= unsafe
    elif tensor_name in module._buffers or tensor_name in module._parameters:
        original = getattr(module, tensor_name)
        parts = ParametrizationList([parametrization], original, unsafe=unsafe)
        delattr(module, tensor_name)
        base = type_before_parametrizations(module)
        if not is_parametrized(module):
            module.parametrizations = ModuleDict()
        module.parametrizations[tensor_name] = parts
        module.__class__ = _class_for(base, list(module.parametrizations))
    else:
        raise ValueError(f"Module '{module}' does not have a parameter, a buffer, or a parametrized element with name '{tensor_name}'")
    return module


def remove_parametrizations(module, tensor_name, leave_parametrized=True):
    """Makes it a parameter or buffer again: the computed tensor, or what was trained in its place."""
    if not is_parametrized(module, tensor_name):
        raise ValueError(f"Module {module} does not have a parametrization on {tensor_name}")
    parts = module.parametrizations[tensor_name]
    value = parts.original if parts.is_tensor else None
    if leave_parametrized:
        found = getattr(module, tensor_name).detach()
        if value is None:
            value = Parameter(found) if parts._parameters else found
        elif isinstance(value, Parameter) or not value.requires_grad:
            value.data = found
    elif value is None:
        raise ValueError("Cannot leave unparametrized (`leave_parametrized=False`) a tensor that is parametrized in terms of a sequence of tensors.")
    base = type_before_parametrizations(module)
    del module.parametrizations[tensor_name]
    left = list(module.parametrizations)
    module.__class__ = _class_for(base, left) if left else base
    if not left:
        del module.parametrizations
    if isinstance(value, Parameter):
        module.register_parameter(tensor_name, value)
    else:
        module.register_buffer(tensor_name, value)
    return module


def transfer_parametrizations_and_params(from_module, to_module, tensor_name=None):
    """Copies parametrizations, and what they are of, to another module."""
    for name in [tensor_name] if tensor_name is not None else list(getattr(from_module, "parametrizations", ())):
        parts = from_module.parametrizations[name]
        if not hasattr(to_module, name):
            setattr(to_module, name, parts.original if parts.is_tensor else Parameter(getattr(from_module, name).detach()))
        for part in parts:
            register_parametrization(to_module, name, part)
        for own in parts._names():
            setattr(to_module.parametrizations[name], own, getattr(parts, own))
    return to_module
