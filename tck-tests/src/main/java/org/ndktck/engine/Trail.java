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
import org.ndktck.gate.NdkFunction;
import org.ndktck.gate.Passage;
import org.ndktck.verify.PreconditionUnmet;

/**
 * The trail that a process leaves in a file, which outlives it: the function that the provider is in, and the try.
 * A mapped file costs no system call, and the operating system keeps it however the process ends. Functions that
 * ended a process before are not called again.
 */
public final class Trail implements Passage {

    private static final int BYTES = 1 << 16;
    private static final int FUNCTION_AT = 0;
    private static final int LENGTH_AT = 4;
    private static final int TOKEN_AT = 8;
    private static final int NOWHERE = 0;
    private static final List<NdkFunction> FUNCTIONS = List.of(NdkFunction.values());

    private final MappedByteBuffer trail;
    private final Map<NdkFunction, String> barred;

    private Trail(MappedByteBuffer trail, Map<NdkFunction, String> barred) {
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
    public static Trail begin(Path file, Map<NdkFunction, String> barred) throws IOException {
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            return new Trail(channel.map(FileChannel.MapMode.READ_WRITE, 0, BYTES), barred);
        }
    }

    /**
     * Where a process was.
     *
     * @param function the function that the provider was in, if it was in any
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
        int function = trail.getInt(FUNCTION_AT);
        int length = Math.min(trail.getInt(LENGTH_AT), BYTES - TOKEN_AT);
        return new End(
                function == NOWHERE ? Optional.empty() : Optional.of(FUNCTIONS.get(function - 1)),
                new String(bytes, TOKEN_AT, length, StandardCharsets.UTF_8));
    }

    @Override
    public void tryBegins(String token) {
        byte[] bytes = token.getBytes(StandardCharsets.UTF_8);
        int length = Math.min(bytes.length, BYTES - TOKEN_AT);
        trail.putInt(FUNCTION_AT, NOWHERE);
        trail.put(TOKEN_AT, bytes, 0, length);
        trail.putInt(LENGTH_AT, length);
    }

    @Override
    public int entering(NdkFunction function) {
        String why = barred.get(function);
        if (why != null) {
            throw new PreconditionUnmet(why);
        }
        int before = trail.getInt(FUNCTION_AT);
        trail.putInt(FUNCTION_AT, FUNCTIONS.indexOf(function) + 1);
        return before;
    }

    @Override
    public void left(int before) {
        trail.putInt(FUNCTION_AT, before);
    }
}
