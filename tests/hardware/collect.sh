#!/bin/bash
# Profiles every kernel of CUDA programs with Nsight Compute and prints one line of counters for each.
#
#   collect.sh [-o FILE] [SOURCE.cu ...]     default sources: kernels/*.cu beside this script
#
# Environment: NVCC, NCU (the tools), ARCH (default sm_90), NVCCFLAGS (default -O3 -std=c++17),
# NCUFLAGS (added to ncu, for example "--launch-count 50"), WORK (folder for programs and logs).
# Needs a GPU whose counters may be read. A source that fails is named on stderr, the others are still written
# and the exit status is 1.
set -u -o pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
output=/dev/stdout
while getopts "o:h" option; do
  case $option in
  o) output=$OPTARG ;;
  h) sed -n '2,9s/^# \{0,1\}//p' "$0"; exit 0 ;;
  *) exit 2 ;;
  esac
done
shift $((OPTIND - 1))
[ $# -gt 0 ] || set -- "$here"/kernels/*.cu

NVCC=${NVCC:-$(command -v nvcc || echo /usr/local/cuda/bin/nvcc)}
NCU=${NCU:-$(command -v ncu || ls -d /usr/local/cuda/bin/ncu /opt/nvidia/nsight-compute/*/ncu 2>/dev/null | tail -1)}
for tool in "$NVCC" "$NCU"; do
  command -v "$tool" >/dev/null || { echo "collect.sh: '$tool' is not a program; set NVCC and NCU" >&2; exit 2; }
done
if [ -z "${WORK:-}" ]; then
  WORK=$(mktemp -d)
  trap 'rm -rf "$WORK"' EXIT
fi
mkdir -p "$WORK"

# Column and the metrics that give it, the first one that this ncu knows is taken.
cat >"$WORK/columns" <<'COLUMNS'
global_load_requests l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum
global_load_sectors l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum
global_store_requests l1tex__t_requests_pipe_lsu_mem_global_op_st.sum
global_store_sectors l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum
shared_load_instructions smsp__inst_executed_op_shared_ld.sum smsp__sass_inst_executed_op_shared_ld.sum
shared_load_wavefronts l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_ld.sum
shared_load_conflicts l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum smsp__sass_l1tex_data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum
shared_store_instructions smsp__inst_executed_op_shared_st.sum smsp__sass_inst_executed_op_shared_st.sum
shared_store_wavefronts l1tex__data_pipe_lsu_wavefronts_mem_shared_op_st.sum smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_st.sum
shared_store_conflicts l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum smsp__sass_l1tex_data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum
COLUMNS
"$NCU" --query-metrics 2>/dev/null | awk '{print $1}' | grep __ | sort -u >"$WORK/known" || true
while read -r column candidates; do
  chosen=""
  for metric in $candidates; do
    if [ ! -s "$WORK/known" ] || grep -qx "${metric%%.*}" "$WORK/known"; then
      chosen=$metric
      break
    fi
  done
  [ -n "$chosen" ] || echo "collect.sh: this ncu has no metric for $column; the column stays empty" >&2
  echo "$column $chosen"
done <"$WORK/columns" >"$WORK/chosen"
metrics=$(awk 'NF == 2 {print $2}' "$WORK/chosen" | paste -sd, -)
[ -n "$metrics" ] || { echo "collect.sh: this ncu knows none of the metrics" >&2; exit 2; }

status=0
number=0
: >"$WORK/profiled"
for source in "$@"; do
  number=$((number + 1))
  program=$WORK/program-$number log=$WORK/log-$number.csv
  # shellcheck disable=SC2086
  if ! "$NVCC" -arch="${ARCH:-sm_90}" ${NVCCFLAGS:--O3 -std=c++17} -o "$program" "$source" >"$WORK/build-$number" 2>&1; then
    echo "collect.sh: $source does not compile:" >&2
    grep -m 5 -iE 'error|fatal' "$WORK/build-$number" >&2
    status=1
    continue
  fi
  # shellcheck disable=SC2086
  if ! "$NCU" --clock-control none --csv --page raw --print-units base --print-kernel-base function \
    --metrics "$metrics" --log-file "$log" ${NCUFLAGS:-} "$program" >"$WORK/run-$number" 2>&1; then
    echo "collect.sh: profiling $source failed:" >&2
    { grep -h '==ERROR==' "$log"; tail -3 "$WORK/run-$number"; } 2>/dev/null | head -5 >&2
    status=1
  fi
  [ -s "$log" ] && printf '%s\t%s\n' "$(basename "$source")" "$log" >>"$WORK/profiled"
done

{
  echo "# $(nvidia-smi --query-gpu=name,compute_cap --format=csv,noheader 2>/dev/null | head -1)"
  echo "# $("$NVCC" --version | sed -n 's/.*release \([^,]*\),.*/nvcc \1/p')," \
    "$("$NCU" --version | sed -n 's/^Version \([0-9.]*\).*/Nsight Compute \1/p')"
  python3 - "$WORK/chosen" "$WORK/profiled" <<'PYTHON'
import csv
import re
import sys

chosen = [line.split() for line in open(sys.argv[1])]
print(",".join(["source", "kernel"] + [c[0] for c in chosen] + ["launches"]))
for line in open(sys.argv[2]):
    source, log = line.rstrip("\n").split("\t")
    with open(log, newline="") as text:
        rows = [row for row in csv.reader(l for l in text if l.startswith('"')) if row]
    heads = [i for i, row in enumerate(rows) if "Kernel Name" in row]
    if not heads:
        print(f"collect.sh: no kernel of {source} was profiled", file=sys.stderr)
        continue
    head, totals = rows[heads[0]], {}
    for row in rows[heads[0] + 1:]:
        cells = dict(zip(head, row))
        if not cells.get("ID", "").isdigit():
            continue  # the line of units
        name = re.sub(r"[<(].*", "", cells["Kernel Name"]).split()[-1]
        total = totals.setdefault(name, {"launches": 0})
        total["launches"] += 1
        for column in chosen:
            value = cells.get(column[1], "").replace(",", "") if len(column) == 2 else ""
            if value:
                total[column[0]] = total.get(column[0], 0) + float(value)
    for name, total in totals.items():
        cells = [str(int(total[c[0]])) if c[0] in total else "" for c in chosen]
        print(",".join([source, name] + cells + [str(total["launches"])]))
PYTHON
} >"$WORK/result" || status=1
cat "$WORK/result" >"$output" || status=1
exit $status
