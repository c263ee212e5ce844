package org.ndktck.cli.supervisor;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.cli.order.RunOrder;
import org.ndktck.cli.worker.ReplayedCase;
import org.ndktck.cli.worker.WorkerMessage;
import org.ndktck.cli.worker.WorkerTask;
import org.ndktck.engine.CallTrail;
import org.ndktck.engine.EarlyEnd;
import org.ndktck.engine.Manifest;
import org.ndktck.engine.OpenedProvider;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunListener;
import org.ndktck.report.journal.Journal;
import org.ndktck.report.journal.JournalEntry;
import org.ndktck.report.journal.RunRecords;
import org.ndktck.report.json.DamagedResultException;
import org.ndktck.report.model.RowRecord;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.provenance.ProvenanceSearch;

/** Runs an order in workers. Everything happens on the thread that calls {@link #run}; workers are heard by events. */
public final class Supervisor {

    /** A process has to start, and several things may be missing, of which each is waited for. */
    private static final Duration START_OF_REPLAYS = Duration.ofSeconds(4);

    private static final int PATIENCES_OF_REPLAYS = 4;
    private static final int PARTS_FOR_REPLAYS = 5;

    /** The process starts, the provider is made, and it opens its adapters. */
    private static final int STEPS_OF_OPENING = 3;

    private final RunOrder order;
    private final Supervision supervision;
    private final RunListener listener;
    private final int tries;
    private final List<Manifest.Task> tasks;
    private final WorkShares shares;
    private final RunRecords known = new RunRecords(Catalog.load(), Manifest.entries());
    private final BlockingQueue<WorkerProcess.Event> events = new LinkedBlockingQueue<>();
    private final Map<WorkerProcess, Work> working = new HashMap<>();
    private final Queue<WorkerProcess> ready = new ArrayDeque<>();
    private final WorkerLosses losses = new WorkerLosses();
    private final SilentWorkers<WorkerProcess> silence;
    private final MissedOutcomes<WorkerProcess> missed = new MissedOutcomes<>();
    private final ProvenanceSearch search;
    private final long startedNanos = System.nanoTime();
    private int jobs;
    private int processes;
    private int lastShare;
    private int started;
    private boolean begun;
    private Optional<String> early = Optional.empty();

    private Supervisor(RunOrder order, Supervision supervision, RunListener listener) throws RunException {
        this.order = order;
        this.supervision = supervision;
        this.listener = listener;
        this.tries = order.options().effectiveTries();
        this.tasks = order.tasks();
        this.jobs = supervision.jobsFor(tries, tasks.size());
        this.shares = new WorkShares(tasks, jobs);
        this.search = order.search();
        this.silence = new SilentWorkers<>(order.options().patience(), System.nanoTime());
    }

    /** The share that a worker judges now. */
    private static final class Work {

        private final int number;
        private final List<RequirementId> left;
        private final long deadline;
        private boolean asked;
        private boolean opened;
        private @Nullable RequirementId running;

        Work(int number, List<RequirementId> share, long deadline) {
            this.number = number;
            this.left = new ArrayList<>(share);
            this.deadline = deadline;
        }
    }

    /**
     * Runs an order.
     *
     * @param order what to run
     * @param supervision how
     * @param listener hears what becomes known
     * @return the result, whatever became of the workers
     * @throws RunException if the run cannot begin: the provider, its settings or its adapter are at fault
     */
    public static RunResult run(RunOrder order, Supervision supervision, RunListener listener) throws RunException {
        order.provider().check();
        Supervisor supervisor = new Supervisor(order, supervision, listener);
        try (WorkerServer server = WorkerServer.open()) {
            supervisor.superviseWith(server);
        } catch (IOException e) {
            throw new RunException(
                    "no worker can be started: " + e.getMessage()
                            + "; --isolation none judges in this process, with less protection",
                    e);
        }
        return supervisor.result();
    }

    private void superviseWith(WorkerServer server) throws IOException, RunException {
        long end = startedNanos + supervision.timeLimit().toNanos();
        startWorkers(server);
        while (!working.isEmpty()) {
            WorkerProcess.Event event = nextEvent(end);
            if (event == null && System.nanoTime() >= end) {
                endByTimeLimit();
                return;
            }
            if (event == null) {
                killWhoeverDoesNotOpen();
            } else if (event.line() == null) {
                lost(event.worker());
            } else {
                heard(event.worker(), event.line());
            }
            killWhoeverSaysNothing();
            startWorkers(server);
        }
        replayFindings(server, end);
    }

    /** Not where a process was lost: a replay would end its process, too. */
    private void replayFindings(WorkerServer server, long end) throws IOException {
        List<ReplayedCase> cases = Repetitions.cases(known.result());
        if (cases.isEmpty() || !losses.isEmpty() || supervision.isDebugged()) {
            return;
        }
        processes++;
        Repetitions repetitions = new Repetitions(order, this::learn);
        WorkerProcess fresh =
                WorkerProcess.start(processes, 0, server, supervision.argumentsFor(1, 1), repetitions.events());
        repetitions.replay(fresh, cases, Math.min(end, System.nanoTime() + timeForReplays()));
    }

    /** A part of what judging took: who has many findings does not wait for long to hear of them. */
    private long timeForReplays() {
        long judging = System.nanoTime() - startedNanos;
        Duration shortest =
                START_OF_REPLAYS.plusMillis(order.options().patience().toMillis() * PATIENCES_OF_REPLAYS);
        return Math.max(shortest.toNanos(), judging / PARTS_FOR_REPLAYS);
    }

    private void endByTimeLimit() throws RunException {
        String limit = EarlyEnd.timeLimit(supervision.timeLimit());
        if (!begun) {
            throw new RunException("the run ended before " + order.provider().words() + " had opened an adapter: "
                    + limit + "; raise --time-limit");
        }
        early = Optional.of(limit);
    }

    private WorkerProcess.@Nullable Event nextEvent(long end) {
        long until = Math.min(end, System.nanoTime() + SilentWorkers.LOOK.toNanos());
        for (Work work : working.values()) {
            until = work.opened ? until : Math.min(until, work.deadline);
        }
        try {
            return events.poll(Math.max(0, until - System.nanoTime()), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return null;
        }
    }

    /** A provider that hangs while it is opened is known only by its silence. */
    private void killWhoeverDoesNotOpen() throws RunException {
        for (Map.Entry<WorkerProcess, Work> each : working.entrySet()) {
            Work work = each.getValue();
            if (!work.opened && System.nanoTime() >= work.deadline) {
                String why = "did not open an adapter within " + opening().toSeconds() + " s";
                each.getKey().kill("it " + why);
                if (!begun) {
                    throw new RunException(order.provider().words() + " " + why
                            + "; let its identity() and open() return, or raise --patience");
                }
            }
        }
    }

    /** Its process is stopped, or its Java runtime: nothing in it can see that, or say so. */
    private void killWhoeverSaysNothing() {
        silence.look(System.nanoTime());
        for (WorkerProcess worker : working.keySet()) {
            boolean heard = worker.takeHeard();
            if (worker.beats() && silence.isTooLong(worker, heard)) {
                worker.kill("its process was stopped or did not go on, and said nothing for "
                        + silence.bound().toSeconds() + " s");
            }
        }
    }

    /** A worker itself gives its provider a part of it to be made and a part to open, and says which was too long. */
    private Duration opening() {
        if (supervision.isDebugged()) {
            return supervision.timeLimit();
        }
        return OpenedProvider.limit(order.options().patience()).multipliedBy(STEPS_OF_OPENING);
    }

    /** One worker first: it tells whether the provider can be judged at all. The others start meanwhile, without the provider. */
    private void startWorkers(WorkerServer server) throws IOException {
        int wanted = begun ? jobs : 1;
        while (working.size() < wanted) {
            Optional<List<RequirementId>> share = shares.take();
            if (share.isEmpty()) {
                return;
            }
            WorkerProcess worker = ready.isEmpty() ? start(server) : ready.remove();
            Work work = new Work(
                    nextShare(), share.get(), System.nanoTime() + opening().toNanos());
            working.put(worker, work);
            if (worker.hasSaidHello()) {
                judge(worker, work);
            }
        }
        while (!begun && shares.isAnyLeft() && working.size() + ready.size() < jobs) {
            ready.add(start(server));
        }
    }

    private WorkerProcess start(WorkerServer server) throws IOException {
        processes++;
        return WorkerProcess.start(processes, freeSlot(), server, supervision.argumentsFor(tries, jobs), events);
    }

    /** A worker judges several shares, and what it says of one must not take the place of what it said of another. */
    private int nextShare() {
        return ++lastShare;
    }

    private int freeSlot() {
        for (int slot = 0; ; slot++) {
            int wanted = slot;
            if (Stream.concat(working.keySet().stream(), ready.stream()).noneMatch(worker -> worker.slot() == wanted)) {
                return slot;
            }
        }
    }

    private void heard(WorkerProcess worker, String line) throws RunException {
        Work work = working.get(worker);
        WorkerMessage message = WorkerMessage.of(line)
                .orElseThrow(() -> new IllegalStateException("worker " + worker.number() + " said: " + line));
        if (work == null) {
            return;
        }
        switch (message) {
            case HELLO -> judge(worker, work);
            case LOADED_FROM -> loadedFrom(Path.of(message.text(line)));
            case ALONE -> useOneProcess();
            case LEARNED -> learned(worker, work, message.text(line));
            case MISSED -> missed(worker, message.text(line));
            case DONE -> next(worker, work);
            case REFUSED -> refused(worker, work, message.text(line));
            case BROKEN -> throw new IllegalStateException("a worker failed: " + message.text(line));
            case ALIVE, JUDGE -> throw new IllegalStateException("worker " + worker.number() + " said: " + line);
        }
    }

    /** The first worker is alone in having a provider until judging begins. */
    private void loadedFrom(Path file) {
        if (!begun) {
            search.loadedFrom(file);
        }
    }

    private void learned(WorkerProcess worker, Work work, String line) {
        JournalEntry entry;
        try {
            entry = Journal.entry(line);
        } catch (DamagedResultException e) {
            throw new IllegalStateException("worker " + worker.number() + " said something else: " + e.getMessage(), e);
        }
        if (entry instanceof JournalEntry.Began one) {
            work.opened = true;
            begin(one.info());
        } else if (entry instanceof JournalEntry.Started one) {
            work.running = one.id();
            listener.propertyStarted(one.id(), started, tasks.size());
            started++;
            learn(new JournalEntry.Started(worker.number(), one.id()));
        } else if (entry instanceof JournalEntry.Printed one) {
            learn(new JournalEntry.Printed(worker.number(), one.id(), one.text()));
        } else if (entry instanceof JournalEntry.Recorded one) {
            if (one.row().id() == work.running) { // of others this is only what was seen in passing
                work.left.remove(work.running);
                work.running = null;
            }
            learn(new JournalEntry.Recorded(work.number, one.row()));
        }
    }

    /** Nobody but the first worker has been given anything yet. */
    private void useOneProcess() throws RunException {
        if (supervision.jobs().isPresent()) {
            throw new RunException(order.provider().words() + " works in one process at a time, and --jobs asks for "
                    + jobs + "; leave --jobs out, or let worksInSeveralProcesses() return true");
        }
        jobs = 1;
        shares.forOne();
        ready.forEach(WorkerProcess::kill);
        ready.clear();
    }

    private void begin(RunInfo info) {
        if (!begun) {
            begun = true;
            List<RequirementId> selected = tasks.stream().map(Manifest.Task::id).toList();
            RunInfo whole = info.selecting(order.selection()).knownBy(search.result());
            learn(new JournalEntry.Began(
                    whole,
                    selected,
                    order.options().failOn(),
                    order.shard(),
                    order.options().waivers()));
        }
    }

    private void learn(JournalEntry entry) {
        known.add(entry);
        listener.learned(entry);
    }

    private void next(WorkerProcess worker, Work done) {
        shares.done(List.of());
        Optional<List<RequirementId>> share = shares.take();
        if (share.isEmpty()) {
            working.remove(worker);
            worker.kill();
            return;
        }
        Work work = new Work(nextShare(), share.get(), done.deadline);
        work.opened = true;
        working.put(worker, work);
        judge(worker, work);
    }

    private void judge(WorkerProcess worker, Work work) {
        if (work.asked) {
            return; // its word was heard before it got a share
        }
        work.asked = true;
        tellWhatOthersMissed(worker);
        worker.judge(WorkerTask.judged(order.onlyFor(work.left), worker.slot(), jobs, losses.barred()));
    }

    /** What one process has waited for in vain no other waits for as long. */
    private void missed(WorkerProcess by, String thing) {
        missed.heard(by, thing);
        working.forEach((worker, work) -> {
            if (work.asked) {
                tellWhatOthersMissed(worker);
            }
        });
    }

    private void tellWhatOthersMissed(WorkerProcess worker) {
        missed.newsFor(worker).forEach(thing -> worker.tell(WorkerMessage.MISSED, thing));
    }

    private void refused(WorkerProcess worker, Work work, String sentence) throws RunException {
        if (!begun) {
            throw new RunException(sentence);
        }
        working.remove(worker);
        worker.kill();
        giveUp(work.left, sentence);
    }

    /** A process that has ended: whatever it said before counts, and what it was doing is to blame. */
    private void lost(WorkerProcess worker) throws RunException {
        Work work = working.remove(worker);
        if (work == null) {
            ready.remove(worker);
            return;
        }
        WorkerLoss loss = new WorkerLoss(worker, trailOf(worker), work.running);
        if (!begun && !worker.hasSaidHello() && worker.whyKilled().isEmpty()) {
            throw new RunException("a worker's Java runtime did not start: "
                    + worker.printed().beginning() + "; correct --worker-arg, or make room for its memory");
        }
        if (!begun) {
            boolean killed = worker.whyKilled().isPresent();
            throw new RunException(order.provider().words()
                    + (killed ? " opened no adapter: " : " ended the process while it was opened, ")
                    + loss.how());
        }
        worker.sanitizerReport()
                .forEach(line ->
                        learn(new JournalEntry.Printed(worker.number(), Optional.ofNullable(work.running), line)));
        int ofLoss = nextShare();
        loss.records().forEach(row -> learn(new JournalEntry.Recorded(ofLoss, row)));
        loss.function().ifPresentOrElse(one -> losses.inFunction(one, loss.whyBarred()), losses::outside);
        if (work.running != null) {
            work.left.remove(work.running);
        }
        if (losses.areTooMany()) {
            giveUp(work.left, whyEnough(work, loss));
        } else {
            shares.done(List.copyOf(work.left));
        }
    }

    private static String whyEnough(Work work, WorkerLoss last) {
        String what = work.opened
                ? "too many processes were lost in ways that cannot be kept from them; of the last, "
                : "the provider could not be opened once more, ";
        return what + last.how();
    }

    private static CallTrail.End trailOf(WorkerProcess worker) {
        try {
            return CallTrail.read(worker.trail());
        } catch (IOException e) {
            return new CallTrail.End(Optional.empty(), "");
        }
    }

    private void giveUp(List<RequirementId> left, String why) {
        undecided(left, why);
        shares.done(List.of());
        for (Optional<List<RequirementId>> rest = shares.take(); rest.isPresent(); rest = shares.take()) {
            undecided(rest.get(), why);
            shares.done(List.of());
        }
    }

    private void undecided(List<RequirementId> ids, String why) {
        ids.forEach(id -> learn(new JournalEntry.Recorded(0, RowRecord.undecided(id, why))));
    }

    private RunResult result() {
        long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startedNanos);
        learn(new JournalEntry.Ended(millis, early));
        return known.result();
    }
}
