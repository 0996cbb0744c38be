// What one thread, warp and block of a kernel is responsible for.
//
// Ownership is computed, not matched: the places that the kernel writes are evaluated for all
// threads of a block, and how many threads go with one place says who works on it. The same holds
// for loops over rows of a length that is found in memory: how many threads walk one row.
#pragma once

#include "matchers/model/Model.h"
#include "matchers/model/Queries.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace accelscope::matchers {

/// Who works on one item together.
enum class Worker : uint8_t { Unknown, Thread, Group, Warp, Block, Grid };
const char *toString(Worker worker);

/// What the item is.
enum class WorkItem : uint8_t {
  Unknown,
  Element,   ///< one output
  Several,   ///< several outputs of one thread
  Row,       ///< as many inputs as memory says, for one output
  Sum,       ///< a loop over a uniform number of inputs, for one output
  QueueItem, ///< what an atomic counter handed out
};
const char *toString(WorkItem item);

/// A loop over a row, a list or a neighbourhood whose ends are loaded.
struct RowLoop {
  int loop = -1; ///< index into Body::loops
  Worker worker = Worker::Unknown;
  int64_t threads = 0; ///< that go with one row; 0 not known
  bool split = false;  ///< they take different turns; false: each walks the whole row
};

struct WorkMapping {
  WorkItem item = WorkItem::Unknown;
  Worker worker = Worker::Unknown;
  int64_t threadsPerItem = 0;   ///< 0 not known
  int output = -1;              ///< object that the item is written to
  int64_t outputsPerThread = 1; ///< coarsening, as far as it is a constant
  int runTimeLoop = -1;         ///< loop that gives a thread a run-time number of further items
  int64_t outputsPerBlock = 0;  ///< 0 not known or a run-time number
  bool sharedTile = false;      ///< the block stages its inputs in shared memory behind a barrier
  int64_t threads = 0;          ///< of a block; taken, not known, when `shapeKnown` is false
  bool shapeKnown = false;
  /// Lanes of the block's last warp that no thread fills, as a share of all its lanes.
  double paddedLanes = 0;
  /// Threads of the whole launch that the guards keep from writing; nullopt where sizes are not
  /// constant.
  std::optional<double> idleOfGrid;
  std::vector<RowLoop> rows;
};

WorkMapping workMapping(const model::Program &program, const model::Kernel &kernel,
                        const model::KernelInstance &instance);

/// Row loops alone.
std::vector<RowLoop> rowLoops(const model::KernelInstance &instance);

/// "a warp sums up a row of loaded length for each element of 'y'; ...": one line for people.
std::string describe(const model::KernelInstance &instance, const WorkMapping &mapping);

} // namespace accelscope::matchers
