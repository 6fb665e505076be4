# SPDX-License-Identifier: BSD-3-Clause
"""Attention, and the layers of transformers (Vaswani et al., 2017)."""
import copy

import tenon
from tenon.nn import functional as F
from tenon.nn import init
from tenon.nn._containers import ModuleList
from tenon.nn._layers import Dropout
from tenon.nn._module import Module
from tenon.nn._weighted import LayerNorm, Linear, NonDynamicallyQuantizableLinear, empty

__all__ = ["MultiheadAttention", "Transformer", "TransformerEncoder", "TransformerDecoder", "TransformerEncoderLayer",
           "TransformerDecoderLayer"]


class MultiheadAttention(Module):
    """Attention by num_heads heads: query (L, N, embed_dim), or (N, L, embed_dim) with batch_first, or (L, embed_dim)."""

    def __init__(self, embed_dim, num_heads, dropout=0.0, bias=True, add_bias_kv=False, add_zero_attn=False, kdim=None, vdim=None,
                 batch_first=False, device=None, dtype=None):
        super().__init__()
        if embed_dim <= 0 or num_heads <= 0:
            raise ValueError(f"embed_dim and num_heads must be greater than 0, got embed_dim={embed_dim} and num_heads={num_heads} instead")
        if embed_dim % num_heads:
            raise AssertionError("embed_dim must be divisible by num_heads")
        self.embed_dim, self.num_heads, self.head_dim, self.dropout = embed_dim, num_heads, embed_dim // num_heads, dropout
        self.kdim, self.vdim = embed_dim if kdim is None else kdim, embed_dim if vdim is None else vdim
        self._qkv_same_embed_dim = self.kdim == embed_dim and self.vdim == embed_dim
        self.batch_first, self.add_zero_attn = batch_first, add_zero_attn
        where = {"device": device, "dtype": dtype}
        own = {"q_proj_weight": (embed_dim, embed_dim), "k_proj_weight": (embed_dim, self.kdim), "v_proj_weight": (embed_dim, self.vdim)}
        for name, sizes in own.items():
            self.register_parameter(name, None if self._qkv_same_embed_dim else empty(sizes, **where))
        self.register_parameter("in_proj_weight", empty((3 * embed_dim, embed_dim), **where) if self._qkv_same_embed_dim else None)
        self.register_parameter("in_proj_bias", empty(3 * embed_dim, **where) if bias else None)
        self.out_proj = NonDynamicallyQuantizableLinear(embed_dim, embed_dim, bias=bias, **where)
        for name in ("bias_k", "bias_v"):
            self.register_parameter(name, empty((1, 1, embed_dim), **where) if add_bias_kv else None)
        self._reset_parameters()

    def _reset_parameters(self):
        for weight in (self.in_proj_weight,) if self._qkv_same_embed_dim else (self.q_proj_weight, self.k_proj_weight, self.v_proj_weight):
            init.xavier_uniform_(weight)
        if self.in_proj_bias is not None:
            init.constant_(self.in_proj_bias, 0.0)
            init.constant_(self.out_proj.bias, 0.0)
        for bias in (self.bias_k, self.bias_v):
            if bias is not None:
                init.xavier_normal_(bias)

    def forward(self, query, key, value, key_padding_mask=None, need_weights=True, attn_mask=None, average_attn_weights=True,
                is_causal=False):
        turned = self.batch_first and query.dim() == 3
        if turned:
            query, key, value = (x.transpose(0, 1) for x in (query, key, value))
        own = {} if self._qkv_same_embed_dim else {
            "use_separate_proj_weight": True, "q_proj_weight": self.q_proj_weight, "k_proj_weight": self.k_proj_weight,
            "v_proj_weight": self.v_proj_weight}
        result, weights = F.multi_head_attention_forward(
            query, key, value, self.embed_dim, self.num_heads, self.in_proj_weight, self.in_proj_bias, self.bias_k, self.bias_v,
            self.add_zero_attn, self.dropout, self.out_proj.weight, self.out_proj.bias, training=self.training,
            key_padding_mask=key_padding_mask, need_weights=need_weights, attn_mask=attn_mask,
            average_attn_weights=average_attn_weights, is_causal=is_causal, **own)
        return result.transpose(0, 1) if turned else result, weights


def _function(activation):
    if not isinstance(activation, str):
        return activation
    if activation not in ("relu", "gelu"):
        raise RuntimeError(f"activation should be relu/gelu, not {activation}")
    return getattr(F, activation)


def _is_causal(mask, said, length):
    """Whether a mask hides what comes later: as the caller says, else by its numbers."""
    if said is not None or mask is None:
        return bool(said)
    later = tenon.triu(tenon.full((length, length), float("-inf"), dtype=mask.dtype), 1) if mask.is_floating_point() else None
    return later is not None and mask.shape == later.shape and bool((mask == later).all())


class _Layer(Module):
    """What both kinds of layers have: a block of two linear maps, and a sum with what went in that is normalised."""

    def begin(self, d_model, dim_feedforward, dropout, activation, norm_first, norms, layer_norm_eps, bias, where):
        self.linear1 = Linear(d_model, dim_feedforward, bias=bias, **where)
        self.dropout = Dropout(dropout)
        self.linear2 = Linear(dim_feedforward, d_model, bias=bias, **where)
        self.norm_first = norm_first
        for i in range(norms):
            setattr(self, f"norm{i + 1}", LayerNorm(d_model, eps=layer_norm_eps, bias=bias, **where))
        for i in range(norms):
            setattr(self, f"dropout{i + 1}", Dropout(dropout))
        self.activation = _function(activation)

    def add(self, x, block, norm):
        return x + block(norm(x)) if self.norm_first else norm(x + block(x))

    def _feed(self, x, dropout):
        return dropout(self.linear2(self.dropout(self.activation(self.linear1(x)))))


class TransformerEncoderLayer(_Layer):
    """Attention of a sequence to itself, then two linear maps."""

    def __init__(self, d_model, nhead, dim_feedforward=2048, dropout=0.1, activation=F.relu, layer_norm_eps=1e-5, batch_first=False,
                 norm_first=False, bias=True, device=None, dtype=None):
        super().__init__()
        where = {"device": device, "dtype": dtype}
        self.self_attn = MultiheadAttention(d_model, nhead, dropout=dropout, bias=bias, batch_first=batch_first, **where)
        self.begin(d_model, dim_feedforward, dropout, activation, norm_first, 2, layer_norm_eps, bias, where)

    def forward(self, src, src_mask=None, src_key_padding_mask=None, is_causal=False):
        def attend(x):
            return self.dropout1(self.self_attn(x, x, x, attn_mask=src_mask, key_padding_mask=src_key_padding_mask, need_weights=False,
                                                is_causal=is_causal and src_mask is not None)[0])
        return self.add(self.add(src, attend, self.norm1), lambda x: self._feed(x, self.dropout2), self.norm2)


class TransformerDecoderLayer(_Layer):
    """Attention of a sequence to itself, then to `memory`, then two linear maps."""

    def __init__(self, d_model, nhead, dim_feedforward=2048, dropout=0.1, activation=F.relu, layer_norm_eps=1e-5, batch_first=False,
                 norm_first=False, bias=True, device=None, dtype=None):
        super().__init__()
        where = {"device": device, "dtype": dtype}
        self.self_attn = MultiheadAttention(d_model, nhead, dropout=dropout, batch_first=batch_first, bias=bias, **where)
        self.multihead_attn = MultiheadAttention(d_model, nhead, dropout=dropout, batch_first=batch_first, bias=bias, **where)
        self.begin(d_model, dim_feedforward, dropout, activation, norm_first, 3, layer_norm_eps, bias, where)

    def forward(self, tgt, memory, tgt_mask=None, memory_mask=None, tgt_key_padding_mask=None, memory_key_padding_mask=None,
                tgt_is_causal=False, memory_is_causal=False):
        def attend(x):
            return self.dropout1(self.self_attn(x, x, x, attn_mask=tgt_mask, key_padding_mask=tgt_key_padding_mask, need_weights=False,
                                                is_causal=tgt_is_causal and tgt_mask is not None)[0])

        def look(x):
            return self.dropout2(self.multihead_attn(x, memory, memory, attn_mask=memory_mask, key_padding_mask=memory_key_padding_mask,
                                                     need_weights=False, is_causal=memory_is_causal and memory_mask is not None)[0])
        x = self.add(self.add(tgt, attend, self.norm1), look, self.norm2)
        return self.add(x, lambda x: self._feed(x, self.dropout3), self.norm3)


class _Stack(Module):
    def __init__(self, layer, num_layers, norm):
        super().__init__()
        self.layers = ModuleList([copy.deepcopy(layer) for _ in range(num_layers)])
        self.num_layers, self.norm = num_layers, norm

    def end(self, x):
        return x if self.norm is None else self.norm(x)


class TransformerEncoder(_Stack):
    """num_layers copies of a layer, one after the other."""

    def __init__(self, encoder_layer, num_layers, norm=None, enable_nested_tensor=True, mask_check=True):
        super().__init__(encoder_layer, num_layers, norm)
        self.enable_nested_tensor, self.mask_check = enable_nested_tensor, mask_check

    def forward(self, src, mask=None, src_key_padding_mask=None, is_causal=None):
        causal = _is_causal(mask, is_causal, src.shape[1 if self.layers[0].self_attn.batch_first and src.dim() == 3 else 0])
        for layer in self.layers:
            src = layer(src, src_mask=mask, src_key_padding_mask=src_key_padding_mask, is_causal=causal)
        return self.end(src)


class TransformerDecoder(_Stack):
    """num_layers copies of a layer, one after the other."""

    def __init__(self, decoder_layer, num_layers, norm=None):
        super().__init__(decoder_layer, num_layers, norm)

    def forward(self, tgt, memory, tgt_mask=None, memory_mask=None, tgt_key_padding_mask=None, memory_key_padding_mask=None,
                tgt_is_causal=None, memory_is_causal=False):
        causal = _is_causal(tgt_mask, tgt_is_causal, tgt.shape[1 if self.layers[0].self_attn.batch_first and tgt.dim() == 3 else 0])
        for layer in self.layers:
            tgt = layer(tgt, memory, tgt_mask=tgt_mask, memory_mask=memory_mask, tgt_key_padding_mask=tgt_key_padding_mask,
                        memory_key_padding_mask=memory_key_padding_mask, tgt_is_causal=causal, memory_is_causal=memory_is_causal)
        return self.end(tgt)


class Transformer(Module):
    """An encoder, and a decoder that reads what it returns."""

    def __init__(self, d_model=512, nhead=8, num_encoder_layers=6, num_decoder_layers=6, dim_feedforward=2048, dropout=0.1,
                 activation=F.relu, custom_encoder=None, custom_decoder=None, layer_norm_eps=1e-5, batch_first=False, norm_first=False,
                 bias=True, device=None, dtype=None):
        super().__init__()
        where = {"device": device, "dtype": dtype}
        how = (d_model, nhead, dim_feedforward, dropout, activation, layer_norm_eps, batch_first, norm_first, bias)

        def stack(made, layer, count):
            return made(layer(*how, **where), count, LayerNorm(d_model, eps=layer_norm_eps, bias=bias, **where))
        self.encoder = stack(TransformerEncoder, TransformerEncoderLayer, num_encoder_layers) if custom_encoder is None else custom_encoder
        self.decoder = stack(TransformerDecoder, TransformerDecoderLayer, num_decoder_layers) if custom_decoder is None else custom_decoder
        for parameter in self.parameters():
            if parameter.dim() > 1:
                init.xavier_uniform_(parameter)
        self.d_model, self.nhead, self.batch_first = d_model, nhead, batch_first

    def forward(self, src, tgt, src_mask=None, tgt_mask=None, memory_mask=None, src_key_padding_mask=None, tgt_key_padding_mask=None,
                memory_key_padding_mask=None, src_is_causal=None, tgt_is_causal=None, memory_is_causal=False):
        if src.dim() == 3 and src.shape[0 if self.batch_first else 1] != tgt.shape[0 if self.batch_first else 1]:
            raise RuntimeError("the batch number of src and tgt must be equal")
        if src.shape[-1] != self.d_model or tgt.shape[-1] != self.d_model:
            raise RuntimeError("the feature number of src and tgt must be equal to d_model")
        memory = self.encoder(src, mask=src_mask, src_key_padding_mask=src_key_padding_mask, is_causal=src_is_causal)
        return self.decoder(tgt, memory, tgt_mask=tgt_mask, memory_mask=memory_mask, tgt_key_padding_mask=tgt_key_padding_mask,
                            memory_key_padding_mask=memory_key_padding_mask, tgt_is_causal=tgt_is_causal,
                            memory_is_causal=memory_is_causal)

    @staticmethod
    def generate_square_subsequent_mask(sz, device=None, dtype=None):
        """(sz, sz): -inf above the diagonal, else 0."""
        return tenon.triu(tenon.full((sz, sz), float("-inf"), device=device, dtype=dtype), 1)


for name in __all__:
    globals()[name].__module__ = "tenon.nn"
del name
