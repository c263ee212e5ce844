package org.ndktck.report.model;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;
import org.ndktck.catalog.RequirementId;

/**
 * Everything that a run recorded about one requirement: the input of the fold.
 *
 * @param id the requirement
 * @param evidence tries and partitions
 * @param findings how it was broken, the minimal case first; empty if it was not
 * @param proof how the finding was come by
 * @param notes tolerated oddities
 * @param defects failures of the kit or of the vendor's adapter code
 * @param absence why it was not tried, if it was not
 */
public record RowRecord(
        RequirementId id,
        Evidence evidence,
        List<Finding> findings,
        Proof proof,
        List<Note> notes,
        List<Outcome.Defective> defects,
        Optional<Absence> absence) {

    private static final Comparator<RowRecord> STRONGEST_EVIDENCE = Comparator.comparing(
                    (RowRecord row) -> row.evidence.seed().isEmpty())
            .thenComparing(row -> row.absence.isEmpty())
            .thenComparing(row -> row.evidence.seed());

    private static final Comparator<RowRecord> STRONGEST_PROOF = Comparator.comparing(RowRecord::proof)
            .thenComparing(
                    row -> row.findings.stream().map(Finding::token).findFirst().orElse(""), Finding.SIMPLEST);

    /** Copies the collections. */
    public RowRecord {
        findings = List.copyOf(findings);
        notes = List.copyOf(notes);
        defects = List.copyOf(defects);
    }

    /**
     * Records that a requirement was not tried.
     *
     * @param id the requirement
     * @param absence why
     * @return the record
     */
    public static RowRecord absent(RequirementId id, Absence absence) {
        return new RowRecord(id, Evidence.NONE, List.of(), Proof.NONE, List.of(), List.of(), Optional.of(absence));
    }

    /**
     * Records that a requirement was not judged although it should have been.
     *
     * @param id the requirement
     * @param reason what prevented it, a clause
     * @return the record
     */
    public static RowRecord undecided(RequirementId id, String reason) {
        Evidence nothing = new Evidence(0, 0, CircumstanceEvidence.NONE, 0, "", List.of(), Map.of(reason, 1L), "", 0);
        return new RowRecord(id, nothing, List.of(), Proof.NONE, List.of(), List.of(), Optional.empty());
    }

    /**
     * Tells whether the finding is a missing thing that came on replay, or that nobody waited for again.
     *
     * @return true if there is a finding and it proves nothing
     */
    public boolean flaky() {
        return proof.isFleeting();
    }

    /**
     * Tells what remains where other requirements are broken: what only a standing rule saw may be the same fault.
     *
     * @param others what is broken besides
     * @return the record, with a note in place of such a finding
     */
    RowRecord beside(Set<RequirementId> others) {
        if (proof != Proof.SEEN_BY_A_RULE || others.isEmpty()) {
            return this;
        }
        Note seen = Note.besideABroken(
                others.stream().sorted().findFirst().orElseThrow(),
                "a standing rule saw: " + findings.get(0).observed()
                        + "; probably of the same cause: judge again after the repair");
        return new RowRecord(id, evidence, List.of(), Proof.NONE, both(List.of(seen), notes), defects, absence);
    }

    /**
     * Adds what replays of the minimal case showed. Something forbidden that was seen once was seen; something
     * required that came on a replay was only late.
     *
     * @param replays how often the case showed it again
     * @return the record
     */
    public RowRecord repeated(Repetition replays) {
        Finding first = findings.get(0).repeated(replays);
        boolean cameOnReplay = first.kind() == Finding.Kind.REQUIRED_MISSING && !replays.always();
        List<Finding> told =
                Stream.concat(Stream.of(first), findings.stream().skip(1)).toList();
        return new RowRecord(id, evidence, told, cameOnReplay ? Proof.MISSED_ONCE : proof, notes, defects, absence);
    }

    /**
     * Adds what was recorded about the same requirement in another share of the run. One of them at most ran its property;
     * what the others know was seen in passing. The order does not matter.
     *
     * @param other the other record
     * @return one record, as a run in one go would have left it
     */
    public RowRecord and(RowRecord other) {
        List<RowRecord> byEvidence =
                Stream.of(this, other).sorted(STRONGEST_EVIDENCE).toList();
        RowRecord driven = byEvidence.get(0);
        RowRecord rest = byEvidence.get(1);
        RowRecord blaming = BinaryOperator.minBy(STRONGEST_PROOF).apply(this, other);
        return new RowRecord(
                id,
                driven.evidence,
                blaming.findings,
                blaming.proof,
                both(driven.notes, rest.notes),
                both(driven.defects, rest.defects),
                blaming.findings.isEmpty() ? driven.absence : Optional.empty());
    }

    private static <T> List<T> both(List<T> some, List<T> more) {
        return Stream.concat(some.stream(), more.stream()).distinct().toList();
    }
}
