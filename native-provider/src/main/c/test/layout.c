/*
 * Prints where the compiler puts the members of the structures of ndktck.h (or of ndkpi.h, with
 * NDKTCK_USE_NDKPI_H), beside what the public documents say, and fails where the two differ. The
 * figures here are typed in from the documents; the header's assertions have their own.
 *
 *   cc -std=c11 -Iinclude -o layout test/layout.c && ./layout > docs/native-layout.md
 */
#include "ndktck.h"

#include <stdio.h>

static int differences;

static void row(const char *name, size_t offset, size_t size, size_t documented_offset,
                size_t documented_size)
{
    int same = offset == documented_offset && size == documented_size;
    printf("| %s | 0x%02zX | %zu | 0x%02zX | %zu | %s |\n", name, offset, size, documented_offset,
           documented_size, same ? "yes" : "NO");
    differences += !same;
}

static void heading(const char *name, const char *source, size_t size, size_t documented_size)
{
    int same = size == documented_size;
    printf("\n## %s\n\n", name);
    printf("Source: %s. Size 0x%02zX, documented 0x%02zX%s.\n\n", source, size, documented_size,
           same ? "" : ": DIFFERENT");
    printf("| member | offset | size | documented offset | documented size | same |\n");
    printf("| --- | --- | --- | --- | --- | --- |\n");
    differences += !same;
}

#define STRUCTURE(type, source, documented_size) heading(#type, source, sizeof(type), documented_size)
#define MEMBER(type, member, documented_offset, documented_size)                                             \
    row(#member, offsetof(type, member), sizeof(((type *)0)->member), documented_offset, documented_size)
#define SLOT(type, member, number) MEMBER(type, member, 8 * (number), 8)

static void structures(void)
{
    STRUCTURE(NDK_VERSION, "ns:_ndk_version", 0x04);
    MEMBER(NDK_VERSION, Major, 0x00, 2);
    MEMBER(NDK_VERSION, Minor, 0x02, 2);
    STRUCTURE(NDK_OBJECT_HEADER, "ns:_ndk_object_header", 0x28);
    MEMBER(NDK_OBJECT_HEADER, Version, 0x00, 4);
    MEMBER(NDK_OBJECT_HEADER, ObjectType, 0x04, 4);
    MEMBER(NDK_OBJECT_HEADER, NdkReserved, 0x08, 32);
    STRUCTURE(NDK_ADAPTER, "ns:_ndk_adapter", 0x30);
    MEMBER(NDK_ADAPTER, Header, 0x00, 40);
    MEMBER(NDK_ADAPTER, Dispatch, 0x28, 8);
    STRUCTURE(NDK_QP, "ns:_ndk_qp", 0x30);
    MEMBER(NDK_QP, Header, 0x00, 40);
    MEMBER(NDK_QP, Dispatch, 0x28, 8);
    STRUCTURE(NDK_CQ, "ns:_ndk_cq", 0x30);
    MEMBER(NDK_CQ, Header, 0x00, 40);
    MEMBER(NDK_CQ, Dispatch, 0x28, 8);
    STRUCTURE(NDK_PD, "ns:_ndk_pd", 0x30);
    MEMBER(NDK_PD, Header, 0x00, 40);
    MEMBER(NDK_PD, Dispatch, 0x28, 8);
    STRUCTURE(NDK_SHARED_ENDPOINT, "ns:_ndk_shared_endpoint", 0x30);
    MEMBER(NDK_SHARED_ENDPOINT, Header, 0x00, 40);
    MEMBER(NDK_SHARED_ENDPOINT, Dispatch, 0x28, 8);
    STRUCTURE(NDK_CONNECTOR, "ns:_ndk_connector", 0x30);
    MEMBER(NDK_CONNECTOR, Header, 0x00, 40);
    MEMBER(NDK_CONNECTOR, Dispatch, 0x28, 8);
    STRUCTURE(NDK_LISTENER, "ns:_ndk_listener", 0x30);
    MEMBER(NDK_LISTENER, Header, 0x00, 40);
    MEMBER(NDK_LISTENER, Dispatch, 0x28, 8);
    STRUCTURE(NDK_EXTENSION_INTERFACE, "ns:_ndk_extension_interface", 0x08);
    MEMBER(NDK_EXTENSION_INTERFACE, Dispatch, 0x00, 8);
    STRUCTURE(NDK_RESULT, "ns:_ndk_result", 0x18);
    MEMBER(NDK_RESULT, Status, 0x00, 4);
    MEMBER(NDK_RESULT, BytesTransferred, 0x04, 4);
    MEMBER(NDK_RESULT, QPContext, 0x08, 8);
    MEMBER(NDK_RESULT, RequestContext, 0x10, 8);
    STRUCTURE(NDK_ADAPTER_INFO, "ndkinfo:adapter_info", 0x68);
    MEMBER(NDK_ADAPTER_INFO, Version, 0x00, 4);
    MEMBER(NDK_ADAPTER_INFO, VendorId, 0x04, 4);
    MEMBER(NDK_ADAPTER_INFO, DeviceId, 0x08, 4);
    MEMBER(NDK_ADAPTER_INFO, MaxRegistrationSize, 0x10, 8);
    MEMBER(NDK_ADAPTER_INFO, MaxWindowSize, 0x18, 8);
    MEMBER(NDK_ADAPTER_INFO, FRMRPageCount, 0x20, 4);
    MEMBER(NDK_ADAPTER_INFO, MaxInitiatorRequestSge, 0x24, 4);
    MEMBER(NDK_ADAPTER_INFO, MaxReceiveRequestSge, 0x28, 4);
    MEMBER(NDK_ADAPTER_INFO, MaxReadRequestSge, 0x2C, 4);
    MEMBER(NDK_ADAPTER_INFO, MaxTransferLength, 0x30, 4);
    MEMBER(NDK_ADAPTER_INFO, MaxInlineDataSize, 0x34, 4);
    MEMBER(NDK_ADAPTER_INFO, MaxInboundReadLimit, 0x38, 4);
    MEMBER(NDK_ADAPTER_INFO, MaxOutboundReadLimit, 0x3C, 4);
    MEMBER(NDK_ADAPTER_INFO, MaxReceiveQueueDepth, 0x40, 4);
    MEMBER(NDK_ADAPTER_INFO, MaxInitiatorQueueDepth, 0x44, 4);
    MEMBER(NDK_ADAPTER_INFO, MaxSrqDepth, 0x48, 4);
    MEMBER(NDK_ADAPTER_INFO, MaxCqDepth, 0x4C, 4);
    MEMBER(NDK_ADAPTER_INFO, LargeRequestThreshold, 0x50, 4);
    MEMBER(NDK_ADAPTER_INFO, MaxCallerData, 0x54, 4);
    MEMBER(NDK_ADAPTER_INFO, MaxCalleeData, 0x58, 4);
    MEMBER(NDK_ADAPTER_INFO, AdapterFlags, 0x5C, 4);
    MEMBER(NDK_ADAPTER_INFO, RdmaTechnology, 0x60, 4);
}

static void tables(void)
{
    STRUCTURE(NDK_CONNECTOR_DISPATCH, "ns:_ndk_connector_dispatch", 0x68);
    SLOT(NDK_CONNECTOR_DISPATCH, NdkCloseConnector, 0);
    SLOT(NDK_CONNECTOR_DISPATCH, NdkQueryExtension, 1);
    SLOT(NDK_CONNECTOR_DISPATCH, NdkConnect, 2);
    SLOT(NDK_CONNECTOR_DISPATCH, NdkConnectWithSharedEndpoint, 3);
    SLOT(NDK_CONNECTOR_DISPATCH, NdkCompleteConnect, 4);
    SLOT(NDK_CONNECTOR_DISPATCH, NdkAccept, 5);
    SLOT(NDK_CONNECTOR_DISPATCH, NdkReject, 6);
    SLOT(NDK_CONNECTOR_DISPATCH, NdkGetConnectionData, 7);
    SLOT(NDK_CONNECTOR_DISPATCH, NdkGetLocalAddress, 8);
    SLOT(NDK_CONNECTOR_DISPATCH, NdkGetPeerAddress, 9);
    SLOT(NDK_CONNECTOR_DISPATCH, NdkDisconnect, 10);
    SLOT(NDK_CONNECTOR_DISPATCH, NdkCompleteConnectEx, 11);
    SLOT(NDK_CONNECTOR_DISPATCH, NdkAcceptEx, 12);
    STRUCTURE(NDK_LISTENER_DISPATCH, "ns:_ndk_listener_dispatch", 0x28);
    SLOT(NDK_LISTENER_DISPATCH, NdkCloseListener, 0);
    SLOT(NDK_LISTENER_DISPATCH, NdkQueryExtension, 1);
    SLOT(NDK_LISTENER_DISPATCH, NdkListen, 2);
    SLOT(NDK_LISTENER_DISPATCH, NdkGetLocalAddress, 3);
    SLOT(NDK_LISTENER_DISPATCH, NdkControlConnectEvents, 4);
    STRUCTURE(NDK_SHARED_ENDPOINT_DISPATCH, "ns:_ndk_shared_endpoint_dispatch", 0x18);
    SLOT(NDK_SHARED_ENDPOINT_DISPATCH, NdkCloseSharedEndpoint, 0);
    SLOT(NDK_SHARED_ENDPOINT_DISPATCH, NdkQueryExtension, 1);
    SLOT(NDK_SHARED_ENDPOINT_DISPATCH, NdkGetLocalAddress, 2);
    STRUCTURE(NDK_ADAPTER_DISPATCH, "ns:_ndk_adapter_dispatch", 0x48);
    SLOT(NDK_ADAPTER_DISPATCH, NdkQueryExtension, 0);
    SLOT(NDK_ADAPTER_DISPATCH, NdkQueryAdapterInfo, 1);
    SLOT(NDK_ADAPTER_DISPATCH, NdkCreateCq, 2);
    SLOT(NDK_ADAPTER_DISPATCH, NdkCreatePd, 3);
    SLOT(NDK_ADAPTER_DISPATCH, NdkCreateSharedEndpoint, 4);
    SLOT(NDK_ADAPTER_DISPATCH, NdkCreateConnector, 5);
    SLOT(NDK_ADAPTER_DISPATCH, NdkCreateListener, 6);
    SLOT(NDK_ADAPTER_DISPATCH, NdkBuildLAM, 7);
    SLOT(NDK_ADAPTER_DISPATCH, NdkReleaseLAM, 8);
    STRUCTURE(NDK_QP_DISPATCH, "ns:_ndk_qp_dispatch", 0x58);
    SLOT(NDK_QP_DISPATCH, NdkCloseQp, 0);
    SLOT(NDK_QP_DISPATCH, NdkQueryExtension, 1);
    SLOT(NDK_QP_DISPATCH, NdkFlush, 2);
    SLOT(NDK_QP_DISPATCH, NdkSend, 3);
    SLOT(NDK_QP_DISPATCH, NdkReceive, 4);
    SLOT(NDK_QP_DISPATCH, NdkBind, 5);
    SLOT(NDK_QP_DISPATCH, NdkFastRegister, 6);
    SLOT(NDK_QP_DISPATCH, NdkInvalidate, 7);
    SLOT(NDK_QP_DISPATCH, NdkRead, 8);
    SLOT(NDK_QP_DISPATCH, NdkWrite, 9);
    SLOT(NDK_QP_DISPATCH, NdkSendAndInvalidate, 10);
    STRUCTURE(NDK_CQ_DISPATCH, "ns:_ndk_cq_dispatch", 0x38);
    SLOT(NDK_CQ_DISPATCH, NdkCloseCq, 0);
    SLOT(NDK_CQ_DISPATCH, NdkQueryExtension, 1);
    SLOT(NDK_CQ_DISPATCH, NdkResizeCq, 2);
    SLOT(NDK_CQ_DISPATCH, NdkArmCq, 3);
    SLOT(NDK_CQ_DISPATCH, NdkGetCqResults, 4);
    SLOT(NDK_CQ_DISPATCH, NdkControlCqInterruptModeration, 5);
    SLOT(NDK_CQ_DISPATCH, NdkGetCqResultsEx, 6);
    STRUCTURE(NDK_PD_DISPATCH, "ns:_ndk_pd_dispatch", 0x40);
    SLOT(NDK_PD_DISPATCH, NdkClosePd, 0);
    SLOT(NDK_PD_DISPATCH, NdkQueryExtension, 1);
    SLOT(NDK_PD_DISPATCH, NdkCreateMr, 2);
    SLOT(NDK_PD_DISPATCH, NdkCreateMw, 3);
    SLOT(NDK_PD_DISPATCH, NdkCreateSrq, 4);
    SLOT(NDK_PD_DISPATCH, NdkCreateQp, 5);
    SLOT(NDK_PD_DISPATCH, NdkCreateQpWithSrq, 6);
    SLOT(NDK_PD_DISPATCH, NdkGetPrivilegedMemoryRegionToken, 7);
}

int main(void)
{
    printf("# Layout of the structures on a 64-bit system\n\n");
    printf("Made by `native-provider/src/main/c/test/layout.c`, compiled against `ndktck.h`: where the "
           "compiler puts a\n");
    printf("member, beside the figure of the public documents. A slot of a dispatch table is eight bytes.\n");
    structures();
    tables();
    printf("\nDifferences: %d\n", differences);
    return differences == 0 ? 0 : 1;
}
