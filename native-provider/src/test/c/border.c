/*
 * The other side of the border for unit tests: no provider, but functions that note what they were
 * called with and do what the test has asked for. Compiled by the tests; FLAWED_* make libraries
 * that the kit has to refuse.
 */
#include "ndktck.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#ifdef FLAWED_NO_FUNCTION
int nothing_to_open;
#else

/* What the last call brought, and what the next one is to do. The test reads and writes it. */
enum { ANSWER, PENDS, STORE_HALF, TWICE, ON_A_THREAD };
NDKTCK_EXPORT struct {
    uint64_t arguments[12];
    uint64_t behaviour;
    uint64_t answer; /* as a whole register */
    uint64_t object;
    uint64_t reserved[4]; /* of the object of the last call */
} border;

static void note(const NDK_OBJECT_HEADER *object, const uint64_t *arguments, size_t count) {
    memcpy(border.arguments, arguments, count * sizeof *arguments);
    memcpy(border.reserved, object->NdkReserved.rf, sizeof border.reserved);
}
#define NOTE(object, ...)                                                                                             \
    note((const NDK_OBJECT_HEADER *)(object), (const uint64_t[]){(uint64_t)(object), __VA_ARGS__},                    \
            sizeof((const uint64_t[]){(uint64_t)(object), __VA_ARGS__}) / sizeof(uint64_t))

static void *complete(void *context) {
    ((NDK_FN_REQUEST_COMPLETION)border.arguments[10])(context, STATUS_CANCELLED);
    return NULL;
}

/* Returns a whole register, whose upper half no caller may look at. */
static uint64_t connect_(NDK_CONNECTOR *c, NDK_QP *qp, PVOID src, ULONG srcLength, PVOID dest, ULONG destLength,
        ULONG inbound, ULONG outbound, PVOID data, ULONG length, NDK_FN_REQUEST_COMPLETION completion, PVOID context) {
    NOTE(c, (uint64_t)qp, (uint64_t)src, srcLength, (uint64_t)dest, destLength, inbound, outbound, (uint64_t)data,
            length, (uint64_t)completion, (uint64_t)context);
    if (border.behaviour == TWICE) {
        completion(context, STATUS_SUCCESS);
        completion(context, STATUS_SUCCESS);
    }
    if (border.behaviour == ON_A_THREAD) {
        pthread_t thread;
        pthread_create(&thread, NULL, complete, context);
        pthread_join(thread, NULL);
    }
    return border.answer;
}

static NTSTATUS reject(NDK_CONNECTOR *c, PVOID data, ULONG length) {
    NOTE(c, (uint64_t)data, length);
    return (NTSTATUS)border.answer;
}

static NTSTATUS close_(NDK_OBJECT_HEADER *object, NDK_FN_CLOSE_COMPLETION completion, PVOID context) {
    NOTE(object, (uint64_t)completion, (uint64_t)context);
    if (border.behaviour == PENDS) {
        return STATUS_PENDING;
    }
    memset(object, 0xEE, sizeof(NDK_CONNECTOR));
    return STATUS_SUCCESS;
}

static NTSTATUS extension(NDK_OBJECT_HEADER *o, const GUID *id, NDK_VERSION version, NDK_EXTENSION_INTERFACE *out) {
    NOTE(o, ((const uint64_t *)id)[0], ((const uint64_t *)id)[1], version.Major, version.Minor);
    out->Dispatch = &border;
    return STATUS_SUCCESS;
}

static NTSTATUS limits(NDK_CONNECTOR *c, ULONG *inbound, ULONG *outbound, PVOID data, ULONG *length) {
    NOTE(c, (uint64_t)inbound, (uint64_t)outbound, (uint64_t)data, (uint64_t)length);
    *inbound = 0xFFFFFFFE;
    *length = 7;
    return STATUS_BUFFER_TOO_SMALL;
}

/* As a provider that uses Dispatch itself, which it never may. */
static NTSTATUS disconnect(NDK_CONNECTOR *c, NDK_FN_REQUEST_COMPLETION completion, PVOID context) {
    NOTE(c, (uint64_t)completion, (uint64_t)context);
    return c->Dispatch->NdkReject(c, NULL, 5);
}

static NDK_CONNECTOR_DISPATCH connectors = {.NdkCloseConnector = close_,
        .NdkQueryExtension = extension,
        .NdkReject = reject,
        .NdkGetConnectionData = limits,
        .NdkDisconnect = disconnect,
        .NdkCompleteConnectEx = (NDK_FN_COMPLETE_CONNECT_EX)1 /* whoever calls that ends the process */};

static NDK_CONNECTOR only_connector;

static NTSTATUS create(NDK_ADAPTER *adapter, NDK_FN_CREATE_COMPLETION completion, PVOID context, NDK_CONNECTOR **out) {
    NOTE(adapter, (uint64_t)completion, (uint64_t)context, (uint64_t)out);
    connectors.NdkConnect = (NDK_FN_CONNECT)(void *)connect_;
    memset(&only_connector, 0, sizeof only_connector);
    only_connector.Header.Version = adapter->Header.Version;
    only_connector.Header.ObjectType = NdkObjectTypeConnector;
    only_connector.Dispatch = &connectors;
    if (border.behaviour == STORE_HALF) {
        *(uint32_t *)out = (uint32_t)(uint64_t)&only_connector;
        return STATUS_SUCCESS;
    }
    if (border.behaviour == PENDS) {
        completion(context, STATUS_SUCCESS, &only_connector.Header);
        return STATUS_PENDING;
    }
    *out = &only_connector;
    return STATUS_SUCCESS;
}

static NDK_ADAPTER_DISPATCH adapters = {.NdkQueryExtension = extension, .NdkCreateConnector = create};
static NDK_ADAPTER adapter = {
        .Header = {.Version = {2, 0}, .ObjectType = NdkObjectTypeAdapter}, .Dispatch = &adapters};
static NDKTCK_ADDRESS addresses[] = {{16, {2, 0, 0, 0, 10, 1, 2, 3}},
        {28, {23, 0, 0, 0, 0, 0, 0, 0, 0xFD, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9}}};

static void begin(PVOID context) { border.arguments[0] = (uint64_t)context; }
static void end(PVOID context) { border.arguments[1] = (uint64_t)context; }
static void advance(PVOID context, uint64_t time) {
    border.arguments[0] = (uint64_t)context;
    border.arguments[1] = time;
}
static int32_t irql(PVOID context) { return (int32_t)(uint64_t)context; }
static NTSTATUS open_adapter(PVOID context, NDK_VERSION version, NDK_ADAPTER **out) {
    border.arguments[0] = (uint64_t)context;
    border.arguments[1] = version.Major;
    border.arguments[2] = version.Minor;
    *out = &adapter;
    return (NTSTATUS)border.answer;
}

static NDKTCK_CONTROLS controls = {
#ifdef FLAWED_CONTROLS
        .Size = 8,
#else
        .Size = offsetof(NDKTCK_CONTROLS, CloseAdapter), /* of a library that is older than the handlers */
#endif
        .Context = (PVOID)2,
        .SilentHosts = {1, 0, addresses},
        .LinkCut = {begin, end},
        .AdvanceClock = advance,
        .CurrentIrql = irql,
        .OpenAdapter = open_adapter};

static void close_all(PVOID context) { border.arguments[0] = (uint64_t)context; }

NTSTATUS ndk_tck_open(const NDKTCK_OPEN_REQUEST *request, NDKTCK_OPEN_RESULT *result) {
#ifdef FLAWED_SILENT_FAILURE
    return STATUS_UNSUCCESSFUL;
#endif
    for (ULONG i = 0; i < request->SettingCount; i++) {
        if (strcmp(request->Settings[i].Key, "message") == 0) {
            strncpy(result->Message, request->Settings[i].Value, result->MessageCapacity - 1);
            return STATUS_UNSUCCESSFUL;
        }
    }
    result->InterfaceVersion = NDKTCK_INTERFACE_VERSION;
#ifdef FLAWED_VERSION
    result->InterfaceVersion = 7;
#endif
#ifdef FLAWED_SIZE
    result->Size = 12;
#endif
    result->Name = "border";
    result->Vendor = "ndk-tck";
#ifndef FLAWED_NULL
    result->ProviderVersion = "3";
#endif
    result->SeveralProcesses = 1;
    if (request->Flags == NDKTCK_REQUEST_DESCRIBE) {
        return STATUS_SUCCESS;
    }
    border.arguments[0] = request->SlotIndex;
    border.arguments[1] = request->SlotCount;
    border.arguments[2] = request->FirstPort;
    border.arguments[3] = request->LastPort;
    result->Facilities = NDKTCK_FACILITY_POSTING;
    result->ActiveAdapter = &adapter;
    result->ActiveAddresses = (NDKTCK_ADDRESS_LIST){2, 0, addresses};
    result->Controls = &controls;
    result->Close = close_all;
    result->CloseContext = (PVOID)77;
    return STATUS_SUCCESS;
}
#endif
