package org.ndktck.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkListener;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.ConnectionGate;
import org.ndktck.gate.GetConnectionDataCall;
import org.ndktck.plan.Company;
import org.ndktck.plan.ScenePlan;

/** Several connections that are asked for at once on one listener; none is answered. */
public final class Crowd {

    private static final int STEP = 37;

    private final Bench bench;
    private final ScenePlan plan;
    private final Company company;
    private final List<AsyncCall> connects = new ArrayList<>();
    private final List<byte[]> sent = new ArrayList<>();
    private final List<NdkConnector> arrived = new CopyOnWriteArrayList<>();

    Crowd(Bench bench, ScenePlan plan, Company company) {
        this.bench = bench;
        this.plan = plan;
        this.company = company;
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
    public Crowd requested() {
        NdkListener listener = bench.created(
                bench.objects().createListener(bench.adapters().passiveAdapter(), this::arrive), NdkListener.class);
        AsyncCall listen = bench.objects().listen(listener, bench.destination(plan.family()), 0);
        bench.settle(listen);
        bench.require(
                listen.completion().succeeded(),
                () -> "NdkListen " + listen.completion().words());
        int port = bench.addresses()
                .getLocalAddress(listener, Bench.AMPLE_ADDRESS)
                .port()
                .orElse(0);
        bench.require(port != 0, () -> "NdkGetLocalAddress of the listener brought no address");
        List<Endpoint> endpoints = new ArrayList<>();
        for (int number = 0; number < company.size(); number++) {
            endpoints.add(Endpoint.open(bench, bench.adapters().activeAdapter()));
        }
        endpoints.forEach(endpoint -> connect(endpoint, port));
        bench.await(
                "the connect event",
                () -> arrived.size() >= company.size()
                        || connects.stream()
                                .anyMatch(connect -> connect.settled()
                                        && !connect.completion().succeeded()));
        bench.require(arrived.size() >= company.size(), () -> "not every connect brought a connect event");
        return this;
    }

    private void arrive(NdkConnector connector) {
        if (bench.own(connector)) {
            arrived.add(connector);
        }
    }

    private void connect(Endpoint endpoint, int port) {
        NdkConnector connector =
                bench.created(bench.objects().createConnector(bench.adapters().activeAdapter()), NdkConnector.class);
        byte[] bytes = bytes(sent.size());
        sent.add(bytes);
        connects.add(bench.connections()
                .connect(
                        connector,
                        endpoint.qp(),
                        new ConnectionGate.Request(
                                bench.source(plan.family()),
                                0,
                                bench.destination(plan.family()),
                                port,
                                plan.limits().inA(),
                                plan.limits().outA()),
                        bytes,
                        () -> {}));
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
        List<Reads> reads = arrived.stream()
                .map(connector -> bench.agreed(bench.reader().read(connector, List.of(Read.exactFetch()))))
                .collect(Collectors.toCollection(ArrayList::new));
        Arrival fine = new Arrival(reads.get(0).tellingAtAll(sent.get(0)), sent.get(0));
        for (byte[] bytes : sent) {
            Reads own = reads.stream()
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
