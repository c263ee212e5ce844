package org.ndktck.reference;

import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

/**
 * Joins all connectors, listeners and endpoints of one {@code open}, and carries the messages between
 * them.
 *
 * <p>One lock guards everything. Whatever happens, happens in the same three steps: decide under the
 * lock, collect in an {@link DeferredWork} what must be sent or called, and do that when the lock is free.
 * So nothing ever waits (IRQ-07), and the consumer may call anything from inside a callback (LIF-02).
 */
final class Fabric {

    private final ReentrantLock lock = new ReentrantLock();
    private final InFlight inFlight = new InFlight(lock);
    private final Irql irql = new Irql();
    private final Surroundings surroundings = new Surroundings();
    private final Endpoints endpoints;
    private final Clock clock = new Clock();
    private final Hosts hosts;
    private final MessageFilter filter;
    private final Delivery delivery;
    private final CallbackExecutor callbacks;

    Fabric(Hosts hosts, Ports ports, MessageFilter filter, Delivery delivery, CallbackExecutor callbacks) {
        this.endpoints = new Endpoints(surroundings, ports);
        this.hosts = hosts;
        this.filter = filter;
        this.delivery = delivery;
        this.callbacks = callbacks;
    }

    /** A decision; runs under the lock, and calls nobody. */
    @FunctionalInterface
    interface Decision<T, X extends Exception> {
        T decide(DeferredWork deferred) throws X;
    }

    /** Decides under the lock, then sends and calls what was decided. */
    <T, X extends Exception> T decide(Decision<T, X> decision) throws X {
        DeferredWork deferred = new DeferredWork(this);
        T result;
        lock.lock();
        try {
            result = decision.decide(deferred);
            inFlight.started(deferred.entries());
        } finally {
            lock.unlock();
        }
        deferred.entries().forEach(Runnable::run);
        return result;
    }

    /** As {@link #decide}, without a result. */
    void act(Consumer<DeferredWork> decision) {
        decide(deferred -> {
            decision.accept(deferred);
            return Optional.empty();
        });
    }

    /** The addresses and ports in use. Guarded by the lock. */
    Endpoints endpoints() {
        return endpoints;
    }

    /** What is out of the ordinary around the fabric. Guarded by the lock. */
    Surroundings surroundings() {
        return surroundings;
    }

    /** What the time-outs run by. Guarded by the lock. */
    Clock clock() {
        return clock;
    }

    /** What is under way. */
    InFlight inFlight() {
        return inFlight;
    }

    /** The levels that callbacks come at. */
    Irql irql() {
        return irql;
    }

    Hosts hosts() {
        return hosts;
    }

    void call(Callback callback) {
        callbacks.execute(callback);
    }

    void request(Connection from, Message.Request request) {
        Message filtered = filter.filter(request);
        arrive(deferred -> {
            if (filtered instanceof Message.Request arrived) {
                from.routed(arrived, endpoints.at(arrived.destination()), deferred);
            }
        });
    }

    void send(Connection from, Connection to, Message message) {
        Message arrived = filter.filter(message);
        arrive(deferred -> to.receive(from, arrived, deferred));
    }

    private void arrive(Consumer<DeferredWork> arrival) {
        delivery.deliver(() -> act(deferred -> {
            inFlight.over();
            arrival.accept(deferred);
        }));
    }

    /** Waits until every callback has returned; none starts afterwards (LIF-14). */
    void close() {
        callbacks.close();
    }
}
