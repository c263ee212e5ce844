package org.ndktck.zoo;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.JudgingOptions;
import org.ndktck.engine.Profile;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunListener;
import org.ndktck.engine.RunRequest;
import org.ndktck.engine.Selection;
import org.ndktck.engine.TckRun;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.judgement.ShippedProviders;
import org.ndktck.plan.drawing.Drawing;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunResult;

/** The providers of the zoo, from the index they ship with, and quick runs of the kit on them. */
final class Zoo {

    /** Long for a hand-off in one process, short for a callback that never comes. */
    private static final Duration WITH_FAULTS = Duration.ofMillis(500);

    /** Less, where nothing but the fault is looked for and what is missing is waited for from each seed again. */
    private static final Duration WITH_ONE_FAULT = Duration.ofMillis(200);

    /** A lawful provider is never waited for in vain, so this costs nothing. */
    private static final Duration WITH_LAWFUL = Duration.ofSeconds(10);

    /** What comes at all has come when the function returns. */
    private static final Duration WITH_NULL = Duration.ofMillis(5);

    /** What is judged by flight recordings, a try of which takes as long as everything else of a quick run. */
    static final Set<RequirementId> RECORDED = Set.of(RequirementId.IRQ_01, RequirementId.IRQ_02, RequirementId.IRQ_07);

    private static final Map<String, String> OVER_TCP = Map.of(DerivedProvider.OVER_TCP, "");
    private static final int FEW_TRIES = 3;
    private static final int MANY_TRIES = 200;

    /** Enough for what few inputs bring about; a property of the least effort has half of them. */
    private static final int TRIES_OF_LAWFUL = 40;

    private Zoo() {}

    /** The faulty and the lawful ones. */
    static List<Class<? extends NdkProvider>> members() {
        return ShippedProviders.members();
    }

    /** Those that do nothing. */
    static List<Class<? extends NdkProvider>> nullProviders() {
        return ShippedProviders.nullProviders();
    }

    /** The providers whose own words name a requirement as broken or noted. */
    static List<Class<? extends NdkProvider>> membersFor(RequirementId id) {
        return members().stream()
                .filter(member -> {
                    Expectation expectation = Expectation.of(member);
                    return expectation.breaks().contains(id)
                            || expectation.tolerated().contains(id);
                })
                .toList();
    }

    /** A run of some requirements, with tries enough for what only a rare plan shows. */
    static RunResult judge(NdkProvider provider, Set<RequirementId> only) {
        return judge(provider, only, MANY_TRIES);
    }

    /** As the other one, for a row that has more to bring about. */
    static RunResult judge(NdkProvider provider, Set<RequirementId> only, int tries) {
        return judge(provider, new Selection(only, Set.of()), OptionalInt.of(tries));
    }

    /**
     * A few tries of all requirements, those that the fault concerns among them, since what only a standing rule sees counts
     * where nothing else is broken: enough where what is looked for is that nothing else is found. No simpler case is sought, as
     * only verdicts count here. Without flight recordings, each of which costs as much as all the rest; the lawful providers and
     * the faults about waiting have them. Where the whole zoo is run, the quick profile on all of them.
     */
    static RunResult judgeOthers(NdkProvider provider) {
        if (Boolean.getBoolean("zoo.full")) {
            return judge(provider, Selection.ALL, OptionalInt.empty());
        }
        return briefly(provider, new Selection(Set.of(), RECORDED), FEW_TRIES);
    }

    /** As far as the first violation of each, with as many tries as for {@link #judge(NdkProvider, Set)}. */
    static RunResult judgeBriefly(NdkProvider provider, Set<RequirementId> only) {
        return briefly(provider, new Selection(only, Set.of()), MANY_TRIES);
    }

    /** As the other one, under drawn circumstances, which is how faults of the grid are judged. */
    static RunResult shown(NdkProvider provider, Set<RequirementId> only) {
        return shown(provider, only, MANY_TRIES);
    }

    /** As the other one, with the tries of the standard profile, for what acts under two rare circumstances only. */
    static RunResult shownAtLength(NdkProvider provider, Set<RequirementId> only) {
        return shown(provider, only, Profile.STANDARD.tries());
    }

    private static RunResult shown(NdkProvider provider, Set<RequirementId> only, int tries) {
        try {
            return untilTheFirstViolation(provider, new Selection(only, Set.of()), OptionalInt.of(tries));
        } catch (RunException e) {
            throw new IllegalStateException(e);
        }
    }

    private static RunResult briefly(NdkProvider provider, Selection selection, int tries) {
        try {
            return TckRun.untilTheFirstViolation(ordinary(provider, selection, OptionalInt.of(tries)), Drawing.AIMED);
        } catch (RunException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The standard profile on one requirement, as far as its first violation. */
    static Row untilTheFirstViolation(NdkProvider provider, RequirementId id, long seed, Drawing drawing) {
        RunRequest request = new RunRequest(
                provider,
                Map.of(),
                JudgingOptions.ofProfile(Profile.STANDARD)
                        .withSeed(seed)
                        .onlyFor(id)
                        .withPatience(WITH_ONE_FAULT));
        try {
            return TckRun.untilTheFirstViolation(request, drawing).row(id);
        } catch (RunException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A quick run on some requirements, as far as the first violation of each. */
    static RunResult untilTheFirstViolation(NdkProvider provider, Selection selection, OptionalInt tries)
            throws RunException {
        return TckRun.untilTheFirstViolationUnderAnyCircumstances(withOneFault(provider, selection, tries));
    }

    /** As the other one, as far as the first violation of any. */
    static RunResult untilSomethingIsViolated(NdkProvider provider, Selection selection, OptionalInt tries)
            throws RunException {
        return TckRun.untilSomethingIsViolated(withOneFault(provider, selection, tries));
    }

    private static RunRequest withOneFault(NdkProvider provider, Selection selection, OptionalInt tries) {
        return new RunRequest(provider, Map.of(), quick(selection, tries).withPatience(WITH_ONE_FAULT));
    }

    /** Under ordinary circumstances: what others bring out beside a fault is measured by the grid. */
    private static RunResult judge(NdkProvider provider, Selection selection, OptionalInt tries) {
        try {
            return TckRun.executeUnderOrdinaryCircumstances(ordinary(provider, selection, tries));
        } catch (RunException e) {
            throw new IllegalStateException(e);
        }
    }

    private static JudgingOptions quick(Selection selection, OptionalInt tries) {
        JudgingOptions quick = JudgingOptions.QUICK.withSelection(selection);
        return tries.isPresent() ? quick.withTries(tries.getAsInt()) : quick;
    }

    private static RunRequest ordinary(NdkProvider provider, Selection selection, OptionalInt tries) {
        return new RunRequest(provider, Map.of(), quick(selection, tries).withPatience(WITH_FAULTS));
    }

    /** As for {@link #judge(NdkProvider, Set)}, but derived from the reference over TCP, and as far as the first violation. */
    static RunResult judgeOverTcp(NdkProvider provider, Set<RequirementId> only) throws RunException {
        JudgingOptions options =
                quick(new Selection(only, Set.of()), OptionalInt.of(MANY_TRIES)).withPatience(WITH_FAULTS);
        return TckRun.untilTheFirstViolation(new RunRequest(provider, OVER_TCP, options), Drawing.AIMED);
    }

    /** A run of everything on a lawful provider that is derived from the reference over TCP. */
    static RunResult judgeLawfulOverTcp(NdkProvider provider, long seed) throws RunException {
        JudgingOptions options =
                JudgingOptions.QUICK.withTries(TRIES_OF_LAWFUL).withSeed(seed).withPatience(WITH_LAWFUL);
        return TckRun.execute(new RunRequest(provider, OVER_TCP, options), RunListener.SILENT);
    }

    /** A run of everything on a lawful provider, with plans of its own. */
    static RunResult judgeLawful(NdkProvider provider, long seed) {
        return judgeLawful(provider, seed, new Selection(Set.of(), Set.of()), TRIES_OF_LAWFUL);
    }

    /** A run of some requirements on a lawful provider, with as many tries as they need. */
    static RunResult judgeLawful(NdkProvider provider, long seed, Selection selection, int tries) {
        return judge(new RunRequest(
                provider,
                Map.of("seed", Long.toString(seed)),
                JudgingOptions.QUICK
                        .withTries(tries)
                        .withSeed(seed)
                        .withSelection(selection)
                        .withPatience(WITH_LAWFUL)));
    }

    private static RunResult judge(RunRequest request) {
        try {
            return TckRun.execute(request, RunListener.SILENT);
        } catch (RunException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * A quick run of everything on a provider that does nothing, with a description of the adapter; without one,
     * a few tries. Nobody needs the simplest case of what it breaks, which is nearly everything.
     */
    static RunResult judgeDoingNothing(NdkProvider provider, boolean described) throws RunException {
        RunRequest request = new RunRequest(
                provider,
                Map.of("described", described ? "yes" : "no"),
                (described ? JudgingOptions.QUICK : JudgingOptions.QUICK.withTries(FEW_TRIES)).withPatience(WITH_NULL));
        return TckRun.untilTheFirstViolation(request, Drawing.AIMED);
    }

    static NdkProvider make(Class<? extends NdkProvider> type) {
        try {
            return type.getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(type + " cannot be made", e);
        }
    }
}
