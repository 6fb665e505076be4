# SPDX-License-Identifier: BSD-3-Clause
"""Modules that hold others: Sequential, ModuleList, ModuleDict, ParameterList, ParameterDict."""
import operator

from tenon import Tensor
from tenon.nn._module import Module, _indented
from tenon.nn.parameter import Parameter


class _Listed(Module):
    """Parts whose names are "0", "1" and so on."""
    _table_name = "_modules"

    @property
    def _parts(self):
        return self.__dict__[self._table_name]

    def _place(self, index):
        """The name of a part; an index from the end is counted back."""
        index, count = operator.index(index), len(self)
        if not -count <= index < count:
            raise IndexError(f"index {index} is out of range")
        return str(index % count)

    def _renumber(self, parts):
        for name in list(self._parts):
            delattr(self, name)
        for i, part in enumerate(parts):
            setattr(self, str(i), part)

    def __len__(self):
        return len(self._parts)

    def __iter__(self):
        return iter(list(self._parts.values()))

    def __getitem__(self, index):
        if isinstance(index, slice):
            return type(self)(list(self)[index])
        return getattr(self, self._place(index))

    def __setitem__(self, index, part):
        setattr(self, self._place(index), part)

    def __delitem__(self, index):
        parts = list(self)
        del parts[index]
        self._renumber(parts)

    def append(self, part):
        setattr(self, str(len(self)), part)
        return self

    def extend(self, parts):
        if not hasattr(parts, "__iter__") or isinstance(parts, (Tensor, str)):
            raise TypeError(f"{type(self).__name__}.extend should be called with an iterable, but got {type(parts).__name__}")
        for part in list(parts):
            self.append(part)
        return self

    def insert(self, index, part):
        parts = list(self)
        parts.insert(index, part)
        self._renumber(parts)

    def pop(self, key=-1):
        part = self[key]
        del self[key]
        return part

    def __iadd__(self, parts):
        return self.extend(parts)


class Sequential(_Listed):
    """Modules that are called one after the other, each with what the one before returned. Takes them, or a dict of them."""

    def __init__(self, *args):
        super().__init__()
        if len(args) == 1 and isinstance(args[0], dict):
            for name, module in args[0].items():
                self.add_module(name, module)
        else:
            for i, module in enumerate(args):
                self.add_module(str(i), module)

    def _place(self, index):
        return list(self._parts)[int(super()._place(index))]

    def __getitem__(self, index):
        if isinstance(index, slice):
            return type(self)(dict(list(self._parts.items())[index]))
        return super().__getitem__(index)

    def __delitem__(self, index):
        names = list(self._parts)
        picked = names[index] if isinstance(index, slice) else [self._place(index)]
        for name in picked:
            delattr(self, name)
        self._renumber(list(self))

    def insert(self, index, module):
        if not isinstance(module, Module):
            raise AssertionError(f"module should be of type: {Module}")
        if not -len(self) <= index <= len(self):
            raise IndexError(f"Index out of range: {index}")
        super().insert(index if index >= 0 else index + len(self), module)
        return self

    def __add__(self, other):
        if not isinstance(other, Sequential):
            raise ValueError(f"add operator supports only objects of Sequential class, but {type(other)} is given.")
        return Sequential(*self, *other)

    def forward(self, input):
        for module in self._modules.values():
            input = module(input)
        return input


class ModuleList(_Listed):
    """A list of modules, which are parts of this one."""

    def __init__(self, modules=None):
        super().__init__()
        if modules is not None:
            self.extend(modules)

    def append(self, module):
        self.add_module(str(len(self)), module)
        return self

    def __add__(self, other):
        return ModuleList([*self, *other])

    def __repr__(self):
        """Neighbours that read the same are one line."""
        groups = []
        for i, text in enumerate(map(repr, self)):
            if groups and groups[-1][2] == text:
                groups[-1][1] = i
            else:
                groups.append([i, i, text])
        lines = [f"({first}): {_indented(text)}" if first == last else f"({first}-{last}): {last - first + 1} x {_indented(text)}"
                 for first, last, text in groups]
        return "\n  ".join([self._get_name() + "(", *lines]) + "\n)" if lines else self._get_name() + "()"


class _Named(Module):
    """Parts by name, in the order in which they came."""

    def _items_of(self, parts):
        if hasattr(parts, "items"):
            return list(parts.items())
        if hasattr(parts, "keys"):
            return [(key, parts[key]) for key in parts.keys()]
        return [tuple(pair) for pair in parts]

    def __contains__(self, key):
        return key in self._parts

    def __len__(self):
        return len(self._parts)

    def __iter__(self):
        return iter(self._parts)

    def __getitem__(self, key):
        return self._parts[key]

    def __delitem__(self, key):
        del self._parts[key]

    def keys(self):
        return self._parts.keys()

    def values(self):
        return self._parts.values()

    def items(self):
        return self._parts.items()

    def clear(self):
        self._parts.clear()

    def pop(self, key):
        part = self[key]
        del self[key]
        return part

    def update(self, parts):
        for key, part in self._items_of(parts):
            self[key] = part


class ModuleDict(_Named):
    """A dict of modules, which are parts of this one."""

    def __init__(self, modules=None):
        super().__init__()
        if modules is not None:
            self.update(modules)

    @property
    def _parts(self):
        return self._modules

    def __setitem__(self, key, module):
        self.add_module(key, module)


def _kept(value):
    return Parameter(value) if isinstance(value, Tensor) and not isinstance(value, Parameter) else value


def _text_of(value):
    if not isinstance(value, Tensor):
        return f"Object of type: {type(value).__name__}"
    kind = "Parameter" if isinstance(value, Parameter) else "Tensor"
    return f"{kind} containing: [{value.dtype} of size {'x'.join(map(str, value.shape))}]"


def _text_of_all(module, named):
    lines = "\n".join(f"  ({name}): {_text_of(value)}" for name, value in named)
    return f"{module._get_name()}({lines})"


class ParameterList(_Listed):
    """A list of parameters, which are those of this module; a tensor becomes one."""

    def __init__(self, values=None):
        super().__init__()
        self._size = 0
        if values is not None:
            self.extend(values)

    def __len__(self):
        return self._size

    def __iter__(self):
        return iter([getattr(self, str(i)) for i in range(self._size)])

    def _renumber(self, parts):
        for i in range(self._size):
            delattr(self, str(i))
        for i, part in enumerate(parts):
            setattr(self, str(i), part)
        self._size = len(parts)

    def __setitem__(self, index, value):
        setattr(self, self._place(index), _kept(value))

    def append(self, value):
        setattr(self, str(self._size), _kept(value))
        self._size += 1
        return self

    def __repr__(self):
        return _text_of_all(self, enumerate(self))


class ParameterDict(_Named):
    """A dict of parameters, which are those of this module; a tensor becomes one."""

    def __init__(self, parameters=None):
        super().__init__()
        self._names = {}
        if parameters is not None:
            self.update(parameters)

    @property
    def _parts(self):
        return {key: getattr(self, key) for key in self._names}

    def _items_of(self, parts):
        return list(parts.items()) if isinstance(parts, ParameterDict) else super()._items_of(parts)

    def __getitem__(self, key):
        return getattr(self, key)

    def __setitem__(self, key, value):
        if not isinstance(key, str):
            raise TypeError(f"Index given to ParameterDict cannot be used as a key as it is not a string (type is "
                            f"'{type(key).__name__}').")
        self._names[key] = None
        setattr(self, key, _kept(value))

    def __delitem__(self, key):
        del self._names[key]
        delattr(self, key)

    def clear(self):
        for key in list(self._names):
            del self[key]

    def get(self, key, default=None):
        return self[key] if key in self._names else default

    def setdefault(self, key, default=None):
        if key not in self._names:
            self[key] = default
        return self[key]

    def copy(self):
        return ParameterDict(dict(self._parts))

    def fromkeys(self, keys, default=None):
        return ParameterDict(dict.fromkeys(keys, default))

    def __repr__(self):
        return _text_of_all(self, self.items())
