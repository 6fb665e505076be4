# SPDX-License-Identifier: BSD-3-Clause
"""Public calls recorded from PyTorch give through the package what PyTorch gave, and raise what it raised.

Every recorded call passes but those of corpus_differences.json, which has how many pass and why the others do
not. It only gets shorter: a call in it that passes fails the test until it is taken out.
"""
import copy
import json
import pathlib
import re
import warnings

import pytest

from corpus_calls import CORPUS, Call, function, lines

# An sdist leaves the recorded calls out.
pytestmark = pytest.mark.skipif(not CORPUS.is_dir(), reason="the recorded calls are not here")
DIFFERENCES = json.loads((pathlib.Path(__file__).parent / "corpus_differences.json").read_text(encoding="utf-8"))


def replayed(level, verdict):
    """What is wrong, by the id of the call; None as the verdict says that the package has no such function."""
    wrong, missing = {}, []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for line in lines(level):
            found = function(line["op"])
            if found is None:
                missing.append(line["id"])
                continue
            words = verdict(line, found)
            if words:
                wrong[line["id"]] = words
    return wrong, missing


def check(level, verdict):
    wrong, missing = replayed(level, verdict)
    known = DIFFERENCES[level]
    news = {each: words for each, words in wrong.items() if each not in known["differ"]}
    assert not news, "\n".join(f"{each}: {words}" for each, words in news.items())
    assert sorted(wrong) == sorted(known["differ"]), "calls that pass now: take them out of corpus_differences.json"
    assert missing == known["missing"]
    passed = len(lines(level)) - len(wrong) - len(missing)
    assert passed == known["passed"]
    print(f"{level}: {passed} of {len(lines(level))} recorded calls pass, {len(wrong)} differ, {len(missing)} have no function")
    return passed / len(lines(level))


def public_verdict(line, found):
    from corpus_judge import Judge
    from corpus_numbers import Wrong
    call = Call(line)
    try:
        Judge(call).run(found(*call.args, **call.kwargs))
    except Wrong as wrong:
        return str(wrong)[:400]
    except Exception as error:
        return f"{type(error).__name__}: {error}"[:400]
    return None


# The corpus is of 2.13. What 2.15 raises in its place, as which a process answers that chose no release (test_releases.py has both).
SINCE_2_15 = {(op, "could not infer output dtype"): "NotImplementedError" for op in ("torch.mean", "aten::mean.dim")}


def error_verdict(line, found):
    try:
        # A tensor of more dimensions than there may be is refused when it is made, and not first by the function.
        call = Call(line)
        found(*call.args, **call.kwargs)
    except Exception as error:
        wanted = SINCE_2_15.get((line["op"], str(error).partition(". ")[0].rpartition(": ")[2]), line["error"])
        return None if type(error).__name__ == wanted else f"{type(error).__name__} and not {wanted}: {error}"[:400]
    return f"no {line['error']}"


def test_public_calls_give_what_pytorch_gave():
    pytest.importorskip("numpy")
    assert check("public", public_verdict) >= 0.8


def test_refused_calls_raise_what_pytorch_raised():
    check("errors", error_verdict)


# ---- the judge sees what is wrong ----

def recorded(name):
    return next(line for line in lines("public") if line["op"] == name and not line["kwargs"] and line["storages"][0][1] > 8)


def changed(name, change):
    line = copy.deepcopy(recorded(name))
    change(line)
    return public_verdict(line, function(name))


def other_result(line):
    line["storages"][-1] = line["storages"][0][0] + 4, line["storages"][-1][1]


def other_dtype(line):
    line["tensors"][-1][0] = "int16"


def other_sizes(line):
    line["tensors"][-1][1] = [*line["tensors"][-1][1], 1]
    line["tensors"][-1][2] = [*line["tensors"][-1][2], 1]


def other_strides(line):
    line["tensors"][-1][2] = [stride + 1 for stride in line["tensors"][-1][2]]


def no_alias(line):
    line["storages"].append(line["storages"][0])
    line["tensors"][-1][4] = len(line["storages"]) - 1


def nothing_written(line):
    del line["after"]


@pytest.mark.parametrize("name, change, words", [
    ("torch.exp", other_result, "and not"), ("torch.exp", other_dtype, "int16"), ("torch.exp", other_sizes, "is"),
    ("torch.exp", other_strides, "strides"), ("torch.Tensor.unfold", no_alias, "memory"),
    ("torch.Tensor.exp_", nothing_written, "and not|written")])
def test_the_judge_refuses(name, change, words):
    pytest.importorskip("numpy")
    assert public_verdict(recorded(name), function(name)) is None
    assert re.search(words, changed(name, change) or "")


def test_a_call_that_raises_something_else_is_seen():
    line = dict(lines("errors")[0], error="MemoryError")
    assert "not MemoryError" in error_verdict(line, function(line["op"]))
    assert error_verdict(lines("errors")[0], lambda *args, **kwargs: None).startswith("no ")
