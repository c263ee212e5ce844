package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.REJ_02;
import static org.ndktck.faulty.DispatchFunction.REJECT;

import org.ndktck.faulty.*;

/** NdkReject throws what tells jqwik that it finds no more values. */
@Hostile(exit = 1, violates = REJ_02)
@Instead(REJECT)
public final class ThrowsTooManyFilterMisses extends InsteadOfOneFunction {

    @Override
    protected Object instead(Intercepted call) {
        throw Thrown.named("net.jqwik.api.TooManyFilterMissesException");
    }
}
