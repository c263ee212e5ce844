package org.ndktck.faulty.hostile;

import static org.ndktck.catalog.RequirementId.REJ_02;
import static org.ndktck.faulty.DispatchFunction.REJECT;

import org.ndktck.faulty.*;

/** NdkReject throws what throws again when it is asked for its message. */
@Hostile(exit = 1, violates = REJ_02)
@Instead(REJECT)
public final class ThrowsWhatCannotBePrinted extends InsteadOfOneFunction {

    @Override
    protected Object instead(Intercepted call) {
        throw new Unprintable();
    }

    private static final class Unprintable extends RuntimeException {

        private static final long serialVersionUID = 1L;

        @Override
        public String getMessage() {
            throw new IllegalStateException("no message");
        }

        @Override
        public String toString() {
            throw new IllegalStateException("no text");
        }
    }
}
