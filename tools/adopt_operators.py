#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""usage: adopt_operators.py [--write] [--needed] [--list] NAME…

Prints entries of spec/native_functions.yaml for operators of PyTorch 2.13, out of spec/aten_schemas.tsv. A NAME is an
overload (add.Tensor) or a pattern ('add*.out'); '@FILE' has names, one per line. Those that are there already are left
as they are.
  --needed  also the operators that the rules of docs/yaml-rules.md ask for: what a delegate delegates to and whom that
            serves, the variant of an out= or in-place operator that is neither, the copying twin of a view
  --write   merges them into the yaml, which is sorted by name; ./dev regen makes the rest of it
  --list    prints names only
The kernels are a proposal: that of a structured operator for CPU, the composite key of PyTorch's, else CPU and Meta.
"""
import csv
import fnmatch
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
YAML = ROOT / "spec/native_functions.yaml"
EXPLICIT = ("CompositeExplicitAutogradNonFunctional", "CompositeExplicitAutograd")


def name_of(schema):
    return schema.split("(", 1)[0]


def read_facts():
    with open(ROOT / "spec/aten_schemas.tsv", encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return {name_of(row["schema"]): row for row in rows}


def split_yaml(text):
    """What stands before the entries, and the entries by name."""
    head, *blocks = re.split(r"(?m)^(?=- func: )", text)
    return head, {name_of(block[len("- func: "):]): block.rstrip("\n") + "\n" for block in blocks}


def signature(row):
    """What variants of one operator have in common: tools must agree here with codegen/group_entries.c."""
    name, arguments = re.match(r"([^(]*)\((.*)\) -> ", row["schema"]).groups()
    base = name.split(".")[0]
    stem = re.sub(r"^__i(\w+__)$", r"__\1", base) if base.endswith("__") else re.sub(r"(_functional|_)$", "", base)
    keyword, kept = False, []
    for argument in arguments.split(", "):
        keyword |= argument == "*"
        plain = re.sub(r"\([^)]*\)|=.*", "", argument)
        is_out = keyword and re.search(r"!\)", argument)
        is_option = plain in ("ScalarType? dtype", "Layout? layout", "Device? device", "bool? pin_memory")
        if argument != "*" and not is_out and not is_option:
            kept.append(plain)
    return stem, tuple(kept)


def is_out(row):
    return re.search(r"\*, .*\([a-z]!\)", row["schema"]) is not None


def is_composite(row):
    """An implicit composite: autograd looks through it, and it needs no kernel of its own here."""
    return not row["structured"] and "CompositeImplicitAutograd" in re.split(r"[;,(]", row["dispatch_keys"])


def is_view(row):
    return re.search(r"-> .*\([a-z]\)", row["schema"]) is not None or "-> *)" in row["schema"]


def needed(name, facts, by_signature):
    """What the rules ask for beside an operator."""
    row = facts[name]
    delegate = row["structured"].partition("delegate=")[2]
    if delegate:
        yield delegate
    if row["structured"] == "structured":
        yield from (other for other, fact in facts.items() if fact["structured"] == f"delegate={name}")
    siblings = by_signature[signature(row)]
    if is_out(row):
        yield from [other for other in siblings if not is_out(facts[other])][:1]
    elif "!" in row["schema"]:
        yield from [other for other in siblings if "!" not in facts[other]["schema"]]
    copy = re.sub(r"^([^.]*)", r"\1_copy", name)
    if is_view(row) and not is_composite(row) and copy in facts:
        yield copy


def kernels(name, row):
    """The proposed lines of `dispatch`."""
    kernel = name.replace(".", "_")
    keys = re.split(r"[;,]", row["dispatch_keys"])
    if is_composite(row) or "delegate" in row["structured"]:
        return []
    for key in EXPLICIT:
        if key in keys and row["structured"] != "structured":
            return [f"{key}: {kernel}"]
    return [f"CPU: {kernel}" if row["structured"] == "structured" else f"CPU, Meta: {kernel}"]


def entry(name, row):
    lines = [f"- func: {row['schema']}"]

    def add(key, value):
        if value:
            lines.append(f"  {key}: {value}")

    words = row["variants"].split(",")
    add("variants", "function, method" if len(words) == 2 else words[0] if words[0] != "function" else "")
    add("python_module", row["python_module"])
    for pair in filter(None, row["other"].split("; ")):
        key, _, value = pair.partition("=")
        add(key, value.replace("'", ""))
    structured, _, delegate = row["structured"].partition("=")
    add("structured", "True" if structured == "structured" else "")
    add("structured_delegate", delegate)
    add("structured_inherits", row["inherits"])
    proposed = kernels(name, row)
    if proposed:
        lines += ["  dispatch:", *(f"    {line}" for line in proposed)]
    add("autogen", "" if is_composite(row) else row["autogen"])
    tags = row["tags"].replace(",", ", ")
    add("tags", f"[{tags}]" if "," in tags else tags)
    return "\n".join(lines) + "\n"


def wanted(patterns, facts):
    names = []
    for pattern in patterns:
        words = pathlib.Path(pattern[1:]).read_text(encoding="utf-8").split() if pattern[0] == "@" else [pattern]
        for word in words:
            found = [word] if word in facts else fnmatch.filter(facts, word)
            if not found:
                sys.exit(f"{word}: PyTorch 2.13 declares no such operator")
            names += found
    return list(dict.fromkeys(names))


def close(names, present, facts):
    """`names` with what they need and is missing, and what that needs."""
    by_signature = {}
    for name, row in facts.items():
        by_signature.setdefault(signature(row), []).append(name)
    for name in names:
        for other in needed(name, facts, by_signature):
            if other not in names and other not in present:
                names.append(other)
    return names


def main(arguments):
    options = {word for word in arguments if word.startswith("--")}
    patterns = [word for word in arguments if not word.startswith("--")]
    if options - {"--write", "--needed", "--list"} or not patterns:
        sys.exit(__doc__)
    facts = read_facts()
    head, present = split_yaml(YAML.read_text(encoding="utf-8"))
    names = wanted(patterns, facts)
    every = [name for name in close(list(names), present, facts) if name not in present]
    names = every if "--needed" in options else [name for name in names if name not in present]
    for name in sorted(set(every) - set(names)):
        print(f"{name} is needed, too: name it, or say --needed", file=sys.stderr)
    made = {name: entry(name, facts[name]) for name in names}
    if "--write" in options:
        merged = {**present, **made}
        YAML.write_text(head + "\n".join(merged[name] for name in sorted(merged)), encoding="utf-8")
        print(f"{len(made)} operators came to {len(present)}")
    else:
        print("\n".join(sorted(made) if "--list" in options else [made[name] for name in sorted(made)]))


if __name__ == "__main__":
    main(sys.argv[1:])
