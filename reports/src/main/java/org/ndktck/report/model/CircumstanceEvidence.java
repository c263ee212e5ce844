package org.ndktck.report.model;

import java.util.List;

/**
 * Under which circumstances a requirement was judged: pairs of values of two dimensions, such as a second address and an
 * older connection. Each pair that a judged try brought about counts once.
 *
 * @param judgedPairs pairs that were judged
 * @param possiblePairs pairs that the property leaves open and the adapters permit
 * @param missing the first of the pairs that were not judged, at most 20 in a result; for example {@code RequestOrder.FOURTH x ConsumerPace.AFTER_A_WHILE}
 */
public record CircumstanceEvidence(long judgedPairs, long possiblePairs, List<String> missing) {

    /** Nothing was tried. */
    public static final CircumstanceEvidence NONE = new CircumstanceEvidence(0, 0, List.of());

    /** Copies the list. */
    public CircumstanceEvidence {
        missing = List.copyOf(missing);
    }
}
