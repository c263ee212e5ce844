package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.REJ_02;
import static org.ndktck.faulty.DispatchFunction.REJECT;

import org.ndktck.faulty.*;

/** NdkReject returns no status at all. */
@Hostile(exit = 1, violates = REJ_02)
@Instead(REJECT)
public final class ReturnsNoStatus extends InsteadOfOneFunction {

    @Override
    protected Object instead(Intercepted call) {
        return Intercepted.NOTHING;
    }
}
