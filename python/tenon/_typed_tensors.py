# SPDX-License-Identifier: BSD-3-Clause
"""FloatTensor and its like: the older names of dtypes, which make tensors and are asked of by isinstance."""
import tenon

_DTYPES = {"FloatTensor": tenon.float32, "DoubleTensor": tenon.float64, "HalfTensor": tenon.float16, "BFloat16Tensor": tenon.bfloat16,
           "LongTensor": tenon.int64, "IntTensor": tenon.int32, "ShortTensor": tenon.int16, "CharTensor": tenon.int8, "ByteTensor": tenon.uint8,
           "BoolTensor": tenon.bool}


class tensortype(type):
    """The type of these types, whose objects are tensors of a dtype."""

    def __instancecheck__(cls, value):
        return isinstance(value, tenon.Tensor) and value.dtype is cls.dtype and value.device.type == "cpu"

    def __call__(cls, *args, device=None):
        """A tensor with these sizes, not yet written, or of the numbers of one sequence."""
        if device is not None and tenon.device(device).type != "cpu":
            raise RuntimeError(f"legacy constructor expects device type: cpu but device type: {tenon.device(device).type} was passed")
        if len(args) != 1 or isinstance(args[0], (int, tenon.Size)) and not isinstance(args[0], bool):
            return tenon.empty(*args if args else (0,), dtype=cls.dtype)
        data, = args
        if isinstance(data, tenon.Tensor):
            if data.dtype is not cls.dtype:
                raise TypeError(f"expected a tensor of {cls.dtype} (got {data.dtype})")
            return data.detach()
        if isinstance(data, str):
            raise TypeError("new(): invalid data type 'str'")
        if not hasattr(data, "__len__") and not hasattr(data, "__iter__"):
            raise TypeError(f"new(): data must be a sequence (got {type(data).__name__})")
        return tenon.tensor(list(data) if isinstance(data, range) else data, dtype=cls.dtype)

    def __repr__(cls):
        return f"<class '{cls.__module__}.{cls.__name__}'>"


tensortype.__module__ = "tenon"
for _name, _dtype in _DTYPES.items():
    globals()[_name] = tensortype(_name, (), {"__module__": "tenon", "dtype": _dtype, "layout": tenon.strided, "is_cuda": False, "is_sparse": False})


def set_default_tensor_type(t):
    """Sets the dtype of real numbers where none is named, by a type or its name."""
    name = t.rpartition(".")[2] if isinstance(t, str) else getattr(t, "__name__", None)
    if name not in _DTYPES:
        raise TypeError(f"set_default_tensor_type: {t!r} is no type of tensors")
    tenon.set_default_dtype(_DTYPES[name])
