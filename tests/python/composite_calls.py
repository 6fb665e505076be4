# SPDX-License-Identifier: BSD-3-Clause
"""Arguments for composite operators, for Tenon and for PyTorch alike: made of the schema, or written down where that is not enough."""

SIZES = ((3, 3), (3,), (2, 3, 4), (2, 3, 4, 4), (1, 2, 3, 4, 4), ())


class Arguments:
    """Of one package, `host`, in one floating dtype."""

    def __init__(self, host, dtype):
        self.host, self.dtype = host, dtype
        self.plain = {"Tensor": lambda: host.ones(2, 2), "number": lambda: 1, "int": lambda: 1, "bool": lambda: True, "float": lambda: 0.5,
                      "str": lambda: "mean", "Device": lambda: host.device("cpu"), "Generator": host.Generator}

    def rand(self, *sizes):
        return self.host.rand(sizes, dtype=self.dtype) * 0.8 + 0.1

    def ints(self, *values):
        return self.host.tensor(values)

    def cell(self, gates):
        rand = self.rand
        return rand(2, 3), rand(2, 4), rand(4 * gates, 3), rand(4 * gates, 4), rand(4 * gates), rand(4 * gates)

    def layers(self, gates, *hidden):
        rand = self.rand
        return rand(5, 2, 3), *hidden, [rand(4 * gates, 3), rand(4 * gates, 4)], False, 1, 0.0, False, False, False

    def packed(self, gates, *hidden):
        rand = self.rand
        return rand(4, 3), self.ints(2, 1, 1), *hidden, [rand(4 * gates, 3), rand(4 * gates, 4)], False, 1, 0.0, False, False

    def made(self, kind):
        if kind.startswith("Optional["):
            return None
        if kind.startswith("List["):
            inner = self.made(kind[5:-1])
            return [] if inner is None else [inner, inner]
        return self.plain[kind]()

    def from_schema(self, schema, sizes):
        """What has no default, tensors of these sizes."""
        args, kwargs = [], {}
        for each in schema.arguments:
            if each.has_default_value():
                continue
            kind, rand = str(each.type), self.rand
            value = rand(*sizes) if kind == "Tensor" else [rand(*sizes), rand(*sizes)] if kind == "List[Tensor]" else self.made(kind)
            if each.kwarg_only:
                kwargs[each.name] = value
            else:
                args.append(value)
        return args, kwargs

    def written(self):
        """By operator, functions that give arguments which cannot be made of the schema; named ones come last."""
        rand, ints, cell, layers, packed = self.rand, self.ints, self.cell, self.layers, self.packed
        state = rand(1, 2, 4)
        return {
            "_convolution.deprecated": lambda: (rand(1, 2, 5), rand(3, 2, 3), None, [1], [0], [1], False, [0], 1, False, False, False),
            "_convolution_mode": lambda: (rand(1, 2, 5), rand(3, 2, 3), None, [1], "same", [1], 1),
            "_fused_rms_norm": lambda: (rand(2, 3), [3], rand(3), 1e-5),
            "_scaled_dot_product_attention_math": lambda: (rand(2, 3, 4), rand(2, 3, 4), rand(2, 3, 4)),
            "_thnn_differentiable_gru_cell_backward": lambda: (rand(2, 4), rand(2, 12), rand(2, 12), rand(2, 4), None, None),
            "_thnn_differentiable_lstm_cell_backward": lambda: (rand(2, 4), rand(2, 4), rand(2, 16), rand(2, 16), None, None, rand(2, 4),
                                                                rand(2, 4)),
            "_upsample_bilinear2d_aa.vec": lambda: (rand(1, 1, 4, 4), [2, 2], False, None),
        "ctc_loss.IntList": lambda: (rand(5, 1, 3), ints(1, 2).view(1, 2), [5], [2]),
        "ctc_loss.Tensor": lambda: (rand(5, 1, 3), ints(1, 2).view(1, 2), ints(5), ints(2)),
        "float_power_.Scalar": lambda: (self.host.ones(3, dtype=self.host.float64), 2),
        "float_power_.Tensor": lambda: (self.host.ones(3, dtype=self.host.float64), self.host.ones(3, dtype=self.host.float64)),
        "imag": lambda: (self.host.complex(rand(3), rand(3)),),
        "istft": lambda: (self.host.complex(rand(3, 6), rand(3, 6)), 4, {"window": self.host.ones(4)}),
        "_upsample_bicubic2d_aa.vec": lambda: (rand(1, 1, 4, 4), [2, 2], False, None),
            "_upsample_lanczos2d_aa.vec": lambda: (rand(1, 1, 4, 4), [2, 2], False, None),
            "_weight_norm": lambda: (rand(3, 2), rand(3, 1)),
            "_weight_norm_differentiable_backward": lambda: (rand(3, 2), rand(3, 2), rand(3, 1), rand(3, 1), 0),
            "affine_grid_generator_backward": lambda: (rand(1, 2, 2, 2), [1, 1, 2, 2], False),
            "clip": lambda: (rand(3), 0.2, 0.8),
            "clip_": lambda: (rand(3), 0.2, 0.8),
            "embedding_backward": lambda: (rand(2, 3), ints(0, 1), 4, -1, False, False),
            "embedding_bag": lambda: (rand(4, 3), ints(0, 1), ints(0)),
            **{f"fake_quantize_per_{which}_affine_cachemask_backward": lambda: (rand(2, 3), rand(2, 3) > 0.5) for which in ("channel", "tensor")},
            "fake_quantize_per_channel_affine": lambda: (rand(2, 3), rand(3).to(self.host.float32), self.host.tensor([0, 1, 2], dtype=self.host.int32), 1, 0, 7),
            "fake_quantize_per_tensor_affine": lambda: (rand(2, 3), 0.1, 1, 0, 7),
            "fake_quantize_per_tensor_affine.tensor_qparams": lambda: (rand(2, 3), rand(1), ints(1), 0, 7),
            "gather_backward": lambda: (rand(2), rand(3), 0, ints(0, 1), False),
            "cosine_embedding_loss": lambda: (rand(2, 3), rand(2, 3), rand(2)),
            "gradient.array": lambda: (rand(4), {"dim": [0]}),
            "gradient.scalararray": lambda: (rand(4), {"spacing": 0.5, "dim": [0]}),
            "gradient.tensorarrayint": lambda: (rand(4), {"spacing": [rand(4)], "dim": 0}),
            "gru.data": lambda: packed(3, state),
            "gru.input": lambda: layers(3, state),
            "gru_cell": lambda: cell(3),
            "index_select_backward": lambda: (rand(2, 3), [4, 3], 0, ints(0, 1)),
            "linalg_cond.p_str": lambda: (rand(3, 3), "fro"),
            "lstm.data": lambda: packed(4, [state, state]),
            "lstm.input": lambda: layers(4, [state, state]),
            "lstm_cell": lambda: (cell(4)[0], [rand(2, 4), rand(2, 4)], *cell(4)[2:]),
            "meshgrid.indexing": lambda: ([rand(2), rand(3)], {"indexing": "xy"}),
            "movedim.intlist": lambda: (rand(2, 3), [0], [1]),
            "narrow.Tensor": lambda: (rand(3), 0, self.host.tensor(1), 2),
            "nll_loss": lambda: (rand(2, 3), ints(0, 1)),
            "nll_loss2d": lambda: (rand(1, 3, 2, 1), ints(0, 1).view(1, 2, 1)),
            "nuclear_norm.dim": lambda: (rand(3, 3), [0, 1]),
            "repeat_interleave.self_Tensor": lambda: (rand(2), ints(1, 2)),
            "rnn_relu.data": lambda: packed(1, state),
            "rnn_relu.input": lambda: layers(1, state),
            "rnn_tanh.data": lambda: packed(1, state),
            "rnn_tanh.input": lambda: layers(1, state),
            "slow_conv3d": lambda: (rand(1, 2, 4, 4, 4), rand(3, 2, 3, 3, 3), [3, 3, 3]),
            "stft.center": lambda: (rand(8), 4, None, None, None, True, "reflect", False, True, True),
            "take_along_dim": lambda: (rand(3), ints(0, 2)),
            "tensor_split.tensor_indices_or_sections": lambda: (rand(3), ints(1)),
            "thnn_conv2d": lambda: (rand(1, 2, 5, 5), rand(3, 2, 3, 3), [3, 3]),
            "trace_backward": lambda: (rand(), [3, 3]),
            "unflatten.int": lambda: (rand(6), 0, [2, 3]),
            "unflatten_dense_tensors": lambda: (rand(9), [rand(3), rand(6)]),
            "value_selecting_reduction_backward": lambda: (rand(3), 0, ints(0, 1, 0), [2, 3], False),
        }
