package org.ndktck.judgement;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * When figures were measured that the pages show.
 *
 * @param file the file that holds them
 * @param commit of which the checkout was; with a plus sign if sources were changed since
 * @param what they are about, and how they were measured
 */
public record MeasurementDate(String file, String commit, String what) {

    private static final Path FILE = FiguresFile.PUBLISHED.resolve("occasions.json");

    /** Reads all, sorted by file; those of one file from the oldest on. */
    public static List<MeasurementDate> published() {
        return FiguresFile.read(FILE, MeasurementDate.class);
    }

    /**
     * Publishes one.
     *
     * @param file the file that holds the figures
     * @param what they are about, and how they were measured
     * @param addition whether figures of earlier occasions stay beside them
     */
    static void publish(String file, String what, boolean addition) {
        FiguresFile.write(FILE, noted(published(), new MeasurementDate(file, present(), what), addition));
    }

    static List<MeasurementDate> noted(List<MeasurementDate> before, MeasurementDate occasion, boolean addition) {
        List<MeasurementDate> all = new ArrayList<>(before);
        all.removeIf(other -> other.file.equals(occasion.file) && (!addition || other.what.equals(occasion.what)));
        all.add(occasion);
        all.sort(Comparator.comparing(MeasurementDate::file));
        return all;
    }

    /** The commit of the checkout. */
    private static String present() {
        String changed = git("status", "--porcelain", "--", ":/*/src/main", ":/*/src/test/java");
        return git("rev-parse", "--short=7", "HEAD") + (changed.isEmpty() ? "" : "+");
    }

    private static String git(String... arguments) {
        List<String> command = new ArrayList<>(List.of("git"));
        command.addAll(List.of(arguments));
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException("git tells which commit is measured", e);
        }
    }
}
