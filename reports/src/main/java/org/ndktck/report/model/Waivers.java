package org.ndktck.report.model;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.waiver.Waiver;
import org.ndktck.report.waiver.WaiverUse;

/**
 * The waivers of a run. Pure: the same rows give the same result whenever they are read again.
 *
 * @param all the waivers, at most one for each requirement
 * @param day the day on which the run began, in UTC
 */
public record Waivers(List<Waiver> all, LocalDate day) {

    /** Copies the list. */
    public Waivers {
        all = List.copyOf(all);
    }

    /**
     * Gives the waivers of a run.
     *
     * @param all the waivers
     * @param info what was run; its start tells the day, and where it tells none every waiver has expired
     * @return the waivers
     */
    public static Waivers of(List<Waiver> all, RunInfo info) {
        return new Waivers(all, day(info.startedAt()));
    }

    private static LocalDate day(String startedAt) {
        try {
            return LocalDate.ofInstant(Instant.parse(startedAt), ZoneOffset.UTC);
        } catch (DateTimeParseException e) {
            return LocalDate.MAX;
        }
    }

    /**
     * Turns violations that are waived into waived rows; findings stay.
     *
     * @param rows one for every requirement, as judged
     * @return the rows of the report
     */
    public List<Row> on(List<Row> rows) {
        return rows.stream().map(this::on).toList();
    }

    /**
     * Finds the waiver that counts for a requirement.
     *
     * @param id the requirement
     * @return its waiver, unless it has expired
     */
    public Optional<Waiver> of(RequirementId id) {
        return all.stream()
                .filter(waiver -> waiver.id().equals(id.text()) && !isOver(waiver))
                .findFirst();
    }

    /**
     * Tells what became of each waiver.
     *
     * @param rows one for every requirement, waived or as judged
     * @return one for each waiver, in the order of the file
     */
    public List<WaiverUse> uses(List<Row> rows) {
        return all.stream()
                .map(waiver -> new WaiverUse(waiver, state(waiver, rows)))
                .toList();
    }

    private Row on(Row row) {
        return row.verdict() == Verdict.VIOLATES
                ? of(row.id()).map(waiver -> waived(row, waiver)).orElse(row)
                : row;
    }

    private static Row waived(Row row, Waiver waiver) {
        return new Row(
                row.id(),
                Verdict.WAIVED,
                row.by(),
                waiver.words(),
                row.checkedBy(),
                row.evidence(),
                row.notes(),
                row.findings());
    }

    private WaiverUse.State state(Waiver waiver, List<Row> rows) {
        Optional<Row> row =
                rows.stream().filter(one -> one.id().text().equals(waiver.id())).findFirst();
        if (row.isEmpty()) {
            return WaiverUse.State.UNKNOWN;
        }
        if (isOver(waiver)) {
            return WaiverUse.State.EXPIRED;
        }
        return switch (row.get().verdict()) {
            case VIOLATES, WAIVED -> WaiverUse.State.APPLIED;
            case FLAKY, INCONCLUSIVE, NOT_JUDGED, BROKEN -> WaiverUse.State.UNDECIDED;
            case CONFORMS, NOTED, NOT_SUPPORTED, NOT_APPLICABLE, UNTESTABLE -> WaiverUse.State.NEEDLESS;
        };
    }

    private boolean isOver(Waiver waiver) {
        return day.isAfter(waiver.expires());
    }
}
