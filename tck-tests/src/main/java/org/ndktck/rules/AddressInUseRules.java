package org.ndktck.rules;

import static org.ndktck.catalog.RequirementId.CON_34;
import static org.ndktck.catalog.RequirementId.LIS_16;
import static org.ndktck.catalog.RequirementId.LIS_28;
import static org.ndktck.catalog.RequirementId.SEP_14;
import static org.ndktck.catalog.RequirementId.SEP_15;

import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.Arguments;
import org.ndktck.gate.AsyncCall;
import org.ndktck.record.CallOrder;
import org.ndktck.record.ConnectRecord;
import org.ndktck.record.ConnectorRecord;
import org.ndktck.record.ListenerRecord;
import org.ndktck.record.SharedEndpointRecord;
import org.ndktck.record.TryRecord;

/** A local address and port that somebody has are not given to somebody else as well. */
final class AddressInUseRules {

    private final TryRecord record;
    private final Consumer<Breach> out;
    private final Map<InetSocketAddress, List<Holding>> holdings = new HashMap<>();

    AddressInUseRules(TryRecord record, Consumer<Breach> out) {
        this.record = record;
        this.out = out;
    }

    /**
     * An address that somebody holds.
     *
     * @param by the call that took it
     * @param row what somebody else breaks who gets it meanwhile
     * @param from position from which on it is certain
     * @param to position up to which it is certain
     */
    private record Holding(AsyncCall by, RequirementId row, int from, int to) {}

    void judge() {
        record.listeners().forEach(this::listener);
        record.endpoints().forEach(this::endpoint);
        record.connectors().forEach(connector -> connector.connects().forEach(this::source));
        holdings.forEach((address, all) -> {
            if (all.size() > 1) {
                all.forEach(one -> all.forEach(other -> judge(address, one, other)));
            }
        });
    }

    private void hold(@Nullable InetSocketAddress address, AsyncCall by, RequirementId row, int from, int to) {
        if (address != null && address.getPort() != 0 && from < to) {
            holdings.computeIfAbsent(address, key -> new ArrayList<>()).add(new Holding(by, row, from, to));
        }
    }

    private static int begin(Optional<AsyncCall> close) {
        return close.map(AsyncCall::number).orElse(CallOrder.NEVER);
    }

    private void listener(ListenerRecord listener) {
        AsyncCall listen = listener.listen().orElse(null);
        if (listen == null || !CallOrder.succeeded(listen)) {
            return;
        }
        InetSocketAddress address = listener.given().orElse(null);
        int closing = begin(listener.close());
        List<ConnectorRecord> accepted = record.connectors().stream()
                .filter(connector ->
                        connector.listener().filter(listener::equals).isPresent())
                .filter(connector -> connector.isEstablishedBefore(closing))
                .toList();
        if (accepted.isEmpty()) {
            hold(address, listen, LIS_16, CallOrder.outcomeOf(listen), closing);
        }
        int last = accepted.stream()
                .mapToInt(connector -> begin(connector.close()))
                .max()
                .orElse(0);
        hold(address, listen, LIS_28, closing, last);
    }

    private void endpoint(SharedEndpointRecord endpoint) {
        int closing = begin(endpoint.close());
        hold(endpoint.given(), endpoint.create(), SEP_14, CallOrder.outcomeOf(endpoint.create()), closing);
        int last = record.connects().stream()
                .filter(connect -> connect.succeeded() && connect.outcome() < closing && endpoint.carries(connect))
                .mapToInt(connect -> begin(connect.active().close()))
                .max()
                .orElse(0);
        hold(endpoint.given(), endpoint.create(), SEP_15, closing, last);
    }

    private void source(ConnectRecord connect) {
        if (connect.succeeded()) {
            hold(
                    connect.source().orElse(null),
                    connect.call(),
                    CON_34,
                    connect.outcome(),
                    begin(connect.active().close()));
        }
    }

    private void judge(InetSocketAddress address, Holding one, Holding other) {
        boolean meanwhile = !one.by().equals(other.by())
                && one.from() < other.by().number()
                && other.by().number() < other.from()
                && other.from() < one.to()
                && isTheTaking(other);
        if (meanwhile) {
            out.accept(new Breach(
                    one.row(),
                    other.by(),
                    "completed with a failure: " + Arguments.words(address) + " is in use",
                    other.by().completion().words()));
        }
    }

    /** Not what is held on to by connectors when the close was called. */
    private static boolean isTheTaking(Holding holding) {
        return holding.from() == CallOrder.outcomeOf(holding.by());
    }
}
