# SPDX-License-Identifier: BSD-3-Clause
"""Optimizers and schedulers made by the same text in either library: parameters after some steps, what is kept, learning rates.

    python tests/python/optimizer_facts.py         (with PyTorch: records optimizer_facts.json anew)
"""
import json
import math
import pathlib

FILE = pathlib.Path(__file__).resolve().parent / "optimizer_facts.json"

OPTIMIZERS = [
    "SGD(p)", "SGD(p, 0.1, momentum=0.9)", "SGD(p, 0.1, 0.9, 0.2, 0.01)", "SGD(p, 0.1, 0.9, nesterov=True)", "SGD(p, 0.1, maximize=True)",
    "SGD(p, 0.1, 0.9, weight_decay=0.1, fused=True)", "Adam(p)", "Adam(p, 0.1, amsgrad=True)", "Adam(p, 0.1, (0.5, 0.7), weight_decay=0.1)",
    "Adam(p, 0.1, maximize=True)", "Adam(p, 0.1, fused=True)", "Adam(p, 0.1, weight_decay=0.1, amsgrad=True, fused=True)", "AdamW(p, 0.1)",
    "AdamW(p, 0.1, fused=True)", "RMSprop(p)", "RMSprop(p, 0.1, momentum=0.9, centered=True)", "RMSprop(p, weight_decay=0.1)", "Adagrad(p)",
    "Adagrad(p, 0.1, 0.01, 0.1, 0.5)", "Adagrad(p, 0.1, fused=True)", "Adadelta(p)", "Adadelta(p, 0.5, weight_decay=0.1)", "Adamax(p)",
    "Adamax(p, 0.1, weight_decay=0.1)", "NAdam(p)", "NAdam(p, 0.1, (0.5, 0.7), weight_decay=0.1, momentum_decay=0.1)",
    "NAdam(p, 0.1, weight_decay=0.1, decoupled_weight_decay=True, maximize=True)", "RAdam(p)", "RAdam(p, 0.1, (0.5, 0.7), weight_decay=0.1)",
    "RAdam(p, 0.1, (0.9, 0.8), weight_decay=0.1, decoupled_weight_decay=True)", "Rprop(p)", "Rprop(p, 0.5, (0.3, 1.5), (0.1, 0.6))", "Rprop(p, maximize=True)",
    "ASGD(p)", "ASGD(p, 0.1, 0.1, 0.5, 2, 0.1)", "Adafactor(p)", "Adafactor(p, 0.5, -0.3, (0.1, 0.5), 1.5, 0.1)", "Adafactor(p, 0.3, maximize=True)",
    "Adafactor(p, 0.3, eps=(None, 0.01), d=2.0)", "Muon(p[:1])", "Muon(p[:1], 0.1, 0.2, 0.5, False)", "Muon(p[:1], 0.1, adjust_lr_fn='match_rms_adamw', ns_steps=3)",
    "Muon([p[0]], 0.1, 0.0, adjust_lr_fn='original')", "SGD([{'params': p[:1], 'lr': 0.5}, {'params': p[1:]}], 0.1, momentum=0.5)",
]

SCHEDULERS = [
    "StepLR(o, 3)", "MultiStepLR(o, [2, 5, 5], 0.5)", "ConstantLR(o)", "LinearLR(o)", "LinearLR(o, 0.5, 0.1, 4)", "ExponentialLR(o, 0.9)",
    "PolynomialLR(o, 6, 2.0)", "CosineAnnealingLR(o, 4, 0.01)", "CosineAnnealingWarmRestarts(o, 3, 2)", "LambdaLR(o, lambda x: 0.5 ** x)",
    "MultiplicativeLR(o, lambda x: 0.9 + 0.01 * x)", "CyclicLR(o, 0.1, 0.5, 3)", "CyclicLR(o, 0.1, 0.5, 2, 3, 'triangular2')",
    "CyclicLR(o, 0.1, 0.5, 2, mode='exp_range', gamma=0.9)", "OneCycleLR(o, 1.0, 12)", "OneCycleLR(o, 1.0, 12, anneal_strategy='linear', three_phase=True)",
    "SequentialLR(o, [S.ConstantLR(o, 0.1, 2), S.ExponentialLR(o, 0.9)], [3])", "ChainedScheduler([S.ConstantLR(o, 0.1, 3), S.ExponentialLR(o, 0.9)])",
    "SequentialLR(o, [S.LinearLR(o, 0.1, 1.0, 3), S.CosineAnnealingLR(o, 6)], [3])",
]


MINIMISERS = ["LBFGS(p, 0.1)", "LBFGS(p, 0.1, max_iter=4, history_size=2)", "LBFGS(p, line_search_fn='strong_wolfe')",
              "LBFGS(p, max_iter=5, line_search_fn='strong_wolfe')", "LBFGS(p, 0.5, 3, 4)"]


def numbers(value):
    return value.detach().double().reshape(-1).tolist() if hasattr(value, "detach") else value


def parameters(library):
    library.manual_seed(0)
    return [library.nn.Parameter(library.randn(2, 3)), library.nn.Parameter(library.randn(4))]


def loss_of(p):
    return (p[0] ** 4).sum() + (p[1].sin() * p[1]).sum()


def optimized(library, text):
    p = parameters(library)
    optimizer = eval(text, {**vars(library.optim), "p": p})
    losses = []
    for _ in range(5):
        optimizer.zero_grad()
        loss = loss_of(p)
        loss.backward()
        optimizer.step()
        losses.append(float(loss.detach()))
    state = optimizer.state_dict()
    kept = {str(number): {name: numbers(value) for name, value in about.items()} for number, about in state["state"].items()}
    groups = [{name: list(value) if isinstance(value, tuple) else value for name, value in group.items()} for group in state["param_groups"]]
    return {"losses": losses, "parameters": [numbers(x) for x in p], "state": kept, "groups": groups, "repr": repr(optimizer)}


def minimised(library, text):
    """Losses of some steps by a closure, in float64, as small differences grow."""
    p = [library.nn.Parameter(x.detach().double()) for x in parameters(library)]
    optimizer = eval(text, {**vars(library.optim), "p": p})

    def closure():
        optimizer.zero_grad()
        loss = (1 - p[0][0]).square().sum() + 5 * (p[0][1] - p[0][0] ** 2).square().sum() + loss_of(p) / 10
        loss.backward()
        return loss
    losses = [float(optimizer.step(closure).detach()) for _ in range(4)]
    state = optimizer.state_dict()["state"][0]
    return {"losses": losses, "parameters": [numbers(x) for x in p], "calls": [state["func_evals"], state["n_iter"]], "kept": sorted(state)}


def scheduled(library, text):
    p = parameters(library)
    optimizer = library.optim.SGD([{"params": p[:1]}, {"params": p[1:], "lr": 0.3}], 0.2, momentum=0.5)
    schedulers = library.optim.lr_scheduler
    scheduler = eval("S." + text, {"S": schedulers, "o": optimizer})
    rates = [[float(group["lr"]) for group in optimizer.param_groups]]
    for _ in range(11):
        optimizer.step()
        scheduler.step()
        rates.append([float(group["lr"]) for group in optimizer.param_groups])
    return {"rates": rates, "last": [float(x) for x in scheduler.get_last_lr()], "momentum": [group["momentum"] for group in optimizer.param_groups]}


def plateau(library):
    optimizer = library.optim.SGD(parameters(library), 1.0)
    scheduler = library.optim.lr_scheduler.ReduceLROnPlateau(optimizer, factor=0.5, patience=1, cooldown=1, min_lr=0.2)
    rates = []
    for metric in (3, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1):
        scheduler.step(metric)
        rates.append(optimizer.param_groups[0]["lr"])
    return rates


def told(function):
    try:
        return repr(function())
    except Exception as error:  # noqa: BLE001  what is raised is the result
        return f"{type(error).__name__}: {str(error).replace('torch', 'tenon')}"


def refusals(library):
    p, optim = parameters(library), library.optim
    optimizer = optim.SGD(p)
    return [told(lambda: optim.SGD([])), told(lambda: optim.SGD(p[0])), told(lambda: optim.SGD([3])), told(lambda: optim.SGD([p[0] * 2])),
            told(lambda: optim.SGD([{"params": p}, {"params": p}])), told(lambda: optim.SGD(p, -1)), told(lambda: optim.Adam(p, betas=(1, 0.5))), told(lambda: optim.NAdam(p, momentum_decay=-1)), told(lambda: optim.Rprop(p, etas=(0.5, 0.5))),
            told(lambda: optim.SGD(p, nesterov=True)), told(lambda: optim.Muon(p)), told(lambda: optim.Muon(p[:1], adjust_lr_fn="no")),
            told(lambda: optim.Adafactor(p, d=0.5)), told(lambda: optim.Adafactor(p, eps=(-1, 1))), told(lambda: optim.Adafactor(p, beta2_decay=1)), told(lambda: optimizer.load_state_dict({"state": {}, "param_groups": []})),
            told(lambda: optim.lr_scheduler.OneCycleLR(optimizer, 1.0)), told(lambda: optim.lr_scheduler.ConstantLR(optimizer, 2)),
            told(lambda: optim.lr_scheduler.ReduceLROnPlateau(optimizer, factor=2))]


def hooks(library):
    p, order = parameters(library), []
    optimizer = library.optim.SGD(p, 0.1)
    optimizer.register_step_pre_hook(lambda o, args, kwargs: order.append("before"))
    handle = optimizer.register_step_post_hook(lambda o, args, kwargs: order.append("after"))

    def closure():
        optimizer.zero_grad()
        loss = loss_of(p)
        loss.backward()
        order.append("closure")
        return loss
    first = float(optimizer.step(closure).detach())
    handle.remove()
    optimizer.step()
    return [order, first]


def results(library):
    return {"optimizers": {text: optimized(library, text) for text in OPTIMIZERS}, "minimisers": {text: minimised(library, text) for text in MINIMISERS}, "schedulers": {text: scheduled(library, text) for text in SCHEDULERS},
            "plateau": plateau(library), "refusals": refusals(library), "hooks": hooks(library)}


def recorded():
    return json.loads(FILE.read_text(encoding="utf-8"))


def are_close(found, wanted):
    if isinstance(wanted, float):
        return math.isclose(found, wanted, rel_tol=2e-4, abs_tol=1e-5)
    if isinstance(wanted, list):
        return len(found) == len(wanted) and all(map(are_close, found, wanted))
    if isinstance(wanted, dict):
        return found.keys() == wanted.keys() and all(are_close(found[key], wanted[key]) for key in wanted)
    return found == wanted


if __name__ == "__main__":
    import torch
    found = results(torch)
    FILE.write_text(json.dumps(found, indent=0).replace(",\n", ", ").replace("\n", "").replace('}, "', '},\n"') + "\n", encoding="utf-8")
    print(len(found["optimizers"]), "optimizers and", len(found["schedulers"]), "schedulers of PyTorch", torch.__version__)
