# SPDX-License-Identifier: BSD-3-Clause
from contextlib import AbstractContextManager

enabled: bool
benchmark: bool
benchmark_limit: int
deterministic: bool
allow_tf32: bool
def is_available() -> bool: ...
def version() -> int | None: ...
def flags(enabled: bool = ..., benchmark: bool = ..., benchmark_limit: int = ..., deterministic: bool = ..., allow_tf32: bool = ...) -> AbstractContextManager[None]: ...
