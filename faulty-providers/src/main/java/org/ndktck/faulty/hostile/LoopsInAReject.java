package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.REJ_09;
import static org.ndktck.faulty.DispatchFunction.REJECT;

import org.ndktck.faulty.*;

/** NdkReject computes for ever. */
@Hostile(exit = 1, violates = REJ_09)
@Instead(REJECT)
public final class LoopsInAReject extends InsteadOfOneFunction {

    @Override
    protected Object instead(Intercepted call) {
        while (true) {
            Thread.onSpinWait();
        }
    }
}
