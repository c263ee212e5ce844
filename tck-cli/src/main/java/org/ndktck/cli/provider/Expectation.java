package org.ndktck.cli.provider;

import java.util.List;
import org.ndktck.catalog.RequirementId;

/**
 * What a run against a provider must end with.
 *
 * @param exit the exit code
 * @param violates the requirements it violates by itself, without those that follow
 */
public record Expectation(int exit, List<RequirementId> violates) {

    /** What is expected of the reference. */
    static final Expectation CONFORMS = new Expectation(0, List.of());

    /** Copies the ids. */
    public Expectation {
        violates = List.copyOf(violates);
    }
}
