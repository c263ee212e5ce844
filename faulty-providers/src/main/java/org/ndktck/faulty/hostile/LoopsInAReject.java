package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.REJ_09;
import static org.ndktck.faulty.DispatchFunction.REJECT;

import org.jspecify.annotations.Nullable;
import org.ndktck.faulty.Hostile;
import org.ndktck.faulty.Intercepted;

/** NdkReject computes for ever. */
@Hostile(what = "NdkReject computes for ever.", exit = 1, violates = REJ_09)
public final class LoopsInAReject extends InsteadOfOneFunction {

    public LoopsInAReject() {
        super(REJECT);
    }

    @Override
    protected @Nullable Object instead(Intercepted call) {
        while (true) {
            Thread.onSpinWait();
        }
    }
}
