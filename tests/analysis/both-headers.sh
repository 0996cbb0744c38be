#!/usr/bin/env bash
# The same strategies are found with the built-in headers and with a toolkit's, whose threadIdx.x is
# a property. Usage: both-headers.sh PATH/TO/accelscope SOURCES TOOLKIT
set -u
program=$(realpath "$1")
cd "$2" || exit 2
toolkit=$3
if [ ! -e "$toolkit/include/cuda_runtime.h" ]; then
  echo "skipped: no CUDA toolkit in $toolkit"
  exit 77
fi
present() { # [option...] FILE: the ids of what is present
  "$program" annotate --no-cache -q --format jsonl "$@" |
    grep -oE '"id":"[a-z0-9-]+","verdict":"present"' | sort
}
failures=0 compared=0
# Spread over all strategies; the order of the names decides.
for file in $(ls -- */positive-1.cu | awk 'NR % 4 == 1'); do
  ours=$(present "$file")
  theirs=$(present --cuda-path "$toolkit" "$file")
  compared=$((compared + 1))
  [ -n "$ours" ] && [ "$ours" = "$theirs" ] && continue
  echo "$file: built-in headers: $ours; toolkit: $theirs"
  failures=$((failures + 1))
done
echo "$compared sources, $failures differ"
[ $compared -gt 5 ] && [ $failures -eq 0 ]
