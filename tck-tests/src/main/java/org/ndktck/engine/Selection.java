package org.ndktck.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.ndktck.catalog.RequirementId;
import org.ndktck.catalog.Section;

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
     * @return for example {@code all}, {@code only GCD-07} or {@code all but CB-01, CB-02}; a section that is in it with all
     *     of its requirements is named instead of them
     */
    @Override
    public String toString() {
        String chosen = only.isEmpty() ? "all" : "only " + texts(only);
        return skip.isEmpty() ? chosen : chosen + " but " + texts(skip);
    }

    private static String texts(Set<RequirementId> ids) {
        Map<Section, List<RequirementId>> bySection = ids.stream()
                .sorted()
                .collect(Collectors.groupingBy(RequirementId::section, TreeMap::new, Collectors.toList()));
        return bySection.entrySet().stream()
                .map(section -> section.getValue().equals(allOf(section.getKey()))
                        ? section.getKey().name()
                        : section.getValue().stream().map(RequirementId::text).collect(Collectors.joining(", ")))
                .collect(Collectors.joining(", "));
    }

    private static List<RequirementId> allOf(Section section) {
        return Arrays.stream(RequirementId.values())
                .filter(id -> id.section() == section)
                .toList();
    }
}
