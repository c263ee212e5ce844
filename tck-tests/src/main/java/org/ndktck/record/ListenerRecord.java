package org.ndktck.record;

import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.gate.AddressCall;
import org.ndktck.gate.Arguments;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.EventCallback;
import org.ndktck.gate.Lifetime;

/** A listener in one try. Written while the record is made, read afterwards. */
public final class ListenerRecord {

    private final Lifetime lifetime;
    private final NdkObject<?> adapter;
    private final List<Call> calls = new ArrayList<>();
    private final List<EventCallback> events = new ArrayList<>();
    private @Nullable AsyncCall listen;
    private @Nullable AsyncCall close;

    ListenerRecord(Lifetime lifetime, NdkObject<?> adapter) {
        this.lifetime = lifetime;
        this.adapter = adapter;
    }

    void called(Call call) {
        calls.add(call);
        if (call instanceof AsyncCall async) {
            switch (call.function()) {
                case LISTEN -> listen = async;
                case CLOSE_LISTENER -> close = async;
                default -> {}
            }
        }
    }

    void raised(EventCallback event) {
        events.add(event);
    }

    /** The kit's name of it. */
    public String name() {
        return lifetime.name();
    }

    /** The adapter it belongs to. */
    public NdkObject<?> adapter() {
        return adapter;
    }

    /** All calls on it, in the order they were begun. */
    public List<Call> calls() {
        return calls;
    }

    /** Its connect events. */
    public List<EventCallback> events() {
        return events;
    }

    /** Its NdkListen. */
    public Optional<AsyncCall> listen() {
        return Optional.ofNullable(listen);
    }

    /** Its close. */
    public Optional<AsyncCall> close() {
        return Optional.ofNullable(close);
    }

    /** The address given to NdkListen; port 0 leaves the port to the provider. */
    public Optional<InetSocketAddress> given() {
        return listen().flatMap(Call::arguments)
                .filter(Arguments.Listen.class::isInstance)
                .map(arguments -> ((Arguments.Listen) arguments).local());
    }

    /** Where it listens: as given, or with the port that it was first told to have; port 0 if nobody knows. */
    public Optional<InetSocketAddress> address() {
        return given().map(local -> local.getPort() != 0
                ? local
                : new InetSocketAddress(local.getAddress(), toldPort().orElse(0)));
    }

    /** Asked for every connect of the try and each listener, so without a stream. */
    private Optional<Integer> toldPort() {
        for (Call call : calls) {
            if (call instanceof AddressCall told) {
                Optional<Integer> port = told.port();
                if (port.isPresent() && port.get() != 0) {
                    return port;
                }
            }
        }
        return Optional.empty();
    }

    /** Whether requests for this destination may be meant for it. */
    public boolean mayBeMeantBy(InetSocketAddress destination) {
        return address()
                .filter(local -> local.getAddress().equals(destination.getAddress()))
                .filter(local -> local.getPort() == 0 || local.getPort() == destination.getPort())
                .isPresent();
    }

    /** Whether everything from one position to another lies in one pause of the listener. */
    public boolean isPausedFromTo(int from, int to) {
        Call last = null;
        for (Call call : calls) {
            if (call.arguments().orElse(null) instanceof Arguments.Pause) {
                if (call.number() > from && call.number() < to) {
                    return false;
                }
                last = call.number() < from ? call : last;
            }
        }
        return last != null && last.endedAt() < from && pauses(last);
    }

    private static boolean pauses(Call call) {
        return call.arguments().orElse(null) instanceof Arguments.Pause pause && pause.pause();
    }

    /** Whether its close had returned before a position. */
    public boolean closeHadReturnedBefore(int position) {
        return close != null && close.endedAt() < position;
    }

    /** Whether it was paused or resumed, and no more than that, between two positions. */
    public boolean wasControlledBetween(int from, int to) {
        List<Call> between = calls.stream()
                .filter(call -> call.number() > from && call.number() < to)
                .toList();
        return !between.isEmpty()
                && between.stream().allMatch(call -> call.arguments().orElse(null) instanceof Arguments.Pause);
    }

    /** Whether it was ever paused or its close was begun before a position. */
    public boolean wasDisturbedBefore(int position) {
        return calls.stream()
                .anyMatch(call -> call.number() < position
                        && (call.equals(close) || call.arguments().orElse(null) instanceof Arguments.Pause));
    }

    @Override
    public String toString() {
        return lifetime.name();
    }
}
