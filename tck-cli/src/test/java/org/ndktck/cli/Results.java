package org.ndktck.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.CallLine;
import org.ndktck.report.model.CircumstanceEvidence;
import org.ndktck.report.model.Culprit;
import org.ndktck.report.model.Evidence;
import org.ndktck.report.model.FailOn;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Headlines;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;

/** Results in which one requirement was judged, or all. */
final class Results {

    static final String TOKEN = "GCD-07:p2.in=null.out=null";

    private static final Evidence FIVE_TRIES =
            new Evidence(5, 0, CircumstanceEvidence.NONE, 5, "1", List.of(), Map.of(), "", 12);
    private static final Finding FINDING = new Finding(
            RequirementId.GCD_07,
            Finding.Kind.FORBIDDEN_SEEN,
            "returned STATUS_SUCCESS (0x00000000)",
            "returned STATUS_BUFFER_TOO_SMALL (0xC0000023)",
            "C1 (passive side)",
            List.of(new CallLine(true, "#1 C1.NdkGetConnectionData() returned STATUS_BUFFER_TOO_SMALL")),
            TOKEN,
            true);

    private Results() {}

    static RunResult conforming() {
        return of(Verdict.CONFORMS);
    }

    static RunResult violating() {
        return of(Verdict.VIOLATES);
    }

    /** One in which every requirement was judged. */
    static RunResult complete() {
        return of(Verdict.CONFORMS, Verdict.CONFORMS);
    }

    /** One that keeps everything, one row of it with a note. */
    static RunResult everyMustKept(String selection, int tries, int ofProfile, FailOn failOn) {
        RunInfo like = info();
        RunInfo info = new RunInfo(
                        like.kitVersion(),
                        like.providerName(),
                        like.providerVendor(),
                        like.providerVersion(),
                        like.settings(),
                        like.profile(),
                        tries,
                        like.seed(),
                        like.patienceMillis(),
                        selection,
                        like.java(),
                        like.os(),
                        like.startedAt(),
                        like.durationMillis())
                .withProfileTries(ofProfile);
        List<Row> rows = Arrays.stream(RequirementId.values())
                .map(id -> row(id, id == RequirementId.GCD_07 ? Verdict.NOTED : Verdict.CONFORMS))
                .toList();
        return new RunResult(info, new Headlines(Catalog.load()).fold(rows, info, failOn), rows);
    }

    static RunResult of(Verdict verdict) {
        return of(verdict, Verdict.NOT_JUDGED);
    }

    private static RunResult of(Verdict verdict, Verdict others) {
        List<Row> rows = Arrays.stream(RequirementId.values())
                .map(id -> row(id, id == RequirementId.GCD_07 ? verdict : others))
                .toList();
        return new RunResult(info(), new Headlines(Catalog.load()).fold(rows, info(), FailOn.VIOLATION), rows);
    }

    private static Row row(RequirementId id, Verdict verdict) {
        return new Row(
                id,
                verdict,
                verdict == Verdict.BROKEN ? Optional.of(Culprit.KIT) : Optional.empty(),
                verdict == Verdict.CONFORMS ? "" : "as prepared",
                Optional.empty(),
                verdict == Verdict.NOT_JUDGED ? Evidence.NONE : FIVE_TRIES,
                List.of(),
                verdict == Verdict.VIOLATES ? List.of(FINDING) : List.of());
    }

    private static RunInfo info() {
        return new RunInfo(
                "0.1",
                "acme",
                "Acme",
                "1.4",
                Map.of(),
                "quick",
                100,
                "1",
                5000,
                "all",
                "Java",
                "OS",
                "2026-01-01T00:00:00Z",
                1);
    }
}
