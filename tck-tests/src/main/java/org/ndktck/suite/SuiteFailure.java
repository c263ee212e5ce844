package org.ndktck.suite;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;

/** The one line a build shows when the suite fails: headline and ids. */
record SuiteFailure(RunResult result) {

    /** Of each verdict: a provider that is not written yet has hundreds. */
    private static final int MOST_IDS = 20;

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
        List<String> all = result.rows().stream()
                .filter(row -> row.verdict() == verdict)
                .map(row -> row.id().text())
                .toList();
        String more = all.size() > MOST_IDS ? " and " + (all.size() - MOST_IDS) + " more" : "";
        String ids = all.stream().limit(MOST_IDS).collect(Collectors.joining(", ")) + more;
        return ids.isEmpty() ? "" : verdict.name().toLowerCase(Locale.ROOT) + " " + ids;
    }
}
