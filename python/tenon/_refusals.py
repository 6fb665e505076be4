# SPDX-License-Identifier: BSD-3-Clause
"""What a function says when no overload fits: signatures as PyTorch writes them."""
from tenon._schema import Schema

# Types of a signature by the schema's.
WORDS = {"Scalar": "Number", "ScalarType": "tenon.dtype", "Layout": "tenon.layout", "Device": "tenon.device",
         "MemoryFormat": "tenon.memory_format", "Generator": "tenon.Generator", "SymInt": "int"}


def word(kind):
    """A type as a signature shows it: `tuple of ints` for int[2]?."""
    bare = kind.partition("(")[0] + kind.partition(")")[2] if "(" in kind else kind
    base = bare.rstrip("?").partition("[")[0].rstrip("?")
    shown = WORDS.get(base, base)
    return f"tuple of {shown}s" if "[" in bare else shown


def shown_name(name):
    return "input" if name == "self" else name


def shown_value(value):
    return f'"{value}"' if isinstance(value, str) else str(value)


def parameter(argument, is_method):
    name = argument.name if is_method else shown_name(argument.name)
    text = f"{word(argument.text)} {name}"
    return f"{text} = {shown_value(argument.default_value)}" if argument.has_default_value() else text


def signature(overload, with_out, is_method):
    """(Tensor input, Tensor other, *, Number alpha = 1, Tensor out = None)"""
    parts, starred = [], False
    arguments = [x for x in Schema(overload).arguments if not (is_method and x.name == "self")]
    for argument in arguments:
        if argument.kwarg_only and not starred:
            parts.append("*")
            starred = True
        parts.append(parameter(argument, is_method))
    if with_out is not None and not is_method:
        outs = [x for x in Schema(with_out).arguments if x.is_out]
        kind = word(outs[0].text) if len(outs) == 1 else f"tuple of {len(outs)} Tensors"
        parts += ([] if starred else ["*"]) + [f"{kind} out = None"]
    return f"({', '.join(parts)})"


def kind_of(value):
    if isinstance(value, (list, tuple)) and type(value) in (list, tuple):
        return f"{type(value).__name__} of ({', '.join(kind_of(x) for x in value)})" if value else type(value).__name__
    return type(value).__name__


def fits(text, value):
    """Whether a value could be meant for a type; only to find the one that a message should name."""
    base, is_list = text.partition("(")[0].rstrip("?").partition("[")[0].rstrip("?"), "[" in text
    if value is None:
        return text.endswith("?") or "[" in text
    if is_list:
        return isinstance(value, (list, tuple)) or not text.startswith("Tensor") and fits(base, value)
    name = type(value).__name__
    if base == "Tensor":
        return name == "Tensor" or hasattr(value, "__dlpack__")
    numbers = {"int": int, "SymInt": int, "float": (int, float), "bool": bool, "str": str,
               "Scalar": (int, float, complex)}
    if base in numbers:
        return isinstance(value, numbers[base]) or name == "Tensor"
    return True


def complaint(name, overload, args, kwargs, is_method):
    """What a name with one signature says."""
    arguments = Schema(overload).arguments
    if is_method:
        arguments = [x for x in arguments if x.name != "self"]
        args = args[1:]
    positional = [x for x in arguments if not x.kwarg_only]
    spelled = {x.name if is_method else shown_name(x.name): x for x in arguments}
    if len(args) > len(positional) and not any("int[" in x.text for x in positional):
        count = len(positional)
        return (f"{name}() takes {count} positional argument{'' if count == 1 else 's'} but {len(args)} "
                f"{'was' if len(args) == 1 else 'were'} given")
    given = dict(zip((x.name if is_method else shown_name(x.name) for x in positional), args))
    for key in kwargs:
        if key in given:
            return f"{name}() got multiple values for argument '{key}'"
    missing = [x.name if is_method else shown_name(x.name) for x in positional[len(args):]
               if not x.has_default_value() and shown_name(x.name) not in kwargs and x.name not in kwargs]
    if missing:
        listed = ", ".join(f'"{x}"' for x in missing)
        return f"{name}() missing {len(missing)} required positional arguments: {listed}"
    for at, (key, value) in enumerate(given.items()):
        if not fits(spelled[key].text, value):
            return (f"{name}(): argument '{key}' (position {at + 1}) must be {word(spelled[key].text)}, "
                    f"not {type(value).__name__}")
    for key, value in kwargs.items():
        if key == "out":
            return f"{name}(): argument 'out' must be Tensor, not {type(value).__name__}"
        if key not in spelled:
            return f"{name}() got an unexpected keyword argument '{key}'"
        if not fits(spelled[key].text, value):
            return f"{name}(): argument '{key}' must be {word(spelled[key].text)}, not {type(value).__name__}"
    return None


def pairs(function):
    return getattr(function, "overloads", None) if not callable(getattr(function, "overloads", None)) \
        else function._pairs


def text(function, args, kwargs):
    """The message of the TypeError for a call that fits no overload."""
    name, all_pairs = function.__name__, pairs(function)
    is_method = getattr(function, "is_method", False)
    if len(all_pairs) == 1:
        one = complaint(name, all_pairs[0][0], args, kwargs, is_method)
        if one is not None:
            return one
    given = [kind_of(x) for x in args[is_method:]] + [f"{key}={kind_of(x)}" for key, x in kwargs.items()]
    lines = [signature(overload, out, is_method) for overload, out in all_pairs]
    start = f"{name}() received an invalid combination of arguments - got ({', '.join(given)}), but expected "
    if len(lines) == 1:
        return start + lines[0]
    return start + "one of:" + "".join(f"\n * {line}" for line in lines) + "\n"
