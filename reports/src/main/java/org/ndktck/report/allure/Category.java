package org.ndktck.report.allure;

import io.qameta.allure.model.Status;
import java.util.List;
import org.ndktck.report.model.Culprit;
import org.ndktck.report.model.Verdict;

/**
 * What Allure sorts results by that did not pass: our verdicts, which its four statuses do not tell apart.
 *
 * @param name the heading
 * @param matchedStatuses the statuses of its results
 * @param messageRegex what their whole message matches, in what Java and JavaScript both read
 */
record Category(String name, List<Status> matchedStatuses, String messageRegex) {

    static final List<Category> OF_VERDICTS = List.of(
            of("Violations", Status.FAILED, Verdict.VIOLATES.name()),
            of("Violations that are waived", Status.FAILED, Verdict.WAIVED.name()),
            of("Flaky: missing once, and there when tried again", Status.BROKEN, Verdict.FLAKY.name()),
            of("Not decided", Status.BROKEN, Verdict.INCONCLUSIVE.name()),
            of("Defects of the kit", Status.BROKEN, Verdict.BROKEN + " by " + Culprit.KIT.text()),
            of("Defects of the adapter code", Status.BROKEN, Verdict.BROKEN + " by " + Culprit.ADAPTER.text()),
            of("Not a whole run", Status.SKIPPED, "Not a whole run"));

    /** Copies the list. */
    Category {
        matchedStatuses = List.copyOf(matchedStatuses);
    }

    private static Category of(String name, Status status, String beginning) {
        return new Category(name, List.of(status), beginning + "\\b[\\s\\S]*");
    }
}
