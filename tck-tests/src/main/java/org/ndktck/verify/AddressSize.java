package org.ndktck.verify;

import org.ndktck.plan.adapter.Family;

/**
 * The sizes that a structure for an address may have. The documents name none: those of its family's structure and of the
 * structures for addresses of every family are usual, and a provider may have one of its own.
 *
 * @param family the family of the address
 * @param own what this provider needs, as its own answers show; 0 if it needs none of its own
 */
public record AddressSize(Family family, long own) {

    private static final int V6_LENGTH = 28;
    private static final int STORAGE_LENGTH = 128;

    /** Whether a size is usual. */
    public static boolean isUsual(Family family, long size) {
        return size == family.sockaddrBytes() || size == V6_LENGTH || size == STORAGE_LENGTH;
    }

    boolean permits(long stored) {
        return isUsual(family, stored) || stored == Math.max(own, family.sockaddrBytes());
    }
}
