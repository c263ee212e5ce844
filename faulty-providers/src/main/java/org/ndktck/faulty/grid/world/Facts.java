package org.ndktck.faulty.grid.world;

import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** What is known of one object. */
public final class Facts {

    /** How another object belongs to a connector. */
    public enum Kin {
        /** The connector at the other end. */
        PEER,
        /** The listener that its request arrived at. */
        LISTENER,
        /** The shared endpoint that it starts from. */
        ENDPOINT,
        /** The queue pair it was connected or accepted with. */
        QP
    }

    private final NdkObject<?> object;
    private final int number;
    private final Thread creator = Thread.currentThread();
    private final Set<Trait> traits = ConcurrentHashMap.newKeySet();
    private final Map<DispatchFunction, Integer> calls = new ConcurrentHashMap<>();
    private final Map<Kin, Facts> kin = new ConcurrentHashMap<>();
    private volatile @Nullable Intercepted request;
    private final AtomicReference<@Nullable Runnable> disconnectEvent = new AtomicReference<>();
    private volatile int establishedAs;

    Facts(NdkObject<?> object, int number) {
        this.object = object;
        this.number = number;
    }

    /** Gives the object. */
    public NdkObject<?> object() {
        return object;
    }

    /** Tells whether it has a trait. */
    public boolean has(Trait trait) {
        return traits.contains(trait);
    }

    /** Gives an object that belongs to it. */
    public @Nullable Facts kin(Kin which) {
        return kin.get(which);
    }

    /** Gives the call that asked for the connection: a connect or an accept. */
    public @Nullable Intercepted request() {
        return request;
    }

    /** Gives what raises the disconnect event that the consumer registered, once: it may lead to the same call again. */
    public @Nullable Runnable takeDisconnectEvent() {
        return disconnectEvent.getAndSet(null);
    }

    /** Counts the calls of a function. */
    public int calls(DispatchFunction function) {
        return calls.getOrDefault(function, 0);
    }

    /** Tells whether another thread made it. */
    public boolean isOfAnotherThread() {
        return creator != Thread.currentThread();
    }

    boolean isConnector() {
        return object instanceof NdkConnector;
    }

    /** Tells whether it is a queue pair. */
    public boolean isQp() {
        return object instanceof NdkQp;
    }

    boolean isAdapter() {
        return object instanceof NdkAdapter;
    }

    boolean isOlderThan(Facts other) {
        return number < other.number;
    }

    boolean wasEstablishedSince(Facts other) {
        return establishedAs > other.number;
    }

    void count(DispatchFunction function) {
        calls.merge(function, 1, Integer::sum);
    }

    void set(Trait trait, boolean holds) {
        if (holds) {
            traits.add(trait);
        }
    }

    void inherit(@Nullable Facts from, Trait... which) {
        for (Trait trait : which) {
            set(trait, from != null && from.has(trait));
        }
    }

    void join(Kin which, @Nullable Facts other) {
        if (other != null) {
            kin.put(which, other);
        }
    }

    void ask(Intercepted call) {
        request = call;
    }

    void register(Runnable event) {
        disconnectEvent.set(event);
    }

    void establish(int at) {
        establishedAs = at;
        traits.add(Trait.ESTABLISHED);
    }
}
