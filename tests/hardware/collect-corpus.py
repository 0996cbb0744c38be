#!/usr/bin/env python3
"""Profiles every kernel of the corpus with Nsight Compute, instruction by instruction.

    collect-corpus.py --out FOLDER [--author A]... [--task T]... [--sizes aligned,small]
    collect-corpus.py --out FOLDER --summarise  makes lines.csv anew from instructions.jsonl.gz
    collect-corpus.py --out FOLDER --check      builds with the tasks' CPU references and runs those

Each solution is built with its task's generator and a small main, and called once. Nsight Compute
profiles a few invocations of each kernel. FOLDER receives

    instructions.jsonl.gz   one line a memory instruction and size: solution, kernel, source line,
                            opcode, and what the hardware counted there
    lines.csv               the same summed up by source line, kind and width: what the tests read
    kernels.csv             the counters of collect.sh, one line a kernel and size
    source-pages.txt.gz     what `ncu --page source` prints of the first size, the same in text
    log.txt                 what did not work, and the time that each step took

The size `aligned` has extents that are multiples of 128 elements where the task allows it, as the
model assumes; the others are those of task.yaml. Needs nvcc, ncu, python3 with PyYAML, and a GPU
whose counters may be read; needs no Clang. Environment: NVCC, NCU, ARCH (default sm_90), CXX.
"""

import argparse
import concurrent.futures
import csv
import glob
import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

import yaml

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
ALIGNED = {
    "bellman_ford": {"V": 16384, "E": 65536, "num_requests": 128, "num_sources": 8},
    "black_scholes": {"N": 262144},
    "euclidean_distance_matrix": {"ref_nb": 768, "query_nb": 640, "dim": 64},
    "hotspot_2d": {"rows": 128, "cols": 256, "iters": 14},
    "hpcg_spmv_27pt": {"n": 262144, "side_a": 64, "side_b": 64, "side_c": 64},
    "inventory_replenishment_dp": {
        "N_I": 16, "N_B": 16, "N_Phi": 16, "N_Psi": 16, "N_x": 16, "N_phi": 16, "T": 3,
        "mu": 200.0, "nu": 115.470054, "alpha": 0.25, "y": 200.0,
    },
}
TYPES = {"int8": "int8_t", "uint8": "uint8_t", "int32": "int32_t", "uint32": "uint32_t",
         "int64": "int64_t", "uint64": "uint64_t", "float32": "float", "float64": "double"}
LIBRARIES = {"cublas": ["-lcublas"], "cublasLt": ["-lcublasLt"], "cusparse": ["-lcusparse"],
             "cusolver": ["-lcusolver", "-lcusparse", "-lcublas"], "curand.h": ["-lcurand"],
             "cufft": ["-lcufft"], "cuda.h": ["-lcuda"]}
KERNEL_METRICS = [
    "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum",
    "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum",
    "l1tex__t_requests_pipe_lsu_mem_global_op_st.sum",
    "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum",
    "smsp__inst_executed_op_shared_ld.sum",
    "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum",
    "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum",
    "smsp__inst_executed_op_shared_st.sum",
    "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_st.sum",
    "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum",
]
MEMORY_OPCODE = re.compile(r"\b(LDG|STG|LDS|STS|LDSM|LDGSTS|LD|ST|LDL|STL|RED|ATOM|ATOMG|ATOMS|REDG|UBLKCP)\b")


def driver(task):
    """The source of a main that fills the task's inputs and calls the solution once."""
    names = {a["name"] for a in task["interface"]}
    extra = {k: v for size in task["sizes"].values() for k, v in size.items() if k not in names}
    lines = ['#include "corpus/tasks/generate.h"', "#include <cstdio>", "#include <cstdlib>",
             "#include <cstring>", "#include <vector>",
             "static double valueOf(int argc, char **argv, const char *name) {",
             "  const size_t n = std::strlen(name);",
             "  for (int i = 1; i < argc; ++i)",
             "    if (!std::strncmp(argv[i], name, n) && argv[i][n] == '=')",
             "      return std::atof(argv[i] + n + 1);",
             '  std::fprintf(stderr, "%s is missing\\n", name);', "  std::exit(2);", "}"]
    signature, body, views, call = [], [], [], []
    for a in task["interface"]:
        array = a["type"].endswith("[]")
        c = TYPES[a["type"].removesuffix("[]")]
        name = a["name"]
        if not array:
            signature.append(f"{c} {name}")
            if not a.get("generated"):
                body.append(f'  {c} {name} = ({c})valueOf(argc, argv, "{name}");')
            else:
                body.append(f"  {c} {name} = 0;")
    for a in task["interface"]:
        array = a["type"].endswith("[]")
        c = TYPES[a["type"].removesuffix("[]")]
        name = a["name"]
        if array:
            const = "const " if a["dir"] == "in" else ""
            length = a["length"]
            for scalar in sorted(names | set(extra), key=len, reverse=True):
                length = re.sub(rf"\b{scalar}\b", f"(long long){scalar}", str(length))
            body.append(f"  std::vector<{c}> {name}({length});")
            views.append(f'      {{"{name}", {name}.data(), (int64_t){name}.size()}},')
            call.append(f"{name}.data()")
            signature.append(f"{const}{c} *{name}")
        else:
            views.append(f'      {{"{name}", &{name}, 1}},')
            call.append(name)
    # The C signature in the interface's order.
    order = {}
    for text in signature:
        order[re.split(r"[ *]+", text)[-1]] = text
    lines.append('extern "C" void solution_compute(%s);' % ", ".join(order[a["name"]] for a in task["interface"]))
    lines.append("int main(int argc, char **argv) {")
    for key, value in extra.items():
        c = "int64_t" if isinstance(value, int) else "double"
        lines.append(f'  {c} {key} = ({c})valueOf(argc, argv, "{key}");')
        views.append(f'      {{"{key}", &{key}, 1}},')
    if any(a.get("generated") for a in task["interface"]):
        scalars = [v for v in views if "&" in v]
        lines.append("  // generated scalars first")
        generated = ["  const accelscope_argument scalars[] = {"] + scalars + ["  };",
                     "  generate_scalars(scalars, sizeof scalars / sizeof *scalars, 7);"]
        split = next(i for i, l in enumerate(body) if "std::vector" in l)
        body[split:split] = generated
    lines += body
    lines += ["  const accelscope_argument arguments[] = {"] + views + ["  };"]
    lines.append("  generate_inputs(arguments, sizeof arguments / sizeof *arguments, 7);")
    lines.append(f"  solution_compute({', '.join(call)});")
    lines += ['  std::puts("called");', "  return 0;", "}"]
    return "\n".join(lines) + "\n"


class Collector:
    def __init__(self, options):
        self.options = options
        self.start = time.time()
        os.makedirs(options.out, exist_ok=True)
        self.log = open(os.path.join(options.out, "log.txt"), "w")
        self.work = tempfile.mkdtemp()
        self.nvcc = os.environ.get("NVCC") or shutil.which("nvcc") or "/usr/local/cuda/bin/nvcc"
        self.ncu = (os.environ.get("NCU") or shutil.which("ncu") or
                    (sorted(glob.glob("/opt/nvidia/nsight-compute/*/ncu")) or [""])[-1])
        self.arch = os.environ.get("ARCH", "sm_90")
        self.cxx = os.environ.get("CXX") or shutil.which("g++") or shutil.which("clang++-19") or "c++"
        self.failed = False

    def say(self, text):
        self.log.write(f"{time.time() - self.start:7.1f} s  {text}\n")
        self.log.flush()

    def problem(self, text):
        self.failed = True
        self.say("FAILED " + text)
        print("collect-corpus.py: " + text.splitlines()[0], file=sys.stderr)

    def run(self, command, seconds, **more):
        try:
            done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                  timeout=seconds, text=True, errors="replace", **more)
            return done.returncode, done.stdout
        except subprocess.TimeoutExpired as late:
            return 124, f"stopped after {seconds} s: {(late.stdout or b'')[-500:]!r}"
        except OSError as missing:
            return 127, str(missing)

    def tasks(self):
        for path in sorted(glob.glob(f"{ROOT}/corpus/tasks/*/task.yaml")):
            task = yaml.safe_load(open(path))
            if not self.options.task or task["id"] in self.options.task:
                yield task

    def build(self, source, task):
        """One program; its path, or nothing when it does not build."""
        name = task["id"] + "-" + (os.path.basename(os.path.dirname(source)) if source else "cpu")
        folder = f"{self.work}/{name}"
        os.makedirs(folder, exist_ok=True)
        main = f"{folder}/main.cpp"
        open(main, "w").write(driver(task))
        home = f"{ROOT}/corpus/tasks/{task['id']}"
        program = f"{folder}/program"
        if not source:
            command = [self.cxx, "-O2", "-std=c++20", f"-I{ROOT}", f"-I{ROOT}/corpus/tasks",
                       "-o", program, main, f"{home}/generate.cpp", f"{home}/reference.cpp"]
        else:
            text = open(source).read()
            libraries = []
            for include, flags in LIBRARIES.items():
                if re.search(rf'#\s*include\s*[<"]{re.escape(include)}', text):
                    libraries += flags
            trusted = []
            for part in (main, f"{home}/generate.cpp"):
                object_file = f"{folder}/{os.path.basename(part)}.o"
                code, output = self.run([self.cxx, "-O2", "-std=c++20", f"-I{ROOT}",
                                         f"-I{ROOT}/corpus/tasks", "-c", part, "-o", object_file], 120)
                if code:
                    self.problem(f"{part} does not compile:\n{output[-1500:]}")
                    return None
                trusted.append(object_file)
            command = [self.nvcc, "-O3", "-std=c++17", f"-arch={self.arch}", "-lineinfo",
                       "-o", program, source] + trusted + libraries
        code, output = self.run(command, 300)
        if code:
            self.problem(f"{name} does not build:\n{output[-1500:]}")
            return None
        return program

    def sizes(self, task):
        for size in self.options.sizes.split(","):
            values = ALIGNED.get(task["id"]) if size == "aligned" else task["sizes"].get(size)
            if values is None and size == "aligned":
                size, values = "small", task["sizes"]["small"]
            yield size, [f"{k}={v}" for k, v in values.items()]

    def check(self):
        for task in self.tasks():
            program = self.build(None, task)
            for size, arguments in self.sizes(task):
                code, output = self.run([program] + arguments, 60) if program else (1, "")
                self.say(f"{task['id']} {size}: {code} {output.strip()}")
                if code or "called" not in output:
                    self.problem(f"{task['id']} {size}: the main failed: {output[-300:]}")

    def profile(self, program, arguments, report):
        metrics = ",".join(KERNEL_METRICS)
        forms = [["--section", "SourceCounters", "--metrics", metrics, "--kernel-id", ":::1|3"],
                 ["--section", "SourceCounters", "--metrics", metrics, "--launch-count", "20"],
                 ["--section", "SourceCounters", "--launch-count", "20"],
                 ["--set", "full", "--launch-count", "8"]]
        output = ""
        for form in forms:
            code, output = self.run([self.ncu, "--clock-control", "none", "--force-overwrite",
                                     "--target-processes", "all", "--export", report] + form +
                                    [program] + arguments, 90)
            if os.path.exists(report) and "No kernels were profiled" not in output:
                if code:
                    self.say(f"ncu ended with {code}: {output[-400:]}")
                return True
            self.say(f"ncu {' '.join(form[:1] + form[4:])} gave nothing ({code}): {output[-600:]}")
            if code == 124:
                break
        self.problem(f"{report}: nothing was profiled: {output[-300:]}")
        return False

    def reader(self):
        """Nsight Compute's module that reads reports, or None."""
        home = os.path.dirname(os.path.realpath(self.ncu))
        places = glob.glob(f"{home}/extras/python") + glob.glob(f"{home}/../../extras/python") + \
            glob.glob("/opt/nvidia/nsight-compute/*/extras/python") + \
            glob.glob("/usr/local/cuda*/nsight-compute*/extras/python")
        for place in places:
            sys.path.insert(0, place)
            try:
                import ncu_report
                return ncu_report
            except Exception as problem:  # a module for another Python
                self.say(f"{place}: {problem}")
                sys.path.pop(0)
        self.problem("no ncu_report module; only source-pages.txt.gz will tell of single lines")
        return None

    def instructions(self, module, report, entry, out, kernels):
        context = module.load_report(report)
        count = 0
        for r in range(context.num_ranges()):
            range_ = context.range_by_idx(r)
            for a in range(range_.num_actions()):
                action = range_.action_by_idx(a)
                count += 1
                try:
                    kernel = action.name(action.NameBase_FUNCTION)
                    mangled = action.name(action.NameBase_MANGLED)
                except Exception:
                    kernel, mangled = action.name(), ""
                table, totals = {}, {}
                for name in action.metric_names():
                    metric = action.metric_by_name(name)
                    if metric is None:
                        continue
                    if name in KERNEL_METRICS or name.startswith(("launch__block", "launch__grid")):
                        totals[name] = metric.as_double()
                    if not re.match(r"(inst_executed|thread_inst_executed|memory_|derived__memory|"
                                    r"sass__inst|smsp__sass_inst)", name):
                        continue
                    try:
                        instances = metric.num_instances()
                        if not instances or not metric.has_correlation_ids():
                            continue
                        ids = metric.correlation_ids()
                        for i in range(instances):
                            table.setdefault(ids.as_uint64(i), {})[name] = metric.as_double(i)
                    except Exception as problem:
                        self.say(f"{name}: {problem}")
                kernels.append(dict(entry, kernel=kernel, mangled=mangled, **totals))
                for pc in sorted(table):
                    try:
                        sass = action.sass_by_pc(pc)
                    except Exception:
                        sass = ""
                    if sass and not MEMORY_OPCODE.search(sass):
                        continue
                    try:
                        info = action.source_info(pc)
                        file, line = (os.path.basename(info.file_name()), info.line()) if info else ("", 0)
                    except Exception:
                        file, line = "", 0
                    out.write(json.dumps(dict(entry, kernel=kernel, action=count, pc=pc - min(table),
                                              sass=sass, file=file, line=line,
                                              **{k: v for k, v in table[pc].items() if v})) + "\n")
        return count

    def collect(self):
        if not (self.ncu and shutil.which(self.ncu)):
            self.problem("there is no ncu; set NCU")
            return
        self.say(f"{self.ncu}: {self.run([self.ncu, '--version'], 60)[1].splitlines()[-1]}")
        self.say(self.run(["nvidia-smi", "--query-gpu=name,compute_cap,driver_version",
                           "--format=csv,noheader"], 60)[1].strip())
        work = []
        for task in self.tasks():
            for source in sorted(glob.glob(f"{ROOT}/corpus/solutions/*/{task['id']}.cu")):
                author = os.path.basename(os.path.dirname(source))
                if not self.options.author or author in self.options.author:
                    work.append((source, task, author))
        with concurrent.futures.ThreadPoolExecutor(max(2, os.cpu_count() or 2)) as pool:
            programs = list(pool.map(lambda w: self.build(w[0], w[1]), work))
        self.say(f"built {sum(p is not None for p in programs)} of {len(work)}")
        module = self.reader()
        jobs = []
        for (source, task, author), program in zip(work, programs):
            for rank, (size, arguments) in enumerate(self.sizes(task) if program else []):
                jobs.append((rank, task["id"], author, size, program, arguments))
        jobs.sort(key=lambda job: job[0])
        kernels = []
        pages = gzip.open(os.path.join(self.options.out, "source-pages.txt.gz"), "wt")
        with gzip.open(os.path.join(self.options.out, "instructions.jsonl.gz"), "wt") as out:
            for rank, task, author, size, program, arguments in jobs:
                if time.time() - self.start > self.options.budget:
                    self.problem(f"{author}/{task} {size} and those after it: no time left")
                    break
                entry = {"author": author, "task": task, "size": size}
                report = f"{os.path.dirname(program)}/{size}.ncu-rep"
                if not self.profile(program, arguments, report):
                    continue
                count = 0
                if module:
                    try:
                        count = self.instructions(module, report, entry, out, kernels)
                    except Exception as problem:
                        self.problem(f"{author}/{task} {size}: {type(problem).__name__}: {problem}")
                if rank == 0 and (not count or author in ("memory", "tuned")):
                    code, text = self.run([self.ncu, "--import", report, "--page", "source", "--csv",
                                           "--print-source", "cuda,sass"], 60)
                    if code:
                        code, text = self.run([self.ncu, "--import", report, "--page", "source",
                                               "--csv"], 60)
                    pages.write(f"##### {author}/{task} {size} ({code})\n{text}\n")
                if not count:
                    code, text = self.run([self.ncu, "--import", report, "--page", "raw", "--csv",
                                           "--print-units", "base"], 60)
                    pages.write(f"##### raw {author}/{task} {size} ({code})\n{text}\n")
                self.say(f"{author}/{task} {size}: {count} launches")
        pages.close()
        summarise(self.options.out)
        columns = ["author", "task", "size", "kernel"] + sorted({k for row in kernels for k in row} -
                                                                {"author", "task", "size", "kernel"})
        with open(os.path.join(self.options.out, "kernels.csv"), "w", newline="") as text:
            writer = csv.DictWriter(text, columns, restval="")
            writer.writeheader()
            writer.writerows(kernels)


WIDTHS = ((".128", 16), (".64", 8), (".U16", 2), (".S16", 2), (".U8", 1), (".S8", 1))
KINDS = {"LDG": ("global", "load"), "STG": ("global", "store"), "LDS": ("shared", "load"),
         "STS": ("shared", "store")}


def summarise(folder):
    """lines.csv from instructions.jsonl.gz: instructions of one line, kind and width added up."""
    lines = {}
    with gzip.open(os.path.join(folder, "instructions.jsonl.gz"), "rt") as text:
        for record in map(json.loads, text):
            opcode = MEMORY_OPCODE.search(record["sass"])
            if not opcode or opcode.group(1) not in KINDS or not record["line"]:
                continue
            space, kind = KINDS[opcode.group(1)]
            word = record["sass"][opcode.start():].split()[0]
            width = next((bytes_ for suffix, bytes_ in WIDTHS if suffix in word + "."), 4)
            key = (record["author"], record["task"], record["size"], record["kernel"], record["file"],
                   record["line"], space, kind, width)
            line = lines.setdefault(key, [0, 0, 0, 0])
            threads = next((record[m] for m in ("thread_inst_executed_true", "thread_inst_executed",
                                                "smsp__sass_thread_inst_executed_true")
                            if m in record), 0)
            sectors = record.get("memory_l2_theoretical_sectors_global", 0)
            wavefronts = record.get("memory_l1_wavefronts_shared", 0)
            for i, value in enumerate((record.get("inst_executed", 0), threads, sectors, wavefronts)):
                line[i] += value
    with open(os.path.join(folder, "lines.csv"), "w", newline="") as text:
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(["author", "task", "size", "kernel", "file", "line", "space", "kind", "width",
                         "instructions", "threads", "sectors", "wavefronts"])
        for key in sorted(lines):
            if lines[key][0]:
                writer.writerow(list(key) + [int(v) for v in lines[key]])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", required=True)
    parser.add_argument("--author", action="append")
    parser.add_argument("--task", action="append")
    parser.add_argument("--sizes", default="aligned,small")
    parser.add_argument("--budget", type=float, default=480, help="seconds after which no further profile starts")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--summarise", action="store_true")
    options = parser.parse_args()
    if options.summarise:
        summarise(options.out)
        return 0
    collector = Collector(options)
    try:
        collector.check() if collector.options.check else collector.collect()
    finally:
        shutil.rmtree(collector.work, ignore_errors=True)
    return 1 if collector.failed else 0


if __name__ == "__main__":
    sys.exit(main())
