#!/usr/bin/env bash
# The whole pipeline on the shipped corpus and its recorded measurements: annotate, merge, correlate, report.
# Needs no GPU and no CUDA toolkit.
set -euo pipefail
cd "$(dirname "$0")/.."
accelscope=$1
mkdir -p out
step() { printf '\n== %s\n' "$*" >&2; }

step "annotate: static labels of every solution"
"$accelscope" annotate corpus/solutions --task-dir corpus/tasks --format jsonl -o out/static.jsonl

step "merge: static labels and the labels of a second reader, whose quotes are checked"
merged=0
"$accelscope" merge --static out/static.jsonl --assisted corpus/labels --corpus corpus -o out/merged.jsonl || merged=$?
# 1 says that labels were refused: they are listed above, the rest is merged.
[ "$merged" -le 1 ] || exit "$merged"

step "correlate: which strategies go with speed"
"$accelscope" correlate corpus --labels out/merged.jsonl --format json -o out/correlation.json

step "report: out/report.html and out/report.md"
"$accelscope" report corpus --labels out/merged.jsonl -o out

step "solutions"
"$accelscope" annotate corpus/solutions --task-dir corpus/tasks --format table --quiet
step "authors"
"$accelscope" leaderboard corpus
printf '\nout/report.html and out/report.md are written.\n'
