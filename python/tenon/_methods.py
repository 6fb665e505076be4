# SPDX-License-Identifier: BSD-3-Clause
"""Methods of Tensor that are written in Python (python/csrc/functions.c has their names)."""
import tenon
from tenon import Tensor, _C


def make(*args, device=None):
    """tenon.Tensor(2, 3): elements of any value; tenon.Tensor([1, 2]): these, as the default dtype."""
    dtype = _C.default_dtype()
    if len(args) == 1 and isinstance(args[0], Tensor):
        if args[0].dtype is not dtype:
            raise TypeError(f"Tensor(): expected a tensor of {dtype}, not of {args[0].dtype}; tenon.tensor takes any")
        return args[0].data
    return filled_as(args, dtype, "cpu" if device is None else device, "Tensor")


def filled_as(args, dtype, device, name):
    """What the sizes, or the numbers, of a call in the old way mean."""
    if not args:
        return tenon.empty([0], dtype=dtype, device=device)
    if all(hasattr(x, "__index__") and not isinstance(x, Tensor) for x in args):
        return tenon.empty([int(x) for x in args], dtype=dtype, device=device)
    if len(args) != 1 or isinstance(args[0], (float, complex, str, bytes)):
        raise TypeError(f"{name}(): expected sizes or one sequence, not {', '.join(map(repr, args))}")
    if isinstance(args[0], tenon.Size):
        return tenon.empty(args[0], dtype=dtype, device=device)
    return tenon.tensor(args[0], dtype=dtype, device=device)


def new(self, *args, device=None):
    return filled_as(args, self.dtype, self.device if device is None else device, "new")


def new_tensor(self, data, *, dtype=None, device=None, requires_grad=False, pin_memory=False):
    """A new tensor of numbers, with this one's dtype and device where none are named."""
    return tenon.tensor(data, dtype=self.dtype if dtype is None else dtype,
                        device=self.device if device is None else device,
                        requires_grad=requires_grad, pin_memory=pin_memory)


# ---- Python functions on every element ----

def elements(tensor):
    return tensor.reshape(-1).tolist()


def written(self, numbers):
    if numbers:
        self.copy_(tenon.tensor(numbers, dtype=self.dtype).view(self.shape))
    return self


def others(self, name, tensors):
    for other in tensors:
        if other.dtype is not self.dtype:
            raise TypeError(f"{name}: expected a tensor of {self.dtype}, not of {other.dtype}")
    return [elements(other.expand(self.shape)) for other in tensors]


def apply_(self, callable):
    """Writes what a Python function makes of each element. Slow: operators are what is quick."""
    return written(self, [callable(x) for x in elements(self)])


def map_(self, other, callable):
    """Writes what a Python function makes of this tensor's element and the other's."""
    return written(self, [callable(*x) for x in zip(elements(self), *others(self, "map_", [other]))])


def map2_(self, x, y, callable):
    """The same with two other tensors."""
    return written(self, [callable(*row) for row in zip(elements(self), *others(self, "map2_", [x, y]))])


def __array_wrap__(self, array, context=None, return_scalar=False):
    """What NumPy's functions of a tensor give: a tensor again."""
    return tenon.from_numpy(array)


# ---- memory ----

def dim_order(self, *, ambiguity_check=False):
    """Dimensions from the widest stride to the narrowest."""
    order, strides = list(range(self.dim())), self.stride()
    for end in range(1, len(order)):
        for at in range(end, 0, -1):
            before, after = strides[order[at - 1]], strides[order[at]]
            if before == 0 or after == 0 or before >= after:
                break
            order[at - 1], order[at] = order[at], order[at - 1]
    if ambiguity_check and (len(set(strides)) < len(strides) or 0 in strides):
        raise RuntimeError(f"dim_order: strides {strides} have more than one order")
    return tuple(order)


def untyped_storage(self):
    """The memory that the tensor lies in, as bytes."""
    from tenon._storage import UntypedStorage
    return UntypedStorage(self)


def storage(self):
    """The memory that the tensor lies in, as elements of its dtype."""
    from tenon._storage import TypedStorage
    return TypedStorage(self)


def is_set_to(self, tensor):
    """Whether both are the same elements in the same memory."""
    return (self.data_ptr(), self.shape, self.stride(), self.storage_offset(), self.dtype) == (
        tensor.data_ptr(), tensor.shape, tensor.stride(), tensor.storage_offset(), tensor.dtype)


def dense_dim(self):
    """The number of dimensions: all are dense."""
    return self.dim()


def sparse_dim(self):
    """0: no dimension is sparse."""
    return 0


def share_memory_(self):
    raise NotImplementedError("share_memory_: tensors live in one process")


def pin_memory(self, device=None):
    raise RuntimeError("pin_memory: there is no accelerator that memory could be pinned for")


def cuda(self, device=None, non_blocking=False, memory_format=tenon.preserve_format):
    """A copy on a device of the kind cuda, where a backend has registered one."""
    return self.to("cuda" if device is None else device, non_blocking=non_blocking, memory_format=memory_format)


def fill_diagonal_(self, fill_value, wrap=False):
    """Writes a number where all indices are equal; with `wrap` a tall matrix has several diagonals."""
    if self.dim() < 2:
        raise RuntimeError(f"fill_diagonal_: expected a tensor of two dimensions or more, not of {self.dim()}")
    if self.dim() > 2 and len(set(self.shape)) > 1:
        raise RuntimeError(f"fill_diagonal_: expected sizes that are all the same, not {tuple(self.shape)}")
    starts = [0]
    if wrap and self.dim() == 2:
        starts = range(0, self.shape[0], self.shape[1] + 1)
    for start in starts:
        block = self[start:]
        count = min(block.shape)
        block.as_strided([count], [sum(self.stride())], block.storage_offset()).fill_(fill_value)
    return self
