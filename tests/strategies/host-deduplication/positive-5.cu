// Requests are grouped by model; every model is loaded and run once for its whole group.
#include <cuda_runtime.h>
#include <map>
#include <vector>

struct Request {
  int model;
  float input;
};

__global__ void evaluate(const float *input, float *output, int n, int model) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    output[i] = tanhf(input[i] * model);
}

void serve(const std::vector<Request> &requests, float *d_in, float *d_out) {
  std::map<int, std::vector<float>> groups;
  for (const Request &r : requests)
    groups[r.model].push_back(r.input); // expect: host-deduplication
  for (auto &group : groups) {
    const int n = int(group.second.size());
    cudaMemcpy(d_in, group.second.data(), n * sizeof(float), cudaMemcpyHostToDevice); // evidence: host-deduplication
    evaluate<<<(n + 127) / 128, 128>>>(d_in, d_out, n, group.first);
  }
}
