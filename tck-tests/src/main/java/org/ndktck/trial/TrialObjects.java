package org.ndktck.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkQp;
import org.ndktck.circumstance.Circumstances;
import org.ndktck.circumstance.ListenerPause;
import org.ndktck.circumstance.Queues;
import org.ndktck.environment.TestEnvironment;
import org.ndktck.gate.Arguments;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.Gate;
import org.ndktck.gate.Lifetime;
import org.ndktck.gate.NdkFunction;
import org.ndktck.gate.PostedCall;
import org.ndktck.plan.lifetime.FirstClosed;
import org.ndktck.verify.PreconditionUnmet;
import org.ndktck.waiting.Waiting;

/** Creates the objects of a try, waits for each create, and closes them at the end, each with a wait. */
abstract class TrialObjects extends TrialCalls {

    /** Queue pairs of a try, each of which may have a result in each queue. */
    private static final int MOST_QUEUE_PAIRS = 32;

    private static final int AMPLE_RESULTS = 16;

    private final Set<Lifetime> owned = ConcurrentHashMap.newKeySet();
    private final OpenObjects opened = new OpenObjects();
    private @Nullable Waiting waiting;
    private @Nullable NdkCq queueOfAll;
    private long roomOfAll;
    private volatile @Nullable Thread witnessing;

    TrialObjects(TestEnvironment environment, Circumstances circumstances) {
        super(environment, circumstances);
    }

    void open(Gate gate, Waiting waits) {
        callThrough(gate);
        waiting = waits;
    }

    Waiting waiting() {
        gate();
        return Objects.requireNonNull(waiting);
    }

    // --- waiting

    /** Waits until an asynchronous call has told its outcome, or patience ends. */
    public void settle(AsyncCall call) {
        waiting().settle(call);
    }

    /**
     * Waits for the end of a connect that nobody takes: for a refusal, or else for the provider's own time-out, which may be
     * of any length (AMB-51). Without a clock to advance the try is undecided where neither comes.
     */
    public void settleUnanswered(AsyncCall connect) {
        boolean settled = settleOrTimeOut(connect);
        require(
                settled || controls().clock().isPresent(),
                () -> connect.function() + " " + connect.completion().words()
                        + ", and its time-out may be long (AMB-51)");
    }

    /** As {@link #settleUnanswered}, without a requirement; tells whether the connect has ended. */
    public boolean settleOrTimeOut(AsyncCall connect) {
        settle(connect);
        if (controls().clock().isPresent() && !connect.settled()) {
            letEverythingTimeOut();
            await("the time-out of a connect", connect::settled);
        }
        return connect.settled();
    }

    /** Waits for several calls, the last one first. */
    public void settleAll(AsyncCall... calls) {
        for (int at = calls.length - 1; at >= 0; at--) {
            settle(calls[at]);
        }
    }

    /** Waits for a thing, which later waits name alike; patience may end first. */
    public boolean await(String thing, BooleanSupplier condition) {
        return waiting().await(thing, condition);
    }

    /** Waits for everything that was called, also for what callbacks call meanwhile. */
    public void settleEverything() {
        waiting().settleEverything();
    }

    /** Waits until no callback is running, and tells whether that is so: what they close is open no longer. */
    public boolean callbacksReturn() {
        return await("the return of all callbacks", () -> !gate().isInsideCallback());
    }

    /** Lets some time pass, on the thread that drives the try. */
    public void letPass(long nanos) {
        gate().signal().await(() -> false, nanos);
    }

    // --- witnesses

    /** Whether what this thread calls is what others are judged by, and is not judged itself. */
    public boolean isWitnessing() {
        return Thread.currentThread().equals(witnessing);
    }

    /** Makes calls that others are judged by: a circumstance that few calls have is kept for the others. */
    public <T> T witnessed(Supplier<T> calls) {
        witnessing = Thread.currentThread();
        try {
            return calls.get();
        } finally {
            witnessing = null;
        }
    }

    // --- completion queues

    /**
     * A completion queue for a queue pair: a new one, or the one of all queues where the circumstances say so. No more queue
     * pairs share it than it has room for: nothing may be lost that nobody has fetched.
     */
    NdkCq completionQueue(NdkAdapter adapter, long queueDepth) {
        if (circumstances().queues() != Queues.ONE_FOR_ALL || queueDepth > QpResources.QUEUE_DEPTH) {
            return newCompletionQueue(adapter, queueDepth);
        }
        NdkCq present = queueOfAll;
        if (present == null || roomOfAll == 0 || !isOpen(present)) {
            roomOfAll = Math.max(1, Math.min(queuePairsOfACq(), MOST_QUEUE_PAIRS));
            present = newCompletionQueue(adapter, roomOfAll);
            queueOfAll = present;
        }
        roomOfAll--;
        return present;
    }

    /** A completion queue for the results of two queues. */
    NdkCq newCompletionQueue(NdkAdapter adapter, long queueDepth) {
        return created(objects().createCq(adapter, 2 * queueDepth), NdkCq.class);
    }

    // --- taking objects over

    /** Takes an object over: it is closed when the try ends. Tells whether it had not come before. */
    public boolean own(NdkObject<?> object) {
        return own(object, isBeside());
    }

    /**
     * As the other one, for an object that a callback brings: what it belongs to is known, whatever the driving thread makes
     * meanwhile.
     *
     * @param object the object
     * @param standsBeside whether it stands beside what the try is about
     */
    public boolean own(NdkObject<?> object, boolean standsBeside) {
        Lifetime lifetime = lifetimeOf(object);
        boolean fresh = owned.add(lifetime); // a wrong provider delivers one object twice
        if (fresh) {
            opened.add(object);
            if (standsBeside) {
                inside().leaveAlone(lifetime);
            }
        }
        return fresh;
    }

    /** Takes the object of a create that has its outcome, if it made one. */
    public void ownWhatWasCreated(AsyncCall create) {
        NdkObject<?> object = create.completion().succeeded() ? create.object(create.completion()) : null;
        if (object != null) {
            own(object);
        }
    }

    /** Waits for a create and takes its object. */
    public <T extends NdkObject<?>> T created(AsyncCall create, Class<T> type) {
        settle(create);
        require(
                create.completion().succeeded(),
                () -> create.function() + " " + create.completion().words());
        NdkObject<?> object = create.object(create.completion());
        T typed = required(
                type.isInstance(object) ? type.cast(object) : null,
                () -> create.function() + " succeeded and delivered no object");
        own(typed);
        return typed;
    }

    /** The objects of a type that are still to be closed. */
    public <T extends NdkObject<?>> List<T> open(Class<T> type) {
        return opened.of(type);
    }

    /** The antecedents of an object that are still to be closed. */
    public List<NdkObject<?>> openAntecedentsOf(NdkObject<?> object) {
        return gate().dependencies().antecedentsOf(lifetimeOf(object)).stream()
                .filter(antecedent -> !antecedent.isClosed())
                .<NdkObject<?>>map(Lifetime::object)
                .filter(opened::contains)
                .toList();
    }

    // --- closing

    /** Closes an object and waits for it. */
    public AsyncCall close(NdkObject<?> object) {
        AsyncCall close = startClose(object);
        settle(close);
        return close;
    }

    /** Closes an object, unless its close was called before, and waits for it. */
    public void closeIfOpen(NdkObject<?> object) {
        if (opened.contains(object)) {
            close(object);
        }
    }

    /** Whether the close of an object that the try owns was not called. */
    public boolean isOpen(NdkObject<?> object) {
        return opened.contains(object);
    }

    /** Calls the close of an object; nothing is waited for. */
    public AsyncCall startClose(NdkObject<?> object) {
        pauseBeforeItsClose(object);
        opened.remove(object);
        return objects().close(object);
    }

    private void pauseBeforeItsClose(NdkObject<?> object) {
        if (object instanceof NdkListener listener && circumstances().pause() == ListenerPause.WHEN_CLOSED) {
            pauseIfItListens(listener);
        }
    }

    private void pauseIfItListens(NdkListener listener) {
        Lifetime present = lifetimeOf(listener);
        boolean listens = calls().stream()
                .anyMatch(call -> call instanceof AsyncCall listen
                        && listen.function() == NdkFunction.LISTEN
                        && listen.lifetime().equals(present)
                        && listen.completion().succeeded());
        if (listens && !isPaused(present)) {
            objects().controlConnectEvents(listener, true);
            if (!inside().isLeftAlone(present)) {
                broughtAbout(ListenerPause.WHEN_CLOSED);
            }
        }
    }

    /** Whether the last that it was told is to pause: no reading covers a second pause (AMB-58). */
    private boolean isPaused(Lifetime listener) {
        return calls().stream()
                .filter(call -> call.function() == NdkFunction.CONTROL_CONNECT_EVENTS
                        && call.lifetime().equals(listener))
                .reduce((earlier, later) -> later)
                .flatMap(Call::arguments)
                .filter(told -> told instanceof Arguments.Pause pause && pause.pause())
                .isPresent();
    }

    /** Calls the close of an object, unless it was called before; on any thread. */
    public void closeOnce(NdkObject<?> object) {
        if (opened.remove(object)) {
            pauseBeforeItsClose(object);
            objects().close(object);
        }
    }

    /**
     * Closes one of two objects. The close of the owner waits for the connector and is not waited for.
     *
     * @param order which
     * @param owner a listener or shared endpoint
     * @param connector a connector that uses its local endpoint
     */
    public DependentCloses closeFirst(FirstClosed order, NdkObject<?> owner, NdkConnector connector) {
        return order == FirstClosed.OWNER_FIRST
                ? new DependentCloses(this, startClose(owner), connector)
                : new DependentCloses(this, close(connector), owner);
    }

    /** Closes two objects and waits for both closes, without which the try is undecided. */
    public void closeBoth(FirstClosed order, NdkObject<?> owner, NdkConnector connector) {
        closeFirst(order, owner, connector).closeSecond();
    }

    /**
     * Closes everything opened so far, successors before antecedents, and waits for each. What stands beside lives longest: it
     * may be needed to call the closes of the others where the circumstances say.
     */
    public void closeEverything() {
        closeAll(opened.of(NdkConnector.class));
        closeAll(opened.of(NdkQp.class));
        closeAll(notBeside(opened.of(NdkListener.class)));
        closeAll(notBeside(opened.all()));
        beside(() -> {
            closeAll(opened.of(NdkConnector.class));
            closeAll(opened.of(NdkQp.class));
            closeAll(opened.of(NdkListener.class));
            closeAll(opened.all());
        });
    }

    private <T extends NdkObject<?>> List<T> notBeside(List<T> objects) {
        List<T> others = new ArrayList<>(objects);
        others.removeIf(object -> inside().isLeftAlone(lifetimeOf(object)));
        return others;
    }

    private void closeAll(List<? extends NdkObject<?>> objects) {
        startCloses(objects).forEach(this::settleClose);
    }

    private List<AsyncCall> startCloses(List<? extends NdkObject<?>> objects) {
        List<AsyncCall> closes = new ArrayList<>(objects.size());
        for (NdkObject<?> object : objects) {
            if (opened.remove(object)) { // a callback may close it meanwhile
                closeUnlessBarred(object).ifPresent(closes::add);
            }
        }
        return closes;
    }

    /**
     * Takes what results there are when nothing is posted any more: each must be of a request that was taken. A provider may
     * give fewer at a time than there is room for.
     */
    private void takeResults(NdkCq queue) {
        long posted = posted();
        boolean mayHaveMore = posted > 0;
        for (long call = 0; mayHaveMore && call <= posted; call++) {
            mayHaveMore = !posting().results(queue, AMPLE_RESULTS).results().isEmpty();
        }
    }

    private long posted() {
        long posted = 0;
        for (Call call : gate().calls()) {
            if (call instanceof PostedCall) {
                posted++;
            }
        }
        return posted;
    }

    /** An object whose close ended the process before stays open. */
    private Optional<AsyncCall> closeUnlessBarred(NdkObject<?> object) {
        try {
            if (object instanceof NdkCq queue) {
                takeResults(queue);
            }
            pauseBeforeItsClose(object);
            return Optional.of(objects().close(object));
        } catch (PreconditionUnmet barred) {
            return Optional.empty();
        }
    }

    /** A connector that an event brings only now keeps its listener open. */
    private void settleClose(AsyncCall close) {
        waiting().settleUnless(close, opened::hasConnectors);
        startCloses(open(NdkConnector.class));
        if (!close.settled()) {
            settle(close);
        }
    }
}
