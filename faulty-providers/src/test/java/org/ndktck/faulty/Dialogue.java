package org.ndktck.faulty;

import java.util.*;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.*;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.api.provider.OpenedAdapters;

/**
 * A consumer that calls every function at least once, whatever the answers, and writes down what it is told. It never
 * waits: with {@code completion=early} everything comes on its own stack.
 */
final class Dialogue {

    private static final int CAPACITY = 300;
    private static final int PORT = 4711;

    private final List<String> told = new ArrayList<>();
    private final Queue<NdkConnector> incoming = new ArrayDeque<>();
    private final Deque<Runnable> closes = new ArrayDeque<>();
    private final List<NdkQp> qps = new ArrayList<>();
    private final NdkAdapter adapter;
    private NdkSockaddr host;
    private final NdkSockaddr otherHost;
    private long contexts = 1000;
    private long limits;

    Dialogue(OpenedAdapters adapters) {
        adapter = adapters.activeAdapter();
        host = new NdkSockaddr(adapters.activeAddresses().get(0), 0);
        otherHost = new NdkSockaddr(adapters.activeAddresses().get(1), 0);
    }

    /** Lists what the consumer was told in the order of its calls; what comes by itself stands where it came. */
    List<String> told() {
        synchronized (told) {
            return List.copyOf(told);
        }
    }

    private <T> T tell(String what, T value) {
        synchronized (told) {
            told.add(what + " " + value);
        }
        return value;
    }

    /** Does everything over addresses of one family, and then of the other. */
    void holdInBothFamilies() {
        hold();
        host = otherHost;
        hold();
    }

    /** Has connections over an endpoint of their own and over a shared one, refused, rejected, paused and cut ones. */
    void hold() {
        ask("info", length -> adapter.dispatch().queryAdapterInfo(adapter, new QueryAdapterInfoArgs(null, length)), 0);
        Memory info = filled();
        ask(
                "info",
                length -> adapter.dispatch().queryAdapterInfo(adapter, new QueryAdapterInfoArgs(info, length)),
                200);
        tell("info", Arrays.toString(bytes(info, 104)));
        tell(
                "extension",
                adapter.dispatch()
                        .queryExtension(
                                adapter, new QueryExtensionArgs(new UUID(1, 2), NdkVersion.V1_1, new Memory.Cell<>())));
        cq();
        pd();
        Optional<NdkCq> cq = cq();
        Optional<NdkPd> pd = pd();
        Optional<NdkListener> listener = listener();
        Optional<NdkSharedEndpoint> endpoint = endpoint();
        if (cq.isPresent() && pd.isPresent() && listener.isPresent()) {
            listening(listener.get());
            connections(cq.get(), pd.get(), listener.get(), endpoint);
        }
        endpoint(); // in use
        closeAll();
        listener().ifPresent(this::listening); // the address is free again
        closeAll();
    }

    private Optional<NdkCq> cq() {
        return make(
                NdkCq.class,
                (done, cell) -> adapter.dispatch()
                        .createCq(
                                adapter,
                                new CreateCqArgs(
                                        8,
                                        (context, status) -> tell("notification " + context, status),
                                        next(),
                                        done,
                                        next(),
                                        cell)),
                object -> args -> object.dispatch().closeCq(object, args));
    }

    private Optional<NdkPd> pd() {
        return make(
                NdkPd.class,
                (done, cell) -> adapter.dispatch().createPd(adapter, new CreatePdArgs(done, next(), cell)),
                object -> args -> object.dispatch().closePd(object, args));
    }

    /** Antecedents first: each has to wait for its successors. */
    private void closeAll() {
        while (!closes.isEmpty()) {
            closes.remove().run();
        }
    }

    private Optional<NdkListener> listener() {
        return make(
                NdkListener.class,
                (done, cell) -> adapter.dispatch()
                        .createListener(
                                adapter,
                                new CreateListenerArgs(
                                        (context, connector) -> {
                                            tell("request", context);
                                            incoming.add(connector);
                                        },
                                        next(),
                                        done,
                                        next(),
                                        cell)),
                object -> args -> object.dispatch().closeListener(object, args));
    }

    private Optional<NdkSharedEndpoint> endpoint() {
        NdkSockaddr address = host.withPort(PORT + 1);
        Optional<NdkSharedEndpoint> made = make(
                NdkSharedEndpoint.class,
                (done, cell) -> adapter.dispatch()
                        .createSharedEndpoint(
                                adapter,
                                new CreateSharedEndpointArgs(Memory.of(address), address.length(), done, next(), cell)),
                object -> args -> object.dispatch().closeSharedEndpoint(object, args));
        made.ifPresent(object -> address("endpoint", args -> object.dispatch().getLocalAddress(object, args)));
        return made;
    }

    private void listening(NdkListener listener) {
        NdkSockaddr address = host.withPort(PORT);
        begin(
                "listen",
                done -> listener.dispatch()
                        .listen(listener, new ListenArgs(Memory.of(address), address.length(), done, next())));
        address("listener", args -> listener.dispatch().getLocalAddress(listener, args));
    }

    private void connections(NdkCq cq, NdkPd pd, NdkListener listener, Optional<NdkSharedEndpoint> endpoint) {
        for (int turn = 0; turn < 2; turn++) {
            connection(cq, pd, null, true);
        }
        endpoint.ifPresent(shared -> connection(cq, pd, shared, true));
        connection(cq, pd, null, false);
        // Nobody listens there, or the listener is paused, or the request is rejected, or the acceptance is.
        connect(cq, pd, PORT + 7);
        listener.dispatch().controlConnectEvents(listener, true);
        connect(cq, pd, PORT);
        listener.dispatch().controlConnectEvents(listener, false);
        rejected(cq, pd);
        rejected(cq, pd);
        begin(cq, pd, null, PORT).ifPresent(active -> {
            NdkConnector passive = incoming.poll();
            if (passive != null) {
                accept(passive, qp(cq, pd), () -> {});
                tell("reject", active.dispatch().reject(active, new RejectArgs(null, 0)));
                close(passive);
            }
        });
        begin(cq, pd, null, PORT).ifPresent(active -> {
            NdkConnector passive = incoming.poll();
            if (passive != null) {
                accept(passive, qp(cq, pd), () -> {});
                close(passive);
                complete(active);
            }
        });
        begin(cq, pd, null, PORT).ifPresent(active -> {
            NdkConnector undecided = incoming.poll();
            if (undecided != null) {
                closes.add(() -> close(undecided));
            }
        });
        // It is aborted before the consumer has disconnected.
        begin(cq, pd, null, PORT).ifPresent(active -> {
            NdkConnector passive = incoming.poll();
            if (passive != null) {
                accept(passive, qp(cq, pd), () -> {});
                complete(active);
                close(passive);
                disconnect(active);
            }
        });
        Optional<NdkListener> other = listener();
        other.ifPresent(this::listening); // in use
    }

    private void rejected(NdkCq cq, NdkPd pd) {
        begin(cq, pd, null, PORT).ifPresent(active -> {
            NdkConnector passive = incoming.poll();
            if (passive != null) {
                tell(
                        "reject",
                        passive.dispatch().reject(passive, new RejectArgs(data((int) contexts), 260 + next() % 9)));
                data(active);
                close(passive);
            }
        });
    }

    private void connection(NdkCq cq, NdkPd pd, @Nullable NdkSharedEndpoint endpoint, boolean graceful) {
        Optional<NdkConnector> begun = begin(cq, pd, endpoint, PORT);
        NdkConnector passive = begun.isEmpty() ? null : incoming.poll();
        if (passive == null) {
            return;
        }
        NdkConnector active = begun.get();
        NdkQp sending = qps.get(qps.size() - 1);
        data(passive);
        addresses(passive);
        NdkQp receiving = qp(cq, pd);
        accept(passive, receiving, graceful ? () -> {} : () -> close(passive));
        data(active);
        addresses(active);
        complete(active);
        traffic(cq, sending, receiving);
        if (graceful) {
            disconnect(active);
            disconnect(passive);
            close(passive);
        } else {
            close(active);
        }
    }

    private void connect(NdkCq cq, NdkPd pd, int port) {
        begin(cq, pd, null, port);
    }

    private Optional<NdkConnector> begin(NdkCq cq, NdkPd pd, @Nullable NdkSharedEndpoint endpoint, int port) {
        NdkQp qp = qp(cq, pd);
        Optional<NdkConnector> made = make(
                NdkConnector.class,
                (done, cell) ->
                        adapter.dispatch().createConnector(adapter, new CreateConnectorArgs(done, next(), cell)),
                object -> args -> object.dispatch().closeConnector(object, args));
        made.ifPresent(active -> begin(
                "connect",
                done -> endpoint == null
                        ? active.dispatch().connect(active, own(qp, port, done))
                        : active.dispatch().connectWithSharedEndpoint(active, shared(qp, endpoint, port, done))));
        return made;
    }

    private ConnectArgs own(NdkQp qp, int port, NdkRequestCompletion done) {
        NdkSockaddr source = host.withPort(PORT + 20 + (int) (contexts % 1000));
        NdkSockaddr destination = host.withPort(port);
        return new ConnectArgs(
                qp,
                Memory.of(source),
                source.length(),
                Memory.of(destination),
                destination.length(),
                limit(),
                limit(),
                data((int) contexts),
                (int) (contexts % 40) + 257,
                done,
                next());
    }

    /** Small ones, and some of more than sixteen bits. */
    private long limit() {
        limits++;
        return limits % 3 == 0 ? 70_000 + limits : 1 + limits % 11;
    }

    private ConnectWithSharedEndpointArgs shared(
            NdkQp qp, NdkSharedEndpoint endpoint, int port, NdkRequestCompletion done) {
        NdkSockaddr destination = host.withPort(port);
        return new ConnectWithSharedEndpointArgs(
                qp, endpoint, Memory.of(destination), destination.length(), 3, 5, data(2), 20, done, next());
    }

    private void accept(NdkConnector passive, NdkQp qp, Runnable whenDisconnected) {
        begin(
                "accept",
                done -> passive.dispatch()
                        .accept(
                                passive,
                                new AcceptArgs(
                                        qp,
                                        limit(),
                                        limit(),
                                        data((int) contexts),
                                        (int) (contexts % 9) + 256,
                                        context -> {
                                            tell("disconnected", context);
                                            whenDisconnected.run();
                                        },
                                        next(),
                                        done,
                                        next())));
    }

    private void complete(NdkConnector active) {
        begin(
                "complete",
                done -> active.dispatch()
                        .completeConnect(
                                active,
                                new CompleteConnectArgs(
                                        context -> tell("disconnected", context), next(), done, next())));
    }

    private void disconnect(NdkConnector connector) {
        begin("disconnect", done -> connector.dispatch().disconnect(connector, new DisconnectArgs(done, next())));
    }

    private void traffic(NdkCq cq, NdkQp sending, NdkQp qp) {
        cq.dispatch().armCq(cq, NdkCqNotificationType.ANY);
        tell("send", qp.dispatch().send(qp, new SendArgs(next(), 1, 0)));
        tell("receive", qp.dispatch().receive(qp, new ReceiveArgs(next(), 1)));
        tell("receive", qp.dispatch().receive(qp, new ReceiveArgs(next(), 0)));
        tell("send", sending.dispatch().send(sending, new SendArgs(next(), 0, 0)));
        tell("send", qp.dispatch().send(qp, new SendArgs(next(), 0, 0)));
        tell("receive", qp.dispatch().receive(qp, new ReceiveArgs(next(), 0)));
        qp.dispatch().flush(qp);
        cq.dispatch().armCq(cq, NdkCqNotificationType.SOLICITED);
        cq.dispatch().armCq(cq, NdkCqNotificationType.ERRORS);
        long count = cq.dispatch().getCqResults(cq, new GetCqResultsArgs((index, result) -> tell("result", result), 8));
        tell("results", count);
    }

    private void data(NdkConnector connector) {
        for (int capacity : new int[] {0, 5, CAPACITY}) {
            UlongPointer inbound = UlongCell.holding(77);
            UlongPointer outbound = UlongCell.holding(78);
            Memory buffer = capacity == 0 ? null : filled();
            ask(
                    "data",
                    length -> connector
                            .dispatch()
                            .getConnectionData(connector, new GetConnectionDataArgs(inbound, outbound, buffer, length)),
                    capacity);
            tell("limits", inbound.get() + "/" + outbound.get());
            tell("bytes", buffer == null ? "" : Arrays.toString(bytes(buffer, capacity + 1)));
        }
    }

    private void addresses(NdkConnector connector) {
        address("local", args -> connector.dispatch().getLocalAddress(connector, args));
        address("peer", args -> connector.dispatch().getPeerAddress(connector, args));
    }

    private void address(String what, Function<GetAddressArgs, NtStatus> function) {
        for (int capacity : new int[] {0, 5, 40}) {
            Memory buffer = capacity == 0 ? null : filled();
            ask(what, length -> function.apply(new GetAddressArgs(buffer, length)), capacity);
            tell(what, buffer == null ? "" : Arrays.toString(bytes(buffer, capacity + 1)));
        }
    }

    private void ask(String what, Function<UlongPointer, NtStatus> function, long capacity) {
        UlongPointer length = UlongCell.holding(capacity);
        NtStatus status = function.apply(length);
        tell(what, status + " " + length.get());
    }

    private NdkQp qp(NdkCq cq, NdkPd pd) {
        NdkQp qp = make(
                        NdkQp.class,
                        (done, cell) -> pd.dispatch()
                                .createQp(pd, new CreateQpArgs(cq, cq, next(), 4, 4, 1, 1, 0, done, next(), cell)),
                        object -> args -> object.dispatch().closeQp(object, args))
                .orElseThrow(NoAnswer::new);
        qps.add(qp);
        return qp;
    }

    /** There is no use in going on. */
    static final class NoAnswer extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private long next() {
        return contexts++;
    }

    private static Memory data(int first) {
        Memory memory = new Memory(CAPACITY);
        for (int at = 0; at < CAPACITY; at++) {
            memory.put(at, (byte) (at == 9 ? 0 : first + at));
        }
        return memory;
    }

    private static Memory filled() {
        Memory memory = new Memory(CAPACITY);
        for (int at = 0; at < CAPACITY; at++) {
            memory.put(at, (byte) 0x55);
        }
        return memory;
    }

    private static byte[] bytes(Memory memory, int count) {
        byte[] bytes = new byte[count];
        memory.get(0, bytes, 0, count);
        return bytes;
    }

    private void begin(String what, Function<NdkRequestCompletion, NtStatus> function) {
        tell(what, function.apply((context, status) -> tell(what + " " + context, status)));
    }

    private <T extends NdkObject<?>> Optional<T> make(
            Class<T> type,
            BiFunction<NdkCreateCompletion, ObjectPointer<T>, NtStatus> function,
            Function<T, Function<CloseArgs, NtStatus>> close) {
        Memory.Cell<T> cell = new Memory.Cell<>();
        AtomicReference<@Nullable T> made = new AtomicReference<>();
        NtStatus answer = function.apply(
                (context, status, object) -> {
                    tell("created " + context, status);
                    made.set(type.cast(object));
                },
                cell);
        tell(type.getSimpleName() + (cell.get() == null ? "" : " stored"), answer);
        Optional<T> object = Optional.ofNullable(answer.isPending() ? made.get() : cell.get());
        object.ifPresent(one -> closes.add(() -> closed(type.getSimpleName(), close.apply(one))));
        return object;
    }

    private void closed(String what, Function<CloseArgs, NtStatus> close) {
        long context = next();
        NtStatus answer = close.apply(new CloseArgs(passed -> tell("closed", passed), context));
        tell("close " + what, answer);
    }

    private void close(NdkConnector connector) {
        closed("connector", args -> connector.dispatch().closeConnector(connector, args));
    }
}
