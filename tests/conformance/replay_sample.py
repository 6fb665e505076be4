#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Replays some recorded calls of each operator and public function through the Python package.

  replay_sample.py LIBRARY

TENON_CORPUS names the corpus, in whose parent folder its replay program lies. Exit status: 0 all that
Tenon has are right, 1 some are not, 77 no corpus or no numpy.
"""
import collections
import os
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
# So many of each name: the C tests replay all of the kernels' cases.
SAMPLES = {"kernel": 1, "composite": 2, "public": 3, "agrad": 1, "grad": 4, "errors": 2}

# Right calls that the replay program calls wrong: it takes the last result of torch.linalg.svd for V where it is
# what multiplies from the right, and other signs than PyTorch's rebuild another matrix then.
MISJUDGED = frozenset(("p/torch.linalg.svd/1", "p/torch.linalg.svd/3", "p/torch.linalg.svd/6"))
# Whose gradients differ from PyTorch's (docs/autograd.md): there its own are not what differences give.
OTHER_GRADIENTS = "as_strided_scatter"


def load(corpus):
    """The replay program and the adapter, or None where they cannot be had."""
    sys.path[:0] = [str(HERE), str(corpus.parent)]
    try:
        import replay
    except ImportError as missing:
        print(f"SKIP {missing}")
        return None
    import tenon_adapter
    return replay, tenon_adapter.Adapter()


def outcome(replay, adapter, level, case, control):
    """ "" if it passes, None if it is skipped, else what is wrong."""
    notes = []
    try:
        wrong = replay.run_case(adapter, level, case, False, notes, control)
    except replay.Skip:
        return None
    except Exception as error:
        wrong = f"{type(error).__name__}: {str(error).splitlines()[0]}"
    # Without lazy bits a conjugate is no view but a tensor of its own.
    if level == "errors" or "lazy" in case.d.get("flags", []):
        return wrong or ""
    return wrong or next((note for note in notes if note.startswith("alias") or "strides" in note), "")


def replay_level(replay, adapter, corpus, level, good):
    """Prints what is wrong, and counts; `good` collects the names of which a call was right."""
    seen, counts = collections.Counter(), collections.Counter()
    for line in corpus.cases(level):
        seen[line["op"]] += 1
        if seen[line["op"]] > SAMPLES[level]:
            continue
        wrong = outcome(replay, adapter, level, replay.Case(line, corpus.blob), good.__contains__)
        if wrong and (line["id"] in MISJUDGED or (level.endswith("grad") and line["op"].endswith(OTHER_GRADIENTS))):
            counts["misjudged"] += 1
            print(f"{line['id']}: misjudged: {wrong}")
            continue
        counts["skipped" if wrong is None else "failed" if wrong else "passed"] += 1
        if wrong == "" and level != "errors":
            good.add(line["op"])
        if wrong:
            print(f"{line['id']}: {wrong}")
    print(f"{level}: {counts['passed']} passed, {counts['failed']} failed, {counts['skipped']} skipped, "
          f"{counts['misjudged']} misjudged")
    return counts


def main():
    corpus = pathlib.Path(os.environ.get("TENON_CORPUS", ""))
    if not (corpus / "manifest.json").is_file():
        print("SKIP TENON_CORPUS names no corpus")
        return 77
    os.environ["TENON_LIBRARY"] = sys.argv[1]
    loaded = load(corpus)
    if loaded is None:
        return 77
    replay, adapter = loaded
    recorded, good = replay.Corpus(str(corpus)), set()
    counts = [replay_level(replay, adapter, recorded, level, good) for level in SAMPLES]
    if not all(count["passed"] for count in counts):
        print("a level of which nothing passes is not replayed at all")
        return 1
    return 1 if any(count["failed"] for count in counts) else 0


if __name__ == "__main__":
    sys.exit(main())
