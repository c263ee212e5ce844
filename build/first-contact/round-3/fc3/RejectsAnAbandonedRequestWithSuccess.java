package fc3;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Lawful: NdkReject of an attempt that the peer has given up succeeds. */
public final class RejectsAnAbandonedRequestWithSuccess extends Wrapper {

    @Override
    protected Driver driver() {
        return new Driver() {

            @Override
            protected NtStatus reject(Conn s, NdkConnector o, RejectArgs a) {
                NtStatus status = s.real.reject(o, a);
                return status.equals(NtStatus.STATUS_CONNECTION_ABORTED) ? NtStatus.STATUS_SUCCESS : status;
            }
        };
    }
}
