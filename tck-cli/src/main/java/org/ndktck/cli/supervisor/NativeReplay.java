package org.ndktck.cli.supervisor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ndktck.engine.RunException;

/** A command that runs native code, in a process of its own: native code that crashes ends its process. */
public final class NativeReplay {

    private static final String INSIDE = "org.ndktck.replay";
    private static final String KNOBS = "ndktck.";

    private NativeReplay() {}

    /**
     * Tells whether this is that process.
     *
     * @return whether it is
     */
    public static boolean isHere() {
        return Boolean.getBoolean(INSIDE);
    }

    /**
     * Runs a command line of this command in a process of its own, which has the streams and settings of this one.
     *
     * @param main the class that the command begins with
     * @param arguments its arguments
     * @return how it ended
     * @throws RunException if no process can be started
     */
    public static End run(Class<?> main, List<String> arguments) throws RunException {
        try {
            Path log = Files.createTempFile("ndk-tck-replay", ".log");
            try {
                Files.delete(log); // a file that is there already is not written
                Process process = new ProcessBuilder(command(main, arguments, log))
                        .inheritIO()
                        .start();
                int code = process.waitFor();
                return new End(code, CrashReport.read(log, ""));
            } finally {
                Files.deleteIfExists(log);
            }
        } catch (IOException e) {
            throw new RunException(
                    "no process can be started for the replay: " + e.getMessage()
                            + "; make room for temporary files and processes",
                    e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the replay was interrupted", e);
        }
    }

    /**
     * How the process ended.
     *
     * @param exitCode its exit code
     * @param crash what native code has left of it, a clause; nothing if it ended by itself
     */
    public record End(int exitCode, Optional<String> crash) {}

    private static List<String> command(Class<?> main, List<String> arguments, Path log) {
        List<String> command = new ArrayList<>(List.of(WorkerProcess.JAVA, "-XX:-CreateCoredumpOnCrash"));
        command.add("-XX:ErrorFile=" + log);
        command.addAll(WorkerProcess.nativeAccess());
        command.add("-D" + INSIDE + "=true");
        for (Map.Entry<Object, Object> property : System.getProperties().entrySet()) {
            if (property.getKey().toString().startsWith(KNOBS)) {
                command.add("-D" + property.getKey() + "=" + property.getValue());
            }
        }
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(arguments);
        return command;
    }
}
