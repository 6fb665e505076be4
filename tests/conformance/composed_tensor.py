# SPDX-License-Identifier: BSD-3-Clause
"""Properties, conversions and indexing of torch.Tensor, and torch.functional. `f` is Functions."""
import math

from public_functions import row
from tenon_tensors import Name

METHOD = "torch.Tensor."


# ---- properties ----

def view_property(name, method, *args):
    @row(f"torch.Tensor.{name}.__get__")
    def get(f, self):
        return f(METHOD + method, self, *args)
    return get


view_property("mT", "transpose", -2, -1)
view_property("mH", "adjoint")
view_property("real", "real")
view_property("imag", "imag")


@row("torch.Tensor.T.__get__")
def numpy_transposed(f, self):
    return f.operator("aten::numpy_T", [self], {})


@row("torch.Tensor.H.__get__")
def conjugate_transposed(f, self):
    return f.operator("aten::matrix_H", [self], {})


@row("torch.Tensor.shape.__get__")
def shape(f, self):
    return list(self.sizes)


@row("torch.Tensor.size")
def size(f, self, dim=None):
    if dim is None:
        return list(self.sizes)
    return f.operator("aten::size.int", [self, dim], {})


@row("torch.Tensor.stride")
def stride(f, self, dim=None):
    return list(self.strides) if dim is None else self.strides[dim]


@row("torch.Tensor.ndim.__get__", "torch.Tensor.dim")
def ndim(f, self):
    return self.dim


@row("torch.Tensor.numel", "torch.numel")
def numel(f, self):
    return self.numel


@row("torch.Tensor.storage_offset")
def storage_offset(f, self):
    return self.offset


@row("torch.Tensor.dtype.__get__")
def dtype(f, self):
    return Name("dtype", self.dtype)


@row("torch.Tensor.device.__get__")
def device(f, self):
    return Name("device", self.device)


@row("torch.Tensor.layout.__get__")
def layout(f, self):
    return Name("layout", self.layout)


@row("torch.Tensor.requires_grad.__get__")
def requires_grad(f, self):
    return False


@row("torch.Tensor.item")
def item(f, self):
    return self.item()


@row("torch.sym_float")
def sym_float(f, number):
    return float(number)


# ---- conversions ----

CONVERSIONS = {"float": "float32", "double": "float64", "half": "float16", "bfloat16": "bfloat16",
               "bool": "bool", "byte": "uint8", "char": "int8", "short": "int16", "int": "int32",
               "long": "int64", "cfloat": "complex64", "cdouble": "complex128", "chalf": "complex32"}


def conversion(method, name):
    @row(f"torch.Tensor.{method}")
    def convert(f, self, memory_format=Name("memory_format", "preserve_format")):
        return f.operator("aten::to.dtype", [self, Name("dtype", name), False, False, memory_format], {})
    return convert


for each in CONVERSIONS.items():
    conversion(*each)


@row("torch.Tensor.to")
def to(f, self, *args, **kwargs):
    """The three forms: to another tensor's dtype and device, to a dtype, to a device (and a dtype)."""
    args, options = list(args), {"non_blocking": False, "copy": False, "memory_format": None, **kwargs}
    kind = getattr(args[0], "kind", None) if args else None
    device, dtype = options.pop("device", None), options.pop("dtype", None)
    other = options.pop("other", options.pop("tensor", None))
    if args and f.is_tensor(args[0]):
        other = args.pop(0)
    elif kind in ("dtype", "pytype"):
        dtype = args.pop(0)
    elif args:
        device = args.pop(0)
        if args and (args[0] is None or getattr(args[0], "kind", None) in ("dtype", "pytype")):
            dtype = args.pop(0)
    options.update(zip(("non_blocking", "copy"), args))
    if other is not None:
        dtype, device = Name("dtype", other.dtype), Name("device", other.device)
    rest = [options["non_blocking"], options["copy"], options["memory_format"]]
    dtype = f.names.python_dtype(dtype)
    if device is None and dtype is not None:
        return f.operator("aten::to.dtype", [self, dtype, *rest], {})
    if dtype is not None:
        return f.operator("aten::to.device", [self, device, dtype, *rest], {})
    return f.operator("aten::to.dtype_layout", [self, None, None, device, None, *rest], {})


def flattened(data):
    """(sizes, numbers) of nested lists."""
    if not isinstance(data, (list, tuple)):
        return [], [data]
    parts = [flattened(x) for x in data]
    if any(sizes != parts[0][0] for sizes, _ in parts):
        raise ValueError("expected sequence of equal length at each dimension")
    return [len(parts), *(parts[0][0] if parts else [])], [x for _, items in parts for x in items]


@row("torch.tensor")
def tensor(f, data, *, dtype=None, device=None, requires_grad=False, pin_memory=False):
    sizes, items = flattened([x.item() for x in data] if isinstance(data, list) and
                             any(f.is_tensor(x) for x in data) else data)
    kinds = [complex, float, int, bool]
    widest = min((kinds.index(type(x)) for x in items), default=1)
    own = ("complex64", "float32", "int64", "bool")[widest]
    dtype = f.names.python_dtype(dtype)
    return f.api.of(dtype.name if dtype else own, sizes, items)


# ---- operators of Python ----

@row("torch.Tensor.__rtruediv__", "torch.Tensor.__rdiv__")
def reflected_division(f, self, other):
    if not f.is_tensor(self):
        raise AttributeError(f"'{type(self).__name__}' object has no attribute 'reciprocal'")
    return f("torch.mul", f("torch.reciprocal", self), other)


@row("torch.Tensor.__rsub__")
def reflected_subtraction(f, self, other):
    return f("torch.rsub", self, other)


# ---- indexing ----

def as_index(f, item):
    """A list of numbers or booleans as the tensor that it stands for."""
    if not isinstance(item, list):
        return item
    sizes, items = flattened(item)
    return f.api.of("bool" if items and all(isinstance(x, bool) for x in items) else "int64", sizes, items)


def spread_ellipsis(items, rank):
    """The ellipsis as that many full slices; what is missing at the end is not filled up."""
    if not any(item is Ellipsis for item in items):
        return items
    at = next(i for i, item in enumerate(items) if item is Ellipsis)
    used = 0
    for item in items:
        if item is not None and item is not Ellipsis and not isinstance(item, bool):
            used += item.dim if hasattr(item, "dim") and item.dtype in ("bool", "uint8") else 1
    return items[:at] + [slice(None)] * max(rank - used, 0) + items[at + 1:]


def number_in_slice(f, value):
    return value.item() if f.is_tensor(value) else value


def whole_index(f, item):
    """An integer tensor without dimensions picks as a number does."""
    if f.is_tensor(item) and item.dim == 0 and item.dtype not in ("bool", "uint8"):
        return item.item()
    return item


def basic_step(f, view, dim, item):
    """A slice, a number, None or a boolean on one dimension: the view, and by how much dim goes on."""
    if isinstance(item, slice):
        start, stop, step = (number_in_slice(f, x) for x in (item.start, item.stop, item.step))
        if step is not None and step <= 0:
            raise ValueError("step must be greater than zero")
        return f.operator("aten::slice.Tensor", [view, dim, start, stop, step or 1], {}), 1
    if item is None or isinstance(item, bool):
        return f("torch.unsqueeze", view, dim), 1
    if view.dim == 0:
        raise IndexError("invalid index of a 0-dim tensor. Use `tensor.item()` in Python or "
                         "`tensor.item<T>()` in C++ to convert a 0-dim tensor to a number")
    return f("torch.select", view, dim, item), 0


def indexed(f, self, index):
    """What an index comes to: a view, and tensors (or None) for its first dimensions."""
    items = list(index) if isinstance(index, tuple) else [index]
    items = spread_ellipsis([as_index(f, item) for item in items], self.dim)
    view, dim, tensors = self, 0, {}
    for item in (whole_index(f, item) for item in items):
        if f.is_tensor(item):
            mask = item.dtype in ("bool", "uint8")
            if mask and item.dim == 0:
                view = f("torch.unsqueeze", view, dim)
            tensors[dim] = item if item.dim or not mask else f("torch.unsqueeze", item, 0)
            dim += max(item.dim, 1) if mask else 1
            continue
        view, step = basic_step(f, view, dim, item)
        if isinstance(item, bool):
            tensors[dim] = f.api.of("bool", [1], [item])
        dim += step
    if dim > view.dim:
        raise IndexError(f"too many indices for tensor of dimension {self.dim}")
    return view, dense(tensors)


def dense(tensors):
    """{dimension: tensor} as the operators' list: a mask of two dimensions is one entry."""
    listed, dim = [], 0
    for at in sorted(tensors):
        listed += [None] * (at - dim) + [tensors[at]]
        mask = tensors[at].dtype in ("bool", "uint8")
        dim = at + (tensors[at].dim if mask else 1)
    return listed


@row("torch.Tensor.__getitem__")
def getitem(f, self, index):
    view, tensors = indexed(f, self, index)
    if tensors:
        return f.operator("aten::index.Tensor", [view, tensors], {})
    return f.operator("aten::alias", [self], {}) if view is self else view


@row("torch.Tensor.__setitem__")
def setitem(f, self, index, value):
    view, tensors = indexed(f, self, index)
    if not tensors:
        if f.is_tensor(value):
            while value.dim > view.dim and value.sizes[0] == 1:
                value = f("torch.squeeze", value, 0)
            f("torch.Tensor.copy_", view, value)
        else:
            f("torch.Tensor.fill_", view, value)
        return
    if not f.is_tensor(value):
        value = f.api.of(self.dtype, [], [value])
    f.operator("aten::index_put_", [view, tensors, value], {})


# ---- numbers out of a tensor ----

def as_python(method, kind):
    @row(f"torch.Tensor.{method}")
    def convert(f, self):
        return kind(self.item())
    return convert


for each in (("__int__", int), ("__float__", float), ("__complex__", complex), ("__bool__", bool),
             ("__index__", int)):
    as_python(*each)


@row("torch.Tensor.__len__")
def length(f, self):
    if self.dim == 0:
        raise TypeError("len() of a 0-d tensor")
    return self.sizes[0]


# ---- torch.functional ----

def of_all(name, operator=None):
    """A function of any number of tensors, or of a list of them."""
    @row(f"torch.functional.{name}", f"torch.{name}")
    def apply(f, *tensors, **kwargs):
        tensors = tensors[0] if len(tensors) == 1 and isinstance(tensors[0], (list, tuple)) else tensors
        return f.operator(f"aten::{operator or name}", [list(tensors)], kwargs)
    return apply


of_all("block_diag")
of_all("broadcast_tensors")
of_all("cartesian_prod")


def at_least(rank):
    @row(f"torch.functional.atleast_{rank}d", f"torch.atleast_{rank}d")
    def apply(f, *tensors):
        if len(tensors) == 1 and not isinstance(tensors[0], (list, tuple)):
            return f.operator(f"aten::atleast_{rank}d", list(tensors), {})
        tensors = tensors[0] if len(tensors) == 1 else tensors
        return f.operator(f"aten::atleast_{rank}d.Sequence", [list(tensors)], {})


for each in (1, 2, 3):
    at_least(each)


@row("torch.functional.meshgrid", "torch.meshgrid")
def meshgrid(f, *tensors, indexing=None):
    tensors = tensors[0] if len(tensors) == 1 and isinstance(tensors[0], (list, tuple)) else tensors
    if indexing is None:
        return f.operator("aten::meshgrid", [list(tensors)], {})
    return f.operator("aten::meshgrid.indexing", [list(tensors), indexing], {})


@row("torch.functional.einsum", "torch.einsum")
def einsum(f, equation, *operands):
    if len(operands) == 1 and isinstance(operands[0], (list, tuple)):
        operands = operands[0]
    return f.operator("aten::einsum", [equation, list(operands)], {})


@row("torch.functional.split", "torch.split", "torch.Tensor.split")
def split(f, tensor, split_size_or_sections=None, dim=0, split_size=None):
    pieces = split_size_or_sections if split_size is None else split_size
    if isinstance(pieces, int):
        return f.operator("aten::split.Tensor", [tensor, pieces, dim], {})
    return f.operator("aten::split_with_sizes", [tensor, list(pieces), dim], {})


CDIST_MODES = {"use_mm_for_euclid_dist_if_necessary": None, "use_mm_for_euclid_dist": 1,
               "donot_use_mm_for_euclid_dist": 2}


@row("torch.functional.cdist", "torch.cdist")
def cdist(f, x1, x2, p=2.0, compute_mode="use_mm_for_euclid_dist_if_necessary"):
    if compute_mode not in CDIST_MODES:
        raise ValueError(f"{compute_mode} is not a valid value for compute_mode")
    return f.operator("aten::cdist", [x1, x2, float(p), CDIST_MODES[compute_mode]], {})


@row("torch.functional.tensordot", "torch.tensordot")
def tensordot(f, a, b, dims=2, out=None):
    if f.is_tensor(dims):
        dims = dims.items() if dims.dim < 2 else [dims.items()[:dims.sizes[1]], dims.items()[dims.sizes[1]:]]
    if isinstance(dims, int):
        if dims < 0:
            raise RuntimeError(f"tensordot expects dims >= 0, but got dims={dims}")
        first, second = list(range(-dims, 0)), list(range(dims))
    else:
        first, second = dims
    if out is None:
        return f.operator("aten::tensordot", [a, b, list(first), list(second)], {})
    return f.operator("aten::tensordot.out", [a, b, list(first), list(second), out], {})


@row("torch.functional.stft", "torch.stft", "torch.Tensor.stft")
def stft(f, input, n_fft, hop_length=None, win_length=None, window=None, center=True, pad_mode="reflect",
         normalized=False, onesided=None, return_complex=None, align_to_window=None):
    if center:
        lead = [1] * (3 - input.dim)
        padded = f("torch.Tensor.view", input, [*lead, *input.sizes])
        padded = f("torch._C._nn.pad", padded, [n_fft // 2, n_fft // 2], pad_mode)
        input = f("torch.Tensor.view", padded, padded.sizes[len(lead):])
    return f.operator("aten::stft", [input, n_fft, hop_length, win_length, window, normalized, onesided,
                                     return_complex, align_to_window], {})


@row("torch.functional.istft", "torch.istft", "torch.Tensor.istft")
def istft(f, input, n_fft, hop_length=None, win_length=None, window=None, center=True, normalized=False,
          onesided=None, length=None, return_complex=False):
    return f.operator("aten::istft", [input, n_fft, hop_length, win_length, window, center, normalized,
                                      onesided, length, return_complex], {})


def chosen(results, *wanted):
    """A function that returns as many results as flags ask for."""
    kept = [results[0]] + [x for x, flag in zip(results[1:], wanted) if flag]
    return kept[0] if len(kept) == 1 else kept


@row("torch.functional.unique", "torch.unique", "torch.Tensor.unique")
def unique(f, input, sorted=True, return_inverse=False, return_counts=False, dim=None):
    if dim is None:
        found = f.operator("aten::_unique2", [input, sorted, return_inverse, return_counts], {})
    else:
        found = f.operator("aten::unique_dim", [input, dim, sorted, return_inverse, return_counts], {})
    return chosen(found, return_inverse, return_counts)


@row("torch.functional.unique_consecutive", "torch.unique_consecutive", "torch.Tensor.unique_consecutive")
def unique_consecutive(f, input, return_inverse=False, return_counts=False, dim=None):
    found = f.operator("aten::unique_consecutive", [input, return_inverse, return_counts, dim], {})
    return chosen(found, return_inverse, return_counts)


@row("torch.functional.lu", "torch.lu", "torch.Tensor.lu")
def lu(f, A, pivot=True, get_infos=False, out=None):
    found = f.operator("aten::_lu_with_info", [A, pivot, not get_infos], {})
    kept = found if get_infos else found[:2]
    if out is not None:
        for result, place in zip(kept, out):
            f("torch.Tensor.resize_as_", place, result)
            f("torch.Tensor.copy_", place, result)
        return list(out)
    return kept


@row("torch.functional.unravel_index", "torch.unravel_index")
def unravel_index(f, indices, shape):
    shape = [shape] if isinstance(shape, int) else list(shape)
    if not shape:
        return []
    below = [math.prod(shape[at + 1:]) for at in range(len(shape))]
    places = f("torch.div", f("torch.unsqueeze", indices, -1), f.api.of("int64", [len(shape)], below),
               rounding_mode="floor")
    places = f("torch.remainder", places, f.api.of("int64", [len(shape)], shape))
    return f("torch.unbind", places, -1)


def norm_by_order(f, input, p, dim, keepdim, options):
    if p == "fro" and (dim is None or len(dim) <= 2):
        return f("torch.linalg.vector_norm", input, 2, dim, keepdim, **options)
    if p == "nuc":
        dim = list(range(input.dim)) if dim is None else dim
        return f("torch.linalg.matrix_norm", input, "nuc", dim, keepdim, **options)
    if isinstance(p, str):
        raise RuntimeError(f"only valid string values are 'fro' and 'nuc', found {p}")
    return f("torch.linalg.vector_norm", input, 2 if p is None else p, dim, keepdim, **options)


@row("torch.functional.norm", "torch.norm", "torch.Tensor.norm")
def norm(f, input, p="fro", dim=None, keepdim=False, out=None, dtype=None):
    dim = [dim] if isinstance(dim, int) else None if dim is None else list(dim)
    options = {key: x for key, x in (("out", out), ("dtype", dtype)) if x is not None}
    return norm_by_order(f, input, p, dim, keepdim, options)


@row("torch.spmm")
def spmm(f, input, mat2, out=None):
    return f("torch.mm", input, mat2, out=out)


@row("torch.nonzero", "torch.Tensor.nonzero")
def nonzero(f, input, *, as_tuple=False, out=None):
    if as_tuple:
        return f.operator("aten::nonzero_numpy", [input], {})
    return f.bare(*f.names.bind("torch.nonzero", [input], {"out": out}))
