// absent: cooperative-item-mapping
// The threads of the only block decode a text through a table: gathers, but no item a block.
#include <cuda_runtime.h>

__global__ void decode(const char *text, unsigned char *raw, const unsigned char *value, int n) {
  for (int i = threadIdx.x; i < n / 2; i += blockDim.x)
    raw[i] = (value[text[2 * i]] << 4) | value[text[2 * i + 1]];
}

void run(const char *text, unsigned char *raw, const unsigned char *value, int n) { decode<<<1, 256>>>(text, raw, value, n); }
