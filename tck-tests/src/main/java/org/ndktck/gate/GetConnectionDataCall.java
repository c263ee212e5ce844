package org.ndktck.gate;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.Objects;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.memory.GuardedBytes;
import org.ndktck.memory.GuardedUlong;

/** A recorded NdkGetConnectionData with the cells and the buffer it wrote. */
public final class GetConnectionDataCall extends Call {

    private final Cells cells;
    private final long requiredSize;

    GetConnectionDataCall(int number, NdkObject<?> target, String object, Cells cells, long requiredSize) {
        super(number, NdkFunction.GET_CONNECTION_DATA, target, object, cells::words);
        this.cells = cells;
        this.requiredSize = requiredSize;
    }

    /** The cells and the buffer. */
    public Cells cells() {
        return cells;
    }

    /** The required size (RDS) that capacities of this call were chosen by; 0 if it was not known. */
    public long requiredSizeAssumed() {
        return requiredSize;
    }

    @Override
    void keep() {
        cells.keep();
    }

    /** The first bytes that the call left in the buffer. */
    public byte[] fetched(int count) {
        return Objects.requireNonNull(cells.buffer()).first(count);
    }

    /** Writes something else into the buffer, which is the consumer's; what the call left there is still known. */
    public void reuseBuffer() {
        GuardedBytes buffer = cells.buffer();
        if (buffer != null) {
            byte[] other = buffer.first(buffer.capacity());
            for (int at = 0; at < other.length; at++) {
                other[at] = (byte) ~other[at];
            }
            buffer.reuse(other);
        }
    }

    /** Whether both limit pointers were given and both cells changed. */
    public boolean storedBothLimits() {
        return stored(cells.inbound()) && stored(cells.outbound());
    }

    private static boolean stored(@Nullable GuardedUlong cell) {
        return cell != null && cell.get() != cell.initial();
    }

    /** What the inbound limit cell holds; both pointers were given. */
    public long inbound() {
        return Objects.requireNonNull(cells.inbound()).get();
    }

    /** What the outbound limit cell holds; both pointers were given. */
    public long outbound() {
        return Objects.requireNonNull(cells.outbound()).get();
    }

    /** Whether the buffer has room for the given bytes and starts with them. */
    public boolean brought(byte[] sent) {
        GuardedBytes buffer = cells.buffer();
        return buffer != null && buffer.capacity() >= sent.length && Arrays.equals(sent, buffer.first(sent.length));
    }

    /** Whether the buffer holds its fill from an offset to its end; the guard is not looked at. */
    public boolean leftAloneFrom(long offset) {
        GuardedBytes buffer = Objects.requireNonNull(cells.buffer());
        OptionalInt first = buffer.firstWrittenFrom((int) Math.min(offset, buffer.capacity()));
        return first.isEmpty() || first.getAsInt() >= buffer.capacity();
    }

    /**
     * What one call was given.
     *
     * @param inbound the inbound limit cell, {@code null} for NULL
     * @param outbound the outbound limit cell, {@code null} for NULL
     * @param buffer the private data buffer, {@code null} for NULL
     * @param length the length cell, which held the capacity on entry
     */
    public record Cells(
            @Nullable GuardedUlong inbound,
            @Nullable GuardedUlong outbound,
            @Nullable GuardedBytes buffer,
            GuardedUlong length) {

        /** The capacity on entry. */
        public long capacity() {
            return length.initial();
        }

        private void keep() {
            length.keep();
            if (inbound != null) {
                inbound.keep();
            }
            if (outbound != null) {
                outbound.keep();
            }
            if (buffer != null) {
                buffer.keep();
            }
        }

        String words() {
            return "pInboundReadLimit = " + cell(inbound) + ", pOutboundReadLimit = " + cell(outbound)
                    + ", pPrivateData = " + bytes() + ", pPrivateDataLength = &" + length.initial() + " -> &"
                    + length.get();
        }

        private static String cell(@Nullable GuardedUlong cell) {
            if (cell == null) {
                return "NULL";
            }
            return cell.get() == cell.initial() ? "& untouched" : "& -> " + cell.get();
        }

        private String bytes() {
            if (buffer == null) {
                return "NULL";
            }
            OptionalInt first = buffer.firstWrittenFrom(0);
            String size = "&" + GetConnectionDataCall.bytes(buffer.capacity());
            return first.isEmpty()
                    ? size + " -> untouched"
                    : size + " -> changed " + first.getAsInt() + ".." + buffer.lastWritten();
        }
    }

    /** A number of bytes as people read it. */
    public static String bytes(long count) {
        return count == 1 ? "1 byte" : count + " bytes";
    }

    /** Bytes as people read them: all of them up to 16, else the first ones and a count. */
    public static String hex(byte[] bytes) {
        HexFormat format = HexFormat.ofDelimiter(" ");
        if (bytes.length <= 16) {
            return "[" + format.formatHex(bytes) + "]";
        }
        return "[" + format.formatHex(bytes, 0, 12) + " ... " + bytes.length + " bytes]";
    }
}
