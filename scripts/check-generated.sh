#!/usr/bin/env bash
# Fails when a generated page in the tree differs from what the program writes now.
# Usage: scripts/check-generated.sh PATH/TO/accelscope [--update]
set -euo pipefail
if [ $# -lt 1 ] || [ ! -x "$1" ]; then
  echo "usage: scripts/check-generated.sh PATH/TO/accelscope [--update]" >&2
  exit 2
fi
program=$(realpath "$1")
mode=${2:-}
cd "$(dirname "$0")/.."
fresh=$(mktemp)
trap 'rm -f "$fresh"' EXIT

stale=0
# check PAGE COMMAND...: the page is what the command writes.
check() {
  local page=$1
  shift
  "$@" > "$fresh"
  if [ "$mode" = --update ]; then
    cp "$fresh" "$page"
    chmod 644 "$page"
  elif ! diff -u "$page" "$fresh"; then
    echo "$page is stale: run scripts/check-generated.sh $program --update" >&2
    stale=1
  fi
}
check docs/strategies.md "$program" catalog docs
check docs/extended-strategies.md "$program" catalog docs --extended
exit $stale
