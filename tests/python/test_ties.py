# SPDX-License-Identifier: BSD-3-Clause
"""Where arguments are equal or NaN, gradients and tangents are those of the release that the process answers as (tie_facts.json)."""
import json
import os
import subprocess
import sys

import pytest

import tie_facts

FACTS = json.loads(tie_facts.FILE.read_text())

# The release whose facts hold: 2.14 changed ties, and 2.15 the Bessel functions at NaN.
LATER = {"t.special.i1(a)": "2.13", "t.special.i1e(a)": "2.13"}


@pytest.mark.parametrize("release", ["2.13", "2.14", "2.15", None])
def test_ties_are_the_release_s(release):
    environment = {name: value for name, value in os.environ.items() if name != "TENON_TORCH_ABI"}
    if release is not None:
        environment["TENON_TORCH_ABI"] = release
    done = subprocess.run([sys.executable, tie_facts.__file__, "tenon"], env=environment, capture_output=True, text=True, check=True)
    given = json.loads(done.stdout)
    for text in tie_facts.CALLS:
        of = LATER.get(text, "2.15") if release == "2.14" else release or "2.15"
        for row, (ours, theirs) in enumerate(zip(given[text], FACTS[text][of], strict=True)):
            assert ours == pytest.approx(theirs, rel=1e-14, nan_ok=True), (text, row)


def test_the_releases_differ():
    assert sum(str(of["2.13"]) != str(of["2.15"]) for of in FACTS.values()) >= 15
