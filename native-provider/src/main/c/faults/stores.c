/* Faults of what is stored where: widths, byte order, structures, buffers. */
#include "faults.h"

#include <stdlib.h>
#include <string.h>

/* A store as the fault makes it, out of sight of the compiler's own knowledge of the object. */
static void store(void *where, const void *what, size_t bytes)
{
    void *volatile hidden = where;
    memcpy(hidden, what, bytes);
}

/* ---- NdkGetConnectionData ---- */

static NTSTATUS length_as_64_bits(NDK_CONNECTOR *c, ULONG *in, ULONG *out, PVOID data, ULONG *length)
{
    NTSTATUS status = real.connector.NdkGetConnectionData(c, in, out, data, length);
    uint64_t wide = *length;
    store(length, &wide, sizeof wide);
    return status;
}

static NTSTATUS length_as_16_bits(NDK_CONNECTOR *c, ULONG *in, ULONG *out, PVOID data, ULONG *length)
{
    ULONG required = *length;
    NTSTATUS status = real.connector.NdkGetConnectionData(c, in, out, data, &required);
    USHORT narrow = (USHORT)required;
    store(length, &narrow, sizeof narrow);
    return status;
}

static NTSTATUS inbound_as_16_bits(NDK_CONNECTOR *c, ULONG *in, ULONG *out, PVOID data, ULONG *length)
{
    ULONG limit = 0;
    NTSTATUS status = real.connector.NdkGetConnectionData(c, &limit, out, data, length);
    USHORT narrow = (USHORT)limit;
    if (in != NULL) {
        store(in, &narrow, sizeof narrow);
    }
    return status;
}

static NTSTATUS outbound_as_64_bits(NDK_CONNECTOR *c, ULONG *in, ULONG *out, PVOID data, ULONG *length)
{
    NTSTATUS status = real.connector.NdkGetConnectionData(c, in, out, data, length);
    if (out != NULL) {
        uint64_t wide = *out;
        store(out, &wide, sizeof wide);
    }
    return status;
}

static NTSTATUS capacity_as_8_bits(NDK_CONNECTOR *c, ULONG *in, ULONG *out, PVOID data, ULONG *length)
{
    if (data != NULL) {
        *length = (uint8_t)*length;
    }
    return real.connector.NdkGetConnectionData(c, in, out, data, length);
}

/* The real data, and what the caller's capacity was. */
static NTSTATUS fetch(NDK_CONNECTOR *c, ULONG *in, ULONG *out, UCHAR *bytes, ULONG *required)
{
    *required = MAX_CALLEE_DATA;
    return real.connector.NdkGetConnectionData(c, in, out, bytes, required);
}

static NTSTATUS data_rounded_up(NDK_CONNECTOR *c, ULONG *in, ULONG *out, PVOID data, ULONG *length)
{
    UCHAR bytes[MAX_CALLEE_DATA + 4] = {0};
    ULONG required;
    ULONG capacity = *length;
    NTSTATUS status = real.connector.NdkGetConnectionData(c, in, out, data, length);
    if (data != NULL && fetch(c, NULL, NULL, bytes, &required) == STATUS_SUCCESS) {
        store(data, bytes, (lesser(capacity, required) + 3u) & ~3u);
    }
    return status;
}

static NTSTATUS data_ignores_capacity(NDK_CONNECTOR *c, ULONG *in, ULONG *out, PVOID data, ULONG *length)
{
    UCHAR bytes[MAX_CALLEE_DATA] = {0};
    ULONG required;
    NTSTATUS status = real.connector.NdkGetConnectionData(c, in, out, data, length);
    if (data != NULL && fetch(c, NULL, NULL, bytes, &required) == STATUS_SUCCESS) {
        store(data, bytes, required);
    }
    return status;
}

static NTSTATUS store_before_the_buffer(NDK_CONNECTOR *c, ULONG *in, ULONG *out, PVOID data, ULONG *length)
{
    UCHAR mark = 0x5C;
    NTSTATUS status = real.connector.NdkGetConnectionData(c, in, out, data, length);
    if (data != NULL) {
        store((UCHAR *)data - 1, &mark, 1);
    }
    return status;
}

static NTSTATUS data_as_a_string(NDK_CONNECTOR *c, ULONG *in, ULONG *out, PVOID data, ULONG *length)
{
    UCHAR bytes[MAX_CALLEE_DATA + 1] = {0};
    ULONG required;
    ULONG capacity = *length;
    NTSTATUS status = real.connector.NdkGetConnectionData(c, in, out, NULL, &(ULONG){0});
    if (status != STATUS_SUCCESS || data == NULL
        || fetch(c, NULL, NULL, bytes, &required) != STATUS_SUCCESS) {
        return real.connector.NdkGetConnectionData(c, in, out, data, length);
    }
    strncpy(data, (const char *)bytes,
            lesser(capacity, required)); /* fills with zeros from the first zero on */
    *length = required;
    return capacity < required ? STATUS_BUFFER_TOO_SMALL : STATUS_SUCCESS;
}

static NTSTATUS data_of_the_size_of_a_pointer(NDK_CONNECTOR *c, ULONG *in, ULONG *out, PVOID data,
                                              ULONG *length)
{
    UCHAR bytes[MAX_CALLEE_DATA] = {0};
    ULONG required;
    ULONG capacity = *length;
    NTSTATUS status = real.connector.NdkGetConnectionData(c, in, out, NULL, &(ULONG){0});
    if (status != STATUS_SUCCESS || data == NULL
        || fetch(c, NULL, NULL, bytes, &required) != STATUS_SUCCESS) {
        return real.connector.NdkGetConnectionData(c, in, out, data, length);
    }
    memcpy(data, bytes, lesser(lesser(capacity, required), sizeof data));
    *length = required;
    return capacity < required ? STATUS_BUFFER_TOO_SMALL : STATUS_SUCCESS;
}

/* The data of the last reject, by pointer. */
static const UCHAR *volatile kept_data;

static NTSTATUS reject_keeping_the_pointer(NDK_CONNECTOR *c, const PVOID data, ULONG length)
{
    kept_data = data;
    return real.connector.NdkReject(c, data, length);
}

static NTSTATUS data_by_pointer(NDK_CONNECTOR *c, ULONG *in, ULONG *out, PVOID data, ULONG *length)
{
    ULONG capacity = *length;
    NTSTATUS status = real.connector.NdkGetConnectionData(c, in, out, data, length);
    const UCHAR *from = kept_data;
    if (((struct connector *)c)->was_rejected && data != NULL && from != NULL) {
        memcpy(data, from, lesser(capacity, *length));
    }
    return status;
}

/* ---- limits and lengths on their way in ---- */

static NTSTATUS limits_as_16_bits(NDK_CONNECTOR *c, NDK_QP *qp, const PSOCKADDR source, ULONG source_length,
                                  const PSOCKADDR to, ULONG to_length, ULONG in, ULONG out, const PVOID data,
                                  ULONG length, NDK_FN_REQUEST_COMPLETION completion, PVOID context)
{
    return real.connector.NdkConnect(c, qp, source, source_length, to, to_length, (USHORT)in, (USHORT)out,
                                     data, length, completion, context);
}

static NTSTATUS length_as_a_signed_char(NDK_CONNECTOR *c, NDK_QP *qp, ULONG in, ULONG out, const PVOID data,
                                        ULONG length, NDK_FN_DISCONNECT_EVENT_CALLBACK event,
                                        PVOID event_context, NDK_FN_REQUEST_COMPLETION completion,
                                        PVOID context)
{
    signed char kept = (signed char)length;
    ULONG copied = kept > 0 ? (ULONG)kept : 0; /* nothing to copy, it seems */
    return real.connector.NdkAccept(c, qp, in, out, data, copied, event, event_context, completion, context);
}

/* ---- addresses ---- */

static NTSTATUS swap_port(NTSTATUS status, PSOCKADDR address)
{
    if (status == STATUS_SUCCESS) {
        UCHAR *bytes = (UCHAR *)address;
        UCHAR high = bytes[2];
        bytes[2] = bytes[3];
        bytes[3] = high;
    }
    return status;
}

static NTSTATUS local_port_in_host_order(NDK_CONNECTOR *c, PSOCKADDR address, ULONG *length)
{
    return swap_port(real.connector.NdkGetLocalAddress(c, address, length), address);
}

static NTSTATUS peer_port_in_host_order(NDK_CONNECTOR *c, PSOCKADDR address, ULONG *length)
{
    return swap_port(real.connector.NdkGetPeerAddress(c, address, length), address);
}

static NTSTATUS listener_port_in_host_order(NDK_LISTENER *l, PSOCKADDR address, ULONG *length)
{
    return swap_port(real.listener.NdkGetLocalAddress(l, address, length), address);
}

static NTSTATUS family_of_another_system(NDK_CONNECTOR *c, PSOCKADDR address, ULONG *length)
{
    NTSTATUS status = real.connector.NdkGetLocalAddress(c, address, length);
    if (status == STATUS_SUCCESS && address->sa_family == NDKTCK_AF_INET6) {
        address->sa_family = 10; /* AF_INET6 of Linux */
    }
    return status;
}

static NTSTATUS address_length_as_64_bits(NDK_CONNECTOR *c, PSOCKADDR address, ULONG *length)
{
    NTSTATUS status = real.connector.NdkGetLocalAddress(c, address, length);
    uint64_t wide = *length;
    store(length, &wide, sizeof wide);
    return status;
}

static NTSTATUS address_ignores_capacity(NDK_CONNECTOR *c, PSOCKADDR address, ULONG *length)
{
    UCHAR bytes[sizeof(NDKTCK_SOCKADDR_IN6)] = {0};
    ULONG needed = sizeof bytes;
    if (real.connector.NdkGetPeerAddress(c, (PSOCKADDR)(void *)bytes, &needed) == STATUS_SUCCESS
        && address != NULL) {
        store(address, bytes, needed);
    }
    return real.connector.NdkGetPeerAddress(c, address, length);
}

static NTSTATUS address_size_of_a_pointer(NDK_SHARED_ENDPOINT *s, PSOCKADDR address, ULONG *length)
{
    NTSTATUS status = real.shared_endpoint.NdkGetLocalAddress(s, address, length);
    *length = sizeof address;
    return status;
}

/* ---- structures ---- */

static NTSTATUS info_without_padding(NDK_ADAPTER *a, NDK_ADAPTER_INFO *info, ULONG *size)
{
    NTSTATUS status = real.adapter.NdkQueryAdapterInfo(a, info, size);
    if (status == STATUS_SUCCESS) {
        /* As if the structure were packed: no gap after DeviceId. */
        UCHAR *bytes = (UCHAR *)info;
        memmove(bytes + 0x0C, bytes + 0x10, sizeof *info - 0x10);
    }
    return status;
}

static NTSTATUS info_size_as_64_bits(NDK_ADAPTER *a, NDK_ADAPTER_INFO *info, ULONG *size)
{
    NTSTATUS status = real.adapter.NdkQueryAdapterInfo(a, info, size);
    uint64_t wide = *size;
    store(size, &wide, sizeof wide);
    return status;
}

static NTSTATUS version_as_one_number(NDK_ADAPTER *a, NDK_ADAPTER_INFO *info, ULONG *size)
{
    NTSTATUS status = real.adapter.NdkQueryAdapterInfo(a, info, size);
    if (status == STATUS_SUCCESS) {
        ULONG version = (ULONG)info->Version.Major << 16 | info->Version.Minor;
        memcpy(&info->Version, &version, sizeof version);
    }
    return status;
}

static ULONG results_packed(NDK_CQ *cq, NDK_RESULT results[], ULONG room)
{
    ULONG count = real.cq.NdkGetCqResults(cq, results, room);
    for (ULONG i = 0; i < count; i++) {
        /* QPContext at 4, RequestContext at 12, as if BytesTransferred were not there. */
        NDK_RESULT result = results[i];
        memcpy((UCHAR *)&results[i] + 0x04, &result.QPContext, 8);
        memcpy((UCHAR *)&results[i] + 0x0C, &result.RequestContext, 8);
    }
    return count;
}

#define FAULT(function, slot)                                                                                \
    static void install_##function(struct tables *tables)                                                    \
    {                                                                                                        \
        tables->slot = function;                                                                             \
    }

FAULT(length_as_64_bits, connector.NdkGetConnectionData)
FAULT(length_as_16_bits, connector.NdkGetConnectionData)
FAULT(inbound_as_16_bits, connector.NdkGetConnectionData)
FAULT(outbound_as_64_bits, connector.NdkGetConnectionData)
FAULT(capacity_as_8_bits, connector.NdkGetConnectionData)
FAULT(data_rounded_up, connector.NdkGetConnectionData)
FAULT(data_ignores_capacity, connector.NdkGetConnectionData)
FAULT(store_before_the_buffer, connector.NdkGetConnectionData)
FAULT(data_as_a_string, connector.NdkGetConnectionData)
FAULT(data_of_the_size_of_a_pointer, connector.NdkGetConnectionData)
FAULT(limits_as_16_bits, connector.NdkConnect)
FAULT(length_as_a_signed_char, connector.NdkAccept)
FAULT(local_port_in_host_order, connector.NdkGetLocalAddress)
FAULT(peer_port_in_host_order, connector.NdkGetPeerAddress)
FAULT(listener_port_in_host_order, listener.NdkGetLocalAddress)
FAULT(family_of_another_system, connector.NdkGetLocalAddress)
FAULT(address_length_as_64_bits, connector.NdkGetLocalAddress)
FAULT(address_ignores_capacity, connector.NdkGetPeerAddress)
FAULT(address_size_of_a_pointer, shared_endpoint.NdkGetLocalAddress)
FAULT(info_without_padding, adapter.NdkQueryAdapterInfo)
FAULT(info_size_as_64_bits, adapter.NdkQueryAdapterInfo)
FAULT(version_as_one_number, adapter.NdkQueryAdapterInfo)
FAULT(results_packed, cq.NdkGetCqResults)

static void install_data_by_pointer(struct tables *tables)
{
    tables->connector.NdkReject = reject_keeping_the_pointer;
    tables->connector.NdkGetConnectionData = data_by_pointer;
}

const struct fault store_faults[] = {
        {"length-as-64-bits", "GCD-12", NULL, NULL, "stores *pPrivateDataLength as eight bytes",
         install_length_as_64_bits},
        {"length-as-16-bits", "GCD-12", NULL, NULL, "stores *pPrivateDataLength as two bytes",
         install_length_as_16_bits},
        {"inbound-as-16-bits", "GCD-03", NULL, NULL, "stores *pInboundReadLimit as two bytes",
         install_inbound_as_16_bits},
        {"outbound-as-64-bits", "GCD-04", NULL, NULL, "stores *pOutboundReadLimit as eight bytes",
         install_outbound_as_64_bits},
        {"capacity-as-8-bits", "GCD-10", NULL, NULL, "takes the low byte of the capacity only",
         install_capacity_as_8_bits},
        {"data-rounded-up", "GCD-13", NULL, NULL, "copies private data in units of four bytes",
         install_data_rounded_up},
        {"data-ignores-capacity", "GCD-13", NULL, NULL, "copies all private data, whatever the capacity",
         install_data_ignores_capacity},
        {"store-before-the-buffer", "GCD-13", NULL, NULL, "stores a byte before the buffer",
         install_store_before_the_buffer},
        {"data-as-a-string", "GCD-18", NULL, NULL, "copies private data as a string, up to its first zero",
         install_data_as_a_string},
        {"data-of-the-size-of-a-pointer", "GCD-18", NULL, NULL,
         "copies sizeof of a pointer bytes of private data", install_data_of_the_size_of_a_pointer},
        {"limits-as-16-bits", "GCD-02", NULL, NULL, "takes the low 16 bits of read limits",
         install_limits_as_16_bits},
        {"length-as-a-signed-char", "ACC-09", NULL, NULL,
         "keeps a length in a signed char, where 128 is negative", install_length_as_a_signed_char},
        {"local-port-in-host-order", "GLA-11", NULL, NULL,
         "stores the local port in the order of the machine", install_local_port_in_host_order},
        {"peer-port-in-host-order", "GPA-08", NULL, NULL,
         "stores the peer's port in the order of the machine", install_peer_port_in_host_order},
        {"listener-port-in-host-order", "LIS-34", NULL, NULL,
         "stores the listener's port in the order of the machine", install_listener_port_in_host_order},
        {"family-of-another-system", "GLA-03", NULL, NULL, "stores AF_INET6 as Linux numbers it",
         install_family_of_another_system},
        {"address-length-as-64-bits", "GLA-02", NULL, NULL, "stores *pAddressLength as eight bytes",
         install_address_length_as_64_bits},
        {"address-ignores-capacity", "GPA-06", NULL, NULL, "stores the address, whatever the capacity",
         install_address_ignores_capacity},
        {"address-size-of-a-pointer", "SEP-12", NULL, NULL,
         "says sizeof of a pointer for the length of an address", install_address_size_of_a_pointer},
        {"info-size-as-64-bits", "ADP-02", NULL, NULL, "stores *pBufferSize as eight bytes",
         install_info_size_as_64_bits},
        {"info-without-padding", "ADP-15", NULL, NULL, "lays NDK_ADAPTER_INFO out without the gap at 0x0C",
         install_info_without_padding},
        {"version-as-one-number", "ADP-06", NULL, NULL,
         "stores the two numbers of NDK_VERSION as one ULONG, swapped", install_version_as_one_number},
        {"results-packed", "QP-16", NULL, NULL, "lays NDK_RESULT out without BytesTransferred",
         install_results_packed},
        {0},
};

const struct fault unseen_faults[] = {
        {"data-by-pointer", "REJ-03", NULL, NULL, "keeps the pointer to the data of a reject, not the data",
         install_data_by_pointer},
        {0},
};
