// absent: data-layout-transformation
// Every element goes through a sorting network of 84 steps: what is stored is a select of selects
// that stands for more than 2^30 paths, and it comes from no single element.
#include <cuda_runtime.h>

struct Item {
    int key;
    float value;
};

__device__ void order(Item& a, Item& b) {
    const Item first = a, second = b;
    const bool swap = first.key > second.key;
    a.key = swap ? second.key : first.key;
    b.key = swap ? first.key : second.key;
    a.value = swap ? second.value : first.value;
    b.value = swap ? first.value : second.value;
}

__device__ void passes(Item& a, Item& b, Item& c, Item& d) {
    order(a, b);
    order(c, d);
    order(b, c);
}

__global__ void sortFour(const int* keys, const float* in, float* out, int n) {
    const int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (4 * t + 3 >= n)
        return;
    Item a = {keys[4 * t], in[4 * t]}, b = {keys[4 * t + 1], in[4 * t + 1]};
    Item c = {keys[4 * t + 2], in[4 * t + 2]}, d = {keys[4 * t + 3], in[4 * t + 3]};
    passes(a, b, c, d), passes(a, b, c, d), passes(a, b, c, d), passes(a, b, c, d);
    passes(a, b, c, d), passes(a, b, c, d), passes(a, b, c, d), passes(a, b, c, d);
    passes(a, b, c, d), passes(a, b, c, d), passes(a, b, c, d), passes(a, b, c, d);
    passes(a, b, c, d), passes(a, b, c, d), passes(a, b, c, d), passes(a, b, c, d);
    passes(a, b, c, d), passes(a, b, c, d), passes(a, b, c, d), passes(a, b, c, d);
    passes(a, b, c, d), passes(a, b, c, d), passes(a, b, c, d), passes(a, b, c, d);
    passes(a, b, c, d), passes(a, b, c, d), passes(a, b, c, d), passes(a, b, c, d);
    out[4 * t] = a.value;
    out[4 * t + 1] = b.value;
    out[4 * t + 2] = c.value;
    out[4 * t + 3] = d.value;
}

void run(const int* keys, const float* in, float* out, int n) {
    sortFour<<<(n / 4 + 255) / 256, 256>>>(keys, in, out, n);
}
