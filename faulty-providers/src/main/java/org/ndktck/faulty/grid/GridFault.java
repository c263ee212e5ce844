package org.ndktck.faulty.grid;

import java.util.*;
import org.ndktck.catalog.RequirementId;
import org.ndktck.faulty.grid.descriptor.*;
import org.ndktck.faulty.grid.effect.Effect;
import org.ndktck.faulty.grid.trigger.CircumstanceTrigger;

/**
 * A fault: an effect at a place in a circumstance.
 *
 * @param descriptor the function
 * @param output what of it
 * @param effect what is wrong with it
 * @param trigger when
 */
public record GridFault(Descriptor descriptor, Output output, Effect effect, CircumstanceTrigger trigger) {

    /** The prefix of all names. */
    public static final String PREFIX = "grid:";

    /** Gives the name, for example {@code grid:GetConnectionData.requiredSize.oneMore.laterRequest}. */
    public String name() {
        return PREFIX + place() + '.' + effect.name() + '.' + trigger.text();
    }

    /** Gives the function and what of it. */
    public String place() {
        return descriptor.name() + '.' + output.name();
    }

    /** Gives the rows one of which it must turn red, the most direct first. */
    public List<RequirementId> acceptable() {
        Set<RequirementId> ids = new LinkedHashSet<>(output.brokenBy(effect));
        ids.addAll(trigger.rows());
        return List.copyOf(ids);
    }

    /** Gives the same fault under another condition, whether it is in the grid or not. */
    public GridFault when(CircumstanceTrigger other) {
        return new GridFault(descriptor, output, effect, other);
    }
}
