#include "matchers/LintRuleText.h"

#include <algorithm>

namespace accelscope::matchers {

const std::vector<LintRuleText> &lintRuleTexts() {
  static const std::vector<LintRuleText> texts = [] {
    std::vector<LintRuleText> all = {
        {"uncoalesced-global-access", "memory-coalescing",
         "Neighbouring threads access global memory with a stride of several elements.",
         "Memory moves in sectors of 32 bytes. When the 32 lanes of a warp stand side by side, a "
         "request for 4-byte elements moves 4 sectors; with a large stride it moves 32, of which "
         "an "
         "eighth is used. The message counts the sectors for the stride that the index has.",
         "Let 'threadIdx.x' run along the innermost dimension: exchange the roles of the "
         "dimensions, store the array transposed or as a structure of arrays, or load a tile with "
         "neighbouring threads side by side into shared memory and read it from there in the order "
         "that the computation wants.",
         "The array is small enough to stay in the L1 cache while it is used, or the access runs a "
         "few times only. Accesses through a loaded index (gathers) are never reported."},
        {"transfer-in-loop", "transfer-minimization",
         "Bulk data is copied between host and device at every turn of a host loop although the "
         "host neither changes nor reads it there.",
         "The bus is more than an order of magnitude slower than device memory, and each copy also "
         "waits for the kernels before it.",
         "Leave the data on the device between the turns and exchange device pointers; copy in "
         "once "
         "before the loop and out once after it. What the loop's condition needs (a flag, a norm) "
         "can cross alone. A buffer that must be restored each turn is restored fastest from a "
         "second copy on the device.",
         "The loop repeats a measurement that is meant to include the transfers."},
        {"allocation-in-loop", "persistent-device-allocation",
         "Device or pinned memory of one size is allocated and freed at every turn of a host loop.",
         "'cudaMalloc' and 'cudaFree' take as long as several small kernels, and 'cudaFree' waits "
         "until the device is idle, so that nothing overlaps.",
         "Allocate before the loop and free after it; keep a buffer that grows when it must; or "
         "use "
         "'cudaMallocAsync' with a pool whose release threshold keeps the memory.",
         "The loop has few turns, each of which works for seconds."},
        {"missing-shared-memory-reuse", "shared-memory-tiling",
         "Several warps of a block load the same elements of global memory, and no shared copy is "
         "made.",
         "Each repeated load takes a slot of the load units and, when the L1 cache has dropped the "
         "line, a transfer from L2. The message counts how many threads and separate requests need "
         "an element on average.",
         "Load a tile with all threads of the block into shared memory, synchronise, compute from "
         "the tile, synchronise, and go on to the next one. For neighbourhoods load the block's "
         "elements and a border of the radius.",
         "The whole array is small (it stays in L1), or the kernel is limited by arithmetic. "
         "Products of matrices are better left to a library."},
        {"shared-bank-conflict", "uniform-padding",
         "Lanes of a warp want different words of the same bank of shared memory.",
         "Shared memory has 32 banks of 4 bytes. A bank delivers one word at a time, so that a "
         "request takes as many turns as the busiest bank has words to deliver. A column of a tile "
         "that is 32 words wide lies in one bank: 32 turns instead of one. The message counts them "
         "for the lanes that take part; conflicts of two and three lanes are not reported.",
         "Make the rows one element longer than the tile is wide, or exchange columns by "
         "'column ^ row'. In reductions let the active threads stand side by side. Records of "
         "several words are better kept as one array a field.",
         "The access runs a few times only, or the kernel waits for global memory anyway."},
        {"scalar-loads-of-contiguous-data", "vectorized-memory-access",
         "One thread loads elements one by one that stand side by side at a place where a vector "
         "type could start.",
         "Each load takes an instruction and a request of its own; a load of 8 or 16 bytes brings "
         "two or four elements of 4 bytes in one. The compiler may not merge the loads itself, "
         "because the pointer promises the alignment of one element only.",
         "Load 'float2', 'float4' or a type of that size, through an array of it or a "
         "'reinterpret_cast'; give records the alignment of their size.",
         "The array may start at an odd element: a pointer into the middle of a buffer."},
        {"runtime-indexed-local-array", "register-promotion",
         "A local array of a thread is indexed with a value that is not known when the kernel is "
         "compiled.",
         "Registers cannot be indexed. The compiler keeps such an array in local memory, which "
         "lies in device memory: every access is a load or store that goes through the caches, "
         "also those with a constant index.",
         "Make the indices constants: loops with a constant bound (a template parameter, a macro) "
         "that can be unrolled, selections instead of a computed place. Where the index is truly "
         "data, keep the array in shared memory with one column a thread, or pack small values "
         "into the bits of an integer.",
         "The array is a stack or a list that has no other home, and it is small and hot enough to "
         "stay in the L1 cache."},
        {"missing-restrict", "restrict-qualification",
         "A kernel loads the same elements again because it stores through another pointer that "
         "might overlap.",
         "Nothing tells the compiler that two pointer parameters are different memory. After a "
         "store through one it must load again what it had loaded through the other, and it cannot "
         "move such loads ahead of the store or out of the loop.",
         "Declare the pointers 'const T *__restrict__' and 'T *__restrict__', or copy what does "
         "not change into a local variable before the loop.",
         "Some caller passes overlapping memory; the rule is silent where a launch in the file "
         "does."},
        {"uniform-load-not-constant", "constant-memory-broadcast",
         "All threads of the grid read the same elements of a small table from global memory.",
         "A load that is the same in all lanes occupies a load unit and a register and waits for "
         "the cache; constant memory delivers the value as an operand of the instruction that "
         "needs it.",
         "Put the table into a '__constant__' array that 'cudaMemcpyToSymbol' fills, or into a "
         "structure that is passed to the kernel by value (up to 4 KiB).",
         "The table is made on the device or changes with every launch."},
        {"contended-global-atomic", "block-reduction",
         "Most threads of a grid update one or a few addresses of global memory atomically.",
         "Updates of one address are carried out one after the other in the L2 cache; millions of "
         "threads wait in one queue.",
         "Combine first: within the warp by shuffles, within the block through shared memory or "
         "'cub::BlockReduce', and let one thread of the block update. For histograms give each "
         "block a private copy in shared memory.",
         "The update happens rarely for reasons that the source does not show, or the kernel is "
         "launched with a few threads only."},
        {"single-block-launch", "grid-stride-loop",
         "A kernel with a loop long enough for many blocks is launched with one block.",
         "One block runs on one multiprocessor; all others (over a hundred on a large device) stay "
         "idle.",
         "Launch enough blocks to fill the device and let the loop step by all threads of the "
         "grid. "
         "Where the blocks' results must be combined, do it in a small second launch or with one "
         "atomic a block.",
         "Other kernels fill the device at the same time, or the steps of the loop depend on each "
         "other through memory in a way that the source does not show."},
    };
    std::sort(all.begin(), all.end(), [](auto &a, auto &b) { return a.id < b.id; });
    return all;
  }();
  return texts;
}

const LintRuleText *lintRuleText(const std::string &id) {
  for (auto &text : lintRuleTexts())
    if (text.id == id)
      return &text;
  return nullptr;
}

} // namespace accelscope::matchers
