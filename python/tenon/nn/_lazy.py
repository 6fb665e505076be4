# SPDX-License-Identifier: BSD-3-Clause
"""Lazy modules: layers that learn how many features go in from their first input, and then are of the ordinary class."""
import tenon
from tenon import Tensor
from tenon.nn import _weighted
from tenon.nn.parameter import Buffer, Parameter

__all__ = []


class _Unmade:
    """Sizes that are not known yet; `materialize` makes the elements."""
    _dtype = _device = None

    def materialize(self, shape, device=None, dtype=None):
        self.data = tenon.empty(shape, device=device or self.device, dtype=dtype or self.dtype)
        self.__class__ = self.cls_to_become

    @property
    def shape(self):
        raise RuntimeError("Can't access the shape of an uninitialized parameter or buffer. This error usually happens in `load_state_dict` when "
                           "trying to load an uninitialized parameter into an initialized one. Call `forward` to initialize the parameters before "
                           "accessing their attributes.")

    def __repr__(self):
        return f"<{type(self).__name__}>"


class UninitializedParameter(_Unmade, Parameter):
    """A parameter without sizes."""
    cls_to_become = Parameter

    def __new__(cls, requires_grad=True, device=None, dtype=None):
        return Parameter.__new__(cls, tenon.empty(0, device=device, dtype=dtype), requires_grad)

    def __deepcopy__(self, memo):
        if id(self) not in memo:
            memo[id(self)] = type(self)(self.requires_grad, self.device, self.dtype)
        return memo[id(self)]

    def __reduce_ex__(self, protocol):
        return UninitializedParameter, (self.requires_grad,)


class UninitializedBuffer(_Unmade, Buffer):
    """A buffer without sizes."""
    cls_to_become = Tensor

    def __new__(cls, requires_grad=False, device=None, dtype=None, persistent=True):
        return Buffer.__new__(cls, tenon.empty(0, device=device, dtype=dtype), persistent=persistent)

    def materialize(self, shape, device=None, dtype=None):
        self.data = tenon.empty(shape, device=device or self.device, dtype=dtype or self.dtype)
        self.__class__ = Buffer

    def __reduce_ex__(self, protocol):
        return UninitializedBuffer, ()


def is_lazy(value):
    return isinstance(value, _Unmade)


class LazyModuleMixin:
    """What lazy layers share. `initialize_parameters(input)` makes what has no sizes yet; then the module is a `cls_to_become`."""
    cls_to_become = None

    def _wait(self):
        self._lazy_hook = self.register_forward_pre_hook(LazyModuleMixin._infer_parameters, with_kwargs=True)

    def has_uninitialized_params(self):
        return any(is_lazy(value) for table in (self._parameters, self._buffers) for value in table.values())

    def initialize_parameters(self, *args, **kwargs):
        raise NotImplementedError(f"initialize_parameters is not implemented for {type(self).__name__}")

    def _infer_parameters(self, args, kwargs):
        self.initialize_parameters(*args, **kwargs)
        if self.has_uninitialized_params():
            raise RuntimeError(f"module {self._get_name()} has not been fully initialized")
        self._lazy_hook.remove()
        del self._lazy_hook
        if self.cls_to_become is not None:
            self.__class__ = self.cls_to_become

    def reset_parameters(self):
        if not self.has_uninitialized_params() and self._is_known():
            super().reset_parameters()

    def _is_known(self):
        return True

    def _apply(self, fn, recurse=True):
        waiting = {name: value for name, value in self._buffers.items() if is_lazy(value)}
        super()._apply(fn, recurse)
        for name, value in waiting.items():
            value.data = fn(value.data)
            self._buffers[name] = value
        return self

    def _save_to_state_dict(self, destination, prefix, keep_vars):
        super()._save_to_state_dict(destination, prefix, keep_vars)
        for table in (self._parameters, self._buffers):
            destination.update((prefix + name, value) for name, value in table.items() if is_lazy(value))

    def _load_from_state_dict(self, state_dict, prefix, *rest):
        with tenon.no_grad():
            for table in (self._parameters, self._buffers):
                for name, value in table.items():
                    given = state_dict.get(prefix + name)
                    if is_lazy(value) and given is not None and not is_lazy(given):
                        value.materialize(given.shape)
        super()._load_from_state_dict(state_dict, prefix, *rest)


def public(made):
    made.__module__ = "tenon.nn"
    made.__doc__ = f"{made.cls_to_become.__name__} whose number of inputs is that of its first input."
    __all__.append(made.__name__)
    return made


def _bias(self, has_bias, **where):
    if has_bias:
        self.bias = UninitializedParameter(**where)


@public
class LazyLinear(LazyModuleMixin, _weighted.Linear):
    cls_to_become = _weighted.Linear

    def __init__(self, out_features, bias=True, device=None, dtype=None):
        super().__init__(0, 0, False)
        where = {"device": device, "dtype": dtype}
        self.weight, self.out_features = UninitializedParameter(**where), out_features
        _bias(self, bias, **where)
        self._wait()

    def _is_known(self):
        return self.in_features != 0

    def initialize_parameters(self, input):
        if self.has_uninitialized_params():
            self.in_features = input.shape[-1]
            self.weight.materialize((self.out_features, self.in_features))
            if self.bias is not None:
                self.bias.materialize((self.out_features,))
            self.reset_parameters()


class _LazyConvolution(LazyModuleMixin):
    """Of either direction; `order` of the weight's channels is the class's."""

    def _begin(self, out_channels, has_bias, device, dtype):
        where = {"device": device, "dtype": dtype}
        self.weight, self.out_channels = UninitializedParameter(**where), out_channels
        _bias(self, has_bias, **where)
        self._wait()

    def _is_known(self):
        return self.in_channels != 0

    def initialize_parameters(self, input, *args, **kwargs):
        if not self.has_uninitialized_params():
            return
        count = self.count
        if input.dim() not in (count + 1, count + 2):
            raise RuntimeError(f"Expected {count + 1}D (unbatched) or {count + 2}D (batched) input to {type(self).__name__}, but got input of size: {input.shape}")
        self.in_channels = input.shape[-count - 1]
        if self.in_channels % self.groups:
            raise ValueError("in_channels must be divisible by groups")
        first, second = (self.in_channels, self.out_channels) if self.transposed else (self.out_channels, self.in_channels)
        self.weight.materialize((first, second // self.groups, *self.kernel_size))
        if self.bias is not None:
            self.bias.materialize((self.out_channels,))
        self.reset_parameters()


class _LazyConvNd(_LazyConvolution):
    def __init__(self, out_channels, kernel_size, stride=1, padding=0, dilation=1, groups=1, bias=True, padding_mode="zeros", device=None, dtype=None):
        super().__init__(0, 0, kernel_size, stride, padding, dilation, groups, False, padding_mode)
        self._begin(out_channels, bias, device, dtype)


class _LazyConvTransposeNd(_LazyConvolution):
    def __init__(self, out_channels, kernel_size, stride=1, padding=0, output_padding=0, groups=1, bias=True, dilation=1, padding_mode="zeros",
                 device=None, dtype=None):
        super().__init__(0, 0, kernel_size, stride, padding, output_padding, groups, False, dilation, padding_mode)
        self._begin(out_channels, bias, device, dtype)


class _LazyNorm(LazyModuleMixin):
    def __init__(self, eps=1e-5, momentum=0.1, affine=True, track_running_stats=True, device=None, dtype=None, *, bias=True):
        super().__init__(0, eps, momentum, False, False, device, dtype)
        where = {"device": device, "dtype": dtype}
        self.affine, self.track_running_stats = affine, track_running_stats
        if affine:
            self.weight = UninitializedParameter(**where)
            _bias(self, bias, **where)
        if track_running_stats:
            self._buffers.update(running_mean=UninitializedBuffer(**where), running_var=UninitializedBuffer(**where),
                                 num_batches_tracked=tenon.tensor(0, dtype=tenon.int64, device=device))
        self._wait()

    def _is_known(self):
        return self.num_features != 0

    def initialize_parameters(self, input):
        if self.has_uninitialized_params():
            self.num_features = input.shape[1]
            for table in (self._parameters, self._buffers):
                for value in table.values():
                    if is_lazy(value):
                        value.materialize((self.num_features,))
            self.reset_parameters()


for count in (1, 2, 3):
    for lazy, name in ((_LazyConvNd, "Conv"), (_LazyConvTransposeNd, "ConvTranspose"), (_LazyNorm, "BatchNorm"), (_LazyNorm, "InstanceNorm")):
        base = getattr(_weighted, f"{name}{count}d")
        globals()[f"Lazy{name}{count}d"] = public(type(f"Lazy{name}{count}d", (lazy, base), {"cls_to_become": base}))
del base, count, lazy, name
