# SPDX-License-Identifier: BSD-3-Clause
"""One call in both hosts, and what is to be said of it.

    verdict = Pair(paths).verdict(request)      # a Finding, or the word by which the call is counted

| word | |
|---|---|
| same | both gave the same |
| both failed | |
| both failed otherwise | by exceptions of two classes: what is wrong with the call was looked for in another order |
| left out | nothing can be compared: a result of no fixed value, or one that no line can hold |
| memory | one of the two had not enough of it |
| PyTorch crashed | and Tenon did not |
| both hang | a call that takes both too long |
"""
import re

import fuzz_apart
import fuzz_hosts

NO_MEMORY = re.compile(r"MemoryError|not enough memory|allocat|out of memory|bad_alloc|too large to|larger than max_size|Storage size calculation overflowed", re.IGNORECASE)
# A result as large as this may well not fit.
LARGE = 1 << 26


class Finding:
    """A call in which Tenon does not do what PyTorch does, or what it must never do."""

    def __init__(self, kind, op, words, pytorch, request):
        self.kind, self.op, self.words, self.pytorch, self.request = kind, op, words, pytorch, request
        self.done, self.label, self.line = (), "", ""
        self.apart = ""  # A word of fuzz_apart.py.

    def __str__(self):
        return f"{self.kind}: {self.op}: {self.words}"


class Pair:
    """Both hosts."""

    def __init__(self, paths, tenon="tenon"):
        self.pytorch, self.tenon = fuzz_hosts.Host("pytorch"), fuzz_hosts.Host(tenon, paths)

    def close(self):
        self.pytorch.close()
        self.tenon.close()

    def verdict(self, request):
        try:
            line = self.pytorch.ask(request)
        except fuzz_hosts.Lost as lost:
            return self.alone(request, lost)
        if "left out" in line:
            return self.alone(request, line["left out"])
        line["seed"] = request["seed"]
        try:
            kind, words = self.tenon.ask(line)
        except fuzz_hosts.Lost as lost:
            return Finding(lost.kind, request["op"], f"{lost}\n{lost.told}".strip(), said_by(line), request)
        if kind in ("value", "changed", "form", "refused", "taken"):
            kind, words = self.looked_at_again(request, line, kind, words)
        if kind == "ok":
            return "both failed" if "error" in line else "same"
        if words is None:
            return kind
        found = Finding(kind, request["op"], words, said_by(line), request)
        found.apart = fuzz_apart.judged(self, request, line)
        return "left out" if found.apart == "left out" else found

    def looked_at_again(self, request, line, kind, words):
        """What is open in PyTorch's answer may be the reason; then a word without more."""
        if kind == "refused":
            return ("memory", None) if NO_MEMORY.search(words) else (kind, words)
        if kind == "taken":
            return ("memory", None) if NO_MEMORY.search(line["message"]) else (kind, words)
        try:
            judged = self.pytorch.ask({**request, "judged": True})
        except fuzz_hosts.Lost:
            return "left out", None
        if "left out" in judged:
            return "left out", None
        if "error" in judged:
            return "left out", None
        if "k" not in judged and "skip" not in judged:
            return kind, words
        judged["seed"] = request["seed"]
        try:
            return self.tenon.ask(judged)
        except fuzz_hosts.Lost as lost:
            return lost.kind, str(lost)

    def alone(self, request, why):
        """Tenon's part of a call of which PyTorch says nothing: it must come back and keep its arguments where it fails."""
        line = {**request, "tensors": request["rows"], "nin": len(request["rows"]), "storages": request["blobs"], "error": "", "message": ""}
        try:
            kind, words = self.tenon.ask(line)
        except fuzz_hosts.Lost as lost:
            if lost.kind == "hang" and getattr(why, "kind", "") == "hang":
                return "both hang"
            return Finding(lost.kind, request["op"], f"{lost}\n{lost.told}".strip(), str(why), request)
        if kind == "damaged":
            return Finding(kind, request["op"], words, str(why), request)
        return f"PyTorch {why.kind}" if isinstance(why, fuzz_hosts.Lost) else "left out"


def said_by(line):
    if "error" in line:
        return f"{line['error']}: {line['message'].splitlines()[0] if line['message'] else ''}"
    return "a result"
