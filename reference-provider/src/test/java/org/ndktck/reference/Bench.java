package org.ndktck.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.AcceptArgs;
import org.ndktck.api.CloseArgs;
import org.ndktck.api.CompleteConnectArgs;
import org.ndktck.api.ConnectArgs;
import org.ndktck.api.ConnectWithSharedEndpointArgs;
import org.ndktck.api.CreateConnectorArgs;
import org.ndktck.api.CreateCqArgs;
import org.ndktck.api.CreateListenerArgs;
import org.ndktck.api.CreatePdArgs;
import org.ndktck.api.CreateQpArgs;
import org.ndktck.api.CreateSharedEndpointArgs;
import org.ndktck.api.DisconnectArgs;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.ListenArgs;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkPd;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.api.RejectArgs;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.WorkerSlot;
import org.ndktck.reference.negotiation.ReadLimits;

/** A consumer of the provider, for tests: opens adapters and makes calls with as few words as possible. */
final class Bench implements AutoCloseable {

    static final byte[] NOTHING = {};
    static final ReadLimits SOME_LIMITS = new ReadLimits(5, 9);

    private final OpenedAdapters adapters;

    private Bench(OpenedAdapters adapters) {
        this.adapters = adapters;
    }

    /** Opens the reference with settings given as key, value, key, value. */
    static Bench open(String... settings) {
        return open(new ReferenceProvider(), settings);
    }

    static Bench open(NdkProvider provider, String... settings) {
        return open(provider, WorkerSlot.ONLY, settings);
    }

    static Bench open(NdkProvider provider, WorkerSlot slot, String... settings) {
        Map<String, String> map = new HashMap<>();
        for (int i = 0; i < settings.length; i += 2) {
            map.put(settings[i], settings[i + 1]);
        }
        try {
            return new Bench(provider.open(new OpenRequest(map, slot)));
        } catch (AdapterOpenException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public void close() {
        adapters.close();
    }

    /** Waits for everything that is under way. */
    void settle() {
        adapters.controls().settle().orElseThrow().run();
    }

    OpenedAdapters adapters() {
        return adapters;
    }

    NdkAdapter active() {
        return adapters.activeAdapter();
    }

    NdkAdapter passive() {
        return adapters.passiveAdapter();
    }

    NdkSockaddr activeAddress(int port) {
        return new NdkSockaddr(adapters.activeAddresses().get(0), port);
    }

    NdkSockaddr passiveAddress(int port) {
        return new NdkSockaddr(adapters.passiveAddresses().get(0), port);
    }

    static Bytes sockaddr(NdkSockaddr address) {
        Bytes bytes = Bytes.ofSize(address.length());
        address.writeTo(bytes);
        return bytes;
    }

    // Creates.

    static <O extends NdkObject<?>> O created(Class<O> type, BiFunction<Call, ObjectCell<O>, NtStatus> function) {
        ObjectCell<O> cell = new ObjectCell<>();
        Call call = Call.of(it -> function.apply(it, cell));
        assertThat(call.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
        if (call.returned().isPending()) {
            assertThat(cell.get()).as("the out parameter of a pending create").isNull();
            return type.cast(Objects.requireNonNull(call.object()));
        }
        return Objects.requireNonNull(cell.get());
    }

    static NdkConnector connector(NdkAdapter adapter) {
        return created(
                NdkConnector.class,
                (call, cell) -> adapter.dispatch()
                        .createConnector(adapter, new CreateConnectorArgs(call::created, call.context(), cell)));
    }

    static NdkCq cq(NdkAdapter adapter) {
        return created(
                NdkCq.class,
                (call, cell) -> adapter.dispatch()
                        .createCq(adapter, new CreateCqArgs(8, (c, s) -> {}, 0, call::created, call.context(), cell)));
    }

    static NdkPd pd(NdkAdapter adapter) {
        return created(
                NdkPd.class,
                (call, cell) ->
                        adapter.dispatch().createPd(adapter, new CreatePdArgs(call::created, call.context(), cell)));
    }

    static NdkQp qp(NdkPd pd, NdkCq receive, NdkCq initiator) {
        return created(
                NdkQp.class,
                (call, cell) -> pd.dispatch()
                        .createQp(
                                pd,
                                new CreateQpArgs(
                                        receive, initiator, 0, 4, 4, 1, 1, 0, call::created, call.context(), cell)));
    }

    static NdkQp qp(NdkAdapter adapter) {
        NdkCq cq = cq(adapter);
        return qp(pd(adapter), cq, cq);
    }

    static NdkSharedEndpoint sharedEndpoint(NdkAdapter adapter, NdkSockaddr address) {
        return created(
                NdkSharedEndpoint.class,
                (call, cell) -> adapter.dispatch()
                        .createSharedEndpoint(
                                adapter,
                                new CreateSharedEndpointArgs(
                                        sockaddr(address), address.length(), call::created, call.context(), cell)));
    }

    static Call createSharedEndpoint(NdkAdapter adapter, NdkSockaddr address) {
        return Call.of(call -> adapter.dispatch()
                .createSharedEndpoint(
                        adapter,
                        new CreateSharedEndpointArgs(
                                sockaddr(address),
                                address.length(),
                                call::created,
                                call.context(),
                                new ObjectCell<>())));
    }

    static NdkListener listener(NdkAdapter adapter, Consumer<NdkConnector> connectEvent) {
        return created(
                NdkListener.class,
                (call, cell) -> adapter.dispatch()
                        .createListener(
                                adapter,
                                new CreateListenerArgs(
                                        (context, connector) -> connectEvent.accept(connector),
                                        7,
                                        call::created,
                                        call.context(),
                                        cell)));
    }

    /** A listener on the passive adapter whose connectors are queued; listens on a free port. */
    final class Incoming {
        final BlockingQueue<NdkConnector> connectors = new LinkedBlockingQueue<>();
        final NdkListener listener = listener(passive(), connectors::add);
        final NdkSockaddr address;

        Incoming() {
            assertThat(listen(listener, passiveAddress(0)).outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
            address = addressOf(args -> listener.dispatch().getLocalAddress(listener, args));
        }

        NdkConnector next() {
            try {
                return Objects.requireNonNull(connectors.poll(10, TimeUnit.SECONDS), "no connect event");
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    // Requests.

    static Call listen(NdkListener listener, NdkSockaddr address) {
        return Call.of(call -> listener.dispatch()
                .listen(listener, new ListenArgs(sockaddr(address), address.length(), call::complete, call.context())));
    }

    Call connect(NdkConnector connector, NdkSockaddr destination) {
        return connect(connector, qp(active()), activeAddress(0), destination, SOME_LIMITS, NOTHING);
    }

    Call connect(NdkConnector connector, NdkSockaddr source, NdkSockaddr destination) {
        return connect(connector, qp(active()), source, destination, SOME_LIMITS, NOTHING);
    }

    static Call connect(
            NdkConnector connector,
            NdkQp qp,
            NdkSockaddr source,
            NdkSockaddr destination,
            ReadLimits limits,
            byte[] privateData) {
        return connect(() -> {}, connector, qp, source, destination, limits, privateData);
    }

    static Call connect(
            Runnable inside,
            NdkConnector connector,
            NdkQp qp,
            NdkSockaddr source,
            NdkSockaddr destination,
            ReadLimits limits,
            byte[] privateData) {
        return Call.of(
                inside,
                call -> connector
                        .dispatch()
                        .connect(
                                connector,
                                new ConnectArgs(
                                        qp,
                                        sockaddr(source),
                                        source.length(),
                                        sockaddr(destination),
                                        destination.length(),
                                        limits.inbound(),
                                        limits.outbound(),
                                        pointer(privateData),
                                        privateData.length,
                                        call::complete,
                                        call.context())));
    }

    static Call connect(NdkConnector connector, NdkQp qp, NdkSharedEndpoint shared, NdkSockaddr destination) {
        return Call.of(call -> connector
                .dispatch()
                .connectWithSharedEndpoint(
                        connector,
                        new ConnectWithSharedEndpointArgs(
                                qp,
                                shared,
                                sockaddr(destination),
                                destination.length(),
                                1,
                                1,
                                null,
                                0,
                                call::complete,
                                call.context())));
    }

    Call accept(NdkConnector connector) {
        return accept(connector, qp(passive()), SOME_LIMITS, NOTHING, () -> {});
    }

    static Call accept(
            NdkConnector connector, NdkQp qp, ReadLimits limits, byte[] privateData, Runnable disconnectEvent) {
        return Call.of(call -> connector
                .dispatch()
                .accept(
                        connector,
                        new AcceptArgs(
                                qp,
                                limits.inbound(),
                                limits.outbound(),
                                pointer(privateData),
                                privateData.length,
                                context -> disconnectEvent.run(),
                                3,
                                call::complete,
                                call.context())));
    }

    static Call completeConnect(NdkConnector connector, Runnable disconnectEvent) {
        return completeConnect(() -> {}, connector, disconnectEvent);
    }

    static Call completeConnect(Runnable inside, NdkConnector connector, Runnable disconnectEvent) {
        return Call.of(
                inside,
                call -> connector
                        .dispatch()
                        .completeConnect(
                                connector,
                                new CompleteConnectArgs(
                                        context -> disconnectEvent.run(), 4, call::complete, call.context())));
    }

    static NtStatus reject(NdkConnector connector, byte[] privateData) {
        return connector.dispatch().reject(connector, new RejectArgs(pointer(privateData), privateData.length));
    }

    static Call disconnect(NdkConnector connector) {
        return Call.of(
                call -> connector.dispatch().disconnect(connector, new DisconnectArgs(call::complete, call.context())));
    }

    static Call close(NdkConnector connector) {
        return close(() -> {}, connector);
    }

    static Call close(Runnable inside, NdkConnector connector) {
        return Call.of(
                inside,
                call -> connector.dispatch().closeConnector(connector, new CloseArgs(call::closed, call.context())));
    }

    static Call close(NdkListener listener) {
        return Call.of(
                call -> listener.dispatch().closeListener(listener, new CloseArgs(call::closed, call.context())));
    }

    static Call close(NdkQp qp) {
        return Call.of(call -> qp.dispatch().closeQp(qp, new CloseArgs(call::closed, call.context())));
    }

    static Call close(NdkCq cq) {
        return Call.of(call -> cq.dispatch().closeCq(cq, new CloseArgs(call::closed, call.context())));
    }

    static Call close(NdkPd pd) {
        return Call.of(call -> pd.dispatch().closePd(pd, new CloseArgs(call::closed, call.context())));
    }

    static Call close(NdkSharedEndpoint shared) {
        return Call.of(
                call -> shared.dispatch().closeSharedEndpoint(shared, new CloseArgs(call::closed, call.context())));
    }

    // Reads.

    static NdkSockaddr localAddress(NdkConnector connector) {
        return addressOf(args -> connector.dispatch().getLocalAddress(connector, args));
    }

    static NdkSockaddr peerAddress(NdkConnector connector) {
        return addressOf(args -> connector.dispatch().getPeerAddress(connector, args));
    }

    static NdkSockaddr addressOf(Function<GetAddressArgs, NtStatus> function) {
        Bytes bytes = Bytes.ofSize(64);
        UlongCell length = new UlongCell(64);
        assertThat(function.apply(new GetAddressArgs(bytes, length))).isEqualTo(NtStatus.STATUS_SUCCESS);
        return NdkSockaddr.read(bytes, length.get());
    }

    static InetAddress inet(String literal) {
        try {
            return InetAddress.getByName(literal);
        } catch (UnknownHostException e) {
            throw new AssertionError(e);
        }
    }

    private static @Nullable Bytes pointer(byte[] privateData) {
        return privateData.length == 0 ? null : Bytes.of(privateData);
    }
}
