# SPDX-License-Identifier: BSD-3-Clause
"""Schemas from a function's annotations; imported when the first one is asked for."""
import collections.abc
import inspect
import types
import typing

from tenon import _C

_LEAVES = {_C.Tensor: "Tensor", int: "SymInt", float: "float", bool: "bool", str: "str", _C.dtype: "ScalarType",
           _C.device: "Device"}
_LISTS = (list, collections.abc.Sequence)


def _leaf_or_list(kind):
    """The schema type of a class or a list of one; None if it has none."""
    if isinstance(kind, type) and kind in _LEAVES:
        return _LEAVES[kind]
    if typing.get_origin(kind) in _LISTS:
        parts = typing.get_args(kind)
        inner = _type_of(parts[0]) if len(parts) == 1 else None
        return f"{inner}[]" if inner is not None and not inner.endswith("[]") else None
    return None


def _type_of(kind):
    """The schema type of an annotation; None if it has none."""
    if typing.get_origin(kind) in (typing.Union, types.UnionType):
        parts = typing.get_args(kind)
        rest = tuple(part for part in parts if part is not type(None))
        if set(rest) == {int, float, bool} or set(rest) == {int, float, bool, complex}:
            inner = "Scalar"
        else:
            inner = _type_of(rest[0]) if len(rest) == 1 else None
        if inner is None:
            return None
        return inner + "?" if len(rest) < len(parts) else inner
    if kind in (complex, typing.Any) or kind is inspect.Parameter.empty:
        return None
    return _leaf_or_list(kind)


def _default_text(name, kind, value):
    if value is None or isinstance(value, (bool, int, float)):
        return repr(value)
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, (list, tuple)) and all(isinstance(item, (bool, int, float)) for item in value):
        return repr(list(value))
    if isinstance(value, _C.dtype):
        return str(value).rpartition(".")[2]
    if isinstance(value, _C.device):
        return f'"{value}"'
    raise ValueError(f"infer_schema: parameter '{name}' has the default {value!r}, which no schema of {kind} has")


class _Marks:
    """Which arguments are written, and the letters that say so."""

    def __init__(self, mutates):
        if isinstance(mutates, str) and mutates != "unknown":
            raise ValueError("infer_schema: mutates_args is a list of names, or the word 'unknown'")
        self.all = mutates == "unknown"
        self.names = set() if self.all else set(mutates)
        self.used = 0

    def of(self, name, kind):
        if not (self.all and "Tensor" in kind) and name not in self.names:
            return kind
        if "Tensor" not in kind:
            raise ValueError(f"infer_schema: parameter '{name}' of type {kind} is in mutates_args, and only tensors "
                             "can be written")
        mark = f"Tensor(a{self.used}!)"
        self.used += 1
        self.names.discard(name)
        return kind.replace("Tensor", mark)


def _argument(parameter, kind, marks):
    name = parameter.name
    if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
        raise ValueError(f"infer_schema: parameter '{name}' stands for any number of arguments, which no schema has")
    if kind is inspect.Parameter.empty:
        raise ValueError(f"infer_schema: parameter '{name}' must have a type annotation")
    text = _type_of(kind)
    if text is None:
        raise ValueError(f"infer_schema: parameter '{name}' has the unsupported type {kind}: supported are Tensor, int, "
                         "float, bool, str, dtype, device, int | float | bool, lists of these, and each with None")
    said = f"{marks.of(name, text)} {name}"
    if parameter.default is inspect.Parameter.empty:
        return said
    return f"{said}={_default_text(name, text, parameter.default)}"


def _returns(kind):
    if kind in (None, type(None)):
        return "()"
    if kind is inspect.Signature.empty:
        raise ValueError("infer_schema: the function must say what it returns, '-> None' if nothing")
    parts = typing.get_args(kind) if typing.get_origin(kind) is tuple else (kind,)
    texts = [_type_of(part) for part in parts]
    if not texts or any(text is None or text.endswith("?") for text in texts):
        raise ValueError(f"infer_schema: the unsupported return type {kind}: supported are Tensor, lists of it, int, "
                         "float, bool, int | float | bool, and tuples of these")
    return texts[0] if typing.get_origin(kind) is not tuple else f"({', '.join(texts)})"


def infer(function, mutates):
    """The schema without a name."""
    signature = inspect.signature(function)
    hints = typing.get_type_hints(function)
    marks, words, by_name = _Marks(mutates), [], False
    for name, parameter in signature.parameters.items():
        if parameter.kind == parameter.KEYWORD_ONLY and not by_name:
            words.append("*")
            by_name = True
        words.append(_argument(parameter, hints.get(name, parameter.annotation), marks))
    if marks.names:
        raise ValueError(f"infer_schema: mutates_args names {sorted(marks.names)}, which are no parameters")
    returned = signature.return_annotation
    if returned is not inspect.Signature.empty:
        returned = hints.get("return", returned)
    return f"({', '.join(words)}) -> {_returns(returned)}"
