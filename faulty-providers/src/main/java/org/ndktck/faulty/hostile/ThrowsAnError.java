package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.REJ_02;
import static org.ndktck.faulty.DispatchFunction.REJECT;

import org.ndktck.faulty.*;

/** NdkReject throws an Error of the Java runtime. */
@Hostile(exit = 1, violates = REJ_02)
@Instead(REJECT)
public final class ThrowsAnError extends InsteadOfOneFunction {

    @Override
    protected Object instead(Intercepted call) {
        throw new InternalError("a fault in the driver");
    }
}
