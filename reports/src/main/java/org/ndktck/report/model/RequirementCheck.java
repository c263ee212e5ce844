package org.ndktck.report.model;

import java.util.Optional;

/**
 * How the kit deals with a requirement: the manifest's entry.
 *
 * @param checkedBy the property or invariant that checks it, for example {@code
 *     SizeQueryProperties.nullBuffer...}
 * @param untestable why no black-box test can decide it; of a MAY, what the kit does about it, since nothing can break it
 */
public record RequirementCheck(Optional<String> checkedBy, Optional<String> untestable) {

    /** The kit does not check the requirement yet. */
    public static final RequirementCheck NOT_YET = new RequirementCheck(Optional.empty(), Optional.empty());

    /**
     * Names the property that checks the requirement.
     *
     * @param property class and method
     * @return the entry
     */
    public static RequirementCheck by(String property) {
        return new RequirementCheck(Optional.of(property), Optional.empty());
    }

    /**
     * Says that no black-box test can decide the requirement, or that nothing can break it.
     *
     * @param reason why, a sentence without its full stop
     * @return the entry
     */
    public static RequirementCheck untestable(String reason) {
        return new RequirementCheck(Optional.empty(), Optional.of(reason));
    }
}
