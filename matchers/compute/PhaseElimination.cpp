// A pass that is customary is not there, because the structure makes it needless.
#include "matchers/Restructuring.h"

namespace {
using namespace accelscope::model;
using namespace accelscope::matchers;
} // namespace

ACCELSCOPE_DETECTOR(PhaseElimination) {
  forEachInstance(program, [&](const Kernel &kernel, const KernelInstance &instance) {
    const Body &body = *instance.body;
    if (auto last = lastBlock(instance)) {
      Hit hit;
      hit.kernel = kernel.name;
      hit.reason = "the block that arrives last combines " + quoted(body, last->load->object) +
                   ", so that no second kernel does";
      hit.evidence = {{last->load->where, ""},
                      {last->counter->where, "blocks count themselves off here"}};
      hit.confidence = 0.9;
      hit.doubt = "that the pass is customary is a matter of judgement";
      sink.add(std::move(hit));
    }
    if (auto back = lookBack(instance)) {
      Hit hit;
      hit.kernel = kernel.name;
      hit.reason = "tiles take their prefix from " + quoted(body, back->load->object) +
                   " of the tiles before them, so that no passes over block sums are needed";
      hit.evidence = {{back->load->where, ""},
                      {body.loops[size_t(back->loop)].header, "the walk back over earlier tiles"}};
      hit.confidence = 0.85;
      hit.doubt = "the protocol of the flags was not checked";
      sink.add(std::move(hit));
    }
  });
}
