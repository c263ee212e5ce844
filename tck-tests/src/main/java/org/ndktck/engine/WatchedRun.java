package org.ndktck.engine;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.environment.WorkerContext;
import org.ndktck.judging.RunMode;
import org.ndktck.report.journal.JournalEntry;
import org.ndktck.report.journal.RunRecords;
import org.ndktck.report.model.RunResult;

/**
 * A run on a thread of its own, so that its result comes also when that thread does not come back, or not in time. What
 * the thread learns after that nobody hears.
 */
final class WatchedRun implements RunListener {

    private final RunListener listener;
    private final RunRecords known = new RunRecords(Catalog.load(), Manifest.entries());
    private final CompletableFuture<RunResult> result = new CompletableFuture<>();
    private final long startedNanos = System.nanoTime();
    private boolean ended;

    private WatchedRun(RunListener listener) {
        this.listener = listener;
    }

    static RunResult run(TckRun.Order order, RunListener listener, RunMode purpose, Duration limit)
            throws RunException {
        WatchedRun run = new WatchedRun(listener);
        Thread thread = new Thread(
                () -> run.judge(order, purpose), Thread.currentThread().getName());
        thread.setDaemon(true);
        thread.start();
        return run.await(limit);
    }

    private void judge(TckRun.Order order, RunMode purpose) {
        // Of a replay all is known when it is stuck: it judges one case.
        Optional<String> why = purpose.replayed().isPresent() ? Optional.empty() : Optional.of(EarlyEnd.STUCK);
        try {
            result.complete(TckRun.watched(order.request(), WorkerContext.ALONE, this, purpose, () -> endEarly(why)));
        } catch (Throwable e) { // whatever it is, it belongs to whoever asked
            result.completeExceptionally(e);
        }
    }

    private RunResult await(Duration limit) throws RunException {
        try {
            return result.get(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            return endedByTheTimeLimit(EarlyEnd.timeLimit(limit));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the run was interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RunException refusal) {
                throw refusal;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    private RunResult endedByTheTimeLimit(String why) throws RunException {
        synchronized (known) {
            if (!known.hasBegun()) {
                ended = true;
                throw new RunException(
                        "the run ended before the provider had opened an adapter: " + why + "; raise --time-limit");
            }
            endEarly(Optional.of(why));
        }
        return result.join();
    }

    private void endEarly(Optional<String> why) {
        long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startedNanos);
        synchronized (known) {
            learned(new JournalEntry.Ended(millis, why));
            result.complete(known.result());
        }
    }

    @Override
    public void propertyStarted(RequirementId id, int done, int total) {
        synchronized (known) {
            if (!ended) {
                listener.propertyStarted(id, done, total);
            }
        }
    }

    @Override
    public void learned(JournalEntry entry) {
        synchronized (known) {
            if (!ended) {
                ended = entry instanceof JournalEntry.Ended;
                known.add(entry);
                listener.learned(entry);
            }
        }
    }
}
