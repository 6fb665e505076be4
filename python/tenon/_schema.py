# SPDX-License-Identifier: BSD-3-Clause
"""Schemas as objects: what scripts written for PyTorch read from `tenon.ops.ns.op.overload._schema`."""


def shown_type(text):
    """A schema's type by PyTorch's names of types: Optional[List[int]] for int[2]?."""
    if text.endswith("?"):
        return f"Optional[{shown_type(text[:-1])}]"
    if text.endswith("]"):
        return f"List[{shown_type(text[:text.rindex('[')])}]"
    bare = text.partition("(")[0]
    return {"Scalar": "number", "ScalarType": "int", "Layout": "int", "MemoryFormat": "int",
            "SymInt": "int"}.get(bare, bare)


def without_mark(text):
    """A type without its alias mark: Tensor for Tensor(a!)."""
    start, _, rest = text.partition("(")
    return start + rest.partition(")")[2] if rest else text


class AliasInfo:
    """What an argument shares with a result, and whether it is written."""

    def __init__(self, mark):
        names = mark.replace("!", " ").partition("->")
        self.is_write = "!" in mark
        self.before_set = {x for x in names[0].replace("|", " ").split()}
        self.after_set = {x for x in (names[2] or names[0]).replace("|", " ").split()}


class Argument:
    """One argument, or one result, of a schema."""

    def __init__(self, name, text, kwarg_only=False, default=None, is_written=False):
        self.name, self.text, self.kwarg_only = name, text, kwarg_only
        self._default, self.is_out = default, kwarg_only and is_written
        mark = text.partition("(")[2].partition(")")[0]
        self.alias_info = AliasInfo(mark) if mark else None
        self.type = self.real_type = shown_type(without_mark(text))
        size = without_mark(text).rstrip("?").rpartition("[")[2].rstrip("]")
        self.N = int(size) if size.isdigit() else None

    def has_default_value(self):
        return self._default is not None

    @property
    def default_value(self):
        return None if self._default is None else self._default()

    def __repr__(self):
        return f"{self.text} {self.name}".rstrip()


class Schema:
    """An operator's name, arguments and results."""

    def __init__(self, overload):
        full = overload.name()
        self.name, _, self.overload_name = full.partition(".")
        self._text = overload.schema
        self.arguments = [Argument(name, text, kwarg_only, default(overload, at) if has_default else None, written)
                          for at, (name, text, kwarg_only, has_default, written) in enumerate(overload.arguments)]
        self.returns = [Argument(name, text) for name, text in overload.results]
        self.is_mutable = any(x.alias_info is not None and x.alias_info.is_write for x in self.arguments)

    def __str__(self):
        return self._text

    def __repr__(self):
        return self._text

    def __eq__(self, other):
        return isinstance(other, Schema) and self._text == other._text

    def __hash__(self):
        return hash(self._text)


def default(overload, at):
    """A function that reads a default when it is asked for."""
    return lambda: overload.default(at)


def attribute(overload, word):
    """What an Overload has in PyTorch besides its schema."""
    space, _, local = overload.name().partition("::")
    name, _, which = local.partition(".")
    if word == "_schema":
        return Schema(overload)
    if word == "tags":
        from tenon._tags import tags_of
        return tags_of(overload._tag_numbers)
    if word == "overloadpacket":
        from tenon._ops import ops
        return getattr(getattr(ops, space), name)
    return {"namespace": space, "_overloadname": which or "default", "_name": overload.name(),
            "__name__": f"{name}.{which or 'default'}", "_opname": name}[word]
