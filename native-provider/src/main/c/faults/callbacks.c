/* Faults of what is handed back: contexts, statuses, objects and their headers, callbacks. */
#include "faults.h"

#include <stdlib.h>
#include <string.h>

static PVOID truncated(PVOID context)
{
    return (PVOID)(uintptr_t)(uint32_t)(uintptr_t)context;
}

/* ---- contexts ---- */

static NTSTATUS context_of_32_bits(NDK_CONNECTOR *c, NDK_FN_DISCONNECT_EVENT_CALLBACK event,
                                   PVOID event_context, NDK_FN_REQUEST_COMPLETION completion, PVOID context)
{
    return real.connector.NdkCompleteConnect(c, event, event_context, completion, truncated(context));
}

static NTSTATUS event_context_of_32_bits(NDK_CONNECTOR *c, NDK_FN_DISCONNECT_EVENT_CALLBACK event,
                                         PVOID event_context, NDK_FN_REQUEST_COMPLETION completion,
                                         PVOID context)
{
    return real.connector.NdkCompleteConnect(c, event, truncated(event_context), completion, context);
}

static NTSTATUS context_with_extended_sign(NDK_LISTENER *l, const PSOCKADDR address, ULONG length,
                                           NDK_FN_REQUEST_COMPLETION completion, PVOID context)
{
    PVOID extended = (PVOID)(intptr_t)(int32_t)(uintptr_t)context;
    return real.listener.NdkListen(l, address, length, completion, extended);
}

static NTSTATUS connect_event_context_of_32_bits(NDK_ADAPTER *a, NDK_FN_CONNECT_EVENT_CALLBACK event,
                                                 PVOID event_context, NDK_FN_CREATE_COMPLETION completion,
                                                 PVOID context, NDK_LISTENER **out)
{
    return real.adapter.NdkCreateListener(a, event, truncated(event_context), completion, context, out);
}

static NTSTATUS create_context_of_32_bits(NDK_ADAPTER *a, NDK_FN_CREATE_COMPLETION completion, PVOID context,
                                          NDK_CONNECTOR **out)
{
    return real.adapter.NdkCreateConnector(a, completion, truncated(context), out);
}

static NTSTATUS close_context_of_32_bits(NDK_OBJECT_HEADER *o, NDK_FN_CLOSE_COMPLETION completion,
                                         PVOID context)
{
    return real.connector.NdkCloseConnector(o, completion, truncated(context));
}

/* ---- request completions ---- */

struct relay {
    NDK_FN_REQUEST_COMPLETION completion;
    PVOID context;
    NTSTATUS status;
};

static struct relay *relay_to(NDK_FN_REQUEST_COMPLETION completion, PVOID context)
{
    struct relay *relay = allocate(sizeof *relay);
    relay->completion = completion;
    relay->context = context;
    return relay;
}

static void complete(void *argument)
{
    struct relay *relay = argument;
    relay->completion(relay->context, relay->status);
}

static void complete_on_two_threads(PVOID context, NTSTATUS status)
{
    struct relay *relay = context;
    relay->status = status;
    struct platform_thread *other = platform_thread_start(complete, relay);
    complete(relay);
    platform_thread_join(other);
    free(relay);
}

static NTSTATUS completion_on_two_threads(NDK_CONNECTOR *c, NDK_FN_REQUEST_COMPLETION completion,
                                          PVOID context)
{
    struct relay *relay = relay_to(completion, context);
    NTSTATUS status = real.connector.NdkDisconnect(c, complete_on_two_threads, relay);
    if (status != STATUS_PENDING) {
        free(relay);
    }
    return status;
}

enum { ERRNO_REFUSED = 111 };

static void complete_with_errno(PVOID context, NTSTATUS status)
{
    struct relay relay = *(struct relay *)context;
    free(context);
    relay.completion(relay.context, status == STATUS_CONNECTION_REFUSED ? ERRNO_REFUSED : status);
}

static NTSTATUS status_like_errno(NDK_CONNECTOR *c, NDK_QP *qp, const PSOCKADDR source, ULONG source_length,
                                  const PSOCKADDR to, ULONG to_length, ULONG in, ULONG out, const PVOID data,
                                  ULONG length, NDK_FN_REQUEST_COMPLETION completion, PVOID context)
{
    struct relay *relay = relay_to(completion, context);
    NTSTATUS status = real.connector.NdkConnect(c, qp, source, source_length, to, to_length, in, out, data,
                                                length, complete_with_errno, relay);
    if (status != STATUS_PENDING) {
        free(relay);
    }
    return status == STATUS_CONNECTION_REFUSED ? ERRNO_REFUSED : status;
}

static NTSTATUS success_as_one(NDK_CONNECTOR *c, PSOCKADDR address, ULONG *length)
{
    NTSTATUS status = real.connector.NdkGetLocalAddress(c, address, length);
    return status == STATUS_SUCCESS ? 1 : status;
}

/* No fault: only the low half of the register is the status. */
static uint64_t garbage_above_the_status(NDK_CONNECTOR *c, PSOCKADDR address, ULONG *length)
{
    uint64_t status = (uint32_t)real.connector.NdkGetPeerAddress(c, address, length);
    return UINT64_C(0x5A5A5A5A00000000) | status;
}

/* ---- events ---- */

static void (*volatile nothing)(PVOID context);

static void call_nothing(PVOID context)
{
    nothing(context);
}

static NTSTATUS null_event_called(NDK_CONNECTOR *c, NDK_FN_DISCONNECT_EVENT_CALLBACK event,
                                  PVOID event_context, NDK_FN_REQUEST_COMPLETION completion, PVOID context)
{
    return real.connector.NdkCompleteConnect(c, event != NULL ? event : call_nothing, event_context,
                                             completion, context);
}

/* ---- objects ---- */

struct create_relay {
    NDK_FN_CREATE_COMPLETION completion;
    PVOID context;
    void (*spoil)(NDK_OBJECT_HEADER *object);
    NDK_CONNECTOR **out; /* NULL but for the fault that stores there */
    size_t shift;
};

static void create_complete(PVOID context, NTSTATUS status, NDK_OBJECT_HEADER *object)
{
    struct create_relay relay = *(struct create_relay *)context;
    free(context);
    if (status == STATUS_SUCCESS) {
        if (relay.spoil != NULL) {
            relay.spoil(object);
        }
        if (relay.out != NULL) {
            *relay.out = (NDK_CONNECTOR *)object;
        }
        object = (NDK_OBJECT_HEADER *)((UCHAR *)object + relay.shift);
    }
    relay.completion(relay.context, status, object);
}

static NTSTATUS create(NDK_ADAPTER *a, NDK_FN_CREATE_COMPLETION completion, PVOID context,
                       NDK_CONNECTOR **out, struct create_relay fault)
{
    struct create_relay *relay = allocate(sizeof *relay);
    *relay = fault;
    relay->completion = completion;
    relay->context = context;
    NTSTATUS status = real.adapter.NdkCreateConnector(a, create_complete, relay, out);
    if (status != STATUS_PENDING) {
        free(relay);
        if (status == STATUS_SUCCESS && fault.spoil != NULL) {
            fault.spoil(&(*out)->Header);
        }
    }
    return status;
}

static NTSTATUS object_behind_its_header(NDK_ADAPTER *a, NDK_FN_CREATE_COMPLETION completion, PVOID context,
                                         NDK_CONNECTOR **out)
{
    return create(a, completion, context, out, (struct create_relay){.shift = sizeof(PVOID)});
}

static NTSTATUS out_pointer_after_pending(NDK_ADAPTER *a, NDK_FN_CREATE_COMPLETION completion, PVOID context,
                                          NDK_CONNECTOR **out)
{
    return create(a, completion, context, out, (struct create_relay){.out = out});
}

static void leave_rests(NDK_OBJECT_HEADER *object)
{
    object->NdkReserved.rf[3] = object;
}

static NTSTATUS reserved_block_not_zeroed(NDK_ADAPTER *a, NDK_FN_CREATE_COMPLETION completion, PVOID context,
                                          NDK_CONNECTOR **out)
{
    return create(a, completion, context, out, (struct create_relay){.spoil = leave_rests});
}

static void swap_version(NDK_OBJECT_HEADER *object)
{
    ULONG version = (ULONG)object->Version.Major << 16 | object->Version.Minor;
    memcpy(&object->Version, &version, sizeof version);
}

static NTSTATUS header_version_as_one_number(NDK_ADAPTER *a, NDK_FN_CREATE_COMPLETION completion,
                                             PVOID context, NDK_CONNECTOR **out)
{
    return create(a, completion, context, out, (struct create_relay){.spoil = swap_version});
}

static void shift_type(NDK_OBJECT_HEADER *object)
{
    object->ObjectType = NdkObjectTypeUndefined; /* overlaid by the upper half of a Minor of 32 bits */
}

static NTSTATUS version_of_two_ulongs(NDK_ADAPTER *a, NDK_FN_CREATE_COMPLETION completion, PVOID context,
                                      NDK_CONNECTOR **out)
{
    return create(a, completion, context, out, (struct create_relay){.spoil = shift_type});
}

static NTSTATUS reserved_block_written(NDK_CONNECTOR *c, NDK_FN_DISCONNECT_EVENT_CALLBACK event,
                                       PVOID event_context, NDK_FN_REQUEST_COMPLETION completion,
                                       PVOID context)
{
    c->Header.NdkReserved.rf[0] = event_context;
    return real.connector.NdkCompleteConnect(c, event, event_context, completion, context);
}

static NTSTATUS own_calls_through_dispatch(NDK_CONNECTOR *c, NDK_FN_REQUEST_COMPLETION completion,
                                           PVOID context)
{
    ULONG length = 0;
    c->Dispatch->NdkGetPeerAddress(c, NULL, &length);
    return real.connector.NdkDisconnect(c, completion, context);
}

#define FAULT(function, slot)                                                                                \
    static void install_##function(struct tables *tables)                                                    \
    {                                                                                                        \
        tables->slot = function;                                                                             \
    }

FAULT(context_of_32_bits, connector.NdkCompleteConnect)
FAULT(event_context_of_32_bits, connector.NdkCompleteConnect)
FAULT(context_with_extended_sign, listener.NdkListen)
FAULT(connect_event_context_of_32_bits, adapter.NdkCreateListener)
FAULT(create_context_of_32_bits, adapter.NdkCreateConnector)
FAULT(close_context_of_32_bits, connector.NdkCloseConnector)
FAULT(completion_on_two_threads, connector.NdkDisconnect)
FAULT(status_like_errno, connector.NdkConnect)
FAULT(success_as_one, connector.NdkGetLocalAddress)
FAULT(null_event_called, connector.NdkCompleteConnect)
FAULT(object_behind_its_header, adapter.NdkCreateConnector)
FAULT(out_pointer_after_pending, adapter.NdkCreateConnector)
FAULT(reserved_block_not_zeroed, adapter.NdkCreateConnector)
FAULT(header_version_as_one_number, adapter.NdkCreateConnector)
FAULT(version_of_two_ulongs, adapter.NdkCreateConnector)
FAULT(reserved_block_written, connector.NdkCompleteConnect)
FAULT(own_calls_through_dispatch, connector.NdkDisconnect)

static void install_garbage_above_the_status(struct tables *tables)
{
    tables->connector.NdkGetPeerAddress = (NDK_FN_GET_PEER_ADDRESS)(void (*)(void))garbage_above_the_status;
}

const struct fault callback_faults[] = {
        {"context-of-32-bits", "CMP-06", "pending", NULL, "keeps the low half of a request context",
         install_context_of_32_bits},
        {"event-context-of-32-bits", "DEV-09", NULL, NULL,
         "keeps the low half of a disconnect event's context", install_event_context_of_32_bits},
        {"context-with-extended-sign", "LIS-10", "pending", NULL, "keeps a context as an int",
         install_context_with_extended_sign},
        {"connect-event-context-of-32-bits", "CEV-02", NULL, NULL,
         "keeps the low half of a connect event's context", install_connect_event_context_of_32_bits},
        {"create-context-of-32-bits", "CB-15", "pending", NULL, "keeps the low half of a create's context",
         install_create_context_of_32_bits},
        {"close-context-of-32-bits", "CLO-08", "pending", NULL, "keeps the low half of a close's context",
         install_close_context_of_32_bits},
        {"completion-on-two-threads", "DIS-20", "pending", NULL,
         "two threads complete the same request at once", install_completion_on_two_threads},
        {"status-like-errno", "REJ-10", NULL, NULL, "says 111 where a connection is refused",
         install_status_like_errno},
        {"success-as-one", "GLA-12", NULL, NULL, "says 1 for success", install_success_as_one},
        {"garbage-above-the-status", "CONFORMS", NULL, NULL,
         "leaves garbage in the upper half of the returned register", install_garbage_above_the_status},
        {"null-event-called", "DEV-10", "thread", "the disconnect event",
         "calls a disconnect event that is NULL", install_null_event_called},
        {"object-behind-its-header", "CLO-04", "pending", "NdkCloseConnector",
         "hands out a pointer eight bytes into the object", install_object_behind_its_header},
        {"out-pointer-after-pending", "CB-13", "pending", NULL,
         "stores through the out pointer of a pending create", install_out_pointer_after_pending},
        {"reserved-block-not-zeroed", "GEN-08", NULL, NULL,
         "leaves rests in the reserved block of a new object", install_reserved_block_not_zeroed},
        {"header-version-as-one-number", "GEN-07", NULL, NULL,
         "stores the version of a header as one ULONG, swapped", install_header_version_as_one_number},
        {"version-of-two-ulongs", "GEN-06", NULL, NULL,
         "stores the version of a header as two ULONGs, over the type", install_version_of_two_ulongs},
        {"reserved-block-written", "GEN-09", NULL, NULL, "keeps something of its own in the reserved block",
         install_reserved_block_written},
        {"own-calls-through-dispatch", "GEN-04", NULL, NULL,
         "calls its own function through the object's Dispatch", install_own_calls_through_dispatch},
        {0},
};
