package org.ndktck.report.json;

import java.util.List;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.CallLine;
import org.ndktck.report.model.Finding;

/**
 * A finding as the file has it: without the id, which is its row's.
 *
 * @param kind forbidden thing seen, or required thing missing
 * @param expected what the document permits
 * @param observed what was seen
 * @param scene who talked to whom
 * @param calls the calls in order
 * @param token the argument of {@code ndk-tck replay}
 * @param minimal whether no simpler plan shows it
 */
record FindingDocument(
        Finding.Kind kind,
        String expected,
        String observed,
        String scene,
        List<CallLine> calls,
        String token,
        boolean minimal) {

    static FindingDocument of(Finding finding) {
        return new FindingDocument(
                finding.kind(),
                finding.expected(),
                finding.observed(),
                finding.scene(),
                finding.calls(),
                finding.token(),
                finding.minimal());
    }

    Finding finding(RequirementId id) {
        return new Finding(id, kind, expected, observed, scene, calls, token, minimal);
    }
}
