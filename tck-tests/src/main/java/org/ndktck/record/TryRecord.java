package org.ndktck.record;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import org.ndktck.gate.Arguments;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.EventCallback;
import org.ndktck.gate.Lifetime;
import org.ndktck.gate.NdkFunction;

/** All connectors, listeners and shared endpoints of a try, and who may be connected with whom. */
public final class TryRecord {

    private static final Set<NdkFunction> NEEDED_BY_A_CONNECTION =
            EnumSet.of(NdkFunction.CLOSE_CQ, NdkFunction.CLOSE_PD, NdkFunction.CLOSE_QP);

    private static final Set<NdkFunction> NEEDED_TO_CONNECT = EnumSet.of(
            NdkFunction.CLOSE_CQ,
            NdkFunction.CLOSE_PD,
            NdkFunction.CLOSE_QP,
            NdkFunction.CLOSE_LISTENER,
            NdkFunction.CLOSE_SHARED_ENDPOINT);

    private final List<Call> calls;
    private final BiPredicate<Lifetime, Lifetime> needs;
    private final Map<Lifetime, ConnectorRecord> connectors = new LinkedHashMap<>();
    private final Map<Lifetime, ListenerRecord> listeners = new LinkedHashMap<>();
    private final Map<Lifetime, SharedEndpointRecord> endpoints = new LinkedHashMap<>();

    /**
     * Makes the record of what was recorded so far.
     *
     * @param calls the calls, in the order they were begun
     * @param events the events, in the order they came
     * @param needs whether an object was made over another or connected with it, by itself or through others
     */
    public TryRecord(List<Call> calls, List<EventCallback> events, BiPredicate<Lifetime, Lifetime> needs) {
        this.calls = List.copyOf(calls);
        this.needs = needs;
        this.calls.forEach(this::created);
        List<EventCallback> seen = List.copyOf(events);
        for (EventCallback event : seen) {
            if (event.kind() == EventCallback.Kind.CONNECT) {
                requested(event);
            }
        }
        this.calls.forEach(this::called);
        for (EventCallback event : seen) {
            ConnectorRecord connector = connectors.get(event.owner());
            if (connector != null && event.kind().isDisconnect()) {
                connector.left(event);
            }
        }
        new RequestMatching(connectors.values()).pair();
    }

    private void created(Call call) {
        if (!(call instanceof AsyncCall create)
                || call.function().kind() != NdkFunction.Kind.CREATE
                || !create.completion().succeeded()) {
            return;
        }
        Lifetime made = create.made();
        if (made == null) {
            return;
        }
        switch (create.function()) {
            case CREATE_CONNECTOR -> connectorOf(made).created(create.target());
            case CREATE_LISTENER -> listeners.put(made, new ListenerRecord(made, create.target()));
            case CREATE_SHARED_ENDPOINT ->
                create.arguments()
                        .filter(Arguments.SharedEndpoint.class::isInstance)
                        .ifPresent(given -> endpoints.put(
                                made,
                                new SharedEndpointRecord(made, create, ((Arguments.SharedEndpoint) given).local())));
            default -> {}
        }
    }

    private void requested(EventCallback event) {
        ListenerRecord listener = listeners.get(event.owner());
        if (listener != null) {
            listener.raised(event);
        }
        Lifetime connector = event.connector();
        if (connector != null) {
            connectorOf(connector).requested(event, listener);
        }
    }

    private ConnectorRecord connectorOf(Lifetime lifetime) {
        return connectors.computeIfAbsent(lifetime, ConnectorRecord::new);
    }

    private void called(Call call) {
        Lifetime lifetime = call.lifetime();
        ConnectorRecord connector = connectors.get(lifetime);
        if (connector != null) {
            connector.called(call);
        }
        ListenerRecord listener = listeners.get(lifetime);
        if (listener != null) {
            listener.called(call);
        }
        SharedEndpointRecord endpoint = endpoints.get(lifetime);
        if (endpoint != null) {
            endpoint.called(call);
        }
    }

    /** All calls, in the order they were begun. */
    public List<Call> calls() {
        return calls;
    }

    /**
     * Whether the close of something that a connector or its peer is made over or connected with had begun before a
     * position. It may end the connection, or have no effect before the connectors are closed (LIF-12).
     */
    public boolean isUnderminedBefore(int position, ConnectorRecord connector) {
        return isClosingBefore(NEEDED_TO_CONNECT, position, connector);
    }

    /** As {@link #isUnderminedBefore}, for what an established connection needs: neither listener nor shared endpoint. */
    public boolean isCarrierClosingBefore(int position, ConnectorRecord connector) {
        return isClosingBefore(NEEDED_BY_A_CONNECTION, position, connector);
    }

    /** Asked for every call that tells something, so without a stream. */
    private boolean isClosingBefore(Set<NdkFunction> closes, int position, ConnectorRecord connector) {
        for (Call call : calls) {
            if (call.number() < position && closes.contains(call.function()) && isNeeded(call.lifetime(), connector)) {
                return true;
            }
        }
        return false;
    }

    private boolean isNeeded(Lifetime closing, ConnectorRecord connector) {
        if (needs.test(connector.lifetime(), closing)) {
            return true;
        }
        for (ConnectorRecord peer : connector.peers()) {
            if (needs.test(peer.lifetime(), closing)) {
                return true;
            }
        }
        return false;
    }

    /** All connectors. */
    public Collection<ConnectorRecord> connectors() {
        return connectors.values();
    }

    /** All connects, those of one connector in the order they were begun. */
    public List<ConnectRecord> connects() {
        List<ConnectRecord> connects = new ArrayList<>();
        connectors.values().forEach(connector -> connects.addAll(connector.connects()));
        return connects;
    }

    /** All listeners. */
    public Collection<ListenerRecord> listeners() {
        return listeners.values();
    }

    /** All shared endpoints. */
    public Collection<SharedEndpointRecord> endpoints() {
        return endpoints.values();
    }

    /** The shared endpoint that a connect was made over. */
    public Optional<SharedEndpointRecord> endpointOf(ConnectRecord connect) {
        return endpoints.values().stream()
                .filter(endpoint -> endpoint.carries(connect))
                .findFirst();
    }
}
