# SPDX-License-Identifier: BSD-3-Clause
"""What surrounds modules in training (nn.utils, optim.swa_utils, lazy modules, …): each function is run in either library, and returns texts and numbers.

    python tests/python/utility_facts.py         (with PyTorch: records utility_facts.json anew)
"""
import copy
import importlib
import json
import pathlib
import warnings

FILE = pathlib.Path(__file__).resolve().parent / "utility_facts.json"
SITUATIONS = {}


def situation(function):
    SITUATIONS[function.__name__] = function
    return function


def told(function):
    """The kind of a failure with its first words, or what is returned."""
    try:
        return numbers(function())
    except Exception as error:  # noqa: BLE001  what is raised is the result
        return f"{type(error).__name__}: {str(error)[:40]}"


def numbers(value):
    """Tensors as numbers with four digits, and other values as text."""
    if hasattr(value, "tolist"):
        value = value.detach()
        return [list(value.shape), [round(float(x), 4) + 0.0 for x in value.double().reshape(-1)]] if not value.is_complex() else repr(value)
    if isinstance(value, (list, tuple)):
        return [numbers(item) for item in value]
    return value if isinstance(value, (int, float, type(None))) else repr(value) if not isinstance(value, str) else value


def state(module):
    return [[key, numbers(value)] for key, value in module.state_dict().items()]


def seeded(T, make):
    T.manual_seed(0)
    return make()


def wave(T, *sizes):
    count = 1
    for size in sizes:
        count *= size
    return (T.arange(count, dtype=T.float32) * 0.7).sin().reshape(sizes)


def trained(T, module, *inputs):
    """Outputs, and gradients by name."""
    result = module(*inputs)
    (result * result).sum().backward()
    return [numbers(result), [[name, numbers(value.grad)] for name, value in module.named_parameters() if value.grad is not None]]


# ---- parametrizations ----

@situation
def weight_norms(T):
    P = T.nn.utils.parametrizations
    found = []
    for dim in (0, 1, None):
        layer = P.weight_norm(seeded(T, lambda: T.nn.Linear(3, 4)), dim=dim)
        found += [repr(layer), state(layer), trained(T, layer, wave(T, 2, 3)), type(layer).__name__]
    layer.weight = T.ones(4, 3)
    return [*found, state(layer), [name for name, _ in layer.named_parameters()], numbers(layer.weight)]


@situation
def spectral_norms(T):
    P = T.nn.utils.parametrizations
    found = []
    for make, x in ((lambda: T.nn.Linear(3, 4), wave(T, 2, 3)), (lambda: T.nn.Conv2d(2, 3, 2), wave(T, 1, 2, 3, 3)),
                    (lambda: T.nn.ConvTranspose1d(2, 3, 2), wave(T, 1, 2, 3))):
        T.manual_seed(0)
        layer = P.spectral_norm(make(), n_power_iterations=2)
        found += [state(layer), trained(T, layer, x), state(layer), numbers(layer.eval()(x))]
    return [*found, told(lambda: P.spectral_norm(T.nn.Linear(2, 2), n_power_iterations=0)), told(lambda: P.spectral_norm(T.nn.Linear(2, 2), "none")),
            told(lambda: P.spectral_norm(T.nn.Linear(2, 2), dim=5))]


@situation
def orthogonal_matrices(T):
    P = T.nn.utils.parametrizations
    found = []
    for sizes, how in (((3, 3), "matrix_exp"), ((3, 3), "cayley"), ((4, 3), None), ((3, 4), "cayley"), ((4, 3), "householder"), ((3, 4), "householder")):
        T.manual_seed(0)
        layer = P.orthogonal(T.nn.Linear(*sizes), orthogonal_map=how)
        weight = layer.weight
        tall = weight if weight.shape[0] >= weight.shape[1] else weight.mT
        found += [numbers((tall.mT @ tall).round(decimals=4).abs()), numbers(weight), trained(T, layer, wave(T, 2, sizes[0])), [key for key, _ in state(layer)]]
    free = P.orthogonal(seeded(T, lambda: T.nn.Linear(3, 3)), "weight", "cayley", use_trivialization=False)
    return [*found, numbers(free.weight), told(lambda: setattr(free, "weight", T.eye(3))), told(lambda: P.orthogonal(T.nn.Linear(2, 2), "bias")),
            told(lambda: P.orthogonal(T.nn.Linear(2, 2), "weight", "other"))]


@situation
def own_parametrizations(T):
    Z = T.nn.utils.parametrize

    class Symmetric(T.nn.Module):
        def forward(self, x):
            return x.triu() + x.triu(1).mT

        def right_inverse(self, x):
            return x.triu()

    class Twice(T.nn.Module):
        def __init__(self):
            super().__init__()
            self.calls = 0

        def forward(self, x):
            self.calls += 1
            return x * 2

    layer = seeded(T, lambda: T.nn.Linear(3, 3))
    before = layer.weight
    twice = Twice()
    found = [Z.register_parametrization(layer, "weight", Symmetric()) is layer, Z.is_parametrized(layer), Z.is_parametrized(layer, "bias"),
             layer.parametrizations.weight.original is before, numbers(layer.weight), repr(layer), Z.type_before_parametrizations(layer).__name__]
    Z.register_parametrization(layer, "weight", twice)
    with Z.cached():
        same = layer.weight is layer.weight
    found += [same, layer.weight is layer.weight, numbers(layer.weight), state(layer), [name for name, _ in layer.named_modules()]]
    copied = copy.deepcopy(layer)
    found += [numbers(copied.weight - layer.weight), type(copied).__name__, copied.parametrizations.weight.original is layer.parametrizations.weight.original]
    found += [told(lambda: setattr(layer, "weight", T.ones(3, 3))), told(lambda: Z.register_parametrization(layer, "none", twice)),
              told(lambda: Z.remove_parametrizations(layer, "bias"))]
    Z.remove_parametrizations(layer, "weight")
    found += [type(layer).__name__, state(layer), Z.is_parametrized(layer), layer.weight is before]
    other = Z.register_parametrization(seeded(T, lambda: T.nn.Linear(2, 2)), "bias", Twice())
    Z.remove_parametrizations(other, "bias", leave_parametrized=False)
    bad = seeded(T, lambda: T.nn.Linear(2, 3))
    return [*found, state(other), told(lambda: Z.register_parametrization(bad, "weight", Symmetric())), told(lambda: Z.register_parametrization(bad, "weight", T.nn.Flatten(0))),
            told(lambda: __import__("pickle").dumps(Z.register_parametrization(T.nn.Linear(2, 2), "weight", Symmetric())))]


@situation
def older_norms(T):
    U = T.nn.utils
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        layer = U.weight_norm(seeded(T, lambda: T.nn.Linear(3, 4)))
        found = [repr(layer), state(layer), trained(T, layer, wave(T, 2, 3)), told(lambda: U.weight_norm(layer))]
        loaded = U.parametrizations.weight_norm(T.nn.Linear(3, 4))
        loaded.load_state_dict(layer.state_dict())
        found += [state(loaded), state(U.remove_weight_norm(layer)), [name for name, _ in layer.named_parameters()], told(lambda: U.remove_weight_norm(layer))]
        T.manual_seed(0)
        layer = U.spectral_norm(T.nn.Linear(3, 4))
        found += [[key for key, _ in state(layer)], state(layer), trained(T, layer, wave(T, 2, 3)), state(layer), numbers(layer.eval()(wave(T, 2, 3)))]
        return [*found, state(U.remove_spectral_norm(layer)), told(lambda: U.remove_spectral_norm(layer))]


@situation
def pruned(T):
    prune = importlib.import_module(T.__name__ + ".nn.utils.prune")
    found = []
    for text in ("l1_unstructured(layer, 'weight', 0.4)", "l1_unstructured(layer, 'weight', 3)", "random_unstructured(layer, 'weight', 0.5)",
                 "ln_structured(layer, 'weight', 0.5, 2, 0)", "random_structured(layer, 'weight', 1, 1)", "identity(layer, 'bias')",
                 "custom_from_mask(layer, 'bias', T.tensor([1, 0, 1, 0]))", "l1_unstructured(layer, 'weight', 1.5)", "l1_unstructured(layer, 'weight', 99)",
                 "l1_unstructured(layer, 'weight', 'a')", "ln_structured(layer, 'bias', 1, 2, 0)", "remove(layer, 'weight')",
                 "global_unstructured([(layer, 'weight'), (layer, 'bias')], prune.L1Unstructured, amount=0.4)"):
        layer = seeded(T, lambda: T.nn.Linear(3, 4))
        found.append(told(lambda: repr(eval("prune." + text, {"prune": prune, "layer": layer, "T": T}))))
        if "Error" not in found[-1]:  # PyTorch leaves half a layer behind
            found += [state(layer), prune.is_pruned(layer)]
    layer = seeded(T, lambda: T.nn.Linear(3, 4))
    prune.l1_unstructured(layer, "weight", 2)
    prune.ln_structured(layer, "weight", 1, 2, 0)
    prune.l1_unstructured(layer, "weight", 0.5)
    found += [state(layer), trained(T, layer, wave(T, 2, 3)), [name for name, _ in layer.named_parameters()], len(list(layer._forward_pre_hooks))]
    prune.remove(layer, "weight")
    return [*found, state(layer), prune.is_pruned(layer), numbers(prune.L1Unstructured(2).prune(wave(T, 4)))]


# ---- lazy modules ----

LAZY = [("LazyLinear(4)", (2, 3)), ("LazyLinear(4, bias=False)", (2, 5, 3)), ("LazyConv1d(4, 2)", (1, 3, 6)), ("LazyConv2d(4, 2, groups=2)", (1, 2, 5, 5)),
        ("LazyConv3d(2, 2, bias=False)", (3, 4, 4, 4)), ("LazyConvTranspose1d(4, 2, 2)", (1, 3, 6)), ("LazyConvTranspose2d(4, 2, padding=1)", (1, 3, 5, 5)),
        ("LazyConvTranspose3d(2, 2)", (1, 3, 3, 3, 3)), ("LazyBatchNorm1d()", (3, 4)), ("LazyBatchNorm2d(affine=False)", (3, 4, 2, 2)),
        ("LazyBatchNorm3d(track_running_stats=False)", (2, 3, 2, 2, 2)), ("LazyInstanceNorm1d()", (2, 3, 5)), ("LazyInstanceNorm2d(momentum=0.3)", (2, 3, 4, 4)),
        ("LazyInstanceNorm3d(affine=False, track_running_stats=False)", (2, 3, 2, 2, 2)), ("LazyConv2d(4, 2)", (3, 4)), ("LazyLinear()", (2, 3))]


@situation
def lazy_modules(T):
    found = []
    for text, sizes in LAZY:
        T.manual_seed(0)
        layer = told(lambda: setattr(T, "_made", eval("T.nn." + text, {"T": T})))
        found.append(layer)
        if layer is not None:
            continue
        layer = T._made
        found += [repr(layer), type(layer).__name__, list(layer.state_dict()), layer.has_uninitialized_params(), [repr(x)[:24] for x in layer.parameters()],
                  told(lambda: trained(T, layer, wave(T, *sizes))), repr(layer), type(layer).__name__, len(layer._forward_pre_hooks)]
        if not hasattr(layer, "has_uninitialized_params"):
            found += [state(layer), told(lambda: layer(wave(T, *sizes)))]
    del T._made
    lazy, made = T.nn.LazyLinear(4), seeded(T, lambda: T.nn.Linear(3, 4))
    lazy.load_state_dict(made.state_dict())
    found += [repr(lazy), state(lazy), type(lazy).__name__, numbers(lazy(wave(T, 2, 3))), type(lazy).__name__]
    fresh = T.nn.Sequential(T.nn.LazyLinear(2).double(), T.nn.LazyBatchNorm1d().double())
    fresh(wave(T, 4, 3).double())
    return [*found, repr(fresh), str(fresh[0].weight.dtype), str(fresh[1].running_mean.dtype), told(lambda: made.load_state_dict(T.nn.LazyLinear(4).state_dict())),
            told(lambda: T.nn.LazyLinear(3).weight.shape)]


# ---- adaptive softmax ----

@situation
def adaptive_softmaxes(T):
    layer = seeded(T, lambda: T.nn.AdaptiveLogSoftmaxWithLoss(8, 12, [3, 7], div_value=2.0, head_bias=True))
    x, target = wave(T, 5, 8), T.tensor([0, 11, 4, 2, 8])
    output, loss = layer(x, target)
    loss.backward()
    found = [repr(layer), [[key, list(value.shape)] for key, value in layer.state_dict().items()], numbers(output), numbers(loss),
             [numbers(value.grad) for value in layer.parameters()], numbers(layer.log_prob(x)), numbers(layer.predict(x * 5)), numbers(list(layer(x[0], target[0])))]
    for call in (lambda: layer(x, target[:2]), lambda: layer(x, target.reshape(5, 1)), lambda: layer(x, target + 3), lambda: layer(x[0], target),
                 lambda: T.nn.AdaptiveLogSoftmaxWithLoss(8, 12, []), lambda: T.nn.AdaptiveLogSoftmaxWithLoss(8, 12, [3, 2]),
                 lambda: T.nn.AdaptiveLogSoftmaxWithLoss(8, 12, [12])):
        found.append(told(call))
    return found


# ---- averages of weights ----

@situation
def averaged_weights(T):
    U, found = importlib.import_module(T.__name__ + ".optim.swa_utils"), []
    for options in ({}, {"use_buffers": True}, {"avg_fn": U.get_ema_avg_fn(0.9)}, {"multi_avg_fn": U.get_ema_multi_avg_fn(0.5), "use_buffers": True},
                    {"avg_fn": U.get_swa_avg_fn()}, {"multi_avg_fn": U.get_swa_multi_avg_fn()}):
        net = seeded(T, lambda: T.nn.Sequential(T.nn.Linear(3, 2), T.nn.BatchNorm1d(2)).double())
        optimizer = T.optim.SGD(net.parameters(), lr=0.5)
        average = U.AveragedModel(net, **options)
        for step in range(3):
            optimizer.zero_grad()
            net(wave(T, 4, 3).double() + step).square().sum().backward()
            optimizer.step()
            average.update_parameters(net)
        U.update_bn([(wave(T, 4, 3).double(), 0), (wave(T, 4, 3).double() * 2, 1)], average)
        found += [state(average), numbers(average(wave(T, 2, 3).double())), average.training]
    return [*found, repr(average), told(lambda: U.AveragedModel(net, avg_fn=1, multi_avg_fn=2)), told(lambda: U.get_ema_avg_fn(2.0))]


@situation
def rates_of_averages(T):
    U, found = importlib.import_module(T.__name__ + ".optim.swa_utils"), []
    for options in ({"swa_lr": 0.05}, {"swa_lr": 0.3, "anneal_epochs": 3}, {"swa_lr": [0.05, 0.2], "anneal_epochs": 4, "anneal_strategy": "linear"},
                    {"swa_lr": 0.05, "anneal_epochs": 0}, {"swa_lr": 0.05, "anneal_strategy": "no"}, {"swa_lr": [1.0], "anneal_epochs": 2}):
        first, second = T.nn.Linear(1, 1), T.nn.Linear(1, 1)
        optimizer = T.optim.SGD([{"params": first.parameters()}, {"params": second.parameters(), "lr": 0.4}], lr=0.1)
        try:
            scheduler = U.SWALR(optimizer, **options)
        except ValueError as error:
            found.append(str(error)[:60])
            continue
        rates = [scheduler.get_last_lr()]
        for _ in range(5):
            optimizer.step()
            scheduler.step()
            rates.append(scheduler.get_last_lr())
        found.append([numbers(rates), [group["swa_lr"] for group in optimizer.param_groups]])
    return found


# ---- autocast ----

@situation
def autocast_dtypes(T):
    F, found = T.nn.functional, []
    x, image, half = wave(T, 3, 3), wave(T, 1, 2, 5, 5), wave(T, 3, 3).to(T.bfloat16)
    names = {"T": T, "F": F, "x": x, "image": image, "half": half, "net": seeded(T, lambda: T.nn.Linear(3, 3))}
    for text in ("x @ x", "net(x)", "x + x", "x + half", "T.cat([x, half])", "T.stack([half, half])", "F.conv2d(image, image[:, :, :3, :3])", "F.mse_loss(x, half)", "x.double() @ x.double()",
                 "half.sum()", "x.sum()", "x.softmax(0)", "half.softmax(0)", "F.cross_entropy(half, T.tensor([0, 1, 2]))", "F.gelu(net(x))", "T.bmm(x[None], x[None])",
                 "T.linalg.vecdot(x, x)", "T.linalg.inv(x + T.eye(3))", "T.fft.fft(x)", "F.layer_norm(half, (3,))", "T.addmm(x, x, x)", "T.matmul(x, half)",
                 "x.int() @ x.int()", "T.stack([x, half])", "F.scaled_dot_product_attention(x[None], x[None], x[None])", "F.l1_loss(half, half)", "T.cdist(half, half)"):
        for how in ({}, {"dtype": T.float16}, {"enabled": False}):
            with T.autocast("cpu", **how):
                if how.get("dtype") and "half" in text:
                    continue  # PyTorch fails where bfloat16 meets a region of float16
                found.append(f"{text}: {told(lambda: str(eval(text, names).dtype))}" if how else [text, told(lambda: (lambda y: [str(y.dtype), round(float(y.abs().double().mean()), 1)])(eval(text, names)))])
    return found


@situation
def autocast_states(T):
    def here():
        return [T.is_autocast_enabled("cpu"), str(T.get_autocast_dtype("cpu")), T.is_autocast_cache_enabled()]
    found = [here()]
    with T.autocast("cpu"):
        found.append(here())
        with T.autocast("cpu", T.float16, cache_enabled=False):
            found.append(here())
            with T.amp.autocast("cpu", enabled=False):
                found.append(here()[:1])
        found.append(here())
    net, x = seeded(T, lambda: T.nn.Sequential(T.nn.Linear(3, 4), T.nn.ReLU(), T.nn.Linear(4, 2))), wave(T, 5, 3)
    with T.autocast(device_type="cpu", dtype=T.bfloat16):
        result = net(x)
        loss = T.nn.functional.mse_loss(result, T.ones(5, 2))
    loss.backward()
    found += [here(), str(result.dtype), str(loss.dtype), [[str(value.grad.dtype), numbers((value.grad * 8).round() / 8)] for value in net.parameters()]]

    @T.autocast("cpu")
    def product(a):
        return str((a @ a).dtype)
    found += [product(wave(T, 2, 2)), here()]

    class Mul(T.autograd.Function):
        @staticmethod
        @T.amp.custom_fwd(device_type="cpu", cast_inputs=T.float32)
        def forward(ctx, a, b):
            ctx.save_for_backward(a, b)
            ctx.seen = str((a @ b).dtype)
            return a @ b

        @staticmethod
        @T.amp.custom_bwd(device_type="cpu")
        def backward(ctx, gradient):
            a, b = ctx.saved_tensors
            return gradient @ b.mT, a.mT @ gradient
    with T.autocast("cpu"):
        half = (wave(T, 2, 2) @ wave(T, 2, 2)).requires_grad_()
        found.append(str(Mul.apply(half, wave(T, 2, 2)).dtype))
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        with T.autocast("cpu", T.float64):
            found += [T.is_autocast_enabled("cpu"), len(seen)]
    return [*found, T.amp.is_autocast_available("cpu"), told(lambda: T.autocast(3)), here()]


@situation
def scaled_gradients(T):
    def made(**how):
        p = T.nn.Parameter(wave(T, 3))
        return p, T.optim.SGD([p], lr=0.05), T.amp.GradScaler("cpu", init_scale=8.0, growth_interval=2, **how)
    p, optimizer, scaler = made()
    found = [scaler.get_scale(), scaler.is_enabled(), scaler.state_dict(), told(lambda: scaler.step(optimizer)), told(lambda: scaler.unscale_(optimizer)),
             told(scaler.update)]
    for factor in (1.0, 2.0, float("inf"), 1.0, float("nan"), 0.5, 0.5, 0.5):
        optimizer.zero_grad()
        loss = scaler.scale((p * p * factor).sum())
        loss.backward()
        found += [numbers(loss), told(lambda: scaler.step(optimizer)), numbers(p.grad), numbers(p)]
        found += [told(lambda: scaler.step(optimizer)), told(lambda: scaler.unscale_(optimizer))]
        scaler.update()
        found += [scaler.get_scale(), scaler._get_growth_tracker()]
    scaler.scale(p.sum()).backward()
    scaler.unscale_(optimizer)
    found += [numbers(p.grad), told(lambda: scaler.unscale_(optimizer)), told(lambda: scaler.step(optimizer, closure=lambda: p.sum()))]
    scaler.step(optimizer)
    scaler.update(3.0)
    found += [scaler.get_scale(), numbers(scaler.scale([p, (p, p.detach())])), numbers(list(scaler.scale(iter([p])))), told(lambda: scaler.scale(3))]
    scaler.update(T.tensor(5.0))
    found += [scaler.get_scale(), told(lambda: scaler.update(T.tensor([5.0, 6.0]))), scaler.state_dict()]
    other = T.amp.GradScaler("cpu")
    other.load_state_dict(scaler.state_dict())
    again = copy.deepcopy(scaler)
    found += [other.state_dict(), again.state_dict(), told(lambda: other.load_state_dict({}))]
    for name, value in (("growth_factor", 4.0), ("backoff_factor", 0.25), ("growth_interval", 1)):
        getattr(other, "set_" + name)(value)
        found.append(getattr(other, "get_" + name)())
    none = T.amp.GradScaler("cpu", enabled=False)
    p, optimizer, scaler = made()
    idle = T.optim.SGD([T.nn.Parameter(wave(T, 2))], lr=1.0)
    scaler.scale(p.sum())
    found += [none.get_scale(), none.state_dict(), none.scale(p) is p, told(lambda: none.step(idle)), told(none.update), told(lambda: scaler.step(idle)),
              told(lambda: T.amp.GradScaler("cpu", growth_factor=1.0)), told(lambda: T.amp.GradScaler("cpu", backoff_factor=1.5))]
    half = T.nn.Parameter(wave(T, 2).half())
    halves = T.optim.SGD([half], lr=1.0)
    scaler = T.amp.GradScaler("cpu", init_scale=4.0)
    scaler.scale(half.float().sum()).backward()
    found += [numbers(half.grad), told(lambda: scaler.unscale_(halves)), told(lambda: copy.deepcopy(scaler).get_scale())]
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        found += [T.amp.GradScaler("cuda").is_enabled(), T.amp.GradScaler().get_scale(), len(seen)]
    big = T.amp.GradScaler("cpu", init_scale=3e38, growth_interval=1)
    big.scale(p.sum() * 0).backward()
    big.step(T.optim.SGD([p], lr=0.0))
    big.update()
    return [*found, big.get_scale()]


@situation
def casts_of_an_autocast_region(T):
    weight, x = T.nn.Parameter(wave(T, 4, 4)), wave(T, 2, 4)
    found = []
    for cache in (True, False):
        weight.grad = None
        with T.autocast("cpu", cache_enabled=cache):
            first = x @ weight
            with T.no_grad():
                weight.mul_(2.0)
            second = x @ weight
            T.clear_autocast_cache()
            third = x @ weight
        found += [numbers(first), numbers(second), numbers(third)]
        third.sum().backward()
        found.append(numbers(weight.grad))
    with T.autocast("cpu"):
        before = x @ weight
        with T.autocast("cpu", enabled=False):
            weight.data.mul_(0.5)
        with T.autocast("cpu"):
            weight.data.mul_(0.5)
        inner = x @ weight
    with T.autocast("cpu"):
        after = x @ weight
        view = x @ weight[:2].T
        weight.data.mul_(0.5)
        view_again = x @ weight[:2].T
        plain, other = wave(T, 4, 4), []
        for _ in range(2):
            other.append(numbers(x @ plain))
            plain.mul_(3.0)
    found += [numbers(before), numbers(inner), numbers(after), numbers(view), numbers(view_again), other]
    # The casts are one node of the graph: their gradients are added in bfloat16.
    weight = T.nn.Parameter(wave(T, 4, 4))
    for cache in (True, False):
        weight.grad = None
        with T.autocast("cpu", cache_enabled=cache):
            a, b = x @ weight, (x * 0.37) @ weight
            same = [a.grad_fn.next_functions[-1][0] is b.grad_fn.next_functions[-1][0], len(a.grad_fn.next_functions)]
        (a.float().sum() + b.float().sum() * 1.013).backward()
        found += [same, [float(v) for v in weight.grad.reshape(-1)], str(weight.grad.dtype)]
    # What was cast without a graph.
    weight.grad = None
    with T.autocast("cpu"):
        with T.no_grad():
            x @ weight
        y = x @ weight
        found.append([y.requires_grad, T.is_autocast_cache_enabled()])
    return found


# ---- typed tensors ----

@situation
def typed_tensors(T):
    name = T.__name__
    return [told(lambda text=text: repr(eval(text, {"T": T, "name": name}))) for text in (
        "T.FloatTensor([1, 2])", "T.FloatTensor(2, 3).shape", "T.FloatTensor().shape", "T.LongTensor([1.5])", "T.LongTensor([[1, 2], [3, 4]])",
        "T.FloatTensor(T.Size([2, 3])).shape", "T.FloatTensor((2, 3))", "T.FloatTensor(T.ones(2))", "T.FloatTensor", "type(T.FloatTensor)", "T.FloatTensor.dtype",
        "isinstance(T.ones(2), T.FloatTensor)", "isinstance(T.ones(2), T.LongTensor)", "isinstance(3, T.FloatTensor)", "T.ones(2).type(T.LongTensor)",
        "T.ones(2).type(name + '.LongTensor')", "T.ones(2).type()", "T.BoolTensor([1, 0])", "T.HalfTensor([1])", "T.BFloat16Tensor([1])", "T.DoubleTensor([1.5])",
        "T.CharTensor([1])", "T.ShortTensor([1])", "T.IntTensor([1])", "T.ByteTensor([1])", "T.FloatTensor(3.5)", "T.FloatTensor('a')", "T.FloatTensor.layout",
        "T.set_default_tensor_type(T.DoubleTensor)", "T.get_default_dtype()", "T.set_default_tensor_type(name + '.FloatTensor')", "T.get_default_dtype()",
        "T.ones(1).type(T.float64)", "T.ones(2).type_as(T.LongTensor([1]))", "T.FloatTensor(range(3))", "issubclass(T.FloatTensor, T.Tensor)", "T.FloatTensor.is_cuda",
        "T.FloatTensor(device='cpu').shape")]


# ---- checkpoints ----

@situation
def checkpoints(T):
    U, found = importlib.import_module(T.__name__ + ".utils.checkpoint"), []
    for reentrant in (False, True):
        net = seeded(T, lambda: T.nn.Sequential(T.nn.Linear(3, 4), T.nn.Dropout(0.5), T.nn.Tanh(), T.nn.Linear(4, 2)))
        calls, x = [], wave(T, 5, 3).requires_grad_()

        def part(value, times):
            calls.append(1)
            return net(value) * times
        T.manual_seed(3)
        result = U.checkpoint(part, x, 2, use_reentrant=reentrant)
        found += [len(calls), numbers(result)]
        T.manual_seed(9)
        result.square().sum().backward()
        found += [len(calls), numbers(x.grad), [numbers(value.grad) for value in net.parameters()], numbers(T.rand(2))]
        x.grad = None
        U.checkpoint_sequential(net, 2, x, use_reentrant=reentrant).sum().backward()
        found.append(list(x.grad.shape))
    layer, fixed = seeded(T, lambda: T.nn.Linear(3, 2)), wave(T, 2, 3)
    U.checkpoint(layer, fixed, use_reentrant=False).sum().backward()
    found.append(numbers(layer.weight.grad))
    changing = [0]

    def fewer(value):
        changing[0] -= 1
        return value.sin().cos().sum() if changing[0] == -1 else value.sum()
    less = U.checkpoint(fewer, wave(T, 3).requires_grad_(), use_reentrant=False)
    found.append(told(less.backward))
    changing = [0]

    def unsteady(value):
        changing[0] += 1
        return value.sin().sum() if changing[0] == 1 else value.sin().cos().exp().sum()
    y = U.checkpoint(unsteady, wave(T, 3).requires_grad_(), use_reentrant=False)
    twice = U.checkpoint(lambda a: a.exp().sin(), x, use_reentrant=False).sum()
    twice.backward(retain_graph=True)
    twice.backward()
    return [*found, told(y.backward), told(lambda: U.checkpoint(layer, fixed, use_reentrant=True, other=1)), numbers(x.grad),
            told(lambda: U.checkpoint(lambda a, by=1: a * by, x, use_reentrant=False, by=3).sum())]


# ---- parts of training on several machines, and of layouts ----

@situation
def shares_of_processes(T):
    Distributed, found = importlib.import_module(T.__name__ + ".utils.data").DistributedSampler, []
    for count, replicas in ((10, 3), (9, 3), (2, 5), (7, 1)):
        for how in ({}, {"shuffle": False}, {"shuffle": False, "drop_last": True}, {"seed": 3, "drop_last": True}):
            shares = [Distributed(range(count), replicas, rank, **how) for rank in range(replicas)]
            found.append([[list(share), len(share), share.total_size] for share in shares])
            shares[0].set_epoch(2)
            found.append(list(shares[0]))
    return [*found, told(lambda: Distributed(range(3)))[:11], told(lambda: Distributed(range(3), 2, 2)), told(lambda: Distributed(range(3), 2, -1))]


@situation
def layouts_and_beginnings(T):
    U, found = T.nn.utils, []
    net = seeded(T, lambda: T.nn.Sequential(T.nn.Conv2d(3, 4, 2), T.nn.ReLU(), T.nn.Sequential(T.nn.ConvTranspose2d(4, 2, 3)), T.nn.Conv1d(2, 2, 2), T.nn.Conv3d(2, 3, 2)))
    x = wave(T, 1, 3, 6, 6)
    before = numbers(net[:3](x))
    kept = net[0].weight
    found.append(U.convert_conv2d_weight_memory_format(net, T.channels_last) is net)
    U.convert_conv3d_weight_memory_format(net, T.channels_last_3d)
    found += [[list(value.stride()) for value in net.parameters()], before, numbers(net[:3](x)), net[0].weight is kept, kept.requires_grad, state(net)]
    layer = U.skip_init(T.nn.Linear, 3, 5, bias=False)
    found += [repr(layer), [[name, str(value.device), list(value.shape), value.requires_grad] for name, value in layer.named_parameters()]]
    found += [str(U.skip_init(T.nn.BatchNorm1d, 3, device="meta").running_mean.device), told(lambda: U.skip_init(T.nn.ReLU)), told(lambda: U.skip_init(int))]
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        p = T.nn.Parameter(wave(T, 3))
        p.sum().backward()
        found += [numbers(U.clip_grad_norm([p], 0.5)), numbers(p.grad), [each.category.__name__ for each in seen]]
    return found


@situation
def profiles(T):
    P = importlib.import_module(T.__name__ + ".profiler")
    with P.profile(activities=[P.ProfilerActivity.CPU]) as seen:
        with P.record_function("mine"):
            for _ in range(3):
                T.ones(4).exp()
    rows = {each.key: each.count for each in seen.key_averages()}
    table = seen.key_averages().table(sort_by="cpu_time_total", row_limit=2)
    steps = P.schedule(wait=1, warmup=1, active=2, repeat=2, skip_first=1)
    ready = []
    with P.profile(activities=[P.ProfilerActivity.CPU], schedule=P.schedule(wait=1, warmup=0, active=2, repeat=2),
                   on_trace_ready=lambda p: ready.append(p.step_num)) as other:
        for _ in range(7):
            T.ones(1)
            other.step()
    return [rows["aten::exp"], rows["mine"], "Self CPU" in table, "# of Calls" in table, [steps(n).name for n in range(12)], ready,
            told(lambda: P.schedule(wait=1, warmup=1, active=0))[:30]]


def as_text(value):
    return json.loads(json.dumps(value).replace("torch", "tenon"))


def recorded():
    return json.loads(FILE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    import torch
    found = {name: as_text(function(torch)) for name, function in SITUATIONS.items()}
    FILE.write_text("{" + ",\n".join(f"{json.dumps(name)}: {json.dumps(value)}" for name, value in found.items()) + "}\n", encoding="utf-8")
    print(len(found), "situations of PyTorch", torch.__version__)
