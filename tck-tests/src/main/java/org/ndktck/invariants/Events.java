package org.ndktck.invariants;

import static org.ndktck.catalog.RequirementId.CEV_02;
import static org.ndktck.catalog.RequirementId.CEV_03;
import static org.ndktck.catalog.RequirementId.CEV_05;
import static org.ndktck.catalog.RequirementId.DEV_01;
import static org.ndktck.catalog.RequirementId.DEV_09;
import static org.ndktck.catalog.RequirementId.EX_05;
import static org.ndktck.catalog.RequirementId.GEN_13;
import static org.ndktck.catalog.RequirementId.QP_19;

import java.util.List;
import org.ndktck.api.NdkObject;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.Call;
import org.ndktck.gate.EventCallback;
import org.ndktck.gate.NdkFunction;

/** Each event comes once for what it tells of, with the context it was registered with. */
final class Events extends Invariant {

    private final Recording recording;
    private final DeliveredObjects deliveries;

    Events(BreachSink sink, Recording recording, DeliveredObjects deliveries) {
        super(sink);
        this.recording = recording;
        this.deliveries = deliveries;
    }

    @Override
    public void event(EventCallback event) {
        if (event.given() != event.passed()) {
            forbidden(
                    contextRows(event.kind()),
                    event,
                    event.line() + " " + FindingNames.given(event.given()),
                    event.line() + " " + FindingNames.passed(event.passed()));
        }
        if (event.kind() == EventCallback.Kind.CONNECT) {
            connect(event);
        } else if (event.kind().isDisconnect()) {
            disconnect(event);
        } else {
            notification(event);
        }
    }

    private void notification(EventCallback event) {
        upTo(event).stream()
                .filter(other -> other.number() < event.number() && other.span().runningAt(event.number()))
                .findFirst()
                .ifPresent(running -> forbidden(
                        QP_19,
                        event,
                        event.line() + " when the one before has returned",
                        event.line() + " began while the one before was running"));
    }

    private static List<RequirementId> contextRows(EventCallback.Kind kind) {
        return switch (kind) {
            case CONNECT -> List.of(CEV_02, GEN_13);
            case DISCONNECT, DISCONNECT_EX -> List.of(DEV_09, GEN_13);
            case CQ_NOTIFICATION -> List.of(GEN_13);
        };
    }

    /** Two events for one request, or one connector for two requests. */
    private void connect(EventCallback event) {
        NdkObject<?> connector = event.delivered();
        boolean old = connector != null && deliveries.isOldFrom(event, connector);
        int events = upTo(event).size();
        int requests = connects();
        if (events > requests) {
            forbidden(
                    CEV_05,
                    event,
                    "no more connect events than connects, " + requests,
                    "connect event number " + events);
        } else if (connector == null || old) {
            forbidden(
                    CEV_03,
                    event,
                    event.line() + " brings a connector of its own",
                    event.line() + (connector == null ? " brings NULL" : " brings a connector that came before"));
        }
    }

    private List<EventCallback> upTo(EventCallback event) {
        List<EventCallback> events = recording.eventsOf(event.owner());
        events.removeIf(other -> other.number() > event.number());
        return events;
    }

    private int connects() {
        int connects = 0;
        for (Call call : recording.calls()) {
            NdkFunction function = call.function();
            if (function == NdkFunction.CONNECT || function == NdkFunction.CONNECT_WITH_SHARED_ENDPOINT) {
                connects++;
            }
        }
        return connects;
    }

    private void disconnect(EventCallback event) {
        List<EventCallback> tells = upTo(event);
        tells.removeIf(other -> !other.kind().isDisconnect());
        int events = tells.size();
        if (events > 1) {
            forbidden(
                    event.kind() == EventCallback.Kind.DISCONNECT_EX ? EX_05 : DEV_01,
                    event,
                    "one " + event.line(),
                    event.line() + " came " + events + " times");
        }
    }
}
