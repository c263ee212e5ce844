package org.ndktck.driving;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkListener;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.ConnectionGate;
import org.ndktck.gate.GetConnectionDataCall;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.connecting.ConnectCount;
import org.ndktck.reading.Read;
import org.ndktck.reading.ReadResults;
import org.ndktck.reading.Reader;
import org.ndktck.trial.QpResources;
import org.ndktck.trial.Trial;

/**
 * Several connections that are asked for at once on one listener. None is answered, unless the listener refuses some of them
 * while others are undecided, as a backlog may demand (AMB-44): then those are read and rejected, and the refused ones made again.
 */
public final class ConcurrentConnects {

    private static final int STEP = 37;

    private final Trial trial;
    private final ConnectionPlan plan;
    private final ConnectCount count;
    private final List<ReadResults> reads = new ArrayList<>();
    private final List<byte[]> sent = new ArrayList<>();
    private final List<NdkConnector> arrived = new CopyOnWriteArrayList<>();

    /** Calls nothing yet. */
    public ConcurrentConnects(Trial trial, ConnectionPlan plan, ConnectCount count) {
        this.trial = trial;
        this.plan = plan;
        this.count = count;
    }

    /** A request as the passive side read it. */
    public static final class Arrival {

        private final GetConnectionDataCall fetch;
        private final byte[] sent;

        private Arrival(GetConnectionDataCall fetch, byte[] sent) {
            this.fetch = fetch;
            this.sent = sent;
        }

        /** A fetch of its private data. */
        public GetConnectionDataCall fetch() {
            return fetch;
        }

        /** What the active side sent. */
        public byte[] sent() {
            return sent.clone();
        }
    }

    /** All requests have reached the passive side. */
    public ConcurrentConnects requested() {
        NdkListener listener = trial.created(
                trial.objects().createListener(trial.adapters().passiveAdapter(), this::arrive), NdkListener.class);
        AsyncCall listen = trial.objects().listen(listener, trial.destination(plan.family()), 0);
        trial.settle(listen);
        trial.require(
                listen.completion().succeeded(),
                () -> "NdkListen " + listen.completion().words());
        int port = trial.localAddressOf(listener).port().orElse(0);
        trial.require(port != 0, () -> "NdkGetLocalAddress of the listener brought no address");
        for (int number = 0; number < count.size(); number++) {
            sent.add(bytes(number));
        }
        List<Integer> waiting = IntStream.range(0, count.size()).boxed().toList();
        while (!waiting.isEmpty()) {
            List<AsyncCall> connects = connect(waiting, port);
            trial.await(
                    "the connect event",
                    () -> arrived.size()
                                    + connects.stream()
                                            .filter(AsyncCall::hasFailed)
                                            .count()
                            >= connects.size());
            waiting = refused(waiting, connects);
            trial.require(
                    arrived.size() + waiting.size() >= connects.size() && !arrived.isEmpty(),
                    () -> "not every connect brought a connect event");
            if (!waiting.isEmpty()) {
                makeRoom();
            }
        }
        return this;
    }

    private static List<Integer> refused(List<Integer> numbers, List<AsyncCall> connects) {
        return IntStream.range(0, numbers.size())
                .filter(at -> connects.get(at).hasFailed())
                .mapToObj(numbers::get)
                .toList();
    }

    /** Reads and rejects what has arrived. */
    private void makeRoom() {
        for (NdkConnector connector : arrived) {
            reads.add(read(connector));
            trial.requireSuccess(trial.connections().reject(connector, new byte[0]));
        }
        arrived.clear();
        trial.letThingsSettle();
    }

    private ReadResults read(NdkConnector connector) {
        return Reader.of(trial).read(connector, List.of(Read.exactFetch())).agreed();
    }

    private void arrive(NdkConnector connector) {
        if (trial.own(connector, false)) {
            arrived.add(connector);
        }
    }

    /** Calls connect for the requests of these numbers, one right after the other. */
    private List<AsyncCall> connect(List<Integer> numbers, int port) {
        List<QpResources> endpoints = numbers.stream()
                .map(number -> QpResources.open(trial, trial.adapters().activeAdapter()))
                .toList();
        List<AsyncCall> connects = new ArrayList<>();
        for (int at = 0; at < numbers.size(); at++) {
            connects.add(connect(sent.get(numbers.get(at)), endpoints.get(at), port));
        }
        return connects;
    }

    private AsyncCall connect(byte[] bytes, QpResources resources, int port) {
        NdkConnector connector =
                trial.created(trial.objects().createConnector(trial.adapters().activeAdapter()), NdkConnector.class);
        return trial.connections()
                .connect(
                        connector,
                        resources.qp(),
                        new ConnectionGate.Request(
                                trial.source(plan.family()),
                                0,
                                trial.destination(plan.family()),
                                port,
                                plan.limits().inA(),
                                plan.limits().outA()),
                        bytes,
                        () -> {});
    }

    /** Data that tells whose it is: the first byte is a number, and no two are equally long where there is room. */
    private byte[] bytes(int number) {
        byte[] all = plan.request().bytes(STEP * number);
        byte[] own = new byte[Math.max(Math.min(1, all.length), all.length - number)];
        System.arraycopy(all, 0, own, 0, own.length);
        if (own.length > 0) {
            own[0] = (byte) (number + 1);
        }
        return own;
    }

    /** Reads every request: one that did not arrive as it was sent, or the first where all did. */
    public Arrival oddestArrival() {
        arrived.forEach(connector -> reads.add(read(connector)));
        Arrival fine = new Arrival(reads.get(0).tellingAtAll(sent.get(0)), sent.get(0));
        for (byte[] bytes : sent) {
            ReadResults own = reads.stream()
                    .filter(read -> read.brought(bytes))
                    .findFirst()
                    .orElse(null);
            if (own == null) {
                return new Arrival(reads.get(0).telling(bytes), bytes);
            }
            fine = new Arrival(own.telling(bytes), bytes);
            reads.remove(own);
        }
        return fine;
    }
}
