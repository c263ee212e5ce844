package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.REJ_02;
import static org.ndktck.faulty.DispatchFunction.REJECT;

import org.ndktck.faulty.*;

/** NdkReject throws an OutOfMemoryError while there is memory enough. */
@Hostile(exit = 1, violates = REJ_02)
@Instead(REJECT)
public final class ThrowsAnOutOfMemoryError extends InsteadOfOneFunction {

    @Override
    protected Object instead(Intercepted call) {
        throw new OutOfMemoryError("a table of the driver is full");
    }
}
