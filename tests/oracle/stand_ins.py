# SPDX-License-Identifier: BSD-3-Clause
"""Lets CUDA builds of extensions load into a CPU build of PyTorch.

The wheels are built for CUDA and name its libraries. PyTorch's CPU build has none of them, so
libraries with the symbols of stubs/stubs.tsv are compiled and opened under their names, all of
which fail or do nothing. Nothing of Tenon is in them.
"""
import ctypes
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
# File name and SONAME: which rows of stubs.tsv it holds.
LIBRARIES = {
    "libcudart.so.13": "cudart",
    "libcudart.so.12": "cudart",
    "libtorch_cuda.so": "torch_cuda",
    "libc10_cuda.so": "",
    "libnvrtc.so.13": "",
}
BODIES = {
    "nothing": "int {}(void) {{ return 0; }}",
    "handle": "void *{}(void) {{ static void *cell; return &cell; }}",
    "error": "int {}(void) {{ return 100; }}",
    "text": 'const char *{}(void) {{ return "no CUDA"; }}',
    "shim": "int {}(void) {{ return 1; }}",
}


def rows():
    for line in (ROOT / "stubs" / "stubs.tsv").read_text().splitlines():
        if line and not line.startswith("#"):
            yield line.split("\t")


def build(folder):
    """Compiles the libraries into `folder`."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for name, part in LIBRARIES.items():
        code = folder / (name + ".c")
        code.write_text("".join(BODIES[kind].format(symbol) + "\n"
                                for library, symbol, kind, _ in rows() if library == part))
        command = ["cc", "-shared", "-fPIC", "-w", f"-Wl,-soname,{name}", "-o", folder / name, code]
        if part == "cudart":
            script = folder / (name + ".map")
            script.write_text(name + " { global: *; };\n")
            command.append(f"-Wl,--version-script={script}")
        subprocess.run(command, check=True)


def build_extra(folder):
    """Compiles what an old libstdc++ lacks; must be opened RTLD_GLOBAL to be found. What Tenon answers is asked by nobody in PyTorch."""
    path = pathlib.Path(folder) / "libextra.so"
    absent = [f"-Wl,--defsym={name}=0" for name in ("tn_torch_abi_version", "tn_torch_abi_since")]
    subprocess.run(["cc", "-shared", "-fPIC", "-w", "-D_GNU_SOURCE", f"-I{ROOT / 'include'}", "-o", path,
                    ROOT / "stubs" / "extra.c", *absent, "-ldl"], check=True)
    return path


def open_all(folder):
    """Opens the libraries, so that later loads find them by SONAME. Keeps them for ever."""
    opened = [ctypes.CDLL(str(pathlib.Path(folder) / name)) for name in LIBRARIES]
    return opened + [ctypes.CDLL(str(build_extra(folder)), mode=ctypes.RTLD_GLOBAL)]
