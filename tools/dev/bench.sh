# shellcheck shell=sh
# SPDX-License-Identifier: BSD-3-Clause
# ./dev bench: times beside PyTorch.
. tools/dev/common.sh
. tools/dev/oracle.sh
. tools/dev/aarch64.sh

help_bench() { echo 'bench [--quick], bench ops [PATTERN] [--threads N] [--quick], bench python [--quick], bench autograd [--quick], bench models [--runtimes] [PATTERN] [--quick], bench programs [PATTERN] [--threads N] [--quick]: times calls, sizes, start and gradients, operators against their goals, calls from Python, gradients alone, compiled models, or exported programs, with PyTorch beside it where build/.venv-oracle has it (see oracle); with --runtimes OpenVINO, LiteRT and ExecuTorch are installed first, beside which models are timed from then on. bench sweep [--threads N] [--isa avx2] [--only RE] [--quick] [--json FILE] [--write]: a thousand calls from Python beside PyTorch (bench/sweep.py --help). bench aarch64 [--only RE] [--write]: instructions of calls on AArch64, counted in qemu, beside those on x86-64 (bench/aarch64.py --help). bench gate [--threads N] [--isa avx2] [--only RE]: fails where calls take more instructions than bench/instructions.tsv says, or more of the time of PyTorch than bench/sweep.tsv.'; }

# What compiles models, and onnxruntime to run them beside; without the network their columns are empty.
bench_peers() {
    if oracle_venv && ! "$venv_python" -c 'import onnx, onnxruntime, onnxscript' 2>/dev/null; then
        say "installing onnx, onnxscript and onnxruntime into build/.venv-oracle"
        install onnx bench || say "they cannot be installed ($logs/onnx-pip.log); going on without"
    fi
}

# Other runtimes, each in an environment of its own, beside oracle's PyTorch; one that cannot be installed is left out.
bench_runtimes() {
    for runtime in openvino litert executorch; do
        ensure venv
        venv "$runtime"
        say "installing $runtime into build/.venv-$runtime"
        PIP_NO_DEPS=1 install "$runtime" "$runtime" || {
            say "$runtime cannot be installed ($logs/$runtime-pip.log); going on without"
            rm -rf "build/.venv-$runtime"
        }
    done
}

do_bench() {
    ensure build bench
    want_onednn
    build release
    cmake --build build --target bench_programs --parallel "$(jobs)" >"$logs/bench.log" 2>&1 || {
        tail -n 40 "$logs/bench.log" >&2
        say "not every bench program could be built ($logs/bench.log); going on with the others"
    }
    case ${1:-} in
        ops | sweep)
            what=$1
            shift
            python3 "bench/$what.py" "$@"
            ;;
        gate)
            shift
            status=0
            python3 bench/gate.py || status=$?
            [ "$status" = 77 ] && status=0
            python3 bench/sweep.py --gate --quick "$@" || status=$?
            return "$status"
            ;;
        aarch64)
            shift
            ensure aarch64
            arm_sysroot || return
            configure aarch64 && cmake --build "$(folder_of aarch64)" --parallel "$(jobs)" \
                --target bench_small bench_dispatch bench_autograd bench_model bench_families || return 1
            python3 bench/aarch64.py "$@"
            ;;
        python) shift && python3 bench/python.py "$@" ;;
        autograd) shift && python3 bench/autograd.py "$@" ;;
        models | programs)
            what=$1
            shift
            bench_peers
            case ${1:-} in --runtimes) shift && bench_runtimes ;; esac
            python3 "bench/$what.py" "$@"
            ;;
        *)
            status=0
            python3 bench/run.py "$@" || status=1
            echo
            python3 bench/autograd.py "$@" || status=1
            return "$status"
            ;;
    esac
}
