package org.ndktck.verify;

import java.util.Map;
import java.util.Optional;
import org.ndktck.catalog.ReadingId;

/**
 * A read limit with the values that disputed readings permit.
 *
 * @param expected the value of the kit's reading
 * @param derivation how it comes about, for people
 * @param tolerated other values and the reading that permits each
 */
public record ReadableLimit(long expected, String derivation, Map<Long, ReadingId> tolerated) {

    /** Copies the map. */
    public ReadableLimit {
        tolerated = Map.copyOf(tolerated);
    }

    /** Finds the reading that permits a value. */
    public Optional<ReadingId> toleratedBy(long value) {
        return Optional.ofNullable(tolerated.get(value));
    }
}
