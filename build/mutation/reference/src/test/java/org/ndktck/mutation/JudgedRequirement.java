package org.ndktck.mutation;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.JudgingOptions;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunRequest;
import org.ndktck.engine.TckRun;
import org.ndktck.plan.drawing.Drawing;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;

/**
 * One requirement, judged on a provider up to the first violation.
 *
 * @param id the requirement
 * @param result all that was seen meanwhile
 */
record JudgedRequirement(RequirementId id, RunResult result) {

    /** The fewest, in round numbers, that reach every partition. */
    private static final int TRIES = 20;

    /** Long for a hand-off in one process on a busy machine, short for a callback that never comes. */
    private static final Duration PATIENCE = Duration.ofSeconds(1);

    static JudgedRequirement of(NdkProvider provider, Map<String, String> settings, RequirementId id)
            throws RunException {
        JudgingOptions options =
                JudgingOptions.QUICK.withTries(TRIES).onlyFor(id).withPatience(PATIENCE);
        return new JudgedRequirement(
                id, TckRun.untilTheFirstViolation(new RunRequest(provider, settings, options), Drawing.AIMED));
    }

    Verdict verdict() {
        return result.row(id).verdict();
    }

    /**
     * What the kit has to say that it does not say of the reference: an oddity that it tolerates and notes counts, too. That
     * something was only late once, on a busy machine, is no reproach.
     */
    List<String> complaints() {
        return result.rows().stream()
                .filter(row -> Set.of(Verdict.VIOLATES, Verdict.BROKEN, Verdict.INCONCLUSIVE, Verdict.NOTED)
                        .contains(row.verdict()))
                .map(JudgedRequirement::text)
                .toList();
    }

    private static String text(Row row) {
        return row.verdict() + " " + row.id().text() + ": " + row.reason();
    }
}
