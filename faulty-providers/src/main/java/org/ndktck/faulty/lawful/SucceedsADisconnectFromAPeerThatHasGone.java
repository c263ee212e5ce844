package org.ndktck.faulty.lawful;

import static org.ndktck.faulty.DispatchFunction.DISCONNECT;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.Lawful;

/** Has nothing left to do when the consumer disconnects from a peer that closed before. */
@Lawful("V15")
public final class SucceedsADisconnectFromAPeerThatHasGone extends InterceptingProvider {

    public SucceedsADisconnectFromAPeerThatHasGone() {
        super(Map.of("completion", "inline"));
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (!call.is(DISCONNECT)) {
            return call.proceed();
        }
        NtStatus status = call.status();
        return status.equals(NtStatus.STATUS_CONNECTION_ABORTED) ? NtStatus.STATUS_SUCCESS : status;
    }
}
