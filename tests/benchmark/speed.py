#!/usr/bin/env python3
"""Speed of `accelscope lint` against `clang++ -fsyntax-only` with a CUDA toolkit, on the same files.

Everything is measured in one run and printed as ratios, so that a busy machine slows both sides.
Files that Clang cannot parse without errors are left out: an aborted parse is no yardstick.
"""
import argparse
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path


def arguments():
    p = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    p.add_argument("folder", type=Path, help="CUDA sources, looked for in all folders below")
    p.add_argument("--accelscope", required=True, type=Path, help="the program to measure")
    p.add_argument("--clang", default="clang++-19")
    p.add_argument("--cuda-path", default="/usr/local/cuda", type=Path)
    p.add_argument("--files", type=int, default=500, help="files of the throughput part")
    p.add_argument("--singles", type=int, default=25, help="files of the one-file part")
    p.add_argument("--lines", type=int, nargs=2, default=(150, 250), metavar=("FROM", "TO"),
                   help="length of the files of the one-file part")
    p.add_argument("--repeat", type=int, default=3, help="runs of each one-file measurement; the "
                   "fastest counts")
    p.add_argument("--jobs", type=int, default=2)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--no-clang", action="store_true",
                   help="leave Clang and the ratios out: shows that everything runs")
    return p.parse_args()


class Clang:
    def __init__(self, options, scratch):
        stub = scratch / "stub"  # Clang 19 asks for a header that CUDA 13 no longer has
        stub.mkdir()
        (stub / "texture_fetch_functions.h").write_text("")
        cuda = options.cuda_path
        self.command = [options.clang, "-fsyntax-only", "-x", "cuda", f"--cuda-path={cuda}",
                        "--cuda-gpu-arch=sm_90", "-std=c++17", "-w", "-isystem", str(stub)]
        if (cuda / "include/cccl").is_dir():
            self.command += ["-isystem", str(cuda / "include/cccl")]

    def of(self, file):
        include = file.parent / "../include"
        extra = ["-I", str(include)] if include.is_dir() else []
        return self.command + extra + [str(file)]


def run(command, env=None):
    """(exit status, wall seconds) of one process."""
    start = time.monotonic()
    status = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                            env=env).returncode
    return status, time.monotonic() - start


def fastest(repeat, command, env=None, before=lambda: None):
    times = []
    for _ in range(repeat):
        before()
        times.append(run(command, env)[1])
    return min(times)


def line_count(file):
    return file.read_bytes().count(b"\n")


def show(name, ratios):
    ratios = sorted(ratios)
    print(f"{name:<52} {statistics.median(ratios):7.1f}   (n={len(ratios)}, "
          f"{ratios[0]:.1f} to {ratios[-1]:.1f})")


def one_file(options, clang, cache, env, files):
    lint = [str(options.accelscope), "lint", "-q", "--exit-zero"]
    warm, cold, uncached, kept = [], [], [], []

    def forget_results():
        shutil.rmtree(cache / "results", ignore_errors=True)

    def forget_all():
        shutil.rmtree(cache, ignore_errors=True)

    for file in files:
        mine = lint + [str(file)]
        base = fastest(options.repeat, clang.of(file)) if clang else 1.0
        cold.append(fastest(options.repeat, mine, env, forget_all) / base)
        warm.append(base / fastest(options.repeat, mine, env, forget_results))
        kept.append(base / fastest(options.repeat, mine, env))
        uncached.append(fastest(options.repeat, mine + ["--no-cache"], env) / base)
    print("one file, whole process")
    show("  preamble warm: times faster than clang", warm)
    show("  result kept: times faster than clang", kept)
    show("  empty cache: time as a multiple of clang's", cold)
    show("  --no-cache: time as a multiple of clang's", uncached)


def many_files(options, clang, cache, env, files):
    lint = [str(options.accelscope), "lint", "-q", "--exit-zero", "-j", str(options.jobs)]
    lint += [str(f) for f in files]
    shutil.rmtree(cache, ignore_errors=True)
    times = {"empty cache": run(lint, env)[1]}
    # What only one of the files begins with is precompiled when it is wanted a second time.
    shutil.rmtree(cache / "results", ignore_errors=True)
    times["second run"] = run(lint, env)[1]
    shutil.rmtree(cache / "results", ignore_errors=True)
    times["preambles warm"] = run(lint, env)[1]
    times["results kept"] = min(run(lint, env)[1] for _ in range(3))
    base = 1.0
    if clang:
        start = time.monotonic()
        with ThreadPoolExecutor(options.jobs) as pool:
            list(pool.map(lambda f: run(clang.of(f)), files))
        base = time.monotonic() - start
    print(f"{len(files)} files, {options.jobs} at a time: clang {base:.1f} s")
    for name, seconds in times.items():
        print(f"  {name + ': times faster than clang':<50} {base / seconds:7.1f}   ({seconds:.2f} s)")


def main():
    options = arguments()
    options.accelscope = options.accelscope.resolve()
    found = sorted(p for p in options.folder.resolve().rglob("*.cu") if p.is_file())
    random.Random(options.seed).shuffle(found)
    if not found:
        sys.exit(f"speed.py: {options.folder}: no .cu file")
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        cache = scratch / "cache"
        env = dict(os.environ, ACCELSCOPE_CACHE=str(cache))
        clang = None if options.no_clang else Clang(options, scratch)
        usable = []
        for file in found:
            if len(usable) == options.files:
                break
            if clang is None or run(clang.of(file))[0] == 0:
                usable.append(file)
        if not usable:
            sys.exit("speed.py: clang can parse none of the files; check --clang and --cuda-path")
        low, high = options.lines
        singles = [f for f in usable if low <= line_count(f) <= high][:options.singles]
        print(f"{os.cpu_count()} cores, {len(usable)} of {len(found)} files")
        if singles:
            one_file(options, clang, cache, env, singles)
        many_files(options, clang, cache, env, usable)
        # The largest of all processes that this one waited for, theirs included; clang's is smaller
        # only when it is measured alone.
        probe = [str(options.accelscope), "lint", "-q", "--exit-zero", "-j", str(options.jobs)]
        code = ("import resource,subprocess,sys;"
                "subprocess.run(sys.argv[1:],stdout=-3,stderr=-3);"
                "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)")
        shutil.rmtree(cache / "results", ignore_errors=True)
        peak = subprocess.run([sys.executable, "-c", code] + probe + [str(f) for f in usable],
                              env=env, capture_output=True, text=True).stdout
        print(f"peak resident memory of one process: {int(peak) // 1024} MB")


if __name__ == "__main__":
    main()
