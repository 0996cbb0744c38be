// Clusters of points.
// absent: thread-block-clusters
__global__ void assignClusters(const float *points, const float *centres, int *cluster, int n, int k) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  int cluster_rank = 0;
  for (int c = 1; c < k; ++c)
    if (fabsf(points[i] - centres[c]) < fabsf(points[i] - centres[cluster_rank]))
      cluster_rank = c;
  cluster[i] = cluster_rank;
}
void run(float *p, float *c, int *o) { assignClusters<<<4, 256>>>(p, c, o, 1000, 8); }
