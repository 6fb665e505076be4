# SPDX-License-Identifier: BSD-3-Clause
"""Exports a small network with PyTorch, as ../python/finetune.py and ../finetune.c train it: a transformer over the rows of an image of 8 x 8, after
batch normalisation, with dropout. The archive has it twice: "train" as it trains, "predict" as it is used afterwards.

    pip install torch && python examples/data/export_digits.py [digits.pt2]

digits.pt2 here is what it wrote with PyTorch 2.13.0, without the folders of the machine (tests/oracle/record_digits.py).
"""
import sys

import torch
from torch import nn
from torch.export.pt2_archive._package import package_pt2


class Reader(nn.Module):
    """How much each image looks like each of ten digits."""

    def __init__(self):
        super().__init__()
        self.norm = nn.BatchNorm1d(8)
        self.embed = nn.Linear(8, 16)
        self.place = nn.Parameter(torch.zeros(8, 16))
        self.layer = nn.TransformerEncoderLayer(16, 2, 32, dropout=0.1, batch_first=True)
        self.classify = nn.Linear(16, 10)

    def forward(self, images):
        rows = self.embed(self.norm(images)) + self.place
        return self.classify(self.layer(rows).mean(1))


def export():
    """Both programs, by name."""
    torch.manual_seed(7)
    reader, batch = Reader(), torch.export.Dim("batch", min=2, max=4096)
    return {name: torch.export.export(reader.train(name == "train"), (torch.zeros(4, 8, 8),), dynamic_shapes={"images": {0: batch}})
            for name in ("train", "predict")}


if __name__ == "__main__":
    package_pt2(sys.argv[1] if len(sys.argv) > 1 else "digits.pt2", exported_programs=export())
