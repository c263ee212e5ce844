package org.ndktck.catalog;

import java.util.List;
import java.util.Set;

/**
 * One row of the catalogue.
 *
 * @param id the id, never reused
 * @param title what is demanded, as a clause that reads well after the id
 * @param actor whom it binds
 * @param modality how strongly
 * @param basis where it comes from
 * @param page the document's page, by the name a vendor can look up
 * @param section where on the page
 * @param testClass what it takes to test it
 * @param condition when it applies, in our words
 * @param demand what it demands then, in our words
 * @param followsFrom requirements whose violation necessarily shows as a violation of this one;
 *     blame on this row is then derived
 * @param readings the readings that shape this row
 */
public record Requirement(
        RequirementId id,
        String title,
        Actor actor,
        Modality modality,
        Basis basis,
        String page,
        String section,
        TestClass testClass,
        String condition,
        String demand,
        Set<RequirementId> followsFrom,
        List<ReadingId> readings) {

    /** Copies the collections. */
    public Requirement {
        followsFrom = Set.copyOf(followsFrom);
        readings = List.copyOf(readings);
    }

    /**
     * Tells whether this is one of the MUSTs that a provider is judged by.
     *
     * @return true for a MUST that binds the provider
     */
    public boolean isProviderMust() {
        return actor == Actor.PROVIDER && modality == Modality.MUST;
    }

    /**
     * Gives page and section.
     *
     * @return for example {@code NDK_FN_GET_CONNECTION_DATA, Remarks, paragraph 4}
     */
    public String source() {
        return page + ", " + section;
    }
}
