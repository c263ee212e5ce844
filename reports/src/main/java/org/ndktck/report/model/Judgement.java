package org.ndktck.report.model;

import java.util.Set;
import org.ndktck.catalog.RequirementId;

/**
 * What one try says about one requirement, and which partitions of the input it belongs to.
 *
 * @param id the requirement
 * @param plan the canonical text of the try's plan
 * @param outcome what the try says
 * @param partitions names of the partitions hit, {@code Type.VALUE}
 */
public record Judgement(RequirementId id, String plan, Outcome outcome, Set<String> partitions) {

    /** Copies the set. */
    public Judgement {
        partitions = Set.copyOf(partitions);
    }
}
