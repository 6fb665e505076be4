# SPDX-License-Identifier: BSD-3-Clause
"""The two hosts of the fuzzer: each answers calls in forked workers, which may crash, hang or ask for all memory.

    host = Host("tenon", build)
    answer = host.ask(request)     # what the worker said, or Lost where it died or did not come back

A host is a process that has imported its library once and forks a worker, which answers requests until it
dies; then it forks the next. Requests and answers are pickled, after their length in eight bytes.
"""
import importlib
import os
import pathlib
import pickle
import resource
import select
import signal
import struct
import subprocess
import sys
import tempfile
import traceback

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SECONDS = 20         # Of one call, on a machine that may be busy; then its worker is ended.
MEMORY = 1 << 30     # Bytes of address space that a worker may take beyond what it was forked with.
CALLS = 4000         # Calls of one worker, before it makes room for a fresh one.
# The libraries of the two hosts, as modules of this folder with a function answer(request).
MODULES = {"pytorch": "fuzz_pytorch", "tenon": "fuzz_tenon", "planted": "fuzz_planted"}


class Lost(Exception):
    """The worker died of a signal, or had to be ended: `kind` is crash or hang, `told` the end of its errors."""

    def __init__(self, kind, words, told=""):
        super().__init__(words)
        self.kind, self.told = kind, told


def read_exactly(file, count):
    data = b""
    while len(data) < count:
        piece = os.read(file, count - len(data))
        if not piece:
            raise EOFError
        data += piece
    return data


def read_message(file):
    return pickle.loads(read_exactly(file, struct.unpack("<Q", read_exactly(file, 8))[0]))


def write_message(file, message):
    data = pickle.dumps(message)
    data = memoryview(struct.pack("<Q", len(data)) + data)
    while data:
        data = data[os.write(file, data):]


# ---- in the host's process ----

def limit_memory():
    with open("/proc/self/statm", encoding="ascii") as file:
        held = int(file.read().split()[0]) * resource.getpagesize()
    limit = held + MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def work(module, requests, answers):
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if os.environ.get("TENON_FUZZ_MEMORY") != "unlimited":  # A sanitizer takes all addresses for itself.
        limit_memory()
    write_message(answers, ("ready", os.getpid()))
    for _ in range(CALLS):
        try:
            request = read_message(requests)
        except EOFError:
            os._exit(3)
        write_message(answers, ("answer", module.answer(request)))
    os._exit(4)


def serve(name):
    requests, answers = os.dup(0), os.dup(1)
    os.dup2(2, 1)
    module = importlib.import_module(MODULES[name])
    status = 4
    while os.waitstatus_to_exitcode(status) != 3:
        pid = os.fork()
        if pid == 0:
            try:
                work(module, requests, answers)
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(5)
        _, status = os.waitpid(pid, 0)
        write_message(answers, ("over", os.waitstatus_to_exitcode(status)))


# ---- in the fuzzer ----

class Host:
    """One of the two, by name; `paths` are searched for its modules first."""

    def __init__(self, name, paths=()):
        self.name, self.worker = name, None
        self.errors = tempfile.TemporaryFile()
        words = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1", "TORCH_CPP_LOG_LEVEL": "ERROR",
                 "PYTHONPATH": os.pathsep.join([*map(str, paths), os.environ.get("PYTHONPATH", "")])}
        self.process = subprocess.Popen([sys.executable, __file__, name], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=self.errors, bufsize=0, env={**os.environ, **words})

    def receive(self, seconds=None):
        file = self.process.stdout.fileno()
        if seconds is not None and not select.select([file], [], [], seconds)[0]:
            return "late", None
        try:
            return read_message(file)
        except EOFError:
            raise RuntimeError(f"the process of {self.name} is gone:\n{self.told()}") from None

    def told(self):
        """The end of what was written to the standard error."""
        size = self.errors.seek(0, os.SEEK_END)
        self.errors.seek(max(0, size - 4000))
        return self.errors.read().decode(errors="replace")

    def ready(self):
        while self.worker is None:
            kind, value = self.receive()
            self.worker = value if kind == "ready" else None

    def ask(self, request):
        """The answer to the request; Lost."""
        self.ready()
        write_message(self.process.stdin.fileno(), request)
        kind, value = self.receive(SECONDS)
        if kind == "over" and value == 4:  # It left before it read the request, which its successor does.
            self.worker = None
            self.ready()
            kind, value = self.receive(SECONDS)
        if kind == "answer":
            return value
        worker, self.worker = self.worker, None
        if kind == "late":
            os.kill(worker, signal.SIGKILL)
            self.receive()
            raise Lost("hang", f"no answer within {SECONDS} seconds")
        if value >= 0:
            raise RuntimeError(f"a worker of {self.name} failed:\n{self.told()}")
        raise Lost("crash", f"ended by {signal.Signals(-value).name}", self.told())

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()
        self.errors.close()


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "tests/python"))
    serve(sys.argv[1])
