#!/bin/sh
# The caches never change what annotate and lint say: not when they are cold, warm, damaged, shared
# by processes that start at once or not to be had, nor when a header changes between two runs.
# usage: cache-command.sh PROGRAM SOURCE_FOLDER...
program=$1
shift
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export ACCELSCOPE_CACHE="$work/cache"
failures=0

fail() {
  echo "FAILED: $1" >&2
  failures=$((failures + 1))
}
annotate() { "$program" annotate -q --format jsonl "$@" 2>/dev/null; }
same() { cmp -s "$1" "$2" || fail "$3"; }
forget_results() { rm -rf "$ACCELSCOPE_CACHE/results"; }

# Records and findings of every given source.
annotate --no-cache "$@" >"$work/plain"
[ -s "$work/plain" ] || fail "no records at all"
[ ! -e "$ACCELSCOPE_CACHE" ] || fail "--no-cache leaves something behind"
"$program" lint -q --exit-zero --format json --no-cache "$@" >"$work/plain-lint" 2>/dev/null
annotate "$@" >"$work/cold"
same "$work/plain" "$work/cold" "an empty cache changes records"
[ -n "$(ls "$ACCELSCOPE_CACHE/preambles")" ] || fail "no preamble is kept"
[ -n "$(ls "$ACCELSCOPE_CACHE/results")" ] || fail "no result is kept"
annotate "$@" >"$work/kept"
same "$work/plain" "$work/kept" "kept results differ"
"$program" lint -q --exit-zero --format json "$@" >"$work/lint" 2>/dev/null
same "$work/plain-lint" "$work/lint" "preambles change findings"

# One source of its own.
mkdir -p "$work/src/include" "$work/sys"
cat >"$work/src/a.cu" <<'END'
#include <vector>
#include "local.h"
#include <maybe.h>
#ifdef FROM_SYSTEM
__global__ void fromSystem(float *x) { x[threadIdx.x] = 1; }
#endif
#ifdef FROM_LOCAL
__global__ void fromLocal(float *x) { x[threadIdx.x] = 2; }
#endif
#ifdef FROM_MAYBE
__global__ void fromMaybe(float *x) { x[threadIdx.x] = 3; }
#endif
__global__ void always(float *x) { x[threadIdx.x] = 4; }
END
: >"$work/src/local.h"
one() { annotate "--extra-arg=-isystem" "--extra-arg=$work/sys" "$work/src/a.cu"; }
expect() { # kernel, yes or no, what
  if one | grep -q "\"name\":\"$1\""; then found=yes; else found=no; fi
  [ $found = "$2" ] || fail "$3"
}
sleep 0.1 # what was written just now is not kept
expect always yes "the kernel is not found"
expect fromLocal no "a kernel that is not there"
echo '#define FROM_LOCAL 1' >"$work/src/local.h"
expect fromLocal yes "a changed header beside the source goes unseen"
sleep 0.1
expect fromMaybe no "a kernel that is not there"
echo '#define FROM_MAYBE 1' >"$work/src/include/maybe.h"
expect fromMaybe yes "a header that was missing goes unseen"
sleep 0.1
expect fromSystem no "a kernel that is not there"
printf '#include_next <vector>\n' >"$work/sys/vector"
forget_results
expect fromSystem no "a kernel that is not there"
printf '#include_next <vector>\n#define FROM_SYSTEM 1\n' >"$work/sys/vector"
forget_results # the preamble of the run before holds the header as it was
rm -f "$ACCELSCOPE_CACHE"/preambles/*.lock
expect fromSystem yes "a preamble with a changed system header is used"
sleep 0.1
expect fromSystem yes "a rebuilt preamble lacks the change"
printf '#include_next <vector>\n' >"$work/sys/vector"
expect fromSystem no "a kept result outlives a changed system header"
rm "$work/sys/vector"
sleep 0.1
expect fromSystem no "a kernel that is not there"
printf '#define FROM_SYSTEM 1\n' >"$work/src/include/vector"
expect fromSystem yes "a folder of the user's that hides a precompiled header goes unseen"
rm "$work/src/include/vector"
one >"$work/one"

# Damage: each file cut, overwritten at its start, its middle and its end, emptied.
for how in cut start middle end empty; do
  forget_results
  one >"$work/again"
  for file in "$ACCELSCOPE_CACHE"/preambles/*.pch "$ACCELSCOPE_CACHE"/results/*; do
    [ -f "$file" ] || continue
    size=$(stat -c %s "$file")
    case $how in
    cut) truncate -s $((size / 2)) "$file" ;;
    start) printf 'XXXXXXXX' | dd of="$file" conv=notrunc bs=1 2>/dev/null ;;
    middle) printf 'XXXXXXXX' | dd of="$file" conv=notrunc bs=1 seek=$((size / 2)) 2>/dev/null ;;
    end) printf 'XXXXXXXX' | dd of="$file" conv=notrunc bs=1 seek=$((size - 8)) 2>/dev/null ;;
    empty) : >"$file" ;;
    esac
  done
  one >"$work/again"
  same "$work/one" "$work/again" "damage ($how) to results changes the record"
  forget_results
  one >"$work/again"
  same "$work/one" "$work/again" "damage ($how) to preambles changes the record"
done

# Several processes that find nothing and build at once.
rm -rf "$ACCELSCOPE_CACHE"
for i in 1 2 3 4; do
  one >"$work/at-once-$i" &
done
wait
for i in 1 2 3 4; do
  same "$work/one" "$work/at-once-$i" "processes that start at once disagree"
done
[ -z "$(find "$ACCELSCOPE_CACHE" -name '*.part' -o -name '*.lock')" ] ||
  fail "unfinished files are left behind"

# No cache to be had.
rm -rf "$ACCELSCOPE_CACHE"
: >"$work/file"
ACCELSCOPE_CACHE="$work/file/cache" one >"$work/none"
same "$work/one" "$work/none" "an impossible cache folder changes the record"
mkdir "$work/read-only"
chmod 555 "$work/read-only"
ACCELSCOPE_CACHE="$work/read-only" one >"$work/none"
same "$work/one" "$work/none" "a cache folder that cannot be written to changes the record"
chmod 755 "$work/read-only"
env -u ACCELSCOPE_CACHE -u XDG_CACHE_HOME -u HOME "$program" annotate -q --format jsonl \
  "--extra-arg=-isystem" "--extra-arg=$work/sys" "$work/src/a.cu" >"$work/none" 2>/dev/null
same "$work/one" "$work/none" "no home folder changes the record"

[ $failures = 0 ] || exit 1
echo "all cache checks passed"
