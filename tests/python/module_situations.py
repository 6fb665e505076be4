# SPDX-License-Identifier: BSD-3-Clause
"""What Module does with attributes, hooks, state and copies: each function is run in either library, and returns texts and numbers.

    python tests/python/module_situations.py         (with PyTorch: records module_situations.json anew)
"""
import collections
import copy
import json
import pathlib
import pickle

FILE = pathlib.Path(__file__).resolve().parent / "module_situations.json"

SITUATIONS = {}


def situation(function):
    SITUATIONS[function.__name__] = function
    return function


def told(function):
    """The kind of a failure, or what is returned."""
    try:
        return repr(function())
    except Exception as error:  # noqa: BLE001  what is raised is the result
        return f"{type(error).__name__}: {error}"


def net_of(T):
    class Net(T.nn.Module):
        def __init__(self):
            super().__init__()
            self.first = T.nn.Linear(3, 4)
            self.rest = T.nn.ModuleList([T.nn.Linear(4, 4) for _ in range(2)])
            self.scale = T.nn.Parameter(T.ones(1))
            self.seen = T.nn.Buffer(T.zeros(2))
            self.spare = T.nn.Buffer(T.zeros(2), persistent=False)
            self.named = T.nn.ModuleDict({"act": T.nn.ReLU()})

        def forward(self, x):
            x = self.first(x)
            for layer in self.rest:
                x = self.named["act"](layer(x))
            return x * self.scale
    T.manual_seed(0)
    return Net()


@situation
def names_of_parts(T):
    net = net_of(T)
    return [[name for name, _ in net.named_parameters()], [name for name, _ in net.named_buffers()],
            [name for name, _ in net.named_modules()], [name for name, _ in net.named_children()], list(net.state_dict()),
            [name for name, _ in net.named_parameters(prefix="p", recurse=False)], len(list(net.modules())), repr(net)]


@situation
def versions_in_metadata(T):
    net = T.nn.Sequential(T.nn.Linear(2, 2), T.nn.BatchNorm1d(2))
    return [[name, about["version"]] for name, about in net.state_dict()._metadata.items()]


@situation
def parts_used_twice(T):
    layer = T.nn.Linear(2, 2)
    net = T.nn.Sequential(layer, T.nn.ReLU(), layer)
    return [[name for name, _ in net.named_parameters()], [name for name, _ in net.named_parameters(remove_duplicate=False)],
            list(net.state_dict()), len(list(net.modules()))]


@situation
def attributes_keep_their_kind(T):
    net = T.nn.Module()
    net.x = T.nn.Parameter(T.ones(1))
    results = [told(lambda: setattr(net, "x", 3)), told(lambda: net.register_buffer("x", T.ones(1))), told(lambda: net.missing)]
    net.x = None
    results += [repr(net.x), told(lambda: net.register_parameter("a.b", None)), told(lambda: net.register_parameter("", None)),
                told(lambda: net.register_parameter(3, None)), told(lambda: net.add_module("k", 3)),
                told(lambda: net.get_parameter("a.b")), told(lambda: net.get_submodule("u")), told(lambda: net(1)),
                told(lambda: delattr(net, "missing")), told(lambda: net.register_module("forward", T.nn.Linear(1, 1)))]
    net.part = T.nn.ReLU()
    results.append(told(lambda: setattr(net, "part", 3)))
    net.register_buffer("kept", T.ones(1))
    net.kept = T.zeros(3)
    results += [list(net.state_dict()), told(lambda: setattr(net, "kept", 3)), told(lambda: net.get_buffer("nope"))]
    net.part = T.nn.Parameter(T.ones(1))
    del net.kept
    results += [sorted(net._parameters), sorted(net._modules), sorted(net._buffers)]
    return results


@situation
def parts_before_init(T):
    def made(value):
        class Early(T.nn.Module):
            def __init__(self):
                self.part = value
        return told(Early)
    return [made(T.nn.ReLU()), made(T.nn.Parameter(T.ones(1)))]


@situation
def loading_tells_all_that_does_not_fit(T):
    net = net_of(T)
    given = dict(net.state_dict())
    del given["rest.0.weight"]
    given["more"] = T.ones(1)
    given["first.weight"] = T.ones(2, 2)
    given["scale"] = 3
    results = [told(lambda: net.load_state_dict(given)), told(lambda: net.load_state_dict(3)),
               told(lambda: net.load_state_dict(net.state_dict()))]
    del given["first.weight"], given["scale"]
    missing, unexpected = net.load_state_dict(given, strict=False)
    return [*results, missing, unexpected]


@situation
def loading_copies_or_assigns(T):
    net, other = net_of(T), net_of(T)
    with T.no_grad():
        other.scale.fill_(5)
    before = net.scale
    net.load_state_dict(other.state_dict())
    copied = [net.scale is before, net.scale.item(), net.scale is other.scale]
    net.load_state_dict({name: value.double() for name, value in other.state_dict().items()}, assign=True)
    return [*copied, net.scale is before, str(net.scale.dtype).split(".")[1], net.scale.requires_grad, isinstance(net.scale, T.nn.Parameter)]


@situation
def extra_state(T):
    class Counted(T.nn.Module):
        def __init__(self):
            super().__init__()
            self.calls = 7

        def get_extra_state(self):
            return {"calls": self.calls}

        def set_extra_state(self, state):
            self.calls = state["calls"]
    net, other = T.nn.Sequential(Counted()), T.nn.Sequential(Counted())
    net[0].calls = 9
    other.load_state_dict(net.state_dict())
    return [list(net.state_dict()), other[0].calls, told(lambda: other.load_state_dict({}))]


@situation
def modes_and_gradients(T):
    net = net_of(T)
    net.eval()
    modes = [module.training for module in net.modules()]
    net.train()
    net.requires_grad_(False)
    flags = [parameter.requires_grad for parameter in net.parameters()]
    net.requires_grad_()
    net(T.ones(2, 3)).sum().backward()
    before = net.scale.grad is None
    net.zero_grad(set_to_none=False)
    zero = net.scale.grad.tolist()
    net.zero_grad()
    return [modes, net.training, flags, before, zero, net.scale.grad is None, told(lambda: net.train("yes"))]


@situation
def dtypes(T):
    net = net_of(T)
    scale, steps = net.scale, T.nn.Buffer(T.tensor([1, 2]))
    net.steps = steps
    net.double()
    kept = [net.scale is scale, str(net.scale.dtype).split(".")[1], str(net.steps.dtype).split(".")[1], str(net.seen.dtype).split(".")[1]]
    net.to(T.bfloat16)
    kept.append(str(net.first.weight.dtype).split(".")[1])
    net.to(T.zeros(1, dtype=T.float32)).half().float()
    return [*kept, str(net.scale.dtype).split(".")[1], net(T.ones(1, 3)).shape[1], told(lambda: net.to(T.int64))]


@situation
def applied_to_all(T):
    order = []
    net = net_of(T)
    returned = net.apply(lambda module: order.append(type(module).__name__))
    return [order, returned is net]


@situation
def copies(T):
    net = net_of(T)
    net.scale.note = "kept"
    for made in (copy.deepcopy(net), copy.copy(net)):
        yield [made.scale is net.scale, list(made.state_dict()) == list(net.state_dict()), type(made.scale).__name__]
    tied = T.nn.Sequential(T.nn.Linear(2, 2), T.nn.Linear(2, 2))
    tied[1].weight = tied[0].weight
    made = copy.deepcopy(tied)
    yield made[0].weight is made[1].weight
    back = pickle.loads(pickle.dumps(T.nn.Sequential(T.nn.Linear(2, 2), T.nn.BatchNorm1d(2), T.nn.LSTM(2, 2), T.nn.Conv2d(1, 1, 1))))
    yield [repr(back), isinstance(back[0].weight, T.nn.Parameter), back[0].weight.requires_grad, list(back.state_dict())]


@situation
def forward_hooks(T):
    order = []
    net = T.nn.Linear(2, 2)
    net.register_forward_pre_hook(lambda module, args: order.append("before") or (args[0] * 2,))
    net.register_forward_pre_hook(lambda module, args, kwargs: order.append("with names") or None, with_kwargs=True)
    handle = net.register_forward_hook(lambda module, args, output: order.append(f"after {args[0].tolist()}") or output * 0)
    net.register_forward_hook(lambda module, args, output: order.append("first"), prepend=True)
    result = net(T.ones(1, 2)).tolist()
    handle.remove()
    again = net(T.ones(1, 2)).tolist() == [[0.0, 0.0]]
    with net.register_forward_hook(lambda *args: order.append("in with")):
        net(T.ones(1, 2))
    net(T.ones(1, 2))
    return [order, result, again]


@situation
def hooks_after_a_failure(T):
    order = []
    net = T.nn.Linear(2, 2)
    net.register_forward_hook(lambda *args: order.append("always"), always_call=True)
    net.register_forward_hook(lambda *args: order.append("not"))
    return [told(lambda: net(T.ones(1, 2, dtype=T.int64))).split(":")[0], order]


@situation
def backward_hooks(T):
    order = []
    net = T.nn.Linear(2, 2, bias=False)
    with T.no_grad():
        net.weight.fill_(1)
    net.register_full_backward_pre_hook(lambda module, out: order.append(["out", out[0].tolist()]) or (out[0] * 2,))
    net.register_full_backward_hook(lambda module, into, out: order.append(["in", into[0].tolist(), out[0].tolist()]) or (into[0] * 10,))
    x = T.ones(1, 2, requires_grad=True)
    net(x).sum().backward()
    y = T.ones(1, 2)
    net.register_full_backward_hook(lambda module, into, out: order.append(["none", into[0] is None]))
    net2 = T.nn.Linear(2, 2)
    net2.register_full_backward_hook(lambda module, into, out: order.append(["without inputs", into[0] is None, out[0].tolist()]))
    net2(y).sum().backward()
    return [order, x.grad.tolist(), net.weight.grad.tolist()]


@situation
def state_hooks(T):
    order = []
    net = T.nn.Sequential(T.nn.Linear(1, 1))
    net.register_state_dict_pre_hook(lambda module, prefix, keep: order.append(["pre", prefix, keep]))
    net.register_state_dict_post_hook(lambda module, state, prefix, about: order.append(["post", list(state), about]))
    net.register_load_state_dict_pre_hook(lambda module, state, prefix, *rest: order.append(["load", list(state), len(rest)]))
    net.register_load_state_dict_post_hook(lambda module, keys: order.append(["loaded", keys.missing_keys]))
    net.load_state_dict(net.state_dict())
    return order


@situation
def sequences(T):
    nn = T.nn
    net = nn.Sequential(nn.Linear(1, 2), nn.ReLU(), nn.Linear(2, 1))
    results = [len(net), type(net[-1]).__name__, repr(net[1:]), told(lambda: net[3])]
    net.append(nn.Tanh())
    net.insert(1, nn.Sigmoid())
    del net[0]
    results += [repr(net), repr(net.pop(0)), list(net.state_dict()), repr(net + nn.Sequential(nn.ReLU()))]
    named = nn.Sequential(collections.OrderedDict({"a": nn.ReLU(), "b": nn.Tanh()}))
    named.extend([nn.Sigmoid()])
    return [*results, repr(named), [type(part).__name__ for part in net], told(lambda: nn.Sequential(3))]


@situation
def lists_and_dicts(T):
    nn = T.nn
    parts = nn.ModuleList([nn.Linear(1, 1), nn.Linear(1, 1), nn.ReLU()])
    parts.append(nn.ReLU())
    parts.insert(0, nn.Tanh())
    parts[1] = nn.Sigmoid()
    parts += [nn.ReLU()]
    results = [repr(parts), len(parts), repr(parts[2:4]), told(lambda: parts(1)), told(lambda: parts.extend(3)), repr(nn.ModuleList())]
    named = nn.ModuleDict({"x": nn.ReLU()})
    named["y"] = nn.Linear(1, 1)
    named.update([("z", nn.Tanh())])
    results += [list(named.keys()), "y" in named, repr(named.pop("x")), repr(named), told(lambda: named["q"])]
    numbers = nn.ParameterList([T.ones(2), nn.Parameter(T.zeros(1))])
    numbers.append(T.ones(3))
    numbers[0] = T.zeros(4)
    results += [[list(x.shape) for x in numbers], [name for name, _ in numbers.named_parameters()], len(numbers), list(numbers[-1].shape)]
    table = nn.ParameterDict({"a": T.ones(1), "b": nn.Parameter(T.ones(2))})
    table["c"] = T.ones(3)
    del table["a"]
    return [*results, list(table.keys()), [name for name, _ in table.named_parameters()], "b" in table, len(table), told(lambda: table["q"])]


@situation
def parameters_and_buffers(T):
    p, b = T.nn.Parameter(T.ones(2)), T.nn.Buffer(T.ones(2))
    tensor = T.ones(2)
    shared = T.nn.Parameter(tensor)
    with T.no_grad():
        shared.add_(1)
    return [repr(p), p.requires_grad, p.is_leaf, type(p * 2) is T.Tensor, type(p.detach()) is T.Tensor, isinstance(p, T.Tensor),
            isinstance(T.ones(1), T.nn.Parameter), b.requires_grad, isinstance(b, T.nn.Buffer), isinstance(p, T.nn.Buffer),
            tensor.tolist(), T.nn.Parameter(T.ones(1), requires_grad=False).requires_grad, copy.deepcopy(p) is p]


@situation
def constructors_refuse(T):
    nn = T.nn
    return [told(lambda: nn.Linear()).split(":")[0], told(lambda: nn.ReLU(3, 4)).split(":")[0], told(lambda: nn.Dropout(1.5)),
            told(lambda: nn.Conv2d(3, 4, 3, groups=2)), told(lambda: nn.Conv2d(4, 3, 3, groups=2)),
            told(lambda: nn.Conv2d(4, 4, 3, padding="some")).split(",")[0], told(lambda: nn.Conv2d(4, 4, 3, 2, padding="same")),
            told(lambda: nn.ConvTranspose2d(4, 4, 3, padding_mode="circular")), told(lambda: nn.GroupNorm(3, 4)),
            told(lambda: nn.MultiheadAttention(5, 2)), told(lambda: nn.Hardtanh(2, 1)), told(lambda: nn.Embedding(3, 2, padding_idx=4)),
            told(lambda: nn.RNN(2, 3, nonlinearity="sin")), told(lambda: nn.LSTM(2, 0)), told(lambda: nn.FractionalMaxPool2d(2)),
            told(lambda: nn.BatchNorm2d(3)(T.ones(2, 3))), told(lambda: nn.BatchNorm1d(3)(T.ones(3))), told(lambda: nn.LSTM(2, 3)(T.ones(2))),
            told(lambda: nn.Softmax2d()(T.ones(2)))]


@situation
def beginnings(T):
    """Functions of nn.init, by sums of what they write from one seed."""
    init, sums = T.nn.init, {}
    for name, args in (("uniform_", (-1, 2)), ("normal_", (1, 2)), ("trunc_normal_", (0.5, 2.0, -1, 1)), ("xavier_uniform_", (2.0,)),
                       ("xavier_normal_", ()), ("kaiming_uniform_", (0.5,)), ("kaiming_normal_", (0, "fan_out", "relu")), ("constant_", (3.0,)),
                       ("ones_", ()), ("zeros_", ()), ("orthogonal_", ()), ("sparse_", (0.3,)), ("eye_", ())):
        T.manual_seed(3)
        tensor = T.empty(8, 6)
        same = getattr(init, name)(tensor, *args) is tensor
        sums[name] = [same, round(float(tensor.double().sum()), 3), round(float(tensor.double().abs().sum()), 3)]
    weight = init.dirac_(T.empty(4, 2, 3), 2)
    return [sums, weight.tolist(), [init.calculate_gain(name) for name in ("linear", "tanh", "relu", "selu", "leaky_relu")],
            told(lambda: init.calculate_gain("sin")), told(lambda: init.xavier_uniform_(T.empty(3))), told(lambda: init.eye_(T.empty(3)))]


@situation
def clipping(T):
    p, q = T.nn.Parameter(T.ones(2)), T.nn.Parameter(T.ones(3))
    p.grad, q.grad = T.tensor([3.0, 4.0]), T.tensor([0.0, 12.0, 0.0])
    utils = T.nn.utils
    norm = utils.clip_grad_norm_([p, q], 1.0)
    clipped = [round(x, 4) for x in [*p.grad.tolist(), *q.grad.tolist()]]
    utils.clip_grad_value_([p, q], 0.25)
    vector = utils.parameters_to_vector([p, q])
    utils.vector_to_parameters(T.arange(5.0), [p, q])
    return [round(float(norm), 4), clipped, [round(x, 4) for x in p.grad.tolist()], vector.tolist(), q.tolist(),
            told(lambda: utils.clip_grad_norm_([p], 1.0, error_if_nonfinite=True)).split("(")[0]]


@situation
def fused_norms(T):
    T.manual_seed(0)
    conv, norm = T.nn.Conv2d(2, 3, 2), T.nn.BatchNorm2d(3)
    norm(T.randn(4, 3, 5, 5))
    conv.eval(), norm.eval()
    x = T.randn(1, 2, 4, 4)
    fused = T.nn.utils.fuse_conv_bn_eval(conv, norm)
    return [bool(((fused(x) - norm(conv(x))).abs() < 1e-5).all()), told(lambda: T.nn.utils.fuse_conv_bn_eval(conv.train(), norm))]


@situation
def packed_sequences(T):
    rnn = T.nn.utils.rnn
    rows = [T.arange(1.0, 4), T.arange(4.0, 6), T.arange(6.0, 7)]
    padded = rnn.pad_sequence(rows, batch_first=True, padding_value=-1)
    packed = rnn.pack_padded_sequence(padded, [3, 2, 1], batch_first=True)
    back, lengths = rnn.pad_packed_sequence(packed, padding_value=9, total_length=4)
    mixed = rnn.pack_sequence(rows[::-1], enforce_sorted=False)
    return [padded.tolist(), packed.data.tolist(), packed.batch_sizes.tolist(), back.tolist(), lengths.tolist(), mixed.sorted_indices.tolist(),
            [x.tolist() for x in rnn.unpack_sequence(mixed)], told(lambda: rnn.pack_padded_sequence(padded, [1, 2, 3], True))[:70]]


@situation
def transposed_sizes(T):
    layer = T.nn.ConvTranspose2d(1, 1, 3, 2, 1)
    x = T.ones(1, 1, 4, 4)
    return [list(layer(x, output_size=(8, 8)).shape), list(layer(x, output_size=[1, 1, 7, 8]).shape), told(lambda: layer(x, output_size=(9, 9)))]


def results(library):
    return {name: as_text(function(library)) for name, function in SITUATIONS.items()}


def as_text(value):
    """As JSON has it, with Tenon's name for PyTorch's."""
    value = list(value) if not isinstance(value, (list, dict)) else value
    return json.loads(json.dumps(value).replace("torch.nn.Module", "tenon.nn.Module").replace("torch.nn.modules", "tenon.nn.modules").replace("torch", "tenon"))


def recorded():
    return json.loads(FILE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    import torch
    found = results(torch)
    FILE.write_text("{" + ",\n".join(f"{json.dumps(name)}: {json.dumps(value)}" for name, value in found.items()) + "}\n", encoding="utf-8")
    print(len(found), "situations of PyTorch", torch.__version__)
