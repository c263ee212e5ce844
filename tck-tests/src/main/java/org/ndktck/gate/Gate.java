package org.ndktck.gate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.NtStatus;
import org.ndktck.memory.ObjectCell;
import org.ndktck.memory.Slab;

/**
 * The recording call gate of one try. Calls are made on the thread that drives the try or inside a
 * callback; callbacks come on any thread.
 */
public final class Gate {

    private final Slab slab;
    private final Signal signal;
    private final CallObserver rules;
    private final Contexts contexts;
    private final FunctionTracker tracker;
    private final CallExecutor executor;
    private final Lifetimes lifetimes = new Lifetimes();
    private final ConsumerRules consumerRules;
    private final AtomicInteger numbers = new AtomicInteger();
    private final List<Call> calls = new CopyOnWriteArrayList<>();
    private final List<Call> unfinished = new CopyOnWriteArrayList<>();
    private final List<EventCallback> events = new CopyOnWriteArrayList<>();
    private final Map<Lifetime, Object> tables = new ConcurrentHashMap<>();
    private final Set<Lifetime> seen = ConcurrentHashMap.newKeySet();
    private final CreatedQps createdQps = new CreatedQps();
    private final ObjectDependencies dependencies = new ObjectDependencies(lifetimes);
    private final InsideCallbacks inside = new InsideCallbacks();

    /**
     * Opens a gate.
     *
     * @param slab memory of the try
     * @param signal raised after every callback and when a call has returned
     * @param rules sees every asynchronous call
     * @param contexts gives each call its context
     * @param tracker is told which function the provider is in
     */
    public Gate(Slab slab, Signal signal, CallObserver rules, Contexts contexts, FunctionTracker tracker) {
        this(slab, signal, rules, contexts, tracker, (function, call) -> call.run());
    }

    /**
     * Opens a gate.
     *
     * @param slab memory of the try
     * @param signal raised after every callback and when a call has returned
     * @param rules sees every asynchronous call
     * @param contexts gives each call its context
     * @param tracker is told which function the provider is in
     * @param executor makes the calls
     */
    public Gate(
            Slab slab,
            Signal signal,
            CallObserver rules,
            Contexts contexts,
            FunctionTracker tracker,
            CallExecutor executor) {
        this.slab = slab;
        this.signal = signal;
        this.rules = rules;
        this.contexts = contexts;
        this.tracker = tracker;
        this.executor = executor;
        this.consumerRules = new ConsumerRules(lifetimes, tracker);
    }

    /** Memory of the try. */
    public Slab slab() {
        return slab;
    }

    /** Raised after every callback and when a call has returned. */
    public Signal signal() {
        return signal;
    }

    /** All calls so far, in the order they were begun. */
    public List<Call> calls() {
        return calls;
    }

    /** The calls so far that have not returned; asked in every wait, so without a stream. */
    public List<Call> unfinished() {
        List<Call> goingOn = new ArrayList<>(0);
        for (Call call : unfinished) {
            if (!call.ended()) {
                goingOn.add(call);
            }
        }
        return goingOn;
    }

    /** All event callbacks so far. */
    public List<EventCallback> events() {
        return events;
    }

    /** Whether a callback that has come has not returned. */
    public boolean isInsideCallback() {
        return events.stream().anyMatch(event -> event.span().running())
                || calls.stream().anyMatch(call -> call instanceof AsyncCall async && async.isInsideCallback());
    }

    /** Which object is an antecedent of which. */
    public ObjectDependencies dependencies() {
        return dependencies;
    }

    /** Whether an object was made over another or connected with it, by itself or through others. */
    public boolean mayNeed(Lifetime object, Lifetime antecedent) {
        return dependencies.mayKeepOpen(object, antecedent);
    }

    /** What queue pairs were created with. */
    CreatedQps createdQps() {
        return createdQps;
    }

    /** The context that a queue pair was created with. */
    public long qpContext(NdkObject<?> qp) {
        return createdQps.context(lifetimeOf(qp));
    }

    /** What the kit does inside callbacks. */
    public InsideCallbacks inside() {
        return inside;
    }

    ConsumerRules consumerRules() {
        return consumerRules;
    }

    CallObserver rules() {
        return rules;
    }

    /**
     * Calls an object through the table it has now for the rest of the try, whatever its {@code
     * Dispatch} holds later (GEN-05).
     */
    public void keepTable(NdkObject<?> object) {
        Object table = object.dispatch();
        if (table != null) {
            tables.putIfAbsent(lifetimeOf(object), table);
        }
    }

    /** The table to call an object through; without one the call ends as if the provider had thrown. */
    @SuppressWarnings("unchecked")
    public <D> D table(NdkObject<D> object) {
        Object kept = tables.get(lifetimeOf(object));
        return Objects.requireNonNull(
                kept == null ? object.dispatch() : (D) kept, "the object has no table: its Dispatch member is NULL");
    }

    /** Sees an object that a call or event has just delivered, and whose lifetime has begun. */
    void deliver(NdkObject<?> object, String how) {
        if (seen.add(lifetimeOf(object))) {
            rules.seen(object, how);
        }
    }

    /** The name of an object in its present lifetime. */
    public String name(NdkObject<?> object) {
        return lifetimeOf(object).name();
    }

    /** The present lifetime of an object, or its last one. */
    public Lifetime lifetimeOf(NdkObject<?> object) {
        return lifetimes.of(object);
    }

    /** Begins the lifetime of an object that is being delivered, unless it is one that was delivered before. */
    Lifetime begin(NdkObject<?> delivered) {
        return lifetimes.ofDelivered(delivered);
    }

    private void begin(AsyncCall create, NdkObject<?> delivered) {
        create.made(begin(delivered));
        for (NdkObject<?> parent : create.parents()) {
            dependencies.bind(delivered, parent);
        }
    }

    int nextNumber() {
        return numbers.incrementAndGet();
    }

    <C extends Call> C record(C call, Supplier<@Nullable NtStatus> invocation) {
        invoke(call, invocation);
        rules.returned(call);
        signal.raise();
        return call;
    }

    private void invoke(Call call, Supplier<@Nullable NtStatus> invocation) {
        executor.call(call.function(), () -> invokeHere(call, invocation));
    }

    private void invokeHere(Call call, Supplier<@Nullable NtStatus> invocation) {
        call.begins();
        int entered = tracker.entering(call.function());
        Lifetime lifetime = lifetimeOf(call.target());
        call.during(lifetime);
        unfinished.add(call);
        calls.add(call);
        if (call instanceof AsyncCall async) {
            lifetime.begun(async);
        }
        SavedThreadState surroundings = SavedThreadState.ofThisThread();
        try {
            call.endWith(invocation.get());
        } catch (Throwable provider) { // whatever a provider throws is evidence, never control flow
            call.endWith(provider);
        } finally {
            tracker.left(entered);
            unfinished.remove(call);
        }
        call.keep();
        call.endedAt(nextNumber());
        surroundings.restore();
    }

    AsyncCall recordAsync(AsyncCall call, Supplier<@Nullable NtStatus> invocation) {
        invoke(call, invocation);
        deliverInline(call);
        rules.returned(call);
        if (call.returned(NtStatus.STATUS_SUCCESS)) {
            call.succeeded();
        }
        signal.raise();
        return call;
    }

    private void deliverInline(AsyncCall call) {
        NdkObject<?> created = call.outParameter();
        if (created != null && call.returned(NtStatus.STATUS_SUCCESS)) {
            begin(call, created);
            deliver(created, call.function() + " stored");
        }
    }

    long nextContext() {
        return contexts.next();
    }

    /** A context that no other call has, whatever the others are given. */
    long uniqueContext() {
        return contexts.unique();
    }

    NdkRequestCompletion requestCompletion(AsyncCall call) {
        return (context, status) -> completed(call, context, status, null);
    }

    NdkCreateCompletion createCompletion(AsyncCall call) {
        return (context, status, object) -> completed(call, context, status, object);
    }

    NdkCloseCompletion closeCompletion(AsyncCall call) {
        return context -> completed(call, context, null, null);
    }

    private void completed(AsyncCall call, long context, @Nullable NtStatus status, @Nullable NdkObject<?> object) {
        Runnable last = inside.begun(call.lifetime());
        CompletionCallback callback = call.record(nextNumber(), context, status, object);
        try {
            told(call, callback, status, object);
        } finally {
            last.run();
        }
        callback.span().endAt(nextNumber());
        signal.raise();
    }

    private void told(
            AsyncCall call, CompletionCallback callback, @Nullable NtStatus status, @Nullable NdkObject<?> object) {
        if (object != null && NtStatus.STATUS_SUCCESS.equals(status)) {
            begin(call, object);
            deliver(object, "the completion of " + call.function() + " brought");
        }
        rules.completed(call, callback);
        call.completed(callback);
        signal.raise();
        inside.completed(call);
    }

    void notified(AsyncCall createCq, long given, long passed) {
        Lifetime cq = createCq.made();
        Lifetime owner = cq == null ? createCq.lifetime() : cq;
        Runnable last = inside.begun(owner);
        EventCallback event = event(EventCallback.Kind.CQ_NOTIFICATION, owner, null, owner.name(), given, passed);
        signal.raise();
        inside.notified(owner);
        last.run();
        event.span().endAt(nextNumber());
        signal.raise();
    }

    /** Begins an event; whoever acts on it ends its span. */
    EventCallback event(
            EventCallback.Kind kind,
            Lifetime owner,
            @Nullable Lifetime connector,
            String object,
            long given,
            long passed) {
        EventCallback event =
                new EventCallback(nextNumber(), kind, owner, connector, object, given, passed, new CallbackInterval());
        events.add(event);
        if (connector != null) {
            deliver(connector.object(), kind + " brought");
        }
        rules.event(event);
        return event;
    }

    void disconnectEvent(EventCallback.Kind kind, Lifetime connector, long given, long passed) {
        Runnable last = inside.begun(connector);
        EventCallback event = event(kind, connector, null, connector.name(), given, passed);
        signal.raise();
        inside.disconnected(connector);
        last.run();
        event.span().endAt(nextNumber());
        signal.raise();
    }

    static <T extends NdkObject<?>> ObjectCell<T> cell() {
        return new ObjectCell<>();
    }
}
