# SPDX-License-Identifier: BSD-3-Clause
"""L-BFGS (Nocedal, 1980): directions by the two-loop recursion, and steps by the strong Wolfe conditions (Nocedal and Wright, 2006, 3.5)."""
import math

import tenon
from tenon.optim._optimizer import Optimizer, float_or_first, require


def lowest_of_cubic(x1, f1, g1, x2, f2, g2, bounds=None):
    """Where the cubic through two points with these slopes is lowest, within bounds; their middle where it has no minimum."""
    low, high = bounds if bounds is not None else (min(x1, x2), max(x1, x2))
    d1 = g1 + g2 - 3 * (f1 - f2) / (x1 - x2)
    square = d1 * d1 - g1 * g2
    if square < 0:
        return (low + high) / 2.0
    d2 = math.sqrt(square)
    found = x2 - (x2 - x1) * ((g2 + d2 - d1) / (g2 - g1 + 2 * d2)) if x1 <= x2 else x1 - (x1 - x2) * ((g1 + d2 - d1) / (g1 - g2 + 2 * d2))
    return min(max(found, low), high)


class _Point:
    """A step along the direction, with loss, gradient and slope there."""

    def __init__(self, step, loss, gradient, slope):
        self.step, self.loss, self.gradient, self.slope = step, loss, gradient, slope


class _Search:
    """A step by which the loss falls enough, and the slope becomes flat enough."""
    FALLS, FLATTENS, MOST = 1e-4, 0.9, 25

    def __init__(self, measure, begin, size, least):
        self.measure, self.begin, self.size, self.least, self.calls = measure, begin, size, least, 0

    def at(self, step):
        self.calls += 1
        loss, gradient, slope = self.measure(step)
        return _Point(step, loss, gradient, slope)

    def is_too_high(self, point):
        return point.loss > self.begin.loss + self.FALLS * point.step * self.begin.slope

    def is_flat(self, point):
        return abs(point.slope) <= -self.FLATTENS * self.begin.slope

    def bracket(self, step):
        """Two points between which there is such a step, or one that is such a step."""
        before, point = self.begin, self.at(step)
        for i in range(self.MOST):
            if self.is_too_high(point) or (i > 0 and point.loss >= before.loss):
                return [before, point], i
            if self.is_flat(point):
                return [point], i
            if point.slope >= 0:
                return [before, point], i
            bounds = (point.step + 0.01 * (point.step - before.step), point.step * 10)
            step = lowest_of_cubic(before.step, before.loss, before.slope, point.step, point.loss, point.slope, bounds)
            before, point = point, self.at(step)
        return [self.begin, point], self.MOST

    def run(self, step):
        """The point to go to."""
        found, tries = self.bracket(step)
        if len(found) == 1:
            return found[0]
        stalled = False
        low, high = (0, 1) if found[0].loss <= found[-1].loss else (1, 0)
        while tries < self.MOST:
            left, right = sorted(point.step for point in found)
            if (right - left) * self.size < self.least:
                break
            step = lowest_of_cubic(found[0].step, found[0].loss, found[0].slope, found[1].step, found[1].loss, found[1].slope)
            step, stalled = self.away_from_ends(step, left, right, stalled)
            point = self.at(step)
            tries += 1
            if self.is_too_high(point) or point.loss >= found[low].loss:
                found[high] = point
                low, high = (0, 1) if found[0].loss <= found[1].loss else (1, 0)
                continue
            if self.is_flat(point):
                found[low] = point
                break
            if point.slope * (found[high].step - found[low].step) >= 0:
                found[high] = found[low]
            found[low] = point
        return found[low]

    @staticmethod
    def away_from_ends(step, left, right, stalled):
        """A step in the outer tenths may stall the search: the second one in a row, and one at an end, is moved inwards."""
        tenth = 0.1 * (right - left)
        if min(right - step, step - left) >= tenth:
            return step, False
        if not stalled and left < step < right:
            return step, True
        return (right - tenth if abs(step - right) < abs(step - left) else left + tenth), False


class LBFGS(Optimizer):
    """L-BFGS over all parameters as one vector. step() takes a closure that computes the loss and its gradients anew."""

    def __init__(self, params, lr=1, max_iter=20, max_eval=None, tolerance_grad=1e-7, tolerance_change=1e-9, history_size=100,
                 line_search_fn=None):
        require(lr >= 0, "learning rate", lr)
        super().__init__(params, {"lr": lr, "max_iter": max_iter, "max_eval": max_iter * 5 // 4 if max_eval is None else max_eval,
                                  "tolerance_grad": tolerance_grad, "tolerance_change": tolerance_change, "history_size": history_size,
                                  "line_search_fn": line_search_fn})
        if len(self.param_groups) != 1:
            raise ValueError("LBFGS doesn't support per-parameter options (parameter groups)")
        self._params = self.param_groups[0]["params"]

    def gathered(self):
        """The gradient as one vector."""
        return tenon.cat([(tenon.zeros(x.numel(), dtype=x.dtype) if x.grad is None else x.grad).reshape(-1) for x in self._params])

    def move(self, step, direction):
        begin = 0
        for parameter in self._params:
            parameter.add_(direction[begin:begin + parameter.numel()].view_as(parameter), alpha=step)
            begin += parameter.numel()

    def remember(self, state, gradient, group):
        """Takes in how the gradient changed along the last step, and returns the next direction."""
        change, step = gradient.sub(state["prev_flat_grad"]), state["d"].mul(state["t"])
        product = float(change.dot(step))
        if product > 1e-10:
            if len(state["old_dirs"]) == group["history_size"]:
                for name in ("old_dirs", "old_stps", "ro"):
                    state[name].pop(0)
            state["old_dirs"].append(change)
            state["old_stps"].append(step)
            state["ro"].append(1.0 / change.dot(step))
            state["H_diag"] = change.dot(step) / change.dot(change)
        al = state["al"] = [None] * group["history_size"]
        direction = gradient.neg()
        for i in reversed(range(len(state["old_dirs"]))):
            al[i] = state["old_stps"][i].dot(direction) * state["ro"][i]
            direction.add_(state["old_dirs"][i], alpha=-float(al[i]))
        direction.mul_(state["H_diag"])
        for i in range(len(state["old_dirs"])):
            back = state["old_dirs"][i].dot(direction) * state["ro"][i]
            direction.add_(state["old_stps"][i], alpha=float(al[i] - back))
        return direction

    def step(self, closure):
        with tenon.no_grad():
            return self.minimise(closure)

    def minimise(self, closure):
        group, state = self.param_groups[0], self.state[self._params[0]]
        rate, search = float_or_first(group["lr"]), group["line_search_fn"]
        if search not in (None, "strong_wolfe"):
            raise RuntimeError("only 'strong_wolfe' is supported")
        state.setdefault("func_evals", 0)
        state.setdefault("n_iter", 0)

        def evaluate():
            with tenon.enable_grad():
                return closure()
        first = evaluate()
        loss, calls, iterations = float(first), 1, 0
        state["func_evals"] += 1
        gradient = self.gathered()
        while iterations < group["max_iter"] and float(gradient.abs().max()) > group["tolerance_grad"]:
            iterations += 1
            state["n_iter"] += 1
            if state["n_iter"] == 1:
                state["d"], state["old_dirs"], state["old_stps"], state["ro"], state["H_diag"] = gradient.neg(), [], [], [], 1
            else:
                state["d"] = self.remember(state, gradient, group)
            direction = state["d"]
            state["prev_flat_grad"], before, state["prev_loss"] = gradient.clone(), loss, loss
            state["t"] = min(1.0, 1.0 / float(gradient.abs().sum())) * rate if state["n_iter"] == 1 else rate
            slope = float(gradient.dot(direction))
            if slope > -group["tolerance_change"]:
                break
            used = 0
            if search is not None:
                loss, gradient, state["t"], used = self.search(evaluate, direction, _Point(0, loss, gradient, slope), state["t"], group)
                self.move(state["t"], direction)
            else:
                self.move(state["t"], direction)
                if iterations != group["max_iter"]:
                    loss, gradient, used = float(evaluate()), self.gathered(), 1
            calls += used
            state["func_evals"] += used
            if calls >= group["max_eval"] or float(direction.mul(state["t"]).abs().max()) <= group["tolerance_change"] \
                    or abs(loss - before) < group["tolerance_change"]:
                break
        return first

    def search(self, evaluate, direction, begin, step, group):
        """Loss, gradient and step of the point to go to, and how often the closure was called; parameters stay where they are."""
        places = [parameter.clone() for parameter in self._params]

        def measure(step):
            self.move(step, direction)
            loss, gradient = float(evaluate()), self.gathered()
            for parameter, place in zip(self._params, places):
                parameter.copy_(place)
            return loss, gradient, float(gradient.dot(direction))
        search = _Search(measure, begin, float(direction.abs().max()), group["tolerance_change"])
        point = search.run(step)
        return point.loss, point.gradient, point.step, search.calls
