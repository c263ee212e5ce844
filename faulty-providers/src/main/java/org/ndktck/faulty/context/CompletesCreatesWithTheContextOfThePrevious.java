package org.ndktck.faulty.context;

import static org.ndktck.catalog.RequirementId.CB_15;
import static org.ndktck.catalog.RequirementId.GEN_13;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DecoratingProvider;
import org.ndktck.faulty.Fault;

/**
 * Reuses its record of the create before: the completion of a create comes with the context of that
 * one.
 */
@Fault(value = "F139", grade = SUBTLE)
@Breaks({CB_15, GEN_13})
public final class CompletesCreatesWithTheContextOfThePrevious extends DecoratingProvider {

    private final AtomicLong previous = new AtomicLong();

    public CompletesCreatesWithTheContextOfThePrevious() {
        super(Map.of("completion", "pending"));
    }

    @Override
    protected NdkCreateCompletion decorate(NdkCreateCompletion original) {
        return (context, status, object) -> original.complete(previous.getAndSet(context), status, object);
    }
}
