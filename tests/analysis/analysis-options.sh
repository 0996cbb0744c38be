#!/usr/bin/env bash
# How the commands that analyse sources find and show compile commands, and CUDA in Python.
# Usage: analysis-options.sh PATH/TO/accelscope
set -u
program=$(realpath "$1")
folder=$(realpath "$(mktemp -d)")
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 2
failures=0
fail() {
  echo "$1"
  failures=$((failures + 1))
}
# expect NAME STATUS COMMAND...: exit status; output goes to out and err.
expect() {
  local name=$1 status=$2
  shift 2
  "$@" > "$folder/out" 2> "$folder/err"
  local got=$?
  [ $got -eq "$status" ] || fail "$name: exit status $got, wanted $status: $(cat "$folder/err")"
}
has() { grep -qF -- "$2" "$folder/$1" || fail "no '$2' in $1: $(cat "$folder/$1")"; }
hasNot() { ! grep -qF -- "$2" "$folder/$1" || fail "'$2' in $1: $(cat "$folder/$1")"; }

mkdir -p project/src project/include project/build/rsp other
cat > project/src/k.cu << 'SOURCE'
#include "helper.cuh"
#ifndef FROM_COMMAND
#error
#endif
__global__ void scale(float *x) { x[threadIdx.x] = helper(x[threadIdx.x]) * FACTOR; }
SOURCE
echo '__device__ inline float helper(float v) { return v * FROM_COMMAND; }' > project/include/helper.cuh
echo "-I\"$folder/project/include\" -isystem=/nowhere" > project/build/rsp/includes.rsp
cat > project/build/compile_commands.json << DATABASE
[{"directory": "$folder/project/build", "file": "$folder/project/src/k.cu",
  "command": "nvcc -forward-unknown-to-host-compiler -DFROM_COMMAND=2 -DFACTOR=3 --options-file rsp/includes.rsp -O3 -std=c++20 --generate-code=arch=compute_80,code=[compute_80,sm_80] -maxrregcount 64 -Xcompiler=-fPIC -x cu -c $folder/project/src/k.cu -o k.o"}]
DATABASE

for command in annotate lint model; do
  expect "$command shows its command" 0 "$program" "$command" --print-command project/src/k.cu
  has out "# project/src/k.cu: $folder/project/build/compile_commands.json"
  has out "# left out: -O3 (code generation)"
  has out "# left out: -fPIC (code generation)"
  has out " -std=c++20 "
  has out " --cuda-gpu-arch=sm_80 "
  has out " -I$folder/project/include "
  has out " -isystem /nowhere "
  has out " -DFROM_COMMAND=2 "
  [ "$(tail -n 1 out | cut -d' ' -f1)" = clang++ ] || fail "$command: the last line is no command"
done
expect "the user's options win" 0 "$program" annotate --print-command --arch sm_70 --std gnu++17 \
  -DFACTOR=7 -I other --extra-arg=-DLAST project/src/k.cu
has out " --cuda-gpu-arch=sm_70 "
has out " -std=c++17 "
has out " -DFACTOR=7 "
hasNot out " -DFACTOR=3"
has out " -DLAST "
expect "a header by its includer" 0 "$program" annotate --print-command project/include/helper.cuh
has out "by the entry of $folder/project/src/k.cu, which includes the file"
expect "analysis with the command" 0 "$program" annotate --format jsonl -q project/src/k.cu
has out '"status":"ok"'
has out 'compiled with at most 64 registers for each thread'
has out "'scale' limits its registers per thread"
expect "lint with the command" 0 "$program" lint project/src/k.cu
hasNot err "only in part"

expect "a folder without a database" 2 "$program" annotate -p other project/src/k.cu
has err "other: no compile_commands.json"
[ "$(wc -l < err)" -eq 1 ] || fail "more than one sentence: $(cat err)"
expect "no standard" 2 "$program" annotate --std c99 project/src/k.cu
has err "'c99' is no C++ standard"
cp -r project broken
echo '[{"file": ' > broken/build/compile_commands.json
expect "a broken database above a source" 0 "$program" annotate --format jsonl -q broken/include/helper.cuh
has err "broken/build/compile_commands.json:2: not valid JSON"
expect "a broken database that was asked for" 2 "$program" lint -p broken/build broken/src/k.cu
has err "not valid JSON"
rm project/build/rsp/includes.rsp
expect "a missing response file" 0 "$program" annotate --format jsonl -q project/src/k.cu
has out "the response file '$folder/project/build/rsp/includes.rsp' cannot be read"

expect "no architecture" 2 "$program" annotate --arch sm_xx project/src/k.cu
has err "'sm_xx' is no device architecture; write it as sm_90"
expect "no folder" 2 "$program" annotate -I "$folder/gone" project/src/k.cu
has err "'$folder/gone' is no folder"

cat > views.cu << 'SOURCE'
#include <vector>
__global__ void rows(const float *a, float *b, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
#if __CUDA_ARCH__ >= 900
  if (i < n)
    b[i] = a[i];
#else
  __shared__ float tile[256];
  if (i < n)
    tile[threadIdx.x] = a[i];
  __syncthreads();
  if (i < n)
    b[i] = tile[255 - threadIdx.x] + tile[threadIdx.x];
#endif
}
#ifndef __CUDA_ARCH__
void run(const std::vector<float> &h, float *d) {
  cudaStream_t s[2];
  for (auto &stream : s)
    cudaStreamCreate(&stream);
  for (int i = 0; i < 2; ++i) {
    cudaMemcpyAsync(d + i * 512, h.data() + i * 512, 2048, cudaMemcpyHostToDevice, s[i]);
    rows<<<2, 256, 0, s[i]>>>(d + i * 512, d, 512);
  }
}
#endif
SOURCE
expect "host code behind a guard" 0 "$program" annotate --format jsonl -q views.cu
has out '"launches":[23]'
has out '(host view)'
has out '{"id":"shared-memory-tiling","verdict":"absent"'
[ "$(grep -o '"name":"rows"' out | wc -l)" -eq 1 ] || fail "a kernel is listed once for each view"
for views in "--arch sm_90,sm_80" "--arch sm_90 --arch sm_80"; do
  expect "a second architecture" 0 "$program" annotate --format jsonl -q $views views.cu
  has out '{"id":"shared-memory-tiling","verdict":"present"'
  has out '(sm_80 view)'
done
expect "the second architecture alone" 0 "$program" annotate --format jsonl -q --arch sm_80 views.cu
hasNot out '(sm_80 view)'

mkdir -p parts
echo '__global__ void axpy(real *y, real a) { y[threadIdx.x] += a; }' > parts/axpy.inl
printf 'typedef float real;\n#include "axpy.inl"\n' > parts/main.cu
expect "a fragment" 0 "$program" annotate --format jsonl -q parts/axpy.inl
has out '"status":"ok"'
has out 'parts/axpy.inl: read behind what stands before parts/main.cu:2, which includes it'

cat > module.py << 'SOURCE'
from torch.utils.cpp_extension import load_inline
import cupy

source = r"""
__global__ void first(float *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    x[i] = 2 * x[i];
}
torch::Tensor run(torch::Tensor x) {
  first<<<(x.numel() + 255) / 256, 256>>>(x.data_ptr<float>(), x.numel());
  return x;
}
"""
module = load_inline("m", cpp_sources="torch::Tensor run(torch::Tensor x);", cuda_sources=source)
other = cupy.RawKernel('extern "C" __global__ '
                       'void second(float *out, float *x) {\n'
                       '  atomicAdd(out, x[threadIdx.x]);\n'
                       '}\n', "second")
SOURCE
expect "Python" 0 "$program" annotate --format jsonl -q module.py
has out '"status":"ok"'
has out '{"name":"first","file":"module.py","line":5,"end_line":9,"launches":[11]'
has out '{"name":"second","file":"module.py","line":16,"end_line":19,'
has out '"file":"module.py","lines":[18,18],"kernel":"second"'
expect "Python findings" 1 "$program" lint -q --rule contended-global-atomic module.py
has out "module.py:18:27:"
has out "'  atomicAdd(out, x[threadIdx.x]);"
printf 'text = "none"\n' > empty.py
expect "Python without CUDA" 0 "$program" annotate --format jsonl -q empty.py
has out "no string of this Python file defines a kernel"

cat > spread.cu << 'SOURCE'
__global__ void leaf(int *x) { x[threadIdx.x] = 1; }
__global__ void root(int *x) { leaf<<<1, 32>>>(x); }
int main() { root<<<1, 1>>>(nullptr); }
SOURCE
expect "the catalogue alone" 0 "$program" annotate --format jsonl -q spread.cu
hasNot out '"extended"'
expect "and beyond it" 0 "$program" annotate --extended --format jsonl -q spread.cu
has out '"extended":['
has out '"id":"dynamic-parallelism","verdict":"present"'
expect "the catalogue alone, after it" 0 "$program" annotate --format jsonl -q spread.cu
hasNot out '"extended"'
expect "a table of both" 0 "$program" annotate --extended --format table -q spread.cu
has out "dynamic-parallelism"

if [ $failures -gt 0 ]; then
  echo "$failures checks failed"
  exit 1
fi
echo "all checks passed"
