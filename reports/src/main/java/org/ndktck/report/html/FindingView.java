package org.ndktck.report.html;

import java.util.List;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.Reading;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.text.LargeNumber;
import org.ndktck.report.text.ReplayCommand;

/**
 * One broken requirement on the page, with the proof.
 *
 * @param row the requirement
 * @param finding the simplest case that shows it
 * @param further other cases
 * @param command the command that shows the simplest case again
 * @param readings the readings of the documents that shape the requirement
 * @param calls all calls of the simplest case
 */
public record FindingView(
        RowView row,
        Finding finding,
        List<Finding> further,
        String command,
        List<Reading> readings,
        List<CallView> calls) {

    static FindingView of(Catalog catalog, RowView row, RunInfo info) {
        List<Finding> findings = row.row().findings();
        Finding first = findings.get(0);
        return new FindingView(
                row,
                first,
                findings.subList(1, findings.size()),
                ReplayCommand.of(first, info),
                row.requirement().readings().stream().map(catalog::reading).toList(),
                CallView.of(first));
    }

    /**
     * Says what the document permits.
     *
     * @return for example {@code stored 2147483648 (0x80000000) in *pInboundReadLimit}
     */
    public String expected() {
        return LargeNumber.explained(finding.expected());
    }

    /**
     * Says what was seen.
     *
     * @return in the form of {@link #expected}
     */
    public String observed() {
        return LargeNumber.explained(finding.observed());
    }

    /**
     * Says which connectors belong together, where there are more than two.
     *
     * @return for example {@code C1 - C2, C3 - C4}, or nothing
     */
    public String pairs() {
        return ConnectorPairs.of(finding);
    }

    /**
     * Gives the calls that are shown before a gap, or all.
     *
     * @return the first calls
     */
    public List<CallView> beginning() {
        return CallView.beginning(calls);
    }

    /**
     * Gives the calls that are shown behind a gap.
     *
     * @return the calls around the judged one; empty if there is no gap
     */
    public List<CallView> ending() {
        return CallView.ending(calls);
    }

    /**
     * Counts the calls that the page leaves out.
     *
     * @return how many
     */
    public int leftOut() {
        return calls.size() - beginning().size() - ending().size();
    }

    /**
     * Tells whether the diagram has two sides.
     *
     * @return false if no line is known to be of the active side, or none of the passive one
     */
    public boolean twoSided() {
        return calls.stream().anyMatch(call -> call.side().equals("active"))
                && calls.stream().anyMatch(call -> call.side().equals("passive"));
    }
}
