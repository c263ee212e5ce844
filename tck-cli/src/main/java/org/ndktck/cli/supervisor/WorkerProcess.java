package org.ndktck.cli.supervisor;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.ndktck.cli.worker.Worker;
import org.ndktck.cli.worker.WorkerMessage;
import org.ndktck.cli.worker.WorkerTask;

/** A worker as the supervisor sees it: a process, what it says, what its provider prints, and its end. */
final class WorkerProcess {

    static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    private static final int NATIVE_ACCESS_SINCE = 22;

    private final int number;
    private final int slot;
    private final Path trail;
    private final Path crash;
    private final Process process;
    private final BlockingQueue<Event> events;
    private final Printed printed = new Printed();
    private final AtomicBoolean heard = new AtomicBoolean();
    private final CompletableFuture<Boolean> abandoned = new CompletableFuture<>();
    private volatile @Nullable Socket socket;
    private volatile @Nullable Thread reader;
    private volatile boolean beats;
    private volatile @Nullable String whyKilled;

    private WorkerProcess(int number, int slot, Path trail, Path crash, Process process, BlockingQueue<Event> events) {
        this.number = number;
        this.slot = slot;
        this.trail = trail;
        this.crash = crash;
        this.process = process;
        this.events = events;
    }

    /**
     * Something a worker said, or its end.
     *
     * @param worker who
     * @param line what it said; nothing if it has ended
     */
    record Event(WorkerProcess worker, @Nullable String line) {}

    /** Starts a process; what it says and its end come as events. */
    static WorkerProcess start(
            int number, int slot, WorkerServer server, List<String> arguments, BlockingQueue<Event> events)
            throws IOException {
        Path trail = server.directory().resolve("trail-" + number);
        Path crash = server.directory().resolve("crash-" + number + ".log");
        List<String> command = new ArrayList<>(List.of(JAVA));
        command.add("-XX:+ExitOnOutOfMemoryError");
        command.add("-XX:-CreateCoredumpOnCrash");
        command.add("-XX:ErrorFile=" + crash);
        command.addAll(nativeAccess());
        command.addAll(arguments);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Worker.class.getName()));
        CompletableFuture<WorkerProcess> started = new CompletableFuture<>();
        command.addAll(List.of(Integer.toString(server.port()), server.expect(started), trail.toString()));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        WorkerProcess worker = new WorkerProcess(number, slot, trail, crash, process, events);
        started.complete(worker);
        Thread drain =
                daemon("ndk-tck output of worker " + number, () -> worker.printed.readAll(process.getInputStream()));
        daemon("ndk-tck end of worker " + number, () -> worker.end(drain));
        return worker;
    }

    /** What a runtime has to be told before it calls native functions without a word about it. */
    static List<String> nativeAccess() {
        return Runtime.version().feature() < NATIVE_ACCESS_SINCE
                ? List.of()
                : List.of("--enable-native-access=ALL-UNNAMED");
    }

    /** The number in the entries of the journal. */
    int number() {
        return number;
    }

    /** Its share of ports and addresses. */
    int slot() {
        return slot;
    }

    /** Where it was last. */
    Path trail() {
        return trail;
    }

    /** What its provider prints. */
    Printed printed() {
        return printed;
    }

    /** What native code has left of a process that has ended, a clause. */
    Optional<String> crash() {
        return CrashReport.read(crash, printed.text());
    }

    /** What a sanitizer has said that has ended the process, line by line. */
    List<String> sanitizerReport() {
        return CrashReport.ofSanitizerInFull(printed.text());
    }

    /** The exit code of a process that has ended by itself. */
    int exitCode() {
        return process.exitValue();
    }

    /** Why the supervisor has ended it, a clause. */
    Optional<String> whyKilled() {
        return Optional.ofNullable(whyKilled);
    }

    /** Whether it says from time to time that it is there, as it does not where a debugger is expected. */
    boolean beats() {
        return beats;
    }

    /** Whether it has said anything since this was asked last. */
    boolean takeHeard() {
        return heard.getAndSet(false);
    }

    /** Whether it can be told what to judge. */
    boolean hasSaidHello() {
        return socket != null;
    }

    /** Tells it what to judge. */
    void judge(WorkerTask task) {
        tell(WorkerMessage.JUDGE, task.line());
    }

    /** Tells it something, once it has said hello. */
    void tell(WorkerMessage message, String text) {
        Socket connection = socket;
        if (connection == null) {
            throw new IllegalStateException("worker " + number + " has not said hello");
        }
        try {
            Writer out = new OutputStreamWriter(connection.getOutputStream(), StandardCharsets.UTF_8);
            out.write(message.line(text));
            out.flush();
        } catch (IOException gone) {
            process.destroyForcibly(); // its end is an event of its own
        }
    }

    /** Ends the process, whatever it does. */
    void kill() {
        process.destroyForcibly();
    }

    /** Ends a process that does not go on; its end is told also if the operating system cannot end it. */
    void kill(String why) {
        if (whyKilled == null) {
            whyKilled = why;
            kill();
            abandoned.completeOnTimeout(true, WorkerServer.GRACE_MILLIS, TimeUnit.MILLISECONDS);
        }
    }

    /** Reads what the worker says, on the thread of its connection. */
    void connected(Socket connection, BufferedReader in, String hello) throws IOException {
        socket = connection;
        reader = Thread.currentThread();
        events.add(new Event(this, hello));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            heard.set(true);
            if (WorkerMessage.of(line).equals(Optional.of(WorkerMessage.ALIVE))) {
                beats = true;
            } else {
                events.add(new Event(this, line));
            }
        }
    }

    /** The end is told after everything the worker said and its provider printed. */
    private void end(Thread drain) {
        try {
            CompletableFuture.anyOf(process.onExit(), abandoned).join();
            drain.join(WorkerServer.GRACE_MILLIS);
            Thread reading = reader;
            if (reading != null) {
                reading.join(WorkerServer.GRACE_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        events.add(new Event(this, null));
    }

    static Thread daemon(String name, Runnable action) {
        Thread thread = new Thread(action, name);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    /** What a provider prints, the beginning of it and its last line; the rest is read and forgotten. */
    static final class Printed {

        private static final int KEPT = 16384;
        private static final int LINES_OF_A_FAILED_START = 2;

        /** What a Java runtime says of the signal that ends it is worth more than where its report lies. */
        private static final Pattern SIGNAL = Pattern.compile("^(SIG[A-Z]+|EXCEPTION_[A-Z_]+) \\(");

        private final StringBuilder last = new StringBuilder();

        void readAll(InputStream stream) {
            try (InputStreamReader reader = new InputStreamReader(stream, StandardCharsets.UTF_8)) {
                char[] some = new char[KEPT];
                for (int read = reader.read(some); read >= 0; read = reader.read(some)) {
                    keep(some, read);
                }
            } catch (IOException gone) {
                // the process has ended
            }
        }

        private synchronized void keep(char[] some, int count) {
            last.append(some, 0, count);
            if (last.length() > KEPT) {
                last.delete(0, last.length() - KEPT);
            }
        }

        /** All that is kept. */
        synchronized String text() {
            return last.toString();
        }

        /** The first lines, as one: what a runtime says that does not start. */
        synchronized String beginning() {
            return last.toString()
                    .lines()
                    .limit(LINES_OF_A_FAILED_START)
                    .map(String::strip)
                    .collect(Collectors.joining(", "));
        }

        /** The last line with a word in it; empty if nothing was printed. */
        synchronized String lastLine() {
            return last.toString()
                    .lines()
                    .map(line -> line.replaceFirst("^#\\s*", "").strip())
                    .filter(line -> line.chars().anyMatch(Character::isLetter))
                    .reduce("", (before, line) -> SIGNAL.matcher(before).find() ? before : line);
        }
    }
}
