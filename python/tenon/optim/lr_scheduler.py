# SPDX-License-Identifier: BSD-3-Clause
"""tenon.optim.lr_scheduler: learning rates that change from step to step.

Each scheduler's step() sets `lr` of every group of its optimizer. get_lr() says what they become, mostly from what they are, so
that several schedulers can work on one optimizer."""
import bisect
import collections
import math

from tenon import Tensor

__all__ = ["LRScheduler", "LambdaLR", "MultiplicativeLR", "StepLR", "MultiStepLR", "ConstantLR", "LinearLR", "ExponentialLR",
           "PolynomialLR", "CosineAnnealingLR", "CosineAnnealingWarmRestarts", "CyclicLR", "OneCycleLR", "SequentialLR",
           "ChainedScheduler", "ReduceLROnPlateau"]


def _set(group, name, value):
    if isinstance(group[name], Tensor):
        group[name].fill_(value)
    else:
        group[name] = value


def _each(value, optimizer, name):
    """One value for every group."""
    groups = optimizer.param_groups
    if not isinstance(value, (list, tuple)):
        return [value] * len(groups)
    if len(value) != len(groups):
        raise ValueError(f"{name} must have the same length as optimizer.param_groups. {name} has {len(value)} values, param_groups "
                         f"has {len(groups)}.")
    return list(value)


class LRScheduler:
    """The base of schedulers. last_epoch counts steps; -1 begins anew with the rates that the optimizer has."""

    def __init__(self, optimizer, last_epoch=-1):
        self.optimizer, self.last_epoch, self._step_count = optimizer, last_epoch, 0
        for i, group in enumerate(optimizer.param_groups):
            if last_epoch == -1:
                rate = group["lr"]
                group.setdefault("initial_lr", rate.clone() if isinstance(rate, Tensor) else rate)
            elif "initial_lr" not in group:
                raise KeyError(f"param 'initial_lr' is not specified in param_groups[{i}] when resuming scheduler with last_epoch >= 0.\n"
                               "This typically happens when:\n1. You're trying to resume training from a checkpoint but haven't properly "
                               "loaded the optimizer state\n2. You're using last_epoch >= 0 for a fresh training run (not recommended)")
        self.base_lrs = [group["initial_lr"] for group in optimizer.param_groups]
        self._is_initial = True
        self.step()
        self._is_initial = False

    def groups(self):
        return self.optimizer.param_groups

    def rates(self):
        return [group["lr"] for group in self.groups()]

    def get_lr(self):
        raise NotImplementedError

    def get_last_lr(self):
        return self._last_lr

    def step(self, epoch=None):
        self._step_count += 1
        self.last_epoch = self.last_epoch + 1 if epoch is None else epoch
        for group, rate in zip(self.groups(), self.get_lr()):
            _set(group, "lr", rate)
        self._last_lr = self.rates()

    def state_dict(self):
        return {name: value for name, value in self.__dict__.items() if name != "optimizer"}

    def load_state_dict(self, state_dict):
        self.__dict__.update(state_dict)


class _OfFunctions(LRScheduler):
    """A function for each group, of the number of steps. Of functions only objects with state are part of the state dict."""

    def __init__(self, optimizer, lr_lambda, last_epoch=-1):
        self.lr_lambdas = _each(lr_lambda, optimizer, "lr_lambda")
        super().__init__(optimizer, last_epoch)

    def state_dict(self):
        state = {name: value for name, value in super().state_dict().items() if name != "lr_lambdas"}
        return {**state, "lr_lambdas": [dict(vars(x)) if not hasattr(x, "__code__") else None for x in self.lr_lambdas]}

    def load_state_dict(self, state_dict):
        self.__dict__.update({name: value for name, value in state_dict.items() if name != "lr_lambdas"})
        for function, kept in zip(self.lr_lambdas, state_dict["lr_lambdas"]):
            if kept is not None:
                vars(function).update(kept)


class LambdaLR(_OfFunctions):
    """The first rate times a function of the number of steps."""

    def get_lr(self):
        return [base * function(self.last_epoch) for function, base in zip(self.lr_lambdas, self.base_lrs)]


class MultiplicativeLR(_OfFunctions):
    """The last rate times a function of the number of steps."""

    def get_lr(self):
        if self._is_initial:
            return self.rates()
        return [rate * function(self.last_epoch) for function, rate in zip(self.lr_lambdas, self.rates())]


class StepLR(LRScheduler):
    """Times gamma after each step_size steps."""

    def __init__(self, optimizer, step_size, gamma=0.1, last_epoch=-1):
        self.step_size, self.gamma = step_size, gamma
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        if self.last_epoch == 0 or self.last_epoch % self.step_size:
            return self.rates()
        return [rate * self.gamma for rate in self.rates()]


class MultiStepLR(LRScheduler):
    """Times gamma at each milestone."""

    def __init__(self, optimizer, milestones, gamma=0.1, last_epoch=-1):
        self.milestones, self.gamma = collections.Counter(milestones), gamma
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        return [rate * self.gamma ** self.milestones[self.last_epoch] for rate in self.rates()]


class ConstantLR(LRScheduler):
    """Times factor for the first total_iters steps."""

    def __init__(self, optimizer, factor=1.0 / 3, total_iters=5, last_epoch=-1):
        if not 0 <= factor <= 1:
            raise ValueError("Constant multiplicative factor expected to be between 0 and 1.")
        self.factor, self.total_iters = factor, total_iters
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        if self.last_epoch == 0:
            return [rate * self.factor for rate in self.rates()]
        if self.last_epoch != self.total_iters:
            return self.rates()
        return [rate * (1.0 / self.factor) for rate in self.rates()]


class LinearLR(LRScheduler):
    """Times a factor that goes from start_factor to end_factor in total_iters equal steps."""

    def __init__(self, optimizer, start_factor=1.0 / 3, end_factor=1.0, total_iters=5, last_epoch=-1):
        if not 0 < start_factor <= 1:
            raise ValueError("Starting multiplicative factor expected to be greater than 0 and less or equal to 1.")
        if not 0 <= end_factor <= 1:
            raise ValueError("Ending multiplicative factor expected to be between 0 and 1.")
        self.start_factor, self.end_factor, self.total_iters = start_factor, end_factor, total_iters
        super().__init__(optimizer, last_epoch)

    def factor(self, step):
        return self.start_factor + (self.end_factor - self.start_factor) * step / self.total_iters

    def get_lr(self):
        if self.last_epoch == 0:
            return [rate * self.start_factor for rate in self.rates()]
        if self._is_initial or self.last_epoch > self.total_iters:
            return self.rates()
        return [rate * (self.factor(self.last_epoch) / self.factor(self.last_epoch - 1)) for rate in self.rates()]


class ExponentialLR(LRScheduler):
    """Times gamma at each step."""

    def __init__(self, optimizer, gamma, last_epoch=-1):
        self.gamma = gamma
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        return self.rates() if self._is_initial else [rate * self.gamma for rate in self.rates()]


class PolynomialLR(LRScheduler):
    """Times (1 - step / total_iters) ** power."""

    def __init__(self, optimizer, total_iters=5, power=1.0, last_epoch=-1):
        self.total_iters, self.power = total_iters, power
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        step, total = self.last_epoch, self.total_iters
        if self._is_initial or step > total:
            return self.rates()
        return [rate * ((1.0 - step / total) / (1.0 - (step - 1) / total)) ** self.power for rate in self.rates()]


class CosineAnnealingLR(LRScheduler):
    """From the first rate to eta_min and back along a cosine of period 2 T_max (Loshchilov and Hutter, 2017)."""

    def __init__(self, optimizer, T_max, eta_min=0.0, last_epoch=-1):
        self.T_max, self.eta_min = T_max, eta_min
        super().__init__(optimizer, last_epoch)

    def height(self, step):
        return 1 + math.cos(math.pi * step / self.T_max)

    def get_lr(self):
        if self._is_initial:
            return self.rates()
        if (self.last_epoch - 1 - self.T_max) % (2 * self.T_max) == 0:  # from the bottom the ratio of two heights would be of 0
            return [rate + (base - self.eta_min) * (1 - math.cos(math.pi / self.T_max)) / 2 for base, rate in zip(self.base_lrs, self.rates())]
        ratio = self.height(self.last_epoch) / self.height(self.last_epoch - 1)
        return [self.eta_min + (rate - self.eta_min) * ratio for rate in self.rates()]


class CosineAnnealingWarmRestarts(LRScheduler):
    """Half a cosine from the first rate to eta_min, again and again, each T_mult times as long as the one before."""

    def __init__(self, optimizer, T_0, T_mult=1, eta_min=0.0, last_epoch=-1):
        if T_0 <= 0 or not isinstance(T_0, int):
            raise ValueError(f"Expected positive integer T_0, but got {T_0}")
        if T_mult < 1 or not isinstance(T_mult, int):
            raise ValueError(f"Expected integer T_mult >= 1, but got {T_mult}")
        self.T_0, self.T_i, self.T_mult, self.eta_min, self.T_cur = T_0, T_0, T_mult, eta_min, last_epoch
        super().__init__(optimizer, last_epoch)

    def get_lr(self):
        height = (1 + math.cos(math.pi * self.T_cur / self.T_i)) / 2
        return [self.eta_min + (base - self.eta_min) * height for base in self.base_lrs]

    def step(self, epoch=None):
        if epoch is None and self.last_epoch < 0:
            epoch = 0
        if epoch is None:
            epoch, self.T_cur = self.last_epoch + 1, self.T_cur + 1
            if self.T_cur >= self.T_i:
                self.T_cur, self.T_i = self.T_cur - self.T_i, self.T_i * self.T_mult
        elif epoch < 0:
            raise ValueError(f"Expected non-negative epoch, but got {epoch}")
        else:
            self.T_cur, self.T_i = epoch, self.T_0
            while self.T_cur >= self.T_i:
                self.T_cur, self.T_i = self.T_cur - self.T_i, self.T_i * self.T_mult
        super().step(math.floor(epoch))


class _WithMomentum(LRScheduler):
    """Momentum goes the other way: `momentum` of a group, or where there are betas the first of them."""

    def use_momentum(self, wanted):
        self.cycle_momentum = wanted
        if wanted:
            defaults = self.optimizer.defaults
            if "momentum" not in defaults and "betas" not in defaults:
                raise ValueError("optimizer must support momentum or beta1 with `cycle_momentum` option enabled")
            self.use_beta1 = "betas" in defaults

    def set_momentum(self, group, value):
        if self.use_beta1:
            group["betas"] = (value, *group["betas"][1:])
        else:
            group["momentum"] = value


class CyclicLR(_WithMomentum):
    """Between base_lr and max_lr, up and down (Smith, 2017)."""

    def __init__(self, optimizer, base_lr, max_lr, step_size_up=2000, step_size_down=None, mode="triangular", gamma=1.0, scale_fn=None,
                 scale_mode="cycle", cycle_momentum=True, base_momentum=0.8, max_momentum=0.9, last_epoch=-1):
        if mode not in ("triangular", "triangular2", "exp_range") and scale_fn is None:
            raise ValueError("mode is invalid and scale_fn is None")
        self.optimizer, self.mode, self.gamma, self.last_epoch = optimizer, mode, gamma, last_epoch
        if last_epoch == -1:
            for group, rate in zip(optimizer.param_groups, _each(base_lr, optimizer, "base_lr")):
                _set(group, "lr", rate)
        self.max_lrs = _each(max_lr, optimizer, "max_lr")
        up, down = float(step_size_up), float(step_size_up if step_size_down is None else step_size_down)
        self.total_size, self.step_ratio = up + down, up / (up + down)
        self._scale_fn, self.scale_mode = scale_fn, scale_mode if scale_fn is not None else "iterations" if mode == "exp_range" else "cycle"
        self.use_momentum(cycle_momentum)
        if cycle_momentum:
            self.base_momentums = _each(base_momentum, optimizer, "base_momentum")
            self.max_momentums = _each(max_momentum, optimizer, "max_momentum")
            for group, value in zip(optimizer.param_groups, self.max_momentums):
                self.set_momentum(group, value)
        super().__init__(optimizer, last_epoch)
        self.base_lrs = _each(base_lr, optimizer, "base_lr")

    def scale(self, at):
        if self._scale_fn is not None:
            return self._scale_fn(at)
        return {"triangular": 1.0, "triangular2": 1 / 2.0 ** (at - 1), "exp_range": self.gamma ** at}[self.mode]

    def get_lr(self):
        cycle = math.floor(1 + self.last_epoch / self.total_size)
        at = 1.0 + self.last_epoch / self.total_size - cycle
        height = at / self.step_ratio if at <= self.step_ratio else (at - 1) / (self.step_ratio - 1)
        scale = height * self.scale(cycle if self.scale_mode == "cycle" else self.last_epoch)
        if self.cycle_momentum:
            for group, low, high in zip(self.groups(), self.base_momentums, self.max_momentums):
                self.set_momentum(group, high - (high - low) * scale)
        return [low + (high - low) * scale for low, high in zip(self.base_lrs, self.max_lrs)]

    def state_dict(self):
        return {name: value for name, value in super().state_dict().items() if name != "_scale_fn"}


class OneCycleLR(_WithMomentum):
    """Up to max_lr, down, and further down (Smith and Topin, 2018)."""

    def __init__(self, optimizer, max_lr, total_steps=None, epochs=None, steps_per_epoch=None, pct_start=0.3, anneal_strategy="cos",
                 cycle_momentum=True, base_momentum=0.85, max_momentum=0.95, div_factor=25.0, final_div_factor=1e4, three_phase=False,
                 last_epoch=-1):
        self.optimizer = optimizer
        if total_steps is None and (epochs is None or steps_per_epoch is None):
            raise ValueError("You must define either total_steps OR (epochs AND steps_per_epoch)")
        self.total_steps = epochs * steps_per_epoch if total_steps is None else total_steps
        if not isinstance(self.total_steps, int) or self.total_steps <= 0:
            raise ValueError(f"Expected positive integer total_steps, but got {self.total_steps}")
        if not 0 <= pct_start <= 1 or not isinstance(pct_start, float):
            raise ValueError(f"Expected float between 0 and 1 pct_start, but got {pct_start}")
        if anneal_strategy not in ("cos", "linear"):
            raise ValueError(f"anneal_strategy must be one of 'cos' or 'linear', instead got {anneal_strategy}")
        self._anneal_func_type = anneal_strategy
        top = float(pct_start * self.total_steps) - 1
        phases = [(top, "initial_lr", "max_lr", "max_momentum", "base_momentum")]
        if three_phase:
            phases.append((float(2 * pct_start * self.total_steps) - 2, "max_lr", "initial_lr", "base_momentum", "max_momentum"))
            phases.append((self.total_steps - 1, "initial_lr", "min_lr", "max_momentum", "max_momentum"))
        else:
            phases.append((self.total_steps - 1, "max_lr", "min_lr", "base_momentum", "max_momentum"))
        names = ("end_step", "start_lr", "end_lr", "start_momentum", "end_momentum")
        self._schedule_phases = [dict(zip(names, phase)) for phase in phases]
        if last_epoch == -1:
            for group, rate in zip(optimizer.param_groups, _each(max_lr, optimizer, "max_lr")):
                group["initial_lr"] = rate / div_factor
                group["max_lr"], group["min_lr"] = rate, group["initial_lr"] / final_div_factor
        self.use_momentum(cycle_momentum)
        if cycle_momentum and last_epoch == -1:
            for group, low, high in zip(optimizer.param_groups, _each(base_momentum, optimizer, "base_momentum"),
                                        _each(max_momentum, optimizer, "max_momentum")):
                self.set_momentum(group, high)
                group["max_momentum"], group["base_momentum"] = high, low
        super().__init__(optimizer, last_epoch)

    def between(self, begin, end, part):
        if self._anneal_func_type == "linear":
            return (end - begin) * part + begin
        return end + (begin - end) / 2.0 * (math.cos(math.pi * part) + 1)

    def get_lr(self):
        step = self.last_epoch
        if step > self.total_steps:
            raise ValueError(f"Tried to step {step} times. The specified number of total steps is {self.total_steps}")
        begin = 0.0
        for phase in self._schedule_phases:
            if step <= phase["end_step"] or phase is self._schedule_phases[-1]:
                break
            begin = phase["end_step"]
        part = (step - begin) / (phase["end_step"] - begin)
        if self.cycle_momentum:
            for group in self.groups():
                self.set_momentum(group, self.between(group[phase["start_momentum"]], group[phase["end_momentum"]], part))
        return [self.between(group[phase["start_lr"]], group[phase["end_lr"]], part) for group in self.groups()]


class ChainedScheduler(LRScheduler):
    """Several schedulers at each step, one after the other."""

    def __init__(self, schedulers, optimizer=None):
        if not schedulers:
            raise ValueError(f"{type(self).__name__} expects at least one scheduler to be chained, but got no scheduler.")
        self.optimizer = optimizer or schedulers[0].optimizer
        for i, scheduler in enumerate(schedulers):
            if scheduler.optimizer is not self.optimizer:
                raise ValueError(f"{type(self).__name__} expects all schedulers to belong to the same optimizer, but got scheduler "
                                 f"{type(scheduler).__name__} at index {i} has another one.")
        self._schedulers = list(schedulers)
        self._last_lr = self.rates()

    def step(self):
        for scheduler in self._schedulers:
            scheduler.step()
        self._last_lr = self.rates()

    def state_dict(self):
        state = {name: value for name, value in super().state_dict().items() if name != "_schedulers"}
        return {**state, "_schedulers": [scheduler.state_dict() for scheduler in self._schedulers]}

    def load_state_dict(self, state_dict):
        self.__dict__.update({name: value for name, value in state_dict.items() if name != "_schedulers"})
        for scheduler, kept in zip(self._schedulers, state_dict["_schedulers"]):
            scheduler.load_state_dict(kept)


class SequentialLR(ChainedScheduler):
    """One scheduler after the other: the next one from each milestone on."""

    def __init__(self, optimizer, schedulers, milestones, last_epoch=-1):
        if len(milestones) != len(schedulers) - 1:
            raise ValueError("Sequential Schedulers expects number of schedulers provided to be one more than the number of milestone points, "
                             f"but got number of schedulers {len(schedulers)} and the number of milestones to be equal to {len(milestones)}")
        super().__init__(schedulers, optimizer)
        self._milestones, self.last_epoch = list(milestones), last_epoch + 1
        # Each scheduler took a first step when it was made: they are taken back, and the first scheduler begins again.
        for group in self.groups():
            _set(group, "lr", group["initial_lr"])
        for scheduler in self._schedulers:
            scheduler.last_epoch -= 1
        self._schedulers[0]._is_initial = True
        self._schedulers[0].step()
        self._schedulers[0]._is_initial = False
        self._last_lr = self._schedulers[0].get_last_lr()

    def step(self):
        self.last_epoch += 1
        place = bisect.bisect_right(self._milestones, self.last_epoch)
        scheduler = self._schedulers[place]
        if place > 0 and self._milestones[place - 1] == self.last_epoch:
            scheduler._is_initial = True
            for group in self.groups():
                _set(group, "lr", group["initial_lr"])
            scheduler.step(0)
            scheduler._is_initial = False
        else:
            scheduler.step()
        self._last_lr = scheduler.get_last_lr()


class ReduceLROnPlateau(LRScheduler):
    """Times factor when a metric has not become better for more than `patience` steps."""

    def __init__(self, optimizer, mode="min", factor=0.1, patience=10, threshold=1e-4, threshold_mode="rel", cooldown=0, min_lr=0, eps=1e-8):
        if factor >= 1.0:
            raise ValueError("Factor should be < 1.0.")
        if mode not in ("min", "max"):
            raise ValueError(f"mode {mode} is unknown!")
        if threshold_mode not in ("rel", "abs"):
            raise ValueError(f"threshold mode {threshold_mode} is unknown!")
        self.factor, self.optimizer, self.min_lrs = factor, optimizer, _each(min_lr, optimizer, "min_lrs")
        self.patience, self.cooldown, self.eps, self.last_epoch, self._last_lr = patience, cooldown, eps, 0, self.rates()
        self.mode, self.threshold, self.threshold_mode = mode, threshold, threshold_mode
        self._reset()

    def _reset(self):
        self.best, self.cooldown_counter, self.num_bad_epochs = math.inf if self.mode == "min" else -math.inf, 0, 0

    def is_better(self, a, best):
        if self.threshold_mode == "rel":
            return a < best * (1.0 - self.threshold) if self.mode == "min" else a > best * (self.threshold + 1.0)
        return a < best - self.threshold if self.mode == "min" else a > best + self.threshold

    @property
    def in_cooldown(self):
        return self.cooldown_counter > 0

    def step(self, metrics, epoch=None):
        current = float(metrics)
        self.last_epoch = self.last_epoch + 1 if epoch is None else epoch
        if self.is_better(current, self.best):
            self.best, self.num_bad_epochs = current, 0
        else:
            self.num_bad_epochs += 1
        if self.in_cooldown:
            self.cooldown_counter, self.num_bad_epochs = self.cooldown_counter - 1, 0
        if self.num_bad_epochs > self.patience:
            for group, least in zip(self.groups(), self.min_lrs):
                old = float(group["lr"])
                new = max(old * self.factor, least)
                if old - new > self.eps:
                    _set(group, "lr", new)
            self.cooldown_counter, self.num_bad_epochs = self.cooldown, 0
        self._last_lr = self.rates()
