package fc3;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** The path for a request whose peer is gone answers STATUS_PENDING, as for Accept; NdkReject has no completion. */
public final class PendsTheRejectOfARequestThatWasGivenUp extends Wrapper {

    @Override
    protected Driver driver() {
        return new Driver() {

            @Override
            protected NtStatus reject(Conn s, NdkConnector o, RejectArgs a) {
                NtStatus status = s.real.reject(o, a);
                return status.equals(NtStatus.STATUS_CONNECTION_ABORTED) ? NtStatus.STATUS_PENDING : status;
            }
        };
    }
}
