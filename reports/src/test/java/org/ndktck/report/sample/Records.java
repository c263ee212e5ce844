package org.ndktck.report.sample;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ndktck.catalog.ReadingId;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.Absence;
import org.ndktck.report.model.CallLine;
import org.ndktck.report.model.CircumstanceEvidence;
import org.ndktck.report.model.Culprit;
import org.ndktck.report.model.Evidence;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Note;
import org.ndktck.report.model.Outcome;
import org.ndktck.report.model.PartitionEvidence;
import org.ndktck.report.model.Proof;
import org.ndktck.report.model.Repetition;
import org.ndktck.report.model.RowRecord;

/** What a run may have recorded about one requirement. */
public final class Records {

    public static final String SEED = "7316293470125";

    /** When its property began. */
    public static final String STARTED = "2026-01-02T03:04:17.250Z";

    private static final PartitionEvidence SIDE =
            new PartitionEvidence("Side", true, Map.of("PASSIVE", 488L, "ACTIVE", 512L), List.of(), Map.of());
    private static final CircumstanceEvidence CIRCUMSTANCES =
            new CircumstanceEvidence(1130, 1132, List.of("RequestOrder.THIRD x ConsumerPace.AFTER_A_WHILE"));
    private static final PartitionEvidence ANSWER =
            new PartitionEvidence("AnswerTime", false, Map.of("INLINE", 1000L), List.of(), Map.of());

    private Records() {}

    public static Map<RequirementId, RowRecord> of(RowRecord... records) {
        Map<RequirementId, RowRecord> byId = new EnumMap<>(RequirementId.class);
        Arrays.stream(records).forEach(record -> byId.put(record.id(), record));
        return byId;
    }

    public static RowRecord kept(RequirementId id) {
        return judged(id, full(), List.of(), false, List.of(), List.of());
    }

    public static RowRecord noted(RequirementId id, ReadingId reading, String text) {
        return noted(id, Note.toleratedBy(reading, text));
    }

    public static RowRecord noted(RequirementId id, Note note) {
        return judged(id, full(), List.of(), false, List.of(note), List.of());
    }

    public static RowRecord broken(RequirementId id, Finding... findings) {
        return judged(id, full(), List.of(findings), false, List.of(), List.of());
    }

    public static RowRecord inPassing(RequirementId id) {
        return new RowRecord(
                id,
                Evidence.NONE,
                List.of(tooSmall(id)),
                Proof.SEEN_IN_PASSING,
                List.of(),
                List.of(),
                Optional.empty());
    }

    public static RowRecord flaky(RequirementId id) {
        return judged(id, full(), List.of(missing(id)), true, List.of(), List.of());
    }

    public static RowRecord undecided(RequirementId id, String reason) {
        Evidence evidence = new Evidence(
                0,
                1000,
                CircumstanceEvidence.NONE,
                0,
                SEED,
                List.of(),
                Map.of(reason, 997L, "a rare reason", 3L),
                STARTED,
                1);
        return judged(id, evidence, List.of(), false, List.of(), List.of());
    }

    public static RowRecord unhit(RequirementId id, long judged, long undecided) {
        PartitionEvidence side =
                new PartitionEvidence("Side", true, Map.of("PASSIVE", judged), List.of("ACTIVE"), Map.of());
        Map<String, Long> reasons = undecided == 0 ? Map.of() : Map.of("the connect failed", undecided);
        Evidence evidence = new Evidence(
                judged, undecided, CircumstanceEvidence.NONE, judged, SEED, List.of(side), reasons, STARTED, 40);
        return judged(id, evidence, List.of(), false, List.of(), List.of());
    }

    public static RowRecord defective(RequirementId id, Culprit culprit, String message) {
        return judged(id, full(), List.of(), false, List.of(), List.of(new Outcome.Defective(culprit, message)));
    }

    public static RowRecord absent(RequirementId id, boolean optional, String reason) {
        return RowRecord.absent(id, new Absence(optional, reason));
    }

    /** The example of the documents. */
    public static Finding tooSmall(RequirementId id) {
        return tooSmallOnce(id).repeated(new Repetition(3, 3));
    }

    private static Finding tooSmallOnce(RequirementId id) {
        return new Finding(
                id,
                Finding.Kind.FORBIDDEN_SEEN,
                "returned STATUS_SUCCESS (0x00000000)",
                "returned STATUS_BUFFER_TOO_SMALL (0xC0000023)",
                "C1 (passive side, peer sent 2 bytes [00 00])",
                List.of(
                        new CallLine(
                                true,
                                "#1 C1.NdkGetConnectionData(pInboundReadLimit = NULL, pOutboundReadLimit = NULL,"
                                        + " pPrivateData = NULL, pPrivateDataLength = &0 -> &21)"
                                        + " returned STATUS_BUFFER_TOO_SMALL"),
                        new CallLine(
                                false,
                                "#2 C1.NdkGetConnectionData(pPrivateData = &64 bytes -> wrote 0..20,"
                                        + " pPrivateDataLength = &64 -> &21) returned STATUS_SUCCESS")),
                id + ":p2.in=null.out=null",
                true);
    }

    public static Finding missing(RequirementId id) {
        return new Finding(
                id,
                Finding.Kind.REQUIRED_MISSING,
                "the request completion within 5000 ms",
                "no request completion within 5000 ms",
                "C1 (active side)",
                List.of(new CallLine(true, "#1 C1.NdkConnect(InboundReadLimit = 1) returned STATUS_PENDING")),
                id + ":p0",
                false);
    }

    private static Evidence full() {
        return new Evidence(
                1000,
                12,
                CIRCUMSTANCES,
                643,
                SEED,
                List.of(SIDE, ANSWER),
                Map.of("the connect failed", 12L),
                STARTED,
                1234);
    }

    private static RowRecord judged(
            RequirementId id,
            Evidence evidence,
            List<Finding> findings,
            boolean flaky,
            List<Note> notes,
            List<Outcome.Defective> defects) {
        Proof firm = findings.isEmpty() ? Proof.NONE : Proof.FALSIFIED;
        return new RowRecord(
                id, evidence, findings, flaky ? Proof.MISSED_ONCE : firm, notes, defects, Optional.empty());
    }
}
