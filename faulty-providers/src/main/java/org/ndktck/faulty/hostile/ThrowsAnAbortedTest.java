package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.REJ_02;
import static org.ndktck.faulty.DispatchFunction.REJECT;

import org.ndktck.faulty.*;

/** NdkReject throws what tells a test engine that a test is to be left out. */
@Hostile(exit = 1, violates = REJ_02)
@Instead(REJECT)
public final class ThrowsAnAbortedTest extends InsteadOfOneFunction {

    @Override
    protected Object instead(Intercepted call) {
        throw Thrown.named("org.opentest4j.TestAbortedException");
    }
}
