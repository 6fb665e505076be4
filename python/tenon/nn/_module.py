# SPDX-License-Identifier: BSD-3-Clause
"""Module: what layers and models are made of.

A module keeps what is assigned to its attributes in three tables of names: parameters, buffers and modules. All else,
from `parameters()` to `state_dict()`, walks these."""
import collections
import itertools

import tenon
from tenon import Tensor
from tenon._state_dicts import IncompatibleKeys
from tenon.nn import _hooks
from tenon.nn.parameter import Buffer, Parameter

_TABLES = ("_parameters", "_buffers", "_modules")

# What each kind of hook is kept in, in the order that hooks are run.
_HOOKS = ("_forward_pre_hooks", "_forward_hooks", "_backward_pre_hooks", "_backward_hooks", "_state_dict_pre_hooks",
          "_state_dict_hooks", "_load_state_dict_pre_hooks", "_load_state_dict_post_hooks")


def _check_name(name, kind):
    if not isinstance(name, str):
        raise TypeError(f"{kind} name should be a string. Got {type(name).__name__}")
    if "." in name:
        raise KeyError(f'{kind} name can\'t contain "."')
    if not name:
        raise KeyError(f'{kind} name can\'t be empty string ""')


def _indented(text):
    first, *rest = text.split("\n")
    return "\n".join([first, *("  " + line for line in rest)])


class Module:
    """The base of layers and models. A subclass calls super().__init__(), assigns parts to attributes and defines forward."""
    _version = 1
    training: bool

    def __init__(self):
        fields = self.__dict__
        fields["training"] = True
        for table in (*_TABLES, *_HOOKS):
            fields[table] = {}
        fields["_non_persistent_buffers_set"] = set()

    def forward(self, *input):
        raise NotImplementedError(f'Module [{type(self).__name__}] is missing the required "forward" function')

    def __call__(self, *args, **kwargs):
        if self._forward_pre_hooks or self._forward_hooks or self._backward_pre_hooks or self._backward_hooks:
            return _hooks.call(self, args, kwargs)
        return self.forward(*args, **kwargs)

    # ---- attributes ----

    def __getattr__(self, name):
        for table in _TABLES:
            found = self.__dict__.get(table)
            if found is not None and name in found:
                return found[name]
        raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")

    def _table(self, name, what):
        """The table of this name, which exists once __init__ has run."""
        table = self.__dict__.get(name)
        if table is None:
            raise AttributeError(f"cannot assign {what} before Module.__init__() call")
        return table

    def _forget(self, name, *places):
        for place in places:
            place.pop(name, None)
        self._non_persistent_buffers_set.discard(name)

    def __setattr__(self, name, value):
        fields = self.__dict__
        parameters, buffers, modules = (fields.get(table) for table in _TABLES)
        if isinstance(value, Parameter):
            self._table("_parameters", "parameters")
            self._forget(name, fields, buffers, modules)
            self.register_parameter(name, value)
        elif isinstance(value, Module):
            self._table("_modules", "module")
            self._forget(name, fields, parameters, buffers)
            modules[name] = value
        elif isinstance(value, Buffer):
            self._table("_buffers", "buffer")
            self._forget(name, fields, parameters, modules)
            buffers.pop(name, None)
            self.register_buffer(name, value, value.persistent)
        elif parameters is None:
            object.__setattr__(self, name, value)
        else:
            self._set_other(name, value, parameters, buffers, modules)

    def _set_other(self, name, value, parameters, buffers, modules):
        """A name keeps its kind: None empties it, and a buffer may become another tensor."""
        kind = type(value).__name__
        if name in parameters:
            if value is not None:
                raise TypeError(f"cannot assign '{kind}' as parameter '{name}' (tenon.nn.Parameter or None expected)")
            parameters[name] = None
        elif name in modules:
            if value is not None:
                raise TypeError(f"cannot assign '{kind}' as child module '{name}' (tenon.nn.Module or None expected)")
            modules[name] = None
        elif name in buffers:
            if value is not None and not isinstance(value, Tensor):
                raise TypeError(f"cannot assign '{kind}' as buffer '{name}' (tenon.nn.Buffer, tenon.Tensor or None expected)")
            buffers[name] = value
        else:
            object.__setattr__(self, name, value)

    def __delattr__(self, name):
        for table in _TABLES:
            if name in self.__dict__.get(table, ()):
                del self.__dict__[table][name]
                self._non_persistent_buffers_set.discard(name)
                return
        object.__delattr__(self, name)

    def __dir__(self):
        names = {*dir(type(self)), *self.__dict__}
        for table in _TABLES:
            names.update(self.__dict__.get(table, ()))
        return sorted(name for name in names if not name[:1].isdigit())

    def _check_free(self, name, table, kind):
        _check_name(name, kind)
        if hasattr(self, name) and name not in table:
            raise KeyError(f"attribute '{name}' already exists")

    def register_parameter(self, name, param):
        table = self._table("_parameters", "parameters")
        self._check_free(name, table, "parameter")
        if param is not None and not isinstance(param, Parameter):
            raise TypeError(f"cannot assign '{type(param).__name__}' object to parameter '{name}' "
                            "(tenon.nn.Parameter or None required)")
        if param is not None and not param.is_leaf:
            raise ValueError(f"Cannot assign non-leaf Tensor to parameter '{name}': detach() it first")
        table[name] = param

    def register_buffer(self, name, tensor, persistent=True):
        table = self._table("_buffers", "buffer")
        self._check_free(name, table, "buffer")
        if tensor is not None and not isinstance(tensor, Tensor):
            raise TypeError(f"cannot assign '{type(tensor).__name__}' object to buffer '{name}' (tenon.Tensor or None required)"
                            + _advice(tensor))
        table[name] = tensor
        (self._non_persistent_buffers_set.discard if persistent else self._non_persistent_buffers_set.add)(name)

    def add_module(self, name, module):
        table = self._table("_modules", "module")
        if module is not None and not isinstance(module, Module):
            raise TypeError(f"{type(module).__name__} is not a Module subclass")
        self._check_free(name, table, "module")
        table[name] = module

    def register_module(self, name, module):
        self.add_module(name, module)

    # ---- parts ----

    def named_modules(self, memo=None, prefix="", remove_duplicate=True):
        """Pairs of a name with dots and a module, this one first."""
        memo = set() if memo is None else memo
        if remove_duplicate and self in memo:
            return
        memo.add(self)
        yield prefix, self
        for name, module in self._modules.items():
            if module is not None:
                yield from module.named_modules(memo, f"{prefix}.{name}" if prefix else name, remove_duplicate)

    def modules(self):
        return (module for _, module in self.named_modules())

    def named_children(self):
        seen = set()
        for name, module in self._modules.items():
            if module is not None and module not in seen:
                seen.add(module)
                yield name, module

    def children(self):
        return (module for _, module in self.named_children())

    def _named_members(self, members_of, prefix="", recurse=True, remove_duplicate=True):
        seen = set()
        modules = self.named_modules(prefix=prefix, remove_duplicate=remove_duplicate) if recurse else [(prefix, self)]
        for path, module in modules:
            for name, member in members_of(module):
                if member is None or member in seen:
                    continue
                if remove_duplicate:
                    seen.add(member)
                yield f"{path}.{name}" if path else name, member

    def named_parameters(self, prefix="", recurse=True, remove_duplicate=True):
        return self._named_members(lambda module: module._parameters.items(), prefix, recurse, remove_duplicate)

    def named_buffers(self, prefix="", recurse=True, remove_duplicate=True):
        return self._named_members(lambda module: module._buffers.items(), prefix, recurse, remove_duplicate)

    def parameters(self, recurse=True):
        return (member for _, member in self.named_parameters(recurse=recurse))

    def buffers(self, recurse=True):
        return (member for _, member in self.named_buffers(recurse=recurse))

    def get_submodule(self, target):
        """The module of a name with dots; "" is this one."""
        module = self
        for name in target.split(".") if target else ():
            if not hasattr(module, name):
                raise AttributeError(f"{type(module).__name__} has no attribute `{name}`")
            module = getattr(module, name)
            if not isinstance(module, Module):
                raise AttributeError(f"`{name}` is not an nn.Module")
        return module

    def set_submodule(self, target, module, strict=False):
        if not target:
            raise ValueError("Cannot set the submodule without a target name!")
        path, _, name = target.rpartition(".")
        parent = self.get_submodule(path)
        if strict and not hasattr(parent, name):
            raise AttributeError(f"{type(parent).__name__} has no attribute `{name}`")
        if not isinstance(module, Module):
            raise ValueError(f"`module` is not an nn.Module, found {type(module)}")
        setattr(parent, name, module)

    def _get_member(self, target, table, kind):
        path, _, name = target.rpartition(".")
        module = self.get_submodule(path)
        if not hasattr(module, name):
            raise AttributeError(f"{type(module).__name__} has no attribute `{name}`")
        if name not in getattr(module, table):
            raise AttributeError(f"`{name}` is not {kind}")
        return getattr(module, name)

    def get_parameter(self, target):
        return self._get_member(target, "_parameters", "an nn.Parameter")

    def get_buffer(self, target):
        return self._get_member(target, "_buffers", "a buffer")

    def apply(self, fn):
        """Calls fn with each module, parts before what they are part of."""
        for module in self.children():
            module.apply(fn)
        fn(self)
        return self

    # ---- modes, dtypes, devices ----

    def train(self, mode=True):
        if not isinstance(mode, bool):
            raise ValueError("training mode is expected to be boolean")
        self.training = mode
        for module in self.children():
            module.train(mode)
        return self

    def eval(self):
        return self.train(False)

    def requires_grad_(self, requires_grad=True):
        for parameter in self.parameters():
            parameter.requires_grad_(requires_grad)
        return self

    def zero_grad(self, set_to_none=True):
        for parameter in self.parameters():
            if parameter.grad is not None:
                if set_to_none:
                    parameter.grad = None
                else:
                    parameter.grad.detach_().zero_()

    def _apply(self, fn, recurse=True):
        """Every parameter, its gradient and every buffer becomes what fn returns for it. Parameters stay the objects that
        optimizers know, unless they go to another device."""
        if recurse:
            for module in self.children():
                module._apply(fn)
        with tenon.no_grad():
            for name, parameter in self._parameters.items():
                if parameter is None:
                    continue
                grad, data = parameter.grad, fn(parameter.data)
                if data.device == parameter.device:
                    parameter.data = data
                else:
                    parameter = self._parameters[name] = Parameter(data, parameter.requires_grad)
                if grad is not None:
                    parameter.grad = fn(grad.data).requires_grad_(grad.requires_grad)
        for name, buffer in self._buffers.items():
            if buffer is not None:
                self._buffers[name] = fn(buffer)
        return self

    def to(self, *args, **kwargs):
        """As Tensor.to: a device, a dtype (floating point or complex, given to such tensors only), or a tensor that has both."""
        device, dtype, non_blocking, memory_format = _where_to(args, kwargs)
        if dtype is not None and not (dtype.is_floating_point or dtype.is_complex):
            raise TypeError(f"nn.Module.to only accepts floating point or complex dtypes, but got desired dtype={dtype}")

        def move(tensor):
            wanted = dtype if tensor.is_floating_point() or tensor.is_complex() else None
            options = {"dtype": wanted, "device": device, "non_blocking": non_blocking}
            if memory_format is not None and tensor.dim() in (4, 5):
                options["memory_format"] = memory_format
            return tensor.to(**{name: value for name, value in options.items() if value is not None})
        return self._apply(move)

    def _floats_to(self, dtype):
        return self._apply(lambda tensor: tensor.to(dtype) if tensor.is_floating_point() else tensor)

    def float(self):
        return self._floats_to(tenon.float32)

    def double(self):
        return self._floats_to(tenon.float64)

    def half(self):
        return self._floats_to(tenon.float16)

    def bfloat16(self):
        return self._floats_to(tenon.bfloat16)

    def type(self, dst_type):
        return self._apply(lambda tensor: tensor.type(dst_type))

    def cpu(self):
        return self._apply(lambda tensor: tensor.cpu())

    def to_empty(self, *, device, recurse=True):
        return self._apply(lambda tensor: tenon.empty_like(tensor, device=device), recurse)

    # ---- state ----

    def get_extra_state(self):
        raise RuntimeError("get_extra_state and set_extra_state belong together: one of them is missing here")

    def set_extra_state(self, state):
        raise RuntimeError("get_extra_state and set_extra_state belong together: one of them is missing here")

    def _save_to_state_dict(self, destination, prefix, keep_vars):
        for name, value in itertools.chain(self._parameters.items(), self._buffers.items()):
            if value is not None and name not in self._non_persistent_buffers_set:
                destination[prefix + name] = value if keep_vars else value.detach()
        if type(self).get_extra_state is not Module.get_extra_state:
            destination[prefix + "_extra_state"] = self.get_extra_state()

    def state_dict(self, *args, destination=None, prefix="", keep_vars=False):
        """Parameters and persistent buffers by name, in PyTorch's order; `_metadata` has each module's version."""
        destination, prefix, keep_vars = (*args, *(destination, prefix, keep_vars)[len(args):])
        if destination is None:
            destination = collections.OrderedDict()
            destination._metadata = collections.OrderedDict()
        for hook in self._state_dict_pre_hooks.values():
            hook(self, prefix, keep_vars)
        about = {"version": self._version}
        if hasattr(destination, "_metadata"):
            destination._metadata[prefix[:-1]] = about
        self._save_to_state_dict(destination, prefix, keep_vars)
        for name, module in self._modules.items():
            if module is not None:
                module.state_dict(destination=destination, prefix=f"{prefix}{name}.", keep_vars=keep_vars)
        for hook in self._state_dict_hooks.values():
            replaced = hook(self, destination, prefix, about)
            destination = destination if replaced is None else replaced
        return destination

    def _load_one(self, name, own, given, key, assign, errors):
        """One parameter or buffer. A failure is a line of the message that names all."""
        if not isinstance(given, Tensor):
            errors.append(f'While copying the parameter named "{key}", expected tenon.Tensor or Tensor-like object from '
                          f"checkpoint but received {type(given)}" + _advice(given))
            return
        if own.dim() == 0 and given.dim() == 1 and given.shape[0] == 1:
            given = given[0]  # a file of an early PyTorch
        if given.shape != own.shape:
            errors.append(f"size mismatch for {key}: copying a param with shape {given.shape} from checkpoint, the shape in "
                          f"current model is {own.shape}.")
            return
        with tenon.no_grad():
            if not assign:
                own.copy_(given)
            elif isinstance(own, Parameter):
                setattr(self, name, given if isinstance(given, Parameter) else Parameter(given, own.requires_grad))
            else:
                setattr(self, name, given)

    def _load_from_state_dict(self, state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys, error_msgs):
        for hook in self._load_state_dict_pre_hooks.values():
            hook(state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys, error_msgs)
        names = {name: value for name, value in itertools.chain(self._parameters.items(), self._buffers.items())
                 if value is not None and name not in self._non_persistent_buffers_set}
        assign = local_metadata.get("assign_to_params_buffers", False)
        for name, own in names.items():
            if prefix + name in state_dict:
                self._load_one(name, own, state_dict[prefix + name], prefix + name, assign, error_msgs)
            elif strict:
                missing_keys.append(prefix + name)
        extra = prefix + "_extra_state"
        if type(self).set_extra_state is not Module.set_extra_state:
            if extra in state_dict:
                self.set_extra_state(state_dict[extra])
            elif strict:
                missing_keys.append(extra)
        if strict:
            known = {*names, *self._modules, *(("_extra_state",) if extra in state_dict
                                              and type(self).set_extra_state is not Module.set_extra_state else ())}
            unexpected_keys += [key for key in state_dict if key.startswith(prefix)
                                and key[len(prefix):].partition(".")[0] not in known]

    def load_state_dict(self, state_dict, strict=True, assign=False):
        """Copies tensors by name into parameters and buffers; with `assign` the given tensors take their places."""
        if not isinstance(state_dict, collections.abc.Mapping):
            raise TypeError(f"Expected state_dict to be dict-like, got {type(state_dict)}.")
        metadata = getattr(state_dict, "_metadata", {})
        missing, unexpected, errors = [], [], []
        self._load_all(collections.OrderedDict(state_dict), "", metadata, assign, missing, unexpected, errors)
        if strict and unexpected:
            errors.insert(0, f"Unexpected key(s) in state_dict: {', '.join(map(_quoted, unexpected))}. ")
        if strict and missing:
            errors.insert(0, f"Missing key(s) in state_dict: {', '.join(map(_quoted, missing))}. ")
        if errors:
            raise RuntimeError(f"Error(s) in loading state_dict for {type(self).__name__}:\n\t" + "\n\t".join(errors))
        return IncompatibleKeys(missing, unexpected)

    def _load_all(self, state_dict, prefix, metadata, assign, missing, unexpected, errors):
        about = dict(metadata.get(prefix[:-1], {}), **({"assign_to_params_buffers": True} if assign else {}))
        self._load_from_state_dict(state_dict, prefix, about, True, missing, unexpected, errors)
        for name, module in self._modules.items():
            if module is not None:
                module._load_all(state_dict, f"{prefix}{name}.", metadata, assign, missing, unexpected, errors)
        for hook in self._load_state_dict_post_hooks.values():
            hook(self, IncompatibleKeys(missing, unexpected))

    def __setstate__(self, state):
        self.__dict__.update(state)
        for table in _HOOKS:
            self.__dict__.setdefault(table, {})
        self.__dict__.setdefault("_non_persistent_buffers_set", set())

    # ---- hooks ----

    def register_forward_pre_hook(self, hook, *, prepend=False, with_kwargs=False):
        """hook(module, args) or, with_kwargs, hook(module, args, kwargs): may return others in their place."""
        return _hooks.add(self._forward_pre_hooks, hook, prepend, with_kwargs=with_kwargs)

    def register_forward_hook(self, hook, *, prepend=False, with_kwargs=False, always_call=False):
        """hook(module, args, output), with_kwargs hook(module, args, kwargs, output): may return another output."""
        return _hooks.add(self._forward_hooks, hook, prepend, with_kwargs=with_kwargs, always_call=always_call)

    def register_full_backward_pre_hook(self, hook, prepend=False):
        """hook(module, grad_output): may return others in their place."""
        return _hooks.add(self._backward_pre_hooks, hook, prepend)

    def register_full_backward_hook(self, hook, prepend=False):
        """hook(module, grad_input, grad_output): may return others in grad_input's place."""
        return _hooks.add(self._backward_hooks, hook, prepend)

    def register_state_dict_pre_hook(self, hook):
        return _hooks.add(self._state_dict_pre_hooks, hook)

    def register_state_dict_post_hook(self, hook):
        return _hooks.add(self._state_dict_hooks, hook)

    def register_load_state_dict_pre_hook(self, hook):
        """hook(module, state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys, error_msgs)"""
        return _hooks.add(self._load_state_dict_pre_hooks, _hooks.with_module(hook, self))

    def register_load_state_dict_post_hook(self, hook):
        return _hooks.add(self._load_state_dict_post_hooks, hook)

    # ---- text ----

    def _get_name(self):
        return type(self).__name__

    def extra_repr(self):
        """What stands between the parentheses of repr."""
        return ""

    def __repr__(self):
        extra = self.extra_repr()
        lines = extra.split("\n") if extra else []
        parts = [f"({name}): {_indented(repr(module))}" for name, module in self._modules.items()]
        if not parts and len(lines) <= 1:
            return f"{self._get_name()}({extra})"
        return "\n  ".join([self._get_name() + "(", *lines, *parts]) + "\n)"


def _advice(value):
    """What to do with a tensor of PyTorch; nothing for what is none."""
    from tenon._refusals import ADVICE, is_of_pytorch
    return f" ({ADVICE})" if is_of_pytorch(value) else ""


def _quoted(name):
    return f'"{name}"'


def _where_to(args, kwargs):
    """What the arguments of Module.to say: device, dtype, non_blocking, memory_format."""
    device, dtype = kwargs.pop("device", None), kwargs.pop("dtype", None)
    non_blocking, memory_format = kwargs.pop("non_blocking", False), kwargs.pop("memory_format", None)
    if kwargs:
        raise TypeError(f"to() got an unexpected keyword argument '{next(iter(kwargs))}'")
    for value in args:
        if isinstance(value, Tensor):
            device, dtype = value.device, value.dtype
        elif isinstance(value, tenon.dtype):
            dtype = value
        elif isinstance(value, bool):
            non_blocking = value
        else:
            device = value
    return device, dtype, non_blocking, memory_format
