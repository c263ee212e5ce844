package org.ndktck.cli;

import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.RunException;
import org.ndktck.report.directory.ReportDirectory;
import org.ndktck.report.directory.ReportException;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;

/** What did not come out well in an earlier run: what a vendor judges again after a repair. */
final class FailedRequirements {

    private static final Set<Verdict> FAILED =
            Set.of(Verdict.VIOLATES, Verdict.WAIVED, Verdict.FLAKY, Verdict.INCONCLUSIVE, Verdict.BROKEN);

    private FailedRequirements() {}

    /**
     * Reads a report.
     *
     * @param report its directory
     * @param considered which requirements are of interest
     * @return those of them that failed or could not be decided
     * @throws ReportException if there is no report or it is damaged
     * @throws RunException if there are none
     */
    static Set<RequirementId> in(Path report, Predicate<RequirementId> considered)
            throws ReportException, RunException {
        Set<RequirementId> failed = of(new ReportDirectory(Catalog.load()).read(report));
        failed.removeIf(considered.negate());
        if (failed.isEmpty()) {
            throw new RunException("nothing of what is selected failed in " + report
                    + "; leave --failed-in out to judge all of it again");
        }
        return failed;
    }

    /** Finds what failed or could not be decided. */
    static Set<RequirementId> of(RunResult result) {
        return result.rows().stream()
                .filter(row -> FAILED.contains(row.verdict()))
                .map(Row::id)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
