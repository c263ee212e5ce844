package org.ndktck.zoo;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.Manifest;
import org.ndktck.engine.Profile;
import org.ndktck.engine.RunException;
import org.ndktck.engine.Selection;
import org.ndktck.faulty.grid.Grid;
import org.ndktck.faulty.grid.GridFault;
import org.ndktck.faulty.grid.GridProvider;
import org.ndktck.judgement.GridLine;
import org.ndktck.judgement.GridLine.Ending;
import org.ndktck.judgement.StandIn;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;

/**
 * Judges faults of the grid: first what each concerns, at the quick profile, as far as the first violation. A fault that is
 * not seen by that is judged by everything; one that is seen is judged by all rows where it matters what else is blamed.
 */
final class GridJudge {

    private static final Catalog CATALOG = Catalog.load();
    private static final Set<Verdict> NO_VERDICT = EnumSet.of(Verdict.INCONCLUSIVE, Verdict.FLAKY, Verdict.BROKEN);
    private static final Selection EVERYTHING = new Selection(Set.of(), Zoo.RECORDED);
    private static final int FEW_TRIES = 5;

    /** Draws the same faults for ever. */
    private static final long SEED = 20_240;

    private final boolean blames;
    private final Profile profile;

    /**
     * Makes a judge at the quick profile.
     *
     * @param blames whether to look at all other rows, too, where a fault is seen
     */
    GridJudge(boolean blames) {
        this(blames, Profile.QUICK);
    }

    private GridJudge(boolean blames, Profile profile) {
        this.blames = blames;
        this.profile = profile;
    }

    /** A judge of what the quick profile has not seen: at the standard profile, by the rows that a fault concerns alone. */
    static GridJudge atTheStandardProfile() {
        return new GridJudge(false, Profile.STANDARD);
    }

    /** Draws faults; whoever draws fewer gets some of those that others get. */
    static List<GridFault> drawn(int count) {
        List<GridFault> faults = new ArrayList<>(Grid.faults());
        Collections.shuffle(faults, new Random(SEED));
        return faults.subList(0, Math.min(count, faults.size()));
    }

    GridLine judge(GridFault fault) {
        Set<RequirementId> right = EnumSet.copyOf(fault.acceptable());
        right.addAll(CATALOG.derivedFrom(Set.copyOf(right)));
        Set<RequirementId> concerned = EnumSet.copyOf(right);
        concerned.retainAll(Manifest.checks().keySet());
        List<RunResult> results = new ArrayList<>();
        List<GridProvider> providers = new ArrayList<>();
        try {
            results.add(seek(fault, providers, new Selection(concerned, Set.of()), OptionalInt.of(profile.tries())));
            boolean seen = !violated(results, row -> right.contains(row.id())).isEmpty();
            if (profile == Profile.STANDARD) {
                return line(fault, right, results, deviations(providers), false);
            }
            if (!seen) {
                lookEverywhere(fault, providers, results);
            } else if (blames) {
                results.add(judgeEach(fault, providers));
            }
            return line(fault, right, results, deviations(providers), !seen || blames);
        } catch (RunException e) {
            return new GridLine(fault.name(), List.of(), List.of(), null, deviations(providers), Ending.NOT_RUN);
        }
    }

    /** Judges a fault on the rows that it stands for, each as far as its first violation; what is missed gets more tries. */
    static GridLine shown(StandIn standIn) {
        List<GridProvider> providers = new ArrayList<>();
        List<RunResult> looks = new ArrayList<>();
        looks.add(Zoo.shown(provider(standIn.fault(), providers), standIn.rows()));
        Set<RequirementId> missed = EnumSet.copyOf(standIn.rows());
        looks.get(0).rows().stream().filter(GridJudge::isViolated).forEach(row -> missed.remove(row.id()));
        if (!missed.isEmpty()) {
            looks.add(Zoo.shownAtLength(provider(standIn.fault(), providers), missed));
        }
        return line(standIn.fault(), standIn.rows(), looks, deviations(providers), false);
    }

    /** Everything, for a standing invariant may be seen in passing; not at length for what does not come about at all. */
    private void lookEverywhere(GridFault fault, List<GridProvider> providers, List<RunResult> results)
            throws RunException {
        results.add(seek(fault, providers, EVERYTHING, OptionalInt.of(FEW_TRIES)));
        if (deviations(providers) > 0 && violated(results, row -> true).isEmpty()) {
            results.set(results.size() - 1, seek(fault, providers, EVERYTHING, OptionalInt.empty()));
        }
        if (!violated(results, row -> true).isEmpty()) {
            results.add(judgeEach(fault, providers)); // a row that the fault concerns may be violated, too
        }
    }

    private static RunResult seek(GridFault fault, List<GridProvider> providers, Selection selection, OptionalInt tries)
            throws RunException {
        return Zoo.untilSomethingIsViolated(provider(fault, providers), selection, tries);
    }

    private static RunResult judgeEach(GridFault fault, List<GridProvider> providers) throws RunException {
        return Zoo.untilTheFirstViolation(provider(fault, providers), EVERYTHING, OptionalInt.of(FEW_TRIES));
    }

    private static GridProvider provider(GridFault fault, List<GridProvider> providers) {
        GridProvider provider = new GridProvider(fault);
        providers.add(provider);
        return provider;
    }

    private static long deviations(List<GridProvider> providers) {
        return providers.stream().mapToLong(GridProvider::deviations).sum();
    }

    private static GridLine line(
            GridFault fault, Set<RequirementId> right, List<RunResult> results, long deviations, boolean everywhere) {
        List<String> seen = violated(results, row -> right.contains(row.id()));
        List<String> besides = violated(results, row -> !right.contains(row.id()));
        return new GridLine(
                fault.name(),
                seen,
                everywhere ? besides : null,
                tries(results, right),
                deviations,
                ending(results, seen.isEmpty() && besides.isEmpty()));
    }

    private static Ending ending(List<RunResult> results, boolean clean) {
        if (!clean) {
            return Ending.VIOLATES;
        }
        return results.stream()
                        .flatMap(result -> result.rows().stream())
                        .anyMatch(row -> NO_VERDICT.contains(row.verdict()))
                ? Ending.UNDECIDED
                : Ending.CONFORMS;
    }

    private static List<String> violated(List<RunResult> results, Predicate<Row> which) {
        return results.stream()
                .flatMap(result -> result.rows().stream())
                .filter(row -> isViolated(row) && which.test(row))
                .map(row -> row.id().text())
                .distinct()
                .sorted()
                .toList();
    }

    private static @Nullable Long tries(List<RunResult> results, Set<RequirementId> right) {
        OptionalLong fewest = results.stream()
                .flatMap(result -> result.rows().stream())
                .filter(row -> isViolated(row) && right.contains(row.id()))
                .filter(row -> !row.findings().isEmpty())
                .mapToLong(row -> row.evidence().judgedTries() + row.evidence().undecidedTries())
                .min();
        return fewest.isPresent() ? fewest.getAsLong() : null;
    }

    private static boolean isViolated(Row row) {
        return row.verdict() == Verdict.VIOLATES;
    }
}
