package org.ndktck.cli.supervisor;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is left of a process that native code has ended: the signal and the first frames, without what differs from one run
 * to the next.
 */
final class CrashReport {

    private static final int FRAMES = 4;

    private static final String ADVICE = "; native code that was built with AddressSanitizer tells more";

    /** {@code #  SIGSEGV (0xb) at pc=..., pid=..., tid=...}. */
    private static final Pattern SIGNAL = Pattern.compile("^#\\s+(SIG[A-Z]+|EXCEPTION_[A-Z_]+) \\(");

    /** {@code C  [libacme.so+0x1234]  acme_connect+0x20}, of which the name may be missing. */
    private static final Pattern NATIVE_FRAME =
            Pattern.compile("^C\\s+\\[([^\\]]+?)(?:\\+0x[0-9a-f]+)?\\]\\s*([^\\s+(]+)?.*");

    /** {@code ==123==ERROR: AddressSanitizer: heap-use-after-free on address 0x... at pc ...}. */
    private static final Pattern SANITIZER = Pattern.compile("ERROR: (AddressSanitizer): ([\\w-]+)");

    /** {@code #1 0x7f... in acme_connect /src/acme.c:123}. */
    private static final Pattern SANITIZER_FRAME =
            Pattern.compile("^\\s*#\\d+ 0x[0-9a-f]+ in (\\S+)(?:\\s+\\(?(?:[^\\s()]*/)?([^\\s/():+]+).*)?$");

    private CrashReport() {}

    /**
     * Reads what the Java runtime has left, or a sanitizer that the library was built with.
     *
     * @param log where the runtime leaves its report
     * @param printed what the process has printed last
     * @return a clause; nothing if neither is there
     */
    static Optional<String> read(Path log, String printed) {
        return ofSanitizer(printed).or(() -> ofRuntime(log));
    }

    private static Optional<String> ofSanitizer(String printed) {
        List<String> lines = printed.lines().toList();
        for (int line = 0; line < lines.size(); line++) {
            Matcher error = SANITIZER.matcher(lines.get(line));
            if (error.find()) {
                Stream<String> frames = lines.subList(line, lines.size()).stream()
                        .dropWhile(one -> !SANITIZER_FRAME.matcher(one).matches())
                        .takeWhile(one -> SANITIZER_FRAME.matcher(one).matches());
                return Optional.of(error.group(1) + " found a " + error.group(2) + in(frames, SANITIZER_FRAME, 1, 2));
            }
        }
        return Optional.empty();
    }

    /**
     * Finds all that a sanitizer has to say of its finding.
     *
     * @param printed what the process has printed last
     * @return its lines; none if no sanitizer has found anything
     */
    static List<String> ofSanitizerInFull(String printed) {
        return printed.lines()
                .dropWhile(line -> !SANITIZER.matcher(line).find())
                .toList();
    }

    /** What was printed without what a Java runtime says of the signal that ends it, and of a file that is gone by now. */
    static String withoutRuntime(String printed) {
        return printed.lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line + "\n")
                .collect(Collectors.joining());
    }

    private static Optional<String> ofRuntime(Path log) {
        List<String> lines;
        try {
            lines = Files.readString(log, StandardCharsets.ISO_8859_1).lines().toList();
        } catch (IOException none) {
            return Optional.empty();
        }
        Optional<String> signal = lines.stream()
                .map(SIGNAL::matcher)
                .filter(Matcher::find)
                .map(found -> found.group(1))
                .findFirst();
        Stream<String> frames = lines.stream()
                .dropWhile(line -> !line.startsWith("Native frames:"))
                .skip(1)
                .takeWhile(line -> NATIVE_FRAME.matcher(line).matches());
        return signal.map(name -> name + in(frames, NATIVE_FRAME, 2, 1) + ADVICE);
    }

    private static String in(Stream<String> frames, Pattern form, int name, int place) {
        String text = frames.limit(FRAMES)
                .map(form::matcher)
                .filter(Matcher::matches)
                .map(frame -> frame(frame.group(name), frame.group(place)))
                .collect(Collectors.joining(", called by "));
        return text.isEmpty() ? "" : " in " + text;
    }

    private static String frame(String name, String place) {
        if (name == null) {
            return "a function without a name of " + place;
        }
        return place == null ? name : name + " of " + place;
    }
}
