# SPDX-License-Identifier: BSD-3-Clause
"""Stochastic gradient descent and its kin. Each is a rule for one parameter; SGD, Adam, AdamW and Adagrad have operators for all
parameters at once, too, which are used where `fused` asks for them."""
import math

import tenon
from tenon.optim._optimizer import Optimizer, float_or_first, require

aten = tenon.ops.aten


class _ByRule(Optimizer):
    """An optimizer that changes one parameter after the other, by rule(group, parameter, gradient, state)."""

    def update(self, group, parameters, gradients):
        for parameter, gradient in zip(parameters, gradients):
            if group.get("maximize"):
                gradient = -gradient
            self.rule(group, parameter, gradient, self.state[parameter])
            if not self.state[parameter]:
                del self.state[parameter]


def _begun(state, parameter, *names, **more):
    """The state of a parameter; at the first step zeros by name, and the count of steps as a tensor, as PyTorch has it."""
    if not state:
        state["step"] = tenon.tensor(0.0)
        for name in names:
            state[name] = tenon.zeros_like(parameter, memory_format=tenon.preserve_format)
        state.update(more)
    return state


def _counted(state):
    state["step"] += 1
    return float(state["step"])


def _decayed(group, parameter, gradient):
    decay = group["weight_decay"]
    return gradient if decay == 0 else gradient.add(parameter, alpha=float_or_first(decay))


def _moved_or_decayed(group, parameter, gradient):
    """The gradient with the decay of weights, which moves the parameter instead where it is decoupled."""
    if not group["decoupled_weight_decay"]:
        return _decayed(group, parameter, gradient)
    parameter.mul_(1 - float_or_first(group["lr"]) * group["weight_decay"])
    return gradient


def _moments(state, gradient, beta1, beta2):
    """Brings the means of gradients and of their squares up to date, and returns the latter."""
    state["exp_avg"].lerp_(gradient, 1 - beta1)
    return state["exp_avg_sq"].mul_(beta2).addcmul_(gradient, gradient, value=1 - beta2)


def _check_moments(lr, betas, eps, weight_decay):
    require(lr >= 0, "learning rate", lr)
    require(eps >= 0, "epsilon value", eps)
    require(0 <= betas[0] < 1, "beta parameter at index 0", betas[0])
    require(0 <= betas[1] < 1, "beta parameter at index 1", betas[1])
    require(weight_decay >= 0, "weight_decay value", weight_decay)


class SGD(_ByRule):
    """Stochastic gradient descent, with momentum (Sutskever et al., 2013)."""

    def __init__(self, params, lr=1e-3, momentum=0, dampening=0, weight_decay=0, nesterov=False, *, maximize=False, foreach=None,
                 differentiable=False, fused=None):
        require(lr >= 0, "learning rate", lr)
        require(momentum >= 0, "momentum value", momentum)
        require(weight_decay >= 0, "weight_decay value", weight_decay)
        if nesterov and (momentum <= 0 or dampening != 0):
            raise ValueError("Nesterov momentum requires a momentum and zero dampening")
        super().__init__(params, {"lr": lr, "momentum": momentum, "dampening": dampening, "weight_decay": weight_decay, "nesterov": nesterov,
                                  "maximize": maximize, "foreach": foreach, "differentiable": differentiable, "fused": fused})

    def rule(self, group, parameter, gradient, state):
        gradient, momentum = _decayed(group, parameter, gradient), group["momentum"]
        if momentum != 0:
            kept = state.get("momentum_buffer")
            if kept is None:
                kept = state["momentum_buffer"] = gradient.detach().clone()
            else:
                kept.mul_(momentum).add_(gradient, alpha=1 - group["dampening"])
            gradient = gradient.add(kept, alpha=momentum) if group["nesterov"] else kept
        parameter.add_(gradient, alpha=-float_or_first(group["lr"]))

    def update(self, group, parameters, gradients):
        if not group["fused"]:
            super().update(group, parameters, gradients)
            return
        kept = []
        first = group["momentum"] != 0 and any("momentum_buffer" not in self.state[parameter] for parameter in parameters)
        if group["momentum"] != 0:
            for parameter in parameters:
                state = self.state[parameter]
                state.setdefault("momentum_buffer", None)
                if state["momentum_buffer"] is None:
                    state["momentum_buffer"] = tenon.zeros_like(parameter)
                kept.append(state["momentum_buffer"])
        aten._fused_sgd_(parameters, gradients, kept, weight_decay=group["weight_decay"], momentum=group["momentum"],
                         lr=float_or_first(group["lr"]), dampening=group["dampening"], nesterov=group["nesterov"],
                         maximize=group["maximize"], is_first_step=first)


class Adam(_ByRule):
    """Adam (Kingma and Ba, 2015); with decoupled_weight_decay AdamW (Loshchilov and Hutter, 2019)."""

    def __init__(self, params, lr=1e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=0, amsgrad=False, *, foreach=None, maximize=False,
                 capturable=False, differentiable=False, fused=None, decoupled_weight_decay=False):
        _check_moments(lr, betas, eps, weight_decay)
        super().__init__(params, {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay, "amsgrad": amsgrad,
                                  "maximize": maximize, "foreach": foreach, "capturable": capturable, "differentiable": differentiable,
                                  "fused": fused, "decoupled_weight_decay": decoupled_weight_decay})

    def begin(self, group, parameter):
        names = ("exp_avg", "exp_avg_sq", "max_exp_avg_sq") if group["amsgrad"] else ("exp_avg", "exp_avg_sq")
        return _begun(self.state[parameter], parameter, *names)

    def rule(self, group, parameter, gradient, state):
        step, (beta1, beta2), rate = _counted(self.begin(group, parameter)), map(float_or_first, group["betas"]), float_or_first(group["lr"])
        squares = _moments(state, _moved_or_decayed(group, parameter, gradient), beta1, beta2)
        if group["amsgrad"]:
            squares = tenon.maximum(state["max_exp_avg_sq"], squares, out=state["max_exp_avg_sq"])
        root = (squares.sqrt() / math.sqrt(1 - beta2 ** step)).add_(group["eps"])
        parameter.addcdiv_(state["exp_avg"], root, value=-rate / (1 - beta1 ** step))

    def update(self, group, parameters, gradients):
        if not group["fused"]:
            super().update(group, parameters, gradients)
            return
        states = [self.begin(group, parameter) for parameter in parameters]
        for state in states:
            state["step"] += 1
        operator = aten._fused_adamw_ if group["decoupled_weight_decay"] else aten._fused_adam_
        beta1, beta2 = map(float_or_first, group["betas"])
        operator(parameters, gradients, [x["exp_avg"] for x in states], [x["exp_avg_sq"] for x in states],
                 [x["max_exp_avg_sq"] for x in states] if group["amsgrad"] else [], [x["step"] for x in states],
                 lr=float_or_first(group["lr"]), beta1=beta1, beta2=beta2, weight_decay=group["weight_decay"], eps=group["eps"],
                 amsgrad=group["amsgrad"], maximize=group["maximize"])


class AdamW(Adam):
    """Adam whose decay of weights has no part in the moments."""

    def __init__(self, params, lr=1e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=1e-2, amsgrad=False, *, maximize=False, foreach=None,
                 capturable=False, differentiable=False, fused=None):
        super().__init__(params, lr, betas, eps, weight_decay, amsgrad, foreach=foreach, maximize=maximize, capturable=capturable,
                         differentiable=differentiable, fused=fused, decoupled_weight_decay=True)


class Adagrad(_ByRule):
    """Adagrad (Duchi et al., 2011)."""

    def __init__(self, params, lr=1e-2, lr_decay=0, weight_decay=0, initial_accumulator_value=0, eps=1e-10, foreach=None, *, maximize=False,
                 differentiable=False, fused=None):
        require(lr >= 0, "learning rate", lr)
        require(lr_decay >= 0, "lr_decay value", lr_decay)
        require(weight_decay >= 0, "weight_decay value", weight_decay)
        require(initial_accumulator_value >= 0, "initial_accumulator_value value", initial_accumulator_value)
        require(eps >= 0, "epsilon value", eps)
        super().__init__(params, {"lr": lr, "lr_decay": lr_decay, "eps": eps, "weight_decay": weight_decay,
                                  "initial_accumulator_value": initial_accumulator_value, "foreach": foreach, "maximize": maximize,
                                  "differentiable": differentiable, "fused": fused})
        for group in self.param_groups:
            for parameter in group["params"]:
                self.state[parameter] = {"step": tenon.tensor(0.0), "sum": tenon.full_like(parameter.detach(), initial_accumulator_value)}

    def rule(self, group, parameter, gradient, state):
        step, gradient = _counted(state), _decayed(group, parameter, gradient)
        rate = float_or_first(group["lr"]) / (1 + (step - 1) * group["lr_decay"])
        state["sum"].addcmul_(gradient, gradient, value=1)
        parameter.addcdiv_(gradient, state["sum"].sqrt().add_(group["eps"]), value=-rate)

    def update(self, group, parameters, gradients):
        if not group["fused"]:
            super().update(group, parameters, gradients)
            return
        states = [self.state[parameter] for parameter in parameters]
        for state in states:
            state["step"] += 1
        aten._fused_adagrad_(parameters, gradients, [x["sum"] for x in states], [x["step"] for x in states], lr=float_or_first(group["lr"]),
                             lr_decay=group["lr_decay"], weight_decay=group["weight_decay"], eps=group["eps"], maximize=group["maximize"])


class RMSprop(_ByRule):
    """RMSprop (Hinton, 2012), centered after Graves (2013)."""

    def __init__(self, params, lr=1e-2, alpha=0.99, eps=1e-8, weight_decay=0, momentum=0, centered=False, capturable=False, foreach=None,
                 maximize=False, differentiable=False):
        require(lr >= 0, "learning rate", lr)
        require(eps >= 0, "epsilon value", eps)
        require(momentum >= 0, "momentum value", momentum)
        require(weight_decay >= 0, "weight_decay value", weight_decay)
        require(alpha >= 0, "alpha value", alpha)
        super().__init__(params, {"lr": lr, "momentum": momentum, "alpha": alpha, "eps": eps, "centered": centered,
                                  "weight_decay": weight_decay, "capturable": capturable, "foreach": foreach, "maximize": maximize,
                                  "differentiable": differentiable})

    def rule(self, group, parameter, gradient, state):
        names = ["square_avg", *(["momentum_buffer"] if group["momentum"] > 0 else []), *(["grad_avg"] if group["centered"] else [])]
        _counted(_begun(state, parameter, *names))
        gradient, alpha, rate = _decayed(group, parameter, gradient), group["alpha"], float_or_first(group["lr"])
        squares = state["square_avg"].mul_(alpha).addcmul_(gradient, gradient, value=1 - alpha)
        if group["centered"]:
            mean = state["grad_avg"].lerp_(gradient, 1 - alpha)
            squares = squares.addcmul(mean, mean, value=-1)
        root = squares.sqrt().add_(group["eps"])
        if group["momentum"] > 0:
            parameter.add_(state["momentum_buffer"].mul_(group["momentum"]).addcdiv_(gradient, root), alpha=-rate)
        else:
            parameter.addcdiv_(gradient, root, value=-rate)


class Adadelta(_ByRule):
    """Adadelta (Zeiler, 2012)."""

    def __init__(self, params, lr=1.0, rho=0.9, eps=1e-6, weight_decay=0, foreach=None, *, capturable=False, maximize=False,
                 differentiable=False):
        require(lr >= 0, "learning rate", lr)
        require(0 <= rho <= 1, "rho value", rho)
        require(eps >= 0, "epsilon value", eps)
        require(weight_decay >= 0, "weight_decay value", weight_decay)
        super().__init__(params, {"lr": lr, "rho": rho, "eps": eps, "weight_decay": weight_decay, "maximize": maximize,
                                  "capturable": capturable, "foreach": foreach, "differentiable": differentiable})

    def rule(self, group, parameter, gradient, state):
        _counted(_begun(state, parameter, "square_avg", "acc_delta"))
        gradient, rho, eps = _decayed(group, parameter, gradient), group["rho"], group["eps"]
        root = state["square_avg"].mul_(rho).addcmul_(gradient, gradient, value=1 - rho).add(eps).sqrt_()
        change = state["acc_delta"].add(eps).sqrt_().div_(root).mul_(gradient)
        state["acc_delta"].mul_(rho).addcmul_(change, change, value=1 - rho)
        parameter.add_(change, alpha=-float_or_first(group["lr"]))


class Adamax(_ByRule):
    """Adam with the largest magnitude in place of the root of squares (Kingma and Ba, 2015)."""

    def __init__(self, params, lr=2e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=0, foreach=None, *, maximize=False, differentiable=False,
                 capturable=False):
        _check_moments(lr, betas, eps, weight_decay)
        super().__init__(params, {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay, "foreach": foreach,
                                  "maximize": maximize, "differentiable": differentiable, "capturable": capturable})

    def rule(self, group, parameter, gradient, state):
        step = _counted(_begun(state, parameter, "exp_avg", "exp_inf"))
        gradient, (beta1, beta2) = _decayed(group, parameter, gradient), group["betas"]
        state["exp_avg"].lerp_(gradient, 1 - beta1)
        largest = tenon.maximum(state["exp_inf"].mul_(beta2), gradient.abs().add_(group["eps"]), out=state["exp_inf"])
        parameter.addcdiv_(state["exp_avg"], largest, value=-float_or_first(group["lr"]) / (1 - beta1 ** step))


class NAdam(_ByRule):
    """Adam with Nesterov's momentum (Dozat, 2016)."""

    def __init__(self, params, lr=2e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=0, momentum_decay=4e-3, decoupled_weight_decay=False, *,
                 foreach=None, maximize=False, capturable=False, differentiable=False):
        _check_moments(lr, betas, eps, weight_decay)
        require(momentum_decay >= 0, "momentum_decay value", momentum_decay)
        super().__init__(params, {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay, "momentum_decay": momentum_decay,
                                  "decoupled_weight_decay": decoupled_weight_decay, "maximize": maximize, "foreach": foreach,
                                  "capturable": capturable, "differentiable": differentiable})

    def rule(self, group, parameter, gradient, state):
        if not state:
            _begun(state, parameter, "exp_avg", "exp_avg_sq", mu_product=tenon.tensor(1.0))
        step, gradient, rate = _counted(state), _moved_or_decayed(group, parameter, gradient), float_or_first(group["lr"])
        beta1, beta2 = group["betas"]
        now, then = (beta1 * (1 - 0.5 * 0.96 ** (k * group["momentum_decay"])) for k in (step, step + 1))
        state["mu_product"] *= now
        product = float(state["mu_product"])
        root = _moments(state, gradient, beta1, beta2).div(1 - beta2 ** step).sqrt_().add_(group["eps"])
        parameter.addcdiv_(gradient, root, value=-rate * (1 - now) / (1 - product))
        parameter.addcdiv_(state["exp_avg"], root, value=-rate * then / (1 - product * then))


class RAdam(_ByRule):
    """Adam that waits with dividing by the root of squares until its variance is bounded (Liu et al., 2020)."""

    def __init__(self, params, lr=1e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=0, decoupled_weight_decay=False, *, foreach=None,
                 maximize=False, capturable=False, differentiable=False):
        _check_moments(lr, betas, eps, weight_decay)
        super().__init__(params, {"lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay, "maximize": maximize, "foreach": foreach,
                                  "capturable": capturable, "decoupled_weight_decay": decoupled_weight_decay,
                                  "differentiable": differentiable})

    def rule(self, group, parameter, gradient, state):
        step = _counted(_begun(state, parameter, "exp_avg", "exp_avg_sq"))
        gradient, (beta1, beta2) = _moved_or_decayed(group, parameter, gradient), group["betas"]
        squares, rest = _moments(state, gradient, beta1, beta2), 1 - beta2 ** step
        change = state["exp_avg"] / (1 - beta1 ** step)
        # The lengths of simple averages that forget as fast: of this step, and of the last one there may be.
        longest = 2 / (1 - beta2) - 1
        length = longest - 2 * step * beta2 ** step / rest
        if length > 5:
            rectified = math.sqrt((length - 4) * (length - 2) * longest / ((longest - 4) * (longest - 2) * length))
            change.mul_(rectified * math.sqrt(rest)).div_(squares.sqrt().add_(group["eps"]))
        parameter.add_(change, alpha=-float_or_first(group["lr"]))


class Rprop(_ByRule):
    """Resilient backpropagation: steps that grow while the sign of the gradient stays (Riedmiller and Braun, 1993)."""

    def __init__(self, params, lr=1e-2, etas=(0.5, 1.2), step_sizes=(1e-6, 50), *, capturable=False, foreach=None, maximize=False,
                 differentiable=False):
        require(lr >= 0, "learning rate", lr)
        require(0 < etas[0] < 1 < etas[1], "eta values", f"{etas[0]}, {etas[1]}")
        super().__init__(params, {"lr": lr, "etas": etas, "step_sizes": step_sizes, "foreach": foreach, "maximize": maximize,
                                  "differentiable": differentiable, "capturable": capturable})

    def rule(self, group, parameter, gradient, state):
        if not state:
            _begun(state, parameter, "prev", step_size=tenon.full_like(gradient, float_or_first(group["lr"])))
        _counted(state)
        turned, (shrink, grow) = gradient * state["prev"], group["etas"]
        factor = tenon.where(turned > 0, grow, tenon.where(turned < 0, shrink, 1.0))
        state["step_size"].mul_(factor).clamp_(*group["step_sizes"])
        gradient = gradient.masked_fill(turned < 0, 0)
        parameter.addcmul_(gradient.sign(), state["step_size"], value=-1)
        state["prev"].copy_(gradient)


class ASGD(_ByRule):
    """Stochastic gradient descent that also averages the parameters, in `ax` (Polyak and Juditsky, 1992; Bottou, 2010)."""

    def __init__(self, params, lr=1e-2, lambd=1e-4, alpha=0.75, t0=1e6, weight_decay=0, foreach=None, maximize=False, differentiable=False,
                 capturable=False):
        require(lr >= 0, "learning rate", lr)
        require(weight_decay >= 0, "weight_decay value", weight_decay)
        super().__init__(params, {"lr": lr, "lambd": lambd, "alpha": alpha, "t0": t0, "weight_decay": weight_decay, "foreach": foreach,
                                  "maximize": maximize, "differentiable": differentiable, "capturable": capturable})

    def rule(self, group, parameter, gradient, state):
        first = float_or_first(group["lr"])
        if not state:
            _begun(state, parameter, "ax", eta=tenon.tensor(float(first)), mu=tenon.tensor(1.0))
        step, gradient, rate = _counted(state), _decayed(group, parameter, gradient), float(state["eta"])
        parameter.mul_(1 - group["lambd"] * rate).add_(gradient, alpha=-rate)
        state["ax"].lerp_(parameter, float(state["mu"]))
        state["eta"].fill_(first / (1 + group["lambd"] * first * step) ** group["alpha"])
        state["mu"].fill_(1 / max(1, step - group["t0"]))
