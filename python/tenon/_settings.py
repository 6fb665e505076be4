# SPDX-License-Identifier: BSD-3-Clause
"""What programs ask for and set for the process: threads, random numbers, defaults."""
import tenon
from tenon import _C


def get_num_threads():
    """How many threads one operator may use."""
    return _C.num_threads()


def set_num_threads(number):
    """Sets how many threads one operator may use."""
    if not isinstance(number, int) or isinstance(number, bool):
        raise RuntimeError(f"set_num_threads: expected a whole number, not {number!r}")
    if number < 1:
        raise RuntimeError(f"set_num_threads: expected a number above 0, not {number}")
    _C.set_num_threads(min(number, 1024))


# ---- random numbers ----

def seed():
    """Starts the process's generator with a seed that cannot be predicted; returns it."""
    return tenon.default_generator.seed()


def initial_seed():
    """The seed that the process's generator was started with."""
    return tenon.default_generator.initial_seed()


def get_rng_state():
    """The state of the process's generator, which PyTorch's takes too."""
    return tenon.default_generator.get_state()


def set_rng_state(new_state):
    """The process's generator goes on from a state."""
    tenon.default_generator.set_state(new_state)


# ---- defaults ----

def get_default_dtype():
    """The dtype of real numbers where none is named: tenon.float32 until it is set."""
    return _C.default_dtype()


def set_default_dtype(d):
    """Sets the dtype of real numbers where none is named: float32, float64, float16 or bfloat16."""
    if not isinstance(d, tenon.dtype):
        raise TypeError(f"set_default_dtype(): expected a dtype, not {d!r}")
    _C.set_default_dtype(d)


def get_default_device():
    """Where new tensors lie: the cpu."""
    return tenon.device("cpu")


def set_default_device(device):
    """Takes None and the cpu only."""
    if device is not None and tenon.device(device).type != "cpu":
        raise NotImplementedError(f"set_default_device({device!r}): new tensors lie on cpu unless a device is named")


# ---- settings that are kept, and change nothing ----

_kept = {"precision": "highest", "deterministic": False, "warn_only": False}


def get_float32_matmul_precision():
    """What set_float32_matmul_precision was given: "highest" until then."""
    return _kept["precision"]


def set_float32_matmul_precision(precision):
    """Takes "highest", "high" or "medium". Products of float32 are computed in float32 in any case."""
    if not isinstance(precision, str):
        raise RuntimeError(f"set_float32_matmul_precision expects a str, but got {type(precision).__name__}")
    if precision not in ("highest", "high", "medium"):
        raise ValueError(f"set_float32_matmul_precision: {precision!r} is not one of 'highest', 'high', 'medium'")
    _kept["precision"] = precision


def use_deterministic_algorithms(mode, *, warn_only=False):
    """Keeps the wish, which every operator fulfils: the same call gives the same bits on the same number of threads."""
    _kept.update(deterministic=bool(mode), warn_only=bool(warn_only))


def are_deterministic_algorithms_enabled():
    """What use_deterministic_algorithms was given."""
    return _kept["deterministic"]


def is_deterministic_algorithms_warn_only_enabled():
    """Its warn_only."""
    return _kept["warn_only"]


# ---- small questions ----

def typename(obj):
    """The name of a tensor's type, as Tensor.type() gives it, or of an object's class with its module."""
    if isinstance(obj, tenon.Tensor):
        return obj.type()
    kind = obj if hasattr(obj, "__qualname__") else type(obj)
    return kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"



def is_tensor(obj):
    """Whether it is a tensor."""
    return isinstance(obj, tenon.Tensor)


def get_device(input):
    """The number of the tensor's device; -1 for the cpu."""
    return input.get_device()


def broadcast_shapes(*shapes):
    """The shape that tensors of these shapes have together."""
    result = []
    for shape in shapes:
        sizes = [shape] if isinstance(shape, int) else list(shape)
        if any(size < 0 for size in sizes):
            raise ValueError(f"broadcast_shapes: a size in {tuple(sizes)} is below zero")
        result = [1] * (len(sizes) - len(result)) + result
        for at, size in enumerate(reversed(sizes), 1):
            if size != 1 and result[-at] not in (1, size):
                raise RuntimeError(f"broadcast_shapes: {tuple(sizes)} does not go with {tuple(result)}")
            result[-at] = size if result[-at] == 1 else result[-at]
    return tenon.Size(result)


def chain_matmul(*matrices, out=None):
    """The product of matrices, in the order that needs the fewest multiplications."""
    aten = tenon.ops.aten
    return aten.chain_matmul(list(matrices)) if out is None else aten.chain_matmul.out(list(matrices), out=out)


def sym_int(a):
    return int(a)


def sym_max(a, b):
    return type(a + b)(max(a, b))


def sym_min(a, b):
    return type(a + b)(min(a, b))


def sym_not(a):
    return not a


def sym_sqrt(a):
    return float(a) ** 0.5


def sym_sum(args):
    return sum(args)


def sym_ite(b, t, f):
    return t if b else f


def to_dlpack(tensor):
    """A capsule of DLPack's."""
    return tensor.__dlpack__()
