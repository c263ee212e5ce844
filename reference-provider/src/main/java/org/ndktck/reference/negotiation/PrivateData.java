package org.ndktck.reference.negotiation;

import java.util.Arrays;
import java.util.HexFormat;

/** Private data as one side sent it: immutable bytes, without the padding the receiver may add. */
public final class PrivateData {

    /** No private data. */
    public static final PrivateData NONE = new PrivateData(new byte[0]);

    private final byte[] bytes;

    private PrivateData(byte[] bytes) {
        this.bytes = bytes;
    }

    /**
     * Copies bytes.
     *
     * @param bytes the private data, from first to last
     * @return the private data
     */
    public static PrivateData of(byte... bytes) {
        return bytes.length == 0 ? NONE : new PrivateData(bytes.clone());
    }

    /**
     * Counts the bytes.
     *
     * @return the number of bytes sent
     */
    public int length() {
        return bytes.length;
    }

    /**
     * Copies the bytes out.
     *
     * @return the bytes sent
     */
    public byte[] toByteArray() {
        return bytes.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PrivateData that && Arrays.equals(bytes, that.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    @Override
    public String toString() {
        return bytes.length + " bytes [" + HexFormat.ofDelimiter(" ").formatHex(bytes) + "]";
    }
}
