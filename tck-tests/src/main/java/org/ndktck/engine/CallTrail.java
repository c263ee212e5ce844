package org.ndktck.engine;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.IntStream;
import org.ndktck.gate.FunctionTracker;
import org.ndktck.gate.NdkFunction;
import org.ndktck.verify.PreconditionUnmet;

/**
 * The trail that a process leaves in a file, which outlives it: the functions that the provider is in, and the try.
 * A mapped file costs no system call, and the operating system keeps it however the process ends. Several threads may
 * be in functions at the same time and leave them in any order, so each call has a place of its own. Functions that
 * ended processes before are not called again.
 */
public final class CallTrail implements FunctionTracker {

    private static final int BYTES = 1 << 16;
    private static final int LENGTH_AT = 0;
    private static final int CALLS_AT = 8;

    /** More calls at the same time than the kit ever makes; what is beyond them leaves no trail. */
    private static final int MOST_CALLS = 64;

    private static final int BYTES_OF_A_CALL = 8;
    private static final int TOKEN_AT = CALLS_AT + MOST_CALLS * BYTES_OF_A_CALL;
    private static final byte[] NO_CALLS = new byte[MOST_CALLS * BYTES_OF_A_CALL];
    private static final int NOWHERE = 0;
    private static final int NO_PLACE = -1;
    private static final List<NdkFunction> FUNCTIONS = List.of(NdkFunction.values());

    private final MappedByteBuffer trail;
    private final Map<NdkFunction, String> barred;
    private final AtomicIntegerArray taken = new AtomicIntegerArray(MOST_CALLS);
    private final AtomicInteger calls = new AtomicInteger();

    private CallTrail(MappedByteBuffer trail, Map<NdkFunction, String> barred) {
        this.trail = trail;
        this.barred = Map.copyOf(barred);
    }

    /**
     * Begins a trail.
     *
     * @param file where to
     * @param barred functions that are not called, and why, a clause
     * @return the trail
     * @throws IOException if the file cannot be written
     */
    public static CallTrail begin(Path file, Map<NdkFunction, String> barred) throws IOException {
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            return new CallTrail(channel.map(FileChannel.MapMode.READ_WRITE, 0, BYTES), barred);
        }
    }

    /**
     * Where a process was.
     *
     * @param function the function that the provider was in, if it was in any; of several the one entered last
     * @param token the try that ran; empty before the first
     */
    public record End(Optional<NdkFunction> function, String token) {}

    /**
     * Reads where a process was when it ended.
     *
     * @param file its trail
     * @return where it was
     * @throws IOException if the file cannot be read
     */
    public static End read(Path file) throws IOException {
        byte[] bytes = Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
        if (bytes.length < BYTES) {
            return new End(Optional.empty(), "");
        }
        ByteBuffer trail = ByteBuffer.wrap(bytes);
        int length = Math.min(trail.getInt(LENGTH_AT), BYTES - TOKEN_AT);
        return new End(enteredLast(trail), new String(bytes, TOKEN_AT, length, StandardCharsets.UTF_8));
    }

    private static Optional<NdkFunction> enteredLast(ByteBuffer trail) {
        return IntStream.range(0, MOST_CALLS)
                .map(CallTrail::at)
                .filter(at -> trail.getInt(at) != NOWHERE)
                .boxed()
                .max((one, other) -> numberAt(trail, one) - numberAt(trail, other)) // right also when the numbers wrap
                .map(at -> FUNCTIONS.get(trail.getInt(at) - 1));
    }

    private static int numberAt(ByteBuffer trail, int at) {
        return trail.getInt(at + Integer.BYTES);
    }

    private static int at(int place) {
        return CALLS_AT + place * BYTES_OF_A_CALL;
    }

    @Override
    public void tryBegins(String token) {
        byte[] bytes = token.getBytes(StandardCharsets.UTF_8);
        int length = Math.min(bytes.length, BYTES - TOKEN_AT);
        trail.put(CALLS_AT, NO_CALLS); // whoever has not left by now belongs to a try that is over
        trail.put(TOKEN_AT, bytes, 0, length);
        trail.putInt(LENGTH_AT, length);
    }

    @Override
    public void requireOpen(NdkFunction function) {
        String why = barred.get(function);
        if (why != null) {
            throw new PreconditionUnmet(why);
        }
    }

    @Override
    public int entering(NdkFunction function) {
        requireOpen(function);
        for (int place = 0; place < MOST_CALLS; place++) {
            if (taken.compareAndSet(place, 0, 1)) {
                trail.putInt(at(place) + Integer.BYTES, calls.incrementAndGet());
                trail.putInt(at(place), FUNCTIONS.indexOf(function) + 1);
                return place;
            }
        }
        return NO_PLACE;
    }

    @Override
    public void left(int place) {
        if (place != NO_PLACE) {
            trail.putInt(at(place), NOWHERE);
            taken.set(place, 0);
        }
    }
}
