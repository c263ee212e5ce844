package org.ndktck.faulty;

import static org.ndktck.faulty.DispatchFunction.*;

import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.ndktck.api.*;

/** The disconnect events that consumers have registered, and which of them were raised. */
public final class Registrations {

    private final Map<NdkObject<?>, Registered> registered = new ConcurrentHashMap<>();

    private final boolean once;

    /** Knows of no event yet. */
    public Registrations() {
        this(false);
    }

    private Registrations(boolean once) {
        this.once = once;
    }

    /**
     * Lets each event pass once, whoever raises it first.
     *
     * @return registrations that know of no event yet
     */
    public static Registrations raisingOnce() {
        return new Registrations(true);
    }

    private record Registered(Runnable event, AtomicBoolean raised) {}

    /** Tells whether a call registers a disconnect event, or NULL. */
    public static boolean registers(Intercepted call) {
        return call.is(ACCEPT, ACCEPT_EX, COMPLETE_CONNECT, COMPLETE_CONNECT_EX);
    }

    /**
     * Remembers the event that a call registers.
     *
     * @param call an accept or complete connect
     * @return the parameters to proceed with
     */
    public Record watching(Intercepted call) {
        Record args = (Record) Objects.requireNonNull(call.args());
        long context = context(args);
        Record plain = Records.with(args, NdkDisconnectEventCallback.class, original -> {
            AtomicBoolean raised = register(call.object(), () -> original.disconnectEvent(context));
            return passed -> {
                if (mayPass(raised)) {
                    original.disconnectEvent(passed);
                }
            };
        });
        return Records.with(plain, NdkDisconnectEventCallbackEx.class, original -> {
            AtomicBoolean raised = register(call.object(), () -> original.disconnectEvent(context, 0));
            return (passed, reason) -> {
                if (mayPass(raised)) {
                    original.disconnectEvent(passed, reason);
                }
            };
        });
    }

    private static long context(Record args) {
        return (Long) Objects.requireNonNull(Records.named(args, "disconnectEventContext"));
    }

    private boolean mayPass(AtomicBoolean raised) {
        boolean before = raised.getAndSet(true);
        return !once || !before;
    }

    private AtomicBoolean register(NdkObject<?> connector, Runnable event) {
        AtomicBoolean raised = new AtomicBoolean();
        registered.put(connector, new Registered(event, raised));
        return raised;
    }

    /** Tells whether an event was registered and has been raised. */
    public boolean hasRaised(NdkObject<?> connector) {
        Registered known = registered.get(connector);
        return known != null && known.raised().get();
    }

    /** Raises the event of a connector, unless it was raised before. */
    public void raise(NdkObject<?> connector) {
        Registered known = registered.get(connector);
        if (known != null && !known.raised().getAndSet(true)) {
            known.event().run();
        }
    }
}
