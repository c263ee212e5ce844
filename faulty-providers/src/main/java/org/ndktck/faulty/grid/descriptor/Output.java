package org.ndktck.faulty.grid.descriptor;

import java.util.*;
import org.ndktck.catalog.RequirementId;
import org.ndktck.faulty.grid.effect.Effect;
import org.ndktck.faulty.grid.effect.Effect.Family;

/**
 * One thing that a function gives, takes, calls or does, with what may go wrong with it.
 *
 * @param name as it stands in the name of a fault
 * @param effects what faults do to it
 * @param rows what such a fault breaks, by the family of the effect, the most direct first
 */
public record Output(String name, List<Effect> effects, Map<Family, List<RequirementId>> rows) {

    /** Copies the effects. */
    public Output {
        effects = List.copyOf(effects);
    }

    /** Makes one whose effects break nothing yet. */
    static Output of(String name, List<Effect> effects) {
        return new Output(name, effects, Map.of());
    }

    /** Makes one with a single effect. */
    static Output of(String name, Effect effect) {
        return of(name, List.of(effect));
    }

    /** Adds an effect. */
    Output and(Effect... others) {
        List<Effect> all = new ArrayList<>(effects);
        all.addAll(List.of(others));
        return new Output(name, all, rows);
    }

    /** Leaves out effects by their names. */
    Output without(String... names) {
        Set<String> out = Set.of(names);
        return new Output(
                name,
                effects.stream().filter(effect -> !out.contains(effect.name())).toList(),
                rows);
    }

    /** Says what the effects of a family break. */
    Output breaking(Family family, RequirementId... ids) {
        Map<Family, List<RequirementId>> all = new LinkedHashMap<>(rows);
        all.put(family, List.of(ids));
        return new Output(name, effects, all);
    }

    /** Says what the effects of a family break. */
    Output breaking(Family family, List<RequirementId> ids) {
        return breaking(family, ids.toArray(RequirementId[]::new));
    }

    /** Says what every effect breaks. */
    Output breaking(RequirementId... ids) {
        return breaking(List.of(ids));
    }

    /** Says what every effect breaks. */
    Output breaking(List<RequirementId> ids) {
        Output output = this;
        for (Family family : Family.values()) {
            output = output.breaking(family, ids);
        }
        return output;
    }

    /** Gives what an effect breaks, the most direct first. */
    public List<RequirementId> brokenBy(Effect effect) {
        Set<RequirementId> ids = new LinkedHashSet<>(effect.rows());
        ids.addAll(rows.getOrDefault(effect.family(), List.of()));
        return List.copyOf(ids);
    }
}
