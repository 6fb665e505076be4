# SPDX-License-Identifier: BSD-3-Clause
"""How the arguments and results of compiled models and exported programs nest: PyTorch's TreeSpec."""
import builtins
import collections
import collections.abc
import types as _types

from tenon import _C

_DICTS = ("builtins.dict", "collections.OrderedDict", "collections.defaultdict")
_SEQUENCES = {"builtins.tuple": tuple, "torch.Size": (tuple, list), "builtins.list": list, "builtins.NoneType": type(None),
              "collections.namedtuple": tuple, "collections.deque": (collections.deque, tuple, list)}


class _Plain:
    """What the scanner inside of json asks its decoder for: values as they are."""
    strict = True
    object_hook = object_pairs_hook = array_hook = parse_constant = None
    parse_float, parse_int = float, int


def _parse(text):
    """What a text in JSON says. The module json imports re and enum, which takes longer than tenon and a small model together."""
    try:
        import _json
        return _json.make_scanner(_Plain)(text, 0)[0]
    except (ImportError, AttributeError, StopIteration):
        import json
        return json.loads(text)


def _key(key):
    """A key of a dict, of which JSON makes a list where it is a tuple."""
    return tuple(map(_key, key)) if isinstance(key, list) else key


class Spec:
    """How leaves nest, from PyTorch's TreeSpec in JSON.

    What is neither a leaf, a dict nor a sequence is an author's class with fields (register_dataclass): its context is a list of the fields
    that nest and one of those that are None. `classes` are those of the caller, by the names that they were registered with. How a nest of
    any other kind comes apart only its author's Python knows (register_pytree_node)."""

    def __init__(self, tree, classes):
        self.type = tree["type"]
        context = tree.get("context")
        self.context = _parse(context) if isinstance(context, str) and self.type != "collections.namedtuple" else context
        self.children = [Spec(child, classes) for child in tree["children_spec"]]
        self.is_dict = self.type in _DICTS
        is_known = self.is_dict or self.type is None or self.type in _SEQUENCES
        self.has_fields = not is_known and isinstance(self.context, list) and [type(part) for part in self.context] == [list, list]
        self.is_opaque = not is_known and not self.has_fields
        names = self.context["dict_context"] if self.type == "collections.defaultdict" else self.context
        self.keys = [_key(name) for name in names] if self.is_dict else names[0] if self.has_fields else range(len(self.children))
        self.made = classes.get(self.context if self.type == "collections.namedtuple" else self.type)

    def flatten(self, value, path, leaves):
        """Appends the leaves of a value; ValueError where it nests in another way."""
        if self.type is None:
            leaves.append(value)
            return
        for key, child, spec in zip(self.keys, self._parts(value, path), self.children):
            spec.flatten(child, f"{path}.{key}" if self.has_fields else f"{path}[{key!r}]", leaves)

    def count(self):
        """How many leaves it has."""
        return 1 if self.type is None else sum(child.count() for child in self.children)

    def _parts(self, value, path):
        """The parts of one nest, in the order of the exported one."""
        if self.is_opaque:
            raise ValueError(f"{path}: how a {self.type} comes apart is not in the package; run_flat takes its leaves")
        if self.is_dict:
            if not isinstance(value, collections.abc.Mapping) or set(value) != set(self.keys):
                raise ValueError(f"{path}: expected a dict with the keys {self.keys}, not {_describe(value)}")
            return [value[key] for key in self.keys]
        if self.has_fields:
            missing = [name for name in self.keys if not hasattr(value, name)]
            if missing:
                raise ValueError(f"{path}: expected a {self.type} with the fields {self.keys}, not {_describe(value)}")
            return [getattr(value, name) for name in self.keys]
        if not isinstance(value, _SEQUENCES[self.type]) or (value is not None and len(value) != len(self.children)):
            raise ValueError(f"{path}: expected a {self.type.rpartition('.')[2]} of {len(self.children)}, not {_describe(value)}")
        return () if value is None else value

    def nest(self, leaves):
        """The value that an iterator's leaves make."""
        if self.type is None:
            return next(leaves)
        if self.is_opaque:
            raise ValueError(f"how a {self.type} is made is not in the package; run_flat gives the leaves of the result")
        parts = [child.nest(leaves) for child in self.children]
        if self.is_dict:
            return self._dict(dict(zip(self.keys, parts)))
        if self.has_fields:
            return (self.made or _types.SimpleNamespace)(**dict(zip(self.keys, parts)), **dict.fromkeys(self.context[1]))
        if self.type == "builtins.NoneType":
            return None
        if self.type == "builtins.list":
            return parts
        if self.type == "collections.deque":
            return collections.deque(parts, self.context)
        return self.made(*parts) if self.made else tuple(parts)

    def _dict(self, value):
        if self.type == "collections.OrderedDict":
            return collections.OrderedDict(value)
        if self.type == "collections.defaultdict":
            # A package names any function of any module; none but Python's own types is called.
            is_plain = self.context["default_factory_module"] == "builtins"
            factory = getattr(builtins, self.context["default_factory_name"], None) if is_plain else None
            return collections.defaultdict(factory if isinstance(factory, type) else None, value)
        return value


def _counted(count, what):
    return f"{count} {what}{'' if count == 1 else 's'}"


def check_call(spec, args, kwargs, what, names=()):
    """ValueError, as in PyTorch, where a call has another number of positional arguments or other keywords than the exported one.

    `names` are what the author calls the positional ones, as far as that is known."""
    if len(spec.children) != 2 or spec.children[0].type != "builtins.tuple" or not spec.children[1].is_dict:
        return
    positional, keywords = spec.children
    count = len(positional.children)
    taken = f"takes {_counted(count, 'positional argument')}" + (f" ({', '.join(names)})" if len(names) == count > 0 else "")
    unexpected = [key for key in kwargs if key not in keywords.keys]
    if unexpected:
        raise ValueError(f"{what} got an unexpected keyword argument {unexpected[0]!r}; it {taken}"
                         + (f" and the keywords {', '.join(map(repr, keywords.keys))}" if keywords.keys else ""))
    if len(args) != count:
        raise ValueError(f"{what} {taken} but {len(args)} {'was' if len(args) == 1 else 'were'} given")
    missing = [key for key in keywords.keys if key not in kwargs]
    if missing:
        raise ValueError(f"{what} misses {_counted(len(missing), 'keyword argument')}: {', '.join(map(repr, missing))}")


def input_tensor(value, number, model, path):
    """The tensor of input `number` of a model or program at `path`, which is a NumPy array or another object with DLPack."""
    try:
        return _C.as_tensor(value)
    except (TypeError, ValueError, RuntimeError) as error:
        names = [given[0] for given in model.inputs()]
        called = f", '{names[number]}'" if number < len(names) else ""
        raise TypeError(f"{path}: input {number}{called}: {error}") from error


def _describe(value):
    if isinstance(value, dict):
        return f"one with {list(value)}"
    return f"a {type(value).__name__}" + (f" of {len(value)}" if isinstance(value, (tuple, list)) else "")


def read_spec(text, classes):
    """The tree of a spec in JSON, [version, tree]; None where a package has none, or one of another form: then leaves are all there is."""
    try:
        return Spec(_parse(text)[1], classes) if text else None
    except (LookupError, TypeError, ValueError, RecursionError):
        return None
