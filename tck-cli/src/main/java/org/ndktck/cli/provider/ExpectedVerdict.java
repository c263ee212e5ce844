package org.ndktck.cli.provider;

import java.util.List;
import org.ndktck.catalog.RequirementId;

/**
 * What a run against a provider must end with.
 *
 * @param exit the exit code
 * @param violates the requirements it violates by itself, without those that follow
 */
public record ExpectedVerdict(int exit, List<RequirementId> violates) {

    /** What is expected of the reference. */
    static final ExpectedVerdict CONFORMS = new ExpectedVerdict(0, List.of());

    /** Copies the ids. */
    public ExpectedVerdict {
        violates = List.copyOf(violates);
    }
}
