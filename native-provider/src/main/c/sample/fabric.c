/* Addresses, ports, routes, the messages between the two ends of an attempt, and the clock. */
#include "sample.h"

#include <stdlib.h>
#include <string.h>

bool address_read(struct address *address, const SOCKADDR *from, ULONG length)
{
    memset(address, 0, sizeof *address);
    if (length >= sizeof(NDKTCK_SOCKADDR_IN) && from->sa_family == NDKTCK_AF_INET) {
        NDKTCK_SOCKADDR_IN in;
        memcpy(&in, from, sizeof in);
        address->port = (USHORT)(in.Port[0] << 8 | in.Port[1]);
        memcpy(address->ip, in.Address, sizeof in.Address);
    } else if (length >= sizeof(NDKTCK_SOCKADDR_IN6) && from->sa_family == NDKTCK_AF_INET6) {
        NDKTCK_SOCKADDR_IN6 in6;
        memcpy(&in6, from, sizeof in6);
        address->port = (USHORT)(in6.Port[0] << 8 | in6.Port[1]);
        memcpy(address->ip, in6.Address, sizeof in6.Address);
    } else {
        return false;
    }
    address->family = from->sa_family;
    return true;
}

NTSTATUS address_write(const struct address *address, PSOCKADDR to, ULONG *length)
{
    UCHAR port[2] = {(UCHAR)(address->port >> 8), (UCHAR)address->port};
    NDKTCK_SOCKADDR_IN in = {.Family = NDKTCK_AF_INET};
    NDKTCK_SOCKADDR_IN6 in6 = {.Family = NDKTCK_AF_INET6};
    bool v4 = address->family == NDKTCK_AF_INET;
    ULONG needed = v4 ? sizeof in : sizeof in6;
    ULONG capacity = *length;
    *length = needed;
    if (to == NULL || capacity < needed) {
        return STATUS_BUFFER_TOO_SMALL;
    }
    if (v4) {
        memcpy(in.Port, port, sizeof port);
        memcpy(in.Address, address->ip, sizeof in.Address);
        memcpy(to, &in, sizeof in);
    } else {
        memcpy(in6.Port, port, sizeof port);
        memcpy(in6.Address, address->ip, sizeof in6.Address);
        memcpy(to, &in6, sizeof in6);
    }
    return STATUS_SUCCESS;
}

static bool same_host(const struct address *one, const struct address *other)
{
    return one->family == other->family && memcmp(one->ip, other->ip, sizeof one->ip) == 0;
}

bool address_equals(const struct address *one, const struct address *other)
{
    return same_host(one, other) && one->port == other->port;
}

/* ---- ports ---- */

static bool in_use(const struct provider *provider, const struct address *address)
{
    for (const struct endpoint *endpoint = provider->endpoints; endpoint != NULL; endpoint = endpoint->next) {
        if (address_equals(&endpoint->address, address)) {
            return true;
        }
    }
    return false;
}

static bool choose_port(struct provider *provider, struct address *address)
{
    unsigned ports = (unsigned)(provider->last_port - provider->first_port) + 1;
    for (unsigned tried = 0; tried < ports && !provider->no_free_ports; tried++) {
        address->port = provider->next_port;
        provider->next_port = provider->next_port == provider->last_port ? provider->first_port
                                                                         : (USHORT)(provider->next_port + 1);
        if (!in_use(provider, address)) {
            return true;
        }
    }
    return false;
}

NTSTATUS endpoint_bind(struct adapter *adapter, struct address *address, struct endpoint **endpoint)
{
    struct provider *provider = adapter->object.provider;
    const struct address *own = provider->addresses[adapter->place];
    if (!same_host(address, &own[0]) && !same_host(address, &own[1])) {
        return STATUS_INVALID_ADDRESS;
    }
    if (address->port == 0) {
        if (!choose_port(provider, address)) {
            return STATUS_TOO_MANY_ADDRESSES;
        }
    } else if (in_use(provider, address)) {
        return STATUS_SHARING_VIOLATION;
    }
    struct endpoint *made = allocate(sizeof *made);
    made->address = *address;
    made->references = 1;
    made->next = provider->endpoints;
    provider->endpoints = made;
    *endpoint = made;
    return STATUS_SUCCESS;
}

void endpoint_release(struct provider *provider, struct endpoint *endpoint)
{
    if (endpoint == NULL || --endpoint->references > 0) {
        return;
    }
    struct endpoint **link = &provider->endpoints;
    while (*link != endpoint) {
        link = &(*link)->next;
    }
    *link = endpoint->next;
    free(endpoint);
}

/* ---- connections and messages ---- */

static int place_of(const struct provider *provider, const struct address *address)
{
    for (unsigned place = 0; place < provider->adapter_count; place++) {
        for (unsigned i = 0; i < 2; i++) {
            if (same_host(&provider->addresses[place][i], address)) {
                return (int)place;
            }
        }
    }
    return -1;
}

/* The network of the link is 10.71.0.0/16 and fd71::/16. */
static bool in_own_network(const struct provider *provider, const struct address *address)
{
    const struct address *own = &provider->addresses[0][address->family == NDKTCK_AF_INET ? 0 : 1];
    return memcmp(own->ip, address->ip, 2) == 0;
}

static NTSTATUS route(const struct provider *provider, const struct address *to, bool *silent)
{
    *silent = same_host(to, &provider->silent[0]) || same_host(to, &provider->silent[1]);
    if (*silent || place_of(provider, to) >= 0) {
        return STATUS_SUCCESS;
    }
    return in_own_network(provider, to) ? STATUS_HOST_UNREACHABLE : STATUS_NETWORK_UNREACHABLE;
}

NTSTATUS fabric_connect(struct adapter *adapter, struct connector *connector)
{
    struct provider *provider = adapter->object.provider;
    bool silent;
    NTSTATUS status = route(provider, &connector->peer, &silent);
    if (status != STATUS_SUCCESS) {
        return status;
    }
    struct connection *connection = allocate(sizeof *connection);
    connection->references = 1;
    connection->ends[SIDE_ACTIVE] = connector;
    connection->silent = silent;
    connection->crosses_link = place_of(provider, &connector->peer) != (int)adapter->place;
    connection->next = provider->connections;
    provider->connections = connection;
    connector->connection = connection;
    connector->deadline = provider->now + PATIENCE_NANOS;
    return STATUS_SUCCESS;
}

static void connection_release(struct provider *provider, struct connection *connection)
{
    if (--connection->references > 0) {
        return;
    }
    struct connection **link = &provider->connections;
    while (*link != connection) {
        link = &(*link)->next;
    }
    *link = connection->next;
    free(connection);
}

void fabric_leave(struct provider *provider, struct connector *connector)
{
    if (connector->connection != NULL) {
        connector->connection->ends[connector->side] = NULL;
        connection_release(provider, connector->connection);
        connector->connection = NULL;
    }
    connector->deadline = 0;
}

bool fabric_carries(const struct provider *provider, const struct connection *connection)
{
    return !connection->silent && !(provider->link_cut && connection->crosses_link);
}

static void receive(struct provider *provider, const struct message *message)
{
    struct connector *end = message->connection->ends[message->to];
    if (message->kind == MESSAGE_REQUEST) {
        listener_receive(provider, message);
    } else if (end != NULL) {
        connector_receive(end, message);
    }
}

void fabric_send(struct connector *from, enum message_kind kind, ULONG inbound_read_limit,
                 ULONG outbound_read_limit, const void *data, ULONG length)
{
    struct provider *provider = from->object.provider;
    struct connection *connection = from->connection;
    if (connection == NULL || connection->silent) {
        return;
    }
    struct message message = {.connection = connection,
                              .to = from->side == SIDE_ACTIVE ? SIDE_PASSIVE : SIDE_ACTIVE,
                              .kind = kind,
                              .inbound_read_limit = inbound_read_limit,
                              .outbound_read_limit = outbound_read_limit,
                              .length = length};
    if (length > 0) {
        memcpy(message.data, data, length);
    }
    if (fabric_carries(provider, connection)) {
        receive(provider, &message);
        return;
    }
    struct message *held = allocate(sizeof *held);
    *held = message;
    connection->references++;
    *provider->held_last = held;
    provider->held_last = &held->next;
}

/* ---- the link and the clock ---- */

void fabric_cut(PVOID context)
{
    struct provider *provider = context;
    provider_enter(provider);
    provider->link_cut = true;
    provider->cut_at = provider->now;
    provider_leave(provider);
}

void fabric_mend(PVOID context)
{
    struct provider *provider = context;
    provider_enter(provider);
    provider->link_cut = false;
    while (provider->held_first != NULL) {
        struct message *message = provider->held_first;
        provider->held_first = message->next;
        if (provider->held_first == NULL) {
            provider->held_last = &provider->held_first;
        }
        receive(provider, message);
        connection_release(provider, message->connection);
        free(message);
    }
    for (struct object *object = provider->objects; object != NULL; object = object->next) {
        if (object->header.ObjectType == NdkObjectTypeQp) {
            qp_pump((struct qp *)object);
        }
    }
    provider_leave(provider);
}

static void advance(struct connector *connector)
{
    struct provider *provider = connector->object.provider;
    if (connector->deadline != 0 && connector->deadline <= provider->now) {
        connector_expire(connector);
    }
    if (provider->link_cut && provider->now - provider->cut_at >= PATIENCE_NANOS
        && connector->connection != NULL && connector->connection->crosses_link) {
        connector_lose(connector);
    }
}

void fabric_advance(PVOID context, uint64_t nanoseconds)
{
    struct provider *provider = context;
    provider_enter(provider);
    provider->now += nanoseconds;
    for (struct object *object = provider->objects; object != NULL; object = object->next) {
        if (object->header.ObjectType == NdkObjectTypeConnector) {
            advance((struct connector *)object);
        }
    }
    provider_leave(provider);
}
