package org.ndktck.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs the command, or something else of this class path, as a process of its own, where the locale knows no letter beyond ASCII. */
public final class JavaProcess {

    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    private final Path directory;
    private final List<String> start;

    private JavaProcess(Path directory, List<String> start) {
        this.directory = directory;
        this.start = start;
    }

    /** The command of this class path; its output goes to files in a directory, which is its current one. */
    public static JavaProcess ofClassPath(Path directory) {
        return ofMain(directory, NdkTck.class);
    }

    /** Another class of this class path that has a main method; options of the Java runtime may come before it. */
    public static JavaProcess ofMain(Path directory, Class<?> main, String... options) {
        List<String> start = new ArrayList<>(List.of(options));
        start.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        return new JavaProcess(directory, start);
    }

    static JavaProcess ofJar(Path directory, Path jar) {
        return new JavaProcess(directory, List.of("-jar", jar.toString()));
    }

    /** Starts the command; its output goes to the files {@code out} and {@code err}. */
    public Process start(String... args) throws IOException {
        List<String> command = new ArrayList<>(List.of(JAVA, "-XX:TieredStopAtLevel=1"));
        command.addAll(start);
        command.addAll(List.of(args));
        ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
        builder.environment().put("LC_ALL", "C");
        builder.redirectOutput(directory.resolve("out").toFile());
        builder.redirectError(directory.resolve("err").toFile());
        return builder.start();
    }

    /** Runs the command, and ends it and what it started if it does not end by itself. */
    public Invocation run(String... args) throws IOException, InterruptedException {
        Process process = start(args);
        boolean ended = process.waitFor(5, TimeUnit.MINUTES);
        if (!ended) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
        assertThat(ended).as("it ends").isTrue();
        return new Invocation(
                process.exitValue(),
                Files.readString(directory.resolve("out"), UTF_8),
                Files.readString(directory.resolve("err"), UTF_8));
    }
}
