package org.ndktck.report.text;

import java.util.Locale;
import org.ndktck.catalog.Requirement;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.Verdict;

/** What the verdicts are called and what they mean, in words for people who read no Java. */
public final class Wording {

    private Wording() {}

    /**
     * Names a verdict within a sentence or a column head.
     *
     * @param verdict the verdict
     * @return for example {@code not judged}
     */
    public static String label(Verdict verdict) {
        return verdict.name().replace('_', ' ').toLowerCase(Locale.ROOT);
    }

    /**
     * Names the verdict on a row, and the culprit where it is not the provider.
     *
     * @param row the row
     * @return for example {@code broken by kit}
     */
    public static String label(Row row) {
        return label(row.verdict()) + row.by().map(by -> " by " + by.text()).orElse("");
    }

    /**
     * Explains a verdict.
     *
     * @param verdict the verdict
     * @return a sentence without the full stop
     */
    public static String meaning(Verdict verdict) {
        return switch (verdict) {
            case CONFORMS -> "Tried and kept, for every kind of input that the kit has to try";
            case NOTED ->
                "Kept, with something unusual that the documents tolerate, or that probably comes of what is broken "
                        + "elsewhere; the reason is given";
            case VIOLATES -> "Broken: a forbidden thing was seen, or a required thing did not come, twice";
            case FLAKY -> "A required thing did not come once, and came when it was tried again";
            case INCONCLUSIVE -> "Tried, but nothing could be judged; the reason is given";
            case NOT_SUPPORTED -> "Optional by the documents, and the provider declares that it does not offer it";
            case NOT_JUDGED -> "Not tried in this run; the reason is given";
            case NOT_APPLICABLE ->
                "Nothing to judge: binds the other side, or only permits something or defines a word";
            case WAIVED -> "Broken, and accepted under a waiver; it stays a violation";
            case UNTESTABLE -> "No test from outside can decide it; the reason is given";
            case BROKEN -> "The kit or the code that connects the provider to it failed, not the provider";
        };
    }

    /**
     * Begins a sentence with the condition of a requirement.
     *
     * @param requirement the requirement
     * @return for example {@code When pPrivateData is NULL} or {@code Always}
     */
    public static String when(Requirement requirement) {
        return requirement.condition().equals("always") ? "Always" : "When " + requirement.condition();
    }

    /**
     * Says the verdict of a row and its reason, for servers that show one line of a case.
     *
     * @param row the row
     * @return for example {@code BROKEN by kit: the property threw ArithmeticException}
     */
    public static String message(Row row) {
        String by = row.by().map(culprit -> " by " + culprit.text()).orElse("");
        return row.verdict() + by + (row.reason().isEmpty() ? "" : ": " + row.reason());
    }
}
