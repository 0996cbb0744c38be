// absent: register-promotion
// A table of constants, and a stack that is indexed at run time and larger than the registers.
struct Node {
  float split;
  int left, right;
};

__global__ void traverse(const Node *nodes, const float *keys, int *leaf, int n) {
  const int weights[4] = {1, 2, 4, 8};
  int stack[64];
  int top = 0;
  const int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t >= n)
    return;
  stack[top++] = 0;
  int sum = 0;
  while (top > 0) {
    const Node node = nodes[stack[--top]];
    if (node.left < 0) {
      for (int i = 0; i < 4; ++i)
        sum += weights[i];
      continue;
    }
    stack[top++] = keys[t] < node.split ? node.left : node.right;
  }
  leaf[t] = sum;
}

void run(const Node *nodes, const float *keys, int *leaf, int n) {
  traverse<<<(n + 255) / 256, 256>>>(nodes, keys, leaf, n);
}
