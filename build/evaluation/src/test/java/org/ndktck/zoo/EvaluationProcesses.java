package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.ndktck.judgement.Share;

/**
 * Runs the tests of one class in several processes at the same time, each of which takes its share of what is judged. A
 * process has the options of this one's Java runtime, its class path, and its properties that begin with one of {@link #PASSED_ON}.
 */
final class EvaluationProcesses {

    private static final List<String> PASSED_ON = List.of("zoo.", "grid.", "golden.");

    private static final Path OUTPUT = Path.of("target", "evaluation");

    private EvaluationProcesses() {}

    private record Started(Process process, Path output) {}

    /**
     * Runs the tests, and fails with what a process has printed that failed.
     *
     * @param tests a class that asks for {@link Share#ofThisProcess}
     * @param count how many processes
     */
    static void run(Class<?> tests, int count) throws IOException, InterruptedException {
        Files.createDirectories(OUTPUT);
        List<Started> all = new ArrayList<>();
        try {
            for (int number = 0; number < count; number++) {
                all.add(start(tests, new Share(number, count)));
            }
            for (Started one : all) {
                int exit = one.process().waitFor();
                assertThat(exit).as(Files.readString(one.output())).isZero();
            }
        } finally {
            all.forEach(one -> one.process().destroyForcibly());
        }
    }

    private static Started start(Class<?> tests, Share share) throws IOException {
        Path output = OUTPUT.resolve(tests.getSimpleName() + "-" + share.number() + ".txt");
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(option -> option.startsWith("-X") || option.startsWith("-Djqwik."))
                .forEach(command::add);
        passedOn().forEach(command::add);
        command.add("-D" + Share.OF_THIS_PROCESS + "=" + share);
        command.addAll(List.of(
                "-cp", System.getProperty("java.class.path"), EvaluationProcess.class.getName(), tests.getName()));
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        return new Started(process, output);
    }

    private static Stream<String> passedOn() {
        return System.getProperties().stringPropertyNames().stream()
                .filter(name -> PASSED_ON.stream().anyMatch(name::startsWith))
                .map(name -> "-D" + name + "=" + System.getProperty(name));
    }
}
