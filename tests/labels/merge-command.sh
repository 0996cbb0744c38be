#!/usr/bin/env bash
# The merge command on the small corpus beside this script. Usage: merge-command.sh PATH/TO/accelscope
set -u
program=$(realpath "$1")
cd "$(dirname "$0")/inputs" || exit 2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failures=0
fail() {
  echo "$1"
  failures=$((failures + 1))
}
# expect NAME STATUS COMMAND...: exit status; output goes to $folder/out and $folder/err.
expect() {
  local name=$1 status=$2
  shift 2
  "$@" > "$folder/out" 2> "$folder/err"
  local got=$?
  [ $got -eq "$status" ] || fail "$name: exit status $got, wanted $status: $(cat "$folder/err")"
}
has() { grep -qF -- "$2" "$folder/$1" || fail "no '$2' in $1: $(cat "$folder/$1")"; }

merge=("$program" merge --assisted labels --corpus corpus)
expect "refusals" 1 "${merge[@]}" --static static.jsonl -o "$folder/merged.jsonl"
has err "static.jsonl:2: not valid JSON"
has err "labels/first/moved.json: the labels are stale"
has err "labels/first/scale.json: strategy 'warp-primitives': 'present' is left without a valid quote"
has err "stands only in a comment or under '#if 0'"
has err "was claimed for lines 1-2 and stands in line 4"
has err "4 refusals; the rest is merged and written"
diff -u expected/merged.jsonl "$folder/merged.jsonl" || fail "merged records differ"
diff -u expected/agreement.txt "$folder/out" || fail "agreement differs"

expect "json" 1 "${merge[@]}" --static static.jsonl -o "$folder/again.jsonl" --format json
has out '"schema": "accelscope.agreement/1"'
has out '"name": "fixed launch size"'
cmp "$folder/merged.jsonl" "$folder/again.jsonl" || fail "two runs differ"

mkdir "$folder/clean" "$folder/clean/second"
sed 's/"present", "confidence": 0.9, "intensity": "low"/"absent", "confidence": 0.9, "intensity": null/' \
  labels/second/scale.json > "$folder/clean/second/scale.json"
sed -n '1p;3p' static.jsonl > "$folder/good.jsonl"
expect "nothing refused" 0 "$program" merge --assisted "$folder/clean" --corpus corpus \
  --static "$folder/good.jsonl" -o "$folder/merged.jsonl"

expect "no static file" 2 "${merge[@]}" --static none.jsonl -o "$folder/x.jsonl"
has err "none.jsonl: cannot be opened"
expect "no labels folder" 2 "$program" merge --static static.jsonl --assisted none \
  --corpus corpus -o "$folder/x.jsonl"
has err "none: this folder of assisted labels does not exist"
expect "no corpus" 2 "$program" merge --static static.jsonl --assisted labels --corpus none \
  -o "$folder/x.jsonl"
expect "no place to write" 2 "${merge[@]}" --static static.jsonl -o "$folder/none/x.jsonl"
has err "cannot be written"
[ ! -e "$folder/x.jsonl" ] || fail "a failed run left an output"
exit $((failures > 0))
