package org.ndktck.cli.worker;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.api.provider.WorkerSlot;
import org.ndktck.catalog.RequirementId;
import org.ndktck.cli.peer.PeeredProvider;
import org.ndktck.engine.CallTrail;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunListener;
import org.ndktck.engine.RunRequest;
import org.ndktck.engine.TckRun;
import org.ndktck.environment.WorkerContext;
import org.ndktck.judging.Debugger;
import org.ndktck.judging.RunState;
import org.ndktck.report.journal.Journal;
import org.ndktck.report.journal.JournalEntry;
import org.ndktck.report.model.Repetition;
import org.ndktck.waiting.OtherProcesses;
import org.ndktck.waiting.WaitPolicy;

/** A worker: its arguments are the supervisor's port, a word that proves who started it, and the file of its trail. */
public final class Worker {

    /** The exit code of a worker whose provider does not go on. */
    public static final int STUCK = 70;

    /** Held here, because the log manager forgets the level of a logger that nobody holds. */
    private static final Logger JQWIK = Logger.getLogger("net.jqwik");

    /** Enough to understand what a provider says, and a report of all requirements stays readable. */
    private static final int MOST_PRINTED = 32 * 1024;

    private static final int ORPHANED = 71;
    private static final int MOST_CAUSES = 4;
    private static final long BEAT_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

    private final Writer out;
    private final Path trail;
    private final List<PrintedText> streams;
    private final OtherWorkers peers = new OtherWorkers();
    private @Nullable NdkProvider provider;
    private @Nullable WaitPolicy waitPolicy;
    private volatile Optional<RequirementId> running = Optional.empty();

    private Worker(Writer out, Path trail) {
        this.out = out;
        this.trail = trail;
        this.streams = PrintedText.ofStandardStreams(
                MOST_PRINTED,
                line -> say(WorkerMessage.LEARNED, Journal.line(new JournalEntry.Printed(0, running, line))));
    }

    private void begin(RequirementId next) {
        streams.forEach(PrintedText::next);
        running = Optional.of(next);
    }

    /**
     * Works until the supervisor is gone.
     *
     * @param args port, word, file
     * @throws IOException if there is no supervisor
     * @throws InterruptedException never
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        JQWIK.setLevel(Level.OFF);
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), Integer.parseInt(args[0]))) {
            socket.setTcpNoDelay(true);
            Writer out = new OutputStreamWriter(socket.getOutputStream(), StandardCharsets.UTF_8);
            Worker worker = new Worker(out, Path.of(args[2]));
            worker.say(WorkerMessage.HELLO, args[1]);
            worker.beat();
            BlockingQueue<String> shares = new LinkedBlockingQueue<>();
            listen(socket, line -> worker.told(line, shares));
            while (true) {
                worker.judge(WorkerTask.of(take(shares)));
            }
        }
    }

    /** Not where a debugger is expected, which may halt all threads: then nobody waits for this. */
    private void beat() {
        if (Debugger.isExpected()) {
            return;
        }
        Thread heart = new Thread(
                () -> {
                    while (true) {
                        say(WorkerMessage.ALIVE, "");
                        LockSupport.parkNanos(this, BEAT_NANOS);
                        Thread.interrupted(); // a provider may interrupt every thread it finds
                    }
                },
                "ndk-tck heartbeat");
        heart.setDaemon(true);
        heart.start();
    }

    /** A provider may interrupt the thread that calls it. */
    private static String take(BlockingQueue<String> shares) {
        Optional<String> share = Optional.empty();
        while (share.isEmpty()) {
            try {
                share = Optional.of(shares.take());
            } catch (InterruptedException e) {
                share = Optional.empty();
            }
        }
        return share.get();
    }

    /** Whoever reads the end of the stream has lost the supervisor: nobody would ever hear of what is judged. */
    private static void listen(Socket socket, Consumer<String> told) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        Thread reader = new Thread(
                () -> {
                    try {
                        for (String line = in.readLine(); line != null; line = in.readLine()) {
                            told.accept(line);
                        }
                    } catch (IOException gone) {
                        Runtime.getRuntime().halt(ORPHANED);
                    }
                    Runtime.getRuntime().halt(0);
                },
                "ndk-tck supervisor's word");
        reader.setDaemon(true);
        reader.start();
    }

    private void told(String line, BlockingQueue<String> shares) {
        Optional<WorkerMessage> message = WorkerMessage.of(line);
        if (message.equals(Optional.of(WorkerMessage.JUDGE))) {
            shares.add(WorkerMessage.JUDGE.text(line));
        } else if (message.equals(Optional.of(WorkerMessage.MISSED))) {
            peers.missed.add(WorkerMessage.MISSED.text(line));
        } else {
            say(WorkerMessage.BROKEN, "a worker was told: " + line);
        }
    }

    private void judge(WorkerTask share) {
        try {
            RunRequest request = request(share);
            WorkerSlot slot = slot(share, request.provider());
            CallTrail left = CallTrail.begin(trail, share.barred());
            if (share.replays().isEmpty()) {
                WorkerContext place = new WorkerContext(slot, left, Optional.of(patience(request)));
                TckRun.share(request, place, new Telling(), Worker::halt);
            } else {
                replay(share.replays(), request, new WorkerContext(slot, left, Optional.empty()));
            }
            streams.forEach(PrintedText::next);
            say(WorkerMessage.DONE, "");
        } catch (RunException e) {
            say(WorkerMessage.REFUSED, String.valueOf(e.getMessage()));
        } catch (Throwable e) { // the supervisor has to hear of it, whatever it is
            say(WorkerMessage.BROKEN, withCauses(e));
        }
    }

    /** The first worker finds out whether others may work beside it. */
    private WorkerSlot slot(WorkerTask share, NdkProvider judged) throws RunException {
        if (share.slots() > 1 && !TckRun.worksInSeveralProcesses(judged)) {
            say(WorkerMessage.ALONE, "");
            return new WorkerSlot(0, 1);
        }
        return new WorkerSlot(share.slot(), share.slots());
    }

    private void replay(List<ReplayedCase> cases, RunRequest request, WorkerContext place) throws RunException {
        Replays replays = new Replays(request, place, Worker::halt);
        for (ReplayedCase one : cases) {
            begin(one.id());
            Optional<Repetition> repetition = replays.of(one);
            repetition.ifPresent(seen ->
                    say(WorkerMessage.LEARNED, Journal.line(new JournalEntry.Repeated(one.id(), one.token(), seen))));
        }
    }

    private static void halt() {
        Runtime.getRuntime().halt(STUCK);
    }

    private static String withCauses(Throwable thrown) {
        StringBuilder text = new StringBuilder(thrown.toString());
        Throwable cause = thrown.getCause();
        for (int depth = 0; cause != null && depth < MOST_CAUSES; depth++) {
            text.append(", caused by ").append(cause);
            cause = cause.getCause();
        }
        return text.toString();
    }

    /** What never comes is waited for once, however many shares this process judges. */
    private WaitPolicy patience(RunRequest request) {
        WaitPolicy present = waitPolicy;
        if (present == null) {
            present = RunState.patience(request.options().patience(), peers);
            waitPolicy = present;
        }
        return present;
    }

    /** The provider is made once: its constructor and its class initialisers are the vendor's code, too. */
    private RunRequest request(WorkerTask share) throws RunException {
        NdkProvider present = provider;
        if (present == null) {
            present = share.order().load();
            provider = present;
            for (Path file : share.order().provider().filesOf(present)) {
                say(WorkerMessage.LOADED_FROM, file.toString());
            }
        }
        RunRequest request = share.order().request(present);
        if (request.provider() instanceof PeeredProvider peered) {
            peered.whenLost(sentence -> say(WorkerMessage.REFUSED, sentence));
        }
        return request;
    }

    private synchronized void say(WorkerMessage message, String text) {
        try {
            out.write(message.line(text));
            out.flush();
        } catch (IOException e) {
            Runtime.getRuntime().halt(ORPHANED);
        }
    }

    /** The workers beside this one, by way of the supervisor. */
    private final class OtherWorkers implements OtherProcesses {

        private final Queue<String> missed = new ConcurrentLinkedQueue<>();

        @Override
        public void tellMissed(String thing) {
            say(WorkerMessage.MISSED, thing);
        }

        @Override
        public Optional<String> nextMissed() {
            return Optional.ofNullable(missed.poll());
        }
    }

    /** Tells everything that becomes known. */
    private final class Telling implements RunListener {

        @Override
        public void propertyStarted(RequirementId id, int done, int total) {
            // said by the entry of the journal
        }

        @Override
        public void learned(JournalEntry entry) {
            if (entry instanceof JournalEntry.Started one) {
                begin(one.id());
            }
            if (!(entry instanceof JournalEntry.Ended)) {
                say(WorkerMessage.LEARNED, Journal.line(entry));
            }
        }
    }
}
