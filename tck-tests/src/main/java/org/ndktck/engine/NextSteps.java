package org.ndktck.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.NdkFunction;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;

/**
 * What to write next of a provider that is not finished: the functions without which requirements could not be judged, in
 * the order in which they bring the first ones soonest. A function works where a requirement that needs it is green.
 */
public final class NextSteps {

    private static final Set<Verdict> GREEN = EnumSet.of(Verdict.CONFORMS, Verdict.NOTED);
    private static final Set<Verdict> RED =
            EnumSet.of(Verdict.VIOLATES, Verdict.INCONCLUSIVE, Verdict.FLAKY, Verdict.BROKEN);
    private static final int BAR = 40;
    private static final int SHOWN = 4;

    private final List<Row> rows;
    private final Map<RequirementId, Set<NdkFunction>> needs;

    NextSteps(List<Row> rows, Map<RequirementId, Set<NdkFunction>> needs) {
        this.rows = rows;
        this.needs = needs;
    }

    /**
     * Says what to write next.
     *
     * @param result of a run of everything
     * @return lines that end in LF; empty if no function is missing, or if not everything was judged
     */
    public static String text(RunResult result) {
        boolean all = result.info().selection().equals(Selection.ALL.toString());
        return all ? new NextSteps(result.rows(), NeededFunctions.byRequirement()).text() : "";
    }

    String text() {
        List<Step> steps = steps();
        boolean undecided = rows.stream()
                .filter(row -> row.verdict() == Verdict.INCONCLUSIVE)
                .anyMatch(row -> !missing(row, working()).isEmpty());
        if (steps.isEmpty() || !undecided) {
            return "";
        }
        StringBuilder text = new StringBuilder(bar());
        String word = "Next: ";
        for (Step step : steps.subList(0, Math.min(SHOWN, steps.size()))) {
            text.append(word).append(step.text()).append('\n');
            word = "Then: ";
        }
        int more = steps.size() - SHOWN;
        return text.append(more > 0 ? "and " + more + " steps more\n" : "").toString();
    }

    /** All steps, the first one first. */
    List<Step> steps() {
        Set<NdkFunction> there = working();
        List<Step> steps = new ArrayList<>();
        for (Optional<Step> next = next(there); next.isPresent(); next = next(there)) {
            steps.add(next.get());
            there.addAll(next.get().functions());
        }
        return steps;
    }

    /** The fewest functions; of several sets as small the one that most rows wait for. */
    private Optional<Step> next(Set<NdkFunction> there) {
        Map<Set<NdkFunction>, Integer> waiting = new HashMap<>();
        rows.stream()
                .filter(row -> RED.contains(row.verdict()))
                .map(row -> missing(row, there))
                .filter(missing -> !missing.isEmpty())
                .forEach(missing -> waiting.merge(missing, 1, Integer::sum));
        return waiting.entrySet().stream()
                .map(entry -> new Step(entry.getKey(), entry.getValue()))
                .min(Comparator.comparingInt((Step step) -> step.functions().size())
                        .thenComparing(Step::rows, Comparator.reverseOrder())
                        .thenComparing(Step::names));
    }

    private Set<NdkFunction> working() {
        Set<NdkFunction> working = EnumSet.noneOf(NdkFunction.class);
        rows.stream()
                .filter(row -> GREEN.contains(row.verdict()))
                .forEach(row -> working.addAll(needs.getOrDefault(row.id(), Set.of())));
        return working;
    }

    private Set<NdkFunction> missing(Row row, Set<NdkFunction> there) {
        Set<NdkFunction> missing = EnumSet.noneOf(NdkFunction.class);
        missing.addAll(needs.getOrDefault(row.id(), Set.of()));
        missing.removeAll(there);
        return missing;
    }

    private String bar() {
        long green = count(row -> GREEN.contains(row.verdict()));
        long judged = green + count(row -> RED.contains(row.verdict()));
        int filled = (int) (green * BAR / judged);
        return "Green [" + "#".repeat(filled) + ".".repeat(BAR - filled) + "] " + green + " of " + judged + " rows\n";
    }

    private long count(Predicate<Row> which) {
        return rows.stream().filter(which).count();
    }

    /**
     * One step.
     *
     * @param functions what to write
     * @param rows how many rows need nothing else
     */
    record Step(Set<NdkFunction> functions, int rows) {

        String names() {
            return functions.stream().map(NextSteps::name).distinct().collect(Collectors.joining(", "));
        }

        String text() {
            return rows + (rows == 1 ? " row needs only " : " rows need only ") + names();
        }
    }

    /** Three functions are called NdkGetLocalAddress. */
    private static String name(NdkFunction function) {
        return switch (function) {
            case GET_LISTENER_LOCAL_ADDRESS -> function + " of the listener";
            case GET_SHARED_ENDPOINT_LOCAL_ADDRESS -> function + " of the shared endpoint";
            default -> function.toString();
        };
    }
}
