package org.ndktck.rules;

import static org.ndktck.catalog.RequirementId.GLA_08;
import static org.ndktck.catalog.RequirementId.GLA_09;
import static org.ndktck.catalog.RequirementId.GLA_10;
import static org.ndktck.catalog.RequirementId.GLA_11;
import static org.ndktck.catalog.RequirementId.GLA_12;
import static org.ndktck.catalog.RequirementId.GPA_08;
import static org.ndktck.catalog.RequirementId.GPA_09;
import static org.ndktck.catalog.RequirementId.LIS_21;
import static org.ndktck.catalog.RequirementId.LIS_24;
import static org.ndktck.catalog.RequirementId.LIS_34;
import static org.ndktck.catalog.RequirementId.SEP_11;
import static org.ndktck.catalog.RequirementId.SEP_12;
import static org.ndktck.catalog.RequirementId.SEP_18;

import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.AddressCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.NdkFunction;
import org.ndktck.record.CallOrder;
import org.ndktck.record.ConnectRecord;
import org.ndktck.record.ConnectorRecord;
import org.ndktck.record.ListenerRecord;
import org.ndktck.record.SharedEndpointRecord;
import org.ndktck.record.TryRecord;

/** Which calls that ask for an address must be answered, and with what. */
final class AddressRules {

    private final TryRecord record;
    private final TrialFacts facts;
    private final Consumer<Breach> out;

    AddressRules(TryRecord record, TrialFacts facts, Consumer<Breach> out) {
        this.record = record;
        this.facts = facts;
        this.out = out;
    }

    void judge() {
        record.listeners().forEach(this::listener);
        record.endpoints().forEach(this::endpoint);
        for (ConnectorRecord connector : record.connectors()) {
            if (!connector.isConfused()) {
                connector(connector);
            }
        }
    }

    /** Looks through all calls of an object, most of which ask for nothing: without a stream. */
    private static List<AddressCall> asked(List<Call> calls, NdkFunction function, Predicate<Call> when) {
        List<AddressCall> asked = new ArrayList<>(0);
        for (Call call : calls) {
            if (call.function() == function && call.endedAt() != CallOrder.NEVER && when.test(call)) {
                asked.add((AddressCall) call);
            }
        }
        return asked;
    }

    private void judge(List<AddressCall> calls, ExpectedAddress expected, RequirementId mustTell) {
        if (!calls.isEmpty()) {
            new AddressAnswers(calls, expected, mustTell, facts.disturbed(), out).judge();
        }
    }

    // --- listeners and shared endpoints

    private void listener(ListenerRecord listener) {
        List<AddressCall> calls = asked(
                listener.calls(),
                NdkFunction.GET_LISTENER_LOCAL_ADDRESS,
                call -> listener.listen()
                        .filter(listen -> CallOrder.succeededBefore(listen, call.number()))
                        .isPresent());
        if (!calls.isEmpty()) {
            listener.given().ifPresent(local -> judge(calls, placeOf(listener, local), LIS_21));
        }
    }

    private ExpectedAddress placeOf(ListenerRecord listener, InetSocketAddress local) {
        return local.getPort() != 0
                ? ExpectedAddress.given(local, LIS_34)
                : ExpectedAddress.alike(local.getAddress(), reached(listener), LIS_24);
    }

    /** The port at which a request has reached the listener, 0 if none has for certain. */
    private int reached(ListenerRecord listener) {
        return record.connectors().stream()
                .filter(connector ->
                        connector.listener().filter(listener::equals).isPresent())
                .filter(connector -> connector.attempts().size() == 1)
                .mapToInt(connector ->
                        connector.attempts().get(0).asked().destination().getPort())
                .findFirst()
                .orElse(0);
    }

    private void endpoint(SharedEndpointRecord endpoint) {
        List<AddressCall> calls = asked(endpoint.calls(), NdkFunction.GET_SHARED_ENDPOINT_LOCAL_ADDRESS, call -> true);
        InetSocketAddress local = endpoint.given();
        ExpectedAddress expected = local.getPort() != 0
                ? ExpectedAddress.given(local, SEP_18)
                : ExpectedAddress.alike(local.getAddress(), 0, SEP_11);
        judge(calls, expected, SEP_12);
    }

    // --- connectors

    private void connector(ConnectorRecord connector) {
        Predicate<Call> connected = call -> isConnectedDuring(connector, call);
        List<AddressCall> local = asked(connector.calls(), NdkFunction.GET_LOCAL_ADDRESS, connected);
        List<AddressCall> peer = asked(connector.calls(), NdkFunction.GET_PEER_ADDRESS, connected);
        if (local.isEmpty() && peer.isEmpty()) {
            return;
        }
        if (connector.isPassive()) {
            connector.listener().flatMap(this::inherited).ifPresent(expected -> judge(local, expected, GLA_12));
            peerOfThePassive(connector).ifPresent(expected -> judge(peer, expected, GPA_09));
        } else {
            connector.connects().stream()
                    .filter(ConnectRecord::succeeded)
                    .findFirst()
                    .ifPresent(connect -> {
                        source(connect).ifPresent(expected -> judge(local, expected, GLA_12));
                        judge(peer, ExpectedAddress.given(connect.asked().destination(), GPA_08), GPA_08);
                    });
        }
    }

    /** In all other states a failure is tolerated, and what a success tells is not demanded (AMB-18, AMB-53). */
    private boolean isConnectedDuring(ConnectorRecord connector, Call call) {
        return connector.isEstablishedBefore(call.number())
                && !record.isCarrierClosingBefore(call.endedAt(), connector)
                && !connector.hasLeftBefore(call.endedAt())
                && !connector.mayBeAloneBefore(call.endedAt());
    }

    private Optional<ExpectedAddress> inherited(ListenerRecord listener) {
        return listener.given().map(local -> {
            int port = local.getPort() == 0 ? reached(listener) : local.getPort();
            return ExpectedAddress.alike(local.getAddress(), port, GLA_09);
        });
    }

    private Optional<ExpectedAddress> source(ConnectRecord connect) {
        Optional<InetSocketAddress> own = connect.source();
        if (own.isPresent()) {
            return own.map(local -> local.getPort() != 0
                    ? ExpectedAddress.given(local, GLA_11)
                    : ExpectedAddress.alike(local.getAddress(), 0, GLA_08));
        }
        return record.endpointOf(connect)
                .map(SharedEndpointRecord::given)
                .map(local -> ExpectedAddress.alike(local.getAddress(), local.getPort(), GLA_10));
    }

    private Optional<ExpectedAddress> peerOfThePassive(ConnectorRecord connector) {
        if (connector.attempts().size() != 1) {
            return Optional.empty();
        }
        return source(connector.attempts().get(0))
                .map(expected -> ExpectedAddress.alike(expected.host(), expected.port(), GPA_09));
    }
}
