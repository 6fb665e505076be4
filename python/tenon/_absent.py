# SPDX-License-Identifier: BSD-3-Clause
"""What programs for PyTorch name and the package lacks: what serves in its place, and the page that tells."""

_EXPORTED = "export the model with PyTorch, and run it with tenon.load_program (docs/programs.md)"
_COMPILED = "compile the model with PyTorch, and run it with tenon.load_model (docs/models.md)"
_QUANTIZED = "quantized tensors are not there; models that PyTorch quantized by torchao or in its programs run (docs/programs.md)"
_SPARSE = "no kernel computes with sparse tensors (docs/differences.md)"
_WRITTEN = {
    ("compile", "compiler", "cpp"): _COMPILED,
    ("jit", "ScriptModule", "ScriptFunction", "export", "fx", "onnx", "package", "cond", "while_loop"): _EXPORTED,
    ("ao", "quantization", "quantize_per_tensor", "quantize_per_channel", "quantize_per_tensor_dynamic", "dequantize", "qscheme"): _QUANTIZED,
    ("sparse_coo_tensor", "sparse_csr_tensor", "sparse_csc_tensor", "sparse_bsr_tensor", "sparse_bsc_tensor", "sparse_compressed_tensor"): _SPARSE,
    ("distributed", "multiprocessing", "futures", "fork", "wait"): "one process computes, on tenon.get_num_threads() threads (docs/python.md)",
    ("Stream", "Event", "accelerator", "xpu", "mps", "mtia", "cpu"): "operators run on the CPU (docs/python.md)",
    ("distributions", "hub", "overrides", "masked", "nested", "quasirandom"): "it is a part of PyTorch that Tenon leaves out (docs/python.md)",
    ("lstsq", "eig", "symeig", "solve", "matrix_rank", "lobpcg", "svd_lowrank", "pca_lowrank"): "tenon.linalg has what PyTorch's linalg has (docs/operators.md)",
}
TABLE = {name: instead for names, instead in _WRITTEN.items() for name in names}
_ONE_PROCESS = "one process computes, on tenon.get_num_threads() threads (docs/python.md)"
_PARTS = {
    ("tenon.nn", "DataParallel"): _ONE_PROCESS,
    ("tenon.nn", "SyncBatchNorm"): _ONE_PROCESS,
    ("tenon.nn", "LinearCrossEntropyLoss"): "tenon.nn.functional.linear_cross_entropy computes it (docs/python.md)",
    ("tenon.nn", "LinearCrossEntropyOptions"): "tenon.nn.functional.linear_cross_entropy computes the whole at once (docs/python.md)",
    **{("tenon.nn.functional", name): "no kernel computes it (docs/differences.md)" for name in ("grouped_mm", "scaled_grouped_mm", "scaled_mm")},
}


def told(module, name):
    """The message for a name that a module lacks."""
    instead = TABLE.get(name) if module == "tenon" else _PARTS.get((module, name))
    return f"module {module!r} has no attribute {name!r}" if instead is None else f"{module}.{name} is not here: {instead}"
