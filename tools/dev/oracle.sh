# shellcheck shell=sh
# SPDX-License-Identifier: BSD-3-Clause
# ./dev oracle: what runs with PyTorch beside Tenon.
. tools/dev/common.sh
. tools/dev/real.sh

torch_version=2.13.0

# The later release that oracle --release runs beside: no other has a lock.
later_release=2.15

help_oracle() { echo "oracle: a virtual environment with torch $torch_version (from PyPI; PIP_FIND_LINKS or PIP_EXTRA_INDEX_URL may name a smaller CPU build), then tests/oracle/{run,test}_*: the same extensions in both hosts. oracle --release $later_release [NAME…]: the same tests, or those named, beside PyTorch $later_release.0 in build/.venv-oracle-$later_release, while Tenon answers as that release; the environment takes 5 GB of disk and four minutes, since PyPI has that release with the libraries of CUDA only, the tests 22 minutes on two busy cores; no check of CI runs it. oracle --release $later_release --models [NAME…], --programs [NAME…]: as below with that release, into build/models-$later_release and build/programs-$later_release. oracle --record [DIR] [--seed N] [--op REGEX] [--entry REGEX] [--cases N] [--samples N] [--vary N] [--jobs N]: records calls of operators from PyTorch into DIR (build/corpus), see tests/oracle/record_corpus.py. oracle --fuzz [N] [--seed S] [--op REGEX] [--only SEED:INDEX]: calls operators of both with the same mutated arguments and tells where they differ, see tests/oracle/fuzz.py. oracle --accuracy: the truth of pointwise operators by mpmath, PyTorch's errors beside it, and docs/accuracy.md. oracle --models [NAME…]: compiles all models of tests/oracle/model_zoo (an hour), or those named, into build/models, and compares Tenon's results with PyTorch's. oracle --programs [NAME…]: exports them as programs into build/programs (a quarter of an hour), and compares results, gradients, buffers and a training step. oracle --programs --models [PATTERN…]: the same for models of torchvision, timm and transformers and of wheels with trained weights (tests/oracle/wheel_models.toml), installed into build/.venv-models, exported into build/wheel-programs (8 GB, an hour); then the time of a run beside PyTorch's."; }

# The virtual environment with PyTorch; 77 where the registry cannot be reached.
oracle_venv() {
    venv oracle || return 1
    if "$venv_python" -c "import expecttest, hypothesis, numpy, torch; assert torch.__version__.split('+')[0] == '$torch_version'" 2>/dev/null; then
        return 0
    fi
    # expecttest and hypothesis are what PyTorch's own database of operators wants, from which calls are recorded.
    say "installing torch $torch_version, numpy, expecttest and hypothesis into build/.venv-oracle"
    mkdir -p "$logs"
    status=0
    install oracle oracle oracle-cpu || status=$?
    # Where no index has the CPU's build, PyPI's does, which brings CUDA's libraries.
    if [ "$status" = 77 ]; then
        status=0
        install oracle oracle oracle-cuda || status=$?
    fi
    return "$status"
}

# The environment with the later release.
later_venv() {
    venv "oracle-$later_release" || return 1
    if "$venv_python" -c "import expecttest, hypothesis, numpy, torch; assert torch.__version__.split('+')[0] == '$later_release.0'" 2>/dev/null; then
        return 0
    fi
    say "installing torch $later_release.0 with the libraries of CUDA into build/.venv-oracle-$later_release (5 GB)"
    install "oracle-$later_release" "oracle-$later_release"
}

# The environment with PyTorch, or the end.
need_oracle() {
    ensure venv
    status=0
    oracle_venv || status=$?
    [ "$status" != 77 ] || die "torch==$torch_version cannot be downloaded here ($logs/oracle-pip.log)"
    [ "$status" = 0 ] || exit 1
}

# The same PyTorch with the packages whose models are run; pip asks nobody what they need, which the lock says.
need_models() {
    ensure venv
    venv models || exit 1
    status=0
    if ! "$venv_python" -c "import timm, torch, transformers; assert torch.__version__.split('+')[0] == '$torch_version'" 2>/dev/null; then
        say "installing torch $torch_version, torchvision, timm and transformers into build/.venv-models"
        install models oracle oracle-cpu || status=$?
        if [ "$status" = 77 ]; then
            status=0
            install models oracle oracle-cuda || status=$?
        fi
        [ "$status" != 0 ] || PIP_NO_DEPS=1 install models-packages models || status=$?
    fi
    [ "$status" != 77 ] || die "the packages cannot be downloaded here ($logs/models-pip.log, $logs/models-packages-pip.log)"
    [ "$status" = 0 ] || exit 1
}

# What is behind the names of the folders with models and programs: of which release they are, if it is the later one.
kept=

# Compiled models stay in build/models, so that a second run only runs them.
compare_models() {
    build release
    [ $# -gt 0 ] || set -- --all
    TENON_BUILD=$root/build "$venv_python" tests/oracle/run_models.py --keep "build/models$kept" "$@"
}

# Models of wheels and their times. Nothing is fetched but by pip.
compare_wheels() {
    build release
    TENON_BUILD=$root/build HF_HUB_OFFLINE=1 "$venv_python" tests/oracle/run_programs.py --keep build/wheel-programs --wheels --times "$@"
}

# Exported programs stay in build/programs.
compare_programs() {
    build release
    [ $# -gt 0 ] || set -- --all
    TENON_BUILD=$root/build "$venv_python" tests/oracle/run_programs.py --keep "build/programs$kept" "$@"
}

# The wheels that some tests of tests/oracle import; without them those are skipped.
need_wheels() {
    begin_part
    fetch_wheels all || say "the real wheels cannot be downloaded: their part is skipped"
    end_part wheels
    export TENON_WHEELS="$root/$wheel_cache"
}

# Tenon beside the later release, and answering as it: all tests of tests/oracle, or those named.
compare_release() {
    [ "${1:-}" = "$later_release" ] || die "oracle --release: only $later_release has a lock (tools/locks)"
    shift
    ensure build venv
    build release
    status=0
    later_venv || status=$?
    [ "$status" != 77 ] || die "torch==$later_release.0 cannot be downloaded here ($logs/oracle-$later_release-pip.log)"
    [ "$status" = 0 ] || exit 1
    # Its build for CUDA looks for GPUs, which nothing here uses.
    export TENON_BUILD="$root/build" TENON_TORCH_ABI="$later_release" CUDA_VISIBLE_DEVICES=
    kept=-$later_release
    case ${1:-} in
    --models)
        shift
        compare_models "$@"
        return
        ;;
    --programs)
        shift
        compare_programs "$@"
        return
        ;;
    esac
    oracle_python=$venv_python
    need_wheels
    if [ $# = 0 ]; then
        run_scripts oracle "$oracle_python"
    else
        for name in "$@"; do
            step "$name" "$oracle_python" "tests/oracle/$name.py"
        done
        finish
    fi
    closing oracle
}

do_oracle() {
    case ${1:-} in
    --record)
        shift
        need_oracle
        "$venv_python" tests/oracle/record_corpus.py "$@"
        return
        ;;
    --release)
        shift
        compare_release "$@"
        return
        ;;
    --fuzz)
        shift
        need_oracle
        build release
        TENON_BUILD=$root/build "$venv_python" tests/oracle/fuzz.py "$@"
        return
        ;;
    --accuracy)
        need_oracle
        build release
        "$venv_python" tests/conformance/accuracy.py record
        "$venv_python" tests/conformance/accuracy.py torch
        PYTHONPATH=$root/build/lib/python python3 tests/conformance/accuracy.py table
        return
        ;;
    --models)
        shift
        need_oracle
        compare_models "$@"
        return
        ;;
    --programs)
        shift
        if [ "${1:-}" = --models ]; then
            shift
            need_models
            compare_wheels "$@"
            return
        fi
        need_oracle
        compare_programs "$@"
        return
        ;;
    esac
    ensure build venv
    build release
    status=0
    begin_part
    oracle_venv || status=$?
    end_part environment
    case $status in
    0)
        oracle_python=$venv_python
        need_wheels
        say "running tests/oracle with torch $torch_version"
        TENON_BUILD=$root/build run_scripts oracle "$oracle_python"
        ;;
    77)
        skipped=1
        printf 'SKIP oracle: torch==%s cannot be downloaded here (%s)\n' "$torch_version" "$logs/oracle-pip.log"
        ;;
    *) failed=1 ;;
    esac
    closing oracle
}
