package org.ndktck.reference.transport.mpa;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Optional;
import java.util.zip.CRC32C;

/**
 * What travels on a connection that is set up: RDMAP messages without a payload, one DDP segment and one FPDU
 * each. Another message, or one with a payload, has nowhere to go in this provider.
 *
 * <pre>
 *  0..1   ULPDU_Length: bytes of the DDP segment
 *  2..    the DDP segment: 14 bytes where it is tagged, 18 where it is not; both need no padding
 *  ..+4   CRC32C of everything before it, the low byte first
 * </pre>
 */
public sealed interface Fpdu {

    /** The longest that this provider takes. */
    int MAX_FPDU = 24;

    /** The active side is ready to receive: a zero-length RDMA Write. */
    record Ready() implements Fpdu {}

    /**
     * A Send.
     *
     * @param number its message sequence number
     * @param solicits whether it is a Send with Solicited Event
     */
    record Send(long number, boolean solicits) implements Fpdu {}

    /**
     * A receive has taken a Send. RDMAP has no such message: it is a zero-length RDMA Write at the offset of
     * that number, which no memory is behind.
     *
     * @param number the number of the Send, at least 1
     */
    record Taken(long number) implements Fpdu {}

    /** Gives the bytes. */
    default ByteBuffer encode() {
        if (this instanceof Send send) {
            return Layout.untagged(send.solicits() ? Layout.SEND_SOLICITED : Layout.SEND, send.number());
        }
        return Layout.tagged(this instanceof Taken taken ? taken.number() : 0);
    }

    /**
     * Reads one, and leaves what follows it.
     *
     * @param in what has come, to be read from its position; unchanged as long as the FPDU is not whole
     * @return the FPDU, if it is whole
     * @throws MalformedFrame as soon as the bytes that have come cannot become one
     */
    static Optional<Fpdu> read(ByteBuffer in) throws MalformedFrame {
        if (in.remaining() < Short.BYTES) {
            return Optional.empty();
        }
        int length = Short.toUnsignedInt(in.getShort(in.position()));
        MalformedFrame.unless(
                length == Layout.TAGGED_LENGTH || length == Layout.UNTAGGED_LENGTH, "ULPDU_Length is " + length);
        int size = Short.BYTES + length + Layout.CRC;
        if (in.remaining() < size) {
            return Optional.empty();
        }
        ByteBuffer whole = in.slice(in.position(), size);
        in.position(in.position() + size);
        return Optional.of(Layout.decode(whole, length));
    }

    /** Where what is. */
    final class Layout {

        private static final int TAGGED_LENGTH = 14;
        private static final int UNTAGGED_LENGTH = 18;
        private static final int CRC = 4;

        /** Tagged, last, version 1. */
        private static final byte TAGGED = (byte) 0xC1;
        /** Untagged, last, version 1. */
        private static final byte UNTAGGED = 0x41;

        /** The upper two bits are the version, 1, of RDMAP. */
        private static final byte WRITE = 0x40;

        private static final byte SEND = 0x43;
        private static final byte SEND_SOLICITED = 0x45;

        private Layout() {}

        private static ByteBuffer tagged(long offset) {
            ByteBuffer fpdu = begin(TAGGED_LENGTH, TAGGED, WRITE);
            fpdu.putInt(0); // the steering tag
            fpdu.putLong(offset);
            return sealed(fpdu);
        }

        private static ByteBuffer untagged(byte operation, long number) {
            ByteBuffer fpdu = begin(UNTAGGED_LENGTH, UNTAGGED, operation);
            fpdu.putInt(0); // for the message with invalidate only
            fpdu.putInt(0); // the queue of sends
            fpdu.putInt((int) number);
            fpdu.putInt(0); // the offset in the message
            return sealed(fpdu);
        }

        private static ByteBuffer begin(int length, byte control, byte operation) {
            ByteBuffer fpdu = ByteBuffer.allocate(Short.BYTES + length + CRC);
            return fpdu.putShort((short) length).put(control).put(operation);
        }

        private static ByteBuffer sealed(ByteBuffer fpdu) {
            int end = fpdu.position();
            int crc = crc(fpdu, end);
            fpdu.order(ByteOrder.LITTLE_ENDIAN).putInt(end, crc).order(ByteOrder.BIG_ENDIAN);
            return fpdu.position(0);
        }

        private static int crc(ByteBuffer fpdu, int end) {
            CRC32C crc = new CRC32C();
            crc.update(fpdu.duplicate().position(0).limit(end));
            return (int) crc.getValue();
        }

        private static Fpdu decode(ByteBuffer fpdu, int length) throws MalformedFrame {
            int end = Short.BYTES + length;
            int sent = fpdu.duplicate().order(ByteOrder.LITTLE_ENDIAN).getInt(end);
            MalformedFrame.unless(sent == crc(fpdu, end), "a CRC that is not that of the bytes");
            byte control = fpdu.get(Short.BYTES);
            byte operation = fpdu.get(Short.BYTES + 1);
            return length == TAGGED_LENGTH
                    ? write(control, operation, fpdu.getLong(end - Long.BYTES))
                    : send(control, operation, Integer.toUnsignedLong(fpdu.getInt(end - 2 * Integer.BYTES)));
        }

        private static Fpdu write(byte control, byte operation, long offset) throws MalformedFrame {
            MalformedFrame.unless(control == TAGGED && operation == WRITE, "a tagged segment that is no RDMA Write");
            return offset == 0 ? new Ready() : new Taken(offset);
        }

        private static Fpdu send(byte control, byte operation, long number) throws MalformedFrame {
            MalformedFrame.unless(
                    control == UNTAGGED && (operation == SEND || operation == SEND_SOLICITED),
                    "an untagged segment that is no Send");
            return new Send(number, operation == SEND_SOLICITED);
        }
    }
}
