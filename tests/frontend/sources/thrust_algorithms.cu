// status: ok
// kernels: k
// launches: 1
#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
#include <thrust/binary_search.h>
#include <thrust/count.h>
#include <thrust/remove.h>
#include <thrust/sort.h>
#include <thrust/transform_reduce.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/execution_policy.h>
#include <thrust/sequence.h>
#include <thrust/random.h>
#include <thrust/complex.h>
#include <iostream>
struct sq { __host__ __device__ float operator()(float x) const { return x*x; } };
struct rnd { __device__ float operator()(int i) const { thrust::default_random_engine e; thrust::uniform_real_distribution<float> d(0,1); e.discard(i); return d(e);} };
__global__ void k(float *p){ p[threadIdx.x]=thrust::max(p[0],1.f); }
int main(){
  thrust::host_vector<float> h(100); 
  thrust::device_vector<float> d = h, e(100, 1.f);
  thrust::sequence(d.begin(), d.end());
  thrust::transform(d.begin(), d.end(), e.begin(), d.begin(), thrust::plus<float>());
  float s = thrust::transform_reduce(d.begin(), d.end(), sq(), 0.0f, thrust::plus<float>());
  thrust::sort(thrust::device, d.begin(), d.end(), thrust::greater<float>());
  float *raw = thrust::raw_pointer_cast(d.data());
  float *raw2 = thrust::raw_pointer_cast(&d[0]);
  k<<<1,100>>>(raw);
  thrust::device_ptr<float> p(raw); thrust::device_ptr<float> q = thrust::device_pointer_cast(raw);
  float m = *thrust::max_element(p, p+100);
  int idx = thrust::max_element(d.begin(), d.end()) - d.begin();
  thrust::sort_by_key(p, p+100, e.begin());
  auto z = thrust::make_zip_iterator(thrust::make_tuple(d.begin(), e.begin()));
  thrust::for_each(z, z+100, [] __device__ (auto t) { thrust::get<0>(t) = 1.f; });
  thrust::transform(thrust::counting_iterator<int>(0), thrust::make_counting_iterator(100), d.begin(), rnd());
  cudaStream_t st=0; thrust::exclusive_scan(thrust::cuda::par.on(st), d.begin(), d.end(), e.begin(), 0.f);
  thrust::copy(d.begin(), d.end(), h.begin()); h = d; 
  std::cout << d[0] << s << m << idx << std::endl; d[3]=2.f;
  thrust::complex<float> c(1,2); c = c*2.f+c;
  int n = thrust::count_if(d.begin(), d.end(), thrust::placeholders::_1 > 0.5f);
  auto end = thrust::remove_if(d.begin(), d.end(), sq()); d.erase(end, d.end());
  thrust::lower_bound(d.begin(), d.end(), e.begin(), e.end(), d.begin());
  float r = thrust::reduce(thrust::device, raw, raw+100, 0.f, thrust::maximum<float>());
  thrust::inclusive_scan(raw, raw+100, raw2);
}
