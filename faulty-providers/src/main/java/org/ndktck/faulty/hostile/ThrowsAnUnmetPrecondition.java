package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.REJ_02;
import static org.ndktck.faulty.DispatchFunction.REJECT;

import org.ndktck.faulty.*;

/** NdkReject throws what the kit throws where a try cannot be judged. */
@Hostile(exit = 1, violates = REJ_02)
@Instead(REJECT)
public final class ThrowsAnUnmetPrecondition extends InsteadOfOneFunction {

    @Override
    protected Object instead(Intercepted call) {
        throw Thrown.named("org.ndktck.verify.PreconditionUnmet");
    }
}
