// An access policy window of a stream.
__global__ void gather(const float *table, const int *index, float *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = table[index[i]];
}
void run(float *table, size_t bytes, int *index, float *out) {
  cudaStream_t s;
  cudaStreamCreate(&s);
  cudaStreamAttrValue v = {};
  v.accessPolicyWindow.base_ptr = table;
  v.accessPolicyWindow.num_bytes = bytes;
  v.accessPolicyWindow.hitRatio = 1.f;
  v.accessPolicyWindow.hitProp = cudaAccessPropertyPersisting;
  v.accessPolicyWindow.missProp = cudaAccessPropertyStreaming;
  cudaStreamSetAttribute(s, cudaStreamAttributeAccessPolicyWindow, &v); // expect: cache-policy-hints
  gather<<<64, 256, 0, s>>>(table, index, out);
}
