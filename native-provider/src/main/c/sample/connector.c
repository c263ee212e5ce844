/* Connectors: the calls of a consumer, and the messages of the peer. */
#include "sample.h"

#include <string.h>

static struct connector *from_ndk(NDK_CONNECTOR *connector)
{
    return (struct connector *)connector;
}

/* ---- the disconnect event ---- */

static void queue_event(struct connector *connector)
{
    struct notice *notice =
            notice_queue(connector->object.provider, &connector->object, NOTICE_DISCONNECT_EVENT,
                         connector->disconnect_event_context, STATUS_SUCCESS);
    notice->ex = connector->disconnect_event_ex != NULL;
    if (notice->ex) {
        notice->callback.disconnect_event_ex = connector->disconnect_event_ex;
    } else {
        notice->callback.disconnect_event = connector->disconnect_event;
    }
}

/* Once for each connection, and after the consumer has seen that there is one. */
static void raise_event(struct connector *connector)
{
    if (connector->event_raised
        || (connector->disconnect_event == NULL && connector->disconnect_event_ex == NULL)) {
        return;
    }
    connector->event_raised = true;
    if (connector->establishing) {
        connector->event_due = true;
    } else {
        queue_event(connector);
    }
}

void connector_established_seen(struct connector *connector)
{
    connector->establishing = false;
    if (connector->event_due) {
        connector->event_due = false;
        queue_event(connector);
    }
}

/* ---- beginnings and ends ---- */

/* The answer to a call that changes nothing. Leaves the monitor. */
static NTSTATUS refuse(struct connector *connector, NTSTATUS status, NDK_FN_REQUEST_COMPLETION completion,
                       PVOID context)
{
    struct request request;
    struct call call = {0};
    request_begin(&connector->object, &request, &call, completion, context);
    request_finish(&connector->object, &request, status, false);
    return request_leave(&connector->object, &request, &call);
}

static void finish(struct connector *connector, enum state state, NTSTATUS status)
{
    connector->state = state;
    connector->deadline = 0;
    connector->establishing = state == STATE_ESTABLISHED;
    connector->was_established |= connector->establishing;
    request_finish(&connector->object, &connector->request, status, connector->establishing);
}

static void tell(struct connector *connector, enum message_kind kind)
{
    fabric_send(connector, kind, 0, 0, NULL, 0);
}

static void end_connection(struct connector *connector, NTSTATUS status)
{
    qp_flush(connector->qp);
    finish(connector, STATE_OVER, status);
}

/* Lets go of what an attempt took: for the next one, or because the connector is closed. */
static void detach(struct connector *connector)
{
    struct provider *provider = connector->object.provider;
    fabric_leave(provider, connector);
    endpoint_release(provider, connector->endpoint);
    connector->endpoint = NULL;
    if (connector->qp != NULL && connector->qp->connector == connector) {
        connector->qp->connector = NULL;
    }
}

static void on_close(struct object *object)
{
    struct connector *connector = (struct connector *)object;
    enum state state = connector->state;
    connector->state = STATE_OVER;
    if (state == STATE_ESTABLISHED || state == STATE_DISCONNECTING) {
        qp_flush(connector->qp);
    }
    if (connector->request.pending) {
        finish(connector, STATE_OVER, STATUS_CANCELLED);
    }
    if (state != STATE_IDLE && state != STATE_OVER) {
        tell(connector, state == STATE_INCOMING ? MESSAGE_REJECT : MESSAGE_ABORT);
    }
}

static void on_closed(struct object *object)
{
    detach((struct connector *)object);
}

struct connector *connector_new(struct adapter *adapter)
{
    struct provider *provider = adapter->object.provider;
    struct connector *connector = object_new(provider, sizeof *connector, NdkObjectTypeConnector,
                                             &provider->tables.connector, &adapter->object);
    connector->object.on_close = on_close;
    connector->object.on_closed = on_closed;
    connector->adapter = adapter;
    return connector;
}

/* ---- connect ---- */

struct request_to_connect {
    const struct address *local; /* NULL with a shared endpoint */
    struct shared_endpoint *shared;
    const SOCKADDR *destination;
    ULONG destination_length;
    ULONG inbound_read_limit;
    ULONG outbound_read_limit;
    const void *data;
    ULONG length;
};

static bool is_under_way(const struct connector *connector)
{
    return connector->state != STATE_IDLE && connector->state != STATE_OVER;
}

static bool same_pair_is_connected(const struct connector *mine)
{
    for (struct object *object = mine->object.provider->objects; object != NULL; object = object->next) {
        const struct connector *other = (const struct connector *)object;
        if (object->header.ObjectType == NdkObjectTypeConnector && other != mine && other->side == SIDE_ACTIVE
            && is_under_way(other) && address_equals(&other->local, &mine->local)
            && address_equals(&other->peer, &mine->peer)) {
            return true;
        }
    }
    return false;
}

/* Takes the local address into use: the endpoint's, or the connector's own. */
static NTSTATUS take_local_address(struct connector *connector, const struct request_to_connect *request)
{
    struct shared_endpoint *shared = request->shared;
    connector->local = shared != NULL ? shared->endpoint->address : *request->local;
    if (connector->local.family != connector->peer.family) {
        return STATUS_INVALID_PARAMETER;
    }
    if (same_pair_is_connected(connector)) {
        return STATUS_ADDRESS_ALREADY_EXISTS;
    }
    if (shared == NULL) {
        return endpoint_bind(connector->adapter, &connector->local, &connector->endpoint);
    }
    connector->endpoint = shared->endpoint;
    connector->endpoint->references++;
    return STATUS_SUCCESS;
}

/* What an earlier attempt of this connector held is let go of; what this one needs is held. */
static void hold_for_attempt(struct connector *connector, struct qp *qp, struct shared_endpoint *shared)
{
    if (connector->qp != NULL) {
        object_drop_antecedent(&connector->object, &connector->qp->object);
    }
    if (connector->shared != NULL) {
        object_drop_antecedent(&connector->object, &connector->shared->object);
    }
    connector->qp = qp;
    connector->shared = shared;
    object_add_antecedent(&connector->object, &qp->object);
    if (shared != NULL) {
        object_add_antecedent(&connector->object, &shared->object);
    }
    qp->connector = connector;
}

static bool qp_is_taken(const struct qp *qp, const struct connector *by)
{
    const struct connector *user = qp->connector;
    return user != NULL && user != by && user->state != STATE_OVER;
}

static bool can_connect(const struct connector *connector)
{
    return connector->side == SIDE_ACTIVE && !connector->was_established && !is_under_way(connector);
}

/* The failure of a connect that goes no further than this provider, or STATUS_SUCCESS. */
static NTSTATUS start_attempt(struct connector *connector, struct qp *qp,
                              const struct request_to_connect *request)
{
    if (connector->object.provider->no_resources) {
        return STATUS_INSUFFICIENT_RESOURCES;
    }
    if (!can_connect(connector) || qp_is_taken(qp, connector)) {
        return STATUS_CONNECTION_ACTIVE;
    }
    if (request->length > MAX_CALLER_DATA) {
        return STATUS_INVALID_BUFFER_SIZE;
    }
    if (!address_read(&connector->peer, request->destination, request->destination_length)) {
        return STATUS_INVALID_PARAMETER;
    }
    detach(connector);
    NTSTATUS status = take_local_address(connector, request);
    if (status == STATUS_SUCCESS) {
        hold_for_attempt(connector, qp, request->shared);
        status = fabric_connect(connector->adapter, connector);
    }
    return status;
}

static NTSTATUS connect(struct connector *connector, struct qp *qp, const struct request_to_connect *request,
                        NDK_FN_REQUEST_COMPLETION completion, PVOID context)
{
    struct call call = {0};
    NTSTATUS status = start_attempt(connector, qp, request);
    if (status != STATUS_SUCCESS) {
        return refuse(connector, status, completion, context);
    }
    request_begin(&connector->object, &connector->request, &call, completion, context);
    connector->state = STATE_CONNECTING;
    connector->peer_gone = false;
    connector->was_rejected = false;
    connector->inbound_read_limit = lesser(request->inbound_read_limit, connector->adapter->max_inbound);
    connector->outbound_read_limit = lesser(request->outbound_read_limit, connector->adapter->max_outbound);
    fabric_send(connector, MESSAGE_REQUEST, connector->inbound_read_limit, connector->outbound_read_limit,
                request->data, request->length);
    return request_leave(&connector->object, &connector->request, &call);
}

static NTSTATUS connector_connect(NDK_CONNECTOR *ndk, NDK_QP *qp, const PSOCKADDR source, ULONG source_length,
                                  const PSOCKADDR destination, ULONG destination_length,
                                  ULONG inbound_read_limit, ULONG outbound_read_limit, const PVOID data,
                                  ULONG length, NDK_FN_REQUEST_COMPLETION completion, PVOID context)
{
    struct connector *connector = from_ndk(ndk);
    struct address local;
    struct request_to_connect request = {
            &local, NULL,  destination, destination_length, inbound_read_limit, outbound_read_limit,
            data,   length};
    provider_enter(connector->object.provider);
    if (!address_read(&local, source, source_length)) {
        return refuse(connector, STATUS_INVALID_PARAMETER, completion, context);
    }
    return connect(connector, (struct qp *)qp, &request, completion, context);
}

static NTSTATUS connector_connect_with_shared_endpoint(NDK_CONNECTOR *ndk, NDK_QP *qp,
                                                       NDK_SHARED_ENDPOINT *shared,
                                                       const PSOCKADDR destination, ULONG destination_length,
                                                       ULONG inbound_read_limit, ULONG outbound_read_limit,
                                                       const PVOID data, ULONG length,
                                                       NDK_FN_REQUEST_COMPLETION completion, PVOID context)
{
    struct connector *connector = from_ndk(ndk);
    struct request_to_connect request = {NULL,
                                         (struct shared_endpoint *)shared,
                                         destination,
                                         destination_length,
                                         inbound_read_limit,
                                         outbound_read_limit,
                                         data,
                                         length};
    provider_enter(connector->object.provider);
    return connect(connector, (struct qp *)qp, &request, completion, context);
}

/* ---- the answers to a request and to an acceptance ---- */

static NTSTATUS complete_connect(struct connector *connector, NDK_FN_DISCONNECT_EVENT_CALLBACK event,
                                 NDK_FN_DISCONNECT_EVENT_CALLBACK_EX event_ex, PVOID event_context,
                                 NDK_FN_REQUEST_COMPLETION completion, PVOID context)
{
    struct call call = {0};
    provider_enter(connector->object.provider);
    if (connector->state != STATE_ACCEPTED) {
        return refuse(connector, STATUS_CONNECTION_INVALID, completion, context);
    }
    if (connector->peer_gone) {
        connector->state = STATE_OVER;
        return refuse(connector, STATUS_CONNECTION_ABORTED, completion, context);
    }
    request_begin(&connector->object, &connector->request, &call, completion, context);
    connector->state = STATE_COMPLETING;
    connector->deadline = connector->object.provider->now + PATIENCE_NANOS;
    connector->disconnect_event = event;
    connector->disconnect_event_ex = event_ex;
    connector->disconnect_event_context = event_context;
    tell(connector, MESSAGE_CONFIRM);
    return request_leave(&connector->object, &connector->request, &call);
}

static NTSTATUS connector_complete_connect(NDK_CONNECTOR *ndk, NDK_FN_DISCONNECT_EVENT_CALLBACK event,
                                           PVOID event_context, NDK_FN_REQUEST_COMPLETION completion,
                                           PVOID context)
{
    return complete_connect(from_ndk(ndk), event, NULL, event_context, completion, context);
}

static NTSTATUS connector_complete_connect_ex(NDK_CONNECTOR *ndk, NDK_FN_DISCONNECT_EVENT_CALLBACK_EX event,
                                              PVOID event_context, NDK_FN_REQUEST_COMPLETION completion,
                                              PVOID context)
{
    return complete_connect(from_ndk(ndk), NULL, event, event_context, completion, context);
}

/* What both forms of accept have in common. */
struct acceptance {
    ULONG inbound_read_limit;
    ULONG outbound_read_limit;
    const void *data;
    ULONG length;
    NDK_FN_DISCONNECT_EVENT_CALLBACK event;
    NDK_FN_DISCONNECT_EVENT_CALLBACK_EX event_ex;
    PVOID event_context;
};

static NTSTATUS accept(struct connector *connector, struct qp *qp, const struct acceptance *with,
                       NDK_FN_REQUEST_COMPLETION completion, PVOID context)
{
    struct call call = {0};
    provider_enter(connector->object.provider);
    if (connector->state != STATE_INCOMING || qp_is_taken(qp, connector)) {
        return refuse(connector, STATUS_INVALID_DEVICE_STATE, completion, context);
    }
    if (with->length > MAX_CALLEE_DATA) {
        return refuse(connector, STATUS_INVALID_BUFFER_SIZE, completion, context);
    }
    if (connector->peer_gone) {
        connector->state = STATE_OVER;
        return refuse(connector, STATUS_CONNECTION_ABORTED, completion, context);
    }
    request_begin(&connector->object, &connector->request, &call, completion, context);
    hold_for_attempt(connector, qp, NULL);
    connector->endpoint = connector->listener->endpoint;
    connector->endpoint->references++;
    connector->state = STATE_ACCEPTING;
    connector->deadline = connector->object.provider->now + PATIENCE_NANOS;
    connector->disconnect_event = with->event;
    connector->disconnect_event_ex = with->event_ex;
    connector->disconnect_event_context = with->event_context;
    connector->inbound_read_limit = lesser(connector->inbound_read_limit, with->inbound_read_limit);
    connector->outbound_read_limit = lesser(connector->outbound_read_limit, with->outbound_read_limit);
    fabric_send(connector, MESSAGE_ACCEPT, connector->inbound_read_limit, connector->outbound_read_limit,
                with->data, with->length);
    return request_leave(&connector->object, &connector->request, &call);
}

static NTSTATUS connector_accept(NDK_CONNECTOR *ndk, NDK_QP *qp, ULONG inbound_read_limit,
                                 ULONG outbound_read_limit, const PVOID data, ULONG length,
                                 NDK_FN_DISCONNECT_EVENT_CALLBACK event, PVOID event_context,
                                 NDK_FN_REQUEST_COMPLETION completion, PVOID context)
{
    struct acceptance with = {inbound_read_limit, outbound_read_limit, data, length, event, NULL,
                              event_context};
    return accept(from_ndk(ndk), (struct qp *)qp, &with, completion, context);
}

static NTSTATUS connector_accept_ex(NDK_CONNECTOR *ndk, NDK_QP *qp, ULONG inbound_read_limit,
                                    ULONG outbound_read_limit, const PVOID data, ULONG length,
                                    NDK_FN_DISCONNECT_EVENT_CALLBACK_EX event, PVOID event_context,
                                    NDK_FN_REQUEST_COMPLETION completion, PVOID context)
{
    struct acceptance with = {inbound_read_limit, outbound_read_limit, data, length, NULL, event,
                              event_context};
    return accept(from_ndk(ndk), (struct qp *)qp, &with, completion, context);
}

static NTSTATUS connector_reject(NDK_CONNECTOR *ndk, const PVOID data, ULONG length)
{
    struct connector *connector = from_ndk(ndk);
    NTSTATUS status = STATUS_SUCCESS;
    provider_enter(connector->object.provider);
    if (connector->state != STATE_INCOMING && connector->state != STATE_ACCEPTED) {
        status = STATUS_INVALID_DEVICE_STATE;
    } else if (length > MAX_CALLEE_DATA) {
        status = STATUS_INVALID_BUFFER_SIZE;
    } else {
        connector->state = STATE_OVER;
        fabric_send(connector, MESSAGE_REJECT, 0, 0, data, length);
        if (connector->peer_gone) {
            status = STATUS_CONNECTION_ABORTED;
        }
    }
    provider_leave(connector->object.provider);
    return status;
}

/* ---- what can be asked ---- */

static bool has_data(const struct connector *connector)
{
    return connector->state == STATE_INCOMING || connector->state == STATE_ACCEPTED
           || connector->was_rejected;
}

static NTSTATUS read_data(const struct connector *connector, ULONG *inbound_read_limit,
                          ULONG *outbound_read_limit, void *data, ULONG *length)
{
    ULONG capacity = *length;
    if (!has_data(connector)) {
        return STATUS_INVALID_DEVICE_STATE;
    }
    if (data == NULL && capacity > 0) {
        return STATUS_INVALID_PARAMETER;
    }
    if (inbound_read_limit != NULL) {
        *inbound_read_limit = connector->inbound_read_limit;
    }
    if (outbound_read_limit != NULL) {
        *outbound_read_limit = connector->outbound_read_limit;
    }
    *length = connector->length;
    if (data == NULL) {
        return STATUS_SUCCESS;
    }
    memcpy(data, connector->data, lesser(capacity, connector->length));
    return capacity < connector->length ? STATUS_BUFFER_TOO_SMALL : STATUS_SUCCESS;
}

static NTSTATUS connector_get_connection_data(NDK_CONNECTOR *ndk, ULONG *inbound_read_limit,
                                              ULONG *outbound_read_limit, PVOID data, ULONG *length)
{
    struct connector *connector = from_ndk(ndk);
    provider_enter(connector->object.provider);
    NTSTATUS status = read_data(connector, inbound_read_limit, outbound_read_limit, data, length);
    provider_leave(connector->object.provider);
    return status;
}

static NTSTATUS get_address(const struct connector *connector, const struct address *address, PSOCKADDR to,
                            ULONG *length)
{
    provider_enter(connector->object.provider);
    NTSTATUS status =
            connector->connection == NULL ? STATUS_CONNECTION_INVALID : address_write(address, to, length);
    provider_leave(connector->object.provider);
    return status;
}

static NTSTATUS connector_get_local_address(NDK_CONNECTOR *ndk, PSOCKADDR to, ULONG *length)
{
    return get_address(from_ndk(ndk), &from_ndk(ndk)->local, to, length);
}

static NTSTATUS connector_get_peer_address(NDK_CONNECTOR *ndk, PSOCKADDR to, ULONG *length)
{
    return get_address(from_ndk(ndk), &from_ndk(ndk)->peer, to, length);
}

/* ---- disconnect ---- */

static NTSTATUS connector_disconnect(NDK_CONNECTOR *ndk, NDK_FN_REQUEST_COMPLETION completion, PVOID context)
{
    struct connector *connector = from_ndk(ndk);
    struct call call = {0};
    provider_enter(connector->object.provider);
    if (connector->state != STATE_ESTABLISHED) {
        return refuse(connector, STATUS_CONNECTION_INVALID, completion, context);
    }
    request_begin(&connector->object, &connector->request, &call, completion, context);
    connector->state = STATE_DISCONNECTING;
    connector->deadline = connector->object.provider->now + PATIENCE_NANOS;
    tell(connector, MESSAGE_DISCONNECT);
    if (connector->peer_disconnected) {
        end_connection(connector, STATUS_SUCCESS);
    } else if (connector->peer_gone) {
        end_connection(connector, STATUS_CONNECTION_ABORTED);
    }
    return request_leave(&connector->object, &connector->request, &call);
}

/* ---- what comes from the peer, or does not ---- */

static void keep_data(struct connector *connector, const struct message *message)
{
    connector->length = message->length;
    memcpy(connector->data, message->data, message->length);
}

static void receive_accept(struct connector *connector, const struct message *message)
{
    if (connector->state != STATE_CONNECTING) {
        return;
    }
    /* What may be in flight outward here is what the peer allows inward, and the reverse. */
    connector->inbound_read_limit = lesser(connector->inbound_read_limit, message->outbound_read_limit);
    connector->outbound_read_limit = lesser(connector->outbound_read_limit, message->inbound_read_limit);
    keep_data(connector, message);
    finish(connector, STATE_ACCEPTED, STATUS_SUCCESS);
}

static void receive_reject(struct connector *connector, const struct message *message)
{
    if (connector->state == STATE_CONNECTING) {
        keep_data(connector, message);
        connector->was_rejected = true;
        finish(connector, STATE_OVER, STATUS_CONNECTION_REFUSED);
    } else if (connector->state == STATE_ACCEPTING) {
        finish(connector, STATE_OVER, STATUS_CONNECTION_ABORTED);
    }
}

static void receive_confirm(struct connector *connector)
{
    if (connector->state == STATE_ACCEPTING) {
        finish(connector, STATE_ESTABLISHED, STATUS_SUCCESS);
        tell(connector, MESSAGE_ESTABLISHED);
    } else {
        tell(connector, MESSAGE_ABORT);
    }
}

static void receive_disconnect(struct connector *connector)
{
    connector->peer_disconnected = true;
    if (connector->state == STATE_ESTABLISHED) {
        raise_event(connector);
    } else if (connector->state == STATE_DISCONNECTING && connector->request.pending) {
        end_connection(connector, STATUS_SUCCESS);
    }
}

static void receive_abort(struct connector *connector)
{
    connector->peer_gone = true;
    switch (connector->state) {
    case STATE_CONNECTING:
        finish(connector, STATE_OVER, STATUS_CONNECTION_REFUSED);
        break;
    case STATE_COMPLETING:
    case STATE_ACCEPTING:
        finish(connector, STATE_OVER, STATUS_CONNECTION_ABORTED);
        break;
    case STATE_ESTABLISHED:
        raise_event(connector);
        break;
    case STATE_DISCONNECTING:
        end_connection(connector, STATUS_CONNECTION_ABORTED);
        break;
    default:
        break;
    }
}

void connector_receive(struct connector *connector, const struct message *message)
{
    switch (message->kind) {
    case MESSAGE_ACCEPT:
        receive_accept(connector, message);
        break;
    case MESSAGE_REJECT:
        receive_reject(connector, message);
        break;
    case MESSAGE_CONFIRM:
        receive_confirm(connector);
        break;
    case MESSAGE_ESTABLISHED:
        if (connector->state == STATE_COMPLETING) {
            finish(connector, STATE_ESTABLISHED, STATUS_SUCCESS);
        }
        break;
    case MESSAGE_DISCONNECT:
        receive_disconnect(connector);
        break;
    default:
        receive_abort(connector);
        break;
    }
}

void connector_expire(struct connector *connector)
{
    bool established = connector->state == STATE_DISCONNECTING;
    tell(connector, MESSAGE_ABORT);
    if (established) {
        end_connection(connector, STATUS_IO_TIMEOUT);
    } else {
        finish(connector, STATE_OVER, STATUS_IO_TIMEOUT);
    }
}

void connector_lose(struct connector *connector)
{
    if (connector->state == STATE_ESTABLISHED && !connector->peer_disconnected && !connector->peer_gone) {
        connector->peer_gone = true;
        raise_event(connector);
    }
}

const NDK_CONNECTOR_DISPATCH connector_dispatch = {
        .NdkCloseConnector = object_close,
        .NdkQueryExtension = object_query_extension,
        .NdkConnect = connector_connect,
        .NdkConnectWithSharedEndpoint = connector_connect_with_shared_endpoint,
        .NdkCompleteConnect = connector_complete_connect,
        .NdkAccept = connector_accept,
        .NdkReject = connector_reject,
        .NdkGetConnectionData = connector_get_connection_data,
        .NdkGetLocalAddress = connector_get_local_address,
        .NdkGetPeerAddress = connector_get_peer_address,
        .NdkDisconnect = connector_disconnect,
        .NdkCompleteConnectEx = connector_complete_connect_ex,
        .NdkAcceptEx = connector_accept_ex,
};
