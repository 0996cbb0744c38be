#!/usr/bin/env python3
"""Counts, for each folder of a suite, the places in kernels that access global memory with a stride.

    strided-places.py ACCELSCOPE FOLDER      for example: build/bin/accelscope gpu-rodinia/cuda

A place is one array at one line of one kernel, loads and stores apart. It is `strided` when the model
knows its form and a request of a warp touches more than twice the sectors of a packed one, `indirect`
when the index is loaded and differs from lane to lane, `unknown` when the model has no form for it.
`findings` and `lines` are what the rule uncoalesced-global-access reports, and the lines that its
findings and their notes name.
"""

import collections
import json
import os
import re
import subprocess
import sys

ACCESS = re.compile(r"    line (\d+) (.*?)\[.*\] (load|store) .* stride (\w+)(?: -?\d+)?"
                    r"(?: sectors ([\d.]+)/([\d.]+))?(.*)")
ORDER = ["fine", "unknown", "indirect", "strided"]


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, timeout=300).stdout


def places_of(tool, path):
    kernel = None
    for line in run("timeout", "60", tool, "model", path).splitlines():
        if line.startswith("kernel "):
            kernel = line.split()[1]
        elif line.startswith("host "):
            kernel = None
        found = ACCESS.match(line)
        if not kernel or not found or "shared" in found.group(7).split():
            continue
        where, array, kind, stride = found.group(1, 2, 3, 4)
        sectors, ideal = float(found.group(5) or 0), float(found.group(6) or 0)
        known = stride in ("constant", "symbolic", "irregular") and sectors > 2 * ideal
        verdict = "strided" if known else stride if stride in ("indirect", "unknown") else "fine"
        yield (kernel, where, array, kind), verdict


def main():
    tool, suite = sys.argv[1:3]
    total = collections.Counter()
    print("| folder | places | strided | indirect | unknown | findings | lines |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for name in sorted(os.listdir(suite)):
        files = sorted(os.path.join(root, file) for root, _, names in os.walk(os.path.join(suite, name))
                       for file in names if file.endswith(".cu"))
        if not files:
            continue
        places = {}
        for path in files:
            for key, verdict in places_of(tool, path):
                places[key] = max(places.get(key, "fine"), verdict, key=ORDER.index)
        findings = json.loads(run(tool, "lint", "--format", "json", "--exit-zero", "--rule",
                                  "uncoalesced-global-access", *files) or "[]")
        lines = {(f["file"], f["line"]) for f in findings}
        lines |= {(n["file"], n["line"]) for f in findings for n in f["notes"]
                  if "the same kind of stride" in n["message"]}
        counts = collections.Counter(places.values())
        row = collections.Counter(places=len(places), strided=counts["strided"],
                                  indirect=counts["indirect"], unknown=counts["unknown"],
                                  findings=len(findings), lines=len(lines))
        total += row
        print(f"| {name} | " + " | ".join(str(row[k]) for k in ("places", "strided", "indirect",
                                                               "unknown", "findings", "lines")) + " |",
              flush=True)
    print("| all | " + " | ".join(str(total[k]) for k in ("places", "strided", "indirect", "unknown",
                                                         "findings", "lines")) + " |")


if __name__ == "__main__":
    main()
