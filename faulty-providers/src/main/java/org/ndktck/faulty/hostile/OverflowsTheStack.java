package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.REJ_02;
import static org.ndktck.faulty.DispatchFunction.REJECT;

import org.ndktck.faulty.*;

/** NdkReject calls itself until the stack ends. */
@Hostile(exit = 1, violates = REJ_02)
@Instead(REJECT)
public final class OverflowsTheStack extends InsteadOfOneFunction {

    @Override
    protected Object instead(Intercepted call) {
        return deeper(call, 1);
    }

    private static Object deeper(Intercepted call, long depth) {
        return depth < 0 ? call.proceed() : deeper(call, depth + 1);
    }
}
