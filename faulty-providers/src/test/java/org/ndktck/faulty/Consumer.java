package org.ndktck.faulty;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import org.ndktck.api.*;
import org.ndktck.api.provider.OpenedAdapters;

/** Makes one connection, reads its data, ends it and closes everything. */
public final class Consumer {

    private static final int CAPACITY = 1024;

    /** More than any provider of the zoo requires. */
    private static final int DATA_CAPACITY = 1 << 21;

    private final OpenedAdapters adapters;
    private final int dataCapacity;
    private final CompletableFuture<NdkConnector> incoming = new CompletableFuture<>();

    /** Has room for whatever a provider of the zoo requires. */
    Consumer(OpenedAdapters adapters) {
        this(adapters, DATA_CAPACITY);
    }

    /**
     * Uses the first address of each adapter.
     *
     * @param adapters to connect with each other
     * @param dataCapacity room for private data, in bytes
     */
    public Consumer(OpenedAdapters adapters, int dataCapacity) {
        this.adapters = adapters;
        this.dataCapacity = dataCapacity;
    }

    /** Waits for everything but the completions of the disconnects, which one provider never calls. */
    public void makeOneConnection() {
        Side active = new Side(adapters.activeAdapter());
        Side passive = new Side(adapters.passiveAdapter());
        NdkListener listener = listener();
        NdkConnector connector = Call.create(
                NdkConnector.class,
                (call, cell) -> adapters.activeAdapter()
                        .dispatch()
                        .createConnector(adapters.activeAdapter(), new CreateConnectorArgs(call::created, 1, cell)));

        Call connect = connect(connector, active.qp, addressOf(listener));
        NdkConnector peer = Call.await(incoming);
        readFrom(peer);
        Call accept = accept(peer, passive.qp);
        assertThat(connect.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
        readFrom(connector);
        assertThat(completeConnect(connector).outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
        assertThat(accept.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
        disconnect(connector);
        disconnect(peer);

        assertClosed(Call.of(call -> connector.dispatch().closeConnector(connector, new CloseArgs(call::closed, 1))));
        assertClosed(Call.of(call -> peer.dispatch().closeConnector(peer, new CloseArgs(call::closed, 1))));
        assertClosed(Call.of(call -> listener.dispatch().closeListener(listener, new CloseArgs(call::closed, 1))));
        active.close();
        passive.close();
    }

    private NdkListener listener() {
        NdkAdapter adapter = adapters.passiveAdapter();
        NdkListener listener = Call.create(
                NdkListener.class,
                (call, cell) -> adapter.dispatch()
                        .createListener(
                                adapter,
                                new CreateListenerArgs(
                                        (context, connector) -> incoming.complete(connector),
                                        1,
                                        call::created,
                                        1,
                                        cell)));
        NdkSockaddr any = new NdkSockaddr(adapters.passiveAddresses().get(0), 0);
        Call listen = Call.of(call ->
                listener.dispatch().listen(listener, new ListenArgs(Memory.of(any), any.length(), call::completed, 1)));
        assertThat(listen.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
        return listener;
    }

    private static NdkSockaddr addressOf(NdkListener listener) {
        Memory address = new Memory(CAPACITY);
        UlongPointer length = UlongCell.holding(CAPACITY);
        assertThat(listener.dispatch().getLocalAddress(listener, new GetAddressArgs(address, length)))
                .isEqualTo(NtStatus.STATUS_SUCCESS);
        return NdkSockaddr.read(address, length.get());
    }

    private Call connect(NdkConnector connector, NdkQp qp, NdkSockaddr destination) {
        NdkSockaddr source = new NdkSockaddr(adapters.activeAddresses().get(0), 0);
        return Call.of(call -> connector
                .dispatch()
                .connect(
                        connector,
                        new ConnectArgs(
                                qp,
                                Memory.of(source),
                                source.length(),
                                Memory.of(destination),
                                destination.length(),
                                4,
                                3,
                                new Memory(1),
                                1,
                                call::completed,
                                1)));
    }

    private static Call accept(NdkConnector peer, NdkQp qp) {
        return Call.of(call -> peer.dispatch()
                .accept(peer, new AcceptArgs(qp, 3, 4, new Memory(2), 2, context -> {}, 1, call::completed, 1)));
    }

    private static Call completeConnect(NdkConnector connector) {
        return Call.of(call -> connector
                .dispatch()
                .completeConnect(connector, new CompleteConnectArgs(context -> {}, 1, call::completed, 1)));
    }

    private static void disconnect(NdkConnector connector) {
        connector.dispatch().disconnect(connector, new DisconnectArgs((context, status) -> {}, 1));
    }

    private void readFrom(NdkConnector connector) {
        GetConnectionDataArgs args = new GetConnectionDataArgs(
                UlongCell.holding(0), UlongCell.holding(0), new Memory(dataCapacity), UlongCell.holding(dataCapacity));
        assertThat(connector.dispatch().getConnectionData(connector, args)).isEqualTo(NtStatus.STATUS_SUCCESS);
    }

    private static void assertClosed(Call close) {
        assertThat(close.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
    }

    /** What one side needs before it can connect or accept. */
    private static final class Side {

        private final NdkCq cq;
        private final NdkPd pd;
        private final NdkQp qp;

        Side(NdkAdapter adapter) {
            cq = Call.create(
                    NdkCq.class,
                    (call, cell) -> adapter.dispatch()
                            .createCq(
                                    adapter, new CreateCqArgs(2, (context, status) -> {}, 1, call::created, 1, cell)));
            pd = Call.create(
                    NdkPd.class,
                    (call, cell) -> adapter.dispatch().createPd(adapter, new CreatePdArgs(call::created, 1, cell)));
            qp = Call.create(
                    NdkQp.class,
                    (call, cell) -> pd.dispatch()
                            .createQp(pd, new CreateQpArgs(cq, cq, 1, 1, 1, 1, 1, 0, call::created, 1, cell)));
        }

        void close() {
            assertClosed(Call.of(call -> qp.dispatch().closeQp(qp, new CloseArgs(call::closed, 1))));
            assertClosed(Call.of(call -> pd.dispatch().closePd(pd, new CloseArgs(call::closed, 1))));
            assertClosed(Call.of(call -> cq.dispatch().closeCq(cq, new CloseArgs(call::closed, 1))));
        }
    }
}
