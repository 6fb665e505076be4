# SPDX-License-Identifier: BSD-3-Clause
"""Apple's GPUs, for which nothing is built."""


def is_available():
    return False


def is_built():
    return False
