# SPDX-License-Identifier: BSD-3-Clause
"""Where the package's library, command, headers and CMake files lie."""
import pathlib

HERE = pathlib.Path(__file__).resolve().parent

try:
    from tenon._build_tree import INCLUDE, PREFIX, PYTHON_INCLUDE, TORCH_INCLUDE
except ImportError:
    PREFIX = str(HERE)
    INCLUDE = str(HERE / "include")
    TORCH_INCLUDE = str(HERE / "include" / "tenon-torch")
    PYTHON_INCLUDE = INCLUDE

# A distribution may have a folder of libraries for each kind of processor.
try:
    from tenon._build_tree import LIBRARY_FOLDER
except ImportError:
    LIBRARY_FOLDER = f"{PREFIX}/lib"
COMMAND = f"{PREFIX}/bin/tenon"
CMAKE_FOLDER = f"{LIBRARY_FOLDER}/cmake/tenon"


def need_file(path, is_searched=False):
    """Raises what open() does where a path leads to nothing, with its number (errno). One that is searched may be found elsewhere if it has no folder."""
    import os
    text = os.fspath(path)
    if (os.path.dirname(text) or not is_searched) and not os.path.exists(text):
        import errno
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), text) from None


def includes():
    """Folders for a compiler of extensions: Tenon's headers and PyTorch's paths, each once."""
    return list(dict.fromkeys([INCLUDE, TORCH_INCLUDE, PYTHON_INCLUDE]))


def extension_libraries():
    """What an extension names as needed: the library of PyTorch's that every host of the ABI has or stands in for."""
    return [f"-L{LIBRARY_FOLDER}/tenon-torch", "-Wl,--push-state,--no-as-needed", "-ltorch_cpu", "-Wl,--pop-state"]


def libraries():
    """What a program is linked with."""
    return [f"-L{LIBRARY_FOLDER}", f"-Wl,-rpath,{LIBRARY_FOLDER}", "-ltenon"]
