package org.ndktck.trial;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.provider.AdapterHandlers;
import org.ndktck.api.provider.ProviderControls;
import org.ndktck.catalog.RequirementId;
import org.ndktck.circumstance.CallingThread;
import org.ndktck.circumstance.Circumstances;
import org.ndktck.circumstance.GivenContexts;
import org.ndktck.environment.TestEnvironment;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.CallExecutor;
import org.ndktck.gate.Contexts;
import org.ndktck.gate.Gate;
import org.ndktck.gate.NdkFunction;
import org.ndktck.gate.OpenAdapterCall;
import org.ndktck.gate.Signal;
import org.ndktck.invariants.StandingInvariants;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.rules.TrialFacts;
import org.ndktck.waiting.ProviderQuiescence;
import org.ndktck.waiting.WaitPolicy;
import org.ndktck.waiting.Waiting;

/**
 * One try: it records every call and callback, waits with patience, watches the standing invariants, and closes
 * everything it opened.
 *
 * <p>Used on the thread that runs the property, and inside callbacks on the provider's threads.
 */
public class Trial extends TrialEvidence implements AutoCloseable {

    /** More room than any description of an adapter needs. */
    public static final long AMPLE_INFO = 256;

    /** A GUID made for this kit: no provider knows an extension by it. */
    public static final UUID UNKNOWN_EXTENSION = UUID.fromString("6f1d7d2e-5a0b-4c53-9d6b-0f3c8c1e2a47");

    private static final int ROUND_TRIPS = 3;
    private static final long GLANCE_NANOS = TimeUnit.MICROSECONDS.toNanos(500);
    private static final long LONGEST_ASIDE_SECONDS = 30;

    /** Nothing is called on this try before it is opened, hence after all constructors. */
    @SuppressWarnings("this-escape")
    private final StandingInvariants invariants = new StandingInvariants(this::breach, this::seenByARule);

    private final List<HeldCallback> holds = new CopyOnWriteArrayList<>();
    private final List<Future<?>> asides = new CopyOnWriteArrayList<>();
    private final Map<Class<?>, Object> companions = new ConcurrentHashMap<>();
    private @Nullable CallExecutor host;
    private @Nullable CallsInOwnCallbacks own;
    private boolean closed;
    private volatile boolean ending;

    /**
     * Begins a try; opens nothing.
     *
     * @param environment what all tries share
     * @param judged the requirement the property judges
     * @param token what replays this try
     * @param circumstances what surrounds the calls
     */
    protected Trial(TestEnvironment environment, RequirementId judged, String token, Circumstances circumstances) {
        super(environment, judged, token, circumstances);
    }

    /** Opens the gate for calls that all have a context of their own, or all NULL. */
    public final void open(ContextKind contexts) {
        if (isOpen()) {
            throw new IllegalStateException("a try lives through one connection attempt");
        }
        TestEnvironment environment = environment();
        long number = environment.nextTry();
        Gate opening = new Gate(
                environment.slab(number),
                new Signal(),
                invariants,
                new Contexts(
                        number,
                        contexts == ContextKind.NULL
                                ? GivenContexts.NULL
                                : circumstances().contexts()),
                environment.tracker(),
                caller());
        broughtAbout(
                contexts == ContextKind.NULL
                        ? GivenContexts.UNIQUE
                        : circumstances().contexts());
        if (circumstances().thread() == CallingThread.ANOTHER) {
            broughtAbout(CallingThread.ANOTHER);
        }
        environment.tracker().tryBegins(token());
        invariants.knows(TrialFacts.of(adapters(), facts(), environment.descriptions()));
        controls().currentIrql().ifPresent(invariants::askForLevels);
        invariants.watch(opening);
        open(opening, new Waiting(opening, environment.patience(), waiter(opening)));
        opened();
    }

    private Waiting.Waiter waiter(Gate opening) {
        Waiting.Waiter waiter = environment().patience().believesTheProvider()
                ? new ProviderQuiescence(environment()::settle, opening, this::isSecondThreadBusy)
                : opening.signal()::await;
        if (circumstances().thread() != CallingThread.IN_OWN_CALLBACK) {
            return waiter;
        }
        CallsInOwnCallbacks callbacks =
                new CallsInOwnCallbacks(opening.signal(), this::canHold, this::isBeside, this::madeInside);
        opening.inside().keep(callbacks::entered);
        own = callbacks;
        return callbacks.before(waiter);
    }

    /** Called once, when calls can be made and none was. */
    protected void opened() {}

    /** What the driving thread creates another one may use; inside callbacks the provider's threads call. */
    private CallExecutor caller() {
        Thread driver = Thread.currentThread();
        return (function, call) -> {
            if (!Thread.currentThread().equals(driver)) {
                call.run();
            } else if (circumstances().thread() == CallingThread.ANOTHER
                    && function.kind() != NdkFunction.Kind.CREATE) {
                environment().callOnAnotherThread(call);
            } else if (own != null) {
                own.call(function, call);
            } else if (host != null && !isBeside() && canHold()) {
                host.call(function, call);
            } else {
                call.run();
            }
        };
    }

    /** Lets somebody else make the calls of the driving thread, but for those of what stands beside and of the end. */
    public void letCall(CallExecutor other) {
        host = other;
    }

    /** Nothing else holds callbacks up, and nothing that the kit has brought about makes other connections fail. */
    private boolean canHold() {
        return !ending
                && !isDisturbed()
                && !isSecondThreadBusy()
                && holds.stream().noneMatch(HeldCallback::isHeldFast);
    }

    /** Controls over the surroundings of the provider; no callback is kept from returning while they are used. */
    @Override
    public ProviderControls controls() {
        if (own != null) {
            own.leave();
        }
        return super.controls();
    }

    /** Something that a try has one of, made when it is first asked for. */
    public <T> T companion(Class<T> type, Supplier<T> made) {
        return type.cast(companions.computeIfAbsent(type, absent -> made.get()));
    }

    /** The Dispatch of every object points at a table of the kit's from now on (GEN-05); gives what ends that. */
    protected final Runnable replaceTables() {
        invariants.replaceTables(gate(), bothAdapters());
        return () -> invariants.restoreTables(bothAdapters());
    }

    /** Requires that the provider told the levels of the callbacks that the judged requirement is about. */
    public void requireLevels() {
        invariants.obstacleToLevels(judged()).ifPresent(obstacle -> require(false, () -> obstacle));
    }

    // --- other threads

    /** Makes something that keeps callbacks from returning. */
    public HeldCallback hold() {
        WaitPolicy waitPolicy = environment().patience();
        HeldCallback held = new HeldCallback(
                gate().signal(), waitPolicy.nanosOfAHold(judged()), () -> waitPolicy.heldInVain(judged()));
        holds.add(held);
        return held;
    }

    /** Does something on the kit's second thread; it may wait inside a held callback. */
    public <T> SecondThreadTask<T> onSecondThread(Supplier<T> action) {
        SecondThreadTask<T> onSecondThread = new SecondThreadTask<>(this);
        asides.add(environment().onSecondThread(() -> onSecondThread.run(action)));
        return onSecondThread;
    }

    private boolean isSecondThreadBusy() {
        return !asides.isEmpty() && asides.stream().anyMatch(onSecondThread -> !onSecondThread.isDone());
    }

    private static void join(Future<?> onSecondThread) {
        try {
            onSecondThread.get(LONGEST_ASIDE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException lost) {
            onSecondThread.cancel(true); // the provider keeps the thread; its call is recorded as not returned
        }
    }

    /**
     * Lets everything that is under way come to its end: what has not come then was not on its way.
     * Where the provider cannot say so itself, some complete round trips must do.
     */
    public void letThingsSettle() {
        controls().settle().ifPresentOrElse(Runnable::run, this::makeRoundTrips);
    }

    private void makeRoundTrips() {
        for (int trip = 0; trip < ROUND_TRIPS; trip++) {
            close(created(objects().createConnector(adapters().activeAdapter()), NdkConnector.class));
        }
    }

    /**
     * Gives what may not happen a moment to happen: a wrong provider is caught more often. No verdict
     * depends on how long it is, since only what is seen is held against anybody.
     */
    public void glance(AsyncCall call) {
        gate().signal().await(() -> call.settled(), GLANCE_NANOS);
    }

    /** As {@link #glance(AsyncCall)}, at the kit's second thread. */
    public void glance(SecondThreadTask<?> onSecondThread) {
        gate().signal().await(onSecondThread::isDone, GLANCE_NANOS);
    }

    // --- more adapters

    /** Opens one more instance of the active adapter; it is closed when the try ends. */
    public OpenAdapterCall openAdapter(NdkVersion version) {
        open(ContextKind.UNIQUE);
        AdapterHandlers handlers = controls().adapterHandlers().orElseThrow();
        OpenAdapterCall call = openCall(handlers, version);
        NdkAdapter instance = call.adapter();
        if (instance != null) {
            whenItEnds(() -> handlers.closeNdkAdapter(instance));
        }
        return call;
    }

    /** Opens one more adapter, for a property that closes it. */
    public AdapterToClose extraAdapter() {
        open(ContextKind.UNIQUE);
        return new AdapterToClose(this, controls().adapterHandlers().orElseThrow());
    }

    // --- the end

    /** Closes successors before antecedents, waits for each, and judges what can no longer come. */
    @Override
    public void close() {
        if (!isOpen() || closed) {
            return;
        }
        closed = true;
        ending = true;
        if (own != null) {
            own.leave();
        }
        holds.forEach(HeldCallback::release);
        try {
            endConditions();
            closeWhatIsOpen();
        } finally {
            invariants.restoreTables(bothAdapters());
        }
    }

    private void closeWhatIsOpen() {
        asides.forEach(Trial::join);
        waiting().beginClosing();
        ending = false; // the last closes are called where the others are
        closeEverything();
        ending = true;
        settleEverything();
        waiting().settleWhatWasHeldUp();
        if (isDisturbed()) {
            invariants.disturbed();
        }
        invariants.over(waiting()::isExcused);
    }
}
