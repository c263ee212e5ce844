package org.ndktck.rules;

import static org.ndktck.catalog.RequirementId.CEV_01;
import static org.ndktck.catalog.RequirementId.CEV_05;
import static org.ndktck.catalog.RequirementId.CEV_06;
import static org.ndktck.catalog.RequirementId.DEV_02;

import java.util.List;
import java.util.function.Consumer;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.EventCallback;
import org.ndktck.record.CallOrder;
import org.ndktck.record.ConnectRecord;
import org.ndktck.record.ConnectorRecord;
import org.ndktck.record.ListenerRecord;
import org.ndktck.record.TryRecord;

/** Who may hear of a connect, and of a peer that leaves. */
final class EventRules {

    private final TryRecord record;
    private final TrialFacts facts;
    private final Consumer<Breach> out;
    private final List<ConnectRecord> attempts;

    EventRules(TryRecord record, TrialFacts facts, Consumer<Breach> out) {
        this.record = record;
        this.facts = facts;
        this.out = out;
        this.attempts = record.connects();
    }

    void judge() {
        for (ConnectorRecord connector : record.connectors()) {
            if (connector.isConfused()) {
                continue;
            }
            if (connector.isPassive()) {
                request(connector, connector.request().orElseThrow());
            }
            if (!facts.disturbed()) {
                connector.departures().forEach(event -> departure(connector, event));
            }
        }
    }

    private void breach(RequirementId row, EventCallback event, String expected, String observed) {
        out.accept(new Breach(row, event, expected, observed));
    }

    // --- connect events

    private void request(ConnectorRecord connector, EventCallback event) {
        ListenerRecord listener = connector.listener().orElse(null);
        if (listener == null || listener.given().isEmpty()) {
            return;
        }
        if (connector.attempts().isEmpty()) {
            unasked(listener, event);
        } else {
            silenced(connector, listener, event);
        }
    }

    /** No connect has the address of the listener for its destination. */
    private void unasked(ListenerRecord listener, EventCallback event) {
        List<ConnectRecord> begun = attempts.stream()
                .filter(attempt -> attempt.call().number() < event.number())
                .toList();
        if (begun.isEmpty()) {
            return; // more events than connects are counted by others
        }
        boolean heardElsewhere =
                begun.stream().allMatch(attempt -> !attempt.passives().isEmpty());
        breach(
                heardElsewhere ? CEV_05 : CEV_01,
                event,
                "connect events of requests for the address of " + listener.name() + " only",
                event.line() + " came on " + listener.name() + ", whose address no connect has for its destination");
    }

    private void silenced(ConnectorRecord connector, ListenerRecord listener, EventCallback event) {
        boolean over = listener.close()
                .filter(close -> CallOrder.outcomeOf(close) < event.number())
                .isPresent();
        if (over) {
            return; // nothing at all may come then, which is said elsewhere
        }
        boolean closing = connector.attempts().stream()
                .allMatch(attempt ->
                        listener.closeHadReturnedBefore(attempt.call().number()));
        boolean paused = connector.attempts().stream()
                .allMatch(attempt -> listener.isPausedFromTo(attempt.call().number(), event.number()));
        if (closing || paused) {
            breach(
                    CEV_06,
                    event,
                    "no event of a connect that was begun after the listener was " + (closing ? "closed" : "paused"),
                    event.line() + " came");
        }
    }

    // --- disconnect events

    private void departure(ConnectorRecord connector, EventCallback event) {
        List<ConnectorRecord> peers = connector.peers();
        boolean left = peers.stream()
                .anyMatch(peer -> peer.hasLeftBefore(event.number())
                        || peer.answer().filter(CallOrder::failed).isPresent());
        boolean closing =
                connector.isClosingBefore(event.number()) || record.isUnderminedBefore(event.number(), connector);
        if (peers.isEmpty() || left || closing || !connector.isEstablishedBefore(event.number())) {
            return;
        }
        boolean leaving = connector
                .disconnect()
                .filter(disconnect -> disconnect.number() < event.number())
                .isPresent();
        if (!leaving) { // what its own call may raise is for those who wait for the outcome (AMB-07)
            breach(
                    DEV_02,
                    event,
                    "a disconnect event when the peer has left only",
                    event.line() + " came, and its peer had neither disconnected nor closed its connector");
        }
    }
}
