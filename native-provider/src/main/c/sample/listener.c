/* Listeners and shared endpoints. */
#include "sample.h"

#include <string.h>

static struct listener *from_ndk(NDK_LISTENER *listener)
{
    return (struct listener *)listener;
}

/* ---- listeners ---- */

static void on_close(struct object *object)
{
    struct listener *listener = (struct listener *)object;
    listener->listening = false;
}

static void on_closed(struct object *object)
{
    struct listener *listener = (struct listener *)object;
    endpoint_release(object->provider, listener->endpoint);
}

struct listener *listener_new(struct adapter *adapter, NDK_FN_CONNECT_EVENT_CALLBACK event, PVOID context)
{
    struct provider *provider = adapter->object.provider;
    struct listener *listener = object_new(provider, sizeof *listener, NdkObjectTypeListener,
                                           &provider->tables.listener, &adapter->object);
    listener->object.on_close = on_close;
    listener->object.on_closed = on_closed;
    listener->adapter = adapter;
    listener->connect_event = event;
    listener->connect_event_context = context;
    return listener;
}

static NTSTATUS start_listening(struct listener *listener, const SOCKADDR *from, ULONG length)
{
    struct address address;
    if (listener->object.provider->no_resources) {
        return STATUS_INSUFFICIENT_RESOURCES;
    }
    if (listener->endpoint != NULL) {
        return STATUS_INVALID_DEVICE_STATE;
    }
    if (!address_read(&address, from, length)) {
        return STATUS_INVALID_PARAMETER;
    }
    return endpoint_bind(listener->adapter, &address, &listener->endpoint);
}

static NTSTATUS listener_listen(NDK_LISTENER *ndk, const PSOCKADDR from, ULONG length,
                                NDK_FN_REQUEST_COMPLETION completion, PVOID context)
{
    struct listener *listener = from_ndk(ndk);
    struct request request;
    struct call call = {0};
    provider_enter(listener->object.provider);
    request_begin(&listener->object, &request, &call, completion, context);
    NTSTATUS status = start_listening(listener, from, length);
    listener->listening |= status == STATUS_SUCCESS;
    request_finish(&listener->object, &request, status, false);
    return request_leave(&listener->object, &request, &call);
}

static NTSTATUS listener_get_local_address(NDK_LISTENER *ndk, PSOCKADDR to, ULONG *length)
{
    struct listener *listener = from_ndk(ndk);
    provider_enter(listener->object.provider);
    NTSTATUS status = listener->endpoint == NULL ? STATUS_INVALID_DEVICE_STATE
                                                 : address_write(&listener->endpoint->address, to, length);
    provider_leave(listener->object.provider);
    return status;
}

static void listener_control_connect_events(NDK_LISTENER *ndk, BOOLEAN pause)
{
    struct listener *listener = from_ndk(ndk);
    provider_enter(listener->object.provider);
    listener->paused = pause != 0;
    provider_leave(listener->object.provider);
}

/* ---- requests that arrive ---- */

static struct listener *find(const struct provider *provider, const struct address *address)
{
    for (struct object *object = provider->objects; object != NULL; object = object->next) {
        struct listener *listener = (struct listener *)object;
        if (object->header.ObjectType == NdkObjectTypeListener && listener->listening && !listener->paused
            && address_equals(&listener->endpoint->address, address)) {
            return listener;
        }
    }
    return NULL;
}

static void deliver(struct listener *listener, const struct message *message)
{
    struct adapter *adapter = listener->adapter;
    struct connector *active = message->connection->ends[SIDE_ACTIVE];
    struct connector *connector = connector_new(adapter);
    object_add_antecedent(&connector->object, &listener->object);
    connector->listener = listener;
    connector->side = SIDE_PASSIVE;
    connector->state = STATE_INCOMING;
    connector->local = listener->endpoint->address;
    connector->peer = active->local;
    connector->connection = message->connection;
    connector->connection->ends[SIDE_PASSIVE] = connector;
    connector->connection->references++;
    connector->inbound_read_limit = lesser(adapter->max_inbound, message->outbound_read_limit);
    connector->outbound_read_limit = lesser(adapter->max_outbound, message->inbound_read_limit);
    connector->length = message->length;
    memcpy(connector->data, message->data, message->length);
    struct notice *notice = notice_queue(listener->object.provider, &connector->object, NOTICE_CONNECT_EVENT,
                                         listener->connect_event_context, STATUS_SUCCESS);
    notice->callback.connect_event = listener->connect_event;
}

void listener_receive(struct provider *provider, const struct message *message)
{
    struct connector *active = message->connection->ends[SIDE_ACTIVE];
    if (active == NULL || active->state != STATE_CONNECTING) {
        return;
    }
    struct listener *listener = find(provider, &active->peer);
    if (listener != NULL) {
        deliver(listener, message);
    } else {
        struct message refusal = {
                .connection = message->connection, .to = SIDE_ACTIVE, .kind = MESSAGE_REJECT};
        connector_receive(active, &refusal);
    }
}

const NDK_LISTENER_DISPATCH listener_dispatch = {
        .NdkCloseListener = object_close,
        .NdkQueryExtension = object_query_extension,
        .NdkListen = listener_listen,
        .NdkGetLocalAddress = listener_get_local_address,
        .NdkControlConnectEvents = listener_control_connect_events,
};

/* ---- shared endpoints ---- */

static void on_shared_closed(struct object *object)
{
    struct shared_endpoint *shared = (struct shared_endpoint *)object;
    endpoint_release(object->provider, shared->endpoint);
}

NTSTATUS shared_endpoint_new(struct adapter *adapter, struct address *address, struct shared_endpoint **made)
{
    struct provider *provider = adapter->object.provider;
    struct endpoint *endpoint;
    NTSTATUS status = endpoint_bind(adapter, address, &endpoint);
    if (status != STATUS_SUCCESS) {
        return status;
    }
    struct shared_endpoint *shared = object_new(provider, sizeof *shared, NdkObjectTypeSharedEndpoint,
                                                &provider->tables.shared_endpoint, &adapter->object);
    shared->object.on_closed = on_shared_closed;
    shared->endpoint = endpoint;
    *made = shared;
    return STATUS_SUCCESS;
}

static NTSTATUS shared_endpoint_get_local_address(NDK_SHARED_ENDPOINT *ndk, PSOCKADDR to, ULONG *length)
{
    struct shared_endpoint *shared = (struct shared_endpoint *)ndk;
    provider_enter(shared->object.provider);
    NTSTATUS status = address_write(&shared->endpoint->address, to, length);
    provider_leave(shared->object.provider);
    return status;
}

const NDK_SHARED_ENDPOINT_DISPATCH shared_endpoint_dispatch = {
        .NdkCloseSharedEndpoint = object_close,
        .NdkQueryExtension = object_query_extension,
        .NdkGetLocalAddress = shared_endpoint_get_local_address,
};
