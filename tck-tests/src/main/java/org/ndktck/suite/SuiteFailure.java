package org.ndktck.suite;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;

/** The one line a build shows when the suite fails: headline and ids. */
record SuiteFailure(RunResult result) {

    /** Worst first. */
    private static final List<Verdict> WORTH_NAMING =
            List.of(Verdict.VIOLATES, Verdict.BROKEN, Verdict.FLAKY, Verdict.INCONCLUSIVE, Verdict.NOTED);

    String text() {
        String ids = WORTH_NAMING.stream()
                .map(this::ids)
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining("; "));
        return result.headline().text() + (ids.isEmpty() ? "" : ": " + ids);
    }

    private String ids(Verdict verdict) {
        String ids = result.rows().stream()
                .filter(row -> row.verdict() == verdict)
                .map(Row::id)
                .map(Object::toString)
                .collect(Collectors.joining(", "));
        return ids.isEmpty() ? "" : verdict.name().toLowerCase(Locale.ROOT) + " " + ids;
    }
}
