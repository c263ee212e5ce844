/*
 * ndktck.h: the border between the Network Direct Kernel conformance kit and a provider in C or C++.
 *
 * A provider is built for user mode as one shared library of a 64-bit system that exports one
 * function, ndk_tck_open. C11 and C++17; needs <stddef.h> and <stdint.h> only.
 *
 * Part 1 declares what the public documents of the Network Direct Kernel Provider Interface declare,
 * as far as the kit uses it, with the layout of a 64-bit system. Who has Microsoft's header defines
 * NDKTCK_USE_NDKPI_H, which includes that one instead; define NDKTCK_NDKPI_H_BEFORE_2_1 besides if
 * its NDK_CONNECTOR_DISPATCH has eleven slots.
 * Part 2 asserts the layout of whichever declarations are in use.
 * Part 3 declares what is the kit's own: the open function, its request and its result.
 *
 * Words such as CON-05 or AMB-17 are rows of docs/requirements.md and docs/readings.md.
 *
 * BYTE ORDER. Numbers are in the order of the machine. In a socket address the family is, too; port
 * and address are in network order, most significant byte first.
 *
 * OWNERSHIP. Objects belong to the provider, which makes them in a create function or before a
 * connect event, and may free or reuse them once their close has completed. The structure of an
 * object starts with its header; what follows Dispatch is the provider's own. The reserved block
 * belongs to the consumer: zero when an object is handed out, never written by the provider
 * afterwards (GEN-08, GEN-09). Dispatch is set before an object is handed out, and never used by the
 * provider again, because the consumer may point it elsewhere (GEN-03 to GEN-05). A table has to
 * outlive every object that names it.
 *
 * POINTERS in a call belong to the caller and are valid until the call returns, a completion's
 * function and context excepted: copy addresses and private data, and store nothing through an out
 * pointer later (CB-13, AMB-59). Contexts are 64 bits of the consumer's, handed back unchanged and
 * never followed (GEN-13).
 *
 * THREADS. Every function may be called on any thread, from inside any callback, and while others
 * run. None but NdkQueryAdapterInfo, ndk_tck_open, Close and the adapter handlers may wait for
 * anything a consumer does or for time to pass (IRQ-07). Callbacks may be made on any thread of the
 * process; the kit attaches it to its own virtual machine. Hold no lock in a callback that a call
 * from inside it needs. Nothing may be thrown or jumped through either way: a C++ exception that
 * leaves a provider function ends the process.
 */
#ifndef NDKTCK_H
#define NDKTCK_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
#define NDKTCK_ASSERT(claim, text) static_assert(claim, text)
extern "C" {
#else
#define NDKTCK_ASSERT(claim, text) _Static_assert(claim, text)
#endif

/* ------------------------------------------------------------------------------------------------
 * Part 1: the public documents.
 */
#ifdef NDKTCK_USE_NDKPI_H

#include <ndkpi.h>

#else /* BEGIN of the declarations that take the place of ndkpi.h */

typedef uint8_t UCHAR;
typedef uint8_t BOOLEAN; /* one byte: 0 false, anything else true */
typedef uint16_t USHORT;
typedef uint32_t ULONG; /* 32 bits, whatever long is */
typedef int32_t NTSTATUS; /* returned in the low 32 bits; the kit ignores the rest of the register */
typedef size_t SIZE_T;
typedef void *PVOID;

typedef struct _GUID {
    uint32_t Data1;
    uint16_t Data2;
    uint16_t Data3;
    uint8_t Data4[8];
} GUID;

/* A socket address in the Windows layout, of which this is the common start. 16 bytes with family 2
 * (AF_INET), 28 bytes with family 23 (AF_INET6); see NDKTCK_SOCKADDR_IN and NDKTCK_SOCKADDR_IN6. */
typedef struct _NDKTCK_SOCKADDR {
    USHORT sa_family;
    UCHAR sa_data[14];
} SOCKADDR, *PSOCKADDR;

#define STATUS_SUCCESS ((NTSTATUS)0x00000000)
#define STATUS_PENDING ((NTSTATUS)0x00000103)
#define STATUS_BUFFER_OVERFLOW ((NTSTATUS)0x80000005)
#define STATUS_UNSUCCESSFUL ((NTSTATUS)0xC0000001)
#define STATUS_INVALID_PARAMETER ((NTSTATUS)0xC000000D)
#define STATUS_INVALID_DEVICE_REQUEST ((NTSTATUS)0xC0000010)
#define STATUS_BUFFER_TOO_SMALL ((NTSTATUS)0xC0000023)
#define STATUS_SHARING_VIOLATION ((NTSTATUS)0xC0000043)
#define STATUS_INSUFFICIENT_RESOURCES ((NTSTATUS)0xC000009A)
#define STATUS_IO_TIMEOUT ((NTSTATUS)0xC00000B5)
#define STATUS_NOT_SUPPORTED ((NTSTATUS)0xC00000BB)
#define STATUS_INTERNAL_ERROR ((NTSTATUS)0xC00000E5)
#define STATUS_CANCELLED ((NTSTATUS)0xC0000120)
#define STATUS_INVALID_ADDRESS ((NTSTATUS)0xC0000141)
#define STATUS_INVALID_DEVICE_STATE ((NTSTATUS)0xC0000184)
#define STATUS_INVALID_BUFFER_SIZE ((NTSTATUS)0xC0000206)
#define STATUS_TOO_MANY_ADDRESSES ((NTSTATUS)0xC0000209)
#define STATUS_ADDRESS_ALREADY_EXISTS ((NTSTATUS)0xC000020A)
#define STATUS_CONNECTION_REFUSED ((NTSTATUS)0xC0000236)
#define STATUS_CONNECTION_INVALID ((NTSTATUS)0xC000023A)
#define STATUS_CONNECTION_ACTIVE ((NTSTATUS)0xC000023B)
#define STATUS_NETWORK_UNREACHABLE ((NTSTATUS)0xC000023C)
#define STATUS_HOST_UNREACHABLE ((NTSTATUS)0xC000023D)
#define STATUS_CONNECTION_ABORTED ((NTSTATUS)0xC0000241)
#define NDIS_STATUS_BAD_VERSION ((NTSTATUS)0xC0010004)
#define NDIS_STATUS_ADAPTER_NOT_READY ((NTSTATUS)0xC0010011)

typedef struct _NDK_VERSION {
    USHORT Major;
    USHORT Minor;
} NDK_VERSION;

typedef enum _NDK_OBJECT_TYPE {
    NdkObjectTypeUndefined = 0,
    NdkObjectTypeAdapter = 1,
    NdkObjectTypeQp = 2,
    NdkObjectTypeCq = 3,
    NdkObjectTypeMr = 4,
    NdkObjectTypeMw = 5,
    NdkObjectTypePd = 6,
    NdkObjectTypeSharedEndpoint = 7,
    NdkObjectTypeConnector = 8,
    NdkObjectTypeListener = 9,
    NdkObjectTypeSrq = 10,
    NdkObjectTypeMax = 11
} NDK_OBJECT_TYPE;

typedef struct _NDK_OBJECT_HEADER_RESERVED_BLOCK {
    PVOID rf[4];
} NDK_OBJECT_HEADER_RESERVED_BLOCK;

typedef struct _NDK_OBJECT_HEADER {
    NDK_VERSION Version;
    NDK_OBJECT_TYPE ObjectType;
    NDK_OBJECT_HEADER_RESERVED_BLOCK NdkReserved;
} NDK_OBJECT_HEADER;

/* The objects. A provider embeds one of these first in a structure of its own. */
typedef struct _NDK_ADAPTER {
    NDK_OBJECT_HEADER Header;
    const struct _NDK_ADAPTER_DISPATCH *Dispatch;
} NDK_ADAPTER;

typedef struct _NDK_QP {
    NDK_OBJECT_HEADER Header;
    const struct _NDK_QP_DISPATCH *Dispatch;
} NDK_QP;

typedef struct _NDK_CQ {
    NDK_OBJECT_HEADER Header;
    const struct _NDK_CQ_DISPATCH *Dispatch;
} NDK_CQ;

typedef struct _NDK_PD {
    NDK_OBJECT_HEADER Header;
    const struct _NDK_PD_DISPATCH *Dispatch;
} NDK_PD;

typedef struct _NDK_SHARED_ENDPOINT {
    NDK_OBJECT_HEADER Header;
    const struct _NDK_SHARED_ENDPOINT_DISPATCH *Dispatch;
} NDK_SHARED_ENDPOINT;

typedef struct _NDK_CONNECTOR {
    NDK_OBJECT_HEADER Header;
    const struct _NDK_CONNECTOR_DISPATCH *Dispatch;
} NDK_CONNECTOR;

typedef struct _NDK_LISTENER {
    NDK_OBJECT_HEADER Header;
    const struct _NDK_LISTENER_DISPATCH *Dispatch;
} NDK_LISTENER;

typedef struct _NDK_EXTENSION_INTERFACE {
    const void *Dispatch;
} NDK_EXTENSION_INTERFACE;

typedef struct _NDK_SGE NDK_SGE; /* the kit posts requests of zero elements only (AMB-60) */
typedef struct _GROUP_AFFINITY GROUP_AFFINITY; /* the kit passes NULL */

typedef struct _NDK_RESULT {
    NTSTATUS Status; /* STATUS_SUCCESS, STATUS_CANCELLED for a flushed request (QP-06), or a failure */
    ULONG BytesTransferred; /* of receives only */
    PVOID QPContext;
    PVOID RequestContext;
} NDK_RESULT;

typedef struct _NDK_ADAPTER_INFO {
    NDK_VERSION Version;
    ULONG VendorId;
    ULONG DeviceId;
    SIZE_T MaxRegistrationSize;
    SIZE_T MaxWindowSize;
    ULONG FRMRPageCount;
    ULONG MaxInitiatorRequestSge;
    ULONG MaxReceiveRequestSge;
    ULONG MaxReadRequestSge;
    ULONG MaxTransferLength;
    ULONG MaxInlineDataSize;
    ULONG MaxInboundReadLimit;
    ULONG MaxOutboundReadLimit;
    ULONG MaxReceiveQueueDepth;
    ULONG MaxInitiatorQueueDepth;
    ULONG MaxSrqDepth;
    ULONG MaxCqDepth;
    ULONG LargeRequestThreshold;
    ULONG MaxCallerData;
    ULONG MaxCalleeData;
    ULONG AdapterFlags;
    ULONG RdmaTechnology;
} NDK_ADAPTER_INFO;

#define NDK_ADAPTER_FLAG_IN_ORDER_DMA_SUPPORTED 0x00000001
#define NDK_ADAPTER_FLAG_RDMA_READ_SINK_NOT_REQUIRED 0x00000002
#define NDK_ADAPTER_FLAG_CQ_INTERRUPT_MODERATION_SUPPORTED 0x00000004
#define NDK_ADAPTER_FLAG_MULTI_ENGINE_SUPPORTED 0x00000008
#define NDK_ADAPTER_FLAG_RDMA_READ_LOCAL_INVALIDATE_SUPPORTED 0x00000010
#define NDK_ADAPTER_FLAG_CQ_RESIZE_SUPPORTED 0x00000100
#define NDK_ADAPTER_FLAG_LOOPBACK_CONNECTIONS_SUPPORTED 0x00010000

/* What an armed completion queue is to be notified of. */
#define NDK_CQ_NOTIFY_ERRORS 0
#define NDK_CQ_NOTIFY_ANY 1
#define NDK_CQ_NOTIFY_SOLICITED 2

/* Flags of a work request; the kit passes 0. */
#define NDK_OP_FLAG_SILENT_SUCCESS 0x00000001
#define NDK_OP_FLAG_SEND_AND_SOLICIT_EVENT 0x00000004

/* Callbacks: functions of the consumer. A completion is called exactly once after STATUS_PENDING and
 * never after anything else; before, during or after the return of the function that started it. */
typedef void (*NDK_FN_REQUEST_COMPLETION)(PVOID Context, NTSTATUS Status);
typedef void (*NDK_FN_CREATE_COMPLETION)(PVOID Context, NTSTATUS Status, NDK_OBJECT_HEADER *pNdkObject);
typedef void (*NDK_FN_CLOSE_COMPLETION)(PVOID Context);
typedef void (*NDK_FN_CONNECT_EVENT_CALLBACK)(PVOID ConnectEventContext, NDK_CONNECTOR *pNdkConnector);
typedef void (*NDK_FN_DISCONNECT_EVENT_CALLBACK)(PVOID DisconnectEventContext);
typedef void (*NDK_FN_DISCONNECT_EVENT_CALLBACK_EX)(PVOID DisconnectEventContext, ULONG ProviderDisconnectReason);
typedef void (*NDK_FN_CQ_NOTIFICATION_CALLBACK)(PVOID CqNotificationContext, NTSTATUS CqStatus);

/* Functions that every object type has. */
typedef NTSTATUS (*NDK_FN_CLOSE_OBJECT)(
        NDK_OBJECT_HEADER *pNdkObject, NDK_FN_CLOSE_COMPLETION CloseCompletion, PVOID RequestContext);
typedef NTSTATUS (*NDK_FN_QUERY_EXTENSION_INTERFACE)(
        NDK_OBJECT_HEADER *pNdkObject,
        const GUID *ExtensionInterfaceID,
        NDK_VERSION ExtensionInterfaceVersion,
        NDK_EXTENSION_INTERFACE *pExtensionInterface);

/* A slot that the kit looks at but never calls. A C provider casts its function to this. */
typedef void (*NDKTCK_FN_NEVER_CALLED)(void);

typedef NTSTATUS (*NDK_FN_CONNECT)(
        NDK_CONNECTOR *pNdkConnector,
        NDK_QP *pNdkQp,
        const PSOCKADDR pSrcAddress,
        ULONG SrcAddressLength,
        const PSOCKADDR pDestAddress,
        ULONG DestAddressLength,
        ULONG InboundReadLimit,
        ULONG OutboundReadLimit,
        const PVOID pPrivateData,
        ULONG PrivateDataLength,
        NDK_FN_REQUEST_COMPLETION RequestCompletion,
        PVOID RequestContext);
typedef NTSTATUS (*NDK_FN_CONNECT_WITH_SHARED_ENDPOINT)(
        NDK_CONNECTOR *pNdkConnector,
        NDK_QP *pNdkQp,
        NDK_SHARED_ENDPOINT *pNdkSharedEndpoint,
        const PSOCKADDR pDestAddress,
        ULONG DestAddressLength,
        ULONG InboundReadLimit,
        ULONG OutboundReadLimit,
        const PVOID pPrivateData,
        ULONG PrivateDataLength,
        NDK_FN_REQUEST_COMPLETION RequestCompletion,
        PVOID RequestContext);
typedef NTSTATUS (*NDK_FN_COMPLETE_CONNECT)(
        NDK_CONNECTOR *pNdkConnector,
        NDK_FN_DISCONNECT_EVENT_CALLBACK DisconnectEvent,
        PVOID DisconnectEventContext,
        NDK_FN_REQUEST_COMPLETION RequestCompletion,
        PVOID RequestContext);
typedef NTSTATUS (*NDK_FN_ACCEPT)(
        NDK_CONNECTOR *pNdkConnector,
        NDK_QP *pNdkQp,
        ULONG InboundReadLimit,
        ULONG OutboundReadLimit,
        const PVOID pPrivateData,
        ULONG PrivateDataLength,
        NDK_FN_DISCONNECT_EVENT_CALLBACK DisconnectEvent,
        PVOID DisconnectEventContext,
        NDK_FN_REQUEST_COMPLETION RequestCompletion,
        PVOID RequestContext);
/* Pointer first, length second: the page of NdkReject lists them the other way round. */
typedef NTSTATUS (*NDK_FN_REJECT)(
        NDK_CONNECTOR *pNdkConnector, const PVOID pPrivateData, ULONG PrivateDataLength);
typedef NTSTATUS (*NDK_FN_GET_CONNECTION_DATA)(
        NDK_CONNECTOR *pNdkConnector,
        ULONG *pInboundReadLimit,
        ULONG *pOutboundReadLimit,
        PVOID pPrivateData,
        ULONG *pPrivateDataLength);
typedef NTSTATUS (*NDK_FN_GET_LOCAL_ADDRESS)(
        NDK_CONNECTOR *pNdkConnector, PSOCKADDR pAddress, ULONG *pAddressLength);
typedef NTSTATUS (*NDK_FN_GET_PEER_ADDRESS)(
        NDK_CONNECTOR *pNdkConnector, PSOCKADDR pAddress, ULONG *pAddressLength);
typedef NTSTATUS (*NDK_FN_DISCONNECT)(
        NDK_CONNECTOR *pNdkConnector, NDK_FN_REQUEST_COMPLETION RequestCompletion, PVOID RequestContext);
typedef NTSTATUS (*NDK_FN_COMPLETE_CONNECT_EX)(
        NDK_CONNECTOR *pNdkConnector,
        NDK_FN_DISCONNECT_EVENT_CALLBACK_EX DisconnectEvent,
        PVOID DisconnectEventContext,
        NDK_FN_REQUEST_COMPLETION RequestCompletion,
        PVOID RequestContext);
typedef NTSTATUS (*NDK_FN_ACCEPT_EX)(
        NDK_CONNECTOR *pNdkConnector,
        NDK_QP *pNdkQp,
        ULONG InboundReadLimit,
        ULONG OutboundReadLimit,
        const PVOID pPrivateData,
        ULONG PrivateDataLength,
        NDK_FN_DISCONNECT_EVENT_CALLBACK_EX DisconnectEvent,
        PVOID DisconnectEventContext,
        NDK_FN_REQUEST_COMPLETION RequestCompletion,
        PVOID RequestContext);

/* Eleven slots up to NDKPI 2.0, thirteen from 2.1: the last two are read only where Header.Version
 * says 2.1 or later. */
typedef struct _NDK_CONNECTOR_DISPATCH {
    NDK_FN_CLOSE_OBJECT NdkCloseConnector;
    NDK_FN_QUERY_EXTENSION_INTERFACE NdkQueryExtension;
    NDK_FN_CONNECT NdkConnect;
    NDK_FN_CONNECT_WITH_SHARED_ENDPOINT NdkConnectWithSharedEndpoint;
    NDK_FN_COMPLETE_CONNECT NdkCompleteConnect;
    NDK_FN_ACCEPT NdkAccept;
    NDK_FN_REJECT NdkReject;
    NDK_FN_GET_CONNECTION_DATA NdkGetConnectionData;
    NDK_FN_GET_LOCAL_ADDRESS NdkGetLocalAddress;
    NDK_FN_GET_PEER_ADDRESS NdkGetPeerAddress;
    NDK_FN_DISCONNECT NdkDisconnect;
    NDK_FN_COMPLETE_CONNECT_EX NdkCompleteConnectEx;
    NDK_FN_ACCEPT_EX NdkAcceptEx;
} NDK_CONNECTOR_DISPATCH;

typedef NTSTATUS (*NDK_FN_LISTEN)(
        NDK_LISTENER *pNdkListener,
        const PSOCKADDR pAddress,
        ULONG AddressLength,
        NDK_FN_REQUEST_COMPLETION RequestCompletion,
        PVOID RequestContext);
typedef NTSTATUS (*NDK_FN_GET_LISTENER_LOCAL_ADDRESS)(
        NDK_LISTENER *pNdkListener, PSOCKADDR pAddress, ULONG *pAddressLength);
typedef void (*NDK_FN_CONTROL_CONNECT_EVENTS)(NDK_LISTENER *pNdkListener, BOOLEAN Pause);

typedef struct _NDK_LISTENER_DISPATCH {
    NDK_FN_CLOSE_OBJECT NdkCloseListener;
    NDK_FN_QUERY_EXTENSION_INTERFACE NdkQueryExtension;
    NDK_FN_LISTEN NdkListen;
    NDK_FN_GET_LISTENER_LOCAL_ADDRESS NdkGetLocalAddress;
    NDK_FN_CONTROL_CONNECT_EVENTS NdkControlConnectEvents;
} NDK_LISTENER_DISPATCH;

typedef NTSTATUS (*NDK_FN_GET_SHARED_ENDPOINT_LOCAL_ADDRESS)(
        NDK_SHARED_ENDPOINT *pNdkSharedEndpoint, PSOCKADDR pAddress, ULONG *pAddressLength);

typedef struct _NDK_SHARED_ENDPOINT_DISPATCH {
    NDK_FN_CLOSE_OBJECT NdkCloseSharedEndpoint;
    NDK_FN_QUERY_EXTENSION_INTERFACE NdkQueryExtension;
    NDK_FN_GET_SHARED_ENDPOINT_LOCAL_ADDRESS NdkGetLocalAddress;
} NDK_SHARED_ENDPOINT_DISPATCH;

typedef NTSTATUS (*NDK_FN_QUERY_ADAPTER_INFO)(
        NDK_ADAPTER *pNdkAdapter, NDK_ADAPTER_INFO *pInfo, ULONG *pBufferSize);
typedef NTSTATUS (*NDK_FN_CREATE_CQ)(
        NDK_ADAPTER *pNdkAdapter,
        ULONG CqDepth,
        NDK_FN_CQ_NOTIFICATION_CALLBACK CqNotification,
        PVOID CqNotificationContext,
        GROUP_AFFINITY *pAffinity,
        NDK_FN_CREATE_COMPLETION CreateCompletion,
        PVOID RequestContext,
        NDK_CQ **ppNdkCq);
typedef NTSTATUS (*NDK_FN_CREATE_PD)(
        NDK_ADAPTER *pNdkAdapter,
        NDK_FN_CREATE_COMPLETION CreateCompletion,
        PVOID RequestContext,
        NDK_PD **ppNdkPd);
typedef NTSTATUS (*NDK_FN_CREATE_SHARED_ENDPOINT)(
        NDK_ADAPTER *pNdkAdapter,
        const PSOCKADDR pAddress,
        ULONG AddressLength,
        NDK_FN_CREATE_COMPLETION CreateCompletion,
        PVOID RequestContext,
        NDK_SHARED_ENDPOINT **ppNdkSharedEndpoint);
typedef NTSTATUS (*NDK_FN_CREATE_CONNECTOR)(
        NDK_ADAPTER *pNdkAdapter,
        NDK_FN_CREATE_COMPLETION CreateCompletion,
        PVOID RequestContext,
        NDK_CONNECTOR **ppNdkConnector);
typedef NTSTATUS (*NDK_FN_CREATE_LISTENER)(
        NDK_ADAPTER *pNdkAdapter,
        NDK_FN_CONNECT_EVENT_CALLBACK ConnectEvent,
        PVOID ConnectEventContext,
        NDK_FN_CREATE_COMPLETION CreateCompletion,
        PVOID RequestContext,
        NDK_LISTENER **ppNdkListener);

/* No close slot: an adapter is closed through NDKTCK_OPEN_RESULT.Close. */
typedef struct _NDK_ADAPTER_DISPATCH {
    NDK_FN_QUERY_EXTENSION_INTERFACE NdkQueryExtension;
    NDK_FN_QUERY_ADAPTER_INFO NdkQueryAdapterInfo;
    NDK_FN_CREATE_CQ NdkCreateCq;
    NDK_FN_CREATE_PD NdkCreatePd;
    NDK_FN_CREATE_SHARED_ENDPOINT NdkCreateSharedEndpoint;
    NDK_FN_CREATE_CONNECTOR NdkCreateConnector;
    NDK_FN_CREATE_LISTENER NdkCreateListener;
    NDKTCK_FN_NEVER_CALLED NdkBuildLAM;
    NDKTCK_FN_NEVER_CALLED NdkReleaseLAM;
} NDK_ADAPTER_DISPATCH;

typedef NTSTATUS (*NDK_FN_CREATE_QP)(
        NDK_PD *pNdkPd,
        NDK_CQ *pReceiveCq,
        NDK_CQ *pInitiatorCq,
        PVOID QPContext,
        ULONG ReceiveQueueDepth,
        ULONG InitiatorQueueDepth,
        ULONG MaxReceiveRequestSge,
        ULONG MaxInitiatorRequestSge,
        ULONG InlineDataSize,
        NDK_FN_CREATE_COMPLETION CreateCompletion,
        PVOID RequestContext,
        NDK_QP **ppNdkQp);

typedef struct _NDK_PD_DISPATCH {
    NDK_FN_CLOSE_OBJECT NdkClosePd;
    NDK_FN_QUERY_EXTENSION_INTERFACE NdkQueryExtension;
    NDKTCK_FN_NEVER_CALLED NdkCreateMr;
    NDKTCK_FN_NEVER_CALLED NdkCreateMw;
    NDKTCK_FN_NEVER_CALLED NdkCreateSrq;
    NDK_FN_CREATE_QP NdkCreateQp;
    NDKTCK_FN_NEVER_CALLED NdkCreateQpWithSrq;
    NDKTCK_FN_NEVER_CALLED NdkGetPrivilegedMemoryRegionToken;
} NDK_PD_DISPATCH;

/* NdkFlush, NdkSend, NdkReceive, NdkArmCq and NdkGetCqResults are called only if the result names
 * NDKTCK_FACILITY_POSTING. */
typedef void (*NDK_FN_FLUSH)(NDK_QP *pNdkQp);
typedef NTSTATUS (*NDK_FN_SEND)(
        NDK_QP *pNdkQp, PVOID RequestContext, const NDK_SGE *pSgl, ULONG nSge, ULONG Flags);
typedef NTSTATUS (*NDK_FN_RECEIVE)(NDK_QP *pNdkQp, PVOID RequestContext, const NDK_SGE *pSgl, ULONG nSge);

typedef struct _NDK_QP_DISPATCH {
    NDK_FN_CLOSE_OBJECT NdkCloseQp;
    NDK_FN_QUERY_EXTENSION_INTERFACE NdkQueryExtension;
    NDK_FN_FLUSH NdkFlush;
    NDK_FN_SEND NdkSend;
    NDK_FN_RECEIVE NdkReceive;
    NDKTCK_FN_NEVER_CALLED NdkBind;
    NDKTCK_FN_NEVER_CALLED NdkFastRegister;
    NDKTCK_FN_NEVER_CALLED NdkInvalidate;
    NDKTCK_FN_NEVER_CALLED NdkRead;
    NDKTCK_FN_NEVER_CALLED NdkWrite;
    NDKTCK_FN_NEVER_CALLED NdkSendAndInvalidate; /* since 1.2 */
} NDK_QP_DISPATCH;

typedef void (*NDK_FN_ARM_CQ)(NDK_CQ *pNdkCq, ULONG Type);
typedef ULONG (*NDK_FN_GET_CQ_RESULTS)(NDK_CQ *pNdkCq, NDK_RESULT Results[], ULONG nResults);

typedef struct _NDK_CQ_DISPATCH {
    NDK_FN_CLOSE_OBJECT NdkCloseCq;
    NDK_FN_QUERY_EXTENSION_INTERFACE NdkQueryExtension;
    NDKTCK_FN_NEVER_CALLED NdkResizeCq;
    NDK_FN_ARM_CQ NdkArmCq;
    NDK_FN_GET_CQ_RESULTS NdkGetCqResults;
    NDKTCK_FN_NEVER_CALLED NdkControlCqInterruptModeration;
    NDKTCK_FN_NEVER_CALLED NdkGetCqResultsEx; /* since 1.2 */
} NDK_CQ_DISPATCH;

#endif /* END of the declarations that take the place of ndkpi.h */

/* ------------------------------------------------------------------------------------------------
 * Part 2: the layout on a 64-bit system, of the declarations above or of ndkpi.h.
 */
#define NDKTCK_AT(type, member, offset) \
    NDKTCK_ASSERT(offsetof(type, member) == (offset), #type "." #member " is not at " #offset)
#define NDKTCK_SIZE(type, size) NDKTCK_ASSERT(sizeof(type) == (size), #type " has not the size " #size)

NDKTCK_SIZE(ULONG, 4);
NDKTCK_SIZE(USHORT, 2);
NDKTCK_SIZE(BOOLEAN, 1);
NDKTCK_SIZE(NTSTATUS, 4);
NDKTCK_SIZE(PVOID, 8);
NDKTCK_SIZE(SIZE_T, 8);
NDKTCK_SIZE(GUID, 16);
NDKTCK_SIZE(NDK_VERSION, 4);
NDKTCK_SIZE(NDK_OBJECT_TYPE, 4);
NDKTCK_SIZE(NDK_OBJECT_HEADER_RESERVED_BLOCK, 0x20);
NDKTCK_AT(NDK_VERSION, Major, 0x00);
NDKTCK_AT(NDK_VERSION, Minor, 0x02);

NDKTCK_AT(NDK_OBJECT_HEADER, Version, 0x00);
NDKTCK_AT(NDK_OBJECT_HEADER, ObjectType, 0x04);
NDKTCK_AT(NDK_OBJECT_HEADER, NdkReserved, 0x08);
NDKTCK_SIZE(NDK_OBJECT_HEADER, 0x28);

NDKTCK_AT(NDK_ADAPTER, Dispatch, 0x28);
NDKTCK_AT(NDK_QP, Dispatch, 0x28);
NDKTCK_AT(NDK_CQ, Dispatch, 0x28);
NDKTCK_AT(NDK_PD, Dispatch, 0x28);
NDKTCK_AT(NDK_SHARED_ENDPOINT, Dispatch, 0x28);
NDKTCK_AT(NDK_CONNECTOR, Dispatch, 0x28);
NDKTCK_AT(NDK_LISTENER, Dispatch, 0x28);
NDKTCK_SIZE(NDK_CONNECTOR, 0x30);

NDKTCK_SIZE(NDK_EXTENSION_INTERFACE, 8);
NDKTCK_AT(NDK_RESULT, Status, 0x00);
NDKTCK_AT(NDK_RESULT, BytesTransferred, 0x04);
NDKTCK_AT(NDK_RESULT, QPContext, 0x08);
NDKTCK_AT(NDK_RESULT, RequestContext, 0x10);
NDKTCK_SIZE(NDK_RESULT, 0x18);

NDKTCK_AT(NDK_ADAPTER_INFO, Version, 0x00);
NDKTCK_AT(NDK_ADAPTER_INFO, VendorId, 0x04);
NDKTCK_AT(NDK_ADAPTER_INFO, DeviceId, 0x08);
NDKTCK_AT(NDK_ADAPTER_INFO, MaxRegistrationSize, 0x10);
NDKTCK_AT(NDK_ADAPTER_INFO, MaxWindowSize, 0x18);
NDKTCK_AT(NDK_ADAPTER_INFO, FRMRPageCount, 0x20);
NDKTCK_AT(NDK_ADAPTER_INFO, MaxInitiatorRequestSge, 0x24);
NDKTCK_AT(NDK_ADAPTER_INFO, MaxReceiveRequestSge, 0x28);
NDKTCK_AT(NDK_ADAPTER_INFO, MaxReadRequestSge, 0x2C);
NDKTCK_AT(NDK_ADAPTER_INFO, MaxTransferLength, 0x30);
NDKTCK_AT(NDK_ADAPTER_INFO, MaxInlineDataSize, 0x34);
NDKTCK_AT(NDK_ADAPTER_INFO, MaxInboundReadLimit, 0x38);
NDKTCK_AT(NDK_ADAPTER_INFO, MaxOutboundReadLimit, 0x3C);
NDKTCK_AT(NDK_ADAPTER_INFO, MaxReceiveQueueDepth, 0x40);
NDKTCK_AT(NDK_ADAPTER_INFO, MaxInitiatorQueueDepth, 0x44);
NDKTCK_AT(NDK_ADAPTER_INFO, MaxSrqDepth, 0x48);
NDKTCK_AT(NDK_ADAPTER_INFO, MaxCqDepth, 0x4C);
NDKTCK_AT(NDK_ADAPTER_INFO, LargeRequestThreshold, 0x50);
NDKTCK_AT(NDK_ADAPTER_INFO, MaxCallerData, 0x54);
NDKTCK_AT(NDK_ADAPTER_INFO, MaxCalleeData, 0x58);
NDKTCK_AT(NDK_ADAPTER_INFO, AdapterFlags, 0x5C);
NDKTCK_AT(NDK_ADAPTER_INFO, RdmaTechnology, 0x60);
NDKTCK_SIZE(NDK_ADAPTER_INFO, 0x68);

NDKTCK_AT(NDK_CONNECTOR_DISPATCH, NdkCloseConnector, 0x00);
NDKTCK_AT(NDK_CONNECTOR_DISPATCH, NdkQueryExtension, 0x08);
NDKTCK_AT(NDK_CONNECTOR_DISPATCH, NdkConnect, 0x10);
NDKTCK_AT(NDK_CONNECTOR_DISPATCH, NdkConnectWithSharedEndpoint, 0x18);
NDKTCK_AT(NDK_CONNECTOR_DISPATCH, NdkCompleteConnect, 0x20);
NDKTCK_AT(NDK_CONNECTOR_DISPATCH, NdkAccept, 0x28);
NDKTCK_AT(NDK_CONNECTOR_DISPATCH, NdkReject, 0x30);
NDKTCK_AT(NDK_CONNECTOR_DISPATCH, NdkGetConnectionData, 0x38);
NDKTCK_AT(NDK_CONNECTOR_DISPATCH, NdkGetLocalAddress, 0x40);
NDKTCK_AT(NDK_CONNECTOR_DISPATCH, NdkGetPeerAddress, 0x48);
NDKTCK_AT(NDK_CONNECTOR_DISPATCH, NdkDisconnect, 0x50);
#ifndef NDKTCK_NDKPI_H_BEFORE_2_1
NDKTCK_AT(NDK_CONNECTOR_DISPATCH, NdkCompleteConnectEx, 0x58);
NDKTCK_AT(NDK_CONNECTOR_DISPATCH, NdkAcceptEx, 0x60);
NDKTCK_SIZE(NDK_CONNECTOR_DISPATCH, 0x68);
#else
NDKTCK_SIZE(NDK_CONNECTOR_DISPATCH, 0x58);
#endif

NDKTCK_AT(NDK_LISTENER_DISPATCH, NdkCloseListener, 0x00);
NDKTCK_AT(NDK_LISTENER_DISPATCH, NdkQueryExtension, 0x08);
NDKTCK_AT(NDK_LISTENER_DISPATCH, NdkListen, 0x10);
NDKTCK_AT(NDK_LISTENER_DISPATCH, NdkGetLocalAddress, 0x18);
NDKTCK_AT(NDK_LISTENER_DISPATCH, NdkControlConnectEvents, 0x20);
NDKTCK_SIZE(NDK_LISTENER_DISPATCH, 0x28);

NDKTCK_AT(NDK_SHARED_ENDPOINT_DISPATCH, NdkCloseSharedEndpoint, 0x00);
NDKTCK_AT(NDK_SHARED_ENDPOINT_DISPATCH, NdkQueryExtension, 0x08);
NDKTCK_AT(NDK_SHARED_ENDPOINT_DISPATCH, NdkGetLocalAddress, 0x10);
NDKTCK_SIZE(NDK_SHARED_ENDPOINT_DISPATCH, 0x18);

NDKTCK_AT(NDK_ADAPTER_DISPATCH, NdkQueryExtension, 0x00);
NDKTCK_AT(NDK_ADAPTER_DISPATCH, NdkQueryAdapterInfo, 0x08);
NDKTCK_AT(NDK_ADAPTER_DISPATCH, NdkCreateCq, 0x10);
NDKTCK_AT(NDK_ADAPTER_DISPATCH, NdkCreatePd, 0x18);
NDKTCK_AT(NDK_ADAPTER_DISPATCH, NdkCreateSharedEndpoint, 0x20);
NDKTCK_AT(NDK_ADAPTER_DISPATCH, NdkCreateConnector, 0x28);
NDKTCK_AT(NDK_ADAPTER_DISPATCH, NdkCreateListener, 0x30);
NDKTCK_AT(NDK_ADAPTER_DISPATCH, NdkBuildLAM, 0x38);
NDKTCK_AT(NDK_ADAPTER_DISPATCH, NdkReleaseLAM, 0x40);
NDKTCK_SIZE(NDK_ADAPTER_DISPATCH, 0x48);

NDKTCK_AT(NDK_PD_DISPATCH, NdkClosePd, 0x00);
NDKTCK_AT(NDK_PD_DISPATCH, NdkQueryExtension, 0x08);
NDKTCK_AT(NDK_PD_DISPATCH, NdkCreateMr, 0x10);
NDKTCK_AT(NDK_PD_DISPATCH, NdkCreateMw, 0x18);
NDKTCK_AT(NDK_PD_DISPATCH, NdkCreateSrq, 0x20);
NDKTCK_AT(NDK_PD_DISPATCH, NdkCreateQp, 0x28);
NDKTCK_AT(NDK_PD_DISPATCH, NdkCreateQpWithSrq, 0x30);
NDKTCK_AT(NDK_PD_DISPATCH, NdkGetPrivilegedMemoryRegionToken, 0x38);
NDKTCK_SIZE(NDK_PD_DISPATCH, 0x40);

NDKTCK_AT(NDK_QP_DISPATCH, NdkCloseQp, 0x00);
NDKTCK_AT(NDK_QP_DISPATCH, NdkQueryExtension, 0x08);
NDKTCK_AT(NDK_QP_DISPATCH, NdkFlush, 0x10);
NDKTCK_AT(NDK_QP_DISPATCH, NdkSend, 0x18);
NDKTCK_AT(NDK_QP_DISPATCH, NdkReceive, 0x20);
NDKTCK_AT(NDK_QP_DISPATCH, NdkBind, 0x28);
NDKTCK_AT(NDK_QP_DISPATCH, NdkFastRegister, 0x30);
NDKTCK_AT(NDK_QP_DISPATCH, NdkInvalidate, 0x38);
NDKTCK_AT(NDK_QP_DISPATCH, NdkRead, 0x40);
NDKTCK_AT(NDK_QP_DISPATCH, NdkWrite, 0x48);
NDKTCK_AT(NDK_QP_DISPATCH, NdkSendAndInvalidate, 0x50);
NDKTCK_SIZE(NDK_QP_DISPATCH, 0x58);

NDKTCK_AT(NDK_CQ_DISPATCH, NdkCloseCq, 0x00);
NDKTCK_AT(NDK_CQ_DISPATCH, NdkQueryExtension, 0x08);
NDKTCK_AT(NDK_CQ_DISPATCH, NdkResizeCq, 0x10);
NDKTCK_AT(NDK_CQ_DISPATCH, NdkArmCq, 0x18);
NDKTCK_AT(NDK_CQ_DISPATCH, NdkGetCqResults, 0x20);
NDKTCK_AT(NDK_CQ_DISPATCH, NdkControlCqInterruptModeration, 0x28);
NDKTCK_AT(NDK_CQ_DISPATCH, NdkGetCqResultsEx, 0x30);
NDKTCK_SIZE(NDK_CQ_DISPATCH, 0x38);

/* ------------------------------------------------------------------------------------------------
 * Part 3: the kit's own.
 *
 * Each structure that may grow starts with its size in bytes, set by whoever allocates it. Whoever
 * reads or writes it touches only members that lie wholly within that size: a kit and a library of
 * different age understand each other. All strings are UTF-8 and end with a zero byte.
 */
#define NDKTCK_INTERFACE_VERSION 1

/* Socket addresses in the Windows layout, whatever the platform's own headers say. */
#define NDKTCK_AF_INET 2
#define NDKTCK_AF_INET6 23

typedef struct NDKTCK_SOCKADDR_IN {
    USHORT Family; /* NDKTCK_AF_INET, in the order of the machine */
    UCHAR Port[2]; /* network order */
    UCHAR Address[4]; /* network order */
    UCHAR Zero[8];
} NDKTCK_SOCKADDR_IN;
NDKTCK_SIZE(NDKTCK_SOCKADDR_IN, 16);

typedef struct NDKTCK_SOCKADDR_IN6 {
    USHORT Family; /* NDKTCK_AF_INET6, in the order of the machine */
    UCHAR Port[2]; /* network order */
    UCHAR FlowInformation[4];
    UCHAR Address[16]; /* network order */
    UCHAR ScopeId[4];
} NDKTCK_SOCKADDR_IN6;
NDKTCK_SIZE(NDKTCK_SOCKADDR_IN6, 28);

/* One of the kit's --set key=value options. */
typedef struct NDKTCK_SETTING {
    const char *Key;
    const char *Value;
} NDKTCK_SETTING;
NDKTCK_SIZE(NDKTCK_SETTING, 16);

/* Only identity, InterfaceVersion and SeveralProcesses are asked for: open nothing, start nothing.
 * Fill those, leave the adapters and Close NULL, and return STATUS_SUCCESS. */
#define NDKTCK_REQUEST_DESCRIBE 0x1u

/* What the kit asks for. It belongs to the kit, strings included, and is valid until ndk_tck_open
 * returns. */
typedef struct NDKTCK_OPEN_REQUEST {
    ULONG Size; /* sizeof(NDKTCK_OPEN_REQUEST) of the kit */
    ULONG InterfaceVersion; /* NDKTCK_INTERFACE_VERSION of the kit */
    ULONG Flags; /* 0 or NDKTCK_REQUEST_DESCRIBE */
    ULONG SettingCount;
    const NDKTCK_SETTING *Settings; /* no key twice; refuse a key you do not know, with a message */
    ULONG SlotIndex; /* 0..SlotCount-1: which of several processes of one run this is */
    ULONG SlotCount; /* at least 1; give each slot its own ports or addresses if processes share them */
    USHORT FirstPort; /* the ports to choose from where the consumer asks for port 0 (CON-05): */
    USHORT LastPort; /* 49152..65535 inclusive */
    ULONG Reserved; /* 0 */
} NDKTCK_OPEN_REQUEST;
NDKTCK_AT(NDKTCK_OPEN_REQUEST, InterfaceVersion, 0x04);
NDKTCK_AT(NDKTCK_OPEN_REQUEST, Flags, 0x08);
NDKTCK_AT(NDKTCK_OPEN_REQUEST, SettingCount, 0x0C);
NDKTCK_AT(NDKTCK_OPEN_REQUEST, Settings, 0x10);
NDKTCK_AT(NDKTCK_OPEN_REQUEST, SlotIndex, 0x18);
NDKTCK_AT(NDKTCK_OPEN_REQUEST, SlotCount, 0x1C);
NDKTCK_AT(NDKTCK_OPEN_REQUEST, FirstPort, 0x20);
NDKTCK_AT(NDKTCK_OPEN_REQUEST, LastPort, 0x22);
NDKTCK_SIZE(NDKTCK_OPEN_REQUEST, 0x28);

/* The byte image of one socket address, port 0, and how many of the bytes count: 16 or 28. */
typedef struct NDKTCK_ADDRESS {
    ULONG Length;
    UCHAR Bytes[28];
} NDKTCK_ADDRESS;
NDKTCK_AT(NDKTCK_ADDRESS, Bytes, 0x04);
NDKTCK_SIZE(NDKTCK_ADDRESS, 32);

/* Addresses: Count of them, one after the other. First may be NULL where Count is 0. */
typedef struct NDKTCK_ADDRESS_LIST {
    ULONG Count;
    ULONG Reserved; /* 0 */
    const NDKTCK_ADDRESS *First;
} NDKTCK_ADDRESS_LIST;
NDKTCK_AT(NDKTCK_ADDRESS_LIST, First, 0x08);
NDKTCK_SIZE(NDKTCK_ADDRESS_LIST, 16);

/* Something out of the ordinary in the provider's surroundings. It holds from the return of Begin to
 * the return of End. The kit calls End once for each Begin, and does not nest two of the same kind. */
typedef void (*NDKTCK_FN_BEGIN)(PVOID Context);
typedef void (*NDKTCK_FN_END)(PVOID Context);

typedef struct NDKTCK_CONDITION {
    NDKTCK_FN_BEGIN Begin; /* NULL: not offered */
    NDKTCK_FN_END End; /* not NULL where Begin is not */
} NDKTCK_CONDITION;
NDKTCK_AT(NDKTCK_CONDITION, End, 0x08);
NDKTCK_SIZE(NDKTCK_CONDITION, 16);

/* Lets time pass on the clock of the provider's time-outs, which stands still otherwise. A time-out
 * that ends within has expired on return; the completion it causes may come later. */
typedef void (*NDKTCK_FN_ADVANCE)(PVOID Context, uint64_t Nanoseconds);
/* Waits until nothing is under way: every message has arrived, every callback that was due has
 * returned. May be called while other functions run. */
typedef void (*NDKTCK_FN_SETTLE)(PVOID Context);
/* The level of the calling thread in the provider's own model: 0 PASSIVE_LEVEL, 1 APC_LEVEL,
 * 2 DISPATCH_LEVEL, above that devices; less than 0 unknown. Called inside callbacks, by several
 * threads at a time. Must not wait and must not call back. */
typedef int32_t (*NDKTCK_FN_CURRENT_IRQL)(PVOID Context);
/* The analogue of OPEN_NDK_ADAPTER_HANDLER: one more instance of the active adapter (ADP-18 to
 * ADP-22). Answers NDIS_STATUS_BAD_VERSION where the version does not fit. May wait. */
typedef NTSTATUS (*NDKTCK_FN_OPEN_ADAPTER)(PVOID Context, NDK_VERSION Version, NDK_ADAPTER **ppNdkAdapter);
/* The analogue of CLOSE_NDK_ADAPTER_HANDLER for such an instance: waits until every object of it is
 * closed and every callback of them has returned (LIF-13, LIF-14). */
typedef void (*NDKTCK_FN_CLOSE_ADAPTER)(PVOID Context, NDK_ADAPTER *pNdkAdapter);

/* Optional controls over the provider's surroundings, none of which asks the provider itself to
 * behave differently. What is NULL or empty is not offered; rows that need it are reported as not
 * judged. Each function gets Context. But for CurrentIrql and Settle they are called by one thread
 * at a time, never inside a callback. */
typedef struct NDKTCK_CONTROLS {
    ULONG Size; /* sizeof(NDKTCK_CONTROLS) of the library */
    ULONG Reserved; /* 0 */
    PVOID Context;
    NDKTCK_ADDRESS_LIST UnreachableHosts; /* in networks that can be reached (CON-22) */
    NDKTCK_ADDRESS_LIST UnreachableNetworks; /* (CON-21) */
    NDKTCK_ADDRESS_LIST SilentHosts; /* never answer; the connect times out (CON-24) */
    NDKTCK_CONDITION LinkCut; /* nothing sent reaches the other adapter */
    NDKTCK_CONDITION NoFreePorts; /* no port to choose is free (CON-28, LIS-14, SEP-09) */
    NDKTCK_CONDITION NoResources; /* creates, connects and listens fail for want of resources */
    NDKTCK_FN_ADVANCE AdvanceClock;
    NDKTCK_FN_SETTLE Settle;
    NDKTCK_FN_CURRENT_IRQL CurrentIrql;
    NDKTCK_FN_OPEN_ADAPTER OpenAdapter; /* both of these or none */
    NDKTCK_FN_CLOSE_ADAPTER CloseAdapter;
} NDKTCK_CONTROLS;
NDKTCK_AT(NDKTCK_CONTROLS, Context, 0x08);
NDKTCK_AT(NDKTCK_CONTROLS, UnreachableHosts, 0x10);
NDKTCK_AT(NDKTCK_CONTROLS, UnreachableNetworks, 0x20);
NDKTCK_AT(NDKTCK_CONTROLS, SilentHosts, 0x30);
NDKTCK_AT(NDKTCK_CONTROLS, LinkCut, 0x40);
NDKTCK_AT(NDKTCK_CONTROLS, NoFreePorts, 0x50);
NDKTCK_AT(NDKTCK_CONTROLS, NoResources, 0x60);
NDKTCK_AT(NDKTCK_CONTROLS, AdvanceClock, 0x70);
NDKTCK_AT(NDKTCK_CONTROLS, Settle, 0x78);
NDKTCK_AT(NDKTCK_CONTROLS, CurrentIrql, 0x80);
NDKTCK_AT(NDKTCK_CONTROLS, OpenAdapter, 0x88);
NDKTCK_AT(NDKTCK_CONTROLS, CloseAdapter, 0x90);
NDKTCK_SIZE(NDKTCK_CONTROLS, 0x98);

/* What a provider can do beyond connection management: zero-length sends and receives, results,
 * arming and flushing. */
#define NDKTCK_FACILITY_POSTING 0x1u

/* Closes everything that ndk_tck_open opened: the analogue of CLOSE_NDK_ADAPTER_HANDLER. The kit has
 * called close on every object before; this waits until every callback has returned (LIF-14), ends
 * the library's threads and starts none afterwards. A close that never completed is not waited for.
 * Called once, on any thread, never inside a callback. */
typedef void (*NDKTCK_FN_CLOSE)(PVOID CloseContext);

/* What the library answers. The kit allocates it, sets it to zero, sets Size, Message and
 * MessageCapacity, and calls ndk_tck_open; the library leaves these three alone and fills the rest as
 * far as Size reaches. What the members point to belongs to the library: the identity must stay until
 * the library is unloaded, all else until Close has returned. */
typedef struct NDKTCK_OPEN_RESULT {
    ULONG Size; /* sizeof(NDKTCK_OPEN_RESULT) of the kit */
    ULONG MessageCapacity; /* bytes at Message, the zero byte included; at least 256 */
    char *Message; /* one sentence for the user where the status is a failure: what is wrong, what to do */
    ULONG InterfaceVersion; /* NDKTCK_INTERFACE_VERSION of the library */
    ULONG Facilities; /* NDKTCK_FACILITY_ flags */
    const char *Name; /* letters, digits and . - _ : */
    const char *Vendor;
    const char *ProviderVersion; /* of the provider, not of NDKPI */
    NDK_ADAPTER *ActiveAdapter; /* connects are made on it */
    NDK_ADAPTER *PassiveAdapter; /* listens on it; NULL or the same: one adapter that reaches itself */
    NDKTCK_ADDRESS_LIST ActiveAddresses; /* local addresses to connect from, no wildcard */
    NDKTCK_ADDRESS_LIST PassiveAddresses; /* to listen on; ignored where there is one adapter */
    USHORT FirstPort; /* the ports it chooses from, 0 and 0 for those of the request; another range */
    USHORT LastPort; /* is for providers that share the ports of their host (AMB-40) */
    BOOLEAN SeveralProcesses; /* whether several processes may use the provider at the same time */
    UCHAR Reserved[3]; /* 0 */
    const NDKTCK_CONTROLS *Controls; /* NULL: none */
    NDKTCK_FN_CLOSE Close; /* not NULL after success, the describing request excepted */
    PVOID CloseContext;
} NDKTCK_OPEN_RESULT;
NDKTCK_AT(NDKTCK_OPEN_RESULT, MessageCapacity, 0x04);
NDKTCK_AT(NDKTCK_OPEN_RESULT, Message, 0x08);
NDKTCK_AT(NDKTCK_OPEN_RESULT, InterfaceVersion, 0x10);
NDKTCK_AT(NDKTCK_OPEN_RESULT, Facilities, 0x14);
NDKTCK_AT(NDKTCK_OPEN_RESULT, Name, 0x18);
NDKTCK_AT(NDKTCK_OPEN_RESULT, Vendor, 0x20);
NDKTCK_AT(NDKTCK_OPEN_RESULT, ProviderVersion, 0x28);
NDKTCK_AT(NDKTCK_OPEN_RESULT, ActiveAdapter, 0x30);
NDKTCK_AT(NDKTCK_OPEN_RESULT, PassiveAdapter, 0x38);
NDKTCK_AT(NDKTCK_OPEN_RESULT, ActiveAddresses, 0x40);
NDKTCK_AT(NDKTCK_OPEN_RESULT, PassiveAddresses, 0x50);
NDKTCK_AT(NDKTCK_OPEN_RESULT, FirstPort, 0x60);
NDKTCK_AT(NDKTCK_OPEN_RESULT, LastPort, 0x62);
NDKTCK_AT(NDKTCK_OPEN_RESULT, SeveralProcesses, 0x64);
NDKTCK_AT(NDKTCK_OPEN_RESULT, Controls, 0x68);
NDKTCK_AT(NDKTCK_OPEN_RESULT, Close, 0x70);
NDKTCK_AT(NDKTCK_OPEN_RESULT, CloseContext, 0x78);
NDKTCK_SIZE(NDKTCK_OPEN_RESULT, 0x80);

#if defined(_WIN32)
#define NDKTCK_EXPORT __declspec(dllexport)
#else
#define NDKTCK_EXPORT __attribute__((visibility("default")))
#endif

/* The one exported function. STATUS_SUCCESS, or a failure with nothing left open and, within
 * MessageCapacity, a message; never STATUS_PENDING. May wait. Called on one thread; again only after
 * Close, except with NDKTCK_REQUEST_DESCRIBE, which may come at any time. */
NDKTCK_EXPORT NTSTATUS ndk_tck_open(const NDKTCK_OPEN_REQUEST *request, NDKTCK_OPEN_RESULT *result);

#ifdef __cplusplus
} /* extern "C" */
#endif

#endif /* NDKTCK_H */
