#!/usr/bin/env bash
# The lint command: output, exit status, suppression, bad input. Usage: lint-command.sh PATH/TO/accelscope
set -u
program=$(realpath "$1")
cd "$(dirname "$0")" || exit 2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
unset NO_COLOR CLICOLOR_FORCE
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
hasNot() { ! grep -qF -- "$2" "$folder/$1" || fail "'$2' in $1: $(cat "$folder/$1")"; }

atomic=contended-global-atomic
expect "a finding" 1 "$program" lint "$atomic/f1.cu" --rule "$atomic"
has out "$atomic/f1.cu:11:9: warning: 'atomicAdd' by most threads"
has out "[$atomic]"
has out "   11 |         atomicAdd(sum, a[i] * b[i]);"
has out "      |         ^~~~~~~~~~~~~~~~~~~~~~~~~~~"
has out ": note: combine the values"
hasNot out $'\033'
has err "1 finding in 1 file, 1 source checked"

expect "nothing found" 0 "$program" lint "$atomic/s1.cu" --rule "$atomic"
has err "no findings, 1 source checked"
[ -s "$folder/out" ] && fail "output although nothing was found"
expect "a rule left out" 0 "$program" lint "$atomic/f1.cu" --ignore "$atomic"
expect "status wished away" 0 "$program" lint "$atomic/f1.cu" --exit-zero
expect "colour" 1 "$program" lint "$atomic/f1.cu" --color always
has out $'\033[1;35mwarning: '
CLICOLOR_FORCE=1 expect "forced colour" 1 "$program" lint "$atomic/f1.cu"
has out $'\033[1;32m^'
NO_COLOR=1 CLICOLOR_FORCE=1 expect "no colour" 1 "$program" lint "$atomic/f1.cu"
hasNot out $'\033'

expect "json" 1 "$program" lint "$atomic/f1.cu" --rule "$atomic" --format json -o "$folder/findings.json"
grep -q '"rule": "contended-global-atomic"' "$folder/findings.json" || fail "no rule in the JSON"
for key in level file line column end_line kernel strategy message notes fix; do
  grep -q "\"$key\":" "$folder/findings.json" || fail "no '$key' in the JSON"
done
expect "empty json" 0 "$program" lint "$atomic/s1.cu" --rule "$atomic" --format json
[ "$(cat "$folder/out")" = "[]" ] || fail "no findings are not an empty array: $(cat "$folder/out")"

expect "suppressions" 1 "$program" lint inputs/suppressed.cu --rule "$atomic"
has out "inputs/suppressed.cu:33:5: warning"
has err "1 finding in 1 file, 1 source checked, 4 suppressed"

# Advice has to be asked for and is no reason to fail.
expect "no advice" 0 "$program" lint unchecked-launch/nothing-checked.cu
hasNot out "unchecked-launch"
expect "advice" 0 "$program" lint unchecked-launch/nothing-checked.cu --advice
has out "nothing-checked.cu:10:3: advice: no error is looked at"
expect "advice by name" 0 "$program" lint unchecked-launch/nothing-checked.cu --rule unchecked-launch
has out "advice: no error is looked at"

expect "rules" 0 "$program" lint --list-rules
has out "uncoalesced-global-access"
expect "explanation" 0 "$program" lint --explain transfer-in-loop
has out "When to ignore it"
has out "transfer-minimization"
expect "unknown rule" 2 "$program" lint "$atomic/f1.cu" --rule no-such-rule
has err "there is no lint rule 'no-such-rule'"
expect "nothing named" 2 "$program" lint
expect "missing file" 2 "$program" lint "$folder/none.cu"
[ "$(wc -l < "$folder/err")" -eq 1 ] || fail "more than one sentence: $(cat "$folder/err")"
: > "$folder/empty.cu"
expect "empty file" 2 "$program" lint "$folder/empty.cu"
expect "output that cannot be written" 2 "$program" lint "$atomic/f1.cu" -o "$folder/none/out"
has err "cannot be written"

# A folder, in any number of processes the same bytes.
expect "one process" 1 "$program" lint -j 1 -q allocation-in-loop
cp "$folder/out" "$folder/first"
expect "three processes" 1 "$program" lint -j 3 -q allocation-in-loop
cmp -s "$folder/first" "$folder/out" || fail "the output depends on the number of processes"

[ $failures -eq 0 ] || echo "$failures failures"
exit $((failures > 0))
