# SPDX-License-Identifier: BSD-3-Clause
"""What a function says when no overload fits: signatures as PyTorch writes them."""
import sys

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


# ---- tensors of PyTorch ----

ADVICE = "a torch.Tensor: use tenon.from_dlpack(x)"


def is_of_pytorch(value):
    """Whether it is a torch.Tensor; PyTorch is not imported for it."""
    kind = getattr(sys.modules.get("torch"), "Tensor", None)
    return isinstance(kind, type) and isinstance(value, kind)


def shown_kind(value):
    """The name of a value's class; of a torch.Tensor what to do with it."""
    return ADVICE if is_of_pytorch(value) else type(value).__name__


def about_pytorch(name, all_pairs, args, kwargs, is_method):
    """The message for a call with PyTorch's tensors, whose gradients would end here; None for another."""
    positional = max(([x.name for x in Schema(overload).arguments if not x.kwarg_only] for overload, _ in all_pairs), key=len)
    words = positional if is_method else [shown_name(word) for word in positional]
    given = [(f"argument {words[at]!r} (position {at + 1 - is_method})" if at < len(words) else f"argument {at + 1 - is_method}", value)
             for at, value in enumerate(args)] + [(f"argument {key!r}", value) for key, value in kwargs.items()]
    for what, value in given:
        if is_of_pytorch(value):
            return f"{name}(): {what} is {ADVICE}"
        if isinstance(value, (list, tuple)):
            for at, item in enumerate(value):
                if is_of_pytorch(item):
                    return f"{name}(): item {at} of {what} is {ADVICE}"
    return None


# ---- names ----

# What may be written for an argument's name in functions (python/csrc/fitting.c).
SYNONYMS = {"dim": "axis", "keepdim": "keepdims", "self": "input", "input": "self", "other": "x2"}


def unexpected(name, all_pairs, kwargs):
    """The message for a keyword that no overload has, with a name that is near; None if there is none."""
    known = {"out", "requires_grad"}
    for pair in all_pairs:
        for overload in pair:
            for argument in Schema(overload).arguments if overload is not None else ():
                known |= {argument.name, SYNONYMS.get(argument.name, argument.name)}
    for key in kwargs:
        if key not in known:
            import difflib
            near = difflib.get_close_matches(key, sorted(known - {"self"}), 1)
            return f"{name}() got an unexpected keyword argument '{key}'" + (f"; did you mean '{near[0]}'?" if near else "")
    return None


def text(function, args, kwargs):
    """The message of the TypeError for a call that fits no overload."""
    name, all_pairs = function.__name__, pairs(function)
    is_method = getattr(function, "is_method", False)
    one = about_pytorch(name, all_pairs, args, kwargs, is_method)
    if one is not None:
        return one
    if len(all_pairs) == 1:
        one = complaint(name, all_pairs[0][0], args, kwargs, is_method)
        if one is not None:
            return one
    lines = [signature(overload, out, is_method) for overload, out in all_pairs]
    one = unexpected(name, all_pairs, kwargs)
    if one is not None:
        return one + "\nIts signatures:" + "".join(f"\n * {line}" for line in lines) + "\n"
    given = [kind_of(x) for x in args[is_method:]] + [f"{key}={kind_of(x)}" for key, x in kwargs.items()]
    start = f"{name}() received an invalid combination of arguments - got ({', '.join(given)}), but expected "
    if len(lines) == 1:
        return start + lines[0]
    return start + "one of:" + "".join(f"\n * {line}" for line in lines) + "\n"
