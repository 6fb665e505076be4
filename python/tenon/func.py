# SPDX-License-Identifier: BSD-3-Clause
"""tenon.func: derivatives of functions, as functions.

    tenon.func.grad(lambda x: x.sin().sum())(tenon.rand(3))
    tenon.func.functional_call(module, dict(module.named_parameters()), (x,))
    tenon.func.vmap(tenon.dot)(tenon.rand(5, 3), tenon.rand(5, 3))

Arguments and results are tensors, or tuples, lists and dicts of them. Inside a function its arguments require gradients;
a result does so outside only if it depends on other tensors that do."""
import contextlib
import functools

import tenon
from tenon import Tensor

__all__ = ["functional_call", "grad", "grad_and_value", "hessian", "jacfwd", "jacrev", "jvp", "vjp", "vmap"]


# ---- trees ----

def _map(function, tree):
    """The same tree with function(leaf) in place of each leaf."""
    if isinstance(tree, dict):
        return {key: _map(function, value) for key, value in tree.items()}
    if isinstance(tree, tuple) and hasattr(tree, "_fields"):
        return type(tree)(*(_map(function, value) for value in tree))
    if isinstance(tree, (list, tuple)):
        return type(tree)(_map(function, value) for value in tree)
    return function(tree)


def _leaves(tree):
    found = []
    _map(found.append, tree)
    return found


def _filled(tree, leaves):
    """The tree with these leaves in place of its own, in their order."""
    following = iter(leaves)
    return _map(lambda _: next(following), tree)


def _shape(tree):
    """How a tree is made, as text: (*, *)"""
    return str(_map(lambda _: "*", tree)).replace("'*'", "*")


# ---- levels ----

def _with_tangent_of(value, tensor, change):
    """The tensor with what change() makes of the value's tangent."""
    tangent = tenon.autograd.forward_ad.unpack_dual(value).tangent
    return tensor if tangent is None else tenon.autograd.forward_ad.make_dual(tensor, change(tangent))


class _Level:
    """The arguments of a function while it is differentiated: tensors of their own, so that derivatives nest."""

    def __init__(self):
        self.leaves, self.is_recorded = [], tenon.is_grad_enabled()

    def enter(self, tree):
        def entered(value):
            if not isinstance(value, Tensor):
                raise ValueError(f"Thing passed to transform API must be Tensor, got {type(value)}")
            # A view keeps the way to what is outside; a leaf has nothing there but the tangent.
            if value.requires_grad:
                return value.view_as(value)
            inner = value.detach().requires_grad_()
            self.leaves.append(inner)
            return _with_tangent_of(value, inner, lambda tangent: tangent)
        return _map(entered, tree)

    def leave(self, tree):
        """Results, which require gradients only where they depend on tensors from outside."""
        def left(value):
            if not isinstance(value, Tensor) or not value.requires_grad or self._is_outside(value):
                return value
            return _with_tangent_of(value, value.detach(), left)
        return _map(left, tree)

    def _is_outside(self, tensor):
        own, seen, waiting = {id(leaf) for leaf in self.leaves}, set(), [tensor.grad_fn]
        if not self.is_recorded:
            return False
        if tensor.grad_fn is None:
            return id(tensor) not in own
        while waiting:
            node = waiting.pop()
            if node is None or node in seen:
                continue
            seen.add(node)
            leaf = getattr(node, "variable", None)
            if leaf is not None and not any(leaf is other for other in self.leaves):
                return True
            waiting += [following for following, _ in node.next_functions]
        return False


def _chosen(argnums, args):
    """The numbers of arguments, and whether there is one alone."""
    if not isinstance(argnums, int) and not (isinstance(argnums, tuple) and all(isinstance(x, int) for x in argnums)):
        raise RuntimeError(f"argnums must be int or Tuple[int, ...], got: {type(argnums)}")
    numbers = (argnums,) if isinstance(argnums, int) else argnums
    for number in numbers:
        if not -len(args) <= number < len(args):
            raise RuntimeError(f"Got argnum={number}, but only {len(args)} positional inputs")
    return [number % len(args) for number in numbers], isinstance(argnums, int)


def _entered(level, numbers, args):
    return [level.enter(value) if i in numbers else value for i, value in enumerate(args)]


def _parted(name, result, has_aux):
    """The output and what comes beside it."""
    if not has_aux:
        return result, None
    if not isinstance(result, tuple) or len(result) != 2:
        raise RuntimeError(f"{name}: output of function f should be a tuple: (output, aux) if has_aux is True")
    return result


def _gradients(output, inputs, cotangent=None):
    """d output / d input for each input; zeros where it does not depend on it."""
    if not output.requires_grad:
        return [tenon.zeros_like(x) for x in inputs]
    found = tenon.autograd.grad(output, inputs, cotangent, create_graph=True, allow_unused=True)
    return [tenon.zeros_like(x) if gradient is None else gradient for x, gradient in zip(inputs, found)]


# ---- what there is ----

def grad_and_value(func, argnums=0, has_aux=False):
    """A function that gives the gradient of `func` by its arguments `argnums`, and its value, a tensor of no dimensions."""
    name = "grad_and_value(f)(*args)"

    def differentiated(*args, **kwargs):
        level = _Level()
        numbers, is_alone = _chosen(argnums, args)
        with tenon.enable_grad():
            entered = _entered(level, numbers, args)
            output, aux = _parted(name, func(*entered, **kwargs), has_aux)
            if not isinstance(output, Tensor):
                raise RuntimeError(f"{name}: Expected f(*args) to return a Tensor, got {type(output)}")
            if output.dim() != 0:
                raise RuntimeError(f"{name}: Expected f(*args) to return a scalar Tensor, got tensor with {output.dim()} dims. "
                                   "Maybe you wanted to use the vjp or jacrev APIs instead?")
            wanted = tuple(entered[number] for number in numbers)
            found = _filled(wanted, _gradients(output, _leaves(wanted)))
        found, output, aux = level.leave((found[0] if is_alone else found, output, aux))
        return (found, (output, aux)) if has_aux else (found, output)
    return differentiated


def grad(func, argnums=0, has_aux=False):
    """A function that gives the gradient of `func`, whose value is a tensor of no dimensions, by its arguments `argnums`."""
    differentiated = grad_and_value(func, argnums, has_aux)

    def gradient(*args, **kwargs):
        found, value = differentiated(*args, **kwargs)
        return (found, value[1]) if has_aux else found
    return gradient


def vjp(func, *primals, has_aux=False):
    """The value of `func`, and the function that gives the product of a vector with its Jacobian."""
    level = _Level()
    with tenon.enable_grad():
        entered = level.enter(primals)
        output, aux = _parted("vjp(f, *primals)", func(*entered), has_aux)

    def pulled_back(cotangents):
        if _shape(cotangents) != _shape(output):
            raise RuntimeError("Expected pytree structure of cotangents to be the same as pytree structure of outputs to the function. "
                               f"cotangents: {_shape(cotangents)}, primal output: {_shape(output)}")
        with tenon.enable_grad():
            inputs = _leaves(entered)
            sums = [tenon.zeros_like(x) for x in inputs]
            for value, cotangent in zip(_leaves(output), _leaves(cotangents)):
                sums = [a + b for a, b in zip(sums, _gradients(value, inputs, cotangent))]
        return level.leave(_filled(entered, sums))
    return (level.leave(output), pulled_back, level.leave(aux)) if has_aux else (level.leave(output), pulled_back)


def jvp(func, primals, tangents, *, strict=False, has_aux=False):
    """The value of `func`, and the product of its Jacobian with a vector."""
    for name, given in (("primals", primals), ("tangents", tangents)):
        if not isinstance(given, tuple):
            raise RuntimeError(f"jvp(f, primals, tangents): Expected {name} to be a tuple. E.g. it should be valid to call f(*primals).")
    forward = tenon.autograd.forward_ad
    with forward.dual_level():
        pairs = zip(_leaves(primals), _leaves(tangents), strict=True)
        output, aux = _parted("jvp(f, primals, tangents)", func(*_filled(primals, [forward.make_dual(*pair) for pair in pairs])), has_aux)
        parts = [forward.unpack_dual(value) for value in _leaves(output)]
        value = _filled(output, [part.primal for part in parts])
        change = _filled(output, [tenon.zeros_like(part.primal) if part.tangent is None else part.tangent for part in parts])
        return (value, change, aux) if has_aux else (value, change)


def jacrev(func, argnums=0, *, has_aux=False, chunk_size=None):
    """A function that gives the Jacobian of `func`: for each output and input a tensor of both shapes together.

    Rows are computed one after the other, so that any chunk_size will do."""
    if chunk_size is not None and chunk_size <= 0:
        raise ValueError("jacrev: `chunk_size` should be greater than 0.")
    def differentiated(*args, **kwargs):
        level = _Level()
        numbers, is_alone = _chosen(argnums, args)
        with tenon.enable_grad():
            entered = _entered(level, numbers, args)
            output, aux = _parted("jacrev(f)(*args)", func(*entered, **kwargs), has_aux)
            wanted = tuple(entered[number] for number in numbers)
            inputs = _leaves(wanted)

            def rows(value):
                lines = [_gradients(x, inputs) for x in value.reshape(-1)]
                found = [tenon.stack([line[i] for line in lines]).reshape(value.shape + x.shape) if lines else value.new_empty(value.shape + x.shape)
                         for i, x in enumerate(inputs)]
                found = _filled(wanted, found)
                return found[0] if is_alone else found
            found = _map(rows, output)
        found, aux = level.leave((found, aux))
        return (found, aux) if has_aux else found
    return differentiated


def jacfwd(func, argnums=0, has_aux=False, *, randomness="error"):
    """What jacrev gives, computed as jacrev does; `randomness` is of vmap, which has no part in it."""
    return jacrev(func, argnums, has_aux=has_aux)


def hessian(func, argnums=0):
    """A function that gives the second derivatives of `func`."""
    return jacfwd(jacrev(func, argnums), argnums)


# ---- rows ----

def _spread(dims, tree, name):
    """One dimension for each leaf of a tree; one that stands for a nest counts for all that is in it."""
    if dims is None or isinstance(dims, int):
        return [dims] * len(_leaves(tree))
    keys = tree.keys() if isinstance(tree, dict) else range(len(tree)) if isinstance(tree, (list, tuple)) else ()
    if not keys or type(dims) is not type(tree) or len(dims) != len(keys) or (isinstance(dims, dict) and dims.keys() != keys):
        raise ValueError(f"{name} is {dims}, which is not nested as {_shape(tree)}")
    return [found for key in keys for found in _spread(dims[key], tree[key], name)]


def _row_counts(leaves, dims):
    """How many rows each mapped argument has."""
    for leaf, dim in zip(leaves, dims):
        if dim is None:
            continue
        if not isinstance(leaf, Tensor):
            raise ValueError(f"vmap: in_dims has {dim} for an input of type {type(leaf)}; only tensors have rows, the rest is None in in_dims")
        if not -leaf.dim() <= dim < leaf.dim():
            raise ValueError(f"vmap: in_dims has {dim} for an input of {leaf.dim()} dimensions; expected -{leaf.dim()} <= in_dim < {leaf.dim()}")
        yield leaf.size(dim)


def _count_rows(leaves, dims):
    counts = list(_row_counts(leaves, dims))
    if not counts:
        raise ValueError("vmap: no input is mapped: in_dims is None for all of them, or there is none")
    if len(set(counts)) > 1:
        raise ValueError(f"vmap: Expected all tensors to have the same size in the mapped dimension, got sizes {counts} for the mapped dimension")
    if counts[0] == 0:
        raise ValueError("vmap: the mapped dimension has size 0, and the function is called once for each row")
    return counts[0]


def _stacked(results, out_dims):
    """Results of all rows as one tree, whose leaves have the rows in out_dims."""
    for leaf in _leaves(results[0]):
        if not isinstance(leaf, Tensor):
            raise ValueError(f"vmap: the function must only return Tensors, got type {type(leaf)}")
    rows = [_leaves(result) for result in results]
    dims = _spread(out_dims, results[0], "out_dims")
    return _filled(results[0], [rows[0][i] if dim is None else tenon.stack([row[i] for row in rows], dim) for i, dim in enumerate(dims)])


def vmap(func, in_dims=0, out_dims=0, randomness="error", *, chunk_size=None):
    """A function that maps `func` over a dimension of its arguments; it calls `func` once for each row and stacks the results.

    in_dims is the dimension of each argument, None for one that all rows share. With randomness="same" all rows draw the same numbers; otherwise
    each draws its own, which "error" does not refuse. Rows are computed one after the other, so that any chunk_size will do."""
    if randomness not in ("error", "different", "same"):
        raise RuntimeError(f"Only allowed values for randomness are 'error', 'different', or 'same'. Got {randomness}")
    if chunk_size is not None and chunk_size <= 0:
        raise ValueError(f"vmap: chunk_size should be None or greater than 0. (got {chunk_size})")

    @functools.wraps(func)
    def mapped(*args, **kwargs):
        dims, leaves = _spread(tuple(in_dims) if isinstance(in_dims, list) else in_dims, args, "in_dims"), _leaves(args)
        state = tenon.get_rng_state() if randomness == "same" else None
        results = []
        for row in range(_count_rows(leaves, dims)):
            if state is not None:
                tenon.set_rng_state(state)
            results.append(func(*_filled(args, [leaf if dim is None else leaf.select(dim, row) for leaf, dim in zip(leaves, dims)]), **kwargs))
        return _stacked(results, out_dims)
    return mapped


# ---- modules ----

def functional_call(module, parameter_and_buffer_dicts, args=None, kwargs=None, *, tie_weights=True, strict=False):
    """module(*args, **kwargs) with other parameters and buffers, by their names; the module's own are untouched.

    With tie_weights a parameter that has several names is replaced under all of them."""
    given = {}
    for part in [parameter_and_buffer_dicts] if isinstance(parameter_and_buffer_dicts, dict) else parameter_and_buffer_dicts:
        twice = [name for name in part if name in given]
        if twice:
            raise ValueError(f"{twice} appeared in multiple dictionaries; behavior of functional call is ambiguous")
        given.update(part)
    args = () if args is None else args if isinstance(args, tuple) else (args,)
    with _replaced(module, given, tie_weights, strict):
        return module(*args, **(kwargs or {}))


@contextlib.contextmanager
def _replaced(module, given, tie_weights, strict):
    own = {**dict(module.named_parameters(remove_duplicate=False)), **dict(module.named_buffers(remove_duplicate=False))}
    tensors = {name: value for name, value in given.items() if name in own}
    if tie_weights:
        by_tensor = {}
        for name, value in tensors.items():
            by_tensor.setdefault(id(own[name]), {})[name] = value
        for names in by_tensor.values():
            if len({id(value) for value in names.values()}) > 1:
                raise ValueError(f"functional_call got multiple values for keys {sorted(names)}, which are tied. Consider using tie_weights=False")
        tensors.update((name, next(iter(by_tensor[id(value)].values()))) for name, value in own.items() if id(value) in by_tensor)
    if strict:
        wrong = [f"\n\t{what} key(s): {', '.join(map(repr, sorted(names)))}." for what, names in (
            ("Unexpected", [name for name in given if name not in own]), ("Missing", [name for name in own if name not in tensors])) if names]
        if wrong:
            raise RuntimeError(f"Error(s) in reparametrizing for {type(module).__name__}:" + "".join(wrong))
    tables = []
    for name in tensors:
        holder, _, last = name.rpartition(".")
        holder = module.get_submodule(holder)
        table = holder._parameters if last in holder._parameters else holder._buffers
        tables.append((table, last, table[last]))
    try:
        for (table, last, _), value in zip(tables, tensors.values()):
            table[last] = value
        yield
    finally:
        for table, last, value in tables:
            table[last] = value
