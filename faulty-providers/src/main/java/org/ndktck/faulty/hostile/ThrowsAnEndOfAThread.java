package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.REJ_02;
import static org.ndktck.faulty.DispatchFunction.REJECT;

import org.ndktck.faulty.*;

/** NdkReject throws what used to end a thread. */
@Hostile(exit = 1, violates = REJ_02)
@Instead(REJECT)
public final class ThrowsAnEndOfAThread extends InsteadOfOneFunction {

    @Override
    protected Object instead(Intercepted call) {
        throw Thrown.anyway(death());
    }

    private static Throwable death() {
        try {
            return Class.forName("java.lang.ThreadDeath")
                    .asSubclass(Throwable.class)
                    .getConstructor()
                    .newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("this Java runtime has no ThreadDeath", e);
        }
    }
}
