package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.REJ_09;
import static org.ndktck.faulty.DispatchFunction.REJECT;

import org.ndktck.faulty.*;

/** NdkReject computes for ever. */
@Hostile(what = "NdkReject computes for ever.", exit = 1, violates = REJ_09)
public final class LoopsInAReject extends InsteadOfOneFunction {

    public LoopsInAReject() {
        super(REJECT);
    }

    @Override
    protected Object instead(Intercepted call) {
        while (true) {
            Thread.onSpinWait();
        }
    }
}
