# SPDX-License-Identifier: BSD-3-Clause
"""Texts of functions that are written in Python, made when somebody reads them (_help.py)."""


class LazyText(str):
    """The `__doc__` of a function: what it says is found out at the first reading."""

    __slots__ = ("function", "path", "made")

    def __new__(cls, function, path):
        self = super().__new__(cls)
        self.function, self.path, self.made = function, path, None
        return self

    def __str__(self):
        if self.made is None:
            from tenon._help import describe_python
            self.made = describe_python(self.function, self.path)
        return self.made

    def __hash__(self):
        return hash(str(self))


def passed_on(name):
    def ask(self, *args, **kwargs):
        return getattr(str(self), name)(*args, **kwargs)
    return ask


for each in dir(str):
    if callable(getattr(str, each)) and each not in (
            "__new__", "__init__", "__str__", "__class__", "__getattribute__", "__setattr__", "__delattr__", "__hash__",
            "__init_subclass__", "__subclasshook__", "__reduce__", "__reduce_ex__", "__getnewargs__", "__dir__",
            "__sizeof__", "__doc__", "maketrans"):
        setattr(LazyText, each, passed_on(each))


def document(functions, module):
    """Gives functions of Python by name such a text, before the sentence that they have, if any."""
    for name, function in functions.items():
        if type(function) is type(document) and not isinstance(function.__doc__, LazyText):
            function.summary = function.__doc__
            function.__doc__ = LazyText(function, f"{module}.{name}")
