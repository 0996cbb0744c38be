// OpenMP's run-time calls, for machines whose compiler has no omp.h on Clang's path.
#pragma once
#pragma clang system_header

typedef struct {
  int state;
} omp_lock_t;
typedef enum { omp_sched_static = 1, omp_sched_dynamic, omp_sched_guided } omp_sched_t;
extern "C" {
int omp_get_thread_num(void);
int omp_get_num_threads(void);
int omp_get_max_threads(void);
int omp_get_num_procs(void);
int omp_get_num_devices(void);
int omp_in_parallel(void);
void omp_set_num_threads(int count);
void omp_set_dynamic(int on);
void omp_set_nested(int on);
double omp_get_wtime(void);
double omp_get_wtick(void);
void omp_init_lock(omp_lock_t *lock);
void omp_destroy_lock(omp_lock_t *lock);
void omp_set_lock(omp_lock_t *lock);
void omp_unset_lock(omp_lock_t *lock);
int omp_test_lock(omp_lock_t *lock);
}
