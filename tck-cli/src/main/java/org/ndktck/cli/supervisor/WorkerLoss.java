package org.ndktck.cli.supervisor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.ndktck.catalog.RequirementId;
import org.ndktck.cli.worker.Worker;
import org.ndktck.engine.CallTrail;
import org.ndktck.engine.LostCallRequirement;
import org.ndktck.gate.NdkFunction;
import org.ndktck.report.directory.ReportDirectory;
import org.ndktck.report.model.Evidence;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Proof;
import org.ndktck.report.model.RowRecord;

/**
 * A worker that has ended in the middle of its work, and what that says about the provider. That the supervisor ended it,
 * because it did not go on, says something only if it was in a function: outside of them anybody may have stopped it.
 *
 * @param worker the worker
 * @param end where it was
 * @param running the requirement that it judged, if it judged one
 */
record WorkerLoss(
        WorkerProcess worker, CallTrail.End end, @Nullable RequirementId running) {

    /** The first exit code that stands for a signal. */
    private static final int SIGNALS = 128;

    /** The function that the provider was in. */
    Optional<NdkFunction> function() {
        return end.function();
    }

    /** Why a function is not called again, a clause. */
    String whyBarred() {
        NdkFunction function = end.function().orElseThrow();
        String deed = isStuck() || wasKilled() ? " does not return" : " ended the process";
        return function + deed + blamed().map(id -> ", see " + id).orElse("");
    }

    /** What is to be recorded; a worker that found its provider stuck has said so itself. */
    List<RowRecord> records() {
        List<RowRecord> records = new ArrayList<>();
        if (isStuck()) {
            return records;
        }
        blamed().ifPresent(id -> records.add(blame(id)));
        if (running != null && !blamed().equals(Optional.of(running))) {
            records.add(RowRecord.undecided(
                    running, function().map(one -> whyBarred()).orElse(how())));
        }
        return records;
    }

    private boolean wasKilled() {
        return worker.whyKilled().isPresent();
    }

    private boolean isStuck() {
        return !wasKilled() && worker.exitCode() == Worker.STUCK;
    }

    /** The requirement that demands the end of the function; outside of functions the one that was judged, or none. */
    private Optional<RequirementId> blamed() {
        if (function().isEmpty() && wasKilled()) {
            return Optional.empty();
        }
        return function().flatMap(LostCallRequirement::demandedBy).or(() -> Optional.ofNullable(running));
    }

    private RowRecord blame(RequirementId id) {
        Finding finding = new Finding(
                id,
                Finding.Kind.FORBIDDEN_SEEN,
                function().map(one -> one + " returns").orElse("the process goes on"),
                observed(),
                "a worker of the kit",
                List.of(),
                end.token(),
                false);
        return new RowRecord(
                id, Evidence.NONE, List.of(finding), Proof.SEEN_IN_PASSING, List.of(), List.of(), Optional.empty());
    }

    private String observed() {
        return wasKilled()
                ? function().orElseThrow() + " has not returned, and " + how()
                : "the process ended" + function().map(one -> " in " + one).orElse("") + ", " + how() + inFull();
    }

    private String inFull() {
        return worker.sanitizerReport().isEmpty() ? "" : "; its report is in " + ReportDirectory.PROVIDER_OUTPUT;
    }

    /** How the process ended, a clause. */
    String how() {
        return worker.whyKilled().orElseGet(() -> ended(worker.crash(), worker.exitCode(), worker.printed()));
    }

    /** How a process ended by itself, a clause. */
    static String ended(Optional<String> crash, int code, WorkerProcess.Printed printed) {
        if (crash.isPresent()) {
            return "it crashed: " + crash.get();
        }
        String how = code > SIGNALS ? "it was killed by signal " + (code - SIGNALS) : "its exit code was " + code;
        String last = printed.lastLine();
        return last.isEmpty() ? how : how + "; the last it printed was: " + last;
    }
}
