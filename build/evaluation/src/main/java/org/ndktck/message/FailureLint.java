package org.ndktck.message;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.ndktck.catalog.Catalog;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.RunResult;

/** Reads failures as a developer would who has nothing but their text, and complains. */
public final class FailureLint {

    private static final Catalog CATALOG = Catalog.load();

    private FailureLint() {}

    /** What is wrong with the text of one finding; nothing, if it reads well. */
    static List<String> complaints(Finding finding, Catalog catalog, RunInfo info) {
        return complaints(Failure.of(finding, catalog, info));
    }

    static List<String> complaints(Failure failure) {
        return Arrays.stream(MessageRule.values())
                .map(rule -> rule.complaint(failure))
                .flatMap(Optional::stream)
                .toList();
    }

    /** What is wrong with the texts of all findings of a run. */
    static List<String> complaints(RunResult result) {
        return result.rows().stream()
                .flatMap(row -> row.findings().stream())
                .flatMap(finding -> complaints(finding, CATALOG, result.info()).stream())
                .toList();
    }

    /**
     * Insists that every failure of a run reads well.
     *
     * @param result the result of the run
     * @return the same result
     */
    public static RunResult readable(RunResult result) {
        List<String> complaints = complaints(result);
        if (!complaints.isEmpty()) {
            throw new AssertionError("failures that read badly:\n" + String.join("\n", complaints));
        }
        return result;
    }
}
