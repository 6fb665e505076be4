# SPDX-License-Identifier: BSD-3-Clause
"""Little situations of autograd, each a function of the host (torch or tenon) that returns what there is to see.

autograd_facts.json has what PyTorch shows (tests/oracle/run_autograd_semantics.py writes and checks it).
autograd_differences.json has what Tenon shows where that is something else, and why (test_autograd_situations.py writes it).
"""
import gc
import re
import threading
import weakref


def run_all(host):
    """(name, what there is to see) for each situation."""
    for name, run in sorted(SITUATIONS.items()):
        try:
            value = run(host)
        except Exception as error:
            value = [type(error).__name__, str(error)]
        yield name, _plain(value)


def _words(text):
    return set(re.findall(r"\w+", text.lower()))


def is_same(ours, theirs):
    """Whether two values are the same. Of a failure it is the kind that counts, and that the words are about the same thing."""
    if isinstance(ours, list) and isinstance(theirs, list):
        if len(ours) == len(theirs) == 2 and all(isinstance(x, str) for x in (*ours, *theirs)) and theirs[0].endswith("Error"):
            few, many = sorted((_words(ours[1]), _words(theirs[1])), key=len)
            return ours[0] == theirs[0] and 2 * len(few & many) >= len(few)
        return len(ours) == len(theirs) and all(map(is_same, ours, theirs))
    return ours == theirs and type(ours) is type(theirs)


def _leaf(T, *values):
    return T.tensor(list(values) or [1.0, 2.0, 3.0], requires_grad=True)


def _plain(value):
    """What is compared: numbers, names, shapes; no addresses."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, float):
        return float(f"{value:.5g}")
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [_plain(item) for item in value]
    if hasattr(value, "tolist") and hasattr(value, "stride"):
        shown = value.detach()
        if shown.is_complex():
            shown = [[x.real, x.imag] for x in shown.reshape(-1).tolist()]
        else:
            shown = shown.tolist()
        return ["tensor", str(value.dtype).partition(".")[2], list(value.shape), list(value.stride()), bool(value.requires_grad),
                _plain(shown)]
    if callable(getattr(value, "name", None)):
        return f"node {value.name()}"
    return f"{type(value).__name__}"


def _error(call):
    """The kind and the words of the failure; None if there is none."""
    try:
        call()
    except Exception as error:
        return [type(error).__name__, str(error).splitlines()[0] if str(error) else ""]
    return None


def _history(tensor, depth=6):
    """Names of the nodes behind a tensor, as a nested list."""
    def names(node, left):
        if node is None:
            return None
        following = [names(x, left - 1) for x, _ in node.next_functions] if left else []
        return [node.name(), *following]
    return names(tensor.grad_fn, depth)


# ---- leaves, flags, grad_fn ----

def leaf_flags(T):
    x = _leaf(T)
    y = x * 2
    z = T.ones(3)
    return [(t.is_leaf, t.requires_grad, t.retains_grad, t.output_nr, t.grad_fn) for t in (x, y, z, z + 1, y.detach())]


def requires_grad_of_integers(T):
    return [_error(lambda: T.ones(3, dtype=d).requires_grad_()) for d in (T.int32, T.bool, T.int64)] + \
        [_error(lambda: T.ones(3, dtype=d, requires_grad=True)) for d in (T.int32, T.uint8)]


def requires_grad_of_a_result(T):
    y = _leaf(T) * 2

    def assign():
        y.requires_grad = False
    return [_error(lambda: y.requires_grad_(False)), _error(assign), _error(lambda: y.requires_grad_(True))]


def requires_grad_of_a_half(T):
    return [T.ones(2, dtype=d).requires_grad_().requires_grad for d in (T.float16, T.bfloat16, T.complex64, T.float64)]


def names_of_nodes(T):
    x, y = _leaf(T), _leaf(T)
    m = T.eye(3).requires_grad_()
    results = [x + y, x - y, x * y, x / y, -x, x ** 2, x ** y, 2 ** x, x.sum(), x.mean(), x.exp(), x.log(), m @ m, m @ x, x.dot(y),
               m.t(), m.transpose(0, 1), m.view(9), m.reshape(9), m[0], m[:, 1], m[[0, 1]], m.select(0, 1), m.unsqueeze(0),
               m.squeeze(), m.permute(1, 0), m.expand(2, 3, 3), m.contiguous(), m.clone(), m.max(), m.max(0)[0], x.relu(),
               x.sigmoid(), x.softmax(0), T.cat([x, y]), T.stack([x, y]), x.to(T.float64), x.double(), m.diagonal(), m.split(1)[0],
               m.chunk(3)[1], m.unbind()[0], T.where(x > 1, x, y), x.clamp(0, 1), x.abs(), m.norm(), x.std(), x.var(), x.cumsum(0),
               x.prod(), m.trace(), m.det(), m.inverse(), T.nn.functional.linear(x, m), x.view_as(y), x.type_as(y), x.sqrt(),
               x.flatten(), x.sort()[0], x.topk(2)[0], m.gather(0, T.zeros(1, 3, dtype=T.int64)), x.index_select(0, T.tensor([0])),
               T.einsum("ij,j->i", m, x), x.repeat(2), x.roll(1), x.flip(0), m.triu(), m.tril(), x.masked_fill(x > 1, 0.0),
               T.addmm(m, m, m), T.bmm(m[None], m[None]), x.sin(), x.tanh(), m.logsumexp(0), m.log_softmax(0), x[0], x[None],
               x[T.tensor([True, False, True])], m.mT, m.swapaxes(0, 1), x.square(), x.reciprocal(), T.outer(x, y), m.mv(x)]
    return [r.grad_fn and r.grad_fn.name() for r in results] + [str(type(results[0].grad_fn).__name__)]


def node_reads_like_its_type(T):
    node = (_leaf(T) * 2).grad_fn
    return [repr(node).split(" ")[0], type(node).__name__, type(node.next_functions[0][0]).__name__, str(node.next_functions[0][1])]


def edges(T):
    x = _leaf(T)
    y = T.ones(3)
    values, places = (x * 2).sort()
    return [_history(x * y), _history(x + x), _history((x * 2).exp() + y), _history(values), places.requires_grad,
            (x * y).grad_fn.next_functions[1]]


def accumulate_node(T):
    x = _leaf(T)
    node = (x * 2).grad_fn.next_functions[0][0]
    return [node.name(), node.variable is x, node.next_functions, node is (x * 3).grad_fn.next_functions[0][0]]


def repr_of_tensors(T):
    x = _leaf(T)
    with T.no_grad():
        z = x * 2
    return [repr(x), repr(x * 2), repr(z), repr(x.view(3)), repr(x.sum())]


def no_grad_fn_without_a_need(T):
    x = T.ones(3)
    return [(x * 2).grad_fn, (x.view(3)).grad_fn, (x * 2).requires_grad]


def integers_have_no_history(T):
    x = _leaf(T)
    return [x.to(T.int64).requires_grad, (x > 1).requires_grad, x.argmax().requires_grad, x.long().grad_fn, x.sign().grad_fn,
            x.floor().grad_fn]


# ---- backward and grad ----

def a_square(T):
    x = _leaf(T)
    (x * x).sum().backward()
    return [x.grad, x.grad.grad_fn]


def gradients_add_up(T):
    x = _leaf(T)
    (x * x).sum().backward()
    first = x.grad
    (x * 3).sum().backward()
    return [x.grad, first is x.grad, first._version]


def gradients_add_up_recorded(T):
    x = _leaf(T)
    (x ** 3).sum().backward(create_graph=True)
    first = x.grad
    seen = [first.requires_grad, first.grad_fn.name() if first.grad_fn else None]
    (x * 2).sum().backward(create_graph=True)
    return [*seen, first is x.grad, x.grad, x.grad.grad_fn.name() if x.grad.grad_fn else None, first]


def accumulate_after_create_graph(T):
    x = _leaf(T)
    (x ** 2).sum().backward(create_graph=True)
    first = x.grad
    (x ** 2).sum().backward()
    return [first is x.grad, x.grad, first]


def backward_without_root_gradient(T):
    x = _leaf(T)
    return [_error(lambda: (x * 2).backward()), _error(lambda: T.ones(3).sum().backward()),
            _error(lambda: T.tensor([1 + 1j], requires_grad=True).sum().backward())]


def backward_with_wrong_gradients(T):
    x = _leaf(T)
    return [_error(lambda: (x * 2).backward(T.ones(2))), _error(lambda: (x * 2).backward(T.ones(1, 3))),
            _error(lambda: (x * 2).backward(T.ones(3, dtype=T.complex64))), _error(lambda: (x * 2).backward(1.0)),
            _error(lambda: T.autograd.backward([x * 2, x], [T.ones(3)])), _error(lambda: (x * 2).backward(T.ones(3, dtype=T.int64))),
            _error(lambda: (x * 2).backward(T.ones(3, dtype=T.float64))), x.grad]


def backward_twice(T):
    x = _leaf(T)
    y = (x * x).sum()
    y.backward()
    z = (x + 1).sum()
    z.backward()
    z.backward()
    return [_error(y.backward), x.grad, _error(lambda: T.autograd.grad(y, x))]


def backward_twice_retained(T):
    x = _leaf(T)
    y = (x * x).sum()
    y.backward(retain_graph=True)
    y.backward()
    return [x.grad, _error(y.backward)]


def grad_basics(T):
    x, y = _leaf(T), _leaf(T)
    z = (x * y).sum()
    g = T.autograd.grad(z, [x, y], retain_graph=True)
    return [type(g).__name__, g, x.grad, _error(lambda: T.autograd.grad(z, [T.ones(3)])),
            _error(lambda: T.autograd.grad((x * 2).sum(), [y])), T.autograd.grad((x * 2).sum(), [x, y], allow_unused=True),
            _error(lambda: T.autograd.grad(x * 2, x)), _error(lambda: T.autograd.grad(z, [])), _error(lambda: T.autograd.grad(z, None))]


def grad_materialized(T):
    x, y = _leaf(T), _leaf(T)
    return [T.autograd.grad((x * 2).sum(), [x, y], materialize_grads=True),
            _error(lambda: T.autograd.grad((x * 2).sum(), [x, y], materialize_grads=True, allow_unused=False))]


def grad_of_what_lies_between(T):
    x = _leaf(T)
    y = x * 2
    z = (y * y).sum()
    return [T.autograd.grad(z, [y, x], retain_graph=True), T.autograd.grad(z, y), x.grad, y.retains_grad]


def grad_of_the_root_itself(T):
    x = _leaf(T)
    y = x * 2
    return [T.autograd.grad(y.sum(), x), T.autograd.grad([y], [y], [T.ones(3)]), T.autograd.grad(x, x, T.ones(3)),
            T.autograd.grad(x.sum(), [x, x])]


def several_roots(T):
    x = _leaf(T)
    T.autograd.backward([(x * 2).sum(), (x * 3).sum()])
    seen = [x.grad.clone()]
    y = x * 2
    T.autograd.backward([y, y.sum()], [T.ones(3), None])
    return [*seen, x.grad, T.autograd.grad([(x * x).sum(), x.sum()], x)]


def same_root_twice(T):
    x = _leaf(T)
    y = (x * x).sum()
    T.autograd.backward([y, y])
    return x.grad


def batched_grad(T):
    x = _leaf(T)
    y = x * x
    return [T.autograd.grad(y, x, T.eye(3), is_grads_batched=True)]


def backward_for_inputs(T):
    x, y = _leaf(T), _leaf(T)
    m = x * y
    m.retain_grad()
    (m * 2).sum().backward(inputs=[x])
    seen = [x.grad, y.grad, m.grad]
    n = x * 3
    (n * n).sum().backward(inputs=[n])
    return [*seen, n.grad if n.retains_grad else "none kept", x.grad, _error(lambda: (x * 2).sum().backward(inputs=[])),
            _error(lambda: (x * 2).sum().backward(inputs=[T.ones(3)])), _error(lambda: (x * 2).sum().backward(inputs=[y]))]


def backward_for_an_input_that_is_none(T):
    x = _leaf(T)
    y = x * 2
    (y * y).sum().backward(inputs=y)
    return [x.grad, _error(lambda: y.grad)]


def grad_attribute(T):
    x = _leaf(T)

    def assign(value):
        def run():
            x.grad = value
        return run
    seen = [_error(assign(T.ones(2))), _error(assign(T.ones(3, dtype=T.float64))), _error(assign(1)), _error(assign(x)), x.grad]
    x.grad = T.full((3,), 5.0)
    (x * 2).sum().backward()
    seen.append(x.grad)
    x.grad = None
    seen.append(x.grad)
    del x.grad
    return [*seen, x.grad]


def dtype_of_gradients(T):
    x = T.ones(3, dtype=T.float64, requires_grad=True)
    y = T.ones(3, requires_grad=True)
    (x * y).sum().backward()
    z = T.ones(3, dtype=T.float16, requires_grad=True)
    z.float().sum().backward()
    return [x.grad, y.grad, z.grad]


def complex_and_real(T):
    x = _leaf(T)
    c = T.tensor([1 + 1j, 2 - 1j, 3j], requires_grad=True)
    (x * c).abs().sum().backward()
    return [x.grad, c.grad]


def complex_backward(T):
    c = T.tensor([1 + 1j, 2 - 1j], requires_grad=True)
    y = c * c
    y.backward(T.tensor([1 + 0j, 1j]))
    return [c.grad, _error(lambda: (c * c).backward(T.ones(2)))]


def broadcast_gradients(T):
    x = T.ones(3, 1, requires_grad=True)
    y = T.ones(4, requires_grad=True)
    s = T.tensor(2.0, requires_grad=True)
    (x * y * s).sum().backward()
    return [x.grad, y.grad, s.grad]


def strides_of_gradients(T):
    x = T.ones(2, 3).t().requires_grad_()
    (x * T.arange(6.0).view(3, 2)).sum().backward()
    y = T.ones(2, 3, requires_grad=True)
    y.t().mul(T.arange(6.0).view(3, 2)).sum().backward()
    z = T.ones(1, 2, 2, 3).to(memory_format=T.channels_last).requires_grad_()
    (z * 2).sum().backward()
    w = T.ones(3).expand(2, 3).requires_grad_()
    (w * 2).sum().backward()
    v = T.ones(4, 4, requires_grad=True)
    v[::2, 1:].sum().backward()
    u = T.ones(3, requires_grad=True)
    u.expand(2, 3).sum().backward()
    return [x.grad, y.grad, z.grad, w.grad, v.grad, u.grad]


def root_is_a_leaf(T):
    x = T.tensor(2.0, requires_grad=True)
    x.backward()
    given = T.ones(3)
    y = _leaf(T)
    y.backward(given)
    return [x.grad, y.grad, y.grad is given, y.grad.data_ptr() == given.data_ptr()]


def gradient_is_not_shared(T):
    x, y = _leaf(T), _leaf(T)
    (x + y).sum().backward()
    x2, y2 = _leaf(T), _leaf(T)
    g = T.ones(3)
    (x2 + y2).backward(g)
    return [x.grad.data_ptr() == y.grad.data_ptr(), x2.grad.data_ptr() == g.data_ptr(), x2.grad.data_ptr() == y2.grad.data_ptr()]


def grad_of_no_leaf_warns(T):
    import warnings
    y = _leaf(T) * 2
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        seen = y.grad
    return [seen, [w.category.__name__ for w in caught]]


def warning_for_create_graph(T):
    import warnings
    x = _leaf(T)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        (x * x).sum().backward(create_graph=True)
    return [w.category.__name__ for w in caught]


def second_derivatives(T):
    x = _leaf(T)
    g, = T.autograd.grad((x ** 3).sum(), x, create_graph=True)
    h, = T.autograd.grad(g.sum(), x, create_graph=True)
    k, = T.autograd.grad(h.sum(), x)
    return [g, h, k, _history(g, 2)]


def second_derivatives_that_are_none(T):
    x = _leaf(T)
    g, = T.autograd.grad((x * 2).sum(), x, create_graph=True)
    return [g, g.requires_grad, _error(lambda: T.autograd.grad(g.sum(), x))]


def constants_in_create_graph(T):
    x = _leaf(T)
    y = x.sum()
    g, = T.autograd.grad(y, x, create_graph=True)
    return [g, g.grad_fn.name() if g.grad_fn else None]


def undefined_gradients_of_one_of_many(T):
    m = T.tensor([[3.0, 1.0], [2.0, 5.0]], requires_grad=True)
    a, b = m.unbind(0)
    a.sum().backward()
    seen = [m.grad]
    values, _ = m.sort(0)
    u, s, v = T.linalg.svd(m)
    s.sum().backward()
    return [*seen, m.grad]


def unused_branches(T):
    x, y = _leaf(T), _leaf(T)
    z = x * y
    w = z + 1
    (z * 2).sum().backward()
    return [x.grad, y.grad, w.requires_grad]


def diamonds(T):
    x = _leaf(T)
    a = x * 2
    b, c = a + 1, a * a
    (b * c).sum().backward()
    return x.grad


def order_of_nodes(T):
    """Later nodes run first."""
    x = _leaf(T)
    order = []
    a = x * 2
    b = x * 3
    c = x * 4
    for name, t in zip("abc", (a, b, c)):
        t.register_hook(lambda g, name=name: order.append(name))
    (b + a + c).sum().backward()
    return order


def leaf_runs_at_once(T):
    x, y = _leaf(T), _leaf(T)
    order = []
    x.register_hook(lambda g: order.append("x"))
    y.register_hook(lambda g: order.append("y"))
    a = x * 2
    a.register_hook(lambda g: order.append("a"))
    b = y * 2
    b.register_hook(lambda g: order.append("b"))
    (a + b).sum().backward()
    return order


# ---- in place ----

def leaf_in_place(T):
    x = _leaf(T)
    v = _leaf(T)[:2]

    def item():
        x[0] = 1.0
    return [_error(lambda: x.add_(1)), _error(item), _error(lambda: v.add_(1)), _error(lambda: x.zero_()), _error(lambda: x.copy_(T.ones(3))),
            _error(lambda: x.t_()), _error(lambda: x.detach().add_(1)), _error(lambda: x.data.add_(1)), x]


def leaf_in_place_without_grad_mode(T):
    x = _leaf(T)
    with T.no_grad():
        x.add_(1)
        x[0] = 7
    return [x, x._version, x.is_leaf, x.grad_fn]


def leaf_view_written_without_grad_mode(T):
    x = _leaf(T)
    v = x[:2]
    with T.no_grad():
        v.add_(1)
    return [x, x._version, v.grad_fn.name(), v._version]


def result_in_place(T):
    x = _leaf(T)
    y = x * 2
    y.add_(1)
    names = [y.grad_fn.name(), y._version]
    y.mul_(y)
    names += [y.grad_fn.name(), y._version]
    return [*names, _error(lambda: y.sum().backward())]


def result_in_place_chain(T):
    x = _leaf(T)
    y = x * 2
    y.add_(1).mul_(3).sin_()
    y.sum().backward()
    return [x.grad, _history(y, 5)]


def plain_tensor_written_with_history(T):
    x = _leaf(T)
    p = T.zeros(3)
    p.add_(x)
    q = T.zeros(3)
    q[1] = x[0]
    r = T.zeros(3)
    r.copy_(x)
    (p + q + r).sum().backward()
    return [p.requires_grad, p.is_leaf, _history(p, 1), _history(q, 2), _history(r, 1), x.grad]


def saved_and_written(T):
    x = _leaf(T)
    y = x * 2
    z = y * y
    y.add_(1)
    return _error(lambda: z.sum().backward())


def saved_result_and_written(T):
    x = _leaf(T)
    y = x.exp()
    y.add_(1)
    z = x.sigmoid()
    z.mul_(2)
    return [_error(lambda: y.sum().backward()), _error(lambda: z.sum().backward())]


def saved_leaf_and_written(T):
    x = _leaf(T)
    y = (x * x).sum()
    with T.no_grad():
        x.add_(1)
    return _error(y.backward)


def saved_by_view_and_written(T):
    x = _leaf(T)
    y = x * 2
    z = y[:2] * y[1:]
    y[0] = 5.0
    return _error(lambda: z.sum().backward())


def saved_and_data_written(T):
    x = _leaf(T)
    y = x * 2
    z = (y * y).sum()
    y.data.add_(1)
    z.backward()
    return [x.grad, y._version]


def saved_and_detached_written(T):
    x = _leaf(T)
    y = x * 2
    z = (y * y).sum()
    y.detach().add_(1)
    return [y._version, _error(z.backward)]


def versions(T):
    x = T.ones(3)
    seen = [x._version]
    x.add_(1)
    seen.append(x._version)
    v = x[:2]
    v.mul_(2)
    seen += [x._version, v._version]
    d = x.detach()
    d.zero_()
    seen += [x._version, d._version]
    x.data.add_(1)
    seen += [x._version, x.data._version]
    x[0] = 3
    seen.append(x._version)
    x.copy_(T.ones(3))
    T.add(x, 1, out=x)
    seen.append(x._version)
    x.fill_(1)
    x.zero_()
    x.normal_()
    seen.append(x._version)
    x.t_()
    x.squeeze_()
    x.unsqueeze_(0)
    seen.append(x._version)
    x.requires_grad_()
    x.requires_grad_(False)
    seen.append(x._version)
    x.resize_(2)
    seen.append(x._version)
    x.set_(T.ones(4))
    seen.append(x._version)
    return seen


def versions_of_data(T):
    x = T.ones(3)
    d = x.data
    seen = [d._version]
    x.add_(1)
    seen += [x._version, d._version]
    d.add_(1)
    d.add_(1)
    seen += [x._version, d._version]
    e = d.data
    seen += [e._version]
    w = d[:1]
    w.add_(1)
    return [*seen, x._version, d._version, w._version]


def assigned_data(T):
    x = _leaf(T)
    y = (x * x).sum()
    before = x._version
    x.data = T.full((3,), 9.0)
    after = [before, x._version, x, x.is_leaf]
    return [*after, _error(y.backward), x.grad]


def out_arguments(T):
    x, y = _leaf(T), T.ones(3)
    with T.no_grad():
        inside = _error(lambda: T.add(x, 1, out=y))
    return [inside, _error(lambda: T.add(x, 1, out=T.ones(3))), _error(lambda: T.add(y, 1, out=x)), _error(lambda: T.add(y, 1, out=T.ones(3)))]


def resizing(T):
    x = _leaf(T)
    y = x * 2
    return [_error(lambda: x.resize_(2)), _error(lambda: y.resize_(2)), _error(lambda: y.resize_as_(T.ones(2))),
            _error(lambda: T.ones(3).resize_(2))]


def set_of_a_leaf(T):
    x = _leaf(T)
    return [_error(lambda: x.set_(T.ones(3))), _error(lambda: (x * 2).set_(T.ones(3)))]


def detach_in_place(T):
    x = _leaf(T)
    y = x * 2
    z = y.view(3)
    seen = [_error(lambda: z.detach_()), _error(lambda: y.detach_()), y.requires_grad, y.grad_fn, y.is_leaf]
    w = x * 3
    u = w * w
    w.detach_()
    return [*seen, _error(lambda: u.sum().backward()), _error(lambda: x[0].detach_())]


# ---- views ----

def views_know_their_base(T):
    x = _leaf(T)
    y = x * 2
    v = y[1:]
    w = v[:1]
    return [v._is_view(), v._base is y, w._base is y, y._is_view(), y._base, x.view(3)._base is x, x.clone()._base, x.detach()._is_view(),
            x.detach()._base is x, x.reshape(3)._is_view(), x.contiguous() is x, x.to(T.float32) is x, x.expand(2, 3)._is_view()]


def base_written(T):
    x = _leaf(T)
    y = x * 2
    v = y[:2]
    before = v.grad_fn.name()
    y.mul_(3)
    after = v.grad_fn.name()
    v.sum().backward()
    return [before, after, x.grad, v]


def view_written(T):
    x = _leaf(T)
    y = x * 2
    v = y[:2]
    v.mul_(3)
    seen = [v.grad_fn.name(), y.grad_fn.name(), _history(y, 3), y._version]
    y.sum().backward()
    return [*seen, x.grad]


def view_of_view_written(T):
    x = T.ones(4, 4, requires_grad=True)
    y = x * 2
    v = y[1:3].t()[1]
    v.mul_(x[0, :2])
    names = [v.grad_fn.name(), y.grad_fn.name()]
    (y * y).sum().backward()
    return [*names, x.grad]


def view_of_a_plain_base_written(T):
    x = _leaf(T)
    b = T.zeros(4)
    v = b[:3]
    v.copy_(x)
    seen = [b.requires_grad, b.grad_fn.name(), v.grad_fn.name(), v.is_leaf]
    (b * 2).sum().backward()
    return [*seen, x.grad]


def other_view_sees_it(T):
    x = _leaf(T)
    b = T.zeros(4)
    v, w = b[:3], b[1:]
    v.mul_(2).add_(x)
    return [w.requires_grad, w.grad_fn.name(), w.is_leaf, T.autograd.grad(w.sum(), x)]


def multi_views_written(T):
    x = T.ones(4, 2, requires_grad=True)
    y, plain = x * 2, T.ones(4)
    return [_error(lambda: y.split(2)[0].add_(1)), _error(lambda: y.chunk(2)[0].mul_(2)), _error(lambda: y.unbind()[0].zero_()),
            _error(lambda: T.ones(4).split(2)[0].add_(1)), _error(lambda: plain.split(2)[0].add_(x[0])),
            _error(lambda: y.split(2)[0][0].add_(1)), _error(lambda: y.unsafe_split(2)[0].add_(1)), y.split(2)[0].grad_fn.name(),
            y.split(2)[1].output_nr, y.unsafe_split(2)[0]._is_view(), _error(lambda: y.tensor_split(2)[0].add_(1)),
            _error(lambda: y.hsplit(2)[0].add_(1))]


def multi_views_and_base_written(T):
    x = T.ones(4, requires_grad=True)
    y = x * 2
    a, b = y.split(2)
    y.add_(1)
    return [_error(lambda: a.grad_fn), _error(lambda: a.sum().backward()), _error(lambda: (a * 2))]


def no_grad_views_written(T):
    x = _leaf(T)
    y = x * 2
    with T.no_grad():
        v = y[:2]
        u, _ = y.split([2, 1])
    seen = [v.requires_grad, v.grad_fn, v.is_leaf, v._is_view(), _error(lambda: v.add_(1)), _error(lambda: u.add_(1))]
    with T.no_grad():
        v.add_(1)
    return [*seen, y._version, _error(lambda: v.requires_grad_())]


def no_grad_view_of_a_leaf(T):
    x = _leaf(T)
    with T.no_grad():
        v = x[:2]
        w = x.view(3)
    seen = [v.requires_grad, w.is_leaf, _error(lambda: v.add_(1)), _error(lambda: w.mul_(2))]
    with T.no_grad():
        v.mul_(2)
    return [*seen, x, v.requires_grad]


def no_grad_view_and_base_written(T):
    x = _leaf(T)
    b = T.zeros(3)
    with T.no_grad():
        v = b[:2]
    b.add_(x)
    return [_error(lambda: v.requires_grad), _error(lambda: v.grad_fn), _error(lambda: v.add_(1))]


def detached_view_written(T):
    x = _leaf(T)
    y = x * 2
    d = y.detach()[:2]
    d.mul_(5)
    return [y, y._version, d.requires_grad, d._is_view(), _error(lambda: d.requires_grad_().add_(1))]


def views_of_leaves_with_gradients(T):
    x = _leaf(T)
    v = x[1:]
    v.retain_grad()
    (v * v).sum().backward()
    return [x.grad, v.grad, v.is_leaf]


def views_that_require_gradients(T):
    b = T.zeros(4)
    v = b[:2]
    v.requires_grad_()
    (v * 2).sum().backward()
    return [v.is_leaf, v.grad, b.requires_grad, v._is_view()]


def expand_written(T):
    x = _leaf(T)
    y = (x * 2).expand(2, 3)
    return _error(lambda: y.add_(1))


def self_assigned_overlap(T):
    x = _leaf(T)
    y = x * 2
    y[1:] = y[:-1].clone()
    y.sum().backward()
    return [x.grad, y]


def real_of_complex_written(T):
    c = T.tensor([1 + 1j, 2 + 2j], requires_grad=True)
    d = c * 1
    d.real.mul_(3)
    T.view_as_real(d).sum().backward()
    return [c.grad, d.grad_fn.name()]


def views_in_place_with_geometry(T):
    x = T.ones(2, 3, requires_grad=True)
    y = x * 2
    y.t_()
    z = x * 3
    z.unsqueeze_(0)
    z.squeeze_()
    w = x * 1
    w.transpose_(0, 1)
    return [y.grad_fn.name(), z.grad_fn.name(), w.grad_fn.name(), y.shape, T.autograd.grad((y + w).sum(), x)]


def index_put_history(T):
    x = _leaf(T)
    y = x * 2
    y[T.tensor([0, 2])] = T.zeros(2)
    z = x * 1
    z[x > 1.5] = 0.0
    return [y.grad_fn.name(), z.grad_fn.name(), T.autograd.grad((y + z).sum(), x)]


# ---- modes ----

def modes(T):
    x = _leaf(T)
    seen = [T.is_grad_enabled()]
    with T.no_grad():
        seen += [T.is_grad_enabled(), (x * 2).requires_grad, x.requires_grad, T.ones(2, requires_grad=True).requires_grad]
        with T.enable_grad():
            seen += [(x * 2).requires_grad]
    with T.set_grad_enabled(False):
        seen += [(x * 2).requires_grad]
    with T.inference_mode():
        y = x * 2
        seen += [y.requires_grad, y.is_inference(), T.is_grad_enabled(), T.is_inference_mode_enabled(), y.is_leaf]
    seen += [T.is_inference_mode_enabled(), T.is_grad_enabled()]
    return seen


def modes_as_decorators(T):
    x = _leaf(T)

    @T.no_grad()
    def f():
        return x * 2

    @T.enable_grad()
    def g():
        return x * 2

    @T.inference_mode()
    def h():
        return x * 2

    @T.no_grad()
    def steps():
        yield T.is_grad_enabled()
        yield T.is_grad_enabled()
    outside = []
    for inside in steps():
        outside.append((inside, T.is_grad_enabled()))
    with T.no_grad():
        inner = g().requires_grad
    return [f().requires_grad, inner, h().is_inference(), outside]


def modes_are_the_threads(T):
    seen = []
    with T.no_grad():
        thread = threading.Thread(target=lambda: seen.append(T.is_grad_enabled()))
        thread.start()
        thread.join()
    return seen


def inference_tensors(T):
    x = _leaf(T)
    with T.inference_mode():
        i = T.ones(3)
        j = i[:2]
        k = x.view(3)
    return [i.is_inference(), j.is_inference(), k.is_inference(), _error(lambda: i.requires_grad_()), _error(lambda: i * x),
            _error(lambda: i.add_(1)), _error(lambda: i + x), _error(lambda: i._version), _error(lambda: i * 2), (i * 2).is_inference(),
            _error(lambda: i.view(3)), _error(lambda: k.add_(1)), _error(lambda: T.add(T.ones(3), 1, out=i)), i.clone().is_inference(),
            _error(lambda: i.data), _error(lambda: i.detach()), i.detach().is_inference(), _error(lambda: j.add_(1))]


def inference_mode_writes(T):
    x = T.ones(3)
    y = _leaf(T) * 2
    with T.inference_mode():
        x.add_(1)
        seen = [x.is_inference(), x._version, _error(lambda: y.add_(1)), y._version]
        z = x.view(3)
        seen += [z.is_inference()]
        i = T.ones(2, requires_grad=True)
        seen += [i.requires_grad, (i * 2).requires_grad]
        with T.inference_mode(False):
            seen += [(_leaf(T) * 2).requires_grad, T.ones(2).is_inference()]
    return seen


def detach_properties(T):
    x = _leaf(T)
    y = x * 2
    d = y.detach()
    return [d.requires_grad, d.grad_fn, d.data_ptr() == y.data_ptr(), d is y, d.is_leaf, y.data.requires_grad, x.data.is_leaf]


# ---- hooks ----

def hook_replaces(T):
    x = _leaf(T)
    y = x * 2
    y.register_hook(lambda g: g * 10)
    x.register_hook(lambda g: g + 1)
    y.sum().backward()
    return x.grad


def hooks_in_order(T):
    x = _leaf(T)
    y = x * 2
    y.register_hook(lambda g: g + 1)
    y.register_hook(lambda g: g * 2)
    y.retain_grad()
    y.register_hook(lambda g: g * 3)
    y.sum().backward()
    return [x.grad, y.grad]


def hooks_of_every_kind(T):
    x = _leaf(T)
    y = x * 2
    order = []
    y.register_hook(lambda g: order.append("tensor"))
    y.grad_fn.register_prehook(lambda g: order.append(("before", len(g))))
    y.grad_fn.register_hook(lambda a, b: order.append(("after", len(a), len(b))))
    x.register_hook(lambda g: order.append("leaf"))
    x.register_post_accumulate_grad_hook(lambda t: order.append(("accumulated", t is x, t.grad is not None)))
    y.sum().backward()
    return order


def hook_that_fails(T):
    x = _leaf(T)

    def hook(grad):
        raise ValueError("of the hook")
    x.register_hook(hook)
    return [_error(lambda: (x * 2).sum().backward()), x.grad]


def hook_with_wrong_values(T):
    def run(result):
        x = _leaf(T)
        x.register_hook(lambda g: result)
        return _error(lambda: (x * 2).sum().backward())
    return [run(1), run(T.ones(2)), run(T.ones(3, dtype=T.float64)), run("a"), run(None)]


def node_hook_with_wrong_values(T):
    def run(result):
        x = _leaf(T)
        y = x * 2
        y.grad_fn.register_hook(lambda a, b: result)
        return [_error(lambda: y.sum().backward()), x.grad]
    return [run((T.ones(3), T.ones(3), T.ones(3))), run((T.ones(3) * 5, None)), run(T.ones(3)), run(None), run((None, None))]


def prehook_replaces(T):
    x = _leaf(T)
    y = x * 2
    y.grad_fn.register_prehook(lambda g: (g[0] * 7,))
    y.sum().backward()
    return x.grad


def hooks_removed(T):
    x = _leaf(T)
    calls = []
    h = x.register_hook(lambda g: calls.append(1))
    with x.register_hook(lambda g: calls.append(2)):
        pass
    (x * 2).sum().backward()
    h.remove()
    h.remove()
    (x * 2).sum().backward()
    return calls


def hook_removes_itself(T):
    x = _leaf(T)
    calls = []

    def hook(grad):
        calls.append(1)
        handle.remove()
    handle = x.register_hook(hook)
    (x * 2).sum().backward()
    (x * 2).sum().backward()
    return calls


def hooks_on_the_wrong_tensor(T):
    x = _leaf(T)
    return [_error(lambda: T.ones(3).register_hook(lambda g: g)), _error(lambda: (x * 2).register_post_accumulate_grad_hook(lambda t: None)),
            _error(lambda: T.ones(3).register_post_accumulate_grad_hook(lambda t: None)), _error(lambda: x.register_hook(1))]


def hook_before_writing(T):
    x = _leaf(T)
    y = x * 2
    seen = []
    y.register_hook(lambda g: seen.append(["old", g.tolist()]))
    y.mul_(3)
    y.register_hook(lambda g: seen.append(["new", g.tolist()]))
    y.sum().backward()
    return seen


def retain_grad_and_writing(T):
    x = _leaf(T)
    y = x * 2
    y.retain_grad()
    y.mul_(3)
    y.sum().backward()
    return [y.grad, y.retains_grad]


def retain_grad_rules(T):
    x = _leaf(T)
    y = x * 2
    y.retain_grad()
    y.retain_grad()
    z = (y * y).sum()
    z.backward(retain_graph=True)
    first = y.grad
    z.backward()
    return [y.grad, first is y.grad, y.retains_grad, x.retains_grad, _error(lambda: T.ones(3).retain_grad()), _error(x.retain_grad),
            x.retains_grad]


def retain_grad_of_grad(T):
    x = _leaf(T)
    y = x * 2
    y.retain_grad()
    g = T.autograd.grad((y * y).sum(), x)
    return [g, y.grad]


def hooks_and_grad(T):
    x = _leaf(T)
    y = x * 2
    seen = []
    x.register_hook(lambda g: seen.append("x") or g * 100)
    y.register_hook(lambda g: seen.append("y") or g * 10)
    return [T.autograd.grad((y * y).sum(), [x], retain_graph=True), T.autograd.grad((y * y).sum(), [x, y]), seen]


def prehooks_and_grad(T):
    x = _leaf(T)
    y = x * 2
    seen = []
    y.grad_fn.register_prehook(lambda g: seen.append("before"))
    x.register_post_accumulate_grad_hook(lambda t: seen.append("accumulated"))
    g = T.autograd.grad((y * y).sum(), [y])
    h = T.autograd.grad((x * 2).sum(), [x])
    return [g, h, seen]


def hook_sees_recorded_gradients(T):
    x = _leaf(T)
    seen = []
    y = x * x
    y.register_hook(lambda g: seen.append((g.requires_grad, T.is_grad_enabled())))
    y.sum().backward()
    y = x * x
    y.register_hook(lambda g: seen.append((g.requires_grad, T.is_grad_enabled())))
    T.autograd.grad((y * y).sum(), x, create_graph=True)
    return seen


def hooks_on_several(T):
    x, y = _leaf(T), _leaf(T)
    calls = []
    T.autograd.graph.register_multi_grad_hook([x, y], lambda grads: calls.append([g is not None for g in grads]))
    (x * y).sum().backward()
    (x * 2).sum().backward()
    z = _leaf(T)
    T.autograd.graph.register_multi_grad_hook([x, z], lambda grad: calls.append("any"), mode="any")
    (x * z).sum().backward()
    return calls


def reentrant_backward(T):
    x = _leaf(T)
    inner = _leaf(T)
    seen = []

    def hook(grad):
        with T.enable_grad():
            (inner * inner).sum().backward()
        seen.append(inner.grad.tolist())
        return grad * 2
    y = x * 3
    y.register_hook(hook)
    y.sum().backward()
    return [seen, x.grad]


def reentrant_deep(T):
    x = T.tensor(1.0, requires_grad=True)
    depth = [0]

    def go():
        depth[0] += 1
        with T.enable_grad():
            y = x * 1
        if depth[0] < 60:
            y.register_hook(lambda g: go())
        y.backward()
    go()
    return [depth[0], x.grad]


def metadata_of_nodes(T):
    node = (_leaf(T) * 2).grad_fn
    node.metadata["a"] = 1
    return [node.metadata, type(node.metadata).__name__]


def gradient_edges(T):
    x = _leaf(T)
    y = x * 2
    e, f = T.autograd.graph.get_gradient_edge(x), T.autograd.graph.get_gradient_edge(y)
    return [e.node.name(), e.output_nr, f.node is y.grad_fn, _error(lambda: T.autograd.graph.get_gradient_edge(T.ones(1))),
            T.autograd.grad(y.sum(), e)]


def edges_as_roots(T):
    x = _leaf(T)
    y = x * 2
    e = T.autograd.graph.get_gradient_edge(y)
    del y
    return [T.autograd.grad(e, x, T.ones(3)), _error(lambda: T.autograd.backward(e, T.ones(3))), x.grad]


# ---- saved values ----

def saved_attributes(T):
    x, y = _leaf(T), _leaf(T)
    node = (x * y).grad_fn
    p = (x ** 2).grad_fn
    s = x.sum(0).grad_fn
    e = x.exp().grad_fn
    return [node._saved_self, node._saved_other, p._saved_exponent, p._saved_self, s._saved_dim, s._saved_keepdim,
            e._saved_result, e._saved_result.grad_fn, _error(lambda: node._saved_nothing)[0]]


def saved_attributes_freed(T):
    x = _leaf(T)
    y = (x * x).sum()
    node = y.grad_fn.next_functions[0][0]
    y.backward()
    return _error(lambda: node._saved_self)[0]


def saved_tensors_hooks(T):
    x, y = _leaf(T), _leaf(T)
    seen = []

    def pack(t):
        seen.append(["pack", t.tolist(), t.requires_grad])
        return t.detach() * 1, len(seen)

    def unpack(packed):
        seen.append(["unpack", packed[1]])
        return packed[0]
    with T.autograd.graph.saved_tensors_hooks(pack, unpack):
        z = x * y
        w = z.exp()
        s = z.sum()
    q = z * z
    (w + s + q).sum().backward()
    return [seen, x.grad, y.grad]


def saved_tensors_hooks_nest(T):
    x = _leaf(T)
    seen = []

    def hooks(name):
        return T.autograd.graph.saved_tensors_hooks(lambda t: seen.append("p" + name) or t, lambda t: seen.append("u" + name) or t)
    with hooks("a"):
        y = x.exp()
        with hooks("b"):
            z = y.sin()
        w = z.cos()
    w.sum().backward()
    return [seen, x.grad]


def saved_tensors_hooks_double_backward(T):
    x = _leaf(T)
    with T.autograd.graph.saved_tensors_hooks(lambda t: t.detach().clone(), lambda t: t):
        y = (x ** 3).exp()
    g, = T.autograd.grad(y.sum(), x, create_graph=True)
    h, = T.autograd.grad(g.sum(), x)
    return [g, h]


def saved_tensors_hooks_that_fail(T):
    x = _leaf(T)

    def bad(t):
        raise ValueError("pack")

    def run(pack, unpack):
        with T.autograd.graph.saved_tensors_hooks(pack, unpack):
            y = x.exp()
        y.sum().backward()
    return [_error(lambda: run(bad, lambda t: t)), _error(lambda: run(lambda t: t, bad)), _error(lambda: run(lambda t: t, lambda t: 1)),
            _error(lambda: run(lambda t: t.add_(1), lambda t: t)), T.is_grad_enabled(), (x * 2).requires_grad]


def saved_tensors_hooks_disabled(T):
    x = _leaf(T)

    def enter():
        with T.autograd.graph.saved_tensors_hooks(lambda t: t, lambda t: t):
            return x.exp()
    with T.autograd.graph.disable_saved_tensors_hooks("not here"):
        inside = _error(enter)
    return [inside, _error(enter)]


def save_on_cpu(T):
    x = _leaf(T)
    with T.autograd.graph.save_on_cpu():
        y = (x * x).exp()
    y.sum().backward()
    return x.grad


def saved_hooks_of_functions(T):
    seen = []

    class F(T.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x * 2

        @staticmethod
        def backward(ctx, g):
            x, = ctx.saved_tensors
            return g * x
    x = _leaf(T)
    with T.autograd.graph.saved_tensors_hooks(lambda t: seen.append("pack") or t, lambda t: seen.append("unpack") or t):
        y = F.apply(x)
    y.sum().backward()
    return [seen, x.grad]


# ---- functions ----

def _exp(T, **more):
    class Exp(T.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            y = x.exp()
            ctx.save_for_backward(y)
            return y

        @staticmethod
        def backward(ctx, g):
            y, = ctx.saved_tensors
            return g * y
    return Exp


def function_basics(T):
    x = _leaf(T)
    y = _exp(T).apply(x)
    seen = [y.grad_fn.name(), type(y.grad_fn).__name__, y.requires_grad, y.is_leaf, y.grad_fn.next_functions]
    y.sum().backward()
    return [*seen, x.grad]


def function_double_backward(T):
    x = _leaf(T)
    g, = T.autograd.grad(_exp(T).apply(x).sum(), x, create_graph=True)
    h, = T.autograd.grad(g.sum(), x)
    return [g, h]


def function_without_need(T):
    y = _exp(T).apply(T.ones(3))
    with T.no_grad():
        z = _exp(T).apply(_leaf(T))
    return [y.requires_grad, y.grad_fn, z.requires_grad]


def function_backward_twice(T):
    x = _leaf(T)
    y = _exp(T).apply(x).sum()
    y.backward()
    return _error(y.backward)


def function_context(T):
    seen = []

    class F(T.autograd.Function):
        @staticmethod
        def forward(ctx, a, b, c, d=3):
            seen.append([ctx.needs_input_grad, T.is_grad_enabled(), a.requires_grad, (a * 2).requires_grad])
            ctx.d = d
            return a * d, b.long(), "text"

        @staticmethod
        def backward(ctx, *grads):
            seen.append([ctx.needs_input_grad, [None if g is None else g.tolist() for g in grads], T.is_grad_enabled(), ctx.d])
            return grads[0] * ctx.d, None, None, None
    x = _leaf(T)
    out = F.apply(x, T.ones(3), None, 5)
    out[0].sum().backward()
    return [type(out).__name__, [getattr(o, "requires_grad", o) for o in out], seen, x.grad]


def function_wrong_gradients(T):
    def run(given):
        class F(T.autograd.Function):
            @staticmethod
            def forward(ctx, a, b):
                return a * 2

            @staticmethod
            def backward(ctx, g):
                return given(g)
        x = _leaf(T)
        return [_error(lambda: F.apply(x, 2).sum().backward()), x.grad]
    return [run(lambda g: g), run(lambda g: (g, None)), run(lambda g: (g, g)), run(lambda g: (g, None, None)), run(lambda g: (g, None, g)),
            run(lambda g: (1, None)), run(lambda g: (None, None)), run(lambda g: (g[:2], None)), run(lambda g: (g.double(), None)),
            run(lambda g: [g, None]), run(lambda g: (g.expand(2, 3), None)), run(lambda g: None), run(lambda g: (g + 0j, None))]


def function_that_fails(T):
    class F(T.autograd.Function):
        @staticmethod
        def forward(ctx, a):
            return a * 2

        @staticmethod
        def backward(ctx, g):
            raise KeyError("of the function")
    x = _leaf(T)
    return _error(lambda: F.apply(x).sum().backward())


def function_traceback(T):
    import traceback

    class F(T.autograd.Function):
        @staticmethod
        def forward(ctx, a):
            return a * 2

        @staticmethod
        def backward(ctx, g):
            def innermost():
                raise KeyError("here")
            innermost()
    try:
        F.apply(_leaf(T)).sum().backward()
    except KeyError as error:
        return [frame.name for frame in traceback.extract_tb(error.__traceback__) if frame.name in ("innermost", "backward")][-1]


def function_mark_dirty(T):
    class F(T.autograd.Function):
        @staticmethod
        def forward(ctx, a):
            a.mul_(2)
            ctx.mark_dirty(a)
            return a

        @staticmethod
        def backward(ctx, g):
            return g * 2
    x = _leaf(T)
    y = x * 1
    z = F.apply(y)
    z.sum().backward()
    plain = T.ones(2)
    return [z is y, y.grad_fn.name(), x.grad, y._version, _error(lambda: F.apply(x)), F.apply(plain) is plain, plain]


def function_mark_dirty_of_views(T):
    class F(T.autograd.Function):
        @staticmethod
        def forward(ctx, a):
            a.mul_(2)
            ctx.mark_dirty(a)
            return a

        @staticmethod
        def backward(ctx, g):
            return g * 2
    x = _leaf(T)
    y = x * 1
    v = y[:2]
    z = F.apply(v)
    names = [z.grad_fn.name(), y.grad_fn.name()]
    y.sum().backward()
    return [*names, x.grad]


def function_mark_dirty_not_returned(T):
    class F(T.autograd.Function):
        @staticmethod
        def forward(ctx, a):
            a.mul_(2)
            ctx.mark_dirty(a)
            return a * 1

        @staticmethod
        def backward(ctx, g):
            return g * 2
    x = _leaf(T)
    return [_error(lambda: F.apply(x * 1))]


def function_returns_its_input(T):
    class F(T.autograd.Function):
        @staticmethod
        def forward(ctx, a):
            return a

        @staticmethod
        def backward(ctx, g):
            return g * 5
    x = _leaf(T)
    y = F.apply(x)
    y.sum().backward()
    return [y is x, y._is_view(), y.grad_fn.name(), x.grad, _error(lambda: F.apply(x * 1).add_(1))]


def function_returns_a_view(T):
    class F(T.autograd.Function):
        @staticmethod
        def forward(ctx, a):
            return a[:2]

        @staticmethod
        def backward(ctx, g):
            return T.cat([g, T.zeros(1)])
    x = _leaf(T)
    y = F.apply(x * 1)
    return [y.grad_fn.name(), y._is_view(), _error(lambda: y.add_(1)), _error(lambda: F.apply(x).sum().backward()), x.grad]


def function_returns_two_views(T):
    class F(T.autograd.Function):
        @staticmethod
        def forward(ctx, a):
            return a[:2], a[2:]

        @staticmethod
        def backward(ctx, g, h):
            return T.cat([g, h])
    y, z = F.apply(_leaf(T) * 1)
    return [y.grad_fn.name(), z.output_nr, _error(lambda: y.add_(1))]


def function_non_differentiable(T):
    class F(T.autograd.Function):
        @staticmethod
        def forward(ctx, a):
            s, i = a.sort()
            m = a > 1.5
            c = a * 0
            ctx.mark_non_differentiable(i, c)
            ctx.save_for_backward(i)
            return s, i, m, c

        @staticmethod
        def backward(ctx, g, gi, gm, gc):
            return g + (0 if gi is None else gi.sum().item()) + (0 if gc is None else gc.sum().item())
    x = _leaf(T)
    s, i, m, c = F.apply(x)
    s.sum().backward()
    return [s.requires_grad, i.requires_grad, m.requires_grad, c.requires_grad, c.grad_fn, x.grad]


def function_materialized(T):
    def run(flag):
        seen = []

        class F(T.autograd.Function):
            @staticmethod
            def forward(ctx, a):
                ctx.set_materialize_grads(flag)
                return a * 1, a * 2

            @staticmethod
            def backward(ctx, g, h):
                seen.append([None if t is None else t.tolist() for t in (g, h)])
                return g
        F.apply(_leaf(T))[0].sum().backward()
        return seen
    return [run(True), run(False)]


def function_once_differentiable(T):
    from importlib import import_module
    once = import_module(T.__name__ + ".autograd.function").once_differentiable

    class F(T.autograd.Function):
        @staticmethod
        def forward(ctx, a):
            ctx.save_for_backward(a)
            return a * a

        @staticmethod
        @once
        def backward(ctx, g):
            a, = ctx.saved_tensors
            return g * 2 * a
    x = _leaf(T)
    g, = T.autograd.grad(F.apply(x).sum(), x, create_graph=True)
    return [g, _error(lambda: T.autograd.grad(g.sum(), x))]


def function_setup_context(T):
    class F(T.autograd.Function):
        @staticmethod
        def forward(a, b):
            return a * b

        @staticmethod
        def setup_context(ctx, inputs, output):
            a, b = inputs
            ctx.save_for_backward(a, output)
            ctx.b = b

        @staticmethod
        def backward(ctx, g):
            a, out = ctx.saved_tensors
            return g * ctx.b, None
    x = _leaf(T)
    y = F.apply(x, 3.0)
    y.sum().backward()
    return [x.grad, y.grad_fn.b, _error(lambda: y.grad_fn.saved_tensors)]


def function_saved_input_written(T):
    class F(T.autograd.Function):
        @staticmethod
        def forward(ctx, a):
            ctx.save_for_backward(a)
            return a * a

        @staticmethod
        def backward(ctx, g):
            a, = ctx.saved_tensors
            return g * 2 * a
    x = _leaf(T)
    y = x * 1
    z = F.apply(y)
    y.add_(1)
    return _error(lambda: z.sum().backward())


def function_saves_wrong_things(T):
    class F(T.autograd.Function):
        @staticmethod
        def forward(ctx, a):
            ctx.save_for_backward(a, 3)
            return a

        @staticmethod
        def backward(ctx, g):
            return g

    class G(T.autograd.Function):
        @staticmethod
        def forward(ctx, a):
            ctx.save_for_backward(None, a)
            return a * 1

        @staticmethod
        def backward(ctx, g):
            return g * (1 if ctx.saved_tensors[0] is None else 0)
    x = _leaf(T)
    G.apply(x).sum().backward()
    return [_error(lambda: F.apply(x)), x.grad]


def function_misused(T):
    class F(T.autograd.Function):
        pass
    E = _exp(T)
    return [_error(lambda: F.apply(_leaf(T))), _error(lambda: E()(1)), _error(lambda: E.apply(_leaf(T), 1)), _error(lambda: E()) is None]


def function_without_backward(T):
    class F(T.autograd.Function):
        @staticmethod
        def forward(ctx, a):
            return a * 2
    return _error(lambda: F.apply(_leaf(T)).sum().backward())


def function_with_vjp(T):
    class F(T.autograd.Function):
        @staticmethod
        def forward(ctx, a):
            return a * 2

        @staticmethod
        def vjp(ctx, g):
            return g * 2
    x = _leaf(T)
    F.apply(x).sum().backward()
    return x.grad


def function_with_jvp(T):
    fwAD = T.autograd.forward_ad

    class F(T.autograd.Function):
        @staticmethod
        def forward(ctx, a, b):
            ctx.save_for_forward(a, b)
            ctx.save_for_backward(a, b)
            return a * b

        @staticmethod
        def backward(ctx, g):
            a, b = ctx.saved_tensors
            return g * b, g * a

        @staticmethod
        def jvp(ctx, at, bt):
            a, b = ctx.saved_tensors
            return (0 if at is None else at * b) + (0 if bt is None else a * bt)
    x, y = T.tensor([1.0, 2.0]), T.tensor([3.0, 4.0])
    with fwAD.dual_level():
        d = fwAD.make_dual(x, T.ones(2))
        out = F.apply(d, y)
        p, t = fwAD.unpack_dual(out)
        return [p, t]


def function_without_jvp(T):
    fwAD = T.autograd.forward_ad
    x = T.tensor([1.0, 2.0])
    with fwAD.dual_level():
        d = fwAD.make_dual(x, T.ones(2))
        return _error(lambda: _exp(T).apply(d))


def function_with_jvp_in_place(T):
    fwAD = T.autograd.forward_ad

    class F(T.autograd.Function):
        @staticmethod
        def forward(ctx, a):
            a.mul_(2)
            ctx.mark_dirty(a)
            return a

        @staticmethod
        def backward(ctx, g):
            return g * 2

        @staticmethod
        def jvp(ctx, at):
            return at.mul_(2)
    with fwAD.dual_level():
        d = fwAD.make_dual(T.tensor([1.0, 2.0]), T.ones(2))
        out = F.apply(d)
        return [out is d, fwAD.unpack_dual(out).tangent, out]


def function_with_wrong_jvp(T):
    fwAD = T.autograd.forward_ad

    def run(given):
        class F(T.autograd.Function):
            @staticmethod
            def forward(ctx, a):
                return a * 2

            @staticmethod
            def backward(ctx, g):
                return g * 2

            @staticmethod
            def jvp(ctx, at):
                return given(at)
        with fwAD.dual_level():
            d = fwAD.make_dual(T.tensor([1.0, 2.0]), T.ones(2))
            return [_error(lambda: F.apply(d))]
    return [run(lambda t: (t, t)), run(lambda t: 1), run(lambda t: t[:1]), run(lambda t: None)]


def function_generates_vmap_rule(T):
    class F(T.autograd.Function):
        generate_vmap_rule = True

        @staticmethod
        def forward(a):
            return a * 2

        @staticmethod
        def setup_context(ctx, inputs, output):
            pass

        @staticmethod
        def backward(ctx, g):
            return g * 2
    x = _leaf(T)
    F.apply(x).sum().backward()
    return x.grad


def function_context_is_released(T):
    seen = []

    class Token:
        pass

    class F(T.autograd.Function):
        @staticmethod
        def forward(ctx, a):
            ctx.token = Token()
            seen.append(weakref.ref(ctx.token))
            return a * 2

        @staticmethod
        def backward(ctx, g):
            return g
    y = F.apply(_leaf(T))
    alive = seen[0]() is not None
    del y
    gc.collect()
    return [alive, seen[0]() is not None]


def nested_functions(T):
    Exp = _exp(T)

    class F(T.autograd.Function):
        @staticmethod
        def forward(ctx, a):
            with T.enable_grad():
                ctx.a = a.detach().requires_grad_()
                ctx.y = Exp.apply(ctx.a)
            return ctx.y.detach()

        @staticmethod
        def backward(ctx, g):
            with T.enable_grad():
                return T.autograd.grad(ctx.y, ctx.a, g)[0]
    x = _leaf(T)
    F.apply(x).sum().backward()
    return x.grad


# ---- forward mode ----

def forward_basics(T):
    fwAD = T.autograd.forward_ad
    x = T.tensor([1.0, 2.0])
    with fwAD.dual_level():
        d = fwAD.make_dual(x, T.tensor([1.0, 0.5]))
        y = d * d + d.exp()
        p, t = fwAD.unpack_dual(y)
        n = fwAD.unpack_dual(x)
        seen = [p, t, n.tangent, type(n).__name__, d.is_leaf, d._is_view(), y._fw_grad(0) if hasattr(y, "_fw_grad") else t]
    return seen[:6]


def forward_errors(T):
    fwAD = T.autograd.forward_ad
    x = T.ones(2)
    outside = _error(lambda: fwAD.make_dual(x, x))
    outside2 = _error(lambda: fwAD.unpack_dual(x))
    with fwAD.dual_level():
        inside = [_error(lambda: fwAD.make_dual(x, T.ones(3))), _error(lambda: fwAD.make_dual(x, T.ones(2, dtype=T.float64))),
                  _error(lambda: fwAD.make_dual(T.ones(2, dtype=T.int64), T.ones(2, dtype=T.int64))), _error(fwAD.enter_dual_level)]
    return [outside, outside2, inside, _error(fwAD.exit_dual_level)]


def forward_over_backward(T):
    fwAD = T.autograd.forward_ad
    x = _leaf(T)
    with fwAD.dual_level():
        d = fwAD.make_dual(x, T.ones(3))
        y = (d ** 3).sum()
        g, = T.autograd.grad(y, x, create_graph=True)
        p, t = fwAD.unpack_dual(g)
        return [p, t]


def forward_in_place_and_views(T):
    fwAD = T.autograd.forward_ad
    x = T.zeros(3)
    with fwAD.dual_level():
        d = fwAD.make_dual(T.tensor([1.0, 2.0]), T.tensor([5.0, 6.0]))
        x[:2].copy_(d)
        v = x[1:]
        return [fwAD.unpack_dual(x).tangent, fwAD.unpack_dual(v).tangent]


def forward_tangents_end(T):
    fwAD = T.autograd.forward_ad
    x = T.ones(2)
    with fwAD.dual_level():
        d = fwAD.make_dual(x, T.ones(2))
        y = d * 2
    with fwAD.dual_level():
        return [fwAD.unpack_dual(y).tangent, fwAD.unpack_dual(d).tangent]


def forward_without_grad_mode(T):
    fwAD = T.autograd.forward_ad
    x = T.ones(2)
    with fwAD.dual_level():
        d = fwAD.make_dual(x, T.ones(2))
        with T.no_grad():
            y = fwAD.unpack_dual(d * 2).tangent
        return y


def forward_detach(T):
    fwAD = T.autograd.forward_ad
    with fwAD.dual_level():
        d = fwAD.make_dual(T.ones(2), T.ones(2))
        return [fwAD.unpack_dual(d.detach()).tangent, fwAD.unpack_dual(d.clone()).tangent, fwAD.unpack_dual(d.view(2)).tangent]


# ---- anomaly ----

def anomaly_nan(T):
    x = T.tensor([0.0, 1.0], requires_grad=True)
    with T.autograd.detect_anomaly():
        y = T.sqrt(x * 0)
        first = _error(lambda: (y * 0).sum().backward())
    with T.autograd.detect_anomaly(check_nan=False):
        z = T.sqrt(x * 0)
        second = _error(lambda: (z * 0).sum().backward())
    return [first, second]


def anomaly_tells_the_place(T):
    import warnings
    x = T.tensor([0.0, 1.0], requires_grad=True)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        with T.autograd.detect_anomaly():
            y = T.sqrt(x * 0)
            try:
                (y * 0).sum().backward()
            except RuntimeError as error:
                words = str(error)
    told = words + "".join(str(w.message) for w in caught)
    return ["y = T.sqrt(x * 0)" in told, "SqrtBackward0" in told]


def anomaly_flags(T):
    seen = [T.is_anomaly_enabled(), T.is_anomaly_check_nan_enabled()]
    with T.autograd.set_detect_anomaly(True):
        seen += [T.is_anomaly_enabled(), T.is_anomaly_check_nan_enabled()]
    T.autograd.set_detect_anomaly(False)
    return [*seen, T.is_anomaly_enabled()]


# ---- copies ----

def copies(T):
    import copy
    x = _leaf(T)
    (x * 2).sum().backward()
    c = copy.deepcopy(x)
    return [c.requires_grad, c.grad, c is x, _error(lambda: copy.deepcopy(x * 2)), copy.copy(x).requires_grad]


def to_numbers(T):
    x = _leaf(T)
    s = x.sum()
    return [_error(lambda: s.item()), _error(lambda: x.tolist()), _error(lambda: float(s)),
            _error(lambda: T.tensor(x)), x.clone().requires_grad, x.new_tensor([1.0]).requires_grad]


def to_arrays(T):
    x = _leaf(T)
    return [_error(lambda: x.numpy()), x.detach().numpy().tolist()]


def tensor_from_data(T):
    x = _leaf(T)
    y = T.ones_like(x)
    return [y.requires_grad, T.ones_like(x, requires_grad=True).requires_grad, x.new_ones(2).requires_grad, T.zeros(2, requires_grad=True).is_leaf]


def bool_of_recorded(T):
    s = _leaf(T).sum()
    return [bool(s > 1), int(s), s.item(), f"{s.item():.1f}"]


# ---- sizes of graphs, lifetimes ----

def deep_graphs(T):
    x = T.tensor(1.0, requires_grad=True)
    y = x
    for _ in range(20000):
        y = y + 1
    y.backward()
    z = x
    for _ in range(20000):
        z = z * 1
    del z
    return x.grad


def saved_tensors_are_released(T):
    x = _leaf(T)
    y = x * 2
    r = weakref.ref(y)
    z = (y * y).sum()
    del y
    before = r() is not None
    z.backward()
    gc.collect()
    return r() is None


def leaf_goes_with_its_graph(T):
    x = _leaf(T)
    y = (x * 2).sum()
    node = y.grad_fn
    del x, y
    gc.collect()
    leaf = node.next_functions[0][0].next_functions[0][0]
    return [leaf.name(), leaf.variable]


def same_node_object(T):
    y = _leaf(T) * 2
    a, b = y.grad_fn, y.grad_fn
    return [a is b, a == b, len({a, b}), hash(a) == hash(b)]


def nodes_outlive_tensors(T):
    x = _leaf(T)
    node = (x * 2).grad_fn
    gc.collect()
    return [node.name(), node(T.ones(3))]


def threads_share_a_graph(T):
    x = _leaf(T)
    y = (x * x).sum()
    threads = [threading.Thread(target=lambda: y.backward(retain_graph=True)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return x.grad


def functional_tools(T):
    F = T.autograd.functional
    x = T.tensor([1.0, 2.0])

    def f(a):
        return a * a
    return [F.vjp(f, x, T.ones(2)), F.jvp(f, x, T.ones(2)), F.jacobian(f, x), F.hessian(lambda a: (a ** 3).sum(), x),
            F.vhp(lambda a: (a ** 3).sum(), x, T.ones(2)), F.hvp(lambda a: (a ** 3).sum(), x, T.ones(2))]


def gradcheck_tools(T):
    x = T.tensor([1.0, 2.0], dtype=T.float64, requires_grad=True)
    return [T.autograd.gradcheck(lambda a: a * a, (x,)), T.autograd.gradgradcheck(lambda a: a ** 3, (x,)),
            _error(lambda: T.autograd.gradcheck(lambda a: a.detach() * a, (x,)))[0],
            T.autograd.gradcheck(lambda a: a.detach() * a, (x,), raise_exception=False)]


def variables(T):
    return [isinstance(T.ones(2), T.autograd.Variable), T.autograd.Variable(T.ones(2), requires_grad=True).requires_grad]


def increments(T):
    x = T.ones(2)
    T.autograd.graph.increment_version(x)
    T.autograd.graph.increment_version([x, x])
    return x._version


def mutation_allowed(T):
    with T.autograd.graph.allow_mutation_on_saved_tensors():
        x = _leaf(T)
        y = x * 2
        z = (y * y).sum()
        y.mul_(0)
        z.backward()
    return x.grad


def parameters(T):
    p = T.nn.Parameter(T.ones(2))
    return [p.requires_grad, p.is_leaf, isinstance(p, T.Tensor), repr(p), T.nn.Parameter(T.ones(2), requires_grad=False).requires_grad]


def checkpoint_by_hand(T):
    class Check(T.autograd.Function):
        @staticmethod
        def forward(ctx, run, x):
            ctx.run = run
            ctx.save_for_backward(x)
            return run(x)

        @staticmethod
        def backward(ctx, g):
            x, = ctx.saved_tensors
            with T.enable_grad():
                d = x.detach().requires_grad_()
                y = ctx.run(d)
            T.autograd.backward(y, g)
            return None, d.grad
    x = _leaf(T)
    Check.apply(lambda a: (a * a).exp(), x).sum().backward()
    return x.grad


def training_step(T):
    w = T.ones(2, 2, requires_grad=True)
    x = T.tensor([[1.0, 2.0]])
    losses = []
    for _ in range(3):
        loss = ((x @ w - 1) ** 2).mean()
        loss.backward()
        with T.no_grad():
            w -= 0.1 * w.grad
            w.grad.zero_()
        losses.append(loss.item())
    return [losses, w, w.grad]


def set_grad_to_none_in_loop(T):
    w = _leaf(T)
    for _ in range(2):
        w.grad = None
        (w * w).sum().backward()
    return w.grad


def augmented_assignment(T):
    x = _leaf(T)
    y = x * 1
    y += 1
    y *= x
    y[0] += 2

    def leaf():
        nonlocal x
        x += 1
    return [y.grad_fn.name(), _error(leaf), T.autograd.grad(y.sum(), x)]


def inplace_on_saved_mask(T):
    x = _leaf(T)
    y = T.relu(x * 1)
    y.add_(1)
    return _error(lambda: y.sum().backward())


def dropout_and_randomness(T):
    T.manual_seed(0)
    x = T.ones(8, requires_grad=True)
    y = T.nn.functional.dropout(x, 0.5, True)
    y.sum().backward()
    return [T.equal(x.grad, y.detach()), y.grad_fn.name()]


def index_with_grad(T):
    x = T.arange(6.0).view(2, 3).requires_grad_()
    x[0, 1].backward()
    y = x[:, T.tensor([0, 0])]
    y.sum().backward()
    return [x.grad, y.grad_fn.name()]


def tuple_results(T):
    x = T.arange(6.0).view(2, 3).requires_grad_()
    m = x.max(1)
    return [m.values.grad_fn.name(), m.indices.grad_fn, m.values.output_nr, T.autograd.grad(m.values.sum(), x)]


def scalar_operands(T):
    x = _leaf(T)
    return [(2 * x).grad_fn.name(), (1 - x).grad_fn.name(), (1 / x).grad_fn.name(), (x // 2).grad_fn, (x % 2).grad_fn.name(),
            (x == 1).grad_fn, (-x).grad_fn.name(), (+x).grad_fn, abs(x).grad_fn.name()]


def in_place_keeps_leafness_of_plain(T):
    p = T.zeros(3)
    p.add_(1)
    v = p[:2]
    v.mul_(2)
    return [p.is_leaf, v.is_leaf, p.grad_fn, v.requires_grad]


def requires_grad_after_use(T):
    p = T.ones(3)
    v = p[:2]
    q = p * 2
    p.requires_grad_()
    return [v.requires_grad, v.is_leaf, q.requires_grad, v.grad_fn, _error(lambda: v.add_(1)), _error(lambda: (v * 2).sum().backward())]


def view_made_before_base_got_history(T):
    x = _leaf(T)
    b = T.zeros(3)
    v = b.view(3)
    b.mul_(x)
    return [v.requires_grad, v.is_leaf, v.grad_fn.name(), v.output_nr]


def data_shares_and_ignores(T):
    x = _leaf(T)
    x.data[0] = 100.0
    x.data.mul_(2)
    return [x, x._version]


def zero_grad_sized(T):
    x = T.ones(0, 3, requires_grad=True)
    x.sum().backward()
    return x.grad


def numbers_of_results(T):
    x = T.ones(4, 2, requires_grad=True)
    return [t.output_nr for t in x.split(1)] + [t.output_nr for t in x.unbind()] + [x.sort()[0].output_nr]


def name_of_node_after_backward(T):
    x = _leaf(T)
    y = (x * x).sum()
    y.backward()
    return [y.grad_fn.name(), _history(y, 2)]


def cross_thread_hooks(T):
    x = _leaf(T)
    seen = []
    main = threading.get_ident()
    x.register_hook(lambda g: seen.append(threading.get_ident() == main))
    (x * 2).sum().backward()
    thread = threading.Thread(target=lambda: (x * 2).sum().backward())
    thread.start()
    thread.join()
    return seen


def grad_mode_inside_backward(T):
    seen = []

    class F(T.autograd.Function):
        @staticmethod
        def forward(ctx, a):
            seen.append(T.is_grad_enabled())
            return a * 2

        @staticmethod
        def backward(ctx, g):
            seen.append(T.is_grad_enabled())
            return g * 2
    x = _leaf(T)
    with T.enable_grad():
        y = F.apply(x).sum()
    with T.no_grad():
        y.backward(retain_graph=True)
    T.autograd.grad(y, x, create_graph=True)
    return seen


def backward_in_no_grad(T):
    x = _leaf(T)
    y = (x * x).sum()
    with T.no_grad():
        y.backward()
    with T.inference_mode():
        failed = _error(lambda: (x * x).sum().backward())
    return [x.grad, failed]


SITUATIONS = {name: run for name, run in globals().items()
              if not name.startswith("_") and callable(run) and getattr(run, "__module__", "") == __name__
              and name not in ("run_all", "is_same")}
