/* The exported function: settings, adapters, controls, and the end of it all. */
#include "sample.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef SAMPLE_FAULTS
#include "faults.h"
#endif

static NTSTATUS fail(NDKTCK_OPEN_RESULT *result, const char *what, const char *which)
{
    snprintf(result->Message, result->MessageCapacity, what, which);
    return STATUS_INVALID_PARAMETER;
}

/* ---- settings ---- */

static bool is(const char *one, const char *other)
{
    return strcmp(one, other) == 0;
}

static bool set_mode(struct provider *provider, const char *value)
{
    static const char *const names[] = {"inline", "pending", "thread"};
    for (unsigned mode = 0; mode < 3; mode++) {
        if (is(value, names[mode])) {
            provider->mode = (enum mode)mode;
            return true;
        }
    }
    return false;
}

static bool set_version(struct provider *provider, const char *value)
{
    static const NDK_VERSION versions[] = {{1, 1}, {1, 2}, {2, 0}, {2, 1}};
    char text[16];
    for (unsigned i = 0; i < 4; i++) {
        snprintf(text, sizeof text, "%u.%u", versions[i].Major, versions[i].Minor);
        if (is(value, text)) {
            provider->version = versions[i];
            return true;
        }
    }
    return false;
}

static bool set_limits(struct provider *provider, const char *value)
{
    static const ULONG even[2][2] = {{16, 16}, {16, 16}};
    static const ULONG uneven[2][2] = {{16, 12}, {8, 4}};
    if (!is(value, "even") && !is(value, "uneven")) {
        return false;
    }
    memcpy(provider->max_read_limits, is(value, "even") ? even : uneven, sizeof even);
    return true;
}

static bool set_adapters(struct provider *provider, const char *value)
{
    provider->adapter_count = is(value, "1") ? 1 : 2;
    return is(value, "1") || is(value, "2");
}

static const struct {
    const char *key;
    bool (*set)(struct provider *provider, const char *value);
    const char *values;
    const char *usual;
} settings[] = {
        {"mode", set_mode, "mode=%s is none of inline, pending and thread; choose one.", "inline"},
        {"adapters", set_adapters, "adapters=%s is neither 1 nor 2; choose one.", "2"},
        {"limits", set_limits, "limits=%s is neither even nor uneven; choose one.", "even"},
        {"version", set_version, "version=%s is none of 1.1, 1.2, 2.0 and 2.1; choose one.", "2.1"},
#ifdef SAMPLE_FAULTS
        {"fault", faults_install, "fault=%s is no fault of faults.c; choose one of its table.", ""},
#endif
};
enum { SETTINGS = sizeof settings / sizeof settings[0] };

static NTSTATUS apply(struct provider *provider, const NDKTCK_SETTING *given, NDKTCK_OPEN_RESULT *result)
{
    for (unsigned i = 0; i < SETTINGS; i++) {
        if (is(given->Key, settings[i].key)) {
            bool known = settings[i].set(provider, given->Value);
            return known ? STATUS_SUCCESS : fail(result, settings[i].values, given->Value);
        }
    }
    return fail(result, "The setting %s is not known; the keys are in open.c of the sample.", given->Key);
}

static NTSTATUS apply_all(struct provider *provider, const NDKTCK_OPEN_REQUEST *request,
                          NDKTCK_OPEN_RESULT *result)
{
    for (unsigned i = 0; i < SETTINGS; i++) {
        settings[i].set(provider, settings[i].usual);
    }
    for (ULONG i = 0; i < request->SettingCount; i++) {
        NTSTATUS status = apply(provider, &request->Settings[i], result);
        if (status != STATUS_SUCCESS) {
            return status;
        }
    }
    return STATUS_SUCCESS;
}

/* ---- addresses ---- */

static struct address address_of(USHORT family, UCHAR network, UCHAR host)
{
    struct address address = {.family = family};
    if (family == NDKTCK_AF_INET) {
        const UCHAR ip[4] = {10, network, 0, host};
        memcpy(address.ip, ip, sizeof ip);
    } else {
        address.ip[0] = 0xFD;
        address.ip[1] = network;
        address.ip[15] = host;
    }
    return address;
}

enum { OWN_NETWORK = 0x71, FOREIGN_NETWORK = 0x72, MISSING_HOST = 90, SILENT_HOST = 91 };

static void make_pair(struct address *pair, UCHAR network, UCHAR host)
{
    pair[0] = address_of(NDKTCK_AF_INET, network, host);
    pair[1] = address_of(NDKTCK_AF_INET6, network, host);
}

static NDKTCK_ADDRESS_LIST list(const struct address *pair, NDKTCK_ADDRESS *images)
{
    for (unsigned i = 0; i < 2; i++) {
        images[i].Length = sizeof images[i].Bytes;
        SOCKADDR *image = (SOCKADDR *)(void *)images[i].Bytes;
        address_write(&pair[i], image, &images[i].Length);
    }
    return (NDKTCK_ADDRESS_LIST){.Count = 2, .First = images};
}

/* ---- controls ---- */

static void set(PVOID context, bool *flag, bool value)
{
    struct provider *provider = context;
    provider_enter(provider);
    *flag = value;
    provider_leave(provider);
}

static void begin_no_free_ports(PVOID context)
{
    set(context, &((struct provider *)context)->no_free_ports, true);
}

static void end_no_free_ports(PVOID context)
{
    set(context, &((struct provider *)context)->no_free_ports, false);
}

static void begin_no_resources(PVOID context)
{
    set(context, &((struct provider *)context)->no_resources, true);
}

static void end_no_resources(PVOID context)
{
    set(context, &((struct provider *)context)->no_resources, false);
}

static void settle(PVOID context)
{
    struct provider *provider = context;
    platform_enter(provider->monitor);
    while (provider->notices_under_way > 0) {
        platform_wait(provider->monitor, PLATFORM_IDLE);
    }
    platform_leave(provider->monitor);
}

static NTSTATUS open_adapter(PVOID context, NDK_VERSION version, NDK_ADAPTER **out)
{
    struct provider *provider = context;
    if (version.Major != provider->version.Major || version.Minor > provider->version.Minor) {
        return NDIS_STATUS_BAD_VERSION;
    }
    provider_enter(provider);
    struct adapter *adapter = adapter_new(provider, 0);
    provider_leave(provider);
    memcpy(out, &adapter, sizeof adapter);
    return STATUS_SUCCESS;
}

static void close_adapter(PVOID context, NDK_ADAPTER *ndk)
{
    struct provider *provider = context;
    struct adapter *adapter = (struct adapter *)ndk;
    platform_enter(provider->monitor);
    while (adapter->object.holds > 0) {
        platform_wait(provider->monitor, PLATFORM_IDLE);
    }
    object_discard(&adapter->object);
    platform_leave(provider->monitor);
}

static void fill_controls(struct provider *provider)
{
    struct address missing[2];
    struct address foreign[2];
    make_pair(missing, OWN_NETWORK, MISSING_HOST);
    make_pair(foreign, FOREIGN_NETWORK, 1);
    make_pair(provider->silent, OWN_NETWORK, SILENT_HOST);
    provider->controls = (NDKTCK_CONTROLS){
            .Size = sizeof(NDKTCK_CONTROLS),
            .Context = provider,
            .UnreachableHosts = list(missing, provider->lists[2]),
            .UnreachableNetworks = list(foreign, provider->lists[3]),
            .SilentHosts = list(provider->silent, provider->lists[4]),
            .NoFreePorts = {begin_no_free_ports, end_no_free_ports},
            .NoResources = {begin_no_resources, end_no_resources},
            .AdvanceClock = fabric_advance,
            .Settle = settle,
            .CurrentIrql = provider_current_irql,
            .OpenAdapter = open_adapter,
            .CloseAdapter = close_adapter,
    };
    if (provider->adapter_count == 2) {
        provider->controls.LinkCut = (NDKTCK_CONDITION){fabric_cut, fabric_mend};
    }
}

/* ---- opening and closing ---- */

static void end_threads(struct provider *provider)
{
    platform_enter(provider->monitor);
    provider->ending = true;
    platform_wake_all(provider->monitor, PLATFORM_WORK);
    platform_leave(provider->monitor);
    for (unsigned i = 0; i < CALLBACK_THREADS; i++) {
        if (provider->threads[i] != NULL) {
            platform_thread_join(provider->threads[i]);
        }
    }
}

static void provider_free(struct provider *provider)
{
    if (provider->monitor != NULL) {
        end_threads(provider);
        platform_monitor_free(provider->monitor);
    }
    while (provider->objects != NULL) {
        /* The adapters, and what a consumer never closed. */
        struct object *object = provider->objects;
        provider->objects = object->next;
        free(object);
    }
    free(provider);
}

static void close_provider(PVOID context)
{
    settle(context);
    provider_free(context);
}

static bool start(struct provider *provider)
{
    provider->monitor = platform_monitor_new();
    if (provider->monitor == NULL) {
        return false;
    }
    for (unsigned i = 0; provider->mode == MODE_THREAD && i < CALLBACK_THREADS; i++) {
        provider->threads[i] = platform_thread_start(provider_run_callbacks, provider);
        if (provider->threads[i] == NULL) {
            return false;
        }
    }
    for (unsigned place = 0; place < provider->adapter_count; place++) {
        provider->adapters[place] = adapter_new(provider, place);
    }
    return true;
}

static struct provider *provider_new(const NDKTCK_OPEN_REQUEST *request)
{
    struct provider *provider = allocate(sizeof *provider);
    provider->notices_last = &provider->notices_first;
    provider->held_last = &provider->held_first;
    provider->tables =
            (struct tables){adapter_dispatch, connector_dispatch, listener_dispatch, shared_endpoint_dispatch,
                            pd_dispatch,      cq_dispatch,        qp_dispatch};
    provider->first_port = request->FirstPort;
    provider->last_port = request->LastPort;
    provider->next_port = request->FirstPort;
    make_pair(provider->addresses[0], OWN_NETWORK, 1);
    make_pair(provider->addresses[1], OWN_NETWORK, 2);
    return provider;
}

/* The last two slots of a connector came with 2.1; what is there before that is nobody's business. */
static void cut_tables(struct provider *provider)
{
    if (provider->version.Major < 2 || provider->version.Minor < 1) {
        provider->tables.connector.NdkCompleteConnectEx = NULL;
        provider->tables.connector.NdkAcceptEx = NULL;
    }
}

static void describe(NDKTCK_OPEN_RESULT *result)
{
    result->InterfaceVersion = NDKTCK_INTERFACE_VERSION;
    result->Name = "sample-c";
    result->Vendor = "ndk-tck";
    result->ProviderVersion = "1.0";
    result->SeveralProcesses = 1; /* the fabric lies inside the process */
}

NDKTCK_EXPORT NTSTATUS ndk_tck_open(const NDKTCK_OPEN_REQUEST *request, NDKTCK_OPEN_RESULT *result)
{
    if (request->Size < sizeof *request || result->Size < sizeof *result) {
        return STATUS_INVALID_PARAMETER; /* older than the first version of the header */
    }
    describe(result);
    if ((request->Flags & NDKTCK_REQUEST_DESCRIBE) != 0) {
        return STATUS_SUCCESS;
    }
    struct provider *provider = provider_new(request);
    NTSTATUS status = apply_all(provider, request, result);
    if (status == STATUS_SUCCESS) {
        cut_tables(provider);
        if (!start(provider)) {
            fail(result, "%s for the monitor or the threads; end other programs.", "There is no memory");
            status = STATUS_INSUFFICIENT_RESOURCES;
        }
    }
    if (status != STATUS_SUCCESS) {
        provider_free(provider);
        return status;
    }
    fill_controls(provider);
    result->Facilities = NDKTCK_FACILITY_POSTING;
    result->ActiveAdapter = (NDK_ADAPTER *)provider->adapters[0];
    result->PassiveAdapter = (NDK_ADAPTER *)provider->adapters[1];
    result->ActiveAddresses = list(provider->addresses[0], provider->lists[0]);
    result->PassiveAddresses = list(provider->addresses[provider->adapter_count - 1], provider->lists[1]);
    result->Controls = &provider->controls;
    result->Close = close_provider;
    result->CloseContext = provider;
    return STATUS_SUCCESS;
}
