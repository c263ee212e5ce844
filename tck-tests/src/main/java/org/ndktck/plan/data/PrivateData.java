package org.ndktck.plan.data;

/**
 * Private data that one side sends, as length and pattern.
 *
 * @param length bytes
 * @param pattern their content
 */
public record PrivateData(int length, Pattern pattern) {

    /** No private data. */
    public static final PrivateData NONE = new PrivateData(0, Pattern.COUNTING);

    /** Checks the length: a token may say anything. */
    public PrivateData {
        if (length < 0 || length > PrivateDataAmount.LONGEST) {
            throw new IllegalArgumentException(
                    "private data length=" + length + " is outside 0.." + PrivateDataAmount.LONGEST);
        }
    }

    /**
     * Makes the bytes.
     *
     * @param salt makes the data of two senders differ
     * @return the bytes
     */
    public byte[] bytes(int salt) {
        byte[] bytes = new byte[length];
        for (int index = 0; index < length; index++) {
            bytes[index] = pattern.at(index, length, salt);
        }
        return bytes;
    }

    /** Sorts the length against the most that the adapter carries. */
    public PrivateDataAmount kind(long maximum) {
        if (length == 0) {
            return PrivateDataAmount.NOTHING;
        }
        return length == maximum ? PrivateDataAmount.MAXIMUM : PrivateDataAmount.SOME;
    }
}
