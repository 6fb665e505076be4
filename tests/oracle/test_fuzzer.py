#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""The fuzzer finds each kind of fault that is planted, minimises it to a line of Python that runs, makes the same
calls for the same seed, and finds nothing in an operator without a fault."""
import contextlib
import io
import sys
import warnings

import fuzz

CALLS = 150


def findings(fuzzer, name, problems):
    """The first findings of an operator's calls."""
    fuzzer.seeds.names = [name]
    found = []
    for index in range(CALLS):
        verdict = fuzzer.verdict(7, index)
        if not isinstance(verdict, str):
            found.append(verdict)
        if len(found) == 3:
            break
    if fuzzer.request(7, 0)[0] != fuzzer.request(7, 0)[0]:
        problems.append(f"{name}: the same number makes another call")
    return found


def check_planted(fuzzer, name, kind, problems):
    import fuzz_line
    found = findings(fuzzer, name, problems)
    wanted = [each for each in found if each.kind == kind]
    if not wanted:
        problems.append(f"{name}: a planted fault, {kind}, was not found: {[str(each)[:100] for each in found]}")
    else:
        least = fuzzer.minimised(wanted[0]) if kind != "hang" else wanted[0]
        line = fuzz_line.python_line(least.request)
        print(f"{kind}: {line}")
        if len(line) > 400 and kind != "hang":
            problems.append(f"{name}: not minimised: {line}")
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                exec(line.replace("tenon", "torch"), {})
        except SyntaxError:
            problems.append(f"{name}: no line of Python: {line}")
        except Exception as error:
            print(f"    PyTorch: {type(error).__name__}")


def check_shared(fuzzer, problems):
    """A result in the memory of an input is explained where it is right, and only there; PyTorch has scattered triangles wrong anyway."""
    import fuzz_known
    is_scattered = fuzz_known.CONDITIONS["scattered result"]
    for name, is_planted in (("aten::tril.out", True), ("aten::triu.out", False)):
        fuzzer.seeds.names = [name]
        verdicts = [fuzzer.verdict(7, index) for index in range(4 * CALLS)]
        found = [each for each in verdicts if not isinstance(each, str) and each.kind == "value" and "into_input" in each.done
                 and not is_scattered(each.request)]
        wrong = [each for each in found if (fuzzer.known.of(each) is None) != is_planted]
        if not found or wrong:
            problems.append(f"{name}: {len(found)} results in the memory of an input, {len(wrong)} misjudged: {[str(each)[:200] for each in wrong[:2]]}")


def main():
    import fuzz_hosts
    fuzz_hosts.SECONDS = 5
    faults = {"aten::neg": "value", "aten::sign": "form", "aten::sqrt": "strides", "aten::clone": "alias", "aten::ceil": "changed",
              "aten::exp": "refused", "aten::cumsum": "taken", "aten::floor.out": "damaged", "aten::abs": "crash", "aten::sin": "hang"}
    problems = []
    fuzzer = fuzz.Fuzzer(fuzz.parse_options([]), "planted")
    for name, kind in faults.items():
        check_planted(fuzzer, name, kind, problems)
    check_shared(fuzzer, problems)
    problems += [f"found where nothing is planted: {each}" for each in findings(fuzzer, "aten::tanh", problems)
                 if fuzzer.known.of(each) is None]
    fuzzer.pair.close()
    print("\n".join([*problems, f"{len(faults)} planted faults, {len(problems)} problems"]))
    return 1 if problems else 0


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    sys.exit(main())
