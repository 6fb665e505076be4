# SPDX-License-Identifier: BSD-3-Clause
"""The formulas of spec/derivatives.yaml, evaluated with PyTorch's operators (docs/autograd.md has the grammar).

    rows = read(path)                      # entries as dicts, each with its line
    formula = Formula("grad * other.conj()")
    formula.value(environment)             # one value, or a tuple of them

What the C program is checked against statically, types, is looked at here when a call is made: an operator without
an overload is the first in the order of spec/native_functions.yaml whose arguments take these values.
"""

import math
import re
import warnings

import torch

warnings.filterwarnings("ignore")

TOKEN = re.compile(
    r"\s*(?:(\d+\.\d*(?:[eE][-+]?\d+)?|\d+[eE][-+]?\d+|\d+)|([A-Za-z_]\w*(?:::\w+)?)|(\"[^\"]*\"|'[^']*')"
    r"|(\*\*|==|!=|<=|>=|&&|\|\||[-+*/%<>!?:.,=;()\[\]]))"
)
SYMBOLS = {
    "==": "eq",
    "!=": "ne",
    "<": "lt",
    "<=": "le",
    ">": "gt",
    ">=": "ge",
    "+": "add",
    "-": "sub",
    "*": "mul",
    "/": "div",
    "**": "pow",
}
QUESTIONS = {
    "sizes",
    "strides",
    "size",
    "stride",
    "storage_offset",
    "dim",
    "numel",
    "dtype",
    "device",
    "layout",
    "is_complex",
    "defined",
    "length",
    "value",
}

CONSTANTS = {
    "inf": math.inf,
    "nan": math.nan,
    "pi": math.pi,
    "undefined": None,
    **{
        n: getattr(torch, n)
        for n in (
            "contiguous_format",
            "preserve_format",
            "channels_last",
            "strided",
            "bool",
            "float16",
            "bfloat16",
            "float32",
            "float64",
            "complex64",
            "complex128",
            "uint8",
            "int8",
            "int16",
            "int32",
            "int64",
        )
    },
}


# The minor number of PyTorch's release, which decides what since_2_N stands for.
RELEASE = int(torch.__version__.split(".")[1])


class Wrong(Exception):
    """A formula, or a row, that is not what docs/autograd.md says."""


class ScalarInt(int):
    """An int that stands for a Scalar: its quotient is none that is rounded down."""


class Refused(Exception):
    """The derivative that not_implemented names."""


# ---- reading the table ----


def unquoted(text, where):
    text = re.sub(r"\s+#.*$", "", text) if text[:1] not in "'\"" else text.strip()
    if text[:1] == "'" and text[-1:] == "'":
        return text[1:-1].replace("''", "'")
    if text[:1] == '"' and text[-1:] == '"':
        return text[1:-1]
    if ": " in text or text[:1] in "!&*%@`[{>|?":
        raise Wrong(f"{where}: yaml wants quotes around {text!r}")
    return text


def lines_of(path):
    """Indentation, text and number of each line, with what goes on in further lines joined to its first."""
    folded = []
    for number, line in enumerate(open(path), 1):
        text = line.strip()
        if not text or text.startswith("#"):
            continue
        indent = len(line) - len(line.lstrip())
        is_new = re.match(r"(- )?[\w, ]+:( |$)", text) or text.startswith("- ")
        goes_on = (
            folded
            and indent > folded[-1][0]
            and (open_quote(folded[-1][3]) or not is_new and not folded[-1][3].endswith(":"))
        )
        if goes_on:
            folded[-1][3] += " " + text
        else:
            folded.append(
                [
                    indent + (2 if text.startswith("- ") else 0),
                    number,
                    text.startswith("- "),
                    text[2:] if text.startswith("- ") else text,
                ]
            )
    return folded


def open_quote(text):
    value = text.split(":", 1)[1].strip() if ":" in text else text
    return value[:1] in ("'", '"') and (len(value) == 1 or value[-1] != value[0])


def read(path):
    """The entries of a table of derivatives, as dicts of texts; `dispatch` is a dict of dicts."""
    entries, block, names = [], None, None
    for indent, number, starts, text in lines_of(path):
        where = f"{path}:{number}"
        if names is not None and starts and indent > 2:
            names.append(unquoted(text, where))
            continue
        key, colon, value = text.partition(":")
        if not colon:
            raise Wrong(f"{where}: no key in {text!r}")
        value = value.strip()
        if starts:
            entries.append({"line": where})
            block = names = None
        if indent == 2:
            block = names = None
        target = entries[-1] if indent == 2 else block
        if key == "dispatch":
            entries[-1]["dispatch"] = {}
            continue
        if indent == 4 and not value:
            block = entries[-1]["dispatch"].setdefault(key, {})
            continue
        if key in ("no_derivative", "not_implemented"):
            names = entries[-1][key] = [n for n in re.split(r"[\s,]+", value.strip("[]")) if n]
            continue
        if key in ("output_differentiability",):
            target[key] = [unquoted(v.strip(), where) for v in value.strip("[]").split(",")]
        else:
            target[key] = unquoted(value, where)
    return entries


# ---- schemas ----


class Argument:
    def __init__(self, text):
        text, _, self.default = text.partition("=")
        self.type, _, self.name = text.strip().rpartition(" ")
        self.is_written = "!" in self.type
        self.type = re.sub(r"\([a-z|!>\- *]*\)", "", self.type).replace("SymInt", "int")


class Schema:
    """One operator: its full name, its arguments, how many must be given, and what it returns."""

    def __init__(self, text):
        self.text = text
        head, returns = text.rsplit(" -> ", 1)
        self.full, _, arguments = head.partition("(")
        self.base, _, self.overload = self.full.partition(".")
        parts, self.arguments, self.positional = split(arguments[:-1]), [], None
        for part in parts:
            if part == "*":
                self.positional = len(self.arguments)
            else:
                self.arguments.append(Argument(part))
        if self.positional is None:
            self.positional = len(self.arguments)
        inner = returns[1:-1] if returns.startswith("(") else returns
        self.returns = [Argument(r if " " in r else r + " ") for r in split(inner)]

    def names_of_returns(self):
        names = [r.name for r in self.returns]
        if all(names):
            return names
        return ["result"] if len(names) == 1 else [f"result{i}" for i in range(len(names))]


def split(text):
    parts, depth, start = [], 0, 0
    for i, char in enumerate(text):
        depth += char in "([" or -(char in ")]")
        if char == "," and not depth:
            parts.append(text[start:i].strip())
            start = i + 1
    return [p for p in parts + [text[start:].strip()] if p]


def fits(kind, value):
    if kind.endswith("?"):
        return value is None or fits(kind[:-1], value)
    is_list = re.match(r"(.*)\[(\d*)\]$", kind)
    if is_list:
        if isinstance(value, (list, tuple)):
            return all(fits(is_list[1], v) for v in value)
        return bool(is_list[2]) and fits(is_list[1], value)
    if kind == "Tensor":
        return isinstance(value, torch.Tensor) or value is None
    is_number = isinstance(value, (int, float, complex)) and not isinstance(value, bool)
    return {
        "int": isinstance(value, int) and not isinstance(value, bool),
        "bool": isinstance(value, bool),
        "float": is_number and not isinstance(value, complex),
        "Scalar": is_number or isinstance(value, bool),
        "str": isinstance(value, str),
        "ScalarType": isinstance(value, torch.dtype),
        "Device": isinstance(value, torch.device),
        "Layout": isinstance(value, torch.layout),
        "MemoryFormat": isinstance(value, torch.memory_format),
        "Generator": isinstance(value, torch.Generator),
    }.get(kind, False)


class Operators:
    """The operators of spec/native_functions.yaml by name, in the order of the file."""

    def __init__(self, path):
        self.by_base, self.by_name, self.has_kernel, self.made = {}, {}, set(), set()
        for line in open(path):
            if line.startswith("- func: "):
                schema = Schema(line[8:].strip())
                self.by_base.setdefault(schema.base, []).append(schema)
                self.by_name[schema.full] = schema
            elif line.startswith("  autogen:"):
                self.made.update(line[10:].replace(",", " ").split())
            elif line.startswith(("  dispatch:", "  structured_delegate")):
                self.has_kernel.add(schema.full)

    def find(self, name, args, kwargs):
        for schema in self.by_base.get(name, []) if "." not in name else [self.by_name[name]]:
            if self.takes(schema, args, kwargs):
                return getattr(getattr(torch.ops.aten, schema.base), schema.overload or "default")
        raise Wrong(f"no operator {name} takes ({', '.join(type(a).__name__ for a in args)}) {list(kwargs)}")

    @staticmethod
    def takes(schema, args, kwargs):
        if len(args) > schema.positional:
            return False
        given = dict(zip((a.name for a in schema.arguments), args))
        if set(given) & set(kwargs) or (schema.overload.endswith("out") and schema.overload):
            return False
        given.update(kwargs)
        known = {a.name: a for a in schema.arguments}
        return (
            set(given) <= set(known)
            and all(fits(known[n].type, v) for n, v in given.items())
            and all(a.default or a.name in given for a in schema.arguments)
        )


# ---- formulas ----


class Formula:
    """A formula that has been parsed: trees of tuples, whose first item is their kind."""

    def __init__(self, text):
        self.text, self.tokens, at = text, [], 0
        while text[at:].strip():
            match = TOKEN.match(text, at)
            if not match:
                raise Wrong(f"at {text[at:at + 20]!r} of {text!r}")
            kind = ("number", "name", "text", "sign")[match.lastindex - 1]
            self.tokens.append((kind, match[match.lastindex]))
            at = match.end()
        self.tokens.append(("end", ""))
        self.at = 0
        self.tree = self.formula()
        if self.peek() != "":
            raise Wrong(f"{self.peek()!r} stands behind the end of {text!r}")
        self.names = set(names_of(self.tree))

    def peek(self):
        kind, text = self.tokens[self.at]
        return text if kind in ("sign", "name", "end") else None

    def take(self, text=None):
        kind, found = self.tokens[self.at]
        if text is not None and (found != text or kind == "text"):
            raise Wrong(f"{text!r} is missing before {found!r} in {self.text!r}")
        self.at += 1
        return found

    def accept(self, *texts):
        if self.tokens[self.at][0] in ("sign", "name") and self.tokens[self.at][1] in texts:
            return self.take()
        return None

    def formula(self):
        tree = self.expression()
        if self.accept(","):
            items = [tree, self.expression()]
            while self.accept(","):
                items.append(self.expression())
            return ("tuple", items)
        return tree

    def expression(self):
        if self.peek() == "let":
            self.take()
            name = self.take()
            self.take("=")
            value = self.expression()
            self.take(";")
            return ("let", name, value, self.expression())
        tree = self.either()
        if self.accept("?"):
            yes = self.expression()
            self.take(":")
            return ("choice", tree, yes, self.expression())
        return tree

    def either(self):
        tree = self.both()
        while self.accept("||"):
            tree = ("or", tree, self.both())
        return tree

    def both(self):
        tree = self.compare()
        while self.accept("&&"):
            tree = ("and", tree, self.compare())
        return tree

    def compare(self):
        tree = self.sum()
        sign = self.accept("==", "!=", "<", "<=", ">", ">=")
        return ("binary", sign, tree, self.sum()) if sign else tree

    def sum(self):
        tree = self.product()
        while sign := self.accept("+", "-"):
            tree = ("binary", sign, tree, self.product())
        return tree

    def product(self):
        tree = self.unary()
        while sign := self.accept("*", "/", "%"):
            tree = ("binary", sign, tree, self.unary())
        return tree

    def unary(self):
        sign = self.accept("-", "!")
        if sign:
            return ("unary", sign, self.unary())
        tree = self.postfix()
        if self.accept("**"):
            tree = ("binary", "**", tree, self.unary())
        return tree

    def postfix(self):
        tree = self.primary()
        while True:
            if self.accept("."):
                name = self.take()
                if self.peek() == "(":
                    tree = ("call", name, *self.arguments([tree]))
                else:
                    tree = ("question", name, tree, [])
            elif self.accept("["):
                tree = ("item", tree, self.expression())
                self.take("]")
            else:
                return tree

    def primary(self):
        kind, text = self.tokens[self.at]
        self.at += 1
        if kind == "number":
            return ("constant", int(text) if text.isdigit() else float(text))
        if kind == "text":
            return ("constant", text[1:-1])
        if text == "(":
            tree = self.formula()
            self.take(")")
            return tree
        if text == "[":
            items = []
            while not self.accept("]"):
                items.append(self.expression())
                if self.peek() != "]":
                    self.take(",")
            return ("list", items)
        if kind != "name":
            raise Wrong(f"{text!r} begins no expression in {self.text!r}")
        if text in ("true", "false", "none"):
            return ("constant", {"true": True, "false": False, "none": None}[text])
        ahead = [t for _, t in self.tokens[self.at : self.at + 3]]
        if ahead[:1] == ["."] and ahead[2:] == ["("] and self.tokens[self.at + 1][0] == "name":
            self.at += 2
            return ("dotted", text, ahead[1], *self.arguments([]))
        if ahead[:1] == ["("]:
            return ("call", text, *self.arguments([]))
        return ("name", text)

    def arguments(self, args):
        kwargs = {}
        self.take("(")
        while not self.accept(")"):
            if self.tokens[self.at][0] == "name" and self.tokens[self.at + 1][1] == "=":
                name = self.take()
                self.take("=")
                kwargs[name] = self.expression()
            else:
                args = args + [self.expression()]
            if self.peek() != ")":
                self.take(",")
        return args, kwargs

    def value(self, environment):
        return environment.evaluate(self.tree, {})


def names_of(tree):
    """What a tree names, with grads[i].defined as "grads[i].defined"."""
    if isinstance(tree, tuple) and tree and tree[0] == "name":
        yield tree[1]
    elif isinstance(tree, tuple) and tree and tree[0] == "dotted":
        yield tree[1]
        yield from names_of(tree[3:])
    elif isinstance(tree, tuple) and len(tree) == 4 and tree[0] == "question":
        if tree[1] == "defined":
            yield shown(tree[2]) + ".defined"
        yield from names_of(tree[2])
    elif isinstance(tree, dict):
        yield from names_of(list(tree.values()))
    elif isinstance(tree, (tuple, list)):
        for item in tree:
            yield from names_of(item)


def shown(tree):
    if tree[0] == "name":
        return tree[1]
    return f"{shown(tree[1])}[{tree[2][1]}]" if tree[0] == "item" and tree[2][0] == "constant" else "?"


class Environment:
    """What the names of a formula stand for; functions and natives are those of `rows`."""

    def __init__(self, operators, functions, natives, names):
        self.operators, self.functions, self.natives, self.names = operators, functions, natives, names

    def with_names(self, names):
        return Environment(self.operators, self.functions, self.natives, names)

    def evaluate(self, tree, local):
        return getattr(self, "of_" + tree[0])(tree, local)

    def of_constant(self, tree, local):
        return tree[1]

    def of_name(self, tree, local):
        if tree[1] in local:
            return local[tree[1]]
        if tree[1] in self.names:
            value = self.names[tree[1]]
            return value() if callable(value) else value
        if tree[1].startswith("since_2_"):
            return RELEASE >= int(tree[1].removeprefix("since_2_"))
        if tree[1] in CONSTANTS:
            return CONSTANTS[tree[1]]
        raise Wrong(f"unknown name {tree[1]}")

    def of_tuple(self, tree, local):
        return tuple(self.evaluate(t, local) for t in tree[1])

    def of_list(self, tree, local):
        return [self.evaluate(t, local) for t in tree[1]]

    def of_let(self, tree, local):
        return self.evaluate(tree[3], {**local, tree[1]: self.evaluate(tree[2], local)})

    def of_choice(self, tree, local):
        return self.evaluate(tree[2] if self.truth(tree[1], local) else tree[3], local)

    def of_or(self, tree, local):
        return self.truth(tree[1], local) or self.truth(tree[2], local)

    def of_and(self, tree, local):
        return self.truth(tree[1], local) and self.truth(tree[2], local)

    def truth(self, tree, local):
        value = self.evaluate(tree, local)
        if not isinstance(value, bool):
            raise Wrong(f"a condition is a bool, not {type(value).__name__}")
        return value

    def of_unary(self, tree, local):
        value = self.evaluate(tree[2], local)
        if isinstance(value, torch.Tensor):
            return torch.ops.aten.neg(value) if tree[1] == "-" else torch.ops.aten.logical_not(value)
        return -value if tree[1] == "-" else not value

    def of_binary(self, tree, local):
        sign, left, right = tree[1], self.evaluate(tree[2], local), self.evaluate(tree[3], local)
        if isinstance(left, torch.Tensor) or isinstance(right, torch.Tensor):
            return self.of_tensors(sign, left, right)
        return of_numbers(sign, left, right)

    @staticmethod
    def of_tensors(sign, left, right):
        if left is None or right is None:
            raise Wrong(f"an operand of {sign} is undefined")
        if isinstance(left, (list, tuple, str)) or isinstance(right, (list, tuple, str)) or sign == "%":
            raise Wrong(f"{sign} of a tensor and {type(right).__name__}")
        if sign == "*" and not isinstance(left, torch.Tensor):
            left, right = right, left
        if sign == "*" and not isinstance(right, torch.Tensor) and right == 1 and not isinstance(right, complex):
            return left
        return {
            "+": lambda: left + right,
            "-": lambda: left - right,
            "*": lambda: left * right,
            "/": lambda: left / right,
            "**": lambda: left**right,
            "==": lambda: left == right,
            "!=": lambda: left != right,
            "<": lambda: left < right,
            "<=": lambda: left <= right,
            ">": lambda: left > right,
            ">=": lambda: left >= right,
        }[sign]()

    def of_item(self, tree, local):
        value, index = self.evaluate(tree[1], local), self.evaluate(tree[2], local)
        if not isinstance(value, (list, tuple)):
            raise Wrong(f"[{index}] of {type(value).__name__}")
        return value[index]

    def of_question(self, tree, local):
        value, name = self.evaluate(tree[2], local), tree[1]
        if name == "defined":
            return value is not None
        if name == "length":
            return len(value)
        if name == "value":
            return value
        if isinstance(value, torch.Tensor):
            return self.asked(value, name, [])
        raise Wrong(f".{name} of {type(value).__name__}")

    @staticmethod
    def asked(value, name, args):
        if name not in QUESTIONS:
            raise Wrong(f"no question .{name}")
        return {
            "sizes": lambda: list(value.shape),
            "strides": lambda: list(value.stride()),
            "size": lambda: value.size(*args),
            "stride": lambda: value.stride(*args),
            "storage_offset": value.storage_offset,
            "dim": value.dim,
            "numel": value.numel,
            "dtype": lambda: value.dtype,
            "device": lambda: value.device,
            "layout": lambda: value.layout,
            "is_complex": value.is_complex,
        }[name]()

    def of_dotted(self, tree, local):
        """name.word(…): a method of what the name stands for, or an overload of an operator."""
        if tree[1] in local or tree[1] in self.names:
            return self.of_call(("call", tree[2], [("name", tree[1])] + tree[3], tree[4]), local)
        return self.of_call(("call", f"{tree[1]}.{tree[2]}", tree[3], tree[4]), local)

    def of_call(self, tree, local):
        name, args = tree[1], [self.evaluate(t, local) for t in tree[2]]
        kwargs = {k: self.evaluate(t, local) for k, t in tree[3].items()}
        if name == "not_implemented":
            raise Refused(*args)
        if name in ("size", "stride") and isinstance(args[0], torch.Tensor):
            return self.asked(args[0], name, args[1:])
        if name == "conj":
            return args[0].conj() if isinstance(args[0], torch.Tensor) else args[0].conjugate()
        if name in self.functions:
            return self.of_function(self.functions[name], args, kwargs)
        if name in self.natives:
            return self.natives[name](*args, **kwargs)
        return self.operators.find(name, args, kwargs)(*args, **kwargs)

    def of_function(self, function, args, kwargs):
        schema, formula = function
        names = dict(zip((a.name for a in schema.arguments), args))
        names.update(kwargs)
        for a in schema.arguments:
            if a.name not in names or not fits(a.type, names[a.name]):
                raise Wrong(f"{schema.full}: argument {a.name} is {names.get(a.name)!r}, not {a.type}")
        return self.with_names(names).evaluate(formula.tree, {})


def quotient(left, right):
    return left / right if right != 0 else float("nan") if left == 0 or left != left else float("inf") * left


def of_numbers(sign, left, right):
    if sign in ("==", "!=") and (isinstance(left, (str, torch.dtype, bool, list)) or left is None):
        return (left == right) == (sign == "==")
    if isinstance(left, (list, tuple, str)) or isinstance(right, (list, tuple, str)) or left is None or right is None:
        raise Wrong(f"{sign} of {type(left).__name__} and {type(right).__name__}")
    whole = (
        isinstance(left, int)
        and isinstance(right, int)
        and not isinstance(left, ScalarInt)
        and not isinstance(right, ScalarInt)
    )
    value = {
        "+": lambda: left + right,
        "-": lambda: left - right,
        "*": lambda: left * right,
        "/": lambda: left // right if whole else quotient(left, right),
        "%": lambda: left % right,
        "**": lambda: (
            ScalarInt(left**right) if whole and right >= 0 else left ** float(right) if whole else left**right
        ),
        "==": lambda: left == right,
        "!=": lambda: left != right,
        "<": lambda: left < right,
        "<=": lambda: left <= right,
        ">": lambda: left > right,
        ">=": lambda: left >= right,
    }[sign]()
    is_scalar = isinstance(left, ScalarInt) or isinstance(right, ScalarInt)
    return ScalarInt(value) if is_scalar and isinstance(value, int) and not isinstance(value, bool) else value
