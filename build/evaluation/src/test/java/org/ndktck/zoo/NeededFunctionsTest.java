package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.JudgingOptions;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunRequest;
import org.ndktck.engine.Selection;
import org.ndktck.engine.TckRun;
import org.ndktck.gate.NdkFunction;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.Verdict;

/**
 * What a provider that is hardly begun is told to write next: with the few functions that {@code NeededFunctions} names for a
 * requirement, while all others answer that they are not supported, the requirement is green. What needs many functions is
 * not looked at: it comes up when most of them are there.
 */
@Tag("hostile")
class NeededFunctionsTest {

    private static final int FEW = 5;
    private static final int TRIES = 10;
    private static final Duration PATIENCE = Duration.ofMillis(200);

    private final Set<NdkFunction> all = EnumSet.allOf(NdkFunction.class);

    NeededFunctionsTest() {
        all.removeIf(function -> !canBeMissing(function));
    }

    @Test
    void whatARequirementNeedsIsEnoughForIt() throws IOException {
        Map<RequirementId, Set<NdkFunction>> needs = NeededFunctionsFile.byRequirement();
        needs.values().removeIf(functions -> functions.size() > FEW);
        needs.keySet().retainAll(green(all, needs.keySet()));
        assertThat(needs).as("green with all functions").hasSizeGreaterThan(FEW);

        Set<RequirementId> wanting = wanting(needs);
        if (Boolean.getBoolean("golden.update")) {
            Map<RequirementId, Set<NdkFunction>> enough = enough(wanting);
            NeededFunctionsFile.writeTogether(enough);
            wanting = wanting(enough);
        }
        assertThat(wanting)
                .as("not green with what the file says that they need; -Dgolden.update=true searches for it")
                .isEmpty();
    }

    /** An adapter is opened in another way than by a table, and a close cannot fail. */
    private static boolean canBeMissing(NdkFunction function) {
        return function != NdkFunction.OPEN_ADAPTER && function.kind() != NdkFunction.Kind.CLOSE;
    }

    private Set<RequirementId> wanting(Map<RequirementId, Set<NdkFunction>> needs) {
        Set<RequirementId> wanting = EnumSet.noneOf(RequirementId.class);
        for (Map.Entry<Set<NdkFunction>, Set<RequirementId>> alike :
                alike(needs).entrySet()) {
            wanting.addAll(alike.getValue());
            wanting.removeAll(green(alike.getKey(), alike.getValue()));
        }
        return wanting;
    }

    /** One function after the other is taken away, the last one first, and stays away from what is green without it. */
    private Map<RequirementId, Set<NdkFunction>> enough(Set<RequirementId> wanting) {
        Map<RequirementId, Set<NdkFunction>> fewer = new EnumMap<>(RequirementId.class);
        wanting.forEach(id -> fewer.put(id, EnumSet.copyOf(all)));
        for (NdkFunction function :
                all.stream().sorted(Comparator.reverseOrder()).toList()) {
            for (Map.Entry<Set<NdkFunction>, Set<RequirementId>> alike :
                    alike(fewer).entrySet()) {
                Set<NdkFunction> without = new HashSet<>(alike.getKey());
                without.remove(function);
                green(without, alike.getValue()).forEach(id -> fewer.put(id, without));
            }
        }
        return fewer;
    }

    /** Those that keep the same functions are judged together. */
    private static Map<Set<NdkFunction>, Set<RequirementId>> alike(Map<RequirementId, Set<NdkFunction>> needs) {
        return needs.entrySet().stream()
                .collect(Collectors.groupingBy(
                        Map.Entry::getValue, Collectors.mapping(Map.Entry::getKey, Collectors.toSet())));
    }

    private Set<RequirementId> green(Set<NdkFunction> written, Set<RequirementId> ids) {
        Set<NdkFunction> missing = EnumSet.copyOf(all);
        missing.removeAll(written);
        RunRequest request = new RunRequest(
                new ProviderWithout(missing),
                Map.of(),
                JudgingOptions.QUICK
                        .withTries(TRIES)
                        .withPatience(PATIENCE)
                        .withSelection(new Selection(ids, Zoo.RECORDED)));
        return rows(request).stream()
                .filter(row -> row.verdict() == Verdict.CONFORMS || row.verdict() == Verdict.NOTED)
                .map(Row::id)
                .filter(ids::contains)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(RequirementId.class)));
    }

    /** An adapter that does not describe itself is refused: nothing is green then. */
    private static List<Row> rows(RunRequest request) {
        try {
            return TckRun.untilTheFirstViolationUnderAnyCircumstances(request).rows();
        } catch (RunException refused) {
            return List.of();
        }
    }
}
