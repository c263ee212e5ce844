package org.ndktck.report.directory;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.ndktck.report.journal.Journal;
import org.ndktck.report.journal.JournalEntry;
import org.ndktck.report.model.RunResult;

/**
 * A report directory while its run goes on: it holds the journal, which is on disk line by line, so that whatever
 * ends the process leaves what was known. No other run can have the directory meanwhile. Thread-safe.
 */
public final class RunningReport implements AutoCloseable {

    /** Name of the journal while the run goes on. */
    public static final String NAME = "running.jsonl";

    private final ReportDirectory reports;
    private final Path directory;
    private final List<Path> made;
    private final FileChannel channel;
    private boolean begun;
    private boolean over;
    private @Nullable IOException lost;

    private RunningReport(ReportDirectory reports, Path directory, List<Path> made, FileChannel channel) {
        this.reports = reports;
        this.directory = directory;
        this.made = made;
        this.channel = channel;
    }

    /**
     * Takes the directory for a run. An earlier report there stays until the run is over.
     *
     * @param reports writes the report at the end
     * @param directory where the report is to go; made if need be
     * @return the running report
     * @throws ReportException if another run has the directory, or it cannot be written to
     */
    static RunningReport open(ReportDirectory reports, Path directory) throws ReportException {
        List<Path> made = new ArrayList<>();
        try {
            makeDirectories(directory, made);
            Path file = directory.resolve(NAME);
            boolean isNew = Files.notExists(file);
            FileChannel channel = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            if (isNew) {
                made.add(file);
            }
            requireAlone(channel, directory);
            return new RunningReport(reports, directory, made, channel);
        } catch (IOException e) {
            remove(made);
            throw ReportDirectory.unwritable(directory, e);
        }
    }

    private static void makeDirectories(Path directory, List<Path> made) throws IOException {
        Path parent = directory.getParent();
        if (Files.isDirectory(directory)) {
            return;
        }
        if (parent != null) {
            makeDirectories(parent, made);
        }
        Files.createDirectory(directory);
        made.add(directory);
    }

    private static void requireAlone(FileChannel channel, Path directory) throws IOException, ReportException {
        if (!lock(channel)) {
            channel.close();
            throw new ReportException("another run is writing its report to " + directory
                    + "; wait for its end or name another directory");
        }
    }

    private static boolean lock(FileChannel channel) throws IOException {
        try {
            FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    /**
     * Tells whether a journal in a directory belongs to a run that still goes on.
     *
     * @param directory a directory with a journal
     * @return true if its process lives
     * @throws IOException if the journal cannot be opened
     */
    static boolean isGoingOn(Path directory) throws IOException {
        try (FileChannel journal = FileChannel.open(directory.resolve(NAME), StandardOpenOption.WRITE)) {
            return !lock(journal);
        }
    }

    /**
     * Writes an entry to the disk. The first one takes the place of what a run that was cut off has left.
     *
     * @param entry what became known
     */
    public synchronized void append(JournalEntry entry) {
        if (over || lost != null) {
            return;
        }
        try {
            if (!begun) {
                channel.truncate(0);
                begun = true;
            }
            ByteBuffer line = ByteBuffer.wrap((Journal.line(entry) + "\n").getBytes(StandardCharsets.UTF_8));
            while (line.hasRemaining()) {
                channel.write(line);
            }
        } catch (IOException e) {
            lost = e; // said at the end: the verdict is worth more than the journal
        }
    }

    /**
     * Writes the report, which takes the place of an earlier one, and leaves the directory to others. Only the first
     * of several calls does anything.
     *
     * @param result what to report
     * @return whether this call was the first
     * @throws ReportException if it cannot be written; the directory then stays as it was, with the journal
     */
    public synchronized boolean finish(RunResult result) throws ReportException {
        if (over) {
            return false;
        }
        over = true;
        try {
            byte[] journal = content();
            channel.close();
            if (lost != null) {
                throw lost;
            }
            reports.write(directory, result, journal);
            return true;
        } catch (IOException e) {
            throw ReportDirectory.unwritable(directory, e);
        }
    }

    private byte[] content() throws IOException {
        ByteBuffer all = ByteBuffer.allocate(Math.toIntExact(channel.size()));
        long at = 0;
        while (all.hasRemaining()) {
            int read = channel.read(all, at);
            if (read < 0) {
                break;
            }
            at += read;
        }
        return all.array();
    }

    /** Gives the directory back as it was, if the run never began to judge. */
    @Override
    public synchronized void close() {
        try {
            channel.close();
            if (!begun) {
                remove(made);
            }
        } catch (IOException e) {
            System.getLogger(RunningReport.class.getName())
                    .log(System.Logger.Level.WARNING, "the journal in " + directory + " does not close: " + e);
        }
    }

    private static void remove(List<Path> made) {
        for (int at = made.size() - 1; at >= 0; at--) {
            try {
                Files.deleteIfExists(made.get(at));
            } catch (IOException inUse) {
                return; // somebody has put something there meanwhile
            }
        }
    }
}
