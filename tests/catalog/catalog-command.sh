#!/usr/bin/env bash
# The catalog command as people call it. Usage: catalog-command.sh PATH/TO/accelscope
set -u
program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failures=0
# expect NAME STATUS PATTERN COMMAND...: exit status and, in either output, the pattern.
expect() {
  local name=$1 status=$2 pattern=$3
  shift 3
  "$@" > "$folder/out" 2>&1
  local got=$?
  if [ $got -ne "$status" ] || ! grep -q -- "$pattern" "$folder/out"; then
    echo "$name: exit status $got, wanted $status and '$pattern' in:"
    cat "$folder/out"
    failures=$((failures + 1))
  fi
}

expect "table" 0 '^43 strategies$' "$program" catalog list
expect "family" 0 '^3 strategies$' "$program" catalog list --family balance
expect "wrong family" 2 'family' "$program" catalog list --family nothing
expect "json" 0 '"catalog_version"' "$program" catalog list --format json
expect "show" 0 '^Present when$' "$program" catalog show memory-coalescing
expect "show as markdown" 0 '^# early-exit$' "$program" catalog show early-exit --format markdown
expect "strategies beyond the catalogue" 0 '^12 strategies$' "$program" catalog list --extended
expect "show one of them" 0 '^cuda-graphs: CUDA graphs$' "$program" catalog show cuda-graphs
expect "suggest one of them" 2 "did you mean 'cuda-graphs'" "$program" catalog show cuda_graph
expect "one catalogue at a time" 2 'excludes' \
  "$program" catalog list --extended --catalog "$folder/none.yaml"
expect "suggestion" 2 "did you mean 'grid-stride-loop'" "$program" catalog show grid_stride_lop
expect "no suggestion" 2 'catalog list' "$program" catalog show quicksort
expect "missing file" 2 'cannot be opened' "$program" catalog list --catalog "$folder/none.yaml"
printf 'catalog_version: "1"\nexpected: 1\ngeneral_rules: []\nstrategis: []\n' > "$folder/bad.yaml"
expect "bad file" 2 "bad.yaml:4: unknown key 'strategis'" \
  "$program" catalog list --catalog "$folder/bad.yaml"
[ "$("$program" catalog list --format ids | wc -l)" -eq 43 ] || {
  echo "ids: not 43 lines"
  failures=$((failures + 1))
}
exit $((failures > 0))
