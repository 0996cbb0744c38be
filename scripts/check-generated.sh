#!/usr/bin/env bash
# Fails when a generated page in the tree differs from what the program writes now.
# Usage: scripts/check-generated.sh PATH/TO/accelscope [--update]
set -euo pipefail
if [ $# -lt 1 ] || [ ! -x "$1" ]; then
  echo "usage: scripts/check-generated.sh PATH/TO/accelscope [--update]" >&2
  exit 2
fi
program=$(realpath "$1")
cd "$(dirname "$0")/.."
fresh=$(mktemp)
trap 'rm -f "$fresh"' EXIT

"$program" catalog docs > "$fresh"
if [ "${2:-}" = --update ]; then
  cp "$fresh" docs/strategies.md
  chmod 644 docs/strategies.md
elif ! diff -u docs/strategies.md "$fresh"; then
  echo "docs/strategies.md is stale: run scripts/check-generated.sh $1 --update" >&2
  exit 1
fi
