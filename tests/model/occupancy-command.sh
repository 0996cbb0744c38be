#!/bin/sh
# `accelscope occupancy` on a source, with and without what the compiler said, and its complaints.
set -eu
accelscope=$1
inputs=$(dirname "$0")/inputs
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() {
  echo "occupancy-command: $1" >&2
  exit 1
}
has() { grep -q -e "$2" "$1" || { cat "$1" >&2; fail "no '$2' in the output"; }; }

"$accelscope" occupancy --no-cache "$inputs/occupancy.cu" > "$work/plain"
has "$work/plain" 'stage<255>: at most 62.5% of sm_90 (40 of 64 warps, 5 blocks), limited by shared memory'
has "$work/plain" 'registers not known (launch bounds allow 32)'

"$accelscope" occupancy --no-cache --ptxas-log "$inputs/occupancy.log" "$inputs/occupancy.cu" > "$work/log"
has "$work/log" 'stage<255>: 62.5% of sm_90 .* 1024 bytes static + 40960 bytes dynamic'
has "$work/log" 'heavy: 100% of sm_90 .* 32 registers, .*spills 8 bytes to local memory and loads 8'

"$accelscope" occupancy --no-cache --arch sm_80 --format json --ptxas-log "$inputs/occupancy.log" \
  "$inputs/occupancy.cu" > "$work/json"
has "$work/json" '"arch": "sm_80"'
has "$work/json" '"blocks": 3'
has "$work/json" '"upper_bound": false'

# The same twice: the same bytes.
"$accelscope" occupancy --no-cache --ptxas-log "$inputs/occupancy.log" "$inputs/occupancy.cu" | cmp - "$work/log"

status=0
"$accelscope" occupancy --no-cache --arch sm_52 "$inputs/occupancy.cu" 2> "$work/error" || status=$?
[ "$status" -eq 2 ] || fail "an unknown architecture gave status $status"
has "$work/error" "limits of 'sm_52' are not known"
status=0
"$accelscope" occupancy --no-cache --cubin "$inputs/occupancy.log" "$inputs/occupancy.cu" 2> "$work/error" || status=$?
[ "$status" -eq 2 ] || fail "a log given as a cubin gave status $status"
has "$work/error" 'no ELF file'
status=0
"$accelscope" occupancy --no-cache --ptxas-log "$work/missing" "$inputs/occupancy.cu" 2> "$work/error" || status=$?
[ "$status" -eq 2 ] || fail "a missing log gave status $status"
