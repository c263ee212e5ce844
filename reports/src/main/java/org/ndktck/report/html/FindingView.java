package org.ndktck.report.html;

import java.util.List;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.text.ReplayCommand;

/**
 * One broken requirement on the page, with the proof.
 *
 * @param row the requirement
 * @param finding the simplest case that shows it
 * @param further other cases
 * @param command the command that shows the simplest case again
 */
public record FindingView(RowView row, Finding finding, List<Finding> further, String command) {

    static FindingView of(RowView row, RunInfo info) {
        List<Finding> findings = row.row().findings();
        Finding first = findings.get(0);
        return new FindingView(row, first, findings.subList(1, findings.size()), ReplayCommand.of(first, info));
    }
}
