/* What an adapter tells of itself, and what it creates. */
#include "sample.h"

#include <string.h>

struct adapter *adapter_new(struct provider *provider, unsigned place)
{
    struct adapter *adapter =
            object_new(provider, sizeof *adapter, NdkObjectTypeAdapter, &provider->tables.adapter, NULL);
    adapter->place = place;
    adapter->max_inbound = provider->max_read_limits[place][0];
    adapter->max_outbound = provider->max_read_limits[place][1];
    return adapter;
}

static struct adapter *enter(NDK_ADAPTER *ndk)
{
    struct adapter *adapter = (struct adapter *)ndk;
    provider_enter(adapter->object.provider);
    return adapter;
}

static NTSTATUS adapter_query_info(NDK_ADAPTER *ndk, NDK_ADAPTER_INFO *info, ULONG *size)
{
    const struct adapter *adapter = (struct adapter *)ndk;
    NDK_ADAPTER_INFO told = {
            .Version = adapter->object.provider->version,
            .VendorId = 0x5A,
            .DeviceId = 0x01,
            .MaxRegistrationSize = (SIZE_T)1 << 30,
            .MaxWindowSize = (SIZE_T)1 << 30,
            .FRMRPageCount = 16,
            .MaxInitiatorRequestSge = MAX_SGE,
            .MaxReceiveRequestSge = MAX_SGE,
            .MaxReadRequestSge = 1,
            .MaxTransferLength = 1u << 30,
            .MaxInlineDataSize = 0,
            .MaxInboundReadLimit = adapter->max_inbound,
            .MaxOutboundReadLimit = adapter->max_outbound,
            .MaxReceiveQueueDepth = MAX_QUEUE_DEPTH,
            .MaxInitiatorQueueDepth = MAX_QUEUE_DEPTH,
            .MaxSrqDepth = 0,
            .MaxCqDepth = MAX_CQ_DEPTH,
            .LargeRequestThreshold = 4096,
            .MaxCallerData = MAX_CALLER_DATA,
            .MaxCalleeData = MAX_CALLEE_DATA,
            .AdapterFlags =
                    NDK_ADAPTER_FLAG_IN_ORDER_DMA_SUPPORTED | NDK_ADAPTER_FLAG_LOOPBACK_CONNECTIONS_SUPPORTED,
            .RdmaTechnology = 0,
    };
    ULONG capacity = *size;
    *size = sizeof told;
    if (info == NULL || capacity < sizeof told) {
        return STATUS_BUFFER_TOO_SMALL;
    }
    memcpy(info, &told, sizeof told);
    return STATUS_SUCCESS;
}

static NTSTATUS resources(const struct adapter *adapter)
{
    return adapter->object.provider->no_resources ? STATUS_INSUFFICIENT_RESOURCES : STATUS_SUCCESS;
}

static NTSTATUS adapter_create_cq(NDK_ADAPTER *ndk, ULONG depth, NDK_FN_CQ_NOTIFICATION_CALLBACK notification,
                                  PVOID notification_context, GROUP_AFFINITY *affinity,
                                  NDK_FN_CREATE_COMPLETION completion, PVOID context, NDK_CQ **out)
{
    (void)affinity;
    struct adapter *adapter = enter(ndk);
    NTSTATUS status = resources(adapter);
    struct cq *cq = NULL;
    if (status == STATUS_SUCCESS && (depth == 0 || depth > MAX_CQ_DEPTH)) {
        status = STATUS_INVALID_PARAMETER;
    } else if (status == STATUS_SUCCESS) {
        cq = cq_new(adapter, depth, notification, notification_context);
    }
    return object_created(adapter->object.provider, (struct object *)cq, status, completion, context, out);
}

static NTSTATUS adapter_create_pd(NDK_ADAPTER *ndk, NDK_FN_CREATE_COMPLETION completion, PVOID context,
                                  NDK_PD **out)
{
    struct adapter *adapter = enter(ndk);
    NTSTATUS status = resources(adapter);
    struct pd *pd = status == STATUS_SUCCESS ? pd_new(adapter) : NULL;
    return object_created(adapter->object.provider, (struct object *)pd, status, completion, context, out);
}

static NTSTATUS adapter_create_shared_endpoint(NDK_ADAPTER *ndk, const PSOCKADDR from, ULONG length,
                                               NDK_FN_CREATE_COMPLETION completion, PVOID context,
                                               NDK_SHARED_ENDPOINT **out)
{
    struct adapter *adapter = enter(ndk);
    NTSTATUS status = resources(adapter);
    struct shared_endpoint *shared = NULL;
    struct address address;
    if (status == STATUS_SUCCESS && !address_read(&address, from, length)) {
        status = STATUS_INVALID_PARAMETER;
    } else if (status == STATUS_SUCCESS) {
        status = shared_endpoint_new(adapter, &address, &shared);
    }
    return object_created(adapter->object.provider, (struct object *)shared, status, completion, context,
                          out);
}

static NTSTATUS adapter_create_connector(NDK_ADAPTER *ndk, NDK_FN_CREATE_COMPLETION completion, PVOID context,
                                         NDK_CONNECTOR **out)
{
    struct adapter *adapter = enter(ndk);
    NTSTATUS status = resources(adapter);
    struct connector *connector = status == STATUS_SUCCESS ? connector_new(adapter) : NULL;
    return object_created(adapter->object.provider, (struct object *)connector, status, completion, context,
                          out);
}

static NTSTATUS adapter_create_listener(NDK_ADAPTER *ndk, NDK_FN_CONNECT_EVENT_CALLBACK event,
                                        PVOID event_context, NDK_FN_CREATE_COMPLETION completion,
                                        PVOID context, NDK_LISTENER **out)
{
    struct adapter *adapter = enter(ndk);
    NTSTATUS status = resources(adapter);
    struct listener *listener = status == STATUS_SUCCESS ? listener_new(adapter, event, event_context) : NULL;
    return object_created(adapter->object.provider, (struct object *)listener, status, completion, context,
                          out);
}

const NDK_ADAPTER_DISPATCH adapter_dispatch = {
        .NdkQueryExtension = object_query_extension,
        .NdkQueryAdapterInfo = adapter_query_info,
        .NdkCreateCq = adapter_create_cq,
        .NdkCreatePd = adapter_create_pd,
        .NdkCreateSharedEndpoint = adapter_create_shared_endpoint,
        .NdkCreateConnector = adapter_create_connector,
        .NdkCreateListener = adapter_create_listener,
        .NdkBuildLAM = object_never_called,
        .NdkReleaseLAM = object_never_called,
};
