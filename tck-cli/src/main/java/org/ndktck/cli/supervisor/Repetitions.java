package org.ndktck.cli.supervisor;

import java.util.Comparator;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.ndktck.cli.order.RunOrder;
import org.ndktck.cli.worker.ReplayedCase;
import org.ndktck.cli.worker.WorkerMessage;
import org.ndktck.cli.worker.WorkerTask;
import org.ndktck.report.journal.Journal;
import org.ndktck.report.journal.JournalEntry;
import org.ndktck.report.json.DamagedResultException;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;

/**
 * Lets a fresh worker replay the simplest case of every violation, as long as there is time: what cannot be replayed
 * keeps its verdict and says nothing about repetition.
 */
final class Repetitions {

    private final RunOrder order;
    private final Consumer<JournalEntry> learner;
    private final BlockingQueue<WorkerProcess.Event> events = new LinkedBlockingQueue<>();

    /** Tells the learner what is seen. */
    Repetitions(RunOrder order, Consumer<JournalEntry> learner) {
        this.order = order;
        this.learner = learner;
    }

    /** Lists what there is to replay. */
    static List<ReplayedCase> cases(RunResult result) {
        return result.rows().stream()
                .filter(row ->
                        row.verdict() == Verdict.VIOLATES && !row.findings().isEmpty())
                .map(Repetitions::simplest)
                .sorted(Comparator.comparing(ReplayedCase::missing)) // those that wait come last
                .toList();
    }

    private static ReplayedCase simplest(Row row) {
        Finding finding = row.findings().get(0);
        return new ReplayedCase(row.id(), finding.token(), finding.kind() == Finding.Kind.REQUIRED_MISSING);
    }

    /** Where what the worker says is to go. */
    BlockingQueue<WorkerProcess.Event> events() {
        return events;
    }

    /** Lets a worker that was just started replay cases until a moment of {@link System#nanoTime}. */
    void replay(WorkerProcess worker, List<ReplayedCase> cases, long until) {
        try {
            boolean goesOn = true;
            while (goesOn) {
                String line = nextLine(until);
                goesOn = line != null && heard(worker, line, cases);
            }
        } finally {
            worker.kill();
        }
    }

    private @Nullable String nextLine(long until) {
        try {
            WorkerProcess.Event event = events.poll(Math.max(0, until - System.nanoTime()), TimeUnit.NANOSECONDS);
            return event == null ? null : event.line();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return null;
        }
    }

    private boolean heard(WorkerProcess worker, String line, List<ReplayedCase> cases) {
        WorkerMessage message = WorkerMessage.of(line)
                .orElseThrow(() -> new IllegalStateException("worker " + worker.number() + " said: " + line));
        if (message == WorkerMessage.HELLO) {
            worker.judge(WorkerTask.replayed(order, cases));
            return true;
        }
        if (message == WorkerMessage.LOADED_FROM) {
            return true; // the workers that judged have said the same
        }
        if (message != WorkerMessage.LEARNED) {
            return false;
        }
        try {
            JournalEntry entry = Journal.entry(message.text(line));
            learner.accept(
                    entry instanceof JournalEntry.Printed one
                            ? new JournalEntry.Printed(worker.number(), one.id(), one.text())
                            : entry);
            return true;
        } catch (DamagedResultException e) {
            throw new IllegalStateException("worker " + worker.number() + " said something else: " + e.getMessage(), e);
        }
    }
}
