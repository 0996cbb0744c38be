// A queue class: chunks of jobs are drawn and worked off.
#include <cuda_runtime.h>

struct Job {
  int first, count;
};

class JobQueue {
public:
  __device__ int draw(int howMany) { return atomicAdd(cursor, howMany); } // expect: dynamic-work-distribution
  __device__ const Job &operator[](int i) const { return jobs[i]; }
  const Job *jobs;
  int *cursor;
  int size;
};

#define CHUNK 4

__global__ void sumJobs(JobQueue queue, const float *data, float *sums) {
  int begin;
  while ((begin = queue.draw(CHUNK)) < queue.size) { // expect: dynamic-work-distribution
    const int end = min(begin + CHUNK, queue.size);
    for (int j = begin; j < end; ++j) {
      const Job job = queue[j];
      float s = 0.0f;
      for (int k = 0; k < job.count; ++k)
        s += data[job.first + k];
      sums[j] = s;
    }
  }
}
