package org.ndktck.cli.supervisor;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.ndktck.engine.Profile;
import org.ndktck.judging.Debugger;

/**
 * How the processes of a run are handled.
 *
 * @param isolation where the provider's code runs; all else but the time limit matters to workers only
 * @param jobs how many processes judge at the same time; without a number the cores of the machine where the provider
 *     permits it, and one in a short run
 * @param timeLimit when the run ends, whatever is left
 * @param workerArguments what every worker's Java runtime is started with; if empty, what suits the run
 */
public record Supervision(Isolation isolation, OptionalInt jobs, Duration timeLimit, List<String> workerArguments) {

    /** Where the provider's code runs. */
    public enum Isolation {
        /** In processes of their own. */
        FORK,
        /** In this process. */
        NONE
    }

    /** The time limit of a run that names none. */
    public static final Duration DEFAULT_TIME_LIMIT = Duration.ofMinutes(30);

    /** Memory that a leak uses up soon, and the collector that gets along with one processor. */
    private static final List<String> ALWAYS = List.of("-Xmx1g", "-XX:+UseSerialGC");

    /**
     * Tries of each property, for each worker, that are over before optimized code pays: the optimizer takes the processors
     * that the workers need.
     */
    private static final int MOST_NOT_OPTIMIZED = Profile.STANDARD.tries();

    /** Tries of a whole run that are over before another process has started and is of use. */
    private static final int MOST_FOR_ONE_PROCESS = 2000;

    private static final String QUICK_START = "-XX:TieredStopAtLevel=1";

    /** Copies the list. */
    public Supervision {
        workerArguments = List.copyOf(workerArguments);
    }

    /**
     * How many processes judge a run at the same time, if the provider permits it.
     *
     * @param tries tries of each property
     * @param properties properties that the run has
     */
    int jobsFor(int tries, int properties) {
        boolean one = isDebugged() || (long) tries * properties <= MOST_FOR_ONE_PROCESS;
        return jobs.orElseGet(() -> one ? 1 : Runtime.getRuntime().availableProcessors());
    }

    /** Whether the workers are started for a debugger: nobody waits in vain for them, and there is one at a time. */
    boolean isDebugged() {
        return Debugger.isExpectedBy(workerArguments);
    }

    /** What a worker's Java runtime is started with for its part of a run of so many tries. */
    List<String> argumentsFor(int tries, int workers) {
        if (!workerArguments.isEmpty()) {
            return workerArguments;
        }
        List<String> arguments = new ArrayList<>(ALWAYS);
        arguments.addAll(archive());
        if (tries <= (long) MOST_NOT_OPTIMIZED * workers) {
            arguments.add(QUICK_START);
        }
        return arguments;
    }

    /** What the runtime of the command starts with a worker starts with, too: both have the same class path. */
    private static List<String> archive() {
        String archive = System.getProperty("ndktck.archive");
        return archive == null
                ? List.of()
                : List.of("-XX:SharedArchiveFile=" + archive, "-Xlog:cds=off", "-Xlog:cds+dynamic=off");
    }
}
