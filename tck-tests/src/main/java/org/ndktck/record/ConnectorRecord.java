package org.ndktck.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.Arguments;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.EventCallback;
import org.ndktck.gate.Lifetime;

/** A connector in one try, of either side. Written while the record is made, read afterwards. */
public final class ConnectorRecord {

    private final Lifetime lifetime;
    private @Nullable NdkObject<?> adapter;
    private @Nullable ListenerRecord listener;
    private final List<EventCallback> requests = new ArrayList<>();
    private final Map<AsyncCall, ConnectRecord> connects = new LinkedHashMap<>();
    private final Map<AsyncCall, List<ConnectorRecord>> passives = new LinkedHashMap<>();
    private List<ConnectRecord> attempts = List.of();
    private final List<Call> calls = new ArrayList<>();
    private final List<EventCallback> departures = new ArrayList<>();
    private @Nullable AsyncCall answer;
    private @Nullable Call reject;
    private @Nullable AsyncCall disconnect;
    private @Nullable AsyncCall close;

    ConnectorRecord(Lifetime lifetime) {
        this.lifetime = lifetime;
    }

    // --- as it is made

    void created(NdkObject<?> by) {
        adapter = by;
    }

    void requested(EventCallback event, @Nullable ListenerRecord by) {
        requests.add(event);
        listener = by;
        adapter = by == null ? null : by.adapter();
    }

    void left(EventCallback event) {
        departures.add(event);
    }

    void called(Call call) {
        calls.add(call);
        Arguments given = call.arguments().orElse(null);
        if (call instanceof AsyncCall async) {
            if (given instanceof Arguments.Connect asked) {
                connects.put(async, new ConnectRecord(this, async, asked));
            }
            switch (call.function()) {
                case ACCEPT, ACCEPT_EX, COMPLETE_CONNECT, COMPLETE_CONNECT_EX -> answer = async;
                case DISCONNECT -> disconnect = async;
                case CLOSE_CONNECTOR -> close = async;
                default -> {}
            }
        } else if (given instanceof Arguments.Reject) {
            reject = call;
        }
    }

    void origins(List<ConnectRecord> found) {
        attempts = List.copyOf(found);
        attempts.forEach(attempt -> attempt.active()
                .passives
                .computeIfAbsent(attempt.call(), connect -> new ArrayList<>())
                .add(this));
    }

    // --- as it is read: by each rule of every try, so without streams

    /** Its lifetime: another connector may lie in its memory later. */
    public Lifetime lifetime() {
        return lifetime;
    }

    /** The kit's name of it. */
    public String name() {
        return lifetime.name();
    }

    /** The adapter it belongs to, if that is known. */
    public Optional<NdkObject<?>> adapter() {
        return Optional.ofNullable(adapter);
    }

    /** Whether a connect event brought it. */
    public boolean isPassive() {
        return !requests.isEmpty();
    }

    /** Whether it came more than once, so that nothing is certain of it: others judge that. */
    public boolean isConfused() {
        return requests.size() > 1 || (isPassive() && !connects.isEmpty());
    }

    /** The connect event that brought it. */
    public Optional<EventCallback> request() {
        return requests.stream().findFirst();
    }

    /** The listener of its connect event. */
    public Optional<ListenerRecord> listener() {
        return Optional.ofNullable(listener);
    }

    /** The connects that its connect event may have come from, in the order they were begun. */
    public List<ConnectRecord> attempts() {
        return attempts;
    }

    /** Its own connects, in the order they were begun. */
    public List<ConnectRecord> connects() {
        return List.copyOf(connects.values());
    }

    /** The last of its own connects that was begun before a position. */
    public Optional<ConnectRecord> connectBefore(int position) {
        ConnectRecord last = null;
        for (ConnectRecord attempt : connects.values()) {
            if (attempt.call().number() < position) {
                last = attempt;
            }
        }
        return Optional.ofNullable(last);
    }

    List<ConnectorRecord> passivesOf(AsyncCall connect) {
        return passives.getOrDefault(connect, List.of());
    }

    /** All calls on it, in the order they were begun. */
    public List<Call> calls() {
        return calls;
    }

    /** Its disconnect events. */
    public List<EventCallback> departures() {
        return departures;
    }

    /** Its NdkAccept or NdkCompleteConnect, in either form. */
    public Optional<AsyncCall> answer() {
        return Optional.ofNullable(answer);
    }

    /** What its accept was given. */
    public Optional<Arguments.Accept> accept() {
        return answer().flatMap(Call::arguments)
                .filter(Arguments.Accept.class::isInstance)
                .map(Arguments.Accept.class::cast);
    }

    /** Whether a disconnect event callback was given. */
    public boolean registers() {
        Arguments given = answer().flatMap(Call::arguments).orElse(null);
        return (given instanceof Arguments.Accept accept && accept.registers())
                || (given instanceof Arguments.CompleteConnect completing && completing.registers());
    }

    /** Its NdkReject. */
    public Optional<Call> reject() {
        return Optional.ofNullable(reject);
    }

    /** Its NdkDisconnect. */
    public Optional<AsyncCall> disconnect() {
        return Optional.ofNullable(disconnect);
    }

    /** Its close. */
    public Optional<AsyncCall> close() {
        return Optional.ofNullable(close);
    }

    /** Whether its consumer has begun to leave before a position: by a reject, a disconnect or a close. */
    public boolean hasLeftBefore(int position) {
        return isBefore(position, reject) || isBefore(position, disconnect) || isBefore(position, close);
    }

    private static boolean isBefore(int position, @Nullable Call call) {
        return call != null && call.number() < position;
    }

    /** Whether its close was begun before a position. */
    public boolean isClosingBefore(int position) {
        return isBefore(position, close);
    }

    /** Whether its answer succeeded, and that was known at a position. */
    public boolean isEstablishedBefore(int position) {
        return answer != null && CallOrder.succeededBefore(answer, position);
    }

    /** The connectors at the other end, or those that may be there. */
    public List<ConnectorRecord> peers() {
        List<ConnectorRecord> peers = new ArrayList<>();
        if (isPassive()) {
            attempts.forEach(attempt -> peers.add(attempt.active()));
        } else {
            passives.values().forEach(peers::addAll);
        }
        return peers;
    }

    /** Whether the other end, or one that may be there, has left before a position, or an attempt of it had failed. */
    public boolean mayBeAloneBefore(int position) {
        for (ConnectorRecord peer : peers()) {
            if (peer.hasLeftBefore(position) || (peer.answer != null && failedBefore(peer.answer, position))) {
                return true;
            }
        }
        for (EventCallback event : departures) {
            if (event.number() <= position) {
                return true;
            }
        }
        for (ConnectRecord attempt : attempts) {
            if (failedBefore(attempt.call(), position)) {
                return true;
            }
        }
        return false;
    }

    private static boolean failedBefore(AsyncCall call, int position) {
        return !call.returned(NtStatus.STATUS_SUCCESS)
                && !CallOrder.succeeded(call)
                && CallOrder.outcomeOf(call) < position;
    }

    @Override
    public String toString() {
        return lifetime.name();
    }
}
