/*
 * Drives connections through the sample the way a consumer does, in each of its modes: a connection
 * with private data and messages that both sides disconnect, one that is rejected, one that is closed
 * under way, one that nobody answers. Exits with 0 if everything came as the documents say.
 */
#include "ndktck.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(claim) check((claim), #claim, __LINE__)

static void check(int holds, const char *claim, int line)
{
    if (!holds) {
        fprintf(stderr, "selftest.c:%d: not so: %s\n", line, claim);
        exit(1);
    }
}

/* The outcome of one call: how often its completion came, and with what. */
struct outcome {
    NTSTATUS status;
    int completions;
    void *object;
};

struct side {
    NDK_ADAPTER *adapter;
    NDK_CQ *cq;
    NDK_PD *pd;
    NDK_QP *qp;
    NDK_CONNECTOR *connector;
    int events;
};

static NDKTCK_OPEN_RESULT opened;

static void settle(void)
{
    opened.Controls->Settle(opened.Controls->Context);
}

static void on_request(PVOID context, NTSTATUS status)
{
    struct outcome *outcome = context;
    outcome->status = status;
    outcome->completions++;
}

static void on_create(PVOID context, NTSTATUS status, NDK_OBJECT_HEADER *object)
{
    on_request(context, status);
    ((struct outcome *)context)->object = object;
}

static void on_close(PVOID context)
{
    on_request(context, STATUS_SUCCESS);
}

static void on_disconnect(PVOID context)
{
    ((struct side *)context)->events++;
}

static void on_cq(PVOID context, NTSTATUS status)
{
    (void)status;
    ((struct side *)context)->events += 100;
}

static void on_connect(PVOID context, NDK_CONNECTOR *connector)
{
    ((struct side *)context)->connector = connector;
}

/* What came of a call: its answer, or what its completion said. */
static NTSTATUS end(NTSTATUS answer, struct outcome *outcome)
{
    settle();
    CHECK(outcome->completions == (answer == STATUS_PENDING ? 1 : 0));
    return answer == STATUS_PENDING ? outcome->status : answer;
}

/* Stores what a create made, if it came through the completion, in *made. */
static void created(NTSTATUS answer, struct outcome *outcome, void *made)
{
    CHECK(end(answer, outcome) == STATUS_SUCCESS);
    if (answer == STATUS_PENDING) {
        memcpy(made, &outcome->object, sizeof outcome->object);
    }
    memset(outcome, 0, sizeof *outcome);
}

static void make(struct side *side)
{
    struct outcome o = {0};
    NDK_ADAPTER *on = side->adapter;
    created(on->Dispatch->NdkCreateCq(on, 64, on_cq, side, NULL, on_create, &o, &side->cq), &o, &side->cq);
    created(on->Dispatch->NdkCreatePd(on, on_create, &o, &side->pd), &o, &side->pd);
    NTSTATUS answer = side->pd->Dispatch->NdkCreateQp(side->pd, side->cq, side->cq, side, 8, 8, 1, 1, 0,
                                                      on_create, &o, &side->qp);
    created(answer, &o, &side->qp);
}

static void close_object(void *object, NDK_FN_CLOSE_OBJECT close)
{
    struct outcome o = {0};
    CHECK(end(close(object, on_close, &o), &o) == STATUS_SUCCESS);
}

static void unmake(struct side *side)
{
    if (side->connector != NULL) {
        close_object(side->connector, side->connector->Dispatch->NdkCloseConnector);
    }
    close_object(side->qp, side->qp->Dispatch->NdkCloseQp);
    close_object(side->cq, side->cq->Dispatch->NdkCloseCq);
    close_object(side->pd, side->pd->Dispatch->NdkClosePd);
}

static NDKTCK_ADDRESS with_port(const NDKTCK_ADDRESS *address, unsigned port)
{
    NDKTCK_ADDRESS copy = *address;
    copy.Bytes[2] = (UCHAR)(port >> 8);
    copy.Bytes[3] = (UCHAR)port;
    return copy;
}

static SOCKADDR *socket_address(NDKTCK_ADDRESS *address)
{
    return (SOCKADDR *)(void *)address->Bytes;
}

struct scene {
    struct side active;
    struct side passive;
    NDK_LISTENER *listener;
    struct outcome connect;
    NTSTATUS connect_answer;
};

/* Up to the connect event: a connect of 8/4 reads with four bytes of data. */
static void begin(struct scene *scene, unsigned family)
{
    struct outcome o = {0};
    NDKTCK_ADDRESS there = with_port(&opened.PassiveAddresses.First[family], 700);
    NDKTCK_ADDRESS here = with_port(&opened.ActiveAddresses.First[family], 0);
    memset(scene, 0, sizeof *scene);
    scene->active.adapter = opened.ActiveAdapter;
    scene->passive.adapter = opened.PassiveAdapter != NULL ? opened.PassiveAdapter : opened.ActiveAdapter;
    make(&scene->active);
    make(&scene->passive);
    NDK_ADAPTER *listens = scene->passive.adapter;
    NTSTATUS answer = listens->Dispatch->NdkCreateListener(listens, on_connect, &scene->passive, on_create,
                                                           &o, &scene->listener);
    created(answer, &o, &scene->listener);
    NDK_LISTENER *listener = scene->listener;
    CHECK(end(listener->Dispatch->NdkListen(listener, socket_address(&there), there.Length, on_request, &o),
              &o)
          == STATUS_SUCCESS);
    o = (struct outcome){0};
    NDK_ADAPTER *connects = scene->active.adapter;
    answer = connects->Dispatch->NdkCreateConnector(connects, on_create, &o, &scene->active.connector);
    created(answer, &o, &scene->active.connector);
    NDK_CONNECTOR *connector = scene->active.connector;
    char data[] = "ping";
    scene->connect_answer = connector->Dispatch->NdkConnect(
            connector, scene->active.qp, socket_address(&here), here.Length, socket_address(&there),
            there.Length, 8, 4, data, 4, on_request, &scene->connect);
    settle();
    CHECK(scene->passive.connector != NULL);
}

static void finish(struct scene *scene)
{
    unmake(&scene->active);
    unmake(&scene->passive);
    close_object(scene->listener, scene->listener->Dispatch->NdkCloseListener);
}

static void read_data(NDK_CONNECTOR *connector, ULONG in, ULONG out, const char *expected)
{
    ULONG got_in = 99;
    ULONG got_out = 99;
    ULONG length = 0;
    char data[64] = {0};
    CHECK(connector->Dispatch->NdkGetConnectionData(connector, &got_in, &got_out, NULL, &length)
          == STATUS_SUCCESS);
    CHECK(got_in == in && got_out == out && length == strlen(expected));
    length = 1;
    CHECK(connector->Dispatch->NdkGetConnectionData(connector, NULL, NULL, data, &length)
          == STATUS_BUFFER_TOO_SMALL);
    length = sizeof data;
    CHECK(connector->Dispatch->NdkGetConnectionData(connector, NULL, NULL, data, &length) == STATUS_SUCCESS);
    CHECK(strcmp(data, expected) == 0);
}

static ULONG results(struct side *side, NTSTATUS status)
{
    NDK_RESULT found[8];
    ULONG count = side->cq->Dispatch->NdkGetCqResults(side->cq, found, 8);
    for (ULONG i = 0; i < count; i++) {
        CHECK(found[i].Status == status && found[i].QPContext == side);
    }
    return count;
}

static void connects_and_disconnects(unsigned family)
{
    struct scene scene;
    struct outcome accept = {0};
    struct outcome complete = {0};
    struct outcome first = {0};
    struct outcome second = {0};
    begin(&scene, family);
    NDK_CONNECTOR *a = scene.active.connector;
    NDK_CONNECTOR *p = scene.passive.connector;
    read_data(p, 4, 8, "ping");
    char data[] = "pong!";
    NTSTATUS accepted = p->Dispatch->NdkAccept(p, scene.passive.qp, 3, 100, data, 5, on_disconnect,
                                               &scene.passive, on_request, &accept);
    CHECK(accepted == STATUS_PENDING);
    CHECK(end(scene.connect_answer, &scene.connect) == STATUS_SUCCESS);
    read_data(a, 8, 3, "pong!");
    CHECK(scene.passive.qp->Dispatch->NdkReceive(scene.passive.qp, NULL, NULL, 0) == STATUS_SUCCESS);
    CHECK(scene.active.qp->Dispatch->NdkSend(scene.active.qp, NULL, NULL, 0, 0) == STATUS_CONNECTION_INVALID);
    NTSTATUS completed =
            a->Dispatch->NdkCompleteConnect(a, on_disconnect, &scene.active, on_request, &complete);
    CHECK(end(completed, &complete) == STATUS_SUCCESS);
    CHECK(end(accepted, &accept) == STATUS_SUCCESS);
    scene.passive.cq->Dispatch->NdkArmCq(scene.passive.cq, NDK_CQ_NOTIFY_ANY);
    CHECK(scene.active.qp->Dispatch->NdkSend(scene.active.qp, NULL, NULL, 0, 0) == STATUS_SUCCESS);
    settle();
    CHECK(results(&scene.active, STATUS_SUCCESS) == 1 && results(&scene.passive, STATUS_SUCCESS) == 1);
    CHECK(scene.passive.events == 100);
    CHECK(scene.active.qp->Dispatch->NdkReceive(scene.active.qp, NULL, NULL, 0) == STATUS_SUCCESS);
    NTSTATUS one = a->Dispatch->NdkDisconnect(a, on_request, &first);
    settle();
    CHECK(one == STATUS_PENDING && first.completions == 0 && scene.passive.events == 101);
    CHECK(end(p->Dispatch->NdkDisconnect(p, on_request, &second), &second) == STATUS_SUCCESS);
    CHECK(end(one, &first) == STATUS_SUCCESS && scene.active.events == 0);
    CHECK(results(&scene.active, STATUS_CANCELLED) == 1);
    finish(&scene);
}

static void is_rejected(void)
{
    struct scene scene;
    begin(&scene, 0);
    char data[] = "no";
    NDK_CONNECTOR *p = scene.passive.connector;
    CHECK(p->Dispatch->NdkReject(p, data, 2) == STATUS_SUCCESS);
    CHECK(end(scene.connect_answer, &scene.connect) == STATUS_CONNECTION_REFUSED);
    finish(&scene);
}

/* The listener is closed first, and waits; the connect is ended by the close of its connector. */
static void is_closed_under_way(void)
{
    struct scene scene;
    struct outcome listener_closed = {0};
    struct outcome accept = {0};
    begin(&scene, 1);
    NTSTATUS answer = scene.listener->Dispatch->NdkCloseListener((NDK_OBJECT_HEADER *)scene.listener,
                                                                 on_close, &listener_closed);
    settle();
    CHECK(answer == STATUS_PENDING && listener_closed.completions == 0);
    close_object(scene.active.connector, scene.active.connector->Dispatch->NdkCloseConnector);
    scene.active.connector = NULL;
    CHECK(scene.connect.completions == 1 && scene.connect.status == STATUS_CANCELLED);
    NDK_CONNECTOR *p = scene.passive.connector;
    NTSTATUS accepted = p->Dispatch->NdkAccept(p, scene.passive.qp, 1, 1, NULL, 0, on_disconnect,
                                               &scene.passive, on_request, &accept);
    CHECK(end(accepted, &accept) == STATUS_CONNECTION_ABORTED);
    unmake(&scene.active);
    unmake(&scene.passive);
    CHECK(end(answer, &listener_closed) == STATUS_SUCCESS);
}

static void times_out(void)
{
    struct scene scene;
    begin(&scene, 0);
    opened.Controls->AdvanceClock(opened.Controls->Context, UINT64_C(20000000000));
    CHECK(end(scene.connect_answer, &scene.connect) == STATUS_IO_TIMEOUT);
    finish(&scene);
}

static void open_with(const char *mode, const char *adapters)
{
    static char message[256];
    NDKTCK_SETTING settings[] = {{"mode", mode}, {"adapters", adapters}};
    NDKTCK_OPEN_REQUEST request = {.Size = sizeof request,
                                   .InterfaceVersion = NDKTCK_INTERFACE_VERSION,
                                   .SettingCount = 2,
                                   .Settings = settings,
                                   .SlotCount = 1,
                                   .FirstPort = 49152,
                                   .LastPort = 65535};
    opened = (NDKTCK_OPEN_RESULT){
            .Size = sizeof opened, .Message = message, .MessageCapacity = sizeof message};
    CHECK(ndk_tck_open(&request, &opened) == STATUS_SUCCESS);
}

int main(void)
{
    static const char *const modes[] = {"inline", "pending", "thread"};
    for (unsigned i = 0; i < 6; i++) {
        open_with(modes[i % 3], i < 3 ? "2" : "1");
        connects_and_disconnects(0);
        connects_and_disconnects(1);
        is_rejected();
        is_closed_under_way();
        times_out();
        opened.Close(opened.CloseContext);
        printf("mode %s, %s: as the documents say\n", modes[i % 3], i < 3 ? "two adapters" : "one adapter");
    }
    return 0;
}
