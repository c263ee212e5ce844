package org.ndktck.judging;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.bench.Bench;
import org.ndktck.catalog.RequirementId;
import org.ndktck.circumstance.CircumstanceDraws;
import org.ndktck.circumstance.Circumstances;
import org.ndktck.environment.BreachLog;
import org.ndktck.environment.Place;
import org.ndktck.environment.Requisite;
import org.ndktck.environment.Site;
import org.ndktck.environment.Survey;
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
import org.ndktck.waiting.Patience;
import org.ndktck.waiting.Peers;

/** What a run of properties works with, from its beginning to the records it leaves. */
public final class RunState {

    /** Tries from which on every pair of circumstances can be judged, if every other try aims at some. */
    private static final int TRIES_FOR_EVERY_PAIR = 100;

    /** Each so many tries one is made under circumstances that cost more than the try itself. */
    private static final int AIMED_EACH_OF_MANY = 2;

    private static final int AIMED_EACH_OF_FEW = 4;

    private final Conditions conditions;
    private final Survey survey;
    private final Progress progress;
    private final Function<Finding, String> failureText;
    private final Ledger ledger = new Ledger();
    private final Patience patience;
    private final Site site;
    private final Set<RequirementId> missedInPassing = ConcurrentHashMap.newKeySet();
    private final Set<RequirementId> lookedAtAgain = ConcurrentHashMap.newKeySet();
    private @Nullable PropertyRun property;
    private volatile @Nullable Moment present;

    /**
     * Seen in passing, whatever is judged. What is missing after a very short wait is not believed, but the next try waits
     * longer, unless it says nothing new. Where that wait was for a close of what was judged already, no try waits longer.
     */
    private BreachLog breachLog() {
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
        if (missing && patience.wasHurried()) {
            return;
        }
        if (!ledger.knows(finding)) {
            patience.accused();
        }
        if (!missing || !patience.wasHasty()) {
            ledger.breached(finding);
            if (missing) {
                missedInPassing.add(finding.id());
            }
        }
    }

    private RunState(
            Conditions conditions,
            OpenedAdapters adapters,
            Survey survey,
            Place place,
            Progress progress,
            Function<Finding, String> failureText) {
        this.conditions = conditions;
        this.survey = survey;
        this.progress = progress;
        this.failureText = failureText;
        this.patience = place.patience().orElseGet(() -> patienceOf(conditions));
        this.site = new Site(adapters, survey, patience, breachLog(), conditions.seed(), place);
    }

    private static Patience patienceOf(Conditions conditions) {
        return conditions.replayed().isPresent() && !Debugger.isExpected()
                ? Patience.ofOneReplay(conditions.patience())
                : patience(conditions.patience(), Peers.NONE);
    }

    /**
     * Gives the patience of a process that has not waited for anything yet.
     *
     * @param longest longest wait for something that must happen
     * @param peers the other processes of the run
     * @return the patience; without end where a debugger is expected
     */
    public static Patience patience(Duration longest, Peers peers) {
        return new Patience(unlessDebugged(longest), peers);
    }

    /**
     * Gives the patience of a process that replays cases.
     *
     * @param longest longest wait for something that must happen
     * @return the patience; without end where a debugger is expected
     */
    public static Patience patienceOfReplays(Duration longest) {
        return Patience.ofReplays(unlessDebugged(longest));
    }

    private static Duration unlessDebugged(Duration longest) {
        return Debugger.patience(longest, Debugger.isExpected());
    }

    /**
     * Begins a run in this process.
     *
     * @param conditions how to judge
     * @param adapters the opened adapters
     * @param survey what is known of them
     * @param place where the run takes place
     * @param progress hears how far the run is
     * @param failureText turns a finding into the text that a test runner shows
     * @return the run
     * @throws IllegalStateException if another run is going on
     */
    public static RunState begin(
            Conditions conditions,
            OpenedAdapters adapters,
            Survey survey,
            Place place,
            Progress progress,
            Function<Finding, String> failureText) {
        RunState run = new RunState(conditions, adapters, survey, place, progress, failureText);
        PresentRun.begin(run);
        PresentFacts.set(survey.facts(), conditions.course().drawing());
        return run;
    }

    /**
     * Ends the run.
     *
     * @return what was recorded, late callbacks up to now included
     */
    public Map<RequirementId, RowRecord> end() {
        PresentFacts.set(null);
        PresentRun.end();
        return ledger.records(survey.facts());
    }

    /** What was recorded so far: after {@link #end} a callback may still come. */
    public Map<RequirementId, RowRecord> records() {
        propertyEnded();
        return ledger.records(survey.facts());
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
        return conditions
                        .replayed()
                        .map(token -> token.id() == id)
                        .orElseGet(() -> conditions.selected().test(id))
                && !isOver();
    }

    /** Whether what is left to judge does not matter any more. */
    public boolean isOver() {
        return conditions.course().endsEarly() && ledger.proved().stream().anyMatch(conditions.selected());
    }

    String seedOf(RequirementId id) {
        long mixed = (conditions.seed() ^ SeedKeys.of(id).hashCode() * 0x9E37_79B9_7F4A_7C15L) * 0xBF58_476D_1CE4_E5B9L;
        return Long.toString(mixed ^ (mixed >>> 31));
    }

    int tries(Effort effort) {
        return isReplay() ? 1 : effort.of(conditions.tries());
    }

    /** Records that a property is not run, for want of something the provider does not offer. */
    void absent(RequirementId id, Absence absence) {
        progress.started(id);
        ledger.absent(id, absence);
        propertyEnded();
    }

    /** What a property needs and the provider does not offer. */
    Optional<Requisite> missing(Verifies verifies) {
        return Arrays.stream(verifies.needs()).filter(need -> !need.isMet(site)).findFirst();
    }

    boolean isReplay() {
        return conditions.replayed().isPresent();
    }

    boolean shrinks() {
        return conditions.course().shrinks();
    }

    /** The plans of the next try, its circumstances behind them. */
    List<Object> plansToRun(List<Object> drawn, PropertyRun of) {
        return conditions.replayed().map(Token::plans).orElseGet(() -> {
            List<Object> plans = new ArrayList<>(drawn);
            plans.add(of.nextCircumstances());
            return plans;
        });
    }

    /** Draws the circumstances of a property's tries. */
    CircumstanceDraws circumstances(Cases cases, String seed, Effort effort) {
        int aimedEach = tries(effort) < TRIES_FOR_EVERY_PAIR ? AIMED_EACH_OF_FEW : AIMED_EACH_OF_MANY;
        return new CircumstanceDraws(
                survey.facts(),
                conditions.course().surrounded() ? cases.fixed() : Set.copyOf(Circumstances.dimensions()),
                Long.parseLong(seed),
                aimedEach);
    }

    PropertyRun propertyStarted(
            RequirementId id, String seed, List<Class<? extends Partition>> demanded, CircumstanceDraws circumstances) {
        progress.started(id);
        ledger.driven(id, seed, isReplay() ? List.of() : demanded);
        patience.beginProperty();
        property = new PropertyRun(id, circumstances);
        return property();
    }

    /** Passes on what was recorded, on this requirement and, in passing, on others. */
    void propertyEnded() {
        ledger.takeChanged(survey.facts()).forEach(progress::recorded);
    }

    PropertyRun property() {
        PropertyRun present = property;
        if (present == null) {
            throw new IllegalStateException("no property is running");
        }
        return present;
    }

    Bench bench(RequirementId id, String plan, Circumstances circumstances) {
        patience.beginTry();
        Bench bench = new Bench(site, id, Token.text(id, plan), circumstances);
        present = new Moment(id, bench, Thread.currentThread());
        return bench;
    }

    /**
     * Tells which try runs. Asked by the thread that watches.
     *
     * @return the try; nothing before the first one
     */
    public Optional<Moment> moment() {
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
    public void stuck(Moment at, Call call, RequirementId id, String expected, String observed) {
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
        RowRecord record = ledger.record(id, survey.facts());
        return record != null && !record.findings().isEmpty();
    }

    /**
     * Records that the vendor's adapter code or the kit itself does not go on. Called on the thread that watches.
     *
     * @param at the try
     * @param culprit who it is
     * @param message what was seen, a clause
     */
    public void stuckElsewhere(Moment at, Culprit culprit, String message) {
        ledger.add(new Judgement(at.judged(), "", new Outcome.Defective(culprit, message), Set.of()));
        propertyEnded();
    }

    /** A bench that opens nothing; each try gets its own in place of it. */
    Bench placeholder() {
        return new Bench(site, property().id(), "", Circumstances.SIMPLEST);
    }

    /** Whether the last try is to be made again, because it waited too little to accuse anybody. */
    boolean wasHasty() {
        return patience.wasHasty();
    }

    /**
     * What was missed in passing since this was asked last, as far as it is worth a second look: each requirement once, and as
     * long as nothing is proved, because it counts only then.
     */
    Set<RequirementId> takeWhatIsWorthASecondLook() {
        Set<RequirementId> missed = Set.copyOf(missedInPassing);
        missedInPassing.clear();
        if (isReplay() || !ledger.proved().isEmpty()) {
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
        return patience.wasPatient();
    }

    void endOfMorePatience(boolean missing) {
        patience.endRestart(missing);
    }

    /** The try has said what it has to say; what it opened is still to be closed. */
    void bodyEnded(Outcome outcome) {
        patience.endTry(outcome);
    }

    void morePatience() {
        patience.restart();
    }

    Ledger ledger() {
        return ledger;
    }

    AdapterFacts facts() {
        return survey.facts();
    }

    String failureText(Finding finding) {
        return failureText.apply(finding);
    }

    Optional<String> reasonNothingWasJudged(RequirementId id) {
        RowRecord record = ledger.record(id, survey.facts());
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
