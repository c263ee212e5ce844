package org.ndktck.record;

import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.stream.Stream;
import org.ndktck.api.NdkObject;
import org.ndktck.gate.Arguments;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.EventCallback;
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
    private final Function<NdkObject<?>, String> names;
    private final BiPredicate<NdkObject<?>, NdkObject<?>> needs;
    private final Map<NdkObject<?>, Connector> connectors = new LinkedHashMap<>();
    private final Map<NdkObject<?>, Listener> listeners = new LinkedHashMap<>();
    private final Map<NdkObject<?>, Endpoint> endpoints = new LinkedHashMap<>();
    private final Map<NdkObject<?>, Integer> delivered = new HashMap<>();
    private boolean ambiguous;

    /**
     * Makes the record of what was recorded so far.
     *
     * @param calls the calls, in the order they were begun
     * @param events the events, in the order they came
     * @param names how the kit names objects
     * @param needs whether an object was made over another or connected with it, by itself or through others
     */
    public TryRecord(
            List<Call> calls,
            List<EventCallback> events,
            Function<NdkObject<?>, String> names,
            BiPredicate<NdkObject<?>, NdkObject<?>> needs) {
        this.calls = List.copyOf(calls);
        this.names = names;
        this.needs = needs;
        this.calls.forEach(this::created);
        List<EventCallback> seen = List.copyOf(events);
        seen.stream()
                .filter(event -> event.kind() == EventCallback.Kind.CONNECT)
                .forEach(this::requested);
        this.calls.forEach(this::called);
        seen.stream()
                .filter(event -> event.kind().isDisconnect())
                .forEach(event -> connector(event.owner().object()).ifPresent(connector -> connector.left(event)));
        new Pairing(connectors.values()).pair();
    }

    private void created(Call call) {
        if (!(call instanceof AsyncCall create)
                || call.function().kind() != NdkFunction.Kind.CREATE
                || !create.completion().succeeded()) {
            return;
        }
        NdkObject<?> made = create.object(create.completion());
        if (made == null) {
            return;
        }
        deliver(made, create.number());
        switch (create.function()) {
            case CREATE_CONNECTOR -> connectorOf(made).created(create.target());
            case CREATE_LISTENER -> listeners.put(made, new Listener(made, names.apply(made), create.target()));
            case CREATE_SHARED_ENDPOINT ->
                create.arguments()
                        .filter(Arguments.SharedEndpoint.class::isInstance)
                        .ifPresent(given -> endpoints.put(
                                made, new Endpoint(made, create, ((Arguments.SharedEndpoint) given).local())));
            default -> {}
        }
    }

    private void requested(EventCallback event) {
        Listener listener = listeners.get(event.owner().object());
        if (listener != null) {
            listener.raised(event);
        }
        NdkObject<?> connector = event.delivered();
        if (connector != null) {
            deliver(connector, event.number());
            connectorOf(connector).requested(event, listener);
        }
    }

    private void deliver(NdkObject<?> object, int number) {
        Integer before = delivered.put(object, number);
        ambiguous |= before != null
                && calls.stream()
                        .anyMatch(call -> call.function().kind() == NdkFunction.Kind.CLOSE
                                && call.target().equals(object)
                                && call.number() < Math.max(before, number));
    }

    /** Whether an object was delivered again after its close: which call was made on which of its lifetimes is not told apart. */
    public boolean isAmbiguous() {
        return ambiguous;
    }

    private Connector connectorOf(NdkObject<?> object) {
        return connectors.computeIfAbsent(object, made -> new Connector(made, names.apply(made)));
    }

    private void called(Call call) {
        connector(call.target()).ifPresent(connector -> connector.called(call));
        Listener listener = listeners.get(call.target());
        if (listener != null) {
            listener.called(call);
        }
        Endpoint endpoint = endpoints.get(call.target());
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
    public boolean isUnderminedBefore(int position, Connector connector) {
        return isClosingBefore(NEEDED_TO_CONNECT, position, connector);
    }

    /** As {@link #isUnderminedBefore}, for what an established connection needs: neither listener nor shared endpoint. */
    public boolean isCarrierClosingBefore(int position, Connector connector) {
        return isClosingBefore(NEEDED_BY_A_CONNECTION, position, connector);
    }

    private boolean isClosingBefore(Set<NdkFunction> closes, int position, Connector connector) {
        return calls.stream()
                .filter(call -> call.number() < position && closes.contains(call.function()))
                .anyMatch(close -> Stream.concat(Stream.of(connector), connector.peers())
                        .anyMatch(one -> needs.test(one.object(), close.target())));
    }

    /** All connectors. */
    public Collection<Connector> connectors() {
        return connectors.values();
    }

    /** All connects, those of one connector in the order they were begun. */
    public List<Attempt> connects() {
        return connectors.values().stream()
                .flatMap(connector -> connector.connects().stream())
                .toList();
    }

    /** All listeners. */
    public Collection<Listener> listeners() {
        return listeners.values();
    }

    /** All shared endpoints. */
    public Collection<Endpoint> endpoints() {
        return endpoints.values();
    }

    /** What is known of a connector. */
    public Optional<Connector> connector(NdkObject<?> object) {
        return Optional.ofNullable(connectors.get(object));
    }

    /** What is known of a shared endpoint. */
    public Optional<Endpoint> endpoint(NdkObject<?> object) {
        return Optional.ofNullable(endpoints.get(object));
    }
}
