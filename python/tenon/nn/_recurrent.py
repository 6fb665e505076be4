# SPDX-License-Identifier: BSD-3-Clause
"""Recurrent layers: RNN, LSTM and GRU over sequences, and their cells."""
import math

import tenon
from tenon import Tensor
from tenon.nn import init
from tenon.nn._module import Module
from tenon.nn._weighted import empty
from tenon.nn.parameter import Parameter

__all__ = ["RNNBase", "RNN", "LSTM", "GRU", "RNNCellBase", "RNNCell", "LSTMCell", "GRUCell"]

# How many matrices of hidden_size rows the weights of a layer are.
_GATES = {"LSTM": 4, "GRU": 3, "RNN_TANH": 1, "RNN_RELU": 1}


class RNNBase(Module):
    """num_layers layers, each of which reads the sequence of the one before, and with `bidirectional` also from its end.

    Input (L, N, input_size), or (N, L, input_size) with batch_first, or (L, input_size), or a PackedSequence."""

    def __init__(self, mode, input_size, hidden_size, num_layers=1, bias=True, batch_first=False, dropout=0.0, bidirectional=False,
                 proj_size=0, device=None, dtype=None):
        super().__init__()
        if mode not in _GATES:
            raise ValueError(f"Unrecognized RNN mode: {mode}")
        if isinstance(dropout, bool) or not 0 <= dropout <= 1:
            raise ValueError("dropout should be a number in range [0, 1] representing the probability of an element being zeroed")
        for name, size in (("hidden_size", hidden_size), ("num_layers", num_layers)):
            if not isinstance(size, int):
                raise TypeError(f"{name} should be of type int, got: {type(size).__name__}")
            if size <= 0:
                raise ValueError(f"{name} must be greater than zero")
        if proj_size < 0 or proj_size >= hidden_size:
            raise ValueError("proj_size should be a positive integer or zero to disable projections, and smaller than hidden_size")
        self.mode, self.input_size, self.hidden_size, self.num_layers = mode, input_size, hidden_size, num_layers
        self.bias, self.batch_first, self.dropout, self.bidirectional, self.proj_size = (
            bias, batch_first, float(dropout), bidirectional, proj_size)
        where, rows = {"device": device, "dtype": dtype}, _GATES[mode] * hidden_size
        known = proj_size or hidden_size
        self._all_weights = []
        for layer in range(num_layers):
            for suffix in ("", "_reverse")[:2 if bidirectional else 1]:
                width = input_size if layer == 0 else known * (2 if bidirectional else 1)
                sizes = {"weight_ih": (rows, width), "weight_hh": (rows, known)}
                if bias:
                    sizes.update(bias_ih=(rows,), bias_hh=(rows,))
                if proj_size:
                    sizes["weight_hr"] = (proj_size, hidden_size)
                names = [f"{name}_l{layer}{suffix}" for name in sizes]
                for name, size in zip(names, sizes.values()):
                    setattr(self, name, empty(size, **where))
                self._all_weights.append(names)
        self.reset_parameters()

    @property
    def all_weights(self):
        return [[getattr(self, name) for name in names] for names in self._all_weights]

    def flatten_parameters(self):
        """Does nothing: weights are read where they are."""

    def reset_parameters(self):
        bound = 1 / math.sqrt(self.hidden_size)
        for weight in self.parameters():
            init.uniform_(weight, -bound, bound)

    # ---- calls ----

    def states(self):
        """Sizes of the state at the beginning, without the batch: hidden, and for LSTM the cells."""
        count = self.num_layers * (2 if self.bidirectional else 1)
        hidden = (count, self.proj_size or self.hidden_size)
        return [hidden, (count, self.hidden_size)] if self.mode == "LSTM" else [hidden]

    def begin(self, hx, batch, like):
        """The state that is given, or zeros."""
        wanted = [(count, batch, size) for count, size in self.states()]
        if hx is None:
            return tuple(tenon.zeros(sizes, dtype=like.dtype, device=like.device) for sizes in wanted)
        given = hx if self.mode == "LSTM" else (hx,)
        for name, state, sizes in zip(("hidden[0]", "hidden[1]") if self.mode == "LSTM" else ("hidden",), given, wanted):
            if tuple(state.shape) != sizes:
                raise RuntimeError(f"Expected {name} size {sizes}, got {list(state.shape)}")
        return tuple(given)

    def run(self, input, batch_sizes, hx, batch_first):
        """Output and states, of a padded batch, or of packed elements where batch_sizes are given."""
        weights = [getattr(self, name) for names in self._all_weights for name in names]
        function = getattr(tenon, self.mode.lower())
        state = hx if self.mode == "LSTM" else hx[0]
        how = (weights, self.bias, self.num_layers, self.dropout, self.training, self.bidirectional)
        if batch_sizes is None:
            output, *states = function(input, state, *how, batch_first)
        else:
            output, *states = function(input, batch_sizes, state, *how)
        return output, states

    def forward(self, input, hx=None):
        if not isinstance(input, Tensor):
            return self.forward_packed(input, hx)
        if input.dim() not in (2, 3):
            raise ValueError(f"{type(self).__name__}: Expected input to be 2D or 3D, got {input.dim()}D instead")
        if input.shape[-1] != self.input_size:
            raise RuntimeError(f"input.size(-1) must be equal to input_size. Expected {self.input_size}, got {input.shape[-1]}")
        single = input.dim() == 2
        first = self.batch_first and not single
        if single:
            input = input.unsqueeze(1)
            if hx is not None:
                hx = tuple(x.unsqueeze(1) for x in hx) if self.mode == "LSTM" else hx.unsqueeze(1)
        output, states = self.run(input, None, self.begin(hx, input.shape[0 if first else 1], input), first)
        if single:
            output, states = output.squeeze(1), [x.squeeze(1) for x in states]
        return output, tuple(states) if self.mode == "LSTM" else states[0]

    def forward_packed(self, input, hx):
        from tenon.nn.utils.rnn import PackedSequence
        data, batch_sizes, order, back = input
        if hx is not None and order is not None:
            hx = tuple(x.index_select(1, order) for x in hx) if self.mode == "LSTM" else hx.index_select(1, order)
        output, states = self.run(data, batch_sizes, self.begin(hx, int(batch_sizes[0]), data), False)
        if back is not None:
            states = [x.index_select(1, back) for x in states]
        return PackedSequence(output, batch_sizes, order, back), tuple(states) if self.mode == "LSTM" else states[0]

    def extra_repr(self):
        words = [f"{self.input_size}, {self.hidden_size}"]
        for name, usual in (("proj_size", 0), ("num_layers", 1), ("bias", True), ("batch_first", False), ("dropout", 0),
                            ("bidirectional", False)):
            if getattr(self, name) != usual:
                words.append(f"{name}={getattr(self, name)}")
        return ", ".join(words)


class RNN(RNNBase):
    """h' = tanh(W_ih x + b_ih + W_hh h + b_hh), or relu."""

    def __init__(self, input_size, hidden_size, num_layers=1, nonlinearity="tanh", bias=True, batch_first=False, dropout=0.0,
                 bidirectional=False, device=None, dtype=None):
        if nonlinearity not in ("tanh", "relu"):
            raise ValueError(f"Unknown nonlinearity '{nonlinearity}'. Select from 'tanh' or 'relu'.")
        super().__init__(f"RNN_{nonlinearity.upper()}", input_size, hidden_size, num_layers, bias, batch_first, dropout, bidirectional,
                         0, device, dtype)
        self.nonlinearity = nonlinearity


class LSTM(RNNBase):
    """Long short-term memory (Hochreiter and Schmidhuber, 1997)."""

    def __init__(self, input_size, hidden_size, num_layers=1, bias=True, batch_first=False, dropout=0.0, bidirectional=False, proj_size=0,
                 device=None, dtype=None):
        super().__init__("LSTM", input_size, hidden_size, num_layers, bias, batch_first, dropout, bidirectional, proj_size, device, dtype)


class GRU(RNNBase):
    """Gated recurrent units (Cho et al., 2014)."""

    def __init__(self, input_size, hidden_size, num_layers=1, bias=True, batch_first=False, dropout=0.0, bidirectional=False, device=None,
                 dtype=None):
        super().__init__("GRU", input_size, hidden_size, num_layers, bias, batch_first, dropout, bidirectional, 0, device, dtype)


# ---- cells ----

class RNNCellBase(Module):
    """One step: input (N, input_size) or (input_size), and a state, or zeros."""

    def __init__(self, input_size, hidden_size, bias, num_chunks, device=None, dtype=None):
        super().__init__()
        where, rows = {"device": device, "dtype": dtype}, num_chunks * hidden_size
        self.input_size, self.hidden_size, self.bias = input_size, hidden_size, bias
        self.weight_ih, self.weight_hh = empty((rows, input_size), **where), empty((rows, hidden_size), **where)
        for name in ("bias_ih", "bias_hh"):
            self.register_parameter(name, Parameter(tenon.empty(rows, **where)) if bias else None)
        self.reset_parameters()

    def reset_parameters(self):
        bound = 1 / math.sqrt(self.hidden_size) if self.hidden_size > 0 else 0
        for weight in self.parameters():
            init.uniform_(weight, -bound, bound)

    def step(self, function, input, state):
        if input.dim() not in (1, 2):
            raise ValueError(f"{type(self).__name__}: Expected input to be 1D or 2D, got {input.dim()}D instead")
        single, many = input.dim() == 1, isinstance(self, LSTMCell)
        if single:
            input = input.unsqueeze(0)
        if state is None:
            zeros = tenon.zeros(input.shape[0], self.hidden_size, dtype=input.dtype, device=input.device)
            state = (zeros, zeros) if many else zeros
        elif single:
            state = tuple(x.unsqueeze(0) for x in state) if many else state.unsqueeze(0)
        found = function(input, state, self.weight_ih, self.weight_hh, self.bias_ih, self.bias_hh)
        if not single:
            return found
        return tuple(x.squeeze(0) for x in found) if many else found.squeeze(0)

    def extra_repr(self):
        words = [f"{self.input_size}, {self.hidden_size}"]
        words += [] if self.bias else [f"bias={self.bias}"]
        if getattr(self, "nonlinearity", "tanh") != "tanh":
            words.append(f"nonlinearity={self.nonlinearity}")
        return ", ".join(words)


class RNNCell(RNNCellBase):
    """A step of RNN."""

    def __init__(self, input_size, hidden_size, bias=True, nonlinearity="tanh", device=None, dtype=None):
        super().__init__(input_size, hidden_size, bias, 1, device, dtype)
        self.nonlinearity = nonlinearity

    def forward(self, input, hx=None):
        if self.nonlinearity not in ("tanh", "relu"):
            raise RuntimeError(f"Unknown nonlinearity: {self.nonlinearity}")
        return self.step(tenon.rnn_tanh_cell if self.nonlinearity == "tanh" else tenon.rnn_relu_cell, input, hx)


class LSTMCell(RNNCellBase):
    """A step of LSTM: hidden state and cells."""

    def __init__(self, input_size, hidden_size, bias=True, device=None, dtype=None):
        super().__init__(input_size, hidden_size, bias, 4, device, dtype)

    def forward(self, input, hx=None):
        return self.step(tenon.lstm_cell, input, hx)


class GRUCell(RNNCellBase):
    """A step of GRU."""

    def __init__(self, input_size, hidden_size, bias=True, device=None, dtype=None):
        super().__init__(input_size, hidden_size, bias, 3, device, dtype)

    def forward(self, input, hx=None):
        return self.step(tenon.gru_cell, input, hx)


for name in __all__:
    globals()[name].__module__ = "tenon.nn"
del name
