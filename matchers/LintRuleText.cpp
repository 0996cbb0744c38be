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
        {"synchronise-in-loop", "stream-overlap",
         "The host waits for the device at every turn of a loop in which it looks at no result.",
         "A launch takes the host a few microseconds. Launches that queue up hide that time behind "
         "the kernel before; with a wait between them the device idles each turn until the next "
         "launch arrives.",
         "Leave out the wait: launches of one stream run in order. Wait once after the loop, and "
         "check launches with 'cudaGetLastError', which does not wait.",
         "Each turn's kernels run for milliseconds, or the loop measures single turns."},
        {"pageable-async-copy", "stream-overlap",
         "An asynchronous copy reads or writes ordinary memory of the host.",
         "The device can only fetch from page-locked memory. From other memory the driver copies "
         "piece by piece through a buffer of its own; the call returns late, the copy overlaps with "
         "nothing and runs at about half the speed.",
         "Request the host buffer with 'cudaMallocHost' or 'cudaHostAlloc', or lock it once with "
         "'cudaHostRegister'.",
         "The copy happens once and overlaps with nothing anyway: locking memory takes time as well."},
        {"underfilled-grid", "occupancy-tuning",
         "A launch with work for the whole device has fewer blocks than the device has "
         "multiprocessors.",
         "A block runs on one multiprocessor. With 8 blocks on a device of 132 multiprocessors the "
         "kernel uses a sixteenth of it.",
         "Launch several blocks for each multiprocessor: let a loop over items stride by all threads "
         "of the grid, and split long loops of single threads among threads or blocks, with a "
         "reduction at the end.",
         "Other kernels run at the same time and fill the device."},
        {"block-size-not-a-warp-multiple", "occupancy-tuning",
         "A kernel is launched with blocks whose threads do not fill whole warps.",
         "The hardware issues for 32 lanes at a time. A block of 100 threads takes four warps, in "
         "whose last 28 of 32 lanes do nothing, in every instruction.",
         "Take a multiple of 32, such as 128 or 256, and let a bounds check cut off what is too much. "
         "Only the product of the block's dimensions matters.",
         "The kernel runs once on little data, or the shape of the data leaves no choice."},
        {"thread-per-long-row", "cooperative-item-mapping",
         "One thread walks a whole row, list or neighbourhood whose length is found in memory.",
         "The lanes of a warp wait for the longest of their 32 rows, and at every turn they read "
         "from 32 places that are a row apart: up to 32 sectors for one request.",
         "Let a warp, or a group of 4 to 16 threads, share each row: neighbouring lanes take "
         "neighbouring entries, and shuffles combine their sums. For rows of very different length "
         "sort them into classes.",
         "All rows are short (fewer than about eight entries)."},
        {"serial-reduction-loop", "block-reduction",
         "One thread combines the values of a whole block, or every thread combines the same ones.",
         "The loop takes as many steps as there are values, each waiting for the one before, where "
         "a tree takes the logarithm; the other threads wait at the barrier.",
         "Combine within warps by shuffles, between warps through shared memory, or use "
         "'cub::BlockReduce' or 'cooperative_groups::reduce'.",
         "The order of the additions must be kept, or the loop runs once in a long kernel."},
        {"default-stream-serialisation", "stream-overlap",
         "Work in the default stream keeps apart what could overlap.",
         "The default stream waits for all blocking streams and they wait for it. Copies and "
         "kernels that follow each other in it never overlap.",
         "Give every chunk in flight a stream and buffers of its own, and pass the stream to all of "
         "its copies and launches; create streams with 'cudaStreamNonBlocking' where the default "
         "stream is needed beside them.",
         "The code is built with '--default-stream per-thread'."},
        {"unchecked-launch", "",
         "No error is looked at after a kernel launch.",
         "A launch returns nothing. One that asks for too many threads or too much shared memory "
         "does not run, and an access out of bounds ends the kernel: both show only in the result "
         "of a later call.",
         "Look at 'cudaGetLastError()' after the launch and at the result of the call that waits for "
         "the kernel.",
         "A caller checks, or the code is a sketch.", "advice"},
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
        {"double-precision-literal-in-float-code", "fast-math-intrinsics",
         "A literal without the suffix 'f' meets a float in device code, and the result becomes a "
         "float again.",
         "The float is widened, the operation is done in double precision and the result is "
         "rounded. Consumer "
         "devices do 1/32 or 1/64 as many operations in double precision as in single; data-centre "
         "devices do half, "
         "and the conversions come on top.",
         "Give the literal the suffix 'f'. In templates write 'T(0.5)'.",
         "The extra precision of the intermediate result is wanted."},
        {"fusable-consecutive-kernels", "kernel-fusion",
         "A kernel reads, element by element and with the same threads, what the kernel before it "
         "wrote, and "
         "nothing else needs it.",
         "The intermediate is written to and read from global memory, twice its size in traffic, "
         "and a second launch "
         "waits for the first to end.",
         "Compute both in one kernel with the element in a register, and drop the buffer.",
         "The two kernels belong to a library whose steps must stay separate, or the fused kernel "
         "would need too "
         "many registers."},
        {"divergent-branch-on-lane", "branchless-execution",
         "The lanes of a warp take different sides of a branch, in turn.",
         "A warp executes both sides one after the other, with the lanes of the other side idle.",
         "Let whole warps take a side: choose by the number of the warp, or let the first threads "
         "of the block do "
         "the work, side by side.",
         "Both sides are a few instructions that the compiler turns into selections."},
        {"loop-invariant-work-in-kernel", "algebraic-reformulation",
         "A loop of a kernel repeats an inner loop, or calls a costly function, with the same "
         "operands at every turn.",
         "The compiler moves plain arithmetic out of loops, but neither loops nor functions with "
         "branches inside, "
         "nor loads that a store might change.",
         "Do it once before the loop and keep the result.",
         "The result would need more registers or memory than computing it again costs."},
        {"runtime-constant-that-could-be-template", "template-dispatch",
         "A parameter to which all launches give a few constants bounds a loop that should be "
         "unrolled or that "
         "walks through a local array.",
         "A loop with an unknown number of turns is not unrolled fully, and a local array that it "
         "indexes is kept in "
         "local memory instead of registers.",
         "Make the parameter a template parameter and choose the instance on the host.",
         "The launches that matter are made by other files."},
        {"repeated-kernel-for-small-work", "cuda-graphs",
         "A host loop launches a kernel of few threads and little work at every turn.",
         "A launch takes some microseconds, in which a device executes millions of operations; the "
         "device waits for "
         "the next launch most of the time.",
         "Let one launch do all turns, one a block or thread; where a turn needs the one before, "
         "loop inside the "
         "kernel, or record the launches in a graph.",
         "The loop makes few turns, or each of its launches is measured by itself."},
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
