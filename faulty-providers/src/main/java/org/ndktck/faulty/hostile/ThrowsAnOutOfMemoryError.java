package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.REJ_02;
import static org.ndktck.faulty.DispatchFunction.REJECT;

import org.jspecify.annotations.Nullable;
import org.ndktck.faulty.Hostile;
import org.ndktck.faulty.Intercepted;

/** NdkReject throws an OutOfMemoryError while there is memory enough. */
@Hostile(what = "NdkReject throws an OutOfMemoryError while there is memory enough.", exit = 1, violates = REJ_02)
public final class ThrowsAnOutOfMemoryError extends InsteadOfOneFunction {

    public ThrowsAnOutOfMemoryError() {
        super(REJECT);
    }

    @Override
    protected @Nullable Object instead(Intercepted call) {
        throw new OutOfMemoryError("a table of the driver is full");
    }
}
