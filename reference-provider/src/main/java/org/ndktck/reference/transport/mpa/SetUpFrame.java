package org.ndktck.reference.transport.mpa;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.ndktck.reference.negotiation.PrivateData;
import org.ndktck.reference.negotiation.ReadLimits;

/**
 * An MPA Request or Reply frame of revision 2 with the enhanced set-up: the peer-to-peer model, a zero-length
 * RDMA Write as the ready-to-receive indication, a CRC in every FPDU, and no markers.
 *
 * <pre>
 *  0..15  the key of the kind
 * 16      M 0x80 markers, C 0x40 CRC, R 0x20 rejected, S 0x10 enhanced; the rest is reserved
 * 17      revision
 * 18..19  PD_Length: bytes that follow, 0..512
 * 20..21  A 0x8000 peer-to-peer model, B 0x4000 ready by a Send; IRD in the other 14 bits
 * 22..23  C 0x8000 ready by an RDMA Write, D 0x4000 ready by an RDMA Read; ORD in the other 14 bits
 * 24..    private data of the consumer
 * </pre>
 *
 * @param kind which of the two
 * @param rejected whether a Reply turns the Request down
 * @param limits the read limits, seen from the sender: inbound is IRD, outbound is ORD
 * @param privateData of the consumer, at most {@link #MAX_PRIVATE_DATA} bytes
 */
public record SetUpFrame(Kind kind, boolean rejected, ReadLimits limits, PrivateData privateData) {

    /** What is left of PD_Length behind the read limits. */
    public static final int MAX_PRIVATE_DATA = 508;

    /** One more stands for "not negotiated". */
    public static final int MAX_READ_LIMIT = 0x3FFE;

    /** The longest frame there is. */
    public static final int MAX_FRAME = 532;

    private static final int KEY = 16;
    private static final int HEADER = 20;
    private static final int LIMITS = 4;
    private static final int MAX_PD_LENGTH = LIMITS + MAX_PRIVATE_DATA;
    private static final int REVISION = 2;

    private static final int MARKERS = 0x80;
    private static final int CRC = 0x40;
    private static final int REJECTED = 0x20;
    private static final int ENHANCED = 0x10;

    private static final int PEER_TO_PEER = 0x8000;
    private static final int READY_BY_WRITE = 0x8000;
    private static final int LIMIT_BITS = 0x3FFF;

    /** Which frame. */
    public enum Kind {
        /** From the side that connects. */
        REQUEST("MPA ID Req Frame"),
        /** From the side that was connected to. */
        REPLY("MPA ID Rep Frame");

        private final String key;

        Kind(String key) {
            this.key = key;
        }
    }

    /** Gives the bytes of the frame; a limit above {@link #MAX_READ_LIMIT} is sent as that. */
    public ByteBuffer encode() {
        byte[] data = privateData.toByteArray();
        if (data.length > MAX_PRIVATE_DATA) {
            throw new IllegalArgumentException(
                    data.length + " bytes of private data; a frame carries at most " + MAX_PRIVATE_DATA);
        }
        ByteBuffer frame = ByteBuffer.allocate(HEADER + LIMITS + data.length);
        frame.put(kind.key.getBytes(StandardCharsets.US_ASCII));
        frame.put((byte) (CRC | ENHANCED | (rejected ? REJECTED : 0)));
        frame.put((byte) REVISION);
        frame.putShort((short) (LIMITS + data.length));
        frame.putShort((short) (PEER_TO_PEER | Math.min(limits.inbound(), MAX_READ_LIMIT)));
        frame.putShort((short) (READY_BY_WRITE | Math.min(limits.outbound(), MAX_READ_LIMIT)));
        return frame.put(data).flip();
    }

    /**
     * Reads a frame, and leaves what follows it.
     *
     * @param in what has come, to be read from its position; unchanged as long as the frame is not whole
     * @param expected the kind that must come
     * @return the frame, if it is whole
     * @throws MalformedFrame as soon as the bytes that have come cannot become a frame of that kind
     */
    public static Optional<SetUpFrame> read(ByteBuffer in, Kind expected) throws MalformedFrame {
        requireKey(in, expected);
        if (in.remaining() < HEADER) {
            return Optional.empty();
        }
        int start = in.position();
        int flags = in.get(start + KEY);
        int length = Short.toUnsignedInt(in.getShort(start + KEY + 2));
        requireHeader(flags, in.get(start + KEY + 1), length, expected);
        if (in.remaining() < HEADER + length) {
            return Optional.empty();
        }
        in.position(start + HEADER);
        int inbound = Short.toUnsignedInt(in.getShort());
        int outbound = Short.toUnsignedInt(in.getShort());
        byte[] data = new byte[length - LIMITS];
        in.get(data);
        boolean rejected = (flags & REJECTED) != 0;
        MalformedFrame.unless(
                rejected || ((inbound & PEER_TO_PEER) != 0 && (outbound & READY_BY_WRITE) != 0),
                "no ready-to-receive indication by an RDMA Write");
        return Optional.of(new SetUpFrame(
                expected, rejected, new ReadLimits(limit(inbound), limit(outbound)), PrivateData.of(data)));
    }

    private static void requireKey(ByteBuffer in, Kind expected) throws MalformedFrame {
        int present = Math.min(in.remaining(), KEY);
        for (int i = 0; i < present; i++) {
            MalformedFrame.unless(in.get(in.position() + i) == expected.key.charAt(i), "not the key of a " + expected);
        }
    }

    /** The reserved bits are not looked at, so that a later revision may use them. */
    private static void requireHeader(int flags, int revision, int length, Kind kind) throws MalformedFrame {
        MalformedFrame.unless(revision == REVISION, "revision " + revision + " instead of " + REVISION);
        MalformedFrame.unless((flags & ENHANCED) != 0, "no enhanced set-up");
        MalformedFrame.unless((flags & MARKERS) == 0, "markers, which this provider does not send");
        MalformedFrame.unless(kind == Kind.REPLY || (flags & REJECTED) == 0, "a request that rejects");
        MalformedFrame.unless(length >= LIMITS && length <= MAX_PD_LENGTH, "PD_Length is " + length);
    }

    /** A limit that is not negotiated limits nothing. */
    private static int limit(int field) {
        return Math.min(field & LIMIT_BITS, MAX_READ_LIMIT);
    }
}
