# SPDX-License-Identifier: BSD-3-Clause
"""Property tests try the same examples each time, so that nobody's change fails by another's fault; with
TENON_EXAMPLES=N they try N new ones each, and what they find is written down with hypothesis.example."""
import os

os.environ.setdefault("TENON_DEBUG", "strict")

try:
    import hypothesis
except ImportError:
    pass
else:
    EXAMPLES = int(os.environ.get("TENON_EXAMPLES", "0"))
    TRIED = hypothesis.settings(deadline=None, derandomize=not EXAMPLES, database=None, max_examples=EXAMPLES or 200,
                                suppress_health_check=list(hypothesis.HealthCheck))
    hypothesis.settings.register_profile("tenon", TRIED)
    hypothesis.settings.load_profile("tenon")


def pytest_collection_modifyitems(items):
    """Programs first: once a test registers a kernel for an operator of ATen, passes of programs do little in the rest of the process."""
    items.sort(key=lambda item: not item.path.name.startswith("test_program"))
