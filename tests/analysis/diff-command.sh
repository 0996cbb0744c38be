#!/usr/bin/env bash
# What `accelscope diff` says of two versions of a source. Usage: diff-command.sh PATH/TO/accelscope
set -u
program=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 2
failures=0
fail() {
  echo "$1"
  failures=$((failures + 1))
}
has() { grep -qF -- "$2" "$1" || fail "no '$2' in $1: $(cat "$1")"; }
hasNot() { ! grep -qF -- "$2" "$1" || fail "'$2' in $1: $(cat "$1")"; }

cat > a.cu << 'SOURCE'
#include <cuda_runtime.h>
__global__ void sums(const float *x, float *y, int rows, int cols) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  float s = 0;
  if (r < rows) {
    for (int c = 0; c < cols; ++c) s += x[r * cols + c];
    y[r] = s;
  }
}
__global__ void old(int *p) { p[threadIdx.x] = 1; }
void run(const float *x, float *y, int *p, int n, int m) { sums<<<n, 64>>>(x, y, n, m); old<<<1, 32>>>(p); }
SOURCE
sed -e 's/const float \*x, float \*y, int rows/const float *__restrict__ x, float *y, int rows/' \
    -e 's/\bsums\b/rowSums/g' -e 's/for (int c/\n#pragma unroll 4\nfor (int c/' -e '/void old/d' -e 's/old<<<.*p); }/ }/' a.cu > b.cu

"$program" diff a.cu b.cu > text 2> err || fail "exit status of diff: $(cat err)"
has text "+ restrict-qualification"
has text "+ loop-unrolling"
has text "kernel sums is now rowSums"
has text "kernel old is gone"
"$program" diff b.cu a.cu > back 2> err
has back "- restrict-qualification"
has back "kernel old is new"
"$program" diff a.cu a.cu > same
has same "the same strategies to the same degree"
hasNot same "kernel"
"$program" diff a.cu b.cu --format json > json
has json '"schema": "accelscope-diff-1"'
has json '"by": "similarity"'
has json '"change": "added"'
"$program" diff a.cu b.cu --format json > again
cmp -s json again || fail "two runs differ"
"$program" diff a.cu missing.cu > out 2> err && fail "a missing file is no error"
has err "missing.cu: cannot be read"

# A reference found beside the tasks or given by name takes part.
mkdir -p corpus/tasks/t corpus/solutions/me refs
cp a.cu corpus/solutions/me/t.cu
echo 'broken (' > corpus/tasks/t/reference.cpp
"$program" annotate corpus/solutions/me/t.cu --no-cache -q -o found.jsonl
has found.jsonl "reference.cpp: the reference"
echo 'int nothing;' > refs/t.ref.cpp
"$program" annotate corpus/solutions/me/t.cu --references refs --no-cache -q -o none.jsonl
has none.jsonl "t.ref.cpp: the reference holds no function with a body"
[ $failures -eq 0 ]
