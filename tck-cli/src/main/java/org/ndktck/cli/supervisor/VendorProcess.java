package org.ndktck.cli.supervisor;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A process that does something with code of a vendor, and ends soon whatever that code does to it. */
public final class VendorProcess {

    private VendorProcess() {}

    /**
     * How a process ended.
     *
     * @param asItShould whether it ended by itself, with exit code 0
     * @param how a clause
     * @param printed what was printed in it last, without what a Java runtime says of a crash
     */
    public record End(boolean asItShould, String how, String printed) {}

    /**
     * Runs a process, and waits for its end.
     *
     * @param main what it does
     * @param arguments the arguments of that
     * @param directory where the Java runtime leaves its report of a crash
     * @param longest how long it may take before it is ended
     * @return how it ended
     * @throws IOException if it cannot be started
     */
    public static End run(Class<?> main, List<String> arguments, Path directory, Duration longest) throws IOException {
        Path crash = directory.resolve("crash.log");
        List<String> command =
                new ArrayList<>(List.of(WorkerProcess.JAVA, "-XX:TieredStopAtLevel=1", "-XX:-CreateCoredumpOnCrash"));
        command.add("-XX:ErrorFile=" + crash);
        command.addAll(WorkerProcess.nativeAccess());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(arguments);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        WorkerProcess.Printed printed = new WorkerProcess.Printed();
        Thread drain = WorkerProcess.daemon(
                "ndk-tck output of " + main.getSimpleName(), () -> printed.readAll(process.getInputStream()));
        try {
            if (!process.waitFor(longest.toMillis(), TimeUnit.MILLISECONDS)) {
                return new End(false, "it did not return within " + longest.toSeconds() + " s", printed.text());
            }
            drain.join(WorkerServer.GRACE_MILLIS);
            int code = process.exitValue();
            Optional<String> report = CrashReport.read(crash, printed.text());
            String text = report.isPresent() ? CrashReport.withoutRuntime(printed.text()) : printed.text();
            return new End(code == 0, WorkerLoss.ended(report, code, printed), text);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the wait for a process was interrupted", e);
        } finally {
            process.destroyForcibly();
        }
    }
}
