// A struct of a few parameters that thread 0 fills, read by the whole block; warps have their own cursor.
struct Job {
  int begin, end;
  float scale;
};

__global__ void jobs(const Job *queue, float *data, int *cursor) {
  extern __shared__ int slots[];
  __shared__ Job job;
  const unsigned lane = threadIdx.x % warpSize, warp = threadIdx.x / warpSize;
  if (threadIdx.x == 0 && threadIdx.y == 0) { // evidence: scalar-broadcast
    job.begin = queue[blockIdx.x].begin; // expect: scalar-broadcast
    job.end = queue[blockIdx.x].end;
    job.scale = queue[blockIdx.x].scale;
  }
  __syncthreads(); // evidence: scalar-broadcast
  for (int i = job.begin + threadIdx.x; i < job.end; i += blockDim.x) // evidence: scalar-broadcast
    data[i] *= job.scale;
  if (lane == 0) // evidence: scalar-broadcast
    slots[warp] = atomicAdd(cursor, 32); // expect: scalar-broadcast
  __syncwarp(); // evidence: scalar-broadcast
  data[slots[warp] + lane] = 0.f; // evidence: scalar-broadcast
}

void run(const Job *queue, float *data, int *cursor, int n) { jobs<<<n, dim3(64), 64>>>(queue, data, cursor); }
