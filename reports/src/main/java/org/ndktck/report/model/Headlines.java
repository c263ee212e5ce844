package org.ndktck.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.ndktck.catalog.Catalog;
import org.ndktck.report.waiver.WaiverUse;

/** The second half of the fold: verdicts in, headline and exit code out. Pure; the first rule that applies wins. */
public final class Headlines {

    private static final int CONFORMS = 0;
    private static final int DOES_NOT_CONFORM = 1;
    private static final int UNDECIDED = 2;
    private static final int NOT_RUN = 3;
    private static final int KIT_DEFECT = 4;

    private final Catalog catalog;

    /**
     * Binds the fold to the catalogue.
     *
     * @param catalog the requirements, which tell the MUSTs
     */
    public Headlines(Catalog catalog) {
        this.catalog = catalog;
    }

    /**
     * Folds the verdicts of a run without waivers.
     *
     * @param rows one for every requirement
     * @param info what was run, which tells whether it was whole
     * @param failOn what besides a violated MUST makes the exit code bad
     * @return the headline
     */
    public Headline fold(List<Row> rows, RunInfo info, FailOn failOn) {
        return fold(rows, info, failOn, List.of());
    }

    /**
     * Folds verdicts.
     *
     * @param rows one for every requirement
     * @param info what was run, which tells whether it was whole
     * @param failOn what besides a violated MUST makes the exit code bad
     * @param waivers what became of each waiver; a bad one leaves the run undecided
     * @return the headline
     */
    public Headline fold(List<Row> rows, RunInfo info, FailOn failOn, List<WaiverUse> waivers) {
        Headline strict = byVerdicts(rows, info, waivers);
        if (strict.exitCode() != CONFORMS) {
            return strict;
        }
        if (failOn == FailOn.NOTED && any(rows, row -> row.verdict() == Verdict.NOTED)) {
            return new Headline(strict.text(), DOES_NOT_CONFORM);
        }
        if (failOn == FailOn.UNDECIDED && any(rows, Headlines::undecided)) {
            return new Headline(strict.text(), UNDECIDED);
        }
        return strict;
    }

    /**
     * Turns the headline of what is known into that of a run that ended early: it never conforms.
     *
     * @param known the headline of what was recorded
     * @param why why it ended, a clause
     * @return the headline, marked incomplete
     */
    public static Headline endedEarly(Headline known, String why) {
        boolean good = known.exitCode() == CONFORMS || known.exitCode() == NOT_RUN;
        return (good ? new Headline("UNDECIDED", UNDECIDED) : known).endedEarly(why);
    }

    private Headline byVerdicts(List<Row> rows, RunInfo info, List<WaiverUse> waivers) {
        if (!any(rows, Headlines::judged) && !any(rows, row -> row.verdict() == Verdict.BROKEN)) {
            return new Headline("NOT RUN: nothing was judged", NOT_RUN);
        }
        if (any(rows, row -> must(row) && row.verdict() == Verdict.VIOLATES)) {
            return new Headline("DOES NOT CONFORM", DOES_NOT_CONFORM);
        }
        if (any(rows, row -> brokenBy(row, Culprit.KIT))) {
            return new Headline("KIT DEFECT", KIT_DEFECT);
        }
        if (any(rows, row -> brokenBy(row, Culprit.ADAPTER))) {
            return new Headline("NOT RUN: the provider's adapter code failed", NOT_RUN);
        }
        if (any(rows, row -> must(row) && undecided(row))) {
            return new Headline("UNDECIDED", UNDECIDED);
        }
        Optional<Headline> bad = byBadWaivers(waivers);
        return bad.isPresent() ? bad.get() : conforms(rows, info);
    }

    private static Optional<Headline> byBadWaivers(List<WaiverUse> waivers) {
        String bad = waivers.stream()
                .filter(WaiverUse::isBad)
                .map(use -> use.state().word() + " of " + use.waiver().id())
                .collect(Collectors.joining(", "));
        return bad.isEmpty()
                ? Optional.empty()
                : Optional.of(new Headline("UNDECIDED (waivers: " + bad + ")", UNDECIDED));
    }

    private Headline conforms(List<Row> rows, RunInfo info) {
        Musts musts = Musts.of(catalog, rows);
        if (musts.judged() == 0) {
            return new Headline("NOT RUN: no MUST was judged", NOT_RUN);
        }
        String waivers = waivers(rows);
        boolean leavesMustsOut = any(rows, row -> must(row) && row.verdict() == Verdict.NOT_JUDGED);
        if (!leavesMustsOut && info.selectsAll() && !info.hasFewerTries()) {
            return new Headline(waivers.isEmpty() ? "CONFORMS" : "CONFORMS " + waivers, CONFORMS);
        }
        List<String> more = new ArrayList<>();
        if (!leavesMustsOut && !info.selectsAll()) {
            more.add("not all rows selected");
        }
        if (info.hasFewerTries()) {
            more.add(info.tries() + " of " + info.profileTries() + " tries");
        }
        if (!waivers.isEmpty()) {
            more.add(waivers);
        }
        return Headline.partial(musts, more);
    }

    private static String waivers(List<Row> rows) {
        long waived =
                rows.stream().filter(row -> row.verdict() == Verdict.WAIVED).count();
        if (waived == 0) {
            return "";
        }
        return "WITH " + waived + (waived == 1 ? " WAIVER" : " WAIVERS");
    }

    private boolean must(Row row) {
        return catalog.requirement(row.id()).isProviderMust();
    }

    private static boolean judged(Row row) {
        return switch (row.verdict()) {
            case CONFORMS, NOTED, VIOLATES, FLAKY, WAIVED, INCONCLUSIVE -> true;
            case NOT_SUPPORTED, NOT_JUDGED, NOT_APPLICABLE, UNTESTABLE, BROKEN -> false;
        };
    }

    private static boolean undecided(Row row) {
        return row.verdict() == Verdict.INCONCLUSIVE || row.verdict() == Verdict.FLAKY;
    }

    private static boolean brokenBy(Row row, Culprit culprit) {
        return row.verdict() == Verdict.BROKEN
                && row.by().filter(by -> by == culprit).isPresent();
    }

    private static boolean any(List<Row> rows, Predicate<Row> test) {
        return rows.stream().anyMatch(test);
    }
}
