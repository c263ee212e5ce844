/* Faults of memory that is gone, and crashes. A crash is a finding of the row that says a call
 * comes to one end. */
#include "faults.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- freed too early, or twice ---- */

static NTSTATUS listener_freed_twice(NDK_OBJECT_HEADER *o, NDK_FN_CLOSE_COMPLETION completion, PVOID context)
{
    NTSTATUS status = real.listener.NdkCloseListener(o, completion, context);
    if (status == STATUS_SUCCESS) {
        void *volatile again = o;
        free(again);
    }
    return status;
}

static NTSTATUS freed_before_the_close_is_done(NDK_OBJECT_HEADER *o, NDK_FN_CLOSE_COMPLETION completion,
                                               PVOID context)
{
    void *volatile early = o;
    free(early);
    return real.connector.NdkCloseConnector(early, completion, context);
}

static NTSTATUS freed_by_reject(NDK_CONNECTOR *c, const PVOID data, ULONG length)
{
    NTSTATUS status = real.connector.NdkReject(c, data, length);
    void *volatile early = c;
    free(early);
    return status;
}

/* ---- tables and data that are gone ---- */

static NTSTATUS table_in_a_freed_block(NDK_ADAPTER *a, NDK_FN_CREATE_COMPLETION completion, PVOID context,
                                       NDK_CONNECTOR **out)
{
    NTSTATUS status = real.adapter.NdkCreateConnector(a, completion, context, out);
    if (status == STATUS_SUCCESS) {
        NDK_CONNECTOR_DISPATCH *volatile table = malloc(sizeof *table);
        *table = real.connector;
        (*out)->Dispatch = table;
        memset((void *)table, 0xDD, sizeof *table); /* as debugging allocators do */
        free(table);
    }
    return status;
}

/* Where a copy that a function made on its stack was. */
static volatile uintptr_t kept;

static void copy_to_the_stack(const void *what, size_t bytes)
{
    volatile UCHAR copy[256];
    for (size_t i = 0; i < bytes; i++) {
        copy[i] = ((const UCHAR *)what)[i];
    }
    kept = (uintptr_t)copy;
}

static NTSTATUS table_on_a_dead_stack(NDK_ADAPTER *a, NDK_FN_CONNECT_EVENT_CALLBACK event,
                                      PVOID event_context, NDK_FN_CREATE_COMPLETION completion, PVOID context,
                                      NDK_LISTENER **out)
{
    NTSTATUS status = real.adapter.NdkCreateListener(a, event, event_context, completion, context, out);
    if (status == STATUS_SUCCESS) {
        copy_to_the_stack(&real.listener, sizeof real.listener);
        (*out)->Dispatch = (const NDK_LISTENER_DISPATCH *)kept;
    }
    return status;
}

static UCHAR shared_data[MAX_CALLER_DATA];

static NTSTATUS connect_keeping(NDK_CONNECTOR *c, NDK_QP *qp, const PSOCKADDR source, ULONG source_length,
                                const PSOCKADDR to, ULONG to_length, ULONG in, ULONG out, const PVOID data,
                                ULONG length, NDK_FN_REQUEST_COMPLETION completion, PVOID context)
{
    ULONG bytes = data == NULL ? 0 : lesser(length, sizeof shared_data);
    copy_to_the_stack(data, bytes);
    if (bytes > 0) {
        memcpy(shared_data, data, bytes);
    }
    return real.connector.NdkConnect(c, qp, source, source_length, to, to_length, in, out, data, length,
                                     completion, context);
}

static NTSTATUS read_from(const volatile UCHAR *where, NDK_CONNECTOR *c, ULONG *in, ULONG *out, PVOID data,
                          ULONG *length)
{
    ULONG capacity = *length;
    NTSTATUS status = real.connector.NdkGetConnectionData(c, in, out, data, length);
    bool passive = ((struct connector *)c)->side == SIDE_PASSIVE;
    if (passive && data != NULL && (status == STATUS_SUCCESS || status == STATUS_BUFFER_TOO_SMALL)) {
        for (ULONG i = 0; i < lesser(capacity, *length); i++) {
            ((UCHAR *)data)[i] = where[i];
        }
    }
    return status;
}

static NTSTATUS data_on_a_dead_stack(NDK_CONNECTOR *c, ULONG *in, ULONG *out, PVOID data, ULONG *length)
{
    return read_from((const volatile UCHAR *)kept, c, in, out, data, length);
}

static NTSTATUS data_in_one_static_buffer(NDK_CONNECTOR *c, ULONG *in, ULONG *out, PVOID data, ULONG *length)
{
    return read_from(shared_data, c, in, out, data, length);
}

/* ---- stores after the return ---- */

static ULONG *volatile late_length;

static NTSTATUS stores_after_the_return(NDK_CONNECTOR *c, ULONG *in, ULONG *out, PVOID data, ULONG *length)
{
    ULONG *late = late_length;
    if (late != NULL && late != length) {
        *late = 0xBAD;
    }
    late_length = length;
    return real.connector.NdkGetConnectionData(c, in, out, data, length);
}

#define FAULT(function, slot)                                                                                \
    static void install_##function(struct tables *tables)                                                    \
    {                                                                                                        \
        tables->slot = function;                                                                             \
    }

FAULT(listener_freed_twice, listener.NdkCloseListener)
FAULT(freed_before_the_close_is_done, connector.NdkCloseConnector)
FAULT(freed_by_reject, connector.NdkReject)
FAULT(table_in_a_freed_block, adapter.NdkCreateConnector)
FAULT(table_on_a_dead_stack, adapter.NdkCreateListener)
FAULT(stores_after_the_return, connector.NdkGetConnectionData)

static void install_data_on_a_dead_stack(struct tables *tables)
{
    tables->connector.NdkConnect = connect_keeping;
    tables->connector.NdkGetConnectionData = data_on_a_dead_stack;
}

static void install_data_in_one_static_buffer(struct tables *tables)
{
    tables->connector.NdkConnect = connect_keeping;
    tables->connector.NdkGetConnectionData = data_in_one_static_buffer;
}

/* ---- no function ---- */

static void install_no_get_peer_address(struct tables *tables)
{
    tables->connector.NdkGetPeerAddress = NULL;
}

static void install_no_query_extension(struct tables *tables)
{
    tables->listener.NdkQueryExtension = NULL;
}

/* ---- a crash in each function ---- */

static int *volatile nowhere;

static void crash(void)
{
    *nowhere = 0;
}

/* Where CRASH_ONCE names a file, the first process to come here leaves it behind, and no other crashes. */
static NTSTATUS crash_in_one_process(NDK_CONNECTOR *c, NDK_QP *qp, ULONG in, ULONG out, const PVOID data,
                                     ULONG length, NDK_FN_DISCONNECT_EVENT_CALLBACK event,
                                     PVOID event_context, NDK_FN_REQUEST_COMPLETION completion, PVOID context)
{
    const char *mark = getenv("CRASH_ONCE");
    if (mark == NULL || fopen(mark, "wx") != NULL) {
        crash();
    }
    return real.connector.NdkAccept(c, qp, in, out, data, length, event, event_context, completion, context);
}

FAULT(crash_in_one_process, connector.NdkAccept)

#define CRASH(member, type, slot)                                                                            \
    static void crash_in_##slot(struct tables *tables)                                                       \
    {                                                                                                        \
        tables->member.slot = (type)crash;                                                                   \
    }

CRASH(connector, NDK_FN_CLOSE_OBJECT, NdkCloseConnector)
CRASH(connector, NDK_FN_CONNECT, NdkConnect)
CRASH(connector, NDK_FN_CONNECT_WITH_SHARED_ENDPOINT, NdkConnectWithSharedEndpoint)
CRASH(connector, NDK_FN_COMPLETE_CONNECT, NdkCompleteConnect)
CRASH(connector, NDK_FN_ACCEPT, NdkAccept)
CRASH(connector, NDK_FN_REJECT, NdkReject)
CRASH(connector, NDK_FN_GET_CONNECTION_DATA, NdkGetConnectionData)
CRASH(connector, NDK_FN_GET_PEER_ADDRESS, NdkGetPeerAddress)
CRASH(connector, NDK_FN_DISCONNECT, NdkDisconnect)
CRASH(connector, NDK_FN_COMPLETE_CONNECT_EX, NdkCompleteConnectEx)
CRASH(connector, NDK_FN_ACCEPT_EX, NdkAcceptEx)
CRASH(listener, NDK_FN_LISTEN, NdkListen)
CRASH(listener, NDK_FN_CONTROL_CONNECT_EVENTS, NdkControlConnectEvents)
CRASH(shared_endpoint, NDK_FN_CLOSE_OBJECT, NdkCloseSharedEndpoint)
CRASH(qp, NDK_FN_FLUSH, NdkFlush)
CRASH(cq, NDK_FN_ARM_CQ, NdkArmCq)

#define CRASH_ROW(name, requirement, slot)                                                                   \
    {                                                                                                        \
        name, requirement, NULL, #slot, "stores through a null pointer in " #slot, crash_in_##slot           \
    }

const struct fault lifetime_faults[] = {
        {"listener-freed-twice", "CLO-04", "inline", "NdkCloseListener", "frees a listener twice",
         install_listener_freed_twice},
        {"freed-before-the-close-is-done", "CLO-04", NULL, "NdkCloseConnector",
         "frees a connector before it closes it", install_freed_before_the_close_is_done},
        {"freed-by-reject", "CLO-04", NULL, "NdkCloseConnector", "frees a connector that is rejected",
         install_freed_by_reject},
        {"table-in-a-freed-block", "CON-38", "inline", "NdkConnect",
         "points Dispatch at a block that is freed", install_table_in_a_freed_block},
        {"table-on-a-dead-stack", "LIS-10", "inline", "NdkListen", "points Dispatch at a table on its stack",
         install_table_on_a_dead_stack},
        {"data-on-a-dead-stack", "GCD-18", NULL, NULL, "keeps private data on the stack of NdkConnect",
         install_data_on_a_dead_stack},
        {"data-in-one-static-buffer", "CON-13", NULL, NULL,
         "keeps the private data of all connectors in one buffer", install_data_in_one_static_buffer},
        {"stores-after-the-return", "GCD-12", NULL, NULL, "stores through a pointer of an earlier call",
         install_stores_after_the_return},
        {"no-get-peer-address", "GEN-01", NULL, NULL, "leaves the slot of NdkGetPeerAddress NULL",
         install_no_get_peer_address},
        {"no-query-extension", "QEI-02", NULL, NULL, "leaves a listener's slot of NdkQueryExtension NULL",
         install_no_query_extension},
        {"crash-in-one-process", "ACC-27", NULL, "NdkAccept",
         "stores through a null pointer in NdkAccept; with CRASH_ONCE=FILE in the environment, in one "
         "process of "
         "a run",
         install_crash_in_one_process},
        CRASH_ROW("crash-in-close-connector", "CLO-04", NdkCloseConnector),
        CRASH_ROW("crash-in-connect", "CON-38", NdkConnect),
        CRASH_ROW("crash-in-connect-shared", "CSE-11", NdkConnectWithSharedEndpoint),
        CRASH_ROW("crash-in-complete-connect", "CMP-17", NdkCompleteConnect),
        CRASH_ROW("crash-in-accept", "ACC-27", NdkAccept),
        CRASH_ROW("crash-in-reject", "REJ-09", NdkReject),
        CRASH_ROW("crash-in-get-connection-data", "GCD-27", NdkGetConnectionData),
        CRASH_ROW("crash-in-get-peer-address", "GPA-11", NdkGetPeerAddress),
        CRASH_ROW("crash-in-disconnect", "DIS-20", NdkDisconnect),
        CRASH_ROW("crash-in-complete-connect-ex", "CMP-17", NdkCompleteConnectEx),
        CRASH_ROW("crash-in-accept-ex", "ACC-27", NdkAcceptEx),
        CRASH_ROW("crash-in-listen", "LIS-10", NdkListen),
        CRASH_ROW("crash-in-control-connect-events", "LIS-25", NdkControlConnectEvents),
        CRASH_ROW("crash-in-close-shared-endpoint", "CLO-04", NdkCloseSharedEndpoint),
        CRASH_ROW("crash-in-flush", "QP-06", NdkFlush),
        CRASH_ROW("crash-in-arm-cq", "QP-19", NdkArmCq),
        {0},
};
