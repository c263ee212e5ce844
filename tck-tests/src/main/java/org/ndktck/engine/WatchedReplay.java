package org.ndktck.engine;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.ndktck.bench.Place;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.judging.Course;
import org.ndktck.report.journal.JournalEntry;
import org.ndktck.report.journal.RunRecords;
import org.ndktck.report.model.RunResult;

/** A replay on a thread of its own, so that its result comes also when that thread does not come back. */
final class WatchedReplay implements RunListener {

    private final RunRecords known = new RunRecords(Catalog.load(), Manifest.entries());
    private final CompletableFuture<RunResult> result = new CompletableFuture<>();

    private WatchedReplay() {}

    static RunResult run(RunRequest request, Course course) throws RunException {
        WatchedReplay replay = new WatchedReplay();
        Thread thread = new Thread(
                () -> replay.judge(request, course), Thread.currentThread().getName());
        thread.setDaemon(true);
        thread.start();
        try {
            return replay.result.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RunException refusal) {
                throw refusal;
            }
            throw e;
        }
    }

    private void judge(RunRequest request, Course course) {
        try {
            result.complete(TckRun.watched(request, Place.ALONE, this, course, this::stuck));
        } catch (Throwable e) { // whatever it is, it belongs to whoever asked
            result.completeExceptionally(e);
        }
    }

    private void stuck() {
        synchronized (known) {
            known.add(new JournalEntry.Ended(0, Optional.empty()));
            result.complete(known.result());
        }
    }

    @Override
    public void propertyStarted(RequirementId id, int done, int total) {
        // there is only one
    }

    @Override
    public void learned(JournalEntry entry) {
        synchronized (known) {
            known.add(entry);
        }
    }
}
