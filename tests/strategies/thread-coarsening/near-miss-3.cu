// absent: thread-coarsening
// One particle a thread: its record, three coordinates in one array, and one element of several arrays.
struct Particle { float x, y, z, charge; };

__global__ void push(Particle *p, float *velocity, float *kinetic, float *age, int n, float dt) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  float vx = velocity[3 * i], vy = velocity[3 * i + 1], vz = velocity[3 * i + 2] - 9.81f * dt;
  p[i].x += vx * dt;
  p[i].y += vy * dt;
  p[i].z += vz * dt;
  velocity[3 * i] = vx * 0.99f;
  velocity[3 * i + 1] = vy * 0.99f;
  velocity[3 * i + 2] = vz * 0.99f;
  kinetic[i] = 0.5f * (vx * vx + vy * vy + vz * vz);
  age[i] += dt;
}

void go(Particle *p, float *v, float *k, float *a, int n, float dt) { push<<<(n + 127) / 128, 128>>>(p, v, k, a, n, dt); }
