# SPDX-License-Identifier: BSD-3-Clause
"""Modules for training have PyTorch's names and parameters (signature_facts.py has what was recorded from it)."""
import importlib

import pytest
import tenon

import signature_facts

# What is not there: parts for several processes and devices, pipes of data, what vmap needs, and what is no part of the documentation.
ABSENT = {
    "nn.DataParallel", "nn.LinearCrossEntropyLoss", "nn.LinearCrossEntropyOptions", "nn.SyncBatchNorm", "nn.factory_kwargs", "nn.functional.assert_int_or_pair",
    "nn.functional.boolean_dispatch", "nn.functional.grouped_mm", "nn.functional.handle_torch_function", "nn.functional.scaled_grouped_mm",
    "nn.functional.scaled_mm", "optim.SparseAdam", "optim.swap_in_optimizer_params_and_state", "utils.data.DFIterDataPipe",
    "utils.data.DataChunk", "utils.data.IterDataPipe", "utils.data.MapDataPipe", "utils.data.argument_validation",
    "utils.data.functional_datapipe", "utils.data.guaranteed_datapipes_determinism", "utils.data.non_deterministic", "utils.data.runtime_validation",
    "utils.data.runtime_validation_disabled", "func.debug_unwrap", "func.functionalize", "func.linearize", "func.rearrange",
    "func.replace_all_batch_norm_modules_", "func.stack_module_state"}

# What differs: a default that is the process's generator, an argument that is PyTorch's own, options that come behind a wish.
OTHER = {"utils.data.random_split", "func.jacrev", "nn.functional.linear_cross_entropy"}

RECORDED = signature_facts.recorded()


def of(name):
    module, _, word = name.rpartition(".")
    return getattr(importlib.import_module(f"tenon.{module}"), word, None)


def test_names_are_there_unless_they_are_listed():
    assert {name for name in RECORDED if of(name) is None} == ABSENT


@pytest.mark.parametrize("name", ["nn.DataParallel", "nn.SyncBatchNorm", "nn.LinearCrossEntropyLoss", "nn.LinearCrossEntropyOptions", "nn.functional.scaled_mm",
                                  "nn.functional.grouped_mm", "nn.functional.scaled_grouped_mm", "optim.SparseAdam", "utils.data.IterDataPipe",
                                  "utils.data.MapDataPipe"])
def test_what_is_absent_names_a_page(name):
    module, _, word = name.rpartition(".")
    assert name in ABSENT
    with pytest.raises(AttributeError, match=rf"tenon\.{name} is not here.*docs/\w+\.md"):
        getattr(importlib.import_module(f"tenon.{module}"), word)


@pytest.mark.parametrize("name", sorted(RECORDED.keys() - ABSENT - OTHER))
def test_parameters_and_defaults_are_those_of_pytorch(name):
    found = signature_facts.signature(of(name))
    if found is not None and {"args", "kwargs"} <= {word for word, _ in found}:
        found = None  # an operator's function, whose parameters are checked where it is called
    assert found is None or found == RECORDED[name]


def test_what_differs_still_does():
    assert [name for name in sorted(OTHER) if signature_facts.signature(of(name)) == RECORDED[name]] == []


def test_chunks_of_rows_change_nothing():
    x = tenon.arange(3.0)
    assert tenon.func.jacrev(lambda a: a * a, chunk_size=2)(x).tolist() == tenon.func.jacfwd(lambda a: a * a, randomness="same")(x).tolist()
    with pytest.raises(ValueError, match="chunk_size"):
        tenon.func.jacrev(lambda a: a, chunk_size=0)
