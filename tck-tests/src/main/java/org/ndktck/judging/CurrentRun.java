package org.ndktck.judging;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * The run that goes on in this process.
 *
 * <p>Static, because the JUnit Platform and jqwik make hooks and suites themselves and hand them
 * nothing. A process runs one at a time.
 */
final class CurrentRun {

    private static final AtomicReference<@Nullable RunState> RUN = new AtomicReference<>();

    private CurrentRun() {}

    static RunState get() {
        RunState run = RUN.get();
        if (run == null) {
            throw new IllegalStateException("no run is going on: start the properties through NdkTckSuite or ndk-tck");
        }
        return run;
    }

    static void begin(RunState run) {
        if (!RUN.compareAndSet(null, run)) {
            throw new IllegalStateException(
                    "another run is going on in this process; runs in one JVM come one after the other");
        }
    }

    static void end() {
        RUN.set(null);
    }
}
