# SPDX-License-Identifier: BSD-3-Clause
"""From a call as PyTorch's users write it to an operator and its arguments in schema order.

    names = Names(is_tensor=lambda x: isinstance(x, Tensor), item=Tensor.item)
    names.bind("torch.Tensor.add_", [x, 2.5], {"alpha": 2})   # ("aten::add_.Tensor", [x, 2.5, 2])

What a name can mean is read from tables: the operators' schemas with their variants and modules
(spec/aten_schemas.tsv), and the order in which PyTorch's binding tries the overloads of a name
(spec/python_signatures.tsv). The first signature that the arguments fit is taken. Nothing here knows
tensors or calls anything: `is_tensor` tells one, `item` gives the number of one without dimensions.

Raises Unknown for a name that no table has, and TypeError, which lists the signatures, for arguments
that fit none of them.
"""
import csv
import pathlib
import re

SPEC = pathlib.Path(__file__).resolve().parents[2] / "spec"

# Python modules and the prefix of their operators.
MODULES = {"torch": "", "torch.Tensor": "", "torch.functional": "", "torch._VF": "", "torch._C._nn": "",
           "torch._C._VariableFunctions": "", "torch.nn.functional": "", "torch.special": "special_",
           "torch.linalg": "linalg_", "torch.fft": "fft_", "torch.nested": "nested_",
           "torch.sparse": "sparse_"}
# Operators of Python: the method that does it. The second table has those that swap their operands.
OPERATORS = {"__add__": "add", "__radd__": "add", "__iadd__": "add_", "__sub__": "sub", "__isub__": "sub_",
             "__rsub__": "rsub", "__mul__": "mul", "__rmul__": "mul", "__imul__": "mul_",
             "__truediv__": "div", "__itruediv__": "div_", "__div__": "div", "__idiv__": "div_",
             "__floordiv__": "floor_divide", "__ifloordiv__": "floor_divide_", "__mod__": "remainder",
             "__imod__": "remainder_", "__pow__": "pow", "__ipow__": "pow_", "__matmul__": "matmul",
             "__neg__": "neg", "__pos__": "positive", "__abs__": "abs", "__invert__": "bitwise_not",
             "__eq__": "eq", "__ne__": "ne", "__lt__": "lt", "__le__": "le", "__gt__": "gt",
             "__ge__": "ge", "__rand__": "bitwise_and", "__ror__": "bitwise_or",
             "__rxor__": "bitwise_xor"}
SWAPPED = {"__rpow__": "pow", "__rfloordiv__": "floor_divide", "__rmod__": "remainder",
           "__rmatmul__": "matmul", "__rlshift__": "bitwise_left_shift",
           "__rrshift__": "bitwise_right_shift"}
# Second spellings of keywords, as in NumPy.
SPELLINGS = {"dim": ("axis",), "keepdim": ("keepdims",), "self": ("input", "x"), "input": ("self", "x"),
             "other": ("x2",)}
# Functions that take a Python number for any of their tensors.
WITH_NUMBERS = {"add", "add_", "sub", "sub_", "mul", "mul_", "div", "div_", "copy_", "__and__", "__or__",
                "__xor__", "__lshift__", "__rshift__", "__iand__", "__ior__", "__ixor__", "__ilshift__",
                "__irshift__", "true_divide", "true_divide_", "floor_divide", "floor_divide_"}
# Keywords that a signature with `out` takes although the operator's schema has none of them.
OPTIONS = {"dtype", "layout", "device", "pin_memory", "requires_grad"}
PYTHON_DTYPES = {"float": "float64", "int": "int64", "bool": "bool", "complex": "complex128"}


class Unknown(LookupError):
    """No table has the name."""


class Misfit(Exception):
    """The arguments do not fit a signature."""


class Arg:
    """One argument of a schema."""

    __slots__ = ("name", "type", "base", "items", "optional", "initial", "keyword", "is_out")

    def __init__(self, text, keyword):
        declared, _, initial = text.partition("=")
        self.type, self.name = re.sub(r"\([a-z|!>* -]*\)", "", declared).rsplit(" ", 1)
        self.initial = initial if "=" in text else None
        self.keyword, self.is_out = keyword, keyword and "!" in declared
        parts = re.fullmatch(r"(\w+)(\??)((?:\[\d*\])?)(\??)", self.type)
        self.base = parts[1].removeprefix("Sym").lower() if parts else self.type
        # None: not a list; "": any number of items; "2": one item stands for two.
        self.items = parts[3][1:-1] if parts and parts[3] else None
        self.optional = bool(parts and (parts[4] or not parts[3] and parts[2]))


class Schema:
    """A row of the table of operators."""

    __slots__ = ("name", "base", "overload", "args", "variants", "module", "text", "outs")

    def __init__(self, text, variants="", module=""):
        self.text, self.variants, self.module = text, variants, module
        full, rest = text.split("(", 1)
        self.name = full if "::" in full else f"aten::{full}"
        self.base, _, self.overload = self.name.split("::")[1].partition(".")
        self.args, keyword = [], False
        for part in split_arguments(rest[:rest.rindex(") ->")]):
            if part == "*":
                keyword = True
            else:
                self.args.append(Arg(part, keyword))
        self.outs = [arg for arg in self.args if arg.is_out]


def split_arguments(text):
    """At commas outside of brackets."""
    parts, depth, start = [], 0, 0
    for at, letter in enumerate(text):
        depth += (letter in "([") - (letter in ")]")
        if letter == "," and depth == 0:
            parts.append(text[start:at].strip())
            start = at + 1
    return [part for part in parts + [text[start:].strip()] if part]


def read_schemas(path=SPEC / "aten_schemas.tsv"):
    with open(path, encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            yield Schema(row["schema"], row["variants"], row["python_module"])
            for name in row["autogen"].split(","):
                if "out" in name:
                    yield Schema(with_out(row["schema"], name.strip()))


def with_out(text, name):
    """The schema of the signature `name` with `out` that is made from one without."""
    inner, returns = text.split("(", 1)[1].rsplit(") -> ", 1)
    count = returns.count("Tensor")
    outs = [f"Tensor({chr(97 + i)}!){'[]' if '[]' in returns else ''} out{i if count > 1 else ''}"
            for i in range(count)]
    star = [] if "*" in split_arguments(inner) else ["*"]
    return f"{name}({', '.join([*split_arguments(inner), *star, *outs])}) -> {returns}"


def read_orders(path=SPEC / "python_signatures.tsv"):
    with open(path, encoding="utf-8", newline="") as file:
        return {(row["module"], row["name"]): row["overloads"].split(",")
                for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)}


def is_integer(value):
    return isinstance(value, int) and not isinstance(value, bool)


class Names:
    """The tables and what is made of them."""

    def __init__(self, is_tensor, item, schemas=None, orders=None):
        self.is_tensor, self.item = is_tensor, item
        self.by_base, self.known = {}, {}
        self.orders = read_orders() if orders is None else orders
        for schema in read_schemas() if schemas is None else schemas:
            self.by_base.setdefault(schema.base, []).append(schema)

    # ---- names ----

    def overloads(self, name):
        """(signatures in the order of trial, those with `out`, is it a method) of a public name."""
        if name not in self.known:
            self.known[name] = self.find_overloads(name)
        return self.known[name]

    def find_overloads(self, name):
        module, _, word = name.rpartition(".")
        if module not in MODULES:
            raise Unknown(name)
        method = module == "torch.Tensor"
        base = MODULES[module] + word
        rows = [row for row in self.by_base.get(base, []) if "Dimname" not in row.text]
        plain = [row for row in rows if not row.outs and ("method" if method else "function") in row.variants]
        if not plain:
            raise Unknown(name)
        key = "Tensor" if method else plain[0].module or "torch"
        order = self.orders.get((key, base), [])
        rank = {overload.replace("default", ""): at for at, overload in enumerate(order)}
        plain.sort(key=lambda row: rank.get(row.overload, len(rank)))
        return plain, [row for row in rows if row.outs], method

    # ---- values ----

    def fits_item(self, base, value, numbers):
        """Whether a value can be an argument of a type that is neither a list nor None."""
        if self.is_tensor(value):
            return base == "tensor" or base in ("scalar", "int", "float", "bool") and self.is_number(value)
        if base == "tensor":
            return numbers and isinstance(value, (bool, int, float, complex))
        if base == "scalar":
            return isinstance(value, (bool, int, float, complex))
        if base == "int":
            return is_integer(value) or numbers and isinstance(value, bool)
        if base == "float":
            return isinstance(value, (int, float))
        if base == "bool":
            return isinstance(value, bool)
        if base == "str":
            return isinstance(value, str)
        return self.fits_name(base, value)

    @staticmethod
    def fits_name(base, value):
        kind = getattr(value, "kind", None)
        if base == "scalartype":
            return kind in ("dtype", "pytype")
        if base == "device":
            return kind == "device" or isinstance(value, str) or is_integer(value)
        if base == "memoryformat":
            return kind == "memory_format"
        return kind == base

    def is_number(self, tensor):
        return not tensor.sizes

    def fits(self, arg, value, numbers):
        if value is None:
            return arg.optional or arg.initial == "None"
        if arg.items is None:
            return self.fits_item(arg.base, value, numbers)
        if isinstance(value, (list, tuple)) and not hasattr(value, "kind"):
            optional = arg.base == "tensor" and "?" in arg.type
            return all(optional and x is None or self.fits_item(arg.base, x, False) for x in value)
        return arg.items != "" and arg.base != "tensor" and self.fits_item(arg.base, value, numbers)

    @staticmethod
    def python_dtype(value):
        """A dtype, also of Python's own types."""
        return type(value)("dtype", PYTHON_DTYPES[value.name]) if getattr(value, "kind", "") == "pytype" \
            else value

    def value(self, arg, value):
        """A value that fits, as the operator takes it."""
        if arg.base == "scalartype":
            return self.python_dtype(value)
        if self.is_tensor(value) and arg.base in ("scalar", "int", "float", "bool"):
            return self.item(value)
        if arg.base in ("int", "float") and arg.items is not None and value is not None:
            if not isinstance(value, (list, tuple)):
                value = [value] * int(arg.items)
            return [self.item(x) if self.is_tensor(x) else x for x in value]
        if arg.base == "float" and is_integer(value):
            return float(value)
        return value

    # ---- calls ----

    def place(self, schema, args, kwargs, method, numbers):
        """Arguments by name, or Misfit."""
        slots = [arg for arg in schema.args if not arg.keyword]
        if method:
            if not any(arg.name == "self" for arg in slots):
                raise Misfit
            first = next(arg for arg in slots if arg.name == "self")
            slots = [first] + [arg for arg in slots if arg is not first]
        args = gather_integers(slots, list(args), kwargs, method)
        if len(args) > len(slots):
            raise Misfit
        given = dict(zip((arg.name for arg in slots), args))
        rest = {key: value for key, value in kwargs.items() if key != "requires_grad"}
        for arg in schema.args:
            for spelling in (arg.name, *SPELLINGS.get(arg.name, ())):
                if arg.name not in given and spelling in rest:
                    given[arg.name] = rest.pop(spelling)
        if rest:
            raise Misfit
        for arg in schema.args:
            if arg.name in given:
                if not self.fits(arg, given[arg.name], numbers):
                    raise Misfit
            elif arg.initial is None and not arg.is_out:
                raise Misfit
        return given

    def in_order(self, schema, given, default):
        """Values in schema order; what is not given is `default`, cut off at the end."""
        values = [self.value(arg, given[arg.name]) if arg.name in given else default for arg in schema.args]
        while values and values[-1] is default:
            values.pop()
        return values

    def place_out(self, plain, given, outs, out):
        """The signature with `out` that goes with one without, and the results' arguments added."""
        wanted = typed(plain)
        for row in outs:
            listed = isinstance(out, (list, tuple)) and row.outs[0].items is None
            out_values = list(out) if listed else [out]
            if typed(row) == wanted and len(row.outs) == len(out_values) and \
                    all(self.fits(arg, value, False) for arg, value in zip(row.outs, out_values)):
                held = {arg.name for arg in row.args}
                return row, {**{key: x for key, x in given.items() if key in held},
                             **{arg.name: value for arg, value in zip(row.outs, out_values)}}
        raise Misfit

    def bind(self, name, args, kwargs, default=None):
        """(operator, its arguments in schema order); `default` stands for what was not given."""
        module, _, word = name.rpartition(".")
        if module == "torch.Tensor" and word in OPERATORS:
            name = f"torch.Tensor.{OPERATORS[word]}"
        elif module == "torch.Tensor" and word in SWAPPED:
            name, args = f"torch.{SWAPPED[word]}", [args[1], args[0], *args[2:]]
        plain, outs, method = self.overloads(name)
        kwargs = dict(kwargs)
        out = kwargs.pop("out", None)
        for numbers in (False, True):
            if numbers and plain[0].base not in WITH_NUMBERS:
                break
            for row in plain:
                try:
                    given = self.place(row, args, kwargs, method, numbers)
                    if out is not None:
                        row, given = self.place_out(row, given, outs, out)
                    return row.name, self.in_order(row, given, default)
                except Misfit:
                    continue
        raise TypeError(refusal(name, plain, args, kwargs))


def typed(schema):
    """What a signature with `out` has in common with the one without it."""
    return [(arg.name, arg.base, arg.items is None) for arg in schema.args
            if not arg.is_out and arg.name not in OPTIONS]


def gather_integers(slots, args, kwargs, method):
    """x.view(2, 3): loose integers fill the one list of a signature that takes nothing else."""
    start = 1 if method else 0
    loose = args[start:]
    if len(slots) != start + 1 or slots[start].items is None or slots[start].base != "int":
        return args
    if loose and all(is_integer(x) for x in loose) and slots[start].name not in kwargs:
        return args[:start] + [loose]
    return args


def refusal(name, plain, args, kwargs):
    given = [type(x).__name__ for x in args] + [f"{key}={type(x).__name__}" for key, x in kwargs.items()]
    lines = [f"{name.rpartition('.')[2]}() received an invalid combination of arguments - got "
             f"({', '.join(given)}), but expected one of:"]
    return "\n".join(lines + [f" * {row.text}" for row in plain])
