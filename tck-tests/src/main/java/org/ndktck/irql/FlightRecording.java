package org.ndktck.irql;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;

/**
 * Records what waits while something runs. Sees parking, waiting on a monitor, sleeping, and socket and
 * file input and output; does not see waiting in native code. Entering a monitor and acquiring a
 * lock, of the runtime or of the provider's own, are not waits: they are what a spin lock is in Java.
 */
public final class FlightRecording {

    private static final Map<String, String> KINDS = Map.of(
            "jdk.ThreadPark", "parked",
            "jdk.JavaMonitorWait", "waited on a monitor",
            "jdk.ThreadSleep", "slept",
            "jdk.SocketRead", "read from a socket",
            "jdk.SocketWrite", "wrote to a socket",
            "jdk.FileRead", "read from a file",
            "jdk.FileWrite", "wrote to a file");

    private static final long MOMENT_NANOS = Duration.ofNanos(50_000).toNanos();

    private FlightRecording() {}

    /** Whether this Java runtime has a flight recorder. */
    public static boolean isAvailable() {
        return ModuleLayer.boot().findModule("jdk.jfr").isPresent();
    }

    /**
     * Records while something runs.
     *
     * @param action what runs
     * @return the waits inside dispatch functions, in order
     */
    public static List<ThreadWait> of(Runnable action) {
        try (Recording recording = new Recording()) {
            KINDS.keySet()
                    .forEach(kind ->
                            recording.enable(kind).withThreshold(Duration.ZERO).withStackTrace());
            recording.start();
            action.run();
            recording.stop();
            return read(recording);
        } catch (IOException e) {
            throw new UncheckedIOException("the flight recording cannot be read", e);
        }
    }

    private static List<ThreadWait> read(Recording recording) throws IOException {
        Path file = Files.createTempFile("ndk-tck", ".jfr");
        try {
            recording.dump(file);
            return RecordingFile.readAllEvents(file).stream()
                    .filter(event -> KINDS.containsKey(event.getEventType().getName()))
                    .map(FlightRecording::wait)
                    .flatMap(Optional::stream)
                    .toList();
        } finally {
            Files.deleteIfExists(file);
        }
    }

    private static Optional<ThreadWait> wait(RecordedEvent event) {
        String parkedOn = parkedOn(event);
        if (LockFrames.areIn(event.getStackTrace())) {
            return Optional.empty();
        }
        String kind = Objects.requireNonNull(KINDS.get(event.getEventType().getName()));
        return DispatchFrame.in(event.getStackTrace())
                .map(frame -> new ThreadWait(
                        frame.function(),
                        frame.objectType(),
                        parkedOn.isEmpty() ? kind : kind + " on " + parkedOn,
                        frame.waiting(),
                        isMomentary(event)));
    }

    /** A driver may stall a processor for as long, but not longer. */
    private static boolean isMomentary(RecordedEvent event) {
        long nanos = event.hasField("timeout") && event.getEventType().getName().equals("jdk.ThreadPark")
                ? event.getLong("timeout")
                : Long.MAX_VALUE;
        return nanos > 0 && nanos <= MOMENT_NANOS;
    }

    private static String parkedOn(RecordedEvent event) {
        return event.hasField("parkedClass") && event.getClass("parkedClass") != null
                ? outermost(event.getClass("parkedClass").getName())
                : "";
    }

    /** A latch parks on a class nested in it, which nobody knows by name. */
    private static String outermost(String type) {
        int nested = type.indexOf('$');
        return nested < 0 ? type : type.substring(0, nested);
    }
}
