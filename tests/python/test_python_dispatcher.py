# SPDX-License-Identifier: BSD-3-Clause
"""PythonDispatcher shows the dispatch tables that PyTorch 2.13 shows."""
import pytest

import tenon

TABLE = """
Computed Dispatch Table
key             kernel
---------------------------
CPU             fn_CPU [kernel]
XLA             fn_XLA [kernel]
Lazy            fn_CompositeImplicitAutograd [math kernel]
FPGA            fn_CompositeImplicitAutograd [math kernel]
AutogradOther   fn_CompositeImplicitAutograd [math kernel]
AutogradCPU     fn_AutogradCPU [kernel]
AutogradXLA     [backend fallback]
AutogradLazy    fn_CompositeImplicitAutograd [math kernel]
"""

REGISTERED = """
Registered Kernels
key             kernel
---------------------------
CPU             fn_CPU
XLA             fn_XLA
AutogradCPU     fn_AutogradCPU
CompositeImplicitAutograd[alias] fn_CompositeImplicitAutograd
"""


def test_tables_are_those_of_the_document():
    dispatcher = tenon.PythonDispatcher()
    dispatcher.register(["CPU", "XLA", "AutogradCPU", "CompositeImplicitAutograd"])
    assert dispatcher.dispatchTable() == TABLE and dispatcher.registrations() == REGISTERED
    assert "CUDA: fn_CompositeImplicitAutograd [math kernel]\n" in dispatcher.rawDispatchTable()
    assert dispatcher.rawRegistrations().splitlines()[0] == "CPU: fn_CPU"


@pytest.mark.parametrize("keys, rows", [
    (["FPGA", "CompositeImplicitAutograd"],
     ["FPGA            fn_FPGA [kernel]", "AutogradOther   ambiguous_autogradother [ambiguous autogradother]"]),
    (["CPU", "CompositeExplicitAutograd", "Autograd"],
     ["XLA             fn_CompositeExplicitAutograd [default backend kernel]",
      "AutogradCPU     fn_Autograd [autograd kernel]"]),
])
def test_rows_name_kernel_and_rule(keys, rows):
    dispatcher = tenon.PythonDispatcher()
    dispatcher.register(keys)
    for row in rows:
        assert row in dispatcher.dispatchTable().splitlines()


@pytest.mark.parametrize("keys, words", [
    (["Nope"], "Nope is not supported, please select a dispatch key in"),
    (["CPU", "CPU"], "Overridden is not allowed but found duplicates in"),
    (["CompositeImplicitAutograd", "CompositeExplicitAutograd"], "Registration to both")])
def test_registrations_that_are_none_are_refused(keys, words):
    with pytest.raises(RuntimeError, match=words):
        tenon.PythonDispatcher().register(keys)


def test_keys_are_the_documents():
    assert tenon.PythonDispatcher().keys() == [
        "CPU", "AutogradCPU", "FPGA", "AutogradOther", "XLA", "AutogradXLA", "Lazy", "AutogradLazy",
        "CompositeExplicitAutograd", "Autograd", "CompositeImplicitAutograd"]
