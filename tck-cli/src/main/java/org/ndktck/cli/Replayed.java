package org.ndktck.cli;

import java.util.List;
import org.ndktck.report.console.ConsoleReport;
import org.ndktck.report.model.RunResult;

/** What people read of a replayed case. */
final class Replayed {

    private final ConsoleReport report;

    Replayed(ConsoleReport report) {
        this.report = report;
    }

    /**
     * Prints a replayed case.
     *
     * @param token the case
     * @param result what came of it
     * @return the failure in full, or a sentence that says that the row was kept, or why it could not
     */
    String text(String token, RunResult result) {
        List<String> failures = result.rows().stream()
                .filter(row -> !row.findings().isEmpty())
                .map(row -> report.failure(row, result.info()))
                .toList();
        if (!failures.isEmpty()) {
            return String.join("\n", failures);
        }
        boolean kept = result.headline().exitCode() == ExitCodes.DONE;
        return (kept ? "Kept this time, the failure did not show again: " : "The case could not be judged: ") + token
                + " on " + result.info().providerName() + " " + result.info().providerVersion() + "\n"
                + report.details(result);
    }
}
