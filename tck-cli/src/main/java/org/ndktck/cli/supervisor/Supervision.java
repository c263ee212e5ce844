package org.ndktck.cli.supervisor;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;

/**
 * How the processes of a run are handled.
 *
 * @param jobs how many processes judge at the same time; without a number the processors of the machine where the
 *     provider permits it, else one
 * @param timeLimit when the run ends, whatever is left
 * @param workerArguments what every worker's Java runtime is started with
 */
public record Supervision(OptionalInt jobs, Duration timeLimit, List<String> workerArguments) {

    /** The time limit of a run that names none. */
    public static final Duration DEFAULT_TIME_LIMIT = Duration.ofMinutes(30);

    /**
     * The arguments of a worker where none are named: memory that a leak uses up soon, an end instead of a struggle
     * when it is used up, and the collector that gets along with one processor.
     */
    public static final List<String> DEFAULT_WORKER_ARGUMENTS = List.of("-Xmx1g", "-XX:+UseSerialGC");

    /** Copies the list. */
    public Supervision {
        workerArguments = List.copyOf(workerArguments);
    }
}
