# SPDX-License-Identifier: BSD-3-Clause
"""Sequences of different lengths in one batch: padded, or packed so that a recurrent layer reads no padding."""
import collections

import tenon

__all__ = ["PackedSequence", "pack_padded_sequence", "pad_packed_sequence", "pad_sequence", "unpad_sequence", "pack_sequence",
           "unpack_sequence", "invert_permutation"]


def invert_permutation(permutation):
    if permutation is None:
        return None
    inverse = tenon.empty_like(permutation)
    inverse.scatter_(0, permutation, tenon.arange(permutation.numel(), device=permutation.device))
    return inverse


class PackedSequence(collections.namedtuple("PackedSequence", ["data", "batch_sizes", "sorted_indices", "unsorted_indices"])):
    """The elements of a batch by time, the longest sequence first; batch_sizes has how many sequences reach each time."""

    def __new__(cls, data, batch_sizes=None, sorted_indices=None, unsorted_indices=None):
        if unsorted_indices is None:
            unsorted_indices = invert_permutation(sorted_indices)
        return super().__new__(cls, data, batch_sizes, sorted_indices, unsorted_indices)

    def to(self, *args, **kwargs):
        return type(self)(self.data.to(*args, **kwargs), *self[1:])

    def cpu(self):
        return self.to("cpu")

    def float(self):
        return self.to(tenon.float32)

    def double(self):
        return self.to(tenon.float64)


def _places(batch_sizes, count):
    """Where packed elements stand among those of a padded batch (T, count, *)."""
    return tenon.tensor([time * count + i for time, size in enumerate(batch_sizes.tolist()) for i in range(size)], dtype=tenon.int64)


def pack_padded_sequence(input, lengths, batch_first=False, enforce_sorted=True):
    """(T, B, *), or (B, T, *) with batch_first, and B lengths."""
    lengths = tenon.as_tensor(lengths, dtype=tenon.int64, device="cpu")
    order = None
    if not enforce_sorted:
        lengths, order = tenon.sort(lengths, descending=True)
        input = input.index_select(0 if batch_first else 1, order)
    padded, known = input.transpose(0, 1) if batch_first else input, lengths.tolist()
    if len(known) != padded.shape[1]:
        raise RuntimeError(f"Expected `len(lengths)` to be equal to batch_size, but got {len(known)} (batch_size={padded.shape[1]})")
    if not known or min(known) <= 0:
        raise RuntimeError("Length of all samples has to be greater than 0, but found an element in 'lengths' that is <= 0")
    if known != sorted(known, reverse=True):
        raise RuntimeError("`lengths` array must be sorted in decreasing order when `enforce_sorted` is True. You can pass "
                           "`enforce_sorted=False` to pack_padded_sequence and/or pack_sequence to sidestep this requirement")
    batch_sizes = tenon.tensor([sum(length > time for length in known) for time in range(known[0])], dtype=tenon.int64)
    rows = padded.reshape(-1, *padded.shape[2:])
    return PackedSequence(rows.index_select(0, _places(batch_sizes, len(known))), batch_sizes, order)


def pad_packed_sequence(sequence, batch_first=False, padding_value=0.0, total_length=None):
    """The padded batch, and the lengths."""
    most = sequence.batch_sizes.shape[0]
    if total_length is not None and total_length < most:
        raise ValueError("Expected total_length to be at least the length of the longest sequence in input, but got "
                         f"total_length={total_length} and max sequence length being {most}")
    sizes = sequence.batch_sizes.tolist()
    length, count = most if total_length is None else total_length, sizes[0]
    rows = sequence.data.new_full((length * count, *sequence.data.shape[1:]), padding_value)
    padded = rows.index_copy(0, _places(sequence.batch_sizes, count), sequence.data).reshape(length, count, *sequence.data.shape[1:])
    padded = padded.transpose(0, 1) if batch_first else padded
    lengths = tenon.tensor([sum(size > i for size in sizes) for i in range(count)], dtype=tenon.int64)
    if sequence.unsorted_indices is None:
        return padded, lengths
    return padded.index_select(0 if batch_first else 1, sequence.unsorted_indices), lengths[sequence.unsorted_indices]


def pad_sequence(sequences, batch_first=False, padding_value=0.0, padding_side="right"):
    """Sequences (L, *) as one tensor, filled up with padding_value."""
    return tenon.ops.aten.pad_sequence(list(sequences), batch_first, padding_value, padding_side)


def unpad_sequence(padded_sequences, lengths, batch_first=False):
    rows = padded_sequences if batch_first else padded_sequences.transpose(0, 1)
    return [row[:int(length)] for row, length in zip(rows, lengths)]


def pack_sequence(sequences, enforce_sorted=True):
    return pack_padded_sequence(pad_sequence(sequences), [x.shape[0] for x in sequences], enforce_sorted=enforce_sorted)


def unpack_sequence(packed_sequences):
    padded, lengths = pad_packed_sequence(packed_sequences, batch_first=True)
    return unpad_sequence(padded, lengths, batch_first=True)
