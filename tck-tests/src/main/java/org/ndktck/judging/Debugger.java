package org.ndktck.judging;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/** Whether a debugger may halt the threads of this process. If so, no duration is held against a provider. */
public final class Debugger {

    /** Stands for a patience without end. */
    private static final Duration UNLIMITED = Duration.ofDays(1);

    /** The arguments here are none that the runtime tells of. */
    private static final String INHERITED = "JAVA_TOOL_OPTIONS";

    private Debugger() {}

    /**
     * Tells whether this process was started for a debugger.
     *
     * @return true if it was
     */
    public static boolean isExpected() {
        Stream<String> given = ManagementFactory.getRuntimeMXBean().getInputArguments().stream();
        Stream<String> inherited = Stream.ofNullable(System.getenv(INHERITED));
        return isExpectedBy(Stream.concat(given, inherited).toList());
    }

    /**
     * Tells whether a process that is started so waits for a debugger, or lets one attach.
     *
     * @param arguments the arguments of its Java runtime
     * @return true if they name the agent of the debug interface
     */
    public static boolean isExpectedBy(List<String> arguments) {
        return arguments.stream().anyMatch(argument -> argument.contains("jdwp"));
    }

    /**
     * Gives the longest wait for what must happen.
     *
     * @param asked what the user asked for
     * @param debugged whether a debugger is expected
     * @return the same, or a day
     */
    static Duration patience(Duration asked, boolean debugged) {
        return debugged ? UNLIMITED : asked;
    }
}
