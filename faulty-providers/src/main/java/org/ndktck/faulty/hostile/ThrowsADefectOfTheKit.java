package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.REJ_02;
import static org.ndktck.faulty.DispatchFunction.REJECT;

import org.ndktck.faulty.*;

/** NdkReject throws what the kit throws where it is wrong itself. */
@Hostile(exit = 1, violates = REJ_02)
@Instead(REJECT)
public final class ThrowsADefectOfTheKit extends InsteadOfOneFunction {

    @Override
    protected Object instead(Intercepted call) {
        throw Thrown.named("org.ndktck.gate.KitDefect");
    }
}
