package org.ndktck.judging;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.ndktck.catalog.RequirementId;
import org.ndktck.plan.PlanText;
import org.ndktck.plan.adapter.AdapterFacts;

/**
 * What replays one try: the requirement whose property ran, and its plan.
 *
 * @param id the requirement
 * @param plans the plans, as the property takes them
 */
public record Token(RequirementId id, List<Object> plans) {

    /** Copies the list. */
    public Token {
        plans = List.copyOf(plans);
    }

    /** Writes a token. */
    static String text(RequirementId id, String plan) {
        return id + ":" + plan;
    }

    /**
     * Reads a token.
     *
     * @param text what a failure printed
     * @param properties the property of each checked requirement
     * @return the token
     * @throws IllegalArgumentException if it is none; says what is wrong
     */
    public static Token parse(String text, Map<RequirementId, Method> properties) {
        String[] parts = text.split(":", 2);
        RequirementId id = RequirementId.find(parts[0])
                .orElseThrow(() -> new IllegalArgumentException("it does not begin with the id of a requirement"));
        if (parts.length == 1) {
            throw new IllegalArgumentException("it lacks the plan behind " + id + ":");
        }
        Method property = properties.get(id);
        if (property == null) {
            throw new IllegalArgumentException("this kit has no property for " + id);
        }
        return new Token(
                id, PlanText.parse(parts[1], DrawnParameters.of(property).types()));
    }

    /**
     * Refuses plans that the property does not draw for adapters like these: nobody demands of them what it judges.
     *
     * @param properties the property of each checked requirement
     * @param facts what the present adapters can do
     * @throws IllegalArgumentException if a plan is none of them; says why
     */
    public void requireFitting(Map<RequirementId, Method> properties, AdapterFacts facts) {
        DrawnParameters.of(Objects.requireNonNull(properties.get(id), id.text()))
                .whyNot(plans, facts)
                .ifPresent(reason -> {
                    throw new IllegalArgumentException("the token's plan is " + reason);
                });
    }
}
