/* Objects, their closing, and the callbacks that become due. */
#include "sample.h"

#include <stdlib.h>
#include <string.h>

/* DISPATCH_LEVEL in the model of this provider, where a thread of its own runs a callback. */
static _Thread_local int32_t irql;

void *allocate(size_t bytes)
{
    void *memory = calloc(1, bytes);
    if (memory == NULL) {
        abort();
    }
    return memory;
}

void *object_new(struct provider *provider, size_t bytes, NDK_OBJECT_TYPE type, const void *dispatch,
                 struct object *parent)
{
    struct object *object = allocate(bytes);
    object->header.Version = provider->version;
    object->header.ObjectType = type;
    object->dispatch = dispatch;
    object->provider = provider;
    object->next = provider->objects;
    provider->objects = object;
    if (parent != NULL) {
        object_add_antecedent(object, parent);
    }
    return object;
}

void object_add_antecedent(struct object *object, struct object *antecedent)
{
    unsigned i = 0;
    while (object->antecedents[i] != NULL) {
        i++;
    }
    object->antecedents[i] = antecedent;
    object_hold(antecedent);
}

void object_drop_antecedent(struct object *object, struct object *antecedent)
{
    unsigned i = 0;
    while (object->antecedents[i] != antecedent) {
        i++;
    }
    object->antecedents[i] = NULL;
    object_release(antecedent);
}

/* Frees the object, and then lets go of what it held: its own close has been seen to be done. */
static void destroy(struct object *object)
{
    struct object **link = &object->provider->objects;
    while (*link != object) {
        link = &(*link)->next;
    }
    *link = object->next;
    struct object *antecedents[4];
    memcpy(antecedents, object->antecedents, sizeof antecedents);
    free(object);
    for (unsigned i = 0; i < 4; i++) {
        if (antecedents[i] != NULL) {
            object_release(antecedents[i]);
        }
    }
}

void object_hold(struct object *object)
{
    object->holds++;
}

/* Whatever needed the object is over; its close follows, if it was asked for. */
static void now_unheld(struct object *object)
{
    if (object->on_closed != NULL) {
        object->on_closed(object);
    }
    if (object->close_completion == NULL) {
        destroy(object);
        return;
    }
    struct notice *notice =
            notice_queue(object->provider, object, NOTICE_CLOSE, object->close_context, STATUS_SUCCESS);
    notice->callback.close = object->close_completion;
}

void object_release(struct object *object)
{
    if (--object->holds > 0) {
        return;
    }
    if (object->close_pending) {
        now_unheld(object);
    } else if (object->header.ObjectType == NdkObjectTypeAdapter) {
        platform_wake_all(object->provider->monitor, PLATFORM_IDLE);
    }
}

/* An antecedent whose close waits for this object must not complete before the consumer knows that
 * this one is closed; an inline answer would come too late. */
static bool someone_waits_for(const struct object *object)
{
    for (unsigned i = 0; i < 4; i++) {
        if (object->antecedents[i] != NULL && object->antecedents[i]->close_pending) {
            return true;
        }
    }
    return false;
}

NTSTATUS object_close(NDK_OBJECT_HEADER *header, NDK_FN_CLOSE_COMPLETION completion, PVOID context)
{
    struct object *object = (struct object *)header;
    struct provider *provider = object->provider;
    NTSTATUS status = STATUS_PENDING;
    provider_enter(provider);
    object->closing = true;
    object->close_completion = completion;
    object->close_context = context;
    object_hold(object);
    if (object->on_close != NULL) {
        object->on_close(object);
    }
    if (provider->mode == MODE_INLINE && object->holds == 1 && !someone_waits_for(object)) {
        if (object->on_closed != NULL) {
            object->on_closed(object);
        }
        destroy(object);
        status = STATUS_SUCCESS;
    } else {
        object->close_pending = true;
        object_release(object);
    }
    provider_leave(provider);
    return status;
}

void object_discard(struct object *object)
{
    object->closing = true;
    object->close_completion = NULL;
    object_hold(object);
    if (object->on_close != NULL) {
        object->on_close(object);
    }
    object->close_pending = true;
    object_release(object);
}

NTSTATUS object_query_extension(NDK_OBJECT_HEADER *header, const GUID *id, NDK_VERSION version,
                                NDK_EXTENSION_INTERFACE *extension)
{
    (void)header;
    (void)id;
    (void)version;
    (void)extension;
    return STATUS_NOT_SUPPORTED;
}

void object_never_called(void)
{
}

NTSTATUS object_created(struct provider *provider, struct object *object, NTSTATUS status,
                        NDK_FN_CREATE_COMPLETION completion, PVOID context, void *out)
{
    if (provider->mode != MODE_INLINE) {
        struct notice *notice = notice_queue(provider, object, NOTICE_CREATE, context, status);
        notice->callback.create = completion;
        status = STATUS_PENDING;
    } else if (status == STATUS_SUCCESS) {
        memcpy(out, &object, sizeof object);
    }
    provider_leave(provider);
    return status;
}

void request_begin(struct object *object, struct request *request, struct call *call,
                   NDK_FN_REQUEST_COMPLETION completion, PVOID context)
{
    request->pending = true;
    request->completion = completion;
    request->context = context;
    request->call = object->provider->mode == MODE_INLINE ? call : NULL;
    object_hold(object); /* for the request */
    object_hold(object); /* for the call */
}

void request_finish(struct object *object, struct request *request, NTSTATUS status, bool establishes)
{
    request->pending = false;
    if (request->call != NULL) {
        request->call->answered = true;
        request->call->status = status;
    } else {
        struct notice *notice =
                notice_queue(object->provider, object, NOTICE_REQUEST, request->context, status);
        notice->callback.request = request->completion;
        notice->establishes = establishes;
    }
    object_release(object);
}

NTSTATUS request_leave(struct object *object, struct request *request, struct call *call)
{
    struct provider *provider = object->provider;
    provider_leave(provider);
    provider_enter(provider);
    if (request->call == call) {
        request->call = NULL;
    }
    if (call->answered && object->header.ObjectType == NdkObjectTypeConnector
        && call->status == STATUS_SUCCESS) {
        struct connector *connector = (struct connector *)object;
        if (connector->event_due) {
            /* The event must come after the success, so the success cannot wait for the return. */
            struct notice *notice =
                    notice_queue(provider, object, NOTICE_REQUEST, request->context, STATUS_SUCCESS);
            notice->callback.request = request->completion;
            notice->establishes = true;
            call->answered = false;
        } else {
            connector_established_seen(connector);
        }
    }
    NTSTATUS status = call->answered ? call->status : STATUS_PENDING;
    object_release(object);
    provider_leave(provider);
    return status;
}

struct notice *notice_queue(struct provider *provider, struct object *object, enum notice_kind kind,
                            PVOID context, NTSTATUS status)
{
    struct notice *notice = allocate(sizeof *notice);
    notice->kind = kind;
    notice->object = object;
    notice->context = context;
    notice->status = status;
    if (object != NULL && kind != NOTICE_CLOSE) {
        object_hold(object);
    }
    *provider->notices_last = notice;
    provider->notices_last = &notice->next;
    provider->notices_under_way++;
    if (provider->mode == MODE_THREAD) {
        platform_wake_one(provider->monitor, PLATFORM_WORK);
    }
    return notice;
}

/* Events that the consumer's close has overtaken are not delivered. */
static bool still_due(const struct notice *notice)
{
    switch (notice->kind) {
    case NOTICE_CONNECT_EVENT: {
        struct connector *connector = (struct connector *)notice->object;
        if (connector->listener->object.closing || connector->peer_gone) {
            object_discard(notice->object);
            return false;
        }
        return true;
    }
    case NOTICE_DISCONNECT_EVENT:
    case NOTICE_CQ:
        return !notice->object->closing;
    default:
        return true;
    }
}

static void call_back(const struct notice *notice)
{
    switch (notice->kind) {
    case NOTICE_REQUEST:
        notice->callback.request(notice->context, notice->status);
        break;
    case NOTICE_CREATE:
        notice->callback.create(notice->context, notice->status, &notice->object->header);
        break;
    case NOTICE_CLOSE:
        notice->callback.close(notice->context);
        break;
    case NOTICE_CONNECT_EVENT:
        notice->callback.connect_event(notice->context, (NDK_CONNECTOR *)notice->object);
        break;
    case NOTICE_DISCONNECT_EVENT:
        if (notice->ex) {
            notice->callback.disconnect_event_ex(notice->context, 0);
        } else {
            notice->callback.disconnect_event(notice->context);
        }
        break;
    case NOTICE_CQ:
        notice->callback.cq(notice->context, notice->status);
        break;
    }
}

static void has_returned(struct provider *provider, struct notice *notice)
{
    if (notice->kind == NOTICE_CLOSE) {
        destroy(notice->object);
    } else {
        if (notice->kind == NOTICE_CQ) {
            cq_notification_returned((struct cq *)notice->object);
        } else if (notice->establishes) {
            connector_established_seen((struct connector *)notice->object);
        }
        if (notice->object != NULL) {
            object_release(notice->object);
        }
    }
    free(notice);
    if (--provider->notices_under_way == 0) {
        platform_wake_all(provider->monitor, PLATFORM_IDLE);
    }
}

/* Entered before and after, left in between. */
static void run(struct provider *provider, struct notice *notice)
{
    if (still_due(notice)) {
        platform_leave(provider->monitor);
        call_back(notice);
        platform_enter(provider->monitor);
    }
    has_returned(provider, notice);
}

static struct notice *take_first(struct provider *provider)
{
    struct notice *notice = provider->notices_first;
    provider->notices_first = notice->next;
    if (provider->notices_first == NULL) {
        provider->notices_last = &provider->notices_first;
    }
    return notice;
}

void provider_enter(struct provider *provider)
{
    platform_enter(provider->monitor);
}

void provider_leave(struct provider *provider)
{
    struct notice *mine = NULL;
    struct notice **last = &mine;
    while (provider->mode != MODE_THREAD) {
        /* Nobody leaves the monitor without these, so they are this thread's. */
        while (provider->notices_first != NULL) {
            struct notice *notice = take_first(provider);
            notice->next = NULL;
            *last = notice;
            last = &notice->next;
        }
        struct notice *first = mine;
        if (first == NULL) {
            break;
        }
        mine = first->next;
        if (mine == NULL) {
            last = &mine;
        }
        run(provider, first);
    }
    platform_leave(provider->monitor);
}

void provider_run_callbacks(void *argument)
{
    struct provider *provider = argument;
    irql = 2;
    platform_enter(provider->monitor);
    while (true) {
        if (provider->notices_first != NULL) {
            run(provider, take_first(provider));
        } else if (provider->ending) {
            break;
        } else {
            platform_wait(provider->monitor, PLATFORM_WORK);
        }
    }
    platform_leave(provider->monitor);
}

int32_t provider_current_irql(PVOID provider)
{
    (void)provider;
    return irql;
}
