package org.ndktck.invariants;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.IntSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.CallObserver;
import org.ndktck.gate.CompletionCallback;
import org.ndktck.gate.EventCallback;
import org.ndktck.gate.Gate;
import org.ndktck.report.model.Finding;
import org.ndktck.rules.StandingRules;
import org.ndktck.rules.TrialFacts;

/**
 * All standing invariants of a try. A breach is handed on at once, so that one that comes after its try
 * still counts.
 */
public final class StandingInvariants implements CallObserver {

    private final BreachSink sink;
    private final BreachSink byRules;
    private final Recording recording = new Recording();
    private final LateStores lateStores;
    private final List<Invariant> topics;
    private @Nullable ReplacedTables tables;
    private @Nullable CallbackLevels levels;
    private volatile TrialFacts facts = TrialFacts.NOTHING;

    /**
     * Begins to watch.
     *
     * @param sink takes breaches
     * @param byRules takes what the rules see
     */
    public StandingInvariants(BreachSink sink, BreachSink byRules) {
        this.sink = sink;
        this.byRules = byRules;
        this.lateStores = new LateStores(byRules, recording);
        DeliveredObjects deliveries = new DeliveredObjects(recording);
        this.topics = new CopyOnWriteArrayList<>(List.of(
                new Completions(sink, recording),
                new SynchronousFunctions(sink),
                new Creates(sink, deliveries),
                new Headers(sink, recording),
                new Closes(sink, recording),
                new AntecedentCloses(sink, recording),
                new Events(sink, recording, deliveries)));
    }

    /**
     * Begins to watch.
     *
     * @param sink takes breaches, those that the rules see among them
     */
    public StandingInvariants(BreachSink sink) {
        this(sink, sink);
    }

    /** Learns what is known of the adapters, before the first call. */
    public void knows(TrialFacts surroundings) {
        facts = surroundings;
    }

    /**
     * Learns how to ask for the level of a callback, before the first call.
     *
     * @param currentIrql asked on the callback's own thread
     */
    public void askForLevels(IntSupplier currentIrql) {
        CallbackLevels asking = new CallbackLevels(sink, currentIrql);
        levels = asking;
        topics.add(asking);
    }

    /**
     * What keeps a row about the levels of callbacks from being judged in this try.
     *
     * @param row the row
     * @return as people read it, nothing where levels were told
     */
    public Optional<String> obstacleToLevels(RequirementId row) {
        CallbackLevels asking = levels;
        return asking == null ? Optional.of("nobody was asked for levels") : asking.obstacleTo(row);
    }

    /**
     * Learns that the kit itself gives the provider reason to fail in this try: time passes, a link is cut, resources
     * run out.
     */
    public void disturbed() {
        facts = facts.disturbed(true);
    }

    /** Learns where the try is recorded, before its first call. */
    public void watch(Gate gate) {
        recording.of(gate);
        gate.slab().beforeReuse(lateStores::look);
    }

    /**
     * Replaces the tables of these objects, and of every object of the try when it is first seen.
     *
     * @param gate the gate of the try
     * @param lasting objects that outlive the try
     */
    public void replaceTables(Gate gate, Iterable<? extends NdkObject<?>> lasting) {
        ReplacedTables replaced = new ReplacedTables(sink, gate);
        tables = replaced;
        topics.add(replaced);
        lasting.forEach(replaced::replace);
    }

    /** Gives objects that outlive the try their tables back, where they were replaced; those that come later keep theirs. */
    public void restoreTables(Iterable<? extends NdkObject<?>> lasting) {
        ReplacedTables replaced = tables;
        if (replaced != null) {
            replaced.stop();
            lasting.forEach(replaced::restore);
        }
    }

    /**
     * Judges what can only be told when the try is over: nothing can come any more.
     *
     * @param excused calls of which nothing is missing, whatever has not come
     */
    public void over(Predicate<AsyncCall> excused) {
        for (Call call : recording.calls()) {
            if (call instanceof AsyncCall async && !excused.test(async)) {
                over(async);
            }
        }
        lateStores.look();
        StandingRules.breaches(recording.asRecord(), facts)
                .forEach(breach -> byRules.breach(
                        breach.row(),
                        Finding.Kind.FORBIDDEN_SEEN,
                        BreachSubject.of(breach.judged()),
                        breach.expected(),
                        breach.observed()));
    }

    // Every call passes here: without lambdas, which cost more than what most topics do.

    private void over(AsyncCall call) {
        for (Invariant topic : topics) {
            topic.over(call);
        }
    }

    @Override
    public void seen(NdkObject<?> object, String how) {
        for (Invariant topic : topics) {
            topic.seen(object, how);
        }
    }

    @Override
    public void closing(NdkObject<?> object) {
        for (Invariant topic : topics) {
            topic.closing(object);
        }
    }

    @Override
    public void returned(Call call) {
        for (Invariant topic : topics) {
            topic.returned(call);
        }
    }

    @Override
    public void completed(AsyncCall call, CompletionCallback callback) {
        for (Invariant topic : topics) {
            topic.completed(call, callback);
        }
    }

    @Override
    public void event(EventCallback event) {
        for (Invariant topic : topics) {
            topic.event(event);
        }
    }
}
