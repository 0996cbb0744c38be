// MPI, as much as CUDA sources call, for machines without it.
#pragma once
#pragma clang system_header
#include <stddef.h>

typedef struct AccelscopeComm *MPI_Comm;
typedef struct AccelscopeType *MPI_Datatype;
typedef struct AccelscopeOp *MPI_Op;
typedef struct AccelscopeRequest *MPI_Request;
typedef struct AccelscopeGroup *MPI_Group;
typedef struct AccelscopeInfo *MPI_Info;
typedef struct AccelscopeWindow *MPI_Win;
typedef long MPI_Aint;
typedef struct {
  int MPI_SOURCE, MPI_TAG, MPI_ERROR;
} MPI_Status;
#define MPI_COMM_WORLD ((MPI_Comm)1)
#define MPI_COMM_SELF ((MPI_Comm)2)
#define MPI_COMM_NULL ((MPI_Comm)0)
#define MPI_INFO_NULL ((MPI_Info)0)
#define MPI_REQUEST_NULL ((MPI_Request)0)
#define MPI_COMM_TYPE_SHARED 1
#define MPI_SUCCESS 0
#define MPI_ANY_SOURCE (-1)
#define MPI_ANY_TAG (-1)
#define MPI_PROC_NULL (-2)
#define MPI_MAX_PROCESSOR_NAME 256
#define MPI_MAX_ERROR_STRING 512
#define MPI_STATUS_IGNORE ((MPI_Status *)0)
#define MPI_STATUSES_IGNORE ((MPI_Status *)0)
#define MPI_IN_PLACE ((void *)-1)
#define MPI_THREAD_SINGLE 0
#define MPI_THREAD_FUNNELED 1
#define MPI_THREAD_SERIALIZED 2
#define MPI_THREAD_MULTIPLE 3
#define MPI_CHAR ((MPI_Datatype)1)
#define MPI_BYTE ((MPI_Datatype)2)
#define MPI_INT ((MPI_Datatype)3)
#define MPI_UNSIGNED ((MPI_Datatype)4)
#define MPI_LONG ((MPI_Datatype)5)
#define MPI_UNSIGNED_LONG ((MPI_Datatype)6)
#define MPI_LONG_LONG ((MPI_Datatype)7)
#define MPI_LONG_LONG_INT ((MPI_Datatype)7)
#define MPI_UNSIGNED_LONG_LONG ((MPI_Datatype)8)
#define MPI_FLOAT ((MPI_Datatype)9)
#define MPI_DOUBLE ((MPI_Datatype)10)
#define MPI_UINT64_T ((MPI_Datatype)11)
#define MPI_INT64_T ((MPI_Datatype)12)
#define MPI_C_BOOL ((MPI_Datatype)13)
#define MPI_UNSIGNED_CHAR ((MPI_Datatype)14)
#define MPI_SUM ((MPI_Op)1)
#define MPI_MAX ((MPI_Op)2)
#define MPI_MIN ((MPI_Op)3)
#define MPI_PROD ((MPI_Op)4)
#define MPI_LAND ((MPI_Op)5)
#define MPI_LOR ((MPI_Op)6)
#define MPI_BOR ((MPI_Op)7)
extern "C" {
int MPI_Init(int *argc, char ***argv);
int MPI_Init_thread(int *argc, char ***argv, int required, int *provided);
int MPI_Initialized(int *flag);
int MPI_Finalize(void);
int MPI_Abort(MPI_Comm comm, int code);
int MPI_Error_string(int code, char *text, int *length);
int MPI_Comm_rank(MPI_Comm comm, int *rank);
int MPI_Comm_size(MPI_Comm comm, int *size);
int MPI_Comm_split(MPI_Comm comm, int color, int key, MPI_Comm *result);
int MPI_Comm_split_type(MPI_Comm comm, int type, int key, MPI_Info info, MPI_Comm *result);
int MPI_Comm_dup(MPI_Comm comm, MPI_Comm *result);
int MPI_Comm_free(MPI_Comm *comm);
int MPI_Get_processor_name(char *name, int *length);
int MPI_Barrier(MPI_Comm comm);
double MPI_Wtime(void);
int MPI_Send(const void *buffer, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm);
int MPI_Recv(void *buffer, int count, MPI_Datatype type, int from, int tag, MPI_Comm comm,
             MPI_Status *status);
int MPI_Isend(const void *buffer, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm,
              MPI_Request *request);
int MPI_Irecv(void *buffer, int count, MPI_Datatype type, int from, int tag, MPI_Comm comm,
              MPI_Request *request);
int MPI_Sendrecv(const void *send, int sendCount, MPI_Datatype sendType, int to, int sendTag,
                 void *recv, int recvCount, MPI_Datatype recvType, int from, int recvTag,
                 MPI_Comm comm, MPI_Status *status);
int MPI_Wait(MPI_Request *request, MPI_Status *status);
int MPI_Waitall(int count, MPI_Request *requests, MPI_Status *statuses);
int MPI_Test(MPI_Request *request, int *flag, MPI_Status *status);
int MPI_Bcast(void *buffer, int count, MPI_Datatype type, int root, MPI_Comm comm);
int MPI_Reduce(const void *send, void *recv, int count, MPI_Datatype type, MPI_Op op, int root,
               MPI_Comm comm);
int MPI_Allreduce(const void *send, void *recv, int count, MPI_Datatype type, MPI_Op op,
                  MPI_Comm comm);
int MPI_Gather(const void *send, int sendCount, MPI_Datatype sendType, void *recv, int recvCount,
               MPI_Datatype recvType, int root, MPI_Comm comm);
int MPI_Gatherv(const void *send, int sendCount, MPI_Datatype sendType, void *recv,
                const int *counts, const int *offsets, MPI_Datatype recvType, int root,
                MPI_Comm comm);
int MPI_Allgather(const void *send, int sendCount, MPI_Datatype sendType, void *recv, int recvCount,
                  MPI_Datatype recvType, MPI_Comm comm);
int MPI_Scatter(const void *send, int sendCount, MPI_Datatype sendType, void *recv, int recvCount,
                MPI_Datatype recvType, int root, MPI_Comm comm);
int MPI_Alltoall(const void *send, int sendCount, MPI_Datatype sendType, void *recv, int recvCount,
                 MPI_Datatype recvType, MPI_Comm comm);
}
