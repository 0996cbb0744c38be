#!/usr/bin/env python3
"""Damages the sources of the tests and sees that each damaged file still gets its record.

usage: fuzz.py --accelscope PROGRAM --seconds N [--seed N] [--keep FOLDER] SOURCE-FOLDER...

Each round writes a batch of mutants (tokens deleted, doubled and swapped, bytes flipped, text cut
off, brackets nested deeply, two files spliced) and runs `annotate` on them as a user would. The run
fails when the program ends by a signal or a status beside 0 and 1, prints no valid JSON, or leaves
out a file. A worker that crashed costs its file a `failed` record; such files are counted and, with
--keep, kept.
"""
import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

TOKEN = re.compile(r"\w+|\s+|[^\w\s]")
BATCH = 16


def sources(folders):
    found = []
    for folder in folders:
        for base, _, names in os.walk(folder):
            found += [os.path.join(base, n) for n in names if n.endswith((".cu", ".cuh"))]
    found = sorted(p for p in found if os.path.getsize(p) < 20000)
    if not found:
        sys.exit("no .cu file in " + " ".join(folders))
    return [open(p, encoding="utf-8", errors="replace").read() for p in found]


def mutate(rng, texts):
    text = rng.choice(texts)
    for _ in range(rng.randint(1, 4)):
        kind = rng.randrange(8)
        tokens = TOKEN.findall(text)
        if len(tokens) < 4:
            return text
        at, to = rng.randrange(len(tokens)), rng.randrange(len(tokens))
        if kind == 0:
            end = min(len(tokens), at + rng.randint(1, 6))
            del tokens[at:end]
        elif kind == 1:
            tokens[at:at] = tokens[at : at + rng.randint(1, 12)]
        elif kind == 2:
            tokens[at], tokens[to] = tokens[to], tokens[at]
        elif kind == 3:
            raw = bytearray("".join(tokens).encode("utf-8", "replace"))
            for _ in range(rng.randint(1, 5)):
                raw[rng.randrange(len(raw))] ^= 1 << rng.randrange(8)
            raw = raw.replace(b"\0", b" ")  # a binary file is refused, with a sentence
            text = raw.decode("utf-8", "surrogateescape")
            continue
        elif kind == 4:
            text = text[: rng.randrange(len(text))]
            continue
        elif kind == 5:
            left, right = rng.choice(["()", "{}", "[]", "<>"])
            depth = rng.choice([3, 50, 1000, 20000])
            tokens[at:at] = [left * depth, rng.choice(tokens), right * depth]
        elif kind == 6:
            other = TOKEN.findall(rng.choice(texts))
            tokens = tokens[:at] + other[rng.randrange(len(other) or 1) :]
        else:
            tokens[at] = rng.choice(["template <class T>", "auto", "0x", "9999999999999999999999",
                                     "-1", "__shared__", "<<<1, 1>>>", "}", "#if 1\n", "\\\n", '"',
                                     "operator", "struct S : S", "sizeof", "%0", "/*"])
        text = "".join(tokens)
    return text


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--accelscope", required=True)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep")
    options = parser.parse_args()
    rng = random.Random(options.seed)
    texts = sources(options.folders)
    start, files, statuses, broken = time.time(), 0, {}, []
    while time.time() - start < options.seconds:
        folder = tempfile.mkdtemp(prefix="accelscope-fuzz-")
        paths = []
        for i in range(BATCH):
            path = os.path.join(folder, "m%02d.cu" % i)
            with open(path, "wb") as out:
                # A file without a token is refused with a sentence and gets no record.
                text = mutate(rng, texts)
                out.write((text if text.strip() else ";").encode("utf-8", "surrogateescape"))
            paths.append(path)
        run = subprocess.run([options.accelscope, "annotate", "--no-cache"] + paths,
                             capture_output=True, timeout=900)
        problem = ""
        if run.returncode not in (0, 1):
            problem = "status %d: %s" % (run.returncode, run.stderr[-300:].decode("utf-8", "replace"))
        seen = set()
        for line in run.stdout.splitlines():
            try:
                record = json.loads(line)
            except ValueError:
                problem = problem or "not JSON: %r" % line[:200]
                continue
            seen.add(os.path.basename(record["source"]["path"]))
            statuses[record["status"]] = statuses.get(record["status"], 0) + 1
            crashed = [n for n in record["notes"] if "signal" in n or "crash" in n]
            if record["status"] == "failed" and crashed:
                broken.append(crashed[0])
                if options.keep:
                    os.makedirs(options.keep, exist_ok=True)
                    shutil.copy(os.path.join(folder, os.path.basename(record["source"]["path"])),
                                os.path.join(options.keep, "crash%03d.cu" % len(broken)))
        missing = [p for p in paths if os.path.basename(p) not in seen]
        if missing and not problem:
            problem = "no record for %d files, first %s" % (len(missing), missing[0])
        files += len(paths)
        if problem:
            print("FAILED after %d files (seed %d): %s; the files are in %s"
                  % (files, options.seed, problem, folder))
            return 1
        shutil.rmtree(folder)
    print("%d damaged files, a record for each: %s; %d ended their worker"
          % (files, ", ".join("%s %d" % s for s in sorted(statuses.items())), len(broken)))
    for note in broken[:5]:
        print("  " + note)
    return 0


if __name__ == "__main__":
    sys.exit(main())
