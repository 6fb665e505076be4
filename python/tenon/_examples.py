# SPDX-License-Identifier: BSD-3-Clause
"""Calls that work, found by trying: what `help` shows as an example, and what shapes it tells of (_help.py).

A function is known by its parameters. Each gets a few values that could be meant, tensors those of shapes in letters,
such as (a, b) and (b, c); the first call that succeeds is the example, and the shapes of those that succeed with two
sizes for each letter are the rule. Nothing is known of single operators."""
import itertools

import tenon

# Sizes that letters stand for: in examples, and a second time where a rule is looked for.
SIZES = {letter: 2 + at for at, letter in enumerate("abcdefg")}
OTHER_SIZES = dict(zip("abcdefg", (3, 5, 2, 4, 7, 6, 8)))

# Shapes by the number of tensors.
PATTERNS = {
    0: [[]],
    1: [["ab"], ["a"], ["aa"], ["abc"], ["abcd"], ["abcde"], [""], ["baa"], ["abb"]],
    2: [["ab", "ab"], ["ab", "bc"], ["a", "a"], ["ab", "b"], ["aa", "ab"], ["abc", "acd"], ["a", "b"], ["ab", "a"],
        ["ab", "cb"], ["abc", "eba"], ["abcd", "ebaa"], ["abcde", "fbaaa"], ["abc", "bea"], ["abcd", "beaa"],
        ["abcde", "bfaaa"], ["abc", "dbc"], ["abc", "abc"], ["abcd", "acde"], ["abcd", "abcd"], ["", ""], ["abc", "a"],
        ["ab", "ac"], ["aa", "a"], ["aa", "aa"], ["abc", "bc"], ["abcd", "cd"], ["abcd", "acda"], ["acd", "abcd"],
        ["abcde", "abcde"], ["abcde", "acdea"], ["a", "bc"],
        ["ab", "cd"]],
    3: [["ab", "ab", "ab"], ["ab", "ac", "cb"], ["a", "ab", "b"], ["ab", "a", "b"], ["abc", "abd", "adc"],
        ["ab", "cb", "c"], ["bc", "abd", "adc"], ["ab", "b", "b"], ["ab", "b", "a"], ["abc", "abc", "abc"],
        ["abcd", "abcd", "abcd"], ["a", "a", "a"], ["abc", "b", "b"], ["abcd", "ebaa", "e"], ["a", "bc", "b"],
        ["aa", "a", "ab"], ["ab", "ca", "da"], ["", "a", "a"], ["ab", "a", "ab"],
        ["ab", "ac", "dbc"]],
    4: [["ab", "ab", "ab", "ab"], ["ab", "b", "b", "b"], ["abc", "b", "b", "b"], ["abcd", "b", "b", "b"], ["a"] * 4,
        ["ab", "ab", "bb", "bb"], ["abc"] * 4, ["abcd"] * 4],
    5: [["ab", "ab", "ab", "ab", "ab"], ["ab", "b", "b", "b", "b"], ["abcd", "b", "b", "b", "b"], ["a"] * 5],
}

# What could be meant by names, from the likeliest on; by type for names that are not here.
INTS = {"dim": [1, 0, -1], "dim0": [0], "dim1": [1], "n": [5, 2], "k": [2, 1], "start_dim": [0], "end_dim": [1],
        "start": [0], "end": [3, 2], "steps": [3], "step": [1], "groups": [1, 2], "num_groups": [1], "upscale_factor": [2, 1],
        "downscale_factor": [2, 1], "n_fft": [4], "M": [4], "window_length": [4], "batch1": [1], "source": [0],
        "destination": [1], "high": [10], "axis0": [0], "axis1": [1], "sections": [1, 2], "chunks": [2],
        "num_classes": [7, 2], "groups_": [1], "max_size": [2], "size": [2], "unfolded": [2], "N": [3],
        "blank": [0], "input_size": [4]}
LISTS = {"size": [[2, 3], [3, 2], [6], [2, 2], [4, 4], [1, 2, 4, 4], [4]], "shape": [[3, 2], [6], [2, 3]],
         "dims": [[1, 0], [0, 1], [0], [2, 1, 0]], "dim": [[1], [0], [0, 1]], "kernel_size": [2, 1], "pad": [[1, 1], [1, 1, 1, 1], [1] * 6],
         "output_size": [2, 3, 4], "normalized_shape": [[3], [4], [2]], "repeats": [[2, 2], [2]], "shifts": [[1]],
         "split_sizes": [[1, 1], [1, 2]], "split_size": [[1, 1], [1, 2]], "padding": [[1, 1], [1] * 4, [1] * 6, 0, 1], "stride": [[1], [2, 1], [3, 1], 1, 2],
         "dilation": [1], "output_padding": [0], "sizes": [[2, 1], [3, 1], [1, 2]], "permutation": [[1, 0]],
         "source": [[0]], "destination": [[1]], "input_sizes": [[2, 3], [2, 3, 4]], "input_size": [[2, 3], [4, 4]],
         "self_size": [[2, 3]], "dims_self": [[1]], "dims_other": [[0]], "tensor_indices_or_sections": [[1]], "block_size": [2],
         "indices": [[1]], "s": [[2, 2]], "bins": [[2, 2], [2]]}
TEXTS = {"equation": ["ij->ji", "ij,jk->ik"], "indexing": ["ij"], "mode": ["constant", "linear", "bilinear", "mean"],
         "reduce": ["sum", "mean", "amax"], "ord": ["fro", "nuc"], "pad_mode": ["constant"], "rounding_mode": ["floor"],
         "UPLO": ["L"], "padding": ["same", "valid"], "reduction": ["mean"], "tril_or_triu": ["tril"]}
BY_TYPE = {"int": [1, 2, 0, 3, -1], "float": [0.5, 1.0, 2.0], "Scalar": [2, 0.5, 1], "bool": [False, True],
           "str": ["mean", "sum", "linear"], "ScalarType": [tenon.float32, tenon.int64], "Layout": [tenon.strided],
           "Device": ["cpu"], "MemoryFormat": [tenon.contiguous_format], "complex": [1j]}
SIZED = [[1], [2], [0], [3]]
UNSIZED = [[1], [0], [2, 3], [0, 1], [1, 0], [3, 2], [1, 1], [2], [2, 2]]

# Tensors of places, of what is true, and of counts.
PLACES = ("index", "indices", "offsets", "labels", "sorter", "batch_sizes", "offset", "pivots", "LU_pivots", "splits",
          "crow_indices", "col_indices", "row_indices", "compressed_indices", "plain_indices")
CLAIMS = ("mask", "condition", "found_inf")
COUNTS = ("repeats", "lengths", "input_lengths", "target_lengths", "count", "n", "total_count")

# Kinds of elements and what they are multiplied by, in the order of trial; behind and first, one of the tensors is a
# place where the rest is real.
KINDS = (("real", 1.0), ("real", 0.1), ("places behind", 1.0), ("places first", 1.0), ("whole", 1.0), ("true", 1.0),
         ("complex", 1.0))

MOST_TRIALS = 5000


class Value:
    """A value and how a program writes it."""

    def __init__(self, value, text):
        self.value, self.text = value, text


def written(value):
    return f'"{value}"' if isinstance(value, str) else repr(value)


def numbers(count, kind, scale):
    if kind == "true":
        return [at % 2 == 0 for at in range(count)]
    if kind == "place":
        return [at % 2 for at in range(count)]
    if kind == "whole":
        return list(range(1, count + 1))
    if kind == "complex":
        return [complex(at + 1, 1) for at in range(count)]
    return [round((at + 1) * scale, 3) for at in range(count)]


def matrix_numbers(shape):
    """Of square matrices, which are to have an inverse and a root: the diagonal is the largest."""
    count, size = 1, shape[-1]
    for x in shape:
        count *= x
    return [size + 1.0 if at // size % size == at % size else 1.0 for at in range(count)]


def nested(flat, shape):
    if not shape:
        return flat[0]
    if 0 in shape:
        return []
    step = len(flat) // shape[0]
    return [nested(flat[at * step:(at + 1) * step], shape[1:]) for at in range(shape[0])]


def tensor_of(shape, kind, scale=1.0):
    """A small tensor, and how it is made: its numbers where they are few."""
    count = 1
    for size in shape:
        count *= size
    is_square = kind == "real" and len(shape) > 1 and shape[-1] == shape[-2] > 1 and scale == 1.0
    flat = matrix_numbers(shape) if is_square else numbers(count, kind, scale)
    if is_square and count > 8:
        lead = f".expand({', '.join(map(str, shape))})" if len(shape) > 2 else ""
        return Value(tenon.tensor(nested(flat, list(shape))),
                     f"(tenon.eye({shape[-1]}) * {shape[-1]} + 1){lead}.clone()" if lead else
                     f"tenon.eye({shape[-1]}) * {shape[-1]} + 1")
    if count <= 8 or kind in ("true", "place", "complex"):
        text = repr(nested(flat, list(shape)))
        return Value(tenon.tensor(nested(flat, list(shape))), f"tenon.tensor({text})")
    stop = f"{count}." if kind == "real" else f"{count}"
    text = f"tenon.arange({stop}).view({', '.join(map(str, shape))})"
    made = tenon.arange(float(count) if kind == "real" else count).view(list(shape))
    return Value(made * scale, f"{text} * {scale}") if kind == "real" and scale != 1.0 else Value(made, text)


class Parameter:
    """What a trial needs to know of an argument."""

    def __init__(self, name, base, is_list=False, size=None, is_optional=False, keyword_only=False, is_needed=True,
                 default=None, is_out=False):
        self.name, self.base, self.is_list, self.size = name, base, is_list, size
        self.is_optional, self.keyword_only, self.is_needed = is_optional, keyword_only, is_needed
        self.default, self.is_out, self.is_first = default, is_out, False

    @property
    def is_tensor(self):
        return self.base in ("Tensor", "Storage")

    def kind(self, kind):
        """The kind of its elements, if all are to be of a kind."""
        if self.name in PLACES or self.name.endswith("_indices"):
            return "place"
        if self.name in COUNTS and kind != "real":
            return "whole"
        if self.name in CLAIMS or self.name.endswith("mask"):
            return "true"
        if kind == "places behind":
            return "place" if self.name == "target" else "real"
        if kind == "places first":
            return "place" if self.is_first else "real"
        return kind

    def values(self):
        """What could be meant by an argument that is no tensor."""
        if self.base == "Generator":
            return [Value(tenon.Generator(), "tenon.Generator()")]
        if self.is_list:
            if self.size == 1 and self.name in ("kernel_size", "output_size", "stride"):
                return [Value(x, written(x)) for x in (2, 1, 3)]
            found = LISTS.get(self.name, SIZED if self.size else UNSIZED)
            found = [x if isinstance(x, list) else [x] * (self.size or 2) for x in found]
            if self.size:
                found = [x for x in found if len(x) == self.size] + [x * self.size for x in SIZED]
            if self.base in ("float", "Scalar"):
                found = [[float(y) for y in x] for x in found]
            if self.base == "bool":
                found = [[True] * (self.size or 2)]
        elif self.base in ("int", "Scalar") and self.name in INTS:
            found = INTS[self.name]
        elif self.base == "str":
            found = TEXTS.get(self.name, BY_TYPE["str"])
        else:
            found = BY_TYPE.get(self.base, [])
        return [Value(x, written(x)) for x in found]


class Call:
    """One call: the function's values by parameter, and its result."""

    def __init__(self, parameters, values, patterns, kind, scale):
        self.parameters, self.values, self.patterns = parameters, values, patterns
        self.kind, self.scale = kind, scale
        self.result = None

    def arguments(self):
        args, names = [], {}
        for parameter, value in zip(self.parameters, self.values):
            if value is None:
                continue
            if parameter.keyword_only or len(args) + len(names) < self.parameters.index(parameter) or names:
                names[parameter.name] = value
            else:
                args.append(value)
        return args, names


def shapes_of(patterns, sizes):
    return [tuple(sizes[letter] for letter in pattern) for pattern in patterns]


def attempt(function, parameters, plain, patterns, kind, scale=1.0, sizes=SIZES):
    """The call with these values, made; None if it fails."""
    shapes, values = iter(shapes_of(patterns, sizes)), []
    for parameter in parameters:
        if not parameter.is_needed:
            values.append(None)
        elif parameter.is_tensor:
            shape = next(shapes)
            if parameter.is_list:
                made = tensor_of(shape, parameter.kind(kind), scale)
                values.append(Value([made.value, made.value.clone()], made.text))
            else:
                values.append(tensor_of(shape, parameter.kind(kind), scale))
        else:
            values.append(plain[parameter.name])
    call = Call(parameters, values, patterns, kind, scale)
    args, names = call.arguments()
    try:
        call.result = function(*(x.value for x in args), **{key: x.value for key, x in names.items()})
    except Exception:
        return None
    return call


def parts(result):
    """The tensors of a result."""
    if isinstance(result, tenon.Tensor):
        return [result]
    return [x for x in result if isinstance(x, tenon.Tensor)] if isinstance(result, (tuple, list)) else []


def has_numbers(result):
    """Whether no element is nan: such a result shows little."""
    for x in parts(result):
        if (x.is_floating_point() or x.is_complex()) and bool(tenon.isnan(x).any()):
            return False
    return True


def needing(parameters, wanted):
    """The same parameters where one more is given."""
    import copy
    found = []
    for x in parameters:
        if x is wanted:
            x = copy.copy(x)
            x.is_needed = x.keyword_only = True
        found.append(x)
    return found


def find(function, parameters):
    """A call that succeeds, with what is needed or one argument more; None if none was found."""
    call = find_with(function, parameters, MOST_TRIALS)
    for x in parameters:
        if call is None and not x.is_needed and x.base not in ("ScalarType", "Layout", "Device", "Generator", "any"):
            call = find_with(function, needing(parameters, x), MOST_TRIALS // 5)
    return call


def find_with(function, parameters, left):
    tensors = [x for x in parameters if x.is_tensor and x.is_needed]
    plain = [x for x in parameters if not x.is_tensor and x.is_needed]
    for x in tensors[:1]:
        x.is_first = True
    choices = [x.values() for x in plain]
    if any(not x for x in choices):
        return None
    patterns = PATTERNS.get(len(tensors)) or [["ab"] * len(tensors), ["a"] * len(tensors)]
    fallback = None
    for kind, scale in KINDS if tensors else KINDS[:1]:
        for pattern in patterns:
            for chosen in itertools.islice(itertools.product(*choices), 120):
                left -= 1
                values = {x.name: value for x, value in zip(plain, chosen)}
                call = attempt(function, parameters, values, pattern, kind, scale)
                if call is not None and has_numbers(call.result):
                    return call
                fallback = fallback or call
                if left == 0:
                    return fallback
    return fallback
