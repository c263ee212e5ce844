package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.concurrent.atomic.AtomicLong;
import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.faulty.*;

/**
 * Reuses its record of the create before: the completion of a create comes with the context of that
 * one.
 */
@Fault(value = "F139", grade = Grade.SUBTLE)
@Breaks({CB_15, GEN_13})
@Settings("completion=pending")
public final class CompletesCreatesWithTheContextOfThePrevious extends InterceptingProvider {

    private final AtomicLong previous = new AtomicLong();

    @Override
    protected Object call(Intercepted call) {
        return call.is(CREATE_CONNECTOR, CREATE_LISTENER)
                ? call.proceeding(
                        NdkCreateCompletion.class,
                        original -> (context, status, object) ->
                                original.complete(previous.getAndSet(context), status, object))
                : call.proceed();
    }
}
