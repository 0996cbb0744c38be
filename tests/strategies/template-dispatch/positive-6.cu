// A functor as the parameter, picked by a switch that calls a launcher.
struct Plus { __device__ float operator()(float a, float b) const { return a + b; } };
struct Times { __device__ float operator()(float a, float b) const { return a * b; } };
struct Larger { __device__ float operator()(float a, float b) const { return a > b ? a : b; } };

template <class Op> __global__ void combine(const float *a, const float *b, float *c, int n, Op op) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    c[i] = op(a[i], b[i]);
}

template <class Op> void launch(const float *a, const float *b, float *c, int n) {
  combine<<<(n + 255) / 256, 256>>>(a, b, c, n, Op()); // evidence: template-dispatch
}

void binary(char op, const float *a, const float *b, float *c, int n) {
  switch (op) { // evidence: template-dispatch
  case '+': return launch<Plus>(a, b, c, n); // expect: template-dispatch
  case '*': return launch<Times>(a, b, c, n); // expect: template-dispatch
  case 'm': return launch<Larger>(a, b, c, n); // expect: template-dispatch
  }
}
