// What few sources use of the runtime API.
#pragma once
#pragma clang system_header

struct cudaArraySparseProperties {
  struct {
    unsigned int width;
    unsigned int height;
    unsigned int depth;
  } tileExtent;
  unsigned int miptailFirstLevel;
  unsigned long long miptailSize;
  unsigned int flags;
  unsigned int reserved[4];
};
struct cudaArrayMemoryRequirements {
  size_t size;
  size_t alignment;
  unsigned int reserved[4];
};
struct cudaMemcpyNodeParams {
  int flags;
  int reserved[3];
  struct cudaMemcpy3DParms copyParams;
};
struct cudaMemsetParamsV2 {
  void *dst;
  size_t pitch;
  unsigned int value;
  unsigned int elementSize;
  size_t width;
  size_t height;
};
struct cudaHostNodeParamsV2 {
  cudaHostFn_t fn;
  void *userData;
};
enum cudaUserObjectFlags { cudaUserObjectNoDestructorSync = 1 };
enum cudaUserObjectRetainFlags { cudaGraphUserObjectMove = 1 };
enum cudaGraphicsCubeFace {
  cudaGraphicsCubeFacePositiveX = 0,
  cudaGraphicsCubeFaceNegativeX = 1,
  cudaGraphicsCubeFacePositiveY = 2,
  cudaGraphicsCubeFaceNegativeY = 3,
  cudaGraphicsCubeFacePositiveZ = 4,
  cudaGraphicsCubeFaceNegativeZ = 5
};
enum cudaResourceViewFormat {
  cudaResViewFormatNone = 0,
  cudaResViewFormatUnsignedChar1 = 1,
  cudaResViewFormatUnsignedChar2 = 2,
  cudaResViewFormatUnsignedChar4 = 3,
  cudaResViewFormatSignedChar1 = 4,
  cudaResViewFormatSignedChar2 = 5,
  cudaResViewFormatSignedChar4 = 6,
  cudaResViewFormatUnsignedShort1 = 7,
  cudaResViewFormatUnsignedShort2 = 8,
  cudaResViewFormatUnsignedShort4 = 9,
  cudaResViewFormatSignedShort1 = 10,
  cudaResViewFormatSignedShort2 = 11,
  cudaResViewFormatSignedShort4 = 12,
  cudaResViewFormatUnsignedInt1 = 13,
  cudaResViewFormatUnsignedInt2 = 14,
  cudaResViewFormatUnsignedInt4 = 15,
  cudaResViewFormatSignedInt1 = 16,
  cudaResViewFormatSignedInt2 = 17,
  cudaResViewFormatSignedInt4 = 18,
  cudaResViewFormatHalf1 = 19,
  cudaResViewFormatHalf2 = 20,
  cudaResViewFormatHalf4 = 21,
  cudaResViewFormatFloat1 = 22,
  cudaResViewFormatFloat2 = 23,
  cudaResViewFormatFloat4 = 24,
  cudaResViewFormatUnsignedBlockCompressed1 = 25,
  cudaResViewFormatUnsignedBlockCompressed2 = 26,
  cudaResViewFormatUnsignedBlockCompressed3 = 27,
  cudaResViewFormatUnsignedBlockCompressed4 = 28,
  cudaResViewFormatSignedBlockCompressed4 = 29,
  cudaResViewFormatUnsignedBlockCompressed5 = 30,
  cudaResViewFormatSignedBlockCompressed5 = 31,
  cudaResViewFormatUnsignedBlockCompressed6H = 32,
  cudaResViewFormatSignedBlockCompressed6H = 33,
  cudaResViewFormatUnsignedBlockCompressed7 = 34
};
enum cudaFlushGPUDirectRDMAWritesOptions {
  cudaFlushGPUDirectRDMAWritesOptionHost = 1,
  cudaFlushGPUDirectRDMAWritesOptionMemOps = 2
};
enum cudaGPUDirectRDMAWritesOrdering {
  cudaGPUDirectRDMAWritesOrderingNone = 0,
  cudaGPUDirectRDMAWritesOrderingOwner = 100,
  cudaGPUDirectRDMAWritesOrderingAllDevices = 200
};
enum cudaFlushGPUDirectRDMAWritesScope {
  cudaFlushGPUDirectRDMAWritesToOwner = 100,
  cudaFlushGPUDirectRDMAWritesToAllDevices = 200
};
enum cudaFlushGPUDirectRDMAWritesTarget { cudaFlushGPUDirectRDMAWritesTargetCurrentDevice = 0 };
struct cudaMemAllocNodeParamsV2 {
  struct cudaMemPoolProps poolProps;
  const struct cudaMemAccessDesc *accessDescs;
  size_t accessDescCount;
  size_t bytesize;
  void *dptr;
};
struct cudaMemFreeNodeParams {
  void *dptr;
};
enum cudaMemcpyFlags { cudaMemcpyFlagDefault = 0, cudaMemcpyFlagPreferOverlapWithCompute = 1 };
enum cudaMemcpySrcAccessOrder {
  cudaMemcpySrcAccessOrderInvalid = 0,
  cudaMemcpySrcAccessOrderStream = 1,
  cudaMemcpySrcAccessOrderDuringApiCall = 2,
  cudaMemcpySrcAccessOrderAny = 3,
  cudaMemcpySrcAccessOrderMax = 2147483647
};
struct cudaMemcpyAttributes {
  cudaMemcpySrcAccessOrder srcAccessOrder;
  struct cudaMemLocation srcLocHint;
  struct cudaMemLocation dstLocHint;
  unsigned int flags;
};
enum cudaMemcpy3DOperandType {
  cudaMemcpyOperandTypePointer = 1,
  cudaMemcpyOperandTypeArray = 2,
  cudaMemcpyOperandTypeMax = 2147483647
};
struct cudaOffset3D {
  size_t x;
  size_t y;
  size_t z;
};
struct cudaMemcpy3DOperand {
  cudaMemcpy3DOperandType type;
  union {
    struct {
      void *ptr;
      size_t rowLength;
      size_t layerHeight;
      struct cudaMemLocation locHint;
    } ptr;
    struct {
      cudaArray_t array;
      struct cudaOffset3D offset;
    } array;
  } op;
};
struct cudaMemcpy3DBatchOp {
  struct cudaMemcpy3DOperand src;
  struct cudaMemcpy3DOperand dst;
  struct cudaExtent extent;
  cudaMemcpySrcAccessOrder srcAccessOrder;
  unsigned int flags;
};
enum cudaAtomicOperation {
  cudaAtomicOperationIntegerAdd = 0,
  cudaAtomicOperationIntegerMin = 1,
  cudaAtomicOperationIntegerMax = 2,
  cudaAtomicOperationIntegerIncrement = 3,
  cudaAtomicOperationIntegerDecrement = 4,
  cudaAtomicOperationAnd = 5,
  cudaAtomicOperationOr = 6,
  cudaAtomicOperationXOR = 7,
  cudaAtomicOperationExchange = 8,
  cudaAtomicOperationCAS = 9,
  cudaAtomicOperationFloatAdd = 10,
  cudaAtomicOperationFloatMin = 11,
  cudaAtomicOperationFloatMax = 12
};
enum cudaAtomicOperationCapability {
  cudaAtomicCapabilitySigned = 1,
  cudaAtomicCapabilityUnsigned = 2,
  cudaAtomicCapabilityReduction = 4,
  cudaAtomicCapabilityScalar32 = 8,
  cudaAtomicCapabilityScalar64 = 16,
  cudaAtomicCapabilityScalar128 = 32,
  cudaAtomicCapabilityVector32x4 = 64
};
struct cudaMemFabricHandle_st {
  char reserved[64];
};
typedef struct cudaMemFabricHandle_st cudaMemFabricHandle_t;
enum cudaJitOption {
  cudaJitMaxRegisters = 0,
  cudaJitThreadsPerBlock = 1,
  cudaJitWallTime = 2,
  cudaJitInfoLogBuffer = 3,
  cudaJitInfoLogBufferSizeBytes = 4,
  cudaJitErrorLogBuffer = 5,
  cudaJitErrorLogBufferSizeBytes = 6,
  cudaJitOptimizationLevel = 7,
  cudaJitFallbackStrategy = 10,
  cudaJitGenerateDebugInfo = 11,
  cudaJitLogVerbose = 12,
  cudaJitGenerateLineInfo = 13,
  cudaJitCacheMode = 14,
  cudaJitPositionIndependentCode = 30,
  cudaJitMinCtaPerSm = 31,
  cudaJitMaxThreadsPerBlock = 32,
  cudaJitOverrideDirectiveValues = 33
};
enum cudaLibraryOption { cudaLibraryBinaryIsPreserved = 1 };
enum cudaJit_CacheMode {
  cudaJitCacheOptionNone = 0,
  cudaJitCacheOptionCG = 1,
  cudaJitCacheOptionCA = 2
};
enum cudaJit_Fallback { cudaPreferPtx = 0, cudaPreferBinary = 1 };
enum cudaCGScope { cudaCGScopeInvalid = 0, cudaCGScopeGrid = 1, cudaCGScopeReserved = 2 };
struct cudaKernelNodeParamsV2 {
  void *func;
  dim3 gridDim;
  dim3 blockDim;
  unsigned int sharedMemBytes;
  void **kernelParams;
  void **extra;
};
struct cudaExternalSemaphoreSignalNodeParams {
  cudaExternalSemaphore_t *extSemArray;
  const struct cudaExternalSemaphoreSignalParams *paramsArray;
  unsigned int numExtSems;
};
struct cudaExternalSemaphoreSignalNodeParamsV2 {
  cudaExternalSemaphore_t *extSemArray;
  const struct cudaExternalSemaphoreSignalParams *paramsArray;
  unsigned int numExtSems;
};
struct cudaExternalSemaphoreWaitNodeParams {
  cudaExternalSemaphore_t *extSemArray;
  const struct cudaExternalSemaphoreWaitParams *paramsArray;
  unsigned int numExtSems;
};
struct cudaExternalSemaphoreWaitNodeParamsV2 {
  cudaExternalSemaphore_t *extSemArray;
  const struct cudaExternalSemaphoreWaitParams *paramsArray;
  unsigned int numExtSems;
};
typedef decltype(cudaGraphCondAssignDefault) cudaGraphConditionalHandleFlags;
enum cudaGraphChildGraphNodeOwnership {
  cudaGraphChildGraphOwnershipClone = 0,
  cudaGraphChildGraphOwnershipMove = 1
};
struct cudaChildGraphNodeParams {
  cudaGraph_t graph;
  cudaGraphChildGraphNodeOwnership ownership;
};
struct cudaEventRecordNodeParams {
  cudaEvent_t event;
};
struct cudaEventWaitNodeParams {
  cudaEvent_t event;
};
enum cudaGraphDependencyType_enum {
  cudaGraphDependencyTypeDefault = 0,
  cudaGraphDependencyTypeProgrammatic = 1
};
typedef cudaGraphDependencyType_enum cudaGraphDependencyType;
enum cudaGraphInstantiateResult {
  cudaGraphInstantiateSuccess = 0,
  cudaGraphInstantiateError = 1,
  cudaGraphInstantiateInvalidStructure = 2,
  cudaGraphInstantiateNodeOperationNotSupported = 3,
  cudaGraphInstantiateMultipleDevicesNotSupported = 4,
  cudaGraphInstantiateConditionalHandleUnused = 5
};
typedef struct CUgraphDeviceUpdatableNode_st *cudaGraphDeviceNode_t;
enum cudaGraphKernelNodeField {
  cudaGraphKernelNodeFieldInvalid = 0,
  cudaGraphKernelNodeFieldGridDim = 1,
  cudaGraphKernelNodeFieldParam = 2,
  cudaGraphKernelNodeFieldEnabled = 3
};
struct cudaGraphKernelNodeUpdate {
  cudaGraphDeviceNode_t node;
  cudaGraphKernelNodeField field;
  union {
    dim3 gridDim;
    struct {
      const void *pValue;
      size_t offset;
      size_t size;
    } param;
    unsigned int isEnabled;
  } updateData;
};
enum cudaGetDriverEntryPointFlags {
  cudaEnableDefault = 0,
  cudaEnableLegacyStream = 1,
  cudaEnablePerThreadDefaultStream = 2
};
enum cudaGraphDebugDotFlags {
  cudaGraphDebugDotFlagsVerbose = 1,
  cudaGraphDebugDotFlagsKernelNodeParams = 4,
  cudaGraphDebugDotFlagsMemcpyNodeParams = 8,
  cudaGraphDebugDotFlagsMemsetNodeParams = 16,
  cudaGraphDebugDotFlagsHostNodeParams = 32,
  cudaGraphDebugDotFlagsEventNodeParams = 64,
  cudaGraphDebugDotFlagsExtSemasSignalNodeParams = 128,
  cudaGraphDebugDotFlagsExtSemasWaitNodeParams = 256,
  cudaGraphDebugDotFlagsKernelNodeAttributes = 512,
  cudaGraphDebugDotFlagsHandles = 1024,
  cudaGraphDebugDotFlagsConditionalNodeParams = 32768
};
enum cudaLaunchMemSyncDomain {
  cudaLaunchMemSyncDomainDefault = 0,
  cudaLaunchMemSyncDomainRemote = 1
};
struct cudaLaunchMemSyncDomainMap_st {
  unsigned char default_;
  unsigned char remote;
};
typedef struct cudaLaunchMemSyncDomainMap_st cudaLaunchMemSyncDomainMap;
enum cudaDeviceNumaConfig { cudaDeviceNumaConfigNone = 0, cudaDeviceNumaConfigNumaNode = 1 };
typedef struct cudaAsyncCallbackEntry *cudaAsyncCallbackHandle_t;
enum cudaAsyncNotificationType_enum { cudaAsyncNotificationTypeOverBudget = 1 };
typedef cudaAsyncNotificationType_enum cudaAsyncNotificationType;
struct cudaAsyncNotificationInfo {
  cudaAsyncNotificationType type;
  union {
    struct {
      unsigned long long bytesOverBudget;
    } overBudget;
  } info;
};
typedef struct cudaAsyncNotificationInfo cudaAsyncNotificationInfo_t;
typedef void (*cudaAsyncCallback)(cudaAsyncNotificationInfo_t *, void *, cudaAsyncCallbackHandle_t);
enum CUDAlogLevel_enum { cudaLogLevelError = 0, cudaLogLevelWarning = 1 };
typedef CUDAlogLevel_enum cudaLogLevel;
typedef struct CUlogsCallbackEntry_st *cudaLogsCallbackHandle;
typedef unsigned int cudaLogIterator;
enum cudaRoundMode {
  cudaRoundNearest = 0,
  cudaRoundZero = 1,
  cudaRoundPosInf = 2,
  cudaRoundMinInf = 3
};
enum cudaEmulationStrategy_t {
  CUDA_EMULATION_STRATEGY_DEFAULT = 0,
  CUDA_EMULATION_STRATEGY_PERFORMANT = 1,
  CUDA_EMULATION_STRATEGY_EAGER = 2
};
typedef cudaEmulationStrategy_t cudaEmulationStrategy;
enum cudaEmulationMantissaControl_t {
  CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC = 0,
  CUDA_EMULATION_MANTISSA_CONTROL_FIXED = 1
};
typedef cudaEmulationMantissaControl_t cudaEmulationMantissaControl;
enum cudaEmulationSpecialValuesSupport_t {
  CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT = 65535,
  CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE = 0,
  CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY = 1,
  CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN = 2
};
typedef cudaEmulationSpecialValuesSupport_t cudaEmulationSpecialValuesSupport;
typedef void (*cudaLogsCallback_t)(void *, cudaLogLevel, char *, size_t);

cudaError_t cudaArrayGetMemoryRequirements(struct cudaArrayMemoryRequirements *, cudaArray_t, int);
cudaError_t cudaArrayGetPlane(cudaArray_t *, cudaArray_t, unsigned int);
cudaError_t cudaArrayGetSparseProperties(struct cudaArraySparseProperties *, cudaArray_t);
unsigned long long cudaCGGetIntrinsicHandle(cudaCGScope);
cudaError_t cudaCGGetRank(unsigned int *, unsigned int *, unsigned long long);
cudaError_t cudaCGGetSize(unsigned int *, unsigned int *, unsigned long long);
cudaError_t cudaCGSynchronize(unsigned long long, unsigned int);
cudaError_t cudaCGSynchronizeGrid(unsigned long long, unsigned int);
cudaChannelFormatDesc cudaCreateChannelDescHalf1();
cudaChannelFormatDesc cudaCreateChannelDescHalf2();
cudaChannelFormatDesc cudaCreateChannelDescHalf4();
cudaChannelFormatDesc cudaCreateChannelDescNV12();
cudaError_t cudaDeviceFlushGPUDirectRDMAWrites(cudaFlushGPUDirectRDMAWritesTarget,
                                               cudaFlushGPUDirectRDMAWritesScope);
cudaError_t cudaDeviceGetHostAtomicCapabilities(unsigned int *, const cudaAtomicOperation *,
                                                unsigned int, int);
cudaError_t cudaDeviceGetNvSciSyncAttributes(void *, int, int);
cudaError_t cudaDeviceGetP2PAtomicCapabilities(unsigned int *, const cudaAtomicOperation *,
                                               unsigned int, int, int);
cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(size_t *, const struct cudaChannelFormatDesc *,
                                                 int);
cudaError_t cudaDeviceRegisterAsyncNotification(int, cudaAsyncCallback, void *,
                                                cudaAsyncCallbackHandle_t *);
cudaError_t cudaDeviceUnregisterAsyncNotification(int, cudaAsyncCallbackHandle_t);
cudaError_t cudaFuncGetName(const char **, const void *);
cudaError_t cudaFuncGetParamInfo(const void *, size_t, size_t *, size_t *);
cudaError_t cudaGetExportTable(const void **, const cudaUUID_t *);
void *cudaGetParameterBuffer(size_t, size_t);
void *cudaGetParameterBufferV2(void *, dim3, dim3, unsigned int);
cudaError_t cudaGetSurfaceObjectResourceDesc(struct cudaResourceDesc *, cudaSurfaceObject_t);
cudaError_t cudaGetTextureObjectResourceViewDesc(struct cudaResourceViewDesc *,
                                                 cudaTextureObject_t);
cudaError_t cudaGetTextureObjectTextureDesc(struct cudaTextureDesc *, cudaTextureObject_t);
cudaError_t
cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *,
                                         size_t,
                                         const struct cudaExternalSemaphoreSignalNodeParams *);
cudaError_t
cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *,
                                       size_t, const struct cudaExternalSemaphoreWaitNodeParams *);
cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t, cudaGraph_t *);
cudaError_t cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t, cudaEvent_t *);
cudaError_t cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t, cudaEvent_t);
cudaError_t cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t, cudaEvent_t *);
cudaError_t cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t, cudaEvent_t);
cudaError_t cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t, cudaGraphNode_t, cudaEvent_t);
cudaError_t cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t, cudaGraphNode_t, cudaEvent_t);
cudaError_t cudaGraphExecExternalSemaphoresSignalNodeSetParams(
    cudaGraphExec_t, cudaGraphNode_t, const struct cudaExternalSemaphoreSignalNodeParams *);
cudaError_t cudaGraphExecExternalSemaphoresWaitNodeSetParams(
    cudaGraphExec_t, cudaGraphNode_t, const struct cudaExternalSemaphoreWaitNodeParams *);
cudaError_t cudaGraphExecGetFlags(cudaGraphExec_t, unsigned long long *);
cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t, cudaGraphNode_t, void *,
                                                       const void *, size_t, size_t,
                                                       cudaMemcpyKind);
cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t, cudaGraphNode_t, const void *,
                                                     const void *, size_t, size_t, cudaMemcpyKind);
cudaError_t cudaGraphExecNodeSetParams(cudaGraphExec_t, cudaGraphNode_t,
                                       struct cudaGraphNodeParams *);
cudaError_t
cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t,
                                               struct cudaExternalSemaphoreSignalNodeParams *);
cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(
    cudaGraphNode_t, const struct cudaExternalSemaphoreSignalNodeParams *);
cudaError_t
cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t,
                                             struct cudaExternalSemaphoreWaitNodeParams *);
cudaError_t
cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t,
                                             const struct cudaExternalSemaphoreWaitNodeParams *);
cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t, struct cudaHostNodeParams *);
cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t, const struct cudaHostNodeParams *);
cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t, cudaGraphNode_t);
cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t, cudaLaunchAttributeID,
                                            cudaLaunchAttributeValue *);
cudaError_t cudaGraphKernelNodeSetEnabled(cudaGraphDeviceNode_t, bool);
cudaError_t cudaGraphKernelNodeSetGridDim(cudaGraphDeviceNode_t, dim3);
cudaError_t cudaGraphKernelNodeSetParam(cudaGraphDeviceNode_t, size_t, const void *, size_t);
cudaError_t cudaGraphKernelNodeUpdatesApply(const cudaGraphKernelNodeUpdate *, size_t);
cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t, struct cudaMemAllocNodeParams *);
cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t, void *);
cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t, struct cudaMemcpy3DParms *);
cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t, const struct cudaMemcpy3DParms *);
cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t, void *, const void *, size_t,
                                           cudaMemcpyKind);
cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t, void *, const void *, size_t,
                                                   size_t, cudaMemcpyKind);
cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t, const void *, const void *,
                                                 size_t, size_t, cudaMemcpyKind);
cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t, struct cudaMemsetParams *);
cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t, const struct cudaMemsetParams *);
cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t *, cudaGraphNode_t, cudaGraph_t);
cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t, cudaGraphNode_t *, cudaGraphEdgeData *,
                                         size_t *);
cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t, cudaGraphNode_t *, cudaGraphEdgeData *,
                                           size_t *);
cudaError_t cudaGraphNodeGetEnabled(cudaGraphExec_t, cudaGraphNode_t, unsigned int *);
cudaError_t cudaGraphNodeSetParams(cudaGraphNode_t, struct cudaGraphNodeParams *);
cudaError_t cudaGraphReleaseUserObject(cudaGraph_t, cudaUserObject_t, unsigned int);
cudaError_t cudaGraphRetainUserObject(cudaGraph_t, cudaUserObject_t, unsigned int, unsigned int);
cudaError_t cudaGraphicsResourceGetMappedMipmappedArray(cudaMipmappedArray_t *,
                                                        cudaGraphicsResource_t);
cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t, cudaFuncAttribute, int, int);
cudaError_t cudaLaunchDevice(void *, void *, dim3, dim3, unsigned int, cudaStream_t);
cudaError_t cudaLaunchDeviceV2(void *, cudaStream_t);
cudaError_t cudaLibraryEnumerateKernels(cudaKernel_t *, unsigned int, cudaLibrary_t);
cudaError_t cudaLibraryGetGlobal(void **, size_t *, cudaLibrary_t, const char *);
cudaError_t cudaLibraryGetKernel(cudaKernel_t *, cudaLibrary_t, const char *);
cudaError_t cudaLibraryGetKernelCount(unsigned int *, cudaLibrary_t);
cudaError_t cudaLibraryGetManaged(void **, size_t *, cudaLibrary_t, const char *);
cudaError_t cudaLibraryGetUnifiedFunction(void **, cudaLibrary_t, const char *);
cudaError_t cudaLibraryLoadData(cudaLibrary_t *, const void *, cudaJitOption *, void **,
                                unsigned int, cudaLibraryOption *, void **, unsigned int);
cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t *, const char *, cudaJitOption *, void **,
                                    unsigned int, cudaLibraryOption *, void **, unsigned int);
cudaError_t cudaLibraryUnload(cudaLibrary_t);
cudaError_t cudaLogsCurrent(cudaLogIterator *, unsigned int);
cudaError_t cudaLogsDumpToFile(cudaLogIterator *, const char *, unsigned int);
cudaError_t cudaLogsDumpToMemory(cudaLogIterator *, char *, size_t *, unsigned int);
cudaError_t cudaLogsRegisterCallback(cudaLogsCallback_t, void *, cudaLogsCallbackHandle *);
cudaError_t cudaLogsUnregisterCallback(cudaLogsCallbackHandle);
cudaError_t cudaMemDiscardAndPrefetchBatchAsync(void **, size_t *, size_t, struct cudaMemLocation *,
                                                size_t *, size_t, unsigned long long, cudaStream_t);
cudaError_t cudaMemDiscardBatchAsync(void **, size_t *, size_t, unsigned long long, cudaStream_t);
cudaError_t cudaMemGetDefaultMemPool(cudaMemPool_t *, struct cudaMemLocation *,
                                     cudaMemAllocationType);
cudaError_t cudaMemGetMemPool(cudaMemPool_t *, struct cudaMemLocation *, cudaMemAllocationType);
cudaError_t cudaMemPrefetchBatchAsync(void **, size_t *, size_t, struct cudaMemLocation *, size_t *,
                                      size_t, unsigned long long, cudaStream_t);
cudaError_t cudaMemRangeGetAttributes(void **, size_t *, cudaMemRangeAttribute *, size_t,
                                      const void *, size_t);
cudaError_t cudaMemSetMemPool(struct cudaMemLocation *, cudaMemAllocationType, cudaMemPool_t);
cudaError_t cudaMemcpy3DBatchAsync(size_t, struct cudaMemcpy3DBatchOp *, unsigned long long,
                                   cudaStream_t);
cudaError_t cudaMemcpyBatchAsync(void *const *, const void *const *, const size_t *, size_t,
                                 struct cudaMemcpyAttributes *, size_t *, size_t, cudaStream_t);
cudaError_t cudaMipmappedArrayGetMemoryRequirements(struct cudaArrayMemoryRequirements *,
                                                    cudaMipmappedArray_t, int);
cudaError_t cudaMipmappedArrayGetSparseProperties(struct cudaArraySparseProperties *,
                                                  cudaMipmappedArray_t);
cudaError_t cudaUserObjectCreate(cudaUserObject_t *, void *, cudaHostFn_t, unsigned int,
                                 unsigned int);
cudaError_t cudaUserObjectRelease(cudaUserObject_t, unsigned int);
cudaError_t cudaUserObjectRetain(cudaUserObject_t, unsigned int);

#define cudaArrayColorAttachment 0x20
#define cudaArrayDeferredMapping 0x80
#define cudaArraySparse 0x40
#define cudaArraySparsePropertiesSingleMipTail 0x1
#define cudaDeviceMask 0xff
#define cudaDeviceSyncMemops 0x80
#define cudaExternalSemaphoreSignalSkipNvSciBufMemSync 0x01
#define cudaExternalSemaphoreWaitSkipNvSciBufMemSync 0x02
#define cudaGraphKernelNodePortLaunchCompletion 2
#define cudaKernelNodeAttributeClusterDimension cudaLaunchAttributeClusterDimension
#define cudaKernelNodeAttributeClusterSchedulingPolicyPreference                                   \
  cudaLaunchAttributeClusterSchedulingPolicyPreference
#define cudaKernelNodeAttributeDeviceUpdatableKernelNode                                           \
  cudaLaunchAttributeDeviceUpdatableKernelNode
#define cudaKernelNodeAttributeMemSyncDomain cudaLaunchAttributeMemSyncDomain
#define cudaKernelNodeAttributeMemSyncDomainMap cudaLaunchAttributeMemSyncDomainMap
#define cudaKernelNodeAttributeNvlinkUtilCentricScheduling                                         \
  cudaLaunchAttributeNvlinkUtilCentricScheduling
#define cudaKernelNodeAttributePreferredSharedMemoryCarveout                                       \
  cudaLaunchAttributePreferredSharedMemoryCarveout
#define cudaMemPoolCreateUsageHwDecompress 0x2
#define cudaNvSciSyncAttrSignal 0x1
#define cudaNvSciSyncAttrWait 0x2
#define cudaStreamAttributeMemSyncDomain cudaLaunchAttributeMemSyncDomain
#define cudaStreamAttributeMemSyncDomainMap cudaLaunchAttributeMemSyncDomainMap
#define cudaStreamFireAndForget ((cudaStream_t)0x4)
#define cudaStreamGraphFireAndForget (cudaStream_t)0x0200000000000000
#define cudaStreamGraphFireAndForgetAsSibling (cudaStream_t)0x0300000000000000
#define cudaStreamGraphTailLaunch (cudaStream_t)0x0100000000000000
#define cudaStreamTailLaunch ((cudaStream_t)0x3)
#define cudaSurfaceTypeCubemap 0x0C
#define cudaSurfaceTypeCubemapLayered 0xFC

// Other releases' forms of the same calls.
cudaError_t cudaGraphGetEdges(cudaGraph_t, cudaGraphNode_t *, cudaGraphNode_t *,
                              cudaGraphEdgeData *, size_t *);
cudaError_t cudaGraphAddDependencies(cudaGraph_t, const cudaGraphNode_t *, const cudaGraphNode_t *,
                                     const cudaGraphEdgeData *, size_t);
cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t, cudaGraphNode_t *, size_t *);
cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t, cudaGraphNode_t *, size_t *);
