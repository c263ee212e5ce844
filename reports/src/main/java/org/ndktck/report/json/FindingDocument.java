package org.ndktck.report.json;

import java.util.List;
import java.util.Optional;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.CallLine;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Repetition;

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
 * @param repetition how often replays in a fresh process showed it, if it was replayed
 */
public record FindingDocument(
        Finding.Kind kind,
        String expected,
        String observed,
        String scene,
        List<CallLine> calls,
        String token,
        boolean minimal,
        Optional<Repetition> repetition) {

    /**
     * Takes a finding over.
     *
     * @param finding the finding
     * @return what the file has
     */
    public static FindingDocument of(Finding finding) {
        return new FindingDocument(
                finding.kind(),
                finding.expected(),
                finding.observed(),
                finding.scene(),
                finding.calls(),
                finding.token(),
                finding.minimal(),
                finding.repetition());
    }

    /**
     * Gives the finding back.
     *
     * @param id the requirement of its row
     * @return a finding equal to the one taken over
     */
    public Finding finding(RequirementId id) {
        return new Finding(id, kind, expected, observed, scene, calls, token, minimal, repetition);
    }
}
