package org.ndktck.reference.transport.mpa;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Optional;
import org.ndktck.reference.transport.mpa.SetUpFrame.Kind;

/**
 * What must hold of a reader of frames, whatever bytes come. The fuzzer looks for bytes of which it does not hold
 * ({@code mvn -Pfuzz}); {@link FrameFuzzTest} shows those that it kept to the reader in every build.
 *
 * <p>The first byte of an input says which frame is expected, the second one where the rest comes in two pieces.
 */
public final class FrameFuzz {

    private static final int CHOICES = 2;

    private FrameFuzz() {}

    /** Reads one frame, if it is whole. */
    @FunctionalInterface
    interface Reader {
        Optional<?> read(ByteBuffer in) throws MalformedFrame;
    }

    /**
     * What a reader makes of bytes.
     *
     * @param frame what it read, if that was whole
     * @param malformed whether it refused them
     * @param used how many bytes it took
     */
    private record Outcome(Optional<?> frame, boolean malformed, int used) {}

    /**
     * Called by the fuzzer.
     *
     * @param input any bytes
     */
    public static void fuzzerTestOneInput(byte[] input) {
        if (input.length < CHOICES) {
            return;
        }
        switch (input[0] & 3) {
            case 0 -> check(input, in -> SetUpFrame.read(in, Kind.REQUEST), SetUpFrame.MAX_FRAME);
            case 1 -> check(input, in -> SetUpFrame.read(in, Kind.REPLY), SetUpFrame.MAX_FRAME);
            default -> check(input, Fpdu::read, Fpdu.MAX_FPDU);
        }
    }

    /**
     * Checks one reader.
     *
     * @param input two bytes that choose, then what comes
     * @param reader throws nothing but {@link MalformedFrame}
     * @param longest bytes of which a frame is whole or malformed
     */
    static void check(byte[] input, Reader reader, int longest) {
        byte[] bytes = Arrays.copyOfRange(input, CHOICES, input.length);
        Outcome whole = read(bytes, bytes.length, reader);
        require(whole.frame().isPresent() || whole.malformed() || whole.used() == 0, "takes a part of a frame");
        require(
                whole.frame().isPresent() || whole.malformed() || bytes.length < longest,
                "waits for more than the longest frame");
        int split = bytes.length == 0 ? 0 : (input[1] & 0xFF) % bytes.length;
        Outcome part = read(bytes, split, reader);
        boolean goesOn = part.frame().isEmpty() && !part.malformed();
        require(goesOn || part.equals(whole), "reads otherwise what comes in two pieces");
        whole.frame().ifPresent(frame -> requireSame(frame, reader));
    }

    private static Outcome read(byte[] bytes, int count, Reader reader) {
        ByteBuffer in = ByteBuffer.wrap(bytes, 0, count);
        try {
            Optional<?> frame = reader.read(in);
            return new Outcome(frame, false, in.position());
        } catch (MalformedFrame refused) {
            return new Outcome(Optional.empty(), true, 0);
        }
    }

    /** What was read is what comes back when it is sent. */
    private static void requireSame(Object frame, Reader reader) {
        ByteBuffer sent = frame instanceof Fpdu fpdu ? fpdu.encode() : ((SetUpFrame) frame).encode();
        byte[] bytes = new byte[sent.remaining()];
        sent.get(bytes);
        require(
                read(bytes, bytes.length, reader).equals(new Outcome(Optional.of(frame), false, bytes.length)),
                "does not read again what it read");
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalStateException("the reader " + otherwise);
        }
    }
}
