// absent: loop-unrolling
// Three coordinates of a point: one element, not three turns of a loop.
#include <cuda_runtime.h>

__global__ void move(double *pos, const double *vel, double dt, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    double vx = vel[3 * i], vy = vel[3 * i + 1], vz = vel[3 * i + 2];
    double speed = sqrt(vx * vx + vy * vy + vz * vz);
    double f = speed > 10.0 ? 10.0 / speed : 1.0;
    double dx = f * dt * vx;
    double dy = f * dt * vy;
    double dz = f * dt * vz;
    pos[3 * i] = pos[3 * i] + dx;
    pos[3 * i + 2] = pos[3 * i + 2] + dz;
    pos[3 * i + 1] = pos[3 * i + 1] + dy;
}

void run(double *pos, const double *vel, double dt, int n)
{
    move<<<(n + 127) / 128, 128>>>(pos, vel, dt, n);
}
