package org.ndktck.engine;

import java.util.Set;
import java.util.stream.Collectors;
import org.ndktck.catalog.RequirementId;

/**
 * Which requirements a run judges.
 *
 * @param only the ones chosen; all if empty
 * @param skip the ones left out
 */
public record Selection(Set<RequirementId> only, Set<RequirementId> skip) {

    /** Everything the kit checks. */
    public static final Selection ALL = new Selection(Set.of(), Set.of());

    /** Copies the sets. */
    public Selection {
        only = Set.copyOf(only);
        skip = Set.copyOf(skip);
    }

    /**
     * Tells whether a requirement is judged.
     *
     * @param id the requirement
     * @return true if it was chosen and not left out
     */
    public boolean includes(RequirementId id) {
        return (only.isEmpty() || only.contains(id)) && !skip.contains(id);
    }

    /**
     * Prints the choice.
     *
     * @return for example {@code all}, {@code only GCD-07} or {@code all but CB-01, CB-02}
     */
    @Override
    public String toString() {
        String chosen = only.isEmpty() ? "all" : "only " + texts(only);
        return skip.isEmpty() ? chosen : chosen + " but " + texts(skip);
    }

    private static String texts(Set<RequirementId> ids) {
        return ids.stream().sorted().map(RequirementId::text).collect(Collectors.joining(", "));
    }
}
