package org.ndktck.reference.connection;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.reference.adapter.ReferenceAdapter;
import org.ndktck.reference.execution.DeferredWork;
import org.ndktck.reference.lifetime.Lifetime;
import org.ndktck.reference.refusal.Misuse;
import org.ndktck.reference.refusal.Refusal;
import org.ndktck.reference.transport.Channel;
import org.ndktck.reference.transport.ChannelEvents;
import org.ndktck.reference.transport.ConnectRequestHandler;
import org.ndktck.reference.transport.Endpoint;
import org.ndktck.reference.transport.Message;

/** A listener: turns requests for its address into connectors and connect events. */
public final class ReferenceListener extends NdkListener implements ConnectRequestHandler {

    private final ReferenceAdapter adapter;
    private final Lifetime lifetime;
    private final NdkConnectEventCallback connectEvent;
    private final long connectEventContext;
    private @Nullable Endpoint endpoint;
    private boolean paused;
    private final List<Connection> undecided = new ArrayList<>(1);

    public ReferenceListener(
            ReferenceAdapter adapter,
            Lifetime lifetime,
            NdkConnectEventCallback connectEvent,
            long connectEventContext) {
        super(adapter.version(), adapter.tables().listener());
        this.adapter = adapter;
        this.lifetime = lifetime;
        this.connectEvent = connectEvent;
        this.connectEventContext = connectEventContext;
    }

    public Lifetime lifetime() {
        return lifetime;
    }

    /** Takes the address into use until the listener is closed (LIS-16, LIS-19). */
    public void listen(NdkSockaddr wanted) throws Refusal {
        Misuse.unless(endpoint == null, NtStatus.STATUS_INVALID_DEVICE_STATE);
        adapter.services().resources().require();
        Endpoint bound = adapter.transport().listen(wanted, adapter.facts().addresses(), this);
        lifetime.onClosed(deferred -> bound.release().run());
        endpoint = bound;
    }

    /** Takes no more requests; the close waits until the transport takes none either (LIS-30). */
    public void close(DeferredWork deferred) {
        Endpoint bound = endpoint;
        if (bound != null) {
            lifetime.hold();
            adapter.transport().stopListening(bound, lifetime::release, deferred);
        }
    }

    public NdkSockaddr address() throws Refusal {
        return Refusal.unlessPresent(endpoint, NtStatus.STATUS_INVALID_DEVICE_STATE)
                .address();
    }

    /** Cannot fail, so a listener that is closing is no exception (LIS-27). */
    public void control(boolean pause) {
        adapter.lock().act(deferred -> paused = pause);
    }

    /** Paused or closing, it is as if there were no listener (LIS-25, LIS-30); its backlog may be full (CON-23). */
    @Override
    public boolean takesRequests() {
        undecided.removeIf(connection -> connection.state() != ConnectionState.INCOMING);
        return !paused
                && !lifetime.isClosing()
                && undecided.size() < adapter.facts().backlog();
    }

    @Override
    public boolean isPaused() {
        return paused;
    }

    /**
     * Makes the connector of a request, a successor of the listener from now on (LIF-21), and hands it
     * to the consumer (CEV-01). While the event runs, neither of the two can be closed (CEV-10,
     * CLO-27).
     */
    @Override
    public ChannelEvents take(Message.Request request, NdkSockaddr local, Channel channel, DeferredWork deferred) {
        Lifetime life = new Lifetime(adapter.lock());
        life.dependOn(adapter.lifetime());
        life.dependOn(lifetime);
        Connection connection = new Connection(adapter, life, local, channel, request);
        undecided.add(connection);
        ReferenceConnector connector = new ReferenceConnector(adapter, life, connection);
        lifetime.hold();
        life.hold();
        deferred.callback(() -> deliver(connector), settled -> {
            life.release(settled);
            lifetime.release(settled);
        });
        return connection;
    }

    private void deliver(ReferenceConnector connector) {
        if (adapter.lock().decide(deferred -> stillWanted(connector, deferred))) {
            connectEvent.connectEvent(connectEventContext, connector);
        }
    }

    /** A close that came before the callback could start prevents it; the request is refused (CLO-14, LIS-30). */
    private boolean stillWanted(ReferenceConnector connector, DeferredWork deferred) {
        if (lifetime.isClosing()) {
            connector.connection().close(deferred);
            connector.lifetime().vanish(deferred);
        }
        return !lifetime.isClosing();
    }
}
