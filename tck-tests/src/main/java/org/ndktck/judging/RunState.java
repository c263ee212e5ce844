package org.ndktck.judging;

import java.lang.reflect.Method;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.bench.Bench;
import org.ndktck.catalog.RequirementId;
import org.ndktck.circumstance.CircumstanceDraws;
import org.ndktck.circumstance.Circumstances;
import org.ndktck.environment.AcrossProcesses;
import org.ndktck.environment.AdapterProbe;
import org.ndktck.environment.BreachLog;
import org.ndktck.environment.OptionalFeature;
import org.ndktck.environment.TestEnvironment;
import org.ndktck.environment.WorkerContext;
import org.ndktck.gate.Call;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.drawing.PresentFacts;
import org.ndktck.report.model.Absence;
import org.ndktck.report.model.Culprit;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Judgement;
import org.ndktck.report.model.Outcome;
import org.ndktck.report.model.RowRecord;
import org.ndktck.waiting.OtherProcesses;
import org.ndktck.waiting.WaitPolicy;

/** What a run of properties works with, from its beginning to the records it leaves. */
public final class RunState {

    /** Tries from which on every pair of circumstances can be judged, if every other try aims at some. */
    private static final int TRIES_FOR_EVERY_PAIR = 100;

    /** Each so many tries one is made under circumstances that cost more than the try itself. */
    private static final int AIMED_EACH_OF_MANY = 2;

    private static final int AIMED_EACH_OF_FEW = 4;

    /** Those of the standard profile. */
    static final int TRIES_OF_A_VERDICT = 1000;

    /** How many times as many tries as it has anyway a property may have for the sake of pairs. */
    private static final int MOST_TRIES_FOR_PAIRS = 4;

    private static final long SOON_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final RunParameters parameters;
    private final AdapterProbe probe;
    private final Progress progress;
    private final Function<Finding, Throwable> failure;
    private final Ledger ledger = new Ledger();
    private final WaitPolicy waitPolicy;
    private final TestEnvironment environment;
    private final Set<RequirementId> missedInPassing = ConcurrentHashMap.newKeySet();
    private final Set<RequirementId> lookedAtAgain = ConcurrentHashMap.newKeySet();
    private @Nullable PropertyRun property;
    private volatile @Nullable CurrentTry present;

    /**
     * Seen in passing, whatever is judged. What is missing after a very short wait is not believed, but the next try waits
     * longer, unless it says nothing new. Where that wait was for a close of what was judged already, no try waits longer.
     * Across processes nothing counts that is seen in passing: most of it is about an order.
     */
    private BreachLog breachLog(OpenedAdapters adapters) {
        if (adapters instanceof AcrossProcesses) {
            return finding -> {};
        }
        return new BreachLog() {
            @Override
            public void breached(Finding finding) {
                RunState.this.breached(finding);
            }

            @Override
            public void seenByARule(Finding finding) {
                ledger.seenByARule(finding);
            }
        };
    }

    private void breached(Finding finding) {
        boolean missing = finding.kind() == Finding.Kind.REQUIRED_MISSING;
        if (missing && waitPolicy.wasHurried()) {
            return;
        }
        if (!ledger.knows(finding)) {
            waitPolicy.accused();
        }
        if (!missing || !waitPolicy.wasHasty()) {
            ledger.breached(finding);
            if (missing) {
                missedInPassing.add(finding.id());
            }
        }
    }

    private RunState(
            RunParameters parameters,
            OpenedAdapters adapters,
            AdapterProbe probe,
            WorkerContext slot,
            Progress progress,
            Function<Finding, Throwable> failure) {
        this.parameters = parameters;
        this.probe = probe;
        this.progress = progress;
        this.failure = failure;
        this.waitPolicy = slot.patience().orElseGet(() -> patienceOf(parameters));
        this.environment =
                new TestEnvironment(adapters, probe, waitPolicy, breachLog(adapters), parameters.seed(), slot);
    }

    private static WaitPolicy patienceOf(RunParameters parameters) {
        return parameters.replayed().isPresent() && !Debugger.isExpected()
                ? WaitPolicy.ofOneReplay(parameters.patience())
                : patience(parameters.patience(), OtherProcesses.NONE);
    }

    /**
     * Gives the patience of a process that has not waited for anything yet.
     *
     * @param longest longest wait for something that must happen
     * @param others the other processes of the run
     * @return the patience; without end where a debugger is expected
     */
    public static WaitPolicy patience(Duration longest, OtherProcesses others) {
        return new WaitPolicy(unlessDebugged(longest), others);
    }

    /**
     * Gives the patience of a process that replays cases.
     *
     * @param longest longest wait for something that must happen
     * @return the patience; without end where a debugger is expected
     */
    public static WaitPolicy patienceOfReplays(Duration longest) {
        return WaitPolicy.ofReplays(unlessDebugged(longest));
    }

    private static Duration unlessDebugged(Duration longest) {
        return Debugger.patience(longest, Debugger.isExpected());
    }

    /**
     * Begins a run in this process.
     *
     * @param parameters how to judge
     * @param adapters the opened adapters
     * @param probe what is known of them
     * @param slot where the run takes place
     * @param progress hears how far the run is
     * @param failure turns a finding into what a test runner shows: a failure, or an aborted test where it is waived
     * @return the run
     * @throws IllegalStateException if another run is going on
     */
    public static RunState begin(
            RunParameters parameters,
            OpenedAdapters adapters,
            AdapterProbe probe,
            WorkerContext slot,
            Progress progress,
            Function<Finding, Throwable> failure) {
        RunState run = new RunState(parameters, adapters, probe, slot, progress, failure);
        CurrentRun.begin(run);
        PresentFacts.set(probe.facts(), parameters.purpose().drawing());
        return run;
    }

    /**
     * Ends the run.
     *
     * @return what was recorded, late callbacks up to now included
     */
    public Map<RequirementId, RowRecord> end() {
        PresentFacts.set(null);
        CurrentRun.end();
        return ledger.records(probe.facts());
    }

    /** What was recorded so far: after {@link #end} a callback may still come. */
    public Map<RequirementId, RowRecord> records() {
        propertyEnded();
        return ledger.records(probe.facts());
    }

    /**
     * Records that the kit failed.
     *
     * @param id the requirement that could not be judged
     * @param thrown how, if something was thrown
     */
    public void kitFailed(RequirementId id, @Nullable Throwable thrown) {
        String message = thrown == null ? "the property failed without a finding" : thrown.toString();
        ledger.add(new Judgement(id, "", new Outcome.Defective(Culprit.KIT, message), Set.of()));
    }

    boolean judges(RequirementId id) {
        return parameters
                        .replayed()
                        .map(token -> token.id() == id)
                        .orElseGet(() -> parameters.selected().test(id))
                && !isOver();
    }

    /** Whether what is left to judge does not matter any more. */
    public boolean isOver() {
        return parameters.purpose().endsEarly() && ledger.proved().stream().anyMatch(parameters.selected());
    }

    String seedOf(RequirementId id) {
        long mixed = (parameters.seed() ^ SeedKeys.of(id).hashCode() * 0x9E37_79B9_7F4A_7C15L) * 0xBF58_476D_1CE4_E5B9L;
        return Long.toString(mixed ^ (mixed >>> 31));
    }

    int tries(Effort effort) {
        return isReplay() ? 1 : effort.of(parameters.tries());
    }

    /** The tries that a property has at most: where a profile judges every pair of circumstances, more than it needs at least. */
    int mostTries(Effort effort) {
        return goesOnForPairs(effort) ? MOST_TRIES_FOR_PAIRS * tries(effort) : tries(effort);
    }

    /** Where a property has tries for most pairs, the standard profile goes on until the last ones are judged, too. */
    private boolean goesOnForPairs(Effort effort) {
        return !isReplay() && parameters.tries() >= TRIES_OF_A_VERDICT && tries(effort) >= TRIES_FOR_EVERY_PAIR;
    }

    /** Records that a property is not run, for want of something the provider does not offer. */
    void absent(RequirementId id, Absence absence) {
        progress.started(id);
        ledger.absent(id, absence);
        propertyEnded();
    }

    /** What a property needs and the provider does not offer. */
    Optional<OptionalFeature> missing(Method property) {
        boolean atRest = property.isAnnotationPresent(DataAtRest.class)
                || property.getDeclaringClass().isAnnotationPresent(DataAtRest.class);
        Stream<OptionalFeature> clock = atRest ? Stream.empty() : Stream.of(OptionalFeature.ONE_CLOCK);
        return Stream.concat(
                        clock, Arrays.stream(PropertyHook.verifies(property).needs()))
                .filter(need -> !need.isMet(environment))
                .findFirst();
    }

    boolean isReplay() {
        return parameters.replayed().isPresent();
    }

    boolean shrinks() {
        return parameters.purpose().shrinks();
    }

    /** The plans of the next try, its circumstances behind them. */
    List<Object> plansToRun(List<Object> drawn, PropertyRun of) {
        return parameters.replayed().map(Token::plans).orElseGet(() -> {
            List<Object> plans = new ArrayList<>(drawn);
            plans.add(of.nextCircumstances());
            return plans;
        });
    }

    /** Draws the circumstances of a property's tries. */
    CircumstanceDraws circumstances(DrawnParameters cases, String seed, Effort effort) {
        int aimedEach = tries(effort) < TRIES_FOR_EVERY_PAIR ? AIMED_EACH_OF_FEW : AIMED_EACH_OF_MANY;
        return new CircumstanceDraws(
                probe.facts(),
                parameters.purpose().surrounded() ? cases.leftOut() : Circumstances.outOfTheOrdinary(),
                Long.parseLong(seed),
                aimedEach,
                goesOnForPairs(effort));
    }

    PropertyRun propertyStarted(
            RequirementId id,
            String seed,
            List<Class<? extends Partition>> demanded,
            int leastTries,
            CircumstanceDraws circumstances) {
        progress.started(id);
        ledger.driven(id, seed, isReplay() ? List.of() : demanded);
        waitPolicy.beginProperty();
        property = new PropertyRun(id, leastTries, circumstances);
        return property();
    }

    /** Passes on what was recorded, on this requirement and, in passing, on others. */
    void propertyEnded() {
        ledger.takeChanged(probe.facts()).forEach(progress::recorded);
    }

    PropertyRun property() {
        PropertyRun present = property;
        if (present == null) {
            throw new IllegalStateException("no property is running");
        }
        return present;
    }

    Bench bench(RequirementId id, String plan, Circumstances circumstances) {
        waitPolicy.beginTry();
        Bench bench = new Bench(environment, id, Token.text(id, plan), circumstances);
        present = new CurrentTry(id, bench, Thread.currentThread());
        return bench;
    }

    /**
     * Tells which try runs. Asked by the thread that watches.
     *
     * @return the try; nothing before the first one
     */
    public Optional<CurrentTry> moment() {
        return Optional.ofNullable(present);
    }

    /**
     * Records that a function has not returned, and that the requirement which was judged cannot be. Called on the
     * thread that watches, while the one that judges is stuck.
     *
     * @param at the try
     * @param call the call
     * @param id the requirement that demands its end
     * @param expected what the document permits
     * @param observed what was seen
     */
    public void stuck(CurrentTry at, Call call, RequirementId id, String expected, String observed) {
        at.bench().stuck(call, id, expected, observed);
        Finding simplestSoFar = property().onlyOne(false);
        if (simplestSoFar != null) {
            ledger.falsified(simplestSoFar);
        }
        propertyEnded();
        if (!isBroken(at.judged())) {
            progress.recorded(RowRecord.undecided(at.judged(), call.function() + " does not return, see " + id));
        }
    }

    private boolean isBroken(RequirementId id) {
        RowRecord record = ledger.record(id, probe.facts());
        return record != null && !record.findings().isEmpty();
    }

    /**
     * Records that the vendor's adapter code or the kit itself does not go on. Called on the thread that watches.
     *
     * @param at the try
     * @param culprit who it is
     * @param message what was seen, a clause
     */
    public void stuckElsewhere(CurrentTry at, Culprit culprit, String message) {
        ledger.add(new Judgement(at.judged(), "", new Outcome.Defective(culprit, message), Set.of()));
        propertyEnded();
    }

    /** A bench that opens nothing; each try gets its own in place of it. */
    Bench placeholder() {
        return new Bench(environment, property().id(), "", Circumstances.SIMPLEST);
    }

    /** Whether the last try is to be made again, because it waited too little to accuse anybody. */
    boolean wasHasty() {
        return waitPolicy.wasHasty();
    }

    /**
     * What was missed in passing since this was asked last, as far as it is worth a second look: each requirement once, and as
     * long as nothing is proved, because it counts only then.
     */
    Set<RequirementId> takeWhatIsWorthASecondLook() {
        Set<RequirementId> missed = Set.copyOf(missedInPassing);
        missedInPassing.clear();
        if (missed.isEmpty() || isReplay() || !ledger.proved().isEmpty()) {
            return Set.of();
        }
        return missed.stream().filter(lookedAtAgain::add).collect(Collectors.toSet());
    }

    /** What was missed in passing in a second look. */
    Set<RequirementId> takeMissedAgain() {
        Set<RequirementId> missed = Set.copyOf(missedInPassing);
        missedInPassing.clear();
        return missed;
    }

    boolean wasPatient() {
        return waitPolicy.wasPatient();
    }

    /** Whether less than the patience, or than a few seconds, has passed since a moment. */
    boolean isSoonAfter(long nanoTime) {
        return System.nanoTime() - nanoTime < Math.max(parameters.patience().toNanos(), SOON_NANOS);
    }

    void endOfMorePatience(boolean missing) {
        waitPolicy.endRestart(missing);
    }

    /** The try has said what it has to say; what it opened is still to be closed. */
    void bodyEnded(Outcome outcome) {
        waitPolicy.endTry(outcome);
    }

    void morePatience() {
        waitPolicy.restart();
    }

    Ledger ledger() {
        return ledger;
    }

    AdapterFacts facts() {
        return probe.facts();
    }

    Throwable failure(Finding finding) {
        return failure.apply(finding);
    }

    Optional<String> reasonNothingWasJudged(RequirementId id) {
        RowRecord record = ledger.record(id, probe.facts());
        if (record == null
                || record.evidence().judgedTries() > 0
                || !record.defects().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(record.evidence().undecided().entrySet().stream()
                .max(Map.Entry.<String, Long>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
                .map(Map.Entry::getKey)
                .orElse("no try ran"));
    }
}
