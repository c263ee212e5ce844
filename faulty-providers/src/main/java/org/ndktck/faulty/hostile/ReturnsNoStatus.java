package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.REJ_02;
import static org.ndktck.faulty.DispatchFunction.REJECT;

import org.jspecify.annotations.Nullable;
import org.ndktck.faulty.Hostile;
import org.ndktck.faulty.Intercepted;

/** NdkReject returns no status at all. */
@Hostile(what = "NdkReject returns no status at all.", exit = 1, violates = REJ_02)
public final class ReturnsNoStatus extends InsteadOfOneFunction {

    public ReturnsNoStatus() {
        super(REJECT);
    }

    @Override
    protected @Nullable Object instead(Intercepted call) {
        return null;
    }
}
