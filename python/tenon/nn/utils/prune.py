# SPDX-License-Identifier: BSD-3-Clause
"""Pruning: a parameter `name` becomes the product of name_orig, which is trained, and name_mask, computed by a hook before each forward."""
import numbers

import tenon


def _check_amount(amount):
    if not isinstance(amount, numbers.Real):
        raise TypeError(f"Invalid type for amount: {amount}. Must be int or float.")
    if isinstance(amount, numbers.Integral) and amount < 0 or not isinstance(amount, numbers.Integral) and not 0 <= amount <= 1:
        raise ValueError(f"amount={amount} should either be a float in the range [0, 1] or a non-negative integer")


def _count(amount, size):
    """How many of `size` an amount is."""
    if isinstance(amount, numbers.Integral):
        if amount > size:
            raise ValueError(f"amount={amount} should be smaller than the number of parameters to prune={size}")
        return amount
    return round(amount * size)


class BasePruningMethod:
    """A way to choose; it is the hook as well. PRUNING_TYPE is "unstructured", "structured" or "global"."""

    def __call__(self, module, inputs):
        setattr(module, self._tensor_name, self.apply_mask(module))

    def compute_mask(self, t, default_mask):
        raise NotImplementedError

    def apply_mask(self, module):
        name = self._tensor_name
        original = getattr(module, name + "_orig")
        return getattr(module, name + "_mask").to(dtype=original.dtype) * original

    @classmethod
    def apply(cls, module, name, *args, importance_scores=None, **kwargs):
        """Prunes, over what was pruned before."""
        method, old = cls(*args, **kwargs), _method_of(module, name)
        method._tensor_name = name
        original = getattr(module, name)
        if importance_scores is not None and importance_scores.shape != original.shape:
            raise AssertionError(f"importance_scores should have the same shape as parameter {name} of {module}")
        scores = original if importance_scores is None else importance_scores
        if old is not None:
            container = old[1] if isinstance(old[1], PruningContainer) else PruningContainer(old[1])
            container.add_pruning_method(method)
            del module._forward_pre_hooks[old[0]]
            method, before = container, getattr(module, name + "_mask")
        else:
            before = tenon.ones_like(original)
        mask = method.compute_mask(scores.detach(), before)
        if old is None:
            del module._parameters[name]
            module.register_parameter(name + "_orig", original)
            module.register_buffer(name + "_mask", mask)
        else:
            getattr(module, name + "_mask").copy_(mask)
        setattr(module, name, method.apply_mask(module))
        module.register_forward_pre_hook(method)
        return method

    def prune(self, t, default_mask=None, importance_scores=None):
        """What is left of a tensor."""
        if importance_scores is not None and importance_scores.shape != t.shape:
            raise AssertionError("importance_scores should have the same shape as tensor t")
        before = tenon.ones_like(t) if default_mask is None else default_mask
        return t * self.compute_mask(t if importance_scores is None else importance_scores, default_mask=before)

    def remove(self, module):
        """The pruned tensor becomes the parameter."""
        name = self._tensor_name
        weight = self.apply_mask(module)
        if hasattr(module, name):
            delattr(module, name)
        original = module._parameters.pop(name + "_orig")
        original.data = weight.data
        del module._buffers[name + "_mask"]
        setattr(module, name, original)


def _method_of(module, name):
    for key, hook in module._forward_pre_hooks.items():
        if isinstance(hook.function, BasePruningMethod) and hook.function._tensor_name == name:
            return key, hook.function
    return None


class PruningContainer(BasePruningMethod):
    """Several methods for one tensor, of which each chooses among what the ones before it left."""
    PRUNING_TYPE = "container"

    def __init__(self, *args):
        self._methods = ()
        if args:
            self._tensor_name = (args[0] if isinstance(args[0], BasePruningMethod) else next(iter(args[0])))._tensor_name
            for method in args if isinstance(args[0], BasePruningMethod) else args[0]:
                self.add_pruning_method(method)

    def add_pruning_method(self, method):
        if not isinstance(method, BasePruningMethod) and method is not None:
            raise TypeError(f"{type(method)} is not a BasePruningMethod subclass")
        if method is not None and self._tensor_name != method._tensor_name:
            raise ValueError("Can only add pruning methods acting on the parameter named '"
                             f"{self._tensor_name}' to PruningContainer {self}. Found '{method._tensor_name}'")
        self._methods += (method,)

    def __len__(self):
        return len(self._methods)

    def __iter__(self):
        return iter(self._methods)

    def __getitem__(self, index):
        return self._methods[index]

    def compute_mask(self, t, default_mask):
        method, mask = self._methods[-1], default_mask.to(dtype=t.dtype)
        if method.PRUNING_TYPE == "unstructured":
            where = mask == 1
        elif method.PRUNING_TYPE == "structured":
            dim = method.dim if method.dim >= 0 else method.dim + t.dim()
            kept = mask.sum([other for other in range(t.dim()) if other != dim]) != 0
            where = (slice(None),) * dim + (kept,)
        elif method.PRUNING_TYPE == "global":
            where = (slice(None),) * t.dim()
        else:
            raise ValueError(f"Unrecognized PRUNING_TYPE {method.PRUNING_TYPE}")
        found = mask.clone()
        found[where] = method.compute_mask(t[where], default_mask=mask[where]).to(found.dtype)
        return found


class Identity(BasePruningMethod):
    PRUNING_TYPE = "unstructured"

    def compute_mask(self, t, default_mask):
        return default_mask


class _Unstructured(BasePruningMethod):
    PRUNING_TYPE = "unstructured"

    def __init__(self, amount):
        _check_amount(amount)
        self.amount = amount

    def compute_mask(self, t, default_mask):
        count = _count(self.amount, t.nelement())
        mask = default_mask.clone(memory_format=tenon.contiguous_format)
        if count:
            mask.view(-1)[self.chosen(t.reshape(-1), count)] = 0
        return mask


class RandomUnstructured(_Unstructured):
    def chosen(self, t, count):
        return tenon.topk(tenon.rand_like(t), k=count).indices


class L1Unstructured(_Unstructured):
    def chosen(self, t, count):
        return tenon.topk(tenon.abs(t), k=count, largest=False).indices


class _Structured(BasePruningMethod):
    PRUNING_TYPE = "structured"

    def compute_mask(self, t, default_mask):
        if t.dim() <= 1:
            raise ValueError("Structured pruning can only be applied to multidimensional tensors. Found tensor of shape "
                             f"{t.shape} with {t.dim()} dims")
        if not -t.dim() <= self.dim < t.dim():
            raise IndexError(f"Invalid index {self.dim} for tensor of size {t.shape}")
        size = t.shape[self.dim]
        kept = size - _count(self.amount, size)
        scores = self.scores(t)
        chosen = tenon.zeros_like(scores)
        chosen[tenon.topk(scores, k=kept).indices] = 1
        sizes = [1] * t.dim()
        sizes[self.dim] = size
        return default_mask * chosen.reshape(sizes).to(default_mask.dtype) if kept != size else default_mask


class RandomStructured(_Structured):
    def __init__(self, amount, dim=-1):
        _check_amount(amount)
        self.amount, self.dim = amount, dim

    def scores(self, t):
        return tenon.rand(t.shape[self.dim])


class LnStructured(_Structured):
    def __init__(self, amount, n, dim=-1):
        _check_amount(amount)
        self.amount, self.n, self.dim = amount, n, dim

    def scores(self, t):
        dim = self.dim if self.dim >= 0 else self.dim + t.dim()
        return tenon.norm(t, p=self.n, dim=[other for other in range(t.dim()) if other != dim])


class CustomFromMask(BasePruningMethod):
    PRUNING_TYPE = "global"

    def __init__(self, mask):
        self.mask = mask

    def compute_mask(self, t, default_mask):
        return default_mask * self.mask.to(dtype=default_mask.dtype)


# ---- functions ----

def identity(module, name):
    Identity.apply(module, name)
    return module


def random_unstructured(module, name, amount):
    RandomUnstructured.apply(module, name, amount)
    return module


def l1_unstructured(module, name, amount, importance_scores=None):
    L1Unstructured.apply(module, name, amount=amount, importance_scores=importance_scores)
    return module


def random_structured(module, name, amount, dim):
    RandomStructured.apply(module, name, amount, dim)
    return module


def ln_structured(module, name, amount, n, dim, importance_scores=None):
    LnStructured.apply(module, name, amount, n, dim, importance_scores=importance_scores)
    return module


def custom_from_mask(module, name, mask):
    CustomFromMask.apply(module, name, mask)
    return module


def global_unstructured(parameters, pruning_method, importance_scores=None, **kwargs):
    """Prunes pairs of a module and a name as if they were one tensor."""
    if not isinstance(parameters, (list, tuple)):
        raise TypeError("global_unstructured(): parameters is not an Iterable")
    scores = importance_scores or {}
    tensors = [getattr(module, name) for module, name in parameters]
    weights = tenon.cat([scores.get((module, name), tensor).detach().reshape(-1) for (module, name), tensor in zip(parameters, tensors)])
    masks = tenon.cat([getattr(module, name + "_mask", tenon.ones_like(tensor)).reshape(-1) for (module, name), tensor in zip(parameters, tensors)])
    container = PruningContainer()
    container._tensor_name = "temp"
    method = pruning_method(**kwargs)
    method._tensor_name = "temp"
    if method.PRUNING_TYPE != "unstructured":
        raise TypeError(f'Only "unstructured" PRUNING_TYPE supported for the `pruning_method`. Found method {pruning_method} of type {method.PRUNING_TYPE}')
    container.add_pruning_method(method)
    found = container.compute_mask(weights, masks)
    begin = 0
    for (module, name), tensor in zip(parameters, tensors):
        custom_from_mask(module, name, found[begin:begin + tensor.numel()].view_as(tensor))
        begin += tensor.numel()


def remove(module, name):
    """The pruned tensor becomes an ordinary parameter."""
    found = _method_of(module, name)
    if found is None:
        raise ValueError(f"Parameter '{name}' of module {module} has to be pruned before pruning can be removed")
    found[1].remove(module)
    del module._forward_pre_hooks[found[0]]
    return module


def is_pruned(module):
    return any(isinstance(hook.function, BasePruningMethod) for part in module.modules() for hook in part._forward_pre_hooks.values())


__all__ = ["BasePruningMethod", "CustomFromMask", "Identity", "L1Unstructured", "LnStructured", "PruningContainer", "RandomStructured",
           "RandomUnstructured", "custom_from_mask", "global_unstructured", "identity", "is_pruned", "l1_unstructured", "ln_structured",
           "random_structured", "random_unstructured", "remove"]
