# SPDX-License-Identifier: BSD-3-Clause
"""Tags of operators."""
import enum

#: PyTorch's numbers of tags, which a definition may carry.
TAGS = {name: number for number, name in enumerate(
    "core cudagraph_unsafe data_dependent_output dynamic_output_shape flexible_layout generated inplace inplace_view "
    "maybe_aliasing_or_mutating needs_contiguous_strides needs_exact_strides needs_fixed_stride_order "
    "nondeterministic_bitwise nondeterministic_seeded out out_variant pointwise pt2_compliant_tag reduction view_copy"
    .split())}


class _Number(enum.Enum):
    def __int__(self):
        return self.value

    __index__ = __int__


Tag = _Number("Tag", TAGS, module="tenon")
Tag.__doc__ = "What an operator's definition says of it."


def tags_of(numbers):
    """The tags of these numbers; a number that is none stays one."""
    known = set(TAGS.values())
    return [Tag(number) if number in known else number for number in numbers]
