package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.REJ_02;
import static org.ndktck.faulty.DispatchFunction.REJECT;

import org.ndktck.faulty.*;

/** NdkReject throws what a failed assertion of a test throws. */
@Hostile(exit = 1, violates = REJ_02)
@Instead(REJECT)
public final class ThrowsAnAssertionError extends InsteadOfOneFunction {

    @Override
    protected Object instead(Intercepted call) {
        throw new AssertionError("expected: <0> but was: <1>");
    }
}
