package org.ndktck.report.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.ndktck.catalog.Catalog;
import org.ndktck.report.model.Absence;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;

/** What makes a run less than a whole one. Only a whole run has the headline CONFORMS, and nothing behind it. */
public final class LeftOut {

    /** How a line begins that says it to people. */
    public static final String BEGINNING = "Not a whole run: ";

    /** What lists of tests call the case that is skipped then, and passed otherwise. */
    public static final String CASE = "the run is whole";

    private static final int MOST_IDS = 10;

    private LeftOut() {}

    /**
     * Says what a run left out.
     *
     * @param catalog the requirements, which tell the MUSTs
     * @param result the result of the run
     * @return a clause for each thing; empty for a whole run
     */
    public static List<String> of(Catalog catalog, RunResult result) {
        RunInfo info = result.info();
        List<String> clauses = new ArrayList<>();
        result.headline().whyEndedEarly().ifPresent(clauses::add);
        if (!info.selectsAll()) {
            clauses.add("requirements selected: " + info.selection());
        }
        if (info.hasFewerTries()) {
            clauses.add(info.tries() + (info.tries() == 1 ? " try" : " tries") + " of a property in place of the "
                    + info.profileTries() + " of the profile " + info.profile());
        }
        List<Row> unjudged = result.rows().stream()
                .filter(row -> catalog.requirement(row.id()).isProviderMust())
                .filter(row -> row.verdict() == Verdict.NOT_JUDGED)
                .filter(row -> !row.reason().equals(Absence.NOT_SELECTED.reason()))
                .toList();
        if (!unjudged.isEmpty()) {
            clauses.add(words(unjudged));
        }
        return List.copyOf(clauses);
    }

    private static String words(List<Row> unjudged) {
        String ids =
                unjudged.stream().limit(MOST_IDS).map(row -> row.id().text()).collect(Collectors.joining(", "));
        int more = unjudged.size() - MOST_IDS;
        return unjudged.size() + (unjudged.size() == 1 ? " MUST" : " MUSTs") + " could not be judged: " + ids
                + (more > 0 ? " and " + more + " more" : "");
    }
}
