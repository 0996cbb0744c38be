// status: ok
// kernels: addk acck
// launches: 4
// toolkit: never
#include <torch/extension.h>
#include <ATen/cuda/CUDAContext.h>
#include <c10/cuda/CUDAGuard.h>
template <typename scalar_t> __global__ void addk(const scalar_t* __restrict__ a, scalar_t *o, int n){ int i=blockIdx.x*blockDim.x+threadIdx.x; if(i<n) o[i]=a[i]+scalar_t(1);}
template <typename scalar_t> __global__ void acck(torch::PackedTensorAccessor32<scalar_t,2,torch::RestrictPtrTraits> a){ a[blockIdx.x][threadIdx.x] += 1; }
torch::Tensor add(torch::Tensor a){
  TORCH_CHECK(a.is_cuda(), "must be cuda ", a.size(0)); 
  const at::cuda::OptionalCUDAGuard guard(device_of(a));
  auto o = torch::empty_like(a); auto z = torch::zeros({a.size(0), 4}, a.options()); auto e=torch::empty({1,2}, torch::TensorOptions().dtype(torch::kFloat32).device(a.device()));
  int n=a.numel();
  AT_DISPATCH_FLOATING_TYPES_AND_HALF(a.scalar_type(), "add", ([&] { addk<scalar_t><<<(n+255)/256,256,0,at::cuda::getCurrentCUDAStream()>>>(a.data_ptr<scalar_t>(), o.data_ptr<scalar_t>(), n);
    acck<scalar_t><<<1,2>>>(a.packed_accessor32<scalar_t,2,torch::RestrictPtrTraits>()); }));
  AT_DISPATCH_FLOATING_TYPES(a.type(), "x", [&] { addk<<<1,2>>>(a.data_ptr<scalar_t>(), o.data_ptr<scalar_t>(), n); });
  addk<float><<<1,1>>>(a.data_ptr<float>(), o.data_ptr<float>(), n);
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  return o;
}
PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("add", &add, "Add", py::arg("a")); }
