package org.ndktck.environment;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.ProviderControls;
import org.ndktck.circumstance.CallingThread;
import org.ndktck.gate.FunctionTracker;
import org.ndktck.gate.HandedOver;
import org.ndktck.memory.Slab;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.Family;
import org.ndktck.waiting.WaitPolicy;

/** What all benches of a run share: the opened adapters, what is known of them, memory and patience. */
public final class TestEnvironment {

    private static final int SLAB_BYTES = 1 << 16;
    /** How many tries late a store may come and still be known for what it is. */
    private static final int SLABS = 8;

    /** Up to where a host whose ports a provider shares begins to choose them (AMB-40). */
    private static final int FIRST_GIVEN_PORT = 10_000;

    private static final int GIVEN_PORTS = 20_000;
    private static final int LAST_FOREIGN_HOST = 254;
    private static final int MOST_IN_VAIN = 3;

    private final OpenedAdapters adapters;
    private final AdapterFacts facts;
    private final Map<NdkAdapter, ByteBuffer> descriptions;
    private final Map<Family, InetAddress> sources;
    private final Map<Family, InetAddress> destinations;
    private final Map<Family, InetAddress> furtherSources;
    private final Map<Family, InetAddress> furtherDestinations;
    private final long queueDepth;
    private final long cqDepth;
    private final WaitPolicy waitPolicy;
    private final BreachLog breaches;
    private final AtomicLong tries = new AtomicLong();
    private final AtomicInteger ports = new AtomicInteger();
    private final ExecutorService secondThread = Executors.newCachedThreadPool(TestEnvironment::daemon);
    private final Map<CallingThread, AtomicInteger> inVain = new ConcurrentHashMap<>();
    private final Slab[] slabs;
    private final WorkerContext slot;

    /**
     * Sets a site up in a process of its own.
     *
     * @param adapters the opened adapters
     * @param probe what is known of them
     * @param waitPolicy how long to wait
     * @param breaches takes breaches of standing invariants, also late ones
     * @param seed seed of the fill bytes
     */
    public TestEnvironment(
            OpenedAdapters adapters, AdapterProbe probe, WaitPolicy waitPolicy, BreachLog breaches, long seed) {
        this(adapters, probe, waitPolicy, breaches, seed, WorkerContext.ALONE);
    }

    /**
     * Sets a site up.
     *
     * @param adapters the opened adapters
     * @param probe what is known of them
     * @param waitPolicy how long to wait
     * @param breaches takes breaches of standing invariants, also late ones
     * @param seed seed of the fill bytes
     * @param slot where the run takes place
     */
    public TestEnvironment(
            OpenedAdapters adapters,
            AdapterProbe probe,
            WaitPolicy waitPolicy,
            BreachLog breaches,
            long seed,
            WorkerContext slot) {
        this.slot = slot;
        this.adapters = adapters;
        this.facts = probe.facts();
        this.sources = probe.sources();
        this.destinations = probe.destinations();
        this.furtherSources = probe.furtherSources();
        this.furtherDestinations = probe.furtherDestinations();
        this.queueDepth = probe.queueDepth();
        this.cqDepth = probe.cqDepth();
        this.descriptions = probe.descriptions();
        this.waitPolicy = waitPolicy;
        this.breaches = breaches;
        this.slabs = IntStream.range(0, SLABS)
                .mapToObj(number -> new Slab(SLAB_BYTES, number % 2 == 0 ? seed + number : ~(seed + number)))
                .toArray(Slab[]::new);
    }

    /** What is known of the adapters. */
    public AdapterFacts facts() {
        return facts;
    }

    /** The NDK_ADAPTER_INFO that each adapter stored before the first try. */
    public Map<NdkAdapter, ByteBuffer> descriptions() {
        return descriptions;
    }

    private static Thread daemon(Runnable action) {
        Thread thread = new Thread(action, "ndk-tck second thread");
        thread.setDaemon(true);
        return thread;
    }

    /** The opened adapters. */
    public OpenedAdapters adapters() {
        return adapters;
    }

    /** Controls over the surroundings of the provider. */
    public ProviderControls controls() {
        return adapters.controls();
    }

    /** The address of the active side. */
    public InetAddress source(Family family) {
        return address(sources, family);
    }

    /** The address of the passive side. */
    public InetAddress destination(Family family) {
        return address(destinations, family);
    }

    /**
     * Whether a callback that calls were to be made inside has failed to come several times in a row: it costs a wait each time.
     */
    public boolean isInVain(CallingThread where) {
        return counterOf(where).get() >= MOST_IN_VAIN;
    }

    /** Remembers whether a callback has come. */
    public void calledBack(CallingThread where, boolean come) {
        if (come) {
            counterOf(where).set(0);
        } else {
            counterOf(where).incrementAndGet();
        }
    }

    private AtomicInteger counterOf(CallingThread where) {
        return inVain.computeIfAbsent(where, absent -> new AtomicInteger());
    }

    /** Another address of the active adapter, if it has a second one of the family. */
    public Optional<InetAddress> furtherSource(Family family) {
        return Optional.ofNullable(furtherSources.get(family));
    }

    /** Another address of the passive adapter, if it has a second one of the family. */
    public Optional<InetAddress> furtherDestination(Family family) {
        return Optional.ofNullable(furtherDestinations.get(family));
    }

    /** An address of the ranges set aside for documents, which no adapter has. */
    public InetAddress foreignAddress(Family family) {
        return IntStream.rangeClosed(1, LAST_FOREIGN_HOST)
                .mapToObj(host -> documentAddress(family, host))
                .filter(address -> !adapters.activeAddresses().contains(address)
                        && !adapters.passiveAddresses().contains(address))
                .findFirst()
                .orElseThrow();
    }

    private static InetAddress documentAddress(Family family, int host) {
        String network = family == Family.IPV4 ? "cb007100" : "20010db8000000000000000000000000";
        byte[] raw = HexFormat.of().parseHex(network);
        raw[raw.length - 1] = (byte) host;
        try {
            return InetAddress.getByAddress(raw);
        } catch (UnknownHostException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static InetAddress address(Map<Family, InetAddress> addresses, Family family) {
        InetAddress address = addresses.get(family);
        if (address == null) {
            throw new IllegalArgumentException("the adapter has no " + family + " address");
        }
        return address;
    }

    /** Requests that each queue of a queue pair may have. */
    public long queueDepth() {
        return queueDepth;
    }

    /** Results that a completion queue may have room for. */
    public long cqDepth() {
        return cqDepth;
    }

    /** How long to wait. */
    public WaitPolicy patience() {
        return waitPolicy;
    }

    /** Takes breaches of standing invariants. */
    public BreachLog breaches() {
        return breaches;
    }

    /** Counts one more try. */
    public long nextTry() {
        return tries.incrementAndGet();
    }

    /** A local port of this process, outside the ephemeral range, that no try before has used lately. */
    public int givenPort() {
        int share = GIVEN_PORTS / slot.slot().count();
        return FIRST_GIVEN_PORT + share * slot.slot().index() + Math.floorMod(ports.getAndIncrement(), share);
    }

    /** Is told which function the provider is in. */
    public FunctionTracker tracker() {
        return slot.tracker();
    }

    /**
     * Lets the provider wait on another thread until nothing is under way.
     *
     * @param then is run when it has; never, if it does not offer the control or the control fails
     */
    public void settle(Runnable then) {
        Future<?> unused = onSecondThread(() -> {
            controls().settle().orElseThrow().run();
            then.run();
        });
    }

    /** Makes a call on a thread that has made no other, and waits for its return; what it throws is thrown here. */
    public void callOnAnotherThread(Runnable call) {
        HandedOver made = new HandedOver(call);
        secondThread.execute(made);
        if (made.awaitReturn()) {
            Thread.currentThread().interrupt();
        }
    }

    /** Runs something on the kit's second thread. */
    public Future<?> onSecondThread(Runnable action) {
        return secondThread.submit(action);
    }

    /** The memory of a try; that of the try before stays as it is meanwhile. */
    public Slab slab(long tryNumber) {
        Slab slab = slabs[(int) (tryNumber % slabs.length)];
        slab.reset();
        return slab;
    }
}
