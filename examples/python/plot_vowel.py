# SPDX-License-Identifier: BSD-3-Clause
"""torchaudio's filter, called on a NumPy array, makes a vowel of clicks; matplotlib draws it.

    pip install . numpy matplotlib && pip install --no-deps torchaudio==2.11.0
    python examples/python/plot_vowel.py vowel.svg       # or .png, .pdf: what matplotlib writes
"""
import math
import sys
from importlib.metadata import distribution
from importlib.util import find_spec

missing = [name for name in ("numpy", "matplotlib", "torchaudio") if find_spec(name) is None]
if missing:
    print(f"needs {' and '.join(missing)}: pip install numpy matplotlib && pip install --no-deps torchaudio==2.11.0")
    sys.exit(77)

import matplotlib
import numpy
import numpy.typing

import tenon

matplotlib.use("Agg")
from matplotlib import pyplot

RATE = 16000  # samples per second
PITCH = 110  # clicks per second
FORMANTS = [(730, 80), (1090, 90), (2440, 120)]  # of "ah": frequency and width of each resonance, in hertz

Wave = numpy.typing.NDArray[numpy.float64]


def denominator() -> Wave:
    """The coefficients of all resonances as one filter, the one of the oldest sample first."""
    product = numpy.ones(1)
    for frequency, width in FORMANTS:
        radius = math.exp(-math.pi * width / RATE)
        product = numpy.convolve(product, [1, -2 * radius * math.cos(2 * math.pi * frequency / RATE), radius**2])
    return product[::-1].copy()


def resonate(clicks: Wave) -> Wave:
    """The kernel writes behind as many zeros as it looks back, into the array that it is given."""
    poles = denominator()
    vowel = numpy.zeros((1, 1, len(clicks) + len(poles) - 1))
    tenon.ops.torchaudio._lfilter_core_loop(clicks.reshape(1, 1, -1), poles.reshape(1, -1), tenon.from_numpy(vowel))
    return vowel[0, 0, len(poles) - 1:]


def draw(clicks: Wave, vowel: Wave, path: str) -> None:
    figure, (waves, spectrum) = pyplot.subplots(2, 1, figsize=(8, 5), layout="constrained")
    shown = slice(0, 4 * RATE // PITCH)
    time = 1000 * numpy.arange(len(clicks))[shown] / RATE
    waves.plot(time, clicks[shown], label="clicks")
    waves.plot(time, vowel[shown] / numpy.abs(vowel).max(), label="through torchaudio's filter")
    waves.set_xlabel("milliseconds")
    waves.legend(loc="upper right")
    spectrum.magnitude_spectrum(vowel, Fs=RATE, scale="dB")
    for frequency, _ in FORMANTS:
        spectrum.axvline(frequency, color="gray", linestyle=":")
    spectrum.set_xlim(0, 4000)
    spectrum.set_xlabel("hertz")
    figure.savefig(path)


def main() -> None:
    path = sys.argv[1] if len(sys.argv) > 1 else "vowel.svg"
    tenon.ops.load_library(str(distribution("torchaudio").locate_file("torchaudio/lib/libtorchaudio.abi3.so")))
    clicks = numpy.zeros(RATE // 2)
    clicks[::RATE // PITCH] = 1
    vowel = resonate(clicks)
    draw(clicks, vowel, path)
    print(f"{path}: {len(vowel)} samples, loudest {numpy.abs(vowel).max():.2f}")


if __name__ == "__main__":
    main()
