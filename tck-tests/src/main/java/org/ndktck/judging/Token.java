package org.ndktck.judging;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import org.ndktck.catalog.RequirementId;
import org.ndktck.plan.AdapterFacts;
import org.ndktck.plan.Plan;
import org.ndktck.plan.PlanText;

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
        int colon = text.indexOf(':');
        RequirementId id = RequirementId.find(colon < 0 ? text : text.substring(0, colon))
                .orElseThrow(() -> new IllegalArgumentException("it does not begin with the id of a requirement"));
        if (colon < 0) {
            throw new IllegalArgumentException("it lacks the plan behind " + id + ":");
        }
        Method property = properties.get(id);
        if (property == null) {
            throw new IllegalArgumentException("this kit has no property for " + id);
        }
        return new Token(id, PlanText.parse(text.substring(colon + 1), planTypes(property)));
    }

    /**
     * Refuses a plan that was drawn for adapters of another kind.
     *
     * @param facts what the present adapters can do
     * @throws IllegalArgumentException if the plan is beyond them; says what is
     */
    public void requireFitting(AdapterFacts facts) {
        for (Object drawn : plans) {
            if (drawn instanceof Plan plan) {
                plan.misfit(facts).ifPresent(misfit -> {
                    throw new IllegalArgumentException("the token's plan is for another adapter: " + misfit);
                });
            }
        }
    }

    private static List<Class<?>> planTypes(Method property) {
        return Arrays.stream(property.getParameters())
                .filter(parameter -> parameter.isAnnotationPresent(ForAll.class))
                .<Class<?>>map(parameter -> parameter.getType())
                .toList();
    }
}
