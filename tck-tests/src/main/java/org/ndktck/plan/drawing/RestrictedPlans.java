package org.ndktck.plan.drawing;

import java.util.Optional;
import net.jqwik.api.ArbitrarySupplier;
import org.ndktck.plan.adapter.AdapterFacts;

/**
 * Draws not all plans of a type: the others are no cases of the property, which would demand of them what nobody
 * demands.
 *
 * @param <P> the type of plan
 */
public interface RestrictedPlans<P> extends ArbitrarySupplier<P> {

    /** Tells why a plan is none of them; nothing if it is. */
    Optional<String> whyNot(P plan, AdapterFacts facts);
}
