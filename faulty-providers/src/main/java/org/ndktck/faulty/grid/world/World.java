package org.ndktck.faulty.grid.world;

import static org.ndktck.faulty.DispatchFunction.*;

import java.net.InetAddress;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** The objects that consumers have, and what happened to them, as far as they were told. */
public final class World {

    private final Map<NdkObject<?>, Facts> known = new ConcurrentHashMap<>();
    private final Map<String, History> histories = new ConcurrentHashMap<>();
    private final Map<String, Integer> counts = new ConcurrentHashMap<>();
    private final Queue<Runnable> atNextCall = new ConcurrentLinkedQueue<>();
    private final Queue<Runnable> atNextClose = new ConcurrentLinkedQueue<>();
    private final AtomicInteger numbers = new AtomicInteger();
    private final AtomicLong deviations = new AtomicLong();
    private final Contexts contexts = new Contexts();
    private final Callbacks callbacks = new Callbacks(this);
    private volatile List<InetAddress> furtherAddresses = List.of();
    private volatile long maxInboundReadLimit;
    private volatile long maxOutboundReadLimit;

    /** Knows nothing yet. */
    public World() {}

    /**
     * Learns what the adapters are like.
     *
     * @param addresses of the active one
     * @param inbound MaxInboundReadLimit
     * @param outbound MaxOutboundReadLimit
     */
    public void open(List<InetAddress> addresses, long inbound, long outbound) {
        List<Class<?>> families = new ArrayList<>();
        List<InetAddress> others = new ArrayList<>();
        for (InetAddress address : addresses) {
            if (families.contains(address.getClass())) {
                others.add(address);
            }
            families.add(address.getClass());
        }
        furtherAddresses = List.copyOf(others);
        maxInboundReadLimit = inbound;
        maxOutboundReadLimit = outbound;
    }

    /** Gives the adapter's MaxInboundReadLimit. */
    public long maxInboundReadLimit() {
        return maxInboundReadLimit;
    }

    /** Gives the adapter's MaxOutboundReadLimit. */
    public long maxOutboundReadLimit() {
        return maxOutboundReadLimit;
    }

    /** Counts how often the consumer got something else than the reference gave. */
    public long deviations() {
        return deviations.get();
    }

    void deviate() {
        deviations.incrementAndGet();
    }

    /** Does something when the next function is called. */
    public void atNextCall(Runnable action) {
        atNextCall.add(action);
    }

    /** Does something when another object is closed. */
    public void atNextClose(Runnable action) {
        atNextClose.add(action);
    }

    /** Gives the callback that this thread is inside of. */
    public @Nullable Within within() {
        return callbacks.within();
    }

    /** Counts one call or event more. */
    private int counted(String what) {
        return counts.merge(what, 1, Integer::sum);
    }

    /** The function, whichever its form. */
    static String family(Intercepted call) {
        return call.function().plain().method();
    }

    /**
     * Looks at a request that arrives.
     *
     * @param listening the call that made the listener
     * @param connector what comes with the event
     * @return the connect event, as a moment of the connector's
     */
    public Moment arriving(Moment listening, NdkConnector connector) {
        Facts listener = listening.made();
        return listening.about(
                listener == null ? of(connector) : arrived(listener, connector), counted("connectEvent"));
    }

    History history(String output) {
        return histories.computeIfAbsent(output, fresh -> new History());
    }

    /** Begins a call. */
    public Moment enter(Intercepted call, Predicate<Moment> trigger) {
        run(atNextCall);
        if (call.function().isClose()) {
            run(atNextClose);
        }
        Facts facts = of(call.object());
        facts.count(call.function());
        boolean used = contexts.isUsed(call.named("requestContext"));
        Observation.of(this, call, facts);
        AtomicReference<@Nullable Facts> made = new AtomicReference<>();
        return new Moment(
                callbacks.watching(call, facts, made), facts, this, trigger, counted(family(call)), used, made);
    }

    private static void run(Queue<Runnable> actions) {
        for (Runnable action = actions.poll(); action != null; action = actions.poll()) {
            action.run();
        }
    }

    /** Ends a call. */
    public void leave(Moment moment, @Nullable Object answer) {
        callbacks.answered(moment, answer);
    }

    /** Gives what is known of an object. */
    Facts of(NdkObject<?> object) {
        return known.computeIfAbsent(object, fresh -> new Facts(fresh, numbers.incrementAndGet()));
    }

    void established(Facts facts) {
        facts.establish(numbers.incrementAndGet());
        Facts listener = facts.kin(Facts.Kin.LISTENER);
        if (listener != null) {
            listener.set(Trait.HAS_ACCEPTED, true);
        }
    }

    void closed(Facts facts) {
        known.remove(facts.object());
    }

    /** Learns the place of an object from its address. */
    void locate(Facts facts, NdkSockaddr address) {
        facts.set(Trait.IPV6, address.length() == NdkSockaddr.SOCKADDR_IN6_LENGTH);
        facts.set(Trait.SECOND_ADDRESS, furtherAddresses.contains(address.address()));
    }

    /** Learns that a request has arrived. */
    Facts arrived(Facts listener, NdkConnector connector) {
        Facts facts = of(connector);
        if (facts.kin(Facts.Kin.LISTENER) != null) {
            return facts;
        }
        facts.join(Facts.Kin.LISTENER, listener);
        facts.inherit(listener, Trait.IPV6, Trait.SECOND_ADDRESS);
        facts.set(Trait.LATER_REQUEST, listener.has(Trait.HAS_REQUESTS));
        facts.set(Trait.AFTER_REJECT, listener.has(Trait.HAS_REJECTED));
        facts.set(Trait.AFTER_ACCEPT, listener.has(Trait.HAS_ACCEPTED));
        listener.set(Trait.HAS_REQUESTS, true);
        Facts peer = peer(connector);
        if (peer != null) {
            facts.join(Facts.Kin.PEER, peer);
            peer.join(Facts.Kin.PEER, facts);
            facts.inherit(peer, Trait.SHARED_ENDPOINT, Trait.BUSY_SHARED_ENDPOINT);
            peer.inherit(facts, Trait.LATER_REQUEST, Trait.AFTER_REJECT, Trait.AFTER_ACCEPT);
        }
        return facts;
    }

    /** Finds the connector that the request came from, by the addresses of both; its table is the reference's still. */
    private @Nullable Facts peer(NdkConnector connector) {
        NdkSockaddr from = Addresses.peer(connector.dispatch(), connector).orElse(null);
        NdkSockaddr to = Addresses.local(connector.dispatch(), connector).orElse(null);
        for (Facts facts : known.values()) {
            Intercepted request = facts.request();
            if (request != null
                    && request.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)
                    && facts.kin(Facts.Kin.PEER) == null
                    && Addresses.given(request, "pDestAddress", "destAddressLength")
                            .filter(address -> address.equals(to))
                            .isPresent()
                    && Addresses.local((NdkConnectorDispatch) request.table(), (NdkConnector) facts.object())
                            .filter(address -> address.equals(from))
                            .isPresent()) {
                return facts;
            }
        }
        return null;
    }

    /** Tells whether a shared endpoint carries a live connection. */
    boolean isBusy(Facts endpoint) {
        return known.values().stream()
                .anyMatch(facts -> isAlive(facts) && endpoint.equals(facts.kin(Facts.Kin.ENDPOINT)));
    }

    /** Tells whether another connection that is older is alive; whatever an adapter makes is newer than all. */
    public boolean hasOlderConnection(Facts than) {
        return known.values().stream()
                .anyMatch(facts ->
                        isAlive(facts) && isOther(facts, than) && (than.isAdapter() || facts.isOlderThan(than)));
    }

    /** Tells whether the address that a create is given has a trait. */
    public boolean isGiven(Intercepted create, Trait trait) {
        Facts made = new Facts(create.object(), 0);
        Observation.ofCreated(this, create, made);
        return made.has(trait);
    }

    /** Tells whether another connection was established since an object was made. */
    public boolean hasConnectionSince(Facts than) {
        return known.values().stream()
                .anyMatch(facts -> facts.isConnector() && isOther(facts, than) && facts.wasEstablishedSince(than));
    }

    private static boolean isAlive(Facts facts) {
        return facts.isConnector() && facts.has(Trait.ESTABLISHED) && !facts.has(Trait.CLOSING);
    }

    private static boolean isOther(Facts facts, Facts than) {
        return !facts.equals(than) && !facts.equals(than.kin(Facts.Kin.PEER));
    }
}
