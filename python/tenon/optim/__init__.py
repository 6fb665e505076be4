# SPDX-License-Identifier: BSD-3-Clause
"""tenon.optim: how parameters follow their gradients, and lr_scheduler, how fast.

    optimizer = tenon.optim.Adam(net.parameters(), lr=1e-3)
    loss.backward()
    optimizer.step()
    optimizer.state_dict()                      # PyTorch's, too, loads it
"""
from tenon.optim import lr_scheduler
from tenon.optim._algorithms import ASGD, SGD, Adadelta, Adagrad, Adam, Adamax, AdamW, NAdam, RAdam, RMSprop, Rprop
from tenon.optim._lbfgs import LBFGS
from tenon.optim._matrices import Adafactor, Muon
from tenon.optim._optimizer import Optimizer

__all__ = ["ASGD", "Adadelta", "Adafactor", "Adagrad", "Adam", "AdamW", "Adamax", "LBFGS", "Muon", "NAdam", "Optimizer", "RAdam", "RMSprop", "Rprop", "SGD", "lr_scheduler"]
for _name in __all__[:-1]:
    globals()[_name].__module__ = "tenon.optim"


def __getattr__(name):
    if name == "swa_utils":
        import importlib
        return importlib.import_module("tenon.optim.swa_utils")
    if name == "SparseAdam":
        raise AttributeError(f"tenon.optim.{name} is not here, as no gradient is sparse: there are {', '.join(__all__[:-1])}, lr_scheduler and swa_utils "
                             "(docs/python.md)")
    raise AttributeError(f"module 'tenon.optim' has no attribute {name!r}")
