// What few sources use of the cuRAND host interface.
#pragma once
#pragma clang system_header

typedef double curandDistribution_st;
typedef curandDistribution_st *curandDistribution_t;
typedef struct curandDistributionShift_st *curandDistributionShift_t;
typedef struct curandDistributionM2Shift_st *curandDistributionM2Shift_t;
typedef struct curandHistogramM2_st *curandHistogramM2_t;
typedef unsigned int curandHistogramM2K_st;
typedef curandHistogramM2K_st *curandHistogramM2K_t;
typedef curandDistribution_st curandHistogramM2V_st;
typedef curandHistogramM2V_st *curandHistogramM2V_t;
enum curandMethod {
  CURAND_CHOOSE_BEST = 0,
  CURAND_BINARY_SEARCH = 6,
  CURAND_DISCRETE_GAUSS = 7,
  CURAND_DEVICE_API = 9,
  CURAND_FAST_REJECTION = 10
};
typedef curandMethod curandMethod_t;

curandStatus_t curandCreatePoissonDistribution(double, curandDiscreteDistribution_t *);
curandStatus_t curandDestroyDistribution(curandDiscreteDistribution_t);
curandStatus_t curandGenerateBinomial(curandGenerator_t, unsigned int *, size_t, unsigned int,
                                      double);
curandStatus_t curandGenerateBinomialMethod(curandGenerator_t, unsigned int *, size_t, unsigned int,
                                            double, curandMethod_t);
curandStatus_t curandGeneratePoissonMethod(curandGenerator_t, unsigned int *, size_t, double,
                                           curandMethod_t);
curandStatus_t curandGetProperty(libraryPropertyType, int *);
curandStatus_t curandGetScrambleConstants64(unsigned long long **);

#define CURAND_NUM_MTGP32_PARAMS 200
#define CURAND_VERSION (CURAND_VER_MAJOR * 1000 + CURAND_VER_MINOR * 100 + CURAND_VER_PATCH)
#define CURAND_VER_BUILD 35
#define CURAND_VER_MAJOR 10
#define CURAND_VER_MINOR 4
#define CURAND_VER_PATCH 0
