package org.ndktck.catalog;

import java.util.List;

/**
 * How the kit reads a text that is silent or contradicts another.
 *
 * @param id the id, never reused
 * @param title the question
 * @param says what the documents say or leave open
 * @param reading how the kit reads it
 * @param changes what evidence would change that reading
 * @param treatment how the kit treats it
 * @param deviation which verdict a provider gets that follows another reading
 * @param rows the requirements concerned
 */
public record Reading(
        ReadingId id,
        String title,
        String says,
        String reading,
        String changes,
        Treatment treatment,
        String deviation,
        List<RequirementId> rows) {

    /** Copies the list. */
    public Reading {
        rows = List.copyOf(rows);
    }
}
