package org.ndktck.plan;

import java.util.Optional;
import java.util.Set;

/**
 * A connection on which both sides make these calls, one after the other, each after everything has
 * come that the ones before it bring about; at the end everything is closed.
 *
 * @param scene the connection
 * @param moves the calls
 */
public record Story(ScenePlan scene, Moves moves) implements Plan {

    /** What shrinking ends at, and what a token leaves out. */
    public static final Story SIMPLEST = new Story(ScenePlan.SIMPLEST, Moves.NONE);

    @Override
    public Optional<String> misfit(AdapterFacts facts) {
        return scene.misfit(facts);
    }

    /** None of its own: those of the connection are the connection's. */
    @Override
    public Set<Partition> derivedPartitions(AdapterFacts facts) {
        return Set.of();
    }
}
