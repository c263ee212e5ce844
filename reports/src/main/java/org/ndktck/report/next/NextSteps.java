package org.ndktck.report.next;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;

/**
 * What to write next of a provider that is not finished. First the functions that answer that they are not supported, those
 * first that most rows wait for; then those without which requirements could not be judged, in the order in which they bring
 * the first ones soonest. A function works where a requirement that needs it is green, unless it answers that it is not
 * supported: some requirements are green without a function that others like them need.
 */
public final class NextSteps {

    private static final Set<Verdict> GREEN = EnumSet.of(Verdict.CONFORMS, Verdict.NOTED);
    private static final Set<Verdict> RED =
            EnumSet.of(Verdict.VIOLATES, Verdict.INCONCLUSIVE, Verdict.FLAKY, Verdict.BROKEN);
    private static final int BAR = 40;
    private static final int SHOWN = 4;

    private final List<Row> green;
    private final List<Row> red;
    private final Map<RequirementId, Set<FunctionName>> needs;

    NextSteps(List<Row> rows, Map<RequirementId, Set<FunctionName>> needs) {
        this.green = rows.stream().filter(row -> GREEN.contains(row.verdict())).toList();
        this.red = rows.stream().filter(row -> RED.contains(row.verdict())).toList();
        this.needs = needs;
    }

    /**
     * Begins with the rows of a run. One that left something out, or ended early, says nothing of what is missing: its steps
     * would name functions that nobody has called.
     *
     * @param result of the run
     * @return the steps
     */
    public static NextSteps of(RunResult result) {
        boolean whole =
                result.info().selectsAll() && result.headline().whyEndedEarly().isEmpty();
        return new NextSteps(whole ? result.rows() : List.of(), NeededFunctions.byRequirement());
    }

    /**
     * Says what to write next.
     *
     * @return lines that end in LF; empty if no function is missing, or if not everything was judged
     */
    public String text() {
        List<String> lines = lines();
        if (lines.isEmpty()) {
            return "";
        }
        int judged = green.size() + red.size();
        int filled = green.size() * BAR / judged;
        String bar = "#".repeat(filled) + ".".repeat(BAR - filled);
        return "Green [" + bar + "] " + green() + "\n" + String.join("\n", lines) + "\n";
    }

    /**
     * Says how far the provider is.
     *
     * @return for example {@code 5 of 245 rows that can be judged for it}
     */
    public String green() {
        return green.size() + " of " + (green.size() + red.size()) + " rows that can be judged for it";
    }

    /**
     * Gives the steps, the first one first.
     *
     * @return a line each; empty if no function is missing, or if not everything was judged
     */
    public List<String> lines() {
        List<Step> steps = steps();
        Set<FunctionName> working = working();
        boolean undecided = red.stream()
                .filter(row -> row.verdict() == Verdict.INCONCLUSIVE)
                .anyMatch(row -> !missing(row, working).isEmpty());
        if (steps.isEmpty() || !undecided) {
            return List.of();
        }
        long refused = steps.stream().filter(step -> step.status().isPresent()).count();
        int shown = (int) Math.min(Math.max(SHOWN, refused), steps.size());
        List<String> lines = new ArrayList<>();
        for (Step step : steps.subList(0, shown)) {
            lines.add((lines.isEmpty() ? "Next: " : "Then: ") + step.text());
        }
        int more = steps.size() - shown;
        if (more > 0) {
            lines.add("and " + more + (more == 1 ? " step more" : " steps more"));
        }
        return lines;
    }

    /** All steps, the first one first. */
    List<Step> steps() {
        List<Step> steps = new ArrayList<>(refused());
        Set<FunctionName> there = working();
        steps.forEach(step -> there.addAll(step.functions()));
        for (Optional<Step> next = next(there); next.isPresent(); next = next(there)) {
            steps.add(next.get());
            there.addAll(next.get().functions());
        }
        return steps;
    }

    /** A step for each function that answers that it is not supported. */
    private List<Step> refused() {
        Refusals refusals = refusals();
        return refusals.of(red).entrySet().stream()
                .map(refusal -> new Step(
                        Set.of(refusal.getKey()),
                        red.stream()
                                .filter(row -> needs(row).contains(refusal.getKey())
                                        || refusals.of(row).containsKey(refusal.getKey()))
                                .map(Row::id)
                                .toList(),
                        Optional.of(refusal.getValue())))
                .sorted(Comparator.comparing((Step step) -> -step.rows().size()).thenComparing(Step::names))
                .toList();
    }

    /** The fewest functions; of several sets as small the one that most rows wait for. */
    private Optional<Step> next(Set<FunctionName> there) {
        Map<Set<FunctionName>, List<RequirementId>> waiting = new HashMap<>();
        red.forEach(row -> waiting.computeIfAbsent(missing(row, there), none -> new ArrayList<>())
                .add(row.id()));
        return waiting.entrySet().stream()
                .filter(entry -> !entry.getKey().isEmpty())
                .map(entry -> new Step(entry.getKey(), List.copyOf(entry.getValue()), Optional.empty()))
                .min(Comparator.comparingInt((Step step) -> step.functions().size())
                        .thenComparing(step -> -step.rows().size())
                        .thenComparing(Step::names));
    }

    private Set<FunctionName> working() {
        Set<FunctionName> working = neededByGreen();
        working.removeAll(refusals().of(red).keySet());
        return working;
    }

    private Refusals refusals() {
        return new Refusals(needs, neededByGreen());
    }

    private Set<FunctionName> neededByGreen() {
        return green.stream().flatMap(row -> needs(row).stream()).collect(Collectors.toCollection(TreeSet::new));
    }

    private Set<FunctionName> missing(Row row, Set<FunctionName> there) {
        Set<FunctionName> missing = new TreeSet<>(needs(row));
        missing.removeAll(there);
        return missing;
    }

    private Set<FunctionName> needs(Row row) {
        return needs.getOrDefault(row.id(), Set.of());
    }
}
