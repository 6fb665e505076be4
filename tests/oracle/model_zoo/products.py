# SPDX-License-Identifier: BSD-3-Clause
"""Products and linear layers: each dtype, each way weights live, each option of the compiler."""
import torch
from torch import nn
from torch.nn import functional as F

from model_zoo.table import FROZEN, Case, Lambda, known, layers, model, sets, variants


@variants({"": {}, "_bf16": {"dtype": torch.bfloat16}, "_f16": {"dtype": torch.float16},
           "_f64": {"dtype": torch.float64}, "_frozen": FROZEN,
           "_frozen_bf16": {"dtype": torch.bfloat16, **FROZEN}, "_frozen_f16": {"dtype": torch.float16, **FROZEN},
           "_frozen_autotuned": {**FROZEN, "options": {"max_autotune": True}},
           "_blob": {"weights": "blob"}, "_pickle": {"weights": "pickle"}, "_host": {"weights": "host"},
           "_mapped": {"options": {"aot_inductor.force_mmap_weights": True}},
           "_stack_not_executable": {"options": {"aot_inductor.use_consts_asm_build": False}},
           "_unlinked": {"options": {"aot_inductor.link_libtorch": False}},
           "_profiled": {"options": {"cpp.enable_kernel_profile": True}},
           "_one_thread": {"options": {"cpp.threads": 1}},
           "_dynamic_threads": {"options": {"cpp.dynamic_threads": True}},
           "_arrayref": {"options": {"aot_inductor.use_minimal_arrayref_interface": True}}})
def mlp(dtype=torch.float32, **how):
    return Case(layers(64, 128, 128, 10).to(dtype), sets((4, 64), dtype=dtype), **how)


@variants({"": {}, "_frozen": FROZEN})
def mlp_one(**how):
    return Case(layers(64, 128, 128, 10), sets((1, 64)), **how)


@variants({"": {}, "_frozen": FROZEN})
def mlp_dynamic(**how):
    batch = torch.export.Dim("batch", min=1, max=512)
    inputs = [sets((rows, 64), count=1)[0] for rows in (4, 1, 33)]
    return Case(layers(64, 128, 128, 10), inputs, dynamic=({0: batch},), **how)


@variants({"": {}, "_frozen": FROZEN, "_frozen_bf16": {"dtype": torch.bfloat16, **FROZEN}})
def linear_chain(dtype=torch.float32, **how):
    """What follows a linear layer: each activation that freezing may fuse, a sum with another tensor."""
    def forward(self, x, y):
        a = F.gelu(self.a(x))
        b = F.silu(self.b(a))
        c = torch.sigmoid(self.c(b))
        d = torch.tanh(self.a(c)) + F.hardswish(self.b(c)) + F.leaky_relu(self.c(c), 0.2)
        e = self.a(d) + y
        return F.gelu(self.b(e), approximate="tanh"), F.hardtanh(self.c(e), -0.5, 2.0), self.bare(e) - y
    parts = {name: nn.Linear(48, 48) for name in "abc"}
    parts["bare"] = nn.Linear(48, 48, bias=False)
    return Case(Lambda(forward, **parts).to(dtype), sets((2, 5, 48), (2, 5, 48), dtype=dtype), **how)


@model
def products():
    def forward(self, a, b, v):
        return (a @ b, torch.bmm(a, b), torch.baddbmm(a @ b, a, b, beta=0.5, alpha=2.0), torch.einsum("bij,bkj->bik", a, a),
                a @ v, torch.addmv(v[:6], a[0], v, alpha=3), torch.addbmm(a[0] @ b[0], a, b))
    return Case(Lambda(forward), [(torch.randn(3, 6, 7), torch.randn(3, 7, 5), torch.randn(7)) for _ in range(2)])


# ---- what the compiler is told -------------------------------------------------------------------

OPTIONS = {
    "_autotuned": {"max_autotune": True}, "_frozen_autotuned": {"max_autotune": True, "freezing": True}, "_scalar": {"cpp.simdlen": 1}, "_avx2": {"cpp.simdlen": 256}, "_two_threads": {"cpp.threads": 2}, "_no_reuse": {"allow_buffer_reuse": False}, "_pool": {"memory_planning": True, "memory_pool": "combined"}, "_pool_none": {"memory_planning": True, "memory_pool": "none"}, "_pool_intermediates": {"memory_planning": True, "memory_pool": "intermediates"},
    "_asserts": {"size_asserts": True, "nan_asserts": True, "alignment_asserts": True}, "_folded": {"aot_inductor.use_runtime_constant_folding": True}, "_fast_math": {"cpp.enable_unsafe_math_opt_flag": True}, "_contracted": {"cpp.enable_floating_point_contract_flag": "fast"}, "_not_inlined": {"inplace_buffers": False, "epilogue_fusion": False}, "_deterministic": {"deterministic": True},
    "_debug": {"aot_inductor.debug_compile": True}, "_traced": {"cpp.descriptive_names": "inductor_node", "profiler_mark_wrapper_call": True}, "_metadata": {"aot_inductor.metadata": {"author": "zoo", "purpose": "test"}}, "_dynamic_scale": {"cpp.dynamic_threads": True, "cpp.no_redundant_loops": False}, "_scatters_inline": {"cpp.fallback_scatter_reduce_sum": False},
    "_named": {"aot_inductor.model_name_for_generated_files": "named"}, "_big_weights": {"aot_inductor.force_mmap_weights": True, "freezing": True}, "_blob_frozen": {"aot_inductor.package_constants_on_disk_format": "binary_blob", "freezing": True}, "_arrayref_stack": {"aot_inductor.use_minimal_arrayref_interface": True, "aot_inductor.allow_stack_allocation": True}, "_stack": {"aot_inductor.allow_stack_allocation": True},
    "_not_packed": {"cpp.weight_prepack": False, "freezing": True}, "_grouped": {"cpp.enable_grouped_gemm_template": True, "max_autotune": True, "freezing": True}, "_concat": {"cpp.enable_concat_linear": True, "freezing": True}, "_profiled_frozen": {"cpp.enable_kernel_profile": True, "freezing": True},
}

# What PyTorch 2.15 can be told besides.
LATER = {"_in_context": {"cpp.enable_kernel_profile": True, "cpp.enable_kernel_context_guard": True}}
# Constants that are computed from weights beside the code.
FOLDED = {f"_folded_{weights}": {"weights": weights, "options": OPTIONS["_folded"]} for weights in ("blob", "pickle")}


@variants({suffix: {"options": options} for suffix, options in {**OPTIONS, **known(LATER)}.items()} | FOLDED)
def told(**how):
    """One model that has something of everything, under each option."""
    def forward(self, x, y):
        a = self.b(F.gelu(self.a(x)))
        q = a.unflatten(-1, (4, 8)).transpose(1, 2)
        seen = F.scaled_dot_product_attention(q, q, q).transpose(1, 2).flatten(2)
        c = F.relu(self.bn(self.conv(y)))
        return F.layer_norm(a + seen, (32,)).softmax(-1), c, c.mean((2, 3)) @ self.weight, a.sort(-1)[0][..., :3], a.new_zeros(16).scatter_add(0, self.places, y.flatten()[:20].abs()), a.var(1), (self.weight @ self.weight.t()).sum() + a.max()
    parts = {"a": nn.Linear(16, 32), "b": nn.Linear(32, 32), "conv": nn.Conv2d(3, 8, 3, padding=1), "bn": nn.BatchNorm2d(8)}
    return Case(Lambda(forward, weight=torch.randn(8, 4), places=torch.randint(0, 16, (20,)), **parts), sets((2, 6, 16), (1, 3, 10, 10), count=2), **how)


TUNED = {"frozen": True, "options": {"max_autotune": True}}


@variants({"": {}, "_bf16": {"dtype": torch.bfloat16}, "_f16": {"dtype": torch.float16}})
def tuned_products(dtype=torch.float32):
    """Products for which the compiler writes kernels of its own: of layers with what follows them, of batches, of one row and of many."""
    def forward(self, x, y):
        a = F.relu(self.a(x)) + y
        b = torch.bmm(a, a.transpose(1, 2)).softmax(-1)
        return self.b(F.gelu(self.a(a))), torch.bmm(b, a), self.a(x[:1, :1]).sigmoid(), F.silu(self.b(a)) * self.c(y)
    parts = {"a": nn.Linear(64, 64), "b": nn.Linear(64, 96), "c": nn.Linear(64, 96, bias=False)}
    return Case(Lambda(forward, **parts).to(dtype), sets((2, 40, 64), (2, 40, 64), dtype=dtype, count=2), **TUNED)
