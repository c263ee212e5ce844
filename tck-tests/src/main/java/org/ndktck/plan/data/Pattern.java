package org.ndktck.plan.data;

/** The content of private data. */
public enum Pattern {
    /** 1, 2, 3 and so on: every byte value once the data is long enough. */
    COUNTING,
    /** Zeros only. */
    ZEROS,
    /** The last half is zeros. */
    TRAILING_ZEROS,
    /** Every second byte is zero, the first included. */
    INNER_ZEROS,
    /** 0xFF only. */
    ONES;

    /** Gives one byte. */
    byte at(int index, int length, int salt) {
        int counted = 1 + index * 5 + salt;
        return switch (this) {
            case COUNTING -> (byte) counted;
            case ZEROS -> 0;
            case TRAILING_ZEROS -> index >= length / 2 ? 0 : (byte) (counted | 1);
            case INNER_ZEROS -> index % 2 == 0 ? 0 : (byte) (counted | 1);
            case ONES -> (byte) 0xFF;
        };
    }
}
