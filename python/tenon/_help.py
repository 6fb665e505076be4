# SPDX-License-Identifier: BSD-3-Clause
"""The text that `help` shows of a function, a method or an operator, made when it is asked for.

Signatures and defaults are the schema's; shapes and the example are those of calls that were tried (_examples.py), so
that none of it can be out of date. Trying leaves the process's random numbers where they were."""
import tenon
from tenon import _C
from tenon._refusals import pairs, shown_name, shown_value, signature
from tenon._schema import Schema, without_mark

# Types of arguments in words: one of them, and several.
WORDS = {"Tensor": ("a tensor", "tensors"), "int": ("a whole number", "whole numbers"),
         "float": ("a real number", "real numbers"), "bool": ("True or False", "True and False"),
         "Scalar": ("a number", "numbers"), "str": ("text", "texts"), "ScalarType": ("a dtype", "dtypes"),
         "Layout": ("a layout", "layouts"), "Device": ("a device, or its name", "devices"),
         "MemoryFormat": ("a memory format", "memory formats"), "Generator": ("a generator", "generators"),
         "complex": ("a complex number", "complex numbers"), "Storage": ("a tensor", "tensors")}
SYMBOLS = {"SymInt": "int", "SymFloat": "float", "SymBool": "bool"}

# What arguments of functions in Python are by their names; what is not here is told by the default.
IN_PYTHON = {"input": "Tensor", "other": "Tensor", "target": "Tensor", "weight": "Tensor?", "bias": "Tensor?", "tensor": "Tensor",
             "x1": "Tensor", "x2": "Tensor", "a": "Tensor", "b": "Tensor", "A": "Tensor", "mat2": "Tensor",
             "input1": "Tensor", "input2": "Tensor", "anchor": "Tensor", "positive": "Tensor", "negative": "Tensor",
             "log_probs": "Tensor", "targets": "Tensor", "input_lengths": "Tensor", "target_lengths": "Tensor",
             "indices": "Tensor", "grid": "Tensor", "theta": "Tensor", "query": "Tensor", "key": "Tensor", "value": "Tensor", "var": "Tensor",
             "running_mean": "Tensor?", "running_var": "Tensor?", "self": "Tensor", "offsets": "Tensor?",
             "window": "Tensor?", "tensors": "Tensor[]", "operands": "Tensor[]", "matrices": "Tensor[]", "kernel_size": "int[k]", "size": "int[]?",
             "output_size": "int[k]", "pad": "int[]", "shape": "int[]", "dim": "int?", "p": "float", "stride": "int[k]?",
             "n_fft": "int", "num_groups": "int", "equation": "str", "M": "int", "n": "int", "dims": "int",
             "threshold": "float", "normalized_shape": "int[]", "split_size_or_sections": "int",
             "dtype": "ScalarType?", "out": "Tensor?", "fill_value": "Scalar", "embed_dim_to_check": "int", "norm_type": "float",
             "logits": "Tensor", "callable": "callable"}


# ---- parameters ----

def parameter_of(name, text, keyword_only=False, has_default=False, default=None, is_out=False):
    from tenon._examples import Parameter
    bare = without_mark(text)
    is_optional = bare.endswith("?")
    base, _, rest = bare.rstrip("?").partition("[")
    base = base.rstrip("?")
    size = rest.rstrip("]?")
    if size == "k":
        size = "1"
    return Parameter(name, SYMBOLS.get(base, base), bool(rest), int(size) if size.isdigit() else None, is_optional,
                     keyword_only, not has_default, default, is_out)


def parameters_of(overload, is_method, spell):
    """Those of a schema; an optional one that has no default is given None."""
    found = []
    for x in Schema(overload).arguments:
        has_default = x.has_default_value()
        found.append(parameter_of(spell(x.name), x.text, x.kwarg_only, has_default,
                                  x.default_value if has_default else None, x.is_out))
    if is_method:
        found.sort(key=lambda x: x.name != "self")
    return found


def python_signature(function):
    """That of a function, or what one that takes anything says of itself."""
    import inspect
    said = function.__dict__.get("parameters")
    return inspect.signature(function if said is None else eval(f"lambda {said}: None", {"tenon": tenon}))


def python_parameters(function):
    found = []
    for x in python_signature(function).parameters.values():
        has_default = x.default is not x.empty
        default = x.default if has_default else None
        text = IN_PYTHON.get(x.name)
        if has_default and isinstance(default, (bool, int, float, str)):
            text = {bool: "bool", int: "int", float: "float", str: "str"}[type(default)]
        if text is None:
            text = "any"
        if x.kind is x.VAR_KEYWORD or x.name.startswith("_"):
            continue
        made = parameter_of(x.name, text, x.kind is x.KEYWORD_ONLY, has_default, default)
        made.is_spread = x.kind is x.VAR_POSITIONAL
        found.append(made)
    return found


# ---- arguments in words ----

def kind_in_words(x):
    one, several = WORDS.get(x.base, (None, None))
    if one is None:
        return {"any": "any value", "t": "any value", "callable": "a function"}.get(x.base, x.base)
    if not x.is_list:
        return one
    if x.size is None:
        return f"{several} in a list"
    return f"{several} in a list, or one" if x.size == 1 else f"{x.size} {several}, or one that stands for them"


def when_left_out(x):
    if not x.is_needed and x.default is None:
        return "; may be left out"
    if not x.is_needed:
        return f"; {shown_value(x.default)} if left out"
    return ", or None" if x.is_optional else ""


def argument_lines(all_parameters):
    """One line per name, in the order of the signatures."""
    kinds, first = {}, {}
    for parameters in all_parameters:
        for x in parameters:
            kinds.setdefault(x.name, {})[kind_in_words(x)] = None
            first.setdefault(x.name, x)
    return [f"    {name}: {' or '.join(found)}{', which the result is written to' if first[name].is_out else ''}"
            f"{when_left_out(first[name])}{'; by name only' if first[name].keyword_only else ''}"
            for name, found in kinds.items()]


# ---- shapes ----

def shape_text(shape):
    return f"({', '.join(map(str, shape))}{',' if len(shape) == 1 else ''})"


def results_of(call, examples):
    """The shapes of the results; None where a result is no tensor."""
    found = examples.parts(call.result)
    is_plain = isinstance(call.result, (tuple, list)) and len(found) != len(call.result)
    return None if not found or is_plain else [tuple(x.shape) for x in found]


def tried(function, call, pattern, sizes, examples, plain=None):
    values = plain or {x.name: value for x, value in zip(call.parameters, call.values) if value is not None}
    made = examples.attempt(function, call.parameters, values, pattern, call.kind, call.scale, sizes)
    return None if made is None else results_of(made, examples)


def letters_of(pattern, first, second, examples):
    """The results' sizes as letters of the pattern: None if these are not what they are made of."""
    if first is None or second is None or [len(x) for x in first] != [len(x) for x in second]:
        return None
    known = sorted(set("".join(pattern)))
    found = []
    for one, other in zip(first, second):
        letters = []
        for a, b in zip(one, other):
            same = [x for x in known if examples.SIZES[x] == a and examples.OTHER_SIZES[x] == b]
            if not same and a != b:
                return None
            letters.append(same[0] if same else str(a))
        found.append(letters)
    return found


def broadcast_line(function, call, names, examples):
    """The sentence for tensors that broadcast, if they do."""
    sizes = {"a": 2, "b": 3, "x": 1}
    rows = {2: [["ax", "xb"], ["ab", "b"], ["b", "ab"]], 3: [["ax", "xb", "ab"], ["b", "ab", "ab"], ["ab", "b", "ax"]]}
    is_written = names[0] == "self" and call.is_written
    wanted = [row for row in rows.get(len(names), []) if not is_written or row[0] == "ab"]
    if not wanted:
        return None
    for row in wanted:
        if tried(function, call, row, sizes, examples) != [(2, 3)]:
            return None
    first = ", ".join(shape_text([sizes[x] for x in shape]) for shape in wanted[0])
    if is_written:
        return f"    {', '.join(names[1:])}: a shape that broadcasts to that of self, which the result has: {first} give (2, 3)."
    return f"    {', '.join(names[:-1])} and {names[-1]} broadcast to the result's shape: {first} give (2, 3)."


def last_dim(call):
    """The values with the last dimension in place of the one that was given, if there is one."""
    found = {x.name: value for x, value in zip(call.parameters, call.values) if value is not None}
    for x in call.parameters:
        if x.name == "dim" and x.name in found:
            from tenon._examples import Value
            found["dim"] = Value([-1], "[-1]") if isinstance(found["dim"].value, list) else Value(-1, "-1")
    return found


def any_shape_line(function, call, name, examples):
    """The sentence for one tensor of any shape, if the result's shape follows from it in a plain way."""
    shapes, plain = ["a", "ab", "abc", "abcd"], last_dim(call)
    found = [tried(function, call, [shape], examples.SIZES, examples, plain) for shape in shapes]
    if any(x is None or len(set(x)) != 1 for x in found):
        return None
    count = len(found[0])
    given = [tuple(examples.SIZES[letter] for letter in shape) for shape in shapes]
    which = "the result has" if count == 1 else "the results have"
    if all(x[0] == shape for x, shape in zip(found, given)):
        return f"    {name}: any shape, which {which} too."
    if all(x[0] == () for x in found):
        return f"    {name}: any shape; {which} no dimensions."
    if all(x[0] == shape[:-1] for x, shape in zip(found, given)) and "dim" in plain:
        return f"    {name}: any shape; {which} it without the dimension dim."
    if all(x[0] == (*shape[:-1], 1) for x, shape in zip(found, given)) and "dim" in plain:
        return f"    {name}: any shape; {which} it with size 1 in the dimension dim."
    return None


def given_text(call):
    """The arguments that the shapes depend on, as `With dim=1: `."""
    fixed = [f"{x.name}={value.text}" for x, value in zip(call.parameters, call.values)
             if value is not None and not x.is_tensor and x.base not in ("Generator", "ScalarType")]
    return f"with {', '.join(fixed)}: " if fixed else ""


def shapes_in_words(names, shapes, results):
    """input (a, b), mat2 (b, c) give (a, c)"""
    given = ", ".join(f"{name} {shape_text(shape)}" for name, shape in zip(names, shapes))
    if results is None:
        return f"{given}; the result is no tensor"
    gives = "the result is" if not names else "gives" if len(names) == 1 else "give"
    return f"{given} {gives} {', '.join(shape_text(x) for x in results)}".strip()


def is_special(pattern, known):
    """Whether one that is known says more: as many dimensions, and fewer of them the same."""
    return any([len(x) for x in pattern] == [len(x) for x in other] and
               len(set("".join(pattern))) <= len(set("".join(other))) for other in known)


def rule_lines(function, call, names, examples):
    """Up to four rows of shapes: in letters, or in numbers where nothing holds for other sizes."""
    patterns = examples.PATTERNS.get(len(names)) or [call.patterns]
    lines, known = [], []
    for pattern in [call.patterns, *sorted(patterns, key=lambda x: (len("".join(x)), -len(set("".join(x)))))]:
        if len(lines) == 4 or is_special(pattern, known):
            continue
        first = tried(function, call, pattern, examples.SIZES, examples)
        if first is None and pattern is not call.patterns:
            continue
        found = letters_of(pattern, first, tried(function, call, pattern, examples.OTHER_SIZES, examples), examples)
        if found is not None and names:
            lines.append(f"    {given_text(call)}{shapes_in_words(names, pattern, found)}")
        elif pattern is call.patterns:
            shapes = examples.shapes_of(call.patterns, examples.SIZES)
            return [f"    {given_text(call)}{shapes_in_words(names, shapes, results_of(call, examples))}"]
        else:
            continue
        known.append(pattern)
    return lines


def shape_lines(function, call, examples):
    tensors = [x for x in call.parameters if x.is_tensor and x.is_needed]
    names = [x.name for x in tensors]
    if len(names) == 1 and not tensors[0].is_list:
        line = any_shape_line(function, call, names[0], examples)
    else:
        line = broadcast_line(function, call, names, examples) if names and not any(x.is_list for x in tensors) else None
    return [line] if line else rule_lines(function, call, names, examples)


# ---- the example ----

def call_lines(path, call, is_method, variables=True):
    """The tensors by their names, and the call."""
    lines, words = [], []
    args, names = call.arguments()
    spelled = iter([x.name for x, value in zip(call.parameters, call.values) if value is not None])
    given = [(next(spelled), value, False) for value in args]
    given += [(key, value, True) for key, value in names.items()]
    kinds = {x.name: x for x in call.parameters}
    for name, value, by_name in given:
        x = kinds[name]
        text = value.text
        if x.is_tensor:
            variable = {"self": "x"}.get(name, name)
            lines.append(f"{variable} = {text}")
            text = f"[{variable}, {variable}]" if x.is_list else variable
        words.append(f"{name}={text}" if by_name else text)
    if is_method:
        owner, words = words[0], words[1:]
        path = f"{owner}.{path.rpartition('.')[2]}"
    return [*lines, f"{path}({', '.join(words)})"]


def run(lines):
    """The value of the last line after the others."""
    scope = {"tenon": tenon}
    for line in lines[:-1]:
        exec(line, scope)
    return eval(lines[-1], scope)


def shown(result):
    """What Python prints of a value; None for what would fill the screen, or has empty lines."""
    text = repr(result)
    is_short = text.count("\n") < 12 and len(text) < 900 and "\n\n" not in text
    return text if is_short and " object at 0x" not in text else None


def shape_of_result(result, line):
    from tenon._examples import parts
    if isinstance(result, tenon.Tensor):
        return f"{line}.shape"
    if parts(result) and len(parts(result)) == len(result):
        return f"[x.shape for x in {line}]"
    return None


def repeats_itself(lines, wanted):
    return all(repr(run(lines)) == wanted for _ in range(2))


def example_lines(path, call, is_method):
    """What a program writes, and what it prints; [] where that cannot be shown."""
    lines = call_lines(path, call, is_method)
    try:
        for start in ([], ["_ = tenon.manual_seed(0)"]):
            result = run([*start, *lines])
            text = shown(result)
            is_made = "empty" not in path.rpartition(".")[2]
            if text is not None and is_made and repeats_itself([*start, *lines], text):
                return prompted([*start, *lines], text)
        asked = shape_of_result(result, lines[-1])
        if asked is None:
            return []
        return prompted([*lines[:-1], asked], repr(run([*lines[:-1], asked])))
    except Exception:
        return []


def prompted(lines, printed):
    return [*(f"    >>> {x}" for x in lines), *([] if printed == "None" else (f"    {x}" for x in printed.split("\n")))]


# ---- the whole ----

class Subject:
    """One signature: its line, its parameters and what is called."""

    def __init__(self, line, parameters, function, path, is_method=False, schemas=(), is_written=False, outs=None):
        self.line, self.parameters, self.function, self.path = line, parameters, function, path
        self.is_method, self.schemas, self.is_written = is_method, schemas, is_written
        self.outs = outs


def needs_generator(subject):
    return any(x.base == "Generator" and x.is_needed for x in subject.parameters)


def describe_subjects(subjects, intro=()):
    import warnings
    from tenon import _examples as examples
    shapes, example = {}, []
    state = tenon.get_rng_state()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for subject in sorted(subjects[:8], key=needs_generator):
                call = examples.find(subject.function, subject.parameters)
                if call is not None:
                    call.is_written = subject.is_written
                    shapes.update(dict.fromkeys(shape_lines(subject.function, call, examples)))
                    example = example or example_lines(subject.path, call, subject.is_method)
    finally:
        tenon.set_rng_state(state)
    blocks = [[x.line for x in subjects], list(intro)]
    arguments = argument_lines([x.parameters for x in subjects])
    arguments += [f"    out: {outs}; may be left out; by name only" for outs in dict.fromkeys(x.outs for x in subjects) if outs]
    blocks.append(["Arguments:", *arguments])
    if shapes:
        blocks.append(["Shapes:", *shapes])
    if example:
        blocks.append(["Example:", *example])
    schemas = [schema for x in subjects for schema in x.schemas]
    if schemas:
        blocks.append(["Operators:", *(f"    {x}" for x in schemas)])
    return "\n\n".join("\n".join(x) for x in blocks if len(x) > (x[:1] == ["Arguments:"]))


def describe(function):
    """The text of a Function, a Method, a Packet or an Overload."""
    if isinstance(function, _C.Overload):
        return describe_subjects([overload_subject(function)])
    if isinstance(function, _C.Packet):
        return describe_subjects([overload_subject(overload) for overload, _ in pairs(function)])
    if not pairs(function):
        return describe_python(function.__wrapped__, f"Tensor.{function.__name__}", True)
    is_method, name = function.is_method, function.__name__
    path = f"{function.__module__}.{name}"
    spell = (lambda x: x) if is_method else shown_name
    subjects = []
    for overload, out in pairs(function):
        schemas = [x.schema for x in (overload, out) if x is not None]
        count = 0 if out is None or is_method else sum(x.is_out for x in Schema(out).arguments)
        outs = {0: None, 1: "a tensor that the result is written to"}.get(count, f"{count} tensors that the results are written to")
        subjects.append(Subject(f"{name}{signature(overload, out, is_method)}", parameters_of(overload, is_method, spell),
                                function, path, is_method, schemas[:1] if is_method else schemas,
                                Schema(overload).is_mutable, outs))
    return describe_subjects(subjects)


def overload_subject(overload):
    space, _, local = overload.name().partition("::")
    name, _, which = local.partition(".")
    return Subject(overload.schema, parameters_of(overload, False, lambda x: x), overload,
                   f"tenon.ops.{space}.{name}.{which or 'default'}", is_written=Schema(overload).is_mutable)


def describe_python(function, path, is_method=False):
    """The same of a function that is written in Python."""
    parameters = python_parameters(function)
    called = [x for x in parameters if not getattr(x, "is_spread", False)]
    spread = [x for x in parameters if getattr(x, "is_spread", False)]
    for x in spread:
        x.is_list = False
    name = path.rpartition(".")[2]
    try:
        line = f"{name}{python_signature(function)}"
    except ValueError:
        line = f"{name}(...)"
    text = function.__dict__.get("summary", None if "summary" in function.__dict__ else function.__doc__)
    return describe_subjects([Subject(line, called + spread, function, path, is_method)], [text] if text else [])
