#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""What an extension reads of failures within it: one binary, compiled with PyTorch's headers, is told the same in both hosts."""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

BUILD = pathlib.Path(os.environ.get("TENON_BUILD", pathlib.Path(__file__).resolve().parents[2] / "build"))
sys.path.insert(0, str(BUILD / "lib/python"))
try:
    import tenon
except ImportError:
    print("the build has no Python package")
    sys.exit(77)
import torch

TORCH = pathlib.Path(torch.__file__).parent
SOURCE = """
#include <stdexcept>
#include <string>
#include <torch/csrc/stable/c/shim.h>
#include <torch/csrc/stable/device.h>
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/macros.h>
#include <torch/csrc/stable/tensor.h>
using torch::stable::Tensor;
static std::string text() { return torch_exception_get_what_without_backtrace(); }
static std::string first_line()
{
    std::string all = torch_exception_get_what();
    return all.substr(0, all.find('\\n'));
}
static int64_t throw_inner(Tensor t)
{
    int64_t size;
    STABLE_TORCH_ERROR_CODE_CHECK(aoti_torch_get_size(t.get(), 99, &size));
    return size;
}
static std::string read_inner(Tensor t)
{
    int64_t size;
    std::string status = std::to_string(aoti_torch_get_size(t.get(), 99, &size));
    return status + text();
}
static int64_t throw_own(Tensor t) { throw std::runtime_error("own words"); }
static std::string read_call(Tensor t, std::string name)
{
    StableIValue stack[1] = {torch::stable::detail::from(t)};
    std::string status = std::to_string(torch_call_dispatcher(name.c_str(), "", stack, TORCH_ABI_VERSION));
    return status + text();
}
static int64_t throw_call(Tensor t, std::string name)
{
    StableIValue stack[1] = {torch::stable::detail::from(t)};
    STABLE_TORCH_ERROR_CODE_CHECK(torch_call_dispatcher(name.c_str(), "", stack, TORCH_ABI_VERSION));
    return 0;
}
static torch::stable::Device device(int64_t index)
{
    return torch::stable::Device(torch::headeronly::DeviceType::CUDA, static_cast<torch::stable::DeviceIndex>(index));
}
STABLE_TORCH_LIBRARY(oracle_texts, m)
{
    m.def("text() -> str");
    m.def("first_line() -> str");
    m.def("throw_inner(Tensor t) -> int");
    m.def("read_inner(Tensor t) -> str");
    m.def("throw_own(Tensor t) -> int");
    m.def("read_call(Tensor t, str name) -> str");
    m.def("throw_call(Tensor t, str name) -> int");
    m.def("device(int index) -> Device");
}
STABLE_TORCH_LIBRARY_IMPL(oracle_texts, CompositeExplicitAutograd, m)
{
    m.impl("text", TORCH_BOX(&text));
    m.impl("first_line", TORCH_BOX(&first_line));
    m.impl("throw_inner", TORCH_BOX(&throw_inner));
    m.impl("read_inner", TORCH_BOX(&read_inner));
    m.impl("throw_own", TORCH_BOX(&throw_own));
    m.impl("read_call", TORCH_BOX(&read_call));
    m.impl("throw_call", TORCH_BOX(&throw_call));
    m.impl("device", TORCH_BOX(&device));
}
"""

# In this order: what is read depends on what failed before.
STEPS = (
    ("nothing failed", lambda host, ops, x: ops.text()),
    ("an operator fails outside", lambda host, ops, x: host.ones(2) + host.ones(3)),
    ("and its text is not kept", lambda host, ops, x: ops.text()),
    ("an inner function fails", lambda host, ops, x: ops.throw_inner(x)),
    ("and its text is, not the operator's", lambda host, ops, x: ops.text()),
    ("as the first line of the long one", lambda host, ops, x: ops.first_line()),
    ("read at once", lambda host, ops, x: ops.read_inner(x)),
    ("own exception", lambda host, ops, x: ops.throw_own(x)),
    ("is not kept either", lambda host, ops, x: ops.text()),
    ("but by the call through the ABI", lambda host, ops, x: ops.read_call(x, "oracle_texts::throw_own")),
    ("of one that fails within", lambda host, ops, x: ops.read_call(x, "oracle_texts::throw_inner")),
    ("of an operator of PyTorch's", lambda host, ops, x: ops.read_call(x, "aten::linalg_det")),
    ("two deep", lambda host, ops, x: ops.throw_call(x, "oracle_texts::throw_inner")),
    ("and kept", lambda host, ops, x: ops.text()),
    ("a device", lambda host, ops, x: ops.device(127)),
    ("an index of none", lambda host, ops, x: ops.device(128)),
    ("and one more", lambda host, ops, x: ops.device(129)),
)
# Tenon names the operator in front, and the place where there is one.
PLACE = re.compile(r"^oracle_texts::\w+: (return 0: )?")


def answers(host, file):
    host.ops.load_library(str(file))
    given = []
    for _, step in STEPS:
        try:
            given.append(str(step(host, host.ops.oracle_texts, host.ones(2))))
        except (RuntimeError, ValueError, TypeError) as error:
            given.append(f"{type(error).__name__}: {PLACE.sub('', str(error))}")
    return given


def main():
    with tempfile.TemporaryDirectory() as scratch:
        source, target = pathlib.Path(scratch, "texts.cpp"), pathlib.Path(scratch, "texts.so")
        source.write_text(SOURCE)
        subprocess.run([os.environ.get("CXX", "g++"), "-std=c++17", "-w", "-shared", "-fPIC", "-fvisibility=hidden",
                        f"-I{TORCH / 'include'}", source, f"-L{TORCH / 'lib'}", "-Wl,--no-as-needed", "-ltorch",
                        "-ltorch_cpu", "-lc10", "-o", target], check=True)
        theirs, ours = answers(torch, target), answers(tenon, target)
    differ = [(what, a, b) for (what, _), a, b in zip(STEPS, theirs, ours) if a != b]
    for what, a, b in differ:
        print(f"FAILED {what}:\n  PyTorch {a}\n  Tenon   {b}")
    print(f"{len(STEPS) - len(differ)} of {len(STEPS)} answers are the same")
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
