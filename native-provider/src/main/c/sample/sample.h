/*
 * A provider of the Network Direct Kernel Provider Interface in user mode, over a fabric inside the
 * process: an example to read, and a second implementation to hold the kit against.
 *
 * One monitor guards everything. A function enters it, changes state, and thereby queues notices: the
 * callbacks that became due. They run with the monitor left, so a consumer may call anything from
 * inside them. Who runs them is what the three modes differ in:
 *
 *   inline   what is known when a function returns is its answer; other callbacks run on the stack
 *            of the function that made them due
 *   pending  every asynchronous function answers STATUS_PENDING, and its callbacks run on the stack
 *            of the function that made them due, mostly before that returns
 *   thread   every asynchronous function answers STATUS_PENDING, and threads of the provider run all
 *            callbacks
 *
 * An object counts what holds it: calls in progress, notices queued or running, successors that are
 * not closed. Its close is done when nothing does. The two sides of a connection share nothing but
 * messages, which a cut link holds back.
 *
 *   open.c       the exported function, settings, controls
 *   object.c     objects, their closing, notices and who runs them
 *   fabric.c     addresses, ports, routes, messages, the clock
 *   adapter.c    what an adapter does and creates
 *   listener.c   listeners and shared endpoints
 *   connector.c  connectors: the calls of a consumer and the messages of the peer
 *   qp.c         protection domains, completion queues, queue pairs
 */
#ifndef SAMPLE_H
#define SAMPLE_H

#include "ndktck.h"
#include "platform.h"

#include <stdbool.h>

/* How long the provider waits for the peer, and for the link: ten seconds of its own clock. */
#define PATIENCE_NANOS UINT64_C(10000000000)

enum {
    MAX_CALLER_DATA = 56,
    MAX_CALLEE_DATA = 148,
    MAX_QUEUE_DEPTH = 64,
    MAX_CQ_DEPTH = 1024,
    MAX_SGE = 4,
    CALLBACK_THREADS = 4,
};

enum mode { MODE_INLINE, MODE_PENDING, MODE_THREAD };

struct provider;
struct adapter;
struct connector;
struct listener;
struct shared_endpoint;
struct pd;
struct cq;
struct qp;

/* An IPv4 or IPv6 address with its ND port, in the order of the machine. */
struct address {
    USHORT family;
    USHORT port;
    UCHAR ip[16];
};

/* A local address in use: implicit for a listener and a connector, explicit for a shared endpoint. */
struct endpoint {
    struct endpoint *next;
    struct address address;
    unsigned references;
};

/* ---- objects and notices: object.c ---- */

/* The start of every object. The consumer sees its first 0x30 bytes. */
struct object {
    NDK_OBJECT_HEADER header;
    const void *dispatch;
    struct provider *provider;
    struct object *next;           /* all objects of the provider */
    struct object *antecedents[4]; /* held until this object is gone; NULL where there is none */
    unsigned holds;
    bool closing;                             /* the consumer has called close */
    bool close_pending;                       /* and it has been, or will be, answered STATUS_PENDING */
    NDK_FN_CLOSE_COMPLETION close_completion; /* NULL for an object no consumer has seen */
    PVOID close_context;
    void (*on_close)(struct object *object);  /* ends what is under way; may be NULL */
    void (*on_closed)(struct object *object); /* nothing holds it any more; may be NULL */
};

/* A call that may still answer its request inline. */
struct call {
    bool answered;
    NTSTATUS status;
};

/* The one request that can be pending on an object. */
struct request {
    bool pending;
    struct call *call; /* the function that started it, where that may answer inline */
    NDK_FN_REQUEST_COMPLETION completion;
    PVOID context;
};

enum notice_kind {
    NOTICE_REQUEST,
    NOTICE_CREATE,
    NOTICE_CLOSE,
    NOTICE_CONNECT_EVENT,
    NOTICE_DISCONNECT_EVENT,
    NOTICE_CQ
};

/* A callback that is due. It holds its object until it has returned; NOTICE_CLOSE is what comes after
 * the last hold. */
struct notice {
    struct notice *next;
    enum notice_kind kind;
    struct object *object; /* NULL for a create that failed */
    bool establishes;      /* the success of an accept or a complete connect */
    NTSTATUS status;
    PVOID context;
    union {
        NDK_FN_REQUEST_COMPLETION request;
        NDK_FN_CREATE_COMPLETION create;
        NDK_FN_CLOSE_COMPLETION close;
        NDK_FN_CONNECT_EVENT_CALLBACK connect_event;
        NDK_FN_DISCONNECT_EVENT_CALLBACK disconnect_event;
        NDK_FN_DISCONNECT_EVENT_CALLBACK_EX disconnect_event_ex;
        NDK_FN_CQ_NOTIFICATION_CALLBACK cq;
    } callback;
    bool ex;
};

/* Zeroed memory; ends the process where there is none. */
void *allocate(size_t bytes);

/* A new object that the consumer may close; holds its antecedents. The monitor is entered. */
void *object_new(struct provider *provider, size_t bytes, NDK_OBJECT_TYPE type, const void *dispatch,
                 struct object *parent);
void object_add_antecedent(struct object *object, struct object *antecedent);
void object_drop_antecedent(struct object *object, struct object *antecedent);
void object_hold(struct object *object);
void object_release(struct object *object);
NTSTATUS object_close(NDK_OBJECT_HEADER *header, NDK_FN_CLOSE_COMPLETION completion, PVOID context);
/* Closes an object that no consumer has seen. */
void object_discard(struct object *object);
NTSTATUS object_query_extension(NDK_OBJECT_HEADER *header, const GUID *id, NDK_VERSION version,
                                NDK_EXTENSION_INTERFACE *extension);
void object_never_called(void);
/* Answers a create: with the object, or with NULL and a failure. Leaves the monitor. */
NTSTATUS object_created(struct provider *provider, struct object *object, NTSTATUS status,
                        NDK_FN_CREATE_COMPLETION completion, PVOID context, void *out);

/* Starts a request, and lets call answer it where the mode is inline. */
void request_begin(struct object *object, struct request *request, struct call *call,
                   NDK_FN_REQUEST_COMPLETION completion, PVOID context);
/* Ends a pending request; its completion becomes due, or its call answers. */
void request_finish(struct object *object, struct request *request, NTSTATUS status, bool establishes);
/* Leaves the monitor and gives the answer of the function that began the request. */
NTSTATUS request_leave(struct object *object, struct request *request, struct call *call);

struct notice *notice_queue(struct provider *provider, struct object *object, enum notice_kind kind,
                            PVOID context, NTSTATUS status);

void provider_enter(struct provider *provider);
/* Leaves the monitor, and runs what became due where that is for this thread to do. */
void provider_leave(struct provider *provider);
void provider_run_callbacks(void *provider); /* the body of a callback thread */
int32_t provider_current_irql(PVOID provider);

/* ---- addresses and messages: fabric.c ---- */

enum message_kind {
    MESSAGE_REQUEST, /* a connect; answered by ACCEPT, REJECT or nothing */
    MESSAGE_ACCEPT,
    MESSAGE_REJECT,
    MESSAGE_CONFIRM, /* a complete connect; answered by ESTABLISHED or ABORT */
    MESSAGE_ESTABLISHED,
    MESSAGE_DISCONNECT, /* a graceful disconnect */
    MESSAGE_ABORT       /* the sender's end is gone, or the attempt is */
};

enum side { SIDE_ACTIVE, SIDE_PASSIVE };

/* What the two connectors of an attempt have in common. */
struct connection {
    struct connection *next;
    struct connector *ends[2]; /* NULL where an end does not exist, or no longer */
    unsigned references;       /* ends and messages held back */
    bool crosses_link;
    bool silent; /* the destination never answers */
};

struct message {
    struct message *next;
    struct connection *connection;
    enum side to;
    enum message_kind kind;
    ULONG inbound_read_limit;
    ULONG outbound_read_limit;
    ULONG length;
    UCHAR data[MAX_CALLEE_DATA];
};

bool address_read(struct address *address, const SOCKADDR *from, ULONG length);
/* The answer of the functions that hand out an address. */
NTSTATUS address_write(const struct address *address, PSOCKADDR to, ULONG *length);
bool address_equals(const struct address *one, const struct address *other);

/* Takes a local address into use, choosing a port where that is 0. */
NTSTATUS endpoint_bind(struct adapter *adapter, struct address *address, struct endpoint **endpoint);
void endpoint_release(struct provider *provider, struct endpoint *endpoint);

/* Makes the connection of an attempt, where there is a route to the connector's peer. */
NTSTATUS fabric_connect(struct adapter *adapter, struct connector *connector);
void fabric_leave(struct provider *provider, struct connector *connector);
void fabric_send(struct connector *from, enum message_kind kind, ULONG inbound_read_limit,
                 ULONG outbound_read_limit, const void *data, ULONG length);
bool fabric_carries(const struct provider *provider, const struct connection *connection);
void fabric_cut(PVOID provider);
void fabric_mend(PVOID provider);
void fabric_advance(PVOID provider, uint64_t nanoseconds);

/* ---- the objects ---- */

struct adapter {
    struct object object;
    unsigned place;    /* 0 or 1: which end of the link */
    ULONG max_inbound; /* read limits */
    ULONG max_outbound;
};

struct listener {
    struct object object;
    struct adapter *adapter;
    NDK_FN_CONNECT_EVENT_CALLBACK connect_event;
    PVOID connect_event_context;
    struct endpoint *endpoint; /* NULL until it listens */
    bool listening;
    bool paused;
};

struct shared_endpoint {
    struct object object;
    struct endpoint *endpoint;
};

enum state {
    STATE_IDLE,
    STATE_CONNECTING, /* active: NdkConnect */
    STATE_ACCEPTED,   /* active: the peer accepted */
    STATE_COMPLETING, /* active: NdkCompleteConnect */
    STATE_INCOMING,   /* passive: delivered, undecided */
    STATE_ACCEPTING,  /* passive: NdkAccept */
    STATE_ESTABLISHED,
    STATE_DISCONNECTING, /* NdkDisconnect */
    STATE_OVER           /* failed, rejected or disconnected */
};

struct connector {
    struct object object;
    struct adapter *adapter;
    struct request request;
    enum state state;
    bool peer_gone;         /* before a decision: gave up; on a connection: aborted */
    bool peer_disconnected; /* its graceful disconnect has arrived */
    bool was_rejected;      /* the data is that of a reject */
    bool was_established;
    bool establishing; /* the consumer has not seen the success of accept or complete connect yet */
    bool event_due;    /* the disconnect event waits for that */
    bool event_raised;
    uint64_t deadline; /* on the provider's clock; 0 for none */
    enum side side;
    struct connection *connection;
    struct endpoint *endpoint;
    struct shared_endpoint *shared;
    struct listener *listener;
    struct qp *qp;
    struct address local;
    struct address peer;
    ULONG inbound_read_limit; /* own, capped; then the effective ones */
    ULONG outbound_read_limit;
    NDK_FN_DISCONNECT_EVENT_CALLBACK disconnect_event;
    NDK_FN_DISCONNECT_EVENT_CALLBACK_EX disconnect_event_ex;
    PVOID disconnect_event_context;
    ULONG length; /* of what the peer sent */
    UCHAR data[MAX_CALLEE_DATA];
};

struct connector *connector_new(struct adapter *adapter);
/* Ends an end for a reason that is not local: time-out or loss of the link. */
void connector_expire(struct connector *connector);
void connector_lose(struct connector *connector);
/* Delivers a message to an end that exists. */
void connector_receive(struct connector *connector, const struct message *message);
/* Delivers the request of an active end to whoever listens. */
void listener_receive(struct provider *provider, const struct message *message);
/* The consumer knows now that there is a connection. */
void connector_established_seen(struct connector *connector);

struct pd {
    struct object object;
};

struct entry {
    NDK_RESULT result;
    bool solicited;
};

struct cq {
    struct object object;
    NDK_FN_CQ_NOTIFICATION_CALLBACK notification;
    PVOID notification_context;
    bool armed;
    ULONG arm_type;
    bool notifying;
    bool notify_again;
    bool overrun;
    ULONG depth;
    ULONG first;
    ULONG count;
    ULONG fresh; /* entries that came after the last notification */
    struct entry *entries;
};

struct work {
    PVOID context;
    ULONG flags;
};

struct work_queue {
    ULONG depth;
    ULONG first;
    ULONG count;
    struct work *items;
};

struct qp {
    struct object object;
    struct cq *receive_cq;
    struct cq *initiator_cq;
    PVOID context;
    struct connector *connector; /* that it serves, or served */
    struct work_queue receives;
    struct work_queue sends;
};

void qp_flush(struct qp *qp);
void qp_pump(struct qp *qp);
void cq_notification_returned(struct cq *cq);
struct cq *cq_new(struct adapter *adapter, ULONG depth, NDK_FN_CQ_NOTIFICATION_CALLBACK notification,
                  PVOID context);
struct pd *pd_new(struct adapter *adapter);
struct listener *listener_new(struct adapter *adapter, NDK_FN_CONNECT_EVENT_CALLBACK event, PVOID context);
NTSTATUS shared_endpoint_new(struct adapter *adapter, struct address *address, struct shared_endpoint **made);

/* ---- the provider: open.c ---- */

struct tables {
    NDK_ADAPTER_DISPATCH adapter;
    NDK_CONNECTOR_DISPATCH connector;
    NDK_LISTENER_DISPATCH listener;
    NDK_SHARED_ENDPOINT_DISPATCH shared_endpoint;
    NDK_PD_DISPATCH pd;
    NDK_CQ_DISPATCH cq;
    NDK_QP_DISPATCH qp;
};

extern const NDK_ADAPTER_DISPATCH adapter_dispatch;
extern const NDK_CONNECTOR_DISPATCH connector_dispatch;
extern const NDK_LISTENER_DISPATCH listener_dispatch;
extern const NDK_SHARED_ENDPOINT_DISPATCH shared_endpoint_dispatch;
extern const NDK_PD_DISPATCH pd_dispatch;
extern const NDK_CQ_DISPATCH cq_dispatch;
extern const NDK_QP_DISPATCH qp_dispatch;

struct provider {
    struct platform_monitor *monitor;
    enum mode mode;
    NDK_VERSION version;
    struct tables tables;        /* what objects point at */
    ULONG max_read_limits[2][2]; /* of each place: inbound, outbound */
    unsigned adapter_count;      /* 1 or 2 */
    struct adapter *adapters[2];
    struct address addresses[2][2]; /* of each place: IPv4, IPv6 */
    struct address silent[2];
    struct object *objects;
    struct endpoint *endpoints;
    struct connection *connections;
    struct message *held_first; /* by the cut link */
    struct message **held_last;
    bool link_cut;
    uint64_t cut_at;
    bool no_free_ports;
    bool no_resources;
    uint64_t now; /* nanoseconds */
    USHORT first_port;
    USHORT last_port;
    USHORT next_port;
    struct notice *notices_first;
    struct notice **notices_last;
    unsigned notices_under_way; /* queued or running */
    bool ending;
    struct platform_thread *threads[CALLBACK_THREADS];
    NDKTCK_ADDRESS lists[5]
                        [2]; /* own addresses of both places, unreachable hosts and networks, silent hosts */
    NDKTCK_CONTROLS controls;
};

struct adapter *adapter_new(struct provider *provider, unsigned place);

static inline ULONG lesser(ULONG one, ULONG other)
{
    return one < other ? one : other;
}

#endif
