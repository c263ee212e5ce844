/* Protection domains, completion queues, queue pairs. */
#include "sample.h"

#include <stdlib.h>

/* ---- protection domains ---- */

struct pd *pd_new(struct adapter *adapter)
{
    struct provider *provider = adapter->object.provider;
    return object_new(provider, sizeof(struct pd), NdkObjectTypePd, &provider->tables.pd, &adapter->object);
}

/* ---- completion queues ---- */

static void on_cq_closed(struct object *object)
{
    free(((struct cq *)object)->entries);
}

struct cq *cq_new(struct adapter *adapter, ULONG depth, NDK_FN_CQ_NOTIFICATION_CALLBACK notification,
                  PVOID context)
{
    struct provider *provider = adapter->object.provider;
    struct cq *cq = object_new(provider, sizeof *cq, NdkObjectTypeCq, &provider->tables.cq, &adapter->object);
    cq->object.on_closed = on_cq_closed;
    cq->notification = notification;
    cq->notification_context = context;
    cq->depth = depth;
    cq->entries = allocate(depth * sizeof *cq->entries);
    return cq;
}

static bool matches(const struct cq *cq, const struct entry *entry)
{
    bool failed = entry->result.Status != STATUS_SUCCESS;
    switch (cq->arm_type) {
    case NDK_CQ_NOTIFY_ERRORS:
        return failed;
    case NDK_CQ_NOTIFY_SOLICITED:
        return failed || entry->solicited;
    default:
        return true;
    }
}

static void notify(struct cq *cq)
{
    if (cq->notifying) {
        cq->notify_again = true;
        return;
    }
    cq->armed = false;
    cq->fresh = 0;
    cq->notifying = true;
    NTSTATUS status = cq->overrun ? STATUS_BUFFER_OVERFLOW : STATUS_SUCCESS;
    struct notice *notice =
            notice_queue(cq->object.provider, &cq->object, NOTICE_CQ, cq->notification_context, status);
    notice->callback.cq = cq->notification;
}

/* Looks whether something that was not notified of matches what the queue is armed for. */
static void notify_if_due(struct cq *cq)
{
    bool due = cq->overrun;
    for (ULONG i = cq->count - cq->fresh; i < cq->count && !due; i++) {
        due = matches(cq, &cq->entries[(cq->first + i) % cq->depth]);
    }
    if (cq->armed && due) {
        notify(cq);
    }
}

void cq_notification_returned(struct cq *cq)
{
    cq->notifying = false;
    if (cq->notify_again) {
        cq->notify_again = false;
        notify_if_due(cq);
    }
}

static void add(struct cq *cq, const struct qp *qp, PVOID context, NTSTATUS status, bool solicited)
{
    if (cq->count == cq->depth) {
        cq->overrun = true;
    } else {
        struct entry *entry = &cq->entries[(cq->first + cq->count) % cq->depth];
        entry->result = (NDK_RESULT){.Status = status, .QPContext = qp->context, .RequestContext = context};
        entry->solicited = solicited;
        cq->count++;
        cq->fresh++;
    }
    notify_if_due(cq);
}

static void cq_arm(NDK_CQ *ndk, ULONG type)
{
    struct cq *cq = (struct cq *)ndk;
    provider_enter(cq->object.provider);
    cq->armed = true;
    cq->arm_type = type;
    notify_if_due(cq);
    provider_leave(cq->object.provider);
}

static ULONG cq_get_results(NDK_CQ *ndk, NDK_RESULT results[], ULONG room)
{
    struct cq *cq = (struct cq *)ndk;
    provider_enter(cq->object.provider);
    ULONG taken = lesser(room, cq->count);
    for (ULONG i = 0; i < taken; i++) {
        results[i] = cq->entries[(cq->first + i) % cq->depth].result;
    }
    cq->first = (cq->first + taken) % cq->depth;
    cq->count -= taken;
    cq->fresh = lesser(cq->fresh, cq->count);
    provider_leave(cq->object.provider);
    return taken;
}

const NDK_CQ_DISPATCH cq_dispatch = {
        .NdkCloseCq = object_close,
        .NdkQueryExtension = object_query_extension,
        .NdkResizeCq = object_never_called,
        .NdkArmCq = cq_arm,
        .NdkGetCqResults = cq_get_results,
        .NdkControlCqInterruptModeration = object_never_called,
        .NdkGetCqResultsEx = object_never_called,
};

/* ---- queue pairs ---- */

static void queue_init(struct work_queue *queue, ULONG depth)
{
    queue->depth = depth;
    queue->items = allocate(depth * sizeof *queue->items);
}

static bool queue_put(struct work_queue *queue, PVOID context, ULONG flags)
{
    if (queue->count == queue->depth) {
        return false;
    }
    queue->items[(queue->first + queue->count) % queue->depth] = (struct work){context, flags};
    queue->count++;
    return true;
}

static struct work queue_take(struct work_queue *queue)
{
    struct work work = queue->items[queue->first];
    queue->first = (queue->first + 1) % queue->depth;
    queue->count--;
    return work;
}

void qp_flush(struct qp *qp)
{
    while (qp->receives.count > 0) {
        add(qp->receive_cq, qp, queue_take(&qp->receives).context, STATUS_CANCELLED, false);
    }
    while (qp->sends.count > 0) {
        add(qp->initiator_cq, qp, queue_take(&qp->sends).context, STATUS_CANCELLED, false);
    }
}

static void on_qp_close(struct object *object)
{
    struct qp *qp = (struct qp *)object;
    if (qp->connector == NULL) {
        qp_flush(qp);
    }
}

static void on_qp_closed(struct object *object)
{
    struct qp *qp = (struct qp *)object;
    qp_flush(qp);
    free(qp->receives.items);
    free(qp->sends.items);
}

/* The connection a queue pair can send over, or NULL. */
static struct connector *open_connection(const struct qp *qp)
{
    struct connector *connector = qp->connector;
    bool open = connector != NULL && connector->state == STATE_ESTABLISHED && !connector->peer_gone
                && !connector->peer_disconnected;
    return open ? connector : NULL;
}

static struct qp *peer_of(const struct qp *qp)
{
    struct connector *connector = open_connection(qp);
    if (connector == NULL || !fabric_carries(qp->object.provider, connector->connection)) {
        return NULL;
    }
    struct connector *peer =
            connector->connection->ends[connector->side == SIDE_ACTIVE ? SIDE_PASSIVE : SIDE_ACTIVE];
    return peer == NULL ? NULL : peer->qp;
}

/* Moves messages of no bytes, as far as the peer has room for them. */
void qp_pump(struct qp *qp)
{
    struct qp *peer = peer_of(qp);
    while (peer != NULL && qp->sends.count > 0 && peer->receives.count > 0) {
        struct work send = queue_take(&qp->sends);
        struct work receive = queue_take(&peer->receives);
        add(peer->receive_cq, peer, receive.context, STATUS_SUCCESS,
            (send.flags & NDK_OP_FLAG_SEND_AND_SOLICIT_EVENT) != 0);
        if ((send.flags & NDK_OP_FLAG_SILENT_SUCCESS) == 0) {
            add(qp->initiator_cq, qp, send.context, STATUS_SUCCESS, false);
        }
    }
}

static void qp_flush_call(NDK_QP *ndk)
{
    struct qp *qp = (struct qp *)ndk;
    provider_enter(qp->object.provider);
    qp_flush(qp);
    provider_leave(qp->object.provider);
}

static NTSTATUS qp_send(NDK_QP *ndk, PVOID context, const NDK_SGE *elements, ULONG count, ULONG flags)
{
    struct qp *qp = (struct qp *)ndk;
    NTSTATUS status = STATUS_SUCCESS;
    (void)elements;
    provider_enter(qp->object.provider);
    if (count > 0) {
        status = STATUS_NOT_SUPPORTED; /* there is no memory to register */
    } else if (open_connection(qp) == NULL) {
        status = STATUS_CONNECTION_INVALID;
    } else if (!queue_put(&qp->sends, context, flags)) {
        status = STATUS_INSUFFICIENT_RESOURCES;
    } else {
        qp_pump(qp);
    }
    provider_leave(qp->object.provider);
    return status;
}

static NTSTATUS qp_receive(NDK_QP *ndk, PVOID context, const NDK_SGE *elements, ULONG count)
{
    struct qp *qp = (struct qp *)ndk;
    NTSTATUS status = STATUS_SUCCESS;
    (void)elements;
    provider_enter(qp->object.provider);
    if (count > 0) {
        status = STATUS_NOT_SUPPORTED;
    } else if (!queue_put(&qp->receives, context, 0)) {
        status = STATUS_INSUFFICIENT_RESOURCES;
    } else {
        struct qp *peer = peer_of(qp);
        if (peer != NULL) {
            qp_pump(peer);
        }
    }
    provider_leave(qp->object.provider);
    return status;
}

const NDK_QP_DISPATCH qp_dispatch = {
        .NdkCloseQp = object_close,
        .NdkQueryExtension = object_query_extension,
        .NdkFlush = qp_flush_call,
        .NdkSend = qp_send,
        .NdkReceive = qp_receive,
        .NdkBind = object_never_called,
        .NdkFastRegister = object_never_called,
        .NdkInvalidate = object_never_called,
        .NdkRead = object_never_called,
        .NdkWrite = object_never_called,
        .NdkSendAndInvalidate = object_never_called,
};

static bool within(ULONG depth)
{
    return depth >= 1 && depth <= MAX_QUEUE_DEPTH;
}

static NTSTATUS pd_create_qp(NDK_PD *ndk, NDK_CQ *receive_cq, NDK_CQ *initiator_cq, PVOID qp_context,
                             ULONG receive_depth, ULONG initiator_depth, ULONG receive_elements,
                             ULONG initiator_elements, ULONG inline_size, NDK_FN_CREATE_COMPLETION completion,
                             PVOID context, NDK_QP **out)
{
    struct pd *pd = (struct pd *)ndk;
    struct provider *provider = pd->object.provider;
    NTSTATUS status = STATUS_SUCCESS;
    struct qp *qp = NULL;
    provider_enter(provider);
    if (!within(receive_depth) || !within(initiator_depth) || receive_elements > MAX_SGE
        || initiator_elements > MAX_SGE || inline_size > 0) {
        status = STATUS_INVALID_PARAMETER;
    } else if (provider->no_resources) {
        status = STATUS_INSUFFICIENT_RESOURCES;
    } else {
        qp = object_new(provider, sizeof *qp, NdkObjectTypeQp, &provider->tables.qp, &pd->object);
        qp->receive_cq = (struct cq *)receive_cq;
        qp->initiator_cq = (struct cq *)initiator_cq;
        object_add_antecedent(&qp->object, &qp->receive_cq->object);
        object_add_antecedent(&qp->object, &qp->initiator_cq->object);
        qp->object.on_close = on_qp_close;
        qp->object.on_closed = on_qp_closed;
        qp->context = qp_context;
        queue_init(&qp->receives, receive_depth);
        queue_init(&qp->sends, initiator_depth);
    }
    return object_created(provider, (struct object *)qp, status, completion, context, out);
}

const NDK_PD_DISPATCH pd_dispatch = {
        .NdkClosePd = object_close,
        .NdkQueryExtension = object_query_extension,
        .NdkCreateMr = object_never_called,
        .NdkCreateMw = object_never_called,
        .NdkCreateSrq = object_never_called,
        .NdkCreateQp = pd_create_qp,
        .NdkCreateQpWithSrq = object_never_called,
        .NdkGetPrivilegedMemoryRegionToken = object_never_called,
};
